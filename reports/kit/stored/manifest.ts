/** The manifest of a run: its report and parameters, its time, its families, and its missing data. */
import type { StoredResult, StoredRun } from "./run-folder.ts";

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

export function manifestOf({ id }: Pick<StoredRun, "id">, result: StoredResult) {
  const {
    name,
    identity = name,
    title,
    variables,
    columns,
    key,
    marks,
    totals,
    outcome,
    rows,
    at,
    hashes,
    timeZone = "UTC",
  } = result;
  return {
    run: id,
    report: name,
    identity,
    title,
    at,
    parameters: variables,
    timeZone,
    rows,
    key: key ?? null,
    columns: columns.map((column, index) => ({
      key: column.key,
      label: column.label,
      type: column.type,
      ...(column.currencyAt !== undefined && { currency: columns[column.currencyAt]?.key }),
      mark: marks[index] ?? "exact",
    })),
    totals: totals.map(({ column, ...total }) => ({ key: column.key, ...total })),
    complete: outcome.complete,
    composed: outcome.composed,
    tables: outcome.tables.map(({ from, to, ...table }) => ({
      ...table,
      from: instant(from),
      to: instant(to),
    })),
    sources: outcome.sources.map(({ family, asked, pages, text }) => ({ family, asked, pages, text })),
    notWalked: outcome.notWalked,
    resumedPages: result.resumedPages,
    begunAgain: result.begunAgain ?? [],
    sha256: hashes,
  };
}

export type Manifest = ReturnType<typeof manifestOf>;
