/** Asking a gateway: over HTTP or in this process, and waiting where it says that waiting helps. */
import { setTimeout as sleep } from "node:timers/promises";
import { type AnswerError, codeOf, familyOf } from "./completeness.ts";
import { type Fields, isFields } from "./lists.ts";
import type { Request } from "./page-queries.ts";
import type { Answer, Ask } from "./paginate.ts";
import { ReportError } from "./usage-error.ts";
import type { Wait } from "./waits.ts";

/** A GraphQL answer as it comes, from whichever side. */
export type Send = (request: Request) => Promise<unknown>;

/** Headers that every operation of a report is asked with. */
export function headersOf(waitS: number, own: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { "x-upstream-report": "1", ...(waitS > 0 && { prefer: `wait=${waitS}` }), ...own };
}

/**
 * Headers of the caller's own, from the environment: `REPORT_TOKEN` is a bearer token,
 * `REPORT_HEADERS` a JSON object of further ones.
 */
export function callerHeaders(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const { REPORT_TOKEN: token, REPORT_HEADERS: json } = env;
  const headers: Record<string, string> = {};
  if (json) {
    const given = parsedJson(json);
    if (!isFields(given) || !Object.values(given).every((value) => typeof value === "string"))
      throw new ReportError("REPORT_HEADERS must be a JSON object of texts");
    for (const [name, value] of Object.entries(given)) headers[name.toLowerCase()] = String(value);
  }
  if (token) headers["authorization"] = `Bearer ${token}`;
  try {
    new Headers(headers);
  } catch {
    throw new ReportError("REPORT_TOKEN or REPORT_HEADERS holds what no header can");
  }
  return headers;
}

/** Asks a gateway over HTTP. @param signal ends what is in flight */
export function overHttp(url: string, headers: Readonly<Record<string, string>>, signal?: AbortSignal): Send {
  return async ({ query, variables }) => {
    let response: Response;
    try {
      response = await fetch(url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({ query, variables }),
        redirect: "error",
        ...(signal && { signal }),
      });
    } catch {
      signal?.throwIfAborted();
      return refusal("UNREACHABLE", "The gateway can not be reached");
    }
    const body = parsedJson(await response.text().catch(() => ""));
    const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
    const retryAfterMs = Number.isFinite(seconds) ? seconds * 1_000 : undefined;
    if (
      isFields(body) &&
      (isFields(body["data"]) || Array.isArray(body["errors"])) &&
      retryAfterMs === undefined
    )
      return body;
    if (response.status === 503 || response.status === 429)
      return refusal("OVERLOADED", "The gateway has too much to do", retryAfterMs);
    return isFields(body) && Array.isArray(body["errors"])
      ? body
      : refusal("UNREACHABLE", `What answers at that address is no gateway (status ${response.status})`);
  };
}

const refusal = (code: string, message: string, retryAfterMs?: number) => ({
  data: null,
  errors: [{ message, extensions: { code, ...(retryAfterMs !== undefined && { retryAfterMs }) } }],
});

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export interface Patience {
  /** How long one page may be waited for, ms. */
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
 * within the time. Whoever was waited for in vain once is not waited for again.
 */
export function patient(send: Send, { waitMs, sleep: ownSleep, onWait, signal }: Patience): Ask {
  const givenUp = new Set<string>();
  const rest = ownSleep ?? ((ms: number) => sleep(ms, undefined, signal && { signal }));
  return async (request) => {
    let left = waitMs;
    for (;;) {
      const answer = read(await send(request));
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

/** What is taken of an answer: whoever answers might send anything. */
function read(answer: unknown): Answer {
  const { data, errors, extensions } = isFields(answer) ? answer : {};
  const taken: AnswerError[] = Array.isArray(errors) ? errors.filter(isFields).map(errorOf) : [];
  return { data: isFields(data) ? data : null, errors: taken, families: familiesIn(extensions) };
}

const errorOf = ({ message, path, extensions }: Fields): AnswerError => ({
  message: String(message),
  path: Array.isArray(path) ? path : undefined,
  extensions: isFields(extensions) ? extensions : undefined,
});

/** Every family that had a part in an answer. */
export function familiesIn(extensions: unknown): readonly string[] {
  if (!isFields(extensions)) return [];
  const { sources, upstream } = extensions;
  const told = [sources, isFields(upstream) ? upstream["families"] : undefined];
  const names = told
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .map((one: unknown) => isFields(one) && one["family"]);
  return [...new Set(names.filter((name) => typeof name === "string"))];
}
