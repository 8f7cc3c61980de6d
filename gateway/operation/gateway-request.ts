/** One request to the gateway, over HTTP or in process. */
import type { IncomingHttpHeaders } from "node:http";
import type { RecordingInstrumentation } from "#platform/telemetry/recording-instrumentation.ts";
import type { AuthenticatedCaller } from "#subgraphs/kit/access/authentication.ts";
import type { OpenSubscription } from "./checked-subscription.ts";
import type { SharedRun } from "./shared-runs.ts";

/** The caller and the HTTP side of one GraphQL request. */
export interface GatewayRequest {
  /** Headers with names in lower case, as in Node. */
  readonly headers?: IncomingHttpHeaders;
  /** POST by default. */
  readonly method?: string;
  readonly signal?: AbortSignal;
  readonly requestId?: string;
  readonly caller?: AuthenticatedCaller;
  /** The caller's subject, or its address without authentication. Callers take turns on the event loop. */
  readonly callerName?: string | undefined;
  /**
   * Longest time that the client will wait, ms. If a family limits its rate, the operation waits for its turn
   * and is not refused at once. Limited by `limits.patientMs`.
   */
  readonly patienceMs?: number | undefined;
  /** True if the client accepts incremental delivery (`@defer`). */
  readonly incremental?: boolean | undefined;
  /** Opens a subscription. Undefined if the client accepts no event stream. */
  readonly subscribe?: OpenSubscription | undefined;
  /** True if the document is trusted. Undefined if trusted documents are not checked. */
  readonly trusted?: boolean | undefined;
  /** Reserves memory for the objects of the answer. Undefined if memory is not limited. */
  readonly reserve?: ((objects: number) => boolean) | undefined;
  /** Shared run of this operation, if identical requests may wait for its answer. */
  readonly run?: SharedRun | undefined;
  /** Time that the request has waited for the run of another request, ms. */
  readonly spentMs?: number | undefined;
  /** Instrumentation that already records the request, because it has waited for another run. */
  readonly watch?: RecordingInstrumentation | undefined;
}
