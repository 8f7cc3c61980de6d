/** Keys of identity providers, read from certificates. */
import { createHash, randomUUID, X509Certificate } from "node:crypto";
import type { IdpKey, idpKeyOperations } from "#contracts/identity/idp-keys.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Clock } from "#services/kit/data/clock.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { notFound } from "./support/accounts.ts";
import type { IdentityTables } from "./tables.ts";

/**
 * The key in a certificate.
 * @throws Problem 400 unless it is an X.509 certificate in Base64
 */
export function keyOfCertificate(
  certificate: string,
  kid: string,
  now: number,
): Omit<IdpKey, "x5c"> & { readonly x5c: string[] } {
  const der = Buffer.from(certificate, "base64");
  let read: X509Certificate;
  try {
    read = new X509Certificate(der);
  } catch {
    throw new Problem(400, "x5c does not hold an X.509 certificate", { field: "x5c" });
  }
  const { kty = "", e, n } = read.publicKey.export({ format: "jwk" });
  const thumbprint = (algorithm: string) => createHash(algorithm).update(der).digest("base64url");
  const at = new Date(now).toISOString();
  return {
    kid,
    kty,
    use: "sig",
    alg: kty === "RSA" ? "RS256" : "ES256",
    ...(e !== undefined && { e }),
    ...(n !== undefined && { n }),
    x5c: [certificate],
    x5t: thumbprint("sha1"),
    "x5t#S256": thumbprint("sha256"),
    key_ops: ["verify"],
    status: "ACTIVE",
    created: at,
    expiresAt: new Date(read.validTo).toISOString(),
    lastUpdated: at,
  };
}

export function idpKeyHandlers(tables: IdentityTables, clock: Clock): HandlersOf<typeof idpKeyOperations> {
  const { idpKeys, idps } = tables;

  function keyOf(kid: string): IdpKey {
    const key = idpKeys.get(kid);
    if (!key) throw notFound(kid, "IdpKey");
    return key;
  }

  /** The key with its current status, because it may have expired since it was stored. */
  const visible = (key: IdpKey): IdpKey =>
    Date.parse(key.expiresAt) > clock.now() ? key : { ...key, status: "EXPIRED" };

  return {
    listIdpKeys: () => idpKeys.all().map(visible),

    addIdpKey({ body }, { now }) {
      const [certificate] = body.x5c ?? [];
      if (certificate === undefined)
        throw new Problem(400, "x5c is required: the certificate in Base64", { field: "x5c" });
      const key = keyOfCertificate(certificate, randomUUID(), now);
      if (idpKeys.by("thumbprint", key["x5t#S256"]).length > 0)
        throw new Problem(409, "The certificate is there already", { field: "x5c" });
      return visible(
        idpKeys.put({ ...key, x5c: body.x5c ?? [], ...(body.x5u !== undefined && { x5u: body.x5u }) }),
      );
    },

    getIdpKey: ({ keyId }) => visible(keyOf(keyId)),

    deleteIdpKey({ keyId }) {
      keyOf(keyId);
      const [user] = idps.by("key", keyId);
      if (user) throw new Problem(409, `The key is used by the ${user.status} identity provider ${user.id}`);
      idpKeys.delete(keyId);
      return undefined;
    },
  };
}
