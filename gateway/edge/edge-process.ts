/**
 * Serves the gateway's routes for files, uploads and webhooks in their own process, for a deployment in which
 * another router serves the graph. Subgraphs create the links, which carry the rights of the callers who
 * requested them, so this process identifies no callers.
 */
import type { FastifyInstance } from "fastify";
import { demoCredentials } from "#contracts/demo-credentials.ts";
import { eSignature } from "#contracts/e-signature/index.ts";
import { fileRelay } from "#gateway/files/files.ts";
import { Admission } from "#gateway/http/admission.ts";
import { serveEdgeRoutes } from "#gateway/http/edge-routes.ts";
import { pagesOf, secureHttp } from "#gateway/http/http-security.ts";
import { operationOpener } from "#gateway/open-operation.ts";
import type { Config } from "#platform/config/config.ts";
import { readConfig } from "#platform/config/read.ts";
import { secretsOf } from "#platform/config/secrets.ts";
import type { Environment } from "#platform/config/setting.ts";
import { demoWarning } from "#platform/config/started-services.ts";
import type { Health } from "#platform/http/health.ts";
import { createServer, portOf } from "#platform/http/http-server.ts";
import { listen, shutDown, stopOnSignals } from "#platform/http/lifecycle.ts";
import { createLog, type Log, logBug } from "#platform/http/log.ts";
import { serveProbes } from "#platform/http/probes.ts";
import { openShared } from "#platform/shared/open-shared.ts";
import { listenForMetrics, metricsReader, openMetricsServer } from "#platform/telemetry/serve-metrics.ts";
import { httpInstrumentation, openTelemetry } from "#platform/telemetry/telemetry.ts";
import { UpstreamLog } from "#platform/telemetry/upstream-log.ts";
import { FileLinks } from "#subgraphs/kit/files/file-links.ts";
import { openInbox } from "#subgraphs/kit/files/open-inbox.ts";
import { linkKeys } from "#subgraphs/kit/files/stored-keys.ts";
import { allFamilies } from "#subgraphs/modules.ts";
import { wireFamilies } from "#subgraphs/process/wiring.ts";

const PORT = 4004;

/** The app, which does not listen yet, and functions for its resources. */
export interface OpenEdge {
  readonly app: FastifyInstance;
  /** App that serves metrics, if they have a port of their own. */
  readonly metricsApp: FastifyInstance | undefined;
  /** Reads or fetches the credentials of all families again. */
  reload(): void;
  close(): Promise<void>;
}

/** @throws ConfigurationError with all mistakes of the configuration */
export const readEdgeConfig = (env: Environment): Config =>
  readConfig({ env, families: allFamilies, role: "edge", demo: demoCredentials });

/** Opens the resources of the process: clients of the families, the key of the links, the inbox. */
export async function openEdge(config: Config, log: Log): Promise<OpenEdge> {
  const { families, limits, production } = config;
  const telemetry = await openTelemetry({ ...config.telemetry, usage: undefined }, "tributary-edge");
  const warning = demoWarning(config);
  if (warning !== undefined) log.warn(warning);
  for (const sentence of config.unknownVariableWarnings) log.warn(sentence);
  const connectListener = config.listeners[eSignature.name];
  const inbox = await openInbox(config, log, true);
  // Checked at the start, so that a problem is known before the first message is lost.
  if (connectListener) await inbox.check();
  const shared = await openShared(config, "edge", log);
  const wiring = wireFamilies({
    served: config.served,
    families,
    limits,
    events: new UpstreamLog(log, telemetry?.metrics),
    warn: (message) => log.warn(message),
    shared,
  });
  await wiring.ready();
  const { upstreams, newContext } = wiring;
  const files = new FileLinks(linkKeys(config), config.filesUrl, shared);
  const opener = operationOpener({ newContext, families, limits, files, inbox });
  const relay = fileRelay(
    files,
    upstreams,
    (init) => {
      const { operation, close } = opener.open(init, init.watch);
      return { operation, end: close };
    },
    telemetry,
  );
  const app = createServer({
    bodyBytes: config.requestBytes,
    headerBytes: config.headerBytes,
    onBug: logBug(log),
    watch: httpInstrumentation(log, telemetry?.metrics),
  });
  // Other hosts may connect, because links are sealed and webhooks need a token.
  await secureHttp(app, { ...config, loopbackOnly: false });
  const admission = new Admission(config, ({ ip }) => `address ${ip}`);
  await admission.protect(app);
  serveEdgeRoutes(app, {
    relay,
    inbox,
    connectListener,
    isOpenTo: pagesOf(config),
    readOnly: config.access.readOnly,
    onUnreachable: (reason, keysAgeMs) =>
      log.error({ reason, keysAgeMs }, "the keys of a token signer cannot be read"),
  });
  const health = (): Health => ({ ...wiring.health(), inbox: inbox.isReady ? "ready" : "unavailable" });
  serveProbes(app, {
    readiness: () => ({ ready: true, details: health() }),
    mayReadDetails: metricsReader(config.telemetry.metrics, !production),
  });
  telemetry?.metrics?.observe({ upstreams, shared, inbox, admission: admission.observed });
  const metricsApp = openMetricsServer(app, telemetry?.metrics, config.telemetry.metrics);
  return {
    app,
    metricsApp,
    reload() {
      log.info("reading credentials anew");
      wiring.reloadCredentials();
    },
    async close() {
      await metricsApp?.close();
      await telemetry?.close();
      await inbox.close();
      await wiring.close();
      await shared?.close();
    },
  };
}

/** Serves files, uploads and webhooks until the process is stopped. */
export async function runEdge(env: Environment): Promise<void> {
  const config = readEdgeConfig(env);
  const log = createLog(config.logLevel, secretsOf(config));
  const { app, metricsApp, reload, close } = await openEdge(config, log);
  await listen(app, config.host, config.port ?? PORT);
  await listenForMetrics(metricsApp, config.telemetry.metrics);
  stopOnSignals(() => shutDown(app, config.shutdown, log, close), reload);
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  console.log(`edge at http://${host}:${portOf(app)}`);
}
