import { identity } from "../../../families/identity/contract.ts";
import type { FamilyClient } from "../../kit/client.ts";
import { loadersOf } from "../../kit/loaders.ts";
import { PeopleIndex } from "./people-index.ts";
import { roleKey } from "./role-ids.ts";

const { each } = loadersOf(identity);

export const identityLoaders = {
  roles: each("listUserRoles", {
    ask: (userId) => ({ userId }),
    itemIn: (roles) => roles,
  }),
  /** One role by its global id: of a user, where the list of theirs is not at hand. */
  userRole: each("getUserRole", {
    ask(key) {
      const { assignee, id } = roleKey(key);
      return { userId: assignee.id, roleId: id };
    },
    itemIn: (role) => role,
  }),
  groupRole: each("getGroupRole", {
    ask(key) {
      const { assignee, id } = roleKey(key);
      return { groupId: assignee.id, roleId: id };
    },
    itemIn: (role) => role,
  }),
  factors: each("listUserFactors", {
    ask: (userId) => ({ userId }),
    itemIn: (factors) => factors,
  }),
  people: (client: FamilyClient) => new PeopleIndex(client),
};
