/**
 * Limits the rate of calls to one family: by the limits of its documents, which we count ourselves, and by
 * the limits that its answers report (`RateLimit-*`, 429 with `Retry-After`). A call that cannot wait is
 * refused before it is sent. A call that can wait gets a turn.
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

/** One limit and where it stands. */
export interface RateLimitState {
  /** The operation that it is for; all of the family's unless there. */
  readonly operation: string | undefined;
  readonly per: "address" | "account" | "credential";
  /** Undefined where the family has reported only the remaining calls. */
  readonly limit: number | undefined;
  /** Undefined where the family has reported the limit, not the span. */
  readonly perMs: number | undefined;
  readonly remaining: number;
  /** Time until the whole limit is free again, ms. */
  readonly resetMs: number;
}

export interface RateLimitsState {
  /** Time for which the family has refused calls with this credential, ms. */
  readonly throttledMs: number;
  readonly rates: readonly RateLimitState[];
  readonly quota: Quota | undefined;
}

/** Limit that a family has reported for one operation with one credential. */
interface ReportedLimit {
  readonly operation: string;
  limit: number | undefined;
  remaining: number;
  resetAt: number;
  underWay: number;
}

/** An operation that a family refuses for longer than one answer of it is believed. */
interface LongBlock {
  readonly until: number;
  /** Time at which a call may probe if the family still refuses it. */
  readonly probeAt: number;
  probing: boolean;
}

/** A longer span is not counted: what ends later than this may well have been ended by another plan. */
const MAX_BLOCK_MS = 3_600_000;
/**
 * Nothing is held back longer for one answer, which may be a proxy's or a mistake: then one call at a
 * time finds out whether the family still refuses its operation.
 */
const PROBED_AFTER_MS = 60_000;
/** Time that other calls wait while one call probes the limit, ms. */
const PROBE_MS = 1_000;
/** Credentials that something is known of. */
const MAX_ENTRIES = 10_000;
/** Resets that lie no further apart are of the same span: seconds are rounded. */
const SAME_SPAN_MS = 1_500;
const NONE: readonly Permit[] = [];
/** The topic of what a family announced by a 429. */
const BLOCKS = "blocks";

/** The places of a call, or the time until it could have them, ms. */
export type Granted = readonly Permit[] | number;

export const isGranted = (granted: Granted): granted is readonly Permit[] => typeof granted !== "number";

/** Options of a family's rate limiter. */
export interface RateLimiterOptions {
  readonly clock?: Clock | undefined;
  /** Other processes that call the same service, if there are any. */
  readonly peers?: Peers | undefined;
  /** This process's share of the documented limits, where others call the service that it knows nothing of. */
  readonly share?: RateShare | undefined;
  /** The longest call of an operation that waits for an answer, and of one that can wait for a turn, ms. */
  readonly longestMs?: { readonly interactive: number; readonly patient: number };
}

/**
 * Key of the calls that a 429 delays: those of the credential, or of one operation that has a limit of its
 * own.
 */
const blockKey = ({ credential, operation }: PreparedRequest): string =>
  operation.spec.rateLimit ? reportedKey(credential, operation) : credential;

const reportedKey = (credential: string, { name }: BoundOperation): string => `${credential} ${name}`;

export class RateLimiter {
  readonly #clock: Clock;
  readonly #peers: Peers | undefined;
  /** The family's own window and those of its operations, by name. */
  readonly #windows = new Map<string, RateWindow>();
  readonly #ofFamily: RateWindow | undefined;
  /** Until when a credential (or one operation with it) is not to be used. */
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

  /** Calls that the documented limits leave now, by operation; `*` for the limit of the family. */
  get left(): ReadonlyMap<string, number> {
    const windows: [string, RateWindow][] = [...this.#windows];
    if (this.#ofFamily) windows.push(["*", this.#ofFamily]);
    return new Map(windows.map(([operation, window]) => [operation, window.state().remaining]));
  }

  /** A call's places at once, or how long it would have to wait for them, ms. */
  tryAcquire(prepared: PreparedRequest, patient: boolean): Granted | Promise<Granted> {
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
      // While it waited for its places, the family may have said something.
      const nowHeldMs = this.#blockedMs(prepared, patient);
      if (nowHeldMs <= 0) return this.#count(prepared, places);
      releaseUnused(places);
      return nowHeldMs;
    });
  }

  /** A place of each window, or none. */
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
   * A call's places when its turn has come.
   * @returns the time that it would take, ms, where that is more than it can wait
   * @throws the signal's reason when it is aborted meanwhile: the turn is given up
   */
  async acquire(prepared: PreparedRequest, msLeft: number, signal: AbortSignal): Promise<Granted> {
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
      // While it waited for its places, the family may have said something.
      if (this.#blockedMs(prepared, true) <= 0) return this.#count(prepared, places);
      releaseUnused(places);
    }
  }

  /** Takes what an answer says of the rates. */
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
    // Others under way may not have been counted yet.
    const remaining = said.remaining - Math.max(0, known.underWay - 1);
    // Answers overtake each other: of one span, the least is true.
    if (Math.abs(resetAt - known.resetAt) <= SAME_SPAN_MS)
      known.remaining = Math.min(known.remaining, remaining);
    else if (resetAt > known.resetAt) Object.assign(known, { limit: said.limit, remaining, resetAt });
  }

  /** The family has answered 429. */
  onTooManyRequests(
    prepared: PreparedRequest,
    retryAfterMs: number | undefined,
    quota: Quota | undefined,
  ): void {
    // A quota's reset may be weeks away, and another plan ends the wait sooner: nothing is held back.
    if (quota) bounded(this.#quotas).set(prepared.credential, quota);
    else if (retryAfterMs !== undefined) {
      const now = this.#clock.now();
      const key = reportedKey(prepared.credential, prepared.operation);
      const probeAt = now + Math.min(retryAfterMs, PROBED_AFTER_MS);
      // An operation that is refused once more after its wait holds back itself alone.
      const isLong = this.#longBlocks.has(key);
      const held = isLong ? undefined : blockKey(prepared);
      if (held !== undefined) bounded(this.#blockedUntil).set(held, probeAt);
      if (isLong || retryAfterMs > PROBED_AFTER_MS)
        bounded(this.#longBlocks).set(key, { until: now + retryAfterMs, probeAt, probing: false });
      this.#peers?.announce(BLOCKS, { key, held, retryAfterMs });
    }
  }

  /** Another process was refused, or found a refusal to be over. What it got to know lasts as long here. */
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

  /** The family has answered a call, with a success or with a refusal for another reason than the rate. */
  onAccepted({ credential, operation }: PreparedRequest): void {
    if (this.#longBlocks.size === 0) return;
    const key = reportedKey(credential, operation);
    // Only a probe says that the wait is over: another call may have been sent before it began.
    if (!this.#longBlocks.get(key)?.probing) return;
    this.#longBlocks.delete(key);
    this.#peers?.announce(BLOCKS, { key, over: true });
  }

  /** The state of all limits for callers with this credential. */
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

  /** Time that the family's own reports delay this call, ms. */
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

  /** A caller who can wait believes the family: finding out is left to those who cannot. */
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

/** Gives back the places of a call that was not made. */
function releaseUnused(places: readonly Permit[]): void {
  for (const place of places) place.release(false);
}

function bounded<V>(map: Map<string, V>): Map<string, V> {
  if (map.size >= MAX_ENTRIES) map.clear();
  return map;
}
