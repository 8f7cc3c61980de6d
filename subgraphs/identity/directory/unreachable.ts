/** Objects of the family that the graph does not reach, for `docs/links.md`. */
import type { UnreachableObject } from "#subgraphs/kit/context/unreachable-object.ts";

export const directoryUnreachable: readonly UnreachableObject[] = [
  {
    noun: "`DirectoryUser`",
    why: "No operation reads or finds a user: an id-only object, by the profile, with its push endpoints.",
  },
];
