/** A restart of a subgraph's process costs no read, and a write that may have arrived is not sent twice. */
import { afterEach, describe, expect, it } from "vitest";
import { contextFactory } from "#subgraphs/kit/context/context.ts";
import { wasUnsent } from "#subgraphs/process/fetch-failures.ts";
import { readOperation } from "#subgraphs/process/operation-header.ts";
import { RemoteSubgraph } from "#subgraphs/process/remote-subgraph.ts";
import { type Listener, startListener } from "#test/kit/listener.ts";

const closing: (() => PromiseLike<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const read = { query: "{ __typename }" };
// The plan decides about a write, not the text.
const write = { query: "# suspends\nmutation { suspendUser { clientMutationId } }", isWrite: true };

const whole: Listener["answer"] = (response) =>
  response.setHeader("content-type", "application/json").end('{"data":{"__typename":"Query"}}');
const cutOff: Listener["answer"] = (response) => response.socket?.destroy();
const noProcess: Listener["answer"] = (response) =>
  response.writeHead(503, { "content-type": "text/html" }).end("<h1>503</h1>");

const late: Listener["answer"] = (response) =>
  response.writeHead(504, { "content-type": "text/html" }).end("<h1>504</h1>");

/** A process that answers its first request in one way, and later ones in another way. */
async function processOf(first: Listener["answer"], later: Listener["answer"] = whole, timeoutMs = 16_000) {
  const listener = await startListener((response, heard) => {
    const answer = listener.heard.length === 1 ? first : later;
    if (typeof answer === "function") answer(response, heard);
  });
  const remote = new RemoteSubgraph({ name: "business", url: listener.url, timeoutMs });
  closing.push(
    () => listener[Symbol.asyncDispose](),
    () => remote.close(),
  );
  return { listener, execute: executor(remote) };
}

const executor =
  (remote: RemoteSubgraph) =>
  ({ isWrite, ...request }: { query: string; isWrite?: boolean }, change?: (context: object) => void) => {
    const init = { requestId: "r", signal: new AbortController().signal, forwarded: {} };
    const context = contextFactory([], new Map())(init);
    change?.(context);
    return remote.execute(request, context, isWrite ? { isWrite } : {});
  };

const codeOf = ({ errors }: { errors?: readonly { extensions: Record<string, unknown> }[] }) =>
  errors?.map(({ extensions }) => extensions["code"]);

describe("A request to a subgraph's process", () => {
  it.each([
    ["the connection is closed without an answer", cutOff],
    ["its load balancer has no process", noProcess],
  ])("is sent again where it reads and %s", async (_why, first) => {
    const { listener, execute } = await processOf(first);
    expect(await execute(read)).toMatchObject({ data: { __typename: "Query" } });
    expect(listener.heard).toHaveLength(2);
  });

  it.each([
    ["the connection is closed without an answer", cutOff],
    ["its load balancer has no process", noProcess],
  ])("is not sent again where it writes and %s", async (_why, first) => {
    const { listener, execute } = await processOf(first);
    expect(codeOf(await execute(write))).toEqual(["OUTCOME_UNKNOWN"]);
    expect(listener.heard).toHaveLength(1);
  });

  it.each([
    ["ends the process that reads it", cutOff],
    ["is lost by a load balancer", noProcess],
  ])("reaches two processes at most where it %s, without an address in the error", async (_why, each) => {
    const { listener, execute } = await processOf(each, each);
    const answer = await execute(read);
    expect(codeOf(answer)).toEqual(["UPSTREAM_UNAVAILABLE"]);
    expect(JSON.stringify(answer)).not.toContain("127.0.0.1");
    expect(listener.heard).toHaveLength(2);
  });

  it("is not sent again where a load balancer waited for its answer in vain", async () => {
    const reads = await processOf(late);
    expect(codeOf(await reads.execute(read))).toEqual(["UPSTREAM_TIMEOUT"]);
    expect(reads.listener.heard).toHaveLength(1);
    const writes = await processOf(late);
    expect(codeOf(await writes.execute(write))).toEqual(["OUTCOME_UNKNOWN"]);
    expect(writes.listener.heard).toHaveLength(1);
  });

  it("is not sent again where its time ends in the pause before that", async () => {
    // The time ends before the pause does, for any duration of the first try.
    const { listener, execute } = await processOf(cutOff, whole, 40);
    expect(codeOf(await execute(read))).toEqual(["UPSTREAM_TIMEOUT"]);
    expect(listener.heard.length).toBeLessThan(2);
  });

  it("sends the remaining time and calls of its operation with each try", async () => {
    let left = 30;
    const { listener, execute } = await processOf((response) => {
      left = 7;
      response.socket?.destroy();
    });
    await execute(read, (context) =>
      Object.defineProperty(context, "callsLeft", { get: () => left, set: () => undefined }),
    );
    const said = listener.heard.map(({ headers }) => readOperation(headers));
    expect(said.map(({ callsLeft }) => callsLeft)).toEqual([30, 7]);
    expect(said[1]?.deadlineMs).toBeLessThan(said[0]?.deadlineMs ?? 0);
  });

  it("counts as not sent without a route to the process only while it connects", () => {
    const failed = (syscall: string) =>
      Object.assign(new Error("no route"), { code: "EHOSTUNREACH", syscall });
    expect(wasUnsent(failed("connect"))).toBe(true);
    expect(wasUnsent(failed("read"))).toBe(false);
    expect(wasUnsent(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }))).toBe(true);
  });
});
