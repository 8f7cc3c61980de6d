/** The answers to the latest events, each run once for all who ask the same of it. */

/** Answers that are kept: a subscriber that comes later runs the event again. */
const MAX_ANSWERS = 256;
/** Characters of all answers that are kept. */
const MAX_LENGTH = 8 * 1024 * 1024;
/** How long an answer is kept: what an event leads to may change, ms. */
const KEPT_MS = 10_000;

export interface EventAnswer {
  /** Undefined where nothing is delivered. */
  readonly json: string | undefined;
  readonly hasErrors: boolean;
}

interface Entry {
  readonly answer: Promise<EventAnswer>;
  length: number;
}

export class EventRuns {
  readonly #answers = new Map<string, Entry>();
  #length = 0;

  /** The answer of this key; run unless it is kept, or on its way. What has failed is not kept. */
  get(key: string, run: () => Promise<EventAnswer>): Promise<EventAnswer> {
    const known = this.#answers.get(key);
    if (known) return known.answer;
    const answer = run();
    const entry: Entry = { answer, length: 0 };
    this.#answers.set(key, entry);
    answer.then(
      ({ json, hasErrors }) => {
        if (hasErrors) return this.#drop(key, entry);
        if (this.#answers.get(key) !== entry) return;
        entry.length = json?.length ?? 0;
        this.#length += entry.length;
        setTimeout(() => this.#drop(key, entry), KEPT_MS).unref();
        this.#trim();
      },
      () => this.#drop(key, entry),
    );
    this.#trim();
    return answer;
  }

  #trim(): void {
    for (const [key, entry] of this.#answers) {
      if (this.#answers.size <= MAX_ANSWERS && this.#length <= MAX_LENGTH) return;
      this.#drop(key, entry);
    }
  }

  #drop(key: string, entry: Entry): void {
    if (this.#answers.get(key) !== entry) return;
    this.#answers.delete(key);
    this.#length -= entry.length;
  }
}
