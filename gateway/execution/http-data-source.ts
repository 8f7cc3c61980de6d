/** Data source for a subgraph in its own process. */
import type { GraphQLDataSource, GraphQLDataSourceProcessOptions } from "@apollo/gateway";
import { getOperationAST } from "graphql";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import type { RemoteSubgraph } from "#subgraphs/process/remote-subgraph.ts";
import { type FetchHints, plannedDocument } from "./data-source.ts";

type Response = Awaited<ReturnType<GraphQLDataSource["process"]>>;

export class HttpDataSource implements GraphQLDataSource {
  readonly #remote: RemoteSubgraph;

  constructor(remote: RemoteSubgraph) {
    this.#remote = remote;
  }

  async process(options: GraphQLDataSourceProcessOptions<object> & FetchHints): Promise<Response> {
    const { request, context, last } = options;
    const { query = "", operationName, variables } = request;
    const { operation } = context as GatewayContext;
    const document = plannedDocument(options);
    const kind = document && getOperationAST(document, operationName)?.operation;
    const { data, errors } = await this.#remote.execute({ query, operationName, variables }, operation, {
      // A document that the planner has not parsed may be a write, so it is sent at most once.
      isWrite: kind !== "query",
      last,
    });
    return { ...(data !== undefined && { data }), ...(errors && { errors }) } as Response;
  }
}
