/** Tickets, their comments, and changes by their requesters. */
import { Comment, Request } from "#contracts/support-desk/index.ts";
import type { Resolvers, TicketCommentInput } from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { deskId, partIn, partKey } from "#subgraphs/collaboration/support-desk/ids.ts";
import { supportDeskLoaders } from "#subgraphs/collaboration/support-desk/loaders.ts";
import type { TicketCommentMapper, TicketMapper } from "#subgraphs/collaboration/support-desk/mappers.ts";
import { commentSort, startOnly } from "#subgraphs/collaboration/support-desk/search-terms.ts";
import { emailOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { asksForTotal } from "#subgraphs/kit/mapping/selected-members.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { type Relation, relation } from "#subgraphs/kit/people/relations.ts";

type SupportDesk = CollaborationContext["supportDesk"];

/** True for a ticket with only its id known; see `ticketOf`. */
const isPart = (ticket: TicketMapper) => !("created_at" in ticket);

/** The ticket of a row, with only its id. The first other selected field reads the ticket. */
export const ticketOf = ({ ticket_id: id }: { readonly ticket_id?: number | null }) =>
  id == null ? null : { id };

/** The ticket, which is read if only its id is known. */
export const wholeTicket = async (desk: SupportDesk, ticket: TicketMapper): Promise<TicketMapper | null> =>
  isPart(ticket) && ticket.id != null ? desk.request.load(ticket.id) : ticket;

/**
 * A person of a ticket, by user id. Responses of searches and requests include the people. After a write, whose
 * response does not, the request is read.
 */
export async function personOf(desk: SupportDesk, ticket: TicketMapper, id: number | null | undefined) {
  if (id == null) return null;
  if (!desk.users.has(id) && ticket.id != null) await desk.request.load(ticket.id);
  return desk.users.get(id) ?? null;
}

type PersonMember = "requester_id" | "assignee_id";
type PeopleMember = "collaborator_ids" | "email_cc_ids";

async function laterPerson(desk: SupportDesk, part: TicketMapper, member: PersonMember) {
  const ticket = await wholeTicket(desk, part);
  return ticket && personOf(desk, ticket, ticket[member]);
}

/** Link to a person of a ticket. @param by member with the person's id */
export const besideTicket = (by: string): Relation => ({
  by,
  reads: supportDeskLoaders.request.reads,
  note: "unless the response of the ticket has them",
});

/** Resolver of a person. Synchronous if the person is loaded already. */
const person = (member: PersonMember) =>
  relation(
    besideTicket(member),
    (ticket: TicketMapper, _: object, { supportDesk: desk }: CollaborationContext) => {
      const id = ticket[member];
      if (id === null) return null;
      return (id === undefined ? null : desk.users.get(id)) ?? laterPerson(desk, ticket, member);
    },
  );

const people = (member: PeopleMember) =>
  relation(
    besideTicket(member),
    async (part: TicketMapper, _: object, { supportDesk: desk }: CollaborationContext) => {
      const ticket = await wholeTicket(desk, part);
      const ids = ticket?.[member];
      if (!ids) return null;
      const found = await Promise.all(ids.map((id) => personOf(desk, ticket, id)));
      return found.filter((one) => one !== null);
    },
  );

export const ticketResolvers: Resolvers = {
  Query: {
    ticket: (_, { id }, { supportDesk }) => supportDesk.request.load(deskId("Ticket", id)),
  },

  Ticket: mapWireType(
    Request,
    {
      __resolveReference: ({ id }, { supportDesk }) => supportDesk.request.load(deskId("Ticket", id)),
      ...keyed("Ticket"),
      requester: person("requester_id"),
      assignee: person("assignee_id"),
      collaborators: people("collaborator_ids"),
      emailCcs: people("email_cc_ids"),
      form: (ticket, _, { supportDesk }) => {
        const { ticket_form_id: id } = ticket;
        if (id != null) return supportDesk.ticketForm.load(id);
        return id === null ? null : laterForm(supportDesk, ticket);
      },
      async canBeSolvedByRequester(ticket, _, { supportDesk }) {
        if ("can_be_solved_by_me" in ticket) return ticket.can_be_solved_by_me;
        return ticket.id == null ? null : (await supportDesk.request.load(ticket.id))?.can_be_solved_by_me;
      },
      async comments(ticket, { filter, orderBy, ...page }, { supportDesk }, info) {
        const requestId = String(ticket.id ?? "");
        const comments = await supportDesk.connection(
          "listRequestComments",
          {
            request_id: requestId,
            sort: commentSort(orderBy),
            since: startOnly(filter?.createdAt, "createdAt"),
            role: filter?.authorRole == null ? null : filter.authorRole === "AGENT" ? "agent" : "end_user",
            include: "users",
          },
          page,
          {},
          asksForTotal(info),
        );
        return comments.map((comment) => ({ ...comment, requestId }));
      },
      comment: ({ id: requestId }, { id }, { supportDesk }) =>
        supportDesk.ticketComment.load(partIn("TicketComment", String(requestId ?? ""), id)),
    },
    {
      // If only the id is known, the other selected fields are read with the request, once.
      loadFull: async (ticket: TicketMapper, { supportDesk }: CollaborationContext) =>
        isPart(ticket) && ticket.id != null ? supportDesk.request.load(ticket.id) : null,
    },
  ),

  TicketComment: mapWireType(Comment, {
    __resolveReference: ({ id }, { supportDesk }) =>
      supportDesk.ticketComment.load(partKey("TicketComment", id)),
    ...keyed(
      "TicketComment",
      (comment: TicketCommentMapper) => comment.requestId,
      ({ id }) => id,
    ),
    author: relation(
      { by: "author_id", note: "comes in the response of the comment" },
      ({ author_id: id }: TicketCommentMapper, _args: object, { supportDesk }: CollaborationContext) =>
        (id == null ? null : supportDesk.users.get(id)) ?? null,
    ),
  }),

  Mutation: {
    async updateTicket(_, { input }, { supportDesk }) {
      const { comment, solved, additionalCollaborators } = input;
      const id = deskId("Ticket", input.id);
      if (comment == null && solved == null && !additionalCollaborators?.length)
        throw badInput("Nothing is to be changed: give a comment, solved or collaborators", "input");
      const added = comment && commentOf(comment);
      const collaborators = additionalCollaborators?.map((email) =>
        emailOf(email, "additionalCollaborators"),
      );
      return payload(async () => {
        const { request } = await supportDesk.api.updateRequest({
          request_id: id,
          body: {
            request: {
              ...(added && { comment: added }),
              ...(solved != null && { solved }),
              ...(collaborators?.length && { additional_collaborators: collaborators }),
            },
          },
        });
        return { ticket: request };
      });
    },
  },
};

/** @throws BAD_USER_INPUT for a blank comment, or one with two texts, because the desk would ignore one */
function commentOf({ body, htmlBody, public: isPublic }: TicketCommentInput) {
  if ((body == null) === (htmlBody == null))
    throw badInput('"comment" takes exactly one of "body" and "htmlBody"', "comment");
  if ((body ?? htmlBody ?? "").trim() === "") throw badInput("The comment is blank", "comment");
  return {
    ...(body == null ? { html_body: htmlBody ?? "" } : { body }),
    ...(isPublic != null && { public: isPublic }),
  };
}

async function laterForm(desk: SupportDesk, part: TicketMapper) {
  const id = (await wholeTicket(desk, part))?.ticket_form_id;
  return id == null ? null : desk.ticketForm.load(id);
}
