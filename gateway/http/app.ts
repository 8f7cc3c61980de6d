/** The gateway behind HTTP: GraphQL, files, webhooks, health and the console. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ConsoleSettings, serveConsoleApi } from "#gateway/console/console-api.ts";
import { ConsolePage, wantsPage } from "#gateway/console/console-page.ts";
import { serveDownloads } from "#gateway/files/download.ts";
import { serveUploads } from "#gateway/files/upload.ts";
import type { Gateway } from "#gateway/gateway.ts";
import {
  type Authenticate,
  type AuthenticatedCaller,
  refuseCaller,
  unknownCaller,
} from "#gateway/policy/authentication.ts";
import type { SignerKeysOptions } from "#gateway/policy/jwks.ts";
import type { ListenerSettings } from "#platform/config/read.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import type { Health } from "#platform/http/health.ts";
import {
  abortOnDisconnect,
  createServer,
  extendIdleTimeout,
  type HttpInstrumentation,
} from "#platform/http/http-server.ts";
import type { OnBug } from "#platform/http/log.ts";
import { Admission, type AdmissionOptions, whileWorking } from "./admission.ts";
import { compressAnswers } from "./compression.ts";
import { graphqlHandler } from "./graphql-handler.ts";
import { type HttpSecurityOptions, pagesOf, secureHttp } from "./http-security.ts";
import { waitOf } from "./prefer.ts";
import { type DocumentSettings, noDocuments, TrustedDocuments } from "./trusted-documents.ts";
import { serveConnect } from "./webhooks.ts";

export interface AppOptions extends HttpSecurityOptions, AdmissionOptions, SignerKeysOptions {
  readonly gateway: Gateway;
  readonly authenticate: Authenticate;
  /** What `/readyz` says; the gateway's own by default. */
  readonly health?: () => Promise<Health>;
  /** The console with what it shows of the deployment; it is not served otherwise. */
  readonly console?: ConsoleSettings | undefined;
  readonly documents?: DocumentSettings;
  /** How e-signature's Connect shows itself; it is not listened to otherwise. */
  readonly connectListener?: ListenerSettings | undefined;
  /** Refuse every upload. */
  readonly readOnly?: boolean;
  readonly headerBytes: number;
  readonly requestBytes: number;
  readonly onBug?: OnBug;
  /** Told of every request. */
  readonly watch?: HttpInstrumentation;
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

  const admission = new Admission(options, (request) => {
    const subject = callers.get(request)?.subject;
    return subject === undefined ? `address ${request.ip}` : `subject ${subject}`;
  });
  await admission.protect(app);

  const answer = graphqlHandler({
    server: gateway.server,
    documents: new TrustedDocuments(options.documents ?? noDocuments),
    open(request, reply, trusted) {
      const wait = waitOf(request.headers["prefer"]);
      const context = gateway.open({
        headers: request.headers,
        requestId: request.id,
        method: request.method,
        signal: abortOnDisconnect(reply),
        patienceMs: wait && wait * 1_000,
        trusted,
        reserve: (objects) => admission.reserve(request, objects),
        caller: callers.get(request) ?? unknownCaller,
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
      return page && wantsPage(request) ? page.send(request, reply) : execute(request, reply);
    },
  });

  page?.serve(app);
  if (options.console)
    serveConsoleApi(app, {
      gateway,
      settings: options.console,
      identify: signIn,
      callerOf: (request) => callers.get(request),
    });
  const isOpenTo = pagesOf(options);
  serveDownloads(app, gateway, isOpenTo);
  if (options.connectListener) serveConnect(app, options.connectListener, gateway.inbox, options);
  serveUploads(app, gateway, { isOpenTo, readOnly: options.readOnly });

  let stopping = false;
  app.addHook("preClose", async () => {
    stopping = true;
  });
  const always = { exposeHeadRoute: true, config: { places: "none" } } as const;
  app.get("/healthz", always, async () => ({ status: "ok" }));
  app.get("/readyz", always, async (_request, reply) => {
    if (stopping) return reply.code(503).send({ status: "stopping" });
    return { status: "ready", ...(options.health ? await options.health() : gateway.health()) };
  });
  return app;
}
