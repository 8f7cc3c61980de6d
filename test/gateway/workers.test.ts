/** `WORKERS=2`: several processes at one port, as one gateway. */

import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerIdOf, latestStatementOf } from "#services/demo/things/banking.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { rated } from "#test/kit/rated-family.ts";
import { hasRedis, startRedis } from "#test/kit/redis-server.ts";
import { settings } from "#test/kit/settings.ts";
import { exitOf, type Running, readyAt, root, startEntry } from "./processes.ts";

/** Possible outcomes of a read from a family with an exhausted rate limit. */
const REASONS: unknown[] = [undefined, "RATE_LIMITED", "UPSTREAM_TIMEOUT", "OVERLOADED"];
const TOKEN = "a token for readers of the metrics";

const askAt = async (url: string, query: string, variables: object = {}) => {
  const answer = await fetch(url, {
    method: "POST",
    // A new connection for each request, because one worker answers a whole connection.
    headers: { "content-type": "application/json", connection: "close" },
    body: JSON.stringify({ query, variables }),
  });
  return (await answer.json()) as {
    data: {
      banking: { statement: { pdf: { url: string } } };
      rateLimits: {
        supportDesk: { rates: { operation: string; limit: number; remaining: number }[] };
      };
    };
    errors?: { extensions: { code: string } }[];
  };
};

/** The remaining calls of the documented rate of an export, as counted by the worker that answers. */
async function exportsLeft(url: string) {
  const { data } = await askAt(url, "{ rateLimits { supportDesk { rates { operation limit remaining } } } }");
  const { rates } = data.rateLimits.supportDesk;
  const { limit, remaining } = rates.find(({ operation }) => operation === "exportSearchResults") ?? {};
  return { limit, remaining };
}

const workersOf = ({ child: { pid } }: Running): number[] =>
  // It ends with 1 if there is none.
  [
    ...spawnSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" }).stdout.matchAll(/\d+/g),
  ].map(Number);

/** The statuses of 40 attempts to use a one-time link. */
async function followedAt(url: string, { company }: TestFamilies): Promise<number[]> {
  const [someone] = company.people;
  if (!someone) throw new Error("the demo company has people");
  const { data } = await askAt(url, "query ($id: ID!) { banking { statement(id: $id) { pdf { url } } } }", {
    id: latestStatementOf(customerIdOf(someone)),
  });
  const link = new URL(data.banking.statement.pdf.url, url);
  return Promise.all(
    Array.from({ length: 40 }, async () => (await fetch(link, { headers: { connection: "close" } })).status),
  );
}

describe("A gateway with two workers", { timeout: 120_000 }, () => {
  let folder: string;
  let families: TestFamilies;
  let gateway: Running;
  let url: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "tributary-workers-"));
    const tokenFile = join(folder, "metrics-token");
    writeFileSync(tokenFile, TOKEN);
    execFileSync("node", ["scripts/build.mjs"], { cwd: root });
    families = await startFamilies({ people: 250 });
    symlinkSync(join(root, "dist"), join(folder, "dist"));
    const settingsFile = join(folder, "tributary.yaml");
    writeFileSync(settingsFile, "server: {introspection: false}\nlimits: {eventLoopDelayMs: 0}\n");
    gateway = startEntry(
      "gateway/main.js",
      {
        WORKERS: "2",
        SERVICES_URL: `http://127.0.0.1:${families.port}`,
        INBOX_FILE: join(folder, "inbox.db"),
        REPORTS_FOLDER: join(folder, "reports"),
        METRICS_TOKEN_FILE: tokenFile,
        LOG_LEVEL: "warn",
      },
      [],
      folder,
    );
    url = await readyAt(gateway);
    // Workers that start later have the settings and the token of the earlier ones.
    rmSync(settingsFile);
    writeFileSync(tokenFile, `another ${TOKEN}`);
  }, 300_000);
  afterAll(async () => {
    if (gateway.child.exitCode === null) gateway.child.kill("SIGKILL");
    await families.close();
    rmSync(folder, { recursive: true });
  });

  const ask = (query: string, variables: object = {}) => askAt(url, query, variables);
  // A new connection for each request, because a kept one may belong to a killed worker.
  const metrics = async () => {
    const headers = { authorization: `Bearer ${TOKEN}`, connection: "close" };
    return (await fetch(new URL("/metrics", url), { headers })).text();
  };
  const operationsIn = (text: string) =>
    [...text.matchAll(/^tributary_operations_total\{.*\} (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
  /** Only workers that listen report their places. */
  const placesIn = (text: string) =>
    Number(/^tributary_admission_places\{phase="running"\} (\d+)$/m.exec(text)?.[1]);
  const workers = () => workersOf(gateway);

  it("A one-time link works once, at any worker", async () => {
    const tries = await followedAt(url, families);
    expect(tries.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(tries)).toEqual(new Set([200, 410]));
  });

  it("The workers together stay within a documented rate, and the metrics count the requests of all of them", async () => {
    const before = operationsIn(await metrics());
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => ask(rated.query, { text: `t${i}` })),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    // A loaded machine may refuse for another reason, so fewer calls than the rate may succeed.
    expect(codes.filter((code) => code === undefined).length).toBeLessThanOrEqual(rated.limit);
    expect(codes).toContain(undefined);
    expect(codes).toContain("RATE_LIMITED");
    for (const code of codes) expect(REASONS).toContain(code);
    const counted = before + codes.filter((code) => code !== "OVERLOADED").length;
    while (operationsIn(await metrics()) < counted) await sleep(50);
    expect(operationsIn(await metrics())).toBeLessThanOrEqual(before + 200);
    // All refusals were ours: the family refused none.
    const statuses = families.calls.filter(({ family }) => family === rated.name).map(({ status }) => status);
    expect(statuses.length).toBeLessThanOrEqual(rated.limit);
    expect(statuses).not.toContain(429);
  });

  it("A run of a report is the same at each worker", async () => {
    const files = {
      "report.yaml": "title: Teams\n",
      "desk.graphql": "query Desk { contactCentre { teams(first: 20) { nodes { id name } } } }",
    };
    const at = (path: string, method = "GET", body?: object) =>
      fetch(new URL(`/reports/runs${path}`, url), {
        method,
        headers: { connection: "close", ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const started = await at("", "POST", { files });
    expect(started.status).toBe(202);
    const { id } = (await started.json()) as { id: string };
    // The stream of an ended run has one event.
    const events = await (await at(`/${id}/events`)).text();
    expect(events.split("\n\n").at(-2)).toContain('"state":"FINISHED"');
    const states = await Promise.all(Array.from({ length: 12 }, async () => (await at(`/${id}`)).status));
    expect(new Set(states)).toEqual(new Set([200]));
    const file = await at(`/${id}/files/csv`);
    expect(file.headers.get("content-disposition")).toContain("attachment");
    expect((await file.text()).split("\n").length).toBeGreaterThan(2);
    expect((await at(`/${id}`, "DELETE")).status).toBe(204);
    expect((await at(`/${id}`)).status).toBe(404);
  });

  it("A killed worker is replaced by one with the same settings and secrets, its counts stay in the metrics, and one signal ends all workers", async () => {
    expect(await exportsLeft(url)).toEqual({ limit: 50, remaining: 50 });
    const before = operationsIn(await metrics());
    const places = placesIn(await metrics());
    const [killed = 0, other = 0] = workers();
    process.kill(killed, "SIGKILL");
    // Its requests in progress are lost. It is worker 1, which runs all reports.
    while (workers().includes(killed)) await sleep(10);
    // Another worker replaces it, so two answer again. The family still counts the calls of the killed one.
    while (placesIn(await metrics()) < places) await sleep(20);
    let asked = 5;
    do asked++;
    while ((await exportsLeft(url)).remaining !== 0);
    // Meanwhile the other worker answers.
    for (let i = 0; i < 5; i++) expect((await ask("{ __typename }")).errors).toBeUndefined();
    expect(workers()).toEqual([other, expect.any(Number)]);
    const reports = await fetch(new URL("/reports/runs", url), { headers: { connection: "close" } });
    expect(await reports.json()).toEqual({ runs: [] });
    while (operationsIn(await metrics()) < before + asked) await sleep(50);
    expect(operationsIn(await metrics())).toBe(before + asked);
    // Connections are distributed to both workers in turn, and both have the settings from the deleted file.
    for (let i = 0; i < 4; i++)
      expect((await ask("{ __schema { queryType { name } } }")).errors).toBeDefined();
    const all = workers();
    gateway.child.kill("SIGTERM");
    expect(await exitOf(gateway.child)).toBe(0);
    for (const pid of all) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
    expect(gateway.output().match(/^ready at /gm)).toHaveLength(1);
    expect(gateway.output().match(/WORKERS=2 without REDIS_URL/g)).toHaveLength(1);
  });
});

describe("A gateway with two workers that gets a signal during its start", { timeout: 120_000 }, () => {
  it("leaves no files in the folder of temporary files", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tributary-workers-"));
    execFileSync("node", ["scripts/build.mjs"], { cwd: root });
    symlinkSync(join(root, "dist"), join(folder, "dist"));
    const temporary = join(folder, "temporary");
    mkdirSync(temporary);
    const env = { WORKERS: "2", SERVICES_URL: "http://127.0.0.1:9", DEMO: "on", TMPDIR: temporary };
    const gateway = startEntry("gateway/main.js", { ...env, LOG_LEVEL: "info" }, [], folder);
    while (readdirSync(temporary).length === 0) await sleep(10);
    while (workersOf(gateway).length === 0) await sleep(10);
    gateway.child.kill("SIGTERM");
    expect(await exitOf(gateway.child)).toBe(0);
    expect(readdirSync(temporary)).toEqual([]);
    expect(gateway.output()).not.toContain("did not start");
    rmSync(folder, { recursive: true });
  });
});

describe.skipIf(!hasRedis)("Two workers with Redis", { timeout: 120_000 }, () => {
  it("share rates and links as gateways do: no rate is divided, and a link works once", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tributary-workers-"));
    execFileSync("node", ["scripts/build.mjs"], { cwd: root });
    const [redis, families] = await Promise.all([startRedis(), startFamilies({ people: 250 })]);
    const gateway = startEntry("gateway/main.js", {
      WORKERS: "2",
      REDIS_URL: redis.url,
      SERVICES_URL: `http://127.0.0.1:${families.port}`,
      INBOX_FILE: join(folder, "inbox.db"),
      REPORTS_FOLDER: join(folder, "reports"),
      ...settings({ limits: { eventLoopDelayMs: 0 } }),
      LOG_LEVEL: "warn",
    });
    try {
      const url = await readyAt(gateway);
      expect(await exportsLeft(url)).toEqual({ limit: 100, remaining: 100 });
      const tries = await followedAt(url, families);
      expect(tries.filter((status) => status === 200)).toHaveLength(1);
      expect(gateway.output()).not.toContain("without REDIS_URL");
      gateway.child.kill("SIGTERM");
      expect(await exitOf(gateway.child)).toBe(0);
    } finally {
      if (gateway.child.exitCode === null) gateway.child.kill("SIGKILL");
      await families.close();
      await redis[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true });
    }
  });
});
