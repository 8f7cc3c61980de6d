/** Outbound payments, which pay money to a third party. */
import type { GraphQLResolveInfo } from "graphql";
import {
  Customer,
  NewOutboundPayment,
  OutboundPayment,
  outboundPaymentStatuses,
} from "#contracts/treasury/index.ts";
import type { TreasuryCustomerMapper, TreasuryOutboundPaymentMapper } from "#generated/business/mappers.ts";
import type {
  Resolvers,
  TreasuryBillingDetailsInput,
  TreasuryDestinationInput,
  TreasuryOutboundPaymentFilter,
} from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { partyFields } from "#subgraphs/business/payment-parties.ts";
import { stateOf } from "#subgraphs/business/payment-states.ts";
import { recordsNamed } from "#subgraphs/business/records-by-linked-id.ts";
import {
  ACCOUNT,
  accountChanged,
  accountIn,
  accountOf,
  type Treasury,
} from "#subgraphs/business/treasury/accounts.ts";
import { treasuryCustomersOf } from "#subgraphs/business/treasury/customers.ts";
import { metadataOf, moneyOf, notesIn, statusIn } from "#subgraphs/business/treasury/inputs.ts";
import { account, treasuryLoaders } from "#subgraphs/business/treasury/loaders.ts";
import { outboundNames } from "#subgraphs/business/treasury/outbound-names.ts";
import { onlyOne } from "#subgraphs/kit/filters/only-one.ts";
import { type Connection, type ConnectionArgs, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { idOf, keyed, userIn } from "#subgraphs/kit/mapping/ids.ts";
import { configuredCurrency, minorUnits } from "#subgraphs/kit/mapping/money.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import {
  asksForCursors,
  selectedMembers,
  selectedMembersIn,
} from "#subgraphs/kit/mapping/selected-members.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { familyRecords, type Person } from "#subgraphs/kit/people/person-records.ts";
import { relation } from "#subgraphs/kit/people/relations.ts";

const PAYMENT = "TreasuryOutboundPayment";

/** A customer, as expanded in a payment. Null without payments, because no operation reads customers. */
async function customerPaidFrom(paidFrom: string, id: string, { paymentsTo }: Treasury) {
  const args = { input: { financial_account: paidFrom }, expands: true };
  const { nodes } = await paymentsTo.load(id, args, { first: 1 }, false);
  const customer = nodes[0]?.customer;
  return typeof customer === "object" ? customer : null;
}

/** The full customer: as expanded in the payment, or looked up in payments to the customer. */
async function customerOf(customer: TreasuryCustomerMapper, treasury: Treasury) {
  const { paidFrom, id, email } = customer;
  if (email !== undefined || !paidFrom || !id) return customer;
  return customerPaidFrom(paidFrom, id, treasury);
}

/** True if payments must expand their customer, because more than the id is selected. */
const expandsCustomer = (members: ReadonlySet<string>) =>
  members.has("customer.name") || members.has("customer.email");

/** Unix time in seconds, rounded up: the treasury's times are whole seconds. */
const seconds = (instant: string) => Math.ceil(Date.parse(instant) / 1_000);

/** The filter of a list in the treasury's spelling. Undefined if nothing can match. */
function listInput(filter: TreasuryOutboundPaymentFilter) {
  const { statuses, customerIds, createdAt } = filter;
  if (statuses?.length === 0 || customerIds?.length === 0) return undefined;
  const customer = onlyOne(customerIds, "customerIds");
  const { from, until } = createdAt ?? {};
  const created = {
    ...(from != null && { gte: seconds(from) }),
    ...(until != null && { lt: seconds(until) }),
  };
  return {
    status: statusIn(outboundPaymentStatuses, statuses),
    customer: customer === undefined ? null : idOf("TreasuryCustomer", customer, "customerIds"),
    created: from == null && until == null ? null : created,
  };
}

/** The account owner. The treasury calls the display name `name`. */
const ownerOf = ({ displayName, ...details }: TreasuryBillingDetailsInput) => ({
  ...details,
  name: displayName,
});

const destinationOf = ({
  financialAccount: to,
  metadata,
  billingDetails,
  ...data
}: TreasuryDestinationInput) => ({
  ...data,
  billingDetails: billingDetails && ownerOf(billingDetails),
  financialAccount: to == null ? null : idOf(ACCOUNT, to, "financialAccount"),
  metadata: metadataOf(metadata),
});

/** Customers by ids that other families store, looked up in payments, because no operation reads customers. */
export const customerRecords = familyRecords({
  family: "treasury",
  by: "profile attribute or custom field",
  reads: treasuryLoaders.paymentsTo.reads,
  async find(person: Person, context: BusinessContext) {
    const paidFrom = scopeOf(context.treasury, account, null);
    if (paidFrom === undefined) return undefined;
    return recordsNamed("treasuryCustomer", person, context, async (id) => {
      const customer = await customerPaidFrom(paidFrom, id, context.treasury);
      return customer && { ...customer, paidFrom };
    });
  },
});

const byCustomer = { by: "id", reads: treasuryLoaders.paymentsTo.reads };

interface CustomerPaymentArgs extends ConnectionArgs {
  readonly filter?: TreasuryOutboundPaymentFilter | null | undefined;
}

/** Payments to a customer from the customer's account, or from the configured account. */
function paymentsTo(
  { id, paidFrom }: TreasuryCustomerMapper,
  { filter, ...page }: CustomerPaymentArgs,
  treasury: Treasury,
  info: GraphQLResolveInfo,
): Promise<Connection<TreasuryOutboundPaymentMapper>> {
  if (filter?.customerIds)
    throw badInput('"customerIds" cannot be used here: the list is of one customer already', "customerIds");
  const financial_account = paidFrom ?? accountOf(treasury, null, "financialAccount");
  const customerIds = id == null ? [] : [id];
  return paymentsOutOf(treasury, financial_account, { ...filter, customerIds }, page, info);
}

/** Payments from an account. Customers are expanded if more than their ids is selected. */
async function paymentsOf(
  treasury: Treasury,
  financial_account: string,
  filter: TreasuryOutboundPaymentFilter,
  page: ConnectionArgs,
  info: GraphQLResolveInfo,
): Promise<Connection<TreasuryOutboundPaymentMapper>> {
  const input = listInput(filter);
  if (!input) return emptyConnection();
  const expands = expandsCustomer(selectedMembers(info, PAYMENT));
  return treasury.connection(
    "listOutboundPayments",
    { financial_account, ...input },
    page,
    expands ? { expand: ["data.customer"] } : {},
  );
}

/**
 * Payments from an account, with batches by customer: the first pages of several customers are read together from
 * the list of all. This list's cursors are not valid for a customer's list, so it is not used for them.
 */
export async function paymentsOutOf(
  treasury: Treasury,
  financial_account: string,
  filter: TreasuryOutboundPaymentFilter,
  page: ConnectionArgs,
  info: GraphQLResolveInfo,
): Promise<Connection<TreasuryOutboundPaymentMapper>> {
  const { customer, ...input } = listInput(filter) ?? {};
  const isFirst = page.after == null && page.before == null && page.last == null;
  if (customer == null || !isFirst || asksForCursors(info))
    return paymentsOf(treasury, financial_account, filter, page, info);
  const expands = expandsCustomer(selectedMembers(info, PAYMENT));
  return treasury.paymentsTo.load(customer, { input: { financial_account, ...input }, expands }, page, info);
}

export const outboundPaymentResolvers: Resolvers = {
  Treasury: {
    outboundPayment: (_, { id }, { treasury }) => treasury.payment.load(idOf(PAYMENT, id)),
  },

  TreasuryFinancialAccount: {
    outboundPayments: ({ id }, { filter, ...page }, { treasury }, info) =>
      paymentsOf(treasury, id ?? "", filter ?? {}, page, info),
  },

  TreasuryOutboundPayment: mapWireType(
    OutboundPayment,
    {
      __resolveReference: ({ id }, { treasury }) => treasury.payment.load(idOf(PAYMENT, id)),
      ...keyed(PAYMENT, (payment: TreasuryOutboundPaymentMapper) => payment.id),
      amount: ({ amount, currency }, _, { treasury }) =>
        minorUnits(amount, currency, configuredCurrency(treasury)),
      state: ({ status }) => stateOf(status),
      createdAt: ({ created }) => created,
      expectedArrivalAt: ({ expected_arrival_date }) => expected_arrival_date,
      financialAccount: ({ financial_account }, _, { treasury }, info) =>
        accountIn(financial_account, treasury, info),
      customer({ customer, financial_account: paidFrom }) {
        if (!customer) return null;
        return typeof customer === "string" ? { id: customer, paidFrom } : { ...customer, paidFrom };
      },
      metadata: ({ metadata }) => notesIn(metadata),
      ...partyFields(
        () => "OUTGOING",
        { by: "destination_payment_method_details.billing_details.email" },
        (payment: TreasuryOutboundPaymentMapper) =>
          userIn(payment.destination_payment_method_details?.billing_details?.email),
      ),
    },
    {
      renamed: outboundNames,
      nested: { customer: "TreasuryCustomer" },
    },
  ),

  TreasuryCustomer: mapWireType(
    Customer,
    {
      ...keyed("TreasuryCustomer"),
      user: relation(
        {
          by: "email",
          reads: treasuryLoaders.paymentsTo.reads,
          note: "only if the customer is not read yet",
        },
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
        const ids = await treasuryCustomersOf(person, context);
        if (!ids) return null;
        const [id] = ids;
        if (id === undefined) return emptyConnection();
        const to = { id, paidFrom: undefined };
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
      const expanded =
        customer != null && expandsCustomer(selectedMembersIn(info, "outboundPayment", PAYMENT));
      return payload(async () => {
        const body = { ...payment, ...(expanded && { expand: ["customer" as const] }) };
        const made = await treasury.api.createOutboundPayment({ body });
        accountChanged(treasury, id);
        return { outboundPayment: made };
      });
    },

    async cancelTreasuryOutboundPayment(_, { input }, { treasury }) {
      const id = idOf(PAYMENT, input.id);
      return payload(async () => {
        const outboundPayment = await treasury.api.cancelOutboundPayment({ id });
        treasury.payment.clear(id);
        accountChanged(treasury, outboundPayment?.financial_account);
        return { outboundPayment };
      });
    },
  },
};
