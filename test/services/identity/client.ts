/** Client of the identity provider's stand-in service, for its REST tests. */
import { expect } from "vitest";
import { identity, type User } from "#contracts/identity/index.ts";
import { idFor } from "#services/demo/ids.ts";
import { identityService } from "#services/identity/index.ts";
import { seedIdentity } from "#services/identity/seed/index.ts";
import { type IdentityTables, identityTables } from "#services/identity/tables.ts";
import { bearerOf, startFamilies, type TestFamilies } from "#test/kit/families.ts";

export interface IdentityClient {
  readonly families: TestFamilies;
  /** Tables of the provider, for data that no operation shows (sessions, mails). */
  readonly tables: IdentityTables;
  /** A call's status and body; null for none. */
  ask<T = unknown>(method: string, path: string, body?: object): Promise<{ status: number; body: T }>;
  /** Each row of a list, in pages of a size. Each page except the last is full. */
  walk<T>(path: string, limit: number): Promise<T[]>;
  /** A refusal as the contract reads it. */
  refusal(method: string, path: string, body?: object): Promise<object>;
  close(): Promise<void>;
}

export const userPath = (index: number) => `/api/v1/users/${idFor("identity", index)}`;

export async function startIdentity(): Promise<IdentityClient> {
  const families = await startFamilies({ services: [{ service: identityService, seed: seedIdentity }] });
  const send = (method: string, path: string, body?: object) =>
    fetch(families.baseUrl("identity") + path, {
      method,
      headers: { ...bearerOf("identity"), ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    families,
    tables: identityTables(families.store.scope("identity")),
    async ask<T>(method: string, path: string, body?: object) {
      const response = await send(method, path, body);
      const text = await response.text();
      return { status: response.status, body: (text === "" ? null : JSON.parse(text)) as T };
    },
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
    async refusal(method, path, body) {
      const response = await send(method, path, body);
      return { status: response.status, ...identity.errors.read(await response.json()) };
    },
    close: families.close,
  };
}

/** The stored state of a person. */
export const statusOf = ({ tables }: IdentityClient, index: number): User["status"] | undefined =>
  tables.accounts.get(idFor("identity", index))?.user.status;
