import { describe, expect, it } from "vitest";
import {
  MetricEventExportDocument,
  MetricEventsDocument,
  MetricSetOfTicketDocument,
} from "#generated/test/graphql.ts";
import { example, userIdOf } from "#services/demo/things/support-desk.ts";
import { operationsOf } from "#test/kit/gateway.ts";
import { startDesk } from "./client.ts";

const { tributary, tables, admin, agent, as } = await startDesk();

const person = (index: number) => tributary.families.person(index);

describe("tickets are taken over in the graph", () => {
  const file = {
    id: "9",
    url: "https://old.example/9",
    size: 1_024,
    width: "80",
    height: "60",
    inline: false,
    deleted: false,
    fileName: "a.png",
    contentUrl: "https://old.example/9/a.png",
    contentType: "image/png",
    mappedContentUrl: "https://help.old.example/9/a.png",
    malwareScanResult: "malware_not_found",
    malwareAccessOverride: false,
    thumbnails: [{ id: 10 }],
  };

  it("one, archived at once on request (D2-053, D2-055)", async () => {
    const ticket = { subject: "Old subject", description: "Old text", status: "CLOSED" };
    const { payload, calls } = await admin.write<{ ticket: { id: string } }>(
      "importTicket",
      { ticket, archiveImmediately: true },
      "ticket { id }",
    );
    expect(calls[0]?.query).toEqual({ archive_immediately: "true" });
    const id = payload?.ticket.id.split(":")[1] ?? "";
    expect(tables.archive.get(id)).toEqual({ ticketId: Number(id) });
  });

  it.each([
    ["CLOSED", true, true],
    ["CLOSED", false, false],
    ["CLOSED", undefined, false],
    ["OPEN", true, false],
  ] as const)(
    "one that is %s, with archiveImmediately %s: archived %s, and then left out of metric sets (D2-054, D2-068)",
    async (status, archiveImmediately, archived) => {
      const { payload } = await admin.write<{ ticket: { id: string } }>(
        "importTicket",
        { ticket: { subject: "Old", description: "Old", status }, archiveImmediately },
        "ticket { id }",
      );
      const id = payload?.ticket.id ?? "";
      const { supportDesk, ticket } = await admin.data<{
        supportDesk: { ticketMetricSets: { nodes: { ticket: { id: string } }[] } };
        ticket: object | null;
      }>(
        "query ($id: ID!) { supportDesk { ticketMetricSets(first: 5) { nodes { ticket { id } } } } ticket(id: $id) { id } }",
        { id },
      );
      expect(ticket).toEqual({ id });
      const listed = supportDesk.ticketMetricSets.nodes.map((node) => node.ticket.id);
      expect(listed).toHaveLength(5);
      expect(listed.includes(id)).toBe(!archived);
    },
  );

  it("one, with comments and their files, readable afterwards (D2-056, D2-058, D2-059)", async () => {
    const ticket = {
      subject: "Old subject",
      description: "Old text",
      tags: ["old"],
      requesterId: `SupportUser:${userIdOf(person(5))}`,
      assigneeId: String(userIdOf(person(1))),
      status: "CLOSED",
      priority: "HIGH",
      type: "INCIDENT",
      createdAt: "2024-03-01T09:00:00Z",
      updatedAt: "2024-03-05T09:00:00Z",
      comments: [
        {
          id: "5",
          type: "Comment",
          authorId: String(userIdOf(person(1))),
          value: "v",
          body: "It is broken",
          htmlBody: "<p>It is broken</p>",
          plainBody: "It is broken",
          public: true,
          createdAt: "2024-03-01T10:00:00Z",
          via: { channel: "email", source: { from: { address: "a@b.example" } } },
          uploads: ["token"],
          auditId: "77",
          metadata: { system: { client: "old" } },
          attachments: [file],
        },
      ],
    };
    const { payload, calls } = await admin.write(
      "importTicket",
      { ticket },
      `ticket { id subject status priority type tags createdAt updatedAt requester { email } assignee { email }
        comments { nodes { plainBody channel knownChannel author { email } attachments { fileName width } } }
        metrics { replyCount replyTime { calendar } solvedAt } }`,
    );
    expect(payload).toMatchObject({
      ticket: {
        subject: "Old subject",
        status: "CLOSED",
        priority: "HIGH",
        type: "INCIDENT",
        tags: ["old"],
        createdAt: "2024-03-01T09:00:00.000Z",
        requester: { email: person(5).email },
        assignee: { email: person(1).email },
        comments: {
          nodes: [
            {
              plainBody: "It is broken",
              channel: "email",
              knownChannel: "EMAIL",
              attachments: [{ fileName: "a.png", width: "80" }],
            },
          ],
        },
        metrics: { replyCount: 1, replyTime: { calendar: 60 }, solvedAt: "2024-03-05T09:00:00.000Z" },
      },
      userErrors: [],
    });
    const { ticket: sent } = JSON.parse(calls[0]?.body ?? "") as { ticket: Record<string, unknown> };
    expect(sent).toMatchObject({
      requester_id: userIdOf(person(5)),
      status: "closed",
      comments: [
        {
          id: 5,
          html_body: "<p>It is broken</p>",
          audit_id: 77,
          via: { channel: "email", source: { from: { address: "a@b.example" } } },
          metadata: { system: { client: "old" } },
          uploads: ["token"],
          attachments: [
            {
              id: 9,
              file_name: "a.png",
              mapped_content_url: file.mappedContentUrl,
              thumbnails: [{ id: 10 }],
            },
          ],
        },
      ],
    });
  });

  it("with required members alone, and only those are sent (D2-057)", async () => {
    const { payload, calls } = await admin.write(
      "importTicket",
      { ticket: {} },
      "ticket { status requester { email } }",
    );
    expect(payload).toMatchObject({ ticket: { status: "NEW", requester: { email: person(0).email } } });
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({ ticket: {} });
    expect(calls[0]?.query).toEqual({});
  });

  it("many, as a job: its status is the one in the desk's answer (D2-051, D2-052)", async () => {
    const before = tables.tickets.size;
    const tickets = Array.from({ length: 100 }, (_, i) => ({ subject: `Imported ${i}` }));
    const { payload, calls } = await admin.write(
      "importTickets",
      { tickets },
      "job { id upstreamId status itemCount progress message }",
    );
    expect(payload).toMatchObject({
      job: {
        id: expect.stringMatching(/^SupportJob:./),
        status: "QUEUED",
        itemCount: 100,
        progress: 0,
        message: null,
      },
      userErrors: [],
    });
    expect(operationsOf(calls)).toEqual(["supportDesk.bulkImportTickets"]);
    const found = await agent.data('{ supportDesk { ticketCount(filter: { text: "imported" }) } }');
    expect(found).toEqual({ supportDesk: { ticketCount: 100 } });
    expect(tables.tickets.size).toBe(before + 100);
  });

  it("none if one is refused: the payload names it by its index (D2-523)", async () => {
    const before = tables.tickets.size;
    const { payload } = await admin.write(
      "importTickets",
      { tickets: [{}, { assigneeId: String(userIdOf(person(2))) }] },
      "job { id }",
    );
    expect(payload).toMatchObject({
      job: null,
      userErrors: [{ field: ["tickets", "1", "assigneeId"], code: "BAD_USER_INPUT" }],
    });
    expect(tables.tickets.size).toBe(before);
  });

  it.each([
    ["importTickets", { tickets: [] }, "tickets"],
    ["importTickets", { tickets: Array.from({ length: 101 }, () => ({})) }, "tickets"],
    ["importTickets", { tickets: [{}, { comments: [{ public: true }] }] }, "tickets.1.comments.0.body"],
    ["importTicket", { ticket: { requesterId: "x" } }, "ticket.requesterId"],
    ["importTicket", { ticket: { status: "OTHER" } }, "ticket.status"],
    ["importTicket", { ticket: { comments: [{ body: "x", metadata: [1] }] } }, "ticket.comments.0.metadata"],
    ["importTicket", { ticket: { comments: [{ body: "x", auditId: "x" }] } }, "ticket.comments.0.auditId"],
  ])("%s refuses invalid values before any call (%#) (D2-052)", async (field, input, argument) => {
    const { errors, calls } = await admin.write(field, input, "userErrors { code }");
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument } }]);
    expect(calls).toEqual([]);
  });

  it.each<[field: string, rule: string, input: object]>([
    ["importTicket", "D2-050", { ticket: {} }],
    ["importTickets", "D2-051", { tickets: [{}] }],
  ])("%s is for administrators only (%s)", async (field, _rule, input) => {
    expect((await agent.write(field, input, "")).payload).toMatchObject({
      userErrors: [{ code: "FORBIDDEN" }],
    });
  });
});

describe("metrics in the graph", () => {
  it("are on a ticket, and are read by id, also as a node (D2-070, D2-071)", async () => {
    const id = `TicketMetricSet:${5_000_000 + example.shared}`;
    const { data, calls } = await agent.ask(MetricSetOfTicketDocument, { id, ticket: example.shared });
    expect(data).toMatchObject({
      ticket: {
        metrics: { id, assigneeStationCount: 1, reopenCount: 0, ticket: { id: `Ticket:${example.shared}` } },
      },
      supportDesk: { ticketMetricSet: { id }, none: null },
      node: { replyCount: expect.any(Number) },
    });
    expect(operationsOf(calls).filter((name) => name === "supportDesk.getTicketMetric")).toHaveLength(2);
  });

  it("are for agents and administrators: FORBIDDEN for end users (D2-066)", async () => {
    const list = (persona: "admin" | "agent" | "endUser") =>
      as(persona).ask("{ supportDesk { ticketMetricSets(first: 1) { nodes { id } } } }");
    for (const persona of ["admin", "agent"] as const)
      expect(await list(persona)).toMatchObject({
        data: { supportDesk: { ticketMetricSets: { nodes: [{}] } } },
        errors: [],
      });
    const { data, errors } = await list("endUser");
    expect(data).toEqual({ supportDesk: { ticketMetricSets: null } });
    expect(errors).toMatchObject([{ extensions: { code: "FORBIDDEN", status: 403 } }]);
  });

  it("are those of all tickets, newest first; a ticket's id costs no call, other fields one each (D2-067, D2-069)", async () => {
    const list = (selection: string) =>
      agent.ask<{
        supportDesk: { ticketMetricSets: { nodes: { createdAt: string; ticket: object }[] } };
      }>(
        `{ supportDesk { ticketMetricSets(first: 150) { nodes { createdAt ticket { ${selection} } } pageInfo { hasNextPage } } } }`,
      );
    const ids = await list("id upstreamId");
    expect(ids.calls.map(({ query }) => query["page[size]"])).toEqual(["100", "50"]);
    const created = ids.data.supportDesk.ticketMetricSets.nodes.map(({ createdAt }) => createdAt);
    expect(created).toEqual([...created].sort().reverse());
    const few = await agent.ask<{ supportDesk: { ticketMetricSets: { nodes: { ticket: object }[] } } }>(
      "{ supportDesk { ticketMetricSets(first: 2) { nodes { ticket { subject status requester { email } assignee { id } emailCcs { id } form { id } channel fieldValues { value } metrics { id } } } } } }",
    );
    expect(operationsOf(few.calls).filter((name) => name === "supportDesk.getRequest")).toHaveLength(2);
    for (const { ticket } of few.data.supportDesk.ticketMetricSets.nodes)
      expect(ticket).toMatchObject({
        subject: expect.any(String),
        requester: { email: expect.stringContaining("@") },
        metrics: { id: expect.any(String) },
      });
  });

  const since = "2026-01-01T00:00:00.750Z";

  it("are events, read by pages of at most 100 since a whole second (D2-061, D2-062, D2-063)", async () => {
    const { calls } = await admin.ask(MetricEventsDocument, { since, first: 130 });
    expect(calls.map(({ query }) => [query["start_time"], query["page[size]"]])).toEqual([
      [String(Date.parse("2026-01-01T00:00:00Z") / 1000), "100"],
      [String(Date.parse("2026-01-01T00:00:00Z") / 1000), "30"],
    ]);
  });

  it("are events in the order of time, each once along the pages (D2-064)", async () => {
    const first = await admin.data(MetricEventsDocument, { since, first: 130 });
    const page = first.supportDesk.ticketMetricEvents;
    const second = await admin.data(MetricEventsDocument, {
      since,
      first: 130,
      after: page.pageInfo.endCursor,
    });
    const events = [...page.nodes, ...second.supportDesk.ticketMetricEvents.nodes];
    expect(new Set(events.map(({ upstreamId }) => upstreamId)).size).toBe(260);
    const times = events.map(({ occurredAt }) => occurredAt);
    expect(times).toEqual([...times].sort());
    for (const { type, duration } of events) expect(duration === null).toBe(type === "ACTIVATE");
  });

  it("are events for administrators only (D2-060)", async () => {
    const refused = await agent.ask(MetricEventsDocument, { since });
    expect(refused.errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
  });

  it("are filtered by ranges of time, each in one call (D2-065, D2-528)", async () => {
    // Events of the current second are exported with the next range.
    tributary.families.clock.advance(1_000);
    const seen: string[] = [];
    let since = "2024-06-01T00:00:00Z";
    for (let i = 0; ; i++) {
      const { data, calls } = await admin.ask(MetricEventExportDocument, { since });
      const stretch = data.supportDesk.ticketMetricEventExport;
      expect(calls).toHaveLength(1);
      expect(Object.keys(calls[0]?.query ?? {})).toEqual(["start_time"]);
      seen.push(...stretch.events.map(({ upstreamId }) => upstreamId));
      since = stretch.until;
      if (stretch.complete) break;
      expect(i).toBeLessThan(20);
    }
    const all = tables.metricEvents.all().filter(({ time }) => time >= "2024-06-01T00:00:00.000Z");
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(all.length);
    const late = await admin.ask(MetricEventExportDocument, { since: "2099-01-01T00:00:00Z" });
    expect(late.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  });
});
