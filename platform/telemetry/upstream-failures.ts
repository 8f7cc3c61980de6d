/**
 * Tells operators why REST calls fail: a counter, and one log line per family and cause at a time. A
 * family that is down fails thousands of calls, all for one cause.
 */
import type { Log } from "#platform/http/log.ts";
import type { FailureCause } from "./instrumentation.ts";
import type { Metrics } from "./metrics.ts";

/** One try of a REST call that failed, or a write whose answer could not be read. */
export interface UpstreamFailure {
  readonly family: string;
  /** The operation's id in its contract, and its method and route template. */
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly status?: number | undefined;
  readonly cause: FailureCause;
}

export type OnUpstreamFailure = (failure: UpstreamFailure) => void;

/** A cause is logged again after this time, in milliseconds. */
const LOG_AGAIN_MS = 60_000;
/** Causes that are remembered; there are a few dozen codes per family. */
const MAX_CAUSES = 1_000;

/**
 * Counts failures and logs each cause of each family at most once a minute.
 * @param now A clock in milliseconds
 */
export function upstreamFailures(
  log: Log,
  metrics: Metrics | undefined,
  now: () => number = () => performance.now(),
): OnUpstreamFailure {
  const known = new Map<string, { loggedAt: number; unlogged: number }>();
  return ({ family, status, cause, ...call }) => {
    const { reason, errno, tls, contentType } = cause;
    metrics?.restFailures.inc({ family, cause: reason });
    const key = [family, reason, status, errno, tls, contentType].join(" ");
    const entry = known.get(key);
    const at = now();
    if (entry && at - entry.loggedAt < LOG_AGAIN_MS) {
      entry.unlogged++;
      return;
    }
    if (known.size >= MAX_CAUSES) known.clear();
    known.set(key, { loggedAt: at, unlogged: 0 });
    const since = entry && entry.unlogged > 0 && { unlogged: entry.unlogged };
    log.warn({ family, ...call, status, ...cause, ...since }, "REST call failed");
  };
}
