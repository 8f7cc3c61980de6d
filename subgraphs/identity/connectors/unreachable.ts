/** What the graph does not reach of the family, as `docs/links.md` says it. */
import type { UnreachableObject } from "#subgraphs/kit/context/unreachable-object.ts";

export const connectorsUnreachable: readonly UnreachableObject[] = [
  {
    noun: "`ConnectorsOrganization`",
    why: "No operation reads an organization: mappings have its id and name.",
  },
];
