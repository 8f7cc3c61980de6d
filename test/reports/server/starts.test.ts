/**
 * Start of a run: it does not wait for files that are written, it needs few processes, and it ends if its
 * client has left.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { createServer } from "#platform/http/http-server.ts";
import { addReports } from "#reports/server/add-reports.ts";
import { Jobs } from "#reports/server/jobs.ts";
import type { ReportInfo } from "#reports/server/protocol.ts";
import { scheduledReport } from "./scripted-jobs.ts";

const root = mkdtempSync(join(tmpdir(), "report-starts-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const report: ReportInfo = {
  ...scheduledReport(null),
  parameters: [
    {
      name: "day",
      label: "Day",
      about: null,
      type: "Date",
      kind: "day",
      required: true,
      default: null,
      values: null,
    },
  ],
};

let folder = "";
let module = "";
let app: FastifyInstance;
let base = "";
let close: () => void;
/** Answers whose clients have left. */
let left = 0;

/** The kinds of the jobs that have begun. */
const kinds = (): string[] => readFileSync(join(folder, "kinds"), "utf8").trim().split("\n");
/** Lets files be written, and the first check of parameters end. */
const release = () => writeFileSync(join(folder, "released"), "");

beforeEach(async () => {
  folder = mkdtempSync(join(root, "case-"));
  module = join(folder, "worker.mjs");
  writeFileSync(join(folder, "kinds"), "");
  writeFileSync(
    module,
    `import { appendFileSync, existsSync } from "node:fs";
    const folder = ${JSON.stringify(folder)};
    process.on("disconnect", () => process.exit(0));
    process.on("message", async ({ type, id, job }) => {
      if (type !== "job") return;
      appendFileSync(folder + "/kinds", job.kind + "\\n");
      const waits = job.kind === "file" || job.asked?.parameters.day === "slow";
      while (waits && !existsSync(folder + "/released")) await new Promise((next) => setTimeout(next, 20));
      const report = ${JSON.stringify(report)};
      const value = { describe: [report], check: report, run: { complete: true, rows: 0 } }[job.kind];
      process.send({ type: "done", id, value: value ?? null });
    });`,
  );
  app = createServer({ bodyBytes: 10_000 });
  left = 0;
  app.addHook("onRequest", (_, { raw }, done) => {
    raw.once("close", () => {
      if (!raw.writableFinished) left++;
    });
    done();
  });
  ({ close } = addReports(app, {
    folder: join(folder, "runs"),
    atOnce: 1,
    mostRows: 1,
    program: { module },
    authenticate: async () => ({ subject: "ana", scopes: new Set(["*"]) }),
    execute: async () => undefined,
  }));
  base = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  close();
  await app.close();
});

const start = (path: string, body: object, signal?: AbortSignal) =>
  fetch(`${base}/reports/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

/** The existing runs, by their parameter `day`. */
async function days(): Promise<readonly unknown[]> {
  const answer = await fetch(`${base}/reports/runs`);
  const { runs } = (await answer.json()) as { runs: readonly { parameters: { day: string } }[] };
  return runs.map(({ parameters }) => parameters.day);
}

describe("the start of a run", () => {
  it("does not wait for the writing of files", async () => {
    const jobs = new Jobs({ module }, 1);
    const file = jobs.file(folder, "mine", "csv");
    await expect.poll(kinds).toEqual(["file"]);
    const asked = { parameters: { day: "today" } };
    expect(
      await jobs.check({ kind: "checkParameters", source: { name: "mine", files: {} }, asked }),
    ).toBeNull();
    release();
    await file;
    jobs.close();
  });

  it("needs one check for a report that is not saved, besides the process of the run", async () => {
    const { status } = await start("runs", { files: {}, parameters: { day: "today" } });
    expect(status).toBe(202);
    await expect.poll(() => kinds().includes("run")).toBe(true);
    expect(kinds()).toEqual(["warm", "check", "run"]);
  });

  it("is refused with Retry-After if the places of its caller are taken", async () => {
    const starts = Array.from({ length: 24 }, () => start("mine/runs", { parameters: { day: "slow" } }));
    const first = await Promise.race(starts);
    expect([first.status, first.headers.get("retry-after")]).toEqual([503, "10"]);
    release();
    const statuses = (await Promise.all(starts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(1);
  });

  it("is abandoned if its client leaves while its parameters are checked", async () => {
    const leaving = new AbortController();
    const lost = start("mine/runs", { parameters: { day: "slow" } }, leaving.signal).catch(() => "left");
    await expect.poll(() => kinds().includes("checkParameters")).toBe(true);
    leaving.abort();
    expect(await lost).toBe("left");
    await expect.poll(() => left).toBe(1);
    release();
    // Its parameters are checked after those of the first one.
    expect((await start("mine/runs", { parameters: { day: "today" } })).status).toBe(202);
    expect(await days()).toEqual(["today"]);
  });
});
