/** The gateway behind HTTP: GraphQL, files, webhooks, health and the console. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ConsoleSettings, serveConsoleApi } from "#gateway/console/console-api.ts";
import { ConsolePage, wantsPage } from "#gateway/console/console-page.ts";
import type { Gateway } from "#gateway/gateway.ts";
import { Live, type LiveOptions, streamTokenOf } from "#gateway/live/live.ts";
import { serveMcp } from "#gateway/mcp/mcp-route.ts";
import type { ListenerSettings } from "#platform/config/config.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { compressAnswers } from "#platform/http/encoding/compression.ts";
import {
  abortOnDisconnect,
  createServer,
  extendIdleTimeout,
  type HttpInstrumentation,
} from "#platform/http/http-server.ts";
import type { OnBug } from "#platform/http/log.ts";
import { type ProbeOptions, serveProbes } from "#platform/http/probes.ts";
import type { ObservedObjects } from "#platform/telemetry/observed-state.ts";
import {
  type Authenticate,
  type AuthenticatedCaller,
  refuseCaller,
  unknownCaller,
} from "#subgraphs/kit/access/authentication.ts";
import type { SignerKeysOptions } from "#subgraphs/kit/access/jwks.ts";
import { Admission, type AdmissionOptions, freePlaces, whileWorking } from "./admission.ts";
import { serveEdgeRoutes } from "./edge-routes.ts";
import { graphqlHandler, type SharedRequest } from "./graphql-handler.ts";
import { type HttpSecurityOptions, pagesOf, secureHttp } from "./http-security.ts";
import { waitOf } from "./prefer.ts";
import { serveSchemaFiles } from "./schema-files.ts";
import { sharedKey } from "./shared-key.ts";
import { type DocumentSettings, noDocuments, TrustedDocuments } from "./trusted-documents.ts";

export interface AppOptions extends HttpSecurityOptions, AdmissionOptions, SignerKeysOptions {
  readonly gateway: Gateway;
  readonly authenticate: Authenticate;
  /** Answer of `/readyz`; by default that of the gateway. */
  readonly readiness?: ProbeOptions["readiness"];
  /** Decides who may read the details of `/readyz`; by default everybody. */
  readonly mayReadDetails?: ProbeOptions["mayReadDetails"];
  /** Settings of the console. Undefined if the console is not served. */
  readonly console?: ConsoleSettings | undefined;
  /** True if agents are served at `/mcp`; false by default. */
  readonly mcp?: boolean;
  readonly documents?: DocumentSettings;
  /** Listener for e-signature's Connect. Without it, Connect messages are not received. */
  readonly connectListener?: ListenerSettings | undefined;
  readonly live: LiveOptions;
  /** True to refuse every upload. */
  readonly readOnly?: boolean;
  readonly headerBytes: number;
  readonly requestBytes: number;
  readonly onBug?: OnBug;
  /** Called for a query that was answered by the run of an identical one. */
  readonly onShared?: (request: FastifyRequest, shared: SharedRequest) => void;
  /** Records every request. */
  readonly watch?: HttpInstrumentation;
  /** Called with the app's own state, for metrics. */
  readonly observe?: ((observed: ObservedObjects) => void) | undefined;
}

/** The gateway's app, with all its routes. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { gateway, authenticate, onBug } = options;
  const app = createServer({
    bodyBytes: options.requestBytes,
    headerBytes: options.headerBytes,
    ...(onBug && { onBug }),
    ...(options.watch && { watch: options.watch }),
  });
  await secureHttp(app, options);
  await compressAnswers(app);
  const page = options.console ? new ConsolePage() : undefined;

  const callers = new WeakMap<FastifyRequest, AuthenticatedCaller>();

  /** Runs before the body is read, so that no body is read from a caller without access. */
  async function identify(request: FastifyRequest, reply: FastifyReply) {
    if (page && wantsPage(request)) return; // the page holds no data
    return signIn(request, reply);
  }

  async function signIn(request: FastifyRequest, reply: FastifyReply) {
    try {
      const { headers, ip: address, raw } = request;
      callers.set(request, await authenticate({ headers, rawHeaders: raw.rawHeaders, address }));
    } catch (error) {
      if (!(error instanceof TributaryError)) throw error;
      return refuseCaller(reply, error);
    }
  }

  const nameOf = (request: FastifyRequest) => {
    const subject = callers.get(request)?.subject;
    return subject === undefined ? `address ${request.ip}` : `subject ${subject}`;
  };
  const admission = new Admission(options, nameOf);
  await admission.protect(app);
  options.observe?.({ admission: admission.observed });
  const live = new Live(gateway, options.live, {
    callerOf: (request) => ({ caller: callers.get(request) ?? unknownCaller, name: nameOf(request) }),
    receives: (family) => family === "eSignature" && options.connectListener !== undefined,
    reserve: (name, objects) => admission.reserveFor(name, objects),
    freePlaces,
    onBug,
  });
  app.addHook("preClose", async () => live.drain());

  /** Members of a request that its operations need. */
  const operationOf = (request: FastifyRequest) => ({
    headers: request.headers,
    requestId: request.id,
    reserve: (objects: number) => admission.reserve(request, objects),
    caller: callers.get(request) ?? unknownCaller,
    callerName: nameOf(request),
  });
  const documents = new TrustedDocuments(options.documents ?? noDocuments);
  const answer = graphqlHandler({
    server: gateway.server,
    schema: gateway.apiSchema,
    documents,
    documentTokens: gateway.documentTokens,
    live,
    runs: gateway.runs,
    runKey: (request, body) =>
      sharedKey(
        request,
        body,
        { caller: callers.get(request) ?? unknownCaller, name: nameOf(request) },
        gateway.forwardable,
      ),
    watch: (request) => gateway.watch(request.method, request.headers),
    onShared(request, shared) {
      const { watch, facts } = shared;
      if (watch) facts.describe?.(watch);
      watch?.answered("query", []);
      watch?.ended(200);
      options.onShared?.(request, shared);
    },
    open(request, reply, how, ended) {
      const left = abortOnDisconnect(reply);
      // Other requests may wait for the run, so it continues until all of them have left.
      how.run?.enter(left);
      const gone = how.run?.signal ?? left;
      const wait = waitOf(request.headers["prefer"]);
      const context = gateway.open({
        ...operationOf(request),
        method: request.method,
        signal: ended ? AbortSignal.any([gone, ended]) : gone,
        patienceMs: wait && wait * 1_000,
        ...how,
      });
      if (context.patienceMs !== undefined) {
        extendIdleTimeout(request, context.patienceMs);
        reply.header("preference-applied", `wait=${Math.floor(context.patienceMs / 1_000)}`);
      }
      return context;
    },
  });

  const execute = (request: FastifyRequest, reply: FastifyReply) =>
    whileWorking(request, () => answer(request, reply));
  app.route({ method: "POST", url: "/graphql", onRequest: identify, handler: execute });
  app.route({
    method: "GET",
    url: "/graphql",
    onRequest: identify,
    handler(request, reply) {
      if (page && wantsPage(request)) return page.send(request, reply);
      const token = streamTokenOf(request);
      return token === undefined ? execute(request, reply) : live.connect(token, request, reply);
    },
  });
  app.route({
    method: "PUT",
    url: "/graphql",
    onRequest: identify,
    handler: (request, reply) => live.reserve(request, reply),
  });
  app.route({
    method: "DELETE",
    url: "/graphql",
    onRequest: identify,
    handler: (request, reply) => live.end(request, reply),
  });

  serveSchemaFiles(app, { schema: gateway.apiSchema, allowed: gateway.introspection, identify: signIn });
  page?.serve(app);
  if (options.console)
    serveConsoleApi(app, {
      gateway,
      settings: options.console,
      identify: signIn,
      callerOf: (request) => callers.get(request),
    });
  const isOpenTo = pagesOf(options);
  if (options.mcp)
    serveMcp(app, { gateway, documents, identify: signIn, isOpenTo, whileWorking, operationOf });
  serveEdgeRoutes(app, { ...options, relay: gateway, inbox: gateway.inbox, isOpenTo });

  serveProbes(app, {
    readiness: options.readiness ?? (() => ({ ready: true, details: gateway.health() })),
    mayReadDetails: options.mayReadDetails ?? (() => true),
  });
  return app;
}
