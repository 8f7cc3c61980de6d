/**
 * Reads that are asked a second time when the first request takes longer than nearly all others of their
 * operation. The first answer is the call's; the other request is aborted. Both are one call of the circuits,
 * of the in-flight reads and of the caller.
 */
import type { InflightRequest } from "#subgraphs/kit/rest/inflight-requests.ts";
import type { Permit } from "#subgraphs/kit/rest/rates/sliding-window.ts";
import { RequestFailure } from "#subgraphs/kit/rest/request-failure.ts";
import type { SentCall } from "#subgraphs/kit/rest/transport.ts";
import { HedgePolicy } from "./hedge-policy.ts";

/** The bytes of an answer that several requests bring: each is counted once, however many bring it. */
class AnswerBytes {
  #most = 0;
  readonly #call: InflightRequest;

  constructor(call: InflightRequest) {
    this.#call = call;
  }

  /** One request has brought so many in all. */
  reached(bytes: number): void {
    if (bytes <= this.#most) return;
    this.#call.received(bytes - this.#most);
    this.#most = bytes;
  }
}

/** One of the requests of a call, which can be aborted alone. */
class Leg implements SentCall {
  sent = false;
  abortTry: (() => void) | undefined;
  #isLost = false;
  #bytes = 0;
  readonly #call: InflightRequest;
  readonly #counted: AnswerBytes;

  constructor(call: InflightRequest, counted: AnswerBytes) {
    this.#call = call;
    this.#counted = counted;
  }

  get prepared(): InflightRequest["prepared"] {
    return this.#call.prepared;
  }
  get owner(): string {
    return this.#call.owner;
  }
  get watch(): InflightRequest["watch"] {
    return this.#call.watch;
  }
  get timing(): InflightRequest["timing"] {
    return this.#isLost ? undefined : this.#call.timing;
  }
  get abandoned(): boolean {
    return this.#isLost || this.#call.abandoned;
  }

  received(bytes: number): void {
    this.#bytes += bytes;
    this.#counted.reached(this.#bytes);
  }

  /** Another request was answered first. */
  lose(): void {
    this.#isLost = true;
    this.abortTry?.();
  }
}

export interface HedgingTools<T> {
  /** Sends one request. @param leaves Called once it has a connection */
  send(leg: SentCall, leaves: () => void): Promise<T>;
  /** The permits of a second request; undefined where there is no room for one. */
  permits(): Promise<readonly Permit[] | undefined>;
  /** A second request is sent. */
  hedged(): void;
}

export class HedgedReads {
  readonly #policy: HedgePolicy;
  /** Calls that have had their second request: a later try of one gets none. */
  readonly #hedgedCalls = new WeakSet<InflightRequest>();

  constructor(policy = new HedgePolicy()) {
    this.#policy = policy;
  }

  /**
   * Makes one try of a read, with a second request where it takes long.
   * @throws what the first request throws, where no request was answered
   */
  run<T>(call: InflightRequest, leaves: () => void, tools: HedgingTools<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const { id } = call.prepared.operation;
      const counted = new AnswerBytes(call);
      const first = new Leg(call, counted);
      let second: Leg | undefined;
      let timer: NodeJS.Timeout | undefined;
      let startedAt = 0;
      let failures = 0;
      let firstFailure: unknown;
      let isOver = false;
      const over = () => {
        isOver = true;
        clearTimeout(timer);
        call.abortTry = undefined;
      };
      const answered = (leg: Leg) => {
        over();
        this.#policy.ended(id, performance.now() - startedAt);
        if (second) this.#policy.settled(leg === second);
        if (leg === second) first.lose();
        else second?.lose();
      };
      const failed = (leg: Leg, error: unknown) => {
        failures++;
        if (leg === first) firstFailure = error;
        if (failures < (second ? 2 : 1)) return;
        over();
        reject(firstFailure);
      };
      const start = (leg: Leg, left: () => void) =>
        tools.send(leg, left).then(
          (answer) => {
            if (isOver) return;
            answered(leg);
            resolve(answer);
          },
          (error: unknown) => {
            if (isOver) return;
            if (error instanceof RequestFailure) return failed(leg, error);
            // A refusal is an answer.
            answered(leg);
            reject(error);
          },
        );
      const hedge = async () => {
        if (isOver || call.abandoned || this.#hedgedCalls.has(call) || !this.#policy.take()) return;
        const permits = await tools.permits();
        if (!permits) return;
        const release = (sent: boolean) => {
          for (const permit of permits) permit.release(sent);
        };
        if (isOver || call.abandoned) return release(false);
        this.#hedgedCalls.add(call);
        second = new Leg(call, counted);
        let sent = false;
        await start(second, () => {
          sent = true;
          tools.hedged();
        });
        release(sent);
      };
      call.abortTry = () => {
        first.abortTry?.();
        second?.abortTry?.();
      };
      void start(first, () => {
        leaves();
        startedAt = performance.now();
        const delay = this.#policy.delayOf(id);
        // Where no permit can be had, the first request goes on alone.
        if (delay !== undefined) timer = setTimeout(() => hedge().catch(() => undefined), delay);
      });
    });
  }
}
