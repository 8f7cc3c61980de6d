import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoSecret, type PersonaName } from "#contracts/demo-credentials.ts";
import type { RateLimit } from "#contracts/kit/contract.ts";
import { services } from "#services/index.ts";
import { movableClock } from "#services/kit/data/clock.ts";
import { openStore } from "#services/kit/data/store.ts";
import { createRates } from "#services/kit/http/rates.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { workshopLocal } from "#test/services/kit/workshop.ts";

describe("an operation with a rate limit", () => {
  let families: TestFamilies;
  beforeAll(async () => {
    families = await startFamilies({ services: [workshopLocal] });
  });
  afterAll(() => families.close());

  const look = (as?: PersonaName) =>
    fetch(`${families.baseUrl("toolShop")}/v1/around`, {
      headers: as ? { "x-api-key": demoSecret("toolShop", as) } : {},
    });

  it("limits the calls of all callers in any window, and returns the wait in Retry-After", async () => {
    const statuses = async (count: number, as: PersonaName) => {
      const seen: number[] = [];
      for (let i = 0; i < count; i++) seen.push((await look(as)).status);
      return seen;
    };
    expect(await statuses(2, "admin")).toEqual([200, 200]);
    families.clock.advance(40_000);
    expect(await statuses(2, "agent")).toEqual([200, 429]);
    const refused = await look("admin");
    expect(refused.headers.get("retry-after")).toBe("20");
    families.clock.advance(20_000);
    expect(await statuses(3, "admin")).toEqual([200, 200, 429]);
  });

  it("does not count calls that were not admitted", async () => {
    families.clock.advance(60_000);
    for (let i = 0; i < 5; i++) expect((await look()).status).toBe(401);
    expect((await look("admin")).status).toBe(200);
  });
});

describe("a family with a rate limit of its own", () => {
  const rated = (rateLimit: RateLimit) => {
    const { service } = workshopLocal;
    return { ...workshopLocal, service: { ...service, family: { ...service.family, rateLimit } } };
  };
  const asked = async (families: TestFamilies, count: number, path: string, as?: PersonaName) => {
    const headers = as ? { "x-api-key": demoSecret("toolShop", as) } : undefined;
    const statuses: number[] = [];
    for (let i = 0; i < count; i++)
      statuses.push(
        (await fetch(families.baseUrl("toolShop") + path, { ...(headers && { headers }) })).status,
      );
    return statuses;
  };
  const seconds = (response: Response) => response.headers.get("retry-after");

  it("limits the calls of all its operations and callers together in any window", async () => {
    const rates = [rated({ calls: 5, perMs: 60_000, per: "account" })];
    await using families = await startFamilies({ services: rates });
    expect(await asked(families, 2, "/v1/around", "admin")).toEqual([200, 200]);
    families.clock.advance(30_000);
    expect(await asked(families, 3, "/v1/tools", "agent")).toEqual([200, 200, 200]);
    expect(await asked(families, 305, "/v1/tools", "admin")).toEqual(Array(305).fill(429));
    const refused = await fetch(`${families.baseUrl("toolShop")}/v1/tools`, {
      headers: { "x-api-key": demoSecret("toolShop") },
    });
    expect([refused.status, seconds(refused), await refused.json()]).toEqual([
      429,
      "30",
      expect.objectContaining({ error: "Rate limit exceeded" }),
    ]);
    expect(await asked(families, 1, "/v1/tools")).toEqual([401]); // not admitted, so it is not counted
    families.clock.advance(30_000);
    expect(await asked(families, 3, "/v1/tools", "admin")).toEqual([200, 200, 429]);
  });

  it("has an operation's own limit beside the family's, and counts a refused call in neither", async () => {
    const rates = [rated({ calls: 5, perMs: 60_000, per: "account" })];
    await using families = await startFamilies({ services: rates });
    expect(await asked(families, 10, "/v1/around", "admin")).toEqual([200, 200, 200, ...Array(7).fill(429)]);
    expect(await asked(families, 3, "/v1/tools", "admin")).toEqual([200, 200, 429]);
  });

  it("counts by address for any path, before authentication", async () => {
    const rates = [rated({ calls: 4, perMs: 60_000, per: "address" })];
    await using families = await startFamilies({ services: rates });
    expect(await asked(families, 2, "/v1/nothing")).toEqual([404, 404]);
    expect(await asked(families, 1, "/v1/tools")).toEqual([401]);
    expect(await asked(families, 2, "/v1/tools", "admin")).toEqual([200, 429]);
    const refused = await fetch(`${families.baseUrl("toolShop")}/v1/nothing`);
    expect([refused.status, seconds(refused)]).toEqual([429, "60"]);
    families.clock.advance(59_999);
    expect(await asked(families, 1, "/v1/tools", "admin")).toEqual([429]);
    families.clock.advance(1);
    expect(await asked(families, 1, "/v1/tools", "admin")).toEqual([200]);
  });

  it("has the same counts after a restart", async () => {
    const data = join(mkdtempSync(join(tmpdir(), "tributary-rates-")), "families.db");
    const rates = [rated({ calls: 3, perMs: 60_000, per: "account" })];
    const clock = movableClock();
    {
      await using first = await startFamilies({ services: rates, data, clock });
      expect(await asked(first, 3, "/v1/tools", "admin")).toEqual([200, 200, 200]);
    }
    {
      await using again = await startFamilies({ services: rates, data, clock });
      expect(await asked(again, 1, "/v1/tools", "admin")).toEqual([429]);
    }
    rmSync(dirname(data), { recursive: true });
  });

  it("removes addresses without calls for a whole window, once there are 1,000", () => {
    const clock = movableClock();
    const store = openStore(":memory:");
    const { service } = rated({ calls: 1, perMs: 60_000, per: "address" });
    const rates = createRates(service.family, store, clock);
    const known = store.collection("countedCalls", { key: ({ key }: { readonly key: string }) => key });
    for (let n = 0; n < 1_000; n++) rates.arrived(`2001:db8::${n.toString(16)}`);
    expect(known.size).toBe(1_000);
    clock.advance(60_000);
    rates.arrived("127.0.0.1");
    expect(known.size).toBe(1);
    expect(() => rates.arrived("127.0.0.1")).toThrow("Rate limit exceeded");
  });
});

describe("the stand-ins of the contracts", () => {
  it.each(
    services.filter(({ service }) => service.family.rateLimit).map(({ service }) => service.family.name),
  )("enforce the contract's rate for the whole family: %s", async (name) => {
    await using families = await startFamilies();
    const { rateLimit } = services.find(({ service }) => service.family.name === name)?.service.family ?? {};
    const statuses: number[] = [];
    for (let n = 0; n < 310; n++) statuses.push((await fetch(`${families.baseUrl(name)}/nothing`)).status);
    expect(statuses.filter((status) => status !== 429)).toHaveLength(rateLimit?.calls ?? 0);
  });
});
