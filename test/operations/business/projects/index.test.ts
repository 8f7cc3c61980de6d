import { readFileSync } from "node:fs";
import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import {
  MemberOfProjectDocument,
  PersonOfProjectsDocument,
  ProjectPersonOfUsersDocument,
  ProjectsDocument,
  ProjectsOfPersonDocument,
  ProjectsWithOwnersDocument,
  ProjectUpdatesDocument,
  ReferencesOfProjectDocument,
  StatusTimelineDocument,
  UpdatesOfForeignProjectDocument,
  WholeProjectsDocument,
} from "#generated/test/graphql.ts";
import { customFieldIds, isGone, personIdOf, projectIdOf, teamIds } from "#services/demo/things/projects.ts";
import { operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();

const { person } = tributary.families;
const globalPerson = (index: number) => `ProjectPerson:${personIdOf(person(index))}`;

interface Nodes<Node> {
  readonly nodes: readonly Node[];
  readonly totalCount?: number | null;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}
interface Management<Node> {
  readonly projectManagement: { readonly list: Nodes<Node> };
}

describe("projects", () => {
  it("come with their selected fields and references, in one call (D3-092, D3-100, D3-101)", async () => {
    const { data, calls, errors } = await tributary.ask(ProjectsWithOwnersDocument);
    expect(errors).toEqual([]);
    expect(operationsOf(calls)).toEqual(["projects.listProjects"]);
    expect(calls[0]?.query).toEqual({
      page: "1",
      pageSize: "20",
      skipCounts: "true",
      include: "users,tags",
      "fields[projects]": "id,name,status,owner,company,tags",
      "fields[users]": "id,lastName,email",
      "fields[tags]": "id,name",
    });
    expect(data.projectManagement.list.nodes).toHaveLength(20);
    const owned = data.projectManagement.list.nodes.find(({ owner }) => owner);
    expect(owned).toMatchObject({
      id: expect.stringMatching(/^Project:\d+$/),
      name: expect.any(String),
      status: expect.stringMatching(/^[A-Z]+$/),
      owner: { lastName: expect.any(String), user: { email: expect.stringContaining("@") } },
      company: { id: expect.stringMatching(/^ProjectCompany:\d+$/) },
    });
  });

  it("have each field under the graph's names", async () => {
    const { data, errors, calls } = await tributary.ask(WholeProjectsDocument);
    expect(errors).toEqual([]);
    expect(operationsOf(calls)).toEqual(["projects.listProjects"]);
    const whole = data.projectManagement.list.nodes.find(
      ({ budget, owner, category, customFields }) =>
        budget && owner && category && (customFields as object[]).length > 2,
    );
    expect(whole).toMatchObject({
      rawStatus: expect.stringMatching(/^(active|late|upcoming|completed|archived)$/i),
      health: expect.stringMatching(/^(GOOD|NEEDS_ATTENTION|AT_RISK|NOT_SET)$/),
      type: expect.stringMatching(/^(NORMAL|TEMPLATE)$/),
      budget: {
        capacity: { amount: expect.stringMatching(/^\d+(\.\d{2})?$/), currency: expect.any(String) },
        capacityUsedPercent: expect.stringMatching(/^\d/),
      },
      customFields: expect.arrayContaining([
        { fieldId: "12", name: "Colour", type: "DROPDOWN", value: expect.any(String) },
      ]),
      owner: { type: expect.stringMatching(/^(ACCOUNT|COLLABORATOR|CONTACT)$/) },
    });
  });

  it("page by page and pageSize, counted only if the count is selected (D3-094, D3-095)", async () => {
    const query = (total: string) =>
      `query ($after: String) { projectManagement { list: projects(first: 30, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } ${total} } } }`;
    const first = await tributary.ask<Management<{ id: string }>>(query("totalCount"));
    const { nodes, totalCount, pageInfo } = first.data.projectManagement.list;
    expect(first.calls[0]?.query).toEqual({ page: "1", pageSize: "30", "fields[projects]": "id" });
    const second = await tributary.ask<Management<{ id: string }>>(query(""), { after: pageInfo.endCursor });
    expect(second.calls[0]?.query).toMatchObject({ page: "2", skipCounts: "true" });
    const rest = second.data.projectManagement.list;
    expect(new Set([...nodes, ...rest.nodes].map(({ id }) => id)).size).toBe(totalCount);
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });

  const list = (filter: object, orderBy?: object, report: object = {}) =>
    tributary.ask(ProjectsDocument, { filter, orderBy, ...report });

  it("are filtered by custom fields, each operator from its own member (D3-110, D3-111)", async () => {
    const { calls, errors, data } = await list({
      customFields: [
        {
          fieldId: String(customFieldIds.colour),
          any: ["red", "dark red"],
          not: "green",
          like: "RE",
          notLike: "x",
        },
        { fieldId: String(customFieldIds.effort), gt: "5", lt: "119" },
        { fieldId: String(customFieldIds.code), eq: "a&b=c]" },
      ],
    });
    expect(errors).toEqual([]);
    expect(calls[0]?.query).toMatchObject({
      "projectCustomField[12][any]": "red,dark red",
      "projectCustomField[12][not]": "green",
      "projectCustomField[12][like]": "RE",
      "projectCustomField[12][not-like]": "x",
      "projectCustomField[13][gt]": "5",
      "projectCustomField[13][lt]": "119",
      "projectCustomField[15][eq]": "a&b=c]",
    });
    expect(data.projectManagement.list.nodes).toEqual([]);
    const red = await list({ customFields: [{ fieldId: "12", eq: "red" }] });
    expect(red.data.projectManagement.list.nodes.length).toBeGreaterThan(0);
  });

  it.each<[what: string, filter: () => object, sent: () => object]>([
    ["deleted ones too (D3-096)", () => ({ includeDeleted: true }), () => ({ showDeleted: "true" })],
    [
      "a time of change (D3-098)",
      () => ({ updatedAt: { from: "2026-01-01T00:00:00Z" } }),
      () => ({ updatedAfter: "2026-01-01T00:00:00Z" }),
    ],
    ["a text (D3-099)", () => ({ text: "a" }), () => ({ searchTerm: "a" })],
    ["a type (D3-112)", () => ({ types: ["NORMAL"] }), () => ({ projectType: "normal" })],
    [
      "days of completion and activity (D3-112)",
      () => ({
        completedAt: { from: "2026-01-02" },
        lastActivityAt: { from: "2026-01-03", until: "2026-10-31" },
      }),
      () => ({
        notCompletedBefore: "2026-01-02",
        minLastActivityDate: "2026-01-03",
        maxLastActivityDate: "2026-10-31",
      }),
    ],
    [
      "a member (D3-112)",
      () => ({ memberIds: [globalPerson(1)] }),
      () => ({ userId: String(personIdOf(person(1))) }),
    ],
    [
      "a budget (D3-112)",
      () => ({ budgetCapacityUsedPercent: { min: "0.5", max: "100" }, currencySymbol: "$" }),
      () => ({
        minBudgetCapacityUsedPercent: "0.5",
        maxBudgetCapacityUsedPercent: "100",
        currencySymbol: "$",
      }),
    ],
  ])("are filtered by %s", async (_what, filter, sent) => {
    const { calls, errors } = await list(filter());
    expect(errors).toEqual([]);
    const common = { page: "1", pageSize: "25", skipCounts: "true", "fields[projects]": "id" };
    expect(calls[0]?.query).toEqual({ ...common, ...sent() });
  });

  it("are requested as a report with its time zone and format (D3-112)", async () => {
    const { calls, errors } = await list({ reportType: "HEALTH" }, undefined, {
      reportTimezone: "Europe/Berlin",
      reportFormat: "JSON",
    });
    expect(errors).toEqual([]);
    expect(calls[0]?.query).toMatchObject({
      reportType: "health",
      reportTimezone: "Europe/Berlin",
      reportFormat: "json",
    });
  });

  it("are ordered by a member or by a custom field, in either direction (D3-097, D3-112)", async () => {
    const { calls } = await list({}, [{ field: "LAST_ACTIVITY_AT", direction: "DESC" }]);
    expect(calls[0]?.query).toMatchObject({ orderBy: "lastActivityAt", orderMode: "desc" });
    const custom = await list({}, [{ field: "CUSTOM_FIELD", customFieldId: "13" }]);
    expect(custom.calls[0]?.query).toMatchObject({ orderByCustomFieldId: "13", orderMode: "asc" });
  });

  it.each<[string, object, object?]>([
    [
      "a custom field named twice",
      {
        customFields: [
          { fieldId: "12", eq: "a" },
          { fieldId: "12", like: "b" },
        ],
      },
    ],
    ["a custom field that is asked nothing", { customFields: [{ fieldId: "12" }] }],
    ["a custom field that is no number", { customFields: [{ fieldId: "12][eq", eq: "a" }] }],
    ["a value that would be two", { customFields: [{ fieldId: "12", any: ["a,b"] }] }],
    ["a type that is not known", { types: ["OTHER"] }],
    ["two types", { types: ["NORMAL", "TEMPLATE"] }],
    ["an end of a period that has none", { updatedAt: { until: "2026-01-01T00:00:00Z" } }],
    ["another type's id", { memberIds: ["Project:1"] }],
    ["two orders at once", {}, [{ field: "NAME" }, { field: "CREATED_AT" }]],
    ["a custom field beside another key", {}, [{ field: "NAME", customFieldId: "12" }]],
    ["an order by no custom field", {}, [{ field: "CUSTOM_FIELD" }]],
    ["a blank id of a custom field to order by", {}, [{ field: "CUSTOM_FIELD", customFieldId: "" }]],
    ["a blank id of a person", { memberIds: [""] }],
    ["several members", { memberIds: ["1", "2"] }],
  ])("are not requested with %s (D3-111)", async (_, filter, orderBy) => {
    const { errors, calls } = await list(filter, orderBy);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });

  it("have query fields only: no mutation calls project management (D3-091)", () => {
    const fieldsOf = readFileSync(new URL("../../../../docs/operations.tsv", import.meta.url), "utf8")
      .split("\n")
      .filter((line) => line.startsWith("projects."));
    expect(fieldsOf).toHaveLength(7);
    for (const line of fieldsOf) expect(line).not.toContain("Mutation.");
    const sdl = parse(
      readFileSync(new URL("../../../../schema/business/projects/index.graphql", import.meta.url), "utf8"),
    );
    const extended = sdl.definitions.flatMap((node) =>
      "name" in node && node.name ? [node.name.value] : [],
    );
    expect(extended).toContain("Query");
    expect(extended).not.toContain("Mutation");
  });

  it("are references by their id, without a call (D3-091)", async () => {
    const { data, calls } = await tributary.ask(ReferencesOfProjectDocument, { id: String(projectIdOf(0)) });
    expect(data).toEqual({
      projectManagement: {
        project: { __typename: "ProjectReference", id: "ProjectReference:7001", upstreamId: "7001" },
        again: { id: "ProjectReference:7001" },
      },
    });
    expect(calls).toEqual([]);
  });
});

describe("a person of project management", () => {
  it("is read by id, and linked to the user entity (D3-103)", async () => {
    const { data, calls } = await tributary.ask(PersonOfProjectsDocument, {
      id: String(personIdOf(person(1))),
    });
    expect(data).toMatchObject({
      projectManagement: {
        person: { id: globalPerson(1), email: person(1).email, user: { email: person(1).email } },
      },
    });
    expect(operationsOf(calls)).toEqual(["projects.getPerson"]);
    expect(calls[0]?.query).toEqual({});
  });

  it("takes all filters, and is null for a person who does not match them (D3-103, D3-116)", async () => {
    const filter = {
      types: ["ACCOUNT"],
      personIds: [globalPerson(1)],
      teamIds: [`ProjectTeam:${teamIds[0]}`],
      projectIds: [`Project:${projectIdOf(0)}`],
      companyIds: ["ProjectCompany:101"],
      excludedProjectIds: ["1", "2"],
      includeServiceAccounts: true,
      includeCollaborators: false,
      includeClients: false,
      excludeContacts: true,
      onlySiteOwner: true,
      onlyOwnerCompany: true,
      withoutCostRate: true,
      lastLoginAt: { from: "2026-01-01T00:00:00Z" },
      currentUserFirst: false,
    };
    const { data, errors, calls } = await tributary.ask(PersonOfProjectsDocument, {
      id: globalPerson(1),
      filter,
    });
    expect([data, errors]).toEqual([{ projectManagement: { person: null } }, []]);
    expect(calls[0]?.query).toEqual({
      userType: "account",
      ids: String(personIdOf(person(1))),
      teamIds: String(teamIds[0]),
      projectIds: String(projectIdOf(0)),
      companyIds: "101",
      excludeProjectIds: "1,2",
      includeServiceAccounts: "true",
      includeCollaborators: "false",
      includeClients: "false",
      excludeContacts: "true",
      onlySiteOwner: "true",
      onlyOwnerCompany: "true",
      filterByNoCostRate: "true",
      lastLoginAfter: "2026-01-01T00:00:00Z",
      orderPrioritiseCurrentUser: "false",
    });
  });

  it.each([
    { id: "Project:1" },
    { id: "somebody" },
    { id: "0" },
    { id: "1", filter: { personIds: [] } },
    { id: "1", filter: { types: ["OTHER"] } },
    { id: "1", filter: { teamIds: ["ProjectPerson:1"] } },
  ])("is not requested with %j", async (variables) => {
    const { errors, calls } = await tributary.ask(PersonOfProjectsDocument, variables);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });

  it("is a node, and the user of identity whose profile names them; null if they are deleted", async () => {
    const gone = tributary.families.company.people.find(isGone) ?? expect.fail("nobody is gone");
    expect(
      await tributary.data("query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ProjectPerson { email } } }", {
        ids: [globalPerson(1), globalPerson(gone.index)],
      }),
    ).toEqual({ nodes: [{ email: person(1).email }, null] });
    const { data, calls } = await tributary.ask(ProjectPersonOfUsersDocument, {
      here: person(1).email,
      gone: gone.email,
    });
    expect(data).toEqual({
      here: {
        identityUser: {
          projectPerson: { upstreamId: String(personIdOf(person(1))), email: person(1).email },
        },
      },
      gone: { identityUser: { projectPerson: null } },
    });
    expect(operationsOf(calls).filter((one) => one.startsWith("projects."))).toEqual([
      "projects.getPerson",
      "projects.getPerson",
    ]);
  });

  it("has a membership in a project, by the same filters (D3-104)", async () => {
    const member = (filter: object | undefined, index = 1) =>
      tributary.ask(MemberOfProjectDocument, {
        id: `ProjectReference:${projectIdOf(0)}`,
        personId: globalPerson(index),
        filter,
      });
    const { data, calls } = await member(undefined);
    expect(data).toEqual({
      projectManagement: {
        project: {
          member: {
            role: "ADMIN",
            receivesNotifications: true,
            joinedAt: expect.stringMatching(/Z$/),
            project: { id: `ProjectReference:${projectIdOf(0)}` },
            person: { id: globalPerson(1), email: person(1).email },
          },
        },
      },
    });
    expect(operationsOf(calls)).toEqual(["projects.getProjectPerson"]);
    const other = await member({ types: ["CONTACT"] });
    expect(other.calls[0]?.query).toEqual({ userType: "contact" });
    expect(other.data).toEqual({ projectManagement: { project: { member: null } } });
  });

  it("has the projects of their memberships (D3-112)", async () => {
    const { data, calls } = await tributary.ask<{
      projectManagement: { person: { projects: Nodes<{ id: string }> } };
    }>(
      "query ($id: ID!) { projectManagement { person(id: $id) { projects(first: 100, filter: { types: [NORMAL] }) { nodes { id } } } } }",
      { id: globalPerson(1) },
    );
    expect(operationsOf(calls)).toEqual(["projects.getPerson", "projects.listProjects"]);
    expect(calls[1]?.query).toMatchObject({ userId: String(personIdOf(person(1))), projectType: "normal" });
    expect(data.projectManagement.person.projects.nodes.map(({ id }) => id)).toContain(
      `Project:${projectIdOf(0)}`,
    );
  });

  it("has a report on their tasks with the selected columns (D3-105)", async () => {
    const report = (fields: string, args = "") =>
      tributary.ask<{ projectManagement: { person: { taskCompletion: object } } }>(
        `query ($id: ID!) { projectManagement { person(id: $id) { taskCompletion${args} { ${fields} } } } }`,
        { id: globalPerson(5) },
      );
    const some = await report("assignedCount completionPercent person { id }");
    expect(some.data.projectManagement.person.taskCompletion).toEqual({
      assignedCount: 5,
      completionPercent: expect.stringMatching(/^\d+(\.\d+)?$/),
      person: { id: globalPerson(5) },
    });
    expect(some.calls.map(({ query: asked }) => asked)).toEqual([
      {},
      { selectedColumns: "assigned,completionPercent" },
    ]);
    const file = await report(
      "completedCount completedOnTimeCount activeCount lateCount file { filename mediaType content }",
      '(assignedDate: { from: "2026-01-01", until: "2026-11-01" }, format: HTML, filter: { excludeContacts: true })',
    );
    expect(file.calls[1]?.query).toEqual({
      startDate: "2026-01-01",
      endDate: "2026-11-01",
      excludeContacts: "true",
      selectedColumns: "completed,completedOnTime,active,late",
      isReportDownload: "true",
      reportFormat: "html",
    });
    expect(file.data.projectManagement.person.taskCompletion).toMatchObject({
      file: {
        filename: "task-completion.html",
        mediaType: "text/html",
        content: expect.stringMatching(/^<table>/),
      },
    });
    const wrong = await report(
      "assignedCount",
      '(assignedDate: { from: "2026-02-01", until: "2026-01-01" })',
    );
    expect(wrong.errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(operationsOf(wrong.calls)).toEqual(["projects.getPerson"]);
  });
});

describe("updates", () => {
  it("come with their projects, the projects' owners and their authors in one call (D3-100, D3-101, D3-106)", async () => {
    const { data, calls, errors } = await tributary.ask(ProjectUpdatesDocument);
    expect(errors).toEqual([]);
    expect(operationsOf(calls)).toEqual(["projects.listUpdates"]);
    expect(calls[0]?.query).toMatchObject({
      include: "projects,users",
      "fields[projects]": "id,name,owner",
      "fields[users]": expect.stringMatching(/^id,(lastName,firstName,email|firstName,email,lastName)$/),
    });
    expect(data.projectManagement.list.nodes).toHaveLength(50);
    for (const { project } of data.projectManagement.list.nodes) expect(project.name).toMatch(/\d$/);
    expect(data.projectManagement.list.nodes.some(({ project }) => project.owner)).toBe(true);
  });

  it("take all filters except the deprecated one (D3-107, D3-108)", async () => {
    const { calls, errors } = await tributary.ask(
      `query ($filter: ProjectUpdateFilter) { projectManagement { updates(filter: $filter, orderBy: { field: PROJECT_NAME, direction: DESC }) { nodes { id } } } }`,
      {
        filter: {
          text: "a",
          updatedAt: { from: "2026-01-01T00:00:00Z" },
          createdAt: { from: "2026-01-02T00:00:00Z" },
          includeDeleted: true,
          statuses: ["ACTIVE", "LATE"],
          projectIds: [`Project:${projectIdOf(1)}`],
          healths: ["AT_RISK", "NOT_SET"],
          projectOwnerIds: [globalPerson(1)],
          projectCompanyIds: ["101"],
          projectCategoryIds: ["ProjectCategory:301"],
          projectTagIds: ["201", "202"],
          matchAllProjectTags: true,
          onlyStarredProjects: false,
          includeArchivedProjects: true,
          activeOnly: true,
          hasReactions: true,
          emoji: ["heart"],
        },
      },
    );
    expect(errors).toEqual([]);
    expect(calls[0]?.query).toEqual({
      page: "1",
      pageSize: "25",
      skipCounts: "true",
      "fields[updates]": "id",
      searchTerm: "a",
      updatedAfter: "2026-01-01T00:00:00Z",
      createdAfter: "2026-01-02T00:00:00Z",
      showDeleted: "true",
      projectStatuses: "active,late",
      projectId: String(projectIdOf(1)),
      projectHealths: "atRisk,notSet",
      projectOwnerIds: String(personIdOf(person(1))),
      projectCompanyIds: "101",
      projectCategoryIds: "301",
      projectTagIds: "201,202",
      matchAllProjectTags: "true",
      onlyStarredProjects: "false",
      includeArchivedProjects: "true",
      activeOnly: "true",
      reactions: "true",
      emoji: "heart",
      orderBy: "projectName",
      orderMode: "desc",
    });
    const one = await tributary.ask(
      "{ projectManagement { updates(filter: { statuses: [LATE] }) { nodes { id } } } }",
    );
    expect(one.calls[0]?.query).toMatchObject({ projectStatus: "late" });
  });

  it("of the projects of a list cost one call for each project, and no more (D3-109, D3-115)", async () => {
    const { data, calls, errors } = await tributary.ask<
      Management<{ id: string; updates: Nodes<{ project: { id: string } }> }>
    >(
      "{ projectManagement { list: projects(first: 50) { nodes { id updates(first: 2) { nodes { project { id } author { lastName } } } } } } }",
    );
    expect(errors).toEqual([]);
    expect(operationsOf(calls).filter((one) => one === "projects.listProjectUpdates")).toHaveLength(50);
    expect(calls).toHaveLength(51);
    for (const { id, updates } of data.projectManagement.list.nodes)
      for (const { project } of updates.nodes) expect(project.id).toBe(id);
  });

  it("are empty without a call if nothing can match, and refused with impossible arguments", async () => {
    const list = (filter: object) =>
      tributary.ask(
        "query ($filter: ProjectUpdateFilter) { projectManagement { updates(filter: $filter) { nodes { id } } } }",
        { filter },
      );
    const none = await list({ emoji: [] });
    expect([none.data, none.calls]).toEqual([{ projectManagement: { updates: { nodes: [] } } }, []]);
    for (const filter of [
      { healths: ["OTHER"] },
      { updatedAt: { until: "2026-01-01T00:00:00Z" } },
      { projectIds: [""] },
      { projectIds: ["1", "2"] },
    ]) {
      const wrong = await list(filter);
      expect(wrong.errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
      expect(wrong.calls).toEqual([]);
    }
  });

  it("of a project without access are FORBIDDEN, and cost that field only (D3-093, D3-106)", async () => {
    await using own = await startTributary({ persona: "endUser" });
    const { data, errors } = await own.ask(UpdatesOfForeignProjectDocument, { id: String(projectIdOf(1)) });
    expect(data).toMatchObject({
      projectManagement: {
        project: { updates: null },
        projects: { nodes: [{ starred: expect.any(Boolean) }] },
      },
    });
    expect(errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN", family: "projects", status: 403 });
  });
});

describe("the status timeline of a team", () => {
  it("has its people and teams in the same call, and those of subteams on request (D3-102, D3-114)", async () => {
    const { data, calls, errors } = await tributary.ask(StatusTimelineDocument, { id: String(teamIds[0]) });
    expect(errors).toEqual([]);
    expect(operationsOf(calls)).toEqual(["projects.listTeamStatusesTimeline"]);
    expect(calls[0]?.query).toMatchObject({
      teamId: String(teamIds[0]),
      includeSubteams: "true",
      searchTerm: "o",
      showDeleted: "true",
      updatedAfter: "2026-01-01T00:00:00Z",
      orderBy: "personName",
      orderMode: "desc",
      "fields[teams]": "id,name",
      "fields[users]": "id,lastName,email",
    });
    const { nodes, totalCount } = data.projectManagement.team.statusTimeline;
    expect([nodes.length, Number(totalCount) > 100]).toEqual([100, true]);
    expect(new Set(nodes.map(({ team }) => team.id)).size).toBeGreaterThan(1);
    expect(data.projectManagement.team).toMatchObject({ id: `ProjectTeamReference:${teamIds[0]}` });
    for (const { team } of nodes) expect(team.name).toEqual(expect.any(String));
  });

  it("reads the further fields of a person by one call for each person", async () => {
    const { calls, data } = await tributary.ask<{
      projectManagement: { team: { statusTimeline: Nodes<{ person: { projects: Nodes<object> } }> } };
    }>(
      `query ($id: ID!) { projectManagement { team(id: $id) { statusTimeline(first: 3) { nodes { person { lastName projects(first: 1) { nodes { id } } } } } } } }`,
      { id: String(teamIds[0]) },
    );
    expect(operationsOf(calls)).toEqual([
      "projects.listTeamStatusesTimeline",
      ...new Array(3).fill("projects.listProjects"),
    ]);
    expect(data.projectManagement.team.statusTimeline.nodes).toHaveLength(3);
  });

  it("is null for a missing team, and is refused with an id of another type", async () => {
    const ask = (id: string) =>
      tributary.ask(
        "query ($id: ID!) { projectManagement { team(id: $id) { statusTimeline { nodes { id } } } } }",
        { id },
      );
    expect((await ask("Project:1")).errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    const missing = await ask("1");
    expect(missing.data).toEqual({ projectManagement: { team: { statusTimeline: null } } });
  });
});

describe("the projects of a person", () => {
  it("refuse other members: the list is of that person already", async () => {
    const { errors, calls } = await tributary.ask(ProjectsOfPersonDocument, { id: globalPerson(1) });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: "memberIds" } }]);
    expect(operationsOf(calls)).not.toContain("projects.listProjects");
  });
});
