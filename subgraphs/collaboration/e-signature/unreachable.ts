/** What the graph does not reach of the family, as `docs/links.md` says it. */
import type { UnreachableObject } from "#subgraphs/kit/people/unreachable-object.ts";

export const eSignatureUnreachable: readonly UnreachableObject[] = [
  {
    noun: "`Envelope`",
    why: "No operation lists envelopes or reads one: it is an id-only object; the id comes from the client or from a Connect event.",
  },
];
