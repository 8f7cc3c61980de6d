import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserMapper } from '../mappers.ts';
import type { ContactCentreMapper, ContactCentreTeamMapper, AgentPresenceMapper, AgentPresenceConnectionMapper } from '../contact-centre/mappers.ts';
import type { MeetingsMapper, MeetingMapper, MeetingSummaryMapper, MeetingRegistrantMapper, MeetingRegistrantConnectionMapper } from '../meetings/mappers.ts';
import type { SocialMapper, SocialUserMapper, SocialPostMapper } from '../social/mappers.ts';
import type { TicketMapper, TicketFormMapper, TicketCommentMapper, SupportDeskMapper, TicketConnectionMapper, TicketCommentConnectionMapper } from '../support-desk/mappers.ts';
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
  /** Adds a comment or collaborators to a request, or solves it; nothing else of it can be changed. Collaborators are told by e-mail. */
  updateRequest?: Maybe<UpdateRequestPayload>;
};


export type MutationCloneTicketFormArgs = {
  input: CloneTicketFormInput;
};


export type MutationUpdateRequestArgs = {
  input: UpdateRequestInput;
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
  /** The support desk by its own nouns. */
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

/** A comment to be added. */
export type RequestCommentInput = {
  /** The text; not blank. */
  body: Scalars['String']['input'];
  /** False for a note among agents. */
  public?: InputMaybe<Scalars['Boolean']['input']>;
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

/** The direction of an order. */
export type SortDirection =
  /** Smallest first. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

/** The support desk by its own nouns. */
export type SupportDesk = {
  __typename?: 'SupportDesk';
  /** One ticket form; 100 of them cost one REST call. */
  ticketForm?: Maybe<TicketForm>;
  /** All ticket forms that the caller may see. Costs one REST call. */
  ticketForms?: Maybe<Array<TicketForm>>;
  /** Ticket forms by their ids, in their order; those that are not there are null. One REST call for 100. */
  ticketFormsByIds?: Maybe<Array<Maybe<TicketForm>>>;
};


/** The support desk by its own nouns. */
export type SupportDeskTicketFormArgs = {
  id: Scalars['ID']['input'];
};


/** The support desk by its own nouns. */
export type SupportDeskTicketFormsArgs = {
  filter?: InputMaybe<TicketFormFilter>;
};


/** The support desk by its own nouns. */
export type SupportDeskTicketFormsByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
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
  SocialUser: SocialUser;
  Ticket: Ticket;
  TicketForm: TicketForm;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  SocialUser:
    ( { __typename: 'SocialUser' }
    & GraphQLRecursivePick<FederationTypes['SocialUser'], {"id":true}> );
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
    | ( SocialUserMapper )
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
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
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
  RequestCommentInput: RequestCommentInput;
  Social: ResolverTypeWrapper<SocialMapper>;
  SocialPost: ResolverTypeWrapper<SocialPostMapper>;
  SocialUser: ResolverTypeWrapper<SocialUserMapper>;
  SocialUserMetrics: ResolverTypeWrapper<SocialUserMetrics>;
  SortDirection: SortDirection;
  SupportDesk: ResolverTypeWrapper<SupportDeskMapper>;
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
  TicketStatus: TicketStatus;
  TicketType: TicketType;
  UpdateRequestInput: UpdateRequestInput;
  UpdateRequestPayload: ResolverTypeWrapper<Omit<UpdateRequestPayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['Ticket']> }>;
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
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
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
  RequestCommentInput: RequestCommentInput;
  Social: SocialMapper;
  SocialPost: SocialPostMapper;
  SocialUser: SocialUserMapper;
  SocialUserMetrics: SocialUserMetrics;
  SupportDesk: SupportDeskMapper;
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
  UpdateRequestInput: UpdateRequestInput;
  UpdateRequestPayload: Omit<UpdateRequestPayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['Ticket']> };
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

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

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
  updateRequest?: Resolver<Maybe<ResolversTypes['UpdateRequestPayload']>, ParentType, ContextType, RequireFields<MutationUpdateRequestArgs, 'input'>>;
};

export type NodeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'SocialUser' | 'Ticket' | 'TicketForm' | 'User', ParentType, ContextType>;
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

export type SupportDeskResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportDesk'] = ResolversParentTypes['SupportDesk']> = {
  ticketForm?: Resolver<Maybe<ResolversTypes['TicketForm']>, ParentType, ContextType, RequireFields<SupportDeskTicketFormArgs, 'id'>>;
  ticketForms?: Resolver<Maybe<Array<ResolversTypes['TicketForm']>>, ParentType, ContextType, Partial<SupportDeskTicketFormsArgs>>;
  ticketFormsByIds?: Resolver<Maybe<Array<Maybe<ResolversTypes['TicketForm']>>>, ParentType, ContextType, RequireFields<SupportDeskTicketFormsByIdsArgs, 'ids'>>;
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

export type UpdateRequestPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateRequestPayload'] = ResolversParentTypes['UpdateRequestPayload']> = {
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
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
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
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
  Social?: SocialResolvers<ContextType>;
  SocialPost?: SocialPostResolvers<ContextType>;
  SocialUser?: SocialUserResolvers<ContextType>;
  SocialUserMetrics?: SocialUserMetricsResolvers<ContextType>;
  SupportDesk?: SupportDeskResolvers<ContextType>;
  Ticket?: TicketResolvers<ContextType>;
  TicketComment?: TicketCommentResolvers<ContextType>;
  TicketCommentConnection?: TicketCommentConnectionResolvers<ContextType>;
  TicketCommentEdge?: TicketCommentEdgeResolvers<ContextType>;
  TicketConnection?: TicketConnectionResolvers<ContextType>;
  TicketEdge?: TicketEdgeResolvers<ContextType>;
  TicketForm?: TicketFormResolvers<ContextType>;
  UpdateRequestPayload?: UpdateRequestPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
};

