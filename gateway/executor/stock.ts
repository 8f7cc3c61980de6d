/** The stock gateway, loaded only where it is asked for: its packages are most of what a start loads. */
import type { ApolloGateway, GraphQLDataSource } from "@apollo/gateway";

export type Executor = NonNullable<Awaited<ReturnType<ApolloGateway["load"]>>["executor"]>;
export type RequestContext = Parameters<Executor>[0];
export type Answer = Awaited<ReturnType<Executor>>;
export type Sources = ReadonlyMap<string, GraphQLDataSource>;

/** How plans are made, by whichever executor: a fetch comes with its parsed document. */
export const plannerConfig = { exposeDocumentNodeInFetchNode: true };

/** @param supergraphSdl A supergraph that composition has just made: it is not validated again. */
export async function stockGateway(supergraphSdl: string, sources: Sources): Promise<ApolloGateway> {
  const { ApolloGateway } = await import("@apollo/gateway");
  return new ApolloGateway({
    supergraphSdl,
    validateSupergraph: false,
    queryPlannerConfig: plannerConfig,
    logger: silent,
    buildService: ({ name }) => sources.get(name) as GraphQLDataSource,
  });
}

const silent = { debug() {}, info() {}, warn: console.warn, error: console.error };
