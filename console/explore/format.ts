/** Commands of the document in front, by the editor that shows it. */
import { createStore } from "#console/kit/store.ts";

interface DocumentEditor {
  format(): void;
  focus(): void;
}

/** Commands of the document's editor. Undefined until it is loaded. */
export const documentEditor = createStore<DocumentEditor | undefined>(undefined);

export const formatActive = (): void => documentEditor.get()?.format();
