import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { InboxTail } from "#subgraphs/kit/files/inbox-tail.ts";
import { PostgresInbox } from "#subgraphs/kit/files/postgres-inbox.ts";
import { type Inbox, type InboxMessage, InboxUnavailable } from "#subgraphs/kit/files/webhook-inbox.ts";
import { inboxConnection } from "#subgraphs/kit/loading/inbox-connection.ts";
import { hasPostgres, type PostgresServer, startPostgres } from "#test/kit/postgres-server.ts";

if (!hasPostgres) console.warn("skipped: no postgresql here; scripts/install-servers.sh installs it");

const messageOf = (family: string, id: string, at: number, ...marks: string[]): InboxMessage => ({
  family,
  id,
  at,
  marks,
  body: { said: id, text: "\u0000 ünïcode" },
});

const idsOf = async (inbox: Inbox, family: string, ...marks: string[][]) =>
  (await inbox.list({ family, marks }, 10)).map(({ id }) => id);

describe.skipIf(!hasPostgres)("An inbox in PostgreSQL", () => {
  let server: PostgresServer;
  const causes: unknown[] = [];
  let a: PostgresInbox;
  let b: PostgresInbox;

  beforeAll(() => {
    server = startPostgres();
    a = new PostgresInbox({ url: server.url, days: 10, onTrouble: (cause) => causes.push(cause) });
    b = new PostgresInbox({ url: server.url });
  });
  afterAll(async () => {
    await Promise.all([a.close(), b.close()]);
    server[Symbol.dispose]();
  });

  it("Two gateways that store the same messages at once store each once, and both read all", async () => {
    const stored = await Promise.all(
      [a, b].flatMap((inbox) => Array.from({ length: 20 }, (_, i) => inbox.put(messageOf("f", `${i}`, i)))),
    );
    expect(stored.filter(Boolean)).toHaveLength(20);
    expect([await a.count({ family: "f", marks: [] }), await b.count({ family: "f", marks: [] })]).toEqual([
      20, 20,
    ]);
    const [newest] = await b.list({ family: "f", marks: [] }, 1);
    expect(newest).toMatchObject({ id: "19", at: 19, body: { said: "19", text: "\u0000 ünïcode" } });
  });

  it("Messages are found by marks and time, and pages do not move when a message comes", async () => {
    await a.put(messageOf("g", "late", 30, "e:1", "k:x"));
    await a.put(messageOf("g", "early", 10, "e:1", "k:y", "k:y"));
    await a.put(messageOf("g", "middle", 20, "e:2", "k:x"));
    expect(await idsOf(b, "g", ["e:1"], ["k:x", "k:z"])).toEqual(["late"]);
    expect(await idsOf(b, "g", ["k:' OR 1=1 --?"])).toEqual([]);
    expect(await b.count({ family: "g", marks: [], since: 10, until: 30 })).toBe(2);
    const filter = { family: "g", marks: [] };
    const first = await inboxConnection(b, filter, { first: 1 });
    await a.put(messageOf("g", "new", 99));
    const rest = await inboxConnection(b, filter, { first: 3, after: first.pageInfo.endCursor });
    expect(rest.nodes.map(({ id }) => id)).toEqual(["middle", "early"]);
  });

  it("Numbers of messages have no gap where two gateways store them, and what one stores the other follows", async () => {
    const tail = new InboxTail(b, { read: ({ body }) => (body as { said: string }).said, lookMs: 50 });
    const begin = await tail.begin();
    expect(begin.seq).toBe((await a.bounds())?.last ?? 0);
    const ids = Array.from({ length: 30 }, (_, i) => `n${i}`);
    await Promise.all([a, b].flatMap((inbox) => ids.map((id) => inbox.put(messageOf("n", id, 1, "m:1")))));
    const followed: string[] = [];
    const seen: number[] = [];
    for await (const { seq, message } of tail.follow(begin, new AbortController().signal)) {
      followed.push(message);
      seen.push(seq);
      if (followed.length === ids.length) break;
    }
    expect([...followed].sort()).toEqual([...ids].sort());
    expect(seen).toEqual(ids.map((_, i) => begin.seq + 1 + i));
    expect(await a.identity()).toBe(await b.identity());
    expect(await b.find("n", "n7")).toMatchObject({ id: "n7", body: { said: "n7" } });
    expect(await b.find("n", "nowhere")).toBeUndefined();
  });

  it("Old messages are deleted while further ones are stored, but the newest stays", async () => {
    await b.put(messageOf("o", "newest", 1, "m:1"));
    const client = new Client({ connectionString: server.url });
    await client.connect();
    await client.query("UPDATE messages SET received = $1", [Date.now() - 11 * 86_400_000]);
    await client.end();
    const cleaning = new PostgresInbox({ url: server.url, days: 10 });
    expect(await cleaning.put(messageOf("o", "newest", 1))).toBe(false);
    await expect.poll(() => b.count({ family: "n", marks: [] })).toBe(0);
    await cleaning.close();
    expect(await idsOf(b, "o")).toEqual(["newest"]);
  });

  it("A database that is away is reported once, refuses messages, and is used again once it is back", async () => {
    server.stop();
    await expect(a.put(messageOf("h", "lost", 1))).rejects.toThrow(InboxUnavailable);
    await expect(a.list({ family: "h", marks: [] }, 1)).rejects.toThrow(InboxUnavailable);
    expect([a.isReady, causes.length]).toEqual([false, 1]);
    server.start();
    expect(await a.put(messageOf("h", "lost", 1))).toBe(true);
    expect([a.isReady, await idsOf(b, "h")]).toEqual([true, ["lost"]]);
  });
});
