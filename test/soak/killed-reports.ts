/**
 * Repeatedly kills the worker that runs all reports. Each run continues in the next one when its caller returns.
 */
import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/** Callers whom the proxy in front of the gateway names. */
export const BEHIND_PROXY = { AUTH: "proxy", PROXY_NETWORKS: "127.0.0.0/8" } as const;

const headers = {
  "content-type": "application/json",
  "x-forwarded-user": "kim",
  "x-forwarded-scopes":
    "reports:run reports:compose identity:read banking:read accounting:read treasury:read",
  // One connection is answered by one worker.
  connection: "close",
};
const files = {
  "report.yaml": "title: People and their payments\n",
  "people.graphql":
    "query People { users(first: 20) { nodes { id email displayName payments(first: 5) { nodes { id status } } } } }",
};
/** So that a run has over a hundred pages. */
const PAGE_SIZE = 2;
/**
 * Latest page at which a run is killed, as a share of its pages, because the last pages are read before the kill.
 */
const LATEST_SHARE = 0.8;
const LOOK_MS = 50;
const LONGEST_MS = 120_000;

interface RunInfo {
  readonly id: string;
  readonly state: string;
  readonly complete: boolean | null;
  readonly progress: { readonly pages: number };
}

const isUnderWay = ({ state }: RunInfo): boolean => state === "QUEUED" || state === "RUNNING";

/** The workers in which a run of a report has a process. */
function workersOfRuns(primary: number): number[] {
  const processes = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => {
      const [pid = "", parent = "", ...args] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), args: args.join(" ") };
    });
  const workers = processes.filter(({ parent }) => parent === primary).map(({ pid }) => pid);
  return processes
    .filter(({ parent, args }) => workers.includes(parent) && args.includes("reports/worker.js"))
    .map(({ parent }) => parent);
}

/** @returns the number of kills, the time for which a run could not be read after one, and violations */
export async function killReports(primary: number, url: string, kills: number) {
  let refused = 0;
  const ask = async (path: string, body?: object): Promise<Response> => {
    for (const end = performance.now() + LONGEST_MS; performance.now() < end; await sleep(LOOK_MS)) {
      const init = body ? { method: "POST", body: JSON.stringify(body) } : {};
      // The connection of a worker that is killed ends without an answer.
      const response = await fetch(new URL(`/reports/runs${path}`, url), { headers, ...init }).catch(
        () => undefined,
      );
      if (response?.ok) return response;
      if (response && response.status !== 503) throw new Error(await response.text());
      refused++;
    }
    throw new Error("reports were not served for two minutes");
  };
  const state = async (id: string) => (await (await ask(`/${id}`)).json()) as RunInfo;
  const start = async () => ((await (await ask("", { files, pageSize: PAGE_SIZE })).json()) as RunInfo).id;
  const ended = async (id: string): Promise<RunInfo> => {
    for (const end = performance.now() + LONGEST_MS; performance.now() < end; await sleep(LOOK_MS)) {
      const run = await state(id);
      if (run.state === "WAITING_FOR_CALLER") await ask(`/${id}/resume`, {});
      else if (!isUnderWay(run)) return run;
    }
    throw new Error("a run did not end in two minutes");
  };
  const rowsOf = async (id: string) => (await ask(`/${id}/files/csv`)).text();

  const undisturbed = await ended(await start());
  if (undisturbed.complete !== true)
    throw new Error(`the undisturbed run is ${undisturbed.state}, not complete`);
  const whole = await rowsOf(undisturbed.id);
  const violations: string[] = [];
  let killed = 0;
  // A run may end before its process is found.
  for (let tries = 0; killed < kills && tries < 2 * kills; tries++) {
    const id = await start();
    const page = 1 + Math.floor(Math.random() * LATEST_SHARE * undisturbed.progress.pages);
    let run = await state(id);
    for (; run.progress.pages < page && isUnderWay(run); run = await state(id)) await sleep(10);
    const [worker] = workersOfRuns(primary);
    if (worker !== undefined) {
      process.kill(worker, "SIGKILL");
      killed++;
    }
    const last = await ended(id);
    const where = `kill ${killed} at page ${run.progress.pages} of ${undisturbed.progress.pages}`;
    if (last.state !== "FINISHED" || last.complete !== true) violations.push(`${where}: ${last.state}`);
    else if ((await rowsOf(id)) !== whole) violations.push(`${where}: other rows`);
  }
  if (killed < kills) violations.push(`${killed} of ${kills} workers were killed`);
  return { killed, pages: undisturbed.progress.pages, refused, violations };
}
