import { connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RedisClient } from "#platform/shared/redis/redis-client.ts";
import { RedisShared } from "#platform/shared/redis/redis-shared.ts";
import { type Lane, SharedAway, type SharedLimit } from "#platform/shared/shared.ts";
import { FileLinks } from "#subgraphs/kit/files/file-links.ts";
import { monotonicClock } from "#subgraphs/kit/rest/clock.ts";
import { SharedWindow } from "#subgraphs/kit/rest/rates/shared-window.ts";
import { hasRedis, type RedisServer, startRedis } from "#test/kit/redis-server.ts";
import { RateCounter } from "./rate-counter.ts";

if (!hasRedis) console.warn("skipped: no redis-server here; scripts/install-servers.sh installs it");

const limitOf = (key: string, given: Partial<SharedLimit> = {}): SharedLimit => ({
  key,
  calls: 8,
  perMs: 300,
  interactiveShare: 2,
  leaseMs: 600,
  ...given,
});

/** Waits until a condition holds. Otherwise the time limit of the test ends the wait. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(10);
}

const openWindow = (shared: RedisShared, key: string) =>
  new SharedWindow({
    shared,
    limit: { calls: 8, perMs: 60_000, per: "account" },
    key,
    longestMs: { interactive: 1_000, patient: 1_000 },
    clock: monotonicClock,
  });

/** The operations that both counters have. */
interface Counter {
  reserve(limit: SharedLimit, id: string, lane: Lane, waiting?: number): Promise<number>;
  end(limit: SharedLimit, id: string, lane: Lane, sent: boolean): Promise<void>;
  used(limit: SharedLimit): Promise<number>;
}

const inProcess = (): Counter => {
  const counter = new RateCounter();
  return {
    reserve: async (limit, id, lane, waiting = 0) =>
      counter.reserve(limit, { id, lane }, waiting, "p").waitMs,
    end: async (limit, id, lane, sent) => counter.end(limit, { id, lane }, sent),
    used: async (limit) => counter.read(limit).used,
  };
};

const inRedis = ({ rates }: RedisShared): Counter => ({
  reserve: async (limit, id, lane, waiting = 0) =>
    (await rates.reserve(limit, { id, lane }, waiting))?.waitMs ?? Number.NaN,
  async end(limit, id, lane, sent) {
    rates.end(limit, { id, lane }, sent);
    await rates.read(limit); // commands of a connection are carried out in their order
  },
  used: async (limit) => (await rates.read(limit))?.used ?? Number.NaN,
});

/** A relay to Redis that can drop all packets of its connections, as after a power failure. */
async function startRelay(port: number) {
  const sockets: Socket[] = [];
  const relay = createServer((client) => {
    const to = connect(port, "127.0.0.1");
    client.pipe(to).pipe(client);
    for (const socket of [client, to]) socket.on("error", () => undefined);
    sockets.push(client);
  });
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  const address = relay.address();
  return {
    url: `redis://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    connections: () => sockets.length,
    /** Open connections transfer no more data. */
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => relay.close(resolve));
    },
  };
}

describe.skipIf(!hasRedis)("Redis as the store of several gateways", () => {
  let server: RedisServer;
  let a: RedisShared;
  let b: RedisShared;
  const changes: boolean[] = [];

  beforeAll(async () => {
    server = await startRedis();
    const onChange = (isConnected: boolean) => changes.push(isConnected);
    [a, b] = await Promise.all([
      RedisShared.open({ url: server.url, role: "gateway", onChange }),
      RedisShared.open({ url: server.url, role: "gateway" }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([a.close(), b.close()]);
    await server[Symbol.asyncDispose]();
  });

  it.each([
    ["Redis", () => inRedis(a)],
    ["the model", inProcess],
  ])(
    "A call is counted until its time window after its end has passed, as %s counts it",
    async (name, open) => {
      const counter = open();
      const limit = limitOf(`ends-${name}`, { leaseMs: 1_200 });
      for (let i = 0; i < 8; i++) expect(await counter.reserve(limit, `i${i}`, "interactive")).toBe(0);
      // A repeated reservation gets its place once.
      expect([await counter.reserve(limit, "i0", "interactive"), await counter.used(limit)]).toEqual([0, 8]);
      expect(await counter.reserve(limit, "more", "interactive")).toBe(300);
      await counter.end(limit, "i0", "interactive", true);
      await counter.end(limit, "i1", "interactive", false);
      expect(await counter.used(limit)).toBe(7);
      expect(await counter.reserve(limit, "free", "interactive")).toBe(0);
      const waitMs = await counter.reserve(limit, "more", "interactive");
      expect(waitMs).toBeGreaterThan(0);
      expect(waitMs).toBeLessThanOrEqual(301);
      const used: number[] = [];
      await until(async () => {
        const now = await counter.used(limit);
        if (used.at(-1) !== now) used.push(now);
        return now === 0;
      });
      // `i0` ends first. Places of a process that may have died are reserved until their lease ends.
      expect(used.slice(0, 2)).toEqual([8, 7]);
    },
  );

  it.each([
    ["Redis", () => inRedis(a)],
    ["the model", inProcess],
  ])(
    "Callers that can wait leave a share of the rate to those that cannot, as %s counts it",
    async (name, open) => {
      const counter = open();
      const limit = limitOf(`lanes-${name}`, { perMs: 5_000, leaseMs: 6_000 });
      for (let i = 0; i < 6; i++) expect(await counter.reserve(limit, `p${i}`, "patient")).toBe(0);
      expect(await counter.reserve(limit, "p6", "patient", 1)).toBe(5_000);
      // While a caller waits, callers that cannot wait get their share only.
      expect(await counter.reserve(limit, "i0", "interactive")).toBe(0);
      await counter.end(limit, "p0", "patient", false);
      expect(await counter.reserve(limit, "i1", "interactive")).toBe(0);
      expect(await counter.reserve(limit, "i2", "interactive")).toBeGreaterThan(0);
      expect(await counter.reserve(limit, "p7", "patient", 1)).toBe(0);
    },
  );

  it("Two processes with simultaneous reservations never exceed the documented calls", async () => {
    const limit = limitOf("both", { calls: 120, perMs: 60_000, leaseMs: 60_000, interactiveShare: 30 });
    const asked = [a, b].flatMap((shared, who) =>
      Array.from({ length: 250 }, (_, i) =>
        shared.rates.reserve(limit, { id: `${who}-${i}`, lane: "interactive" }, 0),
      ),
    );
    const granted = (await Promise.all(asked)).filter((answer) => answer?.waitMs === 0);
    expect(granted).toHaveLength(120);
  });

  it("One of many uses of a link at two processes is allowed, and an announcement reaches the other process only", async () => {
    const uses = await Promise.all(
      Array.from({ length: 1_000 }, (_, i) => (i % 2 ? a : b).takeOnce("link", 60_000)),
    );
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect([await a.isUsed("link"), await b.isUsed("other")]).toEqual([true, false]);
    await b.giveBack("link");
    expect([await a.isUsed("link"), await a.takeOnce("link", 60_000)]).toEqual([false, true]);
    const heard: unknown[] = [];
    a.listen("topic", (announcement) => heard.push("a", announcement));
    b.listen("topic", (announcement) => heard.push("b", announcement));
    a.announce("topic", { key: "k" });
    await until(() => heard.length > 0);
    expect(heard).toEqual(["b", { key: "k" }]);
  });

  it("A message on the channel with an unknown form is ignored", async () => {
    const heard: unknown[] = [];
    const client = new RedisClient(server.url);
    client.connect();
    await until(() => client.isReady);
    b.listen("after", (announcement) => heard.push(announcement));
    for (const text of ["{", "null", "[]", '{"topic":"after"}', '{"topic":"after","announcement":[]}'])
      await client.send("PUBLISH", "tributary:announcements", text);
    a.announce("after", { key: "k" });
    await until(() => heard.length > 0);
    expect(heard).toEqual([{ key: "k" }]);
    client.close();
  });

  it("A user of Redis without access to the channel is reported with that reason, and works once allowed", async () => {
    const client = new RedisClient(server.url);
    client.connect();
    await until(() => client.isReady);
    await client.send(..."ACL SETUSER partial on >secret ~tributary:* resetchannels +@all".split(" "));
    const said: unknown[] = [];
    const opening = RedisShared.open({
      url: server.url.replace("//", "//partial:secret@"),
      role: "partial",
      onChange: (isConnected, reason) => said.push([isConnected, reason]),
    });
    await until(() => said.length > 0);
    expect(said).toEqual([[false, "NOPERM (SUBSCRIBE)"]]);
    await client.send(..."ACL SETUSER partial &tributary:announcements".split(" "));
    const shared = await opening;
    await until(() => shared.isConnected);
    await shared.close();
    client.close();
  });

  it("A slow answer does not count as a lost connection, and the calls are reserved once more", async () => {
    const window = openWindow(a, "slow");
    expect(await window.tryAcquire(false)).not.toBeTypeOf("number");
    changes.length = 0;
    const goOn = server.freeze();
    const asked = Array.from({ length: 12 }, () => window.tryAcquire(false));
    expect(await a.rates.read(limitOf("slow"))).toBeUndefined();
    expect([a.isConnected, changes]).toEqual([true, []]);
    goOn();
    const taken = (await Promise.all(asked)).filter((place) => typeof place !== "number");
    expect(taken).toHaveLength(7);
    expect(changes).toEqual([]);
  });

  it("A process whose event loop was blocked for 6 s does not report a lost connection", async () => {
    const beats: number[] = [];
    const end = a.onBeat(() => void beats.push(performance.now()));
    await a.takeOnce("used before", 60_000);
    await until(() => beats.length > 0);
    changes.length = 0;
    const asked = a.isUsed("used before");
    const until6s = performance.now() + 6_000;
    while (performance.now() < until6s);
    expect(await asked).toBe(true);
    await until(() => beats.length > 2);
    end();
    expect([a.isConnected, changes]).toEqual([true, []]);
  });

  it("A silent connection is replaced, and announcements arrive again", async () => {
    await using far = await startRelay(Number(new URL(server.url).port));
    const said: boolean[] = [];
    const shared = await RedisShared.open({
      url: far.url,
      role: "far",
      onChange: (isConnected) => said.push(isConnected),
    });
    const heard: unknown[] = [];
    shared.listen("far", (announcement) => heard.push(announcement));
    far.silence();
    await until(() => said.length > 1);
    expect(said).toEqual([false, true]);
    expect(far.connections()).toBe(2);
    a.announce("far", { key: "k" });
    await until(() => heard.length > 0);
    await shared.close();
  });

  it("A persisted query that one process stores is found by another, unless it is too large", async () => {
    await a.queries.set("apq:1", "{ viewer { id } }");
    await a.queries.set("apq:2", "x".repeat(70_000));
    expect(await b.queries.get("apq:1")).toBe("{ viewer { id } }");
    expect(await b.queries.get("apq:2")).toBeUndefined();
  });

  it("A process is counted from its start until it closes", async () => {
    const c = await RedisShared.open({ url: server.url, role: "gateway" });
    await until(() => a.processes === 3 && c.processes === 3);
    await c.close();
    await until(() => a.processes === 2);
  });

  it("Without Redis each process uses its share of the rate and refuses links; afterwards all calls count", async () => {
    await until(() => a.processes === 2 && b.processes === 2);
    const [one, two] = [openWindow(a, "away"), openWindow(b, "away")];
    const call = async (window: SharedWindow) => {
      const taken = await window.tryAcquire(false);
      if (typeof taken !== "number") taken.release(true);
      return typeof taken !== "number";
    };
    const callsOf = async (window: SharedWindow, tries: number) => {
      let made = 0;
      for (let i = 0; i < tries; i++) if (await call(window)) made++;
      return made;
    };
    expect(await callsOf(one, 2)).toBe(2);
    const beats: string[] = [];
    b.onBeat(() => beats.push("b"));
    await until(() => beats.length > 1); // the other process counts the two calls
    const links = [a, b].map((shared) => new FileLinks([Buffer.alloc(32, 7)], "", shared));
    const upload = { family: "sample", place: "https://files.example/x", headers: {}, maxBytes: 5 };
    const token = (await links[0]?.uploadLink(upload))?.url.replace("/files/", "") ?? "";
    expect(await (await links[0]?.open("upload", token))?.use()).toBe(true);
    await server.kill();
    await until(() => !a.isConnected && !b.isConnected);
    await expect(a.takeOnce("later", 60_000)).rejects.toThrow(SharedAway);
    // Six calls are left for two processes.
    expect([await callsOf(one, 5), await callsOf(two, 5)]).toEqual([3, 3]);
    await server.start();
    await until(() => a.isConnected && b.isConnected);
    const limit = limitOf("away", { perMs: 60_000 });
    await until(async () => (await a.rates.read(limit))?.used === 8);
    expect([await call(one), await call(two), one.state().remaining]).toEqual([false, false, 0]);
    expect(await a.takeOnce("later", 60_000)).toBe(true);
    // Redis has lost the used link, and got it again.
    await until(async () => (await links[1]?.open("upload", token)) === undefined);
    expect(changes).toEqual([false, true]);
  });
});
