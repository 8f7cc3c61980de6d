import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserMapper } from '../mappers.ts';
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
  cloneTicketForm: CloneTicketFormPayload;
  /** Adds a comment or collaborators to a request, or solves it; nothing else of it can be changed. Collaborators are told by e-mail. */
  updateRequest: UpdateRequestPayload;
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
  /** The support desk by its own nouns. */
  supportDesk?: Maybe<SupportDesk>;
  /** One ticket, as the support desk's request of that id. Costs one REST call. */
  ticket?: Maybe<Ticket>;
  /** Tickets, found by search. Costs one REST call for up to 100. */
  tickets: TicketConnection;
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

/** The support desk by its own nouns. */
export type SupportDesk = {
  __typename?: 'SupportDesk';
  /** One ticket form; 100 of them cost one REST call. */
  ticketForm?: Maybe<TicketForm>;
  /** All ticket forms that the caller may see. Costs one REST call. */
  ticketForms: Array<TicketForm>;
  /** Ticket forms by their ids, in their order; those that are not there are null. One REST call for 100. */
  ticketFormsByIds: Array<Maybe<TicketForm>>;
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
  comments: TicketCommentConnection;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first comment. */
  description?: Maybe<Scalars['String']['output']>;
  /** The form it was written with; the forms of a whole list cost one REST call. */
  form?: Maybe<TicketForm>;
  id: Scalars['ID']['output'];
  priority?: Maybe<TicketPriority>;
  /** Who asked. */
  requester?: Maybe<User>;
  status?: Maybe<TicketStatus>;
  subject?: Maybe<Scalars['String']['output']>;
  tags?: Maybe<Array<Scalars['String']['output']>>;
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
  htmlBody?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
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
  active?: Maybe<Scalars['Boolean']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  default?: Maybe<Scalars['Boolean']['output']>;
  /** The name that end users see. */
  displayName?: Maybe<Scalars['String']['output']>;
  endUserVisible?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  inAllBrands?: Maybe<Scalars['Boolean']['output']>;
  name?: Maybe<Scalars['String']['output']>;
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
  tickets: TicketConnection;
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
  Ticket: Ticket;
  TicketForm: TicketForm;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
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
    | ( TicketMapper )
    | ( TicketFormMapper )
    | ( UserMapper )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  CloneTicketFormInput: CloneTicketFormInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  CloneTicketFormPayload: ResolverTypeWrapper<Omit<CloneTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversTypes['TicketForm']> }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  File: ResolverTypeWrapper<File>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Money: ResolverTypeWrapper<Money>;
  MoneyInput: MoneyInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  RequestCommentInput: RequestCommentInput;
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
  CloneTicketFormInput: CloneTicketFormInput;
  ID: Scalars['ID']['output'];
  CloneTicketFormPayload: Omit<CloneTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversParentTypes['TicketForm']> };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  File: File;
  String: Scalars['String']['output'];
  JSON: Scalars['JSON']['output'];
  Money: Money;
  MoneyInput: MoneyInput;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfo;
  Boolean: Scalars['Boolean']['output'];
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  RequestCommentInput: RequestCommentInput;
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

export type CloneTicketFormPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CloneTicketFormPayload'] = ResolversParentTypes['CloneTicketFormPayload']> = {
  ticketForm?: Resolver<Maybe<ResolversTypes['TicketForm']>, ParentType, ContextType>;
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

export type FileResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MoneyResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  cloneTicketForm?: Resolver<ResolversTypes['CloneTicketFormPayload'], ParentType, ContextType, RequireFields<MutationCloneTicketFormArgs, 'input'>>;
  updateRequest?: Resolver<ResolversTypes['UpdateRequestPayload'], ParentType, ContextType, RequireFields<MutationUpdateRequestArgs, 'input'>>;
};

export type NodeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Ticket' | 'TicketForm' | 'User', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  supportDesk?: Resolver<Maybe<ResolversTypes['SupportDesk']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType, RequireFields<QueryTicketArgs, 'id'>>;
  tickets?: Resolver<ResolversTypes['TicketConnection'], ParentType, ContextType, RequireFields<QueryTicketsArgs, 'orderBy'>>;
};

export type SupportDeskResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportDesk'] = ResolversParentTypes['SupportDesk']> = {
  ticketForm?: Resolver<Maybe<ResolversTypes['TicketForm']>, ParentType, ContextType, RequireFields<SupportDeskTicketFormArgs, 'id'>>;
  ticketForms?: Resolver<Array<ResolversTypes['TicketForm']>, ParentType, ContextType, Partial<SupportDeskTicketFormsArgs>>;
  ticketFormsByIds?: Resolver<Array<Maybe<ResolversTypes['TicketForm']>>, ParentType, ContextType, RequireFields<SupportDeskTicketFormsByIdsArgs, 'ids'>>;
};

export type TicketResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Ticket'] = ResolversParentTypes['Ticket'], FederationReferenceType extends FederationReferenceTypes['Ticket'] = FederationReferenceTypes['Ticket']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Ticket']> | FederationReferenceType, FederationReferenceType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  canBeSolvedByMe?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  collaborators?: Resolver<Maybe<Array<ResolversTypes['User']>>, ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['TicketCommentConnection'], ParentType, ContextType, RequireFields<TicketCommentsArgs, 'orderBy'>>;
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
  tickets?: Resolver<ResolversTypes['TicketConnection'], ParentType, ContextType, RequireFields<UserTicketsArgs, 'orderBy'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = CollaborationContext> = {
  CloneTicketFormPayload?: CloneTicketFormPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  File?: FileResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
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

