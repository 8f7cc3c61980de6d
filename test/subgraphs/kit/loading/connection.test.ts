/** Relay connections over each page style: each row once, in order, and stable cursors. */
import fc from "fast-check";
import Type from "typebox";
import { describe, expect, it } from "vitest";
import { cursorLimit } from "#contracts/kit/pages/cursor.ts";
import { incremental } from "#contracts/kit/pages/incremental.ts";
import { limitSkip } from "#contracts/kit/pages/limit-skip.ts";
import { namedPages } from "#contracts/kit/pages/named.ts";
import { numberedPages, pageAndSize, pageNumber } from "#contracts/kit/pages/numbered.ts";
import { objectId } from "#contracts/kit/pages/object-id.ts";
import { odataPage, pageObject, startLimit } from "#contracts/kit/pages/offset.ts";
import type { PageStyle } from "#contracts/kit/pages/style.ts";
import {
  cursorMeta,
  linkHeader,
  nextPageToken,
  pageKey,
  paginationToken,
} from "#contracts/kit/pages/token.ts";
import { wholeList } from "#contracts/kit/pages/whole.ts";
import type { TributaryError } from "#platform/errors/catalog.ts";
import {
  Connection,
  type ConnectionArgs,
  cursorFor,
  ListReader,
  listKey,
  readConnection,
} from "#subgraphs/kit/loading/connection.ts";
import { runs } from "#test/kit/draws.ts";
import { FakeClient, fakeFamily, leavingOut, listOf, refused } from "#test/subgraphs/kit/fake-client.ts";

const Row = Type.Object({ id: Type.String() });
type Row = { readonly id: string };
const sizes = { maxSize: 7, defaultSize: 3 };
const shared = { ...sizes, rows: "data.rows", size: "take" };
const named = [
  namedPages(Row, { ...shared, by: "offset", position: "skip", total: "meta.all" }),
  { ...namedPages(Row, { ...shared, by: "offset", position: "skip" }), name: "by offset, without a total" },
  namedPages(Row, { ...shared, by: "page", position: "page", total: "total", page: "page", pages: "pages" }),
  {
    ...namedPages(Row, { ...shared, by: "page", position: "page", firstPage: 0, length: "meta.take" }),
    name: "by page from 0, without a total",
  },
  {
    ...namedPages(Row, { ...sizes, by: "page", position: "no", rows: "rows", more: "more" }),
    name: "by page of one size",
  },
  namedPages(Row, { ...shared, by: "cursor", position: "at", next: "meta.next" }),
  {
    ...namedPages(Row, { ...shared, by: "cursor", position: "after", more: "more" }),
    name: "by the id of the last row",
  },
];
const styles: readonly PageStyle<unknown>[] = [
  pageNumber("rows", Row, sizes),
  pageAndSize("rows", Row, { ...sizes, included: Type.Unknown() }),
  numberedPages("rows", Row, { size: 300 }),
  objectId(Row, sizes),
  pageObject(Row, sizes),
  odataPage(Row, { ...sizes, maxSize: 300 }),
  startLimit(Row, sizes),
  ...named,
  { ...startLimit(Row, { ...sizes, bare: true }), name: "startLimit, bare" },
  cursorLimit(Row, sizes),
  wholeList("rows", Row, { success: true }),
  limitSkip(Row, sizes),
  linkHeader(Row, sizes),
  cursorMeta("rows", Row, sizes),
  { ...cursorMeta("rows", Row, { ...sizes, ttlMs: 60_000, linked: true }), name: "cursorMeta, linked" },
  incremental("rows", Row, { maxSize: sizes.maxSize, stretch: 5, timeOf: () => 0 }),
  nextPageToken("rows", Row, { ...sizes, ttlMs: 60_000 }),
  pageKey("rows", Row, sizes),
  wholeList("rows", Row),
  paginationToken(Row, sizes),
];
const byName = styles.map((style) => [style.name, style] as const);

const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, i) => ({ id: `r${i}` }));
const ids = (rows: readonly unknown[]) => rows.map((row) => (row as Row).id);
function read(client: FakeClient, args: ConnectionArgs, input: object = { parent: "p" }) {
  const operation = client.operation("list");
  return readConnection(
    client,
    operation,
    operation.spec.page as PageStyle<unknown>,
    input as Record<string, unknown>,
    args,
  );
}
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => "none",
    (error: TributaryError) => error.code,
  );

describe.each(byName)("a list in the style %s", (_name, style) => {
  it("is paged through with each row once and in order, at any page size, with the right hasNextPage", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 40 }),
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 }),
        async (count, firsts) => {
          const all = rowsOf(count);
          const client = listOf(style, () => all);
          const seen: string[] = [];
          let after: string | null = null;
          for (let turn = 0; ; turn++) {
            const first = firsts[turn % firsts.length] ?? 1;
            const page = await read(client, { first, after });
            seen.push(...ids(page.nodes));
            expect(page.nodes.length).toBe(Math.min(first, count - seen.length + page.nodes.length));
            expect(page.pageInfo.hasNextPage).toBe(seen.length < count);
            expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
            after = page.pageInfo.endCursor;
            if (!page.pageInfo.hasNextPage) break;
          }
          expect(seen).toEqual(ids(all));
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it("continues after the cursor of any of its rows", async () => {
    const all = rowsOf(20);
    const client = listOf(style, () => all);
    const { edges } = await read(client, { first: 12 });
    for (const [index, { cursor, node }] of edges.entries()) {
      expect((node as Row).id).toBe(`r${index}`);
      const rest = await read(client, { first: 20, after: cursor });
      expect(ids(rest.nodes)).toEqual(ids(all.slice(index + 1)));
    }
  });

  it("is filled beyond the family's page size with as few pages as that allows", async () => {
    const client = listOf(style, () => rowsOf(60));
    expect((await read(client, { first: 50 })).nodes).toHaveLength(50);
    expect(client.calls.length).toBeLessThanOrEqual(Math.ceil(50 / style.maxSize) + 1);
  });

  it("is read with one call if one page has all requested rows", async () => {
    const client = listOf(style, () => rowsOf(60));
    await read(client, { first: 5 });
    expect(client.calls).toHaveLength(1);
  });

  it("is empty if the family has no rows", async () => {
    const page = await read(
      listOf(style, () => []),
      { first: 5 },
    );
    expect(page.nodes).toEqual([]);
    expect(page.pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
  });

  it("fails as unreadable if the rows are not at their documented place", async () => {
    const operations = { list: { ...listOf(style, () => []).operation("list") } };
    for (const body of [{}, { rows: "x" }, { data: 5 }, { value: null }, "x", 5]) {
      const client = new FakeClient(fakeFamily(operations), () => body);
      expect(await codeOf(read(client, {}))).toBe("UPSTREAM_BAD_RESPONSE");
    }
  });

  it("refuses a cursor that was altered, or made for other arguments, another parent or another list", async () => {
    const client = listOf(style, () => rowsOf(20));
    const { endCursor } = (await read(client, { first: 5 })).pageInfo;
    const cursor = endCursor ?? "";
    client.calls.length = 0;
    const altered = [...cursor].map(
      (letter, i) => cursor.slice(0, i) + (letter === "A" ? "B" : "A") + cursor.slice(i + 1),
    );
    const read5 = (after: string, input?: object) => codeOf(read(client, { first: 5, after }, input));
    for (const other of [
      "",
      "x",
      cursor.slice(0, -4),
      cursor + cursor,
      "x".repeat(10_000),
      "\ud800",
      ...altered.slice(0, 20),
    ])
      expect(await read5(other), other).toBe("INVALID_CURSOR");
    for (const input of [{ parent: "q" }, { parent: "p", sort: "name" }, {}])
      expect(await read5(cursor, input)).toBe("INVALID_CURSOR");
    const place = { position: 5, skip: 0, size: 0 };
    expect(
      await read5(
        cursorFor(place, listKey({ ...client.operation("list"), id: "fake.other" }, { parent: "p" })),
      ),
    ).toBe("INVALID_CURSOR");
    expect(client.calls).toHaveLength(0);
    expect(await read5(cursor)).toBe("none");
  });

  it("refuses a cursor with a valid hash and foreign content", async () => {
    const client = listOf(style, () => rowsOf(20));
    const scope = listKey(client.operation("list"), { parent: "p" });
    for (const place of [
      { position: -1, skip: 0, size: 0 },
      { position: 1.5, skip: 0, size: 0 },
      { position: {}, skip: 0, size: 0 },
      { position: 1, skip: -3, size: 0 },
      { position: 1, skip: 0, size: "7" },
      { position: 1, skip: null, size: 0 },
    ])
      expect(
        await codeOf(read(client, { after: cursorFor(place as never, scope) })),
        JSON.stringify(place),
      ).toBe("INVALID_CURSOR");
  });

  it("takes the first 1 to 250 rows, 25 by default", async () => {
    const client = listOf(style, () => rowsOf(300));
    expect((await read(client, {})).nodes).toHaveLength(25);
    expect((await read(client, { first: 250 })).nodes).toHaveLength(250);
    client.calls.length = 0;
    for (const first of [0, -1, 251, 1_000_000])
      expect(await codeOf(read(client, { first }))).toBe("BAD_USER_INPUT");
    expect(client.calls).toHaveLength(0);
  });

  if (!style.backward)
    it("refuses to be read backwards", async () => {
      const client = listOf(style, () => rowsOf(10));
      const { startCursor } = (await read(client, { first: 2 })).pageInfo;
      for (const args of [{ last: 2 }, { before: startCursor }, { last: 2, before: startCursor }])
        expect(await codeOf(read(client, args))).toBe("BAD_USER_INPUT");
    });
});

/** Styles whose pages have the existence of a next page, for any rows. */
const saysNext = new Set([
  ...["pageNumber", "pageAndSize", "startLimit", "cursorLimit", "linkHeader", "cursorMeta"],
  ...["nextPageToken", "pageKey", "paginationToken"],
]);

describe.each(byName.filter(([name]) => saysNext.has(name)))(
  "a list in the style %s whose pages have fewer rows than their size",
  (_name, style) => {
    const walked = async (all: readonly Row[], first: number, shows: (row: Row) => boolean) => {
      const cut: PageStyle<unknown>["cut"] = (...given) => {
        const page = style.cut(...given);
        return { ...page, body: leavingOut(page.body, (row) => !shows(row as Row)) };
      };
      const client = listOf({ ...style, cut }, () => all);
      const seen: string[] = [];
      let after: string | null = null;
      for (let turn = 0; turn < 100; turn++) {
        const page = await read(client, { first, after });
        seen.push(...ids(page.nodes));
        if (!page.pageInfo.hasNextPage) return seen;
        after = page.pageInfo.endCursor;
        expect(after).not.toBeNull();
      }
      throw new Error("the list never ended");
    };

    it("has every row once, in order, where single rows or whole pages are missing", async () => {
      const hidden = fc.func(fc.integer({ min: 0, max: 3 }).map((draw) => draw === 0));
      const stretch = fc.tuple(fc.nat(60), fc.nat(30));
      await fc.assert(
        fc.asyncProperty(
          fc.nat({ max: 60 }),
          fc.integer({ min: 1, max: 20 }),
          hidden,
          stretch,
          async (count, first, hides, [from, length]) => {
            const all = rowsOf(count);
            const shows = ({ id }: Row) => {
              const index = Number(id.slice(1));
              return (index < from || index >= from + length) && !hides(id);
            };
            expect(await walked(all, first, shows)).toEqual(ids(all.filter(shows)));
          },
        ),
        { numRuns: runs(60) },
      );
    });

    it("continues after more empty pages than one field reads", async () => {
      const all = rowsOf(style.maxSize * 60);
      expect(await walked(all, style.maxSize, ({ id }) => id === `r${all.length - 1}`)).toEqual([
        `r${all.length - 1}`,
      ]);
    });
  },
);

describe("a list that can be read backwards", () => {
  const style = objectId(Row, sizes);

  it("returns the rows before a cursor in the list's own order, with the right hasPreviousPage", async () => {
    const all = rowsOf(30);
    const client = listOf(style, () => all);
    const { edges } = await read(client, { first: 30 });
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 29 }), fc.integer({ min: 1, max: 30 }), async (at, last) => {
        const page = await read(client, { last, before: edges[at]?.cursor ?? "" });
        expect(ids(page.nodes)).toEqual(ids(all.slice(Math.max(0, at - last), at)));
        expect(page.pageInfo).toMatchObject({ hasPreviousPage: at > last, hasNextPage: true });
      }),
      { numRuns: runs(100) },
    );
  });

  it("returns the same rows forwards and backwards", async () => {
    const client = listOf(style, () => rowsOf(30));
    const there = await read(client, {
      first: 4,
      after: (await read(client, { first: 9 })).pageInfo.endCursor,
    });
    const back = await read(client, { last: 9, before: there.pageInfo.startCursor });
    expect(ids(back.nodes)).toEqual(ids(rowsOf(9)));
    const again = await read(client, { first: 4, after: back.pageInfo.endCursor });
    expect(ids(again.nodes)).toEqual(ids(there.nodes));
  });

  it("refuses arguments of both directions at once", async () => {
    const client = listOf(style, () => rowsOf(30));
    const { startCursor: cursor } = (await read(client, { first: 4 })).pageInfo;
    for (const args of [
      { last: 3 },
      { first: 1, last: 1, before: cursor },
      { after: cursor, before: cursor },
      { last: 0, before: cursor },
      { last: 251, before: cursor },
    ])
      expect(await codeOf(read(client, args)), JSON.stringify(args)).toBe("BAD_USER_INPUT");
  });
});

describe("a cursor within a page of tokens", () => {
  it("reads its page again with the same size, for any size of the next page", async () => {
    const client = listOf(cursorMeta("rows", Row, sizes), () => rowsOf(30));
    const middle = (await read(client, { first: 10 })).edges[8]?.cursor ?? "";
    client.calls.length = 0;
    expect(ids((await read(client, { first: 1, after: middle })).nodes)).toEqual(["r9"]);
    expect(client.calls).toHaveLength(1);
  });

  it("is invalid once the family no longer takes its token", async () => {
    let fresh = true;
    const style = nextPageToken("rows", Row, { ...sizes, ttlMs: 1 });
    const ok = listOf(style, () => rowsOf(30));
    const { endCursor } = (await read(ok, { first: 7 })).pageInfo;
    const late = new FakeClient(fakeFamily({ list: ok.operation("list") }), () => {
      fresh = false;
      throw refused();
    });
    expect(await codeOf(read(late, { after: endCursor }))).toBe("INVALID_CURSOR");
    expect(fresh).toBe(false);
    expect(await codeOf(read(late, { first: 2 }))).toBe("BAD_USER_INPUT");
  });
});

describe("a list in pages of one size without a total", () => {
  const style = numberedPages("rows", Row, { size: 5 });
  const walk = async (count: number, first: number) => {
    const client = listOf(style, () => rowsOf(count));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await read(client, { first, after });
      seen.push(...ids(page.nodes));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    return { seen, pages: client.calls.map(({ input }) => input["page"]) };
  };

  it("returns every row once for any `first`, by page numbers", async () => {
    for (const first of [1, 3, 5, 7, 20])
      for (const count of [0, 4, 5, 11]) expect((await walk(count, first)).seen).toEqual(ids(rowsOf(count)));
    expect((await walk(11, 20)).pages).toEqual([1, 2, 3]);
  });

  it("ends at an empty page if the last page is full", async () => {
    expect(await walk(10, 5)).toEqual({ seen: ids(rowsOf(10)), pages: [1, 2, 3] });
  });
});

describe("a list whose total can be left out", () => {
  it("has a totalCount unless skipCounts is sent", async () => {
    const client = listOf(pageAndSize("rows", Row, { ...sizes, included: Type.Unknown() }), () => rowsOf(9));
    expect((await read(client, { first: 2 })).totalCount).toBe(9);
    const { totalCount, nodes } = await read(client, { first: 2 }, { skipCounts: true });
    expect([totalCount, nodes.length]).toEqual([null, 2]);
  });
});

describe("a list without an end", () => {
  it("fails if the next page token is that of the same page", async () => {
    const ok = listOf(cursorMeta("rows", Row, sizes), () => []);
    const looping = new FakeClient(fakeFamily({ list: ok.operation("list") }), () => ({
      rows: [{ id: "1" }],
      meta: { has_more: true, after_cursor: "same" },
    }));
    expect(await codeOf(read(looping, { first: 100 }))).toBe("UPSTREAM_BAD_RESPONSE");
    expect(looping.calls.length).toBeLessThanOrEqual(3);
  });

  it("with a limit of paging is refused beyond it, before a call", async () => {
    const capped = listOf(pageNumber("rows", Row, { ...sizes, cap: 10 }), () => rowsOf(50));
    const scope = listKey(capped.operation("list"), { parent: "p" });
    const after = cursorFor({ position: 10, skip: 0, size: 0 }, scope);
    expect(await codeOf(read(capped, { first: 5, after }))).toBe("BAD_USER_INPUT");
    expect(capped.calls).toHaveLength(0);
    // A page that extends beyond the end has the rows before the end.
    const first = await read(capped, { first: 7 });
    const rest = await read(capped, { first: 7, after: first.pageInfo.endCursor });
    expect(ids(rest.nodes)).toEqual(["r7", "r8", "r9"]);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    expect(await read(capped, { first: 10 })).toMatchObject({
      pageInfo: { hasNextPage: false },
      totalCount: 50,
    });
  });
});

describe("a list that several objects lead to", () => {
  it("is read once in an operation, also by a later field; other arguments are another read", async () => {
    const client = listOf(linkHeader(Row, sizes), () => rowsOf(5));
    const lists = new ListReader(client);
    const ask = (args: ConnectionArgs, input = { parent: "p" }) => lists.read("list", input, args);
    const first = await ask({ first: 2 });
    expect(ids((await ask({ first: 2 })).nodes)).toEqual(ids(first.nodes));
    expect(client.calls).toHaveLength(1);
    await ask({ first: 3 });
    await ask({ first: 2, after: first.pageInfo.endCursor });
    await ask({ first: 2 }, { parent: "q" });
    expect(client.calls).toHaveLength(4);
  });
});

describe("a page with rows left out", () => {
  const page = new Connection(["a", "b"], (index) => `after ${index}`, { next: true, previous: false });

  it("has as endCursor the last row that remains", () => {
    expect(page.map((node) => (node === "a" ? node : undefined)).pageInfo.endCursor).toBe("after 0");
  });

  it("has an endCursor even if no row remains, because more pages may follow", () => {
    const none = page.map(() => undefined);
    expect(none.nodes).toEqual([]);
    expect(none.pageInfo).toMatchObject({ hasNextPage: true, startCursor: null, endCursor: "after 1" });
    expect(none.map((node) => node).pageInfo.endCursor).toBe("after 1");
  });
});
