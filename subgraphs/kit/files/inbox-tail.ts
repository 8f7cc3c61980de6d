/**
 * Follows the inbox for all subscribers with shared reads. Each follower has its own position, so that a slow
 * follower needs no memory.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { Inbox, NumberedMessage } from "./webhook-inbox.ts";

/** Number of newest messages in memory, for followers that are up to date. Others read from the inbox. */
const BUFFERED = 500;
const PAGE = 100;
/** Interval of checks for messages that another process has stored, ms. */
const LOOK_MS = 1_000;
/** Time between a failure and the next check of the file, ms. */
const TROUBLE_MS = 2_000;
/** Number of followers that wake in one turn of the event loop. */
const WOKEN_AT_ONCE = 50;

/** Messages after the position are missing: some were deleted, or the position belongs to another inbox. */
export class MissedMessages extends Error {}

export interface InboxTailOptions<M> {
  /** Converts a message for followers. It is called once for all of them. */
  readonly read: (message: NumberedMessage) => M;
  readonly lookMs?: number;
}

/** A message for a follower. */
export interface FollowedMessage<M> {
  /** The position after the message. */
  readonly seq: number;
  readonly message: M;
}

/** A position in one inbox. */
export interface InboxPosition {
  readonly inbox: string;
  readonly seq: number;
}

/** First and last number of the messages in an inbox. */
interface Extent {
  readonly inbox: string;
  readonly first: number;
  readonly last: number;
}

export class InboxTail<M> {
  readonly #inbox: Inbox;
  readonly #options: InboxTailOptions<M>;
  readonly #kept: FollowedMessage<M>[] = [];
  readonly #reads = new Map<number, Promise<readonly FollowedMessage<M>[]>>();
  readonly #waiting = new Set<() => void>();
  #identity: string | undefined;
  /** Number of the last known message. */
  #last = 0;
  #followers = 0;
  #stop: (() => void) | undefined;
  #looking: Promise<void> = Promise.resolve();
  /** Ends with the latest read of the extent. Callers in the meantime share the next read. */
  #lastExtent: Promise<void> = Promise.resolve();
  #nextExtent: Promise<Extent> | undefined;
  #reading = 0;

  constructor(inbox: Inbox, options: InboxTailOptions<M>) {
    this.#inbox = inbox;
    this.#options = options;
  }

  /** Number of reads for followers, for tests. */
  get reads(): number {
    return this.#reading;
  }

  /**
   * Start position of a follower.
   * @param from last position of the follower; by default the end
   * @throws MissedMessages if messages after this position are missing, or InboxUnavailable
   */
  async begin(from?: InboxPosition): Promise<InboxPosition> {
    const { inbox, first, last } = await this.#extent();
    if (!from) return { inbox, seq: last };
    // Without messages the inbox is new, so a follower at its beginning has missed nothing.
    if (from.inbox !== inbox || from.seq > last || from.seq + 1 < first) throw new MissedMessages();
    return from;
  }

  /**
   * Current extent of the inbox. Followers that begin while it is being read share the next reading, because
   * the current one may miss the latest message.
   */
  #extent(): Promise<Extent> {
    this.#nextExtent ??= this.#lastExtent.then(() => {
      this.#nextExtent = undefined;
      const reading = this.#readExtent();
      this.#lastExtent = reading.then(
        () => undefined,
        () => undefined,
      );
      return reading;
    });
    return this.#nextExtent;
  }

  async #readExtent(): Promise<Extent> {
    const inbox = await this.#inbox.identity();
    const bounds = await this.#inbox.bounds();
    return { inbox, first: bounds?.first ?? 1, last: bounds?.last ?? 0 };
  }

  /**
   * Yields the messages after a position until the signal aborts.
   * @throws MissedMessages if messages were deleted before the follower read them, or the file was replaced
   */
  async *follow(from: InboxPosition, signal: AbortSignal): AsyncGenerator<FollowedMessage<M>, void> {
    this.#join();
    let wake: (() => void) | undefined;
    const leave = () => wake?.();
    signal.addEventListener("abort", leave, { once: true });
    try {
      let { seq } = from;
      while (!signal.aborted) {
        if (this.#identity !== undefined && this.#identity !== from.inbox) throw new MissedMessages();
        if (this.#identity === undefined || seq >= this.#last) {
          await new Promise<void>((resolve) => {
            wake = resolve;
            this.#waiting.add(resolve);
          });
          if (wake) this.#waiting.delete(wake);
          continue;
        }
        for (const followed of await this.#after(seq, signal)) {
          if (followed.seq !== seq + 1) throw new MissedMessages();
          ({ seq } = followed);
          yield followed;
          if (signal.aborted) return;
        }
      }
    } finally {
      signal.removeEventListener("abort", leave);
      this.#leave();
    }
  }

  /** The messages after a number: from memory, else a page, read once for all followers that need it. */
  async #after(seq: number, signal: AbortSignal): Promise<readonly FollowedMessage<M>[]> {
    const [oldest] = this.#kept;
    if (oldest && seq + 1 >= oldest.seq) return this.#kept.slice(seq + 1 - oldest.seq);
    let page = this.#reads.get(seq);
    if (!page) {
      page = this.#read(seq).finally(() => this.#reads.delete(seq));
      this.#reads.set(seq, page);
    }
    let found: readonly FollowedMessage<M>[];
    try {
      found = await page;
    } catch {
      // The inbox reports the failure. Waiting loses no message.
      await pause(TROUBLE_MS, undefined, { signal }).catch(() => undefined);
      return [];
    }
    if (found.length === 0) throw new MissedMessages();
    return found;
  }

  async #read(seq: number): Promise<readonly FollowedMessage<M>[]> {
    this.#reading++;
    const rows = await this.#inbox.since(seq, PAGE);
    return rows.map((row) => ({ seq: row.seq, message: this.#options.read(row) }));
  }

  #join(): void {
    this.#followers++;
    if (this.#stop) return;
    const look = () => this.#look();
    const timer = setInterval(() => this.#look(true), this.#options.lookMs ?? LOOK_MS);
    const unlisten = this.#inbox.onStored(look);
    this.#stop = () => {
      clearInterval(timer);
      unlisten();
    };
    look();
  }

  #leave(): void {
    this.#followers--;
    if (this.#followers > 0) return;
    this.#stop?.();
    this.#stop = undefined;
    this.#identity = undefined;
    this.#kept.length = 0;
    this.#last = 0;
  }

  /**
   * Reads new messages. Checks run one after another.
   * @param isTimed true to check also that no other inbox has replaced this one
   */
  #look(isTimed = false): void {
    this.#looking = this.#looking
      .then(() => this.#lookNow(isTimed))
      .catch(() => {
        // The inbox reports the failure. Another file may have replaced this one in the meantime.
        this.#identity = undefined;
      });
  }

  async #lookNow(isTimed: boolean): Promise<void> {
    if (!this.#stop) return;
    if (isTimed && this.#identity !== undefined && (await this.#inbox.identity()) !== this.#identity)
      this.#identity = undefined;
    if (this.#identity === undefined) {
      const identity = await this.#inbox.identity();
      this.#last = (await this.#inbox.bounds())?.last ?? 0;
      this.#kept.length = 0;
      this.#identity = identity;
      this.#wake();
    }
    for (;;) {
      const fresh = await this.#read(this.#last);
      if (fresh.length === 0 || !this.#stop) return;
      for (const followed of fresh) this.#keep(followed);
      this.#wake();
      if (fresh.length < PAGE) return;
    }
  }

  #keep(followed: FollowedMessage<M>): void {
    // Messages in memory have no gaps, because their index is computed from their number.
    if (this.#kept.length > 0 && followed.seq !== this.#last + 1) this.#kept.length = 0;
    this.#kept.push(followed);
    if (this.#kept.length > BUFFERED) this.#kept.splice(0, this.#kept.length - BUFFERED);
    this.#last = followed.seq;
  }

  /** Wakes all waiting followers, in several turns of the event loop, so that other work can run in between. */
  #wake(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    const some = () => {
      for (const resolve of waiting.splice(0, WOKEN_AT_ONCE)) resolve();
      if (waiting.length > 0) setImmediate(some);
    };
    some();
  }
}
