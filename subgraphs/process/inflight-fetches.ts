/**
 * Fetches in flight to a subgraph's process: identical queries of the same caller are one request that
 * several operations wait for, as identical reads of a family are one call. Only the first fetches that
 * operations send to the process are joined: what the process counts and refuses then belongs to that fetch.
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
class Left extends Error {
  /** As the last operation that leaves has the socket's code. */
  readonly code = "LEFT";
}

/** One request, with all operations that wait for its answer. */
class InflightFetch {
  /** Ends the request. */
  readonly end = new End();
  readonly answer: Promise<RawAnswer>;
  /** The operation whose request it is: it is run within what that operation has left. */
  readonly #owner: OperationContext;
  readonly #isOnly: () => boolean;
  #waiting = 0;

  /** @param isOnly Whether its owner has sent nothing else to the process. */
  constructor(owner: OperationContext, isOnly: () => boolean, send: (end: End) => Promise<RawAnswer>) {
    this.#owner = owner;
    this.#isOnly = isOnly;
    this.answer = send(this.end);
  }

  /** Whether the answer will most probably be one that an operation would get by itself. */
  isFor({ callsLeft, deadline, budget }: OperationContext): boolean {
    return (
      !this.end.isOver &&
      this.isOnly &&
      FEWER_CALLS * this.#owner.callsLeft >= callsLeft &&
      this.#owner.budget.restBytesLeft >= budget.restBytesLeft &&
      this.#owner.deadline >= deadline - LATER_MS
    );
  }

  /** Whether the process was asked nothing else for its owner: what it reports is of this request alone. */
  get isOnly(): boolean {
    return this.#isOnly();
  }

  /** Its owner's client has left, or its time is over: the process may have ended this request for that. */
  get isCut(): boolean {
    return this.#owner.signal.aborted || performance.now() >= this.#owner.deadline - LATER_MS;
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
/**
 * How many times fewer calls than it has an operation may get: one that has joined others has not paid for
 * their calls. Where they were too few, it asks again.
 */
const FEWER_CALLS = 2;

/** A fetch that an operation waits for. */
export interface Waited {
  readonly answer: Promise<RawAnswer>;
  /** The operation that sent it, where it is another one. */
  readonly owner?: {
    /** Whether errors in the answer may be there only because that operation has ended. */
    readonly isCut: boolean;
    /** Whether what the process reports is of this fetch alone. */
    readonly isOnly: boolean;
  };
}

/** The fetches in flight to one process. */
export class InflightFetches {
  readonly #queries = new Map<string, InflightFetch>();
  /** Beginnings and ends of writes: what was asked before one is not for operations after it. */
  #writes = 0;
  /** How many fetches an operation has begun, joined ones among them. */
  readonly #begun = new WeakMap<OperationContext, number>();

  /**
   * Sends a query, or joins an identical one where it is the operation's first fetch.
   * @param body The request, with the values of its variables.
   * @param leaving Over once the operation no longer waits.
   */
  query(
    body: string,
    operation: OperationContext,
    leaving: End,
    send: (end: End) => Promise<RawAnswer>,
  ): Waited {
    if (this.#begun.has(operation)) return this.alone(operation, leaving, send);
    this.#begin(operation);
    const key = this.#keyOf(body, operation);
    const known = this.#queries.get(key);
    if (known?.isFor(operation)) return { owner: known, answer: known.wait(leaving) };
    const isOnly = () => this.#begun.get(operation) === 1;
    const fetch = new InflightFetch(operation, isOnly, send);
    this.#queries.set(key, fetch);
    const settled = () => {
      if (this.#queries.get(key) === fetch) this.#queries.delete(key);
    };
    fetch.answer.then(settled, settled);
    return { answer: fetch.wait(leaving) };
  }

  /** Sends what no other operation may have the answer of. */
  alone(operation: OperationContext, leaving: End, send: (end: End) => Promise<RawAnswer>): Waited {
    this.#begin(operation);
    return { answer: send(leaving) };
  }

  /** Sends a write, which is one operation's alone. */
  write(operation: OperationContext, leaving: End, send: (end: End) => Promise<RawAnswer>): Waited {
    this.#writes++;
    const { answer } = this.alone(operation, leaving, send);
    const ended = answer.finally(() => {
      this.#writes++;
    });
    return { answer: ended };
  }

  #begin(operation: OperationContext): void {
    this.#begun.set(operation, (this.#begun.get(operation) ?? 0) + 1);
  }

  /** All that the process knows of a request: who asks, and what. */
  #keyOf(body: string, { forwarded, viewerEmail, callerName, patient }: OperationContext): string {
    return `${JSON.stringify([this.#writes, patient, viewerEmail, callerName, forwarded])} ${body}`;
  }
}
