/** Calls in flight. Identical reads with the same credential share one call. */
import { setMaxListeners } from "node:events";
import type { Answer } from "#contracts/kit/pages/style.ts";
import type { CallInstrumentation } from "#platform/telemetry/instrumentation.ts";
import type { Findings } from "#subgraphs/kit/reading/findings.ts";
import type { CallErrors } from "./call-errors.ts";
import type { PreparedRequest, RestCaller } from "./request.ts";

/** A family's response with its status. */
export interface RestAnswer extends Answer {
  readonly status: number;
  /** The bytes of a binary response. */
  readonly bytes?: Buffer;
  /** Unreadable parts of the body. */
  readonly findings?: Findings | undefined;
}

/** Receives the phases of a request. */
export interface RequestTiming {
  /** The request is sent. */
  sent(): void;
  /** The response headers have arrived. */
  answered(status: number): void;
  /** A part of the body has been read. @param bytes its decoded size */
  read(bytes: number): void;
}

const NEVER = new Promise<never>(() => undefined);

/** One call in flight, with its waiting callers. */
export class InflightRequest {
  /** The request to send. A later try may select fewer members, under the same key. */
  prepared: PreparedRequest;
  /** Id of the GraphQL operation that started the call. Waiting calls are served in turn by operation. */
  readonly owner: string;
  /** Instrumentation of the caller that started the call. */
  readonly watch: CallInstrumentation | undefined;
  /** Timing of the caller that started the call, if its operation is traced. */
  readonly timing: RequestTiming | undefined;
  answer: Promise<RestAnswer> = NEVER;
  waiters = 0;
  /** True if all callers have left: no further try is made, and the current one is aborted. */
  abandoned = false;
  /** True if the family received the request of a write, whose outcome is then unknown. */
  sent = false;
  /** Aborts the current try. */
  abortTry: (() => void) | undefined;
  /** Set while the call waits for a rate permit, before anything is sent. Aborts this wait. */
  rateWait: AbortController | undefined;
  /** Decoded bytes of the response so far. */
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

  /** Counts decoded bytes of the response for each waiting caller. */
  received(bytes: number): void {
    this.#bytes += bytes;
    this.timing?.read(bytes);
    for (const count of this.#byteCounts) count(bytes);
  }

  /**
   * Waits for the response until the caller's operation ends or exceeds its byte budget.
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
        // The response of a write is read in any case, because its outcome is unknown otherwise.
        if (budget?.readRest(bytes) === false && read) reject(budget.restFailure());
      };
      const end = () => {
        signal.removeEventListener("abort", gone);
        this.#byteCounts.delete(count);
      };
      // An operation may wait for many calls at once. This is not a leak of listeners.
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
          // The response of a write is delivered at once, so that no deadline comes in between.
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

/** Reads in flight of one family that identical reads may join. */
export class InflightRequests {
  /** Called when a write begins or ends. */
  onWrite: (() => void) | undefined;
  readonly #shared = new Map<string, InflightRequest>();

  /** The call in flight that an identical read would join. Undefined without one. */
  find(prepared: PreparedRequest, caller: RestCaller): InflightRequest | undefined {
    return isShared(prepared) ? this.#shared.get(keyOf(prepared, caller)) : undefined;
  }

  /** Registers a call: identical reads may join a read, and a write ends sharing when it ends. */
  add(call: InflightRequest, caller: RestCaller): void {
    const { prepared } = call;
    if (isShared(prepared)) {
      const key = keyOf(prepared, caller);
      this.#shared.set(key, call);
      // Later reads do not get an old response, even if earlier callers still wait for their turn.
      const over = () => this.#drop(key, call);
      call.answer.then(over, over);
    }
    // Registered here, because all callers may have left before the write ends.
    else if (!prepared.operation.read) call.answer.then(this.stopSharing, this.stopSharing);
  }

  /** Ends sharing of all reads in flight, because a write makes them stale. */
  readonly stopSharing = (): void => {
    this.#shared.clear();
    this.onWrite?.();
  };

  #drop(key: string, call: InflightRequest): void {
    if (this.#shared.get(key) === call) this.#shared.delete(key);
  }

  /** Removes a waiting caller. The call is abandoned with its last caller. */
  leave(call: InflightRequest, caller: RestCaller): void {
    if (--call.waiters > 0) return;
    const { prepared } = call;
    this.#drop(keyOf(prepared, caller), call);
    // A write that was sent is not aborted, because its outcome would then be unknown.
    if (call.sent && !call.rateWait) return;
    call.abandoned = true;
    call.abortTry?.();
    call.rateWait?.abort();
  }
}

/** True if identical calls may share a request. A secret is read for one caller only. */
const isShared = ({ operation }: PreparedRequest): boolean =>
  operation.read && operation.spec.secret === undefined;

/** Key for sharing. A caller that cannot wait does not join a call that may wait for a permit. */
const keyOf = ({ key }: PreparedRequest, { patient }: RestCaller): string =>
  patient ? `patient ${key}` : key;
