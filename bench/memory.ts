/** Measures if the gateway's memory grows under load, over minutes. */
import { load, measure, median } from "./measure.ts";
import { startTributary, type Upstream } from "./peers.ts";
import { residentMb, type StartedProcess } from "./processes.ts";
import { type Workload, workloads } from "./workloads.ts";

const SAMPLE_MS = 30_000;

export async function flat(generator: StartedProcess, upstream: Upstream, minutes: number): Promise<void> {
  const peer = await startTributary(upstream.url);
  const workload = workloads[0] as Workload;
  await load(generator, { url: peer.url, workload, clients: 16, ms: 10_000 });
  console.log(["minute", "operations", "resident_mb", "peak_mb"].join("\t"));
  const resident: number[] = [];
  const samples = Math.max(2, Math.round((minutes * 60_000) / SAMPLE_MS));
  for (let n = 1; n <= samples; n++) {
    const { operations, mb, failures } = await measure(generator, upstream, peer, {
      workload,
      clients: 16,
      ms: SAMPLE_MS,
    });
    if (failures > 0) throw new Error(`${failures} operations failed`);
    resident.push(residentMb(peer.pids));
    console.log(
      [(n * SAMPLE_MS) / 60_000, operations, resident.at(-1)?.toFixed(0), mb.toFixed(0)].join("\t"),
    );
  }
  const half = resident.length >> 1;
  const [before, after] = [median(resident.slice(0, half)), median(resident.slice(half))];
  console.log(["halves", "", `${before.toFixed(0)} then ${after.toFixed(0)}`, ""].join("\t"));
}
