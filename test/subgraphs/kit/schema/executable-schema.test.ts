/** What we build of a subgraph's SDL against what the stock builder makes of it. */
import { buildSubgraphSchema } from "@apollo/subgraph";
import {
  execute,
  type GraphQLSchema,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  lexicographicSortSchema,
  parse,
  printType,
} from "graphql";
import { describe, expect, it } from "vitest";
import { compose } from "#gateway/schemas/compose.ts";
import { builtSchemas } from "#gateway/schemas/supergraph.ts";
import { executableSchema } from "#subgraphs/kit/schema/executable-schema.ts";
import { printSdl } from "#subgraphs/kit/schema/print-sdl.ts";
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

  it("gives routers SDL that needs no Federation newer than 2.9, and defines each type once", async () => {
    const { data } = await execute({ schema: ours, document: parse("{ _service { sdl } }") });
    const { sdl } = (data as { readonly _service: { readonly sdl: string } })._service;
    const { definitions } = parse(sdl);
    const types = definitions.filter(isTypeDefinitionNode).map((node) => node.name.value);
    expect(new Set(types).size).toBe(types.length);
    expect(types).toEqual(expect.arrayContaining(["Query", "Mutation", "User"]));
    expect(definitions.filter(isTypeExtensionNode)).toEqual([]);
    expect(sdl).toContain('@link(url: "https://specs.apollo.dev/federation/v2.9"');
    expect(sdl).not.toMatch(/directive @(?:key|link|shareable|requires)\b|federation__/);
    // Nothing is lost: the stock builder makes the same types of it.
    expect(typesOf(buildSubgraphSchema({ typeDefs: parse(sdl) }))).toEqual(typesOf(stock));
  });
});

it("composes to the supergraph of the build what routers read of the subgraphs", async () => {
  const printed = (["identity", "collaboration", "business"] as const).map(
    (name) => [name, parse(printSdl(typeDefsOf(name)))] as const,
  );
  const { supergraphSdl } = await compose(new Map(printed));
  // A type in several parts has its fields in another order than one in one part.
  const lines = (text: string) => text.split("\n").toSorted();
  expect(lines(supergraphSdl)).toEqual(lines(builtSchemas().supergraph));
});
