/**
 * Completeness of a report by family. Every requested page is counted, and an incomplete report lists its
 * missing data.
 */
import {
  completeText,
  type FailedField,
  type FamilyLack,
  familyText,
  incompleteText,
  lackText,
  notReadText,
  type RunLack,
  type TableLack,
  type UnreadList,
  type UnreadReason,
  unreadText,
} from "#reports/words/missing.ts";
import { COMPLETE_WORDS, receivedText, refreshedText } from "#reports/words/worth.ts";

interface Problem extends FailedField {
  count: number;
}

export interface SourceNote {
  readonly family: string;
  /** Number of complete pages, and of requested pages. */
  readonly pages: number;
  readonly asked: number;
  readonly complete: boolean;
  readonly problems: readonly FailedField[];
  /** @example "2 of 3 pages, then unavailable" */
  readonly text: string;
}

/** Rows read of one table, and its missing data. */
export interface TableOutcome {
  /** The document and the list: `support.tickets`. */
  readonly name: string;
  readonly complete: boolean;
  readonly families: readonly string[];
  /** Times at which its first and last page were read, ms since 1970. Null if no page was read. */
  readonly from: number | null;
  readonly to: number | null;
  readonly pages: number;
  /** @example "supportDesk: unavailable: supportDesk.tickets" */
  readonly missing: readonly string[];
  /** The entries of `missing` in structured form. */
  readonly lacks: readonly TableLack[];
  /** For a table of events that the gateway received: earlier or later events may be missing. */
  readonly received?: Received;
  /** Set if only changes of the table were read. */
  readonly refreshed?: Refreshed;
}

/** Facts about a table of which only changes were read. */
export interface Refreshed {
  /** Instant since which changes were read; null if the whole list was read. */
  since: string | null;
  /** Time up to which deletions were detected. Null if they were not. */
  sweptAt: string | null;
}

/** Facts about events that the gateway received. */
export interface Received {
  /** Time of the first event that was read. Null if the document does not select it. */
  since: string | null;
}

export interface Outcome {
  readonly complete: boolean;
  /** True if SQL made the rows. Results of earlier versions lack it. */
  readonly composed?: boolean;
  readonly tables: readonly TableOutcome[];
  readonly sources: readonly SourceNote[];
  /** Lists whose further pages exist but were not read, with reasons. */
  readonly notWalked: readonly string[];
  /** All missing data in structured form. */
  readonly lacks: readonly RunLack[];
}

export interface AnswerError {
  readonly message: string;
  readonly path?: readonly (string | number)[] | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** Completeness of one page's answer. */
export interface Page {
  /** Response keys to the requested list. Empty if the request was for the first page of all lists. */
  readonly list: readonly string[];
  readonly families: readonly string[];
  readonly errors: readonly AnswerError[];
  /** Time of arrival, ms since 1970; now by default. */
  readonly time?: number | undefined;
}

/** Family of an error that names none. */
export const GATEWAY = "gateway";

export const codeOf = ({ extensions }: AnswerError): string => String(extensions?.["code"] ?? "UNKNOWN");

export const familyOf = ({ extensions }: AnswerError): string =>
  typeof extensions?.["family"] === "string" ? extensions["family"] : GATEWAY;

class Tally {
  asked = 0;
  whole = 0;
  lastFailed = false;
  readonly problems = new Map<string, Problem>();
}

/** Facts about a table that its completeness depends on. */
export interface TableRead {
  readonly document: string;
  readonly name: string;
  /** Response keys to its list. Empty for fields outside all lists. */
  readonly path: readonly string[];
  readonly families: readonly string[];
  readonly received?: Received | undefined;
  readonly refreshed?: Refreshed | undefined;
}

/** Pages of one list of a document that were read. */
interface ListRead {
  readonly list: readonly string[];
  readonly from: number;
  to: number;
  pages: number;
}

/** Missing data of a document's response. */
interface Lack {
  readonly path: readonly string[];
  readonly lack: TableLack;
}

/** Path of the null value that a failed field causes. */
type NullPath = (path: readonly string[]) => readonly string[];

/** Records the completeness of one document. */
export class DocumentNotes {
  readonly lists = new Map<string, ListRead>();
  readonly lacks = new Map<string, Lack>();
  readonly #all: Completeness;
  readonly #now: () => number;
  readonly #nullPath: NullPath;

  constructor(all: Completeness, now: () => number, nullPath: NullPath) {
    this.#all = all;
    this.#now = now;
    this.#nullPath = nullPath;
  }

  /** Records one page and its errors. */
  page(page: Page): void {
    const at = page.time ?? this.#now();
    const key = page.list.join(".");
    const read = this.lists.get(key);
    if (read) Object.assign(read, { to: at, pages: read.pages + 1 });
    else this.lists.set(key, { list: page.list, from: at, to: at, pages: 1 });
    for (const error of page.errors) {
      const path = keysOf(error);
      this.#lacks(path, {
        kind: "FIELD",
        family: familyOf(error),
        code: codeOf(error),
        field: path.join("."),
      });
    }
    this.#all.page(page);
  }

  /** True if a value may be missing. @param path response keys to it */
  isMissing(path: readonly string[]): boolean {
    return [...this.lacks.values()].some((one) => startsWith(path, one.path));
  }

  /** True if a value may be missing, or a part of it. @param path response keys to it */
  isPartMissing(path: readonly string[]): boolean {
    return [...this.lacks.values()].some((one) => startsWith(path, one.path) || startsWith(one.path, path));
  }

  /** Records that a list has further pages that cannot be read. */
  notWalked(path: readonly string[], reason: UnreadReason): void {
    const lack: UnreadList = { kind: "LIST", list: path.join("."), reason };
    this.#lacks(path, lack);
    this.#all.notWalked(lack);
  }

  /** Records a lack of a list once, even if many pages have it. */
  #lacks(path: readonly string[], lack: TableLack): void {
    this.lacks.set(lackText(lack), { path: this.#nullPath(path), lack });
  }
}

const keysOf = ({ path = [] }: AnswerError): string[] => path.filter((part) => typeof part === "string");

export class Completeness {
  readonly #families = new Map<string, Tally>();
  /** By their texts. */
  readonly #notWalked = new Map<string, UnreadList>();
  readonly #documents = new Map<string, DocumentNotes>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The records of one document. */
  document(name: string, nullPath: NullPath = (path) => path): DocumentNotes {
    const notes = this.#documents.get(name) ?? new DocumentNotes(this, this.#now, nullPath);
    this.#documents.set(name, notes);
    return notes;
  }

  /** Records one page and its errors. */
  page({ families, errors }: Pick<Page, "families" | "errors">): void {
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

  /** Records that a list has further pages that cannot be read. */
  notWalked(lack: UnreadList): void {
    this.#notWalked.set(unreadText(lack), lack);
  }

  /** @param tables tables of the report */
  outcome(tables: readonly TableRead[]): Outcome {
    const families = [...this.#families].sort(([a], [b]) => (a < b ? -1 : 1));
    const sources = families.map(([family, tally]) => sourceNote(family, tally));
    const notWalked = [...this.#notWalked.keys()];
    const lacks = families.flatMap(([family, tally]) => lackOf(family, tally) ?? []);
    return {
      complete: sources.every(({ complete }) => complete) && notWalked.length === 0,
      tables: tables.map((table) => tableOutcome(table, this.#documents.get(table.document), tables)),
      sources,
      notWalked,
      lacks: [...lacks, ...this.#notWalked.values()],
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

/** True if a path begins with these keys. */
const startsWith = (path: readonly string[], start: readonly string[]): boolean =>
  start.every((key, at) => path[at] === key);

function tableOutcome(
  table: TableRead,
  notes: DocumentNotes | undefined,
  tables: readonly TableRead[],
): TableOutcome {
  const siblings = tables.filter(({ document }) => document === table.document);
  const reads = [...(notes?.lists.values() ?? [])].filter(({ list }) => startsWith(table.path, list));
  const missing = [...(notes?.lacks.values() ?? [])].filter(({ path }) => isTouched(table, path, siblings));
  return {
    name: `${table.document}.${table.name}`,
    complete: missing.length === 0,
    families: table.families,
    from: reads.length > 0 ? Math.min(...reads.map(({ from }) => from)) : null,
    to: reads.length > 0 ? Math.max(...reads.map(({ to }) => to)) : null,
    pages: reads.reduce((sum, { pages }) => sum + pages, 0),
    missing: missing.map(({ lack }) => lackText(lack)),
    lacks: missing.map(({ lack }) => lack),
    ...(table.received && { received: { ...table.received } }),
    ...(table.refreshed?.since && { refreshed: { ...table.refreshed } }),
  };
}

/**
 * True if a table lacks data because a field failed: rows, if the field is above its list; cells, if the
 * field is in its rows; the number of items in a row, if the field is a list below; values repeated from the
 * lists above, if the field is in one of those.
 */
function isTouched(table: TableRead, path: readonly string[], tables: readonly TableRead[]): boolean {
  if (startsWith(table.path, path)) return true;
  const around = tables.map((one) => one.path).filter((list) => startsWith(path, list));
  const nearest = around.reduce((longest, list) => (list.length > longest.length ? list : longest), []);
  return startsWith(nearest, table.path) || (nearest.length > 0 && startsWith(table.path, nearest));
}

/** Counts equal failures as one problem. */
function note(problems: Map<string, Problem>, error: AnswerError): void {
  const field = keysOf(error).join(".");
  const code = codeOf(error);
  const key = `${code} ${field}`;
  const count = Number(error.extensions?.["count"] ?? 1);
  const there = problems.get(key);
  if (there) there.count += count;
  else problems.set(key, { code, field, message: error.message, count });
}

/** Missing data of a family. Undefined if nothing is missing. */
function lackOf(family: string, { asked, whole, lastFailed, problems }: Tally): FamilyLack | undefined {
  if (whole === asked) return undefined;
  return { kind: "FAMILY", family, pages: whole, asked, lastFailed, fields: [...problems.values()] };
}

function sourceNote(family: string, tally: Tally): SourceNote {
  const { asked, whole, problems } = tally;
  const lack = lackOf(family, tally);
  const text = lack ? incompleteText(lack) : completeText(asked);
  return { family, pages: whole, asked, complete: !lack, problems: [...problems.values()], text };
}

/** The outcome as lines of text, incomplete families first. */
export function outcomeLines({ complete, tables, sources, notWalked }: Outcome): string[] {
  const lines = [
    complete ? `Complete: ${COMPLETE_WORDS}.` : "Incomplete: the missing parts are listed below.",
  ];
  for (const { name, received, refreshed } of tables) {
    if (received) lines.push(`${name}: ${receivedText(received.since)}`);
    if (refreshed) lines.push(`${name}: ${refreshedText(refreshed)}`);
  }
  for (const { family, text, problems } of [...sources].sort(
    (a, b) => Number(a.complete) - Number(b.complete),
  ))
    lines.push(familyText(family, text, problems));
  return [...lines, ...notWalked.map(notReadText)];
}
