/** `rateLimits`: the limits of each family and the remaining calls, for the caller, without a call. */
import { beforeEach, describe, expect, it } from "vitest";
import type { Family } from "#contracts/kit/contract.ts";
import { familiesOf } from "#gateway/gateway.ts";
import { contextFactory } from "#subgraphs/kit/context/context.ts";
import { rateLimitResolvers } from "#subgraphs/kit/schema/rate-limits-resolver.ts";
import { deploy } from "#test/gateway/deployment.ts";
import { startTributary } from "#test/kit/gateway.ts";
import { failure, reply, type ScriptedUpstream, startScripted, status } from "#test/kit/scripted-upstream.ts";
import { type TestClock, testClock } from "#test/kit/test-clock.ts";
import { clientOf, type SampleClient, sampleWithRate, thing } from "#test/subgraphs/kit/rest/sample.ts";

type Limits = { rateLimits: Record<string, { rates: { operation: string | null; limit: number }[] }> };

const families = familiesOf();
const names = families.map(({ name }) => name);
const ALL = `{ rateLimits { ${names.map((name) => `${name} { rates { operation limit } }`).join(" ")} } }`;
/** Rates in the documents of a family, by operation. */
const documentedBy = ({ rateLimit, bound }: Family) =>
  [
    ...(rateLimit ? [{ operation: null, limit: rateLimit.calls }] : []),
    ...Object.values(bound).flatMap(({ name, spec }) =>
      spec.rateLimit ? [{ operation: name, limit: spec.rateLimit.calls }] : [],
    ),
  ].toSorted(byOperation);
const byOperation = (a: { operation: string | null }, b: { operation: string | null }) =>
  (a.operation ?? "").localeCompare(b.operation ?? "");

describe("the rates of a family", () => {
  let clock: TestClock;
  let server: ScriptedUpstream;
  let client: SampleClient;
  beforeEach(async () => {
    clock = testClock();
    server = await startScripted(reply(thing));
    client = clientOf(server.origin, {
      family: sampleWithRate,
      clock,
      settings: { credential: { forward: "x-user" } },
    });
    return async () => {
      await client[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    };
  });

  const as = (user: string) => ({ forwarded: { "x-user": user } });
  const { RateLimits } = rateLimitResolvers([{ family: sampleWithRate, loaders: {} }]);
  function shownTo(user: string) {
    const open = contextFactory([], new Map([["sample", client.upstream]]));
    const caller = { requestId: "request", signal: new AbortController().signal, ...as(user) };
    return RateLimits["sample"]?.(undefined, {}, open(caller));
  }
  const documented = (operation: string | undefined, scope: string, limit: number, remaining = limit) => ({
    operation,
    scope,
    limit,
    windowSeconds: 60,
    remaining,
  });
  const inMs = (instant: string | null | undefined) => Date.parse(instant ?? "") - Date.now();

  it("are those of its documents before any call", () => {
    expect(shownTo("a")).toMatchObject({
      throttledUntil: null,
      rates: [
        { ...documented(undefined, "ADDRESS", 8), resetAt: null },
        { ...documented("exportThing", "ACCOUNT", 1), resetAt: null },
      ],
    });
    expect(server.requests).toEqual([]);
  });

  it("have the remaining calls and the time of their reset", async () => {
    await client.read("1", as("a"));
    await client.call("exportThing", { id: "1" }, as("b"));
    const [ofFamily, ofExport] = shownTo("a")?.rates ?? [];
    expect(ofFamily).toMatchObject(documented(undefined, "ADDRESS", 8, 6));
    expect(ofExport).toMatchObject(documented("exportThing", "ACCOUNT", 1, 0));
    expect(Math.abs(inMs(ofFamily?.resetAt) - 60_000)).toBeLessThan(10_000);
    clock.advance(60_000);
    expect(shownTo("a")?.rates[0]).toMatchObject({ ...documented(undefined, "ADDRESS", 8), resetAt: null });
  });

  it("have throttledUntil of a credential, for its caller alone", async () => {
    server.script(status(429, { "retry-after": "30" }));
    expect(await failure(client.read("1", as("a")))).toMatchObject({ code: "RATE_LIMITED" });
    expect(Math.abs(inMs(shownTo("a")?.throttledUntil) - 30_000)).toBeLessThan(10_000);
    expect(shownTo("b")?.throttledUntil).toBeNull();
    clock.advance(30_000);
    expect(shownTo("a")?.throttledUntil).toBeNull();
  });

  it("have the quota that the family has reported, for the caller with its key", async () => {
    expect(shownTo("a")?.monthlyQuota).toBeUndefined();
    const resetAt = Math.floor(Date.now() / 1_000) + 86_400;
    server.script(reply({ error: "Over", limit: 100, remaining: 0, reset_at: resetAt }, 429));
    expect(await failure(client.read("1", as("a")))).toMatchObject({ code: "RATE_LIMITED" });
    expect(shownTo("a")?.monthlyQuota).toEqual({
      limit: 100,
      remaining: 0,
      resetAt: new Date(resetAt * 1_000).toISOString(),
    });
    expect(shownTo("b")?.monthlyQuota).toBeUndefined();
  });

  it("contain neither their credential nor a hash of it", async () => {
    await client.read("1", as("live_secret"));
    const text = JSON.stringify(shownTo("live_secret"));
    expect(text).not.toContain("live_");
    expect(text).not.toMatch(/[\w-]{43}/); // a hash of a credential
  });
});

describe("the rates of all families", () => {
  it("are those of their documents, from every subgraph, without a call", async () => {
    await using tributary = await startTributary();
    const { data, calls, report } = await tributary.ask<Limits>(ALL);
    expect([calls.length, report.calls]).toEqual([0, 0]);
    const shown = Object.entries(data.rateLimits).map(([name, { rates }]) => [name, rates.sort(byOperation)]);
    expect(shown).toEqual(families.map((family) => [family.name, documentedBy(family)]));
  });

  it("come from each subgraph's own process; without a process, only its fields fail", async () => {
    await using deployment = await deploy({ SUBGRAPHS: "http" });
    const { body } = await deployment.graphql(ALL);
    expect(body.errors).toBeUndefined();
    const { rateLimits } = body.data as unknown as Limits;
    expect(Object.keys(rateLimits)).toEqual(names);
    const [left, gone] = [families[0], families.find(({ subgraph }) => subgraph !== families[0]?.subgraph)];
    if (!left || !gone) throw new Error("two subgraphs have families");
    await deployment.stopSubgraph(gone.subgraph);
    const broken = await deployment.graphql(
      `{ rateLimits { ${gone.name} { rates { limit } } ${left.name} { rates { limit } } } }`,
    );
    const rates = documentedBy(left).map(({ limit }) => ({ limit }));
    expect(broken.body.data).toEqual({ rateLimits: { [gone.name]: null, [left.name]: { rates } } });
    expect(broken.body.errors).toMatchObject([{ extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
  });
});
