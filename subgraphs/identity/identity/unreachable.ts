/** Objects of the family that the graph does not reach, for `docs/links.md`. */
import type { UnreachableObject } from "#subgraphs/kit/context/unreachable-object.ts";

export const identityUnreachable: readonly UnreachableObject[] = [
  {
    noun: "`IdentityGroup`",
    why: "No operation reads or lists groups: an id-only object with its members and roles.",
  },
  {
    noun: "`IdentityUser` by id",
    why: "No operation reads a user: the people index has the members of the people group.",
  },
];
