/** Preloaded into a measured process: counts bytes and promises when its parent requests it. */
import { createHook } from "node:async_hooks";
import { PerformanceObserver } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

/** Counters of the process. */
export interface Counters {
  /** Bytes on the heap. */
  readonly heap: number;
  /** Collections since the last `collect`. */
  readonly collections: number;
  /** Promises made since `countPromises`. */
  readonly promises: number;
}
export type ProbeRequest = "collect" | "read" | "countPromises";

let collections = 0;
let promises = 0;
new PerformanceObserver((list) => {
  collections += list.getEntries().length;
}).observe({ entryTypes: ["gc"] });

/** Time until the observer has reported earlier collections, ms. */
const OBSERVER_MS = 20;

async function answer(request: ProbeRequest): Promise<Counters> {
  if (request === "countPromises")
    createHook({
      init(_, type) {
        if (type === "PROMISE") promises++;
      },
    }).enable();
  if (request === "collect") {
    globalThis.gc?.();
    globalThis.gc?.();
    await pause(OBSERVER_MS);
    collections = 0;
  }
  const { heapUsed: heap } = process.memoryUsage();
  await pause(OBSERVER_MS);
  return { heap, collections, promises };
}

process.on("message", (request: ProbeRequest) => {
  void answer(request).then((counters) => process.send?.(counters));
});
