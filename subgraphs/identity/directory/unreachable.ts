/** What the graph does not reach of the family, as `docs/links.md` says it. */
import type { UnreachableObject } from "#subgraphs/kit/people/unreachable-object.ts";

export const directoryUnreachable: readonly UnreachableObject[] = [
  {
    noun: "`DirectoryUser`",
    why: "No operation reads a user or finds one by address: an id-only object, by an id in the profile, with its push endpoints.",
  },
];
