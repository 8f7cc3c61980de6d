/** Documents that differ only in literals share a plan, and each gets its own answer. */
import { buildSchema, type OperationDefinitionNode, parse, print } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { liftLiterals, SharedByKey } from "#gateway/execution/lifted-literals.ts";
import { startTributary, type Tributary } from "#test/kit/gateway.ts";

const schema = buildSchema(/* GraphQL */ `
  scalar Decimal
  scalar JSON
  enum Color { RED BLUE }
  input Filter { ids: [ID!], color: Color, least: Decimal, share: Float, more: JSON }
  type Thing { id: ID!, name(size: Int = 3): String, things(filter: Filter, first: Int): [Thing!] }
  type Query { thing(id: ID!): Thing, things(filter: Filter, first: Int): [Thing!] }
`);
const lift = (query: string, name?: string) => {
  const lifted = liftLiterals(schema, parse(query), name);
  if (!lifted) throw new Error("nothing was lifted");
  return lifted;
};
const keyOf = (query: string) => lift(query).key;

describe("an operation with its literals as variables", () => {
  it("is the same for others of the same form, whatever their literals and their spelling", () => {
    const first = lift('{ thing(id: "1") { id name(size: 5) } }');
    expect(first.literals).toEqual({ id_0: "1", size_1: 5 });
    expect(keyOf("query {\n thing(id: 2) { id, name(size: 7) } # two\n}")).toBe(first.key);
    expect(keyOf('{ thing(id: "1") { id name } }')).not.toBe(first.key);
    expect(first.key).toContain("($id_0: ID!, $size_1: Int)");
  });

  it("has JSON values, also for input objects and lists", () => {
    const query =
      "{ things(filter: { ids: 7, color: RED, share: 0.5, more: { a: [1, null] } }, first: 2) { id } }";
    expect(lift(query).literals).toEqual({
      filter_0: { ids: "7", color: "RED", share: 0.5, more: { a: [1, null] } },
      first_1: 2,
    });
  });

  it("has no variable for a literal that a variable cannot express exactly", () => {
    const kept = [
      "{ things(filter: { least: 12.50 }) { id } }",
      "{ things(filter: { least: 12345678901234567890 }) { id } }",
      "query ($c: Color) { things(filter: { color: $c }) { id } }",
      "{ things(filter: null) { id } }",
      '{ __type(name: "Thing") { name } }',
      "{ things { id @include(if: true) name @skip(if: false) } }",
    ];
    for (const query of kept) {
      expect(lift(query).literals).toEqual({});
      expect(lift(query).key).toBe(print(parse(query)));
    }
  });

  it("has one variable for equal literals, so that equal fields stay one field", () => {
    const { key, literals } = lift(
      '{ thing(id: "1") { id } thing(id: "1") { name } b: thing(id: "2") { id } }',
    );
    expect(literals).toEqual({ id_0: "1", id_1: "2" });
    expect(key.match(/\$id_0/g)).toHaveLength(3);
  });

  it("uses no name of the client's variables, and has no literals of other operations", () => {
    const document =
      'query A($id_0: ID!) { thing(id: "1") { ...T } } fragment T on Thing { name(size: 4) } query B { thing(id: "2") { ...T } }';
    expect(lift(document, "A").literals).toEqual({ id_1: "1", size_1: 4 });
    const { document: alone, literals } = lift(document, "B");
    expect(literals).toEqual({ size_0: 4, id_1: "2" });
    const operations = alone.definitions.filter(
      (node): node is OperationDefinitionNode => "operation" in node,
    );
    expect(operations.map(({ name }) => name?.value)).toEqual(["B"]);
    expect(liftLiterals(schema, parse(document), "C")).toBeUndefined();
  });
});

describe("values that are shared by key", () => {
  it("are created once for each key, and again only for a missing key", () => {
    const store = new SharedByKey<object>();
    let created = 0;
    const create = () => ({ number: ++created });
    const one = store.get("a", create);
    expect(store.get("a", create)).toBe(one);
    expect(store.get("b", () => undefined)).toBeUndefined();
    expect([created, store.size]).toEqual([1, 1]);
  });
});

describe("a gateway", () => {
  let tributary: Tributary;
  beforeAll(async () => {
    tributary = await startTributary({ gateway: { executor: "compiled" } });
  });
  afterAll(() => tributary.close());

  const planned = () => tributary.gateway.executorCounts?.planned ?? 0;
  const ask = (query: string) => tributary.gateway.execute({ query });
  const emails = async (first: number): Promise<string[]> => {
    const { data } = await ask(`{ users(first: ${first}) { nodes { email } } }`);
    const { users } = data as { users: { nodes: { email: string }[] } };
    return users.nodes.map(({ email }) => email);
  };

  it("plans operations once that differ only in literals, and answers each with its own literals", async () => {
    const all = await emails(9);
    const before = planned();
    for (const first of [1, 2, 3, 4]) expect(await emails(first)).toEqual(all.slice(0, first));
    expect(planned()).toBe(before);
    const [one, two] = all as [string, string];
    const query = (email: string) =>
      `{ user(email: "${email}") { email tickets(first: 2) { nodes { id } } } }`;
    for (const email of [one, two]) expect((await ask(query(email))).data).toMatchObject({ user: { email } });
    expect(planned()).toBe(before + 1);
  });

  it("returns the client's own argument and position for an invalid literal", async () => {
    await emails(1);
    const { errors } = await ask("{ users(first: -1) { nodes { email } } }");
    expect(errors?.[0]?.message).not.toContain("_0");
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: "first" } }]);
    const typed = await ask('{ users(first: "x") { nodes { email } } }');
    expect(typed.errors).toMatchObject([{ locations: [{ line: 1, column: 16 }] }]);
  });
});
