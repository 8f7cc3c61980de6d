/** The gateway's interface of reports (docs/reports.md), as this page uses it. */

import { authorization } from "#console/data/session.ts";
import { isObject, type Json, listOf, numberOf, objectOf, textOf } from "#console/kit/json.ts";
import { amountText } from "#console/result/rows.ts";
import type { FigureName } from "#reports/words/figure.ts";
import type { RunLack, TableLack } from "#reports/words/missing.ts";
import type { TestResult } from "#reports/words/tests.ts";
import type { Doubt } from "#reports/words/worth.ts";
import { call, post, refusalIn } from "./calls.ts";
import { warningsIn } from "./check/warnings.ts";
import { type Table, withRepeated } from "./compose/tables.ts";
import { runLacksIn, tableLacksIn } from "./lacks.ts";
import { figureQuery } from "./run/figure.ts";
import { AlreadyGone, canSaveIn, saveRequest } from "./saved/saving.ts";

export interface Parameter {
  readonly name: string;
  readonly label: string;
  readonly about: string;
  /** In the schema, such as `TicketFilter`. */
  readonly type: string;
  readonly kind: string;
  readonly required: boolean;
  readonly initial: unknown;
  readonly values: readonly string[];
}

export interface ReportInfo {
  readonly name: string;
  readonly title: string;
  /** Runs with one identity can be compared. Empty for that of an older gateway. */
  readonly identity: string;
  readonly about: string;
  readonly families: readonly string[];
  readonly parameters: readonly Parameter[];
  /** True if a caller saved it on the server. Other reports come with the program. */
  readonly isSaved: boolean;
  /** Sentences about totals that may be wrong although all rows are read. */
  readonly warnings: readonly string[];
  /** The text of its files, if one report was requested. */
  readonly files: Readonly<Record<string, string>>;
}

export interface RunColumn {
  readonly key: string;
  readonly label: string;
  readonly type: string;
  readonly mark: string;
  /** Tables with the rows behind its figures, or the reason why there are none. Undefined for columns of tables. */
  readonly behind: { readonly tables: readonly string[]; readonly why: string } | undefined;
  /** True if a row of the result may combine several rows. */
  readonly isGrouped: boolean;
}

export interface Run {
  readonly id: string;
  readonly report: string;
  readonly title: string;
  /** Of its report, once it has finished. */
  readonly identity: string;
  readonly state: string;
  readonly complete: boolean;
  /** True if it read the first page of each list only. */
  readonly isPreview: boolean;
  readonly createdAt: string;
  readonly parameters: Json;
  readonly phase: string;
  readonly pages: number;
  readonly progressRows: number;
  readonly list: string;
  readonly progressFamilies: readonly { readonly family: string; readonly pages: number }[];
  readonly waits: readonly { readonly family: string; readonly until: string }[];
  readonly rows: number | undefined;
  readonly columns: readonly RunColumn[];
  readonly totals: readonly {
    readonly key: string;
    readonly mark: string;
    /** Each as text with its currency, which is empty for none. */
    readonly sums: readonly { readonly text: string; readonly currency: string }[];
    /** True if each object counts once. Null if this cannot be determined. */
    readonly once: boolean | null;
    readonly doubts: readonly Doubt[];
  }[];
  /** All that is missing of it, as members. */
  readonly lacks: readonly RunLack[];
  /** The missing data as text, also for runs without structured entries. */
  readonly notes: readonly string[];
  /** Rows read of each table, with the time. */
  readonly tables: readonly ReadTable[];
  /** Tables that have rows so far, by name. */
  readonly tablesSoFar: readonly string[];
  /** Outcome of its data tests. */
  readonly tests: readonly TestResult[];
  readonly error: string;
  /** The time of the schedule that started it; empty for a run that a user started. */
  readonly scheduledFor: string;
  readonly delivery: Delivery | undefined;
  /** The text of its files by name. Undefined if they were not requested. */
  readonly files: Readonly<Record<string, string>> | undefined;
}

export interface ReadTable {
  readonly name: string;
  readonly families: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly pages: number;
  readonly rows: number;
  readonly complete: boolean;
  readonly lacks: readonly TableLack[];
  /** The missing data as text. */
  readonly missing: readonly string[];
  /** Instant of the first event that the gateway received, or empty. Undefined for other tables. */
  readonly receivedSince: string | undefined;
  /** Start time of the changes, and time up to which deletions were detected. Undefined for other tables. */
  readonly refreshed: { readonly since: string; readonly sweptAt: string | null } | undefined;
}

/** Delivery of a scheduled run's result. */
export interface Delivery {
  readonly state: string;
  readonly problem: string;
}

/** The exact figures of one chart, in one currency. */
export interface ChartFigures {
  readonly title: string;
  readonly kind: string;
  /** Column of the figures, or of the labels if rows are counted; empty for charts of earlier versions. */
  readonly value: string;
  readonly unit: string;
  readonly series: readonly string[];
  readonly bars: readonly {
    readonly label: string;
    readonly total: string;
    readonly parts: readonly string[];
    /** True for the bar that sums up all labels without a bar. */
    readonly isRest: boolean;
  }[];
  readonly mark: string;
  readonly notes: readonly string[];
}

export const texts = (value: unknown): readonly string[] => listOf(value).map(textOf);

function reportOf(value: unknown): ReportInfo {
  const report = objectOf(value);
  return {
    name: textOf(report["name"]),
    title: textOf(report["title"]),
    identity: textOf(report["identity"]),
    about: textOf(report["about"]),
    families: texts(report["families"]),
    parameters: listOf(report["parameters"]).map((one) => {
      const parameter = objectOf(one);
      const name = textOf(parameter["name"]);
      return {
        name,
        label: textOf(parameter["label"]) || name,
        about: textOf(parameter["about"]),
        type: textOf(parameter["type"]),
        kind: textOf(parameter["kind"]),
        required: parameter["required"] === true,
        initial: parameter["default"],
        values: texts(parameter["values"]),
      };
    }),
    isSaved: report["origin"] === "saved",
    warnings: warningsIn(report),
    files: filesOf(report["files"]),
  };
}

const filesOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(objectOf(value)).map(([name, text]) => [name, textOf(text)]));

function runOf(value: unknown): Run {
  const run = objectOf(value);
  const progress = objectOf(run["progress"]);
  const rows = run["rows"];
  return {
    id: textOf(run["id"]),
    report: textOf(run["report"]),
    title: textOf(run["title"]),
    identity: textOf(run["identity"]),
    state: textOf(run["state"]),
    complete: run["complete"] === true,
    isPreview: run["preview"] === true,
    createdAt: textOf(run["createdAt"]),
    parameters: objectOf(run["parameters"]),
    ...progressOf(progress),
    rows: typeof rows === "number" ? rows : undefined,
    columns: columnsOf(run["columns"]),
    totals: listOf(run["totals"]).map((one) => {
      const total = objectOf(one);
      return {
        key: textOf(total["key"]),
        mark: textOf(total["mark"]),
        once: typeof total["once"] === "boolean" ? total["once"] : null,
        doubts: listOf(total["doubts"]).map(doubtOf),
        sums: listOf(total["sums"]).map((sum) => {
          const { amount, currency } = objectOf(sum);
          const unit = textOf(currency);
          return { text: `${amountText(textOf(amount))} ${unit}`.trim(), currency: unit };
        }),
      };
    }),
    lacks: runLacksIn(objectOf(run["outcome"])["lacks"]),
    notes: texts(objectOf(run["outcome"])["notes"]),
    tables: listOf(objectOf(run["outcome"])["tables"]).map(tableOf),
    tests: listOf(run["tests"]).map(testOf),
    error: textOf(objectOf(run["error"])["message"]),
    scheduledFor: textOf(run["scheduledFor"]),
    delivery: deliveryOf(run["delivery"]),
    files: isObject(run["files"]) ? filesOf(run["files"]) : undefined,
  };
}

function doubtOf(value: unknown): Doubt {
  const { kind, objects, table, columns, places } = objectOf(value);
  if (kind === "SHARED" || kind === "CURRENCIES")
    return { kind, objects: texts(objects), places: texts(places) };
  return { kind: "REPEATS", objects: texts(objects), table: textOf(table), columns: texts(columns) };
}

function testOf(value: unknown): TestResult {
  const { name, rows, problem } = objectOf(value);
  const failed = { name: textOf(name), rows: numberOf(rows) };
  return typeof problem === "string" ? { ...failed, problem } : failed;
}

function tableOf(value: unknown): ReadTable {
  const table = objectOf(value);
  return {
    name: textOf(table["name"]),
    families: texts(table["families"]),
    from: textOf(table["from"]),
    to: textOf(table["to"]),
    pages: numberOf(table["pages"]),
    rows: numberOf(table["rows"]),
    complete: table["complete"] === true,
    lacks: tableLacksIn(table["lacks"]),
    missing: texts(table["missing"]),
    receivedSince: isObject(table["received"]) ? textOf(table["received"]["since"]) : undefined,
    refreshed: refreshedOf(table["refreshed"]),
  };
}

function refreshedOf(value: unknown): ReadTable["refreshed"] {
  if (!isObject(value)) return undefined;
  const { since, sweptAt } = value;
  return { since: textOf(since), sweptAt: typeof sweptAt === "string" ? sweptAt : null };
}

function deliveryOf(value: unknown): Delivery | undefined {
  if (!isObject(value)) return undefined;
  return { state: textOf(value["state"]), problem: textOf(value["problem"]) };
}

function progressOf(progress: Json) {
  return {
    phase: textOf(progress["phase"]),
    pages: numberOf(progress["pages"]),
    progressRows: numberOf(progress["rows"]),
    list: textOf(progress["list"]),
    tablesSoFar: listOf(progress["tables"]).flatMap((one) => {
      const { name, rows } = objectOf(one);
      return numberOf(rows) > 0 ? [textOf(name)] : [];
    }),
    progressFamilies: listOf(progress["families"]).map((one) => {
      const { family, pages } = objectOf(one);
      return { family: textOf(family), pages: numberOf(pages) };
    }),
    waits: listOf(progress["waits"]).map((one) => {
      const { family, until } = objectOf(one);
      return { family: textOf(family), until: textOf(until) };
    }),
  };
}

/** The reports that the caller may run. */
export interface ListedReports {
  readonly reports: readonly ReportInfo[];
  /** True if the server lets this caller save and delete reports. */
  readonly canSave: boolean;
}

/** The reports of the program and the saved reports. @throws NoReports if the gateway does not serve reports */
export async function readReports(): Promise<ListedReports> {
  const listed = await call("");
  return { reports: listOf(objectOf(listed)["reports"]).map(reportOf), canSave: canSaveIn(listed) };
}

export const readReport = async (name: string): Promise<ReportInfo> =>
  reportOf(await call(`/${encodeURIComponent(name)}`));

/** Saves a report on the server. @throws NameTaken if the name exists and is not to be replaced */
export async function saveReport(
  name: string,
  files: Readonly<Record<string, string>>,
  replace: boolean,
): Promise<void> {
  const { path, method, body } = saveRequest(name, files, replace);
  await post(path, body, method);
}

/** Deletes a saved report for all users. A report that another user has just deleted counts as deleted. */
export async function deleteReport(name: string): Promise<void> {
  try {
    await call(`/${encodeURIComponent(name)}`, { method: "DELETE" });
  } catch (error) {
    if (!(error instanceof AlreadyGone)) throw error;
  }
}

/** The caller's runs, newest first. */
export const readRuns = async (report?: string): Promise<readonly Run[]> =>
  listOf(
    objectOf(
      await call(`/runs?limit=50${report === undefined ? "" : `&report=${encodeURIComponent(report)}`}`),
    )["runs"],
  ).map(runOf);

export const readRun = async (id: string): Promise<Run> =>
  runOf(await call(`/runs/${encodeURIComponent(id)}`));

export const startRun = async (name: string, parameters: Json, timeZone: string): Promise<Run> =>
  runOf(await post(`/${encodeURIComponent(name)}/runs`, { parameters, timeZone }));

/** A report that is not saved and can run. */
export interface CheckedReport extends ReportInfo {
  readonly tables: readonly Table[];
  readonly columns: readonly RunColumn[];
}

/** Checks a report that is not saved. @throws Error for the problems in it, one a line */
export async function checkReport(
  files: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<CheckedReport> {
  const report = await post("/check", { files }, "POST", signal);
  return {
    ...reportOf(report),
    tables: tablesOf(report),
    columns: columnsOf(objectOf(report)["columns"]),
  };
}

/** The tables of a report, with their columns. */
function tablesOf(report: unknown): readonly Table[] {
  const tables = listOf(objectOf(report)["tables"]).map((one) => {
    const table = objectOf(one);
    return {
      name: textOf(table["name"]),
      columns: listOf(table["columns"]).map((column) => {
        const { name, type } = objectOf(column);
        return { name: textOf(name), type: textOf(type) };
      }),
    };
  });
  return withRepeated(tables);
}

/** Runs a report that is not saved. @param preview true to read the first page of each list only */
export const startOwn = async (
  files: Readonly<Record<string, string>>,
  parameters: Json,
  timeZone: string,
  preview = false,
): Promise<Run> => runOf(await post("/runs", { files, parameters, timeZone, ...(preview && { preview }) }));

/** Lets a run go on that waits for its caller. */
export const resumeRun = async (id: string): Promise<Run> =>
  runOf(await post(`/runs/${encodeURIComponent(id)}/resume`, {}));

export async function deleteRun(id: string): Promise<void> {
  await call(`/runs/${encodeURIComponent(id)}`, { method: "DELETE" });
}

export const isOver = ({ state }: Run): boolean => state === "FINISHED" || state === "FAILED";

export interface RunRow {
  /** Its number in the whole result. */
  readonly id: number;
  readonly cells: readonly unknown[];
  /** Global ids of the objects behind each cell, by column. */
  readonly objects: readonly (readonly string[])[];
}

export interface RowsPage {
  readonly columns: readonly RunColumn[];
  readonly total: number;
  readonly rows: readonly RunRow[];
}

/** Columns of a run or of a report. */
export function columnsOf(value: unknown): readonly RunColumn[] {
  return listOf(value).map((one) => {
    const column = objectOf(one);
    const key = textOf(column["key"]);
    return {
      key,
      label: textOf(column["label"]) || key,
      type: textOf(column["type"]),
      mark: textOf(column["mark"]),
      ...behindIn(column["behind"]),
    };
  });
}

function behindIn(value: unknown): Pick<RunColumn, "behind" | "isGrouped"> {
  if (!isObject(value)) return { behind: undefined, isGrouped: false };
  const { tables, why, isGrouped } = value;
  return { behind: { tables: texts(tables), why: textOf(why) }, isGrouped: isGrouped === true };
}

/**
 * A page of the rows of a finished run.
 * @param table table to read instead of the result, also during the run
 */
export async function readRows(id: string, offset: number, limit: number, table?: string): Promise<RowsPage> {
  const what = table === undefined ? "objects=1" : `table=${encodeURIComponent(table)}`;
  const page = objectOf(
    await call(`/runs/${encodeURIComponent(id)}/rows?offset=${offset}&limit=${limit}&${what}`),
  );
  const objects = listOf(page["objects"]);
  return {
    columns: columnsOf(page["columns"]),
    total: numberOf(page["total"]),
    rows: listOf(page["rows"]).map((cells, index) => ({
      id: offset + index,
      cells: listOf(cells),
      objects: listOf(objects[index]).map(texts),
    })),
  };
}

/** Rows of tables behind a figure. */
export interface BehindPage extends RowsPage {
  readonly tables: readonly string[];
}

export async function readBehind(
  id: string,
  figure: FigureName,
  offset: number,
  limit: number,
): Promise<BehindPage> {
  const query = `offset=${offset}&limit=${limit}&${figureQuery(figure)}`;
  const page = objectOf(await call(`/runs/${encodeURIComponent(id)}/rows?${query}`));
  return {
    columns: columnsOf(page["columns"]),
    tables: texts(page["tables"]),
    total: numberOf(page["total"]),
    rows: listOf(page["rows"]).map((cells, at) => ({ id: offset + at, cells: listOf(cells), objects: [] })),
  };
}

/** The charts of a finished run. Empty if no chart would show more than the table. */
export async function readCharts(id: string, timeZone: string): Promise<readonly ChartFigures[]> {
  const zone = encodeURIComponent(timeZone);
  const answer = objectOf(await call(`/runs/${encodeURIComponent(id)}/files/charts?timeZone=${zone}`));
  return listOf(answer["charts"]).map((one) => {
    const chart = objectOf(one);
    return {
      title: textOf(chart["title"]),
      kind: textOf(chart["kind"]),
      value: textOf(chart["value"]),
      unit: textOf(chart["unit"]),
      series: texts(chart["series"]),
      bars: listOf(chart["bars"]).map((bar) => {
        const { label, total, parts, isRest } = objectOf(bar);
        return {
          label: textOf(label),
          total: textOf(total),
          parts: texts(parts),
          isRest: isRest === true,
        };
      }),
      mark: textOf(chart["mark"]),
      notes: texts(chart["notes"]),
    };
  });
}

export const FORMATS = ["csv", "xlsx", "json", "ndjson", "html", "parquet", "manifest"] as const;

/** A file of a run, with the token that a link would not carry. */
export async function readFile(
  id: string,
  format: string,
  timeZone?: string,
): Promise<{ readonly name: string; readonly blob: Blob }> {
  const zone = timeZone === undefined ? "" : `?timeZone=${encodeURIComponent(timeZone)}`;
  const response = await fetch(`/reports/runs/${encodeURIComponent(id)}/files/${format}${zone}`, {
    headers: authorization(),
  });
  if (!response.ok) throw new Error(refusalIn(await response.text(), response.status));
  const name = /filename="?([^";]+)/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return { name: name ?? `report.${format}`, blob: await response.blob() };
}
