/** Identical reads in flight are one call: the conditions to join it, and its end. */
import { setImmediate as turn } from "node:timers/promises";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { defaultLimits } from "#platform/limits/limits.ts";
import { OperationBudget } from "#platform/limits/operation-budget.ts";
import {
  failure,
  hang,
  heldReply,
  reply,
  type ScriptedUpstream,
  startScripted,
  status,
} from "#test/kit/scripted-upstream.ts";
import { clientOf, type SampleClient, sample, thing } from "./sample.ts";

describe("identical reads", () => {
  let server: ScriptedUpstream;
  let client: SampleClient;
  beforeEach(async () => {
    server = await startScripted();
    client = clientOf(server.origin);
    return async () => {
      await client[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    };
  });

  it("in flight at once are one call, and each later one is a call of its own", async () => {
    server.script(reply(thing));
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.read()));
    expect(answers.every(({ body }) => (body as typeof thing).name === "One")).toBe(true);
    expect(server.requests).toHaveLength(1);
    await client.read();
    expect(server.requests).toHaveLength(2);
  });

  it("are as many calls as there are differences", async () => {
    server.script(reply(thing));
    await Promise.all([
      client.call("getThing", { id: "1" }),
      client.call("getThing", { id: "2" }),
      client.call("getThing", { id: "1", q: "a" }),
      client.call("getThing", { id: "1", "x-org": "a" }),
      client.call("getThing", { id: "1", "x-org": "b" }),
    ]);
    expect(server.requests).toHaveLength(5);
  });

  it("by POST are one call when their bodies are equal", async () => {
    server.script(reply([thing]));
    const find = (...ids: string[]) => client.call("findThings", { body: { ids } });
    await Promise.all([find("1", "2"), find("1", "2"), find("2", "1")]);
    expect(server.requests).toHaveLength(2);
  });

  it("of callers with different credentials are never one call", async () => {
    await using forwarding = clientOf(server.origin, { settings: { credential: { forward: "x-user" } } });
    server.script((response, { headers }) =>
      reply({ id: "1", name: headers["authorization"] })(response, {} as never),
    );
    const users = Array.from({ length: 40 }, (_, i) => `user-${i % 20}`);
    const answers = await Promise.all(
      users.map((user) => forwarding.read("1", { forwarded: { "x-user": user } })),
    );
    expect(answers.map(({ body }) => (body as typeof thing).name)).toEqual(users);
    expect(server.requests).toHaveLength(20);
  });

  it("fail together, each with the id of its own request", async () => {
    server.script(status(404));
    const errors = await Promise.all(["a", "b"].map((requestId) => failure(client.read("1", { requestId }))));
    expect(server.requests).toHaveLength(1);
    expect(errors).toMatchObject([
      { code: "NOT_FOUND", requestId: "a" },
      { code: "NOT_FOUND", requestId: "b" },
    ]);
  });

  it("that began before a write are not joined after it began", async () => {
    const first = heldReply(reply({ ...thing, name: "Old" }));
    server.script(first.reply, reply(thing), reply({ ...thing, name: "New" }));
    const before = client.read();
    await server.arrived(1);
    const write = client.call("createThing", { body: { name: "New" } });
    const during = client.read();
    await write;
    const after = client.read();
    first.release();
    expect((await before).body).toMatchObject({ name: "Old" });
    await Promise.all([during, after]);
    expect(server.requests.filter(({ method }) => method === "GET")).toHaveLength(3);
  });

  it("that began during a write are not joined after it, even if its caller has left meanwhile", async () => {
    const write = heldReply(reply(thing));
    const read = heldReply(reply({ ...thing, name: "Old" }));
    server.script(write.reply, read.reply, reply({ ...thing, name: "New" }));
    const leaving = new AbortController();
    const writing = failure(
      client.call("createThing", { body: { name: "New" } }, { signal: leaving.signal }),
    );
    await server.arrived(1);
    leaving.abort();
    expect(await writing).toMatchObject({ code: "OUTCOME_UNKNOWN" });
    const during = client.read();
    await server.arrived(2);
    write.release();
    const caller = {
      signal: new AbortController().signal,
      forwarded: {},
      requestId: "r",
      deadline: Number.POSITIVE_INFINITY,
    };
    const same = client.upstream.prepare(sample.bound.getThing, { id: "1" }, caller);
    await vi.waitFor(() => expect(client.upstream.inFlight(same, caller)).toBe(false), 30_000);
    expect((await client.read()).body).toMatchObject({ name: "New" });
    read.release();
    expect((await during).body).toMatchObject({ name: "Old" });
  });

  it("of a secret are never one: each caller has a request of its own", async () => {
    const [first, second] = [heldReply(reply(thing)), heldReply(reply(thing))];
    server.script(first.reply, second.reply);
    const answers = [1, 2].map(() => client.call("getSecret", { id: "1" }));
    await server.arrived(2);
    first.release();
    second.release();
    for (const answer of answers) expect((await answer).body).toEqual(thing);
    expect(server.requests).toHaveLength(2);
  });

  it("continue while a caller waits, and are aborted when the last one leaves", async () => {
    server.script(hang);
    const [first, second] = [new AbortController(), new AbortController()];
    const one = failure(client.read("1", { signal: first.signal }));
    const two = failure(client.read("1", { signal: second.signal }));
    await server.arrived(1);
    first.abort();
    expect(await one).toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    let gone = false;
    const abandoned = server.abandoned(1).then(() => {
      gone = true;
    });
    await turn();
    expect(gone).toBe(false);
    second.abort();
    await abandoned;
    expect(await two).toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    expect(server.requests).toHaveLength(1);
  });

  it("that every caller left are not joined by the next caller", async () => {
    server.script(hang, reply(thing));
    const leaving = new AbortController();
    const left = failure(client.read("1", { signal: leaving.signal }));
    await server.arrived(1);
    leaving.abort();
    await left;
    expect((await client.read()).body).toEqual(thing);
    expect(server.requests).toHaveLength(2);
  });

  it("that everyone left are not tried again", async () => {
    server.script(status(503, { "retry-after": "1" }), reply(thing));
    const leaving = new AbortController();
    const left = failure(
      client.call("getThing", { id: "1" }, { signal: leaving.signal }, () => leaving.abort()),
    );
    expect(await left).toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    await client.read("2");
    expect(server.requests.filter(({ url }) => url.endsWith("/1"))).toHaveLength(1);
  });

  it("are not made for a caller who has left already", async () => {
    server.script(reply(thing));
    const signal = AbortSignal.abort();
    expect(await failure(client.read("1", { signal }))).toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    expect(await failure(client.call("touchThing", { id: "1" }, { signal }))).toMatchObject({
      code: "UPSTREAM_TIMEOUT",
    });
    expect(server.requests).toHaveLength(0);
  });

  it("may be many for one operation, without a warning of a leak", async () => {
    server.script(reply(thing));
    const warned = vi.fn();
    process.on("warning", warned);
    const { signal } = new AbortController();
    await Promise.all(Array.from({ length: 30 }, (_, i) => client.read(`${i}`, { signal })));
    process.off("warning", warned);
    expect(warned).not.toHaveBeenCalled();
  });

  it("leave no listener on the signals of long operations", async () => {
    server.script(reply(thing));
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, "addEventListener");
    const remove = vi.spyOn(signal, "removeEventListener");
    for (let i = 0; i < 20; i++) await client.read(`${i}`, { signal });
    expect(remove).toHaveBeenCalledTimes(add.mock.calls.length);
  });
});

describe("a write whose caller leaves", () => {
  it("is not aborted", async () => {
    await using server = await startScripted();
    await using client = clientOf(server.origin);
    let done: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      done = resolve;
    });
    const pending = heldReply((response, request) => {
      response.on("finish", done);
      reply(thing)(response, request);
    });
    server.script(pending.reply);
    const leaving = new AbortController();
    const call = failure(client.call("createThing", { body: { name: "One" } }, { signal: leaving.signal }));
    await server.arrived(1);
    leaving.abort();
    expect(await call).toMatchObject({ code: "OUTCOME_UNKNOWN", retryable: false });
    pending.release();
    await finished;
  });
});

describe("calls beyond what a family may have waiting", () => {
  it("are refused at once, and taken again when there is room", async () => {
    await using server = await startScripted();
    await using client = clientOf(server.origin, { limits: { connections: 2, queued: 3 } });
    const gate = heldReply(reply(thing));
    server.script(gate.reply);
    const taken = Array.from({ length: 5 }, (_, i) => client.read(`${i}`));
    await server.arrived(2);
    const error = await failure(client.read("6"));
    expect(error).toMatchObject({ code: "UPSTREAM_UNAVAILABLE", retryable: true });
    expect(server.requests).toHaveLength(2);
    gate.release();
    await Promise.all(taken);
    expect((await client.read("7")).body).toEqual(thing);
    expect(client.upstream.circuit).toBe("closed");
  });

  it("are not sent while they wait, and never sent if they end in the queue", async () => {
    await using server = await startScripted();
    await using client = clientOf(server.origin, { limits: { connections: 1, queued: 1 } });
    const gate = heldReply(reply(thing));
    server.script(gate.reply);
    const events: string[] = [];
    const call = (name: string, signal: AbortSignal) => {
      const seen = (event: string) => () => void events.push(`${name} ${event}`);
      const caller = { signal, forwarded: {}, requestId: name, deadline: performance.now() + 15_000 };
      const { upstream } = client;
      const prepared = upstream.prepare(sample.bound.getThing, { id: name }, caller);
      const watch = {
        headers: undefined,
        joined: seen("joined"),
        sent: seen("sent"),
        answered: seen("answered"),
        retried: seen("retried"),
        settled: seen("settled"),
        ended: seen("ended"),
      };
      return upstream.call(prepared, caller, { watch });
    };
    const first = call("first", new AbortController().signal);
    await server.arrived(1);
    const leaving = new AbortController();
    const second = failure(call("second", leaving.signal));
    await vi.waitUntil(() => client.upstream.load.queued === 1, { timeout: 20_000 });
    leaving.abort();
    await second;
    gate.release();
    await first;
    await vi.waitUntil(() => events.includes("second settled"), { timeout: 20_000 });
    expect(events.toSorted()).toEqual(["first answered", "first sent", "first settled", "second settled"]);
  });

  it("do not fail a write with an unknown outcome: it was never sent", async () => {
    await using server = await startScripted(hang);
    await using client = clientOf(server.origin, { limits: { connections: 1, queued: 0 } });
    const waiting = failure(client.read());
    await server.arrived(1);
    const error = await failure(client.call("createThing", { body: { name: "One" } }));
    expect(error).toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    await client[Symbol.asyncDispose]();
    await waiting;
  });
});

describe("an answer that several operations wait for", () => {
  const LARGE = 10_000;
  const budgetOf = (objects: number) => {
    const owner = { signal: new AbortController().signal, deadline: Infinity, requestId: "request" };
    const budget = new OperationBudget(defaultLimits, owner);
    budget.foresee(objects);
    return budget;
  };

  it("resumes each large operation in its own turn of the event loop, and small ones at once", async () => {
    const read = heldReply(reply(thing));
    await using server = await startScripted(read.reply);
    await using client = clientOf(server.origin);
    let turns = 0;
    const count = setInterval(() => undefined, 60_000);
    const each = () => {
      turns++;
      if (count.hasRef()) setImmediate(each);
    };
    const went: { readonly size: string; readonly turn: number }[] = [];
    const ask = (size: string, objects: number) =>
      client.read("1", { budget: budgetOf(objects) }).then(() => void went.push({ size, turn: turns }));
    const large = Array.from({ length: 4 }, () => ask("large", LARGE));
    const small = Array.from({ length: 2 }, () => ask("small", 1));
    await server.arrived(1);
    setImmediate(each);
    read.release();
    await Promise.all([...large, ...small]);
    clearInterval(count.unref());
    expect(server.requests).toHaveLength(1);
    expect(went.slice(0, 2).map(({ size }) => size)).toEqual(["small", "small"]);
    const ofLarge = went.filter(({ size }) => size === "large").map(({ turn: at }) => at);
    expect(new Set(ofLarge).size).toBe(4);
    expect(went[0]?.turn).toBe(went[1]?.turn);
  });

  it("is not returned to a large operation that left while it waited for its turn", async () => {
    const read = heldReply(reply(thing));
    await using server = await startScripted(read.reply);
    await using client = clientOf(server.origin);
    const leaves = new AbortController();
    const [first, second] = [
      client.read("1", { budget: budgetOf(1) }),
      failure(client.read("1", { budget: budgetOf(LARGE), signal: leaves.signal })),
    ];
    await server.arrived(1);
    read.release();
    await first; // the response is complete, and the second call waits in the queue
    leaves.abort();
    expect(await second).toMatchObject({ code: "UPSTREAM_TIMEOUT" });
  });

  it("is not shared with reads after its arrival, even while large operations wait for their turn", async () => {
    const read = heldReply(reply(thing));
    await using server = await startScripted(read.reply, reply(thing));
    await using client = clientOf(server.origin);
    const [small, ...large] = [1, LARGE, LARGE, LARGE].map((objects) =>
      client.read("1", { budget: budgetOf(objects) }),
    );
    await server.arrived(1);
    read.release();
    await small;
    await client.read("1", { budget: budgetOf(1) });
    expect(server.requests).toHaveLength(2);
    await Promise.all(large);
  });

  it("of a write is returned at once, for an operation of any size", async () => {
    await using server = await startScripted(reply(thing));
    await using client = clientOf(server.origin);
    let turns = 0;
    const budget = Object.assign(budgetOf(LARGE), { turn: () => void turns++ });
    const written = client.call("createThing", { body: { name: "x" } }, { budget });
    expect((await written).body).toEqual(thing);
    expect(turns).toBe(0);
  });
});
