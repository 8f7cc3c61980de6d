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

/** A rating, or the part of it that its ticket carries. */
export type SatisfactionRatingMapper = Wire<SatisfactionRating>;
export type SatisfactionRatingConnectionMapper = Connection<SatisfactionRatingMapper>;
export type SatisfactionRatingCountMapper = Wire<RatingCount>;
export type SatisfactionReasonMapper = Wire<SatisfactionReason>;

export type SlaPolicyMapper = Wire<SlaPolicy>;
export type SlaConditionMapper = Wire<SlaCondition>;
export type SlaTargetMapper = Wire<SlaTarget>;
export type SlaDefinitionsMapper = Wire<SlaDefinitions>;
export type SlaConditionDefinitionMapper = Wire<SlaConditionDefinition>;

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
