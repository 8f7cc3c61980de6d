/** A timer for data that may have arrived already: after a long task of this process timers come before sockets. */

/** Time for the reading of such data, ms. */
const READING_MS = 50;

/**
 * Runs a function after a time, and after data that have arrived meanwhile were read.
 * @returns a function that cancels it
 */
export function afterData(ms: number, run: () => void): () => void {
  let reading: NodeJS.Timeout | undefined;
  let last: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    reading = setTimeout(() => {
      last = setImmediate(run);
    }, READING_MS);
  }, ms);
  return () => {
    clearTimeout(timer);
    clearTimeout(reading);
    clearImmediate(last);
  };
}
