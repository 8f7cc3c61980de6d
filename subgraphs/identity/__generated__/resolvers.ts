import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserMapper, UserConnectionMapper, NodeMapper } from '../mappers.ts';
import type { ApiCatalogMapper, ApiProviderMapper, ApiSpecMapper, ApiEndpointMapper, ApiParameterMapper, ApiResponseMapper, ApiAccessMapper } from '../catalog/mappers.ts';
import type { IdentityUserMapper, IdentityGroupMapper, IdentityRoleMapper, IdentityAppTargetMapper, IdentityApplicationMapper, IdentityAppInstanceMapper, IdentityAppTargetConnectionMapper, IdentityGroupTargetMapper, IdentityGroupTargetConnectionMapper, IdentityFactorMapper, IdentityUserConnectionMapper } from '../identity/mappers.ts';
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

/** Who is to be in which group. */
export type AddGroupUserInput = {
  /** The group: the directory's own id or the global one. */
  groupId: Scalars['ID']['input'];
  /** The user: the directory's own id or the global one. */
  userId: Scalars['ID']['input'];
};

/** What came of adding the user. */
export type AddGroupUserPayload = {
  __typename?: 'AddGroupUserPayload';
  /** The group. */
  group?: Maybe<IdentityGroup>;
  /** The user. */
  identityUser?: Maybe<IdentityUser>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
};

/** What a role is to be for. */
export type AddIdentityRoleAppTargetInput = {
  /** The application's name in the catalogue. */
  appName: Scalars['String']['input'];
  /** An instance of that application: the directory's own id or the global one. The whole application unless given. */
  applicationId?: InputMaybe<Scalars['ID']['input']>;
  /** Global id of the role: it says whose it is. */
  roleId: Scalars['ID']['input'];
};

/** What came of adding the target. */
export type AddIdentityRoleAppTargetPayload = {
  __typename?: 'AddIdentityRoleAppTargetPayload';
  /** The role. */
  role?: Maybe<IdentityRole>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
};

/** Whose members a role is to be for. */
export type AddIdentityRoleGroupTargetInput = {
  /** The group that is the target: the directory's own id or the global one. */
  groupId: Scalars['ID']['input'];
  /** Global id of the role: it says whose it is. */
  roleId: Scalars['ID']['input'];
};

/** What came of adding the target. */
export type AddIdentityRoleGroupTargetPayload = {
  __typename?: 'AddIdentityRoleGroupTargetPayload';
  /** The role. */
  role?: Maybe<IdentityRole>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
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

/** Which role is to be assigned to which group. */
export type AssignGroupRoleInput = {
  /** True keeps the directory from telling the group's members of it; told unless given. */
  disableNotifications?: InputMaybe<Scalars['Boolean']['input']>;
  /** The group: the directory's own id or the global one. */
  groupId: Scalars['ID']['input'];
  /** The kind of role, as the directory names it: SUPER_ADMIN, APP_ADMIN, HELP_DESK_ADMIN, READ_ONLY_ADMIN. */
  type: Scalars['String']['input'];
};

/** What came of assigning. */
export type AssignGroupRolePayload = {
  __typename?: 'AssignGroupRolePayload';
  /** The role as it was assigned. */
  role?: Maybe<IdentityRole>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
};

/** Which role is to be assigned to whom. */
export type AssignUserRoleInput = {
  /** True keeps the directory from telling the user of it; told unless given. */
  disableNotifications?: InputMaybe<Scalars['Boolean']['input']>;
  /** The kind of role, as the directory names it: SUPER_ADMIN, APP_ADMIN, HELP_DESK_ADMIN, READ_ONLY_ADMIN. */
  type: Scalars['String']['input'];
  /** The user: the directory's own id or the global one. */
  userId: Scalars['ID']['input'];
};

/** What came of assigning. */
export type AssignUserRolePayload = {
  __typename?: 'AssignUserRolePayload';
  /** The role as it was assigned. */
  role?: Maybe<IdentityRole>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
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

/** Storage in the cloud that a user has linked. */
export type CloudStorageProvider = Node & {
  __typename?: 'CloudStorageProvider';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A person of the CRM. Search knows less of one than reading does: what it lacks costs one REST call a person. */
export type CrmPerson = Node & {
  __typename?: 'CrmPerson';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** Who is to be unlinked by which relationship. */
export type DeleteUserLinkedObjectInput = {
  /** The relationship's primary name (`manager`); its associated name is refused. */
  relationshipName: Scalars['String']['input'];
  /** The user at the associated end (the subordinate): the directory's own id or the global one. */
  userId: Scalars['ID']['input'];
};

/** What came of unlinking. */
export type DeleteUserLinkedObjectPayload = {
  __typename?: 'DeleteUserLinkedObjectPayload';
  /** The user at the associated end. */
  identityUser?: Maybe<IdentityUser>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
};

/** A document of an envelope. Where only its id is known, what it is called and how large it is costs one REST call for all documents of the envelope. */
export type EnvelopeDocument = Node & {
  __typename?: 'EnvelopeDocument';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** Somebody who gets an envelope. Where only the id is known, everything else costs one REST call. */
export type EnvelopeRecipient = Node & {
  __typename?: 'EnvelopeRecipient';
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

/** One instance of an application. */
export type IdentityAppInstance = IdentityAppTarget & {
  __typename?: 'IdentityAppInstance';
  /** The application's name in the catalogue. */
  appName?: Maybe<Scalars['String']['output']>;
  /** The category that the catalogue has it in. */
  category?: Maybe<Scalars['String']['output']>;
  /** What it is. */
  description?: Maybe<Scalars['String']['output']>;
  /** The name of the instance to show. */
  displayName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** How users can sign in to it, in the directory's words. */
  signOnModes?: Maybe<Array<Scalars['String']['output']>>;
  /** Whether it can be used. */
  status?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The directory's own id of the instance. */
  upstreamId: Scalars['String']['output'];
  /** Where its maker tells of it. */
  website?: Maybe<Scalars['String']['output']>;
};

/** What an application administrator's role is for: a whole application, or one instance of it. */
export type IdentityAppTarget = {
  /** The application's name in the catalogue. */
  appName?: Maybe<Scalars['String']['output']>;
  /** The category that the catalogue has it in. */
  category?: Maybe<Scalars['String']['output']>;
  /** What it is. */
  description?: Maybe<Scalars['String']['output']>;
  /** The name to show. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** How users can sign in to it, in the directory's words. */
  signOnModes?: Maybe<Array<Scalars['String']['output']>>;
  /** Whether it can be used. */
  status?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where its maker tells of it. */
  website?: Maybe<Scalars['String']['output']>;
};

export type IdentityAppTargetConnection = {
  __typename?: 'IdentityAppTargetConnection';
  edges: Array<IdentityAppTargetEdge>;
  nodes: Array<IdentityAppTarget>;
  pageInfo: PageInfo;
  /** Not known: the directory does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type IdentityAppTargetEdge = {
  __typename?: 'IdentityAppTargetEdge';
  cursor: Scalars['String']['output'];
  node: IdentityAppTarget;
};

/** A whole application: all its instances, also those to come. It has a name and no id. */
export type IdentityApplication = IdentityAppTarget & {
  __typename?: 'IdentityApplication';
  /** The application's name in the catalogue. */
  appName?: Maybe<Scalars['String']['output']>;
  /** The category that the catalogue has it in. */
  category?: Maybe<Scalars['String']['output']>;
  /** What it is. */
  description?: Maybe<Scalars['String']['output']>;
  /** The name to show. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** How users can sign in to it, in the directory's words. */
  signOnModes?: Maybe<Array<Scalars['String']['output']>>;
  /** Whether it can be used. */
  status?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where its maker tells of it. */
  website?: Maybe<Scalars['String']['output']>;
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
  /** A role assigned to the group; null where the group has no such role. No operation lists a group's roles. Costs one REST call. */
  role?: Maybe<IdentityRole>;
  /** The directory's own id. */
  upstreamId: Scalars['String']['output'];
};


/** A group of the directory: a handle by id. */
export type IdentityGroupMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A group of the directory: a handle by id. */
export type IdentityGroupRoleArgs = {
  id: Scalars['ID']['input'];
};

/** A group as a role's target: what the directory tells of it there, and nowhere else. */
export type IdentityGroupTarget = {
  __typename?: 'IdentityGroupTarget';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the group is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** The group itself. */
  group: IdentityGroup;
  /** When somebody last came or went. */
  membersUpdatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name to show. */
  name?: Maybe<Scalars['String']['output']>;
  /** Who manages its members, in the directory's words; only in groups of type DIRECTORY_GROUP can they be changed here. */
  type?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type IdentityGroupTargetConnection = {
  __typename?: 'IdentityGroupTargetConnection';
  edges: Array<IdentityGroupTargetEdge>;
  nodes: Array<IdentityGroupTarget>;
  pageInfo: PageInfo;
  /** Not known: the directory does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type IdentityGroupTargetEdge = {
  __typename?: 'IdentityGroupTargetEdge';
  cursor: Scalars['String']['output'];
  node: IdentityGroupTarget;
};

/** A role assigned to a user or to a group. After a write only its id is known: other fields cost one REST call then. */
export type IdentityRole = Node & {
  __typename?: 'IdentityRole';
  /** What a role of type APP_ADMIN is limited to; nothing while it is for all applications. Costs one REST call a role. */
  appTargets?: Maybe<IdentityAppTargetConnection>;
  /** Whether it is assigned to a user or to a group, in the directory's words. */
  assignmentType?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The group that it is assigned to; null for a user's role. */
  group?: Maybe<IdentityGroup>;
  /** The groups whose members the role is limited to; none while it is for everybody. Costs one REST call a role. */
  groupTargets?: Maybe<IdentityGroupTargetConnection>;
  /** Global id: whose role it is (`user` or `group`, and which) and the directory's own id. */
  id: Scalars['ID']['output'];
  /** The user that it is assigned to, from the people index; null for a group's role. */
  identityUser?: Maybe<IdentityUser>;
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


/** A role assigned to a user or to a group. After a write only its id is known: other fields cost one REST call then. */
export type IdentityRoleAppTargetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A role assigned to a user or to a group. After a write only its id is known: other fields cost one REST call then. */
export type IdentityRoleGroupTargetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A user of the directory. Where only the id is known (after a write, behind a role), the rest comes from the people index. */
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
  /** Users linked to this one. Costs one REST call for up to 200. */
  linkedObjects?: Maybe<IdentityUserConnection>;
  /** The name the user signs in with. */
  login?: Maybe<Scalars['String']['output']>;
  /** Mobile phone number. */
  mobilePhone?: Maybe<Scalars['String']['output']>;
  /** Organisation. */
  organization?: Maybe<Scalars['String']['output']>;
  /** One of the roles assigned to the user; null where there is none such. Costs one REST call a user, with `roles`. */
  role?: Maybe<IdentityRole>;
  /** Roles assigned to the user. Costs one REST call a user, with `role`. */
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


/** A user of the directory. Where only the id is known (after a write, behind a role), the rest comes from the people index. */
export type IdentityUserLinkedObjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  relationshipName: Scalars['String']['input'];
};


/** A user of the directory. Where only the id is known (after a write, behind a role), the rest comes from the people index. */
export type IdentityUserRoleArgs = {
  id: Scalars['ID']['input'];
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
  /** Adds a user to a group. Refused unless the directory manages the group's members itself. */
  addGroupUser?: Maybe<AddGroupUserPayload>;
  /** Limits a role of type APP_ADMIN to an application or an instance of one, beside those it has. The first one narrows the role: until then it is for all applications. */
  addIdentityRoleAppTarget?: Maybe<AddIdentityRoleAppTargetPayload>;
  /** Limits a role to a group's members, beside those it has. The first one narrows the role: until then it is for everybody. */
  addIdentityRoleGroupTarget?: Maybe<AddIdentityRoleGroupTargetPayload>;
  /** Assigns a role to a group, and so to its members. Refused where the group has one of the type already. */
  assignGroupRole?: Maybe<AssignGroupRolePayload>;
  /** Assigns a role to a user. Refused where the user has one of the type already. */
  assignUserRole?: Maybe<AssignUserRolePayload>;
  /** Unlinks a user from whoever is at the primary end of a relationship (their manager). */
  deleteUserLinkedObject?: Maybe<DeleteUserLinkedObjectPayload>;
  /** Takes a user out of a group. Refused unless the directory manages the group's members itself. */
  removeGroupUser?: Maybe<RemoveGroupUserPayload>;
  /** Takes an application or an instance from a role's targets. Without the last one the role is for all applications. */
  removeIdentityRoleAppTarget?: Maybe<RemoveIdentityRoleAppTargetPayload>;
  /** Takes a group from a role's targets. Without the last one the role is for everybody. */
  removeIdentityRoleGroupTarget?: Maybe<RemoveIdentityRoleGroupTargetPayload>;
  /** Makes a link by which the user sets a new password once; it is mailed to them or answered here. */
  resetUserPassword?: Maybe<ResetUserPasswordPayload>;
  /** Submits the spec of a provider that has none yet, an OpenAPI document; its endpoints are there at once. Needs a key that may submit. Costs one REST call, never made twice. */
  resolveApiSpec?: Maybe<ResolveApiSpecPayload>;
  /** Ends all sessions of a user at the directory. */
  revokeUserSessions?: Maybe<RevokeUserSessionsPayload>;
  /** Suspends a user. Refused unless the user is ACTIVE. */
  suspendUser?: Maybe<SuspendUserPayload>;
  /** Makes every application of the catalogue a target of a user's role of type APP_ADMIN, in place of those it has. There is no such operation for a group's role. */
  targetAllAppsOfIdentityRole?: Maybe<TargetAllAppsOfIdentityRolePayload>;
  /** Takes a role from the user or group that it is assigned to. */
  unassignIdentityRole?: Maybe<UnassignIdentityRolePayload>;
  /** Lets a user in again who was locked out; the current password stays. Refused unless the user is LOCKED_OUT. */
  unlockUser?: Maybe<UnlockUserPayload>;
  /** Lets a suspended user in again. Refused unless the user is SUSPENDED. */
  unsuspendUser?: Maybe<UnsuspendUserPayload>;
};


export type MutationAddGroupUserArgs = {
  input: AddGroupUserInput;
};


export type MutationAddIdentityRoleAppTargetArgs = {
  input: AddIdentityRoleAppTargetInput;
};


export type MutationAddIdentityRoleGroupTargetArgs = {
  input: AddIdentityRoleGroupTargetInput;
};


export type MutationAssignGroupRoleArgs = {
  input: AssignGroupRoleInput;
};


export type MutationAssignUserRoleArgs = {
  input: AssignUserRoleInput;
};


export type MutationDeleteUserLinkedObjectArgs = {
  input: DeleteUserLinkedObjectInput;
};


export type MutationRemoveGroupUserArgs = {
  input: RemoveGroupUserInput;
};


export type MutationRemoveIdentityRoleAppTargetArgs = {
  input: RemoveIdentityRoleAppTargetInput;
};


export type MutationRemoveIdentityRoleGroupTargetArgs = {
  input: RemoveIdentityRoleGroupTargetInput;
};


export type MutationResetUserPasswordArgs = {
  input: ResetUserPasswordInput;
};


export type MutationResolveApiSpecArgs = {
  input: ResolveApiSpecInput;
};


export type MutationRevokeUserSessionsArgs = {
  input: RevokeUserSessionsInput;
};


export type MutationSuspendUserArgs = {
  input: SuspendUserInput;
};


export type MutationTargetAllAppsOfIdentityRoleArgs = {
  input: TargetAllAppsOfIdentityRoleInput;
};


export type MutationUnassignIdentityRoleArgs = {
  input: UnassignIdentityRoleInput;
};


export type MutationUnlockUserArgs = {
  input: UnlockUserInput;
};


export type MutationUnsuspendUserArgs = {
  input: UnsuspendUserInput;
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

/** Who is to leave which group. */
export type RemoveGroupUserInput = {
  /** The group: the directory's own id or the global one. */
  groupId: Scalars['ID']['input'];
  /** The user: the directory's own id or the global one. */
  userId: Scalars['ID']['input'];
};

/** What came of taking the user out. */
export type RemoveGroupUserPayload = {
  __typename?: 'RemoveGroupUserPayload';
  /** The group. */
  group?: Maybe<IdentityGroup>;
  /** The user. */
  identityUser?: Maybe<IdentityUser>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
};

/** What a role is to be for no longer. */
export type RemoveIdentityRoleAppTargetInput = {
  /** The application's name in the catalogue. */
  appName: Scalars['String']['input'];
  /** An instance of that application: the directory's own id or the global one. The entry of the whole application unless given. */
  applicationId?: InputMaybe<Scalars['ID']['input']>;
  /** Global id of the role: it says whose it is. */
  roleId: Scalars['ID']['input'];
};

/** What came of removing the target. */
export type RemoveIdentityRoleAppTargetPayload = {
  __typename?: 'RemoveIdentityRoleAppTargetPayload';
  /** The role. */
  role?: Maybe<IdentityRole>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
};

/** Whose members a role is to be for no longer. */
export type RemoveIdentityRoleGroupTargetInput = {
  /** The group that is the target: the directory's own id or the global one. */
  groupId: Scalars['ID']['input'];
  /** Global id of the role: it says whose it is. */
  roleId: Scalars['ID']['input'];
};

/** What came of removing the target. */
export type RemoveIdentityRoleGroupTargetPayload = {
  __typename?: 'RemoveIdentityRoleGroupTargetPayload';
  /** The role. */
  role?: Maybe<IdentityRole>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
};

/** Whose password is to be reset, and how the link reaches them. */
export type ResetUserPasswordInput = {
  /** True mails the link to the user; false answers it here, and whoever holds it can take the account. */
  sendEmail: Scalars['Boolean']['input'];
  /** The directory's own id or the global one. */
  userId: Scalars['ID']['input'];
};

/** What came of the reset. */
export type ResetUserPasswordPayload = {
  __typename?: 'ResetUserPasswordPayload';
  /** The user. */
  identityUser?: Maybe<IdentityUser>;
  /** The link, where it was not mailed: a secret that is answered this once and kept nowhere. */
  resetPasswordUrl?: Maybe<Scalars['String']['output']>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
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

/** Whose sessions are to end. */
export type RevokeUserSessionsInput = {
  /** Whether access and refresh tokens that applications were issued for the user are revoked too; not unless given. */
  oauthTokens?: InputMaybe<Scalars['Boolean']['input']>;
  /** The directory's own id or the global one. */
  userId: Scalars['ID']['input'];
};

/** What came of ending the sessions. */
export type RevokeUserSessionsPayload = {
  __typename?: 'RevokeUserSessionsPayload';
  /** The user. */
  identityUser?: Maybe<IdentityUser>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
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

/** Which role is to be for every application. */
export type TargetAllAppsOfIdentityRoleInput = {
  /** Global id of a user's role. */
  roleId: Scalars['ID']['input'];
};

/** What came of it. */
export type TargetAllAppsOfIdentityRolePayload = {
  __typename?: 'TargetAllAppsOfIdentityRolePayload';
  /** The role. */
  role?: Maybe<IdentityRole>;
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

/** Which role is to be taken away. */
export type UnassignIdentityRoleInput = {
  /** Global id of the role: it says whose it is. */
  roleId: Scalars['ID']['input'];
};

/** What came of taking the role away. */
export type UnassignIdentityRolePayload = {
  __typename?: 'UnassignIdentityRolePayload';
  /** The group that had it; null for a user's role. */
  group?: Maybe<IdentityGroup>;
  /** The user that had it; null for a group's role. */
  identityUser?: Maybe<IdentityUser>;
  /** Global id of the role that is no more; null where it was refused. */
  roleId?: Maybe<Scalars['ID']['output']>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
};

/** Who is to be unlocked. */
export type UnlockUserInput = {
  /** The directory's own id or the global one. */
  userId: Scalars['ID']['input'];
};

/** What came of unlocking. */
export type UnlockUserPayload = {
  __typename?: 'UnlockUserPayload';
  /** The user as it is now. */
  identityUser?: Maybe<IdentityUser>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
};

/** Who is to be let in again. */
export type UnsuspendUserInput = {
  /** The directory's own id or the global one. */
  userId: Scalars['ID']['input'];
};

/** What came of letting the user in again. */
export type UnsuspendUserPayload = {
  __typename?: 'UnsuspendUserPayload';
  /** The user as it is now. */
  identityUser?: Maybe<IdentityUser>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
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
  IdentityRole: IdentityRole;
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
  IdentityRole:
    ( { __typename: 'IdentityRole' }
    & GraphQLRecursivePick<FederationTypes['IdentityRole'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"email":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountingPayment: ResolverTypeWrapper<AccountingPayment>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AddGroupUserInput: AddGroupUserInput;
  AddGroupUserPayload: ResolverTypeWrapper<Omit<AddGroupUserPayload, 'group' | 'identityUser'> & { group?: Maybe<ResolversTypes['IdentityGroup']>, identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  AddIdentityRoleAppTargetInput: AddIdentityRoleAppTargetInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AddIdentityRoleAppTargetPayload: ResolverTypeWrapper<Omit<AddIdentityRoleAppTargetPayload, 'role'> & { role?: Maybe<ResolversTypes['IdentityRole']> }>;
  AddIdentityRoleGroupTargetInput: AddIdentityRoleGroupTargetInput;
  AddIdentityRoleGroupTargetPayload: ResolverTypeWrapper<Omit<AddIdentityRoleGroupTargetPayload, 'role'> & { role?: Maybe<ResolversTypes['IdentityRole']> }>;
  ApiAccess: ResolverTypeWrapper<ApiAccessMapper>;
  ApiCatalog: ResolverTypeWrapper<ApiCatalogMapper>;
  ApiEndpoint: ResolverTypeWrapper<ApiEndpointMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ApiParameter: ResolverTypeWrapper<ApiParameterMapper>;
  ApiParameterPlace: ApiParameterPlace;
  ApiProvider: ResolverTypeWrapper<ApiProviderMapper>;
  ApiResponse: ResolverTypeWrapper<ApiResponseMapper>;
  ApiSpec: ResolverTypeWrapper<ApiSpecMapper>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AssignGroupRoleInput: AssignGroupRoleInput;
  AssignGroupRolePayload: ResolverTypeWrapper<Omit<AssignGroupRolePayload, 'role'> & { role?: Maybe<ResolversTypes['IdentityRole']> }>;
  AssignUserRoleInput: AssignUserRoleInput;
  AssignUserRolePayload: ResolverTypeWrapper<Omit<AssignUserRolePayload, 'role'> & { role?: Maybe<ResolversTypes['IdentityRole']> }>;
  BankCustomer: ResolverTypeWrapper<BankCustomer>;
  BankPayment: ResolverTypeWrapper<BankPayment>;
  CloudStorageProvider: ResolverTypeWrapper<CloudStorageProvider>;
  CrmPerson: ResolverTypeWrapper<CrmPerson>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DeleteUserLinkedObjectInput: DeleteUserLinkedObjectInput;
  DeleteUserLinkedObjectPayload: ResolverTypeWrapper<Omit<DeleteUserLinkedObjectPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  EnvelopeDocument: ResolverTypeWrapper<EnvelopeDocument>;
  EnvelopeRecipient: ResolverTypeWrapper<EnvelopeRecipient>;
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
  IdentityAppInstance: ResolverTypeWrapper<IdentityAppInstanceMapper>;
  IdentityAppTarget: ResolverTypeWrapper<IdentityAppTargetMapper>;
  IdentityAppTargetConnection: ResolverTypeWrapper<IdentityAppTargetConnectionMapper>;
  IdentityAppTargetEdge: ResolverTypeWrapper<Omit<IdentityAppTargetEdge, 'node'> & { node: ResolversTypes['IdentityAppTarget'] }>;
  IdentityApplication: ResolverTypeWrapper<IdentityApplicationMapper>;
  IdentityFactor: ResolverTypeWrapper<IdentityFactorMapper>;
  IdentityGroup: ResolverTypeWrapper<IdentityGroupMapper>;
  IdentityGroupTarget: ResolverTypeWrapper<IdentityGroupTargetMapper>;
  IdentityGroupTargetConnection: ResolverTypeWrapper<IdentityGroupTargetConnectionMapper>;
  IdentityGroupTargetEdge: ResolverTypeWrapper<Omit<IdentityGroupTargetEdge, 'node'> & { node: ResolversTypes['IdentityGroupTarget'] }>;
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
  RemoveGroupUserInput: RemoveGroupUserInput;
  RemoveGroupUserPayload: ResolverTypeWrapper<Omit<RemoveGroupUserPayload, 'group' | 'identityUser'> & { group?: Maybe<ResolversTypes['IdentityGroup']>, identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  RemoveIdentityRoleAppTargetInput: RemoveIdentityRoleAppTargetInput;
  RemoveIdentityRoleAppTargetPayload: ResolverTypeWrapper<Omit<RemoveIdentityRoleAppTargetPayload, 'role'> & { role?: Maybe<ResolversTypes['IdentityRole']> }>;
  RemoveIdentityRoleGroupTargetInput: RemoveIdentityRoleGroupTargetInput;
  RemoveIdentityRoleGroupTargetPayload: ResolverTypeWrapper<Omit<RemoveIdentityRoleGroupTargetPayload, 'role'> & { role?: Maybe<ResolversTypes['IdentityRole']> }>;
  ResetUserPasswordInput: ResetUserPasswordInput;
  ResetUserPasswordPayload: ResolverTypeWrapper<Omit<ResetUserPasswordPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  ResolveApiSpecInput: ResolveApiSpecInput;
  ResolveApiSpecPayload: ResolverTypeWrapper<Omit<ResolveApiSpecPayload, 'provider'> & { provider?: Maybe<ResolversTypes['ApiProvider']> }>;
  RevokeUserSessionsInput: RevokeUserSessionsInput;
  RevokeUserSessionsPayload: ResolverTypeWrapper<Omit<RevokeUserSessionsPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  SocialUser: ResolverTypeWrapper<SocialUser>;
  SortDirection: SortDirection;
  SuspendUserInput: SuspendUserInput;
  SuspendUserPayload: ResolverTypeWrapper<Omit<SuspendUserPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  TargetAllAppsOfIdentityRoleInput: TargetAllAppsOfIdentityRoleInput;
  TargetAllAppsOfIdentityRolePayload: ResolverTypeWrapper<Omit<TargetAllAppsOfIdentityRolePayload, 'role'> & { role?: Maybe<ResolversTypes['IdentityRole']> }>;
  Ticket: ResolverTypeWrapper<Ticket>;
  TicketForm: ResolverTypeWrapper<TicketForm>;
  TreasuryPayment: ResolverTypeWrapper<TreasuryPayment>;
  UnassignIdentityRoleInput: UnassignIdentityRoleInput;
  UnassignIdentityRolePayload: ResolverTypeWrapper<Omit<UnassignIdentityRolePayload, 'group' | 'identityUser'> & { group?: Maybe<ResolversTypes['IdentityGroup']>, identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  UnlockUserInput: UnlockUserInput;
  UnlockUserPayload: ResolverTypeWrapper<Omit<UnlockUserPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  UnsuspendUserInput: UnsuspendUserInput;
  UnsuspendUserPayload: ResolverTypeWrapper<Omit<UnsuspendUserPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  User: ResolverTypeWrapper<UserMapper>;
  UserConnection: ResolverTypeWrapper<UserConnectionMapper>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserError: ResolverTypeWrapper<UserError>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountingPayment: AccountingPayment;
  ID: Scalars['ID']['output'];
  AddGroupUserInput: AddGroupUserInput;
  AddGroupUserPayload: Omit<AddGroupUserPayload, 'group' | 'identityUser'> & { group?: Maybe<ResolversParentTypes['IdentityGroup']>, identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  AddIdentityRoleAppTargetInput: AddIdentityRoleAppTargetInput;
  String: Scalars['String']['output'];
  AddIdentityRoleAppTargetPayload: Omit<AddIdentityRoleAppTargetPayload, 'role'> & { role?: Maybe<ResolversParentTypes['IdentityRole']> };
  AddIdentityRoleGroupTargetInput: AddIdentityRoleGroupTargetInput;
  AddIdentityRoleGroupTargetPayload: Omit<AddIdentityRoleGroupTargetPayload, 'role'> & { role?: Maybe<ResolversParentTypes['IdentityRole']> };
  ApiAccess: ApiAccessMapper;
  ApiCatalog: ApiCatalogMapper;
  ApiEndpoint: ApiEndpointMapper;
  Boolean: Scalars['Boolean']['output'];
  ApiParameter: ApiParameterMapper;
  ApiProvider: ApiProviderMapper;
  ApiResponse: ApiResponseMapper;
  ApiSpec: ApiSpecMapper;
  Int: Scalars['Int']['output'];
  AssignGroupRoleInput: AssignGroupRoleInput;
  AssignGroupRolePayload: Omit<AssignGroupRolePayload, 'role'> & { role?: Maybe<ResolversParentTypes['IdentityRole']> };
  AssignUserRoleInput: AssignUserRoleInput;
  AssignUserRolePayload: Omit<AssignUserRolePayload, 'role'> & { role?: Maybe<ResolversParentTypes['IdentityRole']> };
  BankCustomer: BankCustomer;
  BankPayment: BankPayment;
  CloudStorageProvider: CloudStorageProvider;
  CrmPerson: CrmPerson;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DeleteUserLinkedObjectInput: DeleteUserLinkedObjectInput;
  DeleteUserLinkedObjectPayload: Omit<DeleteUserLinkedObjectPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  EnvelopeDocument: EnvelopeDocument;
  EnvelopeRecipient: EnvelopeRecipient;
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
  IdentityAppInstance: IdentityAppInstanceMapper;
  IdentityAppTarget: IdentityAppTargetMapper;
  IdentityAppTargetConnection: IdentityAppTargetConnectionMapper;
  IdentityAppTargetEdge: Omit<IdentityAppTargetEdge, 'node'> & { node: ResolversParentTypes['IdentityAppTarget'] };
  IdentityApplication: IdentityApplicationMapper;
  IdentityFactor: IdentityFactorMapper;
  IdentityGroup: IdentityGroupMapper;
  IdentityGroupTarget: IdentityGroupTargetMapper;
  IdentityGroupTargetConnection: IdentityGroupTargetConnectionMapper;
  IdentityGroupTargetEdge: Omit<IdentityGroupTargetEdge, 'node'> & { node: ResolversParentTypes['IdentityGroupTarget'] };
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
  RemoveGroupUserInput: RemoveGroupUserInput;
  RemoveGroupUserPayload: Omit<RemoveGroupUserPayload, 'group' | 'identityUser'> & { group?: Maybe<ResolversParentTypes['IdentityGroup']>, identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  RemoveIdentityRoleAppTargetInput: RemoveIdentityRoleAppTargetInput;
  RemoveIdentityRoleAppTargetPayload: Omit<RemoveIdentityRoleAppTargetPayload, 'role'> & { role?: Maybe<ResolversParentTypes['IdentityRole']> };
  RemoveIdentityRoleGroupTargetInput: RemoveIdentityRoleGroupTargetInput;
  RemoveIdentityRoleGroupTargetPayload: Omit<RemoveIdentityRoleGroupTargetPayload, 'role'> & { role?: Maybe<ResolversParentTypes['IdentityRole']> };
  ResetUserPasswordInput: ResetUserPasswordInput;
  ResetUserPasswordPayload: Omit<ResetUserPasswordPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  ResolveApiSpecInput: ResolveApiSpecInput;
  ResolveApiSpecPayload: Omit<ResolveApiSpecPayload, 'provider'> & { provider?: Maybe<ResolversParentTypes['ApiProvider']> };
  RevokeUserSessionsInput: RevokeUserSessionsInput;
  RevokeUserSessionsPayload: Omit<RevokeUserSessionsPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  SocialUser: SocialUser;
  SuspendUserInput: SuspendUserInput;
  SuspendUserPayload: Omit<SuspendUserPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  TargetAllAppsOfIdentityRoleInput: TargetAllAppsOfIdentityRoleInput;
  TargetAllAppsOfIdentityRolePayload: Omit<TargetAllAppsOfIdentityRolePayload, 'role'> & { role?: Maybe<ResolversParentTypes['IdentityRole']> };
  Ticket: Ticket;
  TicketForm: TicketForm;
  TreasuryPayment: TreasuryPayment;
  UnassignIdentityRoleInput: UnassignIdentityRoleInput;
  UnassignIdentityRolePayload: Omit<UnassignIdentityRolePayload, 'group' | 'identityUser'> & { group?: Maybe<ResolversParentTypes['IdentityGroup']>, identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  UnlockUserInput: UnlockUserInput;
  UnlockUserPayload: Omit<UnlockUserPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  UnsuspendUserInput: UnsuspendUserInput;
  UnsuspendUserPayload: Omit<UnsuspendUserPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  User: UserMapper;
  UserConnection: UserConnectionMapper;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserError: UserError;
};

export type AccountingPaymentResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['AccountingPayment'] = ResolversParentTypes['AccountingPayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddGroupUserPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['AddGroupUserPayload'] = ResolversParentTypes['AddGroupUserPayload']> = {
  group?: Resolver<Maybe<ResolversTypes['IdentityGroup']>, ParentType, ContextType>;
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddIdentityRoleAppTargetPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['AddIdentityRoleAppTargetPayload'] = ResolversParentTypes['AddIdentityRoleAppTargetPayload']> = {
  role?: Resolver<Maybe<ResolversTypes['IdentityRole']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddIdentityRoleGroupTargetPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['AddIdentityRoleGroupTargetPayload'] = ResolversParentTypes['AddIdentityRoleGroupTargetPayload']> = {
  role?: Resolver<Maybe<ResolversTypes['IdentityRole']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type AssignGroupRolePayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['AssignGroupRolePayload'] = ResolversParentTypes['AssignGroupRolePayload']> = {
  role?: Resolver<Maybe<ResolversTypes['IdentityRole']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AssignUserRolePayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['AssignUserRolePayload'] = ResolversParentTypes['AssignUserRolePayload']> = {
  role?: Resolver<Maybe<ResolversTypes['IdentityRole']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BankCustomerResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankCustomer'] = ResolversParentTypes['BankCustomer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankPaymentResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankPayment'] = ResolversParentTypes['BankPayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CloudStorageProviderResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['CloudStorageProvider'] = ResolversParentTypes['CloudStorageProvider']> = {
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

export type DeleteUserLinkedObjectPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DeleteUserLinkedObjectPayload'] = ResolversParentTypes['DeleteUserLinkedObjectPayload']> = {
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EnvelopeDocumentResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['EnvelopeDocument'] = ResolversParentTypes['EnvelopeDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnvelopeRecipientResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['EnvelopeRecipient'] = ResolversParentTypes['EnvelopeRecipient']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

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

export type IdentityAppInstanceResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityAppInstance'] = ResolversParentTypes['IdentityAppInstance']> = {
  appName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  signOnModes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IdentityAppTargetResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityAppTarget'] = ResolversParentTypes['IdentityAppTarget']> = {
  __resolveType: TypeResolveFn<'IdentityAppInstance' | 'IdentityApplication', ParentType, ContextType>;
};

export type IdentityAppTargetConnectionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityAppTargetConnection'] = ResolversParentTypes['IdentityAppTargetConnection']> = {
  edges?: Resolver<Array<ResolversTypes['IdentityAppTargetEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['IdentityAppTarget']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type IdentityAppTargetEdgeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityAppTargetEdge'] = ResolversParentTypes['IdentityAppTargetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['IdentityAppTarget'], ParentType, ContextType>;
};

export type IdentityApplicationResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityApplication'] = ResolversParentTypes['IdentityApplication']> = {
  appName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signOnModes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  role?: Resolver<Maybe<ResolversTypes['IdentityRole']>, ParentType, ContextType, RequireFields<IdentityGroupRoleArgs, 'id'>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IdentityGroupTargetResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityGroupTarget'] = ResolversParentTypes['IdentityGroupTarget']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['IdentityGroup'], ParentType, ContextType>;
  membersUpdatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type IdentityGroupTargetConnectionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityGroupTargetConnection'] = ResolversParentTypes['IdentityGroupTargetConnection']> = {
  edges?: Resolver<Array<ResolversTypes['IdentityGroupTargetEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['IdentityGroupTarget']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type IdentityGroupTargetEdgeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityGroupTargetEdge'] = ResolversParentTypes['IdentityGroupTargetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['IdentityGroupTarget'], ParentType, ContextType>;
};

export type IdentityRoleResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityRole'] = ResolversParentTypes['IdentityRole'], FederationReferenceType extends FederationReferenceTypes['IdentityRole'] = FederationReferenceTypes['IdentityRole']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['IdentityRole']> | FederationReferenceType, FederationReferenceType, ContextType>;
  appTargets?: Resolver<Maybe<ResolversTypes['IdentityAppTargetConnection']>, ParentType, ContextType, Partial<IdentityRoleAppTargetsArgs>>;
  assignmentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['IdentityGroup']>, ParentType, ContextType>;
  groupTargets?: Resolver<Maybe<ResolversTypes['IdentityGroupTargetConnection']>, ParentType, ContextType, Partial<IdentityRoleGroupTargetsArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  linkedObjects?: Resolver<Maybe<ResolversTypes['IdentityUserConnection']>, ParentType, ContextType, RequireFields<IdentityUserLinkedObjectsArgs, 'relationshipName'>>;
  login?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobilePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['IdentityRole']>, ParentType, ContextType, RequireFields<IdentityUserRoleArgs, 'id'>>;
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
  addGroupUser?: Resolver<Maybe<ResolversTypes['AddGroupUserPayload']>, ParentType, ContextType, RequireFields<MutationAddGroupUserArgs, 'input'>>;
  addIdentityRoleAppTarget?: Resolver<Maybe<ResolversTypes['AddIdentityRoleAppTargetPayload']>, ParentType, ContextType, RequireFields<MutationAddIdentityRoleAppTargetArgs, 'input'>>;
  addIdentityRoleGroupTarget?: Resolver<Maybe<ResolversTypes['AddIdentityRoleGroupTargetPayload']>, ParentType, ContextType, RequireFields<MutationAddIdentityRoleGroupTargetArgs, 'input'>>;
  assignGroupRole?: Resolver<Maybe<ResolversTypes['AssignGroupRolePayload']>, ParentType, ContextType, RequireFields<MutationAssignGroupRoleArgs, 'input'>>;
  assignUserRole?: Resolver<Maybe<ResolversTypes['AssignUserRolePayload']>, ParentType, ContextType, RequireFields<MutationAssignUserRoleArgs, 'input'>>;
  deleteUserLinkedObject?: Resolver<Maybe<ResolversTypes['DeleteUserLinkedObjectPayload']>, ParentType, ContextType, RequireFields<MutationDeleteUserLinkedObjectArgs, 'input'>>;
  removeGroupUser?: Resolver<Maybe<ResolversTypes['RemoveGroupUserPayload']>, ParentType, ContextType, RequireFields<MutationRemoveGroupUserArgs, 'input'>>;
  removeIdentityRoleAppTarget?: Resolver<Maybe<ResolversTypes['RemoveIdentityRoleAppTargetPayload']>, ParentType, ContextType, RequireFields<MutationRemoveIdentityRoleAppTargetArgs, 'input'>>;
  removeIdentityRoleGroupTarget?: Resolver<Maybe<ResolversTypes['RemoveIdentityRoleGroupTargetPayload']>, ParentType, ContextType, RequireFields<MutationRemoveIdentityRoleGroupTargetArgs, 'input'>>;
  resetUserPassword?: Resolver<Maybe<ResolversTypes['ResetUserPasswordPayload']>, ParentType, ContextType, RequireFields<MutationResetUserPasswordArgs, 'input'>>;
  resolveApiSpec?: Resolver<Maybe<ResolversTypes['ResolveApiSpecPayload']>, ParentType, ContextType, RequireFields<MutationResolveApiSpecArgs, 'input'>>;
  revokeUserSessions?: Resolver<Maybe<ResolversTypes['RevokeUserSessionsPayload']>, ParentType, ContextType, RequireFields<MutationRevokeUserSessionsArgs, 'input'>>;
  suspendUser?: Resolver<Maybe<ResolversTypes['SuspendUserPayload']>, ParentType, ContextType, RequireFields<MutationSuspendUserArgs, 'input'>>;
  targetAllAppsOfIdentityRole?: Resolver<Maybe<ResolversTypes['TargetAllAppsOfIdentityRolePayload']>, ParentType, ContextType, RequireFields<MutationTargetAllAppsOfIdentityRoleArgs, 'input'>>;
  unassignIdentityRole?: Resolver<Maybe<ResolversTypes['UnassignIdentityRolePayload']>, ParentType, ContextType, RequireFields<MutationUnassignIdentityRoleArgs, 'input'>>;
  unlockUser?: Resolver<Maybe<ResolversTypes['UnlockUserPayload']>, ParentType, ContextType, RequireFields<MutationUnlockUserArgs, 'input'>>;
  unsuspendUser?: Resolver<Maybe<ResolversTypes['UnsuspendUserPayload']>, ParentType, ContextType, RequireFields<MutationUnsuspendUserArgs, 'input'>>;
};

export type NodeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AccountingPayment' | 'ApiEndpoint' | 'ApiProvider' | 'BankCustomer' | 'BankPayment' | 'CloudStorageProvider' | 'CrmPerson' | 'EnvelopeDocument' | 'EnvelopeRecipient' | 'ErpPurchaseInvoiceLine' | 'ErpRetainedEarningsLine' | 'ErpSalesCreditMemo' | 'ErpSalesCreditMemoLine' | 'ErpTimeRegistrationEntry' | 'ErpTrialBalanceRow' | 'ErpUnitOfMeasure' | 'ErpVendor' | 'ErpVendorPurchase' | 'IdentityRole' | 'MarketingImportJob' | 'SocialUser' | 'Ticket' | 'TicketForm' | 'TreasuryPayment' | 'User', ParentType, ContextType>;
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

export type RemoveGroupUserPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['RemoveGroupUserPayload'] = ResolversParentTypes['RemoveGroupUserPayload']> = {
  group?: Resolver<Maybe<ResolversTypes['IdentityGroup']>, ParentType, ContextType>;
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveIdentityRoleAppTargetPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['RemoveIdentityRoleAppTargetPayload'] = ResolversParentTypes['RemoveIdentityRoleAppTargetPayload']> = {
  role?: Resolver<Maybe<ResolversTypes['IdentityRole']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveIdentityRoleGroupTargetPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['RemoveIdentityRoleGroupTargetPayload'] = ResolversParentTypes['RemoveIdentityRoleGroupTargetPayload']> = {
  role?: Resolver<Maybe<ResolversTypes['IdentityRole']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetUserPasswordPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ResetUserPasswordPayload'] = ResolversParentTypes['ResetUserPasswordPayload']> = {
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  resetPasswordUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResolveApiSpecPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ResolveApiSpecPayload'] = ResolversParentTypes['ResolveApiSpecPayload']> = {
  provider?: Resolver<Maybe<ResolversTypes['ApiProvider']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeUserSessionsPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['RevokeUserSessionsPayload'] = ResolversParentTypes['RevokeUserSessionsPayload']> = {
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SocialUserResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['SocialUser'] = ResolversParentTypes['SocialUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SuspendUserPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['SuspendUserPayload'] = ResolversParentTypes['SuspendUserPayload']> = {
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TargetAllAppsOfIdentityRolePayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['TargetAllAppsOfIdentityRolePayload'] = ResolversParentTypes['TargetAllAppsOfIdentityRolePayload']> = {
  role?: Resolver<Maybe<ResolversTypes['IdentityRole']>, ParentType, ContextType>;
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

export type UnassignIdentityRolePayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UnassignIdentityRolePayload'] = ResolversParentTypes['UnassignIdentityRolePayload']> = {
  group?: Resolver<Maybe<ResolversTypes['IdentityGroup']>, ParentType, ContextType>;
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  roleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UnlockUserPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UnlockUserPayload'] = ResolversParentTypes['UnlockUserPayload']> = {
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UnsuspendUserPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UnsuspendUserPayload'] = ResolversParentTypes['UnsuspendUserPayload']> = {
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  AddGroupUserPayload?: AddGroupUserPayloadResolvers<ContextType>;
  AddIdentityRoleAppTargetPayload?: AddIdentityRoleAppTargetPayloadResolvers<ContextType>;
  AddIdentityRoleGroupTargetPayload?: AddIdentityRoleGroupTargetPayloadResolvers<ContextType>;
  ApiAccess?: ApiAccessResolvers<ContextType>;
  ApiCatalog?: ApiCatalogResolvers<ContextType>;
  ApiEndpoint?: ApiEndpointResolvers<ContextType>;
  ApiParameter?: ApiParameterResolvers<ContextType>;
  ApiProvider?: ApiProviderResolvers<ContextType>;
  ApiResponse?: ApiResponseResolvers<ContextType>;
  ApiSpec?: ApiSpecResolvers<ContextType>;
  AssignGroupRolePayload?: AssignGroupRolePayloadResolvers<ContextType>;
  AssignUserRolePayload?: AssignUserRolePayloadResolvers<ContextType>;
  BankCustomer?: BankCustomerResolvers<ContextType>;
  BankPayment?: BankPaymentResolvers<ContextType>;
  CloudStorageProvider?: CloudStorageProviderResolvers<ContextType>;
  CrmPerson?: CrmPersonResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeleteUserLinkedObjectPayload?: DeleteUserLinkedObjectPayloadResolvers<ContextType>;
  EnvelopeDocument?: EnvelopeDocumentResolvers<ContextType>;
  EnvelopeRecipient?: EnvelopeRecipientResolvers<ContextType>;
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
  IdentityAppInstance?: IdentityAppInstanceResolvers<ContextType>;
  IdentityAppTarget?: IdentityAppTargetResolvers<ContextType>;
  IdentityAppTargetConnection?: IdentityAppTargetConnectionResolvers<ContextType>;
  IdentityAppTargetEdge?: IdentityAppTargetEdgeResolvers<ContextType>;
  IdentityApplication?: IdentityApplicationResolvers<ContextType>;
  IdentityFactor?: IdentityFactorResolvers<ContextType>;
  IdentityGroup?: IdentityGroupResolvers<ContextType>;
  IdentityGroupTarget?: IdentityGroupTargetResolvers<ContextType>;
  IdentityGroupTargetConnection?: IdentityGroupTargetConnectionResolvers<ContextType>;
  IdentityGroupTargetEdge?: IdentityGroupTargetEdgeResolvers<ContextType>;
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
  RemoveGroupUserPayload?: RemoveGroupUserPayloadResolvers<ContextType>;
  RemoveIdentityRoleAppTargetPayload?: RemoveIdentityRoleAppTargetPayloadResolvers<ContextType>;
  RemoveIdentityRoleGroupTargetPayload?: RemoveIdentityRoleGroupTargetPayloadResolvers<ContextType>;
  ResetUserPasswordPayload?: ResetUserPasswordPayloadResolvers<ContextType>;
  ResolveApiSpecPayload?: ResolveApiSpecPayloadResolvers<ContextType>;
  RevokeUserSessionsPayload?: RevokeUserSessionsPayloadResolvers<ContextType>;
  SocialUser?: SocialUserResolvers<ContextType>;
  SuspendUserPayload?: SuspendUserPayloadResolvers<ContextType>;
  TargetAllAppsOfIdentityRolePayload?: TargetAllAppsOfIdentityRolePayloadResolvers<ContextType>;
  Ticket?: TicketResolvers<ContextType>;
  TicketForm?: TicketFormResolvers<ContextType>;
  TreasuryPayment?: TreasuryPaymentResolvers<ContextType>;
  UnassignIdentityRolePayload?: UnassignIdentityRolePayloadResolvers<ContextType>;
  UnlockUserPayload?: UnlockUserPayloadResolvers<ContextType>;
  UnsuspendUserPayload?: UnsuspendUserPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
};

