/** Fairness: latency of one caller's small query while another caller uses all that the limits allow. */
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { load, median } from "#bench/measure.ts";
import {
  type Peer,
  stallsOf,
  startCrowd,
  startInProcesses,
  startTributary,
  tellsStalls,
  type Upstream,
} from "#bench/peers.ts";
import type { StartedProcess } from "#bench/processes.ts";
import type { Workload } from "#bench/workloads.ts";
import type { CrowdName, CrowdResult } from "./crowd.ts";

const CROWD_CLIENTS = 16;
/** More clients than there are places. */
const LEAVING_CLIENTS = 300;
/** Without authentication, a caller is an address. */
const CROWD_ADDRESS = "127.0.0.2";
/** Time for the crowd's first responses, whose documents are planned and compiled, ms. */
const SETTLE_MS = 2_000;
const NOBODY = "nobody";

const HEADER = [
  "beside",
  "peer",
  "p50_ms",
  "p99_ms",
  "stall_p99.9_ms",
  "longest_stall_ms",
  "failures_%",
  "crowd_answers_per_s",
  "crowd_refused_per_s",
];

interface Result {
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
  readonly longest: number;
  readonly failures: number;
  readonly answered: number;
  readonly refused: number;
}

export interface FairBench {
  readonly rounds: number;
  readonly ms: number;
  /** Names of crowds; all by default. */
  readonly crowds: readonly CrowdName[];
  readonly small: Workload;
  /** True to measure the stock gateway as well. */
  readonly withStock: boolean;
  /** Other builds of the gateway, each with flags of node after its file. */
  readonly variants: readonly string[];
  readonly say: (text: string) => void;
}

async function beside(
  generator: StartedProcess,
  crowd: StartedProcess,
  peer: Peer,
  {
    name,
    small,
    ms,
  }: { readonly name: CrowdName | typeof NOBODY; readonly small: Workload; readonly ms: number },
): Promise<Result> {
  const began = performance.now();
  let ended: Promise<unknown[]> | undefined;
  if (name !== NOBODY) {
    ended = once(crowd.child, "message");
    const clients = name === "leaving" ? LEAVING_CLIENTS : CROWD_CLIENTS;
    crowd.child.send({ url: peer.url, crowd: name, clients, from: CROWD_ADDRESS });
    await wait(SETTLE_MS);
  }
  await stallsOf(peer);
  const { operations, failures, p50, p99 } = await load(generator, {
    url: peer.url,
    workload: small,
    clients: 1,
    ms,
  });
  const { p999, longest } = await stallsOf(peer);
  crowd.child.send("stop");
  const [done] = ((await ended) ?? [{ answered: 0, refused: 0 }]) as [CrowdResult];
  const seconds = (performance.now() - began) / 1_000;
  return {
    p50,
    p99,
    p999,
    longest,
    failures: failures / operations,
    answered: done.answered / seconds,
    refused: done.refused / seconds,
  };
}

/** Prints one line for each crowd and peer, and one for each peer without a crowd. */
export async function fair(
  generator: StartedProcess,
  upstream: Upstream,
  { rounds, ms, crowds, small, withStock, variants, say }: FairBench,
): Promise<void> {
  const crowd = await startCrowd();
  const peers = [await startTributary(upstream.url, tellsStalls)];
  for (const [i, variant] of variants.entries()) {
    const [file = "", ...flags] = variant.split(" ");
    peers.push(await startTributary(upstream.url, [...tellsStalls, ...flags], `variant-${i + 1}`, file));
  }
  if (withStock)
    peers.push(await startInProcesses("stock-apollo", "stock-apollo", upstream.url, tellsStalls));
  console.log(HEADER.join("\t"));
  for (const peer of peers)
    await load(generator, { url: peer.url, workload: small, clients: 16, ms: 2 * ms });
  for (const name of [NOBODY, ...crowds] as const) {
    const results = new Map<Peer, Result[]>(peers.map((peer) => [peer, []]));
    for (let round = 0; round < rounds; round++)
      for (const peer of peers) {
        say(`beside ${name}, round ${round + 1} of ${rounds}: ${peer.name}`);
        results.get(peer)?.push(await beside(generator, crowd, peer, { name, small, ms }));
      }
    for (const [peer, runs] of results) {
      const mid = (of: (run: Result) => number, digits = 1) => median(runs.map(of)).toFixed(digits);
      console.log(
        [
          name,
          peer.name,
          mid(({ p50 }) => p50),
          mid(({ p99 }) => p99),
          mid(({ p999 }) => p999),
          Math.max(...runs.map(({ longest }) => longest)).toFixed(1),
          mid(({ failures }) => 100 * failures),
          mid(({ answered }) => answered),
          mid(({ refused }) => refused),
        ].join("\t"),
      );
    }
  }
}
