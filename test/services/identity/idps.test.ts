import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { type AppUserSchema, type GroupSchema, type Idp, IdpKey } from "#contracts/identity/index.ts";
import { appUserProperties } from "#contracts/identity/schemas.ts";
import { demoAppInstances, demoIdps, demoKeys } from "#services/demo/things/identity.ts";
import { identityService } from "#services/identity/index.ts";
import { seedIdentity } from "#services/identity/seed/index.ts";
import { identityTables } from "#services/identity/tables.ts";
import { certificates } from "#test/kit/certificates.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { callsOf, userPath } from "./calls.ts";

const families = await sharedFamilies({ services: [{ service: identityService, seed: seedIdentity }] });
const call = callsOf(families);

const IDPS = "/api/v1/idps";
const KEYS = "/api/v1/idps/credentials/keys";
const GROUP = "/api/v1/meta/schemas/group/default";
const APP = `/api/v1/meta/schemas/apps/${demoAppInstances[0]}/default`;

const endpoint = {
  url: "https://x.example",
  type: "INSTANCE",
  binding: "HTTP-POST",
  destination: "https://x.example",
};
/** A value for members that the documents only call "object". */
const anything = { any: ["thing"] };
const policy = {
  subject: {
    filter: "^.+$",
    format: ["urn:a"],
    matchType: "USERNAME",
    matchAttribute: "login",
    userNameTemplate: { template: "idpuser.email" },
  },
  accountLink: { action: "AUTO", filter: anything },
  groups: anything,
  maxClockSkew: 1_000,
  provisioning: {
    action: "AUTO",
    groups: { action: "SYNC", filter: ["a"], assignments: ["b"], sourceAttributeName: "memberOf" },
    conditions: { suspended: anything, deprovisioned: anything },
    profileMaster: true,
  },
};
const protocol = {
  type: "SAML2",
  issuer: endpoint,
  scopes: ["openid"],
  settings: { nameFormat: "urn:a" },
  endpoints: Object.fromEntries(
    ["acs", "slo", "sso", "jwks", "token", "metadata", "userInfo", "authorization"].map((n) => [n, endpoint]),
  ),
  algorithms: { request: { signature: anything }, response: { signature: anything } },
  relayState: { format: "FROM_URL" },
  credentials: {
    trust: {
      kid: demoKeys.spare,
      issuer: "i",
      audience: "a",
      revocation: "CRL",
      revocationCacheLifetime: 60,
    },
    client: { client_id: "c", client_secret: "hush" },
    signing: { kid: demoKeys.spare, teamId: "T", privateKey: "hush" },
  },
};

describe("identity providers", () => {
  it("are made with 200 from any part of the body, even none (D1-107 D1-110)", async () => {
    const blank = await call<Idp>("POST", IDPS, { body: {} });
    expect(blank).toMatchObject({ status: 200, body: { status: "ACTIVE", policy: {}, protocol: {} } });
    const made = await call<Idp>("POST", IDPS, {
      body: {
        name: "Mine",
        type: "SAML2",
        status: "INACTIVE",
        issuerMode: "FIXED",
        id: "mine",
        created: "x",
      },
    });
    expect(made.body).toMatchObject({ name: "Mine", type: "SAML2", status: "INACTIVE", issuerMode: "FIXED" });
    expect(made.body.id).not.toBe("mine");
    expect((await call("POST", IDPS, { body: { name: " " } })).status).toBe(400);
  });

  it("refuse a key that does not exist, and a negative clock skew (D1-111, D1-114)", async () => {
    const unknown = { protocol: { credentials: { trust: { kid: "none" } } } };
    expect((await call("POST", IDPS, { body: unknown })).status).toBe(400);
    expect((await call("POST", IDPS, { body: { policy: { maxClockSkew: -1 } } })).status).toBe(400);
  });

  it("are read with 200, changed by PUT with 200 and removed with 204 (D1-108 D1-109 D1-188)", async () => {
    const { body: idp } = await call<Idp>("POST", IDPS, { body: { name: "Changing", policy, protocol } });
    const path = `${IDPS}/${idp.id}`;
    families.clock.advance(1_000);
    const changed = await call<Idp>("PUT", path, {
      body: {
        name: "Changed",
        policy: { maxClockSkew: 5 },
        protocol: { credentials: { client: { client_id: "d" } } },
      },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { id: idp.id, name: "Changed", created: idp.created },
    });
    expect(changed.body.policy).toEqual({ maxClockSkew: 5 });
    expect(changed.body.lastUpdated > idp.lastUpdated).toBe(true);
    const { idpSecrets } = identityTables(families.store.scope("identity"));
    expect(idpSecrets.get(idp.id)?.clientSecret).toBe("hush");
    expect((await call<Idp>("GET", path)).body).toEqual(changed.body);
    expect(await call("DELETE", path)).toMatchObject({ status: 204, body: undefined });
    for (const method of ["GET", "DELETE"]) expect((await call(method, path)).status).toBe(404);
    expect((await call("PUT", path, { body: {} })).status).toBe(404);
  });

  it("are named by any text, percent-encoded in the path (D1-082)", async () => {
    const { idps } = identityTables(families.store.scope("identity"));
    const model = idps.get(demoIdps.workshop);
    if (!model) throw new Error("the demo company has lost a provider");
    const id = "odd/id ü%20";
    idps.put({ ...model, id, name: "Odd" });
    const read = await call<Idp>("GET", `${IDPS}/${encodeURIComponent(id)}`);
    expect(read).toMatchObject({ status: 200, body: { id } });
    expect((await call("DELETE", `${IDPS}/${encodeURIComponent(id)}`)).status).toBe(204);
  });

  it("are ACTIVE or INACTIVE (D1-183)", async () => {
    const { body } = await call<Idp[]>("GET", `${IDPS}?limit=200`);
    expect(new Set(body.map(({ status }) => status))).toEqual(new Set(["ACTIVE", "INACTIVE"]));
  });
});

describe("keys of identity providers", () => {
  it("are added with 200 as certificates, from which their members are read (D1-115 D1-116)", async () => {
    const rsa = await call<IdpKey>("POST", KEYS, {
      body: { x5c: [certificates.rsa], x5u: "https://x.example" },
    });
    expect(rsa.status).toBe(200);
    expect(Check(IdpKey, rsa.body)).toBe(true);
    expect(rsa.body).toMatchObject({ kty: "RSA", e: "AQAB", use: "sig", x5u: "https://x.example" });
    expect(rsa.body["x5t#S256"]).toMatch(/^[\w-]{43}$/);
    const ec = await call<IdpKey>("POST", KEYS, { body: { x5c: [certificates.ec], kid: "mine" } });
    expect(ec.body).toMatchObject({ kty: "EC", alg: "ES256" });
    expect(ec.body.kid).not.toBe("mine");
    expect((await call("POST", KEYS, { body: { x5c: [certificates.ec] } })).status).toBe(409);
    for (const body of [{}, { x5c: [] }, { x5c: ["bm9uc2Vuc2U="] }, { x5c: "x" }])
      expect((await call("POST", KEYS, { body })).status).toBe(400);
  });

  it("can be deleted only while no active or inactive provider uses them (D1-118 D1-205)", async () => {
    for (const kid of [demoKeys.signing, demoKeys.archived]) {
      expect(await call("DELETE", `${KEYS}/${kid}`)).toMatchObject({ status: 409, code: "E0000157" });
      expect((await call("GET", `${KEYS}/${kid}`)).status).toBe(200);
    }
    expect((await call("DELETE", `${IDPS}/${demoIdps.archive}`)).status).toBe(204);
    expect(await call("DELETE", `${KEYS}/${demoKeys.archived}`)).toMatchObject({ status: 204 });
    expect((await call("GET", `${KEYS}/${demoKeys.archived}`)).status).toBe(404);
    expect((await call("DELETE", `${KEYS}/${demoKeys.archived}`)).status).toBe(404);
  });

  it("expire by the clock", async () => {
    const { body } = await call<IdpKey>("GET", `${KEYS}/${demoKeys.signing}`);
    expect(body.status).toBe("ACTIVE");
    families.clock.advance(Date.parse(body.expiresAt) - families.clock.now());
    expect((await call<IdpKey>("GET", `${KEYS}/${demoKeys.signing}`)).body.status).toBe("EXPIRED");
  });
});

describe("the group schema", () => {
  const custom = (properties: object, more: object = {}) =>
    call<GroupSchema>("POST", GROUP, { body: { definitions: { custom: { properties, ...more } } } });
  const propertiesIn = ({ body }: { body: GroupSchema }) => body.definitions.custom.properties ?? {};

  it("takes added, changed and removed properties, and shows them (D1-100 D1-102)", async () => {
    const added = await custom({ budget: { type: "integer", title: "Budget" } });
    expect(added.status).toBe(200);
    expect(propertiesIn(added)["budget"]).toEqual({ type: "integer", title: "Budget" });
    expect(Object.keys(propertiesIn(added))).toEqual(["costCenter", "region", "sites", "budget"]);
    const changed = await custom({ region: { title: "Part of the country", required: true } });
    expect(propertiesIn(changed)["region"]).toMatchObject({
      title: "Part of the country",
      type: "string",
      enum: ["north", "south"],
    });
    expect(changed.body.definitions.custom.required).toEqual(["costCenter", "region"]);
    const removed = await custom({ costCenter: null, budget: null });
    expect(Object.keys(propertiesIn(removed))).toEqual(["region", "sites"]);
    expect(removed.body.definitions.custom.required).toEqual(["region"]);
    const all = await custom({}, { required: [] });
    expect(all.body.definitions.custom.required).toEqual([]);
    expect((await call<GroupSchema>("GET", GROUP)).body).toEqual(all.body);
  });

  it("refuses what is no property, another type, and base properties (D1-100 D1-102)", async () => {
    const before = await call("GET", GROUP);
    for (const properties of [
      { none: null },
      { wrong: { type: "date" } },
      { untyped: { title: "x" } },
      { region: { type: "integer" } },
      { name: { type: "string" } },
    ])
      expect((await custom(properties)).status).toBe(400);
    expect((await custom({}, { required: ["none"] })).status).toBe(400);
    for (const member of ["id", "type", "required"])
      expect((await custom({}, { [member]: 1 })).status).toBe(400);
    expect((await call("GET", GROUP)).body).toEqual(before.body);
  });

  it("takes any part of its body (D1-101)", async () => {
    for (const name of ["id", "name", "type", "title", "$schema", "created", "description", "lastUpdated"]) {
      expect((await call("POST", GROUP, { body: { [name]: "text" } })).status).toBe(200);
      expect([name, (await call("POST", GROUP, { body: { [name]: 1 } })).status]).toEqual([name, 400]);
    }
    const parts = {
      _links: {},
      properties: { profile: { allOf: [{ $ref: "#/x" }] } },
      definitions: { base: { properties: { name: {}, description: {} } } },
    };
    expect((await call("POST", GROUP, { body: parts })).status).toBe(200);
    const { body } = await call<GroupSchema>("GET", GROUP);
    expect(body).toMatchObject({ title: "text", description: "text", type: "object" });
    expect(Object.keys(body.definitions.base.properties ?? {})).toEqual(["name", "description"]);
  });

  it.each([
    {},
    { _links: {} },
    { _links: { self: { href: "https://x.example" } } },
    { properties: {} },
    { properties: { profile: {} } },
    { properties: { profile: { allOf: [] } } },
    { properties: { profile: { allOf: [{ $ref: "#/definitions/base" }] } } },
    { definitions: {} },
    { definitions: { base: {} } },
    { definitions: { custom: {} } },
    { definitions: { base: {}, custom: {} }, properties: {}, _links: {} },
  ])("takes each of its objects in part, or none: %j (D1-101)", async (body) => {
    const before = await call<GroupSchema>("GET", GROUP);
    const { status, body: answer } = await call<GroupSchema>("POST", GROUP, { body });
    expect(status).toBe(200);
    expect(answer.definitions).toEqual(before.body.definitions);
  });
});

describe("an application's user schema", () => {
  const change = (body: object) => call<AppUserSchema>("POST", APP, { body });

  it("is updated part by part: what is not sent stays (D1-103)", async () => {
    const before = await call<AppUserSchema>("GET", APP);
    expect(before.status).toBe(200);
    const titled = await change({ title: "t" });
    expect(titled).toMatchObject({ status: 200, body: { ...before.body, title: "t" } });
    const other = `/api/v1/meta/schemas/apps/${demoAppInstances[1]}/default`;
    expect((await call<AppUserSchema>("GET", other)).body.title).not.toBe("t");
    for (const method of ["GET", "POST"])
      expect(
        (await call(method, "/api/v1/meta/schemas/apps/none/default", method === "GET" ? {} : { body: {} }))
          .status,
      ).toBe(404);
  });

  it("takes any part of its body, which has no custom properties (D1-104)", async () => {
    for (const name of ["id", "name", "type", "title", "$schema", "created"]) {
      expect((await change({ [name]: "text" })).status).toBe(200);
      expect([name, (await change({ [name]: 1 })).status]).toEqual([name, 400]);
    }
    expect((await change({ _links: {}, properties: { profile: { allOf: [] } } })).status).toBe(200);
    const { body } = await change({ definitions: { custom: { properties: { x: { type: "string" } } } } });
    expect(Object.keys(body.definitions)).toEqual(["base"]);
    expect(body).not.toHaveProperty("description");
    expect(body).not.toHaveProperty("lastUpdated");
  });

  it("has nineteen properties, each of which can be added, changed and removed (D1-105)", async () => {
    expect(appUserProperties).toHaveLength(19);
    const set = (properties: object) => change({ definitions: { base: { properties } } });
    const all = Object.fromEntries(appUserProperties.map((name) => [name, { type: "string" }]));
    const added = await set(all);
    expect(added.status).toBe(200);
    expect(Object.keys(added.body.definitions.base.properties ?? {})).toEqual([...appUserProperties]);
    expect(added.body.definitions.base.required).toEqual(["email", "login"]);
    const removed = await set({ nickName: null, email: { required: false } });
    expect(removed.body.definitions.base.properties).not.toHaveProperty("nickName");
    expect(removed.body.definitions.base.required).toEqual(["login"]);
    expect((await set({ shoeSize: { type: "string" } })).status).toBe(400);
    expect((await set({ city: "text" })).status).toBe(400);
  });
});

describe("subscriptions", () => {
  interface Subscription {
    readonly notificationType: string;
  }
  const own = `${userPath(0)}/subscriptions`;

  it("are visible to their own user only (D1-134 D1-205)", async () => {
    const list = await call<Subscription[]>("GET", own, { as: "admin" });
    expect(list.status).toBe(200);
    expect(list.body.map(({ notificationType }) => notificationType)).toContain("USER_LOCKED_OUT");
    const one = await call<Subscription>("GET", `${own}/RATE_LIMIT`, { as: "admin" });
    expect(one).toMatchObject({ status: 200, body: { notificationType: "RATE_LIMIT", channels: ["email"] } });
    for (const as of ["service", "agent", "endUser", "integrator"] as const)
      for (const path of [own, `${own}/RATE_LIMIT`])
        expect(await call("GET", path, { as })).toMatchObject({ status: 403, code: "E0000006" });
  });
});
