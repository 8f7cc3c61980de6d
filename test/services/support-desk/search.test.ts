import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Problem } from "#contracts/kit/error-bodies.ts";
import {
  type SearchResult,
  type SupportUser,
  supportDesk,
  type Ticket,
} from "#contracts/support-desk/index.ts";
import { userIdOf } from "#services/demo/things/support-desk.ts";
import { parseSearchQuery } from "#services/support-desk/support/search-query.ts";
import { orders, supportDeskTables } from "#services/support-desk/tables.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { fits, idsOf, startSupportDesk } from "./client.ts";

const desk = await startSupportDesk(sharedFamilies);
const everyTicket = supportDeskTables(desk.families.store.scope("supportDesk")).tickets.all();

interface Results<T = Ticket> {
  results: T[];
  users?: SupportUser[];
  count: number;
  next_page: string | null;
  previous_page: string | null;
}
const search = <T = Ticket>(query: string, rest = "") =>
  desk.read<Results<T>>(`/api/v2/search?query=${encodeURIComponent(query)}${rest}`);
const refused = (query: string) => desk.refusal(`/api/v2/search?query=${encodeURIComponent(query)}`);

const person = (index: number) => desk.families.person(index);
const newest = (rows: readonly Ticket[]) => [...rows].sort(orders["created_at desc"]);
const ofPeople = (...indexes: number[]) => {
  const ids = new Set(indexes.map((index) => userIdOf(person(index))));
  return newest(everyTicket.filter((ticket) => ids.has(ticket.requester_id)));
};

describe("search", () => {
  it("answers 200 with results, their number and links to the pages beside (D2-394)", async () => {
    const page = await search("type:ticket", "&per_page=7&page=2");
    expect(fits(supportDesk.operations.search.spec.page.schema, page)).toBe(true);
    expect(page.count).toBe(everyTicket.length);
    expect(page.results).toEqual(newest(everyTicket).slice(7, 14));
    expect(page.next_page).toContain("page=3");
    expect(page.previous_page).toContain("page=1");
  });

  it("needs its query, and refuses with an error and a description (D2-115, D2-130)", async () => {
    const response = await desk.ask("/api/v2/search");
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: "BadRequest",
      description: "query is required",
      details: { field: "query" },
    });
  });

  it("sorts by sort_by and sort_order, newest first unless asked, equal instants by id (D2-115)", async () => {
    const [first] = everyTicket.filter((one, i) => everyTicket[i + 1]?.created_at === one.created_at);
    expect(first).toBeDefined(); // some tickets have equal keys
    for (const field of ["created_at", "updated_at"] as const)
      for (const order of ["asc", "desc"] as const) {
        const { results } = await search("type:ticket", `&sort_by=${field}&sort_order=${order}`);
        expect(idsOf(results)).toEqual(
          idsOf([...everyTicket].sort(orders[`${field} ${order}`]).slice(0, 100)),
        );
      }
    for (const bad of ["&sort_by=subject", "&sort_order=up"])
      expect(await desk.refusal(`/api/v2/search?query=x${bad}`)).toMatchObject({ status: 400 });
  });

  it("gives at most 100 rows a page and 1,000 in all: a page beyond is 422", async () => {
    const many = `type:ticket requester:${person(3).email}`;
    const { count, results } = await search(many, "&per_page=500");
    expect([count, results.length]).toEqual([1_500, 100]);
    const walked: Ticket[] = [];
    for (let page = 1; page <= 10; page++)
      walked.push(...(await search(many, `&per_page=100&page=${page}`)).results);
    expect(walked).toEqual(ofPeople(3).slice(0, 1_000));
    const beyond = await desk.refusal(`/api/v2/search?query=${many}&per_page=100&page=11`);
    expect(beyond).toMatchObject({ status: 422, code: "invalid" });
  });

  it("brings the requesters and assignees of its page when asked with include=users", async () => {
    const page = await search(`requester:${person(2).email}`, "&include=users&per_page=5");
    const named = page.results.flatMap((row) => [row.requester_id, row.assignee_id ?? []].flat());
    expect(new Set(idsOf(page.users ?? []))).toEqual(new Set(named));
    expect(page.users?.length).toBe(new Set(named).size);
    expect((await search("type:ticket")).users).toBeUndefined();
  });
});

describe("search terms", () => {
  it("find the tickets of many requesters at once, by address in any case or by id", async () => {
    const indexes = Array.from({ length: 50 }, (_, i) => i + 10);
    const query = indexes
      .map((i) => `requester:${i % 2 ? person(i).email.toUpperCase() : userIdOf(person(i))}`)
      .join(" ");
    const { results, count } = await search(`type:ticket ${query}`);
    expect(count).toBe(ofPeople(...indexes).length);
    expect(idsOf(results)).toEqual(idsOf(ofPeople(...indexes).slice(0, 100)));
    expect((await search("requester:nobody@nowhere.example")).count).toBe(0);
  });

  it("find by assignee, status, priority, tag: one property's values are alternatives", async () => {
    const agent = userIdOf(person(1));
    const cases: [string, (ticket: Ticket) => boolean][] = [
      [`assignee:${person(1).email}`, (t) => t.assignee_id === agent],
      ["assignee:none", (t) => t.assignee_id === null],
      ["status:pending status:hold", (t) => t.status === "pending" || t.status === "hold"],
      ["status<pending", (t) => t.status === "new" || t.status === "open"],
      ["priority>=high", (t) => t.priority === "high" || t.priority === "urgent"],
      ["tags:vip tags:beta", (t) => t.tags.includes("vip") || t.tags.includes("beta")],
      [
        `status:open requester:${person(3).email} priority:low`,
        (t) => t.status === "open" && t.requester_id === userIdOf(person(3)) && t.priority === "low",
      ],
    ];
    for (const [query, holds] of cases) {
      const expected = newest(everyTicket.filter(holds));
      expect([query, expected.length > 0]).toEqual([query, true]);
      const { count, results } = await search(query);
      expect([query, count, idsOf(results)]).toEqual([query, expected.length, idsOf(expected.slice(0, 100))]);
    }
  });

  it("compare created and updated with instants: every comparison holds", async () => {
    const at = newest(everyTicket)[50]?.created_at ?? "";
    const counts = async (query: string) => (await search(`type:ticket ${query}`)).count;
    expect((await counts(`created<${at}`)) + (await counts(`created>=${at}`))).toBe(everyTicket.length);
    expect((await counts(`created<=${at}`)) + (await counts(`created>${at}`))).toBe(everyTicket.length);
    expect(await counts("created>=2026-01-01 created<2026-02-01")).toBe(
      everyTicket.filter((ticket) => ticket.created_at.startsWith("2026-01")).length,
    );
    expect(await counts("updated>2026-01-01T00:00:00+02:00")).toBe(
      everyTicket.filter((ticket) => ticket.updated_at > "2025-12-31T22:00:00.000Z").length,
    );
  });

  it("find words and quoted phrases in subject and description, whatever their case", async () => {
    const holding = (text: string) =>
      everyTicket.filter((t) => `${t.subject}\n${t.description}`.toLowerCase().includes(text)).length;
    expect((await search("type:ticket PRINTER floor")).count).toBe(holding("printer on floor two"));
    expect((await search('type:ticket "double charge"')).count).toBe(holding("double charge"));
    expect((await search('type:ticket "the \\"export\\" button"')).count).toBe(
      holding('the "export" button'),
    );
    expect((await search("type:ticket charge double")).count).toBe(holding("double charge"));
  });

  it("of organizations and forms find the tickets that have one of them by id, and nothing by another text", async () => {
    const one = everyTicket.find(
      (ticket) => ticket.organization_id !== null && ticket.ticket_form_id !== null,
    );
    const own = (ticket: Ticket) => ticket.organization_id === one?.organization_id;
    const found = await search(`organization:${one?.organization_id}`);
    expect(found.count).toBe(everyTicket.filter(own).length);
    const both = await search(
      `organization:${one?.organization_id} organization:1 form:${one?.ticket_form_id}`,
    );
    expect(both.count).toBe(
      everyTicket.filter((ticket) => own(ticket) && ticket.ticket_form_id === one?.ticket_form_id).length,
    );
    expect((await search("form:99999")).count).toBe(0);
    for (const query of ["organization:northwind", "form:none", 'form:"1 2"'])
      expect(await refused(query)).toMatchObject({ status: 422, code: "invalid", field: "query" });
  });

  it("of ids find the records of their type with one of them, beside all other terms", async () => {
    const [one, other] = [everyTicket[3], everyTicket[30]];
    const tickets = await search(`type:ticket id:${one?.id} id:${other?.id} id:${one?.id}`);
    expect(new Set(idsOf(tickets.results))).toEqual(new Set([one?.id, other?.id]));
    expect(tickets.count).toBe(2);
    const organizations = await search<SearchResult>("type:organization id:40001 id:40002 id:40999");
    expect(idsOf(organizations.results)).toEqual([40_002, 40_001]);
    expect((await search<SearchResult>("type:group id:50001")).results).toMatchObject([
      { result_type: "group", id: 50_001 },
    ]);
    const me = userIdOf(person(2));
    const users = await search<SearchResult>(`type:user id:${me} email:${person(2).email}`);
    expect(users.results).toMatchObject([{ result_type: "user", id: me, name: person(2).displayName }]);
    for (const query of [`type:user id:${me} email:${person(3).email}`, `type:group id:${me}`])
      expect((await search(query)).count).toBe(0);
    for (const query of ["id:northwind", "id:none", "id>1"])
      expect(await refused(query)).toMatchObject({ status: 422, code: "invalid", field: "query" });
  });

  it("of type find people, groups and organizations; terms of tickets find tickets only", async () => {
    const types = async (query: string) => [
      ...new Set((await search<SearchResult>(query)).results.map((row) => row.result_type)),
    ];
    expect(await types("type:user")).toEqual(["user"]);
    expect(new Set(await types("type:group type:organization"))).toEqual(new Set(["group", "organization"]));
    const north = await search<SearchResult>(`northwind type:organization`);
    expect(north.results).toMatchObject([{ name: "Northwind", domain_names: ["northwind.example"] }]);
    const me = await search<SearchResult>(person(2).email);
    expect(me.results).toMatchObject([{ result_type: "user", id: userIdOf(person(2)) }]);
    expect(await types("status:open")).toEqual(["ticket"]);
    expect((await search("type:user status:open")).count).toBe(0);
    const mixed = await search<SearchResult>("o", "&sort_order=asc");
    expect(new Set(mixed.results.map((row) => row.result_type)).size).toBeGreaterThan(1);
    expect(mixed.results).toEqual([...mixed.results].sort(orders["created_at asc"]));
  });

  it.each([
    "colour:red",
    "-status:open",
    "type:macro",
    "status:lost",
    "status<",
    "tags>vip",
    "created:2026-01-01",
    "created>yesterday",
    "created>2026-13-01",
    'subject"',
    '"open',
    '"a"b',
    "requester:",
    'requester: "x"',
  ])("refuse the malformed query %s with 422 and the error invalid (D2-130)", async (query) => {
    const answer = await refused(query);
    expect(answer).toMatchObject({ status: 422, code: "invalid", field: "query" });
    expect(answer.message).toMatch(/^Invalid search: /);
  });

  it("never take a quoted value for syntax", () => {
    const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (value, word) => {
        const parsed = parseSearchQuery(`requester:${quoted(value)} ${quoted(word)} tags:${quoted(word)}`);
        expect(parsed).toEqual({
          equals: { requester: [value.toLowerCase()], tags: [word.toLowerCase()] },
          compared: [],
          words: [word.toLowerCase()],
        });
      }),
    );
  });

  it("are either understood or refused, whatever is sent", () => {
    const bits = fc.constantFrom(
      "status",
      ":",
      "<",
      '"',
      "\\",
      " ",
      "open",
      "requester",
      "x@y",
      "2026-01-01",
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 12 }), (parts) => {
        try {
          parseSearchQuery(parts.join(""));
        } catch (error) {
          expect(error).toBeInstanceOf(Problem);
        }
      }),
    );
  });
});
