/** A second grouping of a composed report: its columns are parts of the figures next to them. */
import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import {
  type Composition,
  crossable,
  crossValueFiles,
  reportFiles,
} from "#console/reports/compose/compose.ts";
import { pairsOf } from "#console/reports/compose/join.ts";
import type { Table } from "#console/reports/compose/tables.ts";
import { describeReport } from "#reports/jobs/describe.ts";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import { add, compare } from "#reports/kit/rows/decimal.ts";
import { sharedTributary } from "#test/kit/gateway.ts";
import { runNamed, sendTo } from "#test/reports/kit/run.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const text = readFileSync(new URL("../reports/kit/random/people.graphql", import.meta.url), "utf8");
const documents = [{ name: "people", text }];
const files = { "report.yaml": "title: x\n", "people.graphql": text, "report.sql": "select 1 as one" };

const tributary = await sharedTributary();
const { tables } = await describeReport(readDefinition("unsaved", files));

const tableNamed = (name: string): Table => {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new Error(`there is no table ${name}`);
  return table;
};
const run = (own: Readonly<Record<string, string>>) =>
  runNamed(readDefinition("unsaved", own), sendTo(tributary));

const base = { title: "Paid", about: "", chart: undefined, counts: true };
const paid = (label: string) => ({ column: label, use: "sum", label: "Paid", total: true }) as const;

it("a cross table has a column for each value, and one for all others, that add up to the figure of the row", async () => {
  const composition: Composition = {
    ...base,
    table: tableNamed("people.payments"),
    choices: [{ column: "createdAt", use: "year", label: "Year", total: false }, paid("amount")],
  };
  const cross = { column: "status", use: "show", values: [] } as const;
  const found = await run(crossValueFiles(composition, cross, documents));
  const values = found.rows.map(({ value }) => String(value)).slice(0, 2);
  expect(found.rows.length).toBeGreaterThan(2);
  const result = await run(reportFiles({ ...composition, cross: { ...cross, values } }, documents));
  expect(result.columns.map(({ label }) => label)).toEqual([
    "Year",
    "Paid",
    ...[...values, "Others"].map((value) => `Paid: ${value}`),
    "Currency",
    "Number of rows",
    ...[...values, "Others"].map((value) => `Number of rows: ${value}`),
  ]);
  const keys = [...values, "(others)"];
  for (const figure of ["amount_sum", "rows"]) {
    let others = 0;
    for (const row of result.rows) {
      const parts = keys.map((key) => String(row[`${figure} ${key}`] ?? "0"));
      expect(compare(parts.reduce(add, "0"), String(row[figure] ?? "0")), JSON.stringify(row)).toBe(0);
      others += Number(parts.at(-1));
    }
    expect(others).toBeGreaterThan(0);
  }
  expect(result.totals.map(({ mark, column }) => [column.key, mark])).toEqual(
    ["amount_sum", "rows"]
      .flatMap((key) => [key, ...keys.map((one) => `${key} ${one}`)])
      .map((key) => [key, "exact"]),
  );
});

it("a cross table has a column for each value, with any characters", async () => {
  const values = [
    "",
    " ",
    "(others)",
    "Open",
    "OPEN",
    'a\'b "c"',
    "x\ny: {",
    "null",
    "x".repeat(300),
    `${"x".repeat(300)}y`,
  ];
  const composition: Composition = {
    ...base,
    table: tableNamed("people.payments"),
    choices: [paid("amount")],
    cross: { column: "status", use: "show", values },
  };
  for (const counts of [true, false]) {
    const { columns, rows } = await run(reportFiles({ ...composition, counts }, documents));
    const figures = counts ? 2 : 1;
    expect(columns).toHaveLength(1 + figures * (values.length + 2));
    expect(new Set(columns.map(({ label }) => label.toLowerCase())).size).toBe(columns.length);
    for (const row of rows) expect(row["amount_sum (others)"]).toBe(row["amount_sum"]);
  }
});

it("a cross table counts each object of a joined list once in its column", async () => {
  const [tickets, payments] = [tableNamed("people.tickets"), tableNamed("people.payments")];
  const [on] = pairsOf(tickets, payments);
  if (!on) throw new Error("the lists have no person in common");
  const composition: Composition = {
    ...base,
    counts: false,
    table: tickets,
    join: { table: payments, on },
    choices: [
      { column: "users_email", use: "show", label: "Person", total: false },
      { column: "payments_amount", use: "sum", label: "Paid", total: false },
    ],
    cross: { column: "payments_createdAt", use: "year", values: ["2026"] },
  };
  const result = await run(reportFiles(composition, documents));
  const alone = await run({
    ...files,
    "report.sql": `select users_email, amount_currency, sum(amount) filter (where year(createdAt) = 2026) as now,
      sum(amount) as paid from payments group by all having paid is not null`,
  });
  let tried = 0;
  for (const row of alone.rows) {
    const same = result.rows.find(
      (one) =>
        one["users_email"] === row["users_email"] &&
        one["payments_amount_currency"] === row["amount_currency"],
    );
    // A person without a ticket is in no row of the joined lists.
    if (!same) continue;
    tried++;
    const [sum, now, others] = ["", " 2026", " (others)"].map((key) =>
      String(same[`payments_amount_sum${key}`] ?? "0"),
    );
    expect(compare(now ?? "", String(row["now"] ?? "0"))).toBe(0);
    expect(compare(add(now ?? "", others ?? ""), sum ?? "")).toBe(0);
    expect(compare(sum ?? "", String(row["paid"]))).toBe(0);
  }
  expect(tried).toBeGreaterThan(10);
});

it("a cross table has no columns by the currency of an amount, and none without a figure", () => {
  const table = tableNamed("people.payments");
  const composition: Composition = { ...base, table, choices: [paid("amount")] };
  expect(crossable(composition).map(({ name }) => name)).not.toContain("amount_currency");
  expect(crossable({ ...composition, choices: [] }).map(({ name }) => name)).toContain("amount_currency");
  const cross = { column: "amount_currency", use: "show", values: ["EUR"] } as const;
  expect(reportFiles({ ...composition, cross }, documents)["report.sql"]).not.toContain("filter");
  const plain = { ...composition, counts: false, choices: [], cross: { ...cross, column: "status" } };
  expect(reportFiles(plain, documents)["report.sql"]).not.toContain("filter");
});
