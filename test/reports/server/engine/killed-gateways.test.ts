/** Gateways that share a database and a bucket are killed at random: no run is lost, and no time runs twice. */
import { type ChildProcess, fork } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newRunId } from "#reports/kit/stored/run-folder.ts";
import { RunEngine } from "#reports/server/engine/engine.ts";
import { PostgresJobs } from "#reports/server/engine/postgres.ts";
import { S3Files } from "#reports/server/files/s3-files.ts";
import { seededRandom } from "#services/kit/data/random.ts";
import { isWhole } from "#test/kit/draws.ts";
import { hasPostgres, type PostgresServer, startPostgres } from "#test/kit/postgres-server.ts";
import { type S3Server, startS3 } from "#test/kit/s3-server.ts";
import { scheduledReport } from "#test/reports/server/scripted-jobs.ts";
import type { KilledGateway } from "./killed-gateway.ts";

if (!hasPostgres) console.warn("skipped: no postgresql here; scripts/install-servers.sh installs it");

/** Number of kills in a whole run of the tests, and in a run with drawn cases. */
const KILLS = isWhole ? 100 : 4;
const pathOf = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const root = mkdtempSync(join(tmpdir(), "killed-gateways-"));

/** Each run adds a line to this file. It takes some time, and its result has its id. */
const begun = join(root, "begun");
const module = join(root, "worker.mjs");
writeFileSync(begun, "");
writeFileSync(
  module,
  `import { appendFileSync, writeFileSync } from "node:fs";
  import { basename, join } from "node:path";
  process.on("disconnect", () => process.exit(0));
  process.on("message", async ({ type, id, job }) => {
    if (type !== "job") return;
    const done = (value) => process.send({ type: "done", id, value });
    if (job.kind === "describe") return done([${JSON.stringify(report())}]);
    if (job.kind === "file") writeFileSync(job.file, basename(job.folder));
    if (job.kind !== "run") return done(null);
    appendFileSync(${JSON.stringify(begun)}, basename(job.folder) + "\\n");
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 400));
    writeFileSync(join(job.folder, "rows.ndjson"), basename(job.folder));
    done({ complete: true, rows: 1, outcome: { tables: [], sources: [] } });
  });`,
);

function report() {
  return scheduledReport({
    cron: "*/2 * * * * *",
    timeZone: "UTC",
    deliver: { format: "csv", webhook: "https://hooks.example.org/reports", file: true },
  });
}

describe.skipIf(!hasPostgres)("gateways that are killed", { timeout: 900_000 }, () => {
  let database: PostgresServer;
  let s3: S3Server;
  /** Runs whose results the receiver has accepted, in order. */
  const accepted: string[] = [];
  const receiver = createServer(async (request, response) => {
    request.resume();
    await sleep(20);
    accepted.push(String(request.headers["x-report-run"]));
    response.writeHead(204).end();
  });
  const gateways = new Map<string, ChildProcess>();
  const { next } = seededRandom(`kills ${process.env["TEST_SEED"]}`);
  const random = (below: number) => Math.floor(next() * below);
  const started: string[] = [];
  let numbered = 0;

  beforeAll(async () => {
    database = startPostgres();
    s3 = await startS3();
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    await build({
      entryPoints: [pathOf("test/reports/server/engine/killed-gateway.ts")],
      outfile: pathOf(".cache/killed-gateway.mjs"),
      bundle: true,
      platform: "node",
      format: "esm",
      packages: "external",
      logLevel: "warning",
    });
  }, 120_000);
  afterAll(async () => {
    for (const child of gateways.values()) child.kill("SIGKILL");
    receiver.close();
    await s3?.[Symbol.asyncDispose]();
    database?.[Symbol.dispose]();
    rmSync(root, { recursive: true, force: true });
  });

  /** Starts a gateway with its own folder, as on another machine. */
  async function start(): Promise<void> {
    const name = `gateway-${numbered++}`;
    const settings = join(root, `${name}.json`);
    const given: KilledGateway = {
      database: database.url,
      files: s3.options,
      folder: join(root, name),
      module,
      report: report(),
      receiver: (receiver.address() as AddressInfo).port,
    };
    writeFileSync(settings, JSON.stringify(given));
    const child = fork(pathOf(".cache/killed-gateway.mjs"), [settings], { execArgv: [] });
    gateways.set(name, child);
    await new Promise<void>((resolve, reject) => {
      child.once("exit", () => reject(new Error("the gateway has ended")));
      child.on("message", (message) => {
        if (message === "ready") resolve();
        else started.push(String(message));
      });
    });
    child.removeAllListeners("exit");
  }

  function kill(): void {
    const [name = "", child] = [...gateways][random(gateways.size)] ?? [];
    gateways.delete(name);
    child?.kill("SIGKILL");
    // The machine is gone with all that was on its disk.
    rmSync(join(root, name), { recursive: true, force: true });
  }

  it(`lose no run in ${KILLS} kills, deliver each result, and run no time twice`, async () => {
    await Promise.all([start(), start()]);
    for (let kills = 0; kills < KILLS; kills++) {
      for (const child of gateways.values()) child.send(newRunId());
      await new Promise((resolve) => setTimeout(resolve, random(900)));
      kill();
      await start();
    }
    const engine = new RunEngine(new PostgresJobs({ url: database.url }));
    const files = new S3Files(s3.options);
    try {
      // The last times go on until their results are delivered; later ones are not looked at.
      const until = new Date().toISOString();
      await expect
        .poll(
          async () => (await engine.list({})).filter((run) => run.createdAt < until && run.endedAt === null),
          {
            timeout: 120_000,
            interval: 500,
          },
        )
        .toEqual([]);
      const scheduled = async () =>
        (await engine.list({ isScheduled: true })).filter(({ createdAt }) => createdAt < until);
      await expect
        .poll(async () => (await scheduled()).filter(({ delivery }) => delivery?.state !== "DELIVERED"), {
          timeout: 120_000,
          interval: 500,
        })
        .toEqual([]);
      // All runs that a gateway reported as started exist and have a result.
      expect(started.length).toBeGreaterThan(KILLS / 2);
      for (const id of started) {
        expect(await engine.get(id), id).toMatchObject({ state: "FINISHED", error: null });
        const folder = join(root, "read", id);
        mkdirSync(folder, { recursive: true });
        await files.get(`runs/${id}`, folder);
        expect(readFileSync(join(folder, "rows.ndjson"), "utf8")).toBe(id);
      }
      const times = await scheduled();
      expect(times.length).toBeGreaterThan(0);
      expect(new Set(times.map(({ firing }) => firing)).size).toBe(times.length);
      for (const { id } of times) expect(accepted, id).toContain(id);
      // A kill between the response of the receiver and its record: the result is sent again, with the same id.
      const again = accepted.length - new Set(accepted).size;
      expect(again).toBeLessThanOrEqual(KILLS);
      const lines = readFileSync(begun, "utf8").trim().split("\n");
      const resumed = lines.length - new Set(lines).size;
      console.warn(
        `${KILLS} kills: ${started.length} runs of callers, ${times.length} of times, ${resumed} begun again, ${again} deliveries repeated`,
      );
    } finally {
      await engine.close();
    }
  });
});
