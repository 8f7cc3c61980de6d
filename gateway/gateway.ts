/**
 * The gateway without a port: the supergraph, the subgraphs in this process, Apollo Server over
 * both. Tests call it as it is; `app.ts` puts it behind HTTP.
 */
import { randomUUID } from "node:crypto";
import type { GraphQLDataSource } from "@apollo/gateway";
import { ApolloServer, type ApolloServerPlugin, HeaderMap } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import { buildASTSchema, type DocumentNode, type GraphQLSchema } from "graphql";
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import type { FamiliesSettings } from "#platform/config/family-settings.ts";
import type { Weights } from "#platform/graphql/cost-table.ts";
import type { Health } from "#platform/http/health.ts";
import type { OnBug } from "#platform/http/log.ts";
import { defaultLimits, defaultQueryLimits, type Limits, type QueryLimits } from "#platform/limits/limits.ts";
import type { Telemetry } from "#platform/telemetry/telemetry.ts";
import type { OnUpstreamFailure } from "#platform/telemetry/upstream-failures.ts";
import { CallTrace } from "#subgraphs/kit/context/call-trace.ts";
import { FileLinks } from "#subgraphs/kit/files/file-links.ts";
import { Inbox } from "#subgraphs/kit/files/webhook-inbox.ts";
import type { Clock } from "#subgraphs/kit/rest/clock.ts";
import { buildSubgraph, type Subgraph } from "#subgraphs/kit/schema/build.ts";
import { allFamilies, modules } from "#subgraphs/modules.ts";
import { existence, existsDocument, ownersOf } from "#subgraphs/process/existence.ts";
import { wireFamilies } from "#subgraphs/process/wiring.ts";
import { boundedApolloGateway } from "./execution/apollo.ts";
import { executeHere, type GatewayContext, InProcessDataSource } from "./execution/data-source.ts";
import { DocumentStore } from "./execution/document-store.ts";
import { compiledGateway } from "./execution/executor.ts";
import type { GatewayRequest } from "./execution/gateway-request.ts";
import { fileRelay } from "./files/files.ts";
import { admissionPlugin } from "./http/admission.ts";
import { answerText } from "./http/answer-text.ts";
import {
  clientError,
  dedupeErrors,
  recordRefusals,
  requestIds,
  resolvedOperations,
} from "./plugins/client-errors.ts";
import { disposeOperation, keepResponse } from "./plugins/dispose-operation.ts";
import { addOutcomeHints } from "./plugins/mutation-outcomes.ts";
import { PlanTrace } from "./plugins/plan-trace.ts";
import { telemetryPlugin } from "./plugins/telemetry.ts";
import { usagePlugin } from "./plugins/usage-plugin.ts";
import { accessPlugin } from "./policy/access.ts";
import { type AccessPolicy, defaultAccess } from "./policy/access-policy.ts";
import { sizeModel } from "./policy/answer-size.ts";
import { mayTrace, unrestrictedCaller } from "./policy/authentication.ts";
import { costModel, costPlugin } from "./policy/cost.ts";
import { estimator } from "./policy/estimate.ts";
import { introspectionSize } from "./policy/introspection-size.ts";
import { limitsRule } from "./policy/query-limits.ts";
import { scalarLiterals } from "./policy/scalar-literals.ts";
import { wholeWeights } from "./policy/schema-facts.ts";
import { servedSchemas } from "./schemas/served-schemas.ts";
import { costTable } from "./schemas/supergraph.ts";

export { modules };

/** All families, in the order of their subgraphs. */
export const familiesOf = (): readonly Family[] => allFamilies;

/** The ids of their operations. */
export const operationIds = (): string[] =>
  familiesOf().flatMap(({ bound }) => Object.values<BoundOperation>(bound).map(({ id }) => id));

export interface GatewayOptions {
  /** The families that are served: others are absent from the schema and all that follows from it. */
  readonly families: FamiliesSettings;
  /** Folder in which the schema of some of the families is kept once it is composed. */
  readonly schemaCache?: string;
  /** Called with what an operator should know of the start. */
  readonly warn?: (message: string) => void;
  readonly limits?: Limits;
  readonly queryLimits?: QueryLimits;
  /** What coordinates cost in REST calls; unless given, those of `schema/costs.tsv`, which must be whole. */
  readonly weights?: Weights;
  /** What the rates of families are kept by. */
  readonly clock?: Clock;
  /** Automatic persisted queries, kept within the server's bounded cache. */
  readonly persistedQueries?: boolean;
  readonly files?: FileLinks;
  /** What families have reported by themselves; in memory unless given. */
  readonly inbox?: Inbox;
  /** Who runs the plans: ours (by default), or the stock gateway alone. */
  readonly executor?: "compiled" | "apollo";
  /** Another way to reach the subgraphs than in this process. */
  readonly dataSource?: (name: string) => GraphQLDataSource;
  /** The rules of access for a supergraph; what it states by default. */
  readonly access?: (supergraph: DocumentNode) => AccessPolicy;
  readonly production?: boolean;
  readonly introspection?: boolean;
  readonly plugins?: readonly ApolloServerPlugin<GatewayContext>[];
  /** Told of what was thrown that is no error of the catalog: a bug of ours. */
  readonly onBug?: OnBug;
  /** Called with the cause of each REST call that fails. */
  readonly onUpstreamFailure?: OnUpstreamFailure;
  /** Traces and metrics; none unless given. */
  readonly telemetry?: Telemetry | undefined;
}

export type Gateway = Awaited<ReturnType<typeof createGateway>>;

/** Opens the upstreams, builds the subgraphs and starts the server. */
export async function createGateway(options: GatewayOptions) {
  const {
    limits = defaultLimits,
    files = new FileLinks(),
    inbox = new Inbox(),
    production = false,
    telemetry,
  } = options;
  const { queryLimits = defaultQueryLimits, weights = wholeWeights(costTable(), operationIds()) } = options;
  const wiring = wireFamilies({
    served: Object.keys(options.families),
    families: options.families,
    limits,
    clock: options.clock,
    onUpstreamFailure: options.onUpstreamFailure,
    warn: options.warn,
  });
  await wiring.ready();
  const { upstreams, newContext, peopleIndex } = wiring;
  const subgraphs = new Map<string, Subgraph>(
    wiring.modules.map((module) => [module.name, buildSubgraph(module)]),
  );
  const schemas = await servedSchemas(wiring.modules, options.schemaCache, options.warn);
  const access =
    options.access?.(schemas.supergraph) ?? defaultAccess(schemas.supergraph, familiesOf(), options.families);
  // The stock gateway asks the cloud's metadata addresses what machine this is, and sends figures to
  // its maker every hour. Ours tells nobody anything.
  process.env["APOLLO_TELEMETRY_DISABLED"] = "1";
  const sources = new Map<string, GraphQLDataSource>(
    [...subgraphs].map(([name, subgraph]) => [
      name,
      options.dataSource?.(name) ?? new InProcessDataSource(subgraph, options.onBug),
    ]),
  );
  const own = options.executor === "apollo" ? undefined : compiledGateway({ ...schemas, sources });
  let built: GraphQLSchema | undefined;
  /** What clients see, as a schema; built where the compiled executor has none. */
  const apiSchema = (): GraphQLSchema => {
    built ??= own?.schema ?? buildASTSchema(schemas.api, { assumeValid: true });
    return built;
  };
  const server = new ApolloServer<GatewayContext>({
    gateway: own ?? (await boundedApolloGateway(schemas.supergraphSdl, sources)),
    introspection: options.introspection ?? !production,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: production,
    stopOnTerminationSignals: false,
    cache: "bounded",
    documentStore: new DocumentStore(),
    persistedQueries: options.persistedQueries ? {} : false,
    csrfPrevention: true,
    parseOptions: { maxTokens: queryLimits.tokens },
    validationRules: [limitsRule(queryLimits), scalarLiterals],
    formatError: clientError,
    stringifyResult: answerText,
    plugins: [
      // Off whatever the environment says: what they show or send is not ours to give.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      resolvedOperations,
      accessPlugin(access),
      costPlugin(
        costModel(schemas.supergraph, weights, queryLimits.pageSize),
        sizeModel(schemas.supergraph, queryLimits.pageSize, introspectionSize(apiSchema)),
        queryLimits,
      ),
      admissionPlugin,
      usagePlugin,
      dedupeErrors,
      addOutcomeHints,
      requestIds,
      recordRefusals,
      keepResponse,
      ...(telemetry ? [telemetryPlugin] : []),
      ...(options.plugins ?? []),
    ],
  });
  await server.start();

  /** The headers that some family's credential is forwarded from; no other header goes further. */
  const forwardable = [
    ...new Set(
      Object.values(options.families).flatMap(({ credential }) =>
        "forward" in credential ? credential.forward : [],
      ),
    ),
  ];

  const ownerOf = ownersOf([...subgraphs.values()]);
  telemetry?.metrics?.observe({ upstreams, peopleIndex, executor: own?.counts });

  /** The context of one request; its `end` is called by the server once it is answered. */
  function open(init: GatewayRequest = {}): GatewayContext {
    const { headers = {}, requestId = randomUUID() } = init;
    const watch = init.watch ?? telemetry?.request(init.method ?? "POST", "/graphql", headers);
    const abort = new AbortController();
    const leave = () => abort.abort();
    const patienceMs = init.patienceMs && Math.min(init.patienceMs, limits.patientMs);
    const ms = patienceMs ?? limits.operationMs;
    const timer = setTimeout(leave, ms);
    init.signal?.addEventListener("abort", leave, { once: true });
    const forwarded: Record<string, string> = {};
    for (const name of forwardable) {
      const value = headers[name];
      if (typeof value === "string") forwarded[name] = value;
    }
    const operation = newContext({
      requestId,
      // A request id may be the client's, and not unique: nothing may be shared by it.
      operationId: init.requestId === undefined ? requestId : randomUUID(),
      signal: abort.signal,
      forwarded,
      observer: watch,
      files,
      inbox,
      viewerEmail: init.caller?.email,
      deadline: performance.now() + ms,
      patient: patienceMs !== undefined,
      callsLeft: limits.callsPerOperation,
      limits,
      exists: (asked) =>
        existence(
          ownerOf,
          (name, representations) =>
            executeHere(subgraphs.get(name) as Subgraph, {
              document: existsDocument,
              variables: { representations },
              context: operation,
            }),
          asked,
        ),
    });
    const answers: GatewayContext["answers"] = { refused: false };
    const caller = init.caller ?? unrestrictedCaller;
    const asked = headers["x-upstream-report"];
    const trace = asked === "trace" && mayTrace(caller) ? new PlanTrace(new CallTrace()) : undefined;
    operation.report.trace = trace?.calls;
    return {
      operation,
      caller,
      patienceMs,
      reportRequested: asked === "1" || asked === "trace",
      trace,
      trusted: init.trusted,
      reserve: init.reserve,
      answers,
      watch,
      end(status) {
        clearTimeout(timer);
        init.signal?.removeEventListener("abort", leave);
        watch?.ended(status);
        trace?.calls.end();
        disposeOperation({ operation, answers });
      },
    };
  }

  return {
    server,
    access,
    upstreams,
    /** What clients see of the supergraph. */
    api: schemas.api,
    files,
    inbox,
    open,
    /** What a document may cost; it is not run. */
    estimate: estimator(schemas.supergraph, weights, queryLimits, access, apiSchema),
    /** The families with their clients, in the order of their subgraphs. */
    families: () => [...upstreams].map(([name, upstream]) => ({ name, upstream })),
    /** How often our executor ran an operation, and how often it left it to the stock one. */
    executorCounts: own?.counts,
    /** Runs an operation in process: the whole pipeline but the socket. */
    async execute(
      request: { query: string; variables?: Record<string, unknown>; operationName?: string },
      init: GatewayRequest = {},
    ) {
      const contextValue = open(init);
      try {
        const { body } = await server.executeOperation(
          { ...request, http: { method: "POST", headers: new HeaderMap(), search: "", body: {} } },
          { contextValue },
        );
        if (body.kind !== "single") throw new Error("an incremental answer was not asked for");
        return body.singleResult;
      } finally {
        contextValue.end();
      }
    },
    ...fileRelay(files, upstreams, open, telemetry),
    /** How the families are doing, as far as this process knows. */
    health: (): Health => ({ ...wiring.health(), inbox: inbox.isReady ? "ready" : "unavailable" }),
    async close() {
      await server.stop();
      await inbox.close();
      await wiring.close();
    },
  };
}
