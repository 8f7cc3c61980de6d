/** Converts instants to the reader's time zone, with the local time and offset. */
import type { Cell, Row } from "#reports/kit/rows/columns.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import type { FileOptions, Output } from "./format.ts";

/** The name of a time zone as in the time zone database. @throws UsageError if there is no such zone */
export function timeZoneOf(name: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw new UsageError(`"${name}" is no time zone; write one such as Europe/Berlin or UTC`);
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      timeZoneName: "longOffset",
    });
  formats.set(timeZone, format);
  return format;
}

const INSTANT = /^(\d{4})-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** `2026-07-01T22:30:00.5Z` in Berlin is `2026-07-02T00:30:00.5+02:00`. Other text is unchanged. */
export function zonedInstant(text: string, timeZone: string): string {
  const [, , fraction = ""] = INSTANT.exec(text) ?? [];
  const time = Date.parse(text);
  if (!INSTANT.test(text) || !Number.isFinite(time)) return text;
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  const offset = part("timeZoneName").replace("GMT", "") || "+00:00";
  const day = `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
  return `${day}T${part("hour")}:${part("minute")}:${part("second")}${fraction}${offset}`;
}

/**
 * A report in the form of a file. Instants are in the time zone of the file, otherwise in that of the run,
 * otherwise in UTC.
 */
export const writtenWith = (output: Output, { timeZone, ...csv }: FileOptions): Output => ({
  ...inTimeZone(output, timeZone ?? output.timeZone),
  csv,
});

/** The same report with instants in a time zone. Without a zone, instants stay in UTC. */
function inTimeZone(output: Output, timeZone: string | undefined): Output {
  if (timeZone === undefined) return output;
  const places = output.columns.flatMap(({ type }, at) => (type === "instant" ? [at] : []));
  const zoned = (row: Row): Row => {
    const cells: Cell[] = [...row];
    for (const at of places) {
      const cell = cells[at];
      if (typeof cell === "string") cells[at] = zonedInstant(cell, timeZone);
    }
    return cells;
  };
  return { ...output, rows: mapped(output.rows, zoned), timeZone };
}

async function* mapped(rows: AsyncIterable<Row>, change: (row: Row) => Row): AsyncGenerator<Row> {
  for await (const row of rows) yield change(row);
}
