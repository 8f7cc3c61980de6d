/** Changes to the integration with the second ticketing system. */
import {
  PsaBBilling,
  type PsaBMappingChange,
  PsaBPatch,
  PsaBSettingsPatch,
} from "#contracts/connectors/index.ts";
import type { PsaBMappingInput, Resolvers } from "#generated/identity/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { changesOf, pairIn } from "#subgraphs/identity/connectors/changes.ts";
import { integrationIn, mappingKey } from "#subgraphs/identity/connectors/keys.ts";
import type { At } from "#subgraphs/identity/connectors/mappers.ts";
import { globalId } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mappingId } from "./providers.ts";

/** Reads an argument whose value the documents call an object without a schema. @throws BAD_USER_INPUT */
function objectIn(value: unknown, argument: string): Record<string, unknown> | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== "object" || Array.isArray(value))
    throw badInput(`"${argument}" must be an object`, argument);
  return Object.fromEntries(Object.entries(value));
}

function mappingIn(at: At, { billing, ...pair }: PsaBMappingInput): PsaBMappingChange {
  const fields =
    billing &&
    toWire(PsaBBilling, {
      scheduleId: objectIn(billing.scheduleId, "scheduleId"),
      scheduleName: objectIn(billing.scheduleName, "scheduleName"),
      lineItemId: objectIn(billing.lineItemId, "lineItemId"),
      lineItemName: objectIn(billing.lineItemName, "lineItemName"),
    });
  return { ...pairIn("PsaBCompany", at, pair), ...(fields && { billingConfigurations: { fields } }) };
}

export const psaBMutations: Resolvers = {
  Mutation: {
    updatePsaBIntegration(_, { input }, { connectors }) {
      const { id, organizationId, ...changes } = input;
      const at = integrationIn(connectors, "PsaBIntegration", id, organizationId);
      const body = toWire(PsaBPatch, changes);
      if (Object.keys(body).length === 0) throw badInput("Nothing is to be changed", "input");
      return payload(async () => {
        const configuration = await connectors.api.patchPsaBIntegration({ ...at, body });
        connectors.psaB.clear(at);
        return { integration: { ...configuration, at } };
      });
    },

    updatePsaBMappings(_, { input }, { connectors }) {
      const { integrationId, organizationId } = input;
      const at = integrationIn(connectors, "PsaBIntegration", integrationId, organizationId, "integrationId");
      const saved = (input.save ?? []).map((mapping) => mappingIn(at, mapping));
      const removed = (input.remove ?? []).map((pair) => pairIn("PsaBCompany", at, pair));
      const body = changesOf(saved, removed);
      return payload(async () => {
        await connectors.api.patchPsaBMappings({ ...at, body });
        for (const { company, organization } of [...saved, ...removed])
          connectors.psaBMapping.clear(mappingKey(at, company.id, organization.id));
        return {
          integration: { at, part: true as const },
          mappings: saved.map((mapping) => ({ ...mapping, at, sent: true as const })),
          deletedIds: removed.map(({ company, organization }) =>
            mappingId("PsaBMapping", at, company, organization),
          ),
        };
      });
    },

    updatePsaBSettings(_, { input }, { connectors }) {
      const { integrationId, organizationId, automaticTicketing } = input;
      const at = integrationIn(connectors, "PsaBIntegration", integrationId, organizationId, "integrationId");
      const body = toWire(PsaBSettingsPatch, { automaticTicketing });
      if (Object.keys(body).length === 0) throw badInput("Nothing is to be changed", "input");
      return payload(async () => {
        const settings = await connectors.api.patchPsaBSettings({ ...at, body });
        connectors.psaBSettings.clear(at);
        return { settings, integration: { at, part: true as const } };
      });
    },

    deletePsaBIntegration(_, { input }, { connectors }) {
      const at = integrationIn(connectors, "PsaBIntegration", input.id, input.organizationId);
      return payload(async () => {
        await connectors.api.deletePsaBIntegration(at);
        connectors.psaB.clear(at);
        return { deletedId: globalId("PsaBIntegration", at.UUID) };
      });
    },
  },
};
