import { describe, expect, it } from "vitest";
import { connectors, type Named, type PsaAMapping } from "#contracts/connectors/index.ts";
import { demoSecret } from "#contracts/demo-credentials.ts";
import {
  additionIdOf,
  agreementIdOf,
  companyIdOf,
  organizationIdOf,
  providerIds,
  psaAIds,
  psaALogins,
  psaBIds,
  psaBLogins,
  SECOND_PROVIDER_FROM,
} from "#services/demo/things/connectors.ts";
import { sharedFamilies, startFamilies } from "#test/kit/families.ts";
import { restCalls } from "#test/kit/rest-calls.ts";

const families = await sharedFamilies();

const PSA_A = `/integrations/psa_a/${psaAIds[0]}`;
const PSA_B = `/integrations/psa_b/${psaBIds[0]}`;

const { ask: send, get, read: rows } = restCalls(families, connectors, "/api/v2");
const patch = (path: string, body: unknown) => send("PATCH", path, body);

const organization = (index: number): Named => {
  const found = families.organization(index);
  return { id: organizationIdOf(found), name: found.name };
};
const companyA = (n: number): Named => ({ id: companyIdOf(n), name: organization(n).name });

describe("configurations", () => {
  it("show how the system is reached, and of secrets only that there is one (D1-060, D1-179)", async () => {
    const { privateKey, ...shownA } = psaALogins[0] ?? {};
    const { apiToken, ...shownB } = psaBLogins[0] ?? {};
    const common = {
      providerId: providerIds[0],
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    };
    const [a, b] = [await get(PSA_A), await get(PSA_B)];
    expect(a.body).toEqual({
      ...common,
      ...shownA,
      id: psaAIds[0],
      privateKeySet: true,
      lastSyncedAt: expect.any(String),
    });
    expect(b.body).toEqual({
      ...common,
      ...shownB,
      id: psaBIds[0],
      apiTokenSet: true,
      lastSyncedAt: expect.any(String),
    });
    for (const secret of [privateKey, apiToken]) {
      expect(secret).toMatch(/^demo-/);
      expect(JSON.stringify([a, b])).not.toContain(secret);
    }
  });

  it("no operation lists or creates integrations and providers, and a path has one of two types (D1-202)", async () => {
    for (const [method, path] of [
      ["GET", "/integrations"],
      ["GET", "/integrations/psa_a"],
      ["POST", "/integrations/psa_b"],
      ["GET", "/providers"],
    ] as const)
      expect((await send(method, path)).status).toBe(404);
    expect((await get(`/integrations/psa_b/${psaAIds[0]}/errors`)).status).toBe(404);
    expect((await get(`/integrations/psa_c/${psaAIds[0]}/errors`)).status).toBe(400);
  });
});

describe("mappings to psa_a", () => {
  const path = `${PSA_A}/mappings`;
  const mappings = () => rows<PsaAMapping[]>(`${path}?limit=100`);
  const mapped = async () =>
    (await mappings()).map(({ company, organization: to }) => [company.name, to.name]);

  it("have the same id and time of creation after an edit, and a new time of change (D1-071)", async () => {
    const [, before] = await mappings();
    families.clock.advance(1000);
    const agreement = { id: agreementIdOf(1, 1), name: "Project" };
    const entry = { delete: false, company: companyA(1), organization: organization(1), agreement };
    expect((await patch(path, { data: [entry] })).status).toBe(204);
    const updatedAt = new Date(families.clock.now()).toISOString();
    expect(await mappings()).toContainEqual({ ...before, agreement, addition: null, updatedAt });
  });

  it("each entry names company and organization, with id and name, also to delete (D1-072, D1-203)", async () => {
    const before = await mapped();
    const whole = { company: companyA(6), organization: organization(6) };
    for (const entry of [
      { company: whole.company },
      { organization: whole.organization },
      { ...whole, company: { id: companyIdOf(6) } },
      { ...whole, organization: { name: "Greyfriars" } },
      { ...whole, company: { id: 107, name: "Greyfriars" } },
      { delete: true, company: companyA(0) },
      { ...whole, delete: "true" },
    ])
      expect((await patch(path, { data: [entry] })).status).toBe(400);
    expect(await mapped()).toEqual(before);
    for (const nothing of [{}, { data: [] }]) expect((await patch(path, nothing)).status).toBe(204);
    expect(await mapped()).toEqual(before);
  });

  it("are refused as a whole if one of them names an unknown object", async () => {
    const before = await mapped();
    const good = { company: companyA(6), organization: organization(6) };
    for (const [entry, status, field] of [
      [{ ...good, company: { id: "1", name: "Nobody" } }, 400, "company"],
      [{ ...good, organization: { id: "1", name: "Nobody" } }, 400, "organization"],
      [{ ...good, organization: organization(SECOND_PROVIDER_FROM) }, 400, "organization"],
      [{ ...good, agreement: { id: agreementIdOf(7) } }, 400, "agreement"],
      [{ ...good, agreement: {} }, 400, "agreement"],
      [{ ...good, agreement: { id: agreementIdOf(6) }, addition: { id: additionIdOf(7) } }, 400, "addition"],
      [{ ...good, addition: { id: additionIdOf(6) } }, 400, "addition"],
      [{ ...good, delete: true }, 404, undefined],
      [good, 400, "data"],
    ] as const) {
      const last = field === "data" ? good : { company: companyA(7), organization: organization(7) };
      const { status: answered, body } = await patch(path, { data: [last, entry] });
      expect([answered, (body as { field?: string }).field]).toEqual([status, field]);
    }
    expect(await mapped()).toEqual(before);
  });
});

describe("deletion", () => {
  it("removes a psa_b integration with its data; psa_a has no such operation (D1-065)", async () => {
    await using own = await startFamilies();
    const headers = { "x-api-key": demoSecret("connectors") };
    const base = `${own.baseUrl("connectors")}/api/v2`;
    const remove = (path: string) => fetch(base + path, { method: "DELETE", headers });
    expect((await remove(PSA_B)).status).toBe(204);
    for (const path of [PSA_B, `${PSA_B}/companies`, `${PSA_B}/settings`, `${PSA_B}/errors`])
      expect((await fetch(base + path, { headers })).status).toBe(404);
    const left = own.store.scope("connectors").collection("psaBMappings", { key: String });
    expect(left.size).toBe(2);
    expect((await remove(PSA_B)).status).toBe(404);
    expect((await remove(PSA_A)).status).toBe(405);
    expect(own.bugs).toEqual([]);
  });
});
