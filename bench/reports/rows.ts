/**
 * `npx tsx bench/reports/rows.ts [rows]`: memory and time of a report's run over generated responses, and time to
 * compare two runs. Needs `npm run build`. One line for each figure.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { cpuMs, peakMb } from "#bench/processes.ts";
import { newRunId, saveRun } from "#reports/kit/stored/run-folder.ts";
import type { Job, RunJob } from "#reports/server/protocol.ts";
import { startJob, type WorkerProgram } from "#reports/server/worker-process.ts";

const ROWS = Number(process.argv[2] ?? 1_000_000);
const program: WorkerProgram = {
  module: fileURLToPath(new URL("../../dist/reports/worker.js", import.meta.url)),
  niceness: 0,
};
const say = (name: string, value: number, unit: string) =>
  console.log(`${name}\t${value.toLocaleString("en", { maximumFractionDigits: 2 })}\t${unit}`);

const DOCUMENT =
  "query Payments { banking { payments(first: 250) { nodes { id status createdAt amount { amount currency } } } } }";
const SQL = `select id, status, createdAt as at, amount, amount_currency as currency,
  sum(amount) over (partition by amount_currency order by createdAt, id) as running
from payments order by createdAt, id`;
const YAML = `title: Payments
columns:
  id: Id
  status: { label: Status, type: category }
  at: Created
  amount: { label: Amount, currency: currency, total: true }
  currency: Currency
  running: { label: Running, currency: currency }
key: [id]
`;
const PAGE = 250;
const CALL_MS = 50;
const START = Date.UTC(2020, 0, 1);

/** A page of payments. In the second run, two amounts in a thousand differ. */
function pageOf(from: number, size: number, second: boolean) {
  const to = Math.min(ROWS, from + size);
  const nodes = Array.from({ length: to - from }, (_, index) => {
    const number = from + index;
    const cents = (number * 7_919) % 1_000_000;
    // Each addition has an equal subtraction, so that the later running totals stay the same.
    const change = new Map([
      [0, 1],
      [2, -1],
    ]);
    const changed = second ? (change.get(number % 1_000) ?? 0) : 0;
    return {
      id: `BankPayment:${number}`,
      status: number % 3 === 0 ? "SENT" : "CREATED",
      createdAt: new Date(START + number * 60_000).toISOString(),
      amount: { amount: ((cents + changed) / 100).toFixed(2), currency: number % 2 === 0 ? "EUR" : "USD" },
    };
  });
  const pageInfo = { hasNextPage: to < ROWS, endCursor: String(to) };
  return {
    data: { banking: { payments: { nodes, pageInfo } } },
    extensions: { sources: [{ family: "banking", status: "OK" }] },
  };
}

/** The processes that this one has started. */
const children = (): number[] =>
  readFileSync(`/proc/self/task/${process.pid}/children`, "utf8")
    .trim()
    .split(" ")
    .filter(Boolean)
    .map(Number);

/** Peak memory of processes, MB, and their CPU time, s; the last values if the processes have ended. */
function usageOf(pids: readonly number[], last: { readonly mb: number; readonly cpu: number }) {
  try {
    return { mb: peakMb(pids), cpu: cpuMs(pids) / 1_000 };
  } catch {
    return last;
  }
}

/** Runs a job, and measures its process. */
async function watched(job: Job, execute?: (variables: Record<string, unknown>) => Promise<unknown>) {
  const began = performance.now();
  const others = children();
  let usage = { mb: 0, cpu: 0 };
  const host = execute
    ? { execute: (_: string, variables: Record<string, unknown>) => execute(variables) }
    : {};
  const running = startJob(job, program, host);
  const own = children().filter((pid) => !others.includes(pid));
  const timer = setInterval(() => {
    usage = usageOf(own, usage);
  }, 100);
  try {
    await running.done;
  } finally {
    clearInterval(timer);
  }
  return { ...usage, seconds: (performance.now() - began) / 1_000 };
}

function runJob(): RunJob {
  const folder = mkdtempSync(join(tmpdir(), "bench-report-"));
  const files = { "report.yaml": YAML, "payments.graphql": DOCUMENT, "report.sql": SQL };
  const source = { name: "payments", files };
  saveRun(folder, { id: newRunId(), source, parameters: {} });
  return { kind: "run", source, parameters: {}, folder, mostRows: ROWS * 2, waitMs: 0, pageSize: PAGE };
}

const sizeOf = (variables: Record<string, unknown>) => Number(variables["_after"] ?? 0);

async function main(): Promise<void> {
  console.log(`${cpus().length} cores, Node ${process.versions.node}, ${ROWS.toLocaleString("en")} rows`);
  const [before, after] = [runJob(), runJob()];
  const slow: RunJob = { ...runJob() };
  try {
    let restMs = 0;
    const first = await watched(before, async (variables) => pageOf(sizeOf(variables), PAGE, false));
    say("run: most memory of its process", first.mb, "MB");
    say("run: time without REST calls", first.seconds, "s");
    say("run: CPU of its process", first.cpu, "s");
    // CPU of a page in addition to its REST call; includes the composing of its rows.
    const pages = Math.ceil(ROWS / PAGE);
    say(`run: overhead over REST calls of ${CALL_MS} ms`, (first.cpu * 100_000) / (pages * CALL_MS), "%");
    await watched(after, async (variables) => pageOf(sizeOf(variables), PAGE, true));
    const file = join(after.folder, "diff");
    const diff = await watched({ kind: "diff", before: before.folder, after: after.folder, file });
    say("diff: time", diff.seconds, "s");
    say("diff: most memory of its process", diff.mb, "MB");
    const found = JSON.parse(readFileSync(file, "utf8")) as { changed: number; same: number };
    say("diff: rows that differ", found.changed, "rows");
    // The first 200 pages, each of which takes as long as a REST call.
    const calls = 200;
    const delayed = await watched(slow, async (variables) => {
      const from = sizeOf(variables);
      const began = performance.now();
      await sleep(CALL_MS);
      restMs += performance.now() - began;
      const page = pageOf(from, PAGE, false);
      const { pageInfo } = page.data.banking.payments;
      return from >= calls * PAGE
        ? {
            ...page,
            data: {
              banking: {
                payments: { ...page.data.banking.payments, pageInfo: { ...pageInfo, hasNextPage: false } },
              },
            },
          }
        : page;
    });
    say("run: time beside its REST calls", (delayed.seconds * 1_000 - restMs) / 1_000, "s");
    say(`run: time of its REST calls of ${CALL_MS} ms`, restMs / 1_000, "s");
  } finally {
    for (const { folder } of [before, after, slow]) rmSync(folder, { recursive: true, force: true });
    for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith("report-diff-")))
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

await main();
