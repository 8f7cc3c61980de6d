/** Access checks: every object belongs to a provider, and only callers of the provider may use it. */
import type { TObject } from "typebox";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { StaticOf } from "#contracts/kit/params.ts";
import { type ConnectorsTables, digestOf, loginOf, type Stored } from "#services/connectors/tables.ts";
import type { Collection } from "#services/kit/data/store.ts";
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

/** Values of the rows of one integration. */
export const valuesOf = <T>(
  rows: { by(index: "integration", id: string): readonly { readonly value: T }[] },
  integrationId: string,
): readonly T[] => rows.by("integration", integrationId).map(({ value }) => value);

interface AtIntegration extends OrganizationHeader {
  readonly UUID: string;
}

interface Configuration {
  readonly id: string;
  readonly providerId: string;
}

/** Handlers of a ticketing system that both systems have. @param secretMember member of the body with the secret */
export function system<Wire extends Configuration, Settings extends object>(
  tables: ConnectorsTables,
  integrations: Collection<Stored<Wire, Settings>>,
  secretMember: string,
) {
  const of = (input: AtIntegration, call: Call) =>
    openTo(tables, integrations.get(input.UUID.toLowerCase()), call, input);
  return {
    of,

    get: (input: AtIntegration, call: Call) => of(input, call).wire,

    /** @throws Problem 422 for credentials that the ticketing system rejects. They are not saved. */
    patch(
      input: AtIntegration & { readonly body: Readonly<Record<string, string | undefined>> },
      call: Call,
    ) {
      const { wire, secret: stored, settings } = of(input, call);
      const { [secretMember]: given, ...changes } = input.body;
      if (Object.keys(input.body).length === 0) return wire;
      const secret = given === undefined ? stored : digestOf(given);
      const changed = { ...wire, ...changes, updatedAt: new Date(call.now).toISOString() };
      if (tables.logins.get(loginOf(changed))?.secret !== secret)
        throw new Problem(422, "Validation failed: the ticketing system rejects these credentials", {
          code: "credentials_rejected",
        });
      return integrations.put({ wire: changed, secret, settings }).wire;
    },

    settings: (input: AtIntegration, call: Call) => of(input, call).settings,

    patchSettings(input: AtIntegration & { readonly body: Partial<Settings> }, call: Call) {
      const integration = of(input, call);
      return integrations.put({ ...integration, settings: { ...integration.settings, ...input.body } })
        .settings;
    },

    /** Lists rows of an integration by a list query. */
    list<S extends TObject>(schema: S, rows: Parameters<typeof valuesOf<StaticOf<S>>>[0]) {
      const list = lqList(schema);
      return (input: AtIntegration & LqQuery, call: Call) =>
        list(valuesOf(rows, of(input, call).wire.id), input);
    },
  };
}
