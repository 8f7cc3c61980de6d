/**
 * The contexts of a subgraph process: all requests of one operation share one, and with it its
 * loaders, so that what one `_entities` call has read the next need not read again.
 */
import type { IncomingHttpHeaders } from "node:http";
import { isForwardable } from "../config/table.ts";
import type { ContextInit, OperationContext } from "../kit/context.ts";
import { emailIn } from "../kit/ids.ts";
import type { Limits } from "../kit/limits.ts";
import type { FamilyReport, UpstreamReport } from "../kit/report.ts";

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
const ID = /^[\w.-]{1,64}$/;

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
    const id = textOf(headers["x-operation-id"]);
    const viewerEmail = viewerIn(headers);
    // Whoever brings other credentials never meets the context of somebody else.
    const key = ID.test(id) ? `${id} ${JSON.stringify([forwarded, viewerEmail])}` : undefined;
    let kept = key === undefined ? undefined : this.#kept.get(key);
    if (!kept || kept.abort.signal.aborted) {
      kept = this.#start(requestId, { forwarded, viewerEmail }, headers);
      if (key !== undefined) this.#kept.set(key, kept);
    }
    const held = kept;
    held.open++;
    const last = lastIn(headers);
    if (last > 0) held.lastLeft ??= last;
    held.context.callsLeft = Math.min(held.context.callsLeft, this.#callsLeft(headers));
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
        if (last > 0 && held.lastLeft !== undefined) held.lastLeft--;
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
    headers: IncomingHttpHeaders,
  ): Kept<C> {
    const abort = new AbortController();
    const patient = headers["x-patient"] === "1";
    const ms = numberOf(headers["x-deadline-ms"], this.#limits[patient ? "patientMs" : "operationMs"]);
    const deadline = setTimeout(() => abort.abort(), ms);
    const context = this.#make({
      requestId,
      operationId: textOf(headers["x-operation-id"]) || requestId,
      signal: abort.signal,
      ...caller,
      deadline: performance.now() + ms,
      patient,
      callsLeft: this.#callsLeft(headers),
    });
    const reported = context.report.toJSON();
    return { context, abort, deadline, since: performance.now(), reported, open: 0, lastLeft: undefined };
  }

  #callsLeft(headers: IncomingHttpHeaders): number {
    return numberOf(headers["x-calls-left"], this.#limits.callsPerOperation);
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

/** What a header says, never more than what holds without it. */
function numberOf(header: string | string[] | undefined, most: number): number {
  const text = textOf(header);
  return /^\d{1,9}$/.test(text) ? Math.min(Number(text), most) : most;
}

/** Of how many last requests this is one; 0 where it is none. */
const lastIn = (headers: IncomingHttpHeaders): number =>
  Number(/^\d{1,3}$/.exec(textOf(headers["x-operation-last"]))?.[0] ?? 0);

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
    waves: now.waves - before.waves,
    families: families.filter(({ calls, shared, retries }) => calls + shared + retries > 0),
    index: { calls: now.index.calls - before.index.calls },
  };
}
