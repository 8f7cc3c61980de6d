/** Client of the CRM's stand-in service, for its REST tests. */

import { expect } from "vitest";
import { crm } from "#contracts/crm/index.ts";
import { demoSecret, type PersonaName } from "#contracts/demo-credentials.ts";
import { crmService } from "#services/crm/index.ts";
import { seedCrm } from "#services/crm/seed/index.ts";
import { type CrmTables, crmTables } from "#services/crm/tables.ts";
import { crmPersonIdOf } from "#services/demo/things/crm.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";

export const DAY = 86_400_000;

interface Envelope<T> {
  readonly success: boolean;
  readonly data: T;
  readonly additional_data?: {
    readonly next_cursor?: string | null;
    readonly pagination?: { readonly next_start?: number };
  };
}

export interface CrmClient {
  readonly families: TestFamilies;
  readonly tables: CrmTables;
  /** The id of the person with this index in the demo company. */
  id(index: number): number;
  /** The data in the envelope of a success with this status. */
  data<T>(method: string, path: string, body?: object, status?: number): Promise<T>;
  page<T>(path: string): Promise<Envelope<T[]>>;
  list<T>(path: string): Promise<T[]>;
  /** The status of a refusal, and the parameter that it names. */
  refusal(method: string, path: string, body?: object, persona?: PersonaName): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

export async function startCrm(): Promise<CrmClient> {
  const families = await startFamilies({ services: [{ service: crmService, seed: seedCrm }] });
  const send = (method: string, path: string, body?: object, persona?: PersonaName) =>
    fetch(families.baseUrl("crm") + path, {
      method,
      headers: {
        "x-api-token": demoSecret("crm", persona),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  async function answer<T>(method: string, path: string, body?: object, status = 200) {
    const response = await send(method, path, body);
    const read = (await response.json()) as Envelope<T>;
    expect([method, path, response.status, read.success, read]).toEqual([method, path, status, true, read]);
    return read;
  }
  const page = <T>(path: string) => answer<T[]>("GET", path);
  return {
    families,
    tables: crmTables(families.store.scope("crm")),
    id(index) {
      const person = families.company.people[index];
      if (!person) throw new Error(`nobody has index ${index}`);
      return crmPersonIdOf(person);
    },
    data: async <T>(method: string, path: string, body?: object, status?: number) =>
      (await answer<T>(method, path, body, status)).data,
    page,
    list: async <T>(path: string) => (await page<T>(path)).data,
    async refusal(method, path, body, persona) {
      const response = await send(method, path, body, persona);
      return [response.status, crm.errors.read(await response.json()).field];
    },
    close: families.close,
  };
}
