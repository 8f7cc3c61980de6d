/** What the workers of one machine share, as a worker sees it: their primary process counts for all. */
import { Callbacks, TopicListeners } from "#platform/shared/listeners.ts";
import {
  type Announcement,
  BEAT_MS,
  type RateReading,
  type Reservation,
  type Shared,
  SharedAway,
  type SharedRates,
  type SharedTexts,
} from "#platform/shared/shared.ts";
import type { Channel } from "./channel.ts";

const away = () => {
  throw new SharedAway();
};

export class WorkerShared implements Shared {
  readonly #channel: Channel;
  readonly #listeners = new TopicListeners();
  readonly #beats = new Callbacks<undefined>();
  readonly #timer: NodeJS.Timeout;
  /** Workers end with their primary process: there is no time without it. */
  readonly isConnected = true;
  readonly processes: number;
  readonly rates: SharedRates;
  readonly queries: SharedTexts;

  constructor(channel: Channel, workers: number) {
    this.#channel = channel;
    this.processes = workers;
    channel.handle<{ topic: string; announcement: Announcement }>("announced", ({ topic, announcement }) =>
      this.#listeners.call(topic, announcement),
    );
    this.rates = {
      reserve: (limit, place, waiting) =>
        channel.ask<Reservation>("reserve", { limit, place, waiting }).catch(() => undefined),
      end: (limit, place, sent) => channel.tell("end", { limit, place, sent }),
      read: (limit) => channel.ask<RateReading>("read", { limit }).catch(() => undefined),
      // The primary process has lost nothing.
      restore: async () => undefined,
    };
    this.queries = {
      get: async (key) => (await channel.ask<string | null>("textOf", key).catch(() => null)) ?? undefined,
      set: async (key, text) => channel.tell("storeText", { key, text }),
    };
    this.#timer = setInterval(() => this.#beats.call(undefined), BEAT_MS);
    this.#timer.unref();
  }

  takeOnce(id: string, ms: number, by?: string): Promise<boolean> {
    return this.#channel.ask<boolean>("takeOnce", { id, ms, by }).catch(away);
  }

  isUsed(id: string): Promise<boolean> {
    return this.#channel.ask<boolean>("isUsed", id).catch(away);
  }

  announce(topic: string, announcement: Announcement): void {
    this.#channel.tell("announce", { topic, announcement });
  }

  listen(topic: string, listener: (announcement: Announcement) => void): () => void {
    return this.#listeners.add(topic, listener);
  }

  onConnection(): () => void {
    return () => undefined;
  }

  onBeat(listener: () => void): () => void {
    return this.#beats.add(listener);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
  }
}
