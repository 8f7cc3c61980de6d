/** Code that is fetched when it is first needed, and again after a failure. */
import { createStore, type Store } from "./store.ts";

export interface LazyState<T> {
  /** The module; undefined until it is there. */
  readonly code: T | undefined;
  readonly isLoading: boolean;
  /** Attempts that failed, one after the other. */
  readonly failures: number;
}

export interface LazyCode<T> {
  readonly state: Store<LazyState<T>>;
  /**
   * Fetches the code, unless it is there or on its way.
   * @param prepare Runs before; if it rejects, the attempt has failed.
   */
  load(prepare?: () => Promise<unknown>): void;
}

/** @param fetchCode An `import()`: a function, because each attempt is a call of its own. */
export function lazyCode<T>(fetchCode: () => Promise<T>): LazyCode<T> {
  const state = createStore<LazyState<T>>({ code: undefined, isLoading: false, failures: 0 });
  return {
    state,
    load(prepare) {
      const { code, isLoading, failures } = state.get();
      if (code !== undefined || isLoading) return;
      state.set({ code, isLoading: true, failures });
      // A synchronous error is a failed attempt, too.
      const attempt = Promise.resolve().then(prepare).then(fetchCode);
      attempt.then(
        (fetched) => state.set({ code: fetched, isLoading: false, failures: 0 }),
        () => state.set({ code, isLoading: false, failures: failures + 1 }),
      );
    },
  };
}
