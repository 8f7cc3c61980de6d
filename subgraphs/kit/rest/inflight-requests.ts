/** Calls in flight: identical reads with the same credential are one call that several callers wait for. */
import { setMaxListeners } from "node:events";
import type { Answer } from "#contracts/kit/pages/style.ts";
import type { CallInstrumentation } from "#platform/telemetry/instrumentation.ts";
import type { Findings } from "#subgraphs/kit/reading/findings.ts";
import type { CallErrors } from "./call-errors.ts";
import type { PreparedRequest, RestCaller } from "./request.ts";

/** A family's answer with its status. */
export interface RestAnswer extends Answer {
  readonly status: number;
  /** The bytes of a binary answer. */
  readonly bytes?: Buffer;
  /** Parts of the body that could not be read. */
  readonly findings?: Findings | undefined;
}

/** Hears of the parts of a request as they begin. */
export interface RequestTiming {
  /** A request is sent. */
  sent(): void;
  /** The head of an answer has come. */
  answered(status: number): void;
  /** Decoded bytes of the body have been read. */
  read(bytes: number): void;
}

const NEVER = new Promise<never>(() => undefined);

/** One call in flight, with all callers that wait for it. */
export class InflightRequest {
  /** The request that is sent; a later try may select less of the same, under the same key. */
  prepared: PreparedRequest;
  /** The GraphQL operation that started it, whose turn it takes where calls wait for a connection. */
  readonly owner: string;
  /** Of the caller that started it. */
  readonly watch: CallInstrumentation | undefined;
  /** Of the caller that started it, where its operation is traced. */
  readonly timing: RequestTiming | undefined;
  answer: Promise<RestAnswer> = NEVER;
  waiters = 0;
  /** All callers have left: no further try, and the current one is aborted. */
  abandoned = false;
  /** A request of it went to the family, whose outcome this client cannot take back. Noted of writes only. */
  sent = false;
  /** Aborts the current try. */
  abortTry: (() => void) | undefined;
  /** Set while the call waits for a permit: nothing of it has been sent, and the wait can be aborted. */
  rateWait: AbortController | undefined;
  /** Decoded bytes of the answer so far. */
  #bytes = 0;
  readonly #byteCounts = new Set<(bytes: number) => void>();

  constructor(
    prepared: PreparedRequest,
    owner: string,
    hooks: {
      readonly watch?: CallInstrumentation | undefined;
      readonly timing?: RequestTiming | undefined;
    },
  ) {
    this.prepared = prepared;
    this.owner = owner;
    this.watch = hooks.watch;
    this.timing = hooks.timing;
  }

  /** Counts decoded bytes of the answer for each caller that waits. */
  received(bytes: number): void {
    this.#bytes += bytes;
    this.timing?.read(bytes);
    for (const count of this.#byteCounts) count(bytes);
  }

  /**
   * Waits for the answer until the caller's operation ends, or until the caller may read no more bytes.
   * @throws the error for this caller
   */
  wait(caller: RestCaller, errors: CallErrors): Promise<RestAnswer> {
    const { prepared } = this;
    const { read } = prepared.operation;
    return new Promise((resolve, reject) => {
      const { budget, signal } = caller;
      const gone = () => {
        if (this.sent) reject(errors.outcomeUnknown(prepared, caller));
        else if (this.rateWait) reject(errors.of("RATE_LIMITED", caller));
        else reject(errors.of(read ? "UPSTREAM_TIMEOUT" : "UPSTREAM_UNAVAILABLE", caller));
      };
      const count = (bytes: number) => {
        // The answer of a write is read in any case: without it the outcome is not known.
        if (budget?.readRest(bytes) === false && read) reject(budget.restFailure());
      };
      const end = () => {
        signal.removeEventListener("abort", gone);
        this.#byteCounts.delete(count);
      };
      // An operation may wait for many calls at once, which is no leak.
      setMaxListeners(0, signal);
      signal.addEventListener("abort", gone, { once: true });
      if (budget) {
        this.#byteCounts.add(count);
        if (this.#bytes > 0) count(this.#bytes);
      }
      this.answer.then(
        (answer) => {
          const arrived = () => {
            end();
            resolve(answer);
          };
          // The effect of a write is announced at once, so that no deadline comes between.
          const turn = read ? budget?.turn() : undefined;
          if (turn) void turn.then(arrived);
          else arrived();
        },
        (error: unknown) => {
          end();
          reject(errors.forCaller(error, prepared, caller));
        },
      );
    });
  }
}

/** The reads in flight of one family that an identical read may join. */
export class InflightRequests {
  /** Called when a write begins or ends. */
  onWrite: (() => void) | undefined;
  readonly #shared = new Map<string, InflightRequest>();

  /** The call in flight that this one would join; undefined when there is none. */
  find(prepared: PreparedRequest, caller: RestCaller): InflightRequest | undefined {
    return isShared(prepared) ? this.#shared.get(keyOf(prepared, caller)) : undefined;
  }

  /** Lets later identical reads join a read; a write ends sharing again when it has ended. */
  add(call: InflightRequest, caller: RestCaller): void {
    const { prepared } = call;
    if (isShared(prepared)) {
      const key = keyOf(prepared, caller);
      this.#shared.set(key, call);
      // An answer that is there is not given to those who come later, however long others wait for their turn.
      const over = () => this.#drop(key, call);
      call.answer.then(over, over);
    }
    // Here and not in a caller's wait, because all callers may have left before the write ends.
    else if (!prepared.operation.read) call.answer.then(this.stopSharing, this.stopSharing);
  }

  /** No read that began before now may be joined: a write makes it stale. */
  readonly stopSharing = (): void => {
    this.#shared.clear();
    this.onWrite?.();
  };

  #drop(key: string, call: InflightRequest): void {
    if (this.#shared.get(key) === call) this.#shared.delete(key);
  }

  /** A caller no longer waits. A call that has lost its last caller is abandoned. */
  leave(call: InflightRequest, caller: RestCaller): void {
    if (--call.waiters > 0) return;
    const { prepared } = call;
    this.#drop(keyOf(prepared, caller), call);
    // A write that was sent is not aborted: half a change is worse than a change without its answer.
    if (call.sent && !call.rateWait) return;
    call.abandoned = true;
    call.abortTry?.();
    call.rateWait?.abort();
  }
}

/** True if identical calls may share one request. A secret is read for one caller only. */
const isShared = ({ operation }: PreparedRequest): boolean =>
  operation.read && operation.spec.secret === undefined;

/** A caller that wants an answer now does not join a call that may wait for a permit. */
const keyOf = ({ key }: PreparedRequest, { patient }: RestCaller): string =>
  patient ? `patient ${key}` : key;
