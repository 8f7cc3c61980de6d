/**
 * The load generator, a process of its own: so many clients, each asking again as soon as it was
 * answered. It reads whole answers and looks for errors; only a walk parses them, for its cursor.
 */
import { Pool } from "undici";
import { bodyOf, nextOf, type Workload } from "./workloads.ts";

export interface LoadRequest {
  readonly url: string;
  /** Nothing: the URL is got as it is. */
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
