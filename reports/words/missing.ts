/**
 * Missing data of a report's run, and sentences about it for the command line, the HTML page and the console. The
 * console runs this file in the browser, so it imports nothing.
 */

/** A field that failed. */
export interface FailedField {
  /** The code of the errors of the API (`docs/errors.md`). */
  readonly code: string;
  /** Response keys from the root, joined by points. Empty if a whole operation failed. */
  readonly field: string;
  /** In the gateway's words. */
  readonly message: string;
  /** Number of failures. */
  readonly count: number;
}

/** Reason why a list was not read to its end. */
export type UnreadReason = "CURSOR_STUCK" | "OBJECT_NOT_FOUND" | "PREVIEW";

/** A list with further pages that cannot be read. */
export interface UnreadList {
  readonly kind: "LIST";
  /** Response keys to the list, joined by points. */
  readonly list: string;
  readonly reason: UnreadReason;
}

/** A family that did not return all requested data. */
export interface FamilyLack {
  readonly kind: "FAMILY";
  /** `gateway` if the gateway itself failed. */
  readonly family: string;
  /** Number of complete pages, and of requested pages. */
  readonly pages: number;
  readonly asked: number;
  /** True if the last page lacks data. The rows after it are then unknown. */
  readonly lastFailed: boolean;
  readonly fields: readonly FailedField[];
}

/** Missing data of a run. */
export type RunLack = FamilyLack | UnreadList;

/** A field that a table lacks. */
export interface FieldLack {
  readonly kind: "FIELD";
  readonly family: string;
  readonly code: string;
  readonly field: string;
}

/** Missing data of a table of a run. */
export type TableLack = FieldLack | UnreadList;

/** Words for a family's error code. */
const codeWords: Readonly<Record<string, string>> = {
  UPSTREAM_UNAVAILABLE: "unavailable",
  UPSTREAM_ERROR: "failing",
  UPSTREAM_TIMEOUT: "too slow",
  UPSTREAM_BAD_RESPONSE: "unreadable",
  RATE_LIMITED: "rate limited",
  UPSTREAM_MISCONFIGURED: "not set up correctly",
  FORBIDDEN: "forbidden",
  UNAUTHENTICATED: "not authenticated",
  BAD_USER_INPUT: "refused",
  INVALID_CURSOR: "refused: its cursor is no longer taken",
  QUERY_BUDGET_EXCEEDED: "beyond the calls of one operation",
  QUERY_TOO_COMPLEX: "too large an operation",
  OVERLOADED: "overloaded",
  UNREACHABLE: "unreachable",
};

const reasonWords: Readonly<Record<UnreadReason, string>> = {
  CURSOR_STUCK: "its cursor does not move on",
  OBJECT_NOT_FOUND: "the object that holds it was not found again",
  PREVIEW: "a preview has its first page",
};

const wordsOf = (code: string): string => codeWords[code] ?? code.toLowerCase().replaceAll("_", " ");

const pagesText = (count: number | string, asked: number): string => `${count} page${asked === 1 ? "" : "s"}`;

/** Text about a family without missing data. @example "complete, 5 pages" */
export const completeText = (asked: number): string => `complete, ${pagesText(asked, asked)}`;

/** Text about a family with missing data. @example "2 of 3 pages, then unavailable" */
export function incompleteText({ pages, asked, lastFailed, fields }: Omit<FamilyLack, "kind" | "family">) {
  const why = [...new Set(fields.map(({ code }) => wordsOf(code)))].join(" and ");
  return `${pagesText(`${pages} of ${asked}`, asked)}, ${lastFailed ? "then" : "in between"} ${why}`;
}

/** Text about a failed field, with the reason if the user who runs the report can act on it. */
function fieldText({ code, field, count, message }: FailedField): string {
  const place = count > 1 ? `${field} (${count} times)` : field;
  return code === "BAD_USER_INPUT" ? `${place} (${message})` : place;
}

/** A family with a text about it, and the failed fields. */
export function familyText(name: string, text: string, fields: readonly FailedField[]): string {
  const failed = fields.map(fieldText).filter((one) => one !== "");
  return `${name}: ${text}${failed.length > 0 ? `: ${failed.join(", ")}` : ""}`;
}

/** A list and why it was not read to its end. */
export const unreadText = ({ list, reason }: Pick<UnreadList, "list" | "reason">): string =>
  `${list}: ${reasonWords[reason]}`;

/** Prefix for a list that was not read to its end. */
export const notReadText = (text: string): string => `not read to its end: ${text}`;

/**
 * A sentence for something that is missing.
 * @param nameOf the name of a family for the reader
 */
export function lackText(
  lack: RunLack | TableLack,
  nameOf: (family: string) => string = (name) => name,
): string {
  switch (lack.kind) {
    case "LIST":
      return notReadText(unreadText(lack));
    case "FAMILY":
      return familyText(nameOf(lack.family), incompleteText(lack), lack.fields);
    case "FIELD":
      return `${nameOf(lack.family)}: ${wordsOf(lack.code)}${lack.field === "" ? "" : `: ${lack.field}`}`;
  }
}
