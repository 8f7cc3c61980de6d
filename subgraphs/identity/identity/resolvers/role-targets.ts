/** Targets that limit a role: applications, their instances, and groups. */
import { AppTarget, Group } from "#contracts/identity/index.ts";
import type { Resolvers } from "#generated/identity/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { type RoleKey, roleKey } from "#subgraphs/identity/identity/role-ids.ts";
import { emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

/** Changes a role's targets. The payload's role is an id-only object, which is read if more is selected. */
const changeTargets = (key: RoleKey, write: () => Promise<unknown>) =>
  payload(async () => {
    await write();
    return { role: key };
  });

interface AppInput {
  readonly roleId: string;
  readonly appName: string;
  readonly appInstanceId?: string | null | undefined;
}

/** The application or instance in an input, with its role. */
function appIn({ roleId, appName, appInstanceId }: AppInput) {
  const key = roleKey(roleId, "roleId");
  const app = { roleId: key.id, appName };
  const instance =
    appInstanceId == null
      ? undefined
      : { ...app, applicationId: idOf("IdentityAppInstance", appInstanceId, "appInstanceId") };
  return { key, app, instance };
}

export const roleTargetResolvers: Resolvers = {
  IdentityRole: {
    appTargets({ assignee, id, type }, page, { identity }) {
      // Other roles have no app targets, so no call is needed.
      if (type !== undefined && type !== "APP_ADMIN") return emptyConnection();
      const roleId = id ?? "";
      return assignee.kind === "user"
        ? identity.connection("listUserRoleAppTargets", { userId: assignee.id, roleId }, page)
        : identity.connection("listGroupRoleAppTargets", { groupId: assignee.id, roleId }, page);
    },
    groupTargets({ assignee, id }, page, { identity }) {
      const roleId = id ?? "";
      return assignee.kind === "user"
        ? identity.connection("listUserRoleGroupTargets", { userId: assignee.id, roleId }, page)
        : identity.connection("listGroupRoleGroupTargets", { groupId: assignee.id, roleId }, page);
    },
  },

  IdentityAppTarget: {
    // Entries of instances have an id, those of whole applications do not.
    __resolveType: ({ id }) => (id == null ? "IdentityApplication" : "IdentityAppInstance"),
  },
  IdentityApplication: mapWireType(AppTarget, {}),
  IdentityAppInstance: mapWireType(AppTarget, keyed("IdentityAppInstance")),

  IdentityGroupTarget: mapWireType(Group, {
    group({ id }, _, { identity }) {
      if (!id) throw identity.client.badResponse();
      return { groupId: id };
    },
  }),

  Mutation: {
    addIdentityRoleAppTarget(_, { input }, { identity }) {
      const { key, app, instance } = appIn(input);
      const { kind, id } = key.assignee;
      const { api } = identity;
      return changeTargets(key, () => {
        if (kind === "user")
          return instance
            ? api.addUserRoleAppInstanceTarget({ userId: id, ...instance })
            : api.updateUserRoleAppTarget({ userId: id, ...app });
        return instance
          ? api.addGroupRoleAppInstanceTarget({ groupId: id, ...instance })
          : api.addGroupRoleAppTarget({ groupId: id, ...app });
      });
    },

    removeIdentityRoleAppTarget(_, { input }, { identity }) {
      const { key, app, instance } = appIn(input);
      const { kind, id } = key.assignee;
      const { api } = identity;
      return changeTargets(key, () => {
        if (kind === "user")
          return instance
            ? api.removeUserRoleAppInstanceTarget({ userId: id, ...instance })
            : api.removeUserRoleAppTarget({ userId: id, ...app });
        return instance
          ? api.removeGroupRoleAppInstanceTarget({ groupId: id, ...instance })
          : api.removeGroupRoleAppTarget({ groupId: id, ...app });
      });
    },

    addIdentityRoleAllAppTargets(_, { input }, { identity }) {
      const key = roleKey(input.roleId, "roleId");
      const { kind, id: userId } = key.assignee;
      if (kind === "group") throw badInput('"roleId" must be of a user\'s role', "roleId");
      return changeTargets(key, () => identity.api.updateUserRoleAppTargets({ userId, roleId: key.id }));
    },

    addIdentityRoleGroupTarget(_, { input }, { identity }) {
      const key = roleKey(input.roleId, "roleId");
      const groupId = idOf("IdentityGroup", input.groupId, "groupId");
      const { kind, id } = key.assignee;
      const { api } = identity;
      return changeTargets(key, () =>
        kind === "user"
          ? api.addUserRoleGroupTarget({ userId: id, roleId: key.id, groupId })
          : api.addGroupRoleGroupTarget({ groupId: id, roleId: key.id, targetGroupId: groupId }),
      );
    },

    removeIdentityRoleGroupTarget(_, { input }, { identity }) {
      const key = roleKey(input.roleId, "roleId");
      const groupId = idOf("IdentityGroup", input.groupId, "groupId");
      const { kind, id } = key.assignee;
      const { api } = identity;
      return changeTargets(key, () =>
        kind === "user"
          ? api.removeUserRoleGroupTarget({ userId: id, roleId: key.id, groupId })
          : api.removeGroupRoleGroupTarget({ groupId: id, roleId: key.id, targetGroupId: groupId }),
      );
    },
  },
};
