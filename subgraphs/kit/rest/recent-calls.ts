/** Number, failures and duration of the calls to a family in the last minutes. */

interface SeenCall {
  readonly at: number;
  readonly ms: number;
  readonly failed: boolean;
}

export interface RecentSummary {
  readonly calls: number;
  readonly failed: number;
  /** Median and 95th percentile of the durations, ms. Undefined without calls. */
  readonly p50Ms: number | undefined;
  readonly p95Ms: number | undefined;
}

/** Largest number of stored calls. For a busy family, only the latest ones count. */
const MAX_CALLS = 1_000;
export const WINDOW_MINUTES = 5;

export class RecentCalls {
  readonly #calls: SeenCall[] = [];
  #next = 0;

  /** Records the end of a call. */
  add(ms: number, failed: boolean): void {
    this.#calls[this.#next] = { at: performance.now(), ms, failed };
    this.#next = (this.#next + 1) % MAX_CALLS;
  }

  summary(): RecentSummary {
    const since = performance.now() - WINDOW_MINUTES * 60_000;
    const seen = this.#calls.filter(({ at }) => at >= since);
    const times = seen.map(({ ms }) => ms).sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
    return {
      calls: seen.length,
      failed: seen.filter(({ failed }) => failed).length,
      p50Ms: at(0.5),
      p95Ms: at(0.95),
    };
  }
}
