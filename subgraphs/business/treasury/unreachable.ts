/** Objects of the treasury that clients cannot reach by a link, for `docs/links.md`. */
import type { UnreachableObject } from "#subgraphs/kit/context/unreachable-object.ts";

export const treasuryUnreachable: readonly UnreachableObject[] = [
  {
    noun: "`TreasuryCustomer`",
    why: "No operation reads a customer: it is found by id among its payments.",
  },
];
