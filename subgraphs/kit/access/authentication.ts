/**
 * Identifies the caller: by a bearer token, checked by signature, issuer, audience and time, or by headers of a
 * proxy in a network that only the proxy can send from.
 */
import { BlockList, isIPv4, isIPv6 } from "node:net";
import type { FastifyReply } from "fastify";
import { type JWTPayload, jwtVerify } from "jose";
import type { AuthSettings } from "#platform/config/config.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { sendRefusal } from "#platform/http/http-server.ts";
import { emailIn } from "#subgraphs/kit/mapping/ids.ts";
import type { ScopesOfGroups } from "./access-policy.ts";
import { type SignerKeysOptions, signerKeys } from "./jwks.ts";

export interface AuthenticatedCaller {
  readonly authenticated: boolean;
  /** The caller's scopes; `*` stands for every scope. */
  readonly scopes: ReadonlySet<string>;
  readonly subject?: string;
  /** Normalized e-mail address of the caller, which selects the person of `viewer`. */
  readonly email?: string;
  /** Expiry of the caller's token, ms since 1970. */
  readonly expiresAt?: number;
}

/** The caller if access control is off, in development on loopback. */
export const unrestrictedCaller: AuthenticatedCaller = { authenticated: true, scopes: new Set(["*"]) };

/** Scope for traces of operations, because the REST calls reveal how families are used. */
export const TRACE_SCOPE = "upstream:trace";

/** True if a caller may see each REST call of their operations. */
export const mayTrace = ({ scopes }: AuthenticatedCaller): boolean =>
  scopes.has("*") || scopes.has(TRACE_SCOPE);

/** A caller without any scope. */
export const unknownCaller: AuthenticatedCaller = { authenticated: false, scopes: new Set() };

/**
 * Identifies the caller of a request.
 * @throws UNAUTHENTICATED without valid credentials, AUTHENTICATION_UNAVAILABLE if the signer's keys cannot be
 * read for the check
 */
export type Authenticate = (request: PresentedCredentials) => Promise<AuthenticatedCaller>;

/** Credentials that a request presents. */
export interface PresentedCredentials {
  /** By name in lower case, as in Node. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Names and values in turn, as received. In `headers`, Node joins the values of a repeated header. */
  readonly rawHeaders?: readonly string[];
  /** Address of the client's end of the connection. */
  readonly address?: string;
}

/** Algorithms by kind of key, so that a public key is never used as the secret of an HMAC. */
const SYMMETRIC = ["HS256"];
const ASYMMETRIC = ["RS256", "PS256", "ES256", "EdDSA"];

export interface AuthenticatorOptions extends SignerKeysOptions {
  /** Scopes of groups. By default, groups have no scopes. */
  readonly scopesOfGroups?: ScopesOfGroups;
}

/**
 * Returns the function that authenticates callers.
 * @throws at the start for invalid settings
 */
export function authenticator(settings: AuthSettings, options: AuthenticatorOptions = {}): Authenticate {
  if (settings.kind === "off") {
    const caller =
      settings.email === undefined
        ? unrestrictedCaller
        : { ...unrestrictedCaller, ...knownBy(settings.email) };
    return async () => caller;
  }
  const { scopesOfGroups = () => [] } = options;
  if (settings.kind === "proxy") return proxied(settings, scopesOfGroups);
  const { keys, issuer, audience, clockToleranceS } = settings;
  const checks = {
    issuer,
    audience,
    algorithms: keys instanceof URL || !(keys[0] instanceof Uint8Array) ? ASYMMETRIC : SYMMETRIC,
    clockTolerance: clockToleranceS,
    requiredClaims: ["exp"],
  };
  const verify = keys instanceof URL ? byUrl(signerKeys(keys, options)) : byKeys(keys);
  function byUrl(signer: ReturnType<typeof signerKeys>) {
    return async (token: string): Promise<JWTPayload> => (await jwtVerify(token, signer, checks)).payload;
  }
  /** Accepts tokens of several keys, because both arrive while a key is replaced. */
  function byKeys(known: Exclude<typeof keys, URL>) {
    return (token: string): Promise<JWTPayload> =>
      Promise.any(known.map(async (key) => (await jwtVerify(token, key, checks)).payload));
  }
  return async (request) => {
    const { authorization } = request.headers;
    // The length of a token is limited by `limits.headerBytes`, the limit of all headers together.
    const token = /^Bearer ([\w.-]+)$/i.exec(String(authorization ?? ""))?.[1];
    if (token === undefined || isRepeated(request, "authorization"))
      throw new TributaryError("UNAUTHENTICATED");
    try {
      return callerOf(await verify(token), settings, scopesOfGroups);
    } catch (error) {
      if (error instanceof TributaryError) throw error;
      // The client does not get the reason of the refusal, because it would help only to forge tokens.
      throw new TributaryError("UNAUTHENTICATED");
    }
  };
}

/** Refuses an unauthenticated request: 401, or 503 if the credentials could not be checked. */
export function refuseCaller(reply: FastifyReply, error: TributaryError): FastifyReply {
  if (error.code === "UNAUTHENTICATED") reply.header("www-authenticate", "Bearer");
  else reply.header("retry-after", "5");
  return sendRefusal(reply, error.code === "UNAUTHENTICATED" ? 401 : 503, error.message, error.code);
}

/** True if a header is repeated: one of the values may come from another sender. */
function isRepeated({ rawHeaders = [] }: PresentedCredentials, header: string): boolean {
  let times = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === header) times++;
  return times > 1;
}

/** OAuth defines `scope` as text. Some signers send `scp` instead, as text or as a list. */
function callerOf(
  payload: JWTPayload,
  { emailClaim = "email", groupsClaim = "groups", clockToleranceS }: AuthSettings & { kind: "jwt" },
  scopesOfGroups: ScopesOfGroups,
): AuthenticatedCaller {
  const { sub, exp, scope, scp, email_verified: verified } = payload;
  const texts = [scope, ...(Array.isArray(scp) ? scp : [scp])].filter((part) => typeof part === "string");
  const isVerified = verified === undefined || verified === true || verified === "true";
  return {
    authenticated: true,
    scopes: new Set([...scopesIn(texts), ...scopesOfGroups(groupsIn(payload, groupsClaim))]),
    ...(sub !== undefined && { subject: sub }),
    ...(exp !== undefined && { expiresAt: (exp + clockToleranceS) * 1_000 }),
    // Unverified addresses are ignored, because a user can enter any address.
    ...knownBy(isVerified ? payload[emailClaim] : undefined),
  };
}

/** The groups in a claim, which is a list or a text. Dots in the claim's name separate members of objects. */
function groupsIn(payload: JWTPayload, claim: string): readonly string[] {
  let value: unknown = payload;
  // A claim's own name may contain dots, as in a URL.
  for (const name of Object.hasOwn(payload, claim) ? [claim] : claim.split("."))
    value =
      typeof value === "object" && value !== null && Object.hasOwn(value, name)
        ? (value as Readonly<Record<string, unknown>>)[name]
        : undefined;
  return (Array.isArray(value) ? value : [value]).filter((group) => typeof group === "string");
}

/** The caller's e-mail address. Empty if the claim is not a single address. */
function knownBy(address: unknown): Pick<AuthenticatedCaller, "email"> {
  const email = emailIn(address);
  return email === undefined ? {} : { email };
}

function scopesIn(texts: readonly string[]): ReadonlySet<string> {
  const scopes = new Set(texts.flatMap((text) => text.split(/[ ,]+/)).filter((name) => name !== ""));
  scopes.delete("*"); // no token can contain all scopes
  return scopes;
}

/** Authenticates by the headers of a trusted proxy, and of no other sender. */
function proxied(settings: AuthSettings & { kind: "proxy" }, scopesOfGroups: ScopesOfGroups): Authenticate {
  const { networks, userHeader, scopesHeader, emailHeader = userHeader } = settings;
  const { groupsHeader = "x-forwarded-groups" } = settings;
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
  return async (request) => {
    const { headers, address = "" } = request;
    const user = headers[userHeader];
    const scopes = headers[scopesHeader] ?? "";
    const groups = headers[groupsHeader] ?? "";
    // If a header is repeated, one value may come from the client.
    const isRepeatedHere = [userHeader, scopesHeader, emailHeader, groupsHeader].some((name) =>
      isRepeated(request, name),
    );
    const isUser = typeof user === "string" && /^[^,\s][^,]{0,255}$/.test(user);
    if (!isTrusted(address) || !isUser || isRepeatedHere) throw new TributaryError("UNAUTHENTICATED");
    if (typeof scopes !== "string" || typeof groups !== "string") throw new TributaryError("UNAUTHENTICATED");
    const named = groups.split(",").map((group) => group.trim());
    return {
      authenticated: true,
      scopes: new Set([...scopesIn([scopes]), ...scopesOfGroups(named)]),
      subject: user,
      ...knownBy(headers[emailHeader]),
    };
  };
}
