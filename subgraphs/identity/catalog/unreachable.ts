/** Objects of the family that the graph does not reach, for `docs/links.md`. */
import type { UnreachableObject } from "#subgraphs/kit/context/unreachable-object.ts";

export const catalogUnreachable: readonly UnreachableObject[] = [
  {
    noun: "`catalog` from a person",
    why: "The catalog has interfaces, not people.",
  },
];
