import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "libsql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoSecret } from "#contracts/demo-credentials.ts";
import { demoCompany } from "#services/demo/company.ts";
import { services } from "#services/index.ts";
import { openStore } from "#services/kit/data/store.ts";
import { isTaken, plant } from "#services/start.ts";
import { bearerOf } from "#test/kit/families.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
let data: string;
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), "tributary-main-"));
  execFileSync("node", ["scripts/build.mjs"], { cwd: root });
});
afterAll(() => rmSync(data, { recursive: true }));

function run(env: Record<string, string>, ...args: string[]) {
  const child = fork(join(root, "dist/services/main.js"), args, {
    execArgv: [],
    env: { ...process.env, SERVICES_PORT: "0", SERVICES_DATA: data, ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += String(text)));
  return { child, output: () => output };
}

interface ReadyMessage {
  readonly type: string;
  readonly port: number;
  readonly families: Record<string, string>;
  readonly instance: number;
}
const readyOf = async (child: ChildProcess): Promise<ReadyMessage> =>
  ((await once(child, "message")) as [ReadyMessage])[0];
const exitOf = async (child: ChildProcess): Promise<number | null> =>
  ((await once(child, "close")) as [number | null])[0];

async function totalCustomers(ready: ReadyMessage): Promise<number> {
  const response = await fetch(`${ready.families["banking"]}/customers`, { headers: bearerOf("banking") });
  const body = (await response.json()) as { meta: { pagination: { total: number } } };
  return body.meta.pagination.total;
}

const crmHeaders = { "x-api-token": demoSecret("crm"), "content-type": "application/json" };

/** Creates a person in the CRM. */
async function createPerson(ready: ReadyMessage): Promise<number> {
  const response = await fetch(`${ready.families["crm"]}/persons`, {
    method: "POST",
    headers: crmHeaders,
    body: JSON.stringify({ name: "Ann Other" }),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { data: { id: number } }).data.id;
}

/** Name of the person with this id in the CRM. Undefined if there is no such person. */
async function nameOf(ready: ReadyMessage, id: number): Promise<string | undefined> {
  const response = await fetch(`${ready.families["crm"]}/persons/${id}`, { headers: crmHeaders });
  return ((await response.json()) as { data?: { name: string } | null }).data?.name;
}

/** Uses a port until the server is closed, unless another process uses it. */
async function take(server: Server, port: number): Promise<void> {
  const listening = once(server, "listening");
  server.listen(port, "127.0.0.1");
  await listening.catch((error: unknown) => {
    if (!isTaken(error)) throw error;
  });
}

describe("npm run services", { timeout: 120_000 }, () => {
  it("prints its address, serves, and ends on SIGTERM", async () => {
    const { child, output } = run({});
    const ready = await readyOf(child);
    expect(ready.type).toBe("ready");
    expect(ready.families["banking"]).toBe(`http://127.0.0.1:${ready.port}/banking`);
    expect(await totalCustomers(ready)).toBe(246);
    child.kill("SIGTERM");
    expect(await exitOf(child)).toBe(0);
    expect(output()).toBe(`families at http://127.0.0.1:${ready.port}\n`);
  });

  it("starts with the data of the build, which equals seeded data", () => {
    const planted = join(data, "planted.db");
    const store = openStore(planted);
    plant(services, store, demoCompany());
    store.close();
    const documents = (file: string) => {
      const db = new Database(file, { readonly: true });
      try {
        return db.prepare("SELECT collection, key, body FROM documents ORDER BY collection, seq").all();
      } finally {
        db.close();
      }
    };
    const built = documents(join(root, "dist/services/demo.db"));
    expect(built.length).toBeGreaterThan(10_000);
    expect(built).toEqual(documents(planted));
  });

  it("seeds again if the demo company has another size, and ends with its parent", async () => {
    const { child } = run({ DEMO_PEOPLE: "300" });
    expect(await totalCustomers(await readyOf(child))).toBe(295);
    // A process that disconnects gets no "close" event, only "exit".
    const exited = once(child, "exit");
    child.disconnect();
    expect(await exited).toEqual([0, null]);
  });

  it("ends with one sentence for a description that it cannot read", async () => {
    const folder = join(data, "families");
    mkdirSync(folder);
    const file = join(folder, "shop.stand-in.json");
    for (const [text, sentence] of [
      ['{ "family": shop }', "shop.stand-in.json:1:13: the file is not JSON from here on"],
      ['{ "family": "shop" }', "shop.stand-in.json: the file: must have required properties operations"],
      [
        '{ "family": "crm", "operations": [] }',
        "crm.stand-in.json: family: crm has a stand-in service already",
      ],
    ]) {
      writeFileSync(file, text as string);
      const { child, output } = run({ FAMILIES_FOLDER: folder });
      expect(await exitOf(child)).toBe(1);
      expect(output()).toBe(`${folder}: ${sentence}\n`);
    }
  });

  it("copies changed data before it seeds again, and prints the path of the copy", async () => {
    const folder = join(data, "copied");
    const env = { SERVICES_DATA: folder };
    const first = run(env);
    const id = await createPerson(await readyOf(first.child));
    first.child.kill("SIGTERM");
    expect(await exitOf(first.child)).toBe(0);

    const second = run({ ...env, DEMO_PEOPLE: "260" });
    expect(await nameOf(await readyOf(second.child), id)).not.toBe("Ann Other");
    second.child.kill("SIGTERM");
    await exitOf(second.child);
    const copy = readdirSync(folder).find((name) => name !== "families.db") ?? "";
    expect(copy).toMatch(/^families\.\d{4}-\d\d-\d\dT[\d-]+Z\.db$/);
    expect(second.output().split("\n")[0]).toBe(
      `DEMO_PEOPLE was 250 and is now 260: the demo company is made anew. The data so far, with its changes, is in ${join(folder, copy)}`,
    );

    renameSync(join(folder, copy), join(folder, "families.db"));
    const third = run(env);
    expect(await nameOf(await readyOf(third.child), id)).toBe("Ann Other");
    third.child.kill("SIGTERM");
    await exitOf(third.child);
    expect(third.output()).toMatch(/^families at \S+\n$/);
  });

  it("runs beside another one, each with its own data, which the next start finds, also after a kill", async () => {
    const folder = join(data, "beside");
    const env = { SERVICES_DATA: folder };
    const first = run(env);
    const firstReady = await readyOf(first.child);
    const second = run(env);
    const secondReady = await readyOf(second.child);
    expect([firstReady.instance, secondReady.instance]).toEqual([1, 2]);
    expect(second.output()).toMatch(
      /^\S+families\.db is in use by another process: .* in \S+families-2\.db\./,
    );
    const mine = await createPerson(secondReady);
    expect(await nameOf(firstReady, mine)).not.toBe("Ann Other");
    for (const { child } of [first, second]) {
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await exited;
    }
    const againFirst = run(env);
    expect(await nameOf(await readyOf(againFirst.child), mine)).not.toBe("Ann Other");
    const againSecond = run(env);
    expect(await nameOf(await readyOf(againSecond.child), mine)).toBe("Ann Other");
    expect(againFirst.output()).toMatch(/^families at \S+\n$/);
    for (const { child } of [againFirst, againSecond]) {
      child.kill("SIGTERM");
      expect(await exitOf(child)).toBe(0);
    }
  });

  it("listens on a free port if the default one is in use and none is set, and prints it", async () => {
    const server = createServer();
    await take(server, 4100);
    const { child, output } = run({ SERVICES_PORT: "" });
    const { port } = await readyOf(child);
    expect(port).not.toBe(4100);
    child.kill("SIGTERM");
    expect(await exitOf(child)).toBe(0);
    server.close();
    expect(output()).toContain(
      `Port 4100 is in use: the stand-in services listen on port ${port}. Set SERVICES_PORT to choose one.\n`,
    );
  });

  it("names the setting in the error if its port is in use", async () => {
    const server = createServer();
    await take(server, 0);
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const { child, output } = run({ SERVICES_PORT: String(port) });
    expect(await exitOf(child)).toBe(1);
    server.close();
    expect(output()).toBe(`SERVICES_PORT ${port} is in use already: set SERVICES_PORT to another one\n`);
  });

  it("names the setting in the error if its folder cannot be written", async () => {
    const file = join(data, "no-folder");
    writeFileSync(file, "");
    const { child, output } = run({ SERVICES_DATA: file });
    expect(await exitOf(child)).toBe(1);
    expect(output()).toMatch(
      /^The stand-in services cannot store data in .*no-folder \(EEXIST\): set SERVICES_DATA to a folder that this user can write/,
    );
    expect(output().trim().split("\n")).toHaveLength(1);
  });

  it.each([
    [{ SERVICES_PORT: "http" }, [], /^SERVICES_PORT must be a whole number/],
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
