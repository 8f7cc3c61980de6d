/** The tries of one family that are under way or wait for a connection: how many there may be. */

/** The share of the queue that calls with one credential may fill, where each has a limit of its own. */
const SHARE_OF_ONE = 0.5;

export interface PendingBounds {
  /** The most under way at once, and the most that wait besides. */
  readonly connections: number;
  readonly queued: number;
  /** The learnt limit of a credential, where there are several; undefined where all share the connections. */
  readonly limitOf?: ((credential: string) => number) | undefined;
}

export class PendingCalls {
  #total = 0;
  readonly #of = new Map<string, number>();
  readonly #bounds: PendingBounds;

  constructor(bounds: PendingBounds) {
    this.#bounds = bounds;
  }

  get total(): number {
    return this.#total;
  }

  /** Counts one more. @returns false where there is no room for it: one credential leaves room for others */
  begin(credential: string): boolean {
    const { connections, queued, limitOf } = this.#bounds;
    if (this.#total >= connections + queued) return false;
    if (limitOf) {
      const own = this.#of.get(credential) ?? 0;
      if (own >= limitOf(credential) + SHARE_OF_ONE * queued) return false;
      this.#of.set(credential, own + 1);
    }
    this.#total++;
    return true;
  }

  /** One that was counted has ended. */
  end(credential: string): void {
    this.#total--;
    const left = (this.#of.get(credential) ?? 0) - 1;
    if (left > 0) this.#of.set(credential, left);
    else this.#of.delete(credential);
  }
}
