import { beforeEach, describe, expect, it } from "vitest";
import {
  type Comment,
  type JobStatus,
  type Request,
  supportDesk,
  type TicketMetric,
} from "#contracts/support-desk/index.ts";
import { userIdOf } from "#services/demo/things/support-desk.ts";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { fits, type SupportDesk, startSupportDesk } from "./client.ts";

let desk: SupportDesk;
beforeEach(async () => {
  desk = await startSupportDesk();
  return desk.close;
});

const ONE = "/api/v2/imports/tickets";
const MANY = "/api/v2/imports/tickets/create_many";
const person = (index: number) => userIdOf(desk.families.person(index));
async function take(ticket: object, query = ""): Promise<Request> {
  const response = await desk.ask(ONE + query, { as: "admin", method: "POST", body: { ticket } });
  expect(response.status).toBe(201);
  return ((await response.json()) as { ticket: Request }).ticket;
}
const refused = (path: string, body: unknown) => desk.refusal(path, { method: "POST", body });
const commentsOf = async (id: number) =>
  (await desk.read<{ comments: Comment[] }>(`/api/v2/requests/${id}/comments`)).comments;
/** The ids of the newest tickets that metrics count. */
const counted = async () =>
  (await desk.read<{ ticket_metrics: TicketMetric[] }>("/api/v2/ticket_metrics")).ticket_metrics.map(
    ({ ticket_id }) => ticket_id,
  );

const everything = {
  id: 5,
  type: "Comment",
  value: "By another name",
  body: "It is broken",
  html_body: "<p>It is <b>broken</b></p>",
  plain_body: "It is broken",
  public: false,
  created_at: "2024-03-01T09:00:00Z",
  via: { channel: "email", source: { from: { address: "a@b.example" } } },
  uploads: ["token"],
  audit_id: 77,
  metadata: { system: { client: "old desk" } },
  attachments: [
    {
      id: 9,
      url: "https://old.example/9",
      size: 1_024,
      width: "80",
      height: "60",
      inline: false,
      deleted: false,
      file_name: "a.png",
      content_url: "https://old.example/9/a.png",
      content_type: "image/png",
      mapped_content_url: "https://help.old.example/9/a.png",
      malware_scan_result: "malware_not_found",
      malware_access_override: false,
      thumbnails: [{ id: 10 }],
    },
  ],
};

describe("tickets are taken over", () => {
  it("with any of their members, or none (D2-057)", async () => {
    expect(await take({})).toMatchObject({ status: "new", subject: "", requester_id: person(0) });
    const members = {
      tags: ["a", "b", "a"],
      subject: "Old subject",
      description: "Old text",
      assignee_id: person(1),
      requester_id: person(5),
      comments: [{ body: "Said" }],
    };
    for (const [name, value] of Object.entries(members)) await take({ [name]: value });
    const whole = await take(members);
    expect(whole).toMatchObject({
      tags: ["a", "b"],
      subject: "Old subject",
      description: "Old text",
      assignee_id: person(1),
      requester_id: person(5),
      status: "open",
    });
    expect(fits(supportDesk.operations.importTicket.spec.returns, { ticket: whole })).toBe(true);
    for (const ticket of [{ requester_id: 1 }, { assignee_id: person(2) }, { comments: [{ body: " " }] }])
      expect(await refused(ONE, { ticket })).toMatchObject({ status: 422, code: "RecordInvalid" });
  });

  it("with comments that have every member, their files too (D2-058, D2-059)", async () => {
    const { id } = await take({
      requester_id: person(5),
      comments: [
        { ...everything, author_id: person(1) },
        { body: "Before", created_at: "2024-02-01T00:00:00Z" },
      ],
    });
    const [before, comment] = await commentsOf(id);
    expect(before).toMatchObject({ plain_body: "Before", author_id: person(5), public: true });
    const { id: _id, value: _value, uploads: _uploads, via: _via, created_at: _at, ...kept } = everything;
    expect(comment).toMatchObject({ ...kept, author_id: person(1), via: { channel: "email" } });
    expect(comment?.id).not.toBe(5);
  });

  it("up to 100 at once, as a job that is done when it is next looked (D2-052, D2-523, D2-525)", async () => {
    const { tickets } = supportDeskTables(desk.families.store.scope("supportDesk"));
    const before = tickets.size;
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ subject: `Old ${i}`, status: "closed" }));
    for (const count of [0, 101])
      expect(await refused(MANY, { tickets: many(count) })).toMatchObject({ status: 400, field: "tickets" });
    const response = await desk.ask(`${MANY}?archive_immediately=true`, {
      method: "POST",
      body: { tickets: many(100) },
    });
    expect(response.status).toBe(200);
    const { job_status } = (await response.json()) as { job_status: JobStatus };
    expect(job_status).toMatchObject({ status: "queued", total: 100, progress: 0 });
    expect(tickets.size).toBe(before);
    const { count } = await desk.read<{ count: number }>(
      "/api/v2/search/count?query=type:ticket%20%22Old%20%22",
    );
    expect(count).toBe(100);
    expect(tickets.size).toBe(before + 100);
    const ids = new Set(await counted());
    expect(
      tickets
        .all()
        .slice(-100)
        .filter(({ id }) => ids.has(id)),
    ).toEqual([]);
  });

  it("all or none: the error names the position of an invalid one, and nothing is stored (D2-523)", async () => {
    const { tickets } = supportDeskTables(desk.families.store.scope("supportDesk"));
    const before = tickets.size;
    expect(await refused(MANY, { tickets: [{}, { comments: [{ author_id: 1, body: "x" }] }] })).toMatchObject(
      {
        status: 422,
        field: "tickets.1.comments.0.author_id",
      },
    );
    await desk.ask("/api/v2/ticket_forms");
    expect(tickets.size).toBe(before);
  });
});
