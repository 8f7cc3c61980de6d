/** Skips and sessions of agents and users, and accounts: anybody can create one with an unused subdomain. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { callerOperations } from "#contracts/support-desk/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { type SupportDeskTables, usersOf, withUsers } from "./tables.ts";
import { createRequests } from "./tickets.ts";

const EMAIL = /^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/;
/** No underscores, hyphens or spaces (D2-095 to D2-097), and at most the length of a DNS label. */
const SUBDOMAIN = /^[a-z0-9]{1,63}$/;

export function callerHandlers(tables: SupportDeskTables): HandlersOf<typeof callerOperations> {
  const { skips, sessions, tickets, accounts } = tables;
  const { userOf } = createRequests(tables);

  const isTaken = (subdomain: string) => accounts.by("subdomain", subdomain).length > 0;

  /** The subdomain in lower case. @throws Problem with this status for an invalid subdomain */
  function subdomainOf(text: string, status: number, field: string): string {
    const subdomain = text.toLowerCase();
    if (!SUBDOMAIN.test(subdomain))
      throw new Problem(status, "A subdomain holds letters and digits only, 1 to 63", { field });
    return subdomain;
  }

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
      return withUsers(tables, rows, include, ({ user_id }) => [user_id]);
    },

    checkSubdomainAvailable(input) {
      const subdomain = subdomainOf(input.subdomain, 400, "subdomain");
      return { subdomain, available: !isTaken(subdomain) };
    },

    createAccount({ body }, { now }) {
      const { name, owner, time_zone = "UTC", locale = "en" } = body.account;
      const refused = (message: string, member: string) =>
        new Problem(422, message, { field: `account.${member}` });
      const subdomain = subdomainOf(body.account.subdomain, 422, "account.subdomain");
      if (name.trim() === "") throw refused("An account has a name", "name");
      if (owner.name.trim() === "") throw refused("An owner has a name", "owner.name");
      if (!EMAIL.test(owner.email)) throw refused("An owner has an e-mail address", "owner.email");
      if (isTaken(subdomain)) throw refused(`The subdomain "${subdomain}" is taken`, "subdomain");
      const at = new Date(now).toISOString();
      const account = accounts.put({
        id: accounts.nextId(),
        name: name.trim(),
        subdomain,
        time_zone,
        locale,
        owner: { name: owner.name.trim(), email: owner.email.toLowerCase() },
        created_at: at,
        updated_at: at,
      });
      return { account };
    },
  };
}
