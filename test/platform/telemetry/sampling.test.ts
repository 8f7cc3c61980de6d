/** Which requests are traced, and how a trace of ours stands to its caller's. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readGatewayConfig } from "#gateway/read-config.ts";
import { openTelemetry } from "#platform/telemetry/telemetry.ts";
import { aCaller, type Collector, startCollector } from "./collector.ts";

let collector: Collector;
beforeAll(async () => {
  collector = await startCollector();
});
afterAll(() => collector[Symbol.asyncDispose]());

/** Spans of one request with these settings, as they are sent by the end. */
async function spansOf(settings: Record<string, string | undefined>, traceparent?: string) {
  const { telemetry: asked } = readGatewayConfig({ ...collector.environment, ...settings });
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
    ["traceidratio", "0", true, 0],
    ["traceidratio", "1", false, 1],
    ["parentbased_always_on", undefined, false, 0],
    ["parentbased_always_off", undefined, true, 1],
    ["parentbased_traceidratio", "0", true, 1],
  ])(
    "is traced by %s (%s) of a caller's whose trace is recorded: %s, %i times",
    async (sampler, share, recorded, times) => {
      const sampled = { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share };
      expect(await spansOf(sampled, aCaller(recorded).traceparent)).toHaveLength(times);
    },
  );

  it("of nobody's trace is sampled by itself", async () => {
    expect(await spansOf({})).toHaveLength(1);
    expect(await spansOf({ OTEL_TRACES_SAMPLER: "parentbased_always_off" })).toHaveLength(0);
  });

  it("is only linked to its caller's trace where callers shall not decide what is traced", async () => {
    const { traceId, spanId, traceparent } = aCaller(false);
    const [span] = await spansOf({ TRACE_PARENT: "link" }, traceparent);
    expect(span?.traceId).not.toBe(traceId);
    expect(span?.parentSpanId).toBeUndefined();
    expect(span?.links).toEqual([{ traceId, spanId }]);
  });

  it("is sent under the process's name, with what is said of it and shown to the collector", async () => {
    const [span] = await spansOf({
      OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.listener.url}/elsewhere`,
      OTEL_EXPORTER_OTLP_HEADERS: "x-key=a%20key",
      OTEL_SERVICE_NAME: "named",
      OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=staging",
    });
    expect(span?.service).toBe("named");
    const [heard] = collector.listener.heard;
    expect(heard).toMatchObject({
      path: "/elsewhere",
      headers: { "x-key": "a key", "content-type": "application/json" },
    });
    expect(heard?.text).toContain('{"stringValue":"staging"}');
  });

  it("keeps nobody waiting for a collector that is away", async () => {
    expect(await spansOf({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" })).toEqual([]);
  });
});

describe("a setting", () => {
  const read = (settings: Record<string, string>) => () => readGatewayConfig(settings);

  it("that cannot be used is reported at the start", () => {
    expect(read({ OTEL_TRACES_SAMPLER: "sometimes" })).toThrow(/OTEL_TRACES_SAMPLER must be one of/);
    expect(read({ OTEL_TRACES_SAMPLER_ARG: "2" })).toThrow(
      /OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1/,
    );
    expect(read({ OTEL_EXPORTER_OTLP_HEADERS: "nonsense" })).toThrow(
      /OTEL_EXPORTER_OTLP_HEADERS must be pairs/,
    );
    expect(read({ TRACED_FAMILIES: "banking,bank" })).toThrow(/TRACED_FAMILIES names no family/);
  });

  it("is none by default", () => {
    expect(read({})().telemetry).toEqual({ traces: undefined, metrics: undefined });
  });
});
