/** Reason why a REST call has no usable response. */
import type { Quota } from "#contracts/kit/error-bodies.ts";
import type { ErrorCode } from "#platform/errors/catalog.ts";
import { type FailureCause, type Outcome, outcomeOf } from "#platform/telemetry/instrumentation.ts";

/**
 * Kinds of failures, by their effect on retries and outcomes. `unsent`: no connection. `misconfigured`: no
 * connection, for a permanent reason. `queued`: no free connection in time. `lost`: the connection broke.
 * `misrouted`: another server before the family answered. `rejectedLocally`: refused by this client before any
 * try. `abandoned`: all callers have left.
 */
export type FailureKind =
  | "unsent"
  | "misconfigured"
  | "queued"
  | "lost"
  | "timeout"
  | "status"
  | "misrouted"
  | "unreadable"
  | "throttled"
  | "abandoned"
  | "rejectedLocally";

export interface FailureDetail {
  /** Cause for logs, metrics and traces. Clients do not get it. */
  readonly cause?: FailureCause;
  readonly status?: number;
  /** Time after which the family allows a retry, ms. */
  readonly retryAfter?: number | undefined;
  readonly quota?: Quota | undefined;
  /** True if the family certainly did nothing although the kind of failure does not show it. */
  readonly untouched?: boolean;
}

/** Kinds of failures in which no request reached the family's application. */
const UNTOUCHED: ReadonlySet<FailureKind> = new Set<FailureKind>([
  "unsent",
  "misconfigured",
  "queued",
  "misrouted",
  "rejectedLocally",
  "throttled",
]);

/** Failure of a call for a reason other than its input. It is shared by all callers of the call. */
export class RequestFailure extends Error {
  override readonly cause: FailureCause | undefined;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  readonly quota: Quota | undefined;
  /** True if the family certainly did nothing for the call. A write that failed so was not made. */
  readonly wasUntouched: boolean;

  constructor(
    readonly code: ErrorCode,
    readonly kind: FailureKind,
    { cause, status, retryAfter, quota, untouched = UNTOUCHED.has(kind) }: FailureDetail = {},
  ) {
    super(code);
    this.cause = cause;
    this.status = status;
    this.retryAfter = retryAfter;
    this.quota = quota;
    this.wasUntouched = untouched;
  }
}

/** Outcome of a call for metrics and traces. It describes the family's behavior, not the error of the caller. */
export function outcomeOfCall(error: unknown): Outcome {
  if (!(error instanceof RequestFailure)) return outcomeOf(error);
  const { kind, code, status, cause } = error;
  return {
    outcome: kind === "rejectedLocally" || kind === "abandoned" ? kind : code,
    status,
    ...(cause && { cause }),
  };
}
