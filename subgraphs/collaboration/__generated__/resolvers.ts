import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserMapper } from '../mappers.ts';
import type { ContactCentreMapper, ContactCentreEndUserMapper, ContactCentreConversationMapper, ContactCentreConversationConnectionMapper, ContactCentreQueueMapper, ContactCentreQueueConnectionMapper, ContactCentreTagMapper, ContactCentreTagConnectionMapper, ContactCentreTeamMapper, ContactCentreTeamConnectionMapper, ContactCentreAgentMapper, ContactCentreAgentConnectionMapper, AgentPresenceMapper, AgentPresenceConnectionMapper } from '../contact-centre/mappers.ts';
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

/** A tag to be used again. */
export type ActivateContactCentreTagInput = {
  /** The tag. */
  tagId: Scalars['ID']['input'];
};

/** What became of a tag. */
export type ActivateContactCentreTagPayload = {
  __typename?: 'ActivateContactCentreTagPayload';
  /** The tag. Its id and status are known; anything else costs one REST call. */
  tag?: Maybe<ContactCentreTag>;
  /** What the contact centre refused. */
  userErrors: Array<UserError>;
};

/** Who joins a team. */
export type AddContactCentreTeamAgentsInput = {
  /** The agents; one at least. */
  agentIds: Array<Scalars['ID']['input']>;
  /** The team. */
  teamId: Scalars['ID']['input'];
};

/** What became of the agents of a team. */
export type AddContactCentreTeamAgentsPayload = {
  __typename?: 'AddContactCentreTeamAgentsPayload';
  /** The team. Its agents cost one REST call, its name another. */
  team?: Maybe<ContactCentreTeam>;
  /** What the contact centre refused. */
  userErrors: Array<UserError>;
};

/** What an agent is doing. */
export type AgentPresence = {
  __typename?: 'AgentPresence';
  /** How many conversations the agent is in. */
  activeConversations?: Maybe<Scalars['Int']['output']>;
  /** The agent's global id, as writes take it. */
  agentId?: Maybe<Scalars['ID']['output']>;
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

/** Whom to forget. */
export type AnonymizeContactCentreEndUserInput = {
  /** Who is forgotten. */
  endUserId: Scalars['ID']['input'];
  /** Whether open conversations that the end user started are closed by force. Where it is false and there are any, it is refused as a CONFLICT. */
  force: Scalars['Boolean']['input'];
};

/** What became of forgetting somebody. */
export type AnonymizeContactCentreEndUserPayload = {
  __typename?: 'AnonymizeContactCentreEndUserPayload';
  /** The end user, as ANONYMIZING: it is accepted, not done yet. */
  endUser?: Maybe<ContactCentreEndUser>;
  /** What the contact centre refused. */
  userErrors: Array<UserError>;
};

/** Who becomes a member of a queue. */
export type AssignContactCentreQueueMembersInput = {
  /** The agents, 1 to 250; one named twice counts once. */
  agentIds: Array<Scalars['ID']['input']>;
  /** The queue. */
  queueId: Scalars['ID']['input'];
};

/** What became of the members of a queue. */
export type AssignContactCentreQueueMembersPayload = {
  __typename?: 'AssignContactCentreQueueMembersPayload';
  /** What became of each part of the list, in its order. Where the first part already fails, no other is sent and the mutation fails as a whole. */
  parts?: Maybe<Array<ContactCentreMembersPart>>;
  /** The queue; null where every part was refused. Its members cost one REST call, its settings another. */
  queue?: Maybe<ContactCentreQueue>;
  /** What was not done, of all parts. */
  userErrors: Array<UserError>;
};

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
  /** Somebody who contacts the company; no operation lists them. Costs one REST call. */
  endUser?: Maybe<ContactCentreEndUser>;
  /** A queue. Costs one REST call. */
  queue?: Maybe<ContactCentreQueue>;
  /** All queues. Costs one REST call. */
  queues?: Maybe<ContactCentreQueueConnection>;
  /** A tag. Costs one REST call. */
  tag?: Maybe<ContactCentreTag>;
  /** All tags, deactivated ones too. Costs one REST call. */
  tags?: Maybe<ContactCentreTagConnection>;
  /** A team of agents. Costs one REST call. */
  team?: Maybe<ContactCentreTeam>;
  /** All teams. Costs one REST call. */
  teams?: Maybe<ContactCentreTeamConnection>;
};


/** The contact centre by its own nouns. */
export type ContactCentreEndUserArgs = {
  id: Scalars['ID']['input'];
};


/** The contact centre by its own nouns. */
export type ContactCentreQueueArgs = {
  id: Scalars['ID']['input'];
};


/** The contact centre by its own nouns. */
export type ContactCentreQueuesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The contact centre by its own nouns. */
export type ContactCentreTagArgs = {
  id: Scalars['ID']['input'];
};


/** The contact centre by its own nouns. */
export type ContactCentreTagsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The contact centre by its own nouns. */
export type ContactCentreTeamArgs = {
  id: Scalars['ID']['input'];
};


/** The contact centre by its own nouns. */
export type ContactCentreTeamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** An agent. Never read by id: a member of queues and teams. */
export type ContactCentreAgent = {
  __typename?: 'ContactCentreAgent';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name to show. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** The agent's address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Family name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** What the agent is doing; null for an agent of no team. Costs one REST call for 100 agents of a team: the one they were listed in, or their first. */
  presence?: Maybe<AgentPresence>;
  /** The queues the agent is a member of. Their ids cost nothing, anything else one REST call a queue. */
  queues?: Maybe<Array<ContactCentreQueue>>;
  /** What the agent may do. */
  role?: Maybe<ContactCentreAgentRole>;
  /** The teams the agent is in. Their ids cost nothing, anything else one REST call a team. */
  teams?: Maybe<Array<ContactCentreTeam>>;
  upstreamId: Scalars['String']['output'];
  /** The person. */
  user?: Maybe<User>;
};

export type ContactCentreAgentConnection = {
  __typename?: 'ContactCentreAgentConnection';
  edges: Array<ContactCentreAgentEdge>;
  nodes: Array<ContactCentreAgent>;
  pageInfo: PageInfo;
  /** How many agents there are in the queue or team. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ContactCentreAgentEdge = {
  __typename?: 'ContactCentreAgentEdge';
  cursor: Scalars['String']['output'];
  node: ContactCentreAgent;
};

/** What an agent may do. */
export type ContactCentreAgentRole =
  /** Sets up the contact centre. */
  | 'ADMINISTRATOR'
  /** Talks to end users. */
  | 'AGENT'
  /** A role that the documents do not name. */
  | 'OTHER'
  /** Looks after agents. */
  | 'SUPERVISOR';

/** How end users and agents talk. */
export type ContactCentreChannel =
  /** In a window of a site. */
  | 'CHAT'
  /** By e-mail. */
  | 'EMAIL'
  /** By text messages. */
  | 'MESSAGING'
  /** A channel that the documents do not name. */
  | 'OTHER'
  /** By telephone. */
  | 'VOICE';

/** Why a conversation ended. */
export type ContactCentreCloseReason =
  /** The end user left before anybody answered. */
  | 'ABANDONED'
  /** It was closed because the end user was anonymized. */
  | 'FORCED'
  /** A reason that the documents do not name. */
  | 'OTHER'
  /** All was said. */
  | 'RESOLVED';

/** A conversation with an end user. */
export type ContactCentreConversation = {
  __typename?: 'ContactCentreConversation';
  /** Who took it; null where nobody has. */
  agent?: Maybe<ContactCentreAgent>;
  /** How they talk. */
  channel?: Maybe<ContactCentreChannel>;
  /** Why it ended; null while it goes on. */
  closeReason?: Maybe<ContactCentreCloseReason>;
  /** When it ended; null while it goes on. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The queue it came through. Its id costs nothing, anything else one REST call a queue. */
  queue?: Maybe<ContactCentreQueue>;
  /** When it began. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who began it: only what the end user started stands in the way of anonymizing them. */
  startedBy?: Maybe<ContactCentreConversationStarter>;
  /** Whether it goes on. */
  status?: Maybe<ContactCentreConversationStatus>;
  /** What it is about. */
  subject?: Maybe<Scalars['String']['output']>;
  /** What it was marked with. Their ids cost nothing, anything else one REST call a tag. */
  tags?: Maybe<Array<ContactCentreTag>>;
  upstreamId: Scalars['String']['output'];
};

export type ContactCentreConversationConnection = {
  __typename?: 'ContactCentreConversationConnection';
  edges: Array<ContactCentreConversationEdge>;
  nodes: Array<ContactCentreConversation>;
  pageInfo: PageInfo;
  /** Not known: the contact centre does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ContactCentreConversationEdge = {
  __typename?: 'ContactCentreConversationEdge';
  cursor: Scalars['String']['output'];
  node: ContactCentreConversation;
};

/** Who began a conversation. */
export type ContactCentreConversationStarter =
  /** An agent. */
  | 'AGENT'
  /** The end user. */
  | 'END_USER'
  /** Somebody that the documents do not name. */
  | 'OTHER';

/** Whether a conversation goes on. */
export type ContactCentreConversationStatus =
  /** It has ended. */
  | 'CLOSED'
  /** It goes on. */
  | 'OPEN'
  /** A status that the documents do not name. */
  | 'OTHER';

/** What the company keeps of its own about an end user. */
export type ContactCentreCustomAttribute = {
  __typename?: 'ContactCentreCustomAttribute';
  /** The UUID of the attribute. */
  attributeId: Scalars['ID']['output'];
  /** A text, a number or a boolean. */
  value?: Maybe<Scalars['JSON']['output']>;
};

/** A custom attribute to be set. */
export type ContactCentreCustomAttributeInput = {
  /** The UUID of the attribute. */
  attributeId: Scalars['ID']['input'];
  /** A text, a number or a boolean; null takes the attribute away. */
  value?: InputMaybe<Scalars['JSON']['input']>;
};

/** For how long nothing is offered to an agent who did not take something, in seconds. */
export type ContactCentreDoNotOfferTimeouts = {
  __typename?: 'ContactCentreDoNotOfferTimeouts';
  /** After the agent declined. */
  declined?: Maybe<Scalars['Int']['output']>;
  /** After the agent did not answer. */
  missed?: Maybe<Scalars['Int']['output']>;
};

/** For how long nothing is offered to an agent who did not take something, in seconds. */
export type ContactCentreDoNotOfferTimeoutsInput = {
  /** After the agent declined. */
  declined?: InputMaybe<Scalars['Int']['input']>;
  /** After the agent did not answer. */
  missed?: InputMaybe<Scalars['Int']['input']>;
};

/** Somebody who contacts the company. */
export type ContactCentreEndUser = Node & {
  __typename?: 'ContactCentreEndUser';
  /** Further addresses. */
  additionalEmails?: Maybe<Array<Scalars['String']['output']>>;
  /** Further telephone numbers. */
  additionalPhoneNumbers?: Maybe<Array<Scalars['String']['output']>>;
  /** Where their picture is. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** Their conversations, newest first. Costs one REST call for up to 100. */
  conversations?: Maybe<ContactCentreConversationConnection>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the company keeps of its own about them. */
  customAttributes?: Maybe<Array<ContactCentreCustomAttribute>>;
  /** The name to show. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** The main address. */
  email?: Maybe<Scalars['String']['output']>;
  /** What another system calls them. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Family name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Names between the given and the family name. */
  middleNames?: Maybe<Array<Scalars['String']['output']>>;
  /** The main telephone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** Whether they are known, or forgotten. */
  status?: Maybe<ContactCentreEndUserStatus>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  upstreamId: Scalars['String']['output'];
  /** The person of the main address. */
  user?: Maybe<User>;
  /** The persons of all their addresses. */
  users?: Maybe<Array<User>>;
};


/** Somebody who contacts the company. */
export type ContactCentreEndUserConversationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Whether an end user is known. */
export type ContactCentreEndUserStatus =
  /** Known. */
  | 'ACTIVE'
  /** Forgotten: nothing is kept but that there was somebody. */
  | 'ANONYMIZED'
  /** About to be forgotten: accepted, not done yet. */
  | 'ANONYMIZING'
  /** A status that the documents do not name. */
  | 'OTHER';

/** Agents of a list that went to the contact centre in one call. */
export type ContactCentreMembersPart = {
  __typename?: 'ContactCentreMembersPart';
  /** The agents, ten at most. */
  agentIds: Array<Scalars['ID']['output']>;
  /** What became of them all. */
  outcome: ContactCentrePartOutcome;
  /** Why they were not done. */
  userErrors: Array<UserError>;
};

/** To whom a queue offers a conversation. */
export type ContactCentreOfferAlgorithm =
  /** To all at once. */
  | 'ALL_AT_ONCE'
  /** To whoever is in the fewest conversations. */
  | 'LEAST_BUSY'
  /** To whoever has had nothing to do for longest. */
  | 'LONGEST_IDLE'
  /** An algorithm that the documents do not name. It can not be sent. */
  | 'OTHER'
  /** To one after the other. */
  | 'ROUND_ROBIN';

/** What became of a part of a list. */
export type ContactCentrePartOutcome =
  /** Done, for all of the part. */
  | 'DONE'
  /** The contact centre failed: none of the part was done. */
  | 'FAILED'
  /** Not sent, as a part before it failed. */
  | 'NOT_SENT'
  /** Refused, for all of the part. */
  | 'REFUSED'
  /** Whether it was done is not known: read the members before trying again. */
  | 'UNKNOWN';

/** For how long the preferred agent is waited for, in seconds, by what they are doing. */
export type ContactCentrePreferredAgentTimeouts = {
  __typename?: 'ContactCentrePreferredAgentTimeouts';
  /** While the agent waits for work. */
  available?: Maybe<Scalars['Int']['output']>;
  /** While the agent is not at the desk. */
  away?: Maybe<Scalars['Int']['output']>;
  /** While the agent is at work. */
  busy?: Maybe<Scalars['Int']['output']>;
};

/** For how long the preferred agent is waited for, in seconds, by what they are doing. */
export type ContactCentrePreferredAgentTimeoutsInput = {
  /** While the agent waits for work. */
  available?: InputMaybe<Scalars['Int']['input']>;
  /** While the agent is not at the desk. */
  away?: InputMaybe<Scalars['Int']['input']>;
  /** While the agent is at work. */
  busy?: InputMaybe<Scalars['Int']['input']>;
};

/** A queue in which conversations wait for an agent. A setting that was never made is null: the contact centre's own default holds. All times are in seconds. */
export type ContactCentreQueue = Node & {
  __typename?: 'ContactCentreQueue';
  /** Whether telephone calls come here. */
  callFunctionality?: Maybe<Scalars['Boolean']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** For how long nothing is offered to an agent who did not take something. */
  doNotOfferTimeouts?: Maybe<ContactCentreDoNotOfferTimeouts>;
  id: Scalars['ID']['output'];
  /** Whether conversations come here that belong to no other queue. */
  isDefault?: Maybe<Scalars['Boolean']['output']>;
  /** Whether nothing is offered for a while to an agent who declined or missed something: see `doNotOfferTimeouts`. */
  isDoNotOfferEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Whether a conversation is offered first to the agent whom the end user talked to before. */
  isPreferredAgentEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** The agents that conversations are offered to, in the order in which they came. Costs one REST call. */
  members?: Maybe<ContactCentreAgentConnection>;
  /** What it is called. */
  name?: Maybe<Scalars['String']['output']>;
  /** Whether conversations are offered although the end user has left. */
  offerAbandonedConversations?: Maybe<Scalars['Boolean']['output']>;
  /** To whom a conversation is offered. */
  offerAlgorithm?: Maybe<ContactCentreOfferAlgorithm>;
  /** For how long a conversation is offered to an agent before it is offered to another. */
  offerTimeout?: Maybe<Scalars['Int']['output']>;
  /** For how long the end user's personal agent is waited for who is not signed in. */
  personalAgentOfflineTimeout?: Maybe<Scalars['Int']['output']>;
  /** For how long the preferred agent is waited for who is not signed in. */
  preferredAgentOfflineTimeout?: Maybe<Scalars['Int']['output']>;
  /** For how long the preferred agent is waited for. */
  preferredAgentTimeouts?: Maybe<ContactCentrePreferredAgentTimeouts>;
  /** Which queue is served first: the lower, the sooner. */
  priority?: Maybe<Scalars['Int']['output']>;
  /** From when on the queue counts as crowded. */
  queueThresholds?: Maybe<ContactCentreQueueThresholds>;
  upstreamId: Scalars['String']['output'];
  /** How long an agent has to finish after a conversation. */
  wrapupTimeout?: Maybe<Scalars['Int']['output']>;
};


/** A queue in which conversations wait for an agent. A setting that was never made is null: the contact centre's own default holds. All times are in seconds. */
export type ContactCentreQueueMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type ContactCentreQueueConnection = {
  __typename?: 'ContactCentreQueueConnection';
  edges: Array<ContactCentreQueueEdge>;
  nodes: Array<ContactCentreQueue>;
  pageInfo: PageInfo;
  /** How many queues there are. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ContactCentreQueueEdge = {
  __typename?: 'ContactCentreQueueEdge';
  cursor: Scalars['String']['output'];
  node: ContactCentreQueue;
};

/** From when on a queue counts as crowded. */
export type ContactCentreQueueThresholds = {
  __typename?: 'ContactCentreQueueThresholds';
  /** For how long one has waited, in seconds. */
  waitTime?: Maybe<Scalars['Int']['output']>;
  /** How many conversations wait. */
  waitingConversations?: Maybe<Scalars['Int']['output']>;
};

/** From when on a queue counts as crowded. */
export type ContactCentreQueueThresholdsInput = {
  /** For how long one has waited, in seconds. */
  waitTime?: InputMaybe<Scalars['Int']['input']>;
  /** How many conversations wait. */
  waitingConversations?: InputMaybe<Scalars['Int']['input']>;
};

/** What conversations are marked with. */
export type ContactCentreTag = Node & {
  __typename?: 'ContactCentreTag';
  /** The colour it is shown in. */
  color?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** What it is called. */
  name?: Maybe<Scalars['String']['output']>;
  /** Whether it can be used. */
  status?: Maybe<ContactCentreTagStatus>;
  upstreamId: Scalars['String']['output'];
};

export type ContactCentreTagConnection = {
  __typename?: 'ContactCentreTagConnection';
  edges: Array<ContactCentreTagEdge>;
  nodes: Array<ContactCentreTag>;
  pageInfo: PageInfo;
  /** How many tags there are. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ContactCentreTagEdge = {
  __typename?: 'ContactCentreTagEdge';
  cursor: Scalars['String']['output'];
  node: ContactCentreTag;
};

/** Whether a tag can be used. */
export type ContactCentreTagStatus =
  /** It can be used. */
  | 'ACTIVATED'
  /** It can not be used. */
  | 'DEACTIVATED'
  /** A status that the documents do not name. */
  | 'OTHER';

/** A team of agents. */
export type ContactCentreTeam = Node & {
  __typename?: 'ContactCentreTeam';
  /** Its agents, in the order in which they came. Costs one REST call. */
  agents?: Maybe<ContactCentreAgentConnection>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** What it is called. */
  name?: Maybe<Scalars['String']['output']>;
  /** What its agents are doing. Costs one REST call for up to 100. */
  presence?: Maybe<AgentPresenceConnection>;
  upstreamId: Scalars['String']['output'];
};


/** A team of agents. */
export type ContactCentreTeamAgentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A team of agents. */
export type ContactCentreTeamPresenceArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type ContactCentreTeamConnection = {
  __typename?: 'ContactCentreTeamConnection';
  edges: Array<ContactCentreTeamEdge>;
  nodes: Array<ContactCentreTeam>;
  pageInfo: PageInfo;
  /** How many teams there are. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ContactCentreTeamEdge = {
  __typename?: 'ContactCentreTeamEdge';
  cursor: Scalars['String']['output'];
  node: ContactCentreTeam;
};

/** A queue to be created. A setting that is not given is left to the contact centre. All times are in seconds. */
export type CreateContactCentreQueueInput = {
  /** Whether telephone calls come here. */
  callFunctionality: Scalars['Boolean']['input'];
  /** For how long nothing is offered to an agent who did not take something. */
  doNotOfferTimeouts?: InputMaybe<ContactCentreDoNotOfferTimeoutsInput>;
  /** Whether conversations come here that belong to no other queue. The default there was is none any more then. */
  isDefault: Scalars['Boolean']['input'];
  /** Whether nothing is offered for a while to an agent who declined or missed something. */
  isDoNotOfferEnabled: Scalars['Boolean']['input'];
  /** Whether a conversation is offered first to the agent whom the end user talked to before. */
  isPreferredAgentEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it is called. */
  name: Scalars['String']['input'];
  /** Whether conversations are offered although the end user has left. */
  offerAbandonedConversations?: InputMaybe<Scalars['Boolean']['input']>;
  /** To whom a conversation is offered. */
  offerAlgorithm?: InputMaybe<ContactCentreOfferAlgorithm>;
  /** For how long a conversation is offered to an agent before it is offered to another. */
  offerTimeout?: InputMaybe<Scalars['Int']['input']>;
  /** For how long the end user's personal agent is waited for who is not signed in. */
  personalAgentOfflineTimeout?: InputMaybe<Scalars['Int']['input']>;
  /** For how long the preferred agent is waited for who is not signed in. */
  preferredAgentOfflineTimeout?: InputMaybe<Scalars['Int']['input']>;
  /** For how long the preferred agent is waited for. */
  preferredAgentTimeouts?: InputMaybe<ContactCentrePreferredAgentTimeoutsInput>;
  /** Which queue is served first: the lower, the sooner. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** From when on the queue counts as crowded. */
  queueThresholds?: InputMaybe<ContactCentreQueueThresholdsInput>;
  /** How long an agent has to finish after a conversation. */
  wrapupTimeout?: InputMaybe<Scalars['Int']['input']>;
};

/** What became of creating a queue. */
export type CreateContactCentreQueuePayload = {
  __typename?: 'CreateContactCentreQueuePayload';
  /** The queue. */
  queue?: Maybe<ContactCentreQueue>;
  /** What the contact centre refused. */
  userErrors: Array<UserError>;
};

/** A tag to be created. */
export type CreateContactCentreTagInput = {
  /** The colour it is shown in; it does not change a tag that there is. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** What it is called. */
  name: Scalars['String']['input'];
};

/** What became of creating a tag. */
export type CreateContactCentreTagPayload = {
  __typename?: 'CreateContactCentreTagPayload';
  /** The tag of the name: a new one, or the one there was. */
  tag?: Maybe<ContactCentreTag>;
  /** What the contact centre refused. */
  userErrors: Array<UserError>;
};

/** A team to be created. */
export type CreateContactCentreTeamInput = {
  /** What it is called. */
  name: Scalars['String']['input'];
};

/** What became of creating a team. */
export type CreateContactCentreTeamPayload = {
  __typename?: 'CreateContactCentreTeamPayload';
  /** The team. */
  team?: Maybe<ContactCentreTeam>;
  /** What the contact centre refused. */
  userErrors: Array<UserError>;
};

/** A tag to be used no more. */
export type DeactivateContactCentreTagInput = {
  /** The tag. */
  tagId: Scalars['ID']['input'];
};

/** What became of a tag. */
export type DeactivateContactCentreTagPayload = {
  __typename?: 'DeactivateContactCentreTagPayload';
  /** The tag. Its id and status are known; anything else costs one REST call. */
  tag?: Maybe<ContactCentreTag>;
  /** What the contact centre refused. */
  userErrors: Array<UserError>;
};

/** A team to be deleted. */
export type DeleteContactCentreTeamInput = {
  /** The team. */
  teamId: Scalars['ID']['input'];
};

/** What became of deleting a team. */
export type DeleteContactCentreTeamPayload = {
  __typename?: 'DeleteContactCentreTeamPayload';
  /** The global id of the team that is no more. */
  teamId?: Maybe<Scalars['ID']['output']>;
  /** What the contact centre refused. */
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
  /** Lets a tag be used again. */
  activateContactCentreTag?: Maybe<ActivateContactCentreTagPayload>;
  /** Adds agents to a team; who is in it already stays where they are. One unknown agent, and none is added. Costs one REST call, however many they are. */
  addContactCentreTeamAgents?: Maybe<AddContactCentreTeamAgentsPayload>;
  /** Has all that is known of an end user forgotten; it can not be taken back. The contact centre accepts it and does it later: `status` is ANONYMIZING until it is done. */
  anonymizeContactCentreEndUser?: Maybe<AnonymizeContactCentreEndUserPayload>;
  /** Makes agents members of a queue; who is one already stays where they are. The contact centre takes ten at a time: a longer list goes in parts of ten, one after the other, and each part is done or refused as a whole. Costs one REST call a part. */
  assignContactCentreQueueMembers?: Maybe<AssignContactCentreQueueMembersPayload>;
  /** Copies a ticket form. Administrators only. */
  cloneTicketForm?: Maybe<CloneTicketFormPayload>;
  /** Creates a queue, with nobody in it. Where it is the default, the default there was is none any more. */
  createContactCentreQueue?: Maybe<CreateContactCentreQueuePayload>;
  /** Creates a tag, activated. Where there is one of the name already, that one is the answer, unchanged: its colour and status too. The answer does not tell which it was. */
  createContactCentreTag?: Maybe<CreateContactCentreTagPayload>;
  /** Creates a team, with nobody in it. */
  createContactCentreTeam?: Maybe<CreateContactCentreTeamPayload>;
  /** Keeps a tag from being used; conversations keep it. */
  deactivateContactCentreTag?: Maybe<DeactivateContactCentreTagPayload>;
  /** Deletes a team; its agents stay agents. */
  deleteContactCentreTeam?: Maybe<DeleteContactCentreTeamPayload>;
  /** Takes agents from a queue; who is not in it is no mistake. The contact centre takes ten at a time: a longer list goes in parts of ten, one after the other, and each part is done or refused as a whole. Costs one REST call a part. */
  removeContactCentreQueueMembers?: Maybe<RemoveContactCentreQueueMembersPayload>;
  /** Takes agents from a team; who is not in it is no mistake. One unknown agent, and none is taken. Costs one REST call, however many they are. */
  removeContactCentreTeamAgents?: Maybe<RemoveContactCentreTeamAgentsPayload>;
  /** Replaces all that is known of an end user: PUT. What is not given is emptied; custom attributes stay. Refused for one who is anonymized. */
  replaceContactCentreEndUser?: Maybe<ReplaceContactCentreEndUserPayload>;
  /** Changes what is given of an end user and leaves the rest as it was: PATCH. A field given as null is emptied. Refused for one who is anonymized. */
  updateContactCentreEndUser?: Maybe<UpdateContactCentreEndUserPayload>;
  /** Sets custom attributes of an end user and leaves those not named as they were. */
  updateContactCentreEndUserAttributes?: Maybe<UpdateContactCentreEndUserAttributesPayload>;
  /** Adds a comment or collaborators to a request, or solves it; nothing else of it can be changed. Collaborators are told by e-mail. */
  updateRequest?: Maybe<UpdateRequestPayload>;
};


export type MutationActivateContactCentreTagArgs = {
  input: ActivateContactCentreTagInput;
};


export type MutationAddContactCentreTeamAgentsArgs = {
  input: AddContactCentreTeamAgentsInput;
};


export type MutationAnonymizeContactCentreEndUserArgs = {
  input: AnonymizeContactCentreEndUserInput;
};


export type MutationAssignContactCentreQueueMembersArgs = {
  input: AssignContactCentreQueueMembersInput;
};


export type MutationCloneTicketFormArgs = {
  input: CloneTicketFormInput;
};


export type MutationCreateContactCentreQueueArgs = {
  input: CreateContactCentreQueueInput;
};


export type MutationCreateContactCentreTagArgs = {
  input: CreateContactCentreTagInput;
};


export type MutationCreateContactCentreTeamArgs = {
  input: CreateContactCentreTeamInput;
};


export type MutationDeactivateContactCentreTagArgs = {
  input: DeactivateContactCentreTagInput;
};


export type MutationDeleteContactCentreTeamArgs = {
  input: DeleteContactCentreTeamInput;
};


export type MutationRemoveContactCentreQueueMembersArgs = {
  input: RemoveContactCentreQueueMembersInput;
};


export type MutationRemoveContactCentreTeamAgentsArgs = {
  input: RemoveContactCentreTeamAgentsInput;
};


export type MutationReplaceContactCentreEndUserArgs = {
  input: ReplaceContactCentreEndUserInput;
};


export type MutationUpdateContactCentreEndUserArgs = {
  input: UpdateContactCentreEndUserInput;
};


export type MutationUpdateContactCentreEndUserAttributesArgs = {
  input: UpdateContactCentreEndUserAttributesInput;
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

/** Who leaves a queue. */
export type RemoveContactCentreQueueMembersInput = {
  /** The agents, 1 to 250; one named twice counts once. */
  agentIds: Array<Scalars['ID']['input']>;
  /** The queue. */
  queueId: Scalars['ID']['input'];
};

/** What became of the members of a queue. */
export type RemoveContactCentreQueueMembersPayload = {
  __typename?: 'RemoveContactCentreQueueMembersPayload';
  /** What became of each part of the list, in its order. Where the first part already fails, no other is sent and the mutation fails as a whole. */
  parts?: Maybe<Array<ContactCentreMembersPart>>;
  /** The queue; null where every part was refused. Its members cost one REST call, its settings another. */
  queue?: Maybe<ContactCentreQueue>;
  /** What was not done, of all parts. */
  userErrors: Array<UserError>;
};

/** Who leaves a team. */
export type RemoveContactCentreTeamAgentsInput = {
  /** The agents; one at least. */
  agentIds: Array<Scalars['ID']['input']>;
  /** The team. */
  teamId: Scalars['ID']['input'];
};

/** What became of the agents of a team. */
export type RemoveContactCentreTeamAgentsPayload = {
  __typename?: 'RemoveContactCentreTeamAgentsPayload';
  /** The team. Its agents cost one REST call, its name another. */
  team?: Maybe<ContactCentreTeam>;
  /** What the contact centre refused. */
  userErrors: Array<UserError>;
};

/** All that is to be known of an end user: a field that is not given, or given as null, is emptied. */
export type ReplaceContactCentreEndUserInput = {
  /** Further addresses. */
  additionalEmails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Further telephone numbers. */
  additionalPhoneNumbers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Where their picture is. */
  avatarUrl?: InputMaybe<Scalars['String']['input']>;
  /** The name to show. */
  displayName: Scalars['String']['input'];
  /** The main address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Who is replaced. */
  endUserId: Scalars['ID']['input'];
  /** What another system calls them. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Names between the given and the family name. */
  middleNames?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The main telephone number. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a replacement. */
export type ReplaceContactCentreEndUserPayload = {
  __typename?: 'ReplaceContactCentreEndUserPayload';
  /** The end user as replaced. */
  endUser?: Maybe<ContactCentreEndUser>;
  /** What the contact centre refused. */
  userErrors: Array<UserError>;
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

/** Custom attributes to be set. */
export type UpdateContactCentreEndUserAttributesInput = {
  /** The attributes, each once; one at least. */
  attributes: Array<ContactCentreCustomAttributeInput>;
  /** Whose they are. */
  endUserId: Scalars['ID']['input'];
};

/** What became of setting custom attributes. */
export type UpdateContactCentreEndUserAttributesPayload = {
  __typename?: 'UpdateContactCentreEndUserAttributesPayload';
  /** The end user with all their attributes. */
  endUser?: Maybe<ContactCentreEndUser>;
  /** What the contact centre refused. */
  userErrors: Array<UserError>;
};

/** What changes of an end user: a field that is not given stays as it was, one given as null is emptied. */
export type UpdateContactCentreEndUserInput = {
  /** Further addresses, in place of those there are. */
  additionalEmails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Further telephone numbers, in place of those there are. */
  additionalPhoneNumbers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Where their picture is. */
  avatarUrl?: InputMaybe<Scalars['String']['input']>;
  /** The name to show; it can not be emptied. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** The main address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Who is changed. */
  endUserId: Scalars['ID']['input'];
  /** What another system calls them. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Names between the given and the family name, in place of those there are. */
  middleNames?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The main telephone number. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a change. */
export type UpdateContactCentreEndUserPayload = {
  __typename?: 'UpdateContactCentreEndUserPayload';
  /** The end user as changed. */
  endUser?: Maybe<ContactCentreEndUser>;
  /** What the contact centre refused. */
  userErrors: Array<UserError>;
};

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
  ContactCentreEndUser: ContactCentreEndUser;
  ContactCentreQueue: ContactCentreQueue;
  ContactCentreTag: ContactCentreTag;
  ContactCentreTeam: ContactCentreTeam;
  SocialUser: SocialUser;
  Ticket: Ticket;
  TicketForm: TicketForm;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  ContactCentreEndUser:
    ( { __typename: 'ContactCentreEndUser' }
    & GraphQLRecursivePick<FederationTypes['ContactCentreEndUser'], {"id":true}> );
  ContactCentreQueue:
    ( { __typename: 'ContactCentreQueue' }
    & GraphQLRecursivePick<FederationTypes['ContactCentreQueue'], {"id":true}> );
  ContactCentreTag:
    ( { __typename: 'ContactCentreTag' }
    & GraphQLRecursivePick<FederationTypes['ContactCentreTag'], {"id":true}> );
  ContactCentreTeam:
    ( { __typename: 'ContactCentreTeam' }
    & GraphQLRecursivePick<FederationTypes['ContactCentreTeam'], {"id":true}> );
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
    | ( ContactCentreEndUserMapper )
    | ( ContactCentreQueueMapper )
    | ( ContactCentreTagMapper )
    | ( ContactCentreTeamMapper )
    | ( SocialUserMapper )
    | ( TicketMapper )
    | ( TicketFormMapper )
    | ( UserMapper )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ActivateContactCentreTagInput: ActivateContactCentreTagInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ActivateContactCentreTagPayload: ResolverTypeWrapper<Omit<ActivateContactCentreTagPayload, 'tag'> & { tag?: Maybe<ResolversTypes['ContactCentreTag']> }>;
  AddContactCentreTeamAgentsInput: AddContactCentreTeamAgentsInput;
  AddContactCentreTeamAgentsPayload: ResolverTypeWrapper<Omit<AddContactCentreTeamAgentsPayload, 'team'> & { team?: Maybe<ResolversTypes['ContactCentreTeam']> }>;
  AgentPresence: ResolverTypeWrapper<AgentPresenceMapper>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AgentPresenceConnection: ResolverTypeWrapper<AgentPresenceConnectionMapper>;
  AgentPresenceEdge: ResolverTypeWrapper<Omit<AgentPresenceEdge, 'node'> & { node: ResolversTypes['AgentPresence'] }>;
  AgentPresenceStatus: AgentPresenceStatus;
  AnonymizeContactCentreEndUserInput: AnonymizeContactCentreEndUserInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AnonymizeContactCentreEndUserPayload: ResolverTypeWrapper<Omit<AnonymizeContactCentreEndUserPayload, 'endUser'> & { endUser?: Maybe<ResolversTypes['ContactCentreEndUser']> }>;
  AssignContactCentreQueueMembersInput: AssignContactCentreQueueMembersInput;
  AssignContactCentreQueueMembersPayload: ResolverTypeWrapper<Omit<AssignContactCentreQueueMembersPayload, 'queue'> & { queue?: Maybe<ResolversTypes['ContactCentreQueue']> }>;
  CloneTicketFormInput: CloneTicketFormInput;
  CloneTicketFormPayload: ResolverTypeWrapper<Omit<CloneTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversTypes['TicketForm']> }>;
  ContactCentre: ResolverTypeWrapper<ContactCentreMapper>;
  ContactCentreAgent: ResolverTypeWrapper<ContactCentreAgentMapper>;
  ContactCentreAgentConnection: ResolverTypeWrapper<ContactCentreAgentConnectionMapper>;
  ContactCentreAgentEdge: ResolverTypeWrapper<Omit<ContactCentreAgentEdge, 'node'> & { node: ResolversTypes['ContactCentreAgent'] }>;
  ContactCentreAgentRole: ContactCentreAgentRole;
  ContactCentreChannel: ContactCentreChannel;
  ContactCentreCloseReason: ContactCentreCloseReason;
  ContactCentreConversation: ResolverTypeWrapper<ContactCentreConversationMapper>;
  ContactCentreConversationConnection: ResolverTypeWrapper<ContactCentreConversationConnectionMapper>;
  ContactCentreConversationEdge: ResolverTypeWrapper<Omit<ContactCentreConversationEdge, 'node'> & { node: ResolversTypes['ContactCentreConversation'] }>;
  ContactCentreConversationStarter: ContactCentreConversationStarter;
  ContactCentreConversationStatus: ContactCentreConversationStatus;
  ContactCentreCustomAttribute: ResolverTypeWrapper<ContactCentreCustomAttribute>;
  ContactCentreCustomAttributeInput: ContactCentreCustomAttributeInput;
  ContactCentreDoNotOfferTimeouts: ResolverTypeWrapper<ContactCentreDoNotOfferTimeouts>;
  ContactCentreDoNotOfferTimeoutsInput: ContactCentreDoNotOfferTimeoutsInput;
  ContactCentreEndUser: ResolverTypeWrapper<ContactCentreEndUserMapper>;
  ContactCentreEndUserStatus: ContactCentreEndUserStatus;
  ContactCentreMembersPart: ResolverTypeWrapper<ContactCentreMembersPart>;
  ContactCentreOfferAlgorithm: ContactCentreOfferAlgorithm;
  ContactCentrePartOutcome: ContactCentrePartOutcome;
  ContactCentrePreferredAgentTimeouts: ResolverTypeWrapper<ContactCentrePreferredAgentTimeouts>;
  ContactCentrePreferredAgentTimeoutsInput: ContactCentrePreferredAgentTimeoutsInput;
  ContactCentreQueue: ResolverTypeWrapper<ContactCentreQueueMapper>;
  ContactCentreQueueConnection: ResolverTypeWrapper<ContactCentreQueueConnectionMapper>;
  ContactCentreQueueEdge: ResolverTypeWrapper<Omit<ContactCentreQueueEdge, 'node'> & { node: ResolversTypes['ContactCentreQueue'] }>;
  ContactCentreQueueThresholds: ResolverTypeWrapper<ContactCentreQueueThresholds>;
  ContactCentreQueueThresholdsInput: ContactCentreQueueThresholdsInput;
  ContactCentreTag: ResolverTypeWrapper<ContactCentreTagMapper>;
  ContactCentreTagConnection: ResolverTypeWrapper<ContactCentreTagConnectionMapper>;
  ContactCentreTagEdge: ResolverTypeWrapper<Omit<ContactCentreTagEdge, 'node'> & { node: ResolversTypes['ContactCentreTag'] }>;
  ContactCentreTagStatus: ContactCentreTagStatus;
  ContactCentreTeam: ResolverTypeWrapper<ContactCentreTeamMapper>;
  ContactCentreTeamConnection: ResolverTypeWrapper<ContactCentreTeamConnectionMapper>;
  ContactCentreTeamEdge: ResolverTypeWrapper<Omit<ContactCentreTeamEdge, 'node'> & { node: ResolversTypes['ContactCentreTeam'] }>;
  CreateContactCentreQueueInput: CreateContactCentreQueueInput;
  CreateContactCentreQueuePayload: ResolverTypeWrapper<Omit<CreateContactCentreQueuePayload, 'queue'> & { queue?: Maybe<ResolversTypes['ContactCentreQueue']> }>;
  CreateContactCentreTagInput: CreateContactCentreTagInput;
  CreateContactCentreTagPayload: ResolverTypeWrapper<Omit<CreateContactCentreTagPayload, 'tag'> & { tag?: Maybe<ResolversTypes['ContactCentreTag']> }>;
  CreateContactCentreTeamInput: CreateContactCentreTeamInput;
  CreateContactCentreTeamPayload: ResolverTypeWrapper<Omit<CreateContactCentreTeamPayload, 'team'> & { team?: Maybe<ResolversTypes['ContactCentreTeam']> }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeactivateContactCentreTagInput: DeactivateContactCentreTagInput;
  DeactivateContactCentreTagPayload: ResolverTypeWrapper<Omit<DeactivateContactCentreTagPayload, 'tag'> & { tag?: Maybe<ResolversTypes['ContactCentreTag']> }>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DeleteContactCentreTeamInput: DeleteContactCentreTeamInput;
  DeleteContactCentreTeamPayload: ResolverTypeWrapper<DeleteContactCentreTeamPayload>;
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
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RemoveContactCentreQueueMembersInput: RemoveContactCentreQueueMembersInput;
  RemoveContactCentreQueueMembersPayload: ResolverTypeWrapper<Omit<RemoveContactCentreQueueMembersPayload, 'queue'> & { queue?: Maybe<ResolversTypes['ContactCentreQueue']> }>;
  RemoveContactCentreTeamAgentsInput: RemoveContactCentreTeamAgentsInput;
  RemoveContactCentreTeamAgentsPayload: ResolverTypeWrapper<Omit<RemoveContactCentreTeamAgentsPayload, 'team'> & { team?: Maybe<ResolversTypes['ContactCentreTeam']> }>;
  ReplaceContactCentreEndUserInput: ReplaceContactCentreEndUserInput;
  ReplaceContactCentreEndUserPayload: ResolverTypeWrapper<Omit<ReplaceContactCentreEndUserPayload, 'endUser'> & { endUser?: Maybe<ResolversTypes['ContactCentreEndUser']> }>;
  RequestCommentInput: RequestCommentInput;
  Social: ResolverTypeWrapper<SocialMapper>;
  SocialPost: ResolverTypeWrapper<SocialPostMapper>;
  SocialUser: ResolverTypeWrapper<SocialUserMapper>;
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
  UpdateContactCentreEndUserAttributesInput: UpdateContactCentreEndUserAttributesInput;
  UpdateContactCentreEndUserAttributesPayload: ResolverTypeWrapper<Omit<UpdateContactCentreEndUserAttributesPayload, 'endUser'> & { endUser?: Maybe<ResolversTypes['ContactCentreEndUser']> }>;
  UpdateContactCentreEndUserInput: UpdateContactCentreEndUserInput;
  UpdateContactCentreEndUserPayload: ResolverTypeWrapper<Omit<UpdateContactCentreEndUserPayload, 'endUser'> & { endUser?: Maybe<ResolversTypes['ContactCentreEndUser']> }>;
  UpdateRequestInput: UpdateRequestInput;
  UpdateRequestPayload: ResolverTypeWrapper<Omit<UpdateRequestPayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['Ticket']> }>;
  User: ResolverTypeWrapper<UserMapper>;
  UserError: ResolverTypeWrapper<UserError>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ActivateContactCentreTagInput: ActivateContactCentreTagInput;
  ID: Scalars['ID']['output'];
  ActivateContactCentreTagPayload: Omit<ActivateContactCentreTagPayload, 'tag'> & { tag?: Maybe<ResolversParentTypes['ContactCentreTag']> };
  AddContactCentreTeamAgentsInput: AddContactCentreTeamAgentsInput;
  AddContactCentreTeamAgentsPayload: Omit<AddContactCentreTeamAgentsPayload, 'team'> & { team?: Maybe<ResolversParentTypes['ContactCentreTeam']> };
  AgentPresence: AgentPresenceMapper;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  AgentPresenceConnection: AgentPresenceConnectionMapper;
  AgentPresenceEdge: Omit<AgentPresenceEdge, 'node'> & { node: ResolversParentTypes['AgentPresence'] };
  AnonymizeContactCentreEndUserInput: AnonymizeContactCentreEndUserInput;
  Boolean: Scalars['Boolean']['output'];
  AnonymizeContactCentreEndUserPayload: Omit<AnonymizeContactCentreEndUserPayload, 'endUser'> & { endUser?: Maybe<ResolversParentTypes['ContactCentreEndUser']> };
  AssignContactCentreQueueMembersInput: AssignContactCentreQueueMembersInput;
  AssignContactCentreQueueMembersPayload: Omit<AssignContactCentreQueueMembersPayload, 'queue'> & { queue?: Maybe<ResolversParentTypes['ContactCentreQueue']> };
  CloneTicketFormInput: CloneTicketFormInput;
  CloneTicketFormPayload: Omit<CloneTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversParentTypes['TicketForm']> };
  ContactCentre: ContactCentreMapper;
  ContactCentreAgent: ContactCentreAgentMapper;
  ContactCentreAgentConnection: ContactCentreAgentConnectionMapper;
  ContactCentreAgentEdge: Omit<ContactCentreAgentEdge, 'node'> & { node: ResolversParentTypes['ContactCentreAgent'] };
  ContactCentreConversation: ContactCentreConversationMapper;
  ContactCentreConversationConnection: ContactCentreConversationConnectionMapper;
  ContactCentreConversationEdge: Omit<ContactCentreConversationEdge, 'node'> & { node: ResolversParentTypes['ContactCentreConversation'] };
  ContactCentreCustomAttribute: ContactCentreCustomAttribute;
  ContactCentreCustomAttributeInput: ContactCentreCustomAttributeInput;
  ContactCentreDoNotOfferTimeouts: ContactCentreDoNotOfferTimeouts;
  ContactCentreDoNotOfferTimeoutsInput: ContactCentreDoNotOfferTimeoutsInput;
  ContactCentreEndUser: ContactCentreEndUserMapper;
  ContactCentreMembersPart: ContactCentreMembersPart;
  ContactCentrePreferredAgentTimeouts: ContactCentrePreferredAgentTimeouts;
  ContactCentrePreferredAgentTimeoutsInput: ContactCentrePreferredAgentTimeoutsInput;
  ContactCentreQueue: ContactCentreQueueMapper;
  ContactCentreQueueConnection: ContactCentreQueueConnectionMapper;
  ContactCentreQueueEdge: Omit<ContactCentreQueueEdge, 'node'> & { node: ResolversParentTypes['ContactCentreQueue'] };
  ContactCentreQueueThresholds: ContactCentreQueueThresholds;
  ContactCentreQueueThresholdsInput: ContactCentreQueueThresholdsInput;
  ContactCentreTag: ContactCentreTagMapper;
  ContactCentreTagConnection: ContactCentreTagConnectionMapper;
  ContactCentreTagEdge: Omit<ContactCentreTagEdge, 'node'> & { node: ResolversParentTypes['ContactCentreTag'] };
  ContactCentreTeam: ContactCentreTeamMapper;
  ContactCentreTeamConnection: ContactCentreTeamConnectionMapper;
  ContactCentreTeamEdge: Omit<ContactCentreTeamEdge, 'node'> & { node: ResolversParentTypes['ContactCentreTeam'] };
  CreateContactCentreQueueInput: CreateContactCentreQueueInput;
  CreateContactCentreQueuePayload: Omit<CreateContactCentreQueuePayload, 'queue'> & { queue?: Maybe<ResolversParentTypes['ContactCentreQueue']> };
  CreateContactCentreTagInput: CreateContactCentreTagInput;
  CreateContactCentreTagPayload: Omit<CreateContactCentreTagPayload, 'tag'> & { tag?: Maybe<ResolversParentTypes['ContactCentreTag']> };
  CreateContactCentreTeamInput: CreateContactCentreTeamInput;
  CreateContactCentreTeamPayload: Omit<CreateContactCentreTeamPayload, 'team'> & { team?: Maybe<ResolversParentTypes['ContactCentreTeam']> };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeactivateContactCentreTagInput: DeactivateContactCentreTagInput;
  DeactivateContactCentreTagPayload: Omit<DeactivateContactCentreTagPayload, 'tag'> & { tag?: Maybe<ResolversParentTypes['ContactCentreTag']> };
  Decimal: Scalars['Decimal']['output'];
  DeleteContactCentreTeamInput: DeleteContactCentreTeamInput;
  DeleteContactCentreTeamPayload: DeleteContactCentreTeamPayload;
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
  Query: Record<PropertyKey, never>;
  RemoveContactCentreQueueMembersInput: RemoveContactCentreQueueMembersInput;
  RemoveContactCentreQueueMembersPayload: Omit<RemoveContactCentreQueueMembersPayload, 'queue'> & { queue?: Maybe<ResolversParentTypes['ContactCentreQueue']> };
  RemoveContactCentreTeamAgentsInput: RemoveContactCentreTeamAgentsInput;
  RemoveContactCentreTeamAgentsPayload: Omit<RemoveContactCentreTeamAgentsPayload, 'team'> & { team?: Maybe<ResolversParentTypes['ContactCentreTeam']> };
  ReplaceContactCentreEndUserInput: ReplaceContactCentreEndUserInput;
  ReplaceContactCentreEndUserPayload: Omit<ReplaceContactCentreEndUserPayload, 'endUser'> & { endUser?: Maybe<ResolversParentTypes['ContactCentreEndUser']> };
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
  UpdateContactCentreEndUserAttributesInput: UpdateContactCentreEndUserAttributesInput;
  UpdateContactCentreEndUserAttributesPayload: Omit<UpdateContactCentreEndUserAttributesPayload, 'endUser'> & { endUser?: Maybe<ResolversParentTypes['ContactCentreEndUser']> };
  UpdateContactCentreEndUserInput: UpdateContactCentreEndUserInput;
  UpdateContactCentreEndUserPayload: Omit<UpdateContactCentreEndUserPayload, 'endUser'> & { endUser?: Maybe<ResolversParentTypes['ContactCentreEndUser']> };
  UpdateRequestInput: UpdateRequestInput;
  UpdateRequestPayload: Omit<UpdateRequestPayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['Ticket']> };
  User: UserMapper;
  UserError: UserError;
};

export type ActivateContactCentreTagPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ActivateContactCentreTagPayload'] = ResolversParentTypes['ActivateContactCentreTagPayload']> = {
  tag?: Resolver<Maybe<ResolversTypes['ContactCentreTag']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddContactCentreTeamAgentsPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['AddContactCentreTeamAgentsPayload'] = ResolversParentTypes['AddContactCentreTeamAgentsPayload']> = {
  team?: Resolver<Maybe<ResolversTypes['ContactCentreTeam']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AgentPresenceResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['AgentPresence'] = ResolversParentTypes['AgentPresence']> = {
  activeConversations?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  agentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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

export type AnonymizeContactCentreEndUserPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['AnonymizeContactCentreEndUserPayload'] = ResolversParentTypes['AnonymizeContactCentreEndUserPayload']> = {
  endUser?: Resolver<Maybe<ResolversTypes['ContactCentreEndUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AssignContactCentreQueueMembersPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['AssignContactCentreQueueMembersPayload'] = ResolversParentTypes['AssignContactCentreQueueMembersPayload']> = {
  parts?: Resolver<Maybe<Array<ResolversTypes['ContactCentreMembersPart']>>, ParentType, ContextType>;
  queue?: Resolver<Maybe<ResolversTypes['ContactCentreQueue']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CloneTicketFormPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CloneTicketFormPayload'] = ResolversParentTypes['CloneTicketFormPayload']> = {
  ticketForm?: Resolver<Maybe<ResolversTypes['TicketForm']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ContactCentreResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentre'] = ResolversParentTypes['ContactCentre']> = {
  endUser?: Resolver<Maybe<ResolversTypes['ContactCentreEndUser']>, ParentType, ContextType, RequireFields<ContactCentreEndUserArgs, 'id'>>;
  queue?: Resolver<Maybe<ResolversTypes['ContactCentreQueue']>, ParentType, ContextType, RequireFields<ContactCentreQueueArgs, 'id'>>;
  queues?: Resolver<Maybe<ResolversTypes['ContactCentreQueueConnection']>, ParentType, ContextType, Partial<ContactCentreQueuesArgs>>;
  tag?: Resolver<Maybe<ResolversTypes['ContactCentreTag']>, ParentType, ContextType, RequireFields<ContactCentreTagArgs, 'id'>>;
  tags?: Resolver<Maybe<ResolversTypes['ContactCentreTagConnection']>, ParentType, ContextType, Partial<ContactCentreTagsArgs>>;
  team?: Resolver<Maybe<ResolversTypes['ContactCentreTeam']>, ParentType, ContextType, RequireFields<ContactCentreTeamArgs, 'id'>>;
  teams?: Resolver<Maybe<ResolversTypes['ContactCentreTeamConnection']>, ParentType, ContextType, Partial<ContactCentreTeamsArgs>>;
};

export type ContactCentreAgentResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreAgent'] = ResolversParentTypes['ContactCentreAgent']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  presence?: Resolver<Maybe<ResolversTypes['AgentPresence']>, ParentType, ContextType>;
  queues?: Resolver<Maybe<Array<ResolversTypes['ContactCentreQueue']>>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['ContactCentreAgentRole']>, ParentType, ContextType>;
  teams?: Resolver<Maybe<Array<ResolversTypes['ContactCentreTeam']>>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ContactCentreAgentConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreAgentConnection'] = ResolversParentTypes['ContactCentreAgentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ContactCentreAgentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ContactCentreAgent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ContactCentreAgentEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreAgentEdge'] = ResolversParentTypes['ContactCentreAgentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContactCentreAgent'], ParentType, ContextType>;
};

export type ContactCentreConversationResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreConversation'] = ResolversParentTypes['ContactCentreConversation']> = {
  agent?: Resolver<Maybe<ResolversTypes['ContactCentreAgent']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['ContactCentreChannel']>, ParentType, ContextType>;
  closeReason?: Resolver<Maybe<ResolversTypes['ContactCentreCloseReason']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  queue?: Resolver<Maybe<ResolversTypes['ContactCentreQueue']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startedBy?: Resolver<Maybe<ResolversTypes['ContactCentreConversationStarter']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ContactCentreConversationStatus']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<Array<ResolversTypes['ContactCentreTag']>>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactCentreConversationConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreConversationConnection'] = ResolversParentTypes['ContactCentreConversationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ContactCentreConversationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ContactCentreConversation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ContactCentreConversationEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreConversationEdge'] = ResolversParentTypes['ContactCentreConversationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContactCentreConversation'], ParentType, ContextType>;
};

export type ContactCentreCustomAttributeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreCustomAttribute'] = ResolversParentTypes['ContactCentreCustomAttribute']> = {
  attributeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type ContactCentreDoNotOfferTimeoutsResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreDoNotOfferTimeouts'] = ResolversParentTypes['ContactCentreDoNotOfferTimeouts']> = {
  declined?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  missed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ContactCentreEndUserResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreEndUser'] = ResolversParentTypes['ContactCentreEndUser'], FederationReferenceType extends FederationReferenceTypes['ContactCentreEndUser'] = FederationReferenceTypes['ContactCentreEndUser']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ContactCentreEndUser']> | FederationReferenceType, FederationReferenceType, ContextType>;
  additionalEmails?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  additionalPhoneNumbers?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conversations?: Resolver<Maybe<ResolversTypes['ContactCentreConversationConnection']>, ParentType, ContextType, Partial<ContactCentreEndUserConversationsArgs>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customAttributes?: Resolver<Maybe<Array<ResolversTypes['ContactCentreCustomAttribute']>>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  middleNames?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ContactCentreEndUserStatus']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  users?: Resolver<Maybe<Array<ResolversTypes['User']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactCentreMembersPartResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreMembersPart'] = ResolversParentTypes['ContactCentreMembersPart']> = {
  agentIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ContactCentrePartOutcome'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ContactCentrePreferredAgentTimeoutsResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentrePreferredAgentTimeouts'] = ResolversParentTypes['ContactCentrePreferredAgentTimeouts']> = {
  available?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  away?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  busy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ContactCentreQueueResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreQueue'] = ResolversParentTypes['ContactCentreQueue'], FederationReferenceType extends FederationReferenceTypes['ContactCentreQueue'] = FederationReferenceTypes['ContactCentreQueue']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ContactCentreQueue']> | FederationReferenceType, FederationReferenceType, ContextType>;
  callFunctionality?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  doNotOfferTimeouts?: Resolver<Maybe<ResolversTypes['ContactCentreDoNotOfferTimeouts']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isDoNotOfferEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPreferredAgentEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  members?: Resolver<Maybe<ResolversTypes['ContactCentreAgentConnection']>, ParentType, ContextType, Partial<ContactCentreQueueMembersArgs>>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offerAbandonedConversations?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  offerAlgorithm?: Resolver<Maybe<ResolversTypes['ContactCentreOfferAlgorithm']>, ParentType, ContextType>;
  offerTimeout?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  personalAgentOfflineTimeout?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  preferredAgentOfflineTimeout?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  preferredAgentTimeouts?: Resolver<Maybe<ResolversTypes['ContactCentrePreferredAgentTimeouts']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  queueThresholds?: Resolver<Maybe<ResolversTypes['ContactCentreQueueThresholds']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wrapupTimeout?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactCentreQueueConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreQueueConnection'] = ResolversParentTypes['ContactCentreQueueConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ContactCentreQueueEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ContactCentreQueue']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ContactCentreQueueEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreQueueEdge'] = ResolversParentTypes['ContactCentreQueueEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContactCentreQueue'], ParentType, ContextType>;
};

export type ContactCentreQueueThresholdsResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreQueueThresholds'] = ResolversParentTypes['ContactCentreQueueThresholds']> = {
  waitTime?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  waitingConversations?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ContactCentreTagResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreTag'] = ResolversParentTypes['ContactCentreTag'], FederationReferenceType extends FederationReferenceTypes['ContactCentreTag'] = FederationReferenceTypes['ContactCentreTag']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ContactCentreTag']> | FederationReferenceType, FederationReferenceType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ContactCentreTagStatus']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactCentreTagConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreTagConnection'] = ResolversParentTypes['ContactCentreTagConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ContactCentreTagEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ContactCentreTag']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ContactCentreTagEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreTagEdge'] = ResolversParentTypes['ContactCentreTagEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContactCentreTag'], ParentType, ContextType>;
};

export type ContactCentreTeamResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreTeam'] = ResolversParentTypes['ContactCentreTeam'], FederationReferenceType extends FederationReferenceTypes['ContactCentreTeam'] = FederationReferenceTypes['ContactCentreTeam']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ContactCentreTeam']> | FederationReferenceType, FederationReferenceType, ContextType>;
  agents?: Resolver<Maybe<ResolversTypes['ContactCentreAgentConnection']>, ParentType, ContextType, Partial<ContactCentreTeamAgentsArgs>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  presence?: Resolver<Maybe<ResolversTypes['AgentPresenceConnection']>, ParentType, ContextType, Partial<ContactCentreTeamPresenceArgs>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactCentreTeamConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreTeamConnection'] = ResolversParentTypes['ContactCentreTeamConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ContactCentreTeamEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ContactCentreTeam']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ContactCentreTeamEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreTeamEdge'] = ResolversParentTypes['ContactCentreTeamEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContactCentreTeam'], ParentType, ContextType>;
};

export type CreateContactCentreQueuePayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateContactCentreQueuePayload'] = ResolversParentTypes['CreateContactCentreQueuePayload']> = {
  queue?: Resolver<Maybe<ResolversTypes['ContactCentreQueue']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateContactCentreTagPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateContactCentreTagPayload'] = ResolversParentTypes['CreateContactCentreTagPayload']> = {
  tag?: Resolver<Maybe<ResolversTypes['ContactCentreTag']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateContactCentreTeamPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateContactCentreTeamPayload'] = ResolversParentTypes['CreateContactCentreTeamPayload']> = {
  team?: Resolver<Maybe<ResolversTypes['ContactCentreTeam']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeactivateContactCentreTagPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeactivateContactCentreTagPayload'] = ResolversParentTypes['DeactivateContactCentreTagPayload']> = {
  tag?: Resolver<Maybe<ResolversTypes['ContactCentreTag']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeleteContactCentreTeamPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteContactCentreTeamPayload'] = ResolversParentTypes['DeleteContactCentreTeamPayload']> = {
  teamId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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
  activateContactCentreTag?: Resolver<Maybe<ResolversTypes['ActivateContactCentreTagPayload']>, ParentType, ContextType, RequireFields<MutationActivateContactCentreTagArgs, 'input'>>;
  addContactCentreTeamAgents?: Resolver<Maybe<ResolversTypes['AddContactCentreTeamAgentsPayload']>, ParentType, ContextType, RequireFields<MutationAddContactCentreTeamAgentsArgs, 'input'>>;
  anonymizeContactCentreEndUser?: Resolver<Maybe<ResolversTypes['AnonymizeContactCentreEndUserPayload']>, ParentType, ContextType, RequireFields<MutationAnonymizeContactCentreEndUserArgs, 'input'>>;
  assignContactCentreQueueMembers?: Resolver<Maybe<ResolversTypes['AssignContactCentreQueueMembersPayload']>, ParentType, ContextType, RequireFields<MutationAssignContactCentreQueueMembersArgs, 'input'>>;
  cloneTicketForm?: Resolver<Maybe<ResolversTypes['CloneTicketFormPayload']>, ParentType, ContextType, RequireFields<MutationCloneTicketFormArgs, 'input'>>;
  createContactCentreQueue?: Resolver<Maybe<ResolversTypes['CreateContactCentreQueuePayload']>, ParentType, ContextType, RequireFields<MutationCreateContactCentreQueueArgs, 'input'>>;
  createContactCentreTag?: Resolver<Maybe<ResolversTypes['CreateContactCentreTagPayload']>, ParentType, ContextType, RequireFields<MutationCreateContactCentreTagArgs, 'input'>>;
  createContactCentreTeam?: Resolver<Maybe<ResolversTypes['CreateContactCentreTeamPayload']>, ParentType, ContextType, RequireFields<MutationCreateContactCentreTeamArgs, 'input'>>;
  deactivateContactCentreTag?: Resolver<Maybe<ResolversTypes['DeactivateContactCentreTagPayload']>, ParentType, ContextType, RequireFields<MutationDeactivateContactCentreTagArgs, 'input'>>;
  deleteContactCentreTeam?: Resolver<Maybe<ResolversTypes['DeleteContactCentreTeamPayload']>, ParentType, ContextType, RequireFields<MutationDeleteContactCentreTeamArgs, 'input'>>;
  removeContactCentreQueueMembers?: Resolver<Maybe<ResolversTypes['RemoveContactCentreQueueMembersPayload']>, ParentType, ContextType, RequireFields<MutationRemoveContactCentreQueueMembersArgs, 'input'>>;
  removeContactCentreTeamAgents?: Resolver<Maybe<ResolversTypes['RemoveContactCentreTeamAgentsPayload']>, ParentType, ContextType, RequireFields<MutationRemoveContactCentreTeamAgentsArgs, 'input'>>;
  replaceContactCentreEndUser?: Resolver<Maybe<ResolversTypes['ReplaceContactCentreEndUserPayload']>, ParentType, ContextType, RequireFields<MutationReplaceContactCentreEndUserArgs, 'input'>>;
  updateContactCentreEndUser?: Resolver<Maybe<ResolversTypes['UpdateContactCentreEndUserPayload']>, ParentType, ContextType, RequireFields<MutationUpdateContactCentreEndUserArgs, 'input'>>;
  updateContactCentreEndUserAttributes?: Resolver<Maybe<ResolversTypes['UpdateContactCentreEndUserAttributesPayload']>, ParentType, ContextType, RequireFields<MutationUpdateContactCentreEndUserAttributesArgs, 'input'>>;
  updateRequest?: Resolver<Maybe<ResolversTypes['UpdateRequestPayload']>, ParentType, ContextType, RequireFields<MutationUpdateRequestArgs, 'input'>>;
};

export type NodeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'ContactCentreEndUser' | 'ContactCentreQueue' | 'ContactCentreTag' | 'ContactCentreTeam' | 'SocialUser' | 'Ticket' | 'TicketForm' | 'User', ParentType, ContextType>;
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

export type RemoveContactCentreQueueMembersPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['RemoveContactCentreQueueMembersPayload'] = ResolversParentTypes['RemoveContactCentreQueueMembersPayload']> = {
  parts?: Resolver<Maybe<Array<ResolversTypes['ContactCentreMembersPart']>>, ParentType, ContextType>;
  queue?: Resolver<Maybe<ResolversTypes['ContactCentreQueue']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveContactCentreTeamAgentsPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['RemoveContactCentreTeamAgentsPayload'] = ResolversParentTypes['RemoveContactCentreTeamAgentsPayload']> = {
  team?: Resolver<Maybe<ResolversTypes['ContactCentreTeam']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReplaceContactCentreEndUserPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ReplaceContactCentreEndUserPayload'] = ResolversParentTypes['ReplaceContactCentreEndUserPayload']> = {
  endUser?: Resolver<Maybe<ResolversTypes['ContactCentreEndUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type UpdateContactCentreEndUserAttributesPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateContactCentreEndUserAttributesPayload'] = ResolversParentTypes['UpdateContactCentreEndUserAttributesPayload']> = {
  endUser?: Resolver<Maybe<ResolversTypes['ContactCentreEndUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateContactCentreEndUserPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateContactCentreEndUserPayload'] = ResolversParentTypes['UpdateContactCentreEndUserPayload']> = {
  endUser?: Resolver<Maybe<ResolversTypes['ContactCentreEndUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  ActivateContactCentreTagPayload?: ActivateContactCentreTagPayloadResolvers<ContextType>;
  AddContactCentreTeamAgentsPayload?: AddContactCentreTeamAgentsPayloadResolvers<ContextType>;
  AgentPresence?: AgentPresenceResolvers<ContextType>;
  AgentPresenceConnection?: AgentPresenceConnectionResolvers<ContextType>;
  AgentPresenceEdge?: AgentPresenceEdgeResolvers<ContextType>;
  AnonymizeContactCentreEndUserPayload?: AnonymizeContactCentreEndUserPayloadResolvers<ContextType>;
  AssignContactCentreQueueMembersPayload?: AssignContactCentreQueueMembersPayloadResolvers<ContextType>;
  CloneTicketFormPayload?: CloneTicketFormPayloadResolvers<ContextType>;
  ContactCentre?: ContactCentreResolvers<ContextType>;
  ContactCentreAgent?: ContactCentreAgentResolvers<ContextType>;
  ContactCentreAgentConnection?: ContactCentreAgentConnectionResolvers<ContextType>;
  ContactCentreAgentEdge?: ContactCentreAgentEdgeResolvers<ContextType>;
  ContactCentreConversation?: ContactCentreConversationResolvers<ContextType>;
  ContactCentreConversationConnection?: ContactCentreConversationConnectionResolvers<ContextType>;
  ContactCentreConversationEdge?: ContactCentreConversationEdgeResolvers<ContextType>;
  ContactCentreCustomAttribute?: ContactCentreCustomAttributeResolvers<ContextType>;
  ContactCentreDoNotOfferTimeouts?: ContactCentreDoNotOfferTimeoutsResolvers<ContextType>;
  ContactCentreEndUser?: ContactCentreEndUserResolvers<ContextType>;
  ContactCentreMembersPart?: ContactCentreMembersPartResolvers<ContextType>;
  ContactCentrePreferredAgentTimeouts?: ContactCentrePreferredAgentTimeoutsResolvers<ContextType>;
  ContactCentreQueue?: ContactCentreQueueResolvers<ContextType>;
  ContactCentreQueueConnection?: ContactCentreQueueConnectionResolvers<ContextType>;
  ContactCentreQueueEdge?: ContactCentreQueueEdgeResolvers<ContextType>;
  ContactCentreQueueThresholds?: ContactCentreQueueThresholdsResolvers<ContextType>;
  ContactCentreTag?: ContactCentreTagResolvers<ContextType>;
  ContactCentreTagConnection?: ContactCentreTagConnectionResolvers<ContextType>;
  ContactCentreTagEdge?: ContactCentreTagEdgeResolvers<ContextType>;
  ContactCentreTeam?: ContactCentreTeamResolvers<ContextType>;
  ContactCentreTeamConnection?: ContactCentreTeamConnectionResolvers<ContextType>;
  ContactCentreTeamEdge?: ContactCentreTeamEdgeResolvers<ContextType>;
  CreateContactCentreQueuePayload?: CreateContactCentreQueuePayloadResolvers<ContextType>;
  CreateContactCentreTagPayload?: CreateContactCentreTagPayloadResolvers<ContextType>;
  CreateContactCentreTeamPayload?: CreateContactCentreTeamPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeactivateContactCentreTagPayload?: DeactivateContactCentreTagPayloadResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeleteContactCentreTeamPayload?: DeleteContactCentreTeamPayloadResolvers<ContextType>;
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
  RemoveContactCentreQueueMembersPayload?: RemoveContactCentreQueueMembersPayloadResolvers<ContextType>;
  RemoveContactCentreTeamAgentsPayload?: RemoveContactCentreTeamAgentsPayloadResolvers<ContextType>;
  ReplaceContactCentreEndUserPayload?: ReplaceContactCentreEndUserPayloadResolvers<ContextType>;
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
  UpdateContactCentreEndUserAttributesPayload?: UpdateContactCentreEndUserAttributesPayloadResolvers<ContextType>;
  UpdateContactCentreEndUserPayload?: UpdateContactCentreEndUserPayloadResolvers<ContextType>;
  UpdateRequestPayload?: UpdateRequestPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
};

