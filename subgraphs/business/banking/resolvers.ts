import { Customer, Payment, paymentStatuses } from "../../../families/banking/contract.ts";
import { emptyConnection } from "../../kit/connection.ts";
import { fileLink } from "../../kit/files.ts";
import { emailOf, idOf, keyed, userIn } from "../../kit/ids.ts";
import { minorUnits } from "../../kit/money.ts";
import { fromWire } from "../../kit/readers.ts";
import type { PaymentOrder, Resolvers, UserPaymentFilter } from "../__generated__/resolvers.ts";
import type { BusinessContext } from "../index.ts";
import type { PaymentArgs } from "./loaders.ts";
import type { BankCustomerMapper, BankPaymentMapper, BankStatementMapper } from "./mappers.ts";

type Status = (typeof paymentStatuses)[number];
const statusOf = new Map<string, Status>(paymentStatuses.map((status) => [status.toUpperCase(), status]));

/** The bank's own filter; undefined when only states are asked for that the bank does not have. */
function paymentArgs(
  filter: UserPaymentFilter | null | undefined,
  order: PaymentOrder | null | undefined,
): PaymentArgs | undefined {
  const status = filter?.statuses?.flatMap((name) => statusOf.get(name) ?? []);
  if (status?.length === 0) return undefined;
  return {
    ...(status && { status }),
    ...(filter?.since && { since: filter.since }),
    ...(filter?.until && { until: filter.until }),
    sort: order === "OLDEST_FIRST" ? "createdAt" : "-createdAt",
  };
}

export const bankingResolvers: Resolvers = {
  Query: {
    banking: () => ({}),
  },

  Banking: {
    customer: (_, { id }, { banking }) => banking.customer.load(idOf("BankCustomer", id)),
    customers: (_, args, { banking }) => banking.connection("listCustomers", {}, args),
    payment: (_, { id }, { banking }) => banking.payment.load(idOf("BankPayment", id)),
    payments: (_, { filter, orderBy, ...page }, { banking }) => {
      const asked = paymentArgs(filter, orderBy);
      if (!asked) return emptyConnection();
      const { sort, ...own } = asked;
      const customerId = filter?.customerIds?.map((id) => idOf("BankCustomer", id, "customerIds"));
      return banking.connection(
        "listPayments",
        { sort, filter: { ...own, ...(customerId && { customerId }) } },
        page,
      );
    },
    statement: (_, { id }) => ({ statementId: idOf("BankStatement", id) }),
  },

  BankPayment: fromWire(Payment, {
    __resolveReference: ({ id }, { banking }) => banking.payment.load(idOf("BankPayment", id)),
    ...keyed("BankPayment", (payment: BankPaymentMapper) => payment.id),
    amount: ({ attributes }) => minorUnits(attributes?.amount, attributes?.currency),
    customer: (payment, _, { banking }) => {
      const id = customerOf(payment);
      return id ? banking.customer.load(id) : null;
    },
    payer(payment, _, { banking }) {
      const id = customerOf(payment);
      if (!id) return null;
      const known = banking.customer.known(id);
      return known ? userIn(known.attributes?.email) : payerOf(banking, id);
    },
  }),

  BankCustomer: fromWire(Customer, {
    __resolveReference: ({ id }, { banking }) => banking.customer.load(idOf("BankCustomer", id)),
    ...keyed("BankCustomer", (customer: BankCustomerMapper) => customer.id),
    fullName: ({ attributes }) =>
      [attributes?.fullName?.first, attributes?.fullName?.last].filter(Boolean).join(" ") || null,
    phone: ({ attributes }) => {
      const { countryCode, number } = attributes?.phone ?? {};
      return number ? (countryCode ? `+${countryCode} ${number}` : number) : null;
    },
    payments(customer, { filter, orderBy, ...page }, { banking }, info) {
      const asked = paymentArgs(filter, orderBy);
      return asked && customer.id
        ? banking.paymentsByCustomer.load(customer.id, asked, page, info)
        : emptyConnection();
    },
    user: ({ attributes }) => userIn(attributes?.email),
  }),

  BankStatement: {
    ...keyed("BankStatement", ({ statementId }: BankStatementMapper) => statementId),
    pdf: ({ statementId }, _, context) =>
      fileLink(context, context.banking, "getStatementPdf", { statementId }, `statement-${statementId}.pdf`),
  },

  User: {
    bankCustomers: async ({ email }, _, { banking }) => [
      ...(await banking.customersByEmail.load(emailOf(email))),
    ],
    async bankCustomer({ email }, _, { banking }) {
      const customers = await banking.customersByEmail.load(emailOf(email));
      return customers.length === 1 ? (customers[0] ?? null) : null;
    },
    async payments({ email }, { filter, orderBy, ...page }, { banking }, info) {
      const customers = await banking.customersByEmail.load(emailOf(email));
      // The payments name their customer: known already, whatever asks for it next.
      for (const customer of customers) if (customer.id) banking.customer.prime(customer.id, customer);
      const ids = customers.flatMap(({ id }) => id ?? []);
      const asked = paymentArgs(filter, orderBy);
      return asked ? banking.paymentsByCustomer.load(ids, asked, page, info) : emptyConnection();
    },
  },
};

const customerOf = (payment: BankPaymentMapper) => payment.relationships?.customer?.data?.id;

const payerOf = async (banking: BusinessContext["banking"], id: string) =>
  userIn((await banking.customer.load(id))?.attributes?.email);
