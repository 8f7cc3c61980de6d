/** Wire objects as GraphQL objects, with readers that are chosen when the schema is built. */
import { buildSchema, type GraphQLObjectType, graphqlSync } from "graphql";
import Type from "typebox";
import { describe, expect, it } from "vitest";
import { selectedMembers, selectedMembersIn } from "#subgraphs/kit/mapping/selected-members.ts";
import { attachWireFields, mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const Wire = Type.Object({
  id: Type.String(),
  ExternalID: Type.String(),
  due_at: Type.String(),
  attributes: Type.Object({ "full-name": Type.String() }),
});

/** Attaches readers to a type with these fields, and reads a wire object through them. */
function typeOf(fields: string, reading?: Parameters<typeof mapWireType>[2], resolvers: object = {}) {
  const schema = buildSchema(`type Thing { ${fields} } type Query { thing: Thing }`);
  const type = schema.getType("Thing") as GraphQLObjectType;
  attachWireFields(type, mapWireType(Wire, resolvers, reading), new Set());
  return (source: unknown, query: string) =>
    graphqlSync({ schema, source: `{ thing { ${query} } }`, rootValue: { thing: source } });
}

describe("a field without a resolver", () => {
  it("reads the member that spells it, whatever the casing, and JSON:API's attributes", () => {
    const read = typeOf("id: ID externalId: String dueAt: String fullName: String");
    const wire = { id: "1", ExternalID: "x", due_at: "now", attributes: { "full-name": "Amy" } };
    expect(read(wire, "id externalId dueAt fullName").data).toEqual({
      thing: { id: "1", externalId: "x", dueAt: "now", fullName: "Amy" },
    });
  });

  it("is null if the body lacks the member or its parent", () => {
    const read = typeOf("dueAt: String fullName: String");
    for (const wire of [{}, { attributes: null, due_at: null }, { attributes: {} }])
      expect(read(wire, "dueAt fullName")).toEqual({ data: { thing: { dueAt: null, fullName: null } } });
  });

  it("fails the build if no member spells it", () => {
    expect(() => typeOf("id: ID nickname: String")).toThrow(
      "Thing.nickname has neither a resolver nor a member on the wire",
    );
  });

  it("reads the member that `renamed` names", () => {
    const read = typeOf("deadline: String", { renamed: { deadline: "due_at" } });
    expect(read({ due_at: "now" }, "deadline").data).toEqual({ thing: { deadline: "now" } });
    expect(() => typeOf("deadline: String", { renamed: { deadline: "no_such" } })).toThrow("Thing.deadline");
  });
});

describe("a raw field beside an enum", () => {
  const schema = buildSchema(`
    enum Mood { HAPPY OTHER }
    type Thing { dueAt: Mood rawDueAt: String }
    type Query { thing: Thing }`);
  const type = schema.getType("Thing") as GraphQLObjectType;
  attachWireFields(type, mapWireType(Wire, {}), new Set());

  it("reads the text of the enum's member, which is selected once", () => {
    const read = (due_at: string | null) =>
      graphqlSync({ schema, source: "{ thing { rawDueAt } }", rootValue: { thing: { due_at } } }).data;
    expect(read("exhausted")).toEqual({ thing: { rawDueAt: "exhausted" } });
    expect(read(null)).toEqual({ thing: { rawDueAt: null } });
    const found: string[] = [];
    const { thing } = schema.getQueryType()?.getFields() ?? {};
    if (thing) thing.resolve = (_, __, ___, info) => void found.push(...selectedMembers(info, "Thing"));
    graphqlSync({ schema, source: "{ thing { rawDueAt dueAt } }" });
    expect(found).toEqual(["due_at"]);
  });

  it("fails the build without an enum field of the same member", () => {
    for (const fields of ["rawDueAt: String", "dueAt: String rawDueAt: String", "rawMood: String"])
      expect(() => typeOf(fields)).toThrow(/^Thing\.raw\w+ has neither a resolver nor a member/);
  });
});

describe("the selection from a family", () => {
  it("has the members behind the fields, through fragments and connections, with those always needed", () => {
    const schema = buildSchema(`
      type Thing { id: ID dueAt: String label: String }
      type ThingEdge { node: Thing } type ThingConnection { nodes: [Thing] edges: [ThingEdge] }
      type Query { things: ThingConnection thing: Thing }`);
    const type = schema.getType("Thing") as GraphQLObjectType;
    const { label } = type.getFields();
    if (label) label.resolve = () => "";
    attachWireFields(
      type,
      mapWireType(Wire, {}, { alwaysSelect: ["etag"], requires: { label: ["ExternalID", "id"] } }),
      new Set(),
    );
    const seen: string[][] = [];
    for (const name of ["things", "thing"]) {
      const field = schema.getQueryType()?.getFields()[name];
      if (field)
        field.resolve = (_source, _args, _context, info) => {
          seen.push([...selectedMembers(info, "Thing")].sort());
          return null;
        };
    }
    graphqlSync({
      schema,
      source:
        "{ things { nodes { id } edges { node { ...F } } } thing { ... on Thing { other: label } } } fragment F on Thing { dueAt @include(if: false) }",
    });
    expect(seen).toEqual([
      ["due_at", "etag", "id"],
      ["ExternalID", "etag", "id"],
    ]);
  });
});

describe("the selection within an answer", () => {
  it("has the members of the object in one of its fields, whatever its alias and through fragments", () => {
    const schema = buildSchema(`
      type Thing { id: ID dueAt: String }
      type Payload { thing: Thing other: Thing }
      type Query { make: Payload }`);
    attachWireFields(schema.getType("Thing") as GraphQLObjectType, mapWireType(Wire, {}), new Set());
    const seen: string[][] = [];
    const field = schema.getQueryType()?.getFields()["make"];
    if (field)
      field.resolve = (_source, _args, _context, info) => {
        seen.push([...selectedMembersIn(info, "thing", "Thing")]);
        return null;
      };
    for (const selection of ["thing { id } other { dueAt }", "made: thing { id } ...F", "other { dueAt }"])
      graphqlSync({
        schema,
        source: `{ make { ${selection} } } ${selection.includes("...F") ? "fragment F on Payload { thing { dueAt } }" : ""}`,
      });
    expect(seen).toEqual([["id"], ["id", "due_at"], []]);
  });
});

describe("a field that a deployment adds", () => {
  const schema = buildSchema("type Thing { id: ID region: String } type Query { thing: Thing }");
  const type = schema.getType("Thing") as GraphQLObjectType;
  attachWireFields(type, mapWireType(Wire, {}, { alwaysSelect: ["id"] }), new Set(), () => ({
    added: {
      region: { path: ["own", "region"], shape: (value) => (typeof value === "string" ? value : null) },
    },
  }));

  it("is read by its path, and fitted to its type", () => {
    const read = (thing: unknown) =>
      graphqlSync({ schema, source: "{ thing { region } }", rootValue: { thing } }).data;
    expect(read({ own: { region: "North" } })).toEqual({ thing: { region: "North" } });
    expect(read({ own: { region: {} } })).toEqual({ thing: { region: null } });
  });

  it("is among the selected members", () => {
    let selected: ReadonlySet<string> = new Set();
    const thing = (_args: unknown, _context: unknown, info: Parameters<typeof selectedMembers>[0]) => {
      selected = selectedMembers(info, "Thing");
      return {};
    };
    graphqlSync({ schema, source: "{ thing { region } }", rootValue: { thing } });
    expect([...selected]).toEqual(["own", "id"]);
  });
});
