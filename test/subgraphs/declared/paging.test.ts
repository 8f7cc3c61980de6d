/** Lists with `@paging` are connections, filled by as few calls as the pages of the service allow. */
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { unrestrictedCaller } from "#subgraphs/kit/access/authentication.ts";
import { type DeclaredGateway, startDeclared } from "./gateway.ts";
import { type Service, startService } from "./service.ts";

const items = Array.from({ length: 11 }, (_, index) => ({ id: index + 1, name: `Item ${index + 1}` }));

let service: Service;
let tributary: DeclaredGateway;

const cut = (query: URLSearchParams, start: number, size: string) =>
  items.slice(start, start + Number(query.get(size) ?? 4));

beforeAll(async () => {
  service = await startService({
    "GET /by-page": ({ query }) => ({
      body: {
        total: query.get("kind") === "none" ? 0 : items.length,
        items:
          query.get("kind") === "none"
            ? []
            : query.get("kind") === "damaged"
              ? [items[0], true, items[2], {}]
              : cut(query, (Number(query.get("page")) - 1) * Number(query.get("per_page")), "per_page"),
      },
    }),
    "GET /by-offset": ({ query }) => ({
      body: { items: cut(query, Number(query.get("skip") ?? 0), "limit") },
    }),
    "GET /by-cursor": ({ query }) => {
      const token = query.get("page_token") ?? "t0";
      if (!/^t\d+$/.test(token)) return { status: 400, body: {} };
      const start = Number(token.slice(1));
      const page = cut(query, start, "limit");
      const end = start + page.length;
      return { body: { items: page, meta: { next: end < items.length ? `t${end}` : null } } };
    },
    "GET /by-link": ({ query }) => {
      const page = Number(query.get("page") ?? 1);
      const next = `<https://shop.example/by-link?page=${page + 1}&x=1>; rel="next"`;
      const first = `<https://shop.example/by-link?page=1>; rel="first"`;
      return {
        body: items.slice((page - 1) * 4, page * 4),
        headers: { link: page < 3 ? `${first}, ${next}` : first },
      };
    },
    "GET /whole": ({ query }) => {
      const page = Number(query.get("p"));
      return { body: { items: items.slice(page * 4, page * 4 + 4), more: page < 2 } };
    },
    "GET /of/ann%40example.com": () => ({ body: { items: items.slice(0, 2), meta: {} } }),
  });
  tributary = await startDeclared(
    fileURLToPath(new URL("./paged", import.meta.url)),
    { shop: { url: service.url } },
    { served: ["identity", "crm"] },
  );
});

beforeEach(() => service.forget());

afterAll(async () => {
  await tributary?.[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

interface Page {
  readonly nodes: readonly { readonly id: string }[];
  readonly totalCount: number | null;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

async function read(field: string, args: string): Promise<Page> {
  const { data, errors } = await tributary.ask(
    `{ ${field}(${args}) { nodes { id } totalCount pageInfo { hasNextPage endCursor } } }`,
  );
  expect(errors).toEqual([]);
  return (data as Readonly<Record<string, Page>>)[field] as Page;
}

const idsOf = ({ nodes }: Page) => nodes.map(({ id }) => Number(id));

describe("A list with @paging", () => {
  it.each(["byPage", "byOffset", "byCursor", "byLink", "whole"])(
    "is read in windows of any length: %s",
    async (field) => {
      const seen: number[] = [];
      let after = "";
      for (const first of [3, 5, 2, 4]) {
        const page = await read(field, `first: ${first}${after}`);
        expect(page.pageInfo.hasNextPage).toBe(first !== 4);
        seen.push(...idsOf(page));
        after = `, after: "${page.pageInfo.endCursor}"`;
      }
      expect(seen).toEqual(items.map(({ id }) => id));
    },
  );

  it.each([
    ["byPage", ["per_page=4&page=1", "per_page=4&page=2"]],
    ["byOffset", ["limit=4", "limit=4&skip=4"]],
    ["byCursor", ["limit=4", "limit=3&page_token=t4"]],
    ["byLink", ["", "page=2"]],
    ["whole", ["p=0", "p=1"]],
  ])("requests the pages that cover the window: %s", async (field, queries) => {
    expect(idsOf(await read(field, "first: 7"))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(service.heard.map(({ path }) => path.split("?")[1] ?? "")).toEqual(queries);
  });

  it("has the total of the service, and none that it does not send", async () => {
    expect(await read("byPage", "first: 1")).toMatchObject({ totalCount: 11 });
    expect(await read("byOffset", "first: 1")).toMatchObject({ totalCount: null });
  });

  it("may be empty", async () => {
    expect(await read("byPage", 'kind: "none"')).toMatchObject({
      nodes: [],
      totalCount: 0,
      pageInfo: { hasNextPage: false, endCursor: null },
    });
  });

  it("refuses a cursor of another list", async () => {
    const { pageInfo } = await read("byOffset", "first: 1");
    const { errors } = await tributary.ask(
      `{ byCursor(first: 1, after: "${pageInfo.endCursor}") { nodes { id } } }`,
    );
    expect(errors).toMatchObject([{ extensions: { code: "INVALID_CURSOR" } }]);
  });

  it("is a connection of a person too", async () => {
    const { data, errors } = await tributary.ask(
      `{ user(email: "ann@example.com") { purchases { edges { cursor node { name } } } } }`,
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      user: { purchases: { edges: [{ node: { name: "Item 1" } }, { node: { name: "Item 2" } }] } },
    });
  });

  it("is counted by its pages in estimates", () => {
    const estimate = (first: number) =>
      tributary.gateway.estimate(
        { query: `{ byCursor(first: ${first}) { nodes { name } } }`, variables: {} },
        unrestrictedCaller,
      );
    expect(estimate(3)).toMatchObject({ calls: 1 });
    expect(estimate(11)).toMatchObject({ calls: 3 });
  });
});

describe("Rows that cannot be read", () => {
  it("are left out of their list, and the source status counts them", async () => {
    const { data, errors, extensions } = await tributary.ask(
      '{ byPage(first: 4, kind: "damaged") { nodes { id } } }',
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({ byPage: { nodes: [{ id: "1" }, { id: "3" }] } });
    expect(extensions["sources"]).toMatchObject([{ family: "shop", rowsLeftOut: 2 }]);
  });
});
