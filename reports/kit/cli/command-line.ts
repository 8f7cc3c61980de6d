/** The command line of reports: arguments, outputs and exit codes. */
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readSetting } from "#platform/config/file/settings-reader.ts";
import { reports as reportSettings } from "#platform/config/sections/reports.ts";
import { absentFamilies, absentMessage } from "#reports/kit/definition/absent-families.ts";
import { ownReport, type ReportDefinition, readDefinition } from "#reports/kit/definition/definition.ts";
import { isFolder, readFolder } from "#reports/kit/definition/folders.ts";
import { takenText } from "#reports/kit/definition/parameters.ts";
import { savedReport, savedReports } from "#reports/kit/definition/saved-folder.ts";
import { setApiSchema } from "#reports/kit/document/document.ts";
import type { PrepareOptions } from "#reports/kit/made.ts";
import { familiesOf, openReport, prepare } from "#reports/kit/run.ts";
import { isText } from "#reports/kit/stored/files.ts";
import { hasResult, newRunId, type StoredRun } from "#reports/kit/stored/run-folder.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import type { ReportFiles } from "#reports/words/defined-report.ts";
import { diffRuns } from "./diff.ts";
import { type CommandLineEnvironment, exits } from "./environment.ts";
import { initReport } from "./init.ts";
import {
  COMMAND,
  oneOf,
  readArguments,
  targetOf,
  USAGE,
  type Values,
  variablesIn,
  whole,
} from "./options.ts";
import { definitionFrom, keptRun, runInto, runKept, runThrough, temporaryFolder, writeKept } from "./runs.ts";

/** Runs the command line. @returns the exit code */
export async function runReports(argv: readonly string[], around: CommandLineEnvironment): Promise<number> {
  const { values, positionals } = readArguments(argv);
  const [name, another] = positionals;
  if (name === "init") return init(positionals.slice(1), values, around);
  if (name === "diff") return diffRuns(positionals.slice(1), targetOf(values), around);
  if (another !== undefined) throw new UsageError(`One report at a time: "${another}" is one too many`);
  const served = values.url === undefined ? await around.served?.() : undefined;
  const isServed = (report: ReportDefinition) => {
    const documents = report.documents.map(({ text }) => text);
    return !served || absentFamilies(documents, familiesOf(report), served).length === 0;
  };
  const reports = around.reports.filter(isServed);
  const saved = () => savedOf(around).filter(isServed);
  if (values.json && !values.list) throw new UsageError("--json is for --list; a report takes --format json");
  if (values.list) return say(around, values.json ? jsonOf(reports, saved()) : listOf(reports, saved()));
  if (values.resume !== undefined) return resume(values.resume, name, values, around);
  if (name === undefined) {
    if (values.help) return say(around, USAGE);
    throw new UsageError(`Which report?\n\n${listOf(reports, saved())}\n${USAGE}`);
  }
  const nested = oneOf("--nested", values.nested ?? "join", ["join", "json"] as const);
  const definition = await definitionOf(name, around, values.sql);
  if (values.help) return say(around, helpOf(definition, values.operation));
  const target = targetOf(values);
  const size = values["page-size"];
  const pageSize = size === undefined ? undefined : whole("--page-size", size, 1, 250);
  const { operation, url, keep, history } = values;
  const options: PrepareOptions = {
    pageSize,
    nested,
    operation,
    timeZone: target.file.timeZone,
    ...(values["no-prune"] && { prune: false }),
  };
  const given = { texts: variablesIn(values.var ?? []) };
  const prepared = await preparedFor(url, around, () => prepare(definition, { ...options, given }));
  const documents = definition.documents.map(({ text }) => text);
  const absent = absentFamilies(documents, prepared.families, served);
  if (absent.length > 0) throw new UsageError(absentMessage(definition.name, absent));
  for (const warning of prepared.warnings) around.stderr.write(`Note: ${warning}.\n`);
  const asking = { definition, prepared, url, waitS: waitOf(values), target, history };
  // Tests need all rows as a file.
  if (keep === undefined && isText(target.format) && !definition.tests)
    return runThrough({ ...asking, format: target.format }, around);
  const source = { name: definition.name, files: definition.files };
  const run: StoredRun = { id: newRunId(), source, parameters: prepared.variables, ...options, history, url };
  return keep === undefined
    ? runInto(temporaryFolder(), run, asking, around)
    : runKept(keep, run, asking, around);
}

const waitOf = ({ wait }: Values): number => whole("--wait", wait, 0, 86_400);

/** Prepares a run. A gateway at a URL may have declared families, which only its own schema has. */
async function preparedFor<T>(
  url: string | undefined,
  around: CommandLineEnvironment,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UsageError) || url === undefined) throw error;
    const sdl = await around.schemaAt?.(url);
    if (sdl === undefined) throw error;
    setApiSchema(sdl);
    return work();
  }
}

/** Resumes a stored run, or writes the result of a finished one. */
async function resume(
  folder: string,
  name: string | undefined,
  values: Values,
  around: CommandLineEnvironment,
): Promise<number> {
  const { keep, sql, operation: query, var: given, nested: shape, "page-size": size } = values;
  const own = [name, keep, sql, query, given, shape, size, values["no-prune"], values.history];
  if (own.some((one) => one !== undefined))
    throw new UsageError("--resume takes the report, its variables and its pages from the run");
  const target = targetOf(values);
  const run = keptRun(folder);
  if (hasResult(folder)) return writeKept(folder, target, around);
  const { source, parameters, pageSize, nested, operation, prune, timeZone, history } = run;
  const definition = definitionFrom(source);
  const url = values.url ?? run.url;
  const prepared = await preparedFor(url, around, () =>
    prepare(definition, {
      given: { values: parameters },
      pageSize,
      operation,
      timeZone,
      ...(nested && { nested }),
      ...(prune === false && { prune }),
    }),
  );
  return runKept(folder, run, { definition, prepared, url, waitS: waitOf(values), target, history }, around);
}

/** Writes the folder of a report from a document. */
async function init(
  [file, folder, ...others]: readonly string[],
  { sql, operation }: Values,
  around: CommandLineEnvironment,
): Promise<number> {
  if (file === undefined || folder === undefined || others.length > 0)
    throw new UsageError(
      "init takes a document and a folder: init open-tickets.graphql reports/open-tickets",
    );
  const paths = await initReport({ file, text: textOf(file), sql, operation, folder });
  return say(around, [...paths, `${COMMAND} ${folder}`].map((line) => `${line}\n`).join(""));
}

function say({ stdout }: CommandLineEnvironment, text: string): number {
  stdout.write(text);
  return exits.complete;
}

/** Folder of saved reports, from the gateway's setting. Undefined if it is not set. */
const definitionsIn = ({ env }: CommandLineEnvironment): string | undefined =>
  readSetting(env, reportSettings.definitions, ["reports", "definitions"]);

/** The saved reports. Problems in a report or in the folder are printed on standard error. */
function savedOf(around: CommandLineEnvironment): readonly ReportDefinition[] {
  const folder = definitionsIn(around);
  if (folder === undefined) return [];
  const onWrong = (name: string, reason: string) =>
    around.stderr.write(`The saved report "${name}" is left out: ${reason}\n`);
  try {
    return savedReports(folder, familiesOf, onWrong);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    around.stderr.write(`${error.message}: its reports are not listed\n`);
    return [];
  }
}

/**
 * A name with a slash or an extension is a file or a folder. Any other name is a shipped report, a saved report, or
 * a folder here, in this order.
 */
async function definitionOf(
  name: string,
  around: CommandLineEnvironment,
  sql?: string,
): Promise<ReportDefinition> {
  const { reports } = around;
  const folder = definitionsIn(around);
  const report =
    reports.find((one) => one.name === name) ??
    (folder === undefined ? undefined : savedReport(folder, name));
  if (report) {
    if (sql !== undefined) throw new UsageError("--sql is for a document of your own");
    return report;
  }
  if (/\.m?js$/.test(name)) return definedIn(name);
  const isDocument = /\.(graphql|gql)$/.test(name);
  if (!isDocument && (/[/\\]/.test(name) || isFolder(name))) return readFolder(name);
  if (!isDocument)
    throw new UsageError(
      `There is no report "${name}"${notSaved(folder)}; a file of your own ends in .graphql or .mjs, a folder holds report.yaml\n\n${listOf(reports, savedOf(around))}`,
    );
  return ownReport(basename(name).replace(/\.(graphql|gql)$/, ""), textOf(name), sql);
}

/** The report in the default export of a module, made by `defineReport`. */
async function definedIn(file: string): Promise<ReportDefinition> {
  textOf(file);
  const { href } = pathToFileURL(resolve(file));
  const { default: report }: { readonly default?: unknown } = await import(href).catch((error: unknown) => {
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    const line = Number.parseInt(stack.split(`${resolve(file)}:`)[1] ?? "", 10);
    // Node does not put the line of a syntax error into the message.
    const check = error instanceof SyntaxError ? `; node --check ${file} shows the line` : "";
    throw new UsageError(`${file} cannot be loaded${line > 0 ? ` (line ${line})` : ""}: ${message}${check}`);
  });
  if (!isReportFiles(report)) throw new UsageError(`${file} must export defineReport({ … }) as default`);
  return readDefinition(report.name, report.files);
}

const isReportFiles = (value: unknown): value is ReportFiles =>
  typeof value === "object" && value !== null && "name" in value && "files" in value;

const notSaved = (folder: string | undefined): string =>
  folder === undefined
    ? ", and REPORTS_DEFINITIONS names no folder of saved reports"
    : `: neither the program nor REPORTS_DEFINITIONS (${folder}) has one of that name`;

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UsageError(`The file ${file} cannot be read`);
  }
}

/** A line for each report. @param saved reports in the folder `REPORTS_DEFINITIONS` */
function listOf(reports: readonly ReportDefinition[], saved: readonly ReportDefinition[] = []): string {
  const wide = Math.max(...[...reports, ...saved].map(({ name }) => name.length));
  const line = (name: string, text: string) => `  ${name.padEnd(wide)}  ${text}\n`;
  return [
    ...reports.map(({ name, about = "" }) => line(name, about)),
    ...saved.map(({ name, title, about = title }) => line(name, `${about} (saved)`)),
  ].join("");
}

/** The list of reports as JSON. */
function jsonOf(reports: readonly ReportDefinition[], saved: readonly ReportDefinition[]): string {
  const entry = ({ name, title, about }: ReportDefinition, isSaved: boolean) => ({
    name,
    title,
    about,
    saved: isSaved,
  });
  const all = [...reports.map((one) => entry(one, false)), ...saved.map((one) => entry(one, true))];
  return `${JSON.stringify(all, null, 2)}\n`;
}

function helpOf(definition: ReportDefinition, operation?: string): string {
  const { title, about, columns = {} } = definition;
  const variables = openReport(definition, operation).parameters.map(
    ({ name, type, kind, required, default: normally, about: what }) =>
      `  --var ${name}=<${takenText({ type, kind })}>${required ? "  (needed)" : normally === undefined ? "" : `  (normally ${JSON.stringify(normally)})`}${what ? `  ${what}` : ""}\n`,
  );
  const described = Object.entries(columns).map(([key, { label, type, currency }]) => {
    const kind = type ?? (currency === undefined ? undefined : "money");
    return `  ${key}: ${label ?? key}${kind ? ` (${kind})` : ""}\n`;
  });
  return [
    `${title}\n${about ? `${about}\n` : ""}`,
    ...(variables.length > 0 ? ["\nVariables\n", ...variables] : []),
    ...(described.length > 0 ? ["\nColumns\n", ...described] : []),
  ].join("");
}
