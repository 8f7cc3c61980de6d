/** Asks again after the time that a failure names. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Ask, readAnswer } from "./answer.ts";
import type { Send } from "./client.ts";
import { type AnswerError, codeOf, familyOf } from "./completeness.ts";
import { isFields } from "./lists.ts";
import type { Answer, Request } from "./request.ts";
import type { Wait } from "./waits.ts";

export interface RetryOptions {
  /** Longest time to wait for one page, ms. */
  readonly waitMs: number;
  readonly sleep?: (ms: number) => Promise<unknown>;
  /** Called before each wait. */
  readonly onWait?: (waits: readonly Wait[]) => void;
  /** Ends a wait. */
  readonly signal?: AbortSignal;
}

const WAITABLE: ReadonlySet<string> = new Set(["RATE_LIMITED", "UPSTREAM_UNAVAILABLE", "OVERLOADED"]);
const SHORTEST_WAIT_MS = 100;

/** True if a failure says when asking again helps. */
export const isWaitable = (error: AnswerError): boolean =>
  WAITABLE.has(codeOf(error)) && typeof error.extensions?.["retryAfterMs"] === "number";

/**
 * Asks until the page is whole, as long as each failure says when asking again helps and that is
 * within the time. Only what failed is asked for again. A family whose wait was too long once is not waited for
 * again.
 */
export function withRetryAfter(send: Send, { waitMs, sleep: ownSleep, onWait, signal }: RetryOptions): Ask {
  const givenUp = new Set<string>();
  const rest = ownSleep ?? ((ms: number) => sleep(ms, undefined, signal && { signal }));
  return async (request) => {
    let left = waitMs;
    let answer = request.known ?? readAnswer(await send(request));
    for (;;) {
      if (request.patient === false) return answer;
      const waits = answer.errors.filter(isWaitable).map((error) => ({
        error,
        family: familyOf(error),
        ms: Math.max(Number(error.extensions?.["retryAfterMs"]), SHORTEST_WAIT_MS),
      }));
      const hopeful = waits.filter(({ family }) => !givenUp.has(family));
      for (const { family, ms } of hopeful) if (ms > left) givenUp.add(family);
      const worth = hopeful.filter(({ ms }) => ms <= left);
      if (worth.length === 0) return answer;
      const ms = Math.max(...worth.map((wait) => wait.ms));
      const until = Date.now() + ms;
      request.onWait?.();
      onWait?.(
        [...new Set(worth.map(({ family }) => family))].map((family) => ({ family, until, atMost: false })),
      );
      await rest(ms);
      left -= ms;
      const failed = worth.map(({ error }) => error);
      answer = (await asked(send, request, answer, failed)) ?? readAnswer(await send(request));
    }
  };
}

/** Asks for what failed. @returns undefined where it does not fit what is there */
async function asked(
  send: Send,
  request: Request,
  answer: Answer,
  failed: readonly AnswerError[],
): Promise<Answer | undefined> {
  const paths = failed.map(({ path = [] }) => path.filter((key) => typeof key === "string"));
  const part = answer.data === null ? undefined : request.again?.(paths);
  if (!part) return undefined;
  const more = readAnswer(await send(part));
  const data = more.data && merged(answer.data, more.data);
  if (!isFields(data)) return undefined;
  return {
    data,
    errors: [...answer.errors.filter((error) => !failed.includes(error)), ...more.errors],
    families: [...new Set([...answer.families, ...more.families])],
  };
}

const REFUSED = Symbol("values of different objects");

/** A value with what was missing in it. */
function merged(there: unknown, more: unknown): unknown {
  if (there === null || there === undefined) return more;
  if (Array.isArray(there) && Array.isArray(more)) {
    if (there.length !== more.length) return REFUSED;
    const items = there.map((item, at) => merged(item, more[at]));
    return items.includes(REFUSED) ? REFUSED : items;
  }
  if (!isFields(there) || !isFields(more)) return there;
  const { id } = there;
  // The list has changed meanwhile.
  if (typeof id === "string" && typeof more["id"] === "string" && id !== more["id"]) return REFUSED;
  const made: Record<string, unknown> = { ...there };
  for (const [key, value] of Object.entries(more)) {
    made[key] = merged(there[key], value);
    if (made[key] === REFUSED) return REFUSED;
  }
  return made;
}
