/** Builds handlers from a contract: for the list of each collection, and for one object by its key. */
import { type Collection, collectionOf } from "#contracts/kit/collections.ts";
import type { Family, Operations } from "#contracts/kit/contract.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { HandlersOf } from "./service.ts";

/** Name of the operation that reads one object of a list: `getReward` at `/rewards/{rewardId}` for `listRewards`. */
type ItemName<O extends Operations, N extends keyof O> = {
  [K in keyof O]: O[K]["path"] extends `${O[N]["path"]}${infer Key}`
    ? Key extends `/{${infer Name}}` | `({${infer Name}})` | `('{${infer Name}}')`
      ? Name extends `${string}}${string}`
        ? never
        : K
      : never
    : never;
}[keyof O];

/** The part of a table that a collection needs. */
interface Rows {
  get(key: string): unknown;
}

type Query = Readonly<Record<string, unknown>>;

/** Builds the responses of a family from rows. */
export interface CollectionAnswers<Table extends Rows> {
  /** The whole list, filtered and sorted. The kit cuts the page. */
  list(table: Table, query: Query, collection: Collection): unknown;
  /** The body of one object. */
  one(row: unknown, query: Query, table: Table): unknown;
  /** Key of a row in its table. Default: the key in the path. */
  keyOf?(key: string, query: Query): string;
}

const valueIn = (row: unknown, name: string) =>
  (row as Readonly<Record<string, string | number | null | undefined>>)[name] ?? "";

/**
 * Answers of a plain interface: rows unchanged; filtered by the members with the names of the conditions, and sorted
 * by the member in `sort` (`-` for descending).
 * @example ...collectionHandlers(canteen, { listMeals: tables.meals }, plainAnswers)
 */
export const plainAnswers: CollectionAnswers<Rows & { all(): readonly unknown[] }> = {
  list(table, query, { filters }) {
    const { filter, sort } = query;
    const given = (typeof filter === "object" && filter !== null ? filter : query) as Query;
    const conditions = [...filters.keys()].flatMap((name) => {
      const values = given[name];
      return values === undefined || values === null ? [] : [[name, [values].flat().map(String)] as const];
    });
    const rows = table
      .all()
      .filter((row) => conditions.every(([name, values]) => values.includes(String(valueIn(row, name)))));
    if (typeof sort !== "string") return rows;
    const by = sort.replace(/^-/, "");
    const order = (a: unknown, b: unknown) =>
      Number(valueIn(a, by) > valueIn(b, by)) - Number(valueIn(a, by) < valueIn(b, by));
    return rows.toSorted(sort === by ? order : (a, b) => order(b, a));
  },
  one: (row) => row,
};

/** Noun of a collection for error messages: `Check deposit` for `/check-deposits`. */
function nounOf({ list }: Collection): string {
  const words = list.path.slice(list.path.lastIndexOf("/") + 1).replaceAll("-", " ");
  const noun = words.replace(/ies$/, "y").replace(/s$/, "");
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
}

/**
 * Builds the handlers of some lists of a family, and of the operations that read one object by its key
 * (404 if there is none). Other operations need a handler of their own.
 * @param tables the tables by the name of their list operation
 * @throws at the start for a list that the contract does not have
 * @example ...collectionHandlers(banking, { listRewards: tables.rewards }, answers) // also getReward
 */
export function collectionHandlers<
  F extends Family,
  Table extends Rows,
  const N extends keyof F["operations"] & string,
>(
  family: F,
  tables: Readonly<Record<N, Table>>,
  { list, one, keyOf = (key) => key }: CollectionAnswers<Table>,
): HandlersOf<Pick<F["operations"], N | ItemName<F["operations"], N>>> {
  const handlers: Record<string, (input: Query) => unknown> = {};
  for (const [name, table] of Object.entries<Table>(tables)) {
    const collection = collectionOf(family, name);
    const { item, key = "" } = collection;
    handlers[name] = (query) => list(table, query, collection);
    if (item)
      handlers[item.name] = (query) => {
        const row = table.get(keyOf(String(query[key]), query));
        if (row === undefined) throw new Problem(404, `${nounOf(collection)} not found`);
        return one(row, query, table);
      };
  }
  return handlers as HandlersOf<Pick<F["operations"], N | ItemName<F["operations"], N>>>;
}
