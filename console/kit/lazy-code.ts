/** Code that loads on first use, and again after a failure. */
import { createStore, type Store } from "./store.ts";

export interface LazyState<T> {
  /** Undefined until the module is loaded. */
  readonly code: T | undefined;
  readonly isLoading: boolean;
  /** Number of failed attempts so far. */
  readonly failures: number;
}

export interface LazyCode<T> {
  readonly state: Store<LazyState<T>>;
  /**
   * Loads the code, unless it is loaded or loading.
   * @param prepare runs before; if it rejects, the attempt has failed
   */
  load(prepare?: () => Promise<unknown>): void;
}

/** @param fetchCode calls `import()`. It is a function, because each attempt needs a new call. */
export function lazyCode<T>(fetchCode: () => Promise<T>): LazyCode<T> {
  const state = createStore<LazyState<T>>({ code: undefined, isLoading: false, failures: 0 });
  return {
    state,
    load(prepare) {
      const { code, isLoading, failures } = state.get();
      if (code !== undefined || isLoading) return;
      state.set({ code, isLoading: true, failures });
      // Starts inside a promise, so that a synchronous error is a failed attempt, too.
      const attempt = Promise.resolve().then(prepare).then(fetchCode);
      attempt.then(
        (fetched) => state.set({ code: fetched, isLoading: false, failures: 0 }),
        () => state.set({ code, isLoading: false, failures: failures + 1 }),
      );
    },
  };
}
