/** What every request passes before any route: load, host, origin, and the headers of its answer. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isLoopback } from "../subgraphs/config/kinds.ts";
import { refuse } from "../subgraphs/http/http-server.ts";
import { catalogue } from "../subgraphs/kit/errors.ts";

export interface GuardOptions {
  /** Requests in flight beyond which further ones are turned away. */
  readonly requestsAtOnce: number;
  /** Origins whose pages may call the gateway. */
  readonly corsOrigins: readonly string[];
  /** Only names of this machine are answered to. */
  readonly loopbackOnly: boolean;
}

const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cache-control": "private, no-store",
};
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";
const ALLOWED_HEADERS =
  "content-type, authorization, prefer, x-request-id, x-upstream-report, apollo-require-preflight";

export function guard(app: FastifyInstance, options: GuardOptions): void {
  const origins = new Set(options.corsOrigins);
  let inFlight = 0;

  app.addHook("onRequest", (request, reply, done) => {
    inFlight++;
    reply.raw.once("close", () => inFlight--);
    if (!answered(request, reply)) done();
  });

  /** The reply of a request that goes no further. */
  function answered(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    if (inFlight > options.requestsAtOnce) {
      reply.header("retry-after", "1");
      return refuse(reply, 503, catalogue.OVERLOADED.message, "OVERLOADED");
    }
    // A foreign page can make its own name point here, and then reads answers as its own.
    if (options.loopbackOnly && !isLoopback(request.hostname))
      return refuse(reply, 421, "The gateway answers to names of this machine only");
    return cross(request, reply);
  }

  /** Answers for pages of other origins: a few are let in by name, none with cookies. */
  function cross(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    const { origin } = request.headers;
    if (origins.size > 0) reply.header("vary", "origin");
    if (origin === undefined || !origins.has(origin)) return undefined;
    reply.header("access-control-allow-origin", origin);
    reply.header("access-control-expose-headers", "preference-applied, retry-after, x-request-id");
    if (request.method !== "OPTIONS") return undefined;
    return reply
      .code(204)
      .headers({
        "access-control-allow-methods": "GET, POST, PUT",
        "access-control-allow-headers": ALLOWED_HEADERS,
        "access-control-allow-private-network": "true",
        "access-control-max-age": "600",
      })
      .send();
  }

  // Last, over whatever a route or the GraphQL server has set.
  app.addHook("onSend", (_request, reply, payload, done) => {
    reply.headers(always);
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", CLOSED_POLICY);
    done(null, payload);
  });
}
