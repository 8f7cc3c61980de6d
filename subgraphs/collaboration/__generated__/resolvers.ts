import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserMapper } from '../mappers.ts';
import type { ContactCentreMapper, ContactCentreTeamMapper, AgentPresenceMapper, AgentPresenceConnectionMapper } from '../contact-centre/mappers.ts';
import type { ESignatureMapper, EnvelopeMapper, EnvelopeDocumentMapper, EnvelopePageMapper, EnvelopeRightsMapper, EnvelopeDocumentFieldMapper, EnvelopeHtmlDefinitionMapper, EnvelopeTabMapper, EnvelopeRecipientMapper, EnvelopeDocumentVisibilityMapper, EnvelopeCustomFieldMapper, ESignatureUserMapper, CloudStorageProviderMapper } from '../e-signature/mappers.ts';
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

/** E-signature by its own nouns. */
export type ESignature = {
  __typename?: 'ESignature';
  /** An envelope: a handle by its GUID, as envelopes are never read themselves. Costs no REST call. */
  envelope?: Maybe<Envelope>;
  /** A user of an account: a handle by id. Costs no REST call. */
  user?: Maybe<ESignatureUser>;
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
  /**
   * Adds documents to a draft or an envelope in process. One whose id is in the envelope already takes the
   * original's place, and the original's tabs stay on it. To lock an envelope in process first is recommended.
   * Costs one REST call.
   */
  addEnvelopeDocuments?: Maybe<AddEnvelopeDocumentsPayload>;
  /** Copies a ticket form. Administrators only. */
  cloneTicketForm?: Maybe<CloneTicketFormPayload>;
  /** Adds custom fields to a draft or an envelope in process; names are unique in an envelope. Costs one REST call. */
  createEnvelopeCustomFields?: Maybe<CreateEnvelopeCustomFieldsPayload>;
  /** Adds custom fields to a document. Costs one REST call. */
  createEnvelopeDocumentFields?: Maybe<CreateEnvelopeDocumentFieldsPayload>;
  /** Puts tabs on a document of a draft or an envelope in process; whoever has a tab on a document sees it. Costs one REST call. */
  createEnvelopeTabs?: Maybe<CreateEnvelopeTabsPayload>;
  /** Deletes custom fields of a document. Costs one REST call. */
  deleteEnvelopeDocumentFields?: Maybe<DeleteEnvelopeDocumentFieldsPayload>;
  /** Deletes documents with their tabs, while the envelope is created, sent or delivered. Costs one REST call. */
  deleteEnvelopeDocuments?: Maybe<DeleteEnvelopeDocumentsPayload>;
  /** Deletes tabs of one document; the others stay. Costs one REST call. */
  deleteEnvelopeTabs?: Maybe<DeleteEnvelopeTabsPayload>;
  /** Links storage providers with a user; those that are linked already stay so. Users act for themselves only. Costs one REST call. */
  linkCloudStorageProviders?: Maybe<LinkCloudStorageProvidersPayload>;
  /** Removes one storage provider of a user. Users act for themselves only. Costs one REST call. */
  unlinkCloudStorageProvider?: Maybe<UnlinkCloudStorageProviderPayload>;
  /** Removes storage providers of a user. Users act for themselves only. Costs one REST call. */
  unlinkCloudStorageProviders?: Maybe<UnlinkCloudStorageProvidersPayload>;
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
  /** Adds a comment or collaborators to a request, or solves it; nothing else of it can be changed. Collaborators are told by e-mail. */
  updateRequest?: Maybe<UpdateRequestPayload>;
};


export type MutationAddEnvelopeDocumentsArgs = {
  input: AddEnvelopeDocumentsInput;
};


export type MutationCloneTicketFormArgs = {
  input: CloneTicketFormInput;
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


export type MutationDeleteEnvelopeDocumentFieldsArgs = {
  input: DeleteEnvelopeDocumentFieldsInput;
};


export type MutationDeleteEnvelopeDocumentsArgs = {
  input: DeleteEnvelopeDocumentsInput;
};


export type MutationDeleteEnvelopeTabsArgs = {
  input: DeleteEnvelopeTabsInput;
};


export type MutationLinkCloudStorageProvidersArgs = {
  input: LinkCloudStorageProvidersInput;
};


export type MutationUnlinkCloudStorageProviderArgs = {
  input: UnlinkCloudStorageProviderInput;
};


export type MutationUnlinkCloudStorageProvidersArgs = {
  input: UnlinkCloudStorageProvidersInput;
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
  /** E-signature by its own nouns. */
  eSignature?: Maybe<ESignature>;
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
  CloudStorageProvider: CloudStorageProvider;
  EnvelopeDocument: EnvelopeDocument;
  EnvelopeRecipient: EnvelopeRecipient;
  SocialUser: SocialUser;
  Ticket: Ticket;
  TicketForm: TicketForm;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  CloudStorageProvider:
    ( { __typename: 'CloudStorageProvider' }
    & GraphQLRecursivePick<FederationTypes['CloudStorageProvider'], {"id":true}> );
  EnvelopeDocument:
    ( { __typename: 'EnvelopeDocument' }
    & GraphQLRecursivePick<FederationTypes['EnvelopeDocument'], {"id":true}> );
  EnvelopeRecipient:
    ( { __typename: 'EnvelopeRecipient' }
    & GraphQLRecursivePick<FederationTypes['EnvelopeRecipient'], {"id":true}> );
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
    | ( CloudStorageProviderMapper )
    | ( EnvelopeDocumentMapper )
    | ( EnvelopeRecipientMapper )
    | ( SocialUserMapper )
    | ( TicketMapper )
    | ( TicketFormMapper )
    | ( UserMapper )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddEnvelopeDocumentsInput: AddEnvelopeDocumentsInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AddEnvelopeDocumentsPayload: ResolverTypeWrapper<Omit<AddEnvelopeDocumentsPayload, 'documents' | 'envelope'> & { documents?: Maybe<Array<ResolversTypes['EnvelopeDocument']>>, envelope?: Maybe<ResolversTypes['Envelope']> }>;
  AgentPresence: ResolverTypeWrapper<AgentPresenceMapper>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AgentPresenceConnection: ResolverTypeWrapper<AgentPresenceConnectionMapper>;
  AgentPresenceEdge: ResolverTypeWrapper<Omit<AgentPresenceEdge, 'node'> & { node: ResolversTypes['AgentPresence'] }>;
  AgentPresenceStatus: AgentPresenceStatus;
  CloneTicketFormInput: CloneTicketFormInput;
  CloneTicketFormPayload: ResolverTypeWrapper<Omit<CloneTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversTypes['TicketForm']> }>;
  CloudStorageProvider: ResolverTypeWrapper<CloudStorageProviderMapper>;
  ContactCentre: ResolverTypeWrapper<ContactCentreMapper>;
  ContactCentreTeam: ResolverTypeWrapper<ContactCentreTeamMapper>;
  CreateEnvelopeCustomFieldsInput: CreateEnvelopeCustomFieldsInput;
  CreateEnvelopeCustomFieldsPayload: ResolverTypeWrapper<Omit<CreateEnvelopeCustomFieldsPayload, 'customFields' | 'envelope'> & { customFields?: Maybe<Array<ResolversTypes['EnvelopeCustomField']>>, envelope?: Maybe<ResolversTypes['Envelope']> }>;
  CreateEnvelopeDocumentFieldsInput: CreateEnvelopeDocumentFieldsInput;
  CreateEnvelopeDocumentFieldsPayload: ResolverTypeWrapper<Omit<CreateEnvelopeDocumentFieldsPayload, 'document' | 'fields'> & { document?: Maybe<ResolversTypes['EnvelopeDocument']>, fields?: Maybe<Array<ResolversTypes['EnvelopeDocumentField']>> }>;
  CreateEnvelopeTabsInput: CreateEnvelopeTabsInput;
  CreateEnvelopeTabsPayload: ResolverTypeWrapper<Omit<CreateEnvelopeTabsPayload, 'document' | 'tabs'> & { document?: Maybe<ResolversTypes['EnvelopeDocument']>, tabs?: Maybe<Array<ResolversTypes['EnvelopeTab']>> }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DeleteEnvelopeDocumentFieldsInput: DeleteEnvelopeDocumentFieldsInput;
  DeleteEnvelopeDocumentFieldsPayload: ResolverTypeWrapper<Omit<DeleteEnvelopeDocumentFieldsPayload, 'document' | 'fields'> & { document?: Maybe<ResolversTypes['EnvelopeDocument']>, fields?: Maybe<Array<ResolversTypes['EnvelopeDocumentField']>> }>;
  DeleteEnvelopeDocumentsInput: DeleteEnvelopeDocumentsInput;
  DeleteEnvelopeDocumentsPayload: ResolverTypeWrapper<Omit<DeleteEnvelopeDocumentsPayload, 'documents' | 'envelope'> & { documents?: Maybe<Array<ResolversTypes['EnvelopeDocument']>>, envelope?: Maybe<ResolversTypes['Envelope']> }>;
  DeleteEnvelopeTabsInput: DeleteEnvelopeTabsInput;
  DeleteEnvelopeTabsPayload: ResolverTypeWrapper<Omit<DeleteEnvelopeTabsPayload, 'document'> & { document?: Maybe<ResolversTypes['EnvelopeDocument']> }>;
  ESignature: ResolverTypeWrapper<ESignatureMapper>;
  ESignatureUser: ResolverTypeWrapper<ESignatureUserMapper>;
  Envelope: ResolverTypeWrapper<EnvelopeMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
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
  EnvelopeTab: ResolverTypeWrapper<EnvelopeTabMapper>;
  EnvelopeTabChangeInput: EnvelopeTabChangeInput;
  EnvelopeTabInput: EnvelopeTabInput;
  EnvelopeTabKind: EnvelopeTabKind;
  EnvelopeTranscriptEncoding: EnvelopeTranscriptEncoding;
  EnvelopeVisibilityInput: EnvelopeVisibilityInput;
  File: ResolverTypeWrapper<File>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LinkCloudStorageProvidersInput: LinkCloudStorageProvidersInput;
  LinkCloudStorageProvidersPayload: ResolverTypeWrapper<Omit<LinkCloudStorageProvidersPayload, 'owner' | 'providers'> & { owner?: Maybe<ResolversTypes['ESignatureUser']>, providers?: Maybe<Array<ResolversTypes['CloudStorageProvider']>> }>;
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
  UnlinkCloudStorageProviderInput: UnlinkCloudStorageProviderInput;
  UnlinkCloudStorageProviderPayload: ResolverTypeWrapper<Omit<UnlinkCloudStorageProviderPayload, 'owner' | 'providers'> & { owner?: Maybe<ResolversTypes['ESignatureUser']>, providers?: Maybe<Array<ResolversTypes['CloudStorageProvider']>> }>;
  UnlinkCloudStorageProvidersInput: UnlinkCloudStorageProvidersInput;
  UnlinkCloudStorageProvidersPayload: ResolverTypeWrapper<Omit<UnlinkCloudStorageProvidersPayload, 'owner' | 'providers'> & { owner?: Maybe<ResolversTypes['ESignatureUser']>, providers?: Maybe<Array<ResolversTypes['CloudStorageProvider']>> }>;
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
  UpdateRequestInput: UpdateRequestInput;
  UpdateRequestPayload: ResolverTypeWrapper<Omit<UpdateRequestPayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['Ticket']> }>;
  User: ResolverTypeWrapper<UserMapper>;
  UserError: ResolverTypeWrapper<UserError>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddEnvelopeDocumentsInput: AddEnvelopeDocumentsInput;
  ID: Scalars['ID']['output'];
  AddEnvelopeDocumentsPayload: Omit<AddEnvelopeDocumentsPayload, 'documents' | 'envelope'> & { documents?: Maybe<Array<ResolversParentTypes['EnvelopeDocument']>>, envelope?: Maybe<ResolversParentTypes['Envelope']> };
  AgentPresence: AgentPresenceMapper;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  AgentPresenceConnection: AgentPresenceConnectionMapper;
  AgentPresenceEdge: Omit<AgentPresenceEdge, 'node'> & { node: ResolversParentTypes['AgentPresence'] };
  CloneTicketFormInput: CloneTicketFormInput;
  CloneTicketFormPayload: Omit<CloneTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversParentTypes['TicketForm']> };
  CloudStorageProvider: CloudStorageProviderMapper;
  ContactCentre: ContactCentreMapper;
  ContactCentreTeam: ContactCentreTeamMapper;
  CreateEnvelopeCustomFieldsInput: CreateEnvelopeCustomFieldsInput;
  CreateEnvelopeCustomFieldsPayload: Omit<CreateEnvelopeCustomFieldsPayload, 'customFields' | 'envelope'> & { customFields?: Maybe<Array<ResolversParentTypes['EnvelopeCustomField']>>, envelope?: Maybe<ResolversParentTypes['Envelope']> };
  CreateEnvelopeDocumentFieldsInput: CreateEnvelopeDocumentFieldsInput;
  CreateEnvelopeDocumentFieldsPayload: Omit<CreateEnvelopeDocumentFieldsPayload, 'document' | 'fields'> & { document?: Maybe<ResolversParentTypes['EnvelopeDocument']>, fields?: Maybe<Array<ResolversParentTypes['EnvelopeDocumentField']>> };
  CreateEnvelopeTabsInput: CreateEnvelopeTabsInput;
  CreateEnvelopeTabsPayload: Omit<CreateEnvelopeTabsPayload, 'document' | 'tabs'> & { document?: Maybe<ResolversParentTypes['EnvelopeDocument']>, tabs?: Maybe<Array<ResolversParentTypes['EnvelopeTab']>> };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DeleteEnvelopeDocumentFieldsInput: DeleteEnvelopeDocumentFieldsInput;
  DeleteEnvelopeDocumentFieldsPayload: Omit<DeleteEnvelopeDocumentFieldsPayload, 'document' | 'fields'> & { document?: Maybe<ResolversParentTypes['EnvelopeDocument']>, fields?: Maybe<Array<ResolversParentTypes['EnvelopeDocumentField']>> };
  DeleteEnvelopeDocumentsInput: DeleteEnvelopeDocumentsInput;
  DeleteEnvelopeDocumentsPayload: Omit<DeleteEnvelopeDocumentsPayload, 'documents' | 'envelope'> & { documents?: Maybe<Array<ResolversParentTypes['EnvelopeDocument']>>, envelope?: Maybe<ResolversParentTypes['Envelope']> };
  DeleteEnvelopeTabsInput: DeleteEnvelopeTabsInput;
  DeleteEnvelopeTabsPayload: Omit<DeleteEnvelopeTabsPayload, 'document'> & { document?: Maybe<ResolversParentTypes['EnvelopeDocument']> };
  ESignature: ESignatureMapper;
  ESignatureUser: ESignatureUserMapper;
  Envelope: EnvelopeMapper;
  Boolean: Scalars['Boolean']['output'];
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
  File: File;
  JSON: Scalars['JSON']['output'];
  LinkCloudStorageProvidersInput: LinkCloudStorageProvidersInput;
  LinkCloudStorageProvidersPayload: Omit<LinkCloudStorageProvidersPayload, 'owner' | 'providers'> & { owner?: Maybe<ResolversParentTypes['ESignatureUser']>, providers?: Maybe<Array<ResolversParentTypes['CloudStorageProvider']>> };
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
  UnlinkCloudStorageProviderInput: UnlinkCloudStorageProviderInput;
  UnlinkCloudStorageProviderPayload: Omit<UnlinkCloudStorageProviderPayload, 'owner' | 'providers'> & { owner?: Maybe<ResolversParentTypes['ESignatureUser']>, providers?: Maybe<Array<ResolversParentTypes['CloudStorageProvider']>> };
  UnlinkCloudStorageProvidersInput: UnlinkCloudStorageProvidersInput;
  UnlinkCloudStorageProvidersPayload: Omit<UnlinkCloudStorageProvidersPayload, 'owner' | 'providers'> & { owner?: Maybe<ResolversParentTypes['ESignatureUser']>, providers?: Maybe<Array<ResolversParentTypes['CloudStorageProvider']>> };
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
  UpdateRequestInput: UpdateRequestInput;
  UpdateRequestPayload: Omit<UpdateRequestPayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['Ticket']> };
  User: UserMapper;
  UserError: UserError;
};

export type AddEnvelopeDocumentsPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['AddEnvelopeDocumentsPayload'] = ResolversParentTypes['AddEnvelopeDocumentsPayload']> = {
  documents?: Resolver<Maybe<Array<ResolversTypes['EnvelopeDocument']>>, ParentType, ContextType>;
  envelope?: Resolver<Maybe<ResolversTypes['Envelope']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type ContactCentreResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentre'] = ResolversParentTypes['ContactCentre']> = {
  team?: Resolver<Maybe<ResolversTypes['ContactCentreTeam']>, ParentType, ContextType, RequireFields<ContactCentreTeamArgs, 'id'>>;
};

export type ContactCentreTeamResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreTeam'] = ResolversParentTypes['ContactCentreTeam']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  presence?: Resolver<Maybe<ResolversTypes['AgentPresenceConnection']>, ParentType, ContextType, Partial<ContactCentreTeamPresenceArgs>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

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

export type ESignatureResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ESignature'] = ResolversParentTypes['ESignature']> = {
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

export type FileResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  addEnvelopeDocuments?: Resolver<Maybe<ResolversTypes['AddEnvelopeDocumentsPayload']>, ParentType, ContextType, RequireFields<MutationAddEnvelopeDocumentsArgs, 'input'>>;
  cloneTicketForm?: Resolver<Maybe<ResolversTypes['CloneTicketFormPayload']>, ParentType, ContextType, RequireFields<MutationCloneTicketFormArgs, 'input'>>;
  createEnvelopeCustomFields?: Resolver<Maybe<ResolversTypes['CreateEnvelopeCustomFieldsPayload']>, ParentType, ContextType, RequireFields<MutationCreateEnvelopeCustomFieldsArgs, 'input'>>;
  createEnvelopeDocumentFields?: Resolver<Maybe<ResolversTypes['CreateEnvelopeDocumentFieldsPayload']>, ParentType, ContextType, RequireFields<MutationCreateEnvelopeDocumentFieldsArgs, 'input'>>;
  createEnvelopeTabs?: Resolver<Maybe<ResolversTypes['CreateEnvelopeTabsPayload']>, ParentType, ContextType, RequireFields<MutationCreateEnvelopeTabsArgs, 'input'>>;
  deleteEnvelopeDocumentFields?: Resolver<Maybe<ResolversTypes['DeleteEnvelopeDocumentFieldsPayload']>, ParentType, ContextType, RequireFields<MutationDeleteEnvelopeDocumentFieldsArgs, 'input'>>;
  deleteEnvelopeDocuments?: Resolver<Maybe<ResolversTypes['DeleteEnvelopeDocumentsPayload']>, ParentType, ContextType, RequireFields<MutationDeleteEnvelopeDocumentsArgs, 'input'>>;
  deleteEnvelopeTabs?: Resolver<Maybe<ResolversTypes['DeleteEnvelopeTabsPayload']>, ParentType, ContextType, RequireFields<MutationDeleteEnvelopeTabsArgs, 'input'>>;
  linkCloudStorageProviders?: Resolver<Maybe<ResolversTypes['LinkCloudStorageProvidersPayload']>, ParentType, ContextType, RequireFields<MutationLinkCloudStorageProvidersArgs, 'input'>>;
  unlinkCloudStorageProvider?: Resolver<Maybe<ResolversTypes['UnlinkCloudStorageProviderPayload']>, ParentType, ContextType, RequireFields<MutationUnlinkCloudStorageProviderArgs, 'input'>>;
  unlinkCloudStorageProviders?: Resolver<Maybe<ResolversTypes['UnlinkCloudStorageProvidersPayload']>, ParentType, ContextType, RequireFields<MutationUnlinkCloudStorageProvidersArgs, 'input'>>;
  updateEnvelopeCustomFields?: Resolver<Maybe<ResolversTypes['UpdateEnvelopeCustomFieldsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEnvelopeCustomFieldsArgs, 'input'>>;
  updateEnvelopeDocumentFields?: Resolver<Maybe<ResolversTypes['UpdateEnvelopeDocumentFieldsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEnvelopeDocumentFieldsArgs, 'input'>>;
  updateEnvelopeDocumentVisibility?: Resolver<Maybe<ResolversTypes['UpdateEnvelopeDocumentVisibilityPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEnvelopeDocumentVisibilityArgs, 'input'>>;
  updateEnvelopeRecipientVisibility?: Resolver<Maybe<ResolversTypes['UpdateEnvelopeRecipientVisibilityPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEnvelopeRecipientVisibilityArgs, 'input'>>;
  updateEnvelopeTabs?: Resolver<Maybe<ResolversTypes['UpdateEnvelopeTabsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEnvelopeTabsArgs, 'input'>>;
  updateRequest?: Resolver<Maybe<ResolversTypes['UpdateRequestPayload']>, ParentType, ContextType, RequireFields<MutationUpdateRequestArgs, 'input'>>;
};

export type NodeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'CloudStorageProvider' | 'EnvelopeDocument' | 'EnvelopeRecipient' | 'SocialUser' | 'Ticket' | 'TicketForm' | 'User', ParentType, ContextType>;
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
  AddEnvelopeDocumentsPayload?: AddEnvelopeDocumentsPayloadResolvers<ContextType>;
  AgentPresence?: AgentPresenceResolvers<ContextType>;
  AgentPresenceConnection?: AgentPresenceConnectionResolvers<ContextType>;
  AgentPresenceEdge?: AgentPresenceEdgeResolvers<ContextType>;
  CloneTicketFormPayload?: CloneTicketFormPayloadResolvers<ContextType>;
  CloudStorageProvider?: CloudStorageProviderResolvers<ContextType>;
  ContactCentre?: ContactCentreResolvers<ContextType>;
  ContactCentreTeam?: ContactCentreTeamResolvers<ContextType>;
  CreateEnvelopeCustomFieldsPayload?: CreateEnvelopeCustomFieldsPayloadResolvers<ContextType>;
  CreateEnvelopeDocumentFieldsPayload?: CreateEnvelopeDocumentFieldsPayloadResolvers<ContextType>;
  CreateEnvelopeTabsPayload?: CreateEnvelopeTabsPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeleteEnvelopeDocumentFieldsPayload?: DeleteEnvelopeDocumentFieldsPayloadResolvers<ContextType>;
  DeleteEnvelopeDocumentsPayload?: DeleteEnvelopeDocumentsPayloadResolvers<ContextType>;
  DeleteEnvelopeTabsPayload?: DeleteEnvelopeTabsPayloadResolvers<ContextType>;
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
  File?: FileResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LinkCloudStorageProvidersPayload?: LinkCloudStorageProvidersPayloadResolvers<ContextType>;
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
  UnlinkCloudStorageProviderPayload?: UnlinkCloudStorageProviderPayloadResolvers<ContextType>;
  UnlinkCloudStorageProvidersPayload?: UnlinkCloudStorageProvidersPayloadResolvers<ContextType>;
  UpdateEnvelopeCustomFieldsPayload?: UpdateEnvelopeCustomFieldsPayloadResolvers<ContextType>;
  UpdateEnvelopeDocumentFieldsPayload?: UpdateEnvelopeDocumentFieldsPayloadResolvers<ContextType>;
  UpdateEnvelopeDocumentVisibilityPayload?: UpdateEnvelopeDocumentVisibilityPayloadResolvers<ContextType>;
  UpdateEnvelopeRecipientVisibilityPayload?: UpdateEnvelopeRecipientVisibilityPayloadResolvers<ContextType>;
  UpdateEnvelopeTabsPayload?: UpdateEnvelopeTabsPayloadResolvers<ContextType>;
  UpdateRequestPayload?: UpdateRequestPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
};

