/** Checks of reports share one process and its places; files and comparisons have a process each. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { RunRecord } from "#reports/server/engine/run-record.ts";
import { type JobCaller, Jobs, QueueFull } from "#reports/server/jobs.ts";
import { scriptedRuns, scriptedWorker } from "./scripted-jobs.ts";

const folder = mkdtempSync(join(tmpdir(), "report-jobs-"));
const module = join(folder, "worker.mjs");
const begun = join(folder, "begun");
writeFileSync(begun, "");
// A job that ends with its process: at once, when it is stopped, or when its file exists, according to its name.
writeFileSync(
  module,
  `import { appendFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
  const stops = new Map();
  process.on("disconnect", () => process.exit(0));
  process.on("message", async ({ type, id, job }) => {
    if (type === "stop") return stops.get(id)?.();
    const name = job.source?.name ?? job.before ?? "";
    if (job.work) writeFileSync(job.work + "/tables", "");
    if (name !== "") appendFileSync(${JSON.stringify(begun)}, name + "\\n");
    const done = () => process.send({ type: "done", id, value: process.pid });
    const store = () => {
      mkdirSync(job.file, { recursive: true });
      writeFileSync(job.file + "/columns.json", JSON.stringify({ columns: [], tables: [], total: 3 }));
      writeFileSync(job.file + "/rows.ndjson", "[1]\\n[2]\\n[3]\\n");
      writeFileSync(job.file + "/rows.ndjson.index", Buffer.alloc(8));
    };
    if (job.kind === "behind" && !name.startsWith("waits")) store();
    if (name === "ends its process") process.exit(1);
    else if (name.startsWith("endless"))
      stops.set(id, () => process.send({ type: "failed", id, message: "stopped", usage: false }));
    else if (name.startsWith("waits")) {
      while (!existsSync(${JSON.stringify(folder)} + "/" + name)) await new Promise((next) => setTimeout(next, 10));
      done();
    } else done();
  });`,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const callerOf = (name: string, signal = new AbortController().signal): JobCaller => ({ name, signal });
const checkOf = (name: string) => ({ kind: "check", source: { name, files: {} } }) as const;
const begunJobs = () => readFileSync(begun, "utf8").trim().split("\n");
/** Lets jobs of a name end. */
const release = (name: string) => writeFileSync(join(folder, name), "");

describe("the checks of reports", () => {
  it("run in one process, and in another one after it has ended", async () => {
    const jobs = new Jobs({ module }, 1);
    const ana = callerOf("ana");
    const first = await jobs.check(checkOf("one"), ana);
    expect(await jobs.check(checkOf("two"), ana)).toBe(first);
    const beside = jobs.check(checkOf("waits for ben"), callerOf("ben"));
    await expect.poll(begunJobs).toContain("waits for ben");
    await expect(jobs.check(checkOf("ends its process"), ana)).rejects.toBeInstanceOf(QueueFull);
    release("waits for ben");
    // The check of another caller is done again in the next process.
    expect(await beside).not.toBe(first);
    expect(await jobs.check(checkOf("three"), ana)).not.toBe(first);
    jobs.close();
  });

  it("start at the priority of the gateway, because a caller waits, and have a lower one after the first", async () => {
    const priorities = join(folder, "priorities.mjs");
    writeFileSync(
      priorities,
      `import { getPriority } from "node:os";
      process.on("disconnect", () => process.exit(0));
      process.on("message", ({ id }) => process.send({ type: "done", id, value: getPriority() }));`,
    );
    const jobs = new Jobs({ module: priorities, niceness: 19 }, 1);
    expect(await jobs.check({ kind: "describe" })).toBe(getPriority());
    expect(await jobs.check({ kind: "describe" })).toBe(19);
    jobs.close();
  });

  it("of one caller leave a place for other callers, and too many of them are refused", async () => {
    const jobs = new Jobs({ module }, 1);
    const leaving = new AbortController();
    const ana = callerOf("ana", leaving.signal);
    const all = Array.from({ length: 30 }, (_, at) => jobs.check(checkOf(`endless ${at}`), ana));
    const settled = Promise.allSettled(all);
    await expect.poll(begunJobs).toContain("endless 2");
    expect(await jobs.check(checkOf("of ben"), callerOf("ben"))).toEqual(expect.any(Number));
    expect(begunJobs().filter((name) => name.startsWith("endless"))).toHaveLength(3);
    // Their client leaves: all end, and their places are free for another caller.
    leaving.abort();
    const reasons = (await settled).map((one) => (one.status === "rejected" ? one.reason : undefined));
    expect(reasons.filter((reason) => reason instanceof QueueFull)).toHaveLength(7);
    const free = [0, 1, 2].map((at) => jobs.check(checkOf(`free ${at}`), callerOf("cy")));
    expect(await Promise.all(free)).toHaveLength(3);
    jobs.close();
  });
});

describe("rows behind a figure", () => {
  let runs = 0;
  /** Reads a page of the rows behind a figure of a new run. */
  function newRun(jobs: Jobs) {
    const run = join(folder, `run ${runs++}`);
    mkdirSync(run);
    const read = (name: string, column: string, offset: number, caller = callerOf("ana")) => {
      const source = { name, files: {} };
      return jobs.behind({ source, folder: run, asked: { column } }, { offset, limit: 1 }, caller);
    };
    return { run, read };
  }

  it("leave no file if their process is killed", async () => {
    const jobs = new Jobs({ module }, 1);
    const { run, read } = newRun(jobs);
    const gone = new AbortController();
    const rows = read("waits for rows", "n", 0, callerOf("ana", gone.signal));
    await expect.poll(begunJobs).toContain("waits for rows");
    expect(readdirSync(run, { recursive: true })).toHaveLength(2);
    gone.abort();
    await expect(rows).rejects.toThrow();
    await expect.poll(() => readdirSync(run)).toEqual([]);
    jobs.close();
  });

  it("are computed once for all pages", async () => {
    const jobs = new Jobs({ module }, 1);
    const { run, read } = newRun(jobs);
    const pages = await Promise.all([0, 1].map((offset) => read("rows of pages", "n", offset)));
    expect(pages.map(({ rows, total }) => [rows, total])).toEqual([
      [[[1]], 3],
      [[[2]], 3],
    ]);
    expect((await read("rows of pages", "n", 2)).rows).toEqual([[3]]);
    expect(begunJobs().filter((name) => name === "rows of pages")).toHaveLength(1);
    expect(readdirSync(run)).toEqual(["behind"]);
    jobs.close();
  });

  it("are stored for the latest ten figures of a run", async () => {
    const jobs = new Jobs({ module }, 1);
    const { run, read } = newRun(jobs);
    for (let at = 0; at < 12; at++) await read(`rows of figure ${at}`, `n${at}`, 0);
    expect(readdirSync(join(run, "behind"))).toHaveLength(10);
    for (const at of [11, 0]) await read(`figure ${at} again`, `n${at}`, 0);
    expect(begunJobs()).toContain("figure 0 again");
    expect(begunJobs()).not.toContain("figure 11 again");
    jobs.close();
  });
});

describe("a file or comparison", () => {
  it("is created once for all who wait for it, and aborted when the last one leaves", async () => {
    const jobs = new Jobs({ module }, 1);
    const [ana, ben] = [new AbortController(), new AbortController()];
    const first = jobs.diff(folder, "endless diff", "1", callerOf("ana", ana.signal));
    const second = jobs.diff(folder, "endless diff", "1", callerOf("ben", ben.signal));
    const both = Promise.allSettled([first, second]);
    await expect.poll(begunJobs).toContain("endless diff");
    ana.abort();
    // The only place is occupied as long as a caller waits.
    const next = jobs.diff(folder, "next diff", "2", callerOf("cy"));
    ben.abort();
    expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await next).toBe(join(folder, "diffs", "2"));
    expect(begunJobs().filter((name) => name === "endless diff")).toHaveLength(1);
    expect(existsSync(join(folder, "diffs", "1"))).toBe(false);
    jobs.close();
  });
});

describe("queued runs", () => {
  it("start with the caller who has the fewest active runs", async () => {
    const place = mkdtempSync(join(folder, "turns-"));
    const runs = scriptedRuns(place, scriptedWorker(place, [], ["wait"]), { atOnce: 2 });
    const report = { name: "unsaved", title: "Unsaved", retentionDays: 1, files: {} };
    const caller = { headers: {}, rawHeaders: [], address: "" };
    const start = (owner: string) => runs.start(report, owner, caller, { parameters: {} });
    const stateOf = async ({ id, owner }: RunRecord) => (await runs.get(id, owner))?.state;
    const first = await start("ana");
    await start("ana");
    const third = await start("ana");
    const ofBen = await start("ben");
    await expect.poll(() => stateOf(first)).toBe("RUNNING");
    await runs.delete(first);
    await expect.poll(() => stateOf(ofBen)).toBe("RUNNING");
    expect(await stateOf(third)).toBe("QUEUED");
    runs.close();
    await runs.engine.close();
  });
});

describe("the folder of a gateway's runs", () => {
  it("may be unwritable: the run fails and the gateway continues", async () => {
    const place = mkdtempSync(join(folder, "damaged-"));
    const problems: object[] = [];
    const onProblem = (fields: object) => problems.push(fields);
    const runs = scriptedRuns(place, module, { onProblem });
    const report = { name: "unsaved", title: "Unsaved", retentionDays: 1, files: {} };
    const caller = { headers: {}, rawHeaders: [], address: "" };
    const id = "1".repeat(32);
    // Its folder cannot be made, as on a full disk.
    writeFileSync(runs.results.folderOf({ id }), "");
    const run = await runs.start(report, "", caller, { parameters: {} }, id);
    await new Promise<void>((end) => runs.follow(run, { run: () => {}, progress: () => {}, end }));
    expect((await runs.get(id, ""))?.state).toBe("FINISHED");
    expect(problems).toMatchObject([{ run: id, reason: expect.any(String) }]);
    runs.close();
    await runs.engine.close();
  });
});
