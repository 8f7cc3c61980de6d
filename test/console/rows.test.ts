/** A result as a table of the console: lists, columns, exact amounts, CSV. */
import { describe, expect, it } from "vitest";
import { jsonLines } from "#console/result/json-lines.ts";
import { amountText, compareAmounts, csvOf, listsIn, rowsOf } from "#console/result/rows.ts";

const nodes = [
  {
    id: "A:1",
    total: { amount: "10.50", currency: "EUR" },
    tickets: { nodes: [{ id: "T:1" }] },
    owner: { name: "=x" },
  },
  { id: "A:2", total: null, tickets: { nodes: [] }, owner: null },
];

describe("the table of a result", () => {
  it("has the rows of the outermost list, with inner lists as counts and money as one column", () => {
    const [list] = listsIn({ accounts: { nodes, pageInfo: { hasNextPage: false } } });
    expect(list?.path).toBe("accounts.nodes");
    const { columns, rows } = rowsOf(list?.items ?? []);
    expect(columns).toEqual([
      { key: "id", kind: "id" },
      { key: "total", kind: "money" },
      { key: "tickets", kind: "list" },
      { key: "owner.name", kind: "text" },
    ]);
    expect(rows[0]?.get("tickets")).toEqual({ items: [{ id: "T:1" }] });
  });

  it("uses the node of each edge as its row, and an object without lists as a list of one", () => {
    expect(listsIn({ a: { edges: [{ node: { id: "1" }, cursor: "c" }] } })[0]?.items).toEqual([{ id: "1" }]);
    expect(listsIn({ user: { email: "e" } })[0]).toEqual({ path: "user", items: [{ email: "e" }] });
  });

  it("sorts amounts by value, without converting them to floats", () => {
    const amounts = ["9007199254740993.01", "-2", "10", "9.5", "9007199254740993.02", "-10", "0.10", "0.1"];
    expect([...amounts].sort(compareAmounts)).toEqual([
      "-10",
      "-2",
      "0.10",
      "0.1",
      "9.5",
      "10",
      "9007199254740993.01",
      "9007199254740993.02",
    ]);
    expect(amountText("-1234567.80")).toBe("-1,234,567.80");
  });

  it("becomes CSV with the currency beside its amount, and no cell that a spreadsheet would run", () => {
    const { columns, rows } = rowsOf(nodes);
    expect(csvOf(columns, rows)).toBe(
      "id,total,total.currency,tickets,owner.name\r\nA:1,10.50,EUR,1,'=x\r\nA:2,,,0,\r\n",
    );
    const text = [{ key: "t", kind: "text" as const }];
    const csvRows = ["|calc", ";=1", "-1.5"].map((t) => new Map([["t", t]]));
    expect(csvOf(text, csvRows)).toBe("t\r\n'|calc\r\n;'=1\r\n-1.5\r\n");
  });
});

it("JSON is printed as JSON.stringify does, with the path of each line", () => {
  const value = { a: [{ b: 1 }, {}], c: [], d: "x" };
  const { text, paths } = jsonLines(value);
  expect(text).toBe(JSON.stringify(value, null, 2));
  expect(paths[3]).toEqual(["a", 0, "b"]);
  expect(paths).toHaveLength(text.split("\n").length);
});
