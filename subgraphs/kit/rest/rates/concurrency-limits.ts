/** The learnt limits of one family, one for each credential: what one tenant meets says nothing of another. */
import { type ConcurrencyBounds, ConcurrencyLimit } from "./concurrency-limit.ts";

/** Credentials with a limit of their own; the one that was unused for longest is forgotten first. */
const MOST_CREDENTIALS = 1_000;
const LEAST = 4;
/** Few, so that the first calls, whose times are the measure of all later ones, do not wait for each other. */
const INITIAL = 16;

export class ConcurrencyLimits {
  readonly #bounds: ConcurrencyBounds;
  readonly #limits = new Map<string, ConcurrencyLimit>();

  /** @param connections The most calls at once with all credentials together. */
  constructor(connections: number) {
    this.#bounds = {
      initial: Math.min(INITIAL, connections),
      least: Math.min(LEAST, connections),
      most: connections,
    };
  }

  /** The limit of a credential. */
  of(credential: string): ConcurrencyLimit {
    const limit = this.#limits.get(credential) ?? new ConcurrencyLimit(this.#bounds);
    this.#limits.delete(credential);
    this.#limits.set(credential, limit);
    if (this.#limits.size > MOST_CREDENTIALS) this.#forgetOne();
    return limit;
  }

  /** Only one without calls under way is forgotten: it would be counted anew while they run. */
  #forgetOne(): void {
    for (const [credential, { underWay }] of this.#limits)
      if (underWay === 0) {
        this.#limits.delete(credential);
        return;
      }
  }
}
