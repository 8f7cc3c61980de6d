/** A run that waits for a family releases its place to the next one, and continues afterwards. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createServer } from "#platform/http/http-server.ts";
import { isFields } from "#reports/kit/asking/lists.ts";
import { addReports } from "#reports/server/add-reports.ts";
import { buildWorker, until } from "./worker.ts";

// A process of a run first loads the schema.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), "report-idle-"));
const app = createServer({ bodyBytes: 1_000_000 });
let base = "";
let close = () => {};
/** True once the second run has read its list. */
let isDeskRead = false;
const waits: number[] = [];

const pageInfo = { hasNextPage: false, endCursor: null };
beforeAll(async () => {
  ({ close } = addReports(app, {
    folder,
    atOnce: 1,
    mostRows: 10,
    program: await buildWorker("idle"),
    authenticate: async () => ({ subject: "ana", scopes: new Set(["*"]) }),
    async execute({ query, waitMs }) {
      waits.push(waitMs);
      if (query.includes("tickets")) {
        isDeskRead = true;
        return { data: { tickets: { nodes: [{ id: "Ticket:1" }], pageInfo } } };
      }
      if (isDeskRead) return { data: { banking: { payments: { nodes: [{ id: "P:1" }], pageInfo } } } };
      const extensions = { code: "RATE_LIMITED", family: "banking", retryAfterMs: 100 };
      return {
        data: { banking: { payments: null } },
        errors: [{ message: "later", path: ["banking", "payments"], extensions }],
      };
    },
  }));
  base = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  close();
  await app.close();
  rmSync(folder, { recursive: true });
});

async function ask(path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${base}/reports/${path}`, {
    ...(body && { method: "POST", body: JSON.stringify(body) }),
    headers: { "content-type": "application/json" },
  });
  const json: unknown = await response.json();
  if (!isFields(json)) throw new Error("no object");
  return json;
}

const filesOf = (document: string) => ({ "report.yaml": "title: Mine", "mine.graphql": document });
const BANK = filesOf("{ banking { payments(first: 1) { nodes { id } } } }");
const DESK = filesOf("{ tickets(first: 1) { nodes { id } } }");

it("A run ends while an earlier one waits for its family, although only one runs at a time", async () => {
  const bank = await ask("runs", { files: BANK, waitSeconds: 600 });
  const desk = await ask("runs", { files: DESK });
  const finished = (id: unknown) =>
    until(async () => {
      const run = await ask(`runs/${String(id)}`);
      return run["state"] === "FINISHED" ? run : undefined;
    });
  expect(await finished(desk["id"])).toMatchObject({ complete: true, rows: 1 });
  expect(await finished(bank["id"])).toMatchObject({ complete: true, rows: 1 });
  expect(new Set(waits)).toEqual(new Set([600_000, 60_000]));
});

it("A run waits for a whole number of seconds, at most an hour", async () => {
  for (const waitSeconds of [-1, 1.5, 3_601, "60"])
    expect(await ask("runs", { files: DESK, waitSeconds })).toMatchObject({
      errors: [{ message: "waitSeconds must be a whole number from 0 to 3600" }],
    });
});
