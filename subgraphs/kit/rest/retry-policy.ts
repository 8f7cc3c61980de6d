/** When a call may be tried again, how long to wait, and when a family is no longer asked at all. */
import { CircuitState, type IBreaker } from "cockatiel";

/** Tokens shared by all calls of a family: a family that fails widely is not hammered. */
export class RetryBudget {
  #tokens: number;
  constructor(private readonly capacity = 500) {
    this.#tokens = capacity;
  }
  /** True when a retry may be made; one costs as much as five calls that succeeded. */
  take(): boolean {
    if (this.#tokens < 5) return false;
    this.#tokens -= 5;
    return true;
  }
  succeeded(): void {
    if (this.#tokens < this.capacity) this.#tokens++;
  }
}

/** Full jitter: anything from 0 to 100 ms × 2^n, capped at 2 s. */
export function backoffMs(retry: number): number {
  return Math.random() * Math.min(2_000, 100 * 2 ** retry);
}

const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*, \d{2}[ -][A-Z][a-z]{2}[ -]\d{2,4} [\d:]{8} GMT$/;

/** `Retry-After` in milliseconds from now: seconds or an HTTP date; undefined when it is neither. */
export function retryAfterMs(value: unknown, now = Date.now()): number | undefined {
  if (typeof value !== "string" || value.trim() === "") return undefined;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value.trim()) * 1_000;
  // Date.parse alone finds a date in almost anything: "maintenance 2099" would be 73 years.
  const at = HTTP_DATE.test(value.trim()) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

const WINDOW_SECONDS = 10;
const ENOUGH_CALLS = 20;
/** More failures in a row than one call can meet with all its tries. */
const IN_A_ROW = 4;

/** Opens a circuit once at least half of twenty or more calls of the last ten seconds failed. */
export class FailureWindow implements IBreaker {
  state: unknown;
  /** Failures since the last success, each soon after the one before. */
  #inRow = 0;
  #failedAt = 0;
  readonly #slots = Array.from({ length: WINDOW_SECONDS }, () => ({ second: 0, calls: 0, failures: 0 }));

  success(state: CircuitState): void {
    // A probe that was answered: what failed before it says nothing any more.
    if (state === CircuitState.HalfOpen) for (const slot of this.#slots) slot.second = 0;
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
    return state !== CircuitState.Closed || (calls >= ENOUGH_CALLS && failures * 2 >= calls);
  }

  /**
   * Every recent call failed: to try again would only add to the load of a family that is down.
   * @param underWay Calls whose outcome may still say otherwise: failures come faster than answers.
   */
  allFailed(underWay: number): boolean {
    return this.#inRow >= Math.max(IN_A_ROW, underWay);
  }

  #slot() {
    const second = Math.floor(Date.now() / 1_000);
    const slot = this.#slots[second % WINDOW_SECONDS] as { second: number; calls: number; failures: number };
    if (slot.second !== second) Object.assign(slot, { second, calls: 0, failures: 0 });
    return slot;
  }
}
