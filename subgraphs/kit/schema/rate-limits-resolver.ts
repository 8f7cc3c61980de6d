/** Resolvers of `Query.rateLimits`: rate limits of the subgraph's families, and the calls left. */

import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";
import type { FamilyModule } from "#subgraphs/kit/context/context.ts";
import type { RateLimitsState } from "#subgraphs/kit/rest/rates/rate-limiter.ts";

const instantIn = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** The state in the graph's form, for the caller's own credential. */
function shown({ throttledMs, rates, quota }: RateLimitsState) {
  return {
    throttledUntil: throttledMs > 0 ? instantIn(throttledMs) : null,
    rates: rates.map(({ operation, per, limit, perMs, remaining, resetMs }) => ({
      operation,
      scope: per.toUpperCase(),
      limit,
      windowSeconds: perMs === undefined ? null : perMs / 1_000,
      remaining,
      resetAt: resetMs > 0 ? instantIn(resetMs) : null,
    })),
    monthlyQuota: quota && {
      limit: quota.limit,
      remaining: quota.remaining,
      resetAt: new Date(quota.resetAt * 1_000).toISOString(),
    },
  };
}

/** One field per family. Each subgraph resolves its own families. */
export function rateLimitResolvers(families: readonly FamilyModule[]) {
  const fields = families.map(({ family: { name } }) => [
    name,
    (_: unknown, _arguments: unknown, context: OperationContext) => shown(context.ratesOf(name)),
  ]);
  return { Query: { rateLimits: () => ({}) }, RateLimits: Object.fromEntries(fields) };
}
