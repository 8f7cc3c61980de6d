/** Gateways that share a database and a bucket: each can continue the work of another one. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { workOn } from "#reports/server/add-reports.ts";
import { RunEngine } from "#reports/server/engine/engine.ts";
import { type Job, jobId, StoreAway, TryAgain } from "#reports/server/engine/job.ts";
import { PostgresJobs, type PostgresOptions, refuseOld } from "#reports/server/engine/postgres.ts";
import { S3Files } from "#reports/server/files/s3-files.ts";
import type { Runs } from "#reports/server/runs.ts";
import { hasPostgres, type PostgresServer, startPostgres } from "#test/kit/postgres-server.ts";
import { type S3Server, startS3 } from "#test/kit/s3-server.ts";
import {
  type Step,
  scheduledReport,
  scriptedRuns,
  scriptedWorker,
  stepsDone,
} from "#test/reports/server/scripted-jobs.ts";

if (!hasPostgres) console.warn("skipped: no postgresql here; scripts/install-servers.sh installs it");

const root = mkdtempSync(join(tmpdir(), "postgres-engine-"));
const report = scheduledReport(null);
const ana = { headers: { authorization: "Bearer ana" }, rawHeaders: [], address: "" };

describe.skipIf(!hasPostgres)("gateways with one database and one bucket", () => {
  let database: PostgresServer;
  let s3: S3Server;
  let folder = "";
  const opened: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    database = startPostgres();
    s3 = await startS3();
  });
  afterAll(async () => {
    await s3?.[Symbol.asyncDispose]();
    database?.[Symbol.dispose]();
    rmSync(root, { recursive: true, force: true });
  });
  beforeEach(() => {
    folder = mkdtempSync(join(root, "case-"));
  });
  afterEach(async () => {
    for (const close of opened.splice(0)) await close();
  });

  /** Opens a gateway with its own folder. */
  async function open(
    name: string,
    steps?: readonly Step[],
    options: Partial<PostgresOptions> = {},
    onProblem?: (fields: object) => void,
  ) {
    const jobs = new PostgresJobs({ url: database.url, leaseS: 2, pollMs: 50, ...options });
    await jobs.prepare();
    const engine = new RunEngine(jobs);
    const module = steps ? scriptedWorker(folder, [report], steps) : join(folder, "worker.mjs");
    const runs = scriptedRuns(join(folder, name), module, {
      engine,
      files: new S3Files(s3.options),
      onProblem,
    });
    workOn(runs, undefined);
    const close = async () => {
      runs.close();
      await engine.close();
    };
    opened.push(close);
    return { runs, close };
  }
  const until = async <T>(look: () => Promise<T | undefined>): Promise<T> => {
    for (;;) {
      const found = await look();
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const stateAt = async (runs: Runs, id: string, owner = "ana") => (await runs.get(id, owner))?.state;

  it("follow runs of each other, read their results from the bucket, and delete them everywhere", async () => {
    const [a, b] = [await open("a", [{ complete: true }]), await open("b")];
    const { id } = await a.runs.start(report, "ana", ana, { parameters: {} });
    const run = await b.runs.get(id, "ana");
    if (!run) throw new Error("the other gateway has no run");
    const states: string[] = [];
    await new Promise<void>((end) =>
      b.runs.follow(run, { run: ({ state }) => states.push(state), progress: () => {}, end }),
    );
    expect(states.at(-1)).toBe("FINISHED");
    expect(await b.runs.results.resultOf(run)).toBe(join(folder, "b", "runs", id));
    expect(existsSync(join(folder, "b", "runs", id, "run.json"))).toBe(true);
    await b.runs.delete(run);
    expect(await a.runs.list("ana")).toEqual([]);
    expect([...s3.objects.keys()].filter((key) => key.includes(id))).toEqual([]);
  });

  it("do not continue the run of an ended gateway without its caller, who can resume it at any of them", async () => {
    const [a, b] = [await open("a", ["wait", { complete: true }]), await open("b")];
    const { id } = await a.runs.start(report, "ana", ana, { parameters: {} });
    await expect.poll(() => stepsDone(folder)).toBe(1);
    await a.close();
    await expect.poll(() => stateAt(b.runs, id)).toBe("WAITING_FOR_CALLER");
    const waiting = await b.runs.get(id, "ana");
    expect(waiting && (await b.runs.resume(waiting, ana))).toMatchObject({ id, state: "QUEUED" });
    await expect.poll(() => stateAt(b.runs, id)).toBe("FINISHED");
    expect(stepsDone(folder)).toBe(2);
  });

  it("stop a run that another one has taken, and only the other one stores its result", async () => {
    const a = await open("a", ["wait", { complete: true, rows: 7 }], { pollMs: 60_000 });
    const { id } = await a.runs.start(report, "", ana, { parameters: {} });
    await expect.poll(() => stepsDone(folder)).toBe(1);
    const run = await a.runs.get(id, "");
    writeFileSync(join(a.runs.results.folderOf({ id }), "rows.ndjson"), "of the first gateway");
    let hasLeft = false;
    if (run) a.runs.follow(run, { run: () => {}, progress: () => {}, end: () => (hasLeft = true) });
    const b = await open("b");
    // As if the first gateway had been silent for longer than its lease.
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const expire =
      "UPDATE tributary_reports.job SET start_after = now() WHERE state = 'created' AND data->>'run' = $1";
    // The first gateway extends it meanwhile.
    await expect
      .poll(async () => {
        await client.query(expire, [id]);
        return stepsDone(folder);
      })
      .toBe(2);
    await client.end();
    await expect.poll(() => stateAt(b.runs, id, "")).toBe("FINISHED");
    await expect.poll(() => hasLeft).toBe(true);
    const finished = await a.runs.get(id, "");
    expect(finished?.result?.rows).toBe(7);
    const result = finished && (await a.runs.results.resultOf(finished));
    expect(readdirSync(result ?? "")).toEqual(["run.json"]);
    expect(stepsDone(folder)).toBe(2);
  });

  it("store a result once the bucket is reachable, and report if it cannot be read until then", async () => {
    const problems: object[] = [];
    const onProblem = (fields: object) => problems.push(fields);
    const [a, b] = [await open("a", [{ complete: true }], {}, onProblem), await open("b", undefined)];
    s3.refusal = 503;
    const { id } = await a.runs.start(report, "ana", ana, { parameters: {} });
    await expect.poll(() => problems).toContainEqual({ run: id, reason: "S3_503" });
    expect(await stateAt(a.runs, id)).toBe("RUNNING");
    s3.refusal = undefined;
    await expect.poll(() => stateAt(a.runs, id)).toBe("FINISHED");
    const run = await b.runs.get(id, "ana");
    if (!run) throw new Error("the other gateway has no run");
    s3.refusal = 0;
    await expect(b.runs.results.resultOf(run)).rejects.toBeInstanceOf(StoreAway);
    await expect(b.runs.delete(run)).rejects.toBeInstanceOf(StoreAway);
    s3.refusal = undefined;
    expect(readdirSync(await b.runs.results.resultOf(run))).toEqual(["run.json"]);
    s3.objects.clear();
    await b.runs.delete(run);
    expect(await stateAt(a.runs, id)).toBeUndefined();
  });

  it("start while the database is not reachable, and accept runs once it is", async () => {
    database.stop();
    const away = new PostgresJobs({ url: database.url, pollMs: 50 });
    await expect(away.prepare()).rejects.toThrow();
    const engine = new RunEngine(away);
    const module = scriptedWorker(folder, [report], [{ complete: true }]);
    const runs = scriptedRuns(join(folder, "a"), module, { engine, files: new S3Files(s3.options) });
    opened.push(async () => {
      runs.close();
      await engine.close();
    });
    workOn(runs, undefined);
    await expect(runs.list("ana")).rejects.toBeInstanceOf(StoreAway);
    database.start();
    const { id } = await until(() => runs.start(report, "", ana, { parameters: {} }).catch(() => undefined));
    await expect.poll(() => stateAt(runs, id, "")).toBe("FINISHED");
  });

  it("take over a job of an ended gateway without the pause for failed jobs", async () => {
    const engines = ["killed", "other"].map(() => {
      const jobs = new PostgresJobs({ url: database.url, leaseS: 2, pollMs: 50 });
      return { jobs, engine: new RunEngine(jobs) };
    });
    const [killed, other] = engines;
    if (!killed || !other) throw new Error("there are no engines");
    await killed.jobs.prepare();
    const id = jobId("a time");
    await killed.engine.commit({ jobs: [{ id, kind: "time", data: {} }] });
    let isTaken = false;
    const never = new Promise<boolean>(() => {});
    const take = () => {
      isTaken = true;
      return never;
    };
    killed.engine.work({ time: take }, () => {});
    await expect.poll(() => isTaken).toBe(true);
    // Without its leased jobs, as if its process had been killed.
    await killed.jobs.close([]);
    const tries: number[] = [];
    const refuse = async ({ tries: before }: Job) => {
      tries.push(before);
      throw new TryAgain("not now");
    };
    other.engine.work({ time: refuse }, () => {});
    opened.push(() => other.engine.close());
    await expect.poll(() => tries).toEqual([1]);
    const pauseOf = async () => {
      const [row] = await other.jobs.query(
        "SELECT extract(epoch FROM start_after - now())::int AS pause FROM tributary_reports.job WHERE id = $1 AND state = 'retry'",
        [id],
      );
      return (row as { readonly pause: number } | undefined)?.pause;
    };
    await expect.poll(pauseOf).toBeGreaterThan(20);
  });

  it("refuse a server that is too old for the engine", async () => {
    const answers = (version: number) => refuseOld(async () => [{ version }]);
    await expect(answers(120_022)).rejects.toMatchObject({ code: "TOO_OLD" });
    await expect(answers(130_000)).resolves.toBeUndefined();
  });

  it("refuse runs while the database is not reachable, report it once, and continue afterwards", async () => {
    let troubles = 0;
    const { runs } = await open("a", [{ complete: true }], { onTrouble: () => troubles++ });
    const start = () => runs.start(report, "", ana, { parameters: {} });
    database.stop();
    await expect(start()).rejects.toBeInstanceOf(StoreAway);
    await expect.poll(() => troubles).toBe(1);
    database.start();
    const { id } = await start();
    await expect.poll(() => stateAt(runs, id, "")).toBe("FINISHED");
    expect(troubles).toBe(1);
  });
});
