/** Objects of accounting that clients cannot reach by a link, for `docs/links.md`. */
import type { UnreachableObject } from "#subgraphs/kit/context/unreachable-object.ts";

export const accountingUnreachable: readonly UnreachableObject[] = [
  { noun: "`AccountingPayment` by person", why: "Payments are read one by one: no operation lists them." },
  {
    noun: "`AccountingContact`",
    why: "No operation reads contacts: payments and prepayments contain theirs.",
  },
];
