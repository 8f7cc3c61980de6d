/** Circuit breaker: after many failures, calls are refused for a time. */
import { CircuitState, circuitBreaker, handleWhen, type IBreaker } from "cockatiel";
import { RefusedError } from "#platform/errors/catalog.ts";
import type { BreakerState } from "#platform/http/health.ts";
import { monotonicClock } from "#subgraphs/kit/rest/clock.ts";
import { type FailureKind, RequestFailure } from "#subgraphs/kit/rest/request-failure.ts";

/** Time that a circuit stays open before a probe, ms. */
const OPEN_MS = 30_000;
/** Time after the due probe from which an unused open circuit is shown as closed, ms. */
const UNUSED_MS = 120_000;
const WINDOW_SECONDS = 10;
const ENOUGH_CALLS = 20;
/** More consecutive failures than one call can have with all its tries. */
const IN_A_ROW = 4;

/** Largest number of callers that are counted per second. */
const MAX_CALLERS = 200;

interface Slot {
  second: number;
  calls: number;
  failures: number;
  /** Failures minus successes, by caller. */
  readonly callers: Map<string, number>;
}

/** Opens a circuit if at least half of the calls in the last ten seconds failed, of at least twenty. */
class FailureWindow implements IBreaker {
  state: unknown;
  readonly #needsCallers: boolean;
  /** Consecutive failures, each within ten seconds of the previous one. */
  #inRow = 0;
  #failedAt = Number.NEGATIVE_INFINITY;
  readonly #slots = Array.from(
    { length: WINDOW_SECONDS },
    (): Slot => ({ second: Number.NEGATIVE_INFINITY, calls: 0, failures: 0, callers: new Map() }),
  );

  constructor(needsCallers: boolean) {
    this.#needsCallers = needsCallers;
  }

  /** Records the end of a caller's call, before the outcome is counted. */
  note(caller: string, failed: boolean): void {
    const { callers } = this.#slot();
    const known = callers.get(caller);
    if (known === undefined && callers.size >= MAX_CALLERS) return;
    callers.set(caller, (known ?? 0) + (failed ? 1 : -1));
  }

  success(state: CircuitState): void {
    // After a successful probe, earlier failures no longer count.
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

  /** True if there are several callers, and most of them have at least as many failures as successes. */
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
  /** Time of the next probe of an open circuit. */
  #probedAt = 0;

  /**
   * @param counts returns true if a kind of failure counts for this circuit
   * @param needsCallers true to open only if calls of most callers fail
   */
  constructor(counts: (kind: FailureKind) => boolean, needsCallers = false) {
    this.#counts = counts;
    this.#window = new FailureWindow(needsCallers);
    // Failures that do not count, such as abandoned calls, are ignored, except for a probe, which needs a result.
    this.#policy = circuitBreaker(
      handleWhen((e) => e instanceof RequestFailure && (counts(e.kind) || this.state === "half-open")),
      // The library's clock is the system clock, which can be set back, so `run` refuses calls until the probe.
      { halfOpenAfter: Number.NEGATIVE_INFINITY, breaker: this.#window },
    );
    this.#policy.onBreak(() => {
      this.#probedAt = monotonicClock.now() + OPEN_MS;
    });
  }

  get state(): BreakerState {
    const { state } = this.#policy;
    if (state === CircuitState.Open || state === CircuitState.Isolated) return "open";
    return state === CircuitState.HalfOpen ? "half-open" : "closed";
  }

  /**
   * The state for operators. An open circuit without calls would never be probed, so it is shown as closed some
   * time after the probe was due.
   */
  get shown(): BreakerState {
    const { state } = this;
    return state === "open" && monotonicClock.now() >= this.#probedAt + UNUSED_MS ? "closed" : state;
  }

  /**
   * Makes a try if the circuit allows it. Refusals and rate limits count as successes, because the family works.
   * @param caller the caller, if the circuit counts by caller
   * @throws RequestFailure "rejectedLocally" if the circuit is open, or the error of the try
   */
  async run<T>(makeTry: () => Promise<T>, caller?: string): Promise<T> {
    const { state } = this;
    // While a probe is in progress, other calls are refused.
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
   * True if all recent calls failed, so that a retry would only add load.
   * @param underWay number of calls without an outcome yet, because failures can arrive faster than responses
   */
  allFailed(underWay: number): boolean {
    return this.#window.allFailed(underWay);
  }
}

const isAnswered = (error: unknown): boolean =>
  error instanceof RefusedError ||
  (error instanceof RequestFailure &&
    (error.kind === "throttled" || error.code === "UPSTREAM_MISCONFIGURED"));
