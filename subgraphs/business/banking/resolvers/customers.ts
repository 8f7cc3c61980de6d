/** Customers, and how they become customers. */
import { Application, ApplicationDocument, ApplicationForm, Customer } from "#contracts/banking/index.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { byId, entity } from "#subgraphs/business/banking/entities.ts";
import { including } from "#subgraphs/business/banking/included.ts";
import { ofCustomer, related, toCustomer, toPerson } from "#subgraphs/business/banking/links.ts";
import { listed } from "#subgraphs/business/banking/lists.ts";
import { emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const nameIn = (name: { first?: string | null; last?: string | null } | null | undefined) =>
  [name?.first, name?.last].filter(Boolean).join(" ") || null;

export const customerResolvers: Resolvers = {
  Banking: {
    customer: (_, { id }, { banking }) => banking.customer.load(idOf("BankCustomer", id)),
    customers(_, { filter, ...page }, { banking }) {
      const email = filter?.emails?.slice();
      if (email?.length === 0) return emptyConnection();
      return banking.connection("listCustomers", email ? { filter: { email } } : {}, page);
    },
    application: byId("BankApplication", ({ application }) => application),
    applications: listed((args, page, { banking }, info) =>
      banking.connection("listApplications", args, page, including(info, "BankApplication")),
    ),
    applicationForms: listed((args, page, { banking }, info) =>
      banking.connection("listApplicationForms", args, page, including(info, "BankApplicationForm")),
    ),
  },

  BankCustomer: mapWireType(Customer, {
    __resolveReference: ({ id }, { banking }) => banking.customer.load(idOf("BankCustomer", id)),
    ...keyed("BankCustomer"),
    displayName: ({ attributes }) => nameIn(attributes?.fullName),
    phone: ({ attributes }) => {
      const { countryCode, number } = attributes?.phone ?? {};
      return number ? (countryCode ? `+${countryCode} ${number}` : number) : null;
    },
    user: toPerson,
    accounts: ofCustomer("accountsByCustomer"),
    cards: ofCustomer("cardsByCustomer"),
    transactions: ofCustomer("transactionsByCustomer"),
    statements: ofCustomer("statementsByCustomer"),
    receivedPayments: ofCustomer("receivedPaymentsByCustomer"),
    recurringPayments: ofCustomer("recurringPaymentsByCustomer"),
    repayments: ofCustomer("repaymentsByCustomer"),
    rewards: ofCustomer("rewardsByCustomer"),
    disputes: ofCustomer("disputesByCustomer"),
    checkDeposits: ofCustomer("checkDepositsByCustomer"),
    checkPayments: ofCustomer("checkPaymentsByCustomer"),
    counterparties: ofCustomer("counterpartiesByCustomer"),
    applications: ofCustomer("applicationsByCustomer"),
  }),

  BankApplication: mapWireType(
    Application,
    {
      ...entity("BankApplication", ({ application }) => application),
      displayName: ({ attributes }) => nameIn(attributes?.fullName),
      user: toPerson,
      ...toCustomer,
      documents({ id }, { filter, ...page }, { banking }) {
        const status = filter?.statuses?.slice();
        if (!id || status?.length === 0) return emptyConnection();
        const asked = { applicationId: id, ...(status && { filter: { status } }) };
        return banking.connection("listApplicationDocuments", asked, page);
      },
    },
    { requires: { customer: ["customer"] } },
  ),

  BankApplicationForm: mapWireType(
    ApplicationForm,
    {
      ...entity("BankApplicationForm", ({ applicationForm }) => applicationForm),
      user: toPerson,
      application: related("application"),
    },
    { requires: { application: ["application"] } },
  ),

  BankApplicationDocument: mapWireType(ApplicationDocument, keyed("BankApplicationDocument"), {
    renamed: { type: "documentType", ownerName: "name" },
  }),
};
