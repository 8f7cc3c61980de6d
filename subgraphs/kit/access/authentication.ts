/**
 * Who calls: a bearer token checked by signature, issuer, audience and time, or what a proxy says that
 * stands in a network which nobody else can send from.
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
  /** The address that they are known by, in its one spelling: whose person `viewer` is. */
  readonly email?: string;
  /** Expiry of the caller's token, ms since 1970. */
  readonly expiresAt?: number;
}

/** The caller where access control is off: on loopback, in development. */
export const unrestrictedCaller: AuthenticatedCaller = { authenticated: true, scopes: new Set(["*"]) };

/** The scope that the trace of an operation needs: which calls it led to says how families are used. */
export const TRACE_SCOPE = "upstream:trace";

/** True if a caller may see each REST call of their operations. */
export const mayTrace = ({ scopes }: AuthenticatedCaller): boolean =>
  scopes.has("*") || scopes.has(TRACE_SCOPE);

/** A caller who may do nothing that a scope is demanded for. */
export const unknownCaller: AuthenticatedCaller = { authenticated: false, scopes: new Set() };

/**
 * Finds out who a request comes from.
 * @throws UNAUTHENTICATED when it does not show that, AUTHENTICATION_UNAVAILABLE when it cannot be
 *   checked because the signer's keys are out of reach.
 */
export type Authenticate = (request: PresentedCredentials) => Promise<AuthenticatedCaller>;

/** Credentials that a request presents. */
export interface PresentedCredentials {
  /** By their names in lower case, as Node gives them. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Names and values in turn, as they arrived: Node joins the values of a repeated header. */
  readonly rawHeaders?: readonly string[];
  /** Address of the connection's other end. */
  readonly address?: string;
}

/** Algorithms by the kind of key: a public key must never be taken for the secret of an HMAC. */
const SYMMETRIC = ["HS256"];
const ASYMMETRIC = ["RS256", "PS256", "ES256", "EdDSA"];

export interface AuthenticatorOptions extends SignerKeysOptions {
  /** The scopes of groups; none unless given. */
  readonly scopesOfGroups?: ScopesOfGroups;
}

/**
 * The check of a deployment's callers.
 * @throws at the start for settings that cannot work.
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
  /** While a key is replaced, tokens of the former one and of the new one arrive. */
  function byKeys(known: Exclude<typeof keys, URL>) {
    return (token: string): Promise<JWTPayload> =>
      Promise.any(known.map(async (key) => (await jwtVerify(token, key, checks)).payload));
  }
  return async (request) => {
    const { authorization } = request.headers;
    // `limits.headerBytes` limits all headers together, and so the length of a token.
    const token = /^Bearer ([\w.-]+)$/i.exec(String(authorization ?? ""))?.[1];
    if (token === undefined || isRepeated(request, "authorization"))
      throw new TributaryError("UNAUTHENTICATED");
    try {
      return callerOf(await verify(token), settings, scopesOfGroups);
    } catch (error) {
      if (error instanceof TributaryError) throw error;
      // The reason why a token was refused would help only those who forge one.
      throw new TributaryError("UNAUTHENTICATED");
    }
  };
}

/** Answers a request whose sender is not known: 401, or 503 where that could not be checked. */
export function refuseCaller(reply: FastifyReply, error: TributaryError): FastifyReply {
  if (error.code === "UNAUTHENTICATED") reply.header("www-authenticate", "Bearer");
  else reply.header("retry-after", "5");
  return sendRefusal(reply, error.code === "UNAUTHENTICATED" ? 401 : 503, error.message, error.code);
}

/** True if a header came more than once. One of its values may be somebody else's. */
function isRepeated({ rawHeaders = [] }: PresentedCredentials, header: string): boolean {
  let times = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === header) times++;
  return times > 1;
}

/** `scope` is text by OAuth's rules; some signers write `scp`, as text or as a list. */
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
    // Anyone may write any address where nobody checks: what the signer did not verify names nobody.
    ...knownBy(isVerified ? payload[emailClaim] : undefined),
  };
}

/** The groups that a claim names: a list, or one text; a dot leads into an object. */
function groupsIn(payload: JWTPayload, claim: string): readonly string[] {
  let value: unknown = payload;
  // A claim may have dots in its own name: an address, for example.
  for (const name of Object.hasOwn(payload, claim) ? [claim] : claim.split("."))
    value =
      typeof value === "object" && value !== null && Object.hasOwn(value, name)
        ? (value as Readonly<Record<string, unknown>>)[name]
        : undefined;
  return (Array.isArray(value) ? value : [value]).filter((group) => typeof group === "string");
}

/** The caller's address; a claim that is not one address gives none. */
function knownBy(address: unknown): Pick<AuthenticatedCaller, "email"> {
  const email = emailIn(address);
  return email === undefined ? {} : { email };
}

function scopesIn(texts: readonly string[]): ReadonlySet<string> {
  const scopes = new Set(texts.flatMap((text) => text.split(/[ ,]+/)).filter((name) => name !== ""));
  scopes.delete("*"); // no caller can give itself every scope
  return scopes;
}

/** Believes what a proxy says of the caller, and nobody else. */
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
    // Of two values one is the proxy's, and one is the client's.
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
