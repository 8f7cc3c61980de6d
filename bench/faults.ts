/**
 * Measures correctness and latency of responses while one family fails. The headline request joins three families;
 * the bank, which has the payments, is slow, silent, down or limits its rate.
 */
import { isDeepStrictEqual } from "node:util";
import { Pool } from "undici";
import { ask } from "./measure.ts";
import type { Peer, Upstream } from "./peers.ts";
import { cpuMs } from "./processes.ts";
import type { UpstreamTrouble } from "./upstream.ts";
import { bodyOf, type Workload, workloads } from "./workloads.ts";

const CLIENTS = 16;
/** Longest time that a front end would wait, ms. */
const PATIENCE_MS = 10_000;
/** Time between the start of a fault and its measurement, ms: breakers open, limits are learned. */
const SETTLE_MS = 2_000;
/** Longest time for a peer to recover, ms. No breaker of a peer stays open that long. */
const RECOVER_MS = 35_000;

const BANK = "/banking/";
const troubles: Readonly<Record<string, UpstreamTrouble>> = {
  "all well": { path: "", ms: 0 },
  "slow: 2 s": { path: BANK, ms: 2_000 },
  "limiting: 10 a second": { path: BANK, ms: 0, perSecond: 10 },
  "down: 503": { path: BANK, ms: 0, status: 503 },
  silent: { path: BANK, ms: 600_000 },
};

interface Person {
  readonly payments?: unknown;
}
interface People {
  readonly users?: { readonly nodes?: readonly Person[] } | null;
}

/** Data of a response without the payments. */
const withoutPayments = (data: unknown) =>
  (data as People | null)?.users?.nodes?.map(({ payments: _, ...rest }) => rest);

interface Sample {
  readonly ms: number;
  readonly whole: boolean;
  readonly others: boolean;
}

async function one(pool: Pool, path: string, body: string, expected: unknown): Promise<Sample> {
  const began = performance.now();
  const seen = (whole: boolean, others: boolean) => ({ ms: performance.now() - began, whole, others });
  try {
    const response = await pool.request({
      method: "POST",
      path,
      headers: { "content-type": "application/json" },
      body,
      headersTimeout: PATIENCE_MS,
      bodyTimeout: PATIENCE_MS,
    });
    const { data } = (await response.body.json()) as { readonly data?: unknown };
    if (isDeepStrictEqual(data, expected)) return seen(true, true);
    return seen(false, isDeepStrictEqual(withoutPayments(data), withoutPayments(expected)));
  } catch {
    return seen(false, false);
  }
}

async function during(peer: Peer, workload: Workload, expected: unknown, ms: number): Promise<Sample[]> {
  const { origin, pathname } = new URL(peer.url);
  const pool = new Pool(origin, { connections: CLIENTS });
  const body = bodyOf(workload);
  const all: Sample[] = [];
  const until = performance.now() + ms;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < until) all.push(await one(pool, pathname, body, expected));
    }),
  );
  await pool.destroy();
  return all;
}

const HEADER = [
  "bank",
  "peer",
  "answers_per_s",
  "p50_ms",
  "p99_ms",
  "other_families_right_%",
  "all_right_%",
  "cpu_ms_per_op",
  "rest_calls_per_op",
];

/** Prints one line for each fault and peer, tab-separated. */
export async function faults(
  peers: readonly Peer[],
  upstream: Upstream,
  { ms, say }: { readonly ms: number; readonly say: (text: string) => void },
): Promise<void> {
  const [workload] = workloads;
  const [first] = peers;
  if (!workload || !first) throw new Error("nothing is measured");
  const expected = await ask(first, bodyOf(workload));
  for (const peer of peers) await during(peer, workload, expected, 2 * ms);
  console.log(HEADER.join("\t"));
  for (const [name, trouble] of Object.entries(troubles))
    for (const peer of peers) {
      say(`${name}: ${peer.name}`);
      upstream.process.child.send(trouble);
      await during(peer, workload, expected, SETTLE_MS);
      const calls = (await upstream.asked()).count;
      const cpu = cpuMs(peer.pids);
      const began = performance.now();
      const seen = await during(peer, workload, expected, ms);
      const seconds = (performance.now() - began) / 1_000;
      const times = seen.map((each) => each.ms).sort((a, b) => a - b);
      const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
      const share = (of: (each: Sample) => boolean) => (100 * seen.filter(of).length) / seen.length;
      console.log(
        [
          name,
          peer.name,
          (seen.length / seconds).toFixed(1),
          at(0.5).toFixed(1),
          at(0.99).toFixed(1),
          share(({ others }) => others).toFixed(1),
          share(({ whole }) => whole).toFixed(1),
          ((cpuMs(peer.pids) - cpu) / seen.length).toFixed(2),
          (((await upstream.asked()).count - calls) / seen.length).toFixed(2),
        ].join("\t"),
      );
      upstream.process.child.send({ path: "", ms: 0 });
      if (trouble.path !== "") await recovered(peer, workload, expected);
    }
}

/** Waits until the peer's responses are complete again. */
async function recovered(peer: Peer, workload: Workload, expected: unknown): Promise<void> {
  const until = performance.now() + RECOVER_MS;
  while (performance.now() < until) {
    const seen = await during(peer, workload, expected, 100);
    if (seen.every(({ whole }) => whole)) return;
  }
  throw new Error(`${peer.name} did not recover in ${RECOVER_MS} ms`);
}
