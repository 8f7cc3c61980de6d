/** What all lists and links of the bank have in common. */
import type { GraphQLResolveInfo } from "graphql";
import type { BankOrder } from "#subgraphs/business/__generated__/inputs.ts";
import { type Connection, type ConnectionArgs, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { idOf } from "#subgraphs/kit/mapping/ids.ts";
import { minorUnits } from "#subgraphs/kit/mapping/money.ts";
import { selectedMembers } from "#subgraphs/kit/mapping/wire-fields.ts";

/** A filter of any list: each has some of these. */
interface ListFilter {
  readonly customerIds?: readonly string[] | null | undefined;
  readonly accountIds?: readonly string[] | null | undefined;
  readonly cardIds?: readonly string[] | null | undefined;
  readonly emails?: readonly string[] | null | undefined;
  readonly statuses?: readonly string[] | null | undefined;
  readonly since?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/** What narrows and orders a list, as the bank spells it. */
export interface ListArgs {
  readonly filter: {
    readonly customerId?: string[];
    readonly accountId?: string[];
    readonly cardId?: string[];
    readonly email?: string[];
    readonly status?: string[];
    readonly since?: string;
    readonly until?: string;
  };
  readonly sort: "createdAt" | "-createdAt";
}

/**
 * The filter and order of a list.
 * @returns undefined where the filter names no customer, no state, …: then there is nothing to ask for
 * @throws BAD_USER_INPUT for ids of other types
 */
export function listArgs(
  filter: ListFilter | null | undefined,
  order: BankOrder | null | undefined,
): ListArgs | undefined {
  const ids = (type: string, given: readonly string[] | null | undefined, argument: string) =>
    given?.map((id) => idOf(type, id, argument));
  const lists = {
    customerId: ids("BankCustomer", filter?.customerIds, "customerIds"),
    accountId: ids("BankAccount", filter?.accountIds, "accountIds"),
    cardId: ids("BankCard", filter?.cardIds, "cardIds"),
    email: filter?.emails?.slice(),
    status: filter?.statuses?.slice(),
  };
  if (Object.values(lists).some((list) => list?.length === 0)) return undefined;
  return {
    filter: {
      ...present(lists),
      ...(filter?.since && { since: filter.since }),
      ...(filter?.until && { until: filter.until }),
    },
    sort: order === "OLDEST_FIRST" ? "createdAt" : "-createdAt",
  };
}

const present = <T extends object>(lists: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** `include` for those of these links that are selected: they come with the list instead of costing calls. */
export function including<const N extends string>(
  info: GraphQLResolveInfo,
  type: string,
  ...links: readonly N[]
): { readonly include?: readonly N[] } {
  const members = selectedMembers(info, type);
  const include = links.filter((name) => members.has(name));
  return include.length > 0 ? { include } : {};
}

/** What any list of the bank is asked with in the graph. */
export type OwnArgs = ConnectionArgs & {
  readonly filter?: ListFilter | null | undefined;
  readonly orderBy?: BankOrder | null | undefined;
};

/** The resolver of a list: nothing is asked for where the filter names nothing. */
export const listed =
  <Row, Context>(
    read: (
      args: ListArgs,
      page: ConnectionArgs,
      context: Context,
      info: GraphQLResolveInfo,
    ) => Promise<Connection<Row>>,
  ) =>
  (
    _: unknown,
    { filter, orderBy, ...page }: OwnArgs,
    context: Context,
    info: GraphQLResolveInfo,
  ): Promise<Connection<Row>> | Connection<never> => {
    const args = listArgs(filter, orderBy);
    return args ? read(args, page, context, info) : emptyConnection();
  };

/** Money of a record, from its amount and currency. */
export const money = {
  amount: ({ attributes }: Amounts) => minorUnits(attributes?.amount, attributes?.currency),
};
interface Amounts {
  readonly attributes?: { readonly amount?: number | null; readonly currency?: string | null } | null;
}

/** A resource as far as its links go. */
export interface Linked {
  readonly relationships?: Readonly<Record<string, unknown>> | null;
}

/** The id of the resource that a relationship names. */
export function linkIn({ relationships }: Linked, name: string): string | undefined {
  const link = relationships?.[name] as { data?: { id?: string | null } | null } | null | undefined;
  return link?.data?.id ?? undefined;
}
