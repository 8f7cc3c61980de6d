/** Reason why a REST call ended without a usable answer. */
import type { Quota } from "#contracts/kit/error-bodies.ts";
import type { ErrorCode } from "#platform/errors/catalog.ts";
import { type FailureCause, type Outcome, outcomeOf } from "#platform/telemetry/instrumentation.ts";

/**
 * Kind of a failed call, as far as retries and outcomes depend on it. `unsent`: no connection.
 * `misconfigured`: no connection, for a reason that does not pass. `queued`: no connection was free in time.
 * `lost`: the connection broke. `misrouted`: something before the family answered. `rejectedLocally`: by this
 * client, before any try. `abandoned`: all callers that waited for it have left.
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
  /** The cause, for logs, metrics and traces; never for clients. */
  readonly cause?: FailureCause;
  readonly status?: number;
  /** Time that the family asks callers to wait, ms. */
  readonly retryAfter?: number | undefined;
  readonly quota?: Quota | undefined;
  /** The family certainly did nothing, which the kind alone does not say. */
  readonly untouched?: boolean;
}

/** Of these kinds, no request reached the family's own code. */
const UNTOUCHED: ReadonlySet<FailureKind> = new Set<FailureKind>([
  "unsent",
  "misconfigured",
  "queued",
  "misrouted",
  "rejectedLocally",
  "throttled",
]);

/** A call that failed for a reason other than its input. It belongs to the call, not to one of its callers. */
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

/** The outcome of a call for metrics and traces: the family's part in it, not the code that a caller gets. */
export function outcomeOfCall(error: unknown): Outcome {
  if (!(error instanceof RequestFailure)) return outcomeOf(error);
  const { kind, code, status, cause } = error;
  return {
    outcome: kind === "rejectedLocally" || kind === "abandoned" ? kind : code,
    status,
    ...(cause && { cause }),
  };
}
