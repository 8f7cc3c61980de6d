/** Streams that the operations of a client share: operations that end while their stream is opened. */
import { fastify } from "fastify";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { type SharedOperation, SharedStreams } from "#gateway/live/streams.ts";
import { Subscription, type SubscriptionOptions } from "#gateway/live/subscription.ts";
import { portOf } from "#platform/http/http-server.ts";
import { BlockReader } from "./events.ts";

const streams = new SharedStreams({ longestMs: 60_000 });
const operations: SharedOperation[] = [];
const app = fastify();
const tokenOf = ({ query }: { query: unknown }) => (query as { token: string }).token;
app.put("/", async () => streams.reserve("me", () => {}));
app.get("/", (request, reply) => streams.open(tokenOf(request), "me", request, reply));
app.post("/", (request, reply) => {
  const operation = streams.join(tokenOf(request), "me", request.body, reply);
  if (operation) operations.push(operation);
  return operation ? reply.code(202).send() : reply;
});
app.delete("/", (request, reply) =>
  streams.end(tokenOf(request), "me", (request.query as { operationId?: string }).operationId, reply),
);

let origin: string;
beforeAll(async () => {
  await app.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${portOf(app)}`;
});
afterAll(() => app.close());
afterEach(() => {
  operations.length = 0;
});

/** A stream with operations of these ids, all of which are still being opened. */
async function opening(...ids: readonly string[]) {
  const url = `${origin}/?token=${await (await fetch(origin, { method: "PUT" })).text()}`;
  const leave = new AbortController();
  const reader = new BlockReader(await fetch(url, { signal: leave.signal }));
  const post = (operationId: string) =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ extensions: { operationId } }),
    });
  for (const id of ids) await post(id);
  return {
    reader,
    post,
    leave: () => leave.abort(),
    remove: (id: string) => fetch(`${url}&operationId=${id}`, { method: "DELETE" }),
    operation(id: string) {
      const found = operations[ids.indexOf(id)];
      if (!found) throw new Error(`no operation ${id} is being opened`);
      return found;
    },
  };
}

/** A subscription with one event, unless it is ended before. */
function subscriptionOf(onEnd = () => {}) {
  const tail: Pick<SubscriptionOptions["tail"], "follow"> = {
    async *follow(_from, signal) {
      if (!signal.aborted) yield { seq: 1, message: { matches: () => true } as never };
    },
  };
  return new Subscription({
    filter: { family: "eSignature", marks: [] },
    from: { inbox: "i", seq: 0 },
    run: async () => '{"data":1}',
    tail: tail as SubscriptionOptions["tail"],
    endsAt: { at: Date.now() + 60_000, end: "reconnect" },
    turn: async () => {},
    againMs: 10,
    onBug: undefined,
    onEnd,
  });
}

it("a subscription that its client ends while it is opened delivers no event, and frees its place", async () => {
  const { reader, remove, operation } = await opening("1", "2");
  expect((await remove("1")).status).toBe(200);
  let ended = 0;
  operation("1").deliver(subscriptionOf(() => void ended++));
  await vi.waitFor(() => expect(ended).toBe(1), { timeout: 20_000 });
  operation("2").deliver(subscriptionOf());
  // The first event of the stream is of the other operation.
  expect(await reader.event()).toMatchObject({ event: "next", payload: { id: "2", payload: { data: 1 } } });
});

it("a query that its client ends is aborted, and its answer is not sent", async () => {
  const { reader, remove, operation } = await opening("1", "2");
  const query = operation("1");
  expect(query.ended.aborted).toBe(false);
  await remove("1");
  expect(query.ended.aborted).toBe(true);
  await query.answer('{"data":1}');
  await operation("2").answer('{"data":2}');
  expect(await reader.event()).toMatchObject({ payload: { id: "2", payload: { data: 2 } } });
  expect(await reader.event()).toMatchObject({ event: "complete", payload: { id: "2" } });
});

it("an id can be used again after the operation that was ended is over", async () => {
  const { reader, remove, operation, post } = await opening("1");
  await remove("1");
  expect((await post("1")).status).toBe(409);
  await operation("1").answer("{}");
  expect((await post("1")).status).toBe(202);
  await operations[1]?.answer('{"data":2}');
  expect(await reader.event()).toMatchObject({ payload: { id: "1", payload: { data: 2 } } });
});

it("an operation is aborted if its client leaves the stream, and the removal of an unknown operation succeeds", async () => {
  const { leave, remove, operation } = await opening("1");
  expect((await remove("nobody")).status).toBe(200);
  const query = operation("1");
  leave();
  await vi.waitFor(() => expect(query.ended.aborted).toBe(true), { timeout: 20_000 });
});

it("a mutation continues if the gateway ends its stream", async () => {
  const { reader, operation } = await opening("1");
  const mutation = operation("1");
  streams.drain();
  while (await reader.next());
  await mutation.answer("{}");
  expect(mutation.ended.aborted).toBe(false);
});
