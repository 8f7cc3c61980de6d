/** Stores that the tests of a file share. Changes of each test are reverted, so that tests run in any order. */
import { afterEach, beforeEach } from "vitest";

interface Markable {
  mark(): () => void;
}

const stores = new Set<Markable>();

/**
 * Reverts the changes of each test in a store. Changes by hooks such as `beforeAll` stay.
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
