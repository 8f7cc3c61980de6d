/**
 * Facts about the operation that our gateway sends with each fetch, in one JSON header. Other routers need not send
 * it; they may send an operation id in a configured header. Without an id, each fetch is an operation of its own.
 */
import type { IncomingHttpHeaders } from "node:http";

export const OPERATION_HEADER = "x-operation";

export interface OperationFacts {
  /** Id that all fetches of an operation share. */
  readonly id?: string | undefined;
  /** Time that the operation has left, ms. */
  readonly deadlineMs?: number | undefined;
  /** Number of REST calls that the operation has left. */
  readonly callsLeft?: number | undefined;
  /** True if the client waits when the rate limit of a family is exhausted. */
  readonly patient?: boolean | undefined;
  /** Number of concurrent last fetches of the operation, of which this is one. */
  readonly last?: number | undefined;
}

export const writeOperation = (facts: OperationFacts): Record<typeof OPERATION_HEADER, string> => ({
  [OPERATION_HEADER]: JSON.stringify(facts),
});

const ID = /^[\w.-]{1,64}$/;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * Facts about the operation from a request. A malformed fact is ignored.
 * @param idHeader The header in which a router names the operation, for requests that are not our gateway's
 */
export function readOperation(headers: IncomingHttpHeaders, idHeader?: string): OperationFacts {
  const said = parsed(headers[OPERATION_HEADER]);
  const count = (name: string) => (isCount(said[name]) ? said[name] : undefined);
  const named = idHeader === undefined ? undefined : idIn(headers[idHeader]);
  return {
    // With a prefix, so that the id of a router is never equal to one of our gateway.
    id: idIn(said["id"]) ?? (named && `${idHeader}.${named}`),
    deadlineMs: count("deadlineMs"),
    callsLeft: count("callsLeft"),
    patient: said["patient"] === true,
    last: count("last") || undefined,
  };
}

const idIn = (value: unknown): string | undefined =>
  typeof value === "string" && ID.test(value) ? value : undefined;

function parsed(header: string | string[] | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = typeof header === "string" ? JSON.parse(header) : undefined;
    return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
