/** How often operations may be called: the calls of the last span, by the family's clock. */

import type { BoundOperation } from "#contracts/kit/contract.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Clock } from "./clock.ts";

export interface Rates {
  /** Counts one call. @throws Problem 429, saying when the next is taken, once the limit is reached. */
  take(op: BoundOperation): void;
}

/** The rates of one family's account: all callers together. They are forgotten with the process. */
export function createRates(clock: Clock): Rates {
  const taken = new Map<string, number[]>();
  return {
    take({ name, spec: { rateLimit } }) {
      if (!rateLimit) return;
      const now = clock.now();
      const recent = (taken.get(name) ?? []).filter((at) => at > now - rateLimit.perMs);
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= rateLimit.calls)
        throw new Problem(429, `Only ${rateLimit.calls} of these calls are taken in ${rateLimit.perMs} ms`, {
          headers: { "retry-after": String(Math.max(1, Math.ceil((oldest + rateLimit.perMs - now) / 1000))) },
        });
      taken.set(name, [...recent, now]);
    },
  };
}
