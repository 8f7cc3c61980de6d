/** Payments of the bank, of its customers, of people and of companies. */

import type { GraphQLResolveInfo } from "graphql";
import { Payment, paymentStatuses, RecurringPayment } from "#contracts/banking/index.ts";
import type { BankPaymentMapper } from "#generated/business/mappers.ts";
import type {
  BankOrder,
  BankPaymentFilter,
  PaymentDirection,
  Resolvers,
} from "#generated/business/resolvers.ts";
import { badInput, TributaryError } from "#platform/errors/catalog.ts";
import { collectionFor, readsById, readsOwned } from "#subgraphs/business/banking/collections.ts";
import { including } from "#subgraphs/business/banking/included.ts";
import {
  type Direction,
  type ListArgs,
  listArgs,
  type OwnerMember,
} from "#subgraphs/business/banking/lists.ts";
import { customersOf } from "#subgraphs/business/banking/people.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import type { CompanyMapper } from "#subgraphs/business/mappers.ts";
import { partyFields } from "#subgraphs/business/payment-parties.ts";
import { bankAlone } from "#subgraphs/business/payment-sources.ts";
import { stateOf } from "#subgraphs/business/payment-states.ts";
import { type Connection, type ConnectionArgs, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { mergeNewestFirst } from "#subgraphs/kit/loading/merged-lists.ts";
import { userIn } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import type { Person } from "#subgraphs/kit/people/person-records.ts";
import { relation } from "#subgraphs/kit/people/relations.ts";

type Status = (typeof paymentStatuses)[number];
const statusOf = new Map<string, Status>(paymentStatuses.map((status) => [status.toUpperCase(), status]));

/** A credit to a customer's account is paid to the customer (docs/decisions/banking.md). */
const directions: ReadonlyMap<string, PaymentDirection> = new Map([
  ["Credit", "OUTGOING"],
  ["Debit", "INCOMING"],
]);
const wireDirections: ReadonlyMap<PaymentDirection, Direction> = new Map([
  ["OUTGOING", "Credit"],
  ["INCOMING", "Debit"],
]);

function directionOf({ attributes }: BankPaymentMapper): PaymentDirection | null {
  const direction = attributes?.direction;
  return direction == null ? null : (directions.get(direction) ?? "OTHER");
}

/** Arguments of a list in the bank's spelling. Undefined if no payment can match. */
function paymentArgs(
  filter: BankPaymentFilter | null | undefined,
  orderBy: readonly BankOrder[] | null | undefined,
  owner?: OwnerMember,
): ListArgs<Status> | undefined {
  const statuses = filter?.statuses?.flatMap((name) => statusOf.get(name) ?? []);
  const directions = filter?.directions?.flatMap((name) => wireDirections.get(name) ?? []);
  return listArgs(filter && { ...filter, statuses, directions }, orderBy, owner);
}

export interface BankPaymentListArgs extends ConnectionArgs {
  readonly filter?: BankPaymentFilter | null | undefined;
  readonly orderBy?: readonly BankOrder[] | null | undefined;
}

/** Resolver of the payments of a customer or account, by its id at the bank. */
const paymentsBy = (owner: "customer" | "account", condition: OwnerMember) =>
  relation(
    { by: "id", reads: readsOwned("listPayments", owner) },
    (
      { id }: { readonly id?: string | null | undefined },
      { filter, orderBy, ...page }: BankPaymentListArgs,
      { banking }: BusinessContext,
      info: GraphQLResolveInfo,
    ) => {
      const asked = paymentArgs(filter, orderBy, condition);
      return asked && id
        ? banking.ownedBy("listPayments", owner).load(id, asked, page, info)
        : emptyConnection();
    },
  );

/** All payments of the bank. */
export async function bankPayments(
  { filter, orderBy, ...page }: BankPaymentListArgs,
  banking: BusinessContext["banking"],
  info: GraphQLResolveInfo,
): Promise<Connection<BankPaymentMapper>> {
  const asked = paymentArgs(filter, orderBy);
  if (!asked) return emptyConnection();
  return banking.connection("listPayments", asked, page, including(info, "BankPayment", "listPayments"));
}

/** The payments of all customers with a person's address. */
export async function paymentsOfPerson(
  email: string,
  { filter, orderBy, ...page }: BankPaymentListArgs,
  banking: BusinessContext["banking"],
  info: GraphQLResolveInfo,
): Promise<Connection<BankPaymentMapper>> {
  const asked = paymentArgs(filter, orderBy, "customerIds");
  const customers = await customersOf(email, banking);
  const ids = customers.flatMap(({ id }) => id ?? []);
  return asked ? banking.ownedBy("listPayments", "customer").load(ids, asked, page, info) : emptyConnection();
}

/** Largest number of customers in one call of the list. */
const MOST_CUSTOMERS = collectionFor("listPayments").filters.get("customerId") ?? 1;

/**
 * The e-mail addresses of the people of a company.
 * @throws UPSTREAM_UNAVAILABLE if they could not be read, UPSTREAM_MISCONFIGURED if no family has them
 */
function emailsIn(peopleEmails: unknown): readonly string[] {
  if (Array.isArray(peopleEmails)) return peopleEmails as readonly string[];
  const code = peopleEmails === undefined ? "UPSTREAM_MISCONFIGURED" : "UPSTREAM_UNAVAILABLE";
  throw new TributaryError(code, { family: "identity" }, "The people of the company could not be read");
}

/**
 * The payments of all customers with an address of the company's people. The bank takes at most `MOST_CUSTOMERS`
 * customers in one call, so the lists of larger companies are merged.
 */
async function paymentsOfCompany(
  { domain, peopleEmails }: CompanyMapper,
  { filter, orderBy, ...page }: BankPaymentListArgs,
  banking: BusinessContext["banking"],
  info: GraphQLResolveInfo,
): Promise<Connection<BankPaymentMapper>> {
  const asked = paymentArgs(filter, orderBy, "customerIds");
  const emails = emailsIn(peopleEmails);
  if (!asked || emails.length === 0) return emptyConnection();
  const found = await Promise.all(emails.map((email) => customersOf(email, banking)));
  const ids = [...new Set(found.flat().flatMap(({ id }) => id ?? []))].sort();
  const groups = ids.flatMap((_, at) =>
    at % MOST_CUSTOMERS === 0 ? [ids.slice(at, at + MOST_CUSTOMERS)] : [],
  );
  const read = (group: readonly string[], part: ConnectionArgs) =>
    banking.ownedBy("listPayments", "customer").load(group, asked, part, info);
  const [only = []] = groups;
  if (groups.length <= 1) return read(only, page);
  if (asked.sort !== "-createdAt")
    throw badInput(`Payments of more than ${MOST_CUSTOMERS} customers are listed newest first`, "orderBy");
  const lists = groups.map((group, index) => ({
    name: String(index),
    read: (part: ConnectionArgs) => read(group, part),
    createdAt: ({ attributes }: BankPaymentMapper) => attributes?.createdAt,
  }));
  return (await mergeNewestFirst(lists, page, JSON.stringify(["payments of", domain, asked]))).page;
}

export const paymentResolvers: Resolvers = {
  Banking: {
    payments: (_, args, { banking }, info) => bankPayments(args, banking, info),
  },

  BankPayment: mapWireType(
    Payment,
    {
      state: ({ attributes }) => stateOf(attributes?.status),
      ...partyFields(
        directionOf,
        { by: "customer's id, then their address", reads: readsById("listCustomers") },
        (payment: BankPaymentMapper, { banking }) => {
          const id = customerOf(payment);
          if (!id) return null;
          const known = banking.byId("listCustomers").known(id);
          return known ? userIn(known.attributes?.email) : userOf(banking, id);
        },
      ),
    },
    {
      requires: { party: ["customer"], payer: ["customer"], payee: ["customer"] },
    },
  ),

  BankRecurringPayment: mapWireType(RecurringPayment, {}),

  BankCustomer: { payments: paymentsBy("customer", "customerIds") },

  BankAccount: { payments: paymentsBy("account", "accountIds") },

  Company: {
    payments: relation(
      {
        by: "e-mail addresses of people, then customers' ids",
        reads: readsOwned("listPayments", "customer"),
      },
      (company: CompanyMapper, args: BankPaymentListArgs, { banking }: BusinessContext, info) =>
        paymentsOfCompany(company, args, banking, info),
    ),
  },

  User: {
    payments: relation(
      { by: "e-mail address, then customers' ids", reads: readsOwned("listPayments", "customer") },
      async ({ email }: Person, args: BankPaymentListArgs, { banking }: BusinessContext, info) => ({
        page: await paymentsOfPerson(email, args, banking, info),
        sources: bankAlone,
      }),
    ),
  },
};

const customerOf = (payment: BankPaymentMapper) => payment.relationships?.customer?.data?.id;

const userOf = async (banking: BusinessContext["banking"], id: string) =>
  userIn((await banking.byId("listCustomers").load(id))?.attributes?.email);
