/** Decides when the console reads a run of a report again. */

/** Interval at which an unfinished run is read, ms. A finished run with an open delivery is read less often. */
const EVERY_MS = 700;
const DELIVERY_MS = 10_000;

interface Seen {
  readonly state: string;
  readonly scheduledFor: string;
  readonly delivery: { readonly state: string } | undefined;
}

/** Time until the next read of a run, ms. Undefined if the run can no longer change. */
export function nextReadIn({ state, scheduledFor, delivery }: Seen): number | undefined {
  if (state !== "FINISHED" && state !== "FAILED") return EVERY_MS;
  // The delivery starts after the end of the run, with pauses between attempts.
  const isOpen = delivery === undefined || delivery.state === "PENDING";
  return scheduledFor !== "" && isOpen ? DELIVERY_MS : undefined;
}
