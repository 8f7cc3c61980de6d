/**
 * `npm run soak`: the fault plan at its full length. A gateway in a process of its own with the
 * limits that it has in service, a steady load, each row of the table in one family after another,
 * the credential matrix and the ids in full, then a long mixed run. Loopback only; ends by itself.
 *
 *   --seconds 60   each row        --rate 50      operations a second
 *   --mixed 7200   the mixed run   --rows latency only rows whose name holds this
 *   --matrix 10000 operations      --ids 100000   ids
 *   --random 20000 valid operations, drawn at random
 *   --kills 100    runs of a report, each killed at a random page
 *   --heap 512     MB of the heap under --clients 500 with large questions, after `npm run build`; 0 for none
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { seededRandom } from "#services/kit/data/random.ts";
import { runMatrix } from "#test/faults/credentials.ts";
import { tryIds } from "#test/faults/ids.ts";
import { firstOf } from "#test/faults/reads.ts";
import { type Row, rows, type Scale } from "#test/faults/rows.ts";
import { ask, type Fronts, startFronts } from "#test/faults/under-fault.ts";
import { startFamilies } from "#test/kit/families.ts";
import type { Vitals } from "./gateway-process.ts";
import { type Gateway, type LoadFigures, load, quantile, slope, steadyOf } from "./load.ts";
import { runRandom } from "./random-operations.ts";
import { killRuns } from "./report-kills.ts";
import { loadSmallHeap } from "./small-heap.ts";

const { values: given } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    rate: { type: "string", default: "50" },
    mixed: { type: "string", default: "7200" },
    rows: { type: "string", default: "" },
    matrix: { type: "string", default: "10000" },
    ids: { type: "string", default: "100000" },
    random: { type: "string", default: "20000" },
    kills: { type: "string", default: "100" },
    heap: { type: "string", default: "512" },
    clients: { type: "string", default: "500" },
  },
});
const [seconds, rate, mixed, matrix, ids, random, kills, heapMb] = [
  given.seconds,
  given.rate,
  given.mixed,
  given.matrix,
  given.ids,
  given.random,
  given.kills,
  given.heap,
].map(Number) as [number, number, number, number, number, number, number, number];

const RECOVERY_MS = 31_000;
const HUGE = 200 * 1024 * 1024;
const fixed = (value: number, digits = 0) => (Number.isNaN(value) ? "-" : value.toFixed(digits));

/** Everything that missed its figure. */
const missed: string[] = [];
const table: Record<string, string>[] = [];
function report(line: Record<string, string>, faults: readonly string[]) {
  missed.push(...faults.map((fault) => `${line["row"]}: ${fault}`));
  table.push({ ...line, verdict: faults.length === 0 ? "reached" : "MISSED" });
  console.log(
    Object.entries(line)
      .map(([name, value]) => `${name} ${value}`)
      .join(" | "),
    faults.length === 0 ? "" : `\n   MISSED: ${[...new Set(faults)].slice(0, 5).join("; ")}`,
  );
}

async function vitalsOf(child: ChildProcess): Promise<Vitals> {
  child.send("vitals");
  const [vitals] = (await once(child, "message")) as [Vitals];
  return vitals;
}

/** Until the gateway uses no more than before, 30 s at most. */
async function settled(child: ChildProcess, before: Vitals): Promise<Vitals> {
  for (let tries = 0; ; tries++) {
    const now = await vitalsOf(child);
    const calm = now.rss <= before.rss + 50 && now.sockets <= before.sockets && now.timers <= before.timers;
    if (calm || tries >= 30) return now;
    await sleep(1_000);
  }
}

/** Time between the healing and the family's first answer, ms. */
async function recovery(gateway: Gateway, family: string): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < 2 * RECOVERY_MS) {
    const asked = await ask(gateway, `{ a: ${firstOf(family).field} }`, `r${Math.random()}`.replace(".", ""));
    if (asked.errors.length === 0) return performance.now() - began;
    await sleep(250);
  }
  return Number.POSITIVE_INFINITY;
}

interface Stage {
  readonly fronts: Fronts;
  readonly gateway: Gateway;
  readonly child: ChildProcess;
  /** Log lines with a secret or an address. */
  readonly leaked: string[];
}

const wellOf = ({ samples }: LoadFigures) =>
  samples.filter((sample) => sample.undisturbed).map(({ ms }) => ms);

async function runRow(stage: Stage, row: Row, scale: Scale, family: string, before: Vitals, bound: number) {
  const { fronts, gateway, child } = stage;
  const standIn = fronts.standIn(family);
  standIn.requests.length = 0;
  await ask(gateway, `{ a: ${firstOf(family).field} }`, "counter");
  const perOperation = standIn.requests.length;
  standIn.requests.length = 0;
  if (row.fault) standIn.fault = row.fault(scale, fronts.elsewhere.origin);
  else await standIn.down();
  const callers = `row${table.length}x`;
  const figures = await load(fronts, gateway, rate, seconds, () => new Set([family]), callers);
  const calls = standIn.requests.length;
  const own = figures.samples.filter((sample) => sample.family === family);
  const failed = own.filter(({ code }) => code !== undefined);
  const success = 1 - failed.length / own.length;
  standIn.fault = undefined;
  await standIn.up();
  const recovered = row.success < 1 ? await recovery(gateway, family) : 0;
  const after = await settled(child, before);
  const codes = new Set(failed.map(({ code }) => code ?? ""));
  const p99 = quantile(wellOf(figures), 0.99);
  const slow = failed.filter(({ code }) => code === "UPSTREAM_TIMEOUT").map(({ ms }) => ms);
  const left = failed.filter(({ code }) => code === "UPSTREAM_UNAVAILABLE").map(({ ms }) => ms);
  const perOffered = calls / (own.length * perOperation);

  const faults = [...figures.violations];
  if (success < row.success) faults.push(`${fixed(success * 100, 2)} % succeeded`);
  if (perOffered > row.calls) faults.push(`${fixed(perOffered, 2)} calls per offered`);
  for (const code of codes)
    if (!(row.codes as readonly string[]).includes(code) && !(row.opens || row.success === 0))
      faults.push(`told ${code}`);
  if (p99 > bound) faults.push(`p99 of healthy fields ${fixed(p99)} ms, bound ${fixed(bound)} ms`);
  if (row.waits && (Math.min(...slow) < 4_750 || Math.max(...slow) > 5_250))
    faults.push(`timed out after ${fixed(Math.min(...slow))} to ${fixed(Math.max(...slow))} ms`);
  if (row.waits && quantile(left, 0.5) > 20) faults.push(`left alone in ${fixed(quantile(left, 0.5))} ms`);
  if (recovered > RECOVERY_MS) faults.push(`recovered after ${fixed(recovered)} ms`);
  if (after.rss > before.rss + 50) faults.push(`RSS ${fixed(after.rss - before.rss)} MB more`);
  if (after.sockets > before.sockets) faults.push(`${after.sockets - before.sockets} sockets more`);
  if (after.timers > before.timers) faults.push(`${after.timers - before.timers} timers more`);
  if (after.unhandled > 0) faults.push(`${after.unhandled} unhandled rejections`);
  if (fronts.elsewhere.requests.length > 0) faults.push("a redirect was followed");
  faults.push(...stage.leaked.splice(0).map((line) => `logged ${line}`));
  report(
    {
      row: row.name,
      family,
      "p99 well ms": `${fixed(p99)} (≤ ${fixed(bound)})`,
      success: `${fixed(success * 100, 2)} %`,
      "calls/offered": `${fixed(perOffered, 2)} (≤ ${row.calls})`,
      "own p50 ms": fixed(
        quantile(
          own.map(({ ms }) => ms),
          0.5,
        ),
      ),
      "left alone p50 ms": fixed(quantile(left, 0.5)),
      codes: [...codes].join(" ") || "-",
      "recovered s": fixed(recovered / 1_000, 1),
      "RSS MB": fixed(after.rss - before.rss),
      sockets: `${after.sockets}`,
      timers: `${after.timers}`,
    },
    faults,
  );
}

/** Every few seconds something else goes wrong somewhere; the heap must not grow. */
async function runMixed({ fronts, gateway, child, leaked }: Stage, scale: Scale) {
  const random = seededRandom("mixed");
  const names = steadyOf(fronts);
  const before = await vitalsOf(child);
  const end = performance.now() + mixed * 1_000;
  const bad = new Map<string, number>();
  const points: { at: number; value: number }[] = [];
  // A family that was in trouble within the breaker's time may still be.
  const troubled = () =>
    new Set([...bad].flatMap(([name, until]) => (performance.now() < until ? [name] : [])));
  const trouble = async () => {
    while (performance.now() < end) {
      const family = random.pick(names);
      const row = random.pick(rows);
      const standIn = fronts.standIn(family);
      bad.set(family, Number.POSITIVE_INFINITY);
      if (row.fault) standIn.fault = row.fault(scale, fronts.elsewhere.origin);
      else await standIn.down();
      await sleep(random.int(1_000, 8_000));
      standIn.fault = undefined;
      await standIn.up();
      // A throttled credential waits for a minute, even after the end of a fault.
      bad.set(family, performance.now() + 65_000);
      for (const one of fronts.of.values()) one.requests.length = 0;
    }
  };
  const watch = async () => {
    const began = performance.now();
    while (performance.now() < end) {
      await sleep(10_000);
      const { heap } = await vitalsOf(child);
      points.push({ at: (performance.now() - began) / 3_600_000, value: heap });
    }
  };
  const violations: string[] = [];
  let operations = 0;
  const run = async () => {
    // In parts, so that the memory of the load generator does not grow.
    while (performance.now() < end) {
      const figures = await load(fronts, gateway, rate, 10, troubled);
      operations += figures.operations;
      violations.push(...figures.violations);
    }
  };
  await Promise.all([trouble(), watch(), run()]);
  await fronts.heal();
  const after = await settled(child, before);
  // The first quarter fills caches up to their bounds.
  const growth = slope(points.slice(points.length >> 2));
  const faults = [...violations, ...leaked.splice(0).map((line) => `logged ${line}`)];
  if (growth > 1) faults.push(`the heap grows by ${fixed(growth, 2)} MB an hour`);
  if (after.unhandled > 0) faults.push(`${after.unhandled} unhandled rejections`);
  if (after.sockets > before.sockets) faults.push(`${after.sockets - before.sockets} sockets more`);
  if (after.timers > before.timers) faults.push(`${after.timers - before.timers} timers more`);
  report(
    {
      row: "mixed",
      seconds: `${mixed}`,
      operations: `${operations}`,
      "heap MB/h": fixed(growth, 2),
      samples: `${points.length}`,
      "heap MB": `${fixed(before.heap)} to ${fixed(after.heap)}`,
      "RSS MB": `${fixed(before.rss)} to ${fixed(after.rss)}`,
      sockets: `${before.sockets} to ${after.sockets}`,
      timers: `${before.timers} to ${after.timers}`,
    },
    faults,
  );
}

async function main() {
  const fronts = await startFronts();
  const families = await startFamilies({ people: 250 });
  fronts.answerFrom(families.baseUrls);
  const child = fork(new URL("./gateway-process.ts", import.meta.url), {
    execArgv: ["--import", "tsx", "--expose-gc"],
    env: {
      ...process.env,
      ...fronts.env,
      SERVICES_URL: "http://127.0.0.1:1",
      NODE_ENV: "test",
      INBOX_FILE: ":memory:",
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const leaked: string[] = [];
  if (child.stdout)
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (fronts.logLeaks.test(line) || line.includes('"bug"')) leaked.push(line.slice(0, 300));
    });
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  const gateway = { origin: `http://127.0.0.1:${port}`, leaks: fronts.leaks };
  const stage: Stage = { fronts, gateway, child, leaked };
  const names = steadyOf(fronts);
  try {
    await load(fronts, gateway, rate, Math.min(20, seconds), () => new Set());
    const well = await load(fronts, gateway, rate, seconds, () => new Set());
    const p99 = quantile(wellOf(well), 0.99);
    const bound = 1.2 * p99 + 20;
    await sleep(6_000); // idle connections close
    const before = await vitalsOf(child);
    report(
      {
        row: "baseline",
        operations: `${well.operations}`,
        "p50 ms": fixed(quantile(wellOf(well), 0.5), 1),
        "p99 ms": fixed(p99, 1),
        "RSS MB": fixed(before.rss),
        "heap MB": fixed(before.heap),
        sockets: `${before.sockets}`,
        timers: `${before.timers}`,
      },
      well.violations,
    );
    const trials: { row: Row; scale: Scale }[] = rows
      .filter(({ name }) => name.includes(given.rows))
      .flatMap((row) =>
        (row.name === "latency" ? [200, 2_000] : [0]).map((latencyMs) => ({
          row: latencyMs ? { ...row, name: `${row.name} of ${latencyMs} ms` } : row,
          scale: { latencyMs, hugeBytes: HUGE },
        })),
      );
    for (const [i, { row, scale }] of trials.entries())
      await runRow(stage, row, scale, names[i % names.length] as string, before, bound);
    if (matrix > 0) {
      const { violations, ...figures } = await runMatrix(fronts, gateway, {
        callers: 200,
        operations: matrix,
        atOnce: 50,
      });
      report(
        { row: "credential matrix", ...numbers(figures), violations: `${violations.length}` },
        violations,
      );
    }
    if (ids > 0) {
      const { violations, ...figures } = await tryIds(ids);
      report({ row: "generated ids", ...numbers(figures), violations: `${violations.length}` }, violations);
    }
    if (random > 0) {
      const { violations, figures } = await runRandom(random, "soak");
      report({ row: "random operations", ...numbers(figures) }, violations);
    }
    if (kills > 0) {
      const { violations, ...figures } = await killRuns(kills, seededRandom(1).next);
      report({ row: "killed reports", ...numbers(figures) }, violations);
    }
    if (heapMb > 0) {
      const { figures, faults } = await loadSmallHeap({ heapMb, clients: Number(given.clients), seconds });
      report({ row: "small heap", "heap MB": `${heapMb}`, ...numbers({ ...figures }) }, faults);
    }
    if (mixed > 0) await runMixed(stage, { latencyMs: 500, hugeBytes: 20 * 1024 * 1024 });
    for (const bug of families.bugs.splice(0)) missed.push(`a stand-in service threw: ${bug}`);
  } finally {
    child.disconnect();
    await fronts[Symbol.asyncDispose]();
    await families.close();
  }
  console.table(table.map(({ row, family, verdict }) => ({ row, family, verdict })));
  for (const fault of new Set(missed)) console.log(`MISSED ${fault}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

const numbers = (figures: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, fixed(value)]));

await main();
