/** The organization of a call, and the right of its key to change it. */

import { Problem } from "#contracts/kit/error-bodies.ts";
import { MAIN_ORGANIZATION, SECOND_ORGANIZATION } from "#services/demo/things/directory.ts";
import { hasScope } from "#services/kit/http/access.ts";
import type { ServiceCaller } from "#services/kit/service.ts";

type Input = { readonly "x-org-id"?: string | null | undefined };

/** @throws 403 for an organization that the key does not act for */
export function organizationOf({ "x-org-id": id }: Input): string {
  const organization = id ?? MAIN_ORGANIZATION;
  if (organization !== MAIN_ORGANIZATION && organization !== SECOND_ORGANIZATION)
    throw new Problem(403, "The key does not act for this organization", { field: "x-org-id" });
  return organization;
}

/** The organization of a write. @throws 403 also for a key that can only read */
export function organizationToChange(input: Input, { scopes }: ServiceCaller): string {
  if (!hasScope(scopes, "directory:write")) throw new Problem(403, "The key may only read");
  return organizationOf(input);
}
