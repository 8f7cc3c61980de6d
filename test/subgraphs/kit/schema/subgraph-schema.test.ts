/** The executed schema is the one that `buildSubgraphSchema` returns. */
import { buildSubgraphSchema } from "@apollo/subgraph";
import {
  execute,
  type GraphQLSchema,
  introspectionTypes,
  lexicographicSortSchema,
  parse,
  print,
  printType,
  specifiedScalarTypes,
} from "graphql";
import { compileQuery, isCompiledQuery } from "graphql-jit";
import { describe, expect, it } from "vitest";
import { compose } from "#gateway/schemas/compose.ts";
import { builtSchemas } from "#gateway/schemas/supergraph.ts";
import { buildSubgraph, typeDefsIn } from "#subgraphs/kit/schema/build.ts";
import { withoutDescriptions } from "#subgraphs/kit/schema/lean-schemas.ts";
import { printSdl } from "#subgraphs/kit/schema/print-sdl.ts";
import { modules } from "#subgraphs/modules.ts";

/** Each type as SDL. */
const typesOf = (schema: GraphQLSchema): Record<string, string> =>
  Object.fromEntries(
    Object.values(lexicographicSortSchema(schema).getTypeMap()).map((type) => [type.name, printType(type)]),
  );

const sdlOf = async (schema: GraphQLSchema): Promise<string> => {
  const { data } = await execute({ schema, document: parse("{ _service { sdl } }") });
  return (data as { readonly _service: { readonly sdl: string } })._service.sdl;
};

// The fields of a type in several parts have another order than those of a type in one part.
const lines = (text: string) => text.split("\n").toSorted();

describe.each(modules)("the schema of $name", (module) => {
  it("has the types and the SDL of a schema that is validated while it is built", async () => {
    const stock = buildSubgraphSchema({ typeDefs: typeDefsIn(module) });
    const { schema } = buildSubgraph(module);
    expect(typesOf(schema)).toEqual(typesOf(stock));
    expect(await sdlOf(schema)).toBe(await sdlOf(stock));
  });

  it("has the same types if it is built without descriptions", () => {
    const { schema } = buildSubgraph(module, { descriptions: false });
    const [described, bare] = [typesOf(buildSubgraph(module).schema), typesOf(schema)];
    // GraphQL's own types, and those of federation, have descriptions of their own.
    const own = [...specifiedScalarTypes, ...introspectionTypes].map(({ name }) => name);
    for (const [type, text] of Object.entries(bare).filter(
      ([type]) => !own.includes(type) && !type.includes("__"),
    ))
      expect(text).toBe(print(withoutDescriptions(parse(described[type] ?? ""))));
    expect(Object.keys(bare)).toEqual(Object.keys(described));
  });
});

it.each([
  [
    "what routers read of the running subgraphs",
    async (module: (typeof modules)[number]) => sdlOf(buildSubgraph(module).schema),
  ],
  [
    "what is printed for other composers",
    async (module: (typeof modules)[number]) => printSdl(typeDefsIn(module)),
  ],
] as const)("composes %s to the supergraph that is served", async (_what, sdlFor) => {
  const printed = await Promise.all(
    modules.map(async (module) => [module.name, parse(await sdlFor(module))] as const),
  );
  const { supergraphSdl } = await compose(new Map(printed));
  expect(lines(supergraphSdl)).toEqual(lines(builtSchemas().supergraph));
});

it("graphql-jit still puts the null of an item that is rejected late at the end of its list, too", async () => {
  const schema = buildSubgraphSchema({ typeDefs: parse("type Query { numbers: [Int] }") });
  const numbers = schema.getQueryType()?.getFields()["numbers"];
  if (numbers) numbers.resolve = () => [1, Promise.reject(new Error("refused")), 3];
  const document = parse("{ numbers }");
  expect((await execute({ schema, document })).data).toEqual({ numbers: [1, null, 3] });
  const compiled = compileQuery(schema, document);
  if (!isCompiledQuery(compiled)) throw new Error("it was not compiled");
  // If this fails, `keepRejectedReferences` of compiled-queries.ts is no longer needed.
  const { data } = await compiled.query({}, {}, {});
  expect(JSON.stringify(data)).toBe('{"numbers":[1,null,3,null]}');
});
