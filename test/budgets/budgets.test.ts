/** Realistic questions across the families cost at most the calls of the table. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  AGAIN,
  doubledQueryOf,
  operationOf,
  operations,
  queryOf,
  variablesFor,
} from "#scripts/routers/questions.ts";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import type { Tributary } from "#test/kit/gateway.ts";
import { inRoundTrips } from "./round-trips.ts";
import { startForTable, WARMING } from "./setup.ts";
import { empty } from "./shape.ts";
import { budgets } from "./table.ts";

describe("the table of budgets", () => {
  it("has at least 25 rows, each of three to eight families, and all sixteen families in total", () => {
    expect(budgets.length).toBeGreaterThanOrEqual(25);
    expect(budgets.map(({ name }) => name).sort()).toEqual([...operations.keys()].sort());
    for (const { name, calls } of budgets) {
      expect(Object.keys(calls).length, name).toBeGreaterThanOrEqual(3);
      expect(Object.keys(calls).length, name).toBeLessThanOrEqual(8);
    }
    expect(new Set(budgets.flatMap(({ calls }) => Object.keys(calls))).size).toBe(16);
  });
});

describe("in the gateway's process", () => {
  let tributary: Tributary;
  beforeAll(async () => {
    // Round trips count dependent calls only, for any number of simultaneous calls to a family.
    tributary = await startForTable({ callsAtOnce: 300 }, { measuresLikely: true });
  });
  afterAll(() => tributary.close());

  it.each(budgets)(
    "$name costs the fewest possible calls and round trips, and is complete",
    async (budget) => {
      const { name, calls, roundTrips } = budget;
      using taken = inRoundTrips();
      const { data, errors, report, sources } = await tributary.ask(
        queryOf(name),
        variablesFor(name, tributary.families.company),
      );
      expect(errors).toEqual([]);
      const made = Object.fromEntries(report.families.map((family) => [family.family, family.calls]));
      const asked = Object.fromEntries(Object.entries(calls).filter(([, number]) => number > 0));
      expect(made).toEqual(asked);
      expect(sources).toEqual(
        Object.keys(asked)
          .sort()
          .map((family) => ({ family, status: "OK" })),
      );
      expect(report.index.calls).toBe(0);
      expect(report.roundTrips).toBe(roundTrips);
      expect(taken.taken()).toBe(roundTrips);
      expect(empty(operationOf(name), data), "fields that are null wherever they are").toEqual([]);
    },
  );

  it.each(budgets)(
    "$name costs no more if each of its fields is selected under two aliases",
    async (budget) => {
      const { name, calls } = budget;
      const variables = variablesFor(name, tributary.families.company);
      const { data, report } = await tributary.ask<Record<string, unknown>>(doubledQueryOf(name), variables);
      for (const { family, calls: made } of report.families) expect(made, family).toBe(calls[family]);
      const names = Object.keys(data).filter((field) => field.startsWith(AGAIN));
      expect(names.length).toBe(Object.keys(data).length / 2);
      for (const field of names) expect(data[field]).toEqual(data[field.slice(AGAIN.length)]);
    },
  );
});

describe("with subgraphs over HTTP", () => {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await deploy({ SUBGRAPHS: "http" });
    await deployment.graphql(WARMING);
  });
  afterAll(() => deployment.stop());

  it.each(budgets)("$name costs at most its second column, and is complete", async ({ name, http }) => {
    const { body } = await deployment.graphql(queryOf(name), {
      variables: variablesFor(name, deployment.families.company),
      headers: { "x-upstream-report": "1" },
    });
    expect(body.errors).toBeUndefined();
    expect(empty(operationOf(name), body.data)).toEqual([]);
    const { calls = 0, families = [] } = body.extensions?.upstream ?? {};
    expect(calls).toBe(families.reduce((sum, family) => sum + family.calls, 0));
    expect(calls).toBeLessThanOrEqual(http);
  });
});
