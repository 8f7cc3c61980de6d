/** One subgraph as a process of its own: its upstreams, its contexts and its port. */
import type { FastifyInstance } from "fastify";
import { business } from "../business/index.ts";
import { collaboration } from "../collaboration/index.ts";
import type { Environment } from "../config/kinds.ts";
import { type Config, readConfig } from "../config/read.ts";
import { peopleIndexState } from "../identity/identity/people-index.ts";
import { identity } from "../identity/index.ts";
import { contextFactory, type OperationContext } from "../kit/context.ts";
import { FileLinks } from "../kit/files.ts";
import { Inbox } from "../kit/inbox.ts";
import { openUpstreams } from "../kit/settings.ts";
import { buildSubgraph, type SubgraphModule, type SubgraphName } from "../kit/subgraph.ts";
import { existence, existsQuery, ownersOf } from "./existence.ts";
import { portOf } from "./http-server.ts";
import { createLog, logBug } from "./log.ts";
import { OperationContexts } from "./operation-contexts.ts";
import { RemoteSubgraph } from "./remote-subgraph.ts";
import { endOnSignals, listen, StartError, shutDown } from "./run.ts";
import { createSubgraphApp } from "./subgraph-app.ts";

const modules: Readonly<Record<SubgraphName, SubgraphModule>> = { identity, collaboration, business };
const names = Object.keys(modules) as SubgraphName[];
const ports: Readonly<Record<SubgraphName, number>> = { identity: 4001, collaboration: 4002, business: 4003 };

/** The HTTP form of a subgraph, not yet listening, and what to close after it. */
export function openSubgraph(
  name: SubgraphName,
  config: Config,
  onBug?: (error: unknown) => void,
): { readonly app: FastifyInstance; readonly close: () => Promise<void> } {
  const module = modules[name];
  const { limits, subgraphsSecret: secret } = config;
  const upstreams = openUpstreams(
    module.families.map(({ family }) => family),
    config.families,
    limits,
  );
  const others = new Map(
    names.map((other) => [other as string, new RemoteSubgraph({ url: config.subgraphUrls[other], secret })]),
  );
  const subgraph = buildSubgraph(module);
  // Only identity answers `node`, and only then it matters who owns a type.
  const ownerOf = ownersOf(name === "identity" ? names.map((other) => buildSubgraph(modules[other])) : []);
  const files = new FileLinks(config.filesSecret);
  const inbox = new Inbox(config.inboxFile);
  const newContext = contextFactory(module.families, upstreams);
  const contexts = new OperationContexts<OperationContext>((init) => {
    const context: OperationContext = newContext({
      ...init,
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
    secret,
    ...(onBug && { onBug }),
    health() {
      const circuits = [...upstreams].map(([family, { circuit }]) => [family, circuit] as const);
      const upstream = upstreams.get("identity");
      const peopleIndex = upstream && peopleIndexState(upstream);
      return { families: Object.fromEntries(circuits), ...(peopleIndex && { peopleIndex }) };
    },
  });
  return {
    app,
    async close() {
      inbox.close();
      await Promise.all([...upstreams.values(), ...others.values()].map((each) => each.close()));
    },
  };
}

/** Serves the subgraph named on the command line until told to stop. */
export async function runSubgraph(name: string | undefined, env: Environment): Promise<void> {
  const module = Object.hasOwn(modules, name ?? "") ? modules[name as SubgraphName] : undefined;
  if (!module) throw new StartError(`Which subgraph? One of ${names.join(", ")}`);
  const config = readConfig(
    env,
    module.families.map(({ family }) => family),
    "subgraph",
  );
  const log = createLog(config.logLevel);
  const { app, close } = openSubgraph(module.name, config, logBug(log));
  await listen(app, config.host, config.port ?? ports[module.name]);
  endOnSignals(() => shutDown(app, config.shutdownMs, log, close));
  console.log(`${module.name} at http://${config.host}:${portOf(app)}/graphql`);
}
