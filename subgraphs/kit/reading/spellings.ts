/**
 * Converts values from the spellings of services to the contract's. Each function returns the value, null if the
 * service sends no value, or UNREADABLE.
 */
import { numberForms, type Spelling } from "#platform/config/family-settings.ts";

/** Result for a value that has no known spelling. */
export const UNREADABLE = Symbol("unreadable");
type Unreadable = typeof UNREADABLE;

/** From this number on, a Unix time is in milliseconds: as seconds, it would be the year 5138. */
const LEAST_MILLISECONDS = 1e11;
/** The last second of the year 9999, in milliseconds. */
const LAST_INSTANT = 253_402_300_799_999;

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::?(\d{2})(?:[.,](\d{1,20}))?)?(?:\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?))?(?:\[[\w/+-]{1,64}\])?)?$/i;
const DOTNET = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/;
const EPOCH = /^-?\d{9,15}(?:\.\d{1,9})?$/;
/** RFC 1123, or the same with a numeric offset. */
const HTTP_DATE =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*, )?\d{1,2}[ -](?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[ -]\d{4} \d{2}:\d{2}(?::\d{2})? (?:GMT|UTC|Z|[+-]\d{4})$/i;
const NO_DATE = /^(?:0000-00-00|0001-01-01)/;
/** The basic form of ISO 8601. */
const COMPACT_INSTANT = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(Z|[+-]\d{4})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const COMPACT_DAY = /^(\d{4})(\d{2})(\d{2})$/;

const PLAIN_INSTANT =
  /^[1-9]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?Z$/;

/** True if a value is an instant in UTC in the contracts' spelling. Nearly all values are. */
export const isPlainInstant = (text: unknown): boolean =>
  typeof text === "string" && PLAIN_INSTANT.test(text) && (mayBeLate(text) ? isDay(text.slice(0, 10)) : true);

/** True if the day is after the 28th, so that its month may not have it. */
const mayBeLate = (day: string): boolean =>
  day.charCodeAt(8) === 51 || (day.charCodeAt(8) === 50 && day.charCodeAt(9) === 57);

/** True if a value is a day in the contracts' spelling. */
export const isPlainDay = (text: unknown): boolean =>
  typeof text === "string" && DAY.test(text) && text.charCodeAt(0) !== 48 && isDay(text);

const written = (ms: number): string | Unreadable =>
  Number.isFinite(ms) && Math.abs(ms) <= LAST_INSTANT
    ? new Date(ms).toISOString().replace(".000Z", "Z")
    : UNREADABLE;

/** Smaller numbers are not accepted as Unix times: as seconds, they would be before March 1973. */
const LEAST_SECONDS = 1e8;

/** Converts Unix time in seconds or milliseconds, distinguished by size. Null for 0. */
function sinceEpoch(time: number): string | null | Unreadable {
  const size = Math.abs(time);
  if (size < LEAST_SECONDS) return size === 0 ? null : UNREADABLE;
  return written(size >= LEAST_MILLISECONDS ? time : time * 1_000);
}

/** Formatters by time zone, cached because their creation is expensive. Their number is limited by the settings. */
const zoneFormats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = zoneFormats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
    zoneFormats.set(zone, format);
  }
  return format;
}

/** Offset of a zone from UTC at an instant, in minutes. */
function minutesAhead(zone: string, ms: number): number {
  const parts = formatOf(zone).formatToParts(ms);
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const [, sign, hours = "0", minutes = "0"] = /GMT([+-])(\d{2}):(\d{2})/.exec(offset) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The instant of a local time in a zone, ms. @param asUtc the local time read as UTC */
function inZone(asUtc: number, zone: string): number {
  const first = asUtc - minutesAhead(zone, asUtc) * 60_000;
  // The offset at the instant itself differs from the first one near a change of daylight saving time.
  return asUtc - minutesAhead(zone, first) * 60_000;
}

/** An instant as ISO 8601. */
export function instantIn(value: unknown, spelling: Spelling = {}): string | null | Unreadable {
  const { zone } = spelling;
  if (typeof value === "number") return sinceEpoch(value);
  if (typeof value !== "string") return UNREADABLE;
  const text = value.trim();
  if (text === "" || NO_DATE.test(text)) return null;
  const iso = INSTANT.exec(text);
  if (iso) {
    const [, day = "", minute = "00:00", second = "00", fraction, offset] = iso;
    if (!isDay(day)) return UNREADABLE;
    const wall = `${day}T${minute}:${second}${fraction === undefined ? "" : `.${fraction}`}`;
    if (offset === undefined || /^[a-z]/i.test(offset)) {
      const ms = Date.parse(`${wall}Z`);
      if (Number.isNaN(ms)) return UNREADABLE;
      if (offset === undefined && zone !== undefined) return written(inZone(ms, zone));
      // The time 24:00 is the start of the next day.
      return minute.startsWith("24") ? written(ms) : `${wall}Z`;
    }
    const [sign, hours, minutes] = [
      offset.slice(0, 1),
      offset.slice(1, 3),
      offset.slice(3).replace(":", "") || "00",
    ];
    return written(Date.parse(`${wall}${sign}${hours}:${minutes}`));
  }
  const compact = COMPACT_INSTANT.exec(text);
  if (compact) {
    const [, year, month, day, hour, minute, second, offset = ""] = compact;
    return instantIn(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`, spelling);
  }
  const dotnet = DOTNET.exec(text);
  // The offset is ignored, because the milliseconds are in UTC.
  if (dotnet) return written(Number(dotnet[1]));
  if (EPOCH.test(text)) return sinceEpoch(Number(text));
  return HTTP_DATE.test(text) ? written(Date.parse(text)) : UNREADABLE;
}

/** Number of days by month. 0 for the invalid month 0; February without leap years. */
const DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * True if a text of the form `YYYY-MM-DD` is an existing date. It is computed without `Date`, because rows contain
 * many dates, and `Date.parse` would accept 31 February.
 */
function isDay(text: string): boolean {
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8, 10));
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day > 0 && day <= (month === 2 && isLeap ? 29 : (DAYS[month] ?? 0));
}

/** A date as `YYYY-MM-DD`, as written, without conversion of its time zone. */
export function dayIn(value: unknown, spelling: Spelling = {}): string | null | Unreadable {
  if (typeof value === "string") {
    const text = value.trim();
    if (text === "" || NO_DATE.test(text)) return null;
    if (DAY.test(text)) return isDay(text) ? text : UNREADABLE;
    const compact = COMPACT_DAY.exec(text);
    if (compact) return dayIn(`${compact[1]}-${compact[2]}-${compact[3]}`);
    if (INSTANT.test(text)) return isDay(text.slice(0, 10)) ? text.slice(0, 10) : UNREADABLE;
  }
  const instant = instantIn(value, spelling);
  return typeof instant === "string" ? instant.slice(0, 10) : instant;
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;
/** With both separators, so that the decimal one is certain. */
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/;
const GROUPED_BY_POINT = /^[+-]?\d{1,3}(?:\.\d{3})+,\d+$/;
/** Number of decimal digits that a double holds exactly. */
const EXACT_DIGITS = 15;

/**
 * Regular expressions for a number format, with or without separators of thousands.
 * @param form example of the format, such as `1.234,56`
 */
export function numberFormPatterns(form: string) {
  const [thousands, decimal] = [form.charAt(1), form.charAt(5)];
  // Services also write the blank as a non-breaking one.
  const separator = thousands === " " ? "[ \\u00a0\\u202f]" : `\\${thousands}`;
  return {
    number: new RegExp(`^[+-]?(?:\\d{1,3}(?:${separator}\\d{3})+|\\d+)(?:\\${decimal}\\d*)?$`),
    separators: new RegExp(separator, "g"),
  };
}

const FORMS = new Map(
  numberForms.map((form) => [form, { ...numberFormPatterns(form), decimal: form.charAt(5) }] as const),
);

/** The number's text in plain form. Undefined if it is no number. */
function plainNumber(text: string, { numbers }: Spelling): string | undefined {
  const form = numbers && FORMS.get(numbers);
  if (form?.number.test(text)) return text.replace(form.separators, "").replace(form.decimal, ".");
  if (NUMBER.test(text)) return text;
  // With a configured format, other formats are not accepted.
  if (form) return undefined;
  if (GROUPED.test(text)) return text.replaceAll(",", "");
  return GROUPED_BY_POINT.test(text) ? text.replaceAll(".", "").replace(",", ".") : undefined;
}

/** A number, or its text if a double cannot hold all digits. */
export function numberIn(value: unknown, spelling: Spelling = {}): number | string | null | Unreadable {
  if (typeof value === "number") return Number.isFinite(value) ? value : UNREADABLE;
  if (typeof value !== "string") return UNREADABLE;
  const text = value.trim();
  if (text === "") return null;
  const plain = text.length <= 64 ? plainNumber(text, spelling) : undefined;
  if (plain === undefined) return UNREADABLE;
  const digits = plain.replace(/e.*$/i, "").replace(/\D/g, "").replace(/^0+/, "");
  if (digits.length > EXACT_DIGITS && !/e/i.test(plain)) return plain.replace(/^\+/, "");
  const number = Number(plain);
  return Number.isFinite(number) ? number : UNREADABLE;
}

/** An integer, or its text if a double cannot hold all digits. */
export function integerIn(value: unknown, spelling: Spelling = {}): number | string | null | Unreadable {
  const number = numberIn(value, spelling);
  if (typeof number === "string") return /^-?\d+$/.test(number) ? number : UNREADABLE;
  return typeof number === "number" && !Number.isInteger(number) ? UNREADABLE : number;
}

/** A boolean, also from a text, 1 or 0. */
export function booleanIn(value: unknown): boolean | null | Unreadable {
  if (typeof value === "boolean") return value;
  if (value === 1 || value === 0) return value === 1;
  if (typeof value !== "string") return UNREADABLE;
  switch (value.trim().toLowerCase()) {
    case "":
      return null;
    case "true":
    case "1":
      return true;
    case "false":
    case "0":
      return false;
    default:
      return UNREADABLE;
  }
}

/** A text, also from a number or a boolean. */
export function textIn(value: unknown): string | Unreadable {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : UNREADABLE;
}

const MAX_PATH = 2_048;

/** The id at the end of a link's path: 17 for `…/users/17?x=1`. */
function idInHref(href: unknown): string | undefined {
  if (typeof href !== "string" || href.length > MAX_PATH) return undefined;
  const [path = ""] = href.split(/[?#]/, 1);
  const last = path.split("/").findLast((part) => part !== "");
  if (!last || !path.includes("/")) return undefined;
  try {
    return decodeURIComponent(last);
  } catch {
    return undefined;
  }
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** The id of an object in its link to itself: `{ "_links": { "self": { "href": … } } }`. */
export function linkedId(value: unknown): string | undefined {
  const self = memberOf(memberOf(value, "_links") ?? memberOf(value, "links"), "self");
  return idInHref(memberOf(self, "href") ?? self ?? memberOf(value, "href"));
}

/** The id of an object that was sent instead of an id. */
export function idOfObject(value: unknown): unknown {
  return memberOf(value, "id") ?? memberOf(value, "_id") ?? linkedId(value);
}
