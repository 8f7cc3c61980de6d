/** The ways in which callers, and families that report by themselves, show who they are. */
import type { AuthSettings, Config, ListenerSettings } from "./config.ts";
import { isLoopback } from "./formats.ts";
import type { DemoCredentials, FamilyReading } from "./read-families.ts";
import type { Values } from "./table.ts";

export function authOf({ auth = "off", jwt, proxy, viewerEmail: email }: Values["access"]): AuthSettings {
  const { networks, ...headers } = proxy;
  if (auth === "proxy" && networks) return { kind: "proxy", networks, ...headers };
  const { secret, publicKey, jwksUrl, issuer = "", audience = "", ...claims } = jwt;
  const key = (secret === undefined ? undefined : Buffer.from(secret)) ?? publicKey ?? jwksUrl;
  return auth === "off" || key === undefined
    ? { kind: "off", email }
    : { kind: "jwt", key, issuer, audience, ...claims };
}

export function listenersOf(
  values: Values,
  families: readonly FamilyReading[],
  demo: DemoCredentials,
): Config["listeners"] {
  const listeners: Record<string, ListenerSettings> = {};
  for (const { name, local, webhook } of families) {
    const settings = webhook && listenerOf(values, webhook, local ? demo.listenerTokens[name] : undefined);
    if (settings) listeners[name] = settings;
  }
  return listeners;
}

/** The demo company's token is known to everybody: it is accepted only if this machine alone can show it. */
function listenerOf(
  { server, access }: Values,
  { token, jwtSecret, jwksUrl, issuer = "", audience = "" }: NonNullable<FamilyReading["webhook"]>,
  demoToken: string | undefined,
): ListenerSettings | undefined {
  const key = jwtSecret === undefined ? jwksUrl : Buffer.from(jwtSecret);
  if (key !== undefined)
    return { kind: "jwt", key, issuer, audience, clockToleranceS: access.jwt.clockToleranceS };
  const isDemo = isLoopback(server.host) && server.environment !== "production";
  const shown = token ?? (isDemo ? demoToken : undefined);
  return shown === undefined ? undefined : { kind: "token", token: shown };
}
