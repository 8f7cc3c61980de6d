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
