/** How often a key may call the catalog in a month, by its plan. The contract states its rate by address. */

import type { catalog } from "#contracts/catalog/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { ApiKey, CatalogTables } from "#services/catalog/tables.ts";
import type { ServiceCaller } from "#services/kit/service.ts";

/** What the Free plan has in a month. A Pro plan has no quota. */
const FREE_QUOTA = 100;

/** The operation that not every key permits. */
const SUBMITTING = "resolveProvider" satisfies keyof typeof catalog.operations;

/** How much of its quota a key has used. */
export interface KeyUsage {
  readonly key: ApiKey;
  readonly used: number;
  /** Undefined where the plan has no quota. */
  readonly limit: number | undefined;
  /** The first instant of the next month, in milliseconds. */
  readonly resetAt: number;
}

export interface Limits {
  /** @throws Problem 403 also for an operation that the caller's key does not permit. */
  admitted(caller: ServiceCaller, now: number, operation: string): void;
  /** Every key, with what it used of this month. */
  usage(now: number): readonly KeyUsage[];
}

const monthOf = (now: number) => new Date(now).toISOString().slice(0, 7);

function nextMonth(now: number): number {
  const day = new Date(now);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1);
}

/** Counts over what is kept, so that a restart forgives nothing. */
export function catalogLimits({ keys, usage }: CatalogTables): Limits {
  const usageOf = (key: ApiKey, now: number): KeyUsage => {
    const kept = usage.get(key.email);
    return {
      key,
      used: kept?.month === monthOf(now) ? kept.used : 0,
      limit: key.plan === "free" ? FREE_QUOTA : undefined,
      resetAt: nextMonth(now),
    };
  };

  return {
    admitted({ email = "" }, now, operation) {
      const key = keys.get(email);
      if (!key) throw new Problem(403, "This API key has no plan");
      const { used, limit, resetAt } = usageOf(key, now);
      if (limit !== undefined && used >= limit)
        throw new Problem(429, "Monthly quota exceeded", {
          extra: { limit, remaining: 0, reset_at: resetAt / 1_000 },
        });
      usage.put({ email, month: monthOf(now), used: used + 1 });
      // Before the body is read: what is wrong with it is the business of those who may send it.
      if (operation === SUBMITTING && !key.submits)
        throw new Problem(403, "This API key may not submit specs");
    },

    usage: (now) => keys.all().map((key) => usageOf(key, now)),
  };
}
