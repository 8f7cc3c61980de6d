/** Targets of a role: applications, their instances, groups. Success statuses for users and groups differ. */
import Type from "typebox";
import { del, get, put } from "#contracts/kit/contract.ts";
import { linkHeader } from "#contracts/kit/pages/token.ts";
import { Instant } from "./common.ts";
import { Group } from "./users.ts";

/** An application of the directory's catalog, or an instance of one. Only an instance has an id. */
export const AppTarget = Type.Object({
  id: Type.Optional(Type.String()),
  name: Type.String(),
  displayName: Type.String(),
  description: Type.String(),
  category: Type.String(),
  website: Type.String(),
  status: Type.Enum(["ACTIVE", "INACTIVE"]),
  signOnModes: Type.Array(Type.String()),
  lastUpdated: Instant,
});

export type AppTarget = Type.Static<typeof AppTarget>;

const appTargets = { page: linkHeader(AppTarget, { maxSize: 200, defaultSize: 50 }) } as const;
const groupTargets = { page: linkHeader(Group, { maxSize: 200, defaultSize: 50 }) } as const;
const noContent = { success: [204] } as const;
/** The documents do not describe the body. */
const done = { returns: Type.Object({}) } as const;

const userApps = "/api/v1/users/{userId}/roles/{roleId}/targets/catalog/apps";
const userGroups = "/api/v1/users/{userId}/roles/{roleId}/targets/groups";
const groupApps = "/api/v1/groups/{groupId}/roles/{roleId}/targets/catalog/apps";
const groupGroups = "/api/v1/groups/{groupId}/roles/{roleId}/targets/groups";

export const roleTargetOperations = {
  listUserRoleAppTargets: get(userApps, appTargets),
  updateUserRoleAppTargets: put(userApps, done),
  updateUserRoleAppTarget: put(`${userApps}/{appName}`, done),
  removeUserRoleAppTarget: del(`${userApps}/{appName}`, noContent),
  addUserRoleAppInstanceTarget: put(`${userApps}/{appName}/{applicationId}`, noContent),
  removeUserRoleAppInstanceTarget: del(`${userApps}/{appName}/{applicationId}`, noContent),
  listUserRoleGroupTargets: get(userGroups, groupTargets),
  addUserRoleGroupTarget: put(`${userGroups}/{groupId}`, done),
  removeUserRoleGroupTarget: del(`${userGroups}/{groupId}`, noContent),

  listGroupRoleAppTargets: get(groupApps, appTargets),
  addGroupRoleAppTarget: put(`${groupApps}/{appName}`, done),
  removeGroupRoleAppTarget: del(`${groupApps}/{appName}`, noContent),
  addGroupRoleAppInstanceTarget: put(`${groupApps}/{appName}/{applicationId}`, noContent),
  removeGroupRoleAppInstanceTarget: del(`${groupApps}/{appName}/{applicationId}`, noContent),
  listGroupRoleGroupTargets: get(groupGroups, groupTargets),
  addGroupRoleGroupTarget: put(`${groupGroups}/{targetGroupId}`, noContent),
  removeGroupRoleGroupTarget: del(`${groupGroups}/{targetGroupId}`, noContent),
};
