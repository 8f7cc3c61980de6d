/** What resolvers hold for each type of the family. */
import type { Wire } from "#contracts/kit/contract.ts";
import type {
  Account,
  CollectionJob,
  CollectionResource,
  Comment,
  GroupResult,
  JobStatus,
  OrganizationResult,
  RatingCount,
  Request,
  ResourceCollection,
  SatisfactionRating,
  SatisfactionReason,
  SearchResult,
  Session,
  Skip,
  SlaCondition,
  SlaConditionDefinition,
  SlaDefinitions,
  SlaPolicy,
  SlaTarget,
  Ticket,
  TicketField,
  TicketFieldOption,
  TicketForm,
  TicketMetric,
  TicketMetricEvent,
  UserResult,
} from "#contracts/support-desk/index.ts";
import type { Connection } from "#subgraphs/kit/loading/connection.ts";

/** A request, the same ticket found by search, which lacks what only its requester may know, or an id. */
export type TicketMapper = Wire<Request> | Wire<Ticket>;
export type TicketFormMapper = Wire<TicketForm>;
export type TicketCommentMapper = Wire<Comment> & { readonly requestId: string };
export type TicketFieldMapper = Wire<TicketField>;
export type TicketFieldOptionMapper = Wire<TicketFieldOption> & { readonly fieldId: string };
export type TicketFieldValueMapper = Wire<Request["custom_fields"][number]>;
export type TicketMetricSetMapper = Wire<TicketMetric>;
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
export type TicketMetricSetConnectionMapper = Connection<TicketMetricSetMapper>;
export type TicketMetricEventConnectionMapper = Connection<TicketMetricEventMapper>;
export type SupportRecordConnectionMapper = Connection<SupportRecordMapper>;
export type SupportUserConnectionMapper = Connection<SupportUserMapper>;
export type SupportOrganizationConnectionMapper = Connection<SupportOrganizationMapper>;
export type SupportGroupConnectionMapper = Connection<SupportGroupMapper>;

/** A rating, or the part of it that its ticket carries. */
export type SupportSatisfactionRatingMapper = Wire<SatisfactionRating>;
export type SupportSatisfactionRatingConnectionMapper = Connection<SupportSatisfactionRatingMapper>;
export type SupportSatisfactionRatingCountMapper = Wire<RatingCount>;
export type SupportSatisfactionReasonMapper = Wire<SatisfactionReason>;

export type SupportSlaPolicyMapper = Wire<SlaPolicy>;
export type SupportSlaConditionMapper = Wire<SlaCondition>;
export type SupportSlaTargetMapper = Wire<SlaTarget>;
export type SupportSlaDefinitionsMapper = Wire<SlaDefinitions>;
export type SupportSlaConditionDefinitionMapper = Wire<SlaConditionDefinition>;

/** A collection, or its id alone where a job names it. */
export type SupportResourceCollectionMapper = Wire<ResourceCollection>;
export type SupportResourceCollectionConnectionMapper = Connection<SupportResourceCollectionMapper>;
export type SupportResourceMapper = Wire<CollectionResource>;
export type SupportCollectionJobMapper = Wire<CollectionJob>;
export type SupportResourceResultMapper = Wire<CollectionJob["results"][number]>;

export type TicketSkipMapper = Wire<Skip>;
export type SupportSessionMapper = Wire<Session>;
export type SupportSessionConnectionMapper = Connection<SupportSessionMapper>;
export type SupportAccountMapper = Wire<Account>;
