/** Finding what a path names, and the refusals that every area of the provider shares. */
import { Problem } from "../../kit/errors.ts";
import type { Group } from "../contract.ts";
import type { Account, IdentityTables } from "../tables.ts";

export const notFound = (id: string, kind: string) =>
  new Problem(404, `Not found: Resource not found: ${id} (${kind})`);

/** @throws 404 when there is no such user */
export function accountOf({ accounts }: IdentityTables, userId: string): Account {
  const account = accounts.get(userId);
  if (!account) throw notFound(userId, "User");
  return account;
}

/** @throws 404 when there is no such group */
export function groupOf({ groups }: IdentityTables, groupId: string): Group {
  const group = groups.get(groupId);
  if (!group) throw notFound(groupId, "UserGroup");
  return group;
}
