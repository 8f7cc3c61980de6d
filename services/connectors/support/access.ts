/** Whose caller it is: everything here belongs to a provider, and is open to that provider's callers. */
import type { Static, TObject } from "typebox";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { ConnectorsTables } from "#services/connectors/tables.ts";
import { type LqQuery, lqList } from "#services/kit/lq-list.ts";
import type { Call } from "#services/kit/service.ts";

export interface Addressed {
  readonly "x-org-id"?: string | null | undefined;
}

/**
 * The provider that the caller is associated with.
 * @throws Problem 403 when there is none, or when the organization named is not one of its own.
 */
export function providerOf(
  { members, organizations }: ConnectorsTables,
  { caller }: Call,
  { "x-org-id": organization }: Addressed,
): string {
  const providerId = members.get(caller.email ?? "")?.providerId;
  if (providerId === undefined) throw new Problem(403, "The caller is not associated with a provider");
  if (organization != null && organizations.get(organization)?.providerId !== providerId)
    throw new Problem(403, "The organization is not open to this caller", { field: "x-org-id" });
  return providerId;
}

/**
 * An integration, once it is known to be the caller's to use.
 * @throws Problem 404 when there is none, 403 when it belongs to another provider.
 */
export function openTo<Kept extends { readonly wire: { readonly providerId: string } }>(
  tables: ConnectorsTables,
  integration: Kept | undefined,
  call: Call,
  input: Addressed,
): Kept {
  const providerId = providerOf(tables, call, input);
  if (!integration) throw new Problem(404, "The integration does not exist");
  if (integration.wire.providerId !== providerId)
    throw new Problem(403, "The caller is not associated with the provider of this integration");
  return integration;
}

/** What the ticketing system said of credentials that were to be saved: nothing is saved then. */
export const rejected = () =>
  new Problem(422, "Validation failed: the ticketing system rejects these credentials", {
    code: "credentials_rejected",
  });

/** The values of one integration's rows. */
export const valuesOf = <T>(
  rows: { by(index: "integration", id: string): readonly { readonly value: T }[] },
  integrationId: string,
): readonly T[] => rows.by("integration", integrationId).map(({ value }) => value);

/**
 * The handler of a list of an integration: its rows, as the list query asks for them.
 * @param integrationOf finds the integration, once it is known to be the caller's to use
 */
export function listOf<S extends TObject, Input>(
  schema: S,
  rows: Parameters<typeof valuesOf<Static<S>>>[0],
  integrationOf: (input: Input, call: Call) => { readonly wire: { readonly id: string } },
) {
  const list = lqList(schema);
  return (input: Input & LqQuery, call: Call) =>
    list(valuesOf(rows, integrationOf(input, call).wire.id), input);
}
