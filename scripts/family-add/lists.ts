/** Writes the paging style of a list in the language of families without code. */
import type { Model, ModelOperation, ValueType } from "#scripts/family-new/model.ts";
import { pagingOf, type UnwrappedRows } from "#scripts/family-new/openapi/read-paging.ts";

/** Arguments of `@paging`, and the query parameters that it uses. */
export interface PageStyle {
  readonly args: string;
  readonly parameters: ReadonlySet<string>;
}

/** A path of members as the mapping language has it. */
export const pathText = (path: readonly string[]): string =>
  ["$", ...path.map((name) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)))].join(".");

/**
 * Finds the paging style of a list; undefined if it has none.
 * @param link True if the answer has a header `Link`.
 */
export function pageStyleOf(
  model: Model,
  operation: ModelOperation,
  body: ValueType,
  found: UnwrappedRows,
  link: boolean,
): PageStyle | undefined {
  const paging = pagingOf(model, operation, body, found, link);
  if (!paging) return undefined;
  const { by, position, size, maxSize, next, total, more } = paging;
  const following = next ? pathText(next) : `${pathText(found.path)}->last.id`;
  const args = [
    `${by}: ${JSON.stringify(position)}`,
    ...(size === undefined ? [] : [`size: ${JSON.stringify(size)}`]),
    `most: ${maxSize}`,
    ...(link ? ["link: true"] : by === "cursor" ? [`next: ${JSON.stringify(following)}`] : []),
    ...(total ? [`total: ${JSON.stringify(pathText(total))}`] : []),
    ...(more ? [`more: ${JSON.stringify(pathText(more))}`] : []),
  ];
  return { args: args.join(", "), parameters: new Set([position, ...(size === undefined ? [] : [size])]) };
}
