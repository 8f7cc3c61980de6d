/** Changes to the integration with the first ticketing system. */
import { type PsaAMappingChange, PsaAPatch, PsaASettingsPatch } from "#contracts/connectors/index.ts";
import type { PsaAMappingInput, Resolvers } from "#generated/identity/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { changesOf, pairIn } from "#subgraphs/identity/connectors/changes.ts";
import { integrationIn, mappingKey, ownId } from "#subgraphs/identity/connectors/keys.ts";
import type { At } from "#subgraphs/identity/connectors/mappers.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mappingId } from "./providers.ts";

function mappingIn(at: At, { agreement, addition, ...pair }: PsaAMappingInput): PsaAMappingChange {
  if (addition && !agreement) throw badInput('"addition" is one of an agreement: name that too', "addition");
  const billedBy = (type: string, argument: string, given: typeof agreement, within?: string) =>
    given && {
      [argument]: {
        ...(given.id != null && { id: ownId(type, given.id, at, argument, within) }),
        ...(given.name != null && { name: given.name }),
      },
    };
  const agreementId =
    agreement?.id == null ? undefined : ownId("PsaAAgreement", agreement.id, at, "agreement");
  return {
    ...pairIn("PsaACompany", at, pair),
    ...billedBy("PsaAAgreement", "agreement", agreement),
    ...billedBy("PsaAAddition", "addition", addition, agreementId),
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
        connectors.psaA.clear(at);
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
        for (const { company, organization } of [...saved, ...removed])
          connectors.psaAMapping.clear(mappingKey(at, company.id, organization.id));
        return {
          integration: { at, part: true as const },
          mappings: saved.map((mapping) => ({ ...mapping, at, sent: true as const })),
          deletedIds: removed.map(({ company, organization }) =>
            mappingId("PsaAMapping", at, company, organization),
          ),
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
        connectors.psaASettings.clear(at);
        return { settings: { ...settings, at }, integration: { at, part: true as const } };
      });
    },
  },
};
