/** External identity providers: their protocols, endpoints, keys and policies. */
import Type from "typebox";
import { del, get, json, optional, post, put } from "#contracts/kit/contract.ts";
import { linkHeader } from "#contracts/kit/pages/token.ts";
import { AnyObject, Instant, links, text, texts } from "./common.ts";

export const idpStatuses = ["ACTIVE", "INACTIVE"] as const;

const part = <P extends Type.TProperties>(properties: P) => Type.Optional(Type.Object(properties));
const anyObject = () => Type.Optional(AnyObject);

export const IdpEndpoint = Type.Object({ url: text(), type: text(), binding: text(), destination: text() });

export const IdpPolicy = Type.Object({
  subject: part({
    filter: text(),
    format: texts(),
    matchType: text(),
    matchAttribute: text(),
    userNameTemplate: part({ template: text() }),
  }),
  accountLink: part({ action: text(), filter: anyObject() }),
  groups: anyObject(),
  maxClockSkew: Type.Optional(Type.Integer()),
  provisioning: part({
    action: text(),
    groups: part({ action: text(), filter: texts(), assignments: texts(), sourceAttributeName: text() }),
    conditions: part({ suspended: anyObject(), deprovisioned: anyObject() }),
    profileMaster: Type.Optional(Type.Boolean()),
  }),
});

export const IdpTrust = Type.Object({
  kid: text(),
  issuer: text(),
  audience: text(),
  revocation: text(),
  revocationCacheLifetime: Type.Optional(Type.Integer()),
});
export const IdpSigning = Type.Object({ kid: text(), teamId: text(), privateKey: text() });

const endpoint = () => Type.Optional(IdpEndpoint);

export const IdpProtocol = Type.Object({
  type: text(),
  issuer: endpoint(),
  scopes: texts(),
  settings: part({ nameFormat: text() }),
  endpoints: part({
    acs: endpoint(),
    slo: endpoint(),
    sso: endpoint(),
    jwks: endpoint(),
    token: endpoint(),
    metadata: endpoint(),
    userInfo: endpoint(),
    authorization: endpoint(),
  }),
  algorithms: part({ request: part({ signature: anyObject() }), response: part({ signature: anyObject() }) }),
  relayState: part({ format: text() }),
  credentials: part({
    trust: Type.Optional(IdpTrust),
    client: part({ client_id: text(), client_secret: text() }),
    signing: Type.Optional(IdpSigning),
  }),
});

/** The documented body, of which every member is optional (D1-107, D1-110). */
export const IdpBody = Type.Object({
  id: text(),
  name: text(),
  type: text(),
  status: text(),
  created: text(),
  issuerMode: text(),
  lastUpdated: text(),
  _links: links(),
  policy: Type.Optional(IdpPolicy),
  protocol: Type.Optional(IdpProtocol),
});

/** A provider in a response. `client_secret` and `privateKey` are accepted but never returned. */
export const Idp = Type.Object({
  id: Type.String(),
  name: Type.String(),
  type: Type.String(),
  status: Type.Enum([...idpStatuses]),
  created: Instant,
  issuerMode: Type.String(),
  lastUpdated: Instant,
  policy: IdpPolicy,
  protocol: IdpProtocol,
});

export type IdpBody = Type.Static<typeof IdpBody>;
export type Idp = Type.Static<typeof Idp>;
export type IdpProtocol = Type.Static<typeof IdpProtocol>;
export type IdpTrust = Type.Static<typeof IdpTrust>;
export type IdpSigning = Type.Static<typeof IdpSigning>;

/** The client secret and the private key of a provider are in its body. */
const secret = "identity:idp_secret:write";

export const idpOperations = {
  listIdps: get("/api/v1/idps", {
    query: { q: optional(Type.String()), type: optional(Type.String()) },
    page: linkHeader(Idp, { maxSize: 200, defaultSize: 50 }),
  }),
  createIdp: post("/api/v1/idps", { secret, body: json(IdpBody), returns: Idp }),
  getIdp: get("/api/v1/idps/{idpId}", { returns: Idp }),
  /** The documents do not show its method (D1-188). */
  updateIdp: put("/api/v1/idps/{idpId}", { secret, body: json(IdpBody), returns: Idp }),
  deleteIdp: del("/api/v1/idps/{idpId}", { success: [204] }),
};
