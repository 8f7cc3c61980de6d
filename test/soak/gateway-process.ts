/** The gateway in a separate process, which reports its state on request. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { readGatewayConfig } from "#gateway/read-config.ts";
import { openGateway } from "#gateway/serve.ts";
import { portOf } from "#platform/http/http-server.ts";
import { createLog } from "#platform/http/log.ts";

export interface Vitals {
  /** After a collection of garbage, MB. */
  readonly rss: number;
  readonly heap: number;
  /** Open handles by their kind, as Node names them. */
  readonly sockets: number;
  readonly timers: number;
  readonly unhandled: number;
  /** Longest task of the event loop since the last report, ms, without requested garbage collections. */
  readonly longestTurnMs: number;
  /** The most that the process worked between two looks at the clock, ms: on a busy machine a turn waits for others, too. */
  readonly busiestTurnMs: number;
  /** CPU time of the process since the last reading, ms. */
  readonly cpuMs: number;
}

const MB = 1024 * 1024;
/** Interval of the readings, ms. */
const LOOK_MS = 10;
let unhandled = 0;
process.on("unhandledRejection", () => {
  unhandled += 1;
});
process.on("disconnect", () => process.exit(0));

const { app } = await openGateway(readGatewayConfig(process.env), createLog("info"));
await app.listen({ port: 0, host: "127.0.0.1" });
process.send?.({ port: portOf(app) });
const turns = monitorEventLoopDelay({ resolution: 10 });
turns.enable();
const worked = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
};
let atLook = process.cpuUsage();
let atVitals = atLook;
let busiestTurnMs = 0;
setInterval(() => {
  busiestTurnMs = Math.max(busiestTurnMs, worked(atLook));
  atLook = process.cpuUsage();
}, LOOK_MS).unref();
process.on("message", () => {
  const longestTurnMs = turns.max / 1_000_000;
  const cpuMs = worked(atVitals);
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const handles = process.getActiveResourcesInfo();
  const count = (kind: RegExp) => handles.filter((name) => kind.test(name)).length;
  const vitals: Vitals = {
    rss: rss / MB,
    heap: heapUsed / MB,
    sockets: count(/^TCP(Socket)?Wrap$/),
    timers: count(/^Timeout$/),
    unhandled,
    longestTurnMs,
    busiestTurnMs,
    cpuMs,
  };
  process.send?.(vitals);
  setImmediate(() => {
    turns.reset();
    atVitals = process.cpuUsage();
    atLook = atVitals;
    busiestTurnMs = 0;
  });
});
