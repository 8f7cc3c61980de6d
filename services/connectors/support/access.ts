/** Access checks: every object belongs to a provider, and only callers of the provider may use it. */
import type { TObject } from "typebox";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { StaticOf } from "#contracts/kit/params.ts";
import type { ConnectorsTables } from "#services/connectors/tables.ts";
import { type LqQuery, lqList } from "#services/kit/lq-list.ts";
import type { Call } from "#services/kit/service.ts";

export interface OrganizationHeader {
  readonly "x-org-id"?: string | null | undefined;
}

/**
 * The provider that the caller is associated with.
 * @throws Problem 403 if there is none, or if the organization in `x-org-id` belongs to another provider
 */
export function providerOf(
  { members, organizations }: ConnectorsTables,
  { caller }: Call,
  { "x-org-id": organization }: OrganizationHeader,
): string {
  const providerId = members.get(caller.email ?? "")?.providerId;
  if (providerId === undefined) throw new Problem(403, "The caller is not associated with a provider");
  if (organization != null && organizations.get(organization)?.providerId !== providerId)
    throw new Problem(403, "The organization is not open to this caller", { field: "x-org-id" });
  return providerId;
}

/**
 * Returns the integration, if the caller may use it.
 * @throws Problem 404 if it does not exist, 403 if it belongs to another provider
 */
export function openTo<Kept extends { readonly wire: { readonly providerId: string } }>(
  tables: ConnectorsTables,
  integration: Kept | undefined,
  call: Call,
  input: OrganizationHeader,
): Kept {
  const providerId = providerOf(tables, call, input);
  if (!integration) throw new Problem(404, "The integration does not exist");
  if (integration.wire.providerId !== providerId)
    throw new Problem(403, "The caller is not associated with the provider of this integration");
  return integration;
}

/** The error for credentials that the ticketing system rejects. They are not saved. */
export const rejected = () =>
  new Problem(422, "Validation failed: the ticketing system rejects these credentials", {
    code: "credentials_rejected",
  });

/** Values of the rows of one integration. */
export const valuesOf = <T>(
  rows: { by(index: "integration", id: string): readonly { readonly value: T }[] },
  integrationId: string,
): readonly T[] => rows.by("integration", integrationId).map(({ value }) => value);

/**
 * Builds the handler that lists the rows of an integration by a list query.
 * @param integrationOf finds the integration, and checks the caller's access
 */
export function listOf<S extends TObject, Input>(
  schema: S,
  rows: Parameters<typeof valuesOf<StaticOf<S>>>[0],
  integrationOf: (input: Input, call: Call) => { readonly wire: { readonly id: string } },
) {
  const list = lqList(schema);
  return (input: Input & LqQuery, call: Call) =>
    list(valuesOf(rows, integrationOf(input, call).wire.id), input);
}
