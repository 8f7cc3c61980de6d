/** Sets of callbacks: for one event, and by topic. */
import type { Announcement } from "./shared.ts";

/** A set of callbacks for one event. */
export class Callbacks<T> {
  readonly #all = new Set<(value: T) => void>();

  /** @returns a function that removes the callback */
  add(callback: (value: T) => void): () => void {
    this.#all.add(callback);
    return () => void this.#all.delete(callback);
  }

  call(value: T): void {
    for (const callback of this.#all) callback(value);
  }
}

export class TopicListeners {
  readonly #topics = new Map<string, Callbacks<Announcement>>();

  /** @returns a function that removes the listener */
  add(topic: string, listener: (announcement: Announcement) => void): () => void {
    const known = this.#topics.get(topic) ?? new Callbacks();
    this.#topics.set(topic, known);
    return known.add(listener);
  }

  call(topic: string, announcement: Announcement): void {
    this.#topics.get(topic)?.call(announcement);
  }
}
