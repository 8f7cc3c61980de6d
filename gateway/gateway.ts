/**
 * The gateway without a port: the supergraph, the subgraphs in this process, Apollo Server over
 * both. Tests call it as it is; `app.ts` puts it behind HTTP.
 */
import { randomUUID } from "node:crypto";
import { ApolloGateway, type GraphQLDataSource } from "@apollo/gateway";
import { ApolloServer, type ApolloServerPlugin, HeaderMap } from "@apollo/server";
import { business } from "../subgraphs/business/index.ts";
import { collaboration } from "../subgraphs/collaboration/index.ts";
import { identity } from "../subgraphs/identity/index.ts";
import { contextFactory } from "../subgraphs/kit/context.ts";
import { FileLinks } from "../subgraphs/kit/files.ts";
import { defaultLimits, type Limits } from "../subgraphs/kit/limits.ts";
import { type FamiliesSettings, openUpstreams } from "../subgraphs/kit/settings.ts";
import { buildSubgraph, type Subgraph } from "../subgraphs/kit/subgraph.ts";
import { accessPlugin, type Caller, everyone } from "./access.ts";
import { type GatewayContext, InProcessDataSource } from "./data-source.ts";
import { clientError, onceEach } from "./errors.ts";
import { existence, existsDocument, ownersOf } from "./existence.ts";
import { reportPlugin } from "./report.ts";
import { loadableSupergraph, supergraphSdl } from "./supergraph.ts";

export const modules = [identity, collaboration, business] as const;
const families = [...identity.families, ...collaboration.families, ...business.families] as const;

export interface GatewayOptions {
  readonly families: FamiliesSettings;
  readonly limits?: Limits;
  readonly files?: FileLinks;
  /** Another way to reach the subgraphs than in this process. */
  readonly dataSource?: (name: string) => GraphQLDataSource;
  readonly production?: boolean;
  readonly introspection?: boolean;
  readonly plugins?: readonly ApolloServerPlugin<GatewayContext>[];
}

/** Who asks, and how: what one GraphQL request brings. */
export interface RequestInit {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
  readonly requestId?: string;
  readonly caller?: Caller;
}

export type Gateway = Awaited<ReturnType<typeof createGateway>>;

/** Opens the upstreams, builds the subgraphs and starts the server. */
export async function createGateway(options: GatewayOptions) {
  const { limits = defaultLimits, files = new FileLinks(), production = false } = options;
  const upstreams = openUpstreams(
    families.map(({ family }) => family),
    options.families,
    limits,
  );
  const subgraphs = new Map<string, Subgraph>(modules.map((module) => [module.name, buildSubgraph(module)]));
  const newContext = contextFactory(families, upstreams);
  const sdl = supergraphSdl();
  const gateway = new ApolloGateway({
    supergraphSdl: loadableSupergraph(sdl),
    queryPlannerConfig: { exposeDocumentNodeInFetchNode: true },
    buildService: ({ name }) =>
      options.dataSource?.(name) ?? new InProcessDataSource(subgraphs.get(name) as Subgraph),
  });
  const server = new ApolloServer<GatewayContext>({
    gateway,
    introspection: options.introspection ?? !production,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: production,
    stopOnTerminationSignals: false,
    maxRecursiveSelections: 1_000,
    cache: "bounded",
    persistedQueries: false,
    csrfPrevention: true,
    formatError: clientError,
    plugins: [accessPlugin(sdl), reportPlugin, onceEach, ...(options.plugins ?? [])],
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

  /** The context of one request; its `end` is called by the server once it is answered. */
  function open(init: RequestInit = {}): GatewayContext {
    const { headers = {}, requestId = randomUUID() } = init;
    const abort = new AbortController();
    const leave = () => abort.abort();
    const timer = setTimeout(leave, limits.operationMs);
    init.signal?.addEventListener("abort", leave, { once: true });
    const forwarded: Record<string, string> = {};
    for (const name of forwardable) {
      const value = headers[name];
      if (value !== undefined) forwarded[name] = value;
    }
    const operation = newContext({
      requestId,
      signal: abort.signal,
      forwarded,
      files,
      deadline: performance.now() + limits.operationMs,
      callsLeft: limits.callsPerOperation,
      exists: (asked) =>
        existence(
          ownerOf,
          (name, representations) =>
            (subgraphs.get(name) as Subgraph).execute({
              document: existsDocument,
              variables: { representations },
              context: operation,
            }),
          asked,
        ),
    });
    return {
      operation,
      caller: init.caller ?? everyone,
      reportRequested: headers["x-upstream-report"] === "1",
      end() {
        clearTimeout(timer);
        init.signal?.removeEventListener("abort", leave);
      },
    };
  }

  return {
    server,
    upstreams,
    files,
    open,
    /** Runs an operation in process: the whole pipeline but the socket. */
    async execute(
      request: { query: string; variables?: Record<string, unknown>; operationName?: string },
      init: RequestInit = {},
    ) {
      const { body } = await server.executeOperation(
        { ...request, http: { method: "POST", headers: new HeaderMap(), search: "", body: {} } },
        { contextValue: open(init) },
      );
      if (body.kind !== "single") throw new Error("an incremental answer was not asked for");
      return body.singleResult;
    },
    async close() {
      await server.stop();
      await Promise.all([...upstreams.values()].map((upstream) => upstream.close()));
    },
  };
}
