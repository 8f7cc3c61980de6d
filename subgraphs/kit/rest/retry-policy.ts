/** Decides if a failed call is tried again, and after which time. */
import type { PreparedRequest, RestCaller } from "./request.ts";
import type { FailureKind, RequestFailure } from "./request-failure.ts";

const RETRIED: ReadonlySet<FailureKind> = new Set<FailureKind>(["unsent", "lost", "status", "throttled"]);
/** Server errors that may be gone at the next try. */
const PASSING: ReadonlySet<number | undefined> = new Set([500, 502, 503, 504]);
const LONGEST_RETRY_AFTER_MS = 5_000;

export class RetryPolicy {
  readonly #budget = new RetryBudget();
  readonly #tries: number;

  /** @param tries The most tries of one call. */
  constructor(tries: number) {
    this.#tries = tries;
  }

  /** A call was answered: it earns a part of a later retry. */
  succeeded(): void {
    this.#budget.succeeded();
  }

  /**
   * Time before the next try, ms. Undefined if there is none.
   * @param tries number of tries so far
   * @param deadline When the operation must have ended, by `performance.now()`
   */
  waitBefore(
    { kind, status, retryAfter }: RequestFailure,
    { retryable }: PreparedRequest,
    tries: number,
    deadline: number,
  ): number | undefined {
    if (tries >= this.#tries || !RETRIED.has(kind)) return undefined;
    if (kind === "status" && !PASSING.has(status)) return undefined;
    if (!retryable && kind !== "unsent") return undefined;
    // A 500 is likely to happen again, so it gets one more try only. (A try that timed out gets none:
    // its caller has waited for a whole try already.)
    if (tries > 1 && status === 500) return undefined;
    if (retryAfter !== undefined && retryAfter > LONGEST_RETRY_AFTER_MS) return undefined;
    // "At once" would send three calls in a row to a family that asks for fewer.
    const wait = retryAfter || backoffMs(tries - 1);
    if (performance.now() + wait >= deadline) return undefined;
    return this.#budget.take() ? wait : undefined;
  }
}

/** True if a call that the family refused for its rate waits for a new permit. */
export const canWait = (
  { kind, retryAfter = 0, quota }: RequestFailure,
  { operation }: PreparedRequest,
  { patient }: RestCaller,
): boolean => patient === true && operation.read && kind === "throttled" && retryAfter > 0 && !quota;

/** Tokens that all calls of a family share, so that a family that fails widely gets few retries. */
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

/** Full jitter: a random wait from 0 to 100 ms × 2^retry, at most 2 s. */
export function backoffMs(retry: number): number {
  return Math.random() * Math.min(2_000, 100 * 2 ** retry);
}

const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*, \d{2}[ -][A-Z][a-z]{2}[ -]\d{2,4} [\d:]{8} GMT$/;

/** `Retry-After` in milliseconds from now: seconds or an HTTP date; undefined when it is neither. */
export function retryAfterMs(value: unknown, now = Date.now()): number | undefined {
  if (typeof value !== "string" || value.trim() === "") return undefined;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value.trim()) * 1_000;
  // Date.parse alone finds a date in almost any text: "maintenance 2099" would be 73 years.
  const at = HTTP_DATE.test(value.trim()) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
