/** Payments of the bank, of its customers and of people. */
import type { GraphQLResolveInfo } from "graphql";
import { Payment, paymentStatuses } from "#contracts/banking/index.ts";
import type {
  PaymentOrder,
  Resolvers,
  UserPaymentFilter,
} from "#subgraphs/business/__generated__/resolvers.ts";
import { toOwners } from "#subgraphs/business/banking/links.ts";
import { including, money } from "#subgraphs/business/banking/lists.ts";
import { bankingLoaders, type PaymentArgs } from "#subgraphs/business/banking/loaders.ts";
import type { BankPaymentMapper } from "#subgraphs/business/banking/mappers.ts";
import { customersOf } from "#subgraphs/business/banking/people.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import type { PaymentMapper } from "#subgraphs/business/mappers.ts";
import { type Connection, type ConnectionArgs, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { idOf, keyed, userIn } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import type { Person } from "#subgraphs/kit/people/person-records.ts";
import { relation } from "#subgraphs/kit/people/relations.ts";

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

interface PaymentListArgs extends ConnectionArgs {
  readonly filter?: UserPaymentFilter | null | undefined;
  readonly orderBy?: PaymentOrder | null | undefined;
}

/** The payments of a customer or account, by its id at the bank. */
const paymentsBy = (loader: "paymentsByCustomer" | "paymentsByAccount") =>
  relation(
    { by: "id", reads: bankingLoaders[loader].reads },
    (
      { id }: { readonly id?: string | null | undefined },
      { filter, orderBy, ...page }: PaymentListArgs,
      { banking }: BusinessContext,
      info: GraphQLResolveInfo,
    ) => {
      const asked = paymentArgs(filter, orderBy);
      return asked && id ? banking[loader].load(id, asked, page, info) : emptyConnection();
    },
  );

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

  BankPayment: mapWireType(
    Payment,
    {
      __resolveReference: ({ id }, { banking }) => banking.payment.load(idOf("BankPayment", id)),
      ...keyed("BankPayment", (payment: BankPaymentMapper) => payment.id),
      ...money,
      ...toOwners,
      payer: relation(
        { by: "customer's id, then their address", reads: bankingLoaders.customer.reads },
        (payment: BankPaymentMapper, _args: object, { banking }: BusinessContext) => {
          const id = customerOf(payment);
          if (!id) return null;
          const known = banking.customer.known(id);
          return known ? userIn(known.attributes?.email) : payerOf(banking, id);
        },
      ),
    },
    { requires: { customer: ["customer"], payer: ["customer"], account: ["account"] } },
  ),

  BankCustomer: { payments: paymentsBy("paymentsByCustomer") },

  BankAccount: { payments: paymentsBy("paymentsByAccount") },

  User: {
    payments: relation(
      { by: "e-mail address, then customers' ids", reads: bankingLoaders.paymentsByCustomer.reads },
      async (
        { email }: Person,
        { filter, orderBy, ...page }: PaymentListArgs,
        { banking }: BusinessContext,
        info: GraphQLResolveInfo,
      ): Promise<Connection<PaymentMapper>> => {
        const customers = await customersOf(email, banking);
        const ids = customers.flatMap(({ id }) => id ?? []);
        const asked = paymentArgs(filter, orderBy);
        return asked ? banking.paymentsByCustomer.load(ids, asked, page, info) : emptyConnection();
      },
    ),
  },
};

const customerOf = (payment: BankPaymentMapper) => payment.relationships?.customer?.data?.id;

const payerOf = async (banking: BusinessContext["banking"], id: string) =>
  userIn((await banking.customer.load(id))?.attributes?.email);
