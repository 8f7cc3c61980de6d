import { describe, expect, it } from "vitest";
import type { Comment, Request, SupportUser } from "#contracts/support-desk/index.ts";
import { example, userIdOf } from "#services/demo/things/support-desk.ts";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { idsOf, startSupportDesk } from "./client.ts";

const desk = await startSupportDesk(sharedFamilies);

interface OneRequest {
  request: Request;
  users?: SupportUser[];
}
interface Comments {
  comments: Comment[];
}
type Persona = "service" | "agent" | "endUser";

const path = (id: number) => `/api/v2/requests/${id}`;
const requestOf = async (id: number, as: Persona = "service") =>
  (await desk.read<OneRequest>(path(id), as)).request;
const put = (id: number, request: object, as: Persona = "service") =>
  desk.ask(path(id), { as, method: "PUT", body: { request } });
const refused = (id: number, request: unknown, as: Persona = "service") =>
  desk.refusal(path(id), { as, method: "PUT", body: { request } });
async function updated(id: number, request: object, as: Persona = "service"): Promise<Request> {
  const response = await put(id, request, as);
  expect(response.status).toBe(200);
  return ((await response.json()) as OneRequest).request;
}
const commentsOf = async (id: number) => (await desk.read<Comments>(`${path(id)}/comments`)).comments;
const tables = () => supportDeskTables(desk.families.store.scope("supportDesk"));
const mails = () => tables().outbox.all();
const person = (index: number) => desk.families.person(index);

/** A new ticket of the end user, assigned to the agent, which a test can change. */
let next = 900_001;
function aTicket(members: Partial<Request> = {}): number {
  const { tickets, comments } = tables();
  const model = tickets.get(String(example.solvable));
  if (!model) throw new Error("no example");
  const id = next++;
  tickets.put({ ...model, ...members, id });
  expect(comments.by("ticket", id)).toEqual([]);
  return id;
}

describe("one request", () => {
  it("brings requester, assignee, collaborators and e-mail ccs with include=users (D2-079)", async () => {
    const { request, users } = await desk.read<OneRequest>(`${path(example.shared)}?include=users`);
    expect(request.email_cc_ids).toEqual([userIdOf(person(1))]);
    expect(new Set(idsOf(users ?? []))).toEqual(
      new Set([
        request.requester_id,
        request.assignee_id,
        ...request.collaborator_ids,
        ...request.email_cc_ids,
      ]),
    );
    expect(await desk.refusal(`${path(example.shared)}?include=all`)).toMatchObject({ field: "include" });
  });

  it("of somebody else is not found for an end user, unless they are copied in", async () => {
    const foreign = aTicket({ requester_id: userIdOf(person(7)) });
    const copied = aTicket({ requester_id: userIdOf(person(7)), email_cc_ids: [userIdOf(person(2))] });
    expect((await desk.ask(path(foreign), { as: "endUser" })).status).toBe(404);
    expect((await desk.ask(`${path(foreign)}/comments`, { as: "endUser" })).status).toBe(404);
    expect((await put(foreign, { solved: true }, "endUser")).status).toBe(404);
    expect((await desk.ask(path(copied), { as: "endUser" })).status).toBe(200);
  });

  it("can be solved by its requester only when an agent has it (D2-084)", async () => {
    expect((await requestOf(example.unassigned)).can_be_solved_by_me).toBe(false);
    expect((await requestOf(example.solvable)).can_be_solved_by_me).toBe(true);
    const notByAgent = aTicket({ assignee_id: userIdOf(person(7)) });
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
  it("takes comment, solved and additional_collaborators, each alone (D2-081, D2-371)", async () => {
    const id = aTicket();
    await updated(id, { comment: { body: "Still broken" } });
    expect((await commentsOf(id)).map((comment) => comment.body)).toEqual(["Still broken"]);
    const { collaborator_ids } = await updated(id, { additional_collaborators: [person(9).email] });
    expect(collaborator_ids).toEqual([userIdOf(person(9))]);
    expect((await updated(id, { solved: true })).status).toBe("solved");
    expect(await requestOf(id)).toMatchObject({ status: "solved", can_be_solved_by_me: false });
    expect(await updated(id, {})).toEqual(await requestOf(id));
  });

  it("changes nothing else: other members of its body are ignored (D2-080)", async () => {
    const id = aTicket();
    const { updated_at: _, ...before } = await requestOf(id);
    const after = await updated(id, { subject: "Changed", priority: "urgent", comment: { body: "Hello" } });
    expect(after).toMatchObject(before);
  });

  it("moves updated_at to the desk's clock, and comments are dated by it", async () => {
    const id = aTicket();
    desk.clock.advance(60_000);
    const now = new Date(desk.clock.now()).toISOString();
    expect((await updated(id, { comment: { body: "Hello" } })).updated_at).toBe(now);
    expect((await commentsOf(id))[0]?.created_at).toBe(now);
  });

  it("notifies added collaborators by e-mail, once, and accepts addresses and ids (D2-082)", async () => {
    const id = aTicket();
    const sent = mails().length;
    const people = [person(9).email.toUpperCase(), userIdOf(person(11)), person(9).email];
    const after = await updated(id, { additional_collaborators: people });
    expect(after.collaborator_ids).toEqual([userIdOf(person(9)), userIdOf(person(11))]);
    expect(mails().slice(sent)).toMatchObject([
      { to: person(9).email, requestId: id },
      { to: person(11).email, requestId: id },
    ]);
    await updated(id, { additional_collaborators: [person(9).email] });
    expect(mails()).toHaveLength(sent + 2);
  });

  it("notifies all collaborators of a public comment, and none of a private one (D2-082)", async () => {
    const id = aTicket({ collaborator_ids: [userIdOf(person(9)), userIdOf(person(1))] });
    const sent = mails().length;
    await updated(id, { comment: { body: "For all" } }, "agent");
    expect(
      mails()
        .slice(sent)
        .map((mail) => mail.to),
    ).toEqual([person(9).email]);
    await updated(id, { comment: { body: "For us", public: false } }, "agent");
    expect(mails()).toHaveLength(sent + 1);
  });

  it("creates an end user for an unknown address", async () => {
    const id = aTicket();
    const { collaborator_ids } = await updated(id, { additional_collaborators: ["new@guest.example"] });
    const { users } = await desk.read<OneRequest>(`${path(id)}?include=users`);
    expect(users?.find((user) => user.id === collaborator_ids[0])).toMatchObject({
      email: "new@guest.example",
      role: "end-user",
    });
  });

  it("lets an end user set solved only when can_be_solved_by_me is true, else 403 (D2-083)", async () => {
    const solvable = aTicket();
    expect((await updated(solvable, { solved: true }, "endUser")).status).toBe("solved");
    expect((await updated(solvable, { solved: true }, "endUser")).status).toBe("solved");
    for (const id of [example.unassigned, example.problem]) {
      const answer = await refused(id, { solved: true, comment: { body: "Done" } }, "endUser");
      expect(answer).toMatchObject({ status: 403, code: "NotSolvable", field: "request.solved" });
      expect((await requestOf(id)).status).not.toBe("solved");
      expect((await commentsOf(id)).map((comment) => comment.body)).not.toContain("Done");
    }
    expect((await updated(aTicket({ type: "problem" }), { solved: true }, "agent")).status).toBe("solved");
  });

  it("reopens a solved request by solved false or an end user's comment, not by an agent's", async () => {
    const id = aTicket({ status: "solved" });
    expect((await updated(id, { comment: { body: "You are welcome" } }, "agent")).status).toBe("solved");
    expect((await updated(id, { comment: { body: "It is back" } }, "endUser")).status).toBe("open");
    await updated(id, { solved: true });
    expect((await updated(id, { solved: false })).status).toBe("open");
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
    expect(await refused(id, change, "endUser")).toMatchObject({ status: 422, field });
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
