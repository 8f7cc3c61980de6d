/** Objects of the family that the graph does not reach, for `docs/links.md`. */
import type { UnreachableObject } from "#subgraphs/kit/context/unreachable-object.ts";

export const connectorsUnreachable: readonly UnreachableObject[] = [
  {
    noun: "`ConnectorsOrganization`",
    why: "No operation reads an organization: mappings have its id and name.",
  },
];
