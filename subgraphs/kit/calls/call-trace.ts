/**
 * Trace of one GraphQL operation: each REST call with its times and the response paths that waited for the call.
 * Recorded if an authorized client sends `x-upstream-report: trace`. Otherwise a call costs one comparison. The
 * trace contains no values, ids, headers or bodies.
 */
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { outcomeOf } from "#platform/telemetry/instrumentation.ts";
import type { RequestTiming } from "#subgraphs/kit/rest/inflight-requests.ts";
import type { CallingField } from "./call-attribution.ts";

/** A REST call as shown in `extensions.upstream.requests`. Times in milliseconds. */
export interface TracedCall {
  readonly id: number;
  readonly family: string;
  /** `banking.listPayments` */
  readonly operation: string;
  /** `GET /payments/{id}`, as in the family's documents. */
  readonly route: string;
  /** Number of keys that the call serves. */
  readonly keys: number;
  /** Time since the start of the operation. */
  readonly startMs: number;
  /** Time waiting for the operation's other calls to the family. */
  readonly queueMs: number;
  /** Time waiting for the family's rate limit. */
  readonly rateMs: number;
  /** Time from sending to the response headers, with earlier tries. For a shared call, the whole time. */
  readonly waitMs: number;
  /** Time of reading the body. */
  readonly readMs: number;
  /** Number of requests sent. */
  readonly tries: number;
  /** Status of the response, if any. */
  readonly status?: number | undefined;
  /** `ok`, or the code of the error. */
  readonly outcome: string;
  readonly bytes: number;
  /** True if the call joined an identical read in flight. */
  readonly shared: boolean;
  readonly roundTrip: number;
  /** Response paths that waited for the call, with `@` for the indexes of lists. */
  readonly paths: readonly string[];
}

/** Records the phases of one call. */
export interface CallTiming extends RequestTiming {
  /** The call has passed the operation's own limits. */
  admitted(shared: boolean, roundTrip: number): void;
  /** The call has ended, with its error if it failed. */
  ended(error?: unknown): void;
}

type Phase = "queueMs" | "rateMs" | "waitMs" | "readMs";
type TraceEntry = { -readonly [K in keyof TracedCall]: TracedCall[K] };

/** Largest number of traced calls per operation. The default budget is lower. */
const MAX_CALLS = 2_000;
/** Largest number of traced paths per call. */
const MAX_PATHS = 50;

const rounded = (ms: number) => Math.round(ms * 100) / 100;

export class CallTrace {
  readonly #began = performance.now();
  readonly #calls: TraceEntry[] = [];
  readonly #byFetch = new Map<number, Set<number>>();
  /** False if other processes made calls, which this trace lacks. */
  whole = true;

  /** Begins a trace entry for a waiting call. @param askers fields that caused the call */
  start(operation: BoundOperation, keys: number, askers: readonly CallingField[]): CallTiming {
    const began = performance.now();
    const call: TraceEntry = {
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
    let part: Phase = "queueMs";
    let since = began;
    const enter = (next: Phase) => {
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

  /** The calls caused by a fetch of the query plan. */
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

function pathsOf(askers: readonly CallingField[]): readonly string[] {
  const paths = new Set<string>();
  for (const { path } of askers) {
    if (path !== undefined && path !== "") paths.add(path);
    if (paths.size >= MAX_PATHS) break;
  }
  return [...paths];
}
