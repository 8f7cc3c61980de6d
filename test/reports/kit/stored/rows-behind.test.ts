/** Rows behind figures: their sum is the figure, and a figure whose rows cannot be found has a reason. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Send } from "#reports/kit/asking/client.ts";
import { withRetryAfter } from "#reports/kit/asking/retry-after.ts";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import { figuresOf } from "#reports/kit/rows/chart.ts";
import type { Row } from "#reports/kit/rows/columns.ts";
import { add, compare } from "#reports/kit/rows/decimal.ts";
import { prepare } from "#reports/kit/run.ts";
import { FIGURE } from "#reports/kit/sql/behind.ts";
import { readRowsBehind } from "#reports/kit/stored/behind-page.ts";
import { storeRowsBehind } from "#reports/kit/stored/rows-behind.ts";
import { ROWS, readResult } from "#reports/kit/stored/run-folder.ts";
import { storeRun } from "#reports/kit/stored/store-run.ts";
import { readLines } from "#reports/kit/tables/line-file.ts";
import type { FigureName } from "#reports/words/figure.ts";
import { seededRandom } from "#services/kit/data/random.ts";
import { drawn } from "#test/kit/draws.ts";
import { startTributary, type Tributary } from "#test/kit/gateway.ts";
import { sendTo } from "#test/reports/kit/run.ts";

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

const documentOf = (name: string) => readFileSync(new URL(`behind-${name}`, import.meta.url), "utf8");
const DOCUMENTS = Object.fromEntries(
  ["bank.graphql", "desk.graphql"].map((name) => [name, documentOf(name)]),
);
const folder = mkdtempSync(join(tmpdir(), "rows-behind-"));
let tributary: Tributary;
let send: Send;

beforeAll(async () => {
  tributary = await startTributary({});
  const ask = sendTo(tributary);
  // All runs read the same pages.
  const answers = new Map<string, ReturnType<Send>>();
  send = (request) => {
    const key = JSON.stringify(request);
    const answer = answers.get(key) ?? ask(request);
    answers.set(key, answer);
    return answer;
  };
});
afterAll(async () => {
  await tributary.close();
  rmSync(folder, { recursive: true, force: true });
});

let runs = 0;

/** Runs a report. @param yaml its columns and chart */
async function run(sql: string, yaml = "") {
  const own = join(folder, String(runs++));
  mkdirSync(own);
  const source = {
    name: "mine",
    files: { "report.yaml": `title: Mine\n${yaml}`, ...DOCUMENTS, "report.sql": sql },
  };
  const definition = readDefinition(source.name, source.files);
  const prepared = await prepare(definition);
  const ask = withRetryAfter(send, { waitMs: 0 });
  await storeRun({ folder: own, definition, prepared, ask, mostRows: 1_000_000 });
  const result = readResult(own);
  return {
    result,
    rows: readLines(join(own, ROWS), 0, 1_000_000) as Row[],
    whyOf: (key: string) => {
      const behind = result.behind?.[result.columns.findIndex((column) => column.key === key)];
      return behind && "why" in behind ? behind.why : undefined;
    },
    async behind(asked: FigureName, { offset = 0, limit = 1_000_000 } = {}) {
      const work = mkdtempSync(join(own, "work-"));
      const file = join(work, "stored");
      await storeRowsBehind({ source, folder: own, work, asked, file });
      return readRowsBehind(file, offset, limit);
    },
  };
}

type RowsBehindFigure = Awaited<ReturnType<Awaited<ReturnType<typeof run>>["behind"]>>;

/** The values behind a figure. */
const figuresIn = ({ columns, rows }: RowsBehindFigure): readonly string[] => {
  const at = columns.findIndex(({ key }) => key === FIGURE);
  return rows.flatMap((row) => (row[at] === null || row[at] === undefined ? [] : [String(row[at])]));
};
const total = (figures: readonly string[]) => figures.reduce(add, "0");

/** The value that is calculated from the rows behind a figure. */
const FIGURES = {
  "count(*)": ({ total: count }: RowsBehindFigure) => String(count),
  "sum(amount)": (found: RowsBehindFigure) => total(figuresIn(found)),
  "sum(amount) filter (where status = 'SENT')": (found: RowsBehindFigure) => total(figuresIn(found)),
  "count(*) filter (where direction = 'INCOMING')": ({ total: count }: RowsBehindFigure) => String(count),
  "count(distinct customer_id)": (found: RowsBehindFigure) => String(new Set(figuresIn(found)).size),
  "max(amount)": (found: RowsBehindFigure) => figuresIn(found).reduce((a, b) => (compare(a, b) < 0 ? b : a)),
  "coalesce(sum(amount), 0) * 2": (found: RowsBehindFigure) => {
    const sum = total(figuresIn(found));
    return add(sum, sum);
  },
} as const;
const names = Object.keys(FIGURES).map((_, at) => `f${at}`);
/** All figures as columns, so that one run tests them all. */
const figures = Object.keys(FIGURES)
  .map((figure, at) => `${figure} as f${at}`)
  .join(", ");

const GROUPS = [
  "status",
  "direction as way",
  "strftime(createdAt, '%Y-%m') as month",
  "date_trunc('quarter', createdAt) as quarter",
  "status, lower(direction)  as way",
  "customer_displayName as customer, createdAt::date as day",
  "if(amount > 100, 'large', null) as size",
];
const WHERES = ["", "where amount is not null", "where createdAt >= '2026-03-01' and status <> 'FAILED'"];
/** Forms of a query that lead to the same rows. */
const FORMS = {
  plain: (groups: string, where: string) =>
    `select ${groups}, amount_currency as currency, ${figures} from payments ${where} group by all order by f1 desc nulls last`,
  named: (groups: string, where: string) =>
    `with sent as (select distinct on (id) * from payments order by id, rowid)
     select ${groups}, amount_currency as currency, ${figures} from sent ${where} group by all having count(*) > 1 limit 20`,
  inner: (groups: string, where: string) =>
    `select ${namesIn(groups).join(", ")}, currency, ${names.join(", ")}
     from (select ${groups}, amount_currency as currency, ${figures} from payments ${where} group by all)`,
  joined: (groups: string, where: string) =>
    `select ${groups}, amount_currency as currency, ${figures}
     from (select payments.*, tickets.id as ticket from payments left join tickets on tickets.status = payments.status) ${where} group by all`,
} as const;

const namesIn = (groups: string): readonly string[] =>
  groups.split(/,(?![^(]*\))/).map((group) => group.trim().split(" as ").at(-1)?.trim() ?? "");

const cases = Object.values(FORMS).flatMap((sqlOf) =>
  GROUPS.flatMap((groups) => WHERES.map((where) => sqlOf(groups, where))),
);

describe("the rows behind a figure", () => {
  it("add up to it: cells and totals of random reports", async () => {
    const { pick } = seededRandom(`rows behind ${process.env["TEST_SEED"]}`);
    const columns = names.map((name) => `${name}: { currency: currency, total: true }`).join(", ");
    let tried = 0;
    const queries = drawn("rows behind figures", cases, 0.1);
    for (const sql of queries) {
      const { result, rows, behind } = await run(sql, `columns: { ${columns} }`);
      const row = pick([...rows.keys()]);
      for (const [index, [figure, totalOf]] of Object.entries(FIGURES).entries()) {
        const column = `f${index}`;
        const at = result.columns.findIndex(({ key }) => key === column);
        expect(result.behind?.[at], sql).toMatchObject({
          tables: expect.arrayContaining(["bank.payments"]),
          isGrouped: true,
        });
        const cell = rows[row]?.[at];
        if (cell !== null) {
          const made = totalOf(await behind({ column, row }));
          expect(compare(made, String(cell)), `${sql}: row ${row} is ${String(cell)}, of rows ${made}`).toBe(
            0,
          );
          tried++;
        }
        const [sum] = result.totals.find((one) => one.column.key === column)?.sums ?? [];
        if (!figure.startsWith("sum(") || !sum) continue;
        const all = await behind({ column, unit: sum.currency });
        expect(compare(total(figuresIn(all)), sum.amount), `${sql}: total of ${column}`).toBe(0);
      }
    }
    expect(tried).toBeGreaterThan(2 * queries.length);
  });

  it("are those of a bar, and of a part of it, in the months of the time zone", async () => {
    const chart = "chart: { kind: months, title: Paid, label: at, value: paid, series: status }";
    const { behind, rows } = await run(
      "select createdAt as at, status, amount as paid, amount_currency as currency from payments",
      `columns: { paid: { currency: currency } }\n${chart}`,
    );
    const [first] = rows;
    const [at, status, , currency] = (first ?? []).map(String);
    const month = String(at).slice(0, 7);
    const of = (isPart: boolean) =>
      rows.filter(
        (row) => String(row[0]).startsWith(month) && row[3] === currency && (!isPart || row[1] === status),
      );
    const bar = { column: "paid", label: month, unit: currency };
    expect((await behind(bar)).total).toBe(of(false).length);
    expect((await behind({ ...bar, series: status })).total).toBe(of(true).length);
    // At the end of a month it is the next one in the east.
    const instants = rows.map(([instant]) => Date.parse(String(instant)) + 14 * 3_600_000);
    const east = instants.filter((instant) => new Date(instant).toISOString().startsWith(month));
    const found = await behind({ column: "paid", label: month, timeZone: "Pacific/Kiritimati" });
    expect(found.total).toBe(east.length);
  });

  it("add up to a bar in its currency, also if no column has the currency", async () => {
    const { result, rows, behind } = await run(
      "select status, amount as paid from payments",
      "chart: { kind: bars, title: Paid, label: status, value: paid }",
    );
    const charts = result.chart ? figuresOf(result.chart, result.columns, rows) : [];
    expect(charts.map(({ unit }) => unit)).toEqual(expect.arrayContaining(["EUR", "USD"]));
    for (const { unit, bars } of charts)
      for (const { label, total: bar } of bars) {
        const found = await behind({ column: "paid", label, unit });
        expect(compare(total(figuresIn(found)), bar), `${label} ${unit}`).toBe(0);
      }
  });

  it("have the columns of their table that have values, and the figure under its label", async () => {
    const { behind } = await run(
      "select status, sum(amount) as paid, amount_currency as currency from payments group by all",
      "columns: { paid: { label: Paid, currency: currency } }",
    );
    const { columns, tables } = await behind({ column: "paid", row: 0 });
    expect(tables).toEqual(["bank.payments"]);
    expect(columns.map(({ label, type }) => [label, type])).toEqual([
      ["Paid", "decimal"],
      ["id", "text"],
      ["status", "text"],
      ["amount", "decimal"],
      ["amount_currency", "text"],
    ]);
    // All rows of the group.
    const group = await behind({ column: "status", row: 0 });
    expect(group.columns[0]?.label).toBe("id");
  });

  it.each([
    [
      "rows of several queries are put together",
      "select status as n from payments union all select status from tickets",
    ],
    ["a window looks at other rows", "select status, sum(amount) over (order by id) as n from payments"],
    ["its SQL does not name its columns", "select *, 1 as n from payments"],
    ["its SQL makes several rows of one", "select unnest([status, direction]) as n from payments"],
    [
      "it adds up by several groupings",
      "select status, count(*) as n from payments group by rollup (status)",
    ],
    ["it groups by a value that is no column", "select count(*) as n from payments group by status"],
    ["its SQL leaves out some of the rows", "select amount as n from payments order by id limit 3"],
    [
      "it joins rows that are added up already",
      `with p as (select status, count(*) as n from payments group by all),
        t as (select status, count(*) as m from tickets group by all)
      select p.n + t.m as n from p join t using (status)`,
    ],
    [
      "it groups by a value that is no column",
      "select lower(status) as status, count(*) as n from payments group by status",
    ],
    [
      "it reads rows by a query of its own",
      "select status, (select count(*) from tickets) as n, count(*) as m from payments group by all",
    ],
    ["it reads no table", "select 1 as n"],
    ["it reads earlier runs", "select count(*) as n from previous.payments"],
  ])("have a reason if they cannot be found: %s", async (why, sql) => {
    const { whyOf, behind } = await run(sql);
    expect(whyOf("n")).toBe(why);
    const refused = behind({ column: "n", row: 0 });
    await expect(refused).rejects.toThrow(/cannot be found: /);
  });

  it("are refused for a figure that does not exist, and if the SQL depends on the time", async () => {
    const { behind } = await run("select status, count(*) as n from payments group by all");
    await expect(behind({ column: "m", row: 0 })).rejects.toThrow('no column "m"');
    await expect(behind({ column: "n", row: 999 })).rejects.toThrow("no such row");
    await expect(behind({ column: "n", label: "SENT" })).rejects.toThrow("no chart");
    const { behind: later } = await run(
      "select now()::varchar as at, count(*) as n from payments group by all",
    );
    await expect(later({ column: "n", row: 0 })).rejects.toThrow("it depends on the time");
  });

  it("are those of the table if a query in the SQL has the same name", async () => {
    const { rows, behind } = await run(
      `with sent as (select status, amount from payments),
       payments as (select status, count(*) as amount from sent group by all)
       select status, sum(amount) as n from payments where (select count(*) from bank.payments) > 0 group by all`,
    );
    const found = await behind({ column: "n", row: 0 });
    expect(found.tables).toEqual(["bank.payments"]);
    expect(String(found.total)).toBe(String(rows[0]?.[1]));
  });

  it("are refused if another row of the result is equal, and are all rows for the total", async () => {
    const { rows, behind } = await run(
      `select n from (select status, direction, least(count(*), 1) as n from payments group by all)`,
      "columns: { n: { total: true } }",
    );
    expect(rows.length).toBeGreaterThan(1);
    await expect(behind({ column: "n", row: 0 })).rejects.toThrow("its row is equal to another one");
    const payments = await run("select count(*) as n from payments");
    expect(String((await behind({ column: "n" })).total)).toBe(String(payments.rows[0]?.[0]));
  });

  it("are read page by page, in one order", async () => {
    const { behind } = await run("select count(*) as n from payments");
    const { total, rows } = await behind({ column: "n", row: 0 });
    const pages: unknown[] = [];
    for (let offset = 0; offset < total; offset += 97)
      pages.push(...(await behind({ column: "n", row: 0 }, { offset, limit: 97 })).rows);
    expect(pages).toEqual(rows);
    expect((await behind({ column: "n", row: 0 }, { offset: total, limit: 97 })).rows).toEqual([]);
  });

  it("are found for the total of very many groups", async () => {
    const { rows, behind } = await run(
      "select p.id, t.id as ticket, count(*) as n from payments p cross join tickets t group by all limit 50000",
      "columns: { n: { total: true } }",
    );
    expect(rows.length).toBeGreaterThan(10_000);
    expect((await behind({ column: "n" }, { limit: 1 })).total).toBe(rows.length);
  });
});
