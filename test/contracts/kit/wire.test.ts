/** Query strings and form bodies: a reader gets the values that were written, and no value adds a parameter. */
import fc from "fast-check";
import Type from "typebox";
import { describe, expect, it } from "vitest";
import { brackets, csv, deep, optional, type Params, repeated, required } from "#contracts/kit/contract.ts";
import { parseForm, parseQuery, QueryValueError, renderForm, renderQuery } from "#contracts/kit/wire.ts";
import { runs } from "#test/kit/draws.ts";
import { operations } from "#test/subgraphs/kit/rest/contracts.ts";

const RUNS = { numRuns: runs(1_500) };
const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc
    .array(
      fc.constantFrom(
        ..."&=?#[],;%+ \"'\\/:\r\n\0a1\u00e9\u2603",
        "%26",
        "&x=1",
        "[]",
        "]=",
        "__proto__",
        "\u{1f600}",
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join("")),
);
const item = text.filter((value) => value !== "" && !value.includes(","));
const scalar = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const items = fc.array(fc.oneof(item, fc.integer()), { minLength: 1, maxLength: 6 });
const memberName = fc
  .stringMatching(/^[a-zA-Z][\w$. -]{0,12}$/)
  .filter((name) => !["constructor", "prototype"].includes(name));

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
}

/** Values of a parameter of the contract: the members of its schema, with any text. */
function valuesOf({ type, properties, anyOf }: Schema): fc.Arbitrary<unknown> {
  if (type === "array") return items;
  const [first] = anyOf ?? [];
  if (!properties) return first ? valuesOf(first) : scalar;
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]),
  );
  return fc.record(members, { requiredKeys: [] });
}

/** The value as text on the wire. Values that are not sent are left out. */
function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText);
  if (typeof value !== "object" || value === null) return String(value);
  const members = Object.entries(value).map(([name, member]) => [name, asText(member)] as const);
  return Object.fromEntries(members.filter(([, member]) => !isEmpty(member)));
}
const isEmpty = (value: unknown) =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

function inputOf(params: Params): fc.Arbitrary<Record<string, unknown>> {
  const members = Object.entries(params).map(([name, { schema, style, required: must }]) => {
    const value = style === "plain" || style === "deep" ? valuesOf(schema as Schema) : items;
    return [name, must || style === "deep" ? value : fc.option(value, { nil: undefined })] as const;
  });
  return fc.record(Object.fromEntries(members)) as fc.Arbitrary<Record<string, unknown>>;
}

const read = (params: Params, query: string) => parseQuery(params, new URLSearchParams(query));
const expected = (input: Record<string, unknown>) =>
  asText(
    Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null)),
  );

describe("a query string", () => {
  const queries = operations.filter(({ query }) => Object.keys(query).length > 0);
  it.each(queries.map((operation) => [operation.id, operation.query] as const))(
    "of %s is read as it was written, for all values",
    (_id, params) => {
      fc.assert(
        fc.property(inputOf(params), (input) => {
          expect(read(params, renderQuery(params, input))).toEqual(expected(input));
        }),
        RUNS,
      );
    },
  );

  const params: Params = {
    plain: optional(Type.String()),
    list: csv(Type.String(), { max: 3 }),
    nested: deep(
      Type.Object({ a: Type.Optional(Type.String()), ids: Type.Optional(Type.Array(Type.String())) }),
    ),
    all: brackets(Type.String()),
    each: repeated(Type.String()),
    must: required(optional(Type.String())),
  };

  it("is refused if it has a member of a nested parameter twice, as that member has one value", () => {
    expect(() => read(params, "nested[a]=1&nested[a]=2")).toThrow("nested[a] is given twice");
    expect(read(params, "nested[ids][]=1&nested[ids][]=2")).toEqual({ nested: { ids: ["1", "2"] } });
  });

  it("with lists in a record's members splits them there too", () => {
    const member = Type.Object({ any: Type.Optional(Type.Array(Type.String())) });
    const record = { field: deep(Type.Record(Type.String(), member)) };
    const input = { field: { 12: { any: ["red", "green"] } } };
    expect(renderQuery(record, input)).toBe("?field[12][any]=red,green");
    expect(read(record, renderQuery(record, input))).toEqual(input);
  });

  it("never has a parameter that was not given, for all values of the others", () => {
    fc.assert(
      fc.property(text, item, fc.array(item, { minLength: 1 }), (plain, a, ids) => {
        const query = renderQuery(params, { plain, nested: { a, ids }, all: ids, each: ids, must: "1" });
        const names = [...new URLSearchParams(query).keys()];
        expect(new Set(names)).toEqual(
          new Set(["plain", "nested[a]", "nested[ids]", "all[]", "each", "must"]),
        );
        expect(names).toHaveLength(4 + 2 * ids.length);
      }),
      RUNS,
    );
  });

  it("never mistakes a member's name for syntax: ambiguous names are refused", () => {
    fc.assert(
      fc.property(text, (name) => {
        const build = () => renderQuery(params, { nested: { [name]: "x" }, must: "1" });
        if (name === "" || /[[\]]/.test(name)) expect(build).toThrow(QueryValueError);
        else
          expect([...new URLSearchParams(build())]).toEqual([
            [`nested[${name}]`, "x"],
            ["must", "1"],
          ]);
      }),
      RUNS,
    );
  });

  it.each([
    ["a comma within a list's value", { list: ["a,b"] }],
    ["an empty value within a list", { list: ["a", ""] }],
    ["more values than the documents allow", { list: ["1", "2", "3", "4"] }],
    ["half a pair in a value", { plain: "\ud800" }],
    ["half a pair in a list", { all: ["\udc00"] }],
    ["half a pair deep inside", { nested: { a: "x\ud800" } }],
  ])("is not written with %s", (_name, input) => {
    expect(() => renderQuery(params, { must: "1", ...input })).toThrow(QueryValueError);
  });

  it("is not written without required parameters", () => {
    expect(() => renderQuery(params, { plain: "1" })).toThrow(QueryValueError);
    expect(() => renderQuery(params, { must: null })).toThrow(QueryValueError);
  });

  it("is empty without parameters", () => {
    const { must: _must, ...free } = params;
    expect(renderQuery(free, { plain: null, list: undefined, other: "x" })).toBe("");
  });

  it.each([
    "__proto__[x]=1",
    "nested[__proto__][x]=1",
    "nested[constructor][prototype][x]=1",
    "constructor=1&toString=2",
  ])("changes no prototype when it is read (%s)", (query) => {
    try {
      read(params, query);
    } catch {
      // A refusal is right too.
    }
    expect({}).not.toHaveProperty("x");
    expect(String({})).toBe("[object Object]");
  });
});

describe("a form body", () => {
  const leaf = fc.oneof(text, fc.integer(), fc.boolean());
  const body: fc.Arbitrary<Record<string, unknown>> = fc.letrec<{
    object: Record<string, unknown>;
    value: unknown;
  }>((tie) => ({
    object: fc.dictionary(memberName, tie("value"), { maxKeys: 4 }),
    value: fc.oneof(
      { depthSize: "small", maxDepth: 4 },
      leaf,
      fc.array(leaf, { maxLength: 4 }),
      tie("object"),
    ),
  })).object;

  it("is read as it was written, for all values", () => {
    fc.assert(
      fc.property(body, (input) => {
        expect(parseForm(renderForm(input))).toEqual(asText(input));
      }),
      RUNS,
    );
  });

  it("holds lists of objects by index", () => {
    const items = [
      { a: "1", b: ["x", "y"] },
      { a: "2", c: { d: "3" } },
    ];
    expect(parseForm(renderForm({ items }))).toEqual({ items: { ...items } });
  });

  it("never mistakes a value, or a name given by a client, for another member", () => {
    fc.assert(
      fc.property(text, text, (name, value) => {
        const build = () => renderForm({ amount: 1, metadata: { [name]: value } });
        if (name === "" || /[[\]]/.test(name)) expect(build).toThrow(QueryValueError);
        else
          expect([...new URLSearchParams(build())]).toEqual([
            ["amount", "1"],
            [`metadata[${name}]`, value],
          ]);
      }),
      RUNS,
    );
  });

  it("is not written with half a pair in a value or in a name", () => {
    expect(() => renderForm({ name: "a\ud800" })).toThrow(QueryValueError);
    expect(() => renderForm({ metadata: { "a\udc00": "x" } })).toThrow(QueryValueError);
  });

  it("leaves out members that are null or missing", () => {
    expect(renderForm({ a: null, b: undefined, c: [], d: {}, e: "1" })).toBe("e=1");
  });
});
