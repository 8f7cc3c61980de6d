/** The answers to the latest events, each run once for all who ask the same of it. */
import { PlaceQueue } from "#platform/http/place-queue.ts";
import type { Release } from "#platform/http/places.ts";

/** Events that are run at once. A caller with slow events leaves places to the others. */
const RUNS_AT_ONCE = 16;
/** Answers that are kept: a subscriber that comes later runs the event again. */
const MAX_ANSWERS = 256;
/** Characters of all answers that are kept. */
const MAX_LENGTH = 8 * 1024 * 1024;
/** Time for which an answer is cached, ms. It is short, because the data behind an event can change. */
const KEPT_MS = 10_000;

export interface EventAnswer {
  /** Undefined where nothing is delivered. */
  readonly json: string | undefined;
  readonly hasErrors: boolean;
}

/** A subscription that waits for the answer to an event. */
export interface Waiter {
  /** The caller whose places its runs take. */
  readonly name: string;
  /** Ends its waiting. */
  readonly signal: AbortSignal;
}

/** Runs an event in a place of this caller, until the signal says that nobody waits for it any more. */
export type RunEvent = (name: string, signal: AbortSignal) => Promise<EventAnswer>;

export class EventRuns {
  readonly #places: PlaceQueue;
  readonly #runs = new Map<string, EventRun>();
  #length = 0;

  /** @param atOnce Events that are run at once, for all callers together. */
  constructor(atOnce = RUNS_AT_ONCE) {
    this.#places = new PlaceQueue(atOnce);
  }

  /**
   * The answer of this key; run unless it is kept, or on its way. What has failed is not kept, and what
   * nobody waits for any more is ended.
   * @returns undefined where the waiter's signal came first
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
      // A run without an answer takes no memory here, and would be done twice.
      if (!run.isKept) continue;
      this.#drop(key, run);
      kept--;
    }
  }

  #drop(key: string, run: EventRun): void {
    if (this.#runs.get(key) !== run) return;
    this.#runs.delete(key);
    this.#length -= run.length;
    // It holds the answer, and the caller's headers.
    clearTimeout(run.timer);
  }
}

/** The run of one event, and those who wait for it. */
class EventRun {
  readonly #places: PlaceQueue;
  readonly #run: RunEvent;
  readonly #answer: Promise<EventAnswer>;
  #settle: (answer: EventAnswer | Promise<EventAnswer>) => void = () => {};
  /** Ends the waiting for a place. */
  readonly #placed = new AbortController();
  readonly #abandoned = new AbortController();
  /** The callers in whose turn it may run: one that waits with its own events must not delay another's. */
  readonly #callers = new Set<string>();
  readonly #failed: () => void;
  #waiters = 0;
  #isSettled = false;
  /** It has an answer that is kept. */
  isKept = false;
  /** Characters of the answer, once it is kept. */
  length = 0;
  /** Ends the keeping. */
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
    // Later callers get a run of their own.
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
      // In the place of another caller it runs already, or nobody waits for it any more.
      if (signal.aborted) release();
      else this.#start(name, release);
    });
  }

  #start(name: string, release: Release): void {
    this.#placed.abort();
    this.#settle(this.#run(name, this.#abandoned.signal).finally(release));
  }
}
