/**
 * The load generator, in its own process: each of its clients sends the next request after the response to the last.
 * It reads whole responses and looks for errors; only a walk parses them, for its cursor.
 */
import { Pool } from "undici";
import { bodyOf, nextOf, type Workload } from "./workloads.ts";

export interface LoadRequest {
  readonly url: string;
  /** Without a workload, the URL is requested by GET. */
  readonly workload?: Workload;
  readonly clients: number;
  readonly ms: number;
}

export interface LoadResult {
  readonly operations: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

const ERRORS = Buffer.from('"errors"');

async function run({ url, workload, clients, ms }: LoadRequest): Promise<LoadResult> {
  const { origin, pathname, search } = new URL(url);
  const pool = new Pool(origin, { connections: clients });
  const latencies: number[] = [];
  let failures = 0;

  async function ask(body: string | null): Promise<Buffer> {
    const response = await pool.request({
      method: body === null ? "GET" : "POST",
      path: pathname + search,
      headers: { "content-type": "application/json", ...(workload?.accept && { accept: workload.accept }) },
      body,
    });
    const bytes = Buffer.from(await response.body.arrayBuffer());
    if (response.statusCode !== 200 || (body !== null && bytes.includes(ERRORS))) failures++;
    return bytes;
  }

  const body = workload ? bodyOf(workload, workload.variables) : null;
  async function operation(): Promise<void> {
    let answer = await ask(body);
    if (!workload?.walks) return;
    for (;;) {
      const after = nextOf(JSON.parse(answer.toString("utf8")).data);
      if (after === undefined) return;
      answer = await ask(bodyOf(workload, { after }));
    }
  }

  const began = performance.now();
  const until = began + ms;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) {
        const start = performance.now();
        await operation();
        latencies.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  await pool.close();
  latencies.sort((a, b) => a - b);
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
  return { operations: latencies.length, seconds, p50: at(0.5) ?? 0, p99: at(0.99) ?? 0, failures };
}

process.on("message", (request: LoadRequest) => {
  run(request).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on("disconnect", () => process.exit(0));
console.log("ready at -");
