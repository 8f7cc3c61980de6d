/** What resolvers hold for the types that families of this subgraph share. */
import type { User as IdentityProviderUser } from "#contracts/identity/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { Company, CompanyMatchedBy } from "#subgraphs/kit/people/company-entity.ts";
import type { Person, PersonSource } from "#subgraphs/kit/people/person-records.ts";

/** A person; with the directory's record where the person came from it. */
export type UserMapper = Person & {
  readonly identityUser?: Wire<IdentityProviderUser>;
  /** What the other subgraphs tell, where `sources` requires it. */
  readonly sourcesOfCollaboration?: unknown;
  readonly sourcesOfBusiness?: unknown;
};
export type UserSourceMapper = PersonSource;
/** A company; with what the other subgraphs tell, where `sources` requires it. */
export type CompanyMapper = Company & {
  readonly sourcesOfCollaboration?: unknown;
  readonly sourcesOfBusiness?: unknown;
};
export type CompanySourceMapper = PersonSource<CompanyMatchedBy>;
/** An error in place of an object that could not be read; it is reported at its place in the list. */
export type NodeMapper =
  | { readonly __typename: string; readonly id: string }
  | UserMapper
  | CompanyMapper
  | Error;
