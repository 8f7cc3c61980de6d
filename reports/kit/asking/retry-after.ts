/** Asks again after the time that a failure names. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Ask, readAnswer } from "./answer.ts";
import type { Send } from "./client.ts";
import { codeOf, familyOf } from "./completeness.ts";
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

/**
 * Asks until the page is whole, as long as each failure says when asking again helps and that is
 * within the time. A family whose wait was too long once is not waited for again.
 */
export function withRetryAfter(send: Send, { waitMs, sleep: ownSleep, onWait, signal }: RetryOptions): Ask {
  const givenUp = new Set<string>();
  const rest = ownSleep ?? ((ms: number) => sleep(ms, undefined, signal && { signal }));
  return async (request) => {
    let left = waitMs;
    for (;;) {
      const answer = readAnswer(await send(request));
      const waits = answer.errors.flatMap((error) => {
        const { retryAfterMs } = error.extensions ?? {};
        const helps = WAITABLE.has(codeOf(error)) && typeof retryAfterMs === "number";
        return helps ? [{ family: familyOf(error), ms: Math.max(retryAfterMs, SHORTEST_WAIT_MS) }] : [];
      });
      const hopeful = waits.filter(({ family }) => !givenUp.has(family));
      for (const { family, ms } of hopeful) if (ms > left) givenUp.add(family);
      const worth = hopeful.filter(({ ms }) => ms <= left);
      if (worth.length === 0) return answer;
      const ms = Math.max(...worth.map((wait) => wait.ms));
      const until = Date.now() + ms;
      onWait?.(
        [...new Set(worth.map(({ family }) => family))].map((family) => ({ family, until, atMost: false })),
      );
      await rest(ms);
      left -= ms;
    }
  };
}
