import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { erp, type Vendor } from "#contracts/erp/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { renderQuery } from "#contracts/kit/wire.ts";
import type { Person } from "#services/demo/company.ts";
import {
  companiesOf,
  FIRST_COMPANY,
  SECOND_COMPANY,
  vendorIdOf,
  vendorNameOf,
  vendorNumberOf,
} from "#services/demo/things/erp.ts";
import { parseFilter } from "#services/erp/support/odata-filter.ts";
import { bearerOf, sharedFamilies } from "#test/kit/families.ts";
import { restCalls } from "#test/kit/rest-calls.ts";

const families = await sharedFamilies();

const { send, get, read, refusal } = restCalls(families, erp);

const { person } = families;

const { listVendors, getVendor, getVendorPurchase } = erp.bound;
const list = async (query: Record<string, unknown> = {}, company = FIRST_COMPANY) => {
  const path = listVendors.template.render({ company_id: company }) + renderQuery(listVendors.query, query);
  return (await read<{ value: Vendor[] }>(path)).value;
};
const vendorPath = (who: Person, company = FIRST_COMPANY) =>
  getVendor.template.render({ company_id: company, vendor_id: vendorIdOf(who, company) });
const patch = (path: string, body: unknown, headers?: Record<string, string>) =>
  send("PATCH", path, body, headers);
const names = (rows: readonly Vendor[]) => rows.map((row) => row.displayName);

describe("the list of vendors", () => {
  it("has 100 rows by default; $limit is an alias of $top, which takes precedence (D3-046)", async () => {
    expect(await list()).toHaveLength(100);
    expect(await list({ $limit: 3 })).toHaveLength(3);
    expect(await list({ $limit: 3, $top: 4 })).toHaveLength(4);
  });

  it("is expanded by the currency and payment term of each row (D3-045)", async () => {
    const value = await list({ $top: 1000, $expand: ["currency", "paymentTerm"] });
    for (const row of value) {
      expect(row.currency?.code).toBe(row.currencyCode);
      expect(row.paymentTerm?.id).toBe(row.paymentTermsId);
    }
  });
});

describe("$filter", () => {
  it.each([
    ["balance gt 500000", (row: Vendor) => Number(row.balance) > 500_000],
    ["balance ge 0 and balance le 100000.5", (row: Vendor) => Number(row.balance) <= 100_000.5],
    ["city ne 'Berlin'", (row: Vendor) => row.city !== "Berlin"],
    ["contains(displayName,'Studio')", (row: Vendor) => !!row.displayName?.includes("Studio")],
    ["startswith(city, 'B')", (row: Vendor) => !!row.city?.startsWith("B")],
    ["endswith(email,'.example')", () => true],
    ["not endswith(website,'.example')", (row: Vendor) => row.website === ""],
    ["city eq null", () => false],
    [
      "not (city eq 'Berlin' or city eq 'Lagos')",
      (row: Vendor) => !["Berlin", "Lagos"].includes(row.city ?? ""),
    ],
    // `and` binds more tightly than `or`.
    [
      "city eq 'Lagos' or city eq 'Berlin' and balance lt 1",
      (row: Vendor) => row.city === "Lagos" || (row.city === "Berlin" && Number(row.balance) < 1),
    ],
    [
      "(city eq 'Lagos' or city eq 'Berlin') and balance lt 300000",
      (row: Vendor) => ["Lagos", "Berlin"].includes(row.city ?? "") && Number(row.balance) < 300_000,
    ],
    [
      "lastModifiedDateTime ge 2026-01-01T01:00:00+01:00",
      (row: Vendor) => String(row.lastModifiedDateTime) >= "2026-01-01T00:00:00.000Z",
    ],
  ])("%s", async ($filter, holds) => {
    const whole = await list({ $top: 1000 });
    expect(await list({ $top: 1000, $filter })).toEqual(whole.filter(holds));
  });

  it("compares GUIDs without quotes, in either case", async () => {
    const id = vendorIdOf(person(0), FIRST_COMPANY);
    expect(names(await list({ $filter: `id eq ${id.toUpperCase()}` }))).toEqual([vendorNameOf(person(0))]);
  });

  it.each([
    ["secret eq 'x'", "there is no property secret"],
    ["constructor eq 'x'", "there is no property constructor"],
    ["city eq Berlin", "unexpected Berlin at position 8"],
    ["city eq 'Berlin", "a quote is not closed at position 8"],
    ["city eq 5", "5 at position 8 is no text"],
    ["balance eq 'x'", "x at position 11 is no number"],
    ["city like 'x'", "unexpected like at position 5"],
    ["city toString 'x'", "unexpected toString at position 5"],
    ["city eq 'a' 'b'", "unexpected b at position 12"],
    ["(city eq 'a'", "unexpected the end at position 12"],
    ["city eq 'a' and", "unexpected the end at position 15"],
    ["contains(balance,'1')", "balance is no text"],
    ["contains(city)", "unexpected ) at position 13"],
    [" ", "unexpected the end at position 1"],
    [`${"(".repeat(200)}city eq 'a'${")".repeat(200)}`, "it is nested too deeply"],
    [`${"not ".repeat(200)}city eq 'a'`, "it is nested too deeply"],
  ])("refuses %s with 400 BadRequest", async ($filter, reason) => {
    const path = `/companies(${FIRST_COMPANY})/vendors${renderQuery(listVendors.query, { $filter })}`;
    expect(await refusal("GET", path)).toEqual({
      status: 400,
      code: "BadRequest",
      field: "$filter",
      message: `Invalid $filter: ${reason}`,
      isOwnForm: true,
    });
  });

  it("takes a chain as long as a batch of keys", () => {
    const filter = parseFilter(Array.from({ length: 5_000 }, (_, i) => `n eq ${i}`).join(" or "), {
      n: "number",
    });
    expect([filter({ n: 4_999 }), filter({ n: 5_000 }), filter({})]).toEqual([true, false, false]);
  });

  it("compares booleans and refuses with a problem of status 400", () => {
    const is = parseFilter("on eq true", { on: "boolean" });
    expect([is({ on: true }), is({ on: false }), is({ on: null })]).toEqual([true, false, false]);
    expect(() => parseFilter("on eq 'true'", { on: "boolean" })).toThrow(Problem);
  });
});

describe("a vendor", () => {
  it("is read by ids in either case (D3-015, D3-019)", async () => {
    const vendor = await read<Vendor>(vendorPath(person(0)));
    const shouted = `/companies(${FIRST_COMPANY.toUpperCase()})/vendors(${vendor.id.toUpperCase()})`;
    expect(await read(shouted)).toEqual(vendor);
  });

  it("is 404 in a company where it is not, and in an unknown one (D3-050)", async () => {
    const id = vendorIdOf(person(0), FIRST_COMPANY);
    for (const path of [`(${SECOND_COMPANY})/vendors(${id})`, `(x)/vendors(${id})`, "(x)/vendors"])
      expect(await refusal("GET", `/companies${path}`)).toMatchObject({ status: 404, code: "NotFound" });
  });

  it("has paths that begin with /companies: no version is in them (D3-041)", async () => {
    for (const op of Object.values(erp.bound)) expect(op.template.template).toMatch(/^\/companies\(/);
    expect((await get(`/v1.0${vendorPath(person(0))}`)).status).toBe(404);
  });
});

describe("updating a vendor", () => {
  const path = () => vendorPath(person(9));

  it("without If-Match changes the sent members, and returns 200 with the vendor and its new tag (D3-016, D3-020)", async () => {
    const before = await read<Vendor>(path());
    const response = await patch(path(), { city: "Porto", blocked: "All" });
    expect(response.status).toBe(200);
    const after = (await response.json()) as Vendor;
    expect(after).toEqual({
      ...before,
      city: "Porto",
      blocked: "All",
      lastModifiedDateTime: new Date(families.clock.now()).toISOString(),
      "@odata.etag": after["@odata.etag"],
    });
    expect(after["@odata.etag"]).not.toBe(before["@odata.etag"]);
    expect(await read(path())).toEqual(after);
  });

  it("with the current tag, or *, updates (D3-021)", async () => {
    const { "@odata.etag": tag } = await read<Vendor>(path());
    expect((await patch(path(), { city: "Faro" }, { "If-Match": tag })).status).toBe(200);
    expect((await patch(path(), { city: "Braga" }, { "If-Match": "*" })).status).toBe(200);
    expect((await read<Vendor>(path())).city).toBe("Braga");
  });

  it("has a tag that no other vendor shares", async () => {
    const tags = (await list({ $top: 1000 })).map((row) => row["@odata.etag"]);
    expect(new Set(tags).size).toBe(tags.length);
  });

  it("refuses an empty name", async () => {
    const response = await patch(path(), { displayName: "" });
    expect([response.status, erp.errors.read(await response.json()).field]).toEqual([400, "displayName"]);
  });
});

describe("a vendor purchase", () => {
  const keyOf = (who: Person) => ({
    company_id: companiesOf(who)[0] ?? "",
    vendorPurchase_vendorId: vendorIdOf(who, companiesOf(who)[0] ?? ""),
    vendorPurchase_vendorNumber: vendorNumberOf(who),
    vendorPurchase_name: vendorNameOf(who),
  });

  /** Sends the path unchanged, while `fetch` normalizes URLs. */
  const rawStatus = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const call = request(
        { port: families.port, path: `/erp${path}`, headers: bearerOf("erp") },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      call.on("error", reject).end();
    });

  it("may have its quotes written plainly, doubled; a single one breaks the key (D3-048)", async () => {
    const { company_id, vendorPurchase_vendorId: id, vendorPurchase_vendorNumber: number } = keyOf(person(0));
    const key = (name: string) => `/companies(${company_id})/vendorPurchases(${id},'${number}','${name}')`;
    expect(await rawStatus(key("O''Neil%20%26%20Sons%20(EU)%20%2F%20Parts"))).toBe(200);
    expect(await rawStatus(key("O'Neil%20%26%20Sons%20(EU)%20%2F%20Parts"))).toBe(404);
    expect(await rawStatus(key("O''Neil%20%26%20Sons%20(EU)%20/%20Parts"))).toBe(404);
    expect(await rawStatus(key("%zz"))).toBe(404);
  });

  it("is found by all three parts only", async () => {
    const key = keyOf(person(0));
    for (const changes of [
      { vendorPurchase_vendorId: vendorIdOf(person(1), FIRST_COMPANY) },
      { vendorPurchase_vendorNumber: "V999999" },
      { vendorPurchase_name: "Another" },
      { company_id: SECOND_COMPANY },
    ])
      expect(await refusal("GET", getVendorPurchase.template.render({ ...key, ...changes }))).toMatchObject({
        status: 404,
        code: "NotFound",
      });
  });
});
