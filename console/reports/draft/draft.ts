/** The report that is being written: its files, as texts. It survives a reload. */
import { isObject, type Json, listOf, objectOf, textOf } from "#console/kit/json.ts";
import { goTo } from "#console/kit/route.ts";
import { storedStore } from "#console/kit/stored-store.ts";
import { DRAFT_ITEM } from "#console/reports/run-name.ts";

export type ReportFiles = Readonly<Record<string, string>>;

export interface Draft {
  readonly id: string;
  /** Name under which it is proposed to be saved. */
  readonly name: string;
  readonly files: ReportFiles;
  /** Values of its parameters, instead of their defaults. */
  readonly values: Json;
}

interface Drafts {
  readonly now: Draft;
  /** Drafts that were put aside, the latest first. */
  readonly aside: readonly Draft[];
}

const MOST_ASIDE = 10;
const DESCRIPTION = "report.yaml";
const SQL = "report.sql";

const emptyDraft = (): Draft => ({
  id: crypto.randomUUID(),
  name: "",
  files: { [DESCRIPTION]: "title: New report\n" },
  values: {},
});

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

export const drafts = storedStore<Drafts>("report-draft", { now: emptyDraft(), aside: [] }, (stored) => {
  const now = isObject(stored) ? draftIn(stored["now"]) : undefined;
  const aside = listOf(objectOf(stored)["aside"]).flatMap((one) => draftIn(one) ?? []);
  return now && { now, aside };
});

/** The drafts that were put aside, with another one in front. A draft without any text of its own is left out. */
function putAside({ now, aside }: Drafts): readonly Draft[] {
  const texts = Object.values(now.files);
  const isEmpty = texts.length === 1 && texts[0] === Object.values(emptyDraft().files)[0];
  return isEmpty ? aside : [now, ...aside].slice(0, MOST_ASIDE);
}

/** Opens the editor with a report; the draft that was there is put aside. */
export function openDraft({
  name,
  files,
  values = {},
}: Partial<Draft> & Pick<Draft, "name" | "files">): void {
  const next = { id: crypto.randomUUID(), name, files, values };
  drafts.set((before) => ({ now: next, aside: putAside(before) }));
  goTo("reports", DRAFT_ITEM);
}

/** Begins an empty draft. */
export const newDraft = (): void => openDraft(emptyDraft());

/** Exchanges the draft and one that was put aside. */
export const takeBack = (id: string): void =>
  drafts.set((before) => {
    const now = before.aside.find((one) => one.id === id);
    if (!now) return before;
    return { now, aside: putAside({ now: before.now, aside: before.aside.filter((one) => one.id !== id) }) };
  });

const setFiles = (change: (files: ReportFiles) => ReportFiles): void =>
  drafts.set(({ now, aside }) => ({ now: { ...now, files: change(now.files) }, aside }));

export const setFile = (name: string, text: string): void =>
  setFiles((files) => ({ ...files, [name]: text }));

/** Removes a file; the draft with it is put aside. */
export const removeFile = (name: string): void =>
  drafts.set((before) => {
    const { now } = before;
    const files = Object.fromEntries(Object.entries(now.files).filter(([one]) => one !== name));
    return { now: { ...now, id: crypto.randomUUID(), files }, aside: putAside(before) };
  });

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

/** A query for a draft without SQL. */
export const addSql = (table: string): string => {
  setFile(SQL, `select *\nfrom ${table}\n`);
  return SQL;
};

/** True for a file that a report can do without. */
export const isRemovable = (name: string): boolean =>
  name !== DESCRIPTION && !/^report\.(yaml|json)$/.test(name);
