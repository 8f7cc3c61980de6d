/** Links of the bank's records to people. */
import { toUserBy } from "#subgraphs/kit/people/relations.ts";

/** The person with the address of a resource. */
export const toPerson = toUserBy(
  "attributes.email",
  (row: { readonly attributes?: { readonly email?: string | null } | null }) => row.attributes?.email,
);
