/** Warnings of a check, as the console shows them. */
import { expect, it } from "vitest";
import { warningsIn } from "#console/reports/check/warnings.ts";
import { describeReport } from "#reports/jobs/describe.ts";
import { readDefinition } from "#reports/kit/definition/definition.ts";

it("warnings about a report's totals are sentences; a report without totals has none", async () => {
  const described = async (columns: string) =>
    JSON.parse(
      JSON.stringify(
        await describeReport(
          readDefinition("mine", {
            "report.yaml": `title: Mine\n${columns}`,
            "one.graphql": "{ tickets(first: 9) { nodes { id subject } } }",
            "two.graphql": "{ users(first: 9) { nodes { tickets { nodes { id } } } } }",
            "report.sql": "select 1 as n from one.tickets union all select 1 from two.tickets",
          }),
        ),
      ),
    ) as unknown;
  expect(warningsIn(await described(""))).toEqual([]);
  expect(warningsIn(await described("columns: { n: { label: Number, total: true } }"))).toEqual([
    "It is not known whether the total of Number counts each object once.",
  ]);
  expect(warningsIn({ title: "of an older server" })).toEqual([]);
});
