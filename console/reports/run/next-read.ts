/** Interval at which the console reads a run of a report, and the end of that. */

/** Interval at which an unfinished run, or one with an open delivery, is read, ms. */
const EVERY_MS = 700;
const DELIVERY_MS = 10_000;

interface Seen {
  readonly state: string;
  readonly scheduledFor: string;
  readonly delivery: { readonly state: string } | undefined;
}

/** Time until a run is read again, ms. Undefined if it can no longer change. */
export function nextReadIn({ state, scheduledFor, delivery }: Seen): number | undefined {
  if (state !== "FINISHED" && state !== "FAILED") return EVERY_MS;
  // The delivery comes after the end, with pauses between its tries.
  const isOpen = delivery === undefined || delivery.state === "PENDING";
  return scheduledFor !== "" && isOpen ? DELIVERY_MS : undefined;
}
