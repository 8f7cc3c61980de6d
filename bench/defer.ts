/** Measures `@defer`: time to the first payload if one family is slow, and CPU of a response in parts. */
import { load, measure, median, type Run } from "./measure.ts";
import { type Peer, startTributary, type Upstream } from "./peers.ts";
import type { StartedProcess } from "./processes.ts";
import { bodyOf, type Workload, workloads } from "./workloads.ts";

const ACCEPT = "multipart/mixed;deferSpec=20220824, application/json";
/** Path of the family with the payments, and the delay of its responses. */
const SLOW = { path: "/banking/", ms: 2_000 };
const FIRSTS = 15;

const PAYMENTS = /payments\(first: 5\) \{[\s\S]*?party \{\s+email\s+\}\s+\}\s+\}/;

interface Documents {
  readonly plain: Workload;
  /** With the payments in a deferred part. */
  readonly deferred: Workload;
  /** Without the payments. */
  readonly without: Workload;
}

/** The headline request in its three forms. */
export function deferredDocuments(): Documents {
  const plain = workloads[0] as Workload;
  if (!PAYMENTS.test(plain.query)) throw new Error("the headline request has no payments as it had");
  return {
    plain,
    deferred: {
      ...plain,
      query: plain.query.replace(PAYMENTS, (payments) => `... @defer(label: "money") { ${payments} }`),
      accept: ACCEPT,
    },
    without: { ...plain, query: plain.query.replace(PAYMENTS, "") },
  };
}

/** Time until the first payload, and until the last one, ms. */
async function timesOf({ url }: Peer, workload: Workload): Promise<{ first: number; whole: number }> {
  const began = performance.now();
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...(workload.accept && { accept: workload.accept }) },
    body: bodyOf(workload),
  });
  if (!response.body || response.status !== 200) throw new Error(`status ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let first: number | undefined;
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
    // In a response in parts, the first payload is complete at the next boundary.
    if (workload.accept && text.indexOf("\r\n---", 7) >= 0) first ??= performance.now() - began;
  }
  if (text.includes('"errors"')) throw new Error(`the answer has errors: ${text.slice(0, 300)}`);
  const whole = performance.now() - began;
  return { first: first ?? whole, whole };
}

async function firstPayloads(
  peer: Peer,
  upstream: Upstream,
  { deferred, without }: Documents,
): Promise<void> {
  for (const workload of [deferred, without]) await timesOf(peer, workload);
  upstream.process.child.send(SLOW);
  const times = { deferred: [] as number[], whole: [] as number[], without: [] as number[] };
  for (let round = 0; round < FIRSTS; round++) {
    const { first, whole } = await timesOf(peer, deferred);
    times.deferred.push(first);
    times.whole.push(whole);
    times.without.push((await timesOf(peer, without)).whole);
  }
  upstream.process.child.send({ path: "", ms: 0 });
  const [first, alone] = [median(times.deferred), median(times.without)];
  console.log(["one family slow by ms", "first payload ms", "without it ms", "ratio", "whole ms"].join("\t"));
  console.log(
    [
      SLOW.ms,
      first.toFixed(1),
      alone.toFixed(1),
      (first / alone).toFixed(2),
      median(times.whole).toFixed(0),
    ].join("\t"),
  );
}

export interface DeferBench {
  readonly rounds: number;
  readonly ms: number;
  /** Other builds of the gateway, each with flags of Node after its file. */
  readonly variants: readonly string[];
  readonly say: (text: string) => void;
}

/** Prints the time to the first payload, and for each build the CPU of the plain and of the deferred headline. */
export async function defer(
  generator: StartedProcess,
  upstream: Upstream,
  { rounds, ms, variants, say }: DeferBench,
): Promise<void> {
  const asked = deferredDocuments();
  const tributary = await startTributary(upstream.url);
  const others = await Promise.all(
    variants.map((variant, i) => {
      const [file = "", ...flags] = variant.split(" ");
      return startTributary(upstream.url, flags, `variant-${i + 1}`, file);
    }),
  );
  const runs = [tributary, ...others].flatMap((peer) => [
    { name: `${peer.name} plain`, peer, workload: asked.plain },
    { name: `${peer.name} deferred`, peer, workload: asked.deferred },
  ]);
  for (const { peer, workload } of runs)
    for (const clients of [16, 1]) await load(generator, { url: peer.url, workload, clients, ms: 2 * ms });
  await firstPayloads(tributary, upstream, asked);
  const results = new Map<string, Run[]>(runs.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const { name, peer, workload } of runs) {
      say(`round ${round + 1} of ${rounds}: ${name}`);
      const run = await measure(generator, upstream, peer, { workload, clients: 1, ms });
      if (run.failures > 0) throw new Error(`${name} failed ${run.failures} times`);
      results.get(name)?.push(run);
    }
  const cpuOf = (name: string) => (results.get(name) ?? []).map(({ cpu }) => cpu);
  /** Compares runs of the same round, because other load on the machine changes more slowly. */
  const ratioOf = (cpus: readonly number[], base: readonly number[]) =>
    median(cpus.map((cpu, round) => cpu / (base[round] ?? cpu))).toFixed(2);
  console.log(
    ["document", "cpu_ms_per_op", "cpu_ms_spread", "rest_calls_per_op", "÷ own plain", "÷ tributary"].join(
      "\t",
    ),
  );
  for (const [name, own] of results) {
    const cpus = cpuOf(name);
    const spread = `${Math.min(...cpus).toFixed(2)}-${Math.max(...cpus).toFixed(2)}`;
    const calls = median(own.map((run) => run.calls)).toFixed(2);
    const [kind = ""] = name.split(" ").slice(-1);
    const ownPlain = ratioOf(cpus, cpuOf(name.replace(/\w+$/, "plain")));
    const ofTributary = ratioOf(cpus, cpuOf(`tributary ${kind}`));
    console.log([name, median(cpus).toFixed(2), spread, calls, ownPlain, ofTributary].join("\t"));
  }
}
