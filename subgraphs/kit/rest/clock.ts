/** Clock and timers, which tests can replace. */
export interface Clock {
  /** Milliseconds since any start. The value never decreases. */
  now(): number;
  /** Runs a function after a time, never earlier. @returns a function that cancels the timer */
  after(ms: number, run: () => void): () => void;
}

export const monotonicClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const end = performance.now() + ms;
    // A timer of Node may fire some milliseconds early.
    const fire = () => {
      const left = end - performance.now();
      if (left > 0) timer = setTimeout(fire, left);
      else run();
    };
    let timer = setTimeout(fire, ms);
    return () => clearTimeout(timer);
  },
};

/** Waits. @throws the signal's reason if it aborts */
export function pause(ms: number, clock: Clock = monotonicClock, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const left = () => {
      callOff();
      reject(signal?.reason);
    };
    const callOff = clock.after(ms, () => {
      signal?.removeEventListener("abort", left);
      resolve();
    });
    signal?.addEventListener("abort", left, { once: true });
  });
}
