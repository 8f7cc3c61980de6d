import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Places, type Release } from "#platform/http/places.ts";
import { pressureOf } from "#platform/http/pressure.ts";

/** Takes places until one is refused. */
function takeAll(places: Places, caller: string): Release[] {
  const releases: Release[] = [];
  for (let release = places.take(caller); release; release = places.take(caller)) releases.push(release);
  return releases;
}

describe("shared places", () => {
  it("are three quarters for a single caller, and the rest is free for the next one", () => {
    const places = new Places(64);
    expect(takeAll(places, "busy")).toHaveLength(48);
    expect(takeAll(places, "other").length).toBeGreaterThanOrEqual(12);
    expect(places.taken).toBeLessThanOrEqual(64);
  });

  it("go to callers with few of them, once they are free", () => {
    const places = new Places(64);
    const busy = takeAll(places, "busy");
    takeAll(places, "other");
    for (const release of busy.slice(0, 8)) release();
    expect(places.take("busy")).toBeUndefined();
    expect(places.take("third")).toBeDefined();
  });

  it("can be one place only, which is freed once for several releases", () => {
    const places = new Places(1);
    const release = places.take("a");
    expect(places.take("b")).toBeUndefined();
    release?.();
    release?.();
    expect(places.taken).toBe(0);
    expect(places.take("b")).toBeDefined();
  });

  it("are granted to a request larger than all of them only while no other request runs", () => {
    const places = new Places(10);
    const small = places.take("a", 1);
    expect(places.take("b", 50)).toBeUndefined();
    small?.();
    expect(places.take("b", 50)).toBeDefined();
    expect(places.take("a", 1)).toBeUndefined();
  });

  it("never exceed their number, in any order in which callers take and free them", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), fc.boolean()), { maxLength: 200 }),
        (total, steps) => {
          const places = new Places(total);
          const taken: Release[] = [];
          for (const [caller, takes] of steps)
            if (takes) {
              const release = places.take(caller);
              if (release) taken.push(release);
            } else taken.shift()?.();
          expect(places.taken).toBe(taken.length);
          expect(places.taken).toBeLessThanOrEqual(total);
          for (const release of taken) release();
          expect(["a", "b", "c"].map((caller) => places.takenBy(caller))).toEqual([0, 0, 0]);
        },
      ),
    );
  });
});

describe("the pressure on a process", () => {
  it("is of its heap before its event loop, and ignores the event loop if no delay is configured", () => {
    expect(pressureOf({ eventLoopDelay: 5, heapUsed: 50 }, 100, 100)).toBeUndefined();
    expect(pressureOf({ eventLoopDelay: 101, heapUsed: 50 }, 100, 100)).toBe("event loop");
    expect(pressureOf({ eventLoopDelay: 101, heapUsed: 50 }, 0, 100)).toBeUndefined();
    expect(pressureOf({ eventLoopDelay: 101, heapUsed: 90 }, 100, 100)).toBe("heap");
  });
});
