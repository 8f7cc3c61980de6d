/**
 * Unpatched routers to try: installs, configures and starts each. `docs/routers.md` shows the same configuration.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ApolloGateway, RemoteGraphQLDataSource } from "@apollo/gateway";
import { ApolloServer } from "@apollo/server";
import { startStandaloneServer } from "@apollo/server/standalone";
import { AUDIENCE, freePort, ISSUER, OPERATION_ID_HEADER, type Urls } from "./stand.ts";

/** Input for starting a router. */
export interface Setup {
  /** The composed supergraph, with the URLs of the subgraphs. */
  readonly supergraph: string;
  /** Folder with the SDL of each subgraph, for engines that compose themselves. */
  readonly sdl: string;
  readonly urls: Urls;
  /** URL of the signer's public keys. */
  readonly jwks: string;
  /** Folder for the router's configuration. */
  readonly folder: string;
}

export interface RunningEngine {
  readonly url: string;
  stop(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  readonly version: string;
  /** True if `docs/routers.md` says that all its responses equal ours. */
  readonly complete: boolean;
  /** True if its configuration gives the fetches of an operation an id. Without one they share no reads. */
  readonly sendsId: boolean;
  /** Installs it. Returns the reason if it cannot run here. */
  install(): string | undefined;
  start(setup: Setup): Promise<RunningEngine>;
}

const GRAFBASE = new URL("engines/grafbase/", import.meta.url);
/** Hive Gateway as `deploy/router` configures it. */
const HIVE = new URL("../../deploy/router/", import.meta.url);

/** Version of a package in the manifest of a folder. */
function versionOf(folder: URL, name: string): string {
  const { dependencies } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  return dependencies[name] ?? "unknown";
}

/** Installs an engine into its own folder, outside the dependencies of the project. */
function installIn(url: URL): string | undefined {
  const folder = fileURLToPath(url);
  if (existsSync(join(folder, "node_modules"))) return undefined;
  console.log(`installing into ${folder}`);
  try {
    execFileSync(
      "npm",
      ["install", "--prefix", folder, "--no-package-lock", "--ignore-scripts", "--loglevel", "error"],
      { stdio: ["ignore", "ignore", "pipe"] },
    );
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split("\n")[0] ?? "npm failed") : String(error);
  }
}

const children = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

/** Starts a program that serves GraphQL at a port, and ends it. */
function run(file: string, args: readonly string[], cwd: string, url: string): RunningEngine {
  const child = spawn(file, args, {
    cwd,
    env: { PATH: process.env["PATH"] ?? "", HOME: cwd, NODE_ENV: "production" },
    stdio: "ignore",
  });
  children.add(child);
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  child.once("error", (error) => console.error(`${file} cannot be run: ${error.message}`));
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), 5_000);
      await ended;
      clearTimeout(late);
      children.delete(child);
    },
  };
}

const hive = (name: string, complete: boolean, more: readonly string[]): Engine => ({
  name,
  complete,
  sendsId: true,
  version: versionOf(HIVE, "@graphql-hive/gateway"),
  install: () => installIn(HIVE),
  async start({ supergraph }) {
    const port = String(await freePort());
    const folder = fileURLToPath(HIVE);
    const program = join(folder, "node_modules/@graphql-hive/gateway/dist/bin.js");
    const args = ["supergraph", supergraph, "--host", "127.0.0.1", "--port", port, ...more];
    const config = ["--config-path", "gateway.config.mjs"];
    return run(process.execPath, [program, ...args, ...config], folder, `http://127.0.0.1:${port}/graphql`);
  },
});

const grafbase: Engine = {
  name: "Grafbase",
  complete: true,
  sendsId: false,
  version: versionOf(GRAFBASE, "grafbase"),
  install: () => installIn(GRAFBASE),
  async start({ sdl, urls, jwks, folder }) {
    const scope = join(fileURLToPath(GRAFBASE), "node_modules/@grafbase");
    const [target = ""] = readdirSync(scope);
    const program = join(scope, target, "grafbase");
    chmodSync(program, 0o755);
    const port = String(await freePort());
    const home = join(folder, "grafbase");
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, "grafbase.toml"), grafbaseConfig(jwks, ISSUER));
    writeFileSync(
      join(home, "overrides.toml"),
      Object.entries(urls)
        .map(
          ([name, url]) =>
            `[subgraphs.${name}]\nurl = "${url}"\nschema_path = "${join(sdl, `${name}.graphql`)}"\n`,
        )
        .join("\n"),
    );
    const args = ["--home", home, "dev", "-c", "grafbase.toml", "-o", "overrides.toml", "-p", port];
    return run(program, args, home, `http://127.0.0.1:${port}/graphql`);
  },
};

/** Grafbase's `grafbase.toml`. */
export const grafbaseConfig = (jwks: string, issuer: string) => `[[headers]]
rule = "forward"
name = "authorization"

[[authentication.providers]]

[authentication.providers.jwt]
name = "callers"

[authentication.providers.jwt.jwks]
url = "${jwks}"
issuer = "${issuer}"
audience = "${AUDIENCE}"
`;

interface ApolloContext {
  /** Missing from the gateway's own requests at its start. */
  readonly headers?: Readonly<Record<string, string>>;
}

const apollo: Engine = {
  name: "Apollo Gateway",
  complete: true,
  sendsId: true,
  version: versionOf(new URL("../../", import.meta.url), "@apollo/gateway"),
  install: () => undefined,
  async start({ supergraph }) {
    process.env["APOLLO_TELEMETRY_DISABLED"] = "1";
    const server = new ApolloServer<ApolloContext>({
      gateway: new ApolloGateway({
        supergraphSdl: readFileSync(supergraph, "utf8"),
        buildService: ({ url = "" }) =>
          new RemoteGraphQLDataSource<ApolloContext>({
            url,
            willSendRequest({ request, context }) {
              const { headers = {} }: ApolloContext = context;
              for (const [name, value] of Object.entries(headers)) request.http?.headers.set(name, value);
            },
          }),
      }),
    });
    const { url } = await startStandaloneServer(server, {
      listen: { port: 0, host: "127.0.0.1" },
      context: async ({ req }) => ({
        headers: apolloHeaders(req.headers.authorization),
      }),
    });
    return { url, stop: () => server.stop() };
  },
};

/**
 * Headers that Apollo Gateway sends to the subgraphs: the caller's token, and an id that no caller can
 * choose.
 */
export const apolloHeaders = (authorization: string | undefined): Readonly<Record<string, string>> => ({
  [OPERATION_ID_HEADER]: randomUUID(),
  ...(authorization !== undefined && { authorization }),
});

/** All engines, by the names under which the command line knows them. */
export const engines: Readonly<Record<string, Engine>> = {
  hive: hive("Hive Gateway with its own planner", false, []),
  "hive-router": hive("Hive Gateway with --hive-router-runtime", true, ["--hive-router-runtime"]),
  grafbase,
  apollo,
};
