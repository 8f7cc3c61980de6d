/** The local support desk. */
import { paged, service } from "../kit/service.ts";
import { supportDesk } from "./contract.ts";
import { createForms } from "./forms.ts";
import { createRequests } from "./requests.ts";
import { createSearch } from "./search.ts";
import { parseSearchQuery } from "./search-query.ts";
import { orders, supportDeskTables, usersOf } from "./tables.ts";

export const supportDeskService = service(supportDesk, ({ store }) => {
  const tables = supportDeskTables(store);
  const search = createSearch(tables);
  const requests = createRequests(tables);
  const forms = createForms(tables);

  return {
    search({ query, sort_by, sort_order, include }) {
      const rows = search(parseSearchQuery(query), `${sort_by ?? "created_at"} ${sort_order ?? "desc"}`);
      if (!include) return rows;
      return paged(rows, (page) => ({
        users: usersOf(
          tables,
          page.flatMap((row) => (row.result_type === "ticket" ? [row.requester_id, row.assignee_id] : [])),
        ),
      }));
    },

    getRequest({ request_id, include }, call) {
      const ticket = requests.ticketOf(request_id, call);
      const request = requests.asRequest(ticket);
      if (!include) return { request };
      const { requester_id, assignee_id, collaborator_ids, email_cc_ids } = ticket;
      const named = [requester_id, assignee_id, ...collaborator_ids, ...email_cc_ids];
      return { request, users: usersOf(tables, named) };
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
      if (!include) return rows;
      return paged(rows, (page) => ({
        users: usersOf(
          tables,
          page.map((comment) => comment.author_id),
        ),
      }));
    },

    listTicketForms: (filters, { caller }) => ({ ticket_forms: forms.list(filters, caller) }),

    showManyTicketForms: ({ ids, ...filters }, { caller }) => ({
      ticket_forms: forms.many(ids, filters, caller),
    }),

    getTicketForm: ({ ticket_form_id }, { caller }) => ({
      ticket_form: forms.formOf(ticket_form_id, caller),
    }),

    cloneTicketForm: ({ ticket_form_id }, { caller, now }) => ({
      ticket_form: forms.clone(ticket_form_id, caller, now),
    }),
  };
});
