/** Providers, their administrators, and sync errors of both types of integration. */

import { Provider, type providerOperations } from "#contracts/connectors/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { lqList } from "#services/kit/lq-list.ts";
import type { Call, HandlersOf } from "#services/kit/service.ts";
import { type OrganizationHeader, openTo, providerOf, valuesOf } from "./support/access.ts";
import type { ConnectorsTables } from "./tables.ts";

/** Number of sync errors that count as recent. */
const RECENT = 50;

const details = lqList(Provider);

export function providerHandlers(tables: ConnectorsTables): HandlersOf<typeof providerOperations> {
  const { providers, administrators, psaA, psaB, syncErrors } = tables;
  const integrations = new Map<string, typeof psaA | typeof psaB>([
    ["psa_a", psaA],
    ["psa_b", psaB],
  ]);

  function detailsOf(input: OrganizationHeader & { readonly provider_id: string }, call: Call): Provider {
    const own = providerOf(tables, call, input);
    const provider = providers.get(input.provider_id);
    if (!provider) throw new Problem(404, "The provider does not exist");
    if (provider.id !== own) throw new Problem(403, "The caller is not associated with this provider");
    return provider;
  }

  return {
    listIntegrationErrors(input, call) {
      const stored = integrations.get(input.integration_type);
      if (!stored)
        throw new Problem(400, `integration_type must be one of: ${[...integrations.keys()].join(", ")}`, {
          field: "integration_type",
        });
      const { id } = openTo(tables, stored.get(input.UUID.toLowerCase()), call, input).wire;
      return [...valuesOf(syncErrors, id)]
        .sort((a, b) => b.timestamp.localeCompare(a.timestamp))
        .slice(0, RECENT);
    },

    getProvider: (input, call) => details([detailsOf(input, call)], { fields: input.fields })[0] ?? {},

    listProviderAdministrators: (input, call) =>
      administrators.by("provider", detailsOf(input, call).id).map(({ value }) => value),
  };
}
