/** The report that is being written in this tab: its files, as text. It survives a reload and the end of the tab. */
import { isObject, type Json, listOf, objectOf, parseJson, textOf } from "#console/kit/json.ts";
import { goTo } from "#console/kit/route.ts";
import { createStore } from "#console/kit/store.ts";
import { withIdentity } from "#console/reports/identity.ts";
import { DRAFT_ITEM } from "#console/reports/run-name.ts";

export type ReportFiles = Readonly<Record<string, string>>;

export interface Draft {
  readonly id: string;
  /** Proposed name for saving the draft. */
  readonly name: string;
  readonly files: ReportFiles;
  /** Values of the parameters, used instead of their defaults. */
  readonly values: Json;
}

interface Drafts {
  readonly now: Draft;
  /** The other stored drafts, also those open in other tabs, the latest first. */
  readonly aside: readonly Draft[];
}

const MOST_ASIDE = 10;
const DESCRIPTION = "report.yaml";
const SQL = "report.sql";

function emptyDraft(id: string = crypto.randomUUID()): Draft {
  return { id, name: "", files: withIdentity({ [DESCRIPTION]: "title: New report\n" }, id), values: {} };
}

function draftIn(value: unknown): Draft | undefined {
  if (!isObject(value) || !isObject(value["files"])) return undefined;
  const files = Object.entries(value["files"]).map(([name, text]) => [name, textOf(text)] as const);
  if (files.length === 0) return undefined;
  const id = textOf(value["id"]) || crypto.randomUUID();
  return {
    id,
    name: textOf(value["name"]),
    files: Object.fromEntries(files),
    values: objectOf(value["values"]),
  };
}

/** Drafts of all tabs in storage, the latest first. Earlier versions had one draft for all tabs. */
function draftsIn(stored: unknown): readonly Draft[] {
  const all = Array.isArray(stored)
    ? listOf(stored)
    : [objectOf(stored)["now"], ...listOf(objectOf(stored)["aside"])];
  return all.flatMap((one) => draftIn(one) ?? []);
}

const KEY = "tributary.report-draft";

function readStored(storage: Storage): unknown {
  try {
    return parseJson(storage.getItem(KEY) ?? "");
  } catch {
    // Storage may be forbidden.
    return undefined;
  }
}

function write(storage: Storage, value: unknown): void {
  try {
    storage.setItem(KEY, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden, so the drafts exist only while the page is open.
  }
}

const isEmpty = ({ id, files }: Draft): boolean => {
  const texts = Object.values(files);
  return texts.length === 1 && texts[0] === emptyDraft(id).files[DESCRIPTION];
};

/** `now` is the draft of this tab. `aside` is shared by all tabs, without the draft that is open here. */
export const drafts = createStore<Drafts>(readDrafts());

function readDrafts(): Drafts {
  const all = draftsIn(readStored(localStorage));
  const now = draftIn(readStored(sessionStorage)) ?? emptyDraft();
  return { now, aside: all.filter(({ id }) => id !== now.id) };
}

/** Makes a draft the current one. Reads the drafts of other tabs first, so that none is lost. */
function setNow(now: Draft, without?: string): void {
  const others = draftsIn(readStored(localStorage)).filter(({ id }) => id !== now.id && id !== without);
  write(sessionStorage, now);
  write(localStorage, (isEmpty(now) ? others : [now, ...others]).slice(0, MOST_ASIDE + 1));
  const isOther = now.id !== drafts.get().now.id;
  drafts.set({ now, aside: others.slice(0, MOST_ASIDE) });
  if (isOther) hold(now.id);
}

addEventListener("storage", ({ key }) => {
  if (key === KEY)
    drafts.set(({ now }) => ({ now, aside: readDrafts().aside.filter(({ id }) => id !== now.id) }));
});

let release = () => {};
/** Time for which a reloaded page waits for the lock of the page before it, ms. */
const UNLOAD_MS = 1_000;

/** Locks a draft for this tab. A duplicated tab cannot lock its draft, and gives it a new id. */
function hold(draft: string): void {
  release();
  const held = () =>
    new Promise<void>((resolve) => {
      release = resolve;
    });
  // Insecure origins have no locks.
  const locks: LockManager | undefined = navigator.locks;
  locks?.request(`${KEY} ${draft}`, { signal: AbortSignal.timeout(UNLOAD_MS) }, held).catch(() => {
    const { now } = drafts.get();
    if (now.id === draft) setNow({ ...now, id: crypto.randomUUID() });
  });
}
hold(drafts.get().now.id);

interface OpenedReport extends Pick<Draft, "name" | "files">, Partial<Pick<Draft, "values">> {
  /** Identity of the report from which the draft was made. */
  readonly identity?: string;
}

/** Opens the editor with a report. The current draft is put aside. */
export function openDraft({ name, files, values = {}, identity = "" }: OpenedReport): void {
  setNow({ id: crypto.randomUUID(), name, files: withIdentity(files, identity), values });
  goTo("reports", DRAFT_ITEM);
}

/** Begins an empty draft. */
export function newDraft(): void {
  setNow(emptyDraft());
  goTo("reports", DRAFT_ITEM);
}

/** Opens a copy of a draft that was put aside, because another tab may have it open. Puts the current one aside. */
export function takeBack(id: string): void {
  const found = drafts.get().aside.find((one) => one.id === id);
  if (found) setNow({ ...found, id: crypto.randomUUID() }, id);
}

function setFiles(change: (files: ReportFiles) => ReportFiles): void {
  const { now } = drafts.get();
  setNow({ ...now, files: change(now.files) });
}

export const setFile = (name: string, text: string): void =>
  setFiles((files) => ({ ...files, [name]: text }));

/** Removes a file from a copy of the draft, and puts the draft with the file aside. */
export function removeFile(name: string): void {
  const { now } = drafts.get();
  const files = Object.fromEntries(Object.entries(now.files).filter(([one]) => one !== name));
  setNow({ ...now, id: crypto.randomUUID(), files });
}

/** Adds a document under a free name. @returns the name of its file */
export function addDocument(name: string, text: string): string {
  const { files } = drafts.get().now;
  let file = `${name}.graphql`;
  // SQL does not distinguish case.
  const isTaken = () => Object.keys(files).some((one) => one.toLowerCase() === file.toLowerCase());
  for (let count = 2; isTaken(); count++) file = `${name}${count}.graphql`;
  setFile(file, text);
  return file;
}

/** Adds a query to a draft without SQL. @returns the name of its file */
export const addSql = (table: string): string => {
  setFile(SQL, `select *\nfrom ${table}\n`);
  return SQL;
};

/** True for a file that is optional in a report. */
export const isRemovable = (name: string): boolean =>
  name !== DESCRIPTION && !/^report\.(yaml|json)$/.test(name);
