/** Targets that limit a role: applications, their instances, and groups. */

import type { AppTarget, Group, roleTargetOperations } from "#contracts/identity/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Call, HandlersOf } from "#services/kit/service.ts";
import { assignmentOf } from "./roles.ts";
import { groupOf, notFound } from "./support/accounts.ts";
import type { App, AppRef, Assignee, IdentityTables, RoleAssignment } from "./tables.ts";

/** Role and application, or instance, in a path. */
interface AppPath {
  readonly roleId: string;
  readonly appName: string;
  readonly applicationId?: string;
}

export function roleTargetHandlers(tables: IdentityTables): HandlersOf<typeof roleTargetOperations> {
  const { apps, roles } = tables;
  const ofUser = ({ userId }: { readonly userId: string }): Assignee => ({ kind: "user", id: userId });
  const ofGroup = ({ groupId }: { readonly groupId: string }): Assignee => ({ kind: "group", id: groupId });

  function change(row: RoleAssignment, targets: Partial<RoleAssignment>, { now }: Call): void {
    roles.put({ ...row, ...targets, role: { ...row.role, lastUpdated: new Date(now).toISOString() } });
  }

  /** @throws 404 if the catalog has no such application, or the application no such instance */
  function appOf(name: string, instanceId?: string): App {
    const app = apps.get(name);
    if (!app) throw notFound(name, "AppCatalogEntry");
    if (instanceId !== undefined && !app.instances.some(({ id }) => id === instanceId))
      throw notFound(instanceId, "AppInstance");
    return app;
  }

  function appTarget({ name, instanceId }: AppRef): AppTarget {
    const { instances, ...app } = appOf(name);
    if (instanceId === undefined) return app;
    const label = instances.find(({ id }) => id === instanceId)?.label ?? app.displayName;
    return { ...app, id: instanceId, displayName: label };
  }

  /** @throws 400 unless the role is an APP_ADMIN, the only type with app targets (D1-089) */
  function appAdmin(assignee: Assignee, roleId: string): RoleAssignment {
    const row = assignmentOf(tables, assignee, roleId);
    if (row.role.type !== "APP_ADMIN")
      throw new Problem(400, "Only a role of type APP_ADMIN has applications as targets");
    return row;
  }

  const isAt =
    ({ appName, applicationId }: AppPath) =>
    ({ name, instanceId }: AppRef) =>
      name === appName && instanceId === applicationId;

  function addApp(assignee: Assignee, path: AppPath, call: Call): undefined {
    const row = appAdmin(assignee, path.roleId);
    const { appName, applicationId } = path;
    appOf(appName, applicationId);
    if (row.apps.some(isAt(path))) return;
    const added = { name: appName, ...(applicationId !== undefined && { instanceId: applicationId }) };
    change(row, { apps: [...row.apps, added] }, call);
  }

  function removeApp(assignee: Assignee, path: AppPath, call: Call): undefined {
    const row = appAdmin(assignee, path.roleId);
    if (!row.apps.some(isAt(path))) throw notFound(path.applicationId ?? path.appName, "RoleTarget");
    change(row, { apps: row.apps.filter((app) => !isAt(path)(app)) }, call);
  }

  const listApps = (assignee: Assignee, roleId: string): AppTarget[] =>
    assignmentOf(tables, assignee, roleId).apps.map(appTarget);

  function addGroup(assignee: Assignee, roleId: string, targetId: string, call: Call): undefined {
    const row = assignmentOf(tables, assignee, roleId);
    const { id } = groupOf(tables, targetId);
    if (!row.groupIds.includes(id)) change(row, { groupIds: [...row.groupIds, id] }, call);
  }

  function removeGroup(assignee: Assignee, roleId: string, targetId: string, call: Call): undefined {
    const row = assignmentOf(tables, assignee, roleId);
    if (!row.groupIds.includes(targetId)) throw notFound(targetId, "RoleTarget");
    change(row, { groupIds: row.groupIds.filter((id) => id !== targetId) }, call);
  }

  const listGroups = (assignee: Assignee, roleId: string): Group[] =>
    assignmentOf(tables, assignee, roleId).groupIds.flatMap((id) => tables.groups.get(id) ?? []);

  return {
    listUserRoleAppTargets: (path) => listApps(ofUser(path), path.roleId),
    // This PUT has no body, so it makes every whole application a target (D1-094).
    updateUserRoleAppTargets(path, call) {
      const row = appAdmin(ofUser(path), path.roleId);
      change(row, { apps: apps.all().map(({ name }) => ({ name })) }, call);
      return {};
    },
    updateUserRoleAppTarget: (path, call) => addApp(ofUser(path), path, call) ?? {},
    removeUserRoleAppTarget: (path, call) => removeApp(ofUser(path), path, call),
    addUserRoleAppInstanceTarget: (path, call) => addApp(ofUser(path), path, call),
    removeUserRoleAppInstanceTarget: (path, call) => removeApp(ofUser(path), path, call),
    listUserRoleGroupTargets: (path) => listGroups(ofUser(path), path.roleId),
    addUserRoleGroupTarget: (path, call) => addGroup(ofUser(path), path.roleId, path.groupId, call) ?? {},
    removeUserRoleGroupTarget: (path, call) => removeGroup(ofUser(path), path.roleId, path.groupId, call),

    listGroupRoleAppTargets: (path) => listApps(ofGroup(path), path.roleId),
    addGroupRoleAppTarget: (path, call) => addApp(ofGroup(path), path, call) ?? {},
    removeGroupRoleAppTarget: (path, call) => removeApp(ofGroup(path), path, call),
    addGroupRoleAppInstanceTarget: (path, call) => addApp(ofGroup(path), path, call),
    removeGroupRoleAppInstanceTarget: (path, call) => removeApp(ofGroup(path), path, call),
    listGroupRoleGroupTargets: (path) => listGroups(ofGroup(path), path.roleId),
    addGroupRoleGroupTarget: (path, call) => addGroup(ofGroup(path), path.roleId, path.targetGroupId, call),
    removeGroupRoleGroupTarget: (path, call) =>
      removeGroup(ofGroup(path), path.roleId, path.targetGroupId, call),
  };
}
