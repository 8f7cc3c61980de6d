import { buildASTSchema, executeSync, getIntrospectionQuery, Kind, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { SizeModel } from "#gateway/policy/answer-size.ts";
import { introspectionSize } from "#gateway/policy/introspection-size.ts";
import { composedSchemas } from "#gateway/schemas/supergraph.ts";
import { defaultQueryLimits } from "#platform/limits/limits.ts";

const { supergraph, api } = composedSchemas();
const schema = buildASTSchema(api, { assumeValid: true });
const size = new SizeModel(
  supergraph,
  250,
  introspectionSize(() => schema),
);

function estimate(query: string): number {
  const document = parse(query);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("there is an operation");
  return size.objectsOf(document, operation, {}) / 3;
}

const objectsIn = (value: unknown): number =>
  typeof value !== "object" || value === null
    ? 0
    : Array.isArray(value)
      ? value.reduce<number>((sum, item) => sum + objectsIn(item), 0)
      : Object.values(value).reduce<number>((sum, item) => sum + objectsIn(item), 1);

const made = (query: string) => objectsIn(executeSync({ schema, document: parse(query) }).data) - 1;

describe("the size of introspection", () => {
  it.each([
    ["what tools ask for", getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true })],
    ["names alone", "{ __schema { types { name } queryType { name } } }"],
    [
      "types within types",
      "{ __schema { types { fields(includeDeprecated: true) { type { fields(includeDeprecated: true) { name } ofType { name } } } } } }",
    ],
    ["interfaces", "{ __schema { types { possibleTypes { interfaces { name } } } } }"],
    ["one type twice", '{ a: __type(name: "Query") { fields { name } } b: __type(name: "Query") { name } }'],
    [
      "a fragment",
      "{ __schema { types { ...T } } } fragment T on __Type { enumValues(includeDeprecated: true) { name } }",
    ],
  ])("is the size of the answer to %s, or more if a name may be any", (_what, query) => {
    const objects = made(query);
    expect(objects).toBeGreaterThan(2);
    expect(estimate(query)).toBeGreaterThanOrEqual(objects);
    if (!query.includes("__type(")) expect(estimate(query)).toBe(objects);
  });

  it("allows tools to read the whole schema, and refuses to read it many times over", () => {
    const tools = getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true });
    expect(3 * estimate(tools)).toBeLessThan(defaultQueryLimits.objects / 1.5);
    const deep = `${"fields { type { ".repeat(8)}name${" } }".repeat(8)}`;
    expect(3 * estimate(`{ __schema { types { ${deep} } } }`)).toBeGreaterThan(defaultQueryLimits.objects);
    const often = Array.from(
      { length: 40 },
      (_, i) => `a${i}: __schema { types { fields { args { name } } } }`,
    );
    expect(3 * estimate(`{ ${often.join(" ")} }`)).toBeGreaterThan(defaultQueryLimits.objects);
  });

  it("is counted in linear time, however deep types lie within types", () => {
    const deep = `${"fields { type { ".repeat(60)}name${" } }".repeat(60)}`;
    expect(estimate(`{ __schema { types { ${deep} } } }`)).toBeGreaterThan(1e20);
  });
});
