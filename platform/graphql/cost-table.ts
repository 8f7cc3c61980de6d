/** Reads `schema/costs.tsv`: the REST calls that each schema coordinate causes. */

/** Calls of one REST operation that a coordinate causes. */
export interface Weight {
  readonly operation: string;
  /** Keys of the coordinate that one call serves; less than 1 if a key takes several calls. */
  readonly keys: number;
  /** Rows of one page if the operation pages, 1 if it reads one object, else 0. */
  readonly rows: number;
  /**
   * Expected share of the maximum number of calls: lists are shorter than their `first`, and objects repeat.
   * Measured over the queries of `test/budgets`; 1 if none of them needs the calls.
   */
  readonly likely: number;
}

export type Weights = ReadonlyMap<string, readonly Weight[]>;

/** Reads a table of costs. @throws Error for a malformed line */
export function readWeights(table: string): Weights {
  const weights = new Map<string, Weight[]>();
  for (const line of table.split("\n")) {
    if (line === "") continue;
    const [coordinate = "", operation = "", ...counts] = line.split("\t");
    const [keys = Number.NaN, rows = Number.NaN, likely = 1] = counts.map(Number);
    if (coordinate === "" || operation === "" || !(keys > 0) || !(rows >= 0) || !(likely >= 0))
      throw new Error(`schema/costs.tsv has a line that holds no weight: "${line}"`);
    const list = weights.get(coordinate) ?? [];
    weights.set(coordinate, [...list, { operation, keys, rows, likely }]);
  }
  return weights;
}

/** Merges two tables. */
export function mergedWeights(one: Weights, other: Weights): Weights {
  const merged = new Map(one);
  for (const [coordinate, weights] of other)
    merged.set(coordinate, [...(merged.get(coordinate) ?? []), ...weights]);
  return merged;
}
