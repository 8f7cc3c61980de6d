/** Preloaded into a measured process: reports the delays of its event loop by message. */
import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 1;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

/** Delays of timers since the last reading, ms. */
export interface Stalls {
  readonly p999: number;
  readonly longest: number;
}

process.on("message", (message) => {
  if (message !== "stalls") return;
  const beyond = (ns: number) => Math.max(0, ns / 1e6 - RESOLUTION_MS);
  process.send?.({ p999: beyond(delay.percentile(99.9)), longest: beyond(delay.max) } satisfies Stalls);
  delay.reset();
});
// The open channel must not keep the process alive.
process.channel?.unref();
