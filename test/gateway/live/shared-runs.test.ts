/** Subscriptions without HTTP: for whom an event is run, and how a subscription ends by itself. */
import { buildSchema, getOperationAST, parse } from "graphql";
import { expect, it } from "vitest";
import { EventRuns } from "#gateway/live/event-runs.ts";
import { Subscriptions, type SubscriptionsOptions } from "#gateway/live/subscriptions.ts";
import { MAIN_ACCOUNT } from "#services/e-signature/seed/index.ts";
import { connectMessageIn } from "#subgraphs/collaboration/e-signature/connect-messages.ts";
import { type AuthenticatedCaller, unrestrictedCaller } from "#subgraphs/kit/access/authentication.ts";
import type { OperationContext } from "#subgraphs/kit/context/operation-context.ts";
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

it("an event is run once for callers with the same scopes, credential and address, and apart for all others", async () => {
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

it("an event that its caller may not see is passed over, and one that cannot be read for now is read again", async () => {
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
  // The client comes back for the event that could not be read.
  expect(subscription.position.split(".")[1]).toBe("2");
  await inbox.close();
});

it("a message of which no id can be made is refused, and one that is in the inbox keeps no other from its subscribers", async () => {
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

it("an answer is kept for those who come a little later, but not one with errors", async () => {
  const runs = new EventRuns();
  let count = 0;
  const run = (hasErrors: boolean) => async () => ({ json: String(++count), hasErrors });
  for (const [key, hasErrors] of [
    ["whole", false],
    ["failed", true],
  ] as const)
    for (let i = 0; i < 2; i++) await runs.get(key, run(hasErrors));
  expect(count).toBe(3);
});

it.each([16, 32])(
  "a subscription goes on after an event of an inbox whose identity has %i digits",
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

it("a subscription that has lasted its longest time is to be opened again, and frees its place", async () => {
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

it("a subscription is refused where the gateway receives no such events, and while it stops", async () => {
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
