/** Objects of the CRM that clients cannot reach by a link, for `docs/links.md`. */
import type { UnreachableObject } from "#subgraphs/kit/context/unreachable-object.ts";

export const crmUnreachable: readonly UnreachableObject[] = [
  {
    noun: "`CrmOrganization`",
    why: "No operation reads or lists organizations: people have theirs.",
  },
  { noun: "`CrmDeal`, `CrmActivity`, `CrmFile` by id", why: "Listed for a person only." },
];
