/** The comparison of two runs of a report. */
import { listOf, numberOf, objectOf, textOf } from "#console/kit/json.ts";
import { columnsOf, type RunColumn, texts } from "./api.ts";
import { call } from "./calls.ts";

export const CHANGES = ["added", "removed", "changed", "unknown"] as const;
export type Change = (typeof CHANGES)[number];

export interface ChangedRow {
  readonly key: string;
  readonly before: readonly unknown[] | undefined;
  readonly after: readonly unknown[] | undefined;
  /** Keys of the columns that differ. */
  readonly columns: readonly string[];
}

export interface Comparison {
  readonly counts: Readonly<Record<Change, number>>;
  readonly same: number;
  /** Text about other causes of differences than changes of data; empty if there are none. */
  readonly note: string;
  readonly columns: readonly RunColumn[];
  readonly rows: readonly ChangedRow[];
}

/** Compares a run with an earlier one. Returns the counts, and a page of rows of one kind of change. */
export async function compareRuns(
  id: string,
  earlier: string,
  change: Change,
  offset: number,
  limit: number,
): Promise<Comparison> {
  const answer = objectOf(
    await call(
      `/runs/${encodeURIComponent(id)}/diff/${encodeURIComponent(earlier)}?change=${change}&offset=${offset}&limit=${limit}`,
    ),
  );
  const cells = (value: unknown) => (Array.isArray(value) ? listOf(value) : undefined);
  return {
    counts: {
      added: numberOf(answer["added"]),
      removed: numberOf(answer["removed"]),
      changed: numberOf(answer["changed"]),
      unknown: numberOf(answer["unknown"]),
    },
    same: numberOf(answer["same"]),
    note: textOf(answer["note"]),
    columns: columnsOf(answer["columns"]),
    rows: listOf(answer["rows"]).map((one) => {
      const row = objectOf(one);
      return {
        key: JSON.stringify(row["key"]),
        before: cells(row["before"]),
        after: cells(row["after"]),
        columns: texts(row["columns"]),
      };
    }),
  };
}
