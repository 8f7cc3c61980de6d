/** Places of runs that read at the same time. */
interface Waiting {
  readonly owner: string;
  /** True for a run that has begun, and gave its place away while it waited for a family. */
  readonly hasBegun: boolean;
  grant(release: () => void): void;
}

export class RunPlaces {
  readonly #total: number;
  #taken = 0;
  readonly #byOwner = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();

  constructor(total: number) {
    this.#total = total;
  }

  /** @returns a function that frees the place; undefined if the signal came first */
  acquire(owner: string, hasBegun: boolean, signal: AbortSignal): Promise<(() => void) | undefined> {
    if (signal.aborted) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const leave = () => {
        this.#waiting.delete(one);
        resolve(undefined);
      };
      const grant = (release: () => void) => {
        signal.removeEventListener("abort", leave);
        resolve(release);
      };
      const one = { owner, hasBegun, grant };
      signal.addEventListener("abort", leave, { once: true });
      this.#waiting.add(one);
      this.#grant();
    });
  }

  #grant(): void {
    while (this.#taken < this.#total && this.#waiting.size > 0) {
      const all = [...this.#waiting];
      const ofOwner = (owner: string) => this.#byOwner.get(owner) ?? 0;
      // A run that has begun, else the oldest of an owner who has the fewest runs under way.
      const next =
        all.find(({ hasBegun }) => hasBegun) ??
        all.reduce((best, one) => (ofOwner(one.owner) < ofOwner(best.owner) ? one : best));
      this.#waiting.delete(next);
      this.#add(next.owner, 1);
      let isFree = false;
      next.grant(() => {
        if (isFree) return;
        isFree = true;
        this.#add(next.owner, -1);
        this.#grant();
      });
    }
  }

  #add(owner: string, places: 1 | -1): void {
    this.#taken += places;
    this.#byOwner.set(owner, (this.#byOwner.get(owner) ?? 0) + places);
    if (this.#byOwner.get(owner) === 0) this.#byOwner.delete(owner);
  }
}
