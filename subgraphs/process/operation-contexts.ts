/**
 * The contexts of a subgraph process. All requests of one operation share one context and its loaders, so that the
 * next `_entities` call need not read the same objects again.
 */
import type { Limits } from "#platform/limits/limits.ts";
import type { FamilyReport, UpstreamReport } from "#subgraphs/kit/calls/call-report.ts";
import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";
import type { ContextInit } from "#subgraphs/kit/context/context.ts";
import type { OperationFacts } from "./operation-header.ts";

interface CachedContext<C> {
  readonly context: C;
  readonly abort: AbortController;
  readonly deadline: NodeJS.Timeout;
  /** Usage in earlier answers of the operation. */
  reported: UpstreamReport;
  /** Number of the operation's requests in progress. */
  open: number;
  /** Number of the operation's last requests without an answer, after one was marked as last. */
  lastLeft: number | undefined;
  /** Bytes that it has read and that count in the total of all contexts. */
  bytes: number;
}

/** One request's lease of its operation's context. */
export interface ContextLease<C> {
  readonly context: C;
  /** Cost of the operation since its last answer. */
  report(): UpstreamReport;
  /** The gateway has disconnected, so no request waits for the operation. */
  leave(): void;
  /** The request has ended, with any outcome. Must be called once. */
  done(): void;
}

/** Contexts that wait for further requests of their operation. */
const MAX_KEPT = 1_000;
/** Decoded bytes of the REST answers that all of them have read. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

export class OperationContexts<C extends OperationContext> {
  readonly #make: (init: ContextInit) => C;
  readonly #limits: Limits;
  readonly #most: { readonly contexts: number; readonly bytes: number };
  /** The oldest first. */
  readonly #kept = new Map<string, CachedContext<C>>();
  #bytes = 0;

  /** @param most Limits of the waiting contexts: their number, and the bytes that they have read. */
  constructor(
    make: (init: ContextInit) => C,
    limits: Limits,
    most = { contexts: MAX_KEPT, bytes: MAX_KEPT_BYTES },
  ) {
    this.#make = make;
    this.#limits = limits;
    this.#most = most;
  }

  /**
   * Number of contexts that wait for further requests of their operations, and the bytes that they have read.
   */
  get size(): { readonly contexts: number; readonly bytes: number } {
    return { contexts: this.#kept.size, bytes: this.#bytes };
  }

  /**
   * The context of a request's operation. It already exists if an earlier request belongs to the same operation.
   * @param forwarded The caller's own credentials, by header.
   * @param facts Facts about the operation from the request. Without an id, the request is an operation of its own.
   * @param viewerEmail E-mail address of `viewer`.
   * @param callerName Name of the caller, if known.
   */
  hold(
    requestId: string,
    forwarded: Readonly<Record<string, string>>,
    facts: OperationFacts,
    viewerEmail?: string,
    callerName?: string,
  ): ContextLease<C> {
    // The credentials, with the bearer token, are part of the key, so that callers never share a context.
    const key = facts.id && `${facts.id} ${JSON.stringify([forwarded, viewerEmail])}`;
    let kept = key === undefined ? undefined : this.#kept.get(key);
    if (!kept || kept.abort.signal.aborted) {
      if (key !== undefined && kept) this.#drop(key, kept);
      kept = this.#start(requestId, { forwarded, viewerEmail, callerName }, facts, key);
      if (key !== undefined) this.#kept.set(key, kept);
    }
    const held = kept;
    held.open++;
    this.#makeRoom();
    const { last, callsLeft = this.#limits.callsPerOperation } = facts;
    if (last !== undefined) held.lastLeft ??= last;
    held.context.callsLeft = Math.min(held.context.callsLeft, callsLeft);
    return {
      context: held.context,
      report() {
        const now = held.context.report.toJSON();
        const since = difference(now, held.reported);
        held.reported = now;
        return since;
      },
      leave() {
        held.abort.abort();
      },
      done: () => {
        held.open--;
        if (last !== undefined && held.lastLeft !== undefined) held.lastLeft--;
        if (held.open > 0) return;
        const isKept = key !== undefined && this.#kept.get(key) === held;
        if (isKept && held.lastLeft !== 0) {
          this.#count(held);
          this.#makeRoom();
          return;
        }
        if (isKept) this.#drop(key, held);
        else release(held);
      },
    };
  }

  #start(
    requestId: string,
    caller: Pick<ContextInit, "forwarded" | "viewerEmail" | "callerName">,
    { id, patient = false, deadlineMs, callsLeft }: OperationFacts,
    key: string | undefined,
  ): CachedContext<C> {
    const abort = new AbortController();
    // A deadline from the header never exceeds the configured one.
    const most = this.#limits[patient ? "patientMs" : "operationMs"];
    const ms = Math.min(deadlineMs ?? most, most);
    const deadline = setTimeout(() => {
      abort.abort();
      // No request can use the context anymore.
      if (key !== undefined && this.#kept.get(key) === kept) this.#drop(key, kept);
    }, ms);
    const { callsPerOperation } = this.#limits;
    const context = this.#make({
      requestId,
      operationId: id ?? requestId,
      signal: abort.signal,
      ...caller,
      deadline: performance.now() + ms,
      patient,
      callsLeft: Math.min(callsLeft ?? callsPerOperation, callsPerOperation),
      limits: this.#limits,
    });
    const reported = context.report.toJSON();
    const kept: CachedContext<C> = {
      context,
      abort,
      deadline,
      reported,
      open: 0,
      lastLeft: undefined,
      bytes: 0,
    };
    return kept;
  }

  /** Adds the bytes that a context has read since the last count. */
  #count(kept: CachedContext<C>): void {
    const read = this.#limits.restBytes - kept.context.budget.restBytesLeft;
    this.#bytes += read - kept.bytes;
    kept.bytes = read;
  }

  /** Drops the oldest contexts. Their operations read again if they continue. */
  #makeRoom(): void {
    for (const [key, kept] of this.#kept) {
      if (this.#kept.size <= this.#most.contexts && this.#bytes <= this.#most.bytes) break;
      this.#drop(key, kept);
    }
  }

  /** A running request has its own lease, and releases the context at its end. */
  #drop(key: string, kept: CachedContext<C>): void {
    this.#kept.delete(key);
    this.#bytes -= kept.bytes;
    kept.bytes = 0;
    if (kept.open === 0) release(kept);
  }

  close(): void {
    for (const { deadline } of this.#kept.values()) clearTimeout(deadline);
    this.#kept.clear();
    this.#bytes = 0;
  }
}

function release({ context, deadline }: CachedContext<OperationContext>): void {
  clearTimeout(deadline);
  context.release();
}

function difference(now: UpstreamReport, before: UpstreamReport): UpstreamReport {
  const earlier = new Map(before.families.map((tally) => [tally.family, tally]));
  const families = now.families.map((tally): FamilyReport => {
    const { calls = 0, keys = 0, shared = 0, retries = 0, ms = 0 } = earlier.get(tally.family) ?? {};
    return {
      family: tally.family,
      calls: tally.calls - calls,
      keys: tally.keys - keys,
      shared: tally.shared - shared,
      retries: tally.retries - retries,
      ms: tally.ms - ms,
    };
  });
  return {
    calls: now.calls - before.calls,
    roundTrips: now.roundTrips - before.roundTrips,
    families: families.filter(({ calls, shared, retries }) => calls + shared + retries > 0),
    index: { calls: now.index.calls - before.index.calls },
  };
}
