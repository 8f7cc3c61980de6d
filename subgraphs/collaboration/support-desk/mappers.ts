/** Parent objects that the resolvers of each type of the family receive. */
import type { Wire } from "#contracts/kit/contract.ts";
import type {
  CollectionJob,
  CollectionResource,
  Comment,
  GroupResult,
  JobStatus,
  OrganizationResult,
  RatingCount,
  Request,
  SearchResult,
  Ticket,
  TicketFieldOption,
  TicketMetric,
  UserResult,
} from "#contracts/support-desk/index.ts";

/** A request, or the same ticket from a search, which has fewer members, or only its id. */
export type TicketMapper = Wire<Request> | Wire<Ticket>;
export type TicketCommentMapper = Wire<Comment> & { readonly requestId: string };
export type TicketFieldOptionMapper = Wire<TicketFieldOption> & { readonly fieldId: string };
export type TicketFieldValueMapper = Wire<Request["custom_fields"][number]>;
export type TicketMetricSetMapper = Wire<TicketMetric>;
export type SupportDeskMapper = object;
export type SupportJobMapper = Wire<JobStatus>;
export type SupportRecordMapper = Wire<SearchResult>;
export type SupportUserMapper = Wire<UserResult>;
export type SupportOrganizationMapper = Wire<OrganizationResult>;
export type SupportGroupMapper = Wire<GroupResult>;

export type SupportSatisfactionRatingCountMapper = Wire<RatingCount>;
export type SupportResourceMapper = Wire<CollectionResource>;
export type SupportResourceResultMapper = Wire<CollectionJob["results"][number]>;
