/** Authentication factors of users. */
import { Factor } from "../../../../families/identity/contract.ts";
import { keyed } from "../../../kit/ids.ts";
import { fromWire } from "../../../kit/readers.ts";
import type { Resolvers } from "../../__generated__/resolvers.ts";
import { type IdentityFactorMapper, standardDates } from "../mappers.ts";

export const factorResolvers: Resolvers = {
  IdentityUser: {
    async factors({ id }, _, { identity }) {
      const userId = id ?? "";
      return ((await identity.factors.load(userId)) ?? []).map((factor) => ({ ...factor, userId }));
    },
  },

  IdentityFactor: fromWire(
    Factor,
    {
      ...keyed(
        "IdentityFactor",
        (factor: IdentityFactorMapper) => factor.userId,
        ({ id }) => id,
      ),
    },
    { renamed: standardDates },
  ),
};
