/** Objects of the bank that clients cannot reach by a link, for `docs/links.md`. */
import type { UnreachableObject } from "#subgraphs/kit/context/unreachable-object.ts";

export const bankingUnreachable: readonly UnreachableObject[] = [
  {
    noun: "`BankApiUser`",
    why: "No operation reads a user of the bank's API: an id-only object with its tokens.",
  },
];
