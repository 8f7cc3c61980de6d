/** The lists of an integration, as list queries: conditions and order from structured inputs. */

import { type FieldFilter, lqFilter, lqSort } from "#subgraphs/kit/filters/lq.ts";
import { type Connection, type ConnectionArgs, emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import type { At } from "./mappers.ts";

export interface ListArgs<Member extends string, Field extends string> extends ConnectionArgs {
  readonly filter?: { readonly [M in Member]?: FieldFilter | null | undefined } | null | undefined;
  readonly orderBy?:
    | readonly { readonly field: Field; readonly direction?: "ASC" | "DESC" | null | undefined }[]
    | null
    | undefined;
}

interface ListQuery {
  readonly filter: readonly string[] | undefined;
  readonly sort: readonly string[] | undefined;
}

/** What mappings to either system can be narrowed and ordered by. */
export const mappingList = {
  filter: {
    companyId: "company.id",
    companyName: "company.name",
    organizationId: "organization.id",
    organizationName: "organization.name",
    updatedAt: "updatedAt",
  },
  order: {
    COMPANY_NAME: "company.name",
    ORGANIZATION_NAME: "organization.name",
    CREATED_AT: "createdAt",
    UPDATED_AT: "updatedAt",
  },
} as const;

/**
 * A list in an integration.
 * @param fields The family's fields behind the members of the filter and the values of the order.
 * @param read Asks for it: `connection(…, { ...at, ...query }, page, lqFields(…))`.
 */
export async function listIn<Row extends object, Member extends string, Field extends string>(
  at: At,
  { filter, orderBy, ...page }: ListArgs<Member, Field>,
  fields: {
    readonly filter: Readonly<Record<Member, string>>;
    readonly order: Readonly<Record<Field, string>>;
  },
  read: (query: At & ListQuery, page: ConnectionArgs) => Promise<Connection<Row>>,
): Promise<Connection<Row & { readonly at: At }>> {
  const conditions = lqFilter(fields.filter, filter);
  if (conditions === "nothing") return emptyConnection();
  const rows = await read({ ...at, filter: conditions, sort: lqSort(fields.order, orderBy) }, page);
  return rows.map((row) => ({ ...row, at }));
}
