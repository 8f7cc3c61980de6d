/** Descriptions say what a field costs as the table of measured calls has it. */
import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { readWeights } from "#platform/graphql/cost-table.ts";
import { statedCostProblemsIn } from "#scripts/check/stated-costs.ts";

const weights = readWeights(
  [
    "Query.vendors\terp.listVendors\t50\t1000",
    "Query.vendor\terp.getVendor\t1\t1",
    "Vendor.lines[]\terp.listLines\t1\t100",
    "Vendor.email\terp.getVendor\t1\t1",
  ].join("\n"),
);

const problems = (fields: string, excused = {}, vendor = "") =>
  statedCostProblemsIn(
    buildSchema(`type Query { ${fields} } type Vendor { id: ID! email: String ${vendor} }`),
    weights,
    excused,
  );

describe("the stated cost of a field", () => {
  it("may equal the measured cost, by keys or by rows of a page", () => {
    const fields = `"Costs one REST call per 1,000 vendors." vendors: [Vendor] "Costs one REST call." vendor: Vendor
      "Costs one REST call for up to 50 vendors." again: [Vendor] @deprecated "Costs no REST call." viewer: Vendor`;
    expect(problems(fields.replace("again: [Vendor] @deprecated", "name: String"))).toEqual([
      expect.stringMatching(/^Query\.name says that it costs a REST call, and no test saw one/),
    ]);
    expect(problems(`"Costs one REST call for up to 50 vendors." vendors: [Vendor]`)).toEqual([]);
  });

  it.each([
    [
      '"Costs no REST call." vendor: Vendor',
      "Query.vendor says that it costs no REST call, and calls erp.getVendor",
    ],
    [
      '"Costs one REST call per 100 vendors." vendors: [Vendor]',
      "Query.vendors says that a call serves 100, which no call of it does",
    ],
    [
      '"Costs one REST call." name: String',
      "Query.name says that it costs a REST call, and no test saw one: run its test, and then npm run -s operations -- --update && npm run -s costs -- --update",
    ],
    [
      '"A vendor." vendor: Vendor',
      "Query.vendor calls erp.getVendor, and its description does not say what it costs",
    ],
  ])("is reported as wrong in %s", (field, problem) => {
    expect(problems(field)).toEqual([`${problem} (schema/costs.tsv)`]);
  });

  it("need not be in each field if one call reads the whole object", () => {
    expect(problems('"Costs one REST call." vendor: Vendor')).toEqual([]);
    expect(
      problems('"Costs one REST call." vendor: Vendor', {}, '"Costs no REST call." lines: [String]'),
    ).toEqual(["Vendor.lines says that it costs no REST call, and calls erp.listLines (schema/costs.tsv)"]);
  });

  it("is reported if it has an exception that is not needed", () => {
    expect(problems('"A vendor." vendor: Vendor', { "Query.vendor": "Why." })).toEqual([]);
    expect(problems('"Costs one REST call." vendor: Vendor', { "Query.vendor": "Why." })).toEqual([
      "Query.vendor needs no exception anymore (scripts/check/stated-costs.ts)",
    ]);
  });
});
