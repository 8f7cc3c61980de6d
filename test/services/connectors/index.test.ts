import { describe, expect, it } from "vitest";
import {
  connectors,
  type Named,
  type PsaAMapping,
  type PsaBMapping,
  type SyncError,
} from "#contracts/connectors/index.ts";
import { demoSecret, type PersonaName } from "#contracts/demo-credentials.ts";
import { RECENT } from "#services/connectors/providers.ts";
import {
  additionIdOf,
  administratorsOf,
  agreementIdOf,
  companyIdOf,
  MAPPED,
  OTHER_PSA_A_LOGIN,
  OTHER_PSA_B_LOGIN,
  organizationIdOf,
  providerIds,
  psaAIds,
  psaALogins,
  psaBCompanyIdOf,
  psaBIds,
  psaBLogins,
  SECOND_PROVIDER_FROM,
} from "#services/demo/things/connectors.ts";
import { sharedFamilies, startFamilies } from "#test/kit/families.ts";
import { credentialOf, restCalls } from "#test/kit/rest-calls.ts";

const families = await sharedFamilies();

const PSA_A = `/integrations/psa_a/${psaAIds[0]}`;
const PSA_B = `/integrations/psa_b/${psaBIds[0]}`;
const MISSING = "00000000-0000-4000-8000-000000000000";

interface Options {
  readonly persona?: PersonaName;
  readonly organization?: string;
  readonly prefix?: string;
}
const send = (
  method: string,
  path: string,
  body?: unknown,
  { persona, organization, prefix = "/api/v2" }: Options = {},
) =>
  restCalls(families, connectors, prefix).ask(method, path, body, {
    ...credentialOf(connectors, persona),
    ...(organization !== undefined && { "x-org-id": organization }),
  });
const get = (path: string, options?: Options) => send("GET", path, undefined, options);
const patch = (path: string, body: unknown, options?: Options) => send("PATCH", path, body, options);

const { read: rows } = restCalls(families, connectors, "/api/v2");

const organization = (index: number): Named => {
  const found = families.organization(index);
  return { id: organizationIdOf(found), name: found.name };
};
const companyA = (n: number): Named => ({ id: companyIdOf(n), name: organization(n).name });
const companyB = (n: number): Named => ({ id: psaBCompanyIdOf(n), name: organization(n).name });

describe("access to the connectors", () => {
  it("paths lie under the usual prefix, and nowhere else (D1-004, D1-185)", async () => {
    expect((await get(PSA_A)).status).toBe(200);
    for (const prefix of ["", "/api/v1"]) expect((await get(PSA_A, { prefix })).status).toBe(404);
  });

  it("is refused with 403 to callers of another provider, and of none (D1-058, D1-203)", async () => {
    const own = [PSA_A, PSA_B, `/integrations/psa_a/${psaAIds[0]}/errors`, `/providers/${providerIds[0]}`];
    const others = [
      `/integrations/psa_a/${psaAIds[1]}`,
      `/integrations/psa_b/${psaBIds[1]}`,
      `/integrations/psa_b/${psaBIds[1]}/errors`,
      `/providers/${providerIds[1]}/administrators`,
    ];
    for (const [persona, open, closed] of [
      ["service", own, others],
      ["integrator", others, own],
    ] as const) {
      for (const path of open) expect((await get(path, { persona })).status).toBe(200);
      for (const path of closed) {
        const { status, body } = await get(path, { persona });
        expect({ status, body }).toEqual({ status: 403, body: { status: 403, message: expect.any(String) } });
      }
    }
    for (const path of [...own, ...others])
      expect((await get(path, { persona: "endUser" })).status).toBe(403);
    expect((await get(PSA_A, { persona: "admin" })).status).toBe(200);
    for (const [path, body] of [
      [`/integrations/psa_a/${psaAIds[1]}/settings`, {}],
      [`/integrations/psa_b/${psaBIds[1]}/mappings`, {}],
    ] as const)
      expect((await patch(path, body)).status).toBe(403);
    expect((await send("DELETE", `/integrations/psa_b/${psaBIds[1]}`)).status).toBe(403);
  });

  it("an integration is known by its UUID in either case, and by its type (D1-059)", async () => {
    expect((await get(`/integrations/psa_a/${psaAIds[0].toUpperCase()}`)).status).toBe(200);
    for (const path of [
      `/integrations/psa_a/${MISSING}`,
      `/integrations/psa_a/${psaBIds[0]}`,
      `/integrations/psa_b/${psaAIds[0]}`,
      `/integrations/psa_a/${MISSING}/companies`,
    ])
      expect((await get(path)).status).toBe(404);
  });
});

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

  it("psa_a's is changed once the system accepts the login, and not at all otherwise (D1-061, D1-062)", async () => {
    const before = (await get(PSA_A)).body;
    expect((await patch(PSA_A, {})).body).toEqual(before);
    for (const wrong of [
      { privateKey: "wrong" },
      { url: OTHER_PSA_A_LOGIN.url },
      { ...OTHER_PSA_A_LOGIN, privateKey: "wrong" },
      { publicKey: "" },
    ]) {
      const { status, body } = await patch(PSA_A, wrong);
      expect({ status, body }).toMatchObject({ status: 422, body: { code: "credentials_rejected" } });
    }
    expect((await get(PSA_A)).body).toEqual(before);

    families.clock.advance(1000);
    const changed = await patch(PSA_A, OTHER_PSA_A_LOGIN);
    const { privateKey, ...shown } = OTHER_PSA_A_LOGIN;
    expect(changed).toMatchObject({ status: 200, body: { ...shown, privateKeySet: true } });
    expect(changed.body).not.toMatchObject({ updatedAt: (before as { updatedAt: string }).updatedAt });
    expect(JSON.stringify(changed)).not.toContain(privateKey);
    // Members that are not given stay, so the stored key completes the login.
    expect((await patch(PSA_A, { companyId: shown.companyId })).status).toBe(200);
    expect((await patch(PSA_A, psaALogins[0])).status).toBe(200);
  });

  it("psa_b's likewise (D1-063, D1-064)", async () => {
    const before = (await get(PSA_B)).body;
    for (const wrong of [{ apiToken: "wrong" }, { subdomain: OTHER_PSA_B_LOGIN.subdomain }])
      expect((await patch(PSA_B, wrong)).status).toBe(422);
    expect((await get(PSA_B)).body).toEqual(before);
    const changed = await patch(PSA_B, OTHER_PSA_B_LOGIN);
    expect(changed).toMatchObject({
      status: 200,
      body: { subdomain: OTHER_PSA_B_LOGIN.subdomain, apiTokenSet: true },
    });
    expect(JSON.stringify(changed)).not.toContain(OTHER_PSA_B_LOGIN.apiToken);
    expect((await patch(PSA_B, { subdomain: OTHER_PSA_B_LOGIN.subdomain })).status).toBe(200);
    expect((await patch(PSA_B, psaBLogins[0])).status).toBe(200);
    expect((await patch(PSA_B, { apiToken: 1 })).status).toBe(400);
  });

  it("no operation lists or creates integrations and providers (D1-202)", async () => {
    for (const [method, path] of [
      ["GET", "/integrations"],
      ["GET", "/integrations/psa_a"],
      ["POST", "/integrations/psa_b"],
      ["GET", "/providers"],
    ] as const)
      expect((await send(method, path)).status).toBe(404);
  });
});

describe("lists", () => {
  it("have their total in the header x-total-count", async () => {
    const response = await restCalls(families, connectors, "/api/v2").send("GET", `${PSA_A}/companies`);
    expect(await response.json()).toHaveLength(10);
    expect(response.headers.get("x-total-count")).toBe("130");
  });

  it("company types are the system's own, all in one response, for any parameters (D1-069)", async () => {
    const types = [
      { id: "1", name: "Customer", isDefault: true },
      { id: "2", name: "Prospect", isDefault: false },
      { id: "3", name: "Vendor", isDefault: false },
      { id: "4", name: "Partner", isDefault: false },
    ];
    expect(await rows(`${PSA_A}/companytypes`)).toEqual(types);
    expect(await rows(`${PSA_A}/companytypes?limit=1&fields=id`)).toEqual(types);
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

describe("mappings to psa_b", () => {
  const path = `${PSA_B}/mappings`;
  const mappings = () => rows<PsaBMapping[]>(path);

  it("incomplete ones are refused (D1-074, D1-075, D1-203)", async () => {
    const before = await mappings();
    const whole = { company: companyB(5), organization: organization(5) };
    for (const entry of [
      { organization: whole.organization },
      { ...whole, organization: {} },
      { ...whole, billingConfigurations: { fields: { schedule_id: "7" } } },
      { ...whole, billingConfigurations: [] },
      { ...whole, company: { id: "1", name: "Nobody" } },
    ])
      expect((await patch(path, { data: [entry] })).status).toBe(400);
    expect(await mappings()).toEqual(before);
  });
});

describe("sync errors", () => {
  it("are the recent ones of an integration of the type in the path, the newest first (D1-078)", async () => {
    const found = await rows<SyncError[]>(`${PSA_A}/errors`);
    expect(found).toHaveLength(MAPPED + 1);
    const times = found.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort().reverse());
    expect(found.at(-1)).toMatchObject({ code: "system_unavailable", organization: null, company: null });
    expect((await rows<SyncError[]>(`${PSA_B}/errors`)).map(({ code }) => code)).toEqual([
      "ticket_rejected",
      "ticket_rejected",
    ]);
    expect((await get(`/integrations/psa_b/${psaAIds[0]}/errors`)).status).toBe(404);
    expect((await get(`/integrations/psa_c/${psaAIds[0]}/errors`)).status).toBe(400);
    expect(found.length).toBeLessThanOrEqual(RECENT);
  });
});

describe("providers", () => {
  it("are returned with the requested fields; list parameters have no effect (D1-079)", async () => {
    const path = `/providers/${providerIds[0]}`;
    const whole = (await get(path)).body as Record<string, unknown>;
    expect(whole).toMatchObject({
      id: providerIds[0],
      name: "Tributary Managed Services",
      organizationCount: 8,
    });
    expect((await get(`${path}?fields=name,city`)).body).toEqual({
      name: whole["name"],
      city: whole["city"],
    });
    expect((await get(`${path}?limit=500&filter=x`)).body).toEqual(whole);
    expect((await get(`${path}?fields=nothing`)).status).toBe(400);
    expect((await get("/providers/nothing")).status).toBe(404);
  });

  it("list their administrators, with no parameters (D1-080, D1-186)", async () => {
    const found = await rows<{ email: string }[]>(`/providers/${providerIds[0]}/administrators`);
    expect(found.map(({ email }) => email)).toEqual(
      administratorsOf[0].map((index) => families.person(index).email),
    );
    expect((await get(`/providers/${providerIds[0]}/administrators?limit=1`)).body).toEqual(found);
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
