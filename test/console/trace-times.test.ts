/** The parts of a run's time in its trace. */
import { expect, it } from "vitest";
import { endOf, type TracedCall, timesOf, traceIn } from "#console/data/call-trace.ts";
import { msText } from "#console/kit/figures.ts";

/** Calls of a trace, each from a start to an end. */
const calls = (...spans: readonly (readonly [number, number])[]): readonly TracedCall[] =>
  traceIn(
    {
      upstream: {
        requests: spans.map(([startMs, end], id) => ({ id, startMs, waitMs: end - startMs })),
      },
    },
    0,
  )?.requests ?? [];

it("time without any REST call in flight is the gateway's, and both add up to the total", () => {
  const requests = calls([30, 40], [10, 25], [20, 28], [21, 22]);
  const { totalMs, restMs, gatewayMs, gateway } = timesOf(requests, 62);
  expect(gateway).toEqual([
    { startMs: 0, endMs: 10 },
    { startMs: 28, endMs: 30 },
    { startMs: 40, endMs: 62 },
  ]);
  expect([totalMs, restMs, gatewayMs]).toEqual([62, 28, 34]);
});

it.each([
  [3.27, 1.14, 2.88],
  [123.4, 41.5, 102],
  [20_449, 10_150, 20_300],
])("the displayed parts add up to the displayed total: %d ms", (ms, start, end) => {
  const { totalMs, restMs, gatewayMs } = timesOf(calls([start, end]), ms);
  const [total, rest, gateway] = [totalMs, restMs, gatewayMs].map((time) => {
    const [, figure, unit] = /^([\d.]+) (ms|s)$/.exec(msText(time)) ?? [];
    return Number(figure) * (unit === "s" ? 1000 : 1);
  });
  expect(msText(totalMs)).toBe(msText(ms));
  expect((rest ?? 0) + (gateway ?? 0)).toBeCloseTo(total ?? 0, 6);
});

it("a call that ends after the answer makes the total longer, and all time without calls counts as the gateway's", () => {
  const late = calls([0, 50]);
  expect(timesOf(late, 40)).toMatchObject({ totalMs: 50, gatewayMs: 0, gateway: [] });
  expect(late.map(endOf)).toEqual([50]);
  expect(timesOf([], 12)).toMatchObject({ totalMs: 12, restMs: 0, gateway: [{ startMs: 0, endMs: 12 }] });
});
