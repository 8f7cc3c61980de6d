/** Filters, orders and links that all lists of the bank share. */
import type { BankOrder, DateTimeRange } from "#generated/business/inputs.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { ConnectionArgs } from "#subgraphs/kit/loading/connection.ts";
import { idOf } from "#subgraphs/kit/mapping/ids.ts";

/** Members of the filters of all lists. Each list has some of them. */
interface ListFilter<Status extends string = string> {
  readonly directions?: readonly Direction[] | null | undefined;
  readonly customerIds?: readonly string[] | null | undefined;
  readonly accountIds?: readonly string[] | null | undefined;
  readonly cardIds?: readonly string[] | null | undefined;
  readonly emails?: readonly string[] | null | undefined;
  readonly statuses?: readonly Status[] | null | undefined;
  readonly createdAt?: DateTimeRange | null | undefined;
}

/** Filter members with ids of owners. */
export type OwnerMember = "customerIds" | "accountIds" | "cardIds";

/** Directions in the bank's spelling, from the view of the customer's account. */
export type Direction = "Credit" | "Debit";

type Order = readonly BankOrder[] | null | undefined;

/** Filter and order of a list, in the bank's spelling. */
export interface ListArgs<Status extends string = string> {
  readonly filter: {
    readonly customerId?: string[];
    readonly accountId?: string[];
    readonly cardId?: string[];
    readonly email?: string[];
    readonly status?: Status[];
    readonly direction?: Direction[];
    readonly since?: string;
    readonly until?: string;
  };
  readonly sort: "createdAt" | "-createdAt";
}

/** The same object for all lists without arguments, so that loaders recognize it without comparing its members. */
const NEWEST_FIRST: ListArgs<never> = { filter: {}, sort: "-createdAt" };

/**
 * The filter and order of a list. Default order: newest first.
 * @param owner The filter member for the owner of the list, if the list has an owner.
 * @returns undefined if a member of the filter is an empty list, because then nothing can match
 * @throws BAD_USER_INPUT for ids of other types, a second sort key, or a filter by the owner of the list
 */
export function listArgs<Status extends string>(
  filter: ListFilter<Status> | null | undefined,
  orderBy: Order,
  owner?: OwnerMember,
): ListArgs<Status> | undefined {
  if (!filter && !orderBy?.length) return NEWEST_FIRST;
  if (owner && filter?.[owner])
    throw badInput(`"${owner}" cannot be used here: the list is of one owner already`, owner);
  const sort = sortOf(orderBy);
  const ids = (type: string, given: readonly string[] | null | undefined, argument: string) =>
    given?.map((id) => idOf(type, id, argument));
  const lists = {
    customerId: ids("BankCustomer", filter?.customerIds, "customerIds"),
    accountId: ids("BankAccount", filter?.accountIds, "accountIds"),
    cardId: ids("BankCard", filter?.cardIds, "cardIds"),
    email: filter?.emails?.slice(),
    status: filter?.statuses?.slice(),
    direction: filter?.directions?.slice(),
  };
  if (Object.values(lists).some((list) => list?.length === 0)) return undefined;
  const { from, until } = filter?.createdAt ?? {};
  return {
    filter: { ...present(lists), ...(from && { since: from }), ...(until && { until }) },
    sort,
  };
}

const sortFields = { CREATED_AT: "createdAt" } as const;

/** @throws BAD_USER_INPUT for a second sort key, because the bank sorts by one */
export function sortOf(orderBy: Order): ListArgs["sort"] {
  const [order, second] = orderBy ?? [];
  if (second) throw badInput('"orderBy" takes one field: the bank sorts by one at a time', "orderBy");
  const field = sortFields[order?.field ?? "CREATED_AT"];
  return order && order.direction !== "DESC" ? field : `-${field}`;
}

const present = <T extends object>(lists: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** GraphQL arguments of a list of the bank. */
export type FieldArgs = ConnectionArgs & {
  readonly filter?: ListFilter | null | undefined;
  readonly orderBy?: Order;
};

/** A JSON:API resource with its relationships. */
export interface LinkedResource {
  readonly relationships?: Readonly<Record<string, unknown>> | null;
}

/** The id of the resource in a relationship. */
export function linkIn({ relationships }: LinkedResource, name: string): string | undefined {
  const link = relationships?.[name] as { data?: { id?: string | null } | null } | null | undefined;
  return link?.data?.id ?? undefined;
}
