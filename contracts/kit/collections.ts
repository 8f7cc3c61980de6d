/** Collections: pairs of operations in a contract that list objects of one kind and read one of them. */
import type { TSchema } from "typebox";
import type { BoundOperation, Family } from "./contract.ts";
import type { Param } from "./params.ts";

/** Objects of one kind, and the operations that list and read them. */
export interface Collection {
  readonly list: BoundOperation;
  /** Reads one object by its key: `/rewards/{rewardId}` beside `/rewards`, or OData's `/vendors({id})`. */
  readonly item?: BoundOperation;
  /** The path parameter of `item` that is the key. */
  readonly key?: string;
  readonly row: TSchema;
  /** Most rows of one page. */
  readonly pageSize: number;
  /**
   * Filters of the list, each with the most values that it takes in a call, if that is declared: members of the
   * parameter `filter`, members that OData's `$filter` compares, or else the list's own optional parameters.
   */
  readonly filters: ReadonlyMap<string, number | undefined>;
  /** Linked objects that a call can request (`include`, `$expand`). */
  readonly includes: readonly string[];
  /** Members of a row that a call can select (`$select`); empty if a call always gets all. */
  readonly selects: readonly string[];
  readonly sorted: boolean;
}

type Schema = TSchema & {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly string[];
  readonly maxItems?: number;
  readonly type?: string;
};

/** Path of an item after the path of its list. */
const KEY = /^(?:\/\{(\w+)\}|\('?\{(\w+)\}'?\))$/;

/** Parameters that select members, linked objects or an order. */
const NO_CONDITIONS: ReadonlySet<string> = new Set(["include", "sort", "$expand", "$select"]);

/** True for a parameter by which a list can be filtered. */
const isCondition = ([name, { required, selects, style }]: readonly [string, Param]): boolean =>
  !required && !selects && style !== "deep" && !NO_CONDITIONS.has(name);

/**
 * Reads a collection from a contract.
 * @param list the name of the operation that lists it
 * @param get the name of the operation that reads one object, if its path is not below that of the list
 * @throws Error at load if an operation does not exist, or the list has no pages
 * @example collectionOf(banking, "listRewards").item?.name // "getReward"
 */
export function collectionOf(family: Family, list: string, get?: string): Collection {
  const operation = family.bound[list];
  const page = operation?.spec.page;
  if (!operation || !page) throw new Error(`${family.name} has no list ${list}`);
  const item = Object.values(family.bound).find(({ name, method, path }) =>
    get === undefined
      ? method === "GET" && path.startsWith(operation.path) && KEY.test(path.slice(operation.path.length))
      : name === get,
  );
  if (get !== undefined && !item) throw new Error(`${family.name} has no operation ${get}`);
  let rows = page.schema as Schema | undefined;
  for (const member of page.list) rows = rows?.properties?.[member];
  if (!rows?.items) throw new Error(`${operation.id} has no schema of its rows`);
  const key = item && /\{(\w+)\}\W*$/.exec(item.path)?.[1];
  const { filter, include, sort, $filter, $expand, $select } = operation.query as Readonly<
    Record<string, { readonly schema: Schema } | undefined>
  >;
  const selects = $select?.schema.enum ?? [];
  const conditions = Object.entries(filter?.schema.properties ?? {});
  const parameters = filter || $filter ? [] : Object.entries(operation.spec.query ?? {}).filter(isCondition);
  return {
    list: operation,
    ...(item && { item }),
    ...(key !== undefined && { key }),
    row: rows.items,
    pageSize: page.maxSize,
    filters: new Map([
      ...conditions.map(([name, { type, maxItems }]) => [name, type === "array" ? maxItems : 1] as const),
      ...parameters.map(([name, { style, max }]) => [name, style === "plain" ? 1 : max] as const),
      ...($filter ? selects : []).map((name) => [name, undefined] as const),
    ]),
    includes: (include ?? $expand)?.schema.enum ?? [],
    selects,
    sorted: sort !== undefined,
  };
}
