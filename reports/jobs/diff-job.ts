/** Compares two runs of a report by the key of its rows. */
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rowsQuery } from "#reports/kit/formats/parquet.ts";
import { defaultSqlLimits, identifier, openDatabase } from "#reports/kit/sql/database.ts";
import { LineWriter } from "#reports/kit/tables/line-file.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { columnInfos } from "./describe.ts";
import { ROWS, readResult, type StoredResult } from "./run-job.ts";

/** The counts of a comparison; its rows are lines of a file. */
export interface DiffInfo {
  readonly key: readonly string[];
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  /** In one run only, while the other is incomplete. */
  readonly unknown: number;
  readonly same: number;
  readonly columns: ReturnType<typeof columnInfos>;
}

export const changes = ["added", "removed", "changed", "unknown"] as const;
export type Change = (typeof changes)[number];

/** The file of the rows of one kind of change. */
export const changeFile = (file: string, change: Change): string => `${file}.${change}.ndjson`;

/**
 * Compares two runs.
 * @param before the folder of the earlier run
 * @param after the folder of the later run
 * @param file where the counts are written; the rows stand beside it
 * @throws UsageError where the runs have no key, or other columns
 */
export async function diffJob(before: string, after: string, file: string): Promise<DiffInfo> {
  const [earlier, later] = [readResult(before), readResult(after)];
  const { key } = later;
  if (!key)
    throw new UsageError("The report has no key: name in report.yaml the columns that tell its rows apart");
  const names = later.columns.map((column) => column.key);
  if (earlier.name !== later.name || earlier.columns.map((column) => column.key).join() !== names.join())
    throw new UsageError("The runs are of different reports, or of versions with different columns");
  const { connection, close } = await openDatabase(defaultSqlLimits, { spillFolder: join(after, "spill") });
  const writers = new Map(changes.map((change) => [change, new LineWriter(changeFile(file, change))]));
  try {
    for (const [name, folder, columns] of [
      ["earlier", before, earlier.columns],
      ["later", after, later.columns],
    ] as const) {
      // As texts: two runs may have amounts of different places.
      await connection.run(`create table ${name} as ${rowsQuery(join(folder, ROWS), columns, false)}`);
      await refuseRepeated(name, key);
    }
    let same = 0;
    const result = await connection.stream(comparison(key, names));
    for await (const rows of result.yieldRowsJson())
      for (const row of rows) {
        const change = changeOf(row, names.length, earlier, later);
        if (change === undefined) {
          same++;
          continue;
        }
        writers.get(change)?.write(lineOf(change, row, names, key));
      }
    const count = (change: Change) => writers.get(change)?.lines ?? 0;
    const info: DiffInfo = {
      key,
      added: count("added"),
      removed: count("removed"),
      changed: count("changed"),
      unknown: count("unknown"),
      same,
      columns: columnInfos(later.columns),
    };
    for (const writer of writers.values()) writer.close();
    writeFileSync(`${file}.partial`, JSON.stringify(info));
    renameSync(`${file}.partial`, file);
    return info;
  } finally {
    close();
    rmSync(join(after, "spill"), { recursive: true, force: true });
  }

  async function refuseRepeated(table: string, keys: readonly string[]): Promise<void> {
    const columns = keys.map(identifier).join(", ");
    const found = await connection.runAndReadAll(
      `select ${columns} from ${table} group by all having count(*) > 1 limit 1`,
    );
    const [row] = found.getRowsJson();
    if (row)
      throw new UsageError(
        `Two rows have the same key (${keys.join(", ")}): ${row.map((cell) => String(cell)).join(", ")}`,
      );
  }
}

/** Both rows of each key, first whether they are there. */
function comparison(key: readonly string[], names: readonly string[]): string {
  const on = key.map((name) => `earlier.${identifier(name)} is not distinct from later.${identifier(name)}`);
  const cells = (table: string) => names.map((name) => `${table}.${identifier(name)}`).join(", ");
  const there = (table: string) => `${table}.there`;
  return `select ${there("earlier")}, ${there("later")}, ${cells("earlier")}, ${cells("later")}
    from (select *, true as there from earlier) as earlier
    full join (select *, true as there from later) as later on ${on.join(" and ")}
    order by ${key.map((name) => `coalesce(later.${identifier(name)}, earlier.${identifier(name)})`).join(", ")}`;
}

/** Undefined where the rows are the same. */
function changeOf(
  row: readonly unknown[],
  width: number,
  earlier: StoredResult,
  later: StoredResult,
): Change | undefined {
  const [isBefore, isAfter] = row;
  // What is missing in an incomplete run may only not have been read.
  if (isBefore !== true) return earlier.outcome.complete ? "added" : "unknown";
  if (isAfter !== true) return later.outcome.complete ? "removed" : "unknown";
  const changed = changedAt(row, width);
  if (changed.length === 0) return undefined;
  // A figure of what is incomplete may differ for that alone.
  const isExact = (at: number) => [earlier, later].every(({ marks }) => (marks[at] ?? "exact") === "exact");
  return changed.some(isExact) ? "changed" : "unknown";
}

const changedAt = (row: readonly unknown[], width: number): number[] =>
  Array.from({ length: width }, (_, at) => at).filter(
    (at) => JSON.stringify(row[2 + at]) !== JSON.stringify(row[2 + width + at]),
  );

function lineOf(change: Change, row: readonly unknown[], names: readonly string[], key: readonly string[]) {
  const before = row[0] === true ? row.slice(2, 2 + names.length) : null;
  const after = row[1] === true ? row.slice(2 + names.length) : null;
  const whole = after ?? before ?? [];
  return {
    change,
    key: key.map((name) => whole[names.indexOf(name)] ?? null),
    before,
    after,
    columns: before && after ? changedAt(row, names.length).map((at) => names[at]) : [],
  };
}
