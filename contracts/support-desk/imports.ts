/** Import of tickets from another desk, with their comments and dates. */
import Type from "typebox";
import { json, optional, post } from "#contracts/kit/contract.ts";
import { admins, Id, Instant, JobStatus } from "./common.ts";
import {
  RequestAttachment,
  ticketMembers,
  ticketPriorities,
  ticketStatuses,
  ticketTypes,
} from "./tickets.ts";

/** Most tickets of one call (D2-052). */
export const MAX_IMPORTED_TICKETS = 100;

const Text = Type.Optional(Type.String());

export const ImportedComment = Type.Object({
  id: Type.Optional(Id),
  type: Text,
  author_id: Type.Optional(Id),
  value: Text,
  body: Text,
  html_body: Text,
  plain_body: Text,
  public: Type.Optional(Type.Boolean()),
  created_at: Type.Optional(Instant),
  via: Type.Optional(
    Type.Object({ channel: Text, source: Type.Optional(Type.Record(Type.String(), Type.Unknown())) }),
  ),
  uploads: Type.Optional(Type.Array(Type.String())),
  audit_id: Type.Optional(Id),
  metadata: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  attachments: Type.Optional(Type.Array(RequestAttachment)),
});

/** Every member is optional. The names of state and dates are our choice: the documents have only `closed`. */
export const ImportedTicket = Type.Object({
  subject: Text,
  description: Text,
  tags: Type.Optional(Type.Array(Type.String())),
  requester_id: Type.Optional(Id),
  assignee_id: Type.Optional(Id),
  comments: Type.Optional(Type.Array(ImportedComment)),
  status: Type.Optional(Type.Enum([...ticketStatuses])),
  priority: Type.Optional(Type.Enum([...ticketPriorities])),
  type: Type.Optional(Type.Enum([...ticketTypes])),
  created_at: Type.Optional(Instant),
  updated_at: Type.Optional(Instant),
});

export type ImportedComment = Type.Static<typeof ImportedComment>;
export type ImportedTicket = Type.Static<typeof ImportedTicket>;

const query = { archive_immediately: optional(Type.Boolean()) };

export const importOperations = {
  importTicket: post("/api/v2/imports/tickets", {
    query,
    body: json(Type.Object({ ticket: ImportedTicket })),
    returns: Type.Object({ ticket: Type.Object(ticketMembers) }),
    success: [201],
    roles: admins,
  }),
  bulkImportTickets: post("/api/v2/imports/tickets/create_many", {
    query,
    body: json(
      Type.Object({
        tickets: Type.Array(ImportedTicket, { minItems: 1, maxItems: MAX_IMPORTED_TICKETS }),
      }),
    ),
    returns: Type.Object({ job_status: JobStatus }),
    roles: admins,
  }),
};
