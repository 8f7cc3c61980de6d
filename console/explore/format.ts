/** Commands of the document editor, for use outside of the editor. */
import { createStore } from "#console/kit/store.ts";

interface DocumentEditor {
  format(): void;
  focus(): void;
}

/** Undefined until the editor is loaded. */
export const documentEditor = createStore<DocumentEditor | undefined>(undefined);

export const formatActive = (): void => documentEditor.get()?.format();
