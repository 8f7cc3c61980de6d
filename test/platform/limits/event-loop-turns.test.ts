import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { EventLoopTurns } from "#platform/limits/event-loop-turns.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import { OperationBudget } from "#platform/limits/operation-budget.ts";

describe("pieces of work", () => {
  /** Names of the functions that ran after each of `count` turns of the event loop. */
  async function turnsOf(count: number, ran: readonly string[]): Promise<string[]> {
    const after: string[] = [];
    for (let i = 0; i < count; i++) {
      await nextTurn();
      after.push(ran.join(" "));
    }
    return after;
  }

  it("run one in a turn, in order, and never synchronously", async () => {
    const turns = new EventLoopTurns();
    const ran: string[] = [];
    for (const piece of ["1", "2", "3"]) turns.run("a", () => void ran.push(piece));
    expect(ran).toEqual([]);
    expect(await turnsOf(3, ran)).toEqual(["1", "1 2", "1 2 3"]);
  });

  it("of one caller, however many, run in turn with those of each other caller", async () => {
    const turns = new EventLoopTurns();
    const ran: string[] = [];
    for (const piece of ["a1", "a2", "a3", "a4"]) turns.run("a", () => void ran.push(piece));
    turns.run("b", () => void ran.push("b1"));
    turns.run("c", () => void ran.push("c1"));
    turns.run("b", () => void ran.push("b2"));
    await turnsOf(7, ran);
    expect(ran.join(" ")).toBe("a1 b1 c1 a2 b2 a3 a4");
  });

  it("of a lower rank run first among those of their caller, and those of one rank in order", async () => {
    const turns = new EventLoopTurns();
    const ran: string[] = [];
    for (const [piece, rank] of [
      ["late 1", 2],
      ["early 1", 1],
      ["late 2", 2],
      ["early 2", 1],
      ["first", 0],
    ] as const)
      turns.run("a", () => void ran.push(piece), rank);
    await turnsOf(5, ran);
    expect(ran).toEqual(["first", "early 1", "early 2", "late 1", "late 2"]);
  });

  it("continue at once while the turn has room, and wait after that, callers in turn", async () => {
    const turns = new EventLoopTurns(2);
    const ran: string[] = [];
    const begin = (caller: string, piece: string) => {
      const wait = turns.next(caller);
      if (wait) void wait.then(() => ran.push(piece));
      else ran.push(piece);
    };
    for (const piece of ["a1", "a2", "a3", "a4", "a5"]) begin("a", piece);
    begin("b", "b1");
    expect(ran).toEqual(["a1", "a2"]);
    expect(["a", "b", "c"].map((caller) => turns.waitingOf(caller))).toEqual([3, 1, 0]);
    const after = await turnsOf(4, ran);
    expect(after.map((all) => all.split(" ").length)).toEqual([4, 6, 6, 6]);
    expect(ran.join(" ")).toBe("a1 a2 a3 b1 a4 a5");
    begin("a", "a6");
    expect(ran.at(-1)).toBe("a6");
  });

  it("that are added by a running piece wait behind the others, and later ones are run as well", async () => {
    const turns = new EventLoopTurns();
    const ran: string[] = [];
    turns.run("a", () => {
      ran.push("a1");
      turns.run("a", () => void ran.push("a2"));
    });
    turns.run("b", () => void ran.push("b1"));
    await turnsOf(3, ran);
    expect(ran.join(" ")).toBe("a1 b1 a2");
    turns.run("a", () => void ran.push("a3"));
    await turnsOf(1, ran);
    expect(ran).toContain("a3");
  });

  it("are run after another piece has failed", async () => {
    const turns = new EventLoopTurns();
    const ran: string[] = [];
    const failed = new Promise<unknown>((resolve) => process.once("uncaughtException", resolve));
    const listeners = process.listeners("uncaughtException").slice(0, -1);
    for (const listener of listeners) process.off("uncaughtException", listener);
    turns.run("a", () => {
      throw new Error("a piece fails");
    });
    turns.run("a", () => void ran.push("a2"));
    expect(await failed).toMatchObject({ message: "a piece fails" });
    for (const listener of listeners) process.on("uncaughtException", listener);
    await turnsOf(2, ran);
    expect(ran).toEqual(["a2"]);
  });
});

describe("an operation", () => {
  const budget = () =>
    new OperationBudget(defaultLimits, {
      signal: new AbortController().signal,
      deadline: performance.now() + 60_000,
      requestId: "request",
      callerName: "a caller",
    });

  it("waits for no turn while it is small", () => {
    const small = budget();
    small.foresee(1_250);
    small.take(1_250, 0);
    expect(small.turn()).toBeUndefined();
  });

  it.each([
    ["is foreseen to make many objects", (large: OperationBudget) => large.foresee(1_251)],
    ["has made many", (large: OperationBudget) => large.take(1_251, 0)],
  ])("that %s continues in a turn of its own, one after another", async (_, grow) => {
    const operations = [budget(), budget(), budget()];
    const went: number[] = [];
    for (const [index, one] of operations.entries()) {
      grow(one);
      void one.turn()?.then(() => went.push(index));
    }
    const lengths = [went.length];
    for (let turn = 0; turn < 6; turn++) {
      await nextTurn();
      lengths.push(went.length);
    }
    expect(lengths[0]).toBe(0);
    for (const [turn, length] of lengths.entries()) expect(length - (lengths[turn - 1] ?? 0)).toBeLessThan(2);
    expect(went).toEqual([0, 1, 2]);
  });
});
