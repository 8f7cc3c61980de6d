/** Stores that tests of this file share. Each test leaves them as it found them, so that tests run in any order. */
import { afterEach, beforeEach } from "vitest";

interface Markable {
  mark(): () => void;
}

const stores = new Set<Markable>();

/**
 * Takes back in a store what each test changes; what hooks such as `beforeAll` write stays.
 * @returns a function that ends this
 */
export function shareStore(store: Markable): () => void {
  stores.add(store);
  return () => stores.delete(store);
}

/** Registers the hooks of a test file. */
export function restoreStoresAfterEach(): void {
  let restore: readonly (() => void)[] = [];
  beforeEach(() => {
    restore = [...stores].map((store) => store.mark());
  });
  afterEach(() => {
    for (const one of restore) one();
  });
}
