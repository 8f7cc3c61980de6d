/** Repeats failed requests after the time in the error (`retryAfterMs`). */
import { setTimeout as sleep } from "node:timers/promises";
import { type Ask, readAnswer } from "./answer.ts";
import type { Send } from "./client.ts";
import { type AnswerError, codeOf, familyOf } from "./completeness.ts";
import { isFields } from "./lists.ts";
import type { Answer, Request } from "./request.ts";
import type { Wait } from "./waits.ts";

export interface RetryOptions {
  /** Longest total time that a run waits, ms. Concurrent waits count once. */
  readonly waitMs: number;
  readonly sleep?: (ms: number) => Promise<unknown>;
  /** Called before each wait. */
  readonly onWait?: (waits: readonly Wait[]) => void;
  /** Ends a wait. */
  readonly signal?: AbortSignal;
}

const WAITABLE: ReadonlySet<string> = new Set(["RATE_LIMITED", "UPSTREAM_UNAVAILABLE", "OVERLOADED"]);
const SHORTEST_WAIT_MS = 100;

/** True if an error has the time after which a retry can succeed. */
export const isWaitable = (error: AnswerError): boolean =>
  WAITABLE.has(codeOf(error)) && typeof error.extensions?.["retryAfterMs"] === "number";

/**
 * Repeats a request until the page is complete, as long as errors have `retryAfterMs` and the run may wait. Only
 * failed parts are requested again.
 */
export function withRetryAfter(send: Send, { waitMs, sleep: ownSleep, onWait, signal }: RetryOptions): Ask {
  const budget = new WaitBudget(waitMs);
  /** Families for which the run no longer waits, and which have not answered since. */
  const silent = new Set<string>();
  const rest = ownSleep ?? ((ms: number) => sleep(ms, undefined, signal && { signal }));
  const sent = async (request: Request): Promise<Answer> => {
    const answer = readAnswer(await send(request));
    const failed = new Set(answer.errors.map(familyOf));
    for (const family of answer.families) if (!failed.has(family)) silent.delete(family);
    return answer;
  };
  const askAgain = async (request: Request, answer: Answer, failed: readonly AnswerError[]) =>
    (await asked(sent, request, answer, failed)) ?? (await sent(request));
  return async (request) => {
    let answer = request.known ?? (await sent(request));
    if (request.known && request.isLast === true) {
      const failed = answer.errors.filter((error) => isWaitable(error) && !silent.has(familyOf(error)));
      if (failed.length === 0) return answer;
      answer = await askAgain(request, answer, failed);
    }
    for (;;) {
      if (request.patient === false) return answer;
      const waits = answer.errors.filter(isWaitable).map((error) => ({
        error,
        family: familyOf(error),
        ms: Math.max(Number(error.extensions?.["retryAfterMs"]), SHORTEST_WAIT_MS),
      }));
      for (const { family, ms } of waits) if (!budget.allows(ms)) silent.add(family);
      const worth = waits.filter(({ ms }) => budget.allows(ms));
      if (worth.length === 0) return answer;
      const ms = Math.max(...worth.map((wait) => wait.ms));
      const until = Date.now() + ms;
      request.onWait?.();
      onWait?.(
        [...new Set(worth.map(({ family }) => family))].map((family) => ({ family, until, atMost: false })),
      );
      await budget.spend(ms, rest);
      answer = await askAgain(
        request,
        answer,
        worth.map(({ error }) => error),
      );
    }
  };
}

/** Time that a run may wait. */
class WaitBudget {
  #left: number;
  #waits = 0;
  /** End of the latest wait. */
  #until = 0;

  constructor(ms: number) {
    this.#left = ms;
  }

  allows(ms: number): boolean {
    return this.#cost(ms) <= this.#left;
  }

  async spend(ms: number, sleepFor: (ms: number) => Promise<unknown>): Promise<void> {
    this.#left -= this.#cost(ms);
    this.#until = Math.max(this.#waits > 0 ? this.#until : 0, performance.now() + ms);
    this.#waits++;
    try {
      await sleepFor(ms);
    } finally {
      this.#waits--;
    }
  }

  /** The part of a wait that does not overlap with another wait. */
  #cost(ms: number): number {
    const beside = this.#waits > 0 ? this.#until - performance.now() : 0;
    return Math.max(0, ms - Math.max(0, beside));
  }
}

/** Requests the failed parts. @returns undefined if the response does not match the existing data */
async function asked(
  send: Ask,
  request: Request,
  answer: Answer,
  failed: readonly AnswerError[],
): Promise<Answer | undefined> {
  const paths = failed.map(({ path = [] }) => path.filter((key) => typeof key === "string"));
  const part = answer.data === null ? undefined : request.again?.(paths);
  if (!part) return undefined;
  const more = await send(part);
  const data = more.data && merged(answer.data, more.data);
  if (!isFields(data)) return undefined;
  return {
    data,
    errors: [...answer.errors.filter((error) => !failed.includes(error)), ...more.errors],
    families: [...new Set([...answer.families, ...more.families])],
  };
}

const REFUSED = Symbol("values of different objects");

/** A value, completed with its missing parts. */
function merged(there: unknown, more: unknown): unknown {
  if (there === null || there === undefined) return more;
  if (Array.isArray(there) && Array.isArray(more)) {
    if (there.length !== more.length) return REFUSED;
    const items = there.map((item, at) => merged(item, more[at]));
    return items.includes(REFUSED) ? REFUSED : items;
  }
  if (!isFields(there) || !isFields(more)) return there;
  const { id } = there;
  // The list has changed between the requests.
  if (typeof id === "string" && typeof more["id"] === "string" && id !== more["id"]) return REFUSED;
  const made: Record<string, unknown> = { ...there };
  for (const [key, value] of Object.entries(more)) {
    made[key] = merged(there[key], value);
    if (made[key] === REFUSED) return REFUSED;
  }
  return made;
}
