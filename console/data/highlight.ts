/** Links result, trace and document: a field highlights its calls, a call highlights its fields. */
import { createStore } from "#console/kit/store.ts";

/** Path of the result field under the pointer, as the trace writes it. */
export const pointedPath = createStore<string>("");
/** Id of the call that is selected in the trace. */
export const chosenCall = createStore<number | undefined>(undefined);
/** Path of the result to scroll into view. */
export const soughtPath = createStore<readonly (string | number)[] | undefined>(undefined);

/** Position for the editor to show. The editor then sets it to undefined. */
export const soughtPlace = createStore<{ readonly line: number; readonly column: number } | undefined>(
  undefined,
);
