/** Rows of a run by page: rows of its result, or rows of a table. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Column, objectsIn } from "#reports/kit/rows/columns.ts";
import { ROWS, readResult } from "#reports/kit/stored/run-folder.ts";
import { readLines } from "#reports/kit/tables/line-file.ts";
import { cellKey, columnsFile, tableFile } from "#reports/kit/tables/table-files.ts";
import type { RunRecord } from "./engine/run-record.ts";
import type { RowsPage } from "./jobs.ts";
import type { Runs } from "./runs.ts";

/** Maximum number of ids per cell in a response. */
const MOST_OBJECTS = 50;

/** A page of the result. @param page `objects` adds the ids of the objects behind each cell */
export async function resultRows(
  runs: Runs,
  run: RunRecord,
  { offset, limit, objects }: RowsPage & { readonly objects: boolean },
) {
  const { columns = [], rows: total = 0 } = run.result ?? {};
  const folder = await runs.results.resultOf(run);
  const lines = readLines(join(folder, ROWS), offset, limit).map((line) => (Array.isArray(line) ? line : []));
  return {
    columns,
    offset,
    total,
    rows: lines.map((line) => line.slice(0, columns.length)),
    ...(objects && { objects: objectsOf(lines, readResult(folder).columns) }),
  };
}

/** Ids of the objects behind each cell, by row and column. Null if they are unknown. */
const objectsOf = (rows: readonly (readonly unknown[])[], columns: readonly Column[]) =>
  rows.map((row) =>
    columns.map((column) => {
      const ids = objectsIn(row, column).flatMap(({ id }) => id ?? []);
      return ids.length === 0 ? null : ids.slice(0, MOST_OBJECTS);
    }),
  );

/** A page of a table. Undefined if the run has no such table. */
export async function tableRows(runs: Runs, run: RunRecord, name: string, { offset, limit }: RowsPage) {
  const info = runs.progressOf(run).tables.find((table) => table.name === name);
  const folder = run.state === "FINISHED" ? await runs.results.resultOf(run) : runs.results.folderOf(run);
  const [document = "", list = ""] = name.split(".");
  const file = tableFile(folder, { document, name: list });
  // A report without SQL has no tables, because its rows are the result.
  if (!info || !existsSync(columnsFile(file))) return undefined;
  const columns: unknown = JSON.parse(readFileSync(columnsFile(file), "utf8"));
  const keys = (Array.isArray(columns) ? columns : []).flatMap((column: unknown) =>
    isObject(column) ? [{ key: column["name"], label: column["name"], type: column["type"] }] : [],
  );
  const lines = readLines(file, offset, limit);
  const rows = lines.map((line) =>
    keys.map((_, at) => (isObject(line) ? (line[cellKey(at)] ?? null) : null)),
  );
  return { columns: keys, offset, total: info.rows, rows };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
