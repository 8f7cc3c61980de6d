/** Roles of users and groups. */
import { Role } from "#contracts/identity/index.ts";
import type { Resolvers } from "#generated/identity/resolvers.ts";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import type { IdentityRoleMapper } from "#subgraphs/identity/identity/mappers.ts";
import {
  type Assignee,
  type RoleKey,
  roleIdOf,
  roleKey,
  roleKeyWithin,
} from "#subgraphs/identity/identity/role-ids.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

type Identity = IdentityContext["identity"];

const user = (id: string): Assignee => ({ kind: "user", id });
const group = (id: string): Assignee => ({ kind: "group", id });

async function readRole(key: RoleKey, { userRole, groupRole }: Identity) {
  const { assignee, id: roleId } = key;
  const role = await (assignee.kind === "user"
    ? userRole.load({ userId: assignee.id, roleId })
    : groupRole.load({ groupId: assignee.id, roleId }));
  return role && { ...role, ...key };
}

/** All roles of a user, in one call, so that several roles of a user cost one call. */
async function rolesOf(userId: string, { roles }: Identity): Promise<IdentityRoleMapper[]> {
  return ((await roles.load(userId)) ?? []).map((role) => ({ ...role, assignee: user(userId) }));
}

/** The assignee of a role: a user or a group. */
const assigned = ({ kind, id }: Assignee) => ({
  identityUser: kind === "user" ? { id } : null,
  group: kind === "group" ? { groupId: id } : null,
});

export const roleResolvers: Resolvers = {
  IdentityUser: {
    roles: ({ id }, _, { identity }) => rolesOf(id ?? "", identity),
    async role({ id: userId }, { id }, { identity }) {
      const key = roleKeyWithin(user(userId ?? ""), id);
      return (await rolesOf(key.assignee.id, identity)).find((role) => role.id === key.id);
    },
  },

  IdentityGroup: {
    role: ({ groupId }, { id }, { identity }) => readRole(roleKeyWithin(group(groupId), id), identity),
  },

  IdentityRole: mapWireType(
    Role,
    {
      __resolveReference: ({ id }, { identity }) => readRole(roleKey(id), identity),
      ...keyed(
        "IdentityRole",
        (role: IdentityRoleMapper) => role.assignee.kind,
        (role) => role.assignee.id,
        (role) => role.id,
      ),
      identityUser: ({ assignee }) => assigned(assignee).identityUser,
      group: ({ assignee }) => assigned(assignee).group,
    },
    {
      // After a write, only the key is known.
      loadFull: async (role: IdentityRoleMapper, { identity }: IdentityContext) =>
        role.type !== undefined || !role.id ? role : readRole({ ...role, id: role.id }, identity),
    },
  ),

  Mutation: {
    assignIdentityUserRole(_, { input }, { identity }) {
      const { type, disableNotifications } = input;
      const userId = idOf("IdentityUser", input.userId, "userId");
      return payload(async () => {
        const role = await identity.api.assignUserRole({ userId, disableNotifications, body: { type } });
        return { role: { ...role, assignee: user(userId) } };
      });
    },

    assignIdentityGroupRole(_, { input }, { identity }) {
      const { type, disableNotifications } = input;
      const groupId = idOf("IdentityGroup", input.groupId, "groupId");
      return payload(async () => {
        const role = await identity.api.assignGroupRole({ groupId, disableNotifications, body: { type } });
        return { role: { ...role, assignee: group(groupId) } };
      });
    },

    unassignIdentityRole(_, { input }, { identity }) {
      const key = roleKey(input.roleId, "roleId");
      const { assignee, id: roleId } = key;
      return payload(async () => {
        if (assignee.kind === "user") await identity.api.unassignUserRole({ userId: assignee.id, roleId });
        else await identity.api.unassignGroupRole({ groupId: assignee.id, roleId });
        return { deletedId: roleIdOf(key), ...assigned(assignee) };
      });
    },
  },
};
