/**
 * Shared runs: identical concurrent queries of one caller share one run and its answer. A query that arrives
 * after a write has begun or ended never gets the answer of a run that began before.
 */
import type { RecordingInstrumentation } from "#platform/telemetry/recording-instrumentation.ts";

/** A whole answer without errors and without extensions. */
export interface SharedAnswer {
  readonly headers: Iterable<readonly [name: string, value: string]>;
  readonly text: string;
}

/** Facts of a run that the log and the metrics of a waiter need. */
export interface RunFacts {
  readonly name: string | undefined;
  /** Describes the operation to the instrumentation of a waiter. */
  describe?: (watch: RecordingInstrumentation) => void;
}

/** One run of a query, with all requests that wait for its answer. */
export class SharedRun {
  /** True for a query whose answer may be shared. Known after the document is parsed. */
  readonly isShareable: Promise<boolean>;
  /** The answer, or undefined if it must not be shared. */
  readonly answer: Promise<SharedAnswer | undefined>;
  facts: RunFacts = { name: undefined };
  /** True if the answer has neither errors nor extensions; set before the answer is written. */
  isWhole = false;
  readonly #abandoned = new AbortController();
  readonly #decide: (isShareable: boolean) => void;
  readonly #end: (answer: SharedAnswer | undefined) => void;
  #waiting = 0;

  constructor() {
    let decide = (_: boolean): void => undefined;
    let end = (_: SharedAnswer | undefined): void => undefined;
    this.isShareable = new Promise((resolve) => {
      decide = resolve;
    });
    this.answer = new Promise((resolve) => {
      end = resolve;
    });
    this.#decide = decide;
    this.#end = end;
  }

  /** Aborted when no request waits for the run. */
  get signal(): AbortSignal {
    return this.#abandoned.signal;
  }

  /** Decides if other requests may wait. Only the first call counts. */
  decide(isShareable: boolean): void {
    this.#decide(isShareable);
  }

  /** Ends the run. @param answer undefined if each waiter must run the query itself */
  end(answer: SharedAnswer | undefined): void {
    this.#decide(false);
    this.#end(answer);
  }

  /**
   * Counts a request as waiting, until its client disconnects.
   * @returns function that ends the wait
   */
  enter(left: AbortSignal): () => void {
    this.#waiting++;
    let waits = true;
    const leave = () => {
      if (!waits) return;
      waits = false;
      left.removeEventListener("abort", leave);
      if (--this.#waiting === 0) this.#abandoned.abort();
    };
    if (left.aborted) leave();
    else left.addEventListener("abort", leave, { once: true });
    return leave;
  }
}

/** The running queries of a process by key, which contains the request and its caller. */
export class SharedRuns {
  readonly #runs = new Map<string, SharedRun>();
  readonly #now: () => number;
  #heldUntil = 0;

  /** @param now clock, ms */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The run that a request with this key may wait for. */
  find(key: string): SharedRun | undefined {
    return this.#runs.get(key);
  }

  /** Begins a run. Other requests can join it until it ends, unless an earlier run has the key or sharing is paused. */
  begin(key: string): SharedRun {
    const run = new SharedRun();
    if (this.#runs.has(key) || this.#now() < this.#heldUntil) return run;
    this.#runs.set(key, run);
    const drop = () => {
      if (this.#runs.get(key) === run) this.#runs.delete(key);
    };
    void run.isShareable.then((isShareable) => isShareable || drop());
    void run.answer.then(drop);
    run.signal.addEventListener("abort", drop, { once: true });
    return run;
  }

  /** Called when a write begins or ends, because later requests must not get answers of earlier runs. */
  readonly forget = (): void => this.#runs.clear();

  /** Called if the end of a write will not be known. Disables sharing for some time, ms. */
  hold(ms: number): void {
    this.forget();
    this.#heldUntil = Math.max(this.#heldUntil, this.#now() + ms);
  }
}
