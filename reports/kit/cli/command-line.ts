/** The command line of reports: what it takes, what it writes where, and how it ends. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Writable } from "node:stream";
import { parseArgs } from "node:util";
import type { Environment } from "#platform/config/kinds.ts";
import { type ClientOptions, type Connected, callerHeaders, headersOf } from "#reports/kit/asking/client.ts";
import { outcomeLines } from "#reports/kit/asking/completeness.ts";
import { withRetryAfter } from "#reports/kit/asking/retry-after.ts";
import { reportWaits } from "#reports/kit/asking/waits.ts";
import { ownReport, type ReportDefinition } from "#reports/kit/definition/definition.ts";
import { isFolder, readFolder } from "#reports/kit/definition/folders.ts";
import { csv } from "#reports/kit/formats/csv.ts";
import { type Format, printable, sumsText } from "#reports/kit/formats/format.ts";
import { page } from "#reports/kit/formats/html.ts";
import { json, ndjson } from "#reports/kit/formats/json.ts";
import { table } from "#reports/kit/formats/table.ts";
import type { Row } from "#reports/kit/rows/columns.ts";
import { openReport, prepare } from "#reports/kit/run.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { progressOn } from "./progress.ts";
import { write } from "./write.ts";

export const formats = { table, csv, json, ndjson, html: page } satisfies Record<string, Format>;
type FormatName = keyof typeof formats;

/** Formats that hold what is missing themselves; of the others it is said on standard error. */
const TELLS_ITSELF: ReadonlySet<FormatName> = new Set(["table", "json", "html"]);

/** How a report ends: complete, not run because of an error, or lacking something; a signal has its own code. */
export const exits = { complete: 0, failed: 1, incomplete: 2 } as const;

export interface CommandLineEnvironment {
  readonly reports: readonly ReportDefinition[];
  readonly stdout: Writable;
  readonly stderr: NodeJS.WriteStream | Writable;
  readonly env: Environment;
  /** Where a report asks: a gateway at a URL, or our own. */
  connect(url: string | undefined, asking: ClientOptions): Promise<Connected>;
  /** Ends the report early: nothing is left of what it began to write. */
  readonly signal?: AbortSignal;
  readonly now?: () => Date;
  readonly sleep?: (ms: number) => Promise<unknown>;
}

const USAGE = `Usage: npm run -s report -- <name, file.graphql or folder> [options]

  --list                 the reports there are
  --help                 this; after a name: what that report takes and tells
  --format <format>      ${Object.keys(formats).join(", ")} (normally table)
  --var <name>=<value>   a variable of its document; as often as needed, lists and inputs as JSON
  --out <file>           write there instead of standard output
  --url <url>            ask that gateway; without it, the configured one is opened in this process
  --wait <seconds>       how long one page is waited for when a family is limited or down (normally 60)
  --page-size <number>   rows of a page of the outer lists, 1 to 250; otherwise pages grow from what the
                         document says to what each list allows
  --nested join|json     lists within rows of a document of your own: a row for each item, or JSON
  --operation <name>     which query of a file that holds several
  --sql <query>          SQL over the lists of a document of your own: --sql "select status, count(*) from tickets group by all"

Environment: REPORT_TOKEN (a bearer token) and REPORT_HEADERS (a JSON object) are sent with every request;
without --url all settings of the gateway count (docs/configuration.md).
Ends with 0 when the report is complete, 2 when something is missing, 1 when it could not run.
`;

const OPTIONS = {
  list: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  format: { type: "string", default: "table" },
  var: { type: "string", multiple: true },
  out: { type: "string" },
  url: { type: "string" },
  wait: { type: "string", default: "60" },
  "page-size": { type: "string" },
  nested: { type: "string", default: "join" },
  operation: { type: "string" },
  sql: { type: "string" },
} as const;

/** Runs the command line. @returns the exit code */
export async function runReports(argv: readonly string[], around: CommandLineEnvironment): Promise<number> {
  const { values, positionals } = readArguments(argv);
  const [name, another] = positionals;
  if (another !== undefined) throw new UsageError(`One report at a time: "${another}" is one too many`);
  if (values.list) return say(around, listOf(around.reports));
  if (name === undefined) {
    if (values.help) return say(around, USAGE);
    throw new UsageError(`Which report?\n\n${listOf(around.reports)}\n${USAGE}`);
  }
  const nested = oneOf("--nested", values.nested, ["join", "json"] as const);
  const definition = definitionOf(name, around.reports, values.sql);
  if (values.help) return say(around, helpOf(definition, values.operation));
  const format = oneOf("--format", values.format, Object.keys(formats) as FormatName[]);
  const waitS = whole("--wait", values.wait, 0, 86_400);
  const size = values["page-size"];
  const pageSize = size === undefined ? undefined : whole("--page-size", size, 1, 250);
  const headers = headersOf(waitS, callerHeaders(around.env));

  const prepared = await prepare(definition, {
    given: { texts: variablesIn(values.var ?? []) },
    pageSize,
    nested,
    operation: values.operation,
  });
  const { signal } = around;
  const connected = await around.connect(values.url, { headers, patienceMs: waitS * 1_000, signal });
  const progress = progressOn(around.stderr);
  try {
    const ask = withRetryAfter(reportWaits(connected.send, progress.wait), {
      waitMs: waitS * 1_000,
      onWait: progress.wait,
      ...(signal && { signal }),
      ...(around.sleep && { sleep: around.sleep }),
    });
    const running = prepared.run(ask, { page: progress.page });
    const output = {
      ...prepared,
      ...running,
      rows: counted(running.rows, progress.row),
      at: around.now?.() ?? new Date(),
    };
    await write(formats[format](output), values.out ?? around.stdout, signal);
    progress.end();
    const outcome = running.outcome();
    if (!TELLS_ITSELF.has(format) || values.out !== undefined) {
      const totals = running.totals().filter(({ sums }) => sums.length > 0);
      const lines = totals.map((total) => `Total ${total.column.label}: ${sumsText(total)}`);
      around.stderr.write(
        `${[...lines, ...outcomeLines(outcome)].map((line) => printable(line)).join("\n")}\n`,
      );
    }
    return outcome.complete ? exits.complete : exits.incomplete;
  } finally {
    progress.end();
    await connected.close();
  }
}

function readArguments(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
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
  let text: string;
  try {
    text = readFileSync(name, "utf8");
  } catch {
    throw new UsageError(`The file ${name} cannot be read`);
  }
  return ownReport(basename(name).replace(/\.(graphql|gql)$/, ""), text, sql);
}

function oneOf<const T extends string>(option: string, value: string, all: readonly T[]): T {
  const found = all.find((one) => one === value);
  if (found === undefined) throw new UsageError(`${option} must be one of ${all.join(", ")}`);
  return found;
}

function whole(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new UsageError(`${option} must be a whole number from ${least} to ${most}`);
  return value;
}

function variablesIn(given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((pair) => {
      const [, name, value] = /^(\w+)=(.*)$/s.exec(pair) ?? [];
      if (name === undefined || value === undefined)
        throw new UsageError(`--var ${pair}: write --var name=value`);
      return [name, value];
    }),
  );
}

function listOf(reports: readonly ReportDefinition[]): string {
  const wide = Math.max(...reports.map(({ name }) => name.length));
  return reports.map(({ name, about }) => `  ${name.padEnd(wide)}  ${about}\n`).join("");
}

function helpOf(definition: ReportDefinition, operation?: string): string {
  const { title, about, columns = {} } = definition;
  const variables = openReport(definition, operation).parameters.map(
    ({ name, type, required, default: normally, about: what }) =>
      `  --var ${name}=<${type}>${required ? "  (needed)" : normally === undefined ? "" : `  (normally ${JSON.stringify(normally)})`}${what ? `  ${what}` : ""}\n`,
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

async function* counted(rows: AsyncIterable<Row>, row: () => void): AsyncGenerator<Row> {
  for await (const one of rows) {
    row();
    yield one;
  }
}
