import { Counter, Registry } from "prom-client";
import { expect, it } from "vitest";
import { MetricsSum, type MetricValues } from "#platform/telemetry/metrics-sum.ts";

async function counted(count: number): Promise<MetricValues> {
  const registry = new Registry();
  new Counter({ name: "calls_total", help: "Calls", registers: [registry] }).inc(count);
  return (await registry.getMetricsAsJSON()) as unknown as MetricValues;
}

it("Workers that end together all stay in the sum", async () => {
  const sum = new MetricsSum();
  for (const [worker, count] of [1, 20, 300].entries()) sum.add(String(worker), await counted(count));
  const ended = [sum.end("0"), sum.end("1")];
  expect((await sum.text()).body).toContain("calls_total 321\n");
  await Promise.all(ended);
  expect((await sum.text()).body).toContain("calls_total 321\n");
});
