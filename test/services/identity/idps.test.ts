import { describe, expect, it } from "vitest";
import type { GroupSchema, Idp, IdpKey } from "#contracts/identity/index.ts";
import { demoKeys } from "#services/demo/things/identity.ts";
import { identityService } from "#services/identity/index.ts";
import { seedIdentity } from "#services/identity/seed/index.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { callsOf, userPath } from "./calls.ts";

const families = await sharedFamilies({ services: [{ service: identityService, seed: seedIdentity }] });
const call = callsOf(families);

const IDPS = "/api/v1/idps";
const KEYS = "/api/v1/idps/credentials/keys";
const GROUP = "/api/v1/meta/schemas/group/default";

describe("identity providers", () => {
  it("are ACTIVE or INACTIVE (D1-183)", async () => {
    const { body } = await call<Idp[]>("GET", `${IDPS}?limit=200`);
    expect(new Set(body.map(({ status }) => status))).toEqual(new Set(["ACTIVE", "INACTIVE"]));
  });
});

describe("keys of identity providers", () => {
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
