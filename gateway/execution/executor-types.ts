/** Types of the Apollo gateway's executor, its requests and its answers. */
import type { ApolloGateway, GraphQLDataSource } from "@apollo/gateway";

export type Executor = NonNullable<Awaited<ReturnType<ApolloGateway["load"]>>["executor"]>;
export type RequestContext = Parameters<Executor>[0];
export type Answer = Awaited<ReturnType<Executor>>;
export type Sources = ReadonlyMap<string, GraphQLDataSource>;
