/** What we build of a subgraph's SDL against what the stock builder makes of it. */
import { buildSubgraphSchema } from "@apollo/subgraph";
import { execute, type GraphQLSchema, lexicographicSortSchema, parse, printType } from "graphql";
import { describe, expect, it } from "vitest";
import { executableSchema } from "#subgraphs/kit/schema/executable-schema.ts";
import { typeDefsOf } from "#subgraphs/kit/schema/type-defs.ts";

/** Each type as SDL, but for those that only federation's directives use. */
function typesOf(schema: GraphQLSchema): Record<string, string> {
  const types = Object.values(lexicographicSortSchema(schema).getTypeMap());
  const own = types.filter(({ name }) => !/^(?:__|federation__|link__)/.test(name));
  return Object.fromEntries(own.map((type) => [type.name, printType(type)]));
}

describe.each(["identity", "collaboration", "business"] as const)("the schema of %s", (name) => {
  const typeDefs = typeDefsOf(name);
  const stock = buildSubgraphSchema({ typeDefs });
  const ours = executableSchema(() => typeDefs, {});

  it("has the types that the stock builder gives it", () => {
    expect(typesOf(ours)).toEqual(typesOf(stock));
  });

  it("tells a router what the stock one tells it", async () => {
    const document = parse("{ _service { sdl } }");
    expect(await execute({ schema: ours, document })).toEqual(await execute({ schema: stock, document }));
  });
});
