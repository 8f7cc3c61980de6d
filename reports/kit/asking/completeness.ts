/**
 * What of a report is there and what is missing, by family: every page that was asked for is
 * accounted for, and a report that lacks something says so.
 */

export interface Problem {
  readonly code: string;
  /** The field that failed, as the document writes its path. */
  readonly field: string;
  /** In the gateway's words. */
  readonly message: string;
  count: number;
}

export interface SourceNote {
  readonly family: string;
  /** Pages that came whole, and how many were asked for. */
  readonly pages: number;
  readonly asked: number;
  readonly complete: boolean;
  readonly problems: readonly Readonly<Problem>[];
  /** @example "2 of 3 pages, then unavailable" */
  readonly text: string;
}

export interface Outcome {
  readonly complete: boolean;
  readonly sources: readonly SourceNote[];
  /** Lists of which further pages are known but were not read, and why. */
  readonly notWalked: readonly string[];
}

export interface AnswerError {
  readonly message: string;
  readonly path?: readonly (string | number)[] | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** What one page's answer says of itself. */
export interface Page {
  readonly families: readonly string[];
  readonly errors: readonly AnswerError[];
}

/** Stands for the family where an error names none. */
export const GATEWAY = "gateway";

/** What each code says of a family, in words. */
const words: Readonly<Record<string, string>> = {
  UPSTREAM_UNAVAILABLE: "unavailable",
  UPSTREAM_ERROR: "failing",
  UPSTREAM_TIMEOUT: "too slow",
  UPSTREAM_BAD_RESPONSE: "unreadable",
  RATE_LIMITED: "rate limited",
  FORBIDDEN: "forbidden",
  UNAUTHENTICATED: "not authenticated",
  BAD_USER_INPUT: "refused",
  INVALID_CURSOR: "refused: its cursor is no longer taken",
  QUERY_BUDGET_EXCEEDED: "beyond the calls of one operation",
  QUERY_TOO_COMPLEX: "too large an operation",
  OVERLOADED: "overloaded",
  UNREACHABLE: "unreachable",
};

export const codeOf = ({ extensions }: AnswerError): string => String(extensions?.["code"] ?? "UNKNOWN");

export const familyOf = ({ extensions }: AnswerError): string =>
  typeof extensions?.["family"] === "string" ? extensions["family"] : GATEWAY;

class Tally {
  asked = 0;
  whole = 0;
  lastFailed = false;
  readonly problems = new Map<string, Problem>();
}

export class Completeness {
  readonly #families = new Map<string, Tally>();
  readonly #notWalked = new Set<string>();

  /** Notes one page with what failed of it. */
  page({ families, errors }: Page): void {
    const failed = new Map<string, AnswerError[]>();
    for (const error of errors) {
      const family = familyOf(error);
      failed.set(family, [...(failed.get(family) ?? []), error]);
    }
    for (const family of new Set([...families, ...failed.keys()])) {
      const tally = this.#tally(family);
      const mine = failed.get(family) ?? [];
      tally.asked++;
      if (mine.length === 0) tally.whole++;
      tally.lastFailed = mine.length > 0;
      for (const error of mine) note(tally.problems, error);
    }
  }

  /** Notes that a list goes on which can not be followed. */
  notWalked(list: string, why: string): void {
    this.#notWalked.add(`${list}: ${why}`);
  }

  outcome(): Outcome {
    const sources = [...this.#families]
      .map(([family, tally]) => sourceNote(family, tally))
      .sort((a, b) => (a.family < b.family ? -1 : 1));
    const notWalked = [...this.#notWalked];
    return {
      complete: sources.every(({ complete }) => complete) && notWalked.length === 0,
      sources,
      notWalked,
    };
  }

  #tally(family: string): Tally {
    let tally = this.#families.get(family);
    if (!tally) {
      tally = new Tally();
      this.#families.set(family, tally);
    }
    return tally;
  }
}

/** One failure of many items comes once, with its count. */
function note(problems: Map<string, Problem>, error: AnswerError): void {
  const field = (error.path ?? []).filter((part) => typeof part === "string").join(".");
  const code = codeOf(error);
  const key = `${code} ${field}`;
  const count = Number(error.extensions?.["count"] ?? 1);
  const there = problems.get(key);
  if (there) there.count += count;
  else problems.set(key, { code, field, message: error.message, count });
}

function sourceNote(family: string, { asked, whole, lastFailed, problems }: Tally): SourceNote {
  const complete = whole === asked;
  const codes = new Set(
    [...problems.values()].map(({ code }) => words[code] ?? code.toLowerCase().replaceAll("_", " ")),
  );
  const pages = `${complete ? asked : `${whole} of ${asked}`} page${asked === 1 ? "" : "s"}`;
  const why = [...codes].join(" and ");
  const text = complete ? `complete, ${pages}` : `${pages}, ${lastFailed ? "then" : "in between"} ${why}`;
  return { family, pages: whole, asked, complete, problems: [...problems.values()], text };
}

/** The outcome in lines of text, worst first. */
export function outcomeLines({ complete, sources, notWalked }: Outcome): string[] {
  const lines = [complete ? "Complete." : "Incomplete: what is missing is told below."];
  for (const { family, text, problems } of [...sources].sort(
    (a, b) => Number(a.complete) - Number(b.complete),
  )) {
    const fields = problems.flatMap((problem) => said(problem) || []);
    lines.push(`${family}: ${text}${fields.length > 0 ? `: ${fields.join(", ")}` : ""}`);
  }
  for (const one of notWalked) lines.push(`not read to its end: ${one}`);
  return lines;
}

/** Where something failed, and why where whoever runs the report can change that. */
function said({ code, field, count, message }: Problem): string {
  const place = count > 1 ? `${field} (${count} times)` : field;
  return code === "BAD_USER_INPUT" ? `${place} (${message})` : place;
}
