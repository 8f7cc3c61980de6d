/** Costs of a hanging subgraph process: its own fields, and after a ping no time. */
import { afterEach, describe, expect, it } from "vitest";
import { contextFactory } from "#subgraphs/kit/context/context.ts";
import { RemoteSubgraph } from "#subgraphs/process/remote-subgraph.ts";
import {
  hang,
  heldReply,
  type Reply,
  reply,
  type ScriptedUpstream,
  startScripted,
} from "#test/kit/scripted-upstream.ts";

const closing: (() => PromiseLike<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const read = { query: "{ __typename }" };
// The plan decides about a write, not the text.
const write = { query: "# suspends\nmutation { suspendUser { clientMutationId } }", isWrite: true };
const answered = { data: { __typename: "Query" } };

/** A process that answers work and pings as the test sets. */
async function processOf(work: Reply, ping: Reply) {
  let replies = { work, ping };
  const upstream = await startScripted((response, request) =>
    (request.url.endsWith("/healthz") ? replies.ping : replies.work)(response, request),
  );
  const remote = new RemoteSubgraph({
    name: "business",
    url: upstream.origin,
    heartbeat: { silenceMs: 30, againMs: 30 },
  });
  closing.push(
    () => upstream[Symbol.asyncDispose](),
    () => remote.close(),
  );
  const contextOf = contextFactory([], new Map());
  const execute = ({ isWrite, ...request }: { query: string; isWrite?: boolean }) =>
    remote.execute(
      request,
      contextOf({ requestId: "r", signal: new AbortController().signal, forwarded: {} }),
      isWrite ? { isWrite } : {},
    );
  return {
    upstream,
    execute,
    become: (next: Reply, nextPing: Reply) => {
      replies = { work: next, ping: nextPing };
    },
  };
}

const codeOf = ({ errors }: { errors?: readonly { extensions: Record<string, unknown> }[] }) =>
  errors?.map(({ extensions }) => extensions["code"]);
const sent = ({ requests }: ScriptedUpstream) => requests.filter(({ method }) => method === "POST").length;

describe("a subgraph's process", () => {
  it("that hangs fails the request after a missed ping, and is used again once it responds", {
    timeout: 180_000,
  }, async () => {
    const { upstream, execute, become } = await processOf(hang, hang);
    // Its own time limit would be 16 s. The ping ends the request after 3 s.
    expect(codeOf(await execute(read))).toEqual(["UPSTREAM_UNAVAILABLE"]);
    expect(sent(upstream)).toBe(1);
    expect(codeOf(await execute(read))).toEqual(["UPSTREAM_UNAVAILABLE"]);
    expect(codeOf(await execute(write))).toEqual(["UPSTREAM_UNAVAILABLE"]); // known outcome, as it was not sent
    expect(sent(upstream)).toBe(1);
    become(reply(answered), reply({ status: "ok" }));
    const answers = [];
    for (let tries = 0; tries < 200 && answers.at(-1)?.data === undefined; tries++) {
      answers.push(await execute(read));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(answers.at(-1)).toEqual(answered);
    expect(sent(upstream)).toBe(2);
  });

  it("that lives is waited for, though this process is too busy to read the answer of the ping in time", async () => {
    const work = heldReply(reply(answered));
    let isBusy = true;
    const { execute } = await processOf(work.reply, (response, request) => {
      const end = performance.now() + (isBusy ? 3_200 : 0);
      while (performance.now() < end);
      isBusy = false;
      reply({ status: "ok" })(response, request);
      setTimeout(work.release, 200);
    });
    expect(await execute(read)).toEqual(answered);
  });

  it("that is slow but lives is waited for", async () => {
    const pings: number[] = [];
    let finish: () => void = () => undefined;
    const { execute } = await processOf(
      (response, request) => {
        finish = () => reply(answered)(response, request);
      },
      (response, request) => {
        pings.push(request.at);
        reply({ error: "Nothing is here" }, 404)(response, request);
        if (pings.length === 3) finish();
      },
    );
    expect(await execute(read)).toEqual(answered);
    expect(pings.length).toBeGreaterThanOrEqual(3);
  });

  it("without open requests gets no pings", async () => {
    const { upstream, execute } = await processOf(reply(answered), reply({ status: "ok" }));
    const pings = () => upstream.requests.filter(({ url }) => url.endsWith("/healthz")).length;
    const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
    expect(await execute(read)).toEqual(answered);
    // On a busy machine, a ping may have been sent before the answer.
    await pause();
    const before = pings();
    await pause();
    expect(pings()).toBe(before);
  });
});
