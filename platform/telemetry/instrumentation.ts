/**
 * Events that the kit reports to traces and metrics. They contain names of the contracts, codes and
 * counts, and nothing that a client or a family sent.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import { type ErrorCode, TributaryError } from "#platform/errors/catalog.ts";
import type { UnreadableReason } from "#platform/http/response-body.ts";

/**
 * Cause of a failed REST call, for operators: in logs, metrics and traces. It contains names of contracts,
 * codes and a media type, but never a body, a path with its values, a query or a header's secret.
 */
export interface FailureCause {
  readonly reason:
    | UnreadableReason
    | "connect"
    | "proxy"
    | "DNS"
    | "TLS"
    | "connection lost"
    | "timeout"
    | "queue"
    | "not HTTP"
    | "status"
    | "redirect"
    | "404 of another server"
    | "credential refused";
  /** The code of the system or the HTTP parser. */
  readonly errno?: string | undefined;
  /** The code of the certificate or the handshake. */
  readonly tls?: string | undefined;
  /** The status by which the proxy refused to connect. */
  readonly proxyStatus?: number | undefined;
  readonly contentType?: string | undefined;
  /** Origin of a redirect's target. */
  readonly redirectOrigin?: string | undefined;
}

/** The outcome of a call. `rejectedLocally`: no request was sent. `abandoned`: all callers have gone. */
export interface Outcome {
  readonly outcome: "ok" | "rejectedLocally" | "abandoned" | ErrorCode;
  /** The family's status, if it sent one. */
  readonly status?: number | undefined;
  readonly cause?: FailureCause;
  /** Parts of the answer that could not be read. */
  readonly unreadable?: UnreadableParts | undefined;
}

/** Counts of the unreadable parts of a response, and their places in the contract; never a value. */
export interface UnreadableParts {
  readonly rows: number;
  readonly members: number;
  /** Type of the first unreadable value by place, for example `data[].attributes.amount`. */
  readonly places: ReadonlyMap<string, string>;
}

/** Formats the places for operators: `data[].attributes.amount (object)`. */
export const placesOf = ({ places }: UnreadableParts): string[] =>
  [...places].map(([place, type]) => `${place} (${type})`);

/** Converts an error to an outcome. An error outside the catalog is a bug. */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof TributaryError)) return { outcome: "INTERNAL_SERVER_ERROR" };
  const { status } = error.extensions;
  return { outcome: error.code, ...(typeof status === "number" && { status }) };
}

/** The called operation of the contract. The URL of a file has neither id nor path. */
export type CallTarget = Pick<BoundOperation, "method"> & Partial<Pick<BoundOperation, "id" | "path">>;

/** Headers that connect the work of the other side with the trace. */
export type TraceHeaders = Readonly<Record<string, string>>;

/** Observes one call, from its request in the graph to its answer. */
export interface CallInstrumentation {
  /** Headers to send with the call; undefined if the family does not get the trace. */
  readonly headers: TraceHeaders | undefined;
  /** The call joins an identical read in flight. @param other Instrumentation of that read. */
  joined(other: CallInstrumentation | undefined): void;
  /** A request is sent: the first of the call, or a further one. */
  sent(): void;
  /** The last request has ended with this outcome. */
  answered(outcome: Outcome): void;
  /** A request is sent again, after one with this outcome. */
  retried(after: Outcome): void;
  /** The call ended with this outcome. Reported even if no caller waits any more. */
  settled(outcome: Outcome): void;
  /** The caller continues, with the answer or with an error. */
  ended(error?: unknown): void;
}

/** Watches one request to a subgraph. */
export interface FetchInstrumentation {
  /** Headers to send with the request; undefined if the subgraph is in this process. */
  readonly headers: TraceHeaders | undefined;
  ended(failed: boolean): void;
}

/**
 * Location of a subgraph: in this process, in another one, or here for another process's request with these
 * headers.
 */
export type SubgraphLocation = "here" | "elsewhere" | IncomingHttpHeaders;

/** Watches one operation. */
export interface OperationInstrumentation {
  /** For the log, so that its lines lead to the trace. */
  readonly traceId: string | undefined;
  fetched(subgraph: string, place: SubgraphLocation): FetchInstrumentation;
  /** @param keys Number of keys that the call serves. */
  called(family: Family, operation: CallTarget, keys: number): CallInstrumentation;
  /** A loader has collected a batch of keys. */
  batched(family: string, keys: number): void;
  /** An index of the family was used: it was fresh, stale, or had to be read first. */
  indexAsked(family: string, found: "fresh" | "stale" | "missing"): void;
  /** Loading an index has ended. `outcome` is `ok` or a code. May be called after the operation. */
  indexLoaded(family: string, index: string, outcome: string): void;
}
