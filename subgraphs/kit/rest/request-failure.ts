/** Why a REST call ended without an answer that can be used. */
import type { Quota } from "#contracts/kit/error-bodies.ts";
import type { ErrorCode } from "#platform/errors/catalog.ts";
import { type Outcome, outcomeOf } from "#platform/telemetry/instrumentation.ts";

/**
 * How a call failed. `rejectedLocally`: by this client, before any try. `abandoned`: all callers that
 * waited for it have left.
 */
export type FailureKind =
  | "unsent"
  | "lost"
  | "timeout"
  | "status"
  | "unreadable"
  | "throttled"
  | "abandoned"
  | "rejectedLocally";

/** A call that failed for a reason other than its input. It belongs to the call, not to one of its callers. */
export class RequestFailure extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly kind: FailureKind,
    readonly status?: number,
    /** In milliseconds. */
    readonly retryAfter?: number,
    readonly quota?: Quota,
  ) {
    super(code);
  }
}

/** No request reached the family's own code. */
const UNTOUCHED: ReadonlySet<FailureKind> = new Set<FailureKind>(["unsent", "rejectedLocally", "throttled"]);

/** Whether the family certainly did nothing for a call; 503 says that it did not accept it. */
export const wasUntouched = ({ kind, status }: RequestFailure): boolean =>
  UNTOUCHED.has(kind) || status === 503;

/** The outcome of a call for metrics and traces: the family's part in it, not the code that a caller gets. */
export function outcomeOfCall(error: unknown): Outcome {
  if (!(error instanceof RequestFailure)) return outcomeOf(error);
  const { kind, code, status } = error;
  return { outcome: kind === "rejectedLocally" || kind === "abandoned" ? kind : code, status };
}
