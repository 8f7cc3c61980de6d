/** `rateLimits`: what each family takes and what is left, for the caller, without a call. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoSecret } from "#contracts/demo-credentials.ts";
import { familiesOf } from "#gateway/gateway.ts";
import { deploy } from "#test/gateway/deployment.ts";
import { startTributary, type Tributary } from "#test/kit/gateway.ts";
import { type TestClock, testClock } from "#test/kit/test-clock.ts";

interface Rate {
  operation: string | null;
  scope: string;
  limit: number | null;
  windowSeconds: number | null;
  remaining: number;
  resetAt: string | null;
}
interface FamilyRates {
  throttledUntil: string | null;
  rates: Rate[];
  monthlyQuota: { limit: number; remaining: number; resetAt: string } | null;
}
type Limits = { rateLimits: Record<string, FamilyRates> };

const names = familiesOf().map(({ name }) => name);
const STATE = `{ throttledUntil rates { operation scope limit windowSeconds remaining resetAt } monthlyQuota { limit remaining resetAt } }`;
const ALL = `{ rateLimits { ${names.map((name) => `${name} ${STATE}`).join(" ")} } }`;
const PROVIDERS = "{ catalog { providers { id } } }";
const GROUPS = "{ supportDesk { exportGroups { nodes { id } } } }";

const documented = (operation: string | null, scope: string, limit: number, remaining = limit) => ({
  operation,
  scope,
  limit,
  windowSeconds: 60,
  remaining,
});

describe("the rates of all families", () => {
  let clock: TestClock;
  let tributary: Tributary;
  beforeAll(async () => {
    clock = testClock();
    tributary = await startTributary({
      families: { clock },
      gateway: { clock },
      settings: { catalog: { credential: { forward: "x-catalog-key" } } },
    });
  });
  afterAll(() => tributary.close());

  const as = (persona: "service" | "agent") => ({
    headers: { "x-catalog-key": demoSecret("catalog", persona) },
  });
  const rates = async (persona: "service" | "agent" = "service") =>
    (await tributary.data<Limits>(ALL, {}, as(persona))).rateLimits;

  it("are reported for every family, from every subgraph, without a call", async () => {
    const { data, calls, report } = await tributary.ask<Limits>(ALL, {}, as("service"));
    expect(Object.keys(data.rateLimits)).toEqual(names);
    expect([calls.length, report.calls]).toEqual([0, 0]);
    expect(data.rateLimits["catalog"]?.rates).toMatchObject([documented(null, "ADDRESS", 120)]);
    expect(
      data.rateLimits["supportDesk"]?.rates.toSorted((a, b) =>
        (a.operation ?? "").localeCompare(b.operation ?? ""),
      ),
    ).toMatchObject([
      documented("exportSearchResults", "ACCOUNT", 100),
      documented("upsertTicketFieldOption", "ACCOUNT", 100),
    ]);
    // No other family's documents show a rate.
    const shown = Object.entries(data.rateLimits).filter(([, { rates }]) => rates.length > 0);
    expect(shown.map(([name]) => name).sort()).toEqual(["catalog", "supportDesk"]);
  });

  it("say what is left, and when it is there again", async () => {
    await tributary.data(PROVIDERS, {}, as("service"));
    await tributary.data(PROVIDERS, {}, as("agent"));
    await tributary.data(GROUPS);
    const { catalog, supportDesk } = await rates();
    expect(catalog?.rates).toMatchObject([documented(null, "ADDRESS", 120, 118)]);
    const ms = Date.parse(catalog?.rates[0]?.resetAt ?? "") - Date.now();
    expect(Math.abs(ms - 60_000)).toBeLessThan(10_000);
    expect(supportDesk?.rates.find(({ operation }) => operation === "exportSearchResults")).toMatchObject({
      remaining: 99,
    });
    clock.advance(60_000);
    expect((await rates())["catalog"]?.rates).toMatchObject([
      { ...documented(null, "ADDRESS", 120), resetAt: null },
    ]);
  });

  it("say who is throttled until when: whose credential it is, and nobody else", async () => {
    tributary.families.setFaults("catalog=throttle:30");
    await tributary.ask(PROVIDERS, {}, as("service"));
    tributary.families.setFaults("");
    const until = (await rates("service"))["catalog"]?.throttledUntil ?? "";
    expect(Math.abs(Date.parse(until) - Date.now() - 30_000)).toBeLessThan(10_000);
    expect((await rates("agent"))["catalog"]?.throttledUntil).toBeNull();
    expect((await tributary.ask(PROVIDERS, {}, as("service"))).calls).toEqual([]);
    expect((await tributary.ask(PROVIDERS, {}, as("agent"))).errors).toEqual([]);
    clock.advance(30_000);
    expect((await rates("service"))["catalog"]?.throttledUntil).toBeNull();
  });

  it("hold nothing of the credential that they are for", async () => {
    const text = JSON.stringify(await rates());
    expect(text).not.toContain("live_");
    expect(text).not.toMatch(/[\w-]{43}/); // a hash of one
  });
});

describe("a monthly quota", () => {
  it("is reported once the family has reported it, to the caller with its key", async () => {
    const today = new Date();
    const clock = testClock();
    const begin = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 10);
    clock.advance(Math.max(0, begin - clock.now()));
    await using tributary = await startTributary({
      persona: "agent",
      families: { clock },
      gateway: { clock },
    });
    const ask = async () => (await tributary.data<Limits>(ALL)).rateLimits["catalog"]?.monthlyQuota;
    for (let n = 0; n < 100; n++) expect((await tributary.ask(PROVIDERS)).errors).toEqual([]);
    expect(await ask()).toBeNull();
    clock.advance(60_000);
    await tributary.ask(PROVIDERS);
    const resetAt = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 1)).toISOString();
    expect(await ask()).toEqual({ limit: 100, remaining: 0, resetAt });
  });
});

describe("subgraphs in processes of their own", () => {
  it("each tell of their own families, and one that is gone costs its own fields", async () => {
    await using deployment = await deploy({ SUBGRAPHS: "http" });
    await deployment.graphql(PROVIDERS);
    const { body } = await deployment.graphql(ALL);
    expect(body.errors).toBeUndefined();
    const { rateLimits } = body.data as unknown as Limits;
    expect(Object.keys(rateLimits)).toEqual(names);
    expect(rateLimits["catalog"]?.rates).toMatchObject([documented(null, "ADDRESS", 120, 119)]);
    await deployment.stopSubgraph("business");
    const broken = await deployment.graphql(
      "{ rateLimits { banking { rates { limit } } catalog { rates { limit } } } }",
    );
    expect(broken.body.data).toEqual({ rateLimits: { banking: null, catalog: { rates: [{ limit: 120 }] } } });
    expect(broken.body.errors).toMatchObject([{ extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
  });
});
