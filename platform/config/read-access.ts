/** Authentication settings of callers, and of families that call webhooks. */
import type { AuthSettings, Config, ListenerSettings } from "./config.ts";
import { isLoopback } from "./formats.ts";
import { eachValue } from "./kinds.ts";
import type { DemoCredentials, FamilyReading } from "./read-families.ts";
import type { Values } from "./table.ts";

const keyOf = (secret: string): Uint8Array => Buffer.from(secret);

export function authOf({ auth = "off", jwt, proxy, viewerEmail: email }: Values["access"]): AuthSettings {
  const { networks, ...headers } = proxy;
  if (auth === "proxy" && networks) return { kind: "proxy", networks, ...headers };
  const { secret, publicKey, jwksUrl, issuer = "", audience = "", ...claims } = jwt;
  const keys = (secret && eachValue(secret, keyOf)) ?? publicKey ?? jwksUrl;
  return auth === "off" || keys === undefined
    ? { kind: "off", email }
    : { kind: "jwt", keys, issuer, audience, ...claims };
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

/** The demo company's token is public, so it is accepted only on loopback outside production. */
function listenerOf(
  { server, access }: Values,
  { token, jwtSecret, jwksUrl, issuer = "", audience = "" }: NonNullable<FamilyReading["webhook"]>,
  demoToken: string | undefined,
): ListenerSettings | undefined {
  const keys = (jwtSecret && eachValue(jwtSecret, keyOf)) ?? jwksUrl;
  if (keys !== undefined)
    return { kind: "jwt", keys, issuer, audience, clockToleranceS: access.jwt.clockToleranceS };
  const isDemo = isLoopback(server.host) && server.environment !== "production";
  const tokens = token ?? (isDemo && demoToken !== undefined ? [demoToken] : undefined);
  return tokens && { kind: "token", tokens };
}
