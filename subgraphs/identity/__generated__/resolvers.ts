import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserMapper, UserConnectionMapper, NodeMapper } from '../mappers.ts';
import type { IdentityUserMapper, IdentityGroupMapper, IdentityRoleMapper, IdentityFactorMapper, IdentityUserConnectionMapper } from '../identity/mappers.ts';
import type { IdentityContext } from '../index.ts';
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

/** A payment that accounting has recorded against an invoice. */
export type AccountingPayment = Node & {
  __typename?: 'AccountingPayment';
  /** Global id: accounting's own, after the tenant where one was named or is configured. */
  id: Scalars['ID']['output'];
};

/** A customer of the bank. */
export type BankCustomer = Node & {
  __typename?: 'BankCustomer';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A payment of the bank. */
export type BankPayment = Node & {
  __typename?: 'BankPayment';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A person of the CRM. Search knows less of one than reading does: what it lacks costs one REST call a person. */
export type CrmPerson = Node & {
  __typename?: 'CrmPerson';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A company or person that is bought from. */
export type ErpVendor = Node & {
  __typename?: 'ErpVendor';
  /** Global id: the company's and the ERP's own. */
  id: Scalars['ID']['output'];
};

/** What a vendor was paid in all. */
export type ErpVendorPurchase = Node & {
  __typename?: 'ErpVendorPurchase';
  /** Global id: the company's id and the three parts of the key. */
  id: Scalars['ID']['output'];
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

/** An enrolled authentication factor. */
export type IdentityFactor = {
  __typename?: 'IdentityFactor';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The kind of factor, as the directory names it (`token:software:totp`). */
  factorType?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Who provides the factor. */
  provider?: Maybe<Scalars['String']['output']>;
  /** Whether the factor is in use. */
  status?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The directory's own id. */
  upstreamId: Scalars['String']['output'];
  /** The vendor of the factor. */
  vendorName?: Maybe<Scalars['String']['output']>;
};

/** A group of the directory: a handle by id. */
export type IdentityGroup = {
  __typename?: 'IdentityGroup';
  id: Scalars['ID']['output'];
  /** Members. Costs one REST call for up to 200. */
  members?: Maybe<IdentityUserConnection>;
  /** The directory's own id. */
  upstreamId: Scalars['String']['output'];
};


/** A group of the directory: a handle by id. */
export type IdentityGroupMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A role assigned to a user. */
export type IdentityRole = {
  __typename?: 'IdentityRole';
  /** Whether it was assigned to the user or to a group of theirs. */
  assignmentType?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The name to show. */
  label?: Maybe<Scalars['String']['output']>;
  /** Whether the assignment is in force. */
  status?: Maybe<Scalars['String']['output']>;
  /** The kind of role, as the directory names it. */
  type?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The directory's own id of the assignment. */
  upstreamId: Scalars['String']['output'];
};

/** A user of the directory. */
export type IdentityUser = {
  __typename?: 'IdentityUser';
  /** When the user was activated. */
  activatedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Department. */
  department?: Maybe<Scalars['String']['output']>;
  /** The name to show. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** The primary address, as the directory writes it. */
  email?: Maybe<Scalars['String']['output']>;
  /** Number given by the employer. */
  employeeNumber?: Maybe<Scalars['String']['output']>;
  /** Enrolled factors. Costs one REST call a user. */
  factors?: Maybe<Array<IdentityFactor>>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** When the user last signed in. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Family name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The name the user signs in with. */
  login?: Maybe<Scalars['String']['output']>;
  /** Mobile phone number. */
  mobilePhone?: Maybe<Scalars['String']['output']>;
  /** Organisation. */
  organization?: Maybe<Scalars['String']['output']>;
  /** Roles assigned to the user. Costs one REST call a user. */
  roles?: Maybe<Array<IdentityRole>>;
  /** The user's account on the social network, as the profile attribute `socialUserId` names it; null where that account is gone. One REST call for 100 people. */
  socialUser?: Maybe<SocialUser>;
  /** The state of the user. */
  status?: Maybe<IdentityUserStatus>;
  /** Job title. */
  title?: Maybe<Scalars['String']['output']>;
  /** The directory's own id. */
  upstreamId: Scalars['String']['output'];
  /** The person. */
  user?: Maybe<User>;
};

/** Members, a page of them. */
export type IdentityUserConnection = {
  __typename?: 'IdentityUserConnection';
  edges: Array<IdentityUserEdge>;
  nodes: Array<IdentityUser>;
  pageInfo: PageInfo;
  /** Not known: the directory does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A member in a list. */
export type IdentityUserEdge = {
  __typename?: 'IdentityUserEdge';
  cursor: Scalars['String']['output'];
  node: IdentityUser;
};

/** The states of a directory user. */
export type IdentityUserStatus =
  | 'ACTIVE'
  | 'DEPROVISIONED'
  | 'LOCKED_OUT'
  /** A state that the documents do not name. */
  | 'OTHER'
  | 'STAGED'
  | 'SUSPENDED';

/** A job of marketing: an import, an upsert or a deletion of contacts. */
export type MarketingImportJob = Node & {
  __typename?: 'MarketingImportJob';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
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
  /** Suspends an active user. */
  suspendUser?: Maybe<SuspendUserPayload>;
};


export type MutationSuspendUserArgs = {
  input: SuspendUserInput;
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
  /** A group: a handle by id, as groups are never read themselves. Costs no REST call. */
  identityGroup?: Maybe<IdentityGroup>;
  /** Any object by its global id; null where there is none. */
  node?: Maybe<Node>;
  /** Objects by their global ids, in their order, 100 at most; null where there is none. */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** A person by e-mail address. No family decides whether a person exists: each record of theirs is null where there is none. */
  user?: Maybe<User>;
  /** People: the members of the configured people group. Costs one REST call for up to 200. */
  users?: Maybe<UserConnection>;
};


export type QueryIdentityGroupArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryUserArgs = {
  email: Scalars['String']['input'];
};


export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** How satisfied the requester of a ticket was with its solution. */
export type SatisfactionRating = Node & {
  __typename?: 'SatisfactionRating';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** Why a rating is bad, as the survey offers it. */
export type SatisfactionReason = Node & {
  __typename?: 'SatisfactionReason';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** What is promised of the tickets that fit a filter. */
export type SlaPolicy = Node & {
  __typename?: 'SlaPolicy';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A user of the social network. Only what is selected is asked for. */
export type SocialUser = Node & {
  __typename?: 'SocialUser';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** Fields, triggers and the like that are made and removed together, as an app requires them. */
export type SupportResourceCollection = Node & {
  __typename?: 'SupportResourceCollection';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** Who is to be suspended. */
export type SuspendUserInput = {
  /** The directory's own id or the global one. */
  userId: Scalars['ID']['input'];
};

/** What came of suspending. */
export type SuspendUserPayload = {
  __typename?: 'SuspendUserPayload';
  /** The user as it is now. */
  identityUser?: Maybe<IdentityUser>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
};

/** A ticket of the support desk. */
export type Ticket = Node & {
  __typename?: 'Ticket';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A form that tickets are written with. */
export type TicketForm = Node & {
  __typename?: 'TicketForm';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A payment out of a financial account. */
export type TreasuryPayment = Node & {
  __typename?: 'TreasuryPayment';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A person known by e-mail address: the hub to which every family adds its own record. */
export type User = Node & {
  __typename?: 'User';
  /** The name to show. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** The address, in lower case. */
  email: Scalars['String']['output'];
  /** `User:` and the address. */
  id: Scalars['ID']['output'];
  /** The directory's record; null also when several have this address (see `identityUsers`). From the people index. */
  identityUser?: Maybe<IdentityUser>;
  /** All records of the directory with this address. From the people index. */
  identityUsers?: Maybe<Array<IdentityUser>>;
};

/** People, a page of them. */
export type UserConnection = {
  __typename?: 'UserConnection';
  edges: Array<UserEdge>;
  nodes: Array<User>;
  pageInfo: PageInfo;
  /** Not known: the directory does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A person in a list. */
export type UserEdge = {
  __typename?: 'UserEdge';
  cursor: Scalars['String']['output'];
  node: User;
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
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"email":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountingPayment: ResolverTypeWrapper<AccountingPayment>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  BankCustomer: ResolverTypeWrapper<BankCustomer>;
  BankPayment: ResolverTypeWrapper<BankPayment>;
  CrmPerson: ResolverTypeWrapper<CrmPerson>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  ErpVendor: ResolverTypeWrapper<ErpVendor>;
  ErpVendorPurchase: ResolverTypeWrapper<ErpVendorPurchase>;
  File: ResolverTypeWrapper<File>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  IdentityFactor: ResolverTypeWrapper<IdentityFactorMapper>;
  IdentityGroup: ResolverTypeWrapper<IdentityGroupMapper>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IdentityRole: ResolverTypeWrapper<IdentityRoleMapper>;
  IdentityUser: ResolverTypeWrapper<IdentityUserMapper>;
  IdentityUserConnection: ResolverTypeWrapper<IdentityUserConnectionMapper>;
  IdentityUserEdge: ResolverTypeWrapper<Omit<IdentityUserEdge, 'node'> & { node: ResolversTypes['IdentityUser'] }>;
  IdentityUserStatus: IdentityUserStatus;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  MarketingImportJob: ResolverTypeWrapper<MarketingImportJob>;
  Money: ResolverTypeWrapper<Money>;
  MoneyInput: MoneyInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<NodeMapper>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SatisfactionRating: ResolverTypeWrapper<SatisfactionRating>;
  SatisfactionReason: ResolverTypeWrapper<SatisfactionReason>;
  SlaPolicy: ResolverTypeWrapper<SlaPolicy>;
  SocialUser: ResolverTypeWrapper<SocialUser>;
  SupportResourceCollection: ResolverTypeWrapper<SupportResourceCollection>;
  SuspendUserInput: SuspendUserInput;
  SuspendUserPayload: ResolverTypeWrapper<Omit<SuspendUserPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  Ticket: ResolverTypeWrapper<Ticket>;
  TicketForm: ResolverTypeWrapper<TicketForm>;
  TreasuryPayment: ResolverTypeWrapper<TreasuryPayment>;
  User: ResolverTypeWrapper<UserMapper>;
  UserConnection: ResolverTypeWrapper<UserConnectionMapper>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserError: ResolverTypeWrapper<UserError>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountingPayment: AccountingPayment;
  ID: Scalars['ID']['output'];
  BankCustomer: BankCustomer;
  BankPayment: BankPayment;
  CrmPerson: CrmPerson;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  ErpVendor: ErpVendor;
  ErpVendorPurchase: ErpVendorPurchase;
  File: File;
  String: Scalars['String']['output'];
  IdentityFactor: IdentityFactorMapper;
  IdentityGroup: IdentityGroupMapper;
  Int: Scalars['Int']['output'];
  IdentityRole: IdentityRoleMapper;
  IdentityUser: IdentityUserMapper;
  IdentityUserConnection: IdentityUserConnectionMapper;
  IdentityUserEdge: Omit<IdentityUserEdge, 'node'> & { node: ResolversParentTypes['IdentityUser'] };
  JSON: Scalars['JSON']['output'];
  MarketingImportJob: MarketingImportJob;
  Money: Money;
  MoneyInput: MoneyInput;
  Mutation: Record<PropertyKey, never>;
  Node: NodeMapper;
  PageInfo: PageInfo;
  Boolean: Scalars['Boolean']['output'];
  Query: Record<PropertyKey, never>;
  SatisfactionRating: SatisfactionRating;
  SatisfactionReason: SatisfactionReason;
  SlaPolicy: SlaPolicy;
  SocialUser: SocialUser;
  SupportResourceCollection: SupportResourceCollection;
  SuspendUserInput: SuspendUserInput;
  SuspendUserPayload: Omit<SuspendUserPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  Ticket: Ticket;
  TicketForm: TicketForm;
  TreasuryPayment: TreasuryPayment;
  User: UserMapper;
  UserConnection: UserConnectionMapper;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserError: UserError;
};

export type AccountingPaymentResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['AccountingPayment'] = ResolversParentTypes['AccountingPayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankCustomerResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankCustomer'] = ResolversParentTypes['BankCustomer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankPaymentResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankPayment'] = ResolversParentTypes['BankPayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CrmPersonResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['CrmPerson'] = ResolversParentTypes['CrmPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type ErpVendorResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ErpVendor'] = ResolversParentTypes['ErpVendor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErpVendorPurchaseResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ErpVendorPurchase'] = ResolversParentTypes['ErpVendorPurchase']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FileResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IdentityFactorResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityFactor'] = ResolversParentTypes['IdentityFactor']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  factorType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IdentityGroupResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityGroup'] = ResolversParentTypes['IdentityGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  members?: Resolver<Maybe<ResolversTypes['IdentityUserConnection']>, ParentType, ContextType, Partial<IdentityGroupMembersArgs>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IdentityRoleResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityRole'] = ResolversParentTypes['IdentityRole']> = {
  assignmentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IdentityUserResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityUser'] = ResolversParentTypes['IdentityUser']> = {
  activatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  factors?: Resolver<Maybe<Array<ResolversTypes['IdentityFactor']>>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  login?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobilePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<Maybe<Array<ResolversTypes['IdentityRole']>>, ParentType, ContextType>;
  socialUser?: Resolver<Maybe<ResolversTypes['SocialUser']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['IdentityUserStatus']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type IdentityUserConnectionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityUserConnection'] = ResolversParentTypes['IdentityUserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['IdentityUserEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type IdentityUserEdgeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityUserEdge'] = ResolversParentTypes['IdentityUserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['IdentityUser'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MarketingImportJobResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['MarketingImportJob'] = ResolversParentTypes['MarketingImportJob']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  suspendUser?: Resolver<Maybe<ResolversTypes['SuspendUserPayload']>, ParentType, ContextType, RequireFields<MutationSuspendUserArgs, 'input'>>;
};

export type NodeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AccountingPayment' | 'BankCustomer' | 'BankPayment' | 'CrmPerson' | 'ErpVendor' | 'ErpVendorPurchase' | 'MarketingImportJob' | 'SatisfactionRating' | 'SatisfactionReason' | 'SlaPolicy' | 'SocialUser' | 'SupportResourceCollection' | 'Ticket' | 'TicketForm' | 'TreasuryPayment' | 'User', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  identityGroup?: Resolver<Maybe<ResolversTypes['IdentityGroup']>, ParentType, ContextType, RequireFields<QueryIdentityGroupArgs, 'id'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'email'>>;
  users?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, Partial<QueryUsersArgs>>;
};

export type SatisfactionRatingResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['SatisfactionRating'] = ResolversParentTypes['SatisfactionRating']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SatisfactionReasonResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['SatisfactionReason'] = ResolversParentTypes['SatisfactionReason']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SlaPolicyResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['SlaPolicy'] = ResolversParentTypes['SlaPolicy']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialUserResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['SocialUser'] = ResolversParentTypes['SocialUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupportResourceCollectionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['SupportResourceCollection'] = ResolversParentTypes['SupportResourceCollection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SuspendUserPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['SuspendUserPayload'] = ResolversParentTypes['SuspendUserPayload']> = {
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TicketResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['Ticket'] = ResolversParentTypes['Ticket']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TicketFormResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['TicketForm'] = ResolversParentTypes['TicketForm']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TreasuryPaymentResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['TreasuryPayment'] = ResolversParentTypes['TreasuryPayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  identityUsers?: Resolver<Maybe<Array<ResolversTypes['IdentityUser']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserEdgeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = IdentityContext> = {
  AccountingPayment?: AccountingPaymentResolvers<ContextType>;
  BankCustomer?: BankCustomerResolvers<ContextType>;
  BankPayment?: BankPaymentResolvers<ContextType>;
  CrmPerson?: CrmPersonResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  ErpVendor?: ErpVendorResolvers<ContextType>;
  ErpVendorPurchase?: ErpVendorPurchaseResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
  IdentityFactor?: IdentityFactorResolvers<ContextType>;
  IdentityGroup?: IdentityGroupResolvers<ContextType>;
  IdentityRole?: IdentityRoleResolvers<ContextType>;
  IdentityUser?: IdentityUserResolvers<ContextType>;
  IdentityUserConnection?: IdentityUserConnectionResolvers<ContextType>;
  IdentityUserEdge?: IdentityUserEdgeResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  MarketingImportJob?: MarketingImportJobResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SatisfactionRating?: SatisfactionRatingResolvers<ContextType>;
  SatisfactionReason?: SatisfactionReasonResolvers<ContextType>;
  SlaPolicy?: SlaPolicyResolvers<ContextType>;
  SocialUser?: SocialUserResolvers<ContextType>;
  SupportResourceCollection?: SupportResourceCollectionResolvers<ContextType>;
  SuspendUserPayload?: SuspendUserPayloadResolvers<ContextType>;
  Ticket?: TicketResolvers<ContextType>;
  TicketForm?: TicketFormResolvers<ContextType>;
  TreasuryPayment?: TreasuryPaymentResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
};

