/** Queue of places: order of callers, and callers that leave. */
import { expect, it } from "vitest";
import { PlaceQueue } from "#platform/http/place-queue.ts";
import type { Release } from "#platform/http/places.ts";

const never = () => new AbortController().signal;

it("free places go to the callers in turn, however many requests of one caller wait", async () => {
  const queue = new PlaceQueue(1);
  const first = await queue.acquire("a", never());
  const order: string[] = [];
  const all = ["a", "a", "a", "b", "c", "b"].map(async (caller, index) => {
    const release = await queue.acquire(caller, never());
    order.push(`${caller}${index}`);
    release?.();
  });
  expect(queue.waiting).toBe(6);
  first?.();
  await Promise.all(all);
  expect(order).toEqual(["a0", "b3", "c4", "a1", "b5", "a2"]);
  expect(queue.waiting).toBe(0);
});

it("a caller with many places gets no further one while another waits, and later all places are used", async () => {
  const queue = new PlaceQueue(8);
  const taken: Release[] = [];
  const counts = { busy: 0, other: 0 };
  const take = (caller: keyof typeof counts) =>
    queue.acquire(caller, never()).then((release) => {
      counts[caller]++;
      if (release) taken.push(release);
    });
  for (let i = 0; i < 20; i++) void take("busy");
  await Promise.resolve();
  expect(counts.busy).toBe(6);
  await take("other");
  while (taken.length > 0) {
    taken.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  }
  expect([counts, queue.waiting]).toEqual([{ busy: 20, other: 1 }, 0]);
});

it("a caller that no longer waits takes no place", async () => {
  const queue = new PlaceQueue(1);
  const first = await queue.acquire("a", never());
  const abort = new AbortController();
  const left = queue.acquire("b", abort.signal);
  const stays = queue.acquire("c", never());
  abort.abort();
  expect(await left).toBeUndefined();
  expect(await queue.acquire("d", abort.signal)).toBeUndefined();
  first?.();
  expect(await stays).toBeDefined();
});
