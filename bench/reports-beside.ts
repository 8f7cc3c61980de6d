/**
 * `npx tsx bench/reports-beside.ts [seconds]`: what an interactive operation costs the gateway while a report runs,
 * beside what it costs alone. The gateway's process executes the operations of a run too: what a page of the run
 * costs is measured alone, and taken off. One line for each figure.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load, median } from "./measure.ts";
import { buildBench, startLoad, startTributary, startUpstream } from "./peers.ts";
import { cpuMs, end } from "./processes.ts";
import { PEOPLE, type Workload, workloads } from "./workloads.ts";

const MS = Number(process.argv[2] ?? 15) * 1_000;
const ROUNDS = 3;
const files = {
  "report.yaml": "title: People and their payments\n",
  "people.graphql":
    "query People { users(first: 100) { nodes { id email payments(first: 5) { nodes { id amount { amount currency } } } } } }",
  "report.sql": "select email, payments_count from users",
};

interface RunInfo {
  readonly id: string;
  readonly state: string;
  readonly progress: { readonly pages: number };
}

async function ask(origin: string, path: string, init: RequestInit = {}): Promise<RunInfo> {
  const response = await fetch(`${origin}/reports${path}`, init);
  if (!response.ok) throw new Error(`${path} was answered with status ${response.status}`);
  return (await response.json()) as RunInfo;
}

/** Starts runs one after the other, until it is stopped. @returns the pages that they have read */
async function runReports(origin: string, until: Promise<unknown>): Promise<number> {
  let pages = 0;
  let isOver = false;
  void until.then(() => {
    isOver = true;
  });
  while (!isOver) {
    const post = { method: "POST", headers: { "content-type": "application/json" } };
    const { id } = await ask(origin, "/runs", { ...post, body: JSON.stringify({ files }) });
    let run = await ask(origin, `/runs/${id}`);
    while (!isOver && run.state !== "FINISHED" && run.state !== "FAILED") {
      await new Promise((resolve) => setTimeout(resolve, 50));
      run = await ask(origin, `/runs/${id}`);
    }
    if (run.state === "FAILED") throw new Error("a run of the bench failed");
    pages += run.progress.pages;
    await fetch(`${origin}/reports/runs/${id}`, { method: "DELETE" });
  }
  return pages;
}

async function main(): Promise<void> {
  await buildBench();
  const folder = mkdtempSync(join(tmpdir(), "bench-reports-"));
  process.env["REPORTS_FOLDER"] = folder;
  const upstream = await startUpstream(PEOPLE, 0);
  const generator = await startLoad();
  const gateway = await startTributary(upstream.url);
  const { origin } = new URL(gateway.url);
  const workload = workloads.find(({ name }) => name === "headline") as Workload;
  const operations = () => load(generator, { url: gateway.url, workload, clients: 1, ms: MS });
  const pause = () => new Promise((resolve) => setTimeout(resolve, MS));
  /** CPU of the gateway's process while something is done. */
  const used = async <T>(work: Promise<T>) => {
    const before = cpuMs(gateway.pids);
    const value = await work;
    return { value, ms: cpuMs(gateway.pids) - before };
  };
  try {
    await operations();
    await runReports(origin, pause());
    const ratios: number[] = [];
    const p50s: number[][] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      const alone = await used(operations());
      const reports = await used(runReports(origin, pause()));
      const asking = operations();
      const both = await used(Promise.all([asking, runReports(origin, asking)]));
      const [beside, pages] = both.value;
      if (Math.min(reports.value, pages) === 0)
        throw new Error("No run read a page in this time: give more seconds");
      const each = alone.ms / alone.value.operations;
      const page = reports.ms / reports.value;
      const eachBeside = (both.ms - pages * page) / beside.operations;
      ratios.push(eachBeside / each);
      p50s[0]?.push(alone.value.p50);
      p50s[1]?.push(beside.p50);
      console.log(
        `round ${round + 1}\talone ${each.toFixed(2)} ms/op\tbeside ${eachBeside.toFixed(2)} ms/op\tpage of a run ${page.toFixed(1)} ms\t${pages} pages, ${beside.operations} operations`,
      );
    }
    const [alone = [], beside = []] = p50s;
    console.log(`interactive CPU beside a run ÷ alone\t${median(ratios).toFixed(2)}`);
    console.log(`p50 alone\t${median(alone).toFixed(1)} ms\nbeside a run\t${median(beside).toFixed(1)} ms`);
  } finally {
    await Promise.all([...gateway.processes, generator, upstream.process].map(end));
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
