/** What workers share, with the store of their primary process at the other end of the channel. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Announcement, BEAT_MS, SharedAway, type SharedLimit } from "#platform/shared/shared.ts";
import { PrimaryStore } from "#platform/shared/workers/primary-store.ts";
import { WorkerShared } from "#platform/shared/workers/worker-shared.ts";
import { channelEnds } from "./ports.ts";

const limit: SharedLimit = { key: "catalog", calls: 4, perMs: 60_000, interactiveShare: 1, leaseMs: 60_000 };
const place = (id: string) => ({ id, lane: "interactive" as const });

function workers(count: number) {
  const store = new PrimaryStore();
  return Array.from({ length: count }, (_, i) => {
    const ends = channelEnds();
    const left = store.add(ends.primary, String(i));
    return { shared: new WorkerShared(ends.worker, count), ...ends, left };
  });
}

describe("Workers", () => {
  const opened: WorkerShared[] = [];
  const open = (count: number) => {
    const all = workers(count);
    opened.push(...all.map(({ shared }) => shared));
    return all as [(typeof all)[0], (typeof all)[0]];
  };
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(opened.splice(0).map((shared) => shared.close()));
  });

  it("count the calls of a rate together", async () => {
    const [a, b] = open(2);
    for (const [shared, id] of [
      [a.shared, "1"],
      [b.shared, "2"],
      [a.shared, "3"],
      [b.shared, "4"],
    ] as const)
      expect(await shared.rates.reserve(limit, place(id), 0)).toMatchObject({ waitMs: 0 });
    expect((await a.shared.rates.reserve(limit, place("5"), 0))?.waitMs).toBeGreaterThan(0);
    // A call that was not sent gives its place back.
    b.shared.rates.end(limit, place("4"), false);
    await expect.poll(async () => (await a.shared.rates.read(limit))?.used).toBe(3);
    expect(await a.shared.rates.reserve(limit, place("5"), 0)).toMatchObject({ waitMs: 0, used: 4 });
  });

  it("keep the places of a worker that was killed, because its calls may have reached the family", async () => {
    const [a, b] = open(2);
    for (const id of ["1", "2", "3", "4"]) await a.shared.rates.reserve(limit, place(id), 0);
    a.left();
    expect(await b.shared.rates.read(limit)).toMatchObject({ used: 4 });
  });

  it("use a link once, whichever is first", async () => {
    const [a, b] = open(2);
    expect(await b.shared.isUsed("link")).toBe(false);
    const uses = await Promise.all([a.shared.takeOnce("link", 1_000), b.shared.takeOnce("link", 1_000)]);
    expect(uses.toSorted()).toEqual([false, true]);
    expect(await b.shared.isUsed("link")).toBe(true);
  });

  it("take an id again where its taker asks again, also after its worker has ended", async () => {
    const [a, b] = open(2);
    expect(await a.shared.takeOnce("time", 1_000, "me")).toBe(true);
    a.left();
    expect(await b.shared.takeOnce("time", 1_000, "you")).toBe(false);
    expect(await b.shared.takeOnce("time", 1_000, "me")).toBe(true);
    expect(await b.shared.takeOnce("time", 1_000)).toBe(false);
  });

  it("hear what the others announce by topic, not what they announce themselves, until they stop", async () => {
    const [a, b] = open(2);
    const heard: [string, Announcement][] = [];
    a.shared.listen("people", (said) => heard.push(["a", said]));
    const end = b.shared.listen("people", (said) => heard.push(["b", said]));
    a.shared.announce("other topic", { n: 0 });
    a.shared.announce("people", { n: 1 });
    await expect.poll(() => heard).toEqual([["b", { n: 1 }]]);
    end();
    a.shared.announce("people", { n: 2 });
    b.shared.announce("people", { n: 3 });
    await expect.poll(() => heard.length).toBe(2);
    expect(heard[1]).toEqual(["a", { n: 3 }]);
  });

  it("find persisted queries of each other, up to a size", async () => {
    const [a, b] = open(2);
    await a.shared.queries.set("k", "{ __typename }");
    await a.shared.queries.set("large", "x".repeat(65_537));
    await expect.poll(() => b.shared.queries.get("k")).toBe("{ __typename }");
    expect(await b.shared.queries.get("large")).toBeUndefined();
    expect(await b.shared.queries.get("unknown")).toBeUndefined();
  });

  it("without their primary process use no link, and know no rate", async () => {
    const [a] = open(1);
    a.disconnect();
    await expect(a.shared.takeOnce("link", 1_000)).rejects.toBeInstanceOf(SharedAway);
    await expect(a.shared.isUsed("link")).rejects.toBeInstanceOf(SharedAway);
    expect(await a.shared.rates.reserve(limit, place("1"), 0)).toBeUndefined();
    expect(await a.shared.rates.read(limit)).toBeUndefined();
    expect(await a.shared.queries.get("k")).toBeUndefined();
  });

  it("beat every second until they are closed", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const [a] = open(1);
    let beats = 0;
    const end = a.shared.onBeat(() => beats++);
    vi.advanceTimersByTime(3 * BEAT_MS);
    expect(beats).toBe(3);
    end();
    vi.advanceTimersByTime(BEAT_MS);
    expect(beats).toBe(3);
    a.shared.onBeat(() => beats++);
    await a.shared.close();
    vi.advanceTimersByTime(BEAT_MS);
    expect(beats).toBe(3);
  });
});
