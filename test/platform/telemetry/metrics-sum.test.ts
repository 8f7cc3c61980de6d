import { Counter, Registry } from "prom-client";
import { expect, it } from "vitest";
import { MetricsSum, type MetricValues } from "#platform/telemetry/metrics-sum.ts";
import { sampleOf, samplesIn, sumOf } from "./samples.ts";

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

it("Clients of ended workers have a limited number of series: those above it share one, and the sum is complete", async () => {
  const sum = new MetricsSum();
  for (let worker = 0; worker < 3; worker++) {
    const registry = new Registry();
    const operations = new Counter({
      name: "tributary_client_operations_total",
      help: "Operations",
      labelNames: ["client_name", "client_version", "outcome"],
      registers: [registry],
    });
    operations.inc({ client_name: "", client_version: "", outcome: "ok" });
    for (let i = 0; i < 50; i++)
      operations.inc({ client_name: `client-${worker}-${i}`, client_version: "1", outcome: "ok" });
    sum.add(String(worker), (await registry.getMetricsAsJSON()) as unknown as MetricValues);
    await sum.end(String(worker));
  }
  const samples = samplesIn((await sum.text()).body);
  expect(samples).toHaveLength(52);
  expect(sumOf(samples, "tributary_client_operations_total", {})).toBe(153);
  const other = { client_name: "other", client_version: "", outcome: "ok" };
  expect(sampleOf(samples, "tributary_client_operations_total", other)).toBe(100);
});
