import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoSecret, type PersonaName } from "#contracts/demo-credentials.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { workshopLocal } from "./workshop.ts";

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

  it("takes so many calls of all callers in any span, and says when the next is taken", async () => {
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
