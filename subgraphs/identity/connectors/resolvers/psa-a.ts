/** The integration with the first ticketing system: its companies, mappings and settings. */
import type { GraphQLResolveInfo } from "graphql";
import {
  connectors,
  PsaACompany,
  PsaACompanyType,
  PsaAConfiguration,
  PsaAMapping,
  PsaASettings,
} from "#contracts/connectors/index.ts";
import type {
  At,
  PsaACompanyMapper,
  PsaACompanyTypeMapper,
  PsaAIntegrationMapper,
  PsaAMappingMapper,
} from "#generated/identity/mappers.ts";
import type { Resolvers } from "#generated/identity/resolvers.ts";
import { entityIn } from "#subgraphs/identity/connectors/entities.ts";
import { integrationIn, keyIn, mappingKey, partsOf } from "#subgraphs/identity/connectors/keys.ts";
import { idsIn, type ListArgs, listIn, mappingList } from "#subgraphs/identity/connectors/lists.ts";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import { lqFields } from "#subgraphs/kit/filters/lq.ts";
import type { ConnectionArgs } from "#subgraphs/kit/loading/connection.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { referencedMembers, selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { listOf, relation } from "#subgraphs/kit/people/relations.ts";
import { mappingId, providerOf, syncErrorsOf } from "./providers.ts";

const companyList = {
  filter: {
    companyIds: "id",
    name: "name",
    identifier: "identifier",
    statuses: "status",
    companyTypeIds: "types.id",
    city: "city",
    country: "country",
    updatedAt: "updatedAt",
  },
  ids: { companyIds: idsIn("PsaACompany"), companyTypeIds: idsIn("PsaACompanyType") },
  order: { NAME: "name", STATUS: "status", COUNTRY: "country", UPDATED_AT: "updatedAt" },
} as const;

const mappings = {
  ...mappingList,
  filter: { ...mappingList.filter, agreementIds: "agreement.id" },
  ids: { ...mappingList.ids, companyIds: idsIn("PsaACompany"), agreementIds: idsIn("PsaAAgreement") },
} as const;

type MappingArgs = ListArgs<keyof typeof mappings.filter, keyof typeof mappings.order>;

const mappingsOf = (
  at: At,
  args: MappingArgs,
  { connectors: own }: IdentityContext,
  info: GraphQLResolveInfo,
) =>
  listIn(at, args, mappings, (query, page) =>
    own.connection("listPsaAMappings", query, page, lqFields(selectedMembers(info, "PsaAMapping"))),
  );

const configurationOf = ({ at }: PsaAIntegrationMapper, { connectors }: IdentityContext) =>
  connectors.psaA.load(at);

export const psaAResolvers: Resolvers = {
  Connectors: {
    psaAIntegration: ({ organizationId }, { id }, { connectors }) =>
      connectors.psaA.load(integrationIn(connectors, "PsaAIntegration", id, organizationId)),
  },

  PsaAIntegration: mapWireType(
    PsaAConfiguration,
    {
      __resolveReference: ({ id }, { connectors }) =>
        connectors.psaA.load(integrationIn(connectors, "PsaAIntegration", id, null)),
      ...keyed("PsaAIntegration", ({ at }: PsaAIntegrationMapper) => at.UUID),
      async provider(integration, _, context, info) {
        const whole = integration.part ? await configurationOf(integration, context) : integration;
        return providerOf(context, integration.at, whole?.providerId, info);
      },
      companies: ({ at }, args, { connectors }, info) =>
        listIn(at, args, companyList, (query, page) =>
          connectors.connection(
            "listPsaACompanies",
            query,
            page,
            lqFields(selectedMembers(info, "PsaACompany")),
          ),
        ),
      companyTypes: ({ at }, _, { connectors }) => connectors.psaACompanyTypes.load(at),
      mappings: ({ at }, args, context, info) => mappingsOf(at, args, context, info),
      settings: ({ at }, _, { connectors }) => connectors.psaASettings.load(at),
      syncErrors: ({ at }, _, context) => syncErrorsOf(context, at, "psa_a", "PsaACompany"),
    },
    {
      loadFull: async (integration: PsaAIntegrationMapper, context: IdentityContext) =>
        integration.part ? configurationOf(integration, context) : null,
    },
  ),

  PsaACompany: mapWireType(
    PsaACompany,
    {
      ...entityIn("PsaACompany", ({ psaACompany }) => psaACompany),
      mappings: relation(
        { by: "id", reads: listOf(connectors, "listPsaAMappings") },
        (
          { id, at }: PsaACompanyMapper,
          page: ConnectionArgs,
          context: IdentityContext,
          info: GraphQLResolveInfo,
        ) => mappingsOf(at, { ...page, filter: { companyIds: [id ?? ""] } }, context, info),
      ),
      types: ({ types, at }) => types?.map((type) => ({ ...type, at })),
    },
    {
      alwaysSelect: ["id"],
      loadFull: async ({ part, at, id }: PsaACompanyMapper, { connectors }: IdentityContext) =>
        part ? connectors.psaACompany.load(keyIn(at, id)) : null,
    },
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

  PsaAMapping: mapWireType(
    PsaAMapping,
    {
      async __resolveReference({ id }, { connectors }, info) {
        const { at, ids } = partsOf(connectors, "PsaAMapping", id, 3);
        const mapping = await connectors.psaAMapping.load(
          mappingKey(at, ids[0], ids[1]),
          referencedMembers(info, "PsaAMapping"),
        );
        return mapping && { ...mapping, at };
      },
      id: ({ at, company, organization }) => mappingId("PsaAMapping", at, company, organization),
      company: ({ company, at }) => company && { ...company, at, part: true as const },
      agreement: ({ agreement, company, at }) =>
        agreement?.id ? { ...agreement, company: company ?? null, at, part: true as const } : null,
      addition: ({ agreement, addition, at }) =>
        agreement?.id && addition?.id
          ? { ...addition, agreementId: agreement.id, at, part: true as const }
          : null,
    },
    {
      alwaysSelect: ["id", "company", "organization"],
      requires: {
        agreement: ["agreement", "company"],
        addition: ["agreement", "addition"],
      },
      loadFull: async (
        { sent, at, company, organization }: PsaAMappingMapper,
        { connectors }: IdentityContext,
      ) => (sent ? connectors.psaAMapping.load(mappingKey(at, company?.id, organization?.id)) : null),
    },
  ),

  PsaASettings: mapWireType(PsaASettings, {
    async companyTypes({ companyTypeIds, at }, _, { connectors }) {
      const types = await connectors.psaACompanyTypes.load(at);
      return types?.filter(({ id }) => id != null && companyTypeIds?.includes(id));
    },
  }),
};
