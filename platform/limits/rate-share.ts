/** Share of the documented rates for one of several processes that call the same families without a shared store. */
export interface RateShare {
  /** Processes among which each rate is divided. */
  readonly processes: number;
  /** True if the process replaces one that has ended, whose last calls still count at the families. */
  readonly replaces: boolean;
}

/** Calls of a documented rate for one process: at least one, else rounded down, so that the sum stays in the rate. */
export const shareOf = (calls: number, processes: number): number =>
  Math.max(1, Math.floor(calls / processes));
