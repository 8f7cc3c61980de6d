/** Starts the peers, under the names that the output shows. */
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Stalls } from "./fair/stall.ts";
import { type StartedProcess, start } from "./processes.ts";

export interface Peer {
  readonly name: string;
  readonly url: string;
  readonly pids: readonly number[];
  readonly processes: readonly StartedProcess[];
  /** True if it is measured only with several clients. */
  readonly crowdsOnly?: boolean;
}

const root = new URL("../", import.meta.url);
/** Path of a bundled file of the bench. */
export const built = (name: string) => fileURLToPath(new URL(`.cache/bench/${name}.js`, root));
const dist = (name: string) => fileURLToPath(new URL(`dist/${name}.js`, root));

/** Flags of Node and variables with which `npm start` and `npm run subgraph` start a process. */
function launchOf(script: "start" | "subgraph"): {
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
} {
  const { scripts } = JSON.parse(readFileSync(new URL("package.json", root), "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const words = scripts[script]?.split(" ") ?? [];
  const variables = words.flatMap((word) => {
    const [, name, value] = /^([A-Z_]+)=(.+)$/.exec(word) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
  return { flags: words.filter((word) => word.startsWith("--")), env: Object.fromEntries(variables) };
}

/** Bundles the programs of the bench two folders deep, so that they find `schema/` like the sources. */
export async function buildBench(): Promise<void> {
  await build({
    absWorkingDir: fileURLToPath(root),
    entryPoints: {
      load: "bench/load.ts",
      "allocation-probe": "bench/allocations/probe.ts",
      crowd: "bench/fair/crowd.ts",
      stall: "bench/fair/stall.ts",
      upstream: "bench/upstream.ts",
      "hand-written": "bench/peers/hand-written.ts",
      "stock-apollo": "bench/peers/stock-apollo.ts",
      "stock-over-ours": "bench/peers/stock-over-ours.ts",
      "gateways-subgraphs": "bench/gateways/subgraphs.ts",
      "gateways-gateway": "bench/gateways/gateway.ts",
    },
    outdir: ".cache/bench",
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    logLevel: "warning",
  });
}

/** The gateway with its packages outside and a source map, for profiles. */
export async function buildUnbundled(): Promise<string> {
  const file = built("gateway-unbundled");
  await build({
    absWorkingDir: fileURLToPath(root),
    entryPoints: ["gateway/main.ts"],
    outfile: file,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    sourcemap: true,
    logLevel: "warning",
  });
  return file;
}

export interface Upstream {
  readonly process: StartedProcess;
  readonly url: string;
  readonly asked: () => Promise<{ count: number; distinct: number; largest: { url: string; bytes: number } }>;
}

export async function startUpstream(people: number, delayMs: number): Promise<Upstream> {
  const env = { DEMO_PEOPLE: String(people), UPSTREAM_DELAY_MS: String(delayMs) };
  const upstream = await start(built("upstream"), [], env);
  const count = /count (\S+)/.exec(upstream.ready)?.[1] ?? "";
  return {
    process: upstream,
    url: upstream.url,
    asked: async () => (await (await fetch(count)).json()) as Awaited<ReturnType<Upstream["asked"]>>,
  };
}

/** Flags of Node with which a process reports its stalls, for `stallsOf`. */
export const tellsStalls = ["--import", built("stall")] as const;

/** Delays of the event loop in the peer's front process since the last reading. */
export async function stallsOf({ processes: [front] }: Peer): Promise<Stalls> {
  if (!front) throw new Error("the peer has no process");
  front.child.send("stalls");
  const [stalls] = (await once(front.child, "message")) as [Stalls];
  return stalls;
}

export const startCrowd = (): Promise<StartedProcess> => start(built("crowd"), [], {});

export const startLoad = (): Promise<StartedProcess> => start(built("load"), [], {});

const peer = (name: string, front: StartedProcess, others: readonly StartedProcess[] = []): Peer => ({
  name,
  url: front.url,
  pids: [front, ...others].map(({ pid }) => pid),
  processes: [front, ...others],
});

/**
 * Starts our gateway as in production, with all defaults.
 * @param settings Settings that differ from the defaults.
 */
export async function startTributary(
  familiesUrl: string,
  execArgv: readonly string[] = [],
  name = "tributary",
  file = dist("gateway/main"),
  settings: Readonly<Record<string, string>> = {},
): Promise<Peer> {
  const launch = launchOf("start");
  const env = { ...launch.env, SERVICES_URL: familiesUrl, PORT: "0", ...passedOn(), ...settings };
  return peer(name, await start(file, [], env, [...launch.flags, ...execArgv]));
}

const NAMES = ["identity", "collaboration", "business"] as const;

/** Starts our gateway with its subgraphs in separate processes. */
export async function startTributaryHttp(familiesUrl: string): Promise<Peer> {
  const secret = Buffer.alloc(32, "bench").toString("base64");
  const { env: ofProcess, flags } = launchOf("subgraph");
  const env = { ...ofProcess, SERVICES_URL: familiesUrl, PORT: "0", FILES_SECRET: secret };
  const subgraphs = await Promise.all(NAMES.map((name) => start(dist("subgraphs/main"), [name], env, flags)));
  const urls = Object.fromEntries(
    NAMES.map((name, i) => [
      `SUBGRAPH_${name.toUpperCase()}_URL`,
      new URL((subgraphs[i] as StartedProcess).url).origin,
    ]),
  );
  const gateway = await start(
    dist("gateway/main"),
    [],
    { ...env, ...urls, SUBGRAPHS: "http" },
    launchOf("start").flags,
  );
  return peer("tributary-http", gateway, subgraphs);
}

export async function startHandWritten(familiesUrl: string, sharing = false): Promise<Peer> {
  const env = { SERVICES_URL: familiesUrl, ...(sharing && { SHARE: "1" }) };
  const server = await start(built("hand-written"), [], env);
  return { ...peer(sharing ? "hand-written-sharing" : "hand-written", server), crowdsOnly: sharing };
}

/** Peers whose processes are started by `subgraph <name>` and `gateway <name>=<url> …`. */
type InProcesses = "hand-written" | "stock-apollo" | "stock-over-ours";

async function startSubgraphs(file: InProcesses, familiesUrl: string) {
  const subgraphs = await Promise.all(
    NAMES.map((name) => start(built(file), ["subgraph", name], { SERVICES_URL: familiesUrl })),
  );
  return { subgraphs, urls: NAMES.map((name, i) => `${name}=${subgraphs[i]?.url}`) };
}

export async function startInProcesses(
  name: string,
  file: InProcesses,
  familiesUrl: string,
  execArgv: readonly string[] = [],
): Promise<Peer> {
  const { subgraphs, urls } = await startSubgraphs(file, familiesUrl);
  return peer(name, await start(built(file), ["gateway", ...urls], {}, execArgv), subgraphs);
}

const HIVE = fileURLToPath(new URL("bench/peers/hive/", root));

/** True if Hive is installed. It is no dependency of ours. */
export const hasHive = (): boolean => existsSync(`${HIVE}node_modules`);

export async function startHive(familiesUrl: string): Promise<Peer> {
  const { subgraphs, urls } = await startSubgraphs("stock-over-ours", familiesUrl);
  const supergraph = fileURLToPath(new URL("dist/supergraph.graphql", root));
  return peer("hive", await start(`${HIVE}main.mjs`, [supergraph, ...urls], {}), subgraphs);
}

/** Variables of this process that are passed on to the gateway. */
function passedOn(): Record<string, string> {
  const all = Object.entries(process.env).filter(([name]) =>
    /^(?:GATEWAY_|LOG_LEVEL$|REPORTS_FOLDER$)/.test(name),
  );
  return Object.fromEntries(all) as Record<string, string>;
}
