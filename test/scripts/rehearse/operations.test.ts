/** The operations of a front end's documents, their variables and their problems. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildASTSchema, Source } from "graphql";
import { afterAll, describe, expect, it } from "vitest";
import { composedSchemas } from "#gateway/schemas/supergraph.ts";
import { operationsIn } from "#scripts/rehearse/operations.ts";
import { demoCompany } from "#services/demo/company.ts";

const context = {
  schema: buildASTSchema(composedSchemas().api, { assumeValid: true }),
  company: demoCompany({}),
};
const read = (...texts: string[]) =>
  operationsIn(
    texts.map((text, index) => new Source(text, `${"ab"[index]}.graphql`)),
    context,
  );
const problemsOf = (...texts: string[]) =>
  read(...texts).map(({ key, line, problem }) => [key, line, problem]);
const person = context.company.people[37]?.email;

describe("variables of operations", () => {
  const folder = mkdtempSync(join(tmpdir(), "tributary-variables-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  /** Reads operations beside a file with variables. */
  const beside = (text: string, values: string) => {
    const file = join(folder, "one.graphql");
    writeFileSync(join(folder, "one.variables.json"), values);
    return operationsIn([new Source(text, file)], context);
  };
  const ONE =
    "query One($email: String!, $first: Int = 3) { user(email: $email) { tickets(first: $first) { totalCount } } }";

  it("have values of the demo company by the argument or the name, and none for defaults and optional ones", () => {
    const declared = "$email: String!, $key: ID!, $count: Int = 3, $after: String, $size: Int!";
    const fields = "user(email: $email) { tickets(first: $count, after: $after) { nodes { id } } }";
    const [one] = read(
      `query One(${declared}) { ${fields} ticket(id: $key) { id } users(first: $size) { totalCount } }`,
    );
    expect(one?.problem).toBeUndefined();
    expect(one?.variables).toEqual({ email: person, key: "Ticket:1001", size: 10 });
    const [other] = read('query Other($email: String! = "a@b.example") { user(email: $email) { email } }');
    expect(other?.variables).toEqual({});
  });

  it("have no object of another type, or one that the documentation does not name", () => {
    const [flag] = read("query Q($agent: Boolean!) { users(first: 1) { totalCount @include(if: $agent) } }");
    expect(flag?.variables).toEqual({ agent: true });
    const [ids] = read("query Q($ids: [ID!]!) { nodes(ids: $ids) { id } }");
    expect(ids?.problem).toBe("No value for $ids: write a.variables.json");
  });

  it("without a value are reported", () => {
    expect(problemsOf("query One($odd: ID!) { banking { customer(id: $odd) { id } } }")).toEqual([
      ["a.graphql One", 1, "No value for $odd: write a.variables.json"],
    ]);
  });

  it("are those of the file, including null, with and without a byte order mark", () => {
    const [one] = beside(ONE, '\uFEFF{ "One": { "email": null, "first": 2 } }');
    expect(one?.variables).toEqual({ email: null, first: 2 });
    const [all] = beside(ONE, '{ "email": "a@b.example" }');
    expect(all?.variables).toEqual({ email: "a@b.example" });
  });

  it.each([
    ['{ "One": { "emial": "a@b.example" } }', "emial"],
    ['{ "emial": "a@b.example" }', "emial"],
    ['{ "Onne": { "email": "a@b.example" } }', "Onne"],
  ])("are refused with a name that no operation or variable has: %s", (values, name) => {
    const [one] = beside(ONE, values);
    expect(one?.problem).toBe(`${join(folder, "one.variables.json")} has values for unknown names: ${name}`);
  });
});

describe("problems of documents", () => {
  it("are mistakes in operations, with their lines", () => {
    expect(problemsOf("{ zzzzzzzzzz }")).toEqual([
      ["a.graphql (without a name)", 1, 'Cannot query field "zzzzzzzzzz" on type "Query".'],
    ]);
    const syntax = "query A {\n  users { totalCount }\n}\n\nquery B {\n  users {";
    expect(problemsOf(syntax)).toEqual([
      ["a.graphql (not parsed)", 6, "Syntax Error: Expected Name, found <EOF>."],
    ]);
  });

  it("are fragments that are invalid or defined twice, also without an operation", () => {
    expect(problemsOf("fragment F on User { nope }")).toEqual([
      ["a.graphql fragment F", 1, 'Cannot query field "nope" on type "User".'],
    ]);
    const query = 'query Q { user(email: "a@b.example") { ...F } }';
    expect(problemsOf(`${query}\nfragment F on User { email }`, "fragment F on User { id }")).toEqual([
      ["a.graphql Q", 1, undefined],
      ["b.graphql fragment F", 1, "The fragment F is defined twice"],
    ]);
  });

  it("are two operations of one name in a document, with a key for each", () => {
    const twice = 'There can be only one operation named "Q".';
    const query = "query Q { users { totalCount } }";
    expect(problemsOf(`${query}\n${query}`)).toEqual([
      ["a.graphql Q", 1, twice],
      ["a.graphql Q (2)", 2, twice],
    ]);
    const alone = "This anonymous operation must be the only defined operation.";
    expect(problemsOf("{ users { totalCount } }\n{ users { totalCount } }")).toEqual([
      ["a.graphql (without a name)", 1, alone],
      ["a.graphql (without a name) (2)", 2, alone],
    ]);
  });

  it("do not include two documents in one file of code, which have different keys", () => {
    const sources = [1, 5].map((line) => new Source("{ users { totalCount } }", "a.ts", { line, column: 1 }));
    expect(operationsIn(sources, context).map(({ key, problem }) => [key, problem])).toEqual([
      ["a.ts (without a name)", undefined],
      ["a.ts (without a name) (2)", undefined],
    ]);
  });

  it("are documents that are nested too deeply for the stack", () => {
    expect(problemsOf("{a".repeat(20_000))).toEqual([
      ["a.graphql (not parsed)", 1, "The document is nested too deeply"],
    ]);
  });
});
