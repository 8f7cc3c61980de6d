/**
 * Reads the rate limits in an answer's headers: `RateLimit-*`, `X-RateLimit-*` or `X-Rate-Limit-*`, or the
 * two structured fields `RateLimit` and `RateLimit-Policy`.
 */
import type { Answer } from "#contracts/kit/pages/style.ts";

export interface ReportedRateLimit {
  /** Calls in a span; undefined where it is not said. */
  readonly limit: number | undefined;
  readonly remaining: number;
  /** Time until the count begins again, ms. */
  readonly resetMs: number;
}

/** Beyond this, a figure is no number of seconds but an instant. */
const FIRST_INSTANT_S = 1_000_000_000;
const FIRST_INSTANT_MS = FIRST_INSTANT_S * 1_000;
/** The header names whole: to put them together for each answer costs more than to look for them. */
const NAMES = ["ratelimit-", "x-ratelimit-", "x-rate-limit-"].map((prefix) => ({
  limit: `${prefix}limit`,
  remaining: `${prefix}remaining`,
  reset: `${prefix}reset`,
}));

/** @returns undefined where nothing is said, or nothing that can be made use of */
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

/** `"default";r=50;t=30`, or as an older draft has it, `limit=100, remaining=50, reset=30`. */
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

/** Some say how many seconds are left, some at what instant it is, in seconds or milliseconds. */
function msUntil(reset: number, now: number): number {
  if (reset < FIRST_INSTANT_S) return reset * 1_000;
  return Math.max(0, (reset < FIRST_INSTANT_MS ? reset * 1_000 : reset) - now);
}
