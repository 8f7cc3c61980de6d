/** Tables of earlier runs in SQL. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Send } from "#reports/kit/asking/client.ts";
import { withRetryAfter } from "#reports/kit/asking/retry-after.ts";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import { prepare } from "#reports/kit/run.ts";

const folder = mkdtempSync(join(tmpdir(), "past-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DOCUMENT =
  "{ banking { payments(first: 9) { nodes { status createdAt amount { amount currency } } } } }";
type Payment = readonly [id: string, status: string | null, amount: string];
const list = (payments: readonly Payment[]) => ({
  nodes: payments.map(([id, status, amount]) => ({
    id: `BankPayment:${id}`,
    status,
    createdAt: "2026-05-04T09:30:00.250Z",
    amount: { amount, currency: "USD" },
  })),
  pageInfo: { hasNextPage: false, endCursor: null },
});

async function run(
  sql: string,
  payments: readonly Payment[] | null,
  { at = "2026-11-27T10:00:00Z", history = join(folder, "one"), yaml = "title: Mine" } = {},
) {
  const prepared = await prepare(
    readDefinition("mine", { "report.yaml": yaml, "bank.graphql": DOCUMENT, "report.sql": sql }),
  );
  const errors = [{ message: "down", path: ["banking", "payments"], extensions: { code: "FORBIDDEN" } }];
  const send: Send = async () => ({
    data: { banking: { payments: payments && list(payments) } },
    errors: payments ? [] : errors,
  });
  const running = prepared.run(withRetryAfter(send, { waitMs: 0 }), { history, now: () => new Date(at) });
  const rows: unknown[] = [];
  for await (const row of running.rows) rows.push(row.slice(0, prepared.columns.length));
  return rows;
}

const CHANGED = `select id, p.status, b.status as before, p.amount - b.amount as more
  from payments p left join previous.payments b using (id) order by id`;

describe("previous", () => {
  it("is empty before the first run, then the last complete run", async () => {
    expect(await run(CHANGED, [["1", "SENT", "1.00"]])).toEqual([["BankPayment:1", "SENT", null, null]]);
    const second: readonly Payment[] = [
      ["1", "SETTLED", "1.125"],
      ["2", "SENT", "9"],
    ];
    expect(await run(CHANGED, second, { at: "2026-11-28T10:00:00Z" })).toEqual([
      ["BankPayment:1", "SETTLED", "SENT", "0.125"],
      ["BankPayment:2", "SENT", null, null],
    ]);
    // An incomplete run is no state to compare with.
    expect(await run(CHANGED, null, { at: "2026-11-29T10:00:00Z" })).toEqual([]);
    expect(await run(CHANGED, second, { at: "2026-11-30T10:00:00Z" })).toEqual([
      ["BankPayment:1", "SETTLED", "SETTLED", "0.00"],
      ["BankPayment:2", "SENT", "SENT", "0.00"],
    ]);
  });

  it("has columns that only earlier runs selected", async () => {
    const history = join(folder, "columns");
    const sql = "select id, b.createdAt from payments left join previous.payments b using (id)";
    await run(sql, [["1", "SENT", "1.00"]], { history });
    expect(await run(sql, [["1", "SENT", "1.00"]], { history, at: "2026-11-28T10:00:00Z" })).toEqual([
      ["BankPayment:1", "2026-05-04T09:30:00.25Z"],
    ]);
  });
});

describe("at", () => {
  const SQL =
    "select '-- at(''2026-01-01'').x' as text, (select count(*) from at('2026-11-28').payments) as n, count(*) as now from payments";
  const none = "report.sql: there is no snapshot of 2026-11-28 or before; ";

  it("is the last run on or before a day, and an error without one", async () => {
    const history = join(folder, "at");
    await expect(run(SQL, [], { history })).rejects.toThrow(`${none}there is none yet`);
    const trend = "select count(*) as n from previous.payments";
    await run(trend, [["1", "SENT", "1"]], { history, at: "2026-11-29T10:00:00.000Z" });
    await expect(run(SQL, [], { history })).rejects.toThrow(
      `${none}the first is of 2026-11-29T10:00:00.000Z`,
    );
    await run(
      trend,
      [
        ["1", "SENT", "1"],
        ["2", "SENT", "1"],
      ],
      { history, at: "2026-11-28T23:00:00Z" },
    );
    await run(trend, [], { history, at: "2026-11-28T09:00:00Z" });
    expect(await run(SQL, [["1", "SENT", "1"]], { history, at: "2026-11-30T09:00:00Z" })).toEqual([
      ["-- at('2026-01-01').x", 2, 1],
    ]);
  });

  it("is refused with a text that is no day", async () => {
    await expect(run("select * from at('yesterday').payments", [])).rejects.toThrow(
      "report.sql: at('yesterday') needs a day such as 2026-11-01, or an instant",
    );
  });
});

it("Snapshots are deleted after the retention of their report", async () => {
  const history = join(folder, "retention");
  const yaml = "title: Mine\nretention: { days: 2 }";
  const sql = "select count(*) as n from at('2026-11-02').payments, payments";
  const trend = "select count(*) as n from previous.payments";
  await run(trend, [["1", "SENT", "1"]], { history, yaml, at: "2026-11-01T10:00:00Z" });
  expect(await run(sql, [["1", "SENT", "1"]], { history, yaml, at: "2026-11-02T10:00:00Z" })).toEqual([[1]]);
  await run(trend, [], { history, yaml, at: "2026-11-06T10:00:00Z" });
  await expect(run(sql, [], { history, yaml })).rejects.toThrow("the first is of 2026-11-06");
});

describe("refresh: incremental is refused", () => {
  const refused = (document: string, sql = "select 1 as one") =>
    prepare(
      readDefinition("mine", {
        "report.yaml": "title: Mine\nrefresh: incremental",
        "mine.graphql": document,
        "report.sql": sql,
      }),
    );
  const people = (fields: string, args = "first: 9") =>
    `{ crm { allPeople(${args}) { nodes { ${fields} } } } }`;

  it.each([
    ["two lists", "{ tickets { nodes { id } } users { nodes { id } } }", "it must have one list"],
    ["no filter by change", "{ users { nodes { id } } }", '"users" has no filter by "updatedAt"'],
    [
      "a filter",
      people("id updatedAt", 'filter: { firstChar: "a" }'),
      '"allPeople" must have no filter, because a row that leaves a filter is not among what changed',
    ],
    ["no time of the change", people("id"), 'select "updatedAt" of "allPeople"'],
    [
      "values of others",
      people("id updatedAt organization { name }"),
      '"allPeople.organization.name" may change without its row: read it in a document of its own',
    ],
    [
      "a list of others",
      people("id updatedAt deals { nodes { id } }"),
      '"allPeople.deals" may change without its row: read it in a document of its own',
    ],
    [
      "a figure that changes in a list of which only new objects are read",
      '{ social { user(id: "1") { posts(first: 9) { nodes { createdAt publicMetrics { likeCount } } } } } }',
      '"publicMetrics" of "posts" changes, and new rows alone can be read: read it in a document of its own',
    ],
    [
      "a filter with an end",
      '{ banking { events(filter: { createdAt: { from: "2026-01-01T00:00:00Z", until: "2026-02-01T00:00:00Z" } }) { nodes { createdAt } } } }',
      '"events" must have no filter but { createdAt: { from: … } }, because a row that leaves a filter is not among what changed',
    ],
    [
      "no id",
      '{ supportDesk { ticketMetricEvents(filter: { occurredAt: { from: "2026-01-01T00:00:00Z" } }) { nodes { occurredAt } } } }',
      'select "upstreamId" of "ticketMetricEvents", whose rows have no id',
    ],
    [
      "a list by creation whose objects change",
      "{ supportDesk { satisfactionRatings { nodes { createdAt updatedAt } } } }",
      '"satisfactionRatings" has no filter by "updatedAt"',
    ],
  ])("for %s", async (_, document, reason) => {
    await expect(refused(document)).rejects.toThrow(
      `report.yaml: refresh: no document has a list that can be refreshed: mine.graphql: ${reason}`,
    );
  });

  it("for SQL that counts a list beside its rows", async () => {
    await expect(
      refused("{ crm { allPeople(first: 9) { totalCount nodes { id updatedAt } } } }", "select * from root"),
    ).rejects.toThrow("mine.graphql: the SQL reads what lies in no list");
  });
});
