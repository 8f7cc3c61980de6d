/** Tickets, their comments, and what their requesters may change. */
import { Comment, Request } from "../../../../families/support-desk/contract.ts";
import { badInput } from "../../../kit/errors.ts";
import { emailOf, idOf, keyed } from "../../../kit/ids.ts";
import { payload } from "../../../kit/payloads.ts";
import { fromWire } from "../../../kit/readers.ts";
import type { Resolvers } from "../../__generated__/resolvers.ts";
import type { CollaborationContext } from "../../index.ts";
import type { TicketCommentMapper, TicketMapper } from "../mappers.ts";

type SupportDesk = CollaborationContext["supportDesk"];

/**
 * A person of a ticket by the desk's user id. Searches and requests come with their people; where a
 * ticket did not (the answer of a write), its request is read again, which does.
 */
export async function personOf(desk: SupportDesk, ticket: TicketMapper, id: number | null | undefined) {
  if (id == null) return null;
  if (!desk.users.has(id) && ticket.id != null) await desk.request.load(ticket.id);
  return desk.users.get(id) ?? null;
}

/** The person, without waiting where they are known. */
const person = (desk: SupportDesk, ticket: TicketMapper, id: number | null | undefined) =>
  (id == null ? null : desk.users.get(id)) ?? personOf(desk, ticket, id);

export const ticketResolvers: Resolvers = {
  Query: {
    ticket: (_, { id }, { supportDesk }) => supportDesk.request.load(idOf("Ticket", id)),
  },

  Ticket: fromWire(Request, {
    __resolveReference: ({ id }, { supportDesk }) => supportDesk.request.load(idOf("Ticket", id)),
    ...keyed("Ticket", (ticket: TicketMapper) => ticket.id),
    requester: (ticket, _, { supportDesk }) => person(supportDesk, ticket, ticket.requester_id),
    assignee: (ticket, _, { supportDesk }) => person(supportDesk, ticket, ticket.assignee_id),
    async collaborators(ticket, _, { supportDesk }) {
      const ids = ticket.collaborator_ids;
      if (!ids) return null;
      const people = await Promise.all(ids.map((id) => personOf(supportDesk, ticket, id)));
      return people.filter((one) => one !== null);
    },
    form: (ticket, _, { supportDesk }) =>
      ticket.ticket_form_id == null ? null : supportDesk.ticketForm.load(ticket.ticket_form_id),
    channel: (ticket) => ticket.via?.channel,
    async canBeSolvedByMe(ticket, _, { supportDesk }) {
      if ("can_be_solved_by_me" in ticket) return ticket.can_be_solved_by_me;
      return ticket.id == null ? null : (await supportDesk.request.load(ticket.id))?.can_be_solved_by_me;
    },
    async comments(ticket, { filter, orderBy, ...page }, { supportDesk }) {
      const requestId = String(ticket.id ?? "");
      const comments = await supportDesk.connection(
        "listRequestComments",
        {
          request_id: requestId,
          sort: orderBy === "NEWEST_FIRST" ? "-created_at" : "created_at",
          since: filter?.since,
          role: filter?.authorRole == null ? null : filter.authorRole === "AGENT" ? "agent" : "end_user",
          include: "users",
        },
        page,
      );
      return comments.map((comment) => ({ ...comment, requestId }));
    },
  }),

  TicketComment: fromWire(Comment, {
    ...keyed(
      "TicketComment",
      (comment: TicketCommentMapper) => comment.requestId,
      ({ id }) => id,
    ),
    author: (comment, _, { supportDesk }) =>
      (comment.author_id == null ? null : supportDesk.users.get(comment.author_id)) ?? null,
  }),

  Mutation: {
    async updateRequest(_, { input }, { supportDesk }) {
      const { comment, solved, additionalCollaborators } = input;
      const id = idOf("Ticket", input.id);
      if (comment == null && solved == null && !additionalCollaborators?.length)
        throw badInput("Nothing is to be changed: give a comment, solved or collaborators", "input");
      if (comment?.body.trim() === "") throw badInput("The comment is blank", "comment");
      const collaborators = additionalCollaborators?.map((email) =>
        emailOf(email, "additionalCollaborators"),
      );
      return payload(async () => {
        const { request } = await supportDesk.api.updateRequest({
          request_id: id,
          body: {
            request: {
              ...(comment && {
                comment: { body: comment.body, ...(comment.public != null && { public: comment.public }) },
              }),
              ...(solved != null && { solved }),
              ...(collaborators?.length && { additional_collaborators: collaborators }),
            },
          },
        });
        supportDesk.request.clear(id);
        return { ticket: request };
      });
    },
  },
};
