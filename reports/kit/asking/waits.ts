/**
 * Which families a running operation waits for. The gateway lets an operation wait for its turn
 * (`Prefer: wait`) and answers only afterwards, so meanwhile it is asked for its rate limits, which
 * costs no REST call.
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
  /** True where it may end earlier. */
  readonly atMost: boolean;
}

/** An operation that takes no longer is not asked about. */
const LONG_MS = 2_000;
/** Interval between checks, ms. */
const EVERY_MS = 5_000;
/** The gateway keeps this part of a limit from operations that can wait. */
const KEPT_SHARE = 0.25;

/** Sends as `send` does, and says of an operation that takes long which families it waits for. */
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

/** Asks every family that there is for its limits. */
function rateLimitsQuery(): string {
  const type = apiSchema().getType("RateLimits");
  const families = isObjectType(type) ? Object.keys(type.getFields()) : [];
  const fields = families.map((family) => `${family} { throttledUntil rates { limit remaining resetAt } }`);
  return `query ReportRateLimits { rateLimits { ${fields.join(" ")} } }`;
}

/** The families whose limits keep an operation that can wait from going on. */
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
