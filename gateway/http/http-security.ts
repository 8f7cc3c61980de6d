/** Checks and headers of every request, before any route: host, origin, and headers of the response. */
import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import { isLoopback } from "#platform/config/formats.ts";
import { sendRefusal } from "#platform/http/http-server.ts";

export interface HttpSecurityOptions {
  /** Origins whose pages may call the gateway. */
  readonly corsOrigins: readonly string[];
  /** True if pages served by this machine may call the gateway, from any port. */
  readonly corsLocalPages: boolean;
  /** Request headers that pages may send beside those that every client may. */
  readonly corsHeaders: readonly string[];
  /** Only names of this machine are answered to. */
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
/** Headers of our clients: GraphQL's own, those of a trace, and the name that Apollo Client sends. */
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
    /** Says for how long the answer may be cached; not at all unless it is set. */
    cacheControl: string | undefined;
    /** True if pages of other origins may show the response, as an image for example. */
    shownElsewhere: boolean;
  }
}

export async function secureHttp(app: FastifyInstance, options: HttpSecurityOptions): Promise<void> {
  app.decorateReply("cacheControl", undefined);
  app.decorateReply("shownElsewhere", false);

  app.addHook("onRequest", (request, reply, done) => {
    // A foreign page can make its own name point here, and then reads answers as its own.
    if (options.loopbackOnly && !isLoopback(request.hostname))
      void sendRefusal(reply, 421, "The gateway answers to names of this machine only");
    else done();
  });

  await openToPages(app, options);

  // Last, over whatever a route or the GraphQL server has set.
  app.addHook("onSend", (_request, reply, payload, done) => {
    reply.headers(always);
    if (reply.shownElsewhere) reply.header("cross-origin-resource-policy", "cross-origin");
    if (reply.cacheControl !== undefined) reply.header("cache-control", reply.cacheControl);
    // A page of the open network may ask for a machine of a private one, where its origin is let in.
    if (reply.hasHeader("access-control-allow-methods"))
      reply.header("access-control-allow-private-network", "true");
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", CLOSED_POLICY);
    done(null, payload);
  });
}

/** Lets pages of some origins call, and none of them with cookies; others find no CORS here at all. */
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

/** Says whether pages of an origin may call. */
export function pagesOf({
  corsOrigins,
  corsLocalPages,
}: Pick<HttpSecurityOptions, "corsOrigins" | "corsLocalPages">): (origin: string) => boolean {
  const origins = new Set(corsOrigins);
  return (origin) => origins.has(origin) || (corsLocalPages && isLocalPage(origin));
}

/** True for the origin of a page that this machine serves to itself, whatever its port. */
function isLocalPage(origin: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  return (
    url !== undefined && /^https?:$/.test(url.protocol) && url.origin === origin && isLoopback(url.hostname)
  );
}
