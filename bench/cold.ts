/** Measures starts of the gateway process, up to the response to the headline request. */
import { ask, median } from "./measure.ts";
import { startTributary } from "./peers.ts";
import { cpuMs, end, peakMb } from "./processes.ts";
import { bodyOf, type Workload, workloads } from "./workloads.ts";

export async function coldStarts(familiesUrl: string, rounds: number): Promise<void> {
  const body = bodyOf(workloads[0] as Workload);
  const start = async () => {
    const began = performance.now();
    const peer = await startTributary(familiesUrl);
    const ready = performance.now() - began;
    await ask(peer, body);
    const answered = performance.now() - began;
    return { peer, ready, answered, cpu: cpuMs(peer.pids), mb: peakMb(peer.pids) };
  };
  const stop = ({ peer }: Awaited<ReturnType<typeof start>>) => Promise.all(peer.processes.map(end));
  const first = await start();
  console.error(
    `first start of this build: ${first.answered.toFixed(0)} ms; where Node keeps compiled code, its end writes it`,
  );
  await stop(first);
  const starts = [];
  for (let round = 0; round < rounds; round++) {
    const started = await start();
    starts.push(started);
    await stop(started);
  }
  console.log(
    ["workload", "ready_ms", "answered_ms", "answered_spread", "cpu_ms", "peak_memory_mb"].join("\t"),
  );
  const answered = starts.map((one) => one.answered);
  console.log(
    [
      "cold start",
      median(starts.map(({ ready }) => ready)).toFixed(0),
      median(answered).toFixed(0),
      `${Math.min(...answered).toFixed(0)}-${Math.max(...answered).toFixed(0)}`,
      median(starts.map(({ cpu }) => cpu)).toFixed(0),
      median(starts.map(({ mb }) => mb)).toFixed(0),
    ].join("\t"),
  );
}
