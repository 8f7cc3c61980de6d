/** Imports of tickets from another desk. */
import { ImportedTicket, JobStatus, MAX_IMPORTED_TICKETS } from "#contracts/support-desk/index.ts";
import type {
  Resolvers,
  TicketImportCommentInput,
  TicketImportInput,
} from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { deskName, integerId } from "#subgraphs/collaboration/support-desk/ids.ts";
import type { SupportJobMapper } from "#subgraphs/collaboration/support-desk/mappers.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

export const importResolvers: Resolvers = {
  SupportJob: mapWireType(
    JobStatus,
    keyed("SupportJob", ({ id }: SupportJobMapper) => id),
  ),

  Mutation: {
    importTicket(_, { input }, { supportDesk }) {
      const ticket = imported(input.ticket, "ticket");
      return payload(async () => {
        const body = await supportDesk.api.importTicket({
          archive_immediately: input.archiveImmediately,
          body: { ticket },
        });
        if (!body.ticket) throw supportDesk.client.outcomeUnknown();
        return { ticket: body.ticket };
      });
    },

    importTickets(_, { input }, { supportDesk }) {
      const count = input.tickets.length;
      if (count < 1 || count > MAX_IMPORTED_TICKETS)
        throw badInput(`1 to ${MAX_IMPORTED_TICKETS} tickets are taken over at once`, "tickets");
      const tickets = input.tickets.map((ticket, i) => imported(ticket, `tickets.${i}`));
      return payload(async () => {
        const { job_status: job } = await supportDesk.api.bulkImportTickets({
          archive_immediately: input.archiveImmediately,
          body: { tickets },
        });
        if (!job?.id) throw supportDesk.client.outcomeUnknown();
        return { job };
      });
    },
  },
};

/** Converts a ticket to the desk's form. @throws BAD_USER_INPUT with its index */
function imported(ticket: TicketImportInput, at: string): ImportedTicket {
  const { requesterId, assigneeId, status, priority, type, comments, ...rest } = ticket;
  return toWire(ImportedTicket, {
    ...rest,
    requesterId: personId(requesterId, `${at}.requesterId`),
    assigneeId: personId(assigneeId, `${at}.assigneeId`),
    status: status && deskName(status, `${at}.status`),
    priority: priority && deskName(priority, `${at}.priority`),
    type: type && deskName(type, `${at}.type`),
    comments: comments?.map((comment, i) => importedComment(comment, `${at}.comments.${i}`)),
  });
}

function importedComment(comment: TicketImportCommentInput, at: string) {
  const { id, authorId, auditId, via, metadata, attachments, ...rest } = comment;
  const texts = [rest.body, rest.value, rest.plainBody, rest.htmlBody];
  if (texts.every((text) => text == null || text.trim() === ""))
    throw badInput("A comment needs a body", `${at}.body`);
  return {
    ...rest,
    id: ownId(id, `${at}.id`),
    authorId: personId(authorId, `${at}.authorId`),
    auditId: ownId(auditId, `${at}.auditId`),
    via: via && { channel: via.channel, source: objectIn(via.source, `${at}.via.source`) },
    metadata: objectIn(metadata, `${at}.metadata`),
    attachments: attachments?.map(({ id, ...file }, i) => ({
      ...file,
      id: ownId(id, `${at}.attachments.${i}.id`),
    })),
  };
}

const personId = (id: string | null | undefined, at: string) =>
  id == null ? undefined : integerId("SupportUser", id, at);

/** An id of the other desk, which is not the id of an object in the graph. */
const ownId = (id: string | null | undefined, at: string) => {
  if (id == null) return undefined;
  if (!/^\d{1,15}$/.test(id)) throw badInput(`"${at}" is a whole number`, at);
  return Number(id);
};

function objectIn(value: unknown, at: string): Record<string, unknown> | undefined {
  if (value == null) return undefined;
  if (typeof value !== "object" || Array.isArray(value)) throw badInput(`"${at}" is an object`, at);
  return value as Record<string, unknown>;
}
