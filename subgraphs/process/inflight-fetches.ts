/**
 * Fetches in flight to a subgraph's process: identical queries of the same caller are one request that
 * several operations wait for, as identical reads of a family are one call.
 */
import { EventEmitter } from "node:events";
import type { OperationContext } from "#subgraphs/kit/context/operation-context.ts";

/** An answer as it came: each operation that waits for it reads objects of its own from it. */
export interface RawAnswer {
  readonly bytes: Buffer;
  readonly contentType: unknown;
}

/**
 * When a request is over before its answer, for whatever reason. An emitter rather than an
 * AbortController: made for every fetch, it costs a tenth as much.
 */
export class End extends EventEmitter {
  isOver = false;

  now(): void {
    this.isOver = true;
    this.emit("abort");
  }

  /** Waits so long, or until it is over. */
  async within(ms: number): Promise<void> {
    if (this.isOver) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.off("abort", done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.once("abort", done);
    });
  }
}

/** An operation no longer waits for a fetch that others wait for. */
class Left extends Error {}

/** One request, with all operations that wait for its answer. */
class InflightFetch {
  /** Ends the request. */
  readonly end = new End();
  readonly answer: Promise<RawAnswer>;
  /** The operation whose request it is: it is run within what that operation has left. */
  readonly #owner: OperationContext;
  #waiting = 0;

  constructor(owner: OperationContext, send: (end: End) => Promise<RawAnswer>) {
    this.#owner = owner;
    this.answer = send(this.end);
  }

  /** Whether the answer is one that an operation would get by itself: nothing of it is refused for the owner alone. */
  isFor({ callsLeft, deadline, budget }: OperationContext): boolean {
    return (
      !this.end.isOver &&
      this.#owner.callsLeft >= callsLeft &&
      this.#owner.budget.restBytesLeft >= budget.restBytesLeft &&
      this.#owner.deadline >= deadline - LATER_MS
    );
  }

  /** Its owner's client has left, for which the process may have ended what the owner began: this as well. */
  get isCut(): boolean {
    return this.#owner.signal.aborted && performance.now() < this.#owner.deadline;
  }

  /** Waits for the answer until the operation leaves. A request that nobody waits for is ended. */
  wait(leaving: End): Promise<RawAnswer> {
    this.#waiting++;
    return new Promise((resolve, reject) => {
      const leave = () => {
        if (--this.#waiting > 0) reject(new Left());
        // How the request itself ends says whether it was sent.
        else this.end.now();
      };
      const settled = () => leaving.off("abort", leave);
      this.answer.then(resolve, reject).then(settled);
      if (leaving.isOver) leave();
      else leaving.once("abort", leave);
    });
  }
}

/** How much less time than it has an operation may get, ms. */
const LATER_MS = 500;

/** A fetch that an operation waits for. */
export interface Waited {
  /** It is the request of another operation. */
  readonly isShared: boolean;
  readonly answer: Promise<RawAnswer>;
  /** Whether errors in the answer may be there only because that operation has ended. */
  readonly isCut: () => boolean;
}

/** The fetches in flight to one process. */
export class InflightFetches {
  readonly #queries = new Map<string, InflightFetch>();
  /** Beginnings and ends of writes: what an operation may have read before one is not for operations after it. */
  #writes = 0;
  /** By operation: the count of writes when it sent its first fetch. */
  readonly #began = new WeakMap<OperationContext, number>();

  /**
   * Sends a query, or joins an identical one.
   * @param body The request, with the values of its variables.
   * @param leaving Over once the operation no longer waits.
   */
  query(
    body: string,
    operation: OperationContext,
    leaving: End,
    send: (end: End) => Promise<RawAnswer>,
  ): Waited {
    const key = this.#keyOf(body, operation);
    const known = this.#queries.get(key);
    if (known?.isFor(operation))
      return { isShared: true, answer: known.wait(leaving), isCut: () => known.isCut };
    const fetch = new InflightFetch(operation, send);
    this.#queries.set(key, fetch);
    const settled = () => {
      if (this.#queries.get(key) === fetch) this.#queries.delete(key);
    };
    fetch.answer.then(settled, settled);
    return { isShared: false, answer: fetch.wait(leaving), isCut: () => false };
  }

  /** Sends a write, which is one operation's alone. */
  write(leaving: End, send: (end: End) => Promise<RawAnswer>): Waited {
    this.#writes++;
    const answer = send(leaving).finally(() => {
      this.#writes++;
    });
    return { isShared: false, answer, isCut: () => false };
  }

  /** All that the process knows of a request: who asks, and what. */
  #keyOf(body: string, operation: OperationContext): string {
    let began = this.#began.get(operation);
    if (began === undefined) {
      began = this.#writes;
      this.#began.set(operation, began);
    }
    const { forwarded, viewerEmail, patient } = operation;
    return `${JSON.stringify([began, patient, viewerEmail, forwarded])} ${body}`;
  }
}
