/** A circuit breaker: what fails widely is not called for a while. */
import { CircuitState, circuitBreaker, handleWhen, type IBreaker } from "cockatiel";
import { RefusedError } from "#platform/errors/catalog.ts";
import type { CircuitName } from "#platform/http/health.ts";
import { monotonicClock } from "#subgraphs/kit/rest/clock.ts";
import { type FailureKind, RequestFailure } from "#subgraphs/kit/rest/request-failure.ts";

/** Time that a circuit stays open before a probe, ms. */
const OPEN_MS = 30_000;
/**
 * Time after the due probe at which an open circuit without calls no longer counts for the family's state,
 * ms.
 */
const UNUSED_MS = 120_000;
const WINDOW_SECONDS = 10;
const ENOUGH_CALLS = 20;
/** More failures in a row than one call can meet with all its tries. */
const IN_A_ROW = 4;

/** Callers of one second that are counted separately. */
const MAX_CALLERS = 200;

interface Slot {
  second: number;
  calls: number;
  failures: number;
  /** Failures less successes of each caller. */
  readonly callers: Map<string, number>;
}

/** Opens a circuit once at least half of twenty or more calls of the last ten seconds failed. */
class FailureWindow implements IBreaker {
  state: unknown;
  readonly #needsCallers: boolean;
  /** Failures since the last success, each soon after the one before. */
  #inRow = 0;
  #failedAt = Number.NEGATIVE_INFINITY;
  readonly #slots = Array.from(
    { length: WINDOW_SECONDS },
    (): Slot => ({ second: Number.NEGATIVE_INFINITY, calls: 0, failures: 0, callers: new Map() }),
  );

  constructor(needsCallers: boolean) {
    this.#needsCallers = needsCallers;
  }

  /** A caller's call ended; to be noted before the outcome is counted. */
  note(caller: string, failed: boolean): void {
    const { callers } = this.#slot();
    const known = callers.get(caller);
    if (known === undefined && callers.size >= MAX_CALLERS) return;
    callers.set(caller, (known ?? 0) + (failed ? 1 : -1));
  }

  success(state: CircuitState): void {
    // After a probe that was answered, earlier failures say nothing any more.
    if (state === CircuitState.HalfOpen)
      for (const slot of this.#slots) slot.second = Number.NEGATIVE_INFINITY;
    this.#slot().calls++;
    this.#inRow = 0;
  }

  failure(state: CircuitState): boolean {
    const now = this.#slot();
    now.calls++;
    now.failures++;
    this.#inRow = now.second - this.#failedAt < WINDOW_SECONDS ? this.#inRow + 1 : 1;
    this.#failedAt = now.second;
    let calls = 0;
    let failures = 0;
    for (const slot of this.#slots) {
      if (slot.second <= now.second - WINDOW_SECONDS) continue;
      calls += slot.calls;
      failures += slot.failures;
    }
    if (state !== CircuitState.Closed) return true;
    if (calls < ENOUGH_CALLS || failures * 2 < calls) return false;
    return !this.#needsCallers || this.#mostCallersFail(now.second);
  }

  /** True if there are several callers, and for more than half of them at least half of the calls fail. */
  #mostCallersFail(second: number): boolean {
    const balances = new Map<string, number>();
    for (const slot of this.#slots)
      if (slot.second > second - WINDOW_SECONDS)
        for (const [caller, balance] of slot.callers)
          balances.set(caller, (balances.get(caller) ?? 0) + balance);
    const failing = [...balances.values()].filter((balance) => balance >= 0).length;
    return balances.size > 1 && failing * 2 > balances.size;
  }

  /** See `CircuitBreaker.allFailed`. */
  allFailed(underWay: number): boolean {
    if (this.#inRow < Math.max(IN_A_ROW, underWay)) return false;
    return !this.#needsCallers || this.#mostCallersFail(this.#slot().second);
  }

  #slot(): Slot {
    const second = Math.floor(monotonicClock.now() / 1_000);
    const slot = this.#slots[second % WINDOW_SECONDS] as Slot;
    if (slot.second !== second) {
      Object.assign(slot, { second, calls: 0, failures: 0 });
      slot.callers.clear();
    }
    return slot;
  }
}

export class CircuitBreaker {
  readonly #window: FailureWindow;
  readonly #counts: (kind: FailureKind) => boolean;
  readonly #policy;
  /** Time of the next probe while the circuit is open. */
  #probedAt = 0;

  /**
   * @param counts true if a kind of failure counts for this circuit
   * @param needsCallers true if it opens only when most of several callers fail
   */
  constructor(counts: (kind: FailureKind) => boolean, needsCallers = false) {
    this.#counts = counts;
    this.#window = new FailureWindow(needsCallers);
    // A failure that does not count, such as an abandoned call, is no result; but a probe must have one.
    this.#policy = circuitBreaker(
      handleWhen((e) => e instanceof RequestFailure && (counts(e.kind) || this.state === "half-open")),
      // The library counts by the system clock, which may be set back: `run` refuses calls until the probe.
      { halfOpenAfter: Number.NEGATIVE_INFINITY, breaker: this.#window },
    );
    this.#policy.onBreak(() => {
      this.#probedAt = monotonicClock.now() + OPEN_MS;
    });
  }

  get state(): CircuitName {
    const { state } = this.#policy;
    if (state === CircuitState.Open || state === CircuitState.Isolated) return "open";
    return state === CircuitState.HalfOpen ? "half-open" : "closed";
  }

  /**
   * The state as operators should see it. No probe closes the circuit of an operation that nobody calls
   * again: it is shown as closed some time after the probe would have been made.
   */
  get shown(): CircuitName {
    const { state } = this;
    return state === "open" && monotonicClock.now() >= this.#probedAt + UNUSED_MS ? "closed" : state;
  }

  /**
   * Makes a try where the circuit allows it. A refusal and a rate limit count as answers, because
   * the family works.
   * @param caller The caller, where the circuit tells callers apart
   * @throws RequestFailure "rejectedLocally" when the circuit is open, else what the try throws
   */
  async run<T>(makeTry: () => Promise<T>, caller?: string): Promise<T> {
    const { state } = this;
    // Other calls do not wait for the probe of a half-open circuit.
    if (state === "half-open") throw new RequestFailure("UPSTREAM_UNAVAILABLE", "rejectedLocally");
    const untilProbe = this.#probedAt - monotonicClock.now();
    if (state === "open" && untilProbe > 0)
      throw new RequestFailure("UPSTREAM_UNAVAILABLE", "rejectedLocally", {
        retryAfter: Math.round(untilProbe),
      });
    const result = await this.#policy.execute(() =>
      makeTry().then(
        (value) => {
          if (caller !== undefined) this.#window.note(caller, false);
          return { value };
        },
        (error: unknown) => {
          const isAnswer = isAnswered(error);
          const isCounted = error instanceof RequestFailure && this.#counts(error.kind);
          if (caller !== undefined && (isAnswer || isCounted)) this.#window.note(caller, !isAnswer);
          if (isAnswer) return { error };
          throw error;
        },
      ),
    );
    if ("error" in result) throw result.error;
    return result.value;
  }

  /**
   * True if every recent call failed. A retry would only add load to a family that is down.
   * @param underWay Calls without an outcome yet: failures arrive faster than answers
   */
  allFailed(underWay: number): boolean {
    return this.#window.allFailed(underWay);
  }
}

const isAnswered = (error: unknown): boolean =>
  error instanceof RefusedError ||
  (error instanceof RequestFailure &&
    (error.kind === "throttled" || error.code === "UPSTREAM_MISCONFIGURED"));
