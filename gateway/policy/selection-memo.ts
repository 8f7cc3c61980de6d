import type { SelectionSetNode } from "graphql";

/**
 * Results by selection set and a key of what surrounds it. A fragment that is spread many times is
 * computed once, so that a short document cannot cost exponential time.
 */
export class SelectionMemo {
  readonly #results = new Map<SelectionSetNode, Map<string, number>>();

  /** @param compute Called for the first time that the selections are met with the key. */
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
