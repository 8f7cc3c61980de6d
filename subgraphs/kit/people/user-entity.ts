/** Resolvers of the `User` hub in every subgraph. A reference is an address in its one spelling. */
import { emailOf, globalId } from "#subgraphs/kit/mapping/ids.ts";
import type { Person } from "./person-records.ts";

export const userEntityResolvers = {
  User: {
    __resolveReference: (person: Person): Person => ({ ...person, email: emailOf(person.email) }),
    id: ({ email }: Person): string => globalId("User", emailOf(email)),
  },
};
