import { beforeEach, describe, expect, it } from "vitest";
import {
  CommentsOfTicketDocument,
  ExportsOfOtherTypesDocument,
  ExportTicketsDocument,
  QueueOfAgentDocument,
  SearchCountsDocument,
  SearchOfAllTypesDocument,
  SearchTicketsDocument,
  UsersAndOrganizationsDocument,
} from "#generated/test/graphql.ts";
import { example, userIdOf } from "#services/demo/things/support-desk.ts";
import { operationsOf, startTributary } from "#test/kit/gateway.ts";
import { reply, startScripted } from "#test/kit/scripted-upstream.ts";
import { headersOf, startDesk } from "./client.ts";

const { tributary, tables, admin, agent, endUser } = await startDesk();

interface PageInfo {
  hasNextPage: boolean;
  endCursor: string;
}
interface List<Node> {
  nodes: Node[];
  pageInfo: PageInfo;
  totalCount: number | null;
}

describe("search in the graph", () => {
  it("finds records of all types as a union, their people in the same call", async () => {
    const { data, calls } = await agent.ask(SearchOfAllTypesDocument);
    const { nodes, totalCount } = data.supportDesk.search;
    expect(new Set(nodes.map(({ __typename }) => __typename))).toEqual(
      new Set(["Ticket", "SupportUser", "SupportOrganization", "SupportGroup"]),
    );
    expect(nodes).toHaveLength(250);
    expect(totalCount).toBeGreaterThan(250);
    for (const node of nodes) {
      expect(node.id.startsWith(`${node.__typename}:`)).toBe(true);
      if (node.__typename === "Ticket") expect(node.requester.email).toMatch(/@/);
    }
    expect(operationsOf(calls)).toEqual(Array.from({ length: 3 }, () => "supportDesk.search"));
    expect(calls[0]?.query).toEqual({
      query: 'created>=2000-01-01T00:00:00Z "a"',
      sort_by: "created_at",
      sort_order: "asc",
      include: "users",
      page: "1",
      per_page: "100",
    });
  });

  it("names several types as alternatives, and no text becomes a term", async () => {
    const { calls } = await agent.ask(
      `{ supportDesk { search(filter: { types: [USER, GROUP], text: "type:ticket \\"x\\"", updatedAt: { from: "2020-01-01T00:00:00Z", until: "2030-01-01T00:00:00Z" }, createdAt: { until: "2030-01-01T00:00:00Z" } }, orderBy: [{ field: UPDATED_AT, direction: DESC }], first: 1) { nodes { __typename } } } }`,
    );
    expect(calls[0]?.query).toMatchObject({
      query:
        'type:user type:group created<=2030-01-01T00:00:00Z updated>=2020-01-01T00:00:00Z updated<=2030-01-01T00:00:00Z "type:ticket \\"x\\""',
      sort_by: "updated_at",
    });
    const empty = await agent.ask(
      "{ supportDesk { search(filter: { types: [] }) { nodes { __typename } } } }",
    );
    expect(empty.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: "types" } }]);
    expect(empty.calls).toEqual([]);
  });

  it("finds people, organizations and groups with their types", async () => {
    const { data, calls } = await agent.ask(UsersAndOrganizationsDocument);
    expect(data.supportDesk.users.totalCount).toBe(tables.users.size);
    expect(new Set(data.supportDesk.users.nodes.map(({ role }) => role))).toEqual(
      new Set(["ADMIN", "AGENT", "END_USER"]),
    );
    expect(data.supportDesk.organizations.totalCount).toBe(tables.organizations.size);
    expect(data.supportDesk.groups).toMatchObject({ nodes: [{ name: "Billing" }], totalCount: 1 });
    expect(calls.map(({ query }) => query["query"])).toEqual([
      "type:user",
      "type:organization",
      'type:group "billing"',
    ]);
  });

  it.each([
    ["CREATED_AT", "ASC", "created_at", "asc"],
    ["CREATED_AT", "DESC", "created_at", "desc"],
    ["UPDATED_AT", "ASC", "updated_at", "asc"],
    ["UPDATED_AT", "DESC", "updated_at", "desc"],
  ])(
    "always has a query, and sorts by %s %s: sort_by %s, sort_order %s (D2-115)",
    async (field, direction, by, order) => {
      const { data, calls } = await agent.ask<{
        tickets: { nodes: { createdAt: string; updatedAt: string }[] };
      }>(
        `{ tickets(first: 30, orderBy: [{ field: ${field}, direction: ${direction} }]) { nodes { createdAt updatedAt } } }`,
      );
      expect(calls.map(({ query }) => query)).toMatchObject([
        { query: "type:ticket", sort_by: by, sort_order: order },
      ]);
      const times = data.tickets.nodes.map((node) => node[by === "created_at" ? "createdAt" : "updatedAt"]);
      const ascending = [...times].sort();
      expect(times).toEqual(order === "asc" ? ascending : ascending.reverse());
    },
  );

  it("fails with the desk's error as its code, and without the desk's description (D2-130)", async () => {
    const refusal = { error: "invalid", description: "Invalid search: words of the desk" };
    await using upstream = await startScripted(reply(refusal, 422));
    await using own = await startTributary({ settings: { supportDesk: { baseUrl: upstream.origin } } });
    const { errors } = await own.ask("{ supportDesk { ticketCount } }");
    expect(errors.map(({ extensions }) => extensions)).toMatchObject([
      { code: "BAD_USER_INPUT", status: 422, familyCode: "invalid", family: "supportDesk" },
    ]);
    expect(JSON.stringify(errors)).not.toContain("words of the desk");
  });

  it("counts without reading (D2-116)", async () => {
    const { data, calls } = await agent.ask(SearchCountsDocument);
    const open = tables.tickets.all().filter(({ status }) => status === "open").length;
    expect(data).toEqual({
      supportDesk: {
        everything: tables.tickets.size + tables.users.size + tables.groups.size + tables.organizations.size,
        people: tables.users.size,
        tickets: tables.tickets.size,
        open,
      },
    });
    expect(operationsOf(calls)).toEqual(new Array(4).fill("supportDesk.countSearchResults"));
  });

  it("is for agents: FORBIDDEN for end users, field by field (D2-009)", async () => {
    const { data, errors } = await endUser.ask(
      "{ supportDesk { search { nodes { __typename } } ticketCount exportGroups { nodes { id } } searchTickets(first: 1) { nodes { id } } } }",
    );
    expect(data).toMatchObject({
      supportDesk: { search: null, ticketCount: null, exportGroups: null, searchTickets: { nodes: [{}] } },
    });
    expect(errors).toHaveLength(3);
    for (const { extensions } of errors) expect(extensions).toMatchObject({ code: "FORBIDDEN", status: 403 });
  });
});

describe("exports in the graph", () => {
  interface Exported {
    supportDesk: { exportTickets: List<{ id: string; createdAt: string }> };
  }

  const filter = { createdAt: { from: "2000-01-01T00:00:00Z" } };
  // The rate limit ends after one minute.
  beforeEach(() => tributary.families.clock.advance(60_000));

  it("are one call for each page, with the requested size and without a count (D2-126, D2-128, D2-129)", async () => {
    const { data, calls } = await agent.ask(ExportTicketsDocument, { filter });
    const { nodes, pageInfo, totalCount } = data.supportDesk.exportTickets;
    expect(operationsOf(calls)).toEqual(["supportDesk.exportSearchResults"]);
    expect(calls[0]?.query).toMatchObject({
      query: "created>=2000-01-01T00:00:00Z",
      "filter[type]": "ticket",
      "page[size]": "250",
    });
    expect([nodes.length, pageInfo.hasNextPage, totalCount]).toEqual([250, true, null]);
    expect(pageInfo.endCursor).toEqual(expect.any(String));
  });

  it.each(["Tickets", "Users", "Organizations", "Groups"])(
    "of %s have a query also without a filter (D2-117)",
    async (records) => {
      const { calls, errors } = await agent.ask(
        `{ supportDesk { export${records}(first: 1) { nodes { id } } } }`,
      );
      expect(errors).toEqual([]);
      expect(calls.map(({ query, status }) => [query["query"], status])).toEqual([["", 200]]);
    },
  );

  it("go beyond 1,000 results, the oldest first (D2-120, D2-121, D2-527)", async () => {
    const seen: { id: string; createdAt: string }[] = [];
    let after: string | null = null;
    do {
      const answer: Exported = await agent.data(ExportTicketsDocument, { filter, after });
      const { nodes, pageInfo } = answer.supportDesk.exportTickets;
      seen.push(...nodes);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(tables.tickets.size);
    const created = seen.map(({ createdAt }) => createdAt);
    expect(created).toEqual([...created].sort());
  });

  it("are typed, one type a call (D2-119, D2-122, D2-123)", async () => {
    const { data, calls } = await agent.ask(ExportsOfOtherTypesDocument);
    expect(data).toMatchObject({
      supportDesk: {
        exportUsers: { nodes: [{}, {}], pageInfo: { hasNextPage: true } },
        exportOrganizations: { nodes: [{}] },
        exportGroups: { nodes: [{}] },
      },
    });
    expect(calls.map(({ query }) => [query["query"], query["filter[type]"]])).toEqual([
      ['"a"', "user"],
      ["", "organization"],
      ["", "group"],
    ]);
  });

  it("go forward only, with cursors that are valid for an hour (D2-124, D2-125)", async () => {
    const { supportDesk } = await agent.data(ExportTicketsDocument);
    const after = supportDesk.exportTickets.pageInfo.endCursor;
    tributary.families.clock.advance(3_600_000);
    const late = await agent.ask(ExportTicketsDocument, { after });
    expect(late.errors).toMatchObject([{ extensions: { code: "INVALID_CURSOR" } }]);
    const other = await agent.ask(ExportTicketsDocument, { after, filter: { statuses: ["OPEN"] } });
    expect(other.errors).toMatchObject([{ extensions: { code: "INVALID_CURSOR" } }]);
    expect(other.calls).toEqual([]);
    const back = await tributary.gateway.execute({
      query: "{ supportDesk { exportTickets(last: 5) { nodes { id } } } }",
    });
    expect(JSON.stringify(back)).toContain("Unknown argument");
  });

  it("are limited to 100 a minute for all clients together (D2-127)", async () => {
    const path = `${tributary.families.baseUrl("supportDesk")}/api/v2/search/export?query=&filter[type]=group`;
    const authorization = headersOf("admin").headers["x-desk-authorization"];
    for (let i = 0; i < 100; i++)
      expect((await fetch(path, { headers: { authorization } })).status).toBe(200);
    const { errors } = await agent.ask("{ supportDesk { exportGroups { nodes { id } } } }");
    expect(errors).toMatchObject([{ extensions: { code: "RATE_LIMITED", retryable: true } }]);
  });
});

describe("requests in the graph", () => {
  interface Requests {
    supportDesk: { searchTickets: List<{ id: string; requester: { email: string } }> };
  }

  it("are those visible to the caller, with all their fields in one call (D2-074, D2-079)", async () => {
    const { data, calls } = await endUser.ask(SearchTicketsDocument, { first: 100 });
    const own = tributary.families.person(2);
    const visible = tables.tickets
      .sorted("created_at desc")
      .filter(({ requester_id, collaborator_ids, email_cc_ids }) =>
        [requester_id, ...collaborator_ids, ...email_cc_ids].includes(userIdOf(own)),
      );
    const { nodes } = data.supportDesk.searchTickets;
    expect(nodes.map(({ id }) => id)).toEqual(visible.slice(0, 100).map(({ id }) => `Ticket:${id}`));
    expect(nodes.find(({ id }) => id === `Ticket:${example.shared}`)).toMatchObject({
      requester: { email: own.email },
      emailCcs: [{ email: tributary.families.person(1).email }],
    });
    expect(operationsOf(calls)).toEqual(["supportDesk.searchRequests"]);
    expect(calls[0]?.query).toEqual({ include: "users", page: "1", per_page: "100" });
  });

  it("are filtered by text, states, organization and copied users (D2-074, D2-075)", async () => {
    const person = tributary.families.company.people[1];
    const ticket = tables.tickets.get(String(example.shared));
    if (!person || !ticket) throw new Error("the cast is not complete");
    const filter = {
      text: `${ticket.subject.slice(0, 8)}`,
      statuses: ["OPEN", "PENDING"],
      organizationIds: [`SupportOrganization:${ticket.organization_id}`],
      ccIds: [String(userIdOf(person))],
    };
    const { data, calls } = await agent.ask(SearchTicketsDocument, { filter });
    expect(data.supportDesk.searchTickets.nodes.map(({ id }) => id)).toContain(`Ticket:${example.shared}`);
    expect(calls[0]?.query).toMatchObject({
      query: `"${filter.text}"`,
      status: "open,pending",
      organization_id: String(ticket.organization_id),
      cc_id: filter.ccIds[0],
    });
    for (const [input, argument] of [
      [{ text: " " }, "text"],
      [{ statuses: ["OTHER"] }, "statuses"],
      [{ organizationIds: ["Ticket:1"] }, "organizationIds"],
      [{ ccIds: ["x"] }, "ccIds"],
      [{ ccIds: ["1", "2"] }, "ccIds"],
      [{ organizationIds: [] }, "organizationIds"],
    ] as const) {
      const refused = await agent.ask(SearchTicketsDocument, { filter: input });
      expect(refused.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument } }]);
      expect(refused.calls).toEqual([]);
    }
  });

  it("end at 1,000, 100 a call: later rows are refused as bad input (D2-076, D2-077, D2-078)", async () => {
    let after: string | null = null;
    let count = 0;
    for (let i = 0; i < 4; i++) {
      const answer: Awaited<ReturnType<typeof tributary.ask<Requests>>> = await agent.ask(
        SearchTicketsDocument,
        { first: 250, after },
      );
      for (const { query } of answer.calls) expect(query["per_page"]).toBe("100");
      const { nodes, pageInfo } = answer.data.supportDesk.searchTickets;
      count += nodes.length;
      after = pageInfo.endCursor;
      expect(pageInfo.hasNextPage).toBe(i < 3);
    }
    expect(count).toBe(1_000);
    const { errors, calls } = await agent.ask(SearchTicketsDocument, { first: 10, after });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: "after" } }]);
    expect(calls).toEqual([]);
  });

  it("have comments that are read one by one, also as nodes, with their author and files (D2-093)", async () => {
    const [first, second] = tables.comments.by("ticket", example.shared);
    const id = `TicketComment:${example.shared}:${first?.comment.id}`;
    const { data, calls } = await agent.ask(CommentsOfTicketDocument, {
      ticket: example.shared,
      id,
      own: String(second?.comment.id),
    });
    expect(data).toMatchObject({
      ticket: {
        one: {
          id,
          author: { email: tributary.families.person(2).email },
          attachments: [
            { fileName: "screenshot.png", contentType: "image/png", size: 48_213, inline: false },
          ],
        },
        two: { id: `TicketComment:${example.shared}:${second?.comment.id}`, attachments: null },
        none: null,
      },
      node: { plainBody: first?.comment.plain_body },
    });
    expect(operationsOf(calls).filter((name) => name === "supportDesk.getRequestComment")).toHaveLength(3);
    const other = await agent.ask("query ($id: ID!) { ticket(id: 1001) { comment(id: $id) { id } } }", {
      id,
    });
    expect(other.errors).toMatchObject([
      { path: ["ticket", "comment"], extensions: { code: "BAD_USER_INPUT" } },
    ]);
    const malformed = await agent.ask('{ node(id: "TicketComment:1005:x") { id } }');
    expect(malformed.calls).toEqual([]);
  });
});

describe("the queue of an agent", () => {
  const ask = (filter: object, orderBy?: object[]) => agent.ask(QueueOfAgentDocument, { filter, orderBy });

  it("is the tickets of these assignees, by the id of a person or of a support user, in one search", async () => {
    const all = await ask({ statuses: ["OPEN", "PENDING"] });
    const email = all.data.tickets.nodes.find(({ assignee }) => assignee)?.assignee?.email ?? "";
    const byPerson = await ask({ assigneeIds: [`User:${email}`], statuses: ["OPEN", "PENDING"] });
    expect(byPerson.data.tickets.nodes.length).toBeGreaterThan(0);
    for (const { assignee } of byPerson.data.tickets.nodes) expect(assignee?.email).toBe(email);
    const ids = await agent.data<{ user: { supportUser: { id: string } } }>(
      "query ($email: String!) { user(email: $email) { supportUser { id } } }",
      { email },
    );
    const { id } = ids.user.supportUser;
    const byUser = await ask({ assigneeIds: [id], statuses: ["OPEN", "PENDING"] });
    expect(byUser.data).toEqual(byPerson.data);
    expect(byUser.calls.filter(({ operation }) => operation === "search")).toMatchObject([
      { query: { query: `type:ticket status:open status:pending assignee:${id.split(":")[1]}` } },
    ]);
    const free = await ask({ unassigned: true });
    expect(free.data.tickets.nodes.length).toBeGreaterThan(0);
    for (const { assignee } of free.data.tickets.nodes) expect(assignee).toBeNull();
  });

  it("is filtered by requester, organization and form", async () => {
    const all = await ask({});
    const [one] = all.data.tickets.nodes.filter(({ organization, form }) => organization && form);
    const found = await ask({
      requesterIds: [`User:${one?.requester.email}`],
      organizationIds: [one?.organization?.id],
      formIds: [one?.form?.id],
    });
    expect(found.data.tickets.nodes).toContainEqual(one);
    for (const row of found.data.tickets.nodes)
      expect([row.requester, row.organization, row.form]).toEqual([
        one?.requester,
        one?.organization,
        one?.form,
      ]);
    expect(found.data.tickets.totalCount).toBeLessThan(all.data.tickets.totalCount);
  });

  it.each([
    ["assigneeIds", ["1 status:open"]],
    ["assigneeIds", ["SupportUser:1 OR 2"]],
    ["assigneeIds", ["none"]],
    ["requesterIds", ['User:a@b.example" status:open']],
    ["organizationIds", ['1" type:user']],
    ["formIds", ["TicketForm:7001 7002"]],
    ["formIds", ["Ticket:1"]],
    ["assigneeIds", []],
    ["requesterIds", []],
    ["organizationIds", []],
    ["formIds", []],
  ])("refuses syntax in an id, and an empty list: %s %j", async (name, ids) => {
    const { errors, calls } = await ask({ [name]: ids });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: name } }]);
    expect(calls).toEqual([]);
  });

  it("has one order", async () => {
    const order = { field: "UPDATED_AT", direction: "ASC" };
    const { calls } = await ask({}, [order]);
    expect(calls[0]?.query).toMatchObject({ sort_by: "updated_at", sort_order: "asc" });
    const two = await ask({}, [order, { field: "CREATED_AT" }]);
    expect(two.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: "orderBy" } }]);
    expect(two.calls).toEqual([]);
  });

  it("of one person is not widened to other requesters", async () => {
    const { errors, calls } = await agent.ask(
      `query ($email: String!) { user(email: $email) { tickets(filter: { requesterIds: ["1"] }) { totalCount } } }`,
      { email: "amy@company.example" },
    );
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: "requesterIds" } }]);
    expect(calls.filter(({ operation }) => operation === "search")).toEqual([]);
  });
});

it("refuses the end of a period before any call in lists without that parameter", async () => {
  const range = '{ from: "2026-01-01T00:00:00Z", until: "2026-02-01T00:00:00Z" }';
  for (const [query, argument] of [
    [`{ ticket(id: 1001) { comments(filter: { createdAt: ${range} }) { totalCount } } }`, "createdAt.until"],
    [
      `{ supportDesk { ticketMetricEvents(filter: { occurredAt: ${range} }) { totalCount } } }`,
      "occurredAt.until",
    ],
    [`{ supportDesk { ticketMetricEventExport(filter: { occurredAt: {} }) { until } } }`, "occurredAt.from"],
  ] as const) {
    const { errors, calls } = await admin.ask(query);
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument } }]);
    expect(operationsOf(calls).filter((name) => /Comments|MetricEvents/.test(name))).toEqual([]);
  }
});

describe("an empty list in a filter of tickets", () => {
  it.each([
    "tickets(filter: { statuses: [] }) { nodes { id } }",
    "tickets(filter: { priorities: [] }) { nodes { id } }",
    "tickets(filter: { tags: [] }) { nodes { id } }",
    "supportDesk { ticketCount(filter: { types: [] }) }",
    "supportDesk { exportTickets(filter: { statuses: [] }) { nodes { id } } }",
    "supportDesk { searchTickets(filter: { statuses: [] }) { nodes { id } } }",
    "supportDesk { search(filter: { types: [] }) { nodes { __typename } } }",
  ])("is refused, because it matches no ticket: %s", async (field) => {
    const { errors, calls } = await tributary.ask(`{ ${field} }`);
    expect([errors.map(({ extensions }) => extensions["code"]), calls]).toEqual([["BAD_USER_INPUT"], []]);
  });
});
