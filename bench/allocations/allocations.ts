/**
 * Bytes allocated, promises created and REST calls for one operation. Other work of the machine does not change
 * them, so a regression shows in any run.
 */
import { once } from "node:events";
import { median } from "#bench/measure.ts";
import { built, type Peer, startTributary, type Upstream } from "#bench/peers.ts";
import { end } from "#bench/processes.ts";
import { bodyOf, nextOf, type Workload } from "#bench/workloads.ts";
import type { Counters, ProbeRequest } from "./probe.ts";

/** Costs of one operation that do not depend on time. */
export interface Allocations {
  readonly workload: string;
  /** Allocated on the heap, kB. */
  readonly kb: number;
  readonly promises: number;
  readonly calls: number;
}

/**
 * One thread, and a young generation that holds all operations of a sample, because a collection between two
 * readings would hide what it frees.
 */
const FLAGS = ["--expose-gc", "--predictable", "--min-semi-space-size=512", "--max-semi-space-size=512"];
const SAMPLES = 3;
/** Operations before the first sample, and in each sample. */
const counts: Readonly<Record<string, { readonly warm: number; readonly each: number }>> = {
  headline: { warm: 100, each: 20 },
  ticket: { warm: 200, each: 40 },
  walk: { warm: 3, each: 1 },
  coded: { warm: 200, each: 20 },
  connector: { warm: 200, each: 20 },
};

/**
 * @param prepared returns the workloads with their variables, which it reads from the peer
 * @param settings Settings of the gateway that differ from the defaults.
 */
export async function allocations(
  upstream: Upstream,
  prepared: (peer: Peer) => Promise<readonly Workload[]>,
  settings: Readonly<Record<string, string>> = {},
): Promise<readonly Allocations[]> {
  const flags = [...FLAGS, "--import", built("allocation-probe")];
  const peer = await startTributary(upstream.url, flags, undefined, undefined, settings);
  const workloads = await prepared(peer);
  const measured: Omit<Allocations, "promises">[] = [];
  for (const workload of workloads) measured.push(await measureOne(peer, upstream, workload));
  // Last, because a hook on promises allocates too.
  await tell(peer, "countPromises");
  const results: Allocations[] = [];
  for (const [index, workload] of workloads.entries()) {
    const before = await tell(peer, "read");
    await operation(peer, workload);
    const { promises } = await tell(peer, "read");
    const costs = measured[index];
    if (costs) results.push({ ...costs, promises: promises - before.promises });
  }
  await Promise.all(peer.processes.map(end));
  return results;
}

async function measureOne(peer: Peer, upstream: Upstream, workload: Workload) {
  const { warm, each } = counts[workload.name] ?? { warm: 20, each: 5 };
  for (let count = 0; count < warm; count++) await operation(peer, workload);
  const bytes: number[] = [];
  const asked = (await upstream.asked()).count;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const before = await tell(peer, "collect");
    for (let count = 0; count < each; count++) await operation(peer, workload);
    const after = await tell(peer, "read");
    if (after.collections > 0) throw new Error(`${workload.name}: the heap was collected within a sample`);
    bytes.push((after.heap - before.heap) / each);
  }
  const calls = ((await upstream.asked()).count - asked) / (SAMPLES * each);
  return { workload: workload.name, kb: median(bytes) / 1_024, calls };
}

async function operation(peer: Peer, workload: Workload): Promise<void> {
  let { variables } = workload;
  for (;;) {
    const response = await fetch(peer.url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: bodyOf(workload, variables),
    });
    const { data } = (await response.json()) as { readonly data: unknown };
    const after = workload.walks ? nextOf(data) : undefined;
    if (after === undefined) return;
    variables = { after };
  }
}

async function tell({ name, processes: [front] }: Peer, request: ProbeRequest): Promise<Counters> {
  if (!front) throw new Error(`${name} has no process`);
  front.child.send(request);
  const [counters] = (await once(front.child, "message")) as [Counters];
  return counters;
}
