/** Customers, and how they become customers. */
import { Application, ApplicationDocument, ApplicationForm, Customer } from "#contracts/banking/index.ts";
import type { Resolvers } from "#subgraphs/business/__generated__/resolvers.ts";
import { owned, related, toCustomer, toPerson } from "#subgraphs/business/banking/links.ts";
import { including, listed } from "#subgraphs/business/banking/lists.ts";
import type {
  BankApplicationDocumentMapper,
  BankApplicationFormMapper,
  BankApplicationMapper,
  BankCustomerMapper,
} from "#subgraphs/business/banking/mappers.ts";
import { emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const nameIn = (name: { first?: string | null; last?: string | null } | null | undefined) =>
  [name?.first, name?.last].filter(Boolean).join(" ") || null;

export const customerResolvers: Resolvers = {
  Banking: {
    customer: (_, { id }, { banking }) => banking.customer.load(idOf("BankCustomer", id)),
    customers: (_, args, { banking }) => banking.connection("listCustomers", {}, args),
    application: (_, { id }, { banking }) => banking.application.load(idOf("BankApplication", id)),
    applications: listed((args, page, { banking }, info) =>
      banking.connection("listApplications", args, page, including(info, "BankApplication", "customer")),
    ),
    applicationForms: listed((args, page, { banking }, info) =>
      banking.connection(
        "listApplicationForms",
        args,
        page,
        including(info, "BankApplicationForm", "application"),
      ),
    ),
  },

  BankCustomer: mapWireType(Customer, {
    __resolveReference: ({ id }, { banking }) => banking.customer.load(idOf("BankCustomer", id)),
    ...keyed("BankCustomer", (row: BankCustomerMapper) => row.id),
    fullName: ({ attributes }) => nameIn(attributes?.fullName),
    phone: ({ attributes }) => {
      const { countryCode, number } = attributes?.phone ?? {};
      return number ? (countryCode ? `+${countryCode} ${number}` : number) : null;
    },
    user: toPerson,
    accounts: owned("accountsByCustomer"),
    cards: owned("cardsByCustomer"),
    transactions: owned("transactionsByCustomer"),
    statements: owned("statementsByCustomer"),
    receivedPayments: owned("receivedPaymentsByCustomer"),
    recurringPayments: owned("recurringPaymentsByCustomer"),
    repayments: owned("repaymentsByCustomer"),
    rewards: owned("rewardsByCustomer"),
    disputes: owned("disputesByCustomer"),
    checkDeposits: owned("checkDepositsByCustomer"),
    checkPayments: owned("checkPaymentsByCustomer"),
    counterparties: owned("counterpartiesByCustomer"),
    applications: owned("applicationsByCustomer"),
  }),

  BankApplication: mapWireType(
    Application,
    {
      __resolveReference: ({ id }, { banking }) => banking.application.load(idOf("BankApplication", id)),
      ...keyed("BankApplication", (row: BankApplicationMapper) => row.id),
      fullName: ({ attributes }) => nameIn(attributes?.fullName),
      user: toPerson,
      ...toCustomer,
      documents({ id }, { statuses, ...page }, { banking }) {
        if (!id || statuses?.length === 0) return emptyConnection();
        const filter = statuses ? { status: statuses.slice() } : undefined;
        return banking.connection("listApplicationDocuments", { applicationId: id, filter }, page);
      },
    },
    { requires: { customer: ["customer"] }, renamed: { kind: "type" } },
  ),

  BankApplicationForm: mapWireType(
    ApplicationForm,
    {
      __resolveReference: ({ id }, { banking }) =>
        banking.applicationForm.load(idOf("BankApplicationForm", id)),
      ...keyed("BankApplicationForm", (row: BankApplicationFormMapper) => row.id),
      user: toPerson,
      application: related("application"),
    },
    { requires: { application: ["application"] } },
  ),

  BankApplicationDocument: mapWireType(ApplicationDocument, {
    ...keyed("BankApplicationDocument", (row: BankApplicationDocumentMapper) => row.id),
  }),
};
