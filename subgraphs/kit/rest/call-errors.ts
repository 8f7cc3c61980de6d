/** The errors that the callers of a REST call get; each names the caller's own request id. */
import { type ErrorCode, type ErrorDetail, RefusedError, TributaryError } from "#platform/errors/catalog.ts";
import { sameAnswer } from "./raw-answer.ts";
import { keyOfWrite, type PreparedRequest, type RestCaller } from "./request.ts";
import { RequestFailure } from "./request-failure.ts";

export class CallErrors {
  readonly #family: string;

  /** @param family The family that the errors name. */
  constructor(family: string) {
    this.#family = family;
  }

  /** An error of the catalog for one caller. */
  of(code: ErrorCode, caller: RestCaller, detail: ErrorDetail = {}): TributaryError {
    return new TributaryError(code, { family: this.#family, requestId: caller.requestId, ...detail });
  }

  /** The error of a write whose outcome is not known to its caller. */
  outcomeUnknown(prepared: PreparedRequest, caller: RestCaller): TributaryError {
    return this.of("OUTCOME_UNKNOWN", caller, { idempotencyKey: keyOfWrite(prepared) });
  }

  /** Error of a failed call for one of its waiting callers. */
  forCaller(error: unknown, prepared: PreparedRequest, caller: RestCaller): unknown {
    return sameAnswer(this.#forCaller(error, prepared, caller), error);
  }

  #forCaller(error: unknown, prepared: PreparedRequest, caller: RestCaller): unknown {
    if (error instanceof RefusedError)
      return new RefusedError(
        error.code,
        { ...error.extensions, requestId: caller.requestId },
        error.refusal,
      );
    return error instanceof RequestFailure ? this.#ofFailure(error, prepared, caller) : error;
  }

  #ofFailure(failure: RequestFailure, prepared: PreparedRequest, caller: RestCaller): TributaryError {
    // A write that reached the family, or may have, did not "fail": its outcome is not known.
    const code = prepared.operation.read || failure.wasUntouched ? failure.code : "OUTCOME_UNKNOWN";
    const { status, retryAfter, quota } = failure;
    return this.of(code, caller, {
      status,
      retryAfterMs: retryAfter === undefined ? undefined : Math.ceil(retryAfter),
      quota: quota && { ...quota, resetAt: new Date(quota.resetAt * 1_000).toISOString() },
      ...(code === "OUTCOME_UNKNOWN" && { idempotencyKey: keyOfWrite(prepared) }),
    });
  }
}
