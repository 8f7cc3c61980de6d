import { describe, expect, it } from "vitest";
import {
  AppTargetsOfGroupRoleDocument,
  IdentityProvidersDocument,
  KeysOfProviderDocument,
} from "#generated/test/graphql.ts";
import { demoAppInstances, demoIdps, demoKeys, groupRoleId } from "#services/demo/things/identity.ts";
import { identityTables } from "#services/identity/tables.ts";
import { certificates } from "#test/kit/certificates.ts";

import { operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";
import { reply, startScripted } from "#test/kit/scripted-upstream.ts";

const tributary = await sharedTributary();

const ENDPOINT = "{ url type binding destination }";
const IDP = `id upstreamId name type status issuerMode createdAt updatedAt
  policy { subject { filter format matchType matchAttribute userNameTemplate { template } }
    accountLink { action filter } groups maxClockSkew
    provisioning { action groups { action filter assignments sourceAttributeName }
      conditions { suspended deprovisioned } profileMaster } }
  protocol { type issuer ${ENDPOINT} scopes settings { nameFormat }
    endpoints { acs ${ENDPOINT} slo ${ENDPOINT} sso ${ENDPOINT} jwks ${ENDPOINT} token ${ENDPOINT}
      metadata ${ENDPOINT} userInfo ${ENDPOINT} authorization ${ENDPOINT} }
    algorithms { request { signature } response { signature } } relayState { format }
    credentials { trust { kid issuer audience revocation revocationCacheLifetime }
      client { clientId } signing { kid teamId } } }`;
const KEY = `id upstreamId keyType use algorithm operations exponent modulus certificateChain certificateUrl
  thumbprintSha1 thumbprintSha256 status expiresAt createdAt updatedAt`;
const ERRORS = "userErrors { field message code }";
const CREATE = `mutation ($input: CreateIdentityProviderInput!) { createIdentityProvider(input: $input) { provider { ${IDP} } ${ERRORS} } }`;
const UPDATE = `mutation ($input: UpdateIdentityProviderInput!) { updateIdentityProvider(input: $input) { provider { ${IDP} } ${ERRORS} } }`;
const DELETE = `mutation ($input: DeleteIdentityProviderInput!) { deleteIdentityProvider(input: $input) { deletedId ${ERRORS} } }`;
const ADD_KEY = `mutation ($input: AddIdentityProviderKeyInput!) { addIdentityProviderKey(input: $input) { providerKey { ${KEY} } ${ERRORS} } }`;
const DELETE_KEY = `mutation ($input: DeleteIdentityProviderKeyInput!) { deleteIdentityProviderKey(input: $input) { deletedId ${ERRORS} } }`;

const endpoint = {
  url: "https://x.example",
  type: "ORG",
  binding: "HTTP-POST",
  destination: "https://x.example",
};
const endpoints = Object.fromEntries(
  ["acs", "slo", "sso", "jwks", "token", "metadata", "userInfo", "authorization"].map((n) => [n, endpoint]),
);
const policy = {
  subject: {
    filter: "^a",
    format: ["urn:a"],
    matchType: "EMAIL",
    matchAttribute: "email",
    userNameTemplate: { template: "idpuser.email" },
  },
  accountLink: { action: "AUTO", filter: { groups: { include: ["people"] } } },
  groups: { any: 1 },
  maxClockSkew: 7,
  provisioning: {
    action: "AUTO",
    groups: { action: "SYNC", filter: ["a"], assignments: ["b"], sourceAttributeName: "memberOf" },
    conditions: { suspended: { action: "NONE" }, deprovisioned: { action: "NONE" } },
    profileMaster: true,
  },
};
const protocol = {
  type: "SAML2",
  issuer: endpoint,
  scopes: ["openid"],
  settings: { nameFormat: "urn:a" },
  endpoints,
  algorithms: {
    request: { signature: { algorithm: "SHA-256" } },
    response: { signature: { algorithm: "SHA-512" } },
  },
  relayState: { format: "OPAQUE" },
};
const trust = {
  kid: demoKeys.spare,
  issuer: "i",
  audience: "a",
  revocation: "OCSP",
  revocationCacheLifetime: 60,
};

const create = async (input: object) =>
  (
    await tributary.data<{ createIdentityProvider: { provider: { id: string; upstreamId: string } } }>(
      CREATE,
      { input },
    )
  ).createIdentityProvider.provider;

describe("identity providers in the graph", () => {
  it("are listed by name and type, page by page (D1-083 D1-106)", async () => {
    const { data, calls } = await tributary.ask(IdentityProvidersDocument, {
      filter: { text: "PARTNER", types: ["SAML2"] },
      first: 1,
    });
    expect(calls.map(({ query }) => query)).toEqual([{ q: "PARTNER", type: "SAML2", limit: "1" }]);
    expect(data.identity.providers).toMatchObject({
      nodes: [{ id: `IdentityProvider:${demoIdps.partners}`, status: "ACTIVE" }],
      pageInfo: { hasNextPage: true },
      totalCount: null,
    });
    const after = data.identity.providers.pageInfo.endCursor;
    const rest = await tributary.data(IdentityProvidersDocument, {
      filter: { text: "PARTNER", types: ["SAML2"] },
      first: 10,
      after,
    });
    expect(rest.identity.providers).toMatchObject({
      nodes: [{ id: `IdentityProvider:${demoIdps.archive}`, status: "INACTIVE" }],
      pageInfo: { hasNextPage: false },
    });
    const other = await tributary.ask(IdentityProvidersDocument, { filter: { text: "x" }, first: 1, after });
    expect(other.errors).toMatchObject([{ extensions: { code: "INVALID_CURSOR" } }]);
    expect(other.calls).toEqual([]);
  });

  it("are read by id with their trusted key, each key once (D1-108 D1-117)", async () => {
    const { data, calls } = await tributary.ask(KeysOfProviderDocument, {
      id: `IdentityProvider:${demoIdps.partners}`,
      node: `IdentityProvider:${demoIdps.customers}`,
    });
    expect(data).toEqual({
      identity: {
        provider: {
          name: "Partner network",
          protocol: {
            credentials: {
              trust: {
                kid: demoKeys.signing,
                key: { id: `IdentityProviderKey:${demoKeys.signing}`, status: "ACTIVE" },
              },
              signing: { key: { keyType: "RSA" } },
            },
          },
        },
        none: null,
      },
      node: { name: "Customer accounts" },
    });
    expect(operationsOf(calls).sort()).toEqual([
      "identity.getIdp",
      "identity.getIdp",
      "identity.getIdp",
      "identity.getIdpKey",
    ]);
  });

  const { issuer: _issuer, endpoints: _endpoints, ...ownOfProtocol } = protocol;
  it.each<[part: string, input: object]>([
    ["a policy (D1-111)", { policy }],
    ["a protocol (D1-112)", { protocol: ownOfProtocol }],
    ["the addresses of a protocol (D1-113)", { protocol: { issuer: endpoint, endpoints } }],
  ])("are created from %s, sent and answered unchanged", async (_part, input) => {
    const { data, calls } = await tributary.ask(CREATE, { input });
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual(input);
    expect(data).toMatchObject({ createIdentityProvider: { provider: input, userErrors: [] } });
  });

  it("are created from a whole configuration, sent without loss, their secrets never shown (D1-107, D1-110, D1-114)", async () => {
    const credentials = {
      trust,
      client: { clientId: "c", clientSecret: "hush-1" },
      signing: { kid: demoKeys.spare, teamId: "T", privateKey: "hush-2" },
    };
    const input = {
      name: "Whole",
      type: "SAML2",
      status: "INACTIVE",
      issuerMode: "FIXED",
      policy,
      protocol: { ...protocol, credentials },
    };
    const { data, calls } = await tributary.ask<{
      createIdentityProvider: { provider: { upstreamId: string } };
    }>(CREATE, {
      input,
    });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(["POST /api/v1/idps"]);
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
      ...input,
      protocol: {
        ...protocol,
        credentials: {
          trust,
          client: { client_id: "c", client_secret: "hush-1" },
          signing: credentials.signing,
        },
      },
    });
    expect(data.createIdentityProvider).toMatchObject({
      provider: {
        name: "Whole",
        status: "INACTIVE",
        issuerMode: "FIXED",
        policy,
        protocol: {
          ...protocol,
          credentials: { trust, client: { clientId: "c" }, signing: { kid: demoKeys.spare, teamId: "T" } },
        },
      },
      userErrors: [],
    });
    expect(JSON.stringify(data)).not.toContain("hush");
    const { idpSecrets } = identityTables(tributary.families.store.scope("identity"));
    expect(idpSecrets.get(data.createIdentityProvider.provider.upstreamId)).toMatchObject({
      privateKey: "hush-2",
    });
  });

  it("are named by any text that can be a segment, percent-encoded in id and path (D1-082)", async () => {
    const { idps } = identityTables(tributary.families.store.scope("identity"));
    const model = idps.get(demoIdps.workshop);
    if (!model) throw new Error("the demo company has lost a provider");
    idps.put({ ...model, id: "odd id: ü", name: "Odd" });
    const query = "query ($id: ID!) { identity { provider(id: $id) { id upstreamId } } }";
    const { data, calls } = await tributary.ask(query, { id: "odd id: ü" });
    const odd = { id: "IdentityProvider:odd%20id%3A%20%C3%BC", upstreamId: "odd id: ü" };
    expect(data).toEqual({ identity: { provider: odd } });
    expect(calls[0]?.path).toBe("/api/v1/idps/odd%20id%3A%20%C3%BC");
    expect(await tributary.data(query, { id: odd.id })).toEqual({ identity: { provider: odd } });
    const slashed = await tributary.ask(query, { id: "a/b" });
    expect(slashed.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(slashed.calls).toEqual([]);
  });

  it("are created from empty input (D1-107)", async () => {
    const { data, calls } = await tributary.ask(CREATE, { input: {} });
    expect(calls[0]?.body).toBe("{}");
    expect(data).toMatchObject({
      createIdentityProvider: { provider: { status: "ACTIVE", type: "OIDC" }, userErrors: [] },
    });
  });

  it("are changed by PUT, and read again after it (D1-109 D1-188)", async () => {
    const idp = await create({ name: "Before", policy });
    const { data, calls } = await tributary.ask(UPDATE, {
      input: { providerId: idp.id, name: "After", policy: { maxClockSkew: 1 } },
    });
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ["PUT", `/api/v1/idps/${idp.upstreamId}`, '{"name":"After","policy":{"maxClockSkew":1}}'],
    ]);
    expect(data).toMatchObject({
      updateIdentityProvider: {
        provider: { id: idp.id, name: "After", policy: { maxClockSkew: 1, subject: null } },
      },
    });
  });

  it("are removed, and null afterwards (D1-108)", async () => {
    const idp = await create({ name: "Short-lived" });
    expect(await tributary.data(DELETE, { input: { providerId: idp.upstreamId } })).toEqual({
      deleteIdentityProvider: { deletedId: idp.id, userErrors: [] },
    });
    expect(await tributary.data(DELETE, { input: { providerId: idp.id } })).toMatchObject({
      deleteIdentityProvider: { deletedId: null, userErrors: [{ code: "NOT_FOUND" }] },
    });
  });

  it("that the identity provider refuses are in the userErrors of the payload", async () => {
    expect(await tributary.data(CREATE, { input: { name: "partner network" } })).toMatchObject({
      createIdentityProvider: { provider: null, userErrors: [{ code: "BAD_USER_INPUT" }] },
    });
    const missing = { providerId: "0oaNone", name: "x" };
    expect(await tributary.data(UPDATE, { input: missing })).toMatchObject({
      updateIdentityProvider: { provider: null, userErrors: [{ code: "NOT_FOUND" }] },
    });
  });

  it.each([
    [{ status: "OTHER" }, "status"],
    [{ policy: { groups: ["a"] } }, "policy.groups"],
    [{ policy: { accountLink: { filter: "all" } } }, "policy.accountLink.filter"],
    [
      { policy: { provisioning: { conditions: { suspended: 1 } } } },
      "policy.provisioning.conditions.suspended",
    ],
    [{ protocol: { algorithms: { request: { signature: [] } } } }, "protocol.algorithms.request.signature"],
  ])("refuses %j before any call", async (input, argument) => {
    const { errors, calls } = await tributary.ask(CREATE, { input });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument } }]);
    expect(calls).toEqual([]);
  });
});

describe("keys of identity providers in the graph", () => {
  it("are added as certificates, listed, read and removed (D1-115 D1-116 D1-117)", async () => {
    const input = {
      certificateChain: [certificates.rsa],
      certificateUrl: "https://x.example",
      thumbprintSha256: "t",
      keyType: "RSA",
      use: "sig",
      algorithm: "RS256",
      operations: ["verify"],
      exponent: "AQAB",
      modulus: "m",
      thumbprintSha1: "s",
      kid: "mine",
    };
    const { data, calls } = await tributary.ask<{
      addIdentityProviderKey: { providerKey: { id: string; upstreamId: string } };
    }>(ADD_KEY, { input });
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
      x5c: [certificates.rsa],
      x5u: "https://x.example",
      x5t: "s",
      "x5t#S256": "t",
      kty: "RSA",
      use: "sig",
      alg: "RS256",
      key_ops: ["verify"],
      e: "AQAB",
      n: "m",
      kid: "mine",
    });
    const { providerKey: idpKey } = data.addIdentityProviderKey;
    expect(idpKey).toMatchObject({
      keyType: "RSA",
      exponent: "AQAB",
      operations: ["verify"],
      status: "ACTIVE",
      certificateChain: [certificates.rsa],
      certificateUrl: "https://x.example",
      thumbprintSha1: expect.stringMatching(/^[\w-]{27}$/),
      thumbprintSha256: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: expect.any(String),
    });
    const read = await tributary.ask(
      `query ($id: ID!) { identity { providerKey(id: $id) { ${KEY} } none: providerKey(id: "none") { id } providerKeys(first: 2) { nodes { id } pageInfo { hasNextPage } totalCount } } node(id: $id) { id } }`,
      { id: idpKey.id },
    );
    expect(read.data).toEqual({
      identity: {
        providerKey: idpKey,
        none: null,
        providerKeys: {
          nodes: [expect.any(Object), expect.any(Object)],
          pageInfo: { hasNextPage: true },
          totalCount: null,
        },
      },
      node: { id: idpKey.id },
    });
    expect(operationsOf(read.calls).sort()).toEqual([
      "identity.getIdpKey",
      "identity.getIdpKey",
      "identity.listIdpKeys",
    ]);
    expect(await tributary.data(DELETE_KEY, { input: { providerKeyId: idpKey.id } })).toEqual({
      deleteIdentityProviderKey: { deletedId: idpKey.id, userErrors: [] },
    });
  });

  it("stay while an active or inactive provider uses them (D1-118)", async () => {
    for (const kid of [demoKeys.signing, demoKeys.archived])
      expect(await tributary.data(DELETE_KEY, { input: { providerKeyId: kid } })).toMatchObject({
        deleteIdentityProviderKey: { deletedId: null, userErrors: [{ code: "CONFLICT" }] },
      });
    expect(
      await tributary.data("query ($id: ID!) { identity { providerKey(id: $id) { upstreamId } } }", {
        id: demoKeys.archived,
      }),
    ).toEqual({ identity: { providerKey: { upstreamId: demoKeys.archived } } });
    expect(await tributary.data(ADD_KEY, { input: { certificateChain: ["x"] } })).toMatchObject({
      addIdentityProviderKey: { providerKey: null, userErrors: [{ code: "BAD_USER_INPUT" }] },
    });
  });
});

const PROPERTY = "name title description type itemType required minLength maxLength allowedValues definition";
const GROUP = `schemaId schemaUri name title description type profileParts createdAt updatedAt
  baseProperties { ${PROPERTY} } customProperties { ${PROPERTY} }`;
const APP = `id upstreamId schemaId schemaUri name title type profileParts createdAt properties { ${PROPERTY} }`;
const UPDATE_GROUP = `mutation ($input: UpdateIdentityGroupSchemaInput!) { updateIdentityGroupSchema(input: $input) { groupSchema { ${GROUP} } ${ERRORS} } }`;
const UPDATE_APP = `mutation ($input: UpdateIdentityAppUserSchemaInput!) { updateIdentityAppUserSchema(input: $input) { appUserSchema { ${APP} } ${ERRORS} } }`;

interface Schema {
  readonly customProperties: readonly { readonly name: string; readonly type: string }[];
}

describe("schemas in the graph", () => {
  it("have the properties of a group's profile (D1-100 D1-101 D1-102)", async () => {
    const { data, calls } = await tributary.ask(
      `{ identity { groupSchema { ${GROUP} } again: groupSchema { name } } }`,
    );
    expect(operationsOf(calls)).toEqual(["identity.getGroupSchema"]);
    expect(data).toMatchObject({
      identity: {
        groupSchema: {
          schemaUri: expect.stringContaining("json-schema.org"),
          profileParts: [{ $ref: "#/definitions/custom" }, { $ref: "#/definitions/base" }],
          baseProperties: [
            { name: "name", required: true, minLength: 1, maxLength: 255 },
            { name: "description" },
          ],
          customProperties: [
            { name: "costCenter", type: "STRING", required: true },
            { name: "region", type: "STRING", required: false, allowedValues: ["north", "south"] },
            { name: "sites", type: "ARRAY", itemType: "STRING", definition: { title: "Sites" } },
          ],
        },
      },
    });
  });

  it("of groups are null in each member that the provider leaves out (D1-101)", async () => {
    await using upstream = await startScripted(reply({}));
    await using own = await startTributary({ settings: { identity: { baseUrl: upstream.origin } } });
    const flat = GROUP.replace(/\{[^}]*\}/g, "{ name }");
    const { data, errors } = await own.ask<{ identity: { groupSchema: Record<string, unknown> } }>(
      `{ identity { groupSchema { ${flat} } } }`,
    );
    expect(errors).toEqual([]);
    const { groupSchema } = data.identity;
    expect(Object.keys(groupSchema)).toHaveLength(11);
    expect(Object.values(groupSchema).filter((value) => value !== null)).toEqual([]);
  });

  it("accept added, changed and removed properties of groups, and send nothing else (D1-100 D1-101)", async () => {
    const input = {
      description: "Ours",
      setProperties: [
        { name: "budget", title: "Budget", type: "INTEGER", required: true },
        { name: "floors", type: "ARRAY", itemType: "INTEGER" },
        { name: "region", allowedValues: ["east"] },
      ],
      removeProperties: ["costCenter"],
    };
    const { data, calls } = await tributary.ask<{ updateIdentityGroupSchema: { groupSchema: Schema } }>(
      UPDATE_GROUP,
      {
        input,
      },
    );
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
      description: "Ours",
      definitions: {
        custom: {
          properties: {
            budget: { title: "Budget", type: "integer", required: true },
            floors: { type: "array", items: { type: "integer" } },
            region: { enum: ["east"] },
            costCenter: null,
          },
        },
      },
    });
    const { groupSchema } = data.updateIdentityGroupSchema;
    expect(groupSchema).toMatchObject({ description: "Ours", title: "Group" });
    expect(groupSchema.customProperties.map(({ name, type }) => [name, type])).toEqual([
      ["region", "STRING"],
      ["sites", "ARRAY"],
      ["budget", "INTEGER"],
      ["floors", "ARRAY"],
    ]);
    const titled = await tributary.ask(UPDATE_GROUP, { input: { title: "Groups", name: "groups" } });
    expect(JSON.parse(titled.calls[0]?.body ?? "")).toEqual({ title: "Groups", name: "groups" });
    expect(await tributary.data(UPDATE_GROUP, { input: { removeProperties: ["none"] } })).toMatchObject({
      updateIdentityGroupSchema: { groupSchema: null, userErrors: [{ code: "BAD_USER_INPUT" }] },
    });
  });

  it("have the properties of an application's user, by its instance (D1-103 D1-104 D1-105)", async () => {
    const id = `IdentityAppUserSchema:${demoAppInstances[0]}`;
    const { data, calls } = await tributary.ask(
      `query ($id: ID!, $own: ID!) { identity { appUserSchema(appInstanceId: $own) { ${APP} } none: appUserSchema(appInstanceId: "0oaNone") { id } } node(id: $id) { ... on IdentityAppUserSchema { upstreamId } } }`,
      { id, own: demoAppInstances[0] },
    );
    expect(data).toMatchObject({
      identity: {
        appUserSchema: {
          id,
          schemaUri: expect.any(String),
          properties: expect.arrayContaining([
            expect.objectContaining({ name: "login", required: true, maxLength: 100 }),
          ]),
        },
        none: null,
      },
      node: { upstreamId: demoAppInstances[0] },
    });
    expect(new Set(operationsOf(calls))).toEqual(new Set(["identity.getAppUserSchema"]));
  });

  it("are reached from an instance that a role is limited to (D1-103)", async () => {
    const { data, calls } = await tributary.ask(AppTargetsOfGroupRoleDocument, {
      group: "department-engineering",
      role: groupRoleId("department-engineering", "APP_ADMIN"),
    });
    expect(data).toMatchObject({
      identity: {
        group: {
          role: {
            appTargets: {
              nodes: expect.arrayContaining([
                {
                  __typename: "IdentityAppInstance",
                  upstreamId: demoAppInstances[0],
                  userSchema: { title: "Application user" },
                },
              ]),
            },
          },
        },
      },
    });
    expect(operationsOf(calls).at(-1)).toBe("identity.getAppUserSchema");
  });

  it("accept changes of an application's user, in the given members only (D1-103 D1-105)", async () => {
    const input = {
      appInstanceId: `IdentityAppUserSchema:${demoAppInstances[1]}`,
      title: "Reader",
      setProperties: [{ name: "nickName", type: "STRING", description: "What friends say", minLength: 1 }],
      removeProperties: ["locale"],
    };
    const { data, calls } = await tributary.ask(UPDATE_APP, { input });
    expect(calls.map(({ path, body }) => [path, JSON.parse(body ?? "")])).toEqual([
      [
        `/api/v1/meta/schemas/apps/${demoAppInstances[1]}/default`,
        {
          title: "Reader",
          definitions: {
            base: {
              properties: {
                nickName: { type: "string", description: "What friends say", minLength: 1 },
                locale: null,
              },
            },
          },
        },
      ],
    ]);
    expect(data).toMatchObject({
      updateIdentityAppUserSchema: {
        appUserSchema: {
          title: "Reader",
          properties: [
            { name: "email" },
            { name: "login" },
            { name: "lastName" },
            { name: "nickName", description: "What friends say" },
            { name: "firstName" },
          ],
        },
        userErrors: [],
      },
    });
    expect(
      await tributary.data(UPDATE_APP, { input: { appInstanceId: "0oaNone", title: "x" } }),
    ).toMatchObject({
      updateIdentityAppUserSchema: { appUserSchema: null, userErrors: [{ code: "NOT_FOUND" }] },
    });
  });

  it.each([
    [{ setProperties: [{ name: "shoeSize", type: "INTEGER" }] }],
    [{ setProperties: [{ name: "city", type: "OTHER" }] }],
    [{ setProperties: [{ name: "city" }], removeProperties: ["city"] }],
    [{ removeProperties: [" "] }],
  ])("refuse %j before any call (D1-105)", async (changes) => {
    const input = { appInstanceId: demoAppInstances[0], ...changes };
    const { errors, calls } = await tributary.ask(UPDATE_APP, { input });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(calls).toEqual([]);
  });
});
