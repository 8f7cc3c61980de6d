/** Objects of the ERP that clients cannot reach by a link, for `docs/links.md`. */
import type { UnreachableObject } from "#subgraphs/kit/context/unreachable-object.ts";

export const erpUnreachable: readonly UnreachableObject[] = [
  {
    noun: "`ErpPurchaseInvoice`",
    why: "No operation reads or lists them: an id-only object with its lines.",
  },
  {
    noun: "`ErpSalesCreditMemo` by customer",
    why: "No operation reads customers; memos are filtered by their own fields.",
  },
];
