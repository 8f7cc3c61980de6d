/**
 * What names an object of the connectors: an integration or a provider (scope keys), what lies in
 * it, and the organization in whose name it is asked for.
 */

import { badInput } from "#platform/errors/catalog.ts";
import type { FamilyClient } from "#subgraphs/kit/context/family-client.ts";
import { globalId, idOf, keyOf, parseGlobalId } from "#subgraphs/kit/mapping/ids.ts";
import { neededScope, scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import type { At, AtProvider, InName } from "./mappers.ts";

type InFamily = { readonly client: FamilyClient };
type Given = string | null | undefined;

const parameters = { PsaAIntegration: "psa_a", PsaBIntegration: "psa_b" } as const;
const provider = { parameter: "provider_id", argument: "id" };

function inName(family: InFamily, organizationId: Given): InName {
  const given = organizationId == null ? null : organizationIn(organizationId, "organizationId");
  const key = { parameter: "x-org-id", argument: "organizationId" };
  return { "x-org-id": scopeOf(family, key, given) };
}

/** The own id of an organization, by that or its global one. */
export const organizationIn = (id: string, argument: string) => idOf("ConnectorsOrganization", id, argument);

/** The integration that an argument names, else the configured one. */
export function integrationIn(
  family: InFamily,
  type: keyof typeof parameters,
  id: Given,
  organizationId: Given,
  argument = "id",
): At {
  const given = id == null ? null : idOf(type, id, argument);
  const UUID = neededScope(family, { parameter: parameters[type], argument }, given);
  return { UUID, ...inName(family, organizationId) };
}

/** The provider that an argument names, else the configured one. */
export function providerIn(family: InFamily, id: Given, organizationId: Given): AtProvider {
  const given = id == null ? null : idOf("ConnectorsProvider", id);
  return { provider_id: neededScope(family, provider, given), ...inName(family, organizationId) };
}

/** The configured provider, where one is. */
export function configuredProvider(family: InFamily): AtProvider | undefined {
  const provider_id = scopeOf(family, provider, null);
  return provider_id === undefined ? undefined : { provider_id, ...inName(family, null) };
}

/** Where the object of a global id lies, and its own ids there. */
export function partsOf(
  family: InFamily,
  type: string,
  id: string,
  parts: number,
): { readonly at: At; readonly ids: readonly string[] } {
  const [UUID = "", ...ids] = keyOf(type, id, parts);
  return { at: { UUID: UUID.toLowerCase(), ...inName(family, null) }, ids };
}

/**
 * The own id of something in an integration, by that or its global one.
 * @throws BAD_USER_INPUT for a global id of another integration.
 */
export function ownId(type: string, id: string, at: At, argument: string, parts = 2): string {
  if (!id.startsWith(`${type}:`)) return idOf(type, id, argument);
  const [UUID = "", ...ids] = keyOf(type, id, parts, argument);
  if (UUID.toLowerCase() !== at.UUID) throw badInput(`"${argument}" is not of this integration`, argument);
  return ids.at(-1) ?? "";
}

// Keys of loaders: in whose name, of which integration or provider, and the ids of what lies there.

export const keyIn = (at: At, ...ids: readonly unknown[]) =>
  globalId("In", at["x-org-id"] ?? NOBODY, at.UUID, ...ids);
export const providerKey = (at: AtProvider) => globalId("In", at["x-org-id"] ?? NOBODY, at.provider_id);

/** Stands for no organization: no id has a blank. */
const NOBODY = " ";

function namedIn(key: string): readonly [InName, ...string[]] {
  const [organization = NOBODY, ...ids] = parseGlobalId(key)?.parts ?? [];
  return [{ "x-org-id": organization === NOBODY ? undefined : organization }, ...ids];
}
export function atIn(key: string): At {
  const [name, UUID = ""] = namedIn(key);
  return { ...name, UUID };
}
export function atProviderIn(key: string): AtProvider {
  const [name, provider_id = ""] = namedIn(key);
  return { ...name, provider_id };
}
/** The ids of a key from the one after the integration on. */
export const idsIn = (key: string): readonly string[] => namedIn(key).slice(2) as string[];

/** A key without its last id: what can be asked for in one call. */
export const within = (key: string) => key.slice(0, key.lastIndexOf(":"));
/** A key of that and the last ids again; null for what lacks one. */
export const keyWithin = (scope: string, ...ids: readonly Given[]) =>
  ids.every(Boolean) ? globalId("In", ...(parseGlobalId(scope)?.parts ?? []), ...ids) : null;
