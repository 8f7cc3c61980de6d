/**
 * `npx tsx bench/reports/beside.ts [seconds]`: CPU of an interactive operation while reports run, relative to its
 * CPU alone. The gateway's process also executes the operations of a run, so the CPU of a run's page is measured
 * alone and subtracted. Three rounds, each with a span of runs alone, of both, and of operations alone, which last
 * `seconds` each. One line for each figure.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { load, median } from "#bench/measure.ts";
import { buildBench, startLoad, startTributary, startUpstream } from "#bench/peers.ts";
import { cpuMs, end } from "#bench/processes.ts";
import { PEOPLE, type Workload, workloads } from "#bench/workloads.ts";

const MS = Number(process.argv[2] ?? 6) * 1_000;
const ROUNDS = 3;
/** Default number of runs at the same time. */
const AT_ONCE = 2;
/** Small pages, so that a run has 250 of them. */
const PAGE_SIZE = 4;
const LOOK_MS = 250;
/** Longest time until each run has read its first page, ms. */
const FIRST_PAGE_MS = 60_000;
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

/** Runs that read pages until they are deleted. A run that ends is replaced by another one. */
class ReportRuns {
  readonly #origin: string;
  #ids: string[] = [];
  /** Pages of ended runs. */
  #pages = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Resolves when each run has read a page. */
  async begin(): Promise<void> {
    this.#ids = await Promise.all(Array.from({ length: AT_ONCE }, () => this.#start()));
    const deadline = performance.now() + FIRST_PAGE_MS;
    for (const id of this.#ids)
      while ((await this.#run(id)).progress.pages === 0) {
        if (performance.now() > deadline) throw new Error("a run of the bench has read no page");
        await sleep(LOOK_MS);
      }
  }

  /** The pages that all runs have read so far. */
  async pages(): Promise<number> {
    let pages = this.#pages;
    for (const [at, id] of this.#ids.entries()) {
      const run = await this.#run(id);
      pages += run.progress.pages;
      if (run.state === "FAILED") throw new Error("a run of the bench failed");
      if (run.state !== "FINISHED") continue;
      this.#pages += run.progress.pages;
      this.#ids[at] = await this.#start();
    }
    return pages;
  }

  async end(): Promise<void> {
    await Promise.all(this.#ids.map((id) => this.#ask(`/${id}`, { method: "DELETE" })));
    this.#ids = [];
  }

  async #start(): Promise<string> {
    const body = JSON.stringify({ files, pageSize: PAGE_SIZE });
    const response = await this.#ask("", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    return ((await response.json()) as RunInfo).id;
  }

  #run = async (id: string): Promise<RunInfo> => (await this.#ask(`/${id}`)).json() as Promise<RunInfo>;

  async #ask(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(`${this.#origin}/reports/runs${path}`, init);
    if (!response.ok) throw new Error(`/reports/runs was answered with status ${response.status}`);
    return response;
  }
}

async function main(): Promise<void> {
  await buildBench();
  const folder = mkdtempSync(join(tmpdir(), "bench-reports-"));
  process.env["REPORTS_FOLDER"] = folder;
  const upstream = await startUpstream(PEOPLE, 0);
  const generator = await startLoad();
  const gateway = await startTributary(upstream.url);
  const runs = new ReportRuns(new URL(gateway.url).origin);
  const workload = workloads.find(({ name }) => name === "headline") as Workload;
  const operations = () => load(generator, { url: gateway.url, workload, clients: 1, ms: MS });
  /** Measures the CPU of the gateway's process during some work. */
  const used = async <T>(work: Promise<T>) => {
    const before = cpuMs(gateway.pids);
    const value = await work;
    return { value, ms: cpuMs(gateway.pids) - before };
  };
  /** Measures the CPU beside runs, and the pages that the runs have read. */
  const usedBeside = async <T>(work: Promise<T>) => {
    const before = await runs.pages();
    let isOver = false;
    const watched = async () => {
      for (; !isOver; await sleep(LOOK_MS)) await runs.pages();
    };
    const watching = watched();
    const { value, ms } = await used(
      work.finally(() => {
        isOver = true;
      }),
    );
    await watching;
    const pages = (await runs.pages()) - before;
    if (pages === 0) throw new Error("No run read a page in this time: give more seconds");
    return { value, ms, pages };
  };
  const alone = async () => {
    const { value, ms } = await used(operations());
    return { each: ms / value.operations, p50: value.p50 };
  };
  try {
    await operations();
    await operations();
    const ratios: number[] = [];
    const p50s: number[][] = [[], []];
    let before = await alone();
    for (let round = 0; round < ROUNDS; round++) {
      await runs.begin();
      const reports = await usedBeside(sleep(MS));
      const both = await usedBeside(operations());
      await runs.end();
      const after = await alone();
      // Average of the spans before and after, so that the warm-up of the process in between cancels out.
      const each = (before.each + after.each) / 2;
      const page = reports.ms / reports.pages;
      const eachBeside = (both.ms - both.pages * page) / both.value.operations;
      ratios.push(eachBeside / each);
      p50s[0]?.push(before.p50, after.p50);
      p50s[1]?.push(both.value.p50);
      console.log(
        `round ${round + 1}\talone ${each.toFixed(2)} ms/op\tbeside ${eachBeside.toFixed(2)} ms/op\tpage of a run ${page.toFixed(1)} ms\t${both.pages} pages, ${both.value.operations} operations`,
      );
      before = after;
    }
    const [p50 = [], beside = []] = p50s;
    console.log(`interactive CPU beside runs ÷ alone\t${median(ratios).toFixed(2)}`);
    console.log(`p50 alone\t${median(p50).toFixed(1)} ms\nbeside runs\t${median(beside).toFixed(1)} ms`);
  } finally {
    await Promise.all([...gateway.processes, generator, upstream.process].map(end));
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
