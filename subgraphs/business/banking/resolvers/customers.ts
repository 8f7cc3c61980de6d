/** Customers, and how they become customers. */
import {
  Application,
  ApplicationDocument,
  ApplicationForm,
  Customer,
} from "../../../../families/banking/contract.ts";
import { emptyConnection } from "../../../kit/connection.ts";
import { idOf, keyed } from "../../../kit/ids.ts";
import { fromWire } from "../../../kit/readers.ts";
import type { Resolvers } from "../../__generated__/resolvers.ts";
import { including, linkIn, listArgs, records, toCustomer, toPerson } from "../lists.ts";
import type {
  BankApplicationDocumentMapper,
  BankApplicationFormMapper,
  BankApplicationMapper,
  BankCustomerMapper,
} from "../mappers.ts";

const nameIn = (name: { first?: string | null; last?: string | null } | null | undefined) =>
  [name?.first, name?.last].filter(Boolean).join(" ") || null;

export const customerResolvers: Resolvers = {
  Banking: {
    customer: (_, { id }, { banking }) => banking.customer.load(idOf("BankCustomer", id)),
    customers: (_, args, { banking }) => banking.connection("listCustomers", {}, args),
    application: (_, { id }, { banking }) => banking.application.load(idOf("BankApplication", id)),
    applications(_, { filter, orderBy, ...page }, { banking }, info) {
      const args = listArgs(filter, orderBy);
      return args
        ? banking.connection("listApplications", args, page, including(info, "BankApplication", "customer"))
        : emptyConnection();
    },
    applicationForms(_, { filter, orderBy, ...page }, { banking }, info) {
      const args = listArgs(filter, orderBy);
      return args
        ? banking.connection(
            "listApplicationForms",
            args,
            page,
            including(info, "BankApplicationForm", "application"),
          )
        : emptyConnection();
    },
  },

  BankCustomer: fromWire(Customer, {
    __resolveReference: ({ id }, { banking }) => banking.customer.load(idOf("BankCustomer", id)),
    ...keyed("BankCustomer", (row: BankCustomerMapper) => row.id),
    fullName: ({ attributes }) => nameIn(attributes?.fullName),
    phone: ({ attributes }) => {
      const { countryCode, number } = attributes?.phone ?? {};
      return number ? (countryCode ? `+${countryCode} ${number}` : number) : null;
    },
    user: toPerson,
    accounts: (owner, args, { banking }, info) => records(banking.accountsByCustomer, owner, args, info),
    cards: (owner, args, { banking }, info) => records(banking.cardsByCustomer, owner, args, info),
    transactions: (owner, args, { banking }, info) =>
      records(banking.transactionsByCustomer, owner, args, info),
    statements: (owner, args, { banking }, info) => records(banking.statementsByCustomer, owner, args, info),
    receivedPayments: (owner, args, { banking }, info) =>
      records(banking.receivedPaymentsByCustomer, owner, args, info),
    recurringPayments: (owner, args, { banking }, info) =>
      records(banking.recurringPaymentsByCustomer, owner, args, info),
    repayments: (owner, args, { banking }, info) => records(banking.repaymentsByCustomer, owner, args, info),
    rewards: (owner, args, { banking }, info) => records(banking.rewardsByCustomer, owner, args, info),
    disputes: (owner, args, { banking }, info) => records(banking.disputesByCustomer, owner, args, info),
    checkDeposits: (owner, args, { banking }, info) =>
      records(banking.checkDepositsByCustomer, owner, args, info),
    checkPayments: (owner, args, { banking }, info) =>
      records(banking.checkPaymentsByCustomer, owner, args, info),
    counterparties: (owner, args, { banking }, info) =>
      records(banking.counterpartiesByCustomer, owner, args, info),
    applications: (owner, args, { banking }, info) =>
      records(banking.applicationsByCustomer, owner, args, info),
  }),

  BankApplication: fromWire(
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
    { needs: { customer: ["customer"] }, renamed: { kind: "type" } },
  ),

  BankApplicationForm: fromWire(
    ApplicationForm,
    {
      __resolveReference: ({ id }, { banking }) =>
        banking.applicationForm.load(idOf("BankApplicationForm", id)),
      ...keyed("BankApplicationForm", (row: BankApplicationFormMapper) => row.id),
      user: toPerson,
      application(form, _, { banking }) {
        const id = linkIn(form, "application");
        return id === undefined ? null : banking.application.load(id);
      },
    },
    { needs: { application: ["application"] } },
  ),

  BankApplicationDocument: fromWire(ApplicationDocument, {
    ...keyed("BankApplicationDocument", (row: BankApplicationDocumentMapper) => row.id),
  }),
};
