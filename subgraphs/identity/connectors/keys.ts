/**
 * Keys of connector objects: the integration or provider (scope), the object in it, and the organization
 * on whose behalf it is read.
 */

import { badInput } from "#platform/errors/catalog.ts";
import type { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import { idOf, keyOf, keyPart } from "#subgraphs/kit/mapping/ids.ts";
import type { Nullish } from "#subgraphs/kit/mapping/nullish.ts";
import { neededScope, scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import type { At, AtProvider, InName } from "./mappers.ts";

type InFamily = { readonly client: FamilyClient };

const parameters = { PsaAIntegration: "psa_a", PsaBIntegration: "psa_b" } as const;
/** The only type whose id has three parts: the integration, an agreement, and its own id. */
const ADDITION = "PsaAAddition";
const provider = { parameter: "provider_id", argument: "id" };

function inName(family: InFamily, organizationId: Nullish<string>): InName {
  const given = organizationId == null ? null : organizationIn(organizationId, "organizationId");
  const key = { parameter: "x-org-id", argument: "organizationId" };
  return { "x-org-id": scopeOf(family, key, given) };
}

/** The family's id of an organization, from this id or the global one. */
export const organizationIn = (id: string, argument: string) => idOf("ConnectorsOrganization", id, argument);

/** The integration in an argument; by default the configured one. */
export function integrationIn(
  family: InFamily,
  type: keyof typeof parameters,
  id: Nullish<string>,
  organizationId: Nullish<string>,
  argument = "id",
): At {
  const given = id == null ? null : idOf(type, id, argument);
  const UUID = neededScope(family, { parameter: parameters[type], argument }, given);
  return { UUID, ...inName(family, organizationId) };
}

/** The configured integration, if any. */
export function configuredIntegration(family: InFamily, type: keyof typeof parameters): At | undefined {
  const UUID = scopeOf(family, { parameter: parameters[type], argument: "id" }, null);
  return UUID === undefined ? undefined : { UUID, ...inName(family, null) };
}

/** The provider in an argument; by default the configured one. */
export function providerIn(
  family: InFamily,
  id: Nullish<string>,
  organizationId: Nullish<string>,
): AtProvider {
  const given = id == null ? null : idOf("ConnectorsProvider", id);
  return { provider_id: neededScope(family, provider, given), ...inName(family, organizationId) };
}

/** The configured provider, if any. */
export function configuredProvider(family: InFamily): AtProvider | undefined {
  const provider_id = scopeOf(family, provider, null);
  return provider_id === undefined ? undefined : { provider_id, ...inName(family, null) };
}

/** The integration in a global id, and the family's ids of the object in it. */
export function referenceIn(family: InFamily, type: string, id: string, parts: number): KeyIn {
  const [UUID = "", ...ids] = keyOf(type, id, parts);
  return { at: { UUID: UUID.toLowerCase(), ...inName(family, null) }, ids };
}

/**
 * The family's id of an object in an integration, from this id or the global one.
 * @param within For an addition: its agreement, which the global id must contain, too.
 * @throws BAD_USER_INPUT for a global id of another integration or agreement.
 */
export function ownId(type: string, id: string, at: At, argument: string, within?: string): string {
  if (!id.startsWith(`${type}:`)) return idOf(type, id, argument);
  const [UUID = "", ...ids] = keyOf(type, id, type === ADDITION ? 3 : 2, argument);
  if (UUID.toLowerCase() !== at.UUID) throw badInput(`"${argument}" is not of this integration`, argument);
  if (within !== undefined && ids[0] !== within)
    throw badInput(`"${argument}" is not of the agreement`, argument);
  return ids.at(-1) ?? "";
}

/** Loader key of an object in an integration: the parts of its id after the integration. */
export interface KeyIn {
  readonly at: At;
  readonly ids: readonly string[];
}

/** Loader key of the companies of an integration that have an address of a domain, in one spelling. */
export interface DomainKey {
  readonly at: At;
  readonly domain: string;
}

export const keyIn = (at: At, ...ids: readonly unknown[]): KeyIn => ({ at, ids: ids.map(keyPart) });
