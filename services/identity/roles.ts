/** Roles of users and groups. */

import { type AssignRole, type Role, type roleOperations, roleTypes } from "#contracts/identity/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { identityId } from "#services/demo/ids.ts";
import type { Random } from "#services/kit/data/random.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { accountOf, groupOf, mailTo, notFound } from "./support/accounts.ts";
import { type Assignee, assigneeKey, type IdentityTables, type RoleAssignment } from "./tables.ts";

const roleLabels: Readonly<Record<Role["type"], string>> = {
  SUPER_ADMIN: "Super Administrator",
  APP_ADMIN: "Application Administrator",
  HELP_DESK_ADMIN: "Help Desk Administrator",
  READ_ONLY_ADMIN: "Read-only Administrator",
};

/** A new role assignment. */
export const newRole = (id: string, type: Role["type"], kind: Assignee["kind"], created: string): Role => ({
  id,
  label: roleLabels[type],
  type,
  status: "ACTIVE",
  assignmentType: kind === "user" ? "USER" : "GROUP",
  created,
  lastUpdated: created,
});

/** @throws 404 if there is no such user or group */
function checkAssignee(tables: IdentityTables, { kind, id }: Assignee): void {
  if (kind === "user") accountOf(tables, id);
  else groupOf(tables, id);
}

/** @throws 404 if there is no such user or group, or if it does not have the role */
export function assignmentOf(tables: IdentityTables, assignee: Assignee, roleId: string): RoleAssignment {
  checkAssignee(tables, assignee);
  const found = tables.roles.get(roleId);
  if (!found || assigneeKey(found.assignee) !== assigneeKey(assignee)) throw notFound(roleId, "Role");
  return found;
}

export function roleHandlers(tables: IdentityTables, random: Random): HandlersOf<typeof roleOperations> {
  const { accounts, roles } = tables;
  const user = (id: string): Assignee => ({ kind: "user", id });
  const group = (id: string): Assignee => ({ kind: "group", id });

  function newId(): string {
    for (;;) {
      const id = identityId("ra1", random);
      if (!roles.get(id)) return id; // the series is the same after every start
    }
  }

  interface AssignmentRequest {
    readonly body: AssignRole;
    readonly disableNotifications?: boolean | null | undefined;
  }

  function assign(assignee: Assignee, { body, disableNotifications }: AssignmentRequest, now: number): Role {
    checkAssignee(tables, assignee);
    const type = roleTypes.find((one) => one === body.type);
    if (!type) throw new Problem(400, `type must be one of: ${roleTypes.join(", ")}`, { field: "type" });
    const before = roles.by("assignee", assigneeKey(assignee));
    if (before.some(({ role }) => role.type === type))
      throw new Problem(409, "The role is already assigned", { code: "E0000090" });
    const role = newRole(newId(), type, assignee.kind, new Date(now).toISOString());
    roles.put({ assignee, role, apps: [], groupIds: [] });
    if (!disableNotifications) notify(assignee, role, now);
    return role;
  }

  function notify({ kind, id }: Assignee, { label }: Role, now: number): void {
    const notified = kind === "user" ? [accountOf(tables, id)] : accounts.by("group", id);
    for (const { profile } of notified.map((account) => account.user))
      mailTo(tables, now, {
        to: profile.email,
        subject: `You are now ${label}`,
        text: `The role ${label} was assigned to ${kind === "user" ? "you" : "a group of yours"}.`,
      });
  }

  function unassign(assignee: Assignee, roleId: string): undefined {
    roles.delete(assignmentOf(tables, assignee, roleId).role.id);
  }

  return {
    // The documents define no value of `expand`, so every value is accepted and ignored (D1-087).
    listUserRoles({ userId }) {
      accountOf(tables, userId);
      return roles.by("assignee", assigneeKey(user(userId))).map((row) => row.role);
    },
    assignUserRole: (input, { now }) => assign(user(input.userId), input, now),
    getUserRole: ({ userId, roleId }) => assignmentOf(tables, user(userId), roleId).role,
    unassignUserRole: ({ userId, roleId }) => unassign(user(userId), roleId),

    assignGroupRole: (input, { now }) => assign(group(input.groupId), input, now),
    getGroupRole: ({ groupId, roleId }) => assignmentOf(tables, group(groupId), roleId).role,
    unassignGroupRole: ({ groupId, roleId }) => unassign(group(groupId), roleId),
  };
}
