/** Resolvers of the `Company` hub in each subgraph. A reference is a normalized domain. */
import { domainIn, spellingsOf } from "#platform/domain.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { globalId } from "#subgraphs/kit/mapping/ids.ts";

/** A company as a subgraph receives it. */
export interface Company {
  readonly domain: string;
}

/** The key that found a record of a company. */
export type CompanyMatchedBy = "DOMAIN" | "EMAIL_DOMAIN";

/**
 * A normalized domain, the key of the `Company` hub.
 * @throws BAD_USER_INPUT if the text is not a domain
 */
export function domainOf(value: string, argument = "domain"): string {
  const domain = domainIn(value);
  if (domain === undefined)
    throw badInput(`"${argument}" is not a domain, for example northwind.example`, argument);
  return domain;
}

/**
 * Distinct records of a company, by all spellings of its domain, because a system may store the domain in Unicode
 * or in ASCII.
 * @param keyOf key of a record; undefined for a row that is not a record
 */
export async function foundByDomain<Row>(
  { domain }: Company,
  search: (spelling: string) => Promise<readonly Row[]>,
  keyOf: (row: Row) => unknown,
): Promise<readonly Row[]> {
  const rows = (await Promise.all(spellingsOf(domain).map(search))).flat();
  const records = new Map(rows.flatMap((row) => (keyOf(row) == null ? [] : [[keyOf(row), row] as const])));
  return [...records.values()];
}

export const companyEntityResolvers = {
  Company: {
    __resolveReference: (company: Company): Company => ({ ...company, domain: domainOf(company.domain) }),
    id: ({ domain }: Company): string => globalId("Company", domain),
  },
};
