/** What every subgraph does for the `User` hub: a reference is its address in the one spelling. */
import { emailOf, globalId } from "./ids.ts";

interface Person {
  readonly email: string;
}

export const hubResolvers = {
  User: {
    __resolveReference: ({ email }: Person): Person => ({ email: emailOf(email) }),
    id: ({ email }: Person): string => globalId("User", emailOf(email)),
  },
};
