/**
 * Cost of one GraphQL operation in REST calls. It is recorded for every operation (budgets, logs), and a
 * client that sends `x-upstream-report: 1` gets it as `extensions.upstream`. It contains no URLs.
 */
import type { CallTrace, TracedCall } from "./call-trace.ts";
import { FamilyStatuses } from "./family-status.ts";

export interface FamilyReport {
  readonly family: string;
  /** REST calls made for this operation. */
  calls: number;
  /** Keys that were batched into them. */
  keys: number;
  /** Calls saved because an identical read was already in flight. */
  shared: number;
  retries: number;
  /** Time during which at least one call of the family was waited for, in milliseconds. */
  ms: number;
}

export interface UpstreamReport {
  readonly calls: number;
  /** The longest chain of calls each of which began after the one before had ended. */
  readonly roundTrips: number;
  readonly families: readonly FamilyReport[];
  /** Calls made to load or refresh the people index; not part of `calls`. */
  readonly index: { readonly calls: number };
  /** Each call, where the operation is traced. */
  readonly requests?: readonly TracedCall[];
}

/** A call as its report sees it. */
export interface Started {
  /** The round trip that the call belongs to, beginning with 1. */
  readonly roundTrip: number;
  /** A request goes out to the family: the first, or one more for the same call. */
  made(retry: boolean): void;
  end(): void;
}

interface Tally extends FamilyReport {
  open: number;
  openedAt: number;
}

export class CallReport {
  /** States of the families that were called. */
  readonly sources = new FamilyStatuses();
  /** Records each call, where the operation is traced. */
  trace: CallTrace | undefined;
  #families = new Map<string, Tally>();
  #calls = 0;
  #indexCalls = 0;
  #roundTrips = 0;
  /** The longest chain among calls that have ended: what a call that starts now comes after. */
  #ended = 0;

  /** A call starts, or joins one in flight; nothing is counted as made until it is. */
  start(family: string, keys: number, shared: boolean): Started {
    const tally = this.#tally(family);
    tally.keys += keys;
    if (shared) tally.shared++;
    const roundTrip = this.#ended + 1;
    if (shared && roundTrip > this.#roundTrips) this.#roundTrips = roundTrip;
    if (tally.open++ === 0) tally.openedAt = performance.now();
    return {
      roundTrip,
      made: (retry) => {
        if (retry) tally.retries++;
        else {
          tally.calls++;
          this.#calls++;
        }
        if (roundTrip > this.#roundTrips) this.#roundTrips = roundTrip;
      },
      end: () => {
        if (roundTrip > this.#ended) this.#ended = roundTrip;
        if (--tally.open === 0) tally.ms += performance.now() - tally.openedAt;
      },
    };
  }

  /** A page of the people index was read while this operation waited for it. */
  indexed(): void {
    this.#indexCalls++;
  }

  /** The longest chain of calls that have ended: what is begun now comes after so many. */
  get ended(): number {
    return this.#ended;
  }

  /**
   * Takes in what another process reports of the same operation (subgraphs over HTTP).
   * @param after `ended` when the other process was asked.
   */
  add(other: UpstreamReport, after: number): void {
    if (this.trace && other.calls > 0) this.trace.whole = false;
    this.#calls += other.calls;
    this.#ended = Math.max(this.#ended, after + other.roundTrips);
    this.#roundTrips = Math.max(this.#roundTrips, this.#ended);
    this.#indexCalls += other.index.calls;
    for (const { family, calls, keys, shared, retries, ms } of other.families) {
      const tally = this.#tally(family);
      tally.calls += calls;
      tally.keys += keys;
      tally.shared += shared;
      tally.retries += retries;
      tally.ms += ms;
    }
  }

  toJSON(): UpstreamReport {
    return {
      calls: this.#calls,
      roundTrips: this.#roundTrips,
      families: [...this.#families.values()].map(({ family, calls, keys, shared, retries, ms }) => ({
        family,
        calls,
        keys,
        shared,
        retries,
        ms: Math.round(ms * 10) / 10,
      })),
      index: { calls: this.#indexCalls },
      ...(this.trace?.whole && { requests: this.trace.toJSON() }),
    };
  }

  #tally(family: string): Tally {
    let tally = this.#families.get(family);
    if (!tally) {
      tally = { family, calls: 0, keys: 0, shared: 0, retries: 0, ms: 0, open: 0, openedAt: 0 };
      this.#families.set(family, tally);
    }
    return tally;
  }
}
