/** The examples of reports in the documentation are valid reports. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describeReport } from "#reports/jobs/describe.ts";
import { readDefinition } from "#reports/kit/definition/definition.ts";

const text = readFileSync(new URL("../../../../docs/reports.md", import.meta.url), "utf8");
/** Bodies of requests that have the files of a report. */
const bodies = [...text.matchAll(/-d '(\{ ?"files": ?.*\})'$/gm)].map(([, body = ""]) => body);

it("The documentation has examples of reports that are sent", () => {
  expect(bodies).toHaveLength(2);
});

it.each(bodies)("The documented report %s is valid", async (body) => {
  const { files } = JSON.parse(body) as { files: Record<string, string> };
  expect((await describeReport(readDefinition("unsaved", files))).families).toContain("supportDesk");
});
