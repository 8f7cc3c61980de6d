/** The decoded bytes of all REST responses of one operation have a common limit. */
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { defaultLimits } from "#platform/limits/limits.ts";
import { OperationBudget } from "#platform/limits/operation-budget.ts";
import {
  failure,
  type Reply,
  reply,
  type ScriptedUpstream,
  startScripted,
} from "#test/kit/scripted-upstream.ts";
import { clientOf, type SampleClient, thing } from "./sample.ts";

const body = { ...thing, name: "x".repeat(10_000) };
const exceeded = { code: "QUERY_BUDGET_EXCEEDED", retryable: false, requestId: "request" };

const budgetOf = (restBytes: number) =>
  new OperationBudget(
    { ...defaultLimits, restBytes },
    { signal: new AbortController().signal, deadline: performance.now() + 15_000, requestId: "request" },
  );

describe("the REST responses of one operation", () => {
  let server: ScriptedUpstream;
  let client: SampleClient;
  beforeEach(async () => {
    server = await startScripted(reply(body));
    client = clientOf(server.origin);
    return async () => {
      await client[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    };
  });

  it("are read until they are too large together, and no call is made after that", async () => {
    const budget = budgetOf(25_000);
    await client.read("1", { budget });
    await client.read("2", { budget });
    expect(await failure(client.read("3", { budget }))).toMatchObject(exceeded);
    expect(server.requests).toHaveLength(3);
    expect(await failure(client.read("4", { budget }))).toMatchObject(exceeded);
    expect(server.requests).toHaveLength(3);
    await client.read("4", { budget: budgetOf(25_000) });
  });

  it("are counted in decoded bytes, and aborted at the limit", async () => {
    const bomb = gzipSync(JSON.stringify({ ...thing, name: "x".repeat(5_000_000) }));
    server.script(reply(bomb, 200, { "content-encoding": "gzip" }));
    const budget = budgetOf(1_000_000);
    expect(await failure(client.read("1", { budget }))).toMatchObject(exceeded);
  });

  it("count for each waiting operation, and fail only those whose limit they exceed", async () => {
    const poor = failure(client.read("1", { budget: budgetOf(5_000) }));
    const rich = client.read("1", { budget: budgetOf(50_000) });
    expect(await poor).toMatchObject(exceeded);
    expect((await rich).body).toEqual(body);
    expect(server.requests).toHaveLength(1);
  });

  it("of a write are read beyond the limit, because its outcome must be known", async () => {
    const budget = budgetOf(5_000);
    expect((await client.call("createThing", { body: { name: "x" } }, { budget })).body).toEqual(body);
    expect(await failure(client.read("1", { budget }))).toMatchObject(exceeded);
    expect(server.requests).toHaveLength(1);
  });
});

describe("64 endless responses that continue after the end of their encoding", () => {
  const endless = (after: number): Reply => {
    const bytes = Buffer.concat([gzipSync(JSON.stringify(thing)), Buffer.from([after])]);
    return (response) => {
      response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
      response.write(bytes);
    };
  };
  const all = (client: SampleClient) =>
    Promise.allSettled(Array.from({ length: 64 }, (_, i) => client.read(`${i}`)));

  it("are read to the end of the encoding, and leave the family with all its connections", async () => {
    await using server = await startScripted(endless(0));
    await using client = clientOf(server.origin, { limits: { connections: 8, tries: 1 } });
    const answers = await all(client);
    expect(answers.every(({ status }) => status === "fulfilled")).toBe(true);
    server.script(reply(thing));
    expect((await client.read("after")).body).toEqual(thing);
    expect(client.upstream.load).toEqual({ running: 0, queued: 0 });
  });

  it("end with the try's own time where the byte begins another part, and leave no connection taken", async () => {
    await using server = await startScripted(endless(0x78));
    await using client = clientOf(server.origin, { limits: { connections: 8, tries: 1, tryMs: 200 } });
    const answers = await all(client);
    expect(answers.every(({ status }) => status === "rejected")).toBe(true);
    expect(client.upstream.load).toEqual({ running: 0, queued: 0 });
  });
});
