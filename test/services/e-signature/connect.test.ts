/** Connect's configurations over REST: permissions, and valid combinations of members. */

import { describe, expect, it } from "vitest";
import type { ConnectConfiguration } from "#contracts/e-signature/index.ts";
import {
  demoConfigurations,
  demoEnvelopes,
  QUIET_ACCOUNT,
  userIdOf,
} from "#services/demo/things/e-signature.ts";
import { loopbackHosts } from "#services/kit/http/outbound.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { startESignature } from "./client.ts";

const client = await startESignature({ outboundHosts: loopbackHosts }, sharedFamilies);

const sim = {
  configurationType: "custom",
  urlToPublishTo: "http://127.0.0.1:9/hook",
  name: "A listener",
  deliveryMode: "SIM",
  eventData: { version: "restv2.1" },
  events: ["envelope-sent"],
  allUsers: true,
};
const { events: _, ...eventless } = sim;
const aggregate = { ...eventless, deliveryMode: "aggregate", envelopeEvents: ["Sent"] };
const oauth = {
  authorizationServerUrl: "http://127.0.0.1:9/token",
  clientId: "client",
  clientSecret: "very-secret",
};

async function created(body: object): Promise<ConnectConfiguration> {
  const response = await client.ask("POST", "/connect", body);
  const answer = (await response.json()) as ConnectConfiguration;
  expect([response.status, answer]).toEqual([
    201,
    expect.objectContaining({ connectId: expect.any(String) }),
  ]);
  return answer;
}

/** All operations of Connect. */
const calls: readonly (readonly [string, string, object?])[] = [
  ["GET", "/connect"],
  ["POST", "/connect", sim],
  ["PUT", "/connect", { connectId: demoConfigurations.envelopes }],
  ["GET", `/connect/${demoConfigurations.envelopes}`],
  ["DELETE", `/connect/${demoConfigurations.envelopes}`],
  ["GET", "/connect/oauth"],
  ["POST", "/connect/oauth", oauth],
  ["PUT", "/connect/oauth", oauth],
  ["DELETE", "/connect/oauth"],
];

describe("permission to configure Connect", () => {
  it("administrators only, whatever the operation (D2-175, D2-539)", async () => {
    for (const persona of ["agent", "endUser", "integrator"] as const)
      for (const [method, path, body] of calls)
        expect(await client.refused(method, path, body, persona)).toBe("USER_LACKS_PERMISSIONS");
    expect((await client.ask("GET", "/connect", undefined, "admin")).status).toBe(200);
  });

  it("only in accounts that have it, whatever the operation (D2-176, D2-539)", async () => {
    for (const [method, path, body] of calls)
      expect(await client.refused(method, `/v2.1/accounts/${QUIET_ACCOUNT.accountId}${path}`, body)).toBe(
        "ACCOUNT_LACKS_PERMISSIONS",
      );
  });
});

describe("a configuration", () => {
  const named = { allUsers: false, userIds: undefined };

  it.each<[rule: string, wrong: object]>([
    ["D2-183", { ...sim, events: ["recipient-sent"] }],
    ["D2-183", { ...sim, configurationType: "customrecipient" }],
    ["D2-184", { ...sim, envelopeEvents: ["Sent"] }],
    ["D2-184", { ...sim, recipientEvents: ["Sent"] }],
    ["D2-184", { ...aggregate, events: ["envelope-sent"] }],
    ["D2-184", { ...aggregate, configurationType: "customrecipient" }],
    ["D2-185", { ...aggregate, envelopeEvents: ["completed"] }],
    ["D2-185", { ...aggregate, recipientEvents: ["envelope-completed"] }],
    ["D2-186", { ...sim, ...named }],
    ["D2-186", { ...sim, ...named, userIds: [] }],
    ["D2-186", { ...sim, ...named, userIds: ["17"] }],
  ])("is refused with members that do not fit each other (%s) %#", async (_rule, wrong) => {
    expect(await client.refused("POST", "/connect", wrong)).toBe("INVALID_REQUEST_PARAMETER");
  });

  it("names users of its account", async () => {
    const someone = userIdOf(client.families.person(1).email);
    const one = await created({ ...sim, allUsers: false, userIds: [someone.toUpperCase()] });
    expect(one.userIds).toEqual([someone]);
    const nobody = { ...sim, allUsers: false, userIds: [demoEnvelopes.sent] };
    expect(await client.refused("POST", "/connect", nobody)).toBe("USER_DOES_NOT_EXIST");
  });

  it("may be of the XML models, which are legacy: with the events of their own (D2-203)", async () => {
    const { eventData: _, ...xml } = { ...eventless, envelopeEvents: ["Sent"], allowEnvelopePublish: true };
    const one = await created(xml);
    expect(one).toMatchObject(xml);
    expect(one.eventData).toBeUndefined();
    const mixed = { ...xml, events: ["envelope-sent"] };
    expect(await client.refused("POST", "/connect", mixed)).toBe("INVALID_REQUEST_PARAMETER");
  });

  it("names a host that the families may call, by http or https", async () => {
    for (const urlToPublishTo of [
      "http://169.254.169.254/latest/meta-data",
      "http://10.0.0.1/",
      "https://example.org/hook",
      "http://localhost.example.org/",
      "http://127.0.0.1@example.org/",
      "http://user:password@127.0.0.1/",
      "file:///etc/passwd",
      "ftp://127.0.0.1/",
      "/hook",
    ]) {
      expect(await client.refused("POST", "/connect", { ...sim, urlToPublishTo })).toBe(
        "INVALID_REQUEST_PARAMETER",
      );
      const elsewhere = { authorizationServerUrl: urlToPublishTo };
      expect(await client.refused("PUT", "/connect/oauth", elsewhere)).toBe("INVALID_REQUEST_PARAMETER");
    }
    for (const urlToPublishTo of ["https://localhost/hook", "http://[::1]:9/", "http://127.1:9/?a=b"])
      await created({ ...sim, urlToPublishTo });
  });
});

describe("the demo company's authorization server", () => {
  it("returns the listener's token to Connect's client alone", async () => {
    const url = `${client.families.baseUrl("eSignature")}/demo-company/oauth/token`;
    const ask = async (credentials: string, grant: string) => {
      const authorization = `Basic ${Buffer.from(credentials).toString("base64")}`;
      const body = new URLSearchParams({ grant_type: grant });
      const response = await fetch(url, { method: "POST", headers: { authorization }, body });
      return [response.status, await response.json()];
    };
    const right = "demo-connect:demo-connect-secret";
    expect(await ask(right, "client_credentials")).toEqual([
      200,
      { access_token: expect.stringMatching(/^demo-connect-token/), token_type: "Bearer", expires_in: 3_600 },
    ]);
    expect(await ask("demo-connect:guess", "client_credentials")).toEqual([401, { error: "invalid_client" }]);
    expect(await ask(right, "password")).toEqual([400, { error: "unsupported_grant_type" }]);
  });
});
