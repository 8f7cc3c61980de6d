/** A subgraph behind a port, with the same schema as in the gateway's process. */
import { TLSSocket } from "node:tls";
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from "fastify";
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError, getOperationAST } from "graphql";
import type { ConnectionTls } from "#platform/config/connection.ts";
import { errorCatalog, TributaryError } from "#platform/errors/catalog.ts";
import type { Health } from "#platform/http/health.ts";
import {
  createServer,
  extendIdleTimeout,
  type HttpInstrumentation,
  onDisconnect,
  sendRefusal,
} from "#platform/http/http-server.ts";
import { jsonText } from "#platform/http/json-text.ts";
import { codesOf, type Log, type OnBug } from "#platform/http/log.ts";
import { answerToOwnNames } from "#platform/http/own-names.ts";
import { serveProbes } from "#platform/http/probes.ts";
import { afterWrite } from "#platform/limits/operation-budget.ts";
import { METRICS_PATH } from "#platform/telemetry/serve-metrics.ts";
import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";
import type { Subgraph } from "#subgraphs/kit/schema/build.ts";
import { Callers, type RequestCaller, type TokenAccess } from "./callers.ts";
import { DocumentReader } from "./document-reader.ts";
import type { OperationContexts } from "./operation-contexts.ts";
import { readOperation } from "./operation-header.ts";

export interface SubgraphAppOptions {
  readonly subgraph: Subgraph;
  readonly contexts: OperationContexts<OperationContext>;
  readonly health: () => Health;
  /** Secrets, one of which callers must send if other machines can reach the port. */
  readonly secrets?: readonly string[] | undefined;
  /** Secret of this machine's gateway if callers need not send the configured one. */
  readonly localSecret?: string | undefined;
  /** Identification of other callers, if not all callers have all rights. */
  readonly tokens?: TokenAccess | undefined;
  /** The headers from which some family's credential is forwarded. */
  readonly forwards?: readonly string[] | undefined;
  /** The header in which a router other than ours names the operation of a fetch. */
  readonly operationIdHeader?: string | undefined;
  /** True if only this machine reaches the port. Requests must name it as host. */
  readonly loopbackOnly?: boolean;
  /**
   * Check for readers of the details of `/readyz` other than the gateway; everybody by default, if there is no
   * secret.
   */
  readonly mayReadDetails?: ((request: FastifyRequest) => boolean) | undefined;
  readonly onBug?: OnBug | undefined;
  readonly watch?: HttpInstrumentation | undefined;
  /** Certificates with which the subgraph speaks HTTPS. */
  readonly tls?: ConnectionTls | undefined;
  readonly log?: Log | undefined;
}

interface Body {
  readonly query: string;
  readonly operationName?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** Paths for probes, which send no secret. The metrics have a separate token. */
const OPEN_PATHS: ReadonlySet<string> = new Set(["/livez", "/healthz", "/readyz", METRICS_PATH]);

/** A gateway with a refused secret or certificate must see the refusal in its health check. */
const isProbe = ({ url, headers }: FastifyRequest): boolean =>
  OPEN_PATHS.has(url) && headers["x-subgraphs-secret"] === undefined;

/**
 * True if the sender has a certificate of the trusted authorities. A resumed session is `authorized` without a
 * certificate, so the certificate itself is checked.
 */
const hasCertificate = ({ raw: { socket } }: FastifyRequest): boolean =>
  socket instanceof TLSSocket && socket.authorized && Object.keys(socket.getPeerCertificate()).length > 0;

const BODY_BYTES = 10 * 1024 * 1024;
/** Maximum body size for unknown callers. */
const UNKNOWN_BODY_BYTES = 256 * 1024;
const TOO_LONG = `Without a token a body must be at most ${UNKNOWN_BODY_BYTES} bytes long and say so in Content-Length`;

export function createSubgraphApp(options: SubgraphAppOptions): FastifyInstance {
  const { subgraph, contexts, secrets, onBug, watch, log, tokens, operationIdHeader } = options;
  const { tls } = options;
  const app = createServer({ bodyBytes: BODY_BYTES, tls, ...(onBug && { onBug }), ...(watch && { watch }) });
  const documents = new DocumentReader(subgraph.schema, (fields) =>
    log?.warn(
      { subgraph: subgraph.name, fields },
      "a document has fields that this subgraph does not have: its sender has a newer schema",
    ),
  );
  const known = [...(secrets ?? []), ...(options.localSecret === undefined ? [] : [options.localSecret])];
  const callers = new Callers({ secrets: known, tokens, forwards: options.forwards });
  const callerOf = new WeakMap<FastifyRequest, RequestCaller>();

  if (options.loopbackOnly) answerToOwnNames(app);

  if (tls?.clientCertificates)
    app.addHook("onRequest", (request, reply, done) => {
      if (isProbe(request) || hasCertificate(request)) done();
      else void sendRefusal(reply, 403, "A certificate is needed", "FORBIDDEN");
    });

  if (secrets) {
    app.addHook("onRequest", (request, reply, done) => {
      if (isProbe(request) || callers.isGateway(request.headers)) done();
      else void sendRefusal(reply, 401, errorCatalog.UNAUTHENTICATED.message, "UNAUTHENTICATED");
    });
  }

  const early: RouteShorthandOptions = {
    // Checked first, because reading a body and a document takes time from all callers.
    async onRequest(request, reply) {
      const caller = await callers.identify(request);
      callerOf.set(request, caller);
      if (caller.unknown && isLonger(request, UNKNOWN_BODY_BYTES)) return sendRefusal(reply, 413, TOO_LONG);
    },
  };
  app.post("/graphql", early, async (request, reply) => {
    const caller = callerOf.get(request) ?? (await callers.identify(request));
    // Status 200, because for another status most routers report a failed subgraph and hide the code.
    const refuse = (error: TributaryError) =>
      reply.send({ data: null, errors: [shown(error, request.id, onBug)] });
    if (caller.refused) return refuse(caller.refused);
    const body = bodyOf(request.body);
    if (!body) return sendRefusal(reply, 400, "The body must hold a query");
    const document = documents.read(body.query, caller);
    if (document instanceof GraphQLError) {
      const code = document instanceof TributaryError ? document.code : "GRAPHQL_VALIDATION_FAILED";
      return sendRefusal(reply, 400, document.message.slice(0, 300), code);
    }
    const refusal = caller.refusal(document, body, request.id);
    if (refusal) return refuse(refusal);
    const facts = readOperation(request.headers, operationIdHeader);
    const held = contexts.hold(request.id, caller.forwarded, facts, caller.viewerEmail, caller.name);
    if (held.context.patient) extendIdleTimeout(request, held.context.deadline - performance.now());
    onDisconnect(reply, held.leave);
    try {
      const { context } = held;
      const began = performance.now();
      const fetch = context.observer?.fetched(subgraph.name, request.headers);
      const { traceId } = context.observer ?? {};
      const executed = await subgraph.execute({ ...body, document, context });
      const { data } = executed;
      const absent = documents.absentFrom(document).map(absentField);
      const errors = absent.length > 0 ? [...(executed.errors ?? []), ...absent] : executed.errors;
      fetch?.ended(errors !== undefined);
      const upstream = held.report();
      const answer: ExecutionResult = {
        ...(errors && { errors: errors.map((error) => shown(error, request.id, onBug)) as GraphQLError[] }),
        ...(data !== undefined && { data }),
        extensions: { upstream, sources: context.report.sources.toJSON() },
      };
      // At level `debug`, because the gateway logs all fetches of an operation in one line.
      const level = errors ? "info" : "debug";
      if (log?.isLevelEnabled(level))
        log[level](
          {
            requestId: request.id,
            traceId,
            subgraph: subgraph.name,
            ms: Math.round(performance.now() - began),
            calls: upstream.calls,
            ...(errors && { errors: codesOf(answer.errors) }),
          },
          "subgraph",
        );
      const text = await jsonText(answer, context.budget).catch((error: unknown) => {
        if (!(error instanceof TributaryError)) throw error;
        const operation = getOperationAST(document, body.operationName)?.operation;
        const told = operation === "mutation" ? afterWrite(error) : error;
        const { extensions } = answer;
        return JSON.stringify({ data: null, errors: [shown(told, request.id, onBug)], extensions });
      });
      return reply.type("application/json; charset=utf-8").send(text);
    } finally {
      held.done();
    }
  });
  serveProbes(app, {
    readiness: () => ({ ready: true, details: options.health() }),
    mayReadDetails: (request) =>
      callers.isGateway(request.headers) || (options.mayReadDetails?.(request) ?? !secrets),
  });
  app.addHook("onClose", async () => contexts.close());
  return app;
}

/** Error for a field that the process does not have yet. */
const absentField = (field: string): TributaryError =>
  new TributaryError(
    "UPSTREAM_UNAVAILABLE",
    {},
    `${field} cannot be read at this time: its subgraph is being replaced`,
  );

/** True if a body is longer than a number of bytes, or has no stated length. */
const isLonger = ({ headers }: FastifyRequest, most: number): boolean =>
  "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > most;

function bodyOf(value: unknown): Body | undefined {
  if (typeof value !== "object" || value === null || !("query" in value)) return undefined;
  const { query, operationName, variables } = value as Readonly<Record<string, unknown>>;
  if (typeof query !== "string") return undefined;
  return {
    query,
    // An empty name counts as none.
    ...(typeof operationName === "string" && operationName !== "" && { operationName }),
    ...(typeof variables === "object" &&
      variables !== null && { variables: variables as Body["variables"] & {} }),
  };
}

/** An error that may leave the process: of the catalog, or reported to the log and hidden. */
function shown(error: GraphQLError, requestId: string, onBug: OnBug | undefined): GraphQLFormattedError {
  const { message, path, extensions } = error;
  const placed = path && { path };
  if (Object.hasOwn(errorCatalog, String(extensions?.["code"])))
    return { message, ...placed, extensions: { ...extensions, requestId } };
  onBug?.(error.originalError ?? error, requestId);
  const { message: hidden, retryable } = errorCatalog.INTERNAL_SERVER_ERROR;
  return { message: hidden, ...placed, extensions: { code: "INTERNAL_SERVER_ERROR", retryable, requestId } };
}
