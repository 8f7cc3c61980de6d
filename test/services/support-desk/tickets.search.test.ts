import { describe, expect, it } from "vitest";
import type { Comment, Request, SupportUser, Ticket } from "#contracts/support-desk/index.ts";
import { example, userIdOf } from "#services/demo/things/support-desk.ts";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { idsOf, startSupportDesk } from "./client.ts";

const desk = await startSupportDesk(sharedFamilies);
const all = supportDeskTables(desk.families.store.scope("supportDesk")).tickets.sorted("created_at desc");

interface Page {
  requests: Request[];
  users?: SupportUser[];
  count: number;
  next_page: string | null;
}
const SEARCH = "/api/v2/requests/search";
const search = (query = "", as: "agent" | "endUser" = "agent") => desk.read<Page>(`${SEARCH}?${query}`, as);
const person = (index: number) => userIdOf(desk.families.person(index));

describe("the search for requests", () => {
  it("takes a text, an organization, a person copied in and states, each alone and all together (D2-074, D2-075)", async () => {
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
      const { requests, count } = await search(query);
      const wanted = all.filter(holds);
      expect([query, count]).toEqual([query, wanted.length]);
      expect(idsOf(requests)).toEqual(idsOf(wanted.slice(0, 100)));
      expect(requests.length).toBeGreaterThan(0);
    }
  });

  it("shows 1,000 results, the newest first, at most 100 a page: a page beyond is 422 (D2-076, D2-077, D2-078)", async () => {
    const seen: number[] = [];
    for (let page = 1; page <= 10; page++) seen.push(...idsOf((await search(`page=${page}`)).requests));
    expect(seen).toEqual(idsOf(all.slice(0, 1_000)));
    expect(idsOf((await search("per_page=200")).requests)).toEqual(seen.slice(0, 100));
    expect(await desk.refusal(`${SEARCH}?page=11`)).toMatchObject({ status: 422, code: "invalid" });
    expect(await desk.refusal(`${SEARCH}?page=1001&per_page=1`)).toMatchObject({ status: 422 });
  });

  it("returns to end users the requests that they made or are copied in, and 401 without credentials (D2-515)", async () => {
    const own = all.filter(({ requester_id, collaborator_ids, email_cc_ids }) =>
      [requester_id, ...collaborator_ids, ...email_cc_ids].includes(person(2)),
    );
    const { requests, count } = await search("", "endUser");
    expect(count).toBe(own.length);
    expect(idsOf(requests)).toEqual(idsOf(own.slice(0, 100)));
    expect((await desk.ask(SEARCH, { as: "nobody" })).status).toBe(401);
  });
});

describe("one comment of a request", () => {
  const COMMENTS = `/api/v2/requests/${example.shared}/comments`;

  it("is not found on another request, and a private one not by end users (D2-093)", async () => {
    const { comments } = await desk.read<{ comments: Comment[] }>(COMMENTS, "agent");
    const hidden = comments.find((comment) => !comment.public);
    expect(hidden).toBeDefined();
    const path = `${COMMENTS}/${hidden?.id}`;
    expect((await desk.ask(path, { as: "agent" })).status).toBe(200);
    expect((await desk.ask(path, { as: "endUser" })).status).toBe(404);
    expect((await desk.ask(`${COMMENTS}/${comments[0]?.id}`, { as: "endUser" })).status).toBe(200);
    expect(
      (await desk.ask(`/api/v2/requests/${example.solvable}/comments/${hidden?.id}`, { as: "agent" })).status,
    ).toBe(404);
    expect((await desk.ask(`${COMMENTS}/abc`)).status).toBe(400);
  });
});
