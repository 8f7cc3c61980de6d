/**
 * Requests for reports in a process that does not run them. Each is forwarded unchanged to the process that does,
 * over a socket that only processes of the same user can open. That process checks the caller again.
 */

import { request as httpRequest, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { codeOf } from "#platform/errors/code-of.ts";
import { abortOnDisconnect, sendRefusal } from "#platform/http/http-server.ts";
import { addresses, routeOptions } from "./addresses.ts";
import { type ShownCaller, shownBy } from "./callers.ts";

export interface Forwarding {
  /** Socket of the process that runs reports, or of its replacement. */
  readonly socket: string;
  /** Maximum time to wait for that process, ms. */
  readonly waitMs?: number;
}

/** Header with the caller's address in a forwarded request. */
const ADDRESS = "x-tributary-caller-address";
/** Headers of one connection, and headers that this process sets; they are never copied from a caller. */
const OWN = new Set(
  [
    ADDRESS,
    "connection",
    "content-length",
    "expect",
    "keep-alive",
    "proxy-connection",
    "te",
    "trailer",
  ].concat(["transfer-encoding", "upgrade", "x-request-id"]),
);
/** Response headers that clients get. */
const ANSWERED = [
  "allow",
  "content-disposition",
  "content-type",
  "location",
  "retry-after",
  "www-authenticate",
];

/** Another process runs reports by then, or none can. */
const WAIT_MS = 10_000;
const PAUSE_MS = 100;
const UNREACHED = ["ENOENT", "ECONNREFUSED"];

/** Serves the addresses of reports by asking the process that runs them. */
export function forwardReports(app: FastifyInstance, { socket, waitMs = WAIT_MS }: Forwarding): void {
  const streams = new Set<IncomingMessage>();

  /** @returns undefined if no process runs reports */
  async function answerTo(
    request: FastifyRequest,
    signal: AbortSignal,
  ): Promise<IncomingMessage | undefined> {
    const deadline = performance.now() + waitMs;
    for (;;) {
      try {
        return await send(request, socket, signal);
      } catch (error) {
        // A request is sent to the next process if it did not reach the first, or if it only reads.
        const isSafe = UNREACHED.includes(codeOf(error)) || request.method === "GET";
        if (signal.aborted || !isSafe) throw error;
      }
      if (performance.now() > deadline) return undefined;
      await sleep(PAUSE_MS);
    }
  }

  async function forward(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    let answer: IncomingMessage | undefined;
    try {
      answer = await answerTo(request, abortOnDisconnect(reply));
    } catch {
      return sendRefusal(
        reply,
        503,
        "The process that runs reports has ended before it answered: read /reports/runs before you send this again",
        "OUTCOME_UNKNOWN",
      );
    }
    if (!answer) {
      reply.header("retry-after", "10");
      return sendRefusal(reply, 503, "No process runs reports now", "OVERLOADED");
    }
    const response = answer;
    streams.add(response);
    response.once("close", () => streams.delete(response));
    for (const name of ANSWERED) {
      const value = response.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    return reply.code(response.statusCode ?? 502).send(response);
  }

  for (const address of addresses) app.route({ ...routeOptions(address), handler: forward });
  // An open event stream would delay the end of the server. Its client reconnects to another process.
  app.addHook("preClose", async () => {
    for (const stream of streams)
      if (stream.headers["content-type"]?.startsWith("text/event-stream")) stream.destroy();
  });
}

function send(request: FastifyRequest, socketPath: string, signal: AbortSignal): Promise<IncomingMessage> {
  const { method, url, body } = request;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = [
    // HTTP/1.0 may leave it out, HTTP/1.1 may not.
    ...(request.headers.host === undefined ? ["host", "localhost"] : []),
    ...withoutOwn(request.raw.rawHeaders),
    ...[ADDRESS, request.ip, "x-request-id", request.id, "connection", "close"],
    ...(text === undefined ? [] : ["content-length", String(Buffer.byteLength(text))]),
  ];
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ socketPath, method, path: url, headers, signal, agent: false });
    sent.once("response", resolve).once("error", reject).end(text);
  });
}

/** @param raw names and values in turn */
const withoutOwn = (raw: readonly string[]): string[] =>
  raw.flatMap((name, at) => (at % 2 === 0 && !OWN.has(name.toLowerCase()) ? [name, raw[at + 1] ?? ""] : []));

/** Credentials that a forwarded request presents. */
export function shownByForwarded(request: FastifyRequest): ShownCaller {
  const { headers, rawHeaders } = shownBy(request);
  const { [ADDRESS]: address, ...others } = headers;
  return {
    headers: others,
    rawHeaders: rawHeaders.flatMap((name, at) =>
      at % 2 === 0 && name !== ADDRESS ? [name, rawHeaders[at + 1] ?? ""] : [],
    ),
    address: typeof address === "string" ? address : "",
  };
}
