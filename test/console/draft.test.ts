/** The editor of reports: places of the problems that the gateway reports. */
import { expect, it } from "vitest";
import { placeText, problemsIn } from "#console/reports/check/problems.ts";
import { describeReport } from "#reports/jobs/describe.ts";
import { readDefinition } from "#reports/kit/definition/definition.ts";

const files = {
  "report.yaml": "title: Mine\n",
  "desk.graphql": "query Desk { supportDesk { exportTickets(first: 50) { nodes { id status } } } }",
  "report.sql": "select status\nfrom exportTickets\n",
};

/** The problems of a report in the editor, after a check. */
async function problemsOf(change: Readonly<Record<string, string>>) {
  const changed = { ...files, ...change };
  try {
    await describeReport(readDefinition("unsaved", changed));
  } catch (error) {
    return problemsIn((error as Error).message, Object.keys(changed));
  }
  return [];
}

it("a problem in the SQL, in the description or in a document has its file and line", async () => {
  expect(await problemsOf({})).toEqual([]);
  const [sql] = await problemsOf({ "report.sql": "select status\nfrom nothing\n" });
  expect(sql).toMatchObject({
    file: "report.sql",
    line: 2,
    message: expect.stringMatching(/^there is no table/),
  });
  const [description] = await problemsOf({ "report.yaml": "title: Mine\nretention: { days: 0 }\n" });
  expect(description).toMatchObject({ file: "report.yaml", line: 2 });
  const document = files["desk.graphql"].replace("status", "\n  state");
  const [only] = await problemsOf({ "desk.graphql": document });
  expect(only).toMatchObject({ file: "desk.graphql", line: 2, column: 3 });
  const [unread] = await problemsOf({ "desk.graphql": "query {" });
  expect(unread).toMatchObject({ file: "desk.graphql", line: 1, message: expect.stringMatching(/^Syntax/) });
  const [one] = await problemsOf({ "desk.graphql": document, "other.graphql": "{ viewer { id } }" });
  expect(one).toMatchObject({ file: "desk.graphql", line: 2, column: 3 });
  expect(one && placeText(one)).toBe("desk.graphql, line 2, column 3");
});

it("a problem without a position has its whole message, without the introducing sentence", () => {
  expect(problemsIn('The variables:\n  "x" is needed', ["report.sql"])).toEqual([
    { file: undefined, line: undefined, column: undefined, message: '"x" is needed' },
  ]);
});
