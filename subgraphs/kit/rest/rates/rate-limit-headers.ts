/**
 * Reads the rate limits in response headers: `RateLimit-*`, `X-RateLimit-*` or `X-Rate-Limit-*`, or the structured
 * fields `RateLimit` and `RateLimit-Policy`.
 */
import type { Answer } from "#contracts/kit/pages/style.ts";

export interface ReportedRateLimit {
  /** Calls per window. Undefined if the headers do not contain it. */
  readonly limit: number | undefined;
  readonly remaining: number;
  /** Time until the window resets, ms. */
  readonly resetMs: number;
}

/** From this number on, a reset is an instant instead of a number of seconds. */
const FIRST_INSTANT_S = 1_000_000_000;
const FIRST_INSTANT_MS = FIRST_INSTANT_S * 1_000;
/** Full header names, because building them for each response would cost more than the look-up. */
const NAMES = ["ratelimit-", "x-ratelimit-", "x-rate-limit-"].map((prefix) => ({
  limit: `${prefix}limit`,
  remaining: `${prefix}remaining`,
  reset: `${prefix}reset`,
}));

/** @returns undefined without a usable rate limit */
export function parseRateLimitHeaders(
  headers: Answer["headers"],
  now = Date.now(),
): ReportedRateLimit | undefined {
  for (const names of NAMES) {
    const remaining = figure(headers[names.remaining]);
    if (remaining === undefined) continue;
    const reset = figure(headers[names.reset]);
    if (reset === undefined) return undefined;
    return { limit: figure(headers[names.limit]), remaining, resetMs: msUntil(reset, now) };
  }
  const rate = headers["ratelimit"];
  return typeof rate === "string" ? structured(rate, headers["ratelimit-policy"]) : undefined;
}

/** Reads `"default";r=50;t=30`, or the form of an older draft, `limit=100, remaining=50, reset=30`. */
function structured(rate: string, policy: Answer["headers"][string]): ReportedRateLimit | undefined {
  const part = (pattern: RegExp, text: unknown = rate) => figure(pattern.exec(String(text ?? ""))?.[1]);
  const remaining = part(/\b(?:r|remaining)=(\d+)/);
  const reset = part(/\b(?:t|reset)=(\d+)/);
  if (remaining === undefined || reset === undefined) return undefined;
  const limit = part(/\blimit=(\d+)/) ?? part(/\bq=(\d+)/, policy);
  return { limit, remaining, resetMs: reset * 1_000 };
}

function figure(value: unknown): number | undefined {
  if (typeof value !== "string") return undefined;
  const text = value.trim();
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** Time until a reset, which is a number of seconds, or an instant in seconds or milliseconds. */
function msUntil(reset: number, now: number): number {
  if (reset < FIRST_INSTANT_S) return reset * 1_000;
  return Math.max(0, (reset < FIRST_INSTANT_MS ? reset * 1_000 : reset) - now);
}
