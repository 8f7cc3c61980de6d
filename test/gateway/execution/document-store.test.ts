import { parse } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DocumentStore } from "#gateway/execution/document-store.ts";
import { familiesOf } from "#gateway/gateway.ts";
import { startTributary, type Tributary } from "#test/kit/gateway.ts";

const FAMILY = familiesOf()[0]?.name;

const small = parse("{ a }");
const large = parse(`{ ${"a { b } ".repeat(100)} ...F } fragment F on Query { ${"a ".repeat(100)} }`);

describe("the store of documents", () => {
  it("is bounded by the size of the documents, not by their number", async () => {
    const store = new DocumentStore(10_000_000);
    for (let i = 0; i < 100; i++) await store.set(`small ${i}`, small);
    expect(store.bytes).toBeLessThanOrEqual(10_000_000);
    expect(await store.get("small 0")).toBeUndefined();
    expect(await store.get("small 99")).toBe(small);
    const before = store.bytes;
    for (let i = 0; i < 3; i++) await store.set(`large ${i}`, large);
    expect(store.bytes).toBeLessThanOrEqual(10_000_000);
    expect(before).toBeGreaterThan(9_000_000);
    expect(await store.get("small 40")).toBeUndefined();
    expect(await store.get("large 2")).toBe(large);
  });

  it("drops the least recently used document first, and counts a document once", async () => {
    const store = new DocumentStore(550_000);
    for (const key of ["a", "b", "b", "b"]) await store.set(key, small);
    await store.get("a");
    await store.set("c", small);
    await store.set("d", small);
    expect([await store.get("a"), await store.get("b")]).toEqual([small, undefined]);
    for (const key of ["a", "c", "d", "none"]) await store.delete(key);
    expect(store.bytes).toBe(0);
  });
});

describe("many new documents at once", () => {
  let tributary: Tributary;
  beforeAll(async () => {
    tributary = await startTributary({ gateway: { executor: "compiled" } });
  });
  afterAll(() => tributary.close());

  it("are planned one in a turn of the event loop, so that other operations continue", async () => {
    const { gateway } = tributary;
    const counts = gateway.executorCounts;
    if (!counts) throw new Error("our executor runs the plans");
    let done = false;
    let most = 0;
    const watched = (async () => {
      for (let before = counts.compiled; !done; before = counts.compiled) {
        await new Promise((resolve) => setImmediate(resolve));
        most = Math.max(most, counts.compiled - before);
      }
    })();
    const asked = Array.from({ length: 30 }, (_, i) =>
      gateway.execute({ query: `{ rateLimits { a${i}: ${FAMILY} { throttledUntil } } }` }),
    );
    const answers = await Promise.all(asked);
    done = true;
    await watched;
    expect(answers.map(({ errors }) => errors)).toEqual(answers.map(() => undefined));
    expect(most).toBeLessThanOrEqual(2);
  });
});
