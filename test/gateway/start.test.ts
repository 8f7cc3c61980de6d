/** `npm start` as a process: its output, its refusals, and its end. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawn } from "#test/kit/draws.ts";
import {
  exitOf,
  familiesAt,
  listenTo,
  type Running,
  readyAt,
  root,
  startEntry,
  waitForOutput,
} from "./processes.ts";

let data: string;
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), "tributary-start-"));
  execFileSync("node", ["scripts/build.mjs"], { cwd: root });
});
afterAll(() => rmSync(data, { recursive: true }));

const run = (entry: string, env: Record<string, string> = {}, ...args: string[]) =>
  startEntry(entry, { SERVICES_DATA: data, ...env }, args);

/** `npm run <script>` itself, as a user or a supervisor starts it. */
const npm = (script: string): Running =>
  listenTo(
    spawn("npm", ["run", "-s", script], {
      cwd: root,
      env: { ...process.env, PORT: "0", SERVICES_PORT: "0", SERVICES_DATA: data, LOG_LEVEL: "error" },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );

/** State of an address: it answers or does not answer. */
const stateOf = (url: string) =>
  fetch(url).then(
    () => "up",
    () => "down",
  );

/** The child process of a gateway, which serves its local families. */
function childOf({ child }: Running): number {
  return Number(execFileSync("ps", ["-o", "pid=", "--ppid", String(child.pid)], { encoding: "utf8" }).trim());
}

async function typenameAt(url: string): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"query":"{ users(first: 1) { nodes { __typename } } }"}',
  });
  return response.json();
}

describe("npm start", { timeout: 120_000 }, () => {
  const addressesOf = async (started: Running) => [await familiesAt(started), await readyAt(started)];
  /** Runs during all tests. */
  let first: Running;
  beforeAll(() => {
    first = run("gateway/start.js");
  });
  afterAll(async () => {
    first.child.kill("SIGTERM");
    expect(await exitOf(first.child)).toBe(0);
  });

  it("starts all processes, and its last line reports that they are ready", async () => {
    const [families, url = ""] = await addressesOf(first);
    expect(first.output()).toBe(`families at ${families}\nready at ${url}\n`);
    expect(await typenameAt(url)).toEqual({ data: { users: { nodes: [{ __typename: "User" }] } } });
  });

  it("starts beside another one, with ports and a data file of its own, which it prints, and ends all processes on SIGTERM", async () => {
    await readyAt(first);
    const second = run("gateway/start.js");
    const [families = "", url = ""] = await addressesOf(second);
    expect(await typenameAt(url)).toMatchObject({ data: { users: {} } });
    expect(second.output().split("\n").slice(0, -3)).toEqual([
      `${join(data, "families.db")} is in use by another process: the stand-in services keep their data in ${join(data, "families-2.db")}. Set SERVICES_DATA to choose a folder.`,
    ]);
    second.child.kill("SIGTERM");
    expect(await exitOf(second.child)).toBe(0);
    await expect(fetch(families)).rejects.toThrow();
  });

  it("starts again at once, on the same data, after it or its families are killed, and neither outlives the other", async () => {
    for (const pidOf of drawn("killed processes", [({ child }: Running) => child.pid, childOf], 0.5)) {
      const addresses = await addressesOf(first);
      process.kill(pidOf(first) ?? 0, "SIGKILL");
      first = run("gateway/start.js");
      const [families, url] = await addressesOf(first);
      expect(first.output()).toBe(`families at ${families}\nready at ${url}\n`);
      for (const address of addresses)
        await expect.poll(() => stateOf(address), { timeout: 30_000 }).toBe("down");
    }
  });

  it.each(drawn("signals that npm gets", ["SIGTERM", "SIGKILL"] as const, 0.5))(
    "ends everything when npm gets %s",
    async (signal) => {
      const started = npm("start");
      const addresses = [await familiesAt(started), await readyAt(started)];
      started.child.kill(signal);
      for (const address of addresses)
        await expect.poll(() => stateOf(address), { timeout: 30_000 }).toBe("down");
    },
  );

  it("names the port that is taken, and leaves no process running", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const address = taken.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const { child, output } = run("gateway/start.js", { PORT: String(port) });
    expect(await exitOf(child)).toBe(1);
    taken.close();
    expect(output()).toContain(`PORT ${port} is in use already: set PORT to another one\n`);
    const families = /^families at (\S+)$/m.exec(output())?.[1] ?? "";
    await expect(fetch(families)).rejects.toThrow();
  });

  it("reports mistakes in the configuration before it starts a process", async () => {
    const { child, output } = run("gateway/start.js", { AUTH: "maybe", BANKING_URL: "bank" });
    expect(await exitOf(child)).toBe(1);
    expect(output()).toBe(
      "The configuration has mistakes:\n  AUTH must be one of off, jwt, proxy\n" +
        "  BANKING_URL must be an http or https URL without user, query and fragment\n",
    );
  });
});

describe("npm run subgraph", { timeout: 120_000 }, () => {
  it("serves only the named subgraph", async () => {
    const { child, output } = run("subgraphs/main.js", {}, "business");
    await waitForOutput({ child, output }, /(graphql)\n$/);
    expect(output()).toMatch(/^business at http:\/\/127\.0\.0\.1:\d+\/graphql\n$/);
    child.kill("SIGTERM");
    expect(await exitOf(child)).toBe(0);
    const wrong = run("subgraphs/main.js", {}, "finance");
    expect(await exitOf(wrong.child)).toBe(1);
    expect(wrong.output()).toBe("Which subgraph? One of identity, collaboration, business\n");
  });
});

describe("a shutdown", { timeout: 120_000 }, () => {
  const signals = [
    ["SIGTERM"],
    // From the terminal, and again from npm, which forwards it.
    ["SIGINT", "SIGINT"],
    ["SIGHUP"],
  ] as const;
  it.each(drawn("signals of a shutdown", signals, 0.3))(
    "finishes requests in flight and accepts no further ones, on %s %s",
    async (...signals) => {
      const started = run("gateway/start.js", { FAULTS: "identity=latency:2500" });
      const url = await readyAt(started);
      const health = new URL("/healthz", url).href;
      const slow = typenameAt(url);
      let finished = false;
      const noteEnd = () => {
        finished = true;
      };
      slow.then(noteEnd, noteEnd);
      // Requests start in the order of their arrival.
      expect(await stateOf(health)).toBe("up");
      for (const signal of signals) {
        started.child.kill(signal);
        await expect.poll(() => stateOf(health), { timeout: 30_000, interval: 20 }).toBe("down");
      }
      expect(finished).toBe(false);
      expect(await slow).toMatchObject({ data: { users: { nodes: [{ __typename: "User" }] } } });
      expect(await exitOf(started.child)).toBe(0);
    },
  );
});
