/** What the graph does not reach of the family, as `docs/links.md` says it. */
import type { UnreachableObject } from "#subgraphs/kit/people/unreachable-object.ts";

export const treasuryUnreachable: readonly UnreachableObject[] = [
  {
    noun: "`TreasuryCustomer`",
    why: "No operation reads a customer: it is found by its id among the payments to it from a financial account.",
  },
];
