/** The treasury's customers of a person, by ids in profiles and custom fields, and payments to customers. */
import type { GraphQLResolveInfo } from "graphql";
import { OutboundPayment } from "#contracts/treasury/index.ts";
import type { TreasuryCustomerMapper, TreasuryOutboundPaymentMapper } from "#generated/business/mappers.ts";
import type { TreasuryOutboundPaymentFilter } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { recordsNamed } from "#subgraphs/business/records-by-linked-id.ts";
import { onlyOne } from "#subgraphs/kit/filters/only-one.ts";
import { type Connection, type ConnectionArgs, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { wireValue } from "#subgraphs/kit/mapping/enum-values.ts";
import { idOf } from "#subgraphs/kit/mapping/ids.ts";
import { scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import { asksForCursors, selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { familyRecords, type Person } from "#subgraphs/kit/people/person-records.ts";
import { accountOf, type Treasury } from "./accounts.ts";
import { account, treasuryLoaders } from "./loaders.ts";

type Payments = Connection<TreasuryOutboundPaymentMapper>;

/** A customer, as expanded in a payment. Null without payments, because no operation reads customers. */
async function customerPaidFrom(paidFrom: string, id: string, { paymentsTo }: Treasury) {
  const args = { input: { financial_account: paidFrom }, expands: true };
  const { nodes } = await paymentsTo.load(id, args, { first: 1 }, false);
  const customer = nodes[0]?.customer;
  return typeof customer === "object" ? customer : null;
}

/** The full customer: as expanded in the payment, or looked up in payments to the customer. */
export async function customerOf(customer: TreasuryCustomerMapper, treasury: Treasury) {
  const { paidFrom, id, email } = customer;
  if (email !== undefined || !paidFrom || !id) return customer;
  return customerPaidFrom(paidFrom, id, treasury);
}

/** True if payments must expand their customer, because more than the id is selected. */
export const expandsCustomer = (members: ReadonlySet<string>) =>
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
    status: wireValue(OutboundPayment.properties.status, onlyOne(statuses, "statuses"), "statuses"),
    customer: customer === undefined ? null : idOf("TreasuryCustomer", customer, "customerIds"),
    created: from == null && until == null ? null : created,
  };
}

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

export interface CustomerPaymentArgs extends ConnectionArgs {
  readonly filter?: TreasuryOutboundPaymentFilter | null | undefined;
}

/** Payments to a customer from the customer's account, or from the configured account. */
export function paymentsTo(
  { id, paidFrom }: TreasuryCustomerMapper,
  { filter, ...page }: CustomerPaymentArgs,
  treasury: Treasury,
  info: GraphQLResolveInfo,
): Promise<Payments> {
  if (filter?.customerIds)
    throw badInput('"customerIds" cannot be used here: the list is of one customer already', "customerIds");
  const financial_account = paidFrom ?? accountOf(treasury, null, "financialAccount");
  const customerIds = id == null ? [] : [id];
  return paymentsOutOf(treasury, financial_account, { ...filter, customerIds }, page, info);
}

/** Payments from an account. Customers are expanded if more than their ids is selected. */
export async function paymentsOf(
  treasury: Treasury,
  financial_account: string,
  filter: TreasuryOutboundPaymentFilter,
  page: ConnectionArgs,
  info: GraphQLResolveInfo,
): Promise<Payments> {
  const input = listInput(filter);
  if (!input) return emptyConnection();
  const expands = expandsCustomer(selectedMembers(info, "TreasuryOutboundPayment"));
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
): Promise<Payments> {
  const { customer, ...input } = listInput(filter) ?? {};
  const isFirst = page.after == null && page.before == null && page.last == null;
  if (customer == null || !isFirst || asksForCursors(info))
    return paymentsOf(treasury, financial_account, filter, page, info);
  const expands = expandsCustomer(selectedMembers(info, "TreasuryOutboundPayment"));
  return treasury.paymentsTo.load(customer, { input: { financial_account, ...input }, expands }, page, info);
}

/** @returns distinct ids of the customers; undefined if neither profiles nor custom fields are configured */
export async function treasuryCustomersOf(
  person: Person,
  context: BusinessContext,
): Promise<readonly string[] | undefined> {
  const named = await recordsNamed("treasuryCustomer", person, context, (id) => idOf("TreasuryCustomer", id));
  return named && [...new Set(named.map(({ record }) => record))];
}
