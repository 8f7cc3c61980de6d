/** The people of a company: members of the people group with an address of its domain. */
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import { globalId } from "#subgraphs/kit/mapping/ids.ts";
import type { Company } from "#subgraphs/kit/people/company-entity.ts";
import { familyRecords } from "#subgraphs/kit/people/person-records.ts";
import { identityLoaders } from "./loaders.ts";
import { peoplePage } from "./people-list.ts";

/** Record of a company if the people index has a person of it. One person stands for all, who may be many. */
export const companyPeople = familyRecords({
  family: "identity",
  by: "domain of the e-mail address",
  reads: identityLoaders.people.reads,
  async find({ domain }: Company, { identity }: IdentityContext) {
    const { nodes } = await peoplePage(identity.people, { domain, first: 1 });
    return nodes.flatMap((person) => (person ? [{ record: person, by: "EMAIL_DOMAIN" as const }] : []));
  },
  idOf: ({ email }) => globalId("User", email),
  several: true,
});
