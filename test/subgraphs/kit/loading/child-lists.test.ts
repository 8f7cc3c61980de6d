/** Lists within lists over each kind of list with several parents: by offset, number, token or id, capped, resumed. */
import fc from "fast-check";
import Type from "typebox";
import { describe, expect, it } from "vitest";
import { csv, get, optional } from "#contracts/kit/contract.ts";
import { pageNumber } from "#contracts/kit/pages/numbered.ts";
import { objectId } from "#contracts/kit/pages/object-id.ts";
import { pageObject } from "#contracts/kit/pages/offset.ts";
import type { PageStyle } from "#contracts/kit/pages/style.ts";
import { nextPageToken } from "#contracts/kit/pages/token.ts";
import type { ChildListDeclaration } from "#subgraphs/kit/loading/child-list-reader.ts";
import { childListLoader } from "#subgraphs/kit/loading/child-lists.ts";
import type { Connection, ConnectionArgs } from "#subgraphs/kit/loading/connection.ts";
import { runs } from "#test/kit/draws.ts";
import { FakeClient, fakeFamily, leavingOut, Paged, refused } from "#test/subgraphs/kit/fake-client.ts";

const Row = Type.Object({ id: Type.String(), owner: Type.String(), at: Type.String() });
type Row = Type.Static<typeof Row>;
type Input = { owners: string[]; at?: string | undefined };

/** Tokens that are valid for one query only, as at a service that checks them. */
const tokensFor = (query: string) => ({
  now: () => 0,
  seal: (value: unknown) => JSON.stringify([query, value]),
  open(token: string): unknown {
    const [of, value] = JSON.parse(token) as [unknown, unknown];
    if (of !== query) throw refused();
    return value;
  },
  path: "/list",
  search: new URLSearchParams(),
});

/**
 * A family whose list has owners, newest row last. `tick` rows share an instant.
 * @param shows False for rows that are removed from a page after it was cut.
 */
function listing(
  style: PageStyle<unknown>,
  rows: readonly Row[],
  resumes: boolean,
  max = 100,
  shows: (row: Row) => boolean = () => true,
  parentOf: (row: Row) => string | undefined = ({ owner }) => owner,
  ofAll = false,
) {
  const operations = {
    list: get("/list", { query: { owners: csv(Type.String()), at: optional(Type.String()) }, page: style }),
  };
  const client = new FakeClient(
    fakeFamily(operations),
    (input) => {
      const { owners, at } = input as unknown as Input;
      const context = tokensFor(JSON.stringify([owners, at]));
      const found = rows.filter(
        (row) => (owners.length === 0 || owners.includes(row.owner)) && (at === undefined || row.at >= at),
      );
      return new Paged(leavingOut(style.cut(found, input, context).body, (row) => !shows(row as Row)));
    },
    { callsLeft: 100_000 },
  );
  const declaration: ChildListDeclaration<object, Row, unknown, object> = {
    max,
    ofAll,
    ask: (owners, _args, at) => ({
      owners: ofAll && owners.length > 1 ? [] : owners,
      ...(at !== undefined && { at }),
    }),
    parentOf,
    idOf: ({ id }) => id,
    ...(resumes && { resumeAt: ({ at }: Row) => at }),
  };
  const slices = childListLoader(client, "list", declaration as never);
  const load = (parents: string | string[], paging: ConnectionArgs) =>
    slices.load(parents, {}, paging) as Promise<Connection<Row>>;
  return { client, load };
}

const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** Rows with the drawn owners. `perInstant` of them share an instant. */
const rowsOf = (owners: readonly number[], perInstant: number): Row[] =>
  owners.map((owner, index) => ({
    id: `r${index}`,
    owner: `o${owner}`,
    at: String(Math.floor(index / perInstant)).padStart(6, "0"),
  }));

const tokens = nextPageToken("rows", Row, { maxSize: 20, defaultSize: 20, ttlMs: 1_000 });

const kinds: readonly (readonly [name: string, style: PageStyle<unknown>, resumes: boolean])[] = [
  ["by offset", pageObject(Row, { maxSize: 20, defaultSize: 20 }), false],
  ["by number", pageNumber("rows", Row, { maxSize: 20, defaultSize: 20 }), false],
  ["by number, resumed at a mark", pageNumber("rows", Row, { maxSize: 20, defaultSize: 20 }), true],
  [
    "by number with a cap, resumed at a mark",
    pageNumber("rows", Row, { maxSize: 20, defaultSize: 20, cap: 60 }),
    true,
  ],
  ["by token", tokens, false],
  ["by token, resumed at a mark", tokens, true],
];

/** Rows for several pages. Without `size`, most drawn arrays fit into one page. */
const anyRows = fc
  .tuple(fc.array(fc.nat(9), { maxLength: 200, size: "max" }), fc.constantFrom(1, 2, 7))
  .map(([owners, perInstant]) => rowsOf(owners, perInstant));

/** Compares the lists of all owners, first pages and all further ones, with their rows. */
const pagesOn = (style: PageStyle<unknown>, resumes: boolean) =>
  fc.assert(
    fc.asyncProperty(anyRows, fc.integer({ min: 1, max: 30 }), fc.boolean(), async (rows, first, pair) => {
      const { load } = listing(style, rows, resumes);
      // Some names stand for several owners, as for a person with two customers.
      const wants: (string | string[])[] = Array.from({ length: pair ? 8 : 10 }, (_, i) => `o${i}`);
      if (pair) wants.push(["o8", "o9"]);
      const pages = await Promise.all(wants.map((want) => load(want, { first })));
      for (const [index, want] of wants.entries()) {
        const own = ids(rows.filter(({ owner }) => [want].flat().includes(owner)));
        let page = pages[index];
        const seen = ids(page?.nodes ?? []);
        expect(seen).toEqual(own.slice(0, first));
        while (page?.pageInfo.hasNextPage) {
          page = await load(want, { first, after: page.pageInfo.endCursor });
          seen.push(...ids(page.nodes));
        }
        expect(seen).toEqual(own);
      }
    }),
    { numRuns: runs(120) },
  );

describe.each(kinds)("slices of a list %s", (_name, style, resumes) => {
  it("are everyone's first rows in every distribution, and page on to all of them", async () => {
    await pagesOn(style, resumes);
  });

  it("have every row that is shown, where pages are shorter than their size or empty and not the last", async () => {
    const hidden = fc.func(fc.integer({ min: 0, max: 3 }).map((draw) => draw === 0));
    const stretch = fc.tuple(fc.nat(200), fc.nat(90));
    await fc.assert(
      fc.asyncProperty(
        anyRows,
        fc.integer({ min: 1, max: 30 }),
        hidden,
        stretch,
        async (rows, first, hides, [from, length]) => {
          const shows = ({ id }: Row) => {
            const index = Number(id.slice(1));
            return (index < from || index >= from + length) && !hides(id);
          };
          const { load } = listing(style, rows, resumes, 100, shows);
          const owners = Array.from({ length: 10 }, (_, i) => `o${i}`);
          const pages = await Promise.all(owners.map((owner) => load(owner, { first })));
          for (const [at, owner] of owners.entries()) {
            const own = ids(rows.filter((row) => row.owner === owner && shows(row)));
            let page = pages[at];
            const seen = ids(page?.nodes ?? []);
            expect(seen).toEqual(own.slice(0, first));
            for (let more = 0; page?.pageInfo.hasNextPage; more++) {
              expect(more).toBeLessThan(300);
              page = await load(owner, { first, after: page.pageInfo.endCursor });
              seen.push(...ids(page.nodes));
            }
            expect([...new Set(seen)]).toEqual(own);
          }
        },
      ),
      { numRuns: runs(120) },
    );
  });

  it("of one parent read no page twice, for any length of pages and any parent named in the rows", async () => {
    const parentOf = fc.constantFrom<(row: Row) => string | undefined>(
      ({ owner }) => owner,
      () => undefined,
      () => "another spelling",
    );
    const hidden = fc.func(fc.boolean());
    await fc.assert(
      fc.asyncProperty(
        anyRows,
        fc.integer({ min: 1, max: 30 }),
        hidden,
        parentOf,
        async (rows, first, hides, parent) => {
          const { client, load } = listing(style, rows, resumes, 100, ({ id }) => !hides(id), parent);
          await load("o0", { first });
          const calls = client.calls.map(({ input }) => JSON.stringify(input));
          expect(calls).toEqual([...new Set(calls)]);
        },
      ),
      { numRuns: runs(120) },
    );
  });

  it("are read parent by parent after one page whose rows do not name their parent", async () => {
    const rows = rowsOf(
      Array.from({ length: 150 }, (_, i) => i % 2),
      1,
    );
    const { client, load } = listing(style, rows, resumes, 100, undefined, () => undefined);
    const pages = await Promise.all(["o0", "o1"].map((owner) => load(owner, { first: 5 })));
    for (const [index, page] of pages.entries()) {
      const own = rows.filter(({ owner }) => owner === `o${index}`);
      expect(ids(page.nodes)).toEqual(ids(own).slice(0, 5));
      expect(page.pageInfo.hasNextPage).toBe(true);
    }
    expect(client.calls.map(({ input }) => input["owners"])).toEqual([["o0", "o1"], ["o0"], ["o1"]]);
  });

  it("have a total count: from the rows if all were read, else by one more call", async () => {
    const rows = rowsOf([0, 0, 0, 1, 0, 0], 1);
    const { client, load } = listing(style, rows, resumes);
    const [whole, cut] = await Promise.all([load("o1", { first: 3 }), load("o0", { first: 2 })]);
    const before = client.calls.length;
    expect(await whole.totalCount).toBe(1);
    expect(client.calls).toHaveLength(before);
    expect(await cut.totalCount).toBe(5);
    expect(client.calls).toHaveLength(before + 1);
  });
});

describe("child lists after a write of the same operation", () => {
  it("are read again, with the same arguments and page", async () => {
    const rows = rowsOf([0, 1], 1);
    const { client, load } = listing(tokens, rows, false);
    expect(ids((await load("o0", { first: 5 })).nodes)).toEqual(["r0"]);
    rows.push({ id: "new", owner: "o0", at: "9" });
    expect(ids((await load("o0", { first: 5 })).nodes)).toEqual(["r0"]);
    client.writes++;
    expect(ids((await load("o0", { first: 5 })).nodes)).toEqual(["r0", "new"]);
  });
});

describe("slices of a list that continues at tokens or at ids of rows", () => {
  const byId = objectId(Row, { maxSize: 20, defaultSize: 20 });

  it("are everyone's first rows and page on to all of them, by ids of rows", async () => {
    await pagesOn(byId, false);
  });

  it.each([
    ["tokens", tokens],
    ["ids", byId],
  ])("continue after any row, also at and beside the border of each page: %s", async (_name, style) => {
    const rows = rowsOf(
      Array.from({ length: 130 }, (_, i) => i % 2),
      1,
    );
    const own = ids(rows.filter(({ owner }) => owner === "o0"));
    const { client, load } = listing(style, rows, false);
    const [whole] = await Promise.all(["o0", "o1"].map((owner) => load(owner, { first: 62 })));
    const { edges = [] } = whole ?? {};
    expect(edges.map(({ node }) => node.id)).toEqual(own.slice(0, 62));
    for (const border of [1, 19, 20, 21, 39, 40, 41, 59, 60, 61]) {
      const cursor = edges.at(border)?.cursor ?? "";
      const before = client.calls.length;
      const next = await load("o0", { first: 20, after: cursor });
      expect([border, ids(next.nodes)]).toEqual([border, own.slice(border + 1, border + 21)]);
      expect([border, next.pageInfo.hasNextPage]).toEqual([border, border + 21 < own.length]);
      expect(client.calls.length - before).toBeLessThanOrEqual(Math.ceil((border + 23) / 20));
    }
  });

  it.each([
    ["tokens", tokens],
    ["ids", byId],
  ])("of one owner continue without the pages before the cursor: %s", async (_name, style) => {
    const rows = rowsOf(new Array<number>(130).fill(0), 1);
    const { client, load } = listing(style, rows, false);
    const { edges } = await load("o0", { first: 60 });
    const before = client.calls.length;
    const next = await load("o0", { first: 5, after: edges[58]?.cursor ?? "" });
    expect(ids(next.nodes)).toEqual(ids(rows.slice(59, 64)));
    expect(client.calls.length - before).toBeLessThanOrEqual(2);
  });

  it("start again for the owners that lack rows, if this costs no further page", async () => {
    const rows = rowsOf([0, ...new Array<number>(60).fill(1), ...new Array<number>(9).fill(0)], 1);
    const { client, load } = listing(tokens, rows, false);
    const [few, many] = await Promise.all(["o0", "o1"].map((owner) => load(owner, { first: 5 })));
    expect([ids(few?.nodes ?? []), ids(many?.nodes ?? [])]).toEqual([
      ["r0", "r61", "r62", "r63", "r64"],
      ["r1", "r2", "r3", "r4", "r5"],
    ]);
    expect(client.calls.map(({ input }) => input["owners"])).toEqual([["o0", "o1"], ["o0"]]);
  });

  it("refuse a cursor whose token has expired", async () => {
    const rows = rowsOf(new Array<number>(50).fill(0), 1);
    const { client, load } = listing(tokens, rows, false);
    const { edges } = await load("o0", { first: 40 });
    client.fetch = () => Promise.reject(refused());
    const failed = await load("o0", { first: 5, after: edges[30]?.cursor ?? "" }).catch(
      (error: unknown) => error,
    );
    expect(failed).toMatchObject({ extensions: { code: "INVALID_CURSOR" } });
  });
});

describe("slices of a list that ends at a cap", () => {
  const capped = pageNumber("rows", Row, { maxSize: 10, defaultSize: 10, cap: 30 });

  it("read parent by parent what the cap leaves open", async () => {
    const rows = rowsOf([...new Array(40).fill(0), ...new Array(5).fill(1)], 1);
    const { load } = listing(capped, rows, false);
    const [many, few] = await Promise.all([load("o0", { first: 25 }), load("o1", { first: 25 })]);
    expect(many.nodes).toHaveLength(25);
    expect(ids(few.nodes)).toEqual(ids(rows.slice(40)));
  });

  it("fail with BAD_USER_INPUT if rows lie beyond the cap, instead of leaving them out", async () => {
    const { load } = listing(capped, rowsOf(new Array(80).fill(0), 1), false);
    const failed = await load("o0", { first: 50 }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ extensions: { code: "BAD_USER_INPUT" } });
  });
});

describe("slices read at once", () => {
  it("are one call for all parents, or several if one call cannot name them all", async () => {
    const style = pageObject(Row, { maxSize: 1_000, defaultSize: 100 });
    const rows = rowsOf([0, 1, 2, 3], 1);
    const { client, load } = listing(style, rows, false, 3);
    await Promise.all(["o0", "o1", "o2", "o3", "o0"].map((owner) => load(owner, { first: 2 })));
    expect(client.calls.map(({ input }) => input["owners"])).toEqual([["o0", "o1", "o2"], ["o3"]]);
  });

  it("of one parent are read once, up to the longest slice", async () => {
    const style = pageObject(Row, { maxSize: 1_000, defaultSize: 100 });
    const { client, load } = listing(style, rowsOf([0, 0, 0, 0], 1), false);
    const [short, long] = await Promise.all([load("o0", { first: 1 }), load("o0", { first: 3 })]);
    expect([short.nodes.length, long.nodes.length]).toEqual([1, 3]);
    expect(short.pageInfo.hasNextPage).toBe(true);
    expect(client.calls).toHaveLength(1);
  });
});

describe("slices of a list that cannot name several owners", () => {
  const style = pageNumber("rows", Row, { maxSize: 20, defaultSize: 20 });
  const listOfAll = (rows: readonly Row[]) => listing(style, rows, true, 100, undefined, undefined, true);
  const owners = Array.from({ length: 10 }, (_, index) => `o${index}`);
  const readAll = ({ load }: ReturnType<typeof listing>, names: readonly string[], first: number) =>
    Promise.all(names.map(async (name) => ids((await load(name, { first })).nodes)));

  it("are everyone's first rows in every distribution, after pages of all for half of the owners at most", async () => {
    await fc.assert(
      fc.asyncProperty(anyRows, fc.integer({ min: 1, max: 19 }), async (rows, first) => {
        const list = listOfAll(rows);
        expect(await readAll(list, owners, first)).toEqual(
          owners.map((name) => ids(rows.filter(({ owner }) => owner === name)).slice(0, first)),
        );
        const ofAll = list.client.calls.filter(
          ({ input }) => (input as unknown as Input).owners.length === 0,
        );
        expect(ofAll.length).toBeLessThanOrEqual(owners.length / 2);
      }),
      { numRuns: runs(120) },
    );
  });

  it("come from pages of the list of all where it is short", async () => {
    const list = listOfAll(rowsOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4], 1));
    expect((await readAll(list, owners, 5)).map(({ length }) => length)).toEqual([
      2, 2, 2, 2, 2, 1, 1, 1, 1, 1,
    ]);
    expect(list.client.calls).toHaveLength(1);
  });

  it("are read owner by owner after one page where the list is of others", async () => {
    const strangers = Array.from({ length: 60 }, () => 20);
    const list = listOfAll(rowsOf([...strangers, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 1));
    expect(await readAll(list, owners, 1)).toEqual(owners.map((_, index) => [`r${60 + index}`]));
    expect(list.client.calls).toHaveLength(1 + owners.length);
  });

  it("of few owners are read owner by owner", async () => {
    const list = listOfAll(rowsOf([0, 1, 2], 1));
    await readAll(list, owners.slice(0, 3), 1);
    expect(list.client.calls).toHaveLength(3);
  });
});
