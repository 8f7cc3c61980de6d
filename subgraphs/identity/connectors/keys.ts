/**
 * What names an object of the connectors: an integration or a provider (scope keys), what lies in
 * it, and the organization in whose name it is asked for.
 */

import { badInput } from "#platform/errors/catalog.ts";
import type { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import { idOf, keyOf, keyPart } from "#subgraphs/kit/mapping/ids.ts";
import type { Nullish } from "#subgraphs/kit/mapping/nullish.ts";
import { neededScope, scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import type { At, AtProvider, InName } from "./mappers.ts";

type InFamily = { readonly client: FamilyClient };

const parameters = { PsaAIntegration: "psa_a", PsaBIntegration: "psa_b" } as const;
/** The one type whose id names an integration, an object of it, and itself. */
const ADDITION = "PsaAAddition";
const provider = { parameter: "provider_id", argument: "id" };

function inName(family: InFamily, organizationId: Nullish<string>): InName {
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
  id: Nullish<string>,
  organizationId: Nullish<string>,
  argument = "id",
): At {
  const given = id == null ? null : idOf(type, id, argument);
  const UUID = neededScope(family, { parameter: parameters[type], argument }, given);
  return { UUID, ...inName(family, organizationId) };
}

/** The configured integration, where one is. */
export function configuredIntegration(family: InFamily, type: keyof typeof parameters): At | undefined {
  const UUID = scopeOf(family, { parameter: parameters[type], argument: "id" }, null);
  return UUID === undefined ? undefined : { UUID, ...inName(family, null) };
}

/** The provider that an argument names, else the configured one. */
export function providerIn(
  family: InFamily,
  id: Nullish<string>,
  organizationId: Nullish<string>,
): AtProvider {
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
 * @param within For an addition: its agreement, which its global id also names.
 * @throws BAD_USER_INPUT for a global id of another integration, or of another agreement.
 */
export function ownId(type: string, id: string, at: At, argument: string, within?: string): string {
  if (!id.startsWith(`${type}:`)) return idOf(type, id, argument);
  const [UUID = "", ...ids] = keyOf(type, id, type === ADDITION ? 3 : 2, argument);
  if (UUID.toLowerCase() !== at.UUID) throw badInput(`"${argument}" is not of this integration`, argument);
  if (within !== undefined && ids[0] !== within)
    throw badInput(`"${argument}" is not of the agreement`, argument);
  return ids.at(-1) ?? "";
}

/** What names something in an integration to a loader. */
export interface KeyIn {
  readonly at: At;
  readonly id: string;
}

/** What names an addition: it lies in an agreement. */
export interface AdditionKey extends KeyIn {
  readonly agreementId: string;
}

/** What names the companies of an integration with an address of a domain, in one spelling. */
export interface DomainKey {
  readonly at: At;
  readonly domain: string;
}

/** What names a mapping: the company and the organization that it maps to each other. */
export interface MappingKey {
  readonly at: At;
  readonly companyId: string;
  readonly organizationId: string;
}

export const keyIn = (at: At, id: unknown): KeyIn => ({ at, id: keyPart(id) });

export const additionKey = (at: At, agreementId: unknown, id: unknown): AdditionKey => ({
  ...keyIn(at, id),
  agreementId: keyPart(agreementId),
});

export const mappingKey = (at: At, companyId: unknown, organizationId: unknown): MappingKey => ({
  at,
  companyId: keyPart(companyId),
  organizationId: keyPart(organizationId),
});
