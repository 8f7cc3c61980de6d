/** Client of the identity provider's stand-in service, for its REST tests. */
import { expect } from "vitest";
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
  const { send, ask, refusal } = restCalls(families, identity);
  return {
    families,
    /** Tables of the provider, for data that no operation shows (sessions, mails). */
    tables: identityTables(families.store.scope("identity")),
    ask,
    /** Each row of a list, in pages of a size. Each page except the last is full. */
    async walk<T>(path: string, limit: number) {
      const style = identity.operations.listGroupUsers.spec.page;
      const rows: T[] = [];
      let after: string | number | undefined;
      do {
        const more = after === undefined ? "" : `&after=${after}`;
        const response = await send("GET", `${path}?limit=${limit}${more}`);
        const body = (await response.json()) as T[];
        expect([path, response.status]).toEqual([path, 200]);
        rows.push(...body);
        after = style.read({ body, headers: Object.fromEntries(response.headers) }, { size: limit }).next;
        if (after !== undefined) expect(body).toHaveLength(limit);
      } while (after !== undefined);
      return rows;
    },
    refusal,
  };
}

type IdentityClient = Awaited<ReturnType<typeof startIdentity>>;

/** The stored state of a person. */
export const statusOf = ({ tables }: IdentityClient, index: number): User["status"] | undefined =>
  tables.accounts.get(idFor("identity", index))?.user.status;
