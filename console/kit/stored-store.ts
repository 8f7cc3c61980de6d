/** A store that outlives the page. */
import { createStore, type Store } from "./store.ts";

/**
 * A store whose value is written to the browser's local storage under a name.
 * @param read Checks what storage holds, which may come from an older version: undefined for what cannot be used.
 */
export function storedStore<T>(name: string, initial: T, read: (stored: unknown) => T | undefined): Store<T> {
  const key = `tributary.${name}`;
  const store = createStore(readStored(key, read) ?? initial);
  store.subscribe(() => {
    try {
      localStorage.setItem(key, JSON.stringify(store.get()));
    } catch {
      // Storage is full or forbidden: the value then lasts as long as the page.
    }
  });
  return store;
}

function readStored<T>(key: string, read: (stored: unknown) => T | undefined): T | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : read(JSON.parse(text));
  } catch {
    return undefined;
  }
}
