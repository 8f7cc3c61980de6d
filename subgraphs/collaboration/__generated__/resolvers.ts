import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ContactCentreMapper, ContactCentreQueueMapper, ContactCentreAgentMapper, ContactCentreEndUserMapper, ContactCentreConversationMapper, ContactCentreTagMapper, ContactCentreTeamMapper, ContactCentreAgentPresenceMapper, ESignatureMapper, EnvelopeMapper, EnvelopeDocumentMapper, EnvelopeRightsMapper, EnvelopeTabMapper, EnvelopeRecipientMapper, EnvelopeDocumentVisibilityMapper, EnvelopeCustomFieldMapper, ESignatureUserMapper, ESignatureCloudStorageProviderMapper, ConnectConfigurationMapper, ConnectEventDataMapper, ConnectOAuthMapper, ConnectEventMapper, ConnectEventRecipientMapper, EnvelopePageMapper, EnvelopeDocumentFieldMapper, EnvelopeHtmlDefinitionMapper, MeetingsMapper, MeetingMapper, MeetingLivestreamMapper, MeetingPollMapper, MeetingPollQuestionMapper, MeetingPollChoiceQuestionMapper, MeetingPollPromptsQuestionMapper, MeetingPollPromptMapper, MeetingPollTextQuestionMapper, MeetingPollBlanksQuestionMapper, MeetingPollRatingQuestionMapper, MeetingPollOtherQuestionMapper, MeetingRegistrantMapper, WebinarMapper, WebinarQaParticipantMapper, WebinarQuestionMapper, WebinarAnswerMapper, WebinarSurveyParticipantMapper, WebinarSurveyAnswerMapper, MeetingSipPhoneReferenceMapper, MeetingUserMapper, MeetingTspAccountMapper, MeetingDialInNumberMapper, MeetingTelephonyMapper, UpdateMeetingPollPayloadMapper, UpdateMeetingTelephonyPayloadMapper, MeetingSummaryMapper, MeetingSipPhoneMapper, WebinarQaReportMapper, WebinarSurveyReportMapper, UserMapper, CompanyMapper, SocialMapper, SocialListMapper, LikeSocialPostPayloadMapper, UnlikeSocialPostPayloadMapper, RepostSocialPostPayloadMapper, UnrepostSocialPostPayloadMapper, UpdateSocialPostVisibilityPayloadMapper, SocialUserMapper, SocialPostMapper, SocialMediaMapper, SocialPollMapper, SocialPlaceMapper, TicketMapper, TicketCommentMapper, TicketFieldOptionMapper, TicketFieldValueMapper, TicketMetricSetMapper, SupportDeskMapper, SupportJobMapper, SupportRecordMapper, SupportUserMapper, SupportOrganizationMapper, SupportGroupMapper, SupportSatisfactionRatingMapper, SupportSatisfactionRatingCountMapper, SupportResourceCollectionMapper, SupportResourceMapper, SupportResourceResultMapper, TicketSkipMapper, SupportSessionMapper, SupportAccountMapper, TicketFieldMapper, TicketFormMapper, TicketMinutesMapper, TicketMetricEventMapper, SupportCollectionJobMapper, SupportSatisfactionReasonMapper, SupportSlaPolicyMapper, SupportSlaConditionMapper, SupportSlaTargetMapper, SupportSlaDefinitionsMapper, SupportSlaConditionDefinitionMapper, ContactCentreConversationConnectionMapper, ContactCentreQueueConnectionMapper, ContactCentreTagConnectionMapper, ContactCentreTeamConnectionMapper, ContactCentreAgentConnectionMapper, ContactCentreAgentPresenceConnectionMapper, ConnectEventConnectionMapper, MeetingRegistrantConnectionMapper, MeetingSipPhoneConnectionMapper, SocialUserConnectionMapper, SocialPostConnectionMapper, SupportSessionConnectionMapper, TicketFieldOptionConnectionMapper, TicketMetricSetConnectionMapper, TicketMetricEventConnectionMapper, SupportResourceCollectionConnectionMapper, SupportSatisfactionRatingConnectionMapper, SupportRecordConnectionMapper, SupportUserConnectionMapper, SupportOrganizationConnectionMapper, SupportGroupConnectionMapper, TicketConnectionMapper, TicketCommentConnectionMapper } from './mappers.ts';
import type { CollaborationContext } from '../context.ts';
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

/** Input of the mutation `activateContactCentreTag`. */
export type ActivateContactCentreTagInput = {
  /** Tag to activate, by global id or id in the contact center. */
  tagId: Scalars['ID']['input'];
};

/** Result of the mutation `activateContactCentreTag`. */
export type ActivateContactCentreTagPayload = {
  __typename?: 'ActivateContactCentreTagPayload';
  /** Tag after the change; null if it was refused. The id and status cost no REST call; all other fields together cost one. */
  tag?: Maybe<ContactCentreTag>;
  /** Reasons why the contact center refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `addContactCentreTeamAgents`. */
export type AddContactCentreTeamAgentsInput = {
  /** Agents to add, at least one, by global id or id in the contact center. */
  agentIds: Array<Scalars['ID']['input']>;
  /** Team to change, by global id or id in the contact center. */
  teamId: Scalars['ID']['input'];
};

/** Result of the mutation `addContactCentreTeamAgents`. */
export type AddContactCentreTeamAgentsPayload = {
  __typename?: 'AddContactCentreTeamAgentsPayload';
  /** Team after the change; null if it was refused. Its agents cost one REST call, and its name costs another. */
  team?: Maybe<ContactCentreTeam>;
  /** Reasons why the contact center refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `addEnvelopeDocuments`. */
export type AddEnvelopeDocumentsInput = {
  /** Account, used only if `envelopeId` is a GUID; the configured account by default. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Documents to add; each id at most once. */
  documents: Array<EnvelopeDocumentInput>;
  /** Envelope, by global id or GUID. */
  envelopeId: Scalars['ID']['input'];
};

/** Result of the mutation `addEnvelopeDocuments`. */
export type AddEnvelopeDocumentsPayload = {
  __typename?: 'AddEnvelopeDocumentsPayload';
  /** All documents of the envelope after the change; null if it was refused. */
  documents?: Maybe<Array<EnvelopeDocument>>;
  /** Envelope after the change; null if it was refused. */
  envelope?: Maybe<Envelope>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `addMeetingRegistrant`. */
export type AddMeetingRegistrantInput = {
  /** Street and house number. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** City of the registrant. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Comments of the registrant. */
  comments?: InputMaybe<Scalars['String']['input']>;
  /** Country of the registrant. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the registrant. */
  email: Scalars['String']['input'];
  /** Number of employees of the organization, as free text. */
  employeeRange?: InputMaybe<Scalars['String']['input']>;
  /** Given name of the registrant. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Industry of the registrant's organization. */
  industry?: InputMaybe<Scalars['String']['input']>;
  /** Job title of the registrant. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Preferred language of the registrant. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Family name of the registrant. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Meeting, by global id or number. */
  meetingId: Scalars['ID']['input'];
  /** Ids of the occurrences of a recurring meeting to register for; all occurrences by default. */
  occurrenceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Organization of the registrant. */
  organization?: InputMaybe<Scalars['String']['input']>;
  /** Phone number of the registrant. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** State, county or province. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Postal code of the registrant. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `addMeetingRegistrant`. */
export type AddMeetingRegistrantPayload = {
  __typename?: 'AddMeetingRegistrantPayload';
  /** Person who was registered; null if the change was refused. */
  registrant?: Maybe<MeetingRegistrant>;
  /** Reasons why the meetings service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `anonymizeContactCentreEndUser`. */
export type AnonymizeContactCentreEndUserInput = {
  /** End user to anonymize, by global id or id in the contact center. */
  endUserId: Scalars['ID']['input'];
  /** True to close open conversations that the end user started. If it is false and there are such conversations, the change is refused with `CONFLICT`. */
  force: Scalars['Boolean']['input'];
};

/** Result of the mutation `anonymizeContactCentreEndUser`. */
export type AnonymizeContactCentreEndUserPayload = {
  __typename?: 'AnonymizeContactCentreEndUserPayload';
  /** End user with the status `ANONYMIZING`, because the change was accepted but is not carried out yet; null if it was refused. */
  endUser?: Maybe<ContactCentreEndUser>;
  /** Reasons why the contact center refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `assignContactCentreQueueMembers`. */
export type AssignContactCentreQueueMembersInput = {
  /** Agents to add, 1 to 250, by global id or id in the contact center. Duplicates are ignored. */
  agentIds: Array<Scalars['ID']['input']>;
  /** Queue to change, by global id or id in the contact center. */
  queueId: Scalars['ID']['input'];
};

/** Result of the mutation `assignContactCentreQueueMembers`. */
export type AssignContactCentreQueueMembersPayload = {
  __typename?: 'AssignContactCentreQueueMembersPayload';
  /** Outcome of each part of the list, in order. If the first part fails, no other part is sent and the mutation fails as a whole. */
  parts?: Maybe<Array<ContactCentreMembersPart>>;
  /** Queue after the change; null if every part was refused. Its members cost one REST call, and its settings cost another. */
  queue?: Maybe<ContactCentreQueue>;
  /** Reasons why parts of the change were not carried out, for all parts together; empty if all were carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `cloneTicketForm`. */
export type CloneTicketFormInput = {
  /** Form to copy, by global id or id in the support desk. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `cloneTicketForm`. */
export type CloneTicketFormPayload = {
  __typename?: 'CloneTicketFormPayload';
  /** Copy that was created; null if the change was refused. */
  ticketForm?: Maybe<TicketForm>;
  /** Reasons why the support desk refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Company, identified by the domain of its website and its e-mail addresses. A service adds its records if they contain the domain; no record is found by its name. */
export type Company = Node & {
  __typename?: 'Company';
  /** Domain in lower case and in ASCII form (punycode), without `www.`. */
  domain: Scalars['String']['output'];
  /** Global id, built from `Company:` and the domain. */
  id: Scalars['ID']['output'];
  /** Search results of the services in the collaboration subgraph. */
  sourcesOfCollaboration?: Maybe<Scalars['JSON']['output']>;
  /** Organization in the support desk that lists the domain in `domainNames`; null if there is none, or if there are several (see `supportOrganizations`). Agents and administrators only. Costs one REST call; a domain with letters that are not ASCII is searched in two spellings and costs two. */
  supportOrganization?: Maybe<SupportOrganization>;
  /** All organizations in the support desk that list the domain in `domainNames`: mostly one, at most 1,000; more are an error. Agents and administrators only. Costs one REST call; a domain with letters that are not ASCII is searched in two spellings and costs two. */
  supportOrganizations?: Maybe<Array<SupportOrganization>>;
};

/** Webhook configuration (Connect): URL of the listener and the envelope events that are sent to it. */
export type ConnectConfiguration = Node & {
  __typename?: 'ConnectConfiguration';
  /** Account of the configuration, by GUID or external number as in the request. */
  accountId: Scalars['ID']['output'];
  /** True if the configuration applies to all users of the account. */
  allUsers?: Maybe<Scalars['Boolean']['output']>;
  /** True if the configuration is enabled. */
  allowEnvelopePublish?: Maybe<Scalars['Boolean']['output']>;
  /** Delivery mode: one message per event, or one for all simultaneous events. */
  deliveryMode?: Maybe<ConnectDeliveryMode>;
  /** True if the Connect console of the e-signature service shows the sent messages. */
  enableLog?: Maybe<Scalars['Boolean']['output']>;
  /** Envelope events for which messages are sent in `AGGREGATE` mode. */
  envelopeEvents?: Maybe<Array<ConnectEnvelopeEvent>>;
  /** Format of the messages; null if the format is XML. */
  eventData?: Maybe<ConnectEventData>;
  /** Events for which messages are sent in `SIM` mode. */
  events?: Maybe<Array<ConnectEventName>>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Name of the configuration. */
  name?: Maybe<Scalars['String']['output']>;
  /** Recipient events for which messages are sent in `AGGREGATE` mode. */
  recipientEvents?: Maybe<Array<ConnectRecipientEvent>>;
  /** Type of the configuration: for envelopes that the users send or for envelopes that they receive. */
  type?: Maybe<ConnectConfigurationType>;
  /** Id of the object in the e-signature service. */
  upstreamId: Scalars['String']['output'];
  /** URL of the listener. */
  urlToPublishTo?: Maybe<Scalars['String']['output']>;
  /** Users to whom the configuration applies if `allUsers` is false. */
  users?: Maybe<Array<ESignatureUser>>;
};

/** Type of a webhook configuration. */
export type ConnectConfigurationType =
  /** Account level: envelopes that the users send. */
  | 'CUSTOM'
  /** Recipient level: envelopes that the users receive. */
  | 'CUSTOM_RECIPIENT'
  /** Any type that is not documented. */
  | 'OTHER';

/** Delivery mode of webhook messages. */
export type ConnectDeliveryMode =
  /** One message for all events of one status change of an envelope. */
  | 'AGGREGATE'
  /** Any delivery mode that is not documented. */
  | 'OTHER'
  /** Individual messages, one for each event. */
  | 'SIM';

/** Envelope event in `AGGREGATE` mode. */
export type ConnectEnvelopeEvent =
  /** All recipients completed their actions. */
  | 'COMPLETED'
  /** A recipient declined the envelope. */
  | 'DECLINED'
  /** All recipients opened the envelope. */
  | 'DELIVERED'
  /** Any event that is not documented. */
  | 'OTHER'
  /** The envelope was sent to the recipients. */
  | 'SENT'
  /** The envelope was canceled. */
  | 'VOIDED';

/** Webhook message (Connect) that the gateway received from the e-signature service. Repeated deliveries of a message are stored once. No operation of the service reads messages. */
export type ConnectEvent = {
  __typename?: 'ConnectEvent';
  /** Configuration for which the message was sent; null if it no longer exists. Costs one REST call. */
  configuration?: Maybe<ConnectConfiguration>;
  /** Delivery mode of the message. */
  deliveryMode?: Maybe<ConnectDeliveryMode>;
  /** Subject of the e-mails about the envelope. */
  emailSubject?: Maybe<Scalars['String']['output']>;
  /** Envelope that the message is about. */
  envelope?: Maybe<Envelope>;
  /** Status of the envelope after the event. */
  envelopeStatus?: Maybe<EnvelopeStatus>;
  /** Events in the message: one event in `SIM` mode, all simultaneous events in `AGGREGATE` mode. */
  events?: Maybe<Array<ConnectEventName>>;
  /** Global id, built from the id of the message in the e-signature service. */
  id: Scalars['ID']['output'];
  /** Time at which the event occurred. */
  occurredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the gateway received the message. */
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** All recipients with their status at the time of the event. */
  recipients?: Maybe<Array<ConnectEventRecipient>>;
  /** Person with the e-mail address of the sender. */
  sender?: Maybe<User>;
  /** Name of the sender. */
  senderName?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the e-signature service. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `ConnectEvent` objects. */
export type ConnectEventConnection = {
  __typename?: 'ConnectEventConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<ConnectEventEdge>;
  /** Items of this page. */
  nodes: Array<ConnectEvent>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of messages on all pages. Costs no REST call. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Format of webhook messages. */
export type ConnectEventData = {
  __typename?: 'ConnectEventData';
  /** Version of the message format. */
  version?: Maybe<ConnectEventDataVersion>;
};

/** Format of webhook messages. */
export type ConnectEventDataInput = {
  /** Version of the message format. */
  version: ConnectEventDataVersion;
};

/** Version of the format of webhook messages. */
export type ConnectEventDataVersion =
  /** Any version that is not documented. */
  | 'OTHER'
  /** JSON format of version 2.1. */
  | 'RESTV2_1';

/** An item of a page of `ConnectEvent` objects. */
export type ConnectEventEdge = {
  __typename?: 'ConnectEventEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: ConnectEvent;
};

/** Conditions on webhook messages; all must be met. */
export type ConnectEventFilter = {
  /** E-mail address of a person who sent or received the envelope. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Envelopes, one of which the message is about, by global id or GUID; at most 50. */
  envelopeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Events, one of which must be in the message. */
  events?: InputMaybe<Array<ConnectEventName>>;
  /** Time at which the event occurred; `from` is included, `until` is not. */
  occurredAt?: InputMaybe<DateTimeRange>;
};

/** Event in `SIM` mode: envelope events for account-level configurations, recipient events for recipient-level configurations. */
export type ConnectEventName =
  /** All recipients completed their actions. */
  | 'ENVELOPE_COMPLETED'
  /** A recipient declined the envelope. */
  | 'ENVELOPE_DECLINED'
  /** All recipients opened the envelope. */
  | 'ENVELOPE_DELIVERED'
  /** The envelope was sent to the recipients. */
  | 'ENVELOPE_SENT'
  /** The envelope was canceled. */
  | 'ENVELOPE_VOIDED'
  /** Any event that is not documented. */
  | 'OTHER'
  /** The recipient completed their action. */
  | 'RECIPIENT_COMPLETED'
  /** The recipient declined the envelope. */
  | 'RECIPIENT_DECLINED'
  /** The recipient opened the envelope. */
  | 'RECIPIENT_DELIVERED'
  /** The envelope was sent to the recipient. */
  | 'RECIPIENT_SENT';

/** Recipient at the time of an event. */
export type ConnectEventRecipient = {
  __typename?: 'ConnectEventRecipient';
  /** True if the event is about this recipient. */
  affected?: Maybe<Scalars['Boolean']['output']>;
  /** Name of the recipient. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** E-mail address to which the envelope is sent. */
  email?: Maybe<Scalars['String']['output']>;
  /** Recipient in the current state. The id costs no REST call; all other fields together cost one. */
  recipient?: Maybe<EnvelopeRecipient>;
  /** Status of the envelope for this recipient at the time of the event. */
  status?: Maybe<EnvelopeRecipientStatus>;
  /** Role of the recipient in the envelope. */
  type?: Maybe<EnvelopeRecipientType>;
  /** Person with the e-mail address of the recipient. */
  user?: Maybe<User>;
};

/** OAuth configuration for the access token in webhook messages. The client secret is never returned. */
export type ConnectOAuth = Node & {
  __typename?: 'ConnectOAuth';
  /** Account of the configuration, by GUID or external number as in the request. */
  accountId: Scalars['ID']['output'];
  /** URL of the token endpoint of the customer's authorization server. */
  authorizationServerUrl?: Maybe<Scalars['String']['output']>;
  /** Client id with which the access token is requested. */
  clientId?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Scope that is requested; null if there is none. */
  scope?: Maybe<Scalars['String']['output']>;
};

/** Recipient event in `AGGREGATE` mode. */
export type ConnectRecipientEvent =
  /** The recipient completed their action. */
  | 'COMPLETED'
  /** The recipient declined the envelope. */
  | 'DECLINED'
  /** The recipient opened the envelope. */
  | 'DELIVERED'
  /** Any event that is not documented. */
  | 'OTHER'
  /** The envelope was sent to the recipient. */
  | 'SENT';

/** Entry point to the data of the contact center. */
export type ContactCentre = {
  __typename?: 'ContactCentre';
  /** End user by id; no operation lists end users. Costs one REST call. */
  endUser?: Maybe<ContactCentreEndUser>;
  /** Queue by its id. Costs one REST call. */
  queue?: Maybe<ContactCentreQueue>;
  /** All queues of the contact center. The contact center decides the order. Costs one REST call. */
  queues?: Maybe<ContactCentreQueueConnection>;
  /** Tag by its id. Costs one REST call. */
  tag?: Maybe<ContactCentreTag>;
  /** All tags, including deactivated tags. The contact center decides the order. Costs one REST call. */
  tags?: Maybe<ContactCentreTagConnection>;
  /** Team by its id. Costs one REST call. */
  team?: Maybe<ContactCentreTeam>;
  /** All teams of agents. The contact center decides the order. Costs one REST call. */
  teams?: Maybe<ContactCentreTeamConnection>;
};


/** Entry point to the data of the contact center. */
export type ContactCentreEndUserArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the contact center. */
export type ContactCentreQueueArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the contact center. */
export type ContactCentreQueuesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the contact center. */
export type ContactCentreTagArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the contact center. */
export type ContactCentreTagsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the contact center. */
export type ContactCentreTeamArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the contact center. */
export type ContactCentreTeamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Agent of the contact center. No operation reads agents by id; they are listed as members of queues and teams. */
export type ContactCentreAgent = {
  __typename?: 'ContactCentreAgent';
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Display name of the agent. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** E-mail address of the agent. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name of the agent. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Family name of the agent. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Presence of the agent; null if the agent is in no team. Costs one REST call per 100 agents of one team: the team in which the agent was listed, or the agent's first team. */
  presence?: Maybe<ContactCentreAgentPresence>;
  /** Queues of which the agent is a member. The ids cost no REST call; all other fields together cost one for all queues. */
  queues?: Maybe<Array<ContactCentreQueue>>;
  /** Role of the agent. */
  role?: Maybe<ContactCentreAgentRole>;
  /** Teams of the agent. The ids cost no REST call; all other fields together cost one for all teams. */
  teams?: Maybe<Array<ContactCentreTeam>>;
  /** Id of the object in the contact center. */
  upstreamId: Scalars['String']['output'];
  /** Person with the e-mail address of the agent. */
  user?: Maybe<User>;
};

/** A page of `ContactCentreAgent` objects. */
export type ContactCentreAgentConnection = {
  __typename?: 'ContactCentreAgentConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<ContactCentreAgentEdge>;
  /** Items of this page. */
  nodes: Array<ContactCentreAgent>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of agents in the queue or team. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `ContactCentreAgent` objects. */
export type ContactCentreAgentEdge = {
  __typename?: 'ContactCentreAgentEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: ContactCentreAgent;
};

/** Presence of an agent. */
export type ContactCentreAgentPresence = {
  __typename?: 'ContactCentreAgentPresence';
  /** Number of the agent's current conversations. */
  activeConversationCount?: Maybe<Scalars['Int']['output']>;
  /** Global id of the agent, for use in mutations. */
  agentId?: Maybe<Scalars['ID']['output']>;
  /** Display name of the agent. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** E-mail address of the agent. */
  email?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Presence status of the agent. */
  status?: Maybe<ContactCentreAgentPresenceStatus>;
  /** Time since which the status applies. */
  statusSince?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the agent in the contact center. */
  upstreamId: Scalars['String']['output'];
  /** Person with the e-mail address of the agent. */
  user?: Maybe<User>;
};

/** A page of `ContactCentreAgentPresence` objects. */
export type ContactCentreAgentPresenceConnection = {
  __typename?: 'ContactCentreAgentPresenceConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<ContactCentreAgentPresenceEdge>;
  /** Items of this page. */
  nodes: Array<ContactCentreAgentPresence>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the contact center does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `ContactCentreAgentPresence` objects. */
export type ContactCentreAgentPresenceEdge = {
  __typename?: 'ContactCentreAgentPresenceEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: ContactCentreAgentPresence;
};

/** Presence status of an agent. */
export type ContactCentreAgentPresenceStatus =
  /** The agent is waiting for conversations. */
  | 'AVAILABLE'
  /** The agent is away from the workplace. */
  | 'AWAY'
  /** The agent is having a break. */
  | 'BREAK'
  /** The agent is working on a conversation. */
  | 'BUSY'
  /** The agent is not signed in. */
  | 'OFFLINE'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The agent is finishing work after a conversation. */
  | 'WRAP_UP';

/** Role of an agent. */
export type ContactCentreAgentRole =
  /** Administrator who configures the contact center. */
  | 'ADMINISTRATOR'
  /** Agent who talks to end users. */
  | 'AGENT'
  /** Any role that is not documented. */
  | 'OTHER'
  /** Supervisor who manages agents. */
  | 'SUPERVISOR';

/** Channel of a conversation. */
export type ContactCentreChannel =
  /** Chat window on a website. */
  | 'CHAT'
  /** Exchange of e-mail messages. */
  | 'EMAIL'
  /** Exchange of text messages. */
  | 'MESSAGING'
  /** Any channel that is not documented. */
  | 'OTHER'
  /** Phone call with an agent. */
  | 'VOICE';

/** Reason why a conversation ended. */
export type ContactCentreCloseReason =
  /** The end user left before an agent answered. */
  | 'ABANDONED'
  /** The conversation was closed because the end user was anonymized. */
  | 'FORCED'
  /** Any reason that is not documented. */
  | 'OTHER'
  /** The request of the end user was resolved. */
  | 'RESOLVED';

/** Conversation with an end user. */
export type ContactCentreConversation = {
  __typename?: 'ContactCentreConversation';
  /** Agent who accepted the conversation; null if no agent accepted it. */
  agent?: Maybe<ContactCentreAgent>;
  /** Channel of the conversation. */
  channel?: Maybe<ContactCentreChannel>;
  /** Reason why the conversation ended; null while it is open. */
  closeReason?: Maybe<ContactCentreCloseReason>;
  /** Time at which the conversation ended; null while it is open. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Queue through which the conversation was received; null if it was received through no queue. The id costs no REST call; all other fields together cost one for the queues of a whole list. */
  queue?: Maybe<ContactCentreQueue>;
  /** Time at which the conversation started. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Party that started the conversation. Only open conversations that the end user started prevent an anonymization. */
  startedBy?: Maybe<ContactCentreConversationStarter>;
  /** Status of the conversation. */
  status?: Maybe<ContactCentreConversationStatus>;
  /** Subject of the conversation; null if there is none. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Tags of the conversation. The ids cost no REST call; all other fields together cost one for all tags. */
  tags?: Maybe<Array<ContactCentreTag>>;
  /** Id of the object in the contact center. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `ContactCentreConversation` objects. */
export type ContactCentreConversationConnection = {
  __typename?: 'ContactCentreConversationConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<ContactCentreConversationEdge>;
  /** Items of this page. */
  nodes: Array<ContactCentreConversation>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the contact center does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `ContactCentreConversation` objects. */
export type ContactCentreConversationEdge = {
  __typename?: 'ContactCentreConversationEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: ContactCentreConversation;
};

/** Party that started a conversation. */
export type ContactCentreConversationStarter =
  /** An agent started the conversation. */
  | 'AGENT'
  /** The end user started the conversation. */
  | 'END_USER'
  /** Any party that is not documented. */
  | 'OTHER';

/** Status of a conversation. */
export type ContactCentreConversationStatus =
  /** The conversation has ended. */
  | 'CLOSED'
  /** The conversation is in progress. */
  | 'OPEN'
  /** Any status that is not documented. */
  | 'OTHER';

/** Custom attribute of an end user. */
export type ContactCentreCustomAttribute = {
  __typename?: 'ContactCentreCustomAttribute';
  /** UUID of the attribute. */
  attributeId: Scalars['ID']['output'];
  /** Value of the attribute: a text, a number or a boolean. */
  value?: Maybe<Scalars['JSON']['output']>;
};

/** Custom attribute to set. */
export type ContactCentreCustomAttributeInput = {
  /** UUID of the attribute. */
  attributeId: Scalars['ID']['input'];
  /** Value of the attribute: a text, a number or a boolean; null removes the attribute. */
  value?: InputMaybe<Scalars['JSON']['input']>;
};

/** Times without offers for an agent who did not accept a conversation, in seconds. */
export type ContactCentreDoNotOfferTimeouts = {
  __typename?: 'ContactCentreDoNotOfferTimeouts';
  /** Time after the agent declined a conversation, in seconds. */
  declined?: Maybe<Scalars['Int']['output']>;
  /** Time after the agent did not answer, in seconds. */
  missed?: Maybe<Scalars['Int']['output']>;
};

/** Times without offers for an agent who did not accept a conversation, in seconds. */
export type ContactCentreDoNotOfferTimeoutsInput = {
  /** Time after the agent declined a conversation, in seconds. */
  declined?: InputMaybe<Scalars['Int']['input']>;
  /** Time after the agent did not answer, in seconds. */
  missed?: InputMaybe<Scalars['Int']['input']>;
};

/** Person who contacts the company through the contact center. */
export type ContactCentreEndUser = Node & {
  __typename?: 'ContactCentreEndUser';
  /** Other e-mail addresses of the end user. */
  additionalEmails?: Maybe<Array<Scalars['String']['output']>>;
  /** Other phone numbers of the end user. */
  additionalPhones?: Maybe<Array<Scalars['String']['output']>>;
  /** URL of the end user's picture. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** Conversations with the end user, newest first. Costs one REST call per 100 conversations. */
  conversations?: Maybe<ContactCentreConversationConnection>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Custom attributes of the end user. */
  customAttributes?: Maybe<Array<ContactCentreCustomAttribute>>;
  /** Display name of the end user. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Main e-mail address of the end user. */
  email?: Maybe<Scalars['String']['output']>;
  /** Id of the end user in another system. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** Given name of the end user. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Family name of the end user. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Names between the given name and the family name. */
  middleNames?: Maybe<Array<Scalars['String']['output']>>;
  /** Main phone number of the end user. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Status of the end user. */
  status?: Maybe<ContactCentreEndUserStatus>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the contact center. */
  upstreamId: Scalars['String']['output'];
  /** Person with the main e-mail address of the end user. */
  user?: Maybe<User>;
  /** People with any of the end user's e-mail addresses. */
  users?: Maybe<Array<User>>;
};


/** Person who contacts the company through the contact center. */
export type ContactCentreEndUserConversationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Status of an end user. */
export type ContactCentreEndUserStatus =
  /** The end user is not anonymized. */
  | 'ACTIVE'
  /** All personal data was removed; only an anonymous record remains. */
  | 'ANONYMIZED'
  /** The anonymization was accepted but is not carried out yet. */
  | 'ANONYMIZING'
  /** Any status that is not documented. */
  | 'OTHER';

/** Part of a list of agents that is sent to the contact center in one call. */
export type ContactCentreMembersPart = {
  __typename?: 'ContactCentreMembersPart';
  /** Global ids of the agents, at most ten. */
  agentIds: Array<Scalars['ID']['output']>;
  /** Outcome for all agents of the part. */
  outcome: ContactCentrePartOutcome;
  /** Reasons why the part was not carried out; empty if it was carried out or not sent. */
  userErrors: Array<UserError>;
};

/** Algorithm that selects the agent to whom a conversation is offered. */
export type ContactCentreOfferAlgorithm =
  /** All agents at the same time. */
  | 'ALL_AT_ONCE'
  /** Agent with the fewest conversations. */
  | 'LEAST_BUSY'
  /** Agent who has been idle for the longest time. */
  | 'LONGEST_IDLE'
  /** Any algorithm that is not documented. It cannot be used in inputs. */
  | 'OTHER'
  /** The agents one after another, in a fixed order. */
  | 'ROUND_ROBIN';

/** Outcome of one part of a list. */
export type ContactCentrePartOutcome =
  /** The change was carried out for all agents of the part. */
  | 'DONE'
  /** The call failed, and the change was carried out for no agent of the part. */
  | 'FAILED'
  /** The part was not sent because an earlier part failed. */
  | 'NOT_SENT'
  /** The contact center refused the change for all agents of the part. */
  | 'REFUSED'
  /** It is unknown if the change was carried out; read the members before you try again. */
  | 'UNKNOWN';

/** Times to wait for the preferred agent, by presence status of the agent, in seconds. */
export type ContactCentrePreferredAgentTimeouts = {
  __typename?: 'ContactCentrePreferredAgentTimeouts';
  /** Time to wait while the agent is available, in seconds. */
  available?: Maybe<Scalars['Int']['output']>;
  /** Time to wait while the agent is away, in seconds. */
  away?: Maybe<Scalars['Int']['output']>;
  /** Time to wait while the agent is busy, in seconds. */
  busy?: Maybe<Scalars['Int']['output']>;
};

/** Times to wait for the preferred agent, by presence status of the agent, in seconds. */
export type ContactCentrePreferredAgentTimeoutsInput = {
  /** Time to wait while the agent is available, in seconds. */
  available?: InputMaybe<Scalars['Int']['input']>;
  /** Time to wait while the agent is away, in seconds. */
  away?: InputMaybe<Scalars['Int']['input']>;
  /** Time to wait while the agent is busy, in seconds. */
  busy?: InputMaybe<Scalars['Int']['input']>;
};

/** Queue in which conversations wait for an agent. Settings that were never set are null; then the default of the contact center applies. All times are in seconds. */
export type ContactCentreQueue = Node & {
  __typename?: 'ContactCentreQueue';
  /** True if the queue receives phone calls. */
  callFunctionality?: Maybe<Scalars['Boolean']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** True if the queue receives the conversations that belong to no other queue. */
  default?: Maybe<Scalars['Boolean']['output']>;
  /** True if an agent who declined or missed a conversation receives no offers for a while (see `doNotOfferTimeouts`). */
  doNotOfferEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Times without offers for an agent who did not accept a conversation. */
  doNotOfferTimeouts?: Maybe<ContactCentreDoNotOfferTimeouts>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Agents to whom conversations are offered, in the order in which they were added. Costs one REST call. */
  members?: Maybe<ContactCentreAgentConnection>;
  /** Name of the queue. */
  name?: Maybe<Scalars['String']['output']>;
  /** True if conversations are offered although the end user has left. */
  offerAbandonedConversations?: Maybe<Scalars['Boolean']['output']>;
  /** Algorithm that selects the agent to whom a conversation is offered. */
  offerAlgorithm?: Maybe<ContactCentreOfferAlgorithm>;
  /** Time for which a conversation is offered to an agent before it is offered to another, in seconds. */
  offerTimeout?: Maybe<Scalars['Int']['output']>;
  /** Time to wait for the end user's personal agent who is not signed in, in seconds. */
  personalAgentOfflineTimeout?: Maybe<Scalars['Int']['output']>;
  /** True if a conversation is first offered to the agent with whom the end user talked before. */
  preferredAgentEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Time to wait for the preferred agent who is not signed in, in seconds. */
  preferredAgentOfflineTimeout?: Maybe<Scalars['Int']['output']>;
  /** Times to wait for the preferred agent, by presence status of the agent. */
  preferredAgentTimeouts?: Maybe<ContactCentrePreferredAgentTimeouts>;
  /** Priority among queues: lower numbers are served first. */
  priority?: Maybe<Scalars['Int']['output']>;
  /** Thresholds from which the queue counts as overloaded. */
  queueThresholds?: Maybe<ContactCentreQueueThresholds>;
  /** Id of the object in the contact center. */
  upstreamId: Scalars['String']['output'];
  /** Time for an agent to finish work after a conversation, in seconds. */
  wrapupTimeout?: Maybe<Scalars['Int']['output']>;
};


/** Queue in which conversations wait for an agent. Settings that were never set are null; then the default of the contact center applies. All times are in seconds. */
export type ContactCentreQueueMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of `ContactCentreQueue` objects. */
export type ContactCentreQueueConnection = {
  __typename?: 'ContactCentreQueueConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<ContactCentreQueueEdge>;
  /** Items of this page. */
  nodes: Array<ContactCentreQueue>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of queues on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `ContactCentreQueue` objects. */
export type ContactCentreQueueEdge = {
  __typename?: 'ContactCentreQueueEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: ContactCentreQueue;
};

/** Thresholds from which a queue counts as overloaded. */
export type ContactCentreQueueThresholds = {
  __typename?: 'ContactCentreQueueThresholds';
  /** Waiting time of a conversation, in seconds. */
  waitTime?: Maybe<Scalars['Int']['output']>;
  /** Number of waiting conversations. */
  waitingConversationCount?: Maybe<Scalars['Int']['output']>;
};

/** Thresholds from which a queue counts as overloaded. */
export type ContactCentreQueueThresholdsInput = {
  /** Waiting time of a conversation, in seconds. */
  waitTime?: InputMaybe<Scalars['Int']['input']>;
  /** Number of waiting conversations. */
  waitingConversationCount?: InputMaybe<Scalars['Int']['input']>;
};

/** Tag that classifies conversations. */
export type ContactCentreTag = Node & {
  __typename?: 'ContactCentreTag';
  /** Color in which the tag is displayed; null if there is none. */
  color?: Maybe<Scalars['String']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Name of the tag. */
  name?: Maybe<Scalars['String']['output']>;
  /** Status of the tag. */
  status?: Maybe<ContactCentreTagStatus>;
  /** Id of the object in the contact center. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `ContactCentreTag` objects. */
export type ContactCentreTagConnection = {
  __typename?: 'ContactCentreTagConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<ContactCentreTagEdge>;
  /** Items of this page. */
  nodes: Array<ContactCentreTag>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of tags on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `ContactCentreTag` objects. */
export type ContactCentreTagEdge = {
  __typename?: 'ContactCentreTagEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: ContactCentreTag;
};

/** Status of a tag. */
export type ContactCentreTagStatus =
  /** The tag can be used. */
  | 'ACTIVATED'
  /** The tag cannot be used. */
  | 'DEACTIVATED'
  /** Any status that is not documented. */
  | 'OTHER';

/** Team of agents in the contact center. */
export type ContactCentreTeam = Node & {
  __typename?: 'ContactCentreTeam';
  /** Agents of the team, in the order in which they were added. Costs one REST call. */
  agents?: Maybe<ContactCentreAgentConnection>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Name of the team. */
  name?: Maybe<Scalars['String']['output']>;
  /** Presence of the team's agents. The contact center decides the order. Costs one REST call per 100 agents. */
  presence?: Maybe<ContactCentreAgentPresenceConnection>;
  /** Id of the object in the contact center. */
  upstreamId: Scalars['String']['output'];
};


/** Team of agents in the contact center. */
export type ContactCentreTeamAgentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Team of agents in the contact center. */
export type ContactCentreTeamPresenceArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of `ContactCentreTeam` objects. */
export type ContactCentreTeamConnection = {
  __typename?: 'ContactCentreTeamConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<ContactCentreTeamEdge>;
  /** Items of this page. */
  nodes: Array<ContactCentreTeam>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of teams on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `ContactCentreTeam` objects. */
export type ContactCentreTeamEdge = {
  __typename?: 'ContactCentreTeamEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: ContactCentreTeam;
};

/** Input of the mutation `createConnectConfiguration`. */
export type CreateConnectConfigurationInput = {
  /** Account, by its GUID or external number; the configured account by default. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** True if the configuration applies to all users of the account; otherwise `userIds` is required. */
  allUsers: Scalars['Boolean']['input'];
  /** True to enable the configuration. */
  allowEnvelopePublish: Scalars['Boolean']['input'];
  /** Delivery mode: one message per event, or one for all simultaneous events. */
  deliveryMode: ConnectDeliveryMode;
  /** True to show the sent messages in the Connect console of the e-signature service. */
  enableLog?: InputMaybe<Scalars['Boolean']['input']>;
  /** Envelope events for which messages are sent; only in `AGGREGATE` mode and at account level. */
  envelopeEvents?: InputMaybe<Array<ConnectEnvelopeEvent>>;
  /** Format of the messages. */
  eventData: ConnectEventDataInput;
  /** Events for which messages are sent; only in `SIM` mode. */
  events?: InputMaybe<Array<ConnectEventName>>;
  /** Name of the configuration. */
  name: Scalars['String']['input'];
  /** Recipient events for which messages are sent; only in `AGGREGATE` mode. */
  recipientEvents?: InputMaybe<Array<ConnectRecipientEvent>>;
  /** Type of the configuration: for envelopes that the users send or for envelopes that they receive. */
  type: ConnectConfigurationType;
  /** URL of the listener, `http` or `https`. */
  urlToPublishTo: Scalars['String']['input'];
  /** Users to whom the configuration applies, by global id or id in the account. */
  userIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Result of the mutation `createConnectConfiguration`. */
export type CreateConnectConfigurationPayload = {
  __typename?: 'CreateConnectConfigurationPayload';
  /** Configuration that was created; null if the change was refused. */
  configuration?: Maybe<ConnectConfiguration>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createConnectOAuth`. */
export type CreateConnectOAuthInput = {
  /** Account, by its GUID or external number; the configured account by default. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** URL of the authorization server's token endpoint, `http` or `https`. */
  authorizationServerUrl: Scalars['String']['input'];
  /** Client id with which the access token is requested. */
  clientId: Scalars['String']['input'];
  /** Client secret; it can be written but is never returned. */
  clientSecret: Scalars['String']['input'];
  /** Scope that is requested with the token. */
  scope?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `createConnectOAuth`. */
export type CreateConnectOAuthPayload = {
  __typename?: 'CreateConnectOAuthPayload';
  /** OAuth configuration that was created; null if the change was refused. */
  oauth?: Maybe<ConnectOAuth>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createContactCentreQueue`. For omitted settings, the default of the contact center applies. All times are in seconds. */
export type CreateContactCentreQueueInput = {
  /** True if the queue receives phone calls. */
  callFunctionality: Scalars['Boolean']['input'];
  /** True if the queue receives the conversations that belong to no other queue; it then replaces the current default queue. */
  default: Scalars['Boolean']['input'];
  /** True if an agent who declined or missed a conversation receives no offers for a while (see `doNotOfferTimeouts`). */
  doNotOfferEnabled: Scalars['Boolean']['input'];
  /** Times without offers for an agent who did not accept a conversation. */
  doNotOfferTimeouts?: InputMaybe<ContactCentreDoNotOfferTimeoutsInput>;
  /** Name of the queue. */
  name: Scalars['String']['input'];
  /** True if conversations are offered although the end user has left. */
  offerAbandonedConversations?: InputMaybe<Scalars['Boolean']['input']>;
  /** Algorithm that selects the agent to whom a conversation is offered. */
  offerAlgorithm?: InputMaybe<ContactCentreOfferAlgorithm>;
  /** Time for which a conversation is offered to an agent before it is offered to another, in seconds. */
  offerTimeout?: InputMaybe<Scalars['Int']['input']>;
  /** Time to wait for the end user's personal agent who is not signed in, in seconds. */
  personalAgentOfflineTimeout?: InputMaybe<Scalars['Int']['input']>;
  /** True if a conversation is first offered to the agent with whom the end user talked before. */
  preferredAgentEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Time to wait for the preferred agent who is not signed in, in seconds. */
  preferredAgentOfflineTimeout?: InputMaybe<Scalars['Int']['input']>;
  /** Times to wait for the preferred agent, by presence status of the agent. */
  preferredAgentTimeouts?: InputMaybe<ContactCentrePreferredAgentTimeoutsInput>;
  /** Priority among queues: lower numbers are served first. */
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** Thresholds from which the queue counts as overloaded. */
  queueThresholds?: InputMaybe<ContactCentreQueueThresholdsInput>;
  /** Time for an agent to finish work after a conversation, in seconds. */
  wrapupTimeout?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of the mutation `createContactCentreQueue`. */
export type CreateContactCentreQueuePayload = {
  __typename?: 'CreateContactCentreQueuePayload';
  /** Queue that was created; null if the change was refused. */
  queue?: Maybe<ContactCentreQueue>;
  /** Reasons why the contact center refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createContactCentreTag`. */
export type CreateContactCentreTagInput = {
  /** Color in which the tag is displayed; it does not change an existing tag. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** Name of the tag. */
  name: Scalars['String']['input'];
};

/** Result of the mutation `createContactCentreTag`. */
export type CreateContactCentreTagPayload = {
  __typename?: 'CreateContactCentreTagPayload';
  /** New or existing tag with this name; null if the change was refused. */
  tag?: Maybe<ContactCentreTag>;
  /** Reasons why the contact center refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createContactCentreTeam`. */
export type CreateContactCentreTeamInput = {
  /** Name of the team. */
  name: Scalars['String']['input'];
};

/** Result of the mutation `createContactCentreTeam`. */
export type CreateContactCentreTeamPayload = {
  __typename?: 'CreateContactCentreTeamPayload';
  /** Team that was created; null if the change was refused. */
  team?: Maybe<ContactCentreTeam>;
  /** Reasons why the contact center refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createEnvelopeCustomFields`. */
export type CreateEnvelopeCustomFieldsInput = {
  /** Account, used only if `envelopeId` is a GUID; the configured account by default. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Envelope, by global id or GUID. */
  envelopeId: Scalars['ID']['input'];
  /** Custom fields to add; each name at most once. */
  fields: Array<EnvelopeCustomFieldInput>;
};

/** Result of the mutation `createEnvelopeCustomFields`. */
export type CreateEnvelopeCustomFieldsPayload = {
  __typename?: 'CreateEnvelopeCustomFieldsPayload';
  /** All custom fields of the envelope after the change; null if it was refused. */
  customFields?: Maybe<Array<EnvelopeCustomField>>;
  /** Envelope after the change; null if it was refused. */
  envelope?: Maybe<Envelope>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createEnvelopeDocumentFields`. */
export type CreateEnvelopeDocumentFieldsInput = {
  /** Global id of the document. */
  documentId: Scalars['ID']['input'];
  /** Fields to add; each name at most once, and only names that the document does not have yet. */
  fields: Array<EnvelopeDocumentFieldInput>;
};

/** Result of the mutation `createEnvelopeDocumentFields`. */
export type CreateEnvelopeDocumentFieldsPayload = {
  __typename?: 'CreateEnvelopeDocumentFieldsPayload';
  /** Document after the change; null if it was refused. */
  document?: Maybe<EnvelopeDocument>;
  /** All custom fields of the document after the change; null if it was refused. */
  fields?: Maybe<Array<EnvelopeDocumentField>>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createEnvelopeTabs`. */
export type CreateEnvelopeTabsInput = {
  /** Global id of the document. */
  documentId: Scalars['ID']['input'];
  /** Tabs to add to the document. */
  tabs: Array<EnvelopeTabInput>;
};

/** Result of the mutation `createEnvelopeTabs`. */
export type CreateEnvelopeTabsPayload = {
  __typename?: 'CreateEnvelopeTabsPayload';
  /** Document after the change; null if it was refused. */
  document?: Maybe<EnvelopeDocument>;
  /** Tabs that were created; null if the change was refused. */
  tabs?: Maybe<Array<EnvelopeTab>>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createMeetingPoll`. */
export type CreateMeetingPollInput = {
  /** True if answers do not contain names; false by default. */
  anonymous?: InputMaybe<Scalars['Boolean']['input']>;
  /** Meeting, by global id or number. */
  meetingId: Scalars['ID']['input'];
  /** Questions of the poll in order. */
  questions?: InputMaybe<Array<MeetingPollQuestionInput>>;
  /** Title of the poll. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Type of the poll; `POLL` by default. */
  type?: InputMaybe<NewMeetingPollType>;
};

/** Result of the mutation `createMeetingPoll`. */
export type CreateMeetingPollPayload = {
  __typename?: 'CreateMeetingPollPayload';
  /** Poll that was created; null if the change was refused. */
  poll?: Maybe<MeetingPoll>;
  /** Reasons why the meetings service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createMeetingSipPhone`. */
export type CreateMeetingSipPhoneInput = {
  /** User name with which the phone signs in. */
  authorizationName: Scalars['String']['input'];
  /** Name of the user. */
  displayName: Scalars['String']['input'];
  /** SIP domain of the phone. */
  domain: Scalars['String']['input'];
  /** E-mail address of the user. */
  email: Scalars['String']['input'];
  /** Password with which the phone signs in; it can be written but is never returned. */
  password: Scalars['String']['input'];
  /** Address of the first proxy server. */
  proxyServer: Scalars['String']['input'];
  /** Address of the second proxy server. */
  proxyServer2?: InputMaybe<Scalars['String']['input']>;
  /** Address of the third proxy server. */
  proxyServer3?: InputMaybe<Scalars['String']['input']>;
  /** Address of the first register server. */
  registerServer: Scalars['String']['input'];
  /** Address of the second register server. */
  registerServer2?: InputMaybe<Scalars['String']['input']>;
  /** Address of the third register server. */
  registerServer3?: InputMaybe<Scalars['String']['input']>;
  /** Time after which the phone registers again, in minutes. */
  registrationExpireTime?: InputMaybe<Scalars['Int']['input']>;
  /** Transport protocol for the first server, for example `TLS`. */
  transportProtocol?: InputMaybe<Scalars['String']['input']>;
  /** Transport protocol for the second server. */
  transportProtocol2?: InputMaybe<Scalars['String']['input']>;
  /** Transport protocol for the third server. */
  transportProtocol3?: InputMaybe<Scalars['String']['input']>;
  /** Address or number of the voice mailbox. */
  voiceMail: Scalars['String']['input'];
};

/** Result of the mutation `createMeetingSipPhone`. */
export type CreateMeetingSipPhonePayload = {
  __typename?: 'CreateMeetingSipPhonePayload';
  /** Phone that was created; null if the change was refused. */
  sipPhone?: Maybe<MeetingSipPhone>;
  /** Reasons why the meetings service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createMeetingTspAccount`. */
export type CreateMeetingTspAccountInput = {
  /** Conference bridge of the account. */
  bridge?: InputMaybe<Scalars['String']['input']>;
  /** Code with which participants join a conference. */
  conferenceCode: Scalars['String']['input'];
  /** Dial-in numbers of the account. */
  dialInNumbers?: InputMaybe<Array<MeetingDialInNumberInput>>;
  /** PIN of the conference leader; it can be written but is never returned. */
  leaderPin: Scalars['String']['input'];
  /** User, by global id, id in the meetings service, e-mail address or `me`. */
  userId: Scalars['ID']['input'];
};

/** Result of the mutation `createMeetingTspAccount`. */
export type CreateMeetingTspAccountPayload = {
  __typename?: 'CreateMeetingTspAccountPayload';
  /** Account that was created; null if the change was refused. */
  tspAccount?: Maybe<MeetingTspAccount>;
  /** Reasons why the meetings service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createSupportAccount`. */
export type CreateSupportAccountInput = {
  /** Language, for example `en`, which is the default. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** Display name of the account; must not be blank. */
  name: Scalars['String']['input'];
  /** E-mail address of the account owner. */
  ownerEmail: Scalars['String']['input'];
  /** Name of the account owner; must not be blank. */
  ownerName: Scalars['String']['input'];
  /** Subdomain of the account, without underscores, hyphens and spaces. */
  subdomain: Scalars['String']['input'];
  /** Time zone, for example `Europe/Lisbon`; UTC by default. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `createSupportAccount`. */
export type CreateSupportAccountPayload = {
  __typename?: 'CreateSupportAccountPayload';
  /** Account that was created; null if the change was refused. */
  account?: Maybe<SupportAccount>;
  /** Reasons why the support desk refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createSupportResourceCollection`. */
export type CreateSupportResourceCollectionInput = {
  /** Resources of the collection, at least one. */
  resources: Array<SupportResourceInput>;
};

/** Result of the mutation `createSupportResourceCollection`. */
export type CreateSupportResourceCollectionPayload = {
  __typename?: 'CreateSupportResourceCollectionPayload';
  /** Job that creates the collection; null if the change was refused. Its field `resourceCollection` returns the collection. */
  job?: Maybe<SupportCollectionJob>;
  /** Reasons why the support desk refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createSupportSlaPolicy`. */
export type CreateSupportSlaPolicyInput = {
  /** Description of the policy. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Conditions on the tickets to which the policy applies. */
  filter: SupportSlaFilterInput;
  /** Time limits, at least one; at most one for each metric and priority. */
  targets: Array<SupportSlaTargetInput>;
  /** Title of the policy; must not be blank. */
  title: Scalars['String']['input'];
};

/** Result of the mutation `createSupportSlaPolicy`. */
export type CreateSupportSlaPolicyPayload = {
  __typename?: 'CreateSupportSlaPolicyPayload';
  /** Policy that was created; null if the change was refused. */
  slaPolicy?: Maybe<SupportSlaPolicy>;
  /** Reasons why the support desk refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createTicketForm`. */
export type CreateTicketFormInput = {
  /** True if the form can be used; true by default. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to use the form when no other form fits. */
  default?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the form for end users; the same as `name` by default. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** True if the form is visible to end users; true by default. */
  endUserVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Fields of the form in order, by global id or id in the support desk. */
  fieldIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** True if every brand uses the form; true by default. */
  inAllBrands?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the form for agents; must not be blank. */
  name: Scalars['String']['input'];
  /** Position of the form in the list; the end of the list by default. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Brands that use the form if not all brands use it, by id in the support desk. */
  restrictedBrandIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Result of the mutation `createTicketForm`. */
export type CreateTicketFormPayload = {
  __typename?: 'CreateTicketFormPayload';
  /** Form that was created; null if the change was refused. */
  ticketForm?: Maybe<TicketForm>;
  /** Reasons why the support desk refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Period of calendar days. Without `from` it has no beginning, without `until` no end. */
export type DateRange = {
  /** First day of the period. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Last day of the period. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** Period of time. Without `from` it has no beginning, without `until` no end. */
export type DateTimeRange = {
  /** First instant of the period. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** End of the period. The description of the filter says whether this instant belongs to it. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Input of the mutation `deactivateContactCentreTag`. */
export type DeactivateContactCentreTagInput = {
  /** Tag to deactivate, by global id or id in the contact center. */
  tagId: Scalars['ID']['input'];
};

/** Result of the mutation `deactivateContactCentreTag`. */
export type DeactivateContactCentreTagPayload = {
  __typename?: 'DeactivateContactCentreTagPayload';
  /** Tag after the change; null if it was refused. The id and status cost no REST call; all other fields together cost one. */
  tag?: Maybe<ContactCentreTag>;
  /** Reasons why the contact center refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Range of numbers. Equal bounds select one number. */
export type DecimalRange = {
  /** Largest number of the range. */
  max?: InputMaybe<Scalars['Decimal']['input']>;
  /** Smallest number of the range. */
  min?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Input of the mutation `deleteConnectConfiguration`. */
export type DeleteConnectConfigurationInput = {
  /** Account, used only if `id` is not a global id; the configured account by default. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Configuration to delete, by global id or id in the account. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `deleteConnectConfiguration`. */
export type DeleteConnectConfigurationPayload = {
  __typename?: 'DeleteConnectConfigurationPayload';
  /** Global id of the deleted configuration; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteConnectOAuth`. */
export type DeleteConnectOAuthInput = {
  /** Account, by its GUID or external number; the configured account by default. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `deleteConnectOAuth`. */
export type DeleteConnectOAuthPayload = {
  __typename?: 'DeleteConnectOAuthPayload';
  /** Global id of the deleted OAuth configuration; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteContactCentreTeam`. */
export type DeleteContactCentreTeamInput = {
  /** Team to delete, by global id or id in the contact center. */
  teamId: Scalars['ID']['input'];
};

/** Result of the mutation `deleteContactCentreTeam`. */
export type DeleteContactCentreTeamPayload = {
  __typename?: 'DeleteContactCentreTeamPayload';
  /** Global id of the deleted team; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Reasons why the contact center refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteEnvelopeDocumentFields`. */
export type DeleteEnvelopeDocumentFieldsInput = {
  /** Global id of the document. */
  documentId: Scalars['ID']['input'];
  /** Names of the fields to delete, each at most once. */
  names: Array<Scalars['String']['input']>;
};

/** Result of the mutation `deleteEnvelopeDocumentFields`. */
export type DeleteEnvelopeDocumentFieldsPayload = {
  __typename?: 'DeleteEnvelopeDocumentFieldsPayload';
  /** Document after the change; null if it was refused. */
  document?: Maybe<EnvelopeDocument>;
  /** Remaining custom fields of the document; null if the change was refused. */
  fields?: Maybe<Array<EnvelopeDocumentField>>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteEnvelopeDocuments`. */
export type DeleteEnvelopeDocumentsInput = {
  /** Account, used only if `envelopeId` is a GUID; the configured account by default. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Documents to delete, by global id or id in the envelope. */
  documentIds: Array<Scalars['ID']['input']>;
  /** Envelope, by global id or GUID. */
  envelopeId: Scalars['ID']['input'];
};

/** Result of the mutation `deleteEnvelopeDocuments`. */
export type DeleteEnvelopeDocumentsPayload = {
  __typename?: 'DeleteEnvelopeDocumentsPayload';
  /** Remaining documents of the envelope; null if the change was refused. */
  documents?: Maybe<Array<EnvelopeDocument>>;
  /** Envelope after the change; null if it was refused. */
  envelope?: Maybe<Envelope>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteEnvelopeTabs`. */
export type DeleteEnvelopeTabsInput = {
  /** Global ids of the tabs to delete, all on the same document. */
  tabIds: Array<Scalars['ID']['input']>;
};

/** Result of the mutation `deleteEnvelopeTabs`. */
export type DeleteEnvelopeTabsPayload = {
  __typename?: 'DeleteEnvelopeTabsPayload';
  /** Global ids of the deleted tabs; null if the change was refused. */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Document after the change; null if it was refused. */
  document?: Maybe<EnvelopeDocument>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteMeetingPoll`. */
export type DeleteMeetingPollInput = {
  /** Global id of the poll, or id in the meetings service together with `meetingId`. */
  id: Scalars['ID']['input'];
  /** Meeting, required if `id` is not a global id. */
  meetingId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `deleteMeetingPoll`. */
export type DeleteMeetingPollPayload = {
  __typename?: 'DeleteMeetingPollPayload';
  /** Global id of the deleted poll; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Meeting of the deleted poll; null if the change was refused. */
  meeting?: Maybe<Meeting>;
  /** Reasons why the meetings service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteMeetingSipPhone`. */
export type DeleteMeetingSipPhoneInput = {
  /** Phone to delete, by global id or id in the meetings service. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `deleteMeetingSipPhone`. */
export type DeleteMeetingSipPhonePayload = {
  __typename?: 'DeleteMeetingSipPhonePayload';
  /** Global id of the deleted phone; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Reasons why the meetings service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteMeetingTspAccount`. */
export type DeleteMeetingTspAccountInput = {
  /** Global id of the account, or id in the meetings service together with `userId`. */
  id: Scalars['ID']['input'];
  /** User, by global id, id in the meetings service, e-mail address or `me`; required if `id` is not a global id. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `deleteMeetingTspAccount`. */
export type DeleteMeetingTspAccountPayload = {
  __typename?: 'DeleteMeetingTspAccountPayload';
  /** Global id of the deleted account; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** User of the deleted account; null if the change was refused. */
  meetingUser?: Maybe<MeetingUser>;
  /** Reasons why the meetings service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteSupportResourceCollection`. */
export type DeleteSupportResourceCollectionInput = {
  /** Collection to delete, by global id or id in the support desk. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `deleteSupportResourceCollection`. */
export type DeleteSupportResourceCollectionPayload = {
  __typename?: 'DeleteSupportResourceCollectionPayload';
  /** Job that deletes the collection; null if the change was refused. After the job is completed, its field `resourceCollection` is null. */
  job?: Maybe<SupportCollectionJob>;
  /** Reasons why the support desk refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteSupportSlaPolicy`. */
export type DeleteSupportSlaPolicyInput = {
  /** Policy to delete, by global id or id in the support desk. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `deleteSupportSlaPolicy`. */
export type DeleteSupportSlaPolicyPayload = {
  __typename?: 'DeleteSupportSlaPolicyPayload';
  /** Global id of the deleted policy; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Reasons why the support desk refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteTicketFieldOption`. */
export type DeleteTicketFieldOptionInput = {
  /** Global id of the option, which also contains the id of its field. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `deleteTicketFieldOption`. */
export type DeleteTicketFieldOptionPayload = {
  __typename?: 'DeleteTicketFieldOptionPayload';
  /** Global id of the deleted option; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Reasons why the support desk refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteTicketForm`. */
export type DeleteTicketFormInput = {
  /** Form to delete, by global id or id in the support desk. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `deleteTicketForm`. */
export type DeleteTicketFormPayload = {
  __typename?: 'DeleteTicketFormPayload';
  /** Global id of the deleted form; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Reasons why the support desk refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Entry point to the data of the e-signature service. */
export type ESignature = {
  __typename?: 'ESignature';
  /** Webhook configuration (Connect) by its id. Administrators of the account only. Costs one REST call. */
  connectConfiguration?: Maybe<ConnectConfiguration>;
  /** Webhook configurations (Connect) of an account. Administrators of the account only, and only if Connect is enabled. Costs one REST call. */
  connectConfigurations?: Maybe<Array<ConnectConfiguration>>;
  /** Webhook message (Connect); null if the gateway has no such message of the account. The costs are those of `connectEvents`. */
  connectEvent?: Maybe<ConnectEvent>;
  /** Webhook messages (Connect) about envelopes, newest first. The gateway stores the messages, so that reading them costs no REST call. If callers use their own credentials, only administrators of the account can read them, which one REST call per account checks. */
  connectEvents?: Maybe<ConnectEventConnection>;
  /** OAuth configuration for the access token in webhook messages; null if messages are sent without a token. Administrators of the account only. Costs one REST call. */
  connectOAuth?: Maybe<ConnectOAuth>;
  /** Envelope as an id-only object, because no operation reads or lists envelopes. The ids come from `connectEvents` or from the client. Costs no REST call. */
  envelope?: Maybe<Envelope>;
  /** User of the account as an id-only object, because no operation reads or lists users. Costs no REST call. */
  user?: Maybe<ESignatureUser>;
};


/** Entry point to the data of the e-signature service. */
export type ESignatureConnectConfigurationArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the e-signature service. */
export type ESignatureConnectEventArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the e-signature service. */
export type ESignatureConnectEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ConnectEventFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the e-signature service. */
export type ESignatureEnvelopeArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the e-signature service. */
export type ESignatureUserArgs = {
  id: Scalars['ID']['input'];
};

/** Cloud storage provider that a user has linked. */
export type ESignatureCloudStorageProvider = Node & {
  __typename?: 'ESignatureCloudStorageProvider';
  /** Address at which the user authorizes the account to use the storage. Only this user may open it. Requires the scope `e_signature:storage_link:read`. With `redirectUrl` it costs one REST call per user and address. */
  authenticationUrl?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Name of the provider. */
  name?: Maybe<Scalars['String']['output']>;
  /** User who linked the provider. */
  owner?: Maybe<ESignatureUser>;
  /** Number of the provider. */
  upstreamId: Scalars['String']['output'];
};


/** Cloud storage provider that a user has linked. */
export type ESignatureCloudStorageProviderAuthenticationUrlArgs = {
  redirectUrl?: InputMaybe<Scalars['String']['input']>;
};

/** User of an e-signature account, as an id-only object because no operation reads users. */
export type ESignatureUser = {
  __typename?: 'ESignatureUser';
  /** Account of the user, by GUID or external number as in the request. */
  accountId: Scalars['ID']['output'];
  /** Cloud storage provider that the user has linked. Costs one REST call. */
  cloudStorageProvider?: Maybe<ESignatureCloudStorageProvider>;
  /** Cloud storage providers that the user has linked. Users can see only their own providers. Costs one REST call. */
  cloudStorageProviders?: Maybe<Array<ESignatureCloudStorageProvider>>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Id of the object in the e-signature service. */
  upstreamId: Scalars['String']['output'];
};


/** User of an e-signature account, as an id-only object because no operation reads users. */
export type ESignatureUserCloudStorageProviderArgs = {
  id: Scalars['ID']['input'];
};

/** Envelope with documents for recipients to sign. It is an id-only object: no operation reads its status or its custom fields (mutations of custom fields return all of them). */
export type Envelope = {
  __typename?: 'Envelope';
  /** Account of the envelope, by GUID or external number as in the request. */
  accountId: Scalars['ID']['output'];
  /** PDF file with the comments on the envelope. Comments must be enabled in the account. The link costs no REST call and works until it expires; each download costs one. */
  commentsTranscript?: Maybe<File>;
  /** Webhook messages (Connect) about the envelope, newest first, with the costs of `ESignature.connectEvents`. */
  connectEvents?: Maybe<ConnectEventConnection>;
  /** Document as an id-only object, even if it does not exist. Costs no REST call; the costs of its other fields are described at these fields. */
  document?: Maybe<EnvelopeDocument>;
  /** Documents of the envelope in order; null if the envelope does not exist. Costs one REST call, including the tabs and rights of all documents. */
  documents?: Maybe<Array<EnvelopeDocument>>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Recipient as an id-only object, even if it does not exist. Costs no REST call. */
  recipient?: Maybe<EnvelopeRecipient>;
  /** GUID of the envelope. */
  upstreamId: Scalars['String']['output'];
};


/** Envelope with documents for recipients to sign. It is an id-only object: no operation reads its status or its custom fields (mutations of custom fields return all of them). */
export type EnvelopeCommentsTranscriptArgs = {
  encoding?: InputMaybe<EnvelopeTranscriptEncoding>;
};


/** Envelope with documents for recipients to sign. It is an id-only object: no operation reads its status or its custom fields (mutations of custom fields return all of them). */
export type EnvelopeConnectEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Envelope with documents for recipients to sign. It is an id-only object: no operation reads its status or its custom fields (mutations of custom fields return all of them). */
export type EnvelopeDocumentArgs = {
  id: Scalars['ID']['input'];
};


/** Envelope with documents for recipients to sign. It is an id-only object: no operation reads its status or its custom fields (mutations of custom fields return all of them). */
export type EnvelopeDocumentsArgs = {
  filter?: InputMaybe<EnvelopeDocumentFilter>;
};


/** Envelope with documents for recipients to sign. It is an id-only object: no operation reads its status or its custom fields (mutations of custom fields return all of them). */
export type EnvelopeRecipientArgs = {
  id: Scalars['ID']['input'];
};

/** Custom field of an envelope. No operation reads custom fields; only mutations return them. */
export type EnvelopeCustomField = {
  __typename?: 'EnvelopeCustomField';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Possible values of a list field; null for a text field. */
  listItems?: Maybe<Array<Scalars['String']['output']>>;
  /** Name of the field, unique within its envelope. */
  name?: Maybe<Scalars['String']['output']>;
  /** True if the field must have a value. */
  required?: Maybe<Scalars['Boolean']['output']>;
  /** Type of the value: text or list item. */
  type: EnvelopeCustomFieldType;
  /** Id of the object in the e-signature service. */
  upstreamId: Scalars['String']['output'];
  /** Value of the field. */
  value?: Maybe<Scalars['String']['output']>;
  /** True if the field is visible to recipients. */
  visible?: Maybe<Scalars['Boolean']['output']>;
};

/** Change of a custom field. */
export type EnvelopeCustomFieldChangeInput = {
  /** Field to change, by global id or id in the envelope; by default the field with this name. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Possible values; only for a list field. */
  listItems?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name of the field; if `id` is set, the name after the change. */
  name: Scalars['String']['input'];
  /** True if the field must have a value. */
  required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Current type of the value: text or list item. The type cannot be changed. */
  type: EnvelopeCustomFieldType;
  /** Value of the field; for a list field, one of `listItems`. */
  value?: InputMaybe<Scalars['String']['input']>;
  /** True if the field is visible to recipients. */
  visible?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Custom field to add to an envelope. */
export type EnvelopeCustomFieldInput = {
  /** Possible values; only for a list field. */
  listItems?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name of the field. */
  name: Scalars['String']['input'];
  /** True if the field must have a value. */
  required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Type of the value: text or list item. */
  type: EnvelopeCustomFieldType;
  /** Value of the field; for a list field, one of `listItems`. */
  value?: InputMaybe<Scalars['String']['input']>;
  /** True if the field is visible to recipients. */
  visible?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Type of the value of a custom field. */
export type EnvelopeCustomFieldType =
  /** The value is one of the list items. */
  | 'LIST'
  /** The value can be any text. */
  | 'TEXT';

/** Document of an envelope. If only its id is known, the name, size and other properties cost one REST call for all documents of the envelope together. */
export type EnvelopeDocument = Node & {
  __typename?: 'EnvelopeDocument';
  /** Envelope of the document. */
  envelope?: Maybe<Envelope>;
  /** Custom fields of the document. Costs one REST call. */
  fields?: Maybe<Array<EnvelopeDocumentField>>;
  /** File extension without a dot, for example `pdf` or `html`. */
  fileExtension?: Maybe<Scalars['String']['output']>;
  /** GUID of the document. */
  guid?: Maybe<Scalars['ID']['output']>;
  /** Versions of the document for narrow screens; empty if it is not an HTML document. Costs one REST call, and the call for the document list if only the id is known. */
  htmlDefinitions?: Maybe<Array<EnvelopeHtmlDefinition>>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Name of the document. */
  name?: Maybe<Scalars['String']['output']>;
  /** Position of the document in the envelope. */
  order?: Maybe<Scalars['Int']['output']>;
  /** Tabs on one page; null if the page does not exist. Costs one REST call. */
  pageTabs?: Maybe<Array<EnvelopeTab>>;
  /** Pages of the document. */
  pages?: Maybe<Array<EnvelopePage>>;
  /** Rights to change the document. Costs no REST call in a list, otherwise one. */
  rights?: Maybe<EnvelopeRights>;
  /** File size in bytes. */
  sizeBytes?: Maybe<Scalars['Int']['output']>;
  /** All tabs on the document. Costs no REST call in a list, otherwise one. */
  tabs?: Maybe<Array<EnvelopeTab>>;
  /** Tabs on some pages of the document. Costs one REST call. */
  tabsOfPages?: Maybe<Array<EnvelopeTab>>;
  /** Id of the document in its envelope. */
  upstreamId: Scalars['String']['output'];
  /** Visibility of the document to these recipients. Costs one REST call per recipient for any number of documents. */
  visibility?: Maybe<Array<EnvelopeDocumentVisibility>>;
};


/** Document of an envelope. If only its id is known, the name, size and other properties cost one REST call for all documents of the envelope together. */
export type EnvelopeDocumentPageTabsArgs = {
  number: Scalars['Int']['input'];
};


/** Document of an envelope. If only its id is known, the name, size and other properties cost one REST call for all documents of the envelope together. */
export type EnvelopeDocumentTabsOfPagesArgs = {
  pageIds: Array<Scalars['ID']['input']>;
};


/** Document of an envelope. If only its id is known, the name, size and other properties cost one REST call for all documents of the envelope together. */
export type EnvelopeDocumentVisibilityArgs = {
  recipientIds: Array<Scalars['ID']['input']>;
};

/** Custom field of a document. */
export type EnvelopeDocumentField = {
  __typename?: 'EnvelopeDocumentField';
  /** Name of the field, unique within its document. */
  name?: Maybe<Scalars['String']['output']>;
  /** Value of the field. */
  value?: Maybe<Scalars['String']['output']>;
};

/** Name and value of a document's custom field. */
export type EnvelopeDocumentFieldInput = {
  /** Name of the field. */
  name: Scalars['String']['input'];
  /** Value of the field. */
  value: Scalars['String']['input'];
};

/** Conditions on documents; all must be met, and `recipientIds` and `sharedUserIds` exclude each other. */
export type EnvelopeDocumentFilter = {
  /** True to return the documents that a person can see in any of the recipient roles that the person has in the envelope. By default, only the first role counts. */
  allRecipientsOfPerson?: InputMaybe<Scalars['Boolean']['input']>;
  /** Recipient, by global id or id in the envelope; only documents that are visible to this recipient are returned. Only one is accepted; several are an error. */
  recipientIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** User, by global id or id in the account; only documents that are visible to this user are returned. Only one is accepted; several are an error. */
  sharedUserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Document to add to an envelope. */
export type EnvelopeDocumentInput = {
  /** File content in Base64. The request with all its files must not exceed the size limit of the gateway (`REQUEST_BYTES`); `Mutation.uploadEnvelopeDocument` takes larger files. */
  contentBase64: Scalars['String']['input'];
  /** Id of the document in the envelope: a number from 1, as text. An existing document with this id is replaced. */
  documentId: Scalars['String']['input'];
  /** File extension without a dot, for example `pdf` or `html`. */
  fileExtension: Scalars['String']['input'];
  /** Name of the document. */
  name: Scalars['String']['input'];
  /** Position of the document in the envelope; at the end by default. */
  order?: InputMaybe<Scalars['Int']['input']>;
};

/** Visibility of a document to a recipient. */
export type EnvelopeDocumentVisibility = {
  __typename?: 'EnvelopeDocumentVisibility';
  /** True if the document cannot be hidden from the recipient. */
  alwaysVisible?: Maybe<Scalars['Boolean']['output']>;
  /** Document whose visibility is described. */
  document?: Maybe<EnvelopeDocument>;
  /** Recipient to whom the visibility applies. */
  recipient?: Maybe<EnvelopeRecipient>;
  /** True if the document is visible to the recipient. */
  visible?: Maybe<Scalars['Boolean']['output']>;
};

/** Version of an HTML document for narrow screens. */
export type EnvelopeHtmlDefinition = {
  __typename?: 'EnvelopeHtmlDefinition';
  /** Position among the HTML definitions. */
  displayOrder?: Maybe<Scalars['Int']['output']>;
  /** Header above the document. */
  headerLabel?: Maybe<Scalars['String']['output']>;
  /** Maximum screen width in pixels. */
  maxScreenWidth?: Maybe<Scalars['Int']['output']>;
  /** True if empty HTML tags are removed. */
  removeEmptyTags?: Maybe<Scalars['Boolean']['output']>;
  /** Unmodified HTML from the e-signature service; display it only in a sandbox. */
  source?: Maybe<Scalars['String']['output']>;
};

/** Page of a document. */
export type EnvelopePage = {
  __typename?: 'EnvelopePage';
  /** Height of the page in points. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Page number, starting with 1. */
  number?: Maybe<Scalars['Int']['output']>;
  /** GUID of the page, for `tabsOfPages`. */
  pageId?: Maybe<Scalars['ID']['output']>;
  /** Width of the page in points. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** Recipient of an envelope. If only the id is known, all other fields together cost one REST call. */
export type EnvelopeRecipient = Node & {
  __typename?: 'EnvelopeRecipient';
  /** Name of the recipient in the envelope. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Visibility of each document of the envelope to the recipient. */
  documentVisibility?: Maybe<Array<EnvelopeDocumentVisibility>>;
  /** E-mail address to which the envelope is sent. */
  email?: Maybe<Scalars['String']['output']>;
  /** Envelope of the recipient. */
  envelope?: Maybe<Envelope>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Position in the signing order: lower numbers come first, equal numbers at the same time. */
  routingOrder?: Maybe<Scalars['Int']['output']>;
  /** Status of the envelope for this recipient. */
  status?: Maybe<EnvelopeRecipientStatus>;
  /** Role of the recipient in the envelope. */
  type?: Maybe<EnvelopeRecipientType>;
  /** Id of the recipient in the envelope. */
  upstreamId: Scalars['String']['output'];
  /** Person with the e-mail address of the recipient. */
  user?: Maybe<User>;
};

/** Status of an envelope for a recipient. */
export type EnvelopeRecipientStatus =
  /** The recipient completed their action. */
  | 'COMPLETED'
  /** The envelope is not yet sent to the recipient. */
  | 'CREATED'
  /** The recipient declined the envelope. */
  | 'DECLINED'
  /** The recipient opened the envelope. */
  | 'DELIVERED'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The envelope was sent to the recipient. */
  | 'SENT';

/** Role of a recipient in an envelope. */
export type EnvelopeRecipientType =
  /** Recipient who names later recipients; can always see every document. */
  | 'AGENT'
  /** Recipient of a copy; can always see every document. */
  | 'CARBON_COPY'
  /** Recipient who must confirm the receipt; can always see every document. */
  | 'CERTIFIED_DELIVERY'
  /** Recipient who can change the envelope before it is sent on; can always see every document. */
  | 'EDITOR'
  /** Recipient who signs in the presence of a host. */
  | 'IN_PERSON_SIGNER'
  /** Any recipient type that is not documented. */
  | 'OTHER'
  /** Recipient who signs the documents. */
  | 'SIGNER';

/** Visibility of a document to the recipient. */
export type EnvelopeRecipientVisibilityInput = {
  /** Document, by global id or id in the envelope. */
  documentId: Scalars['ID']['input'];
  /** True to show the document, false to hide it. */
  visible: Scalars['Boolean']['input'];
};

/** Rights to change a document or a tab. */
export type EnvelopeRights = {
  __typename?: 'EnvelopeRights';
  /** True if at least one property can be changed. */
  editable?: Maybe<Scalars['Boolean']['output']>;
  /** Properties that can be changed, as named by the e-signature service. */
  editableProperties?: Maybe<Array<Scalars['String']['output']>>;
};

/** Status of an envelope. */
export type EnvelopeStatus =
  /** All recipients completed their actions. */
  | 'COMPLETED'
  /** The envelope is a draft. */
  | 'CREATED'
  /** A recipient declined the envelope. */
  | 'DECLINED'
  /** All recipients opened the envelope. */
  | 'DELIVERED'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The envelope was sent to the recipients. */
  | 'SENT'
  /** The envelope was canceled. */
  | 'VOIDED';

/** Tab: area of a document in which a recipient signs, enters text or selects a checkbox. */
export type EnvelopeTab = {
  __typename?: 'EnvelopeTab';
  /** Document that contains the tab. */
  document?: Maybe<EnvelopeDocument>;
  /** Height of the tab in points. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Global id, built from the account, the envelope, the document, the tab type and the id in the e-signature service. */
  id: Scalars['ID']['output'];
  /** Label of the tab. */
  label?: Maybe<Scalars['String']['output']>;
  /** True if the recipient cannot change the value. */
  locked?: Maybe<Scalars['Boolean']['output']>;
  /** Number of the page that contains the tab, starting with 1. */
  pageNumber?: Maybe<Scalars['Int']['output']>;
  /** Recipient to whom the tab is assigned. */
  recipient?: Maybe<EnvelopeRecipient>;
  /** True if the recipient must complete the tab. */
  required?: Maybe<Scalars['Boolean']['output']>;
  /** Rights to change the tab. Costs one REST call per document if the tab was read by page number or returned by a mutation. */
  rights?: Maybe<EnvelopeRights>;
  /** True if the checkbox is selected; null for other tab types. */
  selected?: Maybe<Scalars['Boolean']['output']>;
  /** Type of the tab. */
  type: EnvelopeTabType;
  /** Id of the object in the e-signature service. */
  upstreamId: Scalars['String']['output'];
  /** Current value; null for a checkbox. */
  value?: Maybe<Scalars['String']['output']>;
  /** Width of the tab in points. */
  width?: Maybe<Scalars['Int']['output']>;
  /** Distance from the left edge of the page in points. */
  x?: Maybe<Scalars['Int']['output']>;
  /** Distance from the upper edge of the page in points. */
  y?: Maybe<Scalars['Int']['output']>;
};

/** Change of a tab; omitted fields stay unchanged. */
export type EnvelopeTabChangeInput = {
  /** Height of the tab in points. */
  height?: InputMaybe<Scalars['Int']['input']>;
  /** Global id of the tab. */
  id: Scalars['ID']['input'];
  /** Label of the tab. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** True if the recipient cannot change the value. */
  locked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Number of the page, starting with 1. */
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Recipient to whom the tab is assigned, by global id or id in the envelope. */
  recipientId?: InputMaybe<Scalars['ID']['input']>;
  /** True if the recipient must complete the tab. */
  required?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the checkbox is selected; only for a checkbox. */
  selected?: InputMaybe<Scalars['Boolean']['input']>;
  /** Value of the tab; not for a checkbox. */
  value?: InputMaybe<Scalars['String']['input']>;
  /** Width of the tab in points. */
  width?: InputMaybe<Scalars['Int']['input']>;
  /** Distance from the left edge of the page in points. */
  x?: InputMaybe<Scalars['Int']['input']>;
  /** Distance from the upper edge of the page in points. */
  y?: InputMaybe<Scalars['Int']['input']>;
};

/** Tab to add to a document. */
export type EnvelopeTabInput = {
  /** Height of the tab in points. */
  height?: InputMaybe<Scalars['Int']['input']>;
  /** Label of the tab. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** True if the recipient cannot change the value. */
  locked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Number of the page, starting with 1. */
  pageNumber: Scalars['Int']['input'];
  /** Recipient to whom the tab is assigned, by global id or id in the envelope. */
  recipientId: Scalars['ID']['input'];
  /** True if the recipient must complete the tab. */
  required?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the checkbox is selected; only for a checkbox. */
  selected?: InputMaybe<Scalars['Boolean']['input']>;
  /** Type of the tab. */
  type: EnvelopeTabType;
  /** Value of the tab; not for a checkbox. */
  value?: InputMaybe<Scalars['String']['input']>;
  /** Width of the tab in points. */
  width?: InputMaybe<Scalars['Int']['input']>;
  /** Distance from the left edge of the page in points. */
  x: Scalars['Int']['input'];
  /** Distance from the upper edge of the page in points. */
  y: Scalars['Int']['input'];
};

/** Type of a tab. */
export type EnvelopeTabType =
  /** Checkbox that the recipient can select. */
  | 'CHECKBOX'
  /** Date of signing, filled in automatically. */
  | 'DATE_SIGNED'
  /** E-mail address of the recipient, filled in automatically. */
  | 'EMAIL'
  /** Full name of the recipient, filled in automatically. */
  | 'FULL_NAME'
  /** Field for the initials of the recipient. */
  | 'INITIAL_HERE'
  /** Any tab type that is not documented; tabs of such types cannot be created. */
  | 'OTHER'
  /** Field for the signature of the recipient. */
  | 'SIGN_HERE'
  /** Text field for the recipient. */
  | 'TEXT';

/** Character set of the text of a transcript. */
export type EnvelopeTranscriptEncoding =
  /** Western European letters, by ISO 8859-1. */
  | 'ISO_8859_1'
  /** Unaccented Latin letters only, by US-ASCII. */
  | 'US_ASCII';

/** Visibility of a document to a recipient. */
export type EnvelopeVisibilityInput = {
  /** Document, by global id or id in the envelope. */
  documentId: Scalars['ID']['input'];
  /** Recipient, by global id or id in the envelope. */
  recipientId: Scalars['ID']['input'];
  /** True to show the document, false to hide it. */
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

/** File that can be downloaded through the gateway. The link is signed and expires after a few minutes. Links to images and documents work until then, also in `<img>` and for parts of the file (`Range`); links to exports and statements work once. */
export type File = {
  __typename?: 'File';
  /** Time at which the link expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Suggested name for saving the file. */
  filename: Scalars['String']['output'];
  /** Media type of the file content. */
  mediaType: Scalars['String']['output'];
  /** True if the link works any number of times until it expires, false if it works once. */
  reusable: Scalars['Boolean']['output'];
  /** Download link: an absolute URL if the gateway knows its own (setting `PUBLIC_URL`), otherwise a path on this gateway. */
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
  /** Upload link: an absolute URL if the gateway knows its own (setting `PUBLIC_URL`), otherwise a path on this gateway. Send the file as the body of a `PUT` request, with its size in `Content-Length`. */
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

/** Input of the mutation `importTicket`. */
export type ImportTicketInput = {
  /** True to archive the ticket immediately if it is closed. An archived ticket is not included in metrics. */
  archiveImmediately?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ticket to import from another support system. */
  ticket: TicketImportInput;
};

/** Result of the mutation `importTicket`. */
export type ImportTicketPayload = {
  __typename?: 'ImportTicketPayload';
  /** Ticket that was imported; null if the change was refused. */
  ticket?: Maybe<Ticket>;
  /** Reasons why the support desk refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `importTickets`. */
export type ImportTicketsInput = {
  /** True to archive closed tickets immediately. Archived tickets are not included in metrics. */
  archiveImmediately?: InputMaybe<Scalars['Boolean']['input']>;
  /** Tickets to import, 1 to 100. */
  tickets: Array<TicketImportInput>;
};

/** Result of the mutation `importTickets`. */
export type ImportTicketsPayload = {
  __typename?: 'ImportTicketsPayload';
  /** Job that imports the tickets; null if the change was refused. No operation reads the job again; search for the tickets after it is completed. */
  job?: Maybe<SupportJob>;
  /** Reasons why the support desk refused the change; empty if it was carried out. `field` contains the index of the ticket in the input. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `likeSocialPost`. */
export type LikeSocialPostInput = {
  /** Post to like, by global id or id in the social network. */
  postId: Scalars['ID']['input'];
  /** User on whose behalf the change is carried out, by global id or id in the social network; must be the user whose credential is used. */
  userId: Scalars['ID']['input'];
};

/** Result of the mutation `likeSocialPost`. */
export type LikeSocialPostPayload = {
  __typename?: 'LikeSocialPostPayload';
  /** User on whose behalf the change was carried out; null if it was refused. Costs one REST call. */
  actor?: Maybe<SocialUser>;
  /** True if the user likes the post after the change; null if it was refused. */
  liked?: Maybe<Scalars['Boolean']['output']>;
  /** Post after the change; null if it was refused. Costs one REST call. */
  post?: Maybe<SocialPost>;
  /** Reasons why the social network refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `linkESignatureCloudStorageProviders`. */
export type LinkESignatureCloudStorageProvidersInput = {
  /** Account, used only if `userId` is not a global id; the configured account by default. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Numbers or names of the providers to link. */
  providers: Array<Scalars['String']['input']>;
  /** User, by global id or id in the account. */
  userId: Scalars['ID']['input'];
};

/** Result of the mutation `linkESignatureCloudStorageProviders`. */
export type LinkESignatureCloudStorageProvidersPayload = {
  __typename?: 'LinkESignatureCloudStorageProvidersPayload';
  /** User whose providers were linked; null if the change was refused. */
  eSignatureUser?: Maybe<ESignatureUser>;
  /** All linked providers after the change; null if it was refused. */
  providers?: Maybe<Array<ESignatureCloudStorageProvider>>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Meeting as an id-only object, because no operation reads meetings. */
export type Meeting = {
  __typename?: 'Meeting';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Livestream of the meeting as an id-only object, because no operation reads livestreams. Costs no REST call. */
  livestream?: Maybe<MeetingLivestream>;
  /** Poll of the meeting by its id; null if it does not exist. Costs one REST call. Requires the scope `meeting:read:admin`, or `meeting:read` for the caller's own meetings. */
  poll?: Maybe<MeetingPoll>;
  /** All polls of the meeting; only available for scheduled meetings. Costs one REST call. Requires the scope `meeting:read:admin`, or `meeting:read` for the caller's own meetings. */
  polls?: Maybe<Array<MeetingPoll>>;
  /** Registrants of the meeting, in order of registration. Costs one REST call per 300 registrants. A cursor is valid for 15 minutes. Requires the scope `meeting:read:admin`, or `meeting:read` for the caller's own meetings. */
  registrants?: Maybe<MeetingRegistrantConnection>;
  /** Summary of one past instance of the meeting; null if there is none, or if the instance belongs to another meeting. Costs one REST call. Requires the scope `meeting_summary:read:admin`. */
  summary?: Maybe<MeetingSummary>;
  /** Number of the meeting, with at least ten digits. */
  upstreamId: Scalars['String']['output'];
};


/** Meeting as an id-only object, because no operation reads meetings. */
export type MeetingPollArgs = {
  id: Scalars['ID']['input'];
};


/** Meeting as an id-only object, because no operation reads meetings. */
export type MeetingPollsArgs = {
  filter?: InputMaybe<MeetingPollFilter>;
};


/** Meeting as an id-only object, because no operation reads meetings. */
export type MeetingRegistrantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MeetingRegistrantFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Meeting as an id-only object, because no operation reads meetings. */
export type MeetingSummaryArgs = {
  id: Scalars['ID']['input'];
};

/** Phone number for dialing in to a conference. */
export type MeetingDialInNumber = {
  __typename?: 'MeetingDialInNumber';
  /** Calling code of the country. */
  code?: Maybe<Scalars['String']['output']>;
  /** Display name of the country. */
  countryLabel?: Maybe<Scalars['String']['output']>;
  /** Phone number to dial. */
  number?: Maybe<Scalars['String']['output']>;
  /** Type of the number, as named by the meetings service: `toll`, `tollfree` or `media_link`. */
  type?: Maybe<Scalars['String']['output']>;
};

/** Phone number for dialing in to a conference. */
export type MeetingDialInNumberInput = {
  /** Calling code of the country. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Display name of the country. */
  countryLabel?: InputMaybe<Scalars['String']['input']>;
  /** Phone number to dial. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Type of the number, as named by the meetings service: `toll`, `tollfree` or `media_link`. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** Livestream of a meeting. No operation reads livestreams: in the result of a mutation, the fields contain the values that it set; elsewhere, all fields except `meeting` are null. */
export type MeetingLivestream = {
  __typename?: 'MeetingLivestream';
  /** Action that was requested. */
  action?: Maybe<MeetingLivestreamAction>;
  /** True if the name of the active speaker is shown. */
  activeSpeakerName?: Maybe<Scalars['Boolean']['output']>;
  /** Display of captions in the stream. */
  captions?: Maybe<MeetingLivestreamCaptions>;
  /** Name that is displayed over the stream. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Layout of the participants in the video. */
  layout?: Maybe<MeetingLivestreamLayout>;
  /** Meeting that is streamed. */
  meeting?: Maybe<Meeting>;
  /** URL of the page for viewers. */
  pageUrl?: Maybe<Scalars['String']['output']>;
  /** Resolution of the video, for example `720p`. */
  resolution?: Maybe<Scalars['String']['output']>;
  /** URL to which the stream is sent. */
  streamUrl?: Maybe<Scalars['String']['output']>;
};

/** Action on a livestream. */
export type MeetingLivestreamAction =
  /** Start of the livestream. */
  | 'START'
  /** End of the livestream. */
  | 'STOP';

/** Display of captions in a livestream. */
export type MeetingLivestreamCaptions =
  /** Captions as a part of the picture. */
  | 'BURNT_IN'
  /** Captions as separate data in the stream. */
  | 'EMBEDDED'
  /** No captions in the stream. */
  | 'OFF';

/** Layout of the participants in a livestream. */
export type MeetingLivestreamLayout =
  /** Same layout as the host's. */
  | 'FOLLOW_HOST'
  /** All participants side by side. */
  | 'GALLERY_VIEW'
  /** Only the active speaker. */
  | 'SPEAKER_VIEW';

/** Poll of a meeting. It can be read only through its meeting, not by `node`, because `node` does not check the required scope. */
export type MeetingPoll = {
  __typename?: 'MeetingPoll';
  /** True if answers do not contain names. */
  anonymous?: Maybe<Scalars['Boolean']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Meeting of the poll. */
  meeting?: Maybe<Meeting>;
  /** Questions of the poll, each with an object type for its question type. */
  questions?: Maybe<Array<MeetingPollQuestion>>;
  /** Status of the poll. */
  status?: Maybe<MeetingPollStatus>;
  /** Title of the poll. */
  title?: Maybe<Scalars['String']['output']>;
  /** Type of the poll. */
  type?: Maybe<MeetingPollType>;
  /** Id of the object in the meetings service. */
  upstreamId: Scalars['String']['output'];
};

/** Question that consists of a sentence with missing words. */
export type MeetingPollBlanksInput = {
  /** True if an answer is required. */
  answerRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if upper and lower case must match. */
  caseSensitive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Sentence with missing words. */
  name: Scalars['String']['input'];
  /** Right words for the missing words, at least one. */
  rightAnswers: Array<Scalars['String']['input']>;
};

/** Question that consists of a sentence with missing words. */
export type MeetingPollBlanksQuestion = MeetingPollQuestion & {
  __typename?: 'MeetingPollBlanksQuestion';
  /** True if an answer is required. */
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  /** True if upper and lower case must match. */
  caseSensitive?: Maybe<Scalars['Boolean']['output']>;
  /** Text of the question. */
  name?: Maybe<Scalars['String']['output']>;
  /** Right words for the missing words. */
  rightAnswers?: Maybe<Array<Scalars['String']['output']>>;
  /** Type of the question. */
  type?: Maybe<MeetingPollQuestionType>;
};

/** Question with a choice of one or several answers. */
export type MeetingPollChoiceInput = {
  /** True if an answer is required. */
  answerRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Answers that can be selected, at least two. */
  answers: Array<Scalars['String']['input']>;
  /** Text of the question. */
  name: Scalars['String']['input'];
  /** Right answers in a quiz; each must be one of `answers`. */
  rightAnswers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True to show the answers as a drop-down. */
  showAsDropdown?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Question with a choice of one or several answers. */
export type MeetingPollChoiceQuestion = MeetingPollQuestion & {
  __typename?: 'MeetingPollChoiceQuestion';
  /** True if an answer is required. */
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  /** Answers that can be selected. */
  answers?: Maybe<Array<Scalars['String']['output']>>;
  /** Text of the question. */
  name?: Maybe<Scalars['String']['output']>;
  /** Right answers in a quiz. */
  rightAnswers?: Maybe<Array<Scalars['String']['output']>>;
  /** True if the answers are shown as a drop-down. */
  showAsDropdown?: Maybe<Scalars['Boolean']['output']>;
  /** Type of the question. */
  type?: Maybe<MeetingPollQuestionType>;
};

/** Conditions on polls; all must be met. */
export type MeetingPollFilter = {
  /** True for anonymous polls only, false for other polls only; all polls by default. */
  anonymous?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Question of a type that is not documented. */
export type MeetingPollOtherQuestion = MeetingPollQuestion & {
  __typename?: 'MeetingPollOtherQuestion';
  /** True if an answer is required. */
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  /** Text of the question. */
  name?: Maybe<Scalars['String']['output']>;
  /** Type of the question. */
  type?: Maybe<MeetingPollQuestionType>;
};

/** Prompt of a question. */
export type MeetingPollPrompt = {
  __typename?: 'MeetingPollPrompt';
  /** Text of the prompt. */
  question?: Maybe<Scalars['String']['output']>;
  /** Right answers for the prompt. */
  rightAnswers?: Maybe<Array<Scalars['String']['output']>>;
};

/** Prompt of a question. */
export type MeetingPollPromptInput = {
  /** Text of the prompt. */
  question: Scalars['String']['input'];
  /** Right answers for the prompt; each must be one of the question's answers. */
  rightAnswers?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Question with prompts to match with answers or to put in order. */
export type MeetingPollPromptsInput = {
  /** True if an answer is required. */
  answerRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Answers to match with the prompts, or the positions of the order; at least two. */
  answers: Array<Scalars['String']['input']>;
  /** Text of the question. */
  name: Scalars['String']['input'];
  /** Prompts to match or to put in order, at least two. */
  prompts: Array<MeetingPollPromptInput>;
};

/** Question with prompts to match with answers or to put in order. */
export type MeetingPollPromptsQuestion = MeetingPollQuestion & {
  __typename?: 'MeetingPollPromptsQuestion';
  /** True if an answer is required. */
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  /** Answers to match with the prompts, or the positions of the order. */
  answers?: Maybe<Array<Scalars['String']['output']>>;
  /** Text of the question. */
  name?: Maybe<Scalars['String']['output']>;
  /** Prompts to match or to put in order. */
  prompts?: Maybe<Array<MeetingPollPrompt>>;
  /** Type of the question. */
  type?: Maybe<MeetingPollQuestionType>;
};

/** Question of a poll; the object type depends on the question type. */
export type MeetingPollQuestion = {
  /** True if an answer is required. */
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  /** Text of the question. */
  name?: Maybe<Scalars['String']['output']>;
  /** Type of the question. */
  type?: Maybe<MeetingPollQuestionType>;
};

/** Question of a poll. Exactly one field must be set; it determines the question type. */
export type MeetingPollQuestionInput = {
  /** Sentence with missing words to fill in. */
  fillInTheBlank?: InputMaybe<MeetingPollBlanksInput>;
  /** Answer in a longer text. */
  longAnswer?: InputMaybe<MeetingPollTextInput>;
  /** Assignment of an answer to each prompt. */
  matching?: InputMaybe<MeetingPollPromptsInput>;
  /** Choice of any number of answers. */
  multipleChoice?: InputMaybe<MeetingPollChoiceInput>;
  /** Prompts to put in order. */
  rankOrder?: InputMaybe<MeetingPollPromptsInput>;
  /** Rating by a number on a scale. */
  ratingScale?: InputMaybe<MeetingPollRatingInput>;
  /** Answer in a few words. */
  shortAnswer?: InputMaybe<MeetingPollTextInput>;
  /** Choice of one of several answers. */
  singleChoice?: InputMaybe<MeetingPollChoiceInput>;
};

/** Type of a question. */
export type MeetingPollQuestionType =
  /** Sentence with missing words to fill in. */
  | 'FILL_IN_THE_BLANK'
  /** Answer in a longer text. */
  | 'LONG_ANSWER'
  /** Assignment of an answer to each prompt. */
  | 'MATCHING'
  /** Choice of any number of answers. */
  | 'MULTIPLE'
  /** Any question type that is not documented. */
  | 'OTHER'
  /** Prompts to put in order. */
  | 'RANK_ORDER'
  /** Rating by a number on a scale. */
  | 'RATING_SCALE'
  /** Answer in a few words. */
  | 'SHORT_ANSWER'
  /** Choice of one of several answers. */
  | 'SINGLE';

/** Question with a rating by a number on a scale. */
export type MeetingPollRatingInput = {
  /** True if an answer is required. */
  answerRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Label of the highest number. */
  maxLabel?: InputMaybe<Scalars['String']['input']>;
  /** Highest number of the scale; must be greater than `minValue`. */
  maxValue: Scalars['Int']['input'];
  /** Label of the lowest number. */
  minLabel?: InputMaybe<Scalars['String']['input']>;
  /** Lowest number of the scale. */
  minValue: Scalars['Int']['input'];
  /** Text of the question. */
  name: Scalars['String']['input'];
};

/** Question with a rating by a number on a scale. */
export type MeetingPollRatingQuestion = MeetingPollQuestion & {
  __typename?: 'MeetingPollRatingQuestion';
  /** True if an answer is required. */
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  /** Label of the highest number. */
  maxLabel?: Maybe<Scalars['String']['output']>;
  /** Highest number of the scale. */
  maxValue?: Maybe<Scalars['Int']['output']>;
  /** Label of the lowest number. */
  minLabel?: Maybe<Scalars['String']['output']>;
  /** Lowest number of the scale. */
  minValue?: Maybe<Scalars['Int']['output']>;
  /** Text of the question. */
  name?: Maybe<Scalars['String']['output']>;
  /** Type of the question. */
  type?: Maybe<MeetingPollQuestionType>;
};

/** Status of a poll. */
export type MeetingPollStatus =
  /** The poll has ended. */
  | 'ENDED'
  /** The poll has not started yet. */
  | 'NOT_STARTED'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The results of the poll are being shown. */
  | 'SHARING'
  /** The poll is in progress. */
  | 'STARTED';

/** Question with a free text answer. */
export type MeetingPollTextInput = {
  /** True if an answer is required. */
  answerRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Maximum number of characters of an answer. */
  maxCharacters?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum number of characters of an answer. */
  minCharacters?: InputMaybe<Scalars['Int']['input']>;
  /** Text of the question. */
  name: Scalars['String']['input'];
};

/** Question with a free text answer. */
export type MeetingPollTextQuestion = MeetingPollQuestion & {
  __typename?: 'MeetingPollTextQuestion';
  /** True if an answer is required. */
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  /** Maximum number of characters of an answer. */
  maxCharacters?: Maybe<Scalars['Int']['output']>;
  /** Minimum number of characters of an answer. */
  minCharacters?: Maybe<Scalars['Int']['output']>;
  /** Text of the question. */
  name?: Maybe<Scalars['String']['output']>;
  /** Type of the question. */
  type?: Maybe<MeetingPollQuestionType>;
};

/** Type of a poll. */
export type MeetingPollType =
  /** Poll with questions of any type. */
  | 'ADVANCED_POLL'
  /** Any poll type that is not documented. */
  | 'OTHER'
  /** Poll with choice questions only. */
  | 'POLL'
  /** Poll with right answers. */
  | 'QUIZ';

/** Person who registered for a meeting. */
export type MeetingRegistrant = {
  __typename?: 'MeetingRegistrant';
  /** Street and house number. */
  address?: Maybe<Scalars['String']['output']>;
  /** City of the registrant. */
  city?: Maybe<Scalars['String']['output']>;
  /** Comments of the registrant. */
  comments?: Maybe<Scalars['String']['output']>;
  /** Country of the registrant. */
  country?: Maybe<Scalars['String']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** E-mail address that was used for the registration. */
  email?: Maybe<Scalars['String']['output']>;
  /** Number of employees of the organization, as free text. */
  employeeRange?: Maybe<Scalars['String']['output']>;
  /** Given name of the registrant. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Industry of the registrant's organization. */
  industry?: Maybe<Scalars['String']['output']>;
  /** Job title of the registrant. */
  jobTitle?: Maybe<Scalars['String']['output']>;
  /** Preferred language of the registrant. */
  language?: Maybe<Scalars['String']['output']>;
  /** Family name of the registrant. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Meeting of the registration. */
  meeting?: Maybe<Meeting>;
  /** Organization of the registrant. */
  organization?: Maybe<Scalars['String']['output']>;
  /** Phone number of the registrant. */
  phone?: Maybe<Scalars['String']['output']>;
  /** State, county or province. */
  state?: Maybe<Scalars['String']['output']>;
  /** Status of the registration. */
  status?: Maybe<MeetingRegistrantStatus>;
  /** Id of the object in the meetings service. */
  upstreamId: Scalars['String']['output'];
  /** Person with the e-mail address of the registrant. */
  user?: Maybe<User>;
  /** Postal code of the registrant. */
  zip?: Maybe<Scalars['String']['output']>;
};

/** A page of `MeetingRegistrant` objects. */
export type MeetingRegistrantConnection = {
  __typename?: 'MeetingRegistrantConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<MeetingRegistrantEdge>;
  /** Items of this page. */
  nodes: Array<MeetingRegistrant>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `MeetingRegistrant` objects. */
export type MeetingRegistrantEdge = {
  __typename?: 'MeetingRegistrantEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: MeetingRegistrant;
};

/** Conditions on registrants; all must be met. */
export type MeetingRegistrantFilter = {
  /** Id of an occurrence of a recurring meeting; only its registrants are returned. Only one is accepted; several are an error. */
  occurrenceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Status of the registrants; all by default. Only one is accepted; several are an error. */
  statuses?: InputMaybe<Array<MeetingRegistrantStatus>>;
};

/** Status of a registration. */
export type MeetingRegistrantStatus =
  /** The registrant may join the meeting. */
  | 'APPROVED'
  /** The registrant may not join the meeting. */
  | 'DENIED'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The registration is not yet approved or denied. */
  | 'PENDING';

/** SIP phone of a user. The password is never returned. */
export type MeetingSipPhone = {
  __typename?: 'MeetingSipPhone';
  /** User name with which the phone signs in. */
  authorizationName?: Maybe<Scalars['String']['output']>;
  /** Name of the user. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** SIP domain of the phone. */
  domain?: Maybe<Scalars['String']['output']>;
  /** E-mail address of the user. */
  email?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Address of the first proxy server. */
  proxyServer?: Maybe<Scalars['String']['output']>;
  /** Address of the second proxy server. */
  proxyServer2?: Maybe<Scalars['String']['output']>;
  /** Address of the third proxy server. */
  proxyServer3?: Maybe<Scalars['String']['output']>;
  /** Address of the first register server. */
  registerServer?: Maybe<Scalars['String']['output']>;
  /** Address of the second register server. */
  registerServer2?: Maybe<Scalars['String']['output']>;
  /** Address of the third register server. */
  registerServer3?: Maybe<Scalars['String']['output']>;
  /** Time after which the phone registers again, in minutes. */
  registrationExpireTime?: Maybe<Scalars['Int']['output']>;
  /** Transport protocol for the first server, for example `TLS`. */
  transportProtocol?: Maybe<Scalars['String']['output']>;
  /** Transport protocol for the second server. */
  transportProtocol2?: Maybe<Scalars['String']['output']>;
  /** Transport protocol for the third server. */
  transportProtocol3?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the meetings service. */
  upstreamId: Scalars['String']['output'];
  /** Person with the e-mail address of the phone's user. */
  user?: Maybe<User>;
  /** Address or number of the voice mailbox. */
  voiceMail?: Maybe<Scalars['String']['output']>;
};

/** A page of `MeetingSipPhone` objects. */
export type MeetingSipPhoneConnection = {
  __typename?: 'MeetingSipPhoneConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<MeetingSipPhoneEdge>;
  /** Items of this page. */
  nodes: Array<MeetingSipPhone>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `MeetingSipPhone` objects. */
export type MeetingSipPhoneEdge = {
  __typename?: 'MeetingSipPhoneEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: MeetingSipPhone;
};

/** Conditions on SIP phones; all must be met. */
export type MeetingSipPhoneFilter = {
  /** Text in the name or e-mail address of the phone's user. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Reference to a SIP phone of which only the id is known, because no operation reads a single phone; `Meetings.sipPhones` has its data. */
export type MeetingSipPhoneReference = {
  __typename?: 'MeetingSipPhoneReference';
  /** Global id of the reference, built from `MeetingSipPhoneReference:` and the id of the phone. Arguments for the id of a phone take it too. */
  id: Scalars['ID']['output'];
  /** Id of the object in the meetings service. */
  upstreamId: Scalars['String']['output'];
};

/** Summary of one past instance of a meeting. It can be read only by `summary`, not by `node`, because `node` does not check the required scope. */
export type MeetingSummary = {
  __typename?: 'MeetingSummary';
  /** Parts of the summary by topic. */
  details?: Maybe<Array<MeetingSummaryDetail>>;
  /** Time at which the meeting ended. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Person who hosted the meeting. */
  host?: Maybe<User>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Meeting of the summary. */
  meeting?: Maybe<Meeting>;
  /** Next steps that were agreed. */
  nextSteps?: Maybe<Array<Scalars['String']['output']>>;
  /** Overview of the meeting in a few sentences. */
  overview?: Maybe<Scalars['String']['output']>;
  /** Time at which the meeting started. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** End of the period that the summary covers. */
  summaryEndedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Start of the period that the summary covers. */
  summaryStartedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Title of the summary. */
  title?: Maybe<Scalars['String']['output']>;
  /** Topic of the meeting. */
  topic?: Maybe<Scalars['String']['output']>;
  /** UUID of the meeting instance. */
  upstreamId: Scalars['String']['output'];
};

/** Part of a meeting summary. */
export type MeetingSummaryDetail = {
  __typename?: 'MeetingSummaryDetail';
  /** Topic of this part. */
  label?: Maybe<Scalars['String']['output']>;
  /** Summary of this part. */
  summary?: Maybe<Scalars['String']['output']>;
};

/** Settings of the account for its telephony service provider (TSP). */
export type MeetingTelephony = {
  __typename?: 'MeetingTelephony';
  /** True if users can have accounts with the provider. */
  accountsEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** True if the audio of the provider is used. */
  audioEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Conference bridge that is used. */
  bridge?: Maybe<Scalars['String']['output']>;
  /** True if users can add numbers that do not belong to the account. */
  dialInNumberUnrestricted?: Maybe<Scalars['Boolean']['output']>;
  /** Dial-in numbers of the account. */
  dialInNumbers?: Maybe<Array<MeetingDialInNumber>>;
  /** True if the settings also apply to sub-accounts. */
  masterAccountSettingExtended?: Maybe<Scalars['Boolean']['output']>;
  /** True if users cannot change their credentials. */
  modifyCredentialForbidden?: Maybe<Scalars['Boolean']['output']>;
  /** Name of the provider. */
  provider?: Maybe<Scalars['String']['output']>;
};

/** Account of a user with the telephony service provider (TSP). The leader PIN is never returned. */
export type MeetingTspAccount = {
  __typename?: 'MeetingTspAccount';
  /** Conference bridge of the account. */
  bridge?: Maybe<Scalars['String']['output']>;
  /** Code with which participants join a conference. */
  conferenceCode?: Maybe<Scalars['String']['output']>;
  /** Dial-in numbers of the account. */
  dialInNumbers?: Maybe<Array<MeetingDialInNumber>>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** User of the account. */
  owner?: Maybe<MeetingUser>;
  /** Id of the object in the meetings service. */
  upstreamId: Scalars['String']['output'];
};

/** User of the meetings service as an id-only object, identified by id, e-mail address or `me`. */
export type MeetingUser = {
  __typename?: 'MeetingUser';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Account of the user with the telephony service provider, by its id. Costs one REST call. Requires the scope `tsp:read:admin`, or `tsp:read` for the caller's own accounts. */
  tspAccount?: Maybe<MeetingTspAccount>;
  /** Accounts of the user with the telephony service provider, at most two; null if the user does not exist. Costs one REST call per user. Requires the scope `tsp:read:admin`, or `tsp:read` for the caller's own accounts. */
  tspAccounts?: Maybe<Array<MeetingTspAccount>>;
  /** Id, e-mail address or `me`, as in the request. */
  upstreamId: Scalars['String']['output'];
  /** Person with the e-mail address of the user; null if the user is identified by an id or `me`. */
  user?: Maybe<User>;
};


/** User of the meetings service as an id-only object, identified by id, e-mail address or `me`. */
export type MeetingUserTspAccountArgs = {
  id: Scalars['ID']['input'];
};

/** Entry point to the data of the meetings service. */
export type Meetings = {
  __typename?: 'Meetings';
  /** Meeting as an id-only object, because no operation reads or lists meetings; the number comes from the client. Costs no REST call. */
  meeting?: Maybe<Meeting>;
  /** SIP phones of the account. The meetings service decides the order. Costs one REST call per 300 phones. A cursor is valid for 15 minutes. Requires the scope `sip_phone:read:admin`. */
  sipPhones?: Maybe<MeetingSipPhoneConnection>;
  /** Summary of one past instance of a meeting; null if there is none. Costs one REST call. Requires the scope `meeting_summary:read:admin`. */
  summary?: Maybe<MeetingSummary>;
  /** Settings of the account for its telephony service provider (TSP). Costs one REST call. Requires the scope `tsp:read:admin` or `tsp:read`. */
  telephony?: Maybe<MeetingTelephony>;
  /** User of the meetings service as an id-only object, because no operation reads users. Costs no REST call. */
  user?: Maybe<MeetingUser>;
  /** Webinar as an id-only object, because no operation reads or lists webinars. Costs no REST call. */
  webinar?: Maybe<Webinar>;
};


/** Entry point to the data of the meetings service. */
export type MeetingsMeetingArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the meetings service. */
export type MeetingsSipPhonesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MeetingSipPhoneFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the meetings service. */
export type MeetingsSummaryArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the meetings service. */
export type MeetingsUserArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the meetings service. */
export type MeetingsWebinarArgs = {
  id: Scalars['ID']['input'];
};

/** Exact amount in major units of its currency. */
export type Money = {
  __typename?: 'Money';
  /** Amount with as many decimal places as the currency has; if the currency is null, minor units are read as hundredths. */
  amount: Scalars['Decimal']['output'];
  /** Currency code by ISO 4217; null if the service does not send one and none is configured for the service. */
  currency?: Maybe<Scalars['String']['output']>;
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
  /** Activates a tag so that it can be used again. Costs one REST call. */
  activateContactCentreTag?: Maybe<ActivateContactCentreTagPayload>;
  /** Adds agents to a team; agents who are already in the team keep their position. If one agent does not exist, none is added. Costs one REST call for any number of agents. */
  addContactCentreTeamAgents?: Maybe<AddContactCentreTeamAgentsPayload>;
  /** Adds documents to an envelope that is a draft or in process. A document with the id of an existing one replaces it, and the tabs of the original stay. It is recommended to lock an envelope in process first. Costs one REST call. */
  addEnvelopeDocuments?: Maybe<AddEnvelopeDocumentsPayload>;
  /** Registers a person for a meeting. A meeting can have at most 4,999 registrants. A repeated registration changes the existing registrant. Costs one REST call. Requires the scope `meeting:write:admin`, or `meeting:write` for the caller's own meetings. */
  addMeetingRegistrant?: Maybe<AddMeetingRegistrantPayload>;
  /** Removes all personal data of an end user; this cannot be undone. The contact center accepts the request and carries it out later; until then, `status` is `ANONYMIZING`. Costs one REST call. */
  anonymizeContactCentreEndUser?: Maybe<AnonymizeContactCentreEndUserPayload>;
  /** Adds agents to a queue; agents who are already members keep their position. The contact center accepts ten agents per call: a longer list is sent in parts of ten, one after the other, and each part is carried out or refused as a whole. Costs one REST call per part. */
  assignContactCentreQueueMembers?: Maybe<AssignContactCentreQueueMembersPayload>;
  /** Creates a ticket form as a copy of another. Administrators only. Costs one REST call. */
  cloneTicketForm?: Maybe<CloneTicketFormPayload>;
  /** Creates a webhook configuration. No messages are sent until `allowEnvelopePublish` is true. Administrators of the account only. Costs one REST call. */
  createConnectConfiguration?: Maybe<CreateConnectConfigurationPayload>;
  /** Creates the OAuth configuration of an account, so that webhook messages contain an access token. An account has at most one. Administrators of the account only, with the scope `e_signature:connect_secret:write`. Costs one REST call. */
  createConnectOAuth?: Maybe<CreateConnectOAuthPayload>;
  /** Creates a queue without members. If it is the new default queue, it replaces the current default. Costs one REST call. */
  createContactCentreQueue?: Maybe<CreateContactCentreQueuePayload>;
  /** Creates an activated tag. If a tag with this name exists, it is returned unchanged, including its color and status; the result does not show if the tag is new. Costs one REST call. */
  createContactCentreTag?: Maybe<CreateContactCentreTagPayload>;
  /** Creates a team without agents. Costs one REST call. */
  createContactCentreTeam?: Maybe<CreateContactCentreTeamPayload>;
  /** Adds custom fields to an envelope that is a draft or in process. Names are unique within an envelope. Costs one REST call. */
  createEnvelopeCustomFields?: Maybe<CreateEnvelopeCustomFieldsPayload>;
  /** Adds custom fields to a document. Costs one REST call. */
  createEnvelopeDocumentFields?: Maybe<CreateEnvelopeDocumentFieldsPayload>;
  /** Adds tabs to a document of an envelope that is a draft or in process. A document becomes visible to each recipient who has a tab on it. Costs one REST call. */
  createEnvelopeTabs?: Maybe<CreateEnvelopeTabsPayload>;
  /** Creates a poll for a meeting. Refused if polls, or advanced polls, are disabled for the host. Costs one REST call. Requires the scope `meeting:write:admin`, or `meeting:write` for the caller's own meetings. */
  createMeetingPoll?: Maybe<CreateMeetingPollPayload>;
  /** Creates a SIP phone for a user. An e-mail address can have only one phone. Costs one REST call. Requires the scope `sip_phone:write:admin`. */
  createMeetingSipPhone?: Maybe<CreateMeetingSipPhonePayload>;
  /** Creates an account of a user with the telephony service provider. A user can have at most two; a third is refused. Costs one REST call. Requires the scope `tsp:write:admin`, or `tsp:write` for the caller's own account. */
  createMeetingTspAccount?: Maybe<CreateMeetingTspAccountPayload>;
  /** Creates an account of the support desk; requires no credentials of the support desk. Costs one REST call. */
  createSupportAccount?: Maybe<CreateSupportAccountPayload>;
  /** Creates a collection of resources. The support desk does this in a background job; read the collection again to see the progress. Administrators only. Costs one REST call. */
  createSupportResourceCollection?: Maybe<CreateSupportResourceCollectionPayload>;
  /** Creates an SLA policy at the end of the list. Administrators only. Costs one REST call. */
  createSupportSlaPolicy?: Maybe<CreateSupportSlaPolicyPayload>;
  /** Creates a ticket form at the end of the list. Administrators only. Costs one REST call. */
  createTicketForm?: Maybe<CreateTicketFormPayload>;
  /** Deactivates a tag so that it cannot be used; conversations with the tag keep it. Costs one REST call. */
  deactivateContactCentreTag?: Maybe<DeactivateContactCentreTagPayload>;
  /** Deletes a webhook configuration; messages that are not yet delivered are discarded. Administrators of the account only. Costs one REST call. */
  deleteConnectConfiguration?: Maybe<DeleteConnectConfigurationPayload>;
  /** Deletes the OAuth configuration of an account. Webhook messages then contain no access token, and listeners that require one reject them. Administrators of the account only. Costs one REST call. */
  deleteConnectOAuth?: Maybe<DeleteConnectOAuthPayload>;
  /** Deletes a team; its agents remain agents of the contact center. Costs one REST call. */
  deleteContactCentreTeam?: Maybe<DeleteContactCentreTeamPayload>;
  /** Deletes custom fields of a document. Costs one REST call. */
  deleteEnvelopeDocumentFields?: Maybe<DeleteEnvelopeDocumentFieldsPayload>;
  /** Deletes documents with their tabs, while the status of the envelope is created, sent or delivered. Costs one REST call. */
  deleteEnvelopeDocuments?: Maybe<DeleteEnvelopeDocumentsPayload>;
  /** Deletes tabs of one document; its other tabs stay unchanged. Costs one REST call. */
  deleteEnvelopeTabs?: Maybe<DeleteEnvelopeTabsPayload>;
  /** Deletes a poll. Costs one REST call. Requires the scope `meeting:write:admin`, or `meeting:write` for the caller's own meetings. */
  deleteMeetingPoll?: Maybe<DeleteMeetingPollPayload>;
  /** Deletes a SIP phone. Costs one REST call. Requires the scope `sip_phone:write:admin`. */
  deleteMeetingSipPhone?: Maybe<DeleteMeetingSipPhonePayload>;
  /** Deletes an account of a user with the telephony service provider. Refused for the user's last account. Costs one REST call. Requires the scope `tsp:write:admin`, or `tsp:write` for the caller's own account. */
  deleteMeetingTspAccount?: Maybe<DeleteMeetingTspAccountPayload>;
  /** Deletes a collection with its resources. The support desk does this in a background job; the collection exists until the job is completed. Administrators only. Costs one REST call. */
  deleteSupportResourceCollection?: Maybe<DeleteSupportResourceCollectionPayload>;
  /** Deletes an SLA policy. Administrators only. Costs one REST call. */
  deleteSupportSlaPolicy?: Maybe<DeleteSupportSlaPolicyPayload>;
  /** Removes an option, together with its values on tickets and macros. Administrators only. Costs one REST call. */
  deleteTicketFieldOption?: Maybe<DeleteTicketFieldOptionPayload>;
  /** Deletes a ticket form. Refused for the default form. Tickets that use the form have no form afterwards. Administrators only. Costs one REST call. */
  deleteTicketForm?: Maybe<DeleteTicketFormPayload>;
  /** Imports a ticket from another support system, with its comments and dates. No e-mail is sent. Administrators only. Costs one REST call. */
  importTicket?: Maybe<ImportTicketPayload>;
  /** Imports up to 100 tickets in a background job. All tickets are checked first; if one is refused, none is imported. Administrators only. Costs one REST call. */
  importTickets?: Maybe<ImportTicketsPayload>;
  /** Likes a post as the user whose credential is used. A repeated like changes nothing. Costs one REST call. */
  likeSocialPost?: Maybe<LikeSocialPostPayload>;
  /** Links cloud storage providers to a user; providers that are already linked stay linked. Users can change only their own providers. Costs one REST call. */
  linkESignatureCloudStorageProviders?: Maybe<LinkESignatureCloudStorageProvidersPayload>;
  /** Rates a ticket or changes its rating. Only the requester can rate: a verified end user with their own credential, after the ticket is solved (also if it was reopened afterwards). Costs one REST call. */
  rateTicket?: Maybe<RateTicketPayload>;
  /** Removes agents from a queue; agents who are not members are ignored. The contact center accepts ten agents per call: a longer list is sent in parts of ten, one after the other, and each part is carried out or refused as a whole. Costs one REST call per part. */
  removeContactCentreQueueMembers?: Maybe<RemoveContactCentreQueueMembersPayload>;
  /** Removes agents from a team; agents who are not in the team are ignored. If one agent does not exist, none is removed. Costs one REST call for any number of agents. */
  removeContactCentreTeamAgents?: Maybe<RemoveContactCentreTeamAgentsPayload>;
  /** Changes the order of the SLA policies. Administrators only. Costs one REST call. */
  reorderSupportSlaPolicies?: Maybe<ReorderSupportSlaPoliciesPayload>;
  /** Changes the order of ticket forms; forms that are not listed follow in their current order. Administrators only. Costs one REST call. */
  reorderTicketForms?: Maybe<ReorderTicketFormsPayload>;
  /** Replaces all fields of an end user; omitted fields are emptied, and custom attributes stay unchanged. Refused for an end user who is anonymized or is being anonymized. Costs one REST call. */
  replaceContactCentreEndUser?: Maybe<ReplaceContactCentreEndUserPayload>;
  /** Reposts a post as the user whose credential is used. A repeated repost changes nothing. Costs one REST call. */
  repostSocialPost?: Maybe<RepostSocialPostPayload>;
  /** Records that the caller skipped a ticket. Agents and administrators only. Costs one REST call. */
  skipTicket?: Maybe<SkipTicketPayload>;
  /** Removes a like from a post as the user whose credential is used. Costs one REST call. */
  unlikeSocialPost?: Maybe<UnlikeSocialPostPayload>;
  /** Unlinks one cloud storage provider from a user. Users can change only their own providers. Costs one REST call. */
  unlinkESignatureCloudStorageProvider?: Maybe<UnlinkESignatureCloudStorageProviderPayload>;
  /** Unlinks cloud storage providers from a user. Users can change only their own providers. Costs one REST call. */
  unlinkESignatureCloudStorageProviders?: Maybe<UnlinkESignatureCloudStorageProvidersPayload>;
  /** Removes a repost as the user whose credential is used. Costs one REST call. */
  unrepostSocialPost?: Maybe<UnrepostSocialPostPayload>;
  /** Changes a webhook configuration; omitted fields stay unchanged. Administrators of the account only. Costs one REST call. */
  updateConnectConfiguration?: Maybe<UpdateConnectConfigurationPayload>;
  /** Changes the OAuth configuration of an account; omitted fields stay unchanged. Administrators of the account only, with the scope `e_signature:connect_secret:write`. Costs one REST call. */
  updateConnectOAuth?: Maybe<UpdateConnectOAuthPayload>;
  /** Changes an end user; omitted fields stay unchanged, and fields set to null are emptied. Refused for an end user who is anonymized or is being anonymized. Costs one REST call. */
  updateContactCentreEndUser?: Maybe<UpdateContactCentreEndUserPayload>;
  /** Sets custom attributes of an end user; attributes that are not listed stay unchanged. Costs one REST call. */
  updateContactCentreEndUserAttributes?: Maybe<UpdateContactCentreEndUserAttributesPayload>;
  /** Changes custom fields of an envelope that is a draft or in process. The fields are found by id, or by name if there is no id. Costs one REST call. */
  updateEnvelopeCustomFields?: Maybe<UpdateEnvelopeCustomFieldsPayload>;
  /** Changes the values of a document's custom fields. Costs one REST call. */
  updateEnvelopeDocumentFields?: Maybe<UpdateEnvelopeDocumentFieldsPayload>;
  /** Changes the visibility of documents for recipients of an envelope, either all changes or none. A document cannot be hidden from a recipient who has tabs on it, nor from recipients of the types carbon copy, certified delivery, editor and agent. Costs one REST call. */
  updateEnvelopeDocumentVisibility?: Maybe<UpdateEnvelopeDocumentVisibilityPayload>;
  /** Changes the visibility of documents for one recipient, with the rules of `updateEnvelopeDocumentVisibility`. Costs one REST call. */
  updateEnvelopeRecipientVisibility?: Maybe<UpdateEnvelopeRecipientVisibilityPayload>;
  /** Changes tabs of one document; omitted fields stay unchanged. Costs one REST call. */
  updateEnvelopeTabs?: Maybe<UpdateEnvelopeTabsPayload>;
  /** Sets the destination of a meeting's livestream. Costs one REST call. Requires the scope `meeting:write:admin`, or `meeting:write` for the caller's own meetings. The host needs a Pro license. End-to-end encrypted meetings cannot be streamed. */
  updateMeetingLivestream?: Maybe<UpdateMeetingLivestreamPayload>;
  /** Starts or stops the livestream of a meeting in progress, or changes its display settings. Costs one REST call. Requires the scope `meeting:write:admin`, or `meeting:write` for the caller's own meetings. */
  updateMeetingLivestreamStatus?: Maybe<UpdateMeetingLivestreamStatusPayload>;
  /** Changes a poll. Costs one REST call, and one more if `poll` is selected. Requires the scope `meeting:write:admin`, or `meeting:write` for the caller's own meetings. */
  updateMeetingPoll?: Maybe<UpdateMeetingPollPayload>;
  /** Changes a SIP phone. Costs one REST call. Requires the scope `sip_phone:write:admin`. */
  updateMeetingSipPhone?: Maybe<UpdateMeetingSipPhonePayload>;
  /** Changes the settings of the account for its telephony service provider. Costs one REST call, and one more if `telephony` is selected. Requires the scope `tsp:write:admin`. */
  updateMeetingTelephony?: Maybe<UpdateMeetingTelephonyPayload>;
  /** Sets the link to a user's global dial-in numbers. Only for accounts with special providers, some of which require the link. Costs one REST call. Requires the scope `tsp:write:admin`, or `tsp:write` for the caller's own account. */
  updateMeetingUserGlobalDialIn?: Maybe<UpdateMeetingUserGlobalDialInPayload>;
  /** Hides a reply in a conversation, or shows it again. Allowed only for the author of the post that started the conversation. Costs one REST call. */
  updateSocialPostVisibility?: Maybe<UpdateSocialPostVisibilityPayload>;
  /** Creates and changes resources of a collection; resources that are not listed stay unchanged. The support desk does this in a background job, with one job per collection at a time. Administrators only. Costs one REST call. */
  updateSupportResourceCollection?: Maybe<UpdateSupportResourceCollectionPayload>;
  /** Changes an SLA policy; omitted fields stay unchanged. Administrators only. Costs one REST call. */
  updateSupportSlaPolicy?: Maybe<UpdateSupportSlaPolicyPayload>;
  /** Adds a comment or collaborators to a ticket, or solves it; other fields cannot be changed. Collaborators are notified by e-mail. Costs one REST call. */
  updateTicket?: Maybe<UpdateTicketPayload>;
  /**
   * Replaces all options of a drop-down. Options that are missing in `options` are removed, together with
   * their values on tickets and macros, so each of them must be listed in `removeOptions`; otherwise
   * nothing is changed, and `unnamedOptions` contains the missing ones. Administrators only. Costs two REST
   * calls, because the current options are read first.
   */
  updateTicketField?: Maybe<UpdateTicketFieldPayload>;
  /** Changes a ticket form; omitted fields stay unchanged. Administrators only. Costs one REST call. */
  updateTicketForm?: Maybe<UpdateTicketFormPayload>;
  /** Prepares the upload of one document to an envelope that is a draft or in process. The document is added when its file, of at most `upload.maxMegabytes`, is sent to the `upload` link of the result. Costs no REST call; the upload costs one. */
  uploadEnvelopeDocument?: Maybe<UploadEnvelopeDocumentPayload>;
  /** Changes the option with this id, or adds an option if there is no id. Administrators only. The support desk allows 100 calls per minute. Costs one REST call. */
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


export type MutationCreateSupportAccountArgs = {
  input: CreateSupportAccountInput;
};


export type MutationCreateSupportResourceCollectionArgs = {
  input: CreateSupportResourceCollectionInput;
};


export type MutationCreateSupportSlaPolicyArgs = {
  input: CreateSupportSlaPolicyInput;
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


export type MutationDeleteSupportResourceCollectionArgs = {
  input: DeleteSupportResourceCollectionInput;
};


export type MutationDeleteSupportSlaPolicyArgs = {
  input: DeleteSupportSlaPolicyInput;
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
  input: LikeSocialPostInput;
};


export type MutationLinkESignatureCloudStorageProvidersArgs = {
  input: LinkESignatureCloudStorageProvidersInput;
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


export type MutationReorderSupportSlaPoliciesArgs = {
  input: ReorderSupportSlaPoliciesInput;
};


export type MutationReorderTicketFormsArgs = {
  input: ReorderTicketFormsInput;
};


export type MutationReplaceContactCentreEndUserArgs = {
  input: ReplaceContactCentreEndUserInput;
};


export type MutationRepostSocialPostArgs = {
  input: RepostSocialPostInput;
};


export type MutationSkipTicketArgs = {
  input: SkipTicketInput;
};


export type MutationUnlikeSocialPostArgs = {
  input: UnlikeSocialPostInput;
};


export type MutationUnlinkESignatureCloudStorageProviderArgs = {
  input: UnlinkESignatureCloudStorageProviderInput;
};


export type MutationUnlinkESignatureCloudStorageProvidersArgs = {
  input: UnlinkESignatureCloudStorageProvidersInput;
};


export type MutationUnrepostSocialPostArgs = {
  input: UnrepostSocialPostInput;
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


export type MutationUpdateSocialPostVisibilityArgs = {
  input: UpdateSocialPostVisibilityInput;
};


export type MutationUpdateSupportResourceCollectionArgs = {
  input: UpdateSupportResourceCollectionInput;
};


export type MutationUpdateSupportSlaPolicyArgs = {
  input: UpdateSupportSlaPolicyInput;
};


export type MutationUpdateTicketArgs = {
  input: UpdateTicketInput;
};


export type MutationUpdateTicketFieldArgs = {
  input: UpdateTicketFieldInput;
};


export type MutationUpdateTicketFormArgs = {
  input: UpdateTicketFormInput;
};


export type MutationUploadEnvelopeDocumentArgs = {
  input: UploadEnvelopeDocumentInput;
};


export type MutationUpsertTicketFieldOptionArgs = {
  input: UpsertTicketFieldOptionInput;
};

/** Type of a poll that can be created. */
export type NewMeetingPollType =
  /** Poll with questions of any type. */
  | 'ADVANCED_POLL'
  /** Poll with choice questions only. */
  | 'POLL'
  /** Poll with right answers. */
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
  /** Contact center: queues, tags, teams with their agents, and end users with their conversations. */
  contactCentre?: Maybe<ContactCentre>;
  /** E-signature: envelopes by id, with documents, recipients and fields; Connect configurations and events. No operation lists envelopes; `connectEvents` has the ids of those that changed. */
  eSignature?: Maybe<ESignature>;
  /** Meetings: meetings and webinars by id, with polls, registrants and reports; SIP phones and telephony. No operation lists meetings and webinars, or reads their own data. */
  meetings?: Maybe<Meetings>;
  /** Rate limits of each service and the number of calls that the caller has left. Costs no REST call. */
  rateLimits?: Maybe<RateLimits>;
  /** Social network: accounts, posts and lists, each by its id. No operation lists all accounts. */
  social?: Maybe<Social>;
  /** Support desk: forms, fields, metrics, satisfaction ratings, SLA policies and search. `Query.tickets` lists tickets without this entry point. */
  supportDesk?: Maybe<SupportDesk>;
  /** Ticket by its id; null if it does not exist or the caller cannot see it. Costs one REST call. */
  ticket?: Maybe<Ticket>;
  /** Tickets that match the conditions, up to 1,000; `SupportDesk.exportTickets` has all. Agents and administrators only; `SupportDesk.searchTickets` is for end users too. Costs one REST call per 100 tickets. */
  tickets?: Maybe<TicketConnection>;
};


export type QueryESignatureArgs = {
  accountId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryTicketArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TicketFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<TicketOrder>>;
};

/** Maximum number of calls in a period of time. */
export type RateLimit = {
  __typename?: 'RateLimit';
  /** Maximum number of calls in the period; null if the service reported only the remaining number. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** Service operation that the limit applies to; null if all operations are counted together. */
  operation?: Maybe<Scalars['String']['output']>;
  /** Number of calls that can be sent now. Operations that wait for their turn (`Prefer: wait`) leave a quarter of the limit to all others. */
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

/** Rate limits of each service. Limits that are neither documented nor reported by a service are unknown. */
export type RateLimits = {
  __typename?: 'RateLimits';
  /** Rate limits of the contact center. */
  contactCentre?: Maybe<FamilyRateLimits>;
  /** Rate limits of the e-signature service. */
  eSignature?: Maybe<FamilyRateLimits>;
  /** Rate limits of the meetings service. */
  meetings?: Maybe<FamilyRateLimits>;
  /** Rate limits of the social network. */
  social?: Maybe<FamilyRateLimits>;
  /** Rate limits of the support desk, which allows 100 exports and 100 changes of field options per minute. */
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

/** Input of the mutation `rateTicket`. */
export type RateTicketInput = {
  /** Comment on the rating. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Reason for a bad rating, one of `satisfactionReasons`, by global id or id in the support desk. */
  reasonId?: InputMaybe<Scalars['ID']['input']>;
  /** Score of the rating: `GOOD` or `BAD`. */
  score: SupportSatisfactionScore;
  /** Ticket to rate, by global id or id in the support desk. */
  ticketId: Scalars['ID']['input'];
};

/** Result of the mutation `rateTicket`. */
export type RateTicketPayload = {
  __typename?: 'RateTicketPayload';
  /** Rating after the change; null if it was refused. */
  satisfactionRating?: Maybe<SupportSatisfactionRating>;
  /** Reasons why the support desk refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `removeContactCentreQueueMembers`. */
export type RemoveContactCentreQueueMembersInput = {
  /** Agents to remove, 1 to 250, by global id or id in the contact center. Duplicates are ignored. */
  agentIds: Array<Scalars['ID']['input']>;
  /** Queue to change, by global id or id in the contact center. */
  queueId: Scalars['ID']['input'];
};

/** Result of the mutation `removeContactCentreQueueMembers`. */
export type RemoveContactCentreQueueMembersPayload = {
  __typename?: 'RemoveContactCentreQueueMembersPayload';
  /** Outcome of each part of the list, in order. If the first part fails, no other part is sent and the mutation fails as a whole. */
  parts?: Maybe<Array<ContactCentreMembersPart>>;
  /** Queue after the change; null if every part was refused. Its members cost one REST call, and its settings cost another. */
  queue?: Maybe<ContactCentreQueue>;
  /** Reasons why parts of the change were not carried out, for all parts together; empty if all were carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `removeContactCentreTeamAgents`. */
export type RemoveContactCentreTeamAgentsInput = {
  /** Agents to remove, at least one, by global id or id in the contact center. */
  agentIds: Array<Scalars['ID']['input']>;
  /** Team to change, by global id or id in the contact center. */
  teamId: Scalars['ID']['input'];
};

/** Result of the mutation `removeContactCentreTeamAgents`. */
export type RemoveContactCentreTeamAgentsPayload = {
  __typename?: 'RemoveContactCentreTeamAgentsPayload';
  /** Team after the change; null if it was refused. Its agents cost one REST call, and its name costs another. */
  team?: Maybe<ContactCentreTeam>;
  /** Reasons why the contact center refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `reorderSupportSlaPolicies`. */
export type ReorderSupportSlaPoliciesInput = {
  /** All policies in their new order, each exactly once, by global id or id in the support desk. */
  ids: Array<Scalars['ID']['input']>;
};

/** Result of the mutation `reorderSupportSlaPolicies`. */
export type ReorderSupportSlaPoliciesPayload = {
  __typename?: 'ReorderSupportSlaPoliciesPayload';
  /** All policies in their new order; null if the change was refused. */
  slaPolicies?: Maybe<Array<SupportSlaPolicy>>;
  /** Reasons why the support desk refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `reorderTicketForms`. */
export type ReorderTicketFormsInput = {
  /** Forms to place first, in order, by global id or id in the support desk; each form at most once. */
  ids: Array<Scalars['ID']['input']>;
};

/** Result of the mutation `reorderTicketForms`. */
export type ReorderTicketFormsPayload = {
  __typename?: 'ReorderTicketFormsPayload';
  /** All forms in their new order; null if the change was refused. */
  ticketForms?: Maybe<Array<TicketForm>>;
  /** Reasons why the support desk refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `replaceContactCentreEndUser`; omitted fields and fields set to null are emptied. */
export type ReplaceContactCentreEndUserInput = {
  /** Other e-mail addresses of the end user. */
  additionalEmails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Other phone numbers of the end user. */
  additionalPhones?: InputMaybe<Array<Scalars['String']['input']>>;
  /** URL of the end user's picture. */
  avatarUrl?: InputMaybe<Scalars['String']['input']>;
  /** Display name of the end user. */
  displayName: Scalars['String']['input'];
  /** Main e-mail address of the end user. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** End user to replace, by global id or id in the contact center. */
  endUserId: Scalars['ID']['input'];
  /** Id of the end user in another system. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Given name of the end user. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name of the end user. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Names between the given name and the family name. */
  middleNames?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Main phone number of the end user. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `replaceContactCentreEndUser`. */
export type ReplaceContactCentreEndUserPayload = {
  __typename?: 'ReplaceContactCentreEndUserPayload';
  /** End user after the change; null if it was refused. */
  endUser?: Maybe<ContactCentreEndUser>;
  /** Reasons why the contact center refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `repostSocialPost`. */
export type RepostSocialPostInput = {
  /** Post to repost, by global id or id in the social network; the change applies to the original post. */
  postId: Scalars['ID']['input'];
  /** User on whose behalf the change is carried out, by global id or id in the social network; must be the user whose credential is used. */
  userId: Scalars['ID']['input'];
};

/** Result of the mutation `repostSocialPost`. */
export type RepostSocialPostPayload = {
  __typename?: 'RepostSocialPostPayload';
  /** User on whose behalf the change was carried out; null if it was refused. Costs one REST call. */
  actor?: Maybe<SocialUser>;
  /** Post after the change; null if it was refused. Costs one REST call. */
  post?: Maybe<SocialPost>;
  /** True if the post is reposted by the user after the change; null if it was refused. */
  reposted?: Maybe<Scalars['Boolean']['output']>;
  /** Reasons why the social network refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `skipTicket`. */
export type SkipTicketInput = {
  /** Reason for skipping the ticket. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Ticket to skip, by global id or id in the support desk. */
  ticketId: Scalars['ID']['input'];
};

/** Result of the mutation `skipTicket`. */
export type SkipTicketPayload = {
  __typename?: 'SkipTicketPayload';
  /** Record of the skipped ticket; null if the change was refused. */
  skip?: Maybe<TicketSkip>;
  /** Reasons why the support desk refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Entry point to the data of the social network. */
export type Social = {
  __typename?: 'Social';
  /** List of users as an id-only object, because no operation reads lists. Costs no REST call. */
  list?: Maybe<SocialList>;
  /** Post by its id. Costs one REST call, including everything that is read together with the post. */
  post?: Maybe<SocialPost>;
  /** User of the social network by id. Costs one REST call per 100 users; `Query.nodes` reads many users by their global ids. */
  user?: Maybe<SocialUser>;
};


/** Entry point to the data of the social network. */
export type SocialListArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the social network. */
export type SocialPostArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the social network. */
export type SocialUserArgs = {
  id: Scalars['ID']['input'];
};

/** Link in the text of a post. */
export type SocialLink = {
  __typename?: 'SocialLink';
  /** URL as it is displayed. */
  displayUrl?: Maybe<Scalars['String']['output']>;
  /** Full URL of the target. */
  expandedUrl?: Maybe<Scalars['String']['output']>;
  /** Shortened URL, as in the text. */
  url?: Maybe<Scalars['String']['output']>;
};

/** List of users as an id-only object, because no operation reads lists. */
export type SocialList = {
  __typename?: 'SocialList';
  /** Followers of the list. The social network decides the order. Costs one REST call per 100 users. */
  followers?: Maybe<SocialUserConnection>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Members of the list. The social network decides the order. Costs one REST call per 100 users. */
  members?: Maybe<SocialUserConnection>;
  /** Id of the object in the social network. */
  upstreamId: Scalars['String']['output'];
};


/** List of users as an id-only object, because no operation reads lists. */
export type SocialListFollowersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** List of users as an id-only object, because no operation reads lists. */
export type SocialListMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Image or video of a post. No documented operation of the social network returns the file content. */
export type SocialMedia = {
  __typename?: 'SocialMedia';
  /** Alternative text that describes the content. */
  altText?: Maybe<Scalars['String']['output']>;
  /** Duration of a video in milliseconds; null for an image. */
  durationMs?: Maybe<Scalars['Int']['output']>;
  /** Height of the media in pixels. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Type of the media object. */
  type?: Maybe<SocialMediaType>;
  /** Id of the object in the social network. */
  upstreamId: Scalars['String']['output'];
  /** Width of the media in pixels. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** Type of a media object. */
export type SocialMediaType =
  /** Animated image without sound. */
  | 'ANIMATED_GIF'
  /** Any media type that is not documented. */
  | 'OTHER'
  /** Still image, for example a photo. */
  | 'PHOTO'
  /** Video with or without sound. */
  | 'VIDEO';

/** Place at which a post was written. */
export type SocialPlace = {
  __typename?: 'SocialPlace';
  /** Name of the country. */
  country?: Maybe<Scalars['String']['output']>;
  /** Country code by ISO 3166. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** Full name of the place, including the region or country. */
  fullName?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Short name of the place. */
  name?: Maybe<Scalars['String']['output']>;
  /** Type of the place. */
  type?: Maybe<SocialPlaceType>;
  /** Id of the object in the social network. */
  upstreamId: Scalars['String']['output'];
};

/** Type of a place. */
export type SocialPlaceType =
  /** Region within a country. */
  | 'ADMIN'
  /** City as a whole. */
  | 'CITY'
  /** Country as a whole. */
  | 'COUNTRY'
  /** Part of a city. */
  | 'NEIGHBORHOOD'
  /** Any type of place that is not documented. */
  | 'OTHER'
  /** Single point of interest. */
  | 'POI';

/** Poll in a post. */
export type SocialPoll = {
  __typename?: 'SocialPoll';
  /** Duration of the poll in minutes. */
  durationMinutes?: Maybe<Scalars['Int']['output']>;
  /** Time at which the poll ends. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Options that can be selected. */
  options?: Maybe<Array<SocialPollOption>>;
  /** Status of the poll. */
  status?: Maybe<SocialPollStatus>;
  /** Id of the object in the social network. */
  upstreamId: Scalars['String']['output'];
};

/** Option of a poll. */
export type SocialPollOption = {
  __typename?: 'SocialPollOption';
  /** Text of the option. */
  label?: Maybe<Scalars['String']['output']>;
  /** Position among the options, starting with 1. */
  position?: Maybe<Scalars['Int']['output']>;
  /** Number of votes for the option. */
  voteCount?: Maybe<Scalars['Int']['output']>;
};

/** Status of a poll. */
export type SocialPollStatus =
  /** The poll no longer accepts votes. */
  | 'CLOSED'
  /** The poll accepts votes. */
  | 'OPEN'
  /** Any status that is not documented. */
  | 'OTHER';

/** Post on the social network. Only the selected fields are requested from the service. Fields that are read together with the post cost no further REST call. */
export type SocialPost = Node & {
  __typename?: 'SocialPost';
  /** Author of the post. Read together with the post; authors with their pinned posts cost one REST call per 100 authors. */
  author?: Maybe<SocialUser>;
  /** First post of the conversation; the post itself if it is not a reply. Costs one REST call, and none if the first post was read together with this post. */
  conversation?: Maybe<SocialPost>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Hashtags of the post, without the `#` sign. */
  hashtags?: Maybe<Array<Scalars['String']['output']>>;
  /** True if the author of the conversation has hidden the post. */
  hidden?: Maybe<Scalars['Boolean']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** User to whom the post replies. Read together with the post. */
  inReplyToUser?: Maybe<SocialUser>;
  /** Language of the text, as a BCP 47 tag. */
  language?: Maybe<Scalars['String']['output']>;
  /** Users who like the post, most recent first. Costs one REST call per 100 users. */
  likers?: Maybe<SocialUserConnection>;
  /** Links in the text. */
  links?: Maybe<Array<SocialLink>>;
  /** Images and videos of the post. Read together with the post. */
  media?: Maybe<Array<SocialMedia>>;
  /** Users who are mentioned in the text, without users who no longer exist. Read together with the post. */
  mentionedUsers?: Maybe<Array<SocialUser>>;
  /** Place at which the post was written. Read together with the post. */
  place?: Maybe<SocialPlace>;
  /** Poll in the post. Read together with the post. */
  poll?: Maybe<SocialPoll>;
  /** True if the post shows or links to content that can be offensive. */
  possiblySensitive?: Maybe<Scalars['Boolean']['output']>;
  /** Numbers of reposts, replies, likes and quotes. */
  publicMetrics?: Maybe<SocialPostMetrics>;
  /** Post that this post quotes, with the costs of `repliedToPost`. */
  quotedPost?: Maybe<SocialPost>;
  /** Posts that quote this post, newest first. Costs one REST call per 100 posts. */
  quotes?: Maybe<SocialPostConnection>;
  /** Post to which this post replies. Read together with this post, including its author and media. If this post was itself read together with another post, each one costs one REST call. */
  repliedToPost?: Maybe<SocialPost>;
  /** Original post of a repost; null if this post is not a repost. It has the costs of `repliedToPost`. */
  repostedPost?: Maybe<SocialPost>;
  /** Users who reposted the post, most recent first. Costs one REST call per 100 users. */
  reposters?: Maybe<SocialUserConnection>;
  /** Text of the post. */
  text?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the social network. */
  upstreamId: Scalars['String']['output'];
};


/** Post on the social network. Only the selected fields are requested from the service. Fields that are read together with the post cost no further REST call. */
export type SocialPostLikersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Post on the social network. Only the selected fields are requested from the service. Fields that are read together with the post cost no further REST call. */
export type SocialPostQuotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SocialPostFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Post on the social network. Only the selected fields are requested from the service. Fields that are read together with the post cost no further REST call. */
export type SocialPostRepostersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of `SocialPost` objects. */
export type SocialPostConnection = {
  __typename?: 'SocialPostConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<SocialPostEdge>;
  /** Items of this page. */
  nodes: Array<SocialPost>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `SocialPost` objects. */
export type SocialPostEdge = {
  __typename?: 'SocialPostEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: SocialPost;
};

/** Type of posts that can be excluded from a list. */
export type SocialPostExclusion =
  /** Replies to other posts. */
  | 'REPLIES'
  /** Reposts of other posts. */
  | 'REPOSTS';

/** Conditions on posts; all must be met. */
export type SocialPostFilter = {
  /** Period of creation, to the second; `from` is included, `until` is not. `sinceId` takes precedence over `from`, and `untilId` over `until`. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Types of posts to exclude. */
  exclude?: InputMaybe<Array<SocialPostExclusion>>;
  /** Post by global id or id in the social network; only newer posts are returned. */
  sinceId?: InputMaybe<Scalars['ID']['input']>;
  /** Post by global id or id in the social network; only older posts are returned. */
  untilId?: InputMaybe<Scalars['ID']['input']>;
};

/** Numbers of reposts, replies, likes and quotes of a post. */
export type SocialPostMetrics = {
  __typename?: 'SocialPostMetrics';
  /** Number of likes of the post. */
  likeCount?: Maybe<Scalars['Int']['output']>;
  /** Number of quotes of the post. */
  quoteCount?: Maybe<Scalars['Int']['output']>;
  /** Number of replies to the post. */
  replyCount?: Maybe<Scalars['Int']['output']>;
  /** Number of reposts of the post. */
  repostCount?: Maybe<Scalars['Int']['output']>;
};

/** User of the social network. Only the selected fields are requested from the service. */
export type SocialUser = Node & {
  __typename?: 'SocialUser';
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Self-description of the user. */
  description?: Maybe<Scalars['String']['output']>;
  /** Display name of the user. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Posts that the user likes, newest first. Costs one REST call per 100 posts. */
  likedPosts?: Maybe<SocialPostConnection>;
  /** Location, as entered by the user. */
  location?: Maybe<Scalars['String']['output']>;
  /** Posts that mention the user, newest first. Costs one REST call per 100 posts. */
  mentions?: Maybe<SocialPostConnection>;
  /** Post that is pinned to the top of the user's page; null if there is none. Read together with the user; its media, poll and place cost one more REST call. */
  pinnedPost?: Maybe<SocialPost>;
  /** Posts by the user, including replies and reposts, newest first. Costs one REST call per 100 posts. */
  posts?: Maybe<SocialPostConnection>;
  /** True if only followers can see the user's posts. */
  protected?: Maybe<Scalars['Boolean']['output']>;
  /** Numbers of followers, followed users and posts. */
  publicMetrics?: Maybe<SocialUserMetrics>;
  /** Timeline of the user: posts by the user and by the users they follow, newest first. Available with the user's own credential or a credential that belongs to no user. Costs one REST call per 100 posts. */
  timeline?: Maybe<SocialPostConnection>;
  /** Id of the object in the social network. */
  upstreamId: Scalars['String']['output'];
  /** URL of the user's page. */
  url?: Maybe<Scalars['String']['output']>;
  /** User name with which posts mention the user. */
  username?: Maybe<Scalars['String']['output']>;
  /** True if the social network has verified the user. */
  verified?: Maybe<Scalars['Boolean']['output']>;
};


/** User of the social network. Only the selected fields are requested from the service. */
export type SocialUserLikedPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SocialPostFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** User of the social network. Only the selected fields are requested from the service. */
export type SocialUserMentionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SocialPostFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** User of the social network. Only the selected fields are requested from the service. */
export type SocialUserPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SocialPostFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** User of the social network. Only the selected fields are requested from the service. */
export type SocialUserTimelineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SocialPostFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of `SocialUser` objects. */
export type SocialUserConnection = {
  __typename?: 'SocialUserConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<SocialUserEdge>;
  /** Items of this page. */
  nodes: Array<SocialUser>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `SocialUser` objects. */
export type SocialUserEdge = {
  __typename?: 'SocialUserEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: SocialUser;
};

/** Numbers of followers, followed users and posts of a user. */
export type SocialUserMetrics = {
  __typename?: 'SocialUserMetrics';
  /** Number of users who follow the user. */
  followerCount?: Maybe<Scalars['Int']['output']>;
  /** Number of users whom the user follows. */
  followingCount?: Maybe<Scalars['Int']['output']>;
  /** Number of posts by the user. */
  postCount?: Maybe<Scalars['Int']['output']>;
};

/** Sort direction of a list. */
export type SortDirection =
  /** Ascending order, smallest value first. */
  | 'ASC'
  /** Descending order, largest value first. */
  | 'DESC';

export type Subscription = {
  __typename?: 'Subscription';
  /** Webhook message (Connect), as soon as the gateway has received it. Needs `Accept: text/event-stream`. If callers use their own credentials, only administrators of the account receive messages. */
  connectEventReceived?: Maybe<ConnectEvent>;
};


export type SubscriptionConnectEventReceivedArgs = {
  accountId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ConnectEventFilter>;
};

/** Account of the support desk. */
export type SupportAccount = {
  __typename?: 'SupportAccount';
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Language of the account, for example `en`. */
  locale?: Maybe<Scalars['String']['output']>;
  /** Display name of the account. */
  name?: Maybe<Scalars['String']['output']>;
  /** Person with the e-mail address of the account owner. */
  owner?: Maybe<User>;
  /** Name of the account owner. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** Subdomain of the account. */
  subdomain?: Maybe<Scalars['String']['output']>;
  /** Time zone of the account, for example `Europe/Lisbon`. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the support desk. */
  upstreamId: Scalars['String']['output'];
};

/** Action of a job on a collection. */
export type SupportCollectionAction =
  /** The job creates the collection and its resources. */
  | 'CREATE'
  /** The job deletes the collection with its resources. */
  | 'DELETE'
  /** Any action that is not documented. */
  | 'OTHER'
  /** The job creates and changes resources of the collection. */
  | 'UPDATE';

/** Background job that processes the resources of a collection one after another. Read the collection again to see the progress. */
export type SupportCollectionJob = {
  __typename?: 'SupportCollectionJob';
  /** Action of the job on the collection. */
  action?: Maybe<SupportCollectionAction>;
  /** Number of resources that the job processes. */
  itemCount?: Maybe<Scalars['Int']['output']>;
  /** Message of the support desk after the job has ended; null before that. */
  message?: Maybe<Scalars['String']['output']>;
  /** Number of resources that were already processed. */
  progress?: Maybe<Scalars['Int']['output']>;
  /** Collection that the job processes. The id costs no REST call; all other fields together cost one. */
  resourceCollection?: Maybe<SupportResourceCollection>;
  /** Results of the resources that were already processed. */
  results?: Maybe<Array<SupportResourceResult>>;
  /** Status of the job. */
  status?: Maybe<SupportJobStatus>;
  /** Id of the job in the support desk. */
  upstreamId?: Maybe<Scalars['String']['output']>;
};

/** Entry point to the data of the support desk. */
export type SupportDesk = {
  __typename?: 'SupportDesk';
  /** All groups of agents that match the conditions; with the limits of `exportTickets`. The support desk decides the order. Agents and administrators only. Costs one REST call per 1,000 groups. */
  exportGroups?: Maybe<SupportGroupConnection>;
  /** All organizations in the support desk that match the conditions; with the limits of `exportTickets`. The support desk decides the order. Agents and administrators only. Costs one REST call per 1,000 organizations. */
  exportOrganizations?: Maybe<SupportOrganizationConnection>;
  /** All tickets that match the conditions, without an upper limit, oldest first. A cursor is valid for one hour. The support desk allows 100 calls per minute for all callers together. Agents and administrators only. Costs one REST call per 1,000 tickets. */
  exportTickets?: Maybe<TicketConnection>;
  /** All users of the support desk that match the conditions; with the limits of `exportTickets`. The support desk decides the order. Agents and administrators only. Costs one REST call per 1,000 users. */
  exportUsers?: Maybe<SupportUserConnection>;
  /** Groups of agents that match the conditions, up to 1,000; `exportGroups` has all. Agents and administrators only. Costs one REST call per 100 groups. */
  groups?: Maybe<SupportGroupConnection>;
  /** Organizations in the support desk that match the conditions, up to 1,000; `exportOrganizations` has all. Agents and administrators only. Costs one REST call per 100 organizations. */
  organizations?: Maybe<SupportOrganizationConnection>;
  /** Collection of resources with its latest job. Administrators only. Costs one REST call. */
  resourceCollection?: Maybe<SupportResourceCollection>;
  /** Collections of resources. Administrators only. The support desk decides the order. Costs one REST call per 100 collections. */
  resourceCollections?: Maybe<SupportResourceCollectionConnection>;
  /** Satisfaction rating by its id. Agents and administrators only. Costs one REST call. */
  satisfactionRating?: Maybe<SupportSatisfactionRating>;
  /** Approximate number of ratings. Agents and administrators only. Costs one REST call. */
  satisfactionRatingCount?: Maybe<SupportSatisfactionRatingCount>;
  /** Satisfaction ratings, oldest first. Agents and administrators only. Costs one REST call per 100 ratings. */
  satisfactionRatings?: Maybe<SupportSatisfactionRatingConnection>;
  /** Reason for a bad rating, by its id. Costs one REST call for all reasons together. */
  satisfactionReason?: Maybe<SupportSatisfactionReason>;
  /** Reasons that can be selected for a bad rating. Costs one REST call. */
  satisfactionReasons?: Maybe<Array<SupportSatisfactionReason>>;
  /** Records of all types that match the conditions, up to 1,000. Agents and administrators only. Costs one REST call per 100 records. */
  search?: Maybe<SupportRecordConnection>;
  /** Number of records that a search would return. Agents and administrators only. Costs one REST call. */
  searchCount?: Maybe<Scalars['Int']['output']>;
  /** Tickets that the caller can see, newest first, up to 1,000. End users see the tickets that they created or are copied on. Costs one REST call per 100 tickets. */
  searchTickets?: Maybe<TicketConnection>;
  /** Sessions of all users for administrators, the caller's own sessions for agents and end users. The support desk decides the order. Costs one REST call per 100 sessions. */
  sessions?: Maybe<SupportSessionConnection>;
  /** Fields, operators and values that can be used in the conditions of SLA policies. Agents and administrators only. Costs one REST call. */
  slaDefinitions?: Maybe<SupportSlaDefinitions>;
  /** All SLA policies in order; the first policy whose filter matches a ticket applies to it. No operation says which policy applies to a ticket. Agents and administrators only. Costs one REST call. */
  slaPolicies?: Maybe<Array<SupportSlaPolicy>>;
  /** SLA policy by its id. Costs one REST call for all policies together. Agents and administrators only. */
  slaPolicy?: Maybe<SupportSlaPolicy>;
  /** True if an account can be created with this subdomain. Requires no credentials of the support desk. Costs one REST call. */
  subdomainAvailable?: Maybe<Scalars['Boolean']['output']>;
  /** Number of tickets that a search would return. Agents and administrators only. Costs one REST call. */
  ticketCount?: Maybe<Scalars['Int']['output']>;
  /** Ticket field by its id. Agents and administrators only. Costs one REST call. */
  ticketField?: Maybe<TicketField>;
  /** Option of a ticket field. Agents and administrators only. Costs one REST call. */
  ticketFieldOption?: Maybe<TicketFieldOption>;
  /** Ticket form by its id. Costs one REST call per 100 forms. */
  ticketForm?: Maybe<TicketForm>;
  /** Ticket forms that are visible to the caller: all of them, or those that `filter.formIds` names. Costs one REST call, or one per 100 ids. */
  ticketForms?: Maybe<Array<TicketForm>>;
  /** Metric events of one period, up to about 1,000, and the time at which the next period begins. Each event is in exactly one period. Administrators only. Costs one REST call. */
  ticketMetricEventExport?: Maybe<TicketMetricEventExport>;
  /** Metric events of all tickets in chronological order. Administrators only. Costs one REST call per 100 events. */
  ticketMetricEvents?: Maybe<TicketMetricEventConnection>;
  /** Metric set of a ticket, by the id of the metric set. Agents and administrators only. Costs one REST call. */
  ticketMetricSet?: Maybe<TicketMetricSet>;
  /** Metric sets of all tickets that are not archived, newest ticket first. Agents and administrators only. Costs one REST call per 100 metric sets. */
  ticketMetricSets?: Maybe<TicketMetricSetConnection>;
  /** Users of the support desk that match the conditions, up to 1,000; `exportUsers` has all. Agents and administrators only. Costs one REST call per 100 users. */
  users?: Maybe<SupportUserConnection>;
};


/** Entry point to the data of the support desk. */
export type SupportDeskExportGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupportGroupFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the support desk. */
export type SupportDeskExportOrganizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupportOrganizationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the support desk. */
export type SupportDeskExportTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TicketFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the support desk. */
export type SupportDeskExportUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupportUserFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the support desk. */
export type SupportDeskGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupportGroupFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<SupportRecordOrder>>;
};


/** Entry point to the data of the support desk. */
export type SupportDeskOrganizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupportOrganizationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<SupportRecordOrder>>;
};


/** Entry point to the data of the support desk. */
export type SupportDeskResourceCollectionArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the support desk. */
export type SupportDeskResourceCollectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the support desk. */
export type SupportDeskSatisfactionRatingArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the support desk. */
export type SupportDeskSatisfactionRatingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupportSatisfactionRatingFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the support desk. */
export type SupportDeskSatisfactionReasonArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the support desk. */
export type SupportDeskSearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupportRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<SupportRecordOrder>>;
};


/** Entry point to the data of the support desk. */
export type SupportDeskSearchCountArgs = {
  filter?: InputMaybe<SupportRecordFilter>;
};


/** Entry point to the data of the support desk. */
export type SupportDeskSearchTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TicketSearchFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the support desk. */
export type SupportDeskSessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the support desk. */
export type SupportDeskSlaPolicyArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the support desk. */
export type SupportDeskSubdomainAvailableArgs = {
  subdomain: Scalars['String']['input'];
};


/** Entry point to the data of the support desk. */
export type SupportDeskTicketCountArgs = {
  filter?: InputMaybe<TicketFilter>;
};


/** Entry point to the data of the support desk. */
export type SupportDeskTicketFieldArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the support desk. */
export type SupportDeskTicketFieldOptionArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the support desk. */
export type SupportDeskTicketFormArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the support desk. */
export type SupportDeskTicketFormsArgs = {
  filter?: InputMaybe<TicketFormFilter>;
};


/** Entry point to the data of the support desk. */
export type SupportDeskTicketMetricEventExportArgs = {
  filter: TicketMetricEventFilter;
};


/** Entry point to the data of the support desk. */
export type SupportDeskTicketMetricEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter: TicketMetricEventFilter;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the support desk. */
export type SupportDeskTicketMetricSetArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the support desk. */
export type SupportDeskTicketMetricSetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the support desk. */
export type SupportDeskUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SupportUserFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<SupportRecordOrder>>;
};

/** Group of agents in the support desk. */
export type SupportGroup = Node & {
  __typename?: 'SupportGroup';
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Description of the group; null if there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Name of the group. */
  name?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the support desk. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `SupportGroup` objects. */
export type SupportGroupConnection = {
  __typename?: 'SupportGroupConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<SupportGroupEdge>;
  /** Items of this page. */
  nodes: Array<SupportGroup>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `SupportGroup` objects. */
export type SupportGroupEdge = {
  __typename?: 'SupportGroupEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: SupportGroup;
};

/** Conditions on groups; all must be met. */
export type SupportGroupFilter = {
  /** Period of creation; both ends are included. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Text in the name or the description of the group. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Period of the last change; both ends are included. */
  updatedAt?: InputMaybe<DateTimeRange>;
};

/** Background job of the support desk, as reported when it started. No operation reads the job again. */
export type SupportJob = {
  __typename?: 'SupportJob';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Number of items that the job processes. */
  itemCount?: Maybe<Scalars['Int']['output']>;
  /** Message of the support desk about the job. */
  message?: Maybe<Scalars['String']['output']>;
  /** Number of items that were already processed. */
  progress?: Maybe<Scalars['Int']['output']>;
  /** Status of the job when it started. */
  status?: Maybe<SupportJobStatus>;
  /** Id of the job in the support desk. */
  upstreamId: Scalars['String']['output'];
};

/** Status of a background job. */
export type SupportJobStatus =
  /** The job has processed all items without an error. */
  | 'COMPLETED'
  /** The job has ended, and at least one item could not be processed. */
  | 'FAILED'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The job waits for its start. */
  | 'QUEUED'
  /** The job is processing its items. */
  | 'WORKING';

/** Organization in the support desk. End users can read only its id, in their own tickets. */
export type SupportOrganization = Node & {
  __typename?: 'SupportOrganization';
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Domains of the organization's e-mail addresses. */
  domainNames?: Maybe<Array<Scalars['String']['output']>>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Name of the organization. */
  name?: Maybe<Scalars['String']['output']>;
  /** Tickets of the organization, up to 1,000. The support desk decides the order. Costs one REST call per organization and 100 tickets. */
  tickets?: Maybe<TicketConnection>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the support desk. */
  upstreamId: Scalars['String']['output'];
};


/** Organization in the support desk. End users can read only its id, in their own tickets. */
export type SupportOrganizationTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TicketMentionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of `SupportOrganization` objects. */
export type SupportOrganizationConnection = {
  __typename?: 'SupportOrganizationConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<SupportOrganizationEdge>;
  /** Items of this page. */
  nodes: Array<SupportOrganization>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `SupportOrganization` objects. */
export type SupportOrganizationEdge = {
  __typename?: 'SupportOrganizationEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: SupportOrganization;
};

/** Conditions on organizations; all must be met. */
export type SupportOrganizationFilter = {
  /** Period of creation; both ends are included. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Text in the name or a domain of the organization. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Period of the last change; both ends are included. */
  updatedAt?: InputMaybe<DateTimeRange>;
};

/** Record that a search can return. */
export type SupportRecord = SupportGroup | SupportOrganization | SupportUser | Ticket;

/** A page of `SupportRecord` objects. */
export type SupportRecordConnection = {
  __typename?: 'SupportRecordConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<SupportRecordEdge>;
  /** Items of this page. */
  nodes: Array<SupportRecord>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `SupportRecord` objects. */
export type SupportRecordEdge = {
  __typename?: 'SupportRecordEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: SupportRecord;
};

/** Conditions on records; all must be met. */
export type SupportRecordFilter = {
  /** Period of creation; both ends are included. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Text in the subject or description of a ticket, or in the name, address or domain of another record. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Record types to search; all types by default. */
  types?: InputMaybe<Array<SupportRecordType>>;
  /** Period of the last change; both ends are included. */
  updatedAt?: InputMaybe<DateTimeRange>;
};

/** One sort key of a list of records. The support desk sorts by one field at a time. */
export type SupportRecordOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
  /** Field by which the list is sorted. */
  field: SupportRecordOrderField;
};

/** Fields by which records can be sorted. */
export type SupportRecordOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By time of the last change. */
  | 'UPDATED_AT';

/** Type of a record that a search can return. */
export type SupportRecordType =
  /** Group of agents, as an object of the type `SupportGroup`. */
  | 'GROUP'
  /** Organization, as an object of the type `SupportOrganization`. */
  | 'ORGANIZATION'
  /** Ticket, as an object of the type `Ticket`. */
  | 'TICKET'
  /** User of the support desk, as an object of the type `SupportUser`. */
  | 'USER';

/** Resource that a collection created. */
export type SupportResource = {
  __typename?: 'SupportResource';
  /** True if the current delete job has already deleted the resource. */
  deleted?: Maybe<Scalars['Boolean']['output']>;
  /** Name of the resource in the collection. */
  identifier?: Maybe<Scalars['String']['output']>;
  /** Type of the resource. */
  type?: Maybe<SupportResourceType>;
  /** Id of the resource in the support desk. */
  upstreamId?: Maybe<Scalars['String']['output']>;
};

/** Collection of resources, for example fields and triggers, that are created and deleted together to meet the requirements of an app. */
export type SupportResourceCollection = Node & {
  __typename?: 'SupportResourceCollection';
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Latest job of the collection, with its current progress. */
  job?: Maybe<SupportCollectionJob>;
  /** Resources in the collection. */
  resources?: Maybe<Array<SupportResource>>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the support desk. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `SupportResourceCollection` objects. */
export type SupportResourceCollectionConnection = {
  __typename?: 'SupportResourceCollectionConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<SupportResourceCollectionEdge>;
  /** Items of this page. */
  nodes: Array<SupportResourceCollection>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the support desk does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `SupportResourceCollection` objects. */
export type SupportResourceCollectionEdge = {
  __typename?: 'SupportResourceCollectionEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: SupportResourceCollection;
};

/** Resource of a collection, to create or change. */
export type SupportResourceInput = {
  /** Definition of the resource, as a JSON object with a `title`; its other members are not documented. */
  definition: Scalars['JSON']['input'];
  /** Name of the resource in the collection; must not be blank and must be unique among the resources of its type. */
  identifier: Scalars['String']['input'];
  /** Type of the resource. */
  type: SupportResourceType;
};

/** Result of a job for one resource. */
export type SupportResourceResult = {
  __typename?: 'SupportResourceResult';
  /** Error message of the support desk; null if there was no error. */
  error?: Maybe<Scalars['String']['output']>;
  /** Name of the resource in the collection. */
  identifier?: Maybe<Scalars['String']['output']>;
  /** True if the resource was processed without an error. */
  success?: Maybe<Scalars['Boolean']['output']>;
  /** Type of the resource. */
  type?: Maybe<SupportResourceType>;
  /** Id of the resource in the support desk; null if no resource was created. */
  upstreamId?: Maybe<Scalars['String']['output']>;
};

/** Type of a resource in a collection. The documentation names the types without explaining them; the descriptions give the usual meaning in support desks. */
export type SupportResourceType =
  /** Rule that the support desk applies to tickets when time has passed. */
  | 'AUTOMATIONS'
  /** Set of changes that an agent applies to a ticket at once. */
  | 'MACROS'
  /** Custom field of organizations in the support desk. */
  | 'ORGANIZATION_FIELDS'
  /** Any resource type that is not documented. */
  | 'OTHER'
  /** Receiver outside the support desk that is notified of changes. */
  | 'TARGETS'
  /** Field of ticket forms, see `TicketField`. */
  | 'TICKET_FIELDS'
  /** Rule that the support desk applies when a ticket is created or changed. */
  | 'TRIGGERS'
  /** Custom field of users of the support desk. */
  | 'USER_FIELDS'
  /** Saved list of tickets, selected by conditions. */
  | 'VIEWS'
  /** HTTP endpoint to which the support desk sends requests. */
  | 'WEBHOOKS';

/** Satisfaction of a requester with the solution of a ticket. */
export type SupportSatisfactionRating = Node & {
  __typename?: 'SupportSatisfactionRating';
  /** Person who worked on the ticket when it was rated or when the survey was offered. */
  assignee?: Maybe<User>;
  /** Comment of the requester; null if there is none. */
  comment?: Maybe<Scalars['String']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Reason for a bad rating; null if there is none. Costs one REST call for a whole list. */
  reason?: Maybe<SupportSatisfactionReason>;
  /** Person who rated the ticket. */
  requester?: Maybe<User>;
  /** Score of the rating, or status of the survey if it is not answered. */
  score?: Maybe<SupportSatisfactionScore>;
  /** Ticket that was rated. Costs one REST call per ticket. */
  ticket?: Maybe<Ticket>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the support desk. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `SupportSatisfactionRating` objects. */
export type SupportSatisfactionRatingConnection = {
  __typename?: 'SupportSatisfactionRatingConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<SupportSatisfactionRatingEdge>;
  /** Items of this page. */
  nodes: Array<SupportSatisfactionRating>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the support desk does not report it; see `satisfactionRatingCount`. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Approximate number of ratings. Above 100,000, the support desk counts once a day. */
export type SupportSatisfactionRatingCount = {
  __typename?: 'SupportSatisfactionRatingCount';
  /** Time of the last count; null while a new count is running. */
  refreshedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of ratings at the last count; 100,000 while a new count is running. */
  value?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `SupportSatisfactionRating` objects. */
export type SupportSatisfactionRatingEdge = {
  __typename?: 'SupportSatisfactionRatingEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: SupportSatisfactionRating;
};

/** Conditions on ratings; all must be met. */
export type SupportSatisfactionRatingFilter = {
  /** Period of creation, to the second; both ends are included. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Condition on the score. */
  score?: InputMaybe<SupportSatisfactionScoreFilter>;
};

/** Reason for a bad rating that the survey offers. */
export type SupportSatisfactionReason = Node & {
  __typename?: 'SupportSatisfactionReason';
  /** Number of the reason. */
  code?: Maybe<Scalars['Int']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time since which the reason is no longer offered; null if it is offered. Older ratings can still refer to it. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Text of the reason. */
  text?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the support desk. */
  upstreamId: Scalars['String']['output'];
};

/** Score of a rating, or status of the survey. */
export type SupportSatisfactionScore =
  /** The requester was not satisfied; `reason` can have the reason. */
  | 'BAD'
  /** The requester was satisfied. */
  | 'GOOD'
  /** The survey was sent and is not answered yet. */
  | 'OFFERED'
  /** Any score that is not documented. */
  | 'OTHER'
  /** No survey was sent. */
  | 'UNOFFERED';

/** Score by which ratings can be filtered. A score alone includes ratings with and without comment. */
export type SupportSatisfactionScoreFilter =
  /** The rating is bad, with or without a comment. */
  | 'BAD'
  /** The rating is bad, without a comment. */
  | 'BAD_WITHOUT_COMMENT'
  /** The rating is bad, with a comment. */
  | 'BAD_WITH_COMMENT'
  /** The rating is good, with or without a comment. */
  | 'GOOD'
  /** The rating is good, without a comment. */
  | 'GOOD_WITHOUT_COMMENT'
  /** The rating is good, with a comment. */
  | 'GOOD_WITH_COMMENT'
  /** The survey was sent and is not answered yet. */
  | 'OFFERED'
  /** The rating is good or bad. */
  | 'RECEIVED'
  /** The rating is good or bad, without a comment. */
  | 'RECEIVED_WITHOUT_COMMENT'
  /** The rating is good or bad, with a comment. */
  | 'RECEIVED_WITH_COMMENT'
  /** No survey was sent. */
  | 'UNOFFERED';

/** Sign-in session of a user of the support desk. */
export type SupportSession = {
  __typename?: 'SupportSession';
  /** Time of the sign-in. */
  authenticatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Time of the user's last activity. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the support desk. */
  upstreamId: Scalars['String']['output'];
  /** Person who signed in. */
  user?: Maybe<User>;
};

/** A page of `SupportSession` objects. */
export type SupportSessionConnection = {
  __typename?: 'SupportSessionConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<SupportSessionEdge>;
  /** Items of this page. */
  nodes: Array<SupportSession>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the support desk does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `SupportSession` objects. */
export type SupportSessionEdge = {
  __typename?: 'SupportSessionEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: SupportSession;
};

/** Condition on a field of a ticket or its requester. */
export type SupportSlaCondition = {
  __typename?: 'SupportSlaCondition';
  /** Name of the field, one of `slaDefinitions`. */
  field?: Maybe<Scalars['String']['output']>;
  /** Operator of the comparison. */
  operator?: Maybe<SupportSlaOperator>;
  /** Values to compare with; ids are those of the support desk. */
  values?: Maybe<Array<Scalars['String']['output']>>;
};

/** Field that can be used in a condition. */
export type SupportSlaConditionDefinition = {
  __typename?: 'SupportSlaConditionDefinition';
  /** Name of the field, as used in conditions. */
  field?: Maybe<Scalars['String']['output']>;
  /** Object that contains the field: ticket or requester. */
  group?: Maybe<Scalars['String']['output']>;
  /** Operators that can be used with the field. */
  operators?: Maybe<Array<SupportSlaConditionOperator>>;
  /** Display name of the field. */
  title?: Maybe<Scalars['String']['output']>;
  /** Values that can be used with the field; null if any text is allowed. */
  values?: Maybe<Array<SupportSlaConditionValue>>;
};

/** Condition on a field of a ticket or its requester; `slaDefinitions` lists the possible fields, operators and values. */
export type SupportSlaConditionInput = {
  /** Name of the field, one of `slaDefinitions`. */
  field: Scalars['String']['input'];
  /** Operator of the comparison. */
  operator: SupportSlaOperator;
  /** Values to compare with: exactly one for `IS` and `IS_NOT`, at least one for the other operators. */
  values: Array<Scalars['String']['input']>;
};

/** Operator that can be used in a condition. */
export type SupportSlaConditionOperator = {
  __typename?: 'SupportSlaConditionOperator';
  /** Operator, as used in conditions. */
  operator?: Maybe<SupportSlaOperator>;
  /** Display name of the operator. */
  title?: Maybe<Scalars['String']['output']>;
};

/** Value that can be used in a condition. */
export type SupportSlaConditionValue = {
  __typename?: 'SupportSlaConditionValue';
  /** Display name of the value. */
  title?: Maybe<Scalars['String']['output']>;
  /** Value, as used in conditions. */
  value?: Maybe<Scalars['String']['output']>;
};

/** Fields, operators and values that can be used in the conditions of SLA policies. */
export type SupportSlaDefinitions = {
  __typename?: 'SupportSlaDefinitions';
  /** Definitions for conditions that must all be met. */
  all?: Maybe<Array<SupportSlaConditionDefinition>>;
  /** Definitions for conditions of which at least one must be met. */
  any?: Maybe<Array<SupportSlaConditionDefinition>>;
};

/** Conditions on the tickets to which a policy applies. */
export type SupportSlaFilter = {
  __typename?: 'SupportSlaFilter';
  /** Conditions that must all be met. */
  all?: Maybe<Array<SupportSlaCondition>>;
  /** Conditions of which at least one must be met; no restriction if the list is empty. */
  any?: Maybe<Array<SupportSlaCondition>>;
};

/** Conditions on the tickets to which a policy applies; without conditions, it applies to all tickets. */
export type SupportSlaFilterInput = {
  /** Conditions that must all be met. */
  all?: InputMaybe<Array<SupportSlaConditionInput>>;
  /** Conditions of which at least one must be met. */
  any?: InputMaybe<Array<SupportSlaConditionInput>>;
};

/** Metric that a time limit applies to. The documentation names the metrics without explaining them; the descriptions give the usual meaning in support desks. */
export type SupportSlaMetric =
  /** Time for which agents work on the ticket, in total. */
  | 'AGENT_WORK_TIME'
  /** Time until the first reply to the requester. */
  | 'FIRST_REPLY_TIME'
  /** Time until the next reply, after the first one. */
  | 'NEXT_REPLY_TIME'
  /** Any metric that is not documented. */
  | 'OTHER'
  /** Time between two updates of the ticket; the clock can be paused. */
  | 'PAUSABLE_UPDATE_TIME'
  /** Time between two updates of the ticket. */
  | 'PERIODIC_UPDATE_TIME'
  /** Time for which the requester waits, in total. */
  | 'REQUESTER_WAIT_TIME'
  /** Time until the ticket is solved, in total. */
  | 'TOTAL_RESOLUTION_TIME';

/** Operator of a condition. */
export type SupportSlaOperator =
  /** The field contains at least one of the values. */
  | 'INCLUDES'
  /** The value of the field is equal to the value of the condition. */
  | 'IS'
  /** The value of the field differs from the value of the condition. */
  | 'IS_NOT'
  /** The field contains none of the values. */
  | 'NOT_INCLUDES'
  /** Any operator that is not documented. */
  | 'OTHER';

/** Service level agreement: time limits for the tickets that match a filter. */
export type SupportSlaPolicy = Node & {
  __typename?: 'SupportSlaPolicy';
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Description of the policy; null if there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Conditions on the tickets to which the policy applies. */
  filter?: Maybe<SupportSlaFilter>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Position of the policy in the order of policies. */
  position?: Maybe<Scalars['Int']['output']>;
  /** Time limits by metric and priority. */
  targets?: Maybe<Array<SupportSlaTarget>>;
  /** Title of the policy. */
  title?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the support desk. */
  upstreamId: Scalars['String']['output'];
};

/** Time limit of a metric for tickets of one priority. */
export type SupportSlaTarget = {
  __typename?: 'SupportSlaTarget';
  /** True if only business hours are counted. */
  businessHours?: Maybe<Scalars['Boolean']['output']>;
  /** Metric that is measured. */
  metric?: Maybe<SupportSlaMetric>;
  /** Time limit in minutes. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** Priority of the tickets to which the time limit applies. */
  priority?: Maybe<TicketPriority>;
};

/** Time limit of a metric for tickets of one priority. */
export type SupportSlaTargetInput = {
  /** True to count only business hours. */
  businessHours: Scalars['Boolean']['input'];
  /** Metric that is measured. */
  metric: SupportSlaMetric;
  /** Time limit in minutes, at least 1. */
  minutes: Scalars['Int']['input'];
  /** Priority of the tickets to which the time limit applies. */
  priority: TicketPriority;
};

/** User of the support desk. */
export type SupportUser = Node & {
  __typename?: 'SupportUser';
  /** Tickets on which the user is copied, up to 1,000. The support desk decides the order. Costs one REST call per user and 100 tickets. */
  ccTickets?: Maybe<TicketConnection>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the user. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** E-mail address, as written in the support desk. */
  email?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Organization of the user; null if the user has none. The id costs no REST call; all other fields together cost one per 100 organizations. */
  organization?: Maybe<SupportOrganization>;
  /** Role of the user in the support desk. */
  role?: Maybe<SupportUserRole>;
  /** Tickets that the user requested. Read in one search for all users of a list, with the same costs as `User.tickets`. */
  tickets?: Maybe<TicketConnection>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the support desk. */
  upstreamId: Scalars['String']['output'];
  /** Person with the e-mail address of the user. */
  user?: Maybe<User>;
};


/** User of the support desk. */
export type SupportUserCcTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TicketMentionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** User of the support desk. */
export type SupportUserTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TicketFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<TicketOrder>>;
};

/** A page of `SupportUser` objects. */
export type SupportUserConnection = {
  __typename?: 'SupportUserConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<SupportUserEdge>;
  /** Items of this page. */
  nodes: Array<SupportUser>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `SupportUser` objects. */
export type SupportUserEdge = {
  __typename?: 'SupportUserEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: SupportUser;
};

/** Conditions on users of the support desk; all must be met. */
export type SupportUserFilter = {
  /** Period of creation; both ends are included. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Text in the name or the e-mail address of the user. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Period of the last change; both ends are included. */
  updatedAt?: InputMaybe<DateTimeRange>;
};

/** Role of a user in the support desk. */
export type SupportUserRole =
  /** Agent who can also change the settings of the support desk. */
  | 'ADMIN'
  /** User who works on the tickets of others. */
  | 'AGENT'
  /** User who requests support, and sees only tickets that they created or are copied on. */
  | 'END_USER'
  /** Any role that is not documented. */
  | 'OTHER';

/** Conditions on a text; all must be met. Case-sensitive. */
export type TextFilter = {
  /** Text that must be contained. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** Text at the end of the value. */
  endsWith?: InputMaybe<Scalars['String']['input']>;
  /** Text that must be equal. */
  eq?: InputMaybe<Scalars['String']['input']>;
  /** Texts, one of which must be equal. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Text at the beginning of the value. */
  startsWith?: InputMaybe<Scalars['String']['input']>;
};

/** Ticket of the support desk. */
export type Ticket = Node & {
  __typename?: 'Ticket';
  /** Agent who works on the ticket; null if the ticket is not assigned. */
  assignee?: Maybe<User>;
  /** True if the caller can solve the ticket, which end users can while the ticket is a question, task or incident and is assigned to an agent. Costs one REST call if the ticket was found by search. */
  canBeSolvedByRequester?: Maybe<Scalars['Boolean']['output']>;
  /** Channel through which the ticket was created, as named by the support desk, for example `email`. */
  channel?: Maybe<Scalars['String']['output']>;
  /** Other people who are notified of changes. */
  collaborators?: Maybe<Array<User>>;
  /** Comment on the ticket by its id. Costs one REST call. */
  comment?: Maybe<TicketComment>;
  /** Comments on the ticket, oldest first by default. Costs one REST call per 100 comments. */
  comments?: Maybe<TicketCommentConnection>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Text of the first comment. */
  description?: Maybe<Scalars['String']['output']>;
  /** People who receive copies by e-mail. */
  emailCcs?: Maybe<Array<User>>;
  /** Values of the drop-down fields of the ticket's form. */
  fieldValues?: Maybe<Array<TicketFieldValue>>;
  /** Form that was used to create the ticket; null if none was used. Costs one REST call for the forms of a whole list. */
  form?: Maybe<TicketForm>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Metric set of the ticket, with reply and resolution times. Agents and administrators only. Costs one REST call per ticket, because no operation reads several metric sets by id. No operation says which SLA policy applies to the ticket; `SupportDesk.slaPolicies` has the conditions of all. */
  metrics?: Maybe<TicketMetricSet>;
  /** Organization of the ticket; null if the ticket has none. The id costs no REST call; all other fields together cost one per 100 organizations. */
  organization?: Maybe<SupportOrganization>;
  /** Priority set by the requester or an agent; null if none is set. */
  priority?: Maybe<TicketPriority>;
  /** Person who requested support. */
  requester?: Maybe<User>;
  /** Satisfaction of the requester; null if no survey was offered. The score, comment and reason are read together with the ticket; all other fields cost one REST call per rating, for agents and administrators only. */
  satisfactionRating?: Maybe<SupportSatisfactionRating>;
  /** Status of the ticket. */
  status?: Maybe<TicketStatus>;
  /** Subject of the ticket in one line. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Tags of the ticket. */
  tags?: Maybe<Array<Scalars['String']['output']>>;
  /** Type of the ticket; null if none is set. */
  type?: Maybe<TicketType>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the support desk. */
  upstreamId: Scalars['String']['output'];
};


/** Ticket of the support desk. */
export type TicketCommentArgs = {
  id: Scalars['ID']['input'];
};


/** Ticket of the support desk. */
export type TicketCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TicketCommentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<TicketCommentOrder>>;
};

/** Metadata of a file that is attached to a comment. */
export type TicketAttachment = {
  __typename?: 'TicketAttachment';
  /** Media type of the file content. */
  contentType?: Maybe<Scalars['String']['output']>;
  /** URL of the file content. */
  contentUrl?: Maybe<Scalars['String']['output']>;
  /** True if the file was deleted. */
  deleted?: Maybe<Scalars['Boolean']['output']>;
  /** Name of the file. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Height of the image in pixels, as text; null for other files. */
  height?: Maybe<Scalars['String']['output']>;
  /** True if the file is shown inside the text of the comment. */
  inline?: Maybe<Scalars['Boolean']['output']>;
  /** Result of the malware scan, as named by the support desk, for example `malware_not_found`. */
  malwareScanResult?: Maybe<Scalars['String']['output']>;
  /** File size in bytes. */
  size?: Maybe<Scalars['Int']['output']>;
  /** Width of the image in pixels, as text; null for other files. */
  width?: Maybe<Scalars['String']['output']>;
};

/** Comment on a ticket. */
export type TicketComment = Node & {
  __typename?: 'TicketComment';
  /** Files that are attached to the comment. */
  attachments?: Maybe<Array<TicketAttachment>>;
  /** Person who wrote the comment. */
  author?: Maybe<User>;
  /** Text of the comment as it was entered. */
  body?: Maybe<Scalars['String']['output']>;
  /** Channel through which the comment was received, as named by the support desk, for example `email`. */
  channel?: Maybe<Scalars['String']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Text of the comment as HTML, as displayed by the support desk. */
  htmlBody?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Text of the comment without formatting. */
  plainBody?: Maybe<Scalars['String']['output']>;
  /** False for an internal note that only agents can see. */
  public?: Maybe<Scalars['Boolean']['output']>;
  /** Id of the object in the support desk. */
  upstreamId: Scalars['String']['output'];
};

/** Role of the author of a comment. */
export type TicketCommentAuthorRole =
  /** Comments by agents of the support desk. */
  | 'AGENT'
  /** Comments by end users, for example the requester. */
  | 'END_USER';

/** A page of `TicketComment` objects. */
export type TicketCommentConnection = {
  __typename?: 'TicketCommentConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<TicketCommentEdge>;
  /** Items of this page. */
  nodes: Array<TicketComment>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the support desk does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `TicketComment` objects. */
export type TicketCommentEdge = {
  __typename?: 'TicketCommentEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: TicketComment;
};

/** Conditions on comments; all must be met. */
export type TicketCommentFilter = {
  /** Role of the author. */
  authorRole?: InputMaybe<TicketCommentAuthorRole>;
  /** Period of creation. Only `from` can be set, and it is included; `until` is an error. */
  createdAt?: InputMaybe<DateTimeRange>;
};

/** Comment to add to a ticket: exactly one of `body` and `htmlBody`. */
export type TicketCommentInput = {
  /** Plain text of the comment; must not be blank. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** Text of the comment as HTML; must not be blank. */
  htmlBody?: InputMaybe<Scalars['String']['input']>;
  /** False for an internal note that only agents can see. */
  public?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One sort key of a list of comments. The support desk sorts by one field at a time. */
export type TicketCommentOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
  /** Field by which the list is sorted. */
  field: TicketCommentOrderField;
};

/** Fields by which comments can be sorted. */
export type TicketCommentOrderField =
  /** By time of creation. */
  | 'CREATED_AT';

/** A page of `Ticket` objects. */
export type TicketConnection = {
  __typename?: 'TicketConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<TicketEdge>;
  /** Items of this page. */
  nodes: Array<Ticket>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of tickets on all pages; null if the support desk does not report it. Costs one REST call if it is not known yet. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `Ticket` objects. */
export type TicketEdge = {
  __typename?: 'TicketEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: Ticket;
};

/** Field of ticket forms. */
export type TicketField = Node & {
  __typename?: 'TicketField';
  /** True if the field can be used. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Person who created the field; null if an app created it. Read together with the field. */
  creator?: Maybe<User>;
  /** Name of the app that created the field; null if a person created it. Read together with the field. */
  creatorAppName?: Maybe<Scalars['String']['output']>;
  /** Description of the field. */
  description?: Maybe<Scalars['String']['output']>;
  /** True if end users can fill in the field. */
  editableInPortal?: Maybe<Scalars['Boolean']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Options of a drop-down. The support desk decides the order. Costs one REST call per 100 options. */
  options?: Maybe<TicketFieldOptionConnection>;
  /** Title of the field for end users. */
  portalTitle?: Maybe<Scalars['String']['output']>;
  /** Position of the field among all fields. */
  position?: Maybe<Scalars['Int']['output']>;
  /** True if the field can be removed. */
  removable?: Maybe<Scalars['Boolean']['output']>;
  /** True if agents must fill in the field to solve a ticket. */
  required?: Maybe<Scalars['Boolean']['output']>;
  /** Title of the field for agents. */
  title?: Maybe<Scalars['String']['output']>;
  /** Type of the field. */
  type?: Maybe<TicketFieldType>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the support desk. */
  upstreamId: Scalars['String']['output'];
  /** True if the field is visible to end users. */
  visibleInPortal?: Maybe<Scalars['Boolean']['output']>;
};


/** Field of ticket forms. */
export type TicketFieldOptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Option of a drop-down field. */
export type TicketFieldOption = Node & {
  __typename?: 'TicketFieldOption';
  /** True if the option is selected by default. */
  default?: Maybe<Scalars['Boolean']['output']>;
  /** Field of the option. Costs one REST call per distinct field. */
  field?: Maybe<TicketField>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Display name of the option. */
  name?: Maybe<Scalars['String']['output']>;
  /** Display name with placeholders that are not replaced. */
  rawName?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the support desk. */
  upstreamId: Scalars['String']['output'];
  /** Tag that is stored on tickets with this option. */
  value?: Maybe<Scalars['String']['output']>;
};

/** A page of `TicketFieldOption` objects. */
export type TicketFieldOptionConnection = {
  __typename?: 'TicketFieldOptionConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<TicketFieldOptionEdge>;
  /** Items of this page. */
  nodes: Array<TicketFieldOption>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the support desk does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `TicketFieldOption` objects. */
export type TicketFieldOptionEdge = {
  __typename?: 'TicketFieldOptionEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: TicketFieldOption;
};

/** Option of a drop-down field. */
export type TicketFieldOptionInput = {
  /** Display name of the option. */
  name: Scalars['String']['input'];
  /** Tag that is stored on tickets, without spaces and commas. */
  value: Scalars['String']['input'];
};

/** Type of a ticket field. */
export type TicketFieldType =
  /** Description of the ticket, which is its first comment. */
  | 'DESCRIPTION'
  /** Any field type that is not documented. */
  | 'OTHER'
  /** Subject of the ticket in one line. */
  | 'SUBJECT'
  /** Drop-down with a list of options. */
  | 'TAGGER';

/** Value of a field on a ticket. */
export type TicketFieldValue = {
  __typename?: 'TicketFieldValue';
  /** Field of the value. Agents and administrators only. Costs one REST call per distinct field of a whole list. */
  field?: Maybe<TicketField>;
  /** Selected option. Costs no REST call if the field is selected too, otherwise as much as the field. */
  option?: Maybe<TicketFieldOption>;
  /** Tag of the selected option; null if none is selected. */
  value?: Maybe<Scalars['String']['output']>;
};

/** Conditions on tickets; all must be met. */
export type TicketFilter = {
  /** Assignees of the ticket, one of whom must match: global ids of `SupportUser` or `User`, or ids in the support desk. */
  assigneeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period of creation; both ends are included. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Forms of the ticket, one of which must match, by global id or id in the support desk. */
  formIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Organizations of the ticket, one of which must match, by global id or id in the support desk. */
  organizationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Priorities of the ticket, one of which must match. */
  priorities?: InputMaybe<Array<TicketPriority>>;
  /** Requesters of the ticket, one of whom must match: global ids of `SupportUser` or `User`, or ids in the support desk. An error in lists of one person's tickets, for example `User.tickets`. */
  requesterIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Statuses of the ticket, one of which must match. */
  statuses?: InputMaybe<Array<TicketStatus>>;
  /** Tags of the ticket, one of which must match. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Text that the ticket contains. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Types of the ticket, one of which must match. */
  types?: InputMaybe<Array<TicketType>>;
  /** True for tickets without an assignee, in addition to those of `assigneeIds`. False has no effect. */
  unassigned?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Form for creating tickets. */
export type TicketForm = Node & {
  __typename?: 'TicketForm';
  /** True if the form can be used. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** True if the form is used when no other form fits. */
  default?: Maybe<Scalars['Boolean']['output']>;
  /** Name of the form for end users. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** True if the form is visible to end users. */
  endUserVisible?: Maybe<Scalars['Boolean']['output']>;
  /** Fields of the form, in their order on the form. Agents and administrators only. Costs one REST call per distinct field of a whole list. */
  fields?: Maybe<Array<TicketField>>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** True if every brand uses the form. */
  inAllBrands?: Maybe<Scalars['Boolean']['output']>;
  /** Name of the form for agents. */
  name?: Maybe<Scalars['String']['output']>;
  /** Position of the form in the list. */
  position?: Maybe<Scalars['Int']['output']>;
  /** Brands that use the form if not all brands use it, by id in the support desk. */
  restrictedBrandIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the support desk. */
  upstreamId: Scalars['String']['output'];
};

/** Conditions on ticket forms; all must be met. */
export type TicketFormFilter = {
  /** True for active forms only, false for inactive forms only. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for forms of the current brand only. */
  associatedToBrand?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for forms that end users can see, false for all other forms. */
  endUserVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to return the default form if no other form meets the conditions. */
  fallbackToDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Forms by global id or id in the support desk, in this order, each once; a form that does not exist is left out. */
  formIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Metadata of a file that is attached to a comment. */
export type TicketImportAttachmentInput = {
  /** Media type of the file content. */
  contentType?: InputMaybe<Scalars['String']['input']>;
  /** URL of the file content. */
  contentUrl?: InputMaybe<Scalars['String']['input']>;
  /** True if the file was deleted. */
  deleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the file. */
  fileName?: InputMaybe<Scalars['String']['input']>;
  /** Height of the image in pixels, as text. */
  height?: InputMaybe<Scalars['String']['input']>;
  /** Id of the file in the other system. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** True if the file is shown inside the text of the comment. */
  inline?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the file can be opened regardless of the malware scan. */
  malwareAccessOverride?: InputMaybe<Scalars['Boolean']['input']>;
  /** Result of the malware scan. */
  malwareScanResult?: InputMaybe<Scalars['String']['input']>;
  /** URL of the file content under the host name of the other system. */
  mappedContentUrl?: InputMaybe<Scalars['String']['input']>;
  /** File size in bytes. */
  size?: InputMaybe<Scalars['Int']['input']>;
  /** Smaller versions of the image, as JSON; their structure is not documented. */
  thumbnails?: InputMaybe<Array<Scalars['JSON']['input']>>;
  /** URL of the file's metadata in the other system. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Width of the image in pixels, as text. */
  width?: InputMaybe<Scalars['String']['input']>;
};

/** Comment from another support system; at least one of its text fields is required. */
export type TicketImportCommentInput = {
  /** Metadata of the attached files. */
  attachments?: InputMaybe<Array<TicketImportAttachmentInput>>;
  /** Id of the comment's audit in the other system. */
  auditId?: InputMaybe<Scalars['ID']['input']>;
  /** Author of the comment, by the id of a support user; the requester by default. */
  authorId?: InputMaybe<Scalars['ID']['input']>;
  /** Text of the comment. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** Time at which the comment was written; by default the time of creation of the ticket. */
  createdAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Text of the comment as HTML. */
  htmlBody?: InputMaybe<Scalars['String']['input']>;
  /** Id of the comment in the other system; the support desk assigns a new id. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Additional data about the comment, as a JSON object. */
  metadata?: InputMaybe<Scalars['JSON']['input']>;
  /** Text of the comment without formatting. */
  plainBody?: InputMaybe<Scalars['String']['input']>;
  /** False for an internal note that only agents can see. */
  public?: InputMaybe<Scalars['Boolean']['input']>;
  /** Type of the comment in the other system. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** Upload tokens of the other system; they have no meaning in the support desk. */
  uploads?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Text of the comment; alternative to `body`. */
  value?: InputMaybe<Scalars['String']['input']>;
  /** Channel through which the comment was received. */
  via?: InputMaybe<TicketImportViaInput>;
};

/** Ticket from another support system; all fields are optional. */
export type TicketImportInput = {
  /** Agent who works on the ticket, by the id of a support user. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Comments on the ticket, in any order. */
  comments?: InputMaybe<Array<TicketImportCommentInput>>;
  /** Time of creation; by default the time of the first comment, or the current time. */
  createdAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Description of the ticket; it becomes the first comment if `comments` is omitted. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Priority of the ticket. */
  priority?: InputMaybe<TicketPriority>;
  /** Requester, by the id of a support user; the caller by default. */
  requesterId?: InputMaybe<Scalars['ID']['input']>;
  /** Status of the ticket; by default `OPEN` if the ticket has an assignee, otherwise `NEW`. */
  status?: InputMaybe<TicketStatus>;
  /** Subject of the ticket in one line. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Tags of the ticket. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Type of the ticket. */
  type?: InputMaybe<TicketType>;
  /** Time of the last change; by default the time of the last comment. */
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Channel through which a comment was received. */
export type TicketImportViaInput = {
  /** Name of the channel, for example `email`. */
  channel?: InputMaybe<Scalars['String']['input']>;
  /** Data of the other system about the source, as a JSON object. */
  source?: InputMaybe<Scalars['JSON']['input']>;
};

/** Conditions on the tickets of an organization, or of a user in copy; all must be met. */
export type TicketMentionFilter = {
  /** Statuses of the ticket, one of which must match. */
  statuses?: InputMaybe<Array<TicketStatus>>;
  /** Text that the ticket contains. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Start or end of a measurement of a ticket. */
export type TicketMetricEvent = {
  __typename?: 'TicketMetricEvent';
  /** Duration of the measurement; null for the event that starts it. */
  duration?: Maybe<TicketMinutes>;
  /** Number of the measurement, starting with 1. The second measurement starts when the ticket is reopened. */
  instance?: Maybe<Scalars['Int']['output']>;
  /** Metric that is measured. */
  metric?: Maybe<TicketMetricName>;
  /** Time of the event. */
  occurredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Ticket of the event. The id costs no REST call; all other fields together cost one per ticket. */
  ticket?: Maybe<Ticket>;
  /** Type of the event: start or end of the measurement. */
  type?: Maybe<TicketMetricEventType>;
  /** Id of the event in the support desk. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `TicketMetricEvent` objects. */
export type TicketMetricEventConnection = {
  __typename?: 'TicketMetricEventConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<TicketMetricEventEdge>;
  /** Items of this page. */
  nodes: Array<TicketMetricEvent>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the support desk does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `TicketMetricEvent` objects. */
export type TicketMetricEventEdge = {
  __typename?: 'TicketMetricEventEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: TicketMetricEvent;
};

/** Metric events of one period. */
export type TicketMetricEventExport = {
  __typename?: 'TicketMetricEventExport';
  /** True if this period ends at the present. */
  complete?: Maybe<Scalars['Boolean']['output']>;
  /** Events in chronological order. */
  events?: Maybe<Array<TicketMetricEvent>>;
  /** Start of the next period; pass it as `filter.occurredAt.from`. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** Conditions on metric events. */
export type TicketMetricEventFilter = {
  /** Period of the events, to the second. Only `from` can be set, and it is required and included; `until` is an error. To export further events, pass `until` of the previous export as `from`. */
  occurredAt: DateTimeRange;
};

/** Type of a metric event. */
export type TicketMetricEventType =
  /** Start of a measurement of the metric. */
  | 'ACTIVATE'
  /** End of a measurement of the metric. */
  | 'FULFILL'
  /** Any event type that is not documented. */
  | 'OTHER';

/** Metric that is measured for tickets. */
export type TicketMetricName =
  /** Any metric that is not documented. */
  | 'OTHER'
  /** Time until the first public comment by an agent. */
  | 'REPLY_TIME'
  /** Time until the ticket is solved; measured again after it is reopened. */
  | 'RESOLUTION_TIME';

/** Metric set of a ticket, with reply and resolution times. */
export type TicketMetricSet = Node & {
  __typename?: 'TicketMetricSet';
  /** Time of the last assignment to an agent; null if the ticket is not assigned. */
  assignedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of agents to whom the ticket was assigned. */
  assigneeStationCount?: Maybe<Scalars['Int']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time until the ticket was solved for the first time. */
  firstResolutionTime?: Maybe<TicketMinutes>;
  /** Time until the ticket was solved for the last time; both durations are null while the ticket is not solved. */
  fullResolutionTime?: Maybe<TicketMinutes>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Time of the last comment; null if there is none. */
  latestCommentAddedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of times the ticket was reopened. */
  reopenCount?: Maybe<Scalars['Int']['output']>;
  /** Number of public comments by agents. */
  replyCount?: Maybe<Scalars['Int']['output']>;
  /** Time until the first public comment by an agent. */
  replyTime?: Maybe<TicketMinutes>;
  /** Time at which the ticket was solved; null while it is not solved. */
  solvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the ticket was last opened, solved or reopened. */
  statusUpdatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Ticket of the metric set. The id costs no REST call; all other fields together cost one per ticket. */
  ticket?: Maybe<Ticket>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the support desk. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `TicketMetricSet` objects. */
export type TicketMetricSetConnection = {
  __typename?: 'TicketMetricSetConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<TicketMetricSetEdge>;
  /** Items of this page. */
  nodes: Array<TicketMetricSet>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the support desk does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `TicketMetricSet` objects. */
export type TicketMetricSetEdge = {
  __typename?: 'TicketMetricSetEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: TicketMetricSet;
};

/** Duration in whole minutes. */
export type TicketMinutes = {
  __typename?: 'TicketMinutes';
  /** Duration in business hours, in minutes; null if the measurement has not ended. */
  business?: Maybe<Scalars['Int']['output']>;
  /** Duration in calendar time, in minutes; null if the measurement has not ended. */
  calendar?: Maybe<Scalars['Int']['output']>;
};

/** One sort key of a list of tickets. The support desk sorts by one field at a time. */
export type TicketOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
  /** Field by which the list is sorted. */
  field: TicketOrderField;
};

/** Fields by which tickets can be sorted. */
export type TicketOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By time of the last change. */
  | 'UPDATED_AT';

/** Priority of a ticket. */
export type TicketPriority =
  /** Second highest of the four priorities. */
  | 'HIGH'
  /** Lowest of the four priorities. */
  | 'LOW'
  /** Second lowest of the four priorities. */
  | 'NORMAL'
  /** Any priority that is not documented. */
  | 'OTHER'
  /** Highest of the four priorities. */
  | 'URGENT';

/** Conditions on tickets that the caller can see; all must be met. */
export type TicketSearchFilter = {
  /** Support user who is copied on the ticket, by global id or id in the support desk. Only one is accepted; several are an error. */
  ccIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Organization of the ticket, by global id or id in the support desk. Only one is accepted; several are an error. */
  organizationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Statuses of the ticket, one of which must match. */
  statuses?: InputMaybe<Array<TicketStatus>>;
  /** Text that the ticket contains. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Record of a ticket that an agent skipped. */
export type TicketSkip = {
  __typename?: 'TicketSkip';
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Reason for skipping the ticket; null if none was entered. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Ticket that was skipped. Costs one REST call. */
  ticket?: Maybe<Ticket>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the support desk. */
  upstreamId: Scalars['String']['output'];
  /** Person who skipped the ticket. */
  user?: Maybe<User>;
};

/** Status of a ticket. The documentation names the statuses without explaining them all; if nothing else is known, the description gives the usual meaning in support desks. */
export type TicketStatus =
  /** The ticket is finished: it cannot be changed anymore, and can be archived. */
  | 'CLOSED'
  /** The ticket waits for somebody other than the requester. */
  | 'HOLD'
  /** The ticket is not assigned yet; the status of an imported ticket without an assignee. */
  | 'NEW'
  /** The ticket is being worked on; the status of an imported ticket with an assignee. */
  | 'OPEN'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The ticket waits for an answer of the requester. */
  | 'PENDING'
  /** The ticket is solved; it can be reopened, and the requester can rate it. */
  | 'SOLVED';

/** Type of a ticket. The documentation names the types without explaining them; the descriptions give the usual meaning in support desks. */
export type TicketType =
  /** Disturbance that the requester reports. The requester can also solve the ticket while it is assigned to an agent. */
  | 'INCIDENT'
  /** Any ticket type that is not documented. */
  | 'OTHER'
  /** Cause of one or several incidents. End users cannot solve the ticket. */
  | 'PROBLEM'
  /** Question of the requester, who can also solve the ticket while it is assigned to an agent. */
  | 'QUESTION'
  /** Work to be done. The requester can also solve the ticket while it is assigned to an agent. */
  | 'TASK';

/** Input of the mutation `unlikeSocialPost`. */
export type UnlikeSocialPostInput = {
  /** Post from which to remove the like, by global id or id in the social network. */
  postId: Scalars['ID']['input'];
  /** User on whose behalf the change is carried out, by global id or id in the social network; must be the user whose credential is used. */
  userId: Scalars['ID']['input'];
};

/** Result of the mutation `unlikeSocialPost`. */
export type UnlikeSocialPostPayload = {
  __typename?: 'UnlikeSocialPostPayload';
  /** User on whose behalf the change was carried out; null if it was refused. Costs one REST call. */
  actor?: Maybe<SocialUser>;
  /** True if the user likes the post after the change; null if it was refused. */
  liked?: Maybe<Scalars['Boolean']['output']>;
  /** Post after the change; null if it was refused. Costs one REST call. */
  post?: Maybe<SocialPost>;
  /** Reasons why the social network refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `unlinkESignatureCloudStorageProvider`. */
export type UnlinkESignatureCloudStorageProviderInput = {
  /** Global id of the provider to unlink. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `unlinkESignatureCloudStorageProvider`. */
export type UnlinkESignatureCloudStorageProviderPayload = {
  __typename?: 'UnlinkESignatureCloudStorageProviderPayload';
  /** User whose provider was unlinked; null if the change was refused. */
  eSignatureUser?: Maybe<ESignatureUser>;
  /** All linked providers after the change; null if it was refused. */
  providers?: Maybe<Array<ESignatureCloudStorageProvider>>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `unlinkESignatureCloudStorageProviders`. */
export type UnlinkESignatureCloudStorageProvidersInput = {
  /** Account, used only if `userId` is not a global id; the configured account by default. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Numbers or names of the providers to unlink. */
  providers: Array<Scalars['String']['input']>;
  /** User, by global id or id in the account. */
  userId: Scalars['ID']['input'];
};

/** Result of the mutation `unlinkESignatureCloudStorageProviders`. */
export type UnlinkESignatureCloudStorageProvidersPayload = {
  __typename?: 'UnlinkESignatureCloudStorageProvidersPayload';
  /** User whose providers were unlinked; null if the change was refused. */
  eSignatureUser?: Maybe<ESignatureUser>;
  /** All linked providers after the change; null if it was refused. */
  providers?: Maybe<Array<ESignatureCloudStorageProvider>>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `unrepostSocialPost`. */
export type UnrepostSocialPostInput = {
  /** Post from which to remove the repost, by global id or id in the social network; the change applies to the original post. */
  postId: Scalars['ID']['input'];
  /** User on whose behalf the change is carried out, by global id or id in the social network; must be the user whose credential is used. */
  userId: Scalars['ID']['input'];
};

/** Result of the mutation `unrepostSocialPost`. */
export type UnrepostSocialPostPayload = {
  __typename?: 'UnrepostSocialPostPayload';
  /** User on whose behalf the change was carried out; null if it was refused. Costs one REST call. */
  actor?: Maybe<SocialUser>;
  /** Post after the change; null if it was refused. Costs one REST call. */
  post?: Maybe<SocialPost>;
  /** True if the post is reposted by the user after the change; null if it was refused. */
  reposted?: Maybe<Scalars['Boolean']['output']>;
  /** Reasons why the social network refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateConnectConfiguration`; omitted fields stay unchanged. */
export type UpdateConnectConfigurationInput = {
  /** Account, used only if `id` is not a global id; the configured account by default. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** True if the configuration applies to all users of the account. */
  allUsers?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to enable the configuration, false to disable it. */
  allowEnvelopePublish?: InputMaybe<Scalars['Boolean']['input']>;
  /** Delivery mode. A change removes the events of the previous mode. */
  deliveryMode?: InputMaybe<ConnectDeliveryMode>;
  /** True to show the sent messages in the Connect console of the e-signature service. */
  enableLog?: InputMaybe<Scalars['Boolean']['input']>;
  /** All envelope events for which messages are sent; only in `AGGREGATE` mode and at account level. */
  envelopeEvents?: InputMaybe<Array<ConnectEnvelopeEvent>>;
  /** Format of the messages. */
  eventData?: InputMaybe<ConnectEventDataInput>;
  /** All events for which messages are sent; only in `SIM` mode. */
  events?: InputMaybe<Array<ConnectEventName>>;
  /** Configuration to change, by global id or id in the account. */
  id: Scalars['ID']['input'];
  /** Name of the configuration. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** All recipient events for which messages are sent; only in `AGGREGATE` mode. */
  recipientEvents?: InputMaybe<Array<ConnectRecipientEvent>>;
  /** Type of the configuration: for envelopes that the users send or for envelopes that they receive. */
  type?: InputMaybe<ConnectConfigurationType>;
  /** URL of the listener, `http` or `https`. */
  urlToPublishTo?: InputMaybe<Scalars['String']['input']>;
  /** All users to whom the configuration applies, by global id or id in the account. */
  userIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Result of the mutation `updateConnectConfiguration`. */
export type UpdateConnectConfigurationPayload = {
  __typename?: 'UpdateConnectConfigurationPayload';
  /** Configuration after the change; null if it was refused. */
  configuration?: Maybe<ConnectConfiguration>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateConnectOAuth`; omitted fields stay unchanged. */
export type UpdateConnectOAuthInput = {
  /** Account, by its GUID or external number; the configured account by default. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** URL of the authorization server's token endpoint, `http` or `https`. */
  authorizationServerUrl?: InputMaybe<Scalars['String']['input']>;
  /** Client id with which the access token is requested. */
  clientId?: InputMaybe<Scalars['String']['input']>;
  /** Client secret; it can be written but is never returned. */
  clientSecret?: InputMaybe<Scalars['String']['input']>;
  /** Scope that is requested with the token. */
  scope?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `updateConnectOAuth`. */
export type UpdateConnectOAuthPayload = {
  __typename?: 'UpdateConnectOAuthPayload';
  /** OAuth configuration after the change; null if it was refused. */
  oauth?: Maybe<ConnectOAuth>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateContactCentreEndUserAttributes`. */
export type UpdateContactCentreEndUserAttributesInput = {
  /** Attributes to set, at least one; each attribute at most once. */
  attributes: Array<ContactCentreCustomAttributeInput>;
  /** End user to change, by global id or id in the contact center. */
  endUserId: Scalars['ID']['input'];
};

/** Result of the mutation `updateContactCentreEndUserAttributes`. */
export type UpdateContactCentreEndUserAttributesPayload = {
  __typename?: 'UpdateContactCentreEndUserAttributesPayload';
  /** End user with all custom attributes after the change; null if it was refused. */
  endUser?: Maybe<ContactCentreEndUser>;
  /** Reasons why the contact center refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateContactCentreEndUser`; omitted fields stay unchanged, and fields set to null are emptied. */
export type UpdateContactCentreEndUserInput = {
  /** Other e-mail addresses; they replace all current ones. */
  additionalEmails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Other phone numbers; they replace all current ones. */
  additionalPhones?: InputMaybe<Array<Scalars['String']['input']>>;
  /** URL of the end user's picture. */
  avatarUrl?: InputMaybe<Scalars['String']['input']>;
  /** Display name of the end user; it cannot be emptied. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** Main e-mail address of the end user. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** End user to change, by global id or id in the contact center. */
  endUserId: Scalars['ID']['input'];
  /** Id of the end user in another system. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Given name of the end user. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name of the end user. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Names between the given name and the family name; they replace all current ones. */
  middleNames?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Main phone number of the end user. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `updateContactCentreEndUser`. */
export type UpdateContactCentreEndUserPayload = {
  __typename?: 'UpdateContactCentreEndUserPayload';
  /** End user after the change; null if it was refused. */
  endUser?: Maybe<ContactCentreEndUser>;
  /** Reasons why the contact center refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateEnvelopeCustomFields`. */
export type UpdateEnvelopeCustomFieldsInput = {
  /** Account, used only if `envelopeId` is a GUID; the configured account by default. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Envelope, by global id or GUID. */
  envelopeId: Scalars['ID']['input'];
  /** Custom fields to change; each name at most once. Omitted properties of a field stay unchanged. */
  fields: Array<EnvelopeCustomFieldChangeInput>;
};

/** Result of the mutation `updateEnvelopeCustomFields`. */
export type UpdateEnvelopeCustomFieldsPayload = {
  __typename?: 'UpdateEnvelopeCustomFieldsPayload';
  /** All custom fields of the envelope after the change; null if it was refused. */
  customFields?: Maybe<Array<EnvelopeCustomField>>;
  /** Envelope after the change; null if it was refused. */
  envelope?: Maybe<Envelope>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateEnvelopeDocumentFields`. */
export type UpdateEnvelopeDocumentFieldsInput = {
  /** Global id of the document. */
  documentId: Scalars['ID']['input'];
  /** Fields to change, found by name; each name at most once. Other fields stay unchanged. */
  fields: Array<EnvelopeDocumentFieldInput>;
};

/** Result of the mutation `updateEnvelopeDocumentFields`. */
export type UpdateEnvelopeDocumentFieldsPayload = {
  __typename?: 'UpdateEnvelopeDocumentFieldsPayload';
  /** Document after the change; null if it was refused. */
  document?: Maybe<EnvelopeDocument>;
  /** All custom fields of the document after the change; null if it was refused. */
  fields?: Maybe<Array<EnvelopeDocumentField>>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateEnvelopeDocumentVisibility`. */
export type UpdateEnvelopeDocumentVisibilityInput = {
  /** Account, used only if `envelopeId` is a GUID; the configured account by default. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Envelope, by global id or GUID. */
  envelopeId: Scalars['ID']['input'];
  /** Visibility by recipient and document; everything that is not listed stays unchanged. */
  settings: Array<EnvelopeVisibilityInput>;
};

/** Result of the mutation `updateEnvelopeDocumentVisibility`. */
export type UpdateEnvelopeDocumentVisibilityPayload = {
  __typename?: 'UpdateEnvelopeDocumentVisibilityPayload';
  /** Envelope after the change; null if it was refused. */
  envelope?: Maybe<Envelope>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
  /** Changed visibility settings after the change; null if it was refused. */
  visibility?: Maybe<Array<EnvelopeDocumentVisibility>>;
};

/** Input of the mutation `updateEnvelopeRecipientVisibility`. */
export type UpdateEnvelopeRecipientVisibilityInput = {
  /** Global id of the recipient. */
  recipientId: Scalars['ID']['input'];
  /** Visibility by document; documents that are not listed stay unchanged. */
  settings: Array<EnvelopeRecipientVisibilityInput>;
};

/** Result of the mutation `updateEnvelopeRecipientVisibility`. */
export type UpdateEnvelopeRecipientVisibilityPayload = {
  __typename?: 'UpdateEnvelopeRecipientVisibilityPayload';
  /** Recipient with the visibility of all documents after the change; null if it was refused. */
  recipient?: Maybe<EnvelopeRecipient>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateEnvelopeTabs`. */
export type UpdateEnvelopeTabsInput = {
  /** Tabs to change, all on the same document. */
  tabs: Array<EnvelopeTabChangeInput>;
};

/** Result of the mutation `updateEnvelopeTabs`. */
export type UpdateEnvelopeTabsPayload = {
  __typename?: 'UpdateEnvelopeTabsPayload';
  /** Document after the change; null if it was refused. */
  document?: Maybe<EnvelopeDocument>;
  /** Tabs after the change; null if it was refused. */
  tabs?: Maybe<Array<EnvelopeTab>>;
  /** Reasons why the e-signature service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateMeetingLivestream`. */
export type UpdateMeetingLivestreamInput = {
  /** Meeting, by global id or number. */
  meetingId: Scalars['ID']['input'];
  /** URL of the page for viewers. */
  pageUrl: Scalars['String']['input'];
  /** Resolution of the video, for example `720p`. */
  resolution?: InputMaybe<Scalars['String']['input']>;
  /** Key of the stream; it can be written but is never returned. */
  streamKey: Scalars['String']['input'];
  /** URL to which the stream is sent. */
  streamUrl: Scalars['String']['input'];
};

/** Result of the mutation `updateMeetingLivestream`. */
export type UpdateMeetingLivestreamPayload = {
  __typename?: 'UpdateMeetingLivestreamPayload';
  /** Livestream with the values that were set; null if the change was refused. */
  livestream?: Maybe<MeetingLivestream>;
  /** Reasons why the meetings service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateMeetingLivestreamStatus`; omitted fields stay unchanged. */
export type UpdateMeetingLivestreamStatusInput = {
  /** Action to start or stop the livestream. */
  action?: InputMaybe<MeetingLivestreamAction>;
  /** True to show the name of the active speaker. */
  activeSpeakerName?: InputMaybe<Scalars['Boolean']['input']>;
  /** Display of captions in the stream. */
  captions?: InputMaybe<MeetingLivestreamCaptions>;
  /** Name that is displayed over the stream. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** Layout of the participants in the video. */
  layout?: InputMaybe<MeetingLivestreamLayout>;
  /** Meeting, by global id or number. */
  meetingId: Scalars['ID']['input'];
};

/** Result of the mutation `updateMeetingLivestreamStatus`. */
export type UpdateMeetingLivestreamStatusPayload = {
  __typename?: 'UpdateMeetingLivestreamStatusPayload';
  /** Livestream with the values that were set; null if the change was refused. */
  livestream?: Maybe<MeetingLivestream>;
  /** Reasons why the meetings service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateMeetingPoll`; omitted fields and null values stay unchanged. `questions` replaces all current questions. */
export type UpdateMeetingPollInput = {
  /** True if answers do not contain names. */
  anonymous?: InputMaybe<Scalars['Boolean']['input']>;
  /** Global id of the poll, or id in the meetings service together with `meetingId`. */
  id: Scalars['ID']['input'];
  /** Meeting, required if `id` is not a global id. */
  meetingId?: InputMaybe<Scalars['ID']['input']>;
  /** All questions of the poll in order. */
  questions?: InputMaybe<Array<MeetingPollQuestionInput>>;
  /** Title of the poll. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Type of the poll. */
  type?: InputMaybe<NewMeetingPollType>;
};

/** Result of the mutation `updateMeetingPoll`. */
export type UpdateMeetingPollPayload = {
  __typename?: 'UpdateMeetingPollPayload';
  /** Poll after the change; null if it was refused. Costs one REST call. */
  poll?: Maybe<MeetingPoll>;
  /** Reasons why the meetings service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateMeetingSipPhone`; omitted fields and null values stay unchanged. The second and third servers are always required. The user of a phone cannot be changed. */
export type UpdateMeetingSipPhoneInput = {
  /** User name with which the phone signs in. */
  authorizationName?: InputMaybe<Scalars['String']['input']>;
  /** Name of the user. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** SIP domain of the phone. */
  domain?: InputMaybe<Scalars['String']['input']>;
  /** Phone to change, by global id or id in the meetings service. */
  id: Scalars['ID']['input'];
  /** Password with which the phone signs in; it can be written but is never returned. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Address of the first proxy server. */
  proxyServer?: InputMaybe<Scalars['String']['input']>;
  /** Address of the second proxy server. */
  proxyServer2: Scalars['String']['input'];
  /** Address of the third proxy server. */
  proxyServer3: Scalars['String']['input'];
  /** Address of the first register server. */
  registerServer?: InputMaybe<Scalars['String']['input']>;
  /** Address of the second register server. */
  registerServer2: Scalars['String']['input'];
  /** Address of the third register server. */
  registerServer3: Scalars['String']['input'];
  /** Time after which the phone registers again, in minutes. */
  registrationExpireTime?: InputMaybe<Scalars['Int']['input']>;
  /** Transport protocol for the first server, for example `TLS`. */
  transportProtocol?: InputMaybe<Scalars['String']['input']>;
  /** Transport protocol for the second server. */
  transportProtocol2?: InputMaybe<Scalars['String']['input']>;
  /** Transport protocol for the third server. */
  transportProtocol3?: InputMaybe<Scalars['String']['input']>;
  /** Address or number of the voice mailbox. */
  voiceMail?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `updateMeetingSipPhone`. */
export type UpdateMeetingSipPhonePayload = {
  __typename?: 'UpdateMeetingSipPhonePayload';
  /** Id of the phone that was changed; null if the change was refused. */
  sipPhone?: Maybe<MeetingSipPhoneReference>;
  /** Reasons why the meetings service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateMeetingTelephony`; omitted fields and null values stay unchanged. */
export type UpdateMeetingTelephonyInput = {
  /** True if users can have accounts with the provider. */
  accountsEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to use the audio of the provider. */
  audioEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Conference bridge that is used. */
  bridge?: InputMaybe<Scalars['String']['input']>;
  /** True if users can add numbers that do not belong to the account. */
  dialInNumberUnrestricted?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to apply the settings also to sub-accounts. */
  masterAccountSettingExtended?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if users cannot change their credentials. */
  modifyCredentialForbidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the provider. */
  provider?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `updateMeetingTelephony`. */
export type UpdateMeetingTelephonyPayload = {
  __typename?: 'UpdateMeetingTelephonyPayload';
  /** Settings after the change; null if it was refused. Costs one REST call. */
  telephony?: Maybe<MeetingTelephony>;
  /** Reasons why the meetings service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateMeetingUserGlobalDialIn`. */
export type UpdateMeetingUserGlobalDialInInput = {
  /** Link to the page with the global dial-in numbers; some providers require it. */
  audioUrl?: InputMaybe<Scalars['String']['input']>;
  /** User, by global id, id in the meetings service, e-mail address or `me`. */
  userId: Scalars['ID']['input'];
};

/** Result of the mutation `updateMeetingUserGlobalDialIn`. */
export type UpdateMeetingUserGlobalDialInPayload = {
  __typename?: 'UpdateMeetingUserGlobalDialInPayload';
  /** User whose link was set; null if the change was refused. */
  meetingUser?: Maybe<MeetingUser>;
  /** Reasons why the meetings service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateSocialPostVisibility`. */
export type UpdateSocialPostVisibilityInput = {
  /** True to hide the reply, false to show it again. */
  hidden: Scalars['Boolean']['input'];
  /** Reply to hide or show, by global id or id in the social network. */
  postId: Scalars['ID']['input'];
};

/** Result of the mutation `updateSocialPostVisibility`. */
export type UpdateSocialPostVisibilityPayload = {
  __typename?: 'UpdateSocialPostVisibilityPayload';
  /** True if the reply is hidden after the change; null if it was refused. */
  hidden?: Maybe<Scalars['Boolean']['output']>;
  /** Reply after the change; null if it was refused. Costs one REST call. */
  post?: Maybe<SocialPost>;
  /** Reasons why the social network refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateSupportResourceCollection`. */
export type UpdateSupportResourceCollectionInput = {
  /** Collection to change, by global id or id in the support desk. */
  id: Scalars['ID']['input'];
  /** Resources to create or change, at least one. For an existing resource, a part of its definition is sufficient. */
  resources: Array<SupportResourceInput>;
};

/** Result of the mutation `updateSupportResourceCollection`. */
export type UpdateSupportResourceCollectionPayload = {
  __typename?: 'UpdateSupportResourceCollectionPayload';
  /** Job that changes the collection; null if the change was refused. */
  job?: Maybe<SupportCollectionJob>;
  /** Reasons why the support desk refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateSupportSlaPolicy`; omitted fields stay unchanged. At least one change is required. */
export type UpdateSupportSlaPolicyInput = {
  /** Description of the policy; an empty text removes it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Conditions on the tickets; they replace the whole current filter. */
  filter?: InputMaybe<SupportSlaFilterInput>;
  /** Policy to change, by global id or id in the support desk. */
  id: Scalars['ID']['input'];
  /** Time limits; they replace all current time limits. */
  targets?: InputMaybe<Array<SupportSlaTargetInput>>;
  /** Title of the policy; must not be blank. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `updateSupportSlaPolicy`. */
export type UpdateSupportSlaPolicyPayload = {
  __typename?: 'UpdateSupportSlaPolicyPayload';
  /** Policy after the change; null if it was refused. */
  slaPolicy?: Maybe<SupportSlaPolicy>;
  /** Reasons why the support desk refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateTicketField`: all options of the drop-down after the change, and the options to remove. */
export type UpdateTicketFieldInput = {
  /** Field to change, by global id or id in the support desk. */
  id: Scalars['ID']['input'];
  /** All options of the field after the change, in order; at most 2,000. An option with an existing value keeps its id. */
  options: Array<TicketFieldOptionInput>;
  /** Values of the options to remove, which are also removed from tickets and macros. Values that do not exist are ignored. */
  removeOptions?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Result of the mutation `updateTicketField`. */
export type UpdateTicketFieldPayload = {
  __typename?: 'UpdateTicketFieldPayload';
  /** Options that were removed by the change. */
  removedOptions?: Maybe<Array<TicketFieldOption>>;
  /** Field after the change; null if it was refused. */
  ticketField?: Maybe<TicketField>;
  /** Options that are missing in `options` and in `removeOptions`. If there are any, nothing was changed; add each of them to one of the two lists. */
  unnamedOptions?: Maybe<Array<TicketFieldOption>>;
  /** Reasons why the change was refused; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateTicketForm`; omitted fields stay unchanged. At least one change is required. */
export type UpdateTicketFormInput = {
  /** True if the form can be used. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to use the form when no other form fits. */
  default?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the form for end users. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** True if the form is visible to end users. */
  endUserVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Fields of the form in order, by global id or id in the support desk. */
  fieldIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Form to change, by global id or id in the support desk. */
  id: Scalars['ID']['input'];
  /** True if every brand uses the form. */
  inAllBrands?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the form for agents; must not be blank. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Position of the form in the list. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Brands that use the form if not all brands use it, by id in the support desk. */
  restrictedBrandIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Result of the mutation `updateTicketForm`. */
export type UpdateTicketFormPayload = {
  __typename?: 'UpdateTicketFormPayload';
  /** Form after the change; null if it was refused. */
  ticketForm?: Maybe<TicketForm>;
  /** Reasons why the support desk refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateTicket`. A comment, `solved` or at least one collaborator is required. */
export type UpdateTicketInput = {
  /** E-mail addresses of people to add as collaborators. */
  additionalCollaborators?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Comment to add to the ticket. */
  comment?: InputMaybe<TicketCommentInput>;
  /** Ticket to change, by global id or id in the support desk. */
  id: Scalars['ID']['input'];
  /** True to solve the ticket. End users can solve it only if `canBeSolvedByRequester` is true. */
  solved?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of the mutation `updateTicket`. */
export type UpdateTicketPayload = {
  __typename?: 'UpdateTicketPayload';
  /** Ticket after the change; null if it was refused. */
  ticket?: Maybe<Ticket>;
  /** Reasons why the support desk refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `uploadEnvelopeDocument`. */
export type UploadEnvelopeDocumentInput = {
  /** Account, used only if `envelopeId` is a GUID; the configured account by default. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the document in the envelope: a number from 1, as text. An existing document with this id is replaced, and its tabs stay. */
  documentId: Scalars['String']['input'];
  /** Envelope, by global id or GUID. */
  envelopeId: Scalars['ID']['input'];
  /** File extension without a dot, for example `pdf` or `html`. */
  fileExtension: Scalars['String']['input'];
  /** Name of the document. */
  name: Scalars['String']['input'];
  /** Position of the document in the envelope; at the end by default. */
  order?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of the mutation `uploadEnvelopeDocument`. */
export type UploadEnvelopeDocumentPayload = {
  __typename?: 'UploadEnvelopeDocumentPayload';
  /** Envelope to which the document is added when its file is sent; null if the upload was refused. `Envelope.documents` has the document after that. */
  envelope?: Maybe<Envelope>;
  /** Link for uploading the file, good for one document; null if the upload was refused. The response to the upload says whether the e-signature service took the document. */
  upload?: Maybe<FileUpload>;
  /** Reasons why the upload was refused; empty if it can begin. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `upsertTicketFieldOption`. */
export type UpsertTicketFieldOptionInput = {
  /** Field of the option, by global id or id in the support desk. */
  fieldId: Scalars['ID']['input'];
  /** Option to change, by global id or id in the support desk; if omitted, an option is added. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Display name of the option. */
  name: Scalars['String']['input'];
  /** Tag that is stored on tickets, without spaces and commas. Tickets with the old tag are changed to the new one. */
  value: Scalars['String']['input'];
};

/** Result of the mutation `upsertTicketFieldOption`. */
export type UpsertTicketFieldOptionPayload = {
  __typename?: 'UpsertTicketFieldOptionPayload';
  /** True if the option was added, false if it was changed. */
  created?: Maybe<Scalars['Boolean']['output']>;
  /** Option after the change; null if it was refused. */
  ticketFieldOption?: Maybe<TicketFieldOption>;
  /** Reasons why the support desk refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Person, identified by e-mail address. Every service that finds the person adds its own records. */
export type User = Node & {
  __typename?: 'User';
  /** Webhook messages (Connect) about envelopes that the person sent or received in the configured account, newest first; envelopes without a message are missing, because no operation lists envelopes. Costs as much as `ESignature.connectEvents`. */
  connectEvents?: Maybe<ConnectEventConnection>;
  /** End user of the contact center whose id is in a configured profile attribute of the identity provider or custom field of the CRM; null if there is none, or if there are several (see `contactCentreEndUsers`). Costs one REST call per person. */
  contactCentreEndUser?: Maybe<ContactCentreEndUser>;
  /** All end users of the contact center whose ids are in the configured profile attribute of the identity provider or custom field of the CRM. At most 1,000; more are an error. Costs one REST call per end user. */
  contactCentreEndUsers?: Maybe<Array<ContactCentreEndUser>>;
  /** E-mail address in lower case. */
  email: Scalars['String']['output'];
  /** Global id, built from `User:` and the e-mail address. */
  id: Scalars['ID']['output'];
  /** Ids of the person in other services, from the CRM. */
  idsFromCrm?: Maybe<Scalars['JSON']['output']>;
  /** Ids of the person, from the profile in the identity provider, for services that have no search by e-mail address. Read from the people index (see `Query.users`). */
  idsFromIdentity?: Maybe<Scalars['JSON']['output']>;
  /** SIP phone with this e-mail address; null if there is none, or if there are several (see `meetingSipPhones`). Costs one REST call per person. Requires the scope `sip_phone:read:admin`. */
  meetingSipPhone?: Maybe<MeetingSipPhone>;
  /** All SIP phones with this e-mail address. At most 1,000; more are an error. Costs one REST call per person. Requires the scope `sip_phone:read:admin`. */
  meetingSipPhones?: Maybe<Array<MeetingSipPhone>>;
  /** User of the meetings service with this e-mail address, as an id-only object. No operation lists the meetings of a user. Costs no REST call. */
  meetingUser?: Maybe<MeetingUser>;
  /** Satisfaction ratings by the person, for one page of their tickets, newest ticket first. A page contains at most one rating per ticket and can be empty although more pages follow. Agents and administrators only. Costs as much as `tickets`, and nothing if the same tickets are also selected. */
  satisfactionRatings?: Maybe<SupportSatisfactionRatingConnection>;
  /** Account on the social network whose id is in a configured profile attribute of the identity provider or custom field of the CRM; null if there is none, or if there are several (see `socialUsers`). Costs one REST call per 100 people. */
  socialUser?: Maybe<SocialUser>;
  /** All accounts on the social network whose ids are in the configured profile attribute of the identity provider or custom field of the CRM. At most 1,000; more are an error. Costs one REST call per 100 accounts. */
  socialUsers?: Maybe<Array<SocialUser>>;
  /** Search results of the services in the collaboration subgraph. */
  sourcesOfCollaboration?: Maybe<Scalars['JSON']['output']>;
  /** User of the support desk with this e-mail address; null if there is none, or if there are several (see `supportUsers`). Agents and administrators only. Costs one REST call per 100 people. */
  supportUser?: Maybe<SupportUser>;
  /** All users of the support desk with this e-mail address. At most 1,000; more are an error. Agents and administrators only. Costs one REST call per 100 people. */
  supportUsers?: Maybe<Array<SupportUser>>;
  /** Tickets that the person requested. Agents and administrators only. Read page by page in one search for all people of a list; costs at least one REST call per 100 people. */
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
  orderBy?: InputMaybe<Array<TicketOrder>>;
};

/** Reason why a service refused a change. */
export type UserError = {
  __typename?: 'UserError';
  /** Error code from the error catalog of this API. */
  code: UserErrorCode;
  /** Error code of the service; null if it has none. */
  familyCode?: Maybe<Scalars['String']['output']>;
  /** Path inside `input` of the field that caused the error, with list indexes as text, for example `["tickets", "1", "assigneeId"]`; null if the service does not name a field of the input. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** Explanation written by the service. */
  message: Scalars['String']['output'];
};

/** Error codes of refused changes, and of failed parts of a change that is sent in parts. */
export type UserErrorCode =
  /** The service does not accept a value of the input. */
  | 'BAD_USER_INPUT'
  /** The state of the object forbids the change, or the object was changed meanwhile. */
  | 'CONFLICT'
  /** The caller lacks a scope or a role. */
  | 'FORBIDDEN'
  /** The input names an object that does not exist. */
  | 'NOT_FOUND'
  /** The outcome of a later part is not known. */
  | 'OUTCOME_UNKNOWN'
  /** A later part was not sent because the operation would need too many REST calls. */
  | 'QUERY_BUDGET_EXCEEDED'
  /** A later part failed because the service limits the rate of calls. */
  | 'RATE_LIMITED'
  /** A later part failed because the credentials are not accepted anymore. */
  | 'UNAUTHENTICATED'
  /** A later part failed because the answer of the service cannot be read. */
  | 'UPSTREAM_BAD_RESPONSE'
  /** A later part failed with an error of the service. */
  | 'UPSTREAM_ERROR'
  /** A later part failed because the service refuses the credential of the gateway. */
  | 'UPSTREAM_MISCONFIGURED'
  /** A later part failed because the service did not answer in time. */
  | 'UPSTREAM_TIMEOUT'
  /** A later part failed because the service cannot be reached. */
  | 'UPSTREAM_UNAVAILABLE';

/** Webinar as an id-only object, identified by its number for the latest instance or by the UUID of one instance. */
export type Webinar = {
  __typename?: 'Webinar';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Report of questions and answers; null if there is none, or if the webinar is older than one year. Costs one REST call. Requires the scope `report:read:admin`. */
  qaReport?: Maybe<WebinarQaReport>;
  /** Report of the survey; null if there is none, or if the webinar is older than one year. Costs one REST call. Requires the scope `report:read:admin`. */
  surveyReport?: Maybe<WebinarSurveyReport>;
  /** Number of the webinar, or UUID of the instance. */
  upstreamId: Scalars['String']['output'];
};

/** Answer to a question in a webinar. */
export type WebinarAnswer = {
  __typename?: 'WebinarAnswer';
  /** Time at which the question was answered. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Text of the answer. */
  content?: Maybe<Scalars['String']['output']>;
  /** Name of the person who answered. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** E-mail address of the person who answered. */
  email?: Maybe<Scalars['String']['output']>;
  /** Person with the e-mail address of the answer's author. */
  user?: Maybe<User>;
};

/** Participant who asked questions in a webinar. */
export type WebinarQaParticipant = {
  __typename?: 'WebinarQaParticipant';
  /** Name that the participant used in the webinar. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** E-mail address of the participant. */
  email?: Maybe<Scalars['String']['output']>;
  /** Questions of the participant in chronological order. */
  questions?: Maybe<Array<WebinarQuestion>>;
  /** Person with the e-mail address of the participant. */
  user?: Maybe<User>;
};

/** Report of questions and answers in one instance of a webinar. */
export type WebinarQaReport = {
  __typename?: 'WebinarQaReport';
  /** Instance of the webinar, by its UUID. */
  instance?: Maybe<Webinar>;
  /** Participants who asked questions. */
  participants?: Maybe<Array<WebinarQaParticipant>>;
  /** Time at which the instance started. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Question that was asked in a webinar. */
export type WebinarQuestion = {
  __typename?: 'WebinarQuestion';
  /** Answers to the question. */
  answers?: Maybe<Array<WebinarAnswer>>;
  /** Time at which the question was asked. */
  askedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Text of the question. */
  question?: Maybe<Scalars['String']['output']>;
  /** Status of the question. */
  status?: Maybe<WebinarQuestionStatus>;
  /** Id of the question in the meetings service. */
  upstreamId?: Maybe<Scalars['String']['output']>;
};

/** Status of a question. */
export type WebinarQuestionStatus =
  /** The question was answered. */
  | 'ANSWERED'
  /** The question was deleted. */
  | 'DELETED'
  /** The question was dismissed. */
  | 'DISMISSED'
  /** The question is not answered yet. */
  | 'OPEN'
  /** Any status that is not documented. */
  | 'OTHER';

/** Answer to a survey question. */
export type WebinarSurveyAnswer = {
  __typename?: 'WebinarSurveyAnswer';
  /** Text of the answer. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Time at which the question was answered. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Text of the question. */
  question?: Maybe<Scalars['String']['output']>;
  /** Id of the question in the meetings service. */
  questionId?: Maybe<Scalars['String']['output']>;
};

/** Participant who answered a survey. */
export type WebinarSurveyParticipant = {
  __typename?: 'WebinarSurveyParticipant';
  /** Answers of the participant. */
  answers?: Maybe<Array<WebinarSurveyAnswer>>;
  /** Name that the participant used in the webinar. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** E-mail address of the participant. */
  email?: Maybe<Scalars['String']['output']>;
  /** Person with the e-mail address of the participant. */
  user?: Maybe<User>;
};

/** Report of the survey after one instance of a webinar. */
export type WebinarSurveyReport = {
  __typename?: 'WebinarSurveyReport';
  /** Instance of the webinar, by its UUID. */
  instance?: Maybe<Webinar>;
  /** Participants who answered the survey. */
  participants?: Maybe<Array<WebinarSurveyParticipant>>;
  /** Time at which the instance started. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the survey in the meetings service. */
  surveyId?: Maybe<Scalars['String']['output']>;
  /** Title of the survey. */
  title?: Maybe<Scalars['String']['output']>;
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
  Company: Company;
  ConnectConfiguration: ConnectConfiguration;
  ConnectOAuth: ConnectOAuth;
  ContactCentreEndUser: ContactCentreEndUser;
  ContactCentreQueue: ContactCentreQueue;
  ContactCentreTag: ContactCentreTag;
  ContactCentreTeam: ContactCentreTeam;
  ESignatureCloudStorageProvider: ESignatureCloudStorageProvider;
  EnvelopeDocument: EnvelopeDocument;
  EnvelopeRecipient: EnvelopeRecipient;
  SocialPost: SocialPost;
  SocialUser: SocialUser;
  SupportGroup: SupportGroup;
  SupportOrganization: SupportOrganization;
  SupportResourceCollection: SupportResourceCollection;
  SupportSatisfactionRating: SupportSatisfactionRating;
  SupportSatisfactionReason: SupportSatisfactionReason;
  SupportSlaPolicy: SupportSlaPolicy;
  SupportUser: SupportUser;
  Ticket: Ticket;
  TicketComment: TicketComment;
  TicketField: TicketField;
  TicketFieldOption: TicketFieldOption;
  TicketForm: TicketForm;
  TicketMetricSet: TicketMetricSet;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Company:
    ( { __typename: 'Company' }
    & GraphQLRecursivePick<FederationTypes['Company'], {"domain":true}> );
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
  ESignatureCloudStorageProvider:
    ( { __typename: 'ESignatureCloudStorageProvider' }
    & GraphQLRecursivePick<FederationTypes['ESignatureCloudStorageProvider'], {"id":true}> );
  EnvelopeDocument:
    ( { __typename: 'EnvelopeDocument' }
    & GraphQLRecursivePick<FederationTypes['EnvelopeDocument'], {"id":true}> );
  EnvelopeRecipient:
    ( { __typename: 'EnvelopeRecipient' }
    & GraphQLRecursivePick<FederationTypes['EnvelopeRecipient'], {"id":true}> );
  SocialPost:
    ( { __typename: 'SocialPost' }
    & GraphQLRecursivePick<FederationTypes['SocialPost'], {"id":true}> );
  SocialUser:
    ( { __typename: 'SocialUser' }
    & GraphQLRecursivePick<FederationTypes['SocialUser'], {"id":true}> );
  SupportGroup:
    ( { __typename: 'SupportGroup' }
    & GraphQLRecursivePick<FederationTypes['SupportGroup'], {"id":true}> );
  SupportOrganization:
    ( { __typename: 'SupportOrganization' }
    & GraphQLRecursivePick<FederationTypes['SupportOrganization'], {"id":true}> );
  SupportResourceCollection:
    ( { __typename: 'SupportResourceCollection' }
    & GraphQLRecursivePick<FederationTypes['SupportResourceCollection'], {"id":true}> );
  SupportSatisfactionRating:
    ( { __typename: 'SupportSatisfactionRating' }
    & GraphQLRecursivePick<FederationTypes['SupportSatisfactionRating'], {"id":true}> );
  SupportSatisfactionReason:
    ( { __typename: 'SupportSatisfactionReason' }
    & GraphQLRecursivePick<FederationTypes['SupportSatisfactionReason'], {"id":true}> );
  SupportSlaPolicy:
    ( { __typename: 'SupportSlaPolicy' }
    & GraphQLRecursivePick<FederationTypes['SupportSlaPolicy'], {"id":true}> );
  SupportUser:
    ( { __typename: 'SupportUser' }
    & GraphQLRecursivePick<FederationTypes['SupportUser'], {"id":true}> );
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
  TicketMetricSet:
    ( { __typename: 'TicketMetricSet' }
    & GraphQLRecursivePick<FederationTypes['TicketMetricSet'], {"id":true}> );
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
    | ( CompanyMapper )
    | ( ConnectConfigurationMapper )
    | ( ConnectOAuthMapper )
    | ( ContactCentreEndUserMapper )
    | ( ContactCentreQueueMapper )
    | ( ContactCentreTagMapper )
    | ( ContactCentreTeamMapper )
    | ( ESignatureCloudStorageProviderMapper )
    | ( EnvelopeDocumentMapper )
    | ( EnvelopeRecipientMapper )
    | ( SocialPostMapper )
    | ( SocialUserMapper )
    | ( SupportGroupMapper )
    | ( SupportOrganizationMapper )
    | ( SupportResourceCollectionMapper )
    | ( SupportSatisfactionRatingMapper )
    | ( SupportSatisfactionReasonMapper )
    | ( SupportSlaPolicyMapper )
    | ( SupportUserMapper )
    | ( TicketMapper )
    | ( TicketCommentMapper )
    | ( TicketFieldMapper )
    | ( TicketFieldOptionMapper )
    | ( TicketFormMapper )
    | ( TicketMetricSetMapper )
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
  AddMeetingRegistrantPayload: ResolverTypeWrapper<Omit<AddMeetingRegistrantPayload, 'registrant'> & { registrant?: Maybe<ResolversTypes['MeetingRegistrant']> }>;
  AnonymizeContactCentreEndUserInput: AnonymizeContactCentreEndUserInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AnonymizeContactCentreEndUserPayload: ResolverTypeWrapper<Omit<AnonymizeContactCentreEndUserPayload, 'endUser'> & { endUser?: Maybe<ResolversTypes['ContactCentreEndUser']> }>;
  AssignContactCentreQueueMembersInput: AssignContactCentreQueueMembersInput;
  AssignContactCentreQueueMembersPayload: ResolverTypeWrapper<Omit<AssignContactCentreQueueMembersPayload, 'queue'> & { queue?: Maybe<ResolversTypes['ContactCentreQueue']> }>;
  CloneTicketFormInput: CloneTicketFormInput;
  CloneTicketFormPayload: ResolverTypeWrapper<Omit<CloneTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversTypes['TicketForm']> }>;
  Company: ResolverTypeWrapper<CompanyMapper>;
  ConnectConfiguration: ResolverTypeWrapper<ConnectConfigurationMapper>;
  ConnectConfigurationType: ConnectConfigurationType;
  ConnectDeliveryMode: ConnectDeliveryMode;
  ConnectEnvelopeEvent: ConnectEnvelopeEvent;
  ConnectEvent: ResolverTypeWrapper<ConnectEventMapper>;
  ConnectEventConnection: ResolverTypeWrapper<ConnectEventConnectionMapper>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ConnectEventData: ResolverTypeWrapper<ConnectEventDataMapper>;
  ConnectEventDataInput: ConnectEventDataInput;
  ConnectEventDataVersion: ConnectEventDataVersion;
  ConnectEventEdge: ResolverTypeWrapper<Omit<ConnectEventEdge, 'node'> & { node: ResolversTypes['ConnectEvent'] }>;
  ConnectEventFilter: ConnectEventFilter;
  ConnectEventName: ConnectEventName;
  ConnectEventRecipient: ResolverTypeWrapper<ConnectEventRecipientMapper>;
  ConnectOAuth: ResolverTypeWrapper<ConnectOAuthMapper>;
  ConnectRecipientEvent: ConnectRecipientEvent;
  ContactCentre: ResolverTypeWrapper<ContactCentreMapper>;
  ContactCentreAgent: ResolverTypeWrapper<ContactCentreAgentMapper>;
  ContactCentreAgentConnection: ResolverTypeWrapper<ContactCentreAgentConnectionMapper>;
  ContactCentreAgentEdge: ResolverTypeWrapper<Omit<ContactCentreAgentEdge, 'node'> & { node: ResolversTypes['ContactCentreAgent'] }>;
  ContactCentreAgentPresence: ResolverTypeWrapper<ContactCentreAgentPresenceMapper>;
  ContactCentreAgentPresenceConnection: ResolverTypeWrapper<ContactCentreAgentPresenceConnectionMapper>;
  ContactCentreAgentPresenceEdge: ResolverTypeWrapper<Omit<ContactCentreAgentPresenceEdge, 'node'> & { node: ResolversTypes['ContactCentreAgentPresence'] }>;
  ContactCentreAgentPresenceStatus: ContactCentreAgentPresenceStatus;
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
  CreateSupportAccountInput: CreateSupportAccountInput;
  CreateSupportAccountPayload: ResolverTypeWrapper<Omit<CreateSupportAccountPayload, 'account'> & { account?: Maybe<ResolversTypes['SupportAccount']> }>;
  CreateSupportResourceCollectionInput: CreateSupportResourceCollectionInput;
  CreateSupportResourceCollectionPayload: ResolverTypeWrapper<Omit<CreateSupportResourceCollectionPayload, 'job'> & { job?: Maybe<ResolversTypes['SupportCollectionJob']> }>;
  CreateSupportSlaPolicyInput: CreateSupportSlaPolicyInput;
  CreateSupportSlaPolicyPayload: ResolverTypeWrapper<Omit<CreateSupportSlaPolicyPayload, 'slaPolicy'> & { slaPolicy?: Maybe<ResolversTypes['SupportSlaPolicy']> }>;
  CreateTicketFormInput: CreateTicketFormInput;
  CreateTicketFormPayload: ResolverTypeWrapper<Omit<CreateTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversTypes['TicketForm']> }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateRange: DateRange;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeRange: DateTimeRange;
  DeactivateContactCentreTagInput: DeactivateContactCentreTagInput;
  DeactivateContactCentreTagPayload: ResolverTypeWrapper<Omit<DeactivateContactCentreTagPayload, 'tag'> & { tag?: Maybe<ResolversTypes['ContactCentreTag']> }>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DecimalRange: DecimalRange;
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
  DeleteMeetingTspAccountPayload: ResolverTypeWrapper<Omit<DeleteMeetingTspAccountPayload, 'meetingUser'> & { meetingUser?: Maybe<ResolversTypes['MeetingUser']> }>;
  DeleteSupportResourceCollectionInput: DeleteSupportResourceCollectionInput;
  DeleteSupportResourceCollectionPayload: ResolverTypeWrapper<Omit<DeleteSupportResourceCollectionPayload, 'job'> & { job?: Maybe<ResolversTypes['SupportCollectionJob']> }>;
  DeleteSupportSlaPolicyInput: DeleteSupportSlaPolicyInput;
  DeleteSupportSlaPolicyPayload: ResolverTypeWrapper<DeleteSupportSlaPolicyPayload>;
  DeleteTicketFieldOptionInput: DeleteTicketFieldOptionInput;
  DeleteTicketFieldOptionPayload: ResolverTypeWrapper<DeleteTicketFieldOptionPayload>;
  DeleteTicketFormInput: DeleteTicketFormInput;
  DeleteTicketFormPayload: ResolverTypeWrapper<DeleteTicketFormPayload>;
  ESignature: ResolverTypeWrapper<ESignatureMapper>;
  ESignatureCloudStorageProvider: ResolverTypeWrapper<ESignatureCloudStorageProviderMapper>;
  ESignatureUser: ResolverTypeWrapper<ESignatureUserMapper>;
  Envelope: ResolverTypeWrapper<EnvelopeMapper>;
  EnvelopeCustomField: ResolverTypeWrapper<EnvelopeCustomFieldMapper>;
  EnvelopeCustomFieldChangeInput: EnvelopeCustomFieldChangeInput;
  EnvelopeCustomFieldInput: EnvelopeCustomFieldInput;
  EnvelopeCustomFieldType: EnvelopeCustomFieldType;
  EnvelopeDocument: ResolverTypeWrapper<EnvelopeDocumentMapper>;
  EnvelopeDocumentField: ResolverTypeWrapper<EnvelopeDocumentFieldMapper>;
  EnvelopeDocumentFieldInput: EnvelopeDocumentFieldInput;
  EnvelopeDocumentFilter: EnvelopeDocumentFilter;
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
  EnvelopeTabType: EnvelopeTabType;
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
  LikeSocialPostInput: LikeSocialPostInput;
  LikeSocialPostPayload: ResolverTypeWrapper<LikeSocialPostPayloadMapper>;
  LinkESignatureCloudStorageProvidersInput: LinkESignatureCloudStorageProvidersInput;
  LinkESignatureCloudStorageProvidersPayload: ResolverTypeWrapper<Omit<LinkESignatureCloudStorageProvidersPayload, 'eSignatureUser' | 'providers'> & { eSignatureUser?: Maybe<ResolversTypes['ESignatureUser']>, providers?: Maybe<Array<ResolversTypes['ESignatureCloudStorageProvider']>> }>;
  Meeting: ResolverTypeWrapper<MeetingMapper>;
  MeetingDialInNumber: ResolverTypeWrapper<MeetingDialInNumberMapper>;
  MeetingDialInNumberInput: MeetingDialInNumberInput;
  MeetingLivestream: ResolverTypeWrapper<MeetingLivestreamMapper>;
  MeetingLivestreamAction: MeetingLivestreamAction;
  MeetingLivestreamCaptions: MeetingLivestreamCaptions;
  MeetingLivestreamLayout: MeetingLivestreamLayout;
  MeetingPoll: ResolverTypeWrapper<MeetingPollMapper>;
  MeetingPollBlanksInput: MeetingPollBlanksInput;
  MeetingPollBlanksQuestion: ResolverTypeWrapper<MeetingPollBlanksQuestionMapper>;
  MeetingPollChoiceInput: MeetingPollChoiceInput;
  MeetingPollChoiceQuestion: ResolverTypeWrapper<MeetingPollChoiceQuestionMapper>;
  MeetingPollFilter: MeetingPollFilter;
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
  MeetingRegistrantFilter: MeetingRegistrantFilter;
  MeetingRegistrantStatus: MeetingRegistrantStatus;
  MeetingSipPhone: ResolverTypeWrapper<MeetingSipPhoneMapper>;
  MeetingSipPhoneConnection: ResolverTypeWrapper<MeetingSipPhoneConnectionMapper>;
  MeetingSipPhoneEdge: ResolverTypeWrapper<Omit<MeetingSipPhoneEdge, 'node'> & { node: ResolversTypes['MeetingSipPhone'] }>;
  MeetingSipPhoneFilter: MeetingSipPhoneFilter;
  MeetingSipPhoneReference: ResolverTypeWrapper<MeetingSipPhoneReferenceMapper>;
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
  RateTicketPayload: ResolverTypeWrapper<Omit<RateTicketPayload, 'satisfactionRating'> & { satisfactionRating?: Maybe<ResolversTypes['SupportSatisfactionRating']> }>;
  RemoveContactCentreQueueMembersInput: RemoveContactCentreQueueMembersInput;
  RemoveContactCentreQueueMembersPayload: ResolverTypeWrapper<Omit<RemoveContactCentreQueueMembersPayload, 'queue'> & { queue?: Maybe<ResolversTypes['ContactCentreQueue']> }>;
  RemoveContactCentreTeamAgentsInput: RemoveContactCentreTeamAgentsInput;
  RemoveContactCentreTeamAgentsPayload: ResolverTypeWrapper<Omit<RemoveContactCentreTeamAgentsPayload, 'team'> & { team?: Maybe<ResolversTypes['ContactCentreTeam']> }>;
  ReorderSupportSlaPoliciesInput: ReorderSupportSlaPoliciesInput;
  ReorderSupportSlaPoliciesPayload: ResolverTypeWrapper<Omit<ReorderSupportSlaPoliciesPayload, 'slaPolicies'> & { slaPolicies?: Maybe<Array<ResolversTypes['SupportSlaPolicy']>> }>;
  ReorderTicketFormsInput: ReorderTicketFormsInput;
  ReorderTicketFormsPayload: ResolverTypeWrapper<Omit<ReorderTicketFormsPayload, 'ticketForms'> & { ticketForms?: Maybe<Array<ResolversTypes['TicketForm']>> }>;
  ReplaceContactCentreEndUserInput: ReplaceContactCentreEndUserInput;
  ReplaceContactCentreEndUserPayload: ResolverTypeWrapper<Omit<ReplaceContactCentreEndUserPayload, 'endUser'> & { endUser?: Maybe<ResolversTypes['ContactCentreEndUser']> }>;
  RepostSocialPostInput: RepostSocialPostInput;
  RepostSocialPostPayload: ResolverTypeWrapper<RepostSocialPostPayloadMapper>;
  SkipTicketInput: SkipTicketInput;
  SkipTicketPayload: ResolverTypeWrapper<Omit<SkipTicketPayload, 'skip'> & { skip?: Maybe<ResolversTypes['TicketSkip']> }>;
  Social: ResolverTypeWrapper<SocialMapper>;
  SocialLink: ResolverTypeWrapper<SocialLink>;
  SocialList: ResolverTypeWrapper<SocialListMapper>;
  SocialMedia: ResolverTypeWrapper<SocialMediaMapper>;
  SocialMediaType: SocialMediaType;
  SocialPlace: ResolverTypeWrapper<SocialPlaceMapper>;
  SocialPlaceType: SocialPlaceType;
  SocialPoll: ResolverTypeWrapper<SocialPollMapper>;
  SocialPollOption: ResolverTypeWrapper<SocialPollOption>;
  SocialPollStatus: SocialPollStatus;
  SocialPost: ResolverTypeWrapper<SocialPostMapper>;
  SocialPostConnection: ResolverTypeWrapper<SocialPostConnectionMapper>;
  SocialPostEdge: ResolverTypeWrapper<Omit<SocialPostEdge, 'node'> & { node: ResolversTypes['SocialPost'] }>;
  SocialPostExclusion: SocialPostExclusion;
  SocialPostFilter: SocialPostFilter;
  SocialPostMetrics: ResolverTypeWrapper<SocialPostMetrics>;
  SocialUser: ResolverTypeWrapper<SocialUserMapper>;
  SocialUserConnection: ResolverTypeWrapper<SocialUserConnectionMapper>;
  SocialUserEdge: ResolverTypeWrapper<Omit<SocialUserEdge, 'node'> & { node: ResolversTypes['SocialUser'] }>;
  SocialUserMetrics: ResolverTypeWrapper<SocialUserMetrics>;
  SortDirection: SortDirection;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SupportAccount: ResolverTypeWrapper<SupportAccountMapper>;
  SupportCollectionAction: SupportCollectionAction;
  SupportCollectionJob: ResolverTypeWrapper<SupportCollectionJobMapper>;
  SupportDesk: ResolverTypeWrapper<SupportDeskMapper>;
  SupportGroup: ResolverTypeWrapper<SupportGroupMapper>;
  SupportGroupConnection: ResolverTypeWrapper<SupportGroupConnectionMapper>;
  SupportGroupEdge: ResolverTypeWrapper<Omit<SupportGroupEdge, 'node'> & { node: ResolversTypes['SupportGroup'] }>;
  SupportGroupFilter: SupportGroupFilter;
  SupportJob: ResolverTypeWrapper<SupportJobMapper>;
  SupportJobStatus: SupportJobStatus;
  SupportOrganization: ResolverTypeWrapper<SupportOrganizationMapper>;
  SupportOrganizationConnection: ResolverTypeWrapper<SupportOrganizationConnectionMapper>;
  SupportOrganizationEdge: ResolverTypeWrapper<Omit<SupportOrganizationEdge, 'node'> & { node: ResolversTypes['SupportOrganization'] }>;
  SupportOrganizationFilter: SupportOrganizationFilter;
  SupportRecord: ResolverTypeWrapper<SupportRecordMapper>;
  SupportRecordConnection: ResolverTypeWrapper<SupportRecordConnectionMapper>;
  SupportRecordEdge: ResolverTypeWrapper<Omit<SupportRecordEdge, 'node'> & { node: ResolversTypes['SupportRecord'] }>;
  SupportRecordFilter: SupportRecordFilter;
  SupportRecordOrder: SupportRecordOrder;
  SupportRecordOrderField: SupportRecordOrderField;
  SupportRecordType: SupportRecordType;
  SupportResource: ResolverTypeWrapper<SupportResourceMapper>;
  SupportResourceCollection: ResolverTypeWrapper<SupportResourceCollectionMapper>;
  SupportResourceCollectionConnection: ResolverTypeWrapper<SupportResourceCollectionConnectionMapper>;
  SupportResourceCollectionEdge: ResolverTypeWrapper<Omit<SupportResourceCollectionEdge, 'node'> & { node: ResolversTypes['SupportResourceCollection'] }>;
  SupportResourceInput: SupportResourceInput;
  SupportResourceResult: ResolverTypeWrapper<SupportResourceResultMapper>;
  SupportResourceType: SupportResourceType;
  SupportSatisfactionRating: ResolverTypeWrapper<SupportSatisfactionRatingMapper>;
  SupportSatisfactionRatingConnection: ResolverTypeWrapper<SupportSatisfactionRatingConnectionMapper>;
  SupportSatisfactionRatingCount: ResolverTypeWrapper<SupportSatisfactionRatingCountMapper>;
  SupportSatisfactionRatingEdge: ResolverTypeWrapper<Omit<SupportSatisfactionRatingEdge, 'node'> & { node: ResolversTypes['SupportSatisfactionRating'] }>;
  SupportSatisfactionRatingFilter: SupportSatisfactionRatingFilter;
  SupportSatisfactionReason: ResolverTypeWrapper<SupportSatisfactionReasonMapper>;
  SupportSatisfactionScore: SupportSatisfactionScore;
  SupportSatisfactionScoreFilter: SupportSatisfactionScoreFilter;
  SupportSession: ResolverTypeWrapper<SupportSessionMapper>;
  SupportSessionConnection: ResolverTypeWrapper<SupportSessionConnectionMapper>;
  SupportSessionEdge: ResolverTypeWrapper<Omit<SupportSessionEdge, 'node'> & { node: ResolversTypes['SupportSession'] }>;
  SupportSlaCondition: ResolverTypeWrapper<SupportSlaConditionMapper>;
  SupportSlaConditionDefinition: ResolverTypeWrapper<SupportSlaConditionDefinitionMapper>;
  SupportSlaConditionInput: SupportSlaConditionInput;
  SupportSlaConditionOperator: ResolverTypeWrapper<SupportSlaConditionOperator>;
  SupportSlaConditionValue: ResolverTypeWrapper<SupportSlaConditionValue>;
  SupportSlaDefinitions: ResolverTypeWrapper<SupportSlaDefinitionsMapper>;
  SupportSlaFilter: ResolverTypeWrapper<Omit<SupportSlaFilter, 'all' | 'any'> & { all?: Maybe<Array<ResolversTypes['SupportSlaCondition']>>, any?: Maybe<Array<ResolversTypes['SupportSlaCondition']>> }>;
  SupportSlaFilterInput: SupportSlaFilterInput;
  SupportSlaMetric: SupportSlaMetric;
  SupportSlaOperator: SupportSlaOperator;
  SupportSlaPolicy: ResolverTypeWrapper<SupportSlaPolicyMapper>;
  SupportSlaTarget: ResolverTypeWrapper<SupportSlaTargetMapper>;
  SupportSlaTargetInput: SupportSlaTargetInput;
  SupportUser: ResolverTypeWrapper<SupportUserMapper>;
  SupportUserConnection: ResolverTypeWrapper<SupportUserConnectionMapper>;
  SupportUserEdge: ResolverTypeWrapper<Omit<SupportUserEdge, 'node'> & { node: ResolversTypes['SupportUser'] }>;
  SupportUserFilter: SupportUserFilter;
  SupportUserRole: SupportUserRole;
  TextFilter: TextFilter;
  Ticket: ResolverTypeWrapper<TicketMapper>;
  TicketAttachment: ResolverTypeWrapper<TicketAttachment>;
  TicketComment: ResolverTypeWrapper<TicketCommentMapper>;
  TicketCommentAuthorRole: TicketCommentAuthorRole;
  TicketCommentConnection: ResolverTypeWrapper<TicketCommentConnectionMapper>;
  TicketCommentEdge: ResolverTypeWrapper<Omit<TicketCommentEdge, 'node'> & { node: ResolversTypes['TicketComment'] }>;
  TicketCommentFilter: TicketCommentFilter;
  TicketCommentInput: TicketCommentInput;
  TicketCommentOrder: TicketCommentOrder;
  TicketCommentOrderField: TicketCommentOrderField;
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
  TicketMentionFilter: TicketMentionFilter;
  TicketMetricEvent: ResolverTypeWrapper<TicketMetricEventMapper>;
  TicketMetricEventConnection: ResolverTypeWrapper<TicketMetricEventConnectionMapper>;
  TicketMetricEventEdge: ResolverTypeWrapper<Omit<TicketMetricEventEdge, 'node'> & { node: ResolversTypes['TicketMetricEvent'] }>;
  TicketMetricEventExport: ResolverTypeWrapper<Omit<TicketMetricEventExport, 'events'> & { events?: Maybe<Array<ResolversTypes['TicketMetricEvent']>> }>;
  TicketMetricEventFilter: TicketMetricEventFilter;
  TicketMetricEventType: TicketMetricEventType;
  TicketMetricName: TicketMetricName;
  TicketMetricSet: ResolverTypeWrapper<TicketMetricSetMapper>;
  TicketMetricSetConnection: ResolverTypeWrapper<TicketMetricSetConnectionMapper>;
  TicketMetricSetEdge: ResolverTypeWrapper<Omit<TicketMetricSetEdge, 'node'> & { node: ResolversTypes['TicketMetricSet'] }>;
  TicketMinutes: ResolverTypeWrapper<TicketMinutesMapper>;
  TicketOrder: TicketOrder;
  TicketOrderField: TicketOrderField;
  TicketPriority: TicketPriority;
  TicketSearchFilter: TicketSearchFilter;
  TicketSkip: ResolverTypeWrapper<TicketSkipMapper>;
  TicketStatus: TicketStatus;
  TicketType: TicketType;
  UnlikeSocialPostInput: UnlikeSocialPostInput;
  UnlikeSocialPostPayload: ResolverTypeWrapper<UnlikeSocialPostPayloadMapper>;
  UnlinkESignatureCloudStorageProviderInput: UnlinkESignatureCloudStorageProviderInput;
  UnlinkESignatureCloudStorageProviderPayload: ResolverTypeWrapper<Omit<UnlinkESignatureCloudStorageProviderPayload, 'eSignatureUser' | 'providers'> & { eSignatureUser?: Maybe<ResolversTypes['ESignatureUser']>, providers?: Maybe<Array<ResolversTypes['ESignatureCloudStorageProvider']>> }>;
  UnlinkESignatureCloudStorageProvidersInput: UnlinkESignatureCloudStorageProvidersInput;
  UnlinkESignatureCloudStorageProvidersPayload: ResolverTypeWrapper<Omit<UnlinkESignatureCloudStorageProvidersPayload, 'eSignatureUser' | 'providers'> & { eSignatureUser?: Maybe<ResolversTypes['ESignatureUser']>, providers?: Maybe<Array<ResolversTypes['ESignatureCloudStorageProvider']>> }>;
  UnrepostSocialPostInput: UnrepostSocialPostInput;
  UnrepostSocialPostPayload: ResolverTypeWrapper<UnrepostSocialPostPayloadMapper>;
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
  UpdateMeetingSipPhonePayload: ResolverTypeWrapper<Omit<UpdateMeetingSipPhonePayload, 'sipPhone'> & { sipPhone?: Maybe<ResolversTypes['MeetingSipPhoneReference']> }>;
  UpdateMeetingTelephonyInput: UpdateMeetingTelephonyInput;
  UpdateMeetingTelephonyPayload: ResolverTypeWrapper<UpdateMeetingTelephonyPayloadMapper>;
  UpdateMeetingUserGlobalDialInInput: UpdateMeetingUserGlobalDialInInput;
  UpdateMeetingUserGlobalDialInPayload: ResolverTypeWrapper<Omit<UpdateMeetingUserGlobalDialInPayload, 'meetingUser'> & { meetingUser?: Maybe<ResolversTypes['MeetingUser']> }>;
  UpdateSocialPostVisibilityInput: UpdateSocialPostVisibilityInput;
  UpdateSocialPostVisibilityPayload: ResolverTypeWrapper<UpdateSocialPostVisibilityPayloadMapper>;
  UpdateSupportResourceCollectionInput: UpdateSupportResourceCollectionInput;
  UpdateSupportResourceCollectionPayload: ResolverTypeWrapper<Omit<UpdateSupportResourceCollectionPayload, 'job'> & { job?: Maybe<ResolversTypes['SupportCollectionJob']> }>;
  UpdateSupportSlaPolicyInput: UpdateSupportSlaPolicyInput;
  UpdateSupportSlaPolicyPayload: ResolverTypeWrapper<Omit<UpdateSupportSlaPolicyPayload, 'slaPolicy'> & { slaPolicy?: Maybe<ResolversTypes['SupportSlaPolicy']> }>;
  UpdateTicketFieldInput: UpdateTicketFieldInput;
  UpdateTicketFieldPayload: ResolverTypeWrapper<Omit<UpdateTicketFieldPayload, 'removedOptions' | 'ticketField' | 'unnamedOptions'> & { removedOptions?: Maybe<Array<ResolversTypes['TicketFieldOption']>>, ticketField?: Maybe<ResolversTypes['TicketField']>, unnamedOptions?: Maybe<Array<ResolversTypes['TicketFieldOption']>> }>;
  UpdateTicketFormInput: UpdateTicketFormInput;
  UpdateTicketFormPayload: ResolverTypeWrapper<Omit<UpdateTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversTypes['TicketForm']> }>;
  UpdateTicketInput: UpdateTicketInput;
  UpdateTicketPayload: ResolverTypeWrapper<Omit<UpdateTicketPayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['Ticket']> }>;
  UploadEnvelopeDocumentInput: UploadEnvelopeDocumentInput;
  UploadEnvelopeDocumentPayload: ResolverTypeWrapper<Omit<UploadEnvelopeDocumentPayload, 'envelope'> & { envelope?: Maybe<ResolversTypes['Envelope']> }>;
  UpsertTicketFieldOptionInput: UpsertTicketFieldOptionInput;
  UpsertTicketFieldOptionPayload: ResolverTypeWrapper<Omit<UpsertTicketFieldOptionPayload, 'ticketFieldOption'> & { ticketFieldOption?: Maybe<ResolversTypes['TicketFieldOption']> }>;
  User: ResolverTypeWrapper<UserMapper>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  Webinar: ResolverTypeWrapper<WebinarMapper>;
  WebinarAnswer: ResolverTypeWrapper<WebinarAnswerMapper>;
  WebinarQaParticipant: ResolverTypeWrapper<WebinarQaParticipantMapper>;
  WebinarQaReport: ResolverTypeWrapper<WebinarQaReportMapper>;
  WebinarQuestion: ResolverTypeWrapper<WebinarQuestionMapper>;
  WebinarQuestionStatus: WebinarQuestionStatus;
  WebinarSurveyAnswer: ResolverTypeWrapper<WebinarSurveyAnswerMapper>;
  WebinarSurveyParticipant: ResolverTypeWrapper<WebinarSurveyParticipantMapper>;
  WebinarSurveyReport: ResolverTypeWrapper<WebinarSurveyReportMapper>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
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
  AddMeetingRegistrantPayload: Omit<AddMeetingRegistrantPayload, 'registrant'> & { registrant?: Maybe<ResolversParentTypes['MeetingRegistrant']> };
  AnonymizeContactCentreEndUserInput: AnonymizeContactCentreEndUserInput;
  Boolean: Scalars['Boolean']['output'];
  AnonymizeContactCentreEndUserPayload: Omit<AnonymizeContactCentreEndUserPayload, 'endUser'> & { endUser?: Maybe<ResolversParentTypes['ContactCentreEndUser']> };
  AssignContactCentreQueueMembersInput: AssignContactCentreQueueMembersInput;
  AssignContactCentreQueueMembersPayload: Omit<AssignContactCentreQueueMembersPayload, 'queue'> & { queue?: Maybe<ResolversParentTypes['ContactCentreQueue']> };
  CloneTicketFormInput: CloneTicketFormInput;
  CloneTicketFormPayload: Omit<CloneTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversParentTypes['TicketForm']> };
  Company: CompanyMapper;
  ConnectConfiguration: ConnectConfigurationMapper;
  ConnectEvent: ConnectEventMapper;
  ConnectEventConnection: ConnectEventConnectionMapper;
  Int: Scalars['Int']['output'];
  ConnectEventData: ConnectEventDataMapper;
  ConnectEventDataInput: ConnectEventDataInput;
  ConnectEventEdge: Omit<ConnectEventEdge, 'node'> & { node: ResolversParentTypes['ConnectEvent'] };
  ConnectEventFilter: ConnectEventFilter;
  ConnectEventRecipient: ConnectEventRecipientMapper;
  ConnectOAuth: ConnectOAuthMapper;
  ContactCentre: ContactCentreMapper;
  ContactCentreAgent: ContactCentreAgentMapper;
  ContactCentreAgentConnection: ContactCentreAgentConnectionMapper;
  ContactCentreAgentEdge: Omit<ContactCentreAgentEdge, 'node'> & { node: ResolversParentTypes['ContactCentreAgent'] };
  ContactCentreAgentPresence: ContactCentreAgentPresenceMapper;
  ContactCentreAgentPresenceConnection: ContactCentreAgentPresenceConnectionMapper;
  ContactCentreAgentPresenceEdge: Omit<ContactCentreAgentPresenceEdge, 'node'> & { node: ResolversParentTypes['ContactCentreAgentPresence'] };
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
  CreateSupportAccountInput: CreateSupportAccountInput;
  CreateSupportAccountPayload: Omit<CreateSupportAccountPayload, 'account'> & { account?: Maybe<ResolversParentTypes['SupportAccount']> };
  CreateSupportResourceCollectionInput: CreateSupportResourceCollectionInput;
  CreateSupportResourceCollectionPayload: Omit<CreateSupportResourceCollectionPayload, 'job'> & { job?: Maybe<ResolversParentTypes['SupportCollectionJob']> };
  CreateSupportSlaPolicyInput: CreateSupportSlaPolicyInput;
  CreateSupportSlaPolicyPayload: Omit<CreateSupportSlaPolicyPayload, 'slaPolicy'> & { slaPolicy?: Maybe<ResolversParentTypes['SupportSlaPolicy']> };
  CreateTicketFormInput: CreateTicketFormInput;
  CreateTicketFormPayload: Omit<CreateTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversParentTypes['TicketForm']> };
  Date: Scalars['Date']['output'];
  DateRange: DateRange;
  DateTime: Scalars['DateTime']['output'];
  DateTimeRange: DateTimeRange;
  DeactivateContactCentreTagInput: DeactivateContactCentreTagInput;
  DeactivateContactCentreTagPayload: Omit<DeactivateContactCentreTagPayload, 'tag'> & { tag?: Maybe<ResolversParentTypes['ContactCentreTag']> };
  Decimal: Scalars['Decimal']['output'];
  DecimalRange: DecimalRange;
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
  DeleteMeetingTspAccountPayload: Omit<DeleteMeetingTspAccountPayload, 'meetingUser'> & { meetingUser?: Maybe<ResolversParentTypes['MeetingUser']> };
  DeleteSupportResourceCollectionInput: DeleteSupportResourceCollectionInput;
  DeleteSupportResourceCollectionPayload: Omit<DeleteSupportResourceCollectionPayload, 'job'> & { job?: Maybe<ResolversParentTypes['SupportCollectionJob']> };
  DeleteSupportSlaPolicyInput: DeleteSupportSlaPolicyInput;
  DeleteSupportSlaPolicyPayload: DeleteSupportSlaPolicyPayload;
  DeleteTicketFieldOptionInput: DeleteTicketFieldOptionInput;
  DeleteTicketFieldOptionPayload: DeleteTicketFieldOptionPayload;
  DeleteTicketFormInput: DeleteTicketFormInput;
  DeleteTicketFormPayload: DeleteTicketFormPayload;
  ESignature: ESignatureMapper;
  ESignatureCloudStorageProvider: ESignatureCloudStorageProviderMapper;
  ESignatureUser: ESignatureUserMapper;
  Envelope: EnvelopeMapper;
  EnvelopeCustomField: EnvelopeCustomFieldMapper;
  EnvelopeCustomFieldChangeInput: EnvelopeCustomFieldChangeInput;
  EnvelopeCustomFieldInput: EnvelopeCustomFieldInput;
  EnvelopeDocument: EnvelopeDocumentMapper;
  EnvelopeDocumentField: EnvelopeDocumentFieldMapper;
  EnvelopeDocumentFieldInput: EnvelopeDocumentFieldInput;
  EnvelopeDocumentFilter: EnvelopeDocumentFilter;
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
  LikeSocialPostInput: LikeSocialPostInput;
  LikeSocialPostPayload: LikeSocialPostPayloadMapper;
  LinkESignatureCloudStorageProvidersInput: LinkESignatureCloudStorageProvidersInput;
  LinkESignatureCloudStorageProvidersPayload: Omit<LinkESignatureCloudStorageProvidersPayload, 'eSignatureUser' | 'providers'> & { eSignatureUser?: Maybe<ResolversParentTypes['ESignatureUser']>, providers?: Maybe<Array<ResolversParentTypes['ESignatureCloudStorageProvider']>> };
  Meeting: MeetingMapper;
  MeetingDialInNumber: MeetingDialInNumberMapper;
  MeetingDialInNumberInput: MeetingDialInNumberInput;
  MeetingLivestream: MeetingLivestreamMapper;
  MeetingPoll: MeetingPollMapper;
  MeetingPollBlanksInput: MeetingPollBlanksInput;
  MeetingPollBlanksQuestion: MeetingPollBlanksQuestionMapper;
  MeetingPollChoiceInput: MeetingPollChoiceInput;
  MeetingPollChoiceQuestion: MeetingPollChoiceQuestionMapper;
  MeetingPollFilter: MeetingPollFilter;
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
  MeetingRegistrantFilter: MeetingRegistrantFilter;
  MeetingSipPhone: MeetingSipPhoneMapper;
  MeetingSipPhoneConnection: MeetingSipPhoneConnectionMapper;
  MeetingSipPhoneEdge: Omit<MeetingSipPhoneEdge, 'node'> & { node: ResolversParentTypes['MeetingSipPhone'] };
  MeetingSipPhoneFilter: MeetingSipPhoneFilter;
  MeetingSipPhoneReference: MeetingSipPhoneReferenceMapper;
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
  RateTicketPayload: Omit<RateTicketPayload, 'satisfactionRating'> & { satisfactionRating?: Maybe<ResolversParentTypes['SupportSatisfactionRating']> };
  RemoveContactCentreQueueMembersInput: RemoveContactCentreQueueMembersInput;
  RemoveContactCentreQueueMembersPayload: Omit<RemoveContactCentreQueueMembersPayload, 'queue'> & { queue?: Maybe<ResolversParentTypes['ContactCentreQueue']> };
  RemoveContactCentreTeamAgentsInput: RemoveContactCentreTeamAgentsInput;
  RemoveContactCentreTeamAgentsPayload: Omit<RemoveContactCentreTeamAgentsPayload, 'team'> & { team?: Maybe<ResolversParentTypes['ContactCentreTeam']> };
  ReorderSupportSlaPoliciesInput: ReorderSupportSlaPoliciesInput;
  ReorderSupportSlaPoliciesPayload: Omit<ReorderSupportSlaPoliciesPayload, 'slaPolicies'> & { slaPolicies?: Maybe<Array<ResolversParentTypes['SupportSlaPolicy']>> };
  ReorderTicketFormsInput: ReorderTicketFormsInput;
  ReorderTicketFormsPayload: Omit<ReorderTicketFormsPayload, 'ticketForms'> & { ticketForms?: Maybe<Array<ResolversParentTypes['TicketForm']>> };
  ReplaceContactCentreEndUserInput: ReplaceContactCentreEndUserInput;
  ReplaceContactCentreEndUserPayload: Omit<ReplaceContactCentreEndUserPayload, 'endUser'> & { endUser?: Maybe<ResolversParentTypes['ContactCentreEndUser']> };
  RepostSocialPostInput: RepostSocialPostInput;
  RepostSocialPostPayload: RepostSocialPostPayloadMapper;
  SkipTicketInput: SkipTicketInput;
  SkipTicketPayload: Omit<SkipTicketPayload, 'skip'> & { skip?: Maybe<ResolversParentTypes['TicketSkip']> };
  Social: SocialMapper;
  SocialLink: SocialLink;
  SocialList: SocialListMapper;
  SocialMedia: SocialMediaMapper;
  SocialPlace: SocialPlaceMapper;
  SocialPoll: SocialPollMapper;
  SocialPollOption: SocialPollOption;
  SocialPost: SocialPostMapper;
  SocialPostConnection: SocialPostConnectionMapper;
  SocialPostEdge: Omit<SocialPostEdge, 'node'> & { node: ResolversParentTypes['SocialPost'] };
  SocialPostFilter: SocialPostFilter;
  SocialPostMetrics: SocialPostMetrics;
  SocialUser: SocialUserMapper;
  SocialUserConnection: SocialUserConnectionMapper;
  SocialUserEdge: Omit<SocialUserEdge, 'node'> & { node: ResolversParentTypes['SocialUser'] };
  SocialUserMetrics: SocialUserMetrics;
  Subscription: Record<PropertyKey, never>;
  SupportAccount: SupportAccountMapper;
  SupportCollectionJob: SupportCollectionJobMapper;
  SupportDesk: SupportDeskMapper;
  SupportGroup: SupportGroupMapper;
  SupportGroupConnection: SupportGroupConnectionMapper;
  SupportGroupEdge: Omit<SupportGroupEdge, 'node'> & { node: ResolversParentTypes['SupportGroup'] };
  SupportGroupFilter: SupportGroupFilter;
  SupportJob: SupportJobMapper;
  SupportOrganization: SupportOrganizationMapper;
  SupportOrganizationConnection: SupportOrganizationConnectionMapper;
  SupportOrganizationEdge: Omit<SupportOrganizationEdge, 'node'> & { node: ResolversParentTypes['SupportOrganization'] };
  SupportOrganizationFilter: SupportOrganizationFilter;
  SupportRecord: SupportRecordMapper;
  SupportRecordConnection: SupportRecordConnectionMapper;
  SupportRecordEdge: Omit<SupportRecordEdge, 'node'> & { node: ResolversParentTypes['SupportRecord'] };
  SupportRecordFilter: SupportRecordFilter;
  SupportRecordOrder: SupportRecordOrder;
  SupportResource: SupportResourceMapper;
  SupportResourceCollection: SupportResourceCollectionMapper;
  SupportResourceCollectionConnection: SupportResourceCollectionConnectionMapper;
  SupportResourceCollectionEdge: Omit<SupportResourceCollectionEdge, 'node'> & { node: ResolversParentTypes['SupportResourceCollection'] };
  SupportResourceInput: SupportResourceInput;
  SupportResourceResult: SupportResourceResultMapper;
  SupportSatisfactionRating: SupportSatisfactionRatingMapper;
  SupportSatisfactionRatingConnection: SupportSatisfactionRatingConnectionMapper;
  SupportSatisfactionRatingCount: SupportSatisfactionRatingCountMapper;
  SupportSatisfactionRatingEdge: Omit<SupportSatisfactionRatingEdge, 'node'> & { node: ResolversParentTypes['SupportSatisfactionRating'] };
  SupportSatisfactionRatingFilter: SupportSatisfactionRatingFilter;
  SupportSatisfactionReason: SupportSatisfactionReasonMapper;
  SupportSession: SupportSessionMapper;
  SupportSessionConnection: SupportSessionConnectionMapper;
  SupportSessionEdge: Omit<SupportSessionEdge, 'node'> & { node: ResolversParentTypes['SupportSession'] };
  SupportSlaCondition: SupportSlaConditionMapper;
  SupportSlaConditionDefinition: SupportSlaConditionDefinitionMapper;
  SupportSlaConditionInput: SupportSlaConditionInput;
  SupportSlaConditionOperator: SupportSlaConditionOperator;
  SupportSlaConditionValue: SupportSlaConditionValue;
  SupportSlaDefinitions: SupportSlaDefinitionsMapper;
  SupportSlaFilter: Omit<SupportSlaFilter, 'all' | 'any'> & { all?: Maybe<Array<ResolversParentTypes['SupportSlaCondition']>>, any?: Maybe<Array<ResolversParentTypes['SupportSlaCondition']>> };
  SupportSlaFilterInput: SupportSlaFilterInput;
  SupportSlaPolicy: SupportSlaPolicyMapper;
  SupportSlaTarget: SupportSlaTargetMapper;
  SupportSlaTargetInput: SupportSlaTargetInput;
  SupportUser: SupportUserMapper;
  SupportUserConnection: SupportUserConnectionMapper;
  SupportUserEdge: Omit<SupportUserEdge, 'node'> & { node: ResolversParentTypes['SupportUser'] };
  SupportUserFilter: SupportUserFilter;
  TextFilter: TextFilter;
  Ticket: TicketMapper;
  TicketAttachment: TicketAttachment;
  TicketComment: TicketCommentMapper;
  TicketCommentConnection: TicketCommentConnectionMapper;
  TicketCommentEdge: Omit<TicketCommentEdge, 'node'> & { node: ResolversParentTypes['TicketComment'] };
  TicketCommentFilter: TicketCommentFilter;
  TicketCommentInput: TicketCommentInput;
  TicketCommentOrder: TicketCommentOrder;
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
  TicketMentionFilter: TicketMentionFilter;
  TicketMetricEvent: TicketMetricEventMapper;
  TicketMetricEventConnection: TicketMetricEventConnectionMapper;
  TicketMetricEventEdge: Omit<TicketMetricEventEdge, 'node'> & { node: ResolversParentTypes['TicketMetricEvent'] };
  TicketMetricEventExport: Omit<TicketMetricEventExport, 'events'> & { events?: Maybe<Array<ResolversParentTypes['TicketMetricEvent']>> };
  TicketMetricEventFilter: TicketMetricEventFilter;
  TicketMetricSet: TicketMetricSetMapper;
  TicketMetricSetConnection: TicketMetricSetConnectionMapper;
  TicketMetricSetEdge: Omit<TicketMetricSetEdge, 'node'> & { node: ResolversParentTypes['TicketMetricSet'] };
  TicketMinutes: TicketMinutesMapper;
  TicketOrder: TicketOrder;
  TicketSearchFilter: TicketSearchFilter;
  TicketSkip: TicketSkipMapper;
  UnlikeSocialPostInput: UnlikeSocialPostInput;
  UnlikeSocialPostPayload: UnlikeSocialPostPayloadMapper;
  UnlinkESignatureCloudStorageProviderInput: UnlinkESignatureCloudStorageProviderInput;
  UnlinkESignatureCloudStorageProviderPayload: Omit<UnlinkESignatureCloudStorageProviderPayload, 'eSignatureUser' | 'providers'> & { eSignatureUser?: Maybe<ResolversParentTypes['ESignatureUser']>, providers?: Maybe<Array<ResolversParentTypes['ESignatureCloudStorageProvider']>> };
  UnlinkESignatureCloudStorageProvidersInput: UnlinkESignatureCloudStorageProvidersInput;
  UnlinkESignatureCloudStorageProvidersPayload: Omit<UnlinkESignatureCloudStorageProvidersPayload, 'eSignatureUser' | 'providers'> & { eSignatureUser?: Maybe<ResolversParentTypes['ESignatureUser']>, providers?: Maybe<Array<ResolversParentTypes['ESignatureCloudStorageProvider']>> };
  UnrepostSocialPostInput: UnrepostSocialPostInput;
  UnrepostSocialPostPayload: UnrepostSocialPostPayloadMapper;
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
  UpdateMeetingSipPhonePayload: Omit<UpdateMeetingSipPhonePayload, 'sipPhone'> & { sipPhone?: Maybe<ResolversParentTypes['MeetingSipPhoneReference']> };
  UpdateMeetingTelephonyInput: UpdateMeetingTelephonyInput;
  UpdateMeetingTelephonyPayload: UpdateMeetingTelephonyPayloadMapper;
  UpdateMeetingUserGlobalDialInInput: UpdateMeetingUserGlobalDialInInput;
  UpdateMeetingUserGlobalDialInPayload: Omit<UpdateMeetingUserGlobalDialInPayload, 'meetingUser'> & { meetingUser?: Maybe<ResolversParentTypes['MeetingUser']> };
  UpdateSocialPostVisibilityInput: UpdateSocialPostVisibilityInput;
  UpdateSocialPostVisibilityPayload: UpdateSocialPostVisibilityPayloadMapper;
  UpdateSupportResourceCollectionInput: UpdateSupportResourceCollectionInput;
  UpdateSupportResourceCollectionPayload: Omit<UpdateSupportResourceCollectionPayload, 'job'> & { job?: Maybe<ResolversParentTypes['SupportCollectionJob']> };
  UpdateSupportSlaPolicyInput: UpdateSupportSlaPolicyInput;
  UpdateSupportSlaPolicyPayload: Omit<UpdateSupportSlaPolicyPayload, 'slaPolicy'> & { slaPolicy?: Maybe<ResolversParentTypes['SupportSlaPolicy']> };
  UpdateTicketFieldInput: UpdateTicketFieldInput;
  UpdateTicketFieldPayload: Omit<UpdateTicketFieldPayload, 'removedOptions' | 'ticketField' | 'unnamedOptions'> & { removedOptions?: Maybe<Array<ResolversParentTypes['TicketFieldOption']>>, ticketField?: Maybe<ResolversParentTypes['TicketField']>, unnamedOptions?: Maybe<Array<ResolversParentTypes['TicketFieldOption']>> };
  UpdateTicketFormInput: UpdateTicketFormInput;
  UpdateTicketFormPayload: Omit<UpdateTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversParentTypes['TicketForm']> };
  UpdateTicketInput: UpdateTicketInput;
  UpdateTicketPayload: Omit<UpdateTicketPayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['Ticket']> };
  UploadEnvelopeDocumentInput: UploadEnvelopeDocumentInput;
  UploadEnvelopeDocumentPayload: Omit<UploadEnvelopeDocumentPayload, 'envelope'> & { envelope?: Maybe<ResolversParentTypes['Envelope']> };
  UpsertTicketFieldOptionInput: UpsertTicketFieldOptionInput;
  UpsertTicketFieldOptionPayload: Omit<UpsertTicketFieldOptionPayload, 'ticketFieldOption'> & { ticketFieldOption?: Maybe<ResolversParentTypes['TicketFieldOption']> };
  User: UserMapper;
  UserError: UserError;
  Webinar: WebinarMapper;
  WebinarAnswer: WebinarAnswerMapper;
  WebinarQaParticipant: WebinarQaParticipantMapper;
  WebinarQaReport: WebinarQaReportMapper;
  WebinarQuestion: WebinarQuestionMapper;
  WebinarSurveyAnswer: WebinarSurveyAnswerMapper;
  WebinarSurveyParticipant: WebinarSurveyParticipantMapper;
  WebinarSurveyReport: WebinarSurveyReportMapper;
  String: Scalars['String']['output'];
};

export type NotNodeDirectiveArgs = {
  reason: Scalars['String']['input'];
};

export type NotNodeDirectiveResolver<Result, Parent, ContextType = CollaborationContext, Args = NotNodeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

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

export type CompanyResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company'], FederationReferenceType extends FederationReferenceTypes['Company'] = FederationReferenceTypes['Company']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Company']> | FederationReferenceType, FederationReferenceType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sourcesOfCollaboration?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  supportOrganization?: Resolver<Maybe<ResolversTypes['SupportOrganization']>, ParentType, ContextType>;
  supportOrganizations?: Resolver<Maybe<Array<ResolversTypes['SupportOrganization']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConnectConfigurationResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ConnectConfiguration'] = ResolversParentTypes['ConnectConfiguration'], FederationReferenceType extends FederationReferenceTypes['ConnectConfiguration'] = FederationReferenceTypes['ConnectConfiguration']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ConnectConfiguration']> | FederationReferenceType, FederationReferenceType, ContextType>;
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  allUsers?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  allowEnvelopePublish?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  deliveryMode?: Resolver<Maybe<ResolversTypes['ConnectDeliveryMode']>, ParentType, ContextType>;
  enableLog?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  envelopeEvents?: Resolver<Maybe<Array<ResolversTypes['ConnectEnvelopeEvent']>>, ParentType, ContextType>;
  eventData?: Resolver<Maybe<ResolversTypes['ConnectEventData']>, ParentType, ContextType>;
  events?: Resolver<Maybe<Array<ResolversTypes['ConnectEventName']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientEvents?: Resolver<Maybe<Array<ResolversTypes['ConnectRecipientEvent']>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['ConnectConfigurationType']>, ParentType, ContextType>;
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
  affected?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  presence?: Resolver<Maybe<ResolversTypes['ContactCentreAgentPresence']>, ParentType, ContextType>;
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

export type ContactCentreAgentPresenceResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreAgentPresence'] = ResolversParentTypes['ContactCentreAgentPresence']> = {
  activeConversationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  agentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ContactCentreAgentPresenceStatus']>, ParentType, ContextType>;
  statusSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ContactCentreAgentPresenceConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreAgentPresenceConnection'] = ResolversParentTypes['ContactCentreAgentPresenceConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ContactCentreAgentPresenceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ContactCentreAgentPresence']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ContactCentreAgentPresenceEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreAgentPresenceEdge'] = ResolversParentTypes['ContactCentreAgentPresenceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContactCentreAgentPresence'], ParentType, ContextType>;
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
  additionalPhones?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
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
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  default?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  doNotOfferEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  doNotOfferTimeouts?: Resolver<Maybe<ResolversTypes['ContactCentreDoNotOfferTimeouts']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  members?: Resolver<Maybe<ResolversTypes['ContactCentreAgentConnection']>, ParentType, ContextType, Partial<ContactCentreQueueMembersArgs>>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offerAbandonedConversations?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  offerAlgorithm?: Resolver<Maybe<ResolversTypes['ContactCentreOfferAlgorithm']>, ParentType, ContextType>;
  offerTimeout?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  personalAgentOfflineTimeout?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  preferredAgentEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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
  waitingConversationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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
  presence?: Resolver<Maybe<ResolversTypes['ContactCentreAgentPresenceConnection']>, ParentType, ContextType, Partial<ContactCentreTeamPresenceArgs>>;
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

export type CreateSupportAccountPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateSupportAccountPayload'] = ResolversParentTypes['CreateSupportAccountPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['SupportAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateSupportResourceCollectionPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateSupportResourceCollectionPayload'] = ResolversParentTypes['CreateSupportResourceCollectionPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['SupportCollectionJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateSupportSlaPolicyPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateSupportSlaPolicyPayload'] = ResolversParentTypes['CreateSupportSlaPolicyPayload']> = {
  slaPolicy?: Resolver<Maybe<ResolversTypes['SupportSlaPolicy']>, ParentType, ContextType>;
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
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
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
  meetingUser?: Resolver<Maybe<ResolversTypes['MeetingUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteSupportResourceCollectionPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteSupportResourceCollectionPayload'] = ResolversParentTypes['DeleteSupportResourceCollectionPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['SupportCollectionJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteSupportSlaPolicyPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteSupportSlaPolicyPayload'] = ResolversParentTypes['DeleteSupportSlaPolicyPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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
  connectConfigurations?: Resolver<Maybe<Array<ResolversTypes['ConnectConfiguration']>>, ParentType, ContextType>;
  connectEvent?: Resolver<Maybe<ResolversTypes['ConnectEvent']>, ParentType, ContextType, RequireFields<ESignatureConnectEventArgs, 'id'>>;
  connectEvents?: Resolver<Maybe<ResolversTypes['ConnectEventConnection']>, ParentType, ContextType, Partial<ESignatureConnectEventsArgs>>;
  connectOAuth?: Resolver<Maybe<ResolversTypes['ConnectOAuth']>, ParentType, ContextType>;
  envelope?: Resolver<Maybe<ResolversTypes['Envelope']>, ParentType, ContextType, RequireFields<ESignatureEnvelopeArgs, 'id'>>;
  user?: Resolver<Maybe<ResolversTypes['ESignatureUser']>, ParentType, ContextType, RequireFields<ESignatureUserArgs, 'id'>>;
};

export type ESignatureCloudStorageProviderResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ESignatureCloudStorageProvider'] = ResolversParentTypes['ESignatureCloudStorageProvider'], FederationReferenceType extends FederationReferenceTypes['ESignatureCloudStorageProvider'] = FederationReferenceTypes['ESignatureCloudStorageProvider']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ESignatureCloudStorageProvider']> | FederationReferenceType, FederationReferenceType, ContextType>;
  authenticationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<ESignatureCloudStorageProviderAuthenticationUrlArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['ESignatureUser']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ESignatureUserResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ESignatureUser'] = ResolversParentTypes['ESignatureUser']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cloudStorageProvider?: Resolver<Maybe<ResolversTypes['ESignatureCloudStorageProvider']>, ParentType, ContextType, RequireFields<ESignatureUserCloudStorageProviderArgs, 'id'>>;
  cloudStorageProviders?: Resolver<Maybe<Array<ResolversTypes['ESignatureCloudStorageProvider']>>, ParentType, ContextType>;
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
  listItems?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EnvelopeCustomFieldType'], ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visible?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentVisibility?: Resolver<Maybe<Array<ResolversTypes['EnvelopeDocumentVisibility']>>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  envelope?: Resolver<Maybe<ResolversTypes['Envelope']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  routingOrder?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['EnvelopeRecipientStatus']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['EnvelopeRecipientType']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnvelopeRightsResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['EnvelopeRights'] = ResolversParentTypes['EnvelopeRights']> = {
  editable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  editableProperties?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type EnvelopeTabResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['EnvelopeTab'] = ResolversParentTypes['EnvelopeTab']> = {
  document?: Resolver<Maybe<ResolversTypes['EnvelopeDocument']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  pageNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['EnvelopeRecipient']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  rights?: Resolver<Maybe<ResolversTypes['EnvelopeRights']>, ParentType, ContextType>;
  selected?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EnvelopeTabType'], ParentType, ContextType>;
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
  reusable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type LikeSocialPostPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['LikeSocialPostPayload'] = ResolversParentTypes['LikeSocialPostPayload']> = {
  actor?: Resolver<Maybe<ResolversTypes['SocialUser']>, ParentType, ContextType>;
  liked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['SocialPost']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LinkESignatureCloudStorageProvidersPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['LinkESignatureCloudStorageProvidersPayload'] = ResolversParentTypes['LinkESignatureCloudStorageProvidersPayload']> = {
  eSignatureUser?: Resolver<Maybe<ResolversTypes['ESignatureUser']>, ParentType, ContextType>;
  providers?: Resolver<Maybe<Array<ResolversTypes['ESignatureCloudStorageProvider']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MeetingResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Meeting'] = ResolversParentTypes['Meeting']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  livestream?: Resolver<Maybe<ResolversTypes['MeetingLivestream']>, ParentType, ContextType>;
  poll?: Resolver<Maybe<ResolversTypes['MeetingPoll']>, ParentType, ContextType, RequireFields<MeetingPollArgs, 'id'>>;
  polls?: Resolver<Maybe<Array<ResolversTypes['MeetingPoll']>>, ParentType, ContextType, Partial<MeetingPollsArgs>>;
  registrants?: Resolver<Maybe<ResolversTypes['MeetingRegistrantConnection']>, ParentType, ContextType, Partial<MeetingRegistrantsArgs>>;
  summary?: Resolver<Maybe<ResolversTypes['MeetingSummary']>, ParentType, ContextType, RequireFields<MeetingSummaryArgs, 'id'>>;
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
  captions?: Resolver<Maybe<ResolversTypes['MeetingLivestreamCaptions']>, ParentType, ContextType>;
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
  employeeRange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  industry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meeting?: Resolver<Maybe<ResolversTypes['Meeting']>, ParentType, ContextType>;
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
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type MeetingSipPhoneReferenceResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingSipPhoneReference'] = ResolversParentTypes['MeetingSipPhoneReference']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  accountsEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  audioEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  bridge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dialInNumberUnrestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dialInNumbers?: Resolver<Maybe<Array<ResolversTypes['MeetingDialInNumber']>>, ParentType, ContextType>;
  masterAccountSettingExtended?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  modifyCredentialForbidden?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  summary?: Resolver<Maybe<ResolversTypes['MeetingSummary']>, ParentType, ContextType, RequireFields<MeetingsSummaryArgs, 'id'>>;
  telephony?: Resolver<Maybe<ResolversTypes['MeetingTelephony']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['MeetingUser']>, ParentType, ContextType, RequireFields<MeetingsUserArgs, 'id'>>;
  webinar?: Resolver<Maybe<ResolversTypes['Webinar']>, ParentType, ContextType, RequireFields<MeetingsWebinarArgs, 'id'>>;
};

export type MoneyResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  createSupportAccount?: Resolver<Maybe<ResolversTypes['CreateSupportAccountPayload']>, ParentType, ContextType, RequireFields<MutationCreateSupportAccountArgs, 'input'>>;
  createSupportResourceCollection?: Resolver<Maybe<ResolversTypes['CreateSupportResourceCollectionPayload']>, ParentType, ContextType, RequireFields<MutationCreateSupportResourceCollectionArgs, 'input'>>;
  createSupportSlaPolicy?: Resolver<Maybe<ResolversTypes['CreateSupportSlaPolicyPayload']>, ParentType, ContextType, RequireFields<MutationCreateSupportSlaPolicyArgs, 'input'>>;
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
  deleteSupportResourceCollection?: Resolver<Maybe<ResolversTypes['DeleteSupportResourceCollectionPayload']>, ParentType, ContextType, RequireFields<MutationDeleteSupportResourceCollectionArgs, 'input'>>;
  deleteSupportSlaPolicy?: Resolver<Maybe<ResolversTypes['DeleteSupportSlaPolicyPayload']>, ParentType, ContextType, RequireFields<MutationDeleteSupportSlaPolicyArgs, 'input'>>;
  deleteTicketFieldOption?: Resolver<Maybe<ResolversTypes['DeleteTicketFieldOptionPayload']>, ParentType, ContextType, RequireFields<MutationDeleteTicketFieldOptionArgs, 'input'>>;
  deleteTicketForm?: Resolver<Maybe<ResolversTypes['DeleteTicketFormPayload']>, ParentType, ContextType, RequireFields<MutationDeleteTicketFormArgs, 'input'>>;
  importTicket?: Resolver<Maybe<ResolversTypes['ImportTicketPayload']>, ParentType, ContextType, RequireFields<MutationImportTicketArgs, 'input'>>;
  importTickets?: Resolver<Maybe<ResolversTypes['ImportTicketsPayload']>, ParentType, ContextType, RequireFields<MutationImportTicketsArgs, 'input'>>;
  likeSocialPost?: Resolver<Maybe<ResolversTypes['LikeSocialPostPayload']>, ParentType, ContextType, RequireFields<MutationLikeSocialPostArgs, 'input'>>;
  linkESignatureCloudStorageProviders?: Resolver<Maybe<ResolversTypes['LinkESignatureCloudStorageProvidersPayload']>, ParentType, ContextType, RequireFields<MutationLinkESignatureCloudStorageProvidersArgs, 'input'>>;
  rateTicket?: Resolver<Maybe<ResolversTypes['RateTicketPayload']>, ParentType, ContextType, RequireFields<MutationRateTicketArgs, 'input'>>;
  removeContactCentreQueueMembers?: Resolver<Maybe<ResolversTypes['RemoveContactCentreQueueMembersPayload']>, ParentType, ContextType, RequireFields<MutationRemoveContactCentreQueueMembersArgs, 'input'>>;
  removeContactCentreTeamAgents?: Resolver<Maybe<ResolversTypes['RemoveContactCentreTeamAgentsPayload']>, ParentType, ContextType, RequireFields<MutationRemoveContactCentreTeamAgentsArgs, 'input'>>;
  reorderSupportSlaPolicies?: Resolver<Maybe<ResolversTypes['ReorderSupportSlaPoliciesPayload']>, ParentType, ContextType, RequireFields<MutationReorderSupportSlaPoliciesArgs, 'input'>>;
  reorderTicketForms?: Resolver<Maybe<ResolversTypes['ReorderTicketFormsPayload']>, ParentType, ContextType, RequireFields<MutationReorderTicketFormsArgs, 'input'>>;
  replaceContactCentreEndUser?: Resolver<Maybe<ResolversTypes['ReplaceContactCentreEndUserPayload']>, ParentType, ContextType, RequireFields<MutationReplaceContactCentreEndUserArgs, 'input'>>;
  repostSocialPost?: Resolver<Maybe<ResolversTypes['RepostSocialPostPayload']>, ParentType, ContextType, RequireFields<MutationRepostSocialPostArgs, 'input'>>;
  skipTicket?: Resolver<Maybe<ResolversTypes['SkipTicketPayload']>, ParentType, ContextType, RequireFields<MutationSkipTicketArgs, 'input'>>;
  unlikeSocialPost?: Resolver<Maybe<ResolversTypes['UnlikeSocialPostPayload']>, ParentType, ContextType, RequireFields<MutationUnlikeSocialPostArgs, 'input'>>;
  unlinkESignatureCloudStorageProvider?: Resolver<Maybe<ResolversTypes['UnlinkESignatureCloudStorageProviderPayload']>, ParentType, ContextType, RequireFields<MutationUnlinkESignatureCloudStorageProviderArgs, 'input'>>;
  unlinkESignatureCloudStorageProviders?: Resolver<Maybe<ResolversTypes['UnlinkESignatureCloudStorageProvidersPayload']>, ParentType, ContextType, RequireFields<MutationUnlinkESignatureCloudStorageProvidersArgs, 'input'>>;
  unrepostSocialPost?: Resolver<Maybe<ResolversTypes['UnrepostSocialPostPayload']>, ParentType, ContextType, RequireFields<MutationUnrepostSocialPostArgs, 'input'>>;
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
  updateSocialPostVisibility?: Resolver<Maybe<ResolversTypes['UpdateSocialPostVisibilityPayload']>, ParentType, ContextType, RequireFields<MutationUpdateSocialPostVisibilityArgs, 'input'>>;
  updateSupportResourceCollection?: Resolver<Maybe<ResolversTypes['UpdateSupportResourceCollectionPayload']>, ParentType, ContextType, RequireFields<MutationUpdateSupportResourceCollectionArgs, 'input'>>;
  updateSupportSlaPolicy?: Resolver<Maybe<ResolversTypes['UpdateSupportSlaPolicyPayload']>, ParentType, ContextType, RequireFields<MutationUpdateSupportSlaPolicyArgs, 'input'>>;
  updateTicket?: Resolver<Maybe<ResolversTypes['UpdateTicketPayload']>, ParentType, ContextType, RequireFields<MutationUpdateTicketArgs, 'input'>>;
  updateTicketField?: Resolver<Maybe<ResolversTypes['UpdateTicketFieldPayload']>, ParentType, ContextType, RequireFields<MutationUpdateTicketFieldArgs, 'input'>>;
  updateTicketForm?: Resolver<Maybe<ResolversTypes['UpdateTicketFormPayload']>, ParentType, ContextType, RequireFields<MutationUpdateTicketFormArgs, 'input'>>;
  uploadEnvelopeDocument?: Resolver<Maybe<ResolversTypes['UploadEnvelopeDocumentPayload']>, ParentType, ContextType, RequireFields<MutationUploadEnvelopeDocumentArgs, 'input'>>;
  upsertTicketFieldOption?: Resolver<Maybe<ResolversTypes['UpsertTicketFieldOptionPayload']>, ParentType, ContextType, RequireFields<MutationUpsertTicketFieldOptionArgs, 'input'>>;
};

export type NodeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Company' | 'ConnectConfiguration' | 'ConnectOAuth' | 'ContactCentreEndUser' | 'ContactCentreQueue' | 'ContactCentreTag' | 'ContactCentreTeam' | 'ESignatureCloudStorageProvider' | 'EnvelopeDocument' | 'EnvelopeRecipient' | 'SocialPost' | 'SocialUser' | 'SupportGroup' | 'SupportOrganization' | 'SupportResourceCollection' | 'SupportSatisfactionRating' | 'SupportSatisfactionReason' | 'SupportSlaPolicy' | 'SupportUser' | 'Ticket' | 'TicketComment' | 'TicketField' | 'TicketFieldOption' | 'TicketForm' | 'TicketMetricSet' | 'User', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  contactCentre?: Resolver<Maybe<ResolversTypes['ContactCentre']>, ParentType, ContextType>;
  eSignature?: Resolver<Maybe<ResolversTypes['ESignature']>, ParentType, ContextType, Partial<QueryESignatureArgs>>;
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
  satisfactionRating?: Resolver<Maybe<ResolversTypes['SupportSatisfactionRating']>, ParentType, ContextType>;
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

export type ReorderSupportSlaPoliciesPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ReorderSupportSlaPoliciesPayload'] = ResolversParentTypes['ReorderSupportSlaPoliciesPayload']> = {
  slaPolicies?: Resolver<Maybe<Array<ResolversTypes['SupportSlaPolicy']>>, ParentType, ContextType>;
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

export type RepostSocialPostPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['RepostSocialPostPayload'] = ResolversParentTypes['RepostSocialPostPayload']> = {
  actor?: Resolver<Maybe<ResolversTypes['SocialUser']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['SocialPost']>, ParentType, ContextType>;
  reposted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SkipTicketPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SkipTicketPayload'] = ResolversParentTypes['SkipTicketPayload']> = {
  skip?: Resolver<Maybe<ResolversTypes['TicketSkip']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SocialResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Social'] = ResolversParentTypes['Social']> = {
  list?: Resolver<Maybe<ResolversTypes['SocialList']>, ParentType, ContextType, RequireFields<SocialListArgs, 'id'>>;
  post?: Resolver<Maybe<ResolversTypes['SocialPost']>, ParentType, ContextType, RequireFields<SocialPostArgs, 'id'>>;
  user?: Resolver<Maybe<ResolversTypes['SocialUser']>, ParentType, ContextType, RequireFields<SocialUserArgs, 'id'>>;
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
  type?: Resolver<Maybe<ResolversTypes['SocialMediaType']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SocialPlaceResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialPlace'] = ResolversParentTypes['SocialPlace']> = {
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['SocialPlaceType']>, ParentType, ContextType>;
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
  voteCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type SocialUserResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialUser'] = ResolversParentTypes['SocialUser'], FederationReferenceType extends FederationReferenceTypes['SocialUser'] = FederationReferenceTypes['SocialUser']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SocialUser']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  likedPosts?: Resolver<Maybe<ResolversTypes['SocialPostConnection']>, ParentType, ContextType, Partial<SocialUserLikedPostsArgs>>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mentions?: Resolver<Maybe<ResolversTypes['SocialPostConnection']>, ParentType, ContextType, Partial<SocialUserMentionsArgs>>;
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
  followerCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  followingCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  postCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  connectEventReceived?: SubscriptionResolver<Maybe<ResolversTypes['ConnectEvent']>, "connectEventReceived", ParentType, ContextType, Partial<SubscriptionConnectEventReceivedArgs>>;
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
  itemCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resourceCollection?: Resolver<Maybe<ResolversTypes['SupportResourceCollection']>, ParentType, ContextType>;
  results?: Resolver<Maybe<Array<ResolversTypes['SupportResourceResult']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['SupportJobStatus']>, ParentType, ContextType>;
  upstreamId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SupportDeskResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportDesk'] = ResolversParentTypes['SupportDesk']> = {
  exportGroups?: Resolver<Maybe<ResolversTypes['SupportGroupConnection']>, ParentType, ContextType, Partial<SupportDeskExportGroupsArgs>>;
  exportOrganizations?: Resolver<Maybe<ResolversTypes['SupportOrganizationConnection']>, ParentType, ContextType, Partial<SupportDeskExportOrganizationsArgs>>;
  exportTickets?: Resolver<Maybe<ResolversTypes['TicketConnection']>, ParentType, ContextType, Partial<SupportDeskExportTicketsArgs>>;
  exportUsers?: Resolver<Maybe<ResolversTypes['SupportUserConnection']>, ParentType, ContextType, Partial<SupportDeskExportUsersArgs>>;
  groups?: Resolver<Maybe<ResolversTypes['SupportGroupConnection']>, ParentType, ContextType, RequireFields<SupportDeskGroupsArgs, 'orderBy'>>;
  organizations?: Resolver<Maybe<ResolversTypes['SupportOrganizationConnection']>, ParentType, ContextType, RequireFields<SupportDeskOrganizationsArgs, 'orderBy'>>;
  resourceCollection?: Resolver<Maybe<ResolversTypes['SupportResourceCollection']>, ParentType, ContextType, RequireFields<SupportDeskResourceCollectionArgs, 'id'>>;
  resourceCollections?: Resolver<Maybe<ResolversTypes['SupportResourceCollectionConnection']>, ParentType, ContextType, Partial<SupportDeskResourceCollectionsArgs>>;
  satisfactionRating?: Resolver<Maybe<ResolversTypes['SupportSatisfactionRating']>, ParentType, ContextType, RequireFields<SupportDeskSatisfactionRatingArgs, 'id'>>;
  satisfactionRatingCount?: Resolver<Maybe<ResolversTypes['SupportSatisfactionRatingCount']>, ParentType, ContextType>;
  satisfactionRatings?: Resolver<Maybe<ResolversTypes['SupportSatisfactionRatingConnection']>, ParentType, ContextType, Partial<SupportDeskSatisfactionRatingsArgs>>;
  satisfactionReason?: Resolver<Maybe<ResolversTypes['SupportSatisfactionReason']>, ParentType, ContextType, RequireFields<SupportDeskSatisfactionReasonArgs, 'id'>>;
  satisfactionReasons?: Resolver<Maybe<Array<ResolversTypes['SupportSatisfactionReason']>>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['SupportRecordConnection']>, ParentType, ContextType, RequireFields<SupportDeskSearchArgs, 'orderBy'>>;
  searchCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, Partial<SupportDeskSearchCountArgs>>;
  searchTickets?: Resolver<Maybe<ResolversTypes['TicketConnection']>, ParentType, ContextType, Partial<SupportDeskSearchTicketsArgs>>;
  sessions?: Resolver<Maybe<ResolversTypes['SupportSessionConnection']>, ParentType, ContextType, Partial<SupportDeskSessionsArgs>>;
  slaDefinitions?: Resolver<Maybe<ResolversTypes['SupportSlaDefinitions']>, ParentType, ContextType>;
  slaPolicies?: Resolver<Maybe<Array<ResolversTypes['SupportSlaPolicy']>>, ParentType, ContextType>;
  slaPolicy?: Resolver<Maybe<ResolversTypes['SupportSlaPolicy']>, ParentType, ContextType, RequireFields<SupportDeskSlaPolicyArgs, 'id'>>;
  subdomainAvailable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<SupportDeskSubdomainAvailableArgs, 'subdomain'>>;
  ticketCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, Partial<SupportDeskTicketCountArgs>>;
  ticketField?: Resolver<Maybe<ResolversTypes['TicketField']>, ParentType, ContextType, RequireFields<SupportDeskTicketFieldArgs, 'id'>>;
  ticketFieldOption?: Resolver<Maybe<ResolversTypes['TicketFieldOption']>, ParentType, ContextType, RequireFields<SupportDeskTicketFieldOptionArgs, 'id'>>;
  ticketForm?: Resolver<Maybe<ResolversTypes['TicketForm']>, ParentType, ContextType, RequireFields<SupportDeskTicketFormArgs, 'id'>>;
  ticketForms?: Resolver<Maybe<Array<ResolversTypes['TicketForm']>>, ParentType, ContextType, Partial<SupportDeskTicketFormsArgs>>;
  ticketMetricEventExport?: Resolver<Maybe<ResolversTypes['TicketMetricEventExport']>, ParentType, ContextType, RequireFields<SupportDeskTicketMetricEventExportArgs, 'filter'>>;
  ticketMetricEvents?: Resolver<Maybe<ResolversTypes['TicketMetricEventConnection']>, ParentType, ContextType, RequireFields<SupportDeskTicketMetricEventsArgs, 'filter'>>;
  ticketMetricSet?: Resolver<Maybe<ResolversTypes['TicketMetricSet']>, ParentType, ContextType, RequireFields<SupportDeskTicketMetricSetArgs, 'id'>>;
  ticketMetricSets?: Resolver<Maybe<ResolversTypes['TicketMetricSetConnection']>, ParentType, ContextType, Partial<SupportDeskTicketMetricSetsArgs>>;
  users?: Resolver<Maybe<ResolversTypes['SupportUserConnection']>, ParentType, ContextType, RequireFields<SupportDeskUsersArgs, 'orderBy'>>;
};

export type SupportGroupResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportGroup'] = ResolversParentTypes['SupportGroup'], FederationReferenceType extends FederationReferenceTypes['SupportGroup'] = FederationReferenceTypes['SupportGroup']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SupportGroup']> | FederationReferenceType, FederationReferenceType, ContextType>;
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
  itemCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['SupportJobStatus']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SupportOrganizationResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportOrganization'] = ResolversParentTypes['SupportOrganization'], FederationReferenceType extends FederationReferenceTypes['SupportOrganization'] = FederationReferenceTypes['SupportOrganization']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SupportOrganization']> | FederationReferenceType, FederationReferenceType, ContextType>;
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

export type SupportSatisfactionRatingResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportSatisfactionRating'] = ResolversParentTypes['SupportSatisfactionRating'], FederationReferenceType extends FederationReferenceTypes['SupportSatisfactionRating'] = FederationReferenceTypes['SupportSatisfactionRating']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SupportSatisfactionRating']> | FederationReferenceType, FederationReferenceType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['SupportSatisfactionReason']>, ParentType, ContextType>;
  requester?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['SupportSatisfactionScore']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupportSatisfactionRatingConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportSatisfactionRatingConnection'] = ResolversParentTypes['SupportSatisfactionRatingConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SupportSatisfactionRatingEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SupportSatisfactionRating']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SupportSatisfactionRatingCountResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportSatisfactionRatingCount'] = ResolversParentTypes['SupportSatisfactionRatingCount']> = {
  refreshedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SupportSatisfactionRatingEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportSatisfactionRatingEdge'] = ResolversParentTypes['SupportSatisfactionRatingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SupportSatisfactionRating'], ParentType, ContextType>;
};

export type SupportSatisfactionReasonResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportSatisfactionReason'] = ResolversParentTypes['SupportSatisfactionReason'], FederationReferenceType extends FederationReferenceTypes['SupportSatisfactionReason'] = FederationReferenceTypes['SupportSatisfactionReason']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SupportSatisfactionReason']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type SupportSlaConditionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportSlaCondition'] = ResolversParentTypes['SupportSlaCondition']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operator?: Resolver<Maybe<ResolversTypes['SupportSlaOperator']>, ParentType, ContextType>;
  values?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type SupportSlaConditionDefinitionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportSlaConditionDefinition'] = ResolversParentTypes['SupportSlaConditionDefinition']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operators?: Resolver<Maybe<Array<ResolversTypes['SupportSlaConditionOperator']>>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Maybe<Array<ResolversTypes['SupportSlaConditionValue']>>, ParentType, ContextType>;
};

export type SupportSlaConditionOperatorResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportSlaConditionOperator'] = ResolversParentTypes['SupportSlaConditionOperator']> = {
  operator?: Resolver<Maybe<ResolversTypes['SupportSlaOperator']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SupportSlaConditionValueResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportSlaConditionValue'] = ResolversParentTypes['SupportSlaConditionValue']> = {
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SupportSlaDefinitionsResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportSlaDefinitions'] = ResolversParentTypes['SupportSlaDefinitions']> = {
  all?: Resolver<Maybe<Array<ResolversTypes['SupportSlaConditionDefinition']>>, ParentType, ContextType>;
  any?: Resolver<Maybe<Array<ResolversTypes['SupportSlaConditionDefinition']>>, ParentType, ContextType>;
};

export type SupportSlaFilterResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportSlaFilter'] = ResolversParentTypes['SupportSlaFilter']> = {
  all?: Resolver<Maybe<Array<ResolversTypes['SupportSlaCondition']>>, ParentType, ContextType>;
  any?: Resolver<Maybe<Array<ResolversTypes['SupportSlaCondition']>>, ParentType, ContextType>;
};

export type SupportSlaPolicyResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportSlaPolicy'] = ResolversParentTypes['SupportSlaPolicy'], FederationReferenceType extends FederationReferenceTypes['SupportSlaPolicy'] = FederationReferenceTypes['SupportSlaPolicy']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SupportSlaPolicy']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filter?: Resolver<Maybe<ResolversTypes['SupportSlaFilter']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  targets?: Resolver<Maybe<Array<ResolversTypes['SupportSlaTarget']>>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupportSlaTargetResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportSlaTarget'] = ResolversParentTypes['SupportSlaTarget']> = {
  businessHours?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  metric?: Resolver<Maybe<ResolversTypes['SupportSlaMetric']>, ParentType, ContextType>;
  minutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['TicketPriority']>, ParentType, ContextType>;
};

export type SupportUserResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportUser'] = ResolversParentTypes['SupportUser'], FederationReferenceType extends FederationReferenceTypes['SupportUser'] = FederationReferenceTypes['SupportUser']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SupportUser']> | FederationReferenceType, FederationReferenceType, ContextType>;
  ccTickets?: Resolver<Maybe<ResolversTypes['TicketConnection']>, ParentType, ContextType, Partial<SupportUserCcTicketsArgs>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['SupportOrganization']>, ParentType, ContextType>;
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
  canBeSolvedByRequester?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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
  metrics?: Resolver<Maybe<ResolversTypes['TicketMetricSet']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['SupportOrganization']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['TicketPriority']>, ParentType, ContextType>;
  requester?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  satisfactionRating?: Resolver<Maybe<ResolversTypes['SupportSatisfactionRating']>, ParentType, ContextType>;
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
  occurredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
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

export type TicketMetricSetResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketMetricSet'] = ResolversParentTypes['TicketMetricSet'], FederationReferenceType extends FederationReferenceTypes['TicketMetricSet'] = FederationReferenceTypes['TicketMetricSet']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TicketMetricSet']> | FederationReferenceType, FederationReferenceType, ContextType>;
  assignedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  assigneeStationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstResolutionTime?: Resolver<Maybe<ResolversTypes['TicketMinutes']>, ParentType, ContextType>;
  fullResolutionTime?: Resolver<Maybe<ResolversTypes['TicketMinutes']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latestCommentAddedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reopenCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  replyCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  replyTime?: Resolver<Maybe<ResolversTypes['TicketMinutes']>, ParentType, ContextType>;
  solvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  statusUpdatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TicketMetricSetConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketMetricSetConnection'] = ResolversParentTypes['TicketMetricSetConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TicketMetricSetEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TicketMetricSet']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TicketMetricSetEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketMetricSetEdge'] = ResolversParentTypes['TicketMetricSetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TicketMetricSet'], ParentType, ContextType>;
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

export type UnlikeSocialPostPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UnlikeSocialPostPayload'] = ResolversParentTypes['UnlikeSocialPostPayload']> = {
  actor?: Resolver<Maybe<ResolversTypes['SocialUser']>, ParentType, ContextType>;
  liked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['SocialPost']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UnlinkESignatureCloudStorageProviderPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UnlinkESignatureCloudStorageProviderPayload'] = ResolversParentTypes['UnlinkESignatureCloudStorageProviderPayload']> = {
  eSignatureUser?: Resolver<Maybe<ResolversTypes['ESignatureUser']>, ParentType, ContextType>;
  providers?: Resolver<Maybe<Array<ResolversTypes['ESignatureCloudStorageProvider']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UnlinkESignatureCloudStorageProvidersPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UnlinkESignatureCloudStorageProvidersPayload'] = ResolversParentTypes['UnlinkESignatureCloudStorageProvidersPayload']> = {
  eSignatureUser?: Resolver<Maybe<ResolversTypes['ESignatureUser']>, ParentType, ContextType>;
  providers?: Resolver<Maybe<Array<ResolversTypes['ESignatureCloudStorageProvider']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UnrepostSocialPostPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UnrepostSocialPostPayload'] = ResolversParentTypes['UnrepostSocialPostPayload']> = {
  actor?: Resolver<Maybe<ResolversTypes['SocialUser']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['SocialPost']>, ParentType, ContextType>;
  reposted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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
  sipPhone?: Resolver<Maybe<ResolversTypes['MeetingSipPhoneReference']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMeetingTelephonyPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateMeetingTelephonyPayload'] = ResolversParentTypes['UpdateMeetingTelephonyPayload']> = {
  telephony?: Resolver<Maybe<ResolversTypes['MeetingTelephony']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMeetingUserGlobalDialInPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateMeetingUserGlobalDialInPayload'] = ResolversParentTypes['UpdateMeetingUserGlobalDialInPayload']> = {
  meetingUser?: Resolver<Maybe<ResolversTypes['MeetingUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateSocialPostVisibilityPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateSocialPostVisibilityPayload'] = ResolversParentTypes['UpdateSocialPostVisibilityPayload']> = {
  hidden?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['SocialPost']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateSupportResourceCollectionPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateSupportResourceCollectionPayload'] = ResolversParentTypes['UpdateSupportResourceCollectionPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['SupportCollectionJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateSupportSlaPolicyPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateSupportSlaPolicyPayload'] = ResolversParentTypes['UpdateSupportSlaPolicyPayload']> = {
  slaPolicy?: Resolver<Maybe<ResolversTypes['SupportSlaPolicy']>, ParentType, ContextType>;
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

export type UpdateTicketPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateTicketPayload'] = ResolversParentTypes['UpdateTicketPayload']> = {
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UploadEnvelopeDocumentPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UploadEnvelopeDocumentPayload'] = ResolversParentTypes['UploadEnvelopeDocumentPayload']> = {
  envelope?: Resolver<Maybe<ResolversTypes['Envelope']>, ParentType, ContextType>;
  upload?: Resolver<Maybe<ResolversTypes['FileUpload']>, ParentType, ContextType>;
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
  satisfactionRatings?: Resolver<Maybe<ResolversTypes['SupportSatisfactionRatingConnection']>, ParentType, ContextType, Partial<UserSatisfactionRatingsArgs>>;
  socialUser?: Resolver<Maybe<ResolversTypes['SocialUser']>, ParentType, ContextType>;
  socialUsers?: Resolver<Maybe<Array<ResolversTypes['SocialUser']>>, ParentType, ContextType>;
  sourcesOfCollaboration?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  supportUser?: Resolver<Maybe<ResolversTypes['SupportUser']>, ParentType, ContextType>;
  supportUsers?: Resolver<Maybe<Array<ResolversTypes['SupportUser']>>, ParentType, ContextType>;
  tickets?: Resolver<Maybe<ResolversTypes['TicketConnection']>, ParentType, ContextType, RequireFields<UserTicketsArgs, 'orderBy'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  familyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
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
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type WebinarQaParticipantResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['WebinarQaParticipant'] = ResolversParentTypes['WebinarQaParticipant']> = {
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questions?: Resolver<Maybe<Array<ResolversTypes['WebinarQuestion']>>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type WebinarQaReportResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['WebinarQaReport'] = ResolversParentTypes['WebinarQaReport']> = {
  instance?: Resolver<Maybe<ResolversTypes['Webinar']>, ParentType, ContextType>;
  participants?: Resolver<Maybe<Array<ResolversTypes['WebinarQaParticipant']>>, ParentType, ContextType>;
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

export type WebinarSurveyParticipantResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['WebinarSurveyParticipant'] = ResolversParentTypes['WebinarSurveyParticipant']> = {
  answers?: Resolver<Maybe<Array<ResolversTypes['WebinarSurveyAnswer']>>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type WebinarSurveyReportResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['WebinarSurveyReport'] = ResolversParentTypes['WebinarSurveyReport']> = {
  instance?: Resolver<Maybe<ResolversTypes['Webinar']>, ParentType, ContextType>;
  participants?: Resolver<Maybe<Array<ResolversTypes['WebinarSurveyParticipant']>>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  surveyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = CollaborationContext> = {
  ActivateContactCentreTagPayload?: ActivateContactCentreTagPayloadResolvers<ContextType>;
  AddContactCentreTeamAgentsPayload?: AddContactCentreTeamAgentsPayloadResolvers<ContextType>;
  AddEnvelopeDocumentsPayload?: AddEnvelopeDocumentsPayloadResolvers<ContextType>;
  AddMeetingRegistrantPayload?: AddMeetingRegistrantPayloadResolvers<ContextType>;
  AnonymizeContactCentreEndUserPayload?: AnonymizeContactCentreEndUserPayloadResolvers<ContextType>;
  AssignContactCentreQueueMembersPayload?: AssignContactCentreQueueMembersPayloadResolvers<ContextType>;
  CloneTicketFormPayload?: CloneTicketFormPayloadResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
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
  ContactCentreAgentPresence?: ContactCentreAgentPresenceResolvers<ContextType>;
  ContactCentreAgentPresenceConnection?: ContactCentreAgentPresenceConnectionResolvers<ContextType>;
  ContactCentreAgentPresenceEdge?: ContactCentreAgentPresenceEdgeResolvers<ContextType>;
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
  CreateSupportAccountPayload?: CreateSupportAccountPayloadResolvers<ContextType>;
  CreateSupportResourceCollectionPayload?: CreateSupportResourceCollectionPayloadResolvers<ContextType>;
  CreateSupportSlaPolicyPayload?: CreateSupportSlaPolicyPayloadResolvers<ContextType>;
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
  DeleteSupportResourceCollectionPayload?: DeleteSupportResourceCollectionPayloadResolvers<ContextType>;
  DeleteSupportSlaPolicyPayload?: DeleteSupportSlaPolicyPayloadResolvers<ContextType>;
  DeleteTicketFieldOptionPayload?: DeleteTicketFieldOptionPayloadResolvers<ContextType>;
  DeleteTicketFormPayload?: DeleteTicketFormPayloadResolvers<ContextType>;
  ESignature?: ESignatureResolvers<ContextType>;
  ESignatureCloudStorageProvider?: ESignatureCloudStorageProviderResolvers<ContextType>;
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
  LikeSocialPostPayload?: LikeSocialPostPayloadResolvers<ContextType>;
  LinkESignatureCloudStorageProvidersPayload?: LinkESignatureCloudStorageProvidersPayloadResolvers<ContextType>;
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
  MeetingSipPhoneReference?: MeetingSipPhoneReferenceResolvers<ContextType>;
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
  ReorderSupportSlaPoliciesPayload?: ReorderSupportSlaPoliciesPayloadResolvers<ContextType>;
  ReorderTicketFormsPayload?: ReorderTicketFormsPayloadResolvers<ContextType>;
  ReplaceContactCentreEndUserPayload?: ReplaceContactCentreEndUserPayloadResolvers<ContextType>;
  RepostSocialPostPayload?: RepostSocialPostPayloadResolvers<ContextType>;
  SkipTicketPayload?: SkipTicketPayloadResolvers<ContextType>;
  Social?: SocialResolvers<ContextType>;
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
  SocialUser?: SocialUserResolvers<ContextType>;
  SocialUserConnection?: SocialUserConnectionResolvers<ContextType>;
  SocialUserEdge?: SocialUserEdgeResolvers<ContextType>;
  SocialUserMetrics?: SocialUserMetricsResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
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
  SupportSatisfactionRating?: SupportSatisfactionRatingResolvers<ContextType>;
  SupportSatisfactionRatingConnection?: SupportSatisfactionRatingConnectionResolvers<ContextType>;
  SupportSatisfactionRatingCount?: SupportSatisfactionRatingCountResolvers<ContextType>;
  SupportSatisfactionRatingEdge?: SupportSatisfactionRatingEdgeResolvers<ContextType>;
  SupportSatisfactionReason?: SupportSatisfactionReasonResolvers<ContextType>;
  SupportSession?: SupportSessionResolvers<ContextType>;
  SupportSessionConnection?: SupportSessionConnectionResolvers<ContextType>;
  SupportSessionEdge?: SupportSessionEdgeResolvers<ContextType>;
  SupportSlaCondition?: SupportSlaConditionResolvers<ContextType>;
  SupportSlaConditionDefinition?: SupportSlaConditionDefinitionResolvers<ContextType>;
  SupportSlaConditionOperator?: SupportSlaConditionOperatorResolvers<ContextType>;
  SupportSlaConditionValue?: SupportSlaConditionValueResolvers<ContextType>;
  SupportSlaDefinitions?: SupportSlaDefinitionsResolvers<ContextType>;
  SupportSlaFilter?: SupportSlaFilterResolvers<ContextType>;
  SupportSlaPolicy?: SupportSlaPolicyResolvers<ContextType>;
  SupportSlaTarget?: SupportSlaTargetResolvers<ContextType>;
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
  TicketMetricSet?: TicketMetricSetResolvers<ContextType>;
  TicketMetricSetConnection?: TicketMetricSetConnectionResolvers<ContextType>;
  TicketMetricSetEdge?: TicketMetricSetEdgeResolvers<ContextType>;
  TicketMinutes?: TicketMinutesResolvers<ContextType>;
  TicketSkip?: TicketSkipResolvers<ContextType>;
  UnlikeSocialPostPayload?: UnlikeSocialPostPayloadResolvers<ContextType>;
  UnlinkESignatureCloudStorageProviderPayload?: UnlinkESignatureCloudStorageProviderPayloadResolvers<ContextType>;
  UnlinkESignatureCloudStorageProvidersPayload?: UnlinkESignatureCloudStorageProvidersPayloadResolvers<ContextType>;
  UnrepostSocialPostPayload?: UnrepostSocialPostPayloadResolvers<ContextType>;
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
  UpdateSocialPostVisibilityPayload?: UpdateSocialPostVisibilityPayloadResolvers<ContextType>;
  UpdateSupportResourceCollectionPayload?: UpdateSupportResourceCollectionPayloadResolvers<ContextType>;
  UpdateSupportSlaPolicyPayload?: UpdateSupportSlaPolicyPayloadResolvers<ContextType>;
  UpdateTicketFieldPayload?: UpdateTicketFieldPayloadResolvers<ContextType>;
  UpdateTicketFormPayload?: UpdateTicketFormPayloadResolvers<ContextType>;
  UpdateTicketPayload?: UpdateTicketPayloadResolvers<ContextType>;
  UploadEnvelopeDocumentPayload?: UploadEnvelopeDocumentPayloadResolvers<ContextType>;
  UpsertTicketFieldOptionPayload?: UpsertTicketFieldOptionPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Webinar?: WebinarResolvers<ContextType>;
  WebinarAnswer?: WebinarAnswerResolvers<ContextType>;
  WebinarQaParticipant?: WebinarQaParticipantResolvers<ContextType>;
  WebinarQaReport?: WebinarQaReportResolvers<ContextType>;
  WebinarQuestion?: WebinarQuestionResolvers<ContextType>;
  WebinarSurveyAnswer?: WebinarSurveyAnswerResolvers<ContextType>;
  WebinarSurveyParticipant?: WebinarSurveyParticipantResolvers<ContextType>;
  WebinarSurveyReport?: WebinarSurveyReportResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = CollaborationContext> = {
  notNode?: NotNodeDirectiveResolver<any, any, ContextType>;
};
