/** Our gateway over subgraphs that are not ours: those of a public benchmark, those of a public audit. */
import { Supergraph } from "@apollo/federation-internals";
import type { GraphQLDataSource } from "@apollo/gateway";
import { parse, printSchema } from "graphql";
import { deferrable } from "#gateway/execution/defer/deferrable.ts";
import { compiledGateway } from "#gateway/execution/executor.ts";
import { OWN_DIRECTIVES } from "#gateway/schemas/compose.ts";

export type Sources = ReadonlyMap<string, GraphQLDataSource>;

/** A data source for each subgraph of a supergraph, by its name. */
export function sourcesOf(
  supergraphSdl: string,
  sourceOf: (subgraph: { readonly name: string; readonly url: string }) => GraphQLDataSource,
): Sources {
  const subgraphs = Supergraph.build(parse(supergraphSdl)).subgraphsMetadata();
  return new Map([...subgraphs].map(({ name, url }) => [name, sourceOf({ name, url })]));
}

/** Our gateway of a supergraph that was composed elsewhere; no field has a cost of its own. */
export function gatewayOver(supergraphSdl: string, sources: Sources): ReturnType<typeof compiledGateway> {
  const supergraph = parse(supergraphSdl);
  const api = Supergraph.build(supergraph).apiSchema().toGraphQLJSSchema();
  return compiledGateway({
    supergraph,
    supergraphSdl,
    api: parse(OWN_DIRECTIVES + printSchema(api)),
    sources,
    deferrable: deferrable(supergraph, new Map()),
  });
}
