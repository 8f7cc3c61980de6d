import { connectors, Provider } from "#contracts/connectors/index.ts";
import { lqFields, lqFilter } from "#subgraphs/kit/filters/lq.ts";
import { type Fields, loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import { atIn, atProviderIn, idsIn, keyWithin, within } from "./keys.ts";
import type {
  ConnectorsAdministratorMapper,
  ConnectorsProviderMapper,
  PsaACompanyTypeMapper,
  PsaAIntegrationMapper,
  PsaASettingsMapper,
  PsaBIntegrationMapper,
} from "./mappers.ts";

const { batch, each } = loadersOf(connectors);

const providerFields = Object.keys(Provider.properties) as (keyof Provider)[];

/** Objects by their ids, out of a list: up to a page of them in a call, of one integration each. */
const byIds = { max: 100, selective: true, within };

function askByIds(keys: readonly string[], fields: Fields) {
  const filter = lqFilter({ id: "id" }, { id: { in: keys.map((key) => idsIn(key).at(-1) ?? "") } });
  return {
    ...atIn(keys[0] ?? ""),
    filter: filter === "nothing" ? [] : filter,
    ...(fields && lqFields(fields)),
  };
}

/** Mappings by company and organization: whatever the two lists allow is sent, the pairs are picked. */
const byPairs = { max: 50, selective: true, within: (key: string) => within(within(key)) };

function askByPairs(keys: readonly string[], fields: Fields) {
  const pairs = keys.map(idsIn);
  const filter = lqFilter(
    { company: "company.id", organization: "organization.id" },
    {
      company: { in: [...new Set(pairs.map(([company = ""]) => company))] },
      organization: { in: [...new Set(pairs.map(([, organization = ""]) => organization))] },
    },
  );
  return {
    ...atIn(keys[0] ?? ""),
    filter: filter === "nothing" ? [] : filter,
    ...(fields && lqFields(fields)),
  };
}

interface Pair {
  readonly company?: { readonly id?: string | null } | null;
  readonly organization?: { readonly id?: string | null } | null;
}
const keyOfPair = ({ company, organization }: Pair, scope: string) =>
  keyWithin(scope, company?.id, organization?.id);

export const connectorsLoaders = {
  provider: each("getProvider", {
    selective: true,
    ask: (key, fields) => ({
      ...atProviderIn(key),
      ...(fields && { fields: providerFields.filter((field) => fields.has(field)) }),
    }),
    itemIn: (body, key): ConnectorsProviderMapper => ({ ...body, at: atProviderIn(key) }),
  }),
  administrators: each("listProviderAdministrators", {
    ask: atProviderIn,
    itemIn: (rows, key): ConnectorsAdministratorMapper[] =>
      rows.map((row) => ({ ...row, at: atProviderIn(key) })),
  }),
  /** By integration, and its type as the family's paths have it. */
  syncErrors: each("listIntegrationErrors", {
    ask: (key) => ({ ...atIn(key), integration_type: idsIn(key)[0] ?? "" }),
    itemIn: (rows) => rows,
  }),

  psaA: each("getPsaAIntegration", {
    ask: atIn,
    itemIn: (body, key): PsaAIntegrationMapper => ({ ...body, at: atIn(key) }),
  }),
  psaACompanyTypes: each("listPsaACompanyTypes", {
    ask: atIn,
    itemIn: (rows, key): PsaACompanyTypeMapper[] => rows.map((row) => ({ ...row, at: atIn(key) })),
  }),
  psaASettings: each("getPsaASettings", {
    ask: atIn,
    itemIn: (body, key): PsaASettingsMapper => ({ ...body, at: atIn(key) }),
  }),
  psaACompany: batch("listPsaACompanies", {
    ...byIds,
    ask: askByIds,
    keyOf: ({ id }, scope) => keyWithin(scope, id),
  }),
  psaAAgreement: batch("listPsaAAgreements", {
    ...byIds,
    ask: askByIds,
    keyOf: ({ id }, scope) => keyWithin(scope, id),
  }),
  /** By integration, agreement and addition. */
  psaAAddition: batch("listPsaAAgreementAdditions", {
    ...byIds,
    ask: (keys, fields) => ({ ...askByIds(keys, fields), agreement_ID: idsIn(keys[0] ?? "")[0] ?? "" }),
    keyOf: ({ id }, scope) => keyWithin(scope, id),
  }),

  psaAMapping: batch("listPsaAMappings", { ...byPairs, ask: askByPairs, keyOf: keyOfPair }),

  psaB: each("getPsaBIntegration", {
    ask: atIn,
    itemIn: (body, key): PsaBIntegrationMapper => ({ ...body, at: atIn(key) }),
  }),
  psaBSettings: each("getPsaBSettings", { ask: atIn, itemIn: (body) => body }),
  psaBCompany: batch("listPsaBCompanies", {
    ...byIds,
    ask: askByIds,
    keyOf: ({ id }, scope) => keyWithin(scope, id),
  }),
  psaBBillingOption: batch("listPsaBBillingMappingConfigurationOptions", {
    ...byIds,
    ask: askByIds,
    keyOf: ({ id }, scope) => keyWithin(scope, id),
  }),
  psaBMapping: batch("listPsaBMappings", { ...byPairs, ask: askByPairs, keyOf: keyOfPair }),
};
