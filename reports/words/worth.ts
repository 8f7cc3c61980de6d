/**
 * What a result and its figures are worth, in words: those of the command line, the HTML page and the console. The
 * console has this file in the browser, so it imports nothing.
 */

/**
 * What a figure is worth: all of it, no more than a part of it (it can only grow with what is missing), or
 * no more than a hint (it may be larger or smaller). A total that SQL made is `read` where all its rows were read
 * and nobody knows whether they repeat objects, and `repeated` where they do; one without a value is `unknown`
 * where something is missing.
 */
export type Mark = "exact" | "read" | "atLeast" | "uncertain" | "repeated" | "unknown";

const SIGNS: Readonly<Record<string, string>> = { atLeast: "≥ ", uncertain: "~ ", repeated: "~ " };
const WORDS: Readonly<Record<string, string>> = {
  atLeast: "at least",
  uncertain: "uncertain",
  repeated: "counts objects more than once",
  unknown: "unknown",
};

/** What stands before a figure that is not exact. @example markSign("atLeast") // "≥ " */
export const markSign = (mark: string): string => SIGNS[mark] ?? "";
/** The same in words; empty where there is nothing to say of it. @example markWords("atLeast") // "at least" */
export const markWords = (mark: string): string => WORDS[mark] ?? "";

/**
 * What a complete result says of itself.
 * @param isComposed whether SQL made its rows: all that is known then is that nothing was missing
 */
export const completeWords = (isComposed: boolean): string =>
  isComposed ? "all rows were read" : "every total is exact";

/** That a total counts objects more than once. @param table the table of the objects */
export const repeatedText = (label: string, table: string): string =>
  `the total of ${label} counts objects of ${table} more than once, because the SQL repeats their rows`;

/**
 * What is known of a table of events that the gateway received.
 * @param since the instant of the first one that was read; null where it was not selected
 */
export const receivedText = (since: string | null): string =>
  `${since === null ? "" : `since ${since}, `}as far as received`;
