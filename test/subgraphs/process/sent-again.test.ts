/** A subgraph's process that restarts costs no read, and no write is sent twice that may have arrived. */
import { afterEach, describe, expect, it } from "vitest";
import { contextFactory } from "#subgraphs/kit/context/context.ts";
import { RemoteSubgraph } from "#subgraphs/process/remote-subgraph.ts";
import { type Listener, startListener } from "#test/kit/listener.ts";

const closing: (() => PromiseLike<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const read = { query: "{ __typename }" };
const write = { query: "mutation { suspendUser { clientMutationId } }" };

const whole: Listener["answer"] = (response) =>
  response.setHeader("content-type", "application/json").end('{"data":{"__typename":"Query"}}');
const cutOff: Listener["answer"] = (response) => response.socket?.destroy();
const noProcess: Listener["answer"] = (response) =>
  response.writeHead(503, { "content-type": "text/html" }).end("<h1>503</h1>");

/** A process that answers its first request in one way, and later ones in another. */
async function processOf(first: Listener["answer"], later: Listener["answer"] = whole) {
  const listener = await startListener((response, heard) => {
    const answer = listener.heard.length === 1 ? first : later;
    if (typeof answer === "function") answer(response, heard);
  });
  const remote = new RemoteSubgraph({ name: "business", url: listener.url });
  closing.push(
    () => listener[Symbol.asyncDispose](),
    () => remote.close(),
  );
  return { listener, execute: executor(remote) };
}

const executor = (remote: RemoteSubgraph) => (request: { query: string }) =>
  remote.execute(
    request,
    contextFactory([], new Map())({ requestId: "r", signal: new AbortController().signal, forwarded: {} }),
  );

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

  it("fails in the end where nobody answers, without a word of where it was sent", async () => {
    const { listener, execute } = await processOf(cutOff, cutOff);
    const answer = await execute(read);
    expect(codeOf(answer)).toEqual(["UPSTREAM_UNAVAILABLE"]);
    expect(JSON.stringify(answer)).not.toContain("127.0.0.1");
    expect(listener.heard).toHaveLength(4);
  });
});
