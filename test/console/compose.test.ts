/** Composing a report by choices: the result is a valid report for the engine. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isDeferring, isSubscribing, nextEvents, withPayload } from "#console/data/parts.ts";
import type { Json } from "#console/kit/json.ts";
import {
  type Choice,
  type Composition,
  columnsOf,
  declaredValues,
  documentName,
  firstChoices,
  isChartable,
  mayTotal,
  operationIn,
  reportFiles,
  usesOf,
} from "#console/reports/compose/compose.ts";
import { pairsOf } from "#console/reports/compose/join.ts";
import { type Table, withRepeated } from "#console/reports/compose/tables.ts";
import { tarOf } from "#console/reports/tar.ts";
import { describeReport } from "#reports/jobs/describe.ts";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import { startTributary } from "#test/kit/gateway.ts";
import { runNamed, sendTo } from "#test/reports/kit/run.ts";

const text = `query Tickets {
  users(first: 50) {
    nodes { id email tickets(first: 50) { nodes { id status createdAt } } payments(first: 50) { nodes { id status createdAt amount { amount currency } } } }
  }
}`;
const documents = [{ name: documentName("Tickets"), text }];
const described = (files: Readonly<Record<string, string>>) =>
  describeReport(readDefinition("unsaved", files));
const tables = async () =>
  (
    await described({
      "report.yaml": "title: x\n",
      "tickets.graphql": text,
      "report.sql": "select 1 as one",
    })
  ).tables;
const tableNamed = async (name: string): Promise<Table> => {
  const table = (await tables()).find((one) => one.name === name);
  if (!table) throw new Error(`there is no table ${name}`);
  return table;
};
const base = { title: 'Paid: "by" month', about: "What was paid.", counts: false, chart: undefined };

describe("a composed report", () => {
  it("groups by month and adds up amounts by currency, with totals, a key and a chart", async () => {
    const composition: Composition = {
      ...base,
      table: await tableNamed("tickets.payments"),
      counts: true,
      choices: [
        { column: "createdAt", use: "month", label: "Month", total: false },
        { column: "amount", use: "sum", label: "Paid", total: true },
      ],
      chart: { label: "createdAt_month", value: "amount_sum" },
    };
    const report = await described(reportFiles(composition, documents));
    expect(report.title).toBe('Paid: "by" month');
    expect(
      report.columns.map(({ key, type, total, currencyKey }) => [key, type, total, currencyKey]),
    ).toEqual([
      ["createdAt_month", "text", false, null],
      ["amount_sum", "decimal", true, "amount_currency"],
      ["amount_currency", "text", false, null],
      ["rows", "integer", true, null],
    ]);
    expect(report.key).toEqual(["createdAt_month", "amount_currency"]);
  });

  it("shows plain rows with the id as their key", async () => {
    const table = await tableNamed("tickets.tickets");
    const choices = [
      { column: "id", use: "show", label: "Id", total: false } as const,
      ...firstChoices(table),
    ];
    const report = await described(reportFiles({ ...base, table, choices }, documents));
    expect(report.key).toEqual(["id"]);
    expect(report.columns.map(({ label }) => label)).toEqual(["Id", "Status", "Created at", "Users email"]);
  });

  it("has the rows that fit its conditions, calculated columns, an order and a limit", async () => {
    const composition: Composition = {
      ...base,
      table: await tableNamed("tickets.payments"),
      choices: [
        { column: "id", use: "show", label: "Id", total: false },
        { column: "double", use: "show", label: "Twice", total: false },
      ],
      calculated: [{ name: "double", sql: "amount * 2" }],
      conditions: [
        { column: "createdAt", comparison: "from", value: "2026-01-01" },
        { column: "status", comparison: "is", value: "SENT" },
        { column: "users_email", comparison: "contains", value: "O'Hara" },
        { column: "amount", comparison: "isKnown", value: "" },
        { column: "amount", comparison: "from", value: "" },
      ],
      order: { key: "double", isDescending: true },
      limit: 3,
    };
    const files = reportFiles(composition, documents);
    expect(files["report.sql"]).toBe(
      [
        'select "id" as "id",',
        '  "double" as "double",',
        '  "amount_currency" as "amount_currency"',
        'from (select *, (amount * 2) as "double" from "tickets"."payments") as calculated',
        "where \"createdAt\"::DATE >= '2026-01-01'",
        "  and \"status\" = 'SENT'",
        "  and contains(lower(\"users_email\"), lower('O''Hara'))",
        '  and "amount" is not null',
        'order by "double" desc nulls last',
        "limit 3",
        "",
      ].join("\n"),
    );
    const report = await described(files);
    expect(report.columns.map(({ label, type }) => [label, type])).toEqual([
      ["Id", "text"],
      ["Twice", "decimal"],
      ["Currency", "text"],
    ]);
  });

  it("joins two lists by the person of each", async () => {
    const [tickets, payments] = [await tableNamed("tickets.tickets"), await tableNamed("tickets.payments")];
    const [on] = pairsOf(tickets, payments);
    expect(on).toEqual({ first: "users_email", second: "users_email" });
    if (!on) return;
    const composition: Composition = {
      ...base,
      table: tickets,
      join: { table: payments, on },
      choices: [
        { column: "status", use: "show", label: "Status", total: false },
        { column: "payments_amount", use: "sum", label: "Paid", total: false },
      ],
    };
    expect(columnsOf(composition).find(({ name }) => name === "status")?.repeated).toBe(true);
    const paid = columnsOf(composition).find(({ name }) => name === "payments_amount");
    expect(paid).toMatchObject({ repeated: true, countedBy: "payments_id" });
    expect(paid && [usesOf(paid).includes("sum"), mayTotal(paid, "sum")]).toEqual([true, false]);
    const report = await described(reportFiles(composition, documents));
    expect(report.columns.map(({ key, currencyKey }) => [key, currencyKey])).toEqual([
      ["status", null],
      ["payments_amount_sum", "payments_amount_currency"],
      ["payments_amount_currency", null],
    ]);
  });

  it("counts each object of a joined list once in a group, with the same sum as the list alone", async () => {
    const [tickets, payments] = [await tableNamed("tickets.tickets"), await tableNamed("tickets.payments")];
    const on = { first: "users_email", second: "users_email" };
    const composition: Composition = {
      ...base,
      table: tickets,
      join: { table: payments, on },
      choices: [
        { column: "users_email", use: "show", label: "Person", total: false },
        { column: "payments_amount", use: "sum", label: "Paid", total: false },
      ],
    };
    const tributary = await startTributary({});
    try {
      const send = sendTo(tributary);
      const run = async (files: Readonly<Record<string, string>>) =>
        runNamed(readDefinition("unsaved", files), send);
      const joined = await run(reportFiles(composition, documents));
      const alone = await run({
        "report.yaml": "title: x\n",
        "tickets.graphql": text,
        "report.sql":
          "select users_email, amount_currency, sum(amount) as paid from payments group by all having paid is not null",
      });
      const paid = new Map(
        alone.rows.map((row) => [`${row["users_email"]} ${row["amount_currency"]}`, row["paid"]]),
      );
      const several = joined.rows.filter((row) => row["payments_amount_sum"] !== null);
      expect(several.length).toBeGreaterThan(20);
      // An amount of yen is written without decimal places.
      for (const row of several)
        expect(Number(row["payments_amount_sum"])).toBe(
          Number(paid.get(`${row["users_email"]} ${row["payments_amount_currency"]}`)),
        );
    } finally {
      await tributary.close();
    }
  });

  it("has bars of columns that can be added up, and of averages only with one row for each", async () => {
    const table = await tableNamed("tickets.payments");
    const status: Choice = { column: "status", use: "show", label: "Status", total: false };
    const month: Choice = { column: "createdAt", use: "month", label: "Month", total: false };
    const average: Choice = { column: "amount", use: "average", label: "Average", total: false };
    const sum: Choice = { ...average, use: "sum" };
    const made = (choices: readonly Choice[]): Composition => ({ ...base, table, choices });
    expect(isChartable(made([status, month, average]), average, "status")).toBe(false);
    expect(isChartable(made([status, month, sum]), sum, "status")).toBe(true);
    expect(isChartable(made([status, average]), average, "status")).toBe(true);
    expect(isChartable(made([status, sum]), status, "status")).toBe(false);
  });

  it("joins by ids only if one column names the other list", async () => {
    const [tickets, payments] = [await tableNamed("tickets.tickets"), await tableNamed("tickets.payments")];
    expect(pairsOf(tickets, payments)).not.toContainEqual({ first: "id", second: "id" });
    const users = await tableNamed("tickets.users");
    expect(pairsOf(users, payments)).toContainEqual({ first: "id", second: "users_id" });
    const withIds = (...names: string[]): Table => ({
      ...users,
      columns: names.map((name) => ({ name, type: "VARCHAR" })),
    });
    expect(pairsOf(withIds("tenantId", "accountId"), withIds("accountId"))).toEqual([
      { first: "accountId", second: "accountId" },
    ]);
  });

  it("is one file that tar extracts to the folder of the report", async () => {
    const folder = mkdtempSync(join(tmpdir(), "composed-"));
    const files = { "report.yaml": 'title: "é"\n', "report.sql": "select 1\n".repeat(100) };
    writeFileSync(join(folder, "x.tar"), Buffer.from(await tarOf("mine", files).arrayBuffer()));
    execFileSync("tar", ["xf", "x.tar"], { cwd: folder });
    for (const [name, content] of Object.entries(files))
      expect(readFileSync(join(folder, "mine", name), "utf8")).toBe(content);
    rmSync(folder, { recursive: true });
  });
});

describe("an answer in parts", () => {
  it("is assembled as its events arrive, however they are split", async () => {
    const events =
      'event: next\ndata: {"data":{"users":{"nodes":[{"id":"A"},{"id":"B"}]}},"extensions":{"a":1},"hasNext":true}\n\n' +
      'event: next\ndata: {"incremental":[{"path":["users","nodes",1],"data":{"tickets":[{"id":"é"}]}}],"hasNext":true}\n\n' +
      'event: next\ndata: {"incremental":[{"path":["users","nodes",0],"data":null,"errors":[{"message":"down"}]}],"hasNext":false}\n\n' +
      "event: complete\ndata: \n\n";
    const bytes = new TextEncoder().encode(events);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.subarray(at, at + 7));
        controller.close();
      },
    });
    const payloads: Json[] = [];
    for await (const payload of nextEvents(body)) payloads.push(payload);
    const answer = payloads.slice(1).reduce(withPayload, payloads[0] ?? {});
    expect(answer).toMatchObject({
      data: { users: { nodes: [{ id: "A" }, { id: "B", tickets: [{ id: "é" }] }] } },
      errors: [{ message: "down" }],
      extensions: { a: 1 },
    });
    expect(isDeferring("{ a ... @defer { b } }")).toBe(true);
    expect(isDeferring("# @defer\n{ a }")).toBe(false);
  });
});

describe("a subscription", () => {
  it("is detected by its operation, also among others and after fragments", () => {
    const all = "query Other { a } fragment F on T { b } subscription Signed { c }";
    expect(["Signed", "Other", undefined].map((name) => isSubscribing(all, name))).toEqual([
      true,
      false,
      true,
    ]);
    expect(isSubscribing("# subscription\n{ subscription { id } }")).toBe(false);
  });
});

describe("a report that is composed from a tab", () => {
  it("adds up no column of an outer list, because rows repeat it", () => {
    const deals = { name: "x.deals", columns: [{ name: "value", type: "DECIMAL(30, 2)" }] };
    const own = { name: "age", type: "INTEGER" };
    const contacts = {
      name: "x.contacts",
      columns: [own, { name: "deals_value", type: "DECIMAL(30, 2)" }],
    };
    const [outer, inner] = withRepeated([deals, contacts]);
    const uses = [...(outer?.columns ?? []), ...(inner?.columns ?? [])].map(usesOf);
    expect(uses.map((all) => all.includes("sum"))).toEqual([true, true, false]);
    expect(inner?.columns.map((column) => mayTotal(column, "show"))).toEqual([true, false]);
    expect(mayTotal(own, "average")).toBe(false);
  });

  it("has the operation that the tab runs, with the variables that it declares", () => {
    const both = "query A { a } query B($first: Int) { b(first: $first) }";
    const operation = operationIn(both, "B");
    expect(operation).toMatchObject({ name: "B", variables: ["first"] });
    expect(operation.text).not.toContain("query A");
    expect(operationIn(both, undefined).name).toBe("A");
    expect(declaredValues('{ "first": 2, "other": 3 }', operation)).toEqual({ first: 2 });
    expect(declaredValues("{ first }", operation)).toBeUndefined();
  });
});
