/**
 * Credential scheme of a family, as data: the client presents credentials by it, and the stand-in service checks
 * them by it.
 */

export interface AuthScheme {
  readonly scheme: "bearer" | "basic" | "header";
  /** The header that carries the credential. */
  readonly header: string;
  /** Returns the header's value for a configured secret. */
  present(secret: string): string;
  /** Returns the secret in a header's value; undefined if the value is not of this scheme. */
  accept(value: string): string | undefined;
}

/** `Authorization: Bearer <token>`. */
export function bearer(): AuthScheme {
  return {
    scheme: "bearer",
    header: "authorization",
    present: (token) => `Bearer ${token}`,
    accept: (value) => /^Bearer (\S+)$/.exec(value)?.[1],
  };
}

/** HTTP Basic; the secret is `<user>:<password>`. */
export function basic(): AuthScheme {
  return {
    scheme: "basic",
    header: "authorization",
    present: (secret) => `Basic ${Buffer.from(secret, "utf8").toString("base64")}`,
    accept: (value) => {
      const encoded = /^Basic ([A-Za-z0-9+/=]+)$/.exec(value)?.[1];
      return encoded && Buffer.from(encoded, "base64").toString("utf8");
    },
  };
}

/** A key in a header of its own (`x-api-key`). */
export function keyHeader(header: string): AuthScheme {
  return { scheme: "header", header, present: (key) => key, accept: (value) => value || undefined };
}
