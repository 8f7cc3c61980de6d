/** The stock gateway, loaded only where it is asked for: its packages are most of what a start loads. */
import type { ApolloGateway, GraphQLDataSource } from "@apollo/gateway";
import type { ApolloServerOptions, BaseContext } from "@apollo/server";
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from "graphql";
import { checkVariablesOf } from "#platform/graphql/scalars.ts";
import { addedFields, withSafeAliases } from "./aliases.ts";
import { boundedAnswer } from "./bounded-answer.ts";
import { defersIn, withoutDefer } from "./defer/directive.ts";
import type { Executor, RequestContext, Sources } from "./executor-types.ts";
import { stopsOnError } from "./stop-on-error.ts";

/** What the server takes for its gateway. */
export type ServerGateway = NonNullable<ApolloServerOptions<BaseContext>["gateway"]>;

/** How plans are made, by whichever executor: a fetch comes with its parsed document. */
export const plannerConfig = { exposeDocumentNodeInFetchNode: true };

/** @param supergraphSdl A supergraph that composition has just made: it is not validated again. */
export async function apolloGateway(supergraphSdl: string, sources: Sources): Promise<ApolloGateway> {
  const { ApolloGateway } = await import("@apollo/gateway");
  const gateway = new ApolloGateway({
    supergraphSdl,
    validateSupergraph: false,
    queryPlannerConfig: plannerConfig,
    logger: silent,
    buildService: ({ name }) => sources.get(name) as GraphQLDataSource,
  });
  gateway.onSchemaLoadOrUpdate(({ apiSchema }) => checkVariablesOf(apiSchema));
  return gateway;
}

/** The stock gateway's executor, for operations with any aliases. */
export async function apolloExecutor(gateway: ApolloGateway, supergraphSdl: string): Promise<Executor> {
  const { executor } = await gateway.load();
  return withSafeAliases(executor, addedFields(supergraphSdl));
}

const inlined = new WeakMap<DocumentNode, DocumentNode>();

/** The same request without `@defer`, which the stock gateway does not have. */
export function atOnce(context: RequestContext): RequestContext {
  const { document: given, operation: asked } = context;
  let document = inlined.get(given);
  if (!document) {
    document = defersIn(given).length > 0 ? withoutDefer(given) : given;
    inlined.set(given, document);
  }
  if (document === given) return context;
  const operation = document.definitions[given.definitions.indexOf(asked)] as OperationDefinitionNode;
  return { ...context, document, operation };
}

/**
 * The stock gateway as the server's, its answers bounded as ours are.
 * @param schema What clients see.
 */
export async function boundedApolloGateway(
  supergraphSdl: string,
  sources: Sources,
  schema: () => GraphQLSchema,
): Promise<ServerGateway> {
  const gateway = await apolloGateway(supergraphSdl, sources);
  return {
    onSchemaLoadOrUpdate: (listener) =>
      gateway.onSchemaLoadOrUpdate((loaded) => listener({ ...loaded, apiSchema: schema() })),
    async load() {
      const executor = await apolloExecutor(gateway, supergraphSdl);
      const run: Executor = async (context) => boundedAnswer(context, await executor(atOnce(context)));
      return { executor: stopsOnError(schema, run) };
    },
    stop: () => gateway.stop(),
  };
}

const silent = { debug() {}, info() {}, warn: console.warn, error: console.error };
