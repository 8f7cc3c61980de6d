/** The report that is being written: its files, as texts. It survives a reload. */
import { isObject, textOf } from "#console/kit/json.ts";
import { goTo } from "#console/kit/route.ts";
import { storedStore } from "#console/kit/stored-store.ts";

export type ReportFiles = Readonly<Record<string, string>>;

export interface Draft {
  /** Name under which it is proposed to be saved. */
  readonly name: string;
  readonly files: ReportFiles;
}

interface Drafts {
  readonly now: Draft;
  /** The draft that this one replaced. */
  readonly before?: Draft | undefined;
}

const DESCRIPTION = "report.yaml";
const SQL = "report.sql";
const EMPTY: Draft = { name: "", files: { [DESCRIPTION]: "title: New report\n" } };
/** The item of the address of a draft, and the name of its runs; no saved report may have it. */
export const DRAFT_ITEM = "unsaved";

function draftIn(value: unknown): Draft | undefined {
  if (!isObject(value) || !isObject(value["files"])) return undefined;
  const files = Object.entries(value["files"]).map(([name, text]) => [name, textOf(text)] as const);
  return files.length === 0 ? undefined : { name: textOf(value["name"]), files: Object.fromEntries(files) };
}

export const drafts = storedStore<Drafts>("report-draft", { now: EMPTY }, (stored) => {
  const now = isObject(stored) ? draftIn(stored["now"]) : undefined;
  return now && { now, before: isObject(stored) ? draftIn(stored["before"]) : undefined };
});

/** Opens the editor with a report; the draft that was there can be taken back. */
export function openDraft(next: Draft): void {
  drafts.set(({ now, before }) => ({ now: next, before: now === EMPTY ? before : now }));
  goTo("reports", DRAFT_ITEM);
}

/** Exchanges the draft and the one that it replaced. */
export const takeBack = (): void =>
  drafts.set(({ now, before }) => (before ? { now: before, before: now } : { now }));

const setFiles = (change: (files: ReportFiles) => ReportFiles): void =>
  drafts.set(({ now, before }) => ({ now: { ...now, files: change(now.files) }, before }));

export const setFile = (name: string, text: string): void =>
  setFiles((files) => ({ ...files, [name]: text }));

export const removeFile = (name: string): void =>
  setFiles((files) => Object.fromEntries(Object.entries(files).filter(([one]) => one !== name)));

/** Adds a document under a free name. @returns the name of its file */
export function addDocument(name: string, text: string): string {
  const { files } = drafts.get().now;
  let file = `${name}.graphql`;
  for (let count = 2; file in files; count++) file = `${name}${count}.graphql`;
  setFile(file, text);
  return file;
}

/** A query for a draft without SQL. */
export const addSql = (table: string): string => {
  setFile(SQL, `select *\nfrom ${table}\n`);
  return SQL;
};

/** True for a file that a report can do without. */
export const isRemovable = (name: string): boolean =>
  name !== DESCRIPTION && !/^report\.(yaml|json)$/.test(name);
