/** Our executor against the stock one over a supergraph that is made to be hard. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { comparable, inAnyOrder, isInSpecOrder, comparePlaces, withoutIndexes } from "./compare.ts";
import { type RandomOperation, randomOperations } from "./random-operations.ts";
import { api, type Damage, openTorture, type TortureGateway, unharmed } from "./torture.ts";

const values: Readonly<Record<string, readonly unknown[]>> = {
  id: ["Book:1", "Film:2", "Person:3", "x"],
  text: ["a", ""],
  first: [1, 2],
  colours: [["RED"], ["GREEN", "BLUE"], []],
};

describe("our executor answers as the stock one does, over the torture supergraph", () => {
  let own: TortureGateway;
  let stock: TortureGateway;
  beforeAll(async () => {
    own = await openTorture("own");
    stock = await openTorture("stock");
  });
  afterAll(async () => {
    await own.close();
    await stock.close();
  });

  async function differs(operation: RandomOperation, damage: Damage, tally: Tally): Promise<void> {
    const before = { ...own.counts };
    const ours = await own.ask(operation, damage);
    const theirs = await stock.ask(operation, damage);
    if (own.counts?.stock !== before.stock) {
      if (operation.conditional) tally.conditions++;
      else tally.plans++;
    }
    if (own.counts?.unsure !== before.unsure) tally.unsure++;
    const [a, b] = [comparable(ours.answer), comparable(theirs.answer)];
    const reordered =
      a.data !== b.data &&
      inAnyOrder(ours.answer.data) === inAnyOrder(theirs.answer.data) &&
      isInSpecOrder(api, operation, ours.answer.data);
    if (reordered) tally.stockReorders++;
    const places = comparePlaces(ours.raw, theirs.raw, ours.answer.data);
    // Where the stock gateway gives up on everything, it does so before its last fetches.
    const gaveUp = theirs.answer.data === undefined;
    const why = [
      a.data !== b.data && !reordered && "data",
      a.extensions !== b.extensions && "extensions",
      JSON.stringify(withoutIndexes(a.errors)) !== JSON.stringify(withoutIndexes(b.errors)) && "errors",
      places === "other" && "places",
      !gaveUp && JSON.stringify(ours.sent) !== JSON.stringify(theirs.sent) && "fetches",
    ].filter(Boolean);
    if (places === "stock misplaces") tally.stockMisplaces++;
    tally.operations++;
    if (theirs.answer.errors) tally.failing++;
    if (why.length > 0)
      tally.differences.push({ why, operation, damage, ours: { ...a, sent: ours.sent }, theirs: { ...b, sent: theirs.sent } });
  }

  async function compare(count: number, seed: string, damage: (n: number) => Damage, operation: "query" | "mutation" = "query"): Promise<Tally> {
    const tally: Tally = { operations: 0, failing: 0, unsure: 0, conditions: 0, plans: 0, stockReorders: 0, stockMisplaces: 0, differences: [] };
    const operations = randomOperations(
      { schema: api, operation, depth: 3, values: (_coordinate, { name }) => values[name] ?? [], conditions: 0.1, skip: (coordinate) => /^(Book.rowsText|Query.cells)$/.test(coordinate) },
      seed,
    );
    for (const operation of operations) {
      await differs(operation, damage(tally.operations), tally);
      if (tally.operations >= count) break;
    }
    const { differences, ...figures } = tally;
    console.log(seed, JSON.stringify(figures), "differences", differences.length, JSON.stringify(own.counts));
    const seen = new Set<string>();
    for (const one of differences.sort((x, y) => x.operation.query.length - y.operation.query.length)) {
      const why = one.why.join();
      if (seen.has(why)) continue;
      seen.add(why);
      console.log(why, one.operation.query, "\n", JSON.stringify({ ...one, operation: undefined }, null, 1).slice(0, 2500));
    }
    return tally;
  }

  it("answers that are whole", async () => {
    const { differences } = await compare(200, "whole", () => unharmed);
    expect(differences.length).toEqual(0);
  });

  it("nulls everywhere", async () => {
    const { differences } = await compare(200, "nulls", (n) => ({ ...unharmed, seed: `${n}`, nulls: 0.06 }));
    expect(differences.length).toEqual(0);
  });

  it("errors anywhere", async () => {
    const { differences } = await compare(150, "errors", (n) => ({ ...unharmed, seed: `${n}`, errors: 0.05 }));
    expect(differences.length).toEqual(0);
  });

  it("leaves of other types", async () => {
    const { differences } = await compare(150, "leaves", (n) => ({ ...unharmed, seed: `${n}`, wrongLeaves: 0.1 }));
    expect(differences.length).toEqual(0);
  });

  it("members that are missing", async () => {
    const { differences } = await compare(150, "missing", (n) => ({ ...unharmed, seed: `${n}`, missing: 0.05 }));
    expect(differences.length).toEqual(0);
  });

  it("objects of other types", async () => {
    const { differences } = await compare(150, "types", (n) => ({ ...unharmed, seed: `${n}`, wrongTypes: 0.1 }));
    expect(differences.length).toEqual(0);
  });

  it("values of another shape", async () => {
    const { differences } = await compare(150, "shapes", (n) => ({ ...unharmed, seed: `${n}`, wrongShapes: 0.03 }));
    expect(differences.length).toEqual(0);
  });

  it("mutations, one after the other", async () => {
    const { differences } = await compare(60, "mutations", (n) => ({ ...unharmed, seed: `${n}`, nulls: n % 2 ? 0.05 : 0, errors: n % 3 ? 0 : 0.05 }), "mutation");
    expect(differences.length).toEqual(0);
  });

  it.each(["error", "throw", "null", "short"] as const)("a subgraph that is down: %s", async (how) => {
    const { differences } = await compare(50, how, (n) => ({
      ...unharmed,
      down: { [["shop", "reviews", "people"][n % 3] as string]: how },
    }));
    expect(differences.length).toEqual(0);
  });
});

interface Tally {
  operations: number;
  failing: number;
  unsure: number;
  conditions: number;
  plans: number;
  stockReorders: number;
  stockMisplaces: number;
  differences: { why: unknown[]; operation: RandomOperation; [key: string]: unknown }[];
}
