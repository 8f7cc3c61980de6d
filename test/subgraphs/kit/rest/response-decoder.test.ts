/** Answers in a family's own spelling, and what operators learn of answers that are not as the contract says. */
import { Type } from "typebox";
import { describe, expect, it } from "vitest";
import { family, get } from "#contracts/kit/contract.ts";
import { createLog } from "#platform/http/log.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import { openMetrics } from "#platform/telemetry/metrics.ts";
import { serviceIdentity } from "#platform/telemetry/service-identity.ts";
import { UpstreamLog } from "#platform/telemetry/upstream-log.ts";
import { RestClient } from "#subgraphs/kit/rest/rest-client.ts";
import { reply, startScripted } from "#test/kit/scripted-upstream.ts";
import { sample } from "./sample.ts";

const Order = Type.Object({
  id: Type.String(),
  at: Type.String({ format: "date-time" }),
  total: Type.Number(),
});
const orders = family(
  "sample",
  { subgraph: "business", auth: sample.auth, errors: sample.errors },
  { listOrders: get("/orders", { returns: Type.Array(Order) }) },
);

/** A client of a family that answers with these rows, and what it logs. */
async function reading(rows: readonly unknown[], settings: object = {}) {
  const server = await startScripted(reply(rows));
  const lines: Record<string, unknown>[] = [];
  const log = createLog("info", [], { write: (line: string) => void lines.push(JSON.parse(line)) });
  const metrics = await openMetrics(serviceIdentity("test"));
  let now = 0;
  const client = new RestClient(
    orders,
    { baseUrl: server.origin, credential: { secret: "one" }, ...settings },
    defaultLimits,
    undefined,
    new UpstreamLog(log, metrics, () => now),
  );
  const caller = {
    signal: new AbortController().signal,
    forwarded: {},
    requestId: "request",
    deadline: performance.now() + 15_000,
  };
  return {
    client,
    lines,
    metrics,
    later: (ms: number) => {
      now += ms;
    },
    read: async () => (await client.call(client.prepare(orders.bound.listOrders, {}, caller), caller)).body,
    async [Symbol.asyncDispose]() {
      await client.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

const good = { id: "1", at: "2026-01-31T09:30:00Z", total: 1 };

describe("an answer", () => {
  it("is read in the time zone and with the numbers of its family's settings", async () => {
    await using own = await reading([{ id: "1", at: "2026-01-31 09:30:00", total: "1.234" }], {
      spelling: { zone: "Europe/Berlin", numbers: "1.234,56" },
    });
    expect(await own.read()).toEqual([{ id: "1", at: "2026-01-31T08:30:00Z", total: 1234 }]);
    expect(own.lines).toEqual([]);
  });

  it("that cannot be read in parts is logged by place, at most once a minute, and never with a value", async () => {
    const rows = [{ ...good, total: "secret" }, { ...good, at: "secret" }, null];
    await using own = await reading(rows);
    await own.read();
    await own.read();
    expect(own.lines).toMatchObject([
      {
        family: "sample",
        operation: "sample.listOrders",
        path: "/orders",
        rowsLeftOut: 1,
        membersUnreadable: 2,
        places: ["[].total (string)", "[].at (string)", "[] (null)"],
      },
    ]);
    expect(JSON.stringify(own.lines)).not.toContain("secret");
    own.later(60_000);
    await own.read();
    expect(own.lines[1]).toMatchObject({ unlogged: 3 });
  });
});

describe("the sample of answers that are compared with the contract", () => {
  it("begins with the first of each operation, and takes one of so many", async () => {
    await using own = await reading([{ id: "1", at: 7, extra: true }]);
    own.client.sampleDrift(3);
    for (let i = 0; i < 4; i++) await own.read();
    const { values } = await own.metrics.shapeDifferences.get();
    expect(values.map(({ labels, value }) => [labels["kind"], value])).toEqual([
      ["missing", 2],
      ["otherType", 2],
      ["unknown", 2],
    ]);
  });

  it("is logged where a difference is first seen, by names alone", async () => {
    await using own = await reading([{ ...good, extra: "secret", "kim@example.org (home)": 1 }]);
    own.client.sampleDrift(1);
    await own.read();
    await own.read();
    expect(own.lines).toMatchObject([
      { operation: "sample.listOrders", unknown: ["[].extra"], msg: "REST answer differs from its contract" },
    ]);
    expect(JSON.stringify(own.lines)).not.toMatch(/secret|kim/);
    expect(own.client.difference).toMatchObject({ operation: "sample.listOrders", at: expect.any(Number) });
  });

  it("compares nothing unless it is asked for, and finds nothing in an answer of the contract's shape", async () => {
    await using off = await reading([{ id: "1" }]);
    await off.read();
    await using own = await reading([good]);
    own.client.sampleDrift(1);
    await own.read();
    expect([off.lines, own.lines]).toEqual([[], []]);
    expect([off.client.difference, own.client.difference]).toEqual([undefined, "none"]);
  });
});
