/** A family in virtual time: so many calls at once, times with noise, and what it does with more of them. */

/** Random numbers by a seed (mulberry32), so that each run can be repeated. */
export function randomBy(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A normally distributed number (Box and Muller). */
export const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Things that happen, the earliest first. */
export class Agenda {
  now = 0;
  readonly #heap: { readonly at: number; readonly run: () => void }[] = [];

  add(at: number, run: () => void): void {
    const heap = this.#heap;
    let child = heap.push({ at, run }) - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if ((heap[parent]?.at ?? 0) <= (heap[child]?.at ?? 0)) break;
      swap(heap, child, parent);
      child = parent;
    }
  }

  /** Lets everything happen until then. */
  runUntil(end: number): void {
    for (let first = this.#heap[0]; first && first.at <= end; first = this.#heap[0]) {
      this.#takeFirst();
      this.now = first.at;
      first.run();
    }
    this.now = end;
  }

  #takeFirst(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    heap[0] = last;
    for (let parent = 0; ; ) {
      let least = parent;
      for (const child of [2 * parent + 1, 2 * parent + 2])
        if ((heap[child]?.at ?? Number.POSITIVE_INFINITY) < (heap[least]?.at ?? 0)) least = child;
      if (least === parent) return;
      swap(heap, parent, least);
      parent = least;
    }
  }
}

function swap<T>(items: T[], a: number, b: number): void {
  const kept = items[a] as T;
  items[a] = items[b] as T;
  items[b] = kept;
}

/** What a family does with more calls than it can work on. */
export type Overload = "queues" | "refuses" | "shares";

export interface FamilyOptions {
  readonly overload: Overload;
  /** The median time of each operation, ms. */
  readonly medianMs: readonly number[];
  /** Spread of the times, as the sigma of a log-normal distribution. */
  readonly noise: number;
}

interface Job {
  readonly operation: number;
  readonly arrived: number;
  readonly done: (answer: { readonly dropped: boolean; readonly waitedMs: number }) => void;
}

/** Calls that a family which refuses lets wait, as a part of its capacity. */
const REFUSED_BEYOND = 0.25;
const REFUSAL_MS = 5;

export class SimulatedFamily {
  capacity: number;
  /** Everything takes so many times as long: a slow start, or a slower family. */
  slowness = 1;
  readonly #agenda: Agenda;
  readonly #random: () => number;
  readonly #options: FamilyOptions;
  readonly #queue: Job[] = [];
  #working = 0;

  constructor(agenda: Agenda, random: () => number, capacity: number, options: FamilyOptions) {
    this.#agenda = agenda;
    this.#random = random;
    this.capacity = capacity;
    this.#options = options;
  }

  /** The mean time of a call, ms. */
  get meanMs(): number {
    const { medianMs, noise } = this.#options;
    const mean = medianMs.reduce((sum, ms) => sum + ms, 0) / medianMs.length;
    return mean * this.slowness * Math.exp(noise ** 2 / 2);
  }

  /** A call arrives; `done` is called when it is answered. */
  call(operation: number, done: Job["done"]): void {
    const { now } = this.#agenda;
    const { overload } = this.#options;
    if (overload === "refuses" && this.#queue.length >= this.capacity * REFUSED_BEYOND) {
      this.#agenda.add(now + REFUSAL_MS, () => done({ dropped: true, waitedMs: 0 }));
      return;
    }
    this.#queue.push({ operation, arrived: now, done });
    this.#work();
  }

  #work(): void {
    const shares = this.#options.overload === "shares";
    while (this.#queue.length > 0 && (shares || this.#working < this.capacity)) {
      const job = this.#queue.shift() as Job;
      this.#working++;
      const { now } = this.#agenda;
      const alone =
        (this.#options.medianMs[job.operation] ?? 1) *
        this.slowness *
        Math.exp(this.#options.noise * normal(this.#random));
      const ms = shares ? alone * Math.max(1, this.#working / this.capacity) : alone;
      this.#agenda.add(now + ms, () => {
        this.#working--;
        job.done({ dropped: false, waitedMs: now - job.arrived + ms - alone });
        this.#work();
      });
    }
  }
}
