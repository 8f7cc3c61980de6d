/** Skips, sessions, and subdomains of accounts. */
import { Account, Session, Skip } from "#contracts/support-desk/index.ts";
import type { SupportAccountMapper } from "#generated/collaboration/mappers.ts";
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { deskId } from "#subgraphs/collaboration/support-desk/ids.ts";
import { emailOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { relation, toUserBy } from "#subgraphs/kit/people/relations.ts";
import { ticketOf } from "./tickets.ts";

/** The user of a skip or session, which the response includes. */
const userBeside = relation(
  { by: "user_id", note: "comes in the same response" },
  (
    { user_id }: { readonly user_id?: number | null },
    _args: object,
    { supportDesk }: CollaborationContext,
  ) => (user_id == null ? null : supportDesk.users.get(user_id)),
);

export const callerResolvers: Resolvers = {
  SupportDesk: {
    sessions: (_, page, { supportDesk }) =>
      supportDesk.connection("listSessions", { include: "users" }, page),
    async subdomainAvailable(_, { subdomain }, { supportDesk }) {
      const { available } = await supportDesk.api.checkSubdomainAvailable({
        subdomain: subdomainOf(subdomain),
      });
      return available;
    },
  },

  TicketSkip: mapWireType(Skip, {
    ...keyed("TicketSkip"),
    ticket: ticketOf,
    user: userBeside,
  }),

  SupportSession: mapWireType(Session, {
    ...keyed("SupportSession"),
    user: userBeside,
  }),

  SupportAccount: mapWireType(Account, {
    ...keyed("SupportAccount"),
    owner: toUserBy("owner.email", ({ owner }: SupportAccountMapper) => owner?.email),
  }),

  Mutation: {
    skipTicket(_, { input }, { supportDesk }) {
      const ticket_id = Number(deskId("Ticket", input.ticketId, "ticketId"));
      const { reason } = input;
      return payload(async () => {
        const { skip } = await supportDesk.api.createSkip({
          include: "users",
          body: { skip: { ticket_id, ...(reason != null && { reason }) } },
        });
        return { skip };
      });
    },

    createSupportAccount(_, { input }, { supportDesk }) {
      const { timeZone, locale } = input;
      const sent = {
        name: wordsOf(input.name, "name"),
        subdomain: subdomainOf(input.subdomain),
        owner: {
          name: wordsOf(input.ownerName, "ownerName"),
          email: emailOf(input.ownerEmail, "ownerEmail"),
        },
        ...(timeZone != null && { time_zone: timeZone }),
        ...(locale != null && { locale }),
      };
      return payload(async () => {
        const { account } = await supportDesk.api.createAccount({ body: { account: sent } });
        return { account };
      });
    },
  },
};

function wordsOf(text: string, argument: string): string {
  if (text.trim() === "") throw badInput(`"${argument}" is blank`, argument);
  return text.trim();
}

/** @throws BAD_USER_INPUT for characters that the documents exclude. The desk refuses other invalid subdomains. */
function subdomainOf(text: string): string {
  if (text === "" || /[_\-\s]/.test(text))
    throw badInput("A subdomain holds no underscores, hyphens or spaces", "subdomain");
  return text;
}
