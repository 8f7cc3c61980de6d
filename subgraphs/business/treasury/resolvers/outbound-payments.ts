/** Money that is paid to somebody else. */
import type { GraphQLResolveInfo } from "graphql";
import { Customer, NewOutboundPayment, OutboundPayment, treasury } from "#contracts/treasury/index.ts";
import type {
  Resolvers,
  TreasuryCustomerPaymentFilter,
  TreasuryDestinationInput,
  TreasuryPaymentFilter,
  TreasuryPaymentStatus,
} from "#subgraphs/business/__generated__/resolvers.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { recordsNamed } from "#subgraphs/business/records-by-linked-id.ts";
import {
  ACCOUNT,
  accountChanged,
  accountIn,
  accountOf,
  type Treasury,
} from "#subgraphs/business/treasury/accounts.ts";
import { metadataOf, moneyOf, notesIn } from "#subgraphs/business/treasury/inputs.ts";
import { account, customerKey, treasuryLoaders } from "#subgraphs/business/treasury/loaders.ts";
import type { TreasuryCustomerMapper, TreasuryPaymentMapper } from "#subgraphs/business/treasury/mappers.ts";
import { type Connection, type ConnectionArgs, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { idOf, keyed, userIn } from "#subgraphs/kit/mapping/ids.ts";
import { minorUnits } from "#subgraphs/kit/mapping/money.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType, selectedMembers, selectedMembersIn } from "#subgraphs/kit/mapping/wire-fields.ts";
import { familyRecords, type Person } from "#subgraphs/kit/people/person-records.ts";
import { listOf, relation, toUserBy } from "#subgraphs/kit/people/relations.ts";

const PAYMENT = "TreasuryPayment";

/** The whole customer: what came with the payment, or looked up among payments to them. */
async function customerOf(customer: TreasuryCustomerMapper, treasury: Treasury) {
  const { paidFrom, id, email } = customer;
  if (email !== undefined || !paidFrom || !id) return customer;
  return treasury.customer.load(customerKey(paidFrom, id));
}

/** Whether payments are to hold their customer: where more than its id is selected. */
const expandsCustomer = (members: ReadonlySet<string>) =>
  members.has("customer.name") || members.has("customer.email");

/** Whole seconds, as the treasury reckons: an instant within a second lies after its start. */
const seconds = (instant: string) => Math.ceil(Date.parse(instant) / 1_000);

function listInput({ status, customerId, since, until }: TreasuryPaymentFilter) {
  const created = {
    ...(since != null && { gte: seconds(since) }),
    ...(until != null && { lt: seconds(until) }),
  };
  return {
    status: status && wireStatus[status],
    customer: customerId == null ? null : idOf("TreasuryCustomer", customerId, "customerId"),
    created: since == null && until == null ? null : created,
  };
}

const wireStatus = {
  PROCESSING: "processing",
  FAILED: "failed",
  POSTED: "posted",
  RETURNED: "returned",
  CANCELED: "canceled",
} as const satisfies Record<TreasuryPaymentStatus, string>;

const destinationOf = ({ financialAccount: to, metadata, ...data }: TreasuryDestinationInput) => ({
  ...data,
  financialAccount: to == null ? null : idOf(ACCOUNT, to, "financialAccount"),
  metadata: metadataOf(metadata),
});

/** Customers that are named for a person, found among payments to them: no operation reads one. */
export const customerRecords = familyRecords({
  family: "treasury",
  by: "profile attribute or custom field",
  reads: treasuryLoaders.customer.reads,
  async find(person: Person, context: BusinessContext) {
    const paidFrom = scopeOf(context.treasury, account, null);
    if (paidFrom === undefined) return undefined;
    return recordsNamed("treasuryCustomer", person, context, async (id) => {
      const customer = await context.treasury.customer.load(customerKey(paidFrom, id));
      return customer && { ...customer, paidFrom };
    });
  },
});

const byCustomer = { by: "id", reads: listOf(treasury, "listOutboundPayments") };

interface CustomerPaymentArgs extends ConnectionArgs {
  readonly filter?: TreasuryCustomerPaymentFilter | null | undefined;
}

/** Payments to a customer out of the account that they were met in, or the configured one. */
function paymentsTo(
  { id, paidFrom }: TreasuryCustomerMapper,
  { filter, ...page }: CustomerPaymentArgs,
  treasury: Treasury,
  info: GraphQLResolveInfo,
): Promise<Connection<TreasuryPaymentMapper>> {
  const financial_account = paidFrom ?? accountOf(treasury, null, "financialAccount");
  return paymentsOutOf(treasury, financial_account, { ...filter, customerId: id }, page, info);
}

/** Payments out of an account, their customers beside them where more than their ids is selected. */
const paymentsOutOf = (
  treasury: Treasury,
  financial_account: string,
  filter: TreasuryPaymentFilter,
  page: ConnectionArgs,
  info: GraphQLResolveInfo,
) =>
  treasury.connection(
    "listOutboundPayments",
    { financial_account, ...listInput(filter) },
    page,
    expandsCustomer(selectedMembers(info, PAYMENT)) ? { expand: ["data.customer"] } : {},
  );

export const outboundPaymentResolvers: Resolvers = {
  Treasury: {
    outboundPayment: (_, { id }, { treasury }) => treasury.payment.load(idOf(PAYMENT, id)),
  },

  TreasuryFinancialAccount: {
    outboundPayments: ({ id }, { filter, ...page }, { treasury }, info) =>
      paymentsOutOf(treasury, id ?? "", filter ?? {}, page, info),
  },

  TreasuryPayment: mapWireType(
    OutboundPayment,
    {
      __resolveReference: ({ id }, { treasury }) => treasury.payment.load(idOf(PAYMENT, id)),
      ...keyed(PAYMENT, (payment: TreasuryPaymentMapper) => payment.id),
      amount: ({ amount, currency }) => minorUnits(amount, currency),
      createdAt: ({ created }) => created,
      expectedArrivalAt: ({ expected_arrival_date }) => expected_arrival_date,
      financialAccount: ({ financial_account }, _, { treasury }, info) =>
        accountIn(financial_account, treasury, info),
      customer({ customer, financial_account: paidFrom }) {
        if (!customer) return null;
        return typeof customer === "string" ? { id: customer, paidFrom } : { ...customer, paidFrom };
      },
      metadata: ({ metadata }) => notesIn(metadata),
      payer: toUserBy(
        "destination_payment_method_details.billing_details.email",
        (payment: TreasuryPaymentMapper) =>
          payment.destination_payment_method_details?.billing_details?.email,
      ),
    },
    {
      renamed: {
        postedAt: "status_transitions.posted_at",
        failedAt: "status_transitions.failed_at",
        returnedAt: "status_transitions.returned_at",
        canceledAt: "status_transitions.canceled_at",
        failureReason: "failure_details.code",
        returnReason: "returned_details.code",
      },
      nested: { customer: "TreasuryCustomer" },
    },
  ),

  TreasuryCustomer: mapWireType(
    Customer,
    {
      ...keyed("TreasuryCustomer", ({ id }: TreasuryCustomerMapper) => id),
      user: relation(
        { by: "email", reads: treasuryLoaders.customer.reads, note: "only if the customer is not read yet" },
        async (customer: TreasuryCustomerMapper, _args: object, { treasury }: BusinessContext) =>
          userIn((await customerOf(customer, treasury))?.email),
      ),
      payments: relation(
        byCustomer,
        (
          customer: TreasuryCustomerMapper,
          args: CustomerPaymentArgs,
          { treasury }: BusinessContext,
          info: GraphQLResolveInfo,
        ) => paymentsTo(customer, args, treasury, info),
      ),
    },
    {
      requires: { user: ["email"] },
      loadFull: (customer: TreasuryCustomerMapper, { treasury }: BusinessContext) =>
        customerOf(customer, treasury),
    },
  ),

  User: {
    treasuryCustomer: customerRecords.one,
    treasuryCustomers: customerRecords.all,
    treasuryPayments: relation(
      { ...byCustomer, by: "profile attribute or custom field" },
      async (
        person: Person,
        args: CustomerPaymentArgs,
        context: BusinessContext,
        info: GraphQLResolveInfo,
      ) => {
        const { treasury } = context;
        if (scopeOf(treasury, account, null) === undefined) return null;
        const ids = await recordsNamed("treasuryCustomer", person, context, (id) => id);
        if (!ids) return null;
        const [customer] = ids;
        if (!customer) return emptyConnection();
        const to = { id: customer.record, paidFrom: undefined };
        return ids.length > 1 ? null : paymentsTo(to, args, treasury, info);
      },
    ),
  },

  Mutation: {
    async createTreasuryOutboundPayment(_, { input }, { treasury }, info) {
      const { amount, customer, financialAccount, metadata, destinationPaymentMethodData: data } = input;
      const id = accountOf(treasury, financialAccount, "financialAccount");
      const payment = toWire(NewOutboundPayment, {
        ...input,
        ...moneyOf(amount),
        financialAccount: id,
        customer: customer == null ? null : idOf("TreasuryCustomer", customer, "customer"),
        destinationPaymentMethodData: data ? destinationOf(data) : null,
        metadata: metadataOf(metadata),
      });
      const expanded = customer != null && expandsCustomer(selectedMembersIn(info, "payment", PAYMENT));
      return payload(async () => {
        const body = { ...payment, ...(expanded && { expand: ["customer" as const] }) };
        const made = await treasury.api.createOutboundPayment({ body });
        accountChanged(treasury, id);
        return { payment: made };
      });
    },

    async cancelTreasuryOutboundPayment(_, { input }, { treasury }) {
      const id = idOf(PAYMENT, input.id);
      return payload(async () => {
        const payment = await treasury.api.cancelOutboundPayment({ id });
        treasury.payment.clear(id);
        accountChanged(treasury, payment?.financial_account);
        return { payment };
      });
    },
  },
};
