/** Objects of the support desk that clients cannot reach by a link, for `docs/links.md`. */
import type { UnreachableObject } from "#subgraphs/kit/context/unreachable-object.ts";

export const supportDeskUnreachable: readonly UnreachableObject[] = [
  {
    noun: "`SupportSatisfactionRating` by person",
    why: "The list of ratings is filtered by score and time only; a person's ratings come with their tickets.",
  },
];
