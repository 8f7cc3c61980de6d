/** Client of the identity provider's stand-in service, for its REST tests. */
import { identity, type User } from "#contracts/identity/index.ts";
import { idFor } from "#services/demo/ids.ts";
import { identityService } from "#services/identity/index.ts";
import { seedIdentity } from "#services/identity/seed/index.ts";
import { identityTables } from "#services/identity/tables.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { restCalls } from "#test/kit/rest-calls.ts";

export const userPath = (index: number) => `/api/v1/users/${idFor("identity", index)}`;

export async function startIdentity() {
  const families = await sharedFamilies({ services: [{ service: identityService, seed: seedIdentity }] });
  const { ask, refusal } = restCalls(families, identity);
  return {
    families,
    /** Tables of the provider, for data that no operation shows (sessions, mails). */
    tables: identityTables(families.store.scope("identity")),
    ask,
    refusal,
  };
}

type IdentityClient = Awaited<ReturnType<typeof startIdentity>>;

/** The stored state of a person. */
export const statusOf = ({ tables }: IdentityClient, index: number): User["status"] | undefined =>
  tables.accounts.get(idFor("identity", index))?.user.status;
