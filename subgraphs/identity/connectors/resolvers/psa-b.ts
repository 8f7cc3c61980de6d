/** The integration with the second ticketing system: its companies, billing options and mappings. */
import type { GraphQLResolveInfo } from "graphql";
import {
  connectors,
  PsaBBilling,
  PsaBBillingOption,
  PsaBCompany,
  PsaBConfiguration,
  PsaBMapping,
  PsaBSettings,
} from "#contracts/connectors/index.ts";
import type {
  At,
  PsaBCompanyMapper,
  PsaBIntegrationMapper,
  PsaBMappingMapper,
} from "#generated/identity/mappers.ts";
import type { Resolvers } from "#generated/identity/resolvers.ts";
import { entityIn } from "#subgraphs/identity/connectors/entities.ts";
import {
  configuredIntegration,
  integrationIn,
  keyIn,
  mappingKey,
  partsOf,
} from "#subgraphs/identity/connectors/keys.ts";
import {
  checkedIds,
  idsIn,
  type ListArgs,
  listIn,
  mappingList,
} from "#subgraphs/identity/connectors/lists.ts";
import { connectorsLoaders } from "#subgraphs/identity/connectors/loaders.ts";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import { lqFields } from "#subgraphs/kit/filters/lq.ts";
import type { ConnectionArgs } from "#subgraphs/kit/loading/connection.ts";
import { globalId, keyed, keyPart } from "#subgraphs/kit/mapping/ids.ts";
import { referencedMembers, selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { type Company, foundByDomain } from "#subgraphs/kit/people/company-entity.ts";
import { familyRecords } from "#subgraphs/kit/people/person-records.ts";
import { listOf, relation } from "#subgraphs/kit/people/relations.ts";
import { mappingId, providerOf, syncErrorsOf } from "./providers.ts";

const companyList = {
  filter: {
    companyIds: "id",
    name: "name",
    email: "email",
    city: "city",
    country: "country",
    updatedAt: "updatedAt",
  },
  ids: { companyIds: idsIn("PsaBCompany") },
  order: { NAME: "name", COUNTRY: "country", UPDATED_AT: "updatedAt" },
} as const;

const mappings = { ...mappingList, ids: { ...mappingList.ids, companyIds: idsIn("PsaBCompany") } } as const;

type MappingArgs = ListArgs<keyof typeof mappings.filter, keyof typeof mappings.order>;

const mappingsOf = (
  at: At,
  args: MappingArgs,
  { connectors: own }: IdentityContext,
  info: GraphQLResolveInfo,
) =>
  listIn(at, args, mappings, (query, page) =>
    own.connection("listPsaBMappings", query, page, lqFields(selectedMembers(info, "PsaBMapping"))),
  );

const billingOptionList = {
  filter: {
    companyIds: "company.id",
    scheduleIds: "schedule_id",
    scheduleName: "schedule_name",
    lineItemName: "line_item_name",
  },
  ids: { companyIds: idsIn("PsaBCompany"), scheduleIds: checkedIds },
  order: { SCHEDULE_NAME: "schedule_name", LINE_ITEM_NAME: "line_item_name", QUANTITY: "quantity" },
} as const;

const configurationOf = ({ at }: PsaBIntegrationMapper, { connectors }: IdentityContext) =>
  connectors.psaB.load(at);

/** Records of a company: companies of the configured integration with an address of its domain. */
export const companyRecords = familyRecords({
  family: "connectors",
  by: "domain of the e-mail address",
  reads: connectorsLoaders.psaBCompaniesByDomain.reads,
  async find(company: Company, { connectors }: IdentityContext, info) {
    const at = configuredIntegration(connectors, "PsaBIntegration");
    if (!at) return undefined;
    const fields = info ? selectedMembers(info, "PsaBCompany") : new Set(["id", "name"]);
    const rows = await foundByDomain(
      company,
      (domain) => connectors.psaBCompaniesByDomain.load({ at, domain }, fields),
      ({ id }) => id,
    );
    return rows.map((row) => {
      const record: PsaBCompanyMapper = { ...row, at };
      return { record, by: "EMAIL_DOMAIN" as const };
    });
  },
  idOf: ({ at, id }) => globalId("PsaBCompany", at.UUID, keyPart(id)),
  nameOf: ({ name }) => name,
});

export const psaBResolvers: Resolvers = {
  Company: {
    psaBCompany: companyRecords.one,
    psaBCompanies: companyRecords.all,
  },

  Connectors: {
    psaBIntegration: ({ organizationId }, { id }, { connectors }) =>
      connectors.psaB.load(integrationIn(connectors, "PsaBIntegration", id, organizationId)),
  },

  PsaBIntegration: mapWireType(
    PsaBConfiguration,
    {
      __resolveReference: ({ id }, { connectors }) =>
        connectors.psaB.load(integrationIn(connectors, "PsaBIntegration", id, null)),
      ...keyed("PsaBIntegration", ({ at }: PsaBIntegrationMapper) => at.UUID),
      async provider(integration, _, context, info) {
        const whole = integration.part ? await configurationOf(integration, context) : integration;
        return providerOf(context, integration.at, whole?.providerId, info);
      },
      companies: ({ at }, args, { connectors }, info) =>
        listIn(at, args, companyList, (query, page) =>
          connectors.connection(
            "listPsaBCompanies",
            query,
            page,
            lqFields(selectedMembers(info, "PsaBCompany")),
          ),
        ),
      billingOptions: ({ at }, args, { connectors }, info) =>
        listIn(at, args, billingOptionList, (query, page) =>
          connectors.connection(
            "listPsaBBillingMappingConfigurationOptions",
            query,
            page,
            lqFields(selectedMembers(info, "PsaBBillingOption")),
          ),
        ),
      mappings: ({ at }, args, context, info) => mappingsOf(at, args, context, info),
      settings: ({ at }, _, { connectors }) => connectors.psaBSettings.load(at),
      syncErrors: ({ at }, _, context) => syncErrorsOf(context, at, "psa_b", "PsaBCompany"),
    },
    {
      loadFull: async (integration: PsaBIntegrationMapper, context: IdentityContext) =>
        integration.part ? configurationOf(integration, context) : null,
    },
  ),

  PsaBCompany: mapWireType(
    PsaBCompany,
    {
      ...entityIn("PsaBCompany", ({ psaBCompany }) => psaBCompany),
      mappings: relation(
        { by: "id", reads: listOf(connectors, "listPsaBMappings") },
        (
          { id, at }: PsaBCompanyMapper,
          page: ConnectionArgs,
          context: IdentityContext,
          info: GraphQLResolveInfo,
        ) => mappingsOf(at, { ...page, filter: { companyIds: [id ?? ""] } }, context, info),
      ),
    },
    {
      alwaysSelect: ["id"],
      loadFull: async ({ part, at, id }: PsaBCompanyMapper, { connectors }: IdentityContext) =>
        part ? connectors.psaBCompany.load(keyIn(at, id)) : null,
    },
  ),

  PsaBBillingOption: mapWireType(
    PsaBBillingOption,
    {
      ...entityIn("PsaBBillingOption", ({ psaBBillingOption }) => psaBBillingOption),
      company: ({ company, at }) => company && { ...company, at, part: true as const },
    },
    { alwaysSelect: ["id"] },
  ),

  PsaBMapping: mapWireType(
    PsaBMapping,
    {
      async __resolveReference({ id }, { connectors }, info) {
        const { at, ids } = partsOf(connectors, "PsaBMapping", id, 3);
        const mapping = await connectors.psaBMapping.load(
          mappingKey(at, ids[0], ids[1]),
          referencedMembers(info, "PsaBMapping"),
        );
        return mapping && { ...mapping, at };
      },
      id: ({ at, company, organization }) => mappingId("PsaBMapping", at, company, organization),
      company: ({ company, at }) => company && { ...company, at, part: true as const },
      billing: ({ billingConfigurations }) => billingConfigurations?.fields,
    },
    {
      alwaysSelect: ["id", "company", "organization"],
      requires: { billing: ["billingConfigurations"] },
      loadFull: async (
        { sent, at, company, organization }: PsaBMappingMapper,
        { connectors }: IdentityContext,
      ) => (sent ? connectors.psaBMapping.load(mappingKey(at, company?.id, organization?.id)) : null),
    },
  ),

  PsaBBilling: mapWireType(PsaBBilling, {}),
  PsaBSettings: mapWireType(PsaBSettings, {}),
};
