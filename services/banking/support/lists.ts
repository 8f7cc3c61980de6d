/** Filters, sorting and `included` resources, common to all lists and items of the bank. */

import { Problem } from "#contracts/kit/error-bodies.ts";
import { type BankingTables, linked, orders, type Resource } from "#services/banking/tables.ts";
import type { CollectionAnswers } from "#services/kit/collections.ts";
import type { Collection } from "#services/kit/data/collection.ts";
import { paged } from "#services/kit/service.ts";

interface Filter {
  readonly id?: readonly string[];
  readonly email?: readonly string[];
  readonly customerId?: readonly string[];
  readonly accountId?: readonly string[];
  readonly cardId?: readonly string[];
  readonly status?: readonly string[];
  readonly direction?: readonly string[];
  readonly since?: string;
  readonly until?: string;
}
export interface Query {
  readonly filter?: Filter | null | undefined;
  readonly sort?: keyof typeof orders | null | undefined;
  readonly include?: readonly string[] | null | undefined;
}
type Table<R> = Collection<R, "customer" | "account" | "email", "id" | keyof typeof orders>;

/** @throws 404 if the resource is undefined */
export function existing<T>(resource: T | undefined, what: string): T {
  if (resource === undefined) throw new Problem(404, `${what} not found`);
  return resource;
}

/** Rows by the most selective index that the filter can use, in the requested order. */
function indexed<R extends Resource>(table: Table<R>, filter: Filter, order: keyof typeof orders | "id") {
  const compare = order === "id" ? (a: R, b: R) => Number(a.id) - Number(b.id) : orders[order];
  if (filter.id) return filter.id.flatMap((id) => table.get(id) ?? []).sort(compare);
  if (filter.email)
    return [...table.by("email", ...filter.email.map((one) => one.toLowerCase()))].sort(compare);
  if (filter.accountId) return [...table.by("account", ...filter.accountId)].sort(compare);
  if (filter.customerId) return [...table.by("customer", ...filter.customerId)].sort(compare);
  return table.sorted(order);
}

/** True if a resource was created from `since` (inclusive) until `until` (exclusive). */
export function isWithin({ attributes }: Resource, { since, until }: Filter): boolean {
  const at = Date.parse(attributes.createdAt);
  return !(since && at < Date.parse(since)) && !(until && at >= Date.parse(until));
}

/** The resources of a list, filtered and sorted (D3-213, D3-214). */
export function narrowed<R extends Resource>(
  table: Table<R>,
  { filter, sort }: Query,
  normal: "-createdAt" | "id" = "-createdAt",
): readonly R[] {
  const rows = indexed(table, filter ?? {}, sort ?? normal);
  if (!filter) return rows;
  const tests: ((row: R) => boolean)[] = [];
  const among = (values: readonly string[] | undefined, of: (row: R) => string | undefined) => {
    if (!values) return;
    const wanted = new Set<string | undefined>(values);
    tests.push((row) => wanted.has(of(row)));
  };
  among(filter.customerId, (row) => linked(row, "customer"));
  among(filter.accountId, (row) => linked(row, "account"));
  among(filter.cardId, (row) => linked(row, "card"));
  among(filter.status, (row) => row.attributes.status);
  among(filter.direction, (row) => row.attributes.direction);
  if (filter.since || filter.until) tests.push((row) => isWithin(row, filter));
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)));
}

/** Builds the bank's responses from the rows of its collections. */
export function answers(tables: BankingTables) {
  const byRelationship: Readonly<Record<string, (id: string) => Resource | undefined>> = {
    customer: (id) => tables.customers.get(id),
    account: (id) => tables.accounts.get(id),
    card: (id) => tables.cards.get(id),
    counterparty: (id) => tables.counterparties.get(id),
    transaction: (id) => tables.transactions.get(id),
    application: (id) => tables.applications.get(id),
  };

  /** Resources that the rows link to under these names, each once, for JSON:API `included` (D3-196). */
  function included(rows: readonly Resource[], names: readonly string[]): Resource[] {
    const all = names.flatMap((name) => {
      const ids = new Set(rows.map((row) => linked(row, name)));
      return [...ids].flatMap((id) => (id === undefined ? [] : (byRelationship[name]?.(id) ?? [])));
    });
    return [...new Set(all)];
  }

  return {
    list(table: Table<Resource>, query: Query, { sorted }) {
      const rows = narrowed(table, query, sorted ? "-createdAt" : "id");
      const { include } = query;
      return include ? paged(rows, (page) => ({ included: included(page, include) })) : rows;
    },
    one<R extends Resource>(row: R, { include }: Query) {
      return include ? { data: row, included: included([row], include) } : { data: row };
    },
  } satisfies CollectionAnswers<Table<Resource>>;
}

export type Answers = ReturnType<typeof answers>;
