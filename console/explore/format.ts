/** Formatting of the document in front, by the editor that shows it. */
import { createStore } from "#console/kit/store.ts";

/** Commands of the document's editor. Undefined until it is loaded. */
export const documentEditor = createStore<{ format(): void; focus(): void } | undefined>(undefined);

export const formatActive = (): void => documentEditor.get()?.format();
