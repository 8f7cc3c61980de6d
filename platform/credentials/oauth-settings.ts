/** The file that says how tokens are fetched by OAuth 2: client credentials, or a refresh token. */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { noteSecret } from "./credential.ts";

export interface OAuthSettings {
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** Where the client's secret is sent: in a header (`basic`, by default) or in the body (`post`). */
  readonly clientAuth: "basic" | "post";
  readonly scope: string | undefined;
  readonly audience: string | undefined;
  /** With one, tokens are fetched by it; without, by the client's own credentials. */
  readonly refreshToken: string | undefined;
}

const MEMBERS = ["tokenUrl", "clientId", "clientSecret", "clientAuth", "scope", "audience", "refreshToken"];

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
  const clientAuth = text("clientAuth") ?? "basic";
  if (clientAuth !== "basic" && clientAuth !== "post")
    throw new Error('names a file whose "clientAuth" must be "basic" or "post"');
  const [clientSecret, refreshToken] = [text("clientSecret"), text("refreshToken")];
  if (clientSecret === undefined && refreshToken === undefined)
    throw new Error('names a file that needs "clientSecret" or "refreshToken"');
  for (const secret of [clientSecret, refreshToken]) if (secret !== undefined) noteSecret(secret);
  const clientId = needed("clientId");
  return {
    tokenUrl,
    clientId,
    clientSecret,
    clientAuth,
    scope: text("scope"),
    audience: text("audience"),
    refreshToken,
  };
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
 * Keeps a refresh token that replaced the former one, so that the next start has it.
 * @throws Error when the file cannot be written
 */
export function keepRefreshToken(file: string, refreshToken: string): void {
  noteSecret(refreshToken);
  const fresh = `${file}.${process.pid}`;
  const text = JSON.stringify({ ...readMembers(file), refreshToken }, undefined, 2);
  writeFileSync(fresh, `${text}\n`, { mode: 0o600 });
  renameSync(fresh, file);
}
