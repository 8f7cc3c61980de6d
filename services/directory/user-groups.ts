/** User groups. */

import type { userGroupOperations } from "#contracts/directory/user-groups.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { type HandlersOf, reply } from "#services/kit/service.ts";
import { organizationOf, organizationToChange } from "./support/organizations.ts";
import type { DirectoryTables, GroupRow } from "./tables.ts";

export function userGroupHandlers({ groups }: DirectoryTables): HandlersOf<typeof userGroupOperations> {
  function groupOf(organizationId: string, id: string): GroupRow {
    const group = groups.get(id);
    if (group?.organizationId !== organizationId) throw new Problem(404, "There is no such user group");
    return group;
  }

  return {
    getUserGroup: (input) => groupOf(organizationOf(input), input.id).value,

    /** A full update, so members that the body omits are removed. */
    updateUserGroup(input, { caller }) {
      const { organizationId, value } = groupOf(organizationToChange(input, caller), input.id);
      return groups.put({ organizationId, value: { id: value.id, type: value.type, ...input.body } }).value;
    },

    deleteUserGroup(input, { caller }) {
      groups.delete(groupOf(organizationToChange(input, caller), input.id).value.id);
      return reply(204);
    },
  };
}
