/**
 * Families for which a running operation waits. The gateway answers a waiting operation (`Prefer: wait`) only at
 * its end, so meanwhile this module queries the rate limits, which costs no REST call.
 */
import { isObjectType } from "graphql";
import { apiSchema } from "#reports/kit/document/document.ts";
import { familiesIn } from "./answer.ts";
import type { Send } from "./client.ts";
import { isFields } from "./lists.ts";

export interface Wait {
  readonly family: string;
  /** As `Date.now()` counts. */
  readonly until: number;
  /** True if the wait may end earlier. */
  readonly atMost: boolean;
}

/** The rate limits are queried only for operations that take longer. */
const LONG_MS = 2_000;
/** Interval between checks, ms. */
const EVERY_MS = 5_000;
/** Share of a limit that waiting operations leave to all others. */
const KEPT_SHARE = 0.25;

/** Sends requests. For an operation that takes long, it reports the families that the operation waits for. */
export function reportWaits(send: Send, onWait: (waits: readonly Wait[]) => void, longMs = LONG_MS): Send {
  const asked = new Set<string>();
  return async (request) => {
    let timer: NodeJS.Timeout | undefined;
    let done = false;
    const look = async () => {
      const answer = await send({ query: rateLimitsQuery(), variables: {} }).catch(() => undefined);
      if (done) return;
      onWait(waitsIn(answer, Date.now()).filter(({ family }) => asked.size === 0 || asked.has(family)));
      timer = setTimeout(look, EVERY_MS);
    };
    timer = setTimeout(look, longMs);
    try {
      const answer = await send(request);
      if (isFields(answer)) for (const family of familiesIn(answer["extensions"])) asked.add(family);
      return answer;
    } finally {
      done = true;
      clearTimeout(timer);
    }
  };
}

/** Query for the rate limits of all families. */
function rateLimitsQuery(): string {
  const type = apiSchema().getType("RateLimits");
  const families = isObjectType(type) ? Object.keys(type.getFields()) : [];
  const fields = families.map((family) => `${family} { throttledUntil rates { limit remaining resetAt } }`);
  return `query ReportRateLimits { rateLimits { ${fields.join(" ")} } }`;
}

/** The families whose rate limits delay a waiting operation. */
export function waitsIn(answer: unknown, now: number): Wait[] {
  const data = isFields(answer) ? answer["data"] : undefined;
  const limits = isFields(data) ? data["rateLimits"] : undefined;
  if (!isFields(limits)) return [];
  return Object.entries(limits).flatMap(([family, state]) => {
    if (!isFields(state)) return [];
    const throttled = timeOf(state["throttledUntil"]);
    const rates: readonly unknown[] = Array.isArray(state["rates"]) ? state["rates"] : [];
    const usedUp = Math.max(0, ...rates.map((rate) => (isUsedUp(rate) ? timeOf(rate["resetAt"]) : 0)));
    const until = Math.max(throttled, usedUp);
    return until > now ? [{ family, until, atMost: usedUp > throttled }] : [];
  });
}

function isUsedUp(rate: unknown): rate is Record<string, unknown> {
  if (!isFields(rate) || typeof rate["remaining"] !== "number") return false;
  const limit = typeof rate["limit"] === "number" ? rate["limit"] : 0;
  return rate["remaining"] <= Math.floor(limit * KEPT_SHARE);
}

const timeOf = (value: unknown): number => (typeof value === "string" ? Date.parse(value) || 0 : 0);
