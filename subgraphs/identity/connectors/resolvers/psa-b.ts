/** The integration with the second ticketing system: its companies, billing options, mappings and settings. */
import {
  PsaBBilling,
  PsaBBillingOption,
  PsaBCompany,
  PsaBConfiguration,
  PsaBMapping,
  PsaBPatch,
  PsaBSettings,
  PsaBSettingsPatch,
} from "#contracts/connectors/index.ts";
import type {
  At,
  PsaBBillingOptionMapper,
  PsaBCompanyMapper,
  PsaBMappingMapper,
} from "#generated/identity/mappers.ts";
import type { PsaBMappingInput, Resolvers } from "#generated/identity/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { changeMappings, checkChanged } from "#subgraphs/identity/connectors/changes.ts";
import { configuredIntegration, integrationIn } from "#subgraphs/identity/connectors/keys.ts";
import { connectorsLoaders } from "#subgraphs/identity/connectors/loaders.ts";
import { objectsIn } from "#subgraphs/identity/connectors/objects.ts";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import { globalId, keyPart } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { type Company, foundByDomain } from "#subgraphs/kit/people/company-entity.ts";
import { familyRecords } from "#subgraphs/kit/people/person-records.ts";
import { integrationOf } from "./providers.ts";

const companies = objectsIn<PsaBCompanyMapper>({
  type: "PsaBCompany",
  row: PsaBCompany,
  list: "listPsaBCompanies",
  loaderIn: ({ psaBCompany }) => psaBCompany,
});

const billingOptions = objectsIn<PsaBBillingOptionMapper>({
  type: "PsaBBillingOption",
  row: PsaBBillingOption,
  list: "listPsaBBillingMappingConfigurationOptions",
  loaderIn: ({ psaBBillingOption }) => psaBBillingOption,
});

const mappings = objectsIn<PsaBMappingMapper>({
  type: "PsaBMapping",
  row: PsaBMapping,
  list: "listPsaBMappings",
  loaderIn: ({ psaBMapping }) => psaBMapping,
  parts: [({ company }) => company?.id, ({ organization }) => organization?.id],
});

/** Reads an argument whose value the documents call an object without a schema. @throws BAD_USER_INPUT */
function objectIn(value: unknown, argument: string): Record<string, unknown> | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== "object" || Array.isArray(value))
    throw badInput(`"${argument}" must be an object`, argument);
  return Object.fromEntries(Object.entries(value));
}

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

function billingIn(_at: At, { billing }: PsaBMappingInput) {
  if (!billing) return {};
  const fields = toWire(PsaBBilling, {
    scheduleId: objectIn(billing.scheduleId, "scheduleId"),
    scheduleName: objectIn(billing.scheduleName, "scheduleName"),
    lineItemId: objectIn(billing.lineItemId, "lineItemId"),
    lineItemName: objectIn(billing.lineItemName, "lineItemName"),
  });
  return { billingConfigurations: { fields } };
}

export const psaBResolvers: Resolvers = {
  Company: {
    psaBCompany: companyRecords.one,
    psaBCompanies: companyRecords.all,
  },

  Connectors: {
    psaBIntegration: ({ organizationId }, { id }, { connectors }) =>
      connectors.psaB.load(integrationIn(connectors, "PsaBIntegration", id, organizationId)),
  },

  PsaBIntegration: integrationOf("PsaBIntegration", PsaBConfiguration, ({ psaB }) => psaB, {
    companies: companies.list,
    billingOptions: billingOptions.list,
    mappings: mappings.list,
    settings: ({ at }, _, { connectors }) => connectors.psaBSettings.load(at),
  }),

  PsaBCompany: companies.resolvers({ mappings: mappings.ofCompany }, companies.partial),

  PsaBBillingOption: billingOptions.resolvers({
    company: ({ company, at }) => company && { ...company, at, part: true as const },
  }),

  PsaBMapping: mappings.resolvers(
    {
      company: ({ company, at }) => company && { ...company, at, part: true as const },
      billing: ({ billingConfigurations }) => billingConfigurations?.fields,
    },
    {
      ...mappings.partial,
      alwaysSelect: ["id", "company", "organization"],
      requires: { billing: ["billingConfigurations"] },
    },
  ),

  PsaBBilling: mapWireType(PsaBBilling, {}),
  PsaBSettings: mapWireType(PsaBSettings, {}),

  Mutation: {
    updatePsaBIntegration(_, { input }, { connectors }) {
      const { id, organizationId, ...changes } = input;
      const at = integrationIn(connectors, "PsaBIntegration", id, organizationId);
      const body = checkChanged(toWire(PsaBPatch, changes));
      return payload(async () => {
        const configuration = await connectors.api.patchPsaBIntegration({ ...at, body });
        return { integration: { ...configuration, at } };
      });
    },

    updatePsaBMappings: (_, { input }, { connectors }) =>
      changeMappings(connectors, "PsaB", input, {
        own: billingIn,
        send: (call) => connectors.api.patchPsaBMappings(call),
      }),

    updatePsaBSettings(_, { input }, { connectors }) {
      const { integrationId, organizationId, automaticTicketing } = input;
      const at = integrationIn(connectors, "PsaBIntegration", integrationId, organizationId, "integrationId");
      const body = checkChanged(toWire(PsaBSettingsPatch, { automaticTicketing }));
      return payload(async () => {
        const settings = await connectors.api.patchPsaBSettings({ ...at, body });
        return { settings, integration: { at, part: true as const } };
      });
    },

    deletePsaBIntegration(_, { input }, { connectors }) {
      const at = integrationIn(connectors, "PsaBIntegration", input.id, input.organizationId);
      return payload(async () => {
        await connectors.api.deletePsaBIntegration(at);
        return { deletedId: globalId("PsaBIntegration", at.UUID) };
      });
    },
  },
};
