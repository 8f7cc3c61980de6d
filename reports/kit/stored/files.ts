/** Writes a stored run as a file. */
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { write } from "#reports/kit/cli/write.ts";
import { charts } from "#reports/kit/formats/charts.ts";
import { csv } from "#reports/kit/formats/csv.ts";
import type { FileOptions, Format, Output } from "#reports/kit/formats/format.ts";
import { page } from "#reports/kit/formats/html.ts";
import { json, ndjson } from "#reports/kit/formats/json.ts";
import { writeParquet } from "#reports/kit/formats/parquet.ts";
import { table } from "#reports/kit/formats/table.ts";
import { writtenWith } from "#reports/kit/formats/time-zone.ts";
import { writeXlsx } from "#reports/kit/formats/xlsx.ts";
import type { Row } from "#reports/kit/rows/columns.ts";
import { linesFrom } from "#reports/kit/tables/line-file.ts";
import { UnwritableFile } from "#reports/kit/usage-error.ts";
import { manifestOf } from "./manifest.ts";
import { ROWS, readResult, readRun, type StoredResult } from "./run-folder.ts";

/** Text formats, which can be written while rows are read. */
export const textFormats = { table, csv, json, ndjson, html: page, charts } satisfies Record<string, Format>;
export type TextFormat = keyof typeof textFormats;

/** Formats that need a file. */
export const fileOnlyFormats = ["xlsx", "parquet", "manifest"] as const;
export type StoredFormat = TextFormat | (typeof fileOnlyFormats)[number];

export const isText = (format: StoredFormat): format is TextFormat => Object.hasOwn(textFormats, format);

async function* rowsIn(folder: string): AsyncGenerator<Row> {
  for (const line of linesFrom(join(folder, ROWS))) yield JSON.parse(line) as Row;
}

/** A stored run as input for formats. */
export function storedOutput(folder: string, result: StoredResult): Output {
  const { title, about, columns, variables, totals, outcome, marks, chart, at, rowsMark, timeZone, tests } =
    result;
  // Stored totals have their own column objects, so columns are found by key.
  const named = totals.map((total) => ({
    ...total,
    column: columns.find(({ key }) => key === total.column.key) ?? total.column,
  }));
  return {
    title,
    about,
    columns,
    variables,
    rows: rowsIn(folder),
    totals: () => named,
    outcome: () => outcome,
    marks: () => marks,
    rowsMark: () => rowsMark ?? (outcome.complete ? "exact" : "uncertain"),
    chart: () => chart,
    at: new Date(at),
    timeZone,
    tests,
  };
}

/**
 * Writes a stored run completely, or not at all.
 * @param options Parquet and the manifest have instants in UTC, whatever the time zone
 * @throws UsageError if the format cannot contain the result
 */
export async function writeStored(
  folder: string,
  format: StoredFormat,
  file: string,
  options: FileOptions = {},
): Promise<void> {
  const result = readResult(folder);
  const output = writtenWith(storedOutput(folder, result), options);
  if (isText(format)) return write(textFormats[format](output), file);
  const fresh = `${file}.partial`;
  const manifest = manifestOf(readRun(folder), result);
  try {
    if (format === "parquet") await writeParquet(join(folder, ROWS), result.columns, fresh, manifest);
    else if (format === "xlsx") await writeXlsx(output, fresh);
    else writeFileSync(fresh, `${JSON.stringify(manifest, null, 2)}\n`);
    renameSync(fresh, file);
  } catch (error) {
    if (error instanceof Error && "code" in error && "syscall" in error)
      throw new UnwritableFile(`The file ${file} cannot be written (${String(error.code)})`);
    throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
}
