import { describe, expect, it } from "vitest";
import { ChannelError } from "#platform/shared/workers/channel.ts";
import { channelEnds } from "./ports.ts";

describe("A channel between two processes", () => {
  it("answers each question with its own answer, in whatever order they are answered", async () => {
    const { primary, worker } = channelEnds();
    const answers = new Map<number, (answer: string) => void>();
    primary.handle<number>("later", (n) => new Promise<string>((resolve) => answers.set(n, resolve)));
    const asked = [1, 2, 3].map((n) => worker.ask<string>("later", n));
    await expect.poll(() => answers.size).toBe(3);
    for (const n of [3, 1, 2]) answers.get(n)?.(`answer ${n}`);
    expect(await Promise.all(asked)).toEqual(["answer 1", "answer 2", "answer 3"]);
  });

  it("lets both ends ask, with the same name at the same time", async () => {
    const { primary, worker } = channelEnds();
    primary.handle<number>("double", (n) => 2 * n);
    worker.handle<number>("double", (n) => -2 * n);
    expect(await Promise.all([worker.ask("double", 1), primary.ask("double", 1)])).toEqual([2, -2]);
  });

  it("answers null where the handler returns nothing", async () => {
    const { primary, worker } = channelEnds();
    primary.handle("nothing", () => undefined);
    expect(await worker.ask("nothing")).toBeNull();
  });

  it("fails where the other end throws, or handles no such question, and does not say why", async () => {
    const { primary, worker } = channelEnds();
    primary.handle("fails", () => {
      throw new Error("a secret of the other process");
    });
    await expect(worker.ask("fails")).rejects.toThrow(new ChannelError("fails failed in the other process"));
    await expect(worker.ask("unknown")).rejects.toBeInstanceOf(ChannelError);
  });

  it("tells without an answer, and ignores messages that are not its own", async () => {
    const { primary, worker, sendToWorker } = channelEnds();
    const told: unknown[] = [];
    worker.handle("news", (value) => told.push(value));
    for (const foreign of [null, "text", { cmd: "NODE_x" }, { name: "news", kind: "shout", value: 1 }])
      sendToWorker(foreign);
    primary.tell("news", { a: 1 });
    primary.tell("unheard of");
    await expect.poll(() => told).toEqual([{ a: 1 }]);
  });

  it("refuses what waits for an answer when the other process ends, and whatever is asked later", async () => {
    const { primary, worker, disconnect } = channelEnds();
    primary.handle("never", () => new Promise(() => undefined));
    const waiting = worker.ask("never");
    disconnect();
    await expect(waiting).rejects.toBeInstanceOf(ChannelError);
    await expect(worker.ask("never")).rejects.toThrow("the other process has ended");
    worker.tell("nothing happens");
  });
});
