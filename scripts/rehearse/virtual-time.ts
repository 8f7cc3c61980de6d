/**
 * Virtual time of a rehearsal. It stands still while code runs and moves on to the next timer when no other work
 * is left: a silence of five seconds takes no real time, and each run of the same work has the same times.
 */
import { seededRandom } from "#services/kit/data/random.ts";

/** Start of the clock in each run: noon of the demo company's day, as in `movableClock`. */
const START = Date.UTC(2026, 10, 1, 12);
/** Turns of the event loop without work, after which only a timer can continue. */
const QUIET_TURNS = 3;
/** Real time without any timer, ms, after which the work counts as stuck. */
const STUCK_MS = 20_000;

const real = {
  setTimeout: globalThis.setTimeout,
  setImmediate: globalThis.setImmediate,
  now: performance.now.bind(performance),
};
const turn = () => new Promise<void>((resolve) => void real.setImmediate(resolve));

/** The members of Node's `Timeout` that are used in this process. */
class Timer {
  at: number;
  readonly #time: VirtualTime;
  readonly #ms: number;
  constructor(
    time: VirtualTime,
    ms: number,
    readonly run: () => void,
    readonly repeats: boolean,
  ) {
    this.#time = time;
    this.#ms = Math.max(repeats ? 1 : 0, Number(ms) || 0);
    this.at = time.ms + this.#ms;
  }
  refresh(): this {
    this.at = this.#time.ms + this.#ms;
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  hasRef(): boolean {
    return true;
  }
  close(): void {
    this.#time.clear(this);
  }
}

export class VirtualTime {
  /** Time since the start or the last {@link reset}, ms. */
  ms = 0;
  #random = seededRandom(1);
  readonly #timers = new Set<Timer>();
  /** Number of pending immediates and of promises in `during`; time stands still until it is 0. */
  #outstanding = 0;

  /** Replaces `Date.now`, `performance.now`, `Math.random` and the global timers; `new Date()` stays real. */
  install(): void {
    const began = real.now();
    Math.random = () => this.#random.next();
    Date.now = () => START + this.ms;
    performance.now = () => began + this.ms;
    const add =
      (repeats: boolean) =>
      (run: (...args: unknown[]) => void, ms: number, ...args: unknown[]) => {
        const timer = new Timer(this, ms, () => run(...args), repeats);
        this.#timers.add(timer);
        return timer;
      };
    const clear = (timer: unknown) => this.clear(timer);
    const abortAfter = (ms: number) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("The time is over", "TimeoutError")), ms);
      return controller.signal;
    };
    Object.assign(globalThis, {
      setTimeout: add(false),
      setInterval: add(true),
      clearTimeout: clear,
      clearInterval: clear,
      setImmediate: <A extends unknown[]>(run: (...args: A) => void, ...args: A) => {
        this.#outstanding++;
        let isDone = false;
        const done = () => {
          if (!isDone) this.#outstanding--;
          isDone = true;
        };
        const immediate = real.setImmediate(() => {
          done();
          run(...args);
        });
        return Object.assign(immediate, { cancelled: done });
      },
      clearImmediate: (immediate: (NodeJS.Immediate & { cancelled?: () => void }) | undefined) => {
        immediate?.cancelled?.();
        immediate?.[Symbol.dispose]();
      },
    });
    Object.assign(AbortSignal, { timeout: abortAfter });
  }

  clear(timer: unknown): void {
    if (timer instanceof Timer) this.#timers.delete(timer);
  }

  /** Sets time and random numbers back to the start, and drops all timers. */
  reset(): void {
    this.ms = 0;
    this.#random = seededRandom(1);
    this.#timers.clear();
  }

  /** Time stands still until this work has ended. */
  async during<T>(work: Promise<T>): Promise<T> {
    this.#outstanding++;
    try {
      return await work;
    } finally {
      this.#outstanding--;
    }
  }

  /**
   * Lets time pass until work has ended.
   * @param mayJump false while the work waits for something outside this process: time then runs as real time
   * @throws Error if the work has not ended and no timer is pending for `STUCK_MS`
   */
  async until<T>(work: Promise<T>, mayJump: () => boolean = () => true): Promise<T> {
    let ended = false;
    const end = () => {
      ended = true;
    };
    work.then(end, end);
    let stuckSince: number | undefined;
    while (!ended) {
      for (let quiet = 0; quiet < QUIET_TURNS && !ended; quiet++) {
        await turn();
        if (this.#outstanding > 0) quiet = -1;
      }
      if (ended) break;
      if (!mayJump()) {
        await this.#moment();
        continue;
      }
      const next = this.#next();
      if (next) {
        stuckSince = undefined;
        this.#fire(next);
      } else {
        stuckSince ??= real.now();
        if (real.now() - stuckSince > STUCK_MS) throw new Error("An operation waits for nothing");
      }
    }
    return work;
  }

  /** Waits a real millisecond and fires the timers that become due. */
  async #moment(): Promise<void> {
    const began = real.now();
    await new Promise((resolve) => real.setTimeout(resolve, 1));
    const end = this.ms + real.now() - began;
    for (let next = this.#next(); next && next.at <= end; next = this.#next()) this.#fire(next);
    this.ms = Math.max(this.ms, end);
  }

  #next(): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of this.#timers) if (!next || timer.at < next.at) next = timer;
    return next;
  }

  #fire(timer: Timer): void {
    this.ms = Math.max(this.ms, timer.at);
    if (timer.repeats) timer.refresh();
    else this.#timers.delete(timer);
    timer.run();
  }
}
