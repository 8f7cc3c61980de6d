/** What every subgraph does for the `Company` hub: a reference is its domain in the one spelling. */
import { domainIn } from "#platform/domain.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { globalId } from "#subgraphs/kit/mapping/ids.ts";

/** A company as a subgraph is given it. */
export interface Company {
  readonly domain: string;
}

/** How a record of a company was found. */
export type CompanyMatchedBy = "DOMAIN" | "EMAIL_DOMAIN";

/**
 * A domain in its one spelling, the key of the `Company` hub.
 * @throws BAD_USER_INPUT when it is not a domain.
 */
export function domainOf(value: string, argument = "domain"): string {
  const domain = domainIn(value);
  if (domain === undefined)
    throw badInput(`"${argument}" is not a domain, for example northwind.example`, argument);
  return domain;
}

export const companyEntityResolvers = {
  Company: {
    __resolveReference: (company: Company): Company => ({ ...company, domain: domainOf(company.domain) }),
    id: ({ domain }: Company): string => globalId("Company", domain),
  },
};
