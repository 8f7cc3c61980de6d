/** How long the console goes on asking for a run of a report. */

/** How often a run that is under way is asked for, and one whose result is to be delivered, ms. */
const EVERY_MS = 700;
const DELIVERY_MS = 10_000;

interface Seen {
  readonly state: string;
  readonly scheduledFor: string;
  readonly delivery: { readonly state: string } | undefined;
}

/** How soon a run is asked for again, ms; undefined where nothing of it changes any more. */
export function nextReadIn({ state, scheduledFor, delivery }: Seen): number | undefined {
  if (state !== "FINISHED" && state !== "FAILED") return EVERY_MS;
  // The delivery comes after the end, with pauses between its tries.
  const isOpen = delivery === undefined || delivery.state === "PENDING";
  return scheduledFor !== "" && isOpen ? DELIVERY_MS : undefined;
}
