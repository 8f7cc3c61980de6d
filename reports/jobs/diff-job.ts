/** Compares two runs, and writes the counts and the rows as files. */
import { renameSync, writeFileSync } from "node:fs";
import { type ChangedRow, changes, compareRuns } from "#reports/kit/stored/compare.ts";
import { readResult } from "#reports/kit/stored/run-folder.ts";
import { LineWriter } from "#reports/kit/tables/line-file.ts";
import { columnInfos } from "./describe.ts";

/**
 * @param before folder of the earlier run
 * @param after folder of the later run
 * @param file output file of the counts; the rows are in the same folder, one file for each kind of change
 */
export async function diffJob(before: string, after: string, file: string): Promise<void> {
  const writers = new Map(changes.map((change) => [change, new LineWriter(`${file}.${change}.ndjson`)]));
  try {
    const changed = (row: ChangedRow) => writers.get(row.change)?.write(row);
    const { key, counts, same, note } = await compareRuns(before, after, changed);
    const info = { key, ...counts, same, note, columns: columnInfos(readResult(after).columns) };
    writeFileSync(`${file}.partial`, JSON.stringify(info));
  } finally {
    for (const writer of writers.values()) writer.close();
  }
  renameSync(`${file}.partial`, file);
}
