import { describe, expect, it } from "vitest";
import type { Comment, Request, Ticket } from "#contracts/support-desk/index.ts";
import { example, userIdOf } from "#services/demo/things/support-desk.ts";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { idsOf, startSupportDesk } from "./client.ts";

const desk = await startSupportDesk();

interface OneRequest {
  request: Request;
}
type Persona = "service" | "agent" | "endUser";

const path = (id: number) => `/api/v2/requests/${id}`;
const requestOf = async (id: number) => (await desk.read<OneRequest>(path(id))).request;
async function updated(id: number, request: object): Promise<Request> {
  const response = await desk.ask(path(id), { method: "PUT", body: { request } });
  expect(response.status).toBe(200);
  return ((await response.json()) as OneRequest).request;
}
const commentsOf = async (id: number, query = "", as: Persona = "service") =>
  (await desk.read<{ comments: Comment[] }>(`${path(id)}/comments${query}`, as)).comments;
const { tickets, comments } = supportDeskTables(desk.families.store.scope("supportDesk"));

/** A new ticket of the end user, assigned to the agent, which a test can change. */
let next = 900_001;
function aTicket(members: Partial<Request> = {}): number {
  const model = tickets.get(String(example.solvable));
  if (!model) throw new Error("no example");
  const id = next++;
  tickets.put({ ...model, ...members, id });
  expect(comments.by("ticket", id)).toEqual([]);
  return id;
}

describe("one request", () => {
  it("can be solved by its requester only when an agent has it (D2-084)", async () => {
    expect((await requestOf(example.unassigned)).can_be_solved_by_me).toBe(false);
    expect((await requestOf(example.solvable)).can_be_solved_by_me).toBe(true);
    const notByAgent = aTicket({ assignee_id: userIdOf(desk.families.person(7)) });
    expect((await requestOf(notByAgent)).can_be_solved_by_me).toBe(false);
  });

  it.each([
    ["question", true],
    ["task", true],
    ["incident", true],
    ["problem", false],
    [null, false],
  ] as const)(
    "of type %s that an agent has can be solved by its requester: %s (D2-085)",
    async (type, can) => {
      expect((await requestOf(aTicket({ type }))).can_be_solved_by_me).toBe(can);
    },
  );
});

describe("updating a request", () => {
  it("changes nothing else: other members of its body are ignored (D2-080)", async () => {
    const id = aTicket();
    const { updated_at: _, ...before } = await requestOf(id);
    const after = await updated(id, { subject: "Changed", priority: "urgent", comment: { body: "Hello" } });
    expect(after).toMatchObject(before);
  });

  it.each([
    [{ comment: {} }, "request.comment.body"],
    [{ comment: { body: "  " } }, "request.comment.body"],
    [{ comment: { html_body: "<p> </p>" } }, "request.comment.body"],
    [{ comment: { body: "x", uploads: ["token"] } }, "request.comment.uploads"],
    [{ comment: { body: "x", public: false } }, "request.comment.public"],
    [{ additional_collaborators: ["nobody"] }, "request.additional_collaborators"],
    [{ solved: true, additional_collaborators: [1] }, "request.additional_collaborators"],
  ])("refuses %j from an end user with 422, names the field and changes nothing", async (change, field) => {
    const id = aTicket();
    const before = await requestOf(id);
    expect(
      await desk.refusal(path(id), { as: "endUser", method: "PUT", body: { request: change } }),
    ).toMatchObject({ status: 422, field });
    expect([await requestOf(id), await commentsOf(id)]).toEqual([before, []]);
  });

  it("stores an HTML comment with its plain text; plain text is escaped in HTML", async () => {
    const id = aTicket();
    await updated(id, { comment: { html_body: "<p>It <b>works</b></p>" } });
    await updated(id, { comment: { body: '1 < 2 & "3"' } });
    expect(await commentsOf(id)).toMatchObject([
      { plain_body: "It works", html_body: "<p>It <b>works</b></p>" },
      { body: '1 < 2 & "3"', html_body: "<p>1 &lt; 2 &amp; &quot;3&quot;</p>" },
    ]);
  });
});

describe("the comments of a request", () => {
  it("are sorted by sort_by and sort_order in pages by number (D2-088, D2-089)", async () => {
    const all = await commentsOf(example.shared);
    const newest = await commentsOf(example.shared, "?sort_by=created_at&sort_order=desc&page=1");
    expect(newest).toEqual(all.toReversed());
    const byUpdate = await commentsOf(example.shared, "?sort_by=updated_at");
    expect(byUpdate.map((one) => one.updated_at)).toEqual(all.map((one) => one.updated_at).sort());
    for (const bad of ["sort_by=id", "sort_order=up"])
      expect(await desk.refusal(`${path(example.shared)}/comments?${bad}`)).toMatchObject({
        status: 400,
        field: bad.split("=")[0],
      });
  });

  it.each(["sort=created_at&page=2", "sort=created_at&sort_order=asc", "page[size]=2&sort_by=created_at"])(
    "refuse %s with 400: it mixes the two forms (D2-087, D2-088, D2-089)",
    async (query) => {
      expect((await desk.ask(`${path(example.shared)}/comments?${query}`)).status).toBe(400);
    },
  );

  it("that are private are shown to agents only, also one by one (D2-093)", async () => {
    const all = await commentsOf(example.shared, "", "agent");
    expect(await commentsOf(example.shared, "", "endUser")).toEqual(all.filter((one) => one.public));
    const hidden = all.find((comment) => !comment.public)?.id;
    const status = async (request: number, as: Persona) =>
      (await desk.ask(`${path(request)}/comments/${hidden}`, { as })).status;
    expect([await status(example.shared, "agent"), await status(example.shared, "endUser")]).toEqual([
      200, 404,
    ]);
    expect(await status(example.solvable, "agent")).toBe(404);
  });
});

describe("the search for requests", () => {
  it("takes a text, an organization, a person copied in and states, each alone and all together (D2-074, D2-075)", async () => {
    const all = tickets.sorted("created_at desc");
    const copied = (id: number) => (ticket: Ticket) =>
      ticket.collaborator_ids.includes(id) || ticket.email_cc_ids.includes(id);
    const [cc = 0] = all.flatMap(({ email_cc_ids }) => email_cc_ids);
    const organization = all.find(copied(cc))?.organization_id;
    const checks: [query: string, fits: (ticket: Ticket) => boolean][] = [
      ["query=REFUND", ({ subject, description }) => /refund/i.test(`${subject} ${description}`)],
      ["query=refund%20%22double%20charge%22", ({ subject }) => subject === "Refund for a double charge"],
      [`organization_id=${organization}`, ({ organization_id }) => organization_id === organization],
      [`cc_id=${cc}`, copied(cc)],
      ["status=open,pending", ({ status }) => status === "open" || status === "pending"],
      [
        `organization_id=${organization}&cc_id=${cc}&status=new,open,pending,hold,solved,closed`,
        (ticket) => ticket.organization_id === organization && copied(cc)(ticket),
      ],
    ];
    for (const [query, holds] of checks) {
      const { requests, count } = await desk.read<{ requests: Request[]; count: number }>(
        `/api/v2/requests/search?${query}`,
        "agent",
      );
      const wanted = all.filter(holds);
      expect([query, count]).toEqual([query, wanted.length]);
      expect(idsOf(requests)).toEqual(idsOf(wanted.slice(0, 100)));
      expect(requests.length).toBeGreaterThan(0);
    }
  });
});
