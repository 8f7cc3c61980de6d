/**
 * The gateway without a port: the supergraph, the subgraphs in this process, and Apollo Server on top of them.
 * Tests call it directly; `app.ts` serves it over HTTP.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { GraphQLDataSource } from "@apollo/gateway";
import { ApolloServer, type ApolloServerPlugin, HeaderMap } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import type { DocumentNode, GraphQLSchema } from "graphql";
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import type { DeclaredSettings } from "#platform/config/declared-settings.ts";
import type { FamiliesSettings } from "#platform/config/family-settings.ts";
import { ConfigurationError } from "#platform/config/setting.ts";
import { mergedWeights, type Weights } from "#platform/graphql/cost-table.ts";
import type { Health } from "#platform/http/health.ts";
import type { OnBug } from "#platform/http/log.ts";
import { defaultLimits, defaultQueryLimits, type Limits, type QueryLimits } from "#platform/limits/limits.ts";
import type { Shared } from "#platform/shared/shared.ts";
import { clientOf } from "#platform/telemetry/clients.ts";
import type { Telemetry } from "#platform/telemetry/telemetry.ts";
import type { UpstreamEvents } from "#platform/telemetry/upstream-log.ts";
import { type AccessPolicy, defaultAccess } from "#subgraphs/kit/access/access-policy.ts";
import { mayTrace, unrestrictedCaller } from "#subgraphs/kit/access/authentication.ts";
import type { CallRecorder } from "#subgraphs/kit/calls/call-attribution.ts";
import { CallTrace } from "#subgraphs/kit/calls/call-trace.ts";
import { FileInbox } from "#subgraphs/kit/files/file-inbox.ts";
import { FileLinks } from "#subgraphs/kit/files/file-links.ts";
import type { Inbox } from "#subgraphs/kit/files/webhook-inbox.ts";
import { outcomeQueries } from "#subgraphs/kit/mapping/mutation-outcomes.ts";
import type { Clock } from "#subgraphs/kit/rest/clock.ts";
import { leanSubgraph, type Subgraph } from "#subgraphs/kit/schema/build.ts";
import { servedModules } from "#subgraphs/kit/schema/served-modules.ts";
import { DECLARED } from "#subgraphs/kit/schema/type-defs.ts";
import { allFamilies, modules, outcomesOf } from "#subgraphs/modules.ts";
import { existence, existsDocument, ownersOf } from "#subgraphs/process/existence.ts";
import { type Wiring, wireFamilies } from "#subgraphs/process/wiring.ts";
import { executeHere, InProcessDataSource } from "./execution/data-source.ts";
import { deferRule } from "./execution/defer/directive.ts";
import { DocumentStore } from "./execution/document-store.ts";
import { TributaryGateway } from "./execution/tributary-gateway.ts";
import { fileRelay } from "./files/files.ts";
import { admissionPlugin } from "./http/admission.ts";
import { answerText } from "./http/answer-text.ts";
import { persistedQueries } from "./http/persisted-queries.ts";
import { operationOpener } from "./open-operation.ts";
import type { GatewayContext } from "./operation/gateway-context.ts";
import type { GatewayRequest } from "./operation/gateway-request.ts";
import { PlanTrace } from "./operation/plan-trace.ts";
import { SharedRuns } from "./operation/shared-runs.ts";
import { dedupeErrors, recordRefusals, requestIds, resolvedOperations } from "./plugins/client-errors.ts";
import { disposeOperation, keepResponse } from "./plugins/dispose-operation.ts";
import { errorLocations } from "./plugins/error-locations.ts";
import { addOutcomeHints } from "./plugins/mutation-outcomes.ts";
import { sharedRunsPlugin } from "./plugins/shared-runs-plugin.ts";
import { subscriptionPlugin } from "./plugins/subscription-plugin.ts";
import { telemetryPlugin } from "./plugins/telemetry.ts";
import { usagePlugin } from "./plugins/usage-plugin.ts";
import { accessPlugin } from "./policy/access.ts";
import { clientError } from "./policy/client-error.ts";
import { costPlugin } from "./policy/cost-plugin.ts";
import type { Estimator } from "./policy/estimate.ts";
import { limitsRule } from "./policy/query-limits.ts";
import { scalarLiterals } from "./policy/scalar-literals.ts";
import { wholeWeights } from "./policy/schema-facts.ts";
import { boundedVariables } from "./policy/variables.ts";
import { DeclaredFamilies } from "./schemas/declared-families.ts";
import { NO_FAMILIES, type ShownFamilies, shownFamilies } from "./schemas/declared-operations.ts";
import { servedSchemas } from "./schemas/served-schemas.ts";
import { costTable, supergraphOf } from "./schemas/supergraph.ts";
import { type GatewayFacts, missingFields, supergraphFacts } from "./supergraph-facts.ts";

export { modules, servedModules };

/** All families, in the order of their subgraphs. */
export const familiesOf = (): readonly Family[] => allFamilies;

/** The ids of all operations of the families. */
export const operationIds = (): string[] =>
  familiesOf().flatMap(({ bound }) => Object.values<BoundOperation>(bound).map(({ id }) => id));

export interface GatewayOptions {
  /** The served families. The schema has no other family. */
  readonly families: FamiliesSettings;
  /** SDL of the supergraph; by default the built one, for the served families. */
  readonly supergraph?: string | undefined;
  /** Cache folder for composed schemas of a part of the families. */
  readonly schemaCache?: string;
  /** Called with warnings about the start. */
  readonly warn?: (message: string) => void;
  readonly limits?: Limits;
  readonly queryLimits?: QueryLimits;
  /** Costs of coordinates in REST calls. By default those of `schema/costs.tsv`, which must be complete. */
  readonly weights?: Weights;
  /** Clock of the families' rate limits. */
  readonly clock?: Clock;
  /** True for automatic persisted queries. Their cache is bounded. */
  readonly persistedQueries?: boolean;
  readonly files?: FileLinks;
  /** Store of webhook messages; in memory by default. */
  readonly inbox?: Inbox;
  /** Executor of plans: ours (the default), or that of the Apollo gateway. */
  readonly executor?: "compiled" | "apollo";
  /** Data source of each subgraph; by default the subgraph in this process. */
  readonly dataSource?: (name: string) => GraphQLDataSource;
  /** Access policy of a supergraph; by default the one that the supergraph states. */
  readonly access?: (supergraph: DocumentNode, families: readonly Family[]) => AccessPolicy;
  readonly production?: boolean;
  readonly introspection?: boolean;
  readonly plugins?: readonly ApolloServerPlugin<GatewayContext>[];
  /** Called with each thrown error that is not in the catalog, because it is a bug. */
  readonly onBug?: OnBug;
  /** Called with events of the families' clients, for operators. */
  readonly events?: UpstreamEvents;
  /** Records the calls that fields make, and the arguments that are read; none by default. */
  readonly recorder?: CallRecorder;
  /**
   * True if identical running queries share one run. Not for one of several processes, because a process does
   * not know the writes of the others.
   */
  readonly sharesRuns?: boolean;
  /** The folder of declared families, and the settings of their sources. */
  readonly declared?: { readonly folder: string; readonly settings: DeclaredSettings } | undefined;
  /** State shared with other processes of the deployment. */
  readonly shared?: Shared | undefined;
  /** Traces and metrics; none by default. */
  readonly telemetry?: Telemetry | undefined;
}

/** An operation that is run in process. */
export interface OperationRequest {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
}

export type Gateway = Awaited<ReturnType<typeof createGateway>>;

/** Opens the upstreams, builds the subgraphs and starts the server. */
export async function createGateway(options: GatewayOptions) {
  const {
    limits = defaultLimits,
    files = new FileLinks(),
    inbox = new FileInbox(),
    production = false,
    telemetry,
  } = options;
  const { queryLimits = defaultQueryLimits, weights = wholeWeights(costTable(), operationIds()) } = options;
  const wiring = wireFamilies({
    served: Object.keys(options.families),
    families: options.families,
    limits,
    clock: options.clock,
    events: options.events,
    recorder: options.recorder,
    warn: options.warn,
    shared: options.shared,
  });
  await wiring.ready();
  const { upstreams, newContext, peopleIndex } = wiring;
  const declared = options.declared && (await openDeclared(options.declared, wiring, limits, options.warn));
  const served = declared?.modules ?? wiring.modules;
  if (options.dataSource && declared?.current.members.length)
    throw new ConfigurationError(["Fields with @member need the subgraphs in the process of the gateway"]);
  const subgraphs = new Map<string, Subgraph>(served.map((module) => [module.name, leanSubgraph(module)]));
  const { supergraphSdl, supergraph } =
    options.supergraph === undefined
      ? await servedSchemas(served, options.schemaCache, options.warn, declared?.composed)
      : supergraphOf(options.supergraph);
  const allServed = (): readonly Family[] =>
    declared ? [...familiesOf(), ...declared.current.families] : familiesOf();
  const clients = () => (declared ? new Map([...upstreams, ...declared.current.upstreams]) : upstreams);
  const apollo: TributaryGateway<GatewayFacts> = new TributaryGateway({
    supergraphSdl,
    supergraph,
    executor: options.executor,
    sourceOf({ name }) {
      if (name === DECLARED && declared)
        return new InProcessDataSource(declared.current.subgraph, options.onBug);
      const subgraph = subgraphs.get(name);
      if (!subgraph) throw new Error(`The deployment has no subgraph ${name}`);
      return options.dataSource?.(name) ?? new InProcessDataSource(subgraph, options.onBug);
    },
    factsOf: (incoming, schema) =>
      supergraphFacts(incoming, schema, {
        weights: declared ? mergedWeights(weights, declared.current.weights) : weights,
        queryLimits: { ...queryLimits, calls: limits.callsPerOperation },
        hints: !production,
        accessOf: (text) =>
          options.access?.(text, allServed()) ?? defaultAccess(text, familiesOf(), options.families),
        families: allServed(),
        soleFields: declared?.current.soleFields,
      }),
  });
  /** The schema that clients see. */
  const apiSchema = (): GraphQLSchema => apollo.served.schema;
  const factsOf = (schema: GraphQLSchema) => apollo.servedBy(schema).facts;
  const documents = new DocumentStore();
  const runs = options.sharesRuns ? new SharedRuns() : undefined;
  const watchWrites = () => {
    if (runs) for (const upstream of clients().values()) upstream.watchWrites(runs.forget);
  };
  watchWrites();
  const server = new ApolloServer<GatewayContext>({
    gateway: apollo,
    introspection: options.introspection ?? !production,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: production,
    stopOnTerminationSignals: false,
    cache: "bounded",
    documentStore: documents,
    persistedQueries: options.persistedQueries ? persistedQueries(options.shared?.queries) : false,
    csrfPrevention: true,
    parseOptions: { maxTokens: queryLimits.tokens },
    validationRules: [limitsRule(queryLimits), scalarLiterals, deferRule],
    formatError: clientError,
    stringifyResult: answerText,
    plugins: [
      // Disabled even if environment variables enable them, because they show or send data.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      resolvedOperations,
      boundedVariables,
      accessPlugin((schema) => factsOf(schema).check),
      costPlugin(factsOf, queryLimits, limits.callsPerOperation),
      admissionPlugin,
      usagePlugin,
      dedupeErrors,
      errorLocations,
      addOutcomeHints(outcomeQueries(outcomesOf(wiring.modules))),
      requestIds,
      recordRefusals,
      subscriptionPlugin,
      keepResponse,
      ...(runs
        ? [sharedRunsPlugin(runs, (schema, document) => factsOf(schema).isSole(document), limits.patientMs)]
        : []),
      ...(telemetry ? [telemetryPlugin((schema) => factsOf(schema).hash)] : []),
      ...(options.plugins ?? []),
    ],
  });
  await server.start();

  const ownerOf = ownersOf([...subgraphs.values()]);
  const opener = operationOpener({
    newContext,
    families: options.families,
    limits,
    files,
    inbox,
    exists: (asked, context) =>
      existence(
        ownerOf,
        (name, representations) =>
          executeHere(subgraphs.get(name) as Subgraph, {
            document: existsDocument,
            variables: { representations },
            context,
          }),
        asked,
      ),
  });
  if (declared) opener.forward(declared.current.forwarded);
  telemetry?.metrics?.observe({
    upstreams,
    peopleIndex,
    shared: options.shared,
    executor: options.executor === "apollo" ? undefined : apollo.counts,
    inbox,
    build: () => ({ version: telemetry.service.version, schema: apollo.served.facts.hash }),
  });

  /** Opens the context of one request. Its `end` must be called after the answer. */
  function open(init: GatewayRequest = {}): GatewayContext {
    const { headers = {} } = init;
    const watch = init.watch ?? telemetry?.request(init.method ?? "POST", "/graphql", headers);
    const { operation, patienceMs, abandon, close } = opener.open(init, watch);
    const answers: GatewayContext["answers"] = { refused: false };
    const caller = init.caller ?? unrestrictedCaller;
    const asked = headers["x-upstream-report"];
    const trace = asked === "trace" && mayTrace(caller) ? new PlanTrace(new CallTrace()) : undefined;
    operation.report.trace = trace?.calls;
    return {
      operation,
      caller,
      client: clientOf(headers),
      patienceMs,
      incremental: init.incremental === true,
      subscribe: init.subscribe,
      reportRequested: asked === "1" || asked === "trace",
      trace,
      trusted: init.trusted,
      reserve: init.reserve,
      answers,
      run: init.run,
      watch,
      end(status) {
        close();
        if (answers.deferring) abandon(); // abort the fetches for deferred parts that nobody reads
        answers.later?.end();
        watch?.ended(status);
        disposeOperation({ operation, answers });
      },
    };
  }

  return {
    server,
    get access() {
      return apollo.served.facts.access;
    },
    upstreams,
    /**
     * Serves another supergraph. Running operations end on the previous one. Blocks the process for about a second.
     * @throws Error with the reasons, one a line, if it cannot be served; the previous one stays in use
     */
    replaceSupergraph(text: string): void {
      const next = supergraphOf(text);
      const missing = options.dataSource ? [] : missingFields(next.supergraph, subgraphs);
      if (missing.length > 0) throw new Error(missing.join("\n"));
      apollo.update(next);
      runs?.forget();
      documents.clear();
    },
    /**
     * Serves changed files of declared families, with the supergraph composed from them.
     * @throws Error with the reasons, one a line, if they cannot be served; the previous ones stay in use
     */
    replaceDeclared(text: string): void {
      if (!declared) throw new Error("The gateway has no folder of declared families");
      declared.replace(text, () => apollo.update(supergraphOf(text)));
      opener.forward(declared.current.forwarded);
      watchWrites();
      runs?.forget();
      documents.clear();
    },
    /** The operations of declared families, for the console. */
    declaredFamilies: (): ShownFamilies => (declared ? shownFamilies(declared.current) : NO_FAMILIES),
    /** Reads or fetches the credentials of all families again. No call waits for them. */
    reloadCredentials: () => wiring.reloadCredentials(),
    /** Resets the state that clients of the families have learned from earlier operations, for rehearsals. */
    async renewClients(): Promise<void> {
      await wiring.renew();
      await declared?.renew();
      watchWrites();
      runs?.forget();
    },
    apiSchema,
    /** The supergraph that is served. */
    supergraphSdl: () => apollo.served.supergraphSdl,
    /** True if clients may read the schema. */
    introspection: options.introspection ?? !production,
    files,
    inbox,
    /** Request headers that are forwarded as a family's credential. No other header is forwarded. */
    forwardable: opener.forwardable,
    /** Most tokens of a document. */
    documentTokens: queryLimits.tokens,
    open,
    /** Running queries whose answers identical ones may share. Undefined if no run is shared. */
    runs,
    /** Records a request that waits for the run of another one. Undefined without traces and metrics. */
    watch: (method: string, headers: IncomingHttpHeaders) => telemetry?.request(method, "/graphql", headers),
    /** Estimates the cost of a document, without running it. */
    estimate: ((...asked) => apollo.served.facts.estimate(...asked)) satisfies Estimator,
    /** The families with their clients, in the order of their subgraphs. */
    families: () => [...clients()].map(([name, upstream]) => ({ name, upstream })),
    /** Number of operations by executor. */
    executorCounts: apollo.counts,
    /** REST calls of each schema coordinate. */
    weights,
    /**
     * Runs an operation in process, through the whole pipeline except HTTP.
     * @param onOpen Called with the context before the operation runs.
     */
    async execute(
      request: OperationRequest,
      init: GatewayRequest = {},
      onOpen?: (context: GatewayContext) => void,
    ) {
      const contextValue = open(init);
      try {
        onOpen?.(contextValue);
        const { body } = await server.executeOperation(
          { ...request, http: { method: "POST", headers: new HeaderMap(), search: "", body: {} } },
          { contextValue },
        );
        if (body.kind !== "single") throw new Error("the server made parts of an answer by itself");
        return body.singleResult;
      } finally {
        contextValue.end();
      }
    },
    ...fileRelay(files, upstreams, open, telemetry),
    /** State of the families, as observed by this process. */
    health: (): Health => ({
      ...wiring.health(),
      families: Object.fromEntries([...clients()].map(([name, { circuit }]) => [name, circuit])),
      inbox: inbox.isReady ? "ready" : "unavailable",
      schema: apollo.served.facts.hash,
    }),
    async close() {
      await server.stop();
      await declared?.close();
      await inbox.close();
      await wiring.close();
    },
  };
}

/**
 * Opens declared families. Their code is imported statically, because a dynamic import makes the bundler wrap
 * each module shared with the gateway, which costs every start more than the code itself.
 */
async function openDeclared(
  setup: NonNullable<GatewayOptions["declared"]>,
  { modules, upstreams, openClients }: Wiring,
  { patientMs }: Limits,
  warn: GatewayOptions["warn"],
): Promise<DeclaredFamilies> {
  const families = new DeclaredFamilies({
    ...setup,
    modules,
    upstreams,
    open: openClients,
    warn,
    longestMs: patientMs,
  });
  await families.ready();
  return families;
}
