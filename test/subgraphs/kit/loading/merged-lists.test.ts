/** Lists that are each newest first, merged page by page: property tests against the whole list sorted. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TributaryError } from "#platform/errors/catalog.ts";
import { Connection, type ConnectionArgs, cursorFor, windowOf } from "#subgraphs/kit/loading/connection.ts";
import { type MergedPage, type MergedSource, mergeNewestFirst } from "#subgraphs/kit/loading/merged-lists.ts";
import { runs } from "#test/kit/draws.ts";

interface Row {
  readonly id: string;
  readonly at: string | null;
}

const createdAt = (row: Row) => row.at;

/** A list over an array that pages by offset, in pages of at most a size. */
function listOf(name: string, rows: readonly Row[], size = 250): MergedSource<Row> & { readonly read: Read } {
  const read: Read = async (args) => {
    const { count, cursor } = windowOf(args, () => name, false);
    const start = Number(cursor?.position ?? 0);
    const page = rows.slice(start, start + Math.min(count, size));
    return new Connection(
      page,
      (index) => cursorFor({ position: start + index + 1, skip: 0, size: 0 }, name),
      { next: start + page.length < rows.length, previous: start > 0 },
      () => rows.length,
    );
  };
  return { name, read, createdAt };
}
type Read = (page: ConnectionArgs) => Promise<Connection<Row>>;

/** All pages of the merged list. */
async function walk(sources: readonly MergedSource<Row>[], first: number): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  for (;;) {
    const { page }: MergedPage<Row> = await mergeNewestFirst(sources, { first, after }, "all");
    ids.push(...page.nodes.map(({ id }) => id));
    if (!page.pageInfo.hasNextPage) return ids;
    expect(page.pageInfo.endCursor).not.toBeNull();
    after = page.pageInfo.endCursor;
  }
}

/** Rows of one list, newest first, with few different times and many ties. */
const rowsOf = (name: string) =>
  fc
    .array(fc.integer({ min: 1, max: 6 }), { maxLength: 25 })
    .map((days) =>
      days
        .sort((a, b) => b - a)
        .map((day, index): Row => ({ id: `${name}${index}`, at: `2026-01-0${day}T00:00:00Z` })),
    );

describe("lists that are merged", () => {
  it("have every row once, newest first, with ties in the order of the lists, at any page size", async () => {
    await fc.assert(
      fc.asyncProperty(
        rowsOf("a"),
        rowsOf("b"),
        rowsOf("c"),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 5 }),
        async (a, b, c, first, size) => {
          const whole = [...a, ...b, ...c].sort((x, y) => String(y.at).localeCompare(String(x.at)));
          const lists = [listOf("a", a, size), listOf("b", b), listOf("c", c, size)];
          expect(await walk(lists, first)).toEqual(whole.map(({ id }) => id));
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it("continue after the cursor of any row, not only of the last", async () => {
    const a = ["5", "3", "1"].map((day): Row => ({ id: `a${day}`, at: `2026-01-0${day}T00:00:00Z` }));
    const b = ["4", "3", "2"].map((day): Row => ({ id: `b${day}`, at: `2026-01-0${day}T00:00:00Z` }));
    const lists = [listOf("a", a), listOf("b", b)];
    const { page } = await mergeNewestFirst(lists, { first: 6 }, "all");
    const ids = page.nodes.map(({ id }) => id);
    expect(ids).toEqual(["a5", "b4", "a3", "b3", "b2", "a1"]);
    for (const [index, { cursor }] of page.edges.entries()) {
      const rest = await mergeNewestFirst(lists, { first: 6, after: cursor }, "all");
      expect(rest.page.nodes.map(({ id }) => id)).toEqual(ids.slice(index + 1));
    }
    expect(await page.totalCount).toBe(6);
  });

  it("place a row without a time after the row before it", async () => {
    const a: Row[] = [
      { id: "a1", at: "2026-01-05T00:00:00Z" },
      { id: "a2", at: null },
    ];
    const b: Row[] = [{ id: "b1", at: "2026-01-04T00:00:00Z" }];
    expect(await walk([listOf("a", a), listOf("b", b)], 5)).toEqual(["a1", "a2", "b1"]);
  });

  it("leave out a list that fails, on the pages that follow too, and fail where all of them do", async () => {
    const a = ["3", "2", "1"].map((day): Row => ({ id: `a${day}`, at: `2026-01-0${day}T00:00:00Z` }));
    const b = listOf("b", [{ id: "b9", at: "2026-01-09T00:00:00Z" }]);
    const down = {
      ...b,
      read: () => Promise.reject(new TributaryError("UPSTREAM_UNAVAILABLE", { family: "b" })),
    };
    const first = await mergeNewestFirst([listOf("a", a), down], { first: 2 }, "all");
    expect([first.page.nodes.map(({ id }) => id), [...first.failed]]).toEqual([["a3", "a2"], ["b"]]);
    expect(await first.page.totalCount).toBeNull();
    const after = first.page.pageInfo.endCursor;
    const second = await mergeNewestFirst([listOf("a", a), b], { first: 2, after }, "all");
    expect([second.page.nodes.map(({ id }) => id), [...second.failed]]).toEqual([["a1"], ["b"]]);
    await expect(mergeNewestFirst([down], { first: 2 }, "all")).rejects.toMatchObject({
      code: "UPSTREAM_UNAVAILABLE",
    });
  });

  it("end a page before the failure of a list, and continue from there", async () => {
    const a = ["5", "4", "1"].map((day): Row => ({ id: `a${day}`, at: `2026-01-0${day}T00:00:00Z` }));
    const b = ["3", "2"].map((day): Row => ({ id: `b${day}`, at: `2026-01-0${day}T00:00:00Z` }));
    let calls = 0;
    const short = listOf("b", b, 1);
    const flaky: MergedSource<Row> = {
      ...short,
      read: (page) => {
        calls++;
        return calls === 2
          ? Promise.reject(new TributaryError("UPSTREAM_UNAVAILABLE", { family: "b" }))
          : short.read(page);
      },
    };
    const { page } = await mergeNewestFirst([listOf("a", a), flaky], { first: 5 }, "all");
    expect([page.nodes.map(({ id }) => id), page.pageInfo.hasNextPage]).toEqual([["a5", "a4", "b3"], true]);
    const rest = await mergeNewestFirst(
      [listOf("a", a), flaky],
      { first: 5, after: page.pageInfo.endCursor },
      "all",
    );
    expect(rest.page.nodes.map(({ id }) => id)).toEqual(["b2", "a1"]);
  });

  it("leave out a list that recovers after the first page, because its newest rows would be out of order", async () => {
    const a = listOf(
      "a",
      [4, 2].map((day) => ({ id: `a${day}`, at: `2026-01-0${day}T00:00:00Z` })),
    );
    const late = listOf("late", [{ id: "late5", at: "2026-01-05T00:00:00Z" }]);
    const { page } = await mergeNewestFirst([a, listOf("b", [])], { first: 1 }, "all");
    const next = { first: 5, after: page.pageInfo.endCursor };
    const rest = await mergeNewestFirst([a, listOf("b", []), late], next, "all");
    expect(rest.page.nodes.map(({ id }) => id)).toEqual(["a2"]);
    expect([...rest.failed]).toEqual(["late"]);
  });

  it("refuse the cursor of another list, and one whose content is no position", async () => {
    const lists = [listOf("a", [{ id: "a1", at: null }])];
    const { page } = await mergeNewestFirst(lists, { first: 1 }, "one");
    const strange = cursorFor({ position: "no JSON", skip: 0, size: 0 }, "two");
    for (const after of [page.pageInfo.endCursor, strange])
      await expect(mergeNewestFirst(lists, { first: 1, after }, "two")).rejects.toMatchObject({
        code: "INVALID_CURSOR",
      });
  });
});
