/** Collects all pages of a report in one answer, for reports that need every row at once. */

import type { Selection } from "#reports/kit/document/selection.ts";
import { type Fields, isFields, parentListsOf, rowsOf, valueAt, withPages } from "./lists.ts";
import type { RowBatch } from "./paginate.ts";

/** Collects the pages of every outer list in one piece. */
export async function collectPages(root: Selection, pieces: AsyncIterable<RowBatch>): Promise<RowBatch> {
  const lists = new Map<string, { readonly page: Fields; readonly rows: unknown[] }>();
  let data: Fields = {};
  for await (const piece of pieces) {
    if (piece.first) data = piece.data;
    for (const { field, path } of parentListsOf(root, piece.data)) {
      const page = valueAt(piece.data, path);
      if (!isFields(page)) continue;
      const key = path.join(".");
      const list = lists.get(key) ?? { page, rows: [] };
      list.rows.push(...rowsOf(field, page));
      lists.set(key, list);
    }
  }
  for (const outer of parentListsOf(root, data)) {
    const list = lists.get(outer.path.join("."));
    const { via } = outer.field;
    const rows = via.kind === "nodes" ? list?.rows : list?.rows.map((row) => ({ [via.nodeKey]: row }));
    if (list) data = withPages(data, [outer], outer, { ...list.page, [via.key]: rows });
  }
  return { data, first: true };
}
