/** What resolvers hold for each type of the family. */
import type { Wire } from "../../../families/kit/contract.ts";
import type {
  Comment,
  GroupResult,
  JobStatus,
  OrganizationResult,
  Request,
  SearchResult,
  Ticket,
  TicketField,
  TicketFieldOption,
  TicketForm,
  TicketMetric,
  TicketMetricEvent,
  UserResult,
} from "../../../families/support-desk/contract.ts";
import type { Connection } from "../../kit/connection.ts";

/** A request, the same ticket found by search, which lacks what only its requester may know, or an id. */
export type TicketMapper = Wire<Request> | Wire<Ticket>;
export type TicketFormMapper = Wire<TicketForm>;
export type TicketCommentMapper = Wire<Comment> & { readonly requestId: string };
export type TicketFieldMapper = Wire<TicketField>;
export type TicketFieldOptionMapper = Wire<TicketFieldOption> & { readonly fieldId: string };
export type TicketFieldValueMapper = Wire<Request["custom_fields"][number]>;
export type TicketMetricsMapper = Wire<TicketMetric>;
export type TicketMetricEventMapper = Wire<TicketMetricEvent>;
export type SupportDeskMapper = object;
export type SupportJobMapper = Wire<JobStatus>;
export type SupportRecordMapper = Wire<SearchResult>;
export type SupportUserMapper = Wire<UserResult>;
export type SupportOrganizationMapper = Wire<OrganizationResult>;
export type SupportGroupMapper = Wire<GroupResult>;

export type TicketConnectionMapper = Connection<TicketMapper>;
export type TicketCommentConnectionMapper = Connection<TicketCommentMapper>;
export type TicketFieldOptionConnectionMapper = Connection<TicketFieldOptionMapper>;
export type TicketMetricsConnectionMapper = Connection<TicketMetricsMapper>;
export type TicketMetricEventConnectionMapper = Connection<TicketMetricEventMapper>;
export type SupportRecordConnectionMapper = Connection<SupportRecordMapper>;
export type SupportUserConnectionMapper = Connection<SupportUserMapper>;
export type SupportOrganizationConnectionMapper = Connection<SupportOrganizationMapper>;
export type SupportGroupConnectionMapper = Connection<SupportGroupMapper>;
