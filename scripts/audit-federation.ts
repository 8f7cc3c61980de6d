/**
 * `npm run audit:federation -- <folder>`: runs the cases of the public federation gateway audit by our executor and
 * by the stock gateway. The folder is a checkout of https://github.com/graphql-hive/federation-gateway-audit in
 * which `npm ci --ignore-scripts` was run. One line for each suite: a dot for a case that passes, X for one that
 * fails, H if the stock gateway ran it for us, R if the data did not match the schema.
 */
import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { ApolloGateway, type GraphQLDataSource } from "@apollo/gateway";
import { ApolloServer, type ApolloServerOptions, type BaseContext } from "@apollo/server";
import { gatewayOver } from "#bench/gateways/foreign-supergraph.ts";

/** A case of the audit. */
interface Case {
  readonly query: string;
  readonly expected: { readonly data?: unknown; readonly errors?: boolean };
}

type Gateway = NonNullable<ApolloServerOptions<BaseContext>["gateway"]>;

/** The audit needs a later Node than our oldest one, so this adds a missing function. */
const LATER_NODE = `data:text/javascript,${encodeURIComponent(
  "Promise.withResolvers ??= () => { const d = {}; d.promise = new Promise((a, b) => Object.assign(d, { resolve: a, reject: b })); return d; };",
)}`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === "object" && address ? address.port : 0;
}

/** Starts the audit's subgraphs. @returns their origin, and a function that ends them */
async function startAudit(folder: string) {
  const cli = join(folder, "src/cli.ts");
  if (!existsSync(cli) || !existsSync(join(folder, "node_modules")))
    throw new Error(`${folder} is no checkout of the audit with its packages installed`);
  const port = await freePort();
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  const child = fork(cli, ["serve", "--port", String(port)], {
    cwd: folder,
    execArgv: ["--import", LATER_NODE, "--import", tsx],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const origin = `http://localhost:${port}`;
  while (child.exitCode === null) {
    const isUp = await fetch(`${origin}/_health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { origin, end: () => child.kill() };
    await wait(200);
  }
  throw new Error("the audit's subgraphs did not start");
}

/** A subgraph of the audit over HTTP. */
const sourceAt = (url: string): GraphQLDataSource => ({
  async process({ request: { query, variables, operationName } }) {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ query, variables, operationName }),
    });
    return (await response.json()) as Awaited<ReturnType<GraphQLDataSource["process"]>>;
  },
});

interface CaseResult {
  readonly passed: boolean;
  readonly answered: unknown;
}

async function serve(gateway: Gateway) {
  const server = new ApolloServer({ gateway, stopOnTerminationSignals: false });
  await server.start();
  return {
    async try({ query, expected }: Case): Promise<CaseResult> {
      const { body } = await server.executeOperation({ query });
      if (body.kind !== "single") throw new Error("the answer came in parts");
      const { data = null, errors } = JSON.parse(JSON.stringify(body.singleResult)) as {
        readonly data?: unknown;
        readonly errors?: readonly unknown[];
      };
      const hasErrors = (errors?.length ?? 0) > 0;
      const passed =
        isDeepStrictEqual(data, expected.data ?? null) &&
        (expected.errors === undefined || expected.errors === hasErrors);
      return { passed, answered: { data, errors } };
    },
    stop: () => server.stop(),
  };
}

interface Tally {
  cases: number;
  ours: number;
  stock: number;
  handedOver: number;
  repaired: number;
}

interface Suite {
  readonly cases: readonly Case[];
  readonly supergraphSdl: string;
}

async function suiteAt(origin: string, suite: string): Promise<Suite> {
  const at = (path: string) => fetch(`${origin}/${suite}/${path}`);
  return {
    cases: (await (await at("tests")).json()) as readonly Case[],
    supergraphSdl: await (await at("supergraph")).text(),
  };
}

/** Runs the cases of a suite by our executor. @returns a mark for each */
async function byUs({ cases, supergraphSdl }: Suite, tally: Tally, show: (tried: object) => void) {
  const gateway = gatewayOver(supergraphSdl, { sourceOf: ({ url = "" }) => sourceAt(url) });
  const server = await serve(gateway);
  let line = "";
  for (const one of cases) {
    const before = { ...gateway.counts };
    const tried = await server.try(one);
    const isHandedOver = gateway.counts.apollo > before.apollo;
    const isRepaired = gateway.counts.repaired > before.repaired;
    tally.cases++;
    tally.ours += Number(tried.passed);
    tally.handedOver += Number(isHandedOver);
    tally.repaired += Number(isRepaired);
    line += `${tried.passed ? "." : "X"}${isHandedOver ? "H" : ""}${isRepaired ? "R" : ""}`;
    if (!tried.passed || isHandedOver) show({ query: one.query, expected: one.expected, ...tried });
  }
  await server.stop();
  return line;
}

/** Runs the cases of a suite by the stock gateway. @returns a mark for each */
async function byStock({ cases, supergraphSdl }: Suite, tally: Tally): Promise<string> {
  const buildService = ({ url = "" }: { readonly url?: string }) => sourceAt(url);
  const server = await serve(new ApolloGateway({ supergraphSdl, buildService }));
  let line = "";
  for (const one of cases) {
    const { passed } = await server.try(one);
    tally.stock += Number(passed);
    line += passed ? "." : "X";
  }
  await server.stop();
  return line;
}

async function main(): Promise<void> {
  // Sends no figures to the maker of the stock gateway.
  process.env["APOLLO_TELEMETRY_DISABLED"] = "1";
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined)
    throw new Error("usage: npm run audit:federation -- <folder of the audit> [--show] [suite…]");
  const tally: Tally = { cases: 0, ours: 0, stock: 0, handedOver: 0, repaired: 0 };
  // Each gateway has its own subgraphs, because some cases change their data.
  const [forUs, forStock] = [await startAudit(resolve(folder)), await startAudit(resolve(folder))];
  try {
    const all = (await (await fetch(`${forUs.origin}/ids`)).json()) as readonly string[];
    const asked = rest.filter((word) => word !== "--show");
    console.log(["suite", "ours", "stock gateway"].join("\t"));
    for (const suite of asked.length > 0 ? asked : all) {
      const show = (tried: object) => {
        if (rest.includes("--show")) console.error(JSON.stringify({ suite, ...tried }, null, 2));
      };
      const ours = await byUs(await suiteAt(forUs.origin, suite), tally, show);
      const stock = await byStock(await suiteAt(forStock.origin, suite), tally);
      console.log([suite, ours, stock].join("\t"));
    }
  } finally {
    forUs.end();
    forStock.end();
  }
  const { cases, ours, stock, handedOver, repaired } = tally;
  console.log(
    `${ours} of ${cases} by us, ${stock} by the stock gateway; ${handedOver} handed to it, ${repaired} with data that is not as the schema has it`,
  );
  process.exitCode = ours < stock ? 1 : 0;
}

await main();
