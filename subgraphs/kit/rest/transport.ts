/** Sends one request over the family's connections and reads the whole answer, within time and size. */
import { EventEmitter } from "node:events";
import { errors, Pool } from "undici";
import type { Answer } from "#contracts/kit/pages/style.ts";
import { readBytes, UnreadableBody } from "#platform/http/response-body.ts";
import type { Limits } from "#platform/limits/limits.ts";
import type { InflightRequest } from "./inflight-requests.ts";
import { RequestFailure } from "./request-failure.ts";

/** An answer as it came, decompressed. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Answer["headers"];
  readonly bytes: Buffer;
}

/** Error codes that say that no byte of the request was sent. */
const UNSENT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);
/** The time that a family has to say that it gave up at its own limit, in milliseconds. */
const GRACE_MS = 1_000;

export class Transport {
  readonly #pool: Pool;
  readonly #limits: Limits;

  /** @param origin Requests go to this origin only. */
  constructor(origin: string, limits: Limits) {
    this.#limits = limits;
    this.#pool = new Pool(origin, {
      connections: limits.connections,
      connect: { timeout: limits.connectMs },
      // The timer of a try covers headers and body; those of undici count idle time only.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  /** Requests that the family is processing, and those that wait for a connection to it. */
  get load(): { readonly running: number; readonly queued: number } {
    const { running, queued } = this.#pool.stats;
    return { running, queued };
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  /**
   * Makes one try of a call.
   * @throws RequestFailure when no whole answer came
   */
  async send(call: InflightRequest): Promise<RawAnswer> {
    const { operation, path, headers, body } = call.prepared;
    // An emitter instead of an AbortController, because it costs a tenth and every call needs one.
    const end = new EventEmitter();
    let ended = false;
    const abort = () => {
      ended = true;
      end.emit("abort");
    };
    const { answersWithinMs = 0 } = operation.spec;
    const timer = setTimeout(
      abort,
      Math.max(this.#limits.tryMs, answersWithinMs && answersWithinMs + GRACE_MS),
    );
    call.abortTry = abort;
    let sent = false;
    try {
      const response = await this.#pool.request({
        method: operation.method,
        path,
        headers: call.watch?.headers ? { ...headers, ...call.watch.headers } : headers,
        body: body ?? null,
        signal: end,
      });
      sent = true;
      const encoding = response.headers["content-encoding"];
      const bytes = await readBytes(response.body, encoding, this.#limits.bodyBytes, (length) => {
        call.received(length);
        return true; // a caller that may read no more leaves; the last that leaves ends the try
      });
      return { status: response.statusCode, headers: response.headers, bytes };
    } catch (error) {
      if (call.abandoned) throw new RequestFailure("UPSTREAM_TIMEOUT", "abandoned");
      if (isUnreadable(error)) throw new RequestFailure("UPSTREAM_BAD_RESPONSE", "unreadable");
      if (ended) throw new RequestFailure("UPSTREAM_TIMEOUT", "timeout");
      const { code = "" } = error as NodeJS.ErrnoException;
      throw new RequestFailure("UPSTREAM_UNAVAILABLE", !sent && UNSENT.has(code) ? "unsent" : "lost");
    } finally {
      clearTimeout(timer);
      call.abortTry = undefined;
    }
  }
}

/** The other side does not answer as agreed, as opposed to a connection that broke. */
const isUnreadable = (error: unknown) =>
  error instanceof UnreadableBody ||
  error instanceof errors.HTTPParserError ||
  error instanceof errors.HeadersOverflowError;
