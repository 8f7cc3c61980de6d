/** Commands of the document in front, by the editor that shows it. */
import { createStore } from "#console/kit/store.ts";

interface DocumentEditor {
  format(): void;
  focus(): void;
}

/** Position in the document that the editor shows next; undefined after that. */
export const soughtPlace = createStore<{ readonly line: number; readonly column: number } | undefined>(
  undefined,
);

/** Commands of the document's editor. Undefined until it is loaded. */
export const documentEditor = createStore<DocumentEditor | undefined>(undefined);

export const formatActive = (): void => documentEditor.get()?.format();
