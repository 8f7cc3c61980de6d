/** Collections: the operations that list objects of one kind and read one of them, as a contract has them. */
import type { TSchema } from "typebox";
import type { BoundOperation, Family } from "./contract.ts";

/** Objects of one kind, and the ways in which their family lists and reads them. */
export interface Collection {
  readonly list: BoundOperation;
  /** Reads one object by its key: `/rewards/{rewardId}` beside `/rewards`. */
  readonly item?: BoundOperation;
  /** The path parameter of `item` that is the key. */
  readonly key?: string;
  readonly row: TSchema;
  /** Rows that one page has at most. */
  readonly pageSize: number;
  /** Members of the parameter `filter`, each with the number of values that it takes at once. */
  readonly filters: ReadonlyMap<string, number | undefined>;
  /** Linked objects that a call can ask for (`include`). */
  readonly includes: readonly string[];
  readonly sorted: boolean;
}

type Schema = TSchema & {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly string[];
  readonly maxItems?: number;
};

/**
 * Reads a collection from a contract.
 * @param list the name of the operation that lists it
 * @throws at load for an operation that is not there or does not page
 * @example collectionOf(banking, "listRewards").item?.name // "getReward"
 */
export function collectionOf(family: Family, list: string): Collection {
  const operation = family.bound[list];
  const page = operation?.spec.page;
  if (!operation || !page) throw new Error(`${family.name} has no list ${list}`);
  const item = Object.values(family.bound).find(
    ({ method, path }) =>
      method === "GET" &&
      path.startsWith(`${operation.path}/{`) &&
      /^\/\{\w+\}$/.test(path.slice(operation.path.length)),
  );
  let rows = page.schema as Schema | undefined;
  for (const member of page.list) rows = rows?.properties?.[member];
  if (!rows?.items) throw new Error(`${operation.id} has no schema of its rows`);
  const key = item && /\{(\w+)\}$/.exec(item.path)?.[1];
  const { filter, include, sort } = operation.query as Readonly<
    Record<string, { readonly schema: Schema } | undefined>
  >;
  return {
    list: operation,
    ...(item && { item }),
    ...(key !== undefined && { key }),
    row: rows.items,
    pageSize: page.maxSize,
    filters: new Map(
      Object.entries(filter?.schema.properties ?? {}).map(([name, { maxItems }]) => [name, maxItems]),
    ),
    includes: include?.schema.enum ?? [],
    sorted: sort !== undefined,
  };
}
