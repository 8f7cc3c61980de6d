/** Our executor against the stock one over a supergraph that is made to be hard. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Answered,
  comparable,
  comparePlaces,
  inAnyOrder,
  isInSpecOrder,
  withoutIndexes,
} from "./compare.ts";
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
      JSON.stringify(ours.answer).includes("no luck") && leaks(ours.answer) && "an exception's words",
      !gaveUp && JSON.stringify(ours.sent) !== JSON.stringify(theirs.sent) && "fetches",
    ].filter(Boolean);
    if (places === "stock misplaces") tally.stockMisplaces++;
    tally.operations++;
    if (theirs.answer.errors) tally.failing++;
    if (why.length > 0)
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
      conditions: 0,
      plans: 0,
      stockReorders: 0,
      stockMisplaces: 0,
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

  it("answers that are whole", async () => {
    const { differences } = await compare(150, "whole", () => unharmed);
    expect(differences).toEqual([]);
  });

  it("nulls everywhere", async () => {
    const { differences } = await compare(120, "nulls", (n) => ({ ...unharmed, seed: `${n}`, nulls: 0.06 }));
    expect(differences).toEqual([]);
  });

  it("errors anywhere", async () => {
    const { differences } = await compare(80, "errors", (n) => ({
      ...unharmed,
      seed: `${n}`,
      errors: 0.05,
    }));
    expect(differences).toEqual([]);
  });

  it("leaves of other types", async () => {
    const { differences } = await compare(80, "leaves", (n) => ({
      ...unharmed,
      seed: `${n}`,
      wrongLeaves: 0.1,
    }));
    expect(differences).toEqual([]);
  });

  it("members that are missing", async () => {
    const { differences } = await compare(80, "missing", (n) => ({
      ...unharmed,
      seed: `${n}`,
      missing: 0.05,
    }));
    expect(differences).toEqual([]);
  });

  it("objects of other types", async () => {
    const { differences } = await compare(80, "types", (n) => ({
      ...unharmed,
      seed: `${n}`,
      wrongTypes: 0.1,
    }));
    expect(differences).toEqual([]);
  });

  it("values of another shape", async () => {
    const { differences } = await compare(80, "shapes", (n) => ({
      ...unharmed,
      seed: `${n}`,
      wrongShapes: 0.03,
    }));
    expect(differences).toEqual([]);
  });

  it("mutations, one after the other", async () => {
    const { differences } = await compare(
      60,
      "mutations",
      (n) => ({ ...unharmed, seed: `${n}`, nulls: n % 2 ? 0.05 : 0, errors: n % 3 ? 0 : 0.05 }),
      "mutation",
    );
    expect(differences).toEqual([]);
  });

  it("names that every object has", async () => {
    for (let seed = 0; seed < 20; seed++) {
      const operation = { query: "{ strict { constructor: blob toString: blob } }", variables: {} };
      const damage = { ...unharmed, seed: `${seed}`, missing: 0.4 };
      expect((await own.ask(operation, damage)).answer).toEqual((await stock.ask(operation, damage)).answer);
    }
  });

  describe("but for known faults of the stock gateway", () => {
    const both = async (query: string, damage: Damage = unharmed) => {
      const operation = { query, variables: {} };
      return [await own.ask(operation, damage), await stock.ask(operation, damage)] as const;
    };

    it("lists within lists become null in what `@requires` sends", async () => {
      const [ours, theirs] = await both(
        "{ thing(id: 1) { ... on Book { rowsText } } book(id: 5) { rowsText } anys { ... on Book { rowsText } } }",
      );
      console.log(JSON.stringify([ours.answer, theirs.answer]));
    });

    it("lists within lists that two subgraphs tell of lose what the first one said", async () => {
      const [ours, theirs] = await both("{ cells { x y z } }");
      console.log(JSON.stringify([ours, theirs]));
    });

    it("keys of a field selected again stand before what was selected between", async () => {
      const [ours, theirs] = await both(
        "{ strict { author { id } ... on Thing { ... on Book { author { email } } } author { nick } } }",
      );
      console.log(JSON.stringify([ours.answer, theirs.answer]));
    });

    it("an error of one item names another when an item before it was not asked about", async () => {
      const [ours, theirs] = await both("{ me { owns { ... on Film { reviews { id } } } } }", {
        ...unharmed,
        only: "reviews",
        errors: 1,
      });
      console.log(JSON.stringify([ours, theirs]));
    });
  });

  it.each(["error", "throw", "null", "short"] as const)("a subgraph that is down: %s", async (how) => {
    const { differences } = await compare(30, how, (n) => ({
      ...unharmed,
      down: { [["shop", "reviews", "people"][n % 3] as string]: how },
    }));
    expect(differences).toEqual([]);
  });
});

/** An error that no subgraph meant for clients has words of ours alone. */
const leaks = ({ errors = [] }: Answered) =>
  errors.some(
    ({ message, extensions }) => extensions?.["code"] === "INTERNAL_SERVER_ERROR" && message === "no luck",
  );

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
