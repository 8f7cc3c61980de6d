/**
 * The trace of one GraphQL operation: each REST call with its times, and the response paths that waited
 * for it. It is recorded where a client asks with `x-upstream-report: trace` and may; otherwise a call
 * costs one comparison. It holds no value, id, header or body.
 */
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { outcomeOf } from "#platform/telemetry/instrumentation.ts";
import type { RequestTiming } from "#subgraphs/kit/rest/inflight-requests.ts";
import type { Asker } from "./call-attribution.ts";

/** One REST call as `extensions.upstream.requests` shows it; times in milliseconds. */
export interface TracedCall {
  readonly id: number;
  readonly family: string;
  /** `banking.listPayments` */
  readonly operation: string;
  /** `GET /payments/{id}`, as the family documents it. */
  readonly route: string;
  /** Keys that the call serves. */
  readonly keys: number;
  /** Since the operation began. */
  readonly startMs: number;
  /** Waiting because the operation has as many calls to the family in flight as it may. */
  readonly queueMs: number;
  /** Waiting for the family's rate limit. */
  readonly rateMs: number;
  /** From sending to the head of the answer, earlier tries included; of a shared call, all of it. */
  readonly waitMs: number;
  /** Reading the body. */
  readonly readMs: number;
  /** Requests that were sent; 0 where nothing was. */
  readonly tries: number;
  /** Status of the answer, where there was one. */
  readonly status?: number | undefined;
  /** `ok`, or the code of the error. */
  readonly outcome: string;
  readonly bytes: number;
  /** An identical read was in flight already, and its answer served this call too. */
  readonly shared: boolean;
  readonly roundTrip: number;
  /** Response paths that waited for the call, with `@` for the indexes of lists. */
  readonly paths: readonly string[];
}

/** Follows one call through its parts. */
export interface CallTiming extends RequestTiming {
  /** It may go out, as far as the operation's own limits are concerned. */
  admitted(shared: boolean, roundTrip: number): void;
  /** The call is over, with the error that it ended with. */
  ended(error?: unknown): void;
}

type Part = "queueMs" | "rateMs" | "waitMs" | "readMs";
type Recorded = { -readonly [K in keyof TracedCall]: TracedCall[K] };

/** Calls that are kept of one operation; its budget allows fewer by default. */
const MAX_CALLS = 2_000;
/** Paths that are kept of one call. */
const MAX_PATHS = 50;

const rounded = (ms: number) => Math.round(ms * 100) / 100;

export class CallTrace {
  readonly #began = performance.now();
  readonly #calls: Recorded[] = [];
  readonly #byFetch = new Map<number, Set<number>>();
  /** False once calls were made in another process, which this one does not see. */
  whole = true;

  /** A call begins to wait. @param askers The fields that the call is made for. */
  start(operation: BoundOperation, keys: number, askers: readonly Asker[]): CallTiming {
    const began = performance.now();
    const call: Recorded = {
      id: this.#calls.length,
      family: operation.family,
      operation: operation.id,
      route: `${operation.method} ${operation.path}`,
      keys,
      startMs: began - this.#began,
      queueMs: 0,
      rateMs: 0,
      waitMs: 0,
      readMs: 0,
      tries: 0,
      outcome: "",
      bytes: 0,
      shared: false,
      roundTrip: 0,
      paths: pathsOf(askers),
    };
    if (this.#calls.length < MAX_CALLS) {
      this.#calls.push(call);
      for (const { fetch } of askers) this.#belongs(call.id, fetch);
    }
    let part: Part = "queueMs";
    let since = began;
    const enter = (next: Part) => {
      const now = performance.now();
      call[part] += now - since;
      part = next;
      since = now;
    };
    return {
      admitted(shared, roundTrip) {
        call.shared = shared;
        call.roundTrip = roundTrip;
        enter(shared ? "waitMs" : "rateMs");
      },
      sent() {
        call.tries++;
        enter("waitMs");
      },
      answered(status) {
        call.status = status;
        enter("readMs");
      },
      read(bytes) {
        call.bytes += bytes;
      },
      ended(error) {
        enter(part);
        call.outcome = error === undefined ? "ok" : outcomeOf(error).outcome;
      },
    };
  }

  #belongs(call: number, fetch: number | undefined): void {
    if (fetch === undefined) return;
    const calls = this.#byFetch.get(fetch);
    if (calls) calls.add(call);
    else this.#byFetch.set(fetch, new Set([call]));
  }

  /** The calls that a fetch of the query plan led to. */
  callsOf(fetch: number): readonly number[] {
    return [...(this.#byFetch.get(fetch) ?? [])];
  }

  toJSON(): readonly TracedCall[] {
    return this.#calls.map((call) => ({
      ...call,
      startMs: rounded(call.startMs),
      queueMs: rounded(call.queueMs),
      rateMs: rounded(call.rateMs),
      waitMs: rounded(call.waitMs),
      readMs: rounded(call.readMs),
    }));
  }
}

function pathsOf(askers: readonly Asker[]): readonly string[] {
  const paths = new Set<string>();
  for (const { path } of askers) {
    if (path !== undefined && path !== "") paths.add(path);
    if (paths.size >= MAX_PATHS) break;
  }
  return [...paths];
}
