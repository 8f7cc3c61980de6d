/** Opens the configured inbox: in PostgreSQL, or in a file. */
import type { Config } from "#platform/config/config.ts";
import { type Log, logInboxTrouble } from "#platform/http/log.ts";
import { FileInbox } from "./file-inbox.ts";
import type { Inbox } from "./webhook-inbox.ts";

type InboxSettings = Pick<Config, "inboxFile" | "inboxUrl" | "inboxDays">;

/** @param isWriter True if this process stores messages and deletes old ones. */
export async function openInbox(
  { inboxFile: path, inboxUrl: url, inboxDays }: InboxSettings,
  log: Log,
  isWriter: boolean,
): Promise<Inbox> {
  const days = isWriter ? inboxDays : 0;
  const onTrouble = logInboxTrouble(log, url === undefined ? "INBOX_FILE" : "INBOX_URL");
  if (url === undefined) return new FileInbox({ path, days, onTrouble });
  const { PostgresInbox } = await import("./postgres-inbox.ts");
  return new PostgresInbox({ url, days, onTrouble });
}
