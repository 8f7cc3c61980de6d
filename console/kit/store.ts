/** A value that components follow: the smallest store that React can subscribe to. */
import { useSyncExternalStore } from "react";

export interface Store<T> {
  get(): T;
  /** Replaces the value and re-renders what follows it. */
  set(next: T | ((before: T) => T)): void;
  subscribe(listener: () => void): () => void;
}

const isUpdate = <T>(next: T | ((before: T) => T)): next is (before: T) => T => typeof next === "function";

/** A store that begins with a value. `T` must not be a function. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      const after = isUpdate(next) ? next(value) : next;
      if (Object.is(after, value)) return;
      value = after;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The current value of a store, or a part of it; the component renders again when that changes. */
export function useStore<T>(store: Store<T>): T;
export function useStore<T, S>(store: Store<T>, select: (value: T) => S): S;
export function useStore<T, S>(store: Store<T>, select?: (value: T) => S): T | S {
  const read = () => (select ? select(store.get()) : store.get());
  return useSyncExternalStore(store.subscribe, read);
}

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
