import { describe, expect, it } from "vitest";
import { accounting, type Prepayment } from "#contracts/accounting/index.ts";
import { prepaymentIdOf } from "#services/demo/things/accounting.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { restCalls } from "#test/kit/rest-calls.ts";

const families = await sharedFamilies();

const { get } = restCalls<{ Prepayments: Prepayment[]; Message: string }>(families, accounting);
async function list(query: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const { status, body } = await get(`/Prepayments?${new URLSearchParams(query)}`, headers);
  expect([status, body.Message]).toEqual([200, undefined]);
  return body.Prepayments;
}
async function everything(query: Record<string, string> = {}): Promise<Prepayment[]> {
  const all: Prepayment[] = [];
  for (let page = 1; ; page++) {
    const rows = await list({ ...query, page: String(page) });
    all.push(...rows);
    if (rows.length < 100) return all;
  }
}
const second = () => families.person(1);
const ids = (rows: readonly Prepayment[]) => rows.map(({ PrepaymentID }) => PrepaymentID);

describe("the list of prepayments", () => {
  it.each<[string, (row: Prepayment) => boolean]>([
    ['Status=="AUTHORISED"', ({ Status }) => Status === "AUTHORISED"],
    ['Status!="AUTHORISED" and Total>5000', ({ Status, Total }) => Status !== "AUTHORISED" && Total > 5000],
    [
      "Date>=DateTime(2026, 01, 01) AND Date<DateTime(2026,7,1)",
      ({ Date: day }) => day >= "2026-01-01" && day < "2026-07-01",
    ],
    [
      '(CurrencyCode=="EUR" OR CurrencyCode=="GBP") AND RemainingCredit==0',
      ({ CurrencyCode, RemainingCredit }) => ["EUR", "GBP"].includes(CurrencyCode) && RemainingCredit === 0,
    ],
    ['Contact.Name.StartsWith("A")', ({ Contact }) => Contact.Name.startsWith("A")],
    ['Reference.Contains("-1 \\"")', ({ Reference }) => Reference?.includes('-1 "') === true],
    [
      'Reference.EndsWith("\\"") AND Total<=1000.5',
      ({ Reference, Total }) => Reference?.endsWith('"') === true && Total <= 1000.5,
    ],
    ["Reference==null", ({ Reference }) => Reference === undefined],
    [
      "UpdatedDateUTC>DateTime(2026,6,1,12,30,0)",
      ({ UpdatedDateUTC }) => UpdatedDateUTC > "2026-06-01T12:30:00",
    ],
  ])("takes where %s (D3-075)", async (where, matches) => {
    const expected = (await everything()).filter(matches);
    expect(expected.length).toBeGreaterThan(0);
    expect(ids(await everything({ where }))).toEqual(ids(expected));
  });

  it("finds one by its id (D3-075)", async () => {
    const id = prepaymentIdOf(second());
    expect(ids(await list({ where: `PrepaymentID==Guid("${id.toUpperCase()}")` }))).toEqual([id]);
  });

  it.each([
    "Status",
    'Status="PAID"',
    'Colour=="red"',
    'Total=="5"',
    "Status==5",
    'Status=="PAID" AND',
    '(Status=="PAID"',
    'Status=="PAID',
    'Total.Contains("1")',
    'Reference.Matches("1")',
    'toString=="x"',
    `${"(".repeat(60)}Total==1${")".repeat(60)}`,
  ])("refuses where %s with 400 (D3-075)", async (where) => {
    const { status, body } = await get(`/Prepayments?${new URLSearchParams({ where })}`);
    expect([status, body.Message]).toEqual([400, expect.stringContaining("Invalid where")]);
  });

  it("is sorted by `order`, with empty values last (D3-075)", async () => {
    const rows = await everything({ order: "CurrencyCode ASC, Total desc" });
    const keys = rows.map(({ CurrencyCode, Total }) => [CurrencyCode, -Total] as const);
    expect(keys).toEqual([...keys].sort(([a, x], [b, y]) => (a === b ? x - y : a < b ? -1 : 1)));
    const references = (await everything({ order: "Reference DESC" })).map(({ Reference }) => Reference);
    expect(references.at(-1)).toBeUndefined();
    expect(references[0]).toBeDefined();
    expect((await get("/Prepayments?order=Colour")).status).toBe(400);
    expect((await get("/Prepayments?order=Total%20UP")).status).toBe(400);
  });
});
