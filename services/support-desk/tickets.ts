/** Requests: the view of tickets for their requesters. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import {
  type Comment,
  NOT_SOLVABLE,
  type Request,
  type requestOperations,
  type SupportUser,
  type Ticket,
} from "#contracts/support-desk/index.ts";
import type { Call, HandlersOf } from "#services/kit/service.ts";
import { createMetricLog } from "./metrics.ts";
import { found, orders, type SupportDeskTables, usersOf, withUsers } from "./tables.ts";

const solvableTypes: readonly unknown[] = ["question", "incident", "task"];
const EMAIL = /^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/;

/** Members that an update may change. All others in its body are ignored (D2-080). */
export interface RequestUpdate {
  readonly comment?: {
    readonly body?: string;
    readonly html_body?: string;
    readonly public?: boolean;
    readonly uploads?: readonly string[];
  };
  readonly solved?: boolean;
  readonly additional_collaborators?: readonly (string | number)[];
}

const refused = (message: string, field: string) => new Problem(422, message, { field });

/** Converts a comment's text to HTML, and HTML to text without tags. Entities are not decoded. */
export const htmlOf = (text: string) => `<p>${escaped(text)}</p>`;
export const plainOf = (html: string) => html.replace(/(?<!<)<+[^<>]*>/g, " ").replace(/\s+/g, " ");

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );

export function createRequests(tables: SupportDeskTables) {
  const { users, tickets, comments, outbox } = tables;
  const log = createMetricLog(tables);

  const isAgent = (id: number | null) => {
    const user = id === null ? undefined : users.get(String(id));
    return user !== undefined && user.role !== "end-user";
  };

  /** True for an assigned question, incident or task that is not solved yet (D2-084, D2-085). */
  const canBeSolved = ({ status, type, assignee_id }: Ticket) =>
    status !== "solved" && status !== "closed" && solvableTypes.includes(type) && isAgent(assignee_id);

  function asRequest({ result_type, ...ticket }: Ticket): Request {
    return { ...ticket, can_be_solved_by_me: canBeSolved({ result_type, ...ticket }) };
  }

  function userOf({ caller }: Call): SupportUser {
    const [user] = users.by("email", caller.email?.toLowerCase() ?? "");
    if (!user) throw new Problem(403, "The caller is no user of this support desk");
    return user;
  }

  const isEndUser = ({ caller }: Call) => caller.role === "end-user";

  /** @throws Problem 404 also for another user's ticket, so that its existence stays hidden */
  function ticketOf(requestId: string, call: Call): Ticket {
    const ticket = found(tickets.get(requestId));
    return found(!isEndUser(call) || isParticipant(ticket, userOf(call).id) ? ticket : undefined);
  }

  /** True if the user requested the ticket, or is a collaborator or in copy. */
  const isParticipant = (ticket: Ticket, id: number) =>
    ticket.requester_id === id || ticket.collaborator_ids.includes(id) || ticket.email_cc_ids.includes(id);

  /** Tickets that the caller may see, newest first. */
  function visibleTo(call: Call): readonly Ticket[] {
    const all = tickets.sorted("created_at desc");
    if (!isEndUser(call)) return all;
    const { id } = userOf(call);
    return all.filter((ticket) => isParticipant(ticket, id));
  }

  /** The named user, by id or e-mail address. An unknown address gives a new end user, not stored yet. */
  function collaboratorOf(
    named: string | number,
    at: string,
  ): SupportUser | { readonly newUser: SupportUser } {
    const field = "request.additional_collaborators";
    if (typeof named === "number") {
      const user = users.get(String(named));
      if (!user) throw refused(`No user has the id ${named}`, field);
      return user;
    }
    const email = named.trim().toLowerCase();
    if (!EMAIL.test(email)) throw refused(`"${named.slice(0, 80)}" is not an e-mail address`, field);
    const [user] = users.by("email", email);
    if (user) return user;
    const [name = email] = email.split("@");
    const dates = { created_at: at, updated_at: at };
    const newcomer = { name, email, role: "end-user", verified: false, organization_id: null } as const;
    return { newUser: { id: 0, ...newcomer, ...dates } };
  }

  function checkedComment(
    comment: RequestUpdate["comment"],
    call: Call,
  ): { body: string; html: string } | undefined {
    if (!comment) return undefined;
    const html = comment.html_body ?? htmlOf(comment.body ?? "");
    const body = comment.body ?? plainOf(html);
    if (body.trim() === "") throw refused("A comment needs a body", "request.comment.body");
    if (comment.uploads?.length) throw refused("The upload is not known", "request.comment.uploads");
    if (comment.public === false && isEndUser(call))
      throw refused("Comments of end users are public", "request.comment.public");
    return { body: body.trim(), html };
  }

  function addComment(
    ticketId: number,
    author: SupportUser,
    text: { body: string; html: string },
    isPublic: boolean,
    at: string,
  ): Comment {
    const comment: Comment = {
      id: comments.nextId(),
      type: "Comment",
      author_id: author.id,
      body: text.body,
      html_body: text.html,
      plain_body: text.body,
      public: isPublic,
      via: { channel: "api" },
      created_at: at,
      updated_at: at,
    };
    return comments.put({ ticketId, comment }).comment;
  }

  function update(requestId: string, change: RequestUpdate, call: Call): Request {
    const ticket = ticketOf(requestId, call);
    const { comment, solved, additional_collaborators: added } = change;
    if (!comment && solved === undefined && !added?.length) return asRequest(ticket);
    if (ticket.status === "closed") throw refused("A closed request cannot be changed", "request");
    if (solved && ticket.status !== "solved" && isEndUser(call) && !canBeSolved(ticket))
      throw new Problem(403, "The request cannot be solved now: see can_be_solved_by_me", {
        code: NOT_SOLVABLE,
        field: "request.solved",
      });

    // Everything is validated before anything is written, so that a refused update changes nothing.
    const at = new Date(call.now).toISOString();
    const text = checkedComment(comment, call);
    const named = (added ?? []).map((one) => collaboratorOf(one, at));
    const author = userOf(call);

    const joined = named.map((one) => {
      if (!("newUser" in one)) return one;
      const [sameAddress] = users.by("email", one.newUser.email);
      return sameAddress ?? users.put({ ...one.newUser, id: users.nextId() });
    });
    const before = ticket.collaborator_ids;
    const fresh = joined.filter(({ id }) => !before.includes(id) && id !== ticket.requester_id);
    if (text) log.commented(ticket, addComment(ticket.id, author, text, comment?.public !== false, at));

    const reopened = ticket.status === "solved" && (solved === false || (text && isEndUser(call)));
    const changed = tickets.put({
      ...ticket,
      status: solved ? "solved" : reopened ? "open" : ticket.status,
      collaborator_ids: [...new Set([...before, ...fresh.map(({ id }) => id)])],
      updated_at: at,
    });
    if (reopened) log.reopened(changed, at);
    if (changed.status === "solved") log.solved(changed, at);
    if (ticket.status === "solved" && changed.status !== "solved") tables.reopened.put({ id: ticket.id });
    // New collaborators are notified (D2-082).
    for (const { email: to } of fresh) outbox.put({ id: outbox.nextId(), to, requestId: ticket.id });
    return asRequest(changed);
  }

  /** Comments of a request that the caller may see. Only agents see private ones. */
  function commentsOf(requestId: string, call: Call): Comment[] {
    const ticket = ticketOf(requestId, call);
    const all = comments.by("ticket", ticket.id).map((row) => row.comment);
    return isEndUser(call) ? all.filter((comment) => comment.public) : all;
  }

  return { userOf, ticketOf, visibleTo, asRequest, update, commentsOf, isAgent };
}

/** Splits a search text into words and "phrases". Each must occur in the subject or the description. */
const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/"[^"]*"|[^\s"]+/g) ?? []).map((word) => word.replaceAll('"', ""));

export function requestHandlers(tables: SupportDeskTables): HandlersOf<typeof requestOperations> {
  const requests = createRequests(tables);
  const peopleOf = ({ requester_id, assignee_id, collaborator_ids, email_cc_ids }: Ticket | Request) => [
    requester_id,
    assignee_id,
    ...collaborator_ids,
    ...email_cc_ids,
  ];

  return {
    searchRequests({ query, organization_id, cc_id, status, include }, call) {
      const words = wordsOf(query ?? "");
      const rows = requests.visibleTo(call).filter((ticket) => {
        const { subject, description, collaborator_ids, email_cc_ids } = ticket;
        const text = `${subject}\n${description}`.toLowerCase();
        return (
          words.every((word) => text.includes(word)) &&
          (organization_id ?? ticket.organization_id) === ticket.organization_id &&
          (cc_id == null || collaborator_ids.includes(cc_id) || email_cc_ids.includes(cc_id)) &&
          (!status || status.includes(ticket.status))
        );
      });
      return withUsers(tables, rows.map(requests.asRequest), include, peopleOf);
    },

    getRequest({ request_id, include }, call) {
      const ticket = requests.ticketOf(request_id, call);
      const request = requests.asRequest(ticket);
      return include ? { request, users: usersOf(tables, peopleOf(ticket)) } : { request };
    },

    updateRequest: ({ request_id, body }, call) => ({
      request: requests.update(request_id, body.request, call),
    }),

    listRequestComments({ request_id, sort, sort_by, sort_order, since, role, include }, call) {
      let rows = requests.commentsOf(request_id, call);
      if (since) {
        const first = Date.parse(since);
        rows = rows.filter((comment) => Date.parse(comment.created_at) >= first);
      }
      if (role) rows = rows.filter(({ author_id }) => requests.isAgent(author_id) === (role === "agent"));
      const descending = sort === "-created_at" || sort_order === "desc";
      rows.sort(orders[`${sort_by ?? "created_at"} ${descending ? "desc" : "asc"}`]);
      return withUsers(tables, rows, include, ({ author_id }) => [author_id]);
    },

    getRequestComment({ request_id, ticket_comment_id, include }, call) {
      const id = Number(ticket_comment_id);
      const comment = found(requests.commentsOf(request_id, call).find((one) => one.id === id));
      return include ? { comment, users: usersOf(tables, [comment.author_id]) } : { comment };
    },
  };
}
