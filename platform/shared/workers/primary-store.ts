/** What the workers of one machine share, as their primary process keeps it. */
import { RateCounter } from "#platform/shared/rate-counter.ts";
import type { Announcement, SharedLimit, SharedPlace } from "#platform/shared/shared.ts";
import type { Channel } from "./channel.ts";

const MOST_USED = 100_000;
const MOST_TEXTS = 2_000;
const MOST_CHARACTERS = 65_536;
/** Of all texts together. */
const MOST_CHARACTERS_IN_ALL = 8 * 1024 * 1024;

interface CountedCall {
  readonly limit: SharedLimit;
  readonly place: SharedPlace;
}

/** A worker takes an id for itself, for so many milliseconds. */
interface Taking {
  readonly id: string;
  readonly ms: number;
  readonly by?: string;
}

export class PrimaryStore {
  readonly #rates = new RateCounter();
  /** What was taken, by whom if that was said, until it expires. */
  readonly #used = new Map<string, { readonly end: number; readonly by: string | undefined }>();
  readonly #texts = new Map<string, string>();
  #characters = 0;
  readonly #channels = new Set<Channel>();

  /** Serves a worker. @returns to be called when it has ended */
  add(channel: Channel, name: string): () => void {
    const calls = new Map<string, CountedCall>();
    this.#channels.add(channel);
    channel.handle<CountedCall & { readonly waiting: number }>("reserve", ({ limit, place, waiting }) => {
      const reservation = this.#rates.reserve(limit, place, waiting, name);
      if (reservation.waitMs === 0) calls.set(place.id, { limit, place });
      return reservation;
    });
    channel.handle<CountedCall & { readonly sent: boolean }>("end", ({ limit, place, sent }) => {
      calls.delete(place.id);
      this.#rates.end(limit, place, sent);
    });
    channel.handle<{ readonly limit: SharedLimit }>("read", ({ limit }) => this.#rates.read(limit));
    channel.handle<Taking>("takeOnce", (taking) => this.#use(taking));
    channel.handle<string>("isUsed", (id) => this.#used.has(id));
    channel.handle<{ readonly topic: string; readonly announcement: Announcement }>("announce", (message) => {
      for (const other of this.#channels) if (other !== channel) other.tell("announced", message);
    });
    channel.handle<string>("textOf", (key) => this.#texts.get(key) ?? null);
    channel.handle<{ readonly key: string; readonly text: string }>("storeText", ({ key, text }) =>
      this.#store(key, text),
    );
    return () => {
      channel.close();
      this.#channels.delete(channel);
      // Its calls may have reached the family.
      for (const { limit, place } of calls.values()) this.#rates.end(limit, place, true);
    };
  }

  #use({ id, ms, by }: Taking): boolean {
    const used = this.#used.get(id);
    if (used) return by !== undefined && used.by === by;
    const now = performance.now();
    for (const [old, { end }] of this.#used)
      if (end < now || this.#used.size >= MOST_USED) this.#used.delete(old);
    this.#used.set(id, { end: now + ms, by });
    return true;
  }

  #store(key: string, text: string): void {
    if (text.length > MOST_CHARACTERS) return;
    this.#removeText(key);
    this.#texts.set(key, text);
    this.#characters += text.length;
    for (const oldest of this.#texts.keys()) {
      if (this.#texts.size <= MOST_TEXTS && this.#characters <= MOST_CHARACTERS_IN_ALL) break;
      this.#removeText(oldest);
    }
  }

  #removeText(key: string): void {
    this.#characters -= this.#texts.get(key)?.length ?? 0;
    this.#texts.delete(key);
  }
}
