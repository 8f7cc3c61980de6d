import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserMapper, UserConnectionMapper, NodeMapper } from '../mappers.ts';
import type { ApiCatalogMapper, ApiProviderMapper, ApiSpecMapper, ApiEndpointMapper, ApiParameterMapper, ApiResponseMapper, ApiAccessMapper } from '../catalog/mappers.ts';
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

/** A way to be let in. */
export type ApiAccess = {
  __typename?: 'ApiAccess';
  /** The security schemes of the spec that are all needed. */
  schemes?: Maybe<Array<Scalars['String']['output']>>;
  /** The scopes or roles that are all needed. */
  scopes?: Maybe<Array<Scalars['String']['output']>>;
};

/** The API catalog. Every call of it counts: 120 a minute, and 100 a month on the Free plan; beyond that the error is `RATE_LIMITED`, with `retryAfterMs`, and with `quota` where the month is used up. */
export type ApiCatalog = {
  __typename?: 'ApiCatalog';
  /** One provider. Costs one REST call. */
  provider?: Maybe<ApiProvider>;
  /** Providers by their names, in the order of their slugs. Costs one REST call. */
  providers?: Maybe<Array<ApiProvider>>;
};


/** The API catalog. Every call of it counts: 120 a minute, and 100 a month on the Free plan; beyond that the error is `RATE_LIMITED`, with `retryAfterMs`, and with `quota` where the month is used up. */
export type ApiCatalogProviderArgs = {
  id: Scalars['ID']['input'];
};


/** The API catalog. Every call of it counts: 120 a minute, and 100 a month on the Free plan; beyond that the error is `RATE_LIMITED`, with `retryAfterMs`, and with `quota` where the month is used up. */
export type ApiCatalogProvidersArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};

/** One operation of an interface. */
export type ApiEndpoint = Node & {
  __typename?: 'ApiEndpoint';
  /** Ways to be let in, of which one suffices; empty where anybody is. */
  access?: Maybe<Array<ApiAccess>>;
  /** Whether it should no longer be used. */
  deprecated?: Maybe<Scalars['Boolean']['output']>;
  /** What else is to be known. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The method, in capitals. */
  method?: Maybe<Scalars['String']['output']>;
  /** The name of the operation in its spec. */
  operation?: Maybe<Scalars['String']['output']>;
  /** What it takes beside a body. */
  parameters?: Maybe<Array<ApiParameter>>;
  /** The path, with its parameters in braces. */
  path?: Maybe<Scalars['String']['output']>;
  /** Whose it is. Costs one REST call, none where the provider led here. */
  provider?: Maybe<ApiProvider>;
  /** The media types of the body that it takes; empty where it takes none. */
  requestMediaTypes?: Maybe<Array<Scalars['String']['output']>>;
  /** What it answers. */
  responses?: Maybe<Array<ApiResponse>>;
  /** What it does, in a few words. */
  summary?: Maybe<Scalars['String']['output']>;
  /** What its spec groups it by. */
  tags?: Maybe<Array<Scalars['String']['output']>>;
  /** The path: with method and provider, what the catalog knows it by. */
  upstreamId: Scalars['String']['output'];
};

/** A parameter of an endpoint. */
export type ApiParameter = {
  __typename?: 'ApiParameter';
  /** What it means. */
  description?: Maybe<Scalars['String']['output']>;
  /** Whether each value of a list is sent by itself. */
  explode?: Maybe<Scalars['Boolean']['output']>;
  /** The name, as it is sent. */
  name?: Maybe<Scalars['String']['output']>;
  /** Where it is sent. */
  place?: Maybe<ApiParameterPlace>;
  /** Whether it must be given. */
  required?: Maybe<Scalars['Boolean']['output']>;
  /** How lists and objects are written: `form`, `simple`, `deepObject`. */
  style?: Maybe<Scalars['String']['output']>;
  /** The type of its value: `string`, `integer`, `array`; several joined by a bar. */
  type?: Maybe<Scalars['String']['output']>;
  /** The values that it takes; empty where they are not listed. */
  values?: Maybe<Array<Scalars['String']['output']>>;
};

/** Where a parameter is sent. */
export type ApiParameterPlace =
  /** In a cookie. */
  | 'COOKIE'
  /** In a header. */
  | 'HEADER'
  /** Somewhere else. */
  | 'OTHER'
  /** In the path. */
  | 'PATH'
  /** In the query string. */
  | 'QUERY';

/** Who offers an interface. */
export type ApiProvider = Node & {
  __typename?: 'ApiProvider';
  /** Where its endpoints are; a path where it is local. */
  baseUrl?: Maybe<Scalars['String']['output']>;
  /** What it offers. */
  description?: Maybe<Scalars['String']['output']>;
  /** The endpoint of exactly this method and path; null where there is none. Costs one REST call, none where `spec` is null. */
  endpoint?: Maybe<ApiEndpoint>;
  /** Every endpoint of the spec; null where there is none. Costs one REST call, none where `spec` is null. */
  endpoints?: Maybe<Array<ApiEndpoint>>;
  /** The interface family behind this graph that it is; null for a provider outside. */
  family?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The spec that was ingested; null where there is none yet: `resolveApiSpec` submits one. */
  spec?: Maybe<ApiSpec>;
  /** The slug: what the catalog knows it by. */
  upstreamId: Scalars['String']['output'];
};


/** Who offers an interface. */
export type ApiProviderEndpointArgs = {
  method: Scalars['String']['input'];
  path: Scalars['String']['input'];
};

/** What an endpoint answers. */
export type ApiResponse = {
  __typename?: 'ApiResponse';
  /** What it means. */
  description?: Maybe<Scalars['String']['output']>;
  /** The media types of its body; empty where it has none. */
  mediaTypes?: Maybe<Array<Scalars['String']['output']>>;
  /** The status or its class: `200`, `4XX`, `default`. */
  status?: Maybe<Scalars['String']['output']>;
};

/** A spec as the catalog ingested it. */
export type ApiSpec = {
  __typename?: 'ApiSpec';
  /** How many endpoints it has. */
  endpointsCount?: Maybe<Scalars['Int']['output']>;
  /** When it was ingested. */
  ingestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The version of OpenAPI that it is written in. */
  openapi?: Maybe<Scalars['String']['output']>;
  /** The title. */
  title?: Maybe<Scalars['String']['output']>;
  /** The version that the spec gives itself. */
  version?: Maybe<Scalars['String']['output']>;
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

/** A line of a purchase invoice. Amounts are in the invoice's currency, which the line does not name. */
export type ErpPurchaseInvoiceLine = Node & {
  __typename?: 'ErpPurchaseInvoiceLine';
  /** Global id: the company's and the ERP's own. */
  id: Scalars['ID']['output'];
};

/** A line of the statement of retained earnings. */
export type ErpRetainedEarningsLine = Node & {
  __typename?: 'ErpRetainedEarningsLine';
  /** Global id: the company's id and the line's number. */
  id: Scalars['ID']['output'];
};

/** Money that a customer gets back. */
export type ErpSalesCreditMemo = Node & {
  __typename?: 'ErpSalesCreditMemo';
  /** Global id: the company's and the ERP's own. */
  id: Scalars['ID']['output'];
};

/** A line of a sales credit memo. Amounts are in the memo's currency, which the line does not name. */
export type ErpSalesCreditMemoLine = Node & {
  __typename?: 'ErpSalesCreditMemoLine';
  /** Global id: the company's and the ERP's own. */
  id: Scalars['ID']['output'];
};

/** Time that an employee has registered. */
export type ErpTimeRegistrationEntry = Node & {
  __typename?: 'ErpTimeRegistrationEntry';
  /** Global id: the company's and the ERP's own. */
  id: Scalars['ID']['output'];
};

/** What an account comes to. Amounts are in the company's currency, which the ERP does not name. */
export type ErpTrialBalanceRow = Node & {
  __typename?: 'ErpTrialBalanceRow';
  /** Global id: the company's id and the account's number. */
  id: Scalars['ID']['output'];
};

/** What something is measured in. */
export type ErpUnitOfMeasure = Node & {
  __typename?: 'ErpUnitOfMeasure';
  /** Global id: the company's and the ERP's own. */
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

/** Conditions on an instant in a list; all that are given must hold. */
export type ListInstantFilter = {
  /** Between these, both included. */
  between?: InputMaybe<ListInstantRange>;
  /** Exactly then. */
  eq?: InputMaybe<Scalars['DateTime']['input']>;
  /** Then or after. */
  ge?: InputMaybe<Scalars['DateTime']['input']>;
  /** After then. */
  gt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Then or before. */
  le?: InputMaybe<Scalars['DateTime']['input']>;
  /** Before then. */
  lt?: InputMaybe<Scalars['DateTime']['input']>;
  /** At any other time; so are rows without a value. */
  ne?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A span of time, both ends included. */
export type ListInstantRange = {
  /** Its beginning. */
  from: Scalars['DateTime']['input'];
  /** Its end. */
  to: Scalars['DateTime']['input'];
};

/**
 * Conditions on a text field of a list; all that are given must hold. Upper and lower case are
 * different letters. A value is taken as it is, wildcards included; only `like` and `notLike` have them.
 */
export type ListTextFilter = {
  /** Within these, both included. */
  between?: InputMaybe<ListTextRange>;
  /** Exactly this. */
  eq?: InputMaybe<Scalars['String']['input']>;
  /** After this, or this itself. */
  ge?: InputMaybe<Scalars['String']['input']>;
  /** After this. */
  gt?: InputMaybe<Scalars['String']['input']>;
  /** One of these; of none of them, nothing is listed and nothing asked for. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Before this, or this itself. */
  le?: InputMaybe<Scalars['String']['input']>;
  /** Like this: `*` stands for any text, `\*` for a star, `\\` for a backslash. */
  like?: InputMaybe<Scalars['String']['input']>;
  /** Before this. */
  lt?: InputMaybe<Scalars['String']['input']>;
  /** Anything but this; so are rows without a value. */
  ne?: InputMaybe<Scalars['String']['input']>;
  /** Not like this. */
  notLike?: InputMaybe<Scalars['String']['input']>;
  /** Holds this somewhere. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A range of text, both ends included. */
export type ListTextRange = {
  /** The lower end. */
  from: Scalars['String']['input'];
  /** The upper end. */
  to: Scalars['String']['input'];
};

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
  /** Submits the spec of a provider that has none yet, an OpenAPI document; its endpoints are there at once. Needs a key that may submit. Costs one REST call, never made twice. */
  resolveApiSpec?: Maybe<ResolveApiSpecPayload>;
  /** Suspends an active user. */
  suspendUser?: Maybe<SuspendUserPayload>;
};


export type MutationResolveApiSpecArgs = {
  input: ResolveApiSpecInput;
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
  /** The API catalog: interfaces and their endpoints, those behind this graph among them. */
  catalog?: Maybe<ApiCatalog>;
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

/** A spec to submit. */
export type ResolveApiSpecInput = {
  /** The provider: global id, or the slug. */
  provider: Scalars['ID']['input'];
  /** An OpenAPI document of version 3.0 or 3.1, as a JSON object. */
  spec: Scalars['JSON']['input'];
};

/** What became of a spec. */
export type ResolveApiSpecPayload = {
  __typename?: 'ResolveApiSpecPayload';
  /** The provider with its spec; null when it was refused. */
  provider?: Maybe<ApiProvider>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
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

/** The direction of an order. */
export type SortDirection =
  /** Smallest first. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

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
  ApiEndpoint: ApiEndpoint;
  ApiProvider: ApiProvider;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  ApiEndpoint:
    ( { __typename: 'ApiEndpoint' }
    & GraphQLRecursivePick<FederationTypes['ApiEndpoint'], {"id":true}> );
  ApiProvider:
    ( { __typename: 'ApiProvider' }
    & GraphQLRecursivePick<FederationTypes['ApiProvider'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"email":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountingPayment: ResolverTypeWrapper<AccountingPayment>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ApiAccess: ResolverTypeWrapper<ApiAccessMapper>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ApiCatalog: ResolverTypeWrapper<ApiCatalogMapper>;
  ApiEndpoint: ResolverTypeWrapper<ApiEndpointMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ApiParameter: ResolverTypeWrapper<ApiParameterMapper>;
  ApiParameterPlace: ApiParameterPlace;
  ApiProvider: ResolverTypeWrapper<ApiProviderMapper>;
  ApiResponse: ResolverTypeWrapper<ApiResponseMapper>;
  ApiSpec: ResolverTypeWrapper<ApiSpecMapper>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  BankCustomer: ResolverTypeWrapper<BankCustomer>;
  BankPayment: ResolverTypeWrapper<BankPayment>;
  CrmPerson: ResolverTypeWrapper<CrmPerson>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  ErpPurchaseInvoiceLine: ResolverTypeWrapper<ErpPurchaseInvoiceLine>;
  ErpRetainedEarningsLine: ResolverTypeWrapper<ErpRetainedEarningsLine>;
  ErpSalesCreditMemo: ResolverTypeWrapper<ErpSalesCreditMemo>;
  ErpSalesCreditMemoLine: ResolverTypeWrapper<ErpSalesCreditMemoLine>;
  ErpTimeRegistrationEntry: ResolverTypeWrapper<ErpTimeRegistrationEntry>;
  ErpTrialBalanceRow: ResolverTypeWrapper<ErpTrialBalanceRow>;
  ErpUnitOfMeasure: ResolverTypeWrapper<ErpUnitOfMeasure>;
  ErpVendor: ResolverTypeWrapper<ErpVendor>;
  ErpVendorPurchase: ResolverTypeWrapper<ErpVendorPurchase>;
  File: ResolverTypeWrapper<File>;
  IdentityFactor: ResolverTypeWrapper<IdentityFactorMapper>;
  IdentityGroup: ResolverTypeWrapper<IdentityGroupMapper>;
  IdentityRole: ResolverTypeWrapper<IdentityRoleMapper>;
  IdentityUser: ResolverTypeWrapper<IdentityUserMapper>;
  IdentityUserConnection: ResolverTypeWrapper<IdentityUserConnectionMapper>;
  IdentityUserEdge: ResolverTypeWrapper<Omit<IdentityUserEdge, 'node'> & { node: ResolversTypes['IdentityUser'] }>;
  IdentityUserStatus: IdentityUserStatus;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  ListInstantFilter: ListInstantFilter;
  ListInstantRange: ListInstantRange;
  ListTextFilter: ListTextFilter;
  ListTextRange: ListTextRange;
  MarketingImportJob: ResolverTypeWrapper<MarketingImportJob>;
  Money: ResolverTypeWrapper<Money>;
  MoneyInput: MoneyInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<NodeMapper>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ResolveApiSpecInput: ResolveApiSpecInput;
  ResolveApiSpecPayload: ResolverTypeWrapper<Omit<ResolveApiSpecPayload, 'provider'> & { provider?: Maybe<ResolversTypes['ApiProvider']> }>;
  SatisfactionRating: ResolverTypeWrapper<SatisfactionRating>;
  SatisfactionReason: ResolverTypeWrapper<SatisfactionReason>;
  SlaPolicy: ResolverTypeWrapper<SlaPolicy>;
  SocialUser: ResolverTypeWrapper<SocialUser>;
  SortDirection: SortDirection;
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
  ApiAccess: ApiAccessMapper;
  String: Scalars['String']['output'];
  ApiCatalog: ApiCatalogMapper;
  ApiEndpoint: ApiEndpointMapper;
  Boolean: Scalars['Boolean']['output'];
  ApiParameter: ApiParameterMapper;
  ApiProvider: ApiProviderMapper;
  ApiResponse: ApiResponseMapper;
  ApiSpec: ApiSpecMapper;
  Int: Scalars['Int']['output'];
  BankCustomer: BankCustomer;
  BankPayment: BankPayment;
  CrmPerson: CrmPerson;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  ErpPurchaseInvoiceLine: ErpPurchaseInvoiceLine;
  ErpRetainedEarningsLine: ErpRetainedEarningsLine;
  ErpSalesCreditMemo: ErpSalesCreditMemo;
  ErpSalesCreditMemoLine: ErpSalesCreditMemoLine;
  ErpTimeRegistrationEntry: ErpTimeRegistrationEntry;
  ErpTrialBalanceRow: ErpTrialBalanceRow;
  ErpUnitOfMeasure: ErpUnitOfMeasure;
  ErpVendor: ErpVendor;
  ErpVendorPurchase: ErpVendorPurchase;
  File: File;
  IdentityFactor: IdentityFactorMapper;
  IdentityGroup: IdentityGroupMapper;
  IdentityRole: IdentityRoleMapper;
  IdentityUser: IdentityUserMapper;
  IdentityUserConnection: IdentityUserConnectionMapper;
  IdentityUserEdge: Omit<IdentityUserEdge, 'node'> & { node: ResolversParentTypes['IdentityUser'] };
  JSON: Scalars['JSON']['output'];
  ListInstantFilter: ListInstantFilter;
  ListInstantRange: ListInstantRange;
  ListTextFilter: ListTextFilter;
  ListTextRange: ListTextRange;
  MarketingImportJob: MarketingImportJob;
  Money: Money;
  MoneyInput: MoneyInput;
  Mutation: Record<PropertyKey, never>;
  Node: NodeMapper;
  PageInfo: PageInfo;
  Query: Record<PropertyKey, never>;
  ResolveApiSpecInput: ResolveApiSpecInput;
  ResolveApiSpecPayload: Omit<ResolveApiSpecPayload, 'provider'> & { provider?: Maybe<ResolversParentTypes['ApiProvider']> };
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

export type ApiAccessResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ApiAccess'] = ResolversParentTypes['ApiAccess']> = {
  schemes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  scopes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type ApiCatalogResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ApiCatalog'] = ResolversParentTypes['ApiCatalog']> = {
  provider?: Resolver<Maybe<ResolversTypes['ApiProvider']>, ParentType, ContextType, RequireFields<ApiCatalogProviderArgs, 'id'>>;
  providers?: Resolver<Maybe<Array<ResolversTypes['ApiProvider']>>, ParentType, ContextType, Partial<ApiCatalogProvidersArgs>>;
};

export type ApiEndpointResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ApiEndpoint'] = ResolversParentTypes['ApiEndpoint'], FederationReferenceType extends FederationReferenceTypes['ApiEndpoint'] = FederationReferenceTypes['ApiEndpoint']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ApiEndpoint']> | FederationReferenceType, FederationReferenceType, ContextType>;
  access?: Resolver<Maybe<Array<ResolversTypes['ApiAccess']>>, ParentType, ContextType>;
  deprecated?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parameters?: Resolver<Maybe<Array<ResolversTypes['ApiParameter']>>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['ApiProvider']>, ParentType, ContextType>;
  requestMediaTypes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  responses?: Resolver<Maybe<Array<ResolversTypes['ApiResponse']>>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiParameterResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ApiParameter'] = ResolversParentTypes['ApiParameter']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  explode?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['ApiParameterPlace']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  style?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type ApiProviderResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ApiProvider'] = ResolversParentTypes['ApiProvider'], FederationReferenceType extends FederationReferenceTypes['ApiProvider'] = FederationReferenceTypes['ApiProvider']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ApiProvider']> | FederationReferenceType, FederationReferenceType, ContextType>;
  baseUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endpoint?: Resolver<Maybe<ResolversTypes['ApiEndpoint']>, ParentType, ContextType, RequireFields<ApiProviderEndpointArgs, 'method' | 'path'>>;
  endpoints?: Resolver<Maybe<Array<ResolversTypes['ApiEndpoint']>>, ParentType, ContextType>;
  family?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spec?: Resolver<Maybe<ResolversTypes['ApiSpec']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiResponseResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ApiResponse'] = ResolversParentTypes['ApiResponse']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mediaTypes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApiSpecResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ApiSpec'] = ResolversParentTypes['ApiSpec']> = {
  endpointsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ingestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openapi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type ErpPurchaseInvoiceLineResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ErpPurchaseInvoiceLine'] = ResolversParentTypes['ErpPurchaseInvoiceLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErpRetainedEarningsLineResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ErpRetainedEarningsLine'] = ResolversParentTypes['ErpRetainedEarningsLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErpSalesCreditMemoResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ErpSalesCreditMemo'] = ResolversParentTypes['ErpSalesCreditMemo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErpSalesCreditMemoLineResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ErpSalesCreditMemoLine'] = ResolversParentTypes['ErpSalesCreditMemoLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErpTimeRegistrationEntryResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ErpTimeRegistrationEntry'] = ResolversParentTypes['ErpTimeRegistrationEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErpTrialBalanceRowResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ErpTrialBalanceRow'] = ResolversParentTypes['ErpTrialBalanceRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErpUnitOfMeasureResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ErpUnitOfMeasure'] = ResolversParentTypes['ErpUnitOfMeasure']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

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
  resolveApiSpec?: Resolver<Maybe<ResolversTypes['ResolveApiSpecPayload']>, ParentType, ContextType, RequireFields<MutationResolveApiSpecArgs, 'input'>>;
  suspendUser?: Resolver<Maybe<ResolversTypes['SuspendUserPayload']>, ParentType, ContextType, RequireFields<MutationSuspendUserArgs, 'input'>>;
};

export type NodeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AccountingPayment' | 'ApiEndpoint' | 'ApiProvider' | 'BankCustomer' | 'BankPayment' | 'CrmPerson' | 'ErpPurchaseInvoiceLine' | 'ErpRetainedEarningsLine' | 'ErpSalesCreditMemo' | 'ErpSalesCreditMemoLine' | 'ErpTimeRegistrationEntry' | 'ErpTrialBalanceRow' | 'ErpUnitOfMeasure' | 'ErpVendor' | 'ErpVendorPurchase' | 'MarketingImportJob' | 'SatisfactionRating' | 'SatisfactionReason' | 'SlaPolicy' | 'SocialUser' | 'SupportResourceCollection' | 'Ticket' | 'TicketForm' | 'TreasuryPayment' | 'User', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  catalog?: Resolver<Maybe<ResolversTypes['ApiCatalog']>, ParentType, ContextType>;
  identityGroup?: Resolver<Maybe<ResolversTypes['IdentityGroup']>, ParentType, ContextType, RequireFields<QueryIdentityGroupArgs, 'id'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'email'>>;
  users?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, Partial<QueryUsersArgs>>;
};

export type ResolveApiSpecPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ResolveApiSpecPayload'] = ResolversParentTypes['ResolveApiSpecPayload']> = {
  provider?: Resolver<Maybe<ResolversTypes['ApiProvider']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  ApiAccess?: ApiAccessResolvers<ContextType>;
  ApiCatalog?: ApiCatalogResolvers<ContextType>;
  ApiEndpoint?: ApiEndpointResolvers<ContextType>;
  ApiParameter?: ApiParameterResolvers<ContextType>;
  ApiProvider?: ApiProviderResolvers<ContextType>;
  ApiResponse?: ApiResponseResolvers<ContextType>;
  ApiSpec?: ApiSpecResolvers<ContextType>;
  BankCustomer?: BankCustomerResolvers<ContextType>;
  BankPayment?: BankPaymentResolvers<ContextType>;
  CrmPerson?: CrmPersonResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  ErpPurchaseInvoiceLine?: ErpPurchaseInvoiceLineResolvers<ContextType>;
  ErpRetainedEarningsLine?: ErpRetainedEarningsLineResolvers<ContextType>;
  ErpSalesCreditMemo?: ErpSalesCreditMemoResolvers<ContextType>;
  ErpSalesCreditMemoLine?: ErpSalesCreditMemoLineResolvers<ContextType>;
  ErpTimeRegistrationEntry?: ErpTimeRegistrationEntryResolvers<ContextType>;
  ErpTrialBalanceRow?: ErpTrialBalanceRowResolvers<ContextType>;
  ErpUnitOfMeasure?: ErpUnitOfMeasureResolvers<ContextType>;
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
  ResolveApiSpecPayload?: ResolveApiSpecPayloadResolvers<ContextType>;
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

