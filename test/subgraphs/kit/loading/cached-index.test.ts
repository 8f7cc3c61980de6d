/** An index of a whole list: its reads, the time that an operation waits for it, and its removal. */
import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { defaultLimits, type Limits } from "#platform/limits/limits.ts";
import { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import { type ContextInit, contextFactory } from "#subgraphs/kit/context/context.ts";
import { CachedIndex } from "#subgraphs/kit/loading/cached-index.ts";
import { RestClient } from "#subgraphs/kit/rest/rest-client.ts";
import { passingTime, setClockBy } from "#test/kit/passing-time.ts";
import {
  failure,
  hang,
  heldReply,
  type Reply,
  reply,
  startScripted,
  status,
} from "#test/kit/scripted-upstream.ts";
import { sample } from "#test/subgraphs/kit/rest/sample.ts";

interface Thing {
  readonly id: string;
  readonly name: string;
}

/** Things by name, as the family lists them. */
const indexes = new CachedIndex<ReadonlyMap<string, Thing>>("things", async (_client, pagesOf) => {
  const things = new Map<string, Thing>();
  for await (const page of pagesOf("listThings", {}))
    for (const thing of page as readonly Thing[]) things.set(thing.name, thing);
  return things;
});

/** Things of a page of the family. */
const PAGE = 5;
const nameOf = (number: number) => `Thing ${number}`;

const pageOf = (data: readonly Thing[], offset: number, total: number) => ({
  data,
  meta: { pagination: { total, limit: PAGE, offset } },
});

/** The list in pages, with this number of things. */
function listed(total: number): Reply {
  return (response: ServerResponse, { url }) => {
    const offset = Number(new URL(url, "http://x").searchParams.get("page[offset]") ?? 0);
    const data = Array.from({ length: Math.min(PAGE, total - offset) }, (_, at) => ({
      id: `${offset + at}`,
      name: nameOf(offset + at),
    }));
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify(pageOf(data, offset, total)));
  };
}

const closing: (() => PromiseLike<unknown>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0).reverse()) await close();
});

async function open(
  script: Reply,
  credential: { secret: string } | { forward: string } = { secret: "s" },
  limits: Partial<Limits> = {},
) {
  const upstream = await startScripted(script);
  const rest = new RestClient(
    sample,
    { baseUrl: upstream.origin, credential },
    { ...defaultLimits, ...limits },
  );
  closing.push(
    () => upstream[Symbol.asyncDispose](),
    () => rest.close(),
  );
  const contextOf = contextFactory([], new Map());
  /** The index for an operation of a caller. */
  const operation = (token = "t", init: Partial<ContextInit> = {}) => {
    const forwarded = { authorization: `Bearer ${token}` };
    const context = contextOf({ requestId: "r", signal: new AbortController().signal, forwarded, ...init });
    const client = new FamilyClient(rest, context);
    const call = (name: string, input: object) => client.fetch(client.operation(name), { ...input });
    const find = async (name: string) => (await indexes.of(client).get()).get(name);
    return { context, call, find };
  };
  return { upstream, operation };
}

describe("an index of a whole list", () => {
  it("is read page by page beside the calls that the operation may make, and once for all operations", async () => {
    const { upstream, operation } = await open(listed(23));
    const { context, find } = operation();
    expect(await find(nameOf(22))).toEqual({ id: "22", name: nameOf(22) });
    expect(await operation("other").find(nameOf(0))).toMatchObject({ id: "0" });
    expect(upstream.requests).toHaveLength(5);
    expect(context.callsLeft).toBe(defaultLimits.callsPerOperation);
  });

  it.each([
    ["forward", 3_600_000],
    ["back", -3_600_000],
  ])(
    "is read again after half an hour and not before, though the clock is set %s by an hour",
    async (_, ms) => {
      const { pass } = passingTime({ stands: true });
      const { upstream, operation } = await open(listed(3));
      await operation().find(nameOf(0));
      setClockBy(ms);
      await operation().find(nameOf(0));
      expect(upstream.requests).toHaveLength(1);
      pass(30 * 60_000);
      await operation().find(nameOf(0));
      expect(upstream.requests).toHaveLength(2);
    },
  );

  it("counts its unreadable rows once in an operation that reads it many times", async () => {
    const data = [{ id: "0", name: nameOf(0) }, true, true] as unknown as readonly Thing[];
    const { operation } = await open(reply(pageOf(data, 0, 3)));
    for (const { context, find } of [operation(), operation("later")]) {
      for (let times = 0; times < 3; times++) await find(nameOf(0));
      expect(context.report.sources.unreadableOf(sample.name)).toEqual({ rows: 2, members: 0 });
    }
  });

  it("is waited for until the operation ends, and its reading continues for later operations", async () => {
    const { reply: slow, release } = heldReply(listed(3));
    const { upstream, operation } = await open(slow);
    const abort = new AbortController();
    const first = failure(operation("t", { signal: abort.signal }).find(nameOf(0)));
    await upstream.arrived(1);
    abort.abort();
    expect(await first).toMatchObject({ code: "UPSTREAM_TIMEOUT", family: "sample", retryable: true });
    release();
    expect(await operation().find(nameOf(2))).toBeDefined();
    expect(upstream.requests).toHaveLength(1);
  });

  it.each([401, 403])(
    "is dropped at once if the family refuses the caller's own credential with %i",
    async (code) => {
      const { upstream, operation } = await open(listed(3), { forward: "authorization" });
      for (const token of ["mine", "other"]) await operation(token).find(nameOf(0));
      expect(upstream.requests).toHaveLength(2);
      upstream.script(status(code));
      await failure(operation("mine").call("getThing", { id: "1" }));
      await failure(operation("mine").find(nameOf(0)));
      expect(await operation("other").find(nameOf(0))).toBeDefined();
      expect(upstream.requests).toHaveLength(4);
    },
  );

  it("stays cached if the family refuses one operation to the gateway's own credential", async () => {
    const { upstream, operation } = await open(listed(3));
    await operation().find(nameOf(0));
    upstream.script(status(403));
    await failure(operation().call("getThing", { id: "1" }));
    expect(await operation().find(nameOf(0))).toBeDefined();
    expect(upstream.requests).toHaveLength(2);
  });

  it("is read again after a write of unknown outcome, so that the look-up shows what became of it", async () => {
    const { upstream, operation } = await open(listed(1));
    expect(await operation().find(nameOf(0))).toBeDefined();
    upstream.script(hang);
    const abort = new AbortController();
    const write = failure(operation("t", { signal: abort.signal }).call("touchThing", { id: "0" }));
    await upstream.arrived(2);
    abort.abort();
    expect(await write).toMatchObject({ code: "OUTCOME_UNKNOWN" });
    upstream.script(reply(pageOf([{ id: "0", name: "Touched" }], 0, 1)));
    expect(await operation().find("Touched")).toMatchObject({ id: "0" });
  });

  it("is bounded in bytes: a caller's own index at half, all together by dropping what was unused for longest", async () => {
    const answer = JSON.stringify(pageOf([{ id: "x".repeat(400), name: nameOf(0) }], 0, 1));
    const indexBytes = answer.length * 2 + 1;
    const { upstream, operation } = await open(reply(answer), { forward: "authorization" }, { indexBytes });
    for (const token of ["a", "b", "a", "c", "a"]) await operation(token).find(nameOf(0));
    // `b` was removed for `c`, because `a` was used after it.
    expect(upstream.requests).toHaveLength(3);
    await operation("b").find(nameOf(0));
    expect(upstream.requests).toHaveLength(4);

    const small = await open(reply(answer), { forward: "authorization" }, { indexBytes: indexBytes - 3 });
    expect(await failure(small.operation("a").find(nameOf(0)))).toMatchObject({
      code: "QUERY_BUDGET_EXCEEDED",
    });
  });

  it("is read for four callers at a time, and the others come next", async () => {
    const { reply: slow, release } = heldReply(listed(1));
    const { upstream, operation } = await open(slow, { forward: "authorization" });
    const found = ["a", "b", "c", "d", "e", "f"].map((token) => operation(token).find(nameOf(0)));
    await upstream.arrived(4);
    await new Promise((resolve) => setImmediate(resolve));
    expect(upstream.requests).toHaveLength(4);
    release();
    expect((await Promise.all(found)).map((thing) => thing?.id)).toEqual(["0", "0", "0", "0", "0", "0"]);
    expect(upstream.requests).toHaveLength(6);
  });
});
