/** Runs the query of an event once for all subscribers with the same query and rights. Caches the answers. */
import { PlaceQueue } from "#platform/http/place-queue.ts";
import type { Release } from "#platform/http/places.ts";

/** Most concurrent runs. A caller with slow events leaves places to the others. */
const RUNS_AT_ONCE = 16;
/** Most cached answers. A subscriber that comes after the eviction runs the event again. */
const MAX_ANSWERS = 256;
/** Most characters of all cached answers. */
const MAX_LENGTH = 8 * 1024 * 1024;
/** Time for which an answer is cached, ms. It is short, because the data behind an event can change. */
const KEPT_MS = 10_000;

export interface EventAnswer {
  /** Undefined if nothing is delivered. */
  readonly json: string | undefined;
  readonly hasErrors: boolean;
}

/** A subscription that waits for the answer to an event. */
export interface Waiter {
  /** The caller whose places its runs take. */
  readonly name: string;
  /** Aborted when the subscription stops waiting. */
  readonly signal: AbortSignal;
}

/** Runs an event in a place of this caller. The signal is aborted when no client waits for the answer anymore. */
export type RunEvent = (name: string, signal: AbortSignal) => Promise<EventAnswer>;

export class EventRuns {
  readonly #places: PlaceQueue;
  readonly #runs = new Map<string, EventRun>();
  #length = 0;

  /** @param atOnce Most concurrent runs, for all callers together. */
  constructor(atOnce = RUNS_AT_ONCE) {
    this.#places = new PlaceQueue(atOnce);
  }

  /**
   * Returns the cached answer of the key, joins its run, or starts one. Failed answers are not cached, and a
   * run without a waiting client is aborted.
   * @returns undefined if the waiter's signal was aborted first
   */
  get(key: string, waiter: Waiter, run: RunEvent): Promise<EventAnswer | undefined> {
    const known = this.#runs.get(key);
    if (known) return known.join(waiter);
    const own: EventRun = new EventRun(this.#places, run, {
      answered: ({ json, hasErrors }) => {
        if (hasErrors) return this.#drop(key, own);
        if (this.#runs.get(key) !== own) return;
        own.length = json?.length ?? 0;
        this.#length += own.length;
        own.isKept = true;
        own.timer = setTimeout(() => this.#drop(key, own), KEPT_MS).unref();
        this.#trim();
      },
      failed: () => this.#drop(key, own),
    });
    this.#runs.set(key, own);
    this.#trim();
    return own.join(waiter);
  }

  #trim(): void {
    let kept = 0;
    for (const run of this.#runs.values()) if (run.isKept) kept++;
    for (const [key, run] of this.#runs) {
      if (kept <= MAX_ANSWERS && this.#length <= MAX_LENGTH) return;
      // A run in progress stays, because it takes no memory here and would be repeated.
      if (!run.isKept) continue;
      this.#drop(key, run);
      kept--;
    }
  }

  #drop(key: string, run: EventRun): void {
    if (this.#runs.get(key) !== run) return;
    this.#runs.delete(key);
    this.#length -= run.length;
    // Cleared, because the timer holds the answer and the caller's headers.
    clearTimeout(run.timer);
  }
}

/** The run of one event, shared by all that wait for it. */
class EventRun {
  readonly #places: PlaceQueue;
  readonly #run: RunEvent;
  readonly #answer: Promise<EventAnswer>;
  #settle: (answer: EventAnswer | Promise<EventAnswer>) => void = () => {};
  /** Aborted when the run has a place, or no client waits for it. */
  readonly #placed = new AbortController();
  readonly #abandoned = new AbortController();
  /** The callers that the run is queued for. It starts in the first place that one of them gets. */
  readonly #callers = new Set<string>();
  readonly #failed: () => void;
  #waiters = 0;
  #isSettled = false;
  /** True if the answer is cached. */
  isKept = false;
  /** Characters of the answer, if it is cached. */
  length = 0;
  /** Evicts the answer. */
  timer: NodeJS.Timeout | undefined;

  constructor(
    places: PlaceQueue,
    run: RunEvent,
    on: { readonly answered: (answer: EventAnswer) => void; readonly failed: () => void },
  ) {
    this.#places = places;
    this.#run = run;
    this.#failed = on.failed;
    this.#answer = new Promise((resolve) => {
      this.#settle = resolve;
    });
    this.#answer.then(
      (answer) => {
        this.#isSettled = true;
        on.answered(answer);
      },
      () => {
        this.#isSettled = true;
        on.failed();
      },
    );
  }

  join({ name, signal }: Waiter): Promise<EventAnswer | undefined> {
    if (signal.aborted) return Promise.resolve(undefined);
    if (this.#isSettled) return this.#answer;
    this.#waiters++;
    this.#queueFor(name);
    return new Promise((resolve, reject) => {
      const leave = () => {
        resolve(undefined);
        this.#leave();
      };
      signal.addEventListener("abort", leave, { once: true });
      const stay = () => signal.removeEventListener("abort", leave);
      this.#answer.then(
        (answer) => {
          stay();
          resolve(answer);
        },
        (error: unknown) => {
          stay();
          reject(error);
        },
      );
    });
  }

  #leave(): void {
    this.#waiters--;
    if (this.#waiters > 0 || this.#isSettled) return;
    // Later callers start a new run.
    this.#failed();
    this.#placed.abort();
    this.#abandoned.abort();
  }

  #queueFor(name: string): void {
    const { signal } = this.#placed;
    if (signal.aborted || this.#callers.has(name)) return;
    this.#callers.add(name);
    void this.#places.acquire(name, signal).then((release) => {
      if (!release) return;
      // The run has started in another caller's place, or no client waits for it anymore.
      if (signal.aborted) release();
      else this.#start(name, release);
    });
  }

  #start(name: string, release: Release): void {
    this.#placed.abort();
    this.#settle(this.#run(name, this.#abandoned.signal).finally(release));
  }
}
