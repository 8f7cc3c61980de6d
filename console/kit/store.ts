/** Store of one value: the smallest that React can subscribe to. */
import { useSyncExternalStore } from "react";

export interface Store<T> {
  get(): T;
  /** Replaces the value and calls the subscribers. */
  set(next: T | ((before: T) => T)): void;
  subscribe(listener: () => void): () => void;
}

const isUpdate = <T>(next: T | ((before: T) => T)): next is (before: T) => T => typeof next === "function";

/** Creates a store. `T` must not be a function type, because `set` calls functions. */
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

/** Returns the value of a store, or a part of the value. The component renders again when the result changes. */
export function useStore<T>(store: Store<T>): T;
export function useStore<T, S>(store: Store<T>, select: (value: T) => S): S;
export function useStore<T, S>(store: Store<T>, select?: (value: T) => S): T | S {
  const read = () => (select ? select(store.get()) : store.get());
  return useSyncExternalStore(store.subscribe, read);
}
