/** Data source for subgraphs in this process, and hints for all data sources. */
import type { GraphQLDataSource, GraphQLDataSourceProcessOptions } from "@apollo/gateway";
import { type DocumentNode, type ExecutionResult, type GraphQLFormattedError, parse } from "graphql";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import type { OnBug } from "#platform/http/log.ts";
import { runInFetch, type TracedFetch } from "#subgraphs/kit/calls/call-attribution.ts";
import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";
import type { Subgraph } from "#subgraphs/kit/schema/build.ts";
import type { SubgraphRequest } from "#subgraphs/kit/schema/compiled-queries.ts";

type Options = GraphQLDataSourceProcessOptions<object>;
type Response = Awaited<ReturnType<GraphQLDataSource["process"]>>;

/** Hints for a fetch that our executor adds to those of the stock executor. */
export interface FetchHints {
  /** Number of last fetches of the operation from the subgraph, including this one. Undefined if more follow. */
  readonly last?: number | undefined;
  /** Fetch of the plan that this request belongs to, if the operation is traced. */
  readonly traced?: TracedFetch | undefined;
}

/**
 * Executes a fetch on the subgraph's schema in this process, with the parsed document of the query plan. It
 * needs no HTTP, no JSON, no parsing and no validation.
 */
export class InProcessDataSource implements GraphQLDataSource {
  readonly #subgraph: Subgraph;
  readonly #onBug: OnBug | undefined;
  constructor(subgraph: Subgraph, onBug?: OnBug) {
    this.#subgraph = subgraph;
    this.#onBug = onBug;
  }

  async process({ request, context, ...options }: Options & FetchHints): Promise<Response> {
    const parsed = plannedDocument(options);
    const { operation } = context as GatewayContext;
    const run = () =>
      executeHere(this.#subgraph, {
        document: parsed ?? parse(request.query ?? ""),
        operationName: request.operationName,
        variables: request.variables,
        context: operation,
      });
    const { data, errors } = await (options.traced ? runInFetch(options.traced, run) : run());
    if (errors && this.#onBug) {
      for (const error of errors)
        if (error.extensions?.["code"] === undefined)
          this.#onBug(error.originalError ?? error, operation.requestId);
    }
    return (errors ? { data, errors: errors.map(formatted) } : { data }) as Response;
  }
}

/** The document of a fetch, if the planner has parsed it. */
export const plannedDocument = (options: object): DocumentNode | undefined =>
  "document" in options ? (options.document as DocumentNode | undefined) : undefined;

/** Runs a request in a subgraph of this process, and reports it to the operation's observer. */
export async function executeHere(
  subgraph: Subgraph,
  request: SubgraphRequest & { readonly context: OperationContext },
): Promise<ExecutionResult> {
  const watch = request.context.observer?.fetched(subgraph.name, "here");
  if (!watch) return subgraph.execute(request);
  let failed = true;
  try {
    const result = await subgraph.execute(request);
    failed = result.errors !== undefined;
    return result;
  } finally {
    watch.ended(failed);
  }
}

/** Formats an error for the gateway. `toJSON` would compute source locations for each error. */
function formatted(error: { message: string; path?: unknown; extensions?: unknown }): GraphQLFormattedError {
  const { message, path, extensions } = error;
  return { message, path, extensions } as GraphQLFormattedError;
}
