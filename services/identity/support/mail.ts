/** Stores mails instead of sending them, so that people and tests can read them. */
import type { IdentityTables, Mail } from "#services/identity/tables.ts";

/** Stores a mail with the current time. */
export function mailTo({ mails }: IdentityTables, now: number, message: Omit<Mail, "id" | "sentAt">): void {
  mails.put({ id: mails.nextId(), ...message, sentAt: new Date(now).toISOString() });
}
