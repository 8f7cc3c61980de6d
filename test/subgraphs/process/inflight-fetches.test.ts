/** Identical queries of one caller that are in flight to a subgraph's process are one request. */
import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CallTrace } from "#subgraphs/kit/context/call-trace.ts";
import { type ContextInit, contextFactory } from "#subgraphs/kit/context/context.ts";
import type { OperationContext } from "#subgraphs/kit/context/operation-context.ts";
import { type FetchFacts, RemoteSubgraph } from "#subgraphs/process/remote-subgraph.ts";
import { startListener } from "#test/kit/listener.ts";

const closing: (() => PromiseLike<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const question = {
  query: "query ($id: ID!) { payment(id: $id) { id } }",
  variables: { id: "BankPayment:1" },
};
const answered = {
  data: { payment: { id: "BankPayment:1" } },
  extensions: {
    upstream: {
      calls: 2,
      roundTrips: 1,
      families: [{ family: "banking", calls: 2, keys: 3, shared: 0, retries: 1, ms: 5 }],
      index: { calls: 0 },
    },
    sources: [{ family: "banking", status: "OK" }],
  },
};

/** A process that answers when the test says so. */
async function processOf(joins = true) {
  const open: ServerResponse[] = [];
  let closed = 0;
  const listener = await startListener((response) => {
    open.push(response);
    response.once("close", () => {
      if (!response.writableFinished) closed++;
    });
  });
  const remote = new RemoteSubgraph({ name: "business", url: listener.url, joins });
  closing.push(
    () => listener[Symbol.asyncDispose](),
    () => remote.close(),
  );
  // A silent process is asked whether it lives, too.
  const sent = () => listener.heard.filter(({ path }) => path === "/graphql").length;
  return {
    remote,
    closed: () => closed,
    sent,
    names: () =>
      listener.heard
        .toSorted((a, b) => (a.text < b.text ? -1 : 1))
        .map(({ headers }) => headers["x-viewer-name"]),
    async arrived(requests: number) {
      await vi.waitFor(() => expect(sent()).toBe(requests), { timeout: 20_000 });
    },
    answer(body: object = answered) {
      for (const response of open.splice(0))
        response.setHeader("content-type", "application/json").end(JSON.stringify(body));
    },
  };
}

const contexts = contextFactory([], new Map());
const now = performance.now();

function operation(init: Partial<ContextInit> = {}): OperationContext {
  const signal = new AbortController().signal;
  return contexts({
    requestId: "r",
    signal,
    forwarded: { authorization: "a" },
    deadline: now + 60_000,
    ...init,
  });
}

const costOf = ({ report }: OperationContext) =>
  report.toJSON().families.map(({ family, calls, shared, retries }) => ({ family, calls, shared, retries }));

/** Both wait for one request; then nothing but time goes on until the test has run. */
async function joined(
  { remote, arrived }: Awaited<ReturnType<typeof processOf>>,
  owner: OperationContext,
  other: OperationContext,
) {
  const first = remote.execute(question, owner);
  const second = remote.execute(question, other);
  await arrived(1);
  return { first, second };
}

const refused = (code: string) => ({
  data: { payment: null },
  errors: [{ message: "no", extensions: { code } }],
});

const codesOf = ({ errors }: { errors?: readonly { extensions: Record<string, unknown> }[] }) =>
  errors?.map(({ extensions }) => [extensions["code"], extensions["requestId"]]);

describe("Identical queries of a caller to a subgraph's process", () => {
  it("are one request, whose answer and costs each of the operations has", async () => {
    const { remote, arrived, sent, answer } = await processOf();
    const [one, other] = [operation({ requestId: "1" }), operation({ requestId: "2" })];
    const waiting = [one, other].map((context) => remote.execute({ ...question }, context));
    await arrived(1);
    answer();
    const [first, second] = await Promise.all(waiting);
    expect(sent()).toBe(1);
    expect(second?.data).toEqual(first?.data);
    expect(costOf(one)).toEqual([{ family: "banking", calls: 2, shared: 0, retries: 1 }]);
    expect(costOf(other)).toEqual([{ family: "banking", calls: 0, shared: 2, retries: 0 }]);
    expect(one.callsLeft).toBe(operation().callsLeft - 2);
    expect(other.callsLeft).toBe(operation().callsLeft);
    for (const { report, budget } of [one, other]) {
      expect(report.sources.toJSON()).toMatchObject([{ family: "banking", status: "OK" }]);
      expect(budget.restBytesLeft).toBe(one.budget.restBytesLeft);
    }
  });

  it("have objects of their own, because each operation merges more into them", async () => {
    const { remote, arrived, answer } = await processOf();
    const waiting = [operation(), operation()].map((context) => remote.execute(question, context));
    await arrived(1);
    answer();
    const [first, second] = await Promise.all(waiting);
    Object.assign(first?.data?.["payment"] as object, { payer: {} });
    expect(second?.data).toEqual(answered.data);
  });

  it.each<[string, Partial<ContextInit>]>([
    ["another person", { viewerEmail: "ada@example.org" }],
    ["another caller", { callerName: "subject ada" }],
    ["another credential", { forwarded: { authorization: "b" } }],
    ["a client that waits for its turn", { patient: true }],
    ["an operation with more time left", { deadline: now + 62_000 }],
    ["an operation with more than twice as many calls left", { callsLeft: 61 }],
  ])("are two requests where one is for %s", async (_who, init) => {
    const { remote, arrived, answer } = await processOf();
    const waiting = [operation({ callsLeft: 30 }), operation({ callsLeft: 30, ...init })].map((context) =>
      remote.execute(question, context),
    );
    await arrived(2);
    answer();
    for (const { data } of await Promise.all(waiting)) expect(data).toEqual(answered.data);
  });

  it("name their caller, so that one without an e-mail address opens no circuit for others", async () => {
    const { remote, arrived, answer, names } = await processOf();
    const waiting = ["subject ada", "subject \ud800", "subject ada"].map((callerName, i) =>
      remote.execute({ ...question, variables: { id: `BankPayment:${i}` } }, operation({ callerName })),
    );
    await arrived(3);
    answer();
    await Promise.all(waiting);
    const [ada, other, again] = names();
    expect(ada).toMatch(/^[\w-]{43}$/);
    expect(again).toBe(ada);
    expect(other).not.toBe(ada);
  });

  it("are two requests where their variables differ", async () => {
    const { remote, arrived, answer } = await processOf();
    const waiting = ["BankPayment:1", "BankPayment:2"].map((id) =>
      remote.execute({ ...question, variables: { id } }, operation()),
    );
    await arrived(2);
    answer();
    await Promise.all(waiting);
  });

  it("are two requests where they are asked one after the other", async () => {
    const { remote, arrived, answer } = await processOf();
    for (const count of [1, 2]) {
      const asked = remote.execute(question, operation());
      await arrived(count);
      answer();
      await asked;
    }
  });

  it("go on for the others when one operation leaves, and end when all have left", async () => {
    const { remote, arrived, answer, closed } = await processOf();
    const leavers = [new AbortController(), new AbortController(), new AbortController()];
    const ask = (at: number) =>
      remote.execute(question, operation({ signal: leavers[at]?.signal as AbortSignal }));
    const [first, second] = [ask(0), ask(1)];
    await arrived(1);
    leavers[0]?.abort();
    expect(codesOf(await first)).toEqual([["UPSTREAM_TIMEOUT", "r"]]);
    answer();
    expect((await second).data).toEqual(answered.data);
    expect(closed()).toBe(0);
    const [third, fourth] = [ask(1), ask(2)];
    await arrived(2);
    leavers[1]?.abort();
    leavers[2]?.abort();
    expect([codesOf(await third), codesOf(await fourth)]).toEqual([
      [["UPSTREAM_TIMEOUT", "r"]],
      [["UPSTREAM_TIMEOUT", "r"]],
    ]);
    await vi.waitFor(() => expect(closed()).toBe(1), { timeout: 20_000 });
  });

  it("are asked again where the process ended the request because its own operation had left", async () => {
    const { remote, arrived, answer } = await processOf();
    const leaver = new AbortController();
    const left = remote.execute(question, operation({ signal: leaver.signal }));
    const other = operation();
    const staying = remote.execute(question, other);
    await arrived(1);
    leaver.abort();
    await left;
    answer({
      data: { payment: null },
      errors: [{ message: "late", extensions: { code: "UPSTREAM_TIMEOUT" } }],
    });
    await arrived(2);
    answer();
    expect(await staying).toMatchObject({ data: answered.data });
    expect(costOf(other)).toMatchObject([{ calls: 2, shared: 0 }]);
  });

  it("fail for each operation under its own request id", async () => {
    const listener = await startListener((response) => response.writeHead(500).end());
    const remote = new RemoteSubgraph({ name: "business", url: listener.url, joins: true });
    closing.push(
      () => listener[Symbol.asyncDispose](),
      () => remote.close(),
    );
    const answers = await Promise.all(
      ["1", "2"].map((requestId) => remote.execute(question, operation({ requestId }))),
    );
    expect(answers.map(codesOf)).toEqual([
      [["UPSTREAM_BAD_RESPONSE", "1"]],
      [["UPSTREAM_BAD_RESPONSE", "2"]],
    ]);
    expect(listener.heard).toHaveLength(1);
  });

  it("are two requests where a write began or ended between the operations", async () => {
    const { remote, arrived, answer } = await processOf();
    const mutation = { query: "mutation { suspendUser { clientMutationId } }" };
    const before = remote.execute(question, operation());
    const write = remote.execute(mutation, operation(), { isWrite: true });
    await arrived(2);
    const during = remote.execute(question, operation());
    await arrived(3);
    answer();
    await Promise.all([before, write, during]);
  });

  it("are two requests where an operation has read from before a write what it asks with now", async () => {
    const { remote, arrived, answer, sent } = await processOf();
    const early = operation();
    const first = remote.execute(question, early);
    await arrived(1);
    answer();
    await first;
    const write = remote.execute({ query: "mutation { a }" }, operation(), { isWrite: true });
    await arrived(2);
    answer();
    await write;
    const second = remote.execute(question, early);
    const late = remote.execute(question, operation());
    await arrived(4);
    answer();
    await Promise.all([second, late]);
    expect(sent()).toBe(4);
  });

  it("are asked once more by each that got an answer for which the other operation had too little left", async () => {
    const process = await processOf();
    const { remote, arrived, answer } = process;
    const other = operation();
    const { first, second } = await joined(process, operation(), other);
    answer(refused("QUERY_BUDGET_EXCEEDED"));
    await arrived(2);
    expect((await first).errors).toHaveLength(1);
    answer();
    expect(await second).toMatchObject({ data: answered.data });
    expect(costOf(other)).toMatchObject([{ calls: 2, shared: 0 }]);
    const third = remote.execute({ query: "{ other }" }, operation());
    await arrived(3);
    answer(refused("QUERY_BUDGET_EXCEEDED"));
    expect((await third).errors).toHaveLength(1);
  });

  it("are asked once more where the other operation may not read so many bytes", async () => {
    const process = await processOf();
    const { arrived, answer } = process;
    const owner = operation();
    const { first, second } = await joined(process, owner, operation());
    // Another subgraph has answered the owner meanwhile.
    owner.budget.readRest(owner.budget.restBytesLeft);
    answer();
    expect(codesOf(await first)).toEqual([["QUERY_BUDGET_EXCEEDED", "r"]]);
    await arrived(2);
    answer();
    expect(await second).toMatchObject({ data: answered.data });
  });

  it("are asked once more where the time of the other operation was over", async () => {
    const process = await processOf();
    const { arrived, answer } = process;
    const { first, second } = await joined(process, operation(), operation({ deadline: now + 60_400 }));
    const clock = vi.spyOn(performance, "now").mockReturnValue(now + 60_000);
    closing.push(async () => clock.mockRestore());
    answer(refused("UPSTREAM_TIMEOUT"));
    await arrived(2);
    expect((await first).errors).toHaveLength(1);
    answer();
    expect(await second).toMatchObject({ data: answered.data });
  });

  it("keep what the other operation got where asking once more gives nothing", async () => {
    const process = await processOf();
    const { arrived, answer } = process;
    const leaver = new AbortController();
    const { first, second } = await joined(process, operation(), operation({ signal: leaver.signal }));
    answer(refused("QUERY_BUDGET_EXCEEDED"));
    await first;
    await arrived(2);
    leaver.abort();
    expect(await second).toMatchObject(refused("QUERY_BUDGET_EXCEEDED"));
  });

  it("are two requests where one operation has asked the process for more", async () => {
    const { remote, arrived, answer } = await processOf();
    const owner = operation();
    const asked = ["{ a }", "{ b }"].map((query) => remote.execute({ query }, owner));
    await arrived(2);
    const others = ["{ a }", "{ b }"].map((query) => remote.execute({ query }, operation()));
    await arrived(4);
    answer();
    await Promise.all([...asked, ...others]);
  });

  it("report nothing of another operation that asks for more meanwhile", async () => {
    const process = await processOf();
    const { remote, arrived, answer } = process;
    const [owner, other] = [operation(), operation()];
    const { first, second } = await joined(process, owner, other);
    const more = remote.execute({ query: "{ more }" }, owner);
    await arrived(2);
    answer();
    await Promise.all([first, more]);
    expect(await second).toMatchObject({ data: answered.data });
    expect([costOf(other), other.report.sources.toJSON()]).toEqual([[], []]);
  });

  it("leave no trace that claims to have every call", async () => {
    const process = await processOf();
    const other = operation();
    other.report.trace = new CallTrace();
    const { first, second } = await joined(process, operation(), other);
    process.answer();
    await Promise.all([first, second]);
    expect(other.report.toJSON().requests).toBeUndefined();
  });

  it.each<[string, FetchFacts, boolean]>([
    ["where their answer is for one operation alone", { isSole: true }, true],
    ["where each is one of several last ones, which the process counts", { last: 2 }, true],
    ["where others may write to the same subgraph", {}, false],
  ])("are two requests %s", async (_why, facts, joins) => {
    const { remote, arrived, answer } = await processOf(joins);
    const waiting = [operation(), operation()].map((context) => remote.execute(question, context, facts));
    await arrived(2);
    answer();
    await Promise.all(waiting);
  });

  it("are two requests where an operation asks after a write of its own", async () => {
    const { remote, arrived, answer } = await processOf();
    const writer = operation();
    const write = remote.execute({ query: "mutation { a }" }, writer, { isWrite: true });
    await arrived(1);
    const during = remote.execute(question, operation());
    await arrived(2);
    answer();
    await Promise.all([write, during]);
    const others = [operation(), writer].map((context) => remote.execute(question, context));
    await arrived(4);
    answer();
    await Promise.all(others);
  });

  it("fail with the same code for all where the process does not live", async () => {
    const listener = await startListener((response, { path }) => {
      if (path === "/healthz") response.destroy();
    });
    const remote = new RemoteSubgraph({
      name: "business",
      url: listener.url,
      joins: true,
      heartbeat: { silenceMs: 1, againMs: 1 },
    });
    closing.push(
      () => listener[Symbol.asyncDispose](),
      () => remote.close(),
    );
    const answers = await Promise.all([1, 2, 3].map(() => remote.execute(question, operation())));
    expect(answers.map(codesOf)).toEqual([1, 2, 3].map(() => [["UPSTREAM_UNAVAILABLE", "r"]]));
  });

  it("are never joined where they write", async () => {
    const { remote, arrived, answer } = await processOf();
    const mutation = { query: "mutation { suspendUser { clientMutationId } }" };
    const writes = [operation(), operation()].map((context) =>
      remote.execute(mutation, context, { isWrite: true }),
    );
    await arrived(2);
    answer();
    await Promise.all(writes);
  });
});
