/** Settings file of an OAuth 2 client: the grant and the client authentication. */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { type ClientKey, readClientKey } from "./client-key.ts";
import { noteSecret } from "./credential.ts";

export interface OAuthSettings {
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /**
   * Authentication of the client: its secret in a header (`basic`) or in the body (`post`), a signed JWT
   * (`private_key_jwt`), its certificate (`tls`), or nothing (`none`).
   */
  readonly clientAuth: ClientAuthName;
  /** Key that signs `private_key_jwt` and the assertion of a JWT bearer grant. */
  readonly key: ClientKey | undefined;
  readonly grantType: string;
  /** Further parameters of the request, by name. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Further claims of the signed JWT, such as `sub`. They override default claims, such as `aud`. */
  readonly claims: Readonly<Record<string, string>>;
  readonly scope: string | undefined;
  readonly audience: string | undefined;
  /** The token of a refresh token grant. */
  readonly refreshToken: string | undefined;
}

const CLIENT_AUTHS = ["basic", "post", "private_key_jwt", "tls", "none"] as const;
export type ClientAuthName = (typeof CLIENT_AUTHS)[number];

/** The grant by which a signed JWT is exchanged for a token (RFC 7523). */
export const JWT_BEARER = "urn:ietf:params:oauth:grant-type:jwt-bearer";

const MEMBERS = [
  ...["tokenUrl", "clientId", "clientSecret", "clientAuth", "scope", "audience", "refreshToken"],
  ...["grantType", "parameters", "claims", "keyFile", "keyId"],
];

/** Parameters of a token request that other members of the file set. */
const OWN_PARAMETERS: ReadonlySet<string> = new Set([
  ...["grant_type", "client_id", "client_secret", "client_assertion", "client_assertion_type"],
  ...["assertion", "refresh_token", "scope", "audience"],
]);

const isLocal = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(host);

/** @throws Error whose message says what is wrong with the file, without its values */
export function readOAuthSettings(file: string): OAuthSettings {
  const members = readMembers(file);
  const unknown = Object.keys(members).find((name) => !MEMBERS.includes(name));
  if (unknown !== undefined)
    throw new Error(`names a file with an unknown member; members are ${MEMBERS.join(", ")}`);
  const text = (name: string): string | undefined => {
    const value = members[name];
    if (value === undefined || (typeof value === "string" && value !== "")) return value;
    throw new Error(`names a file whose "${name}" must be a text`);
  };
  const needed = (name: string): string => {
    const value = text(name);
    if (value === undefined) throw new Error(`names a file that needs "${name}"`);
    return value;
  };
  const tokenUrl = needed("tokenUrl");
  const url = URL.canParse(tokenUrl) ? new URL(tokenUrl) : undefined;
  if (!url || !(url.protocol === "https:" || (url.protocol === "http:" && isLocal(url.hostname))))
    throw new Error('names a file whose "tokenUrl" must be an https URL');
  const [clientSecret, refreshToken, keyFile] = [text("clientSecret"), text("refreshToken"), text("keyFile")];
  const key = keyFile === undefined ? undefined : readClientKey(keyFile, text("keyId"));
  const grantType =
    text("grantType") ?? (refreshToken === undefined ? "client_credentials" : "refresh_token");
  const named = text("clientAuth") ?? (clientSecret === undefined ? "none" : "basic");
  const clientAuth = CLIENT_AUTHS.find((name) => name === named);
  if (clientAuth === undefined)
    throw new Error(`names a file whose "clientAuth" must be one of ${CLIENT_AUTHS.join(", ")}`);
  const needsKey = clientAuth === "private_key_jwt" || grantType === JWT_BEARER;
  if (needsKey && !key) throw new Error('names a file that needs "keyFile"');
  if ((clientAuth === "basic" || clientAuth === "post") && clientSecret === undefined)
    throw new Error(`names a file that needs "clientSecret" with "clientAuth": "${clientAuth}"`);
  if (grantType === "client_credentials" && clientAuth === "none")
    throw new Error('names a file that needs "clientSecret", "refreshToken" or another "clientAuth"');
  if ((grantType === "refresh_token") !== (refreshToken !== undefined))
    throw new Error('names a file whose "refreshToken" and "grantType" do not fit');
  const parameters = texts(members, "parameters");
  const own = Object.keys(parameters).find((name) => OWN_PARAMETERS.has(name));
  if (own !== undefined) throw new Error(`names a file whose "parameters" must not have ${own}`);
  for (const secret of [clientSecret, refreshToken]) if (secret !== undefined) noteSecret(secret);
  const clientId = needed("clientId");
  return {
    tokenUrl,
    clientId,
    clientSecret,
    clientAuth,
    key,
    grantType,
    parameters,
    claims: texts(members, "claims"),
    scope: text("scope"),
    audience: text("audience"),
    refreshToken,
  };
}

/** A member that holds texts by name. */
function texts(members: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, string>> {
  const value = members[name] ?? {};
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  const entries = Object.entries(isRecord ? value : {});
  const pairs = entries.flatMap(([key, text]): [string, string][] =>
    typeof text === "string" ? [[key, text]] : [],
  );
  if (!isRecord || pairs.length < entries.length)
    throw new Error(`names a file whose "${name}" must be an object of texts`);
  return Object.fromEntries(pairs);
}

function readMembers(file: string): Readonly<Record<string, unknown>> {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new Error(`names a file that cannot be read (${(error as NodeJS.ErrnoException).code ?? "error"})`);
  }
  try {
    const members: unknown = JSON.parse(text);
    if (typeof members === "object" && members !== null && !Array.isArray(members))
      return members as Readonly<Record<string, unknown>>;
  } catch {
    // The parser's message would quote the file.
  }
  throw new Error("names a file that must be a JSON object");
}

/**
 * Writes a new refresh token to the file, so that the next start uses it.
 * @throws Error if the file cannot be written
 */
export function keepRefreshToken(file: string, refreshToken: string): void {
  noteSecret(refreshToken);
  const fresh = `${file}.${process.pid}`;
  const text = JSON.stringify({ ...readMembers(file), refreshToken }, undefined, 2);
  writeFileSync(fresh, `${text}\n`, { mode: 0o600 });
  renameSync(fresh, file);
}
