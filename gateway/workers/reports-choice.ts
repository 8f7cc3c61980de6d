/** Which worker runs the reports of all: the one that listens longest, and the next one where it ends. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#platform/http/log.ts";
import type { Channel } from "#platform/shared/workers/channel.ts";

/** How long after a worker could not open the folder of runs the next one tries it, ms. */
const RETRY_MS = 5_000;

/** Of a run with which so many workers have ended no other one goes on by itself: it may be the cause. */
const MOST_ENDS = 3;

export class ReportsChoice {
  readonly #log: Log;
  readonly #listening = new Set<Channel>();
  /** What callers of runs showed, in memory only: the next worker goes on with their runs. */
  readonly #callers = new Map<string, unknown>();
  /** How many workers have ended before each of these runs did; kept apart from what their callers showed. */
  readonly #ends = new Map<string, number>();
  #chosen: Channel | undefined;
  #socket: string | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Answers a worker, from its start. */
  add(channel: Channel): void {
    channel.handle("reportsSocket", () => this.#socket);
    channel.handle<{ run: string; caller: unknown }>("holdCaller", ({ run, caller }) =>
      this.#callers.set(run, caller),
    );
    // It has ended, or somebody has to let it go on: it is counted anew then.
    channel.handle<string>("dropCaller", (run) => {
      this.#callers.delete(run);
      this.#ends.delete(run);
    });
  }

  /** A worker listens, and can be chosen. */
  listens(channel: Channel): void {
    this.#listening.add(channel);
    if (!this.#chosen) void this.#choose();
  }

  ended(channel: Channel): void {
    this.#listening.delete(channel);
    if (this.#chosen !== channel) return;
    this.#chosen = undefined;
    this.#socket = undefined;
    for (const run of this.#callers.keys()) this.#ends.set(run, (this.#ends.get(run) ?? 0) + 1);
    for (const run of this.#givenUp()) this.#callers.delete(run);
    void this.#choose();
  }

  /** The workers end: no other one is chosen. */
  stop(): void {
    this.#listening.clear();
  }

  #givenUp(): string[] {
    return [...this.#ends].flatMap(([run, ends]) => (ends > MOST_ENDS ? [run] : []));
  }

  async #choose(): Promise<void> {
    const [channel] = this.#listening;
    this.#chosen = channel;
    if (!channel) return;
    try {
      const socket = await channel.ask<string>("runReports", {
        callers: Object.fromEntries(this.#callers),
        givenUp: this.#givenUp(),
      });
      if (this.#chosen === channel) this.#socket = socket;
    } catch {
      await sleep(RETRY_MS, undefined, { ref: false });
      // Where it has ended meanwhile, another one was chosen.
      if (this.#chosen !== channel) return;
      this.#log.error("a worker could not open the runs of reports; the next one tries");
      this.#listening.delete(channel);
      this.#listening.add(channel);
      void this.#choose();
    }
  }
}
