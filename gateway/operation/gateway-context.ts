/** The context of one operation in the gateway. */
import type { ClientIdentity } from "#platform/telemetry/clients.ts";
import type { RecordingInstrumentation } from "#platform/telemetry/recording-instrumentation.ts";
import type { AuthenticatedCaller } from "#subgraphs/kit/access/authentication.ts";
import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";
import type { OpenSubscription } from "./asked-subscription.ts";
import type { LaterAnswers } from "./later.ts";
import type { PlanTrace } from "./plan-trace.ts";
import type { SharedRun } from "./shared-runs.ts";

/** Context of an operation: the operation context that all subgraphs share, and the state of its request. */
export interface GatewayContext {
  readonly operation: OperationContext;
  readonly caller: AuthenticatedCaller;
  /** Name and version of the client, if it sends them. */
  readonly client: ClientIdentity | undefined;
  /** Time that the client is ready to wait, ms, cut to the limit. */
  readonly patienceMs: number | undefined;
  /** The client reads an answer in parts, if it defers some. */
  readonly incremental: boolean;
  /** Opens a subscription; undefined if the client reads no stream of events. */
  readonly subscribe: OpenSubscription | undefined;
  /** The client asked for `extensions.upstream`. */
  readonly reportRequested: boolean;
  /** Calls and plan of the operation, if the client asked for them and may see them. */
  readonly trace?: PlanTrace | undefined;
  /** True for a trusted document; undefined if all documents are allowed. */
  readonly trusted: boolean | undefined;
  /** Reserves memory for a number of objects; undefined if memory is not limited. */
  readonly reserve: ((objects: number) => boolean) | undefined;
  /** State of the answer, set by plugins in turn. */
  readonly answers: {
    /** The request was well formed and its operation was refused before it ran. */
    refused: boolean;
    /** Objects that its lists may hold, once that is computed. */
    foreseenObjects?: number;
    /** Answer of the server. */
    response?: { body?: unknown };
    /** Fetches for later parts may still run once the first payload is answered, or refused. */
    deferring?: boolean;
    /** Payloads after the first, if the client deferred something. */
    later?: LaterAnswers | undefined;
  };
  /** The shared run that the operation is, if others may wait for its answer. */
  readonly run: SharedRun | undefined;
  /** Traces and metrics of the operation, if they are on. */
  readonly watch: RecordingInstrumentation | undefined;
  /** Frees the resources of the operation. Called once after the answer, with its HTTP status if known. */
  readonly end: (status?: number) => void;
}
