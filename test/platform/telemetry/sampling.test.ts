/** Sampling of requests, and the relation of our traces to the caller's. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readGatewayConfig } from "#gateway/read-config.ts";
import type { Environment } from "#platform/config/setting.ts";
import { openTelemetry } from "#platform/telemetry/telemetry.ts";
import { settings } from "#test/kit/settings.ts";
import { type Collector, callerTrace, startCollector } from "./collector.ts";

let collector: Collector;
beforeAll(async () => {
  collector = await startCollector();
});
afterAll(() => collector[Symbol.asyncDispose]());

/** Spans of one request with these settings, after the end of the process. */
async function spansOf(env: Record<string, string | undefined>, traceparent?: string) {
  const { telemetry: asked } = readGatewayConfig({ ...collector.environment, ...env });
  const telemetry = await openTelemetry(asked, "tributary");
  collector.listener.heard.length = 0;
  telemetry?.request("POST", "/graphql", { ...(traceparent && { traceparent }) }).ended(200);
  await telemetry?.close();
  return collector.spans();
}

describe("a request", () => {
  it.each([
    ["always_on", undefined, false, 1],
    ["always_off", undefined, true, 0],
    ["traceidratio", 0, true, 0],
    ["traceidratio", 1, false, 1],
    ["parentbased_always_on", undefined, false, 0],
    ["parentbased_always_off", undefined, true, 1],
    ["parentbased_traceidratio", 0, true, 1],
  ])(
    "is traced by %s (%s), for a caller whose trace is recorded: %s, %i times",
    async (sampler, share, recorded, times) => {
      const sampled = settings({ telemetry: { traces: { sampler, ratio: share } } });
      expect(await spansOf(sampled, callerTrace(recorded).traceparent)).toHaveLength(times);
    },
  );

  it("without a caller's trace is sampled independently", async () => {
    expect(await spansOf({})).toHaveLength(1);
    expect(
      await spansOf(settings({ telemetry: { traces: { sampler: "parentbased_always_off" } } })),
    ).toHaveLength(0);
  });

  it("is only linked to its caller's trace if callers must not decide on sampling", async () => {
    const { traceId, spanId, traceparent } = callerTrace(false);
    const [span] = await spansOf(settings({ telemetry: { traces: { parent: "link" } } }), traceparent);
    expect(span?.traceId).not.toBe(traceId);
    expect(span?.parentSpanId).toBeUndefined();
    expect(span?.links).toEqual([{ traceId, spanId }]);
  });

  it("is sent with the process's name, the configured resource attributes, and the headers for the collector", async () => {
    const [span] = await spansOf({
      OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
      ...settings({
        telemetry: {
          traces: {
            url: `${collector.listener.url}/elsewhere`,
            resource: { "deployment.environment.name": "staging" },
          },
        },
      }),
      OTEL_EXPORTER_OTLP_HEADERS: "x-key=a%20key",
      OTEL_SERVICE_NAME: "named",
    });
    expect(span?.service).toBe("named");
    const [heard] = collector.listener.heard;
    expect(heard).toMatchObject({
      path: "/elsewhere",
      headers: { "x-key": "a key", "content-type": "application/json" },
    });
    expect(heard?.text).toContain('{"stringValue":"staging"}');
  });

  it("is not delayed by a collector that is not reachable", async () => {
    expect(await spansOf({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" })).toEqual([]);
  });
});

describe("a setting", () => {
  const read = (env: Environment) => () => readGatewayConfig(env);

  it("that cannot be used is reported at the start", () => {
    expect(read(settings({ telemetry: { traces: { sampler: "sometimes" } } }))).toThrow(
      /telemetry\.traces\.sampler must be one of/,
    );
    expect(read(settings({ telemetry: { traces: { ratio: 2 } } }))).toThrow(
      /telemetry\.traces\.ratio must be a number from 0 to 1/,
    );
    expect(read({ OTEL_EXPORTER_OTLP_HEADERS: "nonsense" })).toThrow(
      /OTEL_EXPORTER_OTLP_HEADERS must be pairs/,
    );
    expect(read(settings({ telemetry: { traces: { families: ["banking", "bank"] } } }))).toThrow(
      /telemetry\.traces\.families names no family/,
    );
  });

  it("is absent by default", () => {
    expect(read({})().telemetry).toEqual({ traces: undefined, metrics: undefined });
  });
});
