/** Changes to the integration with the first ticketing system. */
import { type PsaAMappingChange, PsaAPatch, PsaASettingsPatch } from "#contracts/connectors/index.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { PsaAMappingInput, Resolvers } from "#subgraphs/identity/__generated__/resolvers.ts";
import { changesOf, pairIn } from "#subgraphs/identity/connectors/changes.ts";
import { integrationIn, keyIn, ownId } from "#subgraphs/identity/connectors/keys.ts";
import type { At } from "#subgraphs/identity/connectors/mappers.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";

function mappingIn(at: At, { agreement, addition, ...pair }: PsaAMappingInput): PsaAMappingChange {
  if (addition && !agreement) throw badInput('"addition" is one of an agreement: name that too', "addition");
  const billedBy = (type: string, parts: number, argument: string, given: typeof agreement) =>
    given && {
      [argument]: {
        ...(given.id != null && { id: ownId(type, given.id, at, argument, parts) }),
        ...(given.name != null && { name: given.name }),
      },
    };
  return {
    ...pairIn("PsaACompany", at, pair),
    ...billedBy("PsaAAgreement", 2, "agreement", agreement),
    ...billedBy("PsaAAddition", 3, "addition", addition),
  };
}

export const psaAMutations: Resolvers = {
  Mutation: {
    updatePsaAIntegration(_, { input }, { connectors }) {
      const { id, organizationId, ...changes } = input;
      const at = integrationIn(connectors, "PsaAIntegration", id, organizationId);
      const body = toWire(PsaAPatch, changes);
      if (Object.keys(body).length === 0) throw badInput("Nothing is to be changed", "input");
      return payload(async () => {
        const configuration = await connectors.api.patchPsaAIntegration({ ...at, body });
        connectors.psaA.clear(keyIn(at));
        return { integration: { ...configuration, at } };
      });
    },

    updatePsaAMappings(_, { input }, { connectors }) {
      const { integrationId, organizationId } = input;
      const at = integrationIn(connectors, "PsaAIntegration", integrationId, organizationId, "integrationId");
      const saved = (input.save ?? []).map((mapping) => mappingIn(at, mapping));
      const removed = (input.remove ?? []).map((pair) => pairIn("PsaACompany", at, pair));
      const body = changesOf(saved, removed);
      return payload(async () => {
        await connectors.api.patchPsaAMappings({ ...at, body });
        const asGiven = <Mapping extends object>(mapping: Mapping) => ({ ...mapping, at });
        return {
          integration: { at, part: true as const },
          saved: saved.map(asGiven),
          removed: removed.map(asGiven),
        };
      });
    },

    updatePsaASettings(_, { input }, { connectors }) {
      const { integrationId, organizationId, companyTypeIds, automaticTicketing } = input;
      const at = integrationIn(connectors, "PsaAIntegration", integrationId, organizationId, "integrationId");
      const body = toWire(PsaASettingsPatch, {
        automaticTicketing,
        companyTypeIds: companyTypeIds?.map((id) => ownId("PsaACompanyType", id, at, "companyTypeIds")),
      });
      if (Object.keys(body).length === 0) throw badInput("Nothing is to be changed", "input");
      return payload(async () => {
        const settings = await connectors.api.patchPsaASettings({ ...at, body });
        connectors.psaASettings.clear(keyIn(at));
        return { settings: { ...settings, at }, integration: { at, part: true as const } };
      });
    },
  },
};
