/** Sends one request over the family's connections and reads the response, within limits of time and size. */
import { EventEmitter } from "node:events";
import { DecoratorHandler, type Dispatcher, errors } from "undici";
import type { ErrorCode } from "#platform/errors/catalog.ts";
import { openConnections, proxyStatusIn, type Route } from "#platform/http/connections.ts";
import { readBytes, UnreadableBody } from "#platform/http/response-body.ts";
import type { Limits } from "#platform/limits/limits.ts";
import type { FailureCause } from "#platform/telemetry/instrumentation.ts";
import type { InflightRequest } from "./inflight-requests.ts";
import { FairQueue } from "./rates/fair-queue.ts";
import type { RawAnswer } from "./raw-answer.ts";
import { type FailureKind, RequestFailure } from "./request-failure.ts";

/** Time for the family to report that its own time limit was reached, ms. */
const GRACE_MS = 1_000;

const isSuccess = (status: number) => status >= 200 && status < 300;

export class Transport {
  readonly #origin: string;
  readonly #pool: Dispatcher;
  readonly #proxied: Dispatcher | undefined;
  readonly #places: FairQueue;
  readonly #limits: Limits;
  /** Errors of failed connections, for which nothing was sent. */
  readonly #connectErrors = new WeakSet<Error>();

  /**
   * @param origin the only origin that requests are sent to
   * @param route proxy and client certificate of connections
   */
  constructor(origin: string, limits: Limits, route: Route = {}) {
    this.#origin = origin;
    this.#limits = limits;
    this.#places = new FairQueue(limits.connections);
    const { connections, connectMs } = limits;
    const onConnectError = (error: Error) => void this.#connectErrors.add(error);
    this.#pool = openConnections(origin, route, { connections, connectMs, onConnectError });
    this.#proxied = route.proxy && this.#pool;
  }

  /** Number of requests in progress, and of requests that wait for a connection. */
  get load(): { readonly running: number; readonly queued: number } {
    return this.#places.load;
  }

  /** Connections through the proxy, which reach any origin. Undefined without a proxy. */
  get proxied(): Dispatcher | undefined {
    return this.#proxied;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  /**
   * Makes one try of a call.
   * @param leaves called when the try has its connection; a try that ends before has sent nothing
   * @throws RequestFailure without a complete response
   */
  async send(call: InflightRequest, leaves: () => void): Promise<RawAnswer> {
    const { operation, path, headers, body } = call.prepared;
    // An `EventEmitter` instead of an `AbortController`, because it costs a tenth and each call needs one.
    const end = new EventEmitter();
    let ended = false;
    let entered = this.#places.tryEnter();
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
    let answered: Dispatcher.ResponseData | undefined;
    try {
      if (!entered) {
        await this.#enter(call.owner, end);
        entered = true;
        // The try may have ended before this line, and the request would not notice it.
        if (ended) throw new Error("The try ended in the queue");
      }
      // Only for a write it matters if it was sent, so reads avoid the cost of recording it.
      const dispatcher = operation.read ? this.#pool : this.#noting(call);
      leaves();
      const response = await dispatcher.request({
        origin: this.#origin,
        method: operation.method,
        path,
        headers: call.watch?.headers ? { ...headers, ...call.watch.headers } : headers,
        body: body ?? null,
        signal: end,
      });
      answered = response;
      call.timing?.answered(response.statusCode);
      const encoding = response.headers["content-encoding"];
      const bytes = await readBytes(response.body, encoding, this.#limits.bodyBytes, (length) => {
        call.received(length);
        return true; // a caller over its budget leaves; the last one to leave ends the try
      });
      return { status: response.statusCode, headers: response.headers, bytes };
    } catch (error) {
      if (!entered && !call.abandoned) throw queuedTooLong(operation.read);
      // The status of a write shows success, even if its body is unreadable.
      if (answered && isSuccess(answered.statusCode) && !operation.read) {
        const { statusCode: status, headers: received } = answered;
        const bytes = error instanceof UnreadableBody ? error : new UnreadableBody("cut off");
        return { status, headers: received, bytes };
      }
      throw this.#failure(error, call, ended, answered?.statusCode);
    } finally {
      clearTimeout(timer);
      call.abortTry = undefined;
      if (entered) this.#places.release();
    }
  }

  /** Waits for a place in the queue, or until the try ends. */
  #enter(owner: string, end: EventEmitter): Promise<void> {
    return new Promise((resolve, reject) => {
      const onEnter = () => {
        end.off("abort", leave);
        resolve();
      };
      const giveUp = this.#places.wait(owner, onEnter);
      const leave = () => {
        giveUp();
        reject(new Error("The try ended in the queue"));
      };
      end.once("abort", leave);
    });
  }

  /** The connections with a handler that records when the request of a call is sent. */
  #noting(call: InflightRequest): Dispatcher {
    const sending = () => {
      call.sent = true;
    };
    return this.#pool.compose(
      (dispatch) => (options, handler) => dispatch(options, new SendingHandler(handler, sending)),
    );
  }

  #failure(error: unknown, call: InflightRequest, ended: boolean, status?: number): RequestFailure {
    const unsent = !call.prepared.operation.read && !call.sent;
    const answer = status === undefined ? {} : { status };
    const fail = (code: ErrorCode, kind: FailureKind, cause: FailureCause) =>
      new RequestFailure(code, kind, { cause, ...answer, ...(unsent && { untouched: true }) });
    if (call.abandoned) return new RequestFailure("UPSTREAM_TIMEOUT", "abandoned");
    if (error instanceof UnreadableBody)
      return fail("UPSTREAM_BAD_RESPONSE", "unreadable", { reason: error.reason });
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof errors.HTTPParserError || error instanceof errors.HeadersOverflowError)
      return fail("UPSTREAM_BAD_RESPONSE", "unreadable", { reason: "not HTTP", errno: code });
    if (error instanceof Error && this.#connectErrors.has(error)) {
      if (isOfTls(code)) return fail("UPSTREAM_UNAVAILABLE", "misconfigured", { reason: "TLS", tls: code });
      const proxied = proxyStatusIn(error);
      if (proxied !== undefined)
        return fail("UPSTREAM_UNAVAILABLE", "unsent", { reason: "proxy", proxyStatus: proxied });
      const isOfName = code === "ENOTFOUND" || code === "EAI_AGAIN";
      return isOfName
        ? fail("UPSTREAM_UNAVAILABLE", "misconfigured", { reason: "DNS", errno: code })
        : fail("UPSTREAM_UNAVAILABLE", "unsent", { reason: "connect", errno: code });
    }
    if (ended && unsent) return fail("UPSTREAM_UNAVAILABLE", "timeout", { reason: "connect" });
    if (ended) return fail("UPSTREAM_TIMEOUT", "timeout", { reason: "timeout" });
    return fail("UPSTREAM_UNAVAILABLE", "lost", { reason: "connection lost", errno: code });
  }
}

/** Failure of a try that ended in the queue. Nothing was sent, so it does not show the state of the family. */
const queuedTooLong = (isRead: boolean): RequestFailure =>
  new RequestFailure(isRead ? "UPSTREAM_TIMEOUT" : "UPSTREAM_UNAVAILABLE", "queued", {
    cause: { reason: "queue" },
  });

/** Codes of certificate and handshake errors in Node and OpenSSL. */
const TLS_CODE =
  /^(?:ERR_TLS_|ERR_SSL_|ERR_OSSL_|EPROTO$|CERT_|CRL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_|INVALID_PURPOSE|ERROR_IN_CERT)/;

const isOfTls = (code: string | undefined): boolean => code !== undefined && TLS_CODE.test(code);

/** Calls back when the request is sent. */
class SendingHandler extends DecoratorHandler {
  readonly #handler: Dispatcher.DispatchHandler;
  readonly #sending: () => void;

  constructor(handler: Dispatcher.DispatchHandler, sending: () => void) {
    super(handler);
    this.#handler = handler;
    this.#sending = sending;
  }

  onRequestStart(controller: Dispatcher.DispatchController, context: object): void {
    this.#handler.onRequestStart?.(controller, context);
    if (!controller.aborted) this.#sending();
  }
}
