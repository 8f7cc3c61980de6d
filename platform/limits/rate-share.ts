/** The share of documented rates that one of several processes has which call the same families and share no store. */
export interface RateShare {
  /** Processes among which each rate is divided. */
  readonly processes: number;
  /** True if the process replaces one that has ended, whose last calls still count at the families. */
  readonly replaces: boolean;
}

/** Calls of a documented rate that one process makes: at least one, and otherwise together never more than all. */
export const shareOf = (calls: number, processes: number): number =>
  Math.max(1, Math.floor(calls / processes));
