/** A documented limit of several processes together, with a store that answers late or is unavailable. */
import { describe, expect, it } from "vitest";
import { Callbacks, TopicListeners } from "#platform/shared/listeners.ts";
import { Peers } from "#platform/shared/peers.ts";
import type { Announcement, Reservation, Shared } from "#platform/shared/shared.ts";
import { RateLimiter } from "#subgraphs/kit/rest/rates/rate-limiter.ts";
import { SharedWindow } from "#subgraphs/kit/rest/rates/shared-window.ts";
import type { PreparedRequest } from "#subgraphs/kit/rest/request.ts";
import { testClock } from "#test/kit/test-clock.ts";
import { RateCounter } from "#test/platform/shared/rate-counter.ts";
import { sampleWithRate } from "#test/subgraphs/kit/rest/sample.ts";

const SPAN = 60_000;

/** A store in this process that a test controls. */
function opened() {
  const clock = testClock();
  const counter = new RateCounter(() => clock.now());
  const connection = new Callbacks<boolean>();
  const listeners = new TopicListeners();
  const store = {
    isConnected: true,
    /** Step between the request for a permit and the reply. */
    answer: async (reserved: Reservation): Promise<Reservation | undefined> => reserved,
    announced: [] as Announcement[],
    leave() {
      store.isConnected = false;
      connection.call(false);
    },
  };
  const shared: Shared = {
    rates: {
      reserve: (limit, place, waiting) => store.answer(counter.reserve(limit, place, waiting, "p")),
      end: (limit, place, sent) => counter.end(limit, place, sent),
      read: async (limit) => counter.read(limit),
      restore: async (limit, places) => counter.restore(limit, places),
    },
    queries: undefined,
    get isConnected() {
      return store.isConnected;
    },
    processes: 2,
    takeOnce: async () => true,
    giveBack: async () => undefined,
    isUsed: async () => false,
    announce: (_, announcement) => void store.announced.push(announcement),
    listen: (topic, listener) => listeners.add(topic, listener),
    onConnection: (listener) => connection.add(listener),
    onBeat: () => () => undefined,
    close: async () => undefined,
  };
  const longestMs = { interactive: 1_000, patient: 1_000 };
  return { clock, counter, listeners, longestMs, shared, store };
}

function openedWindow() {
  const { clock, counter, longestMs, shared, store } = opened();
  const limit = { calls: 8, perMs: SPAN, per: "account" } as const;
  const window = new SharedWindow({ shared, limit, key: "k", longestMs, clock });
  const used = () => counter.read({ ...limit, key: "k", interactiveShare: 2, leaseMs: SPAN }).used;
  return { store, used, window };
}

describe("a limit that several processes share", () => {
  it("A permit that was granted too late twice is returned, and the call is refused for a second", async () => {
    const { store, used, window } = openedWindow();
    store.answer = async () => undefined;
    for (let i = 0; i < 20; i++) expect(await window.tryAcquire(false)).toBe(1_000);
    expect(used()).toBe(0);
    store.answer = async (reserved) => reserved;
    for (let i = 0; i < 8; i++) expect(await window.tryAcquire(false)).not.toBeTypeOf("number");
  });

  it("A permit whose first grant came too late is requested once more, and counted once", async () => {
    const { store, used, window } = openedWindow();
    const answers: (Reservation | undefined)[] = [undefined];
    store.answer = async (reserved) => (answers.length > 0 ? answers.shift() : reserved);
    const place = await window.tryAcquire(false);
    expect(place).not.toBeTypeOf("number");
    expect(used()).toBe(1);
  });

  it("Permits granted while the store disconnects are returned, and the process is limited to its share", async () => {
    const { store, used, window } = openedWindow();
    store.answer = async (reserved) => {
      if (store.isConnected) store.leave();
      return reserved;
    };
    const taken = await Promise.all(Array.from({ length: 8 }, () => window.tryAcquire(false)));
    expect(taken.filter((place) => typeof place !== "number")).toHaveLength(4);
    expect(used()).toBe(0);
  });
});

describe("a family that several processes call", () => {
  const openedLimiter = () => {
    const { clock, listeners, longestMs, shared, store } = opened();
    const peers = new Peers(shared, "sample", "http://sample.example");
    const limiter = new RateLimiter(sampleWithRate, { clock, peers, longestMs });
    const prepared: PreparedRequest = {
      operation: sampleWithRate.bound.getThing,
      path: "/",
      headers: {},
      body: undefined,
      key: "",
      credential: "own",
      retryable: true,
    };
    const announce = (announcement: Announcement) => listeners.call(`blocks:${peers.key}`, announcement);
    return { announce, clock, limiter, prepared, store };
  };

  it("A 429 that arrives during the request to the store blocks the call", async () => {
    const { limiter, prepared, store } = openedLimiter();
    store.answer = async (reserved) => {
      limiter.onTooManyRequests(prepared, 5_000, undefined);
      return reserved;
    };
    expect(await limiter.tryAcquire(prepared, false)).toBe(5_000);
  });

  it("A long wait that one process finds to be over is over in the others", async () => {
    const { clock, limiter, prepared, store } = openedLimiter();
    limiter.onTooManyRequests(prepared, 600_000, undefined);
    clock.advance(SPAN);
    expect(await limiter.tryAcquire(prepared, false)).not.toBeTypeOf("number");
    limiter.onAccepted(prepared);
    const over = store.announced[1];
    expect(over).toMatchObject({ over: true });
    const other = openedLimiter();
    other.limiter.onTooManyRequests(prepared, 600_000, undefined);
    other.clock.advance(SPAN);
    expect(await other.limiter.tryAcquire(prepared, true)).toBe(600_000 - SPAN);
    if (over) other.announce(over);
    expect(await other.limiter.tryAcquire(prepared, true)).not.toBeTypeOf("number");
  });
});
