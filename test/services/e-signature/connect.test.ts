/** Connect's configurations over REST: permissions, and valid combinations of members. */

import { describe, expect, it } from "vitest";
import type { ConnectConfiguration } from "#contracts/e-signature/index.ts";
import {
  demoConfigurations,
  demoEnvelopes,
  MAIN_ACCOUNT,
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
const listed = async () =>
  (await client.ok<{ configurations: ConnectConfiguration[] }>("GET", "/connect")).configurations;

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
  it("is in the list of its account, with all members (D2-422, D2-532)", async () => {
    const rows = await listed();
    expect(rows.map(({ connectId }) => connectId)).toEqual(Object.values(demoConfigurations));
    const members = rows.flatMap((row) => Object.entries(row).filter(([, value]) => String(value) !== ""));
    expect(new Set(members.map(([name]) => name)).size).toBe(13);
    const byNumber = await client.ok("GET", `/v2.1/accounts/${MAIN_ACCOUNT.accountNumber}/connect`);
    expect(byNumber).toEqual({ configurations: rows });
  });

  it("is created with 201, disabled unless its body enables it, and read as it was created (D2-190, D2-423, D2-430)", async () => {
    const one = await created({ ...sim, enableLog: true });
    expect(one).toEqual({
      ...sim,
      connectId: one.connectId,
      envelopeEvents: [],
      recipientEvents: [],
      userIds: [],
      allowEnvelopePublish: false,
      enableLog: true,
    });
    expect(await client.ok("GET", `/connect/${one.connectId}`)).toEqual(one);
    expect(await listed()).toContainEqual(one);
  });

  it("lists the events of its own model and level alone (D2-183, D2-184)", async () => {
    for (const wrong of [
      { ...sim, envelopeEvents: ["Sent"] },
      { ...sim, recipientEvents: ["Sent"] },
      { ...sim, events: ["recipient-sent"] },
      { ...sim, configurationType: "customrecipient" },
      { ...aggregate, events: ["envelope-sent"] },
      { ...aggregate, configurationType: "customrecipient" },
    ])
      expect(await client.refused("POST", "/connect", wrong)).toBe("INVALID_REQUEST_PARAMETER");
    const { connectId } = await created(sim);
    const change = { connectId, deliveryMode: "aggregate", recipientEvents: ["Sent"] };
    expect(await client.ok("PUT", "/connect", change)).toMatchObject({
      events: [],
      recipientEvents: ["Sent"],
    });
  });

  it("may be of the XML models, which are legacy: with the events of their own (D2-203)", async () => {
    const { eventData: _, ...xml } = { ...eventless, envelopeEvents: ["Sent"], allowEnvelopePublish: true };
    const one = await created(xml);
    expect(one).toMatchObject(xml);
    expect(one.eventData).toBeUndefined();
    const mixed = { ...xml, events: ["envelope-sent"] };
    expect(await client.refused("POST", "/connect", mixed)).toBe("INVALID_REQUEST_PARAMETER");
  });

  it("writes the aggregate model's events in sentence case (D2-185)", async () => {
    expect(await created({ ...aggregate, envelopeEvents: ["Completed"] })).toMatchObject({
      envelopeEvents: ["Completed"],
    });
    for (const wrong of ["completed", "COMPLETED", "envelope-completed"])
      for (const list of ["envelopeEvents", "recipientEvents"])
        expect(await client.refused("POST", "/connect", { ...aggregate, [list]: [wrong] })).toBe(
          "INVALID_REQUEST_PARAMETER",
        );
  });

  it("is about all users, or about those that it names (D2-186)", async () => {
    const someone = userIdOf(client.families.person(1).email);
    for (const wrong of [{ allUsers: false }, { allUsers: false, userIds: [] }, { allUsers: undefined }])
      expect(await client.refused("POST", "/connect", { ...sim, ...wrong })).toBe(
        "INVALID_REQUEST_PARAMETER",
      );
    const named = await created({ ...sim, allUsers: false, userIds: [someone.toUpperCase()] });
    expect(named.userIds).toEqual([someone]);
    const nobody = { ...sim, allUsers: false, userIds: [demoEnvelopes.sent] };
    expect(await client.refused("POST", "/connect", nobody)).toBe("USER_DOES_NOT_EXIST");
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

describe("the OAuth configuration", () => {
  const { clientSecret: _secret, ...shown } = oauth;

  it("is read and deleted with 200, and not changed after that (D2-425, D2-426)", async () => {
    expect(await client.ok("GET", "/connect/oauth")).toMatchObject({ clientId: "demo-connect" });
    expect((await client.ask("DELETE", "/connect/oauth")).status).toBe(200);
    expect(await client.refused("PUT", "/connect/oauth", oauth)).toBe("CONNECT_OAUTH_DOES_NOT_EXIST");
  });

  it("is created with 201 and changed with 200, and never shows its secret (D2-191, D2-427, D2-428)", async () => {
    await client.ask("DELETE", "/connect/oauth");
    const response = await client.ask("POST", "/connect/oauth", oauth);
    expect([response.status, await response.json()]).toEqual([201, shown]);
    expect(await client.ok("PUT", "/connect/oauth", { scope: "other" })).toEqual({
      ...shown,
      scope: "other",
    });
    expect(await client.ok("GET", "/connect/oauth")).toEqual({ ...shown, scope: "other" });
    expect(client.tables.connectOAuth.get(MAIN_ACCOUNT.accountId)?.value.clientSecret).toBe("very-secret");
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
