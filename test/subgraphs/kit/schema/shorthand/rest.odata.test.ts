/** Types that are read from a REST collection: definitions derived from the contract and from directives on fields. */
import { parse, print } from "graphql";
import { describe, expect, it } from "vitest";
import { erp } from "#contracts/erp/index.ts";
import { expandShorthand } from "#subgraphs/kit/schema/shorthand/expand.ts";
import { restFacts } from "#subgraphs/kit/schema/shorthand/rest.ts";

const fileOf = (sdl: string) => [{ family: "erp", contract: erp, definitions: parse(sdl).definitions }];
/** The definitions with some names, with their shorthand expanded. */
const expanded = (sdl: string, ...names: readonly string[]): string =>
  expandShorthand(fileOf(sdl))
    .flatMap(({ definitions }) => definitions)
    .filter((node) => "name" in node && node.name && names.includes(node.name.value))
    .map(print)
    .join("\n");

const VENDOR = `
  type Vendor @connection(of: "vendors", uncounted: true) @rest(list: "listVendors", nested: true) {
    "Name of the vendor, for example Fabrikam."
    name: String @member(name: "displayName") @filter
    balance: Money @filter
    "Blocking of the vendor; none by default."
    blocked: Blocked @filter(values: "blockings")
    "Last change."
    updatedAt: DateTime @member(name: "lastModifiedDateTime") @filter
    city: String
  }
  type Purchase @connection(of: "purchases") @rest(list: "listVendorPurchases") {
    "Seller."
    vendor: Vendor @member(name: "vendorId") @filter(values: "vendorIds")
  }
  type Erp { "Vendors." vendors: VendorConnection "Vendor by its id." vendor(id: ID!): Vendor }`;

describe("a type with @rest", () => {
  it("has a filter with a condition for each field with @filter, by the type of the field", () => {
    expect(expanded(VENDOR, "VendorFilter", "PurchaseFilter")).toMatchInlineSnapshot(`
      ""Conditions on vendors; all must be met."
      input VendorFilter {
        "Condition on the name of the vendor."
        name: TextFilter
        "Range of the field \`balance\`; both bounds are included."
        balance: DecimalRange
        "Values of the blocking of the vendor; one of them must match."
        blockings: [Blocked!]
        "Period of the last change; \`from\` is included, \`until\` is not."
        updatedAt: DateTimeRange
        "Further conditions, all of which must also be met."
        and: [VendorFilter!]
        "Further conditions, one of which must also be met."
        or: [VendorFilter!]
      }
      "Conditions on purchases; all must be met."
      input PurchaseFilter {
        "Ids of the seller, global or of the service; one of them must match."
        vendorIds: [ID!]
      }"
    `);
  });

  it("has lists with the filter, and fields with their cost in the description", () => {
    expect(expanded(VENDOR, "Erp")).toMatchInlineSnapshot(`
      "type Erp {
        "Vendors. Costs one REST call per 1,000 vendors."
        vendors(
          "Conditions that the items must meet."
          filter: VendorFilter
          "Number of items to read, from 1 to 250; 25 by default."
          first: Int
          "Opaque cursor; only items after it are read."
          after: String
        ): VendorConnection
        "Vendor by its id. Costs one REST call."
        vendor(
          "Global id or id in the service."
          id: ID!
        ): Vendor
      }"
    `);
  });

  it("names the members behind its fields and conditions for its resolvers", () => {
    expect(restFacts(fileOf(VENDOR)).marks.get("Vendor")).toEqual({
      renamed: { name: "displayName", updatedAt: "lastModifiedDateTime" },
      conditions: [
        { name: "name", member: "displayName", of: "String" },
        { name: "balance", member: "balance", of: "Money" },
        { name: "blockings", member: "blocked", of: "Blocked" },
        { name: "updatedAt", member: "lastModifiedDateTime", of: "DateTime" },
      ],
    });
  });

  it("is refused with a condition that its list cannot compare", () => {
    const sdl = `type Vendor @connection(of: "vendors") @rest(list: "listVendors") { mood: String @filter }`;
    expect(() => expanded(sdl)).toThrow(
      'Vendor with @rest has the condition "mood", but listVendors cannot compare "mood"',
    );
  });
});

describe("a type with @writes", () => {
  const sdl = `
    type ErpUnit @writes(noun: "unit of measure") { code: String }
    type DeleteErpUnitPayload { gone: Boolean }
    extend type Mutation { createErpUnit: CreateErpUnitPayload deleteErpUnit: DeleteErpUnitPayload }`;

  it("has the results of its mutations that the SDL does not have", () => {
    expect(
      expanded(sdl, "CreateErpUnitPayload", "UpdateErpUnitPayload", "DeleteErpUnitPayload"),
    ).toMatchInlineSnapshot(`
      ""Result of the mutation \`createErpUnit\`."
      type CreateErpUnitPayload {
        "Unit of measure that was created; null if the change was refused."
        unitOfMeasure: ErpUnit
        "Reasons why the service refused the change; empty if it was carried out."
        userErrors: [UserError!]!
      }
      "Result of the mutation \`deleteErpUnit\`."
      type DeleteErpUnitPayload {
        gone: Boolean
        "Reasons why the service refused the change; empty if it was carried out."
        userErrors: [UserError!]!
      }"
    `);
  });
});

describe("a text with @known", () => {
  const MEMO = (fields: string) =>
    `type Memo @connection(of: "memos") @rest(list: "listSalesCreditMemos") { ${fields} }`;

  it("has an enum beside it, of the values that the contract lists", () => {
    expect(expanded(MEMO(`"Status." status: String @known`), "Memo", "MemoStatus")).toMatchInlineSnapshot(`
      "type Memo {
        "Status."
        status: String
        "\`status\` as an enum; \`OTHER\` for a text that is not known."
        knownStatus: MemoStatus
      }
      "Known values of \`Memo.status\`. The documents do not explain them."
      enum MemoStatus {
        "The service sends \`Draft\`."
        DRAFT
        "The service sends \`Open\`."
        OPEN
        "The service sends \`Canceled\`."
        CANCELED
        "The service sends another text; it is in \`status\`."
        OTHER
      }"
    `);
  });

  it("has the values of the member that @member names", () => {
    const renamed = MEMO('state: String @known @member(name: "status")');
    expect(expanded(renamed, "MemoState")).toContain("`Canceled`");
  });

  it("is a mistake if the contract lists no values, or the type has no collection", () => {
    expect(() => expanded(MEMO("number: String @known"), "Memo")).toThrow(
      "Memo.number has @known, but its contract lists no values of it.",
    );
    expect(() => expanded("type Memo { status: String @known }", "Memo")).toThrow("Memo.status has @known");
  });
});
