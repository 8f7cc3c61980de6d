/**
 * `npm run soak:rolling`: all gateways and all processes of subgraphs are restarted, one after another,
 * behind Debian's haproxy, while operations go on coming. Ends by itself; 1 where an operation failed, 2 where
 * the machine cannot serve this rate before anything is restarted.
 *
 *   --rate 50     operations a second      --port 26000   the first of 20 ports
 *   --delay 5000  limits.shutdownDelayMs        --rounds 1     how often each process is restarted
 *   --outage 60   seconds for which both processes of one subgraph are killed, then as long stopped (SIGSTOP)
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { exitOf, type Running, startEntry } from "#test/gateway/processes.ts";
import { startFamilies } from "#test/kit/families.ts";
import { settings } from "#test/kit/settings.ts";
import { type Balanced, hasHaproxy, startHaproxy } from "./haproxy.ts";

const { values: given } = parseArgs({
  options: {
    rate: { type: "string", default: "50" },
    delay: { type: "string", default: "5000" },
    port: { type: "string", default: "26000" },
    rounds: { type: "string", default: "1" },
    outage: { type: "string", default: "60" },
  },
});

if (!hasHaproxy) {
  console.warn("skipped: no haproxy here (Debian's package haproxy)");
  process.exit(0);
}

const FIRST = Number(given.port);
const services = ["gateway", "identity", "collaboration", "business"].map(
  (name, i): Balanced => ({ name, port: FIRST + i, servers: [FIRST + 10 + 2 * i, FIRST + 11 + 2 * i] }),
);
const portOf = (name: string) => services.find((service) => service.name === name)?.port ?? 0;

/** The subgraph that is killed and stopped. */
const AWAY = "business";
/** One for each subgraph, and one for all: the last two need `AWAY`. */
const OPERATIONS = [
  "{ users(first: 3) { nodes { email } } }",
  '{ ticket(id: "1001") { id } }',
  "{ banking { payments(first: 2) { nodes { id } } } }",
  "{ users(first: 2) { nodes { email tickets(first: 1) { nodes { id } } payments(first: 1) { nodes { id } } } } }",
];

const folder = mkdtempSync(join(tmpdir(), "tributary-rolling-"));
const families = await startFamilies({ people: 250 });
const running = new Map<number, Running>();

function start(name: string, port: number): void {
  const env = {
    PORT: String(port),
    SERVICES_URL: `http://127.0.0.1:${families.port}`,
    SUBGRAPHS_SECRET: "a secret between the processes of this soak",
    FILES_SECRET: Buffer.alloc(32, 7).toString("base64"),
    INBOX_FILE: join(folder, "inbox.db"),
    REPORTS_FOLDER: join(folder, `reports-${port}`),
    // All processes share this machine, so the delay of their event loops does not show their load.
    ...settings({ limits: { shutdownDelayMs: given.delay, eventLoopDelayMs: 0 } }),
    ...(name === "gateway" && { SUBGRAPHS: "http" }),
    SUBGRAPH_IDENTITY_URL: `http://127.0.0.1:${portOf("identity")}`,
    SUBGRAPH_COLLABORATION_URL: `http://127.0.0.1:${portOf("collaboration")}`,
    SUBGRAPH_BUSINESS_URL: `http://127.0.0.1:${portOf("business")}`,
  };
  const entry = name === "gateway" ? "gateway/main.js" : "subgraphs/main.js";
  running.set(port, startEntry(entry, env, name === "gateway" ? [] : [name]));
}

/** @throws the output of the process, if it has ended */
async function untilReady(port: number): Promise<void> {
  const { child, output } = running.get(port) as Running;
  for (;;) {
    if (child.exitCode !== null) throw new Error(output());
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(50);
  }
}

async function stop(port: number): Promise<void> {
  const { child } = running.get(port) as Running;
  const ended = exitOf(child);
  child.kill("SIGTERM");
  await ended;
}

/** Answers that take longer before any restart say that the machine has no room for one. */
const BUSY_MS = 2_000;
const failures = new Map<string, number>();
let asked = 0;
const ms: number[] = [];
/** Current step, for the count of failures. */
let doing = "before";

/** True while `AWAY` cannot answer, and until the operations that began meanwhile have ended. */
let isAway = false;
let partial = 0;

interface Result {
  readonly data?: { readonly users?: { readonly nodes?: unknown } | null } | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

/** @returns the reason why an answer is wrong even as a partial one: a part that does not need `AWAY` is missing */
function failureIn(query: string, { data, errors }: Result, mayMiss: boolean): string | undefined {
  const [first] = errors ?? [];
  if (!first) return undefined;
  const others = query === OPERATIONS[2] || (query === OPERATIONS[3] && Array.isArray(data?.users?.nodes));
  if (!mayMiss || !others) return `${first.extensions.code}: ${first.message}`;
  partial++;
  return undefined;
}

async function ask(query: string): Promise<void> {
  asked++;
  const began = performance.now();
  const during = doing;
  const mayMiss = isAway;
  const failure = await fetch(`http://127.0.0.1:${portOf("gateway")}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  }).then(
    async (answer) => {
      const text = await answer.text();
      if (answer.status !== 200) return `status ${answer.status}: ${text.slice(0, 120)}`;
      return failureIn(query, JSON.parse(text) as Result, mayMiss || isAway);
    },
    (error: Error) => `connection: ${String(error.cause ?? error)}`,
  );
  ms.push(performance.now() - began);
  if (failure === undefined) return;
  const key = `${during}: ${failure}`;
  failures.set(key, (failures.get(key) ?? 0) + 1);
}

const haproxy = startHaproxy(services, FIRST + 4);
try {
  for (const { name, servers } of services.toReversed()) {
    for (const port of servers) start(name, port);
    await Promise.all(servers.map(untilReady));
  }
  for (const { servers } of services) for (const port of servers) await haproxy.until(port, "UP");
  for (const query of OPERATIONS) await ask(query);
  if (failures.size > 0) throw new Error(`nothing works: ${[...failures.keys()].join("; ")}`);

  ms.length = 0;
  let going = true;
  const inFlight = new Set<Promise<void>>();
  const load = (async () => {
    const began = performance.now();
    for (let i = 0; going; i++) {
      const wait = began + (i * 1_000) / Number(given.rate) - performance.now();
      if (wait > 0) await sleep(wait);
      const one = ask(OPERATIONS[i % OPERATIONS.length] ?? "").finally(() => inFlight.delete(one));
      inFlight.add(one);
    }
  })();
  await sleep(5_000);
  // A failure here means too few processors, so the remaining figures would not show effects of restarts.
  const longest = Math.max(...ms);
  const isBusy = failures.size > 0 || longest > BUSY_MS;
  if (isBusy)
    console.warn(
      `not measured: the machine is too busy for ${given.rate} operations a second; ` +
        `before any restart an answer took ${Math.round(longest)} ms`,
    );
  const began = performance.now();
  for (let round = 0; round < (isBusy ? 0 : Number(given.rounds)); round++)
    for (const { name, servers } of services)
      for (const port of servers) {
        doing = `while ${name} ${port} restarts`;
        await stop(port);
        await haproxy.until(port, "DOWN");
        start(name, port);
        await untilReady(port);
        await haproxy.until(port, "UP");
      }
  const seconds = Math.round((performance.now() - began) / 1_000);
  const away = services.find(({ name }) => name === AWAY)?.servers ?? [];
  for (const signal of isBusy || given.outage === "0" ? [] : (["SIGKILL", "SIGSTOP"] as const)) {
    doing = `after ${signal} to ${AWAY}`;
    isAway = true;
    for (const port of away) running.get(port)?.child.kill(signal);
    await sleep(Number(given.outage) * 1_000);
    for (const port of away) {
      if (signal === "SIGSTOP") running.get(port)?.child.kill("SIGCONT");
      else start(AWAY, port);
      await untilReady(port);
      await haproxy.until(port, "UP");
    }
    await Promise.all(inFlight);
    isAway = false;
  }
  doing = "after";
  await sleep(2_000);
  going = false;
  await load;
  await Promise.all(inFlight);
  ms.sort((a, b) => a - b);
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  const at = (share: number) => Math.round(ms[Math.floor(share * (ms.length - 1))] ?? 0);
  console.log({
    asked,
    failed,
    partial,
    "restarts within s": seconds,
    "p50 ms": at(0.5),
    "p99 ms": at(0.99),
    "max ms": at(1),
  });
  for (const [failure, count] of failures) console.log(count, failure);
  // An outage without a partial answer has not been one.
  const isUntried = given.outage !== "0" && partial === 0;
  process.exitCode = isBusy ? 2 : Math.sign(failed + Number(isUntried));
} finally {
  for (const { child } of running.values()) child.kill("SIGKILL");
  await haproxy.stop();
  await families.close();
  rmSync(folder, { recursive: true, force: true });
}
