/** Which client uses what: counted by the gateway, read by `npm run -s usage` and `npm run -s api`. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSchema } from "graphql";
import { afterAll, describe, expect, it } from "vitest";
import { type UsageFile, UsageLog } from "#platform/telemetry/usage-log.ts";
import { problemsOf } from "#scripts/api-changes.ts";
import { clientsByCoordinate, clientsByRestOperation, readUsage } from "#scripts/usage-files.ts";
import { deploy } from "#test/gateway/deployment.ts";

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
  it("names the fields and REST operations of each client, and nothing that it sent as a value", async () => {
    const folder = newFolder();
    const gateway = await deploy({ USAGE_FOLDER: folder });
    const headers = { "apollographql-client-name": "shop", "apollographql-client-version": "2.1.0" };
    const query = 'query Pay { payment(id: "BankPayment:1002") { id status } }';
    await gateway.graphql(query, { headers });
    await gateway.graphql(query, { headers });
    await gateway.graphql("{ users(first: 2) { nodes { email } } }");
    await gateway.graphql("{ nonsense }", { headers });
    await gateway.stop();
    const entries = readUsage(folder);
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

  it("says whom a removal hurts", () => {
    const folder = newFolder();
    const log = new UsageLog(folder, "1", () => undefined);
    log.record({ name: "shop", version: "1" }, document("h", ["Query.old"]), none);
    log.close();
    const problems = problemsOf({
      released: buildSchema('type Query { old: Int @deprecated(reason: "new") new: Int }'),
      current: buildSchema("type Query { new: Int }"),
      documents: [],
      clients: clientsByCoordinate(readUsage(folder)),
      changelog: "`Query.old`",
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^shop 1 \(Named; once, last on .*\) uses Query\.old: Query\.old was removed\.$/,
    );
  });

  it("is bounded: documents and clients that come later are counted together", () => {
    const folder = newFolder();
    const log = new UsageLog(folder, "1", () => undefined);
    for (let i = 0; i < 2_100; i++) log.record(undefined, document(`h${i}`), none);
    log.record(undefined, document("h0"), new Map([["banking.getPayment", 2]]));
    log.close();
    const [name = ""] = readdirSync(folder);
    const { entries, uncounted } = JSON.parse(readFileSync(join(folder, name), "utf8")) as UsageFile;
    expect([entries.length, uncounted]).toEqual([2_000, 100]);
    expect(entries[0]).toMatchObject({ count: 2, rest: { "banking.getPayment": 2 } });
  });

  it("keeps the files of the latest 200 processes, and reads all of them", () => {
    const folder = newFolder();
    for (let i = 0; i < 205; i++)
      writeFileSync(join(folder, `2020-01-01T00-00-00-${i + 100}.json`), JSON.stringify({ entries: [] }));
    const log = new UsageLog(folder, "1", () => undefined);
    log.record(undefined, document("h"), none);
    log.close();
    expect(readdirSync(folder)).toHaveLength(200);
    expect(readUsage(folder)).toHaveLength(1);
  });

  it("reports a folder that cannot be written once, and goes on", () => {
    const file = join(newFolder(), "file");
    writeFileSync(file, "");
    const causes: unknown[] = [];
    const log = new UsageLog(join(file, "folder"), "1", (cause) => causes.push(cause));
    for (let i = 0; i < 2; i++) {
      log.record(undefined, document("h"), none);
      log.write();
    }
    log.close();
    expect(causes).toHaveLength(1);
  });
});
