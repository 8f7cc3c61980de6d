import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bearerOf } from "#test/kit/families.ts";

const main = fileURLToPath(new URL("../../families/main.ts", import.meta.url));
let data: string;
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), "tributary-main-"));
});
afterAll(() => rmSync(data, { recursive: true }));

function run(env: Record<string, string>, ...args: string[]) {
  const child = fork(main, args, {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, FAMILIES_PORT: "0", FAMILIES_DATA: data, ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += String(text)));
  return { child, output: () => output };
}

interface Ready {
  readonly type: string;
  readonly port: number;
  readonly families: Record<string, string>;
}
const readyOf = async (child: ChildProcess): Promise<Ready> => ((await once(child, "message")) as [Ready])[0];
const exitOf = async (child: ChildProcess): Promise<number | null> =>
  ((await once(child, "close")) as [number | null])[0];

async function totalCustomers(ready: Ready): Promise<number> {
  const response = await fetch(`${ready.families["banking"]}/customers`, { headers: bearerOf("banking") });
  const body = (await response.json()) as { meta: { pagination: { total: number } } };
  return body.meta.pagination.total;
}

describe("npm run families", { timeout: 30_000 }, () => {
  it("says where it is, serves, and ends on SIGTERM", async () => {
    const { child, output } = run({});
    const ready = await readyOf(child);
    expect(ready.type).toBe("ready");
    expect(ready.families["banking"]).toBe(`http://127.0.0.1:${ready.port}/banking`);
    expect(await totalCustomers(ready)).toBe(246);
    child.kill("SIGTERM");
    expect(await exitOf(child)).toBe(0);
    expect(output()).toBe(`families at http://127.0.0.1:${ready.port}\n`);
  });

  it("plants anew when the demo company has another size, and ends with its parent", async () => {
    const { child } = run({ DEMO_PEOPLE: "300" });
    expect(await totalCustomers(await readyOf(child))).toBe(295);
    // Whoever disconnects hears no "close", only "exit".
    const exited = once(child, "exit");
    child.disconnect();
    expect(await exited).toEqual([0, null]);
  });

  it.each([
    [{ FAMILIES_PORT: "http" }, [], /^FAMILIES_PORT must be a whole number/],
    [{ DEMO_PEOPLE: "5" }, [], /^DEMO_PEOPLE must be a whole number from 250/],
    [{ FAULTS: "banking=explode" }, [], /^FAULTS: fault "explode": unknown kind/],
    [{ FAULTS: "bank=hang" }, ["--reset"], /^FAULTS: no family "bank"/],
    [{}, ["--rest"], /^unknown option "--rest"/],
  ])("refuses %j %j in one line", async (env, args, message) => {
    const { child, output } = run(env, ...args);
    expect(await exitOf(child)).toBe(1);
    expect(output()).toMatch(message);
    expect(output().trim().split("\n")).toHaveLength(1);
  });
});
