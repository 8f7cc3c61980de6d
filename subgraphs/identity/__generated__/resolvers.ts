import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ApiCatalogMapper, ApiProviderMapper, ApiSpecMapper, ApiEndpointMapper, ApiParameterMapper, ApiResponseMapper, ApiAccessMapper, UserMapper, UserSourceMapper, CompanyMapper, CompanySourceMapper, NodeMapper, ConnectorsMapper, ConnectorsProviderMapper, ConnectorsAdministratorMapper, ConnectorsOrganizationMapper, PsaCompanyMapper, PsaSyncErrorMapper, PsaAIntegrationMapper, PsaACompanyMapper, PsaACompanyTypeMapper, PsaAAgreementMapper, PsaAAdditionMapper, PsaAMappingMapper, PsaASettingsMapper, PsaBIntegrationMapper, PsaBCompanyMapper, PsaBBillingOptionMapper, PsaBMappingMapper, PsaBBillingMapper, PsaBSettingsMapper, DirectoryMapper, DirectoryUserGroupMapper, DirectoryMemberQueryExemptionMapper, DirectoryUserMapper, DirectoryPushEndpointMapper, DirectoryHrInstanceMapper, DirectoryHrImportJobMapper, DirectoryHrImportResultMapper, DirectoryHrWorkerMapper, IdentityMapper, IdentityGroupMapper, IdentityRoleMapper, IdentityApplicationMapper, IdentityAppInstanceMapper, IdentityGroupTargetMapper, IdentityFactorMapper, IdentityFactorTransactionMapper, IdentityProviderMapper, IdentityProviderTrustMapper, IdentityProviderSigningMapper, IdentityProviderKeyMapper, IdentityAppUserSchemaMapper, IdentitySchemaPropertyMapper, IdentityCatalogFactorMapper, IdentityFactorQuestionMapper, IdentityFactorActivationMapper, IdentityUserMapper, IdentityAppTargetMapper, IdentityGroupSchemaMapper, IdentitySubscriptionMapper, PsaACompanyConnectionMapper, PsaAAgreementConnectionMapper, PsaAAdditionConnectionMapper, PsaAMappingConnectionMapper, PsaBCompanyConnectionMapper, PsaBBillingOptionConnectionMapper, PsaBMappingConnectionMapper, DirectoryHrInstanceConnectionMapper, DirectoryHrWorkerConnectionMapper, DirectoryHrImportResultConnectionMapper, IdentityProviderKeyConnectionMapper, IdentityProviderConnectionMapper, UserConnectionMapper, IdentityUserConnectionMapper, IdentityAppTargetConnectionMapper, IdentityGroupTargetConnectionMapper } from './mappers.ts';
import type { IdentityContext } from '../context.ts';
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

/** Payment that is recorded in the accounting service for an invoice. */
export type AccountingPayment = Node & {
  __typename?: 'AccountingPayment';
  /** Global id, built from the tenant, if it was named or is configured, and the id in the accounting service. */
  id: Scalars['ID']['output'];
};

/** Payment received or made before the invoice. If the prepayment was read from a payment, fields that the payment does not contain cost one REST call per prepayment. */
export type AccountingPrepayment = Node & {
  __typename?: 'AccountingPrepayment';
  /** Global id, built from the tenant, if it was named or is configured, and the id in the accounting service. */
  id: Scalars['ID']['output'];
};

/** Input of the mutation `activateIdentityFactor`. */
export type ActivateIdentityFactorInput = {
  /** Global id of the factor. */
  factorId: Scalars['ID']['input'];
  /** Code from the text message or from the authenticator app. */
  passCode: Scalars['String']['input'];
};

/** Result of the mutation `activateIdentityFactor`. */
export type ActivateIdentityFactorPayload = {
  __typename?: 'ActivateIdentityFactorPayload';
  /** Factor after the change; null if it was refused. */
  factor?: Maybe<IdentityFactor>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `addIdentityGroupUser`. */
export type AddIdentityGroupUserInput = {
  /** Group to which the user is added, by global id or id in the identity provider. */
  groupId: Scalars['ID']['input'];
  /** User to add, by global id or id in the identity provider. */
  userId: Scalars['ID']['input'];
};

/** Result of the mutation `addIdentityGroupUser`. */
export type AddIdentityGroupUserPayload = {
  __typename?: 'AddIdentityGroupUserPayload';
  /** Group to which the user was added; null if the change was refused. */
  group?: Maybe<IdentityGroup>;
  /** User who was added; null if the change was refused. */
  identityUser?: Maybe<IdentityUser>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `addIdentityProviderKey`. The certificate already contains the other values; they are only for identity providers that require them. */
export type AddIdentityProviderKeyInput = {
  /** Signature algorithm of the key, for example `RS256`. */
  algorithm?: InputMaybe<Scalars['String']['input']>;
  /** Certificate, followed by the certificates that confirm it, each encoded as Base64. */
  certificateChain: Array<Scalars['String']['input']>;
  /** URL of the certificate. */
  certificateUrl?: InputMaybe<Scalars['String']['input']>;
  /** Exponent of an RSA key, encoded as Base64url. */
  exponent?: InputMaybe<Scalars['String']['input']>;
  /** Key type, for example `RSA` or `EC`. */
  keyType?: InputMaybe<Scalars['String']['input']>;
  /** Proposed key id; the identity provider may choose another. */
  kid?: InputMaybe<Scalars['String']['input']>;
  /** Modulus of an RSA key, encoded as Base64url. */
  modulus?: InputMaybe<Scalars['String']['input']>;
  /** Operations for which the key can be used. */
  operations?: InputMaybe<Array<Scalars['String']['input']>>;
  /** SHA-1 thumbprint of the certificate, encoded as Base64url. */
  thumbprintSha1?: InputMaybe<Scalars['String']['input']>;
  /** SHA-256 thumbprint of the certificate, encoded as Base64url. */
  thumbprintSha256?: InputMaybe<Scalars['String']['input']>;
  /** Use of the key, for example `sig` for signatures. */
  use?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `addIdentityProviderKey`. */
export type AddIdentityProviderKeyPayload = {
  __typename?: 'AddIdentityProviderKeyPayload';
  /** Key that was added; null if the change was refused. */
  providerKey?: Maybe<IdentityProviderKey>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `addIdentityRoleAllAppTargets`. */
export type AddIdentityRoleAllAppTargetsInput = {
  /** Global id of a role that is assigned to a user. */
  roleId: Scalars['ID']['input'];
};

/** Result of the mutation `addIdentityRoleAllAppTargets`. */
export type AddIdentityRoleAllAppTargetsPayload = {
  __typename?: 'AddIdentityRoleAllAppTargetsPayload';
  /** Role after the change; null if it was refused. */
  role?: Maybe<IdentityRole>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `addIdentityRoleAppTarget`. */
export type AddIdentityRoleAppTargetInput = {
  /** Instance of the application, by global id or id in the identity provider. If omitted, the whole application becomes a target. */
  appInstanceId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the application in the application catalog. */
  appName: Scalars['String']['input'];
  /** Global id of the role, which includes the assignee. */
  roleId: Scalars['ID']['input'];
};

/** Result of the mutation `addIdentityRoleAppTarget`. */
export type AddIdentityRoleAppTargetPayload = {
  __typename?: 'AddIdentityRoleAppTargetPayload';
  /** Role after the change; null if it was refused. */
  role?: Maybe<IdentityRole>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `addIdentityRoleGroupTarget`. */
export type AddIdentityRoleGroupTargetInput = {
  /** Group to add as a target, by global id or id in the identity provider. */
  groupId: Scalars['ID']['input'];
  /** Global id of the role, which includes the assignee. */
  roleId: Scalars['ID']['input'];
};

/** Result of the mutation `addIdentityRoleGroupTarget`. */
export type AddIdentityRoleGroupTargetPayload = {
  __typename?: 'AddIdentityRoleGroupTargetPayload';
  /** Role after the change; null if it was refused. */
  role?: Maybe<IdentityRole>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Access requirement of an endpoint. */
export type ApiAccess = {
  __typename?: 'ApiAccess';
  /** Security schemes of the spec, all of which are required. */
  schemes?: Maybe<Array<Scalars['String']['output']>>;
  /** Scopes or roles, all of which are required. */
  scopes?: Maybe<Array<Scalars['String']['output']>>;
};

/** Entry point to the data of the API catalog. Every REST call counts toward its limits of 120 calls per minute and, on the Free plan, 100 calls per month. Above a limit the error is `RATE_LIMITED` with `retryAfterMs`, and with `quota` if the monthly limit is used up. */
export type ApiCatalog = {
  __typename?: 'ApiCatalog';
  /** Provider that is a service behind this graph, by the family of the service; null if the catalog has none. Costs one REST call for all services together. */
  familyProvider?: Maybe<ApiProvider>;
  /** Provider by its id. Costs one REST call. */
  provider?: Maybe<ApiProvider>;
  /** All providers that match, in one list without pages, ordered by slug. Costs one REST call. */
  providers?: Maybe<Array<ApiProvider>>;
};


/** Entry point to the data of the API catalog. Every REST call counts toward its limits of 120 calls per minute and, on the Free plan, 100 calls per month. Above a limit the error is `RATE_LIMITED` with `retryAfterMs`, and with `quota` if the monthly limit is used up. */
export type ApiCatalogFamilyProviderArgs = {
  family: Scalars['String']['input'];
};


/** Entry point to the data of the API catalog. Every REST call counts toward its limits of 120 calls per minute and, on the Free plan, 100 calls per month. Above a limit the error is `RATE_LIMITED` with `retryAfterMs`, and with `quota` if the monthly limit is used up. */
export type ApiCatalogProviderArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the API catalog. Every REST call counts toward its limits of 120 calls per minute and, on the Free plan, 100 calls per month. Above a limit the error is `RATE_LIMITED` with `retryAfterMs`, and with `quota` if the monthly limit is used up. */
export type ApiCatalogProvidersArgs = {
  filter?: InputMaybe<ApiProviderFilter>;
};

/** One operation of a service interface. */
export type ApiEndpoint = Node & {
  __typename?: 'ApiEndpoint';
  /** Alternative access requirements, one of which is sufficient; empty if everyone has access. */
  access?: Maybe<Array<ApiAccess>>;
  /** True if the operation should no longer be used. */
  deprecated?: Maybe<Scalars['Boolean']['output']>;
  /** Further details of the operation. */
  description?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** HTTP method in capital letters. */
  method?: Maybe<Scalars['String']['output']>;
  /** Name of the operation in the spec. */
  operation?: Maybe<Scalars['String']['output']>;
  /** Parameters of the operation, without the request body. */
  parameters?: Maybe<Array<ApiParameter>>;
  /** Path with its parameters in braces. */
  path?: Maybe<Scalars['String']['output']>;
  /** Provider of the endpoint. Costs one REST call, or none if the endpoint was reached through the provider. */
  provider?: Maybe<ApiProvider>;
  /** Media types of the request body; empty if there is no body. */
  requestMediaTypes?: Maybe<Array<Scalars['String']['output']>>;
  /** Responses of the operation. */
  responses?: Maybe<Array<ApiResponse>>;
  /** Short description of the operation. */
  summary?: Maybe<Scalars['String']['output']>;
  /** Tags by which the spec groups its operations. */
  tags?: Maybe<Array<Scalars['String']['output']>>;
  /** Path, which identifies the endpoint in the API catalog together with method and provider. */
  upstreamId: Scalars['String']['output'];
};

/** Parameter of an endpoint. */
export type ApiParameter = {
  __typename?: 'ApiParameter';
  /** Meaning of the parameter. */
  description?: Maybe<Scalars['String']['output']>;
  /** True if each value of a list is sent separately. */
  explode?: Maybe<Scalars['Boolean']['output']>;
  /** Name of the parameter in the request. */
  name?: Maybe<Scalars['String']['output']>;
  /** Part of the request that contains the parameter. */
  place?: Maybe<ApiParameterPlace>;
  /** True if the parameter is required. */
  required?: Maybe<Scalars['Boolean']['output']>;
  /** Serialization style of lists and objects, for example `form`, `simple` or `deepObject`. */
  style?: Maybe<Scalars['String']['output']>;
  /** Data type of the value, for example `string`, `integer` or `array`; several types are separated by a bar. */
  type?: Maybe<Scalars['String']['output']>;
  /** Allowed values; empty if the spec does not list them. */
  values?: Maybe<Array<Scalars['String']['output']>>;
};

/** Part of a request that contains a parameter. */
export type ApiParameterPlace =
  /** Parameter in a cookie. */
  | 'COOKIE'
  /** Parameter in a header. */
  | 'HEADER'
  /** Parameter in any other part. */
  | 'OTHER'
  /** Parameter in the path. */
  | 'PATH'
  /** Parameter in the query string. */
  | 'QUERY';

/** Provider of a service interface. */
export type ApiProvider = Node & {
  __typename?: 'ApiProvider';
  /** Base URL of the endpoints; a path if the service runs locally. */
  baseUrl?: Maybe<Scalars['String']['output']>;
  /** Description of the provider's services. */
  description?: Maybe<Scalars['String']['output']>;
  /** Endpoint with exactly this method and path; null if there is none. Costs one REST call, or none if `spec` is null. */
  endpoint?: Maybe<ApiEndpoint>;
  /** All endpoints of the spec; null if there is no spec. Costs one REST call, or none if `spec` is null. */
  endpoints?: Maybe<Array<ApiEndpoint>>;
  /** Family of the service behind this graph, as in errors, for example `supportDesk`; null for a provider outside. */
  family?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Name of the provider. */
  name?: Maybe<Scalars['String']['output']>;
  /** Spec in the API catalog; null if there is none yet (`resolveApiSpec` submits one). */
  spec?: Maybe<ApiSpec>;
  /** Slug, which identifies the provider in the API catalog. */
  upstreamId: Scalars['String']['output'];
};


/** Provider of a service interface. */
export type ApiProviderEndpointArgs = {
  method: Scalars['String']['input'];
  path: Scalars['String']['input'];
};

/** Conditions on providers; all must be met. */
export type ApiProviderFilter = {
  /** Text that the name or slug contains, not case-sensitive; at most 100 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Response of an endpoint. */
export type ApiResponse = {
  __typename?: 'ApiResponse';
  /** Meaning of the response. */
  description?: Maybe<Scalars['String']['output']>;
  /** Media types of the response body; empty if there is no body. */
  mediaTypes?: Maybe<Array<Scalars['String']['output']>>;
  /** HTTP status or status class, for example `200`, `4XX` or `default`. */
  status?: Maybe<Scalars['String']['output']>;
};

/** Spec of a provider in the API catalog. */
export type ApiSpec = {
  __typename?: 'ApiSpec';
  /** Number of endpoints in the spec. */
  endpointCount?: Maybe<Scalars['Int']['output']>;
  /** Time at which the API catalog imported the spec. */
  ingestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** OpenAPI version in which the spec is written. */
  openapi?: Maybe<Scalars['String']['output']>;
  /** Title of the spec. */
  title?: Maybe<Scalars['String']['output']>;
  /** Version stated in the spec. */
  version?: Maybe<Scalars['String']['output']>;
};

/** Input of the mutation `assignIdentityGroupRole`. */
export type AssignIdentityGroupRoleInput = {
  /** True to assign the role without a notification to the members of the group. They are notified by default. */
  disableNotifications?: InputMaybe<Scalars['Boolean']['input']>;
  /** Group to which the role is assigned, by global id or id in the identity provider. */
  groupId: Scalars['ID']['input'];
  /** Role type, as named by the identity provider, for example `SUPER_ADMIN`, `APP_ADMIN`, `HELP_DESK_ADMIN` or `READ_ONLY_ADMIN`. */
  type: Scalars['String']['input'];
};

/** Result of the mutation `assignIdentityGroupRole`. */
export type AssignIdentityGroupRolePayload = {
  __typename?: 'AssignIdentityGroupRolePayload';
  /** Role that was assigned; null if the change was refused. */
  role?: Maybe<IdentityRole>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `assignIdentityUserRole`. */
export type AssignIdentityUserRoleInput = {
  /** True to assign the role without a notification to the user. The user is notified by default. */
  disableNotifications?: InputMaybe<Scalars['Boolean']['input']>;
  /** Role type, as named by the identity provider, for example `SUPER_ADMIN`, `APP_ADMIN`, `HELP_DESK_ADMIN` or `READ_ONLY_ADMIN`. */
  type: Scalars['String']['input'];
  /** User to whom the role is assigned, by global id or id in the identity provider. */
  userId: Scalars['ID']['input'];
};

/** Result of the mutation `assignIdentityUserRole`. */
export type AssignIdentityUserRolePayload = {
  __typename?: 'AssignIdentityUserRolePayload';
  /** Role that was assigned; null if the change was refused. */
  role?: Maybe<IdentityRole>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `authorizeDirectoryHrInstance`. */
export type AuthorizeDirectoryHrInstanceInput = {
  /** Authorization of the HR instance to the HR system. */
  auth: DirectoryHrAuthInput;
  /** Global id of the HR instance or its id in the directory. */
  id: Scalars['ID']['input'];
  /** Organization of the object, if `id` is the id in the directory; the configured organization by default. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `authorizeDirectoryHrInstance`. */
export type AuthorizeDirectoryHrInstancePayload = {
  __typename?: 'AuthorizeDirectoryHrInstancePayload';
  /** HR instance after the change, read again if its fields are selected; null if the change was refused. */
  hrInstance?: Maybe<DirectoryHrInstance>;
  /** Reasons why the directory refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Account at the bank. */
export type BankAccount = Node & {
  __typename?: 'BankAccount';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Balance of an account at the end of a day. */
export type BankAccountDay = Node & {
  __typename?: 'BankAccountDay';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** User of the bank's API. It is an id-only object because no operation reads such users. */
export type BankApiUser = {
  __typename?: 'BankApiUser';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Person whose profile in the identity provider contains the id of this user; null if no profile or several profiles contain it. Read from the people index (see `Query.users`). */
  user?: Maybe<User>;
};

/** Application of a person who wants to become a customer. */
export type BankApplication = Node & {
  __typename?: 'BankApplication';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Application form that an applicant fills in. The link to the form is not shown, because anyone with the link can fill it in. */
export type BankApplicationForm = Node & {
  __typename?: 'BankApplicationForm';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Card of an account. */
export type BankCard = Node & {
  __typename?: 'BankCard';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Authorization of a card use. */
export type BankCardAuthorization = Node & {
  __typename?: 'BankCardAuthorization';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Request in which the bank asks for approval before it authorizes the use of a card. */
export type BankCardAuthorizationRequest = Node & {
  __typename?: 'BankCardAuthorizationRequest';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Check that was deposited. */
export type BankCheckDeposit = Node & {
  __typename?: 'BankCheckDeposit';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Payment that was made by check. */
export type BankCheckPayment = Node & {
  __typename?: 'BankCheckPayment';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Person or business to which a customer makes payments. */
export type BankCounterparty = Node & {
  __typename?: 'BankCounterparty';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Customer of the bank. */
export type BankCustomer = Node & {
  __typename?: 'BankCustomer';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Dispute about a transaction. */
export type BankDispute = Node & {
  __typename?: 'BankDispute';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Event at the bank. */
export type BankEvent = Node & {
  __typename?: 'BankEvent';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Bank with a routing number. */
export type BankInstitution = Node & {
  __typename?: 'BankInstitution';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Payment of a customer of the bank. */
export type BankPayment = Node & {
  __typename?: 'BankPayment';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Payment that a customer received. */
export type BankReceivedPayment = Node & {
  __typename?: 'BankReceivedPayment';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Payment that is repeated by a schedule. */
export type BankRecurringPayment = Node & {
  __typename?: 'BankRecurringPayment';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Repayment on a credit account. */
export type BankRepayment = Node & {
  __typename?: 'BankRepayment';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Reward for a customer. */
export type BankReward = Node & {
  __typename?: 'BankReward';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Statement of an account for a month. */
export type BankStatement = Node & {
  __typename?: 'BankStatement';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Transaction on an account. */
export type BankTransaction = Node & {
  __typename?: 'BankTransaction';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Webhook to which the bank sends events. Its URL is not shown. */
export type BankWebhook = Node & {
  __typename?: 'BankWebhook';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Company, identified by the domain of its website and its e-mail addresses. A service adds its records if they contain the domain; no record is found by its name. */
export type Company = Node & {
  __typename?: 'Company';
  /** Domain in lower case and in ASCII form (punycode), without `www.`. */
  domain: Scalars['String']['output'];
  /** Global id, built from `Company:` and the domain. */
  id: Scalars['ID']['output'];
  /** People with an e-mail address of the domain, from the people index (see `Query.users`). Each person is listed once, by e-mail address unless `orderBy` says otherwise. If the index cannot be read in full, the list is an error. Costs no REST call other than those of the index. */
  people?: Maybe<UserConnection>;
  /** All companies of the configured integration whose e-mail address has the domain; null if no integration is configured. At most 1,000; more are an error. An address with capital letters in its domain is not found if the search of the ticketing system is case-sensitive. Costs one REST call per 100 companies; a domain with letters that are not ASCII is searched in two spellings and costs twice as much. */
  psaBCompanies?: Maybe<Array<PsaBCompany>>;
  /** Company of the configured integration whose e-mail address has the domain; null if there is none, or if there are several (see `psaBCompanies`). An address with capital letters in its domain is not found if the search of the ticketing system is case-sensitive. Costs one REST call per 100 companies; a domain with letters that are not ASCII is searched in two spellings and costs twice as much. */
  psaBCompany?: Maybe<PsaBCompany>;
  /** Search result for records of the company, one entry per service. Requires the scopes to read all services. An entry costs as much as the single field of that service, and nothing if that field is also selected. */
  sources?: Maybe<Array<CompanySource>>;
  /** Search results of the services in the business subgraph. */
  sourcesOfBusiness?: Maybe<Scalars['JSON']['output']>;
  /** Search results of the services in the collaboration subgraph. */
  sourcesOfCollaboration?: Maybe<Scalars['JSON']['output']>;
};


/** Company, identified by the domain of its website and its e-mail addresses. A service adds its records if they contain the domain; no record is found by its name. */
export type CompanyPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<UserOrder>>;
};

/** Record of a company and the way in which it was found. */
export type CompanyMatch = {
  __typename?: 'CompanyMatch';
  /** Way in which the record was found. */
  matchedBy: CompanyMatchedBy;
  /** Global id of the record; null if the record cannot be read by its id. */
  recordId?: Maybe<Scalars['ID']['output']>;
};

/** Way in which a record of a company was found. */
export type CompanyMatchedBy =
  /** The record lists the domain as a domain of the company. */
  | 'DOMAIN'
  /** An e-mail address of the record, or of a person who belongs to the record, has the domain. */
  | 'EMAIL_DOMAIN';

/** Search result of one service for records of a company. */
export type CompanySource = {
  __typename?: 'CompanySource';
  /** Error code from the error catalog if the service could not answer; otherwise null. */
  code?: Maybe<Scalars['String']['output']>;
  /** Number of records of the company; null if the service could not answer, if its status is `NO_ROUTE`, and for the identity provider, whose people are in `Company.people`. */
  count?: Maybe<Scalars['Int']['output']>;
  /** Family of the service, as in errors, for example `supportDesk`. */
  family: Scalars['String']['output'];
  /** Records of the company, each with the way in which it was found; of the identity provider, only the first person. */
  matches?: Maybe<Array<CompanyMatch>>;
  /** Explanation if the service could not answer or has no route to a record; otherwise null. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Outcome of the search for records of the company. */
  status: CompanySourceStatus;
};

/** Outcome of the search of one service for records of a company. */
export type CompanySourceStatus =
  /** The service has several records and none is selected; read them from the list field of the service. */
  | 'AMBIGUOUS'
  /** The service has one record of the company; the identity provider has at least one person. */
  | 'FOUND'
  /** The service has no record of the company. */
  | 'NOT_FOUND'
  /** No documented operation leads from a domain to a record, or the route is not configured. */
  | 'NO_ROUTE'
  /** The service could not answer. */
  | 'UNAVAILABLE';

/** Webhook configuration (Connect): URL of the listener and the envelope events that are sent to it. */
export type ConnectConfiguration = Node & {
  __typename?: 'ConnectConfiguration';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** OAuth configuration for the access token in webhook messages. The client secret is never returned. */
export type ConnectOAuth = Node & {
  __typename?: 'ConnectOAuth';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Entry point to the data of the connector service. Only callers who are associated with the provider of an integration have access. */
export type Connectors = {
  __typename?: 'Connectors';
  /** Provider by its id. Costs one REST call. Only the selected fields are requested from the service. */
  provider?: Maybe<ConnectorsProvider>;
  /** Integration with the first ticketing system. Costs one REST call. */
  psaAIntegration?: Maybe<PsaAIntegration>;
  /** Integration with the second ticketing system. Costs one REST call. */
  psaBIntegration?: Maybe<PsaBIntegration>;
};


/** Entry point to the data of the connector service. Only callers who are associated with the provider of an integration have access. */
export type ConnectorsProviderArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** Entry point to the data of the connector service. Only callers who are associated with the provider of an integration have access. */
export type ConnectorsPsaAIntegrationArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** Entry point to the data of the connector service. Only callers who are associated with the provider of an integration have access. */
export type ConnectorsPsaBIntegrationArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** Administrator of a provider. */
export type ConnectorsAdministrator = {
  __typename?: 'ConnectorsAdministrator';
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** E-mail address, as written in the directory. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name of the administrator. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** True if signing in requires a second factor. */
  hasMultiFactor?: Maybe<Scalars['Boolean']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Time of the last sign-in; null if the administrator never signed in. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Family name of the administrator. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Provider that the administrator manages. */
  provider?: Maybe<ConnectorsProvider>;
  /** Role, as named in the directory. */
  role?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the connector service. */
  upstreamId: Scalars['String']['output'];
  /** Person with the e-mail address of the administrator. */
  user?: Maybe<User>;
};

/** Organization in the directory, with the values that a mapping contains. No operation reads an organization by its id. */
export type ConnectorsOrganization = {
  __typename?: 'ConnectorsOrganization';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Name of the organization. */
  name?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the connector service. */
  upstreamId: Scalars['String']['output'];
};

/** Provider, which administers organizations for others and owns integrations with ticketing systems. After a change of an integration only its id may be available; other fields then cost one REST call. */
export type ConnectorsProvider = Node & {
  __typename?: 'ConnectorsProvider';
  /** Administrators of the provider. Costs one REST call. */
  administrators?: Maybe<Array<ConnectorsAdministrator>>;
  /** City of the provider. */
  city?: Maybe<Scalars['String']['output']>;
  /** Country code of the provider. */
  country?: Maybe<Scalars['String']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Contact e-mail address of the provider. */
  email?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Name of the provider. */
  name?: Maybe<Scalars['String']['output']>;
  /** Number of organizations that the provider administers. */
  organizationCount?: Maybe<Scalars['Int']['output']>;
  /** Phone number of the provider. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the connector service. */
  upstreamId: Scalars['String']['output'];
  /** Website of the provider. */
  website?: Maybe<Scalars['String']['output']>;
};

/** Person who contacts the company through the contact center. */
export type ContactCentreEndUser = Node & {
  __typename?: 'ContactCentreEndUser';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Queue in which conversations wait for an agent. Settings that were never set are null; then the default of the contact center applies. All times are in seconds. */
export type ContactCentreQueue = Node & {
  __typename?: 'ContactCentreQueue';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Tag that classifies conversations. */
export type ContactCentreTag = Node & {
  __typename?: 'ContactCentreTag';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Team of agents in the contact center. */
export type ContactCentreTeam = Node & {
  __typename?: 'ContactCentreTeam';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Input of the mutation `createDirectoryHrInstance`. Type and name cannot be chosen. */
export type CreateDirectoryHrInstanceInput = {
  /** Authorization of the HR instance to the HR system. */
  auth: DirectoryHrAuthInput;
  /** Organization of the HR instance; the configured organization by default. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** URL of the report in the HR system. */
  reportUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `createDirectoryHrInstance`. */
export type CreateDirectoryHrInstancePayload = {
  __typename?: 'CreateDirectoryHrInstancePayload';
  /** HR instance that was created; null if the change was refused. */
  hrInstance?: Maybe<DirectoryHrInstance>;
  /** Reasons why the directory refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createIdentityProvider`. All fields are optional; the identity provider chooses the values of omitted fields. */
export type CreateIdentityProviderInput = {
  /** Mode that determines whose address is the issuer of messages, for example `DYNAMIC`. */
  issuerMode?: InputMaybe<Scalars['String']['input']>;
  /** Display name, which no other external identity provider may have. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Policy that defines which users may be authenticated and how they are imported. */
  policy?: InputMaybe<IdentityProviderPolicyInput>;
  /** Protocol for the communication with the external identity provider. */
  protocol?: InputMaybe<IdentityProviderProtocolInput>;
  /** Status of the external identity provider. */
  status?: InputMaybe<IdentityProviderStatus>;
  /** Type of the external identity provider, for example `SAML2`, `OIDC` or `SOCIAL`. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `createIdentityProvider`. */
export type CreateIdentityProviderPayload = {
  __typename?: 'CreateIdentityProviderPayload';
  /** External identity provider that was created; null if the change was refused. */
  provider?: Maybe<IdentityProvider>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Person in the CRM. A search returns only some fields; the missing fields cost one REST call per person. */
export type CrmPerson = Node & {
  __typename?: 'CrmPerson';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Definition of a field of people. */
export type CrmPersonField = Node & {
  __typename?: 'CrmPersonField';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
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

/** Range of numbers. Equal bounds select one number. */
export type DecimalRange = {
  /** Largest number of the range. */
  max?: InputMaybe<Scalars['Decimal']['input']>;
  /** Smallest number of the range. */
  min?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Input of the mutation `deleteDirectoryPushEndpoint`. */
export type DeleteDirectoryPushEndpointInput = {
  /** Global id of the push endpoint. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `deleteDirectoryPushEndpoint`. */
export type DeleteDirectoryPushEndpointPayload = {
  __typename?: 'DeleteDirectoryPushEndpointPayload';
  /** Global id of the deleted push endpoint; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** User who owned the push endpoint; null if the change was refused. Costs no REST call. */
  directoryUser?: Maybe<DirectoryUser>;
  /** Reasons why the directory refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteDirectoryUserGroup`. */
export type DeleteDirectoryUserGroupInput = {
  /** Global id of the group or its id in the directory. */
  id: Scalars['ID']['input'];
  /** Organization of the object, if `id` is the id in the directory; the configured organization by default. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `deleteDirectoryUserGroup`. */
export type DeleteDirectoryUserGroupPayload = {
  __typename?: 'DeleteDirectoryUserGroupPayload';
  /** Global id of the deleted group; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Reasons why the directory refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteIdentityProvider`. */
export type DeleteIdentityProviderInput = {
  /** Global id or id in the identity provider. */
  providerId: Scalars['ID']['input'];
};

/** Input of the mutation `deleteIdentityProviderKey`. */
export type DeleteIdentityProviderKeyInput = {
  /** Global id or key id (`kid`) in the identity provider. */
  providerKeyId: Scalars['ID']['input'];
};

/** Result of the mutation `deleteIdentityProviderKey`. */
export type DeleteIdentityProviderKeyPayload = {
  __typename?: 'DeleteIdentityProviderKeyPayload';
  /** Global id of the deleted key; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Result of the mutation `deleteIdentityProvider`. */
export type DeleteIdentityProviderPayload = {
  __typename?: 'DeleteIdentityProviderPayload';
  /** Global id of the deleted external identity provider; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteIdentityUserLinkedObject`. */
export type DeleteIdentityUserLinkedObjectInput = {
  /** Primary name of the relationship (`manager`); the associated name is refused. */
  relationshipName: Scalars['String']['input'];
  /** User at the associated end of the relationship (the subordinate), by global id or id in the identity provider. */
  userId: Scalars['ID']['input'];
};

/** Result of the mutation `deleteIdentityUserLinkedObject`. */
export type DeleteIdentityUserLinkedObjectPayload = {
  __typename?: 'DeleteIdentityUserLinkedObjectPayload';
  /** User at the associated end of the relationship; null if the change was refused. */
  identityUser?: Maybe<IdentityUser>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deletePsaBIntegration`. */
export type DeletePsaBIntegrationInput = {
  /** Integration to delete, by global id or UUID. It is required even if an integration is configured. */
  id: Scalars['ID']['input'];
  /** Organization on whose behalf the request is sent, by its id in the directory; the configured organization by default. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `deletePsaBIntegration`. */
export type DeletePsaBIntegrationPayload = {
  __typename?: 'DeletePsaBIntegrationPayload';
  /** Global id of the deleted integration; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Reasons why the connector service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Entry point to the data of directory administration in one organization. */
export type Directory = {
  __typename?: 'Directory';
  /** HR instance by its id. Costs one REST call. */
  hrInstance?: Maybe<DirectoryHrInstance>;
  /** HR instances, of which there is at most one. Costs one REST call. */
  hrInstances?: Maybe<DirectoryHrInstanceConnection>;
  /** User as an id-only object, because users cannot be read or listed. Costs no REST call. */
  user?: Maybe<DirectoryUser>;
  /** User group by its id. The directory cannot list user groups. Costs one REST call. */
  userGroup?: Maybe<DirectoryUserGroup>;
};


/** Entry point to the data of directory administration in one organization. */
export type DirectoryHrInstanceArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of directory administration in one organization. */
export type DirectoryHrInstancesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DirectoryHrInstanceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<DirectoryHrInstanceOrder>>;
};


/** Entry point to the data of directory administration in one organization. */
export type DirectoryUserArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of directory administration in one organization. */
export type DirectoryUserGroupArgs = {
  id: Scalars['ID']['input'];
};

/** Details of a device, as reported by the device itself. */
export type DirectoryDevice = {
  __typename?: 'DirectoryDevice';
  /** Version of the app that confirms sign-ins. */
  appVersion?: Maybe<Scalars['String']['output']>;
  /** True if the device can be unlocked by a fingerprint or a face. */
  biometricsEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Manufacturer of the device. */
  make?: Maybe<Scalars['String']['output']>;
  /** Model of the device. */
  model?: Maybe<Scalars['String']['output']>;
  /** Operating system of the device. */
  os?: Maybe<Scalars['String']['output']>;
  /** Version of the operating system. */
  osVersion?: Maybe<Scalars['String']['output']>;
};

/** Attribute of a person in the HR system. */
export type DirectoryHrAttribute = {
  __typename?: 'DirectoryHrAttribute';
  /** Name of the attribute. */
  name?: Maybe<Scalars['String']['output']>;
  /** Value of the attribute. */
  value?: Maybe<Scalars['String']['output']>;
};

/** Attribute of a user to import. */
export type DirectoryHrAttributeInput = {
  /** Name of the attribute. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Value of the attribute. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** Authorization of an HR instance to the HR system. Basic credentials are the only option because OAuth is not supported. */
export type DirectoryHrAuthInput = {
  /** Basic credentials of the HR system's integrator. */
  basic: DirectoryHrBasicAuthInput;
};

/** Method by which an HR instance authorizes itself to the HR system. */
export type DirectoryHrAuthorizationMethod =
  /** User name and password. */
  | 'BASIC'
  /** OAuth, which the directory does not support at present. */
  | 'OAUTH'
  /** Any method that is not documented. */
  | 'OTHER';

/** Basic credentials. They are never returned. */
export type DirectoryHrBasicAuthInput = {
  /** Password of the integrator. */
  password: Scalars['String']['input'];
  /** User name of the integrator. */
  username: Scalars['String']['input'];
};

/** User as sent to an import. */
export type DirectoryHrImportEntry = {
  __typename?: 'DirectoryHrImportEntry';
  /** Further attributes of the user. */
  attributes?: Maybe<Array<DirectoryHrAttribute>>;
  /** E-mail address of the user. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name of the user. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Family name of the user. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Person with this e-mail address. Costs no REST call. */
  user?: Maybe<User>;
  /** User name for signing in. */
  username?: Maybe<Scalars['String']['output']>;
};

/** Import job as an id-only object. */
export type DirectoryHrImportJob = {
  __typename?: 'DirectoryHrImportJob';
  /** HR instance for which the job imports users. */
  hrInstance?: Maybe<DirectoryHrInstance>;
  /** Global id, built from the organization, if it is known, and the ids of the HR instance and the job in the directory. */
  id: Scalars['ID']['output'];
  /** Import results, one per user, in the order in which the users were sent. Costs one REST call per 100 results. */
  results?: Maybe<DirectoryHrImportResultConnection>;
  /** Id of the object in the directory. */
  upstreamId: Scalars['String']['output'];
};


/** Import job as an id-only object. */
export type DirectoryHrImportJobResultsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Import result of one user. */
export type DirectoryHrImportResult = {
  __typename?: 'DirectoryHrImportResult';
  /** Time at which the user was accepted for the import. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** User in the directory that was created or updated. Costs no REST call. */
  directoryUser?: Maybe<DirectoryUser>;
  /** User as sent to the import. */
  entry?: Maybe<DirectoryHrImportEntry>;
  /** Reason for a failure, as explained by the directory. */
  message?: Maybe<Scalars['String']['output']>;
  /** Import status of the user. */
  status?: Maybe<DirectoryHrImportStatus>;
  /** Time of the last status change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the result in the directory. */
  upstreamId: Scalars['String']['output'];
  /** Person with the e-mail address of the entry. Costs no REST call. */
  user?: Maybe<User>;
};

/** A page of `DirectoryHrImportResult` objects. */
export type DirectoryHrImportResultConnection = {
  __typename?: 'DirectoryHrImportResultConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<DirectoryHrImportResultEdge>;
  /** Items of this page. */
  nodes: Array<DirectoryHrImportResult>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `DirectoryHrImportResult` objects. */
export type DirectoryHrImportResultEdge = {
  __typename?: 'DirectoryHrImportResultEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: DirectoryHrImportResult;
};

/** Import status of one user. */
export type DirectoryHrImportStatus =
  /** A user was created in the directory. */
  | 'CREATED'
  /** Nothing was changed; see the message. */
  | 'FAILED'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The job has not yet processed the user. */
  | 'PENDING'
  /** A user was updated in the directory. */
  | 'UPDATED';

/** User to import. No field is required, but an entry without e-mail address and user name cannot be imported. */
export type DirectoryHrImportUserInput = {
  /** Further attributes of the user. */
  attributes?: InputMaybe<Array<DirectoryHrAttributeInput>>;
  /** E-mail address of the user. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name of the user. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name of the user. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** User name for signing in. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** Connection to the HR system from which users are imported. */
export type DirectoryHrInstance = Node & {
  __typename?: 'DirectoryHrInstance';
  /** Methods by which the HR instance may authorize itself to the HR system; credentials are never returned. */
  authorizationMethods?: Maybe<Array<DirectoryHrAuthorizationMethod>>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the organization, if it is named or configured, and the id in the directory. */
  id: Scalars['ID']['output'];
  /** Import job as an id-only object, by the id from the mutation. Costs no REST call. */
  importJob?: Maybe<DirectoryHrImportJob>;
  /** Time at which the last import job finished; null if none has finished. */
  lastImportedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the HR instance, which cannot be changed. */
  name?: Maybe<Scalars['String']['output']>;
  /** Organization from which the HR instance was read; null if no organization was named or configured, so that the directory takes the one of the API key. */
  organizationId?: Maybe<Scalars['ID']['output']>;
  /** URL of the report in the HR system; null if none is set. */
  reportUrl?: Maybe<Scalars['String']['output']>;
  /** Type of the HR instance. */
  type?: Maybe<DirectoryHrInstanceType>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the directory. */
  upstreamId: Scalars['String']['output'];
  /** Rows of the report, one per person in the HR system. Costs one REST call per 100 workers. */
  workers?: Maybe<DirectoryHrWorkerConnection>;
};


/** Connection to the HR system from which users are imported. */
export type DirectoryHrInstanceImportJobArgs = {
  id: Scalars['ID']['input'];
};


/** Connection to the HR system from which users are imported. */
export type DirectoryHrInstanceWorkersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<DirectoryHrWorkerOrder>>;
};

/** A page of `DirectoryHrInstance` objects. */
export type DirectoryHrInstanceConnection = {
  __typename?: 'DirectoryHrInstanceConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<DirectoryHrInstanceEdge>;
  /** Items of this page. */
  nodes: Array<DirectoryHrInstance>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `DirectoryHrInstance` objects. */
export type DirectoryHrInstanceEdge = {
  __typename?: 'DirectoryHrInstanceEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: DirectoryHrInstance;
};

/** Conditions on HR instances; all must be met. */
export type DirectoryHrInstanceFilter = {
  /** Period of creation; both ends are included. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Ids of HR instances, global or as in the directory. */
  hrInstanceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period in which the last import job finished; both ends are included. */
  lastImportedAt?: InputMaybe<DateTimeRange>;
  /** Condition on the name of the HR instance. */
  name?: InputMaybe<ListTextFilter>;
  /** Condition on the URL of the report. */
  reportUrl?: InputMaybe<ListTextFilter>;
  /** Period of the last change; both ends are included. */
  updatedAt?: InputMaybe<DateTimeRange>;
};

/** One sort key of a list of HR instances. The first key has priority. */
export type DirectoryHrInstanceOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
  /** Field by which the list is sorted. */
  field: DirectoryHrInstanceOrderField;
};

/** Fields by which HR instances can be sorted. */
export type DirectoryHrInstanceOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By time at which the last import job finished. */
  | 'LAST_IMPORTED_AT'
  /** By name of the HR instance. */
  | 'NAME'
  /** By URL of the report in the HR system. */
  | 'REPORT_URL'
  /** By time of the last change. */
  | 'UPDATED_AT';

/** Type of an HR instance. */
export type DirectoryHrInstanceType =
  /** The HR instance imports users from the HR system. */
  | 'IMPORT'
  /** Any type that is not documented. */
  | 'OTHER';

/** Row of the HR system's report about one person. */
export type DirectoryHrWorker = {
  __typename?: 'DirectoryHrWorker';
  /** Further attributes from the HR system. */
  attributes?: Maybe<Array<DirectoryHrAttribute>>;
  /** E-mail address, as written in the HR system. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name of the person. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Family name of the person. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Person with the e-mail address of the worker. Costs no REST call. */
  user?: Maybe<User>;
  /** User name for signing in. */
  username?: Maybe<Scalars['String']['output']>;
};

/** A page of `DirectoryHrWorker` objects. */
export type DirectoryHrWorkerConnection = {
  __typename?: 'DirectoryHrWorkerConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<DirectoryHrWorkerEdge>;
  /** Items of this page. */
  nodes: Array<DirectoryHrWorker>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `DirectoryHrWorker` objects. */
export type DirectoryHrWorkerEdge = {
  __typename?: 'DirectoryHrWorkerEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: DirectoryHrWorker;
};

/** One sort key of a list of workers. The first key has priority. */
export type DirectoryHrWorkerOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
  /** Field by which the list is sorted. */
  field: DirectoryHrWorkerOrderField;
};

/** Fields by which workers can be sorted. */
export type DirectoryHrWorkerOrderField =
  /** By e-mail address, as written in the HR system. */
  | 'EMAIL'
  /** By given name of the person. */
  | 'FIRST_NAME'
  /** By family name of the person. */
  | 'LAST_NAME'
  /** By user name for signing in. */
  | 'USERNAME';

/** Group in an LDAP system. */
export type DirectoryLdapGroup = {
  __typename?: 'DirectoryLdapGroup';
  /** Name of the LDAP group. */
  name?: Maybe<Scalars['String']['output']>;
};

/** Group in an LDAP system. */
export type DirectoryLdapGroupInput = {
  /** Name of the LDAP group. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Query for the members of a user group. */
export type DirectoryMemberQuery = {
  __typename?: 'DirectoryMemberQuery';
  /** Conditions of the query; their structure is not documented. */
  filters?: Maybe<Array<Maybe<Scalars['JSON']['output']>>>;
  /** Type of the query, as named by the directory. */
  queryType?: Maybe<Scalars['String']['output']>;
};

/** Object that the member query neither adds to nor removes from the group. */
export type DirectoryMemberQueryExemption = {
  __typename?: 'DirectoryMemberQueryExemption';
  /** Further attributes; their structure is not documented. */
  attributes?: Maybe<Scalars['JSON']['output']>;
  /** Exempt user; null if the object is not a user. Costs no REST call. */
  directoryUser?: Maybe<DirectoryUser>;
  /** Type of the exempt object, as named by the directory. */
  type?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the directory. */
  upstreamId: Scalars['String']['output'];
};

/** Object that the member query neither adds to nor removes from the group. */
export type DirectoryMemberQueryExemptionInput = {
  /** Further attributes, as a JSON object; their structure is not documented. */
  attributes?: InputMaybe<Scalars['JSON']['input']>;
  /** Id of the object in the directory; for a user also the global id. */
  id: Scalars['ID']['input'];
  /** Type of the exempt object, as named by the directory (`user`). */
  type: Scalars['String']['input'];
};

/** Query for the members of a user group. */
export type DirectoryMemberQueryInput = {
  /** Conditions of the query; their structure is not documented. */
  filters?: InputMaybe<Array<InputMaybe<Scalars['JSON']['input']>>>;
  /** Type of the query, as named by the directory. */
  queryType: Scalars['String']['input'];
};

/** Group in POSIX systems. */
export type DirectoryPosixGroup = {
  __typename?: 'DirectoryPosixGroup';
  /** Number of the group in POSIX systems, not a global id. */
  groupNumber?: Maybe<Scalars['Int']['output']>;
  /** Name of the POSIX group. */
  name?: Maybe<Scalars['String']['output']>;
};

/** Group in POSIX systems. */
export type DirectoryPosixGroupInput = {
  /** Number of the group in POSIX systems, not a global id. */
  groupNumber: Scalars['Int']['input'];
  /** Name of the POSIX group. */
  name: Scalars['String']['input'];
};

/** Device on which a user confirms sign-ins. */
export type DirectoryPushEndpoint = Node & {
  __typename?: 'DirectoryPushEndpoint';
  /** Details of the device. */
  device?: Maybe<DirectoryDevice>;
  /** User who owns the push endpoint. Costs no REST call. */
  directoryUser: DirectoryUser;
  /** Time of the enrollment. */
  enrolledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the organization, if it is known, and the ids of the user and the push endpoint in the directory. */
  id: Scalars['ID']['output'];
  /** Time at which a sign-in was last confirmed on the device; null if none was. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the push endpoint; two push endpoints of a user cannot have the same name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Status of the push endpoint, as named by the directory. */
  status?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the directory. */
  upstreamId: Scalars['String']['output'];
  /** Person who owns the push endpoint. Read from the people index (see `Query.users`). */
  user?: Maybe<User>;
};

/** RADIUS settings of the members. */
export type DirectoryRadius = {
  __typename?: 'DirectoryRadius';
  /** Attributes of the RADIUS reply. */
  reply?: Maybe<Array<DirectoryRadiusAttribute>>;
};

/** Attribute of a RADIUS reply. */
export type DirectoryRadiusAttribute = {
  __typename?: 'DirectoryRadiusAttribute';
  /** Name of the attribute. */
  name?: Maybe<Scalars['String']['output']>;
  /** Value of the attribute. */
  value?: Maybe<Scalars['String']['output']>;
};

/** Attribute of a RADIUS reply. */
export type DirectoryRadiusAttributeInput = {
  /** Name of the attribute. */
  name: Scalars['String']['input'];
  /** Value of the attribute. */
  value: Scalars['String']['input'];
};

/** RADIUS settings of the members. */
export type DirectoryRadiusInput = {
  /** Attributes of the RADIUS reply. */
  reply: Array<DirectoryRadiusAttributeInput>;
};

/** Permission to act as the superuser. */
export type DirectorySudo = {
  __typename?: 'DirectorySudo';
  /** True if members have the permission. */
  enabled?: Maybe<Scalars['Boolean']['output']>;
  /** True if no password is required. */
  withoutPassword?: Maybe<Scalars['Boolean']['output']>;
};

/** Permission to act as the superuser. Both fields are required. */
export type DirectorySudoInput = {
  /** True if members have the permission. */
  enabled: Scalars['Boolean']['input'];
  /** True if no password is required. */
  withoutPassword: Scalars['Boolean']['input'];
};

/** User in the directory. It is an id-only object because users cannot be read or listed. */
export type DirectoryUser = {
  __typename?: 'DirectoryUser';
  /** Global id, built from the organization, if it is named or configured, and the id in the directory. */
  id: Scalars['ID']['output'];
  /** Organization of the user; null if no organization was named or configured, so that the directory takes the one of the API key. */
  organizationId?: Maybe<Scalars['ID']['output']>;
  /** Push endpoint of the user by its id. Costs one REST call. */
  pushEndpoint?: Maybe<DirectoryPushEndpoint>;
  /** All push endpoints of the user; null if there is no such user. Costs one REST call per user. */
  pushEndpoints?: Maybe<Array<DirectoryPushEndpoint>>;
  /** Id of the object in the directory. */
  upstreamId: Scalars['String']['output'];
  /** Person whose profile in the identity provider contains the id of this user; null if no profile or several profiles contain it. Read from the people index (see `Query.users`). */
  user?: Maybe<User>;
};


/** User in the directory. It is an id-only object because users cannot be read or listed. */
export type DirectoryUserPushEndpointArgs = {
  id: Scalars['ID']['input'];
};

/** Group of users in the directory. */
export type DirectoryUserGroup = Node & {
  __typename?: 'DirectoryUserGroup';
  /** Attributes that the members get in other systems. */
  attributes?: Maybe<DirectoryUserGroupAttributes>;
  /** Purpose of the group. */
  description?: Maybe<Scalars['String']['output']>;
  /** E-mail address of the group itself. */
  email?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the organization, if it is named or configured, and the id in the directory. */
  id: Scalars['ID']['output'];
  /** Query that determines which users should be members. */
  memberQuery?: Maybe<DirectoryMemberQuery>;
  /** Exemptions from the member query, for objects that stay in or out of the group in any case. */
  memberQueryExemptions?: Maybe<Array<DirectoryMemberQueryExemption>>;
  /** True if the administrators of the group are notified of suggested members. */
  memberSuggestionsNotify?: Maybe<Scalars['Boolean']['output']>;
  /** Method by which users become members, as named by the directory. */
  membershipMethod?: Maybe<Scalars['String']['output']>;
  /** Name of the group. */
  name?: Maybe<Scalars['String']['output']>;
  /** Organization from which the group was read; null if no organization was named or configured, so that the directory takes the one of the API key. */
  organizationId?: Maybe<Scalars['ID']['output']>;
  /** Id of the object in the directory. */
  upstreamId: Scalars['String']['output'];
};

/** Attributes that the members of a user group get in other systems. */
export type DirectoryUserGroupAttributes = {
  __typename?: 'DirectoryUserGroupAttributes';
  /** LDAP groups of the members. */
  ldapGroups?: Maybe<Array<DirectoryLdapGroup>>;
  /** POSIX groups of the members. */
  posixGroups?: Maybe<Array<DirectoryPosixGroup>>;
  /** RADIUS settings of the members. */
  radius?: Maybe<DirectoryRadius>;
  /** True if Samba is enabled. */
  sambaEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Permission to act as the superuser. */
  sudo?: Maybe<DirectorySudo>;
};

/** Attributes that the members of a user group get in other systems. */
export type DirectoryUserGroupAttributesInput = {
  /** LDAP groups of the members. */
  ldapGroups?: InputMaybe<Array<DirectoryLdapGroupInput>>;
  /** POSIX groups of the members. */
  posixGroups?: InputMaybe<Array<DirectoryPosixGroupInput>>;
  /** RADIUS settings of the members. */
  radius?: InputMaybe<DirectoryRadiusInput>;
  /** True if Samba is enabled. */
  sambaEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Permission to act as the superuser. */
  sudo?: InputMaybe<DirectorySudoInput>;
};

/** Cloud storage provider that a user has linked. */
export type ESignatureCloudStorageProvider = Node & {
  __typename?: 'ESignatureCloudStorageProvider';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Input of the mutation `enrollIdentityFactor`. */
export type EnrollIdentityFactorInput = {
  /** True to activate a phone immediately, without a code. */
  activate?: InputMaybe<Scalars['Boolean']['input']>;
  /** Data that the factor type requires. */
  profile?: InputMaybe<IdentityFactorProfileInput>;
  /** Provider of the factor, if there are several. */
  provider?: InputMaybe<Scalars['String']['input']>;
  /** Template of the text message; for `SMS` only. */
  templateId?: InputMaybe<Scalars['String']['input']>;
  /** Validity of the sent code in seconds, from 1 to 86,400. */
  tokenLifetimeSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Type of the factor. */
  type: IdentityFactorType;
  /** True to replace the phone number of an enrolled phone. */
  updatePhone?: InputMaybe<Scalars['Boolean']['input']>;
  /** User for whom the factor is enrolled, by global id or id in the identity provider. */
  userId: Scalars['ID']['input'];
  /** Proof that the user has the factor, checked during enrollment. */
  verify?: InputMaybe<IdentityFactorProofInput>;
};

/** Result of the mutation `enrollIdentityFactor`. */
export type EnrollIdentityFactorPayload = {
  __typename?: 'EnrollIdentityFactorPayload';
  /** Data for finishing the enrollment, returned only once; null if nothing else is needed. */
  activation?: Maybe<IdentityFactorActivation>;
  /** Enrolled factor, with the status `PENDING_ACTIVATION` if a code is still needed; null if the change was refused. */
  factor?: Maybe<IdentityFactor>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Document of an envelope. If only its id is known, the name, size and other properties cost one REST call for all documents of the envelope together. */
export type EnvelopeDocument = Node & {
  __typename?: 'EnvelopeDocument';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Recipient of an envelope. If only the id is known, all other fields together cost one REST call. */
export type EnvelopeRecipient = Node & {
  __typename?: 'EnvelopeRecipient';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Employee of a company. The ERP system shows employees only together with their time registration entries: all data fields are null for an employee who has registered no time. They cost one REST call per employee if the employee was not read together with an entry. */
export type ErpEmployee = Node & {
  __typename?: 'ErpEmployee';
  /** Global id, built from the id of the company and the id in the ERP system. */
  id: Scalars['ID']['output'];
};

/** Line of a purchase invoice. Amounts are in the currency of the invoice, which the line does not contain. */
export type ErpPurchaseInvoiceLine = Node & {
  __typename?: 'ErpPurchaseInvoiceLine';
  /** Global id, built from the id of the company and the id in the ERP system. */
  id: Scalars['ID']['output'];
};

/** Line of the statement of retained earnings. */
export type ErpRetainedEarningsLine = Node & {
  __typename?: 'ErpRetainedEarningsLine';
  /** Global id, built from the id of the company and the line number. */
  id: Scalars['ID']['output'];
};

/** Document that credits an amount to a customer. */
export type ErpSalesCreditMemo = Node & {
  __typename?: 'ErpSalesCreditMemo';
  /** Global id, built from the id of the company and the id in the ERP system. */
  id: Scalars['ID']['output'];
};

/** Line of a sales credit memo. Amounts are in the currency of the credit memo, which the line does not contain. */
export type ErpSalesCreditMemoLine = Node & {
  __typename?: 'ErpSalesCreditMemoLine';
  /** Global id, built from the id of the company and the id in the ERP system. */
  id: Scalars['ID']['output'];
};

/** Working time or absence that is registered for an employee. */
export type ErpTimeRegistrationEntry = Node & {
  __typename?: 'ErpTimeRegistrationEntry';
  /** Global id, built from the id of the company and the id in the ERP system. */
  id: Scalars['ID']['output'];
};

/** Row of a trial balance for one account. Amounts are in the currency of the company, which the ERP system does not name. */
export type ErpTrialBalanceRow = Node & {
  __typename?: 'ErpTrialBalanceRow';
  /** Global id, built from the ids of the company and the account number. */
  id: Scalars['ID']['output'];
};

/** Unit of measure of a quantity. */
export type ErpUnitOfMeasure = Node & {
  __typename?: 'ErpUnitOfMeasure';
  /** Global id, built from the id of the company and the id in the ERP system. */
  id: Scalars['ID']['output'];
};

/** Company or person from which a company buys. */
export type ErpVendor = Node & {
  __typename?: 'ErpVendor';
  /** Global id, built from the id of the company and the id in the ERP system. */
  id: Scalars['ID']['output'];
};

/** Total purchases from a vendor. */
export type ErpVendorPurchase = Node & {
  __typename?: 'ErpVendorPurchase';
  /** Global id, built from the ids of the company and the vendor, the vendor number and the name. */
  id: Scalars['ID']['output'];
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

/** Entry point to the data of the identity provider. */
export type Identity = {
  __typename?: 'Identity';
  /** Schema of the user profiles of an application instance; null if there is no such instance. Costs one REST call. */
  appUserSchema?: Maybe<IdentityAppUserSchema>;
  /** Current state of a verification that is answered later. Repeat the query until there is a result. Costs one REST call and is never cached. */
  factorTransaction?: Maybe<IdentityFactorTransaction>;
  /** Group as an id-only object, because no operation reads groups. Costs no REST call. */
  group?: Maybe<IdentityGroup>;
  /** Schema of group profiles. Costs one REST call. */
  groupSchema?: Maybe<IdentityGroupSchema>;
  /** External identity provider. Costs one REST call. */
  provider?: Maybe<IdentityProvider>;
  /** Key of external identity providers. Costs one REST call. */
  providerKey?: Maybe<IdentityProviderKey>;
  /** Keys of external identity providers. The identity provider decides the order. Costs one REST call per 200 keys. */
  providerKeys?: Maybe<IdentityProviderKeyConnection>;
  /** External identity providers. The identity provider decides the order. Costs one REST call per 200 external identity providers. */
  providers?: Maybe<IdentityProviderConnection>;
};


/** Entry point to the data of the identity provider. */
export type IdentityAppUserSchemaArgs = {
  appInstanceId: Scalars['ID']['input'];
};


/** Entry point to the data of the identity provider. */
export type IdentityFactorTransactionArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the identity provider. */
export type IdentityGroupArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the identity provider. */
export type IdentityProviderArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the identity provider. */
export type IdentityProviderKeyArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the identity provider. */
export type IdentityProviderKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the identity provider. */
export type IdentityProvidersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<IdentityProviderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** One instance of an application as a target. */
export type IdentityAppInstance = IdentityAppTarget & {
  __typename?: 'IdentityAppInstance';
  /** Name of the application in the application catalog. */
  appName?: Maybe<Scalars['String']['output']>;
  /** Category of the application in the application catalog. */
  category?: Maybe<Scalars['String']['output']>;
  /** Description of the application. */
  description?: Maybe<Scalars['String']['output']>;
  /** Display name of the instance. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Ways in which users can sign in to the application, as named by the identity provider. */
  signOnModes?: Maybe<Array<Scalars['String']['output']>>;
  /** Status of the application, which determines if it can be used. */
  status?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the instance in the identity provider. */
  upstreamId: Scalars['String']['output'];
  /** Schema of the user profiles of this instance. Costs one REST call per instance. */
  userSchema?: Maybe<IdentityAppUserSchema>;
  /** Website of the application's manufacturer. */
  website?: Maybe<Scalars['String']['output']>;
};

/** Target of an application administrator's role, either a whole application or one of its instances. */
export type IdentityAppTarget = {
  /** Name of the application in the application catalog. */
  appName?: Maybe<Scalars['String']['output']>;
  /** Category of the application in the application catalog. */
  category?: Maybe<Scalars['String']['output']>;
  /** Description of the application. */
  description?: Maybe<Scalars['String']['output']>;
  /** Display name of the target. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Ways in which users can sign in to the application, as named by the identity provider. */
  signOnModes?: Maybe<Array<Scalars['String']['output']>>;
  /** Status of the application, which determines if it can be used. */
  status?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Website of the application's manufacturer. */
  website?: Maybe<Scalars['String']['output']>;
};

/** A page of `IdentityAppTarget` objects. */
export type IdentityAppTargetConnection = {
  __typename?: 'IdentityAppTargetConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<IdentityAppTargetEdge>;
  /** Items of this page. */
  nodes: Array<IdentityAppTarget>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the identity provider does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `IdentityAppTarget` objects. */
export type IdentityAppTargetEdge = {
  __typename?: 'IdentityAppTargetEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: IdentityAppTarget;
};

/** Schema of the user profiles of an application instance. */
export type IdentityAppUserSchema = Node & {
  __typename?: 'IdentityAppUserSchema';
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the type name and the id of the application instance. */
  id: Scalars['ID']['output'];
  /** Short name of the schema. */
  name?: Maybe<Scalars['String']['output']>;
  /** Parts that a profile consists of, as in `allOf` of JSON Schema. */
  profileParts?: Maybe<Array<Scalars['JSON']['output']>>;
  /** Properties of a user profile. */
  properties?: Maybe<Array<IdentitySchemaProperty>>;
  /** Identifier of the schema itself. */
  schemaId?: Maybe<Scalars['String']['output']>;
  /** JSON Schema version in which the schema is written (`$schema`). */
  schemaUri?: Maybe<Scalars['String']['output']>;
  /** Display name of the schema. */
  title?: Maybe<Scalars['String']['output']>;
  /** JSON Schema type of a profile, for example `object`. */
  type?: Maybe<Scalars['String']['output']>;
  /** Id of the application instance in the identity provider. */
  upstreamId: Scalars['String']['output'];
};

/** Whole application as a target, including all present and future instances. It has a name and no id. */
export type IdentityApplication = IdentityAppTarget & {
  __typename?: 'IdentityApplication';
  /** Name of the application in the application catalog. */
  appName?: Maybe<Scalars['String']['output']>;
  /** Category of the application in the application catalog. */
  category?: Maybe<Scalars['String']['output']>;
  /** Description of the application. */
  description?: Maybe<Scalars['String']['output']>;
  /** Display name of the application. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Ways in which users can sign in to the application, as named by the identity provider. */
  signOnModes?: Maybe<Array<Scalars['String']['output']>>;
  /** Status of the application, which determines if it can be used. */
  status?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Website of the application's manufacturer. */
  website?: Maybe<Scalars['String']['output']>;
};

/** Authentication factor that a user can enroll. */
export type IdentityCatalogFactor = {
  __typename?: 'IdentityCatalogFactor';
  /** Provider of the factor. */
  provider?: Maybe<Scalars['String']['output']>;
  /** True if the user must enroll the factor. */
  required?: Maybe<Scalars['Boolean']['output']>;
  /** Enrollment status of the user; `NOT_SETUP` before enrollment. */
  status?: Maybe<IdentityFactorStatus>;
  /** Type of the factor. */
  type?: Maybe<IdentityFactorType>;
  /** Vendor of the factor. */
  vendorName?: Maybe<Scalars['String']['output']>;
};

/** Client of the person who signs in, as seen by the caller of this mutation. No value is copied from the caller's own request. */
export type IdentityClientInput = {
  /** Preferred languages of the client (`Accept-Language`). */
  acceptLanguage?: InputMaybe<Scalars['String']['input']>;
  /** IP address of the client and the addresses of the proxies (`X-Forwarded-For`). */
  forwardedFor?: InputMaybe<Scalars['String']['input']>;
  /** Browser of the client (`User-Agent`). */
  userAgent?: InputMaybe<Scalars['String']['input']>;
};

/** Authentication factor that a user has enrolled. */
export type IdentityFactor = Node & {
  __typename?: 'IdentityFactor';
  /** Manufacturer's name of a security key. */
  authenticatorName?: Maybe<Scalars['String']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier of the factor in other systems: the account in an authenticator app or the number of a hardware token. */
  credentialId?: Maybe<Scalars['String']['output']>;
  /** Name of the device. */
  deviceName?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the ids of the user and the factor. */
  id: Scalars['ID']['output'];
  /** Phone number of the enrolled phone. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Provider of the factor. */
  provider?: Maybe<Scalars['String']['output']>;
  /** Security question that the user chose. */
  question?: Maybe<IdentityFactorQuestion>;
  /** Status of the factor. */
  status?: Maybe<IdentityFactorStatus>;
  /** Type of the factor. */
  type?: Maybe<IdentityFactorType>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the identity provider. */
  upstreamId: Scalars['String']['output'];
  /** Vendor of the factor. */
  vendorName?: Maybe<Scalars['String']['output']>;
};

/** Data for finishing an enrollment. A secret is returned here only and only once. */
export type IdentityFactorActivation = {
  __typename?: 'IdentityFactorActivation';
  /** Encoding of the shared secret. */
  encoding?: Maybe<Scalars['String']['output']>;
  /** Time at which the sent code expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Length of the shared secret in bytes. */
  keyLength?: Maybe<Scalars['Int']['output']>;
  /** Shared secret of the authenticator app. Requires the scope `identity:factor_secret:read`. */
  sharedSecret?: Maybe<Scalars['String']['output']>;
  /** Validity of a code in seconds. */
  timeStepSeconds?: Maybe<Scalars['Int']['output']>;
  /** Shared secret as a URI for authenticator apps, usually shown as a QR code. Requires the scope `identity:factor_secret:read`. */
  uri?: Maybe<Scalars['String']['output']>;
};

/** Data that a factor type requires. */
export type IdentityFactorProfileInput = {
  /** Manufacturer's name of a security key. */
  authenticatorName?: InputMaybe<Scalars['String']['input']>;
  /** Number of a hardware token. */
  credentialId?: InputMaybe<Scalars['String']['input']>;
  /** Name for the device. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Phone number in international format; the user's own number by default. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Key of a security question. */
  question?: InputMaybe<Scalars['String']['input']>;
};

/** Proof that a user has a factor. */
export type IdentityFactorProofInput = {
  /** Token of an activation in progress. */
  activationToken?: InputMaybe<Scalars['String']['input']>;
  /** Answer to a security question. */
  answer?: InputMaybe<Scalars['String']['input']>;
  /** Attestation of a security key. */
  attestation?: InputMaybe<Scalars['String']['input']>;
  /** Client data signed by the browser. */
  clientData?: InputMaybe<Scalars['String']['input']>;
  /** Code that follows `passCode`. */
  nextPassCode?: InputMaybe<Scalars['String']['input']>;
  /** Current code of the token. */
  passCode?: InputMaybe<Scalars['String']['input']>;
  /** Registration data of a security key of the older U2F type. */
  registrationData?: InputMaybe<Scalars['String']['input']>;
  /** Token of a sign-in in progress. */
  stateToken?: InputMaybe<Scalars['String']['input']>;
};

/** Security question of a user. */
export type IdentityFactorQuestion = {
  __typename?: 'IdentityFactorQuestion';
  /** Key by which the question is chosen. */
  key?: Maybe<Scalars['String']['output']>;
  /** Text of the question. */
  text?: Maybe<Scalars['String']['output']>;
};

/** Result of the verification of a factor. */
export type IdentityFactorResult =
  /** A newer verification replaced this one. */
  | 'CANCELED'
  /** A code was sent; verify again with this code. */
  | 'CHALLENGE'
  /** Any result that is not documented. */
  | 'OTHER'
  /** The user rejected the request, or too many codes were wrong. */
  | 'REJECTED'
  /** The factor was verified. */
  | 'SUCCESS'
  /** The user did not answer in time. */
  | 'TIMEOUT'
  /** A confirmation request was sent to the user's phone; poll the transaction. */
  | 'WAITING';

/** Status of an authentication factor. */
export type IdentityFactorStatus =
  /** The factor can be used. */
  | 'ACTIVE'
  /** The factor cannot be used. */
  | 'INACTIVE'
  /** The factor is not enrolled. */
  | 'NOT_SETUP'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The factor is enrolled but not yet activated with a code. */
  | 'PENDING_ACTIVATION';

/** Verification of a factor that is answered later. */
export type IdentityFactorTransaction = Node & {
  __typename?: 'IdentityFactorTransaction';
  /** Time until which the verification can be answered. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the ids of the user, the factor and the transaction. */
  id: Scalars['ID']['output'];
  /** Current result of the verification. */
  result?: Maybe<IdentityFactorResult>;
  /** Id of the object in the identity provider. */
  upstreamId: Scalars['String']['output'];
};

/** Type of an authentication factor. */
export type IdentityFactorType =
  /** Code in a voice call. */
  | 'CALL'
  /** Code in an e-mail. */
  | 'EMAIL'
  /** Any type that is not documented. */
  | 'OTHER'
  /** Confirmation request on the user's phone. */
  | 'PUSH'
  /** Answer to a security question. */
  | 'QUESTION'
  /** Code in a text message; requires activation. */
  | 'SMS'
  /** Code of a third-party token. */
  | 'TOKEN'
  /** Code of a hardware token. */
  | 'TOKEN_HARDWARE'
  /** Code of a counter-based token. */
  | 'TOKEN_HOTP'
  /** Time-based code of an authenticator app (`token:software:totp`); requires activation. */
  | 'TOKEN_SOFTWARE_TOTP'
  /** Security key of the older U2F type. */
  | 'U2F'
  /** Web page of a third party. */
  | 'WEB'
  /** Security key, or the authenticator of a device. */
  | 'WEBAUTHN';

/** Group in the identity provider. It is an id-only object because no operation reads groups. */
export type IdentityGroup = {
  __typename?: 'IdentityGroup';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Members of the group. The identity provider decides the order. Costs one REST call per 200 members. */
  members?: Maybe<IdentityUserConnection>;
  /** Role assigned to the group; null if the group does not have this role. No operation lists the roles of a group. Costs one REST call. */
  role?: Maybe<IdentityRole>;
  /** Id of the object in the identity provider. */
  upstreamId: Scalars['String']['output'];
};


/** Group in the identity provider. It is an id-only object because no operation reads groups. */
export type IdentityGroupMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Group in the identity provider. It is an id-only object because no operation reads groups. */
export type IdentityGroupRoleArgs = {
  id: Scalars['ID']['input'];
};

/** Schema of group profiles. There is exactly one. */
export type IdentityGroupSchema = {
  __typename?: 'IdentityGroupSchema';
  /** Properties that every group has. */
  baseProperties?: Maybe<Array<IdentitySchemaProperty>>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Custom properties that the company defined. */
  customProperties?: Maybe<Array<IdentitySchemaProperty>>;
  /** Purpose of the schema. */
  description?: Maybe<Scalars['String']['output']>;
  /** Short name of the schema. */
  name?: Maybe<Scalars['String']['output']>;
  /** Parts that a profile consists of, as in `allOf` of JSON Schema. */
  profileParts?: Maybe<Array<Scalars['JSON']['output']>>;
  /** Identifier of the schema itself. */
  schemaId?: Maybe<Scalars['String']['output']>;
  /** JSON Schema version in which the schema is written (`$schema`). */
  schemaUri?: Maybe<Scalars['String']['output']>;
  /** Display name of the schema. */
  title?: Maybe<Scalars['String']['output']>;
  /** JSON Schema type of a profile, for example `object`. */
  type?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Group as a target of a role. The identity provider returns these group fields for targets only. */
export type IdentityGroupTarget = {
  __typename?: 'IdentityGroupTarget';
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Purpose of the group. */
  description?: Maybe<Scalars['String']['output']>;
  /** Group that is the target. */
  group: IdentityGroup;
  /** Time of the last change of the members. */
  membersUpdatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Display name of the group. */
  name?: Maybe<Scalars['String']['output']>;
  /** Group type, which determines who manages the members, as named by the identity provider. Members can be changed here only in groups of type `DIRECTORY_GROUP`. */
  type?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of `IdentityGroupTarget` objects. */
export type IdentityGroupTargetConnection = {
  __typename?: 'IdentityGroupTargetConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<IdentityGroupTargetEdge>;
  /** Items of this page. */
  nodes: Array<IdentityGroupTarget>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the identity provider does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `IdentityGroupTarget` objects. */
export type IdentityGroupTargetEdge = {
  __typename?: 'IdentityGroupTargetEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: IdentityGroupTarget;
};

/** Data type of a property in a profile. */
export type IdentityPropertyType =
  /** Value is a list, in JSON Schema `array`; `itemType` has the type of its items. */
  | 'ARRAY'
  /** Value is true or false, in JSON Schema `boolean`. */
  | 'BOOLEAN'
  /** Value is a number without decimal places, in JSON Schema `integer`. */
  | 'INTEGER'
  /** Value is a number with or without decimal places, in JSON Schema `number`. */
  | 'NUMBER'
  /** Any type that is not documented. */
  | 'OTHER'
  /** Value is a text, in JSON Schema `string`. */
  | 'STRING';

/** External identity provider, which may authenticate users of the identity provider. */
export type IdentityProvider = Node & {
  __typename?: 'IdentityProvider';
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Mode that determines whose address is the issuer of messages, for example `DYNAMIC`. */
  issuerMode?: Maybe<Scalars['String']['output']>;
  /** Display name of the external identity provider. */
  name?: Maybe<Scalars['String']['output']>;
  /** Policy that defines which users may be authenticated and how they are imported. */
  policy?: Maybe<IdentityProviderPolicy>;
  /** Protocol for the communication with the external identity provider. */
  protocol?: Maybe<IdentityProviderProtocol>;
  /** Status of the external identity provider. */
  status?: Maybe<IdentityProviderStatus>;
  /** Type of the external identity provider, for example `SAML2`, `OIDC` or `SOCIAL`. */
  type?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the identity provider. */
  upstreamId: Scalars['String']['output'];
};

/** Rules for linking a user to an existing user. */
export type IdentityProviderAccountLink = {
  __typename?: 'IdentityProviderAccountLink';
  /** Link action, for example `AUTO` or `DISABLED`. */
  action?: Maybe<Scalars['String']['output']>;
  /** Filter for the users who can be linked, as a JSON object in the format of the identity provider. */
  filter?: Maybe<Scalars['JSON']['output']>;
};

/** Rules for linking a user to an existing user. */
export type IdentityProviderAccountLinkInput = {
  /** Link action, for example `AUTO` or `DISABLED`. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** Filter for the users who can be linked, as a JSON object in the format of the identity provider. */
  filter?: InputMaybe<Scalars['JSON']['input']>;
};

/** Algorithms for signing messages. */
export type IdentityProviderAlgorithms = {
  __typename?: 'IdentityProviderAlgorithms';
  /** Algorithms for messages to the external identity provider. */
  request?: Maybe<IdentityProviderMessageAlgorithms>;
  /** Algorithms for messages from the external identity provider. */
  response?: Maybe<IdentityProviderMessageAlgorithms>;
};

/** Algorithms for signing messages. */
export type IdentityProviderAlgorithmsInput = {
  /** Algorithms for messages to the external identity provider. */
  request?: InputMaybe<IdentityProviderMessageAlgorithmsInput>;
  /** Algorithms for messages from the external identity provider. */
  response?: InputMaybe<IdentityProviderMessageAlgorithmsInput>;
};

/** OAuth client as which the identity provider signs in to the external identity provider. */
export type IdentityProviderClient = {
  __typename?: 'IdentityProviderClient';
  /** Client id at the external identity provider. */
  clientId?: Maybe<Scalars['String']['output']>;
};

/** OAuth client as which the identity provider signs in to the external identity provider. */
export type IdentityProviderClientInput = {
  /** Client id at the external identity provider. */
  clientId?: InputMaybe<Scalars['String']['input']>;
  /** Client secret at the external identity provider. It is never returned. */
  clientSecret?: InputMaybe<Scalars['String']['input']>;
};

/** A page of `IdentityProvider` objects. */
export type IdentityProviderConnection = {
  __typename?: 'IdentityProviderConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<IdentityProviderEdge>;
  /** Items of this page. */
  nodes: Array<IdentityProvider>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the identity provider does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Credentials by which both systems identify each other. */
export type IdentityProviderCredentials = {
  __typename?: 'IdentityProviderCredentials';
  /** OAuth client as which the identity provider signs in to the external identity provider. */
  client?: Maybe<IdentityProviderClient>;
  /** Key with which the identity provider signs messages. */
  signing?: Maybe<IdentityProviderSigning>;
  /** Conditions for trusting messages from the external identity provider. */
  trust?: Maybe<IdentityProviderTrust>;
};

/** Credentials by which both systems identify each other. */
export type IdentityProviderCredentialsInput = {
  /** OAuth client as which the identity provider signs in to the external identity provider. */
  client?: InputMaybe<IdentityProviderClientInput>;
  /** Key with which the identity provider signs messages. */
  signing?: InputMaybe<IdentityProviderSigningInput>;
  /** Conditions for trusting messages from the external identity provider. */
  trust?: InputMaybe<IdentityProviderTrustInput>;
};

/** An item of a page of `IdentityProvider` objects. */
export type IdentityProviderEdge = {
  __typename?: 'IdentityProviderEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: IdentityProvider;
};

/** Endpoint of an external identity provider. */
export type IdentityProviderEndpoint = {
  __typename?: 'IdentityProviderEndpoint';
  /** Binding that transports the messages, for example `HTTP-POST` or `HTTP-REDIRECT`. */
  binding?: Maybe<Scalars['String']['output']>;
  /** Destination address stated in the messages. */
  destination?: Maybe<Scalars['String']['output']>;
  /** Endpoint type, either of one instance or of the whole organization, for example `INSTANCE`. */
  type?: Maybe<Scalars['String']['output']>;
  /** URL of the endpoint. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Endpoint of an external identity provider. */
export type IdentityProviderEndpointInput = {
  /** Binding that transports the messages, for example `HTTP-POST` or `HTTP-REDIRECT`. */
  binding?: InputMaybe<Scalars['String']['input']>;
  /** Destination address stated in the messages. */
  destination?: InputMaybe<Scalars['String']['input']>;
  /** Endpoint type, either of one instance or of the whole organization, for example `INSTANCE`. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** URL of the endpoint. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Endpoints of an external identity provider. */
export type IdentityProviderEndpoints = {
  __typename?: 'IdentityProviderEndpoints';
  /** Assertion consumer service, to which assertions are sent. */
  acs?: Maybe<IdentityProviderEndpoint>;
  /** Authorization endpoint, where a user gives consent. */
  authorization?: Maybe<IdentityProviderEndpoint>;
  /** Endpoint that publishes the keys of the external identity provider. */
  jwks?: Maybe<IdentityProviderEndpoint>;
  /** Endpoint that publishes the metadata of the external identity provider. */
  metadata?: Maybe<IdentityProviderEndpoint>;
  /** Single logout endpoint, where a user is signed out. */
  slo?: Maybe<IdentityProviderEndpoint>;
  /** Single sign-on endpoint, where a user signs in. */
  sso?: Maybe<IdentityProviderEndpoint>;
  /** Endpoint that exchanges an authorization code for a token. */
  token?: Maybe<IdentityProviderEndpoint>;
  /** Endpoint that returns data of a user. */
  userInfo?: Maybe<IdentityProviderEndpoint>;
};

/** Endpoints of an external identity provider. */
export type IdentityProviderEndpointsInput = {
  /** Assertion consumer service, to which assertions are sent. */
  acs?: InputMaybe<IdentityProviderEndpointInput>;
  /** Authorization endpoint, where a user gives consent. */
  authorization?: InputMaybe<IdentityProviderEndpointInput>;
  /** Endpoint that publishes the keys of the external identity provider. */
  jwks?: InputMaybe<IdentityProviderEndpointInput>;
  /** Endpoint that publishes the metadata of the external identity provider. */
  metadata?: InputMaybe<IdentityProviderEndpointInput>;
  /** Single logout endpoint, where a user is signed out. */
  slo?: InputMaybe<IdentityProviderEndpointInput>;
  /** Single sign-on endpoint, where a user signs in. */
  sso?: InputMaybe<IdentityProviderEndpointInput>;
  /** Endpoint that exchanges an authorization code for a token. */
  token?: InputMaybe<IdentityProviderEndpointInput>;
  /** Endpoint that returns data of a user. */
  userInfo?: InputMaybe<IdentityProviderEndpointInput>;
};

/** Conditions on external identity providers; all must be met. */
export type IdentityProviderFilter = {
  /** Text that the name contains, not case-sensitive. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Type of the external identity provider, for example `SAML2`, `OIDC` or `SOCIAL`. Only one is accepted; several are an error. */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Rules for the groups of users. */
export type IdentityProviderGroupProvisioning = {
  __typename?: 'IdentityProviderGroupProvisioning';
  /** Group action, for example `NONE`, `APPEND`, `SYNC` or `ASSIGN`. */
  action?: Maybe<Scalars['String']['output']>;
  /** Groups to which every user is added. */
  assignments?: Maybe<Array<Scalars['String']['output']>>;
  /** Groups that are imported from the external identity provider. */
  filter?: Maybe<Array<Scalars['String']['output']>>;
  /** Attribute that contains the groups of a user. */
  sourceAttributeName?: Maybe<Scalars['String']['output']>;
};

/** Rules for the groups of users. */
export type IdentityProviderGroupProvisioningInput = {
  /** Group action, for example `NONE`, `APPEND`, `SYNC` or `ASSIGN`. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** Groups to which every user is added. */
  assignments?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Groups that are imported from the external identity provider. */
  filter?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Attribute that contains the groups of a user. */
  sourceAttributeName?: InputMaybe<Scalars['String']['input']>;
};

/** Key of external identity providers, in the form of an X.509 certificate. */
export type IdentityProviderKey = Node & {
  __typename?: 'IdentityProviderKey';
  /** Signature algorithm of the key, for example `RS256`. */
  algorithm?: Maybe<Scalars['String']['output']>;
  /** Certificate, followed by the certificates that confirm it, each encoded as Base64. */
  certificateChain?: Maybe<Array<Scalars['String']['output']>>;
  /** URL of the certificate. */
  certificateUrl?: Maybe<Scalars['String']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the certificate expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Exponent of an RSA key, encoded as Base64url. */
  exponent?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Key type, for example `RSA` or `EC`. */
  keyType?: Maybe<Scalars['String']['output']>;
  /** Modulus of an RSA key, encoded as Base64url. */
  modulus?: Maybe<Scalars['String']['output']>;
  /** Operations for which the key can be used. */
  operations?: Maybe<Array<Scalars['String']['output']>>;
  /** Validity status of the key. */
  status?: Maybe<IdentityProviderKeyStatus>;
  /** SHA-1 thumbprint of the certificate, encoded as Base64url. */
  thumbprintSha1?: Maybe<Scalars['String']['output']>;
  /** SHA-256 thumbprint of the certificate, encoded as Base64url. */
  thumbprintSha256?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Key id (`kid`) in the identity provider. */
  upstreamId: Scalars['String']['output'];
  /** Use of the key, for example `sig` for signatures. */
  use?: Maybe<Scalars['String']['output']>;
};

/** A page of `IdentityProviderKey` objects. */
export type IdentityProviderKeyConnection = {
  __typename?: 'IdentityProviderKeyConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<IdentityProviderKeyEdge>;
  /** Items of this page. */
  nodes: Array<IdentityProviderKey>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the identity provider does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `IdentityProviderKey` objects. */
export type IdentityProviderKeyEdge = {
  __typename?: 'IdentityProviderKeyEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: IdentityProviderKey;
};

/** Validity status of a key. */
export type IdentityProviderKeyStatus =
  /** The certificate is still valid. */
  | 'ACTIVE'
  /** The certificate has expired. */
  | 'EXPIRED'
  /** Any status that is not documented. */
  | 'OTHER';

/** Algorithms for signing messages in one direction. */
export type IdentityProviderMessageAlgorithms = {
  __typename?: 'IdentityProviderMessageAlgorithms';
  /** Signature algorithm, as a JSON object in the format of the identity provider. */
  signature?: Maybe<Scalars['JSON']['output']>;
};

/** Algorithms for signing messages in one direction. */
export type IdentityProviderMessageAlgorithmsInput = {
  /** Signature algorithm, as a JSON object in the format of the identity provider. */
  signature?: InputMaybe<Scalars['JSON']['input']>;
};

/** Policy of an external identity provider. It defines which users the provider may authenticate and how they are imported. */
export type IdentityProviderPolicy = {
  __typename?: 'IdentityProviderPolicy';
  /** Rules for linking a user to an existing user. */
  accountLink?: Maybe<IdentityProviderAccountLink>;
  /** Groups of a user, as a JSON object in the format of the identity provider. */
  groups?: Maybe<Scalars['JSON']['output']>;
  /** Maximum difference between the clocks of both systems, in milliseconds. */
  maxClockSkew?: Maybe<Scalars['Int']['output']>;
  /** Rules for creating and updating users. */
  provisioning?: Maybe<IdentityProviderProvisioning>;
  /** Rules for identifying a user. */
  subject?: Maybe<IdentityProviderSubjectPolicy>;
};

/** Policy of an external identity provider. It defines which users the provider may authenticate and how they are imported. */
export type IdentityProviderPolicyInput = {
  /** Rules for linking a user to an existing user. */
  accountLink?: InputMaybe<IdentityProviderAccountLinkInput>;
  /** Groups of a user, as a JSON object in the format of the identity provider. */
  groups?: InputMaybe<Scalars['JSON']['input']>;
  /** Maximum difference between the clocks of both systems, in milliseconds. */
  maxClockSkew?: InputMaybe<Scalars['Int']['input']>;
  /** Rules for creating and updating users. */
  provisioning?: InputMaybe<IdentityProviderProvisioningInput>;
  /** Rules for identifying a user. */
  subject?: InputMaybe<IdentityProviderSubjectPolicyInput>;
};

/** Protocol for the communication with an external identity provider. */
export type IdentityProviderProtocol = {
  __typename?: 'IdentityProviderProtocol';
  /** Algorithms for signing messages. */
  algorithms?: Maybe<IdentityProviderAlgorithms>;
  /** Credentials by which both systems identify each other. */
  credentials?: Maybe<IdentityProviderCredentials>;
  /** Endpoints of the external identity provider. */
  endpoints?: Maybe<IdentityProviderEndpoints>;
  /** Issuer name and endpoint of the external identity provider. */
  issuer?: Maybe<IdentityProviderEndpoint>;
  /** Format of the relay state, which returns a user to the previous page. */
  relayState?: Maybe<IdentityProviderRelayState>;
  /** Scopes that are requested for a user. */
  scopes?: Maybe<Array<Scalars['String']['output']>>;
  /** Settings of the protocol. */
  settings?: Maybe<IdentityProviderProtocolSettings>;
  /** Protocol type, for example `SAML2` or `OIDC`. */
  type?: Maybe<Scalars['String']['output']>;
};

/** Protocol for the communication with an external identity provider. */
export type IdentityProviderProtocolInput = {
  /** Algorithms for signing messages. */
  algorithms?: InputMaybe<IdentityProviderAlgorithmsInput>;
  /** Credentials by which both systems identify each other. */
  credentials?: InputMaybe<IdentityProviderCredentialsInput>;
  /** Endpoints of the external identity provider. */
  endpoints?: InputMaybe<IdentityProviderEndpointsInput>;
  /** Issuer name and endpoint of the external identity provider. */
  issuer?: InputMaybe<IdentityProviderEndpointInput>;
  /** Format of the relay state, which returns a user to the previous page. */
  relayState?: InputMaybe<IdentityProviderRelayStateInput>;
  /** Scopes that are requested for a user. */
  scopes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Settings of the protocol. */
  settings?: InputMaybe<IdentityProviderProtocolSettingsInput>;
  /** Protocol type, for example `SAML2` or `OIDC`. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** Settings of the protocol. */
export type IdentityProviderProtocolSettings = {
  __typename?: 'IdentityProviderProtocolSettings';
  /** Format in which the user name is requested. */
  nameFormat?: Maybe<Scalars['String']['output']>;
};

/** Settings of the protocol. */
export type IdentityProviderProtocolSettingsInput = {
  /** Format in which the user name is requested. */
  nameFormat?: InputMaybe<Scalars['String']['input']>;
};

/** Rules for creating and updating users. */
export type IdentityProviderProvisioning = {
  __typename?: 'IdentityProviderProvisioning';
  /** Provisioning action, for example `AUTO` or `DISABLED`. */
  action?: Maybe<Scalars['String']['output']>;
  /** Rules for users who are not allowed to sign in. */
  conditions?: Maybe<IdentityProviderProvisioningConditions>;
  /** Rules for the groups of users. */
  groups?: Maybe<IdentityProviderGroupProvisioning>;
  /** True if profile data of the external identity provider takes precedence. */
  profileMaster?: Maybe<Scalars['Boolean']['output']>;
};

/** Rules for users who are not allowed to sign in. */
export type IdentityProviderProvisioningConditions = {
  __typename?: 'IdentityProviderProvisioningConditions';
  /** Rule for deprovisioned users, as a JSON object in the format of the identity provider. */
  deprovisioned?: Maybe<Scalars['JSON']['output']>;
  /** Rule for suspended users, as a JSON object in the format of the identity provider. */
  suspended?: Maybe<Scalars['JSON']['output']>;
};

/** Rules for users who are not allowed to sign in. */
export type IdentityProviderProvisioningConditionsInput = {
  /** Rule for deprovisioned users, as a JSON object in the format of the identity provider. */
  deprovisioned?: InputMaybe<Scalars['JSON']['input']>;
  /** Rule for suspended users, as a JSON object in the format of the identity provider. */
  suspended?: InputMaybe<Scalars['JSON']['input']>;
};

/** Rules for creating and updating users. */
export type IdentityProviderProvisioningInput = {
  /** Provisioning action, for example `AUTO` or `DISABLED`. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** Rules for users who are not allowed to sign in. */
  conditions?: InputMaybe<IdentityProviderProvisioningConditionsInput>;
  /** Rules for the groups of users. */
  groups?: InputMaybe<IdentityProviderGroupProvisioningInput>;
  /** True if profile data of the external identity provider takes precedence. */
  profileMaster?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Format of the relay state, which returns a user to the previous page. */
export type IdentityProviderRelayState = {
  __typename?: 'IdentityProviderRelayState';
  /** Content of the relay state, for example `FROM_URL` or `OPAQUE`. */
  format?: Maybe<Scalars['String']['output']>;
};

/** Format of the relay state, which returns a user to the previous page. */
export type IdentityProviderRelayStateInput = {
  /** Content of the relay state, for example `FROM_URL` or `OPAQUE`. */
  format?: InputMaybe<Scalars['String']['input']>;
};

/** Key with which the identity provider signs messages. */
export type IdentityProviderSigning = {
  __typename?: 'IdentityProviderSigning';
  /** Signing key; null if it no longer exists. Costs one REST call per key. */
  key?: Maybe<IdentityProviderKey>;
  /** Id of the signing key. */
  kid?: Maybe<Scalars['String']['output']>;
  /** Id of the team that owns the key. */
  teamId?: Maybe<Scalars['String']['output']>;
};

/** Key with which the identity provider signs messages. */
export type IdentityProviderSigningInput = {
  /** Id of the signing key. */
  kid?: InputMaybe<Scalars['String']['input']>;
  /** Private key for signing. It is never returned. */
  privateKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of the team that owns the key. */
  teamId?: InputMaybe<Scalars['String']['input']>;
};

/** Status of an external identity provider. */
export type IdentityProviderStatus =
  /** The external identity provider can be used. */
  | 'ACTIVE'
  /** The external identity provider cannot be used. */
  | 'INACTIVE'
  /** Any status that is not documented. */
  | 'OTHER';

/** Rules for identifying a user. */
export type IdentityProviderSubjectPolicy = {
  __typename?: 'IdentityProviderSubjectPolicy';
  /** Pattern that the user name must match. */
  filter?: Maybe<Scalars['String']['output']>;
  /** Formats in which the user name is accepted. */
  format?: Maybe<Array<Scalars['String']['output']>>;
  /** Attribute by which a user is matched, for example `login`. */
  matchAttribute?: Maybe<Scalars['String']['output']>;
  /** Type of value by which a user is matched, for example `USERNAME`. */
  matchType?: Maybe<Scalars['String']['output']>;
  /** Template for the user name. */
  userNameTemplate?: Maybe<IdentityProviderUserNameTemplate>;
};

/** Rules for identifying a user. */
export type IdentityProviderSubjectPolicyInput = {
  /** Pattern that the user name must match. */
  filter?: InputMaybe<Scalars['String']['input']>;
  /** Formats in which the user name is accepted. */
  format?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Attribute by which a user is matched, for example `login`. */
  matchAttribute?: InputMaybe<Scalars['String']['input']>;
  /** Type of value by which a user is matched, for example `USERNAME`. */
  matchType?: InputMaybe<Scalars['String']['input']>;
  /** Template for the user name. */
  userNameTemplate?: InputMaybe<IdentityProviderUserNameTemplateInput>;
};

/** Conditions for trusting messages from the external identity provider. */
export type IdentityProviderTrust = {
  __typename?: 'IdentityProviderTrust';
  /** Intended audience of the messages. */
  audience?: Maybe<Scalars['String']['output']>;
  /** Issuer of the messages. */
  issuer?: Maybe<Scalars['String']['output']>;
  /** Key with which the messages are signed; null if it no longer exists. Costs one REST call per key. */
  key?: Maybe<IdentityProviderKey>;
  /** Id of the key with which the messages are signed. */
  kid?: Maybe<Scalars['String']['output']>;
  /** Method for detecting a revoked key, for example `CRL` or `OCSP`. */
  revocation?: Maybe<Scalars['String']['output']>;
  /** Time for which the revocation status is cached, in minutes. */
  revocationCacheLifetime?: Maybe<Scalars['Int']['output']>;
};

/** Conditions for trusting messages from the external identity provider. */
export type IdentityProviderTrustInput = {
  /** Intended audience of the messages. */
  audience?: InputMaybe<Scalars['String']['input']>;
  /** Issuer of the messages. */
  issuer?: InputMaybe<Scalars['String']['input']>;
  /** Id of the key with which the messages are signed. */
  kid?: InputMaybe<Scalars['String']['input']>;
  /** Method for detecting a revoked key, for example `CRL` or `OCSP`. */
  revocation?: InputMaybe<Scalars['String']['input']>;
  /** Time for which the revocation status is cached, in minutes. */
  revocationCacheLifetime?: InputMaybe<Scalars['Int']['input']>;
};

/** Template for the user name. */
export type IdentityProviderUserNameTemplate = {
  __typename?: 'IdentityProviderUserNameTemplate';
  /** Expression that produces the user name. */
  template?: Maybe<Scalars['String']['output']>;
};

/** Template for the user name. */
export type IdentityProviderUserNameTemplateInput = {
  /** Expression that produces the user name. */
  template?: InputMaybe<Scalars['String']['input']>;
};

/** Role that is assigned to a user or a group. After a change only its id is available; other fields then cost one REST call. */
export type IdentityRole = Node & {
  __typename?: 'IdentityRole';
  /** Applications to which a role of type `APP_ADMIN` is limited; empty if it applies to all applications. The identity provider decides the order. Costs one REST call per role. */
  appTargets?: Maybe<IdentityAppTargetConnection>;
  /** Type of the assignee (user or group), as named by the identity provider. */
  assignmentType?: Maybe<Scalars['String']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Group to which the role is assigned; null for a role of a user. */
  group?: Maybe<IdentityGroup>;
  /** Groups to whose members the role is limited; empty if it applies to everyone. The identity provider decides the order. Costs one REST call per role. */
  groupTargets?: Maybe<IdentityGroupTargetConnection>;
  /** Global id, built from the assignee (`user` or `group`, and the id of the assignee) and the id in the identity provider. */
  id: Scalars['ID']['output'];
  /** User to whom the role is assigned, read from the people index (see `Query.users`); null for a role of a group. */
  identityUser?: Maybe<IdentityUser>;
  /** Display name of the role. */
  name?: Maybe<Scalars['String']['output']>;
  /** Status of the role assignment, as named by the identity provider. */
  status?: Maybe<Scalars['String']['output']>;
  /** Role type, as named by the identity provider. */
  type?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the role assignment in the identity provider. */
  upstreamId: Scalars['String']['output'];
};


/** Role that is assigned to a user or a group. After a change only its id is available; other fields then cost one REST call. */
export type IdentityRoleAppTargetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Role that is assigned to a user or a group. After a change only its id is available; other fields then cost one REST call. */
export type IdentityRoleGroupTargetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Property of a profile. */
export type IdentitySchemaProperty = {
  __typename?: 'IdentitySchemaProperty';
  /** Allowed values, if the schema lists them. */
  allowedValues?: Maybe<Array<Scalars['String']['output']>>;
  /** Complete definition of the property in JSON Schema. */
  definition?: Maybe<Scalars['JSON']['output']>;
  /** Purpose of the property. */
  description?: Maybe<Scalars['String']['output']>;
  /** Data type of the items if the value is a list. */
  itemType?: Maybe<IdentityPropertyType>;
  /** Maximum number of characters in a value. */
  maxLength?: Maybe<Scalars['Int']['output']>;
  /** Minimum number of characters in a value. */
  minLength?: Maybe<Scalars['Int']['output']>;
  /** Name of the property in a profile. */
  name: Scalars['String']['output'];
  /** True if every profile must have the property. */
  required?: Maybe<Scalars['Boolean']['output']>;
  /** Display name of the property. */
  title?: Maybe<Scalars['String']['output']>;
  /** Data type of the values. */
  type?: Maybe<IdentityPropertyType>;
};

/** Property of a profile to add or to change. */
export type IdentitySchemaPropertyInput = {
  /** Values that the property may have. */
  allowedValues?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Purpose of the property. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Data type of the items if the value is a list. */
  itemType?: InputMaybe<IdentityPropertyType>;
  /** Maximum number of characters in a value. */
  maxLength?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum number of characters in a value. */
  minLength?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the property in a profile. */
  name: Scalars['String']['input'];
  /** True if every profile must have the property. */
  required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Display name of the property. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Data type of the values. Required for a new property; cannot be changed later. */
  type?: InputMaybe<IdentityPropertyType>;
};

/** Notification subscription of a user. */
export type IdentitySubscription = {
  __typename?: 'IdentitySubscription';
  /** Delivery channels of the notification, for example `email` or `sms`. */
  channels?: Maybe<Array<Scalars['String']['output']>>;
  /** True if the user is subscribed to this type. */
  subscribed?: Maybe<Scalars['Boolean']['output']>;
  /** Notification type, as named by the identity provider. */
  type?: Maybe<Scalars['String']['output']>;
};

/** User in the identity provider. If an operation returned only the user's id (after a change, or as the assignee of a role), the other fields are read from the people index (see `Query.users`). */
export type IdentityUser = {
  __typename?: 'IdentityUser';
  /** Time at which the user was activated; null if the user was never activated. */
  activatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** End user in the contact center, from the profile attribute `contactCentreUserId`; null if the attribute is empty or the user never contacted the contact center. Costs one REST call per user. */
  contactCentreEndUser?: Maybe<ContactCentreEndUser>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Department of the user. */
  department?: Maybe<Scalars['String']['output']>;
  /** Display name of the user. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Primary e-mail address, as written in the identity provider. */
  email?: Maybe<Scalars['String']['output']>;
  /** Employee number assigned by the employer. */
  employeeNumber?: Maybe<Scalars['String']['output']>;
  /** Factor that the user has enrolled; null if the user has no factor with this id. Costs one REST call per user, and none if `factors` is also selected. */
  factor?: Maybe<IdentityFactor>;
  /** Factors that the user can enroll, each with its enrollment status. Costs one REST call per user. */
  factorCatalog?: Maybe<Array<IdentityCatalogFactor>>;
  /** Security questions that the user can choose from. Costs one REST call per user. */
  factorQuestions?: Maybe<Array<IdentityFactorQuestion>>;
  /** Factors that the user has enrolled. Costs one REST call per user. */
  factors?: Maybe<Array<IdentityFactor>>;
  /** Given name of the user. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Time of the last sign-in; null if the user never signed in. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Family name of the user. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Users linked to this user by a relationship. The identity provider decides the order. Costs one REST call per 200 users. */
  linkedObjects?: Maybe<IdentityUserConnection>;
  /** User name for signing in. */
  login?: Maybe<Scalars['String']['output']>;
  /** Mobile phone number of the user; null if there is none. */
  mobilePhone?: Maybe<Scalars['String']['output']>;
  /** Organization of the user. */
  organization?: Maybe<Scalars['String']['output']>;
  /** Person in the project system, from the profile attribute `projectPersonId`; null if the attribute is empty or the person no longer exists there. Costs one REST call per person. */
  projectPerson?: Maybe<ProjectPerson>;
  /** Role assigned to the user; null if the user does not have this role. Costs one REST call per user, shared with `roles`. */
  role?: Maybe<IdentityRole>;
  /** Roles assigned to the user. Costs one REST call per user, shared with `role`. */
  roles?: Maybe<Array<IdentityRole>>;
  /** Account on the social network, from the profile attribute `socialUserId`; null if the attribute is empty or the account no longer exists. Costs one REST call per 100 people. */
  socialUser?: Maybe<SocialUser>;
  /** Lifecycle status of the user. */
  status?: Maybe<IdentityUserStatus>;
  /** Notification subscription of one type; null if the user does not receive this type. Visible to this user only; any other caller gets `FORBIDDEN`. Costs one REST call. */
  subscription?: Maybe<IdentitySubscription>;
  /** Notification subscriptions of the user. Visible to this user only; any other caller gets `FORBIDDEN`. Costs one REST call per user. */
  subscriptions?: Maybe<Array<IdentitySubscription>>;
  /** Job title of the user. */
  title?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the identity provider. */
  upstreamId: Scalars['String']['output'];
  /** Person with the e-mail address of the user. */
  user?: Maybe<User>;
};


/** User in the identity provider. If an operation returned only the user's id (after a change, or as the assignee of a role), the other fields are read from the people index (see `Query.users`). */
export type IdentityUserFactorArgs = {
  id: Scalars['ID']['input'];
};


/** User in the identity provider. If an operation returned only the user's id (after a change, or as the assignee of a role), the other fields are read from the people index (see `Query.users`). */
export type IdentityUserLinkedObjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  relationshipName: Scalars['String']['input'];
};


/** User in the identity provider. If an operation returned only the user's id (after a change, or as the assignee of a role), the other fields are read from the people index (see `Query.users`). */
export type IdentityUserRoleArgs = {
  id: Scalars['ID']['input'];
};


/** User in the identity provider. If an operation returned only the user's id (after a change, or as the assignee of a role), the other fields are read from the people index (see `Query.users`). */
export type IdentityUserSubscriptionArgs = {
  type: Scalars['String']['input'];
};

/** A page of `IdentityUser` objects. */
export type IdentityUserConnection = {
  __typename?: 'IdentityUserConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<IdentityUserEdge>;
  /** Items of this page. */
  nodes: Array<IdentityUser>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the identity provider does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `IdentityUser` objects. */
export type IdentityUserEdge = {
  __typename?: 'IdentityUserEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: IdentityUser;
};

/** Lifecycle status of a user in the identity provider. */
export type IdentityUserStatus =
  /** The user can sign in; the only status in which a user can be suspended. */
  | 'ACTIVE'
  /** The user was deactivated. The documentation does not name this status. */
  | 'DEPROVISIONED'
  /** The user cannot sign in until unlocked; `unlockIdentityUser` makes the user active again, with the current password. */
  | 'LOCKED_OUT'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The user exists but was not activated yet. The documentation does not name this status. */
  | 'STAGED'
  /** The user was suspended; `unsuspendIdentityUser` makes the user active again. */
  | 'SUSPENDED';

/** Input of the mutation `importDirectoryHrUsers`. */
export type ImportDirectoryHrUsersInput = {
  /** Global id of the HR instance or its id in the directory. */
  id: Scalars['ID']['input'];
  /** Organization of the object, if `id` is the id in the directory; the configured organization by default. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Users to import; at least one is required. */
  users: Array<DirectoryHrImportUserInput>;
};

/** Result of the mutation `importDirectoryHrUsers`. */
export type ImportDirectoryHrUsersPayload = {
  __typename?: 'ImportDirectoryHrUsersPayload';
  /** Import job that was started; null if the change was refused. */
  job?: Maybe<DirectoryHrImportJob>;
  /** Reasons why the directory refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/**
 * Conditions on a text field of a list; all must be met. Case-sensitive. Wildcards
 * are recognized in `like` and `notLike` only; all other values are taken literally.
 */
export type ListTextFilter = {
  /** Contains this text at any position. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** Ends with this text. */
  endsWith?: InputMaybe<Scalars['String']['input']>;
  /** Equal to this value. */
  eq?: InputMaybe<Scalars['String']['input']>;
  /** Greater than or equal to this value in text order. */
  ge?: InputMaybe<Scalars['String']['input']>;
  /** Greater than this value in text order. */
  gt?: InputMaybe<Scalars['String']['input']>;
  /** Equal to one of these values. With an empty list, the result is empty and no REST call is sent. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Less than or equal to this value in text order. */
  le?: InputMaybe<Scalars['String']['input']>;
  /** Matches this pattern: `*` stands for any text, `\*` for an asterisk, `\\` for a backslash. */
  like?: InputMaybe<Scalars['String']['input']>;
  /** Less than this value in text order. */
  lt?: InputMaybe<Scalars['String']['input']>;
  /** Not equal to this value; also matches rows without a value. */
  ne?: InputMaybe<Scalars['String']['input']>;
  /** Does not match this pattern, with the same wildcards as `like`. */
  notLike?: InputMaybe<Scalars['String']['input']>;
  /** Begins with this text. */
  startsWith?: InputMaybe<Scalars['String']['input']>;
};

/** Contact of the API key's own account, even if lists and fields are read on behalf of another account. */
export type MarketingContact = Node & {
  __typename?: 'MarketingContact';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Custom field of contacts, in addition to the built-in fields. */
export type MarketingCustomField = Node & {
  __typename?: 'MarketingCustomField';
  /** Global id, built from the account on whose behalf the object was read, if one was set, and the id in the marketing service. */
  id: Scalars['ID']['output'];
};

/** Job that exports contacts to files. */
export type MarketingExportJob = Node & {
  __typename?: 'MarketingExportJob';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Job that imports, upserts or deletes contacts. */
export type MarketingImportJob = Node & {
  __typename?: 'MarketingImportJob';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
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
  /** Finishes the enrollment of a text message or authenticator app factor with a code. A wrong code is reported in `userErrors` with the code `BAD_USER_INPUT`. Costs one REST call. */
  activateIdentityFactor?: Maybe<ActivateIdentityFactorPayload>;
  /** Adds a user to a group. Refused unless the members of the group are managed by the identity provider itself. Costs one REST call. */
  addIdentityGroupUser?: Maybe<AddIdentityGroupUserPayload>;
  /** Adds an X.509 certificate as a key of external identity providers. Costs one REST call. */
  addIdentityProviderKey?: Maybe<AddIdentityProviderKeyPayload>;
  /** Replaces the targets of a user's role of type `APP_ADMIN` by all applications of the catalog. There is no such operation for roles of groups. Costs one REST call. */
  addIdentityRoleAllAppTargets?: Maybe<AddIdentityRoleAllAppTargetsPayload>;
  /** Adds an application, or one instance of an application, to the targets of a role of type `APP_ADMIN`. A role without targets applies to all applications, so the first target narrows it. Costs one REST call. */
  addIdentityRoleAppTarget?: Maybe<AddIdentityRoleAppTargetPayload>;
  /** Adds a group, and thereby its members, to the targets of a role. A role without targets applies to everyone, so the first target narrows it. Costs one REST call. */
  addIdentityRoleGroupTarget?: Maybe<AddIdentityRoleGroupTargetPayload>;
  /** Assigns a role to a group and thereby to its members. Refused if the group already has a role of this type. Costs one REST call. */
  assignIdentityGroupRole?: Maybe<AssignIdentityGroupRolePayload>;
  /** Assigns a role to a user. Refused if the user already has a role of this type. Costs one REST call. */
  assignIdentityUserRole?: Maybe<AssignIdentityUserRolePayload>;
  /** Adds an authorization method to the HR instance. Requires the basic credentials of the HR system's integrator, because OAuth is not supported. Requires the scope `directory:hr_secret:write`. Costs one REST call, and one more if fields of the instance are selected. */
  authorizeDirectoryHrInstance?: Maybe<AuthorizeDirectoryHrInstancePayload>;
  /** Creates the HR instance. Only one is allowed; its type is `IMPORT` and its name is fixed. Requires the basic credentials of the HR system's integrator, because OAuth is not supported. Requires the scope `directory:hr_secret:write`. Costs one REST call. */
  createDirectoryHrInstance?: Maybe<CreateDirectoryHrInstancePayload>;
  /** Creates an external identity provider. Requires the scope `identity:idp_secret:write`. Costs one REST call. */
  createIdentityProvider?: Maybe<CreateIdentityProviderPayload>;
  /** Deletes a push endpoint. Its device can then no longer confirm sign-ins. Costs one REST call. */
  deleteDirectoryPushEndpoint?: Maybe<DeleteDirectoryPushEndpointPayload>;
  /** Deletes a user group. Costs one REST call. */
  deleteDirectoryUserGroup?: Maybe<DeleteDirectoryUserGroupPayload>;
  /** Deletes an external identity provider. Costs one REST call. */
  deleteIdentityProvider?: Maybe<DeleteIdentityProviderPayload>;
  /** Deletes a key. Refused while an active or inactive external identity provider uses it. Costs one REST call. */
  deleteIdentityProviderKey?: Maybe<DeleteIdentityProviderKeyPayload>;
  /** Unlinks a user from the user at the primary end of a relationship, for example from the manager. Costs one REST call. */
  deleteIdentityUserLinkedObject?: Maybe<DeleteIdentityUserLinkedObjectPayload>;
  /** Deletes the integration with the second ticketing system and its mappings. Costs one REST call. */
  deletePsaBIntegration?: Maybe<DeletePsaBIntegrationPayload>;
  /** Enrolls an authentication factor for a user. Text message and authenticator app factors become active only after activation; all others are active immediately. Costs one REST call. */
  enrollIdentityFactor?: Maybe<EnrollIdentityFactorPayload>;
  /** Starts a job that imports users. The results of the job contain the status of each user. Costs one REST call. */
  importDirectoryHrUsers?: Maybe<ImportDirectoryHrUsersPayload>;
  /** Removes all authorization methods of the HR instance; one method alone cannot be removed. Costs one REST call, and one more if fields of the instance are selected. */
  removeDirectoryHrInstanceAuthorizations?: Maybe<RemoveDirectoryHrInstanceAuthorizationsPayload>;
  /** Removes a user from a group. Refused unless the members of the group are managed by the identity provider itself. Costs one REST call. */
  removeIdentityGroupUser?: Maybe<RemoveIdentityGroupUserPayload>;
  /** Removes an application, or one instance of an application, from the targets of a role. After the last target is removed, the role applies to all applications. Costs one REST call. */
  removeIdentityRoleAppTarget?: Maybe<RemoveIdentityRoleAppTargetPayload>;
  /** Removes a group from the targets of a role. After the last target is removed, the role applies to everyone. Costs one REST call. */
  removeIdentityRoleGroupTarget?: Maybe<RemoveIdentityRoleGroupTargetPayload>;
  /** Replaces a user group as a whole. Values that the input omits are removed from the group. Costs one REST call. */
  replaceDirectoryUserGroup?: Maybe<ReplaceDirectoryUserGroupPayload>;
  /** Creates a link with which the user can set a new password once. The link is either sent to the user by e-mail or returned in the payload. Costs one REST call. */
  resetIdentityUserPassword?: Maybe<ResetIdentityUserPasswordPayload>;
  /** Submits the OpenAPI document of a provider that has no spec yet; its endpoints are available immediately. Requires an API key with permission to submit. Costs one REST call, which is never repeated. */
  resolveApiSpec?: Maybe<ResolveApiSpecPayload>;
  /** Ends all sessions of a user at the identity provider. Costs one REST call. */
  revokeIdentityUserSessions?: Maybe<RevokeIdentityUserSessionsPayload>;
  /** Suspends a user. Refused unless the status of the user is `ACTIVE`. Costs one REST call. */
  suspendIdentityUser?: Maybe<SuspendIdentityUserPayload>;
  /** Removes a role from the user or group to which it is assigned. Costs one REST call. */
  unassignIdentityRole?: Maybe<UnassignIdentityRolePayload>;
  /** Removes a factor from a user. Costs one REST call. */
  unenrollIdentityFactor?: Maybe<UnenrollIdentityFactorPayload>;
  /** Unlocks a locked-out user; the current password stays valid. Refused unless the status of the user is `LOCKED_OUT`. Costs one REST call. */
  unlockIdentityUser?: Maybe<UnlockIdentityUserPayload>;
  /** Reactivates a suspended user. Refused unless the status of the user is `SUSPENDED`. Costs one REST call. */
  unsuspendIdentityUser?: Maybe<UnsuspendIdentityUserPayload>;
  /** Changes the report URL of the HR instance. Credentials are changed by the mutations for authorizations. Costs one REST call. */
  updateDirectoryHrInstance?: Maybe<UpdateDirectoryHrInstancePayload>;
  /** Changes the name or the status of a push endpoint. Costs one REST call. */
  updateDirectoryPushEndpoint?: Maybe<UpdateDirectoryPushEndpointPayload>;
  /** Adds, changes and removes properties of the user profiles of an application instance; omitted properties stay unchanged. Costs one REST call. */
  updateIdentityAppUserSchema?: Maybe<UpdateIdentityAppUserSchemaPayload>;
  /** Adds, changes and removes custom properties of group profiles; omitted properties stay unchanged. Costs one REST call. */
  updateIdentityGroupSchema?: Maybe<UpdateIdentityGroupSchemaPayload>;
  /** Replaces the configuration of an external identity provider. `policy` and `protocol`, if present, replace the stored values as a whole, except for secrets. Requires the scope `identity:idp_secret:write`. Costs one REST call. */
  updateIdentityProvider?: Maybe<UpdateIdentityProviderPayload>;
  /** Changes the connection settings of the first ticketing system. The connector service first tests the credentials there and changes nothing if they are rejected. Requires the scope `connectors:psa_secret:write`. Costs one REST call. */
  updatePsaAIntegration?: Maybe<UpdatePsaAIntegrationPayload>;
  /** Creates, changes and removes mappings to the first ticketing system, all in one REST call. */
  updatePsaAMappings?: Maybe<UpdatePsaAMappingsPayload>;
  /** Changes the settings of the integration with the first ticketing system. Costs one REST call. */
  updatePsaASettings?: Maybe<UpdatePsaASettingsPayload>;
  /** Changes the connection settings of the second ticketing system. The connector service first tests the credentials there and changes nothing if they are rejected. Requires the scope `connectors:psa_secret:write`. Costs one REST call. */
  updatePsaBIntegration?: Maybe<UpdatePsaBIntegrationPayload>;
  /** Creates, changes and removes mappings to the second ticketing system, all in one REST call. */
  updatePsaBMappings?: Maybe<UpdatePsaBMappingsPayload>;
  /** Changes the settings of the integration with the second ticketing system. Costs one REST call. */
  updatePsaBSettings?: Maybe<UpdatePsaBSettingsPayload>;
  /** Verifies a factor: checks a code or an answer, or sends a challenge that is answered later. A wrong code or answer is reported in `userErrors` with the code `BAD_USER_INPUT`. Costs one REST call. */
  verifyIdentityFactor?: Maybe<VerifyIdentityFactorPayload>;
};


export type MutationActivateIdentityFactorArgs = {
  input: ActivateIdentityFactorInput;
};


export type MutationAddIdentityGroupUserArgs = {
  input: AddIdentityGroupUserInput;
};


export type MutationAddIdentityProviderKeyArgs = {
  input: AddIdentityProviderKeyInput;
};


export type MutationAddIdentityRoleAllAppTargetsArgs = {
  input: AddIdentityRoleAllAppTargetsInput;
};


export type MutationAddIdentityRoleAppTargetArgs = {
  input: AddIdentityRoleAppTargetInput;
};


export type MutationAddIdentityRoleGroupTargetArgs = {
  input: AddIdentityRoleGroupTargetInput;
};


export type MutationAssignIdentityGroupRoleArgs = {
  input: AssignIdentityGroupRoleInput;
};


export type MutationAssignIdentityUserRoleArgs = {
  input: AssignIdentityUserRoleInput;
};


export type MutationAuthorizeDirectoryHrInstanceArgs = {
  input: AuthorizeDirectoryHrInstanceInput;
};


export type MutationCreateDirectoryHrInstanceArgs = {
  input: CreateDirectoryHrInstanceInput;
};


export type MutationCreateIdentityProviderArgs = {
  input: CreateIdentityProviderInput;
};


export type MutationDeleteDirectoryPushEndpointArgs = {
  input: DeleteDirectoryPushEndpointInput;
};


export type MutationDeleteDirectoryUserGroupArgs = {
  input: DeleteDirectoryUserGroupInput;
};


export type MutationDeleteIdentityProviderArgs = {
  input: DeleteIdentityProviderInput;
};


export type MutationDeleteIdentityProviderKeyArgs = {
  input: DeleteIdentityProviderKeyInput;
};


export type MutationDeleteIdentityUserLinkedObjectArgs = {
  input: DeleteIdentityUserLinkedObjectInput;
};


export type MutationDeletePsaBIntegrationArgs = {
  input: DeletePsaBIntegrationInput;
};


export type MutationEnrollIdentityFactorArgs = {
  input: EnrollIdentityFactorInput;
};


export type MutationImportDirectoryHrUsersArgs = {
  input: ImportDirectoryHrUsersInput;
};


export type MutationRemoveDirectoryHrInstanceAuthorizationsArgs = {
  input: RemoveDirectoryHrInstanceAuthorizationsInput;
};


export type MutationRemoveIdentityGroupUserArgs = {
  input: RemoveIdentityGroupUserInput;
};


export type MutationRemoveIdentityRoleAppTargetArgs = {
  input: RemoveIdentityRoleAppTargetInput;
};


export type MutationRemoveIdentityRoleGroupTargetArgs = {
  input: RemoveIdentityRoleGroupTargetInput;
};


export type MutationReplaceDirectoryUserGroupArgs = {
  input: ReplaceDirectoryUserGroupInput;
};


export type MutationResetIdentityUserPasswordArgs = {
  input: ResetIdentityUserPasswordInput;
};


export type MutationResolveApiSpecArgs = {
  input: ResolveApiSpecInput;
};


export type MutationRevokeIdentityUserSessionsArgs = {
  input: RevokeIdentityUserSessionsInput;
};


export type MutationSuspendIdentityUserArgs = {
  input: SuspendIdentityUserInput;
};


export type MutationUnassignIdentityRoleArgs = {
  input: UnassignIdentityRoleInput;
};


export type MutationUnenrollIdentityFactorArgs = {
  input: UnenrollIdentityFactorInput;
};


export type MutationUnlockIdentityUserArgs = {
  input: UnlockIdentityUserInput;
};


export type MutationUnsuspendIdentityUserArgs = {
  input: UnsuspendIdentityUserInput;
};


export type MutationUpdateDirectoryHrInstanceArgs = {
  input: UpdateDirectoryHrInstanceInput;
};


export type MutationUpdateDirectoryPushEndpointArgs = {
  input: UpdateDirectoryPushEndpointInput;
};


export type MutationUpdateIdentityAppUserSchemaArgs = {
  input: UpdateIdentityAppUserSchemaInput;
};


export type MutationUpdateIdentityGroupSchemaArgs = {
  input: UpdateIdentityGroupSchemaInput;
};


export type MutationUpdateIdentityProviderArgs = {
  input: UpdateIdentityProviderInput;
};


export type MutationUpdatePsaAIntegrationArgs = {
  input: UpdatePsaAIntegrationInput;
};


export type MutationUpdatePsaAMappingsArgs = {
  input: UpdatePsaAMappingsInput;
};


export type MutationUpdatePsaASettingsArgs = {
  input: UpdatePsaASettingsInput;
};


export type MutationUpdatePsaBIntegrationArgs = {
  input: UpdatePsaBIntegrationInput;
};


export type MutationUpdatePsaBMappingsArgs = {
  input: UpdatePsaBMappingsInput;
};


export type MutationUpdatePsaBSettingsArgs = {
  input: UpdatePsaBSettingsInput;
};


export type MutationVerifyIdentityFactorArgs = {
  input: VerifyIdentityFactorInput;
};

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

/** Person in the project system. If the person was read from another object, fields that this object does not contain cost one REST call per person. */
export type ProjectPerson = Node & {
  __typename?: 'ProjectPerson';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Additional item that an agreement bills. If the addition was reached through another object, for example a mapping, fields other than ids and name cost one REST call per 100 additions of an agreement. */
export type PsaAAddition = Node & {
  __typename?: 'PsaAAddition';
  /** True if the customer is billed for the addition. */
  billCustomer?: Maybe<Scalars['Boolean']['output']>;
  /** Date since which the addition is canceled; null if it is not canceled. */
  canceledDate?: Maybe<Scalars['Date']['output']>;
  /** Description of the addition. */
  description?: Maybe<Scalars['String']['output']>;
  /** First day for which the addition is billed. */
  effectiveDate?: Maybe<Scalars['Date']['output']>;
  /** Global id, built from the UUID of the integration and the ids of the agreement and the addition in the ticketing system. */
  id: Scalars['ID']['output'];
  /** Name of the addition. */
  name?: Maybe<Scalars['String']['output']>;
  /** Quantity that is billed. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** Cost per unit for the provider. */
  unitCost?: Maybe<Money>;
  /** Sales price per unit. */
  unitPrice?: Maybe<Money>;
  /** Id of the object in the ticketing system. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `PsaAAddition` objects. */
export type PsaAAdditionConnection = {
  __typename?: 'PsaAAdditionConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<PsaAAdditionEdge>;
  /** Items of this page. */
  nodes: Array<PsaAAddition>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `PsaAAddition` objects. */
export type PsaAAdditionEdge = {
  __typename?: 'PsaAAdditionEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: PsaAAddition;
};

/** Conditions on additions; all must be met. */
export type PsaAAdditionFilter = {
  /** Ids of additions of this agreement, global or as in the ticketing system. */
  additionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Condition on the name of the addition. */
  name?: InputMaybe<ListTextFilter>;
};

/** One sort key of a list of additions. */
export type PsaAAdditionOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
  /** Field by which the list is sorted. */
  field: PsaAAdditionOrderField;
};

/** Fields by which additions can be sorted. */
export type PsaAAdditionOrderField =
  /** By first day for which the addition is billed. */
  | 'EFFECTIVE_DATE'
  /** By name of the addition. */
  | 'NAME'
  /** By quantity that is billed. */
  | 'QUANTITY';

/** Billing agreement with a company. If the agreement was reached through another object, for example a mapping, fields other than ids and name cost one REST call per 100 agreements. */
export type PsaAAgreement = Node & {
  __typename?: 'PsaAAgreement';
  /** Additional items that the agreement bills. Costs one REST call per agreement and 100 additions. Only the selected fields are requested from the service. */
  additions?: Maybe<PsaAAdditionConnection>;
  /** Billing cycle, as named by the ticketing system. */
  billingCycle?: Maybe<Scalars['String']['output']>;
  /** Company with which the agreement was concluded. */
  company?: Maybe<PsaACompany>;
  /** Currency code of the invoices. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Last day of the agreement; null if it has no end. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Name of the agreement. */
  name?: Maybe<Scalars['String']['output']>;
  /** First day of the agreement. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** Status of the agreement, as named by the ticketing system. */
  status?: Maybe<Scalars['String']['output']>;
  /** Agreement type, as named by the ticketing system. */
  type?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the ticketing system. */
  upstreamId: Scalars['String']['output'];
};


/** Billing agreement with a company. If the agreement was reached through another object, for example a mapping, fields other than ids and name cost one REST call per 100 agreements. */
export type PsaAAgreementAdditionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PsaAAdditionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<PsaAAdditionOrder>>;
};

/** A page of `PsaAAgreement` objects. */
export type PsaAAgreementConnection = {
  __typename?: 'PsaAAgreementConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<PsaAAgreementEdge>;
  /** Items of this page. */
  nodes: Array<PsaAAgreement>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `PsaAAgreement` objects. */
export type PsaAAgreementEdge = {
  __typename?: 'PsaAAgreementEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: PsaAAgreement;
};

/** Conditions on agreements; all must be met. */
export type PsaAAgreementFilter = {
  /** Ids of agreements, global or as in the ticketing system. */
  agreementIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Ids of companies, global or as in the ticketing system. */
  companyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Condition on the name of the company. */
  companyName?: InputMaybe<ListTextFilter>;
  /** Condition on the name of the agreement. */
  name?: InputMaybe<ListTextFilter>;
  /** Statuses of the agreement, as named by the ticketing system, which does not list them. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Types of the agreement, as the ticketing system names them; one of them must match. */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** One sort key of a list of agreements. */
export type PsaAAgreementOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
  /** Field by which the list is sorted. */
  field: PsaAAgreementOrderField;
};

/** Fields by which agreements can be sorted. */
export type PsaAAgreementOrderField =
  /** By name of the company. */
  | 'COMPANY_NAME'
  /** By last day of the agreement; agreements without an end come last. */
  | 'END_DATE'
  /** By name of the agreement. */
  | 'NAME'
  /** By first day of the agreement. */
  | 'START_DATE';

/** Company in the first ticketing system. If the company was reached through another object, for example a mapping, fields other than ids and name cost one REST call per 100 companies. */
export type PsaACompany = Node & PsaCompany & {
  __typename?: 'PsaACompany';
  /** Agreements with the company. The ticketing system decides the order. Costs one REST call per company and 100 agreements. */
  agreements?: Maybe<PsaAAgreementConnection>;
  /** City of the company. */
  city?: Maybe<Scalars['String']['output']>;
  /** Country code of the company. */
  country?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Short name of the company. */
  identifier?: Maybe<Scalars['String']['output']>;
  /** Mappings of the company to organizations. The ticketing system decides the order. Costs one REST call per company and 100 mappings. */
  mappings?: Maybe<PsaAMappingConnection>;
  /** Name of the company. */
  name?: Maybe<Scalars['String']['output']>;
  /** Phone number of the company. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Status of the company, as named by the ticketing system. */
  status?: Maybe<Scalars['String']['output']>;
  /** Company types of the company. */
  types?: Maybe<Array<PsaACompanyType>>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the ticketing system. */
  upstreamId: Scalars['String']['output'];
  /** Website of the company. */
  website?: Maybe<Scalars['String']['output']>;
};


/** Company in the first ticketing system. If the company was reached through another object, for example a mapping, fields other than ids and name cost one REST call per 100 companies. */
export type PsaACompanyAgreementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Company in the first ticketing system. If the company was reached through another object, for example a mapping, fields other than ids and name cost one REST call per 100 companies. */
export type PsaACompanyMappingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of `PsaACompany` objects. */
export type PsaACompanyConnection = {
  __typename?: 'PsaACompanyConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<PsaACompanyEdge>;
  /** Items of this page. */
  nodes: Array<PsaACompany>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `PsaACompany` objects. */
export type PsaACompanyEdge = {
  __typename?: 'PsaACompanyEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: PsaACompany;
};

/** Conditions on companies; all must be met. */
export type PsaACompanyFilter = {
  /** Condition on the city of the company. */
  city?: InputMaybe<ListTextFilter>;
  /** Ids of companies, global or as in the ticketing system. */
  companyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Ids of company types, of which the company must have one, global or as in the ticketing system. */
  companyTypeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Condition on the country code of the company. */
  country?: InputMaybe<ListTextFilter>;
  /** Condition on the short name of the company. */
  identifier?: InputMaybe<ListTextFilter>;
  /** Condition on the name of the company. */
  name?: InputMaybe<ListTextFilter>;
  /** Statuses of the company, as named by the ticketing system, which does not list them. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Period of the last change; both ends are included. */
  updatedAt?: InputMaybe<DateTimeRange>;
};

/** One sort key of a list of companies. */
export type PsaACompanyOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
  /** Field by which the list is sorted. */
  field: PsaACompanyOrderField;
};

/** Fields by which companies can be sorted. */
export type PsaACompanyOrderField =
  /** By country code of the company. */
  | 'COUNTRY'
  /** By name of the company. */
  | 'NAME'
  /** By status of the company. */
  | 'STATUS'
  /** By time of the last change. */
  | 'UPDATED_AT';

/** Company type, defined by users of the ticketing system. */
export type PsaACompanyType = {
  __typename?: 'PsaACompanyType';
  /** True if this is the default type of companies. Costs one REST call for all types of an integration if the type was reached through a company. */
  default?: Maybe<Scalars['Boolean']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Name of the company type. */
  name?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the ticketing system. */
  upstreamId: Scalars['String']['output'];
};

/** Integration with the first ticketing system. */
export type PsaAIntegration = Node & {
  __typename?: 'PsaAIntegration';
  /** Agreements in the ticketing system. Costs one REST call per 100 agreements. Only the selected fields are requested from the service. */
  agreements?: Maybe<PsaAAgreementConnection>;
  /** Companies in the ticketing system. Costs one REST call per 100 companies. Only the selected fields are requested from the service. */
  companies?: Maybe<PsaACompanyConnection>;
  /** Company that signs in to the ticketing system, as named there. */
  companyId?: Maybe<Scalars['String']['output']>;
  /** Company types that users of the ticketing system defined. Costs one REST call. */
  companyTypes?: Maybe<Array<PsaACompanyType>>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** True if a private key is stored. The key itself is never returned. */
  hasPrivateKey?: Maybe<Scalars['Boolean']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Time at which the data of the ticketing system was last fetched; null if it never was. */
  lastSyncedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Mappings between organizations and companies. Costs one REST call per 100 mappings. Only the selected fields are requested from the service. */
  mappings?: Maybe<PsaAMappingConnection>;
  /** Provider that owns the integration. Fields other than the id and the administrators cost one REST call. */
  provider?: Maybe<ConnectorsProvider>;
  /** Public key for signing in to the ticketing system. */
  publicKey?: Maybe<Scalars['String']['output']>;
  /** Settings of the integration. Costs one REST call. */
  settings?: Maybe<PsaASettings>;
  /** Recent synchronization errors, newest first. Costs one REST call. */
  syncErrors?: Maybe<Array<PsaSyncError>>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** UUID of the integration. */
  upstreamId: Scalars['String']['output'];
  /** URL of the ticketing system. */
  url?: Maybe<Scalars['String']['output']>;
};


/** Integration with the first ticketing system. */
export type PsaAIntegrationAgreementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PsaAAgreementFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<PsaAAgreementOrder>>;
};


/** Integration with the first ticketing system. */
export type PsaAIntegrationCompaniesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PsaACompanyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<PsaACompanyOrder>>;
};


/** Integration with the first ticketing system. */
export type PsaAIntegrationMappingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PsaAMappingFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<PsaAMappingOrder>>;
};

/** Mapping of an organization to a company, with the items by which the organization is billed. */
export type PsaAMapping = Node & {
  __typename?: 'PsaAMapping';
  /** Addition of the agreement by which the organization is billed; null if there is none. */
  addition?: Maybe<PsaAAddition>;
  /** Agreement by which the organization is billed; null if there is none. */
  agreement?: Maybe<PsaAAgreement>;
  /** Company in the ticketing system. */
  company?: Maybe<PsaACompany>;
  /** Time of creation. Costs one REST call for up to 50 mappings in the payload of a change. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the UUID of the integration and the ids of the company and the organization. */
  id: Scalars['ID']['output'];
  /** Organization in the directory. */
  organization?: Maybe<ConnectorsOrganization>;
  /** Time of the last change. Costs one REST call for up to 50 mappings in the payload of a change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of `PsaAMapping` objects. */
export type PsaAMappingConnection = {
  __typename?: 'PsaAMappingConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<PsaAMappingEdge>;
  /** Items of this page. */
  nodes: Array<PsaAMapping>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `PsaAMapping` objects. */
export type PsaAMappingEdge = {
  __typename?: 'PsaAMappingEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: PsaAMapping;
};

/** Conditions on mappings; all must be met. */
export type PsaAMappingFilter = {
  /** Ids of agreements, global or as in the ticketing system. */
  agreementIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Ids of companies, global or as in the ticketing system. */
  companyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Condition on the name of the company. */
  companyName?: InputMaybe<ListTextFilter>;
  /** Ids of organizations, global or as in the directory. */
  organizationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Condition on the name of the organization. */
  organizationName?: InputMaybe<ListTextFilter>;
  /** Period of the last change; both ends are included. */
  updatedAt?: InputMaybe<DateTimeRange>;
};

/** Mapping to create or to change. */
export type PsaAMappingInput = {
  /** Addition of the agreement by which the organization is billed. */
  addition?: InputMaybe<PsaBilledByInput>;
  /** Agreement with the company by which the organization is billed. */
  agreement?: InputMaybe<PsaBilledByInput>;
  /** Company in the ticketing system. */
  company: PsaNamedInput;
  /** Organization in the directory, by its id there. */
  organization: PsaNamedInput;
};

/** One sort key of a list of mappings. */
export type PsaAMappingOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
  /** Field by which the list is sorted. */
  field: PsaMappingOrderField;
};

/** Settings of the integration with the first ticketing system. */
export type PsaASettings = {
  __typename?: 'PsaASettings';
  /** True if tickets are opened automatically in the ticketing system. */
  automaticTicketing?: Maybe<Scalars['Boolean']['output']>;
  /** Ids of the company types that are imported, in the ticketing system. */
  companyTypeIds?: Maybe<Array<Scalars['String']['output']>>;
  /** Company types that are imported. Costs one REST call. */
  companyTypes?: Maybe<Array<PsaACompanyType>>;
};

/** Items by which a mapped organization is billed, as JSON objects in the format of the ticketing system. */
export type PsaBBilling = {
  __typename?: 'PsaBBilling';
  /** Id of the line in the billing schedule. */
  lineItemId?: Maybe<Scalars['JSON']['output']>;
  /** Name of the line in the billing schedule. */
  lineItemName?: Maybe<Scalars['JSON']['output']>;
  /** Id of the billing schedule. */
  scheduleId?: Maybe<Scalars['JSON']['output']>;
  /** Name of the billing schedule. */
  scheduleName?: Maybe<Scalars['JSON']['output']>;
};

/** Items by which an organization is billed, as JSON objects in the format of the ticketing system. */
export type PsaBBillingInput = {
  /** Id of the line in the billing schedule, as a JSON object. */
  lineItemId?: InputMaybe<Scalars['JSON']['input']>;
  /** Name of the line in the billing schedule, as a JSON object. */
  lineItemName?: InputMaybe<Scalars['JSON']['input']>;
  /** Id of the billing schedule, as a JSON object. */
  scheduleId?: InputMaybe<Scalars['JSON']['input']>;
  /** Name of the billing schedule, as a JSON object. */
  scheduleName?: InputMaybe<Scalars['JSON']['input']>;
};

/** Line of a company's billing schedule, by which a mapped organization can be billed. */
export type PsaBBillingOption = Node & {
  __typename?: 'PsaBBillingOption';
  /** Company that the billing schedule belongs to. */
  company?: Maybe<PsaBCompany>;
  /** Billing frequency of the schedule, as named by the ticketing system. */
  frequency?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Id of the line in the ticketing system. */
  lineItemId?: Maybe<Scalars['String']['output']>;
  /** Name of the line. */
  lineItemName?: Maybe<Scalars['String']['output']>;
  /** Quantity that is billed. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** Id of the billing schedule in the ticketing system. */
  scheduleId?: Maybe<Scalars['String']['output']>;
  /** Name of the billing schedule. */
  scheduleName?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the connector service. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `PsaBBillingOption` objects. */
export type PsaBBillingOptionConnection = {
  __typename?: 'PsaBBillingOptionConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<PsaBBillingOptionEdge>;
  /** Items of this page. */
  nodes: Array<PsaBBillingOption>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `PsaBBillingOption` objects. */
export type PsaBBillingOptionEdge = {
  __typename?: 'PsaBBillingOptionEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: PsaBBillingOption;
};

/** Conditions on billing options; all must be met. */
export type PsaBBillingOptionFilter = {
  /** Ids of companies, global or as in the ticketing system. */
  companyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Condition on the name of the line. */
  lineItemName?: InputMaybe<ListTextFilter>;
  /** Ids of billing schedules in the ticketing system. */
  scheduleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Condition on the name of the billing schedule. */
  scheduleName?: InputMaybe<ListTextFilter>;
};

/** One sort key of a list of billing options. */
export type PsaBBillingOptionOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
  /** Field by which the list is sorted. */
  field: PsaBBillingOptionOrderField;
};

/** Fields by which billing options can be sorted. */
export type PsaBBillingOptionOrderField =
  /** By name of the line. */
  | 'LINE_ITEM_NAME'
  /** By quantity that is billed. */
  | 'QUANTITY'
  /** By name of the billing schedule. */
  | 'SCHEDULE_NAME';

/** Company in the second ticketing system. If the company was reached through another object, for example a mapping, fields other than ids and name cost one REST call per 100 companies. */
export type PsaBCompany = Node & PsaCompany & {
  __typename?: 'PsaBCompany';
  /** City of the company. */
  city?: Maybe<Scalars['String']['output']>;
  /** Country code of the company. */
  country?: Maybe<Scalars['String']['output']>;
  /** E-mail address for invoices. */
  email?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Mappings of the company to organizations. The ticketing system decides the order. Costs one REST call per company and 100 mappings. */
  mappings?: Maybe<PsaBMappingConnection>;
  /** Name of the company. */
  name?: Maybe<Scalars['String']['output']>;
  /** Phone number of the company. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the ticketing system. */
  upstreamId: Scalars['String']['output'];
  /** Website of the company. */
  website?: Maybe<Scalars['String']['output']>;
};


/** Company in the second ticketing system. If the company was reached through another object, for example a mapping, fields other than ids and name cost one REST call per 100 companies. */
export type PsaBCompanyMappingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of `PsaBCompany` objects. */
export type PsaBCompanyConnection = {
  __typename?: 'PsaBCompanyConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<PsaBCompanyEdge>;
  /** Items of this page. */
  nodes: Array<PsaBCompany>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `PsaBCompany` objects. */
export type PsaBCompanyEdge = {
  __typename?: 'PsaBCompanyEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: PsaBCompany;
};

/** Conditions on companies; all must be met. */
export type PsaBCompanyFilter = {
  /** Condition on the city of the company. */
  city?: InputMaybe<ListTextFilter>;
  /** Ids of companies, global or as in the ticketing system. */
  companyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Condition on the country code of the company. */
  country?: InputMaybe<ListTextFilter>;
  /** Condition on the e-mail address for invoices. */
  email?: InputMaybe<ListTextFilter>;
  /** Condition on the name of the company. */
  name?: InputMaybe<ListTextFilter>;
  /** Period of the last change; both ends are included. */
  updatedAt?: InputMaybe<DateTimeRange>;
};

/** One sort key of a list of companies. */
export type PsaBCompanyOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
  /** Field by which the list is sorted. */
  field: PsaBCompanyOrderField;
};

/** Fields by which companies can be sorted. */
export type PsaBCompanyOrderField =
  /** By country code of the company. */
  | 'COUNTRY'
  /** By name of the company. */
  | 'NAME'
  /** By time of the last change. */
  | 'UPDATED_AT';

/** Integration with the second ticketing system. */
export type PsaBIntegration = Node & {
  __typename?: 'PsaBIntegration';
  /** Options for billing mapped organizations. Costs one REST call per 100 options. Only the selected fields are requested from the service. */
  billingOptions?: Maybe<PsaBBillingOptionConnection>;
  /** Companies in the ticketing system. Costs one REST call per 100 companies. Only the selected fields are requested from the service. */
  companies?: Maybe<PsaBCompanyConnection>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** True if an API token is stored. The token itself is never returned. */
  hasApiToken?: Maybe<Scalars['Boolean']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Time at which the data of the ticketing system was last fetched; null if it never was. */
  lastSyncedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Mappings between organizations and companies. Costs one REST call per 100 mappings. Only the selected fields are requested from the service. */
  mappings?: Maybe<PsaBMappingConnection>;
  /** Provider that owns the integration. Fields other than the id and the administrators cost one REST call. */
  provider?: Maybe<ConnectorsProvider>;
  /** Settings of the integration. Costs one REST call. */
  settings?: Maybe<PsaBSettings>;
  /** Subdomain of the ticketing system. */
  subdomain?: Maybe<Scalars['String']['output']>;
  /** Recent synchronization errors, newest first. Costs one REST call. */
  syncErrors?: Maybe<Array<PsaSyncError>>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** UUID of the integration. */
  upstreamId: Scalars['String']['output'];
};


/** Integration with the second ticketing system. */
export type PsaBIntegrationBillingOptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PsaBBillingOptionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<PsaBBillingOptionOrder>>;
};


/** Integration with the second ticketing system. */
export type PsaBIntegrationCompaniesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PsaBCompanyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<PsaBCompanyOrder>>;
};


/** Integration with the second ticketing system. */
export type PsaBIntegrationMappingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PsaBMappingFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<PsaBMappingOrder>>;
};

/** Mapping of an organization to a company, with the items by which the organization is billed. */
export type PsaBMapping = Node & {
  __typename?: 'PsaBMapping';
  /** Items by which the organization is billed; null if there are none. */
  billing?: Maybe<PsaBBilling>;
  /** Company in the ticketing system. */
  company?: Maybe<PsaBCompany>;
  /** Time of creation. Costs one REST call for up to 50 mappings in the payload of a change. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the UUID of the integration and the ids of the company and the organization. */
  id: Scalars['ID']['output'];
  /** Organization in the directory. */
  organization?: Maybe<ConnectorsOrganization>;
  /** Time of the last change. Costs one REST call for up to 50 mappings in the payload of a change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of `PsaBMapping` objects. */
export type PsaBMappingConnection = {
  __typename?: 'PsaBMappingConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<PsaBMappingEdge>;
  /** Items of this page. */
  nodes: Array<PsaBMapping>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `PsaBMapping` objects. */
export type PsaBMappingEdge = {
  __typename?: 'PsaBMappingEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: PsaBMapping;
};

/** Conditions on mappings; all must be met. */
export type PsaBMappingFilter = {
  /** Ids of companies, global or as in the ticketing system. */
  companyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Condition on the name of the company. */
  companyName?: InputMaybe<ListTextFilter>;
  /** Ids of organizations, global or as in the directory. */
  organizationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Condition on the name of the organization. */
  organizationName?: InputMaybe<ListTextFilter>;
  /** Period of the last change; both ends are included. */
  updatedAt?: InputMaybe<DateTimeRange>;
};

/** Mapping to create or to change. */
export type PsaBMappingInput = {
  /** Items by which the organization is billed. */
  billing?: InputMaybe<PsaBBillingInput>;
  /** Company in the ticketing system. */
  company: PsaNamedInput;
  /** Organization in the directory, by its id there. */
  organization: PsaNamedInput;
};

/** One sort key of a list of mappings. */
export type PsaBMappingOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
  /** Field by which the list is sorted. */
  field: PsaMappingOrderField;
};

/** Settings of the integration with the second ticketing system. */
export type PsaBSettings = {
  __typename?: 'PsaBSettings';
  /** True if tickets are opened automatically in the ticketing system. */
  automaticTicketing?: Maybe<Scalars['Boolean']['output']>;
};

/** Agreement or addition by which an organization is billed. */
export type PsaBilledByInput = {
  /** Global id or id in the ticketing system. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the agreement or addition. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Company in a ticketing system. */
export type PsaCompany = {
  /** Global id, built from the UUID of the integration and the id in the ticketing system. */
  id: Scalars['ID']['output'];
  /** Name of the company. */
  name?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the ticketing system. */
  upstreamId: Scalars['String']['output'];
};

/** Company and organization that identify a mapping. */
export type PsaMappedPairInput = {
  /** Company in the ticketing system. */
  company: PsaNamedInput;
  /** Organization in the directory, by its id there. */
  organization: PsaNamedInput;
};

/** Fields by which mappings can be sorted. */
export type PsaMappingOrderField =
  /** By name of the company. */
  | 'COMPANY_NAME'
  /** By time of creation of the mapping. */
  | 'CREATED_AT'
  /** By name of the organization. */
  | 'ORGANIZATION_NAME'
  /** By time of the last change. */
  | 'UPDATED_AT';

/** Object in a ticketing system or in the directory. The connector service requires both id and name. */
export type PsaNamedInput = {
  /** Global id, or the id in the system that contains the object. */
  id: Scalars['ID']['input'];
  /** Name of the object. */
  name: Scalars['String']['input'];
};

/** Synchronization error between the directory and a ticketing system. */
export type PsaSyncError = {
  __typename?: 'PsaSyncError';
  /** Error type, as named by the connector service. */
  code?: Maybe<Scalars['String']['output']>;
  /** Affected company; null if the error affects none. */
  company?: Maybe<PsaCompany>;
  /** Error message of the connector service. */
  message?: Maybe<Scalars['String']['output']>;
  /** Time at which the error occurred. */
  occurredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Affected organization; null if the error affects none. */
  organization?: Maybe<ConnectorsOrganization>;
  /** Type of the affected object, as named by the connector service, for example `company`, `agreement`, `billing` or `ticket`. */
  resource?: Maybe<Scalars['String']['output']>;
  /** Id of the error in the connector service. */
  upstreamId?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /** API catalog: providers of service interfaces, their specs and endpoints, including the services behind this graph. */
  catalog?: Maybe<ApiCatalog>;
  /** Company with this domain. A company is returned for every valid domain; single records of services that do not have the company are null, and lists are empty. Null for the domain of a public mail service (setting `PUBLIC_MAIL_DOMAINS`), because its addresses belong to no company. A subdomain is a company of its own. Costs no REST call. */
  company?: Maybe<Company>;
  /** Connector service: integrations with two ticketing systems, their companies, agreements and mappings, and the provider that owns them. */
  connectors?: Maybe<Connectors>;
  /** Directory administration: user groups, push endpoints of users, and the HR import. This field itself costs no REST call. */
  directory?: Maybe<Directory>;
  /** Identity provider: external identity providers and their keys, groups, profile schemas, and verifications of factors. Users of the identity provider are reached from `users` and `user`. */
  identity?: Maybe<Identity>;
  /** Object of any type that implements `Node`, by its global id; null if it does not exist. An object of another type cannot be read by its id alone: the error `NOT_A_NODE` says why, and which field to select. */
  node?: Maybe<Node>;
  /** Objects of any types that implement `Node`, by their global ids, in the order of the ids; null for each object that does not exist. An id that is malformed, or that cannot be read by itself (`NOT_A_NODE`), affects only its own place in the list. */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** Rate limits of each service and the number of calls that the caller has left. Costs no REST call. */
  rateLimits?: Maybe<RateLimits>;
  /** Person with this e-mail address. A person is returned for every valid address; fields of services that have no record of the person are null. */
  user?: Maybe<User>;
  /** Members of the configured people group, in the order of the identity provider. Costs one REST call per 200 people. With `filter` or `orderBy`, the list comes from the people index instead: a copy of all members, which the gateway keeps for up to 30 minutes. Each person is then listed once, by e-mail address unless `orderBy` says otherwise, and reading it costs no REST call while the copy is there, one per 200 people to make it; if the index cannot be read in full, the list is an error. */
  users?: Maybe<UserConnection>;
  /** Caller as a person, by the e-mail address in the caller's token or in a header of the proxy; null if there is no address. Costs no REST call. */
  viewer?: Maybe<User>;
};


export type QueryCompanyArgs = {
  domain: Scalars['String']['input'];
};


export type QueryConnectorsArgs = {
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryDirectoryArgs = {
  organizationId?: InputMaybe<Scalars['ID']['input']>;
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
  filter?: InputMaybe<UserFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<UserOrder>>;
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
  /** Rate limits of the API catalog, which allows 120 calls per minute and IP address. */
  catalog?: Maybe<FamilyRateLimits>;
  /** Rate limits of the connector service for ticketing systems (PSA). */
  connectors?: Maybe<FamilyRateLimits>;
  /** Rate limits of directory administration. */
  directory?: Maybe<FamilyRateLimits>;
  /** Rate limits of the identity provider. */
  identity?: Maybe<FamilyRateLimits>;
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

/** Input of the mutation `removeDirectoryHrInstanceAuthorizations`. */
export type RemoveDirectoryHrInstanceAuthorizationsInput = {
  /** Global id of the HR instance or its id in the directory. */
  id: Scalars['ID']['input'];
  /** Organization of the object, if `id` is the id in the directory; the configured organization by default. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `removeDirectoryHrInstanceAuthorizations`. */
export type RemoveDirectoryHrInstanceAuthorizationsPayload = {
  __typename?: 'RemoveDirectoryHrInstanceAuthorizationsPayload';
  /** HR instance after the change, read again if its fields are selected; null if the change was refused. */
  hrInstance?: Maybe<DirectoryHrInstance>;
  /** Reasons why the directory refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `removeIdentityGroupUser`. */
export type RemoveIdentityGroupUserInput = {
  /** Group from which the user is removed, by global id or id in the identity provider. */
  groupId: Scalars['ID']['input'];
  /** User to remove, by global id or id in the identity provider. */
  userId: Scalars['ID']['input'];
};

/** Result of the mutation `removeIdentityGroupUser`. */
export type RemoveIdentityGroupUserPayload = {
  __typename?: 'RemoveIdentityGroupUserPayload';
  /** Group from which the user was removed; null if the change was refused. */
  group?: Maybe<IdentityGroup>;
  /** User who was removed; null if the change was refused. */
  identityUser?: Maybe<IdentityUser>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `removeIdentityRoleAppTarget`. */
export type RemoveIdentityRoleAppTargetInput = {
  /** Instance of the application, by global id or id in the identity provider. If omitted, the target of the whole application is removed. */
  appInstanceId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the application in the application catalog. */
  appName: Scalars['String']['input'];
  /** Global id of the role, which includes the assignee. */
  roleId: Scalars['ID']['input'];
};

/** Result of the mutation `removeIdentityRoleAppTarget`. */
export type RemoveIdentityRoleAppTargetPayload = {
  __typename?: 'RemoveIdentityRoleAppTargetPayload';
  /** Role after the change; null if it was refused. */
  role?: Maybe<IdentityRole>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `removeIdentityRoleGroupTarget`. */
export type RemoveIdentityRoleGroupTargetInput = {
  /** Group to remove as a target, by global id or id in the identity provider. */
  groupId: Scalars['ID']['input'];
  /** Global id of the role, which includes the assignee. */
  roleId: Scalars['ID']['input'];
};

/** Result of the mutation `removeIdentityRoleGroupTarget`. */
export type RemoveIdentityRoleGroupTargetPayload = {
  __typename?: 'RemoveIdentityRoleGroupTargetPayload';
  /** Role after the change; null if it was refused. */
  role?: Maybe<IdentityRole>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `replaceDirectoryUserGroup`, the complete group. Omitted values are removed, so read the group first and send again all values that must stay. */
export type ReplaceDirectoryUserGroupInput = {
  /** Attributes that the members get in other systems. */
  attributes?: InputMaybe<DirectoryUserGroupAttributesInput>;
  /** Purpose of the group. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the group itself. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Global id of the group or its id in the directory. */
  id: Scalars['ID']['input'];
  /** Query that determines which users should be members. */
  memberQuery?: InputMaybe<DirectoryMemberQueryInput>;
  /** Exemptions from the member query, for objects that stay in or out of the group in any case. */
  memberQueryExemptions?: InputMaybe<Array<DirectoryMemberQueryExemptionInput>>;
  /** True if the administrators of the group are notified of suggested members. */
  memberSuggestionsNotify?: InputMaybe<Scalars['Boolean']['input']>;
  /** Method by which users become members, as named by the directory. */
  membershipMethod?: InputMaybe<Scalars['String']['input']>;
  /** Name of the group. */
  name: Scalars['String']['input'];
  /** Organization of the object, if `id` is the id in the directory; the configured organization by default. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `replaceDirectoryUserGroup`. */
export type ReplaceDirectoryUserGroupPayload = {
  __typename?: 'ReplaceDirectoryUserGroupPayload';
  /** Reasons why the directory refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
  /** Group after the change; null if it was refused. */
  userGroup?: Maybe<DirectoryUserGroup>;
};

/** Input of the mutation `resetIdentityUserPassword`. */
export type ResetIdentityUserPasswordInput = {
  /** True to send the link to the user by e-mail; false to return it in the payload. Anyone who has the link can take over the account. */
  sendEmail: Scalars['Boolean']['input'];
  /** User whose password is reset, by global id or id in the identity provider. */
  userId: Scalars['ID']['input'];
};

/** Result of the mutation `resetIdentityUserPassword`. */
export type ResetIdentityUserPasswordPayload = {
  __typename?: 'ResetIdentityUserPasswordPayload';
  /** User whose password is reset; null if the change was refused. */
  identityUser?: Maybe<IdentityUser>;
  /** Link for setting a new password; null if it was sent by e-mail. This secret is returned only once and stored nowhere. Requires the scope `identity:password_reset_link:read`. */
  resetPasswordUrl?: Maybe<Scalars['String']['output']>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `resolveApiSpec`. */
export type ResolveApiSpecInput = {
  /** Provider, by global id or slug. */
  providerId: Scalars['ID']['input'];
  /** OpenAPI document of version 3.0 or 3.1, as a JSON object. */
  spec: Scalars['JSON']['input'];
};

/** Result of the mutation `resolveApiSpec`. */
export type ResolveApiSpecPayload = {
  __typename?: 'ResolveApiSpecPayload';
  /** Provider with the submitted spec; null if the change was refused. */
  provider?: Maybe<ApiProvider>;
  /** Reasons why the API catalog refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `revokeIdentityUserSessions`. */
export type RevokeIdentityUserSessionsInput = {
  /** True to also revoke the access and refresh tokens that were issued to applications for the user; false by default. */
  oauthTokens?: InputMaybe<Scalars['Boolean']['input']>;
  /** User whose sessions are ended, by global id or id in the identity provider. */
  userId: Scalars['ID']['input'];
};

/** Result of the mutation `revokeIdentityUserSessions`. */
export type RevokeIdentityUserSessionsPayload = {
  __typename?: 'RevokeIdentityUserSessionsPayload';
  /** User whose sessions were ended; null if the change was refused. */
  identityUser?: Maybe<IdentityUser>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Post on the social network. Only the selected fields are requested from the service. Fields that are read together with the post cost no further REST call. */
export type SocialPost = Node & {
  __typename?: 'SocialPost';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** User of the social network. Only the selected fields are requested from the service. */
export type SocialUser = Node & {
  __typename?: 'SocialUser';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Person whose profile in the identity provider contains the id of this account; null if no profile or several profiles contain it. Read from the people index (see `Query.users`). */
  user?: Maybe<User>;
};

/** Sort direction of a list. */
export type SortDirection =
  /** Ascending order, smallest value first. */
  | 'ASC'
  /** Descending order, largest value first. */
  | 'DESC';

/** Group of agents in the support desk. */
export type SupportGroup = Node & {
  __typename?: 'SupportGroup';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Organization in the support desk. End users can read only its id, in their own tickets. */
export type SupportOrganization = Node & {
  __typename?: 'SupportOrganization';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Collection of resources, for example fields and triggers, that are created and deleted together to meet the requirements of an app. */
export type SupportResourceCollection = Node & {
  __typename?: 'SupportResourceCollection';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Satisfaction of a requester with the solution of a ticket. */
export type SupportSatisfactionRating = Node & {
  __typename?: 'SupportSatisfactionRating';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Reason for a bad rating that the survey offers. */
export type SupportSatisfactionReason = Node & {
  __typename?: 'SupportSatisfactionReason';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Service level agreement: time limits for the tickets that match a filter. */
export type SupportSlaPolicy = Node & {
  __typename?: 'SupportSlaPolicy';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** User of the support desk. */
export type SupportUser = Node & {
  __typename?: 'SupportUser';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Input of the mutation `suspendIdentityUser`. */
export type SuspendIdentityUserInput = {
  /** User to suspend, by global id or id in the identity provider. */
  userId: Scalars['ID']['input'];
};

/** Result of the mutation `suspendIdentityUser`. */
export type SuspendIdentityUserPayload = {
  __typename?: 'SuspendIdentityUserPayload';
  /** User after the change; null if it was refused. */
  identityUser?: Maybe<IdentityUser>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

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
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Comment on a ticket. */
export type TicketComment = Node & {
  __typename?: 'TicketComment';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Field of ticket forms. */
export type TicketField = Node & {
  __typename?: 'TicketField';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Option of a drop-down field. */
export type TicketFieldOption = Node & {
  __typename?: 'TicketFieldOption';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Form for creating tickets. */
export type TicketForm = Node & {
  __typename?: 'TicketForm';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Metric set of a ticket, with reply and resolution times. */
export type TicketMetricSet = Node & {
  __typename?: 'TicketMetricSet';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Financial account for inbound transfers, payments to others and outbound transfers. */
export type TreasuryFinancialAccount = Node & {
  __typename?: 'TreasuryFinancialAccount';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Transfer into a financial account from another account of the owner. */
export type TreasuryInboundTransfer = Node & {
  __typename?: 'TreasuryInboundTransfer';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Payment from a financial account. */
export type TreasuryOutboundPayment = Node & {
  __typename?: 'TreasuryOutboundPayment';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
};

/** Input of the mutation `unassignIdentityRole`. */
export type UnassignIdentityRoleInput = {
  /** Global id of the role, which includes the assignee. */
  roleId: Scalars['ID']['input'];
};

/** Result of the mutation `unassignIdentityRole`. */
export type UnassignIdentityRolePayload = {
  __typename?: 'UnassignIdentityRolePayload';
  /** Global id of the removed role; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Group that had the role; null for a role of a user, and if the change was refused. */
  group?: Maybe<IdentityGroup>;
  /** User who had the role; null for a role of a group, and if the change was refused. */
  identityUser?: Maybe<IdentityUser>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `unenrollIdentityFactor`. */
export type UnenrollIdentityFactorInput = {
  /** Global id of the factor. */
  factorId: Scalars['ID']['input'];
};

/** Result of the mutation `unenrollIdentityFactor`. */
export type UnenrollIdentityFactorPayload = {
  __typename?: 'UnenrollIdentityFactorPayload';
  /** Global id of the removed factor; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** User from whom the factor was removed; null if the change was refused. */
  identityUser?: Maybe<IdentityUser>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `unlockIdentityUser`. */
export type UnlockIdentityUserInput = {
  /** User to unlock, by global id or id in the identity provider. */
  userId: Scalars['ID']['input'];
};

/** Result of the mutation `unlockIdentityUser`. */
export type UnlockIdentityUserPayload = {
  __typename?: 'UnlockIdentityUserPayload';
  /** User after the change; null if it was refused. */
  identityUser?: Maybe<IdentityUser>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `unsuspendIdentityUser`. */
export type UnsuspendIdentityUserInput = {
  /** User to reactivate, by global id or id in the identity provider. */
  userId: Scalars['ID']['input'];
};

/** Result of the mutation `unsuspendIdentityUser`. */
export type UnsuspendIdentityUserPayload = {
  __typename?: 'UnsuspendIdentityUserPayload';
  /** User after the change; null if it was refused. */
  identityUser?: Maybe<IdentityUser>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateDirectoryHrInstance`. The name cannot be changed. */
export type UpdateDirectoryHrInstanceInput = {
  /** Global id of the HR instance or its id in the directory. */
  id: Scalars['ID']['input'];
  /** Organization of the object, if `id` is the id in the directory; the configured organization by default. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** URL of the report in the HR system. */
  reportUrl: Scalars['String']['input'];
};

/** Result of the mutation `updateDirectoryHrInstance`. */
export type UpdateDirectoryHrInstancePayload = {
  __typename?: 'UpdateDirectoryHrInstancePayload';
  /** HR instance after the change; null if it was refused. */
  hrInstance?: Maybe<DirectoryHrInstance>;
  /** Reasons why the directory refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateDirectoryPushEndpoint`; omitted fields stay unchanged. */
export type UpdateDirectoryPushEndpointInput = {
  /** Global id of the push endpoint. */
  id: Scalars['ID']['input'];
  /** New name of the push endpoint; two push endpoints of a user cannot have the same name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** New status of the push endpoint, as named by the directory; the possible values are not documented. */
  status?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `updateDirectoryPushEndpoint`. */
export type UpdateDirectoryPushEndpointPayload = {
  __typename?: 'UpdateDirectoryPushEndpointPayload';
  /** Push endpoint after the change; null if it was refused. */
  pushEndpoint?: Maybe<DirectoryPushEndpoint>;
  /** Reasons why the directory refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateIdentityAppUserSchema`. */
export type UpdateIdentityAppUserSchemaInput = {
  /** Application instance, by the global id of the schema or the id of the instance in the identity provider. */
  appInstanceId: Scalars['ID']['input'];
  /** Short name of the schema. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Names of properties to remove. */
  removeProperties?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Properties to add, or to change if they exist. Omitted fields of an existing property stay unchanged. The identity provider supports nineteen names: `city`, `email`, `login`, `state`, `title`, `locale`, `manager`, `zipCode`, `division`, `lastName`, `nickName`, `timezone`, `userType`, `firstName`, `managerId`, `costCenter`, `department`, `middleName`, `profileUrl`. */
  setProperties?: InputMaybe<Array<IdentitySchemaPropertyInput>>;
  /** Display name of the schema. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `updateIdentityAppUserSchema`. */
export type UpdateIdentityAppUserSchemaPayload = {
  __typename?: 'UpdateIdentityAppUserSchemaPayload';
  /** Schema after the change; null if it was refused. */
  appUserSchema?: Maybe<IdentityAppUserSchema>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateIdentityGroupSchema`. */
export type UpdateIdentityGroupSchemaInput = {
  /** Purpose of the schema. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Short name of the schema. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Names of custom properties to remove. */
  removeProperties?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Custom properties to add, or to change if they exist. Omitted fields of an existing property stay unchanged. */
  setProperties?: InputMaybe<Array<IdentitySchemaPropertyInput>>;
  /** Display name of the schema. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `updateIdentityGroupSchema`. */
export type UpdateIdentityGroupSchemaPayload = {
  __typename?: 'UpdateIdentityGroupSchemaPayload';
  /** Schema after the change; null if it was refused. */
  groupSchema?: Maybe<IdentityGroupSchema>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateIdentityProvider`. */
export type UpdateIdentityProviderInput = {
  /** Mode that determines whose address is the issuer of messages, for example `DYNAMIC`. */
  issuerMode?: InputMaybe<Scalars['String']['input']>;
  /** Display name, which no other external identity provider may have. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Policy that defines which users may be authenticated and how they are imported. */
  policy?: InputMaybe<IdentityProviderPolicyInput>;
  /** Protocol for the communication with the external identity provider. */
  protocol?: InputMaybe<IdentityProviderProtocolInput>;
  /** Global id or id in the identity provider. */
  providerId: Scalars['ID']['input'];
  /** Status of the external identity provider. */
  status?: InputMaybe<IdentityProviderStatus>;
  /** Type of the external identity provider, for example `SAML2`, `OIDC` or `SOCIAL`. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `updateIdentityProvider`. */
export type UpdateIdentityProviderPayload = {
  __typename?: 'UpdateIdentityProviderPayload';
  /** External identity provider after the change; null if it was refused. */
  provider?: Maybe<IdentityProvider>;
  /** Reasons why the identity provider refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updatePsaAIntegration`; omitted fields stay unchanged. */
export type UpdatePsaAIntegrationInput = {
  /** Company that signs in to the ticketing system. */
  companyId?: InputMaybe<Scalars['String']['input']>;
  /** Global id or UUID; the configured integration by default. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Organization on whose behalf the request is sent, by its id in the directory; the configured organization by default. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Private key that belongs to the public key. It is never returned. */
  privateKey?: InputMaybe<Scalars['String']['input']>;
  /** Public key for signing in to the ticketing system. */
  publicKey?: InputMaybe<Scalars['String']['input']>;
  /** URL of the ticketing system. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `updatePsaAIntegration`. */
export type UpdatePsaAIntegrationPayload = {
  __typename?: 'UpdatePsaAIntegrationPayload';
  /** Integration after the change; null if it was refused. */
  integration?: Maybe<PsaAIntegration>;
  /** Reasons why the connector service refused the change, also if the ticketing system rejected the credentials; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updatePsaAMappings`. A mapping is identified by company and organization; saving the same pair again changes the mapping. */
export type UpdatePsaAMappingsInput = {
  /** Global id or UUID; the configured integration by default. */
  integrationId?: InputMaybe<Scalars['ID']['input']>;
  /** Organization on whose behalf the request is sent, by its id in the directory; the configured organization by default. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Mappings to remove, by company and organization. */
  remove?: InputMaybe<Array<PsaMappedPairInput>>;
  /** Mappings to create, or to change if they exist. Omitted fields of an existing mapping are then removed. */
  save?: InputMaybe<Array<PsaAMappingInput>>;
};

/** Result of the mutation `updatePsaAMappings`. */
export type UpdatePsaAMappingsPayload = {
  __typename?: 'UpdatePsaAMappingsPayload';
  /** Global ids of the removed mappings; null if nothing was changed. */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Integration as an id-only object; its other fields, including the mappings, are read again. Null if the change was refused. */
  integration?: Maybe<PsaAIntegration>;
  /** Created or changed mappings, as sent in the input; null if nothing was changed. */
  mappings?: Maybe<Array<PsaAMapping>>;
  /** Reasons why the connector service refused the change; empty if it was carried out. If one mapping is refused, none is changed. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updatePsaASettings`; omitted fields stay unchanged. */
export type UpdatePsaASettingsInput = {
  /** True to open tickets automatically in the ticketing system. */
  automaticTicketing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Company types to import, by global id or id in the ticketing system; an empty list for none. */
  companyTypeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Global id or UUID; the configured integration by default. */
  integrationId?: InputMaybe<Scalars['ID']['input']>;
  /** Organization on whose behalf the request is sent, by its id in the directory; the configured organization by default. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `updatePsaASettings`. */
export type UpdatePsaASettingsPayload = {
  __typename?: 'UpdatePsaASettingsPayload';
  /** Integration as an id-only object; its other fields are read again. Null if the change was refused. */
  integration?: Maybe<PsaAIntegration>;
  /** Settings after the change; null if it was refused. */
  settings?: Maybe<PsaASettings>;
  /** Reasons why the connector service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updatePsaBIntegration`; omitted fields stay unchanged. */
export type UpdatePsaBIntegrationInput = {
  /** API token for signing in to the ticketing system. It is never returned. */
  apiToken?: InputMaybe<Scalars['String']['input']>;
  /** Global id or UUID; the configured integration by default. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Organization on whose behalf the request is sent, by its id in the directory; the configured organization by default. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Subdomain of the ticketing system. */
  subdomain?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `updatePsaBIntegration`. */
export type UpdatePsaBIntegrationPayload = {
  __typename?: 'UpdatePsaBIntegrationPayload';
  /** Integration after the change; null if it was refused. */
  integration?: Maybe<PsaBIntegration>;
  /** Reasons why the connector service refused the change, also if the ticketing system rejected the credentials; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updatePsaBMappings`. A mapping is identified by company and organization; saving the same pair again changes the mapping. */
export type UpdatePsaBMappingsInput = {
  /** Global id or UUID; the configured integration by default. */
  integrationId?: InputMaybe<Scalars['ID']['input']>;
  /** Organization on whose behalf the request is sent, by its id in the directory; the configured organization by default. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Mappings to remove, by company and organization. */
  remove?: InputMaybe<Array<PsaMappedPairInput>>;
  /** Mappings to create, or to change if they exist. Omitted fields of an existing mapping are then removed. */
  save?: InputMaybe<Array<PsaBMappingInput>>;
};

/** Result of the mutation `updatePsaBMappings`. */
export type UpdatePsaBMappingsPayload = {
  __typename?: 'UpdatePsaBMappingsPayload';
  /** Global ids of the removed mappings; null if nothing was changed. */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Integration as an id-only object; its other fields, including the mappings, are read again. Null if the change was refused. */
  integration?: Maybe<PsaBIntegration>;
  /** Created or changed mappings, as sent in the input; null if nothing was changed. */
  mappings?: Maybe<Array<PsaBMapping>>;
  /** Reasons why the connector service refused the change; empty if it was carried out. If one mapping is refused, none is changed. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updatePsaBSettings`; omitted fields stay unchanged. */
export type UpdatePsaBSettingsInput = {
  /** True to open tickets automatically in the ticketing system. */
  automaticTicketing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Global id or UUID; the configured integration by default. */
  integrationId?: InputMaybe<Scalars['ID']['input']>;
  /** Organization on whose behalf the request is sent, by its id in the directory; the configured organization by default. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `updatePsaBSettings`. */
export type UpdatePsaBSettingsPayload = {
  __typename?: 'UpdatePsaBSettingsPayload';
  /** Integration as an id-only object; its other fields are read again. Null if the change was refused. */
  integration?: Maybe<PsaBIntegration>;
  /** Settings after the change; null if it was refused. */
  settings?: Maybe<PsaBSettings>;
  /** Reasons why the connector service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Person, identified by e-mail address. Every service that finds the person adds its own records. */
export type User = Node & {
  __typename?: 'User';
  /** Company of the person, by the domain of the e-mail address; null if the address belongs to a public mail service or has no valid domain. Costs no REST call. */
  company?: Maybe<Company>;
  /** Administrator of the configured provider with this e-mail address; null if there is none, if there are several, or if no provider is configured. Costs one REST call for all people together. */
  connectorsAdministrator?: Maybe<ConnectorsAdministrator>;
  /** All administrators of the configured provider with this e-mail address; null if no provider is configured. At most 1,000; more are an error. */
  connectorsAdministrators?: Maybe<Array<ConnectorsAdministrator>>;
  /** Worker with this e-mail address in the report of the HR instance; null if there is none, or if there are several (see `directoryHrWorkers`). Read from an index of all workers. */
  directoryHrWorker?: Maybe<DirectoryHrWorker>;
  /** All workers with this e-mail address in the report of the HR instance; null if the organization has no HR instance. At most 1,000; more are an error. Read from an index of all workers. */
  directoryHrWorkers?: Maybe<Array<DirectoryHrWorker>>;
  /** Devices on which the person confirms sign-ins; null if the directory has no such user. Costs one REST call per person. */
  directoryPushEndpoints?: Maybe<Array<DirectoryPushEndpoint>>;
  /** User in the directory as an id-only object, from the configured profile attribute; null if there is none or if there are several (see `directoryUsers`). Costs no REST call other than the people index. */
  directoryUser?: Maybe<DirectoryUser>;
  /** All users in the directory whose ids are in the person's profiles in the identity provider. At most 1,000; more are an error. */
  directoryUsers?: Maybe<Array<DirectoryUser>>;
  /** Display name of the person in the identity provider; null if `identityUser` is null. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** E-mail address in lower case. */
  email: Scalars['String']['output'];
  /** Global id, built from `User:` and the e-mail address. */
  id: Scalars['ID']['output'];
  /** User in the identity provider with this e-mail address; null if there is none, or if there are several (see `identityUsers`). Read from the people index (see `Query.users`). */
  identityUser?: Maybe<IdentityUser>;
  /** All users in the identity provider with this e-mail address. At most 1,000; more are an error. Read from the people index (see `Query.users`). */
  identityUsers?: Maybe<Array<IdentityUser>>;
  /** Ids of the person, from the profile in the identity provider, for services that have no search by e-mail address. Read from the people index (see `Query.users`). */
  idsFromIdentity?: Maybe<Scalars['JSON']['output']>;
  /** Search result for records of the person, one entry per service. Requires the scopes to read all services. An entry costs as much as the single field of that service, and nothing if that field is also selected. */
  sources?: Maybe<Array<UserSource>>;
  /** Search results of the services in the business subgraph. */
  sourcesOfBusiness?: Maybe<Scalars['JSON']['output']>;
  /** Search results of the services in the collaboration subgraph. */
  sourcesOfCollaboration?: Maybe<Scalars['JSON']['output']>;
};

/** A page of `User` objects. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<UserEdge>;
  /** Items of this page. */
  nodes: Array<User>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of people if `filter` or `orderBy` is set, and in `Company.people`; otherwise null, because the identity provider does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `User` objects. */
export type UserEdge = {
  __typename?: 'UserEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: User;
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

/** Conditions on people; all must be met by one record of the person in the identity provider. */
export type UserFilter = {
  /** Period in which the user was created; both ends are included. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Departments, as written in the identity provider. */
  departments?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Period of the last sign-in; both ends are included. Users who never signed in are left out. */
  lastLoginAt?: InputMaybe<DateTimeRange>;
  /** Statuses of the user in the identity provider. */
  statuses?: InputMaybe<Array<IdentityUserStatus>>;
  /** Words that the names, the user name or the e-mail address contain, in any order and not case-sensitive; at most 100 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Record of a person and the way in which it was found. */
export type UserMatch = {
  __typename?: 'UserMatch';
  /** Way in which the record was found. */
  matchedBy: UserMatchedBy;
  /** Global id of the record; null if the record cannot be read by its id. */
  recordId?: Maybe<Scalars['ID']['output']>;
};

/** Way in which a record of a person was found. */
export type UserMatchedBy =
  /** Another e-mail address of the record is the person's address. */
  | 'ALTERNATE_EMAIL'
  /** A Connect message of the e-signature service contains the person's address. */
  | 'CONNECT_MESSAGE'
  /** An id in a custom field of the person in the CRM refers to the record. */
  | 'CRM_FIELD'
  /** The main e-mail address of the record is the person's address. */
  | 'EMAIL'
  /** An id in the user's profile in the identity provider refers to the record. */
  | 'IDENTITY_ATTRIBUTE';

/** One sort key of a list of people. The first key has priority, and at most three are accepted. People without a value come last in either direction. */
export type UserOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
  /** Field by which the list is sorted. */
  field: UserOrderField;
};

/** Fields by which people can be sorted. */
export type UserOrderField =
  /** By time at which the user was created in the identity provider. */
  | 'CREATED_AT'
  /** By display name, not case-sensitive. */
  | 'DISPLAY_NAME'
  /** By e-mail address of the person. */
  | 'EMAIL'
  /** By time of the last sign-in. */
  | 'LAST_LOGIN_AT'
  /** By family name, not case-sensitive. */
  | 'LAST_NAME';

/** Search result of one service for records of a person. */
export type UserSource = {
  __typename?: 'UserSource';
  /** Entry of the service in the API catalog. Costs one REST call for all services together. */
  apiProvider?: Maybe<ApiProvider>;
  /** Error code from the error catalog if the service could not answer; otherwise null. */
  code?: Maybe<Scalars['String']['output']>;
  /** Number of records of the person; null if the service could not answer, and if its objects only refer to the person (prepayments, messages). */
  count?: Maybe<Scalars['Int']['output']>;
  /** Family of the service, as in errors, for example `supportDesk`. */
  family: Scalars['String']['output'];
  /** Ways in which the records were found, each listed once. */
  matchedBy?: Maybe<Array<UserMatchedBy>>;
  /** Records of the person, each with the way in which it was found. */
  matches?: Maybe<Array<UserMatch>>;
  /** Explanation if the service could not answer or has no route to a record; otherwise null. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Outcome of the search for records of the person. */
  status: UserSourceStatus;
};

/** Outcome of the search of one service for records of a person. */
export type UserSourceStatus =
  /** The service has several records and none is selected; read them from the list field of the service. */
  | 'AMBIGUOUS'
  /** The service has one record of the person, or objects that refer to the person. */
  | 'FOUND'
  /** The service has no record of the person. */
  | 'NOT_FOUND'
  /** No documented operation leads from the person to a record, or the route is not configured. */
  | 'NO_ROUTE'
  /** The service could not answer. */
  | 'UNAVAILABLE';

/** Input of the mutation `verifyIdentityFactor`. */
export type VerifyIdentityFactorInput = {
  /** Answer to a security question. */
  answer?: InputMaybe<Scalars['String']['input']>;
  /** Client of the person who signs in. The identity provider may show or store these values and choose the language of messages by them. */
  client?: InputMaybe<IdentityClientInput>;
  /** Global id of the factor. */
  factorId: Scalars['ID']['input'];
  /** Next code of a hardware token after `passCode`. Needed only if the clock of the token is wrong. */
  nextPassCode?: InputMaybe<Scalars['String']['input']>;
  /** Code of a token, or code from the message that was sent. If it is omitted for a phone, a new code is sent. */
  passCode?: InputMaybe<Scalars['String']['input']>;
  /** Template of the text message; for phones only. */
  templateId?: InputMaybe<Scalars['String']['input']>;
  /** Time in which the challenge can be answered, in seconds, from 1 to 86,400. */
  tokenLifetimeSeconds?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of the mutation `verifyIdentityFactor`. */
export type VerifyIdentityFactorPayload = {
  __typename?: 'VerifyIdentityFactorPayload';
  /** Message of the identity provider. */
  message?: Maybe<Scalars['String']['output']>;
  /** Current result of the verification. */
  result?: Maybe<IdentityFactorResult>;
  /** Transaction to poll with `identity.factorTransaction` or `node`; null if no later answer is expected. */
  transaction?: Maybe<IdentityFactorTransaction>;
  /** Reasons why the identity provider refused the verification, for example a wrong code or an inactive factor; empty if it was carried out. */
  userErrors: Array<UserError>;
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
  BankApiUser: BankApiUser;
  Company: Company;
  ConnectorsProvider: ConnectorsProvider;
  DirectoryHrInstance: DirectoryHrInstance;
  DirectoryPushEndpoint: DirectoryPushEndpoint;
  DirectoryUserGroup: DirectoryUserGroup;
  IdentityAppUserSchema: IdentityAppUserSchema;
  IdentityFactor: IdentityFactor;
  IdentityFactorTransaction: IdentityFactorTransaction;
  IdentityProvider: IdentityProvider;
  IdentityProviderKey: IdentityProviderKey;
  IdentityRole: IdentityRole;
  PsaAAddition: PsaAAddition;
  PsaAAgreement: PsaAAgreement;
  PsaACompany: PsaACompany;
  PsaAIntegration: PsaAIntegration;
  PsaAMapping: PsaAMapping;
  PsaBBillingOption: PsaBBillingOption;
  PsaBCompany: PsaBCompany;
  PsaBIntegration: PsaBIntegration;
  PsaBMapping: PsaBMapping;
  SocialUser: SocialUser;
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
  BankApiUser:
    ( { __typename: 'BankApiUser' }
    & GraphQLRecursivePick<FederationTypes['BankApiUser'], {"id":true}> );
  Company:
    ( { __typename: 'Company' }
    & GraphQLRecursivePick<FederationTypes['Company'], {"domain":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['Company'], {"sourcesOfCollaboration":true,"sourcesOfBusiness":true}> ) );
  ConnectorsProvider:
    ( { __typename: 'ConnectorsProvider' }
    & GraphQLRecursivePick<FederationTypes['ConnectorsProvider'], {"id":true}> );
  DirectoryHrInstance:
    ( { __typename: 'DirectoryHrInstance' }
    & GraphQLRecursivePick<FederationTypes['DirectoryHrInstance'], {"id":true}> );
  DirectoryPushEndpoint:
    ( { __typename: 'DirectoryPushEndpoint' }
    & GraphQLRecursivePick<FederationTypes['DirectoryPushEndpoint'], {"id":true}> );
  DirectoryUserGroup:
    ( { __typename: 'DirectoryUserGroup' }
    & GraphQLRecursivePick<FederationTypes['DirectoryUserGroup'], {"id":true}> );
  IdentityAppUserSchema:
    ( { __typename: 'IdentityAppUserSchema' }
    & GraphQLRecursivePick<FederationTypes['IdentityAppUserSchema'], {"id":true}> );
  IdentityFactor:
    ( { __typename: 'IdentityFactor' }
    & GraphQLRecursivePick<FederationTypes['IdentityFactor'], {"id":true}> );
  IdentityFactorTransaction:
    ( { __typename: 'IdentityFactorTransaction' }
    & GraphQLRecursivePick<FederationTypes['IdentityFactorTransaction'], {"id":true}> );
  IdentityProvider:
    ( { __typename: 'IdentityProvider' }
    & GraphQLRecursivePick<FederationTypes['IdentityProvider'], {"id":true}> );
  IdentityProviderKey:
    ( { __typename: 'IdentityProviderKey' }
    & GraphQLRecursivePick<FederationTypes['IdentityProviderKey'], {"id":true}> );
  IdentityRole:
    ( { __typename: 'IdentityRole' }
    & GraphQLRecursivePick<FederationTypes['IdentityRole'], {"id":true}> );
  PsaAAddition:
    ( { __typename: 'PsaAAddition' }
    & GraphQLRecursivePick<FederationTypes['PsaAAddition'], {"id":true}> );
  PsaAAgreement:
    ( { __typename: 'PsaAAgreement' }
    & GraphQLRecursivePick<FederationTypes['PsaAAgreement'], {"id":true}> );
  PsaACompany:
    ( { __typename: 'PsaACompany' }
    & GraphQLRecursivePick<FederationTypes['PsaACompany'], {"id":true}> );
  PsaAIntegration:
    ( { __typename: 'PsaAIntegration' }
    & GraphQLRecursivePick<FederationTypes['PsaAIntegration'], {"id":true}> );
  PsaAMapping:
    ( { __typename: 'PsaAMapping' }
    & GraphQLRecursivePick<FederationTypes['PsaAMapping'], {"id":true}> );
  PsaBBillingOption:
    ( { __typename: 'PsaBBillingOption' }
    & GraphQLRecursivePick<FederationTypes['PsaBBillingOption'], {"id":true}> );
  PsaBCompany:
    ( { __typename: 'PsaBCompany' }
    & GraphQLRecursivePick<FederationTypes['PsaBCompany'], {"id":true}> );
  PsaBIntegration:
    ( { __typename: 'PsaBIntegration' }
    & GraphQLRecursivePick<FederationTypes['PsaBIntegration'], {"id":true}> );
  PsaBMapping:
    ( { __typename: 'PsaBMapping' }
    & GraphQLRecursivePick<FederationTypes['PsaBMapping'], {"id":true}> );
  SocialUser:
    ( { __typename: 'SocialUser' }
    & GraphQLRecursivePick<FederationTypes['SocialUser'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"email":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['User'], {"sourcesOfCollaboration":true,"sourcesOfBusiness":true}> ) );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountingPayment: ResolverTypeWrapper<AccountingPayment>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AccountingPrepayment: ResolverTypeWrapper<AccountingPrepayment>;
  ActivateIdentityFactorInput: ActivateIdentityFactorInput;
  ActivateIdentityFactorPayload: ResolverTypeWrapper<Omit<ActivateIdentityFactorPayload, 'factor'> & { factor?: Maybe<ResolversTypes['IdentityFactor']> }>;
  AddIdentityGroupUserInput: AddIdentityGroupUserInput;
  AddIdentityGroupUserPayload: ResolverTypeWrapper<Omit<AddIdentityGroupUserPayload, 'group' | 'identityUser'> & { group?: Maybe<ResolversTypes['IdentityGroup']>, identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  AddIdentityProviderKeyInput: AddIdentityProviderKeyInput;
  AddIdentityProviderKeyPayload: ResolverTypeWrapper<Omit<AddIdentityProviderKeyPayload, 'providerKey'> & { providerKey?: Maybe<ResolversTypes['IdentityProviderKey']> }>;
  AddIdentityRoleAllAppTargetsInput: AddIdentityRoleAllAppTargetsInput;
  AddIdentityRoleAllAppTargetsPayload: ResolverTypeWrapper<Omit<AddIdentityRoleAllAppTargetsPayload, 'role'> & { role?: Maybe<ResolversTypes['IdentityRole']> }>;
  AddIdentityRoleAppTargetInput: AddIdentityRoleAppTargetInput;
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
  ApiProviderFilter: ApiProviderFilter;
  ApiResponse: ResolverTypeWrapper<ApiResponseMapper>;
  ApiSpec: ResolverTypeWrapper<ApiSpecMapper>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AssignIdentityGroupRoleInput: AssignIdentityGroupRoleInput;
  AssignIdentityGroupRolePayload: ResolverTypeWrapper<Omit<AssignIdentityGroupRolePayload, 'role'> & { role?: Maybe<ResolversTypes['IdentityRole']> }>;
  AssignIdentityUserRoleInput: AssignIdentityUserRoleInput;
  AssignIdentityUserRolePayload: ResolverTypeWrapper<Omit<AssignIdentityUserRolePayload, 'role'> & { role?: Maybe<ResolversTypes['IdentityRole']> }>;
  AuthorizeDirectoryHrInstanceInput: AuthorizeDirectoryHrInstanceInput;
  AuthorizeDirectoryHrInstancePayload: ResolverTypeWrapper<Omit<AuthorizeDirectoryHrInstancePayload, 'hrInstance'> & { hrInstance?: Maybe<ResolversTypes['DirectoryHrInstance']> }>;
  BankAccount: ResolverTypeWrapper<BankAccount>;
  BankAccountDay: ResolverTypeWrapper<BankAccountDay>;
  BankApiUser: ResolverTypeWrapper<Omit<BankApiUser, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  BankApplication: ResolverTypeWrapper<BankApplication>;
  BankApplicationForm: ResolverTypeWrapper<BankApplicationForm>;
  BankCard: ResolverTypeWrapper<BankCard>;
  BankCardAuthorization: ResolverTypeWrapper<BankCardAuthorization>;
  BankCardAuthorizationRequest: ResolverTypeWrapper<BankCardAuthorizationRequest>;
  BankCheckDeposit: ResolverTypeWrapper<BankCheckDeposit>;
  BankCheckPayment: ResolverTypeWrapper<BankCheckPayment>;
  BankCounterparty: ResolverTypeWrapper<BankCounterparty>;
  BankCustomer: ResolverTypeWrapper<BankCustomer>;
  BankDispute: ResolverTypeWrapper<BankDispute>;
  BankEvent: ResolverTypeWrapper<BankEvent>;
  BankInstitution: ResolverTypeWrapper<BankInstitution>;
  BankPayment: ResolverTypeWrapper<BankPayment>;
  BankReceivedPayment: ResolverTypeWrapper<BankReceivedPayment>;
  BankRecurringPayment: ResolverTypeWrapper<BankRecurringPayment>;
  BankRepayment: ResolverTypeWrapper<BankRepayment>;
  BankReward: ResolverTypeWrapper<BankReward>;
  BankStatement: ResolverTypeWrapper<BankStatement>;
  BankTransaction: ResolverTypeWrapper<BankTransaction>;
  BankWebhook: ResolverTypeWrapper<BankWebhook>;
  Company: ResolverTypeWrapper<CompanyMapper>;
  CompanyMatch: ResolverTypeWrapper<CompanyMatch>;
  CompanyMatchedBy: CompanyMatchedBy;
  CompanySource: ResolverTypeWrapper<CompanySourceMapper>;
  CompanySourceStatus: CompanySourceStatus;
  ConnectConfiguration: ResolverTypeWrapper<ConnectConfiguration>;
  ConnectOAuth: ResolverTypeWrapper<ConnectOAuth>;
  Connectors: ResolverTypeWrapper<ConnectorsMapper>;
  ConnectorsAdministrator: ResolverTypeWrapper<ConnectorsAdministratorMapper>;
  ConnectorsOrganization: ResolverTypeWrapper<ConnectorsOrganizationMapper>;
  ConnectorsProvider: ResolverTypeWrapper<ConnectorsProviderMapper>;
  ContactCentreEndUser: ResolverTypeWrapper<ContactCentreEndUser>;
  ContactCentreQueue: ResolverTypeWrapper<ContactCentreQueue>;
  ContactCentreTag: ResolverTypeWrapper<ContactCentreTag>;
  ContactCentreTeam: ResolverTypeWrapper<ContactCentreTeam>;
  CreateDirectoryHrInstanceInput: CreateDirectoryHrInstanceInput;
  CreateDirectoryHrInstancePayload: ResolverTypeWrapper<Omit<CreateDirectoryHrInstancePayload, 'hrInstance'> & { hrInstance?: Maybe<ResolversTypes['DirectoryHrInstance']> }>;
  CreateIdentityProviderInput: CreateIdentityProviderInput;
  CreateIdentityProviderPayload: ResolverTypeWrapper<Omit<CreateIdentityProviderPayload, 'provider'> & { provider?: Maybe<ResolversTypes['IdentityProvider']> }>;
  CrmPerson: ResolverTypeWrapper<CrmPerson>;
  CrmPersonField: ResolverTypeWrapper<CrmPersonField>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateRange: DateRange;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeRange: DateTimeRange;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DecimalRange: DecimalRange;
  DeleteDirectoryPushEndpointInput: DeleteDirectoryPushEndpointInput;
  DeleteDirectoryPushEndpointPayload: ResolverTypeWrapper<Omit<DeleteDirectoryPushEndpointPayload, 'directoryUser'> & { directoryUser?: Maybe<ResolversTypes['DirectoryUser']> }>;
  DeleteDirectoryUserGroupInput: DeleteDirectoryUserGroupInput;
  DeleteDirectoryUserGroupPayload: ResolverTypeWrapper<DeleteDirectoryUserGroupPayload>;
  DeleteIdentityProviderInput: DeleteIdentityProviderInput;
  DeleteIdentityProviderKeyInput: DeleteIdentityProviderKeyInput;
  DeleteIdentityProviderKeyPayload: ResolverTypeWrapper<DeleteIdentityProviderKeyPayload>;
  DeleteIdentityProviderPayload: ResolverTypeWrapper<DeleteIdentityProviderPayload>;
  DeleteIdentityUserLinkedObjectInput: DeleteIdentityUserLinkedObjectInput;
  DeleteIdentityUserLinkedObjectPayload: ResolverTypeWrapper<Omit<DeleteIdentityUserLinkedObjectPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  DeletePsaBIntegrationInput: DeletePsaBIntegrationInput;
  DeletePsaBIntegrationPayload: ResolverTypeWrapper<DeletePsaBIntegrationPayload>;
  Directory: ResolverTypeWrapper<DirectoryMapper>;
  DirectoryDevice: ResolverTypeWrapper<DirectoryDevice>;
  DirectoryHrAttribute: ResolverTypeWrapper<DirectoryHrAttribute>;
  DirectoryHrAttributeInput: DirectoryHrAttributeInput;
  DirectoryHrAuthInput: DirectoryHrAuthInput;
  DirectoryHrAuthorizationMethod: DirectoryHrAuthorizationMethod;
  DirectoryHrBasicAuthInput: DirectoryHrBasicAuthInput;
  DirectoryHrImportEntry: ResolverTypeWrapper<Omit<DirectoryHrImportEntry, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  DirectoryHrImportJob: ResolverTypeWrapper<DirectoryHrImportJobMapper>;
  DirectoryHrImportResult: ResolverTypeWrapper<DirectoryHrImportResultMapper>;
  DirectoryHrImportResultConnection: ResolverTypeWrapper<DirectoryHrImportResultConnectionMapper>;
  DirectoryHrImportResultEdge: ResolverTypeWrapper<Omit<DirectoryHrImportResultEdge, 'node'> & { node: ResolversTypes['DirectoryHrImportResult'] }>;
  DirectoryHrImportStatus: DirectoryHrImportStatus;
  DirectoryHrImportUserInput: DirectoryHrImportUserInput;
  DirectoryHrInstance: ResolverTypeWrapper<DirectoryHrInstanceMapper>;
  DirectoryHrInstanceConnection: ResolverTypeWrapper<DirectoryHrInstanceConnectionMapper>;
  DirectoryHrInstanceEdge: ResolverTypeWrapper<Omit<DirectoryHrInstanceEdge, 'node'> & { node: ResolversTypes['DirectoryHrInstance'] }>;
  DirectoryHrInstanceFilter: DirectoryHrInstanceFilter;
  DirectoryHrInstanceOrder: DirectoryHrInstanceOrder;
  DirectoryHrInstanceOrderField: DirectoryHrInstanceOrderField;
  DirectoryHrInstanceType: DirectoryHrInstanceType;
  DirectoryHrWorker: ResolverTypeWrapper<DirectoryHrWorkerMapper>;
  DirectoryHrWorkerConnection: ResolverTypeWrapper<DirectoryHrWorkerConnectionMapper>;
  DirectoryHrWorkerEdge: ResolverTypeWrapper<Omit<DirectoryHrWorkerEdge, 'node'> & { node: ResolversTypes['DirectoryHrWorker'] }>;
  DirectoryHrWorkerOrder: DirectoryHrWorkerOrder;
  DirectoryHrWorkerOrderField: DirectoryHrWorkerOrderField;
  DirectoryLdapGroup: ResolverTypeWrapper<DirectoryLdapGroup>;
  DirectoryLdapGroupInput: DirectoryLdapGroupInput;
  DirectoryMemberQuery: ResolverTypeWrapper<DirectoryMemberQuery>;
  DirectoryMemberQueryExemption: ResolverTypeWrapper<DirectoryMemberQueryExemptionMapper>;
  DirectoryMemberQueryExemptionInput: DirectoryMemberQueryExemptionInput;
  DirectoryMemberQueryInput: DirectoryMemberQueryInput;
  DirectoryPosixGroup: ResolverTypeWrapper<DirectoryPosixGroup>;
  DirectoryPosixGroupInput: DirectoryPosixGroupInput;
  DirectoryPushEndpoint: ResolverTypeWrapper<DirectoryPushEndpointMapper>;
  DirectoryRadius: ResolverTypeWrapper<DirectoryRadius>;
  DirectoryRadiusAttribute: ResolverTypeWrapper<DirectoryRadiusAttribute>;
  DirectoryRadiusAttributeInput: DirectoryRadiusAttributeInput;
  DirectoryRadiusInput: DirectoryRadiusInput;
  DirectorySudo: ResolverTypeWrapper<DirectorySudo>;
  DirectorySudoInput: DirectorySudoInput;
  DirectoryUser: ResolverTypeWrapper<DirectoryUserMapper>;
  DirectoryUserGroup: ResolverTypeWrapper<DirectoryUserGroupMapper>;
  DirectoryUserGroupAttributes: ResolverTypeWrapper<DirectoryUserGroupAttributes>;
  DirectoryUserGroupAttributesInput: DirectoryUserGroupAttributesInput;
  ESignatureCloudStorageProvider: ResolverTypeWrapper<ESignatureCloudStorageProvider>;
  EnrollIdentityFactorInput: EnrollIdentityFactorInput;
  EnrollIdentityFactorPayload: ResolverTypeWrapper<Omit<EnrollIdentityFactorPayload, 'activation' | 'factor'> & { activation?: Maybe<ResolversTypes['IdentityFactorActivation']>, factor?: Maybe<ResolversTypes['IdentityFactor']> }>;
  EnvelopeDocument: ResolverTypeWrapper<EnvelopeDocument>;
  EnvelopeRecipient: ResolverTypeWrapper<EnvelopeRecipient>;
  ErpEmployee: ResolverTypeWrapper<ErpEmployee>;
  ErpPurchaseInvoiceLine: ResolverTypeWrapper<ErpPurchaseInvoiceLine>;
  ErpRetainedEarningsLine: ResolverTypeWrapper<ErpRetainedEarningsLine>;
  ErpSalesCreditMemo: ResolverTypeWrapper<ErpSalesCreditMemo>;
  ErpSalesCreditMemoLine: ResolverTypeWrapper<ErpSalesCreditMemoLine>;
  ErpTimeRegistrationEntry: ResolverTypeWrapper<ErpTimeRegistrationEntry>;
  ErpTrialBalanceRow: ResolverTypeWrapper<ErpTrialBalanceRow>;
  ErpUnitOfMeasure: ResolverTypeWrapper<ErpUnitOfMeasure>;
  ErpVendor: ResolverTypeWrapper<ErpVendor>;
  ErpVendorPurchase: ResolverTypeWrapper<ErpVendorPurchase>;
  FamilyRateLimits: ResolverTypeWrapper<FamilyRateLimits>;
  File: ResolverTypeWrapper<File>;
  FileUpload: ResolverTypeWrapper<FileUpload>;
  HttpHeader: ResolverTypeWrapper<HttpHeader>;
  Identity: ResolverTypeWrapper<IdentityMapper>;
  IdentityAppInstance: ResolverTypeWrapper<IdentityAppInstanceMapper>;
  IdentityAppTarget: ResolverTypeWrapper<IdentityAppTargetMapper>;
  IdentityAppTargetConnection: ResolverTypeWrapper<IdentityAppTargetConnectionMapper>;
  IdentityAppTargetEdge: ResolverTypeWrapper<Omit<IdentityAppTargetEdge, 'node'> & { node: ResolversTypes['IdentityAppTarget'] }>;
  IdentityAppUserSchema: ResolverTypeWrapper<IdentityAppUserSchemaMapper>;
  IdentityApplication: ResolverTypeWrapper<IdentityApplicationMapper>;
  IdentityCatalogFactor: ResolverTypeWrapper<IdentityCatalogFactorMapper>;
  IdentityClientInput: IdentityClientInput;
  IdentityFactor: ResolverTypeWrapper<IdentityFactorMapper>;
  IdentityFactorActivation: ResolverTypeWrapper<IdentityFactorActivationMapper>;
  IdentityFactorProfileInput: IdentityFactorProfileInput;
  IdentityFactorProofInput: IdentityFactorProofInput;
  IdentityFactorQuestion: ResolverTypeWrapper<IdentityFactorQuestionMapper>;
  IdentityFactorResult: IdentityFactorResult;
  IdentityFactorStatus: IdentityFactorStatus;
  IdentityFactorTransaction: ResolverTypeWrapper<IdentityFactorTransactionMapper>;
  IdentityFactorType: IdentityFactorType;
  IdentityGroup: ResolverTypeWrapper<IdentityGroupMapper>;
  IdentityGroupSchema: ResolverTypeWrapper<IdentityGroupSchemaMapper>;
  IdentityGroupTarget: ResolverTypeWrapper<IdentityGroupTargetMapper>;
  IdentityGroupTargetConnection: ResolverTypeWrapper<IdentityGroupTargetConnectionMapper>;
  IdentityGroupTargetEdge: ResolverTypeWrapper<Omit<IdentityGroupTargetEdge, 'node'> & { node: ResolversTypes['IdentityGroupTarget'] }>;
  IdentityPropertyType: IdentityPropertyType;
  IdentityProvider: ResolverTypeWrapper<IdentityProviderMapper>;
  IdentityProviderAccountLink: ResolverTypeWrapper<IdentityProviderAccountLink>;
  IdentityProviderAccountLinkInput: IdentityProviderAccountLinkInput;
  IdentityProviderAlgorithms: ResolverTypeWrapper<IdentityProviderAlgorithms>;
  IdentityProviderAlgorithmsInput: IdentityProviderAlgorithmsInput;
  IdentityProviderClient: ResolverTypeWrapper<IdentityProviderClient>;
  IdentityProviderClientInput: IdentityProviderClientInput;
  IdentityProviderConnection: ResolverTypeWrapper<IdentityProviderConnectionMapper>;
  IdentityProviderCredentials: ResolverTypeWrapper<Omit<IdentityProviderCredentials, 'signing' | 'trust'> & { signing?: Maybe<ResolversTypes['IdentityProviderSigning']>, trust?: Maybe<ResolversTypes['IdentityProviderTrust']> }>;
  IdentityProviderCredentialsInput: IdentityProviderCredentialsInput;
  IdentityProviderEdge: ResolverTypeWrapper<Omit<IdentityProviderEdge, 'node'> & { node: ResolversTypes['IdentityProvider'] }>;
  IdentityProviderEndpoint: ResolverTypeWrapper<IdentityProviderEndpoint>;
  IdentityProviderEndpointInput: IdentityProviderEndpointInput;
  IdentityProviderEndpoints: ResolverTypeWrapper<IdentityProviderEndpoints>;
  IdentityProviderEndpointsInput: IdentityProviderEndpointsInput;
  IdentityProviderFilter: IdentityProviderFilter;
  IdentityProviderGroupProvisioning: ResolverTypeWrapper<IdentityProviderGroupProvisioning>;
  IdentityProviderGroupProvisioningInput: IdentityProviderGroupProvisioningInput;
  IdentityProviderKey: ResolverTypeWrapper<IdentityProviderKeyMapper>;
  IdentityProviderKeyConnection: ResolverTypeWrapper<IdentityProviderKeyConnectionMapper>;
  IdentityProviderKeyEdge: ResolverTypeWrapper<Omit<IdentityProviderKeyEdge, 'node'> & { node: ResolversTypes['IdentityProviderKey'] }>;
  IdentityProviderKeyStatus: IdentityProviderKeyStatus;
  IdentityProviderMessageAlgorithms: ResolverTypeWrapper<IdentityProviderMessageAlgorithms>;
  IdentityProviderMessageAlgorithmsInput: IdentityProviderMessageAlgorithmsInput;
  IdentityProviderPolicy: ResolverTypeWrapper<IdentityProviderPolicy>;
  IdentityProviderPolicyInput: IdentityProviderPolicyInput;
  IdentityProviderProtocol: ResolverTypeWrapper<Omit<IdentityProviderProtocol, 'credentials'> & { credentials?: Maybe<ResolversTypes['IdentityProviderCredentials']> }>;
  IdentityProviderProtocolInput: IdentityProviderProtocolInput;
  IdentityProviderProtocolSettings: ResolverTypeWrapper<IdentityProviderProtocolSettings>;
  IdentityProviderProtocolSettingsInput: IdentityProviderProtocolSettingsInput;
  IdentityProviderProvisioning: ResolverTypeWrapper<IdentityProviderProvisioning>;
  IdentityProviderProvisioningConditions: ResolverTypeWrapper<IdentityProviderProvisioningConditions>;
  IdentityProviderProvisioningConditionsInput: IdentityProviderProvisioningConditionsInput;
  IdentityProviderProvisioningInput: IdentityProviderProvisioningInput;
  IdentityProviderRelayState: ResolverTypeWrapper<IdentityProviderRelayState>;
  IdentityProviderRelayStateInput: IdentityProviderRelayStateInput;
  IdentityProviderSigning: ResolverTypeWrapper<IdentityProviderSigningMapper>;
  IdentityProviderSigningInput: IdentityProviderSigningInput;
  IdentityProviderStatus: IdentityProviderStatus;
  IdentityProviderSubjectPolicy: ResolverTypeWrapper<IdentityProviderSubjectPolicy>;
  IdentityProviderSubjectPolicyInput: IdentityProviderSubjectPolicyInput;
  IdentityProviderTrust: ResolverTypeWrapper<IdentityProviderTrustMapper>;
  IdentityProviderTrustInput: IdentityProviderTrustInput;
  IdentityProviderUserNameTemplate: ResolverTypeWrapper<IdentityProviderUserNameTemplate>;
  IdentityProviderUserNameTemplateInput: IdentityProviderUserNameTemplateInput;
  IdentityRole: ResolverTypeWrapper<IdentityRoleMapper>;
  IdentitySchemaProperty: ResolverTypeWrapper<IdentitySchemaPropertyMapper>;
  IdentitySchemaPropertyInput: IdentitySchemaPropertyInput;
  IdentitySubscription: ResolverTypeWrapper<IdentitySubscriptionMapper>;
  IdentityUser: ResolverTypeWrapper<IdentityUserMapper>;
  IdentityUserConnection: ResolverTypeWrapper<IdentityUserConnectionMapper>;
  IdentityUserEdge: ResolverTypeWrapper<Omit<IdentityUserEdge, 'node'> & { node: ResolversTypes['IdentityUser'] }>;
  IdentityUserStatus: IdentityUserStatus;
  ImportDirectoryHrUsersInput: ImportDirectoryHrUsersInput;
  ImportDirectoryHrUsersPayload: ResolverTypeWrapper<Omit<ImportDirectoryHrUsersPayload, 'job'> & { job?: Maybe<ResolversTypes['DirectoryHrImportJob']> }>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  ListTextFilter: ListTextFilter;
  MarketingContact: ResolverTypeWrapper<MarketingContact>;
  MarketingCustomField: ResolverTypeWrapper<MarketingCustomField>;
  MarketingExportJob: ResolverTypeWrapper<MarketingExportJob>;
  MarketingImportJob: ResolverTypeWrapper<MarketingImportJob>;
  Money: ResolverTypeWrapper<Money>;
  MoneyInput: MoneyInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<NodeMapper>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  ProjectPerson: ResolverTypeWrapper<ProjectPerson>;
  PsaAAddition: ResolverTypeWrapper<PsaAAdditionMapper>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  PsaAAdditionConnection: ResolverTypeWrapper<PsaAAdditionConnectionMapper>;
  PsaAAdditionEdge: ResolverTypeWrapper<Omit<PsaAAdditionEdge, 'node'> & { node: ResolversTypes['PsaAAddition'] }>;
  PsaAAdditionFilter: PsaAAdditionFilter;
  PsaAAdditionOrder: PsaAAdditionOrder;
  PsaAAdditionOrderField: PsaAAdditionOrderField;
  PsaAAgreement: ResolverTypeWrapper<PsaAAgreementMapper>;
  PsaAAgreementConnection: ResolverTypeWrapper<PsaAAgreementConnectionMapper>;
  PsaAAgreementEdge: ResolverTypeWrapper<Omit<PsaAAgreementEdge, 'node'> & { node: ResolversTypes['PsaAAgreement'] }>;
  PsaAAgreementFilter: PsaAAgreementFilter;
  PsaAAgreementOrder: PsaAAgreementOrder;
  PsaAAgreementOrderField: PsaAAgreementOrderField;
  PsaACompany: ResolverTypeWrapper<PsaACompanyMapper>;
  PsaACompanyConnection: ResolverTypeWrapper<PsaACompanyConnectionMapper>;
  PsaACompanyEdge: ResolverTypeWrapper<Omit<PsaACompanyEdge, 'node'> & { node: ResolversTypes['PsaACompany'] }>;
  PsaACompanyFilter: PsaACompanyFilter;
  PsaACompanyOrder: PsaACompanyOrder;
  PsaACompanyOrderField: PsaACompanyOrderField;
  PsaACompanyType: ResolverTypeWrapper<PsaACompanyTypeMapper>;
  PsaAIntegration: ResolverTypeWrapper<PsaAIntegrationMapper>;
  PsaAMapping: ResolverTypeWrapper<PsaAMappingMapper>;
  PsaAMappingConnection: ResolverTypeWrapper<PsaAMappingConnectionMapper>;
  PsaAMappingEdge: ResolverTypeWrapper<Omit<PsaAMappingEdge, 'node'> & { node: ResolversTypes['PsaAMapping'] }>;
  PsaAMappingFilter: PsaAMappingFilter;
  PsaAMappingInput: PsaAMappingInput;
  PsaAMappingOrder: PsaAMappingOrder;
  PsaASettings: ResolverTypeWrapper<PsaASettingsMapper>;
  PsaBBilling: ResolverTypeWrapper<PsaBBillingMapper>;
  PsaBBillingInput: PsaBBillingInput;
  PsaBBillingOption: ResolverTypeWrapper<PsaBBillingOptionMapper>;
  PsaBBillingOptionConnection: ResolverTypeWrapper<PsaBBillingOptionConnectionMapper>;
  PsaBBillingOptionEdge: ResolverTypeWrapper<Omit<PsaBBillingOptionEdge, 'node'> & { node: ResolversTypes['PsaBBillingOption'] }>;
  PsaBBillingOptionFilter: PsaBBillingOptionFilter;
  PsaBBillingOptionOrder: PsaBBillingOptionOrder;
  PsaBBillingOptionOrderField: PsaBBillingOptionOrderField;
  PsaBCompany: ResolverTypeWrapper<PsaBCompanyMapper>;
  PsaBCompanyConnection: ResolverTypeWrapper<PsaBCompanyConnectionMapper>;
  PsaBCompanyEdge: ResolverTypeWrapper<Omit<PsaBCompanyEdge, 'node'> & { node: ResolversTypes['PsaBCompany'] }>;
  PsaBCompanyFilter: PsaBCompanyFilter;
  PsaBCompanyOrder: PsaBCompanyOrder;
  PsaBCompanyOrderField: PsaBCompanyOrderField;
  PsaBIntegration: ResolverTypeWrapper<PsaBIntegrationMapper>;
  PsaBMapping: ResolverTypeWrapper<PsaBMappingMapper>;
  PsaBMappingConnection: ResolverTypeWrapper<PsaBMappingConnectionMapper>;
  PsaBMappingEdge: ResolverTypeWrapper<Omit<PsaBMappingEdge, 'node'> & { node: ResolversTypes['PsaBMapping'] }>;
  PsaBMappingFilter: PsaBMappingFilter;
  PsaBMappingInput: PsaBMappingInput;
  PsaBMappingOrder: PsaBMappingOrder;
  PsaBSettings: ResolverTypeWrapper<PsaBSettingsMapper>;
  PsaBilledByInput: PsaBilledByInput;
  PsaCompany: ResolverTypeWrapper<PsaCompanyMapper>;
  PsaMappedPairInput: PsaMappedPairInput;
  PsaMappingOrderField: PsaMappingOrderField;
  PsaNamedInput: PsaNamedInput;
  PsaSyncError: ResolverTypeWrapper<PsaSyncErrorMapper>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RateLimit: ResolverTypeWrapper<RateLimit>;
  RateLimitScope: RateLimitScope;
  RateLimits: ResolverTypeWrapper<RateLimits>;
  RateQuota: ResolverTypeWrapper<RateQuota>;
  RemoveDirectoryHrInstanceAuthorizationsInput: RemoveDirectoryHrInstanceAuthorizationsInput;
  RemoveDirectoryHrInstanceAuthorizationsPayload: ResolverTypeWrapper<Omit<RemoveDirectoryHrInstanceAuthorizationsPayload, 'hrInstance'> & { hrInstance?: Maybe<ResolversTypes['DirectoryHrInstance']> }>;
  RemoveIdentityGroupUserInput: RemoveIdentityGroupUserInput;
  RemoveIdentityGroupUserPayload: ResolverTypeWrapper<Omit<RemoveIdentityGroupUserPayload, 'group' | 'identityUser'> & { group?: Maybe<ResolversTypes['IdentityGroup']>, identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  RemoveIdentityRoleAppTargetInput: RemoveIdentityRoleAppTargetInput;
  RemoveIdentityRoleAppTargetPayload: ResolverTypeWrapper<Omit<RemoveIdentityRoleAppTargetPayload, 'role'> & { role?: Maybe<ResolversTypes['IdentityRole']> }>;
  RemoveIdentityRoleGroupTargetInput: RemoveIdentityRoleGroupTargetInput;
  RemoveIdentityRoleGroupTargetPayload: ResolverTypeWrapper<Omit<RemoveIdentityRoleGroupTargetPayload, 'role'> & { role?: Maybe<ResolversTypes['IdentityRole']> }>;
  ReplaceDirectoryUserGroupInput: ReplaceDirectoryUserGroupInput;
  ReplaceDirectoryUserGroupPayload: ResolverTypeWrapper<Omit<ReplaceDirectoryUserGroupPayload, 'userGroup'> & { userGroup?: Maybe<ResolversTypes['DirectoryUserGroup']> }>;
  ResetIdentityUserPasswordInput: ResetIdentityUserPasswordInput;
  ResetIdentityUserPasswordPayload: ResolverTypeWrapper<Omit<ResetIdentityUserPasswordPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  ResolveApiSpecInput: ResolveApiSpecInput;
  ResolveApiSpecPayload: ResolverTypeWrapper<Omit<ResolveApiSpecPayload, 'provider'> & { provider?: Maybe<ResolversTypes['ApiProvider']> }>;
  RevokeIdentityUserSessionsInput: RevokeIdentityUserSessionsInput;
  RevokeIdentityUserSessionsPayload: ResolverTypeWrapper<Omit<RevokeIdentityUserSessionsPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  SocialPost: ResolverTypeWrapper<SocialPost>;
  SocialUser: ResolverTypeWrapper<Omit<SocialUser, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SortDirection: SortDirection;
  SupportGroup: ResolverTypeWrapper<SupportGroup>;
  SupportOrganization: ResolverTypeWrapper<SupportOrganization>;
  SupportResourceCollection: ResolverTypeWrapper<SupportResourceCollection>;
  SupportSatisfactionRating: ResolverTypeWrapper<SupportSatisfactionRating>;
  SupportSatisfactionReason: ResolverTypeWrapper<SupportSatisfactionReason>;
  SupportSlaPolicy: ResolverTypeWrapper<SupportSlaPolicy>;
  SupportUser: ResolverTypeWrapper<SupportUser>;
  SuspendIdentityUserInput: SuspendIdentityUserInput;
  SuspendIdentityUserPayload: ResolverTypeWrapper<Omit<SuspendIdentityUserPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  TextFilter: TextFilter;
  Ticket: ResolverTypeWrapper<Ticket>;
  TicketComment: ResolverTypeWrapper<TicketComment>;
  TicketField: ResolverTypeWrapper<TicketField>;
  TicketFieldOption: ResolverTypeWrapper<TicketFieldOption>;
  TicketForm: ResolverTypeWrapper<TicketForm>;
  TicketMetricSet: ResolverTypeWrapper<TicketMetricSet>;
  TreasuryFinancialAccount: ResolverTypeWrapper<TreasuryFinancialAccount>;
  TreasuryInboundTransfer: ResolverTypeWrapper<TreasuryInboundTransfer>;
  TreasuryOutboundPayment: ResolverTypeWrapper<TreasuryOutboundPayment>;
  UnassignIdentityRoleInput: UnassignIdentityRoleInput;
  UnassignIdentityRolePayload: ResolverTypeWrapper<Omit<UnassignIdentityRolePayload, 'group' | 'identityUser'> & { group?: Maybe<ResolversTypes['IdentityGroup']>, identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  UnenrollIdentityFactorInput: UnenrollIdentityFactorInput;
  UnenrollIdentityFactorPayload: ResolverTypeWrapper<Omit<UnenrollIdentityFactorPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  UnlockIdentityUserInput: UnlockIdentityUserInput;
  UnlockIdentityUserPayload: ResolverTypeWrapper<Omit<UnlockIdentityUserPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  UnsuspendIdentityUserInput: UnsuspendIdentityUserInput;
  UnsuspendIdentityUserPayload: ResolverTypeWrapper<Omit<UnsuspendIdentityUserPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  UpdateDirectoryHrInstanceInput: UpdateDirectoryHrInstanceInput;
  UpdateDirectoryHrInstancePayload: ResolverTypeWrapper<Omit<UpdateDirectoryHrInstancePayload, 'hrInstance'> & { hrInstance?: Maybe<ResolversTypes['DirectoryHrInstance']> }>;
  UpdateDirectoryPushEndpointInput: UpdateDirectoryPushEndpointInput;
  UpdateDirectoryPushEndpointPayload: ResolverTypeWrapper<Omit<UpdateDirectoryPushEndpointPayload, 'pushEndpoint'> & { pushEndpoint?: Maybe<ResolversTypes['DirectoryPushEndpoint']> }>;
  UpdateIdentityAppUserSchemaInput: UpdateIdentityAppUserSchemaInput;
  UpdateIdentityAppUserSchemaPayload: ResolverTypeWrapper<Omit<UpdateIdentityAppUserSchemaPayload, 'appUserSchema'> & { appUserSchema?: Maybe<ResolversTypes['IdentityAppUserSchema']> }>;
  UpdateIdentityGroupSchemaInput: UpdateIdentityGroupSchemaInput;
  UpdateIdentityGroupSchemaPayload: ResolverTypeWrapper<Omit<UpdateIdentityGroupSchemaPayload, 'groupSchema'> & { groupSchema?: Maybe<ResolversTypes['IdentityGroupSchema']> }>;
  UpdateIdentityProviderInput: UpdateIdentityProviderInput;
  UpdateIdentityProviderPayload: ResolverTypeWrapper<Omit<UpdateIdentityProviderPayload, 'provider'> & { provider?: Maybe<ResolversTypes['IdentityProvider']> }>;
  UpdatePsaAIntegrationInput: UpdatePsaAIntegrationInput;
  UpdatePsaAIntegrationPayload: ResolverTypeWrapper<Omit<UpdatePsaAIntegrationPayload, 'integration'> & { integration?: Maybe<ResolversTypes['PsaAIntegration']> }>;
  UpdatePsaAMappingsInput: UpdatePsaAMappingsInput;
  UpdatePsaAMappingsPayload: ResolverTypeWrapper<Omit<UpdatePsaAMappingsPayload, 'integration' | 'mappings'> & { integration?: Maybe<ResolversTypes['PsaAIntegration']>, mappings?: Maybe<Array<ResolversTypes['PsaAMapping']>> }>;
  UpdatePsaASettingsInput: UpdatePsaASettingsInput;
  UpdatePsaASettingsPayload: ResolverTypeWrapper<Omit<UpdatePsaASettingsPayload, 'integration' | 'settings'> & { integration?: Maybe<ResolversTypes['PsaAIntegration']>, settings?: Maybe<ResolversTypes['PsaASettings']> }>;
  UpdatePsaBIntegrationInput: UpdatePsaBIntegrationInput;
  UpdatePsaBIntegrationPayload: ResolverTypeWrapper<Omit<UpdatePsaBIntegrationPayload, 'integration'> & { integration?: Maybe<ResolversTypes['PsaBIntegration']> }>;
  UpdatePsaBMappingsInput: UpdatePsaBMappingsInput;
  UpdatePsaBMappingsPayload: ResolverTypeWrapper<Omit<UpdatePsaBMappingsPayload, 'integration' | 'mappings'> & { integration?: Maybe<ResolversTypes['PsaBIntegration']>, mappings?: Maybe<Array<ResolversTypes['PsaBMapping']>> }>;
  UpdatePsaBSettingsInput: UpdatePsaBSettingsInput;
  UpdatePsaBSettingsPayload: ResolverTypeWrapper<Omit<UpdatePsaBSettingsPayload, 'integration' | 'settings'> & { integration?: Maybe<ResolversTypes['PsaBIntegration']>, settings?: Maybe<ResolversTypes['PsaBSettings']> }>;
  User: ResolverTypeWrapper<UserMapper>;
  UserConnection: ResolverTypeWrapper<UserConnectionMapper>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  UserFilter: UserFilter;
  UserMatch: ResolverTypeWrapper<UserMatch>;
  UserMatchedBy: UserMatchedBy;
  UserOrder: UserOrder;
  UserOrderField: UserOrderField;
  UserSource: ResolverTypeWrapper<UserSourceMapper>;
  UserSourceStatus: UserSourceStatus;
  VerifyIdentityFactorInput: VerifyIdentityFactorInput;
  VerifyIdentityFactorPayload: ResolverTypeWrapper<Omit<VerifyIdentityFactorPayload, 'transaction'> & { transaction?: Maybe<ResolversTypes['IdentityFactorTransaction']> }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountingPayment: AccountingPayment;
  ID: Scalars['ID']['output'];
  AccountingPrepayment: AccountingPrepayment;
  ActivateIdentityFactorInput: ActivateIdentityFactorInput;
  ActivateIdentityFactorPayload: Omit<ActivateIdentityFactorPayload, 'factor'> & { factor?: Maybe<ResolversParentTypes['IdentityFactor']> };
  AddIdentityGroupUserInput: AddIdentityGroupUserInput;
  AddIdentityGroupUserPayload: Omit<AddIdentityGroupUserPayload, 'group' | 'identityUser'> & { group?: Maybe<ResolversParentTypes['IdentityGroup']>, identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  AddIdentityProviderKeyInput: AddIdentityProviderKeyInput;
  AddIdentityProviderKeyPayload: Omit<AddIdentityProviderKeyPayload, 'providerKey'> & { providerKey?: Maybe<ResolversParentTypes['IdentityProviderKey']> };
  AddIdentityRoleAllAppTargetsInput: AddIdentityRoleAllAppTargetsInput;
  AddIdentityRoleAllAppTargetsPayload: Omit<AddIdentityRoleAllAppTargetsPayload, 'role'> & { role?: Maybe<ResolversParentTypes['IdentityRole']> };
  AddIdentityRoleAppTargetInput: AddIdentityRoleAppTargetInput;
  AddIdentityRoleAppTargetPayload: Omit<AddIdentityRoleAppTargetPayload, 'role'> & { role?: Maybe<ResolversParentTypes['IdentityRole']> };
  AddIdentityRoleGroupTargetInput: AddIdentityRoleGroupTargetInput;
  AddIdentityRoleGroupTargetPayload: Omit<AddIdentityRoleGroupTargetPayload, 'role'> & { role?: Maybe<ResolversParentTypes['IdentityRole']> };
  ApiAccess: ApiAccessMapper;
  ApiCatalog: ApiCatalogMapper;
  ApiEndpoint: ApiEndpointMapper;
  Boolean: Scalars['Boolean']['output'];
  ApiParameter: ApiParameterMapper;
  ApiProvider: ApiProviderMapper;
  ApiProviderFilter: ApiProviderFilter;
  ApiResponse: ApiResponseMapper;
  ApiSpec: ApiSpecMapper;
  Int: Scalars['Int']['output'];
  AssignIdentityGroupRoleInput: AssignIdentityGroupRoleInput;
  AssignIdentityGroupRolePayload: Omit<AssignIdentityGroupRolePayload, 'role'> & { role?: Maybe<ResolversParentTypes['IdentityRole']> };
  AssignIdentityUserRoleInput: AssignIdentityUserRoleInput;
  AssignIdentityUserRolePayload: Omit<AssignIdentityUserRolePayload, 'role'> & { role?: Maybe<ResolversParentTypes['IdentityRole']> };
  AuthorizeDirectoryHrInstanceInput: AuthorizeDirectoryHrInstanceInput;
  AuthorizeDirectoryHrInstancePayload: Omit<AuthorizeDirectoryHrInstancePayload, 'hrInstance'> & { hrInstance?: Maybe<ResolversParentTypes['DirectoryHrInstance']> };
  BankAccount: BankAccount;
  BankAccountDay: BankAccountDay;
  BankApiUser: Omit<BankApiUser, 'user'> & { user?: Maybe<ResolversParentTypes['User']> } | FederationReferenceTypes['BankApiUser'];
  BankApplication: BankApplication;
  BankApplicationForm: BankApplicationForm;
  BankCard: BankCard;
  BankCardAuthorization: BankCardAuthorization;
  BankCardAuthorizationRequest: BankCardAuthorizationRequest;
  BankCheckDeposit: BankCheckDeposit;
  BankCheckPayment: BankCheckPayment;
  BankCounterparty: BankCounterparty;
  BankCustomer: BankCustomer;
  BankDispute: BankDispute;
  BankEvent: BankEvent;
  BankInstitution: BankInstitution;
  BankPayment: BankPayment;
  BankReceivedPayment: BankReceivedPayment;
  BankRecurringPayment: BankRecurringPayment;
  BankRepayment: BankRepayment;
  BankReward: BankReward;
  BankStatement: BankStatement;
  BankTransaction: BankTransaction;
  BankWebhook: BankWebhook;
  Company: CompanyMapper;
  CompanyMatch: CompanyMatch;
  CompanySource: CompanySourceMapper;
  ConnectConfiguration: ConnectConfiguration;
  ConnectOAuth: ConnectOAuth;
  Connectors: ConnectorsMapper;
  ConnectorsAdministrator: ConnectorsAdministratorMapper;
  ConnectorsOrganization: ConnectorsOrganizationMapper;
  ConnectorsProvider: ConnectorsProviderMapper;
  ContactCentreEndUser: ContactCentreEndUser;
  ContactCentreQueue: ContactCentreQueue;
  ContactCentreTag: ContactCentreTag;
  ContactCentreTeam: ContactCentreTeam;
  CreateDirectoryHrInstanceInput: CreateDirectoryHrInstanceInput;
  CreateDirectoryHrInstancePayload: Omit<CreateDirectoryHrInstancePayload, 'hrInstance'> & { hrInstance?: Maybe<ResolversParentTypes['DirectoryHrInstance']> };
  CreateIdentityProviderInput: CreateIdentityProviderInput;
  CreateIdentityProviderPayload: Omit<CreateIdentityProviderPayload, 'provider'> & { provider?: Maybe<ResolversParentTypes['IdentityProvider']> };
  CrmPerson: CrmPerson;
  CrmPersonField: CrmPersonField;
  Date: Scalars['Date']['output'];
  DateRange: DateRange;
  DateTime: Scalars['DateTime']['output'];
  DateTimeRange: DateTimeRange;
  Decimal: Scalars['Decimal']['output'];
  DecimalRange: DecimalRange;
  DeleteDirectoryPushEndpointInput: DeleteDirectoryPushEndpointInput;
  DeleteDirectoryPushEndpointPayload: Omit<DeleteDirectoryPushEndpointPayload, 'directoryUser'> & { directoryUser?: Maybe<ResolversParentTypes['DirectoryUser']> };
  DeleteDirectoryUserGroupInput: DeleteDirectoryUserGroupInput;
  DeleteDirectoryUserGroupPayload: DeleteDirectoryUserGroupPayload;
  DeleteIdentityProviderInput: DeleteIdentityProviderInput;
  DeleteIdentityProviderKeyInput: DeleteIdentityProviderKeyInput;
  DeleteIdentityProviderKeyPayload: DeleteIdentityProviderKeyPayload;
  DeleteIdentityProviderPayload: DeleteIdentityProviderPayload;
  DeleteIdentityUserLinkedObjectInput: DeleteIdentityUserLinkedObjectInput;
  DeleteIdentityUserLinkedObjectPayload: Omit<DeleteIdentityUserLinkedObjectPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  DeletePsaBIntegrationInput: DeletePsaBIntegrationInput;
  DeletePsaBIntegrationPayload: DeletePsaBIntegrationPayload;
  Directory: DirectoryMapper;
  DirectoryDevice: DirectoryDevice;
  DirectoryHrAttribute: DirectoryHrAttribute;
  DirectoryHrAttributeInput: DirectoryHrAttributeInput;
  DirectoryHrAuthInput: DirectoryHrAuthInput;
  DirectoryHrBasicAuthInput: DirectoryHrBasicAuthInput;
  DirectoryHrImportEntry: Omit<DirectoryHrImportEntry, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  DirectoryHrImportJob: DirectoryHrImportJobMapper;
  DirectoryHrImportResult: DirectoryHrImportResultMapper;
  DirectoryHrImportResultConnection: DirectoryHrImportResultConnectionMapper;
  DirectoryHrImportResultEdge: Omit<DirectoryHrImportResultEdge, 'node'> & { node: ResolversParentTypes['DirectoryHrImportResult'] };
  DirectoryHrImportUserInput: DirectoryHrImportUserInput;
  DirectoryHrInstance: DirectoryHrInstanceMapper;
  DirectoryHrInstanceConnection: DirectoryHrInstanceConnectionMapper;
  DirectoryHrInstanceEdge: Omit<DirectoryHrInstanceEdge, 'node'> & { node: ResolversParentTypes['DirectoryHrInstance'] };
  DirectoryHrInstanceFilter: DirectoryHrInstanceFilter;
  DirectoryHrInstanceOrder: DirectoryHrInstanceOrder;
  DirectoryHrWorker: DirectoryHrWorkerMapper;
  DirectoryHrWorkerConnection: DirectoryHrWorkerConnectionMapper;
  DirectoryHrWorkerEdge: Omit<DirectoryHrWorkerEdge, 'node'> & { node: ResolversParentTypes['DirectoryHrWorker'] };
  DirectoryHrWorkerOrder: DirectoryHrWorkerOrder;
  DirectoryLdapGroup: DirectoryLdapGroup;
  DirectoryLdapGroupInput: DirectoryLdapGroupInput;
  DirectoryMemberQuery: DirectoryMemberQuery;
  DirectoryMemberQueryExemption: DirectoryMemberQueryExemptionMapper;
  DirectoryMemberQueryExemptionInput: DirectoryMemberQueryExemptionInput;
  DirectoryMemberQueryInput: DirectoryMemberQueryInput;
  DirectoryPosixGroup: DirectoryPosixGroup;
  DirectoryPosixGroupInput: DirectoryPosixGroupInput;
  DirectoryPushEndpoint: DirectoryPushEndpointMapper;
  DirectoryRadius: DirectoryRadius;
  DirectoryRadiusAttribute: DirectoryRadiusAttribute;
  DirectoryRadiusAttributeInput: DirectoryRadiusAttributeInput;
  DirectoryRadiusInput: DirectoryRadiusInput;
  DirectorySudo: DirectorySudo;
  DirectorySudoInput: DirectorySudoInput;
  DirectoryUser: DirectoryUserMapper;
  DirectoryUserGroup: DirectoryUserGroupMapper;
  DirectoryUserGroupAttributes: DirectoryUserGroupAttributes;
  DirectoryUserGroupAttributesInput: DirectoryUserGroupAttributesInput;
  ESignatureCloudStorageProvider: ESignatureCloudStorageProvider;
  EnrollIdentityFactorInput: EnrollIdentityFactorInput;
  EnrollIdentityFactorPayload: Omit<EnrollIdentityFactorPayload, 'activation' | 'factor'> & { activation?: Maybe<ResolversParentTypes['IdentityFactorActivation']>, factor?: Maybe<ResolversParentTypes['IdentityFactor']> };
  EnvelopeDocument: EnvelopeDocument;
  EnvelopeRecipient: EnvelopeRecipient;
  ErpEmployee: ErpEmployee;
  ErpPurchaseInvoiceLine: ErpPurchaseInvoiceLine;
  ErpRetainedEarningsLine: ErpRetainedEarningsLine;
  ErpSalesCreditMemo: ErpSalesCreditMemo;
  ErpSalesCreditMemoLine: ErpSalesCreditMemoLine;
  ErpTimeRegistrationEntry: ErpTimeRegistrationEntry;
  ErpTrialBalanceRow: ErpTrialBalanceRow;
  ErpUnitOfMeasure: ErpUnitOfMeasure;
  ErpVendor: ErpVendor;
  ErpVendorPurchase: ErpVendorPurchase;
  FamilyRateLimits: FamilyRateLimits;
  File: File;
  FileUpload: FileUpload;
  HttpHeader: HttpHeader;
  Identity: IdentityMapper;
  IdentityAppInstance: IdentityAppInstanceMapper;
  IdentityAppTarget: IdentityAppTargetMapper;
  IdentityAppTargetConnection: IdentityAppTargetConnectionMapper;
  IdentityAppTargetEdge: Omit<IdentityAppTargetEdge, 'node'> & { node: ResolversParentTypes['IdentityAppTarget'] };
  IdentityAppUserSchema: IdentityAppUserSchemaMapper;
  IdentityApplication: IdentityApplicationMapper;
  IdentityCatalogFactor: IdentityCatalogFactorMapper;
  IdentityClientInput: IdentityClientInput;
  IdentityFactor: IdentityFactorMapper;
  IdentityFactorActivation: IdentityFactorActivationMapper;
  IdentityFactorProfileInput: IdentityFactorProfileInput;
  IdentityFactorProofInput: IdentityFactorProofInput;
  IdentityFactorQuestion: IdentityFactorQuestionMapper;
  IdentityFactorTransaction: IdentityFactorTransactionMapper;
  IdentityGroup: IdentityGroupMapper;
  IdentityGroupSchema: IdentityGroupSchemaMapper;
  IdentityGroupTarget: IdentityGroupTargetMapper;
  IdentityGroupTargetConnection: IdentityGroupTargetConnectionMapper;
  IdentityGroupTargetEdge: Omit<IdentityGroupTargetEdge, 'node'> & { node: ResolversParentTypes['IdentityGroupTarget'] };
  IdentityProvider: IdentityProviderMapper;
  IdentityProviderAccountLink: IdentityProviderAccountLink;
  IdentityProviderAccountLinkInput: IdentityProviderAccountLinkInput;
  IdentityProviderAlgorithms: IdentityProviderAlgorithms;
  IdentityProviderAlgorithmsInput: IdentityProviderAlgorithmsInput;
  IdentityProviderClient: IdentityProviderClient;
  IdentityProviderClientInput: IdentityProviderClientInput;
  IdentityProviderConnection: IdentityProviderConnectionMapper;
  IdentityProviderCredentials: Omit<IdentityProviderCredentials, 'signing' | 'trust'> & { signing?: Maybe<ResolversParentTypes['IdentityProviderSigning']>, trust?: Maybe<ResolversParentTypes['IdentityProviderTrust']> };
  IdentityProviderCredentialsInput: IdentityProviderCredentialsInput;
  IdentityProviderEdge: Omit<IdentityProviderEdge, 'node'> & { node: ResolversParentTypes['IdentityProvider'] };
  IdentityProviderEndpoint: IdentityProviderEndpoint;
  IdentityProviderEndpointInput: IdentityProviderEndpointInput;
  IdentityProviderEndpoints: IdentityProviderEndpoints;
  IdentityProviderEndpointsInput: IdentityProviderEndpointsInput;
  IdentityProviderFilter: IdentityProviderFilter;
  IdentityProviderGroupProvisioning: IdentityProviderGroupProvisioning;
  IdentityProviderGroupProvisioningInput: IdentityProviderGroupProvisioningInput;
  IdentityProviderKey: IdentityProviderKeyMapper;
  IdentityProviderKeyConnection: IdentityProviderKeyConnectionMapper;
  IdentityProviderKeyEdge: Omit<IdentityProviderKeyEdge, 'node'> & { node: ResolversParentTypes['IdentityProviderKey'] };
  IdentityProviderMessageAlgorithms: IdentityProviderMessageAlgorithms;
  IdentityProviderMessageAlgorithmsInput: IdentityProviderMessageAlgorithmsInput;
  IdentityProviderPolicy: IdentityProviderPolicy;
  IdentityProviderPolicyInput: IdentityProviderPolicyInput;
  IdentityProviderProtocol: Omit<IdentityProviderProtocol, 'credentials'> & { credentials?: Maybe<ResolversParentTypes['IdentityProviderCredentials']> };
  IdentityProviderProtocolInput: IdentityProviderProtocolInput;
  IdentityProviderProtocolSettings: IdentityProviderProtocolSettings;
  IdentityProviderProtocolSettingsInput: IdentityProviderProtocolSettingsInput;
  IdentityProviderProvisioning: IdentityProviderProvisioning;
  IdentityProviderProvisioningConditions: IdentityProviderProvisioningConditions;
  IdentityProviderProvisioningConditionsInput: IdentityProviderProvisioningConditionsInput;
  IdentityProviderProvisioningInput: IdentityProviderProvisioningInput;
  IdentityProviderRelayState: IdentityProviderRelayState;
  IdentityProviderRelayStateInput: IdentityProviderRelayStateInput;
  IdentityProviderSigning: IdentityProviderSigningMapper;
  IdentityProviderSigningInput: IdentityProviderSigningInput;
  IdentityProviderSubjectPolicy: IdentityProviderSubjectPolicy;
  IdentityProviderSubjectPolicyInput: IdentityProviderSubjectPolicyInput;
  IdentityProviderTrust: IdentityProviderTrustMapper;
  IdentityProviderTrustInput: IdentityProviderTrustInput;
  IdentityProviderUserNameTemplate: IdentityProviderUserNameTemplate;
  IdentityProviderUserNameTemplateInput: IdentityProviderUserNameTemplateInput;
  IdentityRole: IdentityRoleMapper;
  IdentitySchemaProperty: IdentitySchemaPropertyMapper;
  IdentitySchemaPropertyInput: IdentitySchemaPropertyInput;
  IdentitySubscription: IdentitySubscriptionMapper;
  IdentityUser: IdentityUserMapper;
  IdentityUserConnection: IdentityUserConnectionMapper;
  IdentityUserEdge: Omit<IdentityUserEdge, 'node'> & { node: ResolversParentTypes['IdentityUser'] };
  ImportDirectoryHrUsersInput: ImportDirectoryHrUsersInput;
  ImportDirectoryHrUsersPayload: Omit<ImportDirectoryHrUsersPayload, 'job'> & { job?: Maybe<ResolversParentTypes['DirectoryHrImportJob']> };
  JSON: Scalars['JSON']['output'];
  ListTextFilter: ListTextFilter;
  MarketingContact: MarketingContact;
  MarketingCustomField: MarketingCustomField;
  MarketingExportJob: MarketingExportJob;
  MarketingImportJob: MarketingImportJob;
  Money: Money;
  MoneyInput: MoneyInput;
  Mutation: Record<PropertyKey, never>;
  Node: NodeMapper;
  PageInfo: PageInfo;
  ProjectPerson: ProjectPerson;
  PsaAAddition: PsaAAdditionMapper;
  Float: Scalars['Float']['output'];
  PsaAAdditionConnection: PsaAAdditionConnectionMapper;
  PsaAAdditionEdge: Omit<PsaAAdditionEdge, 'node'> & { node: ResolversParentTypes['PsaAAddition'] };
  PsaAAdditionFilter: PsaAAdditionFilter;
  PsaAAdditionOrder: PsaAAdditionOrder;
  PsaAAgreement: PsaAAgreementMapper;
  PsaAAgreementConnection: PsaAAgreementConnectionMapper;
  PsaAAgreementEdge: Omit<PsaAAgreementEdge, 'node'> & { node: ResolversParentTypes['PsaAAgreement'] };
  PsaAAgreementFilter: PsaAAgreementFilter;
  PsaAAgreementOrder: PsaAAgreementOrder;
  PsaACompany: PsaACompanyMapper;
  PsaACompanyConnection: PsaACompanyConnectionMapper;
  PsaACompanyEdge: Omit<PsaACompanyEdge, 'node'> & { node: ResolversParentTypes['PsaACompany'] };
  PsaACompanyFilter: PsaACompanyFilter;
  PsaACompanyOrder: PsaACompanyOrder;
  PsaACompanyType: PsaACompanyTypeMapper;
  PsaAIntegration: PsaAIntegrationMapper;
  PsaAMapping: PsaAMappingMapper;
  PsaAMappingConnection: PsaAMappingConnectionMapper;
  PsaAMappingEdge: Omit<PsaAMappingEdge, 'node'> & { node: ResolversParentTypes['PsaAMapping'] };
  PsaAMappingFilter: PsaAMappingFilter;
  PsaAMappingInput: PsaAMappingInput;
  PsaAMappingOrder: PsaAMappingOrder;
  PsaASettings: PsaASettingsMapper;
  PsaBBilling: PsaBBillingMapper;
  PsaBBillingInput: PsaBBillingInput;
  PsaBBillingOption: PsaBBillingOptionMapper;
  PsaBBillingOptionConnection: PsaBBillingOptionConnectionMapper;
  PsaBBillingOptionEdge: Omit<PsaBBillingOptionEdge, 'node'> & { node: ResolversParentTypes['PsaBBillingOption'] };
  PsaBBillingOptionFilter: PsaBBillingOptionFilter;
  PsaBBillingOptionOrder: PsaBBillingOptionOrder;
  PsaBCompany: PsaBCompanyMapper;
  PsaBCompanyConnection: PsaBCompanyConnectionMapper;
  PsaBCompanyEdge: Omit<PsaBCompanyEdge, 'node'> & { node: ResolversParentTypes['PsaBCompany'] };
  PsaBCompanyFilter: PsaBCompanyFilter;
  PsaBCompanyOrder: PsaBCompanyOrder;
  PsaBIntegration: PsaBIntegrationMapper;
  PsaBMapping: PsaBMappingMapper;
  PsaBMappingConnection: PsaBMappingConnectionMapper;
  PsaBMappingEdge: Omit<PsaBMappingEdge, 'node'> & { node: ResolversParentTypes['PsaBMapping'] };
  PsaBMappingFilter: PsaBMappingFilter;
  PsaBMappingInput: PsaBMappingInput;
  PsaBMappingOrder: PsaBMappingOrder;
  PsaBSettings: PsaBSettingsMapper;
  PsaBilledByInput: PsaBilledByInput;
  PsaCompany: PsaCompanyMapper;
  PsaMappedPairInput: PsaMappedPairInput;
  PsaNamedInput: PsaNamedInput;
  PsaSyncError: PsaSyncErrorMapper;
  Query: Record<PropertyKey, never>;
  RateLimit: RateLimit;
  RateLimits: RateLimits;
  RateQuota: RateQuota;
  RemoveDirectoryHrInstanceAuthorizationsInput: RemoveDirectoryHrInstanceAuthorizationsInput;
  RemoveDirectoryHrInstanceAuthorizationsPayload: Omit<RemoveDirectoryHrInstanceAuthorizationsPayload, 'hrInstance'> & { hrInstance?: Maybe<ResolversParentTypes['DirectoryHrInstance']> };
  RemoveIdentityGroupUserInput: RemoveIdentityGroupUserInput;
  RemoveIdentityGroupUserPayload: Omit<RemoveIdentityGroupUserPayload, 'group' | 'identityUser'> & { group?: Maybe<ResolversParentTypes['IdentityGroup']>, identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  RemoveIdentityRoleAppTargetInput: RemoveIdentityRoleAppTargetInput;
  RemoveIdentityRoleAppTargetPayload: Omit<RemoveIdentityRoleAppTargetPayload, 'role'> & { role?: Maybe<ResolversParentTypes['IdentityRole']> };
  RemoveIdentityRoleGroupTargetInput: RemoveIdentityRoleGroupTargetInput;
  RemoveIdentityRoleGroupTargetPayload: Omit<RemoveIdentityRoleGroupTargetPayload, 'role'> & { role?: Maybe<ResolversParentTypes['IdentityRole']> };
  ReplaceDirectoryUserGroupInput: ReplaceDirectoryUserGroupInput;
  ReplaceDirectoryUserGroupPayload: Omit<ReplaceDirectoryUserGroupPayload, 'userGroup'> & { userGroup?: Maybe<ResolversParentTypes['DirectoryUserGroup']> };
  ResetIdentityUserPasswordInput: ResetIdentityUserPasswordInput;
  ResetIdentityUserPasswordPayload: Omit<ResetIdentityUserPasswordPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  ResolveApiSpecInput: ResolveApiSpecInput;
  ResolveApiSpecPayload: Omit<ResolveApiSpecPayload, 'provider'> & { provider?: Maybe<ResolversParentTypes['ApiProvider']> };
  RevokeIdentityUserSessionsInput: RevokeIdentityUserSessionsInput;
  RevokeIdentityUserSessionsPayload: Omit<RevokeIdentityUserSessionsPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  SocialPost: SocialPost;
  SocialUser: Omit<SocialUser, 'user'> & { user?: Maybe<ResolversParentTypes['User']> } | FederationReferenceTypes['SocialUser'];
  SupportGroup: SupportGroup;
  SupportOrganization: SupportOrganization;
  SupportResourceCollection: SupportResourceCollection;
  SupportSatisfactionRating: SupportSatisfactionRating;
  SupportSatisfactionReason: SupportSatisfactionReason;
  SupportSlaPolicy: SupportSlaPolicy;
  SupportUser: SupportUser;
  SuspendIdentityUserInput: SuspendIdentityUserInput;
  SuspendIdentityUserPayload: Omit<SuspendIdentityUserPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  TextFilter: TextFilter;
  Ticket: Ticket;
  TicketComment: TicketComment;
  TicketField: TicketField;
  TicketFieldOption: TicketFieldOption;
  TicketForm: TicketForm;
  TicketMetricSet: TicketMetricSet;
  TreasuryFinancialAccount: TreasuryFinancialAccount;
  TreasuryInboundTransfer: TreasuryInboundTransfer;
  TreasuryOutboundPayment: TreasuryOutboundPayment;
  UnassignIdentityRoleInput: UnassignIdentityRoleInput;
  UnassignIdentityRolePayload: Omit<UnassignIdentityRolePayload, 'group' | 'identityUser'> & { group?: Maybe<ResolversParentTypes['IdentityGroup']>, identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  UnenrollIdentityFactorInput: UnenrollIdentityFactorInput;
  UnenrollIdentityFactorPayload: Omit<UnenrollIdentityFactorPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  UnlockIdentityUserInput: UnlockIdentityUserInput;
  UnlockIdentityUserPayload: Omit<UnlockIdentityUserPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  UnsuspendIdentityUserInput: UnsuspendIdentityUserInput;
  UnsuspendIdentityUserPayload: Omit<UnsuspendIdentityUserPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  UpdateDirectoryHrInstanceInput: UpdateDirectoryHrInstanceInput;
  UpdateDirectoryHrInstancePayload: Omit<UpdateDirectoryHrInstancePayload, 'hrInstance'> & { hrInstance?: Maybe<ResolversParentTypes['DirectoryHrInstance']> };
  UpdateDirectoryPushEndpointInput: UpdateDirectoryPushEndpointInput;
  UpdateDirectoryPushEndpointPayload: Omit<UpdateDirectoryPushEndpointPayload, 'pushEndpoint'> & { pushEndpoint?: Maybe<ResolversParentTypes['DirectoryPushEndpoint']> };
  UpdateIdentityAppUserSchemaInput: UpdateIdentityAppUserSchemaInput;
  UpdateIdentityAppUserSchemaPayload: Omit<UpdateIdentityAppUserSchemaPayload, 'appUserSchema'> & { appUserSchema?: Maybe<ResolversParentTypes['IdentityAppUserSchema']> };
  UpdateIdentityGroupSchemaInput: UpdateIdentityGroupSchemaInput;
  UpdateIdentityGroupSchemaPayload: Omit<UpdateIdentityGroupSchemaPayload, 'groupSchema'> & { groupSchema?: Maybe<ResolversParentTypes['IdentityGroupSchema']> };
  UpdateIdentityProviderInput: UpdateIdentityProviderInput;
  UpdateIdentityProviderPayload: Omit<UpdateIdentityProviderPayload, 'provider'> & { provider?: Maybe<ResolversParentTypes['IdentityProvider']> };
  UpdatePsaAIntegrationInput: UpdatePsaAIntegrationInput;
  UpdatePsaAIntegrationPayload: Omit<UpdatePsaAIntegrationPayload, 'integration'> & { integration?: Maybe<ResolversParentTypes['PsaAIntegration']> };
  UpdatePsaAMappingsInput: UpdatePsaAMappingsInput;
  UpdatePsaAMappingsPayload: Omit<UpdatePsaAMappingsPayload, 'integration' | 'mappings'> & { integration?: Maybe<ResolversParentTypes['PsaAIntegration']>, mappings?: Maybe<Array<ResolversParentTypes['PsaAMapping']>> };
  UpdatePsaASettingsInput: UpdatePsaASettingsInput;
  UpdatePsaASettingsPayload: Omit<UpdatePsaASettingsPayload, 'integration' | 'settings'> & { integration?: Maybe<ResolversParentTypes['PsaAIntegration']>, settings?: Maybe<ResolversParentTypes['PsaASettings']> };
  UpdatePsaBIntegrationInput: UpdatePsaBIntegrationInput;
  UpdatePsaBIntegrationPayload: Omit<UpdatePsaBIntegrationPayload, 'integration'> & { integration?: Maybe<ResolversParentTypes['PsaBIntegration']> };
  UpdatePsaBMappingsInput: UpdatePsaBMappingsInput;
  UpdatePsaBMappingsPayload: Omit<UpdatePsaBMappingsPayload, 'integration' | 'mappings'> & { integration?: Maybe<ResolversParentTypes['PsaBIntegration']>, mappings?: Maybe<Array<ResolversParentTypes['PsaBMapping']>> };
  UpdatePsaBSettingsInput: UpdatePsaBSettingsInput;
  UpdatePsaBSettingsPayload: Omit<UpdatePsaBSettingsPayload, 'integration' | 'settings'> & { integration?: Maybe<ResolversParentTypes['PsaBIntegration']>, settings?: Maybe<ResolversParentTypes['PsaBSettings']> };
  User: UserMapper;
  UserConnection: UserConnectionMapper;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserError: UserError;
  UserFilter: UserFilter;
  UserMatch: UserMatch;
  UserOrder: UserOrder;
  UserSource: UserSourceMapper;
  VerifyIdentityFactorInput: VerifyIdentityFactorInput;
  VerifyIdentityFactorPayload: Omit<VerifyIdentityFactorPayload, 'transaction'> & { transaction?: Maybe<ResolversParentTypes['IdentityFactorTransaction']> };
  String: Scalars['String']['output'];
};

export type NotNodeDirectiveArgs = {
  reason: Scalars['String']['input'];
};

export type NotNodeDirectiveResolver<Result, Parent, ContextType = IdentityContext, Args = NotNodeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountingPaymentResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['AccountingPayment'] = ResolversParentTypes['AccountingPayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountingPrepaymentResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['AccountingPrepayment'] = ResolversParentTypes['AccountingPrepayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActivateIdentityFactorPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ActivateIdentityFactorPayload'] = ResolversParentTypes['ActivateIdentityFactorPayload']> = {
  factor?: Resolver<Maybe<ResolversTypes['IdentityFactor']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddIdentityGroupUserPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['AddIdentityGroupUserPayload'] = ResolversParentTypes['AddIdentityGroupUserPayload']> = {
  group?: Resolver<Maybe<ResolversTypes['IdentityGroup']>, ParentType, ContextType>;
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddIdentityProviderKeyPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['AddIdentityProviderKeyPayload'] = ResolversParentTypes['AddIdentityProviderKeyPayload']> = {
  providerKey?: Resolver<Maybe<ResolversTypes['IdentityProviderKey']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddIdentityRoleAllAppTargetsPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['AddIdentityRoleAllAppTargetsPayload'] = ResolversParentTypes['AddIdentityRoleAllAppTargetsPayload']> = {
  role?: Resolver<Maybe<ResolversTypes['IdentityRole']>, ParentType, ContextType>;
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
  familyProvider?: Resolver<Maybe<ResolversTypes['ApiProvider']>, ParentType, ContextType, RequireFields<ApiCatalogFamilyProviderArgs, 'family'>>;
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
  endpointCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ingestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openapi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AssignIdentityGroupRolePayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['AssignIdentityGroupRolePayload'] = ResolversParentTypes['AssignIdentityGroupRolePayload']> = {
  role?: Resolver<Maybe<ResolversTypes['IdentityRole']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AssignIdentityUserRolePayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['AssignIdentityUserRolePayload'] = ResolversParentTypes['AssignIdentityUserRolePayload']> = {
  role?: Resolver<Maybe<ResolversTypes['IdentityRole']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AuthorizeDirectoryHrInstancePayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['AuthorizeDirectoryHrInstancePayload'] = ResolversParentTypes['AuthorizeDirectoryHrInstancePayload']> = {
  hrInstance?: Resolver<Maybe<ResolversTypes['DirectoryHrInstance']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BankAccountResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankAccount'] = ResolversParentTypes['BankAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankAccountDayResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankAccountDay'] = ResolversParentTypes['BankAccountDay']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankApiUserResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankApiUser'] = ResolversParentTypes['BankApiUser'], FederationReferenceType extends FederationReferenceTypes['BankApiUser'] = FederationReferenceTypes['BankApiUser']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankApiUser']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type BankApplicationResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankApplication'] = ResolversParentTypes['BankApplication']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankApplicationFormResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankApplicationForm'] = ResolversParentTypes['BankApplicationForm']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankCardResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankCard'] = ResolversParentTypes['BankCard']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankCardAuthorizationResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankCardAuthorization'] = ResolversParentTypes['BankCardAuthorization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankCardAuthorizationRequestResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankCardAuthorizationRequest'] = ResolversParentTypes['BankCardAuthorizationRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankCheckDepositResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankCheckDeposit'] = ResolversParentTypes['BankCheckDeposit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankCheckPaymentResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankCheckPayment'] = ResolversParentTypes['BankCheckPayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankCounterpartyResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankCounterparty'] = ResolversParentTypes['BankCounterparty']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankCustomerResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankCustomer'] = ResolversParentTypes['BankCustomer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankDisputeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankDispute'] = ResolversParentTypes['BankDispute']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankEventResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankEvent'] = ResolversParentTypes['BankEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankInstitutionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankInstitution'] = ResolversParentTypes['BankInstitution']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankPaymentResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankPayment'] = ResolversParentTypes['BankPayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankReceivedPaymentResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankReceivedPayment'] = ResolversParentTypes['BankReceivedPayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankRecurringPaymentResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankRecurringPayment'] = ResolversParentTypes['BankRecurringPayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankRepaymentResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankRepayment'] = ResolversParentTypes['BankRepayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankRewardResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankReward'] = ResolversParentTypes['BankReward']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankStatementResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankStatement'] = ResolversParentTypes['BankStatement']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankTransactionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankTransaction'] = ResolversParentTypes['BankTransaction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankWebhookResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankWebhook'] = ResolversParentTypes['BankWebhook']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company'], FederationReferenceType extends FederationReferenceTypes['Company'] = FederationReferenceTypes['Company']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Company']> | FederationReferenceType, FederationReferenceType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  people?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, Partial<CompanyPeopleArgs>>;
  psaBCompanies?: Resolver<Maybe<Array<ResolversTypes['PsaBCompany']>>, ParentType, ContextType>;
  psaBCompany?: Resolver<Maybe<ResolversTypes['PsaBCompany']>, ParentType, ContextType>;
  sources?: Resolver<Maybe<Array<ResolversTypes['CompanySource']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanyMatchResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['CompanyMatch'] = ResolversParentTypes['CompanyMatch']> = {
  matchedBy?: Resolver<ResolversTypes['CompanyMatchedBy'], ParentType, ContextType>;
  recordId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CompanySourceResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['CompanySource'] = ResolversParentTypes['CompanySource']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  family?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matches?: Resolver<Maybe<Array<ResolversTypes['CompanyMatch']>>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CompanySourceStatus'], ParentType, ContextType>;
};

export type ConnectConfigurationResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ConnectConfiguration'] = ResolversParentTypes['ConnectConfiguration']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConnectOAuthResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ConnectOAuth'] = ResolversParentTypes['ConnectOAuth']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConnectorsResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['Connectors'] = ResolversParentTypes['Connectors']> = {
  provider?: Resolver<Maybe<ResolversTypes['ConnectorsProvider']>, ParentType, ContextType, Partial<ConnectorsProviderArgs>>;
  psaAIntegration?: Resolver<Maybe<ResolversTypes['PsaAIntegration']>, ParentType, ContextType, Partial<ConnectorsPsaAIntegrationArgs>>;
  psaBIntegration?: Resolver<Maybe<ResolversTypes['PsaBIntegration']>, ParentType, ContextType, Partial<ConnectorsPsaBIntegrationArgs>>;
};

export type ConnectorsAdministratorResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ConnectorsAdministrator'] = ResolversParentTypes['ConnectorsAdministrator']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasMultiFactor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['ConnectorsProvider']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ConnectorsOrganizationResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ConnectorsOrganization'] = ResolversParentTypes['ConnectorsOrganization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConnectorsProviderResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ConnectorsProvider'] = ResolversParentTypes['ConnectorsProvider'], FederationReferenceType extends FederationReferenceTypes['ConnectorsProvider'] = FederationReferenceTypes['ConnectorsProvider']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ConnectorsProvider']> | FederationReferenceType, FederationReferenceType, ContextType>;
  administrators?: Resolver<Maybe<Array<ResolversTypes['ConnectorsAdministrator']>>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactCentreEndUserResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ContactCentreEndUser'] = ResolversParentTypes['ContactCentreEndUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactCentreQueueResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ContactCentreQueue'] = ResolversParentTypes['ContactCentreQueue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactCentreTagResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ContactCentreTag'] = ResolversParentTypes['ContactCentreTag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactCentreTeamResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ContactCentreTeam'] = ResolversParentTypes['ContactCentreTeam']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateDirectoryHrInstancePayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['CreateDirectoryHrInstancePayload'] = ResolversParentTypes['CreateDirectoryHrInstancePayload']> = {
  hrInstance?: Resolver<Maybe<ResolversTypes['DirectoryHrInstance']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateIdentityProviderPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['CreateIdentityProviderPayload'] = ResolversParentTypes['CreateIdentityProviderPayload']> = {
  provider?: Resolver<Maybe<ResolversTypes['IdentityProvider']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CrmPersonResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['CrmPerson'] = ResolversParentTypes['CrmPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CrmPersonFieldResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['CrmPersonField'] = ResolversParentTypes['CrmPersonField']> = {
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

export type DeleteDirectoryPushEndpointPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DeleteDirectoryPushEndpointPayload'] = ResolversParentTypes['DeleteDirectoryPushEndpointPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  directoryUser?: Resolver<Maybe<ResolversTypes['DirectoryUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteDirectoryUserGroupPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DeleteDirectoryUserGroupPayload'] = ResolversParentTypes['DeleteDirectoryUserGroupPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteIdentityProviderKeyPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DeleteIdentityProviderKeyPayload'] = ResolversParentTypes['DeleteIdentityProviderKeyPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteIdentityProviderPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DeleteIdentityProviderPayload'] = ResolversParentTypes['DeleteIdentityProviderPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteIdentityUserLinkedObjectPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DeleteIdentityUserLinkedObjectPayload'] = ResolversParentTypes['DeleteIdentityUserLinkedObjectPayload']> = {
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeletePsaBIntegrationPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DeletePsaBIntegrationPayload'] = ResolversParentTypes['DeletePsaBIntegrationPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DirectoryResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['Directory'] = ResolversParentTypes['Directory']> = {
  hrInstance?: Resolver<Maybe<ResolversTypes['DirectoryHrInstance']>, ParentType, ContextType, RequireFields<DirectoryHrInstanceArgs, 'id'>>;
  hrInstances?: Resolver<Maybe<ResolversTypes['DirectoryHrInstanceConnection']>, ParentType, ContextType, Partial<DirectoryHrInstancesArgs>>;
  user?: Resolver<Maybe<ResolversTypes['DirectoryUser']>, ParentType, ContextType, RequireFields<DirectoryUserArgs, 'id'>>;
  userGroup?: Resolver<Maybe<ResolversTypes['DirectoryUserGroup']>, ParentType, ContextType, RequireFields<DirectoryUserGroupArgs, 'id'>>;
};

export type DirectoryDeviceResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryDevice'] = ResolversParentTypes['DirectoryDevice']> = {
  appVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  biometricsEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  make?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  os?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  osVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DirectoryHrAttributeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryHrAttribute'] = ResolversParentTypes['DirectoryHrAttribute']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DirectoryHrImportEntryResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryHrImportEntry'] = ResolversParentTypes['DirectoryHrImportEntry']> = {
  attributes?: Resolver<Maybe<Array<ResolversTypes['DirectoryHrAttribute']>>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DirectoryHrImportJobResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryHrImportJob'] = ResolversParentTypes['DirectoryHrImportJob']> = {
  hrInstance?: Resolver<Maybe<ResolversTypes['DirectoryHrInstance']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  results?: Resolver<Maybe<ResolversTypes['DirectoryHrImportResultConnection']>, ParentType, ContextType, Partial<DirectoryHrImportJobResultsArgs>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DirectoryHrImportResultResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryHrImportResult'] = ResolversParentTypes['DirectoryHrImportResult']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  directoryUser?: Resolver<Maybe<ResolversTypes['DirectoryUser']>, ParentType, ContextType>;
  entry?: Resolver<Maybe<ResolversTypes['DirectoryHrImportEntry']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['DirectoryHrImportStatus']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type DirectoryHrImportResultConnectionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryHrImportResultConnection'] = ResolversParentTypes['DirectoryHrImportResultConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DirectoryHrImportResultEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['DirectoryHrImportResult']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DirectoryHrImportResultEdgeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryHrImportResultEdge'] = ResolversParentTypes['DirectoryHrImportResultEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DirectoryHrImportResult'], ParentType, ContextType>;
};

export type DirectoryHrInstanceResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryHrInstance'] = ResolversParentTypes['DirectoryHrInstance'], FederationReferenceType extends FederationReferenceTypes['DirectoryHrInstance'] = FederationReferenceTypes['DirectoryHrInstance']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['DirectoryHrInstance']> | FederationReferenceType, FederationReferenceType, ContextType>;
  authorizationMethods?: Resolver<Maybe<Array<ResolversTypes['DirectoryHrAuthorizationMethod']>>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importJob?: Resolver<Maybe<ResolversTypes['DirectoryHrImportJob']>, ParentType, ContextType, RequireFields<DirectoryHrInstanceImportJobArgs, 'id'>>;
  lastImportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reportUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['DirectoryHrInstanceType']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workers?: Resolver<Maybe<ResolversTypes['DirectoryHrWorkerConnection']>, ParentType, ContextType, Partial<DirectoryHrInstanceWorkersArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DirectoryHrInstanceConnectionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryHrInstanceConnection'] = ResolversParentTypes['DirectoryHrInstanceConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DirectoryHrInstanceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['DirectoryHrInstance']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DirectoryHrInstanceEdgeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryHrInstanceEdge'] = ResolversParentTypes['DirectoryHrInstanceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DirectoryHrInstance'], ParentType, ContextType>;
};

export type DirectoryHrWorkerResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryHrWorker'] = ResolversParentTypes['DirectoryHrWorker']> = {
  attributes?: Resolver<Maybe<Array<ResolversTypes['DirectoryHrAttribute']>>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DirectoryHrWorkerConnectionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryHrWorkerConnection'] = ResolversParentTypes['DirectoryHrWorkerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DirectoryHrWorkerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['DirectoryHrWorker']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DirectoryHrWorkerEdgeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryHrWorkerEdge'] = ResolversParentTypes['DirectoryHrWorkerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DirectoryHrWorker'], ParentType, ContextType>;
};

export type DirectoryLdapGroupResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryLdapGroup'] = ResolversParentTypes['DirectoryLdapGroup']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DirectoryMemberQueryResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryMemberQuery'] = ResolversParentTypes['DirectoryMemberQuery']> = {
  filters?: Resolver<Maybe<Array<Maybe<ResolversTypes['JSON']>>>, ParentType, ContextType>;
  queryType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DirectoryMemberQueryExemptionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryMemberQueryExemption'] = ResolversParentTypes['DirectoryMemberQueryExemption']> = {
  attributes?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  directoryUser?: Resolver<Maybe<ResolversTypes['DirectoryUser']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DirectoryPosixGroupResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryPosixGroup'] = ResolversParentTypes['DirectoryPosixGroup']> = {
  groupNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DirectoryPushEndpointResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryPushEndpoint'] = ResolversParentTypes['DirectoryPushEndpoint'], FederationReferenceType extends FederationReferenceTypes['DirectoryPushEndpoint'] = FederationReferenceTypes['DirectoryPushEndpoint']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['DirectoryPushEndpoint']> | FederationReferenceType, FederationReferenceType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['DirectoryDevice']>, ParentType, ContextType>;
  directoryUser?: Resolver<ResolversTypes['DirectoryUser'], ParentType, ContextType>;
  enrolledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DirectoryRadiusResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryRadius'] = ResolversParentTypes['DirectoryRadius']> = {
  reply?: Resolver<Maybe<Array<ResolversTypes['DirectoryRadiusAttribute']>>, ParentType, ContextType>;
};

export type DirectoryRadiusAttributeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryRadiusAttribute'] = ResolversParentTypes['DirectoryRadiusAttribute']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DirectorySudoResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectorySudo'] = ResolversParentTypes['DirectorySudo']> = {
  enabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  withoutPassword?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type DirectoryUserResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryUser'] = ResolversParentTypes['DirectoryUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pushEndpoint?: Resolver<Maybe<ResolversTypes['DirectoryPushEndpoint']>, ParentType, ContextType, RequireFields<DirectoryUserPushEndpointArgs, 'id'>>;
  pushEndpoints?: Resolver<Maybe<Array<ResolversTypes['DirectoryPushEndpoint']>>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type DirectoryUserGroupResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryUserGroup'] = ResolversParentTypes['DirectoryUserGroup'], FederationReferenceType extends FederationReferenceTypes['DirectoryUserGroup'] = FederationReferenceTypes['DirectoryUserGroup']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['DirectoryUserGroup']> | FederationReferenceType, FederationReferenceType, ContextType>;
  attributes?: Resolver<Maybe<ResolversTypes['DirectoryUserGroupAttributes']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberQuery?: Resolver<Maybe<ResolversTypes['DirectoryMemberQuery']>, ParentType, ContextType>;
  memberQueryExemptions?: Resolver<Maybe<Array<ResolversTypes['DirectoryMemberQueryExemption']>>, ParentType, ContextType>;
  memberSuggestionsNotify?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  membershipMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DirectoryUserGroupAttributesResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DirectoryUserGroupAttributes'] = ResolversParentTypes['DirectoryUserGroupAttributes']> = {
  ldapGroups?: Resolver<Maybe<Array<ResolversTypes['DirectoryLdapGroup']>>, ParentType, ContextType>;
  posixGroups?: Resolver<Maybe<Array<ResolversTypes['DirectoryPosixGroup']>>, ParentType, ContextType>;
  radius?: Resolver<Maybe<ResolversTypes['DirectoryRadius']>, ParentType, ContextType>;
  sambaEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sudo?: Resolver<Maybe<ResolversTypes['DirectorySudo']>, ParentType, ContextType>;
};

export type ESignatureCloudStorageProviderResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ESignatureCloudStorageProvider'] = ResolversParentTypes['ESignatureCloudStorageProvider']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnrollIdentityFactorPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['EnrollIdentityFactorPayload'] = ResolversParentTypes['EnrollIdentityFactorPayload']> = {
  activation?: Resolver<Maybe<ResolversTypes['IdentityFactorActivation']>, ParentType, ContextType>;
  factor?: Resolver<Maybe<ResolversTypes['IdentityFactor']>, ParentType, ContextType>;
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

export type ErpEmployeeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ErpEmployee'] = ResolversParentTypes['ErpEmployee']> = {
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

export type FamilyRateLimitsResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['FamilyRateLimits'] = ResolversParentTypes['FamilyRateLimits']> = {
  monthlyQuota?: Resolver<Maybe<ResolversTypes['RateQuota']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['RateLimit']>, ParentType, ContextType>;
  throttledUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type FileResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reusable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FileUploadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['FileUpload'] = ResolversParentTypes['FileUpload']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  headers?: Resolver<Array<ResolversTypes['HttpHeader']>, ParentType, ContextType>;
  maxMegabytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HttpHeaderResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['HttpHeader'] = ResolversParentTypes['HttpHeader']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IdentityResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['Identity'] = ResolversParentTypes['Identity']> = {
  appUserSchema?: Resolver<Maybe<ResolversTypes['IdentityAppUserSchema']>, ParentType, ContextType, RequireFields<IdentityAppUserSchemaArgs, 'appInstanceId'>>;
  factorTransaction?: Resolver<Maybe<ResolversTypes['IdentityFactorTransaction']>, ParentType, ContextType, RequireFields<IdentityFactorTransactionArgs, 'id'>>;
  group?: Resolver<Maybe<ResolversTypes['IdentityGroup']>, ParentType, ContextType, RequireFields<IdentityGroupArgs, 'id'>>;
  groupSchema?: Resolver<Maybe<ResolversTypes['IdentityGroupSchema']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['IdentityProvider']>, ParentType, ContextType, RequireFields<IdentityProviderArgs, 'id'>>;
  providerKey?: Resolver<Maybe<ResolversTypes['IdentityProviderKey']>, ParentType, ContextType, RequireFields<IdentityProviderKeyArgs, 'id'>>;
  providerKeys?: Resolver<Maybe<ResolversTypes['IdentityProviderKeyConnection']>, ParentType, ContextType, Partial<IdentityProviderKeysArgs>>;
  providers?: Resolver<Maybe<ResolversTypes['IdentityProviderConnection']>, ParentType, ContextType, Partial<IdentityProvidersArgs>>;
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
  userSchema?: Resolver<Maybe<ResolversTypes['IdentityAppUserSchema']>, ParentType, ContextType>;
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

export type IdentityAppUserSchemaResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityAppUserSchema'] = ResolversParentTypes['IdentityAppUserSchema'], FederationReferenceType extends FederationReferenceTypes['IdentityAppUserSchema'] = FederationReferenceTypes['IdentityAppUserSchema']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['IdentityAppUserSchema']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileParts?: Resolver<Maybe<Array<ResolversTypes['JSON']>>, ParentType, ContextType>;
  properties?: Resolver<Maybe<Array<ResolversTypes['IdentitySchemaProperty']>>, ParentType, ContextType>;
  schemaId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schemaUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type IdentityCatalogFactorResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityCatalogFactor'] = ResolversParentTypes['IdentityCatalogFactor']> = {
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['IdentityFactorStatus']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['IdentityFactorType']>, ParentType, ContextType>;
  vendorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IdentityFactorResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityFactor'] = ResolversParentTypes['IdentityFactor'], FederationReferenceType extends FederationReferenceTypes['IdentityFactor'] = FederationReferenceTypes['IdentityFactor']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['IdentityFactor']> | FederationReferenceType, FederationReferenceType, ContextType>;
  authenticatorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  credentialId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deviceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['IdentityFactorQuestion']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['IdentityFactorStatus']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['IdentityFactorType']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IdentityFactorActivationResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityFactorActivation'] = ResolversParentTypes['IdentityFactorActivation']> = {
  encoding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  keyLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sharedSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeStepSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IdentityFactorQuestionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityFactorQuestion'] = ResolversParentTypes['IdentityFactorQuestion']> = {
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IdentityFactorTransactionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityFactorTransaction'] = ResolversParentTypes['IdentityFactorTransaction'], FederationReferenceType extends FederationReferenceTypes['IdentityFactorTransaction'] = FederationReferenceTypes['IdentityFactorTransaction']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['IdentityFactorTransaction']> | FederationReferenceType, FederationReferenceType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['IdentityFactorResult']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IdentityGroupResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityGroup'] = ResolversParentTypes['IdentityGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  members?: Resolver<Maybe<ResolversTypes['IdentityUserConnection']>, ParentType, ContextType, Partial<IdentityGroupMembersArgs>>;
  role?: Resolver<Maybe<ResolversTypes['IdentityRole']>, ParentType, ContextType, RequireFields<IdentityGroupRoleArgs, 'id'>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IdentityGroupSchemaResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityGroupSchema'] = ResolversParentTypes['IdentityGroupSchema']> = {
  baseProperties?: Resolver<Maybe<Array<ResolversTypes['IdentitySchemaProperty']>>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customProperties?: Resolver<Maybe<Array<ResolversTypes['IdentitySchemaProperty']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileParts?: Resolver<Maybe<Array<ResolversTypes['JSON']>>, ParentType, ContextType>;
  schemaId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schemaUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type IdentityProviderResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProvider'] = ResolversParentTypes['IdentityProvider'], FederationReferenceType extends FederationReferenceTypes['IdentityProvider'] = FederationReferenceTypes['IdentityProvider']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['IdentityProvider']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuerMode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  policy?: Resolver<Maybe<ResolversTypes['IdentityProviderPolicy']>, ParentType, ContextType>;
  protocol?: Resolver<Maybe<ResolversTypes['IdentityProviderProtocol']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['IdentityProviderStatus']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IdentityProviderAccountLinkResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderAccountLink'] = ResolversParentTypes['IdentityProviderAccountLink']> = {
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filter?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type IdentityProviderAlgorithmsResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderAlgorithms'] = ResolversParentTypes['IdentityProviderAlgorithms']> = {
  request?: Resolver<Maybe<ResolversTypes['IdentityProviderMessageAlgorithms']>, ParentType, ContextType>;
  response?: Resolver<Maybe<ResolversTypes['IdentityProviderMessageAlgorithms']>, ParentType, ContextType>;
};

export type IdentityProviderClientResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderClient'] = ResolversParentTypes['IdentityProviderClient']> = {
  clientId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IdentityProviderConnectionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderConnection'] = ResolversParentTypes['IdentityProviderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['IdentityProviderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['IdentityProvider']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type IdentityProviderCredentialsResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderCredentials'] = ResolversParentTypes['IdentityProviderCredentials']> = {
  client?: Resolver<Maybe<ResolversTypes['IdentityProviderClient']>, ParentType, ContextType>;
  signing?: Resolver<Maybe<ResolversTypes['IdentityProviderSigning']>, ParentType, ContextType>;
  trust?: Resolver<Maybe<ResolversTypes['IdentityProviderTrust']>, ParentType, ContextType>;
};

export type IdentityProviderEdgeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderEdge'] = ResolversParentTypes['IdentityProviderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['IdentityProvider'], ParentType, ContextType>;
};

export type IdentityProviderEndpointResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderEndpoint'] = ResolversParentTypes['IdentityProviderEndpoint']> = {
  binding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destination?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IdentityProviderEndpointsResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderEndpoints'] = ResolversParentTypes['IdentityProviderEndpoints']> = {
  acs?: Resolver<Maybe<ResolversTypes['IdentityProviderEndpoint']>, ParentType, ContextType>;
  authorization?: Resolver<Maybe<ResolversTypes['IdentityProviderEndpoint']>, ParentType, ContextType>;
  jwks?: Resolver<Maybe<ResolversTypes['IdentityProviderEndpoint']>, ParentType, ContextType>;
  metadata?: Resolver<Maybe<ResolversTypes['IdentityProviderEndpoint']>, ParentType, ContextType>;
  slo?: Resolver<Maybe<ResolversTypes['IdentityProviderEndpoint']>, ParentType, ContextType>;
  sso?: Resolver<Maybe<ResolversTypes['IdentityProviderEndpoint']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['IdentityProviderEndpoint']>, ParentType, ContextType>;
  userInfo?: Resolver<Maybe<ResolversTypes['IdentityProviderEndpoint']>, ParentType, ContextType>;
};

export type IdentityProviderGroupProvisioningResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderGroupProvisioning'] = ResolversParentTypes['IdentityProviderGroupProvisioning']> = {
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assignments?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  filter?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  sourceAttributeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IdentityProviderKeyResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderKey'] = ResolversParentTypes['IdentityProviderKey'], FederationReferenceType extends FederationReferenceTypes['IdentityProviderKey'] = FederationReferenceTypes['IdentityProviderKey']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['IdentityProviderKey']> | FederationReferenceType, FederationReferenceType, ContextType>;
  algorithm?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  certificateChain?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  certificateUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  exponent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modulus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operations?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['IdentityProviderKeyStatus']>, ParentType, ContextType>;
  thumbprintSha1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thumbprintSha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  use?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IdentityProviderKeyConnectionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderKeyConnection'] = ResolversParentTypes['IdentityProviderKeyConnection']> = {
  edges?: Resolver<Array<ResolversTypes['IdentityProviderKeyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['IdentityProviderKey']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type IdentityProviderKeyEdgeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderKeyEdge'] = ResolversParentTypes['IdentityProviderKeyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['IdentityProviderKey'], ParentType, ContextType>;
};

export type IdentityProviderMessageAlgorithmsResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderMessageAlgorithms'] = ResolversParentTypes['IdentityProviderMessageAlgorithms']> = {
  signature?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type IdentityProviderPolicyResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderPolicy'] = ResolversParentTypes['IdentityProviderPolicy']> = {
  accountLink?: Resolver<Maybe<ResolversTypes['IdentityProviderAccountLink']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  maxClockSkew?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  provisioning?: Resolver<Maybe<ResolversTypes['IdentityProviderProvisioning']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['IdentityProviderSubjectPolicy']>, ParentType, ContextType>;
};

export type IdentityProviderProtocolResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderProtocol'] = ResolversParentTypes['IdentityProviderProtocol']> = {
  algorithms?: Resolver<Maybe<ResolversTypes['IdentityProviderAlgorithms']>, ParentType, ContextType>;
  credentials?: Resolver<Maybe<ResolversTypes['IdentityProviderCredentials']>, ParentType, ContextType>;
  endpoints?: Resolver<Maybe<ResolversTypes['IdentityProviderEndpoints']>, ParentType, ContextType>;
  issuer?: Resolver<Maybe<ResolversTypes['IdentityProviderEndpoint']>, ParentType, ContextType>;
  relayState?: Resolver<Maybe<ResolversTypes['IdentityProviderRelayState']>, ParentType, ContextType>;
  scopes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['IdentityProviderProtocolSettings']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IdentityProviderProtocolSettingsResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderProtocolSettings'] = ResolversParentTypes['IdentityProviderProtocolSettings']> = {
  nameFormat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IdentityProviderProvisioningResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderProvisioning'] = ResolversParentTypes['IdentityProviderProvisioning']> = {
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['IdentityProviderProvisioningConditions']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ResolversTypes['IdentityProviderGroupProvisioning']>, ParentType, ContextType>;
  profileMaster?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type IdentityProviderProvisioningConditionsResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderProvisioningConditions'] = ResolversParentTypes['IdentityProviderProvisioningConditions']> = {
  deprovisioned?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  suspended?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type IdentityProviderRelayStateResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderRelayState'] = ResolversParentTypes['IdentityProviderRelayState']> = {
  format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IdentityProviderSigningResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderSigning'] = ResolversParentTypes['IdentityProviderSigning']> = {
  key?: Resolver<Maybe<ResolversTypes['IdentityProviderKey']>, ParentType, ContextType>;
  kid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teamId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IdentityProviderSubjectPolicyResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderSubjectPolicy'] = ResolversParentTypes['IdentityProviderSubjectPolicy']> = {
  filter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  format?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  matchAttribute?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userNameTemplate?: Resolver<Maybe<ResolversTypes['IdentityProviderUserNameTemplate']>, ParentType, ContextType>;
};

export type IdentityProviderTrustResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderTrust'] = ResolversParentTypes['IdentityProviderTrust']> = {
  audience?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['IdentityProviderKey']>, ParentType, ContextType>;
  kid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revocation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revocationCacheLifetime?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type IdentityProviderUserNameTemplateResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityProviderUserNameTemplate'] = ResolversParentTypes['IdentityProviderUserNameTemplate']> = {
  template?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IdentitySchemaPropertyResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentitySchemaProperty'] = ResolversParentTypes['IdentitySchemaProperty']> = {
  allowedValues?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  definition?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  itemType?: Resolver<Maybe<ResolversTypes['IdentityPropertyType']>, ParentType, ContextType>;
  maxLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['IdentityPropertyType']>, ParentType, ContextType>;
};

export type IdentitySubscriptionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentitySubscription'] = ResolversParentTypes['IdentitySubscription']> = {
  channels?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  subscribed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IdentityUserResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityUser'] = ResolversParentTypes['IdentityUser']> = {
  activatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  contactCentreEndUser?: Resolver<Maybe<ResolversTypes['ContactCentreEndUser']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  factor?: Resolver<Maybe<ResolversTypes['IdentityFactor']>, ParentType, ContextType, RequireFields<IdentityUserFactorArgs, 'id'>>;
  factorCatalog?: Resolver<Maybe<Array<ResolversTypes['IdentityCatalogFactor']>>, ParentType, ContextType>;
  factorQuestions?: Resolver<Maybe<Array<ResolversTypes['IdentityFactorQuestion']>>, ParentType, ContextType>;
  factors?: Resolver<Maybe<Array<ResolversTypes['IdentityFactor']>>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedObjects?: Resolver<Maybe<ResolversTypes['IdentityUserConnection']>, ParentType, ContextType, RequireFields<IdentityUserLinkedObjectsArgs, 'relationshipName'>>;
  login?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobilePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectPerson?: Resolver<Maybe<ResolversTypes['ProjectPerson']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['IdentityRole']>, ParentType, ContextType, RequireFields<IdentityUserRoleArgs, 'id'>>;
  roles?: Resolver<Maybe<Array<ResolversTypes['IdentityRole']>>, ParentType, ContextType>;
  socialUser?: Resolver<Maybe<ResolversTypes['SocialUser']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['IdentityUserStatus']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['IdentitySubscription']>, ParentType, ContextType, RequireFields<IdentityUserSubscriptionArgs, 'type'>>;
  subscriptions?: Resolver<Maybe<Array<ResolversTypes['IdentitySubscription']>>, ParentType, ContextType>;
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

export type ImportDirectoryHrUsersPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ImportDirectoryHrUsersPayload'] = ResolversParentTypes['ImportDirectoryHrUsersPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['DirectoryHrImportJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MarketingContactResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['MarketingContact'] = ResolversParentTypes['MarketingContact']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarketingCustomFieldResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['MarketingCustomField'] = ResolversParentTypes['MarketingCustomField']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarketingExportJobResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['MarketingExportJob'] = ResolversParentTypes['MarketingExportJob']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarketingImportJobResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['MarketingImportJob'] = ResolversParentTypes['MarketingImportJob']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  activateIdentityFactor?: Resolver<Maybe<ResolversTypes['ActivateIdentityFactorPayload']>, ParentType, ContextType, RequireFields<MutationActivateIdentityFactorArgs, 'input'>>;
  addIdentityGroupUser?: Resolver<Maybe<ResolversTypes['AddIdentityGroupUserPayload']>, ParentType, ContextType, RequireFields<MutationAddIdentityGroupUserArgs, 'input'>>;
  addIdentityProviderKey?: Resolver<Maybe<ResolversTypes['AddIdentityProviderKeyPayload']>, ParentType, ContextType, RequireFields<MutationAddIdentityProviderKeyArgs, 'input'>>;
  addIdentityRoleAllAppTargets?: Resolver<Maybe<ResolversTypes['AddIdentityRoleAllAppTargetsPayload']>, ParentType, ContextType, RequireFields<MutationAddIdentityRoleAllAppTargetsArgs, 'input'>>;
  addIdentityRoleAppTarget?: Resolver<Maybe<ResolversTypes['AddIdentityRoleAppTargetPayload']>, ParentType, ContextType, RequireFields<MutationAddIdentityRoleAppTargetArgs, 'input'>>;
  addIdentityRoleGroupTarget?: Resolver<Maybe<ResolversTypes['AddIdentityRoleGroupTargetPayload']>, ParentType, ContextType, RequireFields<MutationAddIdentityRoleGroupTargetArgs, 'input'>>;
  assignIdentityGroupRole?: Resolver<Maybe<ResolversTypes['AssignIdentityGroupRolePayload']>, ParentType, ContextType, RequireFields<MutationAssignIdentityGroupRoleArgs, 'input'>>;
  assignIdentityUserRole?: Resolver<Maybe<ResolversTypes['AssignIdentityUserRolePayload']>, ParentType, ContextType, RequireFields<MutationAssignIdentityUserRoleArgs, 'input'>>;
  authorizeDirectoryHrInstance?: Resolver<Maybe<ResolversTypes['AuthorizeDirectoryHrInstancePayload']>, ParentType, ContextType, RequireFields<MutationAuthorizeDirectoryHrInstanceArgs, 'input'>>;
  createDirectoryHrInstance?: Resolver<Maybe<ResolversTypes['CreateDirectoryHrInstancePayload']>, ParentType, ContextType, RequireFields<MutationCreateDirectoryHrInstanceArgs, 'input'>>;
  createIdentityProvider?: Resolver<Maybe<ResolversTypes['CreateIdentityProviderPayload']>, ParentType, ContextType, RequireFields<MutationCreateIdentityProviderArgs, 'input'>>;
  deleteDirectoryPushEndpoint?: Resolver<Maybe<ResolversTypes['DeleteDirectoryPushEndpointPayload']>, ParentType, ContextType, RequireFields<MutationDeleteDirectoryPushEndpointArgs, 'input'>>;
  deleteDirectoryUserGroup?: Resolver<Maybe<ResolversTypes['DeleteDirectoryUserGroupPayload']>, ParentType, ContextType, RequireFields<MutationDeleteDirectoryUserGroupArgs, 'input'>>;
  deleteIdentityProvider?: Resolver<Maybe<ResolversTypes['DeleteIdentityProviderPayload']>, ParentType, ContextType, RequireFields<MutationDeleteIdentityProviderArgs, 'input'>>;
  deleteIdentityProviderKey?: Resolver<Maybe<ResolversTypes['DeleteIdentityProviderKeyPayload']>, ParentType, ContextType, RequireFields<MutationDeleteIdentityProviderKeyArgs, 'input'>>;
  deleteIdentityUserLinkedObject?: Resolver<Maybe<ResolversTypes['DeleteIdentityUserLinkedObjectPayload']>, ParentType, ContextType, RequireFields<MutationDeleteIdentityUserLinkedObjectArgs, 'input'>>;
  deletePsaBIntegration?: Resolver<Maybe<ResolversTypes['DeletePsaBIntegrationPayload']>, ParentType, ContextType, RequireFields<MutationDeletePsaBIntegrationArgs, 'input'>>;
  enrollIdentityFactor?: Resolver<Maybe<ResolversTypes['EnrollIdentityFactorPayload']>, ParentType, ContextType, RequireFields<MutationEnrollIdentityFactorArgs, 'input'>>;
  importDirectoryHrUsers?: Resolver<Maybe<ResolversTypes['ImportDirectoryHrUsersPayload']>, ParentType, ContextType, RequireFields<MutationImportDirectoryHrUsersArgs, 'input'>>;
  removeDirectoryHrInstanceAuthorizations?: Resolver<Maybe<ResolversTypes['RemoveDirectoryHrInstanceAuthorizationsPayload']>, ParentType, ContextType, RequireFields<MutationRemoveDirectoryHrInstanceAuthorizationsArgs, 'input'>>;
  removeIdentityGroupUser?: Resolver<Maybe<ResolversTypes['RemoveIdentityGroupUserPayload']>, ParentType, ContextType, RequireFields<MutationRemoveIdentityGroupUserArgs, 'input'>>;
  removeIdentityRoleAppTarget?: Resolver<Maybe<ResolversTypes['RemoveIdentityRoleAppTargetPayload']>, ParentType, ContextType, RequireFields<MutationRemoveIdentityRoleAppTargetArgs, 'input'>>;
  removeIdentityRoleGroupTarget?: Resolver<Maybe<ResolversTypes['RemoveIdentityRoleGroupTargetPayload']>, ParentType, ContextType, RequireFields<MutationRemoveIdentityRoleGroupTargetArgs, 'input'>>;
  replaceDirectoryUserGroup?: Resolver<Maybe<ResolversTypes['ReplaceDirectoryUserGroupPayload']>, ParentType, ContextType, RequireFields<MutationReplaceDirectoryUserGroupArgs, 'input'>>;
  resetIdentityUserPassword?: Resolver<Maybe<ResolversTypes['ResetIdentityUserPasswordPayload']>, ParentType, ContextType, RequireFields<MutationResetIdentityUserPasswordArgs, 'input'>>;
  resolveApiSpec?: Resolver<Maybe<ResolversTypes['ResolveApiSpecPayload']>, ParentType, ContextType, RequireFields<MutationResolveApiSpecArgs, 'input'>>;
  revokeIdentityUserSessions?: Resolver<Maybe<ResolversTypes['RevokeIdentityUserSessionsPayload']>, ParentType, ContextType, RequireFields<MutationRevokeIdentityUserSessionsArgs, 'input'>>;
  suspendIdentityUser?: Resolver<Maybe<ResolversTypes['SuspendIdentityUserPayload']>, ParentType, ContextType, RequireFields<MutationSuspendIdentityUserArgs, 'input'>>;
  unassignIdentityRole?: Resolver<Maybe<ResolversTypes['UnassignIdentityRolePayload']>, ParentType, ContextType, RequireFields<MutationUnassignIdentityRoleArgs, 'input'>>;
  unenrollIdentityFactor?: Resolver<Maybe<ResolversTypes['UnenrollIdentityFactorPayload']>, ParentType, ContextType, RequireFields<MutationUnenrollIdentityFactorArgs, 'input'>>;
  unlockIdentityUser?: Resolver<Maybe<ResolversTypes['UnlockIdentityUserPayload']>, ParentType, ContextType, RequireFields<MutationUnlockIdentityUserArgs, 'input'>>;
  unsuspendIdentityUser?: Resolver<Maybe<ResolversTypes['UnsuspendIdentityUserPayload']>, ParentType, ContextType, RequireFields<MutationUnsuspendIdentityUserArgs, 'input'>>;
  updateDirectoryHrInstance?: Resolver<Maybe<ResolversTypes['UpdateDirectoryHrInstancePayload']>, ParentType, ContextType, RequireFields<MutationUpdateDirectoryHrInstanceArgs, 'input'>>;
  updateDirectoryPushEndpoint?: Resolver<Maybe<ResolversTypes['UpdateDirectoryPushEndpointPayload']>, ParentType, ContextType, RequireFields<MutationUpdateDirectoryPushEndpointArgs, 'input'>>;
  updateIdentityAppUserSchema?: Resolver<Maybe<ResolversTypes['UpdateIdentityAppUserSchemaPayload']>, ParentType, ContextType, RequireFields<MutationUpdateIdentityAppUserSchemaArgs, 'input'>>;
  updateIdentityGroupSchema?: Resolver<Maybe<ResolversTypes['UpdateIdentityGroupSchemaPayload']>, ParentType, ContextType, RequireFields<MutationUpdateIdentityGroupSchemaArgs, 'input'>>;
  updateIdentityProvider?: Resolver<Maybe<ResolversTypes['UpdateIdentityProviderPayload']>, ParentType, ContextType, RequireFields<MutationUpdateIdentityProviderArgs, 'input'>>;
  updatePsaAIntegration?: Resolver<Maybe<ResolversTypes['UpdatePsaAIntegrationPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePsaAIntegrationArgs, 'input'>>;
  updatePsaAMappings?: Resolver<Maybe<ResolversTypes['UpdatePsaAMappingsPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePsaAMappingsArgs, 'input'>>;
  updatePsaASettings?: Resolver<Maybe<ResolversTypes['UpdatePsaASettingsPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePsaASettingsArgs, 'input'>>;
  updatePsaBIntegration?: Resolver<Maybe<ResolversTypes['UpdatePsaBIntegrationPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePsaBIntegrationArgs, 'input'>>;
  updatePsaBMappings?: Resolver<Maybe<ResolversTypes['UpdatePsaBMappingsPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePsaBMappingsArgs, 'input'>>;
  updatePsaBSettings?: Resolver<Maybe<ResolversTypes['UpdatePsaBSettingsPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePsaBSettingsArgs, 'input'>>;
  verifyIdentityFactor?: Resolver<Maybe<ResolversTypes['VerifyIdentityFactorPayload']>, ParentType, ContextType, RequireFields<MutationVerifyIdentityFactorArgs, 'input'>>;
};

export type NodeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AccountingPayment' | 'AccountingPrepayment' | 'ApiEndpoint' | 'ApiProvider' | 'BankAccount' | 'BankAccountDay' | 'BankApplication' | 'BankApplicationForm' | 'BankCard' | 'BankCardAuthorization' | 'BankCardAuthorizationRequest' | 'BankCheckDeposit' | 'BankCheckPayment' | 'BankCounterparty' | 'BankCustomer' | 'BankDispute' | 'BankEvent' | 'BankInstitution' | 'BankPayment' | 'BankReceivedPayment' | 'BankRecurringPayment' | 'BankRepayment' | 'BankReward' | 'BankStatement' | 'BankTransaction' | 'BankWebhook' | 'Company' | 'ConnectConfiguration' | 'ConnectOAuth' | 'ConnectorsProvider' | 'ContactCentreEndUser' | 'ContactCentreQueue' | 'ContactCentreTag' | 'ContactCentreTeam' | 'CrmPerson' | 'CrmPersonField' | 'DirectoryHrInstance' | 'DirectoryPushEndpoint' | 'DirectoryUserGroup' | 'ESignatureCloudStorageProvider' | 'EnvelopeDocument' | 'EnvelopeRecipient' | 'ErpEmployee' | 'ErpPurchaseInvoiceLine' | 'ErpRetainedEarningsLine' | 'ErpSalesCreditMemo' | 'ErpSalesCreditMemoLine' | 'ErpTimeRegistrationEntry' | 'ErpTrialBalanceRow' | 'ErpUnitOfMeasure' | 'ErpVendor' | 'ErpVendorPurchase' | 'IdentityAppUserSchema' | 'IdentityFactor' | 'IdentityFactorTransaction' | 'IdentityProvider' | 'IdentityProviderKey' | 'IdentityRole' | 'MarketingContact' | 'MarketingCustomField' | 'MarketingExportJob' | 'MarketingImportJob' | 'ProjectPerson' | 'PsaAAddition' | 'PsaAAgreement' | 'PsaACompany' | 'PsaAIntegration' | 'PsaAMapping' | 'PsaBBillingOption' | 'PsaBCompany' | 'PsaBIntegration' | 'PsaBMapping' | 'SocialPost' | 'SocialUser' | 'SupportGroup' | 'SupportOrganization' | 'SupportResourceCollection' | 'SupportSatisfactionRating' | 'SupportSatisfactionReason' | 'SupportSlaPolicy' | 'SupportUser' | 'Ticket' | 'TicketComment' | 'TicketField' | 'TicketFieldOption' | 'TicketForm' | 'TicketMetricSet' | 'TreasuryFinancialAccount' | 'TreasuryInboundTransfer' | 'TreasuryOutboundPayment' | 'User', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProjectPersonResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ProjectPerson'] = ResolversParentTypes['ProjectPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PsaAAdditionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaAAddition'] = ResolversParentTypes['PsaAAddition'], FederationReferenceType extends FederationReferenceTypes['PsaAAddition'] = FederationReferenceTypes['PsaAAddition']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['PsaAAddition']> | FederationReferenceType, FederationReferenceType, ContextType>;
  billCustomer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canceledDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effectiveDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unitCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PsaAAdditionConnectionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaAAdditionConnection'] = ResolversParentTypes['PsaAAdditionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PsaAAdditionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PsaAAddition']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PsaAAdditionEdgeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaAAdditionEdge'] = ResolversParentTypes['PsaAAdditionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PsaAAddition'], ParentType, ContextType>;
};

export type PsaAAgreementResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaAAgreement'] = ResolversParentTypes['PsaAAgreement'], FederationReferenceType extends FederationReferenceTypes['PsaAAgreement'] = FederationReferenceTypes['PsaAAgreement']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['PsaAAgreement']> | FederationReferenceType, FederationReferenceType, ContextType>;
  additions?: Resolver<Maybe<ResolversTypes['PsaAAdditionConnection']>, ParentType, ContextType, Partial<PsaAAgreementAdditionsArgs>>;
  billingCycle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['PsaACompany']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PsaAAgreementConnectionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaAAgreementConnection'] = ResolversParentTypes['PsaAAgreementConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PsaAAgreementEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PsaAAgreement']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PsaAAgreementEdgeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaAAgreementEdge'] = ResolversParentTypes['PsaAAgreementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PsaAAgreement'], ParentType, ContextType>;
};

export type PsaACompanyResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaACompany'] = ResolversParentTypes['PsaACompany'], FederationReferenceType extends FederationReferenceTypes['PsaACompany'] = FederationReferenceTypes['PsaACompany']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['PsaACompany']> | FederationReferenceType, FederationReferenceType, ContextType>;
  agreements?: Resolver<Maybe<ResolversTypes['PsaAAgreementConnection']>, ParentType, ContextType, Partial<PsaACompanyAgreementsArgs>>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mappings?: Resolver<Maybe<ResolversTypes['PsaAMappingConnection']>, ParentType, ContextType, Partial<PsaACompanyMappingsArgs>>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  types?: Resolver<Maybe<Array<ResolversTypes['PsaACompanyType']>>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PsaACompanyConnectionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaACompanyConnection'] = ResolversParentTypes['PsaACompanyConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PsaACompanyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PsaACompany']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PsaACompanyEdgeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaACompanyEdge'] = ResolversParentTypes['PsaACompanyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PsaACompany'], ParentType, ContextType>;
};

export type PsaACompanyTypeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaACompanyType'] = ResolversParentTypes['PsaACompanyType']> = {
  default?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PsaAIntegrationResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaAIntegration'] = ResolversParentTypes['PsaAIntegration'], FederationReferenceType extends FederationReferenceTypes['PsaAIntegration'] = FederationReferenceTypes['PsaAIntegration']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['PsaAIntegration']> | FederationReferenceType, FederationReferenceType, ContextType>;
  agreements?: Resolver<Maybe<ResolversTypes['PsaAAgreementConnection']>, ParentType, ContextType, Partial<PsaAIntegrationAgreementsArgs>>;
  companies?: Resolver<Maybe<ResolversTypes['PsaACompanyConnection']>, ParentType, ContextType, Partial<PsaAIntegrationCompaniesArgs>>;
  companyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyTypes?: Resolver<Maybe<Array<ResolversTypes['PsaACompanyType']>>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasPrivateKey?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSyncedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mappings?: Resolver<Maybe<ResolversTypes['PsaAMappingConnection']>, ParentType, ContextType, Partial<PsaAIntegrationMappingsArgs>>;
  provider?: Resolver<Maybe<ResolversTypes['ConnectorsProvider']>, ParentType, ContextType>;
  publicKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['PsaASettings']>, ParentType, ContextType>;
  syncErrors?: Resolver<Maybe<Array<ResolversTypes['PsaSyncError']>>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PsaAMappingResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaAMapping'] = ResolversParentTypes['PsaAMapping'], FederationReferenceType extends FederationReferenceTypes['PsaAMapping'] = FederationReferenceTypes['PsaAMapping']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['PsaAMapping']> | FederationReferenceType, FederationReferenceType, ContextType>;
  addition?: Resolver<Maybe<ResolversTypes['PsaAAddition']>, ParentType, ContextType>;
  agreement?: Resolver<Maybe<ResolversTypes['PsaAAgreement']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['PsaACompany']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['ConnectorsOrganization']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PsaAMappingConnectionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaAMappingConnection'] = ResolversParentTypes['PsaAMappingConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PsaAMappingEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PsaAMapping']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PsaAMappingEdgeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaAMappingEdge'] = ResolversParentTypes['PsaAMappingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PsaAMapping'], ParentType, ContextType>;
};

export type PsaASettingsResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaASettings'] = ResolversParentTypes['PsaASettings']> = {
  automaticTicketing?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  companyTypeIds?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  companyTypes?: Resolver<Maybe<Array<ResolversTypes['PsaACompanyType']>>, ParentType, ContextType>;
};

export type PsaBBillingResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaBBilling'] = ResolversParentTypes['PsaBBilling']> = {
  lineItemId?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  lineItemName?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  scheduleId?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  scheduleName?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type PsaBBillingOptionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaBBillingOption'] = ResolversParentTypes['PsaBBillingOption'], FederationReferenceType extends FederationReferenceTypes['PsaBBillingOption'] = FederationReferenceTypes['PsaBBillingOption']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['PsaBBillingOption']> | FederationReferenceType, FederationReferenceType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['PsaBCompany']>, ParentType, ContextType>;
  frequency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineItemId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineItemName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  scheduleId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheduleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PsaBBillingOptionConnectionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaBBillingOptionConnection'] = ResolversParentTypes['PsaBBillingOptionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PsaBBillingOptionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PsaBBillingOption']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PsaBBillingOptionEdgeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaBBillingOptionEdge'] = ResolversParentTypes['PsaBBillingOptionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PsaBBillingOption'], ParentType, ContextType>;
};

export type PsaBCompanyResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaBCompany'] = ResolversParentTypes['PsaBCompany'], FederationReferenceType extends FederationReferenceTypes['PsaBCompany'] = FederationReferenceTypes['PsaBCompany']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['PsaBCompany']> | FederationReferenceType, FederationReferenceType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mappings?: Resolver<Maybe<ResolversTypes['PsaBMappingConnection']>, ParentType, ContextType, Partial<PsaBCompanyMappingsArgs>>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PsaBCompanyConnectionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaBCompanyConnection'] = ResolversParentTypes['PsaBCompanyConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PsaBCompanyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PsaBCompany']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PsaBCompanyEdgeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaBCompanyEdge'] = ResolversParentTypes['PsaBCompanyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PsaBCompany'], ParentType, ContextType>;
};

export type PsaBIntegrationResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaBIntegration'] = ResolversParentTypes['PsaBIntegration'], FederationReferenceType extends FederationReferenceTypes['PsaBIntegration'] = FederationReferenceTypes['PsaBIntegration']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['PsaBIntegration']> | FederationReferenceType, FederationReferenceType, ContextType>;
  billingOptions?: Resolver<Maybe<ResolversTypes['PsaBBillingOptionConnection']>, ParentType, ContextType, Partial<PsaBIntegrationBillingOptionsArgs>>;
  companies?: Resolver<Maybe<ResolversTypes['PsaBCompanyConnection']>, ParentType, ContextType, Partial<PsaBIntegrationCompaniesArgs>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasApiToken?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSyncedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mappings?: Resolver<Maybe<ResolversTypes['PsaBMappingConnection']>, ParentType, ContextType, Partial<PsaBIntegrationMappingsArgs>>;
  provider?: Resolver<Maybe<ResolversTypes['ConnectorsProvider']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['PsaBSettings']>, ParentType, ContextType>;
  subdomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  syncErrors?: Resolver<Maybe<Array<ResolversTypes['PsaSyncError']>>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PsaBMappingResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaBMapping'] = ResolversParentTypes['PsaBMapping'], FederationReferenceType extends FederationReferenceTypes['PsaBMapping'] = FederationReferenceTypes['PsaBMapping']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['PsaBMapping']> | FederationReferenceType, FederationReferenceType, ContextType>;
  billing?: Resolver<Maybe<ResolversTypes['PsaBBilling']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['PsaBCompany']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['ConnectorsOrganization']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PsaBMappingConnectionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaBMappingConnection'] = ResolversParentTypes['PsaBMappingConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PsaBMappingEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PsaBMapping']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PsaBMappingEdgeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaBMappingEdge'] = ResolversParentTypes['PsaBMappingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PsaBMapping'], ParentType, ContextType>;
};

export type PsaBSettingsResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaBSettings'] = ResolversParentTypes['PsaBSettings']> = {
  automaticTicketing?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type PsaCompanyResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaCompany'] = ResolversParentTypes['PsaCompany']> = {
  __resolveType: TypeResolveFn<'PsaACompany' | 'PsaBCompany', ParentType, ContextType>;
};

export type PsaSyncErrorResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['PsaSyncError'] = ResolversParentTypes['PsaSyncError']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['PsaCompany']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occurredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['ConnectorsOrganization']>, ParentType, ContextType>;
  resource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  catalog?: Resolver<Maybe<ResolversTypes['ApiCatalog']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType, RequireFields<QueryCompanyArgs, 'domain'>>;
  connectors?: Resolver<Maybe<ResolversTypes['Connectors']>, ParentType, ContextType, Partial<QueryConnectorsArgs>>;
  directory?: Resolver<Maybe<ResolversTypes['Directory']>, ParentType, ContextType, Partial<QueryDirectoryArgs>>;
  identity?: Resolver<Maybe<ResolversTypes['Identity']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  rateLimits?: Resolver<Maybe<ResolversTypes['RateLimits']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'email'>>;
  users?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, Partial<QueryUsersArgs>>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RateLimitResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['RateLimit'] = ResolversParentTypes['RateLimit']> = {
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  operation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resetAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['RateLimitScope'], ParentType, ContextType>;
  windowSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RateLimitsResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['RateLimits'] = ResolversParentTypes['RateLimits']> = {
  catalog?: Resolver<Maybe<ResolversTypes['FamilyRateLimits']>, ParentType, ContextType>;
  connectors?: Resolver<Maybe<ResolversTypes['FamilyRateLimits']>, ParentType, ContextType>;
  directory?: Resolver<Maybe<ResolversTypes['FamilyRateLimits']>, ParentType, ContextType>;
  identity?: Resolver<Maybe<ResolversTypes['FamilyRateLimits']>, ParentType, ContextType>;
};

export type RateQuotaResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['RateQuota'] = ResolversParentTypes['RateQuota']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resetAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RemoveDirectoryHrInstanceAuthorizationsPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['RemoveDirectoryHrInstanceAuthorizationsPayload'] = ResolversParentTypes['RemoveDirectoryHrInstanceAuthorizationsPayload']> = {
  hrInstance?: Resolver<Maybe<ResolversTypes['DirectoryHrInstance']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveIdentityGroupUserPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['RemoveIdentityGroupUserPayload'] = ResolversParentTypes['RemoveIdentityGroupUserPayload']> = {
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

export type ReplaceDirectoryUserGroupPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ReplaceDirectoryUserGroupPayload'] = ResolversParentTypes['ReplaceDirectoryUserGroupPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  userGroup?: Resolver<Maybe<ResolversTypes['DirectoryUserGroup']>, ParentType, ContextType>;
};

export type ResetIdentityUserPasswordPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ResetIdentityUserPasswordPayload'] = ResolversParentTypes['ResetIdentityUserPasswordPayload']> = {
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  resetPasswordUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResolveApiSpecPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ResolveApiSpecPayload'] = ResolversParentTypes['ResolveApiSpecPayload']> = {
  provider?: Resolver<Maybe<ResolversTypes['ApiProvider']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeIdentityUserSessionsPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['RevokeIdentityUserSessionsPayload'] = ResolversParentTypes['RevokeIdentityUserSessionsPayload']> = {
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SocialPostResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['SocialPost'] = ResolversParentTypes['SocialPost']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialUserResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['SocialUser'] = ResolversParentTypes['SocialUser'], FederationReferenceType extends FederationReferenceTypes['SocialUser'] = FederationReferenceTypes['SocialUser']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SocialUser']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupportGroupResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['SupportGroup'] = ResolversParentTypes['SupportGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupportOrganizationResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['SupportOrganization'] = ResolversParentTypes['SupportOrganization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupportResourceCollectionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['SupportResourceCollection'] = ResolversParentTypes['SupportResourceCollection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupportSatisfactionRatingResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['SupportSatisfactionRating'] = ResolversParentTypes['SupportSatisfactionRating']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupportSatisfactionReasonResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['SupportSatisfactionReason'] = ResolversParentTypes['SupportSatisfactionReason']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupportSlaPolicyResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['SupportSlaPolicy'] = ResolversParentTypes['SupportSlaPolicy']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupportUserResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['SupportUser'] = ResolversParentTypes['SupportUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SuspendIdentityUserPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['SuspendIdentityUserPayload'] = ResolversParentTypes['SuspendIdentityUserPayload']> = {
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TicketResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['Ticket'] = ResolversParentTypes['Ticket']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TicketCommentResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['TicketComment'] = ResolversParentTypes['TicketComment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TicketFieldResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['TicketField'] = ResolversParentTypes['TicketField']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TicketFieldOptionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['TicketFieldOption'] = ResolversParentTypes['TicketFieldOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TicketFormResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['TicketForm'] = ResolversParentTypes['TicketForm']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TicketMetricSetResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['TicketMetricSet'] = ResolversParentTypes['TicketMetricSet']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TreasuryFinancialAccountResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['TreasuryFinancialAccount'] = ResolversParentTypes['TreasuryFinancialAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TreasuryInboundTransferResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['TreasuryInboundTransfer'] = ResolversParentTypes['TreasuryInboundTransfer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TreasuryOutboundPaymentResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['TreasuryOutboundPayment'] = ResolversParentTypes['TreasuryOutboundPayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnassignIdentityRolePayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UnassignIdentityRolePayload'] = ResolversParentTypes['UnassignIdentityRolePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['IdentityGroup']>, ParentType, ContextType>;
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UnenrollIdentityFactorPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UnenrollIdentityFactorPayload'] = ResolversParentTypes['UnenrollIdentityFactorPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UnlockIdentityUserPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UnlockIdentityUserPayload'] = ResolversParentTypes['UnlockIdentityUserPayload']> = {
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UnsuspendIdentityUserPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UnsuspendIdentityUserPayload'] = ResolversParentTypes['UnsuspendIdentityUserPayload']> = {
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateDirectoryHrInstancePayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UpdateDirectoryHrInstancePayload'] = ResolversParentTypes['UpdateDirectoryHrInstancePayload']> = {
  hrInstance?: Resolver<Maybe<ResolversTypes['DirectoryHrInstance']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateDirectoryPushEndpointPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UpdateDirectoryPushEndpointPayload'] = ResolversParentTypes['UpdateDirectoryPushEndpointPayload']> = {
  pushEndpoint?: Resolver<Maybe<ResolversTypes['DirectoryPushEndpoint']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateIdentityAppUserSchemaPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UpdateIdentityAppUserSchemaPayload'] = ResolversParentTypes['UpdateIdentityAppUserSchemaPayload']> = {
  appUserSchema?: Resolver<Maybe<ResolversTypes['IdentityAppUserSchema']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateIdentityGroupSchemaPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UpdateIdentityGroupSchemaPayload'] = ResolversParentTypes['UpdateIdentityGroupSchemaPayload']> = {
  groupSchema?: Resolver<Maybe<ResolversTypes['IdentityGroupSchema']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateIdentityProviderPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UpdateIdentityProviderPayload'] = ResolversParentTypes['UpdateIdentityProviderPayload']> = {
  provider?: Resolver<Maybe<ResolversTypes['IdentityProvider']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePsaAIntegrationPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UpdatePsaAIntegrationPayload'] = ResolversParentTypes['UpdatePsaAIntegrationPayload']> = {
  integration?: Resolver<Maybe<ResolversTypes['PsaAIntegration']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePsaAMappingsPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UpdatePsaAMappingsPayload'] = ResolversParentTypes['UpdatePsaAMappingsPayload']> = {
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  integration?: Resolver<Maybe<ResolversTypes['PsaAIntegration']>, ParentType, ContextType>;
  mappings?: Resolver<Maybe<Array<ResolversTypes['PsaAMapping']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePsaASettingsPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UpdatePsaASettingsPayload'] = ResolversParentTypes['UpdatePsaASettingsPayload']> = {
  integration?: Resolver<Maybe<ResolversTypes['PsaAIntegration']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['PsaASettings']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePsaBIntegrationPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UpdatePsaBIntegrationPayload'] = ResolversParentTypes['UpdatePsaBIntegrationPayload']> = {
  integration?: Resolver<Maybe<ResolversTypes['PsaBIntegration']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePsaBMappingsPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UpdatePsaBMappingsPayload'] = ResolversParentTypes['UpdatePsaBMappingsPayload']> = {
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  integration?: Resolver<Maybe<ResolversTypes['PsaBIntegration']>, ParentType, ContextType>;
  mappings?: Resolver<Maybe<Array<ResolversTypes['PsaBMapping']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePsaBSettingsPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UpdatePsaBSettingsPayload'] = ResolversParentTypes['UpdatePsaBSettingsPayload']> = {
  integration?: Resolver<Maybe<ResolversTypes['PsaBIntegration']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['PsaBSettings']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  connectorsAdministrator?: Resolver<Maybe<ResolversTypes['ConnectorsAdministrator']>, ParentType, ContextType>;
  connectorsAdministrators?: Resolver<Maybe<Array<ResolversTypes['ConnectorsAdministrator']>>, ParentType, ContextType>;
  directoryHrWorker?: Resolver<Maybe<ResolversTypes['DirectoryHrWorker']>, ParentType, ContextType>;
  directoryHrWorkers?: Resolver<Maybe<Array<ResolversTypes['DirectoryHrWorker']>>, ParentType, ContextType>;
  directoryPushEndpoints?: Resolver<Maybe<Array<ResolversTypes['DirectoryPushEndpoint']>>, ParentType, ContextType>;
  directoryUser?: Resolver<Maybe<ResolversTypes['DirectoryUser']>, ParentType, ContextType>;
  directoryUsers?: Resolver<Maybe<Array<ResolversTypes['DirectoryUser']>>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
  identityUsers?: Resolver<Maybe<Array<ResolversTypes['IdentityUser']>>, ParentType, ContextType>;
  idsFromIdentity?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  sources?: Resolver<Maybe<Array<ResolversTypes['UserSource']>>, ParentType, ContextType>;
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
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  familyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserMatchResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UserMatch'] = ResolversParentTypes['UserMatch']> = {
  matchedBy?: Resolver<ResolversTypes['UserMatchedBy'], ParentType, ContextType>;
  recordId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type UserSourceResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UserSource'] = ResolversParentTypes['UserSource']> = {
  apiProvider?: Resolver<Maybe<ResolversTypes['ApiProvider']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  family?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matchedBy?: Resolver<Maybe<Array<ResolversTypes['UserMatchedBy']>>, ParentType, ContextType>;
  matches?: Resolver<Maybe<Array<ResolversTypes['UserMatch']>>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserSourceStatus'], ParentType, ContextType>;
};

export type VerifyIdentityFactorPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['VerifyIdentityFactorPayload'] = ResolversParentTypes['VerifyIdentityFactorPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['IdentityFactorResult']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['IdentityFactorTransaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = IdentityContext> = {
  AccountingPayment?: AccountingPaymentResolvers<ContextType>;
  AccountingPrepayment?: AccountingPrepaymentResolvers<ContextType>;
  ActivateIdentityFactorPayload?: ActivateIdentityFactorPayloadResolvers<ContextType>;
  AddIdentityGroupUserPayload?: AddIdentityGroupUserPayloadResolvers<ContextType>;
  AddIdentityProviderKeyPayload?: AddIdentityProviderKeyPayloadResolvers<ContextType>;
  AddIdentityRoleAllAppTargetsPayload?: AddIdentityRoleAllAppTargetsPayloadResolvers<ContextType>;
  AddIdentityRoleAppTargetPayload?: AddIdentityRoleAppTargetPayloadResolvers<ContextType>;
  AddIdentityRoleGroupTargetPayload?: AddIdentityRoleGroupTargetPayloadResolvers<ContextType>;
  ApiAccess?: ApiAccessResolvers<ContextType>;
  ApiCatalog?: ApiCatalogResolvers<ContextType>;
  ApiEndpoint?: ApiEndpointResolvers<ContextType>;
  ApiParameter?: ApiParameterResolvers<ContextType>;
  ApiProvider?: ApiProviderResolvers<ContextType>;
  ApiResponse?: ApiResponseResolvers<ContextType>;
  ApiSpec?: ApiSpecResolvers<ContextType>;
  AssignIdentityGroupRolePayload?: AssignIdentityGroupRolePayloadResolvers<ContextType>;
  AssignIdentityUserRolePayload?: AssignIdentityUserRolePayloadResolvers<ContextType>;
  AuthorizeDirectoryHrInstancePayload?: AuthorizeDirectoryHrInstancePayloadResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  BankAccountDay?: BankAccountDayResolvers<ContextType>;
  BankApiUser?: BankApiUserResolvers<ContextType>;
  BankApplication?: BankApplicationResolvers<ContextType>;
  BankApplicationForm?: BankApplicationFormResolvers<ContextType>;
  BankCard?: BankCardResolvers<ContextType>;
  BankCardAuthorization?: BankCardAuthorizationResolvers<ContextType>;
  BankCardAuthorizationRequest?: BankCardAuthorizationRequestResolvers<ContextType>;
  BankCheckDeposit?: BankCheckDepositResolvers<ContextType>;
  BankCheckPayment?: BankCheckPaymentResolvers<ContextType>;
  BankCounterparty?: BankCounterpartyResolvers<ContextType>;
  BankCustomer?: BankCustomerResolvers<ContextType>;
  BankDispute?: BankDisputeResolvers<ContextType>;
  BankEvent?: BankEventResolvers<ContextType>;
  BankInstitution?: BankInstitutionResolvers<ContextType>;
  BankPayment?: BankPaymentResolvers<ContextType>;
  BankReceivedPayment?: BankReceivedPaymentResolvers<ContextType>;
  BankRecurringPayment?: BankRecurringPaymentResolvers<ContextType>;
  BankRepayment?: BankRepaymentResolvers<ContextType>;
  BankReward?: BankRewardResolvers<ContextType>;
  BankStatement?: BankStatementResolvers<ContextType>;
  BankTransaction?: BankTransactionResolvers<ContextType>;
  BankWebhook?: BankWebhookResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompanyMatch?: CompanyMatchResolvers<ContextType>;
  CompanySource?: CompanySourceResolvers<ContextType>;
  ConnectConfiguration?: ConnectConfigurationResolvers<ContextType>;
  ConnectOAuth?: ConnectOAuthResolvers<ContextType>;
  Connectors?: ConnectorsResolvers<ContextType>;
  ConnectorsAdministrator?: ConnectorsAdministratorResolvers<ContextType>;
  ConnectorsOrganization?: ConnectorsOrganizationResolvers<ContextType>;
  ConnectorsProvider?: ConnectorsProviderResolvers<ContextType>;
  ContactCentreEndUser?: ContactCentreEndUserResolvers<ContextType>;
  ContactCentreQueue?: ContactCentreQueueResolvers<ContextType>;
  ContactCentreTag?: ContactCentreTagResolvers<ContextType>;
  ContactCentreTeam?: ContactCentreTeamResolvers<ContextType>;
  CreateDirectoryHrInstancePayload?: CreateDirectoryHrInstancePayloadResolvers<ContextType>;
  CreateIdentityProviderPayload?: CreateIdentityProviderPayloadResolvers<ContextType>;
  CrmPerson?: CrmPersonResolvers<ContextType>;
  CrmPersonField?: CrmPersonFieldResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeleteDirectoryPushEndpointPayload?: DeleteDirectoryPushEndpointPayloadResolvers<ContextType>;
  DeleteDirectoryUserGroupPayload?: DeleteDirectoryUserGroupPayloadResolvers<ContextType>;
  DeleteIdentityProviderKeyPayload?: DeleteIdentityProviderKeyPayloadResolvers<ContextType>;
  DeleteIdentityProviderPayload?: DeleteIdentityProviderPayloadResolvers<ContextType>;
  DeleteIdentityUserLinkedObjectPayload?: DeleteIdentityUserLinkedObjectPayloadResolvers<ContextType>;
  DeletePsaBIntegrationPayload?: DeletePsaBIntegrationPayloadResolvers<ContextType>;
  Directory?: DirectoryResolvers<ContextType>;
  DirectoryDevice?: DirectoryDeviceResolvers<ContextType>;
  DirectoryHrAttribute?: DirectoryHrAttributeResolvers<ContextType>;
  DirectoryHrImportEntry?: DirectoryHrImportEntryResolvers<ContextType>;
  DirectoryHrImportJob?: DirectoryHrImportJobResolvers<ContextType>;
  DirectoryHrImportResult?: DirectoryHrImportResultResolvers<ContextType>;
  DirectoryHrImportResultConnection?: DirectoryHrImportResultConnectionResolvers<ContextType>;
  DirectoryHrImportResultEdge?: DirectoryHrImportResultEdgeResolvers<ContextType>;
  DirectoryHrInstance?: DirectoryHrInstanceResolvers<ContextType>;
  DirectoryHrInstanceConnection?: DirectoryHrInstanceConnectionResolvers<ContextType>;
  DirectoryHrInstanceEdge?: DirectoryHrInstanceEdgeResolvers<ContextType>;
  DirectoryHrWorker?: DirectoryHrWorkerResolvers<ContextType>;
  DirectoryHrWorkerConnection?: DirectoryHrWorkerConnectionResolvers<ContextType>;
  DirectoryHrWorkerEdge?: DirectoryHrWorkerEdgeResolvers<ContextType>;
  DirectoryLdapGroup?: DirectoryLdapGroupResolvers<ContextType>;
  DirectoryMemberQuery?: DirectoryMemberQueryResolvers<ContextType>;
  DirectoryMemberQueryExemption?: DirectoryMemberQueryExemptionResolvers<ContextType>;
  DirectoryPosixGroup?: DirectoryPosixGroupResolvers<ContextType>;
  DirectoryPushEndpoint?: DirectoryPushEndpointResolvers<ContextType>;
  DirectoryRadius?: DirectoryRadiusResolvers<ContextType>;
  DirectoryRadiusAttribute?: DirectoryRadiusAttributeResolvers<ContextType>;
  DirectorySudo?: DirectorySudoResolvers<ContextType>;
  DirectoryUser?: DirectoryUserResolvers<ContextType>;
  DirectoryUserGroup?: DirectoryUserGroupResolvers<ContextType>;
  DirectoryUserGroupAttributes?: DirectoryUserGroupAttributesResolvers<ContextType>;
  ESignatureCloudStorageProvider?: ESignatureCloudStorageProviderResolvers<ContextType>;
  EnrollIdentityFactorPayload?: EnrollIdentityFactorPayloadResolvers<ContextType>;
  EnvelopeDocument?: EnvelopeDocumentResolvers<ContextType>;
  EnvelopeRecipient?: EnvelopeRecipientResolvers<ContextType>;
  ErpEmployee?: ErpEmployeeResolvers<ContextType>;
  ErpPurchaseInvoiceLine?: ErpPurchaseInvoiceLineResolvers<ContextType>;
  ErpRetainedEarningsLine?: ErpRetainedEarningsLineResolvers<ContextType>;
  ErpSalesCreditMemo?: ErpSalesCreditMemoResolvers<ContextType>;
  ErpSalesCreditMemoLine?: ErpSalesCreditMemoLineResolvers<ContextType>;
  ErpTimeRegistrationEntry?: ErpTimeRegistrationEntryResolvers<ContextType>;
  ErpTrialBalanceRow?: ErpTrialBalanceRowResolvers<ContextType>;
  ErpUnitOfMeasure?: ErpUnitOfMeasureResolvers<ContextType>;
  ErpVendor?: ErpVendorResolvers<ContextType>;
  ErpVendorPurchase?: ErpVendorPurchaseResolvers<ContextType>;
  FamilyRateLimits?: FamilyRateLimitsResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
  FileUpload?: FileUploadResolvers<ContextType>;
  HttpHeader?: HttpHeaderResolvers<ContextType>;
  Identity?: IdentityResolvers<ContextType>;
  IdentityAppInstance?: IdentityAppInstanceResolvers<ContextType>;
  IdentityAppTarget?: IdentityAppTargetResolvers<ContextType>;
  IdentityAppTargetConnection?: IdentityAppTargetConnectionResolvers<ContextType>;
  IdentityAppTargetEdge?: IdentityAppTargetEdgeResolvers<ContextType>;
  IdentityAppUserSchema?: IdentityAppUserSchemaResolvers<ContextType>;
  IdentityApplication?: IdentityApplicationResolvers<ContextType>;
  IdentityCatalogFactor?: IdentityCatalogFactorResolvers<ContextType>;
  IdentityFactor?: IdentityFactorResolvers<ContextType>;
  IdentityFactorActivation?: IdentityFactorActivationResolvers<ContextType>;
  IdentityFactorQuestion?: IdentityFactorQuestionResolvers<ContextType>;
  IdentityFactorTransaction?: IdentityFactorTransactionResolvers<ContextType>;
  IdentityGroup?: IdentityGroupResolvers<ContextType>;
  IdentityGroupSchema?: IdentityGroupSchemaResolvers<ContextType>;
  IdentityGroupTarget?: IdentityGroupTargetResolvers<ContextType>;
  IdentityGroupTargetConnection?: IdentityGroupTargetConnectionResolvers<ContextType>;
  IdentityGroupTargetEdge?: IdentityGroupTargetEdgeResolvers<ContextType>;
  IdentityProvider?: IdentityProviderResolvers<ContextType>;
  IdentityProviderAccountLink?: IdentityProviderAccountLinkResolvers<ContextType>;
  IdentityProviderAlgorithms?: IdentityProviderAlgorithmsResolvers<ContextType>;
  IdentityProviderClient?: IdentityProviderClientResolvers<ContextType>;
  IdentityProviderConnection?: IdentityProviderConnectionResolvers<ContextType>;
  IdentityProviderCredentials?: IdentityProviderCredentialsResolvers<ContextType>;
  IdentityProviderEdge?: IdentityProviderEdgeResolvers<ContextType>;
  IdentityProviderEndpoint?: IdentityProviderEndpointResolvers<ContextType>;
  IdentityProviderEndpoints?: IdentityProviderEndpointsResolvers<ContextType>;
  IdentityProviderGroupProvisioning?: IdentityProviderGroupProvisioningResolvers<ContextType>;
  IdentityProviderKey?: IdentityProviderKeyResolvers<ContextType>;
  IdentityProviderKeyConnection?: IdentityProviderKeyConnectionResolvers<ContextType>;
  IdentityProviderKeyEdge?: IdentityProviderKeyEdgeResolvers<ContextType>;
  IdentityProviderMessageAlgorithms?: IdentityProviderMessageAlgorithmsResolvers<ContextType>;
  IdentityProviderPolicy?: IdentityProviderPolicyResolvers<ContextType>;
  IdentityProviderProtocol?: IdentityProviderProtocolResolvers<ContextType>;
  IdentityProviderProtocolSettings?: IdentityProviderProtocolSettingsResolvers<ContextType>;
  IdentityProviderProvisioning?: IdentityProviderProvisioningResolvers<ContextType>;
  IdentityProviderProvisioningConditions?: IdentityProviderProvisioningConditionsResolvers<ContextType>;
  IdentityProviderRelayState?: IdentityProviderRelayStateResolvers<ContextType>;
  IdentityProviderSigning?: IdentityProviderSigningResolvers<ContextType>;
  IdentityProviderSubjectPolicy?: IdentityProviderSubjectPolicyResolvers<ContextType>;
  IdentityProviderTrust?: IdentityProviderTrustResolvers<ContextType>;
  IdentityProviderUserNameTemplate?: IdentityProviderUserNameTemplateResolvers<ContextType>;
  IdentityRole?: IdentityRoleResolvers<ContextType>;
  IdentitySchemaProperty?: IdentitySchemaPropertyResolvers<ContextType>;
  IdentitySubscription?: IdentitySubscriptionResolvers<ContextType>;
  IdentityUser?: IdentityUserResolvers<ContextType>;
  IdentityUserConnection?: IdentityUserConnectionResolvers<ContextType>;
  IdentityUserEdge?: IdentityUserEdgeResolvers<ContextType>;
  ImportDirectoryHrUsersPayload?: ImportDirectoryHrUsersPayloadResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  MarketingContact?: MarketingContactResolvers<ContextType>;
  MarketingCustomField?: MarketingCustomFieldResolvers<ContextType>;
  MarketingExportJob?: MarketingExportJobResolvers<ContextType>;
  MarketingImportJob?: MarketingImportJobResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  ProjectPerson?: ProjectPersonResolvers<ContextType>;
  PsaAAddition?: PsaAAdditionResolvers<ContextType>;
  PsaAAdditionConnection?: PsaAAdditionConnectionResolvers<ContextType>;
  PsaAAdditionEdge?: PsaAAdditionEdgeResolvers<ContextType>;
  PsaAAgreement?: PsaAAgreementResolvers<ContextType>;
  PsaAAgreementConnection?: PsaAAgreementConnectionResolvers<ContextType>;
  PsaAAgreementEdge?: PsaAAgreementEdgeResolvers<ContextType>;
  PsaACompany?: PsaACompanyResolvers<ContextType>;
  PsaACompanyConnection?: PsaACompanyConnectionResolvers<ContextType>;
  PsaACompanyEdge?: PsaACompanyEdgeResolvers<ContextType>;
  PsaACompanyType?: PsaACompanyTypeResolvers<ContextType>;
  PsaAIntegration?: PsaAIntegrationResolvers<ContextType>;
  PsaAMapping?: PsaAMappingResolvers<ContextType>;
  PsaAMappingConnection?: PsaAMappingConnectionResolvers<ContextType>;
  PsaAMappingEdge?: PsaAMappingEdgeResolvers<ContextType>;
  PsaASettings?: PsaASettingsResolvers<ContextType>;
  PsaBBilling?: PsaBBillingResolvers<ContextType>;
  PsaBBillingOption?: PsaBBillingOptionResolvers<ContextType>;
  PsaBBillingOptionConnection?: PsaBBillingOptionConnectionResolvers<ContextType>;
  PsaBBillingOptionEdge?: PsaBBillingOptionEdgeResolvers<ContextType>;
  PsaBCompany?: PsaBCompanyResolvers<ContextType>;
  PsaBCompanyConnection?: PsaBCompanyConnectionResolvers<ContextType>;
  PsaBCompanyEdge?: PsaBCompanyEdgeResolvers<ContextType>;
  PsaBIntegration?: PsaBIntegrationResolvers<ContextType>;
  PsaBMapping?: PsaBMappingResolvers<ContextType>;
  PsaBMappingConnection?: PsaBMappingConnectionResolvers<ContextType>;
  PsaBMappingEdge?: PsaBMappingEdgeResolvers<ContextType>;
  PsaBSettings?: PsaBSettingsResolvers<ContextType>;
  PsaCompany?: PsaCompanyResolvers<ContextType>;
  PsaSyncError?: PsaSyncErrorResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RateLimit?: RateLimitResolvers<ContextType>;
  RateLimits?: RateLimitsResolvers<ContextType>;
  RateQuota?: RateQuotaResolvers<ContextType>;
  RemoveDirectoryHrInstanceAuthorizationsPayload?: RemoveDirectoryHrInstanceAuthorizationsPayloadResolvers<ContextType>;
  RemoveIdentityGroupUserPayload?: RemoveIdentityGroupUserPayloadResolvers<ContextType>;
  RemoveIdentityRoleAppTargetPayload?: RemoveIdentityRoleAppTargetPayloadResolvers<ContextType>;
  RemoveIdentityRoleGroupTargetPayload?: RemoveIdentityRoleGroupTargetPayloadResolvers<ContextType>;
  ReplaceDirectoryUserGroupPayload?: ReplaceDirectoryUserGroupPayloadResolvers<ContextType>;
  ResetIdentityUserPasswordPayload?: ResetIdentityUserPasswordPayloadResolvers<ContextType>;
  ResolveApiSpecPayload?: ResolveApiSpecPayloadResolvers<ContextType>;
  RevokeIdentityUserSessionsPayload?: RevokeIdentityUserSessionsPayloadResolvers<ContextType>;
  SocialPost?: SocialPostResolvers<ContextType>;
  SocialUser?: SocialUserResolvers<ContextType>;
  SupportGroup?: SupportGroupResolvers<ContextType>;
  SupportOrganization?: SupportOrganizationResolvers<ContextType>;
  SupportResourceCollection?: SupportResourceCollectionResolvers<ContextType>;
  SupportSatisfactionRating?: SupportSatisfactionRatingResolvers<ContextType>;
  SupportSatisfactionReason?: SupportSatisfactionReasonResolvers<ContextType>;
  SupportSlaPolicy?: SupportSlaPolicyResolvers<ContextType>;
  SupportUser?: SupportUserResolvers<ContextType>;
  SuspendIdentityUserPayload?: SuspendIdentityUserPayloadResolvers<ContextType>;
  Ticket?: TicketResolvers<ContextType>;
  TicketComment?: TicketCommentResolvers<ContextType>;
  TicketField?: TicketFieldResolvers<ContextType>;
  TicketFieldOption?: TicketFieldOptionResolvers<ContextType>;
  TicketForm?: TicketFormResolvers<ContextType>;
  TicketMetricSet?: TicketMetricSetResolvers<ContextType>;
  TreasuryFinancialAccount?: TreasuryFinancialAccountResolvers<ContextType>;
  TreasuryInboundTransfer?: TreasuryInboundTransferResolvers<ContextType>;
  TreasuryOutboundPayment?: TreasuryOutboundPaymentResolvers<ContextType>;
  UnassignIdentityRolePayload?: UnassignIdentityRolePayloadResolvers<ContextType>;
  UnenrollIdentityFactorPayload?: UnenrollIdentityFactorPayloadResolvers<ContextType>;
  UnlockIdentityUserPayload?: UnlockIdentityUserPayloadResolvers<ContextType>;
  UnsuspendIdentityUserPayload?: UnsuspendIdentityUserPayloadResolvers<ContextType>;
  UpdateDirectoryHrInstancePayload?: UpdateDirectoryHrInstancePayloadResolvers<ContextType>;
  UpdateDirectoryPushEndpointPayload?: UpdateDirectoryPushEndpointPayloadResolvers<ContextType>;
  UpdateIdentityAppUserSchemaPayload?: UpdateIdentityAppUserSchemaPayloadResolvers<ContextType>;
  UpdateIdentityGroupSchemaPayload?: UpdateIdentityGroupSchemaPayloadResolvers<ContextType>;
  UpdateIdentityProviderPayload?: UpdateIdentityProviderPayloadResolvers<ContextType>;
  UpdatePsaAIntegrationPayload?: UpdatePsaAIntegrationPayloadResolvers<ContextType>;
  UpdatePsaAMappingsPayload?: UpdatePsaAMappingsPayloadResolvers<ContextType>;
  UpdatePsaASettingsPayload?: UpdatePsaASettingsPayloadResolvers<ContextType>;
  UpdatePsaBIntegrationPayload?: UpdatePsaBIntegrationPayloadResolvers<ContextType>;
  UpdatePsaBMappingsPayload?: UpdatePsaBMappingsPayloadResolvers<ContextType>;
  UpdatePsaBSettingsPayload?: UpdatePsaBSettingsPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserMatch?: UserMatchResolvers<ContextType>;
  UserSource?: UserSourceResolvers<ContextType>;
  VerifyIdentityFactorPayload?: VerifyIdentityFactorPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = IdentityContext> = {
  notNode?: NotNodeDirectiveResolver<any, any, ContextType>;
};
