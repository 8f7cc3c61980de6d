/** The first answers of the table's questions are compared with their contracts. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { queryOf, variablesFor } from "#scripts/routers/questions.ts";
import type { Tributary } from "#test/kit/gateway.ts";
import { startForTable } from "./setup.ts";
import { budgets } from "./table.ts";

let tributary: Tributary;
beforeAll(async () => {
  tributary = await startForTable();
});
afterAll(() => tributary.close());

it("no answer of the stand-in services differs from its contract, with and without selections of members", async () => {
  for (const { name } of budgets)
    await tributary.ask(queryOf(name), variablesFor(name, tributary.families.company));
  const differences = [...tributary.gateway.upstreams.values()].flatMap(({ difference }) => difference ?? []);
  expect(tributary.gateway.upstreams.size).toBe(16);
  expect(differences).toEqual([]);
});
