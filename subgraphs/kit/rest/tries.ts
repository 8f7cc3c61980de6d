/** The tries of a call: rate permits, circuits, pauses, and the failure to report. */
import { RefusedError } from "#platform/errors/catalog.ts";
import type { Limits } from "#platform/limits/limits.ts";
import type { CallInstrumentation } from "#platform/telemetry/instrumentation.ts";
import type { UpstreamEvents } from "#platform/telemetry/upstream-log.ts";
import type { Circuits } from "./circuits/circuits.ts";
import { pause } from "./clock.ts";
import { called, type Exchange } from "./exchange.ts";
import type { InflightRequest, InflightRequests, RequestTiming, RestAnswer } from "./inflight-requests.ts";
import { isGranted, type PermitsOrWaitMs, type RateLimiter } from "./rates/rate-limiter.ts";
import type { Permit } from "./rates/sliding-window.ts";
import type { RefusedSelects } from "./refused-selects.ts";
import type { PreparedRequest, RestCaller } from "./request.ts";
import { outcomeOfCall, RequestFailure } from "./request-failure.ts";
import { canWait, RetryPolicy } from "./retry-policy.ts";

/** Callbacks for the code that makes a call. */
export interface CallHooks {
  /** Called for each request to the family. @param retry false for the first request */
  tried?(retry: boolean): void;
  /** Traces and metrics, if configured. */
  readonly watch?: CallInstrumentation | undefined;
  /** Timing of the call's phases, if its operation is traced. */
  readonly timing?: RequestTiming | undefined;
}

/** The parts of a client that tries use. */
export interface TriesParts {
  readonly limits: Limits;
  readonly rates: RateLimiter;
  readonly circuits: Circuits;
  readonly selects: RefusedSelects;
  readonly exchange: Exchange;
  readonly inflight: InflightRequests;
  readonly events: Partial<UpstreamEvents>;
}

/** State of a call over its tries. */
interface CallState {
  /** The requested call. A later try may leave out its selection. */
  readonly asked: PreparedRequest;
  /** True if a request was sent. */
  made: boolean;
  /** Failure of the last try. */
  failure: unknown;
  /** Failure of the first try of a write that the family may have carried out. Later tries do not change this. */
  uncertain: RequestFailure | undefined;
}

/** One try with its permits and its progress. */
class Try {
  readonly #hooks: CallHooks;
  readonly #call: InflightRequest;
  readonly #permits: readonly Permit[];
  #wasSent = false;
  #hasLeft = false;

  constructor(call: InflightRequest, hooks: CallHooks, permits: readonly Permit[]) {
    this.#call = call;
    this.#hooks = hooks;
    this.#permits = permits;
  }

  /** The circuits allow the try. */
  begins(course: CallState): void {
    this.#hooks.tried?.(course.made);
    this.#call.timing?.sent();
    if (course.made) this.#hooks.watch?.retried(outcomeOfCall(course.failure));
    course.made = true;
    this.#wasSent = true;
  }

  /** The request leaves the process. */
  readonly leaves = (): void => {
    this.#hasLeft = true;
    this.#hooks.watch?.sent();
  };

  failed(error: unknown): void {
    if (this.#hasLeft) this.#hooks.watch?.answered(outcomeOfCall(error));
  }

  ends(): void {
    for (const permit of this.#permits) permit.release(this.#wasSent);
  }
}

export class Tries {
  readonly #parts: TriesParts;
  readonly #retries: RetryPolicy;
  /** Number of tries in progress or waiting for a connection. */
  #pending = 0;

  constructor(parts: TriesParts) {
    this.#parts = parts;
    this.#retries = new RetryPolicy(parts.limits.tries);
  }

  /**
   * Makes a call with as many tries as the policy allows.
   * @throws RefusedError, or the RequestFailure to report
   */
  async run(call: InflightRequest, caller: RestCaller, hooks: CallHooks): Promise<RestAnswer> {
    const course: CallState = { asked: call.prepared, made: false, failure: undefined, uncertain: undefined };
    try {
      for (let tries = 1; ; ) {
        const acquired = this.#acquirePermits(call, caller);
        const one = new Try(call, hooks, acquired instanceof Promise ? await acquired : acquired);
        try {
          const answer = await this.#throughCircuits(call, caller, () => {
            one.begins(course);
            return this.#parts.exchange.send(call, one.leaves);
          });
          hooks.watch?.answered({ outcome: "ok", status: answer.status });
          this.#succeeded(call, course.asked);
          return answer;
        } catch (error) {
          course.failure = error;
          one.failed(error);
        } finally {
          one.ends();
        }
        if (await this.#next(course, call, caller, tries)) tries++;
      }
    } catch (error) {
      throw course.uncertain ?? error;
    }
  }

  #succeeded(call: InflightRequest, asked: PreparedRequest): void {
    const { selects, events } = this.#parts;
    this.#retries.succeeded();
    if (call.prepared === asked) selects.accepted(asked);
    else if (selects.refused(asked)) events.selectRefused?.(called(asked.operation));
  }

  /**
   * Waits for the next try after a failed one.
   * @returns false if the failed try does not count, because the next one selects other members or waits for a
   * permit
   * @throws the failure if there is no further try
   */
  async #next(course: CallState, call: InflightRequest, caller: RestCaller, tries: number): Promise<boolean> {
    const { asked, failure } = course;
    const { selects, circuits } = this.#parts;
    const whole = failure instanceof RefusedError ? selects.alternative(call.prepared, failure) : undefined;
    if (whole && !call.abandoned) {
      call.prepared = whole;
      return false;
    }
    if (!(failure instanceof RequestFailure) || call.abandoned) throw failure;
    if (!asked.operation.read && !failure.wasUntouched) course.uncertain ??= failure;
    // A patient call waits as long as the family requests. This does not count as a failed try.
    if (canWait(failure, asked, caller)) return false;
    const wait = this.#retries.waitBefore(failure, asked, tries, caller.deadline);
    if (wait === undefined) throw failure;
    await pause(wait);
    if (call.abandoned || circuits.allFailed(asked, caller, this.#pending)) throw failure;
    return true;
  }

  /** The rate permits of a call. @throws RATE_LIMITED before anything is sent */
  #acquirePermits(call: InflightRequest, caller: RestCaller): readonly Permit[] | Promise<readonly Permit[]> {
    const granted = this.#parts.rates.tryAcquire(call.prepared, caller.patient === true);
    if (!(granted instanceof Promise)) return this.#permitsOrWait(granted, call, caller);
    return granted.then((late) => {
      if (!call.abandoned) return this.#permitsOrWait(late, call, caller);
      if (isGranted(late)) for (const permit of late) permit.release(false);
      throw new RequestFailure("RATE_LIMITED", "abandoned");
    });
  }

  #permitsOrWait(
    granted: PermitsOrWaitMs,
    call: InflightRequest,
    caller: RestCaller,
  ): readonly Permit[] | Promise<readonly Permit[]> {
    if (isGranted(granted)) return granted;
    if (caller.patient !== true)
      throw new RequestFailure("RATE_LIMITED", "throttled", { retryAfter: granted });
    return this.#waitForPermits(call, caller);
  }

  async #waitForPermits(call: InflightRequest, caller: RestCaller): Promise<readonly Permit[]> {
    const { prepared } = call;
    const { rates, inflight } = this.#parts;
    call.rateWait = new AbortController();
    try {
      const msLeft = caller.deadline - performance.now();
      const granted = await rates.acquire(prepared, msLeft, call.rateWait.signal);
      if (!isGranted(granted)) throw new RequestFailure("RATE_LIMITED", "throttled", { retryAfter: granted });
      // Reads that began during the write's wait must not be shared after it.
      if (!prepared.operation.read) inflight.stopSharing();
      return granted;
    } catch (error) {
      throw error instanceof RequestFailure ? error : new RequestFailure("RATE_LIMITED", "abandoned");
    } finally {
      call.rateWait = undefined;
    }
  }

  /** Makes one try, if the queue has room and the circuits allow it. */
  async #throughCircuits(
    call: InflightRequest,
    caller: RestCaller,
    send: () => Promise<RestAnswer>,
  ): Promise<RestAnswer> {
    const { limits, circuits } = this.#parts;
    if (this.#pending >= limits.connections + limits.queued)
      throw new RequestFailure("UPSTREAM_UNAVAILABLE", "rejectedLocally");
    this.#pending++;
    try {
      return await circuits.run(call.prepared, caller, send);
    } finally {
      this.#pending--;
    }
  }
}
