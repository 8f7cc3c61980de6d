/**
 * State that several processes of a deployment share through Redis: documented rates, one-time links,
 * announcements, persisted queries. Without Redis (the default), each stays in the process.
 */
import { TributaryError } from "#platform/errors/catalog.ts";

/** Kind of caller: one that needs an answer now, or one that can wait for a turn. */
export type Lane = "interactive" | "patient";

/** A documented rate that all processes count together. */
export interface SharedLimit {
  /** Equal in all processes that call the same service. */
  readonly key: string;
  readonly calls: number;
  readonly perMs: number;
  /** Calls that the patient lane leaves to the interactive lane. */
  readonly interactiveShare: number;
  /** Time after which the place of a call is free again if its process does not report the end, ms. */
  readonly leaseMs: number;
}

/** The place of one call within a rate. */
export interface SharedPermit {
  readonly id: string;
  readonly lane: Lane;
}

export interface RateReading {
  readonly used: number;
  /** Time until all places are free again, ms. */
  readonly resetMs: number;
}

export interface Reservation extends RateReading {
  /** 0 if the place was granted, else the time until one may be free, ms. */
  readonly waitMs: number;
}

/** Counts the calls of all processes. Methods with a result return undefined if the store is away. */
export interface SharedRates {
  /** @param waiting Number of this process's calls that wait for a turn, this one included. */
  reserve(limit: SharedLimit, place: SharedPermit, waiting: number): Promise<Reservation | undefined>;
  /** Reports the end of a call. @param sent True if a request was sent. */
  end(limit: SharedLimit, place: SharedPermit, sent: boolean): void;
  read(limit: SharedLimit): Promise<RateReading | undefined>;
  /** Reports places that were taken, or that ended, while the store was away. */
  restore(limit: SharedLimit, places: readonly RestoredPlace[]): Promise<void>;
}

export interface RestoredPlace extends SharedPermit {
  /** Time until the place is free again, ms; 0 or less if it is free now. */
  readonly freeMs: number;
}

/** A JSON object. */
export type Announcement = Readonly<Record<string, unknown>>;

/** Texts by key, for persisted queries. */
export interface SharedTexts {
  get(key: string): Promise<string | undefined>;
  set(key: string, text: string): Promise<void>;
}

export interface Shared {
  readonly rates: SharedRates;
  /** Undefined if each process stores its own. */
  readonly queries: SharedTexts | undefined;
  /** False while the store cannot be reached. */
  readonly isConnected: boolean;
  /** Processes of this role that the store has seen in the last seconds, including this one. */
  readonly processes: number;
  /**
   * Returns true for the first process that uses an id, within `ms`.
   * @throws SharedAway if the use cannot be checked; then the id must not be used
   */
  takeOnce(id: string, ms: number): Promise<boolean>;
  /** Makes an id usable again. @throws SharedAway */
  giveBack(id: string): Promise<void>;
  /** @throws SharedAway */
  isUsed(id: string): Promise<boolean>;
  /** Sends an announcement to all other processes. It is lost while the store is away. */
  announce(topic: string, announcement: Announcement): void;
  /** @returns a function that removes the listener */
  listen(topic: string, listener: (announcement: Announcement) => void): () => void;
  /** Calls back when the store goes away and when it returns. @returns a function that removes the listener */
  onConnection(listener: (isConnected: boolean) => void): () => void;
  /** Calls back every second while the store can be reached. @returns a function that removes the listener */
  onBeat(listener: () => void): () => void;
  close(): Promise<void>;
}

/** The store that several processes share cannot be reached. */
export class SharedAway extends TributaryError {
  constructor() {
    super("UPSTREAM_UNAVAILABLE", {}, "The store that the gateways share cannot be reached at this time");
  }
}

/** Interval at which processes read the usage of others, ms. */
export const BEAT_MS = 1_000;
