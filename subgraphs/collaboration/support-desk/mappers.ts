/** What resolvers hold for each type of the family. */
import type { Wire } from "../../../families/kit/contract.ts";
import type {
  Account,
  CollectionJob,
  CollectionResource,
  Comment,
  JobStatus,
  RatingCount,
  Request,
  ResourceCollection,
  SatisfactionRating,
  SatisfactionReason,
  Session,
  Skip,
  SlaCondition,
  SlaConditionDefinition,
  SlaDefinitions,
  SlaPolicy,
  SlaTarget,
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
