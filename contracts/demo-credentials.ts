/**
 * Secrets of the demo company. They are public, equal everywhere, and protect nothing. This file imports nothing,
 * because the default configuration of the GraphQL side may use the secrets but no service.
 */

/**
 * Callers of a stand-in service. `service` has every right. The others show the rules about roles, scopes and
 * the current user: an admin, an agent, an end user who only reads, an integrator.
 */
export const personaNames = ["service", "admin", "agent", "endUser", "integrator"] as const;
export type PersonaName = (typeof personaNames)[number];

/** Families that take an e-mail address and a password (HTTP Basic) instead of a token (D2-007). */
const passwordFamilies: readonly string[] = ["supportDesk"];

/** Prefix of a family's live keys, if the documents state one (D1-155). */
const keyPrefixes: Readonly<Record<string, string>> = { catalog: "live_" };

/** The password of everyone in the demo company. */
export const DEMO_PASSWORD = "demo";

/**
 * The secret that a persona presents to a family, as its configuration holds it.
 * @example demoSecret("banking", "endUser") // "demo-banking-endUser"
 * @example demoSecret("supportDesk", "service") // "service@tributary.example:demo"
 * @example demoSecret("catalog", "agent") // "live_demo-catalog-agent"
 */
export function demoSecret(family: string, persona: PersonaName = "service"): string {
  return passwordFamilies.includes(family)
    ? `${persona.toLowerCase()}@tributary.example:${DEMO_PASSWORD}`
    : `${keyPrefixes[family] ?? ""}demo-${family}-${persona}`;
}

/** The HR system's integrator: the one whose credentials the directory takes for the HR import (D1-033). */
export const HR_INTEGRATOR = {
  username: "hr-integrator@tributary.example",
  password: DEMO_PASSWORD,
} as const;

/** The token that the demo company's listener accepts from e-signature's Connect, and the client that obtains it. */
export const CONNECT_TOKEN = "demo-connect-token-that-is-worth-nothing";
export const CONNECT_CLIENT = { id: "demo-connect", secret: "demo-connect-secret" } as const;

/** Configuration of a process for families that the demo company's services serve. */
export const demoCredentials = {
  secretOf: (family: string): string => demoSecret(family),
  listenerTokens: { eSignature: CONNECT_TOKEN },
} as const;
