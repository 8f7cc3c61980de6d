import { describe, expect, it } from "vitest";
import { HR_INTEGRATOR, type PersonaName } from "#contracts/demo-credentials.ts";
import { directory, type HrInstance } from "#contracts/directory/index.ts";
import { idFor } from "#services/demo/ids.ts";
import {
  FIRST_IMPORT,
  groupIdOf,
  HR_INSTANCE,
  IMPORTED,
  pushEndpointIdOf,
  REMOTE_ACCESS,
  SECOND_ORGANIZATION,
} from "#services/demo/things/directory.ts";
import { IMPORT_MS } from "#services/directory/hr.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { credentialOf, restCalls } from "#test/kit/rest-calls.ts";

const families = await sharedFamilies();

const keyOf = (persona: PersonaName) => credentialOf(directory, persona);
const ORG = "x-org-id";
const secondOrganization = { [ORG]: SECOND_ORGANIZATION };

type Row = Record<string, unknown>;

const { ask: send, get, send: call } = restCalls<Row>(families, directory, "/api/v2");
const list = async (path: string) => (await get<Row[]>(path)).body;

const group = `/usergroups/${groupIdOf(REMOTE_ACCESS)}`;
const endpointsOf = (index: number) => `/users/${idFor("directory", index)}/pushendpoints`;
const endpoint = (index: number, which = 0) => `${endpointsOf(index)}/${pushEndpointIdOf(index, which)}`;
const instance = `/hr_instances/${HR_INSTANCE}`;

describe("a call", () => {
  it("is served under /api/v2 and nowhere else (D1-001)", async () => {
    expect((await get(group)).status).toBe(200);
    const elsewhere = `${families.baseUrl("directory")}/api/v1${group}`;
    expect((await fetch(elsewhere, { headers: keyOf("service") })).status).toBe(404);
  });
});

describe("push endpoints", () => {
  it("take a name, a state of any text, or both; what is not sent stays, 200 (D1-029, D1-182)", async () => {
    const { body: before } = await get(endpoint(5));
    expect(await send("PATCH", endpoint(5), { name: "Desk" })).toMatchObject({
      status: 200,
      body: { ...before, name: "Desk" },
    });
    expect(await send("PATCH", endpoint(5), { state: "resting" })).toMatchObject({
      status: 200,
      body: { ...before, name: "Desk", state: "resting" },
    });
    expect((await get(endpoint(5))).body).toMatchObject({ name: "Desk", state: "resting" });
  });
});

describe("the HR instance", () => {
  const wrong = { ...HR_INTEGRATOR, password: "x" };
  it.each([
    ["no auth", undefined, 400, "basic"],
    ["empty auth", {}, 400, "basic"],
    ["another password", { basic: wrong }, 403, "basic"],
    ["half of the credentials", { basic: { username: HR_INTEGRATOR.username } }, 403, "basic"],
    ["OAuth alone", { oauth: { code: "c" } }, 400, "oauth"],
    ["OAuth beside the right credentials", { basic: HR_INTEGRATOR, oauth: { code: "c" } }, 400, "oauth"],
  ])("is not created or authorized with %s (D1-033, D1-034, D1-035)", async (_, auth, status, member) => {
    const refused = { status, body: { field: `auth.${member}` } };
    expect(await send("POST", "/hr_instances", { auth }, secondOrganization)).toMatchObject(refused);
    expect(await send("POST", `${instance}/auth`, { auth })).toMatchObject(refused);
  });

  it("is neither created under another name than the default nor renamed: 400 (D1-038)", async () => {
    const body = { auth: { basic: HR_INTEGRATOR }, name: "other" };
    expect((await send("POST", "/hr_instances", body, secondOrganization)).status).toBe(400);
    expect(await send("PUT", instance, { name: "other" })).toMatchObject({
      status: 400,
      body: { field: "name" },
    });
    expect((await send("PUT", instance, { name: "HR import" })).status).toBe(200);
  });

  it("is listed with the default fields if none are requested (D1-048)", async () => {
    const [row = {}] = await list("/hr_instances");
    expect(Object.keys(row).sort()).toEqual(["id", "kind", "name", "reportUrl"]);
  });
});

describe("an import", () => {
  const results = (job: unknown, query = "") => `${instance}/import/${job}/results${query}`;
  const begin = (entries: unknown) => send<{ jobId: string }>("POST", `${instance}/import`, entries);

  it("has results that take limit, at most 100, and skip (D1-042)", async () => {
    const all = await get<Row[]>(results(FIRST_IMPORT, "?limit=100&skip=0"));
    expect([all.status, all.body.length]).toEqual([200, 100]);
    const { headers } = await call("GET", results(FIRST_IMPORT));
    expect(headers.get("x-total-count")).toBe(String(IMPORTED));
    expect(await list(results(FIRST_IMPORT, "?limit=3&skip=2"))).toEqual(all.body.slice(2, 5));
    expect((await get(results(FIRST_IMPORT, "?limit=101"))).status).toBe(400);
  });

  it("returns the id of a job, whose results are pending until it ran, then created, updated or failed (D1-045, D1-200)", async () => {
    const known = families.company.people[50];
    const { jobId } = (
      await begin([
        { email: "new.person@acme.example", firstname: "New", lastname: "Person" },
        { email: known?.email.toUpperCase(), lastname: "Renamed" },
        { firstname: "Nobody" },
        { username: "unheard-of" },
      ])
    ).body;
    const statuses = async () => (await list(results(jobId))).map((row) => row["status"]);
    families.clock.advance(IMPORT_MS - 1);
    expect(new Set(await statuses())).toEqual(new Set(["pending"]));
    families.clock.advance(1);
    expect(await statuses()).toEqual(["created", "updated", "failed", "failed"]);
    const [created, updated, ...failed] = await list(results(jobId));
    expect(updated?.["userId"]).toBe(idFor("directory", 50));
    expect(await list(`/users/${created?.["userId"]}/pushendpoints`)).toEqual([]);
    for (const row of failed) expect(row["message"]).toEqual(expect.any(String));
    const workers = await list(`${instance}/workers?sort=-email&limit=100`);
    const more = await list(`${instance}/workers?sort=-email&limit=100&skip=100`);
    expect([...workers, ...more]).toContainEqual(
      expect.objectContaining({ email: "new.person@acme.example", firstname: "New" }),
    );
    expect([...workers, ...more]).toContainEqual(
      expect.objectContaining({ email: known?.email, lastname: "Renamed", firstname: known?.firstName }),
    );
    expect((await get<HrInstance>(instance)).body.lastImport).toBe(
      new Date(families.clock.now()).toISOString(),
    );
  });
});

describe("a key that only reads", () => {
  it("is refused each write with 403, before any other check", async () => {
    for (const [method, path, body] of [
      ["PUT", group, { name: "n" }],
      ["DELETE", group, undefined],
      ["DELETE", endpoint(0), undefined],
      ["POST", "/hr_instances", {}],
      ["PUT", instance, {}],
      ["POST", `${instance}/auth`, {}],
      ["DELETE", `${instance}/auth`, undefined],
      ["POST", `${instance}/import`, []],
    ] as const)
      expect((await send(method, path, body, keyOf("endUser"))).status, `${method} ${path}`).toBe(403);
    expect((await get(group, keyOf("endUser"))).status).toBe(200);
  });
});
