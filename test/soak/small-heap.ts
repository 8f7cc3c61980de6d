/**
 * A gateway with a small heap under many clients with large queries. It answers as many as it has memory for, sends
 * the others `Retry-After`, and never ends.
 */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "undici";
import { buildBench, type Peer, startTributary, startUpstream } from "#bench/peers.ts";
import { peakMb } from "#bench/processes.ts";
import { quantile } from "./load.ts";

export interface SmallHeapFigures {
  readonly answered: number;
  /** 503 with `Retry-After`. */
  readonly refused: number;
  /** Answered in part: a family did not answer in time. */
  readonly late: number;
  readonly peakMb: number;
  readonly p50Ms: number;
  readonly healthP99Ms: number;
}

interface Options {
  /** Of the old generation, MB. */
  readonly heapMb: number;
  readonly clients: number;
  readonly seconds: number;
}

const PEOPLE = 250;
/** Number of different list lengths, so that clients share few REST calls. */
const LENGTHS = 20;
const built = new URL("../../dist/gateway/main.js", import.meta.url);

const questionOf = (client: number): string => `query Large {
  users(first: ${PEOPLE}) {
    nodes {
      id email displayName
      identityUser { upstreamId status }
      tickets(first: ${5 + (client % LENGTHS)}) { nodes { id subject status requester { email } } }
      payments(first: ${5 + (client % LENGTHS)}) { nodes { id status amount { amount currency } direction party { email } } }
    }
  }
}`;

/** Sends requests as clients do that respect `Retry-After`. @throws if the build is missing */
export async function loadSmallHeap(options: Options): Promise<{
  readonly figures: SmallHeapFigures;
  readonly faults: readonly string[];
}> {
  if (!existsSync(built)) throw new Error("Run `npm run build` first");
  await buildBench();
  const upstream = await startUpstream(PEOPLE, 0);
  const gateway = await startTributary(upstream.url, [`--max-old-space-size=${options.heapMb}`]);
  const children = [...gateway.processes, upstream.process].map(({ child }) => child);
  try {
    return await load(gateway, options);
  } finally {
    for (const child of children) child.kill("SIGKILL");
    await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, "exit")));
  }
}

async function load(gateway: Peer, { clients, seconds }: Options) {
  const { origin, pathname } = new URL(gateway.url);
  const pool = new Pool(origin, { connections: clients, headersTimeout: 60_000 });
  // A separate connection, because a process accepts one new connection per turn of its event loop.
  const probes = new Pool(origin, { connections: 1, headersTimeout: 60_000 });
  const faults: string[] = [];
  const [latencies, healthMs]: [number[], number[]] = [[], []];
  let [ended, refused, late] = [false, 0, 0];
  for (const { child } of gateway.processes)
    child.once("exit", (code, signal) => {
      ended = true;
      faults.push(`the gateway ended: ${code ?? signal}`);
    });
  const until = performance.now() + seconds * 1_000;
  const isOver = () => ended || performance.now() >= until;

  async function ask(body: string): Promise<void> {
    const began = performance.now();
    const headers = { "content-type": "application/json" };
    const {
      statusCode,
      headers: sent,
      body: answer,
    } = await pool.request({ method: "POST", path: pathname, headers, body });
    const text = await answer.text();
    const retryAfter = Number(sent["retry-after"]);
    if (statusCode === 503 && retryAfter > 0) {
      refused++;
      await sleep(retryAfter * 1_000);
    } else if (statusCode !== 200) faults.push(`${statusCode}: ${text.slice(0, 200)}`);
    else if (!text.includes('"errors"')) latencies.push(performance.now() - began);
    else if (/"code":"(?!UPSTREAM_TIMEOUT")[A-Z_]+"/.test(text)) faults.push(text.slice(0, 200));
    else late++;
  }
  const client = async (number: number) => {
    const body = JSON.stringify({ query: questionOf(number) });
    while (!isOver()) await ask(body).catch((error: Error) => faults.push(`no answer: ${error.message}`));
  };
  const watchHealth = async () => {
    while (!isOver()) {
      const began = performance.now();
      const { statusCode, body } = await probes.request({ method: "GET", path: "/livez" });
      await body.dump();
      healthMs.push(performance.now() - began);
      if (statusCode !== 200) faults.push(`health: ${statusCode}`);
      await sleep(100);
    }
  };
  const watching = watchHealth();
  await sleep(1_000);
  await Promise.all([watching, ...Array.from({ length: clients }, (_, number) => client(number))]);
  if (latencies.length === 0) faults.push("nothing was answered");
  const figures: SmallHeapFigures = {
    answered: latencies.length,
    refused,
    late,
    peakMb: ended ? Number.NaN : peakMb(gateway.pids),
    p50Ms: quantile(latencies, 0.5),
    healthP99Ms: quantile(healthMs, 0.99),
  };
  await Promise.all([pool.destroy(), probes.destroy()]);
  return { figures, faults: [...faults] };
}
