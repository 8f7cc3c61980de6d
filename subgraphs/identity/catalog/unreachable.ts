/** What the graph does not reach of the family, as `docs/links.md` says it. */
import type { UnreachableObject } from "#subgraphs/kit/context/unreachable-object.ts";

export const catalogUnreachable: readonly UnreachableObject[] = [
  {
    noun: "`catalog` from a person",
    why: "The catalog has interfaces, not people.",
  },
];
