/** When a call may be tried again, and how long to wait. Reads only, and writes that say so. */

/** Tokens shared by all calls of a family: a family that fails widely is not hammered. */
export class RetryBudget {
  #tokens: number;
  constructor(private readonly capacity = 500) {
    this.#tokens = capacity;
  }
  /** True when a retry may be made; a retry after a timeout costs double. */
  take(afterTimeout: boolean): boolean {
    const cost = afterTimeout ? 10 : 5;
    if (this.#tokens < cost) return false;
    this.#tokens -= cost;
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

/** `Retry-After` in milliseconds from now: seconds or an HTTP date; undefined when it is neither. */
export function retryAfterMs(value: unknown, now = Date.now()): number | undefined {
  if (typeof value !== "string" || value.trim() === "") return undefined;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value.trim()) * 1_000;
  const at = /[a-z]{3}/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
