/**
 * Our executor and the stock executor: two gateways on the same families must give the same answers to random
 * operations over the whole API, also while a family fails.
 */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { buildSchema, type GraphQLObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Gateway } from "#gateway/gateway.ts";
import { defaultLimits, defaultQueryLimits } from "#platform/limits/limits.ts";
import { drawn, isWhole } from "#test/kit/draws.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { localSettings } from "#test/kit/gateway.ts";
import {
  comparable,
  comparePlaces,
  type ErrorLike,
  type ExecutorAnswer,
  inAnyOrder,
  isInSpecOrder,
  withoutIndexes,
} from "./compare.ts";
import { asHostile, hubOperations } from "./hub-aliases.ts";
import { entriesOf, type RandomOperation, randomOperations } from "./random-operations.ts";
import { changingFields, valuesOf } from "./random-values.ts";

/** Share of the operations that a run compares. */
const SHARE = 0.1;

const schema = buildSchema(readFileSync(new URL("../../../schema/api.graphql", import.meta.url), "utf8"));

/** Families with a rate limit allow few calls per minute, and the clock does not advance. */
const skip = changingFields(schema);

const unlimited = {
  ...defaultQueryLimits,
  ...Object.fromEntries(
    Object.keys(defaultQueryLimits)
      .filter((name) => name !== "pageSize")
      .map((name) => [name, Number.MAX_SAFE_INTEGER]),
  ),
};

describe("our executor answers as the stock one does", () => {
  let families: TestFamilies;
  let gateways: Record<"compiled" | "apollo", Gateway>;
  /** Errors of the latest operation from each executor, before equal errors are merged. */
  const raw: Record<"compiled" | "apollo", readonly ErrorLike[]> = { compiled: [], apollo: [] };
  const bugs: unknown[] = [];

  async function open(executor: "compiled" | "apollo"): Promise<Gateway> {
    return createGateway({
      families: localSettings(families),
      executor,
      limits: { ...defaultLimits, tries: 1 },
      // No limits, because random operations may be expensive, and all must have data.
      queryLimits: unlimited,
      onBug: (bug) => bugs.push(bug),
      plugins: [
        {
          requestDidStart: async () => ({
            didEncounterErrors: async ({ errors }) => {
              raw[executor] = errors;
            },
          }),
        },
      ],
    });
  }

  beforeAll(async () => {
    families = await startFamilies();
    gateways = { compiled: await open("compiled"), apollo: await open("apollo") };
  });
  afterAll(async () => {
    await gateways.compiled.close();
    await gateways.apollo.close();
    await families.close();
  });

  async function run(
    executor: "compiled" | "apollo",
    { query, variables = {} }: { readonly query: string; readonly variables?: Record<string, unknown> },
  ): Promise<ExecutorAnswer> {
    raw[executor] = [];
    const result = await gateways[executor].execute({ query, variables });
    return JSON.parse(JSON.stringify(result)) as ExecutorAnswer;
  }

  /** Runs the same operations with both executors, one after the other. @returns the differences */
  async function compare(count: number, seed: string): Promise<Tally> {
    const tally: Tally = {
      operations: 0,
      entries: new Set(),
      stockReorders: 0,
      stockMisplaces: 0,
      failing: 0,
      withoutData: [],
      byStock: [],
      differences: [],
    };
    const random = randomOperations(
      { schema, values: valuesOf(families.company.people), skip, conditions: 0.08 },
      seed,
    );
    const operations: RandomOperation[] = [];
    for (const operation of random) {
      tally.entries.add(operation.entry);
      if (operations.push(operation) >= count) break;
    }
    for (const operation of drawn(seed, operations, SHARE)) {
      const before = { ...gateways.compiled.executorCounts };
      const compiled = await run("compiled", operation);
      const apollo = await run("apollo", operation);
      if (gateways.compiled.executorCounts?.apollo !== before.apollo) tally.byStock.push(operation.query);
      if (apollo.errors) tally.failing++;
      if (!apollo.data) tally.withoutData.push([apollo.errors?.[0]?.message, operation.query]);
      const [a, b] = [comparable(compiled), comparable(apollo)];
      const reordered =
        a.data !== b.data &&
        inAnyOrder(compiled.data) === inAnyOrder(apollo.data) &&
        isInSpecOrder(schema, operation, compiled.data);
      if (reordered) tally.stockReorders++;
      const same =
        (a.data === b.data || reordered) &&
        a.extensions === b.extensions &&
        JSON.stringify(withoutIndexes(a.errors)) === JSON.stringify(withoutIndexes(b.errors));
      const places = comparePlaces(raw.compiled, raw.apollo, compiled.data);
      if (places === "stock misplaces") tally.stockMisplaces++;
      if (!same || places === "other") tally.differences.push({ operation, compiled: a, apollo: b, places });
      tally.operations++;
    }
    return tally;
  }

  it("for each field of the types around a person under aliases that equal entity keys, as under other aliases", async () => {
    const emails = families.company.people.slice(0, 3).map(({ email }) => email);
    const operations = hubOperations(schema, { emails, skip });
    const fields = new Set(operations.flatMap(({ coordinates }) => coordinates));
    const own = Object.keys((schema.getType("User") as GraphQLObjectType).getFields());
    expect(own.filter((name) => !fields.has(`User.${name}`) && !skip(`User.${name}`))).toEqual([]);
    expect(new Set([...fields].map((coordinate) => coordinate.split(".")[0])).size).toBeGreaterThan(30);
    const differences: unknown[] = [];
    for (const { hostile, neutral } of drawn("aliases of keys", operations, SHARE)) {
      const compiled = await run("compiled", { query: hostile });
      const apollo = await run("apollo", { query: hostile });
      const other = JSON.parse(
        asHostile(JSON.stringify(await run("compiled", { query: neutral }))),
      ) as ExecutorAnswer;
      const [a, b, c] = [compiled, apollo, other].map((answer) => ({
        data: inAnyOrder(answer.data),
        errors: withoutIndexes(comparable(answer).errors),
      }));
      if (!isDeepStrictEqual(a, b) || !isDeepStrictEqual(a, c))
        differences.push({ hostile, compiled: a, apollo: b, other: c });
    }
    expect(differences).toEqual([]);
    expect(bugs).toEqual([]);
  }, 300_000);

  it("for an operation of each entry of the schema, at least 300", async () => {
    const entries = entriesOf({ schema, skip, values: () => [] });
    const tally = await compare(Math.max(300, entries.length), "well");
    // Every entry of the schema, new ones included, has an operation that can be drawn for it.
    expect(entries.filter(({ coordinate }) => !tally.entries.has(coordinate))).toEqual([]);
    expect(tally.differences).toEqual([]);
    expect(bugs).toEqual([]);
    // No operation used the stock executor as fallback, and no data was ambiguous.
    expect(tally.byStock).toEqual([]);
    expect(gateways.compiled.executorCounts).toMatchObject({ apollo: 0, repaired: 0 });
    // The operations are useful: all have data, and some have errors.
    expect(tally.withoutData).toEqual([]);
    if (!isWhole) return;
    expect(gateways.compiled.executorCounts?.compiled).toBeGreaterThanOrEqual(0.85 * tally.operations);
    expect(tally.failing).toBeGreaterThan(tally.operations / 10);
  }, 300_000);

  it.each(["banking", "supportDesk", "identity"])(
    "when %s refuses everything",
    async (family) => {
      families.setFaults(`${family}=status:403`);
      try {
        const tally = await compare(40, `refused by ${family}`);
        expect(tally.differences).toEqual([]);
      } finally {
        families.setFaults("");
      }
    },
    300_000,
  );

  it("while the circuit breaker of banking is open", async () => {
    families.setFaults("banking=status:503");
    try {
      const query = "{ banking { payments(first: 1) { nodes { id } } } }";
      for (const gateway of Object.values(gateways))
        for (let n = 0; gateway.health().families["banking"] !== "open"; n++) {
          expect(n).toBeLessThan(5_000);
          await gateway.execute({ query });
        }
      const tally = await compare(40, "without banking");
      expect(tally.differences).toEqual([]);
    } finally {
      families.setFaults("");
    }
  }, 300_000);
});

interface Tally {
  operations: number;
  /** The entries that an operation was drawn for. */
  entries: Set<string>;
  stockReorders: number;
  stockMisplaces: number;
  failing: number;
  withoutData: unknown[];
  byStock: string[];
  differences: unknown[];
}
