/** The five formats: the same exact rows, missing data, and text that is not interpreted. */
import { describe, expect, it } from "vitest";
import type { Outcome } from "#reports/kit/asking/completeness.ts";
import { csv } from "#reports/kit/formats/csv.ts";
import type { Format, Output } from "#reports/kit/formats/format.ts";
import { page } from "#reports/kit/formats/html.ts";
import { json, ndjson } from "#reports/kit/formats/json.ts";
import { table } from "#reports/kit/formats/table.ts";
import type { Column, Mark, Row } from "#reports/kit/rows/columns.ts";
import { type CsvStyle, harmlessText } from "#reports/words/csv-text.ts";

const columns: Column[] = [
  { key: "name", label: "Name", type: "text" },
  { key: "paid", label: "Paid", type: "decimal", total: true, currencyAt: 2 },
  { key: "paidCurrency", label: "Currency", type: "category" },
  { key: "tags", label: "Tags", type: "list" },
  { key: "at", label: "At", type: "instant" },
  { key: "vip", label: "VIP", type: "boolean" },
];

const whole: Outcome = {
  complete: true,
  tables: [],
  sources: [
    { family: "banking", pages: 3, asked: 3, complete: true, problems: [], text: "complete, 3 pages" },
  ],
  notWalked: [],
  lacks: [],
};

const lacking: Outcome = {
  complete: false,
  tables: [],
  sources: [
    {
      family: "banking",
      pages: 2,
      asked: 3,
      complete: false,
      problems: [
        { code: "UPSTREAM_UNAVAILABLE", field: "banking.payments", message: "It is down", count: 4 },
      ],
      text: "2 of 3 pages, then unavailable",
    },
  ],
  notWalked: ["users.tickets: its cursor does not move on"],
  lacks: [],
};

async function written(
  format: Format,
  rows: readonly Row[],
  outcome = whole,
  marks: readonly Mark[] = [],
  style: CsvStyle = {},
): Promise<string> {
  const output: Output = {
    title: "Paid <up>",
    about: "",
    columns,
    variables: { since: "2026-01-01" },
    rows: (async function* () {
      yield* rows;
    })(),
    totals: () => [
      {
        column: columns[1] as Column,
        mark: "exact",
        sums: [{ amount: "12345678901234567890.12", currency: "USD" }],
      },
    ],
    outcome: () => outcome,
    marks: () => marks,
    rowsMark: () => (outcome.complete ? "exact" : "atLeast"),
    chart: () => ({ kind: "bars", title: "Paid", label: "name", value: "paid" }),
    at: new Date("2026-11-01T10:00:00Z"),
    csv: style,
  };
  let text = "";
  for await (const part of format(output)) text += part;
  return text;
}

const plain: Row = ["Ada", "12345678901234567890.10", "USD", ["a", "b"], "2026-05-04T09:30:00Z", true];
const empty: Row = ["Bob", null, null, null, null, null];

describe("CSV", () => {
  it("has one line for each row, unrounded amounts, and empty cells for null", async () => {
    expect(await written(csv, [plain, empty])).toBe(
      'name,paid,paidCurrency,tags,at,vip\nAda,12345678901234567890.10,USD,"a, b",2026-05-04T09:30:00Z,true\nBob,,,,,\n',
    );
  });

  it("has the separator and the byte order mark that were chosen", async () => {
    const row: Row = ["a;b", "-1.50", "USD", ["x", "=y"], null, null];
    const styled = (style: CsvStyle) => written(csv, [row], whole, [], style);
    expect(await styled({ bom: true, separator: ";" })).toBe(
      '\ufeffname;paid;paidCurrency;tags;at;vip\n"a;b";-1.50;USD;x, =y;;\n',
    );
    expect((await styled({ separator: "tab" })).split("\n")[1]).toBe("a;b\t-1.50\tUSD\tx, =y\t\t");
    expect((await styled({ separator: "|" })).split("\n")[1]).toBe("a;b|-1.50|USD|x, =y||");
  });

  it("escapes text that a spreadsheet would run as a formula, and leaves negative amounts unchanged", async () => {
    const texts = ["=1+1", "+49 30 1", "-2+3", "@SUM(A1)", "\tx", "\uff1dA1", 'say "hi"', "a\nb"];
    const lines = await written(
      csv,
      texts.map((text) => [text, "-1.50", "USD", ["=x"], null, null]),
    );
    expect(lines.split(/\n(?=[^b])/).slice(1)).toEqual([
      "'=1+1,-1.50,USD,'=x,,",
      "'+49 30 1,-1.50,USD,'=x,,",
      "'-2+3,-1.50,USD,'=x,,",
      "'@SUM(A1),-1.50,USD,'=x,,",
      "'\tx,-1.50,USD,'=x,,",
      "'\uff1dA1,-1.50,USD,'=x,,",
      '"say ""hi""",-1.50,USD,\'=x,,',
      '"a\nb",-1.50,USD,\'=x,,\n',
    ]);
  });

  it.each([
    [" =1+1", "' =1+1"],
    [";=1", ";'=1"],
    ["x; \uff1d1", "x; '\uff1d1"],
    ["x\t=1", "x\t'=1"],
    ["x\n@a", "x\n'@a"],
    ["|calc", "'|calc"],
    ["a-b; c = d", "a-b; c = d"],
  ])("escapes formulas for the separators of any country in %j", (text, safe) => {
    expect(harmlessText(text)).toBe(safe);
  });

  it("escapes a text in a number column that is a formula", async () => {
    expect(await written(csv, [["x", "-1+2", "USD", null, null, null]])).toContain("x,'-1+2,USD");
  });
});

describe("JSON", () => {
  it("contains rows, columns, totals, and the complete families", async () => {
    expect(JSON.parse(await written(json, [plain, empty]))).toEqual({
      report: "Paid <up>",
      at: "2026-11-01T10:00:00.000Z",
      variables: { since: "2026-01-01" },
      columns: columns.map(({ key, label, type }) => ({ key, label, type })),
      rows: [
        {
          name: "Ada",
          paid: "12345678901234567890.10",
          paidCurrency: "USD",
          tags: ["a", "b"],
          at: "2026-05-04T09:30:00Z",
          vip: true,
        },
        { name: "Bob", paid: null, paidCurrency: null, tags: null, at: null, vip: null },
      ],
      totals: { paid: [{ amount: "12345678901234567890.12", currency: "USD" }] },
      ...whole,
    });
  });

  it("lists missing data", async () => {
    expect(JSON.parse(await written(json, [], lacking))).toMatchObject({ rows: [], ...lacking });
  });

  it("in lines has one row per line, and no other lines", async () => {
    const lines = (await written(ndjson, [plain, empty], lacking)).trimEnd().split("\n");
    expect(lines.map((line) => (JSON.parse(line) as { name: string }).name)).toEqual(["Ada", "Bob"]);
  });
});

const hostile = "\u001b[31m<img src=x onerror=alert(1)>\u202e\"'&\u009b2J\r";

describe("a table", () => {
  it("aligns its columns, numbers to the right, with totals and notes below", async () => {
    const lines = (await written(table, [plain, empty], lacking)).split("\n");
    expect(lines.slice(0, 4)).toEqual([
      "Name                     Paid  Currency  Tags  At                    VIP",
      "────  ───────────────────────  ────────  ────  ────────────────────  ────",
      "Ada   12345678901234567890.10  USD       a, b  2026-05-04T09:30:00Z  true",
      "Bob",
    ]);
    expect(lines.slice(4)).toEqual([
      "",
      "2 rows",
      "Total Paid: 12345678901234567890.12 USD",
      "Incomplete: the missing parts are listed below.",
      "It is not known whether the total of Paid counts each object once.",
      "banking: 2 of 3 pages, then unavailable: banking.payments (4 times)",
      "not read to its end: users.tickets: its cursor does not move on",
      "",
    ]);
  });

  it("counts wide characters as two, and truncates long text", async () => {
    const lines = (
      await written(table, [
        ["日本", "1", "JPY", null, null, null],
        ["x".repeat(99), null, null, null, null, null],
      ])
    ).split("\n");
    expect(lines[2]?.startsWith(`日本${" ".repeat(36)}  `)).toBe(true);
    expect(lines[3]).toBe(`${"x".repeat(39)}…`);
  });

  it("shows escape sequences of a terminal as text", async () => {
    const text = await written(table, [[hostile, null, null, ["\u202etxt.exe"], null, null]]);
    expect(text).toContain("\\u001b[31m<img");
    expect(text).toContain("\\u202etxt.exe");
    expect(/[\p{Cc}\u202e]/u.test(text.replaceAll("\n", ""))).toBe(false);
  });
});

describe("an HTML page", () => {
  it("loads nothing from other hosts, and runs only its own style and script", async () => {
    const text = await written(page, [plain]);
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(text)?.[1] ?? "";
    expect(policy).toMatch(
      /^default-src &#39;none&#39;; style-src &#39;sha256-[\w+/=]+&#39;; script-src &#39;sha256-/,
    );
    expect(text).not.toMatch(/https?:\/\/|\ssrc=|<link|@import|url\(|style="| on\w+="/i);
  });

  it("escapes text in cells, titles and charts", async () => {
    const text = await written(page, [[hostile, "1", "USD", [hostile], null, null]]);
    expect(text).not.toContain("<img");
    expect(text).toContain(
      "\\u001b[31m&lt;img src=x onerror=alert(1)&gt;\\u202e&quot;&#39;&amp;\\u009b2J\\u000d",
    );
    expect(text).toContain("<title>Paid &lt;up&gt;</title>");
  });

  it("shows amounts with thousands separators, sorts them by value, and adds them exactly", async () => {
    const text = await written(page, [plain]);
    expect(text).toContain(
      '<td class="n" data-v="12345678901234567890.10">12,345,678,901,234,567,890.10</td>',
    );
    expect(text).toContain("<span>12,345,678,901,234,567,890.12 USD</span>");
  });

  it("lists missing data", async () => {
    const text = await written(page, [], lacking);
    expect(text).toContain('<section class="state lacking" role="alert"><strong>Incomplete:');
    expect(text).toContain("<li>banking: 2 of 3 pages, then unavailable: banking.payments (4 times)</li>");
    expect(text).toContain("There are no rows.");
  });

  it("is as wide as its window", async () => {
    const style = /<style>([\s\S]*?)<\/style>/.exec(await written(page, [plain]))?.[1] ?? "";
    const rules = [...style.matchAll(/(?:^|\})\s*(?:main|svg|\.charts) \{([^}]*)\}/g)].map(
      ([, rule]) => rule,
    );
    expect(rules.length).toBeGreaterThanOrEqual(3);
    expect(rules.join()).not.toContain("max-width");
    const viewOf = async (rows: readonly Row[]) =>
      [...(await written(page, rows)).matchAll(/viewBox="0 0 (\d+)/g)].map(([, width]) => width);
    expect(await viewOf([plain])).toEqual(["1280"]);
    expect(await viewOf([plain, ["Cy", "7.00", "EUR", null, null, null]])).toEqual(["640", "640"]);
  });

  it("describes its chart in words", async () => {
    expect(await written(page, [plain, ["Cy", "7.00", "EUR", null, null, null]])).toMatch(
      /<svg role="img" aria-labelledby="c0-t c0-d"[^>]+><title id="c0-t">Paid, in USD<\/title><desc id="c0-d">Ada: 12,345,678,901,234,567,890.10 USD<\/desc>/,
    );
  });
});
