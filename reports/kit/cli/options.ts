/** Options of the command line, and the parsing of their values. */
import { parseArgs } from "node:util";
import type { FileOptions } from "#reports/kit/formats/format.ts";
import { timeZoneOf } from "#reports/kit/formats/time-zone.ts";
import { fileOnlyFormats, isText, type StoredFormat, textFormats } from "#reports/kit/stored/files.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { SEPARATORS } from "#reports/words/csv-text.ts";
import { refuseUnwritable } from "./write.ts";

export const formats = [...Object.keys(textFormats), ...fileOnlyFormats] as readonly StoredFormat[];

/** The command as the user enters it, in a checkout or with the package. */
export const COMMAND =
  process.env["npm_lifecycle_event"] === "report" ? "npm run -s report --" : "tributary report";

export const USAGE = `Usage: ${COMMAND} <name, file.graphql, file.mjs or folder> [options]
       ${COMMAND} --resume <folder> [options]
       ${COMMAND} diff <earlier> <later> [options]
       ${COMMAND} init <file.graphql> <folder> [--sql <query>]

  --list                 the reports there are; --list --json for programs
  --help                 this; after a name: what that report takes and tells
  --format <format>      ${formats.join(", ")} (normally table)
  --var <name>=<value>   a variable of its document; as often as needed, lists and inputs as JSON
  --out <file>           write there instead of standard output
  --time-zone <zone>     instants, and days and months of the SQL, with the clock of that zone, such as
                         Europe/Berlin (normally UTC)
  --separator <text>     between the cells of CSV: ${SEPARATORS.join("  ")} (normally ,)
  --bom                  begins CSV with a byte order mark, by which spreadsheets know its encoding
  --keep <folder>        keeps the run there: the answers as they come, then rows and result
  --resume <folder>      goes on with a run that was kept and ended early; writes a finished one again
  --history <folder>     snapshots of the tables of earlier runs, for reports that refresh or read previous.…; this
                         run adds its own
  --url <url>            ask that gateway; without it, the configured one is opened in this process
  --wait <seconds>       how long the run waits in all for families that are limited or down (normally 60)
  --page-size <number>   rows of a page of the outer lists, 1 to 250; otherwise pages grow from what the
                         document says to what each list allows
  --no-prune             reads what the SQL does not read, too
  --nested join|json     lists within rows of a document of your own: a row for each item, or JSON
  --operation <name>     which query of a file that holds several
  --sql <query>          SQL over the lists of a document of your own: --sql "select status, count(*) from tickets group by all"

Environment: REPORT_TOKEN (a bearer token) and REPORT_HEADERS (a JSON object) are sent with every request;
without --url all settings of the gateway count (docs/configuration.md). REPORTS_DEFINITIONS names the folder of
saved reports, which are found by their names as well.
Ends with 0 when the report is complete, 2 when something is missing, 3 when it fails a test of its own, 1 when
it could not run.
`;

const OPTIONS = {
  list: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  format: { type: "string", default: "table" },
  var: { type: "string", multiple: true },
  out: { type: "string" },
  "time-zone": { type: "string" },
  separator: { type: "string" },
  bom: { type: "boolean" },
  keep: { type: "string" },
  resume: { type: "string" },
  history: { type: "string" },
  url: { type: "string" },
  wait: { type: "string", default: "60" },
  "page-size": { type: "string" },
  "no-prune": { type: "boolean" },
  nested: { type: "string" },
  operation: { type: "string" },
  sql: { type: "string" },
} as const;

export function readArguments(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node's message ends with advice about arguments that begin with a hyphen, which does not apply here.
    throw new UsageError(`${message.split(". To specify")[0]}\n\n${USAGE}`);
  }
}

export type Values = ReturnType<typeof readArguments>["values"];

export function oneOf<const T extends string>(option: string, value: string, all: readonly T[]): T {
  const found = all.find((one) => one === value);
  if (found === undefined) throw new UsageError(`${option} must be one of ${all.join(", ")}`);
  return found;
}

export function whole(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new UsageError(`${option} must be a whole number from ${least} to ${most}`);
  return value;
}

export function variablesIn(given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((pair) => {
      const [, name, value] = /^(\w+)=(.*)$/s.exec(pair) ?? [];
      if (name === undefined || value === undefined)
        throw new UsageError(`--var ${pair}: write --var name=value`);
      return [name, value];
    }),
  );
}

/** Format and destination of a result. */
export interface Target {
  readonly format: StoredFormat;
  /** Path of the output file. Undefined for standard output. */
  readonly out: string | undefined;
  readonly file: FileOptions;
}

/** @throws UsageError if the format cannot be written to this output */
export function targetOf({ format: name, out, "time-zone": zone, separator, bom }: Values): Target {
  const format = oneOf("--format", name, formats);
  if (!isText(format) && out === undefined)
    throw new UsageError(`--format ${format} needs --out <file>: it is not written to standard output`);
  // Checked first, because otherwise the result would be lost at the end.
  if (out !== undefined) refuseUnwritable(out);
  if (format !== "csv" && (separator ?? bom) !== undefined)
    throw new UsageError("--separator and --bom are for --format csv");
  const file = {
    timeZone: zone === undefined ? undefined : timeZoneOf(zone),
    separator: separator === undefined ? undefined : oneOf("--separator", separator, SEPARATORS),
    bom,
  };
  return { format, out, file };
}
