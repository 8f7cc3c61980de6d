/** `report diff`: compares two runs and writes one row for each differing cell. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { SourceNote } from "#reports/kit/asking/completeness.ts";
import type { Output } from "#reports/kit/formats/format.ts";
import { writtenWith, zonedInstant } from "#reports/kit/formats/time-zone.ts";
import { writeXlsx } from "#reports/kit/formats/xlsx.ts";
import type { Cell, Column, Row } from "#reports/kit/rows/columns.ts";
import { type ChangedRow, type Comparison, compareRuns } from "#reports/kit/stored/compare.ts";
import { isText, textFormats } from "#reports/kit/stored/files.ts";
import type { Manifest } from "#reports/kit/stored/manifest.ts";
import { LineWriter, linesFrom } from "#reports/kit/tables/line-file.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import type { CommandLineEnvironment } from "./environment.ts";
import type { Target } from "./options.ts";
import { tell, temporaryFolder } from "./runs.ts";
import { write } from "./write.ts";

/** Compares two runs. @returns the exit code */
export async function diffRuns(
  [before, after, ...others]: readonly string[],
  target: Target,
  around: CommandLineEnvironment,
): Promise<number> {
  if (before === undefined || after === undefined || others.length > 0)
    throw new UsageError(
      "diff takes two runs, the earlier one first: folders of --keep, or files of --format parquet",
    );
  const { format, out, file } = target;
  if (format === "parquet" || format === "manifest")
    throw new UsageError(`A comparison is not written as ${format}: take csv, json, ndjson, html or xlsx`);
  const folder = temporaryFolder();
  const lines = new LineWriter(join(folder, "changes.ndjson"));
  try {
    const comparison = await compareRuns(before, after, (row) => lines.write(row));
    lines.close();
    const { counts, same, note } = comparison;
    if (note !== null) around.stderr.write(`${note}\n`);
    around.stderr.write(
      `${counts.added} added, ${counts.removed} removed, ${counts.changed} changed, ` +
        `${counts.unknown} unknown because a run is incomplete, ${same} the same\n`,
    );
    const output = outputOf(
      comparison,
      join(folder, "changes.ndjson"),
      around.now?.() ?? new Date(),
      file.timeZone,
    );
    const written = writtenWith(output, file);
    if (isText(format)) await write(textFormats[format](written), out ?? around.stdout, around.signal);
    else if (out !== undefined) await writeXlsx(written, out);
    return tell(output, target, around);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const text = (key: string, label: string): Column => ({ key, label, type: "text" });

function outputOf(
  { before, after, key, columns, note }: Comparison,
  file: string,
  at: Date,
  timeZone: string | undefined,
): Output {
  const labels = new Map(columns.map((column) => [column.key, column.label]));
  const sources = [...sourcesOf("earlier run", before), ...sourcesOf("later run", after)];
  return {
    title: `${after.title}: comparison`,
    about: [`The run of ${before.at} and the run of ${after.at}.`, ...(note === null ? [] : [note])].join(
      " ",
    ),
    columns: [
      { key: "change", label: "Change", type: "category" },
      ...key.map((name) => text(name, labels.get(name) ?? name)),
      text("column", "Column"),
      text("before", "Before"),
      text("after", "After"),
    ],
    variables: {},
    rows: cellsIn(file, columns, key, timeZone),
    totals: () => [],
    outcome: () => ({
      complete: before.complete && after.complete,
      tables: [],
      sources,
      notWalked: [],
      lacks: [],
    }),
    marks: () => [],
    rowsMark: () => "exact",
    chart: () => undefined,
    at,
  };
}

const sourcesOf = (run: string, { sources }: Manifest): SourceNote[] =>
  sources.map((source) => ({
    ...source,
    family: `${run}: ${source.family}`,
    complete: source.pages === source.asked,
    problems: [],
  }));

/** A row that exists in one run only gives a line for each cell with a value. */
async function* cellsIn(
  file: string,
  columns: Manifest["columns"],
  keys: readonly string[],
  timeZone: string | undefined,
): AsyncGenerator<Row> {
  // The column has cells of all types, so instants are recognized by their own columns' types.
  const zoned = (cell: Cell, type: string | undefined): Cell =>
    timeZone !== undefined && type === "instant" && typeof cell === "string"
      ? zonedInstant(cell, timeZone)
      : cell;
  const keyTypes = keys.map((name) => columns.find((column) => column.key === name)?.type);
  for (const line of linesFrom(file)) {
    const { change, key, before, after, columns: changed } = JSON.parse(line) as ChangedRow;
    const named = key.map((cell, at) => zoned(cell, keyTypes[at]));
    const isBoth = before !== null && after !== null;
    let lines = 0;
    for (const [at, column] of columns.entries()) {
      const [earlier, later] = [before?.[at] ?? null, after?.[at] ?? null];
      const isShown = isBoth ? changed.includes(column.key) : !keys.includes(column.key);
      if (!isShown || (earlier === null && later === null)) continue;
      lines++;
      yield [change, ...named, column.label, zoned(earlier, column.type), zoned(later, column.type)];
    }
    if (lines === 0) yield [change, ...named, null, null, null];
  }
}
