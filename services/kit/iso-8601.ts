/** Parses ISO 8601 times, for documents that name the standard without a profile of it. */

const DATE =
  /^(?<year>\d{4})(?:-?W(?<week>\d{2})(?:-?(?<weekday>[1-7]))?|-?(?<ordinal>\d{3})|-(?<month>\d{2})(?:-(?<day>\d{2}))?|(?<basic>\d{4}))?$/;
const TIME =
  /^(?<hour>\d{2})(?::?(?<minute>\d{2})(?::?(?<second>\d{2})(?:[.,](?<fraction>\d{1,9}))?)?)?(?:Z|(?<zone>[+-]\d{2}(?::?\d{2})?))?$/;
const DAY = 86_400_000;
const MINUTE = 60_000;

/** Start of a UTC day in ms. Days after the end of a month continue into the next month. */
const dayAt = (year: number, month: number, day: number) => new Date(0).setUTCFullYear(year, month - 1, day);

/** Start of the first day of a date, in ms. Undefined if the date does not exist. */
function startOf(date: string): number | undefined {
  const parts = DATE.exec(date)?.groups;
  if (!parts) return undefined;
  const year = Number(parts["year"]);
  if (parts["week"] !== undefined) {
    // Week 1 contains 4 January and begins on Monday.
    const fourth = dayAt(year, 1, 4);
    const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY;
    const week = Number(parts["week"]);
    const thursday = monday + ((week - 1) * 7 + 3) * DAY;
    if (week < 1 || new Date(thursday).getUTCFullYear() !== year) return undefined;
    return thursday + (Number(parts["weekday"] ?? 1) - 4) * DAY;
  }
  if (parts["ordinal"] !== undefined) {
    const at = dayAt(year, 1, Number(parts["ordinal"]));
    return new Date(at).getUTCFullYear() === year && parts["ordinal"] !== "000" ? at : undefined;
  }
  const month = Number(parts["month"] ?? parts["basic"]?.slice(0, 2) ?? 1);
  const day = Number(parts["day"] ?? parts["basic"]?.slice(2) ?? 1);
  const at = dayAt(year, month, day);
  return new Date(at).getUTCMonth() === month - 1 && new Date(at).getUTCDate() === day ? at : undefined;
}

/** Time since midnight UTC, ms. Without a time it is midnight, without a zone UTC. */
function sinceMidnight(time: string): number | undefined {
  const parts = TIME.exec(time)?.groups;
  if (!parts) return undefined;
  const hour = Number(parts["hour"]);
  const minute = Number(parts["minute"] ?? 0);
  const second = Number(parts["second"] ?? 0);
  const ms = Math.floor(Number(`0.${parts["fraction"] ?? 0}`) * 1000);
  const at = ((hour * 60 + minute) * 60 + second) * 1000 + ms;
  // 24:00 is the midnight that ends a day. A leap second counts as the next second.
  if (at > DAY || minute > 59 || second > 60) return undefined;
  const zone = parts["zone"];
  if (zone === undefined) return at;
  const zoneHours = Number(zone.slice(1, 3));
  const zoneMinutes = Number(zone.slice(3).replace(":", ""));
  if (zoneHours > 23 || zoneMinutes > 59) return undefined;
  const offset = (zoneHours * 60 + zoneMinutes) * MINUTE;
  return zone.startsWith("-") ? at + offset : at - offset;
}

/**
 * Parses a date, or a date and a time, to ms: calendar, week and ordinal dates, in extended or basic
 * format. A date without a time means its first moment. The default zone is UTC.
 * @returns undefined for text that is not ISO 8601
 * @example parseIso8601("2026-06-01T12:00+02:00") === Date.UTC(2026, 5, 1, 10)
 */
export function parseIso8601(text: string): number | undefined {
  const [date = "", time, ...rest] = text.toUpperCase().split("T");
  const day = startOf(date);
  const ms = time === undefined ? 0 : sinceMidnight(time);
  return day === undefined || ms === undefined || rest.length > 0 ? undefined : day + ms;
}
