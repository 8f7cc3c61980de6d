/** Pages of rows behind a figure, which `rows-behind.ts` has stored in a folder. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ColumnType } from "#reports/kit/rows/columns.ts";
import { readLines } from "#reports/kit/tables/line-file.ts";
import { ROWS } from "./run-folder.ts";

/** File of the columns, in the same folder as the file of the rows. */
export const BEHIND_COLUMNS = "columns.json";

export interface BehindColumns {
  readonly columns: readonly { readonly key: string; readonly label: string; readonly type: ColumnType }[];
  /** Names of the tables of the rows. */
  readonly tables: readonly string[];
  readonly total: number;
}

/** A page of rows. */
export interface RowsBehind extends BehindColumns {
  readonly offset: number;
  readonly rows: readonly (readonly unknown[])[];
}

/** Reads a page of the rows in a folder. */
export function readRowsBehind(folder: string, offset: number, limit: number): RowsBehind {
  const stored = JSON.parse(readFileSync(join(folder, BEHIND_COLUMNS), "utf8")) as BehindColumns;
  return { ...stored, offset, rows: readLines(join(folder, ROWS), offset, limit) as unknown[][] };
}
