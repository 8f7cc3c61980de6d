/** Endless SQL in a report that is checked: it is ended, and no other caller waits for it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createServer } from "#platform/http/http-server.ts";
import { addReports } from "#reports/server/add-reports.ts";
import { buildWorker } from "./worker.ts";

// A process that checks first loads the schema.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), "report-endless-"));
const app = createServer({ bodyBytes: 1_000_000 });
let base = "";
let close = () => {};

beforeAll(async () => {
  ({ close } = addReports(app, {
    folder,
    atOnce: 1,
    mostRows: 1,
    program: await buildWorker("endless"),
    authenticate: async ({ headers }) => ({
      subject: String(headers["authorization"]),
      scopes: new Set(["*"]),
    }),
    execute: async () => undefined,
  }));
  base = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  close();
  await app.close();
  rmSync(folder, { recursive: true });
});

const document = "{ supportDesk { users(first: 1) { nodes { id } } } }";
const filesOf = (sql: string) => ({
  "report.yaml": "title: Mine",
  "desk.graphql": document,
  "report.sql": sql,
});
const ENDLESS = filesOf("select count(*) as n from range(10000000000) a, range(1000000) b");

async function post(path: string, owner: string, files: object, signal?: AbortSignal) {
  const response = await fetch(`${base}/reports/${path}`, {
    method: "POST",
    headers: { authorization: owner, "content-type": "application/json" },
    body: JSON.stringify({ files }),
    ...(signal && { signal }),
  });
  return { status: response.status, text: await response.text() };
}

it("Endless SQL of one caller ends at its deadline and delays the starts of no other caller", async () => {
  // The process of checks is running.
  expect((await post("check", "ben", filesOf("select id from users"))).status).toBe(200);
  const ended: string[] = [];
  const note = (name: string) => () => void ended.push(name);
  const endless = ["first", "second"].map((name) => {
    const answer = post("check", "ana", ENDLESS);
    void answer.then(note(name));
    return answer;
  });
  const leaving = new AbortController();
  const left = post("check", "ana", ENDLESS, leaving.signal).catch(note("left"));
  const start = await post("runs", "ben", filesOf("select id from users"));
  expect(start.status).toBe(202);
  expect(ended).toEqual([]);
  leaving.abort();
  await left;
  for (const answer of endless) {
    const { status, text } = await answer;
    expect({ status, text }).toEqual({ status: 400, text: expect.stringContaining("longer than 5 s") });
  }
  // The same process continues.
  expect((await post("check", "ana", filesOf("select id from users"))).status).toBe(200);
});
