/** Measures the walk over growing numbers of people. The cost of a user must not grow with the number. */
import { load, measure, median } from "./measure.ts";
import { startHandWritten, startTributary, startUpstream } from "./peers.ts";
import { end, type StartedProcess } from "./processes.ts";
import { PEOPLE, walkOver, workloads } from "./workloads.ts";

const SIZES = [10, 100, 1_000, 10_000];

export async function curve(generator: StartedProcess, rounds: number, ms: number): Promise<void> {
  const walk = workloads.find(({ walks }) => walks);
  if (!walk) throw new Error("no workload walks");
  console.log(
    ["people", "peer", "p50_ms", "cpu_ms_per_user", "rest_calls_per_user", "peak_memory_mb"].join("\t"),
  );
  for (const people of SIZES) {
    const workload = walkOver(walk, people);
    const upstream = await startUpstream(Math.max(people, PEOPLE), 0);
    const peers = [await startTributary(upstream.url), await startHandWritten(upstream.url)];
    // During the first walk the upstream records its responses; the second walk finds them recorded.
    for (const peer of peers)
      for (const _ of [1, 2]) await load(generator, { url: peer.url, workload, clients: 1, ms });
    const runs = new Map(peers.map(({ name }) => [name, [] as Awaited<ReturnType<typeof measure>>[]]));
    for (let round = 0; round < rounds; round++)
      for (const peer of peers)
        runs.get(peer.name)?.push(await measure(generator, upstream, peer, { workload, clients: 1, ms }));
    for (const [name, taken] of runs) {
      const mid = (of: (run: (typeof taken)[number]) => number) => median(taken.map(of));
      const columns = [
        mid(({ p50 }) => p50).toFixed(2),
        (mid(({ cpu }) => cpu) / people).toFixed(4),
        (mid(({ calls }) => calls) / people).toFixed(3),
        Math.max(...taken.map(({ mb }) => mb)).toFixed(0),
      ];
      console.log([people, name, ...columns].join("\t"));
    }
    await Promise.all([upstream.process, ...peers.flatMap(({ processes }) => processes)].map(end));
  }
}
