/** Skips and sessions of agents and users. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { callerOperations } from "#contracts/support-desk/index.ts";
import { type HandlersOf, paged } from "#services/kit/service.ts";
import { type SupportDeskTables, usersOf } from "./tables.ts";
import { createRequests } from "./tickets.ts";

export function callerHandlers(tables: SupportDeskTables): HandlersOf<typeof callerOperations> {
  const { skips, sessions, tickets } = tables;
  const { userOf } = createRequests(tables);

  return {
    createSkip({ body, include }, call) {
      const { ticket_id, reason } = body.skip;
      if (!tickets.get(String(ticket_id)))
        throw new Problem(422, `No ticket has the id ${ticket_id}`, { field: "skip.ticket_id" });
      const at = new Date(call.now).toISOString();
      const skip = skips.put({
        id: skips.nextId(),
        ticket_id,
        user_id: userOf(call).id,
        reason: reason?.trim() || null,
        created_at: at,
        updated_at: at,
      });
      return { skip, ...(include && { users: usersOf(tables, [skip.user_id]) }) };
    },

    listSessions({ include }, call) {
      const rows = call.caller.role === "admin" ? sessions.all() : sessions.by("user", userOf(call).id);
      if (!include) return rows;
      return paged(rows, (page) => ({
        users: usersOf(
          tables,
          page.map(({ user_id }) => user_id),
        ),
      }));
    },
  };
}
