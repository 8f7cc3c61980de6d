/** Pages with rows that could not be read, without a total, with links, and pages that fail. */
import Type from "typebox";
import { describe, expect, it } from "vitest";
import { get } from "#contracts/kit/contract.ts";
import { pageNumber } from "#contracts/kit/pages/numbered.ts";
import { odataPage, pageObject } from "#contracts/kit/pages/offset.ts";
import type { PageStyle } from "#contracts/kit/pages/style.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { readConnection } from "#subgraphs/kit/loading/connection.ts";
import { type Answerer, FakeClient, fakeFamily } from "#test/subgraphs/kit/fake-client.ts";

const Row = Type.Object({ id: Type.Integer() });
const sizes = { maxSize: 2, defaultSize: 2 };

function listOf(style: PageStyle<unknown>, answer: Answerer) {
  const client = new FakeClient(fakeFamily({ list: get("/list", { page: style }) }), answer);
  const read = (args: object) => readConnection(client, client.operation("list"), style, {}, args);
  return { client, read };
}

describe("a page", () => {
  it("counts a row that was left out for its size and its cursors", async () => {
    const pages = [[{ id: 1 }, null], [{ id: 3 }]];
    const { read } = listOf(pageNumber("rows", Row, sizes), ({ page }) => ({
      rows: pages[Number(page) - 1],
      count: 3,
    }));
    const first = await read({ first: 2 });
    expect(first.nodes).toEqual([{ id: 1 }]);
    expect(first.pageInfo.hasNextPage).toBe(true);
    expect((await read({ first: 2, after: first.pageInfo.endCursor })).nodes).toEqual([{ id: 3 }]);
  });

  it("is not the last where it is full and there is no total", async () => {
    const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
    const { read } = listOf(pageObject(Row, sizes), ({ page }) => {
      const { offset } = page as { offset: number };
      return { data: rows.slice(offset, offset + 2) };
    });
    expect((await read({ first: 3 })).nodes).toEqual(rows);
  });

  it("is followed by the one whose token its link has, and by nothing else of the link", async () => {
    const { client, read } = listOf(odataPage(Row, { maxSize: 10, defaultSize: 10 }), ({ $skiptoken }) =>
      $skiptoken === "t1"
        ? { value: [{ id: 2 }] }
        : { value: [{ id: 1 }], "@odata.nextLink": "https://elsewhere.example/other?$skiptoken=t1" },
    );
    expect((await read({ first: 5 })).nodes).toEqual([{ id: 1 }, { id: 2 }]);
    expect(client.calls.map(({ input }) => input["$skiptoken"])).toEqual([undefined, "t1"]);
  });

  it("that fails costs none of the rows before it", async () => {
    const { read } = listOf(pageNumber("rows", Row, sizes), ({ page }) => {
      if (page === 2) throw new TributaryError("UPSTREAM_ERROR", { family: "fake" });
      return { rows: [{ id: 1 }, { id: 2 }], count: 4, next_page: "/list?page=2" };
    });
    const list = await read({ first: 4 });
    expect(list.nodes).toEqual([{ id: 1 }, { id: 2 }]);
    expect(list.pageInfo.hasNextPage).toBe(true);
    await expect(read({ first: 2, after: list.pageInfo.endCursor })).rejects.toThrow(TributaryError);
  });
});
