/** A role's global id contains its assignee: `IdentityRole:user:00u…:ra1…`, `IdentityRole:group:people:ra1…`. */
import { badInput } from "#platform/errors/catalog.ts";
import { globalId, idOf, keyOf } from "#subgraphs/kit/mapping/ids.ts";

export interface Assignee {
  readonly kind: "user" | "group";
  readonly id: string;
}

/** Key by which a role is read. */
export interface RoleKey {
  readonly assignee: Assignee;
  readonly id: string;
}

const TYPE = "IdentityRole";

export const roleIdOf = ({ assignee, id }: RoleKey): string => globalId(TYPE, assignee.kind, assignee.id, id);

/** @throws BAD_USER_INPUT unless the id is the global id of a role */
export function roleKey(globalRoleId: string, argument = "id"): RoleKey {
  const [kind, assigneeId = "", id = ""] = keyOf(TYPE, globalRoleId, 3, argument);
  if (kind !== "user" && kind !== "group")
    throw badInput(`"${argument}" is not a well-formed ${TYPE} id`, argument);
  return { assignee: { kind, id: assigneeId }, id };
}

/**
 * The key of a role of a given user or group, from the global id or the directory's own.
 * @throws BAD_USER_INPUT also for the global id of another assignee's role
 */
export function roleKeyWithin(assignee: Assignee, id: string): RoleKey {
  if (!id.startsWith(`${TYPE}:`)) return { assignee, id: idOf(TYPE, id) };
  const key = roleKey(id);
  if (key.assignee.kind !== assignee.kind || key.assignee.id !== assignee.id)
    throw badInput(`"id" is not of a role of this ${assignee.kind}`, "id");
  return key;
}
