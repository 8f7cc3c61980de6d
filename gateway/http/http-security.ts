/** Security of all routes: check of the host name, CORS, and security headers of responses. */
import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import { isLoopback } from "#platform/config/formats.ts";
import { sendRefusal } from "#platform/http/http-server.ts";

export interface HttpSecurityOptions {
  /** Origins whose pages may call the gateway. */
  readonly corsOrigins: readonly string[];
  /** True if pages served by this machine may call the gateway, from any port. */
  readonly corsLocalPages: boolean;
  /** Request headers that pages may send, besides those of all clients. */
  readonly corsHeaders: readonly string[];
  /** True if only requests to loopback host names are answered. */
  readonly loopbackOnly: boolean;
}

const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "private, no-store",
};
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** Request headers of clients: those of GraphQL and of traces, and Apollo Client's name. */
const PAGE_HEADERS = [
  "content-type",
  "authorization",
  "prefer",
  "if-none-match",
  "range",
  "x-request-id",
  "x-upstream-report",
  "last-event-id",
  "x-graphql-event-stream-token",
  "apollo-require-preflight",
  "apollographql-client-name",
  "apollographql-client-version",
  "traceparent",
  "tracestate",
];

declare module "fastify" {
  interface FastifyReply {
    /** `Cache-Control` of the response. By default, the response must not be cached. */
    cacheControl: string | undefined;
    /** True if pages of other origins may show the response, as an image for example. */
    shownElsewhere: boolean;
  }
}

export async function secureHttp(app: FastifyInstance, options: HttpSecurityOptions): Promise<void> {
  app.decorateReply("cacheControl", undefined);
  app.decorateReply("shownElsewhere", false);

  app.addHook("onRequest", (request, reply, done) => {
    // Against DNS rebinding: a foreign page can make its host name resolve to this machine, and read responses.
    if (options.loopbackOnly && !isLoopback(request.hostname))
      void sendRefusal(reply, 421, "The gateway answers to names of this machine only");
    else done();
  });

  await openToPages(app, options);

  // Runs last, and overwrites headers of the route and of the GraphQL server.
  app.addHook("onSend", (_request, reply, payload, done) => {
    reply.headers(always);
    if (reply.shownElsewhere) reply.header("cross-origin-resource-policy", "cross-origin");
    if (reply.cacheControl !== undefined) reply.header("cache-control", reply.cacheControl);
    // Private network access: an allowed page of a public network may call a private address.
    if (reply.hasHeader("access-control-allow-methods"))
      reply.header("access-control-allow-private-network", "true");
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", CLOSED_POLICY);
    done(null, payload);
  });
}

/** Enables CORS without cookies for the allowed origins. Without any, there are no CORS headers. */
async function openToPages(app: FastifyInstance, options: HttpSecurityOptions): Promise<void> {
  const { corsOrigins, corsLocalPages, corsHeaders } = options;
  if (corsOrigins.length === 0 && !corsLocalPages) return;
  const isOpenTo = pagesOf(options);
  await app.register(cors, {
    origin(origin, done) {
      done(null, origin !== undefined && isOpenTo(origin));
    },
    methods: ["GET", "POST", "PUT", "DELETE"],
    allowedHeaders: [...PAGE_HEADERS, ...corsHeaders],
    exposedHeaders: [
      "accept-ranges",
      "content-range",
      "etag",
      "preference-applied",
      "retry-after",
      "x-request-id",
    ],
    credentials: false,
    maxAge: 600,
    strictPreflight: false,
  });
}

/** Returns a test for origins whose pages may call the gateway. */
export function pagesOf({
  corsOrigins,
  corsLocalPages,
}: Pick<HttpSecurityOptions, "corsOrigins" | "corsLocalPages">): (origin: string) => boolean {
  const origins = new Set(corsOrigins);
  return (origin) => origins.has(origin) || (corsLocalPages && isLocalPage(origin));
}

/** True for an origin with a loopback host name and any port. */
function isLocalPage(origin: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  return (
    url !== undefined && /^https?:$/.test(url.protocol) && url.origin === origin && isLoopback(url.hostname)
  );
}
