/** Connect in the graph: its configurations, its token, and the events that the gateway received. */

import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { demoSecret } from "#contracts/demo-credentials.ts";
import type { ConnectMessage } from "#contracts/e-signature/index.ts";
import { ConnectEventsDocument } from "#generated/test/graphql.ts";
import {
  demoConfigurations,
  demoEnvelopes,
  MAIN_ACCOUNT,
  QUIET_ACCOUNT,
  userIdOf,
} from "#services/demo/things/e-signature.ts";
import { messagesOf } from "#services/e-signature/support/connect-events.ts";
import { moveEnvelope } from "#services/e-signature/support/envelopes.ts";
import { type EnvelopeStatus, eSignatureTables } from "#services/e-signature/tables.ts";
import { loopbackHosts } from "#services/kit/http/outbound.ts";
import { connectMessageIn } from "#subgraphs/collaboration/e-signature/connect-messages.ts";
import { operationsOf, sharedTributary, startTributary, type Tributary } from "#test/kit/gateway.ts";

const { accountId, accountNumber } = MAIN_ACCOUNT;
const settings = { eSignature: { scope: { accountId, accountNumber } } };
const families = { outboundHosts: loopbackHosts };
const idOf = (own: string) => `ConnectConfiguration:${accountId}:${own}`;
const path = `/v2.1/accounts/${accountId}/connect`;

const tributary = await sharedTributary({ settings, families });
const tables = eSignatureTables(tributary.families.store.scope("eSignature"));

const emailOf = (index: number) => tributary.families.person(index).email;

interface QueryOptions {
  readonly on?: Tributary;
  readonly headers?: Record<string, string>;
  readonly accountId?: string;
}

/** Asks for fields of e-signature in an account, by default the configured one. Returns them without the namespace. */
async function eSignature(
  selection: string,
  { on = tributary, headers = {}, accountId: id }: QueryOptions = {},
) {
  const { data, ...rest } = await on.ask<{ eSignature: Record<string, unknown> }>(
    `query ($id: ID) { eSignature(accountId: $id) { ${selection} } }`,
    { ...(id !== undefined && { id }) },
    { headers },
  );
  return { ...rest, found: data?.eSignature };
}

const mutate = (name: string, input: object, selection: string, to = tributary) =>
  to.write(name, input, selection);
const sent = (calls: readonly { method: string; path: string; body: string | undefined }[]) =>
  calls.map(({ method, path, body }) => [method, path, body && (JSON.parse(body) as unknown)]);

const whole =
  "id upstreamId accountId name type urlToPublishTo deliveryMode eventData { version } events envelopeEvents recipientEvents allUsers users { id } allowEnvelopePublish enableLog";

const simInput = {
  name: "A listener",
  type: "CUSTOM",
  urlToPublishTo: "http://127.0.0.1:9/hook",
  deliveryMode: "SIM",
  eventData: { version: "RESTV2_1" },
  events: ["ENVELOPE_SENT", "ENVELOPE_VOIDED"],
  allUsers: true,
  allowEnvelopePublish: false,
};
const simBody = {
  name: "A listener",
  configurationType: "custom",
  urlToPublishTo: "http://127.0.0.1:9/hook",
  deliveryMode: "SIM",
  eventData: { version: "restv2.1" },
  events: ["envelope-sent", "envelope-voided"],
  allUsers: true,
  allowEnvelopePublish: false,
};

describe("Connect's configurations", () => {
  it("are read in one call, under the graph's names (D2-422)", async () => {
    const { found, calls } = await eSignature(`connectConfigurations { ${whole} }`);
    expect(sent(calls)).toEqual([["GET", path, undefined]]);
    const [envelopes, recipients, aggregate, disabled] = (found?.["connectConfigurations"] ?? []) as object[];
    expect(envelopes).toEqual({
      id: idOf(demoConfigurations.envelopes),
      upstreamId: demoConfigurations.envelopes,
      accountId,
      name: "Every step of an envelope",
      type: "CUSTOM",
      urlToPublishTo: "http://127.0.0.1:4000/webhooks/e-signature",
      deliveryMode: "SIM",
      eventData: { version: "RESTV2_1" },
      events: ["SENT", "DELIVERED", "COMPLETED", "DECLINED", "VOIDED"].map((name) => `ENVELOPE_${name}`),
      envelopeEvents: [],
      recipientEvents: [],
      allUsers: true,
      users: [],
      allowEnvelopePublish: true,
      enableLog: true,
    });
    expect(recipients).toMatchObject({
      type: "CUSTOM_RECIPIENT",
      allUsers: false,
      users: [{ id: `ESignatureUser:${accountId}:${userIdOf(emailOf(2))}` }],
    });
    expect(aggregate).toMatchObject({
      deliveryMode: "AGGREGATE",
      envelopeEvents: ["SENT", "DELIVERED", "COMPLETED", "DECLINED", "VOIDED"],
      recipientEvents: ["SENT", "DELIVERED", "COMPLETED", "DECLINED"],
    });
    expect(disabled).toMatchObject({ allowEnvelopePublish: false });
  });

  it("are read one by one, by either id, through node too; null if they do not exist (D2-430)", async () => {
    const id = idOf(demoConfigurations.disabled);
    const { found, calls } = await eSignature(
      `own: connectConfiguration(id: "${demoConfigurations.disabled}") { id name }
       global: connectConfiguration(id: "${id}") { id name }
       none: connectConfiguration(id: "77") { id }`,
    );
    const one = { id, name: "Declined envelopes" };
    expect(found).toEqual({ own: one, global: one, none: null });
    expect(sent(calls).sort()).toEqual([
      ["GET", `${path}/${demoConfigurations.disabled}`, undefined],
      ["GET", `${path}/77`, undefined],
    ]);
    const node = await tributary.data(
      `{ node(id: "${id}") { ... on ConnectConfiguration { name } } oauth: node(id: "ConnectOAuth:${accountId}") { ... on ConnectOAuth { clientId } } }`,
    );
    expect(node).toEqual({ node: { name: one.name }, oauth: { clientId: "demo-connect" } });
  });

  it("are created with the given values (D2-423, D2-186)", async () => {
    const { payload, calls } = await mutate(
      "createConnectConfiguration",
      simInput,
      `configuration { ${whole} }`,
    );
    expect(sent(calls)).toEqual([["POST", path, simBody]]);
    expect(payload).toMatchObject({
      configuration: {
        ...simInput,
        id: expect.stringMatching(idOf("")),
        accountId,
        envelopeEvents: [],
        enableLog: false,
      },
      userErrors: [],
    });
    const user = `ESignatureUser:${accountId}:${userIdOf(emailOf(2))}`;
    const { events: _, ...rest } = simInput;
    const aggregate = {
      ...rest,
      type: "CUSTOM_RECIPIENT",
      deliveryMode: "AGGREGATE",
      recipientEvents: ["SENT"],
      allUsers: false,
      userIds: [user],
      enableLog: true,
    };
    const other = await mutate(
      "createConnectConfiguration",
      aggregate,
      "configuration { users { id } recipientEvents type deliveryMode enableLog }",
    );
    expect(other.payload).toMatchObject({
      configuration: {
        users: [{ id: user }],
        recipientEvents: ["SENT"],
        type: "CUSTOM_RECIPIENT",
        deliveryMode: "AGGREGATE",
        enableLog: true,
      },
    });
    expect(sent(other.calls)[0]?.[2]).toMatchObject({
      configurationType: "customrecipient",
      recipientEvents: ["Sent"],
      userIds: [userIdOf(emailOf(2))],
    });
  });

  it("are changed in the given members, and enabled (D2-189, D2-424)", async () => {
    const made = await mutate("createConnectConfiguration", simInput, "configuration { id upstreamId }");
    const { id, upstreamId } = Object(made.payload?.["configuration"]) as Record<"id" | "upstreamId", string>;
    const { payload, calls } = await mutate(
      "updateConnectConfiguration",
      { id, allowEnvelopePublish: true, deliveryMode: "AGGREGATE", envelopeEvents: ["VOIDED"], name: null },
      "configuration { id name allowEnvelopePublish events envelopeEvents }",
    );
    const body = {
      connectId: upstreamId,
      allowEnvelopePublish: true,
      deliveryMode: "aggregate",
      envelopeEvents: ["Voided"],
    };
    expect(sent(calls)).toEqual([["PUT", path, body]]);
    expect(calls[0]?.status).toBe(200);
    expect(payload).toEqual({
      configuration: {
        id,
        name: "A listener",
        allowEnvelopePublish: true,
        events: [],
        envelopeEvents: ["VOIDED"],
      },
      userErrors: [],
    });
    const gone = await mutate("deleteConnectConfiguration", { id }, "deletedId");
    expect(gone.payload).toEqual({ deletedId: id, userErrors: [] });
    expect(sent(gone.calls)).toEqual([["DELETE", `${path}/${upstreamId}`, undefined]]);
    for (const [name, input] of [
      ["deleteConnectConfiguration", { id }],
      ["updateConnectConfiguration", { id, name: "x" }],
    ] as const) {
      const again = await mutate(
        name,
        input,
        name.startsWith("delete") ? "deletedId" : "configuration { id }",
      );
      expect(again.payload?.["userErrors"]).toMatchObject([{ code: "NOT_FOUND" }]);
    }
  });

  it("are FORBIDDEN to callers who are not administrators, or without Connect (D2-175, D2-176)", async () => {
    await using agent = await startTributary({ settings, persona: "agent" });
    const read = await eSignature("connectConfigurations { id }", { on: agent });
    expect(read.errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN", status: 400 });
    const written = await mutate("createConnectConfiguration", simInput, "configuration { id }", agent);
    expect(written.payload).toMatchObject({ configuration: null, userErrors: [{ code: "FORBIDDEN" }] });
    const quiet = await eSignature("connectConfigurations { id }", { accountId: QUIET_ACCOUNT.accountId });
    expect(quiet.errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
  });

  it("are FORBIDDEN to those callers by their ids too, and so is the token (D2-539)", async () => {
    await using agent = await startTributary({ settings, persona: "agent" });
    const asked = `one: connectConfiguration(id: "${demoConfigurations.disabled}") { name } connectOAuth { id clientId }`;
    for (const where of [{ on: agent }, { accountId: QUIET_ACCOUNT.accountId }]) {
      const { found, errors, calls } = await eSignature(asked, where);
      expect(found).toEqual({ one: null, connectOAuth: null });
      expect(errors.map(({ extensions }) => extensions["code"])).toEqual(["FORBIDDEN", "FORBIDDEN"]);
      expect(calls.map(({ status }) => status)).toEqual([400, 400]);
    }
    for (const [name, input] of [
      ["deleteConnectConfiguration", { id: demoConfigurations.disabled }],
      ["deleteConnectOAuth", {}],
    ] as const)
      expect((await mutate(name, input, "deletedId", agent)).payload).toMatchObject({
        deletedId: null,
        userErrors: [{ code: "FORBIDDEN" }],
      });
  });

  it("are refused before any call with impossible values (D2-184, D2-186)", async () => {
    for (const [argument, wrong] of [
      ["name", { name: " " }],
      ["urlToPublishTo", { urlToPublishTo: "ftp://127.0.0.1/" }],
      ["urlToPublishTo", { urlToPublishTo: "http://a:b@127.0.0.1/" }],
      ["envelopeEvents", { envelopeEvents: ["SENT"] }],
      ["recipientEvents", { recipientEvents: ["SENT"] }],
      ["events", { deliveryMode: "AGGREGATE" }],
      ["events", { events: ["RECIPIENT_SENT"] }],
      ["events", { type: "CUSTOM_RECIPIENT" }],
      ["events", { type: undefined, events: ["OTHER"] }],
      ["deliveryMode", { deliveryMode: "OTHER" }],
      ["version", { eventData: { version: "OTHER" } }],
      ["userIds", { allUsers: false }],
      ["userIds", { allUsers: false, userIds: [] }],
      ["userIds", { allUsers: false, userIds: ["Envelope:1:2"] }],
    ] as const) {
      const full = { ...simInput, ...wrong };
      const isChange = full.type === undefined;
      const name = isChange ? "updateConnectConfiguration" : "createConnectConfiguration";
      const input = isChange ? { id: "1001", ...wrong } : full;
      const { errors, calls } = await mutate(name, input, "configuration { id }");
      expect([wrong, errors[0]?.extensions["code"], errors[0]?.extensions["argument"]]).toEqual([
        wrong,
        "BAD_USER_INPUT",
        argument,
      ]);
      expect(calls).toEqual([]);
    }
    for (const [name, input] of [
      ["updateConnectConfiguration", { id: "1001" }],
      ["updateConnectConfiguration", { id: "oauth", name: "x" }],
      ["updateConnectConfiguration", { id: `Envelope:${accountId}:1`, name: "x" }],
      ["updateConnectOAuth", {}],
      ["updateConnectOAuth", { clientSecret: "" }],
      ["updateConnectOAuth", { authorizationServerUrl: "tokens" }],
    ] as const) {
      const { errors, calls } = await mutate(
        name,
        input,
        name.endsWith("OAuth") ? "oauth { id }" : "configuration { id }",
      );
      expect([input, errors[0]?.extensions["code"], calls]).toEqual([input, "BAD_USER_INPUT", []]);
    }
  });
});

describe("Connect's token", () => {
  const id = `ConnectOAuth:${accountId}`;
  const selection = "id accountId authorizationServerUrl clientId scope";
  const oauth = { authorizationServerUrl: "http://localhost:9/token", clientId: "c", clientSecret: "s" };

  it("is read and changed in part (D2-426, D2-428)", async () => {
    const first = await eSignature(`connectOAuth { ${selection} }`);
    expect(first.found).toMatchObject({
      connectOAuth: { id, accountId, clientId: "demo-connect", scope: "connect" },
    });
    expect(operationsOf(first.calls)).toEqual(["eSignature.getConnectOAuthConfig"]);

    const changed = await mutate("updateConnectOAuth", { scope: "all" }, `oauth { ${selection} }`);
    expect(changed.payload).toMatchObject({ oauth: { clientId: "demo-connect", scope: "all" } });
    expect(sent(changed.calls)).toEqual([["PUT", `${path}/oauth`, { scope: "all" }]]);
  });

  it("exists once in an account until it is deleted (D2-191, D2-425)", async () => {
    const taken = await mutate("createConnectOAuth", oauth, "oauth { id }");
    expect(taken.payload).toMatchObject({ oauth: null, userErrors: [{ code: "CONFLICT" }] });
    const gone = await mutate("deleteConnectOAuth", {}, "deletedId");
    expect([gone.payload, sent(gone.calls)]).toEqual([
      { deletedId: id, userErrors: [] },
      [["DELETE", `${path}/oauth`, undefined]],
    ]);
    expect((await eSignature("connectOAuth { id }")).found).toEqual({ connectOAuth: null });
  });

  it("is created with a secret that no field has (D2-427)", async () => {
    await mutate("deleteConnectOAuth", {}, "deletedId");
    const made = await mutate(
      "createConnectOAuth",
      { accountId: accountNumber, ...oauth },
      `oauth { ${selection} }`,
    );
    expect(made.payload).toEqual({
      oauth: {
        id,
        accountId,
        authorizationServerUrl: "http://localhost:9/token",
        clientId: "c",
        scope: null,
      },
      userErrors: [],
    });
    expect(sent(made.calls)).toEqual([["POST", `${path}/oauth`, oauth]]);
  });
});

describe("events that Connect has sent", () => {
  const at = (minute: number) => Date.UTC(2026, 10, 5, 8, minute);

  /** Moves an envelope and gives the gateway the messages of the demo company's configurations. */
  function report(to: Tributary, name: keyof typeof demoEnvelopes, status: EnvelopeStatus, minute: number) {
    const own = eSignatureTables(to.families.store.scope("eSignature"));
    const move = moveEnvelope(own, demoEnvelopes[name], status, at(minute));
    const delivered: ConnectMessage[] = [];
    for (const connectId of Object.values(demoConfigurations)) {
      const configuration = own.connect.get(connectId)?.value;
      if (configuration && move) delivered.push(...messagesOf(own, configuration, move));
    }
    for (const body of delivered) {
      const message = connectMessageIn(body);
      if (message) to.gateway.inbox.put(message);
    }
    return delivered.length;
  }

  const events = async (args: string, selection = "events") => {
    const { found, calls, errors } = await eSignature(
      `connectEvents${args} { nodes { ${selection} } totalCount pageInfo { hasNextPage endCursor } }`,
    );
    expect(errors).toEqual([]);
    expect(calls).toEqual([]);
    return found?.["connectEvents"] as {
      nodes: { events: string[] }[];
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  };

  beforeAll(() => {
    expect(tables.connect.get(demoConfigurations.envelopes)).toBeDefined();
    expect(report(tributary, "draft", "sent", 1)).toBe(3);
    expect(report(tributary, "thick", "delivered", 2)).toBe(3);
    expect(report(tributary, "draft", "completed", 3)).toBe(4); // Two parts of one recipient.
  });

  it("is listed, newest first, in either model, without a call", async () => {
    const { nodes, totalCount } = await events(
      "",
      "id upstreamId deliveryMode events occurredAt receivedAt envelope { upstreamId } envelopeStatus emailSubject senderName",
    );
    expect(totalCount).toBe(10);
    expect(nodes.map((node) => (node as unknown as { occurredAt: string }).occurredAt)).toEqual(
      [3, 3, 3, 3, 2, 2, 2, 1, 1, 1].map((minute) => new Date(at(minute)).toISOString()),
    );
    expect(nodes.at(-1)).toEqual({
      id: expect.stringMatching(/^ConnectEvent:[\da-f-]{36}$/),
      upstreamId: expect.any(String),
      deliveryMode: "SIM",
      events: ["ENVELOPE_SENT"],
      occurredAt: new Date(at(1)).toISOString(),
      receivedAt: expect.any(String),
      envelope: { upstreamId: demoEnvelopes.draft },
      envelopeStatus: "SENT",
      emailSubject: "Please sign: the draft agreement",
      senderName: tributary.families.person(1).displayName,
    });
    expect(nodes[0]).toMatchObject({
      deliveryMode: "AGGREGATE",
      events: ["ENVELOPE_COMPLETED", "RECIPIENT_COMPLETED"],
      envelopeStatus: "COMPLETED",
    });
  });

  it("is filtered by envelope, event, person and time", async () => {
    const { draft, thick } = demoEnvelopes;
    const count = async (args: string) => (await events(args)).nodes.length;
    expect(await count(`(filter: { envelopeIds: ["${draft}"] })`)).toBe(7);
    expect(
      await count(`(filter: { envelopeIds: ["Envelope:${accountNumber}:${thick.toUpperCase()}"] })`),
    ).toBe(3);
    expect(await count(`(filter: { envelopeIds: ["${draft}", "${thick}"] })`)).toBe(10);
    expect(await count("(filter: { events: [ENVELOPE_SENT, RECIPIENT_DELIVERED] })")).toBe(4);
    expect(await count(`(filter: { email: "${emailOf(2).toUpperCase()}" })`)).toBe(10);
    expect(await count(`(filter: { email: "nobody@example.org" })`)).toBe(0);
    expect(await count(`(filter: { occurredAt: { from: "${new Date(at(2)).toISOString()}" } })`)).toBe(7);
    expect(
      await count(
        `(filter: { occurredAt: { from: "2026-11-05T08:01:00Z", until: "2026-11-05T08:02:00Z" }, envelopeIds: ["${draft}"] })`,
      ),
    ).toBe(3);
    const quiet = await eSignature("connectEvents { nodes { id } }", { accountId: QUIET_ACCOUNT.accountId });
    expect(quiet.found).toEqual({ connectEvents: { nodes: [] } });
  });

  it("is read page by page, and its cursors are valid for its own list only", async () => {
    const first = await events("(first: 4)", "id");
    const rest = await events(`(first: 250, after: "${first.pageInfo.endCursor}")`, "id");
    const all = await events("", "id");
    expect([...first.nodes, ...rest.nodes]).toEqual(all.nodes);
    expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
    const { errors } = await eSignature(
      `connectEvents(filter: { email: "${emailOf(2)}" }, after: "${first.pageInfo.endCursor}") { nodes { id } }`,
    );
    expect(errors[0]?.extensions["code"]).toBe("INVALID_CURSOR");
  });

  it("is refused with impossible arguments", async () => {
    for (const args of [
      '(filter: { envelopeIds: ["17"] })',
      "(filter: { envelopeIds: [] })",
      `(filter: { envelopeIds: ${JSON.stringify(Array.from({ length: 51 }, () => randomUUID()))} })`,
      '(filter: { email: "nobody" })',
      "(filter: { events: [] })",
      "(filter: { events: [OTHER] })",
      "(first: 0)",
      `(filter: { envelopeIds: ["Envelope:${QUIET_ACCOUNT.accountId}:${demoEnvelopes.draft}"] })`,
    ]) {
      const { errors, calls } = await eSignature(`connectEvents${args} { nodes { id } }`);
      expect([args, errors[0]?.extensions["code"], calls]).toEqual([args, "BAD_USER_INPUT", []]);
    }
  });

  it("leads to envelopes, people and recipients, each configuration read once", async () => {
    const { data, errors, calls } = await tributary.ask(ConnectEventsDocument, { id: demoEnvelopes.draft });
    expect(errors).toEqual([]);
    const { nodes } = data.eSignature.connectEvents;
    expect(nodes.map(({ configuration }) => configuration)).toEqual([
      { name: "Steps with all their recipients" },
      { name: "What the first signer does" },
      { name: "What the first signer does" },
    ]);
    expect(operationsOf(calls)).toEqual(Array(2).fill("eSignature.getConnectConfiguration"));
    const email = emailOf(2);
    expect(nodes[2]).toMatchObject({
      sender: { email: emailOf(1) },
      envelope: { connectEvents: { totalCount: 7 } },
      recipients: expect.arrayContaining([
        {
          affected: true,
          displayName: tributary.families.person(2).displayName,
          email,
          type: "SIGNER",
          status: "COMPLETED",
          user: { email },
          recipient: { id: `EnvelopeRecipient:${accountId}:${demoEnvelopes.draft}:1` },
        },
        expect.objectContaining({ affected: false, type: "CARBON_COPY" }),
      ]),
    });
  });

  it("is listed for the people who have sent or received it", async () => {
    const query =
      "query ($email: String!) { user(email: $email) { connectEvents(first: 2) { totalCount nodes { events } } } }";
    const { data, calls } = await tributary.ask(query, { email: emailOf(1) });
    expect(data).toMatchObject({ user: { connectEvents: { totalCount: 10 } } });
    expect(operationsOf(calls)).not.toContain("eSignature.listConnectConfigurations");
    const nobody = await tributary.data(query, { email: emailOf(40) });
    expect(nobody).toEqual({ user: { connectEvents: { totalCount: 0, nodes: [] } } });
  });

  it("is for administrators alone if callers have credentials of their own: one call", async () => {
    await using own = await startTributary({
      settings: { eSignature: { ...settings.eSignature, credential: { forward: "x-sign" } } },
    });
    report(own, "draft", "sent", 1);
    const as = (persona: "admin" | "agent") => ({
      "x-sign": `Bearer ${demoSecret("eSignature", persona)}`,
    });
    const twice = "connectEvents { totalCount } more: connectEvents(first: 1) { totalCount }";
    const admin = await eSignature(twice, { on: own, headers: as("admin") });
    expect(admin.found).toEqual({ connectEvents: { totalCount: 3 }, more: { totalCount: 3 } });
    expect(operationsOf(admin.calls)).toEqual(["eSignature.listConnectConfigurations"]);
    const agent = await eSignature("connectEvents { totalCount }", {
      on: own,
      headers: as("agent"),
    });
    expect(agent.found).toEqual({ connectEvents: null });
    expect(agent.errors[0]?.extensions["code"]).toBe("FORBIDDEN");
    // Nobody can read events of an account that the family does not know.
    const body = {
      event: "envelope-sent",
      generatedDateTime: "2026-11-06T08:00:00Z",
      data: { accountId: "999", envelopeId: demoEnvelopes.sent },
    };
    const message = connectMessageIn(body);
    if (message) own.gateway.inbox.put(message);
    const unknown = await eSignature("connectEvents { totalCount }", {
      on: own,
      headers: as("admin"),
      accountId: "999",
    });
    expect(unknown.found).toEqual({ connectEvents: { totalCount: 0 } });
  });

  it("of an unknown event or another model is shown with its known members", async () => {
    await using bare = await startTributary({ settings });
    const message = connectMessageIn({
      event: "envelope-purged",
      generatedDateTime: "2026-11-06T08:00:00Z",
      data: { accountId: accountId.toUpperCase(), envelopeId: demoEnvelopes.sent.toUpperCase() },
    });
    if (message) bare.gateway.inbox.put(message);
    const { found } = await eSignature(
      "connectEvents { nodes { events deliveryMode envelope { upstreamId } envelopeStatus sender { email } recipients { email } configuration { id } } }",
      { on: bare },
    );
    expect(found).toEqual({
      connectEvents: {
        nodes: [
          {
            events: ["OTHER"],
            deliveryMode: "SIM",
            envelope: { upstreamId: demoEnvelopes.sent },
            envelopeStatus: null,
            sender: null,
            recipients: [],
            configuration: null,
          },
        ],
      },
    });
  });
});
