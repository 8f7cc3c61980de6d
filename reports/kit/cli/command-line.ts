/** The command line of reports: what it takes, what it writes where, and how it ends. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { absentFamilies, absentMessage } from "#reports/kit/definition/absent-families.ts";
import { ownReport, type ReportDefinition } from "#reports/kit/definition/definition.ts";
import { isFolder, readFolder } from "#reports/kit/definition/folders.ts";
import { takenText } from "#reports/kit/definition/parameters.ts";
import type { PrepareOptions } from "#reports/kit/made.ts";
import { familiesOf, openReport, prepare } from "#reports/kit/run.ts";
import { isText } from "#reports/kit/stored/files.ts";
import { hasResult, newRunId, type StoredRun } from "#reports/kit/stored/run-folder.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { diffRuns } from "./diff.ts";
import { type CommandLineEnvironment, exits } from "./environment.ts";
import { initReport } from "./init.ts";
import { oneOf, readArguments, targetOf, USAGE, type Values, variablesIn, whole } from "./options.ts";
import { definitionFrom, keptRun, runInto, runKept, runThrough, temporaryFolder, writeKept } from "./runs.ts";

/** Runs the command line. @returns the exit code */
export async function runReports(argv: readonly string[], around: CommandLineEnvironment): Promise<number> {
  const { values, positionals } = readArguments(argv);
  const [name, another] = positionals;
  if (name === "init") return init(positionals.slice(1), values, around);
  if (name === "diff") return diffRuns(positionals.slice(1), targetOf(values), around);
  if (another !== undefined) throw new UsageError(`One report at a time: "${another}" is one too many`);
  const served = values.url === undefined ? await around.served?.() : undefined;
  const reports = around.reports.filter((report) => {
    const documents = report.documents.map(({ text }) => text);
    return !served || absentFamilies(documents, familiesOf(report), served).length === 0;
  });
  if (values.list) return say(around, listOf(reports));
  if (values.resume !== undefined) return resume(values.resume, name, values, around);
  if (name === undefined) {
    if (values.help) return say(around, USAGE);
    throw new UsageError(`Which report?\n\n${listOf(reports)}\n${USAGE}`);
  }
  const nested = oneOf("--nested", values.nested ?? "join", ["join", "json"] as const);
  const definition = definitionOf(name, around.reports, values.sql);
  if (values.help) return say(around, helpOf(definition, values.operation));
  const target = targetOf(values);
  const size = values["page-size"];
  const pageSize = size === undefined ? undefined : whole("--page-size", size, 1, 250);
  const { operation, url, keep } = values;
  const options: PrepareOptions = { pageSize, nested, operation };
  const given = { texts: variablesIn(values.var ?? []) };
  const prepared = await prepare(definition, { ...options, given });
  const documents = definition.documents.map(({ text }) => text);
  const absent = absentFamilies(documents, prepared.families, served);
  if (absent.length > 0) throw new UsageError(absentMessage(definition.name, absent));
  const asking = { definition, prepared, url, waitS: waitOf(values), target };
  if (keep === undefined && isText(target.format))
    return runThrough({ ...asking, format: target.format }, around);
  const source = { name: definition.name, files: definition.files };
  const run: StoredRun = { id: newRunId(), source, parameters: prepared.variables, ...options, url };
  return keep === undefined
    ? runInto(temporaryFolder(), run, asking, around)
    : runKept(keep, run, asking, around);
}

const waitOf = ({ wait }: Values): number => whole("--wait", wait, 0, 86_400);

/** Goes on with a run that was kept, or writes the result of a finished one. */
async function resume(
  folder: string,
  name: string | undefined,
  values: Values,
  around: CommandLineEnvironment,
): Promise<number> {
  const { keep, sql, operation: query, var: given, nested: shape, "page-size": size } = values;
  const own = [name, keep, sql, query, given, shape, size];
  if (own.some((one) => one !== undefined))
    throw new UsageError("--resume takes the report, its variables and its pages from the run");
  const target = targetOf(values);
  const run = keptRun(folder);
  if (hasResult(folder)) return writeKept(folder, target, around);
  const { source, parameters, pageSize, nested, operation } = run;
  const definition = definitionFrom(source);
  const prepared = await prepare(definition, {
    given: { values: parameters },
    pageSize,
    operation,
    ...(nested && { nested }),
  });
  const url = values.url ?? run.url;
  return runKept(folder, run, { definition, prepared, url, waitS: waitOf(values), target }, around);
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
  return say(around, [...paths, `npm run -s report -- ${folder}`].map((line) => `${line}\n`).join(""));
}

function say({ stdout }: CommandLineEnvironment, text: string): number {
  stdout.write(text);
  return exits.complete;
}

/** A name with a slash or an ending is a file or a folder; any other is a report's. */
function definitionOf(name: string, reports: readonly ReportDefinition[], sql?: string): ReportDefinition {
  const report = reports.find((one) => one.name === name);
  if (report) {
    if (sql !== undefined) throw new UsageError("--sql is for a document of your own");
    return report;
  }
  const isDocument = /\.(graphql|gql)$/.test(name);
  if (!isDocument && (/[/\\]/.test(name) || isFolder(name))) return readFolder(name);
  if (!isDocument)
    throw new UsageError(
      `There is no report "${name}"; a file of your own ends in .graphql, a folder holds report.yaml\n\n${listOf(reports)}`,
    );
  return ownReport(basename(name).replace(/\.(graphql|gql)$/, ""), textOf(name), sql);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UsageError(`The file ${file} cannot be read`);
  }
}

function listOf(reports: readonly ReportDefinition[]): string {
  const wide = Math.max(...reports.map(({ name }) => name.length));
  return reports.map(({ name, about }) => `  ${name.padEnd(wide)}  ${about}\n`).join("");
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
