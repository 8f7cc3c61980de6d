/**
 * History of documents that were run, and saved documents. Local storage has both, without headers and results.
 */

import { isObject, listOf, numberOf, parseJson, textOf } from "#console/kit/json.ts";
import { nameOf } from "#console/kit/operation-names.ts";
import { storedStore } from "#console/kit/stored-store.ts";

export interface PastRun {
  readonly document: string;
  readonly variables: string;
  /** Time of the last run, ms since 1970. */
  readonly at: number;
}

export interface SavedDocument {
  readonly name: string;
  readonly collection: string;
  readonly document: string;
  readonly variables: string;
}

const MAX_HISTORY = 60;

const readHistory = (stored: unknown): readonly PastRun[] =>
  listOf(stored).flatMap((run) =>
    isObject(run)
      ? [{ document: textOf(run["document"]), variables: textOf(run["variables"]), at: numberOf(run["at"]) }]
      : [],
  );

const readSaved = (stored: unknown): readonly SavedDocument[] =>
  listOf(stored).flatMap((saved) =>
    isObject(saved) && textOf(saved["document"]) !== ""
      ? [
          {
            name: textOf(saved["name"]) || nameOf(textOf(saved["document"])),
            collection: textOf(saved["collection"]) || "My documents",
            document: textOf(saved["document"]),
            variables: textOf(saved["variables"]),
          },
        ]
      : [],
  );

export const history = storedStore<readonly PastRun[]>("history", [], readHistory);
export const collections = storedStore<readonly SavedDocument[]>("collections", [], readSaved);

/** Adds a run at the top of the history. An earlier run with the same document and variables is removed. */
export function remember(document: string, variables: string): void {
  history.set((before) =>
    [
      { document, variables, at: Date.now() },
      ...before.filter((run) => run.document !== document || run.variables !== variables),
    ].slice(0, MAX_HISTORY),
  );
}

/** Saves a document. Replaces the one with the same name in the same collection. */
export function saveDocument(saved: SavedDocument): void {
  collections.set((before) => [
    ...before.filter(({ name, collection }) => name !== saved.name || collection !== saved.collection),
    saved,
  ]);
}

export function removeDocument({ name, collection }: SavedDocument): void {
  collections.set((before) =>
    before.filter((saved) => saved.name !== name || saved.collection !== collection),
  );
}

const FORMAT = "tributary-collections";

/** The text of a file with all collections. */
export const exportCollections = (): string =>
  JSON.stringify({ format: FORMAT, version: 1, documents: collections.get() }, null, 2);

/** Adds the documents of an exported file. @returns their number. @throws Error for a file of another format. */
export function importCollections(text: string): number {
  const file = parseJson(text);
  if (!isObject(file) || file["format"] !== FORMAT)
    throw new Error(
      "The file holds no collections; choose one that was exported from this page (tributary-collections.json).",
    );
  const saved = readSaved(file["documents"]);
  for (const one of saved) saveDocument(one);
  return saved.length;
}
