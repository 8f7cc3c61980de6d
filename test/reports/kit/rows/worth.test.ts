/** Claims of a result: no more than is known of its rows and of its missing data. */
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
  it("names the totals that count objects more than once: vendors, their purchases and treasury payments", async () => {
    const { totals, text, outcome } = await made(vendors(JOINED), answering(answer));
    expect(totals).toEqual({
      // 107.00 was purchased: the first purchase stands beside two payments.
      purchased: {
        mark: "repeated",
        sums: [{ amount: "207.00", currency: "" }],
        repeats: "mine.vendorPurchases",
      },
      paid: { mark: "exact", sums: [{ amount: "11.00", currency: "" }] },
    });
    expect(outcome).toMatchObject({ complete: true, composed: true });
    const note =
      "the total of Purchased counts objects of mine.vendorPurchases more than once, because the SQL repeats their rows";
    const printed = await text(table);
    expect(printed).toContain("Complete: all rows were read.\n");
    expect(printed).toContain("Total Purchased: 207.00 (counts objects more than once)\n");
    expect(printed).toContain(note);
    expect(await text(page)).toContain(note);
    expect(JSON.parse(await text(json))).toMatchObject({
      composed: true,
      totals: { purchased: [{ amount: "207.00", mark: "repeated", repeats: "mine.vendorPurchases" }] },
    });
  });

  it.each([
    [
      "a sum",
      "select sum(totalPurchaseAmount) as purchased, sum(amount) as paid from vendorPurchases, outboundPayments",
    ],
    [
      "a named query",
      "with p as (from vendorPurchases) select totalPurchaseAmount as purchased, 1 as paid from p",
    ],
    ["different rows", "select distinct totalPurchaseAmount as purchased, 1 as paid from vendorPurchases"],
    ["a part of it", "select totalPurchaseAmount / 2 as purchased, 1 as paid from vendorPurchases"],
  ])("calls no total exact that is made of %s", async (_, sql) => {
    const { totals, text } = await made(vendors(sql), answering(answer));
    expect([totals["purchased"]?.mark, totals["paid"]?.mark]).toEqual(["read", "read"]);
    expect(await text(table)).not.toContain("exact");
  });

  it("knows the object within a row whose value several rows have", async () => {
    const report = readDefinition("mine", {
      "report.yaml": "title: Mine\ncolumns: { worth: { total: true } }",
      "mine.graphql":
        "{ erp { vendorPurchases(first: 9) { nodes { vendor { displayName balance { amount } } } } } }",
      "report.sql": "select vendor_displayName, vendor_balance as worth from vendorPurchases",
    });
    const vendor = { id: "ErpVendor:1", displayName: "Ada", balance: money("1.00") };
    const purchases = ["1", "2"].map((id) => ({ id: `ErpVendorPurchase:${id}`, vendor }));
    const { totals } = await made(report, answering({ erp: { vendorPurchases: list(...purchases) } }));
    expect(totals["worth"]).toMatchObject({ mark: "repeated", repeats: "mine.vendorPurchases.vendor_id" });
  });
});

describe("a result of a document alone", () => {
  const own = readDefinition("own", { "report.yaml": "title: Own", "own.graphql": DOCUMENT });

  it("says that every total is exact, because each object counts once", async () => {
    const { totals, outcome, text } = await made(own, answering(answer));
    expect(Object.values(totals).map(({ mark }) => mark)).toEqual(["exact", "exact"]);
    expect(outcome).toMatchObject({ complete: true, composed: false });
    expect(await text(table)).toContain("Complete: every total is exact.\n");
  });

  it("marks only the totals of what is missing, and those without a value as unknown", async () => {
    const lacking = {
      ...answer,
      treasury: { financialAccount: { id: "TreasuryFinancialAccount:1", outboundPayments: null } },
    };
    const { totals, text } = await made(
      own,
      answering(lacking, [down("treasury", "financialAccount", "outboundPayments")]),
    );
    expect(Object.values(totals)).toEqual([
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

  it("leaves tickets exact that were read whole where the bank is missing, and its sum unknown", async () => {
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

  it("leaves columns of whole tables exact, but not their totals, of which rows may be missing", async () => {
    const lacking = {
      ...answer,
      treasury: { financialAccount: { id: "TreasuryFinancialAccount:1", outboundPayments: null } },
    };
    const errors = [down("treasury", "financialAccount", "outboundPayments")];
    const { marks, totals } = await made(vendors(JOINED), answering(lacking, errors));
    expect(marks).toMatchObject({ purchased: "exact", paid: "uncertain" });
    expect(totals).toMatchObject({ purchased: { mark: "atLeast" }, paid: { mark: "unknown" } });
  });

  it("refuses figures that are made of a table that the SQL does not read", async () => {
    const columns = "columns: { purchased: { from: [payments] } }";
    await expect(prepare(vendors(JOINED, columns))).rejects.toThrow(
      'report.yaml: columns.purchased.from: the SQL reads no one table "payments"; it reads mine.vendors, ',
    );
  });
});

it("A table of events that the gateway received says since when, and claims no others", async () => {
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
