/** Highlights linked things: a field of the result highlights its calls, a call highlights its fields. */
import { createStore } from "#console/kit/store.ts";

/** The path of a field that is pointed at in the result, as the trace writes it. */
export const pointedPath = createStore<string>("");
/** The number of the call that is chosen in the trace. */
export const chosenCall = createStore<number | undefined>(undefined);
/** A path of the result that is to be brought into view. */
export const soughtPath = createStore<readonly (string | number)[] | undefined>(undefined);

/** Position in the document that the editor shows next; undefined after that. */
export const soughtPlace = createStore<{ readonly line: number; readonly column: number } | undefined>(
  undefined,
);
