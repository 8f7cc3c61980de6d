/** `npm start` as a process: what it prints, what it refuses, and how it ends. */
import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
let data: string;
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), "tributary-start-"));
  execFileSync("node", ["scripts/build.mjs"], { cwd: root });
});
afterAll(() => rmSync(data, { recursive: true }));

function run(entry: string, env: Record<string, string> = {}, ...args: string[]) {
  const child = fork(join(root, "dist", entry), args, {
    env: { ...process.env, PORT: "0", FAMILIES_PORT: "0", FAMILIES_DATA: data, LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (text) => {
      output += String(text);
    });
  return { child, output: () => output };
}

const exitOf = async (child: ChildProcess) => ((await once(child, "close")) as [number | null])[0];

async function readyAt({ child, output }: ReturnType<typeof run>): Promise<string> {
  for (;;) {
    const url = /^ready at (http:\/\/127\.0\.0\.1:\d+\/graphql)\n$/m.exec(output())?.[1];
    if (url !== undefined) return url;
    if (child.exitCode !== null) throw new Error(output());
    await once(child.stdout as NodeJS.ReadableStream, "data");
  }
}

async function typenameAt(url: string): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"query":"{ users(first: 1) { nodes { __typename } } }"}',
  });
  return response.json();
}

describe("npm start", { timeout: 60_000 }, () => {
  it("brings everything up, says so in its last line, and ends everything on SIGTERM", async () => {
    const started = run("gateway/start.js");
    const url = await readyAt(started);
    const families = /^families at (\S+)$/m.exec(started.output())?.[1] ?? "";
    expect(started.output()).toBe(`families at ${families}\nready at ${url}\n`);
    expect(await typenameAt(url)).toEqual({ data: { users: { nodes: [{ __typename: "User" }] } } });
    started.child.kill("SIGTERM");
    expect(await exitOf(started.child)).toBe(0);
    await expect(fetch(families)).rejects.toThrow();
  });

  it("takes its families with it when it is killed", async () => {
    const started = run("gateway/start.js");
    await readyAt(started);
    const families = /^families at (\S+)$/m.exec(started.output())?.[1] ?? "";
    started.child.kill("SIGKILL");
    await once(started.child, "exit");
    await expect
      .poll(
        () =>
          fetch(families).then(
            () => "up",
            () => "down",
          ),
        { timeout: 5_000 },
      )
      .toBe("down");
  });

  it("says which port is taken, and leaves nothing running", async () => {
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

  it("tells mistakes in the configuration before anything is started", async () => {
    const { child, output } = run("gateway/start.js", { AUTH: "maybe", BANKING_URL: "bank" });
    expect(await exitOf(child)).toBe(1);
    expect(output()).toBe(
      "The configuration has mistakes:\n  AUTH must be one of off, jwt, proxy\n" +
        "  BANKING_URL must be an http or https URL without user, query and fragment\n",
    );
  });
});

describe("npm run subgraph", { timeout: 60_000 }, () => {
  it("serves the subgraph that is named, and no other", async () => {
    const { child, output } = run("subgraphs/main.js", {}, "business");
    await once(child.stdout as NodeJS.ReadableStream, "data");
    expect(output()).toMatch(/^business at http:\/\/127\.0\.0\.1:\d+\/graphql\n$/);
    child.kill("SIGTERM");
    expect(await exitOf(child)).toBe(0);
    const wrong = run("subgraphs/main.js", {}, "finance");
    expect(await exitOf(wrong.child)).toBe(1);
    expect(wrong.output()).toBe("Which subgraph? One of identity, collaboration, business\n");
  });
});

describe("a shutdown", { timeout: 60_000 }, () => {
  it("lets what is in flight finish and takes nothing more", async () => {
    const started = run("gateway/start.js", { FAULTS: "identity=latency:700" });
    const url = await readyAt(started);
    const slow = typenameAt(url);
    await new Promise((resolve) => setTimeout(resolve, 200));
    started.child.kill("SIGTERM");
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(typenameAt(url)).rejects.toThrow();
    expect(await slow).toMatchObject({ data: { users: { nodes: [{ __typename: "User" }] } } });
    expect(await exitOf(started.child)).toBe(0);
  });
});
