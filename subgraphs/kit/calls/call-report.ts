/**
 * Cost of one GraphQL operation in REST calls. It is recorded for all operations, for budgets and logs. A client
 * that sends `x-upstream-report: 1` gets the report as `extensions.upstream`. It contains no URLs.
 */
import type { CallTrace, TracedCall } from "./call-trace.ts";
import { FamilyStatuses } from "./family-status.ts";

export interface FamilyReport {
  readonly family: string;
  /** REST calls made for this operation. */
  calls: number;
  /** Keys in these calls, batched or not. */
  keys: number;
  /** Calls saved by joining an identical read in flight. */
  shared: number;
  retries: number;
  /** Time in which at least one call to the family was open, ms. */
  ms: number;
}

export interface UpstreamReport {
  readonly calls: number;
  /** Length of the longest chain of calls in which each call began after the previous one had ended. */
  readonly roundTrips: number;
  readonly families: readonly FamilyReport[];
  /** Calls made to load or refresh the people index; not part of `calls`. */
  readonly index: { readonly calls: number };
  /** The calls, if the operation is traced. */
  readonly requests?: readonly TracedCall[];
}

/** Reports the progress of a call. */
export interface StartedCall {
  /** Round trip of the call, counted from 1. */
  readonly roundTrip: number;
  /** Called for each request that is sent to the family. @param retry false for the first request */
  made(retry: boolean): void;
  end(): void;
}

interface Tally extends FamilyReport {
  open: number;
  openedAt: number;
}

export class CallReport {
  /** Status of each called family. */
  readonly sources = new FamilyStatuses();
  /** Records the calls, if the operation is traced. */
  trace: CallTrace | undefined;
  #families = new Map<string, Tally>();
  #calls = 0;
  #indexCalls = 0;
  #roundTrips = 0;
  /** Length of the longest chain of calls that have ended. */
  #ended = 0;

  /** Begins a call, or joins one in flight. A call counts as made only when a request is sent. */
  start(family: string, keys: number, shared: boolean): StartedCall {
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

  /** Counts a page of the people index that was read while this operation waited for the index. */
  indexed(): void {
    this.#indexCalls++;
  }

  /** Length of the longest chain of ended calls. A new call comes after the chain. */
  get ended(): number {
    return this.#ended;
  }

  /**
   * Adds the report of another process about the same operation (subgraphs over HTTP).
   * @param after value of `ended` when the request to the other process began
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
