/** What resolvers hold for each type of the family. */
import type { Wire } from "../../../families/kit/contract.ts";
import type {
  Comment,
  JobStatus,
  Request,
  Ticket,
  TicketForm,
} from "../../../families/support-desk/contract.ts";
import type { Connection } from "../../kit/connection.ts";

/** A request, or the same ticket found by search, which lacks what only its requester may know. */
export type TicketMapper = Wire<Request> | Wire<Ticket>;
export type TicketFormMapper = Wire<TicketForm>;
export type TicketCommentMapper = Wire<Comment> & { readonly requestId: string };
export type SupportDeskMapper = object;

export type TicketConnectionMapper = Connection<TicketMapper>;
export type TicketCommentConnectionMapper = Connection<TicketCommentMapper>;
export type SupportJobMapper = Wire<JobStatus>;
