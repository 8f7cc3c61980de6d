/** Documents that a subgraph keeps parsed: those of callers whom it knows. */
import { buildSchema, GraphQLError } from "graphql";
import { describe, expect, it } from "vitest";
import { DocumentReader } from "#subgraphs/process/document-reader.ts";

const schema = buildSchema("type Query { one: Int }");
const gateway = { unknown: false, maxTokens: undefined };
const stranger = { unknown: true, maxTokens: 10 };

describe("the documents of a subgraph", () => {
  it("are parsed once for callers who are known, and never kept for others", () => {
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
});
