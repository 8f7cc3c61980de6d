/** X.509 certificates with which identity providers sign, or by which they are trusted. */
import Type from "typebox";
import { del, get, json, post } from "#contracts/kit/contract.ts";
import { linkHeader } from "#contracts/kit/pages/token.ts";
import { Instant, links, text, texts } from "./common.ts";

/** The documented body, of which every member is optional (D1-116). */
export const IdpKeyBody = Type.Object({
  e: text(),
  n: text(),
  alg: text(),
  kid: text(),
  kty: text(),
  use: text(),
  x5t: text(),
  x5u: text(),
  "x5t#S256": text(),
  status: text(),
  created: text(),
  expiresAt: text(),
  lastUpdated: text(),
  x5c: texts(),
  key_ops: texts(),
  _links: links(),
});

export const IdpKey = Type.Object({
  kid: Type.String(),
  kty: Type.String(),
  use: Type.String(),
  alg: text(),
  /** For RSA keys only. */
  e: text(),
  n: text(),
  x5c: Type.Array(Type.String()),
  x5t: Type.String(),
  "x5t#S256": Type.String(),
  x5u: text(),
  key_ops: texts(),
  status: Type.Enum(["ACTIVE", "EXPIRED"]),
  created: Instant,
  expiresAt: Instant,
  lastUpdated: Instant,
});

export type IdpKeyBody = Type.Static<typeof IdpKeyBody>;
export type IdpKey = Type.Static<typeof IdpKey>;

const KEY = "/api/v1/idps/credentials/keys/{keyId}";

export const idpKeyOperations = {
  listIdpKeys: get("/api/v1/idps/credentials/keys", {
    page: linkHeader(IdpKey, { maxSize: 200, defaultSize: 50 }),
  }),
  addIdpKey: post("/api/v1/idps/credentials/keys", { body: json(IdpKeyBody), returns: IdpKey }),
  getIdpKey: get(KEY, { returns: IdpKey }),
  deleteIdpKey: del(KEY, { success: [204] }),
};
