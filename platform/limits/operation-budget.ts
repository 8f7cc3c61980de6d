/**
 * Limits of one running operation: decoded bytes of the REST answers that it reads, objects and bytes of
 * its own answer, and time without a pause. Nested lists can turn a few REST answers into gigabytes,
 * and assembling them would block all other operations of the process.
 */
import { TributaryError } from "#platform/errors/catalog.ts";
import { largeOperations, newDocuments, rankOfNext } from "./event-loop-turns.ts";
import type { Limits } from "./limits.ts";

/** Limits that the budget of an operation uses. */
export type BudgetLimits = Pick<Limits, "restBytes" | "answerObjects" | "answerBytes">;

/** The operation that a budget belongs to. */
interface Owner {
  readonly signal: AbortSignal;
  readonly deadline: number;
  readonly requestId: string;
  /** Name of the caller, if it is known. Turns of the event loop go from caller to caller. */
  readonly callerName?: string | undefined;
}

/** An operation with more objects is large, for example the longest page with a short list below each item. */
const LARGE_OBJECTS = 1_250;
/**
 * Objects that are created without a pause for other operations. Objects of different slices are loaded in
 * different batches, but few operations are so large.
 */
const SLICE = 5_000;
/** Objects from which the budget detects that the event loop has turned by itself. */
const NOTICED = 1_000;
/** Time after the deadline in which the data read so far may still be sent, ms. */
const FINISH_MS = 2_000;

/** The budget of one operation, shared by all that works for it in this process. */
export class OperationBudget {
  readonly #limits: BudgetLimits;
  readonly #owner: Owner;
  #restBytes = 0;
  #objects = 0;
  #bytes = 0;
  #failure: TributaryError | undefined;
  /** Objects made since other operations had their turn. */
  #sinceTurn = 0;
  #noticesTurn = false;
  #waiting: (() => void)[] = [];
  #foreseen = 0;
  #rank: number | undefined;

  constructor(limits: BudgetLimits, owner: Owner) {
    this.#limits = limits;
    this.#owner = owner;
  }

  /** Error that ended the operation; undefined if there is none. */
  get failure(): TributaryError | undefined {
    return this.#failure;
  }

  /** Most bytes of the serialized response. */
  get answerBytes(): number {
    return this.#limits.answerBytes;
  }

  /** Bytes of REST answers that may still be read. */
  get restBytesLeft(): number {
    return Math.max(0, this.#limits.restBytes - this.#restBytes);
  }

  /** Counts decoded bytes of a REST response. @returns true if the operation may continue */
  readRest(bytes: number): boolean {
    this.#restBytes += bytes;
    return this.#restBytes <= this.#limits.restBytes;
  }

  /** Returns the error for REST responses that are too large together. */
  restFailure(): TributaryError {
    const most = this.#limits.restBytes;
    return this.#exceeded(`The REST answers that the operation reads have more than ${most} bytes together`);
  }

  /**
   * Counts objects before a subgraph creates them, with their least number of bytes.
   * @throws QUERY_BUDGET_EXCEEDED; the budget then stays exceeded.
   */
  take(objects: number, bytes: number): void {
    const failure = this.add(objects, bytes);
    if (failure) throw failure;
  }

  /** Like `take`, for work that has already started: returns the error, and later work is refused. */
  add(objects: number, bytes: number): TributaryError | undefined {
    this.#objects += objects;
    this.#bytes += bytes;
    this.#count(objects);
    const exceeded = this.check(this.#objects, this.#bytes);
    return exceeded && this.fail(exceeded);
  }

  /** Returns an error if a response of this size may not be sent. */
  check(objects: number, bytes: number): TributaryError | undefined {
    if (objects > this.#limits.answerObjects) return this.tooManyObjects();
    return bytes > this.#limits.answerBytes ? this.tooManyBytes() : undefined;
  }

  /** Ends the operation, and returns the first reason. */
  fail(reason: TributaryError): TributaryError {
    this.#failure ??= reason;
    return this.#failure;
  }

  /** Ends the operation if no client waits for its response any more. */
  failIfAbandoned(): void {
    const { signal, deadline, requestId } = this.#owner;
    const late = performance.now() - deadline;
    if (late > FINISH_MS || (signal.aborted && late < 0))
      this.fail(
        new TributaryError(
          "UPSTREAM_TIMEOUT",
          { requestId },
          "The operation could not be finished in its time; ask for less at once",
        ),
      );
  }

  /** Sets the number of objects that the operation may create, as estimated before it runs. */
  foresee(objects: number): void {
    this.#foreseen = objects;
  }

  /** True if the operation can delay others for long, by its estimate or by the objects that it has made. */
  get isLarge(): boolean {
    return Math.max(this.#foreseen, this.#objects) > LARGE_OBJECTS;
  }

  /** Waits for a turn of the event loop before a large operation handles its next REST response. */
  turn(): Promise<void> | undefined {
    if (!this.isLarge) return undefined;
    return new Promise((resolve) => this.#inTurn(resolve));
  }

  /** Waits for the turn in which a new document is planned, or runs for the first time. */
  newDocument(): Promise<void> {
    return new Promise((resolve) => newDocuments.run(this.#caller, resolve));
  }

  #inTurn(work: () => void): void {
    this.#rank ??= rankOfNext();
    largeOperations.run(this.#caller, work, this.#rank);
  }

  get #caller(): string {
    const { callerName, requestId } = this.#owner;
    return callerName ?? requestId;
  }

  /** True if the operation has made too few objects so far to delay others. */
  get isSmall(): boolean {
    return this.#objects < SLICE;
  }

  /** True if the operation has worked so long without a pause that others get a turn. */
  get isDue(): boolean {
    return this.#sinceTurn >= SLICE || this.#waiting.length > 0;
  }

  /** Runs work after other operations have had their turn, in the order of the calls. */
  later(work: () => void): void {
    this.#waiting.push(work);
    if (this.#waiting.length === 1) this.#inTurn(this.#turn);
  }

  #count(objects: number): void {
    this.#sinceTurn += objects;
    if (this.#noticesTurn || this.#sinceTurn < NOTICED) return;
    this.#noticesTurn = true;
    setImmediate(this.#turned);
  }

  readonly #turned = (): void => {
    this.#noticesTurn = false;
    if (this.#waiting.length === 0) this.#sinceTurn = 0;
  };

  readonly #turn = (): void => {
    this.#sinceTurn = 0;
    const waiting = this.#waiting;
    let next = 0;
    while (next < waiting.length && this.#sinceTurn < SLICE) waiting[next++]?.();
    this.#waiting = waiting.slice(next);
    if (this.#waiting.length > 0) this.#inTurn(this.#turn);
  };

  /**
   * Counts work that makes no new objects (merging, writing).
   * @returns a promise to wait for after much work. It rejects if no client waits for the answer.
   */
  worked(objects: number): Promise<void> | undefined {
    this.#count(objects);
    return this.isDue ? this.#pause() : undefined;
  }

  async #pause(): Promise<void> {
    await new Promise<void>((resolve) => this.later(resolve));
    this.failIfAbandoned();
    if (this.#failure) throw this.#failure;
  }

  tooManyObjects(): TributaryError {
    return this.#exceeded(`The answer would have more than ${this.#limits.answerObjects} objects`);
  }

  tooManyBytes(): TributaryError {
    return this.#exceeded(`The answer would have more than ${this.#limits.answerBytes} bytes`);
  }

  #exceeded(what: string): TributaryError {
    const { requestId } = this.#owner;
    return new TributaryError("QUERY_BUDGET_EXCEEDED", { requestId }, `${what}; ask for less at once`);
  }
}

/** The error for a client whose changes were carried out, although their answer cannot be sent. */
export function afterWrite({ code, message, extensions }: TributaryError): TributaryError {
  const { requestId } = extensions;
  const detail = typeof requestId === "string" ? { requestId } : {};
  return new TributaryError(
    code,
    detail,
    `The mutation was carried out, but not answered in full. ${message}`,
  );
}
