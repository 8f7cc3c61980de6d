/** Imports tickets with comments and dates. Everything is validated before anything is stored. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import type {
  Comment,
  ImportedComment,
  ImportedTicket,
  importOperations,
  Ticket,
} from "#contracts/support-desk/index.ts";
import type { Call, HandlersOf, ServiceContext } from "#services/kit/service.ts";
import { createMetricLog, metricIdOf } from "./metrics.ts";
import type { SupportDeskTables } from "./tables.ts";
import { createRequests, htmlOf, plainOf } from "./tickets.ts";

const refused = (message: string, field: string) => new Problem(422, message, { field });

/** A valid ticket with comments, without ids yet. */
interface Draft {
  readonly ticket: Omit<Ticket, "id" | "ticket_metric_id">;
  readonly comments: readonly Omit<Comment, "id">[];
}

export function importHandlers(
  tables: SupportDeskTables,
  jobs: ServiceContext["jobs"],
): HandlersOf<typeof importOperations> {
  const { users, tickets, comments, archive } = tables;
  const { userOf, isAgent } = createRequests(tables);
  const log = createMetricLog(tables);

  function commentOf(given: ImportedComment, author: number, at: string, path: string): Omit<Comment, "id"> {
    const html = given.html_body ?? htmlOf(given.body ?? given.value ?? given.plain_body ?? "");
    const body = given.body ?? given.value ?? given.plain_body ?? plainOf(html);
    if (body.trim() === "") throw refused("A comment needs a body", `${path}.body`);
    const author_id = given.author_id ?? author;
    if (!users.get(String(author_id))) throw refused(`No user has the id ${author_id}`, `${path}.author_id`);
    const created_at = new Date(given.created_at ?? at).toISOString();
    const { attachments, audit_id, metadata } = given;
    return {
      type: "Comment",
      author_id,
      body,
      html_body: html,
      plain_body: given.plain_body ?? body,
      public: given.public ?? true,
      via: { channel: given.via?.channel ?? "api" },
      ...(attachments?.length && { attachments }),
      ...(audit_id !== undefined && { audit_id }),
      ...(metadata && { metadata }),
      created_at,
      updated_at: created_at,
    };
  }

  function draftOf(given: ImportedTicket, path: string, call: Call): Draft {
    const requester = given.requester_id === undefined ? userOf(call) : users.get(String(given.requester_id));
    if (!requester) throw refused(`No user has the id ${given.requester_id}`, `${path}.requester_id`);
    const assignee_id = given.assignee_id ?? null;
    if (assignee_id !== null && !isAgent(assignee_id))
      throw refused(`No agent has the id ${assignee_id}`, `${path}.assignee_id`);

    const written =
      given.comments?.map(({ created_at }) => created_at).filter((at) => at !== undefined) ?? [];
    const times = written.map((at) => Date.parse(at));
    const createdAt = given.created_at ? Date.parse(given.created_at) : Math.min(call.now, ...times);
    const created_at = new Date(createdAt).toISOString();
    const said = given.comments ?? (given.description === undefined ? [] : [{ body: given.description }]);
    const drafts = said
      .map((comment, i) => commentOf(comment, requester.id, created_at, `${path}.comments.${i}`))
      .sort((a, b) => (a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : 0));
    const updatedAt = given.updated_at ? Date.parse(given.updated_at) : Math.max(createdAt, ...times);
    const subject = given.subject ?? "";
    return {
      ticket: {
        result_type: "ticket",
        subject,
        description: given.description ?? drafts[0]?.body ?? subject,
        status: given.status ?? (assignee_id === null ? "new" : "open"),
        priority: given.priority ?? null,
        type: given.type ?? null,
        requester_id: requester.id,
        assignee_id,
        organization_id: requester.organization_id,
        collaborator_ids: [],
        email_cc_ids: [],
        ticket_form_id: null,
        custom_fields: [],
        tags: [...new Set(given.tags)],
        via: { channel: "api" },
        created_at,
        updated_at: new Date(updatedAt).toISOString(),
      },
      comments: drafts,
    };
  }

  function keep(draft: Draft, archiveClosed: boolean): Ticket {
    const id = tickets.nextId();
    const ticket = tickets.put({ ...draft.ticket, id, ticket_metric_id: metricIdOf(id) });
    log.opened(ticket);
    for (const comment of draft.comments) {
      comments.put({ ticketId: id, comment: { ...comment, id: comments.nextId() } });
      log.commented(ticket, comment);
    }
    if (ticket.status === "solved" || ticket.status === "closed") log.solved(ticket, ticket.updated_at);
    if (archiveClosed && ticket.status === "closed") archive.put({ ticketId: id });
    return ticket;
  }

  interface Import {
    readonly drafts: readonly Draft[];
    readonly archiveClosed: boolean;
  }
  const importLater = jobs.define("importTickets", ({ drafts, archiveClosed }: Import) => {
    for (const draft of drafts) keep(draft, archiveClosed);
  });

  return {
    importTicket({ body, archive_immediately }, call) {
      const { result_type, ...ticket } = keep(
        draftOf(body.ticket, "ticket", call),
        archive_immediately ?? false,
      );
      return { ticket };
    },

    bulkImportTickets({ body, archive_immediately }, call) {
      const drafts = body.tickets.map((ticket, i) => draftOf(ticket, `tickets.${i}`, call));
      const id = importLater({ drafts, archiveClosed: archive_immediately ?? false });
      return {
        job_status: { id, status: "queued", total: drafts.length, progress: 0, message: null },
      };
    },
  };
}
