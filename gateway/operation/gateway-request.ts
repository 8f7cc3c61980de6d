/** One request to the gateway, however it arrived. */
import type { IncomingHttpHeaders } from "node:http";
import type { RecordingInstrumentation } from "#platform/telemetry/recording-instrumentation.ts";
import type { AuthenticatedCaller } from "#subgraphs/kit/access/authentication.ts";
import type { OpenSubscription } from "./asked-subscription.ts";
import type { SharedRun } from "./shared-runs.ts";

/** The caller and the HTTP side of one GraphQL request. */
export interface GatewayRequest {
  /** By their names in lower case, as Node gives them. */
  readonly headers?: IncomingHttpHeaders;
  /** POST by default. */
  readonly method?: string;
  readonly signal?: AbortSignal;
  readonly requestId?: string;
  readonly caller?: AuthenticatedCaller;
  /** The caller's subject, or the address where nobody authenticates: callers have the event loop in turn. */
  readonly callerName?: string | undefined;
  /**
   * Longest time that the client will wait, ms. If a family limits its rate, the operation waits for its turn
   * and is not refused at once. Limited by `limits.patientMs`.
   */
  readonly patienceMs?: number | undefined;
  /** The client reads an answer in parts, where it defers some. */
  readonly incremental?: boolean | undefined;
  /** Opens a subscription; undefined where the client reads no stream of events. */
  readonly subscribe?: OpenSubscription | undefined;
  /** True if the document is trusted. Undefined if trusted documents are not checked. */
  readonly trusted?: boolean | undefined;
  /** Reserves the memory that the objects of its answer may need; unless given, there is always enough. */
  readonly reserve?: ((objects: number) => boolean) | undefined;
  /** The shared run that the operation is. */
  readonly run?: SharedRun | undefined;
  /** Time that the request has spent in waiting for the run of another request, ms. */
  readonly spentMs?: number | undefined;
  /** Instrumentation that already watches the request, if it is no operation. */
  readonly watch?: RecordingInstrumentation | undefined;
}
