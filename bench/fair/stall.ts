/** Loaded into a process that is measured: how long its event loop was held up, told by message. */
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
// The bench ends the process; a channel alone would keep it.
process.channel?.unref();
