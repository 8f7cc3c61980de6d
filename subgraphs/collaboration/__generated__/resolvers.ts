import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserMapper } from '../mappers.ts';
import type { ContactCentreMapper, ContactCentreTeamMapper, AgentPresenceMapper, AgentPresenceConnectionMapper } from '../contact-centre/mappers.ts';
import type { MeetingsMapper, MeetingMapper, MeetingSummaryMapper, MeetingRegistrantMapper, MeetingRegistrantConnectionMapper } from '../meetings/mappers.ts';
import type { SocialMapper, SocialUserMapper, SocialUserConnectionMapper, SocialPostMapper, SocialPostConnectionMapper, SocialMediaMapper, SocialPollMapper, SocialPlaceMapper, SocialListMapper, SocialLikePayloadMapper, SocialRepostPayloadMapper, SetSocialPostHiddenPayloadMapper } from '../social/mappers.ts';
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
  /** Likes a post, as the user whose credential is used; liking twice is liking once. */
  likeSocialPost?: Maybe<SocialLikePayload>;
  /** Reposts a post, as the user whose credential is used; reposting twice is reposting once. */
  repostSocialPost?: Maybe<SocialRepostPayload>;
  /** Hides a reply in a conversation, or shows it again. For whoever began the conversation. */
  setSocialPostHidden?: Maybe<SetSocialPostHiddenPayload>;
  /** Likes a post no more, as the user whose credential is used. */
  unlikeSocialPost?: Maybe<SocialLikePayload>;
  /** Takes a repost back, as the user whose credential is used. */
  unrepostSocialPost?: Maybe<SocialRepostPayload>;
  /** Adds a comment or collaborators to a request, or solves it; nothing else of it can be changed. Collaborators are told by e-mail. */
  updateRequest?: Maybe<UpdateRequestPayload>;
};


export type MutationCloneTicketFormArgs = {
  input: CloneTicketFormInput;
};


export type MutationLikeSocialPostArgs = {
  input: SocialPostActionInput;
};


export type MutationRepostSocialPostArgs = {
  input: SocialPostActionInput;
};


export type MutationSetSocialPostHiddenArgs = {
  input: SetSocialPostHiddenInput;
};


export type MutationUnlikeSocialPostArgs = {
  input: SocialPostActionInput;
};


export type MutationUnrepostSocialPostArgs = {
  input: SocialPostActionInput;
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

/** Which reply is hidden or shown. */
export type SetSocialPostHiddenInput = {
  /** True hides it, false shows it again. */
  hidden: Scalars['Boolean']['input'];
  /** The reply. */
  postId: Scalars['ID']['input'];
};

/** What became of a reply. */
export type SetSocialPostHiddenPayload = {
  __typename?: 'SetSocialPostHiddenPayload';
  /** Whether it is hidden now. */
  hidden?: Maybe<Scalars['Boolean']['output']>;
  /** The reply as it is now. Costs one REST call. */
  post?: Maybe<SocialPost>;
  /** Why nothing was done. */
  userErrors: Array<UserError>;
};

/** The social network by its own nouns. */
export type Social = {
  __typename?: 'Social';
  /** A list of users: a handle by its id, as lists are never read themselves. Costs no REST call. */
  list?: Maybe<SocialList>;
  /** One post. Costs one REST call, with all that comes beside it. */
  post?: Maybe<SocialPost>;
  /** One user. 100 of them cost one REST call. */
  user?: Maybe<SocialUser>;
  /** Users by their ids, in their order; those that are not there are null. One REST call for 100. */
  usersByIds?: Maybe<Array<Maybe<SocialUser>>>;
};


/** The social network by its own nouns. */
export type SocialListArgs = {
  id: Scalars['ID']['input'];
};


/** The social network by its own nouns. */
export type SocialPostArgs = {
  id: Scalars['ID']['input'];
};


/** The social network by its own nouns. */
export type SocialUserArgs = {
  id: Scalars['ID']['input'];
};


/** The social network by its own nouns. */
export type SocialUsersByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};

/** What became of a like. */
export type SocialLikePayload = {
  __typename?: 'SocialLikePayload';
  /** Who acted. Costs one REST call. */
  actor?: Maybe<SocialUser>;
  /** Whether the user likes the post now. */
  liked?: Maybe<Scalars['Boolean']['output']>;
  /** The post as it is now. Costs one REST call. */
  post?: Maybe<SocialPost>;
  /** Why nothing was done. */
  userErrors: Array<UserError>;
};

/** A link in the text of a post. */
export type SocialLink = {
  __typename?: 'SocialLink';
  /** As it is shown. */
  displayUrl?: Maybe<Scalars['String']['output']>;
  /** Where it leads. */
  expandedUrl?: Maybe<Scalars['String']['output']>;
  /** As it stands in the text, shortened. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A list of users: a handle by its id. */
export type SocialList = {
  __typename?: 'SocialList';
  /** Who follows the list. Costs one REST call for up to 100. */
  followers?: Maybe<SocialUserConnection>;
  id: Scalars['ID']['output'];
  /** Who is on the list. Costs one REST call for up to 100. */
  members?: Maybe<SocialUserConnection>;
  upstreamId: Scalars['String']['output'];
};


/** A list of users: a handle by its id. */
export type SocialListFollowersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A list of users: a handle by its id. */
export type SocialListMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A picture or film of a post. The network documents no operation that gives its bytes. */
export type SocialMedia = {
  __typename?: 'SocialMedia';
  /** What it shows, for those who do not see it. */
  altText?: Maybe<Scalars['String']['output']>;
  /** How long a film takes, in milliseconds. */
  durationMs?: Maybe<Scalars['Int']['output']>;
  /** In pixels. */
  height?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** What it is. */
  kind?: Maybe<SocialMediaKind>;
  upstreamId: Scalars['String']['output'];
  /** In pixels. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** What media are. */
export type SocialMediaKind =
  /** A moving picture without sound. */
  | 'ANIMATED_GIF'
  /** Something that the list does not name. */
  | 'OTHER'
  /** A picture. */
  | 'PHOTO'
  /** A film. */
  | 'VIDEO';

/** Where a post was written. */
export type SocialPlace = {
  __typename?: 'SocialPlace';
  /** The country's name. */
  country?: Maybe<Scalars['String']['output']>;
  /** The country's ISO 3166 code. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** The name with what it lies in. */
  fullName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** What it is. */
  kind?: Maybe<SocialPlaceKind>;
  /** The name alone. */
  name?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
};

/** What places are. */
export type SocialPlaceKind =
  /** A region. */
  | 'ADMIN'
  /** A city. */
  | 'CITY'
  /** A country. */
  | 'COUNTRY'
  /** A part of a city. */
  | 'NEIGHBORHOOD'
  /** Something that the list does not name. */
  | 'OTHER'
  /** A point of interest. */
  | 'POI';

/** A question to the readers of a post. */
export type SocialPoll = {
  __typename?: 'SocialPoll';
  /** For how long, in minutes. */
  durationMinutes?: Maybe<Scalars['Int']['output']>;
  /** Until when. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** What can be chosen. */
  options?: Maybe<Array<SocialPollOption>>;
  /** Whether votes are still taken. */
  status?: Maybe<SocialPollStatus>;
  upstreamId: Scalars['String']['output'];
};

/** A choice of a poll. */
export type SocialPollOption = {
  __typename?: 'SocialPollOption';
  /** What it says. */
  label?: Maybe<Scalars['String']['output']>;
  /** Its place among the choices, from 1. */
  position?: Maybe<Scalars['Int']['output']>;
  /** How many chose it. */
  votes?: Maybe<Scalars['Int']['output']>;
};

/** Whether a poll takes votes. */
export type SocialPollStatus =
  /** Not any more. */
  | 'CLOSED'
  /** It does. */
  | 'OPEN'
  /** Something that the list does not name. */
  | 'OTHER';

/** A post of the social network. Only what is selected is asked for; what is said to come with the post costs no further call. */
export type SocialPost = Node & {
  __typename?: 'SocialPost';
  /** Who wrote it; comes with the post. Authors with their pinned posts: one REST call for 100. */
  author?: Maybe<SocialUser>;
  /** The post that began the conversation: itself where it answers none. Costs one REST call, unless it is a post that came with this one. */
  conversation?: Maybe<SocialPost>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Words it is tagged with, without the sign. */
  hashtags?: Maybe<Array<Scalars['String']['output']>>;
  /** Whether the author of the conversation has hidden it. */
  hidden?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** Who is answered; comes with the post. */
  inReplyToUser?: Maybe<SocialUser>;
  /** The language it is written in, as a BCP 47 tag. */
  language?: Maybe<Scalars['String']['output']>;
  /** Who likes it, latest first. Costs one REST call for up to 100. */
  likers?: Maybe<SocialUserConnection>;
  /** Links in the text. */
  links?: Maybe<Array<SocialLink>>;
  /** Pictures and films; come with the post. */
  media?: Maybe<Array<SocialMedia>>;
  /** Users whom the text names, those that are gone left out; come with the post. */
  mentionedUsers?: Maybe<Array<SocialUser>>;
  /** Where it was written; comes with the post. */
  place?: Maybe<SocialPlace>;
  /** What readers are asked; comes with the post. */
  poll?: Maybe<SocialPoll>;
  /** Whether what it shows or links to may offend. */
  possiblySensitive?: Maybe<Scalars['Boolean']['output']>;
  /** How others took it. */
  publicMetrics?: Maybe<SocialPostMetrics>;
  /** The post that it quotes; comes like `repliedToPost`. */
  quotedPost?: Maybe<SocialPost>;
  /** Posts that quote it, newest first. Costs one REST call for up to 100. */
  quotes?: Maybe<SocialPostConnection>;
  /** The post that it answers; comes with the post, its author and media too. Where the post itself came with another, one REST call each. */
  repliedToPost?: Maybe<SocialPost>;
  /** The post that it repeats, where it is a repost; comes like `repliedToPost`. */
  repostedPost?: Maybe<SocialPost>;
  /** Who reposted it, latest first. Costs one REST call for up to 100. */
  reposters?: Maybe<SocialUserConnection>;
  /** As written. */
  text?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
};


/** A post of the social network. Only what is selected is asked for; what is said to come with the post costs no further call. */
export type SocialPostLikersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A post of the social network. Only what is selected is asked for; what is said to come with the post costs no further call. */
export type SocialPostQuotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SocialPostFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A post of the social network. Only what is selected is asked for; what is said to come with the post costs no further call. */
export type SocialPostRepostersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Who acts on which post. */
export type SocialPostActionInput = {
  /** The post that is acted on; of a repost, what it repeats. */
  postId: Scalars['ID']['input'];
  /** Who acts: it must be the user whose credential is used. */
  userId: Scalars['ID']['input'];
};

export type SocialPostConnection = {
  __typename?: 'SocialPostConnection';
  edges: Array<SocialPostEdge>;
  nodes: Array<SocialPost>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type SocialPostEdge = {
  __typename?: 'SocialPostEdge';
  cursor: Scalars['String']['output'];
  node: SocialPost;
};

/** Kinds of posts that a list can leave out. */
export type SocialPostExclusion =
  /** Answers to other posts. */
  | 'REPLIES'
  /** Posts that only repeat another. */
  | 'REPOSTS';

/** Which posts are listed; what is not given does not narrow. */
export type SocialPostFilter = {
  /** Kinds of posts to leave out. */
  exclude?: InputMaybe<Array<SocialPostExclusion>>;
  /** Only posts from this instant on, to the second. Without effect beside `sinceId`, which takes precedence. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only posts after this one, by its global id or the network's own. */
  sinceId?: InputMaybe<Scalars['ID']['input']>;
  /** Only posts before this instant, to the second. Without effect beside `untilId`, which takes precedence. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only posts before this one, by its global id or the network's own. */
  untilId?: InputMaybe<Scalars['ID']['input']>;
};

/** How a post was taken. */
export type SocialPostMetrics = {
  __typename?: 'SocialPostMetrics';
  /** How many like it. */
  likeCount?: Maybe<Scalars['Int']['output']>;
  /** How many quoted it. */
  quoteCount?: Maybe<Scalars['Int']['output']>;
  /** How many answered it. */
  replyCount?: Maybe<Scalars['Int']['output']>;
  /** How many reposted it. */
  repostCount?: Maybe<Scalars['Int']['output']>;
};

/** What became of a repost. */
export type SocialRepostPayload = {
  __typename?: 'SocialRepostPayload';
  /** Who acted. Costs one REST call. */
  actor?: Maybe<SocialUser>;
  /** The post as it is now. Costs one REST call. */
  post?: Maybe<SocialPost>;
  /** Whether the user has reposted the post now. */
  reposted?: Maybe<Scalars['Boolean']['output']>;
  /** Why nothing was done. */
  userErrors: Array<UserError>;
};

/** A user of the social network. Only what is selected is asked for. */
export type SocialUser = Node & {
  __typename?: 'SocialUser';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the user says of themselves. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Posts that the user likes, newest first. Costs one REST call for up to 100. */
  likedPosts?: Maybe<SocialPostConnection>;
  /** Where the user says they are. */
  location?: Maybe<Scalars['String']['output']>;
  /** Posts that mention the user, newest first. Costs one REST call for up to 100. */
  mentions?: Maybe<SocialPostConnection>;
  /** The name to show. */
  name?: Maybe<Scalars['String']['output']>;
  /** The post that stands first on the user's page; comes with the user. Its media, poll and place cost one REST call more. */
  pinnedPost?: Maybe<SocialPost>;
  /** What the user wrote, replies and reposts too; newest first. Costs one REST call for up to 100. */
  posts?: Maybe<SocialPostConnection>;
  /** Whether only followers see the user's posts. */
  protected?: Maybe<Scalars['Boolean']['output']>;
  /** How the user is followed. */
  publicMetrics?: Maybe<SocialUserMetrics>;
  /** What the user is shown: their own posts and those of whom they follow, newest first. For the user's own credential and one that is no user's. Costs one REST call for up to 100. */
  timeline?: Maybe<SocialPostConnection>;
  upstreamId: Scalars['String']['output'];
  /** The user's page. */
  url?: Maybe<Scalars['String']['output']>;
  /** The name that posts mention. */
  username?: Maybe<Scalars['String']['output']>;
  /** Whether the network vouches for the user. */
  verified?: Maybe<Scalars['Boolean']['output']>;
};


/** A user of the social network. Only what is selected is asked for. */
export type SocialUserLikedPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SocialPostFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A user of the social network. Only what is selected is asked for. */
export type SocialUserMentionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SocialPostFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A user of the social network. Only what is selected is asked for. */
export type SocialUserPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SocialPostFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A user of the social network. Only what is selected is asked for. */
export type SocialUserTimelineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SocialPostFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type SocialUserConnection = {
  __typename?: 'SocialUserConnection';
  edges: Array<SocialUserEdge>;
  nodes: Array<SocialUser>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type SocialUserEdge = {
  __typename?: 'SocialUserEdge';
  cursor: Scalars['String']['output'];
  node: SocialUser;
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
  SocialPost: SocialPost;
  SocialUser: SocialUser;
  Ticket: Ticket;
  TicketForm: TicketForm;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  SocialPost:
    ( { __typename: 'SocialPost' }
    & GraphQLRecursivePick<FederationTypes['SocialPost'], {"id":true}> );
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
    | ( SocialPostMapper )
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
  SetSocialPostHiddenInput: SetSocialPostHiddenInput;
  SetSocialPostHiddenPayload: ResolverTypeWrapper<SetSocialPostHiddenPayloadMapper>;
  Social: ResolverTypeWrapper<SocialMapper>;
  SocialLikePayload: ResolverTypeWrapper<SocialLikePayloadMapper>;
  SocialLink: ResolverTypeWrapper<SocialLink>;
  SocialList: ResolverTypeWrapper<SocialListMapper>;
  SocialMedia: ResolverTypeWrapper<SocialMediaMapper>;
  SocialMediaKind: SocialMediaKind;
  SocialPlace: ResolverTypeWrapper<SocialPlaceMapper>;
  SocialPlaceKind: SocialPlaceKind;
  SocialPoll: ResolverTypeWrapper<SocialPollMapper>;
  SocialPollOption: ResolverTypeWrapper<SocialPollOption>;
  SocialPollStatus: SocialPollStatus;
  SocialPost: ResolverTypeWrapper<SocialPostMapper>;
  SocialPostActionInput: SocialPostActionInput;
  SocialPostConnection: ResolverTypeWrapper<SocialPostConnectionMapper>;
  SocialPostEdge: ResolverTypeWrapper<Omit<SocialPostEdge, 'node'> & { node: ResolversTypes['SocialPost'] }>;
  SocialPostExclusion: SocialPostExclusion;
  SocialPostFilter: SocialPostFilter;
  SocialPostMetrics: ResolverTypeWrapper<SocialPostMetrics>;
  SocialRepostPayload: ResolverTypeWrapper<SocialRepostPayloadMapper>;
  SocialUser: ResolverTypeWrapper<SocialUserMapper>;
  SocialUserConnection: ResolverTypeWrapper<SocialUserConnectionMapper>;
  SocialUserEdge: ResolverTypeWrapper<Omit<SocialUserEdge, 'node'> & { node: ResolversTypes['SocialUser'] }>;
  SocialUserMetrics: ResolverTypeWrapper<SocialUserMetrics>;
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
  SetSocialPostHiddenInput: SetSocialPostHiddenInput;
  SetSocialPostHiddenPayload: SetSocialPostHiddenPayloadMapper;
  Social: SocialMapper;
  SocialLikePayload: SocialLikePayloadMapper;
  SocialLink: SocialLink;
  SocialList: SocialListMapper;
  SocialMedia: SocialMediaMapper;
  SocialPlace: SocialPlaceMapper;
  SocialPoll: SocialPollMapper;
  SocialPollOption: SocialPollOption;
  SocialPost: SocialPostMapper;
  SocialPostActionInput: SocialPostActionInput;
  SocialPostConnection: SocialPostConnectionMapper;
  SocialPostEdge: Omit<SocialPostEdge, 'node'> & { node: ResolversParentTypes['SocialPost'] };
  SocialPostFilter: SocialPostFilter;
  SocialPostMetrics: SocialPostMetrics;
  SocialRepostPayload: SocialRepostPayloadMapper;
  SocialUser: SocialUserMapper;
  SocialUserConnection: SocialUserConnectionMapper;
  SocialUserEdge: Omit<SocialUserEdge, 'node'> & { node: ResolversParentTypes['SocialUser'] };
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
  likeSocialPost?: Resolver<Maybe<ResolversTypes['SocialLikePayload']>, ParentType, ContextType, RequireFields<MutationLikeSocialPostArgs, 'input'>>;
  repostSocialPost?: Resolver<Maybe<ResolversTypes['SocialRepostPayload']>, ParentType, ContextType, RequireFields<MutationRepostSocialPostArgs, 'input'>>;
  setSocialPostHidden?: Resolver<Maybe<ResolversTypes['SetSocialPostHiddenPayload']>, ParentType, ContextType, RequireFields<MutationSetSocialPostHiddenArgs, 'input'>>;
  unlikeSocialPost?: Resolver<Maybe<ResolversTypes['SocialLikePayload']>, ParentType, ContextType, RequireFields<MutationUnlikeSocialPostArgs, 'input'>>;
  unrepostSocialPost?: Resolver<Maybe<ResolversTypes['SocialRepostPayload']>, ParentType, ContextType, RequireFields<MutationUnrepostSocialPostArgs, 'input'>>;
  updateRequest?: Resolver<Maybe<ResolversTypes['UpdateRequestPayload']>, ParentType, ContextType, RequireFields<MutationUpdateRequestArgs, 'input'>>;
};

export type NodeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'SocialPost' | 'SocialUser' | 'Ticket' | 'TicketForm' | 'User', ParentType, ContextType>;
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

export type SetSocialPostHiddenPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SetSocialPostHiddenPayload'] = ResolversParentTypes['SetSocialPostHiddenPayload']> = {
  hidden?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['SocialPost']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SocialResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Social'] = ResolversParentTypes['Social']> = {
  list?: Resolver<Maybe<ResolversTypes['SocialList']>, ParentType, ContextType, RequireFields<SocialListArgs, 'id'>>;
  post?: Resolver<Maybe<ResolversTypes['SocialPost']>, ParentType, ContextType, RequireFields<SocialPostArgs, 'id'>>;
  user?: Resolver<Maybe<ResolversTypes['SocialUser']>, ParentType, ContextType, RequireFields<SocialUserArgs, 'id'>>;
  usersByIds?: Resolver<Maybe<Array<Maybe<ResolversTypes['SocialUser']>>>, ParentType, ContextType, RequireFields<SocialUsersByIdsArgs, 'ids'>>;
};

export type SocialLikePayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialLikePayload'] = ResolversParentTypes['SocialLikePayload']> = {
  actor?: Resolver<Maybe<ResolversTypes['SocialUser']>, ParentType, ContextType>;
  liked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['SocialPost']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  displayUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expandedUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SocialListResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialList'] = ResolversParentTypes['SocialList']> = {
  followers?: Resolver<Maybe<ResolversTypes['SocialUserConnection']>, ParentType, ContextType, Partial<SocialListFollowersArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  members?: Resolver<Maybe<ResolversTypes['SocialUserConnection']>, ParentType, ContextType, Partial<SocialListMembersArgs>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialMediaResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialMedia'] = ResolversParentTypes['SocialMedia']> = {
  altText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  durationMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['SocialMediaKind']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SocialPlaceResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialPlace'] = ResolversParentTypes['SocialPlace']> = {
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['SocialPlaceKind']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialPollResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialPoll'] = ResolversParentTypes['SocialPoll']> = {
  durationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<Maybe<Array<ResolversTypes['SocialPollOption']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['SocialPollStatus']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialPollOptionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialPollOption'] = ResolversParentTypes['SocialPollOption']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  votes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SocialPostResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialPost'] = ResolversParentTypes['SocialPost'], FederationReferenceType extends FederationReferenceTypes['SocialPost'] = FederationReferenceTypes['SocialPost']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SocialPost']> | FederationReferenceType, FederationReferenceType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['SocialUser']>, ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['SocialPost']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hashtags?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  hidden?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inReplyToUser?: Resolver<Maybe<ResolversTypes['SocialUser']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  likers?: Resolver<Maybe<ResolversTypes['SocialUserConnection']>, ParentType, ContextType, Partial<SocialPostLikersArgs>>;
  links?: Resolver<Maybe<Array<ResolversTypes['SocialLink']>>, ParentType, ContextType>;
  media?: Resolver<Maybe<Array<ResolversTypes['SocialMedia']>>, ParentType, ContextType>;
  mentionedUsers?: Resolver<Maybe<Array<ResolversTypes['SocialUser']>>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['SocialPlace']>, ParentType, ContextType>;
  poll?: Resolver<Maybe<ResolversTypes['SocialPoll']>, ParentType, ContextType>;
  possiblySensitive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  publicMetrics?: Resolver<Maybe<ResolversTypes['SocialPostMetrics']>, ParentType, ContextType>;
  quotedPost?: Resolver<Maybe<ResolversTypes['SocialPost']>, ParentType, ContextType>;
  quotes?: Resolver<Maybe<ResolversTypes['SocialPostConnection']>, ParentType, ContextType, Partial<SocialPostQuotesArgs>>;
  repliedToPost?: Resolver<Maybe<ResolversTypes['SocialPost']>, ParentType, ContextType>;
  repostedPost?: Resolver<Maybe<ResolversTypes['SocialPost']>, ParentType, ContextType>;
  reposters?: Resolver<Maybe<ResolversTypes['SocialUserConnection']>, ParentType, ContextType, Partial<SocialPostRepostersArgs>>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialPostConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialPostConnection'] = ResolversParentTypes['SocialPostConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SocialPostEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SocialPost']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SocialPostEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialPostEdge'] = ResolversParentTypes['SocialPostEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SocialPost'], ParentType, ContextType>;
};

export type SocialPostMetricsResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialPostMetrics'] = ResolversParentTypes['SocialPostMetrics']> = {
  likeCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quoteCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  replyCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  repostCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SocialRepostPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialRepostPayload'] = ResolversParentTypes['SocialRepostPayload']> = {
  actor?: Resolver<Maybe<ResolversTypes['SocialUser']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['SocialPost']>, ParentType, ContextType>;
  reposted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SocialUserResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialUser'] = ResolversParentTypes['SocialUser'], FederationReferenceType extends FederationReferenceTypes['SocialUser'] = FederationReferenceTypes['SocialUser']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SocialUser']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  likedPosts?: Resolver<Maybe<ResolversTypes['SocialPostConnection']>, ParentType, ContextType, Partial<SocialUserLikedPostsArgs>>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mentions?: Resolver<Maybe<ResolversTypes['SocialPostConnection']>, ParentType, ContextType, Partial<SocialUserMentionsArgs>>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pinnedPost?: Resolver<Maybe<ResolversTypes['SocialPost']>, ParentType, ContextType>;
  posts?: Resolver<Maybe<ResolversTypes['SocialPostConnection']>, ParentType, ContextType, Partial<SocialUserPostsArgs>>;
  protected?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  publicMetrics?: Resolver<Maybe<ResolversTypes['SocialUserMetrics']>, ParentType, ContextType>;
  timeline?: Resolver<Maybe<ResolversTypes['SocialPostConnection']>, ParentType, ContextType, Partial<SocialUserTimelineArgs>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialUserConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialUserConnection'] = ResolversParentTypes['SocialUserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SocialUserEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SocialUser']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SocialUserEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialUserEdge'] = ResolversParentTypes['SocialUserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SocialUser'], ParentType, ContextType>;
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
  SetSocialPostHiddenPayload?: SetSocialPostHiddenPayloadResolvers<ContextType>;
  Social?: SocialResolvers<ContextType>;
  SocialLikePayload?: SocialLikePayloadResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  SocialList?: SocialListResolvers<ContextType>;
  SocialMedia?: SocialMediaResolvers<ContextType>;
  SocialPlace?: SocialPlaceResolvers<ContextType>;
  SocialPoll?: SocialPollResolvers<ContextType>;
  SocialPollOption?: SocialPollOptionResolvers<ContextType>;
  SocialPost?: SocialPostResolvers<ContextType>;
  SocialPostConnection?: SocialPostConnectionResolvers<ContextType>;
  SocialPostEdge?: SocialPostEdgeResolvers<ContextType>;
  SocialPostMetrics?: SocialPostMetricsResolvers<ContextType>;
  SocialRepostPayload?: SocialRepostPayloadResolvers<ContextType>;
  SocialUser?: SocialUserResolvers<ContextType>;
  SocialUserConnection?: SocialUserConnectionResolvers<ContextType>;
  SocialUserEdge?: SocialUserEdgeResolvers<ContextType>;
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

