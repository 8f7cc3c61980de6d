/** The warning in the log for workers without a shared store. */
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";

/** @param families The families that the gateway calls. */
export function rateWarning(families: readonly Family[], workers: number): string {
  const below = families.flatMap(({ name, rateLimit, bound }) => [
    ...(rateLimit && rateLimit.calls < workers ? [name] : []),
    ...Object.values<BoundOperation>(bound).flatMap(({ id, spec }) =>
      spec.rateLimit && spec.rateLimit.calls < workers ? [id] : [],
    ),
  ]);
  const share = `WORKERS=${workers} without REDIS_URL: each worker calls families at 1/${workers} of each documented rate, and learns from no other one what a write changed or how long a family is to be left alone`;
  return below.length === 0
    ? share
    : `${share}. A share is at least one call: together they can exceed the rate of ${below.join(", ")}`;
}
