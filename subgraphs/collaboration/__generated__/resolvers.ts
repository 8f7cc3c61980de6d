import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserMapper } from '../mappers.ts';
import type { ContactCentreMapper, ContactCentreEndUserMapper, ContactCentreConversationMapper, ContactCentreConversationConnectionMapper, ContactCentreQueueMapper, ContactCentreQueueConnectionMapper, ContactCentreTagMapper, ContactCentreTagConnectionMapper, ContactCentreTeamMapper, ContactCentreTeamConnectionMapper, ContactCentreAgentMapper, ContactCentreAgentConnectionMapper, AgentPresenceMapper, AgentPresenceConnectionMapper } from '../contact-centre/mappers.ts';
import type { ESignatureMapper, EnvelopeMapper, EnvelopeDocumentMapper, EnvelopePageMapper, EnvelopeRightsMapper, EnvelopeDocumentFieldMapper, EnvelopeHtmlDefinitionMapper, EnvelopeTabMapper, EnvelopeRecipientMapper, EnvelopeDocumentVisibilityMapper, EnvelopeCustomFieldMapper, ESignatureUserMapper, CloudStorageProviderMapper, ConnectConfigurationMapper, ConnectEventDataMapper, ConnectOAuthMapper, ConnectEventMapper, ConnectEventRecipientMapper, ConnectEventConnectionMapper } from '../e-signature/mappers.ts';
import type { MeetingsMapper, MeetingMapper, MeetingSummaryMapper, MeetingLivestreamMapper, MeetingPollMapper, MeetingPollQuestionMapper, MeetingPollChoiceQuestionMapper, MeetingPollPromptsQuestionMapper, MeetingPollPromptMapper, MeetingPollTextQuestionMapper, MeetingPollBlanksQuestionMapper, MeetingPollRatingQuestionMapper, MeetingPollOtherQuestionMapper, MeetingRegistrantMapper, MeetingRegistrantConnectionMapper, WebinarMapper, WebinarQaReportMapper, WebinarAskerMapper, WebinarQuestionMapper, WebinarAnswerMapper, WebinarSurveyReportMapper, WebinarSurveyRespondentMapper, WebinarSurveyAnswerMapper, MeetingSipPhoneMapper, MeetingSipPhoneConnectionMapper, MeetingUserMapper, MeetingTspAccountMapper, MeetingDialInNumberMapper, MeetingTelephonyMapper, UpdateMeetingPollPayloadMapper, UpdateMeetingTelephonyPayloadMapper } from '../meetings/mappers.ts';
import type { SocialMapper, SocialUserMapper, SocialUserConnectionMapper, SocialPostMapper, SocialPostConnectionMapper, SocialMediaMapper, SocialPollMapper, SocialPlaceMapper, SocialListMapper, SocialLikePayloadMapper, SocialRepostPayloadMapper, SetSocialPostHiddenPayloadMapper } from '../social/mappers.ts';
import type { TicketMapper, TicketFormMapper, TicketCommentMapper, TicketFieldMapper, TicketFieldOptionMapper, TicketFieldValueMapper, TicketMetricsMapper, TicketMetricEventMapper, SupportDeskMapper, SupportJobMapper, SupportRecordMapper, SupportUserMapper, SupportOrganizationMapper, SupportGroupMapper, TicketConnectionMapper, TicketCommentConnectionMapper, TicketFieldOptionConnectionMapper, TicketMetricsConnectionMapper, TicketMetricEventConnectionMapper, SupportRecordConnectionMapper, SupportUserConnectionMapper, SupportOrganizationConnectionMapper, SupportGroupConnectionMapper, SatisfactionRatingMapper, SatisfactionRatingConnectionMapper, SatisfactionRatingCountMapper, SatisfactionReasonMapper, SlaPolicyMapper, SlaConditionMapper, SlaTargetMapper, SlaDefinitionsMapper, SlaConditionDefinitionMapper, SupportResourceCollectionMapper, SupportResourceCollectionConnectionMapper, SupportResourceMapper, SupportCollectionJobMapper, SupportResourceResultMapper, TicketSkipMapper, SupportSessionMapper, SupportSessionConnectionMapper, SupportAccountMapper } from '../support-desk/mappers.ts';
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
  /** Calendar date without a time, for example `2026-05-04`. */
  Date: { input: string; output: unknown; }
  /** Point in time in UTC, for example `2026-05-04T09:30:00Z`. */
  DateTime: { input: string; output: unknown; }
  /** Exact decimal number, written as a string. */
  Decimal: { input: string; output: unknown; }
  /** Any JSON value. Used only if the documentation of a service leaves the structure open. */
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

/** Documents to add. */
export type AddEnvelopeDocumentsInput = {
  /** The account, where the envelope's GUID is given; the configured one unless given. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** The documents; each id once. */
  documents: Array<EnvelopeDocumentInput>;
  /** The envelope: global id or GUID. */
  envelopeId: Scalars['ID']['input'];
};

/** What became of documents to add. */
export type AddEnvelopeDocumentsPayload = {
  __typename?: 'AddEnvelopeDocumentsPayload';
  /** All documents that the envelope now has; null when nothing was added. */
  documents?: Maybe<Array<EnvelopeDocument>>;
  /** The envelope. */
  envelope?: Maybe<Envelope>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Somebody to register. */
export type AddMeetingRegistrantInput = {
  /** Street and number. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** What they have to say. */
  comments?: InputMaybe<Scalars['String']['input']>;
  /** Country. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Their address. */
  email: Scalars['String']['input'];
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The trade they work in. */
  industry?: InputMaybe<Scalars['String']['input']>;
  /** What they work as. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** The language they want to be addressed in. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The meeting: global id or its number. */
  meetingId: Scalars['ID']['input'];
  /** How many people work there, in words of their own. */
  numberOfEmployees?: InputMaybe<Scalars['String']['input']>;
  /** Those occurrences of a recurring meeting that they come to; all unless given. */
  occurrenceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Where they work. */
  organization?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** State, county or province. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** What became of registering somebody. */
export type AddMeetingRegistrantPayload = {
  __typename?: 'AddMeetingRegistrantPayload';
  /** Who was registered; null when nobody was. */
  registrant?: Maybe<MeetingRegistrant>;
  /** Why nobody was. */
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

/** Storage in the cloud that a user has linked. */
export type CloudStorageProvider = Node & {
  __typename?: 'CloudStorageProvider';
  /** Where the user lets the account in: the user's alone to follow. */
  authenticationUrl?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The provider's name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The user. */
  owner?: Maybe<ESignatureUser>;
  /** Where that leads back to, if it was asked for. */
  redirectUrl?: Maybe<Scalars['String']['output']>;
  /** The provider's number. */
  upstreamId: Scalars['String']['output'];
};

/** A listener, and what of envelopes it is told. */
export type ConnectConfiguration = Node & {
  __typename?: 'ConnectConfiguration';
  /** The account that it is of, as it was asked for: a GUID or an external number. */
  accountId: Scalars['ID']['output'];
  /** Whether it is about all users of the account. */
  allUsers?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is enabled. */
  allowEnvelopePublish?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is about envelopes that users send, or that they receive. */
  configurationType?: Maybe<ConnectConfigurationType>;
  /** A message for each event, or one for all that happens at once. */
  deliveryMode?: Maybe<ConnectDeliveryMode>;
  /** Whether the family's Connect console shows what was sent. */
  enableLog?: Maybe<Scalars['Boolean']['output']>;
  /** The events of envelopes of the aggregate model. */
  envelopeEvents?: Maybe<Array<ConnectEnvelopeEvent>>;
  /** How messages are written; null where it is XML. */
  eventData?: Maybe<ConnectEventData>;
  /** The events of the SIM model. */
  events?: Maybe<Array<ConnectEventName>>;
  id: Scalars['ID']['output'];
  /** What it is called. */
  name?: Maybe<Scalars['String']['output']>;
  /** The events of recipients of the aggregate model. */
  recipientEvents?: Maybe<Array<ConnectRecipientEvent>>;
  upstreamId: Scalars['String']['output'];
  /** The listener's address. */
  urlToPublishTo?: Maybe<Scalars['String']['output']>;
  /** Whom it is about where not about all. */
  users?: Maybe<Array<ESignatureUser>>;
};

/** What a configuration is about. */
export type ConnectConfigurationType =
  /** Account-level: envelopes that the users send. */
  | 'CUSTOM'
  /** Recipient-level: envelopes that the users receive. */
  | 'CUSTOM_RECIPIENT'
  /** One that is not named here. */
  | 'OTHER';

/** How events become messages. */
export type ConnectDeliveryMode =
  /** One message for all that a move of an envelope meant. */
  | 'AGGREGATE'
  /** One that is not named here. */
  | 'OTHER'
  /** Individual messages: one for each event. */
  | 'SIM';

/** Events of envelopes of the aggregate model. */
export type ConnectEnvelopeEvent =
  /** All have done their part. */
  | 'COMPLETED'
  /** Somebody refused. */
  | 'DECLINED'
  /** All had it before them. */
  | 'DELIVERED'
  /** One that is not named here. */
  | 'OTHER'
  /** It was sent out. */
  | 'SENT'
  /** It was called back. */
  | 'VOIDED';

/** A message of Connect: each once, however often it was sent. No operation reads it: it is what the gateway was told. */
export type ConnectEvent = {
  __typename?: 'ConnectEvent';
  /** The configuration by which it was sent; null where that is gone. Costs one REST call. */
  configuration?: Maybe<ConnectConfiguration>;
  /** The model of the message. */
  deliveryMode?: Maybe<ConnectDeliveryMode>;
  /** What the envelope's messages are headed with. */
  emailSubject?: Maybe<Scalars['String']['output']>;
  /** The envelope. */
  envelope?: Maybe<Envelope>;
  /** How far the envelope had come. */
  envelopeStatus?: Maybe<EnvelopeStatus>;
  /** What happened: one event of the SIM model, all at once of the aggregate model. */
  events?: Maybe<Array<ConnectEventName>>;
  /** Global id: the family's id of the message. */
  id: Scalars['ID']['output'];
  /** When it happened. */
  occurredAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the gateway was told. */
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** All recipients as they then were. */
  recipients?: Maybe<Array<ConnectEventRecipient>>;
  /** The sender as a person. */
  sender?: Maybe<User>;
  /** What the sender is called. */
  senderName?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
};

export type ConnectEventConnection = {
  __typename?: 'ConnectEventConnection';
  edges: Array<ConnectEventEdge>;
  nodes: Array<ConnectEvent>;
  pageInfo: PageInfo;
  /** How many there are in all. Costs no REST call. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** How Connect's messages are written. */
export type ConnectEventData = {
  __typename?: 'ConnectEventData';
  /** The model. */
  version?: Maybe<ConnectEventDataVersion>;
};

/** How Connect's messages are to be written. */
export type ConnectEventDataInput = {
  /** The model. */
  version: ConnectEventDataVersion;
};

/** Models of Connect's messages. */
export type ConnectEventDataVersion =
  /** One that is not named here. */
  | 'OTHER'
  /** JSON. */
  | 'RESTV2_1';

export type ConnectEventEdge = {
  __typename?: 'ConnectEventEdge';
  cursor: Scalars['String']['output'];
  node: ConnectEvent;
};

/** Events of the SIM model: those of envelopes for account-level configurations, those of recipients for recipient-level ones. */
export type ConnectEventName =
  /** All have done their part. */
  | 'ENVELOPE_COMPLETED'
  /** Somebody refused. */
  | 'ENVELOPE_DECLINED'
  /** All had it before them. */
  | 'ENVELOPE_DELIVERED'
  /** It was sent out. */
  | 'ENVELOPE_SENT'
  /** It was called back. */
  | 'ENVELOPE_VOIDED'
  /** One that is not named here. */
  | 'OTHER'
  /** They have done their part. */
  | 'RECIPIENT_COMPLETED'
  /** They refused. */
  | 'RECIPIENT_DECLINED'
  /** They opened it. */
  | 'RECIPIENT_DELIVERED'
  /** It was sent to them. */
  | 'RECIPIENT_SENT';

/** A recipient at the time of an event. */
export type ConnectEventRecipient = {
  __typename?: 'ConnectEventRecipient';
  /** Whether the event is about them. */
  concerned?: Maybe<Scalars['Boolean']['output']>;
  /** The address that the envelope goes to. */
  email?: Maybe<Scalars['String']['output']>;
  /** What they are called. */
  name?: Maybe<Scalars['String']['output']>;
  /** The recipient as they are now: costs one REST call for more than the id. */
  recipient?: Maybe<EnvelopeRecipient>;
  /** How far it had come with them. */
  status?: Maybe<EnvelopeRecipientStatus>;
  /** What they have to do with it. */
  type?: Maybe<EnvelopeRecipientType>;
  /** The person. */
  user?: Maybe<User>;
};

/** Where the token that Connect's messages carry comes from. The client's secret is never told. */
export type ConnectOAuth = Node & {
  __typename?: 'ConnectOAuth';
  /** The account that it is of, as it was asked for: a GUID or an external number. */
  accountId: Scalars['ID']['output'];
  /** The customer's authorization server: its token endpoint. */
  authorizationServerUrl?: Maybe<Scalars['String']['output']>;
  /** The client as whom the token is asked for. */
  clientId?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The scope that is asked for, if any. */
  scope?: Maybe<Scalars['String']['output']>;
};

/** Events of recipients of the aggregate model. */
export type ConnectRecipientEvent =
  /** They have done their part. */
  | 'COMPLETED'
  /** They refused. */
  | 'DECLINED'
  /** They opened it. */
  | 'DELIVERED'
  /** One that is not named here. */
  | 'OTHER'
  /** It was sent to them. */
  | 'SENT';

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
  /** The queues the agent is a member of. Their ids cost nothing, anything else one REST call for all of them. */
  queues?: Maybe<Array<ContactCentreQueue>>;
  /** What the agent may do. */
  role?: Maybe<ContactCentreAgentRole>;
  /** The teams the agent is in. Their ids cost nothing, anything else one REST call for all of them. */
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
  /** The queue it came through. Its id costs nothing, anything else one REST call for the queues of a whole list. */
  queue?: Maybe<ContactCentreQueue>;
  /** When it began. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who began it: only what the end user started stands in the way of anonymizing them. */
  startedBy?: Maybe<ContactCentreConversationStarter>;
  /** Whether it goes on. */
  status?: Maybe<ContactCentreConversationStatus>;
  /** What it is about. */
  subject?: Maybe<Scalars['String']['output']>;
  /** What it was marked with. Their ids cost nothing, anything else one REST call for all of them. */
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

/** A listener to add. */
export type CreateConnectConfigurationInput = {
  /** The account; the configured one unless given. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it is about all users; if not, `userIds` names them. */
  allUsers: Scalars['Boolean']['input'];
  /** Whether it is enabled. */
  allowEnvelopePublish: Scalars['Boolean']['input'];
  /** What it is about. */
  configurationType: ConnectConfigurationType;
  /** How events become messages. */
  deliveryMode: ConnectDeliveryMode;
  /** Whether the family's Connect console shows what is sent. */
  enableLog?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of the aggregate model and account-level only: what it is told of envelopes. */
  envelopeEvents?: InputMaybe<Array<ConnectEnvelopeEvent>>;
  /** How messages are written. */
  eventData: ConnectEventDataInput;
  /** Of the SIM model only: what it is told. */
  events?: InputMaybe<Array<ConnectEventName>>;
  /** What it is called. */
  name: Scalars['String']['input'];
  /** Of the aggregate model only: what it is told of recipients. */
  recipientEvents?: InputMaybe<Array<ConnectRecipientEvent>>;
  /** The listener's address: http or https. The local family delivers to hosts that it was allowed only. */
  urlToPublishTo: Scalars['String']['input'];
  /** Whom it is about: global ids, or the users' own. */
  userIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What became of a listener to add. */
export type CreateConnectConfigurationPayload = {
  __typename?: 'CreateConnectConfigurationPayload';
  /** The configuration. */
  configuration?: Maybe<ConnectConfiguration>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Where the token is to come from. */
export type CreateConnectOAuthInput = {
  /** The account; the configured one unless given. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** The authorization server's token endpoint: http or https. */
  authorizationServerUrl: Scalars['String']['input'];
  /** The client as whom the token is asked for. */
  clientId: Scalars['String']['input'];
  /** Its secret: written only, never told again. */
  clientSecret: Scalars['String']['input'];
  /** The scope that is asked for. */
  scope?: InputMaybe<Scalars['String']['input']>;
};

/** What became of where the token is to come from. */
export type CreateConnectOAuthPayload = {
  __typename?: 'CreateConnectOAuthPayload';
  /** The configuration. */
  oauth?: Maybe<ConnectOAuth>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
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

/** Custom fields to add. */
export type CreateEnvelopeCustomFieldsInput = {
  /** The account, where the envelope's GUID is given; the configured one unless given. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** The envelope: global id or GUID. */
  envelopeId: Scalars['ID']['input'];
  /** The fields; each name once. */
  fields: Array<EnvelopeCustomFieldInput>;
};

/** What became of custom fields to add. */
export type CreateEnvelopeCustomFieldsPayload = {
  __typename?: 'CreateEnvelopeCustomFieldsPayload';
  /** All custom fields that the envelope now has. */
  customFields?: Maybe<Array<EnvelopeCustomField>>;
  /** The envelope. */
  envelope?: Maybe<Envelope>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Custom fields to add to a document. */
export type CreateEnvelopeDocumentFieldsInput = {
  /** The document's global id. */
  documentId: Scalars['ID']['input'];
  /** The fields; names that the document does not have yet, each once. */
  fields: Array<EnvelopeDocumentFieldInput>;
};

/** What became of custom fields to add. */
export type CreateEnvelopeDocumentFieldsPayload = {
  __typename?: 'CreateEnvelopeDocumentFieldsPayload';
  /** The document. */
  document?: Maybe<EnvelopeDocument>;
  /** All fields that the document now has. */
  fields?: Maybe<Array<EnvelopeDocumentField>>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Tabs to put on a document. */
export type CreateEnvelopeTabsInput = {
  /** The document's global id. */
  documentId: Scalars['ID']['input'];
  /** The tabs. */
  tabs: Array<EnvelopeTabInput>;
};

/** What became of tabs to put on a document. */
export type CreateEnvelopeTabsPayload = {
  __typename?: 'CreateEnvelopeTabsPayload';
  /** The document. */
  document?: Maybe<EnvelopeDocument>;
  /** The new tabs. */
  tabs?: Maybe<Array<EnvelopeTab>>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A poll to add. */
export type CreateMeetingPollInput = {
  /** Whether answers are without names; they have names unless given. */
  anonymous?: InputMaybe<Scalars['Boolean']['input']>;
  /** The meeting: global id or its number. */
  meetingId: Scalars['ID']['input'];
  /** What is asked. */
  questions?: InputMaybe<Array<MeetingPollQuestionInput>>;
  /** What it is called. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** What kind of poll it is; an ordinary one unless given. */
  type?: InputMaybe<NewMeetingPollType>;
};

/** What became of adding a poll. */
export type CreateMeetingPollPayload = {
  __typename?: 'CreateMeetingPollPayload';
  /** The poll; null when none was added. */
  poll?: Maybe<MeetingPoll>;
  /** Why none was added. */
  userErrors: Array<UserError>;
};

/** A SIP phone to make. */
export type CreateMeetingSipPhoneInput = {
  /** The name that it signs in with. */
  authorizationName: Scalars['String']['input'];
  /** The SIP domain. */
  domain: Scalars['String']['input'];
  /** The password that it signs in with. It is sent on, never shown again. */
  password: Scalars['String']['input'];
  /** The first proxy server. */
  proxyServer: Scalars['String']['input'];
  /** The second proxy server. */
  proxyServer2?: InputMaybe<Scalars['String']['input']>;
  /** The third proxy server. */
  proxyServer3?: InputMaybe<Scalars['String']['input']>;
  /** The first register server. */
  registerServer: Scalars['String']['input'];
  /** The second register server. */
  registerServer2?: InputMaybe<Scalars['String']['input']>;
  /** The third register server. */
  registerServer3?: InputMaybe<Scalars['String']['input']>;
  /** After how many minutes it registers again. */
  registrationExpireTime?: InputMaybe<Scalars['Int']['input']>;
  /** How it speaks to the first server, such as `TLS`. */
  transportProtocol?: InputMaybe<Scalars['String']['input']>;
  /** How it speaks to the second server. */
  transportProtocol2?: InputMaybe<Scalars['String']['input']>;
  /** How it speaks to the third server. */
  transportProtocol3?: InputMaybe<Scalars['String']['input']>;
  /** The user's address. */
  userEmail: Scalars['String']['input'];
  /** The user's name. */
  userName: Scalars['String']['input'];
  /** Where voice mail is fetched. */
  voiceMail: Scalars['String']['input'];
};

/** What became of making a SIP phone. */
export type CreateMeetingSipPhonePayload = {
  __typename?: 'CreateMeetingSipPhonePayload';
  /** The phone; null when none was made. */
  sipPhone?: Maybe<MeetingSipPhone>;
  /** Why none was made. */
  userErrors: Array<UserError>;
};

/** An account with the telephony service provider to make. */
export type CreateMeetingTspAccountInput = {
  /** The bridge that it uses. */
  bridge?: InputMaybe<Scalars['String']['input']>;
  /** The code that people join a conference by. */
  conferenceCode: Scalars['String']['input'];
  /** The numbers to dial. */
  dialInNumbers?: InputMaybe<Array<MeetingDialInNumberInput>>;
  /** The PIN of who leads a conference. It is sent on, never shown again. */
  leaderPin: Scalars['String']['input'];
  /** Whose: global id, the service's own, an address, or `me`. */
  userId: Scalars['ID']['input'];
};

/** What became of making an account with the telephony service provider. */
export type CreateMeetingTspAccountPayload = {
  __typename?: 'CreateMeetingTspAccountPayload';
  /** The account; null when none was made. */
  tspAccount?: Maybe<MeetingTspAccount>;
  /** Why none was made. */
  userErrors: Array<UserError>;
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

/** A form to be made. */
export type CreateTicketFormInput = {
  /** Whether it can be used: true unless given. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** True makes it the one that is used where no other fits. */
  default?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name that end users see: the same unless given. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** Whether end users see it: true unless given. */
  endUserVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its fields in their order: global ids or the support desk's own. */
  fieldIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether every brand uses it: true unless given. */
  inAllBrands?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name that agents see; not blank. */
  name: Scalars['String']['input'];
  /** The brands that use it, by the support desk's ids, where not all do. */
  restrictedBrandIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What came of making a form. */
export type CreateTicketFormPayload = {
  __typename?: 'CreateTicketFormPayload';
  /** The form. */
  ticketForm?: Maybe<TicketForm>;
  /** What the support desk refused. */
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

/** A configuration to delete. */
export type DeleteConnectConfigurationInput = {
  /** The account, where the configuration's own id is given; the configured one unless given. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** The configuration: global id, or its own. */
  id: Scalars['ID']['input'];
};

/** What became of a configuration to delete. */
export type DeleteConnectConfigurationPayload = {
  __typename?: 'DeleteConnectConfigurationPayload';
  /** The global id of what was deleted. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Whose messages are to carry no token any more. */
export type DeleteConnectOAuthInput = {
  /** The account; the configured one unless given. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of messages that are to carry no token. */
export type DeleteConnectOAuthPayload = {
  __typename?: 'DeleteConnectOAuthPayload';
  /** The global id of what was deleted. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
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

/** Custom fields to delete. */
export type DeleteEnvelopeDocumentFieldsInput = {
  /** The document's global id. */
  documentId: Scalars['ID']['input'];
  /** The fields' names, each once. */
  names: Array<Scalars['String']['input']>;
};

/** What became of custom fields to delete. */
export type DeleteEnvelopeDocumentFieldsPayload = {
  __typename?: 'DeleteEnvelopeDocumentFieldsPayload';
  /** The document. */
  document?: Maybe<EnvelopeDocument>;
  /** The fields that are left. */
  fields?: Maybe<Array<EnvelopeDocumentField>>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Documents to delete. */
export type DeleteEnvelopeDocumentsInput = {
  /** The account, where the envelope's GUID is given; the configured one unless given. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** The documents: global ids, or their own. */
  documentIds: Array<Scalars['ID']['input']>;
  /** The envelope: global id or GUID. */
  envelopeId: Scalars['ID']['input'];
};

/** What became of documents to delete. */
export type DeleteEnvelopeDocumentsPayload = {
  __typename?: 'DeleteEnvelopeDocumentsPayload';
  /** The documents that are left; null when nothing was deleted. */
  documents?: Maybe<Array<EnvelopeDocument>>;
  /** The envelope. */
  envelope?: Maybe<Envelope>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Tabs to delete. */
export type DeleteEnvelopeTabsInput = {
  /** Global ids of the tabs, all of one document. */
  tabIds: Array<Scalars['ID']['input']>;
};

/** What became of tabs to delete. */
export type DeleteEnvelopeTabsPayload = {
  __typename?: 'DeleteEnvelopeTabsPayload';
  /** Global ids of the tabs that are gone; null when none is. */
  deletedTabIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** The document. */
  document?: Maybe<EnvelopeDocument>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which poll is to be deleted. */
export type DeleteMeetingPollInput = {
  /** The poll's global id, or the service's own beside `meetingId`. */
  id: Scalars['ID']['input'];
  /** The meeting, where `id` is not a global id. */
  meetingId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of deleting a poll. */
export type DeleteMeetingPollPayload = {
  __typename?: 'DeleteMeetingPollPayload';
  /** The global id of the poll; null when none was deleted. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The meeting. */
  meeting?: Maybe<Meeting>;
  /** Why none was deleted. */
  userErrors: Array<UserError>;
};

/** Which SIP phone is to be taken away. */
export type DeleteMeetingSipPhoneInput = {
  id: Scalars['ID']['input'];
};

/** What became of taking a SIP phone away. */
export type DeleteMeetingSipPhonePayload = {
  __typename?: 'DeleteMeetingSipPhonePayload';
  /** The global id of the phone; null when none was taken away. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why none was taken away. */
  userErrors: Array<UserError>;
};

/** Which account with the telephony service provider is to go. */
export type DeleteMeetingTspAccountInput = {
  /** The account's global id, or the service's own beside `userId`. */
  id: Scalars['ID']['input'];
  /** Whose it is, where `id` is not a global id: global id, the service's own, an address, or `me`. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of taking an account with the telephony service provider away. */
export type DeleteMeetingTspAccountPayload = {
  __typename?: 'DeleteMeetingTspAccountPayload';
  /** The global id of the account; null when none was taken away. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Whose it was. */
  owner?: Maybe<MeetingUser>;
  /** Why none was taken away. */
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

/** Which option is to be removed. */
export type DeleteTicketFieldOptionInput = {
  /** The option's global id: it names its field too. */
  id: Scalars['ID']['input'];
};

/** What came of removing an option. */
export type DeleteTicketFieldOptionPayload = {
  __typename?: 'DeleteTicketFieldOptionPayload';
  /** The global id of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted. */
  userErrors: Array<UserError>;
};

/** Which form is to be deleted. */
export type DeleteTicketFormInput = {
  /** Global id or the support desk's own. */
  id: Scalars['ID']['input'];
};

/** What came of deleting a form. */
export type DeleteTicketFormPayload = {
  __typename?: 'DeleteTicketFormPayload';
  /** The global id of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted. */
  userErrors: Array<UserError>;
};

/** E-signature by its own nouns. */
export type ESignature = {
  __typename?: 'ESignature';
  /** One configuration. For the account's administrators. Costs one REST call. */
  connectConfiguration?: Maybe<ConnectConfiguration>;
  /** Who is told when envelopes of an account move. For the account's administrators, where Connect is enabled. Costs one REST call. */
  connectConfigurations?: Maybe<Array<ConnectConfiguration>>;
  /**
   * What Connect has reported to the gateway, the newest first. Kept by the gateway: costs no REST call, but
   * one for each account where callers show credentials of their own, as only an account's administrators
   * may see it.
   */
  connectEvents?: Maybe<ConnectEventConnection>;
  /** Where the token comes from that Connect's messages carry; null where they carry none. For the account's administrators. Costs one REST call. */
  connectOAuth?: Maybe<ConnectOAuth>;
  /** An envelope: a handle by its GUID, as envelopes are never read themselves. Costs no REST call. */
  envelope?: Maybe<Envelope>;
  /** A user of an account: a handle by id. Costs no REST call. */
  user?: Maybe<ESignatureUser>;
};


/** E-signature by its own nouns. */
export type ESignatureConnectConfigurationArgs = {
  accountId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** E-signature by its own nouns. */
export type ESignatureConnectConfigurationsArgs = {
  accountId?: InputMaybe<Scalars['ID']['input']>;
};


/** E-signature by its own nouns. */
export type ESignatureConnectEventsArgs = {
  accountId?: InputMaybe<Scalars['ID']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  envelopeId?: InputMaybe<Scalars['ID']['input']>;
  events?: InputMaybe<Array<ConnectEventName>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** E-signature by its own nouns. */
export type ESignatureConnectOAuthArgs = {
  accountId?: InputMaybe<Scalars['ID']['input']>;
};


/** E-signature by its own nouns. */
export type ESignatureEnvelopeArgs = {
  accountId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** E-signature by its own nouns. */
export type ESignatureUserArgs = {
  accountId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};

/** A user of an e-signature account: a handle by id. */
export type ESignatureUser = {
  __typename?: 'ESignatureUser';
  /** The account, as it was asked for: a GUID or an external number. */
  accountId: Scalars['ID']['output'];
  /** One that the user has linked. Costs one REST call. */
  cloudStorageProvider?: Maybe<CloudStorageProvider>;
  /** The storage that the user has linked. Users see their own only. Costs one REST call. */
  cloudStorageProviders?: Maybe<Array<CloudStorageProvider>>;
  id: Scalars['ID']['output'];
  upstreamId: Scalars['String']['output'];
};


/** A user of an e-signature account: a handle by id. */
export type ESignatureUserCloudStorageProviderArgs = {
  id: Scalars['ID']['input'];
};


/** A user of an e-signature account: a handle by id. */
export type ESignatureUserCloudStorageProvidersArgs = {
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
};

/**
 * What is sent out to be signed: documents, recipients, and the tabs where they sign. A handle: neither its
 * status nor its custom fields can be read by any operation (writing custom fields answers with all of them).
 */
export type Envelope = {
  __typename?: 'Envelope';
  /** The account that it is of, as it was asked for: a GUID or an external number. */
  accountId: Scalars['ID']['output'];
  /** What was said about it, as PDF. The link is made without a REST call; following it costs one. The account must allow comments. */
  commentsTranscript?: Maybe<File>;
  /** What Connect has reported of the envelope, the newest first; see `ESignature.connectEvents`. */
  connectEvents?: Maybe<ConnectEventConnection>;
  /** One document: a handle, there or not. Costs no REST call; what it is called and holds costs what is said there. */
  document?: Maybe<EnvelopeDocument>;
  /** The documents, in their order; null where there is no such envelope. Costs one REST call, tabs and rights of all documents included. */
  documents?: Maybe<Array<EnvelopeDocument>>;
  id: Scalars['ID']['output'];
  /** One recipient: a handle, there or not. Costs no REST call. */
  recipient?: Maybe<EnvelopeRecipient>;
  /** The envelope's GUID. */
  upstreamId: Scalars['String']['output'];
};


/**
 * What is sent out to be signed: documents, recipients, and the tabs where they sign. A handle: neither its
 * status nor its custom fields can be read by any operation (writing custom fields answers with all of them).
 */
export type EnvelopeCommentsTranscriptArgs = {
  encoding?: InputMaybe<EnvelopeTranscriptEncoding>;
};


/**
 * What is sent out to be signed: documents, recipients, and the tabs where they sign. A handle: neither its
 * status nor its custom fields can be read by any operation (writing custom fields answers with all of them).
 */
export type EnvelopeConnectEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * What is sent out to be signed: documents, recipients, and the tabs where they sign. A handle: neither its
 * status nor its custom fields can be read by any operation (writing custom fields answers with all of them).
 */
export type EnvelopeDocumentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What is sent out to be signed: documents, recipients, and the tabs where they sign. A handle: neither its
 * status nor its custom fields can be read by any operation (writing custom fields answers with all of them).
 */
export type EnvelopeDocumentsArgs = {
  inAnyPart?: InputMaybe<Scalars['Boolean']['input']>;
  recipientId?: InputMaybe<Scalars['ID']['input']>;
  sharedUserId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * What is sent out to be signed: documents, recipients, and the tabs where they sign. A handle: neither its
 * status nor its custom fields can be read by any operation (writing custom fields answers with all of them).
 */
export type EnvelopeRecipientArgs = {
  id: Scalars['ID']['input'];
};

/** A custom field of an envelope. No operation reads them: they come with the answer of a write only. */
export type EnvelopeCustomField = {
  __typename?: 'EnvelopeCustomField';
  id: Scalars['ID']['output'];
  /** A text, or one of a list. */
  kind: EnvelopeCustomFieldKind;
  /** What the value is one of; null for a text. */
  listItems?: Maybe<Array<Scalars['String']['output']>>;
  /** The name, unique in its envelope. */
  name?: Maybe<Scalars['String']['output']>;
  /** Whether it must have a value. */
  required?: Maybe<Scalars['Boolean']['output']>;
  /** Whether recipients see it. */
  show?: Maybe<Scalars['Boolean']['output']>;
  upstreamId: Scalars['String']['output'];
  /** The value. */
  value?: Maybe<Scalars['String']['output']>;
};

/** What is to change of a custom field. */
export type EnvelopeCustomFieldChangeInput = {
  /** Which one: global id or its own; the one of this name unless given. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** A text, or one of a list: as it is. */
  kind: EnvelopeCustomFieldKind;
  /** What the value is one of; of a list only. */
  listItems?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The name; a new one where `id` says which. */
  name: Scalars['String']['input'];
  /** Whether it must have a value. */
  required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether recipients see it. */
  show?: InputMaybe<Scalars['Boolean']['input']>;
  /** The value: of a list, one of its items. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** A custom field to add. */
export type EnvelopeCustomFieldInput = {
  /** A text, or one of a list. */
  kind: EnvelopeCustomFieldKind;
  /** What the value is one of; of a list only. */
  listItems?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The name. */
  name: Scalars['String']['input'];
  /** Whether it must have a value. */
  required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether recipients see it. */
  show?: InputMaybe<Scalars['Boolean']['input']>;
  /** The value: of a list, one of its items. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** What a custom field's value can be. */
export type EnvelopeCustomFieldKind =
  /** One of the list's items. */
  | 'LIST'
  /** Any text. */
  | 'TEXT';

/** A document of an envelope. Where only its id is known, what it is called and how large it is costs one REST call for all documents of the envelope. */
export type EnvelopeDocument = Node & {
  __typename?: 'EnvelopeDocument';
  /** The envelope. */
  envelope?: Maybe<Envelope>;
  /** Its custom fields. Costs one REST call. */
  fields?: Maybe<Array<EnvelopeDocumentField>>;
  /** The kind of file, without a dot: `pdf`, `html`. */
  fileExtension?: Maybe<Scalars['String']['output']>;
  /** The document's GUID. */
  guid?: Maybe<Scalars['ID']['output']>;
  /** How it is shown on narrow screens: empty for what is no HTML document. Costs one REST call, and the list's where only its id is known. */
  htmlDefinitions?: Maybe<Array<EnvelopeHtmlDefinition>>;
  id: Scalars['ID']['output'];
  /** What it is called. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its place among the documents. */
  order?: Maybe<Scalars['Int']['output']>;
  /** The tabs on one page; null where there is no such page. Costs one REST call. */
  pageTabs?: Maybe<Array<EnvelopeTab>>;
  /** Its pages. */
  pages?: Maybe<Array<EnvelopePage>>;
  /** What may still be changed of it. Costs nothing beside a list, else one REST call. */
  rights?: Maybe<EnvelopeRights>;
  /** Its size. */
  sizeBytes?: Maybe<Scalars['Int']['output']>;
  /** All tabs on it. Costs nothing beside a list, else one REST call. */
  tabs?: Maybe<Array<EnvelopeTab>>;
  /** The tabs on some of its pages. Costs one REST call. */
  tabsOfPages?: Maybe<Array<EnvelopeTab>>;
  /** The document's own id within its envelope. */
  upstreamId: Scalars['String']['output'];
  /** Whether these recipients see it. Costs one REST call for each recipient, whatever the number of documents. */
  visibility?: Maybe<Array<EnvelopeDocumentVisibility>>;
};


/** A document of an envelope. Where only its id is known, what it is called and how large it is costs one REST call for all documents of the envelope. */
export type EnvelopeDocumentPageTabsArgs = {
  number: Scalars['Int']['input'];
};


/** A document of an envelope. Where only its id is known, what it is called and how large it is costs one REST call for all documents of the envelope. */
export type EnvelopeDocumentTabsOfPagesArgs = {
  pageIds: Array<Scalars['ID']['input']>;
};


/** A document of an envelope. Where only its id is known, what it is called and how large it is costs one REST call for all documents of the envelope. */
export type EnvelopeDocumentVisibilityArgs = {
  recipientIds: Array<Scalars['ID']['input']>;
};

/** A custom field of a document. */
export type EnvelopeDocumentField = {
  __typename?: 'EnvelopeDocumentField';
  /** The name, unique in its document. */
  name?: Maybe<Scalars['String']['output']>;
  /** The value. */
  value?: Maybe<Scalars['String']['output']>;
};

/** A custom field of a document, to be written. */
export type EnvelopeDocumentFieldInput = {
  /** The name. */
  name: Scalars['String']['input'];
  /** The value. */
  value: Scalars['String']['input'];
};

/** A document to add. */
export type EnvelopeDocumentInput = {
  /** The file in Base64. A request with all its files must be within the gateway's own limit (`REQUEST_BYTES`). */
  contentBase64: Scalars['String']['input'];
  /** Its id within the envelope: a number from 1, as text. One that is there already is replaced. */
  documentId: Scalars['String']['input'];
  /** The kind of file, without a dot: `pdf`, `html`. */
  fileExtension: Scalars['String']['input'];
  /** What it is called. */
  name: Scalars['String']['input'];
  /** Its place among the documents; the last unless given. */
  order?: InputMaybe<Scalars['Int']['input']>;
};

/** Whether a recipient sees a document. */
export type EnvelopeDocumentVisibility = {
  __typename?: 'EnvelopeDocumentVisibility';
  /** True where it can not be hidden from them. */
  alwaysVisible?: Maybe<Scalars['Boolean']['output']>;
  /** The document. */
  document?: Maybe<EnvelopeDocument>;
  /** The recipient. */
  recipient?: Maybe<EnvelopeRecipient>;
  /** Whether they see it. */
  visible?: Maybe<Scalars['Boolean']['output']>;
};

/** How an HTML document is shown on narrow screens. */
export type EnvelopeHtmlDefinition = {
  __typename?: 'EnvelopeHtmlDefinition';
  /** Its place among the definitions. */
  displayOrder?: Maybe<Scalars['Int']['output']>;
  /** What stands above it. */
  headerLabel?: Maybe<Scalars['String']['output']>;
  /** The widest screen that it is for, in pixels. */
  maxScreenWidth?: Maybe<Scalars['Int']['output']>;
  /** Whether tags that hold nothing are left out. */
  removeEmptyTags?: Maybe<Scalars['Boolean']['output']>;
  /** The HTML as the family has it: show it in a sandbox only. */
  source?: Maybe<Scalars['String']['output']>;
};

/** A page of a document. */
export type EnvelopePage = {
  __typename?: 'EnvelopePage';
  /** Height in points. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Its number, from 1. */
  number?: Maybe<Scalars['Int']['output']>;
  /** The page's GUID: give it to `tabsOfPages`. */
  pageId?: Maybe<Scalars['ID']['output']>;
  /** Width in points. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** Somebody who gets an envelope. Where only the id is known, everything else costs one REST call. */
export type EnvelopeRecipient = Node & {
  __typename?: 'EnvelopeRecipient';
  /** Each document of the envelope, and whether they see it. */
  documentVisibility?: Maybe<Array<EnvelopeDocumentVisibility>>;
  /** The address that it goes to. */
  email?: Maybe<Scalars['String']['output']>;
  /** The envelope. */
  envelope?: Maybe<Envelope>;
  id: Scalars['ID']['output'];
  /** What they are called there. */
  name?: Maybe<Scalars['String']['output']>;
  /** When it is their turn: lower ones come first, equal ones together. */
  routingOrder?: Maybe<Scalars['Int']['output']>;
  /** How far it has come with them. */
  status?: Maybe<EnvelopeRecipientStatus>;
  /** What they have to do with it. */
  type?: Maybe<EnvelopeRecipientType>;
  /** The recipient's own id within the envelope. */
  upstreamId: Scalars['String']['output'];
  /** The person. */
  user?: Maybe<User>;
};

/** How far an envelope has come with a recipient. */
export type EnvelopeRecipientStatus =
  /** Done by them. */
  | 'COMPLETED'
  /** Not their turn yet. */
  | 'CREATED'
  /** Refused by them. */
  | 'DECLINED'
  /** Opened by them. */
  | 'DELIVERED'
  /** A status that is not named here. */
  | 'OTHER'
  /** Sent to them. */
  | 'SENT';

/** What a recipient has to do with an envelope. */
export type EnvelopeRecipientType =
  /** Names those who come after; always sees every document. */
  | 'AGENT'
  /** Gets a copy; always sees every document. */
  | 'CARBON_COPY'
  /** Must confirm that it came; always sees every document. */
  | 'CERTIFIED_DELIVERY'
  /** May change it before it goes on; always sees every document. */
  | 'EDITOR'
  /** Signs in the presence of a host. */
  | 'IN_PERSON_SIGNER'
  /** A type that is not named here. */
  | 'OTHER'
  /** Signs. */
  | 'SIGNER';

/** Whether a document is to be seen. */
export type EnvelopeRecipientVisibilityInput = {
  /** A document of the envelope, by global or own id. */
  documentId: Scalars['ID']['input'];
  /** True shows it, false hides it. */
  visible: Scalars['Boolean']['input'];
};

/** What may still be changed. */
export type EnvelopeRights = {
  __typename?: 'EnvelopeRights';
  /** Whether anything may be. */
  editable?: Maybe<Scalars['Boolean']['output']>;
  /** The members that may be, in the family's words. */
  members?: Maybe<Array<Scalars['String']['output']>>;
};

/** How far an envelope has come. */
export type EnvelopeStatus =
  /** Everybody has done their part. */
  | 'COMPLETED'
  /** A draft. */
  | 'CREATED'
  /** Somebody refused. */
  | 'DECLINED'
  /** Opened. */
  | 'DELIVERED'
  /** A status that is not named here. */
  | 'OTHER'
  /** Sent out. */
  | 'SENT'
  /** Called back. */
  | 'VOIDED';

/** A place in a document where a recipient signs, fills in or ticks. */
export type EnvelopeTab = {
  __typename?: 'EnvelopeTab';
  /** The document that it is on. */
  document?: Maybe<EnvelopeDocument>;
  /** Height in points. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Global id: the account, the envelope, the document, the kind, and the family's key. */
  id: Scalars['ID']['output'];
  /** What is to be done there. */
  kind: EnvelopeTabKind;
  /** What it is called. */
  label?: Maybe<Scalars['String']['output']>;
  /** Whether the recipient can not change what stands there. */
  locked?: Maybe<Scalars['Boolean']['output']>;
  /** The page that it is on, from 1. */
  pageNumber?: Maybe<Scalars['Int']['output']>;
  /** Whose it is. */
  recipient?: Maybe<EnvelopeRecipient>;
  /** Whether the recipient must see to it. */
  required?: Maybe<Scalars['Boolean']['output']>;
  /** What may still be changed of it; null on tabs that were read by a page's number. */
  rights?: Maybe<EnvelopeRights>;
  /** Whether a checkbox is ticked; null on all others. */
  selected?: Maybe<Scalars['Boolean']['output']>;
  upstreamId: Scalars['String']['output'];
  /** What stands there; null on a checkbox. */
  value?: Maybe<Scalars['String']['output']>;
  /** Width in points. */
  width?: Maybe<Scalars['Int']['output']>;
  /** From the page's left edge, in points. */
  x?: Maybe<Scalars['Int']['output']>;
  /** From the page's upper edge, in points. */
  y?: Maybe<Scalars['Int']['output']>;
};

/** What is to change of a tab. */
export type EnvelopeTabChangeInput = {
  /** Height in points. */
  height?: InputMaybe<Scalars['Int']['input']>;
  /** The tab's global id. */
  id: Scalars['ID']['input'];
  /** What it is called. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Whether the recipient can not change what stands there. */
  locked?: InputMaybe<Scalars['Boolean']['input']>;
  /** The page, from 1. */
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Whose it is: a recipient of the envelope, by global or own id. */
  recipientId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the recipient must see to it. */
  required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is ticked; of a checkbox only. */
  selected?: InputMaybe<Scalars['Boolean']['input']>;
  /** What stands there; not of a checkbox. */
  value?: InputMaybe<Scalars['String']['input']>;
  /** Width in points. */
  width?: InputMaybe<Scalars['Int']['input']>;
  /** From the page's left edge, in points. */
  x?: InputMaybe<Scalars['Int']['input']>;
  /** From the page's upper edge, in points. */
  y?: InputMaybe<Scalars['Int']['input']>;
};

/** A tab to put on a document. */
export type EnvelopeTabInput = {
  /** Height in points. */
  height?: InputMaybe<Scalars['Int']['input']>;
  /** What is to be done there. */
  kind: EnvelopeTabKind;
  /** What it is called. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Whether the recipient can not change what stands there. */
  locked?: InputMaybe<Scalars['Boolean']['input']>;
  /** The page, from 1. */
  pageNumber: Scalars['Int']['input'];
  /** Whose it is: a recipient of the envelope, by global or own id. */
  recipientId: Scalars['ID']['input'];
  /** Whether the recipient must see to it. */
  required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is ticked; of a checkbox only. */
  selected?: InputMaybe<Scalars['Boolean']['input']>;
  /** What stands there; not of a checkbox. */
  value?: InputMaybe<Scalars['String']['input']>;
  /** Width in points. */
  width?: InputMaybe<Scalars['Int']['input']>;
  /** From the page's left edge, in points. */
  x: Scalars['Int']['input'];
  /** From the page's upper edge, in points. */
  y: Scalars['Int']['input'];
};

/** What is to be done at a tab. */
export type EnvelopeTabKind =
  /** Tick or leave empty. */
  | 'CHECKBOX'
  /** The day of signing appears. */
  | 'DATE_SIGNED'
  /** The e-mail address appears. */
  | 'EMAIL'
  /** The full name appears. */
  | 'FULL_NAME'
  /** Put one's initials. */
  | 'INITIAL_HERE'
  /** A kind that is not named here; none such can be created. */
  | 'OTHER'
  /** Sign. */
  | 'SIGN_HERE'
  /** Fill in a text. */
  | 'TEXT';

/** Character sets of a transcript's text. */
export type EnvelopeTranscriptEncoding =
  /** Western European letters. */
  | 'ISO_8859_1'
  /** Unaccented letters only. */
  | 'US_ASCII';

/** Whether a recipient is to see a document. */
export type EnvelopeVisibilityInput = {
  /** A document of the envelope, by global or own id. */
  documentId: Scalars['ID']['input'];
  /** A recipient of the envelope, by global or own id. */
  recipientId: Scalars['ID']['input'];
  /** True shows it, false hides it. */
  visible: Scalars['Boolean']['input'];
};

/** Rate limits of one service and the number of calls that the caller has left. */
export type FamilyRateLimits = {
  __typename?: 'FamilyRateLimits';
  /** Monthly quota, reported by the service only after the quota is used up; null before that. A change of plan can restore it before the reset. */
  monthlyQuota?: Maybe<RateQuota>;
  /** Documented limits of the service and limits that it reported in its responses; empty if there are none. */
  rates: Array<RateLimit>;
  /** Time until which no call is sent with the caller's credential because the service requested a pause; null if it did not. */
  throttledUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** File that can be downloaded through the gateway. The link is signed, works once and expires after a few minutes. */
export type File = {
  __typename?: 'File';
  /** Time at which the link expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Suggested name for saving the file. */
  filename: Scalars['String']['output'];
  /** Media type of the file content. */
  mediaType: Scalars['String']['output'];
  /** Path of the download link on this gateway. */
  url: Scalars['String']['output'];
};

/** Link for uploading a file through the gateway to a service. The link works once and expires after a few minutes. */
export type FileUpload = {
  __typename?: 'FileUpload';
  /** Time at which the link expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** HTTP headers to send with the upload. */
  headers: Array<HttpHeader>;
  /** Maximum size of the file in MB of 1,048,576 bytes. */
  maxMegabytes: Scalars['Int']['output'];
  /** Path of the upload link on this gateway. Send the file as the body of a `PUT` request, with its size in `Content-Length`. */
  url: Scalars['String']['output'];
};

/** Header of an HTTP request. */
export type HttpHeader = {
  __typename?: 'HttpHeader';
  /** Header name in lower case. */
  name: Scalars['String']['output'];
  /** Value of the HTTP header. */
  value: Scalars['String']['output'];
};

/** One ticket to be taken over. */
export type ImportTicketInput = {
  /** True archives it at once where it is closed: it is kept, but counts in no metrics. */
  archiveImmediately?: InputMaybe<Scalars['Boolean']['input']>;
  /** The ticket. */
  ticket: TicketImportInput;
};

/** What came of taking over a ticket. */
export type ImportTicketPayload = {
  __typename?: 'ImportTicketPayload';
  /** The ticket as it is now. */
  ticket?: Maybe<Ticket>;
  /** What the support desk refused. */
  userErrors: Array<UserError>;
};

/** Tickets to be taken over. */
export type ImportTicketsInput = {
  /** True archives those that are closed at once: they are kept, but count in no metrics. */
  archiveImmediately?: InputMaybe<Scalars['Boolean']['input']>;
  /** The tickets: 1 to 100. */
  tickets: Array<TicketImportInput>;
};

/** What came of taking over tickets. */
export type ImportTicketsPayload = {
  __typename?: 'ImportTicketsPayload';
  /** The job that takes them over. Nothing follows it: the tickets are found by search once it is done. */
  job?: Maybe<SupportJob>;
  /** What the support desk refused; `field` names the ticket by its place. */
  userErrors: Array<UserError>;
};

/** Storage providers to link. */
export type LinkCloudStorageProvidersInput = {
  /** The account, where the user's own id is given; the configured one unless given. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** The providers: numbers or names. */
  providers: Array<Scalars['String']['input']>;
  /** The user: global id, or the user's own within the account. */
  userId: Scalars['ID']['input'];
};

/** What became of storage providers to link. */
export type LinkCloudStorageProvidersPayload = {
  __typename?: 'LinkCloudStorageProvidersPayload';
  /** The user. */
  owner?: Maybe<ESignatureUser>;
  /** All that the user has linked now. */
  providers?: Maybe<Array<CloudStorageProvider>>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A meeting: a handle by its number. */
export type Meeting = {
  __typename?: 'Meeting';
  id: Scalars['ID']['output'];
  /** Its livestream: a handle, as no operation reads one. Costs no REST call. */
  livestream?: Maybe<MeetingLivestream>;
  /** One of its polls; null where it has no such. Costs one REST call. Needs the scope `meeting:read:admin`, or `meeting:read` for a meeting of the caller's own. */
  poll?: Maybe<MeetingPoll>;
  /** Its polls, all of them; of scheduled meetings only. Costs one REST call. Needs the scope `meeting:read:admin`, or `meeting:read` for a meeting of the caller's own. */
  polls?: Maybe<Array<MeetingPoll>>;
  /** Who registered, in the order they did. Costs one REST call for up to 300. Needs the scope `meeting:read:admin`, or `meeting:read` for a meeting of the caller's own. A cursor is good for 15 minutes. */
  registrants?: Maybe<MeetingRegistrantConnection>;
  /** The summary of one held instance; null where none was made, or where the instance is another meeting's. Costs one REST call. Needs the scope `meeting_summary:read:admin`. */
  summary?: Maybe<MeetingSummary>;
  /** The number, of ten digits or more. */
  upstreamId: Scalars['String']['output'];
};


/** A meeting: a handle by its number. */
export type MeetingPollArgs = {
  id: Scalars['ID']['input'];
};


/** A meeting: a handle by its number. */
export type MeetingPollsArgs = {
  anonymous?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A meeting: a handle by its number. */
export type MeetingRegistrantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  occurrenceId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<MeetingRegistrantStatus>;
};


/** A meeting: a handle by its number. */
export type MeetingSummaryArgs = {
  instanceUuid: Scalars['ID']['input'];
};

/** What becomes of captions in a livestream. */
export type MeetingCloseCaption =
  /** Part of the picture. */
  | 'BURNT_IN'
  /** Sent beside it. */
  | 'EMBEDDED'
  /** None. */
  | 'OFF';

/** A number to dial. */
export type MeetingDialInNumber = {
  __typename?: 'MeetingDialInNumber';
  /** The country's calling code. */
  code?: Maybe<Scalars['String']['output']>;
  /** What the country is called. */
  countryLabel?: Maybe<Scalars['String']['output']>;
  /** The number. */
  number?: Maybe<Scalars['String']['output']>;
  /** Who pays for the call, in the service's words: `toll`, `tollfree`, `media_link`. */
  type?: Maybe<Scalars['String']['output']>;
};

/** A number to dial. */
export type MeetingDialInNumberInput = {
  /** The country's calling code. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** What the country is called. */
  countryLabel?: InputMaybe<Scalars['String']['input']>;
  /** The number. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Who pays for the call, in the service's words: `toll`, `tollfree`, `media_link`. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** The livestream of a meeting. No operation reads one: but for the meeting, its fields hold what the write just taken has set, and are null anywhere else. */
export type MeetingLivestream = {
  __typename?: 'MeetingLivestream';
  /** What was asked for. */
  action?: Maybe<MeetingLivestreamAction>;
  /** Whether the name of whoever speaks is shown. */
  activeSpeakerName?: Maybe<Scalars['Boolean']['output']>;
  /** What becomes of captions. */
  closeCaption?: Maybe<MeetingCloseCaption>;
  /** The name over the stream. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** How people are shown. */
  layout?: Maybe<MeetingLivestreamLayout>;
  /** The meeting that is streamed. */
  meeting?: Maybe<Meeting>;
  /** The page that people watch it on. */
  pageUrl?: Maybe<Scalars['String']['output']>;
  /** How fine the picture is. */
  resolution?: Maybe<Scalars['String']['output']>;
  /** Where it is sent to. */
  streamUrl?: Maybe<Scalars['String']['output']>;
};

/** What is to become of a livestream. */
export type MeetingLivestreamAction =
  /** Stream. */
  | 'START'
  /** Stream no more. */
  | 'STOP';

/** How a livestream shows people. */
export type MeetingLivestreamLayout =
  /** As the host sees them. */
  | 'FOLLOW_HOST'
  /** Side by side. */
  | 'GALLERY_VIEW'
  /** Whoever speaks. */
  | 'SPEAKER_VIEW';

/** A poll of a meeting. Read by way of its meeting only: `node` would go round its scope. */
export type MeetingPoll = {
  __typename?: 'MeetingPoll';
  /** Whether answers are without names. */
  anonymous?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** The meeting. */
  meeting?: Maybe<Meeting>;
  /** What is asked, each by its kind. */
  questions?: Maybe<Array<MeetingPollQuestion>>;
  /** How far it has come. */
  status?: Maybe<MeetingPollStatus>;
  /** What it is called. */
  title?: Maybe<Scalars['String']['output']>;
  /** What kind of poll it is. */
  type?: Maybe<MeetingPollType>;
  upstreamId: Scalars['String']['output'];
};

/** A sentence with something left out. */
export type MeetingPollBlanksInput = {
  /** Whether it must be answered. */
  answerRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether casing matters. */
  caseSensitive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The sentence. */
  name: Scalars['String']['input'];
  /** What belongs there: one at least. */
  rightAnswers: Array<Scalars['String']['input']>;
};

/** A sentence with something left out. */
export type MeetingPollBlanksQuestion = MeetingPollQuestion & {
  __typename?: 'MeetingPollBlanksQuestion';
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  /** Whether casing matters. */
  caseSensitive?: Maybe<Scalars['Boolean']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** What belongs there. */
  rightAnswers?: Maybe<Array<Scalars['String']['output']>>;
  type?: Maybe<MeetingPollQuestionType>;
};

/** A choice. */
export type MeetingPollChoiceInput = {
  /** Whether it must be answered. */
  answerRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** What may be chosen: two at least. */
  answers: Array<Scalars['String']['input']>;
  /** What is asked. */
  name: Scalars['String']['input'];
  /** The right ones, in a quiz: each one of the answers. */
  rightAnswers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether the answers are shown as a drop-down. */
  showAsDropdown?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A choice: one answer of several, or any of them. */
export type MeetingPollChoiceQuestion = MeetingPollQuestion & {
  __typename?: 'MeetingPollChoiceQuestion';
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  /** What may be chosen. */
  answers?: Maybe<Array<Scalars['String']['output']>>;
  name?: Maybe<Scalars['String']['output']>;
  /** The right ones, in a quiz. */
  rightAnswers?: Maybe<Array<Scalars['String']['output']>>;
  /** Whether the answers are shown as a drop-down. */
  showAsDropdown?: Maybe<Scalars['Boolean']['output']>;
  type?: Maybe<MeetingPollQuestionType>;
};

/** A question of a kind that the documents do not name. */
export type MeetingPollOtherQuestion = MeetingPollQuestion & {
  __typename?: 'MeetingPollOtherQuestion';
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  type?: Maybe<MeetingPollQuestionType>;
};

/** One prompt of a question. */
export type MeetingPollPrompt = {
  __typename?: 'MeetingPollPrompt';
  /** What it says. */
  question?: Maybe<Scalars['String']['output']>;
  /** The right answers to it. */
  rightAnswers?: Maybe<Array<Scalars['String']['output']>>;
};

/** One prompt. */
export type MeetingPollPromptInput = {
  /** What it says. */
  question: Scalars['String']['input'];
  /** The right answers to it: each one of the question's answers. */
  rightAnswers?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Prompts to match or to bring in an order. */
export type MeetingPollPromptsInput = {
  /** Whether it must be answered. */
  answerRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it is matched with, or its places: two at least. */
  answers: Array<Scalars['String']['input']>;
  /** What is asked. */
  name: Scalars['String']['input'];
  /** What is matched or ordered: two at least. */
  prompts: Array<MeetingPollPromptInput>;
};

/** Prompts that are matched with answers, or brought in an order. */
export type MeetingPollPromptsQuestion = MeetingPollQuestion & {
  __typename?: 'MeetingPollPromptsQuestion';
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  /** What it is matched with, or its places. */
  answers?: Maybe<Array<Scalars['String']['output']>>;
  name?: Maybe<Scalars['String']['output']>;
  /** What is matched or ordered. */
  prompts?: Maybe<Array<MeetingPollPrompt>>;
  type?: Maybe<MeetingPollQuestionType>;
};

/** A question of a poll; its type tells its kind. */
export type MeetingPollQuestion = {
  /** Whether it must be answered. */
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  /** What is asked. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its kind. */
  type?: Maybe<MeetingPollQuestionType>;
};

/** A question: exactly one of its members is given, which says its kind. */
export type MeetingPollQuestionInput = {
  /** What is left out in a sentence. */
  fillInTheBlank?: InputMaybe<MeetingPollBlanksInput>;
  /** A longer text. */
  longAnswer?: InputMaybe<MeetingPollTextInput>;
  /** An answer for each prompt. */
  matching?: InputMaybe<MeetingPollPromptsInput>;
  /** Any of several answers. */
  multipleChoice?: InputMaybe<MeetingPollChoiceInput>;
  /** Prompts brought in an order. */
  rankOrder?: InputMaybe<MeetingPollPromptsInput>;
  /** A number on a scale. */
  ratingScale?: InputMaybe<MeetingPollRatingInput>;
  /** A few words. */
  shortAnswer?: InputMaybe<MeetingPollTextInput>;
  /** One answer of several. */
  singleChoice?: InputMaybe<MeetingPollChoiceInput>;
};

/** Kinds of questions. */
export type MeetingPollQuestionType =
  /** What is left out in a sentence. */
  | 'FILL_IN_THE_BLANK'
  /** A longer text. */
  | 'LONG_ANSWER'
  /** An answer for each prompt. */
  | 'MATCHING'
  /** Any of several answers. */
  | 'MULTIPLE'
  /** A kind that the documents do not name. */
  | 'OTHER'
  /** Prompts brought in an order. */
  | 'RANK_ORDER'
  /** A number on a scale. */
  | 'RATING_SCALE'
  /** A few words. */
  | 'SHORT_ANSWER'
  /** One answer of several. */
  | 'SINGLE';

/** A question answered by a number on a scale. */
export type MeetingPollRatingInput = {
  /** Whether it must be answered. */
  answerRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it means. */
  maxLabel?: InputMaybe<Scalars['String']['input']>;
  /** The highest number, above the lowest. */
  maxValue: Scalars['Int']['input'];
  /** What it means. */
  minLabel?: InputMaybe<Scalars['String']['input']>;
  /** The lowest number. */
  minValue: Scalars['Int']['input'];
  /** What is asked. */
  name: Scalars['String']['input'];
};

/** A question answered by a number on a scale. */
export type MeetingPollRatingQuestion = MeetingPollQuestion & {
  __typename?: 'MeetingPollRatingQuestion';
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  /** What it means. */
  maxLabel?: Maybe<Scalars['String']['output']>;
  /** The highest number. */
  maxValue?: Maybe<Scalars['Int']['output']>;
  /** What it means. */
  minLabel?: Maybe<Scalars['String']['output']>;
  /** The lowest number. */
  minValue?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  type?: Maybe<MeetingPollQuestionType>;
};

/** How far a poll has come. */
export type MeetingPollStatus =
  /** Over. */
  | 'ENDED'
  /** Not held yet. */
  | 'NOTSTART'
  /** A state that the documents do not name. */
  | 'OTHER'
  /** Its results are being shown. */
  | 'SHARING'
  /** Under way. */
  | 'STARTED';

/** A question answered in one's own words. */
export type MeetingPollTextInput = {
  /** Whether it must be answered. */
  answerRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many characters an answer has at most. */
  maxCharacters?: InputMaybe<Scalars['Int']['input']>;
  /** How many characters an answer has at least. */
  minCharacters?: InputMaybe<Scalars['Int']['input']>;
  /** What is asked. */
  name: Scalars['String']['input'];
};

/** A question answered in one's own words. */
export type MeetingPollTextQuestion = MeetingPollQuestion & {
  __typename?: 'MeetingPollTextQuestion';
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  /** How many characters an answer has at most. */
  maxCharacters?: Maybe<Scalars['Int']['output']>;
  /** How many characters an answer has at least. */
  minCharacters?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  type?: Maybe<MeetingPollQuestionType>;
};

/** Kinds of polls. */
export type MeetingPollType =
  /** With any kind of question. */
  | 'ADVANCED_POLL'
  /** A kind that the documents do not name. */
  | 'OTHER'
  /** Choices only. */
  | 'POLL'
  /** With right answers. */
  | 'QUIZ';

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
  /** The language they want to be addressed in. */
  language?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The meeting. */
  meeting?: Maybe<Meeting>;
  /** How many people work there, in words of their own. */
  numberOfEmployees?: Maybe<Scalars['String']['output']>;
  /** Where they work. */
  organization?: Maybe<Scalars['String']['output']>;
  /** Phone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** State, county or province. */
  state?: Maybe<Scalars['String']['output']>;
  /** Whether they may come. */
  status?: Maybe<MeetingRegistrantStatus>;
  upstreamId: Scalars['String']['output'];
  /** The person. */
  user?: Maybe<User>;
  /** Postal code. */
  zip?: Maybe<Scalars['String']['output']>;
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

/** A SIP phone. Its password is never shown. */
export type MeetingSipPhone = {
  __typename?: 'MeetingSipPhone';
  /** The name that it signs in with. */
  authorizationName?: Maybe<Scalars['String']['output']>;
  /** The SIP domain. */
  domain?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The first proxy server. */
  proxyServer?: Maybe<Scalars['String']['output']>;
  /** The second proxy server. */
  proxyServer2?: Maybe<Scalars['String']['output']>;
  /** The third proxy server. */
  proxyServer3?: Maybe<Scalars['String']['output']>;
  /** The first register server. */
  registerServer?: Maybe<Scalars['String']['output']>;
  /** The second register server. */
  registerServer2?: Maybe<Scalars['String']['output']>;
  /** The third register server. */
  registerServer3?: Maybe<Scalars['String']['output']>;
  /** After how many minutes it registers again. */
  registrationExpireTime?: Maybe<Scalars['Int']['output']>;
  /** How it speaks to the first server, such as `TLS`. */
  transportProtocol?: Maybe<Scalars['String']['output']>;
  /** How it speaks to the second server. */
  transportProtocol2?: Maybe<Scalars['String']['output']>;
  /** How it speaks to the third server. */
  transportProtocol3?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
  /** The person. */
  user?: Maybe<User>;
  /** The user's address. */
  userEmail?: Maybe<Scalars['String']['output']>;
  /** The user's name. */
  userName?: Maybe<Scalars['String']['output']>;
  /** Where voice mail is fetched. */
  voiceMail?: Maybe<Scalars['String']['output']>;
};

export type MeetingSipPhoneConnection = {
  __typename?: 'MeetingSipPhoneConnection';
  edges: Array<MeetingSipPhoneEdge>;
  nodes: Array<MeetingSipPhone>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type MeetingSipPhoneEdge = {
  __typename?: 'MeetingSipPhoneEdge';
  cursor: Scalars['String']['output'];
  node: MeetingSipPhone;
};

/** What was said in one held instance of a meeting. Read by `summary` only: `node` would go round its scope. */
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

/** The account's telephony service provider. */
export type MeetingTelephony = {
  __typename?: 'MeetingTelephony';
  /** The bridge that is used. */
  bridge?: Maybe<Scalars['String']['output']>;
  /** Whether users may add numbers that are not the account's. */
  dialInNumberUnrestricted?: Maybe<Scalars['Boolean']['output']>;
  /** The account's own numbers. */
  dialInNumbers?: Maybe<Array<MeetingDialInNumber>>;
  /** Whether the provider's audio is used. */
  enable?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the settings hold for sub-accounts too. */
  masterAccountSettingExtended?: Maybe<Scalars['Boolean']['output']>;
  /** Whether users must leave their credentials as they are. */
  modifyCredentialForbidden?: Maybe<Scalars['Boolean']['output']>;
  /** The provider. */
  provider?: Maybe<Scalars['String']['output']>;
  /** Whether users may have accounts with the provider. */
  tspEnabled?: Maybe<Scalars['Boolean']['output']>;
};

/** An account with the telephony service provider. Its leader PIN is never shown. */
export type MeetingTspAccount = {
  __typename?: 'MeetingTspAccount';
  /** The bridge that it uses. */
  bridge?: Maybe<Scalars['String']['output']>;
  /** The code that people join a conference by. */
  conferenceCode?: Maybe<Scalars['String']['output']>;
  /** The numbers to dial. */
  dialInNumbers?: Maybe<Array<MeetingDialInNumber>>;
  id: Scalars['ID']['output'];
  /** Whose account it is. */
  owner?: Maybe<MeetingUser>;
  upstreamId: Scalars['String']['output'];
};

/** A user of the meetings service: a handle by id, address or `me`. */
export type MeetingUser = {
  __typename?: 'MeetingUser';
  id: Scalars['ID']['output'];
  /** One account with the telephony service provider. Costs one REST call. Needs the scope `tsp:read:admin`, or `tsp:read` for oneself. */
  tspAccount?: Maybe<MeetingTspAccount>;
  /** Accounts with the telephony service provider: two at most. Null for somebody the service does not know. Costs one REST call a user. Needs the scope `tsp:read:admin`, or `tsp:read` for oneself. */
  tspAccounts?: Maybe<Array<MeetingTspAccount>>;
  /** The id, address or `me` that it is known by. */
  upstreamId: Scalars['String']['output'];
  /** The person, where the handle is an address. */
  user?: Maybe<User>;
};


/** A user of the meetings service: a handle by id, address or `me`. */
export type MeetingUserTspAccountArgs = {
  id: Scalars['ID']['input'];
};

/** Meetings by their own nouns. */
export type Meetings = {
  __typename?: 'Meetings';
  /** A meeting: a handle by its number, as meetings are never read themselves. Costs no REST call. */
  meeting?: Maybe<Meeting>;
  /** SIP phones of the account. Costs one REST call for up to 300; a cursor is good for 15 minutes. Needs the scope `sip_phone:read:admin`. */
  sipPhones?: Maybe<MeetingSipPhoneConnection>;
  /** The summary of one held instance of a meeting; null where none was made. Costs one REST call. Needs the scope `meeting_summary:read:admin`. */
  summary?: Maybe<MeetingSummary>;
  /** The account's telephony service provider (TSP). Costs one REST call. Needs the scope `tsp:read:admin` or `tsp:read`. */
  telephony?: Maybe<MeetingTelephony>;
  /** A user of the meetings service: a handle, as users are never read themselves. Costs no REST call. */
  user?: Maybe<MeetingUser>;
  /** A webinar: a handle, as webinars are never read themselves. Costs no REST call. */
  webinar?: Maybe<Webinar>;
};


/** Meetings by their own nouns. */
export type MeetingsMeetingArgs = {
  id: Scalars['ID']['input'];
};


/** Meetings by their own nouns. */
export type MeetingsSipPhonesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Meetings by their own nouns. */
export type MeetingsSummaryArgs = {
  meetingUuid: Scalars['ID']['input'];
};


/** Meetings by their own nouns. */
export type MeetingsUserArgs = {
  id: Scalars['ID']['input'];
};


/** Meetings by their own nouns. */
export type MeetingsWebinarArgs = {
  id: Scalars['ID']['input'];
};

/** Exact amount in major units of its currency. */
export type Money = {
  __typename?: 'Money';
  /** Amount with as many decimal places as the currency has. */
  amount: Scalars['Decimal']['output'];
  /** Currency code by ISO 4217. */
  currency: Scalars['String']['output'];
};

/** Exact amount in major units of its currency. */
export type MoneyInput = {
  /** Amount with at most as many decimal places as the currency has. */
  amount: Scalars['Decimal']['input'];
  /** Currency code by ISO 4217. */
  currency: Scalars['String']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Lets a tag be used again. */
  activateContactCentreTag?: Maybe<ActivateContactCentreTagPayload>;
  /** Adds agents to a team; who is in it already stays where they are. One unknown agent, and none is added. Costs one REST call, however many they are. */
  addContactCentreTeamAgents?: Maybe<AddContactCentreTeamAgentsPayload>;
  /**
   * Adds documents to a draft or an envelope in process. One whose id is in the envelope already takes the
   * original's place, and the original's tabs stay on it. To lock an envelope in process first is recommended.
   * Costs one REST call.
   */
  addEnvelopeDocuments?: Maybe<AddEnvelopeDocumentsPayload>;
  /** Registers somebody for a meeting. Costs one REST call. Needs the scope `meeting:write:admin`, or `meeting:write` for a meeting of the caller's own. A meeting takes at most 4,999; whoever registers again is registered once. */
  addMeetingRegistrant?: Maybe<AddMeetingRegistrantPayload>;
  /** Has all that is known of an end user forgotten; it can not be taken back. The contact centre accepts it and does it later: `status` is ANONYMIZING until it is done. */
  anonymizeContactCentreEndUser?: Maybe<AnonymizeContactCentreEndUserPayload>;
  /** Makes agents members of a queue; who is one already stays where they are. The contact centre takes ten at a time: a longer list goes in parts of ten, one after the other, and each part is done or refused as a whole. Costs one REST call a part. */
  assignContactCentreQueueMembers?: Maybe<AssignContactCentreQueueMembersPayload>;
  /** Copies a ticket form. Administrators only. */
  cloneTicketForm?: Maybe<CloneTicketFormPayload>;
  /** Adds a listener. It is told nothing until `allowEnvelopePublish` is true. For the account's administrators. Costs one REST call. */
  createConnectConfiguration?: Maybe<CreateConnectConfigurationPayload>;
  /** Makes Connect's messages carry a token. An account has one such configuration. For its administrators. Costs one REST call. */
  createConnectOAuth?: Maybe<CreateConnectOAuthPayload>;
  /** Creates a queue, with nobody in it. Where it is the default, the default there was is none any more. */
  createContactCentreQueue?: Maybe<CreateContactCentreQueuePayload>;
  /** Creates a tag, activated. Where there is one of the name already, that one is the answer, unchanged: its colour and status too. The answer does not tell which it was. */
  createContactCentreTag?: Maybe<CreateContactCentreTagPayload>;
  /** Creates a team, with nobody in it. */
  createContactCentreTeam?: Maybe<CreateContactCentreTeamPayload>;
  /** Adds custom fields to a draft or an envelope in process; names are unique in an envelope. Costs one REST call. */
  createEnvelopeCustomFields?: Maybe<CreateEnvelopeCustomFieldsPayload>;
  /** Adds custom fields to a document. Costs one REST call. */
  createEnvelopeDocumentFields?: Maybe<CreateEnvelopeDocumentFieldsPayload>;
  /** Puts tabs on a document of a draft or an envelope in process; whoever has a tab on a document sees it. Costs one REST call. */
  createEnvelopeTabs?: Maybe<CreateEnvelopeTabsPayload>;
  /** Adds a poll to a meeting. Costs one REST call. Needs the scope `meeting:write:admin`, or `meeting:write` for a meeting of the caller's own. Refused where the host's polls, or advanced polls, are disabled. */
  createMeetingPoll?: Maybe<CreateMeetingPollPayload>;
  /** Gives somebody a SIP phone. Costs one REST call. Needs the scope `sip_phone:write:admin`. An address has one phone at most. */
  createMeetingSipPhone?: Maybe<CreateMeetingSipPhonePayload>;
  /** Gives a user an account with the telephony service provider. Costs one REST call. Needs the scope `tsp:write:admin`, or `tsp:write` for oneself. A user has two at most: a third is refused. */
  createMeetingTspAccount?: Maybe<CreateMeetingTspAccountPayload>;
  /** Makes an SLA policy, last in the order. Administrators only. Costs one REST call. */
  createSlaPolicy?: Maybe<CreateSlaPolicyPayload>;
  /** Opens an account of the support desk; needs no credentials of the desk. Costs one REST call. */
  createSupportAccount?: Maybe<CreateSupportAccountPayload>;
  /** Makes a collection of resources. The desk does it later: follow the job by reading the collection again. Administrators only. Costs one REST call. */
  createSupportResourceCollection?: Maybe<CreateSupportResourceCollectionPayload>;
  /** Makes a ticket form, the last in the list. Administrators only. */
  createTicketForm?: Maybe<CreateTicketFormPayload>;
  /** Keeps a tag from being used; conversations keep it. */
  deactivateContactCentreTag?: Maybe<DeactivateContactCentreTagPayload>;
  /** Deletes a configuration: what was not delivered yet never is. For the account's administrators. Costs one REST call. */
  deleteConnectConfiguration?: Maybe<DeleteConnectConfigurationPayload>;
  /** Connect's messages carry no token any more: listeners that ask for one will refuse them. For the account's administrators. Costs one REST call. */
  deleteConnectOAuth?: Maybe<DeleteConnectOAuthPayload>;
  /** Deletes a team; its agents stay agents. */
  deleteContactCentreTeam?: Maybe<DeleteContactCentreTeamPayload>;
  /** Deletes custom fields of a document. Costs one REST call. */
  deleteEnvelopeDocumentFields?: Maybe<DeleteEnvelopeDocumentFieldsPayload>;
  /** Deletes documents with their tabs, while the envelope is created, sent or delivered. Costs one REST call. */
  deleteEnvelopeDocuments?: Maybe<DeleteEnvelopeDocumentsPayload>;
  /** Deletes tabs of one document; the others stay. Costs one REST call. */
  deleteEnvelopeTabs?: Maybe<DeleteEnvelopeTabsPayload>;
  /** Deletes a poll. Costs one REST call. Needs the scope `meeting:write:admin`, or `meeting:write` for a meeting of the caller's own. */
  deleteMeetingPoll?: Maybe<DeleteMeetingPollPayload>;
  /** Takes a SIP phone away. Costs one REST call. Needs the scope `sip_phone:write:admin`. */
  deleteMeetingSipPhone?: Maybe<DeleteMeetingSipPhonePayload>;
  /** Takes an account with the telephony service provider from a user. Costs one REST call. Needs the scope `tsp:write:admin`, or `tsp:write` for oneself. The last one is refused: one must remain. */
  deleteMeetingTspAccount?: Maybe<DeleteMeetingTspAccountPayload>;
  /** Deletes an SLA policy. Administrators only. Costs one REST call. */
  deleteSlaPolicy?: Maybe<DeleteSlaPolicyPayload>;
  /** Deletes a collection with its resources. The desk does it later: the collection is there until its job is done. Administrators only. Costs one REST call. */
  deleteSupportResourceCollection?: Maybe<DeleteSupportResourceCollectionPayload>;
  /** Removes an option, together with its values on tickets and macros. Administrators only. */
  deleteTicketFieldOption?: Maybe<DeleteTicketFieldOptionPayload>;
  /** Deletes a ticket form, unless it is the default one. Tickets written with it have none then. Administrators only. */
  deleteTicketForm?: Maybe<DeleteTicketFormPayload>;
  /** Takes over one ticket of another desk, with its comments and dates. Administrators only. Nobody is told by e-mail. */
  importTicket?: Maybe<ImportTicketPayload>;
  /** Takes over up to 100 tickets at once, as a job. All of them are checked first: one that is refused refuses them all. Administrators only. */
  importTickets?: Maybe<ImportTicketsPayload>;
  /** Likes a post, as the user whose credential is used; liking twice is liking once. */
  likeSocialPost?: Maybe<SocialLikePayload>;
  /** Links storage providers with a user; those that are linked already stay so. Users act for themselves only. Costs one REST call. */
  linkCloudStorageProviders?: Maybe<LinkCloudStorageProvidersPayload>;
  /** Rates a ticket, or changes its rating. Only its requester may, a verified end user with a credential of their own, once it is solved (or was, and is open again). Costs one REST call. */
  rateTicket?: Maybe<RateTicketPayload>;
  /** Takes agents from a queue; who is not in it is no mistake. The contact centre takes ten at a time: a longer list goes in parts of ten, one after the other, and each part is done or refused as a whole. Costs one REST call a part. */
  removeContactCentreQueueMembers?: Maybe<RemoveContactCentreQueueMembersPayload>;
  /** Takes agents from a team; who is not in it is no mistake. One unknown agent, and none is taken. Costs one REST call, however many they are. */
  removeContactCentreTeamAgents?: Maybe<RemoveContactCentreTeamAgentsPayload>;
  /** Puts the SLA policies in another order. Administrators only. Costs one REST call. */
  reorderSlaPolicies?: Maybe<ReorderSlaPoliciesPayload>;
  /** Puts ticket forms into an order; those that are not named follow as they stood. Administrators only. */
  reorderTicketForms?: Maybe<ReorderTicketFormsPayload>;
  /** Replaces all that is known of an end user: PUT. What is not given is emptied; custom attributes stay. Refused for one who is anonymized. */
  replaceContactCentreEndUser?: Maybe<ReplaceContactCentreEndUserPayload>;
  /** Reposts a post, as the user whose credential is used; reposting twice is reposting once. */
  repostSocialPost?: Maybe<SocialRepostPayload>;
  /** Hides a reply in a conversation, or shows it again. For whoever began the conversation. */
  setSocialPostHidden?: Maybe<SetSocialPostHiddenPayload>;
  /** Notes that the caller passed a ticket over. Agents and administrators only. Costs one REST call. */
  skipTicket?: Maybe<SkipTicketPayload>;
  /** Likes a post no more, as the user whose credential is used. */
  unlikeSocialPost?: Maybe<SocialLikePayload>;
  /** Removes one storage provider of a user. Users act for themselves only. Costs one REST call. */
  unlinkCloudStorageProvider?: Maybe<UnlinkCloudStorageProviderPayload>;
  /** Removes storage providers of a user. Users act for themselves only. Costs one REST call. */
  unlinkCloudStorageProviders?: Maybe<UnlinkCloudStorageProvidersPayload>;
  /** Takes a repost back, as the user whose credential is used. */
  unrepostSocialPost?: Maybe<SocialRepostPayload>;
  /** Changes what is given of a configuration. For the account's administrators. Costs one REST call. */
  updateConnectConfiguration?: Maybe<UpdateConnectConfigurationPayload>;
  /** Changes what is given of where the token comes from. For the account's administrators. Costs one REST call. */
  updateConnectOAuth?: Maybe<UpdateConnectOAuthPayload>;
  /** Changes what is given of an end user and leaves the rest as it was: PATCH. A field given as null is emptied. Refused for one who is anonymized. */
  updateContactCentreEndUser?: Maybe<UpdateContactCentreEndUserPayload>;
  /** Sets custom attributes of an end user and leaves those not named as they were. */
  updateContactCentreEndUserAttributes?: Maybe<UpdateContactCentreEndUserAttributesPayload>;
  /** Changes custom fields of a draft or an envelope in process: those that are named, by id or else by name. Costs one REST call. */
  updateEnvelopeCustomFields?: Maybe<UpdateEnvelopeCustomFieldsPayload>;
  /** Changes the values of a document's custom fields. Costs one REST call. */
  updateEnvelopeDocumentFields?: Maybe<UpdateEnvelopeDocumentFieldsPayload>;
  /**
   * Shows documents to recipients of an envelope, or hides them: all or none. A document is never hidden from a
   * recipient who has tabs on it, nor from carbon copies, certified deliveries, editors and agents. Costs one
   * REST call.
   */
  updateEnvelopeDocumentVisibility?: Maybe<UpdateEnvelopeDocumentVisibilityPayload>;
  /** The same for one recipient. Costs one REST call. */
  updateEnvelopeRecipientVisibility?: Maybe<UpdateEnvelopeRecipientVisibilityPayload>;
  /** Changes tabs of one document; what is not given stays. Costs one REST call. */
  updateEnvelopeTabs?: Maybe<UpdateEnvelopeTabsPayload>;
  /** Says where a meeting is streamed to. Costs one REST call. Needs the scope `meeting:write:admin`, or `meeting:write` for a meeting of the caller's own; the host needs a Pro licence, and a meeting encrypted from end to end is never streamed. */
  updateMeetingLivestream?: Maybe<UpdateMeetingLivestreamPayload>;
  /** Starts or stops the livestream of a meeting under way, or changes how it looks. Costs one REST call. Needs the scope `meeting:write:admin`, or `meeting:write` for a meeting of the caller's own. */
  updateMeetingLivestreamStatus?: Maybe<UpdateMeetingLivestreamStatusPayload>;
  /** Changes a poll. Costs one REST call, and one more where the poll is selected. Needs the scope `meeting:write:admin`, or `meeting:write` for a meeting of the caller's own. */
  updateMeetingPoll?: Maybe<UpdateMeetingPollPayload>;
  /** Changes a SIP phone. Costs one REST call. Needs the scope `sip_phone:write:admin`. */
  updateMeetingSipPhone?: Maybe<UpdateMeetingSipPhonePayload>;
  /** Changes the account's telephony service provider. Costs one REST call, and one more where it is selected. Needs the scope `tsp:write:admin`. */
  updateMeetingTelephony?: Maybe<UpdateMeetingTelephonyPayload>;
  /** Sets the page of a user's global dial-in numbers. Costs one REST call. Needs the scope `tsp:write:admin`, or `tsp:write` for oneself. For accounts of special providers only; some of them need the link. */
  updateMeetingUserGlobalDialIn?: Maybe<UpdateMeetingUserGlobalDialInPayload>;
  /** Adds a comment or collaborators to a request, or solves it; nothing else of it can be changed. Collaborators are told by e-mail. */
  updateRequest?: Maybe<UpdateRequestPayload>;
  /** Changes an SLA policy; what is not given stays as it is. Administrators only. Costs one REST call. */
  updateSlaPolicy?: Maybe<UpdateSlaPolicyPayload>;
  /** Makes and changes resources of a collection; what is not named stays. The desk does it later, one job of a collection at a time. Administrators only. Costs one REST call. */
  updateSupportResourceCollection?: Maybe<UpdateSupportResourceCollectionPayload>;
  /**
   * Replaces the options of a drop-down. The desk removes every option that is not sent, together with
   * its values on tickets and macros; so each option that is to go must be named in `removeOptions`.
   * Where one would go that is not named, nothing is changed, and `unnamedOptions` says which.
   * Administrators only. Costs two REST calls: the options as they stand are read first.
   */
  updateTicketField?: Maybe<UpdateTicketFieldPayload>;
  /** Changes a ticket form; what is not given stays. Administrators only. */
  updateTicketForm?: Maybe<UpdateTicketFormPayload>;
  /** Changes the option of that id, or adds one where no id is given. Administrators only; the desk takes 100 a minute. */
  upsertTicketFieldOption?: Maybe<UpsertTicketFieldOptionPayload>;
};


export type MutationActivateContactCentreTagArgs = {
  input: ActivateContactCentreTagInput;
};


export type MutationAddContactCentreTeamAgentsArgs = {
  input: AddContactCentreTeamAgentsInput;
};


export type MutationAddEnvelopeDocumentsArgs = {
  input: AddEnvelopeDocumentsInput;
};


export type MutationAddMeetingRegistrantArgs = {
  input: AddMeetingRegistrantInput;
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


export type MutationCreateConnectConfigurationArgs = {
  input: CreateConnectConfigurationInput;
};


export type MutationCreateConnectOAuthArgs = {
  input: CreateConnectOAuthInput;
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


export type MutationCreateEnvelopeCustomFieldsArgs = {
  input: CreateEnvelopeCustomFieldsInput;
};


export type MutationCreateEnvelopeDocumentFieldsArgs = {
  input: CreateEnvelopeDocumentFieldsInput;
};


export type MutationCreateEnvelopeTabsArgs = {
  input: CreateEnvelopeTabsInput;
};


export type MutationCreateMeetingPollArgs = {
  input: CreateMeetingPollInput;
};


export type MutationCreateMeetingSipPhoneArgs = {
  input: CreateMeetingSipPhoneInput;
};


export type MutationCreateMeetingTspAccountArgs = {
  input: CreateMeetingTspAccountInput;
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


export type MutationCreateTicketFormArgs = {
  input: CreateTicketFormInput;
};


export type MutationDeactivateContactCentreTagArgs = {
  input: DeactivateContactCentreTagInput;
};


export type MutationDeleteConnectConfigurationArgs = {
  input: DeleteConnectConfigurationInput;
};


export type MutationDeleteConnectOAuthArgs = {
  input: DeleteConnectOAuthInput;
};


export type MutationDeleteContactCentreTeamArgs = {
  input: DeleteContactCentreTeamInput;
};


export type MutationDeleteEnvelopeDocumentFieldsArgs = {
  input: DeleteEnvelopeDocumentFieldsInput;
};


export type MutationDeleteEnvelopeDocumentsArgs = {
  input: DeleteEnvelopeDocumentsInput;
};


export type MutationDeleteEnvelopeTabsArgs = {
  input: DeleteEnvelopeTabsInput;
};


export type MutationDeleteMeetingPollArgs = {
  input: DeleteMeetingPollInput;
};


export type MutationDeleteMeetingSipPhoneArgs = {
  input: DeleteMeetingSipPhoneInput;
};


export type MutationDeleteMeetingTspAccountArgs = {
  input: DeleteMeetingTspAccountInput;
};


export type MutationDeleteSlaPolicyArgs = {
  input: DeleteSlaPolicyInput;
};


export type MutationDeleteSupportResourceCollectionArgs = {
  input: DeleteSupportResourceCollectionInput;
};


export type MutationDeleteTicketFieldOptionArgs = {
  input: DeleteTicketFieldOptionInput;
};


export type MutationDeleteTicketFormArgs = {
  input: DeleteTicketFormInput;
};


export type MutationImportTicketArgs = {
  input: ImportTicketInput;
};


export type MutationImportTicketsArgs = {
  input: ImportTicketsInput;
};


export type MutationLikeSocialPostArgs = {
  input: SocialPostActionInput;
};


export type MutationLinkCloudStorageProvidersArgs = {
  input: LinkCloudStorageProvidersInput;
};


export type MutationRateTicketArgs = {
  input: RateTicketInput;
};


export type MutationRemoveContactCentreQueueMembersArgs = {
  input: RemoveContactCentreQueueMembersInput;
};


export type MutationRemoveContactCentreTeamAgentsArgs = {
  input: RemoveContactCentreTeamAgentsInput;
};


export type MutationReorderSlaPoliciesArgs = {
  input: ReorderSlaPoliciesInput;
};


export type MutationReorderTicketFormsArgs = {
  input: ReorderTicketFormsInput;
};


export type MutationReplaceContactCentreEndUserArgs = {
  input: ReplaceContactCentreEndUserInput;
};


export type MutationRepostSocialPostArgs = {
  input: SocialPostActionInput;
};


export type MutationSetSocialPostHiddenArgs = {
  input: SetSocialPostHiddenInput;
};


export type MutationSkipTicketArgs = {
  input: SkipTicketInput;
};


export type MutationUnlikeSocialPostArgs = {
  input: SocialPostActionInput;
};


export type MutationUnlinkCloudStorageProviderArgs = {
  input: UnlinkCloudStorageProviderInput;
};


export type MutationUnlinkCloudStorageProvidersArgs = {
  input: UnlinkCloudStorageProvidersInput;
};


export type MutationUnrepostSocialPostArgs = {
  input: SocialPostActionInput;
};


export type MutationUpdateConnectConfigurationArgs = {
  input: UpdateConnectConfigurationInput;
};


export type MutationUpdateConnectOAuthArgs = {
  input: UpdateConnectOAuthInput;
};


export type MutationUpdateContactCentreEndUserArgs = {
  input: UpdateContactCentreEndUserInput;
};


export type MutationUpdateContactCentreEndUserAttributesArgs = {
  input: UpdateContactCentreEndUserAttributesInput;
};


export type MutationUpdateEnvelopeCustomFieldsArgs = {
  input: UpdateEnvelopeCustomFieldsInput;
};


export type MutationUpdateEnvelopeDocumentFieldsArgs = {
  input: UpdateEnvelopeDocumentFieldsInput;
};


export type MutationUpdateEnvelopeDocumentVisibilityArgs = {
  input: UpdateEnvelopeDocumentVisibilityInput;
};


export type MutationUpdateEnvelopeRecipientVisibilityArgs = {
  input: UpdateEnvelopeRecipientVisibilityInput;
};


export type MutationUpdateEnvelopeTabsArgs = {
  input: UpdateEnvelopeTabsInput;
};


export type MutationUpdateMeetingLivestreamArgs = {
  input: UpdateMeetingLivestreamInput;
};


export type MutationUpdateMeetingLivestreamStatusArgs = {
  input: UpdateMeetingLivestreamStatusInput;
};


export type MutationUpdateMeetingPollArgs = {
  input: UpdateMeetingPollInput;
};


export type MutationUpdateMeetingSipPhoneArgs = {
  input: UpdateMeetingSipPhoneInput;
};


export type MutationUpdateMeetingTelephonyArgs = {
  input: UpdateMeetingTelephonyInput;
};


export type MutationUpdateMeetingUserGlobalDialInArgs = {
  input: UpdateMeetingUserGlobalDialInInput;
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


export type MutationUpdateTicketFieldArgs = {
  input: UpdateTicketFieldInput;
};


export type MutationUpdateTicketFormArgs = {
  input: UpdateTicketFormInput;
};


export type MutationUpsertTicketFieldOptionArgs = {
  input: UpsertTicketFieldOptionInput;
};

/** Kinds of polls that can be made. */
export type NewMeetingPollType =
  /** With any kind of question. */
  | 'ADVANCED_POLL'
  /** Choices only. */
  | 'POLL'
  /** With right answers. */
  | 'QUIZ';

/** Object that can be read again by its global id. */
export type Node = {
  /** Global id, built from the type name and the id in the service. */
  id: Scalars['ID']['output'];
};

/** Pagination information of one page of a list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Opaque cursor of the last item on this page; pass it as `after` to read the next page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** True if more items follow this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** True if items exist before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Opaque cursor of the first item on this page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /** The contact centre by its own nouns. */
  contactCentre?: Maybe<ContactCentre>;
  /** E-signature by its own nouns. */
  eSignature?: Maybe<ESignature>;
  /** Meetings by their own nouns. */
  meetings?: Maybe<Meetings>;
  /** How often each family may be called, and what is left of it for the caller. Costs no REST call. */
  rateLimits?: Maybe<RateLimits>;
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

/** Maximum number of calls in a period of time. */
export type RateLimit = {
  __typename?: 'RateLimit';
  /** Maximum number of calls in the period; null if the service reported only the remaining number. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** Service operation that the limit applies to; null if all operations are counted together. */
  operation?: Maybe<Scalars['String']['output']>;
  /** Number of calls that can be sent now. A quarter of the limit is reserved for operations that do not wait for their turn. */
  remaining: Scalars['Int']['output'];
  /** Time at which the full limit is available again if no other call is sent; null if it is available now. */
  resetAt?: Maybe<Scalars['DateTime']['output']>;
  /** Group of calls that are counted together. */
  scope: RateLimitScope;
  /** Length of the period in seconds; null if the service did not report it. */
  windowSeconds?: Maybe<Scalars['Int']['output']>;
};

/** Calls that count toward the same limit. */
export type RateLimitScope =
  /** All calls of the account. */
  | 'ACCOUNT'
  /** Calls from the IP address of this gateway. */
  | 'ADDRESS'
  /** Calls with the caller's credential. */
  | 'CREDENTIAL';

/** The rates of each family. Those that its documents do not show and that it does not tell are not known. */
export type RateLimits = {
  __typename?: 'RateLimits';
  /** The contact centre. */
  contactCentre?: Maybe<FamilyRateLimits>;
  /** E-signature. */
  eSignature?: Maybe<FamilyRateLimits>;
  /** Meetings. */
  meetings?: Maybe<FamilyRateLimits>;
  /** Social posts. */
  social?: Maybe<FamilyRateLimits>;
  /** The support desk: 100 exports and 100 field options a minute. */
  supportDesk?: Maybe<FamilyRateLimits>;
};

/** Quota of calls that is reset at a fixed time. */
export type RateQuota = {
  __typename?: 'RateQuota';
  /** Number of calls allowed until the reset. */
  limit: Scalars['Int']['output'];
  /** Number of calls that remained at the last report of the service. */
  remaining: Scalars['Int']['output'];
  /** Time at which the quota is reset. */
  resetAt: Scalars['DateTime']['output'];
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

/** The order of forms. */
export type ReorderTicketFormsInput = {
  /** The forms that come first, in their order: global ids or the support desk's own, each once. */
  ids: Array<Scalars['ID']['input']>;
};

/** What came of ordering forms. */
export type ReorderTicketFormsPayload = {
  __typename?: 'ReorderTicketFormsPayload';
  /** All forms in their order. */
  ticketForms?: Maybe<Array<TicketForm>>;
  /** What the support desk refused. */
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

/** Sort direction of a list. */
export type SortDirection =
  /** Ascending order, smallest value first. */
  | 'ASC'
  /** Descending order, largest value first. */
  | 'DESC';

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
  /** The metric sets of all tickets that are not archived, of the newest ticket first. Agents and administrators only. Costs one REST call for 100. */
  allTicketMetrics?: Maybe<TicketMetricsConnection>;
  /** All groups that fit; see `exportTickets`. */
  exportGroups?: Maybe<SupportGroupConnection>;
  /** All organisations that fit; see `exportTickets`. */
  exportOrganizations?: Maybe<SupportOrganizationConnection>;
  /** All tickets that fit, however many, the oldest first. A cursor is good for one hour; the desk takes 100 calls a minute from all its callers. Agents and administrators only. */
  exportTickets?: Maybe<TicketConnection>;
  /** All people that fit; see `exportTickets`. */
  exportUsers?: Maybe<SupportUserConnection>;
  /** Groups of agents, found by search. Agents and administrators only. Costs one REST call for 100. */
  groups?: Maybe<SupportGroupConnection>;
  /** Organisations that are known to the desk, found by search. Agents and administrators only. Costs one REST call for 100. */
  organizations?: Maybe<SupportOrganizationConnection>;
  /** Requests that the caller may see, the newest first: end users see those they made or are copied in. Up to 1,000. Costs one REST call for 100. */
  requests?: Maybe<TicketConnection>;
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
  /** Everything that fits, whatever it is: up to 1,000 results. Agents and administrators only. Costs one REST call for 100. */
  search?: Maybe<SupportRecordConnection>;
  /** How many records a search would find. Agents and administrators only. Costs one REST call. */
  searchCount?: Maybe<Scalars['Int']['output']>;
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
  /** How many tickets a search would find. Agents and administrators only. Costs one REST call. */
  ticketCount?: Maybe<Scalars['Int']['output']>;
  /** One ticket field. Agents and administrators only. Costs one REST call. */
  ticketField?: Maybe<TicketField>;
  /** One option of a ticket field. Agents and administrators only. Costs one REST call. */
  ticketFieldOption?: Maybe<TicketFieldOption>;
  /** One ticket form; 100 of them cost one REST call. */
  ticketForm?: Maybe<TicketForm>;
  /** All ticket forms that the caller may see. Costs one REST call. */
  ticketForms?: Maybe<Array<TicketForm>>;
  /** Ticket forms by their ids, in their order; those that are not there are null. One REST call for 100. */
  ticketFormsByIds?: Maybe<Array<Maybe<TicketForm>>>;
  /**
   * The same as one stretch of time: up to about 1,000 events in one REST call, and the instant at which
   * the next stretch begins. No event is in two stretches, and none is left out. Administrators only.
   */
  ticketMetricEventExport?: Maybe<TicketMetricEventExport>;
  /** What happened to tickets, in the order of time. Administrators only. Costs one REST call for 100. */
  ticketMetricEvents?: Maybe<TicketMetricEventConnection>;
  /** One metric set. Agents and administrators only. Costs one REST call. */
  ticketMetrics?: Maybe<TicketMetrics>;
  /** People who are known to the desk, found by search. Agents and administrators only. Costs one REST call for 100. */
  users?: Maybe<SupportUserConnection>;
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskAllTicketMetricsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskExportGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupportRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskExportOrganizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupportRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskExportTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TicketFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskExportUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupportRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupportRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<SupportRecordOrder>;
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskOrganizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupportRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<SupportRecordOrder>;
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TicketRequestFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
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
export type SupportDeskSearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupportRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<SupportRecordOrder>;
  types?: InputMaybe<Array<SupportRecordType>>;
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskSearchCountArgs = {
  filter?: InputMaybe<SupportRecordFilter>;
  types?: InputMaybe<Array<SupportRecordType>>;
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
export type SupportDeskTicketCountArgs = {
  filter?: InputMaybe<TicketFilter>;
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskTicketFieldArgs = {
  id: Scalars['ID']['input'];
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskTicketFieldOptionArgs = {
  id: Scalars['ID']['input'];
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


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskTicketMetricEventExportArgs = {
  since: Scalars['DateTime']['input'];
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskTicketMetricEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  since: Scalars['DateTime']['input'];
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskTicketMetricsArgs = {
  id: Scalars['ID']['input'];
};


/** The support desk by its own nouns. Each area adds its fields in a file of its own. */
export type SupportDeskUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupportRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<SupportRecordOrder>;
};

/** A group of agents. */
export type SupportGroup = {
  __typename?: 'SupportGroup';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it does. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Its name. */
  name?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The support desk's own id. */
  upstreamId: Scalars['String']['output'];
};

/** Groups, a page of them. */
export type SupportGroupConnection = {
  __typename?: 'SupportGroupConnection';
  edges: Array<SupportGroupEdge>;
  nodes: Array<SupportGroup>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A group in its list. */
export type SupportGroupEdge = {
  __typename?: 'SupportGroupEdge';
  cursor: Scalars['String']['output'];
  node: SupportGroup;
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

/** An organisation as the support desk knows it. */
export type SupportOrganization = {
  __typename?: 'SupportOrganization';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The domains of its addresses. */
  domainNames?: Maybe<Array<Scalars['String']['output']>>;
  id: Scalars['ID']['output'];
  /** Its name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Tickets of the organisation, 1,000 at most. Costs one REST call an organisation for up to 100. */
  tickets?: Maybe<TicketConnection>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The support desk's own id. */
  upstreamId: Scalars['String']['output'];
};


/** An organisation as the support desk knows it. */
export type SupportOrganizationTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  statuses?: InputMaybe<Array<TicketStatus>>;
};

/** Organisations, a page of them. */
export type SupportOrganizationConnection = {
  __typename?: 'SupportOrganizationConnection';
  edges: Array<SupportOrganizationEdge>;
  nodes: Array<SupportOrganization>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An organisation in its list. */
export type SupportOrganizationEdge = {
  __typename?: 'SupportOrganizationEdge';
  cursor: Scalars['String']['output'];
  node: SupportOrganization;
};

/** What search finds. */
export type SupportRecord = SupportGroup | SupportOrganization | SupportUser | Ticket;

/** Records, a page of them. */
export type SupportRecordConnection = {
  __typename?: 'SupportRecordConnection';
  edges: Array<SupportRecordEdge>;
  nodes: Array<SupportRecord>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A record in its list. */
export type SupportRecordEdge = {
  __typename?: 'SupportRecordEdge';
  cursor: Scalars['String']['output'];
  node: SupportRecord;
};

/** Which records are found. */
export type SupportRecordFilter = {
  /** Created at this instant or later. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Created at this instant or earlier. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Containing this text: in subject or description, name, address or domain. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Last changed at this instant or later. */
  updatedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Last changed at this instant or earlier. */
  updatedUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The order of records. */
export type SupportRecordOrder =
  /** Created last, first. */
  | 'NEWEST_FIRST'
  /** Created first, first. */
  | 'OLDEST_FIRST'
  /** Changed last, first. */
  | 'UPDATED_FIRST';

/** What search finds. */
export type SupportRecordType =
  | 'GROUP'
  | 'ORGANIZATION'
  | 'TICKET'
  | 'USER';

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

/** A person as the support desk knows them. */
export type SupportUser = {
  __typename?: 'SupportUser';
  /** Tickets that the user is copied in on, 1,000 at most. Costs one REST call a user for up to 100. */
  ccTickets?: Maybe<TicketConnection>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Their address, as the desk keeps it. */
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Their name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Their organisation: a handle with its tickets, as no operation reads one. Costs no REST call. */
  organization?: Maybe<SupportOrganization>;
  /** Their organisation's id at the desk. */
  organizationId?: Maybe<Scalars['ID']['output']>;
  /** What they may do at the desk. */
  role?: Maybe<SupportUserRole>;
  /** Tickets that the user asked for. One search for the users of a whole list, as `User.tickets`. */
  tickets?: Maybe<TicketConnection>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The support desk's own id. */
  upstreamId: Scalars['String']['output'];
  /** The person. */
  user?: Maybe<User>;
};


/** A person as the support desk knows them. */
export type SupportUserCcTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  statuses?: InputMaybe<Array<TicketStatus>>;
};


/** A person as the support desk knows them. */
export type SupportUserTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TicketFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<TicketOrder>;
};

/** People, a page of them. */
export type SupportUserConnection = {
  __typename?: 'SupportUserConnection';
  edges: Array<SupportUserEdge>;
  nodes: Array<SupportUser>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A person in their list. */
export type SupportUserEdge = {
  __typename?: 'SupportUserEdge';
  cursor: Scalars['String']['output'];
  node: SupportUser;
};

/** What somebody may do at the support desk. */
export type SupportUserRole =
  | 'ADMIN'
  | 'AGENT'
  | 'END_USER'
  /** A role that the documents do not name. */
  | 'OTHER';

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
  /** One of its comments. Costs one REST call. */
  comment?: Maybe<TicketComment>;
  /** Comments, oldest first. Costs one REST call for up to 100. */
  comments?: Maybe<TicketCommentConnection>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first comment. */
  description?: Maybe<Scalars['String']['output']>;
  /** Who gets copies by e-mail. */
  emailCcs?: Maybe<Array<User>>;
  /** What it holds of its form's drop-downs. */
  fieldValues?: Maybe<Array<TicketFieldValue>>;
  /** The form it was written with; the forms of a whole list cost one REST call. */
  form?: Maybe<TicketForm>;
  id: Scalars['ID']['output'];
  /** How long it took. Agents and administrators only. Costs one REST call for each ticket. */
  metrics?: Maybe<TicketMetrics>;
  /** The organisation that it is for: a handle with its tickets, as no operation reads one. Costs no REST call. */
  organization?: Maybe<SupportOrganization>;
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
export type TicketCommentArgs = {
  id: Scalars['ID']['input'];
};


/** A ticket of the support desk. */
export type TicketCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TicketCommentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<TicketCommentOrder>;
};

/** A file of a comment, by what the desk knows of it. */
export type TicketAttachment = {
  __typename?: 'TicketAttachment';
  /** Its media type. */
  contentType?: Maybe<Scalars['String']['output']>;
  /** Where its bytes are. */
  contentUrl?: Maybe<Scalars['String']['output']>;
  /** Whether it was deleted. */
  deleted?: Maybe<Scalars['Boolean']['output']>;
  /** Its name. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Its height in pixels, where it is a picture. */
  height?: Maybe<Scalars['String']['output']>;
  /** Whether it stands in the text. */
  inline?: Maybe<Scalars['Boolean']['output']>;
  /** What a scan for malware found. */
  malwareScanResult?: Maybe<Scalars['String']['output']>;
  /** Its size in bytes. */
  size?: Maybe<Scalars['Int']['output']>;
  /** Its width in pixels, where it is a picture. */
  width?: Maybe<Scalars['String']['output']>;
};

/** A comment on a ticket. */
export type TicketComment = Node & {
  __typename?: 'TicketComment';
  /** Its files. */
  attachments?: Maybe<Array<TicketAttachment>>;
  /** Who wrote it. */
  author?: Maybe<User>;
  /** As written. */
  body?: Maybe<Scalars['String']['output']>;
  /** Where it came in. */
  channel?: Maybe<Scalars['String']['output']>;
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

/** A field of ticket forms. */
export type TicketField = Node & {
  __typename?: 'TicketField';
  /** Whether it can be used. */
  active?: Maybe<Scalars['Boolean']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who made it; null where an app did. Comes with the field. */
  creator?: Maybe<User>;
  /** The app that made it, if one did. Comes with the field. */
  creatorAppName?: Maybe<Scalars['String']['output']>;
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** Whether end users fill it in. */
  editableInPortal?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** What a drop-down offers. Costs one REST call for 100. */
  options?: Maybe<TicketFieldOptionConnection>;
  /** The title that end users see. */
  portalTitle?: Maybe<Scalars['String']['output']>;
  /** Its place among the fields. */
  position?: Maybe<Scalars['Int']['output']>;
  /** Whether it can be removed. */
  removable?: Maybe<Scalars['Boolean']['output']>;
  /** Whether agents must fill it in to solve a ticket. */
  required?: Maybe<Scalars['Boolean']['output']>;
  /** The title that agents see. */
  title?: Maybe<Scalars['String']['output']>;
  /** What it holds. */
  type?: Maybe<TicketFieldType>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The support desk's own id. */
  upstreamId: Scalars['String']['output'];
  /** Whether end users see it. */
  visibleInPortal?: Maybe<Scalars['Boolean']['output']>;
};


/** A field of ticket forms. */
export type TicketFieldOptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What a drop-down offers. */
export type TicketFieldOption = Node & {
  __typename?: 'TicketFieldOption';
  /** Whether it is chosen unless another is. */
  default?: Maybe<Scalars['Boolean']['output']>;
  /** Its field. Costs one REST call for each distinct field. */
  field?: Maybe<TicketField>;
  id: Scalars['ID']['output'];
  /** The title that people see. */
  name?: Maybe<Scalars['String']['output']>;
  /** The title before placeholders in it are filled in. */
  rawName?: Maybe<Scalars['String']['output']>;
  /** The support desk's own id. */
  upstreamId: Scalars['String']['output'];
  /** The tag that tickets hold. */
  value?: Maybe<Scalars['String']['output']>;
};

/** Options, a page of them. */
export type TicketFieldOptionConnection = {
  __typename?: 'TicketFieldOptionConnection';
  edges: Array<TicketFieldOptionEdge>;
  nodes: Array<TicketFieldOption>;
  pageInfo: PageInfo;
  /** Not known: the support desk does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An option in its list. */
export type TicketFieldOptionEdge = {
  __typename?: 'TicketFieldOptionEdge';
  cursor: Scalars['String']['output'];
  node: TicketFieldOption;
};

/** An option as it is to be. */
export type TicketFieldOptionInput = {
  /** The title that people see. */
  name: Scalars['String']['input'];
  /** The tag that tickets hold: without blanks and commas. */
  value: Scalars['String']['input'];
};

/** What a ticket field holds. */
export type TicketFieldType =
  | 'DESCRIPTION'
  /** A type that the documents do not name. */
  | 'OTHER'
  | 'SUBJECT'
  /** One of its options: a drop-down. */
  | 'TAGGER';

/** What a ticket holds of a field. */
export type TicketFieldValue = {
  __typename?: 'TicketFieldValue';
  /** The field. Agents and administrators only. Costs one REST call for each distinct field of a whole list. */
  field?: Maybe<TicketField>;
  /** The option that was chosen; comes with the field. */
  option?: Maybe<TicketFieldOption>;
  /** The tag of the option that was chosen. */
  value?: Maybe<Scalars['String']['output']>;
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
  /** Its fields, in their order. Agents and administrators only. Costs one REST call for each distinct field of a whole list. */
  fields?: Maybe<Array<TicketField>>;
  id: Scalars['ID']['output'];
  /** Whether every brand uses it. */
  inAllBrands?: Maybe<Scalars['Boolean']['output']>;
  /** The name that agents see. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its place in the list. */
  position?: Maybe<Scalars['Int']['output']>;
  /** The brands that use it where not all do, by the support desk's ids. */
  restrictedBrandIds?: Maybe<Array<Scalars['ID']['output']>>;
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

/** A file of a comment, by what is known of it. */
export type TicketImportAttachmentInput = {
  /** Its media type. */
  contentType?: InputMaybe<Scalars['String']['input']>;
  /** Where its bytes are. */
  contentUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether it was deleted. */
  deleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its name. */
  fileName?: InputMaybe<Scalars['String']['input']>;
  /** Its height in pixels, as text. */
  height?: InputMaybe<Scalars['String']['input']>;
  /** Its id at the other desk. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it stands in the text. */
  inline?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it may be opened whatever was found. */
  malwareAccessOverride?: InputMaybe<Scalars['Boolean']['input']>;
  /** What a scan for malware found. */
  malwareScanResult?: InputMaybe<Scalars['String']['input']>;
  /** Where its bytes are under the desk's own host name. */
  mappedContentUrl?: InputMaybe<Scalars['String']['input']>;
  /** Its size in bytes. */
  size?: InputMaybe<Scalars['Int']['input']>;
  /** Smaller pictures of it. */
  thumbnails?: InputMaybe<Array<Scalars['JSON']['input']>>;
  /** Where the other desk describes it. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Its width in pixels, as text. */
  width?: InputMaybe<Scalars['String']['input']>;
};

/** A comment of another desk; it needs a text in one of its forms. */
export type TicketImportCommentInput = {
  /** Its files, by what is known of them. */
  attachments?: InputMaybe<Array<TicketImportAttachmentInput>>;
  /** Its audit at the other desk. */
  auditId?: InputMaybe<Scalars['ID']['input']>;
  /** Who wrote it: the id of a support user. The requester unless given. */
  authorId?: InputMaybe<Scalars['ID']['input']>;
  /** The text. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** When it was written: with the ticket unless given. */
  createdAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The text as HTML. */
  htmlBody?: InputMaybe<Scalars['String']['input']>;
  /** Its id at the other desk; here it gets one of its own. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whatever else is known of it: an object. */
  metadata?: InputMaybe<Scalars['JSON']['input']>;
  /** The text without marks. */
  plainBody?: InputMaybe<Scalars['String']['input']>;
  /** False for a note among agents. */
  public?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its kind at the other desk. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** Tokens of uploads at the other desk; they name nothing here. */
  uploads?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The text, by a second name. */
  value?: InputMaybe<Scalars['String']['input']>;
  /** Where it came in. */
  via?: InputMaybe<TicketImportViaInput>;
};

/** A ticket of another desk; everything is optional. */
export type TicketImportInput = {
  /** Who works on it: the id of a support user who is an agent. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** What was said, in any order. */
  comments?: InputMaybe<Array<TicketImportCommentInput>>;
  /** When it was created: with its first comment, or now, unless given. */
  createdAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What it is about; the first comment unless comments are given. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** How much it pressed. */
  priority?: InputMaybe<TicketPriority>;
  /** Who asked: the id of a support user. The caller unless given. */
  requesterId?: InputMaybe<Scalars['ID']['input']>;
  /** How far it had come: new, or open where somebody is assigned, unless given. */
  status?: InputMaybe<TicketStatus>;
  /** What it is about, in a line. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Words to mark it with. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it was. */
  type?: InputMaybe<TicketType>;
  /** When it was last changed: with its last comment unless given. */
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Where a comment came in. */
export type TicketImportViaInput = {
  /** The channel, as `email`. */
  channel?: InputMaybe<Scalars['String']['input']>;
  /** What the other desk says of its source: an object. */
  source?: InputMaybe<Scalars['JSON']['input']>;
};

/** Something that happened to a ticket. */
export type TicketMetricEvent = {
  __typename?: 'TicketMetricEvent';
  /** How long the run took; null where it began. */
  duration?: Maybe<TicketMinutes>;
  /** Which run of the metric: the second begins when the ticket is opened again. */
  instance?: Maybe<Scalars['Int']['output']>;
  /** What is measured. */
  metric?: Maybe<TicketMetricName>;
  /** The ticket; more of it than its id costs one REST call for each. */
  ticket?: Maybe<Ticket>;
  /** When it happened. */
  time?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the run began or ended. */
  type?: Maybe<TicketMetricEventType>;
  /** The support desk's own id. */
  upstreamId: Scalars['String']['output'];
};

/** Events, a page of them. */
export type TicketMetricEventConnection = {
  __typename?: 'TicketMetricEventConnection';
  edges: Array<TicketMetricEventEdge>;
  nodes: Array<TicketMetricEvent>;
  pageInfo: PageInfo;
  /** Not known: the support desk does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An event in its list. */
export type TicketMetricEventEdge = {
  __typename?: 'TicketMetricEventEdge';
  cursor: Scalars['String']['output'];
  node: TicketMetricEvent;
};

/** The events of a stretch of time. */
export type TicketMetricEventExport = {
  __typename?: 'TicketMetricEventExport';
  /** True where this stretch reaches the present. */
  complete?: Maybe<Scalars['Boolean']['output']>;
  /** The events, in the order of time. */
  events?: Maybe<Array<TicketMetricEvent>>;
  /** Where the next stretch begins: give it as `since`. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** What happens to a run of a metric. */
export type TicketMetricEventType =
  | 'ACTIVATE'
  | 'FULFILL'
  /** A type that the documents do not name. */
  | 'OTHER';

/** What is measured of tickets. */
export type TicketMetricName =
  /** A metric that the documents do not name. */
  | 'OTHER'
  | 'REPLY_TIME'
  | 'RESOLUTION_TIME';

/** How long a ticket took. */
export type TicketMetrics = Node & {
  __typename?: 'TicketMetrics';
  /** When it was last assigned. */
  assignedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many agents it was assigned to. */
  assigneeStations?: Maybe<Scalars['Int']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until it was solved for the first time. */
  firstResolutionTime?: Maybe<TicketMinutes>;
  /** Until it was solved for good; empty while it is not. */
  fullResolutionTime?: Maybe<TicketMinutes>;
  id: Scalars['ID']['output'];
  /** When its last comment was written. */
  latestCommentAddedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How often it was opened again. */
  reopens?: Maybe<Scalars['Int']['output']>;
  /** Public comments of agents. */
  replies?: Maybe<Scalars['Int']['output']>;
  /** Until the first public comment of an agent. */
  replyTime?: Maybe<TicketMinutes>;
  /** When it was solved; null while it is not. */
  solvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was last solved or opened. */
  statusUpdatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The ticket; more of it than its id costs one REST call for each. */
  ticket?: Maybe<Ticket>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The support desk's own id. */
  upstreamId: Scalars['String']['output'];
};

/** Metric sets, a page of them. */
export type TicketMetricsConnection = {
  __typename?: 'TicketMetricsConnection';
  edges: Array<TicketMetricsEdge>;
  nodes: Array<TicketMetrics>;
  pageInfo: PageInfo;
  /** Not known: the support desk does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A metric set in its list. */
export type TicketMetricsEdge = {
  __typename?: 'TicketMetricsEdge';
  cursor: Scalars['String']['output'];
  node: TicketMetrics;
};

/** A length of time in whole minutes. */
export type TicketMinutes = {
  __typename?: 'TicketMinutes';
  /** In business hours. */
  business?: Maybe<Scalars['Int']['output']>;
  /** By the calendar. */
  calendar?: Maybe<Scalars['Int']['output']>;
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

/** Which requests are listed; all that is given must hold. */
export type TicketRequestFilter = {
  /** With this person copied in: the id of a support user, global or the support desk's own. */
  ccId?: InputMaybe<Scalars['ID']['input']>;
  /** Of this organisation: global id or the support desk's own. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** In one of these states. */
  statuses?: InputMaybe<Array<TicketStatus>>;
  /** Containing this text. */
  text?: InputMaybe<Scalars['String']['input']>;
};

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

/** A storage provider to remove. */
export type UnlinkCloudStorageProviderInput = {
  /** The provider's global id. */
  id: Scalars['ID']['input'];
};

/** What became of a storage provider to remove. */
export type UnlinkCloudStorageProviderPayload = {
  __typename?: 'UnlinkCloudStorageProviderPayload';
  /** The user. */
  owner?: Maybe<ESignatureUser>;
  /** Those that are left. */
  providers?: Maybe<Array<CloudStorageProvider>>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Storage providers to remove. */
export type UnlinkCloudStorageProvidersInput = {
  /** The account, where the user's own id is given; the configured one unless given. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** The providers: numbers or names. */
  providers: Array<Scalars['String']['input']>;
  /** The user: global id, or the user's own within the account. */
  userId: Scalars['ID']['input'];
};

/** What became of storage providers to remove. */
export type UnlinkCloudStorageProvidersPayload = {
  __typename?: 'UnlinkCloudStorageProvidersPayload';
  /** The user. */
  owner?: Maybe<ESignatureUser>;
  /** Those that are left. */
  providers?: Maybe<Array<CloudStorageProvider>>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What is to change of a configuration: what is not given stays. */
export type UpdateConnectConfigurationInput = {
  /** The account, where the configuration's own id is given; the configured one unless given. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it is about all users. */
  allUsers?: InputMaybe<Scalars['Boolean']['input']>;
  /** True enables it, false disables it. */
  allowEnvelopePublish?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it is about. */
  configurationType?: InputMaybe<ConnectConfigurationType>;
  /** How events become messages: the other model's events are forgotten. */
  deliveryMode?: InputMaybe<ConnectDeliveryMode>;
  /** Whether the family's Connect console shows what is sent. */
  enableLog?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of the aggregate model and account-level only: all that it is to be told of envelopes. */
  envelopeEvents?: InputMaybe<Array<ConnectEnvelopeEvent>>;
  /** How messages are written. */
  eventData?: InputMaybe<ConnectEventDataInput>;
  /** Of the SIM model only: all that it is to be told. */
  events?: InputMaybe<Array<ConnectEventName>>;
  /** The configuration: global id, or its own. */
  id: Scalars['ID']['input'];
  /** What it is called. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Of the aggregate model only: all that it is to be told of recipients. */
  recipientEvents?: InputMaybe<Array<ConnectRecipientEvent>>;
  /** The listener's address: http or https. */
  urlToPublishTo?: InputMaybe<Scalars['String']['input']>;
  /** All whom it is to be about: global ids, or the users' own. */
  userIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What became of changes to a configuration. */
export type UpdateConnectConfigurationPayload = {
  __typename?: 'UpdateConnectConfigurationPayload';
  /** The configuration. */
  configuration?: Maybe<ConnectConfiguration>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What is to change of where the token comes from: what is not given stays. */
export type UpdateConnectOAuthInput = {
  /** The account; the configured one unless given. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** The authorization server's token endpoint: http or https. */
  authorizationServerUrl?: InputMaybe<Scalars['String']['input']>;
  /** The client as whom the token is asked for. */
  clientId?: InputMaybe<Scalars['String']['input']>;
  /** Its secret: written only, never told again. */
  clientSecret?: InputMaybe<Scalars['String']['input']>;
  /** The scope that is asked for. */
  scope?: InputMaybe<Scalars['String']['input']>;
};

/** What became of changes to where the token comes from. */
export type UpdateConnectOAuthPayload = {
  __typename?: 'UpdateConnectOAuthPayload';
  /** The configuration. */
  oauth?: Maybe<ConnectOAuth>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

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

/** Custom fields to change. */
export type UpdateEnvelopeCustomFieldsInput = {
  /** The account, where the envelope's GUID is given; the configured one unless given. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** The envelope: global id or GUID. */
  envelopeId: Scalars['ID']['input'];
  /** The fields; each name once. What is not given of one stays. */
  fields: Array<EnvelopeCustomFieldChangeInput>;
};

/** What became of custom fields to change. */
export type UpdateEnvelopeCustomFieldsPayload = {
  __typename?: 'UpdateEnvelopeCustomFieldsPayload';
  /** All custom fields that the envelope now has. */
  customFields?: Maybe<Array<EnvelopeCustomField>>;
  /** The envelope. */
  envelope?: Maybe<Envelope>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Values to change. */
export type UpdateEnvelopeDocumentFieldsInput = {
  /** The document's global id. */
  documentId: Scalars['ID']['input'];
  /** The fields by their names, each once; others stay as they are. */
  fields: Array<EnvelopeDocumentFieldInput>;
};

/** What became of values to change. */
export type UpdateEnvelopeDocumentFieldsPayload = {
  __typename?: 'UpdateEnvelopeDocumentFieldsPayload';
  /** The document. */
  document?: Maybe<EnvelopeDocument>;
  /** All fields that the document now has. */
  fields?: Maybe<Array<EnvelopeDocumentField>>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Who is to see what. */
export type UpdateEnvelopeDocumentVisibilityInput = {
  /** The account, where the envelope's GUID is given; the configured one unless given. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** The envelope: global id or GUID. */
  envelopeId: Scalars['ID']['input'];
  /** Recipients and documents; what is not named stays as it is. */
  settings: Array<EnvelopeVisibilityInput>;
};

/** What became of who is to see what. */
export type UpdateEnvelopeDocumentVisibilityPayload = {
  __typename?: 'UpdateEnvelopeDocumentVisibilityPayload';
  /** The envelope. */
  envelope?: Maybe<Envelope>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
  /** What was set, as it now is. */
  visibility?: Maybe<Array<EnvelopeDocumentVisibility>>;
};

/** What a recipient is to see. */
export type UpdateEnvelopeRecipientVisibilityInput = {
  /** The recipient's global id. */
  recipientId: Scalars['ID']['input'];
  /** Documents; what is not named stays as it is. */
  settings: Array<EnvelopeRecipientVisibilityInput>;
};

/** What became of what a recipient is to see. */
export type UpdateEnvelopeRecipientVisibilityPayload = {
  __typename?: 'UpdateEnvelopeRecipientVisibilityPayload';
  /** The recipient with all that they now see. */
  recipient?: Maybe<EnvelopeRecipient>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Tabs to change. */
export type UpdateEnvelopeTabsInput = {
  /** The tabs, all of one document. */
  tabs: Array<EnvelopeTabChangeInput>;
};

/** What became of tabs to change. */
export type UpdateEnvelopeTabsPayload = {
  __typename?: 'UpdateEnvelopeTabsPayload';
  /** The document. */
  document?: Maybe<EnvelopeDocument>;
  /** The tabs as they now are. */
  tabs?: Maybe<Array<EnvelopeTab>>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Where a meeting is to be streamed to. */
export type UpdateMeetingLivestreamInput = {
  /** The meeting: global id or its number. */
  meetingId: Scalars['ID']['input'];
  /** The page that people watch it on. */
  pageUrl: Scalars['String']['input'];
  /** How fine the picture is, such as `720p`. */
  resolution?: InputMaybe<Scalars['String']['input']>;
  /** The key of the stream. It is sent on, never shown again. */
  streamKey: Scalars['String']['input'];
  /** Where it is sent to. */
  streamUrl: Scalars['String']['input'];
};

/** What became of saying where a meeting is streamed to. */
export type UpdateMeetingLivestreamPayload = {
  __typename?: 'UpdateMeetingLivestreamPayload';
  /** The livestream with what was set; null when nothing was. */
  livestream?: Maybe<MeetingLivestream>;
  /** Why nothing was set. */
  userErrors: Array<UserError>;
};

/** What is to become of a livestream; what is not given stays. */
export type UpdateMeetingLivestreamStatusInput = {
  /** Start or stop. */
  action?: InputMaybe<MeetingLivestreamAction>;
  /** Whether the name of whoever speaks is shown. */
  activeSpeakerName?: InputMaybe<Scalars['Boolean']['input']>;
  /** What becomes of captions. */
  closeCaption?: InputMaybe<MeetingCloseCaption>;
  /** The name over the stream. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** How people are shown. */
  layout?: InputMaybe<MeetingLivestreamLayout>;
  /** The meeting: global id or its number. */
  meetingId: Scalars['ID']['input'];
};

/** What became of starting, stopping or changing a livestream. */
export type UpdateMeetingLivestreamStatusPayload = {
  __typename?: 'UpdateMeetingLivestreamStatusPayload';
  /** The livestream with what was set; null when nothing was. */
  livestream?: Maybe<MeetingLivestream>;
  /** Why nothing was done. */
  userErrors: Array<UserError>;
};

/** What is to be changed of a poll; what is not given, or null, stays. Questions that are given take the place of all there were. */
export type UpdateMeetingPollInput = {
  /** Whether answers are without names. */
  anonymous?: InputMaybe<Scalars['Boolean']['input']>;
  /** The poll's global id, or the service's own beside `meetingId`. */
  id: Scalars['ID']['input'];
  /** The meeting, where `id` is not a global id. */
  meetingId?: InputMaybe<Scalars['ID']['input']>;
  /** What is asked: all questions. */
  questions?: InputMaybe<Array<MeetingPollQuestionInput>>;
  /** What it is called. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** What kind of poll it is. */
  type?: InputMaybe<NewMeetingPollType>;
};

/** What became of changing a poll. */
export type UpdateMeetingPollPayload = {
  __typename?: 'UpdateMeetingPollPayload';
  /** The poll as it is now; null when nothing was changed. */
  poll?: Maybe<MeetingPoll>;
  /** Why nothing was changed. */
  userErrors: Array<UserError>;
};

/** What is to be changed of a SIP phone; what is not given, or null, stays. The further servers must be given every time, and its user stays. */
export type UpdateMeetingSipPhoneInput = {
  /** The name that it signs in with. */
  authorizationName?: InputMaybe<Scalars['String']['input']>;
  /** The SIP domain. */
  domain?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** The password that it signs in with. It is sent on, never shown again. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The first proxy server. */
  proxyServer?: InputMaybe<Scalars['String']['input']>;
  /** The second proxy server. */
  proxyServer2: Scalars['String']['input'];
  /** The third proxy server. */
  proxyServer3: Scalars['String']['input'];
  /** The first register server. */
  registerServer?: InputMaybe<Scalars['String']['input']>;
  /** The second register server. */
  registerServer2: Scalars['String']['input'];
  /** The third register server. */
  registerServer3: Scalars['String']['input'];
  /** After how many minutes it registers again. */
  registrationExpireTime?: InputMaybe<Scalars['Int']['input']>;
  /** How it speaks to the first server, such as `TLS`. */
  transportProtocol?: InputMaybe<Scalars['String']['input']>;
  /** How it speaks to the second server. */
  transportProtocol2?: InputMaybe<Scalars['String']['input']>;
  /** How it speaks to the third server. */
  transportProtocol3?: InputMaybe<Scalars['String']['input']>;
  /** The user's name. */
  userName?: InputMaybe<Scalars['String']['input']>;
  /** Where voice mail is fetched. */
  voiceMail?: InputMaybe<Scalars['String']['input']>;
};

/** What became of changing a SIP phone. */
export type UpdateMeetingSipPhonePayload = {
  __typename?: 'UpdateMeetingSipPhonePayload';
  /** The phone with what was set; null when nothing was. No operation reads one phone: what was not given is found in the list. */
  sipPhone?: Maybe<MeetingSipPhone>;
  /** Why nothing was changed. */
  userErrors: Array<UserError>;
};

/** What is to be changed of the account's telephony service provider; what is not given, or null, stays. */
export type UpdateMeetingTelephonyInput = {
  /** The bridge that is used. */
  bridge?: InputMaybe<Scalars['String']['input']>;
  /** Whether users may add numbers that are not the account's. */
  dialInNumberUnrestricted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the provider's audio is used. */
  enable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the settings hold for sub-accounts too. */
  masterAccountSettingExtended?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether users must leave their credentials as they are. */
  modifyCredentialForbidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** The provider. */
  provider?: InputMaybe<Scalars['String']['input']>;
  /** Whether users may have accounts with the provider. */
  tspEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What became of changing the account's telephony service provider. */
export type UpdateMeetingTelephonyPayload = {
  __typename?: 'UpdateMeetingTelephonyPayload';
  /** The provider as it is now; null when nothing was changed. */
  telephony?: Maybe<MeetingTelephony>;
  /** Why nothing was changed. */
  userErrors: Array<UserError>;
};

/** The page of a user's global dial-in numbers. */
export type UpdateMeetingUserGlobalDialInInput = {
  /** The link to the page; some providers need it. */
  audioUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whose: global id, the service's own, an address, or `me`. */
  userId: Scalars['ID']['input'];
};

/** What became of setting the page of a user's global dial-in numbers. */
export type UpdateMeetingUserGlobalDialInPayload = {
  __typename?: 'UpdateMeetingUserGlobalDialInPayload';
  /** The user; null when nothing was set. */
  owner?: Maybe<MeetingUser>;
  /** Why nothing was set. */
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

/** All options that a drop-down is to have, and those that are to go. */
export type UpdateTicketFieldInput = {
  /** Global id or the support desk's own. */
  id: Scalars['ID']['input'];
  /** Every option that the field is to have, in their order; at most 2,000. One whose value the field has already keeps its id. */
  options: Array<TicketFieldOptionInput>;
  /** The values of the options that are to be removed, each with its values on tickets and macros. Those that are not there are left out of account. */
  removeOptions?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What came of a change of options. */
export type UpdateTicketFieldPayload = {
  __typename?: 'UpdateTicketFieldPayload';
  /** The options that were removed. */
  removedOptions?: Maybe<Array<TicketFieldOption>>;
  /** The field as it is now. */
  ticketField?: Maybe<TicketField>;
  /** The options that would have been removed without being named: because of them nothing was changed. */
  unnamedOptions?: Maybe<Array<TicketFieldOption>>;
  /** Why nothing was changed. */
  userErrors: Array<UserError>;
};

/** What is to be changed of a form: at least one thing. */
export type UpdateTicketFormInput = {
  /** Whether it can be used. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** True makes it the one that is used where no other fits. */
  default?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name that end users see. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** Whether end users see it. */
  endUserVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its fields in their order: global ids or the support desk's own. */
  fieldIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Global id or the support desk's own. */
  id: Scalars['ID']['input'];
  /** Whether every brand uses it. */
  inAllBrands?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name that agents see; not blank. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The brands that use it, by the support desk's ids, where not all do. */
  restrictedBrandIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What came of changing a form. */
export type UpdateTicketFormPayload = {
  __typename?: 'UpdateTicketFormPayload';
  /** The form as it is now. */
  ticketForm?: Maybe<TicketForm>;
  /** What the support desk refused. */
  userErrors: Array<UserError>;
};

/** An option to be changed or added. */
export type UpsertTicketFieldOptionInput = {
  /** The field: global id or the support desk's own. */
  fieldId: Scalars['ID']['input'];
  /** The option that is to be changed, global id or the support desk's own; without it one is added. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The title that people see. */
  name: Scalars['String']['input'];
  /** The tag that tickets hold: without blanks and commas. Tickets that hold the old one follow. */
  value: Scalars['String']['input'];
};

/** What came of an option. */
export type UpsertTicketFieldOptionPayload = {
  __typename?: 'UpsertTicketFieldOptionPayload';
  /** True where it was added, false where it was changed. */
  created?: Maybe<Scalars['Boolean']['output']>;
  /** The option as it is now. */
  ticketFieldOption?: Maybe<TicketFieldOption>;
  /** What the support desk refused. */
  userErrors: Array<UserError>;
};

/** Person, identified by e-mail address. Every service that finds the person adds its own records. */
export type User = Node & {
  __typename?: 'User';
  /** What Connect has reported of envelopes that the person has sent or received, in the configured account; see `ESignature.connectEvents`. */
  connectEvents?: Maybe<ConnectEventConnection>;
  /** The person as an end user of the contact centre, as a configured profile attribute or custom field of the CRM names them; null also where several are named (see `contactCentreEndUsers`). Costs one REST call a person. */
  contactCentreEndUser?: Maybe<ContactCentreEndUser>;
  /** All end users of the contact centre that are named for the person. Costs one REST call for each. */
  contactCentreEndUsers?: Maybe<Array<ContactCentreEndUser>>;
  /** E-mail address in lower case. */
  email: Scalars['String']['output'];
  /** Global id, built from `User:` and the e-mail address. */
  id: Scalars['ID']['output'];
  /** Ids of the person in other families, from the CRM. */
  idsFromCrm?: Maybe<Scalars['JSON']['output']>;
  /** Ids of the person in other families, from the directory's profile. */
  idsFromIdentity?: Maybe<Scalars['JSON']['output']>;
  /** The person's SIP phone; null also when there are several (see `meetingSipPhones`). Costs one REST call a person. Needs the scope `sip_phone:read:admin`. */
  meetingSipPhone?: Maybe<MeetingSipPhone>;
  /** All SIP phones with the person's address. Costs one REST call a person. Needs the scope `sip_phone:read:admin`. */
  meetingSipPhones?: Maybe<Array<MeetingSipPhone>>;
  /** The person in the meetings service: a handle by address. Costs no REST call. */
  meetingUser?: Maybe<MeetingUser>;
  /** What the person said of how their tickets were dealt with: the ratings of a page of their tickets, newest ticket first. A page has no more ratings than it has tickets, and may have none though others follow. Costs what `tickets` costs, and nothing beside the same tickets. */
  satisfactionRatings?: Maybe<SatisfactionRatingConnection>;
  /** The person's account on the social network, as a configured profile attribute or custom field of the CRM names it; null also where several are named (see `socialUsers`). One REST call for 100 people. */
  socialUser?: Maybe<SocialUser>;
  /** All accounts on the social network that are named for the person. One REST call for 100. */
  socialUsers?: Maybe<Array<SocialUser>>;
  /** What the families of this subgraph know of the person. */
  sourcesOfCollaboration?: Maybe<Scalars['JSON']['output']>;
  /** The support desk's user with this address; null also when several have it (see `supportUsers`). One search for 100 people. */
  supportUser?: Maybe<SupportUser>;
  /** All users of the support desk with this address. One search for 100 people. */
  supportUsers?: Maybe<Array<SupportUser>>;
  /** Tickets the person asked for. One search for the people of a whole list, page by page; costs at least one REST call for 100 people. */
  tickets?: Maybe<TicketConnection>;
};


/** Person, identified by e-mail address. Every service that finds the person adds its own records. */
export type UserConnectEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Person, identified by e-mail address. Every service that finds the person adds its own records. */
export type UserSatisfactionRatingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Person, identified by e-mail address. Every service that finds the person adds its own records. */
export type UserTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TicketFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<TicketOrder>;
};

/** Reason why a service refused a change. */
export type UserError = {
  __typename?: 'UserError';
  /** Error code from the error catalog of this API. */
  code: Scalars['String']['output'];
  /** Error code of the service; null if it has none. */
  familyCode?: Maybe<Scalars['String']['output']>;
  /** Input field that caused the error; null if the service does not name one. */
  field?: Maybe<Scalars['String']['output']>;
  /** Explanation written by the service. */
  message: Scalars['String']['output'];
};

/** A webinar: a handle by its number, which stands for its latest instance, or by the UUID of one instance. */
export type Webinar = {
  __typename?: 'Webinar';
  id: Scalars['ID']['output'];
  /** What was asked and answered; null also where the webinar is older than a year. Costs one REST call. Needs the scope `report:read:admin`. */
  qaReport?: Maybe<WebinarQaReport>;
  /** What the survey brought; null also where the webinar is older than a year. Costs one REST call. Needs the scope `report:read:admin`. */
  surveyReport?: Maybe<WebinarSurveyReport>;
  /** The number or the UUID. */
  upstreamId: Scalars['String']['output'];
};

/** An answer to a question. */
export type WebinarAnswer = {
  __typename?: 'WebinarAnswer';
  /** When it was answered. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was answered. */
  content?: Maybe<Scalars['String']['output']>;
  /** Their address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The name of who answered. */
  name?: Maybe<Scalars['String']['output']>;
  /** The person. */
  user?: Maybe<User>;
};

/** Somebody who asked questions. */
export type WebinarAsker = {
  __typename?: 'WebinarAsker';
  /** Their address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The name they came by. */
  name?: Maybe<Scalars['String']['output']>;
  /** What they asked, in the order they did. */
  questions?: Maybe<Array<WebinarQuestion>>;
  /** The person. */
  user?: Maybe<User>;
};

/** What was asked and answered in one instance of a webinar. */
export type WebinarQaReport = {
  __typename?: 'WebinarQaReport';
  /** The instance, by its UUID. */
  instance?: Maybe<Webinar>;
  /** Who asked, with their questions. */
  participants?: Maybe<Array<WebinarAsker>>;
  /** When it began. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A question that was asked. */
export type WebinarQuestion = {
  __typename?: 'WebinarQuestion';
  /** What was answered. */
  answers?: Maybe<Array<WebinarAnswer>>;
  /** When it was asked. */
  askedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was asked. */
  question?: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  status?: Maybe<WebinarQuestionStatus>;
  /** The service's own id. */
  upstreamId?: Maybe<Scalars['String']['output']>;
};

/** What became of a question. */
export type WebinarQuestionStatus =
  /** Answered. */
  | 'ANSWERED'
  /** Taken away. */
  | 'DELETED'
  /** Put aside. */
  | 'DISMISSED'
  /** Not answered yet. */
  | 'OPEN'
  /** A state that the documents do not name. */
  | 'OTHER';

/** An answer in a survey. */
export type WebinarSurveyAnswer = {
  __typename?: 'WebinarSurveyAnswer';
  /** What was answered. */
  answer?: Maybe<Scalars['String']['output']>;
  /** When it was answered. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was asked. */
  question?: Maybe<Scalars['String']['output']>;
  /** The service's own id of the question. */
  questionId?: Maybe<Scalars['String']['output']>;
};

/** What the survey after one instance of a webinar brought. */
export type WebinarSurveyReport = {
  __typename?: 'WebinarSurveyReport';
  /** The instance, by its UUID. */
  instance?: Maybe<Webinar>;
  /** Who took part, with what they said. */
  respondents?: Maybe<Array<WebinarSurveyRespondent>>;
  /** When it began. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The service's own id of the survey. */
  surveyId?: Maybe<Scalars['String']['output']>;
  /** What the survey is called. */
  title?: Maybe<Scalars['String']['output']>;
};

/** Somebody who took part in a survey. */
export type WebinarSurveyRespondent = {
  __typename?: 'WebinarSurveyRespondent';
  /** What they said. */
  answers?: Maybe<Array<WebinarSurveyAnswer>>;
  /** Their address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The name they came by. */
  name?: Maybe<Scalars['String']['output']>;
  /** The person. */
  user?: Maybe<User>;
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
  CloudStorageProvider: CloudStorageProvider;
  ConnectConfiguration: ConnectConfiguration;
  ConnectOAuth: ConnectOAuth;
  ContactCentreEndUser: ContactCentreEndUser;
  ContactCentreQueue: ContactCentreQueue;
  ContactCentreTag: ContactCentreTag;
  ContactCentreTeam: ContactCentreTeam;
  EnvelopeDocument: EnvelopeDocument;
  EnvelopeRecipient: EnvelopeRecipient;
  SatisfactionRating: SatisfactionRating;
  SatisfactionReason: SatisfactionReason;
  SlaPolicy: SlaPolicy;
  SocialPost: SocialPost;
  SocialUser: SocialUser;
  SupportResourceCollection: SupportResourceCollection;
  Ticket: Ticket;
  TicketComment: TicketComment;
  TicketField: TicketField;
  TicketFieldOption: TicketFieldOption;
  TicketForm: TicketForm;
  TicketMetrics: TicketMetrics;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  CloudStorageProvider:
    ( { __typename: 'CloudStorageProvider' }
    & GraphQLRecursivePick<FederationTypes['CloudStorageProvider'], {"id":true}> );
  ConnectConfiguration:
    ( { __typename: 'ConnectConfiguration' }
    & GraphQLRecursivePick<FederationTypes['ConnectConfiguration'], {"id":true}> );
  ConnectOAuth:
    ( { __typename: 'ConnectOAuth' }
    & GraphQLRecursivePick<FederationTypes['ConnectOAuth'], {"id":true}> );
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
  EnvelopeDocument:
    ( { __typename: 'EnvelopeDocument' }
    & GraphQLRecursivePick<FederationTypes['EnvelopeDocument'], {"id":true}> );
  EnvelopeRecipient:
    ( { __typename: 'EnvelopeRecipient' }
    & GraphQLRecursivePick<FederationTypes['EnvelopeRecipient'], {"id":true}> );
  SatisfactionRating:
    ( { __typename: 'SatisfactionRating' }
    & GraphQLRecursivePick<FederationTypes['SatisfactionRating'], {"id":true}> );
  SatisfactionReason:
    ( { __typename: 'SatisfactionReason' }
    & GraphQLRecursivePick<FederationTypes['SatisfactionReason'], {"id":true}> );
  SlaPolicy:
    ( { __typename: 'SlaPolicy' }
    & GraphQLRecursivePick<FederationTypes['SlaPolicy'], {"id":true}> );
  SocialPost:
    ( { __typename: 'SocialPost' }
    & GraphQLRecursivePick<FederationTypes['SocialPost'], {"id":true}> );
  SocialUser:
    ( { __typename: 'SocialUser' }
    & GraphQLRecursivePick<FederationTypes['SocialUser'], {"id":true}> );
  SupportResourceCollection:
    ( { __typename: 'SupportResourceCollection' }
    & GraphQLRecursivePick<FederationTypes['SupportResourceCollection'], {"id":true}> );
  Ticket:
    ( { __typename: 'Ticket' }
    & GraphQLRecursivePick<FederationTypes['Ticket'], {"id":true}> );
  TicketComment:
    ( { __typename: 'TicketComment' }
    & GraphQLRecursivePick<FederationTypes['TicketComment'], {"id":true}> );
  TicketField:
    ( { __typename: 'TicketField' }
    & GraphQLRecursivePick<FederationTypes['TicketField'], {"id":true}> );
  TicketFieldOption:
    ( { __typename: 'TicketFieldOption' }
    & GraphQLRecursivePick<FederationTypes['TicketFieldOption'], {"id":true}> );
  TicketForm:
    ( { __typename: 'TicketForm' }
    & GraphQLRecursivePick<FederationTypes['TicketForm'], {"id":true}> );
  TicketMetrics:
    ( { __typename: 'TicketMetrics' }
    & GraphQLRecursivePick<FederationTypes['TicketMetrics'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"email":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true,"idsFromCrm":true}> ) );
};


/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  MeetingPollQuestion:
    | ( MeetingPollBlanksQuestionMapper )
    | ( MeetingPollChoiceQuestionMapper )
    | ( MeetingPollOtherQuestionMapper )
    | ( MeetingPollPromptsQuestionMapper )
    | ( MeetingPollRatingQuestionMapper )
    | ( MeetingPollTextQuestionMapper )
  ;
  Node:
    | ( CloudStorageProviderMapper )
    | ( ConnectConfigurationMapper )
    | ( ConnectOAuthMapper )
    | ( ContactCentreEndUserMapper )
    | ( ContactCentreQueueMapper )
    | ( ContactCentreTagMapper )
    | ( ContactCentreTeamMapper )
    | ( EnvelopeDocumentMapper )
    | ( EnvelopeRecipientMapper )
    | ( SatisfactionRatingMapper )
    | ( SatisfactionReasonMapper )
    | ( SlaPolicyMapper )
    | ( SocialPostMapper )
    | ( SocialUserMapper )
    | ( SupportResourceCollectionMapper )
    | ( TicketMapper )
    | ( TicketCommentMapper )
    | ( TicketFieldMapper )
    | ( TicketFieldOptionMapper )
    | ( TicketFormMapper )
    | ( TicketMetricsMapper )
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
  AddEnvelopeDocumentsInput: AddEnvelopeDocumentsInput;
  AddEnvelopeDocumentsPayload: ResolverTypeWrapper<Omit<AddEnvelopeDocumentsPayload, 'documents' | 'envelope'> & { documents?: Maybe<Array<ResolversTypes['EnvelopeDocument']>>, envelope?: Maybe<ResolversTypes['Envelope']> }>;
  AddMeetingRegistrantInput: AddMeetingRegistrantInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AddMeetingRegistrantPayload: ResolverTypeWrapper<Omit<AddMeetingRegistrantPayload, 'registrant'> & { registrant?: Maybe<ResolversTypes['MeetingRegistrant']> }>;
  AgentPresence: ResolverTypeWrapper<AgentPresenceMapper>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
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
  CloudStorageProvider: ResolverTypeWrapper<CloudStorageProviderMapper>;
  ConnectConfiguration: ResolverTypeWrapper<ConnectConfigurationMapper>;
  ConnectConfigurationType: ConnectConfigurationType;
  ConnectDeliveryMode: ConnectDeliveryMode;
  ConnectEnvelopeEvent: ConnectEnvelopeEvent;
  ConnectEvent: ResolverTypeWrapper<ConnectEventMapper>;
  ConnectEventConnection: ResolverTypeWrapper<ConnectEventConnectionMapper>;
  ConnectEventData: ResolverTypeWrapper<ConnectEventDataMapper>;
  ConnectEventDataInput: ConnectEventDataInput;
  ConnectEventDataVersion: ConnectEventDataVersion;
  ConnectEventEdge: ResolverTypeWrapper<Omit<ConnectEventEdge, 'node'> & { node: ResolversTypes['ConnectEvent'] }>;
  ConnectEventName: ConnectEventName;
  ConnectEventRecipient: ResolverTypeWrapper<ConnectEventRecipientMapper>;
  ConnectOAuth: ResolverTypeWrapper<ConnectOAuthMapper>;
  ConnectRecipientEvent: ConnectRecipientEvent;
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
  CreateConnectConfigurationInput: CreateConnectConfigurationInput;
  CreateConnectConfigurationPayload: ResolverTypeWrapper<Omit<CreateConnectConfigurationPayload, 'configuration'> & { configuration?: Maybe<ResolversTypes['ConnectConfiguration']> }>;
  CreateConnectOAuthInput: CreateConnectOAuthInput;
  CreateConnectOAuthPayload: ResolverTypeWrapper<Omit<CreateConnectOAuthPayload, 'oauth'> & { oauth?: Maybe<ResolversTypes['ConnectOAuth']> }>;
  CreateContactCentreQueueInput: CreateContactCentreQueueInput;
  CreateContactCentreQueuePayload: ResolverTypeWrapper<Omit<CreateContactCentreQueuePayload, 'queue'> & { queue?: Maybe<ResolversTypes['ContactCentreQueue']> }>;
  CreateContactCentreTagInput: CreateContactCentreTagInput;
  CreateContactCentreTagPayload: ResolverTypeWrapper<Omit<CreateContactCentreTagPayload, 'tag'> & { tag?: Maybe<ResolversTypes['ContactCentreTag']> }>;
  CreateContactCentreTeamInput: CreateContactCentreTeamInput;
  CreateContactCentreTeamPayload: ResolverTypeWrapper<Omit<CreateContactCentreTeamPayload, 'team'> & { team?: Maybe<ResolversTypes['ContactCentreTeam']> }>;
  CreateEnvelopeCustomFieldsInput: CreateEnvelopeCustomFieldsInput;
  CreateEnvelopeCustomFieldsPayload: ResolverTypeWrapper<Omit<CreateEnvelopeCustomFieldsPayload, 'customFields' | 'envelope'> & { customFields?: Maybe<Array<ResolversTypes['EnvelopeCustomField']>>, envelope?: Maybe<ResolversTypes['Envelope']> }>;
  CreateEnvelopeDocumentFieldsInput: CreateEnvelopeDocumentFieldsInput;
  CreateEnvelopeDocumentFieldsPayload: ResolverTypeWrapper<Omit<CreateEnvelopeDocumentFieldsPayload, 'document' | 'fields'> & { document?: Maybe<ResolversTypes['EnvelopeDocument']>, fields?: Maybe<Array<ResolversTypes['EnvelopeDocumentField']>> }>;
  CreateEnvelopeTabsInput: CreateEnvelopeTabsInput;
  CreateEnvelopeTabsPayload: ResolverTypeWrapper<Omit<CreateEnvelopeTabsPayload, 'document' | 'tabs'> & { document?: Maybe<ResolversTypes['EnvelopeDocument']>, tabs?: Maybe<Array<ResolversTypes['EnvelopeTab']>> }>;
  CreateMeetingPollInput: CreateMeetingPollInput;
  CreateMeetingPollPayload: ResolverTypeWrapper<Omit<CreateMeetingPollPayload, 'poll'> & { poll?: Maybe<ResolversTypes['MeetingPoll']> }>;
  CreateMeetingSipPhoneInput: CreateMeetingSipPhoneInput;
  CreateMeetingSipPhonePayload: ResolverTypeWrapper<Omit<CreateMeetingSipPhonePayload, 'sipPhone'> & { sipPhone?: Maybe<ResolversTypes['MeetingSipPhone']> }>;
  CreateMeetingTspAccountInput: CreateMeetingTspAccountInput;
  CreateMeetingTspAccountPayload: ResolverTypeWrapper<Omit<CreateMeetingTspAccountPayload, 'tspAccount'> & { tspAccount?: Maybe<ResolversTypes['MeetingTspAccount']> }>;
  CreateSlaPolicyInput: CreateSlaPolicyInput;
  CreateSlaPolicyPayload: ResolverTypeWrapper<Omit<CreateSlaPolicyPayload, 'slaPolicy'> & { slaPolicy?: Maybe<ResolversTypes['SlaPolicy']> }>;
  CreateSupportAccountInput: CreateSupportAccountInput;
  CreateSupportAccountPayload: ResolverTypeWrapper<Omit<CreateSupportAccountPayload, 'account'> & { account?: Maybe<ResolversTypes['SupportAccount']> }>;
  CreateSupportResourceCollectionInput: CreateSupportResourceCollectionInput;
  CreateSupportResourceCollectionPayload: ResolverTypeWrapper<Omit<CreateSupportResourceCollectionPayload, 'job'> & { job?: Maybe<ResolversTypes['SupportCollectionJob']> }>;
  CreateTicketFormInput: CreateTicketFormInput;
  CreateTicketFormPayload: ResolverTypeWrapper<Omit<CreateTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversTypes['TicketForm']> }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeactivateContactCentreTagInput: DeactivateContactCentreTagInput;
  DeactivateContactCentreTagPayload: ResolverTypeWrapper<Omit<DeactivateContactCentreTagPayload, 'tag'> & { tag?: Maybe<ResolversTypes['ContactCentreTag']> }>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DeleteConnectConfigurationInput: DeleteConnectConfigurationInput;
  DeleteConnectConfigurationPayload: ResolverTypeWrapper<DeleteConnectConfigurationPayload>;
  DeleteConnectOAuthInput: DeleteConnectOAuthInput;
  DeleteConnectOAuthPayload: ResolverTypeWrapper<DeleteConnectOAuthPayload>;
  DeleteContactCentreTeamInput: DeleteContactCentreTeamInput;
  DeleteContactCentreTeamPayload: ResolverTypeWrapper<DeleteContactCentreTeamPayload>;
  DeleteEnvelopeDocumentFieldsInput: DeleteEnvelopeDocumentFieldsInput;
  DeleteEnvelopeDocumentFieldsPayload: ResolverTypeWrapper<Omit<DeleteEnvelopeDocumentFieldsPayload, 'document' | 'fields'> & { document?: Maybe<ResolversTypes['EnvelopeDocument']>, fields?: Maybe<Array<ResolversTypes['EnvelopeDocumentField']>> }>;
  DeleteEnvelopeDocumentsInput: DeleteEnvelopeDocumentsInput;
  DeleteEnvelopeDocumentsPayload: ResolverTypeWrapper<Omit<DeleteEnvelopeDocumentsPayload, 'documents' | 'envelope'> & { documents?: Maybe<Array<ResolversTypes['EnvelopeDocument']>>, envelope?: Maybe<ResolversTypes['Envelope']> }>;
  DeleteEnvelopeTabsInput: DeleteEnvelopeTabsInput;
  DeleteEnvelopeTabsPayload: ResolverTypeWrapper<Omit<DeleteEnvelopeTabsPayload, 'document'> & { document?: Maybe<ResolversTypes['EnvelopeDocument']> }>;
  DeleteMeetingPollInput: DeleteMeetingPollInput;
  DeleteMeetingPollPayload: ResolverTypeWrapper<Omit<DeleteMeetingPollPayload, 'meeting'> & { meeting?: Maybe<ResolversTypes['Meeting']> }>;
  DeleteMeetingSipPhoneInput: DeleteMeetingSipPhoneInput;
  DeleteMeetingSipPhonePayload: ResolverTypeWrapper<DeleteMeetingSipPhonePayload>;
  DeleteMeetingTspAccountInput: DeleteMeetingTspAccountInput;
  DeleteMeetingTspAccountPayload: ResolverTypeWrapper<Omit<DeleteMeetingTspAccountPayload, 'owner'> & { owner?: Maybe<ResolversTypes['MeetingUser']> }>;
  DeleteSlaPolicyInput: DeleteSlaPolicyInput;
  DeleteSlaPolicyPayload: ResolverTypeWrapper<DeleteSlaPolicyPayload>;
  DeleteSupportResourceCollectionInput: DeleteSupportResourceCollectionInput;
  DeleteSupportResourceCollectionPayload: ResolverTypeWrapper<Omit<DeleteSupportResourceCollectionPayload, 'job'> & { job?: Maybe<ResolversTypes['SupportCollectionJob']> }>;
  DeleteTicketFieldOptionInput: DeleteTicketFieldOptionInput;
  DeleteTicketFieldOptionPayload: ResolverTypeWrapper<DeleteTicketFieldOptionPayload>;
  DeleteTicketFormInput: DeleteTicketFormInput;
  DeleteTicketFormPayload: ResolverTypeWrapper<DeleteTicketFormPayload>;
  ESignature: ResolverTypeWrapper<ESignatureMapper>;
  ESignatureUser: ResolverTypeWrapper<ESignatureUserMapper>;
  Envelope: ResolverTypeWrapper<EnvelopeMapper>;
  EnvelopeCustomField: ResolverTypeWrapper<EnvelopeCustomFieldMapper>;
  EnvelopeCustomFieldChangeInput: EnvelopeCustomFieldChangeInput;
  EnvelopeCustomFieldInput: EnvelopeCustomFieldInput;
  EnvelopeCustomFieldKind: EnvelopeCustomFieldKind;
  EnvelopeDocument: ResolverTypeWrapper<EnvelopeDocumentMapper>;
  EnvelopeDocumentField: ResolverTypeWrapper<EnvelopeDocumentFieldMapper>;
  EnvelopeDocumentFieldInput: EnvelopeDocumentFieldInput;
  EnvelopeDocumentInput: EnvelopeDocumentInput;
  EnvelopeDocumentVisibility: ResolverTypeWrapper<EnvelopeDocumentVisibilityMapper>;
  EnvelopeHtmlDefinition: ResolverTypeWrapper<EnvelopeHtmlDefinitionMapper>;
  EnvelopePage: ResolverTypeWrapper<EnvelopePageMapper>;
  EnvelopeRecipient: ResolverTypeWrapper<EnvelopeRecipientMapper>;
  EnvelopeRecipientStatus: EnvelopeRecipientStatus;
  EnvelopeRecipientType: EnvelopeRecipientType;
  EnvelopeRecipientVisibilityInput: EnvelopeRecipientVisibilityInput;
  EnvelopeRights: ResolverTypeWrapper<EnvelopeRightsMapper>;
  EnvelopeStatus: EnvelopeStatus;
  EnvelopeTab: ResolverTypeWrapper<EnvelopeTabMapper>;
  EnvelopeTabChangeInput: EnvelopeTabChangeInput;
  EnvelopeTabInput: EnvelopeTabInput;
  EnvelopeTabKind: EnvelopeTabKind;
  EnvelopeTranscriptEncoding: EnvelopeTranscriptEncoding;
  EnvelopeVisibilityInput: EnvelopeVisibilityInput;
  FamilyRateLimits: ResolverTypeWrapper<FamilyRateLimits>;
  File: ResolverTypeWrapper<File>;
  FileUpload: ResolverTypeWrapper<FileUpload>;
  HttpHeader: ResolverTypeWrapper<HttpHeader>;
  ImportTicketInput: ImportTicketInput;
  ImportTicketPayload: ResolverTypeWrapper<Omit<ImportTicketPayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['Ticket']> }>;
  ImportTicketsInput: ImportTicketsInput;
  ImportTicketsPayload: ResolverTypeWrapper<Omit<ImportTicketsPayload, 'job'> & { job?: Maybe<ResolversTypes['SupportJob']> }>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LinkCloudStorageProvidersInput: LinkCloudStorageProvidersInput;
  LinkCloudStorageProvidersPayload: ResolverTypeWrapper<Omit<LinkCloudStorageProvidersPayload, 'owner' | 'providers'> & { owner?: Maybe<ResolversTypes['ESignatureUser']>, providers?: Maybe<Array<ResolversTypes['CloudStorageProvider']>> }>;
  Meeting: ResolverTypeWrapper<MeetingMapper>;
  MeetingCloseCaption: MeetingCloseCaption;
  MeetingDialInNumber: ResolverTypeWrapper<MeetingDialInNumberMapper>;
  MeetingDialInNumberInput: MeetingDialInNumberInput;
  MeetingLivestream: ResolverTypeWrapper<MeetingLivestreamMapper>;
  MeetingLivestreamAction: MeetingLivestreamAction;
  MeetingLivestreamLayout: MeetingLivestreamLayout;
  MeetingPoll: ResolverTypeWrapper<MeetingPollMapper>;
  MeetingPollBlanksInput: MeetingPollBlanksInput;
  MeetingPollBlanksQuestion: ResolverTypeWrapper<MeetingPollBlanksQuestionMapper>;
  MeetingPollChoiceInput: MeetingPollChoiceInput;
  MeetingPollChoiceQuestion: ResolverTypeWrapper<MeetingPollChoiceQuestionMapper>;
  MeetingPollOtherQuestion: ResolverTypeWrapper<MeetingPollOtherQuestionMapper>;
  MeetingPollPrompt: ResolverTypeWrapper<MeetingPollPromptMapper>;
  MeetingPollPromptInput: MeetingPollPromptInput;
  MeetingPollPromptsInput: MeetingPollPromptsInput;
  MeetingPollPromptsQuestion: ResolverTypeWrapper<MeetingPollPromptsQuestionMapper>;
  MeetingPollQuestion: ResolverTypeWrapper<MeetingPollQuestionMapper>;
  MeetingPollQuestionInput: MeetingPollQuestionInput;
  MeetingPollQuestionType: MeetingPollQuestionType;
  MeetingPollRatingInput: MeetingPollRatingInput;
  MeetingPollRatingQuestion: ResolverTypeWrapper<MeetingPollRatingQuestionMapper>;
  MeetingPollStatus: MeetingPollStatus;
  MeetingPollTextInput: MeetingPollTextInput;
  MeetingPollTextQuestion: ResolverTypeWrapper<MeetingPollTextQuestionMapper>;
  MeetingPollType: MeetingPollType;
  MeetingRegistrant: ResolverTypeWrapper<MeetingRegistrantMapper>;
  MeetingRegistrantConnection: ResolverTypeWrapper<MeetingRegistrantConnectionMapper>;
  MeetingRegistrantEdge: ResolverTypeWrapper<Omit<MeetingRegistrantEdge, 'node'> & { node: ResolversTypes['MeetingRegistrant'] }>;
  MeetingRegistrantStatus: MeetingRegistrantStatus;
  MeetingSipPhone: ResolverTypeWrapper<MeetingSipPhoneMapper>;
  MeetingSipPhoneConnection: ResolverTypeWrapper<MeetingSipPhoneConnectionMapper>;
  MeetingSipPhoneEdge: ResolverTypeWrapper<Omit<MeetingSipPhoneEdge, 'node'> & { node: ResolversTypes['MeetingSipPhone'] }>;
  MeetingSummary: ResolverTypeWrapper<MeetingSummaryMapper>;
  MeetingSummaryDetail: ResolverTypeWrapper<MeetingSummaryDetail>;
  MeetingTelephony: ResolverTypeWrapper<MeetingTelephonyMapper>;
  MeetingTspAccount: ResolverTypeWrapper<MeetingTspAccountMapper>;
  MeetingUser: ResolverTypeWrapper<MeetingUserMapper>;
  Meetings: ResolverTypeWrapper<MeetingsMapper>;
  Money: ResolverTypeWrapper<Money>;
  MoneyInput: MoneyInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewMeetingPollType: NewMeetingPollType;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RateLimit: ResolverTypeWrapper<RateLimit>;
  RateLimitScope: RateLimitScope;
  RateLimits: ResolverTypeWrapper<RateLimits>;
  RateQuota: ResolverTypeWrapper<RateQuota>;
  RateTicketInput: RateTicketInput;
  RateTicketPayload: ResolverTypeWrapper<Omit<RateTicketPayload, 'satisfactionRating'> & { satisfactionRating?: Maybe<ResolversTypes['SatisfactionRating']> }>;
  RemoveContactCentreQueueMembersInput: RemoveContactCentreQueueMembersInput;
  RemoveContactCentreQueueMembersPayload: ResolverTypeWrapper<Omit<RemoveContactCentreQueueMembersPayload, 'queue'> & { queue?: Maybe<ResolversTypes['ContactCentreQueue']> }>;
  RemoveContactCentreTeamAgentsInput: RemoveContactCentreTeamAgentsInput;
  RemoveContactCentreTeamAgentsPayload: ResolverTypeWrapper<Omit<RemoveContactCentreTeamAgentsPayload, 'team'> & { team?: Maybe<ResolversTypes['ContactCentreTeam']> }>;
  ReorderSlaPoliciesInput: ReorderSlaPoliciesInput;
  ReorderSlaPoliciesPayload: ResolverTypeWrapper<Omit<ReorderSlaPoliciesPayload, 'slaPolicies'> & { slaPolicies?: Maybe<Array<ResolversTypes['SlaPolicy']>> }>;
  ReorderTicketFormsInput: ReorderTicketFormsInput;
  ReorderTicketFormsPayload: ResolverTypeWrapper<Omit<ReorderTicketFormsPayload, 'ticketForms'> & { ticketForms?: Maybe<Array<ResolversTypes['TicketForm']>> }>;
  ReplaceContactCentreEndUserInput: ReplaceContactCentreEndUserInput;
  ReplaceContactCentreEndUserPayload: ResolverTypeWrapper<Omit<ReplaceContactCentreEndUserPayload, 'endUser'> & { endUser?: Maybe<ResolversTypes['ContactCentreEndUser']> }>;
  RequestCommentInput: RequestCommentInput;
  SatisfactionRating: ResolverTypeWrapper<SatisfactionRatingMapper>;
  SatisfactionRatingConnection: ResolverTypeWrapper<SatisfactionRatingConnectionMapper>;
  SatisfactionRatingCount: ResolverTypeWrapper<SatisfactionRatingCountMapper>;
  SatisfactionRatingEdge: ResolverTypeWrapper<Omit<SatisfactionRatingEdge, 'node'> & { node: ResolversTypes['SatisfactionRating'] }>;
  SatisfactionRatingFilter: SatisfactionRatingFilter;
  SatisfactionReason: ResolverTypeWrapper<SatisfactionReasonMapper>;
  SatisfactionScore: SatisfactionScore;
  SatisfactionScoreFilter: SatisfactionScoreFilter;
  SetSocialPostHiddenInput: SetSocialPostHiddenInput;
  SetSocialPostHiddenPayload: ResolverTypeWrapper<SetSocialPostHiddenPayloadMapper>;
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
  SortDirection: SortDirection;
  SupportAccount: ResolverTypeWrapper<SupportAccountMapper>;
  SupportCollectionAction: SupportCollectionAction;
  SupportCollectionJob: ResolverTypeWrapper<SupportCollectionJobMapper>;
  SupportDesk: ResolverTypeWrapper<SupportDeskMapper>;
  SupportGroup: ResolverTypeWrapper<SupportGroupMapper>;
  SupportGroupConnection: ResolverTypeWrapper<SupportGroupConnectionMapper>;
  SupportGroupEdge: ResolverTypeWrapper<Omit<SupportGroupEdge, 'node'> & { node: ResolversTypes['SupportGroup'] }>;
  SupportJob: ResolverTypeWrapper<SupportJobMapper>;
  SupportJobStatus: SupportJobStatus;
  SupportOrganization: ResolverTypeWrapper<SupportOrganizationMapper>;
  SupportOrganizationConnection: ResolverTypeWrapper<SupportOrganizationConnectionMapper>;
  SupportOrganizationEdge: ResolverTypeWrapper<Omit<SupportOrganizationEdge, 'node'> & { node: ResolversTypes['SupportOrganization'] }>;
  SupportRecord: ResolverTypeWrapper<SupportRecordMapper>;
  SupportRecordConnection: ResolverTypeWrapper<SupportRecordConnectionMapper>;
  SupportRecordEdge: ResolverTypeWrapper<Omit<SupportRecordEdge, 'node'> & { node: ResolversTypes['SupportRecord'] }>;
  SupportRecordFilter: SupportRecordFilter;
  SupportRecordOrder: SupportRecordOrder;
  SupportRecordType: SupportRecordType;
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
  SupportUser: ResolverTypeWrapper<SupportUserMapper>;
  SupportUserConnection: ResolverTypeWrapper<SupportUserConnectionMapper>;
  SupportUserEdge: ResolverTypeWrapper<Omit<SupportUserEdge, 'node'> & { node: ResolversTypes['SupportUser'] }>;
  SupportUserRole: SupportUserRole;
  Ticket: ResolverTypeWrapper<TicketMapper>;
  TicketAttachment: ResolverTypeWrapper<TicketAttachment>;
  TicketComment: ResolverTypeWrapper<TicketCommentMapper>;
  TicketCommentAuthorRole: TicketCommentAuthorRole;
  TicketCommentConnection: ResolverTypeWrapper<TicketCommentConnectionMapper>;
  TicketCommentEdge: ResolverTypeWrapper<Omit<TicketCommentEdge, 'node'> & { node: ResolversTypes['TicketComment'] }>;
  TicketCommentFilter: TicketCommentFilter;
  TicketCommentOrder: TicketCommentOrder;
  TicketConnection: ResolverTypeWrapper<TicketConnectionMapper>;
  TicketEdge: ResolverTypeWrapper<Omit<TicketEdge, 'node'> & { node: ResolversTypes['Ticket'] }>;
  TicketField: ResolverTypeWrapper<TicketFieldMapper>;
  TicketFieldOption: ResolverTypeWrapper<TicketFieldOptionMapper>;
  TicketFieldOptionConnection: ResolverTypeWrapper<TicketFieldOptionConnectionMapper>;
  TicketFieldOptionEdge: ResolverTypeWrapper<Omit<TicketFieldOptionEdge, 'node'> & { node: ResolversTypes['TicketFieldOption'] }>;
  TicketFieldOptionInput: TicketFieldOptionInput;
  TicketFieldType: TicketFieldType;
  TicketFieldValue: ResolverTypeWrapper<TicketFieldValueMapper>;
  TicketFilter: TicketFilter;
  TicketForm: ResolverTypeWrapper<TicketFormMapper>;
  TicketFormFilter: TicketFormFilter;
  TicketImportAttachmentInput: TicketImportAttachmentInput;
  TicketImportCommentInput: TicketImportCommentInput;
  TicketImportInput: TicketImportInput;
  TicketImportViaInput: TicketImportViaInput;
  TicketMetricEvent: ResolverTypeWrapper<TicketMetricEventMapper>;
  TicketMetricEventConnection: ResolverTypeWrapper<TicketMetricEventConnectionMapper>;
  TicketMetricEventEdge: ResolverTypeWrapper<Omit<TicketMetricEventEdge, 'node'> & { node: ResolversTypes['TicketMetricEvent'] }>;
  TicketMetricEventExport: ResolverTypeWrapper<Omit<TicketMetricEventExport, 'events'> & { events?: Maybe<Array<ResolversTypes['TicketMetricEvent']>> }>;
  TicketMetricEventType: TicketMetricEventType;
  TicketMetricName: TicketMetricName;
  TicketMetrics: ResolverTypeWrapper<TicketMetricsMapper>;
  TicketMetricsConnection: ResolverTypeWrapper<TicketMetricsConnectionMapper>;
  TicketMetricsEdge: ResolverTypeWrapper<Omit<TicketMetricsEdge, 'node'> & { node: ResolversTypes['TicketMetrics'] }>;
  TicketMinutes: ResolverTypeWrapper<TicketMinutes>;
  TicketOrder: TicketOrder;
  TicketPriority: TicketPriority;
  TicketRequestFilter: TicketRequestFilter;
  TicketSkip: ResolverTypeWrapper<TicketSkipMapper>;
  TicketStatus: TicketStatus;
  TicketType: TicketType;
  TicketVerdict: TicketVerdict;
  UnlinkCloudStorageProviderInput: UnlinkCloudStorageProviderInput;
  UnlinkCloudStorageProviderPayload: ResolverTypeWrapper<Omit<UnlinkCloudStorageProviderPayload, 'owner' | 'providers'> & { owner?: Maybe<ResolversTypes['ESignatureUser']>, providers?: Maybe<Array<ResolversTypes['CloudStorageProvider']>> }>;
  UnlinkCloudStorageProvidersInput: UnlinkCloudStorageProvidersInput;
  UnlinkCloudStorageProvidersPayload: ResolverTypeWrapper<Omit<UnlinkCloudStorageProvidersPayload, 'owner' | 'providers'> & { owner?: Maybe<ResolversTypes['ESignatureUser']>, providers?: Maybe<Array<ResolversTypes['CloudStorageProvider']>> }>;
  UpdateConnectConfigurationInput: UpdateConnectConfigurationInput;
  UpdateConnectConfigurationPayload: ResolverTypeWrapper<Omit<UpdateConnectConfigurationPayload, 'configuration'> & { configuration?: Maybe<ResolversTypes['ConnectConfiguration']> }>;
  UpdateConnectOAuthInput: UpdateConnectOAuthInput;
  UpdateConnectOAuthPayload: ResolverTypeWrapper<Omit<UpdateConnectOAuthPayload, 'oauth'> & { oauth?: Maybe<ResolversTypes['ConnectOAuth']> }>;
  UpdateContactCentreEndUserAttributesInput: UpdateContactCentreEndUserAttributesInput;
  UpdateContactCentreEndUserAttributesPayload: ResolverTypeWrapper<Omit<UpdateContactCentreEndUserAttributesPayload, 'endUser'> & { endUser?: Maybe<ResolversTypes['ContactCentreEndUser']> }>;
  UpdateContactCentreEndUserInput: UpdateContactCentreEndUserInput;
  UpdateContactCentreEndUserPayload: ResolverTypeWrapper<Omit<UpdateContactCentreEndUserPayload, 'endUser'> & { endUser?: Maybe<ResolversTypes['ContactCentreEndUser']> }>;
  UpdateEnvelopeCustomFieldsInput: UpdateEnvelopeCustomFieldsInput;
  UpdateEnvelopeCustomFieldsPayload: ResolverTypeWrapper<Omit<UpdateEnvelopeCustomFieldsPayload, 'customFields' | 'envelope'> & { customFields?: Maybe<Array<ResolversTypes['EnvelopeCustomField']>>, envelope?: Maybe<ResolversTypes['Envelope']> }>;
  UpdateEnvelopeDocumentFieldsInput: UpdateEnvelopeDocumentFieldsInput;
  UpdateEnvelopeDocumentFieldsPayload: ResolverTypeWrapper<Omit<UpdateEnvelopeDocumentFieldsPayload, 'document' | 'fields'> & { document?: Maybe<ResolversTypes['EnvelopeDocument']>, fields?: Maybe<Array<ResolversTypes['EnvelopeDocumentField']>> }>;
  UpdateEnvelopeDocumentVisibilityInput: UpdateEnvelopeDocumentVisibilityInput;
  UpdateEnvelopeDocumentVisibilityPayload: ResolverTypeWrapper<Omit<UpdateEnvelopeDocumentVisibilityPayload, 'envelope' | 'visibility'> & { envelope?: Maybe<ResolversTypes['Envelope']>, visibility?: Maybe<Array<ResolversTypes['EnvelopeDocumentVisibility']>> }>;
  UpdateEnvelopeRecipientVisibilityInput: UpdateEnvelopeRecipientVisibilityInput;
  UpdateEnvelopeRecipientVisibilityPayload: ResolverTypeWrapper<Omit<UpdateEnvelopeRecipientVisibilityPayload, 'recipient'> & { recipient?: Maybe<ResolversTypes['EnvelopeRecipient']> }>;
  UpdateEnvelopeTabsInput: UpdateEnvelopeTabsInput;
  UpdateEnvelopeTabsPayload: ResolverTypeWrapper<Omit<UpdateEnvelopeTabsPayload, 'document' | 'tabs'> & { document?: Maybe<ResolversTypes['EnvelopeDocument']>, tabs?: Maybe<Array<ResolversTypes['EnvelopeTab']>> }>;
  UpdateMeetingLivestreamInput: UpdateMeetingLivestreamInput;
  UpdateMeetingLivestreamPayload: ResolverTypeWrapper<Omit<UpdateMeetingLivestreamPayload, 'livestream'> & { livestream?: Maybe<ResolversTypes['MeetingLivestream']> }>;
  UpdateMeetingLivestreamStatusInput: UpdateMeetingLivestreamStatusInput;
  UpdateMeetingLivestreamStatusPayload: ResolverTypeWrapper<Omit<UpdateMeetingLivestreamStatusPayload, 'livestream'> & { livestream?: Maybe<ResolversTypes['MeetingLivestream']> }>;
  UpdateMeetingPollInput: UpdateMeetingPollInput;
  UpdateMeetingPollPayload: ResolverTypeWrapper<UpdateMeetingPollPayloadMapper>;
  UpdateMeetingSipPhoneInput: UpdateMeetingSipPhoneInput;
  UpdateMeetingSipPhonePayload: ResolverTypeWrapper<Omit<UpdateMeetingSipPhonePayload, 'sipPhone'> & { sipPhone?: Maybe<ResolversTypes['MeetingSipPhone']> }>;
  UpdateMeetingTelephonyInput: UpdateMeetingTelephonyInput;
  UpdateMeetingTelephonyPayload: ResolverTypeWrapper<UpdateMeetingTelephonyPayloadMapper>;
  UpdateMeetingUserGlobalDialInInput: UpdateMeetingUserGlobalDialInInput;
  UpdateMeetingUserGlobalDialInPayload: ResolverTypeWrapper<Omit<UpdateMeetingUserGlobalDialInPayload, 'owner'> & { owner?: Maybe<ResolversTypes['MeetingUser']> }>;
  UpdateRequestInput: UpdateRequestInput;
  UpdateRequestPayload: ResolverTypeWrapper<Omit<UpdateRequestPayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['Ticket']> }>;
  UpdateSlaPolicyInput: UpdateSlaPolicyInput;
  UpdateSlaPolicyPayload: ResolverTypeWrapper<Omit<UpdateSlaPolicyPayload, 'slaPolicy'> & { slaPolicy?: Maybe<ResolversTypes['SlaPolicy']> }>;
  UpdateSupportResourceCollectionInput: UpdateSupportResourceCollectionInput;
  UpdateSupportResourceCollectionPayload: ResolverTypeWrapper<Omit<UpdateSupportResourceCollectionPayload, 'job'> & { job?: Maybe<ResolversTypes['SupportCollectionJob']> }>;
  UpdateTicketFieldInput: UpdateTicketFieldInput;
  UpdateTicketFieldPayload: ResolverTypeWrapper<Omit<UpdateTicketFieldPayload, 'removedOptions' | 'ticketField' | 'unnamedOptions'> & { removedOptions?: Maybe<Array<ResolversTypes['TicketFieldOption']>>, ticketField?: Maybe<ResolversTypes['TicketField']>, unnamedOptions?: Maybe<Array<ResolversTypes['TicketFieldOption']>> }>;
  UpdateTicketFormInput: UpdateTicketFormInput;
  UpdateTicketFormPayload: ResolverTypeWrapper<Omit<UpdateTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversTypes['TicketForm']> }>;
  UpsertTicketFieldOptionInput: UpsertTicketFieldOptionInput;
  UpsertTicketFieldOptionPayload: ResolverTypeWrapper<Omit<UpsertTicketFieldOptionPayload, 'ticketFieldOption'> & { ticketFieldOption?: Maybe<ResolversTypes['TicketFieldOption']> }>;
  User: ResolverTypeWrapper<UserMapper>;
  UserError: ResolverTypeWrapper<UserError>;
  Webinar: ResolverTypeWrapper<WebinarMapper>;
  WebinarAnswer: ResolverTypeWrapper<WebinarAnswerMapper>;
  WebinarAsker: ResolverTypeWrapper<WebinarAskerMapper>;
  WebinarQaReport: ResolverTypeWrapper<WebinarQaReportMapper>;
  WebinarQuestion: ResolverTypeWrapper<WebinarQuestionMapper>;
  WebinarQuestionStatus: WebinarQuestionStatus;
  WebinarSurveyAnswer: ResolverTypeWrapper<WebinarSurveyAnswerMapper>;
  WebinarSurveyReport: ResolverTypeWrapper<WebinarSurveyReportMapper>;
  WebinarSurveyRespondent: ResolverTypeWrapper<WebinarSurveyRespondentMapper>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ActivateContactCentreTagInput: ActivateContactCentreTagInput;
  ID: Scalars['ID']['output'];
  ActivateContactCentreTagPayload: Omit<ActivateContactCentreTagPayload, 'tag'> & { tag?: Maybe<ResolversParentTypes['ContactCentreTag']> };
  AddContactCentreTeamAgentsInput: AddContactCentreTeamAgentsInput;
  AddContactCentreTeamAgentsPayload: Omit<AddContactCentreTeamAgentsPayload, 'team'> & { team?: Maybe<ResolversParentTypes['ContactCentreTeam']> };
  AddEnvelopeDocumentsInput: AddEnvelopeDocumentsInput;
  AddEnvelopeDocumentsPayload: Omit<AddEnvelopeDocumentsPayload, 'documents' | 'envelope'> & { documents?: Maybe<Array<ResolversParentTypes['EnvelopeDocument']>>, envelope?: Maybe<ResolversParentTypes['Envelope']> };
  AddMeetingRegistrantInput: AddMeetingRegistrantInput;
  String: Scalars['String']['output'];
  AddMeetingRegistrantPayload: Omit<AddMeetingRegistrantPayload, 'registrant'> & { registrant?: Maybe<ResolversParentTypes['MeetingRegistrant']> };
  AgentPresence: AgentPresenceMapper;
  Int: Scalars['Int']['output'];
  AgentPresenceConnection: AgentPresenceConnectionMapper;
  AgentPresenceEdge: Omit<AgentPresenceEdge, 'node'> & { node: ResolversParentTypes['AgentPresence'] };
  AnonymizeContactCentreEndUserInput: AnonymizeContactCentreEndUserInput;
  Boolean: Scalars['Boolean']['output'];
  AnonymizeContactCentreEndUserPayload: Omit<AnonymizeContactCentreEndUserPayload, 'endUser'> & { endUser?: Maybe<ResolversParentTypes['ContactCentreEndUser']> };
  AssignContactCentreQueueMembersInput: AssignContactCentreQueueMembersInput;
  AssignContactCentreQueueMembersPayload: Omit<AssignContactCentreQueueMembersPayload, 'queue'> & { queue?: Maybe<ResolversParentTypes['ContactCentreQueue']> };
  CloneTicketFormInput: CloneTicketFormInput;
  CloneTicketFormPayload: Omit<CloneTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversParentTypes['TicketForm']> };
  CloudStorageProvider: CloudStorageProviderMapper;
  ConnectConfiguration: ConnectConfigurationMapper;
  ConnectEvent: ConnectEventMapper;
  ConnectEventConnection: ConnectEventConnectionMapper;
  ConnectEventData: ConnectEventDataMapper;
  ConnectEventDataInput: ConnectEventDataInput;
  ConnectEventEdge: Omit<ConnectEventEdge, 'node'> & { node: ResolversParentTypes['ConnectEvent'] };
  ConnectEventRecipient: ConnectEventRecipientMapper;
  ConnectOAuth: ConnectOAuthMapper;
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
  CreateConnectConfigurationInput: CreateConnectConfigurationInput;
  CreateConnectConfigurationPayload: Omit<CreateConnectConfigurationPayload, 'configuration'> & { configuration?: Maybe<ResolversParentTypes['ConnectConfiguration']> };
  CreateConnectOAuthInput: CreateConnectOAuthInput;
  CreateConnectOAuthPayload: Omit<CreateConnectOAuthPayload, 'oauth'> & { oauth?: Maybe<ResolversParentTypes['ConnectOAuth']> };
  CreateContactCentreQueueInput: CreateContactCentreQueueInput;
  CreateContactCentreQueuePayload: Omit<CreateContactCentreQueuePayload, 'queue'> & { queue?: Maybe<ResolversParentTypes['ContactCentreQueue']> };
  CreateContactCentreTagInput: CreateContactCentreTagInput;
  CreateContactCentreTagPayload: Omit<CreateContactCentreTagPayload, 'tag'> & { tag?: Maybe<ResolversParentTypes['ContactCentreTag']> };
  CreateContactCentreTeamInput: CreateContactCentreTeamInput;
  CreateContactCentreTeamPayload: Omit<CreateContactCentreTeamPayload, 'team'> & { team?: Maybe<ResolversParentTypes['ContactCentreTeam']> };
  CreateEnvelopeCustomFieldsInput: CreateEnvelopeCustomFieldsInput;
  CreateEnvelopeCustomFieldsPayload: Omit<CreateEnvelopeCustomFieldsPayload, 'customFields' | 'envelope'> & { customFields?: Maybe<Array<ResolversParentTypes['EnvelopeCustomField']>>, envelope?: Maybe<ResolversParentTypes['Envelope']> };
  CreateEnvelopeDocumentFieldsInput: CreateEnvelopeDocumentFieldsInput;
  CreateEnvelopeDocumentFieldsPayload: Omit<CreateEnvelopeDocumentFieldsPayload, 'document' | 'fields'> & { document?: Maybe<ResolversParentTypes['EnvelopeDocument']>, fields?: Maybe<Array<ResolversParentTypes['EnvelopeDocumentField']>> };
  CreateEnvelopeTabsInput: CreateEnvelopeTabsInput;
  CreateEnvelopeTabsPayload: Omit<CreateEnvelopeTabsPayload, 'document' | 'tabs'> & { document?: Maybe<ResolversParentTypes['EnvelopeDocument']>, tabs?: Maybe<Array<ResolversParentTypes['EnvelopeTab']>> };
  CreateMeetingPollInput: CreateMeetingPollInput;
  CreateMeetingPollPayload: Omit<CreateMeetingPollPayload, 'poll'> & { poll?: Maybe<ResolversParentTypes['MeetingPoll']> };
  CreateMeetingSipPhoneInput: CreateMeetingSipPhoneInput;
  CreateMeetingSipPhonePayload: Omit<CreateMeetingSipPhonePayload, 'sipPhone'> & { sipPhone?: Maybe<ResolversParentTypes['MeetingSipPhone']> };
  CreateMeetingTspAccountInput: CreateMeetingTspAccountInput;
  CreateMeetingTspAccountPayload: Omit<CreateMeetingTspAccountPayload, 'tspAccount'> & { tspAccount?: Maybe<ResolversParentTypes['MeetingTspAccount']> };
  CreateSlaPolicyInput: CreateSlaPolicyInput;
  CreateSlaPolicyPayload: Omit<CreateSlaPolicyPayload, 'slaPolicy'> & { slaPolicy?: Maybe<ResolversParentTypes['SlaPolicy']> };
  CreateSupportAccountInput: CreateSupportAccountInput;
  CreateSupportAccountPayload: Omit<CreateSupportAccountPayload, 'account'> & { account?: Maybe<ResolversParentTypes['SupportAccount']> };
  CreateSupportResourceCollectionInput: CreateSupportResourceCollectionInput;
  CreateSupportResourceCollectionPayload: Omit<CreateSupportResourceCollectionPayload, 'job'> & { job?: Maybe<ResolversParentTypes['SupportCollectionJob']> };
  CreateTicketFormInput: CreateTicketFormInput;
  CreateTicketFormPayload: Omit<CreateTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversParentTypes['TicketForm']> };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeactivateContactCentreTagInput: DeactivateContactCentreTagInput;
  DeactivateContactCentreTagPayload: Omit<DeactivateContactCentreTagPayload, 'tag'> & { tag?: Maybe<ResolversParentTypes['ContactCentreTag']> };
  Decimal: Scalars['Decimal']['output'];
  DeleteConnectConfigurationInput: DeleteConnectConfigurationInput;
  DeleteConnectConfigurationPayload: DeleteConnectConfigurationPayload;
  DeleteConnectOAuthInput: DeleteConnectOAuthInput;
  DeleteConnectOAuthPayload: DeleteConnectOAuthPayload;
  DeleteContactCentreTeamInput: DeleteContactCentreTeamInput;
  DeleteContactCentreTeamPayload: DeleteContactCentreTeamPayload;
  DeleteEnvelopeDocumentFieldsInput: DeleteEnvelopeDocumentFieldsInput;
  DeleteEnvelopeDocumentFieldsPayload: Omit<DeleteEnvelopeDocumentFieldsPayload, 'document' | 'fields'> & { document?: Maybe<ResolversParentTypes['EnvelopeDocument']>, fields?: Maybe<Array<ResolversParentTypes['EnvelopeDocumentField']>> };
  DeleteEnvelopeDocumentsInput: DeleteEnvelopeDocumentsInput;
  DeleteEnvelopeDocumentsPayload: Omit<DeleteEnvelopeDocumentsPayload, 'documents' | 'envelope'> & { documents?: Maybe<Array<ResolversParentTypes['EnvelopeDocument']>>, envelope?: Maybe<ResolversParentTypes['Envelope']> };
  DeleteEnvelopeTabsInput: DeleteEnvelopeTabsInput;
  DeleteEnvelopeTabsPayload: Omit<DeleteEnvelopeTabsPayload, 'document'> & { document?: Maybe<ResolversParentTypes['EnvelopeDocument']> };
  DeleteMeetingPollInput: DeleteMeetingPollInput;
  DeleteMeetingPollPayload: Omit<DeleteMeetingPollPayload, 'meeting'> & { meeting?: Maybe<ResolversParentTypes['Meeting']> };
  DeleteMeetingSipPhoneInput: DeleteMeetingSipPhoneInput;
  DeleteMeetingSipPhonePayload: DeleteMeetingSipPhonePayload;
  DeleteMeetingTspAccountInput: DeleteMeetingTspAccountInput;
  DeleteMeetingTspAccountPayload: Omit<DeleteMeetingTspAccountPayload, 'owner'> & { owner?: Maybe<ResolversParentTypes['MeetingUser']> };
  DeleteSlaPolicyInput: DeleteSlaPolicyInput;
  DeleteSlaPolicyPayload: DeleteSlaPolicyPayload;
  DeleteSupportResourceCollectionInput: DeleteSupportResourceCollectionInput;
  DeleteSupportResourceCollectionPayload: Omit<DeleteSupportResourceCollectionPayload, 'job'> & { job?: Maybe<ResolversParentTypes['SupportCollectionJob']> };
  DeleteTicketFieldOptionInput: DeleteTicketFieldOptionInput;
  DeleteTicketFieldOptionPayload: DeleteTicketFieldOptionPayload;
  DeleteTicketFormInput: DeleteTicketFormInput;
  DeleteTicketFormPayload: DeleteTicketFormPayload;
  ESignature: ESignatureMapper;
  ESignatureUser: ESignatureUserMapper;
  Envelope: EnvelopeMapper;
  EnvelopeCustomField: EnvelopeCustomFieldMapper;
  EnvelopeCustomFieldChangeInput: EnvelopeCustomFieldChangeInput;
  EnvelopeCustomFieldInput: EnvelopeCustomFieldInput;
  EnvelopeDocument: EnvelopeDocumentMapper;
  EnvelopeDocumentField: EnvelopeDocumentFieldMapper;
  EnvelopeDocumentFieldInput: EnvelopeDocumentFieldInput;
  EnvelopeDocumentInput: EnvelopeDocumentInput;
  EnvelopeDocumentVisibility: EnvelopeDocumentVisibilityMapper;
  EnvelopeHtmlDefinition: EnvelopeHtmlDefinitionMapper;
  EnvelopePage: EnvelopePageMapper;
  EnvelopeRecipient: EnvelopeRecipientMapper;
  EnvelopeRecipientVisibilityInput: EnvelopeRecipientVisibilityInput;
  EnvelopeRights: EnvelopeRightsMapper;
  EnvelopeTab: EnvelopeTabMapper;
  EnvelopeTabChangeInput: EnvelopeTabChangeInput;
  EnvelopeTabInput: EnvelopeTabInput;
  EnvelopeVisibilityInput: EnvelopeVisibilityInput;
  FamilyRateLimits: FamilyRateLimits;
  File: File;
  FileUpload: FileUpload;
  HttpHeader: HttpHeader;
  ImportTicketInput: ImportTicketInput;
  ImportTicketPayload: Omit<ImportTicketPayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['Ticket']> };
  ImportTicketsInput: ImportTicketsInput;
  ImportTicketsPayload: Omit<ImportTicketsPayload, 'job'> & { job?: Maybe<ResolversParentTypes['SupportJob']> };
  JSON: Scalars['JSON']['output'];
  LinkCloudStorageProvidersInput: LinkCloudStorageProvidersInput;
  LinkCloudStorageProvidersPayload: Omit<LinkCloudStorageProvidersPayload, 'owner' | 'providers'> & { owner?: Maybe<ResolversParentTypes['ESignatureUser']>, providers?: Maybe<Array<ResolversParentTypes['CloudStorageProvider']>> };
  Meeting: MeetingMapper;
  MeetingDialInNumber: MeetingDialInNumberMapper;
  MeetingDialInNumberInput: MeetingDialInNumberInput;
  MeetingLivestream: MeetingLivestreamMapper;
  MeetingPoll: MeetingPollMapper;
  MeetingPollBlanksInput: MeetingPollBlanksInput;
  MeetingPollBlanksQuestion: MeetingPollBlanksQuestionMapper;
  MeetingPollChoiceInput: MeetingPollChoiceInput;
  MeetingPollChoiceQuestion: MeetingPollChoiceQuestionMapper;
  MeetingPollOtherQuestion: MeetingPollOtherQuestionMapper;
  MeetingPollPrompt: MeetingPollPromptMapper;
  MeetingPollPromptInput: MeetingPollPromptInput;
  MeetingPollPromptsInput: MeetingPollPromptsInput;
  MeetingPollPromptsQuestion: MeetingPollPromptsQuestionMapper;
  MeetingPollQuestion: MeetingPollQuestionMapper;
  MeetingPollQuestionInput: MeetingPollQuestionInput;
  MeetingPollRatingInput: MeetingPollRatingInput;
  MeetingPollRatingQuestion: MeetingPollRatingQuestionMapper;
  MeetingPollTextInput: MeetingPollTextInput;
  MeetingPollTextQuestion: MeetingPollTextQuestionMapper;
  MeetingRegistrant: MeetingRegistrantMapper;
  MeetingRegistrantConnection: MeetingRegistrantConnectionMapper;
  MeetingRegistrantEdge: Omit<MeetingRegistrantEdge, 'node'> & { node: ResolversParentTypes['MeetingRegistrant'] };
  MeetingSipPhone: MeetingSipPhoneMapper;
  MeetingSipPhoneConnection: MeetingSipPhoneConnectionMapper;
  MeetingSipPhoneEdge: Omit<MeetingSipPhoneEdge, 'node'> & { node: ResolversParentTypes['MeetingSipPhone'] };
  MeetingSummary: MeetingSummaryMapper;
  MeetingSummaryDetail: MeetingSummaryDetail;
  MeetingTelephony: MeetingTelephonyMapper;
  MeetingTspAccount: MeetingTspAccountMapper;
  MeetingUser: MeetingUserMapper;
  Meetings: MeetingsMapper;
  Money: Money;
  MoneyInput: MoneyInput;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfo;
  Query: Record<PropertyKey, never>;
  RateLimit: RateLimit;
  RateLimits: RateLimits;
  RateQuota: RateQuota;
  RateTicketInput: RateTicketInput;
  RateTicketPayload: Omit<RateTicketPayload, 'satisfactionRating'> & { satisfactionRating?: Maybe<ResolversParentTypes['SatisfactionRating']> };
  RemoveContactCentreQueueMembersInput: RemoveContactCentreQueueMembersInput;
  RemoveContactCentreQueueMembersPayload: Omit<RemoveContactCentreQueueMembersPayload, 'queue'> & { queue?: Maybe<ResolversParentTypes['ContactCentreQueue']> };
  RemoveContactCentreTeamAgentsInput: RemoveContactCentreTeamAgentsInput;
  RemoveContactCentreTeamAgentsPayload: Omit<RemoveContactCentreTeamAgentsPayload, 'team'> & { team?: Maybe<ResolversParentTypes['ContactCentreTeam']> };
  ReorderSlaPoliciesInput: ReorderSlaPoliciesInput;
  ReorderSlaPoliciesPayload: Omit<ReorderSlaPoliciesPayload, 'slaPolicies'> & { slaPolicies?: Maybe<Array<ResolversParentTypes['SlaPolicy']>> };
  ReorderTicketFormsInput: ReorderTicketFormsInput;
  ReorderTicketFormsPayload: Omit<ReorderTicketFormsPayload, 'ticketForms'> & { ticketForms?: Maybe<Array<ResolversParentTypes['TicketForm']>> };
  ReplaceContactCentreEndUserInput: ReplaceContactCentreEndUserInput;
  ReplaceContactCentreEndUserPayload: Omit<ReplaceContactCentreEndUserPayload, 'endUser'> & { endUser?: Maybe<ResolversParentTypes['ContactCentreEndUser']> };
  RequestCommentInput: RequestCommentInput;
  SatisfactionRating: SatisfactionRatingMapper;
  SatisfactionRatingConnection: SatisfactionRatingConnectionMapper;
  SatisfactionRatingCount: SatisfactionRatingCountMapper;
  SatisfactionRatingEdge: Omit<SatisfactionRatingEdge, 'node'> & { node: ResolversParentTypes['SatisfactionRating'] };
  SatisfactionRatingFilter: SatisfactionRatingFilter;
  SatisfactionReason: SatisfactionReasonMapper;
  SetSocialPostHiddenInput: SetSocialPostHiddenInput;
  SetSocialPostHiddenPayload: SetSocialPostHiddenPayloadMapper;
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
  SupportAccount: SupportAccountMapper;
  SupportCollectionJob: SupportCollectionJobMapper;
  SupportDesk: SupportDeskMapper;
  SupportGroup: SupportGroupMapper;
  SupportGroupConnection: SupportGroupConnectionMapper;
  SupportGroupEdge: Omit<SupportGroupEdge, 'node'> & { node: ResolversParentTypes['SupportGroup'] };
  SupportJob: SupportJobMapper;
  SupportOrganization: SupportOrganizationMapper;
  SupportOrganizationConnection: SupportOrganizationConnectionMapper;
  SupportOrganizationEdge: Omit<SupportOrganizationEdge, 'node'> & { node: ResolversParentTypes['SupportOrganization'] };
  SupportRecord: SupportRecordMapper;
  SupportRecordConnection: SupportRecordConnectionMapper;
  SupportRecordEdge: Omit<SupportRecordEdge, 'node'> & { node: ResolversParentTypes['SupportRecord'] };
  SupportRecordFilter: SupportRecordFilter;
  SupportResource: SupportResourceMapper;
  SupportResourceCollection: SupportResourceCollectionMapper;
  SupportResourceCollectionConnection: SupportResourceCollectionConnectionMapper;
  SupportResourceCollectionEdge: Omit<SupportResourceCollectionEdge, 'node'> & { node: ResolversParentTypes['SupportResourceCollection'] };
  SupportResourceInput: SupportResourceInput;
  SupportResourceResult: SupportResourceResultMapper;
  SupportSession: SupportSessionMapper;
  SupportSessionConnection: SupportSessionConnectionMapper;
  SupportSessionEdge: Omit<SupportSessionEdge, 'node'> & { node: ResolversParentTypes['SupportSession'] };
  SupportUser: SupportUserMapper;
  SupportUserConnection: SupportUserConnectionMapper;
  SupportUserEdge: Omit<SupportUserEdge, 'node'> & { node: ResolversParentTypes['SupportUser'] };
  Ticket: TicketMapper;
  TicketAttachment: TicketAttachment;
  TicketComment: TicketCommentMapper;
  TicketCommentConnection: TicketCommentConnectionMapper;
  TicketCommentEdge: Omit<TicketCommentEdge, 'node'> & { node: ResolversParentTypes['TicketComment'] };
  TicketCommentFilter: TicketCommentFilter;
  TicketConnection: TicketConnectionMapper;
  TicketEdge: Omit<TicketEdge, 'node'> & { node: ResolversParentTypes['Ticket'] };
  TicketField: TicketFieldMapper;
  TicketFieldOption: TicketFieldOptionMapper;
  TicketFieldOptionConnection: TicketFieldOptionConnectionMapper;
  TicketFieldOptionEdge: Omit<TicketFieldOptionEdge, 'node'> & { node: ResolversParentTypes['TicketFieldOption'] };
  TicketFieldOptionInput: TicketFieldOptionInput;
  TicketFieldValue: TicketFieldValueMapper;
  TicketFilter: TicketFilter;
  TicketForm: TicketFormMapper;
  TicketFormFilter: TicketFormFilter;
  TicketImportAttachmentInput: TicketImportAttachmentInput;
  TicketImportCommentInput: TicketImportCommentInput;
  TicketImportInput: TicketImportInput;
  TicketImportViaInput: TicketImportViaInput;
  TicketMetricEvent: TicketMetricEventMapper;
  TicketMetricEventConnection: TicketMetricEventConnectionMapper;
  TicketMetricEventEdge: Omit<TicketMetricEventEdge, 'node'> & { node: ResolversParentTypes['TicketMetricEvent'] };
  TicketMetricEventExport: Omit<TicketMetricEventExport, 'events'> & { events?: Maybe<Array<ResolversParentTypes['TicketMetricEvent']>> };
  TicketMetrics: TicketMetricsMapper;
  TicketMetricsConnection: TicketMetricsConnectionMapper;
  TicketMetricsEdge: Omit<TicketMetricsEdge, 'node'> & { node: ResolversParentTypes['TicketMetrics'] };
  TicketMinutes: TicketMinutes;
  TicketRequestFilter: TicketRequestFilter;
  TicketSkip: TicketSkipMapper;
  UnlinkCloudStorageProviderInput: UnlinkCloudStorageProviderInput;
  UnlinkCloudStorageProviderPayload: Omit<UnlinkCloudStorageProviderPayload, 'owner' | 'providers'> & { owner?: Maybe<ResolversParentTypes['ESignatureUser']>, providers?: Maybe<Array<ResolversParentTypes['CloudStorageProvider']>> };
  UnlinkCloudStorageProvidersInput: UnlinkCloudStorageProvidersInput;
  UnlinkCloudStorageProvidersPayload: Omit<UnlinkCloudStorageProvidersPayload, 'owner' | 'providers'> & { owner?: Maybe<ResolversParentTypes['ESignatureUser']>, providers?: Maybe<Array<ResolversParentTypes['CloudStorageProvider']>> };
  UpdateConnectConfigurationInput: UpdateConnectConfigurationInput;
  UpdateConnectConfigurationPayload: Omit<UpdateConnectConfigurationPayload, 'configuration'> & { configuration?: Maybe<ResolversParentTypes['ConnectConfiguration']> };
  UpdateConnectOAuthInput: UpdateConnectOAuthInput;
  UpdateConnectOAuthPayload: Omit<UpdateConnectOAuthPayload, 'oauth'> & { oauth?: Maybe<ResolversParentTypes['ConnectOAuth']> };
  UpdateContactCentreEndUserAttributesInput: UpdateContactCentreEndUserAttributesInput;
  UpdateContactCentreEndUserAttributesPayload: Omit<UpdateContactCentreEndUserAttributesPayload, 'endUser'> & { endUser?: Maybe<ResolversParentTypes['ContactCentreEndUser']> };
  UpdateContactCentreEndUserInput: UpdateContactCentreEndUserInput;
  UpdateContactCentreEndUserPayload: Omit<UpdateContactCentreEndUserPayload, 'endUser'> & { endUser?: Maybe<ResolversParentTypes['ContactCentreEndUser']> };
  UpdateEnvelopeCustomFieldsInput: UpdateEnvelopeCustomFieldsInput;
  UpdateEnvelopeCustomFieldsPayload: Omit<UpdateEnvelopeCustomFieldsPayload, 'customFields' | 'envelope'> & { customFields?: Maybe<Array<ResolversParentTypes['EnvelopeCustomField']>>, envelope?: Maybe<ResolversParentTypes['Envelope']> };
  UpdateEnvelopeDocumentFieldsInput: UpdateEnvelopeDocumentFieldsInput;
  UpdateEnvelopeDocumentFieldsPayload: Omit<UpdateEnvelopeDocumentFieldsPayload, 'document' | 'fields'> & { document?: Maybe<ResolversParentTypes['EnvelopeDocument']>, fields?: Maybe<Array<ResolversParentTypes['EnvelopeDocumentField']>> };
  UpdateEnvelopeDocumentVisibilityInput: UpdateEnvelopeDocumentVisibilityInput;
  UpdateEnvelopeDocumentVisibilityPayload: Omit<UpdateEnvelopeDocumentVisibilityPayload, 'envelope' | 'visibility'> & { envelope?: Maybe<ResolversParentTypes['Envelope']>, visibility?: Maybe<Array<ResolversParentTypes['EnvelopeDocumentVisibility']>> };
  UpdateEnvelopeRecipientVisibilityInput: UpdateEnvelopeRecipientVisibilityInput;
  UpdateEnvelopeRecipientVisibilityPayload: Omit<UpdateEnvelopeRecipientVisibilityPayload, 'recipient'> & { recipient?: Maybe<ResolversParentTypes['EnvelopeRecipient']> };
  UpdateEnvelopeTabsInput: UpdateEnvelopeTabsInput;
  UpdateEnvelopeTabsPayload: Omit<UpdateEnvelopeTabsPayload, 'document' | 'tabs'> & { document?: Maybe<ResolversParentTypes['EnvelopeDocument']>, tabs?: Maybe<Array<ResolversParentTypes['EnvelopeTab']>> };
  UpdateMeetingLivestreamInput: UpdateMeetingLivestreamInput;
  UpdateMeetingLivestreamPayload: Omit<UpdateMeetingLivestreamPayload, 'livestream'> & { livestream?: Maybe<ResolversParentTypes['MeetingLivestream']> };
  UpdateMeetingLivestreamStatusInput: UpdateMeetingLivestreamStatusInput;
  UpdateMeetingLivestreamStatusPayload: Omit<UpdateMeetingLivestreamStatusPayload, 'livestream'> & { livestream?: Maybe<ResolversParentTypes['MeetingLivestream']> };
  UpdateMeetingPollInput: UpdateMeetingPollInput;
  UpdateMeetingPollPayload: UpdateMeetingPollPayloadMapper;
  UpdateMeetingSipPhoneInput: UpdateMeetingSipPhoneInput;
  UpdateMeetingSipPhonePayload: Omit<UpdateMeetingSipPhonePayload, 'sipPhone'> & { sipPhone?: Maybe<ResolversParentTypes['MeetingSipPhone']> };
  UpdateMeetingTelephonyInput: UpdateMeetingTelephonyInput;
  UpdateMeetingTelephonyPayload: UpdateMeetingTelephonyPayloadMapper;
  UpdateMeetingUserGlobalDialInInput: UpdateMeetingUserGlobalDialInInput;
  UpdateMeetingUserGlobalDialInPayload: Omit<UpdateMeetingUserGlobalDialInPayload, 'owner'> & { owner?: Maybe<ResolversParentTypes['MeetingUser']> };
  UpdateRequestInput: UpdateRequestInput;
  UpdateRequestPayload: Omit<UpdateRequestPayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['Ticket']> };
  UpdateSlaPolicyInput: UpdateSlaPolicyInput;
  UpdateSlaPolicyPayload: Omit<UpdateSlaPolicyPayload, 'slaPolicy'> & { slaPolicy?: Maybe<ResolversParentTypes['SlaPolicy']> };
  UpdateSupportResourceCollectionInput: UpdateSupportResourceCollectionInput;
  UpdateSupportResourceCollectionPayload: Omit<UpdateSupportResourceCollectionPayload, 'job'> & { job?: Maybe<ResolversParentTypes['SupportCollectionJob']> };
  UpdateTicketFieldInput: UpdateTicketFieldInput;
  UpdateTicketFieldPayload: Omit<UpdateTicketFieldPayload, 'removedOptions' | 'ticketField' | 'unnamedOptions'> & { removedOptions?: Maybe<Array<ResolversParentTypes['TicketFieldOption']>>, ticketField?: Maybe<ResolversParentTypes['TicketField']>, unnamedOptions?: Maybe<Array<ResolversParentTypes['TicketFieldOption']>> };
  UpdateTicketFormInput: UpdateTicketFormInput;
  UpdateTicketFormPayload: Omit<UpdateTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversParentTypes['TicketForm']> };
  UpsertTicketFieldOptionInput: UpsertTicketFieldOptionInput;
  UpsertTicketFieldOptionPayload: Omit<UpsertTicketFieldOptionPayload, 'ticketFieldOption'> & { ticketFieldOption?: Maybe<ResolversParentTypes['TicketFieldOption']> };
  User: UserMapper;
  UserError: UserError;
  Webinar: WebinarMapper;
  WebinarAnswer: WebinarAnswerMapper;
  WebinarAsker: WebinarAskerMapper;
  WebinarQaReport: WebinarQaReportMapper;
  WebinarQuestion: WebinarQuestionMapper;
  WebinarSurveyAnswer: WebinarSurveyAnswerMapper;
  WebinarSurveyReport: WebinarSurveyReportMapper;
  WebinarSurveyRespondent: WebinarSurveyRespondentMapper;
};

export type ActivateContactCentreTagPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ActivateContactCentreTagPayload'] = ResolversParentTypes['ActivateContactCentreTagPayload']> = {
  tag?: Resolver<Maybe<ResolversTypes['ContactCentreTag']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddContactCentreTeamAgentsPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['AddContactCentreTeamAgentsPayload'] = ResolversParentTypes['AddContactCentreTeamAgentsPayload']> = {
  team?: Resolver<Maybe<ResolversTypes['ContactCentreTeam']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddEnvelopeDocumentsPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['AddEnvelopeDocumentsPayload'] = ResolversParentTypes['AddEnvelopeDocumentsPayload']> = {
  documents?: Resolver<Maybe<Array<ResolversTypes['EnvelopeDocument']>>, ParentType, ContextType>;
  envelope?: Resolver<Maybe<ResolversTypes['Envelope']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddMeetingRegistrantPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['AddMeetingRegistrantPayload'] = ResolversParentTypes['AddMeetingRegistrantPayload']> = {
  registrant?: Resolver<Maybe<ResolversTypes['MeetingRegistrant']>, ParentType, ContextType>;
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

export type CloudStorageProviderResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CloudStorageProvider'] = ResolversParentTypes['CloudStorageProvider'], FederationReferenceType extends FederationReferenceTypes['CloudStorageProvider'] = FederationReferenceTypes['CloudStorageProvider']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CloudStorageProvider']> | FederationReferenceType, FederationReferenceType, ContextType>;
  authenticationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['ESignatureUser']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConnectConfigurationResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ConnectConfiguration'] = ResolversParentTypes['ConnectConfiguration'], FederationReferenceType extends FederationReferenceTypes['ConnectConfiguration'] = FederationReferenceTypes['ConnectConfiguration']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ConnectConfiguration']> | FederationReferenceType, FederationReferenceType, ContextType>;
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  allUsers?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  allowEnvelopePublish?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  configurationType?: Resolver<Maybe<ResolversTypes['ConnectConfigurationType']>, ParentType, ContextType>;
  deliveryMode?: Resolver<Maybe<ResolversTypes['ConnectDeliveryMode']>, ParentType, ContextType>;
  enableLog?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  envelopeEvents?: Resolver<Maybe<Array<ResolversTypes['ConnectEnvelopeEvent']>>, ParentType, ContextType>;
  eventData?: Resolver<Maybe<ResolversTypes['ConnectEventData']>, ParentType, ContextType>;
  events?: Resolver<Maybe<Array<ResolversTypes['ConnectEventName']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientEvents?: Resolver<Maybe<Array<ResolversTypes['ConnectRecipientEvent']>>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urlToPublishTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  users?: Resolver<Maybe<Array<ResolversTypes['ESignatureUser']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConnectEventResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ConnectEvent'] = ResolversParentTypes['ConnectEvent']> = {
  configuration?: Resolver<Maybe<ResolversTypes['ConnectConfiguration']>, ParentType, ContextType>;
  deliveryMode?: Resolver<Maybe<ResolversTypes['ConnectDeliveryMode']>, ParentType, ContextType>;
  emailSubject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  envelope?: Resolver<Maybe<ResolversTypes['Envelope']>, ParentType, ContextType>;
  envelopeStatus?: Resolver<Maybe<ResolversTypes['EnvelopeStatus']>, ParentType, ContextType>;
  events?: Resolver<Maybe<Array<ResolversTypes['ConnectEventName']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  occurredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recipients?: Resolver<Maybe<Array<ResolversTypes['ConnectEventRecipient']>>, ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  senderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConnectEventConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ConnectEventConnection'] = ResolversParentTypes['ConnectEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ConnectEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ConnectEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ConnectEventDataResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ConnectEventData'] = ResolversParentTypes['ConnectEventData']> = {
  version?: Resolver<Maybe<ResolversTypes['ConnectEventDataVersion']>, ParentType, ContextType>;
};

export type ConnectEventEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ConnectEventEdge'] = ResolversParentTypes['ConnectEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ConnectEvent'], ParentType, ContextType>;
};

export type ConnectEventRecipientResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ConnectEventRecipient'] = ResolversParentTypes['ConnectEventRecipient']> = {
  concerned?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['EnvelopeRecipient']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['EnvelopeRecipientStatus']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['EnvelopeRecipientType']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ConnectOAuthResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ConnectOAuth'] = ResolversParentTypes['ConnectOAuth'], FederationReferenceType extends FederationReferenceTypes['ConnectOAuth'] = FederationReferenceTypes['ConnectOAuth']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ConnectOAuth']> | FederationReferenceType, FederationReferenceType, ContextType>;
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  authorizationServerUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type CreateConnectConfigurationPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateConnectConfigurationPayload'] = ResolversParentTypes['CreateConnectConfigurationPayload']> = {
  configuration?: Resolver<Maybe<ResolversTypes['ConnectConfiguration']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateConnectOAuthPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateConnectOAuthPayload'] = ResolversParentTypes['CreateConnectOAuthPayload']> = {
  oauth?: Resolver<Maybe<ResolversTypes['ConnectOAuth']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type CreateEnvelopeCustomFieldsPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateEnvelopeCustomFieldsPayload'] = ResolversParentTypes['CreateEnvelopeCustomFieldsPayload']> = {
  customFields?: Resolver<Maybe<Array<ResolversTypes['EnvelopeCustomField']>>, ParentType, ContextType>;
  envelope?: Resolver<Maybe<ResolversTypes['Envelope']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateEnvelopeDocumentFieldsPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateEnvelopeDocumentFieldsPayload'] = ResolversParentTypes['CreateEnvelopeDocumentFieldsPayload']> = {
  document?: Resolver<Maybe<ResolversTypes['EnvelopeDocument']>, ParentType, ContextType>;
  fields?: Resolver<Maybe<Array<ResolversTypes['EnvelopeDocumentField']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateEnvelopeTabsPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateEnvelopeTabsPayload'] = ResolversParentTypes['CreateEnvelopeTabsPayload']> = {
  document?: Resolver<Maybe<ResolversTypes['EnvelopeDocument']>, ParentType, ContextType>;
  tabs?: Resolver<Maybe<Array<ResolversTypes['EnvelopeTab']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateMeetingPollPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateMeetingPollPayload'] = ResolversParentTypes['CreateMeetingPollPayload']> = {
  poll?: Resolver<Maybe<ResolversTypes['MeetingPoll']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateMeetingSipPhonePayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateMeetingSipPhonePayload'] = ResolversParentTypes['CreateMeetingSipPhonePayload']> = {
  sipPhone?: Resolver<Maybe<ResolversTypes['MeetingSipPhone']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateMeetingTspAccountPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateMeetingTspAccountPayload'] = ResolversParentTypes['CreateMeetingTspAccountPayload']> = {
  tspAccount?: Resolver<Maybe<ResolversTypes['MeetingTspAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type CreateTicketFormPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateTicketFormPayload'] = ResolversParentTypes['CreateTicketFormPayload']> = {
  ticketForm?: Resolver<Maybe<ResolversTypes['TicketForm']>, ParentType, ContextType>;
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

export type DeleteConnectConfigurationPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteConnectConfigurationPayload'] = ResolversParentTypes['DeleteConnectConfigurationPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteConnectOAuthPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteConnectOAuthPayload'] = ResolversParentTypes['DeleteConnectOAuthPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteContactCentreTeamPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteContactCentreTeamPayload'] = ResolversParentTypes['DeleteContactCentreTeamPayload']> = {
  teamId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteEnvelopeDocumentFieldsPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteEnvelopeDocumentFieldsPayload'] = ResolversParentTypes['DeleteEnvelopeDocumentFieldsPayload']> = {
  document?: Resolver<Maybe<ResolversTypes['EnvelopeDocument']>, ParentType, ContextType>;
  fields?: Resolver<Maybe<Array<ResolversTypes['EnvelopeDocumentField']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteEnvelopeDocumentsPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteEnvelopeDocumentsPayload'] = ResolversParentTypes['DeleteEnvelopeDocumentsPayload']> = {
  documents?: Resolver<Maybe<Array<ResolversTypes['EnvelopeDocument']>>, ParentType, ContextType>;
  envelope?: Resolver<Maybe<ResolversTypes['Envelope']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteEnvelopeTabsPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteEnvelopeTabsPayload'] = ResolversParentTypes['DeleteEnvelopeTabsPayload']> = {
  deletedTabIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['EnvelopeDocument']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteMeetingPollPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteMeetingPollPayload'] = ResolversParentTypes['DeleteMeetingPollPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  meeting?: Resolver<Maybe<ResolversTypes['Meeting']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteMeetingSipPhonePayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteMeetingSipPhonePayload'] = ResolversParentTypes['DeleteMeetingSipPhonePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteMeetingTspAccountPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteMeetingTspAccountPayload'] = ResolversParentTypes['DeleteMeetingTspAccountPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['MeetingUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteSlaPolicyPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteSlaPolicyPayload'] = ResolversParentTypes['DeleteSlaPolicyPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteSupportResourceCollectionPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteSupportResourceCollectionPayload'] = ResolversParentTypes['DeleteSupportResourceCollectionPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['SupportCollectionJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteTicketFieldOptionPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteTicketFieldOptionPayload'] = ResolversParentTypes['DeleteTicketFieldOptionPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteTicketFormPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteTicketFormPayload'] = ResolversParentTypes['DeleteTicketFormPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ESignatureResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ESignature'] = ResolversParentTypes['ESignature']> = {
  connectConfiguration?: Resolver<Maybe<ResolversTypes['ConnectConfiguration']>, ParentType, ContextType, RequireFields<ESignatureConnectConfigurationArgs, 'id'>>;
  connectConfigurations?: Resolver<Maybe<Array<ResolversTypes['ConnectConfiguration']>>, ParentType, ContextType, Partial<ESignatureConnectConfigurationsArgs>>;
  connectEvents?: Resolver<Maybe<ResolversTypes['ConnectEventConnection']>, ParentType, ContextType, Partial<ESignatureConnectEventsArgs>>;
  connectOAuth?: Resolver<Maybe<ResolversTypes['ConnectOAuth']>, ParentType, ContextType, Partial<ESignatureConnectOAuthArgs>>;
  envelope?: Resolver<Maybe<ResolversTypes['Envelope']>, ParentType, ContextType, RequireFields<ESignatureEnvelopeArgs, 'id'>>;
  user?: Resolver<Maybe<ResolversTypes['ESignatureUser']>, ParentType, ContextType, RequireFields<ESignatureUserArgs, 'id'>>;
};

export type ESignatureUserResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ESignatureUser'] = ResolversParentTypes['ESignatureUser']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cloudStorageProvider?: Resolver<Maybe<ResolversTypes['CloudStorageProvider']>, ParentType, ContextType, RequireFields<ESignatureUserCloudStorageProviderArgs, 'id'>>;
  cloudStorageProviders?: Resolver<Maybe<Array<ResolversTypes['CloudStorageProvider']>>, ParentType, ContextType, Partial<ESignatureUserCloudStorageProvidersArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnvelopeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Envelope'] = ResolversParentTypes['Envelope']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  commentsTranscript?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType, Partial<EnvelopeCommentsTranscriptArgs>>;
  connectEvents?: Resolver<Maybe<ResolversTypes['ConnectEventConnection']>, ParentType, ContextType, Partial<EnvelopeConnectEventsArgs>>;
  document?: Resolver<Maybe<ResolversTypes['EnvelopeDocument']>, ParentType, ContextType, RequireFields<EnvelopeDocumentArgs, 'id'>>;
  documents?: Resolver<Maybe<Array<ResolversTypes['EnvelopeDocument']>>, ParentType, ContextType, Partial<EnvelopeDocumentsArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['EnvelopeRecipient']>, ParentType, ContextType, RequireFields<EnvelopeRecipientArgs, 'id'>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EnvelopeCustomFieldResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['EnvelopeCustomField'] = ResolversParentTypes['EnvelopeCustomField']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EnvelopeCustomFieldKind'], ParentType, ContextType>;
  listItems?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  show?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EnvelopeDocumentResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['EnvelopeDocument'] = ResolversParentTypes['EnvelopeDocument'], FederationReferenceType extends FederationReferenceTypes['EnvelopeDocument'] = FederationReferenceTypes['EnvelopeDocument']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['EnvelopeDocument']> | FederationReferenceType, FederationReferenceType, ContextType>;
  envelope?: Resolver<Maybe<ResolversTypes['Envelope']>, ParentType, ContextType>;
  fields?: Resolver<Maybe<Array<ResolversTypes['EnvelopeDocumentField']>>, ParentType, ContextType>;
  fileExtension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  htmlDefinitions?: Resolver<Maybe<Array<ResolversTypes['EnvelopeHtmlDefinition']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageTabs?: Resolver<Maybe<Array<ResolversTypes['EnvelopeTab']>>, ParentType, ContextType, RequireFields<EnvelopeDocumentPageTabsArgs, 'number'>>;
  pages?: Resolver<Maybe<Array<ResolversTypes['EnvelopePage']>>, ParentType, ContextType>;
  rights?: Resolver<Maybe<ResolversTypes['EnvelopeRights']>, ParentType, ContextType>;
  sizeBytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tabs?: Resolver<Maybe<Array<ResolversTypes['EnvelopeTab']>>, ParentType, ContextType>;
  tabsOfPages?: Resolver<Maybe<Array<ResolversTypes['EnvelopeTab']>>, ParentType, ContextType, RequireFields<EnvelopeDocumentTabsOfPagesArgs, 'pageIds'>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibility?: Resolver<Maybe<Array<ResolversTypes['EnvelopeDocumentVisibility']>>, ParentType, ContextType, RequireFields<EnvelopeDocumentVisibilityArgs, 'recipientIds'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnvelopeDocumentFieldResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['EnvelopeDocumentField'] = ResolversParentTypes['EnvelopeDocumentField']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EnvelopeDocumentVisibilityResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['EnvelopeDocumentVisibility'] = ResolversParentTypes['EnvelopeDocumentVisibility']> = {
  alwaysVisible?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['EnvelopeDocument']>, ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['EnvelopeRecipient']>, ParentType, ContextType>;
  visible?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type EnvelopeHtmlDefinitionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['EnvelopeHtmlDefinition'] = ResolversParentTypes['EnvelopeHtmlDefinition']> = {
  displayOrder?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  headerLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxScreenWidth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  removeEmptyTags?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EnvelopePageResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['EnvelopePage'] = ResolversParentTypes['EnvelopePage']> = {
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type EnvelopeRecipientResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['EnvelopeRecipient'] = ResolversParentTypes['EnvelopeRecipient'], FederationReferenceType extends FederationReferenceTypes['EnvelopeRecipient'] = FederationReferenceTypes['EnvelopeRecipient']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['EnvelopeRecipient']> | FederationReferenceType, FederationReferenceType, ContextType>;
  documentVisibility?: Resolver<Maybe<Array<ResolversTypes['EnvelopeDocumentVisibility']>>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  envelope?: Resolver<Maybe<ResolversTypes['Envelope']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  routingOrder?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['EnvelopeRecipientStatus']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['EnvelopeRecipientType']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnvelopeRightsResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['EnvelopeRights'] = ResolversParentTypes['EnvelopeRights']> = {
  editable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  members?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type EnvelopeTabResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['EnvelopeTab'] = ResolversParentTypes['EnvelopeTab']> = {
  document?: Resolver<Maybe<ResolversTypes['EnvelopeDocument']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EnvelopeTabKind'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  pageNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['EnvelopeRecipient']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  rights?: Resolver<Maybe<ResolversTypes['EnvelopeRights']>, ParentType, ContextType>;
  selected?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  x?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  y?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FamilyRateLimitsResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['FamilyRateLimits'] = ResolversParentTypes['FamilyRateLimits']> = {
  monthlyQuota?: Resolver<Maybe<ResolversTypes['RateQuota']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['RateLimit']>, ParentType, ContextType>;
  throttledUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type FileResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FileUploadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['FileUpload'] = ResolversParentTypes['FileUpload']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  headers?: Resolver<Array<ResolversTypes['HttpHeader']>, ParentType, ContextType>;
  maxMegabytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HttpHeaderResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['HttpHeader'] = ResolversParentTypes['HttpHeader']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportTicketPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ImportTicketPayload'] = ResolversParentTypes['ImportTicketPayload']> = {
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportTicketsPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ImportTicketsPayload'] = ResolversParentTypes['ImportTicketsPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['SupportJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LinkCloudStorageProvidersPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['LinkCloudStorageProvidersPayload'] = ResolversParentTypes['LinkCloudStorageProvidersPayload']> = {
  owner?: Resolver<Maybe<ResolversTypes['ESignatureUser']>, ParentType, ContextType>;
  providers?: Resolver<Maybe<Array<ResolversTypes['CloudStorageProvider']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MeetingResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Meeting'] = ResolversParentTypes['Meeting']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  livestream?: Resolver<Maybe<ResolversTypes['MeetingLivestream']>, ParentType, ContextType>;
  poll?: Resolver<Maybe<ResolversTypes['MeetingPoll']>, ParentType, ContextType, RequireFields<MeetingPollArgs, 'id'>>;
  polls?: Resolver<Maybe<Array<ResolversTypes['MeetingPoll']>>, ParentType, ContextType, Partial<MeetingPollsArgs>>;
  registrants?: Resolver<Maybe<ResolversTypes['MeetingRegistrantConnection']>, ParentType, ContextType, Partial<MeetingRegistrantsArgs>>;
  summary?: Resolver<Maybe<ResolversTypes['MeetingSummary']>, ParentType, ContextType, RequireFields<MeetingSummaryArgs, 'instanceUuid'>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeetingDialInNumberResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingDialInNumber'] = ResolversParentTypes['MeetingDialInNumber']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MeetingLivestreamResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingLivestream'] = ResolversParentTypes['MeetingLivestream']> = {
  action?: Resolver<Maybe<ResolversTypes['MeetingLivestreamAction']>, ParentType, ContextType>;
  activeSpeakerName?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  closeCaption?: Resolver<Maybe<ResolversTypes['MeetingCloseCaption']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['MeetingLivestreamLayout']>, ParentType, ContextType>;
  meeting?: Resolver<Maybe<ResolversTypes['Meeting']>, ParentType, ContextType>;
  pageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streamUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MeetingPollResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingPoll'] = ResolversParentTypes['MeetingPoll']> = {
  anonymous?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  meeting?: Resolver<Maybe<ResolversTypes['Meeting']>, ParentType, ContextType>;
  questions?: Resolver<Maybe<Array<ResolversTypes['MeetingPollQuestion']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['MeetingPollStatus']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['MeetingPollType']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeetingPollBlanksQuestionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingPollBlanksQuestion'] = ResolversParentTypes['MeetingPollBlanksQuestion']> = {
  answerRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  caseSensitive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rightAnswers?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['MeetingPollQuestionType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingPollChoiceQuestionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingPollChoiceQuestion'] = ResolversParentTypes['MeetingPollChoiceQuestion']> = {
  answerRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  answers?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rightAnswers?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  showAsDropdown?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['MeetingPollQuestionType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingPollOtherQuestionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingPollOtherQuestion'] = ResolversParentTypes['MeetingPollOtherQuestion']> = {
  answerRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['MeetingPollQuestionType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingPollPromptResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingPollPrompt'] = ResolversParentTypes['MeetingPollPrompt']> = {
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rightAnswers?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type MeetingPollPromptsQuestionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingPollPromptsQuestion'] = ResolversParentTypes['MeetingPollPromptsQuestion']> = {
  answerRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  answers?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prompts?: Resolver<Maybe<Array<ResolversTypes['MeetingPollPrompt']>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['MeetingPollQuestionType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingPollQuestionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingPollQuestion'] = ResolversParentTypes['MeetingPollQuestion']> = {
  __resolveType: TypeResolveFn<'MeetingPollBlanksQuestion' | 'MeetingPollChoiceQuestion' | 'MeetingPollOtherQuestion' | 'MeetingPollPromptsQuestion' | 'MeetingPollRatingQuestion' | 'MeetingPollTextQuestion', ParentType, ContextType>;
};

export type MeetingPollRatingQuestionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingPollRatingQuestion'] = ResolversParentTypes['MeetingPollRatingQuestion']> = {
  answerRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  maxLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxValue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minValue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['MeetingPollQuestionType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingPollTextQuestionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingPollTextQuestion'] = ResolversParentTypes['MeetingPollTextQuestion']> = {
  answerRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  maxCharacters?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minCharacters?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['MeetingPollQuestionType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meeting?: Resolver<Maybe<ResolversTypes['Meeting']>, ParentType, ContextType>;
  numberOfEmployees?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['MeetingRegistrantStatus']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type MeetingSipPhoneResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingSipPhone'] = ResolversParentTypes['MeetingSipPhone']> = {
  authorizationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  proxyServer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proxyServer2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proxyServer3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registerServer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registerServer2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registerServer3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationExpireTime?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  transportProtocol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transportProtocol2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transportProtocol3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voiceMail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MeetingSipPhoneConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingSipPhoneConnection'] = ResolversParentTypes['MeetingSipPhoneConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MeetingSipPhoneEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MeetingSipPhone']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MeetingSipPhoneEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingSipPhoneEdge'] = ResolversParentTypes['MeetingSipPhoneEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MeetingSipPhone'], ParentType, ContextType>;
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

export type MeetingTelephonyResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingTelephony'] = ResolversParentTypes['MeetingTelephony']> = {
  bridge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dialInNumberUnrestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dialInNumbers?: Resolver<Maybe<Array<ResolversTypes['MeetingDialInNumber']>>, ParentType, ContextType>;
  enable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  masterAccountSettingExtended?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  modifyCredentialForbidden?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tspEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type MeetingTspAccountResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingTspAccount'] = ResolversParentTypes['MeetingTspAccount']> = {
  bridge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conferenceCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dialInNumbers?: Resolver<Maybe<Array<ResolversTypes['MeetingDialInNumber']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['MeetingUser']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeetingUserResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingUser'] = ResolversParentTypes['MeetingUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tspAccount?: Resolver<Maybe<ResolversTypes['MeetingTspAccount']>, ParentType, ContextType, RequireFields<MeetingUserTspAccountArgs, 'id'>>;
  tspAccounts?: Resolver<Maybe<Array<ResolversTypes['MeetingTspAccount']>>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type MeetingsResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Meetings'] = ResolversParentTypes['Meetings']> = {
  meeting?: Resolver<Maybe<ResolversTypes['Meeting']>, ParentType, ContextType, RequireFields<MeetingsMeetingArgs, 'id'>>;
  sipPhones?: Resolver<Maybe<ResolversTypes['MeetingSipPhoneConnection']>, ParentType, ContextType, Partial<MeetingsSipPhonesArgs>>;
  summary?: Resolver<Maybe<ResolversTypes['MeetingSummary']>, ParentType, ContextType, RequireFields<MeetingsSummaryArgs, 'meetingUuid'>>;
  telephony?: Resolver<Maybe<ResolversTypes['MeetingTelephony']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['MeetingUser']>, ParentType, ContextType, RequireFields<MeetingsUserArgs, 'id'>>;
  webinar?: Resolver<Maybe<ResolversTypes['Webinar']>, ParentType, ContextType, RequireFields<MeetingsWebinarArgs, 'id'>>;
};

export type MoneyResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  activateContactCentreTag?: Resolver<Maybe<ResolversTypes['ActivateContactCentreTagPayload']>, ParentType, ContextType, RequireFields<MutationActivateContactCentreTagArgs, 'input'>>;
  addContactCentreTeamAgents?: Resolver<Maybe<ResolversTypes['AddContactCentreTeamAgentsPayload']>, ParentType, ContextType, RequireFields<MutationAddContactCentreTeamAgentsArgs, 'input'>>;
  addEnvelopeDocuments?: Resolver<Maybe<ResolversTypes['AddEnvelopeDocumentsPayload']>, ParentType, ContextType, RequireFields<MutationAddEnvelopeDocumentsArgs, 'input'>>;
  addMeetingRegistrant?: Resolver<Maybe<ResolversTypes['AddMeetingRegistrantPayload']>, ParentType, ContextType, RequireFields<MutationAddMeetingRegistrantArgs, 'input'>>;
  anonymizeContactCentreEndUser?: Resolver<Maybe<ResolversTypes['AnonymizeContactCentreEndUserPayload']>, ParentType, ContextType, RequireFields<MutationAnonymizeContactCentreEndUserArgs, 'input'>>;
  assignContactCentreQueueMembers?: Resolver<Maybe<ResolversTypes['AssignContactCentreQueueMembersPayload']>, ParentType, ContextType, RequireFields<MutationAssignContactCentreQueueMembersArgs, 'input'>>;
  cloneTicketForm?: Resolver<Maybe<ResolversTypes['CloneTicketFormPayload']>, ParentType, ContextType, RequireFields<MutationCloneTicketFormArgs, 'input'>>;
  createConnectConfiguration?: Resolver<Maybe<ResolversTypes['CreateConnectConfigurationPayload']>, ParentType, ContextType, RequireFields<MutationCreateConnectConfigurationArgs, 'input'>>;
  createConnectOAuth?: Resolver<Maybe<ResolversTypes['CreateConnectOAuthPayload']>, ParentType, ContextType, RequireFields<MutationCreateConnectOAuthArgs, 'input'>>;
  createContactCentreQueue?: Resolver<Maybe<ResolversTypes['CreateContactCentreQueuePayload']>, ParentType, ContextType, RequireFields<MutationCreateContactCentreQueueArgs, 'input'>>;
  createContactCentreTag?: Resolver<Maybe<ResolversTypes['CreateContactCentreTagPayload']>, ParentType, ContextType, RequireFields<MutationCreateContactCentreTagArgs, 'input'>>;
  createContactCentreTeam?: Resolver<Maybe<ResolversTypes['CreateContactCentreTeamPayload']>, ParentType, ContextType, RequireFields<MutationCreateContactCentreTeamArgs, 'input'>>;
  createEnvelopeCustomFields?: Resolver<Maybe<ResolversTypes['CreateEnvelopeCustomFieldsPayload']>, ParentType, ContextType, RequireFields<MutationCreateEnvelopeCustomFieldsArgs, 'input'>>;
  createEnvelopeDocumentFields?: Resolver<Maybe<ResolversTypes['CreateEnvelopeDocumentFieldsPayload']>, ParentType, ContextType, RequireFields<MutationCreateEnvelopeDocumentFieldsArgs, 'input'>>;
  createEnvelopeTabs?: Resolver<Maybe<ResolversTypes['CreateEnvelopeTabsPayload']>, ParentType, ContextType, RequireFields<MutationCreateEnvelopeTabsArgs, 'input'>>;
  createMeetingPoll?: Resolver<Maybe<ResolversTypes['CreateMeetingPollPayload']>, ParentType, ContextType, RequireFields<MutationCreateMeetingPollArgs, 'input'>>;
  createMeetingSipPhone?: Resolver<Maybe<ResolversTypes['CreateMeetingSipPhonePayload']>, ParentType, ContextType, RequireFields<MutationCreateMeetingSipPhoneArgs, 'input'>>;
  createMeetingTspAccount?: Resolver<Maybe<ResolversTypes['CreateMeetingTspAccountPayload']>, ParentType, ContextType, RequireFields<MutationCreateMeetingTspAccountArgs, 'input'>>;
  createSlaPolicy?: Resolver<Maybe<ResolversTypes['CreateSlaPolicyPayload']>, ParentType, ContextType, RequireFields<MutationCreateSlaPolicyArgs, 'input'>>;
  createSupportAccount?: Resolver<Maybe<ResolversTypes['CreateSupportAccountPayload']>, ParentType, ContextType, RequireFields<MutationCreateSupportAccountArgs, 'input'>>;
  createSupportResourceCollection?: Resolver<Maybe<ResolversTypes['CreateSupportResourceCollectionPayload']>, ParentType, ContextType, RequireFields<MutationCreateSupportResourceCollectionArgs, 'input'>>;
  createTicketForm?: Resolver<Maybe<ResolversTypes['CreateTicketFormPayload']>, ParentType, ContextType, RequireFields<MutationCreateTicketFormArgs, 'input'>>;
  deactivateContactCentreTag?: Resolver<Maybe<ResolversTypes['DeactivateContactCentreTagPayload']>, ParentType, ContextType, RequireFields<MutationDeactivateContactCentreTagArgs, 'input'>>;
  deleteConnectConfiguration?: Resolver<Maybe<ResolversTypes['DeleteConnectConfigurationPayload']>, ParentType, ContextType, RequireFields<MutationDeleteConnectConfigurationArgs, 'input'>>;
  deleteConnectOAuth?: Resolver<Maybe<ResolversTypes['DeleteConnectOAuthPayload']>, ParentType, ContextType, RequireFields<MutationDeleteConnectOAuthArgs, 'input'>>;
  deleteContactCentreTeam?: Resolver<Maybe<ResolversTypes['DeleteContactCentreTeamPayload']>, ParentType, ContextType, RequireFields<MutationDeleteContactCentreTeamArgs, 'input'>>;
  deleteEnvelopeDocumentFields?: Resolver<Maybe<ResolversTypes['DeleteEnvelopeDocumentFieldsPayload']>, ParentType, ContextType, RequireFields<MutationDeleteEnvelopeDocumentFieldsArgs, 'input'>>;
  deleteEnvelopeDocuments?: Resolver<Maybe<ResolversTypes['DeleteEnvelopeDocumentsPayload']>, ParentType, ContextType, RequireFields<MutationDeleteEnvelopeDocumentsArgs, 'input'>>;
  deleteEnvelopeTabs?: Resolver<Maybe<ResolversTypes['DeleteEnvelopeTabsPayload']>, ParentType, ContextType, RequireFields<MutationDeleteEnvelopeTabsArgs, 'input'>>;
  deleteMeetingPoll?: Resolver<Maybe<ResolversTypes['DeleteMeetingPollPayload']>, ParentType, ContextType, RequireFields<MutationDeleteMeetingPollArgs, 'input'>>;
  deleteMeetingSipPhone?: Resolver<Maybe<ResolversTypes['DeleteMeetingSipPhonePayload']>, ParentType, ContextType, RequireFields<MutationDeleteMeetingSipPhoneArgs, 'input'>>;
  deleteMeetingTspAccount?: Resolver<Maybe<ResolversTypes['DeleteMeetingTspAccountPayload']>, ParentType, ContextType, RequireFields<MutationDeleteMeetingTspAccountArgs, 'input'>>;
  deleteSlaPolicy?: Resolver<Maybe<ResolversTypes['DeleteSlaPolicyPayload']>, ParentType, ContextType, RequireFields<MutationDeleteSlaPolicyArgs, 'input'>>;
  deleteSupportResourceCollection?: Resolver<Maybe<ResolversTypes['DeleteSupportResourceCollectionPayload']>, ParentType, ContextType, RequireFields<MutationDeleteSupportResourceCollectionArgs, 'input'>>;
  deleteTicketFieldOption?: Resolver<Maybe<ResolversTypes['DeleteTicketFieldOptionPayload']>, ParentType, ContextType, RequireFields<MutationDeleteTicketFieldOptionArgs, 'input'>>;
  deleteTicketForm?: Resolver<Maybe<ResolversTypes['DeleteTicketFormPayload']>, ParentType, ContextType, RequireFields<MutationDeleteTicketFormArgs, 'input'>>;
  importTicket?: Resolver<Maybe<ResolversTypes['ImportTicketPayload']>, ParentType, ContextType, RequireFields<MutationImportTicketArgs, 'input'>>;
  importTickets?: Resolver<Maybe<ResolversTypes['ImportTicketsPayload']>, ParentType, ContextType, RequireFields<MutationImportTicketsArgs, 'input'>>;
  likeSocialPost?: Resolver<Maybe<ResolversTypes['SocialLikePayload']>, ParentType, ContextType, RequireFields<MutationLikeSocialPostArgs, 'input'>>;
  linkCloudStorageProviders?: Resolver<Maybe<ResolversTypes['LinkCloudStorageProvidersPayload']>, ParentType, ContextType, RequireFields<MutationLinkCloudStorageProvidersArgs, 'input'>>;
  rateTicket?: Resolver<Maybe<ResolversTypes['RateTicketPayload']>, ParentType, ContextType, RequireFields<MutationRateTicketArgs, 'input'>>;
  removeContactCentreQueueMembers?: Resolver<Maybe<ResolversTypes['RemoveContactCentreQueueMembersPayload']>, ParentType, ContextType, RequireFields<MutationRemoveContactCentreQueueMembersArgs, 'input'>>;
  removeContactCentreTeamAgents?: Resolver<Maybe<ResolversTypes['RemoveContactCentreTeamAgentsPayload']>, ParentType, ContextType, RequireFields<MutationRemoveContactCentreTeamAgentsArgs, 'input'>>;
  reorderSlaPolicies?: Resolver<Maybe<ResolversTypes['ReorderSlaPoliciesPayload']>, ParentType, ContextType, RequireFields<MutationReorderSlaPoliciesArgs, 'input'>>;
  reorderTicketForms?: Resolver<Maybe<ResolversTypes['ReorderTicketFormsPayload']>, ParentType, ContextType, RequireFields<MutationReorderTicketFormsArgs, 'input'>>;
  replaceContactCentreEndUser?: Resolver<Maybe<ResolversTypes['ReplaceContactCentreEndUserPayload']>, ParentType, ContextType, RequireFields<MutationReplaceContactCentreEndUserArgs, 'input'>>;
  repostSocialPost?: Resolver<Maybe<ResolversTypes['SocialRepostPayload']>, ParentType, ContextType, RequireFields<MutationRepostSocialPostArgs, 'input'>>;
  setSocialPostHidden?: Resolver<Maybe<ResolversTypes['SetSocialPostHiddenPayload']>, ParentType, ContextType, RequireFields<MutationSetSocialPostHiddenArgs, 'input'>>;
  skipTicket?: Resolver<Maybe<ResolversTypes['SkipTicketPayload']>, ParentType, ContextType, RequireFields<MutationSkipTicketArgs, 'input'>>;
  unlikeSocialPost?: Resolver<Maybe<ResolversTypes['SocialLikePayload']>, ParentType, ContextType, RequireFields<MutationUnlikeSocialPostArgs, 'input'>>;
  unlinkCloudStorageProvider?: Resolver<Maybe<ResolversTypes['UnlinkCloudStorageProviderPayload']>, ParentType, ContextType, RequireFields<MutationUnlinkCloudStorageProviderArgs, 'input'>>;
  unlinkCloudStorageProviders?: Resolver<Maybe<ResolversTypes['UnlinkCloudStorageProvidersPayload']>, ParentType, ContextType, RequireFields<MutationUnlinkCloudStorageProvidersArgs, 'input'>>;
  unrepostSocialPost?: Resolver<Maybe<ResolversTypes['SocialRepostPayload']>, ParentType, ContextType, RequireFields<MutationUnrepostSocialPostArgs, 'input'>>;
  updateConnectConfiguration?: Resolver<Maybe<ResolversTypes['UpdateConnectConfigurationPayload']>, ParentType, ContextType, RequireFields<MutationUpdateConnectConfigurationArgs, 'input'>>;
  updateConnectOAuth?: Resolver<Maybe<ResolversTypes['UpdateConnectOAuthPayload']>, ParentType, ContextType, RequireFields<MutationUpdateConnectOAuthArgs, 'input'>>;
  updateContactCentreEndUser?: Resolver<Maybe<ResolversTypes['UpdateContactCentreEndUserPayload']>, ParentType, ContextType, RequireFields<MutationUpdateContactCentreEndUserArgs, 'input'>>;
  updateContactCentreEndUserAttributes?: Resolver<Maybe<ResolversTypes['UpdateContactCentreEndUserAttributesPayload']>, ParentType, ContextType, RequireFields<MutationUpdateContactCentreEndUserAttributesArgs, 'input'>>;
  updateEnvelopeCustomFields?: Resolver<Maybe<ResolversTypes['UpdateEnvelopeCustomFieldsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEnvelopeCustomFieldsArgs, 'input'>>;
  updateEnvelopeDocumentFields?: Resolver<Maybe<ResolversTypes['UpdateEnvelopeDocumentFieldsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEnvelopeDocumentFieldsArgs, 'input'>>;
  updateEnvelopeDocumentVisibility?: Resolver<Maybe<ResolversTypes['UpdateEnvelopeDocumentVisibilityPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEnvelopeDocumentVisibilityArgs, 'input'>>;
  updateEnvelopeRecipientVisibility?: Resolver<Maybe<ResolversTypes['UpdateEnvelopeRecipientVisibilityPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEnvelopeRecipientVisibilityArgs, 'input'>>;
  updateEnvelopeTabs?: Resolver<Maybe<ResolversTypes['UpdateEnvelopeTabsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEnvelopeTabsArgs, 'input'>>;
  updateMeetingLivestream?: Resolver<Maybe<ResolversTypes['UpdateMeetingLivestreamPayload']>, ParentType, ContextType, RequireFields<MutationUpdateMeetingLivestreamArgs, 'input'>>;
  updateMeetingLivestreamStatus?: Resolver<Maybe<ResolversTypes['UpdateMeetingLivestreamStatusPayload']>, ParentType, ContextType, RequireFields<MutationUpdateMeetingLivestreamStatusArgs, 'input'>>;
  updateMeetingPoll?: Resolver<Maybe<ResolversTypes['UpdateMeetingPollPayload']>, ParentType, ContextType, RequireFields<MutationUpdateMeetingPollArgs, 'input'>>;
  updateMeetingSipPhone?: Resolver<Maybe<ResolversTypes['UpdateMeetingSipPhonePayload']>, ParentType, ContextType, RequireFields<MutationUpdateMeetingSipPhoneArgs, 'input'>>;
  updateMeetingTelephony?: Resolver<Maybe<ResolversTypes['UpdateMeetingTelephonyPayload']>, ParentType, ContextType, RequireFields<MutationUpdateMeetingTelephonyArgs, 'input'>>;
  updateMeetingUserGlobalDialIn?: Resolver<Maybe<ResolversTypes['UpdateMeetingUserGlobalDialInPayload']>, ParentType, ContextType, RequireFields<MutationUpdateMeetingUserGlobalDialInArgs, 'input'>>;
  updateRequest?: Resolver<Maybe<ResolversTypes['UpdateRequestPayload']>, ParentType, ContextType, RequireFields<MutationUpdateRequestArgs, 'input'>>;
  updateSlaPolicy?: Resolver<Maybe<ResolversTypes['UpdateSlaPolicyPayload']>, ParentType, ContextType, RequireFields<MutationUpdateSlaPolicyArgs, 'input'>>;
  updateSupportResourceCollection?: Resolver<Maybe<ResolversTypes['UpdateSupportResourceCollectionPayload']>, ParentType, ContextType, RequireFields<MutationUpdateSupportResourceCollectionArgs, 'input'>>;
  updateTicketField?: Resolver<Maybe<ResolversTypes['UpdateTicketFieldPayload']>, ParentType, ContextType, RequireFields<MutationUpdateTicketFieldArgs, 'input'>>;
  updateTicketForm?: Resolver<Maybe<ResolversTypes['UpdateTicketFormPayload']>, ParentType, ContextType, RequireFields<MutationUpdateTicketFormArgs, 'input'>>;
  upsertTicketFieldOption?: Resolver<Maybe<ResolversTypes['UpsertTicketFieldOptionPayload']>, ParentType, ContextType, RequireFields<MutationUpsertTicketFieldOptionArgs, 'input'>>;
};

export type NodeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'CloudStorageProvider' | 'ConnectConfiguration' | 'ConnectOAuth' | 'ContactCentreEndUser' | 'ContactCentreQueue' | 'ContactCentreTag' | 'ContactCentreTeam' | 'EnvelopeDocument' | 'EnvelopeRecipient' | 'SatisfactionRating' | 'SatisfactionReason' | 'SlaPolicy' | 'SocialPost' | 'SocialUser' | 'SupportResourceCollection' | 'Ticket' | 'TicketComment' | 'TicketField' | 'TicketFieldOption' | 'TicketForm' | 'TicketMetrics' | 'User', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  contactCentre?: Resolver<Maybe<ResolversTypes['ContactCentre']>, ParentType, ContextType>;
  eSignature?: Resolver<Maybe<ResolversTypes['ESignature']>, ParentType, ContextType>;
  meetings?: Resolver<Maybe<ResolversTypes['Meetings']>, ParentType, ContextType>;
  rateLimits?: Resolver<Maybe<ResolversTypes['RateLimits']>, ParentType, ContextType>;
  social?: Resolver<Maybe<ResolversTypes['Social']>, ParentType, ContextType>;
  supportDesk?: Resolver<Maybe<ResolversTypes['SupportDesk']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType, RequireFields<QueryTicketArgs, 'id'>>;
  tickets?: Resolver<Maybe<ResolversTypes['TicketConnection']>, ParentType, ContextType, RequireFields<QueryTicketsArgs, 'orderBy'>>;
};

export type RateLimitResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['RateLimit'] = ResolversParentTypes['RateLimit']> = {
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  operation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resetAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['RateLimitScope'], ParentType, ContextType>;
  windowSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RateLimitsResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['RateLimits'] = ResolversParentTypes['RateLimits']> = {
  contactCentre?: Resolver<Maybe<ResolversTypes['FamilyRateLimits']>, ParentType, ContextType>;
  eSignature?: Resolver<Maybe<ResolversTypes['FamilyRateLimits']>, ParentType, ContextType>;
  meetings?: Resolver<Maybe<ResolversTypes['FamilyRateLimits']>, ParentType, ContextType>;
  social?: Resolver<Maybe<ResolversTypes['FamilyRateLimits']>, ParentType, ContextType>;
  supportDesk?: Resolver<Maybe<ResolversTypes['FamilyRateLimits']>, ParentType, ContextType>;
};

export type RateQuotaResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['RateQuota'] = ResolversParentTypes['RateQuota']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resetAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RateTicketPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['RateTicketPayload'] = ResolversParentTypes['RateTicketPayload']> = {
  satisfactionRating?: Resolver<Maybe<ResolversTypes['SatisfactionRating']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type ReorderSlaPoliciesPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ReorderSlaPoliciesPayload'] = ResolversParentTypes['ReorderSlaPoliciesPayload']> = {
  slaPolicies?: Resolver<Maybe<Array<ResolversTypes['SlaPolicy']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReorderTicketFormsPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ReorderTicketFormsPayload'] = ResolversParentTypes['ReorderTicketFormsPayload']> = {
  ticketForms?: Resolver<Maybe<Array<ResolversTypes['TicketForm']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReplaceContactCentreEndUserPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ReplaceContactCentreEndUserPayload'] = ResolversParentTypes['ReplaceContactCentreEndUserPayload']> = {
  endUser?: Resolver<Maybe<ResolversTypes['ContactCentreEndUser']>, ParentType, ContextType>;
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

export type SetSocialPostHiddenPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SetSocialPostHiddenPayload'] = ResolversParentTypes['SetSocialPostHiddenPayload']> = {
  hidden?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['SocialPost']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  allTicketMetrics?: Resolver<Maybe<ResolversTypes['TicketMetricsConnection']>, ParentType, ContextType, Partial<SupportDeskAllTicketMetricsArgs>>;
  exportGroups?: Resolver<Maybe<ResolversTypes['SupportGroupConnection']>, ParentType, ContextType, Partial<SupportDeskExportGroupsArgs>>;
  exportOrganizations?: Resolver<Maybe<ResolversTypes['SupportOrganizationConnection']>, ParentType, ContextType, Partial<SupportDeskExportOrganizationsArgs>>;
  exportTickets?: Resolver<Maybe<ResolversTypes['TicketConnection']>, ParentType, ContextType, Partial<SupportDeskExportTicketsArgs>>;
  exportUsers?: Resolver<Maybe<ResolversTypes['SupportUserConnection']>, ParentType, ContextType, Partial<SupportDeskExportUsersArgs>>;
  groups?: Resolver<Maybe<ResolversTypes['SupportGroupConnection']>, ParentType, ContextType, RequireFields<SupportDeskGroupsArgs, 'orderBy'>>;
  organizations?: Resolver<Maybe<ResolversTypes['SupportOrganizationConnection']>, ParentType, ContextType, RequireFields<SupportDeskOrganizationsArgs, 'orderBy'>>;
  requests?: Resolver<Maybe<ResolversTypes['TicketConnection']>, ParentType, ContextType, Partial<SupportDeskRequestsArgs>>;
  resourceCollection?: Resolver<Maybe<ResolversTypes['SupportResourceCollection']>, ParentType, ContextType, RequireFields<SupportDeskResourceCollectionArgs, 'id'>>;
  resourceCollections?: Resolver<Maybe<ResolversTypes['SupportResourceCollectionConnection']>, ParentType, ContextType, Partial<SupportDeskResourceCollectionsArgs>>;
  satisfactionRating?: Resolver<Maybe<ResolversTypes['SatisfactionRating']>, ParentType, ContextType, RequireFields<SupportDeskSatisfactionRatingArgs, 'id'>>;
  satisfactionRatingCount?: Resolver<Maybe<ResolversTypes['SatisfactionRatingCount']>, ParentType, ContextType>;
  satisfactionRatings?: Resolver<Maybe<ResolversTypes['SatisfactionRatingConnection']>, ParentType, ContextType, Partial<SupportDeskSatisfactionRatingsArgs>>;
  satisfactionReason?: Resolver<Maybe<ResolversTypes['SatisfactionReason']>, ParentType, ContextType, RequireFields<SupportDeskSatisfactionReasonArgs, 'id'>>;
  satisfactionReasons?: Resolver<Maybe<Array<ResolversTypes['SatisfactionReason']>>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['SupportRecordConnection']>, ParentType, ContextType, RequireFields<SupportDeskSearchArgs, 'orderBy'>>;
  searchCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, Partial<SupportDeskSearchCountArgs>>;
  sessions?: Resolver<Maybe<ResolversTypes['SupportSessionConnection']>, ParentType, ContextType, Partial<SupportDeskSessionsArgs>>;
  slaDefinitions?: Resolver<Maybe<ResolversTypes['SlaDefinitions']>, ParentType, ContextType>;
  slaPolicies?: Resolver<Maybe<Array<ResolversTypes['SlaPolicy']>>, ParentType, ContextType>;
  slaPolicy?: Resolver<Maybe<ResolversTypes['SlaPolicy']>, ParentType, ContextType, RequireFields<SupportDeskSlaPolicyArgs, 'id'>>;
  subdomainAvailable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<SupportDeskSubdomainAvailableArgs, 'subdomain'>>;
  ticketCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, Partial<SupportDeskTicketCountArgs>>;
  ticketField?: Resolver<Maybe<ResolversTypes['TicketField']>, ParentType, ContextType, RequireFields<SupportDeskTicketFieldArgs, 'id'>>;
  ticketFieldOption?: Resolver<Maybe<ResolversTypes['TicketFieldOption']>, ParentType, ContextType, RequireFields<SupportDeskTicketFieldOptionArgs, 'id'>>;
  ticketForm?: Resolver<Maybe<ResolversTypes['TicketForm']>, ParentType, ContextType, RequireFields<SupportDeskTicketFormArgs, 'id'>>;
  ticketForms?: Resolver<Maybe<Array<ResolversTypes['TicketForm']>>, ParentType, ContextType, Partial<SupportDeskTicketFormsArgs>>;
  ticketFormsByIds?: Resolver<Maybe<Array<Maybe<ResolversTypes['TicketForm']>>>, ParentType, ContextType, RequireFields<SupportDeskTicketFormsByIdsArgs, 'ids'>>;
  ticketMetricEventExport?: Resolver<Maybe<ResolversTypes['TicketMetricEventExport']>, ParentType, ContextType, RequireFields<SupportDeskTicketMetricEventExportArgs, 'since'>>;
  ticketMetricEvents?: Resolver<Maybe<ResolversTypes['TicketMetricEventConnection']>, ParentType, ContextType, RequireFields<SupportDeskTicketMetricEventsArgs, 'since'>>;
  ticketMetrics?: Resolver<Maybe<ResolversTypes['TicketMetrics']>, ParentType, ContextType, RequireFields<SupportDeskTicketMetricsArgs, 'id'>>;
  users?: Resolver<Maybe<ResolversTypes['SupportUserConnection']>, ParentType, ContextType, RequireFields<SupportDeskUsersArgs, 'orderBy'>>;
};

export type SupportGroupResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportGroup'] = ResolversParentTypes['SupportGroup']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupportGroupConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportGroupConnection'] = ResolversParentTypes['SupportGroupConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SupportGroupEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SupportGroup']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SupportGroupEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportGroupEdge'] = ResolversParentTypes['SupportGroupEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SupportGroup'], ParentType, ContextType>;
};

export type SupportJobResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportJob'] = ResolversParentTypes['SupportJob']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['SupportJobStatus']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SupportOrganizationResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportOrganization'] = ResolversParentTypes['SupportOrganization']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  domainNames?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tickets?: Resolver<Maybe<ResolversTypes['TicketConnection']>, ParentType, ContextType, Partial<SupportOrganizationTicketsArgs>>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupportOrganizationConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportOrganizationConnection'] = ResolversParentTypes['SupportOrganizationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SupportOrganizationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SupportOrganization']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SupportOrganizationEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportOrganizationEdge'] = ResolversParentTypes['SupportOrganizationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SupportOrganization'], ParentType, ContextType>;
};

export type SupportRecordResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportRecord'] = ResolversParentTypes['SupportRecord']> = {
  __resolveType: TypeResolveFn<'SupportGroup' | 'SupportOrganization' | 'SupportUser' | 'Ticket', ParentType, ContextType>;
};

export type SupportRecordConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportRecordConnection'] = ResolversParentTypes['SupportRecordConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SupportRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SupportRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SupportRecordEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportRecordEdge'] = ResolversParentTypes['SupportRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SupportRecord'], ParentType, ContextType>;
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

export type SupportUserResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportUser'] = ResolversParentTypes['SupportUser']> = {
  ccTickets?: Resolver<Maybe<ResolversTypes['TicketConnection']>, ParentType, ContextType, Partial<SupportUserCcTicketsArgs>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['SupportOrganization']>, ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['SupportUserRole']>, ParentType, ContextType>;
  tickets?: Resolver<Maybe<ResolversTypes['TicketConnection']>, ParentType, ContextType, RequireFields<SupportUserTicketsArgs, 'orderBy'>>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupportUserConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportUserConnection'] = ResolversParentTypes['SupportUserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SupportUserEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SupportUser']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SupportUserEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportUserEdge'] = ResolversParentTypes['SupportUserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SupportUser'], ParentType, ContextType>;
};

export type TicketResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Ticket'] = ResolversParentTypes['Ticket'], FederationReferenceType extends FederationReferenceTypes['Ticket'] = FederationReferenceTypes['Ticket']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Ticket']> | FederationReferenceType, FederationReferenceType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  canBeSolvedByMe?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  collaborators?: Resolver<Maybe<Array<ResolversTypes['User']>>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['TicketComment']>, ParentType, ContextType, RequireFields<TicketCommentArgs, 'id'>>;
  comments?: Resolver<Maybe<ResolversTypes['TicketCommentConnection']>, ParentType, ContextType, RequireFields<TicketCommentsArgs, 'orderBy'>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailCcs?: Resolver<Maybe<Array<ResolversTypes['User']>>, ParentType, ContextType>;
  fieldValues?: Resolver<Maybe<Array<ResolversTypes['TicketFieldValue']>>, ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['TicketForm']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metrics?: Resolver<Maybe<ResolversTypes['TicketMetrics']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['SupportOrganization']>, ParentType, ContextType>;
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

export type TicketAttachmentResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketAttachment'] = ResolversParentTypes['TicketAttachment']> = {
  contentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inline?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  malwareScanResult?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TicketCommentResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketComment'] = ResolversParentTypes['TicketComment'], FederationReferenceType extends FederationReferenceTypes['TicketComment'] = FederationReferenceTypes['TicketComment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TicketComment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  attachments?: Resolver<Maybe<Array<ResolversTypes['TicketAttachment']>>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  htmlBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  plainBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  public?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type TicketFieldResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketField'] = ResolversParentTypes['TicketField'], FederationReferenceType extends FederationReferenceTypes['TicketField'] = FederationReferenceTypes['TicketField']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TicketField']> | FederationReferenceType, FederationReferenceType, ContextType>;
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  creator?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  creatorAppName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editableInPortal?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<Maybe<ResolversTypes['TicketFieldOptionConnection']>, ParentType, ContextType, Partial<TicketFieldOptionsArgs>>;
  portalTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  removable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['TicketFieldType']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibleInPortal?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TicketFieldOptionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketFieldOption'] = ResolversParentTypes['TicketFieldOption'], FederationReferenceType extends FederationReferenceTypes['TicketFieldOption'] = FederationReferenceTypes['TicketFieldOption']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TicketFieldOption']> | FederationReferenceType, FederationReferenceType, ContextType>;
  default?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['TicketField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rawName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TicketFieldOptionConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketFieldOptionConnection'] = ResolversParentTypes['TicketFieldOptionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TicketFieldOptionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TicketFieldOption']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TicketFieldOptionEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketFieldOptionEdge'] = ResolversParentTypes['TicketFieldOptionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TicketFieldOption'], ParentType, ContextType>;
};

export type TicketFieldValueResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketFieldValue'] = ResolversParentTypes['TicketFieldValue']> = {
  field?: Resolver<Maybe<ResolversTypes['TicketField']>, ParentType, ContextType>;
  option?: Resolver<Maybe<ResolversTypes['TicketFieldOption']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TicketFormResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketForm'] = ResolversParentTypes['TicketForm'], FederationReferenceType extends FederationReferenceTypes['TicketForm'] = FederationReferenceTypes['TicketForm']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TicketForm']> | FederationReferenceType, FederationReferenceType, ContextType>;
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  default?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endUserVisible?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  fields?: Resolver<Maybe<Array<ResolversTypes['TicketField']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inAllBrands?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  restrictedBrandIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TicketMetricEventResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketMetricEvent'] = ResolversParentTypes['TicketMetricEvent']> = {
  duration?: Resolver<Maybe<ResolversTypes['TicketMinutes']>, ParentType, ContextType>;
  instance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  metric?: Resolver<Maybe<ResolversTypes['TicketMetricName']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['TicketMetricEventType']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TicketMetricEventConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketMetricEventConnection'] = ResolversParentTypes['TicketMetricEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TicketMetricEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TicketMetricEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TicketMetricEventEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketMetricEventEdge'] = ResolversParentTypes['TicketMetricEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TicketMetricEvent'], ParentType, ContextType>;
};

export type TicketMetricEventExportResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketMetricEventExport'] = ResolversParentTypes['TicketMetricEventExport']> = {
  complete?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  events?: Resolver<Maybe<Array<ResolversTypes['TicketMetricEvent']>>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TicketMetricsResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketMetrics'] = ResolversParentTypes['TicketMetrics'], FederationReferenceType extends FederationReferenceTypes['TicketMetrics'] = FederationReferenceTypes['TicketMetrics']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TicketMetrics']> | FederationReferenceType, FederationReferenceType, ContextType>;
  assignedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  assigneeStations?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstResolutionTime?: Resolver<Maybe<ResolversTypes['TicketMinutes']>, ParentType, ContextType>;
  fullResolutionTime?: Resolver<Maybe<ResolversTypes['TicketMinutes']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latestCommentAddedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reopens?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  replies?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  replyTime?: Resolver<Maybe<ResolversTypes['TicketMinutes']>, ParentType, ContextType>;
  solvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  statusUpdatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TicketMetricsConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketMetricsConnection'] = ResolversParentTypes['TicketMetricsConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TicketMetricsEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TicketMetrics']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TicketMetricsEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketMetricsEdge'] = ResolversParentTypes['TicketMetricsEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TicketMetrics'], ParentType, ContextType>;
};

export type TicketMinutesResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketMinutes'] = ResolversParentTypes['TicketMinutes']> = {
  business?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  calendar?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type UnlinkCloudStorageProviderPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UnlinkCloudStorageProviderPayload'] = ResolversParentTypes['UnlinkCloudStorageProviderPayload']> = {
  owner?: Resolver<Maybe<ResolversTypes['ESignatureUser']>, ParentType, ContextType>;
  providers?: Resolver<Maybe<Array<ResolversTypes['CloudStorageProvider']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UnlinkCloudStorageProvidersPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UnlinkCloudStorageProvidersPayload'] = ResolversParentTypes['UnlinkCloudStorageProvidersPayload']> = {
  owner?: Resolver<Maybe<ResolversTypes['ESignatureUser']>, ParentType, ContextType>;
  providers?: Resolver<Maybe<Array<ResolversTypes['CloudStorageProvider']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateConnectConfigurationPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateConnectConfigurationPayload'] = ResolversParentTypes['UpdateConnectConfigurationPayload']> = {
  configuration?: Resolver<Maybe<ResolversTypes['ConnectConfiguration']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateConnectOAuthPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateConnectOAuthPayload'] = ResolversParentTypes['UpdateConnectOAuthPayload']> = {
  oauth?: Resolver<Maybe<ResolversTypes['ConnectOAuth']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateContactCentreEndUserAttributesPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateContactCentreEndUserAttributesPayload'] = ResolversParentTypes['UpdateContactCentreEndUserAttributesPayload']> = {
  endUser?: Resolver<Maybe<ResolversTypes['ContactCentreEndUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateContactCentreEndUserPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateContactCentreEndUserPayload'] = ResolversParentTypes['UpdateContactCentreEndUserPayload']> = {
  endUser?: Resolver<Maybe<ResolversTypes['ContactCentreEndUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateEnvelopeCustomFieldsPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateEnvelopeCustomFieldsPayload'] = ResolversParentTypes['UpdateEnvelopeCustomFieldsPayload']> = {
  customFields?: Resolver<Maybe<Array<ResolversTypes['EnvelopeCustomField']>>, ParentType, ContextType>;
  envelope?: Resolver<Maybe<ResolversTypes['Envelope']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateEnvelopeDocumentFieldsPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateEnvelopeDocumentFieldsPayload'] = ResolversParentTypes['UpdateEnvelopeDocumentFieldsPayload']> = {
  document?: Resolver<Maybe<ResolversTypes['EnvelopeDocument']>, ParentType, ContextType>;
  fields?: Resolver<Maybe<Array<ResolversTypes['EnvelopeDocumentField']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateEnvelopeDocumentVisibilityPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateEnvelopeDocumentVisibilityPayload'] = ResolversParentTypes['UpdateEnvelopeDocumentVisibilityPayload']> = {
  envelope?: Resolver<Maybe<ResolversTypes['Envelope']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  visibility?: Resolver<Maybe<Array<ResolversTypes['EnvelopeDocumentVisibility']>>, ParentType, ContextType>;
};

export type UpdateEnvelopeRecipientVisibilityPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateEnvelopeRecipientVisibilityPayload'] = ResolversParentTypes['UpdateEnvelopeRecipientVisibilityPayload']> = {
  recipient?: Resolver<Maybe<ResolversTypes['EnvelopeRecipient']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateEnvelopeTabsPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateEnvelopeTabsPayload'] = ResolversParentTypes['UpdateEnvelopeTabsPayload']> = {
  document?: Resolver<Maybe<ResolversTypes['EnvelopeDocument']>, ParentType, ContextType>;
  tabs?: Resolver<Maybe<Array<ResolversTypes['EnvelopeTab']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMeetingLivestreamPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateMeetingLivestreamPayload'] = ResolversParentTypes['UpdateMeetingLivestreamPayload']> = {
  livestream?: Resolver<Maybe<ResolversTypes['MeetingLivestream']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMeetingLivestreamStatusPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateMeetingLivestreamStatusPayload'] = ResolversParentTypes['UpdateMeetingLivestreamStatusPayload']> = {
  livestream?: Resolver<Maybe<ResolversTypes['MeetingLivestream']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMeetingPollPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateMeetingPollPayload'] = ResolversParentTypes['UpdateMeetingPollPayload']> = {
  poll?: Resolver<Maybe<ResolversTypes['MeetingPoll']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMeetingSipPhonePayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateMeetingSipPhonePayload'] = ResolversParentTypes['UpdateMeetingSipPhonePayload']> = {
  sipPhone?: Resolver<Maybe<ResolversTypes['MeetingSipPhone']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMeetingTelephonyPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateMeetingTelephonyPayload'] = ResolversParentTypes['UpdateMeetingTelephonyPayload']> = {
  telephony?: Resolver<Maybe<ResolversTypes['MeetingTelephony']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMeetingUserGlobalDialInPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateMeetingUserGlobalDialInPayload'] = ResolversParentTypes['UpdateMeetingUserGlobalDialInPayload']> = {
  owner?: Resolver<Maybe<ResolversTypes['MeetingUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type UpdateTicketFieldPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateTicketFieldPayload'] = ResolversParentTypes['UpdateTicketFieldPayload']> = {
  removedOptions?: Resolver<Maybe<Array<ResolversTypes['TicketFieldOption']>>, ParentType, ContextType>;
  ticketField?: Resolver<Maybe<ResolversTypes['TicketField']>, ParentType, ContextType>;
  unnamedOptions?: Resolver<Maybe<Array<ResolversTypes['TicketFieldOption']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateTicketFormPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateTicketFormPayload'] = ResolversParentTypes['UpdateTicketFormPayload']> = {
  ticketForm?: Resolver<Maybe<ResolversTypes['TicketForm']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpsertTicketFieldOptionPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpsertTicketFieldOptionPayload'] = ResolversParentTypes['UpsertTicketFieldOptionPayload']> = {
  created?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ticketFieldOption?: Resolver<Maybe<ResolversTypes['TicketFieldOption']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  connectEvents?: Resolver<Maybe<ResolversTypes['ConnectEventConnection']>, ParentType, ContextType, Partial<UserConnectEventsArgs>>;
  contactCentreEndUser?: Resolver<Maybe<ResolversTypes['ContactCentreEndUser']>, ParentType, ContextType>;
  contactCentreEndUsers?: Resolver<Maybe<Array<ResolversTypes['ContactCentreEndUser']>>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  meetingSipPhone?: Resolver<Maybe<ResolversTypes['MeetingSipPhone']>, ParentType, ContextType>;
  meetingSipPhones?: Resolver<Maybe<Array<ResolversTypes['MeetingSipPhone']>>, ParentType, ContextType>;
  meetingUser?: Resolver<Maybe<ResolversTypes['MeetingUser']>, ParentType, ContextType>;
  satisfactionRatings?: Resolver<Maybe<ResolversTypes['SatisfactionRatingConnection']>, ParentType, ContextType, Partial<UserSatisfactionRatingsArgs>>;
  socialUser?: Resolver<Maybe<ResolversTypes['SocialUser']>, ParentType, ContextType>;
  socialUsers?: Resolver<Maybe<Array<ResolversTypes['SocialUser']>>, ParentType, ContextType>;
  sourcesOfCollaboration?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  supportUser?: Resolver<Maybe<ResolversTypes['SupportUser']>, ParentType, ContextType>;
  supportUsers?: Resolver<Maybe<Array<ResolversTypes['SupportUser']>>, ParentType, ContextType>;
  tickets?: Resolver<Maybe<ResolversTypes['TicketConnection']>, ParentType, ContextType, RequireFields<UserTicketsArgs, 'orderBy'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  familyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebinarResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Webinar'] = ResolversParentTypes['Webinar']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  qaReport?: Resolver<Maybe<ResolversTypes['WebinarQaReport']>, ParentType, ContextType>;
  surveyReport?: Resolver<Maybe<ResolversTypes['WebinarSurveyReport']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebinarAnswerResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['WebinarAnswer'] = ResolversParentTypes['WebinarAnswer']> = {
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type WebinarAskerResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['WebinarAsker'] = ResolversParentTypes['WebinarAsker']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questions?: Resolver<Maybe<Array<ResolversTypes['WebinarQuestion']>>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type WebinarQaReportResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['WebinarQaReport'] = ResolversParentTypes['WebinarQaReport']> = {
  instance?: Resolver<Maybe<ResolversTypes['Webinar']>, ParentType, ContextType>;
  participants?: Resolver<Maybe<Array<ResolversTypes['WebinarAsker']>>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WebinarQuestionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['WebinarQuestion'] = ResolversParentTypes['WebinarQuestion']> = {
  answers?: Resolver<Maybe<Array<ResolversTypes['WebinarAnswer']>>, ParentType, ContextType>;
  askedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['WebinarQuestionStatus']>, ParentType, ContextType>;
  upstreamId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebinarSurveyAnswerResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['WebinarSurveyAnswer'] = ResolversParentTypes['WebinarSurveyAnswer']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebinarSurveyReportResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['WebinarSurveyReport'] = ResolversParentTypes['WebinarSurveyReport']> = {
  instance?: Resolver<Maybe<ResolversTypes['Webinar']>, ParentType, ContextType>;
  respondents?: Resolver<Maybe<Array<ResolversTypes['WebinarSurveyRespondent']>>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  surveyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebinarSurveyRespondentResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['WebinarSurveyRespondent'] = ResolversParentTypes['WebinarSurveyRespondent']> = {
  answers?: Resolver<Maybe<Array<ResolversTypes['WebinarSurveyAnswer']>>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = CollaborationContext> = {
  ActivateContactCentreTagPayload?: ActivateContactCentreTagPayloadResolvers<ContextType>;
  AddContactCentreTeamAgentsPayload?: AddContactCentreTeamAgentsPayloadResolvers<ContextType>;
  AddEnvelopeDocumentsPayload?: AddEnvelopeDocumentsPayloadResolvers<ContextType>;
  AddMeetingRegistrantPayload?: AddMeetingRegistrantPayloadResolvers<ContextType>;
  AgentPresence?: AgentPresenceResolvers<ContextType>;
  AgentPresenceConnection?: AgentPresenceConnectionResolvers<ContextType>;
  AgentPresenceEdge?: AgentPresenceEdgeResolvers<ContextType>;
  AnonymizeContactCentreEndUserPayload?: AnonymizeContactCentreEndUserPayloadResolvers<ContextType>;
  AssignContactCentreQueueMembersPayload?: AssignContactCentreQueueMembersPayloadResolvers<ContextType>;
  CloneTicketFormPayload?: CloneTicketFormPayloadResolvers<ContextType>;
  CloudStorageProvider?: CloudStorageProviderResolvers<ContextType>;
  ConnectConfiguration?: ConnectConfigurationResolvers<ContextType>;
  ConnectEvent?: ConnectEventResolvers<ContextType>;
  ConnectEventConnection?: ConnectEventConnectionResolvers<ContextType>;
  ConnectEventData?: ConnectEventDataResolvers<ContextType>;
  ConnectEventEdge?: ConnectEventEdgeResolvers<ContextType>;
  ConnectEventRecipient?: ConnectEventRecipientResolvers<ContextType>;
  ConnectOAuth?: ConnectOAuthResolvers<ContextType>;
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
  CreateConnectConfigurationPayload?: CreateConnectConfigurationPayloadResolvers<ContextType>;
  CreateConnectOAuthPayload?: CreateConnectOAuthPayloadResolvers<ContextType>;
  CreateContactCentreQueuePayload?: CreateContactCentreQueuePayloadResolvers<ContextType>;
  CreateContactCentreTagPayload?: CreateContactCentreTagPayloadResolvers<ContextType>;
  CreateContactCentreTeamPayload?: CreateContactCentreTeamPayloadResolvers<ContextType>;
  CreateEnvelopeCustomFieldsPayload?: CreateEnvelopeCustomFieldsPayloadResolvers<ContextType>;
  CreateEnvelopeDocumentFieldsPayload?: CreateEnvelopeDocumentFieldsPayloadResolvers<ContextType>;
  CreateEnvelopeTabsPayload?: CreateEnvelopeTabsPayloadResolvers<ContextType>;
  CreateMeetingPollPayload?: CreateMeetingPollPayloadResolvers<ContextType>;
  CreateMeetingSipPhonePayload?: CreateMeetingSipPhonePayloadResolvers<ContextType>;
  CreateMeetingTspAccountPayload?: CreateMeetingTspAccountPayloadResolvers<ContextType>;
  CreateSlaPolicyPayload?: CreateSlaPolicyPayloadResolvers<ContextType>;
  CreateSupportAccountPayload?: CreateSupportAccountPayloadResolvers<ContextType>;
  CreateSupportResourceCollectionPayload?: CreateSupportResourceCollectionPayloadResolvers<ContextType>;
  CreateTicketFormPayload?: CreateTicketFormPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeactivateContactCentreTagPayload?: DeactivateContactCentreTagPayloadResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeleteConnectConfigurationPayload?: DeleteConnectConfigurationPayloadResolvers<ContextType>;
  DeleteConnectOAuthPayload?: DeleteConnectOAuthPayloadResolvers<ContextType>;
  DeleteContactCentreTeamPayload?: DeleteContactCentreTeamPayloadResolvers<ContextType>;
  DeleteEnvelopeDocumentFieldsPayload?: DeleteEnvelopeDocumentFieldsPayloadResolvers<ContextType>;
  DeleteEnvelopeDocumentsPayload?: DeleteEnvelopeDocumentsPayloadResolvers<ContextType>;
  DeleteEnvelopeTabsPayload?: DeleteEnvelopeTabsPayloadResolvers<ContextType>;
  DeleteMeetingPollPayload?: DeleteMeetingPollPayloadResolvers<ContextType>;
  DeleteMeetingSipPhonePayload?: DeleteMeetingSipPhonePayloadResolvers<ContextType>;
  DeleteMeetingTspAccountPayload?: DeleteMeetingTspAccountPayloadResolvers<ContextType>;
  DeleteSlaPolicyPayload?: DeleteSlaPolicyPayloadResolvers<ContextType>;
  DeleteSupportResourceCollectionPayload?: DeleteSupportResourceCollectionPayloadResolvers<ContextType>;
  DeleteTicketFieldOptionPayload?: DeleteTicketFieldOptionPayloadResolvers<ContextType>;
  DeleteTicketFormPayload?: DeleteTicketFormPayloadResolvers<ContextType>;
  ESignature?: ESignatureResolvers<ContextType>;
  ESignatureUser?: ESignatureUserResolvers<ContextType>;
  Envelope?: EnvelopeResolvers<ContextType>;
  EnvelopeCustomField?: EnvelopeCustomFieldResolvers<ContextType>;
  EnvelopeDocument?: EnvelopeDocumentResolvers<ContextType>;
  EnvelopeDocumentField?: EnvelopeDocumentFieldResolvers<ContextType>;
  EnvelopeDocumentVisibility?: EnvelopeDocumentVisibilityResolvers<ContextType>;
  EnvelopeHtmlDefinition?: EnvelopeHtmlDefinitionResolvers<ContextType>;
  EnvelopePage?: EnvelopePageResolvers<ContextType>;
  EnvelopeRecipient?: EnvelopeRecipientResolvers<ContextType>;
  EnvelopeRights?: EnvelopeRightsResolvers<ContextType>;
  EnvelopeTab?: EnvelopeTabResolvers<ContextType>;
  FamilyRateLimits?: FamilyRateLimitsResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
  FileUpload?: FileUploadResolvers<ContextType>;
  HttpHeader?: HttpHeaderResolvers<ContextType>;
  ImportTicketPayload?: ImportTicketPayloadResolvers<ContextType>;
  ImportTicketsPayload?: ImportTicketsPayloadResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LinkCloudStorageProvidersPayload?: LinkCloudStorageProvidersPayloadResolvers<ContextType>;
  Meeting?: MeetingResolvers<ContextType>;
  MeetingDialInNumber?: MeetingDialInNumberResolvers<ContextType>;
  MeetingLivestream?: MeetingLivestreamResolvers<ContextType>;
  MeetingPoll?: MeetingPollResolvers<ContextType>;
  MeetingPollBlanksQuestion?: MeetingPollBlanksQuestionResolvers<ContextType>;
  MeetingPollChoiceQuestion?: MeetingPollChoiceQuestionResolvers<ContextType>;
  MeetingPollOtherQuestion?: MeetingPollOtherQuestionResolvers<ContextType>;
  MeetingPollPrompt?: MeetingPollPromptResolvers<ContextType>;
  MeetingPollPromptsQuestion?: MeetingPollPromptsQuestionResolvers<ContextType>;
  MeetingPollQuestion?: MeetingPollQuestionResolvers<ContextType>;
  MeetingPollRatingQuestion?: MeetingPollRatingQuestionResolvers<ContextType>;
  MeetingPollTextQuestion?: MeetingPollTextQuestionResolvers<ContextType>;
  MeetingRegistrant?: MeetingRegistrantResolvers<ContextType>;
  MeetingRegistrantConnection?: MeetingRegistrantConnectionResolvers<ContextType>;
  MeetingRegistrantEdge?: MeetingRegistrantEdgeResolvers<ContextType>;
  MeetingSipPhone?: MeetingSipPhoneResolvers<ContextType>;
  MeetingSipPhoneConnection?: MeetingSipPhoneConnectionResolvers<ContextType>;
  MeetingSipPhoneEdge?: MeetingSipPhoneEdgeResolvers<ContextType>;
  MeetingSummary?: MeetingSummaryResolvers<ContextType>;
  MeetingSummaryDetail?: MeetingSummaryDetailResolvers<ContextType>;
  MeetingTelephony?: MeetingTelephonyResolvers<ContextType>;
  MeetingTspAccount?: MeetingTspAccountResolvers<ContextType>;
  MeetingUser?: MeetingUserResolvers<ContextType>;
  Meetings?: MeetingsResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RateLimit?: RateLimitResolvers<ContextType>;
  RateLimits?: RateLimitsResolvers<ContextType>;
  RateQuota?: RateQuotaResolvers<ContextType>;
  RateTicketPayload?: RateTicketPayloadResolvers<ContextType>;
  RemoveContactCentreQueueMembersPayload?: RemoveContactCentreQueueMembersPayloadResolvers<ContextType>;
  RemoveContactCentreTeamAgentsPayload?: RemoveContactCentreTeamAgentsPayloadResolvers<ContextType>;
  ReorderSlaPoliciesPayload?: ReorderSlaPoliciesPayloadResolvers<ContextType>;
  ReorderTicketFormsPayload?: ReorderTicketFormsPayloadResolvers<ContextType>;
  ReplaceContactCentreEndUserPayload?: ReplaceContactCentreEndUserPayloadResolvers<ContextType>;
  SatisfactionRating?: SatisfactionRatingResolvers<ContextType>;
  SatisfactionRatingConnection?: SatisfactionRatingConnectionResolvers<ContextType>;
  SatisfactionRatingCount?: SatisfactionRatingCountResolvers<ContextType>;
  SatisfactionRatingEdge?: SatisfactionRatingEdgeResolvers<ContextType>;
  SatisfactionReason?: SatisfactionReasonResolvers<ContextType>;
  SetSocialPostHiddenPayload?: SetSocialPostHiddenPayloadResolvers<ContextType>;
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
  SupportAccount?: SupportAccountResolvers<ContextType>;
  SupportCollectionJob?: SupportCollectionJobResolvers<ContextType>;
  SupportDesk?: SupportDeskResolvers<ContextType>;
  SupportGroup?: SupportGroupResolvers<ContextType>;
  SupportGroupConnection?: SupportGroupConnectionResolvers<ContextType>;
  SupportGroupEdge?: SupportGroupEdgeResolvers<ContextType>;
  SupportJob?: SupportJobResolvers<ContextType>;
  SupportOrganization?: SupportOrganizationResolvers<ContextType>;
  SupportOrganizationConnection?: SupportOrganizationConnectionResolvers<ContextType>;
  SupportOrganizationEdge?: SupportOrganizationEdgeResolvers<ContextType>;
  SupportRecord?: SupportRecordResolvers<ContextType>;
  SupportRecordConnection?: SupportRecordConnectionResolvers<ContextType>;
  SupportRecordEdge?: SupportRecordEdgeResolvers<ContextType>;
  SupportResource?: SupportResourceResolvers<ContextType>;
  SupportResourceCollection?: SupportResourceCollectionResolvers<ContextType>;
  SupportResourceCollectionConnection?: SupportResourceCollectionConnectionResolvers<ContextType>;
  SupportResourceCollectionEdge?: SupportResourceCollectionEdgeResolvers<ContextType>;
  SupportResourceResult?: SupportResourceResultResolvers<ContextType>;
  SupportSession?: SupportSessionResolvers<ContextType>;
  SupportSessionConnection?: SupportSessionConnectionResolvers<ContextType>;
  SupportSessionEdge?: SupportSessionEdgeResolvers<ContextType>;
  SupportUser?: SupportUserResolvers<ContextType>;
  SupportUserConnection?: SupportUserConnectionResolvers<ContextType>;
  SupportUserEdge?: SupportUserEdgeResolvers<ContextType>;
  Ticket?: TicketResolvers<ContextType>;
  TicketAttachment?: TicketAttachmentResolvers<ContextType>;
  TicketComment?: TicketCommentResolvers<ContextType>;
  TicketCommentConnection?: TicketCommentConnectionResolvers<ContextType>;
  TicketCommentEdge?: TicketCommentEdgeResolvers<ContextType>;
  TicketConnection?: TicketConnectionResolvers<ContextType>;
  TicketEdge?: TicketEdgeResolvers<ContextType>;
  TicketField?: TicketFieldResolvers<ContextType>;
  TicketFieldOption?: TicketFieldOptionResolvers<ContextType>;
  TicketFieldOptionConnection?: TicketFieldOptionConnectionResolvers<ContextType>;
  TicketFieldOptionEdge?: TicketFieldOptionEdgeResolvers<ContextType>;
  TicketFieldValue?: TicketFieldValueResolvers<ContextType>;
  TicketForm?: TicketFormResolvers<ContextType>;
  TicketMetricEvent?: TicketMetricEventResolvers<ContextType>;
  TicketMetricEventConnection?: TicketMetricEventConnectionResolvers<ContextType>;
  TicketMetricEventEdge?: TicketMetricEventEdgeResolvers<ContextType>;
  TicketMetricEventExport?: TicketMetricEventExportResolvers<ContextType>;
  TicketMetrics?: TicketMetricsResolvers<ContextType>;
  TicketMetricsConnection?: TicketMetricsConnectionResolvers<ContextType>;
  TicketMetricsEdge?: TicketMetricsEdgeResolvers<ContextType>;
  TicketMinutes?: TicketMinutesResolvers<ContextType>;
  TicketSkip?: TicketSkipResolvers<ContextType>;
  UnlinkCloudStorageProviderPayload?: UnlinkCloudStorageProviderPayloadResolvers<ContextType>;
  UnlinkCloudStorageProvidersPayload?: UnlinkCloudStorageProvidersPayloadResolvers<ContextType>;
  UpdateConnectConfigurationPayload?: UpdateConnectConfigurationPayloadResolvers<ContextType>;
  UpdateConnectOAuthPayload?: UpdateConnectOAuthPayloadResolvers<ContextType>;
  UpdateContactCentreEndUserAttributesPayload?: UpdateContactCentreEndUserAttributesPayloadResolvers<ContextType>;
  UpdateContactCentreEndUserPayload?: UpdateContactCentreEndUserPayloadResolvers<ContextType>;
  UpdateEnvelopeCustomFieldsPayload?: UpdateEnvelopeCustomFieldsPayloadResolvers<ContextType>;
  UpdateEnvelopeDocumentFieldsPayload?: UpdateEnvelopeDocumentFieldsPayloadResolvers<ContextType>;
  UpdateEnvelopeDocumentVisibilityPayload?: UpdateEnvelopeDocumentVisibilityPayloadResolvers<ContextType>;
  UpdateEnvelopeRecipientVisibilityPayload?: UpdateEnvelopeRecipientVisibilityPayloadResolvers<ContextType>;
  UpdateEnvelopeTabsPayload?: UpdateEnvelopeTabsPayloadResolvers<ContextType>;
  UpdateMeetingLivestreamPayload?: UpdateMeetingLivestreamPayloadResolvers<ContextType>;
  UpdateMeetingLivestreamStatusPayload?: UpdateMeetingLivestreamStatusPayloadResolvers<ContextType>;
  UpdateMeetingPollPayload?: UpdateMeetingPollPayloadResolvers<ContextType>;
  UpdateMeetingSipPhonePayload?: UpdateMeetingSipPhonePayloadResolvers<ContextType>;
  UpdateMeetingTelephonyPayload?: UpdateMeetingTelephonyPayloadResolvers<ContextType>;
  UpdateMeetingUserGlobalDialInPayload?: UpdateMeetingUserGlobalDialInPayloadResolvers<ContextType>;
  UpdateRequestPayload?: UpdateRequestPayloadResolvers<ContextType>;
  UpdateSlaPolicyPayload?: UpdateSlaPolicyPayloadResolvers<ContextType>;
  UpdateSupportResourceCollectionPayload?: UpdateSupportResourceCollectionPayloadResolvers<ContextType>;
  UpdateTicketFieldPayload?: UpdateTicketFieldPayloadResolvers<ContextType>;
  UpdateTicketFormPayload?: UpdateTicketFormPayloadResolvers<ContextType>;
  UpsertTicketFieldOptionPayload?: UpsertTicketFieldOptionPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Webinar?: WebinarResolvers<ContextType>;
  WebinarAnswer?: WebinarAnswerResolvers<ContextType>;
  WebinarAsker?: WebinarAskerResolvers<ContextType>;
  WebinarQaReport?: WebinarQaReportResolvers<ContextType>;
  WebinarQuestion?: WebinarQuestionResolvers<ContextType>;
  WebinarSurveyAnswer?: WebinarSurveyAnswerResolvers<ContextType>;
  WebinarSurveyReport?: WebinarSurveyReportResolvers<ContextType>;
  WebinarSurveyRespondent?: WebinarSurveyRespondentResolvers<ContextType>;
};

