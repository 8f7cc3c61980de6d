/** `@defer` over the difficult supergraph: abstract types, lists of lists, mutations, damaged data. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seededRandom } from "#services/kit/data/random.ts";
import { inAnyOrder } from "#test/gateway/execution/compare.ts";
import { randomOperations } from "#test/gateway/execution/random-operations.ts";
import {
  api,
  type Damage,
  openTorture,
  type TortureGateway,
  unharmed,
} from "#test/gateway/execution/torture.ts";
import { runs } from "#test/kit/draws.ts";
import type { Merged } from "./merged.ts";
import { withRandomDefers } from "./placements.ts";

const values: Readonly<Record<string, readonly unknown[]>> = {
  id: ["Book:1", "Film:2", "Person:3", "x"],
  text: ["a", ""],
  first: [1, 2],
  colors: [["RED"], ["GREEN", "BLUE"], []],
};

interface Operation {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

/** Random operations with `@defer` at random places, each with its form without `@defer`. */
function* deferred(
  count: number,
  seed: string,
  operation: "query" | "mutation" = "query",
): Generator<{ plain: Operation; deferred: Operation }, void> {
  let left = count;
  const operations = randomOperations(
    {
      schema: api,
      operation,
      depth: 3,
      values: (_coordinate, { name }) => values[name] ?? [],
      conditions: 0.1,
      // These texts contain the whole request to a subgraph, which is longer if fetches are combined.
      skip: (coordinate) => /Text$|^Query.cells$/.test(coordinate),
    },
    seed,
  );
  for (const plain of operations) {
    if (left-- <= 0) return;
    const query = withRandomDefers(plain.query, seededRandom(`${seed} ${left}`), 0.5);
    yield { plain, deferred: { query, variables: plain.variables } };
  }
}

/** Paths at which two values contradict each other. An absent value contradicts none. */
function contradictions(one: unknown, other: unknown, path = ""): string[] {
  if (one === null || one === undefined || other === null || other === undefined) return [];
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length
      ? one.flatMap((item, index) => contradictions(item, other[index], `${path}.${index}`))
      : [path];
  if (typeof one === "object" && typeof other === "object")
    return Object.entries(one).flatMap(([name, value]) =>
      contradictions(value, (other as Record<string, unknown>)[name], `${path}.${name}`),
    );
  return one === other ? [] : [path];
}

describe("an answer in parts over the torture supergraph", () => {
  let gateway: TortureGateway;
  beforeAll(async () => {
    gateway = await openTorture("compiled");
  });
  afterAll(() => gateway.close());

  /** Runs both executors. @returns the number of answers in parts */
  async function compare(
    operations: Iterable<{ plain: Operation; deferred: Operation }>,
    damage: (n: number) => Damage,
    look: (merged: Merged, plain: unknown, query: string) => void,
  ): Promise<number> {
    let inParts = 0;
    let n = 0;
    for (const { plain, deferred: asked } of operations) {
      const harm = damage(n++);
      const { answer } = await gateway.ask(plain, harm);
      const merged = await gateway.askInParts(asked, harm);
      if (merged.payloads > 1) inParts++;
      look(merged, answer.data, asked.query);
    }
    return inParts;
  }

  it.each(["query", "mutation"] as const)(
    "has the same data as without @defer, through interfaces, unions and lists of lists: a %s",
    async (operation) => {
      const inParts = await compare(
        deferred(runs(100), "whole", operation),
        () => unharmed,
        (merged, plain, query) => {
          expect(inAnyOrder(merged.data), query).toBe(inAnyOrder(plain));
          expect(inAnyOrder(merged.fromFresh), query).toBe(inAnyOrder(plain));
        },
      );
      expect(inParts).toBeGreaterThan(runs(20));
    },
  );

  it("waits for its own field of a mutation, whose fields are planned one by one", async () => {
    const query = (directive: string) => `mutation {
      touch
      rename(id: "Person:3") { reviews { about { ... on Book ${directive} { price } } } }
      review(id: "Book:1") { author { ... ${directive} { friends { age email } } } }
    }`;
    const { answer } = await gateway.ask({ query: query(""), variables: {} });
    const merged = await gateway.askInParts({ query: query("@defer"), variables: {} });
    expect(merged.payloads).toBeGreaterThan(1);
    expect(merged.errors).toEqual([]);
    expect(merged.data).toEqual(answer.data);
  });

  it.each(["reviews", "people"] as const)(
    "does not contradict the answer without @defer if the subgraph %s fails",
    async (name) => {
      const ways = ["error", "throw", "null", "short"] as const;
      const inParts = await compare(
        deferred(runs(80), "down"),
        (n) => ({ ...unharmed, seed: "down", down: { [name]: ways[n % ways.length] } }),
        (merged, plain, query) => expect(contradictions(merged.data, plain), query).toEqual([]),
      );
      expect(inParts).toBeGreaterThan(runs(10));
    },
  );

  it("ends, and quotes no thrown error, if data differs from the schema", async () => {
    const before = gateway.counts?.repaired ?? 0;
    const damaged = {
      nulls: 0.05,
      wrongLeaves: 0.05,
      wrongTypes: 0.05,
      missing: 0.05,
      wrongShapes: 0.02,
      errors: 0.05,
    };
    const inParts = await compare(
      deferred(runs(120), "damaged"),
      (n) => ({ ...unharmed, ...damaged, seed: `damaged ${n}` }),
      ({ errors }) => {
        for (const error of errors) expect(JSON.stringify(error)).not.toMatch(/TypeError|stack|undefined/);
      },
    );
    expect(inParts).toBeGreaterThan(runs(20));
    expect(gateway.counts?.repaired).toBeGreaterThan(before);
  });

  it("repairs a part as it repairs a whole answer, and reports it with the client's names and paths", async () => {
    const query = (directive: string) =>
      `{ ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((first) => `r${first}: reviews(first: ${first}) { author { id ... ${directive} { years: age } } }`).join(" ")} }`;
    const repairsIn = (extensions: object | undefined) =>
      (extensions as { valueCompletion?: object[] } | undefined)?.valueCompletion ?? [];
    let repaired = 0;
    for (let n = 0; n < 10; n++) {
      const harm: Damage = { ...unharmed, only: "people", wrongLeaves: 1, seed: `ages ${n}` };
      const { answer } = await gateway.ask({ query: query(""), variables: {} }, harm);
      const merged = await gateway.askInParts({ query: query("@defer"), variables: {} }, harm);
      const repairs = merged.extensions.flatMap(repairsIn);
      repaired += repairs.length;
      expect(merged.data).toEqual(answer.data);
      expect(repairs).toEqual(repairsIn(answer.extensions));
    }
    expect(repaired).toBeGreaterThan(0);
  });
});
