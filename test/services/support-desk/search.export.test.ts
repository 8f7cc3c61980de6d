import { beforeEach, describe, expect, it } from "vitest";
import { type SearchResult, type SupportUser, supportDesk } from "#contracts/support-desk/index.ts";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { fits, type SupportDesk, startSupportDesk } from "./client.ts";

let desk: SupportDesk;
beforeEach(async () => {
  desk = await startSupportDesk();
  return desk.close;
});

interface Export {
  results: SearchResult[];
  users?: SupportUser[];
  links: { next: string | null; prev: null };
  meta: { has_more: boolean; after_cursor: string | null };
}
const path = (query: string, type = "ticket", rest = "") =>
  `/api/v2/search/export?query=${encodeURIComponent(query)}&filter[type]=${type}${rest}`;
const read = (query: string, type = "ticket", rest = "") => desk.read<Export>(path(query, type, rest));
const count = (query: string) => desk.read<object>(`/api/v2/search/count?query=${encodeURIComponent(query)}`);
/** A person with 1,500 tickets. */
const many = () => `requester:${desk.families.person(3).email}`;

describe("the count of a search", () => {
  it("is the count and nothing else (D2-116, D2-395)", async () => {
    const { tickets, users } = supportDeskTables(desk.families.store.scope("supportDesk"));
    expect(await count("type:ticket")).toEqual({ count: tickets.size });
    expect(await count("type:user")).toEqual({ count: users.size });
    expect(await count('type:ticket "no such text"')).toEqual({ count: 0 });
    expect(await desk.refusal("/api/v2/search/count")).toMatchObject({ status: 400, field: "query" });
    expect(await desk.refusal("/api/v2/search/count?query=colour:red")).toMatchObject({
      status: 422,
      code: "invalid",
    });
    expect((await desk.ask("/api/v2/search/count?query=x", { as: "endUser" })).status).toBe(403);
  });
});

describe("the export of a search", () => {
  it("has links, meta and results, and no count (D2-128, D2-129, D2-396)", async () => {
    const page = await read("", "ticket", "&page[size]=7&include=users");
    expect(fits(supportDesk.operations.exportSearchResults.spec.page.schema, page)).toBe(true);
    expect(Object.keys(page).sort()).toEqual(["links", "meta", "results", "users"]);
    expect(page.results).toHaveLength(7);
    expect(page.meta.has_more).toBe(true);
    expect(page.links.next).toContain(encodeURIComponent("page[after]"));
    expect(page.users?.length).toBeGreaterThan(0);
  });

  it("needs a query and one of four types (D2-117, D2-119, D2-527)", async () => {
    expect(await desk.refusal("/api/v2/search/export?filter[type]=ticket")).toMatchObject({
      status: 400,
      field: "query",
    });
    expect(await desk.refusal("/api/v2/search/export?query=x")).toMatchObject({
      status: 400,
      field: "filter",
    });
    expect(await desk.refusal(path("x", "macro"))).toMatchObject({ status: 400, field: "filter[type]" });
    for (const type of ["ticket", "organization", "user", "group"]) {
      const { results } = await read("", type);
      expect(results.length).toBeGreaterThan(0);
      expect(new Set(results.map(({ result_type }) => result_type))).toEqual(new Set([type]));
    }
  });

  it("takes one type only, and none in the query (D2-122, D2-123, D2-130)", async () => {
    expect(await desk.refusal(path("x", "ticket", "&filter[type]=user"))).toMatchObject({
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
    expect((await read("")).results).toHaveLength(100);
    expect((await read("", "ticket", "&page[size]=1000")).results).toHaveLength(1000);
    for (const size of ["1001", "0", "x"])
      expect((await desk.refusal(path("", "ticket", `&page[size]=${size}`))).status).toBe(400);
  });

  it("goes beyond 1,000 results, by created_at whatever is asked, and never backwards (D2-120, D2-121, D2-124)", async () => {
    const rows: SearchResult[] = [];
    let after = "";
    do {
      const page = await read(many(), "ticket", `&page[size]=600&sort_by=updated_at&sort_order=desc${after}`);
      expect(page.links.prev).toBeNull();
      rows.push(...page.results);
      after = page.meta.has_more ? `&page[after]=${page.meta.after_cursor}` : "";
    } while (after);
    expect(rows).toHaveLength(1_500);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1_500);
    const created = rows.map(({ created_at }) => created_at);
    expect(created).toEqual([...created].sort());
  });

  it("continues by its link too", async () => {
    const first = await read(many(), "ticket", "&page[size]=1000");
    const second = await desk.read<Export>((first.links.next ?? "").replace(/^\/support-desk/, ""));
    expect(second.results).toHaveLength(500);
    expect(second.links.next).toBeNull();
  });

  it("has cursors that are valid for one hour (D2-125)", async () => {
    const { meta } = await read("", "ticket", "&page[size]=5");
    const next = path("", "ticket", `&page[size]=5&page[after]=${meta.after_cursor}`);
    desk.clock.advance(59 * 60_000);
    expect((await desk.ask(next)).status).toBe(200);
    desk.clock.advance(60_000);
    expect(await desk.refusal(next)).toMatchObject({ status: 400 });
    expect(await desk.refusal(path("", "ticket", "&page[after]=made.up"))).toMatchObject({ status: 400 });
  });

  it("is accepted 100 times a minute for all callers together (D2-127)", async () => {
    for (let i = 0; i < 100; i++)
      expect((await desk.ask(path("", "group"), { as: i % 2 ? "agent" : "admin" })).status).toBe(200);
    const refused = await desk.ask(path("", "group"));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await desk.ask("/api/v2/search/count?query=x")).status).toBe(200);
    desk.clock.advance(60_000);
    expect((await desk.ask(path("", "group"))).status).toBe(200);
  });
});
