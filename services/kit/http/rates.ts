/** Enforces the rate limits of a contract in a sliding window, by the family's clock. */

import type { BoundOperation, Family, RateLimit } from "#contracts/kit/contract.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Clock } from "#services/kit/data/clock.ts";
import type { Store } from "#services/kit/data/store.ts";

export interface Rates {
  /** Counts a request by its IP address, before its credentials are read. @throws Problem 429 */
  arrived(ip: string): void;
  /** Counts a call after the access check. @throws Problem 429 */
  admitted(op: BoundOperation, ip: string): void;
  /** Deletes all counts. */
  forget(): void;
}

/** Calls in the window of one limit, oldest first, ms since 1970. */
interface CountedCalls {
  readonly key: string;
  readonly perMs: number;
  readonly at: readonly number[];
}

/** Above this number of keys, those without a call in their window are deleted. */
const MAX_KEYS = 1_000;

/**
 * The rate limits of one family: its own, which counts all its operations together, and those of its
 * operations. Counts are stored, so that a restart does not reset them. A refused call does not
 * count.
 */
export function createRates({ rateLimit }: Family, store: Store, clock: Clock): Rates {
  const counted = store.collection("countedCalls", { key: (calls: CountedCalls) => calls.key });

  /** Counts a call against all of the limits, or against none if one of them is reached. */
  function take(limits: readonly (readonly [name: string, limit: RateLimit])[], ip: string): void {
    const now = clock.now();
    const counts = limits.map(([name, { calls, perMs, per }]) => {
      const key = per === "address" ? `${name} ${ip}` : name;
      const at = (counted.get(key)?.at ?? []).filter((earlier) => earlier > now - perMs);
      const [oldest] = at;
      if (oldest !== undefined && at.length >= calls)
        throw new Problem(429, "Rate limit exceeded", {
          headers: { "retry-after": String(Math.max(1, Math.ceil((oldest + perMs - now) / 1000))) },
        });
      return { key, perMs, at: [...at, now] };
    });
    for (const calls of counts) counted.put(calls);
    if (counted.size > MAX_KEYS)
      for (const { key, perMs, at } of counted.all())
        if ((at.at(-1) ?? 0) <= now - perMs) counted.delete(key);
  }

  const ofFamily = rateLimit ? ([["family", rateLimit]] as const) : [];
  const byAddress = rateLimit?.per === "address";
  return {
    arrived(ip) {
      if (byAddress) take(ofFamily, ip);
    },
    admitted({ name, spec }, ip) {
      const own = spec.rateLimit ? ([[`operation ${name}`, spec.rateLimit]] as const) : [];
      const limits = byAddress ? own : [...ofFamily, ...own];
      if (limits.length > 0) take(limits, ip);
    },
    forget() {
      for (const { key } of counted.all()) counted.delete(key);
    },
  };
}
