export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
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
};

/** Input of the mutation `activateContactCentreTag`. */
export type ActivateContactCentreTagInput = {
  /** Tag to activate, by global id or id in the contact center. */
  tagId: Scalars['ID']['input'];
};

/** Input of the mutation `addContactCentreTeamAgents`. */
export type AddContactCentreTeamAgentsInput = {
  /** Agents to add, at least one, by global id or id in the contact center. */
  agentIds: Array<Scalars['ID']['input']>;
  /** Team to change, by global id or id in the contact center. */
  teamId: Scalars['ID']['input'];
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

/** Input of the mutation `anonymizeContactCentreEndUser`. */
export type AnonymizeContactCentreEndUserInput = {
  /** End user to anonymize, by global id or id in the contact center. */
  endUserId: Scalars['ID']['input'];
  /** True to close open conversations that the end user started. If it is false and there are such conversations, the change is refused with `CONFLICT`. */
  force: Scalars['Boolean']['input'];
};

/** Input of the mutation `assignContactCentreQueueMembers`. */
export type AssignContactCentreQueueMembersInput = {
  /** Agents to add, 1 to 250, by global id or id in the contact center. Duplicates are ignored. */
  agentIds: Array<Scalars['ID']['input']>;
  /** Queue to change, by global id or id in the contact center. */
  queueId: Scalars['ID']['input'];
};

/** Input of the mutation `cloneTicketForm`. */
export type CloneTicketFormInput = {
  /** Form to copy, by global id or id in the support desk. */
  id: Scalars['ID']['input'];
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

/** Custom attribute to set. */
export type ContactCentreCustomAttributeInput = {
  /** UUID of the attribute. */
  attributeId: Scalars['ID']['input'];
  /** Value of the attribute: a text, a number or a boolean; null removes the attribute. */
  value?: InputMaybe<Scalars['JSON']['input']>;
};

/** Times without offers for an agent who did not accept a conversation, in seconds. */
export type ContactCentreDoNotOfferTimeoutsInput = {
  /** Time after the agent declined a conversation, in seconds. */
  declined?: InputMaybe<Scalars['Int']['input']>;
  /** Time after the agent did not answer, in seconds. */
  missed?: InputMaybe<Scalars['Int']['input']>;
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
export type ContactCentrePreferredAgentTimeoutsInput = {
  /** Time to wait while the agent is available, in seconds. */
  available?: InputMaybe<Scalars['Int']['input']>;
  /** Time to wait while the agent is away, in seconds. */
  away?: InputMaybe<Scalars['Int']['input']>;
  /** Time to wait while the agent is busy, in seconds. */
  busy?: InputMaybe<Scalars['Int']['input']>;
};

/** Thresholds from which a queue counts as overloaded. */
export type ContactCentreQueueThresholdsInput = {
  /** Waiting time of a conversation, in seconds. */
  waitTime?: InputMaybe<Scalars['Int']['input']>;
  /** Number of waiting conversations. */
  waitingConversationCount?: InputMaybe<Scalars['Int']['input']>;
};

/** Status of a tag. */
export type ContactCentreTagStatus =
  /** The tag can be used. */
  | 'ACTIVATED'
  /** The tag cannot be used. */
  | 'DEACTIVATED'
  /** Any status that is not documented. */
  | 'OTHER';

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

/** Input of the mutation `createContactCentreTag`. */
export type CreateContactCentreTagInput = {
  /** Color in which the tag is displayed; it does not change an existing tag. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** Name of the tag. */
  name: Scalars['String']['input'];
};

/** Input of the mutation `createContactCentreTeam`. */
export type CreateContactCentreTeamInput = {
  /** Name of the team. */
  name: Scalars['String']['input'];
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

/** Input of the mutation `createEnvelopeDocumentFields`. */
export type CreateEnvelopeDocumentFieldsInput = {
  /** Global id of the document. */
  documentId: Scalars['ID']['input'];
  /** Fields to add; each name at most once, and only names that the document does not have yet. */
  fields: Array<EnvelopeDocumentFieldInput>;
};

/** Input of the mutation `createEnvelopeTabs`. */
export type CreateEnvelopeTabsInput = {
  /** Global id of the document. */
  documentId: Scalars['ID']['input'];
  /** Tabs to add to the document. */
  tabs: Array<EnvelopeTabInput>;
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

/** Input of the mutation `createSupportResourceCollection`. */
export type CreateSupportResourceCollectionInput = {
  /** Resources of the collection, at least one. */
  resources: Array<SupportResourceInput>;
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

/** Input of the mutation `deleteConnectOAuth`. */
export type DeleteConnectOAuthInput = {
  /** Account, by its GUID or external number; the configured account by default. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of the mutation `deleteContactCentreTeam`. */
export type DeleteContactCentreTeamInput = {
  /** Team to delete, by global id or id in the contact center. */
  teamId: Scalars['ID']['input'];
};

/** Input of the mutation `deleteEnvelopeDocumentFields`. */
export type DeleteEnvelopeDocumentFieldsInput = {
  /** Global id of the document. */
  documentId: Scalars['ID']['input'];
  /** Names of the fields to delete, each at most once. */
  names: Array<Scalars['String']['input']>;
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

/** Input of the mutation `deleteEnvelopeTabs`. */
export type DeleteEnvelopeTabsInput = {
  /** Global ids of the tabs to delete, all on the same document. */
  tabIds: Array<Scalars['ID']['input']>;
};

/** Input of the mutation `deleteMeetingPoll`. */
export type DeleteMeetingPollInput = {
  /** Global id of the poll, or id in the meetings service together with `meetingId`. */
  id: Scalars['ID']['input'];
  /** Meeting, required if `id` is not a global id. */
  meetingId?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of the mutation `deleteMeetingSipPhone`. */
export type DeleteMeetingSipPhoneInput = {
  /** Phone to delete, by global id or id in the meetings service. */
  id: Scalars['ID']['input'];
};

/** Input of the mutation `deleteMeetingTspAccount`. */
export type DeleteMeetingTspAccountInput = {
  /** Global id of the account, or id in the meetings service together with `userId`. */
  id: Scalars['ID']['input'];
  /** User, by global id, id in the meetings service, e-mail address or `me`; required if `id` is not a global id. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of the mutation `deleteSupportResourceCollection`. */
export type DeleteSupportResourceCollectionInput = {
  /** Collection to delete, by global id or id in the support desk. */
  id: Scalars['ID']['input'];
};

/** Input of the mutation `deleteSupportSlaPolicy`. */
export type DeleteSupportSlaPolicyInput = {
  /** Policy to delete, by global id or id in the support desk. */
  id: Scalars['ID']['input'];
};

/** Input of the mutation `deleteTicketFieldOption`. */
export type DeleteTicketFieldOptionInput = {
  /** Global id of the option, which also contains the id of its field. */
  id: Scalars['ID']['input'];
};

/** Input of the mutation `deleteTicketForm`. */
export type DeleteTicketFormInput = {
  /** Form to delete, by global id or id in the support desk. */
  id: Scalars['ID']['input'];
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

/** Input of the mutation `importTicket`. */
export type ImportTicketInput = {
  /** True to archive the ticket immediately if it is closed. An archived ticket is not included in metrics. */
  archiveImmediately?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ticket to import from another support system. */
  ticket: TicketImportInput;
};

/** Input of the mutation `importTickets`. */
export type ImportTicketsInput = {
  /** True to archive closed tickets immediately. Archived tickets are not included in metrics. */
  archiveImmediately?: InputMaybe<Scalars['Boolean']['input']>;
  /** Tickets to import, 1 to 100. */
  tickets: Array<TicketImportInput>;
};

/** Input of the mutation `likeSocialPost`. */
export type LikeSocialPostInput = {
  /** Post to like, by global id or id in the social network. */
  postId: Scalars['ID']['input'];
  /** User on whose behalf the change is carried out, by global id or id in the social network; must be the user whose credential is used. */
  userId: Scalars['ID']['input'];
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

/** Conditions on polls; all must be met. */
export type MeetingPollFilter = {
  /** True for anonymous polls only, false for other polls only; all polls by default. */
  anonymous?: InputMaybe<Scalars['Boolean']['input']>;
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

/** Conditions on SIP phones; all must be met. */
export type MeetingSipPhoneFilter = {
  /** Text in the name or e-mail address of the phone's user. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Exact amount in major units of its currency. */
export type MoneyInput = {
  /** Amount with at most as many decimal places as the currency has. */
  amount: Scalars['Decimal']['input'];
  /** Currency code by ISO 4217. */
  currency: Scalars['String']['input'];
};

/** Type of a poll that can be created. */
export type NewMeetingPollType =
  /** Poll with questions of any type. */
  | 'ADVANCED_POLL'
  /** Poll with choice questions only. */
  | 'POLL'
  /** Poll with right answers. */
  | 'QUIZ';

/** Calls that count toward the same limit. */
export type RateLimitScope =
  /** All calls of the account. */
  | 'ACCOUNT'
  /** Calls from the IP address of this gateway. */
  | 'ADDRESS'
  /** Calls with the caller's credential. */
  | 'CREDENTIAL';

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

/** Input of the mutation `removeContactCentreQueueMembers`. */
export type RemoveContactCentreQueueMembersInput = {
  /** Agents to remove, 1 to 250, by global id or id in the contact center. Duplicates are ignored. */
  agentIds: Array<Scalars['ID']['input']>;
  /** Queue to change, by global id or id in the contact center. */
  queueId: Scalars['ID']['input'];
};

/** Input of the mutation `removeContactCentreTeamAgents`. */
export type RemoveContactCentreTeamAgentsInput = {
  /** Agents to remove, at least one, by global id or id in the contact center. */
  agentIds: Array<Scalars['ID']['input']>;
  /** Team to change, by global id or id in the contact center. */
  teamId: Scalars['ID']['input'];
};

/** Input of the mutation `reorderSupportSlaPolicies`. */
export type ReorderSupportSlaPoliciesInput = {
  /** All policies in their new order, each exactly once, by global id or id in the support desk. */
  ids: Array<Scalars['ID']['input']>;
};

/** Input of the mutation `reorderTicketForms`. */
export type ReorderTicketFormsInput = {
  /** Forms to place first, in order, by global id or id in the support desk; each form at most once. */
  ids: Array<Scalars['ID']['input']>;
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

/** Input of the mutation `repostSocialPost`. */
export type RepostSocialPostInput = {
  /** Post to repost, by global id or id in the social network; the change applies to the original post. */
  postId: Scalars['ID']['input'];
  /** User on whose behalf the change is carried out, by global id or id in the social network; must be the user whose credential is used. */
  userId: Scalars['ID']['input'];
};

/** Input of the mutation `skipTicket`. */
export type SkipTicketInput = {
  /** Reason for skipping the ticket. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Ticket to skip, by global id or id in the support desk. */
  ticketId: Scalars['ID']['input'];
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

/** Status of a poll. */
export type SocialPollStatus =
  /** The poll no longer accepts votes. */
  | 'CLOSED'
  /** The poll accepts votes. */
  | 'OPEN'
  /** Any status that is not documented. */
  | 'OTHER';

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

/** Sort direction of a list. */
export type SortDirection =
  /** Ascending order, smallest value first. */
  | 'ASC'
  /** Descending order, largest value first. */
  | 'DESC';

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

/** Conditions on groups; all must be met. */
export type SupportGroupFilter = {
  /** Period of creation; both ends are included. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Text in the name or the description of the group. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Period of the last change; both ends are included. */
  updatedAt?: InputMaybe<DateTimeRange>;
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

/** Conditions on organizations; all must be met. */
export type SupportOrganizationFilter = {
  /** Period of creation; both ends are included. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Text in the name or a domain of the organization. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Period of the last change; both ends are included. */
  updatedAt?: InputMaybe<DateTimeRange>;
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

/** Resource of a collection, to create or change. */
export type SupportResourceInput = {
  /** Definition of the resource, as a JSON object with a `title`; its other members are not documented. */
  definition: Scalars['JSON']['input'];
  /** Name of the resource in the collection; must not be blank and must be unique among the resources of its type. */
  identifier: Scalars['String']['input'];
  /** Type of the resource. */
  type: SupportResourceType;
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

/** Conditions on ratings; all must be met. */
export type SupportSatisfactionRatingFilter = {
  /** Period of creation, to the second; both ends are included. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Condition on the score. */
  score?: InputMaybe<SupportSatisfactionScoreFilter>;
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

/** Condition on a field of a ticket or its requester; `slaDefinitions` lists the possible fields, operators and values. */
export type SupportSlaConditionInput = {
  /** Name of the field, one of `slaDefinitions`. */
  field: Scalars['String']['input'];
  /** Operator of the comparison. */
  operator: SupportSlaOperator;
  /** Values to compare with: exactly one for `IS` and `IS_NOT`, at least one for the other operators. */
  values: Array<Scalars['String']['input']>;
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

/** Role of the author of a comment. */
export type TicketCommentAuthorRole =
  /** Comments by agents of the support desk. */
  | 'AGENT'
  /** Comments by end users, for example the requester. */
  | 'END_USER';

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

/** Input of the mutation `unlinkESignatureCloudStorageProvider`. */
export type UnlinkESignatureCloudStorageProviderInput = {
  /** Global id of the provider to unlink. */
  id: Scalars['ID']['input'];
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

/** Input of the mutation `unrepostSocialPost`. */
export type UnrepostSocialPostInput = {
  /** Post from which to remove the repost, by global id or id in the social network; the change applies to the original post. */
  postId: Scalars['ID']['input'];
  /** User on whose behalf the change is carried out, by global id or id in the social network; must be the user whose credential is used. */
  userId: Scalars['ID']['input'];
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

/** Input of the mutation `updateContactCentreEndUserAttributes`. */
export type UpdateContactCentreEndUserAttributesInput = {
  /** Attributes to set, at least one; each attribute at most once. */
  attributes: Array<ContactCentreCustomAttributeInput>;
  /** End user to change, by global id or id in the contact center. */
  endUserId: Scalars['ID']['input'];
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

/** Input of the mutation `updateEnvelopeCustomFields`. */
export type UpdateEnvelopeCustomFieldsInput = {
  /** Account, used only if `envelopeId` is a GUID; the configured account by default. */
  accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Envelope, by global id or GUID. */
  envelopeId: Scalars['ID']['input'];
  /** Custom fields to change; each name at most once. Omitted properties of a field stay unchanged. */
  fields: Array<EnvelopeCustomFieldChangeInput>;
};

/** Input of the mutation `updateEnvelopeDocumentFields`. */
export type UpdateEnvelopeDocumentFieldsInput = {
  /** Global id of the document. */
  documentId: Scalars['ID']['input'];
  /** Fields to change, found by name; each name at most once. Other fields stay unchanged. */
  fields: Array<EnvelopeDocumentFieldInput>;
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

/** Input of the mutation `updateEnvelopeRecipientVisibility`. */
export type UpdateEnvelopeRecipientVisibilityInput = {
  /** Global id of the recipient. */
  recipientId: Scalars['ID']['input'];
  /** Visibility by document; documents that are not listed stay unchanged. */
  settings: Array<EnvelopeRecipientVisibilityInput>;
};

/** Input of the mutation `updateEnvelopeTabs`. */
export type UpdateEnvelopeTabsInput = {
  /** Tabs to change, all on the same document. */
  tabs: Array<EnvelopeTabChangeInput>;
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

/** Input of the mutation `updateMeetingUserGlobalDialIn`. */
export type UpdateMeetingUserGlobalDialInInput = {
  /** Link to the page with the global dial-in numbers; some providers require it. */
  audioUrl?: InputMaybe<Scalars['String']['input']>;
  /** User, by global id, id in the meetings service, e-mail address or `me`. */
  userId: Scalars['ID']['input'];
};

/** Input of the mutation `updateSocialPostVisibility`. */
export type UpdateSocialPostVisibilityInput = {
  /** True to hide the reply, false to show it again. */
  hidden: Scalars['Boolean']['input'];
  /** Reply to hide or show, by global id or id in the social network. */
  postId: Scalars['ID']['input'];
};

/** Input of the mutation `updateSupportResourceCollection`. */
export type UpdateSupportResourceCollectionInput = {
  /** Collection to change, by global id or id in the support desk. */
  id: Scalars['ID']['input'];
  /** Resources to create or change, at least one. For an existing resource, a part of its definition is sufficient. */
  resources: Array<SupportResourceInput>;
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

/** Input of the mutation `updateTicketField`: all options of the drop-down after the change, and the options to remove. */
export type UpdateTicketFieldInput = {
  /** Field to change, by global id or id in the support desk. */
  id: Scalars['ID']['input'];
  /** All options of the field after the change, in order; at most 2,000. An option with an existing value keeps its id. */
  options: Array<TicketFieldOptionInput>;
  /** Values of the options to remove, which are also removed from tickets and macros. Values that do not exist are ignored. */
  removeOptions?: InputMaybe<Array<Scalars['String']['input']>>;
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
