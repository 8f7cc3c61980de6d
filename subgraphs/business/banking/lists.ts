/** What all lists and links of the bank have in common. */
import type { BankOrder, DateTimeRange } from "#generated/business/inputs.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { ConnectionArgs } from "#subgraphs/kit/loading/connection.ts";
import { idOf } from "#subgraphs/kit/mapping/ids.ts";

/** A filter of any list: each has some of these. */
interface ListFilter<Status extends string = string> {
  readonly directions?: readonly Direction[] | null | undefined;
  readonly customerIds?: readonly string[] | null | undefined;
  readonly accountIds?: readonly string[] | null | undefined;
  readonly cardIds?: readonly string[] | null | undefined;
  readonly emails?: readonly string[] | null | undefined;
  readonly statuses?: readonly Status[] | null | undefined;
  readonly createdAt?: DateTimeRange | null | undefined;
}

/** The members of a filter that name owners of records. */
export type OwnerMember = "customerIds" | "accountIds" | "cardIds";

/** Directions in the bank's own spelling, seen from the account of the customer. */
export type Direction = "Credit" | "Debit";

type Order = readonly BankOrder[] | null | undefined;

/** Conditions and order of a list, in the bank's own spelling. */
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

/**
 * The filter and order of a list, newest first unless asked otherwise.
 * @param owner The member that names the owner of the list, where it has one.
 * @returns undefined where a member of the filter is an empty list: then nothing can match
 * @throws BAD_USER_INPUT for ids of other types, a second sort key, and an owner named again
 */
export function listArgs<Status extends string>(
  filter: ListFilter<Status> | null | undefined,
  orderBy: Order,
  owner?: OwnerMember,
): ListArgs<Status> | undefined {
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

/** @throws BAD_USER_INPUT for a second sort key: the bank takes one */
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

/** What any list of the bank is asked with in the graph. */
export type OwnArgs = ConnectionArgs & {
  readonly filter?: ListFilter | null | undefined;
  readonly orderBy?: Order;
};

/** A resource as far as its links go. */
export interface Linked {
  readonly relationships?: Readonly<Record<string, unknown>> | null;
}

/** The id of the resource that a relationship names. */
export function linkIn({ relationships }: Linked, name: string): string | undefined {
  const link = relationships?.[name] as { data?: { id?: string | null } | null } | null | undefined;
  return link?.data?.id ?? undefined;
}
