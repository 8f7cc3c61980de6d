/** Opaque tokens that only this service can create: page tokens, upload links, one-time codes. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Clock } from "./clock.ts";
import type { Store } from "./store.ts";

export interface Tokens {
  /** Creates a token for `value`. It expires after `ttlMs` by the family's clock, if given. */
  seal(value: unknown, ttlMs?: number): string;
  /** @throws Problem 400 if the token is forged, altered or expired */
  open(token: string): unknown;
}

interface Secret {
  readonly id: string;
  readonly secret: string;
}

/** Tokens of one family. The secret is in its store, so that tokens stay valid after a restart. */
export function createTokens(store: Store, clock: Clock): Tokens {
  const secrets = store.collection("~secrets", { key: (secret: Secret) => secret.id });
  const secret = () =>
    (secrets.get("tokens") ?? secrets.put({ id: "tokens", secret: randomBytes(32).toString("base64url") }))
      .secret;
  const signatureOf = (payload: string) => createHmac("sha256", secret()).update(payload).digest("base64url");
  return {
    seal(value, ttlMs) {
      const sealed = ttlMs === undefined ? { value } : { value, until: clock.now() + ttlMs };
      const payload = Buffer.from(JSON.stringify(sealed)).toString("base64url");
      return `${payload}.${signatureOf(payload)}`;
    },
    open(token) {
      const [payload = "", signature = ""] = token.split(".");
      const expected = Buffer.from(signatureOf(payload));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw new Problem(400, "The token is not valid");
      const sealed = JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as {
        value: unknown;
        until?: number;
      };
      if (sealed.until !== undefined && clock.now() >= sealed.until)
        throw new Problem(400, "The token has expired");
      return sealed.value;
    },
  };
}
