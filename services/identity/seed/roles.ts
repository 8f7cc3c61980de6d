/** Administrators: few people have roles, either directly or through a group. */

import type { Role } from "#contracts/identity/index.ts";
import type { Person } from "#services/demo/company.ts";
import { identityId } from "#services/demo/ids.ts";
import { appInstanceId, groupRoleId } from "#services/demo/things/identity.ts";
import { newRole } from "#services/identity/roles.ts";
import type { AppRef, IdentityTables } from "#services/identity/tables.ts";
import type { Random } from "#services/kit/data/random.ts";

function roleTypesOf({ index }: Person): readonly Role["type"][] {
  if (index === 0) return ["SUPER_ADMIN", "APP_ADMIN"];
  if (index === 1) return ["HELP_DESK_ADMIN"];
  if (index % 30 === 9) return ["READ_ONLY_ADMIN"];
  return index % 30 === 14 ? ["APP_ADMIN", "HELP_DESK_ADMIN"] : [];
}

/** A whole application, and one instance of another. */
const someApps: readonly AppRef[] = [{ name: "wiki" }, { name: "crm", instanceId: appInstanceId("crm") }];

/** The roles of a person. Who is the first of a kind is not limited; the others are. */
export function seedUserRoles(
  { roles }: IdentityTables,
  { person, userId, ownGroup }: { person: Person; userId: string; ownGroup: string },
  random: Random,
): void {
  for (const type of roleTypesOf(person)) {
    const limited = person.index > 1;
    roles.put({
      assignee: { kind: "user", id: userId },
      role: newRole(identityId("ra1", random), type, "user", person.joinedAt),
      apps: limited && type === "APP_ADMIN" ? someApps : [],
      groupIds: limited && type === "HELP_DESK_ADMIN" ? [ownGroup] : [],
    });
  }
}

/** A department's roles: applications for one, other groups for another. */
export function seedGroupRoles({ roles, groups }: IdentityTables, since: string): void {
  const assign = (groupId: string, type: Role["type"], apps: readonly AppRef[], ids: readonly string[]) =>
    roles.put({
      assignee: { kind: "group", id: groupId },
      role: newRole(groupRoleId(groupId, type), type, "group", since),
      apps,
      groupIds: ids,
    });
  assign("department-engineering", "APP_ADMIN", someApps, []);
  const departments = groups.all().filter(({ id }) => id.startsWith("department-"));
  assign(
    "department-support",
    "HELP_DESK_ADMIN",
    [],
    departments.map(({ id }) => id),
  );
}
