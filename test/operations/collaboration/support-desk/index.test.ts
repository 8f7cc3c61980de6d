import { describe, expect, it } from "vitest";
import { TicketCommentsDocument, UpdateTicketDocument } from "#generated/test/graphql.ts";
import { example } from "#services/demo/things/support-desk.ts";
import { type Answer, operationsOf } from "#test/kit/gateway.ts";
import { startDesk } from "./client.ts";

describe("the support desk in the graph", async () => {
  const { tributary, tables, agent, endUser } = await startDesk();

  it("reads a ticket as its request, with its people in the same call (D2-079)", async () => {
    const { data, calls } = await agent.ask(
      "query ($id: ID!) { ticket(id: $id) { id upstreamId subject status type priority channel canBeSolvedByRequester requester { email } assignee { email } collaborators { email } emailCcs { email } } }",
      { id: `Ticket:${example.shared}` },
    );
    const people = tributary.families.company.people;
    expect(data).toMatchObject({
      ticket: {
        id: `Ticket:${example.shared}`,
        upstreamId: String(example.shared),
        requester: { email: people[2]?.email },
        collaborators: [{ email: people[4]?.email }],
        emailCcs: [{ email: people[1]?.email }],
      },
    });
    expect(operationsOf(calls)).toEqual(["supportDesk.getRequest"]);
    expect(calls[0]?.query).toEqual({ include: "users" });
  });

  it("accepts the desk's own id, and answers null for a missing one", async () => {
    const data = await agent.data(
      '{ own: ticket(id: "1001") { id } none: ticket(id: "Ticket:999999999") { id } }',
    );
    expect(data).toEqual({ own: { id: "Ticket:1001" }, none: null });
  });

  it.each(["abc", "TicketForm:7001", "Ticket:1:2", "Ticket:%zz", "../1001", ""])(
    "refuses %j as the id of a ticket before any call",
    async (id) => {
      const { errors, calls } = await agent.ask("query ($id: ID!) { ticket(id: $id) { id } }", { id });
      expect(errors).toMatchObject([{ path: ["ticket"], extensions: { code: "BAD_USER_INPUT" } }]);
      expect(JSON.stringify(errors), "the wire's name for it").not.toContain("request_id");
      expect(calls).toEqual([]);
    },
  );

  it("shows a caller the desk's data for that caller: another's request is null (D2-036, D2-007)", async () => {
    const query = "{ ticket(id: 12) { id } supportDesk { ticketForms { id endUserVisible } } }";
    const other = await endUser.ask<{
      ticket: null;
      supportDesk: { ticketForms: { endUserVisible: boolean }[] };
    }>(query);
    expect(other.data.ticket).toBeNull();
    expect(other.data.supportDesk.ticketForms.every((form) => form.endUserVisible)).toBe(true);
    const { errors } = await tributary.ask("{ ticket(id: 1001) { id } }");
    expect(errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED", family: "supportDesk" } }]);
  });

  it("passes a missing role on as FORBIDDEN and leaves the siblings alone (D2-009)", async () => {
    const { data, errors } = await endUser.ask(
      "{ tickets(first: 1) { nodes { id } } ticket(id: 1001) { id } }",
    );
    expect(data).toEqual({ tickets: null, ticket: { id: "Ticket:1001" } });
    expect(errors).toMatchObject([
      {
        path: ["tickets"],
        extensions: { code: "FORBIDDEN", family: "supportDesk", status: 403, retryable: false },
      },
    ]);
  });

  it("filters and orders tickets by structured inputs, so that no value becomes syntax", async () => {
    const { data, calls } = await agent.ask<{
      tickets: { nodes: { status: string }[]; totalCount: number };
    }>(
      `query ($filter: TicketFilter) { tickets(filter: $filter, orderBy: [{ field: CREATED_AT }], first: 3) { nodes { status priority type tags createdAt } totalCount pageInfo { hasNextPage } } }`,
      {
        filter: {
          statuses: ["OPEN", "PENDING"],
          priorities: ["LOW", "NORMAL", "HIGH"],
          types: ["QUESTION", "INCIDENT"],
          text: 'the "Export" \\ requester:nobody@x.example',
          createdAt: { from: "2020-01-01T00:00:00Z" },
        },
      },
    );
    expect(data.tickets).toMatchObject({ nodes: [], totalCount: 0 });
    expect(calls[0]?.query["query"]).toBe(
      'type:ticket status:open status:pending priority:low priority:normal priority:high ticket_type:question ticket_type:incident created>=2020-01-01T00:00:00Z "the \\"Export\\" \\\\ requester:nobody@x.example"',
    );
    const open = await agent.data<{ tickets: { nodes: { status: string }[] } }>(
      "{ tickets(filter: { statuses: [OPEN] }, first: 5) { nodes { status } } }",
    );
    expect(open.tickets.nodes.map(({ status }) => status)).toEqual(new Array(5).fill("OPEN"));
  });

  it("reads comments page by page with their authors in the same calls", async () => {
    interface Page {
      ticket: {
        comments: {
          nodes: { id: string; author: { email: string } }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      };
    }
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const answer: Answer<Page> = await agent.ask(TicketCommentsDocument, { id: example.shared, after });
      const { nodes, pageInfo } = answer.data.ticket.comments;
      expect(answer.calls.map(({ operation }) => operation)).toEqual(["getRequest", "listRequestComments"]);
      for (const { author } of nodes) expect(author.email).toMatch(/@/);
      seen.push(...nodes.map(({ id }) => id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(new Set(seen).size).toBe(12);
    const agents = await agent.ask(TicketCommentsDocument, {
      id: example.shared,
      filter: { authorRole: "AGENT", createdAt: { from: "2020-01-01T00:00:00Z" } },
      orderBy: [{ field: "CREATED_AT", direction: "DESC" }],
    });
    expect(agents.calls[1]?.query).toMatchObject({
      role: "agent",
      sort: "-created_at",
      since: "2020-01-01T00:00:00Z",
    });
  });

  it("refuses a cursor that belongs to another ticket", async () => {
    const first = await agent.data<{ ticket: { comments: { pageInfo: { endCursor: string } } } }>(
      `{ ticket(id: ${example.shared}) { comments(first: 2) { pageInfo { endCursor } } } }`,
    );
    const { errors, calls } = await agent.ask(
      "query ($after: String) { ticket(id: 1001) { comments(first: 2, after: $after) { nodes { id } } } }",
      { after: first.ticket.comments.pageInfo.endCursor },
    );
    expect(errors).toMatchObject([{ extensions: { code: "INVALID_CURSOR" } }]);
    expect(operationsOf(calls)).toEqual(["supportDesk.getRequest"]);
  });

  it("adds a comment and collaborators, whom the desk notifies by e-mail (D2-080, D2-081, D2-082)", async () => {
    const { data, calls } = await endUser.ask(UpdateTicketDocument, {
      input: {
        id: `Ticket:${example.solvable}`,
        comment: { body: "It works now." },
        additionalCollaborators: ["New.Person@Northwind.example"],
      },
    });
    expect(data.updateTicket.userErrors).toEqual([]);
    expect(data.updateTicket.ticket?.collaborators).toContainEqual({
      email: "new.person@northwind.example",
    });
    expect(data.updateTicket.ticket?.comments.nodes.at(-1)?.plainBody).toBe("It works now.");
    expect(calls[0]).toMatchObject({ operation: "updateRequest", method: "PUT" });
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
      request: {
        comment: { body: "It works now." },
        additional_collaborators: ["new.person@northwind.example"],
      },
    });
    expect(tables.outbox.all().map(({ to }) => to)).toContain("new.person@northwind.example");
  });

  it("solves a request that the caller may solve (D2-083, D2-084)", async () => {
    const { updateTicket } = await endUser.data(UpdateTicketDocument, {
      input: { id: example.solvable, solved: true },
    });
    expect(updateTicket).toMatchObject({ ticket: { status: "SOLVED" }, userErrors: [] });
  });

  it("answers a refusal in the payload, with the desk's message (D2-083, D2-085)", async () => {
    for (const id of [example.unassigned, example.problem]) {
      const { updateTicket } = await endUser.data(UpdateTicketDocument, { input: { id, solved: true } });
      expect(updateTicket).toMatchObject({
        ticket: null,
        userErrors: [{ code: "CONFLICT", message: expect.stringMatching(/\w/) }],
      });
    }
    const closed = await endUser.data(UpdateTicketDocument, {
      input: { id: example.closed, comment: { body: "Again" } },
    });
    expect(closed.updateTicket).toMatchObject({ ticket: null, userErrors: [{ code: "BAD_USER_INPUT" }] });
    const gone = await agent.data(UpdateTicketDocument, { input: { id: 999999999, solved: true } });
    expect(gone.updateTicket).toMatchObject({ ticket: null, userErrors: [{ code: "NOT_FOUND" }] });
  });

  it.each([
    [{ id: "1001" }, "nothing to change"],
    [{ id: "1001", comment: { body: "  " } }, "a blank comment"],
    [{ id: "1001", comment: { htmlBody: " " } }, "a blank comment in HTML"],
    [{ id: "1001", comment: { public: false } }, "a comment without text"],
    [{ id: "1001", comment: { body: "A", htmlBody: "<p>A</p>" } }, "a comment with two texts"],
    [{ id: "1001", additionalCollaborators: ["not an address"] }, "a collaborator without an address"],
    [{ id: "User:a@b.example", solved: true }, "another type's id"],
  ])("refuses %j before any call: %s", async (input, _why) => {
    const { errors, calls, data } = await agent.ask(UpdateTicketDocument, { input });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(data.updateTicket).toBeNull();
    expect(calls).toEqual([]);
  });

  it("is of unknown outcome if a write's answer never came", async () => {
    tributary.families.setFaults("supportDesk=reset");
    const { errors, calls } = await agent.ask(UpdateTicketDocument, {
      input: { id: example.shared, comment: { body: "x" } },
    });
    tributary.families.setFaults("");
    expect(errors).toMatchObject([
      { extensions: { code: "OUTCOME_UNKNOWN", retryable: false, family: "supportDesk" } },
    ]);
    expect(calls).toHaveLength(1);
  });
});
