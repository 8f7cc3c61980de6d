/** Roles of users. */
import { Role } from "../../../../families/identity/contract.ts";
import { keyed } from "../../../kit/ids.ts";
import { fromWire } from "../../../kit/readers.ts";
import type { Resolvers } from "../../__generated__/resolvers.ts";
import { type IdentityRoleMapper, standardDates } from "../mappers.ts";

export const roleResolvers: Resolvers = {
  IdentityUser: {
    async roles({ id }, _, { identity }) {
      const userId = id ?? "";
      return ((await identity.roles.load(userId)) ?? []).map((role) => ({ ...role, userId }));
    },
  },

  IdentityRole: fromWire(
    Role,
    {
      ...keyed(
        "IdentityRole",
        (role: IdentityRoleMapper) => role.userId,
        ({ id }) => id,
      ),
    },
    { renamed: standardDates },
  ),
};
