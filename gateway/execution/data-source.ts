/** How the gateway reaches its subgraphs: in the same process, or over HTTP. */
import type { GraphQLDataSource, GraphQLDataSourceProcessOptions } from "@apollo/gateway";
import { type DocumentNode, type ExecutionResult, type GraphQLFormattedError, parse } from "graphql";
import type { OpenSubscription } from "#gateway/live/asked-subscription.ts";
import type { PlanTrace } from "#gateway/plugins/plan-trace.ts";
import type { OnBug } from "#platform/http/log.ts";
import type { ClientIdentity } from "#platform/telemetry/clients.ts";
import type { RecordingInstrumentation } from "#platform/telemetry/recording-instrumentation.ts";
import type { AuthenticatedCaller } from "#subgraphs/kit/access/authentication.ts";
import { runInFetch, type TracedFetch } from "#subgraphs/kit/context/call-attribution.ts";
import type { OperationContext } from "#subgraphs/kit/context/operation-context.ts";
import type { Subgraph } from "#subgraphs/kit/schema/build.ts";
import type { SubgraphRequest } from "#subgraphs/kit/schema/compiled-queries.ts";
import type { LaterAnswers } from "./defer/later.ts";

type Options = GraphQLDataSourceProcessOptions<object>;
type Response = Awaited<ReturnType<GraphQLDataSource["process"]>>;

/** What our executor says of a fetch, besides what the stock one does. */
export interface FetchHints {
  /** After this, and as many as it says with it, the operation fetches nothing from the subgraph. */
  readonly last?: number | undefined;
  /** Which fetch of the plan it is, where the operation is traced. */
  readonly traced?: TracedFetch | undefined;
}

/** What the gateway's context carries: the operation's own context, shared by all subgraphs. */
export interface GatewayContext {
  readonly operation: OperationContext;
  readonly caller: AuthenticatedCaller;
  /** Who sends the operation, where the client says that. */
  readonly client: ClientIdentity | undefined;
  /** How long the client is ready to wait, as far as we take it at its word, ms. */
  readonly patienceMs: number | undefined;
  /** The client reads an answer in parts, where it defers some. */
  readonly incremental: boolean;
  /** Opens a subscription; undefined where the client reads no stream of events. */
  readonly subscribe: OpenSubscription | undefined;
  /** The client asked for `extensions.upstream`. */
  readonly reportRequested: boolean;
  /** Each call and the plan of the operation, where the client asked for them and may see them. */
  readonly trace?: PlanTrace | undefined;
  /** Whether the document is one of those that are trusted, where that is looked at. */
  readonly trusted: boolean | undefined;
  /** Reserves the memory that so many objects may need, where it is not unlimited. */
  readonly reserve: ((objects: number) => boolean) | undefined;
  /** What became of the request, for the status of its answer. */
  readonly answers: {
    /** It was a good request whose operation was refused before it ran. */
    refused: boolean;
    /** Objects that its lists may hold, once that is computed. */
    foreseenObjects?: number;
    /** What the server answers. */
    response?: { body?: unknown };
    /** Fetches for later parts may still run once the first payload is answered, or refused. */
    deferring?: boolean;
    /** What follows the first payload, where the client deferred something. */
    later?: LaterAnswers | undefined;
  };
  /** Traces and metrics of the operation, where there are any. */
  readonly watch: RecordingInstrumentation | undefined;
  /** Frees what the operation holds; called once it is answered, with the status where that is known. */
  readonly end: (status?: number) => void;
}

/**
 * Hands a fetch to the subgraph's schema in this process: the query plan's parsed document, no HTTP,
 * no JSON between, nothing parsed or validated again.
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

/** The document of a fetch as the planner has made it. */
export const plannedDocument = (options: object): DocumentNode | undefined =>
  "document" in options ? (options.document as DocumentNode | undefined) : undefined;

/** Runs a request in the subgraph as a part of an operation. */
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

/** The gateway takes formatted errors; `toJSON` would walk the source for every one. */
function formatted(error: { message: string; path?: unknown; extensions?: unknown }): GraphQLFormattedError {
  const { message, path, extensions } = error;
  return { message, path, extensions } as GraphQLFormattedError;
}
