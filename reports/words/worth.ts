/**
 * Accuracy of a result and its figures, in words. The command line, the HTML page and the console use them.
 * The console runs this file in the browser, so it imports nothing.
 */

/**
 * Accuracy of a figure: `exact`; `atLeast`, a lower bound that can only grow with the missing data; or
 * `uncertain`, because it may be larger or smaller. A total that SQL made is `read` if all its rows were read
 * but may repeat objects, and `repeated` if they do. A total without a value is `unknown` if data is missing.
 */
export type Mark = "exact" | "read" | "atLeast" | "uncertain" | "repeated" | "unknown";

const SIGNS: Readonly<Record<string, string>> = { atLeast: "≥ ", uncertain: "~ ", repeated: "~ " };
const WORDS: Readonly<Record<string, string>> = {
  atLeast: "at least",
  uncertain: "uncertain",
  repeated: "counts objects more than once",
  unknown: "unknown",
};

/** Sign before a figure that is not exact. @example markSign("atLeast") // "≥ " */
export const markSign = (mark: string): string => SIGNS[mark] ?? "";
/** The same in words; empty where there is nothing to say of it. @example markWords("atLeast") // "at least" */
export const markWords = (mark: string): string => WORDS[mark] ?? "";

/**
 * Words about a complete result.
 * @param isComposed true if SQL made its rows. Then it is only known that no data was missing.
 */
export const completeWords = (isComposed: boolean): string =>
  isComposed ? "all rows were read" : "every total is exact";

/** That a total counts objects more than once. @param table the table of the objects */
export const repeatedText = (label: string, table: string): string =>
  `the total of ${label} counts objects of ${table} more than once, because the SQL repeats their rows`;

/**
 * Text about a table of events that the gateway received.
 * @param since the instant of the first one that was read; null where it was not selected
 */
export const receivedText = (since: string | null): string =>
  `${since === null ? "" : `since ${since}, `}as far as received`;
