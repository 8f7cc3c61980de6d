/** Operations beyond a limit are refused from their text alone, each with the reason. */
import { buildSchema, parse, validate } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limitsRule } from "#gateway/policy/query-limits.ts";
import { defaultQueryLimits } from "#platform/limits/limits.ts";
import { startTributary, type Tributary } from "#test/kit/gateway.ts";

const schema = buildSchema("type Query { a(x: Int): Query b: Int } type Subscription { e: Query }");
const limits = {
  ...defaultQueryLimits,
  depth: 3,
  aliases: 2,
  rootFields: 3,
  directives: 2,
  selections: 12,
};
const refusals = (query: string) =>
  validate(schema, parse(query), [limitsRule(limits)]).map(({ message, extensions }) => [
    extensions["code"],
    message,
  ]);
const refused = (message: string) => [["QUERY_TOO_COMPLEX", message]];

describe("the size of an operation", () => {
  it.each([
    ["depth", "{ a { a { b } } }", "{ a { a { a { b } } } }", "nests more than 3 fields deep"],
    ["aliases", "{ x: b y: b }", "{ x: b y: b z: b }", "has more than 2 aliases"],
    ["root fields", "{ b b b }", "{ b b b b }", "has more than 3 root fields"],
    [
      "directives",
      "query @skip(if: true) { b @skip(if: true) }",
      "{ b @skip(if: true) @skip(if: true) @skip(if: true) }",
      "has more than 2 directives",
    ],
    [
      "selections",
      `{ a { ${"b ".repeat(11)} } }`,
      `{ a { ${"b ".repeat(12)} } }`,
      "has more than 12 selections",
    ],
  ])("is bounded by its %s", (_name, within, beyond, message) => {
    expect(refusals(within)).toEqual([]);
    expect(refusals(beyond)).toEqual(refused(`The operation ${message}`));
  });

  it("counts a fragment at each spread", () => {
    const fragment = "fragment F on Query { x: b }";
    expect(refusals(`{ ...F a { ...F } } ${fragment}`)).toEqual([]);
    expect(refusals(`{ ...F a { ...F a { ...F } } } ${fragment}`)).toEqual(
      refused("The operation has more than 2 aliases"),
    );
    expect(refusals("{ ... { ... { b } } }")).toEqual([]);
    expect(refusals("{ ...F b } fragment F on Query { b c: b ...G } fragment G on Query { b }")).toEqual(
      refused("The operation has more than 3 root fields"),
    );
  });

  it("counts each operation by itself, and ends for fragments that spread each other", () => {
    expect(refusals("query A { x: b } query B { x: b y: b }")).toEqual([]);
    expect(refusals("{ ...F } fragment F on Query { a { ...F } }")).toEqual([]);
  });

  it("counts one level more for a subscription, whose events are read below a namespace", () => {
    expect(refusals("subscription { e { b } }")).toEqual([]);
    expect(refusals("subscription { e { a { b } } }")).toEqual(
      refused("The operation nests more than 3 fields deep"),
    );
  });

  it("does not count how deep introspection nests", () => {
    expect(refusals("{ __schema { types { fields { type { ofType { name } } } } } }")).toEqual([]);
  });
});

/** 922 bytes that select 131,071 people, each below two others. */
const bomb = () => {
  const fragments = Array.from(
    { length: 16 },
    (_, i) =>
      `fragment F${i} on Ticket{a:requester{tickets{nodes{...F${i + 1}}}}b:requester{tickets{nodes{...F${i + 1}}}}}`,
  );
  return `{tickets{nodes{...F0}}}${fragments.join("")}fragment F16 on Ticket{id}`;
};

describe("through the gateway", () => {
  let tributary: Tributary;
  beforeAll(async () => {
    tributary = await startTributary();
  });
  afterAll(() => tributary.close());

  it("a kilobyte of selections without end is refused before it is planned", async () => {
    const { data, errors, calls } = await tributary.ask(bomb());
    expect(data).toBeUndefined();
    expect(calls).toEqual([]);
    expect(new Set(errors.map(({ extensions }) => extensions["code"]))).toEqual(
      new Set(["QUERY_TOO_COMPLEX"]),
    );
    expect(errors.map(({ message }) => message)).toContain("The operation has more than 1000 selections");
  });

  it("a long document is refused during parsing", async () => {
    const { errors } = await tributary.ask(`{ ${"__typename ".repeat(3_000)} }`);
    expect(errors).toMatchObject([
      { message: "The operation has more than 2000 tokens", extensions: { code: "QUERY_TOO_COMPLEX" } },
    ]);
  });

  it("many fields of one name are refused before they are compared with each other", async () => {
    const { errors } = await tributary.ask(`{ ${"tickets { nodes { id } } ".repeat(240)} }`);
    expect(errors).toMatchObject([{ extensions: { code: "QUERY_TOO_COMPLEX" } }]);
  });
});
