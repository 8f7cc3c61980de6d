/** A role's global id says whose it is: `IdentityRole:user:00u…:ra1…`, `IdentityRole:group:people:ra1…`. */
import { badInput } from "#platform/errors/catalog.ts";
import { globalId, idOf, keyOf } from "#subgraphs/kit/mapping/ids.ts";

export interface Assignee {
  readonly kind: "user" | "group";
  readonly id: string;
}

/** What it takes to read a role. */
export interface RoleKey {
  readonly assignee: Assignee;
  readonly id: string;
}

const TYPE = "IdentityRole";

export const roleIdOf = ({ assignee, id }: RoleKey): string => globalId(TYPE, assignee.kind, assignee.id, id);

/** @throws BAD_USER_INPUT for all but the global id of a role */
export function roleKey(globalRoleId: string, argument = "id"): RoleKey {
  const [kind, assigneeId = "", id = ""] = keyOf(TYPE, globalRoleId, 3, argument);
  if (kind !== "user" && kind !== "group")
    throw badInput(`"${argument}" is not a well-formed ${TYPE} id`, argument);
  return { assignee: { kind, id: assigneeId }, id };
}

/**
 * A role of a user or group at hand, by the global id or the directory's own.
 * @throws BAD_USER_INPUT also for the global id of somebody else's role
 */
export function roleKeyWithin(assignee: Assignee, id: string): RoleKey {
  if (!id.startsWith(`${TYPE}:`)) return { assignee, id: idOf(TYPE, id) };
  const key = roleKey(id);
  if (key.assignee.kind !== assignee.kind || key.assignee.id !== assignee.id)
    throw badInput(`"id" is not of a role of this ${assignee.kind}`, "id");
  return key;
}
