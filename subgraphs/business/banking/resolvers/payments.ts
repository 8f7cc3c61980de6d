/** Payments of the bank, of its customers and of people. */
import { Payment, paymentStatuses } from "../../../../families/banking/contract.ts";
import { emptyConnection } from "../../../kit/connection.ts";
import { emailOf, idOf, keyed, userIn } from "../../../kit/ids.ts";
import { fromWire } from "../../../kit/readers.ts";
import type { PaymentOrder, Resolvers, UserPaymentFilter } from "../../__generated__/resolvers.ts";
import type { BusinessContext } from "../../index.ts";
import { including, money, toOwners } from "../lists.ts";
import type { PaymentArgs } from "../loaders.ts";
import type { BankPaymentMapper } from "../mappers.ts";

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

export const paymentResolvers: Resolvers = {
  Banking: {
    payment: (_, { id }, { banking }) => banking.payment.load(idOf("BankPayment", id)),
    payments: (_, { filter, orderBy, ...page }, { banking }, info) => {
      const asked = paymentArgs(filter, orderBy);
      if (!asked) return emptyConnection();
      const { sort, ...own } = asked;
      const customerId = filter?.customerIds?.map((id) => idOf("BankCustomer", id, "customerIds"));
      return banking.connection(
        "listPayments",
        { sort, filter: { ...own, ...(customerId && { customerId }) } },
        page,
        including(info, "BankPayment", "customer", "account"),
      );
    },
  },

  BankPayment: fromWire(
    Payment,
    {
      __resolveReference: ({ id }, { banking }) => banking.payment.load(idOf("BankPayment", id)),
      ...keyed("BankPayment", (payment: BankPaymentMapper) => payment.id),
      ...money,
      ...toOwners,
      payer(payment, _, { banking }) {
        const id = customerOf(payment);
        if (!id) return null;
        const known = banking.customer.known(id);
        return known ? userIn(known.attributes?.email) : payerOf(banking, id);
      },
    },
    { needs: { customer: ["customer"], payer: ["customer"], account: ["account"] } },
  ),

  BankCustomer: {
    payments(customer, { filter, orderBy, ...page }, { banking }, info) {
      const asked = paymentArgs(filter, orderBy);
      return asked && customer.id
        ? banking.paymentsByCustomer.load(customer.id, asked, page, info)
        : emptyConnection();
    },
  },

  BankAccount: {
    payments(account, { filter, orderBy, ...page }, { banking }, info) {
      const asked = paymentArgs(filter, orderBy);
      return asked && account.id
        ? banking.paymentsByAccount.load(account.id, asked, page, info)
        : emptyConnection();
    },
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
