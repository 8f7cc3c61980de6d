/** Marks of a result claim no more than its rows and its missing data allow. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Send } from "#reports/kit/asking/client.ts";
import { withRetryAfter } from "#reports/kit/asking/retry-after.ts";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import { page } from "#reports/kit/formats/html.ts";
import { json } from "#reports/kit/formats/json.ts";
import { table } from "#reports/kit/formats/table.ts";
import type { Row } from "#reports/kit/rows/columns.ts";
import { prepare } from "#reports/kit/run.ts";
import { named } from "#test/reports/kit/run.ts";

const list = (...nodes: object[]) => ({ nodes, pageInfo: { hasNextPage: false, endCursor: null } });
const money = (amount: string) => ({ amount, currency: "USD" });
const answering =
  (data: object, errors: readonly object[] = []): Send =>
  async () => ({ data, errors });
const down = (...path: string[]) => ({
  message: "down",
  path,
  extensions: { code: "UPSTREAM_UNAVAILABLE", family: "banking", retryable: false },
});

async function made(report: ReturnType<typeof readDefinition>, send: Send) {
  const prepared = await prepare(report);
  const running = prepared.run(withRetryAfter(send, { waitMs: 0 }));
  const rows: Row[] = [];
  for await (const row of running.rows) rows.push(row);
  const output = {
    ...prepared,
    ...running,
    rows: (async function* () {
      yield* rows;
    })(),
    at: new Date(0),
  };
  const text = async (format: typeof table) => {
    let all = "";
    for await (const part of format({
      ...output,
      rows: (async function* () {
        yield* rows;
      })(),
    }))
      all += part;
    return all;
  };
  const totals = Object.fromEntries(running.totals().map(({ column, ...total }) => [column.key, total]));
  const marks = Object.fromEntries(prepared.columns.map(({ key }, at) => [key, running.marks()[at]]));
  return { totals, marks, outcome: running.outcome(), text };
}

const DOCUMENT = readFileSync(new URL("worth.graphql", import.meta.url), "utf8");
const answer = {
  erp: {
    vendors: list(
      { id: "ErpVendor:1", upstreamId: "1", displayName: "Ada", balance: money("1.00") },
      { id: "ErpVendor:2", upstreamId: "2", displayName: "Bob", balance: money("2.00") },
    ),
    vendorPurchases: list(
      { id: "ErpVendorPurchase:1", vendorId: "1", totalPurchaseAmount: "100.00" },
      { id: "ErpVendorPurchase:2", vendorId: "2", totalPurchaseAmount: "7.00" },
    ),
  },
  treasury: {
    financialAccount: {
      id: "TreasuryFinancialAccount:1",
      outboundPayments: list(
        { id: "TreasuryOutboundPayment:1", description: "Ada", amount: money("5.00") },
        { id: "TreasuryOutboundPayment:2", description: "Ada", amount: money("6.00") },
      ),
    },
  },
};
const COLUMNS = `columns:
  purchased: { label: Purchased, total: true, grows: true }
  paid: { label: Paid, total: true }
`;
const vendors = (sql: string, columns = COLUMNS) =>
  readDefinition("mine", {
    "report.yaml": `title: Mine\n${columns}`,
    "mine.graphql": DOCUMENT,
    "report.sql": sql,
  });
const JOINED = `with unused as (select 1)
  select v.displayName, totalPurchaseAmount as purchased, o.amount as paid
  from vendors v
  left join vendorPurchases on vendorId = v.upstreamId
  left join outboundPayments as o on o.description = v.displayName
  order by 1, 3`;

describe("a result of SQL", () => {
  it("counts each object once in totals of joined tables: vendors, their purchases and treasury payments", async () => {
    const { totals, text, outcome } = await made(vendors(JOINED), answering(answer));
    expect(totals).toEqual({
      // The first purchase is joined with two payments.
      purchased: { mark: "exact", once: true, sums: [{ amount: "107.00", currency: "" }] },
      paid: { mark: "exact", once: true, sums: [{ amount: "11.00", currency: "USD" }] },
    });
    expect(outcome).toMatchObject({ complete: true, composed: true });
    expect(await text(table)).toContain(
      "Complete: all rows were read.\nEvery total counts each object once.\n",
    );
    expect(JSON.parse(await text(json))).toMatchObject({
      totals: { purchased: [{ amount: "107.00", once: true }] },
    });
  });

  it("counts each object once in a total of joined tables with a named currency column", async () => {
    // Each payment is joined with two purchases.
    const sql = `select o.amount as paid, o.amount_currency as currency
      from outboundPayments o cross join vendorPurchases`;
    const columns =
      "columns:\n  paid: { label: Paid, currency: currency, total: true }\n  currency: Currency\n";
    const yen = list(
      { id: "TreasuryOutboundPayment:1", description: "Ada", amount: money("5.50") },
      { id: "TreasuryOutboundPayment:2", description: "Ada", amount: { amount: "600", currency: "JPY" } },
    );
    const financialAccount = { ...answer.treasury.financialAccount, outboundPayments: yen };
    const exact = {
      mark: "exact",
      once: true,
      sums: [
        { amount: "5.50", currency: "USD" },
        { amount: "600", currency: "JPY" },
      ],
    };
    const changed = answering({ ...answer, treasury: { financialAccount } });
    expect((await made(vendors(sql, columns), changed)).totals["paid"]).toEqual(exact);
    const unnamed = "columns:\n  paid: { label: Paid, total: true }\n";
    expect((await made(vendors(sql, unnamed), changed)).totals["paid"]).toEqual(exact);
  });

  it("is not marked exact if joined rows repeat a sum, and the warning names these rows", async () => {
    const sql = `with bought as (
        select vendorId, sum(totalPurchaseAmount) as amount from vendorPurchases group by vendorId
      )
      select v.displayName, bought.amount as purchased, o.amount as paid
      from vendors v
      left join bought on vendorId = v.upstreamId
      left join outboundPayments as o on o.description = v.displayName`;
    const report = vendors(sql);
    const { totals, text } = await made(report, answering(answer));
    const doubt = {
      kind: "REPEATS",
      objects: ["mine.vendorPurchases"],
      table: "mine.outboundPayments",
      columns: ["description"],
    };
    expect(totals["purchased"]).toMatchObject({ mark: "repeated", once: false, doubts: [doubt] });
    expect(totals["paid"]).toMatchObject({ mark: "exact", once: true });
    const note =
      "The total of Purchased may count objects of mine.vendorPurchases more than once, because several rows of mine.outboundPayments have the same description.";
    const printed = await text(table);
    expect(printed).toContain("Total Purchased: 207.00 (may count objects more than once)\n");
    expect(printed).toContain(`${note}\nEach object counts once in the total of Paid.\n`);
    expect(await text(page)).toContain(note);
    expect([...(await prepare(report)).warnings].sort()).toEqual([
      "the total of Purchased counts objects of mine.vendorPurchases more than once if several rows of mine.outboundPayments have the same description",
      "the total of Purchased counts objects of mine.vendorPurchases more than once if several rows of mine.vendors have the same upstreamId",
    ]);
    const single = { ...answer, treasury: null };
    const { totals: once } = await made(report, answering(single));
    expect(once["purchased"]).toMatchObject({ mark: "exact", sums: [{ amount: "107.00" }] });
  });

  it.each([
    [
      "sums of tables that are joined without a condition",
      "select sum(totalPurchaseAmount) as purchased, sum(amount) as paid from vendorPurchases, outboundPayments",
      ["repeated", "repeated"],
    ],
    [
      "sums of one table each",
      "select (select sum(totalPurchaseAmount) from vendorPurchases) as purchased, (select sum(amount) from outboundPayments) as paid",
      ["exact", "exact"],
    ],
    [
      "a named query, and a constant",
      "with p as (from vendorPurchases) select totalPurchaseAmount as purchased, 1 as paid from p",
      ["exact", "read"],
    ],
    [
      "different rows",
      "select distinct totalPurchaseAmount as purchased, 1 as paid from vendorPurchases",
      ["read", "read"],
    ],
    ...["rollup (vendorId)", "cube (vendorId)", "grouping sets ((vendorId), ())"].map(
      (groups): [string, string, string[]] => [
        `sums and their sum by ${groups}`,
        `select sum(totalPurchaseAmount) as purchased, count(*) as paid from vendorPurchases group by ${groups}`,
        ["read", "read"],
      ],
    ),
    [
      "the number of different purchases, whose rows a join repeats",
      "select count(distinct p.id) as purchased, count(p.id) as paid from vendorPurchases p, outboundPayments",
      ["exact", "repeated"],
    ],
    [
      "the number of different purchases of each payment, which several payments have",
      "select o.id, count(distinct p.id) as purchased, 1 as paid from vendorPurchases p, outboundPayments o group by 1",
      ["repeated", "read"],
    ],
    [
      "sums of groups that are all of one grouping",
      "select sum(totalPurchaseAmount) as purchased, count(*) as paid from vendorPurchases group by grouping sets ((vendorId))",
      ["exact", "exact"],
    ],
    [
      "two readings of one table",
      "select totalPurchaseAmount as purchased, 1 as paid from vendorPurchases union all select totalPurchaseAmount, 1 from vendorPurchases",
      ["read", "read"],
    ],
    [
      "a sum by the vendor of a purchase, and the number of payments",
      "select v.upstreamId, (select sum(p.totalPurchaseAmount) from vendorPurchases p where p.vendorId = v.upstreamId) as purchased, (select count(*) from outboundPayments o where o.description = v.displayName) as paid from vendors v",
      ["exact", "exact"],
    ],
    [
      "what the plan has and is not known",
      "select totalPurchaseAmount as purchased, o.amount as paid from (from vendorPurchases) p asof join (from outboundPayments) o on p.vendorId >= o.description",
      ["read", "read"],
    ],
  ])("has the right marks for totals of %s", async (_, sql, marks) => {
    const { totals } = await made(vendors(sql), answering(answer));
    expect([totals["purchased"]?.mark, totals["paid"]?.mark]).toEqual(marks);
  });

  it("never marks a sum of several currencies, or of amounts with and without one, as exact", async () => {
    const sums = vendors("select sum(balance) as purchased, 1 as paid from vendors");
    const currencies = (...all: (string | null)[]) => {
      const nodes = all.map((currency, at) => ({
        id: `ErpVendor:${at}`,
        balance: { amount: "1.00", currency },
      }));
      return answering({ ...answer, erp: { ...answer.erp, vendors: list(...nodes) } });
    };
    for (const [first, second, mark] of [
      ["USD", "USD", "exact"],
      ["USD", "EUR", "mixed"],
      ["USD", null, "mixed"],
      ["USD", "", "mixed"],
      [null, "", "exact"],
    ] as const) {
      const { totals, text } = await made(sums, currencies(first, second));
      expect(totals["purchased"]?.mark, `${first} and ${second}`).toBe(mark);
      if (mark === "mixed")
        expect(await text(table)).toContain(
          "The total of Purchased adds amounts of several currencies in mine.vendors.balance_currency.\n",
        );
    }
    const direct = vendors("select balance as purchased, 1 as paid from vendors");
    const { totals } = await made(direct, currencies("USD", "", null));
    expect(totals["purchased"]).toMatchObject({
      mark: "exact",
      sums: [
        { amount: "1.00", currency: "USD" },
        { amount: "2.00", currency: "" },
      ],
    });
    const byCurrency = readDefinition("mine", {
      "report.yaml":
        "title: Mine\ncolumns: { owed: { label: Owed, currency: currency, total: true }, currency: Currency }",
      "mine.graphql": DOCUMENT,
      "report.sql": "select balance_currency as currency, sum(balance) as owed from vendors group by all",
    });
    const { totals: grouped } = await made(byCurrency, currencies("USD", "EUR", "USD"));
    expect(grouped["owed"]).toMatchObject({ mark: "exact", once: true });
  });

  it.each([
    [
      "balance is filtered by other than one currency",
      "select sum(balance) as owed, 'x' as k from vendors where balance_currency is not null",
      "",
      "mixed",
    ],
    [
      "balance is filtered by one currency",
      "select sum(balance) as owed, 'x' as k from vendors where balance_currency = 'USD'",
      "",
      "exact",
    ],
    [
      "groups have a currency that the report does not name",
      "select sum(balance) as owed, balance_currency as k from vendors group by 2",
      "",
      "mixed",
    ],
    [
      "groups have a currency that the report names",
      "select sum(balance) as owed, balance_currency as k from vendors group by 2",
      "currency: k, ",
      "exact",
    ],
    [
      "the named currency is one of several",
      "select sum(balance) as owed, any_value(balance_currency) as k from vendors",
      "currency: k, ",
      "mixed",
    ],
  ])(
    "has the right mark for the total of amounts in two currencies if %s",
    async (_, sql, currency, mark) => {
      const report = vendors(sql, `columns: { owed: { ${currency}total: true }, k: Key }\n`);
      const [first, second] = answer.erp.vendors.nodes;
      const mixed = list(first ?? {}, { ...second, balance: { amount: "2.00", currency: "EUR" } });
      const { totals } = await made(report, answering({ ...answer, erp: { ...answer.erp, vendors: mixed } }));
      expect(totals["owed"]?.mark).toBe(mark);
    },
  );

  it("has an unknown accuracy for objects of an outer list without ids", async () => {
    const report = readDefinition("mine", {
      "report.yaml": "title: Mine\ncolumns: { n: { total: true } }",
      "mine.graphql": "{ users(first: 2) { nodes { sources { family count matches { __typename } } } } }",
      "report.sql": "select sum(sources_count) as n from matches",
    });
    const matches = [
      { __typename: "Ticket", id: "Ticket:1" },
      { __typename: "Ticket", id: "Ticket:2" },
    ];
    const users = list({ id: "User:a", sources: [{ family: "desk", count: 2, matches }] });
    const { totals } = await made(report, answering({ users }));
    expect(totals["n"]?.mark).toBe("read");
  });

  it("identifies the inner object whose value several rows repeat", async () => {
    const report = readDefinition("mine", {
      "report.yaml": "title: Mine\ncolumns: { worth: { total: true } }",
      "mine.graphql":
        "{ erp { vendorPurchases(first: 9) { nodes { vendor { displayName balance { amount } } } } } }",
      "report.sql": "select vendor_displayName, vendor_balance as worth from vendorPurchases",
    });
    const vendor = { id: "ErpVendor:1", displayName: "Ada", balance: money("1.00") };
    const purchases = ["1", "2"].map((id) => ({ id: `ErpVendorPurchase:${id}`, vendor }));
    const { totals } = await made(report, answering({ erp: { vendorPurchases: list(...purchases) } }));
    expect(totals["worth"]).toMatchObject({ mark: "exact", sums: [{ amount: "1.00", currency: "USD" }] });
  });
});

describe("a result of a document without SQL", () => {
  const own = readDefinition("own", { "report.yaml": "title: Own", "own.graphql": DOCUMENT });

  it("reports that all rows were read, and that each object counts once", async () => {
    const { totals, outcome, text } = await made(own, answering(answer));
    expect(Object.values(totals).map(({ mark }) => mark)).toEqual(["exact", "exact"]);
    expect(outcome).toMatchObject({ complete: true, composed: false });
    expect(await text(table)).toContain(
      "Complete: all rows were read.\nEvery total counts each object once.\n",
    );
  });

  it("marks only the totals of missing data, and those without a value as unknown", async () => {
    const lacking = {
      ...answer,
      treasury: { financialAccount: { id: "TreasuryFinancialAccount:1", outboundPayments: null } },
    };
    const { totals, text } = await made(
      own,
      answering(lacking, [down("treasury", "financialAccount", "outboundPayments")]),
    );
    expect(Object.values(totals)).toMatchObject([
      { mark: "exact", sums: [{ amount: "3.00", currency: "USD" }] },
      { mark: "unknown", sums: [] },
    ]);
    expect(await text(table)).toMatch(/^Total .*balance: 3\.00 USD\nTotal .*amount: unknown\nIncomplete/m);
    expect(await text(page)).toContain('<td class="n">unknown</td>');
  });
});

describe("an incomplete result of SQL", () => {
  const desk = {
    supportDesk: {
      tickets: list({
        id: "Ticket:1",
        createdAt: "2026-05-04T09:30:00Z",
        requester: { id: "User:a@x.example", email: "a@x.example" },
      }),
    },
  };
  const send: Send = async ({ query }) =>
    query.includes("exportTickets")
      ? { data: desk, errors: [] }
      : { data: { banking: { payments: null } }, errors: [down("banking", "payments")] };

  it("has exact tickets that were read completely if the bank is missing, and an unknown sum", async () => {
    const { marks, totals, text } = await made(named("tickets-and-payments-by-month"), send);
    expect(marks).toMatchObject({ tickets: "exact", payments: "atLeast", paid: "atLeast" });
    expect(totals).toMatchObject({
      tickets: { mark: "read", sums: [{ amount: "1" }] },
      payments: { mark: "atLeast" },
      paid: { mark: "unknown", sums: [] },
    });
    expect(await text(table)).toContain(
      "Total Tickets: 1\nTotal Payments: 0 (at least)\nTotal Paid: unknown\n",
    );
  });

  it("has exact columns of complete tables, but not their totals, because rows may be missing", async () => {
    const lacking = {
      ...answer,
      treasury: { financialAccount: { id: "TreasuryFinancialAccount:1", outboundPayments: null } },
    };
    const errors = [down("treasury", "financialAccount", "outboundPayments")];
    const { marks, totals } = await made(vendors(JOINED), answering(lacking, errors));
    expect(marks).toMatchObject({ purchased: "exact", paid: "uncertain" });
    expect(totals).toMatchObject({ purchased: { mark: "atLeast" }, paid: { mark: "unknown" } });
  });

  it("refuses figures from a table that the SQL does not read", async () => {
    const columns = "columns: { purchased: { from: [payments] } }";
    await expect(prepare(vendors(JOINED, columns))).rejects.toThrow(
      'report.yaml: columns.purchased.from: the SQL reads no one table "payments"; it reads mine.vendors, ',
    );
  });
});

it("A table of received events names the time of the first one, and claims no earlier ones", async () => {
  const event = {
    id: "ConnectEvent:1",
    occurredAt: "2026-05-04T09:00:00Z",
    receivedAt: "2026-05-04T09:30:00Z",
    envelopeStatus: "SENT",
    envelope: { id: "Envelope:1" },
    recipients: [],
  };
  const later = { ...event, id: "ConnectEvent:2", receivedAt: "2026-06-04T09:30:00Z" };
  const data = { eSignature: { connectEvents: list(later, event) } };
  const { outcome, text } = await made(named("signers-and-deals"), answering(data));
  const received = outcome.tables.flatMap((one) => (one.received ? [[one.name, one.received.since]] : []));
  expect(received).toEqual([["events.connectEvents", "2026-05-04T09:30:00Z"]]);
  expect(await text(table)).toContain(
    "events.connectEvents: since 2026-05-04T09:30:00Z, as far as received\n",
  );
});
