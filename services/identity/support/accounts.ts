/** Finds users and groups by id, stores mails, and builds errors that all areas use. */

import type { Group } from "#contracts/identity/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Account, IdentityTables, Mail } from "#services/identity/tables.ts";

export const notFound = (id: string, kind: string) =>
  new Problem(404, `Not found: Resource not found: ${id} (${kind})`);

/** @throws 404 if there is no such user */
export function accountOf({ accounts }: IdentityTables, userId: string): Account {
  const account = accounts.get(userId);
  if (!account) throw notFound(userId, "User");
  return account;
}

/** @throws 404 if there is no such group */
export function groupOf({ groups }: IdentityTables, groupId: string): Group {
  const group = groups.get(groupId);
  if (!group) throw notFound(groupId, "UserGroup");
  return group;
}

/** Stores a mail with the current time instead of sending it, so that people and tests can read it. */
export function mailTo({ mails }: IdentityTables, now: number, message: Omit<Mail, "id" | "sentAt">): void {
  mails.put({ id: mails.nextId(), ...message, sentAt: new Date(now).toISOString() });
}
