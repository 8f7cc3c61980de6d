/** Data tests of a result and the condition of its delivery: checked before a run, evaluated over its rows. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import type { Column, Row } from "#reports/kit/rows/columns.ts";
import { checkedResult, checkResultSql } from "#reports/kit/stored/result-tests.ts";

const folder = mkdtempSync(join(tmpdir(), "report-tests-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const columns: Column[] = [
  { key: "id", label: "Id", type: "text" },
  { key: "parent", label: "Parent", type: "text" },
  { key: "paid", label: "Paid", type: "decimal" },
];

const definitionOf = (tests: string, when?: string) =>
  readDefinition("mine", {
    "mine.graphql": "{ users { nodes { id } } }",
    "report.yaml": `title: Mine
tests:
${tests}
schedule:
  cron: 0 6 * * *
  timeZone: UTC
  deliver:
    format: csv
    file: true
${when === undefined ? "" : `    when: ${JSON.stringify(when)}\n`}`,
  });

async function checked(rows: readonly Row[], tests: string, when?: string) {
  const file = join(folder, "rows.ndjson");
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  const definition = definitionOf(tests, when);
  await checkResultSql(definition, columns);
  return checkedResult(definition, columns, file, { spillFolder: join(folder, "spill") });
}

const rows: Row[] = [
  ["1", null, "10.00"],
  ["2", "1", "-0.10"],
  ["2", "9", null],
];
const ALL = `  one-row-each: { unique: [id] }
  paid-known: { not_null: [id, paid] }
  parents: { references: { column: parent, in: id } }
  no-refunds: { sql: "select * from result where paid < 0; " }
  with-comment: { sql: "select * from result where paid > 1e6 -- none" }`;

describe("data tests of a report", () => {
  it("count the rows that fail them", async () => {
    expect((await checked(rows, ALL)).tests).toEqual([
      { name: "one-row-each", rows: 2 },
      { name: "paid-known", rows: 1 },
      { name: "parents", rows: 1 },
      { name: "no-refunds", rows: 1 },
      { name: "with-comment", rows: 0 },
    ]);
    const good = await checked([["1", "1", "0.00"]], ALL);
    expect(good.tests.map(({ rows: failed }) => failed)).toEqual([0, 0, 0, 0, 0]);
  });

  it("fail if their SQL cannot be run on the rows", async () => {
    const { tests } = await checked(rows, `  dated: { sql: "from result where id::date > '2026-01-01'" }`);
    expect(tests).toEqual([{ name: "dated", rows: 0, problem: expect.stringContaining('"1"') }]);
  });

  it.each([
    ["  a: { unique: [nothing] }", /^report.yaml: line 3: tests.a.unique: line 1, column \d+: .*nothing/],
    ["  a: {}", /tests.a must be one of unique, not_null, references, sql/],
    ["  a: { unique: [id], sql: from result }", /tests.a must be one of/],
    [
      "  b: { unique: [id] }\n  a:\n    sql: from users",
      /^report.yaml: line 5: tests.a.sql: line 1, column 6/,
    ],
    ["  a: { sql: from duckdb_settings() }", /^report.yaml: line 3: tests.a.sql: /],
    ["  a: { sql: select getenv('HOME') }", /^report.yaml: line 3: tests.a.sql: /],
    ["  a: { sql: select current_setting('temp_directory') }", /is not for reports/],
    ["  a: { sql: 'from result) ; drop table result; --' }", /tests.a.sql: /],
    [`  a: { sql: "from read_csv('/etc/hostname')" }`, /tests.a.sql: /],
  ])("are refused before a run with the position of the mistake: %s", async (tests, problem) => {
    await expect(async () => checkResultSql(definitionOf(tests), columns)).rejects.toThrow(problem);
  });
});

describe("the condition of a delivery", () => {
  const due = async (when: string, these = rows) => (await checked(these, ALL, when)).isDue;

  it("is SQL over the number of rows and the result", async () => {
    expect(await due("rows > 0")).toBe(true);
    expect(await due("rows > 0", [])).toBe(false);
    expect(await due("(select sum(paid) from result) > 10")).toBe(false);
    expect(await due("exists (from result where paid < 0)")).toBe(true);
    expect(await due("(select max(paid) from result) > 0", [])).toBe(false);
    expect((await checked(rows, ALL)).isDue).toBeUndefined();
  });

  it("is true if it cannot be evaluated, so that no result is lost", async () => {
    expect(await due("(select max(id::date) from result) > '2026-01-01'")).toBe(true);
  });

  it.each([
    ["rows >", /^report.yaml: line 10: schedule.deliver.when: line 1, column 7: /],
    ["rows > 0\n  and paid > 1", /line 2, column 7: .*"paid" not found/],
    ["count(*) > 0", /column 1: WHERE clause cannot contain aggregates/],
    ["rows > (select count(*) from tickets)", /column 30: .*tickets/],
  ])("is refused before a run with the position of the mistake: %s", async (when, problem) => {
    const definition = definitionOf("  a: { unique: [id] }", when);
    await expect(checkResultSql(definition, columns)).rejects.toThrow(problem);
  });
});
