/** The highest cost of an operation, calculated before it runs. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type DocumentNode, getOperationAST, Kind, parse, visit } from "graphql";
import { describe, expect, it } from "vitest";
import { operationIds } from "#gateway/gateway.ts";
import { longestThatFits, SizeModel } from "#gateway/policy/answer-size.ts";
import { CostModel } from "#gateway/policy/cost.ts";
import { wholeWeights } from "#gateway/policy/schema-facts.ts";
import { composedSchemas, costTable, example } from "#gateway/schemas/supergraph.ts";
import { readWeights } from "#platform/graphql/cost-table.ts";
import { defaultLimits, defaultQueryLimits } from "#platform/limits/limits.ts";
import { operations, variablesFor } from "#scripts/routers/questions.ts";
import { demoCompany } from "#services/demo/company.ts";
import { startTributary } from "#test/kit/gateway.ts";

const linkedQuery = example("linked");

const REPORTS = new URL("../../../reports/", import.meta.url);

const sdl = `
  directive @join__type(graph: String, key: String) repeatable on OBJECT
  directive @join__field(graph: String, requires: String) repeatable on FIELD_DEFINITION
  interface Node { id: ID! }
  interface Party { name: String }
  type Query @join__type(graph: A) @join__type(graph: B) {
    people(first: Int, after: String): PersonConnection @join__field(graph: A)
    byIds(ids: [ID!]!): [Person] @join__field(graph: A)
    parties(first: Int): PartyConnection @join__field(graph: A)
    desk: Desk @join__field(graph: A)
    node(id: ID!): Node @join__field(graph: A)
  }
  type Mutation @join__type(graph: A) { hire(input: HireInput!): Boolean fire(input: HireInput!): Boolean }
  input HireInput { ids: [ID!]! }
  type Desk @join__type(graph: A) { open: Int all: Int }
  type PersonConnection @join__type(graph: A) { nodes: [Person] edges: [PersonEdge] totalCount: Int }
  type PersonEdge @join__type(graph: A) { node: Person }
  type PartyConnection @join__type(graph: A) { nodes: [Party] }
  type Person implements Node & Party @join__type(graph: A, key: "id") @join__type(graph: B, key: "id") {
    id: ID!
    name: String @join__field(graph: A)
    city: String @join__field(graph: A)
    boss: Person @join__field(graph: A)
    roles: [Role] @join__field(graph: A)
    letters(first: Int): LetterConnection @join__field(graph: B)
    standing: Int @join__field(graph: B, requires: "rating")
    rating: Int @join__field(graph: A, requires: "history { text }")
    history: Letter @join__field(graph: B)
  }
  type Firm implements Node & Party @join__type(graph: A, key: "id") { id: ID! name: String papers: [Role] }
  type Role @join__type(graph: A) { title: String }
  type LetterConnection @join__type(graph: B) { nodes: [Letter] }
  type Letter @join__type(graph: B) { text: String }
`;
const weights = readWeights(
  [
    "Query.people\tf.list\t1\t100",
    "Query.byIds\tf.many\t50\t0",
    "Mutation.hire\tf.hire\t10\t0",
    "Mutation.fire\tf.fire\t1\t0",
    "Query.parties\tf.parties\t1\t50",
    "Desk.open\tf.count\t1\t0",
    "Desk.all\tf.count\t1\t0",
    "Person.name\tf.get\t1\t1",
    "Person.city\tf.get\t1\t1",
    "Person.boss\tf.many\t50\t0",
    "Person.roles\tf.roles\t1\t0",
    "Person.letters\tg.search\t100\t100",
    "Person.__resolveReference\tg.person\t1\t1",
    "Person.rating[]\tf.rate\t1\t0",
    "Person.history\tg.history\t5\t0",
    "Firm.papers\tf.papers\t100\t0",
    "Firm.__resolveReference\tf.firm\t1\t0",
  ].join("\n"),
);

function cost(query: string, variables: Record<string, unknown> = {}, pageSize = 250): number {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) throw new Error("the query is one operation");
  return new CostModel(parse(sdl), weights, pageSize).callsOf(document, operation, variables);
}

describe("the cost of an operation", () => {
  it.each([
    ["a page", "{ people { nodes { id } } }", 1],
    ["as many pages as the rows take", "{ people(first: 250) { nodes { id } } }", 3],
    ["one more after a cursor", '{ people(first: 5, after: "c") { nodes { id } } }', 2],
    ["a count that is asked for", "{ people { totalCount } }", 2],
    ["no more for what lists hold", "{ people(first: 10) { nodes { name city } } }", 1],
    [
      "an object's own fields once, where it is no item of a list",
      "{ people(first: 2) { nodes { boss { name city } } } }",
      1 + 1 + 2,
    ],
    ["each field of a namespace", "{ desk { open all } }", 2],
    ["a batch for as many keys as a call takes", "{ people(first: 60) { nodes { boss { id } } } }", 1 + 2],
    ["the same through edges", "{ people(first: 60) { edges { node { boss { id } } } } }", 1 + 2],
    [
      "a write in parts, as many as its keys take",
      "mutation { hire(input: { ids: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }) }",
      2,
    ],
    ["a write that takes all of its keys once", "mutation { fire(input: { ids: [1, 2, 3] }) }", 1],
    ["a list by its keys", "{ byIds(ids: [1, 2, 3]) { roles { title } } }", 1 + 3],
    [
      "a step into another subgraph",
      "{ people(first: 2) { nodes { letters(first: 1) { nodes { text } } } } }",
      1 + 2 + 3,
    ],
    [
      "the dearest of the types an object may have",
      "{ parties(first: 20) { nodes { ... on Person { roles { title } } ... on Firm { papers { title } } } } }",
      1 + 20 + 1,
    ],
    [
      "what is read because a field needs it, and what that needs",
      "{ people(first: 10) { nodes { standing } } }",
      1 + 10 + 10 + 2,
    ],
    [
      "no more where that is selected too",
      "{ people(first: 10) { nodes { standing rating } } }",
      1 + 10 + 10 + 2,
    ],
    ["what finding a node takes", '{ node(id: "x") { id } }', 1],
    ["nothing for introspection", "{ __typename __schema { types { name } } }", 0],
  ])("is %s", (_name, query, calls) => {
    expect(cost(query)).toBe(calls);
  });

  it("takes lengths from variables and their defaults, of any value", () => {
    const query =
      "query ($n: Int = 20, $ids: [ID!] = []) { people(first: $n) { nodes { roles { title } } } byIds(ids: $ids) { id } }";
    expect(cost(query)).toBe(1 + 20);
    expect(cost(query, { n: 3, ids: new Array(51).fill("x") })).toBe(1 + 3 + 2);
    for (const odd of [null, "x", {}, -1, 1e99, { kind: "ListValue" }, Number.NaN])
      expect(cost(query, { n: odd, ids: odd })).toBeGreaterThan(0);
  });

  it("counts the selections of fragments", () => {
    expect(cost("{ parties(first: 20) { nodes { ...F } } } fragment F on Firm { papers { title } }")).toBe(
      1 + 4,
    );
  });

  it("is calculated in linear time for nested type conditions", () => {
    // Calculated branch by branch, it would take two to the power of sixty steps.
    const open = "boss { ... on Party { ... on Person { ".repeat(60);
    expect(
      cost(`{ parties { nodes { ... on Person { ${open} id ${"} } } ".repeat(60)} } } } }`),
    ).toBeGreaterThan(60);
  });

  it("refuses a page above the limit, and leaves a page that no list accepts to the list's own check", () => {
    expect(() => cost("{ people(first: 101) { nodes { id } } }", {}, 100)).toThrow(
      '"first" goes from 1 to 100',
    );
    expect(cost("{ people(first: 100) { nodes { id } } }", {}, 100)).toBe(2);
    expect(cost("{ people(first: 9000) { nodes { id } } }", {}, 100)).toBe(1);
  });
});

describe("the number of objects of an operation", () => {
  const model = new SizeModel(parse(sdl), 250);
  const size = (query: string, variables: Record<string, unknown> = {}, longest?: number): number => {
    const document = parse(query);
    const operation = getOperationAST(document);
    if (!operation) throw new Error("the query is one operation");
    return model.objectsOf(document, operation, variables, longest);
  };

  it.each([
    ["nothing where there are no lists", "{ desk { open } }", 0],
    ["the rows of a page", "{ people(first: 250) { nodes { id } } }", 250],
    ["the normal page where no length is given", "{ people { nodes { id } } }", 25],
    ["nothing for a page of which no rows are selected", "{ people(first: 250) { totalCount } }", 0],
    ["as many through edges", "{ people(first: 60) { edges { node { id } } } }", 60],
    ["both where both are selected", "{ people(first: 60) { nodes { id } edges { node { id } } } }", 120],
    ["as many as keys", "{ byIds(ids: [1, 2, 3]) { name } }", 3],
    [
      "the product of lists within lists",
      "{ people(first: 20) { nodes { letters(first: 30) { nodes { text } } } } }",
      20 + 20 * 30,
    ],
    [
      "the same again under another name",
      "{ people(first: 20) { nodes { a: letters(first: 30) { nodes { text } } b: letters(first: 30) { nodes { text } } } } }",
      20 + 2 * 20 * 30,
    ],
    [
      "the largest of the types an object may have",
      "{ parties(first: 20) { nodes { ... on Person { letters(first: 3) { nodes { text } } } ... on Firm { name } } } }",
      20 + 20 * 3,
    ],
  ])("is %s", (_name, query, objects) => {
    expect(size(query)).toBe(objects);
  });

  it("can be calculated with shorter lists, which gives the longest length that fits", () => {
    const query = "query ($n: Int) { people(first: $n) { nodes { letters(first: $n) { nodes { text } } } } }";
    const sizeWith = (longest: number) => size(query, { n: 250 }, longest);
    expect(sizeWith(10)).toBe(110);
    expect(longestThatFits(sizeWith, 1_000, 250)).toBe(31);
    expect(longestThatFits(sizeWith, 1e9, 250)).toBe(250);
    expect(longestThatFits(sizeWith, 1, 250)).toBeUndefined();
  });
});

describe("the limits of an operation", () => {
  const { supergraph } = composedSchemas();
  const cost = new CostModel(supergraph, readWeights(costTable()), 250);
  const size = new SizeModel(supergraph, 250);
  const reports = readdirSync(REPORTS).filter((file) => file.endsWith(".graphql"));
  const questions: [name: string, document: DocumentNode, variables: Record<string, unknown>][] = [
    ...reports.map((file): [string, DocumentNode, object] => [
      file,
      parse(readFileSync(new URL(file, REPORTS), "utf8")),
      {},
    ]),
    ...[...operations].map(([name, operation]): [string, DocumentNode, object] => [
      name,
      { kind: Kind.DOCUMENT, definitions: [operation] },
      variablesFor(name, demoCompany()),
    ]),
  ].map(([name, document, variables]) => [name, document, { ...variables }]);

  it.each(questions)("are twice as high for %s", (_name, document, variables) => {
    const operation = getOperationAST(document);
    if (!operation) throw new Error("there is one operation");
    expect(cost.leastOf(document, operation, variables)).toBeLessThanOrEqual(
      defaultLimits.callsPerOperation / 2,
    );
    expect(2 * size.objectsOf(document, operation, variables)).toBeLessThanOrEqual(
      defaultQueryLimits.objects,
    );
  });

  it("on objects allow reports whose lists all have their greatest length", () => {
    for (const file of reports) {
      const document = visit(parse(readFileSync(new URL(file, REPORTS), "utf8")), {
        Argument: (node) =>
          node.name.value === "first" ? { ...node, value: { kind: Kind.INT, value: "250" } } : undefined,
      });
      const operation = getOperationAST(document);
      expect(operation && size.objectsOf(document, operation, {}), file).toBeLessThan(
        defaultQueryLimits.objects,
      );
    }
  });
});

describe("the supergraph's costs", () => {
  const document = parse(linkedQuery);
  const operation = getOperationAST(document);
  const cost = new CostModel(composedSchemas().supergraph, readWeights(costTable()), 250);

  it("include a look-up for each spelling of a company's domain", () => {
    const callsOf = (domain: string) => {
      const company = parse(
        `query ($domain: String!) {
          a: company(domain: $domain) { crmOrganizations { id } erpVendors { id } }
          b: company(domain: "${domain}") { crmOrganizations { id } }
        }`,
      );
      const asked = getOperationAST(company);
      return asked ? cost.callsOf(company, asked, { domain }) : 0;
    };
    expect([callsOf("buecher.example"), callsOf("BÜCHER.example"), callsOf("no domain")]).toEqual([3, 5, 3]);
  });

  // Many look-ups: an interface costs as much as its most expensive type, which the test selects.
  const lookUps = Array.from({ length: 50 }, (_, i) => `c${i}: crmOrganizations { id }`).join(" ");
  it.each([
    ["the address of a person", `user(email: $key) { company { ${lookUps} } }`, "anna@"],
    ["the id of a person", `node(id: $key) { ... on User { company { ${lookUps} } } }`, "User:anna@"],
    ["ids of people", `nodes(ids: $keys) { ... on User { company { ${lookUps} } } }`, "User:anna@"],
    ["the id of a company", `node(id: $key) { ... on Company { ${lookUps} } }`, "Company:"],
  ])("include both spellings of the domain of a company that is found by %s", (_, field, key) => {
    const company = parse(`query ($key: ID!, $keys: [ID!]!) { ${field} }`);
    const asked = getOperationAST(company);
    const callsOf = (domain: string) => {
      const id = `${key}${domain}`;
      return asked ? cost.callsOf(company, asked, { key: id, keys: [id] }) : 0;
    };
    expect(callsOf("xn--bcher-kva.example") - callsOf("buecher.example")).toBe(50);
  });

  it("include two look-ups for each company of people whose addresses are not in the operation", () => {
    const callsOf = (first: number) => {
      const company = parse(
        `{ users(first: ${first}, filter: { text: "an" }) { nodes { company { crmOrganizations { id } } } } }`,
      );
      const asked = getOperationAST(company);
      return asked ? cost.callsOf(company, asked, {}) : 0;
    };
    expect(callsOf(25) - callsOf(20)).toBe(10);
  });

  it("include the calls of people with their tickets and payments", () => {
    const foreseen = operation ? cost.callsOf(document, operation, {}) : 0;
    expect(foreseen).toBeGreaterThanOrEqual(6);
    expect(foreseen).toBeLessThan(300);
  });

  it("are at most three times those of the headline query, and the likely ones within half of them", () => {
    const made = 6;
    const calls = operation ? cost.callsOf(document, operation, {}) : 0;
    const likely = operation ? cost.likelyOf(document, operation, {}) : 0;
    expect(calls).toBeGreaterThanOrEqual(made);
    expect(calls).toBeLessThanOrEqual(3 * made);
    expect(Math.abs(likely - made)).toBeLessThanOrEqual(made / 2);
  });

  it("count a whole list once in an operation", () => {
    const callsOf = (query: string) => {
      const text = parse(query);
      const asked = getOperationAST(text);
      return asked ? cost.callsOf(text, asked, {}) : 0;
    };
    const people = "user { displayName } requester: user { displayName }";
    expect(callsOf(`{ banking { customers(first: 1) { nodes { ${people} } } } }`)).toBe(2);
    expect(callsOf(`{ banking { customers(first: 50) { nodes { ${people} } } } }`)).toBe(2);
  });

  it("count objects by the types of the ids that the operation names", () => {
    const nodes = parse(
      "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on CrmPerson { displayName } ... on BankCustomer { status } } }",
    );
    const asked = getOperationAST(nodes);
    const idsOf = (type: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${type}:${index}`);
    const callsOf = (ids: string[]) => (asked ? cost.callsOf(nodes, asked, { ids }) : 0);
    const customers = callsOf(idsOf("BankCustomer", 20));
    expect(customers).toBeLessThanOrEqual(2);
    expect(callsOf([...idsOf("BankCustomer", 20), ...idsOf("CrmPerson", 3)])).toBe(customers + 3);
  });
});

describe("the limit of REST calls", () => {
  it("refuses before any call only an operation whose least cost exceeds it, with the name of the limit", async () => {
    await using tributary = await startTributary({
      gateway: { limits: { ...defaultLimits, callsPerOperation: 3 } },
    });
    const query = "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on CrmPerson { displayName } } }";
    const ids = Array.from({ length: 4 }, (_, index) => `CrmPerson:${index + 1}`);
    const refused = await tributary.ask(query, { ids });
    expect(refused.calls).toEqual([]);
    expect(refused.errors).toMatchObject([
      {
        message:
          "The operation needs 4 REST calls at least, and 3 is the most (limits.callsPerOperation); name fewer objects at once",
        extensions: { code: "QUERY_BUDGET_EXCEEDED", retryable: false },
      },
    ]);
    expect((await tributary.ask(query, { ids: ids.slice(1) })).errors).toEqual([]);
  });

  it("allows an operation whose greatest cost exceeds it, and names itself and a length that fits once it stops the operation", async () => {
    const limits = { ...defaultLimits, callsPerOperation: 30 };
    await using tributary = await startTributary({ gateway: { limits } });
    const queryOf = (first: number) =>
      `{ users(first: ${first}) { nodes { identityUser { factors { type } } } } }`;
    const stopped = await tributary.ask<{ users: { nodes: { identityUser: unknown }[] } }>(queryOf(100));
    expect(stopped.calls.length).toBe(30);
    const lost = stopped.data.users.nodes.flatMap((_, index) => (index < 29 ? [] : index));
    expect(stopped.errors.map(({ path }) => path?.[2])).toEqual(lost);
    const message =
      /^The operation needs more than 30 REST calls \(limits\.callsPerOperation\); ask for less at once, for example (?:probably "first: \d+" in the outermost lists, surely )?at most "first: (\d+)" in each list$/;
    for (const { message: text, extensions } of stopped.errors) {
      expect(text).toMatch(message);
      expect(extensions).toMatchObject({ code: "QUERY_BUDGET_EXCEEDED", limit: "limits.callsPerOperation" });
    }
    const fits = Number(message.exec(stopped.errors[0]?.message ?? "")?.[1]);
    expect(fits).toBeGreaterThan(20);
    expect((await tributary.ask(queryOf(fits))).errors).toEqual([]);
  });

  it("refuses a page above the limit", async () => {
    await using tributary = await startTributary({
      gateway: { queryLimits: { ...defaultQueryLimits, pageSize: 200 } },
    });
    const long = await tributary.ask("query ($n: Int!) { users(first: $n) { nodes { id } } }", { n: 201 });
    expect(long.errors).toMatchObject([
      { message: '"first" goes from 1 to 200', extensions: { argument: "first" } },
    ]);
    expect((await tributary.ask("{ users(first: 200) { nodes { email } } }")).errors).toEqual([]);
  });
});

describe("the table of costs", () => {
  const folderWith = (table: string | undefined) => {
    const folder = mkdtempSync(join(tmpdir(), "costs-"));
    if (table !== undefined) writeFileSync(join(folder, "costs.tsv"), table);
    return pathToFileURL(`${folder}/`);
  };

  it("is required: the start fails if it is missing or empty", () => {
    for (const table of [undefined, "", "\n"])
      expect(() => costTable(folderWith(table))).toThrow("schema/costs.tsv is missing or empty");
    expect(costTable(folderWith("Query.one\ta.get\t1\t1\n"))).toContain("a.get");
  });

  it("has a weight for every operation of every family", () => {
    expect(() => wholeWeights(costTable(), operationIds())).not.toThrow();
    expect(operationIds().length).toBeGreaterThan(400);
  });

  it("is refused after all but a few lines were lost", () => {
    const few = costTable().split("\n").slice(0, 7).join("\n");
    expect(() => wholeWeights(few, operationIds())).toThrow(
      /^schema\/costs\.tsv lacks .+ and \d+ more operations/,
    );
    expect(() => wholeWeights("Query.one\ta.get\t1\t1", ["a.get", "a.list"])).toThrow(
      "lacks a.list; restore it",
    );
  });

  it.each(["Query.one", "Query.one\ta.get", "Query.one\ta.get\tmany\t1", "Query.one\ta.get\t0\t1"])(
    "is refused with the line %j",
    (line) => {
      expect(() => readWeights(line)).toThrow("holds no weight");
    },
  );
});
