/**
 * The second start of a build, with the compiled code that the first start has left in Node's cache (22.1 and
 * later): every page and route answers, and traces are sent.
 */

import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import * as nodeModule from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { cachedOnSuccess } from "#gateway/console/console-page.ts";
import { demoCompany } from "#services/demo/company.ts";
import { customerIdOf, latestStatementOf } from "#services/demo/things/banking.ts";
import { type Collector, callerTrace, startCollector } from "#test/platform/telemetry/collector.ts";
import { exitOf, familiesAt, type Running, readyAt, root, startEntry, waitForOutput } from "./processes.ts";

const html = { accept: "text/html,application/xhtml+xml" };
const token = "a-token-that-is-long-enough-to-be-one";

let folder: string;
let collector: Collector;
let gateway: Running;
let url: string;
let origin: string;

/** A folder with a separate build, so that other tests do not keep or replace its compiled code. */
beforeAll(async () => {
  execFileSync("node", ["scripts/build.mjs"], { cwd: root });
  folder = mkdtempSync(join(tmpdir(), "tributary-second-"));
  for (const name of ["schema", "reports", "node_modules"]) symlinkSync(join(root, name), join(folder, name));
  cpSync(join(root, "dist"), join(folder, "dist"), {
    recursive: true,
    filter: (path) => basename(path) !== "compiled",
  });
  collector = await startCollector();
  const first = start("gateway/start.js");
  await readyAt(first);
  await end(first);
}, 180_000);

afterAll(async () => {
  for (const running of started) await end(running);
  await collector?.[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

const started: Running[] = [];

function start(entry: string, env: Readonly<Record<string, string>> = {}, ...args: string[]): Running {
  const settings = {
    ...collector.environment,
    METRICS_TOKEN: token,
    NODE_ENV: "development",
    ...env,
  };
  const running = startEntry(entry, settings, args, folder);
  started.push(running);
  return running;
}

async function end({ child }: Running): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = exitOf(child);
  child.kill("SIGTERM");
  expect(await exited).toBe(0);
}

const compiledCodeIsKept = "enableCompileCache" in nodeModule;

/** Number of compiled files next to a bundle, for this version and these flags. */
function compiledFiles(bundle: string): number {
  const kept = join(folder, "dist", bundle, "compiled");
  if (!existsSync(kept)) return 0;
  return readdirSync(kept, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}

async function ask(query: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query }),
  });
  expect(response.status).toBe(200);
  return response.json();
}

describe("the second start of a gateway", { timeout: 180_000 }, () => {
  it("uses the compile cache of the first start if Node writes one, and becomes ready", async () => {
    expect([compiledFiles("gateway") > 0, compiledFiles("services") > 0]).toEqual([
      compiledCodeIsKept,
      compiledCodeIsKept,
    ]);
    gateway = start("gateway/start.js");
    url = await readyAt(gateway);
    origin = new URL(url).origin;
  });

  it("shows the console at / and /graphql", async () => {
    for (const address of [`${origin}/`, url]) {
      const page = await fetch(address, { headers: html });
      expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
      const scripts = [...(await page.text()).matchAll(/<script[^>]* src="([^"]+)"/g)].map(
        ([, path]) => path ?? "",
      );
      const texts = await Promise.all(
        scripts.map(async (path) => (await fetch(new URL(path, origin))).text()),
      );
      expect(texts.join("\n")).toContain("query Linked");
    }
  });

  it("answers operations, by POST and by GET", async () => {
    const expected = { data: { users: { nodes: [{ __typename: "User" }] } } };
    expect(await ask("{ users(first: 1) { nodes { __typename } } }")).toEqual(expected);
    const query = encodeURIComponent("{ users(first: 1) { nodes { __typename } } }");
    const got = await fetch(`${url}?query=${query}`, { headers: { "apollo-require-preflight": "1" } });
    expect(await got.json()).toEqual(expected);
  });

  it.each([
    ["/healthz", {}, 200, /"ok"/],
    ["/readyz", {}, 200, /"ready"/],
    ["/metrics", { authorization: `Bearer ${token}` }, 200, /^tributary_operations_total/m],
    ["/files/none", {}, 404, /./],
    ["/nowhere", {}, 404, /./],
  ])("answers %s", async (path, headers, status, body) => {
    const response = await fetch(origin + path, { headers });
    expect([response.status, await response.text()]).toEqual([status, expect.stringMatching(body)]);
  });

  it("accepts e-signature webhooks only with a token", async () => {
    const response = await fetch(`${origin}/webhooks/e-signature`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect(response.status).toBe(401);
  });

  it("relays a file under its link", async () => {
    const [someone] = demoCompany().people;
    if (!someone) throw new Error("the demo company has people");
    const id = JSON.stringify(latestStatementOf(customerIdOf(someone)));
    const answer = (await ask(`{ banking { statement(id: ${id}) { pdf { url } } } }`)) as {
      data: { banking: { statement: { pdf: { url: string } } } };
    };
    const file = await fetch(new URL(answer.data.banking.statement.pdf.url, origin));
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect((await file.text()).slice(0, 5)).toBe("%PDF-");
  });

  it("sends its traces to the collector", async () => {
    const { traceId, traceparent } = callerTrace();
    await ask("{ users(first: 1) { nodes { email } } }", { traceparent });
    const spans = await collector.trace(traceId, "query");
    expect(spans.every(({ service }) => service === "tributary")).toBe(true);
  });
});

describe("the second start of a subgraph", { timeout: 180_000 }, () => {
  it("answers, and sends its traces to the collector", async () => {
    const env = { SERVICES_URL: await familiesAt(gateway) };
    const listening = /^identity at (\S+)$/m;
    const first = start("subgraphs/main.js", env, "identity");
    await waitForOutput(first, listening);
    await end(first);
    expect(compiledFiles("subgraphs") > 0).toBe(compiledCodeIsKept);
    const second = start("subgraphs/main.js", env, "identity");
    const subgraph = await waitForOutput(second, listening);
    const { traceId, traceparent } = callerTrace();
    const response = await fetch(subgraph, {
      method: "POST",
      headers: { "content-type": "application/json", traceparent },
      body: '{"query":"{ users(first: 1) { nodes { email } } }"}',
    });
    expect(await response.json()).toMatchObject({
      data: { users: { nodes: [{ email: expect.any(String) }] } },
    });
    const spans = await collector.trace(traceId, "subgraph identity");
    expect(spans[0]?.service).toBe("tributary-identity");
    const metrics = { headers: { authorization: `Bearer ${token}` } };
    for (const path of ["/healthz", "/readyz", "/metrics"])
      expect((await fetch(new URL(path, subgraph), metrics)).status).toBe(200);
    await end(second);
  });
});

describe("a value that is cached on success", () => {
  it("is computed again after a failure, and then cached", async () => {
    const make = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error("no such file"))
      .mockResolvedValue("page");
    const page = cachedOnSuccess(make);
    await expect(page()).rejects.toThrow("no such file");
    expect([await page(), await page()]).toEqual(["page", "page"]);
    expect(make).toHaveBeenCalledTimes(2);
  });
});
