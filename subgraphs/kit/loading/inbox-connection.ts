/** Messages of the inbox as a Relay connection. */
import { TributaryError } from "#platform/errors/catalog.ts";
import type { InboxCursor, InboxFilter } from "#subgraphs/kit/files/inbox-filter.ts";
import type { Inbox, ReceivedMessage } from "#subgraphs/kit/files/webhook-inbox.ts";
import { Connection, type ConnectionArgs, cursorFor, windowOf } from "./connection.ts";

/** Reads messages as a Relay connection, newest first, without a REST call. */
export async function inboxConnection(
  inbox: Inbox,
  filter: InboxFilter,
  args: ConnectionArgs,
): Promise<Connection<ReceivedMessage>> {
  const scope = `inbox ${JSON.stringify(filter)}`;
  const { count, cursor } = windowOf(args, () => scope, false);
  const rows = await inbox.list(filter, count + 1, cursor && markOf(cursor.position));
  const page = rows.slice(0, count);
  const cursorAt = (index: number) => {
    const { at, seq } = page[index] as InboxCursor;
    return cursorFor({ position: `${at} ${seq}`, skip: 0, size: 0 }, scope);
  };
  const more = { next: rows.length > count, previous: cursor !== undefined };
  return new Connection(page, cursorAt, more, () => inbox.count(filter));
}

function markOf(position: unknown): InboxCursor {
  const [, at, seq] = /^(-?\d{1,16}) (\d{1,16})$/.exec(String(position)) ?? [];
  if (at === undefined) throw new TributaryError("INVALID_CURSOR");
  return { at: Number(at), seq: Number(seq) };
}
