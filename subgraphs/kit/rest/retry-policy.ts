/** Decides if a failed call is retried, and after which time. */
import type { PreparedRequest, RestCaller } from "./request.ts";
import type { FailureKind, RequestFailure } from "./request-failure.ts";

const RETRIED: ReadonlySet<FailureKind> = new Set<FailureKind>(["unsent", "lost", "status", "throttled"]);
/** Statuses of server errors that may be temporary. */
const PASSING: ReadonlySet<number | undefined> = new Set([500, 502, 503, 504]);
const LONGEST_RETRY_AFTER_MS = 5_000;

export class RetryPolicy {
  readonly #budget = new RetryBudget();
  readonly #tries: number;

  /** @param tries largest number of tries per call */
  constructor(tries: number) {
    this.#tries = tries;
  }

  /** Records a successful call, which adds to the retry budget. */
  succeeded(): void {
    this.#budget.succeeded();
  }

  /**
   * Time before the next try, ms. Undefined if there is no further try.
   * @param tries number of tries so far
   * @param deadline end of the operation, by `performance.now()`
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
    // A 500 is retried once only, because it is likely to happen again. Timeouts are not retried, because the
    // caller has waited for a whole try.
    if (tries > 1 && status === 500) return undefined;
    if (retryAfter !== undefined && retryAfter > LONGEST_RETRY_AFTER_MS) return undefined;
    // 0 is not used, because three calls in a row would not reduce the load on the family.
    const wait = retryAfter || backoffMs(tries - 1);
    if (performance.now() + wait >= deadline) return undefined;
    return this.#budget.take() ? wait : undefined;
  }
}

/** True if a patient read waits for a new permit after a 429. */
export const canWait = (
  { kind, retryAfter = 0, quota }: RequestFailure,
  { operation }: PreparedRequest,
  { patient }: RestCaller,
): boolean => patient === true && operation.read && kind === "throttled" && retryAfter > 0 && !quota;

/** Budget of retries for all calls of a family, so that a family with many failures gets few retries. */
export class RetryBudget {
  #tokens: number;
  constructor(private readonly capacity = 500) {
    this.#tokens = capacity;
  }
  /** True if a retry may be made. It costs as much as five successful calls add. */
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

/** `Retry-After` in ms from now, from seconds or an HTTP date. Undefined for other values. */
export function retryAfterMs(value: unknown, now = Date.now()): number | undefined {
  if (typeof value !== "string" || value.trim() === "") return undefined;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value.trim()) * 1_000;
  // `Date.parse` alone would accept almost any text: "maintenance 2099" would be 73 years.
  const at = HTTP_DATE.test(value.trim()) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
