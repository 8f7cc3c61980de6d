/** Who calls: a bearer token checked by signature, issuer, audience and time. */
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import type { AuthSettings } from "../subgraphs/config/read.ts";
import { TributaryError } from "../subgraphs/kit/errors.ts";

export interface Caller {
  readonly authenticated: boolean;
  /** Scopes held; `*` holds every scope. */
  readonly scopes: ReadonlySet<string>;
  readonly subject?: string;
}

/** The caller where access control is off: on loopback, in development. */
export const everyone: Caller = { authenticated: true, scopes: new Set(["*"]) };

/** Finds out who a request comes from. @throws UNAUTHENTICATED when it does not show that. */
export type Authenticate = (headers: { readonly authorization?: string | undefined }) => Promise<Caller>;

/** Algorithms by the kind of key: a public key must never be taken for the secret of an HMAC. */
const SYMMETRIC = ["HS256"];
const ASYMMETRIC = ["RS256", "PS256", "ES256", "EdDSA"];

/** Where the clocks of signer and gateway may differ. */
const CLOCK_TOLERANCE_S = 5;

/** @throws at the start for settings that can not work. */
export function authenticator(settings: AuthSettings): Authenticate {
  if (settings.kind === "off") return async () => everyone;
  const { key, issuer, audience } = settings;
  const options = {
    issuer,
    audience,
    algorithms: key instanceof Uint8Array ? SYMMETRIC : ASYMMETRIC,
    clockTolerance: CLOCK_TOLERANCE_S,
    requiredClaims: ["exp"],
  };
  const keys = key instanceof URL ? createRemoteJWKSet(key, { timeoutDuration: 3_000 }) : undefined;
  const verify = async (token: string): Promise<JWTPayload> => {
    if (keys) return (await jwtVerify(token, keys, options)).payload;
    return (await jwtVerify(token, key as Exclude<typeof key, URL>, options)).payload;
  };
  return async ({ authorization }) => {
    const token = /^Bearer ([\w.-]{1,8192})$/i.exec(authorization ?? "")?.[1];
    if (token === undefined) throw new TributaryError("UNAUTHENTICATED");
    try {
      return callerOf(await verify(token));
    } catch {
      // Why a token was refused helps only whoever forges one.
      throw new TributaryError("UNAUTHENTICATED");
    }
  };
}

/** `scope` is text by OAuth's rules; some signers write `scp`, as text or as a list. */
function callerOf({ sub, scope, scp }: JWTPayload): Caller {
  const texts = [scope, ...(Array.isArray(scp) ? scp : [scp])].filter((part) => typeof part === "string");
  const scopes = new Set(texts.flatMap((text) => text.split(" ")).filter((name) => name !== ""));
  scopes.delete("*"); // what stands for every scope is ours to say, never a token's
  return { authenticated: true, scopes, ...(sub !== undefined && { subject: sub }) };
}
