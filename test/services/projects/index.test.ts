import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import type { PersonaName } from "#contracts/demo-credentials.ts";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import {
  type Membership,
  type Person,
  type Project,
  projects,
  type TaskCompletion,
} from "#contracts/projects/index.ts";
import { customFieldIds, isGone, personIdOf, projectIdOf } from "#services/demo/things/projects.ts";
import { PROJECTS } from "#services/projects/seed/index.ts";
import { projectTables } from "#services/projects/tables.ts";
import { bearerOf, sharedFamilies } from "#test/kit/families.ts";
import { credentialOf, restCalls } from "#test/kit/rest-calls.ts";

const families = await sharedFamilies();

interface Body {
  readonly projects: Project[];
  readonly person: Person;
  readonly membership: Membership;
  readonly taskCompletion: TaskCompletion;
  readonly report: { readonly filename: string; readonly mediaType: string; readonly content: string };
  readonly included: Record<string, Record<string, Record<string, unknown>>>;
  readonly meta: { readonly page: Record<string, unknown> };
  readonly errors: { readonly detail: string; readonly field?: string }[];
}
const API = "/projects/api/v3";
const { get } = restCalls<Body>(families, projects, "/projects/api/v3");
const ask = (path: string, query: Record<string, string> = {}, as?: PersonaName) =>
  get(`${path}?${new URLSearchParams(query)}`, credentialOf(projects, as));
async function list(query: Record<string, string> = {}, as: PersonaName = "service"): Promise<Project[]> {
  const { status, body } = await ask("/projects.json", { pageSize: "250", ...query }, as);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.projects;
}
const tables = () => projectTables(families.store.scope("projects"));
const { person } = families;
const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b);

describe("the family", () => {
  it("is read by GETs under /projects/api/v3 that end in .json and answer 200 (D3-090, D3-092)", async () => {
    expect((await ask("/projects.json")).status).toBe(200);
    expect((await ask("/projects")).status).toBe(404);
    const url = `${families.baseUrl("projects")}${API}/projects.json`;
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      expect((await fetch(url, { method, headers: bearerOf("projects") })).status).toBe(405);
    expect((await fetch(url)).status).toBe(401);
  });

  it("has seven operations, all GETs: no other method is answered on any of their paths (D3-091)", async () => {
    const operations: readonly BoundOperation[] = Object.values(projects.bound);
    expect(operations.map(({ method }) => method)).toEqual(Array(7).fill("GET"));
    expect(new Set(operations.map(({ path }) => path)).size).toBe(7);
    for (const { template } of operations) {
      const path = template.render(Object.fromEntries(template.params.map((name) => [name, "1"])));
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        const response = await fetch(families.baseUrl("projects") + path, {
          method,
          headers: bearerOf("projects"),
        });
        expect([method, path, response.status, response.headers.get("allow")]).toEqual([
          method,
          path,
          405,
          "GET",
        ]);
      }
    }
  });

  it("returns 400 for invalid parameters and 403 without permission (D3-093)", async () => {
    const bad = await ask("/projects.json", { pageSize: "0" });
    expect([bad.status, bad.body.errors[0]?.field]).toEqual([400, "pageSize"]);
    const foreign = projectIdOf(1); // neither the agent nor the end user is a member
    const forbidden = await ask(`/projects/${foreign}/updates.json`, {}, "endUser");
    expect([forbidden.status, forbidden.body.errors[0]?.detail]).toEqual([
      403,
      "You are no member of this project",
    ]);
    expect((await ask("/projects/1/updates.json")).status).toBe(404);
  });
});

describe("a list", () => {
  it("has pages of a size, by their numbers (D3-094, D3-113)", async () => {
    const all = await list();
    const { body } = await ask("/projects.json", { pageSize: "2", page: "2" });
    expect(body.projects).toEqual(all.slice(2, 4));
    expect(body.meta.page).toEqual({ pageOffset: 1, pageSize: 2, count: all.length, hasMore: true });
    const usual = await ask("/projects.json");
    expect([usual.body.projects.length, usual.body.meta.page["pageSize"]]).toEqual([50, 50]);
    const last = await ask("/projects.json", { pageSize: "100" });
    expect(last.body.meta.page["hasMore"]).toBe(false);
    expect((await ask("/projects.json", { pageSize: "999" })).body.meta.page["pageSize"]).toBe(250);
  });

  it("has deleted rows with showDeleted only (D3-096)", async () => {
    const [without, all] = [await list(), await list({ showDeleted: "true" })];
    expect(without.some(({ deleted }) => deleted)).toBe(false);
    expect(all).toHaveLength(PROJECTS);
    expect(all.filter(({ deleted }) => deleted).length).toBe(PROJECTS - without.length);
  });

  it.each(["name", "createdAt", "updatedAt", "lastActivityAt", "startDate", "endDate", "companyName"])(
    "is ordered by %s, up and down (D3-097)",
    async (orderBy) => {
      const companies = tables().companies;
      const of = (row: Project) =>
        orderBy === "companyName"
          ? companies.get(String(row.company.id))?.name
          : (row[orderBy as "name"] ?? undefined)?.toLowerCase();
      const [up, down] = [
        (await list({ orderBy })).map(of),
        (await list({ orderBy, orderMode: "desc" })).map(of),
      ];
      const known = up.filter((value) => value !== undefined);
      expect(known).toEqual([...known].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      expect(down.filter((value) => value !== undefined)).toEqual([...known].reverse());
      expect(up.slice(known.length).every((value) => value === undefined)).toBe(true);
    },
  );

  it("has the rows changed after updatedAfter (D3-098)", async () => {
    const all = await list();
    const middle = all.map(({ updatedAt }) => updatedAt).sort()[30] ?? "";
    expect(idsOf(await list({ updatedAfter: middle }))).toEqual(
      idsOf(all.filter(({ updatedAt }) => updatedAt > middle)),
    );
    expect((await ask("/projects.json", { updatedAfter: "lately" })).status).toBe(400);
  });

  it("has the rows with the searchTerm, in any case (D3-099)", async () => {
    const all = await list();
    const found = await list({ searchTerm: "PAYROLL" });
    expect(found.length).toBeGreaterThan(0);
    expect(idsOf(found)).toEqual(
      idsOf(all.filter(({ name, description }) => `${name} ${description}`.includes("Payroll"))),
    );
  });
});

describe("projects", () => {
  const { colour, effort, contract, code } = customFieldIds;
  const valueIn = (project: Project, field: number) =>
    project.customFields.find(({ id }) => id === field)?.value;

  it.each<[string, string, (value: string | undefined) => boolean, number]>([
    ["eq", "red", (value) => value === "red", colour],
    ["not", "red", (value) => value !== "red", colour],
    ["like", "RED", (value) => value?.includes("red") === true, colour],
    ["not-like", "red", (value) => value?.includes("red") !== true, colour],
    ["any", "red,blue", (value) => value === "red" || value === "blue", colour],
    ["lt", "100", (value) => value !== undefined && Number(value) < 100, effort],
    ["gt", "9", (value) => value !== undefined && Number(value) > 9, effort],
    ["lt", "2026-01-01", (value) => value !== undefined && value < "2026-01-01", contract],
    ["like", "p&c/1", (value) => value?.toLowerCase().includes("p&c/1") === true, code],
  ])("are filtered by a custom field with %s %s (D3-110, D3-111)", async (op, value, holds, field) => {
    const expected = (await list()).filter((project) => holds(valueIn(project, field)));
    expect(expected.length).toBeGreaterThan(0);
    expect(idsOf(await list({ [`projectCustomField[${field}][${op}]`]: value }))).toEqual(idsOf(expected));
  });

  it("are filtered by several custom fields at once, and by no unknown one or operator (D3-110, D3-111)", async () => {
    const both = await list({
      [`projectCustomField[${colour}][eq]`]: "red",
      [`projectCustomField[${effort}][gt]`]: "10",
      [`projectCustomField[${effort}][lt]`]: "90",
    });
    expect(both.length).toBeGreaterThan(0);
    for (const project of both) {
      expect(valueIn(project, colour)).toBe("red");
      expect(Number(valueIn(project, effort))).toBeGreaterThan(10);
      expect(Number(valueIn(project, effort))).toBeLessThan(90);
    }
    for (const name of [`[${colour}][zz]`, "[99][eq]", "[x][eq]"])
      expect((await ask("/projects.json", { [`projectCustomField${name}`]: "x" })).status).toBe(400);
  });

  it.each<[Record<string, string>, (project: Project) => boolean]>([
    [{ reportType: "health" }, ({ health }) => health !== "notSet"],
    [{ reportFormat: "csv" }, () => true],
    [{ projectType: "template" }, ({ type }) => type === "template"],
    [
      { notCompletedBefore: "2026-10-10" },
      ({ completedAt }) => completedAt === null || completedAt.slice(0, 10) >= "2026-10-10",
    ],
    [
      { minLastActivityDate: "2026-10-10" },
      ({ lastActivityAt }) => lastActivityAt.slice(0, 10) >= "2026-10-10",
    ],
    [
      { maxLastActivityDate: "2026-10-10" },
      ({ lastActivityAt }) => lastActivityAt.slice(0, 10) <= "2026-10-10",
    ],
    [{ minBudgetCapacityUsedPercent: "80.5" }, ({ budget }) => (budget?.capacityUsedPercent ?? 0) >= 80.5],
    [
      { maxBudgetCapacityUsedPercent: "50" },
      ({ budget }) => budget !== null && budget.capacityUsedPercent <= 50,
    ],
    [{ currencySymbol: "€" }, ({ budget }) => budget?.currency === "EUR"],
  ])("are filtered by %j (D3-112)", async (query, holds) => {
    const expected = (await list()).filter(holds);
    expect(expected.length).toBeGreaterThan(0);
    expect(idsOf(await list(query))).toEqual(idsOf(expected));
  });

  it("reckon days in the reportTimezone (D3-112)", async () => {
    const zone = "Asia/Tokyo";
    const dayThere = (at: string) => new Date(Date.parse(at) + 9 * 3_600_000).toISOString().slice(0, 10);
    const all = await list();
    const odd = all.find(({ lastActivityAt: at }) => dayThere(at) !== at.slice(0, 10));
    const minLastActivityDate = dayThere(odd?.lastActivityAt ?? "");
    expect(idsOf(await list({ minLastActivityDate, reportTimezone: zone }))).toEqual(
      idsOf(all.filter(({ lastActivityAt }) => dayThere(lastActivityAt) >= minLastActivityDate)),
    );
    expect(idsOf(await list({ minLastActivityDate }))).not.toContain(odd?.id);
    expect((await ask("/projects.json", { reportTimezone: "Mars/Olympus" })).status).toBe(400);
  });

  it("are a member's with userId, and ordered by a custom field (D3-112)", async () => {
    const userId = String(personIdOf(person(1)));
    const mine = await list({ userId });
    expect(idsOf(mine)).toEqual(
      idsOf((await list()).filter(({ id }) => tables().members.get(`${id}/${userId}`) !== undefined)),
    );
    const rows = await list({ orderByCustomFieldId: String(effort), orderMode: "desc" });
    const efforts = rows.flatMap((project) => valueIn(project, effort) ?? []).map(Number);
    expect(efforts).toEqual([...efforts].sort((a, b) => b - a));
    expect((await ask("/projects.json", { orderByCustomFieldId: "99" })).status).toBe(400);
  });

  it("take the named filters only: those of updates have no effect (D3-117)", async () => {
    expect(idsOf(await list({ projectHealths: "good" }))).toEqual(idsOf(await list()));
  });

  it("are those of which the caller is a member (D3-106)", async () => {
    const mine = await list({}, "endUser");
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.length).toBeLessThan((await list()).length);
    expect(mine.some(({ isStarred }) => isStarred)).toBe(true);
  });
});

describe("a person", () => {
  const read = (index: number, query: Record<string, string> = {}, as: PersonaName = "service") =>
    ask(`/people/${personIdOf(person(index))}.json`, query, as);

  it("is read by id, under the id that identity has of them (D3-103)", async () => {
    const { status, body } = await read(1);
    expect(status).toBe(200);
    expect(Check(projects.operations.getPerson.spec.returns, body)).toBe(true);
    expect(body.person).toMatchObject({ id: personIdOf(person(1)), email: person(1).email });
    const gone = families.company.people.find(isGone) ?? expect.fail("nobody is gone");
    expect((await read(gone.index)).status).toBe(404);
    expect((await ask("/people/somebody.json")).status).toBe(400);
  });

  it.each<[string, (who: Person) => [match: string, other: string]]>([
    ["userType", () => ["account", "contact"]],
    ["ids", ({ id }) => [`7,${id}`, "7"]],
    ["teamIds", ({ teams }) => [`1,${teams[0]?.id}`, "1"]],
    ["companyIds", ({ company }) => [String(company.id), "1"]],
    ["lastLoginAfter", () => ["2020-01-01T00:00:00Z", "2026-11-01T00:00:00Z"]],
  ])("is found by the filter %s where they match it, and not otherwise (D3-103)", async (name, valuesFor) => {
    const { person: who } = (await read(1)).body;
    const [match, other] = valuesFor(who);
    expect((await read(1, { [name]: match })).status).toBe(200);
    expect((await read(1, { [name]: other })).status).toBe(404);
  });

  it.each<[string, string, (who: Person) => boolean]>([
    ["includeServiceAccounts", "false", (who) => !who.isServiceAccount],
    ["includeCollaborators", "false", ({ type }) => type !== "collaborator"],
    ["includeClients", "false", (who) => !who.isClient],
    ["excludeContacts", "true", ({ type }) => type !== "contact"],
    ["onlySiteOwner", "true", (who) => who.isSiteOwner],
    ["onlyOwnerCompany", "true", ({ company }) => company.isOwner],
    ["filterByNoCostRate", "true", ({ costRate }) => costRate === null],
    ["orderPrioritiseCurrentUser", "true", () => true],
  ])("is found by %s=%s where they match it (D3-103)", async (name, value, matches) => {
    const seen = new Set<boolean>();
    for (let index = 0; index < 50; index++) {
      const { status, body } = await read(index);
      if (status !== 200) continue;
      const expected = matches(body.person);
      seen.add(expected);
      expect((await read(index, { [name]: value })).status).toBe(expected ? 200 : 404);
    }
    expect(seen.size).toBe(name === "orderPrioritiseCurrentUser" ? 1 : 2);
  });

  it("is found by their projects, or the lack of them (D3-103)", async () => {
    const mine = String(projectIdOf(0));
    expect((await read(1, { projectIds: `1,${mine}` })).status).toBe(200);
    expect((await read(1, { projectIds: "1" })).status).toBe(404);
    expect((await read(1, { excludeProjectIds: mine })).status).toBe(404);
    expect((await read(1, { excludeProjectIds: "1" })).status).toBe(200);
  });

  it("takes no list queries: they have no effect (D3-116)", async () => {
    expect((await read(1, { "fields[users]": "email", searchTerm: "x", page: "9" })).body).toEqual(
      (await read(1)).body,
    );
  });

  it("has cost rates for administrators only; other callers cannot request them (D3-093)", async () => {
    expect((await read(1)).body.person.costRate).toMatchObject({ currency: "USD" });
    expect((await read(1, {}, "endUser")).body.person.costRate).toBeNull();
    expect((await read(1, { filterByNoCostRate: "true" }, "endUser")).status).toBe(403);
  });
});

describe("a person's task completion", () => {
  const path = () => `/reporting/precanned/usertaskcompletion/${personIdOf(person(5))}.json`;

  it("has the person, and is computed from their tasks (D3-105)", async () => {
    const { status, body } = await ask(path());
    expect(status).toBe(200);
    expect(Check(projects.operations.getUserTaskCompletion.spec.returns, body)).toBe(true);
    expect(body.person.id).toBe(personIdOf(person(5)));
    const tasks = tables().tasks.by("person", personIdOf(person(5)));
    const done = tasks.filter(({ completedOn }) => completedOn !== null);
    expect(body.taskCompletion).toMatchObject({
      assigned: 5,
      completed: done.length,
      active: 5 - done.length,
      completionPercent: done.length * 20,
    });
    expect(body.report).toBeUndefined();
  });

  it("is of tasks assigned between startDate and endDate (D3-105)", async () => {
    const days = tables()
      .tasks.by("person", personIdOf(person(5)))
      .map(({ assignedOn }) => assignedOn)
      .sort();
    const [startDate = "", endDate = ""] = [days[1], days[3]];
    const { body } = await ask(path(), { startDate, endDate });
    const within = days.filter((day) => day >= startDate && day <= endDate);
    expect(body.taskCompletion.assigned).toBe(within.length);
    const none = await ask(path(), { endDate: "2000-01-01" });
    expect(none.body.taskCompletion).toMatchObject({ assigned: 0, completionPercent: null });
    expect((await ask(path(), { startDate: "2026-02-01", endDate: "2026-01-01" })).status).toBe(400);
    expect((await ask(path(), { startDate: "soon" })).status).toBe(400);
  });

  it("takes the filters of people too, and is for administrators or oneself (D3-093, D3-105)", async () => {
    expect((await ask(path(), { userType: "contact" })).status).toBe(404);
    expect((await ask(path(), {}, "endUser")).status).toBe(403);
    const own = `/reporting/precanned/usertaskcompletion/${personIdOf(person(2))}.json`;
    expect((await ask(own, {}, "endUser")).status).toBe(200);
  });
});
