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
import { type FilterValue, lqFields, lqFilter } from "#subgraphs/kit/filters/lq.ts";
import { conditionOf } from "#subgraphs/kit/filters/narrowing.ts";
import { type Fields, loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import { type DomainKey, type KeyIn, keyIn } from "./keys.ts";

const { batch, batchMany, each } = loadersOf(connectors);

const providerFields = Object.keys(Provider.properties) as (keyof Provider)[];

/** Parameters of a list of the integration that all keys share, with conditions by path. */
const askFor = (
  [first]: readonly { readonly at: At }[],
  conditions: Readonly<Record<string, FilterValue>>,
  fields: Fields,
) => ({
  ...(first?.at ?? { UUID: "", "x-org-id": undefined }),
  filter: conditionOf(
    lqFilter(Object.fromEntries(Object.keys(conditions).map((path) => [path, path])), conditions),
  ),
  ...(fields && lqFields(fields)),
});

/** Distinct ids at a place of the keys. */
const idsAt = (place: number, keys: readonly KeyIn[]) => ({
  in: [...new Set(keys.map(({ ids }) => ids.at(place) ?? ""))],
});

/** Options of loaders by id that read a list: up to 100 ids per call, all of one integration. */
const byIds = {
  max: 100,
  selective: true,
  within: ({ at }: KeyIn) => at,
  ask: (keys: readonly KeyIn[], fields: Fields) => askFor(keys, { id: idsAt(-1, keys) }, fields),
  keyOf: ({ id }: { readonly id?: string | null }, at: At) => (id ? keyIn(at, id) : null),
};

interface Pair {
  readonly company?: { readonly id?: string | null } | null;
  readonly organization?: { readonly id?: string | null } | null;
}

/** Options of loaders of mappings by company and organization. The list filters by both; the pairs are picked. */
const byPairs = {
  max: 50,
  selective: true,
  within: ({ at }: KeyIn) => at,
  ask: (pairs: readonly KeyIn[], fields: Fields) =>
    askFor(pairs, { "company.id": idsAt(0, pairs), "organization.id": idsAt(1, pairs) }, fields),
  keyOf: ({ company, organization }: Pair, at: At) =>
    company?.id && organization?.id ? keyIn(at, company.id, organization.id) : null,
};

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
    ...byIds,
    within: ({ at, ids: [agreementId = ""] }: KeyIn) => ({ at, agreementId }),
    ask: (keys, fields) => ({ ...byIds.ask(keys, fields), agreement_ID: keys[0]?.ids[0] ?? "" }),
    keyOf: ({ id }, { at, agreementId }) => (id ? keyIn(at, agreementId, id) : null),
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
    ask: (keys, fields) =>
      askFor(
        keys,
        { email: { endsWith: `@${keys[0]?.domain ?? ""}` } },
        fields && new Set([...fields, "id", "email"]),
      ),
    keyOf: ({ email }, at) =>
      spellingsOf(domainOfEmail(email) ?? "").map((domain): DomainKey => ({ at, domain })),
  }),
  psaBBillingOption: batch("listPsaBBillingMappingConfigurationOptions", byIds),
  psaBMapping: batch("listPsaBMappings", byPairs),
};
