/** Parent objects of the resolvers of types that families of this subgraph share. */
import type { Company } from "#subgraphs/kit/people/company-entity.ts";
import type { Person } from "#subgraphs/kit/people/person-records.ts";

export type UserMapper = Person;
export type CompanyMapper = Company;
