/** Calls that wait for a connection of a family are served in turn by GraphQL operation. */
import { describe, expect, it } from "vitest";
import { FairQueue } from "#subgraphs/kit/rest/rates/fair-queue.ts";
import { failure, hang, reply, startScripted } from "#test/kit/scripted-upstream.ts";
import { clientOf, thing } from "#test/subgraphs/kit/rest/sample.ts";

describe("the queue of a family", () => {
  it("admits one call of each operation before a second of any", () => {
    const queue = new FairQueue(1);
    const served: string[] = [];
    expect(queue.tryEnter()).toBe(true);
    for (const owner of ["wide", "wide", "wide", "wide", "single", "pair", "pair"]) {
      expect(queue.tryEnter()).toBe(false);
      queue.wait(owner, () => served.push(owner));
    }
    expect(queue.load).toEqual({ running: 1, queued: 7 });
    for (let i = 0; i < 7; i++) queue.release();
    expect(served).toEqual(["wide", "single", "pair", "wide", "pair", "wide", "wide"]);
    expect(queue.load).toEqual({ running: 1, queued: 0 });
    queue.release();
    expect(queue.load).toEqual({ running: 0, queued: 0 });
  });

  it("removes a call that stops waiting, once", () => {
    const queue = new FairQueue(1);
    const served: string[] = [];
    queue.tryEnter();
    const giveUp = queue.wait("a", () => served.push("a"));
    queue.wait("b", () => served.push("b"));
    giveUp();
    giveUp();
    queue.release();
    expect(served).toEqual(["b"]);
    expect(queue.load).toEqual({ running: 1, queued: 0 });
  });
});

describe("calls of a family with one connection", () => {
  it("of another operation come before the rest of a wide batch", async () => {
    await using server = await startScripted(reply(thing));
    await using client = clientOf(server.origin, { limits: { connections: 1 } });
    const wide = Array.from({ length: 20 }, (_, i) => client.read(`wide-${i}`, { requestId: "wide" }));
    const single = client.read("single", { requestId: "single" });
    await Promise.all([...wide, single]);
    const place = server.requests.findIndex(({ url }) => url.endsWith("single"));
    expect(place).toBeLessThan(3);
  });

  it("end at the try's time while they wait, are not sent later, and open no circuit", async () => {
    await using server = await startScripted(hang);
    await using client = clientOf(server.origin, { limits: { connections: 1, tryMs: 150, tries: 1 } });
    const codes = await Promise.all(
      Array.from({ length: 30 }, (_, i) => failure(client.read(`${i}`)).then(({ code }) => code)),
    );
    expect(new Set(codes)).toEqual(new Set(["UPSTREAM_TIMEOUT"]));
    expect(client.upstream.load).toEqual({ running: 0, queued: 0 });
    expect(client.upstream.circuit).toBe("closed");
    expect(server.requests.length).toBeLessThan(3);
    const write = failure(client.call("createThing", { body: { name: "One" } }));
    expect(await write).toMatchObject({ code: "OUTCOME_UNKNOWN" });
  });
});
