/** Requests of a report to a gateway over HTTP, and their headers. */

import { UsageError } from "#reports/kit/usage-error.ts";
import { isFields } from "./lists.ts";
import type { Request } from "./request.ts";

/** Sends a request and returns the GraphQL response, unchecked. */
export type Send = (request: Request) => Promise<unknown>;

/** Headers of every request of a report. */
export function headersOf(waitS: number, own: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { "x-upstream-report": "1", ...(waitS > 0 && { prefer: `wait=${waitS}` }), ...own };
}

/**
 * Headers of the caller from the environment: `REPORT_TOKEN` is a bearer token, `REPORT_HEADERS` a JSON object of
 * further headers.
 */
export function callerHeaders(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const { REPORT_TOKEN: token, REPORT_HEADERS: json } = env;
  const headers: Record<string, string> = {};
  if (json) {
    const given = parsedJson(json);
    if (!isFields(given) || !Object.values(given).every((value) => typeof value === "string"))
      throw new UsageError("REPORT_HEADERS must be a JSON object of texts");
    for (const [name, value] of Object.entries(given)) headers[name.toLowerCase()] = String(value);
  }
  if (token) headers["authorization"] = `Bearer ${token}`;
  try {
    new Headers(headers);
  } catch {
    throw new UsageError("REPORT_TOKEN or REPORT_HEADERS holds what no header can");
  }
  return headers;
}

/** Code of failed requests to which no gateway has answered. */
export const UNREACHABLE = "UNREACHABLE";

/** Sends requests to a gateway over HTTP. @param signal aborts requests in flight */
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
      return refusal(UNREACHABLE, "The gateway cannot be reached");
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
      : refusal(UNREACHABLE, `What answers at that address is no gateway (status ${response.status})`);
  };
}

/** Options of every operation of a report. */
export interface ClientOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** Longest time that one operation may wait for a family's rate limit, ms; 0 for no wait. */
  readonly patienceMs: number;
  /** Aborts requests in flight. */
  readonly signal?: AbortSignal | undefined;
}

/** A gateway to which a report sends requests, until it is closed. */
export interface Connected {
  readonly send: Send;
  close(): Promise<void>;
}

/** A gateway at an address. */
export function connectTo(url: string, { headers, signal }: ClientOptions): Connected {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new UsageError("--url must be an http or https URL");
  return { send: overHttp(url, headers, signal), close: async () => {} };
}

/** SDL of the gateway at an address. Undefined if the gateway does not offer introspection. */
export async function schemaAt(
  url: string,
  headers: ClientOptions["headers"],
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  try {
    const response = await fetch(new URL("schema.graphql", url), { headers, ...(signal && { signal }) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined; // the first request reports why the gateway cannot be reached
  }
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
