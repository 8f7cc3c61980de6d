/** Errors for the callers of a REST call. Each contains the caller's request id. */
import { type ErrorCode, type ErrorDetail, RefusedError, TributaryError } from "#platform/errors/catalog.ts";
import { sameAnswer } from "./raw-answer.ts";
import { keyOfWrite, type PreparedRequest, type RestCaller } from "./request.ts";
import { RequestFailure } from "./request-failure.ts";

export class CallErrors {
  readonly #family: string;

  /** @param family name of the family in errors */
  constructor(family: string) {
    this.#family = family;
  }

  /** Creates an error of the catalog for a caller. */
  of(code: ErrorCode, caller: RestCaller, detail: ErrorDetail = {}): TributaryError {
    return new TributaryError(code, { family: this.#family, requestId: caller.requestId, ...detail });
  }

  /** The error for a write with an unknown outcome. */
  outcomeUnknown(prepared: PreparedRequest, caller: RestCaller): TributaryError {
    return this.of("OUTCOME_UNKNOWN", caller, { idempotencyKey: keyOfWrite(prepared) });
  }

  /** Converts the error of a shared call to the error for one of its callers. */
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
    // A write that may have reached the family has an unknown outcome.
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
