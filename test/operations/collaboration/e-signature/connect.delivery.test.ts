/** Configurations of Connect that a client of the graph creates, and the messages that a listener gets from them. */

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { demoConfigurations, demoEnvelopes, MAIN_ACCOUNT } from "#services/demo/things/e-signature.ts";
import { type EnvelopeStatus, eSignatureTables } from "#services/e-signature/tables.ts";
import { loopbackHosts } from "#services/kit/http/outbound.ts";
import { sharedTributary } from "#test/kit/gateway.ts";
import { givingTokens, type Listener, startListener } from "#test/kit/listener.ts";
import { moveIn } from "#test/services/e-signature/client.ts";

const { accountId, accountNumber } = MAIN_ACCOUNT;
const path = `/v2.1/accounts/${accountId}/connect`;
const steps: readonly EnvelopeStatus[] = ["sent", "delivered", "completed"];

let listener: Listener;
const tributary = await sharedTributary({
  settings: { eSignature: { scope: { accountId, accountNumber } } },
  families: { outboundHosts: loopbackHosts },
});
const tables = eSignatureTables(tributary.families.store.scope("eSignature"));
// The demo company's own configurations would call a gateway that runs on this machine.
for (const connectId of Object.values(demoConfigurations)) tables.connect.delete(connectId);
tables.connectOAuth.delete(accountId);
const moving = tables.envelopes.get(demoEnvelopes.moving);
if (moving) tables.envelopes.put({ ...moving, status: "voided" });

const draft = () => ({
  envelope: tables.envelopes.get(demoEnvelopes.draft),
  recipients: tables.recipients.by("envelope", demoEnvelopes.draft),
});
let before: ReturnType<typeof draft>;
beforeEach(async () => {
  before = draft();
  listener = await startListener();
});
afterEach(async () => {
  if (before.envelope) tables.envelopes.put(before.envelope);
  for (const recipient of before.recipients) tables.recipients.put(recipient);
  for (const { value } of tables.connect.all()) tables.connect.delete(value.connectId);
  await listener[Symbol.asyncDispose]();
});

const sim = () => ({
  name: "A listener",
  type: "CUSTOM",
  urlToPublishTo: `${listener.url}/hook`,
  deliveryMode: "SIM",
  eventData: { version: "RESTV2_1" },
  events: ["ENVELOPE_SENT"],
  allUsers: true,
  allowEnvelopePublish: true,
});
const aggregate = () => {
  const { events: _, ...rest } = sim();
  return { ...rest, deliveryMode: "AGGREGATE" };
};

const SELECTION =
  "configuration { id name type urlToPublishTo deliveryMode eventData { version } events envelopeEvents recipientEvents allUsers allowEnvelopePublish enableLog }";
interface Payload {
  readonly configuration: { readonly id: string } | null;
  readonly userErrors: readonly object[];
}
const change = (name: string, input: object) => tributary.write<Payload>(name, input, SELECTION);
async function configure(input: object): Promise<string> {
  const { payload } = await change("createConnectConfiguration", input);
  expect(payload?.userErrors).toEqual([]);
  return payload?.configuration?.id ?? "";
}
async function move(...statuses: readonly EnvelopeStatus[]): Promise<void> {
  for (const status of statuses) await moveIn(tributary.families, "draft", status);
}
interface Message {
  readonly event?: string;
  readonly envelopeEvents?: readonly string[];
  readonly recipientEvents?: readonly { readonly status: string }[];
}
const heard = () => listener.heard.map(({ text }) => JSON.parse(text) as Message);
const listed = () =>
  tributary.data<{ eSignature: { connectConfigurations: object[] } }>(
    "{ eSignature { connectConfigurations { id name allowEnvelopePublish enableLog } } }",
  );

describe("a configuration of Connect that is made in the graph", () => {
  it("is created with 201 and changed with 200 on one path, and listed once with its new values (D2-177, D2-180)", async () => {
    const created = await change("createConnectConfiguration", { ...sim(), allowEnvelopePublish: false });
    const id = created.payload?.configuration?.id;
    expect(created.payload?.configuration).toMatchObject({ name: "A listener" });
    const changed = await change("updateConnectConfiguration", { id, name: "Another" });
    expect(
      [...created.calls, ...changed.calls].map(({ method, path, status }) => [method, path, status]),
    ).toEqual([
      ["POST", path, 201],
      ["PUT", path, 200],
    ]);
    expect(await listed()).toEqual({
      eSignature: {
        connectConfigurations: [{ id, name: "Another", allowEnvelopePublish: false, enableLog: false }],
      },
    });
  });

  it("is named in the body of a change, keeps members that are not given, and can be disabled again (D2-537)", async () => {
    const id = await configure({ ...sim(), events: ["ENVELOPE_SENT", "ENVELOPE_DELIVERED"] });
    await move("sent");
    const { payload, calls } = await change("updateConnectConfiguration", {
      id,
      allowEnvelopePublish: false,
    });
    expect(calls.map((call) => [call.path, JSON.parse(call.body ?? "{}")])).toEqual([
      [path, { connectId: id.split(":").at(-1), allowEnvelopePublish: false }],
    ]);
    expect(payload?.configuration).toMatchObject({
      name: "A listener",
      events: ["ENVELOPE_SENT", "ENVELOPE_DELIVERED"],
      allowEnvelopePublish: false,
    });
    await move("delivered");
    expect(heard().map(({ event }) => event)).toEqual(["envelope-sent"]);
  });

  it("shows event logs if `enableLog` is true (D2-190)", async () => {
    await configure({ ...sim(), name: "<Logged>", enableLog: true });
    await configure({ ...sim(), name: "Silent", enableLog: false });
    await move("sent");
    expect(listener.heard).toHaveLength(2);
    expect(await listed()).toMatchObject({
      eSignature: {
        connectConfigurations: [
          { name: "<Logged>", enableLog: true },
          { name: "Silent", enableLog: false },
        ],
      },
    });
    const page = await fetch(`${tributary.families.baseUrl("eSignature")}/connect-console`);
    const html = await page.text();
    expect(html).toContain("<td>&lt;Logged&gt;</td>");
    expect(html).not.toContain("Silent");
  });

  it("is read and deleted by its id; `oauth` is another path, and stays (D2-195)", async () => {
    const oauth = { authorizationServerUrl: `${listener.url}/token`, clientId: "we", clientSecret: "s" };
    await tributary.write("createConnectOAuth", oauth, "oauth { clientId }");
    const id = await configure(sim());
    const read = () =>
      tributary.ask(
        "query ($id: ID!) { eSignature { connectConfiguration(id: $id) { name } connectOAuth { clientId } } }",
        { id },
      );
    const there = await read();
    expect(there.data).toEqual({
      eSignature: { connectConfiguration: { name: "A listener" }, connectOAuth: { clientId: "we" } },
    });
    expect(there.calls.map((call) => call.path).sort()).toEqual([
      `${path}/${id.split(":").at(-1)}`,
      `${path}/oauth`,
    ]);
    const gone = await tributary.write("deleteConnectConfiguration", { id }, "deletedId");
    expect(gone.payload).toEqual({ deletedId: id, userErrors: [] });
    expect((await read()).data).toEqual({
      eSignature: { connectConfiguration: null, connectOAuth: { clientId: "we" } },
    });
    await tributary.write("deleteConnectOAuth", {}, "deletedId");
  });

  it("is of one of the two types, under the family's names (D2-178)", async () => {
    for (const [type, events, word] of [
      ["CUSTOM", ["ENVELOPE_SENT"], "custom"],
      ["CUSTOM_RECIPIENT", ["RECIPIENT_SENT"], "customrecipient"],
    ] as const) {
      const { payload, calls } = await change("createConnectConfiguration", { ...sim(), type, events });
      expect(payload).toMatchObject({ configuration: { type, events }, userErrors: [] });
      expect(calls.map(({ body, status }) => [JSON.parse(body ?? "{}").configurationType, status])).toEqual([
        [word, 201],
      ]);
    }
    for (const type of ["ACCOUNT", "custom", "OTHER"]) {
      const { errors, calls } = await change("createConnectConfiguration", { ...sim(), type });
      expect([errors.length, calls]).toEqual([1, []]);
    }
  });

  it.each<[rule: string, says: string, input: () => object, messages: readonly object[]]>([
    [
      "D2-179",
      "calls the listener at its address",
      () => ({ ...sim(), events: ["ENVELOPE_SENT"] }),
      [{ event: "envelope-sent" }],
    ],
    [
      "D2-182",
      "sends JSON models for RESTV2_1",
      sim,
      [{ apiVersion: "v2.1", event: "envelope-sent", data: { envelopeId: demoEnvelopes.draft } }],
    ],
    [
      "D2-183",
      "sends the events that were asked for, and no others",
      () => ({ ...sim(), events: ["ENVELOPE_COMPLETED"] }),
      [{ event: "envelope-completed" }],
    ],
    ["D2-187", "is enabled where publishing is allowed", sim, [{ event: "envelope-sent" }]],
    ["D2-188", "is disabled where it is not", () => ({ ...sim(), allowEnvelopePublish: false }), []],
    [
      "D2-181",
      "sends one message for all that a step means where the mode is AGGREGATE",
      () => ({ ...aggregate(), envelopeEvents: ["COMPLETED"], recipientEvents: ["COMPLETED"] }),
      [{ envelopeEvents: ["Completed"], recipientEvents: Array(8).fill({ status: "Completed" }) }],
    ],
    [
      "D2-181",
      "sends one message for each event where the mode is SIM",
      () => ({ ...sim(), events: ["ENVELOPE_SENT", "ENVELOPE_COMPLETED"] }),
      [{ event: "envelope-sent" }, { event: "envelope-completed" }],
    ],
    [
      "D2-185",
      "names events of the aggregate model in sentence case",
      () => ({ ...aggregate(), envelopeEvents: ["DELIVERED"] }),
      [{ status: "delivered", envelopeEvents: ["Delivered"], recipientEvents: [] }],
    ],
    [
      "D2-202",
      "takes the two lists of the aggregate model instead of `events`",
      () => ({ ...aggregate(), envelopeEvents: ["SENT"] }),
      [{ status: "sent", envelopeEvents: ["Sent"] }],
    ],
  ])("%s: %s", async (_rule, _says, input, messages) => {
    await configure(input());
    await move(...steps);
    expect(heard()).toMatchObject(messages);
    expect(listener.heard.map(({ method, path }) => [method, path])).toEqual(
      messages.map(() => ["POST", "/hook"]),
    );
  });

  it.each([
    ["ENVELOPE_SENT", "CUSTOM", 1, "D2-197"],
    ["ENVELOPE_DELIVERED", "CUSTOM", 1, "D2-198"],
    ["ENVELOPE_COMPLETED", "CUSTOM", 1, "D2-199"],
    ["RECIPIENT_SENT", "CUSTOM_RECIPIENT", 1, "D2-200"],
    ["RECIPIENT_COMPLETED", "CUSTOM_RECIPIENT", 8, "D2-201"],
  ])(
    "sends %s for the type %s, %i times, and is refused for the other type (%s)",
    async (name, type, times) => {
      const input = { ...sim(), type, events: [name] };
      const other = type === "CUSTOM" ? "CUSTOM_RECIPIENT" : "CUSTOM";
      const { errors, calls } = await change("createConnectConfiguration", { ...input, type: other });
      expect([errors[0]?.extensions["argument"], calls]).toEqual(["events", []]);
      await configure(input);
      await move(...steps);
      const event = name.toLowerCase().replace("_", "-");
      expect(heard().map((message) => message.event)).toEqual(Array(times).fill(event));
    },
  );

  it("has no XML model: the graph offers one version of the data, which is required (D2-203)", async () => {
    for (const eventData of [null, {}, { version: "XML" }, { version: "OTHER" }]) {
      const { errors, calls } = await change("createConnectConfiguration", { ...sim(), eventData });
      expect([errors.length, calls]).toEqual([1, []]);
    }
  });

  it("sends a token of the customer's authorization server, with the given client and secret (D2-192)", async () => {
    await using server = await startListener(givingTokens());
    const oauth = { authorizationServerUrl: `${server.url}/token`, clientId: "we", clientSecret: "s/e c" };
    const answer = await tributary.write("createConnectOAuth", oauth, "oauth { id clientId scope }");
    expect(JSON.stringify(answer.payload)).not.toContain("s/e c");
    await configure(sim());
    await move("sent");
    expect(server.heard.map(({ method, path, headers }) => [method, path, headers.authorization])).toEqual([
      ["POST", "/token", `Basic ${Buffer.from("we:s%2Fe%20c").toString("base64")}`],
    ]);
    expect(listener.heard.map(({ headers }) => headers.authorization)).toEqual(["Bearer token-1"]);
    await tributary.write("deleteConnectOAuth", {}, "deletedId");
  });
});
