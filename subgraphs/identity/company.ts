/** A company by its domain, whether or not a family has a record of it, and what the families know of it. */

import type { Resolvers } from "#generated/identity/resolvers.ts";
import { domainOfEmail } from "#platform/domain.ts";
import { type Company, domainOf } from "#subgraphs/kit/people/company-entity.ts";
import { noRoute, type PersonSource, sourcesFrom } from "#subgraphs/kit/people/person-records.ts";
import { relation } from "#subgraphs/kit/people/relations.ts";
import { companyRecords as psaBCompanies } from "./connectors/resolvers/psa-b.ts";
import type { IdentityContext } from "./context.ts";
import { companyPeople } from "./identity/company.ts";
import type { CompanySourceMapper, UserMapper } from "./mappers.ts";
import { isPublicMailDomain } from "./public-mail-domains.ts";

/** Null for a domain whose addresses belong to anybody. */
export const companyOf = (domain: string, context: IdentityContext): Company | null =>
  isPublicMailDomain(domain, context) ? null : { domain };

const ownSources = sourcesFrom([
  companyPeople,
  noRoute("directory", "No operation finds anything by a domain; select `people` for the HR workers."),
  psaBCompanies,
  noRoute("catalog", "The catalog knows interfaces, not companies."),
]);

/** Entries from another subgraph; empty if it could not be called, which is already an error. */
const toldBy = (sources: unknown): readonly CompanySourceMapper[] =>
  Array.isArray(sources) ? (sources as PersonSource<CompanySourceMapper["matches"][number]["by"]>[]) : [];

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
    async sources(company, args, context) {
      const { sourcesOfCollaboration, sourcesOfBusiness } = company;
      const own = await ownSources(company, args, context);
      return [...own, ...toldBy(sourcesOfCollaboration), ...toldBy(sourcesOfBusiness)];
    },
  },

  CompanySource: {
    matches: ({ matches }) => matches.map(({ id, by }) => ({ recordId: id, matchedBy: by })),
  },
};
