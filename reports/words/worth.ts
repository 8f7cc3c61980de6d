/**
 * Accuracy of a result and its figures, in words for the command line, the HTML page and the console. The console
 * runs this file in the browser, so it imports nothing.
 */

/**
 * Accuracy of a figure. `exact`; `atLeast`: a lower bound that can only grow with the missing data; `uncertain`: it
 * may be larger or smaller. For a total made by SQL: `read` if all rows were read, but objects may be counted
 * several times or not; `repeated` if objects may count several times; `mixed` if it adds amounts of several
 * currencies. `unknown`: a total without a value, with missing data.
 */
export type Mark = "exact" | "read" | "atLeast" | "uncertain" | "repeated" | "mixed" | "unknown";

const SIGNS: Readonly<Record<string, string>> = {
  atLeast: "≥ ",
  uncertain: "~ ",
  repeated: "~ ",
  mixed: "~ ",
};
const WORDS: Readonly<Record<string, string>> = {
  atLeast: "at least",
  uncertain: "uncertain",
  repeated: "may count objects more than once",
  mixed: "adds several currencies",
  unknown: "unknown",
};

/** Sign before a figure that is not exact. @example markSign("atLeast") // "≥ " */
export const markSign = (mark: string): string => SIGNS[mark] ?? "";
/** The same in words; empty for an exact figure. @example markWords("atLeast") // "at least" */
export const markWords = (mark: string): string => WORDS[mark] ?? "";

/** Words about a complete result. */
export const COMPLETE_WORDS = "all rows were read";

/** Joined rows repeat objects. */
interface RepeatDoubt {
  readonly kind: "REPEATS";
  /** Tables of the objects that the total adds. */
  readonly objects: readonly string[];
  /** The table of the rows that repeat them. */
  readonly table: string;
  /** Columns in which several rows have equal values. Without columns, there are several rows. */
  readonly columns: readonly string[];
}

/** Several tables contain the same objects, or amounts of several currencies are added. */
interface PlaceDoubt {
  readonly kind: "SHARED" | "CURRENCIES";
  readonly objects: readonly string[];
  /** Columns with the ids of the objects, or with the currencies. */
  readonly places: readonly string[];
}

/** Reason why a total may be wrong although all rows were read. */
export type Doubt = RepeatDoubt | PlaceDoubt;

/** A total with the facts about its count. */
export interface CountedTotal {
  readonly label: string;
  /** True if each object counts once, and in one currency. Null if this cannot be determined. */
  readonly once: boolean | null;
  readonly doubts: readonly Doubt[];
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** Cause of objects that count more than once. */
function causeOf(doubt: Doubt): string {
  if (doubt.kind !== "REPEATS") return `${listed(doubt.places)} have ids in common`;
  const { table, columns } = doubt;
  return columns.length === 0
    ? `${table} has several rows`
    : `several rows of ${table} have the same ${listed(columns)}`;
}

/** A doubt about a total of a run. */
export const doubtText = (label: string, doubt: Doubt): string =>
  doubt.kind === "CURRENCIES"
    ? `the total of ${label} adds amounts of several currencies in ${listed(doubt.places)}`
    : `the total of ${label} may count objects of ${listed(doubt.objects)} more than once, because ${causeOf(doubt)}`;

/** A warning about a total of a report that has not run. */
export const warningText = (label: string, doubt: Doubt): string =>
  doubt.kind === "CURRENCIES"
    ? `the total of ${label} adds amounts of different currencies if there are several in ${listed(doubt.places)}: name the column of its currency`
    : `the total of ${label} counts objects of ${listed(doubt.objects)} more than once if ${causeOf(doubt)}`;

/** Text for a total that may count objects several times. */
export const unknownOnceText = (label: string): string =>
  `it is not known whether the total of ${label} counts each object once`;

/** Sentences about the objects that totals count. */
export function onceTexts(totals: readonly CountedTotal[]): string[] {
  const sure = totals.filter(({ once }) => once === true).map(({ label }) => label);
  const others = totals.flatMap(({ label, once, doubts }) =>
    once === null ? [unknownOnceText(label)] : doubts.map((doubt) => doubtText(label, doubt)),
  );
  if (sure.length === 0) return others;
  if (others.length === 0) return ["every total counts each object once"];
  return [...others, `each object counts once in the total of ${listed(sure)}`];
}

/**
 * Text about a table of events that the gateway received.
 * @param since time of the first event that was read; null if it was not selected
 */
export const receivedText = (since: string | null): string =>
  `${since === null ? "" : `since ${since}, `}as far as received`;

/** Text about a table of which only changes were read. Times are null if they are unknown. */
export const refreshedText = (table: {
  readonly since: string | null;
  readonly sweptAt: string | null;
}): string =>
  `changes since ${table.since} were read; ${
    table.sweptAt === null ? "deletions are not known" : `deletions are known until ${table.sweptAt}`
  }`;
