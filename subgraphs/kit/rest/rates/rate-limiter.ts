/**
 * Limits the rate of calls to one family: by documented limits, which this process counts, and by limits that
 * responses report (`RateLimit-*`, 429 with `Retry-After`). A call that cannot wait is refused before it is sent.
 * A call that can wait gets a turn.
 */
import type { BoundOperation, Family, RateLimit } from "#contracts/kit/contract.ts";
import type { Quota } from "#contracts/kit/error-bodies.ts";
import type { Answer } from "#contracts/kit/pages/style.ts";
import { type RateShare, shareOf } from "#platform/limits/rate-share.ts";
import type { Peers } from "#platform/shared/peers.ts";
import type { Announcement } from "#platform/shared/shared.ts";
import { type Clock, monotonicClock, pause } from "#subgraphs/kit/rest/clock.ts";
import type { PreparedRequest } from "#subgraphs/kit/rest/request.ts";
import { parseRateLimitHeaders } from "./rate-limit-headers.ts";
import { SharedWindow } from "./shared-window.ts";
import { interactiveShare, type Permit, type RateWindow, SlidingWindow } from "./sliding-window.ts";

/** State of one limit. */
export interface RateLimitState {
  /** Operation of the limit. Undefined for all operations of the family. */
  readonly operation: string | undefined;
  readonly per: "address" | "account" | "credential";
  /** Undefined if the family has reported only the remaining calls. */
  readonly limit: number | undefined;
  /** Undefined if the family has reported the limit without its window. */
  readonly perMs: number | undefined;
  readonly remaining: number;
  /** Time until all calls of the limit are available again, ms. */
  readonly resetMs: number;
}

export interface RateLimitsState {
  /** Time for which the family refuses calls with this credential, ms. */
  readonly throttledMs: number;
  readonly rates: readonly RateLimitState[];
  readonly quota: Quota | undefined;
}

/** Limit that responses reported for one operation and credential. */
interface ReportedLimit {
  readonly operation: string;
  limit: number | undefined;
  remaining: number;
  resetAt: number;
  underWay: number;
}

/** An operation that the family refuses for longer than one response is trusted. */
interface LongBlock {
  readonly until: number;
  /** Time from which one call may probe if the family still refuses. */
  readonly probeAt: number;
  probing: boolean;
}

/** Longer reported windows are ignored, because a change of the plan could end them earlier. */
const MAX_BLOCK_MS = 3_600_000;
/**
 * Longest time that one response blocks calls, because it may come from a proxy or be a mistake. After it, one
 * call at a time probes if the family still refuses its operation.
 */
const PROBED_AFTER_MS = 60_000;
/** Time for which other calls wait during a probe, ms. */
const PROBE_MS = 1_000;
/** Largest number of credentials with known limits. */
const MAX_ENTRIES = 10_000;
/** Resets within this time belong to the same window, because seconds are rounded, ms. */
const SAME_SPAN_MS = 1_500;
const NONE: readonly Permit[] = [];
/** Topic for announcements of 429 responses. */
const BLOCKS = "blocks";

/** The permits of a call, or the time until they may be available, ms. */
export type PermitsOrWaitMs = readonly Permit[] | number;

export const isGranted = (granted: PermitsOrWaitMs): granted is readonly Permit[] =>
  typeof granted !== "number";

/** Options of a family's rate limiter. */
export interface RateLimiterOptions {
  readonly clock?: Clock | undefined;
  /** Other processes of the deployment that call the same service, if any. */
  readonly peers?: Peers | undefined;
  /** This process's share of documented limits, if unknown processes call the same service. */
  readonly share?: RateShare | undefined;
  /** Longest duration of interactive and of patient calls, ms. */
  readonly longestMs?: { readonly interactive: number; readonly patient: number };
}

/** Key of the calls that a 429 blocks: all of the credential, or those of an operation with its own limit. */
const blockKey = ({ credential, operation }: PreparedRequest): string =>
  operation.spec.rateLimit ? reportedKey(credential, operation) : credential;

const reportedKey = (credential: string, { name }: BoundOperation): string => `${credential} ${name}`;

export class RateLimiter {
  readonly #clock: Clock;
  readonly #peers: Peers | undefined;
  /** Windows of operations by name. */
  readonly #windows = new Map<string, RateWindow>();
  readonly #ofFamily: RateWindow | undefined;
  /** Time until which a credential, or one operation with it, is blocked. */
  readonly #blockedUntil = new Map<string, number>();
  readonly #reported = new Map<string, ReportedLimit>();
  readonly #quotas = new Map<string, Quota>();
  readonly #longBlocks = new Map<string, LongBlock>();

  constructor({ rateLimit, bound }: Family, options: RateLimiterOptions = {}) {
    const { clock = monotonicClock, peers, share } = options;
    const { longestMs = { interactive: 25_000, patient: 300_000 } } = options;
    this.#clock = clock;
    this.#peers = peers;
    const windowOf = (limit: RateLimit, operation: string): RateWindow =>
      peers
        ? new SharedWindow({
            shared: peers.shared,
            limit,
            key: `${peers.key}:${operation}`,
            longestMs,
            clock,
          })
        : ownWindow(limit, clock, share);
    this.#ofFamily = rateLimit && windowOf(rateLimit, "*");
    for (const { name, spec } of Object.values<BoundOperation>(bound))
      if (spec.rateLimit) this.#windows.set(name, windowOf(spec.rateLimit, name));
    peers?.listen(BLOCKS, (announced) => this.#announced(announced));
  }

  /** Calls that documented limits allow now, by operation. `*` is the limit of the family. */
  get left(): ReadonlyMap<string, number> {
    const windows: [string, RateWindow][] = [...this.#windows];
    if (this.#ofFamily) windows.push(["*", this.#ofFamily]);
    return new Map(windows.map(([operation, window]) => [operation, window.state().remaining]));
  }

  /** The permits of a call if they are available now, or the time until they may be, ms. */
  tryAcquire(prepared: PreparedRequest, patient: boolean): PermitsOrWaitMs | Promise<PermitsOrWaitMs> {
    const own = this.#windows.get(prepared.operation.name);
    const nothingSaid = this.#blockedUntil.size + this.#reported.size + this.#longBlocks.size === 0;
    if (!own && !this.#ofFamily && nothingSaid) return NONE;
    const heldMs = this.#blockedMs(prepared, patient);
    if (heldMs > 0) return heldMs;
    const taken = this.#takeOf([own, this.#ofFamily], patient, []);
    if (typeof taken === "number") return taken;
    if (!(taken instanceof Promise)) return this.#count(prepared, taken);
    return taken.then((places) => {
      if (typeof places === "number") return places;
      // The family may have reported a limit during the wait.
      const nowHeldMs = this.#blockedMs(prepared, patient);
      if (nowHeldMs <= 0) return this.#count(prepared, places);
      releaseUnused(places);
      return nowHeldMs;
    });
  }

  /** A permit of each window, or none. */
  #takeOf(
    [window, ...others]: readonly (RateWindow | undefined)[],
    patient: boolean,
    places: Permit[],
  ): Permit[] | number | Promise<Permit[] | number> {
    if (!window) return others.length > 0 ? this.#takeOf(others, patient, places) : places;
    const next = (place: Permit | number) => {
      if (typeof place !== "number") return this.#takeOf(others, patient, [...places, place]);
      releaseUnused(places);
      return place;
    };
    const place = window.tryAcquire(patient);
    return place instanceof Promise ? place.then(next) : next(place);
  }

  /**
   * Waits for the permits of a call.
   * @returns the needed time in ms, if it is longer than the call can wait
   * @throws the signal's reason if it aborts; the turn is then given up
   */
  async acquire(prepared: PreparedRequest, msLeft: number, signal: AbortSignal): Promise<PermitsOrWaitMs> {
    const end = this.#clock.now() + msLeft;
    for (;;) {
      const heldMs = this.#blockedMs(prepared, true);
      if (this.#clock.now() + heldMs > end) return heldMs;
      if (heldMs > 0) {
        await pause(heldMs, this.#clock, signal);
        continue;
      }
      const places: Permit[] = [];
      try {
        for (const window of [this.#windows.get(prepared.operation.name), this.#ofFamily]) {
          const place = await window?.acquire(end - this.#clock.now(), signal);
          if (typeof place === "number") {
            releaseUnused(places);
            return place;
          }
          if (place) places.push(place);
        }
      } catch (error) {
        releaseUnused(places);
        throw error;
      }
      // The family may have reported a limit during the wait.
      if (this.#blockedMs(prepared, true) <= 0) return this.#count(prepared, places);
      releaseUnused(places);
    }
  }

  /** Reads the rate limits in the headers of a response. */
  update({ credential, operation }: PreparedRequest, headers: Answer["headers"]): void {
    const said = parseRateLimitHeaders(headers);
    if (!said || said.resetMs > MAX_BLOCK_MS) return;
    const key = reportedKey(credential, operation);
    const resetAt = this.#clock.now() + said.resetMs;
    const known = this.#reported.get(key);
    if (!known) {
      const { limit, remaining } = said;
      bounded(this.#reported).set(key, { operation: operation.name, limit, remaining, resetAt, underWay: 0 });
      return;
    }
    // Other calls in progress may not be counted in the response.
    const remaining = said.remaining - Math.max(0, known.underWay - 1);
    // Responses can arrive out of order, so the lowest number of a window is used.
    if (Math.abs(resetAt - known.resetAt) <= SAME_SPAN_MS)
      known.remaining = Math.min(known.remaining, remaining);
    else if (resetAt > known.resetAt) Object.assign(known, { limit: said.limit, remaining, resetAt });
  }

  /** Handles a 429 response. */
  onTooManyRequests(
    prepared: PreparedRequest,
    retryAfterMs: number | undefined,
    quota: Quota | undefined,
  ): void {
    // A quota blocks nothing: its reset may be weeks away, and another plan could end it earlier.
    if (quota) bounded(this.#quotas).set(prepared.credential, quota);
    else if (retryAfterMs !== undefined) {
      const now = this.#clock.now();
      const key = reportedKey(prepared.credential, prepared.operation);
      const probeAt = now + Math.min(retryAfterMs, PROBED_AFTER_MS);
      // An operation that is refused again after its wait blocks only itself.
      const isLong = this.#longBlocks.has(key);
      const held = isLong ? undefined : blockKey(prepared);
      if (held !== undefined) bounded(this.#blockedUntil).set(held, probeAt);
      if (isLong || retryAfterMs > PROBED_AFTER_MS)
        bounded(this.#longBlocks).set(key, { until: now + retryAfterMs, probeAt, probing: false });
      this.#peers?.announce(BLOCKS, { key, held, retryAfterMs });
    }
  }

  /** Applies the announcement of another process about a refusal or its end. Times count from its arrival. */
  #announced({ key, held, over, retryAfterMs }: Announcement): void {
    if (typeof key !== "string") return;
    if (over === true) this.#longBlocks.delete(key);
    if (typeof retryAfterMs !== "number" || !(retryAfterMs > 0)) return;
    const now = this.#clock.now();
    const probeAt = now + Math.min(retryAfterMs, PROBED_AFTER_MS);
    if (typeof held === "string") bounded(this.#blockedUntil).set(held, probeAt);
    if (retryAfterMs > PROBED_AFTER_MS)
      bounded(this.#longBlocks).set(key, { until: now + retryAfterMs, probeAt, probing: false });
  }

  /** Handles a response that is not refused because of the rate. */
  onAccepted({ credential, operation }: PreparedRequest): void {
    if (this.#longBlocks.size === 0) return;
    const key = reportedKey(credential, operation);
    // Only a probe ends a block, because other calls may have been sent before it began.
    if (!this.#longBlocks.get(key)?.probing) return;
    this.#longBlocks.delete(key);
    this.#peers?.announce(BLOCKS, { key, over: true });
  }

  /** State of all limits for callers with this credential. */
  state(credential: string): RateLimitsState {
    const now = this.#clock.now();
    const rates: RateLimitState[] = [];
    const windows: [string | undefined, RateWindow][] = [...this.#windows];
    if (this.#ofFamily) windows.unshift([undefined, this.#ofFamily]);
    for (const [operation, window] of windows) {
      const { calls: limit, perMs, per } = window.limit;
      const held = operation === undefined ? 0 : this.#msUntilUnblocked(`${credential} ${operation}`);
      const { remaining, resetMs } = window.state();
      rates.push({
        operation,
        per,
        limit,
        perMs,
        remaining: held > 0 ? 0 : remaining,
        resetMs: Math.max(held, resetMs),
      });
    }
    for (const [key, { operation, limit, remaining, resetAt }] of this.#reported)
      if (key === `${credential} ${operation}` && resetAt > now)
        rates.push({
          operation,
          per: "credential",
          limit,
          perMs: undefined,
          remaining: Math.max(0, remaining),
          resetMs: resetAt - now,
        });
    const quota = this.#quotas.get(credential);
    return {
      throttledMs: this.#msUntilUnblocked(credential),
      rates,
      quota: quota && quota.resetAt * 1_000 > Date.now() ? quota : undefined,
    };
  }

  /** Time for which reports of the family delay this call, ms. */
  #blockedMs(prepared: PreparedRequest, patient: boolean): number {
    const { credential, operation } = prepared;
    const key = reportedKey(credential, operation);
    const heldMs = Math.max(
      this.#msUntilUnblocked(credential),
      this.#msUntilUnblocked(blockKey(prepared)),
      this.#msUntilProbe(key, patient),
    );
    const told = this.#reported.get(key);
    if (!told) return heldMs;
    const toldMs = told.resetAt - this.#clock.now();
    if (toldMs <= 0) {
      this.#reported.delete(key);
      return heldMs;
    }
    const kept = patient ? interactiveShare(told.limit ?? 0) : 0;
    return told.remaining > kept ? heldMs : Math.max(heldMs, toldMs);
  }

  /** A patient call waits for the reported time. Only calls that cannot wait probe earlier. */
  #msUntilProbe(key: string, patient: boolean): number {
    const block = this.#longBlocks.get(key);
    const now = this.#clock.now();
    if (!block || block.until <= now) {
      this.#longBlocks.delete(key);
      return 0;
    }
    if (patient) return block.until - now;
    return block.probing ? PROBE_MS : Math.max(0, block.probeAt - now);
  }

  #msUntilUnblocked(key: string): number {
    const until = this.#blockedUntil.get(key);
    if (until === undefined) return 0;
    const ms = until - this.#clock.now();
    if (ms <= 0) this.#blockedUntil.delete(key);
    return Math.max(0, ms);
  }

  /** Counts a call against the remaining calls that the family has reported. */
  #count({ credential, operation }: PreparedRequest, places: Permit[]): readonly Permit[] {
    const key = reportedKey(credential, operation);
    const block = this.#longBlocks.get(key);
    if (block) {
      block.probing = true;
      places.push({
        release() {
          block.probing = false;
        },
      });
    }
    const told = this.#reported.get(key);
    if (told) {
      told.remaining--;
      told.underWay++;
      places.push({
        release(sent) {
          told.underWay--;
          if (!sent) told.remaining++;
        },
      });
    }
    return places;
  }
}

function ownWindow(limit: RateLimit, clock: Clock, share: RateShare | undefined): RateWindow {
  if (!share) return new SlidingWindow(limit, clock);
  const window = new SlidingWindow({ ...limit, calls: shareOf(limit.calls, share.processes) }, clock);
  if (share.replaces) window.fill();
  return window;
}

/** Releases the permits of a call that was not made. */
function releaseUnused(places: readonly Permit[]): void {
  for (const place of places) place.release(false);
}

function bounded<V>(map: Map<string, V>): Map<string, V> {
  if (map.size >= MAX_ENTRIES) map.clear();
  return map;
}
