import { buildASTSchema, buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { operationIds } from "#gateway/gateway.ts";
import { estimator } from "#gateway/policy/estimate.ts";
import { wholeWeights } from "#gateway/policy/schema-facts.ts";
import { composedSchemas, costTable } from "#gateway/schemas/supergraph.ts";
import { defaultLimits, defaultQueryLimits } from "#platform/limits/limits.ts";
import { checkDocuments } from "#scripts/check-documents/check.ts";
import { documentsIn } from "#scripts/check-documents/read-files.ts";
import { defaultAccess } from "#subgraphs/kit/access/access-policy.ts";

const { supergraph, api } = composedSchemas();
const schema = buildASTSchema(api, { assumeValid: true });
const estimate = estimator(
  supergraph,
  wholeWeights(costTable(), operationIds()),
  { ...defaultQueryLimits, calls: defaultLimits.callsPerOperation },
  defaultAccess(supergraph),
  () => schema,
  true,
);

/** Checks files, given as texts by their names. */
function check(
  files: Readonly<Record<string, string>>,
  options: { released?: string; scopes?: string[] } = {},
) {
  const sources = Object.entries(files).flatMap(([file, text]) => documentsIn(file, text));
  const released = options.released === undefined ? schema : buildSchema(options.released);
  return checkDocuments(sources, { schema, released, estimate, scopes: options.scopes });
}

describe("documents of a front end", () => {
  it("have their REST calls, families and scopes", () => {
    const [file] = check({ "a.graphql": "query Payments { payments(first: 5) { nodes { id } } }" });
    expect(file).toEqual({
      file: "a.graphql",
      findings: [],
      operations: [
        expect.objectContaining({
          name: "Payments",
          type: "query",
          likely: expect.any(Number),
          most: expect.any(Number),
          scopes: expect.arrayContaining(["banking:read"]),
        }),
      ],
    });
    expect(file?.operations[0]?.most).toBeGreaterThan(0);
    expect(file?.operations[0]?.families?.map(({ family }) => family)).toContain("banking");
  });

  it("may spread fragments of other files, also in TypeScript, and a mistake is reported in the file of the fragment", () => {
    const [query, code] = check({
      "a.graphql": "query People { users(first: 2) { nodes { ...Person } } }",
      "b.tsx": [
        'import { graphql } from "./gql";',
        "const other = 1;",
        "export const Person = graphql(`",
        "  fragment Person on User {",
        "    email",
        "    nonsense",
        "  }",
        "`);",
      ].join("\n"),
    });
    expect(query?.findings).toEqual([]);
    expect(code?.findings).toEqual([
      {
        level: "error",
        kind: "invalid",
        message: 'Cannot query field "nonsense" on type "User".',
        line: 6,
        column: 5,
      },
    ]);
  });

  it("are refused if a fragment is missing, defined twice, or the text is no document", () => {
    const [missing, one, two, text] = check({
      "a.graphql": "{ users(first: 2) { nodes { ...Nobody } } }",
      "b.graphql": "fragment Twice on User { email }",
      "c.graphql": "fragment Twice on User { id }",
      "d.graphql": "query {",
    });
    expect(missing?.findings).toMatchObject([
      { kind: "invalid", message: 'Unknown fragment "Nobody".', line: 1 },
    ]);
    expect(one?.findings).toEqual([]);
    expect(two?.findings).toMatchObject([{ message: "The fragment Twice is defined twice" }]);
    expect(text?.findings).toMatchObject([
      { level: "error", message: expect.stringContaining("Syntax Error") },
    ]);
  });

  it("have warnings about deprecated elements, with their replacement", () => {
    const [file] = check({
      "a.graphql": "{ payments(first: 5) { nodes { ... on BankTransaction { direction } } } }",
      "b.graphql": "{ banking { transactions(first: 5) { nodes { direction } } } }",
    }).filter(({ findings }) => findings.some(({ kind }) => kind === "deprecated"));
    expect(file?.findings).toMatchObject([
      { level: "warning", message: expect.stringMatching(/direction is deprecated.*entryType/i), line: 1 },
    ]);
  });

  it("exceed a limit certainly, likely or perhaps, with the lengths that would fit", () => {
    const [file] = check({
      "a.graphql": `query Large { users(first: 250) { nodes { tickets(first: 250) { nodes { id comments(first: 250) { nodes { id } } } } } } }`,
    });
    expect(file?.findings).toMatchObject([
      {
        level: "error",
        kind: "limit",
        message: expect.stringMatching(
          /^Large exceeds limits\.query\.objects \(500000\); lists of at most \d+ would fit$/,
        ),
      },
    ]);
  });

  it("lack scopes only if the scopes of the callers are given", () => {
    const files = { "a.graphql": "query Payments { payments(first: 5) { nodes { id } } }" };
    expect(check(files)[0]?.findings).toEqual([]);
    const needed = check(files)[0]?.operations[0]?.scopes ?? [];
    expect(check(files, { scopes: [...needed] })[0]?.findings).toEqual([]);
    expect(check(files, { scopes: [] })[0]?.findings).toMatchObject([
      { level: "error", kind: "scopes", message: `Payments needs the scopes ${needed.join(", ")}` },
    ]);
  });

  it("are reported with the change since their schema that breaks them", () => {
    const released = "type User { email: String, nickname: String } type Query { viewer: User }";
    const [hurt, other] = check(
      { "a.graphql": "{ viewer { nickname } }", "b.graphql": "{ viewer { email } }" },
      { released },
    );
    expect(hurt?.findings).toMatchObject([
      { kind: "invalid" },
      { level: "error", kind: "change", message: "User.nickname was removed." },
    ]);
    expect(other?.findings).toEqual([]);
  });

  it("have no report of a change if only the configuration leaves a family out", () => {
    const sources = documentsIn("a.graphql", "{ viewer { email } nonsense banking { id } }");
    const whole = buildSchema(
      "type User { email: String } type Banking { id: ID } type Query { viewer: User, banking: Banking }",
    );
    const served = buildSchema("type User { email: String } type Query { viewer: User }");
    const [file] = checkDocuments(sources, { schema: served, whole, released: whole, estimate });
    expect(file?.findings).toEqual([
      expect.objectContaining({ message: 'Cannot query field "nonsense" on type "Query".' }),
      {
        level: "error",
        kind: "invalid",
        message:
          'Cannot query field "banking" on type "Query". A family that this configuration does not serve has it.',
        line: 1,
        column: 29,
      },
    ]);
  });

  it("of Relay are estimated with the defaults of their fragments' arguments", () => {
    const pages = (first: number) =>
      check({
        "a.ts": `const f = graphql\`fragment a_user on User
          @argumentDefinitions(n: { type: "Int", defaultValue: ${first} }, after: { type: "String" })
          @refetchable(queryName: "Refetch") {
          tickets(first: $n, after: $after) @connection(key: "a_tickets") { edges { node { id } } }
        }
        query aQuery($email: String!) { user(email: $email) { ...a_user } }\``,
      });
    const [file] = pages(5);
    expect(file?.findings).toEqual([]);
    const plain = check({
      "a.graphql":
        "query ($email: String!) { user(email: $email) { tickets(first: 5) { edges { node { id } } } } }",
    });
    expect(file?.operations[0]?.most).toBe(plain[0]?.operations[0]?.most);
    expect(file?.operations[0]?.most).toBeGreaterThan(0);
    expect(pages(250)[0]?.operations[0]?.most).toBeGreaterThan(file?.operations[0]?.most ?? 0);
  });

  it("are estimated for an id of the most expensive type in the selection of node", () => {
    const most = (text: string, variables = "($id: ID!)") =>
      check({ "a.graphql": `query ${variables} { ${text} }` })[0]?.operations[0]?.most;
    const tickets = most(
      'node(id: "User:a@b.example") { ... on User { tickets(first: 5) { nodes { id } } } }',
      "",
    );
    expect(tickets).toBeGreaterThan(0);
    expect(most("node(id: $id) { ... on User { tickets(first: 5) { nodes { id } } } }")).toBe(tickets);
    const [payment = 0, dearest = 0] = [
      most("node(id: $id) { ... on BankPayment { id status } }"),
      most(
        "node(id: $id) { ... on BankPayment { id status } ... on User { tickets(first: 5) { nodes { id } } } }",
      ),
    ];
    expect(payment).toBe(1);
    expect(dearest).toBe(tickets);
    expect(most("node(id: $id) { id }")).toBeLessThan(10);
    expect(most("nodes(ids: $ids) { ... on Ticket { subject } }", "($ids: [ID!]!)")).toBe(
      most(`nodes(ids: [${'"Ticket:1" '.repeat(20)}]) { ... on Ticket { subject } }`, ""),
    );
  });

  it("may not request a page that each list refuses", () => {
    const [file] = check({
      "a.graphql": "{\n  users(first: 500) { nodes { id tickets(first: 0) { nodes { id } } } }\n}",
    });
    expect(file?.findings).toEqual([
      { level: "error", kind: "invalid", message: '"first" goes from 1 to 250.', line: 2, column: 9 },
      { level: "error", kind: "invalid", message: '"first" goes from 1 to 250.', line: 2, column: 42 },
    ]);
  });

  it("have an error for a limit of the document itself", () => {
    const deep = (levels: number): string =>
      levels === 0 ? "id" : `id requester { tickets(first: 1) { nodes { ${deep(levels - 1)} } } }`;
    const [file] = check({ "a.graphql": `query Deep { tickets(first: 1) { nodes { ${deep(20)} } } }` });
    expect(file?.findings).toMatchObject([
      { level: "error", kind: "limit", message: "Deep: The operation nests more than 20 fields deep" },
    ]);
  });

  it("have the line of their template, and code without documents has none", () => {
    expect(documentsIn("a.ts", "export const a = 1;")).toEqual([]);
    expect(documentsIn("a.css", "query { a }")).toEqual([]);
    expect(documentsIn("a.ts", "no code {{{")).toEqual([]);
    expect(() => documentsIn("a.ts", "gql` {{{")).toThrow(/^a\.ts cannot be parsed: /);
    const [file] = check({ "a.ts": "\n\nconst q = gql`{ nonsense }`;\nconst r = gql`\n  { other }`;" });
    expect(file?.findings).toMatchObject([
      { line: 3, column: 17 },
      { line: 5, column: 5 },
    ]);
  });
});
