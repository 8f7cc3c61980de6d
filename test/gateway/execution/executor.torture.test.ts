/** Our executor and the stock executor over a difficult supergraph. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runs } from "#test/kit/draws.ts";
import {
  comparable,
  comparePlaces,
  type ExecutorAnswer,
  inAnyOrder,
  isInSpecOrder,
  reportSameMissingValues,
  withoutIndexes,
} from "./compare.ts";
import { type RandomOperation, randomOperations } from "./random-operations.ts";
import { api, type Damage, openTorture, type TortureGateway, unharmed } from "./torture.ts";

const values: Readonly<Record<string, readonly unknown[]>> = {
  id: ["Book:1", "Film:2", "Person:3", "x"],
  text: ["a", ""],
  first: [1, 2],
  colors: [["RED"], ["GREEN", "BLUE"], []],
};

describe("our executor answers as the stock one does, over the torture supergraph", () => {
  let own: TortureGateway;
  let stock: TortureGateway;
  beforeAll(async () => {
    own = await openTorture("compiled");
    stock = await openTorture("apollo");
  });
  afterAll(async () => {
    await own.close();
    await stock.close();
  });

  async function differs(operation: RandomOperation, damage: Damage, tally: Tally): Promise<void> {
    const before = { ...own.counts };
    const ours = await own.ask(operation, damage);
    const theirs = await stock.ask(operation, damage);
    if (own.counts?.apollo !== before.apollo) tally.byStock++;
    if (own.counts?.repaired !== before.repaired) tally.unsure++;
    const [a, b] = [comparable(ours.answer), comparable(theirs.answer)];
    const reordered =
      a.data !== b.data &&
      inAnyOrder(ours.answer.data) === inAnyOrder(theirs.answer.data) &&
      isInSpecOrder(api, operation, ours.answer.data);
    if (reordered) tally.stockReorders++;
    const places = comparePlaces(ours.raw, theirs.raw, ours.answer.data);
    // If a list or object has a value of another type, the stock gateway aborts at once.
    const repaired = own.counts?.repaired !== before.repaired;
    const gaveUp = (repaired || damage.wrongShapes > 0) && theirs.answer.data === undefined;
    // If the stock gateway reads a list as an object without members, it reports no error.
    const missesAlike =
      (damage.wrongShapes > 0 && repaired) ||
      (a.extensions === b.extensions && reportSameMissingValues(ours.answer, theirs.answer));
    if (gaveUp) tally.stockGivesUp++;
    const why = [
      a.data !== b.data && !reordered && "data",
      !missesAlike && "extensions",
      JSON.stringify(withoutIndexes(a.errors)) !== JSON.stringify(withoutIndexes(b.errors)) && "errors",
      places === "other" && "places",
      JSON.stringify(ours.answer).includes("no luck") && leaks(ours.answer) && "an exception's words",
      JSON.stringify(ours.sent) !== JSON.stringify(theirs.sent) && "fetches",
    ].filter(Boolean);
    if (places === "stock misplaces") tally.stockMisplaces++;
    tally.operations++;
    if (theirs.answer.errors) tally.failing++;
    if (gaveUp ? ours.raw.length + Number(ours.answer.data !== undefined) === 0 : why.length > 0)
      tally.differences.push({
        why,
        operation,
        damage,
        ours: { ...a, sent: ours.sent },
        theirs: { ...b, sent: theirs.sent },
      });
  }

  async function compare(
    count: number,
    seed: string,
    damage: (n: number) => Damage,
    operation: "query" | "mutation" = "query",
  ): Promise<Tally> {
    const tally: Tally = {
      operations: 0,
      failing: 0,
      unsure: 0,
      byStock: 0,
      stockReorders: 0,
      stockMisplaces: 0,
      stockGivesUp: 0,
      differences: [],
    };
    const operations = randomOperations(
      {
        schema: api,
        operation,
        depth: 3,
        values: (_coordinate, { name }) => values[name] ?? [],
        conditions: 0.1,
        skip: (coordinate) => /^(Book.rowsText|Query.cells)$/.test(coordinate),
      },
      seed,
    );
    for (const operation of operations) {
      await differs(operation, damage(tally.operations), tally);
      if (tally.operations >= count) break;
    }
    return tally;
  }

  it("with complete data", async () => {
    const { differences, byStock, unsure } = await compare(runs(120), "whole", () => unharmed);
    expect(differences).toEqual([]);
    expect(byStock).toBe(0);
    expect(unsure).toBe(0);
  });

  it("with nulls at any position", async () => {
    const { differences } = await compare(runs(100), "nulls", (n) => ({
      ...unharmed,
      seed: `${n}`,
      nulls: 0.06,
    }));
    expect(differences).toEqual([]);
  });

  it("with errors at any position", async () => {
    const { differences } = await compare(runs(60), "errors", (n) => ({
      ...unharmed,
      seed: `${n}`,
      errors: 0.05,
    }));
    expect(differences).toEqual([]);
  });

  it("with leaf values of wrong types", async () => {
    const { differences } = await compare(runs(60), "leaves", (n) => ({
      ...unharmed,
      seed: `${n}`,
      wrongLeaves: 0.1,
    }));
    expect(differences).toEqual([]);
  });

  it("with missing members", async () => {
    const { differences } = await compare(runs(60), "missing", (n) => ({
      ...unharmed,
      seed: `${n}`,
      missing: 0.05,
    }));
    expect(differences).toEqual([]);
  });

  it("with objects of wrong types", async () => {
    const { differences } = await compare(runs(60), "types", (n) => ({
      ...unharmed,
      seed: `${n}`,
      wrongTypes: 0.1,
    }));
    expect(differences).toEqual([]);
  });

  it("with values of a wrong shape", async () => {
    const { differences } = await compare(runs(60), "shapes", (n) => ({
      ...unharmed,
      seed: `${n}`,
      wrongShapes: 0.03,
    }));
    expect(differences).toEqual([]);
  });

  it("with mutations, one after another", async () => {
    const { differences } = await compare(
      runs(60),
      "mutations",
      (n) => ({ ...unharmed, seed: `${n}`, nulls: n % 2 ? 0.05 : 0, errors: n % 3 ? 0 : 0.05 }),
      "mutation",
    );
    expect(differences).toEqual([]);
  });

  it("with names that each object has", async () => {
    for (let seed = 0; seed < 20; seed++) {
      const operation = { query: "{ strict { constructor: blob toString: blob } }", variables: {} };
      const damage = { ...unharmed, seed: `${seed}`, missing: 0.4 };
      expect((await own.ask(operation, damage)).answer).toEqual((await stock.ask(operation, damage)).answer);
    }
  });

  describe("our executor differs from the stock one in known faults of that one", () => {
    /** The same selection for many objects, so that some have the tested property. */
    const both = async (selection: (n: number) => string, damage: Damage = unharmed) => {
      const fields = Array.from({ length: 20 }, (_, n) => `_${n}: ${selection(n)}`);
      const operation = { query: `{ ${fields.join(" ")} }`, variables: {} };
      return { ours: await own.ask(operation, damage), theirs: await stock.ask(operation, damage) };
    };

    it("lists within lists become null in the representations of `@requires`", async () => {
      const { ours, theirs } = await both((n) => `book(id: ${n}) { rowsText }`);
      expect(ours.answer.errors ?? theirs.answer.errors).toBeUndefined();
      const sentOf = ({ sent }: { sent: readonly string[] }) =>
        sent.filter((text) => text.includes('"rows":[['));
      expect(sentOf(ours)).not.toEqual([]);
      expect(sentOf(theirs)).toEqual([]);
    });

    it("lists within lists of two subgraphs lose the fields of the first one", async () => {
      const { ours, theirs } = await both((n) => `cells(at: ${n}) { x y z }`);
      const known = (answer: ExecutorAnswer, key: string) =>
        JSON.stringify(answer.data).match(new RegExp(`"${key}":[^n]`, "g"))?.length ?? 0;
      for (const key of ["x", "y", "z"]) expect(known(ours.answer, key)).toBeGreaterThan(0);
      expect(Math.min(known(theirs.answer, "y"), known(theirs.answer, "z"))).toBe(0);
    });

    it("a key field that is selected twice precedes the fields that were selected between", async () => {
      const { ours, theirs } = await both(
        (n) =>
          `book(id: ${n}) { size { w } ... on Thing { name } ... on Book { size { h } } size { __typename } }`,
      );
      expect(theirs.answer.data).toEqual(ours.answer.data);
      expect(JSON.stringify(ours.answer.data)).toMatch(/"size":\{"w":\d+,"h":\w+,"__typename":"Size"\}/);
      expect(JSON.stringify(theirs.answer.data)).toMatch(/"size":\{"w":\d+,"__typename":"Size","h":\w+\}/);
    });

    it("a fragment on an object's own type is lost within a fragment on its interface", async () => {
      const { ours, theirs } = await both(
        (n) => `book(id: ${n}) { id ... on Thing { ... on Book { pages } } }`,
      );
      expect(JSON.stringify(ours.answer.data)).toContain('"pages":');
      expect(JSON.stringify(theirs.answer.data)).not.toContain('"pages":');
    });

    it("an error of one item has the path of another one if an earlier item was not fetched", async () => {
      const { ours, theirs } = await both(
        (n) => `person(id: ${n}) { owns { ... on Film { reviews { id } } } }`,
        { ...unharmed, only: "reviews", errors: 1 },
      );
      const itemsOf = ({ raw, answer }: typeof ours) =>
        raw.map(({ path = [] }) =>
          path.reduce((here: unknown, part) => (here as Record<string, unknown>)[part], answer.data),
        );
      expect(ours.raw.length).toBe(theirs.raw.length);
      expect(new Set(itemsOf(ours).map((item) => JSON.stringify(item)))).toEqual(
        new Set(['{"reviews":null}']),
      );
      expect(itemsOf(theirs).map((item) => JSON.stringify(item))).toContain("{}");
    });
  });

  it.each(["error", "throw", "null", "short"] as const)("a subgraph that is down: %s", async (how) => {
    const { differences } = await compare(runs(30), how, (n) => ({
      ...unharmed,
      down: { [["shop", "reviews", "people"][n % 3] as string]: how },
    }));
    expect(differences).toEqual([]);
  });
});

/** Internal errors of a subgraph reach clients only with our own message. */
const leaks = ({ errors = [] }: ExecutorAnswer) =>
  errors.some(
    ({ message, extensions }) => extensions?.["code"] === "INTERNAL_SERVER_ERROR" && message === "no luck",
  );

interface Tally {
  operations: number;
  failing: number;
  unsure: number;
  /** Number of operations that our executor left to the stock one. */
  byStock: number;
  stockReorders: number;
  stockMisplaces: number;
  stockGivesUp: number;
  differences: { why: unknown[]; operation: RandomOperation; [key: string]: unknown }[];
}
