/** Outcome of a failed request to a subgraph's process: if it was sent, and the error for clients. */
import type { Dispatcher } from "undici";
import type { ErrorCode } from "#platform/errors/catalog.ts";

/** Failures before anything was sent, so that a write was not made. */
const UNSENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

/** True if the request failed before its first byte was sent. */
export function wasUnsent(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error)) return false;
  if (UNSENT.has(String(error.code))) return true;
  // An open connection can lose its route, too, with a request in flight.
  return error.code === "EHOSTUNREACH" && "syscall" in error && error.syscall === "connect";
}

const CLOSED: ReadonlySet<string> = new Set(["UND_ERR_SOCKET", "ECONNRESET", "NO_PROCESS"]);

/** A load balancer in front of the subgraph had no process to send the request to, or lost it. */
export class NoProcess extends Error {
  readonly code = "NO_PROCESS";
}

/** A load balancer timed out while it waited for the process, which may still work on the request. */
export class ProxyTimeout extends Error {
  readonly code = "LATE_PROCESS";
}

/** The process has another secret than the gateway, and refused the request before it read it. */
export class SecretRefused extends Error {}

/** True if the answer is from a load balancer. A subgraph answers in JSON, with any status. */
export const isOfProxy = ({ statusCode, headers }: Dispatcher.ResponseData): boolean =>
  statusCode >= 502 && statusCode <= 504 && !String(headers["content-type"]).includes("json");

/** True if the process closed the connection before it answered. It may have received the request. */
export const isClosed = (error: unknown): boolean =>
  error instanceof Error && "code" in error && CLOSED.has(String(error.code));

/** Error code of a failed write. */
export function codeOfWrite(error: unknown): ErrorCode {
  if (error instanceof SecretRefused) return "SUBGRAPH_REFUSED";
  return wasUnsent(error) ? "UPSTREAM_UNAVAILABLE" : "OUTCOME_UNKNOWN";
}

/**
 * Error code of a failed query.
 * @param aborted True if its operation no longer waited for it.
 */
export function codeOfRead(error: unknown, aborted: boolean): ErrorCode {
  if (error instanceof SecretRefused) return "SUBGRAPH_REFUSED";
  if (aborted || error instanceof ProxyTimeout) return "UPSTREAM_TIMEOUT";
  // Socket errors have a code. Other errors are from reading the answer.
  return error instanceof Error && "code" in error ? "UPSTREAM_UNAVAILABLE" : "UPSTREAM_BAD_RESPONSE";
}
