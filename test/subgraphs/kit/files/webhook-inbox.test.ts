import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Database from "libsql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FileInbox } from "#subgraphs/kit/files/file-inbox.ts";
import type { InboxFilter } from "#subgraphs/kit/files/inbox-filter.ts";
import { type Inbox, type InboxMessage, InboxUnavailable } from "#subgraphs/kit/files/webhook-inbox.ts";
import { inboxConnection } from "#subgraphs/kit/loading/inbox-connection.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tributary-inbox-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const message = (id: string, at: number, ...marks: string[]): InboxMessage => ({
  family: "f",
  id,
  at,
  marks,
  body: { said: id },
});
const idsOf = async (inbox: Inbox, filter: Partial<InboxFilter> = {}, count = 10) =>
  (await inbox.list({ family: "f", marks: [], ...filter }, count)).map(({ id }) => id);

describe("an inbox", async () => {
  it("stores a message once for its family and id, and ignores later messages with the same id", async () => {
    const inbox = new FileInbox();
    expect(await inbox.put(message("a", 1))).toBe(true);
    expect(await inbox.put({ ...message("a", 9), body: { said: "else" } })).toBe(false);
    expect(await inbox.put({ ...message("a", 1), family: "g" })).toBe(true);
    expect(await inbox.list({ family: "f", marks: [] }, 10)).toMatchObject([
      { id: "a", at: 1, body: { said: "a" } },
    ]);
  });

  it("lists the newest first by when it happened, narrowed by marks and time", async () => {
    const inbox = new FileInbox();
    await inbox.put(message("late", 30, "e:1", "k:x"));
    await inbox.put(message("early", 10, "e:1", "k:y"));
    await inbox.put(message("middle", 20, "e:2", "k:x"));
    await inbox.put(message("same", 20, "e:1", "k:x"));
    expect(await idsOf(inbox)).toEqual(["late", "same", "middle", "early"]);
    expect(await idsOf(inbox, { marks: [["e:1"], ["k:x", "k:z"]] })).toEqual(["late", "same"]);
    expect(await idsOf(inbox, { marks: [["e:1", "e:2"]], since: 20, until: 30 })).toEqual(["same", "middle"]);
    expect(await inbox.count({ family: "f", marks: [["k:x"]] })).toBe(3);
    expect(await idsOf(inbox, { marks: [["k:' OR 1=1 --"]] })).toEqual([]);
  });

  it("pages by place: what comes meanwhile moves nothing", async () => {
    const inbox = new FileInbox();
    for (let i = 0; i < 5; i++) await inbox.put(message(String(i), 10 * Math.floor(i / 2)));
    const filter = { family: "f", marks: [] };
    const first = await inboxConnection(inbox, filter, { first: 2 });
    await inbox.put(message("new", 99));
    const rest = await inboxConnection(inbox, filter, { first: 3, after: first.pageInfo.endCursor });
    expect([first, rest].map(({ nodes }) => nodes.map(({ id }) => id))).toEqual([
      ["4", "3"],
      ["2", "1", "0"],
    ]);
    expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
    expect(await rest.totalCount).toBe(6);
    const other = { ...filter, since: 5 };
    await expect(inboxConnection(inbox, other, { after: first.pageInfo.endCursor })).rejects.toThrow(
      /cursor/,
    );
  });

  it("has what it acknowledged on the disk, for another process too; a process that only reads makes no file", async () => {
    const path = join(folder, "deep", "inbox.db");
    const reader = new FileInbox({ path });
    expect([await idsOf(reader), await reader.count({ family: "f", marks: [] }), existsSync(path)]).toEqual([
      [],
      0,
      false,
    ]);
    const writer = new FileInbox({ path });
    await writer.put(message("a", 1));
    // The inbox is not closed, the same as after a crash.
    expect(await idsOf(reader)).toEqual(["a"]);
    await writer.put(message("b", 2));
    expect(await idsOf(new FileInbox({ path }))).toEqual(["b", "a"]);
    await reader.close();
    await writer.close();
  });

  it("waits for a locked file without blocking the event loop, then refuses the message", async () => {
    const path = join(folder, "locked.db");
    const causes: unknown[] = [];
    const inbox = new FileInbox({ path, onTrouble: (cause) => causes.push(cause) });
    await inbox.put(message("a", 1));
    const other = new Database(path);
    other.exec("BEGIN IMMEDIATE");
    let turns = 0;
    const timer = setInterval(() => turns++, 20);
    await expect(inbox.put(message("b", 2))).rejects.toThrow(InboxUnavailable);
    expect(turns).toBeGreaterThan(10);
    expect([inbox.isReady, causes.map(String)]).toEqual([false, [expect.stringMatching(/locked/)]]);
    expect(await idsOf(inbox)).toEqual(["a"]);
    // A lock that ends while a message waits is not reported.
    const waiting = inbox.put(message("b", 2));
    other.exec("ROLLBACK");
    expect(await waiting).toBe(true);
    clearInterval(timer);
    other.close();
    expect([inbox.isReady, await idsOf(inbox)]).toEqual([true, ["b", "a"]]);
    await inbox.close();
  });

  it("stores concurrent messages one after another, each complete", async () => {
    const inbox = new FileInbox({ path: join(folder, "together.db") });
    const ids = Array.from({ length: 50 }, (_, i) => String(i));
    const stored = await Promise.all([...ids, ...ids].map((id) => inbox.put(message(id, 1, `k:${id}`))));
    expect(stored.filter(Boolean)).toHaveLength(50);
    expect(await inbox.count({ family: "f", marks: [ids.map((id) => `k:${id}`)] })).toBe(50);
    await inbox.close();
  });

  it("reads its identity for 300 callers at once, and of 300 concurrent writes refuses the 44 beyond its limit", async () => {
    const causes: unknown[] = [];
    const inbox = new FileInbox({
      path: join(folder, "many.db"),
      onTrouble: (cause) => causes.push(cause),
    });
    const identity = await inbox.identity();
    const many = Array.from({ length: 300 }, (_, i) => i);
    expect(new Set(await Promise.all(many.map(() => inbox.identity())))).toEqual(new Set([identity]));
    const stored = await Promise.allSettled(many.map((id) => inbox.put(message(String(id), 1))));
    const refused = stored.filter(({ status }) => status === "rejected");
    expect([refused.length, await inbox.count({ family: "f", marks: [] })]).toEqual([44, 256]);
    expect([causes, inbox.isReady]).toEqual([[], true]);
    await inbox.close();
  });

  it.each<[string, RegExp, (path: string) => void]>([
    ["is no database", /not a database/, (path) => writeFileSync(path, "x".repeat(8_192))],
    ["is a folder", /open|directory/, (path) => mkdirSync(path)],
    ["lies below a file", /ENOTDIR|EEXIST|EACCES/, (path) => writeFileSync(dirname(path), "")],
  ])("with a file that %s reports so at the start, and keeps no message", async (name, cause, spoil) => {
    const path = join(folder, name.replaceAll(" ", "-"), "inbox.db");
    if (!name.includes("below")) mkdirSync(dirname(path));
    spoil(path);
    const causes: unknown[] = [];
    const inbox = new FileInbox({ path, onTrouble: (why) => causes.push(why) });
    await inbox.check();
    expect(inbox.isReady).toBe(false);
    expect(String(causes)).toMatch(cause);
    await expect(inbox.put(message("a", 1))).rejects.toMatchObject({
      extensions: { code: "UPSTREAM_UNAVAILABLE", retryable: true },
    });
    expect(causes).toHaveLength(1); // once until it works again
    await inbox.close();
  });

  it("with a removed file refuses one message, then creates a new file", async () => {
    const path = join(folder, "removed.db");
    const causes: unknown[] = [];
    const inbox = new FileInbox({ path, onTrouble: (cause) => causes.push(cause) });
    await inbox.put(message("a", 1));
    for (const file of [path, `${path}-wal`, `${path}-shm`]) rmSync(file);
    await expect(inbox.put(message("b", 2))).rejects.toThrow(InboxUnavailable);
    expect(String(causes)).toMatch(/removed/);
    expect(await inbox.put(message("b", 2))).toBe(true);
    expect([inbox.isReady, await idsOf(new FileInbox({ path }))]).toEqual([true, ["b"]]);
    await inbox.close();
  });

  it("makes no file when it is only checked", async () => {
    const path = join(folder, "unmade", "inbox.db");
    const inbox = new FileInbox({ path });
    await inbox.check();
    expect([inbox.isReady, existsSync(dirname(path))]).toEqual([true, false]);
  });

  it("deletes messages that came more than so many days ago, with what they are found by", async () => {
    const path = join(folder, "days.db");
    const keeping = new FileInbox({ path });
    await keeping.put(message("old", 1, "k:x"));
    await keeping.put(message("new", 2, "k:x"));
    const other = new Database(path);
    other.exec(`UPDATE messages SET received = ${Date.now() - 11 * 86_400_000} WHERE id = 'old'`);
    await keeping.close();
    const inbox = new FileInbox({ path, days: 10 });
    await inbox.put(message("third", 3));
    expect(await idsOf(inbox)).toEqual(["third", "new"]);
    expect(other.prepare("SELECT count(*) AS total FROM marks").get()).toMatchObject({ total: 1 });
    // The newest message stays at any age, as later numbers follow its own.
    other.exec(`UPDATE messages SET received = ${Date.now() - 11 * 86_400_000}`);
    const cleaning = new FileInbox({ path, days: 10 });
    await cleaning.put(message("third", 3));
    expect([await idsOf(cleaning), await cleaning.bounds()]).toEqual([["third"], { first: 3, last: 3 }]);
    await cleaning.close();
    other.close();
    await inbox.close();
  });
});
