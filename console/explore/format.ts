/** Commands of the document editor, for use outside of the editor. */
import type { Editor } from "#console/editor/editor.tsx";
import { createStore } from "#console/kit/store.ts";

/** Undefined until the editor is loaded. */
export const documentEditor = createStore<Editor | undefined>(undefined);

export const formatActive = (): void => void documentEditor.get()?.format();
