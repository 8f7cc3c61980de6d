/** Formatting of the document in front, by the editor that shows it. */
import { createStore } from "#console/kit/store.ts";

/** What the editor of the document offers; nothing until it is there. */
export const documentEditor = createStore<{ format(): void; focus(): void } | undefined>(undefined);

export const formatActive = (): void => documentEditor.get()?.format();
