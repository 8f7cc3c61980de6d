/** Totals of several tables: each object counts once, and amounts of different currencies are never called exact. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Send } from "#reports/kit/asking/client.ts";
import { withRetryAfter } from "#reports/kit/asking/retry-after.ts";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import { prepare } from "#reports/kit/run.ts";
import { doubtText } from "#reports/words/worth.ts";

const list = (...nodes: object[]) => ({ nodes, pageInfo: { hasNextPage: false, endCursor: null } });
const money = (amount: string, currency: string | null) => ({ amount, currency });
const payment = (id: string, amount: string, currency: string | null) => ({
  id: `BankPayment:${id}`,
  amount: money(amount, currency),
});
const DOCUMENT = readFileSync(new URL("adding.graphql", import.meta.url), "utf8");

/** A report of two documents with the same list; `first` and `second` are the rows of the list in each. */
async function totalOf(
  sql: string,
  first: readonly object[],
  second: readonly object[],
  columns = "columns: { n: { total: true } }",
  parameters: Readonly<Record<string, string>> = {},
) {
  const report = readDefinition("mine", {
    "report.yaml": `title: Mine\nparameters: { currency: { label: Currency, type: "String!", default: USD } }\n${columns}`,
    "one.graphql": DOCUMENT,
    "two.graphql": DOCUMENT.replace("query One", "query Two"),
    "report.sql": sql,
  });
  const send: Send = async ({ query }) => ({
    data: { banking: { payments: list(...(query.includes("query One") ? first : second)) } },
    errors: [],
  });
  const prepared = await prepare(report, { given: { texts: parameters } });
  const running = prepared.run(withRetryAfter(send, { waitMs: 0 }));
  for await (const _ of running.rows);
  const [total] = running.totals();
  return { total, warnings: prepared.warnings, texts: total?.doubts?.map((one) => doubtText("n", one)) };
}

const USD = [payment("1", "1.00", "USD"), payment("2", "2.00", "USD")];
const OTHER_USD = [payment("3", "4.00", "USD")];
const EUR = [payment("3", "4.00", "EUR")];
const UNION = "select amount as n from one.payments union all select amount from two.payments";
const SUMS = "select (select sum(amount) from one.payments) + (select sum(amount) from two.payments) as n";
const COUNTS = "select (select count(*) from one.payments) + (select count(*) from two.payments) as n";

describe("a total over two documents with the same list", () => {
  it.each([
    ["a union of rows", UNION],
    ["a sum over a union", `select sum(n) as n from (${UNION})`],
    ["two sums", SUMS],
    ["two counts", COUNTS],
    ["two columns of joined rows", "select a.amount + b.amount as n from one.payments a, two.payments b"],
  ])("counts objects of both documents twice, with a warning: %s", async (_, sql) => {
    const { total, texts, warnings } = await totalOf(sql, USD, USD.slice(0, 1));
    expect(total).toMatchObject({ mark: "repeated", once: false });
    const cause = "one.payments.id and two.payments.id have ids in common";
    const objects = "objects of one.payments and two.payments";
    expect(texts).toContain(`the total of n may count ${objects} more than once, because ${cause}`);
    expect(warnings).toContain(`the total of n counts ${objects} more than once if ${cause}`);
  });

  it.each([
    ["a union of rows", UNION],
    ["two sums", SUMS],
    ["two counts", COUNTS],
  ])("is exact for different objects in one currency: %s", async (_, sql) => {
    const { total } = await totalOf(sql, USD, OTHER_USD);
    expect(total).toMatchObject({ mark: "exact", once: true });
  });

  it("has an unknown accuracy for objects without ids", async () => {
    const sources = "users(first: 2) { nodes { sources { family count } } }";
    const report = readDefinition("mine", {
      "report.yaml": "title: Mine\ncolumns: { n: { total: true } }",
      "one.graphql": `{ ${sources} }`,
      "two.graphql": `{ ${sources} }`,
      "report.sql": "select count as n from one.sources union all select count from two.sources",
    });
    const users = list({ id: "User:a", sources: [{ family: "desk", count: 2 }] });
    const running = (await prepare(report)).run(
      withRetryAfter(async () => ({ data: { users }, errors: [] }), { waitMs: 0 }),
    );
    for await (const _ of running.rows);
    expect(running.totals()).toMatchObject([{ mark: "read", once: null }]);
  });
});

describe("amounts of several currencies", () => {
  it.each([
    ["rows of a union", UNION],
    ["a sum over a union", `select sum(n) as n from (${UNION})`],
    ["two sums", SUMS],
    ["two columns of joined rows", "select a.amount + b.amount as n from one.payments a, two.payments b"],
    [
      "tables of one constant currency each",
      `select (select sum(amount) from one.payments where amount_currency = 'USD')
         + (select sum(amount) from two.payments where amount_currency = 'EUR') as n`,
    ],
  ])("are mixed if one table has USD and the other EUR: %s", async (_, sql) => {
    const { total, texts } = await totalOf(sql, USD, EUR);
    expect(total?.mark).toBe("mixed");
    expect(texts).toContain(
      "the total of n adds amounts of several currencies in one.payments.amount_currency and two.payments.amount_currency",
    );
  });

  it("are mixed if a row adds the amount of another currency to that of the named one", async () => {
    const { total } = await totalOf(
      "select a.amount + b.amount as n, a.amount_currency as k from one.payments a, two.payments b",
      USD.slice(0, 1),
      EUR,
      "columns: { n: { currency: k, total: true } }",
    );
    expect(total?.mark).toBe("mixed");
  });

  describe("in some rows only, beside the currency of these rows", () => {
    const NAMED = "columns: { n: { currency: k, total: true } }";
    const both = (amount: string, currency: string) =>
      `with all_rows as (select amount, amount_currency as c from one.payments
         union all select amount, amount_currency from two.payments)
       select ${amount} as n, ${currency} as k from all_rows union all select null, null from one.payments`;

    it.each([
      ["if()", "if(amount > 0, amount, null)", "if(amount > 0, c, null)"],
      ["case", "case when amount > 0 then -amount end", "case when amount > 0 then c end"],
      ["the value of else", "if(amount < 0, null, amount)", "if(amount < 0, null, c)"],
    ])("is exact: %s", async (_, amount, currency) => {
      const { total } = await totalOf(both(amount, currency), USD, EUR, NAMED);
      expect(total).toMatchObject({ mark: "exact", once: true });
      expect(total?.sums.map((one) => one.currency).sort()).toEqual(["EUR", "USD"]);
    });

    it.each([
      ["another condition", "if(amount > 0, amount, null)", "if(amount > 1, c, null)"],
      ["another value of the condition", "if(amount > 0, amount, null)", "if(amount > 0, null, c)"],
      ["a condition that may change", "if(random() < 2, amount, null)", "if(random() < 2, c, null)"],
    ])("is mixed: %s", async (_, amount, currency) => {
      expect((await totalOf(both(amount, currency), USD, EUR, NAMED)).total?.mark).toBe("mixed");
    });
  });

  it.each([
    ["= 'USD'", "= 'USD'"],
    ["in ('USD')", "in ('USD')"],
    ["in ('USD', 'USD')", "in ('USD', 'USD')"],
    ["is not distinct from 'USD'", "is not distinct from 'USD'"],
    ["= $currency", "= $currency"],
    ["in ($currency)", "in ($currency)"],
  ])("are one currency under the condition %s", async (_, condition) => {
    const mixed = [...USD, payment("4", "9.00", "EUR")];
    const other = [...OTHER_USD, payment("5", "9.00", "EUR")];
    const both = await totalOf(
      `select n from (select amount as n, amount_currency as k from one.payments
         union all select amount, amount_currency from two.payments) where k ${condition}`,
      mixed,
      other,
    );
    expect(both.total).toMatchObject({ mark: "exact", sums: [{ amount: "7.00" }] });
    const filtered = await totalOf(
      `select (select sum(amount) from one.payments where amount_currency ${condition})
         + (select sum(amount) from two.payments where amount_currency ${condition}) as n`,
      mixed,
      other,
    );
    expect(filtered.total?.mark).toBe("exact");
    const ofAggregate = `select sum(amount) filter (amount_currency ${condition}) as n from one.payments`;
    expect((await totalOf(ofAggregate, mixed, other)).total?.mark).toBe("exact");
    const chosen = `select sum(case when amount_currency ${condition} then amount else 0 end) as n from one.payments`;
    expect((await totalOf(chosen, mixed, other)).total?.mark).toBe("exact");
  });

  it("are mixed under a condition that two currencies satisfy", async () => {
    const sql = "select sum(amount) as n from one.payments where amount_currency in ('USD', 'EUR')";
    expect((await totalOf(sql, [...USD, ...EUR], [])).total?.mark).toBe("mixed");
  });

  it("are compared with the value of a parameter", async () => {
    const sql = `select (select sum(amount) from one.payments where amount_currency = $currency)
      + (select sum(amount) from two.payments where amount_currency = 'EUR') as n`;
    const columns = "columns: { n: { total: true } }";
    expect((await totalOf(sql, USD, EUR, columns)).total?.mark).toBe("mixed");
    const euros = [payment("1", "1.00", "EUR")];
    expect((await totalOf(sql, euros, EUR, columns, { currency: "EUR" })).total?.mark).toBe("exact");
  });

  it.each([
    [
      "a union that is grouped by currency",
      `select k, sum(n) as n from (select amount as n, amount_currency as k from one.payments
         union all select amount, amount_currency from two.payments) group by k`,
    ],
    [
      "sums of each currency, joined by it",
      `with a as (select amount_currency as k, sum(amount) as n from one.payments group by 1),
         b as (select amount_currency as k, sum(amount) as n from two.payments group by 1)
       select a.k, a.n + b.n as n from a join b on a.k = b.k`,
    ],
    [
      "a union with a constant currency",
      `select amount_currency as k, amount as n from one.payments
       union all select 'EUR', amount from two.payments where amount_currency = 'EUR'`,
    ],
  ])("are exact with the column of the currency that the report names: %s", async (_, sql) => {
    const { total } = await totalOf(
      sql,
      [...USD, payment("4", "8.00", "EUR")],
      [...EUR, payment("5", "16.00", "USD")],
      "columns: { n: { currency: k, total: true } }",
    );
    expect(total?.mark).toBe("exact");
  });
});

describe("money without a currency", () => {
  const PLAIN = [payment("1", "1.00", null)];

  it.each([
    ["rows of a union", UNION],
    ["two sums", SUMS],
  ])("is never exact in a sum with money that has one: %s", async (_, sql) => {
    expect((await totalOf(sql, PLAIN, OTHER_USD)).total?.mark).toBe("mixed");
    expect((await totalOf(sql, PLAIN, [payment("3", "1.00", "")])).total?.mark).toBe("exact");
  });

  it("has a total of its own", async () => {
    const { total } = await totalOf("select amount as n from one.payments", [...PLAIN, ...USD.slice(1)], []);
    expect(total?.sums).toEqual([
      { amount: "1.00", currency: "" },
      { amount: "2.00", currency: "USD" },
    ]);
  });
});

describe("decimals that have no currency in the graph", () => {
  const purchases = (sql: string) => {
    const report = readDefinition("mine", {
      "report.yaml": "title: Mine\ncolumns: { n: { total: true } }",
      "mine.graphql": readFileSync(new URL("worth.graphql", import.meta.url), "utf8"),
      "report.sql": sql,
    });
    const send: Send = async () => ({
      data: {
        erp: {
          vendors: list({ id: "ErpVendor:1", upstreamId: "1", balance: money("1.00", "USD") }),
          vendorPurchases: list({ id: "ErpVendorPurchase:1", vendorId: "1", totalPurchaseAmount: "100.00" }),
        },
        treasury: null,
      },
      errors: [],
    });
    return { report, send };
  };

  it.each([
    ["alone", "select sum(totalPurchaseAmount) as n from vendorPurchases", "exact"],
    [
      "added to money",
      "select totalPurchaseAmount as n from vendorPurchases union all select balance from vendors",
      "mixed",
    ],
    [
      "multiplied by money",
      "select totalPurchaseAmount * balance as n from vendorPurchases, vendors",
      "exact",
    ],
  ])("are amounts of no currency unless they are multiplied: %s", async (_, sql, mark) => {
    const { report, send } = purchases(sql);
    const running = (await prepare(report)).run(withRetryAfter(send, { waitMs: 0 }));
    for await (const _row of running.rows);
    expect(running.totals()[0]?.mark).toBe(mark);
  });
});
