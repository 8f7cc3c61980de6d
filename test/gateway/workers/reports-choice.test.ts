/** One worker runs the reports of all; where it ends, another one does. */
import { describe, expect, it } from "vitest";
import { ReportsChoice } from "#gateway/workers/reports-choice.ts";
import { createLog } from "#platform/http/log.ts";
import type { Channel } from "#platform/shared/workers/channel.ts";
import { channels } from "./channels.ts";

interface Worker {
  readonly primary: Channel;
  readonly worker: Channel;
  readonly end: () => void;
  readonly held: object[];
  readonly socket: () => Promise<unknown>;
}

function workerOf(choice: ReportsChoice, name: string): Worker {
  const [primary, worker, disconnect] = channels();
  const held: object[] = [];
  worker.handle<object>("runReports", (callers) => {
    held.push(callers);
    return name;
  });
  choice.add(primary);
  const end = () => {
    disconnect();
    choice.ended(primary);
  };
  return { primary, worker, end, held, socket: () => worker.ask("reportsSocket") };
}

describe("the choice of the worker that runs reports", () => {
  it("is the first that listens, and the next one with the callers of unfinished runs where that one ends", async () => {
    const choice = new ReportsChoice(createLog("silent"));
    const [first, second] = [workerOf(choice, "first"), workerOf(choice, "second")];
    expect(await second.socket()).toBeNull();
    choice.listens(first.primary);
    choice.listens(second.primary);
    await expect.poll(second.socket).toBe("first");
    first.worker.tell("holdCaller", { run: "a", caller: { address: "1" } });
    first.worker.tell("holdCaller", { run: "b", caller: { address: "2" } });
    first.worker.tell("dropCaller", "b");
    expect(await first.socket()).toBe("first");
    first.end();
    await expect.poll(second.socket).toBe("second");
    expect([first.held, second.held]).toEqual([
      [{ callers: {}, givenUp: [] }],
      [{ callers: { a: { address: "1" } }, givenUp: [] }],
    ]);
  });

  it("gives up a run with which four workers have ended until somebody lets it go on, and is none after the stop", async () => {
    const choice = new ReportsChoice(createLog("silent"));
    const workers = ["1", "2", "3", "4", "5", "6", "7"].map((name) => workerOf(choice, name));
    for (const { primary } of workers) choice.listens(primary);
    const [last, fifth, sixth] = [workers[6], workers[4], workers[5]];
    if (!last || !fifth || !sixth) throw new Error("there are seven workers");
    for (const [at, one] of workers.slice(0, 4).entries()) {
      await expect.poll(last.socket).toBe(String(at + 1));
      one.worker.tell("holdCaller", { run: "a", caller: {} });
      await one.socket();
      one.end();
    }
    await expect.poll(last.socket).toBe("5");
    // It ends before it could say that it has given the run up.
    fifth.end();
    await expect.poll(last.socket).toBe("6");
    sixth.worker.tell("dropCaller", "a");
    sixth.worker.tell("holdCaller", { run: "a", caller: {} });
    await sixth.socket();
    sixth.end();
    await expect.poll(last.socket).toBe("7");
    const [none, held] = [
      { callers: {}, givenUp: [] },
      { callers: { a: {} }, givenUp: [] },
    ];
    const given = { callers: {}, givenUp: ["a"] };
    expect(workers.map((one) => one.held)).toEqual(
      [none, held, held, held, given, given, held].map((one) => [one]),
    );
    const spare = workerOf(choice, "8");
    choice.listens(spare.primary);
    choice.stop();
    last.end();
    expect(await spare.socket()).toBeNull();
    expect(spare.held).toEqual([]);
  });

  it("is none while none listens, and the next one that does", async () => {
    const choice = new ReportsChoice(createLog("silent"));
    const [first, second] = [workerOf(choice, "first"), workerOf(choice, "second")];
    choice.listens(first.primary);
    await expect.poll(second.socket).toBe("first");
    first.end();
    expect(await second.socket()).toBeNull();
    choice.listens(second.primary);
    await expect.poll(second.socket).toBe("second");
  });
});
