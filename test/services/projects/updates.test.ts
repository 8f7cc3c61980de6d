/** Updates of projects, and statuses of teams' people. */

import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import type { PersonaName } from "#contracts/demo-credentials.ts";
import { type PersonStatus, projects, type Update } from "#contracts/projects/index.ts";
import { personIdOf, projectIdOf, teamIds } from "#services/demo/things/projects.ts";
import { projectTables, type StoredProject } from "#services/projects/tables.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { credentialOf, restCalls } from "#test/kit/rest-calls.ts";

const families = await sharedFamilies();

interface Body {
  readonly updates: Update[];
  readonly statuses: PersonStatus[];
  readonly included: Record<string, Record<string, Record<string, unknown>>>;
}
const { get } = restCalls<Body>(families, projects, "/projects/api/v3");
const ask = (path: string, query: Record<string, string> = {}, as?: PersonaName) =>
  get(`${path}?${new URLSearchParams({ pageSize: "250", ...query })}`, credentialOf(projects, as));
const tables = () => projectTables(families.store.scope("projects"));
const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b);

describe("updates", () => {
  async function list(query: Record<string, string> = {}, as: PersonaName = "service") {
    const { status, body } = await ask("/projects/updates.json", query, as);
    expect([query, status]).toEqual([query, 200]);
    return body.updates;
  }
  const projectOf = ({ project }: Update): StoredProject =>
    tables().projects.get(String(project.id)) ?? expect.fail("there is no such project");

  it("are of all projects of which the caller is a member, the latest first (D3-106)", async () => {
    const all = await list();
    expect(all.length).toBeGreaterThan(50);
    const days = all.map(({ createdAt }) => createdAt);
    expect(days).toEqual([...days].sort().reverse());
    const mine = await list({}, "endUser");
    const me = personIdOf(families.person(2));
    expect(idsOf(mine)).toEqual(
      idsOf(all.filter(({ project }) => tables().members.get(`${project.id}/${me}`) !== undefined)),
    );
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.length).toBeLessThan(all.length);
  });

  it.each<[Record<string, string>, (update: Update, project: StoredProject) => boolean]>([
    [{ updatedAfter: "2026-10-15T00:00:00Z" }, ({ updatedAt }) => updatedAt > "2026-10-15T00:00:00Z"],
    [{ createdAfter: "2026-10-15T00:00:00Z" }, ({ createdAt }) => createdAt > "2026-10-15T00:00:00Z"],
    [{ projectStatus: "late" }, (_, { status }) => status === "late"],
    [{ projectStatuses: "late,active" }, (_, { status }) => ["late", "active"].includes(status)],
    [{ projectId: String(projectIdOf(1)) }, (_, { id }) => id === projectIdOf(1)],
    [{ projectHealths: "good,atRisk" }, (_, { health }) => ["good", "atRisk"].includes(health)],
    [{ projectCompanyIds: "101,104" }, (_, { company }) => [101, 104].includes(company.id)],
    [{ projectCategoryIds: "301" }, (_, { category }) => category?.id === 301],
    [{ projectTagIds: "201,202" }, (_, { tags }) => tags.some(({ id }) => id === 201 || id === 202)],
    [
      { projectTagIds: "201,202", matchAllProjectTags: "true" },
      (_, { tags }) => [201, 202].every((tag) => tags.some(({ id }) => id === tag)),
    ],
    [{ activeOnly: "true" }, ({ isActive }) => isActive],
    [{ reactions: "true" }, ({ reactions }) => reactions.length > 0],
    [{ reactions: "false" }, ({ reactions }) => reactions.length === 0],
    [{ emoji: "heart,party" }, ({ reactions }) => reactions.some(({ emoji }) => emoji !== "like")],
    [{ searchTerm: "WEEK" }, ({ text }) => text.includes("week")],
  ])("are filtered by %j (D3-107)", async (query, holds) => {
    const all = await list();
    const expected = all.filter((update) => holds(update, projectOf(update)));
    expect(expected.length).toBeGreaterThan(0);
    expect(idsOf(await list(query))).toEqual(idsOf(expected));
  });

  it("are filtered by the owners of their projects, and by whether the caller starred them (D3-107)", async () => {
    const all = await list();
    const owner = projectOf(all.find((update) => projectOf(update).owner) ?? expect.fail("no owner")).owner
      ?.id;
    expect(idsOf(await list({ projectOwnerIds: `1,${owner}` }))).toEqual(
      idsOf(all.filter((update) => projectOf(update).owner?.id === owner)),
    );
    const mine = await list({}, "agent");
    const me = personIdOf(families.person(1));
    const starred = await list({ onlyStarredProjects: "true" }, "agent");
    expect(idsOf(starred)).toEqual(idsOf(mine.filter((update) => projectOf(update).starredBy.includes(me))));
    expect(starred.length).toBeGreaterThan(0);
    expect(await list({ onlyStarredProjects: "true" })).toEqual([]);
  });

  it("include archived projects with includeArchivedProjects, or if these are named (D3-107)", async () => {
    const [usual, all] = [await list(), await list({ includeArchivedProjects: "true" })];
    const archived = all.filter((update) => projectOf(update).status === "archived");
    expect(archived.length).toBeGreaterThan(0);
    expect(idsOf(usual)).toEqual(idsOf(all.filter((update) => !archived.includes(update))));
    expect(idsOf(await list({ projectStatuses: "archived" }))).toEqual(idsOf(archived));
  });

  it("take the deprecated projectHealth beside projectHealths (D3-108)", async () => {
    expect(idsOf(await list({ projectHealth: "good" }))).toEqual(
      idsOf(await list({ projectHealths: "good" })),
    );
    expect(await list({ projectHealth: "good", projectHealths: "atRisk" })).toEqual([]);
  });

  it("are of one project, by the same filters (D3-109, D3-115)", async () => {
    const path = `/projects/${projectIdOf(1)}/updates.json`;
    const { status, body } = await ask(path);
    expect(status).toBe(200);
    expect(idsOf(body.updates)).toEqual(idsOf(await list({ projectId: String(projectIdOf(1)) })));
    expect(body.updates.length).toBeGreaterThan(1);
    expect((await ask(path, { activeOnly: "true" })).body.updates).toHaveLength(1);
    expect((await ask(path, { projectId: "1" })).body.updates).toEqual([]);
    expect((await ask(`/projects/${projectIdOf(1)},${projectIdOf(3)}/updates.json`)).status).toBe(400);
  });

  it("are refused with 400 where a filter cannot be read (D3-093, D3-113)", async () => {
    for (const query of [{ projectHealths: "fine" }, { projectOwnerIds: "me" }, { orderMode: "up" }])
      expect((await ask("/projects/updates.json", query as Record<string, string>)).status).toBe(400);
  });
});

describe("the timeline of a team", () => {
  const path = (team: number) => `/teams/${team}/statuses/timeline.json`;
  const rowsOf = async (team: number, query: Record<string, string> = {}) => {
    const { status, body } = await ask(path(team), query);
    expect([query, status]).toEqual([query, 200]);
    return body.statuses;
  };

  it("has the statuses of its people, from the earliest (D3-102)", async () => {
    const { body } = await ask(path(teamIds[0]));
    expect(Check(projects.operations.listTeamStatusesTimeline.spec.page.schema, body)).toBe(true);
    expect(body.statuses.length).toBeGreaterThan(0);
    expect(body.statuses.every(({ team }) => team.id === teamIds[0])).toBe(true);
    const starts = body.statuses.map(({ startAt }) => startAt);
    expect(starts).toEqual([...starts].sort());
    expect((await ask(path(1))).status).toBe(404);
  });

  it("is searched by status and name, and has deleted statuses on request (D3-102)", async () => {
    const all = await rowsOf(teamIds[0], { includeSubteams: "true", showDeleted: "true" });
    const shown = await rowsOf(teamIds[0], { includeSubteams: "true" });
    expect(all.length).toBeGreaterThan(shown.length);
    expect(shown.some(({ deleted }) => deleted)).toBe(false);
    const home = await rowsOf(teamIds[0], { includeSubteams: "true", searchTerm: "AT HOME" });
    expect(idsOf(home)).toEqual(idsOf(shown.filter(({ status }) => status === "At home")));
    const who = tables().people.get(String(shown[0]?.user.id));
    const named = await rowsOf(teamIds[0], { includeSubteams: "true", searchTerm: who?.lastName ?? "" });
    expect(idsOf(named)).toContain(shown[0]?.id);
  });

  it("is ordered and narrowed as other lists are (D3-097, D3-098)", async () => {
    const names = (await rowsOf(teamIds[1], { orderBy: "personName", orderMode: "desc" })).map(({ user }) => {
      const { firstName, lastName } = tables().people.get(String(user.id)) ?? {};
      return `${firstName} ${lastName}`;
    });
    expect(names).toEqual([...names].sort().reverse());
    const all = await rowsOf(teamIds[1]);
    const middle = all.map(({ updatedAt }) => updatedAt).sort()[Math.floor(all.length / 2)] ?? "";
    expect(idsOf(await rowsOf(teamIds[1], { updatedAfter: middle }))).toEqual(
      idsOf(all.filter(({ updatedAt }) => updatedAt > middle)),
    );
  });

  it("accepts a teamId in the query that equals the one in the path (D3-114)", async () => {
    expect((await ask(path(teamIds[0]), { teamId: String(teamIds[0]) })).status).toBe(200);
    expect((await ask(path(teamIds[0]), { teamId: String(teamIds[1]) })).status).toBe(400);
  });
});
