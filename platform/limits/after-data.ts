/** A timeout for data that may have arrived already. After a long task, Node runs timers before it reads sockets. */

/** Additional time to read such data, ms. */
const READING_MS = 50;

/**
 * Calls `run` after a time, and after data that has arrived meanwhile was read.
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
