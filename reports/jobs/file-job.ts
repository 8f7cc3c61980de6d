/** Writes a finished run as a file. */
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { write } from "#reports/kit/cli/write.ts";
import { csv } from "#reports/kit/formats/csv.ts";
import type { Format, Output } from "#reports/kit/formats/format.ts";
import { page } from "#reports/kit/formats/html.ts";
import { json, ndjson } from "#reports/kit/formats/json.ts";
import { writeParquet } from "#reports/kit/formats/parquet.ts";
import { writeXlsx } from "#reports/kit/formats/xlsx.ts";
import type { Row } from "#reports/kit/rows/columns.ts";
import { linesFrom } from "#reports/kit/tables/line-file.ts";
import type { FileFormat } from "#reports/server/protocol.ts";
import { ROWS, readResult, type StoredResult } from "./run-job.ts";

const texts: Readonly<Partial<Record<FileFormat, Format>>> = { csv, json, ndjson, html: page };

async function* rowsIn(folder: string): AsyncGenerator<Row> {
  for (const line of linesFrom(join(folder, ROWS))) yield JSON.parse(line) as Row;
}

/** A stored run as formats take it. */
export function storedOutput(folder: string, result: StoredResult): Output {
  const { title, about, columns, variables, totals, outcome, marks, chart, at } = result;
  // Stored totals have columns of their own: they are found by their keys.
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
    chart: () => chart,
    at: new Date(at),
  };
}

/** @throws UsageError for what the format does not hold */
export async function fileJob(folder: string, format: FileFormat, file: string): Promise<void> {
  const result = readResult(folder);
  const text = texts[format];
  if (text) return write(text(storedOutput(folder, result)), file);
  const fresh = `${file}.partial`;
  try {
    if (format === "parquet") await writeParquet(join(folder, ROWS), result.columns, fresh);
    else if (format === "xlsx") await writeXlsx(storedOutput(folder, result), fresh);
    else writeFileSync(fresh, manifestOf(folder, result));
    renameSync(fresh, file);
  } finally {
    rmSync(fresh, { force: true });
  }
}

/** What was asked, when, of which families, and what is missing. */
function manifestOf(folder: string, result: StoredResult): string {
  const { name, title, variables, columns, key, marks, totals, outcome, rows, at, hashes, resumedPages } =
    result;
  const run = JSON.parse(readFileSync(join(folder, "run.json"), "utf8")) as { readonly id: string };
  const manifest = {
    run: run.id,
    report: name,
    title,
    at,
    parameters: variables,
    rows,
    key: key ?? null,
    columns: columns.map((column, index) => ({
      key: column.key,
      type: column.type,
      mark: marks[index] ?? "exact",
    })),
    totals: totals.map(({ column, mark, sums }) => ({ key: column.key, mark, sums })),
    complete: outcome.complete,
    tables: outcome.tables.map(({ from, to, ...table }) => ({
      ...table,
      from: from === null ? null : new Date(from).toISOString(),
      to: to === null ? null : new Date(to).toISOString(),
    })),
    sources: outcome.sources.map(({ family, asked, pages, text }) => ({ family, asked, pages, text })),
    notWalked: outcome.notWalked,
    resumedPages,
    sha256: hashes,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
