/** Followers of the inbox: one read for all, each at its own speed, and each missed message reported. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FileInbox } from "#subgraphs/kit/files/file-inbox.ts";
import { type InboxPosition, InboxTail, MissedMessages } from "#subgraphs/kit/files/inbox-tail.ts";
import type { Inbox } from "#subgraphs/kit/files/webhook-inbox.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tributary-tail-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const put = async (inbox: Inbox, ...ids: readonly string[]) => {
  for (const id of ids) await inbox.put({ family: "f", id, at: 1, marks: [], body: { id } });
};
/** Does not look for messages of other processes, unless an interval is given. */
const tailOf = (inbox: Inbox, lookMs = 3_600_000) =>
  new InboxTail(inbox, { read: ({ body }) => (body as { id: string }).id, lookMs });

/** The next messages of a follower. */
async function take(
  tail: InboxTail<string>,
  from: InboxPosition,
  count: number,
  signal = new AbortController().signal,
): Promise<string[]> {
  const taken: string[] = [];
  for await (const { message } of tail.follow(from, signal)) {
    taken.push(message);
    if (taken.length === count) break;
  }
  return taken;
}

it("a thousand followers get each message by one read of the inbox", async () => {
  const inbox = new FileInbox();
  const tail = tailOf(inbox);
  const from = await tail.begin();
  const all = Array.from({ length: 1_000 }, () => take(tail, from, 3));
  await expect.poll(() => tail.reads).toBe(1); // the first read of the inbox
  await put(inbox, "a", "b", "c");
  for (const taken of await Promise.all(all)) expect(taken).toEqual(["a", "b", "c"]);
  expect(tail.reads).toBeLessThanOrEqual(4);
  await inbox.close();
});

it("a follower that was away gets all that came since, page by page, and then what comes", async () => {
  const inbox = new FileInbox();
  const tail = tailOf(inbox);
  await put(inbox, "first");
  const from = await tail.begin();
  const ids = Array.from({ length: 250 }, (_, index) => `m${index}`);
  await put(inbox, ...ids);
  const taking = take(tail, from, 251);
  await put(inbox, "last");
  expect(await taking).toEqual([...ids, "last"]);
  await inbox.close();
});

it("messages that another process has stored in the same file are found", async () => {
  const path = join(folder, "shared.db");
  const [here, there] = [new FileInbox({ path }), new FileInbox({ path })];
  const tail = tailOf(here, 20);
  const taking = take(tail, await tail.begin(), 1);
  await put(there, "elsewhere");
  expect(await taking).toEqual(["elsewhere"]);
  await Promise.all([here.close(), there.close()]);
});

it("a follower whose next messages were deleted gets an error, at its beginning and on its way", async () => {
  const path = join(folder, "deleted.db");
  const inbox = new FileInbox({ path });
  const tail = tailOf(inbox);
  const from = await tail.begin();
  await put(inbox, "a", "b", "c");
  const other = new Database(path);
  other.exec("DELETE FROM messages WHERE id IN ('a', 'b')");
  await expect(take(tail, from, 1)).rejects.toThrow(MissedMessages);
  await expect(tail.begin(from)).rejects.toThrow(MissedMessages);
  // A follower whose next message is the oldest one has missed nothing.
  expect(await take(tail, await tail.begin({ ...from, seq: 2 }), 1)).toEqual(["c"]);
  other.close();
  await inbox.close();
});

it("a position of another file, or beyond the end, is refused with MissedMessages", async () => {
  const [one, other] = [
    new FileInbox({ path: join(folder, "one.db") }),
    new FileInbox({ path: join(folder, "other.db") }),
  ];
  await put(one, "a");
  await put(other, "a");
  const position = await tailOf(one).begin();
  await expect(tailOf(other).begin(position)).rejects.toThrow(MissedMessages);
  await expect(tailOf(one).begin({ ...position, seq: 2 })).rejects.toThrow(MissedMessages);
  expect(await tailOf(one).begin(position)).toEqual(position);
  await Promise.all([one.close(), other.close()]);
});

it("a follower whose file is replaced gets an error, because its numbers count in the old one", async () => {
  const path = join(folder, "replaced.db");
  const inbox = new FileInbox({ path });
  await put(inbox, "a");
  const tail = tailOf(inbox, 20);
  const taking = take(tail, await tail.begin(), 1);
  for (const file of [path, `${path}-wal`, `${path}-shm`]) rmSync(file);
  await expect(taking).rejects.toThrow(MissedMessages);
  await inbox.close();
});

it("a follower gets an error if the inbox changes its identity, even if no message arrives", async () => {
  const inbox = new FileInbox();
  const tail = tailOf(inbox, 20);
  const taking = take(tail, await tail.begin(), 1);
  await expect.poll(() => tail.reads).toBeGreaterThan(0);
  inbox.identity = async () => "another";
  await expect(taking).rejects.toThrow(MissedMessages);
  await inbox.close();
});

it("a follower that leaves ends without messages", async () => {
  const inbox = new FileInbox();
  const tail = tailOf(inbox);
  const leave = new AbortController();
  const taking = take(tail, await tail.begin(), 1, leave.signal);
  leave.abort();
  expect(await taking).toEqual([]);
  await inbox.close();
});

it("followers that begin at once share one read of the bounds, which starts after they begin", async () => {
  const inbox = new FileInbox();
  await put(inbox, "a");
  let readings = 0;
  let whenRead = async () => {};
  const counted = Object.create(inbox, {
    identity: { value: () => inbox.identity() },
    bounds: {
      async value() {
        readings++;
        const bounds = await inbox.bounds();
        await whenRead();
        return bounds;
      },
    },
  }) as Inbox;
  const tail = tailOf(counted);
  const all = await Promise.all(Array.from({ length: 100 }, () => tail.begin()));
  expect([readings, new Set(all.map(({ seq }) => seq))]).toEqual([1, new Set([1])]);
  // While the inbox is read for one follower, a message arrives that another one reads.
  let late: Promise<InboxPosition[]> | undefined;
  whenRead = async () => {
    whenRead = async () => {};
    await put(inbox, "b");
    const from = { inbox: all[0]?.inbox ?? "", seq: 2 };
    late = Promise.all([tail.begin(from), tail.begin(from), tail.begin()]);
  };
  expect((await tail.begin()).seq).toBe(1);
  expect((await late)?.map(({ seq }) => seq)).toEqual([2, 2, 2]);
  expect(readings).toBe(3);
  await inbox.close();
});

it("a follower can begin after the beginning of another one failed", async () => {
  const inbox = new FileInbox();
  const tail = tailOf(inbox);
  const identity = inbox.identity.bind(inbox);
  inbox.identity = async () => {
    inbox.identity = identity;
    throw new Error("away");
  };
  await expect(tail.begin()).rejects.toThrow("away");
  expect((await tail.begin()).seq).toBe(0);
  await inbox.close();
});
