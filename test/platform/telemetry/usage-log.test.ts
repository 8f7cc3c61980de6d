/** Usage by clients: counted by the gateway, read by `npm run -s usage` and `npm run -s api`. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSchema } from "graphql";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { UsageFile } from "#platform/telemetry/usage-file.ts";
import { UsageLog } from "#platform/telemetry/usage-log.ts";
import { problemsOf } from "#scripts/api-changes.ts";
import { clientsByCoordinate, clientsByRestOperation, readUsage, uncountedIn } from "#scripts/usage-files.ts";
import { deploy } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "tributary-usage-"));
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const document = (hash: string, coordinates: readonly string[] = ["Query.a"]) => ({
  type: "query",
  name: "Named",
  hash,
  coordinates: () => coordinates,
});
const none = new Map<string, number>();

describe("The usage by clients", () => {
  const released = 'type Query { old: Int @deprecated(reason: "new") a: Int }';
  const removedFor = (folder: string) =>
    problemsOf({
      released: buildSchema(released),
      current: buildSchema("type Query { a: Int }"),
      documents: [],
      clients: clientsByCoordinate(readUsage([folder]).entries),
      changelog: "`Query.old`",
    });

  it("has the fields and REST operations of each client, and no values that it sent", async () => {
    const folder = newFolder();
    const gateway = await deploy(settings({ telemetry: { usageFolder: folder } }));
    const headers = { "apollographql-client-name": "shop", "apollographql-client-version": "2.1.0" };
    const query = 'query Pay { payment(id: "BankPayment:1002") { id status } }';
    await gateway.graphql(query, { headers });
    await gateway.graphql(query, { headers });
    await gateway.graphql("{ users(first: 2) { nodes { email } } }");
    await gateway.graphql("{ nonsense }", { headers });
    await gateway.stop();
    const { entries } = readUsage([folder]);
    expect(entries).toHaveLength(2);
    expect(entries.find(({ client }) => client === "shop")).toMatchObject({
      clientVersion: "2.1.0",
      operation: "Pay",
      type: "query",
      count: 2,
      coordinates: expect.arrayContaining(["Query.payment", "Query.payment(id:)", "BankPayment.status"]),
    });
    const today = new Date().toISOString().slice(0, 10);
    expect(clientsByCoordinate(entries).get("BankPayment.status")).toEqual([
      `shop 2.1.0 (Pay; 2 times, last on ${today})`,
    ]);
    const ofRest = [...clientsByRestOperation(entries)].filter(([id]) => id.startsWith("banking."));
    expect(ofRest.flatMap(([, clients]) => clients)).toEqual([`shop 2.1.0 (Pay; 2 times, last on ${today})`]);
    expect(clientsByCoordinate(entries).get("User.email")?.[0]).toMatch(/^a client without a name \(/);
    const text = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), "utf8"))
      .join("");
    expect(text).not.toContain("1002");
  });

  it("names the clients that use a removed field", async () => {
    const folder = newFolder();
    const log = new UsageLog(folder, "1", () => undefined);
    log.record({ name: "shop", version: "1" }, document("h", ["Query.old"]), none);
    await log.close();
    const problems = removedFor(folder);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^shop 1 \(Named; once, last on .*\) uses Query\.old: Query\.old was removed\.$/,
    );
  });

  it("is limited: documents for which the file has no room are counted in one entry of their client", async () => {
    const folder = newFolder();
    const log = new UsageLog(folder, "1", () => undefined);
    for (let i = 0; i < 2_100; i++) log.record(undefined, document(`h${i}`), none);
    log.record(undefined, document("h0"), new Map([["banking.getPayment", 2]]));
    for (let i = 0; i < 3; i++)
      log.record(
        { name: "shop", version: "7" },
        document("late", ["Query.old"]),
        new Map([["late.call", 1]]),
      );
    await log.close();
    const [name = ""] = readdirSync(folder);
    const { entries, uncounted } = JSON.parse(readFileSync(join(folder, name), "utf8")) as UsageFile;
    expect([entries.length, uncounted]).toEqual([2_002, 103]);
    expect(entries[0]).toMatchObject({ count: 2, rest: { "banking.getPayment": 2 } });
    const usage = readUsage([folder]);
    expect(uncountedIn(usage)).toMatch(/^103 operations came after/);
    expect(clientsByRestOperation(usage.entries).get("late.call")?.[0]).toMatch(
      /^shop \(operations that are counted together; at most 3 times, last on /,
    );
    expect(removedFor(folder)).toEqual([expect.stringMatching(/^shop \(.* uses Query\.old/)]);
  });

  it("has at most ten versions of a client and fifty clients, so that no client can fill the file", async () => {
    const folder = newFolder();
    const log = new UsageLog(folder, "1", () => undefined);
    for (let i = 0; i < 100; i++) log.record({ name: "shop", version: `1.${i}` }, document("h"), none);
    for (let i = 0; i < 100; i++) log.record({ name: `client-${i}`, version: "1" }, document("h"), none);
    await log.close();
    const { entries, uncounted } = readUsage([folder]);
    expect(uncounted).toBe(0);
    expect(entries).toHaveLength(10 + 1 + 49 + 1);
    expect(entries.find(({ clientVersion }) => clientVersion === "other")?.count).toBe(90);
    expect(entries.find(({ client }) => client === "other")?.count).toBe(51);
  });

  it("reads the coordinates of a document once for all its clients, and stores them within a total limit", async () => {
    const folder = newFolder();
    const log = new UsageLog(folder, "1", () => undefined, { uses: 5 });
    const big = ["Query.a", "Query.b", "Query.c", "Query.d"];
    const coordinates = vi.fn(() => big);
    const first = { ...document("big"), coordinates };
    for (const name of ["shop", "desk"]) log.record({ name, version: "" }, first, none);
    expect(coordinates).toHaveBeenCalledTimes(1);
    log.record(undefined, document("second", ["Query.a", "Query.old"]), none);
    await log.close();
    const { entries, uncounted } = readUsage([folder]);
    expect(uncounted).toBe(1);
    expect(entries.map(({ client, coordinates }) => [client, coordinates])).toEqual([
      ["shop", big],
      ["desk", big],
      ["", ["Query.a", "Query.old"]],
    ]);
    expect(removedFor(folder)).toHaveLength(1);
  });

  it("has documents that were counted while the file was being written", async () => {
    const folder = newFolder();
    const log = new UsageLog(folder, "1", () => undefined);
    log.record(undefined, document("h"), none);
    const written = log.write();
    log.record(undefined, document("later", ["Query.later"]), none);
    await written;
    await log.close();
    expect(clientsByCoordinate(readUsage([folder]).entries).has("Query.later")).toBe(true);
  });

  const ofProcess = (i: number) => `2020-01-01T00-00-00-${i + 100}Z-x.usage.json`;
  const empty = JSON.stringify({ entries: [], documents: [], coordinates: [], uncounted: 0 });

  it("retains the 200 files that were written last, including its own, and deletes no other file", async () => {
    const folder = newFolder();
    const future = Date.now() / 1_000 + 3_600;
    for (let i = 0; i < 205; i++) {
      const file = join(folder, ofProcess(i));
      writeFileSync(file, empty);
      // Files with the lowest names are the newest, and all are newer than the process's own.
      utimesSync(file, future - i, future - i);
    }
    const foreign = ["package.json", "2020.json", "notes.txt"];
    for (const name of foreign) writeFileSync(join(folder, name), "{}");
    const log = new UsageLog(folder, "1", () => undefined);
    log.record(undefined, document("h"), none);
    await log.close();
    const names = readdirSync(folder);
    expect(names).toEqual(expect.arrayContaining([...foreign, ofProcess(0), ofProcess(198)]));
    expect(names).not.toContain(ofProcess(199));
    expect(names).toHaveLength(200 + foreign.length);
    const { entries, problems } = readUsage([folder]);
    expect([entries.length, problems]).toEqual([1, []]);
  });

  it("deletes unfinished files of killed processes, and not those of running ones", async () => {
    const folder = newFolder();
    for (const i of [0, 1]) writeFileSync(join(folder, `${ofProcess(i)}.new`), "{");
    utimesSync(join(folder, `${ofProcess(0)}.new`), 0, 0);
    const log = new UsageLog(folder, "1", () => undefined);
    log.record(undefined, document("h"), none);
    await log.close();
    expect(readdirSync(folder).filter((name) => name.endsWith(".new"))).toEqual([`${ofProcess(1)}.new`]);
  });

  it("retains the file of an idle process, and writes it again if another process deleted it", async () => {
    const folder = newFolder();
    const log = new UsageLog(folder, "1", () => undefined);
    log.record(undefined, document("h"), none);
    await log.write();
    const file = join(folder, readdirSync(folder)[0] ?? "");
    utimesSync(file, 0, 0);
    await log.write();
    expect(statSync(file).mtimeMs).toBeGreaterThan(0);
    rmSync(file);
    await log.close();
    expect(readUsage([folder]).entries).toHaveLength(1);
  });

  it("is incomplete if a folder is missing or has no file, or a file cannot be read", () => {
    const folder = newFolder();
    expect(readUsage([join(folder, "none")]).problems).toEqual([
      expect.stringMatching(/^There is no folder /),
    ]);
    expect(readUsage([folder]).problems).toEqual([expect.stringMatching(/has no file of a gateway/)]);
    writeFileSync(join(folder, ofProcess(0)), "{");
    expect(readUsage([join(folder, ofProcess(0))]).problems).toEqual([
      expect.stringMatching(/^There is no folder /),
    ]);
    writeFileSync(
      join(folder, ofProcess(1)),
      JSON.stringify({ entries: [{ document: 0 }], documents: [], coordinates: [], uncounted: 0 }),
    );
    expect(readUsage([folder]).problems).toHaveLength(2);
  });

  it("reports a folder that cannot be written once, at the start, and continues", async () => {
    const file = join(newFolder(), "file");
    writeFileSync(file, "");
    const causes: unknown[] = [];
    const log = new UsageLog(join(file, "folder"), "1", (cause) => causes.push(cause));
    await vi.waitUntil(() => causes.length > 0, { timeout: 20_000 });
    for (let i = 0; i < 2; i++) {
      log.record(undefined, document("h"), none);
      await log.write();
    }
    await log.close();
    expect(causes).toHaveLength(1);
  });
});
