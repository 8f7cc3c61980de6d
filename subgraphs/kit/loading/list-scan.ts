/** Reads pages of a list instead of single objects. With enough keys, one page is cheaper than a read per key. */
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { RefusedError } from "#platform/errors/catalog.ts";
import { inBatches } from "#subgraphs/kit/calls/call-attribution.ts";
import type { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import { readPage } from "./connection.ts";
import type { Fields, Find } from "./key-loader.ts";
import { asError } from "./keys.ts";

/** A list of the objects that another operation reads one by one. */
export interface ListDeclaration<In, Row> {
  /** Parameters of the list, without those for paging. */
  readonly ask: (fields: Fields) => In;
  /** The key or keys of a row. */
  readonly keyOf: (row: Row) => RowKey | readonly RowKey[];
  /** Minimum number of keys for reading a page. By default it is computed by `ROWS_PER_CALL`. */
  readonly from?: number;
}

type RowKey = string | number | null | undefined;

/** A declared list with its operation. The family's types are erased. */
export interface DeclaredList<Value> {
  readonly operation: string;
  readonly declaration: ListDeclaration<object, Value>;
}

/** Number of rows that cost as much as one call: a page of 100 rows costs as much as five single reads. */
const ROWS_PER_CALL = 20;

/**
 * The minimum number of keys for which a page of a list is read.
 * @throws at load if the operation does not page, or needs other rights than the single read
 * @example fewestKeys(bound.listTicketMetrics, bound.getTicketMetric) // 5, because a page has 100 rows
 */
export function fewestKeys(
  list: BoundOperation,
  single: BoundOperation,
  { from }: { readonly from?: number },
): number {
  if (!list.spec.page) throw new Error(`${list.id} does not page`);
  const rightsOf = ({ spec: { roles, scopes, secret, rawQuery } }: BoundOperation) =>
    JSON.stringify([roles, scopes, secret, rawQuery]);
  if (rightsOf(list) !== rightsOf(single))
    throw new Error(`${list.id} does not need the same rights as ${single.id}`);
  return from ?? Math.max(2, Math.ceil(list.spec.page.maxSize / ROWS_PER_CALL));
}

/** Rows of a list by key, and true if all rows were read. */
interface Scan<Value> {
  readonly rows: ReadonlyMap<string, readonly Value[]>;
  readonly whole: boolean;
}

/**
 * Reads keys from a list if this is cheaper. A key that is not in the whole list has no object; keys that are left
 * over are read one by one.
 * @param one reads keys one by one
 * @param foundIn the loader's value for the rows of a key
 * @param several true if several rows can have the same key, so that the whole list is needed
 */
export function listFirst<Value, Found>(
  client: FamilyClient,
  { operation: name, declaration }: DeclaredList<Value>,
  {
    from,
    one,
    foundIn,
    several,
  }: {
    readonly from: number;
    readonly one: Find<Found, string>;
    readonly foundIn: (rows: readonly Value[]) => Found | null;
    readonly several: boolean;
  },
): Find<Found, string> {
  const operation = client.operation(name);
  return async (keys, fields) => {
    if (keys.length < from) return one(keys, fields);
    let scan: Scan<Value>;
    try {
      scan = await inBatches(from, () =>
        scanList(client, operation, declaration, { keys, fields, from, several }),
      );
    } catch (error) {
      const failed = asError(error);
      return keys.map(() => failed);
    }
    const { rows, whole } = scan;
    const left = whole ? [] : keys.filter((key) => several || !rows.has(key));
    const read = left.length > 0 ? await one(left, fields) : [];
    const singly = new Map(left.map((key, index) => [key, read[index] ?? null]));
    return keys.map((key) => singly.get(key) ?? (singly.has(key) ? null : foundIn(rows.get(key) ?? [])));
  };
}

/**
 * Reads a list until it ends, all keys are found, or the remaining pages cost more than the remaining keys. If the
 * list has no total, it is expected to have twice the pages read so far, and a page without any of the keys ends
 * the scan.
 */
async function scanList<Value>(
  client: FamilyClient,
  operation: BoundOperation,
  { ask, keyOf }: ListDeclaration<object, Value>,
  {
    keys,
    fields,
    from,
    several,
  }: {
    readonly keys: readonly string[];
    readonly fields: Fields;
    readonly from: number;
    readonly several: boolean;
  },
): Promise<Scan<Value>> {
  const style = operation.spec.page;
  if (!style) throw new Error(`${operation.id} does not page`);
  const input = { ...ask(fields) };
  const wanted = new Set(keys);
  const rows = new Map<string, Value[]>();
  const open = () => keys.length - (several ? 0 : rows.size);
  let complete = true;
  let position: string | number | undefined;
  for (let pages = 1; ; pages++) {
    const request = { size: style.maxSize, position };
    let page: Awaited<ReturnType<typeof readPage>>;
    try {
      page = await readPage(client, operation, style, input, request, false, open());
    } catch (error) {
      // If the list is refused, the single reads may be allowed.
      if (error instanceof RefusedError && error.code !== "UNAUTHENTICATED") return { rows, whole: false };
      throw error;
    }
    let hits = 0;
    for (const row of page.items as readonly (Value | null)[]) {
      // An unreadable row may belong to a missing key.
      if (row === null) complete = false;
      else
        for (const key of keysIn(keyOf(row))) {
          if (!wanted.has(key)) continue;
          hits++;
          const known = rows.get(key);
          if (known) known.push(row);
          else rows.set(key, [row]);
        }
    }
    if (page.next === undefined) return { rows, whole: complete && !page.endless };
    const pagesLeft = page.total === undefined ? pages : Math.ceil(page.total / style.maxSize) - pages;
    const goesOn =
      pagesLeft * from < open() && pages * from < keys.length && (page.total !== undefined || hits > 0);
    if (!goesOn || page.next === position) return { rows, whole: false };
    position = page.next;
  }
}

/** The distinct keys of a row. */
function keysIn(keys: RowKey | readonly RowKey[]): ReadonlySet<string> {
  const none: readonly RowKey[] = [];
  return new Set(none.concat(keys).flatMap((key) => (key == null ? [] : String(key))));
}
