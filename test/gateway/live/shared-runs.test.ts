/** Subscriptions without HTTP: clients that share the run of an event, and subscriptions that end themselves. */

import { buildSchema, getOperationAST, parse } from "graphql";
import { expect, it } from "vitest";
import { EventRuns, type RunEvent } from "#gateway/live/event-runs.ts";
import { subscriptionQuery } from "#gateway/live/subscription-query.ts";
import { Subscriptions, type SubscriptionsOptions } from "#gateway/live/subscriptions.ts";
import { MAIN_ACCOUNT } from "#services/demo/things/e-signature.ts";
import { connectMessageIn } from "#subgraphs/collaboration/e-signature/connect-messages.ts";
import { type AuthenticatedCaller, unrestrictedCaller } from "#subgraphs/kit/access/authentication.ts";
import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";
import { FileInbox } from "#subgraphs/kit/files/file-inbox.ts";
import type { Inbox } from "#subgraphs/kit/files/webhook-inbox.ts";
import { message } from "./events.ts";

const schema = buildSchema(`
  type Query { eSignature: ESignature }
  type ESignature { connectEvent(id: ID!): ConnectEvent }
  type Subscription { connectEventReceived: ConnectEvent }
  type ConnectEvent { id: ID! }
`);
const document = parse("subscription { connectEventReceived { id } }");
const operation = getOperationAST(document);
if (!operation) throw new Error("the document has no operation");
const settings = { scope: { accountId: MAIN_ACCOUNT.accountId } };
const context = { eSignature: { client: { upstream: { settings } } } } as unknown as OperationContext;
const asked = { schema, document, operation, variables: {}, context };

const opened = (inbox: Inbox, more: Partial<SubscriptionsOptions> = {}) =>
  new Subscriptions({
    inbox,
    receives: () => true,
    limits: { total: 100, perCaller: 100, longestMs: 60_000 },
    execute: async () => ({ data: {} }),
    reserve: () => () => {},
    documentTokens: 100,
    forwardable: ["authorization"],
    ...more,
  });
const subscriber = (caller: AuthenticatedCaller, headers: Record<string, string> = {}) => ({
  caller,
  name: "somebody",
  headers,
  lastEventId: undefined,
});
async function put(inbox: Inbox, id: string): Promise<void> {
  const stored = connectMessageIn(message(id));
  if (!stored) throw new Error("it is no message");
  await inbox.put(stored);
}

it("an event is run once for callers with the same scopes, credential and address, and separately for all others", async () => {
  const inbox = new FileInbox();
  const runs: unknown[] = [];
  const subscriptions = opened(inbox, {
    async execute({ variables }, { caller, headers }) {
      runs.push([caller?.email, [...(caller?.scopes ?? [])], headers]);
      return { data: { eSignature: { connectEvent: { id: variables["event"] } } } };
    },
  });
  const scopes = new Set(["a"]);
  const reader = { authenticated: true, scopes };
  const all = [
    subscriber({ ...reader, subject: "one" }, { "x-other": "1" }),
    subscriber({ ...reader, subject: "two" }, { "x-other": "2" }),
    subscriber({ ...reader, scopes: new Set(["a", "b"]) }),
    subscriber({ ...reader, email: "x@y.example" }),
    subscriber(reader, { authorization: "Bearer theirs" }),
  ];
  const answers = await Promise.all(
    all.map(async (one) => {
      const subscription = await subscriptions.open(asked, one);
      return new Promise<string>((resolve) => {
        void subscription.deliver({
          async next(json) {
            resolve(json);
            subscription.end("left");
          },
          ended() {},
        });
        if (one === all.at(-1)) void put(inbox, "e");
      });
    }),
  );
  expect(new Set(answers.map((text) => JSON.parse(text).data.connectEventReceived.id))).toEqual(
    new Set(["ConnectEvent:e"]),
  );
  expect(runs).toHaveLength(4);
  expect(JSON.stringify(runs)).not.toContain("x-other");
  await inbox.close();
});

it("an event that its caller may not see is skipped, and one with a retryable error is run again", async () => {
  const inbox = new FileInbox();
  const path = ["eSignature", "connectEvent"];
  const failing = (code: string, retryable: boolean) => ({
    data: { eSignature: { connectEvent: null } },
    errors: [{ message: code, path, extensions: { code, retryable } }],
  });
  let runs = 0;
  const subscriptions = opened(inbox, {
    againMs: 1,
    async execute({ variables }) {
      const id = String(variables["event"]);
      runs++;
      if (id.endsWith("hidden")) return failing("FORBIDDEN", false);
      if (id.endsWith("away") || runs === 2) return failing("UPSTREAM_UNAVAILABLE", true);
      return { data: { eSignature: { connectEvent: { id } } } };
    },
  });
  const subscription = await subscriptions.open(asked, subscriber(unrestrictedCaller));
  const delivered: unknown[] = [];
  const ended = new Promise((resolve) => {
    const output = {
      next: async (json: string) => void delivered.push(JSON.parse(json).data),
      ended: (...how: unknown[]) => resolve(how),
    };
    void subscription.deliver(output);
  });
  for (const id of ["hidden", "seen", "away", "after"]) await put(inbox, id);
  expect(await ended).toEqual(["reconnect", undefined]);
  expect(delivered).toEqual([{ connectEventReceived: { id: "ConnectEvent:seen" } }]);
  // The client reconnects for the event that could not be read.
  expect(subscription.position.split(".")[1]).toBe("2");
  await inbox.close();
});

it("a message without a valid id is refused, and one in the inbox does not delay the messages after it", async () => {
  for (const name of ["\ud800", "a\u0000"]) expect(connectMessageIn(message(name))).toBeUndefined();
  const inbox = new FileInbox();
  const subscriptions = opened(inbox, {
    execute: async ({ variables }) => ({
      data: { eSignature: { connectEvent: { id: variables["event"] } } },
    }),
  });
  const subscription = await subscriptions.open(asked, subscriber(unrestrictedCaller));
  const delivered = new Promise((resolve) => {
    void subscription.deliver({ next: async (json) => resolve(JSON.parse(json).data), ended() {} });
  });
  await inbox.put({ family: "eSignature", id: "x", at: 1, marks: [], body: message("\ud800") });
  await put(inbox, "e");
  expect(await delivered).toEqual({ connectEventReceived: { id: "ConnectEvent:e" } });
  subscription.end("left");
  await inbox.close();
});

const waiter = (name: string, signal = new AbortController().signal) => ({ name, signal });

it("an answer without errors is reused for callers who request it a little later", async () => {
  const runs = new EventRuns();
  let count = 0;
  const run = (hasErrors: boolean) => async () => ({ json: String(++count), hasErrors });
  for (const [key, hasErrors] of [
    ["whole", false],
    ["failed", true],
  ] as const)
    for (let i = 0; i < 2; i++) await runs.get(key, waiter("somebody"), run(hasErrors));
  expect(count).toBe(3);
});

it.each([16, 32])(
  "a subscription resumes after an event of an inbox whose identity has %i digits",
  async (digits) => {
    const identity = "a7".repeat(digits / 2);
    const inbox = new FileInbox();
    inbox.identity = async () => identity;
    await put(inbox, "e");
    const subscriptions = opened(inbox);
    const lastEventId = `${identity}.1`;
    const subscription = await subscriptions.open(asked, { ...subscriber(unrestrictedCaller), lastEventId });
    expect(subscription.position).toBe(lastEventId);
    subscription.end("left");
    await inbox.close();
  },
);

it("a subscription at its maximum duration ends with a request to reconnect, and frees its place", async () => {
  const inbox = new FileInbox();
  const limits = { total: 1, perCaller: 1, longestMs: 1 };
  const subscriptions = opened(inbox, { limits });
  const subscription = await subscriptions.open(asked, subscriber(unrestrictedCaller));
  await expect(subscriptions.open(asked, subscriber(unrestrictedCaller))).rejects.toMatchObject({
    extensions: { code: "OVERLOADED" },
  });
  const ended = await new Promise((resolve) => {
    void subscription.deliver({ next: async () => {}, ended: (...how) => resolve(how) });
  });
  expect(ended).toEqual(["reconnect", undefined]);
  (await subscriptions.open(asked, subscriber(unrestrictedCaller))).end("left");
  await inbox.close();
});

it("a subscription is refused if the gateway receives no such events, and while it stops", async () => {
  const inbox = new FileInbox();
  const deaf = opened(inbox, { receives: () => false });
  await expect(deaf.open(asked, subscriber(unrestrictedCaller))).rejects.toMatchObject({
    extensions: { code: "UPSTREAM_MISCONFIGURED", family: "eSignature" },
  });
  const stopping = opened(inbox);
  stopping.drain();
  await expect(stopping.open(asked, subscriber(unrestrictedCaller))).rejects.toMatchObject({
    extensions: { code: "OVERLOADED", retryable: true },
  });
  await inbox.close();
});

/** The run of an event that lasts until the test ends it, or until no client waits for it. */
function openRun() {
  const seen = { callers: [] as string[], aborted: 0, finish: () => {} };
  const finished = new Promise<void>((resolve) => {
    seen.finish = resolve;
  });
  const run: RunEvent = async (name, signal) => {
    seen.callers.push(name);
    signal.addEventListener("abort", () => seen.aborted++);
    await finished;
    return { json: name, hasErrors: false };
  };
  return { run, seen };
}

it("a caller with slow events takes no place from another, also if both wait for the same event", async () => {
  const runs = new EventRuns(4);
  const slow = openRun();
  const waiting = Array.from({ length: 20 }, (_, number) =>
    runs.get(`slow ${number}`, waiter("slow"), slow.run),
  );
  await expect.poll(() => slow.seen.callers).toHaveLength(3);
  const own = runs.get("own", waiter("quick"), async () => ({ json: "own", hasErrors: false }));
  // It waits in the queue of the slow caller, and runs in that of the other.
  const common = runs.get("slow 19", waiter("quick"), slow.run);
  expect((await own)?.json).toBe("own");
  await expect.poll(() => slow.seen.callers).toEqual(["slow", "slow", "slow", "quick"]);
  slow.seen.finish();
  expect((await common)?.json).toBe("quick");
  expect((await Promise.all(waiting)).filter((answer) => answer?.json === "slow")).toHaveLength(19);
});

it("an event that waits for a place is run once for all subscribers", async () => {
  const runs = new EventRuns(1);
  const slow = openRun();
  const first = runs.get("first", waiter("somebody"), slow.run);
  let count = 0;
  const run = async () => ({ json: String(++count), hasErrors: false });
  const keys = Array.from({ length: 300 }, (_, number) => `event ${number}`);
  const answers = [...keys, ...keys].map((key) => runs.get(key, waiter("somebody"), run));
  slow.seen.finish();
  await Promise.all([first, ...answers]);
  expect(count).toBe(keys.length);
});

it("an event is run while any subscriber waits for it, and aborted when the last one leaves", async () => {
  const runs = new EventRuns(1);
  const { run, seen } = openRun();
  const [one, two, late] = [new AbortController(), new AbortController(), new AbortController()];
  const answers = [
    runs.get("event", waiter("a", one.signal), run),
    runs.get("event", waiter("b", two.signal), run),
    // This run waits for a place.
    runs.get("other", waiter("c", late.signal), run),
  ];
  late.abort();
  one.abort();
  expect([await answers[0], await answers[2], seen.aborted]).toEqual([undefined, undefined, 0]);
  two.abort();
  expect([await answers[1], seen.aborted, seen.callers]).toEqual([undefined, 1, ["a"]]);
  // A later client does not join the ended run.
  const again = runs.get("event", waiter("d"), async () => ({ json: "again", hasErrors: false }));
  seen.finish();
  expect((await again)?.json).toBe("again");
});

it("a subscription that ends during the run of an event aborts the operation, and receives no later event", async () => {
  const inbox = new FileInbox();
  const signals: AbortSignal[] = [];
  const subscriptions = opened(inbox, {
    execute: (_, { signal }) =>
      new Promise((resolve) => {
        if (!signal) throw new Error("the operation cannot be ended");
        signals.push(signal);
        signal.addEventListener("abort", () => resolve({ data: null, errors: [] }));
      }),
  });
  const subscription = await subscriptions.open(asked, subscriber(unrestrictedCaller));
  const ended = new Promise((resolve) => {
    void subscription.deliver({
      next: async () => expect.unreachable("nothing was answered"),
      ended: (...how) => resolve(how),
    });
  });
  for (const id of ["one", "two"]) await put(inbox, id);
  await expect.poll(() => signals.length).toBe(1);
  subscription.end("left");
  expect(await ended).toEqual(["left", undefined]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await inbox.close();
});

it("an event without free memory is run later, and after a long wait its client has to reconnect", async () => {
  const inbox = new FileInbox();
  // Refused during the whole stream of a client, and twice in the next one.
  const places = { taken: 0, refused: 0 };
  const subscriptions = opened(inbox, {
    againMs: 1,
    reserve(_, objects) {
      if (places.refused < 7) {
        places.refused++;
        return undefined;
      }
      places.taken += objects;
      return () => {
        places.taken -= objects;
      };
    },
    async execute({ variables }, { reserve }) {
      if (reserve?.(5) !== true)
        return { errors: [{ message: "Busy", extensions: { code: "OVERLOADED", retryable: true } }] };
      expect(places.taken).toBe(5);
      return { data: { eSignature: { connectEvent: { id: variables["event"] } } } };
    },
  });
  const delivered: unknown[] = [];
  const follow = async (lastEventId?: string) => {
    const subscription = await subscriptions.open(asked, { ...subscriber(unrestrictedCaller), lastEventId });
    const ended = new Promise((resolve) => {
      void subscription.deliver({
        next: async (json) => void delivered.push(JSON.parse(json).data.connectEventReceived.id),
        ended: (...how) => resolve(how),
      });
    });
    return { subscription, ended };
  };
  const first = await follow();
  for (const id of ["one", "two"]) await put(inbox, id);
  expect(await first.ended).toEqual(["reconnect", undefined]);
  expect([delivered, places.refused]).toEqual([[], 5]);
  const second = await follow(first.subscription.position);
  await expect.poll(() => delivered).toEqual(["ConnectEvent:one", "ConnectEvent:two"]);
  expect(places.taken).toBe(0);
  second.subscription.end("left");
  await inbox.close();
});

it("a subscription is refused if the query of its events has too many tokens, whatever the length of its own text", async () => {
  const inbox = new FileInbox();
  const opens = (documentTokens: number) =>
    opened(inbox, { documentTokens }).open(asked, subscriber(unrestrictedCaller));
  // query ($event: ID!) { eSignature { connectEvent(id: $event) { id } } }, of which the subscription has 7
  await expect(opens(22)).rejects.toMatchObject({
    message: expect.stringContaining("has 23 tokens, and 22 is the most"),
    extensions: { code: "QUERY_TOO_COMPLEX" },
  });
  (await opens(23)).end("left");
  const query = subscriptionQuery(schema, document, operation, {});
  expect(() => parse(query.query, { maxTokens: 23 })).not.toThrow();
  expect(() => parse(query.query, { maxTokens: 22 })).toThrow();
  await inbox.close();
});
