/** Queries of tests that are longer than a line are separate documents. */
import { describe, expect, it } from "vitest";
import { linesOfLongQueries, longQueryProblems } from "#scripts/check/test-queries.ts";

const LONG = "const QUERY = `query ($id: ID!) {\n  ticket(id: $id) { id } }`;\n";
const lines = (text: string) => linesOfLongQueries("test/a.test.ts", text);
const problems = (text: string, allowed: Parameters<typeof longQueryProblems>[1] = {}) =>
  longQueryProblems(new Map([["test/a.test.ts", text]]), allowed);

describe("a long query in the code of a test", () => {
  it("is found by its line, also if its fields, its name or its selection is composed", () => {
    expect(lines(`\n${LONG}`)).toEqual([2]);
    expect(lines(`ask(\`{ users {\n nodes { \${FIELDS} } } }\`)`)).toEqual([1]);
    expect(lines(`ask(\`mutation {\n \${name}(id: 1) \${selection} }\`)`)).toEqual([1]);
  });

  it("is no query of one line, no schema, no separate selection and no other text", () => {
    expect(lines("ask(`{ users { nodes { id } } }`)")).toEqual([]);
    expect(lines(`ask(\`{\${fields\n  .join()}}\`)`)).toEqual([]);
    expect(lines(`buildSchema(\`\${LINK}\n type Query { a: Int }\`)`)).toEqual([]);
    expect(lines("ask(`users { nodes {\n id } }`)")).toEqual([]);
    expect(lines("expect(text).toBe(`{\n  not: { a query }`)")).toEqual([]);
  });

  it("is a problem that names the file for its document, unless it is excepted", () => {
    expect(problems(LONG)).toEqual([
      "test/a.test.ts:1: a query of more than a line belongs in test/a.graphql, or its file in scripts/check/exceptions/queries.ts with a reason",
    ]);
    expect(problems(LONG, { "test/a.test.ts": [1, "It is composed."] })).toEqual([]);
    expect(problems(LONG + LONG, { "test/a.test.ts": [1, "It is composed."] })).toHaveLength(2);
  });

  it("is reported if its exception remains after the query or its file was removed", () => {
    expect(problems("", { "test/a.test.ts": [1, "It is composed."] })).toEqual([
      "test/a.test.ts: scripts/check/exceptions/queries.ts allows 1 long queries, the file has 0",
    ]);
    expect(problems("", { "test/b.test.ts": [1, "It is composed."] })).toEqual([
      "test/b.test.ts: scripts/check/exceptions/queries.ts names no file of the tests",
    ]);
  });
});
