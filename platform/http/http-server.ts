/** Time limits and the form of refusals that all our HTTP servers share. */
import { isUtf8 } from "node:buffer";
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from "fastify";
import type { ConnectionTls } from "#platform/config/connection.ts";
import { errorCatalog } from "#platform/errors/catalog.ts";
import { STORAGE_RETRY_S, storageFault } from "#platform/errors/storage-full.ts";
import { jsonDepth } from "./json-depth.ts";
import { isStopping, markStopping } from "./stopping.ts";
import { dropUnreadAnswers } from "./unread-answers.ts";
import { dropUnreadBodies } from "./unread-bodies.ts";

/**
 * Builds the body of a refusal in the form of a GraphQL error, for every route.
 * @param details members of its extensions besides those that every error has
 */
export function errorBody(
  message: string,
  code: string,
  requestId: string,
  details: object = {},
): { readonly errors: readonly object[] } {
  const retryable =
    Object.hasOwn(errorCatalog, code) && errorCatalog[code as keyof typeof errorCatalog].retryable;
  return { errors: [{ message, extensions: { ...details, code, retryable, requestId } }] };
}

export function sendRefusal(
  reply: FastifyReply,
  status: number,
  message: string,
  code = "BAD_REQUEST",
  details: object = {},
): FastifyReply {
  return reply
    .code(status)
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(errorBody(message, code, reply.request.id, details)));
}

/** Answers 503 to a request whose data could not be stored. */
function refuseStorage(reply: FastifyReply): FastifyReply {
  reply.header("retry-after", String(STORAGE_RETRY_S));
  return sendRefusal(reply, 503, errorCatalog.STORAGE_FULL.message, "STORAGE_FULL");
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** True for a route whose body may arrive slowly, such as a file. */
    arrivesSlowly?: boolean;
    /**
     * Kind of places that a request takes; the usual places by default. Files have their own. Health requests need
     * none, because they are answered under any load.
     */
    places?: "transfers" | "none";
  }
}

const BODY_TIMEOUT_MS = 20_000;
const HEADER_BYTES = 16_384;
/** Longest time that a connection may be idle, with or without a request, ms. */
const IDLE_TIMEOUT_MS = 60_000;
/** Longest time for writing an answer, ms. */
const ANSWER_MS = 10_000;
const NESTING = 50;
const REQUEST_ID = /^[\w.-]{1,64}$/;

/** Returns the client's id if it is well-formed, else a new one. Other values must not reach responses and logs. */
function requestIdOf({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Messages for requests that are refused before a route. The framework's messages may quote the request. */
const refusals: Readonly<Record<number, string>> = {
  400: "The request is malformed",
  408: "The request came too slowly",
  413: "The request is too large",
  414: "The address is too long",
  415: "A body must be application/json in UTF-8, without a content encoding",
  431: "The request's headers are too large",
};

/** A refused request body. The message is for the client. */
class UnreadableBody extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/gi;

/**
 * Returns the reason to refuse a JSON body. Every body is decoded as UTF-8, so a body in another charset would be
 * misread. A compressed body is refused, because the server never decompresses requests.
 */
function unreadableBody(headers: IncomingHttpHeaders, bytes: Buffer): UnreadableBody | undefined {
  const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "";
  if (encoding !== "" && encoding !== "identity")
    return new UnreadableBody(415, "A body must be sent without a content encoding: remove Content-Encoding");
  for (const [, charset = ""] of (headers["content-type"] ?? "").matchAll(CHARSET))
    if (!["utf-8", "utf8"].includes(charset.toLowerCase()))
      return new UnreadableBody(
        415,
        "A body must be in UTF-8: send it with charset=utf-8, or with no charset",
      );
  if (!isUtf8(bytes)) return new UnreadableBody(415, "The body's bytes are not UTF-8");
  return undefined;
}

export interface ServerOptions {
  readonly bodyBytes: number;
  /** Largest size of all headers of a request together, bytes. */
  readonly headerBytes?: number;
  /** Longest time for a request body to arrive, ms. */
  readonly bodyTimeoutMs?: number;
  /** Longest time that a client may take for a part of a large answer, ms. Then its connection is closed. */
  readonly unreadMs?: number;
  /** Called with each thrown error that is no refusal. */
  readonly onBug?: (error: unknown, requestId?: string) => void;
  readonly watch?: HttpInstrumentation;
  /** Certificates for HTTPS. Without them the server speaks HTTP. */
  readonly tls?: ConnectionTls | undefined;
}

/** An answered HTTP request. It has the route instead of the URL, because URLs contain input of clients. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  /** The template of its path, for example `/files/{token}`; `none` if no route matches. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** True if the client disconnected before the end. */
  readonly disconnected: boolean;
}

/** Called for every request, even for one that is refused before it is parsed. */
export interface HttpInstrumentation {
  asked?(method: string): void;
  answered(answered: AnsweredRequest): void;
}

function watchAnswer(reply: FastifyReply, watch: HttpInstrumentation | undefined): void {
  const began = performance.now();
  const { request, raw } = reply;
  watch?.asked?.(request.method);
  raw.once("close", () =>
    watch?.answered({
      requestId: request.id,
      method: request.method,
      route: templateOf(request.routeOptions?.url),
      status: reply.statusCode,
      ms: performance.now() - began,
      disconnected: !raw.writableFinished,
    }),
  );
}

export const NO_ROUTE = "none";
/** Method label for input that is no HTTP request. */
const NO_METHOD = "_OTHER";

const templateOf = (url: string | undefined): string => url?.replace(/:(\w+)/g, "{$1}") ?? NO_ROUTE;

/** Reports a refusal that was written without a reply of the framework. */
function watchRefusal(watch: HttpInstrumentation | undefined, status: number, requestId: string): void {
  watch?.asked?.(NO_METHOD);
  watch?.answered({ requestId, method: NO_METHOD, route: NO_ROUTE, status, ms: 0, disconnected: false });
}

/** Creates a server that reads JSON only, limits the time of slow clients, and refuses every bad request in JSON. */
export function createServer(options: ServerOptions): FastifyInstance {
  const {
    bodyBytes,
    headerBytes = HEADER_BYTES,
    bodyTimeoutMs: arrivalMs = BODY_TIMEOUT_MS,
    unreadMs,
    onBug,
    watch,
    tls,
  } = options;
  const http = {
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
    maxHeaderSize: headerBytes,
    requireHostHeader: false,
  };
  // Probes show no certificate, so the handshake does not demand one.
  const { clientCertificates: requestCert, ...certificates } = tls ?? {};
  const https = tls && { ...http, ...certificates, requestCert, rejectUnauthorized: false };
  const app = fastify({
    bodyLimit: bodyBytes,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    requestTimeout: 0, // node's limit is the same for all requests: see `limitBodyTime`
    // Longer than load balancers keep an idle connection (60 s is usual), or they send a request just when it closes.
    keepAliveTimeout: 65_000,
    connectionTimeout: IDLE_TIMEOUT_MS,
    // The framework's HTTPS type differs only in its server, whose events are the same.
    ...((https ? { https } : { http }) as { http: typeof http }),
    // The parameter of a file link contains a sealed request.
    routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: true },
    exposeHeadRoutes: false,
    genReqId: requestIdOf,
    clientErrorHandler: (error, socket) => refuseSocket(error, socket, watch),
    frameworkErrors(_error, _request, reply) {
      const refused = reply as FastifyReply;
      watchAnswer(refused, watch);
      // Hooks do not run for errors of the framework.
      refused.header("x-request-id", refused.request.id);
      void sendRefusal(refused, 400, "The address is malformed");
    },
  });
  // The first hook, so that refusals of other hooks are measured too. Hooks of every request use callbacks, because
  // five promises for each would cost as much as the framework itself.
  app.addHook("onRequest", (request, reply, done) => {
    if (watch) watchAnswer(reply, watch);
    // Node would refuse the request without our error body.
    if (request.headers.host === undefined && request.raw.httpVersion !== "1.0")
      void sendRefusal(reply, 400, refusals[400] ?? "");
    else {
      if (!request.routeOptions.config.arrivesSlowly) limitBodyTime(request, arrivalMs, watch);
      done();
    }
  });
  app.server.on("checkExpectation", (request, response) => {
    const requestId = requestIdOf(request);
    response.writeHead(417, {
      "content-type": "application/json; charset=utf-8",
      "x-request-id": requestId,
      connection: "close",
    });
    response.end(JSON.stringify(errorBody("Nothing is expected here", "BAD_REQUEST", requestId)));
    watchRefusal(watch, 417, requestId);
  });
  // While the server stops, each response closes its connection. An idle one would delay the stop, and a load
  // balancer might send a request just when the connection is closed.
  app.addHook("preClose", async () => markStopping(app));
  // A response that began before the stop, such as an event stream, did not send `connection: close`. Its
  // connection is closed after the last byte, because the stop would otherwise wait for `keepAliveTimeout`.
  app.addHook("onResponse", ({ raw }, _reply, done) => {
    if (isStopping(app)) raw.socket.destroySoon();
    done();
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    reply.header("x-request-id", request.id);
    if (isStopping(app)) reply.header("connection", "close");
    done(null, payload);
  });
  closeQueuedAnswers(app);
  dropUnreadAnswers(app, unreadMs);
  dropUnreadBodies(app);
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, bytes, done) => {
    const unreadable = unreadableBody(request.headers, bytes);
    if (unreadable) return done(unreadable);
    const text = bytes.toString();
    if (jsonDepth(text) > NESTING) done(new UnreadableBody(400, refusals[400] ?? ""));
    else parse(request, text, done);
  });
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
    if (error instanceof UnreadableBody) return sendRefusal(reply, status, error.message);
    if (status >= 400 && status < 500)
      return sendRefusal(reply, status, refusals[status] ?? "The request cannot be answered");
    onBug?.(error, request.id);
    if (storageFault(error) !== undefined) return refuseStorage(reply);
    const { message } = errorCatalog.INTERNAL_SERVER_ERROR;
    return sendRefusal(reply, 500, message, "INTERNAL_SERVER_ERROR");
  });
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsAt(app, request);
    if (allowed.length === 0) return sendRefusal(reply, 404, "There is nothing at this address", "NOT_FOUND");
    reply.header("allow", allowed.join(", "));
    return sendRefusal(reply, 405, `This address takes ${allowed.join(" and ")} only`);
  });
  return app;
}

/**
 * Emits `close` on pipelined responses that wait on a connection when it ends. Node emits it on the first only,
 * so the operations of the others would run on and never free their places.
 */
function closeQueuedAnswers(app: FastifyInstance): void {
  const queued = new WeakMap<Socket, Set<ServerResponse>>();
  app.server.on("request", ({ socket }: IncomingMessage, answer: ServerResponse) => {
    if (answer.socket) return;
    const known = queued.get(socket);
    const answers = known ?? new Set();
    answers.add(answer);
    // The response now has the socket, so Node emits its `close`.
    answer.once("socket", () => answers.delete(answer));
    if (known) return;
    queued.set(socket, answers);
    socket.once("close", () => {
      for (const left of answers) {
        // The state in which Node leaves the first response, for later checks.
        left.destroyed = true;
        Object.defineProperty(left, "closed", { value: true });
        left.emit("close");
      }
    });
  });
}

/** Ends a request whose body does not arrive in time. */
function limitBodyTime(
  { id, raw }: FastifyRequest,
  arrivalMs: number,
  watch: HttpInstrumentation | undefined,
): void {
  if (!("content-length" in raw.headers || "transfer-encoding" in raw.headers)) return;
  const timer = setTimeout(() => {
    if (!raw.complete) refuseSocket({ code: "ERR_HTTP_REQUEST_TIMEOUT" }, raw.socket, watch, id);
  }, arrivalMs);
  raw.once("close", () => clearTimeout(timer));
}

function methodsAt(app: FastifyInstance, request: FastifyRequest): string[] {
  const [url = "/"] = request.url.split("?");
  return ["GET", "POST", "PUT", "DELETE"].filter(
    (method) => app.findRoute({ method: method as "GET", url }) !== null,
  );
}

/** Answers on the raw socket, if bytes are no HTTP request or arrive too slowly. */
function refuseSocket(
  error: { readonly code?: string | undefined },
  socket: Socket,
  watch: HttpInstrumentation | undefined,
  requestId: string = randomUUID(),
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === "HPE_HEADER_OVERFLOW" ? 431 : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
  const body = JSON.stringify(errorBody(refusals[status] ?? "", "BAD_REQUEST", requestId));
  watchRefusal(watch, status, requestId);
  socket.end(
    [
      `HTTP/1.1 ${status} Refused`,
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${requestId}`,
      "cache-control: private, no-store",
      "connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}

/** The port that a listening server got. */
export function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Extends the idle timeout of a connection if its response may take longer. */
export function extendIdleTimeout({ raw }: FastifyRequest, ms: number): void {
  if (ms + ANSWER_MS > IDLE_TIMEOUT_MS) raw.socket.setTimeout(ms + ANSWER_MS);
}

/** Calls `act` if the client disconnects before the response is complete, or has disconnected. */
export function onDisconnect({ raw }: FastifyReply, act: () => void): void {
  if (raw.closed) act();
  else
    raw.once("close", () => {
      if (!raw.writableFinished) act();
    });
}

/** Returns a signal that aborts if the client disconnects before the response is complete. */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const abort = new AbortController();
  onDisconnect(reply, () => abort.abort());
  return abort.signal;
}
