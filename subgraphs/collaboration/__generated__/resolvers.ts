import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserMapper } from '../mappers.ts';
import type { ContactCentreMapper, ContactCentreTeamMapper, AgentPresenceMapper, AgentPresenceConnectionMapper } from '../contact-centre/mappers.ts';
import type { MeetingsMapper, MeetingMapper, MeetingSummaryMapper, MeetingRegistrantMapper, MeetingRegistrantConnectionMapper } from '../meetings/mappers.ts';
import type { SocialMapper, SocialUserMapper, SocialPostMapper } from '../social/mappers.ts';
import type { TicketMapper, TicketFormMapper, TicketCommentMapper, SupportDeskMapper, TicketConnectionMapper, TicketCommentConnectionMapper, SupportJobMapper, SatisfactionRatingMapper, SatisfactionRatingConnectionMapper, SatisfactionRatingCountMapper, SatisfactionReasonMapper, SlaPolicyMapper, SlaConditionMapper, SlaTargetMapper, SlaDefinitionsMapper, SlaConditionDefinitionMapper, SupportResourceCollectionMapper, SupportResourceCollectionConnectionMapper, SupportResourceMapper, SupportCollectionJobMapper, SupportResourceResultMapper, TicketSkipMapper, SupportSessionMapper, SupportSessionConnectionMapper, SupportAccountMapper } from '../support-desk/mappers.ts';
import type { CollaborationContext } from '../index.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day, as `2026-05-04`. */
  Date: { input: string; output: unknown; }
  /** An instant in UTC, as `2026-05-04T09:30:00Z`. */
  DateTime: { input: string; output: unknown; }
  /** An exact decimal number, as text. */
  Decimal: { input: string; output: unknown; }
  /** Any JSON value: only where a family's documents leave the shape open. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** What an agent is doing. */
export type AgentPresence = {
  __typename?: 'AgentPresence';
  /** How many conversations the agent is in. */
  activeConversations?: Maybe<Scalars['Int']['output']>;
  /** The name to show. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** The agent's address. */
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** What the agent is doing. */
  status?: Maybe<AgentPresenceStatus>;
  /** Since when. */
  statusSince?: Maybe<Scalars['DateTime']['output']>;
  /** The contact centre's own id of the agent. */
  upstreamId: Scalars['String']['output'];
  /** The person. */
  user?: Maybe<User>;
};

export type AgentPresenceConnection = {
  __typename?: 'AgentPresenceConnection';
  edges: Array<AgentPresenceEdge>;
  nodes: Array<AgentPresence>;
  pageInfo: PageInfo;
  /** Not known: the contact centre does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type AgentPresenceEdge = {
  __typename?: 'AgentPresenceEdge';
  cursor: Scalars['String']['output'];
  node: AgentPresence;
};

/** What an agent may be doing. */
export type AgentPresenceStatus =
  /** Waiting for work. */
  | 'AVAILABLE'
  /** Not at the desk. */
  | 'AWAY'
  /** Having a break. */
  | 'BREAK'
  /** At work. */
  | 'BUSY'
  /** Not signed in. */
  | 'OFFLINE'
  /** A status that the documents do not name. */
  | 'OTHER'
  /** Finishing a conversation. */
  | 'WRAP_UP';

/** Which form is to be copied. */
export type CloneTicketFormInput = {
  /** Global id or the support desk's own. */
  id: Scalars['ID']['input'];
};

/** What came of copying. */
export type CloneTicketFormPayload = {
  __typename?: 'CloneTicketFormPayload';
  /** The copy. */
  ticketForm?: Maybe<TicketForm>;
  /** What the support desk refused. */
  userErrors: Array<UserError>;
};

/** The contact centre by its own nouns. */
export type ContactCentre = {
  __typename?: 'ContactCentre';
  /** A team: a handle by id. Costs no REST call. */
  team?: Maybe<ContactCentreTeam>;
};


/** The contact centre by its own nouns. */
export type ContactCentreTeamArgs = {
  id: Scalars['ID']['input'];
};

/** A team of agents: a handle by id. */
export type ContactCentreTeam = {
  __typename?: 'ContactCentreTeam';
  id: Scalars['ID']['output'];
  /** Its agents and what they are doing. Costs one REST call for up to 100. */
  presence?: Maybe<AgentPresenceConnection>;
  upstreamId: Scalars['String']['output'];
};


/** A team of agents: a handle by id. */
export type ContactCentreTeamPresenceArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A policy to be made. */
export type CreateSlaPolicyInput = {
  /** What it is for. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Which tickets it is for. */
  filter: SlaFilterInput;
  /** What is promised: one target at least, and one at most for each metric and priority. */
  targets: Array<SlaTargetInput>;
  /** What it is called; not blank. */
  title: Scalars['String']['input'];
};

/** What came of making a policy. */
export type CreateSlaPolicyPayload = {
  __typename?: 'CreateSlaPolicyPayload';
  /** The policy. */
  slaPolicy?: Maybe<SlaPolicy>;
  /** What the support desk refused. */
  userErrors: Array<UserError>;
};

/** An account to be opened. */
export type CreateSupportAccountInput = {
  /** A language, as `en`, which it is unless given. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Whose it is, for people; not blank. */
  name: Scalars['String']['input'];
  /** Their e-mail address. */
  ownerEmail: Scalars['String']['input'];
  /** The name of whoever opens it; not blank. */
  ownerName: Scalars['String']['input'];
  /** Where it is to be found; without underscores, hyphens and spaces. */
  subdomain: Scalars['String']['input'];
  /** A time zone, as `Europe/Lisbon`; UTC unless given. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** What came of opening an account. */
export type CreateSupportAccountPayload = {
  __typename?: 'CreateSupportAccountPayload';
  /** The account. */
  account?: Maybe<SupportAccount>;
  /** What the support desk refused. */
  userErrors: Array<UserError>;
};

/** A collection to be made. */
export type CreateSupportResourceCollectionInput = {
  /** What is to be in it: one resource at least. */
  resources: Array<SupportResourceInput>;
};

/** What came of asking for a collection. */
export type CreateSupportResourceCollectionPayload = {
  __typename?: 'CreateSupportResourceCollectionPayload';
  /** The work that makes it; `resourceCollection` leads on. */
  job?: Maybe<SupportCollectionJob>;
  /** What the support desk refused. */
  userErrors: Array<UserError>;
};

/** Which policy is to be deleted. */
export type DeleteSlaPolicyInput = {
  /** Global id or the support desk's own. */
  id: Scalars['ID']['input'];
};

/** What came of deleting a policy. */
export type DeleteSlaPolicyPayload = {
  __typename?: 'DeleteSlaPolicyPayload';
  /** Global id of the policy that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** What the support desk refused. */
  userErrors: Array<UserError>;
};

/** Which collection is to be deleted. */
export type DeleteSupportResourceCollectionInput = {
  /** Global id or the support desk's own. */
  id: Scalars['ID']['input'];
};

/** What came of asking for a deletion. */
export type DeleteSupportResourceCollectionPayload = {
  __typename?: 'DeleteSupportResourceCollectionPayload';
  /** The work that deletes it: once it is done, the collection is null. */
  job?: Maybe<SupportCollectionJob>;
  /** What the support desk refused. */
  userErrors: Array<UserError>;
};

/** A file relayed by the gateway under a signed link that works once and for a few minutes. */
export type File = {
  __typename?: 'File';
  /** Until when the link works. */
  expiresAt: Scalars['DateTime']['output'];
  /** A name to save it under. */
  filename: Scalars['String']['output'];
  /** Media type of the content. */
  mediaType: Scalars['String']['output'];
  /** Path of the link on this gateway. */
  url: Scalars['String']['output'];
};

/** A meeting: a handle by its number. */
export type Meeting = {
  __typename?: 'Meeting';
  id: Scalars['ID']['output'];
  /** Who registered, in the order they did. Costs one REST call for up to 300. Needs the scope `meeting:read:admin`, or `meeting:read` for a meeting of the caller's own. A cursor is good for 15 minutes. */
  registrants?: Maybe<MeetingRegistrantConnection>;
  /** The number, of ten digits or more. */
  upstreamId: Scalars['String']['output'];
};


/** A meeting: a handle by its number. */
export type MeetingRegistrantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  occurrenceId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<MeetingRegistrantStatus>;
};

/** Somebody who registered for a meeting. */
export type MeetingRegistrant = {
  __typename?: 'MeetingRegistrant';
  /** Street and number. */
  address?: Maybe<Scalars['String']['output']>;
  /** City. */
  city?: Maybe<Scalars['String']['output']>;
  /** What they wrote. */
  comments?: Maybe<Scalars['String']['output']>;
  /** Country. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The address given at registration. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The trade they work in. */
  industry?: Maybe<Scalars['String']['output']>;
  /** What they work as. */
  jobTitle?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Where they work. */
  organization?: Maybe<Scalars['String']['output']>;
  /** Phone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Whether they may come. */
  status?: Maybe<MeetingRegistrantStatus>;
  upstreamId: Scalars['String']['output'];
  /** The person. */
  user?: Maybe<User>;
};

export type MeetingRegistrantConnection = {
  __typename?: 'MeetingRegistrantConnection';
  edges: Array<MeetingRegistrantEdge>;
  nodes: Array<MeetingRegistrant>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type MeetingRegistrantEdge = {
  __typename?: 'MeetingRegistrantEdge';
  cursor: Scalars['String']['output'];
  node: MeetingRegistrant;
};

/** Whether a registrant may come. */
export type MeetingRegistrantStatus =
  /** They may. */
  | 'APPROVED'
  /** They may not. */
  | 'DENIED'
  /** A status that the documents do not name. */
  | 'OTHER'
  /** Not decided yet. */
  | 'PENDING';

/** What was said in one held instance of a meeting. Read by `meetings.summary` only: `node` would go round its scope. */
export type MeetingSummary = {
  __typename?: 'MeetingSummary';
  /** Part by part. */
  details?: Maybe<Array<MeetingSummaryDetail>>;
  /** When the meeting ended. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who held it. */
  host?: Maybe<User>;
  id: Scalars['ID']['output'];
  /** The meeting. */
  meeting?: Maybe<Meeting>;
  /** What is to be done next. */
  nextSteps?: Maybe<Array<Scalars['String']['output']>>;
  /** All in a few sentences. */
  overview?: Maybe<Scalars['String']['output']>;
  /** When the meeting began. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when it is summed up. */
  summaryEndedAt?: Maybe<Scalars['DateTime']['output']>;
  /** From when on it is summed up. */
  summaryStartedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The title of the summary. */
  title?: Maybe<Scalars['String']['output']>;
  /** What the meeting was about. */
  topic?: Maybe<Scalars['String']['output']>;
  /** The UUID of the instance. */
  upstreamId: Scalars['String']['output'];
};

/** A part of a summary. */
export type MeetingSummaryDetail = {
  __typename?: 'MeetingSummaryDetail';
  /** What the part is about. */
  label?: Maybe<Scalars['String']['output']>;
  /** What was said. */
  summary?: Maybe<Scalars['String']['output']>;
};

/** Meetings by their own nouns. */
export type Meetings = {
  __typename?: 'Meetings';
  /** A meeting: a handle by its number, as meetings are never read themselves. Costs no REST call. */
  meeting?: Maybe<Meeting>;
  /** The summary of one held instance of a meeting; null where none was made. Costs one REST call. Needs the scope `meeting_summary:read:admin`. */
  summary?: Maybe<MeetingSummary>;
};


/** Meetings by their own nouns. */
export type MeetingsMeetingArgs = {
  id: Scalars['ID']['input'];
};


/** Meetings by their own nouns. */
export type MeetingsSummaryArgs = {
  meetingUuid: Scalars['ID']['input'];
};

/** An exact amount in major units of its currency. */
export type Money = {
  __typename?: 'Money';
  /** The amount, with as many decimal places as the currency has. */
  amount: Scalars['Decimal']['output'];
  /** ISO 4217 code. */
  currency: Scalars['String']['output'];
};

/** An amount to be sent, in major units. */
export type MoneyInput = {
  /** The amount; no more decimal places than the currency has. */
  amount: Scalars['Decimal']['input'];
  /** ISO 4217 code. */
  currency: Scalars['String']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Copies a ticket form. Administrators only. */
  cloneTicketForm?: Maybe<CloneTicketFormPayload>;
  /** Makes an SLA policy, last in the order. Administrators only. Costs one REST call. */
  createSlaPolicy?: Maybe<CreateSlaPolicyPayload>;
  /** Opens an account of the support desk; needs no credentials of the desk. Costs one REST call. */
  createSupportAccount?: Maybe<CreateSupportAccountPayload>;
  /** Makes a collection of resources. The desk does it later: follow the job by reading the collection again. Administrators only. Costs one REST call. */
  createSupportResourceCollection?: Maybe<CreateSupportResourceCollectionPayload>;
  /** Deletes an SLA policy. Administrators only. Costs one REST call. */
  deleteSlaPolicy?: Maybe<DeleteSlaPolicyPayload>;
  /** Deletes a collection with its resources. The desk does it later: the collection is there until its job is done. Administrators only. Costs one REST call. */
  deleteSupportResourceCollection?: Maybe<DeleteSupportResourceCollectionPayload>;
  /** Rates a ticket, or changes its rating. Only its requester may, a verified end user with a credential of their own, once it is solved (or was, and is open again). Costs one REST call. */
  rateTicket?: Maybe<RateTicketPayload>;
  /** Puts the SLA policies in another order. Administrators only. Costs one REST call. */
  reorderSlaPolicies?: Maybe<ReorderSlaPoliciesPayload>;
  /** Notes that the caller passed a ticket over. Agents and administrators only. Costs one REST call. */
  skipTicket?: Maybe<SkipTicketPayload>;
  /** Adds a comment or collaborators to a request, or solves it; nothing else of it can be changed. Collaborators are told by e-mail. */
  updateRequest?: Maybe<UpdateRequestPayload>;
  /** Changes an SLA policy; what is not given stays as it is. Administrators only. Costs one REST call. */
  updateSlaPolicy?: Maybe<UpdateSlaPolicyPayload>;
  /** Makes and changes resources of a collection; what is not named stays. The desk does it later, one job of a collection at a time. Administrators only. Costs one REST call. */
  updateSupportResourceCollection?: Maybe<UpdateSupportResourceCollectionPayload>;
};


export type MutationCloneTicketFormArgs = {
  input: CloneTicketFormInput;
};


export type MutationCreateSlaPolicyArgs = {
  input: CreateSlaPolicyInput;
};


export type MutationCreateSupportAccountArgs = {
  input: CreateSupportAccountInput;
};


export type MutationCreateSupportResourceCollectionArgs = {
  input: CreateSupportResourceCollectionInput;
};


export type MutationDeleteSlaPolicyArgs = {
  input: DeleteSlaPolicyInput;
};


export type MutationDeleteSupportResourceCollectionArgs = {
  input: DeleteSupportResourceCollectionInput;
};


export type MutationRateTicketArgs = {
  input: RateTicketInput;
};


export type MutationReorderSlaPoliciesArgs = {
  input: ReorderSlaPoliciesInput;
};


export type MutationSkipTicketArgs = {
  input: SkipTicketInput;
};


export type MutationUpdateRequestArgs = {
  input: UpdateRequestInput;
};


export type MutationUpdateSlaPolicyArgs = {
  input: UpdateSlaPolicyInput;
};


export type MutationUpdateSupportResourceCollectionArgs = {
  input: UpdateSupportResourceCollectionInput;
};

/** An object that can be read again by its global id. */
export type Node = {
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** Where a page of a list lies in the whole. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last item: give it as `after` for the next page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** True when further items follow. */
  hasNextPage: Scalars['Boolean']['output'];
  /** True when items come before. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /** The contact centre by its own nouns. */
  contactCentre?: Maybe<ContactCentre>;
  /** Meetings by their own nouns. */
  meetings?: Maybe<Meetings>;
  /** The social network by its own nouns. */
  social?: Maybe<Social>;
  /** The support desk by its own nouns: tickets with their forms, fields and metrics. */
  supportDesk?: Maybe<SupportDesk>;
  /** One ticket, as the support desk's request of that id. Costs one REST call. */
  ticket?: Maybe<Ticket>;
  /** Tickets, found by search. Costs one REST call for up to 100. */
  tickets?: Maybe<TicketConnection>;
};


export type QueryTicketArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TicketFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<TicketOrder>;
};

/** What is said of a ticket. */
export type RateTicketInput = {
  /** What there is to say to it. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Why it was bad, one of `satisfactionReasons`: global id or the support desk's own. */
  reasonId?: InputMaybe<Scalars['ID']['input']>;
  /** How it was. */
  score: TicketVerdict;
  /** The ticket: global id or the support desk's own. */
  ticketId: Scalars['ID']['input'];
};

/** What came of rating. */
export type RateTicketPayload = {
  __typename?: 'RateTicketPayload';
  /** The rating. */
  satisfactionRating?: Maybe<SatisfactionRating>;
  /** What the support desk refused. */
  userErrors: Array<UserError>;
};

/** The order that policies are to be in. */
export type ReorderSlaPoliciesInput = {
  /** Every policy once, the first first: global ids or the support desk's own. */
  ids: Array<Scalars['ID']['input']>;
};

/** What came of reordering. */
export type ReorderSlaPoliciesPayload = {
  __typename?: 'ReorderSlaPoliciesPayload';
  /** The policies in their order now. */
  slaPolicies?: Maybe<Array<SlaPolicy>>;
  /** What the support desk refused. */
  userErrors: Array<UserError>;
};

/** A comment to be added. */
export type RequestCommentInput = {
  /** The text; not blank. */
  body: Scalars['String']['input'];
  /** False for a note among agents. */
  public?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How satisfied the requester of a ticket was with its solution. */
export type SatisfactionRating = Node & {
  __typename?: 'SatisfactionRating';
  /** Who worked on the ticket then. */
  assignee?: Maybe<User>;
  /** What the requester said to it. */
  comment?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Why it was bad; the reasons of a whole list cost one REST call. */
  reason?: Maybe<SatisfactionReason>;
  /** Who rated. */
  requester?: Maybe<User>;
  /** What was answered, if anything was. */
  score?: Maybe<SatisfactionScore>;
  /** What was rated. Costs one REST call a ticket. */
  ticket?: Maybe<Ticket>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The support desk's own id. */
  upstreamId: Scalars['String']['output'];
};

/** Satisfaction ratings, a page of them. */
export type SatisfactionRatingConnection = {
  __typename?: 'SatisfactionRatingConnection';
  edges: Array<SatisfactionRatingEdge>;
  nodes: Array<SatisfactionRating>;
  pageInfo: PageInfo;
  /** Not known: the support desk does not say; see `satisfactionRatingCount`. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** About how many ratings there are: above 100,000 the desk counts once a day. */
export type SatisfactionRatingCount = {
  __typename?: 'SatisfactionRatingCount';
  /** When they were counted; null while they are being counted. */
  refreshedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many there were when they were counted; 100,000 while they are being counted. */
  value?: Maybe<Scalars['Int']['output']>;
};

/** A rating in its list. */
export type SatisfactionRatingEdge = {
  __typename?: 'SatisfactionRatingEdge';
  cursor: Scalars['String']['output'];
  node: SatisfactionRating;
};

/** Which ratings are listed; what is not given does not narrow. */
export type SatisfactionRatingFilter = {
  /** Made at this instant or later, to the second. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made at this instant or earlier, to the second. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** With this score. */
  score?: InputMaybe<SatisfactionScoreFilter>;
};

/** Why a rating is bad, as the survey offers it. */
export type SatisfactionReason = Node & {
  __typename?: 'SatisfactionReason';
  /** Its number among the reasons. */
  code?: Maybe<Scalars['Int']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since when it is not offered any more; older ratings may still give it. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The reason in words. */
  text?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The support desk's own id. */
  upstreamId: Scalars['String']['output'];
};

/** What a rating says. */
export type SatisfactionScore =
  | 'BAD'
  | 'GOOD'
  /** The survey was sent and not answered yet. */
  | 'OFFERED'
  /** A score that the documents do not name. */
  | 'OTHER'
  /** No survey was sent. */
  | 'UNOFFERED';

/** The scores that ratings can be narrowed to; a score alone includes ratings with and without comment. */
export type SatisfactionScoreFilter =
  | 'BAD'
  | 'BAD_WITHOUT_COMMENT'
  | 'BAD_WITH_COMMENT'
  | 'GOOD'
  | 'GOOD_WITHOUT_COMMENT'
  | 'GOOD_WITH_COMMENT'
  /** The survey was sent and not answered yet. */
  | 'OFFERED'
  /** Good or bad. */
  | 'RECEIVED'
  | 'RECEIVED_WITHOUT_COMMENT'
  | 'RECEIVED_WITH_COMMENT'
  /** No survey was sent. */
  | 'UNOFFERED';

/** A ticket to be passed over. */
export type SkipTicketInput = {
  /** Why. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The ticket: global id or the support desk's own. */
  ticketId: Scalars['ID']['input'];
};

/** What came of passing over. */
export type SkipTicketPayload = {
  __typename?: 'SkipTicketPayload';
  /** The note of it. */
  skip?: Maybe<TicketSkip>;
  /** What the support desk refused. */
  userErrors: Array<UserError>;
};

/** Something that holds of a ticket. */
export type SlaCondition = {
  __typename?: 'SlaCondition';
  /** What it is about, one of the definitions'. */
  field?: Maybe<Scalars['String']['output']>;
  /** How the values compare. */
  operator?: Maybe<SlaOperator>;
  /** What it is compared with; ids are the support desk's own. */
  values?: Maybe<Array<Scalars['String']['output']>>;
};

/** A field that a condition can be about. */
export type SlaConditionDefinition = {
  __typename?: 'SlaConditionDefinition';
  /** Its name, as conditions give it. */
  field?: Maybe<Scalars['String']['output']>;
  /** What it belongs to: ticket or requester. */
  group?: Maybe<Scalars['String']['output']>;
  /** How it can be compared. */
  operators?: Maybe<Array<SlaConditionOperator>>;
  /** Its name for people. */
  title?: Maybe<Scalars['String']['output']>;
  /** What it can be compared with; null where any text is a value. */
  values?: Maybe<Array<SlaConditionValue>>;
};

/** Something that must hold of a ticket; `slaDefinitions` says what it may be. */
export type SlaConditionInput = {
  /** What it is about. */
  field: Scalars['String']['input'];
  /** How the values compare. */
  operator: SlaOperator;
  /** What it is compared with: one value for IS and IS_NOT, one at least for the others. */
  values: Array<Scalars['String']['input']>;
};

/** A way in which a condition can compare. */
export type SlaConditionOperator = {
  __typename?: 'SlaConditionOperator';
  /** The operator, as conditions give it. */
  operator?: Maybe<SlaOperator>;
  /** Its name for people. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A value that a condition can compare with. */
export type SlaConditionValue = {
  __typename?: 'SlaConditionValue';
  /** Its name for people. */
  title?: Maybe<Scalars['String']['output']>;
  /** The value, as conditions give it. */
  value?: Maybe<Scalars['String']['output']>;
};

/** What the conditions of policies may say. */
export type SlaDefinitions = {
  __typename?: 'SlaDefinitions';
  /** Of conditions that must all hold. */
  all?: Maybe<Array<SlaConditionDefinition>>;
  /** Of conditions one of which must hold. */
  any?: Maybe<Array<SlaConditionDefinition>>;
};

/** Which tickets a policy is for. */
export type SlaFilter = {
  __typename?: 'SlaFilter';
  /** All of these hold. */
  all?: Maybe<Array<SlaCondition>>;
  /** One of these holds, where there are any. */
  any?: Maybe<Array<SlaCondition>>;
};

/** Which tickets a policy is for; one without conditions is for all. */
export type SlaFilterInput = {
  /** All of these must hold. */
  all?: InputMaybe<Array<SlaConditionInput>>;
  /** One of these must hold. */
  any?: InputMaybe<Array<SlaConditionInput>>;
};

/** What a promise counts. */
export type SlaMetric =
  | 'AGENT_WORK_TIME'
  | 'FIRST_REPLY_TIME'
  | 'NEXT_REPLY_TIME'
  /** A metric that the documents do not name. */
  | 'OTHER'
  | 'PAUSABLE_UPDATE_TIME'
  | 'PERIODIC_UPDATE_TIME'
  | 'REQUESTER_WAIT_TIME'
  | 'TOTAL_RESOLUTION_TIME';

/** How a condition compares. */
export type SlaOperator =
  | 'INCLUDES'
  | 'IS'
  | 'IS_NOT'
  | 'NOT_INCLUDES'
  /** An operator that the documents do not name. */
  | 'OTHER';

/** What is promised of the tickets that fit a filter. */
export type SlaPolicy = Node & {
  __typename?: 'SlaPolicy';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** Which tickets it is for. */
  filter?: Maybe<SlaFilter>;
  id: Scalars['ID']['output'];
  /** Its place in the order. */
  position?: Maybe<Scalars['Int']['output']>;
  /** What is promised. */
  targets?: Maybe<Array<SlaTarget>>;
  /** What it is called. */
  title?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The support desk's own id. */
  upstreamId: Scalars['String']['output'];
};

/** A promise for tickets of a priority. */
export type SlaTarget = {
  __typename?: 'SlaTarget';
  /** Whether business hours alone are counted. */
  businessHours?: Maybe<Scalars['Boolean']['output']>;
  /** What is counted. */
  metric?: Maybe<SlaMetric>;
  /** How many minutes it may take. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** The priority it is for. */
  priority?: Maybe<TicketPriority>;
};

/** A promise for tickets of a priority. */
export type SlaTargetInput = {
  /** Whether business hours alone are counted. */
  businessHours: Scalars['Boolean']['input'];
  /** What is counted. */
  metric: SlaMetric;
  /** How many minutes it may take: one at least. */
  minutes: Scalars['Int']['input'];
  /** The priority it is for. */
  priority: TicketPriority;
};

/** The social network by its own nouns. */
export type Social = {
  __typename?: 'Social';
  /** One user. 100 of them cost one REST call. */
  user?: Maybe<SocialUser>;
  /** Users by their ids, in their order; those that are not there are null. One REST call for 100. */
  usersByIds?: Maybe<Array<Maybe<SocialUser>>>;
};


/** The social network by its own nouns. */
export type SocialUserArgs = {
  id: Scalars['ID']['input'];
};


/** The social network by its own nouns. */
export type SocialUsersByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};

/** A post of the social network. */
export type SocialPost = {
  __typename?: 'SocialPost';
  /** Who wrote it. 100 authors cost one REST call. */
  author?: Maybe<SocialUser>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** As written. */
  text?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
};

/** A user of the social network. Only what is selected is asked for. */
export type SocialUser = Node & {
  __typename?: 'SocialUser';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the user says of themselves. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Where the user says they are. */
  location?: Maybe<Scalars['String']['output']>;
  /** The name to show. */
  name?: Maybe<Scalars['String']['output']>;
  /** The post that stands first on the user's page; comes with the user. */
  pinnedPost?: Maybe<SocialPost>;
  /** Whether only followers see the user's posts. */
  protected?: Maybe<Scalars['Boolean']['output']>;
  /** How the user is followed. */
  publicMetrics?: Maybe<SocialUserMetrics>;
  upstreamId: Scalars['String']['output'];
  /** The user's page. */
  url?: Maybe<Scalars['String']['output']>;
  /** The name that posts mention. */
  username?: Maybe<Scalars['String']['output']>;
  /** Whether the network vouches for the user. */
  verified?: Maybe<Scalars['Boolean']['output']>;
};

/** How a user is followed. */
export type SocialUserMetrics = {
  __typename?: 'SocialUserMetrics';
  /** How many follow the user. */
  followersCount?: Maybe<Scalars['Int']['output']>;
  /** How many the user follows. */
  followingCount?: Maybe<Scalars['Int']['output']>;
  /** How many posts the user wrote. */
  postCount?: Maybe<Scalars['Int']['output']>;
};

/** An account of the support desk. */
export type SupportAccount = {
  __typename?: 'SupportAccount';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Its language. */
  locale?: Maybe<Scalars['String']['output']>;
  /** Whose it is, for people. */
  name?: Maybe<Scalars['String']['output']>;
  /** Who opened it. */
  owner?: Maybe<User>;
  /** The name of whoever opened it. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** Where it is found. */
  subdomain?: Maybe<Scalars['String']['output']>;
  /** Its time zone. */
  timeZone?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The support desk's own id. */
  upstreamId: Scalars['String']['output'];
};

/** What is done with a collection. */
export type SupportCollectionAction =
  | 'CREATE'
  | 'DELETE'
  /** Work that the documents do not name. */
  | 'OTHER'
  | 'UPDATE';

/** Work on a collection, one resource after another; the collection shows how far it has come. */
export type SupportCollectionJob = {
  __typename?: 'SupportCollectionJob';
  /** What is done. */
  action?: Maybe<SupportCollectionAction>;
  /** What the desk says of it, once it is done. */
  message?: Maybe<Scalars['String']['output']>;
  /** How many of them are done. */
  progress?: Maybe<Scalars['Int']['output']>;
  /** What it works on. Its id is known; what else is asked of it costs one REST call. */
  resourceCollection?: Maybe<SupportResourceCollection>;
  /** What came of each resource so far. */
  results?: Maybe<Array<SupportResourceResult>>;
  /** How far it has come. */
  status?: Maybe<SupportJobStatus>;
  /** How many resources it is about. */
  total?: Maybe<Scalars['Int']['output']>;
  /** The support desk's own id of it. */
  upstreamId?: Maybe<Scalars['String']['output']>;
};

/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDesk = {
  __typename?: 'SupportDesk';
  /** One collection of resources, with its latest job. Administrators only. Costs one REST call. */
  resourceCollection?: Maybe<SupportResourceCollection>;
  /** Collections of resources. Administrators only. Costs one REST call for up to 100. */
  resourceCollections?: Maybe<SupportResourceCollectionConnection>;
  /** One rating. Agents and administrators only. Costs one REST call. */
  satisfactionRating?: Maybe<SatisfactionRating>;
  /** About how many ratings there are. Agents and administrators only. Costs one REST call. */
  satisfactionRatingCount?: Maybe<SatisfactionRatingCount>;
  /** Satisfaction ratings, oldest first. Agents and administrators only. Costs one REST call for up to 100. */
  satisfactionRatings?: Maybe<SatisfactionRatingConnection>;
  /** One of these reasons; many of them cost one REST call. */
  satisfactionReason?: Maybe<SatisfactionReason>;
  /** The reasons that a bad rating may give. Costs one REST call. */
  satisfactionReasons?: Maybe<Array<SatisfactionReason>>;
  /** Sessions: all of them for administrators, their own for agents and end users. Costs one REST call for up to 100. */
  sessions?: Maybe<SupportSessionConnection>;
  /** What the conditions of a policy may say. Agents and administrators only. Costs one REST call. */
  slaDefinitions?: Maybe<SlaDefinitions>;
  /** All SLA policies in their order: the first that fits a ticket holds for it. Agents and administrators only. Costs one REST call. */
  slaPolicies?: Maybe<Array<SlaPolicy>>;
  /** One SLA policy; many of them cost one REST call. Agents and administrators only. */
  slaPolicy?: Maybe<SlaPolicy>;
  /** Whether an account can be opened under a subdomain. Needs no credentials of the desk. Costs one REST call. */
  subdomainAvailable?: Maybe<Scalars['Boolean']['output']>;
  /** One ticket form; 100 of them cost one REST call. */
  ticketForm?: Maybe<TicketForm>;
  /** All ticket forms that the caller may see. Costs one REST call. */
  ticketForms?: Maybe<Array<TicketForm>>;
  /** Ticket forms by their ids, in their order; those that are not there are null. One REST call for 100. */
  ticketFormsByIds?: Maybe<Array<Maybe<TicketForm>>>;
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskResourceCollectionArgs = {
  id: Scalars['ID']['input'];
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskResourceCollectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskSatisfactionRatingArgs = {
  id: Scalars['ID']['input'];
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskSatisfactionRatingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SatisfactionRatingFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskSatisfactionReasonArgs = {
  id: Scalars['ID']['input'];
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskSessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskSlaPolicyArgs = {
  id: Scalars['ID']['input'];
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskSubdomainAvailableArgs = {
  subdomain: Scalars['String']['input'];
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskTicketFormArgs = {
  id: Scalars['ID']['input'];
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskTicketFormsArgs = {
  filter?: InputMaybe<TicketFormFilter>;
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskTicketFormsByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};

/** Work that the support desk does later: what was told when it was begun. Nothing follows it. */
export type SupportJob = {
  __typename?: 'SupportJob';
  /** The job's id, for whoever asks the desk about it. */
  id: Scalars['ID']['output'];
  /** What the desk says of it. */
  message?: Maybe<Scalars['String']['output']>;
  /** How many of them were done. */
  progress?: Maybe<Scalars['Int']['output']>;
  /** How far it had come. */
  status?: Maybe<SupportJobStatus>;
  /** How many things it is about. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** How far a job has come. */
export type SupportJobStatus =
  | 'COMPLETED'
  | 'FAILED'
  /** A state that the documents do not name. */
  | 'OTHER'
  | 'QUEUED'
  | 'WORKING';

/** Something that a collection has made. */
export type SupportResource = {
  __typename?: 'SupportResource';
  /** Whether a deletion under way has come to it already. */
  deleted?: Maybe<Scalars['Boolean']['output']>;
  /** Its name in the collection. */
  identifier?: Maybe<Scalars['String']['output']>;
  /** What it is. */
  type?: Maybe<SupportResourceType>;
  /** The support desk's own id of it. */
  upstreamId?: Maybe<Scalars['String']['output']>;
};

/** Fields, triggers and the like that are made and removed together, as an app requires them. */
export type SupportResourceCollection = Node & {
  __typename?: 'SupportResourceCollection';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Its latest job, as far as it has come. */
  job?: Maybe<SupportCollectionJob>;
  /** What is in it. */
  resources?: Maybe<Array<SupportResource>>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The support desk's own id. */
  upstreamId: Scalars['String']['output'];
};

/** Collections of resources, a page of them. */
export type SupportResourceCollectionConnection = {
  __typename?: 'SupportResourceCollectionConnection';
  edges: Array<SupportResourceCollectionEdge>;
  nodes: Array<SupportResourceCollection>;
  pageInfo: PageInfo;
  /** Not known: the support desk does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A collection in its list. */
export type SupportResourceCollectionEdge = {
  __typename?: 'SupportResourceCollectionEdge';
  cursor: Scalars['String']['output'];
  node: SupportResourceCollection;
};

/** A resource of a collection. */
export type SupportResourceInput = {
  /** What it is to be, an object: the documents do not show its members. It has a `title`. */
  definition: Scalars['JSON']['input'];
  /** Its name in the collection; not blank, and each once among its type. */
  identifier: Scalars['String']['input'];
  /** What it is. */
  type: SupportResourceType;
};

/** What came of one resource. */
export type SupportResourceResult = {
  __typename?: 'SupportResourceResult';
  /** Why not. */
  error?: Maybe<Scalars['String']['output']>;
  /** Its name in the collection. */
  identifier?: Maybe<Scalars['String']['output']>;
  /** Whether it was done. */
  success?: Maybe<Scalars['Boolean']['output']>;
  /** What it is. */
  type?: Maybe<SupportResourceType>;
  /** The support desk's own id of it; null where none was made. */
  upstreamId?: Maybe<Scalars['String']['output']>;
};

/** What a resource is. */
export type SupportResourceType =
  | 'AUTOMATIONS'
  | 'MACROS'
  | 'ORGANIZATION_FIELDS'
  /** A type that the documents do not name. */
  | 'OTHER'
  | 'TARGETS'
  | 'TICKET_FIELDS'
  | 'TRIGGERS'
  | 'USER_FIELDS'
  | 'VIEWS'
  | 'WEBHOOKS';

/** Somebody's time at the support desk. */
export type SupportSession = {
  __typename?: 'SupportSession';
  /** When they signed in. */
  authenticatedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** When they were there last. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The support desk's own id. */
  upstreamId: Scalars['String']['output'];
  /** Whose it is. */
  user?: Maybe<User>;
};

/** Sessions, a page of them. */
export type SupportSessionConnection = {
  __typename?: 'SupportSessionConnection';
  edges: Array<SupportSessionEdge>;
  nodes: Array<SupportSession>;
  pageInfo: PageInfo;
  /** Not known: the support desk does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A session in its list. */
export type SupportSessionEdge = {
  __typename?: 'SupportSessionEdge';
  cursor: Scalars['String']['output'];
  node: SupportSession;
};

/** A ticket of the support desk. */
export type Ticket = Node & {
  __typename?: 'Ticket';
  /** Who works on it. */
  assignee?: Maybe<User>;
  /** Whether the caller may set it solved; costs a REST call for a ticket that was found by search. */
  canBeSolvedByMe?: Maybe<Scalars['Boolean']['output']>;
  /** Where it came in. */
  channel?: Maybe<Scalars['String']['output']>;
  /** Who else is kept informed. */
  collaborators?: Maybe<Array<User>>;
  /** Comments, oldest first. Costs one REST call for up to 100. */
  comments?: Maybe<TicketCommentConnection>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first comment. */
  description?: Maybe<Scalars['String']['output']>;
  /** The form it was written with; the forms of a whole list cost one REST call. */
  form?: Maybe<TicketForm>;
  id: Scalars['ID']['output'];
  /** How much it presses. */
  priority?: Maybe<TicketPriority>;
  /** Who asked. */
  requester?: Maybe<User>;
  /** How satisfied its requester was; null where no survey was offered. The ticket carries its score, comment and reason; what else is asked costs one REST call a rating, for agents and administrators only. */
  satisfactionRating?: Maybe<SatisfactionRating>;
  /** How far it has come. */
  status?: Maybe<TicketStatus>;
  /** What it is about, in a line. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Words it was marked with. */
  tags?: Maybe<Array<Scalars['String']['output']>>;
  /** What it is. */
  type?: Maybe<TicketType>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The support desk's own id. */
  upstreamId: Scalars['String']['output'];
};


/** A ticket of the support desk. */
export type TicketCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TicketCommentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<TicketCommentOrder>;
};

/** A comment on a ticket. */
export type TicketComment = {
  __typename?: 'TicketComment';
  /** Who wrote it. */
  author?: Maybe<User>;
  /** As written. */
  body?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** As HTML, as the desk renders it. */
  htmlBody?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** As plain text. */
  plainBody?: Maybe<Scalars['String']['output']>;
  /** False for notes among agents. */
  public?: Maybe<Scalars['Boolean']['output']>;
  /** The support desk's own id. */
  upstreamId: Scalars['String']['output'];
};

/** Who wrote a comment. */
export type TicketCommentAuthorRole =
  | 'AGENT'
  | 'END_USER';

/** Comments, a page of them. */
export type TicketCommentConnection = {
  __typename?: 'TicketCommentConnection';
  edges: Array<TicketCommentEdge>;
  nodes: Array<TicketComment>;
  pageInfo: PageInfo;
  /** Not known: the support desk does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A comment in its list. */
export type TicketCommentEdge = {
  __typename?: 'TicketCommentEdge';
  cursor: Scalars['String']['output'];
  node: TicketComment;
};

/** Which comments are listed. */
export type TicketCommentFilter = {
  /** Written by someone of this role. */
  authorRole?: InputMaybe<TicketCommentAuthorRole>;
  /** Written at this instant or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The order of comments. */
export type TicketCommentOrder =
  | 'NEWEST_FIRST'
  | 'OLDEST_FIRST';

/** Tickets, a page of them. */
export type TicketConnection = {
  __typename?: 'TicketConnection';
  edges: Array<TicketEdge>;
  nodes: Array<Ticket>;
  pageInfo: PageInfo;
  /** How many there are in all; costs a REST call where it is not known already. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A ticket in its list. */
export type TicketEdge = {
  __typename?: 'TicketEdge';
  cursor: Scalars['String']['output'];
  node: Ticket;
};

/** Which tickets are listed. */
export type TicketFilter = {
  /** Created at this instant or later. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Created at this instant or earlier. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of one of these priorities. */
  priorities?: InputMaybe<Array<TicketPriority>>;
  /** In one of these states. */
  statuses?: InputMaybe<Array<TicketStatus>>;
  /** With one of these tags. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Containing this text. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Of one of these types. */
  types?: InputMaybe<Array<TicketType>>;
};

/** A form that tickets are written with. */
export type TicketForm = Node & {
  __typename?: 'TicketForm';
  /** Whether it can be used. */
  active?: Maybe<Scalars['Boolean']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is used where no other fits. */
  default?: Maybe<Scalars['Boolean']['output']>;
  /** The name that end users see. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Whether end users see it. */
  endUserVisible?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** Whether every brand uses it. */
  inAllBrands?: Maybe<Scalars['Boolean']['output']>;
  /** The name that agents see. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its place in the list. */
  position?: Maybe<Scalars['Int']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The support desk's own id. */
  upstreamId: Scalars['String']['output'];
};

/** Which ticket forms are listed; what is not given does not narrow. */
export type TicketFormFilter = {
  /** Active forms only, or inactive ones only. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Forms of the current brand. */
  associatedToBrand?: InputMaybe<Scalars['Boolean']['input']>;
  /** Forms that end users see, or those they do not. */
  endUserVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** The default form where no other fits. */
  fallbackToDefault?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The order of tickets. */
export type TicketOrder =
  /** Created last, first. */
  | 'NEWEST_FIRST'
  /** Created first, first. */
  | 'OLDEST_FIRST'
  /** Changed last, first. */
  | 'UPDATED_FIRST';

/** How much a ticket presses. */
export type TicketPriority =
  | 'HIGH'
  | 'LOW'
  | 'NORMAL'
  /** A priority that the documents do not name. */
  | 'OTHER'
  | 'URGENT';

/** A ticket that somebody passed over. */
export type TicketSkip = {
  __typename?: 'TicketSkip';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Why. */
  reason?: Maybe<Scalars['String']['output']>;
  /** What was passed over. Costs one REST call. */
  ticket?: Maybe<Ticket>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The support desk's own id. */
  upstreamId: Scalars['String']['output'];
  /** Who passed it over. */
  user?: Maybe<User>;
};

/** How far a ticket has come. */
export type TicketStatus =
  | 'CLOSED'
  | 'HOLD'
  | 'NEW'
  | 'OPEN'
  /** A status that the documents do not name. */
  | 'OTHER'
  | 'PENDING'
  | 'SOLVED';

/** What a ticket is. */
export type TicketType =
  | 'INCIDENT'
  /** A type that the documents do not name. */
  | 'OTHER'
  | 'PROBLEM'
  | 'QUESTION'
  | 'TASK';

/** How satisfied a requester is. */
export type TicketVerdict =
  | 'BAD'
  | 'GOOD';

/** What is to be changed of a request: at least one of its three parts. */
export type UpdateRequestInput = {
  /** People to be kept informed, by e-mail address. */
  additionalCollaborators?: InputMaybe<Array<Scalars['String']['input']>>;
  comment?: InputMaybe<RequestCommentInput>;
  /** Global id or the support desk's own. */
  id: Scalars['ID']['input'];
  /** True solves it; only where `canBeSolvedByMe` says so for end users. */
  solved?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What came of an update. */
export type UpdateRequestPayload = {
  __typename?: 'UpdateRequestPayload';
  /** The ticket as it is now. */
  ticket?: Maybe<Ticket>;
  /** What the support desk refused. */
  userErrors: Array<UserError>;
};

/** What is to be changed of a policy: at least one of its members. */
export type UpdateSlaPolicyInput = {
  /** What it is for; empty takes it away. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Which tickets it is for: in place of the whole filter there is. */
  filter?: InputMaybe<SlaFilterInput>;
  /** Global id or the support desk's own. */
  id: Scalars['ID']['input'];
  /** What is promised: in place of all targets there are. */
  targets?: InputMaybe<Array<SlaTargetInput>>;
  /** What it is called; not blank. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What came of changing a policy. */
export type UpdateSlaPolicyPayload = {
  __typename?: 'UpdateSlaPolicyPayload';
  /** The policy as it is now. */
  slaPolicy?: Maybe<SlaPolicy>;
  /** What the support desk refused. */
  userErrors: Array<UserError>;
};

/** What is to be made or changed in a collection. */
export type UpdateSupportResourceCollectionInput = {
  /** Global id or the support desk's own. */
  id: Scalars['ID']['input'];
  /** The resources to be made or changed: one at least. A part of a definition is enough for one that there is. */
  resources: Array<SupportResourceInput>;
};

/** What came of asking for a change. */
export type UpdateSupportResourceCollectionPayload = {
  __typename?: 'UpdateSupportResourceCollectionPayload';
  /** The work that makes the change. */
  job?: Maybe<SupportCollectionJob>;
  /** What the support desk refused. */
  userErrors: Array<UserError>;
};

/** A person known by e-mail address: the hub to which every family adds its own record. */
export type User = Node & {
  __typename?: 'User';
  /** The address, in lower case. */
  email: Scalars['String']['output'];
  /** `User:` and the address. */
  id: Scalars['ID']['output'];
  /** Tickets the person asked for. One search for the people of a whole list, page by page; costs at least one REST call for 100 people. */
  tickets?: Maybe<TicketConnection>;
};


/** A person known by e-mail address: the hub to which every family adds its own record. */
export type UserTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TicketFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<TicketOrder>;
};

/** What a family refused of a write, in its own words. */
export type UserError = {
  __typename?: 'UserError';
  /** The code of the error catalogue. */
  code: Scalars['String']['output'];
  /** The input field it is about, where the family says so. */
  field?: Maybe<Scalars['String']['output']>;
  /** The family's own explanation. */
  message: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  SatisfactionRating: SatisfactionRating;
  SatisfactionReason: SatisfactionReason;
  SlaPolicy: SlaPolicy;
  SocialUser: SocialUser;
  SupportResourceCollection: SupportResourceCollection;
  Ticket: Ticket;
  TicketForm: TicketForm;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  SatisfactionRating:
    ( { __typename: 'SatisfactionRating' }
    & GraphQLRecursivePick<FederationTypes['SatisfactionRating'], {"id":true}> );
  SatisfactionReason:
    ( { __typename: 'SatisfactionReason' }
    & GraphQLRecursivePick<FederationTypes['SatisfactionReason'], {"id":true}> );
  SlaPolicy:
    ( { __typename: 'SlaPolicy' }
    & GraphQLRecursivePick<FederationTypes['SlaPolicy'], {"id":true}> );
  SocialUser:
    ( { __typename: 'SocialUser' }
    & GraphQLRecursivePick<FederationTypes['SocialUser'], {"id":true}> );
  SupportResourceCollection:
    ( { __typename: 'SupportResourceCollection' }
    & GraphQLRecursivePick<FederationTypes['SupportResourceCollection'], {"id":true}> );
  Ticket:
    ( { __typename: 'Ticket' }
    & GraphQLRecursivePick<FederationTypes['Ticket'], {"id":true}> );
  TicketForm:
    ( { __typename: 'TicketForm' }
    & GraphQLRecursivePick<FederationTypes['TicketForm'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"email":true}> );
};


/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( SatisfactionRatingMapper )
    | ( SatisfactionReasonMapper )
    | ( SlaPolicyMapper )
    | ( SocialUserMapper )
    | ( SupportResourceCollectionMapper )
    | ( TicketMapper )
    | ( TicketFormMapper )
    | ( UserMapper )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AgentPresence: ResolverTypeWrapper<AgentPresenceMapper>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AgentPresenceConnection: ResolverTypeWrapper<AgentPresenceConnectionMapper>;
  AgentPresenceEdge: ResolverTypeWrapper<Omit<AgentPresenceEdge, 'node'> & { node: ResolversTypes['AgentPresence'] }>;
  AgentPresenceStatus: AgentPresenceStatus;
  CloneTicketFormInput: CloneTicketFormInput;
  CloneTicketFormPayload: ResolverTypeWrapper<Omit<CloneTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversTypes['TicketForm']> }>;
  ContactCentre: ResolverTypeWrapper<ContactCentreMapper>;
  ContactCentreTeam: ResolverTypeWrapper<ContactCentreTeamMapper>;
  CreateSlaPolicyInput: CreateSlaPolicyInput;
  CreateSlaPolicyPayload: ResolverTypeWrapper<Omit<CreateSlaPolicyPayload, 'slaPolicy'> & { slaPolicy?: Maybe<ResolversTypes['SlaPolicy']> }>;
  CreateSupportAccountInput: CreateSupportAccountInput;
  CreateSupportAccountPayload: ResolverTypeWrapper<Omit<CreateSupportAccountPayload, 'account'> & { account?: Maybe<ResolversTypes['SupportAccount']> }>;
  CreateSupportResourceCollectionInput: CreateSupportResourceCollectionInput;
  CreateSupportResourceCollectionPayload: ResolverTypeWrapper<Omit<CreateSupportResourceCollectionPayload, 'job'> & { job?: Maybe<ResolversTypes['SupportCollectionJob']> }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DeleteSlaPolicyInput: DeleteSlaPolicyInput;
  DeleteSlaPolicyPayload: ResolverTypeWrapper<DeleteSlaPolicyPayload>;
  DeleteSupportResourceCollectionInput: DeleteSupportResourceCollectionInput;
  DeleteSupportResourceCollectionPayload: ResolverTypeWrapper<Omit<DeleteSupportResourceCollectionPayload, 'job'> & { job?: Maybe<ResolversTypes['SupportCollectionJob']> }>;
  File: ResolverTypeWrapper<File>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Meeting: ResolverTypeWrapper<MeetingMapper>;
  MeetingRegistrant: ResolverTypeWrapper<MeetingRegistrantMapper>;
  MeetingRegistrantConnection: ResolverTypeWrapper<MeetingRegistrantConnectionMapper>;
  MeetingRegistrantEdge: ResolverTypeWrapper<Omit<MeetingRegistrantEdge, 'node'> & { node: ResolversTypes['MeetingRegistrant'] }>;
  MeetingRegistrantStatus: MeetingRegistrantStatus;
  MeetingSummary: ResolverTypeWrapper<MeetingSummaryMapper>;
  MeetingSummaryDetail: ResolverTypeWrapper<MeetingSummaryDetail>;
  Meetings: ResolverTypeWrapper<MeetingsMapper>;
  Money: ResolverTypeWrapper<Money>;
  MoneyInput: MoneyInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RateTicketInput: RateTicketInput;
  RateTicketPayload: ResolverTypeWrapper<Omit<RateTicketPayload, 'satisfactionRating'> & { satisfactionRating?: Maybe<ResolversTypes['SatisfactionRating']> }>;
  ReorderSlaPoliciesInput: ReorderSlaPoliciesInput;
  ReorderSlaPoliciesPayload: ResolverTypeWrapper<Omit<ReorderSlaPoliciesPayload, 'slaPolicies'> & { slaPolicies?: Maybe<Array<ResolversTypes['SlaPolicy']>> }>;
  RequestCommentInput: RequestCommentInput;
  SatisfactionRating: ResolverTypeWrapper<SatisfactionRatingMapper>;
  SatisfactionRatingConnection: ResolverTypeWrapper<SatisfactionRatingConnectionMapper>;
  SatisfactionRatingCount: ResolverTypeWrapper<SatisfactionRatingCountMapper>;
  SatisfactionRatingEdge: ResolverTypeWrapper<Omit<SatisfactionRatingEdge, 'node'> & { node: ResolversTypes['SatisfactionRating'] }>;
  SatisfactionRatingFilter: SatisfactionRatingFilter;
  SatisfactionReason: ResolverTypeWrapper<SatisfactionReasonMapper>;
  SatisfactionScore: SatisfactionScore;
  SatisfactionScoreFilter: SatisfactionScoreFilter;
  SkipTicketInput: SkipTicketInput;
  SkipTicketPayload: ResolverTypeWrapper<Omit<SkipTicketPayload, 'skip'> & { skip?: Maybe<ResolversTypes['TicketSkip']> }>;
  SlaCondition: ResolverTypeWrapper<SlaConditionMapper>;
  SlaConditionDefinition: ResolverTypeWrapper<SlaConditionDefinitionMapper>;
  SlaConditionInput: SlaConditionInput;
  SlaConditionOperator: ResolverTypeWrapper<SlaConditionOperator>;
  SlaConditionValue: ResolverTypeWrapper<SlaConditionValue>;
  SlaDefinitions: ResolverTypeWrapper<SlaDefinitionsMapper>;
  SlaFilter: ResolverTypeWrapper<Omit<SlaFilter, 'all' | 'any'> & { all?: Maybe<Array<ResolversTypes['SlaCondition']>>, any?: Maybe<Array<ResolversTypes['SlaCondition']>> }>;
  SlaFilterInput: SlaFilterInput;
  SlaMetric: SlaMetric;
  SlaOperator: SlaOperator;
  SlaPolicy: ResolverTypeWrapper<SlaPolicyMapper>;
  SlaTarget: ResolverTypeWrapper<SlaTargetMapper>;
  SlaTargetInput: SlaTargetInput;
  Social: ResolverTypeWrapper<SocialMapper>;
  SocialPost: ResolverTypeWrapper<SocialPostMapper>;
  SocialUser: ResolverTypeWrapper<SocialUserMapper>;
  SocialUserMetrics: ResolverTypeWrapper<SocialUserMetrics>;
  SupportAccount: ResolverTypeWrapper<SupportAccountMapper>;
  SupportCollectionAction: SupportCollectionAction;
  SupportCollectionJob: ResolverTypeWrapper<SupportCollectionJobMapper>;
  SupportDesk: ResolverTypeWrapper<SupportDeskMapper>;
  SupportJob: ResolverTypeWrapper<SupportJobMapper>;
  SupportJobStatus: SupportJobStatus;
  SupportResource: ResolverTypeWrapper<SupportResourceMapper>;
  SupportResourceCollection: ResolverTypeWrapper<SupportResourceCollectionMapper>;
  SupportResourceCollectionConnection: ResolverTypeWrapper<SupportResourceCollectionConnectionMapper>;
  SupportResourceCollectionEdge: ResolverTypeWrapper<Omit<SupportResourceCollectionEdge, 'node'> & { node: ResolversTypes['SupportResourceCollection'] }>;
  SupportResourceInput: SupportResourceInput;
  SupportResourceResult: ResolverTypeWrapper<SupportResourceResultMapper>;
  SupportResourceType: SupportResourceType;
  SupportSession: ResolverTypeWrapper<SupportSessionMapper>;
  SupportSessionConnection: ResolverTypeWrapper<SupportSessionConnectionMapper>;
  SupportSessionEdge: ResolverTypeWrapper<Omit<SupportSessionEdge, 'node'> & { node: ResolversTypes['SupportSession'] }>;
  Ticket: ResolverTypeWrapper<TicketMapper>;
  TicketComment: ResolverTypeWrapper<TicketCommentMapper>;
  TicketCommentAuthorRole: TicketCommentAuthorRole;
  TicketCommentConnection: ResolverTypeWrapper<TicketCommentConnectionMapper>;
  TicketCommentEdge: ResolverTypeWrapper<Omit<TicketCommentEdge, 'node'> & { node: ResolversTypes['TicketComment'] }>;
  TicketCommentFilter: TicketCommentFilter;
  TicketCommentOrder: TicketCommentOrder;
  TicketConnection: ResolverTypeWrapper<TicketConnectionMapper>;
  TicketEdge: ResolverTypeWrapper<Omit<TicketEdge, 'node'> & { node: ResolversTypes['Ticket'] }>;
  TicketFilter: TicketFilter;
  TicketForm: ResolverTypeWrapper<TicketFormMapper>;
  TicketFormFilter: TicketFormFilter;
  TicketOrder: TicketOrder;
  TicketPriority: TicketPriority;
  TicketSkip: ResolverTypeWrapper<TicketSkipMapper>;
  TicketStatus: TicketStatus;
  TicketType: TicketType;
  TicketVerdict: TicketVerdict;
  UpdateRequestInput: UpdateRequestInput;
  UpdateRequestPayload: ResolverTypeWrapper<Omit<UpdateRequestPayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['Ticket']> }>;
  UpdateSlaPolicyInput: UpdateSlaPolicyInput;
  UpdateSlaPolicyPayload: ResolverTypeWrapper<Omit<UpdateSlaPolicyPayload, 'slaPolicy'> & { slaPolicy?: Maybe<ResolversTypes['SlaPolicy']> }>;
  UpdateSupportResourceCollectionInput: UpdateSupportResourceCollectionInput;
  UpdateSupportResourceCollectionPayload: ResolverTypeWrapper<Omit<UpdateSupportResourceCollectionPayload, 'job'> & { job?: Maybe<ResolversTypes['SupportCollectionJob']> }>;
  User: ResolverTypeWrapper<UserMapper>;
  UserError: ResolverTypeWrapper<UserError>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AgentPresence: AgentPresenceMapper;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  AgentPresenceConnection: AgentPresenceConnectionMapper;
  AgentPresenceEdge: Omit<AgentPresenceEdge, 'node'> & { node: ResolversParentTypes['AgentPresence'] };
  CloneTicketFormInput: CloneTicketFormInput;
  CloneTicketFormPayload: Omit<CloneTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversParentTypes['TicketForm']> };
  ContactCentre: ContactCentreMapper;
  ContactCentreTeam: ContactCentreTeamMapper;
  CreateSlaPolicyInput: CreateSlaPolicyInput;
  CreateSlaPolicyPayload: Omit<CreateSlaPolicyPayload, 'slaPolicy'> & { slaPolicy?: Maybe<ResolversParentTypes['SlaPolicy']> };
  CreateSupportAccountInput: CreateSupportAccountInput;
  CreateSupportAccountPayload: Omit<CreateSupportAccountPayload, 'account'> & { account?: Maybe<ResolversParentTypes['SupportAccount']> };
  CreateSupportResourceCollectionInput: CreateSupportResourceCollectionInput;
  CreateSupportResourceCollectionPayload: Omit<CreateSupportResourceCollectionPayload, 'job'> & { job?: Maybe<ResolversParentTypes['SupportCollectionJob']> };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DeleteSlaPolicyInput: DeleteSlaPolicyInput;
  DeleteSlaPolicyPayload: DeleteSlaPolicyPayload;
  DeleteSupportResourceCollectionInput: DeleteSupportResourceCollectionInput;
  DeleteSupportResourceCollectionPayload: Omit<DeleteSupportResourceCollectionPayload, 'job'> & { job?: Maybe<ResolversParentTypes['SupportCollectionJob']> };
  File: File;
  JSON: Scalars['JSON']['output'];
  Meeting: MeetingMapper;
  MeetingRegistrant: MeetingRegistrantMapper;
  MeetingRegistrantConnection: MeetingRegistrantConnectionMapper;
  MeetingRegistrantEdge: Omit<MeetingRegistrantEdge, 'node'> & { node: ResolversParentTypes['MeetingRegistrant'] };
  MeetingSummary: MeetingSummaryMapper;
  MeetingSummaryDetail: MeetingSummaryDetail;
  Meetings: MeetingsMapper;
  Money: Money;
  MoneyInput: MoneyInput;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfo;
  Boolean: Scalars['Boolean']['output'];
  Query: Record<PropertyKey, never>;
  RateTicketInput: RateTicketInput;
  RateTicketPayload: Omit<RateTicketPayload, 'satisfactionRating'> & { satisfactionRating?: Maybe<ResolversParentTypes['SatisfactionRating']> };
  ReorderSlaPoliciesInput: ReorderSlaPoliciesInput;
  ReorderSlaPoliciesPayload: Omit<ReorderSlaPoliciesPayload, 'slaPolicies'> & { slaPolicies?: Maybe<Array<ResolversParentTypes['SlaPolicy']>> };
  RequestCommentInput: RequestCommentInput;
  SatisfactionRating: SatisfactionRatingMapper;
  SatisfactionRatingConnection: SatisfactionRatingConnectionMapper;
  SatisfactionRatingCount: SatisfactionRatingCountMapper;
  SatisfactionRatingEdge: Omit<SatisfactionRatingEdge, 'node'> & { node: ResolversParentTypes['SatisfactionRating'] };
  SatisfactionRatingFilter: SatisfactionRatingFilter;
  SatisfactionReason: SatisfactionReasonMapper;
  SkipTicketInput: SkipTicketInput;
  SkipTicketPayload: Omit<SkipTicketPayload, 'skip'> & { skip?: Maybe<ResolversParentTypes['TicketSkip']> };
  SlaCondition: SlaConditionMapper;
  SlaConditionDefinition: SlaConditionDefinitionMapper;
  SlaConditionInput: SlaConditionInput;
  SlaConditionOperator: SlaConditionOperator;
  SlaConditionValue: SlaConditionValue;
  SlaDefinitions: SlaDefinitionsMapper;
  SlaFilter: Omit<SlaFilter, 'all' | 'any'> & { all?: Maybe<Array<ResolversParentTypes['SlaCondition']>>, any?: Maybe<Array<ResolversParentTypes['SlaCondition']>> };
  SlaFilterInput: SlaFilterInput;
  SlaPolicy: SlaPolicyMapper;
  SlaTarget: SlaTargetMapper;
  SlaTargetInput: SlaTargetInput;
  Social: SocialMapper;
  SocialPost: SocialPostMapper;
  SocialUser: SocialUserMapper;
  SocialUserMetrics: SocialUserMetrics;
  SupportAccount: SupportAccountMapper;
  SupportCollectionJob: SupportCollectionJobMapper;
  SupportDesk: SupportDeskMapper;
  SupportJob: SupportJobMapper;
  SupportResource: SupportResourceMapper;
  SupportResourceCollection: SupportResourceCollectionMapper;
  SupportResourceCollectionConnection: SupportResourceCollectionConnectionMapper;
  SupportResourceCollectionEdge: Omit<SupportResourceCollectionEdge, 'node'> & { node: ResolversParentTypes['SupportResourceCollection'] };
  SupportResourceInput: SupportResourceInput;
  SupportResourceResult: SupportResourceResultMapper;
  SupportSession: SupportSessionMapper;
  SupportSessionConnection: SupportSessionConnectionMapper;
  SupportSessionEdge: Omit<SupportSessionEdge, 'node'> & { node: ResolversParentTypes['SupportSession'] };
  Ticket: TicketMapper;
  TicketComment: TicketCommentMapper;
  TicketCommentConnection: TicketCommentConnectionMapper;
  TicketCommentEdge: Omit<TicketCommentEdge, 'node'> & { node: ResolversParentTypes['TicketComment'] };
  TicketCommentFilter: TicketCommentFilter;
  TicketConnection: TicketConnectionMapper;
  TicketEdge: Omit<TicketEdge, 'node'> & { node: ResolversParentTypes['Ticket'] };
  TicketFilter: TicketFilter;
  TicketForm: TicketFormMapper;
  TicketFormFilter: TicketFormFilter;
  TicketSkip: TicketSkipMapper;
  UpdateRequestInput: UpdateRequestInput;
  UpdateRequestPayload: Omit<UpdateRequestPayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['Ticket']> };
  UpdateSlaPolicyInput: UpdateSlaPolicyInput;
  UpdateSlaPolicyPayload: Omit<UpdateSlaPolicyPayload, 'slaPolicy'> & { slaPolicy?: Maybe<ResolversParentTypes['SlaPolicy']> };
  UpdateSupportResourceCollectionInput: UpdateSupportResourceCollectionInput;
  UpdateSupportResourceCollectionPayload: Omit<UpdateSupportResourceCollectionPayload, 'job'> & { job?: Maybe<ResolversParentTypes['SupportCollectionJob']> };
  User: UserMapper;
  UserError: UserError;
};

export type AgentPresenceResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['AgentPresence'] = ResolversParentTypes['AgentPresence']> = {
  activeConversations?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['AgentPresenceStatus']>, ParentType, ContextType>;
  statusSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type AgentPresenceConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['AgentPresenceConnection'] = ResolversParentTypes['AgentPresenceConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AgentPresenceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AgentPresence']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AgentPresenceEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['AgentPresenceEdge'] = ResolversParentTypes['AgentPresenceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AgentPresence'], ParentType, ContextType>;
};

export type CloneTicketFormPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CloneTicketFormPayload'] = ResolversParentTypes['CloneTicketFormPayload']> = {
  ticketForm?: Resolver<Maybe<ResolversTypes['TicketForm']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ContactCentreResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentre'] = ResolversParentTypes['ContactCentre']> = {
  team?: Resolver<Maybe<ResolversTypes['ContactCentreTeam']>, ParentType, ContextType, RequireFields<ContactCentreTeamArgs, 'id'>>;
};

export type ContactCentreTeamResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreTeam'] = ResolversParentTypes['ContactCentreTeam']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  presence?: Resolver<Maybe<ResolversTypes['AgentPresenceConnection']>, ParentType, ContextType, Partial<ContactCentreTeamPresenceArgs>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateSlaPolicyPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateSlaPolicyPayload'] = ResolversParentTypes['CreateSlaPolicyPayload']> = {
  slaPolicy?: Resolver<Maybe<ResolversTypes['SlaPolicy']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateSupportAccountPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateSupportAccountPayload'] = ResolversParentTypes['CreateSupportAccountPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['SupportAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateSupportResourceCollectionPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateSupportResourceCollectionPayload'] = ResolversParentTypes['CreateSupportResourceCollectionPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['SupportCollectionJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeleteSlaPolicyPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteSlaPolicyPayload'] = ResolversParentTypes['DeleteSlaPolicyPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteSupportResourceCollectionPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteSupportResourceCollectionPayload'] = ResolversParentTypes['DeleteSupportResourceCollectionPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['SupportCollectionJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FileResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MeetingResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Meeting'] = ResolversParentTypes['Meeting']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  registrants?: Resolver<Maybe<ResolversTypes['MeetingRegistrantConnection']>, ParentType, ContextType, Partial<MeetingRegistrantsArgs>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeetingRegistrantResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingRegistrant'] = ResolversParentTypes['MeetingRegistrant']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  industry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['MeetingRegistrantStatus']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type MeetingRegistrantConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingRegistrantConnection'] = ResolversParentTypes['MeetingRegistrantConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MeetingRegistrantEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MeetingRegistrant']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MeetingRegistrantEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingRegistrantEdge'] = ResolversParentTypes['MeetingRegistrantEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MeetingRegistrant'], ParentType, ContextType>;
};

export type MeetingSummaryResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingSummary'] = ResolversParentTypes['MeetingSummary']> = {
  details?: Resolver<Maybe<Array<ResolversTypes['MeetingSummaryDetail']>>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  meeting?: Resolver<Maybe<ResolversTypes['Meeting']>, ParentType, ContextType>;
  nextSteps?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  overview?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  summaryEndedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  summaryStartedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeetingSummaryDetailResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingSummaryDetail'] = ResolversParentTypes['MeetingSummaryDetail']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MeetingsResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Meetings'] = ResolversParentTypes['Meetings']> = {
  meeting?: Resolver<Maybe<ResolversTypes['Meeting']>, ParentType, ContextType, RequireFields<MeetingsMeetingArgs, 'id'>>;
  summary?: Resolver<Maybe<ResolversTypes['MeetingSummary']>, ParentType, ContextType, RequireFields<MeetingsSummaryArgs, 'meetingUuid'>>;
};

export type MoneyResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  cloneTicketForm?: Resolver<Maybe<ResolversTypes['CloneTicketFormPayload']>, ParentType, ContextType, RequireFields<MutationCloneTicketFormArgs, 'input'>>;
  createSlaPolicy?: Resolver<Maybe<ResolversTypes['CreateSlaPolicyPayload']>, ParentType, ContextType, RequireFields<MutationCreateSlaPolicyArgs, 'input'>>;
  createSupportAccount?: Resolver<Maybe<ResolversTypes['CreateSupportAccountPayload']>, ParentType, ContextType, RequireFields<MutationCreateSupportAccountArgs, 'input'>>;
  createSupportResourceCollection?: Resolver<Maybe<ResolversTypes['CreateSupportResourceCollectionPayload']>, ParentType, ContextType, RequireFields<MutationCreateSupportResourceCollectionArgs, 'input'>>;
  deleteSlaPolicy?: Resolver<Maybe<ResolversTypes['DeleteSlaPolicyPayload']>, ParentType, ContextType, RequireFields<MutationDeleteSlaPolicyArgs, 'input'>>;
  deleteSupportResourceCollection?: Resolver<Maybe<ResolversTypes['DeleteSupportResourceCollectionPayload']>, ParentType, ContextType, RequireFields<MutationDeleteSupportResourceCollectionArgs, 'input'>>;
  rateTicket?: Resolver<Maybe<ResolversTypes['RateTicketPayload']>, ParentType, ContextType, RequireFields<MutationRateTicketArgs, 'input'>>;
  reorderSlaPolicies?: Resolver<Maybe<ResolversTypes['ReorderSlaPoliciesPayload']>, ParentType, ContextType, RequireFields<MutationReorderSlaPoliciesArgs, 'input'>>;
  skipTicket?: Resolver<Maybe<ResolversTypes['SkipTicketPayload']>, ParentType, ContextType, RequireFields<MutationSkipTicketArgs, 'input'>>;
  updateRequest?: Resolver<Maybe<ResolversTypes['UpdateRequestPayload']>, ParentType, ContextType, RequireFields<MutationUpdateRequestArgs, 'input'>>;
  updateSlaPolicy?: Resolver<Maybe<ResolversTypes['UpdateSlaPolicyPayload']>, ParentType, ContextType, RequireFields<MutationUpdateSlaPolicyArgs, 'input'>>;
  updateSupportResourceCollection?: Resolver<Maybe<ResolversTypes['UpdateSupportResourceCollectionPayload']>, ParentType, ContextType, RequireFields<MutationUpdateSupportResourceCollectionArgs, 'input'>>;
};

export type NodeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'SatisfactionRating' | 'SatisfactionReason' | 'SlaPolicy' | 'SocialUser' | 'SupportResourceCollection' | 'Ticket' | 'TicketForm' | 'User', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  contactCentre?: Resolver<Maybe<ResolversTypes['ContactCentre']>, ParentType, ContextType>;
  meetings?: Resolver<Maybe<ResolversTypes['Meetings']>, ParentType, ContextType>;
  social?: Resolver<Maybe<ResolversTypes['Social']>, ParentType, ContextType>;
  supportDesk?: Resolver<Maybe<ResolversTypes['SupportDesk']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType, RequireFields<QueryTicketArgs, 'id'>>;
  tickets?: Resolver<Maybe<ResolversTypes['TicketConnection']>, ParentType, ContextType, RequireFields<QueryTicketsArgs, 'orderBy'>>;
};

export type RateTicketPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['RateTicketPayload'] = ResolversParentTypes['RateTicketPayload']> = {
  satisfactionRating?: Resolver<Maybe<ResolversTypes['SatisfactionRating']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReorderSlaPoliciesPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ReorderSlaPoliciesPayload'] = ResolversParentTypes['ReorderSlaPoliciesPayload']> = {
  slaPolicies?: Resolver<Maybe<Array<ResolversTypes['SlaPolicy']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SatisfactionRatingResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SatisfactionRating'] = ResolversParentTypes['SatisfactionRating'], FederationReferenceType extends FederationReferenceTypes['SatisfactionRating'] = FederationReferenceTypes['SatisfactionRating']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SatisfactionRating']> | FederationReferenceType, FederationReferenceType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['SatisfactionReason']>, ParentType, ContextType>;
  requester?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['SatisfactionScore']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactionRatingConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SatisfactionRatingConnection'] = ResolversParentTypes['SatisfactionRatingConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SatisfactionRatingEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SatisfactionRating']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SatisfactionRatingCountResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SatisfactionRatingCount'] = ResolversParentTypes['SatisfactionRatingCount']> = {
  refreshedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SatisfactionRatingEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SatisfactionRatingEdge'] = ResolversParentTypes['SatisfactionRatingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SatisfactionRating'], ParentType, ContextType>;
};

export type SatisfactionReasonResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SatisfactionReason'] = ResolversParentTypes['SatisfactionReason'], FederationReferenceType extends FederationReferenceTypes['SatisfactionReason'] = FederationReferenceTypes['SatisfactionReason']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SatisfactionReason']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SkipTicketPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SkipTicketPayload'] = ResolversParentTypes['SkipTicketPayload']> = {
  skip?: Resolver<Maybe<ResolversTypes['TicketSkip']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SlaConditionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SlaCondition'] = ResolversParentTypes['SlaCondition']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['SlaOperator']>, ParentType, ContextType>;
  values?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type SlaConditionDefinitionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SlaConditionDefinition'] = ResolversParentTypes['SlaConditionDefinition']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operators?: Resolver<Maybe<Array<ResolversTypes['SlaConditionOperator']>>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Maybe<Array<ResolversTypes['SlaConditionValue']>>, ParentType, ContextType>;
};

export type SlaConditionOperatorResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SlaConditionOperator'] = ResolversParentTypes['SlaConditionOperator']> = {
  operator?: Resolver<Maybe<ResolversTypes['SlaOperator']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SlaConditionValueResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SlaConditionValue'] = ResolversParentTypes['SlaConditionValue']> = {
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SlaDefinitionsResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SlaDefinitions'] = ResolversParentTypes['SlaDefinitions']> = {
  all?: Resolver<Maybe<Array<ResolversTypes['SlaConditionDefinition']>>, ParentType, ContextType>;
  any?: Resolver<Maybe<Array<ResolversTypes['SlaConditionDefinition']>>, ParentType, ContextType>;
};

export type SlaFilterResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SlaFilter'] = ResolversParentTypes['SlaFilter']> = {
  all?: Resolver<Maybe<Array<ResolversTypes['SlaCondition']>>, ParentType, ContextType>;
  any?: Resolver<Maybe<Array<ResolversTypes['SlaCondition']>>, ParentType, ContextType>;
};

export type SlaPolicyResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SlaPolicy'] = ResolversParentTypes['SlaPolicy'], FederationReferenceType extends FederationReferenceTypes['SlaPolicy'] = FederationReferenceTypes['SlaPolicy']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SlaPolicy']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filter?: Resolver<Maybe<ResolversTypes['SlaFilter']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  targets?: Resolver<Maybe<Array<ResolversTypes['SlaTarget']>>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SlaTargetResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SlaTarget'] = ResolversParentTypes['SlaTarget']> = {
  businessHours?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  metric?: Resolver<Maybe<ResolversTypes['SlaMetric']>, ParentType, ContextType>;
  minutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['TicketPriority']>, ParentType, ContextType>;
};

export type SocialResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Social'] = ResolversParentTypes['Social']> = {
  user?: Resolver<Maybe<ResolversTypes['SocialUser']>, ParentType, ContextType, RequireFields<SocialUserArgs, 'id'>>;
  usersByIds?: Resolver<Maybe<Array<Maybe<ResolversTypes['SocialUser']>>>, ParentType, ContextType, RequireFields<SocialUsersByIdsArgs, 'ids'>>;
};

export type SocialPostResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialPost'] = ResolversParentTypes['SocialPost']> = {
  author?: Resolver<Maybe<ResolversTypes['SocialUser']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialUserResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialUser'] = ResolversParentTypes['SocialUser'], FederationReferenceType extends FederationReferenceTypes['SocialUser'] = FederationReferenceTypes['SocialUser']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SocialUser']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pinnedPost?: Resolver<Maybe<ResolversTypes['SocialPost']>, ParentType, ContextType>;
  protected?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  publicMetrics?: Resolver<Maybe<ResolversTypes['SocialUserMetrics']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialUserMetricsResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialUserMetrics'] = ResolversParentTypes['SocialUserMetrics']> = {
  followersCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  followingCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  postCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SupportAccountResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportAccount'] = ResolversParentTypes['SupportAccount']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subdomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SupportCollectionJobResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportCollectionJob'] = ResolversParentTypes['SupportCollectionJob']> = {
  action?: Resolver<Maybe<ResolversTypes['SupportCollectionAction']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resourceCollection?: Resolver<Maybe<ResolversTypes['SupportResourceCollection']>, ParentType, ContextType>;
  results?: Resolver<Maybe<Array<ResolversTypes['SupportResourceResult']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['SupportJobStatus']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  upstreamId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SupportDeskResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportDesk'] = ResolversParentTypes['SupportDesk']> = {
  resourceCollection?: Resolver<Maybe<ResolversTypes['SupportResourceCollection']>, ParentType, ContextType, RequireFields<SupportDeskResourceCollectionArgs, 'id'>>;
  resourceCollections?: Resolver<Maybe<ResolversTypes['SupportResourceCollectionConnection']>, ParentType, ContextType, Partial<SupportDeskResourceCollectionsArgs>>;
  satisfactionRating?: Resolver<Maybe<ResolversTypes['SatisfactionRating']>, ParentType, ContextType, RequireFields<SupportDeskSatisfactionRatingArgs, 'id'>>;
  satisfactionRatingCount?: Resolver<Maybe<ResolversTypes['SatisfactionRatingCount']>, ParentType, ContextType>;
  satisfactionRatings?: Resolver<Maybe<ResolversTypes['SatisfactionRatingConnection']>, ParentType, ContextType, Partial<SupportDeskSatisfactionRatingsArgs>>;
  satisfactionReason?: Resolver<Maybe<ResolversTypes['SatisfactionReason']>, ParentType, ContextType, RequireFields<SupportDeskSatisfactionReasonArgs, 'id'>>;
  satisfactionReasons?: Resolver<Maybe<Array<ResolversTypes['SatisfactionReason']>>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<ResolversTypes['SupportSessionConnection']>, ParentType, ContextType, Partial<SupportDeskSessionsArgs>>;
  slaDefinitions?: Resolver<Maybe<ResolversTypes['SlaDefinitions']>, ParentType, ContextType>;
  slaPolicies?: Resolver<Maybe<Array<ResolversTypes['SlaPolicy']>>, ParentType, ContextType>;
  slaPolicy?: Resolver<Maybe<ResolversTypes['SlaPolicy']>, ParentType, ContextType, RequireFields<SupportDeskSlaPolicyArgs, 'id'>>;
  subdomainAvailable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<SupportDeskSubdomainAvailableArgs, 'subdomain'>>;
  ticketForm?: Resolver<Maybe<ResolversTypes['TicketForm']>, ParentType, ContextType, RequireFields<SupportDeskTicketFormArgs, 'id'>>;
  ticketForms?: Resolver<Maybe<Array<ResolversTypes['TicketForm']>>, ParentType, ContextType, Partial<SupportDeskTicketFormsArgs>>;
  ticketFormsByIds?: Resolver<Maybe<Array<Maybe<ResolversTypes['TicketForm']>>>, ParentType, ContextType, RequireFields<SupportDeskTicketFormsByIdsArgs, 'ids'>>;
};

export type SupportJobResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportJob'] = ResolversParentTypes['SupportJob']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['SupportJobStatus']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SupportResourceResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportResource'] = ResolversParentTypes['SupportResource']> = {
  deleted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['SupportResourceType']>, ParentType, ContextType>;
  upstreamId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SupportResourceCollectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportResourceCollection'] = ResolversParentTypes['SupportResourceCollection'], FederationReferenceType extends FederationReferenceTypes['SupportResourceCollection'] = FederationReferenceTypes['SupportResourceCollection']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SupportResourceCollection']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['SupportCollectionJob']>, ParentType, ContextType>;
  resources?: Resolver<Maybe<Array<ResolversTypes['SupportResource']>>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupportResourceCollectionConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportResourceCollectionConnection'] = ResolversParentTypes['SupportResourceCollectionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SupportResourceCollectionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SupportResourceCollection']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SupportResourceCollectionEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportResourceCollectionEdge'] = ResolversParentTypes['SupportResourceCollectionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SupportResourceCollection'], ParentType, ContextType>;
};

export type SupportResourceResultResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportResourceResult'] = ResolversParentTypes['SupportResourceResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['SupportResourceType']>, ParentType, ContextType>;
  upstreamId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SupportSessionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportSession'] = ResolversParentTypes['SupportSession']> = {
  authenticatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SupportSessionConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportSessionConnection'] = ResolversParentTypes['SupportSessionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SupportSessionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SupportSession']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SupportSessionEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportSessionEdge'] = ResolversParentTypes['SupportSessionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SupportSession'], ParentType, ContextType>;
};

export type TicketResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Ticket'] = ResolversParentTypes['Ticket'], FederationReferenceType extends FederationReferenceTypes['Ticket'] = FederationReferenceTypes['Ticket']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Ticket']> | FederationReferenceType, FederationReferenceType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  canBeSolvedByMe?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  collaborators?: Resolver<Maybe<Array<ResolversTypes['User']>>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['TicketCommentConnection']>, ParentType, ContextType, RequireFields<TicketCommentsArgs, 'orderBy'>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['TicketForm']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['TicketPriority']>, ParentType, ContextType>;
  requester?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  satisfactionRating?: Resolver<Maybe<ResolversTypes['SatisfactionRating']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['TicketStatus']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['TicketType']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TicketCommentResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketComment'] = ResolversParentTypes['TicketComment']> = {
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  htmlBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  plainBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  public?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TicketCommentConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketCommentConnection'] = ResolversParentTypes['TicketCommentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TicketCommentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TicketComment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TicketCommentEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketCommentEdge'] = ResolversParentTypes['TicketCommentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TicketComment'], ParentType, ContextType>;
};

export type TicketConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketConnection'] = ResolversParentTypes['TicketConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TicketEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Ticket']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TicketEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketEdge'] = ResolversParentTypes['TicketEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType>;
};

export type TicketFormResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketForm'] = ResolversParentTypes['TicketForm'], FederationReferenceType extends FederationReferenceTypes['TicketForm'] = FederationReferenceTypes['TicketForm']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TicketForm']> | FederationReferenceType, FederationReferenceType, ContextType>;
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  default?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endUserVisible?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inAllBrands?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TicketSkipResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketSkip'] = ResolversParentTypes['TicketSkip']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UpdateRequestPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateRequestPayload'] = ResolversParentTypes['UpdateRequestPayload']> = {
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateSlaPolicyPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateSlaPolicyPayload'] = ResolversParentTypes['UpdateSlaPolicyPayload']> = {
  slaPolicy?: Resolver<Maybe<ResolversTypes['SlaPolicy']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateSupportResourceCollectionPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateSupportResourceCollectionPayload'] = ResolversParentTypes['UpdateSupportResourceCollectionPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['SupportCollectionJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tickets?: Resolver<Maybe<ResolversTypes['TicketConnection']>, ParentType, ContextType, RequireFields<UserTicketsArgs, 'orderBy'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = CollaborationContext> = {
  AgentPresence?: AgentPresenceResolvers<ContextType>;
  AgentPresenceConnection?: AgentPresenceConnectionResolvers<ContextType>;
  AgentPresenceEdge?: AgentPresenceEdgeResolvers<ContextType>;
  CloneTicketFormPayload?: CloneTicketFormPayloadResolvers<ContextType>;
  ContactCentre?: ContactCentreResolvers<ContextType>;
  ContactCentreTeam?: ContactCentreTeamResolvers<ContextType>;
  CreateSlaPolicyPayload?: CreateSlaPolicyPayloadResolvers<ContextType>;
  CreateSupportAccountPayload?: CreateSupportAccountPayloadResolvers<ContextType>;
  CreateSupportResourceCollectionPayload?: CreateSupportResourceCollectionPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeleteSlaPolicyPayload?: DeleteSlaPolicyPayloadResolvers<ContextType>;
  DeleteSupportResourceCollectionPayload?: DeleteSupportResourceCollectionPayloadResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Meeting?: MeetingResolvers<ContextType>;
  MeetingRegistrant?: MeetingRegistrantResolvers<ContextType>;
  MeetingRegistrantConnection?: MeetingRegistrantConnectionResolvers<ContextType>;
  MeetingRegistrantEdge?: MeetingRegistrantEdgeResolvers<ContextType>;
  MeetingSummary?: MeetingSummaryResolvers<ContextType>;
  MeetingSummaryDetail?: MeetingSummaryDetailResolvers<ContextType>;
  Meetings?: MeetingsResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RateTicketPayload?: RateTicketPayloadResolvers<ContextType>;
  ReorderSlaPoliciesPayload?: ReorderSlaPoliciesPayloadResolvers<ContextType>;
  SatisfactionRating?: SatisfactionRatingResolvers<ContextType>;
  SatisfactionRatingConnection?: SatisfactionRatingConnectionResolvers<ContextType>;
  SatisfactionRatingCount?: SatisfactionRatingCountResolvers<ContextType>;
  SatisfactionRatingEdge?: SatisfactionRatingEdgeResolvers<ContextType>;
  SatisfactionReason?: SatisfactionReasonResolvers<ContextType>;
  SkipTicketPayload?: SkipTicketPayloadResolvers<ContextType>;
  SlaCondition?: SlaConditionResolvers<ContextType>;
  SlaConditionDefinition?: SlaConditionDefinitionResolvers<ContextType>;
  SlaConditionOperator?: SlaConditionOperatorResolvers<ContextType>;
  SlaConditionValue?: SlaConditionValueResolvers<ContextType>;
  SlaDefinitions?: SlaDefinitionsResolvers<ContextType>;
  SlaFilter?: SlaFilterResolvers<ContextType>;
  SlaPolicy?: SlaPolicyResolvers<ContextType>;
  SlaTarget?: SlaTargetResolvers<ContextType>;
  Social?: SocialResolvers<ContextType>;
  SocialPost?: SocialPostResolvers<ContextType>;
  SocialUser?: SocialUserResolvers<ContextType>;
  SocialUserMetrics?: SocialUserMetricsResolvers<ContextType>;
  SupportAccount?: SupportAccountResolvers<ContextType>;
  SupportCollectionJob?: SupportCollectionJobResolvers<ContextType>;
  SupportDesk?: SupportDeskResolvers<ContextType>;
  SupportJob?: SupportJobResolvers<ContextType>;
  SupportResource?: SupportResourceResolvers<ContextType>;
  SupportResourceCollection?: SupportResourceCollectionResolvers<ContextType>;
  SupportResourceCollectionConnection?: SupportResourceCollectionConnectionResolvers<ContextType>;
  SupportResourceCollectionEdge?: SupportResourceCollectionEdgeResolvers<ContextType>;
  SupportResourceResult?: SupportResourceResultResolvers<ContextType>;
  SupportSession?: SupportSessionResolvers<ContextType>;
  SupportSessionConnection?: SupportSessionConnectionResolvers<ContextType>;
  SupportSessionEdge?: SupportSessionEdgeResolvers<ContextType>;
  Ticket?: TicketResolvers<ContextType>;
  TicketComment?: TicketCommentResolvers<ContextType>;
  TicketCommentConnection?: TicketCommentConnectionResolvers<ContextType>;
  TicketCommentEdge?: TicketCommentEdgeResolvers<ContextType>;
  TicketConnection?: TicketConnectionResolvers<ContextType>;
  TicketEdge?: TicketEdgeResolvers<ContextType>;
  TicketForm?: TicketFormResolvers<ContextType>;
  TicketSkip?: TicketSkipResolvers<ContextType>;
  UpdateRequestPayload?: UpdateRequestPayloadResolvers<ContextType>;
  UpdateSlaPolicyPayload?: UpdateSlaPolicyPayloadResolvers<ContextType>;
  UpdateSupportResourceCollectionPayload?: UpdateSupportResourceCollectionPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
};

