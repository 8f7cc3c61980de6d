/** Store whose value survives a reload. */
import { createStore, type Store } from "./store.ts";

/**
 * Creates a store whose value is in the browser's local storage.
 * @param read checks the stored value, which may be of an older version; returns undefined if it is unusable
 */
export function storedStore<T>(name: string, initial: T, read: (stored: unknown) => T | undefined): Store<T> {
  const key = `tributary.${name}`;
  const store = createStore(readStored(key, read) ?? initial);
  store.subscribe(() => {
    try {
      localStorage.setItem(key, JSON.stringify(store.get()));
    } catch {
      // Storage is full or forbidden, so the value lasts only as long as the page.
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
