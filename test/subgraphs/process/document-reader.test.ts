/** Parsed documents that a subgraph caches: those of callers with the secret. */
import { buildSchema, GraphQLError, print } from "graphql";
import { describe, expect, it } from "vitest";
import { DocumentReader } from "#subgraphs/process/document-reader.ts";

const schema = buildSchema("type Query { one: Int }");
const gateway = { unknown: false, maxTokens: undefined };
const stranger = { unknown: true, maxTokens: 10 };

describe("the documents of a subgraph", () => {
  it("are parsed once and cached for authenticated callers, and not cached for others", () => {
    const reader = new DocumentReader(schema);
    expect(reader.read("{ one }", stranger)).not.toBe(reader.read("{ one }", stranger));
    expect(reader.size).toBe(0);
    const kept = reader.read("{ one }", gateway);
    expect(reader.read("{ one }", gateway)).toBe(kept);
    expect(reader.read("{ one }", stranger)).toBe(kept);
    expect(reader.size).toBe(1);
  });

  it("have as many tokens as their sender may send", () => {
    const reader = new DocumentReader(schema);
    const long = `{ ${"one ".repeat(20)} }`;
    expect(reader.read(long, stranger)).toBeInstanceOf(GraphQLError);
    expect(reader.read(long, gateway)).not.toBeInstanceOf(GraphQLError);
  });

  describe("of a gateway with a newer schema", () => {
    const older = buildSchema(`
      type Query { one(filter: Int): One  other: Int }
      type Mutation { write: One }
      type One { id: ID  part: One }
    `);
    const opened = () => {
      const told: (readonly string[])[] = [];
      const reader = new DocumentReader(older, (fields) => told.push(fields));
      return { reader, told, read: (query: string) => reader.read(query, gateway) };
    };

    it("are read without the fields that the schema does not have, which are logged once", () => {
      const { reader, told, read } = opened();
      const query =
        "query ($a: Int, $b: Int) { one(filter: $a) { id newer(by: $b) { x } part { alsoNewer } ...F } } fragment F on One { newer { ...G } } fragment G on New { x }";
      const document = read(
        "query ($a: Int, $b: Int) { one(filter: $a) { id newer(by: $b) { x } part { alsoNewer } } }",
      );
      if (document instanceof GraphQLError) throw document;
      expect(print(document).replace(/\s+/g, " ")).toBe(
        "query ($a: Int, $b: Int) { one(filter: $a) { id part { __typename } } }",
      );
      expect(reader.absentFrom(document)).toEqual(["One.newer", "One.alsoNewer"]);
      read("query ($a: Int, $b: Int) { one(filter: $a) { id newer(by: $b) { x } part { alsoNewer } } }");
      expect(told).toEqual([["One.newer", "One.alsoNewer"]]);
      // Only unknown fields are left out. An unknown type is an error.
      expect(read(query)).toBeInstanceOf(GraphQLError);
    });

    it("are refused where a write, an argument or a stranger's field is not in the schema", () => {
      const { reader, told, read } = opened();
      const writes = ["mutation { newWrite { id } }", "mutation { write { id newer } }"];
      for (const query of [...writes, "{ one(newer: 1) { id } }", "{ newer }"])
        expect(read(query)).toBeInstanceOf(GraphQLError);
      expect(reader.read("{ newer other }", stranger)).toBeInstanceOf(GraphQLError);
      expect(told).toEqual([]);
    });
  });
});
