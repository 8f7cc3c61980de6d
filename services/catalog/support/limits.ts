/** Monthly quota of an API key, by plan. The rate limit by address is in the contract. */

import type { catalog } from "#contracts/catalog/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { ApiKey, CatalogTables } from "#services/catalog/tables.ts";
import type { ServiceCaller } from "#services/kit/service.ts";

/** Calls per month on the Free plan. The Pro plan has no quota. */
const FREE_QUOTA = 100;

/** The operation that a key needs an extra permission for. */
const SUBMITTING = "resolveProvider" satisfies keyof typeof catalog.operations;

/** Usage of a key in the current month. */
export interface KeyUsage {
  readonly key: ApiKey;
  readonly used: number;
  /** Undefined if the plan has no quota. */
  readonly limit: number | undefined;
  /** Start of the next month, ms since 1970. */
  readonly resetAt: number;
}

export interface Limits {
  /** Counts a call. @throws Problem 429 over quota, 403 if the key has no plan or no permission for the operation */
  admitted(caller: ServiceCaller, now: number, operation: string): void;
  /** Usage of every key in the current month. */
  usage(now: number): readonly KeyUsage[];
}

const monthOf = (now: number) => new Date(now).toISOString().slice(0, 7);

function nextMonth(now: number): number {
  const day = new Date(now);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1);
}

/** The counts are stored, so that a restart does not reset them. */
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
      // Checked before the body is read, so that only permitted keys get validation errors.
      if (operation === SUBMITTING && !key.submits)
        throw new Problem(403, "This API key may not submit specs");
    },

    usage: (now) => keys.all().map((key) => usageOf(key, now)),
  };
}
