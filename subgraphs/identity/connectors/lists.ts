/** Lists of an integration: converts filters and orders to list queries. */

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

/** Converts an id of a filter to the family's id. @throws BAD_USER_INPUT */
type ReadId = (id: string, at: At, argument: string) => string;

/**
 * Reads ids of objects of an integration, global or of the ticketing system.
 * @param within For additions: their agreement.
 */
export const idsIn =
  (type: string, within?: string): ReadId =>
  (id, at, argument) =>
    ownId(type, id, at, argument, within);

/** Reads ids of objects that the graph does not have. */
export const checkedIds: ReadId = (id, _, argument) => {
  checkId(id, argument);
  return id;
};

/** Filter and order fields of mappings, the same for both systems. */
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
 * Reads a list of an integration.
 * @param fields The family's fields for the members of the filter and the values of the order, and the
 *   readers of members that are ids.
 * @param read Makes the call: `connection(…, { ...at, ...query }, page, lqFields(…))`.
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

/** Converts the ids of a filter to the family's ids. */
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
