/** Parent objects of the resolvers of types that families of this subgraph share. */
import type { User as IdentityProviderUser } from "#contracts/identity/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { Company, CompanyMatchedBy } from "#subgraphs/kit/people/company-entity.ts";
import type { Person, PersonSource } from "#subgraphs/kit/people/person-records.ts";

/** A person, with the directory's record if the person came from it. */
export type UserMapper = Person & {
  readonly identityUser?: Wire<IdentityProviderUser>;
  /** Entries of the other subgraphs, if `sources` is selected. */
  readonly sourcesOfCollaboration?: unknown;
  readonly sourcesOfBusiness?: unknown;
};
export type UserSourceMapper = PersonSource;
/** A company, with the entries of the other subgraphs, if `sources` is selected. */
export type CompanyMapper = Company & {
  readonly sourcesOfCollaboration?: unknown;
  readonly sourcesOfBusiness?: unknown;
};
export type CompanySourceMapper = PersonSource<CompanyMatchedBy>;
/** An object, or the error of an object that could not be read, which is reported at its place in the list. */
export type NodeMapper =
  | { readonly __typename: string; readonly id: string }
  | UserMapper
  | CompanyMapper
  | Error;
