import type { SelectionSetNode } from "graphql";

/**
 * Caches results by selection set and by a key of its context. A fragment that is spread many times is computed
 * once, so that a short document cannot cost exponential time.
 */
export class SelectionMemo {
  readonly #results = new Map<SelectionSetNode, Map<string, number>>();

  /** @param compute Called at the first use of this selection set and key. */
  get(selectionSet: SelectionSetNode, key: string, compute: () => number): number {
    let results = this.#results.get(selectionSet);
    if (!results) {
      results = new Map();
      this.#results.set(selectionSet, results);
    }
    let result = results.get(key);
    if (result === undefined) {
      result = compute();
      results.set(key, result);
    }
    return result;
  }
}
