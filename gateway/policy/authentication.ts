/**
 * Who calls: a bearer token checked by signature, issuer, audience and time, or the word of a proxy
 * that stands in a network which nobody else reaches us from.
 */
import { BlockList, isIPv4, isIPv6 } from "node:net";
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import type { AuthSettings } from "#platform/config/read.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { emailIn } from "#subgraphs/kit/mapping/ids.ts";

export interface AuthenticatedCaller {
  readonly authenticated: boolean;
  /** Scopes held; `*` holds every scope. */
  readonly scopes: ReadonlySet<string>;
  readonly subject?: string;
  /** The address that they are known by, in its one spelling: whose person `viewer` is. */
  readonly email?: string;
}

/** The caller where access control is off: on loopback, in development. */
export const unrestrictedCaller: AuthenticatedCaller = { authenticated: true, scopes: new Set(["*"]) };

/** The scope that the trace of an operation needs: which calls it led to says how families are used. */
export const TRACE_SCOPE = "upstream:trace";

/** Whether a caller may see each REST call of their operations. */
export const mayTrace = ({ scopes }: AuthenticatedCaller): boolean =>
  scopes.has("*") || scopes.has(TRACE_SCOPE);

/** Finds out who a request comes from. @throws UNAUTHENTICATED when it does not show that. */
export type Authenticate = (request: PresentedCredentials) => Promise<AuthenticatedCaller>;

/** What a request shows of its sender. */
export interface PresentedCredentials {
  /** By their names in lower case, as Node gives them. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Where its connection comes from. */
  readonly address?: string;
}

/** Algorithms by the kind of key: a public key must never be taken for the secret of an HMAC. */
const SYMMETRIC = ["HS256"];
const ASYMMETRIC = ["RS256", "PS256", "ES256", "EdDSA"];

/** @throws at the start for settings that can not work. */
export function authenticator(settings: AuthSettings): Authenticate {
  if (settings.kind === "off") {
    const caller =
      settings.email === undefined
        ? unrestrictedCaller
        : { ...unrestrictedCaller, ...knownBy(settings.email) };
    return async () => caller;
  }
  if (settings.kind === "proxy") return proxied(settings);
  const { key, issuer, audience, clockToleranceS, emailClaim = "email" } = settings;
  const options = {
    issuer,
    audience,
    algorithms: key instanceof Uint8Array ? SYMMETRIC : ASYMMETRIC,
    clockTolerance: clockToleranceS,
    requiredClaims: ["exp"],
  };
  const keys = key instanceof URL ? createRemoteJWKSet(key, { timeoutDuration: 3_000 }) : undefined;
  const verify = async (token: string): Promise<JWTPayload> => {
    if (keys) return (await jwtVerify(token, keys, options)).payload;
    return (await jwtVerify(token, key as Exclude<typeof key, URL>, options)).payload;
  };
  return async ({ headers: { authorization } }) => {
    const token = /^Bearer ([\w.-]{1,8192})$/i.exec(String(authorization ?? ""))?.[1];
    if (token === undefined) throw new TributaryError("UNAUTHENTICATED");
    try {
      return callerOf(await verify(token), emailClaim);
    } catch {
      // Why a token was refused helps only whoever forges one.
      throw new TributaryError("UNAUTHENTICATED");
    }
  };
}

/** `scope` is text by OAuth's rules; some signers write `scp`, as text or as a list. */
function callerOf(payload: JWTPayload, emailClaim: string): AuthenticatedCaller {
  const { sub, scope, scp, email_verified: verified } = payload;
  const texts = [scope, ...(Array.isArray(scp) ? scp : [scp])].filter((part) => typeof part === "string");
  return {
    authenticated: true,
    scopes: scopesIn(texts),
    ...(sub !== undefined && { subject: sub }),
    // Anyone may write any address where nobody looks: what the signer did not verify names nobody.
    ...knownBy(verified === false || verified === "false" ? undefined : payload[emailClaim]),
  };
}

/** What is not one address is none: nobody is guessed at. */
function knownBy(address: unknown): Pick<AuthenticatedCaller, "email"> {
  const email = emailIn(address);
  return email === undefined ? {} : { email };
}

function scopesIn(texts: readonly string[]): ReadonlySet<string> {
  const scopes = new Set(texts.flatMap((text) => text.split(/[ ,]+/)).filter((name) => name !== ""));
  scopes.delete("*"); // what stands for every scope is ours to say, never a caller's
  return scopes;
}

/** Believes what a proxy says of the caller, and nobody else. */
function proxied(settings: AuthSettings & { kind: "proxy" }): Authenticate {
  const { networks, userHeader, scopesHeader, emailHeader = userHeader } = settings;
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    trusted.addSubnet(address, Number(bits), isIPv4(address) ? "ipv4" : "ipv6");
  }
  const isTrusted = (address: string) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
    if (isIPv4(plain)) return trusted.check(plain, "ipv4");
    return isIPv6(plain) && trusted.check(plain, "ipv6");
  };
  return async ({ headers, address = "" }) => {
    const user = headers[userHeader];
    const scopes = headers[scopesHeader] ?? "";
    // Two values are one that the proxy set and one that somebody brought.
    const told = typeof user === "string" && typeof scopes === "string" && /^[^,\s][^,]{0,255}$/.test(user);
    if (!isTrusted(address) || !told) throw new TributaryError("UNAUTHENTICATED");
    return {
      authenticated: true,
      scopes: scopesIn([scopes]),
      subject: user,
      ...knownBy(headers[emailHeader]),
    };
  };
}
