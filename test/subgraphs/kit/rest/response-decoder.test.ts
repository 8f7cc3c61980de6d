/** Responses in a family's own spelling, and logged differences from the contract. */
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
  { subgraph: "business", types: { Order }, auth: sample.auth, errors: sample.errors },
  { listOrders: get("/orders", { returns: Type.Array(Order) }) },
);

/** A client of a family that answers with these rows, and its log. */
async function reading(rows: unknown, settings: object = {}) {
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

describe("the first answer of each operation", () => {
  it("is compared with the contract as decoded, and logged in one line by names alone", async () => {
    await using own = await reading([{ ID: "1", at: "secret", sum: "7", "kim@example.org (home)": 1 }]);
    await own.read();
    await own.read();
    const [line, ...others] = own.lines.filter(({ msg }) => msg === "REST answer differs from its contract");
    expect(line).toMatchObject({
      operation: "sample.listOrders",
      missing: ["[].total"],
      unknown: ["[].sum"],
    });
    expect(others).toEqual([]);
    expect(JSON.stringify(own.lines)).not.toMatch(/secret|kim/);
    const { values } = await own.metrics.shapeDifferences.get();
    expect(values.map(({ labels, value }) => [labels["place"], value])).toEqual([["[].total", 1]]);
    expect(own.client.difference).toMatchObject({ operation: "sample.listOrders", at: expect.any(Number) });
  });

  it("proposes the setting that renames a member, by which it is read", async () => {
    const rows = [{ id: "1", at: good.at, orderTotal: "1.5" }];
    await using own = await reading(rows);
    await own.read();
    expect(own.lines).toMatchObject([
      {
        missing: ["[].total"],
        setting: "families: { sample: { spelling: { renames: { Order: { total: orderTotal } } } } }",
      },
    ]);
    await using renamed = await reading(rows, { spelling: { renames: { Order: { total: "orderTotal" } } } });
    expect(await renamed.read()).toEqual([{ id: "1", at: good.at, total: 1.5 }]);
    expect(renamed.lines).toEqual([]);
  });

  it("differs not by another casing, an envelope or what the documents do not show", async () => {
    await using own = await reading({ results: [{ Id: 1, AT: good.at, total: 1, extra: true }] });
    await own.read();
    expect(own.lines).toEqual([]);
    expect(own.client.difference).toBeUndefined();
  });
});

describe("members that are renamed", () => {
  const rename = (renames: Record<string, Record<string, string>>) =>
    reading([{ id: "1", at: good.at, sum: 2, total: 1 }], { spelling: { renames } });

  it("are read from what the service sends, also where both names are there", async () => {
    await using own = await rename({ Order: { total: "sum" } });
    expect(await own.read()).toEqual([{ id: "1", at: good.at, total: 2 }]);
  });

  it("may change places", async () => {
    const rows = [{ id: good.at, at: "1", total: 1 }];
    await using own = await reading(rows, { spelling: { renames: { Order: { id: "at", at: "id" } } } });
    expect(await own.read()).toEqual([{ ...good }]);
  });

  it("are refused at the start where they fit no type or no member of the contract", async () => {
    await expect(rename({ Ordr: {} })).rejects.toThrow(
      "names no type of the contract with Ordr; types are Order",
    );
    await expect(rename({ Order: { sum: "total" } })).rejects.toThrow(
      "names no member of Order with sum; members are id, at, total",
    );
  });
});
