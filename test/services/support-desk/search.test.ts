import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { SearchResult, Ticket } from "#contracts/support-desk/index.ts";
import { userIdOf } from "#services/demo/things/support-desk.ts";
import { parseSearchQuery } from "#services/support-desk/search.ts";
import { orders, supportDeskTables } from "#services/support-desk/tables.ts";
import { idsOf, startSupportDesk } from "./client.ts";

const desk = await startSupportDesk();
const everyTicket = supportDeskTables(desk.families.store.scope("supportDesk")).tickets.sorted(
  "created_at desc",
);

interface Results {
  results: SearchResult[];
  count: number;
}
const search = (query: string, rest = "") =>
  desk.read<Results>(`/api/v2/search?query=${encodeURIComponent(query)}${rest}`);
const refused = (query: string) => desk.refusal(`/api/v2/search?query=${encodeURIComponent(query)}`);

const person = (index: number) => desk.families.person(index);
const idAt = (index: number) => userIdOf(person(index));
const textIn = (text: string) => (ticket: Ticket) =>
  `${ticket.subject}\n${ticket.description}`.toLowerCase().includes(text);
const fifty = Array.from({ length: 50 }, (_, i) => i + 10);
const at = everyTicket[50]?.created_at ?? "";
const [one, other] = everyTicket.filter(
  ({ organization_id, ticket_form_id }) => organization_id !== null && ticket_form_id !== null,
);

describe("search terms", () => {
  it.each<[query: string, holds: (ticket: Ticket) => boolean]>([
    [
      `type:ticket ${fifty.map((i) => `requester:${i % 2 ? person(i).email.toUpperCase() : idAt(i)}`).join(" ")}`,
      ({ requester_id }) => fifty.map(idAt).includes(requester_id),
    ],
    [`assignee:${person(1).email}`, (t) => t.assignee_id === idAt(1)],
    ["assignee:none", (t) => t.assignee_id === null],
    ["status:pending status:hold", (t) => t.status === "pending" || t.status === "hold"],
    ["tags:vip tags:beta", (t) => t.tags.includes("vip") || t.tags.includes("beta")],
    [
      `status:open requester:${person(3).email} priority:low`,
      (t) => t.status === "open" && t.requester_id === idAt(3) && t.priority === "low",
    ],
    [`type:ticket created<${at}`, (t) => t.created_at < at],
    [`type:ticket created<=${at}`, (t) => t.created_at <= at],
    [`type:ticket created>${at}`, (t) => t.created_at > at],
    ["type:ticket created>=2026-01-01 created<2026-02-01", (t) => t.created_at.startsWith("2026-01")],
    ["type:ticket updated>2026-01-01T00:00:00+02:00", (t) => t.updated_at > "2025-12-31T22:00:00.000Z"],
    ["type:ticket PRINTER floor", textIn("printer on floor two")],
    ['type:ticket "double charge"', textIn("double charge")],
    ["type:ticket charge double", textIn("double charge")],
    ['type:ticket "the \\"export\\" button"', textIn('the "export" button')],
    [`organization:${one?.organization_id}`, (t) => t.organization_id === one?.organization_id],
    [
      `organization:${one?.organization_id} organization:1 form:${one?.ticket_form_id}`,
      (t) => t.organization_id === one?.organization_id && t.ticket_form_id === one?.ticket_form_id,
    ],
    [`type:ticket id:${one?.id} id:${other?.id} id:${one?.id}`, (t) => t === one || t === other],
  ])("find the tickets that match %s, newest first", async (query, holds) => {
    const expected = everyTicket.filter(holds);
    expect(expected).not.toEqual([]);
    const { count, results } = await search(query);
    expect([count, idsOf(results)]).toEqual([expected.length, idsOf(expected.slice(0, 100))]);
  });

  it("of ids find the records of their type with one of them, beside all other terms", async () => {
    const organizations = await search("type:organization id:40001 id:40002 id:40999");
    expect(idsOf(organizations.results)).toEqual([40_002, 40_001]);
    expect((await search("type:group id:50001")).results).toMatchObject([
      { result_type: "group", id: 50_001 },
    ]);
    const me = idAt(2);
    const users = await search(`type:user id:${me} email:${person(2).email}`);
    expect(users.results).toMatchObject([{ result_type: "user", id: me, name: person(2).displayName }]);
    for (const query of [
      `type:user id:${me} email:${person(3).email}`,
      `type:group id:${me}`,
      "form:99999",
      "requester:nobody@nowhere.example",
    ])
      expect((await search(query)).count).toBe(0);
  });

  it("of type find people, groups and organizations; terms of tickets find tickets only", async () => {
    const types = async (query: string) => [
      ...new Set((await search(query)).results.map((row) => row.result_type)),
    ];
    expect(await types("type:user")).toEqual(["user"]);
    expect(new Set(await types("type:group type:organization"))).toEqual(new Set(["group", "organization"]));
    const north = await search(`northwind type:organization`);
    expect(north.results).toMatchObject([{ name: "Northwind", domain_names: ["northwind.example"] }]);
    const me = await search(person(2).email);
    expect(me.results).toMatchObject([{ result_type: "user", id: idAt(2) }]);
    expect(await types("status:open")).toEqual(["ticket"]);
    expect((await search("type:user status:open")).count).toBe(0);
    const mixed = await search("o", "&sort_order=asc");
    expect(new Set(mixed.results.map((row) => row.result_type)).size).toBeGreaterThan(1);
    expect(mixed.results).toEqual([...mixed.results].sort(orders["created_at asc"]));
  });

  it.each([
    "colour:red",
    "organization:northwind",
    'form:"1 2"',
    "id:none",
    "id>1",
    "-status:open",
    "type:macro",
    "status:lost",
    "status<pending",
    "created<",
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

describe("the export of a search", () => {
  const path = (query: string, rest = "") =>
    `/api/v2/search/export?query=${encodeURIComponent(query)}&filter[type]=ticket${rest}`;
  const read = (rest = "") => desk.read<Results>(path("", rest));

  it("takes one type only, and none in the query (D2-122, D2-123, D2-130)", async () => {
    expect(await desk.refusal(path("x", "&filter[type]=user"))).toMatchObject({
      status: 400,
      field: "filter[type]",
    });
    const response = await desk.ask(path("type:ticket refund"));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      error: "invalid",
      description: expect.stringContaining("filter[type]"),
    });
  });

  it("takes up to 1,000 rows a page, 100 unless asked (D2-118, D2-126)", async () => {
    expect((await read()).results).toHaveLength(100);
    expect((await read("&page[size]=1000")).results).toHaveLength(1000);
    for (const size of ["1001", "0", "x"])
      expect((await desk.refusal(path("", `&page[size]=${size}`))).status).toBe(400);
  });
});
