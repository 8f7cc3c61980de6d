/** The context of one operation in the gateway. */
import type { ClientIdentity } from "#platform/telemetry/clients.ts";
import type { RecordingInstrumentation } from "#platform/telemetry/recording-instrumentation.ts";
import type { AuthenticatedCaller } from "#subgraphs/kit/access/authentication.ts";
import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";
import type { OpenSubscription } from "./checked-subscription.ts";
import type { LaterAnswers } from "./later.ts";
import type { PlanTrace } from "./plan-trace.ts";
import type { SharedRun } from "./shared-runs.ts";

/** Context of an operation: the operation context that all subgraphs share, and the state of its request. */
export interface GatewayContext {
  readonly operation: OperationContext;
  readonly caller: AuthenticatedCaller;
  /** Name and version of the client, if it sends them. */
  readonly client: ClientIdentity | undefined;
  /** Time that the client is ready to wait, ms, at most the configured limit. */
  readonly patienceMs: number | undefined;
  /** True if the client accepts incremental delivery (`@defer`). */
  readonly incremental: boolean;
  /** Opens a subscription. Undefined if the client accepts no event stream. */
  readonly subscribe: OpenSubscription | undefined;
  /** True if the client requested `extensions.upstream`. */
  readonly reportRequested: boolean;
  /** Calls and plan of the operation, if the client requested them and may see them. */
  readonly trace?: PlanTrace | undefined;
  /** True for a trusted document; undefined if all documents are allowed. */
  readonly trusted: boolean | undefined;
  /** Reserves memory for a number of objects; undefined if memory is not limited. */
  readonly reserve: ((objects: number) => boolean) | undefined;
  /** State of the answer. Plugins and the executor of `@defer` write it. */
  readonly answers: {
    /** True if the request was well formed, but its operation was refused before it ran. */
    refused: boolean;
    /** Most objects that the operation's lists may hold. Undefined until computed. */
    foreseenObjects?: number;
    /** Answer of the server. */
    response?: { body?: unknown };
    /** True until all deferred fetches are done. If the operation ends before, they are aborted. */
    deferring?: boolean;
    /** Payloads after the first, if the client deferred something. */
    later?: LaterAnswers | undefined;
  };
  /** Shared run of this operation, if identical requests may wait for its answer. */
  readonly run: SharedRun | undefined;
  /** Traces and metrics of the operation, if they are on. */
  readonly watch: RecordingInstrumentation | undefined;
  /** Frees the resources of the operation. Called once after the answer, with its HTTP status if known. */
  readonly end: (status?: number) => void;
}
