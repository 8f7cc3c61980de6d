/** The probes of orchestrators, and their answers during a shutdown. */
import { describe, expect, it } from "vitest";
import { createServer } from "#platform/http/http-server.ts";
import { shutDown } from "#platform/http/lifecycle.ts";
import { createLog } from "#platform/http/log.ts";
import { type ProbeOptions, serveProbes } from "#platform/http/probes.ts";
import { metricsReader } from "#platform/telemetry/serve-metrics.ts";

function open(options: Partial<ProbeOptions> = {}) {
  const app = createServer({ bodyBytes: 1_024 });
  serveProbes(app, {
    readiness: () => ({ ready: true, details: { families: { banking: "open" } } }),
    mayReadDetails: () => false,
    ...options,
  });
  const get = async (url: string, headers = {}) => {
    const response = await app.inject({ url, headers });
    return [response.statusCode, response.json()];
  };
  return { app, get };
}

describe("the probes", () => {
  it("report that the process lives and is ready, without naming a family", async () => {
    const { get } = open();
    expect(await get("/livez")).toEqual([200, { status: "ok" }]);
    expect(await get("/healthz")).toEqual([200, { status: "ok" }]);
    expect(await get("/readyz")).toEqual([200, { status: "ready" }]);
  });

  it("answer 503 as long as the process is not ready", async () => {
    let ready = false;
    const { get } = open({ readiness: () => ({ ready, details: { families: {} } }) });
    expect(await get("/readyz")).toEqual([503, { status: "unavailable" }]);
    expect(await get("/livez")).toEqual([200, { status: "ok" }]);
    ready = true;
    expect(await get("/readyz")).toEqual([200, { status: "ready" }]);
  });

  it("return details only to callers with the token of the metrics", async () => {
    const settings = { port: undefined, host: "127.0.0.1", token: ["a-token-for-metrics"] } as const;
    const { get } = open({ mayReadDetails: metricsReader(settings, true) });
    expect(await get("/readyz")).toEqual([200, { status: "ready" }]);
    expect(await get("/readyz", { authorization: "Bearer wrong" })).toEqual([200, { status: "ready" }]);
    expect(await get("/readyz", { authorization: "Bearer a-token-for-metrics" })).toEqual([
      200,
      { status: "ready", families: { banking: "open" } },
    ]);
  });

  it("report that the process stops before the listener is closed", async () => {
    const { app, get } = open();
    let closed = false;
    const ended = shutDown(app, { delayMs: 200, limitMs: 1_000 }, createLog("silent"), async () => {
      closed = true;
    });
    expect(await get("/readyz")).toEqual([503, { status: "stopping" }]);
    expect(await get("/livez")).toEqual([200, { status: "ok" }]);
    expect(closed).toBe(false);
    await ended;
    expect(closed).toBe(true);
  });
});
