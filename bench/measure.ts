/** One run of one peer: the result of the load, and its costs. */
import { once } from "node:events";
import type { LoadRequest, LoadResult } from "./load.ts";
import type { Peer, Upstream } from "./peers.ts";
import { cpuMs, peakMb, resetPeaks, type StartedProcess } from "./processes.ts";
import { bodyOf, nextOf, type Workload } from "./workloads.ts";

export interface Run extends LoadResult {
  readonly cpu: number;
  readonly calls: number;
  readonly mb: number;
  /** Share of one core that the upstream used. */
  readonly busy: number;
}

/** Runs a request on the load generator, one at a time. */
export async function load({ child }: StartedProcess, request: LoadRequest): Promise<LoadResult> {
  child.send(request);
  const [result] = (await once(child, "message")) as [LoadResult];
  return result;
}

export async function measure(
  generator: StartedProcess,
  upstream: Upstream,
  peer: Peer,
  request: Omit<LoadRequest, "url">,
): Promise<Run> {
  resetPeaks(peer.pids);
  const asked = (await upstream.asked()).count;
  const upstreamCpu = cpuMs([upstream.process.pid]);
  const cpu = cpuMs(peer.pids);
  const result = await load(generator, { ...request, url: peer.url });
  return {
    ...result,
    cpu: (cpuMs(peer.pids) - cpu) / result.operations,
    calls: ((await upstream.asked()).count - asked) / result.operations,
    mb: peakMb(peer.pids),
    busy: (cpuMs([upstream.process.pid]) - upstreamCpu) / (result.seconds * 1_000),
  };
}

/** Length of a window of the warm-up, ms, and the gain below which a window counts as steady. */
const WINDOW_MS = 4_000;
const STEADY_GAIN = 0.03;

/**
 * Warms up a peer until two windows in a row cost hardly less CPU than the best before, because V8 compiles until
 * a small operation has run some ten thousand times. Many clients would not help: ours runs identical operations of
 * several clients once.
 */
export async function warmUp(
  generator: StartedProcess,
  upstream: Upstream,
  peer: Peer,
  asked: Pick<LoadRequest, "workload" | "clients">,
  mostWindows = 20,
): Promise<void> {
  let best = Number.POSITIVE_INFINITY;
  for (let windows = 0, steady = 0; windows < mostWindows && steady < 2; windows++) {
    const { cpu } = await measure(generator, upstream, peer, { ...asked, ms: WINDOW_MS });
    steady = cpu > best * (1 - STEADY_GAIN) ? steady + 1 : 0;
    best = Math.min(best, cpu);
  }
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: unknown;
  readonly extensions?: { readonly upstream?: { readonly roundTrips: number } };
}

async function answer(peer: Peer, body: string): Promise<Answer> {
  const response = await fetch(peer.url, {
    method: "POST",
    headers: { "content-type": "application/json", "x-upstream-report": "1" },
    body,
  });
  const answered = (await response.json()) as Answer;
  if (!answered.data || answered.errors)
    throw new Error(`${peer.name} answered ${JSON.stringify(answered.errors).slice(0, 500)}`);
  return answered;
}

export const ask = async (peer: Peer, body: string): Promise<unknown> => (await answer(peer, body)).data;

/** Number of REST calls of an operation that follow one another. Parallel calls count once. */
export async function roundTripsOf(peer: Peer, workload: Workload): Promise<number> {
  let roundTrips = 0;
  let variables = workload.variables;
  for (;;) {
    const { data, extensions } = await answer(peer, bodyOf(workload, variables));
    roundTrips += extensions?.upstream?.roundTrips ?? 0;
    const after = workload.walks ? nextOf(data) : undefined;
    if (after === undefined) return roundTrips;
    variables = { after };
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
