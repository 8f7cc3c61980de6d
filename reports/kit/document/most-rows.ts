/** Facts from the table of costs: useful page sizes, and the families that fields call. */
import { readFileSync } from "node:fs";
import { readWeights, type Weights } from "#platform/graphql/cost-table.ts";
import { schemaDirectory } from "#platform/project-root.ts";

/** Largest `first` of a list. */
export const MOST_ROWS = 250;

const COSTS = new URL("costs.tsv", schemaDirectory);

let weights: Weights | undefined;

/**
 * Largest useful page size of a list: a multiple of the family's documented page size, because rows beyond it would
 * cost another whole page.
 * @param coordinate `Type.field` of the list
 */
export function mostRowsOf(coordinate: string): number {
  const [pages] = (weightsByField().get(coordinate) ?? []).filter(({ keys, rows }) => keys === 1 && rows > 1);
  if (!pages || pages.rows > MOST_ROWS) return MOST_ROWS;
  return Math.floor(MOST_ROWS / pages.rows) * pages.rows;
}

function weightsByField(): Weights {
  weights ??= readWeights(readFileSync(COSTS, "utf8"));
  return weights;
}

/** The families that fields call, sorted. @param coordinates `Type.field` of each */
export function familiesBehind(coordinates: Iterable<string>): string[] {
  const families = new Set<string>();
  // Some calls are made once per list item.
  for (const coordinate of coordinates)
    for (const { operation } of [coordinate, `${coordinate}[]`].flatMap(
      (one) => weightsByField().get(one) ?? [],
    ))
      families.add(operation.split(".")[0] ?? "");
  return [...families].sort();
}
