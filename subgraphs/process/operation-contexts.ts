/**
 * The contexts of a subgraph process: all requests of one operation share one, and with it its
 * loaders, so that what one `_entities` call has read the next need not read again.
 */
import type { IncomingHttpHeaders } from "node:http";
import { isForwardable } from "#platform/config/credential-kinds.ts";
import type { Limits } from "#platform/limits/limits.ts";
import type { FamilyReport, UpstreamReport } from "#subgraphs/kit/context/call-report.ts";
import type { ContextInit } from "#subgraphs/kit/context/context.ts";
import type { OperationContext } from "#subgraphs/kit/context/operation-context.ts";
import { emailIn } from "#subgraphs/kit/mapping/ids.ts";
import { type OperationFacts, readOperation } from "./operation-header.ts";

interface Kept<C> {
  readonly context: C;
  readonly abort: AbortController;
  readonly deadline: NodeJS.Timeout;
  readonly since: number;
  /** What earlier answers of the operation have reported already. */
  reported: UpstreamReport;
  /** Requests of the operation that are being answered. */
  open: number;
  /** How many of the operation's last requests are still to be answered, once one has said so. */
  lastLeft: number | undefined;
}

/** One request's hold on its operation's context. */
export interface Held<C> {
  readonly context: C;
  /** What the operation has cost since its last answer. */
  report(): UpstreamReport;
  /** The gateway has gone away: nobody waits for the operation any more. */
  leave(): void;
  /** The request has been answered; to be called once, whatever came of it. */
  done(): void;
}

const KEPT_MS = 30_000;
const MAX_KEPT = 1_000;

export class OperationContexts<C extends OperationContext> {
  readonly #make: (init: ContextInit) => C;
  readonly #limits: Limits;
  readonly #kept = new Map<string, Kept<C>>();

  constructor(make: (init: ContextInit) => C, limits: Limits) {
    this.#make = make;
    this.#limits = limits;
  }

  hold(requestId: string, headers: IncomingHttpHeaders): Held<C> {
    this.#forget();
    const forwarded = forwardedOf(headers);
    const facts = readOperation(headers);
    const viewerEmail = viewerIn(headers);
    // A caller with other credentials never gets the context of somebody else.
    const key = facts.id && `${facts.id} ${JSON.stringify([forwarded, viewerEmail])}`;
    let kept = key === undefined ? undefined : this.#kept.get(key);
    if (!kept || kept.abort.signal.aborted) {
      kept = this.#start(requestId, { forwarded, viewerEmail }, facts);
      if (key !== undefined) this.#kept.set(key, kept);
    }
    const held = kept;
    held.open++;
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
        if (held.open > 0 || held.lastLeft !== 0) return;
        clearTimeout(held.deadline);
        if (key !== undefined && this.#kept.get(key) === held) this.#kept.delete(key);
        held.context.release();
      },
    };
  }

  #start(
    requestId: string,
    caller: Pick<ContextInit, "forwarded" | "viewerEmail">,
    { id, patient = false, deadlineMs, callsLeft }: OperationFacts,
  ): Kept<C> {
    const abort = new AbortController();
    // A deadline from the header never exceeds the configured one.
    const most = this.#limits[patient ? "patientMs" : "operationMs"];
    const ms = Math.min(deadlineMs ?? most, most);
    const deadline = setTimeout(() => abort.abort(), ms);
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
    return { context, abort, deadline, since: performance.now(), reported, open: 0, lastLeft: undefined };
  }

  /** Drops what is old; a request that still runs keeps its own hold. */
  #forget(): void {
    const old = performance.now() - KEPT_MS;
    for (const [key, { since }] of this.#kept) {
      if (since > old && this.#kept.size < MAX_KEPT) break;
      this.#kept.delete(key);
    }
  }

  close(): void {
    for (const { deadline } of this.#kept.values()) clearTimeout(deadline);
    this.#kept.clear();
  }
}

const textOf = (header: string | string[] | undefined) => (typeof header === "string" ? header : "");

/** Who asks, as the gateway says; what is no address is nobody. */
function viewerIn(headers: IncomingHttpHeaders): string | undefined {
  try {
    return emailIn(decodeURIComponent(textOf(headers["x-viewer"])));
  } catch {
    return undefined;
  }
}

function forwardedOf(headers: IncomingHttpHeaders): Record<string, string> {
  const forwarded: Record<string, string> = {};
  for (const name of Object.keys(headers).filter(isForwardable).sort())
    if (textOf(headers[name]) !== "") forwarded[name] = textOf(headers[name]);
  return forwarded;
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
