/** Key of a running query. Requests with equal keys may share one answer. */
import type { FastifyRequest } from "fastify";
import type { AuthenticatedCaller } from "#subgraphs/kit/access/authentication.ts";

/** Longer requests are not shared, because each key is in memory while its run lasts; characters. */
const MAX_BODY = 16_384;
/** Headers that change the form or the extensions of an answer. */
const ANSWER_HEADERS = ["x-upstream-report", "prefer"] as const;

const principals = new WeakMap<AuthenticatedCaller, string>();

/** Text that is equal for callers with the same identity and scopes. */
function principalOf(caller: AuthenticatedCaller): string {
  let principal = principals.get(caller);
  if (principal === undefined) {
    const { authenticated, scopes, subject, email } = caller;
    principal = JSON.stringify([authenticated, [...scopes].sort(), subject, email]);
    principals.set(caller, principal);
  }
  return principal;
}

/** The caller of a request. */
export interface SharingCaller {
  readonly caller: AuthenticatedCaller;
  /** Subject, or address of a caller without a subject, because operations can read it. */
  readonly name: string;
}

/**
 * Computes the key of a request.
 * @param request POST with a JSON body
 * @param body the body, with the text of a trusted document in place of its id
 * @param forwarded names of headers that some family's credential is taken from
 * @returns undefined for a request whose answer must not be shared
 */
export function sharedKey(
  { method, headers }: FastifyRequest,
  body: unknown,
  { caller, name }: SharingCaller,
  forwarded: readonly string[],
): string | undefined {
  if (method !== "POST" || !headers["content-type"]?.startsWith("application/json")) return undefined;
  if (ANSWER_HEADERS.some((name) => headers[name] !== undefined)) return undefined;
  const text = JSON.stringify(body);
  if (text === undefined || text.length > MAX_BODY) return undefined;
  const credentials = forwarded.map((name) => headers[name]);
  return `${principalOf(caller)} ${JSON.stringify([name, headers.accept, credentials])} ${text}`;
}
