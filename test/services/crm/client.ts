/** Client of the CRM's stand-in service, for its REST tests. */

import { expect } from "vitest";
import { crm } from "#contracts/crm/index.ts";
import type { PersonaName } from "#contracts/demo-credentials.ts";
import { crmService } from "#services/crm/index.ts";
import { seedCrm } from "#services/crm/seed/index.ts";
import { crmTables } from "#services/crm/tables.ts";
import { crmPersonIdOf } from "#services/demo/things/crm.ts";
import { startFamilies } from "#test/kit/families.ts";
import { credentialOf, restCalls } from "#test/kit/rest-calls.ts";

export const DAY = 86_400_000;

interface Envelope<T> {
  readonly success: boolean;
  readonly data: T;
  readonly additional_data?: {
    readonly next_cursor?: string | null;
    readonly pagination?: { readonly next_start?: number };
  };
}

export async function startCrm() {
  const families = await startFamilies({ services: [{ service: crmService, seed: seedCrm }] });
  const { send } = restCalls(families, crm);
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
    /** The id of the person with this index in the demo company. */
    id: (index: number) => crmPersonIdOf(families.person(index)),
    /** The data in the envelope of a success with this status. */
    data: async <T>(method: string, path: string, body?: object, status?: number) =>
      (await answer<T>(method, path, body, status)).data,
    page,
    list: async <T>(path: string) => (await page<T>(path)).data,
    /** The status of a refusal, and the parameter that it names. */
    async refusal(method: string, path: string, body?: object, persona?: PersonaName) {
      const response = await send(method, path, body, credentialOf(crm, persona));
      return [response.status, crm.errors.read(await response.json()).field];
    },
    close: families.close,
  };
}

export type CrmClient = Awaited<ReturnType<typeof startCrm>>;
