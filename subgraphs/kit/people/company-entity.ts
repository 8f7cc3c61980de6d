/** Resolvers of the `Company` hub in every subgraph. A reference is a domain in its one spelling. */
import { domainIn, spellingsOf } from "#platform/domain.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { globalId } from "#subgraphs/kit/mapping/ids.ts";

/** A company as a subgraph is given it. */
export interface Company {
  readonly domain: string;
}

/** Match that found a record of a company. */
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

/**
 * The records of a company that a family finds, each once, by all spellings of the domain: a system
 * may have the domain as a person wrote it or in ASCII.
 * @param keyOf Tells records apart; undefined for a row that is no record.
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
