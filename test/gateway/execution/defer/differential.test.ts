/**
 * `@defer` changes only the time of delivery: cross-family queries with `@defer` at random places return the same
 * data as without, and make no additional REST call.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queryOf, variablesFor } from "#scripts/routers/questions.ts";
import { seededRandom } from "#services/kit/data/random.ts";
import type { ObservedCall } from "#services/kit/http/host.ts";
import { startForTable } from "#test/budgets/setup.ts";
import { budgets } from "#test/budgets/table.ts";
import { inAnyOrder } from "#test/gateway/execution/compare.ts";
import { drawn, isWhole } from "#test/kit/draws.ts";
import type { Tributary } from "#test/kit/gateway.ts";
import { executeInParts, mergedOf } from "./merged.ts";
import { withRandomDefers } from "./placements.ts";

const SEEDS = Number(process.env["DEFER_SEEDS"] ?? 3);

// The last two tests count results of the others.
describe("a question with @defer at random places", { shuffle: false }, () => {
  let tributary: Tributary;
  let inParts = 0;
  beforeAll(async () => {
    tributary = await startForTable({ callsAtOnce: 300 }, { executor: "compiled" }); // the stock gateway has no @defer
  });
  afterAll(async () => {
    await tributary.close();
  });

  const questions = drawn("@defer at random places", budgets, 0.3);
  it.each(questions)(
    "$name has the same data as without @defer, with no additional REST call",
    async ({ name }) => {
      const variables = variablesFor(name, tributary.families.company);
      const plain = await tributary.ask(queryOf(name), variables);
      const callsOf = (calls: readonly ObservedCall[]) =>
        calls.map(({ family, operation }) => `${family}.${operation}`).sort();
      for (let seed = 0; seed < SEEDS; seed++) {
        const query = withRandomDefers(queryOf(name), seededRandom(`${name} ${seed}`));
        const before = tributary.families.calls.length;
        const merged = await mergedOf(executeInParts(tributary.gateway, { query, variables }));
        if (merged.payloads > 1) inParts++;
        expect(merged.errors, query).toEqual([]);
        expect(inAnyOrder(merged.data), query).toBe(inAnyOrder(plain.data));
        expect(inAnyOrder(merged.fromFresh), query).toBe(inAnyOrder(plain.data));
        const left = callsOf(plain.calls);
        const more = callsOf(tributary.families.calls.slice(before)).filter((call) => {
          const found = left.indexOf(call);
          if (found >= 0) left.splice(found, 1);
          return found < 0;
        });
        // Fewer calls are possible, because a deferred part reads its objects together.
        expect(more, query).toEqual([]);
      }
    },
  );

  it("is answered in parts often enough for a comparison", () => {
    expect(inParts).toBeGreaterThan(isWhole ? (questions.length * SEEDS) / 3 : 0);
  });

  it("was run by the plan with parts each time", () => {
    expect(tributary.gateway.executorCounts).toMatchObject({ apollo: 0, repaired: 0 });
  });
});
