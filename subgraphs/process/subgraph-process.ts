/** A subgraph in its own process: its upstreams, its contexts and its port. */
import type { FastifyInstance } from "fastify";
import { demoCredentials } from "#contracts/demo-credentials.ts";
import type { Family } from "#contracts/kit/contract.ts";
import type { Config } from "#platform/config/config.ts";
import { isLoopback } from "#platform/config/formats.ts";
import { readConfig } from "#platform/config/read.ts";
import { secretsOf } from "#platform/config/secrets.ts";
import type { Environment } from "#platform/config/setting.ts";
import { demoWarning } from "#platform/config/started-services.ts";
import { portOf } from "#platform/http/http-server.ts";
import { listen, StartError, shutDown, stopOnSignals } from "#platform/http/lifecycle.ts";
import { createLog, type Log, logBug } from "#platform/http/log.ts";
import { openShared } from "#platform/shared/open-shared.ts";
import { listenForMetrics, metricsReader, openMetricsServer } from "#platform/telemetry/serve-metrics.ts";
import { httpInstrumentation, openTelemetry } from "#platform/telemetry/telemetry.ts";
import { UpstreamLog } from "#platform/telemetry/upstream-log.ts";
import { accessPolicy } from "#subgraphs/kit/access/access-policy.ts";
import { authenticator } from "#subgraphs/kit/access/authentication.ts";
import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";
import { FileLinks } from "#subgraphs/kit/files/file-links.ts";
import { openInbox } from "#subgraphs/kit/files/open-inbox.ts";
import { linkKeys, localSubgraphsSecret } from "#subgraphs/kit/files/stored-keys.ts";
import { buildSubgraph, leanSubgraph, type SubgraphModule } from "#subgraphs/kit/schema/build.ts";
import type { SubgraphName } from "#subgraphs/kit/schema/type-defs.ts";
import { allFamilies, modules } from "#subgraphs/modules.ts";
import type { TokenAccess } from "./callers.ts";
import { demandedTypeDefs } from "./demanded-type-defs.ts";
import { existence, existsQuery, ownersOf } from "./existence.ts";
import { OperationContexts } from "./operation-contexts.ts";
import { logSecretRefused, RemoteSubgraph } from "./remote-subgraph.ts";
import { createSubgraphApp } from "./subgraph-app.ts";
import { wireFamilies } from "./wiring.ts";

const names: readonly SubgraphName[] = modules.map(({ name }) => name);
const ports: Readonly<Record<SubgraphName, number>> = { identity: 4001, collaboration: 4002, business: 4003 };

/** The HTTP app of a subgraph before it listens, and the resources to close after it. */
export interface OpenSubgraph {
  readonly app: FastifyInstance;
  /** App that serves metrics, if they have a port of their own. */
  readonly metricsApp: FastifyInstance | undefined;
  /** Reloads the credentials of all families. */
  reload(): void;
  close(): Promise<void>;
}

export async function openSubgraph(name: SubgraphName, config: Config, log: Log): Promise<OpenSubgraph> {
  const telemetry = await openTelemetry({ ...config.telemetry, usage: undefined }, `tributary-${name}`);
  const warning = demoWarning(config);
  if (warning !== undefined) log.warn(warning);
  for (const sentence of config.unknownVariableWarnings) log.warn(sentence);
  const { limits, subgraphsSecret: secrets, served } = config;
  const localSecret = secrets === undefined ? localSubgraphsSecret(config) : undefined;
  const own = new Set(
    allFamilies.flatMap((family): string[] => (family.subgraph === name ? [family.name] : [])),
  );
  const families = Object.fromEntries(Object.entries(config.families).filter(([family]) => own.has(family)));
  const shared = await openShared(config, `subgraph-${name}`, log);
  const wiring = wireFamilies({
    served,
    families,
    limits,
    events: new UpstreamLog(log, telemetry?.metrics),
    warn: (message) => log.warn(message),
    shared,
  });
  await wiring.ready();
  const { upstreams, peopleIndex, newContext } = wiring;
  const module = wiring.modules.find((one) => one.name === name);
  if (!module) throw new StartError(`FAMILIES names no family of the subgraph ${name}`);
  const others = new Map(
    wiring.modules.map((other) => [
      other.name as string,
      new RemoteSubgraph({
        name: other.name,
        url: config.subgraphUrls[other.name],
        secret: secrets?.[0] ?? localSecret,
        tls: config.subgraphTls,
        onRefused: logSecretRefused(log),
      }),
    ]),
  );
  const subgraph = buildSubgraph(module);
  // Only identity answers `node`, and only `node` needs the owners of types.
  const ownerOf = ownersOf(name === "identity" ? wiring.modules.map(leanSubgraph) : []);
  const files = new FileLinks(linkKeys(config), config.filesUrl, shared);
  const inbox = await openInbox(config, log, false);
  const contexts = new OperationContexts<OperationContext>((init) => {
    const context: OperationContext = newContext({
      ...init,
      observer: telemetry?.operation(),
      files,
      inbox,
      exists: (asked) =>
        existence(
          ownerOf,
          (owner, representations) => {
            const remote = others.get(owner) as RemoteSubgraph;
            return remote.execute({ query: existsQuery, variables: { representations } }, context);
          },
          asked,
        ),
    });
    return context;
  }, limits);
  const app = createSubgraphApp({
    subgraph,
    contexts,
    secrets,
    localSecret,
    tokens: secrets === undefined ? tokenAccess(config, wiring.modules, log) : undefined,
    forwards: config.forwardedHeaders,
    operationIdHeader: config.operationIdHeader,
    loopbackOnly: secrets === undefined && isLoopback(config.host),
    log,
    onBug: logBug(log),
    watch: httpInstrumentation(log, telemetry?.metrics),
    tls: config.subgraphTls?.cert === undefined ? undefined : config.subgraphTls,
    health: wiring.health,
    mayReadDetails: metricsReader(
      config.telemetry.metrics,
      secrets === undefined && config.auth.kind !== "jwt",
    ),
  });
  telemetry?.metrics?.observe({ upstreams, peopleIndex, shared });
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
      await Promise.all([...others.values()].map((other) => other.close()));
    },
  };
}

/** Identification of callers other than our gateway, if the subgraph verifies their tokens. */
function tokenAccess(config: Config, served: readonly SubgraphModule[], log: Log): TokenAccess | undefined {
  if (config.auth.kind !== "jwt") return undefined;
  const policy = accessPolicy(demandedTypeDefs(served), allFamilies, config.access, config.families);
  const authenticate = authenticator(config.auth, {
    scopesOfGroups: policy.scopesOfGroups,
    onUnreachable: (reason, keysAgeMs) =>
      log.error({ reason, keysAgeMs }, "the keys of a token signer cannot be read"),
  });
  return { authenticate, policy };
}

/** Serves the subgraph named on the command line until a signal stops it. */
export async function runSubgraph(name: string | undefined, env: Environment): Promise<void> {
  const module = modules.find((one) => one.name === name);
  if (!module) throw new StartError(`Which subgraph? One of ${names.join(", ")}`);
  const config = readConfig({
    env,
    families: module.families.map(({ family }): Family => family),
    role: "subgraph",
    demo: demoCredentials,
    all: allFamilies,
  });
  const log = createLog(config.logLevel, secretsOf(config));
  const { app, metricsApp, reload, close } = await openSubgraph(module.name, config, log);
  await listen(app, config.host, config.port ?? ports[module.name]);
  await listenForMetrics(metricsApp, config.telemetry.metrics);
  stopOnSignals(() => shutDown(app, config.shutdown, log, close), reload);
  console.log(
    `${module.name} at ${config.subgraphTls?.cert ? "https" : "http"}://${config.host}:${portOf(app)}/graphql`,
  );
}
