import { describe, expect, it } from "vitest";
import { HR_INTEGRATOR, type PersonaName } from "#contracts/demo-credentials.ts";
import { directory, type HrInstance } from "#contracts/directory/index.ts";
import { idFor } from "#services/demo/ids.ts";
import { departments } from "#services/demo/names.ts";
import {
  FIRST_IMPORT,
  groupIdOf,
  HR_INSTANCE,
  IMPORTED,
  MAIN_ORGANIZATION,
  pushEndpointIdOf,
  REMOTE_ACCESS,
  SECOND_GROUP,
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
const integrator = { basic: HR_INTEGRATOR };

describe("a call", () => {
  it("is served under /api/v2 and nowhere else (D1-001)", async () => {
    expect((await get(group)).status).toBe(200);
    const elsewhere = `${families.baseUrl("directory")}/api/v1${group}`;
    expect((await fetch(elsewhere, { headers: keyOf("service") })).status).toBe(404);
  });

  it("is served with and without x-org-id, which chooses the organization (D1-009)", async () => {
    expect((await get(group, { [ORG]: MAIN_ORGANIZATION })).body).toEqual((await get(group)).body);
    expect((await get(group, secondOrganization)).status).toBe(404);
    const second = `/usergroups/${groupIdOf(SECOND_GROUP)}`;
    expect((await get(second)).status).toBe(404);
    expect((await get(second, secondOrganization)).body).toMatchObject({ name: SECOND_GROUP });
    expect(await get(group, { [ORG]: "nobody's" })).toMatchObject({ status: 403, body: { field: ORG } });
  });
});

describe("a user group", () => {
  const department = `/usergroups/${groupIdOf(departments[0] ?? "")}`;

  it.each([
    { name: "Only a name" },
    {
      name: "n",
      email: "x@y.example",
      description: "d",
      membershipMethod: "STATIC",
      memberSuggestionsNotify: true,
      memberQuery: { queryType: "x", filters: [{ any: [1] }, "text"] },
      memberQueryExemptions: [{ id: "1", type: "user", attributes: { a: { b: 1 } } }],
      attributes: {
        sudo: { enabled: true, withoutPassword: false },
        ldapGroups: [{}, { name: "n" }],
        posixGroups: [
          { id: 5, name: "n" },
          { id: 0, name: "m" },
        ],
        radius: { reply: [{ name: "n", value: "v" }] },
        sambaEnabled: false,
      },
    },
    { name: "n", memberQuery: { queryType: "x" }, memberQueryExemptions: [{ id: "1", type: "user" }] },
    { name: "n", attributes: { posixGroups: [] } },
    { name: "n", attributes: {} },
  ])(
    "is exactly %j after it was replaced by it (D1-011, D1-013, D1-014, D1-015, D1-016, D1-017)",
    async (sent) => {
      expect((await send("PUT", department, sent)).status).toBe(200);
      const id = groupIdOf(departments[0] ?? "");
      expect((await get(department)).body).toEqual({ id, type: "user_group", ...sent });
    },
  );
});

describe("push endpoints", () => {
  it("are addressed by user and endpoint together (D1-027)", async () => {
    const anothers = `${endpointsOf(1)}/${pushEndpointIdOf(0)}`;
    for (const method of ["GET", "DELETE"]) expect((await send(method, anothers)).status).toBe(404);
    expect((await send("PATCH", anothers, { name: "x" })).status).toBe(404);
  });

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

  it("two of one user cannot have the same name: 409 (D1-030, D1-031)", async () => {
    const { body } = await get(endpoint(0, 1));
    expect(await send("PATCH", endpoint(0), { name: body["name"] })).toMatchObject({
      status: 409,
      body: { field: "name" },
    });
    expect((await send("PATCH", endpoint(0, 1), { name: body["name"] })).status).toBe(200);
  });
});

describe("the HR instance", () => {
  it.each([
    ["no auth", {}, 400],
    ["empty auth", { auth: {} }, 400],
    ["another password", { auth: { basic: { ...HR_INTEGRATOR, password: "x" } } }, 403],
    ["another user", { auth: { basic: { ...HR_INTEGRATOR, username: "x" } } }, 403],
    ["half of the credentials", { auth: { basic: { username: HR_INTEGRATOR.username } } }, 403],
  ])("is not created with %s (D1-033)", async (_, body, status) => {
    const refused = await send("POST", "/hr_instances", body, secondOrganization);
    expect(refused).toMatchObject({ status, body: { field: "auth.basic" } });
    expect((await get<Row[]>("/hr_instances", secondOrganization)).body).toEqual([]);
  });

  it.each([
    ["alone", { oauth: { code: "c" } }],
    ["beside the right credentials", { ...integrator, oauth: { code: "c" } }],
  ])("is not created or authorized by OAuth %s (D1-035)", async (_, auth) => {
    for (const [path, headers] of [
      ["/hr_instances", secondOrganization],
      [`${instance}/auth`, {}],
    ] as const)
      expect(await send("POST", path, { auth }, headers)).toMatchObject({
        status: 400,
        body: { field: "auth.oauth" },
      });
  });

  it("is not created under another name than the default (D1-038)", async () => {
    const body = { auth: integrator, name: "other" };
    expect((await send("POST", "/hr_instances", body, secondOrganization)).status).toBe(400);
  });

  it("takes another report, and what is not sent stays, 200 (D1-039)", async () => {
    const { body: before } = await get<HrInstance>(instance);
    const reportUrl = "https://hr.example/new";
    expect(await send("PUT", instance, { reportUrl })).toMatchObject({
      status: 200,
      body: { reportUrl, name: before.name, authMethods: before.authMethods },
    });
    expect((await send("PUT", instance, {})).body).toMatchObject({ reportUrl });
  });

  it("is not renamed: another name is refused with 400 (D1-038)", async () => {
    const { body: before } = await get<HrInstance>(instance);
    expect(await send("PUT", instance, { name: "other" })).toMatchObject({
      status: 400,
      body: { field: "name" },
    });
    expect((await send("PUT", instance, { name: before.name })).status).toBe(200);
    expect((await get<HrInstance>(instance)).body.name).toBe(before.name);
  });

  it.each([
    ["without credentials", {}, 400],
    ["with an empty auth", { auth: {} }, 400],
    ["with wrong ones", { auth: { basic: { username: "x", password: "y" } } }, 403],
  ])("is not authorized %s (D1-034)", async (_, body, status) => {
    expect((await send("POST", `${instance}/auth`, body)).status).toBe(status);
  });
});

describe("the list of HR instances", () => {
  const of = (query: string) => list(`/hr_instances?${query}`);

  it("has its default fields if none are requested (D1-048)", async () => {
    expect(Object.keys((await of(""))[0] ?? {}).sort()).toEqual(["id", "kind", "name", "reportUrl"]);
  });

  it.each([
    ["name:eq:HR%20import", "D1-049", 1],
    ["name:ne:HR%20import", "D1-049", 0],
    ["created:gt:2020-01-01T00:00:00Z", "D1-050", 1],
    ["created:ge:2020-01-01T00:00:00Z", "D1-050", 1],
    ["created:lt:2020-01-01T00:00:00Z", "D1-050", 0],
    ["created:le:2020-01-01T00:00:00Z", "D1-050", 0],
    ["created:between:2020-01-01T00:00:00Z|2030-01-01T00:00:00Z", "D1-050", 1],
    ["name:search:import", "D1-050", 1],
    [`id:in:1|${HR_INSTANCE}`, "D1-050", 1],
    ["name:eq:hr%20import", "case counts, D1-051", 0],
    ["name:eq:HR*", "a wildcard, D1-052", 1],
    ["name:eq:HR\\*", "a wildcard, escaped, D1-052", 0],
  ])("finds by %s (%s)", async (filter, _rule, count) => {
    expect(await of(`filter=${filter}`)).toHaveLength(count);
  });

  it.each(["name:like:x", "name", "name:eq", "colour:eq:x"])(
    "refuses %s (D1-049, D1-050)",
    async (filter) => {
      expect((await get(`/hr_instances?filter=${filter}`)).status).toBe(400);
    },
  );
});

describe("workers", () => {
  const workers = `${instance}/workers`;

  it("are sorted by one key after another, up or down (D1-055, D1-056)", async () => {
    const all = await list(`${workers}?limit=100&sort=lastname,-firstname`);
    const names = all.map(({ lastname, firstname }) => [lastname, firstname] as [string, string]);
    expect(names).toEqual(
      [...names].sort(([a, x], [b, y]) => (a === b ? (x < y ? 1 : x > y ? -1 : 0) : a < b ? -1 : 1)),
    );
  });

  it("have no filter and no fields: such parameters mean nothing (D1-057)", async () => {
    const plain = await list(`${workers}?limit=2`);
    expect(await list(`${workers}?limit=2&filter=email:eq:x&fields=email`)).toEqual(plain);
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

  it("has results that take nothing else (D1-042)", async () => {
    expect(Object.keys(directory.bound.listHrImportResults.query).sort()).toEqual(["limit", "skip"]);
    const others = "sort=-id&filter=id:eq:1&filter=status:eq:failed&fields=id&after=1&first=1";
    expect(await get(results(FIRST_IMPORT, `?limit=3&${others}`))).toEqual(
      await get(results(FIRST_IMPORT, "?limit=3")),
    );
  });

  it("is below its instance only (D1-005)", async () => {
    expect((await get(results("none"))).status).toBe(404);
    expect((await get(`/hr_instances/none/import/${FIRST_IMPORT}/results`)).status).toBe(404);
  });

  it("is a list at top level, 201; every member of an entry may be missing (D1-045)", async () => {
    const entries = [
      { email: "a@b.example", attributes: [{ name: "n", value: "v" }, { name: "n" }, { value: "v" }, {}] },
      {},
      ...["email", "lastname", "username", "firstname"].map((member) => ({ [member]: "text" })),
      { attributes: [] },
    ];
    const { status, body } = await begin(entries);
    expect(status).toBe(201);
    expect((await list(results(body.jobId))).map((row) => row["entry"])).toEqual(entries);
    for (const wrong of [
      { users: [{}] },
      [{ email: null }],
      [{ attributes: null }],
      [{ attributes: [null] }],
    ])
      expect((await begin(wrong)).status, JSON.stringify(wrong)).toBe(400);
  });

  it("returns the id of a job, whose results are pending until it ran, then created, updated or failed (D1-045, D1-200)", async () => {
    const known = families.company.people[50];
    const { jobId } = (
      await begin([
        { email: "new.person@acme.example", firstname: "New", lastname: "Person" },
        { email: known?.email.toUpperCase(), lastname: "Renamed" },
        { firstname: "Nobody" },
        { email: "no address" },
        { username: "unheard-of" },
        { email: "new.person@elsewhere.example" },
      ])
    ).body;
    const statuses = async () => (await list(results(jobId))).map((row) => row["status"]);
    families.clock.advance(IMPORT_MS - 1);
    expect(new Set(await statuses())).toEqual(new Set(["pending"]));
    families.clock.advance(1);
    expect(await statuses()).toEqual(["created", "updated", "failed", "failed", "failed", "failed"]);
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
