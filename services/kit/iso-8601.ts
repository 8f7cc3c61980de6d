/** Times as ISO 8601 writes them, where a document names the standard and no profile of it. */

const DATE =
  /^(?<year>\d{4})(?:-?W(?<week>\d{2})(?:-?(?<weekday>[1-7]))?|-?(?<ordinal>\d{3})|-(?<month>\d{2})(?:-(?<day>\d{2}))?|(?<basic>\d{4}))?$/;
const TIME =
  /^(?<hour>\d{2})(?::?(?<minute>\d{2})(?::?(?<second>\d{2})(?:[.,](?<fraction>\d{1,9}))?)?)?(?:Z|(?<zone>[+-]\d{2}(?::?\d{2})?))?$/;
const DAY = 86_400_000;
const MINUTE = 60_000;

/** The start of a UTC day in ms. Days beyond a month's last one run on into the next month. */
const dayAt = (year: number, month: number, day: number) => new Date(0).setUTCFullYear(year, month - 1, day);

/** The first day of a date; undefined where the calendar has none such. */
function startOf(date: string): number | undefined {
  const parts = DATE.exec(date)?.groups;
  if (!parts) return undefined;
  const year = Number(parts["year"]);
  if (parts["week"] !== undefined) {
    // Week 1 is the one that holds 4 January, and begins on Monday.
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

/** The ms since midnight UTC of the day; midnight where no time is given, UTC where no zone is. */
function sinceMidnight(time: string): number | undefined {
  const parts = TIME.exec(time)?.groups;
  if (!parts) return undefined;
  const hour = Number(parts["hour"]);
  const minute = Number(parts["minute"] ?? 0);
  const second = Number(parts["second"] ?? 0);
  const ms = Math.floor(Number(`0.${parts["fraction"] ?? 0}`) * 1000);
  const at = ((hour * 60 + minute) * 60 + second) * 1000 + ms;
  // 24:00 is the midnight that ends a day; a leap second counts as the next one.
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
 * A date, or a date and a time, in ms: calendar, week and ordinal dates, in the extended or the basic
 * form. A date alone is its first moment; without a zone it is UTC.
 * @returns undefined for what is no ISO 8601
 * @example parseIso8601("2026-06-01T12:00+02:00") === Date.UTC(2026, 5, 1, 10)
 */
export function parseIso8601(text: string): number | undefined {
  const [date = "", time, ...rest] = text.toUpperCase().split("T");
  const day = startOf(date);
  const ms = time === undefined ? 0 : sinceMidnight(time);
  return day === undefined || ms === undefined || rest.length > 0 ? undefined : day + ms;
}
