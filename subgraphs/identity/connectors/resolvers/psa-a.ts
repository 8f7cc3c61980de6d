/** The integration with the first ticketing system: its companies, agreements, mappings and settings. */
import {
  PsaAAddition,
  PsaAAgreement,
  PsaACompany,
  PsaACompanyType,
  PsaAConfiguration,
  PsaAMapping,
  PsaAPatch,
  PsaASettings,
  PsaASettingsPatch,
} from "#contracts/connectors/index.ts";
import type {
  At,
  PsaAAdditionMapper,
  PsaAAgreementMapper,
  PsaACompanyMapper,
  PsaACompanyTypeMapper,
  PsaAMappingMapper,
} from "#generated/identity/mappers.ts";
import type { PsaAMappingInput, Resolvers } from "#generated/identity/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { changeMappings, checkChanged } from "#subgraphs/identity/connectors/changes.ts";
import { integrationIn, ownId } from "#subgraphs/identity/connectors/keys.ts";
import { objectsIn } from "#subgraphs/identity/connectors/objects.ts";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { majorUnits } from "#subgraphs/kit/mapping/money.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { integrationOf } from "./providers.ts";

const companies = objectsIn<PsaACompanyMapper>({
  type: "PsaACompany",
  row: PsaACompany,
  list: "listPsaACompanies",
  loaderIn: ({ psaACompany }) => psaACompany,
  conditions: { companyTypeIds: "types.id" },
});

const agreements = objectsIn<PsaAAgreementMapper>({
  type: "PsaAAgreement",
  row: PsaAAgreement,
  list: "listPsaAAgreements",
  loaderIn: ({ psaAAgreement }) => psaAAgreement,
});

const additions = objectsIn<PsaAAdditionMapper>({
  type: "PsaAAddition",
  row: PsaAAddition,
  list: "listPsaAAgreementAdditions",
  loaderIn: ({ psaAAddition }) => psaAAddition,
  parent: "agreementId",
  parts: [({ agreementId }) => agreementId, ({ id }) => id],
});

const mappings = objectsIn<PsaAMappingMapper>({
  type: "PsaAMapping",
  row: PsaAMapping,
  list: "listPsaAMappings",
  loaderIn: ({ psaAMapping }) => psaAMapping,
  parts: [({ company }) => company?.id, ({ organization }) => organization?.id],
});

function priceOf(addition: PsaAAdditionMapper, price: "unitPrice" | "unitCost", context: IdentityContext) {
  const money = (whole: Pick<PsaAAdditionMapper, typeof price | "currency"> | null) =>
    majorUnits(whole?.[price], whole?.currency);
  return addition.part ? additions.whole(addition, context).then(money) : money(addition);
}

/** The agreement and the addition by which an organization is billed. */
function billedBy(at: At, { agreement, addition }: PsaAMappingInput) {
  if (addition && !agreement) throw badInput('"addition" is one of an agreement: name that too', "addition");
  const agreementId =
    agreement?.id == null ? undefined : ownId("PsaAAgreement", agreement.id, at, "agreement");
  return {
    ...(agreement && {
      agreement: {
        ...(agreementId !== undefined && { id: agreementId }),
        ...(agreement.name != null && { name: agreement.name }),
      },
    }),
    ...(addition && {
      addition: {
        ...(addition.id != null && {
          id: ownId("PsaAAddition", addition.id, at, "addition", agreementId),
        }),
        ...(addition.name != null && { name: addition.name }),
      },
    }),
  };
}

export const psaAResolvers: Resolvers = {
  Connectors: {
    psaAIntegration: ({ organizationId }, { id }, { connectors }) =>
      connectors.psaA.load(integrationIn(connectors, "PsaAIntegration", id, organizationId)),
  },

  PsaAIntegration: integrationOf("PsaAIntegration", PsaAConfiguration, ({ psaA }) => psaA, {
    companies: companies.list,
    companyTypes: ({ at }, _, { connectors }) => connectors.psaACompanyTypes.load(at),
    agreements: agreements.list,
    mappings: mappings.list,
    settings: ({ at }, _, { connectors }) => connectors.psaASettings.load(at),
  }),

  PsaACompany: companies.resolvers(
    {
      mappings: mappings.ofCompany,
      agreements: agreements.ofCompany,
      types: ({ types, at }) => types?.map((type) => ({ ...type, at })),
    },
    companies.partial,
  ),

  PsaACompanyType: mapWireType(
    PsaACompanyType,
    keyed(
      "PsaACompanyType",
      ({ at }: PsaACompanyTypeMapper) => at.UUID,
      ({ id }) => id,
    ),
    {
      // A company contains only ids of its types; the other members are in the list of all types.
      loadFull: async ({ at, id, isDefault }: PsaACompanyTypeMapper, { connectors }: IdentityContext) =>
        isDefault === undefined
          ? (await connectors.psaACompanyTypes.load(at))?.find((type) => type.id === id)
          : null,
    },
  ),

  PsaAAgreement: agreements.resolvers(
    {
      company: ({ company, at }) => company && { ...company, at, part: true as const },
      additions: ({ id, at }, args, context, info) => additions.read(at, args, context, info, id ?? ""),
    },
    agreements.partial,
  ),

  PsaAAddition: additions.resolvers(
    {
      unitPrice: (addition, _, context) => priceOf(addition, "unitPrice", context),
      unitCost: (addition, _, context) => priceOf(addition, "unitCost", context),
    },
    {
      ...additions.partial,
      requires: { unitPrice: ["unitPrice", "currency"], unitCost: ["unitCost", "currency"] },
    },
  ),

  PsaAMapping: mappings.resolvers(
    {
      company: ({ company, at }) => company && { ...company, at, part: true as const },
      agreement: ({ agreement, company, at }) =>
        agreement?.id ? { ...agreement, company: company ?? null, at, part: true as const } : null,
      addition: ({ agreement, addition, at }) =>
        agreement?.id && addition?.id
          ? { ...addition, agreementId: agreement.id, at, part: true as const }
          : null,
    },
    {
      ...mappings.partial,
      alwaysSelect: ["id", "company", "organization"],
      requires: { agreement: ["agreement", "company"], addition: ["agreement", "addition"] },
    },
  ),

  PsaASettings: mapWireType(PsaASettings, {
    async companyTypes({ companyTypeIds, at }, _, { connectors }) {
      const types = await connectors.psaACompanyTypes.load(at);
      return types?.filter(({ id }) => id != null && companyTypeIds?.includes(id));
    },
  }),

  Mutation: {
    updatePsaAIntegration(_, { input }, { connectors }) {
      const { id, organizationId, ...changes } = input;
      const at = integrationIn(connectors, "PsaAIntegration", id, organizationId);
      const body = checkChanged(toWire(PsaAPatch, changes));
      return payload(async () => {
        const configuration = await connectors.api.patchPsaAIntegration({ ...at, body });
        return { integration: { ...configuration, at } };
      });
    },

    updatePsaAMappings: (_, { input }, { connectors }) =>
      changeMappings(connectors, "PsaA", input, {
        own: billedBy,
        send: (call) => connectors.api.patchPsaAMappings(call),
      }),

    updatePsaASettings(_, { input }, { connectors }) {
      const { integrationId, organizationId, companyTypeIds, automaticTicketing } = input;
      const at = integrationIn(connectors, "PsaAIntegration", integrationId, organizationId, "integrationId");
      const body = checkChanged(
        toWire(PsaASettingsPatch, {
          automaticTicketing,
          companyTypeIds: companyTypeIds?.map((id) => ownId("PsaACompanyType", id, at, "companyTypeIds")),
        }),
      );
      return payload(async () => {
        const settings = await connectors.api.patchPsaASettings({ ...at, body });
        return { settings: { ...settings, at }, integration: { at, part: true as const } };
      });
    },
  },
};
