/** Objects of project management that clients cannot reach by a link, for `docs/links.md`. */
import type { UnreachableObject } from "#subgraphs/kit/context/unreachable-object.ts";

export const projectsUnreachable: readonly UnreachableObject[] = [
  {
    noun: "`ProjectPerson` by address",
    why: "Operations take ids only, and lists have no addresses: the id comes from the profile or the CRM.",
  },
];
