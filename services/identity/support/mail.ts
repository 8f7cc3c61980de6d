/** The mail sink: what the provider would have mailed, kept where it can be looked at. */
import type { IdentityTables, Mail } from "#services/identity/tables.ts";

/** Keeps a message as sent now. */
export function mailTo({ mails }: IdentityTables, now: number, message: Omit<Mail, "id" | "sentAt">): void {
  mails.put({ id: mails.nextId(), ...message, sentAt: new Date(now).toISOString() });
}
