/** Formats numbers for display. */

const BYTES = ["B", "kB", "MB"] as const;

/** Formats a number of bytes. */
export function bytesText(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < BYTES.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${unit === 0 ? value : value.toFixed(1)} ${BYTES[unit]}`;
}

/** Formats a duration: milliseconds below ten seconds, seconds above. */
export const msText = (ms: number): string =>
  ms > 0 && ms < 10
    ? `${ms.toFixed(1)} ms`
    : ms < 10_000
      ? `${Math.round(ms)} ms`
      : `${(ms / 1000).toFixed(1)} s`;

export const countText = (count: number, noun: string): string =>
  `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
