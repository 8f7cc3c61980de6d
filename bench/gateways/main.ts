/**
 * `npx tsx bench/gateways/main.ts <folder> [--rounds 5] [--seconds 4] [--clients 50] [--subgraphs <origin>]`:
 * measures Tributary's executor and the stock gateway alternately, with the query of the public gateways
 * benchmark. The folder is a checkout of https://github.com/graphql-hive/graphql-gateways-benchmark. Its
 * subgraphs are simulated here, unless `--subgraphs` gives the origin of the real ones.
 */
import { isDeepStrictEqual, parseArgs } from "node:util";
import { ask, load, median } from "#bench/measure.ts";
import { buildBench, built, type Peer, startLoad } from "#bench/peers.ts";
import { cpuMs, peakMb, resetPeaks, start } from "#bench/processes.ts";
import type { Workload } from "#bench/workloads.ts";
import { bodyOf } from "#bench/workloads.ts";
import { benchmarkIn } from "./benchmark.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "4" },
    clients: { type: "string", default: "50" },
    subgraphs: { type: "string" },
  },
});

async function main(): Promise<void> {
  const [folder] = positionals;
  if (folder === undefined)
    throw new Error("usage: npx tsx bench/gateways/main.ts <folder of the benchmark>");
  const { query } = benchmarkIn(folder);
  const workload: Workload = { name: "gateways", means: "users and products", query, clients: [] };
  await buildBench();
  const origin = values.subgraphs ?? (await start(built("gateways-subgraphs"), [folder], {})).url;
  const generator = await startLoad();
  const peers: Peer[] = [];
  for (const name of ["ours", "stock"]) {
    const one = await start(built("gateways-gateway"), [name, folder, origin], {});
    peers.push({ name, url: one.url, pids: [one.pid], processes: [one] });
  }
  const [first, ...others] = await Promise.all(peers.map((peer) => ask(peer, bodyOf(workload))));
  if (!others.every((other) => isDeepStrictEqual(other, first))) throw new Error("the answers differ");
  const clients = Number(values.clients);
  for (const { url } of peers) await load(generator, { url, workload, clients, ms: 8_000 });
  const cpuByPeer = new Map<string, number[]>(peers.map(({ name }) => [name, []]));
  console.log(["peer", "round", "ops_per_s", "p50_ms", "p99_ms", "cpu_ms_per_op", "peak_mb"].join("\t"));
  for (let round = 1; round <= Number(values.rounds); round++)
    for (const { name, url, pids } of peers) {
      resetPeaks(pids);
      const cpu = cpuMs(pids);
      const run = await load(generator, { url, workload, clients, ms: Number(values.seconds) * 1_000 });
      if (run.failures > 0) throw new Error(`${name} failed ${run.failures} times`);
      const perOperation = (cpuMs(pids) - cpu) / run.operations;
      cpuByPeer.get(name)?.push(perOperation);
      const figures = [run.operations / run.seconds, run.p50, run.p99, perOperation, peakMb(pids)];
      console.log([name, round, ...figures.map((figure) => figure.toFixed(2))].join("\t"));
    }
  const of = (name: string) => median(cpuByPeer.get(name) ?? []);
  console.log(`CPU of the stock gateway, ours as one: ${(of("stock") / of("ours")).toFixed(2)}`);
}

await main();
process.exit(0);
