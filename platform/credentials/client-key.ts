/** Reads the private key with which an OAuth client signs JWTs for an authorization server. */
import { createPrivateKey, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import { importPKCS8, SignJWT } from "jose";

/** Lifetime of an assertion, s. Authorization servers refuse assertions that live long. */
const ASSERTION_S = 300;

/** JWS algorithms by the curve of an EC key. */
const BY_CURVE: Readonly<Record<string, string>> = {
  prime256v1: "ES256",
  secp384r1: "ES384",
  secp521r1: "ES512",
};

export interface ClientKey {
  readonly key: KeyObject;
  readonly algorithm: string;
  readonly keyId: string | undefined;
}

/**
 * Reads a private key in PEM form.
 * @throws Error whose message names neither the path nor the key
 */
export function readClientKey(file: string, keyId: string | undefined): ClientKey {
  let key: KeyObject;
  try {
    key = createPrivateKey(readFileSync(file, "utf8"));
  } catch {
    // The library's message may quote the key.
    throw new Error('names a file whose "keyFile" must name a private key in PEM form');
  }
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  const algorithm =
    type === "rsa" ? "RS256" : type === "ed25519" ? "Ed25519" : BY_CURVE[details?.namedCurve ?? ""];
  if (algorithm === undefined)
    throw new Error('names a file whose "keyFile" has a key of another kind than RSA, EC and Ed25519');
  return { key, algorithm, keyId };
}

/** Converts the key to a Web Crypto key. */
export const cryptoKeyOf = ({ key, algorithm }: ClientKey): ReturnType<typeof importPKCS8> =>
  importPKCS8(key.export({ type: "pkcs8", format: "pem" }).toString(), algorithm);

/**
 * Signs an assertion.
 * @param claims Override the default claims `iat`, `exp` and `jti`.
 */
export function signAssertion(client: ClientKey, claims: Readonly<Record<string, unknown>>): Promise<string> {
  const at = Math.floor(Date.now() / 1_000);
  const { algorithm: alg, keyId: kid } = client;
  return new SignJWT({ iat: at, exp: at + ASSERTION_S, jti: crypto.randomUUID(), ...claims })
    .setProtectedHeader({ alg, typ: "JWT", ...(kid !== undefined && { kid }) })
    .sign(client.key);
}
