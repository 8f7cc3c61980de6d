/** Pauses between tries of what runs by a schedule; the end of the gateway ends them. */
import { setTimeout as wait } from "node:timers/promises";

/** The first pause; each further one is twice as long. */
export const RETRY_MS = 60_000;

export type Sleep = (ms: number, signal: AbortSignal) => Promise<unknown>;

export class Pauses {
  readonly #end = new AbortController();
  readonly #sleep: Sleep;

  constructor(sleep: Sleep = (ms, signal) => wait(ms, undefined, { signal, ref: false })) {
    this.#sleep = sleep;
  }

  /** Aborted once nothing may begin any more. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  /** @throws AbortError at the end of the gateway */
  async sleep(ms: number): Promise<void> {
    if (ms > 0) await this.#sleep(ms, this.signal);
    this.signal.throwIfAborted();
  }

  end(): void {
    this.#end.abort();
  }
}
