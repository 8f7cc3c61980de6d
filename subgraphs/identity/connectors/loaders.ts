import { connectors, Provider } from "#contracts/connectors/index.ts";
import type {
  At,
  AtProvider,
  ConnectorsAdministratorMapper,
  ConnectorsProviderMapper,
  PsaACompanyTypeMapper,
  PsaAIntegrationMapper,
  PsaASettingsMapper,
  PsaBIntegrationMapper,
} from "#generated/identity/mappers.ts";
import { domainOfEmail, spellingsOf } from "#platform/domain.ts";
import { lqFields, lqFilter } from "#subgraphs/kit/filters/lq.ts";
import { conditionOf } from "#subgraphs/kit/filters/narrowing.ts";
import { type Fields, loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import {
  type AdditionKey,
  additionKey,
  type DomainKey,
  type KeyIn,
  type MappingKey,
  mappingKey,
} from "./keys.ts";

const { batch, batchMany, each } = loadersOf(connectors);

const providerFields = Object.keys(Provider.properties) as (keyof Provider)[];

/** Options of loaders by id that read a list: up to 100 ids per call, all of one integration. */
const byIds = {
  max: 100,
  selective: true,
  within: ({ at }: KeyIn) => at,
  ask: askByIds,
  keyOf: ({ id }: { readonly id?: string | null }, at: At) => (id ? { at, id } : null),
};

function askByIds(keys: readonly KeyIn[], fields: Fields) {
  const filter = lqFilter({ id: "id" }, { id: { in: keys.map(({ id }) => id) } });
  return {
    ...atOf(keys),
    filter: conditionOf(filter),
    ...(fields && lqFields(fields)),
  };
}

interface Pair {
  readonly company?: { readonly id?: string | null } | null;
  readonly organization?: { readonly id?: string | null } | null;
}

/** Options of loaders of mappings by company and organization. The list filters by both; the pairs are picked. */
const byPairs = {
  max: 50,
  selective: true,
  within: ({ at }: MappingKey) => at,
  ask: askByPairs,
  keyOf: ({ company, organization }: Pair, at: At) =>
    company?.id && organization?.id ? mappingKey(at, company.id, organization.id) : null,
};

function askByPairs(pairs: readonly MappingKey[], fields: Fields) {
  const filter = lqFilter(
    { company: "company.id", organization: "organization.id" },
    {
      company: { in: [...new Set(pairs.map(({ companyId }) => companyId))] },
      organization: { in: [...new Set(pairs.map(({ organizationId }) => organizationId))] },
    },
  );
  return {
    ...atOf(pairs),
    filter: conditionOf(filter),
    ...(fields && lqFields(fields)),
  };
}

/** The integration of a call, which all its keys share. */
const atOf = ([first]: readonly { readonly at: At }[]): At =>
  first?.at ?? { UUID: "", "x-org-id": undefined };

export const connectorsLoaders = {
  provider: each("getProvider", {
    selective: true,
    ask: (at: AtProvider, fields) => ({
      ...at,
      ...(fields && { fields: providerFields.filter((field) => fields.has(field)) }),
    }),
    itemIn: (body, at): ConnectorsProviderMapper => ({ ...body, at }),
  }),
  administrators: each("listProviderAdministrators", {
    ask: (at: AtProvider) => at,
    itemIn: (rows, at): ConnectorsAdministratorMapper[] => rows.map((row) => ({ ...row, at })),
  }),
  syncErrors: each("listIntegrationErrors", {
    /** @param key The integration, and its type as in the family's paths. */
    ask: ({ at, type }: { readonly at: At; readonly type: string }) => ({ ...at, integration_type: type }),
    itemIn: (rows) => rows,
  }),

  psaA: each("getPsaAIntegration", {
    ask: (at: At) => at,
    itemIn: (body, at): PsaAIntegrationMapper => ({ ...body, at }),
  }),
  psaACompanyTypes: each("listPsaACompanyTypes", {
    ask: (at: At) => at,
    itemIn: (rows, at): PsaACompanyTypeMapper[] => rows.map((row) => ({ ...row, at })),
  }),
  psaASettings: each("getPsaASettings", {
    ask: (at: At) => at,
    itemIn: (body, at): PsaASettingsMapper => ({ ...body, at }),
  }),
  psaACompany: batch("listPsaACompanies", byIds),
  psaAAgreement: batch("listPsaAAgreements", byIds),
  psaAAddition: batch("listPsaAAgreementAdditions", {
    max: byIds.max,
    selective: true,
    within: ({ at, agreementId }: AdditionKey) => ({ at, agreementId }),
    ask: (keys, fields) => ({ ...askByIds(keys, fields), agreement_ID: keys[0]?.agreementId ?? "" }),
    keyOf: ({ id }, { at, agreementId }) => (id ? additionKey(at, agreementId, id) : null),
  }),

  psaAMapping: batch("listPsaAMappings", byPairs),

  psaB: each("getPsaBIntegration", {
    ask: (at: At) => at,
    itemIn: (body, at): PsaBIntegrationMapper => ({ ...body, at }),
  }),
  psaBSettings: each("getPsaBSettings", { ask: (at: At) => at, itemIn: (body) => body }),
  psaBCompany: batch("listPsaBCompanies", byIds),
  // Conditions on one field are joined by AND, so each call has one domain.
  psaBCompaniesByDomain: batchMany("listPsaBCompanies", {
    max: 1,
    selective: true,
    within: ({ at }: DomainKey) => at,
    ask: (keys, fields) => ({
      ...atOf(keys),
      filter: conditionOf(lqFilter({ email: "email" }, { email: { endsWith: `@${keys[0]?.domain ?? ""}` } })),
      ...(fields && lqFields(new Set([...fields, "id", "email"]))),
    }),
    keyOf: ({ email }, at) =>
      spellingsOf(domainOfEmail(email) ?? "").map((domain): DomainKey => ({ at, domain })),
  }),
  psaBBillingOption: batch("listPsaBBillingMappingConfigurationOptions", byIds),
  psaBMapping: batch("listPsaBMappings", byPairs),
};
