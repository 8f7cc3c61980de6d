/** Resolvers of the `User` hub in each subgraph. A reference is a normalized e-mail address. */
import { emailOf, globalId } from "#subgraphs/kit/mapping/ids.ts";
import type { Person } from "./person-records.ts";

export const userEntityResolvers = {
  User: {
    __resolveReference: (person: Person): Person => ({ ...person, email: emailOf(person.email) }),
    id: ({ email }: Person): string => globalId("User", emailOf(email)),
  },
};
