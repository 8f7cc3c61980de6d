/** The demo company's identity providers, the keys they use, and its schemas. */

import type { AppUserSchema, GroupSchema, Idp } from "#contracts/identity/index.ts";
import { identityId } from "#services/demo/ids.ts";
import { demoAppInstances, demoIdps, demoKeys } from "#services/demo/things/identity.ts";
import { keyOfCertificate } from "#services/identity/idp-keys.ts";
import { DEFAULT_SCHEMA } from "#services/identity/tables/idps.ts";
import type { IdentityTables } from "#services/identity/tables.ts";
import { seededRandom } from "#services/kit/data/random.ts";
import { demoCertificates } from "./certificates.ts";

const CREATED = "2025-02-03T09:00:00.000Z";
const CHANGED = "2026-05-04T10:30:00.000Z";
const NAME_ID = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress";
const POST_BINDING = "HTTP-POST";

const head = { created: CREATED, lastUpdated: CHANGED, issuerMode: "DYNAMIC" } as const;
const endpoint = (url: string, binding = POST_BINDING) => ({
  url,
  type: "INSTANCE",
  binding,
  destination: url,
});
const subject = (template: string) => ({
  filter: "^.+@tributary\\.example$",
  format: [NAME_ID],
  matchType: "USERNAME",
  matchAttribute: "login",
  userNameTemplate: { template },
});
const signature = { algorithm: "SHA-256", scope: "REQUEST" };

const samlOf = (host: string, kid: string): Idp["protocol"] => ({
  type: "SAML2",
  issuer: endpoint(`https://${host}/metadata`),
  settings: { nameFormat: NAME_ID },
  endpoints: {
    acs: endpoint(`https://${host}/acs`),
    slo: endpoint(`https://${host}/logout`),
    sso: endpoint(`https://${host}/login`),
    metadata: endpoint(`https://${host}/metadata`, "HTTP-REDIRECT"),
  },
  algorithms: { request: { signature }, response: { signature: { ...signature, scope: "ANY" } } },
  relayState: { format: "FROM_URL" },
  credentials: {
    trust: {
      kid,
      issuer: `https://${host}`,
      audience: "https://id.tributary.example",
      revocation: "CRL",
      revocationCacheLifetime: 2_880,
    },
    signing: { kid },
  },
});

const idps: readonly Idp[] = [
  {
    ...head,
    id: demoIdps.partners,
    name: "Partner network",
    type: "SAML2",
    status: "ACTIVE",
    policy: {
      subject: subject("idpuser.subjectNameId"),
      accountLink: { action: "AUTO", filter: { groups: { include: ["people"] } } },
      groups: { include: ["people"] },
      maxClockSkew: 120_000,
      provisioning: {
        action: "AUTO",
        groups: {
          action: "SYNC",
          filter: ["people"],
          assignments: ["department-sales"],
          sourceAttributeName: "memberOf",
        },
        conditions: { suspended: { action: "NONE" }, deprovisioned: { action: "REACTIVATE" } },
        profileMaster: false,
      },
    },
    protocol: samlOf("partners.example", demoKeys.signing),
  },
  {
    ...head,
    id: demoIdps.archive,
    name: "Partner network (before the move)",
    type: "SAML2",
    status: "INACTIVE",
    policy: { subject: subject("idpuser.email"), maxClockSkew: 0 },
    protocol: samlOf("old-partners.example", demoKeys.archived),
  },
  {
    ...head,
    id: demoIdps.customers,
    name: "Customer accounts",
    type: "OIDC",
    status: "ACTIVE",
    policy: { subject: subject("idpuser.email"), accountLink: { action: "DISABLED" }, maxClockSkew: 60_000 },
    protocol: {
      type: "OIDC",
      issuer: { url: "https://customers.example" },
      scopes: ["openid", "profile", "email"],
      endpoints: {
        authorization: endpoint("https://customers.example/authorize", "HTTP-REDIRECT"),
        token: endpoint("https://customers.example/token"),
        userInfo: endpoint("https://customers.example/userinfo", "HTTP-REDIRECT"),
        jwks: endpoint("https://customers.example/keys", "HTTP-REDIRECT"),
      },
      credentials: { client: { client_id: "tributary" } },
    },
  },
  {
    ...head,
    id: demoIdps.workshop,
    name: "Workshop sign-in",
    type: "SOCIAL",
    status: "ACTIVE",
    policy: { provisioning: { action: "DISABLED", profileMaster: true } },
    protocol: {
      type: "OIDC",
      scopes: ["openid"],
      credentials: { client: { client_id: "workshop" }, signing: { teamId: "TEAM01" } },
    },
  },
];

const groupSchema: GroupSchema = {
  id: "https://id.tributary.example/meta/schemas/group/default",
  $schema: "http://json-schema.org/draft-04/schema#",
  name: "group",
  title: "Group",
  description: "What a group's profile holds",
  type: "object",
  created: CREATED,
  lastUpdated: CHANGED,
  definitions: {
    base: {
      id: "#base",
      type: "object",
      required: ["name"],
      properties: {
        name: { title: "Name", type: "string", required: true, minLength: 1, maxLength: 255 },
        description: { title: "Description", type: "string", maxLength: 1_024 },
      },
    },
    custom: {
      id: "#custom",
      type: "object",
      required: ["costCenter"],
      properties: {
        costCenter: { title: "Cost centre", type: "string", required: true, minLength: 4, maxLength: 8 },
        region: {
          title: "Region",
          description: "Where most members work",
          type: "string",
          enum: ["north", "south"],
        },
        sites: { title: "Sites", type: "array", items: { type: "string" } },
      },
    },
  },
  properties: { profile: { allOf: [{ $ref: "#/definitions/custom" }, { $ref: "#/definitions/base" }] } },
};

const appSchema = (appInstanceId: string): AppUserSchema => ({
  id: `https://id.tributary.example/meta/schemas/apps/${appInstanceId}/default`,
  $schema: "http://json-schema.org/draft-04/schema#",
  name: "application user",
  title: "Application user",
  type: "object",
  created: CREATED,
  definitions: {
    base: {
      id: "#base",
      type: "object",
      required: ["email", "login"],
      properties: {
        email: { title: "Primary address", type: "string", required: true },
        login: { title: "User name", type: "string", required: true, maxLength: 100 },
        lastName: { title: "Family name", type: "string" },
        firstName: { title: "Given name", type: "string" },
        locale: { title: "Language", description: "As `en-GB`", type: "string", enum: ["en-GB", "de-DE"] },
      },
    },
  },
  properties: { profile: { allOf: [{ $ref: "#/definitions/base" }] } },
});

export function seedIdps(tables: IdentityTables, today: number): void {
  for (const name of ["signing", "archived", "spare"] as const)
    tables.idpKeys.put(keyOfCertificate(demoCertificates[name], demoKeys[name], Date.parse(CREATED)));
  for (const idp of idps) tables.idps.put(idp);
  tables.idpSecrets.put({ idpId: demoIdps.customers, clientSecret: "demo" });
  // Enough small ones that a list has a second page.
  const random = seededRandom(`identity providers ${today}`);
  for (let i = 1; i <= 60; i++)
    tables.idps.put({
      ...head,
      id: identityId("0oa", random),
      name: `Branch ${i}`,
      type: "OIDC",
      status: i % 5 === 0 ? "INACTIVE" : "ACTIVE",
      policy: {},
      protocol: { type: "OIDC", scopes: ["openid"] },
    });
  tables.groupSchemas.put({ key: DEFAULT_SCHEMA, value: groupSchema });
  for (const appInstanceId of demoAppInstances)
    tables.appUserSchemas.put({ appInstanceId, value: appSchema(appInstanceId) });
}
