/** A company by its domain, even if no family has a record of it, and its records in the families. */

import type { Resolvers } from "#generated/identity/resolvers.ts";
import { domainOfEmail } from "#platform/domain.ts";
import { type Company, domainOf } from "#subgraphs/kit/people/company-entity.ts";
import { noRoute, type PersonSource, sourcesFrom } from "#subgraphs/kit/people/person-records.ts";
import { relation } from "#subgraphs/kit/people/relations.ts";
import { companyRecords as psaBCompanies } from "./connectors/resolvers/psa-b.ts";
import type { IdentityContext } from "./context.ts";
import { companyPeople } from "./identity/company.ts";
import type { CompanyMapper, CompanySourceMapper, UserMapper } from "./mappers.ts";
import { serviceOf } from "./person-sources.ts";
import { isPublicMailDomain } from "./public-mail-domains.ts";

/** The company of a domain. Null for a public mail domain. */
export const companyOf = (domain: string, context: IdentityContext): Company | null =>
  isPublicMailDomain(domain, context) ? null : { domain };

const ownSources = sourcesFrom([
  companyPeople,
  noRoute("directory", "No operation finds anything by a domain; select `people` for the HR workers."),
  psaBCompanies,
  noRoute("catalog", "The catalog knows interfaces, not companies."),
]);

/** Entries from another subgraph. Empty if the subgraph failed, which already has an error in the response. */
const toldBy = (sources: unknown): readonly CompanySourceMapper[] =>
  Array.isArray(sources) ? (sources as PersonSource<CompanySourceMapper["matches"][number]["by"]>[]) : [];

async function allSources(
  company: CompanyMapper,
  args: object,
  context: IdentityContext,
): Promise<CompanySourceMapper[]> {
  const { sourcesOfCollaboration, sourcesOfBusiness } = company;
  const own = await ownSources(company, args, context);
  return [...own, ...toldBy(sourcesOfCollaboration), ...toldBy(sourcesOfBusiness)];
}

/** Families whose records have a company's name, in order of preference. Support desk records list the domain. */
const NAMING = ["supportDesk", "crm", "erp", "connectors"];

/** The name in an entry with exactly one record, because several records are ambiguous. */
const nameIn = (source: CompanySourceMapper | undefined): string | null =>
  (source?.status === "FOUND" && source.matches[0]?.name?.trim()) || null;

/** The first entry that has a name, in the order of `NAMING`. */
async function namedSource(company: CompanyMapper, args: object, context: IdentityContext) {
  const sources = await allSources(company, args, context);
  return NAMING.map((naming) => sources.find(({ family }) => family === naming)).find(nameIn);
}

export const companyResolvers: Resolvers = {
  Query: {
    company: (_, { domain }, context) => companyOf(domainOf(domain), context),
  },

  User: {
    company: relation(
      { by: "domain of the e-mail address" },
      ({ email }: UserMapper, _args: object, context: IdentityContext) => {
        const domain = domainOfEmail(email);
        return domain === undefined ? null : companyOf(domain, context);
      },
    ),
  },

  Company: {
    sources: allSources,
    name: async (company, args, context) => nameIn(await namedSource(company, args, context)),
    nameSource: async (company, args, context) => (await namedSource(company, args, context)) ?? null,
  },

  CompanySource: {
    service: ({ family }) => serviceOf(family),
    matches: ({ matches }) =>
      matches.map(({ id, by, name }) => ({ recordId: id, matchedBy: by, name: name ?? null })),
  },
};
