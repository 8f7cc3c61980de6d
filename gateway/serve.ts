/** Assembles the configured gateway, and serves it. */
import { dirname, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { eSignature } from "#contracts/e-signature/index.ts";
import type { Config } from "#platform/config/config.ts";
import { isLoopback } from "#platform/config/formats.ts";
import { SANDBOX } from "#platform/config/read.ts";
import { ConfigurationError } from "#platform/config/setting.ts";
import { demoWarning } from "#platform/config/started-services.ts";
import { portOf } from "#platform/http/http-server.ts";
import { listen, shutDown } from "#platform/http/lifecycle.ts";
import { type Log, logBug, logSubscription } from "#platform/http/log.ts";
import { openShared } from "#platform/shared/open-shared.ts";
import type { Shared } from "#platform/shared/shared.ts";
import type { MetricsText } from "#platform/telemetry/metrics.ts";
import type { MetricValues } from "#platform/telemetry/metrics-sum.ts";
import { listenForMetrics, metricsReader, openMetricsServer } from "#platform/telemetry/serve-metrics.ts";
import { httpInstrumentation, openTelemetry } from "#platform/telemetry/telemetry.ts";
import { UpstreamLog } from "#platform/telemetry/upstream-log.ts";
import { accessPolicy } from "#subgraphs/kit/access/access-policy.ts";
import { type Authenticate, authenticator } from "#subgraphs/kit/access/authentication.ts";
import { FileLinks } from "#subgraphs/kit/files/file-links.ts";
import { IN_MEMORY } from "#subgraphs/kit/files/inbox-file.ts";
import { openInbox } from "#subgraphs/kit/files/open-inbox.ts";
import { linkKeys, localSubgraphsSecret } from "#subgraphs/kit/files/stored-keys.ts";
import type { UsedLinks } from "#subgraphs/kit/files/used-links.ts";
import { servedModules } from "#subgraphs/kit/schema/served-modules.ts";
import { modules } from "#subgraphs/modules.ts";
import { logSecretRefused, RemoteSubgraph } from "#subgraphs/process/remote-subgraph.ts";
import type { ConsoleSettings } from "./console/console-api.ts";
import { HttpDataSource } from "./execution/http-data-source.ts";
import { createGateway, type Gateway } from "./gateway.ts";
import { createApp } from "./http/app.ts";
import { type DocumentSettings, readManifest } from "./http/trusted-documents.ts";
import { logShared, operationLog } from "./plugins/usage-plugin.ts";
import { remoteReadiness } from "./remote-readiness.ts";
import { checkSupergraph, SupergraphReloads, signatureOf } from "./schemas/supergraph-reloads.ts";

/** State that a worker shares with the other workers. */
export interface WorkerPart {
  /** Undefined if the workers share a store. */
  readonly usedLinks: UsedLinks | undefined;
  /** Registers the function that reads the process's own metrics. */
  publishMetrics(values: () => Promise<MetricValues>): void;
  /** The metrics of all workers, summed up. */
  metrics(): Promise<MetricsText>;
  /** Prints a line at the start, once for all workers. */
  print(line: string): void;
}

export interface OpenedGateway {
  readonly app: FastifyInstance;
  /** App that serves metrics, if they have a port of their own. */
  readonly metricsApp: FastifyInstance | undefined;
  /** The gateway without HTTP. */
  readonly gateway: Gateway;
  readonly authenticate: Authenticate;
  /** State shared with other processes. Undefined if this is the only one. */
  readonly shared: Shared | undefined;
  /** Closes the resources of the app. */
  close(): Promise<void>;
}

/**
 * Opens the gateway's HTTP app, which does not listen yet.
 * @param worker Shared state of the workers, if this process is one of several.
 */
export async function openGateway(config: Config, log: Log, worker?: WorkerPart): Promise<OpenedGateway> {
  const { production, introspection, limits, queryLimits, executor } = config;
  const documents = documentsOf(config);
  const warning = demoWarning(config);
  if (warning !== undefined) log.warn(warning);
  for (const sentence of config.unknownVariableWarnings) log.warn(sentence);
  const apart = config.subgraphs === "http";
  const secret = config.subgraphsSecret?.[0] ?? (apart ? localSubgraphsSecret(config) : undefined);
  const remotes = new Map<string, RemoteSubgraph>(
    apart
      ? servedModules(modules, (family) => config.served.includes(family)).map(({ name }) => [
          name,
          new RemoteSubgraph({
            name,
            url: config.subgraphUrls[name],
            secret,
            tls: config.subgraphTls,
            onRefused: logSecretRefused(log),
            maxBytes: limits.answerBytes,
          }),
        ])
      : [],
  );
  const onBug = logBug(log);
  const telemetry = await openTelemetry(config.telemetry, "tributary", (cause) =>
    log.error(
      { code: (cause as NodeJS.ErrnoException).code },
      "telemetry.usageFolder cannot be written: the usage by clients is not recorded",
    ),
  );
  const inbox = await openInbox(config, log, true);
  // Checked at the start, so that a problem is known before the first message is lost.
  if (config.listeners[eSignature.name]) await inbox.check();
  const shared = await openShared(config, "gateway", log);
  const { supergraphFile, declared } = config;
  const path = supergraphFile ?? declared?.folder;
  const signature = path === undefined ? "" : signatureOf(path);
  const trusted = Object.fromEntries(documents.documents);
  const gateway = await createGateway({
    supergraph: supergraphFile === undefined ? undefined : await firstSupergraph(supergraphFile),
    access: (supergraph, families) => accessPolicy(supergraph, families, config.access, config.families),
    families: config.families,
    declared: config.declared,
    schemaCache: config.schemaCache,
    warn: (message) => log.warn(message),
    files: new FileLinks(linkKeys(config), config.filesUrl, shared ?? worker?.usedLinks),
    shared,
    inbox,
    limits,
    queryLimits,
    persistedQueries: config.persistedQueries,
    production,
    introspection,
    executor,
    onBug,
    events: new UpstreamLog(log, telemetry?.metrics),
    telemetry,
    // This gateway does not know the writes of another one.
    sharesRuns: worker === undefined && config.workers === 1 && config.redisUrl === undefined,
    plugins: [operationLog(log, config.logSample)],
    ...(remotes.size > 0 && {
      dataSource: (name) => new HttpDataSource(remotes.get(name) as RemoteSubgraph),
    }),
  });
  const reloads =
    path === undefined
      ? undefined
      : new SupergraphReloads({
          path,
          signature,
          check: () =>
            checkSupergraph({
              path,
              declaredBeside: declared && config.served,
              served: gateway.supergraphSdl(),
              documents: trusted,
            }),
          load: (supergraph) =>
            declared ? gateway.replaceDeclared(supergraph) : gateway.replaceSupergraph(supergraph),
          takeTurn: shared && (() => shared.takeOnce("supergraph", TURN_MS)),
          onLoaded: () => log.info({ schema: gateway.health().schema }, "another supergraph is served"),
          onRefused: (reasons) =>
            log.error(
              { reasons },
              `${declared ? "families.folder" : "SUPERGRAPH_FILE"} is refused: the supergraph before it is served`,
            ),
        });
  const { scopesOfGroups, readOnly } = gateway.access;
  const onUnreachable = (reason: string, keysAgeMs: number | undefined) =>
    log.error({ reason, keysAgeMs }, "the keys of a token signer cannot be read");
  const authenticate = authenticator(config.auth, { scopesOfGroups, onUnreachable });
  const readiness = remotes.size > 0 ? remoteReadiness(remotes, () => gateway.health()) : undefined;
  if (readiness)
    telemetry?.metrics?.observe({ subgraphs: async () => (await readiness()).details.subgraphs ?? {} });
  if (config.inboxFile !== IN_MEMORY)
    telemetry?.metrics?.observe({ folder: resolve(dirname(config.inboxFile)) });
  const app = await createApp({
    ...config,
    connectListener: config.listeners[eSignature.name],
    live: { ...config.live, onEnd: logSubscription(log) },
    gateway,
    console: config.console ? consoleSettings(config) : undefined,
    documents,
    authenticate,
    onUnreachable,
    readOnly,
    loopbackOnly: config.auth.kind === "off" && isLoopback(config.host),
    onBug,
    onShared: logShared(log, config.logSample),
    watch: httpInstrumentation(log, telemetry?.metrics),
    observe: telemetry?.metrics?.observe,
    mayReadDetails: metricsReader(config.telemetry.metrics, !production),
    ...(readiness && { readiness }),
  });
  const own = telemetry?.metrics;
  if (own) worker?.publishMetrics(() => own.values());
  const source = own && worker ? { text: worker.metrics } : own;
  const metricsApp = openMetricsServer(app, source, config.telemetry.metrics);
  return {
    app,
    metricsApp,
    gateway,
    authenticate,
    shared,
    async close() {
      await metricsApp?.close();
      await reloads?.close();
      await gateway.close();
      await shared?.close();
      await telemetry?.close();
      await Promise.all([...remotes.values()].map((remote) => remote.close()));
    },
  };
}

/** Settings of the deployment that the console shows. */
function consoleSettings(config: Config): ConsoleSettings {
  const { corsOrigins, limits, localFamilies, production, queryLimits } = config;
  return {
    demoWarning: demoWarning(config) !== undefined,
    sandbox: corsOrigins.includes(SANDBOX) ? SANDBOX : undefined,
    demo: localFamilies,
    faults: !production,
    rehearsal: config.rehearsal === true,
    limits: { ...queryLimits, calls: limits.callsPerOperation },
  };
}

/** Time between the reloads of two gateways that share a store, ms. */
const TURN_MS = 10_000;

/** @throws ConfigurationError for a supergraph that cannot be served */
async function firstSupergraph(path: string): Promise<string> {
  try {
    return await checkSupergraph({ path, documents: {} });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError([`SUPERGRAPH_FILE cannot be used: ${why}`]);
  }
}

/** @throws ConfigurationError for a manifest that cannot be used. */
export function documentsOf({ trustedDocuments: { mode, manifest } }: Config): DocumentSettings {
  if (manifest === undefined) return { mode, documents: new Map() };
  try {
    return { mode, documents: readManifest(manifest) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError([`TRUSTED_DOCUMENTS_FILE cannot be used: ${why}`]);
  }
}

export interface ServedGateway {
  readonly url: string;
  /** Reads or fetches the credentials of all families again. */
  reload(): void;
  stop(): Promise<void>;
}

/** Adds the routes of the layers above the gateway, before it listens. @returns their resources to close */
export type Addition = (
  opened: OpenedGateway,
  config: Config,
  log: Log,
) => AddedResources | Promise<AddedResources>;

interface AddedResources {
  close(): void | Promise<void>;
}

/** Opens the gateway and listens. @throws if the address cannot be used; everything is closed then */
export async function serve(
  config: Config,
  log: Log,
  { add, worker }: { readonly add?: Addition; readonly worker?: WorkerPart } = {},
): Promise<ServedGateway> {
  const opened = await openGateway(config, log, worker);
  const { app, metricsApp } = opened;
  let added: AddedResources | undefined;
  const close = async () => {
    await added?.close();
    await opened.close();
  };
  try {
    added = await add?.(opened, config, log);
    await listen(app, config.host, config.port ?? 4000);
    await listenForMetrics(metricsApp, config.telemetry.metrics, worker?.print);
  } catch (error) {
    await app.close();
    await close();
    throw error;
  }
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  return {
    url: `http://${host}:${portOf(app)}/graphql`,
    reload() {
      log.info("reading credentials anew");
      opened.gateway.reloadCredentials();
    },
    stop: () => shutDown(app, config.shutdown, log, close),
  };
}
