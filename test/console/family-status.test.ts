/** The health of the families in the top bar. */
import { afterEach, expect, it, vi } from "vitest";
import { familyStates, readFamilies, unwellIn } from "#console/data/family-status.ts";

afterEach(() => vi.unstubAllGlobals());

it("status lamps show only families that are not well, those that are down first", async () => {
  const families = [
    { family: "crm", health: "ok", reason: "" },
    { family: "banking", health: "degraded", reason: "a fault is switched on" },
    { family: "erp", health: "down", reason: "its circuit breaker is open" },
    { family: "social", health: "ok", reason: "" },
  ];
  vi.stubGlobal("fetch", async () => Response.json({ windowMinutes: 5, families }));
  await readFamilies();
  expect(unwellIn(familyStates.get().values()).map(({ family, reason }) => [family, reason])).toEqual([
    ["erp", "its circuit breaker is open"],
    ["banking", "a fault is switched on"],
  ]);
});
