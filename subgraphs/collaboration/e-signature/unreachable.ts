/** Objects of e-signature that clients cannot reach by a link, for `docs/links.md`. */
import type { UnreachableObject } from "#subgraphs/kit/context/unreachable-object.ts";

export const eSignatureUnreachable: readonly UnreachableObject[] = [
  {
    noun: "`Envelope`",
    why: "No operation lists or reads envelopes: an id-only object; Connect events have the id.",
  },
];
