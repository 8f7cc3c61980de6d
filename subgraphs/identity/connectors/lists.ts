/** The lists of an integration, as list queries: conditions and order from structured inputs. */

import { type FilterValue, lqFilter, lqSort } from "#subgraphs/kit/filters/lq.ts";
import { conditionOf } from "#subgraphs/kit/filters/narrowing.ts";
import { type Connection, type ConnectionArgs, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { checkId } from "#subgraphs/kit/mapping/ids.ts";
import { organizationIn, ownId } from "./keys.ts";
import type { At } from "./mappers.ts";

export interface ListArgs<Member extends string, Field extends string> extends ConnectionArgs {
  readonly filter?: { readonly [M in Member]?: FilterValue | null | undefined } | null | undefined;
  readonly orderBy?:
    | readonly { readonly field: Field; readonly direction?: "ASC" | "DESC" | null | undefined }[]
    | null
    | undefined;
}

interface ListQuery {
  readonly filter: readonly string[] | undefined;
  readonly sort: readonly string[] | undefined;
}

/** Reads the ids of a filter: the family's own id for a global one. @throws BAD_USER_INPUT */
type ReadId = (id: string, at: At, argument: string) => string;

/**
 * Ids of objects of an integration, global or as in the ticketing system.
 * @param within For additions: their agreement.
 */
export const idsIn =
  (type: string, within?: string): ReadId =>
  (id, at, argument) =>
    ownId(type, id, at, argument, within);

/** Ids of things that are no objects of the graph. */
export const checkedIds: ReadId = (id, _, argument) => {
  checkId(id, argument);
  return id;
};

/** What mappings to either system can be narrowed and ordered by. */
export const mappingList = {
  filter: {
    companyIds: "company.id",
    companyName: "company.name",
    organizationIds: "organization.id",
    organizationName: "organization.name",
    updatedAt: "updatedAt",
  },
  ids: { organizationIds: (id: string, _: At, argument: string) => organizationIn(id, argument) },
  order: {
    COMPANY_NAME: "company.name",
    ORGANIZATION_NAME: "organization.name",
    CREATED_AT: "createdAt",
    UPDATED_AT: "updatedAt",
  },
} as const;

/**
 * A list in an integration.
 * @param fields The family's fields behind the members of the filter and the values of the order; how
 *   members that are ids are read.
 * @param read Asks for it: `connection(…, { ...at, ...query }, page, lqFields(…))`.
 */
export async function listIn<Row extends object, Member extends string, Field extends string>(
  at: At,
  { filter, orderBy, ...page }: ListArgs<Member, Field>,
  fields: {
    readonly filter: Readonly<Record<Member, string>>;
    readonly ids: { readonly [M in Member]?: ReadId };
    readonly order: Readonly<Record<Field, string>>;
  },
  read: (query: At & ListQuery, page: ConnectionArgs) => Promise<Connection<Row>>,
): Promise<Connection<Row & { readonly at: At }>> {
  const narrowing = lqFilter(fields.filter, withOwnIds(at, filter, fields.ids));
  if (narrowing.rows === "none") return emptyConnection();
  const rows = await read(
    { ...at, filter: conditionOf(narrowing), sort: lqSort(fields.order, orderBy) },
    page,
  );
  return rows.map((row) => ({ ...row, at }));
}

/** A filter with the family's own ids. */
function withOwnIds<Member extends string>(
  at: At,
  filter: ListArgs<Member, string>["filter"],
  ids: { readonly [M in Member]?: ReadId },
): ListArgs<Member, string>["filter"] {
  if (!filter) return filter;
  const own: { [M in Member]?: FilterValue | null | undefined } = { ...filter };
  for (const member of Object.keys(ids) as Member[]) {
    const given = filter[member];
    const read = ids[member];
    if (read && Array.isArray(given))
      own[member] = given.map((id) => read(String(id), at, `filter.${member}`));
  }
  return own;
}
