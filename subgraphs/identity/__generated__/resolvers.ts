import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserMapper, UserSourceMapper, UserConnectionMapper, NodeMapper } from '../mappers.ts';
import type { ApiCatalogMapper, ApiProviderMapper, ApiSpecMapper, ApiEndpointMapper, ApiParameterMapper, ApiResponseMapper, ApiAccessMapper } from '../catalog/mappers.ts';
import type { ConnectorsMapper, ConnectorsProviderMapper, ConnectorsAdministratorMapper, ConnectorsOrganizationMapper, PsaCompanyMapper, PsaSyncErrorMapper, PsaAIntegrationMapper, PsaACompanyMapper, PsaACompanyConnectionMapper, PsaACompanyTypeMapper, PsaAAgreementMapper, PsaAAgreementConnectionMapper, PsaAAdditionMapper, PsaAAdditionConnectionMapper, PsaAMappingMapper, PsaAMappingConnectionMapper, PsaASettingsMapper, PsaBIntegrationMapper, PsaBCompanyMapper, PsaBCompanyConnectionMapper, PsaBBillingOptionMapper, PsaBBillingOptionConnectionMapper, PsaBMappingMapper, PsaBMappingConnectionMapper, PsaBBillingMapper, PsaBSettingsMapper } from '../connectors/mappers.ts';
import type { DirectoryMapper, DirectoryUserGroupMapper, DirectoryMemberQueryExemptionMapper, DirectoryUserMapper, DirectoryPushEndpointMapper, DirectoryHrInstanceMapper, DirectoryHrInstanceConnectionMapper, DirectoryHrWorkerMapper, DirectoryHrWorkerConnectionMapper, DirectoryHrImportJobMapper, DirectoryHrImportResultMapper, DirectoryHrImportResultConnectionMapper } from '../directory/mappers.ts';
import type { IdentityMapper, IdentityUserMapper, IdentityGroupMapper, IdentityRoleMapper, IdentityAppTargetMapper, IdentityApplicationMapper, IdentityAppInstanceMapper, IdentityAppTargetConnectionMapper, IdentityGroupTargetMapper, IdentityGroupTargetConnectionMapper, IdentityFactorMapper, IdentityFactorActivationMapper, IdentityFactorTransactionMapper, IdentityCatalogFactorMapper, IdentityFactorQuestionMapper, IdentitySubscriptionMapper, IdentityProviderMapper, IdentityProviderConnectionMapper, IdentityProviderTrustMapper, IdentityProviderSigningMapper, IdentityProviderKeyMapper, IdentityProviderKeyConnectionMapper, IdentityGroupSchemaMapper, IdentityAppUserSchemaMapper, IdentitySchemaPropertyMapper, IdentityUserConnectionMapper } from '../identity/mappers.ts';
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

/** Money that came or went before its invoice. Where a payment tells of it, what the payment does not say costs one REST call a prepayment. */
export type AccountingPrepayment = Node & {
  __typename?: 'AccountingPrepayment';
  /** Global id: accounting's own, after the tenant where one was named or is configured. */
  id: Scalars['ID']['output'];
};

/** A factor to activate. */
export type ActivateUserFactorInput = {
  /** The factor's global id. */
  factorId: Scalars['ID']['input'];
  /** The code from the message, or from the authenticator. */
  passCode: Scalars['String']['input'];
};

/** What came of activating. */
export type ActivateUserFactorPayload = {
  __typename?: 'ActivateUserFactorPayload';
  /** The factor as it is now. */
  factor?: Maybe<IdentityFactor>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
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

/** A key to add. The certificate says the rest itself; what is given beside it is for directories that ask for it. */
export type AddIdpKeyInput = {
  /** What it signs with: `RS256`. */
  algorithm?: InputMaybe<Scalars['String']['input']>;
  /** The certificate, and those that vouch for it, in Base64. */
  certificateChain: Array<Scalars['String']['input']>;
  /** Where the certificate is. */
  certificateUrl?: InputMaybe<Scalars['String']['input']>;
  /** The exponent of an RSA key, in Base64 for URLs. */
  exponent?: InputMaybe<Scalars['String']['input']>;
  /** The family of the key: `RSA`, `EC`. */
  keyType?: InputMaybe<Scalars['String']['input']>;
  /** An id for the key; the directory may choose another. */
  kid?: InputMaybe<Scalars['String']['input']>;
  /** The modulus of an RSA key, in Base64 for URLs. */
  modulus?: InputMaybe<Scalars['String']['input']>;
  /** What may be done with it. */
  operations?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The certificate's SHA-1 thumbprint, in Base64 for URLs. */
  thumbprintSha1?: InputMaybe<Scalars['String']['input']>;
  /** The certificate's SHA-256 thumbprint, in Base64 for URLs. */
  thumbprintSha256?: InputMaybe<Scalars['String']['input']>;
  /** What the key is for: `sig`. */
  use?: InputMaybe<Scalars['String']['input']>;
};

/** What came of adding. */
export type AddIdpKeyPayload = {
  __typename?: 'AddIdpKeyPayload';
  /** The key. */
  idpKey?: Maybe<IdentityProviderKey>;
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
  /** The provider behind this graph that is a family, by its name as errors have it (`supportDesk`); null where the catalog has none. Costs one REST call for all families. */
  familyProvider?: Maybe<ApiProvider>;
  /** One provider. Costs one REST call. */
  provider?: Maybe<ApiProvider>;
  /** Providers by their names, in the order of their slugs. Costs one REST call. */
  providers?: Maybe<Array<ApiProvider>>;
};


/** The API catalog. Every call of it counts: 120 a minute, and 100 a month on the Free plan; beyond that the error is `RATE_LIMITED`, with `retryAfterMs`, and with `quota` where the month is used up. */
export type ApiCatalogFamilyProviderArgs = {
  family: Scalars['String']['input'];
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

/** An authorization method to add to an HR instance. */
export type AuthorizeDirectoryHrInstanceInput = {
  /** How it shall authorize itself. */
  auth: DirectoryHrAuthInput;
  /** The instance: its global id, or the directory's own. */
  id: Scalars['ID']['input'];
  /** The organization, for the directory's own id; the configured one unless given. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of adding an authorization method. */
export type AuthorizeDirectoryHrInstancePayload = {
  __typename?: 'AuthorizeDirectoryHrInstancePayload';
  /** The instance, read again as far as it is asked for. */
  hrInstance?: Maybe<DirectoryHrInstance>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** An account. */
export type BankAccount = Node & {
  __typename?: 'BankAccount';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** What an account came to at the end of a day. */
export type BankAccountDay = Node & {
  __typename?: 'BankAccountDay';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A user of the bank's API: a handle by id, as no operation reads one. */
export type BankApiUser = {
  __typename?: 'BankApiUser';
  id: Scalars['ID']['output'];
  /** The person whose profile names this user of the bank's API; null also where several do. From the people index. */
  user?: Maybe<User>;
};

/** How somebody becomes a customer. */
export type BankApplication = Node & {
  __typename?: 'BankApplication';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A form that an applicant is filling in. Its address is not shown: whoever has it can fill it in. */
export type BankApplicationForm = Node & {
  __typename?: 'BankApplicationForm';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A use of a card. */
export type BankAuthorization = Node & {
  __typename?: 'BankAuthorization';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A use of a card that the bank asks about first. */
export type BankAuthorizationRequest = Node & {
  __typename?: 'BankAuthorizationRequest';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A card. */
export type BankCard = Node & {
  __typename?: 'BankCard';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A check that was paid in. */
export type BankCheckDeposit = Node & {
  __typename?: 'BankCheckDeposit';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A check that was paid with. */
export type BankCheckPayment = Node & {
  __typename?: 'BankCheckPayment';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** Whom a customer pays. */
export type BankCounterparty = Node & {
  __typename?: 'BankCounterparty';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A customer of the bank. */
export type BankCustomer = Node & {
  __typename?: 'BankCustomer';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A dispute about a transaction. */
export type BankDispute = Node & {
  __typename?: 'BankDispute';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** Something that happened at the bank. */
export type BankEvent = Node & {
  __typename?: 'BankEvent';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A bank. */
export type BankInstitution = Node & {
  __typename?: 'BankInstitution';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A payment of the bank. */
export type BankPayment = Node & {
  __typename?: 'BankPayment';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A payment that somebody sent. */
export type BankReceivedPayment = Node & {
  __typename?: 'BankReceivedPayment';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A payment that comes again. */
export type BankRecurringPayment = Node & {
  __typename?: 'BankRecurringPayment';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** What was paid back on credit. */
export type BankRepayment = Node & {
  __typename?: 'BankRepayment';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A reward. */
export type BankReward = Node & {
  __typename?: 'BankReward';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** What happened on an account in a month. */
export type BankStatement = Node & {
  __typename?: 'BankStatement';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** Something that happened on an account. */
export type BankTransaction = Node & {
  __typename?: 'BankTransaction';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A listener that the bank tells of events. Its address is not shown. */
export type BankWebhook = Node & {
  __typename?: 'BankWebhook';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** Storage in the cloud that a user has linked. */
export type CloudStorageProvider = Node & {
  __typename?: 'CloudStorageProvider';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A listener, and what of envelopes it is told. */
export type ConnectConfiguration = Node & {
  __typename?: 'ConnectConfiguration';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** Where the token that Connect's messages carry comes from. The client's secret is never told. */
export type ConnectOAuth = Node & {
  __typename?: 'ConnectOAuth';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** The connectors to ticketing systems. All of it is open only to callers of the provider that an integration belongs to. */
export type Connectors = {
  __typename?: 'Connectors';
  /** A provider. Costs one REST call, for what is selected alone. */
  provider?: Maybe<ConnectorsProvider>;
  /** The integration with the first ticketing system. Costs one REST call. */
  psaAIntegration?: Maybe<PsaAIntegration>;
  /** The integration with the second ticketing system. Costs one REST call. */
  psaBIntegration?: Maybe<PsaBIntegration>;
};


/** The connectors to ticketing systems. All of it is open only to callers of the provider that an integration belongs to. */
export type ConnectorsProviderArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** The connectors to ticketing systems. All of it is open only to callers of the provider that an integration belongs to. */
export type ConnectorsPsaAIntegrationArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** The connectors to ticketing systems. All of it is open only to callers of the provider that an integration belongs to. */
export type ConnectorsPsaBIntegrationArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** An administrator of a provider. */
export type ConnectorsAdministrator = {
  __typename?: 'ConnectorsAdministrator';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The address, as the directory writes it. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Whether signing in takes a second factor. */
  hasMultiFactor?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** When they last signed in; null for one who never did. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Family name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The provider that they administer. */
  provider?: Maybe<ConnectorsProvider>;
  /** The role, as the directory names it. */
  role?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
  /** The person. */
  user?: Maybe<User>;
};

/** An organization of the directory, as a mapping names it: it is never read here. */
export type ConnectorsOrganization = {
  __typename?: 'ConnectorsOrganization';
  id: Scalars['ID']['output'];
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
};

/** A provider: who administers organizations for others, and has integrations with ticketing systems. After a change of an integration it may be known by its id alone: what else is asked for costs one REST call. */
export type ConnectorsProvider = Node & {
  __typename?: 'ConnectorsProvider';
  /** Its administrators. Costs one REST call. */
  administrators?: Maybe<Array<ConnectorsAdministrator>>;
  /** The city. */
  city?: Maybe<Scalars['String']['output']>;
  /** The country's code. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The address it is reached at. */
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  /** How many organizations it administers. */
  organizationCount?: Maybe<Scalars['Int']['output']>;
  /** The phone number. */
  phone?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
  /** The website. */
  website?: Maybe<Scalars['String']['output']>;
};

/** Somebody who contacts the company. */
export type ContactCentreEndUser = Node & {
  __typename?: 'ContactCentreEndUser';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A queue in which conversations wait for an agent. A setting that was never made is null: the contact centre's own default holds. All times are in seconds. */
export type ContactCentreQueue = Node & {
  __typename?: 'ContactCentreQueue';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** What conversations are marked with. */
export type ContactCentreTag = Node & {
  __typename?: 'ContactCentreTag';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A team of agents. */
export type ContactCentreTeam = Node & {
  __typename?: 'ContactCentreTeam';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** An HR instance to create. Its kind and its name can not be chosen. */
export type CreateDirectoryHrInstanceInput = {
  /** How it shall authorize itself. */
  auth: DirectoryHrAuthInput;
  /** The organization; the configured one unless given. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Where the HR system has its report. */
  reportUrl?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of creating an HR instance. */
export type CreateDirectoryHrInstancePayload = {
  __typename?: 'CreateDirectoryHrInstancePayload';
  /** The instance. */
  hrInstance?: Maybe<DirectoryHrInstance>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** An identity provider to create: all is optional, and what is not given is the directory's choice. */
export type CreateIdpInput = {
  /** Whose address messages are issued under. */
  issuerMode?: InputMaybe<Scalars['String']['input']>;
  /** The name to show: no other provider's. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Which users it may vouch for, and what becomes of them. */
  policy?: InputMaybe<IdentityProviderPolicyInput>;
  /** How it is spoken to. */
  protocol?: InputMaybe<IdentityProviderProtocolInput>;
  /** Whether it is in use. */
  status?: InputMaybe<IdentityProviderStatus>;
  /** The type: `SAML2`, `OIDC`, `SOCIAL`. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** What came of creating. */
export type CreateIdpPayload = {
  __typename?: 'CreateIdpPayload';
  /** The identity provider. */
  idp?: Maybe<IdentityProvider>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
};

/** A person of the CRM. Search knows less of one than reading does: what it lacks costs one REST call a person. */
export type CrmPerson = Node & {
  __typename?: 'CrmPerson';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A field of persons. */
export type CrmPersonField = Node & {
  __typename?: 'CrmPersonField';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A push endpoint to delete. */
export type DeleteDirectoryPushEndpointInput = {
  /** The push endpoint, by its global id. */
  id: Scalars['ID']['input'];
};

/** The outcome of deleting a push endpoint. */
export type DeleteDirectoryPushEndpointPayload = {
  __typename?: 'DeleteDirectoryPushEndpointPayload';
  /** The global id of the push endpoint that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Whose it was. Costs no REST call. */
  directoryUser?: Maybe<DirectoryUser>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A user group to delete. */
export type DeleteDirectoryUserGroupInput = {
  /** The group: its global id, or the directory's own. */
  id: Scalars['ID']['input'];
  /** The organization, for the directory's own id; the configured one unless given. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of deleting a user group. */
export type DeleteDirectoryUserGroupPayload = {
  __typename?: 'DeleteDirectoryUserGroupPayload';
  /** The global id of the group that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** An identity provider to remove. */
export type DeleteIdpInput = {
  /** Global id, or the directory's own. */
  idpId: Scalars['ID']['input'];
};

/** A key to remove. */
export type DeleteIdpKeyInput = {
  /** Global id, or the key's own (`kid`). */
  keyId: Scalars['ID']['input'];
};

/** What came of removing. */
export type DeleteIdpKeyPayload = {
  __typename?: 'DeleteIdpKeyPayload';
  /** The global id of what is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
};

/** What came of removing. */
export type DeleteIdpPayload = {
  __typename?: 'DeleteIdpPayload';
  /** The global id of what is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
};

/** The integration to remove. */
export type DeletePsaBIntegrationInput = {
  /** Global id or UUID: never the configured one by itself. */
  id: Scalars['ID']['input'];
  /** The organization in whose name it is asked, by the directory's own id; the configured one unless given. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of an integration to remove. */
export type DeletePsaBIntegrationPayload = {
  __typename?: 'DeletePsaBIntegrationPayload';
  /** The global id of the integration that is gone; null when it was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
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

/** Directory administration, in one organization. */
export type Directory = {
  __typename?: 'Directory';
  /** One HR instance. Costs one REST call. */
  hrInstance?: Maybe<DirectoryHrInstance>;
  /** The HR instances: there is one at most. Costs one REST call. */
  hrInstances?: Maybe<DirectoryHrInstanceConnection>;
  /** A user: a handle by id, as users are never read or listed. Costs no REST call. */
  user?: Maybe<DirectoryUser>;
  /** One user group. The directory lists none. Costs one REST call. */
  userGroup?: Maybe<DirectoryUserGroup>;
};


/** Directory administration, in one organization. */
export type DirectoryHrInstanceArgs = {
  id: Scalars['ID']['input'];
};


/** Directory administration, in one organization. */
export type DirectoryHrInstancesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DirectoryHrInstanceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<DirectoryHrInstanceOrder>>;
};


/** Directory administration, in one organization. */
export type DirectoryUserArgs = {
  id: Scalars['ID']['input'];
};


/** Directory administration, in one organization. */
export type DirectoryUserGroupArgs = {
  id: Scalars['ID']['input'];
};

/** A device, as it told of itself. */
export type DirectoryDevice = {
  __typename?: 'DirectoryDevice';
  /** The version of the app that confirms sign-ins. */
  appVersion?: Maybe<Scalars['String']['output']>;
  /** Whether a finger or a face unlocks it. */
  biometricsEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Who made it. */
  make?: Maybe<Scalars['String']['output']>;
  /** Its model. */
  model?: Maybe<Scalars['String']['output']>;
  /** Its operating system. */
  os?: Maybe<Scalars['String']['output']>;
  /** The version of its operating system. */
  osVersion?: Maybe<Scalars['String']['output']>;
};

/** An attribute that the HR system has of a person. */
export type DirectoryHrAttribute = {
  __typename?: 'DirectoryHrAttribute';
  /** Its name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its value. */
  value?: Maybe<Scalars['String']['output']>;
};

/** An attribute of a user to import. */
export type DirectoryHrAttributeInput = {
  /** Its name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Its value. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** How an HR instance shall authorize itself to the HR system. OAuth is not supported, so there is nothing else to give. */
export type DirectoryHrAuthInput = {
  /** The basic credentials of the HR system's integrator. */
  basic: DirectoryHrBasicAuthInput;
};

/** How an HR instance may authorize itself to the HR system. */
export type DirectoryHrAuthorizationMethod =
  /** A user name and a password. */
  | 'BASIC'
  /** OAuth, which the directory does not support at present. */
  | 'OAUTH'
  /** A method that we do not know. */
  | 'OTHER';

/** Basic credentials: sent on, never told again. */
export type DirectoryHrBasicAuthInput = {
  /** The password. */
  password: Scalars['String']['input'];
  /** The user name. */
  username: Scalars['String']['input'];
};

/** A user as they were sent to an import. */
export type DirectoryHrImportEntry = {
  __typename?: 'DirectoryHrImportEntry';
  /** Further attributes. */
  attributes?: Maybe<Array<DirectoryHrAttribute>>;
  /** The address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The person that the address names. Costs no REST call. */
  user?: Maybe<User>;
  /** The name to sign in with. */
  username?: Maybe<Scalars['String']['output']>;
};

/** An import job: a handle by id. */
export type DirectoryHrImportJob = {
  __typename?: 'DirectoryHrImportJob';
  /** The instance that it imports for. */
  hrInstance?: Maybe<DirectoryHrInstance>;
  /** Global id: the instance's and the directory's own, after the organization where one is known. */
  id: Scalars['ID']['output'];
  /** What became of each user, in the order in which they were sent. Costs one REST call for up to 100. */
  results?: Maybe<DirectoryHrImportResultConnection>;
  upstreamId: Scalars['String']['output'];
};


/** An import job: a handle by id. */
export type DirectoryHrImportJobResultsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What became of one user of an import. */
export type DirectoryHrImportResult = {
  __typename?: 'DirectoryHrImportResult';
  /** When it was taken. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user of the directory that was created or updated. Costs no REST call. */
  directoryUser?: Maybe<DirectoryUser>;
  /** The user as sent. */
  entry?: Maybe<DirectoryHrImportEntry>;
  /** Why it failed, in the directory's words. */
  message?: Maybe<Scalars['String']['output']>;
  /** What became of the user. */
  status?: Maybe<DirectoryHrImportStatus>;
  /** When its status last changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The directory's own id of the result. */
  upstreamId: Scalars['String']['output'];
  /** The person. Costs no REST call. */
  user?: Maybe<User>;
};

/** Import results, a page of them. */
export type DirectoryHrImportResultConnection = {
  __typename?: 'DirectoryHrImportResultConnection';
  edges: Array<DirectoryHrImportResultEdge>;
  nodes: Array<DirectoryHrImportResult>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An import result in a list. */
export type DirectoryHrImportResultEdge = {
  __typename?: 'DirectoryHrImportResultEdge';
  cursor: Scalars['String']['output'];
  node: DirectoryHrImportResult;
};

/** What became of one user of an import. */
export type DirectoryHrImportStatus =
  /** A user of the directory was created. */
  | 'CREATED'
  /** Nothing was done: see the message. */
  | 'FAILED'
  /** A status that we do not know. */
  | 'OTHER'
  /** The job has not come to it yet. */
  | 'PENDING'
  /** A user of the directory was updated. */
  | 'UPDATED';

/** A user to import; nothing is required, but somebody without an address and a user name can not be imported. */
export type DirectoryHrImportUserInput = {
  /** Further attributes. */
  attributes?: InputMaybe<Array<DirectoryHrAttributeInput>>;
  /** The address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The name to sign in with. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** The link to the HR system that users are imported from. */
export type DirectoryHrInstance = Node & {
  __typename?: 'DirectoryHrInstance';
  /** How it may authorize itself to the HR system; credentials are never told. */
  authorizationMethods?: Maybe<Array<DirectoryHrAuthorizationMethod>>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id: the directory's own, after the organization where one was named or is configured. */
  id: Scalars['ID']['output'];
  /** An import job: a handle by id, as the mutation gives it. Costs no REST call. */
  importJob?: Maybe<DirectoryHrImportJob>;
  /** What it does. */
  kind?: Maybe<DirectoryHrInstanceKind>;
  /** When the last import job was done. */
  lastImportedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its name, which can not be changed. */
  name?: Maybe<Scalars['String']['output']>;
  /** The organization it was read from; null where the directory chose it. */
  organizationId?: Maybe<Scalars['ID']['output']>;
  /** Where the HR system has its report. */
  reportUrl?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  upstreamId: Scalars['String']['output'];
  /** The report's rows: people as the HR system has them. Costs one REST call for up to 100. */
  workers?: Maybe<DirectoryHrWorkerConnection>;
};


/** The link to the HR system that users are imported from. */
export type DirectoryHrInstanceImportJobArgs = {
  id: Scalars['ID']['input'];
};


/** The link to the HR system that users are imported from. */
export type DirectoryHrInstanceWorkersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<DirectoryHrWorkerOrder>>;
};

/** HR instances, a page of them. */
export type DirectoryHrInstanceConnection = {
  __typename?: 'DirectoryHrInstanceConnection';
  edges: Array<DirectoryHrInstanceEdge>;
  nodes: Array<DirectoryHrInstance>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An HR instance in a list. */
export type DirectoryHrInstanceEdge = {
  __typename?: 'DirectoryHrInstanceEdge';
  cursor: Scalars['String']['output'];
  node: DirectoryHrInstance;
};

/** Which HR instances are listed; all that is given must hold. */
export type DirectoryHrInstanceFilter = {
  /** By when they were created. */
  createdAt?: InputMaybe<ListInstantFilter>;
  /** By when the last import job was done. */
  lastImportedAt?: InputMaybe<ListInstantFilter>;
  /** By name. */
  name?: InputMaybe<ListTextFilter>;
  /** By where the report is. */
  reportUrl?: InputMaybe<ListTextFilter>;
  /** By when they were last changed. */
  updatedAt?: InputMaybe<ListInstantFilter>;
  /** By the directory's own id. */
  upstreamId?: InputMaybe<ListTextFilter>;
};

/** What HR instances do. */
export type DirectoryHrInstanceKind =
  /** Users come from the HR system. */
  | 'IMPORT'
  /** A kind that we do not know. */
  | 'OTHER';

/** One key of an order of HR instances; the first key counts most. */
export type DirectoryHrInstanceOrder = {
  /** In which direction. */
  direction?: InputMaybe<SortDirection>;
  /** What they are ordered by. */
  field: DirectoryHrInstanceOrderField;
};

/** What HR instances can be ordered by. */
export type DirectoryHrInstanceOrderField =
  | 'CREATED_AT'
  | 'LAST_IMPORTED_AT'
  | 'NAME'
  | 'REPORT_URL'
  | 'UPDATED_AT';

/** A person as the HR system has them: a row of its report. */
export type DirectoryHrWorker = {
  __typename?: 'DirectoryHrWorker';
  /** What else the HR system says. */
  attributes?: Maybe<Array<DirectoryHrAttribute>>;
  /** The address, as the HR system writes it. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The person. Costs no REST call. */
  user?: Maybe<User>;
  /** The name to sign in with. */
  username?: Maybe<Scalars['String']['output']>;
};

/** Workers, a page of them. */
export type DirectoryHrWorkerConnection = {
  __typename?: 'DirectoryHrWorkerConnection';
  edges: Array<DirectoryHrWorkerEdge>;
  nodes: Array<DirectoryHrWorker>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A worker in a list. */
export type DirectoryHrWorkerEdge = {
  __typename?: 'DirectoryHrWorkerEdge';
  cursor: Scalars['String']['output'];
  node: DirectoryHrWorker;
};

/** One key of an order of workers; the first key counts most. */
export type DirectoryHrWorkerOrder = {
  /** In which direction. */
  direction?: InputMaybe<SortDirection>;
  /** What they are ordered by. */
  field: DirectoryHrWorkerOrderField;
};

/** What workers can be ordered by. */
export type DirectoryHrWorkerOrderField =
  | 'EMAIL'
  | 'FIRST_NAME'
  | 'LAST_NAME'
  | 'USERNAME';

/** A group in LDAP. */
export type DirectoryLdapGroup = {
  __typename?: 'DirectoryLdapGroup';
  /** Its name. */
  name?: Maybe<Scalars['String']['output']>;
};

/** A group in LDAP. */
export type DirectoryLdapGroupInput = {
  /** Its name. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A query for the members of a user group. */
export type DirectoryMemberQuery = {
  __typename?: 'DirectoryMemberQuery';
  /** Its conditions, whose form the documents leave open. */
  filters?: Maybe<Array<Maybe<Scalars['JSON']['output']>>>;
  /** The kind of query, in the directory's words. */
  queryType?: Maybe<Scalars['String']['output']>;
};

/** Somebody whom the member query does not move. */
export type DirectoryMemberQueryExemption = {
  __typename?: 'DirectoryMemberQueryExemption';
  /** Further attributes, whose form the documents leave open. */
  attributes?: Maybe<Scalars['JSON']['output']>;
  /** The user, where it is one. Costs no REST call. */
  directoryUser?: Maybe<DirectoryUser>;
  /** What kind of object is exempt, in the directory's words. */
  type?: Maybe<Scalars['String']['output']>;
  /** The directory's own id of the object. */
  upstreamId: Scalars['String']['output'];
};

/** Somebody whom the member query shall not move. */
export type DirectoryMemberQueryExemptionInput = {
  /** Further attributes: an object, whose form the documents leave open. */
  attributes?: InputMaybe<Scalars['JSON']['input']>;
  /** The directory's own id of the object; of a user, also the global one. */
  id: Scalars['ID']['input'];
  /** What kind of object is exempt, in the directory's words (`user`). */
  type: Scalars['String']['input'];
};

/** A query for the members of a user group. */
export type DirectoryMemberQueryInput = {
  /** Its conditions, whose form the documents leave open. */
  filters?: InputMaybe<Array<InputMaybe<Scalars['JSON']['input']>>>;
  /** The kind of query, in the directory's words. */
  queryType: Scalars['String']['input'];
};

/** A group of POSIX systems. */
export type DirectoryPosixGroup = {
  __typename?: 'DirectoryPosixGroup';
  /** Its number on those systems: not a global id. */
  groupNumber?: Maybe<Scalars['Int']['output']>;
  /** Its name. */
  name?: Maybe<Scalars['String']['output']>;
};

/** A group of POSIX systems. */
export type DirectoryPosixGroupInput = {
  /** Its number on those systems: not a global id. */
  groupNumber: Scalars['Int']['input'];
  /** Its name. */
  name: Scalars['String']['input'];
};

/** A device on which a user confirms sign-ins. */
export type DirectoryPushEndpoint = Node & {
  __typename?: 'DirectoryPushEndpoint';
  /** The device. */
  device?: Maybe<DirectoryDevice>;
  /** Whose it is. Costs no REST call. */
  directoryUser: DirectoryUser;
  /** When it was enrolled. */
  enrolledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id: the user's and the directory's own, after the organization where one is known. */
  id: Scalars['ID']['output'];
  /** When a sign-in was last confirmed on it. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its name; two of one user can not have the same. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its state, in the directory's words. */
  state?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
  /** The person. From the people index. */
  user?: Maybe<User>;
};

/** What RADIUS answers for members. */
export type DirectoryRadius = {
  __typename?: 'DirectoryRadius';
  /** Attributes of the reply. */
  reply?: Maybe<Array<DirectoryRadiusAttribute>>;
};

/** An attribute of a RADIUS reply. */
export type DirectoryRadiusAttribute = {
  __typename?: 'DirectoryRadiusAttribute';
  /** Its name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its value. */
  value?: Maybe<Scalars['String']['output']>;
};

/** An attribute of a RADIUS reply. */
export type DirectoryRadiusAttributeInput = {
  /** Its name. */
  name: Scalars['String']['input'];
  /** Its value. */
  value: Scalars['String']['input'];
};

/** What RADIUS shall answer for members. */
export type DirectoryRadiusInput = {
  /** Attributes of the reply. */
  reply: Array<DirectoryRadiusAttributeInput>;
};

/** Rights to act as the superuser. */
export type DirectorySudo = {
  __typename?: 'DirectorySudo';
  /** Whether members may. */
  enabled?: Maybe<Scalars['Boolean']['output']>;
  /** Whether they may without giving a password. */
  withoutPassword?: Maybe<Scalars['Boolean']['output']>;
};

/** Rights to act as the superuser: both must be said. */
export type DirectorySudoInput = {
  /** Whether members may. */
  enabled: Scalars['Boolean']['input'];
  /** Whether they may without giving a password. */
  withoutPassword: Scalars['Boolean']['input'];
};

/** A user of the directory: a handle by id, as users are never read or listed. */
export type DirectoryUser = {
  __typename?: 'DirectoryUser';
  /** Global id: the directory's own, after the organization where one was named or is configured. */
  id: Scalars['ID']['output'];
  /** The organization; null where the directory chooses it. */
  organizationId?: Maybe<Scalars['ID']['output']>;
  /** One push endpoint. Costs one REST call. */
  pushEndpoint?: Maybe<DirectoryPushEndpoint>;
  /** All push endpoints; null where there is no such user. Costs one REST call a user. */
  pushEndpoints?: Maybe<Array<DirectoryPushEndpoint>>;
  upstreamId: Scalars['String']['output'];
  /** The person whose profile names this user; null also where several do. From the people index. */
  user?: Maybe<User>;
};


/** A user of the directory: a handle by id, as users are never read or listed. */
export type DirectoryUserPushEndpointArgs = {
  id: Scalars['ID']['input'];
};

/** A group of directory users. */
export type DirectoryUserGroup = Node & {
  __typename?: 'DirectoryUserGroup';
  /** What its members get in other systems. */
  attributes?: Maybe<DirectoryUserGroupAttributes>;
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** The group's own address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Global id: the directory's own, after the organization where one was named or is configured. */
  id: Scalars['ID']['output'];
  /** Which users ought to be members. */
  memberQuery?: Maybe<DirectoryMemberQuery>;
  /** Who stays, or stays out, whatever the query says. */
  memberQueryExemptions?: Maybe<Array<DirectoryMemberQueryExemption>>;
  /** Whether its administrators are told of suggested members. */
  memberSuggestionsNotify?: Maybe<Scalars['Boolean']['output']>;
  /** How users become members, in the directory's words. */
  membershipMethod?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The organization it was read from; null where the directory chose it. */
  organizationId?: Maybe<Scalars['ID']['output']>;
  upstreamId: Scalars['String']['output'];
};

/** What the members of a user group get in other systems. */
export type DirectoryUserGroupAttributes = {
  __typename?: 'DirectoryUserGroupAttributes';
  /** Groups in LDAP. */
  ldapGroups?: Maybe<Array<DirectoryLdapGroup>>;
  /** Groups of POSIX systems. */
  posixGroups?: Maybe<Array<DirectoryPosixGroup>>;
  /** What RADIUS answers. */
  radius?: Maybe<DirectoryRadius>;
  /** Whether Samba is on. */
  sambaEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Rights to act as the superuser. */
  sudo?: Maybe<DirectorySudo>;
};

/** What the members of a user group shall get in other systems. */
export type DirectoryUserGroupAttributesInput = {
  /** Groups in LDAP. */
  ldapGroups?: InputMaybe<Array<DirectoryLdapGroupInput>>;
  /** Groups of POSIX systems. */
  posixGroups?: InputMaybe<Array<DirectoryPosixGroupInput>>;
  /** What RADIUS answers. */
  radius?: InputMaybe<DirectoryRadiusInput>;
  /** Whether Samba is on. */
  sambaEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Rights to act as the superuser. */
  sudo?: InputMaybe<DirectorySudoInput>;
};

/** A factor to enrol. */
export type EnrollUserFactorInput = {
  /** True to have a phone in use at once, without a code. */
  activate?: InputMaybe<Scalars['Boolean']['input']>;
  /** The kind of factor. */
  factorType: IdentityFactorType;
  /** What the kind of factor needs. */
  profile?: InputMaybe<IdentityFactorProfileInput>;
  /** Who provides the factor, where there are several. */
  provider?: InputMaybe<Scalars['String']['input']>;
  /** The template of the text message. For `SMS` only. */
  templateId?: InputMaybe<Scalars['String']['input']>;
  /** How long the code that is sent is good, in seconds. */
  tokenLifetimeSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** True to put another number in the place of an enrolled phone's. */
  updatePhone?: InputMaybe<Scalars['Boolean']['input']>;
  /** The user: global id, or the directory's own. */
  userId: Scalars['ID']['input'];
  /** What shows at once that the user has the factor. */
  verify?: InputMaybe<IdentityFactorProofInput>;
};

/** What came of enrolling. */
export type EnrollUserFactorPayload = {
  __typename?: 'EnrollUserFactorPayload';
  /** What finishes the enrolment, where something does. Shown once. */
  activation?: Maybe<IdentityFactorActivation>;
  /** The factor; `PENDING_ACTIVATION` where a code is still needed. */
  factor?: Maybe<IdentityFactor>;
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

/** How often a family may be called, and what is left of it for the caller. */
export type FamilyRateLimits = {
  __typename?: 'FamilyRateLimits';
  /** The quota of a month, once the family has told that it is used up: another plan may end it sooner than its reset. */
  monthlyQuota?: Maybe<RateQuota>;
  /** The limits of the family's documents, and those that it has told; empty where there are none. */
  rates: Array<RateLimit>;
  /** Until when no call is made with the caller's credential, because the family has asked for that; null where it has not. */
  throttledUntil?: Maybe<Scalars['DateTime']['output']>;
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

/** Where a file can be put: the gateway relays it to its family. The link works once and must be used within a few minutes. */
export type FileUpload = {
  __typename?: 'FileUpload';
  /** Until when the link can be used. */
  expiresAt: Scalars['DateTime']['output'];
  /** Headers to send with it. */
  headers: Array<HttpHeader>;
  /** The largest file that is taken, MB of 1,048,576 bytes. */
  maxMegabytes: Scalars['Int']['output'];
  /** Path of the link on this gateway: the file is the body of a `PUT`, its size in `Content-Length`. */
  url: Scalars['String']['output'];
};

/** A header of an HTTP request. */
export type HttpHeader = {
  __typename?: 'HttpHeader';
  /** Its name, in lower case. */
  name: Scalars['String']['output'];
  /** Its value. */
  value: Scalars['String']['output'];
};

/** The identity provider by its own nouns. */
export type Identity = {
  __typename?: 'Identity';
  /** What the profile of an application's user holds; null where there is no such instance. Costs one REST call. */
  appUserSchema?: Maybe<IdentityAppUserSchema>;
  /** A verification that was to be answered later, as it is now: ask again until it is. Costs one REST call; never kept. */
  factorTransaction?: Maybe<IdentityFactorTransaction>;
  /** What a group's profile holds. Costs one REST call. */
  groupSchema?: Maybe<IdentityGroupSchema>;
  /** One external identity provider. Costs one REST call. */
  idp?: Maybe<IdentityProvider>;
  /** One key of identity providers. Costs one REST call. */
  idpKey?: Maybe<IdentityProviderKey>;
  /** Keys of identity providers. Costs one REST call for up to 200. */
  idpKeys?: Maybe<IdentityProviderKeyConnection>;
  /** External identity providers. Costs one REST call for up to 200. */
  idps?: Maybe<IdentityProviderConnection>;
};


/** The identity provider by its own nouns. */
export type IdentityAppUserSchemaArgs = {
  appInstanceId: Scalars['ID']['input'];
};


/** The identity provider by its own nouns. */
export type IdentityFactorTransactionArgs = {
  id: Scalars['ID']['input'];
};


/** The identity provider by its own nouns. */
export type IdentityIdpArgs = {
  id: Scalars['ID']['input'];
};


/** The identity provider by its own nouns. */
export type IdentityIdpKeyArgs = {
  id: Scalars['ID']['input'];
};


/** The identity provider by its own nouns. */
export type IdentityIdpKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The identity provider by its own nouns. */
export type IdentityIdpsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<IdentityProviderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
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
  /** What the profile of a user of this instance holds. Costs one REST call an instance. */
  userSchema?: Maybe<IdentityAppUserSchema>;
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

/** The schema of the profiles of an application's users. */
export type IdentityAppUserSchema = Node & {
  __typename?: 'IdentityAppUserSchema';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id: the type's name and the application instance's own. */
  id: Scalars['ID']['output'];
  /** The short name. */
  name?: Maybe<Scalars['String']['output']>;
  /** What a profile is put together from, as JSON Schema's `allOf` says. */
  profileParts?: Maybe<Array<Scalars['JSON']['output']>>;
  /** The properties of a profile. */
  properties?: Maybe<Array<IdentitySchemaProperty>>;
  /** The schema's own identifier. */
  schemaId?: Maybe<Scalars['String']['output']>;
  /** The version of JSON Schema that it is written in (`$schema`). */
  schemaUri?: Maybe<Scalars['String']['output']>;
  /** The name to show. */
  title?: Maybe<Scalars['String']['output']>;
  /** What it describes: an object. */
  type?: Maybe<Scalars['String']['output']>;
  /** The directory's own id of the application instance. */
  upstreamId: Scalars['String']['output'];
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

/** A factor that a user may enrol. */
export type IdentityCatalogFactor = {
  __typename?: 'IdentityCatalogFactor';
  /** The kind of factor. */
  factorType?: Maybe<IdentityFactorType>;
  /** Who provides the factor. */
  provider?: Maybe<Scalars['String']['output']>;
  /** True where the user must enrol it. */
  required?: Maybe<Scalars['Boolean']['output']>;
  /** How far the user has come: `NOT_SETUP` before enrolling. */
  status?: Maybe<IdentityFactorStatus>;
  /** The vendor of the factor. */
  vendorName?: Maybe<Scalars['String']['output']>;
};

/** Whoever signs in, as the caller of this mutation saw them. Nothing is taken from the caller's own request. */
export type IdentityClientInput = {
  /** Their languages (`Accept-Language`). */
  acceptLanguage?: InputMaybe<Scalars['String']['input']>;
  /** Their address, and those it was passed on by (`X-Forwarded-For`). */
  forwardedFor?: InputMaybe<Scalars['String']['input']>;
  /** Their browser (`User-Agent`). */
  userAgent?: InputMaybe<Scalars['String']['input']>;
};

/** An enrolled authentication factor. */
export type IdentityFactor = Node & {
  __typename?: 'IdentityFactor';
  /** The maker's name of a security key. */
  authenticatorName?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the factor is known by elsewhere: an account in an authenticator, the number of a hardware token. */
  credentialId?: Maybe<Scalars['String']['output']>;
  /** The name of the device. */
  deviceName?: Maybe<Scalars['String']['output']>;
  /** The kind of factor. */
  factorType?: Maybe<IdentityFactorType>;
  /** Global id: the user's and the factor's own. */
  id: Scalars['ID']['output'];
  /** The number of an enrolled phone. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** Who provides the factor. */
  provider?: Maybe<Scalars['String']['output']>;
  /** The security question that was chosen. */
  question?: Maybe<IdentityFactorQuestion>;
  /** Whether the factor is in use. */
  status?: Maybe<IdentityFactorStatus>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The directory's own id. */
  upstreamId: Scalars['String']['output'];
  /** The vendor of the factor. */
  vendorName?: Maybe<Scalars['String']['output']>;
};

/** What finishes an enrolment. A secret is here and nowhere else: it is shown once. */
export type IdentityFactorActivation = {
  __typename?: 'IdentityFactorActivation';
  /** How the secret is written. */
  encoding?: Maybe<Scalars['String']['output']>;
  /** Until when the code that was sent is good. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The length of the secret in bytes. */
  keyLength?: Maybe<Scalars['Int']['output']>;
  /** The authenticator's secret. */
  sharedSecret?: Maybe<Scalars['String']['output']>;
  /** How long a code lasts, in seconds. */
  timeStepSeconds?: Maybe<Scalars['Int']['output']>;
  /** The secret as authenticators read it, for a picture code. */
  uri?: Maybe<Scalars['String']['output']>;
};

/** What a kind of factor needs. */
export type IdentityFactorProfileInput = {
  /** The maker's name of a security key. */
  authenticatorName?: InputMaybe<Scalars['String']['input']>;
  /** The number on a hardware token. */
  credentialId?: InputMaybe<Scalars['String']['input']>;
  /** A name for the device. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The phone's number in international form; the user's own unless given. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The key of a security question. */
  question?: InputMaybe<Scalars['String']['input']>;
};

/** What shows that a user has a factor. */
export type IdentityFactorProofInput = {
  /** The token of an activation under way. */
  activationToken?: InputMaybe<Scalars['String']['input']>;
  /** The answer to a security question. */
  answer?: InputMaybe<Scalars['String']['input']>;
  /** A security key's attestation. */
  attestation?: InputMaybe<Scalars['String']['input']>;
  /** What the browser signed. */
  clientData?: InputMaybe<Scalars['String']['input']>;
  /** The code after that. */
  nextPassCode?: InputMaybe<Scalars['String']['input']>;
  /** A code of the token. */
  passCode?: InputMaybe<Scalars['String']['input']>;
  /** A security key's registration, of the older kind. */
  registrationData?: InputMaybe<Scalars['String']['input']>;
  /** The token of a sign-in under way. */
  stateToken?: InputMaybe<Scalars['String']['input']>;
};

/** A security question. */
export type IdentityFactorQuestion = {
  __typename?: 'IdentityFactorQuestion';
  /** What it is chosen by. */
  key?: Maybe<Scalars['String']['output']>;
  /** The question itself. */
  text?: Maybe<Scalars['String']['output']>;
};

/** What came of a verification. */
export type IdentityFactorResult =
  /** A newer verification took its place. */
  | 'CANCELLED'
  /** A code was sent: verify again with it. */
  | 'CHALLENGE'
  /** A result that the documents do not name. */
  | 'OTHER'
  /** The user said no, or too many codes were wrong. */
  | 'REJECTED'
  /** Verified. */
  | 'SUCCESS'
  /** Nobody answered in time. */
  | 'TIMEOUT'
  /** The user's phone was asked: poll the transaction. */
  | 'WAITING';

/** States of a factor. */
export type IdentityFactorStatus =
  /** In use. */
  | 'ACTIVE'
  /** Not in use. */
  | 'INACTIVE'
  /** Not enrolled. */
  | 'NOT_SETUP'
  /** A state that the documents do not name. */
  | 'OTHER'
  /** Enrolled, and waiting for the code that activates it. */
  | 'PENDING_ACTIVATION';

/** A verification that is answered later. */
export type IdentityFactorTransaction = Node & {
  __typename?: 'IdentityFactorTransaction';
  /** Until when it can be answered. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id: the user's, the factor's and the transaction's own. */
  id: Scalars['ID']['output'];
  /** What has come of it. */
  result?: Maybe<IdentityFactorResult>;
  /** The directory's own id. */
  upstreamId: Scalars['String']['output'];
};

/** Kinds of factors. */
export type IdentityFactorType =
  /** A code spoken on the phone. */
  | 'CALL'
  /** A code by e-mail. */
  | 'EMAIL'
  /** A kind that the directory has added since. */
  | 'OTHER'
  /** A question on the user's phone. */
  | 'PUSH'
  /** A security question. */
  | 'QUESTION'
  /** A code in a text message; needs an activation. */
  | 'SMS'
  /** A code of a token of another vendor. */
  | 'TOKEN'
  /** A code of a hardware token. */
  | 'TOKEN_HARDWARE'
  /** A code of a token that counts. */
  | 'TOKEN_HOTP'
  /** A code of an authenticator, by time (`token:software:totp`); needs an activation. */
  | 'TOKEN_SOFTWARE_TOTP'
  /** A security key of the older kind. */
  | 'U2F'
  /** A page of another vendor. */
  | 'WEB'
  /** A security key or a device's own. */
  | 'WEBAUTHN';

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

/** The schema of groups' profiles: there is one. */
export type IdentityGroupSchema = {
  __typename?: 'IdentityGroupSchema';
  /** Properties that every group has. */
  baseProperties?: Maybe<Array<IdentitySchemaProperty>>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Properties of the company's own. */
  customProperties?: Maybe<Array<IdentitySchemaProperty>>;
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** The short name. */
  name?: Maybe<Scalars['String']['output']>;
  /** What a profile is put together from, as JSON Schema's `allOf` says. */
  profileParts?: Maybe<Array<Scalars['JSON']['output']>>;
  /** The schema's own identifier. */
  schemaId?: Maybe<Scalars['String']['output']>;
  /** The version of JSON Schema that it is written in (`$schema`). */
  schemaUri?: Maybe<Scalars['String']['output']>;
  /** The name to show. */
  title?: Maybe<Scalars['String']['output']>;
  /** What it describes: an object. */
  type?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
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

/** Kinds of values. */
export type IdentityPropertyType =
  | 'ARRAY'
  | 'BOOLEAN'
  | 'INTEGER'
  | 'NUMBER'
  /** A kind that the documents do not name. */
  | 'OTHER'
  | 'STRING';

/** An external identity provider: who may vouch for users, and how. */
export type IdentityProvider = Node & {
  __typename?: 'IdentityProvider';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Whose address messages are issued under. */
  issuerMode?: Maybe<Scalars['String']['output']>;
  /** The name to show. */
  name?: Maybe<Scalars['String']['output']>;
  /** Which users it may vouch for, and what becomes of them. */
  policy?: Maybe<IdentityProviderPolicy>;
  /** How it is spoken to. */
  protocol?: Maybe<IdentityProviderProtocol>;
  /** Whether it is in use. */
  status?: Maybe<IdentityProviderStatus>;
  /** The type: `SAML2`, `OIDC`, `SOCIAL`. */
  type?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The directory's own id. */
  upstreamId: Scalars['String']['output'];
};

/** Whether a user is linked to one who is there already. */
export type IdentityProviderAccountLink = {
  __typename?: 'IdentityProviderAccountLink';
  /** What is done: `AUTO`, `DISABLED`. */
  action?: Maybe<Scalars['String']['output']>;
  /** Who may be linked, as the directory has it. */
  filter?: Maybe<Scalars['JSON']['output']>;
};

/** Whether a user is linked to one who is there already. */
export type IdentityProviderAccountLinkInput = {
  /** What is done: `AUTO`, `DISABLED`. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** Who may be linked, as the directory has it. */
  filter?: InputMaybe<Scalars['JSON']['input']>;
};

/** How messages are signed. */
export type IdentityProviderAlgorithms = {
  __typename?: 'IdentityProviderAlgorithms';
  /** Messages to the provider. */
  request?: Maybe<IdentityProviderMessageAlgorithms>;
  /** Messages from the provider. */
  response?: Maybe<IdentityProviderMessageAlgorithms>;
};

/** How messages are signed. */
export type IdentityProviderAlgorithmsInput = {
  /** Messages to the provider. */
  request?: InputMaybe<IdentityProviderMessageAlgorithmsInput>;
  /** Messages from the provider. */
  response?: InputMaybe<IdentityProviderMessageAlgorithmsInput>;
};

/** What the directory is to the provider. */
export type IdentityProviderClient = {
  __typename?: 'IdentityProviderClient';
  /** Its name there. */
  clientId?: Maybe<Scalars['String']['output']>;
};

/** What the directory is to the provider. */
export type IdentityProviderClientInput = {
  /** Its name there. */
  clientId?: InputMaybe<Scalars['String']['input']>;
  /** Its secret there: taken, never told. */
  clientSecret?: InputMaybe<Scalars['String']['input']>;
};

export type IdentityProviderConnection = {
  __typename?: 'IdentityProviderConnection';
  edges: Array<IdentityProviderEdge>;
  nodes: Array<IdentityProvider>;
  pageInfo: PageInfo;
  /** Not known: the directory does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** What the two sides know each other by. */
export type IdentityProviderCredentials = {
  __typename?: 'IdentityProviderCredentials';
  /** What the directory is to the provider. */
  client?: Maybe<IdentityProviderClient>;
  /** What the directory signs with. */
  signing?: Maybe<IdentityProviderSigning>;
  /** How the provider's messages are trusted. */
  trust?: Maybe<IdentityProviderTrust>;
};

/** What the two sides know each other by. */
export type IdentityProviderCredentialsInput = {
  /** What the directory is to the provider. */
  client?: InputMaybe<IdentityProviderClientInput>;
  /** What the directory signs with. */
  signing?: InputMaybe<IdentityProviderSigningInput>;
  /** How the provider's messages are trusted. */
  trust?: InputMaybe<IdentityProviderTrustInput>;
};

export type IdentityProviderEdge = {
  __typename?: 'IdentityProviderEdge';
  cursor: Scalars['String']['output'];
  node: IdentityProvider;
};

/** A place of the provider. */
export type IdentityProviderEndpoint = {
  __typename?: 'IdentityProviderEndpoint';
  /** How messages are carried: `HTTP-POST`, `HTTP-REDIRECT`. */
  binding?: Maybe<Scalars['String']['output']>;
  /** The address that messages name. */
  destination?: Maybe<Scalars['String']['output']>;
  /** Whether it is one instance's or the whole organisation's. */
  type?: Maybe<Scalars['String']['output']>;
  /** Its address. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A place of the provider. */
export type IdentityProviderEndpointInput = {
  /** How messages are carried: `HTTP-POST`, `HTTP-REDIRECT`. */
  binding?: InputMaybe<Scalars['String']['input']>;
  /** The address that messages name. */
  destination?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is one instance's or the whole organisation's. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** Its address. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Where the provider is. */
export type IdentityProviderEndpoints = {
  __typename?: 'IdentityProviderEndpoints';
  /** Where assertions are sent. */
  acs?: Maybe<IdentityProviderEndpoint>;
  /** Where a user consents. */
  authorization?: Maybe<IdentityProviderEndpoint>;
  /** Where the provider publishes its keys. */
  jwks?: Maybe<IdentityProviderEndpoint>;
  /** Where the provider describes itself. */
  metadata?: Maybe<IdentityProviderEndpoint>;
  /** Where a user is signed out. */
  slo?: Maybe<IdentityProviderEndpoint>;
  /** Where a user signs in. */
  sso?: Maybe<IdentityProviderEndpoint>;
  /** Where a code becomes a token. */
  token?: Maybe<IdentityProviderEndpoint>;
  /** Where the provider tells of a user. */
  userInfo?: Maybe<IdentityProviderEndpoint>;
};

/** Where the provider is. */
export type IdentityProviderEndpointsInput = {
  /** Where assertions are sent. */
  acs?: InputMaybe<IdentityProviderEndpointInput>;
  /** Where a user consents. */
  authorization?: InputMaybe<IdentityProviderEndpointInput>;
  /** Where the provider publishes its keys. */
  jwks?: InputMaybe<IdentityProviderEndpointInput>;
  /** Where the provider describes itself. */
  metadata?: InputMaybe<IdentityProviderEndpointInput>;
  /** Where a user is signed out. */
  slo?: InputMaybe<IdentityProviderEndpointInput>;
  /** Where a user signs in. */
  sso?: InputMaybe<IdentityProviderEndpointInput>;
  /** Where a code becomes a token. */
  token?: InputMaybe<IdentityProviderEndpointInput>;
  /** Where the provider tells of a user. */
  userInfo?: InputMaybe<IdentityProviderEndpointInput>;
};

/** Which identity providers are listed. */
export type IdentityProviderFilter = {
  /** Only those whose name holds this, in any case. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Only those of this type: `SAML2`, `OIDC`, `SOCIAL`. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** What becomes of users' groups. */
export type IdentityProviderGroupProvisioning = {
  __typename?: 'IdentityProviderGroupProvisioning';
  /** What is done: `NONE`, `APPEND`, `SYNC`, `ASSIGN`. */
  action?: Maybe<Scalars['String']['output']>;
  /** The groups that every user is put into. */
  assignments?: Maybe<Array<Scalars['String']['output']>>;
  /** The groups that are taken over. */
  filter?: Maybe<Array<Scalars['String']['output']>>;
  /** The attribute that names a user's groups. */
  sourceAttributeName?: Maybe<Scalars['String']['output']>;
};

/** What becomes of users' groups. */
export type IdentityProviderGroupProvisioningInput = {
  /** What is done: `NONE`, `APPEND`, `SYNC`, `ASSIGN`. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** The groups that every user is put into. */
  assignments?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The groups that are taken over. */
  filter?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The attribute that names a user's groups. */
  sourceAttributeName?: InputMaybe<Scalars['String']['input']>;
};

/** A key of identity providers: an X.509 certificate. */
export type IdentityProviderKey = Node & {
  __typename?: 'IdentityProviderKey';
  /** What it signs with: `RS256`. */
  algorithm?: Maybe<Scalars['String']['output']>;
  /** The certificate, and those that vouch for it, in Base64. */
  certificateChain?: Maybe<Array<Scalars['String']['output']>>;
  /** Where the certificate is. */
  certificateUrl?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when the certificate is good. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The exponent of an RSA key, in Base64 for URLs. */
  exponent?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The family of the key: `RSA`, `EC`. */
  keyType?: Maybe<Scalars['String']['output']>;
  /** The modulus of an RSA key, in Base64 for URLs. */
  modulus?: Maybe<Scalars['String']['output']>;
  /** What may be done with it. */
  operations?: Maybe<Array<Scalars['String']['output']>>;
  /** Whether it is still good. */
  status?: Maybe<IdentityProviderKeyStatus>;
  /** The certificate's SHA-1 thumbprint, in Base64 for URLs. */
  thumbprintSha1?: Maybe<Scalars['String']['output']>;
  /** The certificate's SHA-256 thumbprint, in Base64 for URLs. */
  thumbprintSha256?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The key's own id (`kid`). */
  upstreamId: Scalars['String']['output'];
  /** What the key is for: `sig`. */
  use?: Maybe<Scalars['String']['output']>;
};

export type IdentityProviderKeyConnection = {
  __typename?: 'IdentityProviderKeyConnection';
  edges: Array<IdentityProviderKeyEdge>;
  nodes: Array<IdentityProviderKey>;
  pageInfo: PageInfo;
  /** Not known: the directory does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type IdentityProviderKeyEdge = {
  __typename?: 'IdentityProviderKeyEdge';
  cursor: Scalars['String']['output'];
  node: IdentityProviderKey;
};

/** States of a key. */
export type IdentityProviderKeyStatus =
  /** Still good. */
  | 'ACTIVE'
  /** Its certificate is past its time. */
  | 'EXPIRED'
  /** A state that the documents do not name. */
  | 'OTHER';

/** How messages of one direction are signed. */
export type IdentityProviderMessageAlgorithms = {
  __typename?: 'IdentityProviderMessageAlgorithms';
  /** The signature, as the directory has it. */
  signature?: Maybe<Scalars['JSON']['output']>;
};

/** How messages of one direction are signed. */
export type IdentityProviderMessageAlgorithmsInput = {
  /** The signature, as the directory has it. */
  signature?: InputMaybe<Scalars['JSON']['input']>;
};

/** Which users the provider may vouch for, and what becomes of them. */
export type IdentityProviderPolicy = {
  __typename?: 'IdentityProviderPolicy';
  /** Whether a user is linked to one who is there already. */
  accountLink?: Maybe<IdentityProviderAccountLink>;
  /** Groups of a user, as the directory has them. */
  groups?: Maybe<Scalars['JSON']['output']>;
  /** How far clocks may differ, in milliseconds. */
  maxClockSkew?: Maybe<Scalars['Int']['output']>;
  /** Whether users are created and kept up to date. */
  provisioning?: Maybe<IdentityProviderProvisioning>;
  /** How a user is recognised. */
  subject?: Maybe<IdentityProviderSubjectPolicy>;
};

/** Which users the provider may vouch for, and what becomes of them. */
export type IdentityProviderPolicyInput = {
  /** Whether a user is linked to one who is there already. */
  accountLink?: InputMaybe<IdentityProviderAccountLinkInput>;
  /** Groups of a user, as the directory has them. */
  groups?: InputMaybe<Scalars['JSON']['input']>;
  /** How far clocks may differ, in milliseconds. */
  maxClockSkew?: InputMaybe<Scalars['Int']['input']>;
  /** Whether users are created and kept up to date. */
  provisioning?: InputMaybe<IdentityProviderProvisioningInput>;
  /** How a user is recognised. */
  subject?: InputMaybe<IdentityProviderSubjectPolicyInput>;
};

/** How the provider is spoken to. */
export type IdentityProviderProtocol = {
  __typename?: 'IdentityProviderProtocol';
  /** How messages are signed. */
  algorithms?: Maybe<IdentityProviderAlgorithms>;
  /** What the two sides know each other by. */
  credentials?: Maybe<IdentityProviderCredentials>;
  /** Where the provider is. */
  endpoints?: Maybe<IdentityProviderEndpoints>;
  /** Who the provider says it is. */
  issuer?: Maybe<IdentityProviderEndpoint>;
  /** How a user comes back to where they were. */
  relayState?: Maybe<IdentityProviderRelayState>;
  /** What is asked for of a user. */
  scopes?: Maybe<Array<Scalars['String']['output']>>;
  /** Settings of the protocol. */
  settings?: Maybe<IdentityProviderProtocolSettings>;
  /** The protocol: `SAML2`, `OIDC`. */
  type?: Maybe<Scalars['String']['output']>;
};

/** How the provider is spoken to. */
export type IdentityProviderProtocolInput = {
  /** How messages are signed. */
  algorithms?: InputMaybe<IdentityProviderAlgorithmsInput>;
  /** What the two sides know each other by. */
  credentials?: InputMaybe<IdentityProviderCredentialsInput>;
  /** Where the provider is. */
  endpoints?: InputMaybe<IdentityProviderEndpointsInput>;
  /** Who the provider says it is. */
  issuer?: InputMaybe<IdentityProviderEndpointInput>;
  /** How a user comes back to where they were. */
  relayState?: InputMaybe<IdentityProviderRelayStateInput>;
  /** What is asked for of a user. */
  scopes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Settings of the protocol. */
  settings?: InputMaybe<IdentityProviderProtocolSettingsInput>;
  /** The protocol: `SAML2`, `OIDC`. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** Settings of the protocol. */
export type IdentityProviderProtocolSettings = {
  __typename?: 'IdentityProviderProtocolSettings';
  /** The form that a user's name is asked for in. */
  nameFormat?: Maybe<Scalars['String']['output']>;
};

/** Settings of the protocol. */
export type IdentityProviderProtocolSettingsInput = {
  /** The form that a user's name is asked for in. */
  nameFormat?: InputMaybe<Scalars['String']['input']>;
};

/** Whether users are created and kept up to date. */
export type IdentityProviderProvisioning = {
  __typename?: 'IdentityProviderProvisioning';
  /** What is done: `AUTO`, `DISABLED`. */
  action?: Maybe<Scalars['String']['output']>;
  /** What becomes of users who may not sign in. */
  conditions?: Maybe<IdentityProviderProvisioningConditions>;
  /** What becomes of users' groups. */
  groups?: Maybe<IdentityProviderGroupProvisioning>;
  /** True where the provider's word on a profile is the last. */
  profileMaster?: Maybe<Scalars['Boolean']['output']>;
};

/** What becomes of users who may not sign in. */
export type IdentityProviderProvisioningConditions = {
  __typename?: 'IdentityProviderProvisioningConditions';
  /** Of deprovisioned ones, as the directory has it. */
  deprovisioned?: Maybe<Scalars['JSON']['output']>;
  /** Of suspended ones, as the directory has it. */
  suspended?: Maybe<Scalars['JSON']['output']>;
};

/** What becomes of users who may not sign in. */
export type IdentityProviderProvisioningConditionsInput = {
  /** Of deprovisioned ones, as the directory has it. */
  deprovisioned?: InputMaybe<Scalars['JSON']['input']>;
  /** Of suspended ones, as the directory has it. */
  suspended?: InputMaybe<Scalars['JSON']['input']>;
};

/** Whether users are created and kept up to date. */
export type IdentityProviderProvisioningInput = {
  /** What is done: `AUTO`, `DISABLED`. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** What becomes of users who may not sign in. */
  conditions?: InputMaybe<IdentityProviderProvisioningConditionsInput>;
  /** What becomes of users' groups. */
  groups?: InputMaybe<IdentityProviderGroupProvisioningInput>;
  /** True where the provider's word on a profile is the last. */
  profileMaster?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How a user comes back to where they were. */
export type IdentityProviderRelayState = {
  __typename?: 'IdentityProviderRelayState';
  /** What the state holds: `FROM_URL`, `OPAQUE`. */
  format?: Maybe<Scalars['String']['output']>;
};

/** How a user comes back to where they were. */
export type IdentityProviderRelayStateInput = {
  /** What the state holds: `FROM_URL`, `OPAQUE`. */
  format?: InputMaybe<Scalars['String']['input']>;
};

/** What the directory signs with. */
export type IdentityProviderSigning = {
  __typename?: 'IdentityProviderSigning';
  /** The key itself; null where it is gone. Costs one REST call a key. */
  key?: Maybe<IdentityProviderKey>;
  /** The key. */
  kid?: Maybe<Scalars['String']['output']>;
  /** The team that the key belongs to. */
  teamId?: Maybe<Scalars['String']['output']>;
};

/** What the directory signs with. */
export type IdentityProviderSigningInput = {
  /** The key. */
  kid?: InputMaybe<Scalars['String']['input']>;
  /** The private key: taken, never told. */
  privateKey?: InputMaybe<Scalars['String']['input']>;
  /** The team that the key belongs to. */
  teamId?: InputMaybe<Scalars['String']['input']>;
};

/** States of an identity provider. */
export type IdentityProviderStatus =
  /** In use. */
  | 'ACTIVE'
  /** Not in use. */
  | 'INACTIVE'
  /** A state that the documents do not name. */
  | 'OTHER';

/** How a user is recognised. */
export type IdentityProviderSubjectPolicy = {
  __typename?: 'IdentityProviderSubjectPolicy';
  /** A pattern that a user's name must match. */
  filter?: Maybe<Scalars['String']['output']>;
  /** The forms that a name may come in. */
  format?: Maybe<Array<Scalars['String']['output']>>;
  /** The attribute that is matched. */
  matchAttribute?: Maybe<Scalars['String']['output']>;
  /** What a user is matched by. */
  matchType?: Maybe<Scalars['String']['output']>;
  /** How a user's name is made. */
  userNameTemplate?: Maybe<IdentityProviderUserNameTemplate>;
};

/** How a user is recognised. */
export type IdentityProviderSubjectPolicyInput = {
  /** A pattern that a user's name must match. */
  filter?: InputMaybe<Scalars['String']['input']>;
  /** The forms that a name may come in. */
  format?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The attribute that is matched. */
  matchAttribute?: InputMaybe<Scalars['String']['input']>;
  /** What a user is matched by. */
  matchType?: InputMaybe<Scalars['String']['input']>;
  /** How a user's name is made. */
  userNameTemplate?: InputMaybe<IdentityProviderUserNameTemplateInput>;
};

/** How the provider's messages are trusted. */
export type IdentityProviderTrust = {
  __typename?: 'IdentityProviderTrust';
  /** Whom they are for. */
  audience?: Maybe<Scalars['String']['output']>;
  /** Who issues them. */
  issuer?: Maybe<Scalars['String']['output']>;
  /** The key itself; null where it is gone. Costs one REST call a key. */
  key?: Maybe<IdentityProviderKey>;
  /** The key that they are signed with. */
  kid?: Maybe<Scalars['String']['output']>;
  /** How a withdrawn key is found out: `CRL`, `OCSP`. */
  revocation?: Maybe<Scalars['String']['output']>;
  /** How long that is kept, in minutes. */
  revocationCacheLifetime?: Maybe<Scalars['Int']['output']>;
};

/** How the provider's messages are trusted. */
export type IdentityProviderTrustInput = {
  /** Whom they are for. */
  audience?: InputMaybe<Scalars['String']['input']>;
  /** Who issues them. */
  issuer?: InputMaybe<Scalars['String']['input']>;
  /** The key that they are signed with. */
  kid?: InputMaybe<Scalars['String']['input']>;
  /** How a withdrawn key is found out: `CRL`, `OCSP`. */
  revocation?: InputMaybe<Scalars['String']['input']>;
  /** How long that is kept, in minutes. */
  revocationCacheLifetime?: InputMaybe<Scalars['Int']['input']>;
};

/** How a user's name is made. */
export type IdentityProviderUserNameTemplate = {
  __typename?: 'IdentityProviderUserNameTemplate';
  /** An expression. */
  template?: Maybe<Scalars['String']['output']>;
};

/** How a user's name is made. */
export type IdentityProviderUserNameTemplateInput = {
  /** An expression. */
  template?: InputMaybe<Scalars['String']['input']>;
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

/** A property of a profile. */
export type IdentitySchemaProperty = {
  __typename?: 'IdentitySchemaProperty';
  /** The values it may have, where they are listed. */
  allowedValues?: Maybe<Array<Scalars['String']['output']>>;
  /** All that the schema says of it, as JSON Schema. */
  definition?: Maybe<Scalars['JSON']['output']>;
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** The kind of the items of a list. */
  itemType?: Maybe<IdentityPropertyType>;
  /** The greatest number of characters. */
  maxLength?: Maybe<Scalars['Int']['output']>;
  /** The least number of characters. */
  minLength?: Maybe<Scalars['Int']['output']>;
  /** The member of a profile. */
  name: Scalars['String']['output'];
  /** True where a profile can not be without it. */
  required?: Maybe<Scalars['Boolean']['output']>;
  /** The name to show. */
  title?: Maybe<Scalars['String']['output']>;
  /** The kind of its values. */
  type?: Maybe<IdentityPropertyType>;
};

/** A property to add or to change. */
export type IdentitySchemaPropertyInput = {
  /** The values it may have. */
  allowedValues?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it is for. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The kind of the items of a list. */
  itemType?: InputMaybe<IdentityPropertyType>;
  /** The greatest number of characters. */
  maxLength?: InputMaybe<Scalars['Int']['input']>;
  /** The least number of characters. */
  minLength?: InputMaybe<Scalars['Int']['input']>;
  /** The member of a profile. */
  name: Scalars['String']['input'];
  /** True where a profile can not be without it. */
  required?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name to show. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The kind of its values: needed of a new one, and never changed. */
  type?: InputMaybe<IdentityPropertyType>;
};

/** What a user is notified of. */
export type IdentitySubscription = {
  __typename?: 'IdentitySubscription';
  /** The ways it comes: `email`, `sms`. */
  channels?: Maybe<Array<Scalars['String']['output']>>;
  /** True where the user wants it. */
  subscribed?: Maybe<Scalars['Boolean']['output']>;
  /** What the notification is about, as the directory names it. */
  type?: Maybe<Scalars['String']['output']>;
};

/** A user of the directory. Where only the id is known (after a write, behind a role), the rest comes from the people index. */
export type IdentityUser = {
  __typename?: 'IdentityUser';
  /** When the user was activated. */
  activatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user as an end user of the contact centre, as the profile attribute `contactCentreUserId` names them; null where they never contacted it. Costs one REST call a user. */
  contactCentreEndUser?: Maybe<ContactCentreEndUser>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Department. */
  department?: Maybe<Scalars['String']['output']>;
  /** The name to show. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** The primary address, as the directory writes it. */
  email?: Maybe<Scalars['String']['output']>;
  /** Number given by the employer. */
  employeeNumber?: Maybe<Scalars['String']['output']>;
  /** One enrolled factor; null where the user has none of this id. Costs one REST call a user, none beside `factors`. */
  factor?: Maybe<IdentityFactor>;
  /** Factors that the user may enrol, and how far they have come with each. Costs one REST call a user. */
  factorCatalog?: Maybe<Array<IdentityCatalogFactor>>;
  /** Security questions to choose from. Costs one REST call a user. */
  factorQuestions?: Maybe<Array<IdentityFactorQuestion>>;
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
  /** The user in project management, as the profile attribute `projectPersonId` names them; null where they are gone there. Costs one REST call a person. */
  projectPerson?: Maybe<ProjectPerson>;
  /** One of the roles assigned to the user; null where there is none such. Costs one REST call a user, with `roles`. */
  role?: Maybe<IdentityRole>;
  /** Roles assigned to the user. Costs one REST call a user, with `role`. */
  roles?: Maybe<Array<IdentityRole>>;
  /** The user's account on the social network, as the profile attribute `socialUserId` names it; null where that account is gone. One REST call for 100 people. */
  socialUser?: Maybe<SocialUser>;
  /** The state of the user. */
  status?: Maybe<IdentityUserStatus>;
  /** One of these; null where the user is not told of it. Shown to the user themselves only: `FORBIDDEN` for any other caller. Costs one REST call. */
  subscription?: Maybe<IdentitySubscription>;
  /** What the user is notified of. Shown to the user themselves only: `FORBIDDEN` for any other caller. Costs one REST call a user. */
  subscriptions?: Maybe<Array<IdentitySubscription>>;
  /** Job title. */
  title?: Maybe<Scalars['String']['output']>;
  /** The directory's own id. */
  upstreamId: Scalars['String']['output'];
  /** The person. */
  user?: Maybe<User>;
};


/** A user of the directory. Where only the id is known (after a write, behind a role), the rest comes from the people index. */
export type IdentityUserFactorArgs = {
  id: Scalars['ID']['input'];
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


/** A user of the directory. Where only the id is known (after a write, behind a role), the rest comes from the people index. */
export type IdentityUserSubscriptionArgs = {
  type: Scalars['String']['input'];
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

/** Users to import. */
export type ImportDirectoryHrUsersInput = {
  /** The instance: its global id, or the directory's own. */
  id: Scalars['ID']['input'];
  /** The organization, for the directory's own id; the configured one unless given. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** The users. */
  users: Array<DirectoryHrImportUserInput>;
};

/** The outcome of beginning an import. */
export type ImportDirectoryHrUsersPayload = {
  __typename?: 'ImportDirectoryHrUsersPayload';
  /** The job that was begun. */
  job?: Maybe<DirectoryHrImportJob>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

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

/** A contact of marketing: of the key's own account, whatever account its lists and fields are read on behalf of. */
export type MarketingContact = Node & {
  __typename?: 'MarketingContact';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A field that contacts may have a value of, beside their own. */
export type MarketingCustomField = Node & {
  __typename?: 'MarketingCustomField';
  /** Global id: the account that it was read on behalf of, where one was named, and marketing's own id. */
  id: Scalars['ID']['output'];
};

/** An export of contacts to files. */
export type MarketingExportJob = Node & {
  __typename?: 'MarketingExportJob';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
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
  /** Finishes the enrolment of a phone or an authenticator with a code. Costs one REST call. */
  activateUserFactor?: Maybe<ActivateUserFactorPayload>;
  /** Adds a user to a group. Refused unless the directory manages the group's members itself. */
  addGroupUser?: Maybe<AddGroupUserPayload>;
  /** Limits a role of type APP_ADMIN to an application or an instance of one, beside those it has. The first one narrows the role: until then it is for all applications. */
  addIdentityRoleAppTarget?: Maybe<AddIdentityRoleAppTargetPayload>;
  /** Limits a role to a group's members, beside those it has. The first one narrows the role: until then it is for everybody. */
  addIdentityRoleGroupTarget?: Maybe<AddIdentityRoleGroupTargetPayload>;
  /** Adds an X.509 certificate as a key of identity providers. Costs one REST call. */
  addIdpKey?: Maybe<AddIdpKeyPayload>;
  /** Assigns a role to a group, and so to its members. Refused where the group has one of the type already. */
  assignGroupRole?: Maybe<AssignGroupRolePayload>;
  /** Assigns a role to a user. Refused where the user has one of the type already. */
  assignUserRole?: Maybe<AssignUserRolePayload>;
  /** Adds an authorization method to the HR instance. Needs the basic credentials of the HR system's integrator: OAuth is not supported. Costs one REST call, and one more for what is read of the instance. */
  authorizeDirectoryHrInstance?: Maybe<AuthorizeDirectoryHrInstancePayload>;
  /** Creates the HR instance. Only one is allowed; it imports, and its name is fixed. Needs the basic credentials of the HR system's integrator: OAuth is not supported. Costs one REST call. */
  createDirectoryHrInstance?: Maybe<CreateDirectoryHrInstancePayload>;
  /** Creates an identity provider. Costs one REST call. */
  createIdp?: Maybe<CreateIdpPayload>;
  /** Deletes a push endpoint: its device no longer confirms sign-ins. Costs one REST call. */
  deleteDirectoryPushEndpoint?: Maybe<DeleteDirectoryPushEndpointPayload>;
  /** Deletes a user group. Costs one REST call. */
  deleteDirectoryUserGroup?: Maybe<DeleteDirectoryUserGroupPayload>;
  /** Removes an identity provider. Costs one REST call. */
  deleteIdp?: Maybe<DeleteIdpPayload>;
  /** Removes a key; refused while an active or inactive identity provider uses it. Costs one REST call. */
  deleteIdpKey?: Maybe<DeleteIdpKeyPayload>;
  /** Removes the integration with the second ticketing system, and its mappings with it. */
  deletePsaBIntegration?: Maybe<DeletePsaBIntegrationPayload>;
  /** Unlinks a user from whoever is at the primary end of a relationship (their manager). */
  deleteUserLinkedObject?: Maybe<DeleteUserLinkedObjectPayload>;
  /** Enrols a factor for a user. Costs one REST call. A phone and an authenticator are in use only once they are activated; the others are at once. */
  enrollUserFactor?: Maybe<EnrollUserFactorPayload>;
  /** Begins an import of users: a job, whose results say what became of each. Costs one REST call. */
  importDirectoryHrUsers?: Maybe<ImportDirectoryHrUsersPayload>;
  /** Removes every authorization method of the HR instance at once: there is no way to remove one. Costs one REST call, and one more for what is read of the instance. */
  removeDirectoryHrInstanceAuthorizations?: Maybe<RemoveDirectoryHrInstanceAuthorizationsPayload>;
  /** Takes a user out of a group. Refused unless the directory manages the group's members itself. */
  removeGroupUser?: Maybe<RemoveGroupUserPayload>;
  /** Takes an application or an instance from a role's targets. Without the last one the role is for all applications. */
  removeIdentityRoleAppTarget?: Maybe<RemoveIdentityRoleAppTargetPayload>;
  /** Takes a group from a role's targets. Without the last one the role is for everybody. */
  removeIdentityRoleGroupTarget?: Maybe<RemoveIdentityRoleGroupTargetPayload>;
  /** Replaces a user group as a whole: what the input leaves out is removed from the group. Costs one REST call. */
  replaceDirectoryUserGroup?: Maybe<ReplaceDirectoryUserGroupPayload>;
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
  /** Takes a factor from a user. Costs one REST call. */
  unenrollUserFactor?: Maybe<UnenrollUserFactorPayload>;
  /** Lets a user in again who was locked out; the current password stays. Refused unless the user is LOCKED_OUT. */
  unlockUser?: Maybe<UnlockUserPayload>;
  /** Lets a suspended user in again. Refused unless the user is SUSPENDED. */
  unsuspendUser?: Maybe<UnsuspendUserPayload>;
  /** Adds, changes and removes properties of the profiles of an application's users; what is not given stays. Costs one REST call. */
  updateAppUserSchema?: Maybe<UpdateAppUserSchemaPayload>;
  /** Changes where the HR instance has its report from. Credentials are changed by the mutations for authorizations. Costs one REST call. */
  updateDirectoryHrInstance?: Maybe<UpdateDirectoryHrInstancePayload>;
  /** Changes the name or the state of a push endpoint. Costs one REST call. */
  updateDirectoryPushEndpoint?: Maybe<UpdateDirectoryPushEndpointPayload>;
  /** Adds, changes and removes custom properties of groups' profiles; what is not given stays. Costs one REST call. */
  updateGroupSchema?: Maybe<UpdateGroupSchemaPayload>;
  /** Replaces the configuration of an identity provider: `policy` and `protocol`, where given, take the place of what was there, secrets excepted. Costs one REST call. */
  updateIdp?: Maybe<UpdateIdpPayload>;
  /** Changes how the first ticketing system is reached. The family tries the credentials there first and changes nothing when they are rejected. */
  updatePsaAIntegration?: Maybe<UpdatePsaAIntegrationPayload>;
  /** Creates, edits and removes mappings to the first ticketing system, all in one REST call. */
  updatePsaAMappings?: Maybe<UpdatePsaAMappingsPayload>;
  /** Changes the settings of the integration with the first ticketing system. */
  updatePsaASettings?: Maybe<UpdatePsaASettingsPayload>;
  /** Changes how the second ticketing system is reached. The family tries the credentials there first and changes nothing when they are rejected. */
  updatePsaBIntegration?: Maybe<UpdatePsaBIntegrationPayload>;
  /** Creates, edits and removes mappings to the second ticketing system, all in one REST call. */
  updatePsaBMappings?: Maybe<UpdatePsaBMappingsPayload>;
  /** Changes the settings of the integration with the second ticketing system. */
  updatePsaBSettings?: Maybe<UpdatePsaBSettingsPayload>;
  /** Verifies a factor: checks a code or an answer, or sends what is to be answered later. Costs one REST call. A wrong code is a `userError` with the code `FORBIDDEN`. */
  verifyUserFactor?: Maybe<VerifyUserFactorPayload>;
};


export type MutationActivateUserFactorArgs = {
  input: ActivateUserFactorInput;
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


export type MutationAddIdpKeyArgs = {
  input: AddIdpKeyInput;
};


export type MutationAssignGroupRoleArgs = {
  input: AssignGroupRoleInput;
};


export type MutationAssignUserRoleArgs = {
  input: AssignUserRoleInput;
};


export type MutationAuthorizeDirectoryHrInstanceArgs = {
  input: AuthorizeDirectoryHrInstanceInput;
};


export type MutationCreateDirectoryHrInstanceArgs = {
  input: CreateDirectoryHrInstanceInput;
};


export type MutationCreateIdpArgs = {
  input: CreateIdpInput;
};


export type MutationDeleteDirectoryPushEndpointArgs = {
  input: DeleteDirectoryPushEndpointInput;
};


export type MutationDeleteDirectoryUserGroupArgs = {
  input: DeleteDirectoryUserGroupInput;
};


export type MutationDeleteIdpArgs = {
  input: DeleteIdpInput;
};


export type MutationDeleteIdpKeyArgs = {
  input: DeleteIdpKeyInput;
};


export type MutationDeletePsaBIntegrationArgs = {
  input: DeletePsaBIntegrationInput;
};


export type MutationDeleteUserLinkedObjectArgs = {
  input: DeleteUserLinkedObjectInput;
};


export type MutationEnrollUserFactorArgs = {
  input: EnrollUserFactorInput;
};


export type MutationImportDirectoryHrUsersArgs = {
  input: ImportDirectoryHrUsersInput;
};


export type MutationRemoveDirectoryHrInstanceAuthorizationsArgs = {
  input: RemoveDirectoryHrInstanceAuthorizationsInput;
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


export type MutationReplaceDirectoryUserGroupArgs = {
  input: ReplaceDirectoryUserGroupInput;
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


export type MutationUnenrollUserFactorArgs = {
  input: UnenrollUserFactorInput;
};


export type MutationUnlockUserArgs = {
  input: UnlockUserInput;
};


export type MutationUnsuspendUserArgs = {
  input: UnsuspendUserInput;
};


export type MutationUpdateAppUserSchemaArgs = {
  input: UpdateAppUserSchemaInput;
};


export type MutationUpdateDirectoryHrInstanceArgs = {
  input: UpdateDirectoryHrInstanceInput;
};


export type MutationUpdateDirectoryPushEndpointArgs = {
  input: UpdateDirectoryPushEndpointInput;
};


export type MutationUpdateGroupSchemaArgs = {
  input: UpdateGroupSchemaInput;
};


export type MutationUpdateIdpArgs = {
  input: UpdateIdpInput;
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


export type MutationVerifyUserFactorArgs = {
  input: VerifyUserFactorInput;
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

/** A person of project management. Where other objects tell of one, what they do not say costs one REST call a person. */
export type ProjectPerson = Node & {
  __typename?: 'ProjectPerson';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** Something that an agreement bills. Where a mapping names it, what is more than its name costs one REST call for 100 additions of an agreement. */
export type PsaAAddition = Node & {
  __typename?: 'PsaAAddition';
  /** Whether the customer is billed for it. */
  billCustomer?: Maybe<Scalars['Boolean']['output']>;
  /** Since when it is called off. */
  cancelledDate?: Maybe<Scalars['Date']['output']>;
  /** What it is. */
  description?: Maybe<Scalars['String']['output']>;
  /** The first day that it is billed for. */
  effectiveDate?: Maybe<Scalars['Date']['output']>;
  /** Global id: the integration's UUID, the agreement's own id and the addition's. */
  id: Scalars['ID']['output'];
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  /** How many are billed. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** What one costs the provider. */
  unitCost?: Maybe<Money>;
  /** What one is sold for. */
  unitPrice?: Maybe<Money>;
  upstreamId: Scalars['String']['output'];
};

export type PsaAAdditionConnection = {
  __typename?: 'PsaAAdditionConnection';
  edges: Array<PsaAAdditionEdge>;
  nodes: Array<PsaAAddition>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type PsaAAdditionEdge = {
  __typename?: 'PsaAAdditionEdge';
  cursor: Scalars['String']['output'];
  node: PsaAAddition;
};

/** Which additions are listed. */
export type PsaAAdditionFilter = {
  /** By the system's own id. */
  id?: InputMaybe<ListTextFilter>;
  /** By name. */
  name?: InputMaybe<ListTextFilter>;
};

/** A part of the order of additions. */
export type PsaAAdditionOrder = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** What they are ordered by. */
  field: PsaAAdditionOrderField;
};

/** What additions can be ordered by. */
export type PsaAAdditionOrderField =
  /** The first day that it is billed for. */
  | 'EFFECTIVE_DATE'
  /** The name. */
  | 'NAME'
  /** How many are billed. */
  | 'QUANTITY';

/** An agreement with a company, by which it is billed. Where a mapping names it, what is more than its name costs one REST call for 100 agreements. */
export type PsaAAgreement = Node & {
  __typename?: 'PsaAAgreement';
  /** What it bills beside itself. Costs one REST call an agreement for up to 100, for what is selected alone. */
  additions?: Maybe<PsaAAdditionConnection>;
  /** How often it is billed, in the system's words. */
  billingCycle?: Maybe<Scalars['String']['output']>;
  /** With whom it is made. */
  company?: Maybe<PsaACompany>;
  /** Code of the currency that it is billed in. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Its last day; null for one without an end. */
  endDate?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its first day. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** The state, in the system's words. */
  status?: Maybe<Scalars['String']['output']>;
  /** The kind of agreement, in the system's words. */
  type?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
};


/** An agreement with a company, by which it is billed. Where a mapping names it, what is more than its name costs one REST call for 100 agreements. */
export type PsaAAgreementAdditionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PsaAAdditionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<PsaAAdditionOrder>>;
};

export type PsaAAgreementConnection = {
  __typename?: 'PsaAAgreementConnection';
  edges: Array<PsaAAgreementEdge>;
  nodes: Array<PsaAAgreement>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type PsaAAgreementEdge = {
  __typename?: 'PsaAAgreementEdge';
  cursor: Scalars['String']['output'];
  node: PsaAAgreement;
};

/** Which agreements are listed. */
export type PsaAAgreementFilter = {
  /** By the own id of the company. */
  companyId?: InputMaybe<ListTextFilter>;
  /** By the name of the company. */
  companyName?: InputMaybe<ListTextFilter>;
  /** By the system's own id. */
  id?: InputMaybe<ListTextFilter>;
  /** By name. */
  name?: InputMaybe<ListTextFilter>;
  /** By state. */
  status?: InputMaybe<ListTextFilter>;
  /** By kind. */
  type?: InputMaybe<ListTextFilter>;
};

/** A part of the order of agreements. */
export type PsaAAgreementOrder = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** What they are ordered by. */
  field: PsaAAgreementOrderField;
};

/** What agreements can be ordered by. */
export type PsaAAgreementOrderField =
  /** The name of the company. */
  | 'COMPANY_NAME'
  /** The last day; those without one come last. */
  | 'END_DATE'
  /** The name. */
  | 'NAME'
  /** The first day. */
  | 'START_DATE';

/** A company in the first ticketing system. Where a mapping names it, what is more than its name costs one REST call for 100 companies. */
export type PsaACompany = Node & PsaCompany & {
  __typename?: 'PsaACompany';
  /** What was agreed with it. Costs one REST call a company for up to 100. */
  agreements?: Maybe<PsaAAgreementConnection>;
  /** The city. */
  city?: Maybe<Scalars['String']['output']>;
  /** The country's code. */
  country?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The name in short. */
  identifier?: Maybe<Scalars['String']['output']>;
  /** What it is mapped to. Costs one REST call a company for up to 100. */
  mappings?: Maybe<PsaAMappingConnection>;
  name?: Maybe<Scalars['String']['output']>;
  /** The phone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The state, in the system's words. */
  status?: Maybe<Scalars['String']['output']>;
  /** What kinds of company it is. */
  types?: Maybe<Array<PsaACompanyType>>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  upstreamId: Scalars['String']['output'];
  /** The website. */
  website?: Maybe<Scalars['String']['output']>;
};


/** A company in the first ticketing system. Where a mapping names it, what is more than its name costs one REST call for 100 companies. */
export type PsaACompanyAgreementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A company in the first ticketing system. Where a mapping names it, what is more than its name costs one REST call for 100 companies. */
export type PsaACompanyMappingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type PsaACompanyConnection = {
  __typename?: 'PsaACompanyConnection';
  edges: Array<PsaACompanyEdge>;
  nodes: Array<PsaACompany>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type PsaACompanyEdge = {
  __typename?: 'PsaACompanyEdge';
  cursor: Scalars['String']['output'];
  node: PsaACompany;
};

/** Which companies are listed. */
export type PsaACompanyFilter = {
  /** By city. */
  city?: InputMaybe<ListTextFilter>;
  /** By the country's code. */
  country?: InputMaybe<ListTextFilter>;
  /** By the system's own id. */
  id?: InputMaybe<ListTextFilter>;
  /** By the name in short. */
  identifier?: InputMaybe<ListTextFilter>;
  /** By name. */
  name?: InputMaybe<ListTextFilter>;
  /** By state. */
  status?: InputMaybe<ListTextFilter>;
  /** By the id of one of its types. */
  typeId?: InputMaybe<ListTextFilter>;
  /** By when it was last changed. */
  updatedAt?: InputMaybe<ListInstantFilter>;
};

/** A part of the order of companies. */
export type PsaACompanyOrder = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** What they are ordered by. */
  field: PsaACompanyOrderField;
};

/** What companies can be ordered by. */
export type PsaACompanyOrderField =
  /** The country's code. */
  | 'COUNTRY'
  /** The name. */
  | 'NAME'
  /** The state. */
  | 'STATUS'
  /** When it was last changed. */
  | 'UPDATED_AT';

/** A kind of company, defined by the system's users. */
export type PsaACompanyType = {
  __typename?: 'PsaACompanyType';
  id: Scalars['ID']['output'];
  /** Whether companies are of this type unless said otherwise. Told by the list of types only. */
  isDefault?: Maybe<Scalars['Boolean']['output']>;
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
};

/** The integration with the first ticketing system. */
export type PsaAIntegration = Node & {
  __typename?: 'PsaAIntegration';
  /** Agreements in the system. Costs one REST call for up to 100, for what is selected alone. */
  agreements?: Maybe<PsaAAgreementConnection>;
  /** Companies in the system. Costs one REST call for up to 100, for what is selected alone. */
  companies?: Maybe<PsaACompanyConnection>;
  /** The company that signs in there, as the system names it. */
  companyId?: Maybe<Scalars['String']['output']>;
  /** The company types that the system's users have defined. Costs one REST call. */
  companyTypes?: Maybe<Array<PsaACompanyType>>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a private key is kept. The key itself is never shown. */
  hasPrivateKey?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** When the system's data were last fetched. */
  lastSyncedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Which organization is which company. Costs one REST call for up to 100, for what is selected alone. */
  mappings?: Maybe<PsaAMappingConnection>;
  /** The provider that it belongs to. Costs one REST call for more than its id and administrators. */
  provider?: Maybe<ConnectorsProvider>;
  /** The public key that signs in. */
  publicKey?: Maybe<Scalars['String']['output']>;
  /** What is done with the system. Costs one REST call. */
  settings?: Maybe<PsaASettings>;
  /** What recently could not be brought in line, the newest first. Costs one REST call. */
  syncErrors?: Maybe<Array<PsaSyncError>>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its UUID. */
  upstreamId: Scalars['String']['output'];
  /** Where the system is. */
  url?: Maybe<Scalars['String']['output']>;
};


/** The integration with the first ticketing system. */
export type PsaAIntegrationAgreementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PsaAAgreementFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<PsaAAgreementOrder>>;
};


/** The integration with the first ticketing system. */
export type PsaAIntegrationCompaniesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PsaACompanyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<PsaACompanyOrder>>;
};


/** The integration with the first ticketing system. */
export type PsaAIntegrationMappingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PsaAMappingFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<PsaAMappingOrder>>;
};

/** Which company an organization is, and by what it is billed. */
export type PsaAMapping = Node & {
  __typename?: 'PsaAMapping';
  /** The addition of the agreement that it is billed by. */
  addition?: Maybe<PsaAAddition>;
  /** The agreement that it is billed by. */
  agreement?: Maybe<PsaAAgreement>;
  /** The company in the ticketing system. */
  company?: Maybe<PsaACompany>;
  /** When it was created. Not told by the answer to a change. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id: the integration's UUID, and the own ids of company and organization. */
  id: Scalars['ID']['output'];
  /** The organization in the directory. */
  organization?: Maybe<ConnectorsOrganization>;
  /** When it was last changed. Not told by the answer to a change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type PsaAMappingConnection = {
  __typename?: 'PsaAMappingConnection';
  edges: Array<PsaAMappingEdge>;
  nodes: Array<PsaAMapping>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type PsaAMappingEdge = {
  __typename?: 'PsaAMappingEdge';
  cursor: Scalars['String']['output'];
  node: PsaAMapping;
};

/** Which mappings are listed. */
export type PsaAMappingFilter = {
  /** By the own id of the agreement. */
  agreementId?: InputMaybe<ListTextFilter>;
  /** By the own id of the company. */
  companyId?: InputMaybe<ListTextFilter>;
  /** By the name of the company. */
  companyName?: InputMaybe<ListTextFilter>;
  /** By the own id of the organization. */
  organizationId?: InputMaybe<ListTextFilter>;
  /** By the name of the organization. */
  organizationName?: InputMaybe<ListTextFilter>;
  /** By when it was last changed. */
  updatedAt?: InputMaybe<ListInstantFilter>;
};

/** A mapping to create or edit. */
export type PsaAMappingInput = {
  /** The addition of the agreement that it is billed by. */
  addition?: InputMaybe<PsaBilledByInput>;
  /** The agreement with the company that it is billed by. */
  agreement?: InputMaybe<PsaBilledByInput>;
  /** The company in the ticketing system. */
  company: PsaNamedInput;
  /** The organization in the directory, by its own id. */
  organization: PsaNamedInput;
};

/** A part of the order of mappings. */
export type PsaAMappingOrder = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** What they are ordered by. */
  field: PsaMappingOrderField;
};

/** What is done with the first ticketing system. */
export type PsaASettings = {
  __typename?: 'PsaASettings';
  /** Whether tickets are opened there by themselves. */
  automaticTicketing?: Maybe<Scalars['Boolean']['output']>;
  /** The system's own ids of the company types that are taken over. */
  companyTypeIds?: Maybe<Array<Scalars['String']['output']>>;
  /** The company types that are taken over. Costs one REST call. */
  companyTypes?: Maybe<Array<PsaACompanyType>>;
};

/** By what a mapped organization is billed: objects that only the ticketing system understands. */
export type PsaBBilling = {
  __typename?: 'PsaBBilling';
  /** The line of the schedule. */
  lineItemId?: Maybe<Scalars['JSON']['output']>;
  /** The line's name. */
  lineItemName?: Maybe<Scalars['JSON']['output']>;
  /** The schedule. */
  scheduleId?: Maybe<Scalars['JSON']['output']>;
  /** The schedule's name. */
  scheduleName?: Maybe<Scalars['JSON']['output']>;
};

/** By what an organization is to be billed: objects that only the ticketing system understands. */
export type PsaBBillingInput = {
  /** The line of the schedule: an object. */
  lineItemId?: InputMaybe<Scalars['JSON']['input']>;
  /** The line's name: an object. */
  lineItemName?: InputMaybe<Scalars['JSON']['input']>;
  /** The schedule: an object. */
  scheduleId?: InputMaybe<Scalars['JSON']['input']>;
  /** The schedule's name: an object. */
  scheduleName?: InputMaybe<Scalars['JSON']['input']>;
};

/** A line of a company's billing schedule, by which a mapped organization can be billed. */
export type PsaBBillingOption = Node & {
  __typename?: 'PsaBBillingOption';
  /** Whose schedule it is of. */
  company?: Maybe<PsaBCompany>;
  /** How often the schedule is billed, in the system's words. */
  frequency?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The system's own id of the line. */
  lineItemId?: Maybe<Scalars['String']['output']>;
  /** The name of the line. */
  lineItemName?: Maybe<Scalars['String']['output']>;
  /** How many are billed. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** The system's own id of the schedule. */
  scheduleId?: Maybe<Scalars['String']['output']>;
  /** The name of the schedule. */
  scheduleName?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
};

export type PsaBBillingOptionConnection = {
  __typename?: 'PsaBBillingOptionConnection';
  edges: Array<PsaBBillingOptionEdge>;
  nodes: Array<PsaBBillingOption>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type PsaBBillingOptionEdge = {
  __typename?: 'PsaBBillingOptionEdge';
  cursor: Scalars['String']['output'];
  node: PsaBBillingOption;
};

/** Which billing options are listed. */
export type PsaBBillingOptionFilter = {
  /** By the own id of the company. */
  companyId?: InputMaybe<ListTextFilter>;
  /** By the name of the line. */
  lineItemName?: InputMaybe<ListTextFilter>;
  /** By the own id of the schedule. */
  scheduleId?: InputMaybe<ListTextFilter>;
  /** By the name of the schedule. */
  scheduleName?: InputMaybe<ListTextFilter>;
};

/** A part of the order of billing options. */
export type PsaBBillingOptionOrder = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** What they are ordered by. */
  field: PsaBBillingOptionOrderField;
};

/** What billing options can be ordered by. */
export type PsaBBillingOptionOrderField =
  /** The name of the line. */
  | 'LINE_ITEM_NAME'
  /** How many are billed. */
  | 'QUANTITY'
  /** The name of the schedule. */
  | 'SCHEDULE_NAME';

/** A company in the second ticketing system. Where a mapping names it, what is more than its name costs one REST call for 100 companies. */
export type PsaBCompany = Node & PsaCompany & {
  __typename?: 'PsaBCompany';
  /** The city. */
  city?: Maybe<Scalars['String']['output']>;
  /** The country's code. */
  country?: Maybe<Scalars['String']['output']>;
  /** The address that bills go to. */
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** What it is mapped to. Costs one REST call a company for up to 100. */
  mappings?: Maybe<PsaBMappingConnection>;
  name?: Maybe<Scalars['String']['output']>;
  /** The phone number. */
  phone?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  upstreamId: Scalars['String']['output'];
  /** The website. */
  website?: Maybe<Scalars['String']['output']>;
};


/** A company in the second ticketing system. Where a mapping names it, what is more than its name costs one REST call for 100 companies. */
export type PsaBCompanyMappingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type PsaBCompanyConnection = {
  __typename?: 'PsaBCompanyConnection';
  edges: Array<PsaBCompanyEdge>;
  nodes: Array<PsaBCompany>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type PsaBCompanyEdge = {
  __typename?: 'PsaBCompanyEdge';
  cursor: Scalars['String']['output'];
  node: PsaBCompany;
};

/** Which companies are listed. */
export type PsaBCompanyFilter = {
  /** By city. */
  city?: InputMaybe<ListTextFilter>;
  /** By the country's code. */
  country?: InputMaybe<ListTextFilter>;
  /** By the address that bills go to. */
  email?: InputMaybe<ListTextFilter>;
  /** By the system's own id. */
  id?: InputMaybe<ListTextFilter>;
  /** By name. */
  name?: InputMaybe<ListTextFilter>;
  /** By when it was last changed. */
  updatedAt?: InputMaybe<ListInstantFilter>;
};

/** A part of the order of companies. */
export type PsaBCompanyOrder = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** What they are ordered by. */
  field: PsaBCompanyOrderField;
};

/** What companies can be ordered by. */
export type PsaBCompanyOrderField =
  /** The country's code. */
  | 'COUNTRY'
  /** The name. */
  | 'NAME'
  /** When it was last changed. */
  | 'UPDATED_AT';

/** The integration with the second ticketing system. */
export type PsaBIntegration = Node & {
  __typename?: 'PsaBIntegration';
  /** By what mapped organizations can be billed. Costs one REST call for up to 100, for what is selected alone. */
  billingOptions?: Maybe<PsaBBillingOptionConnection>;
  /** Companies in the system. Costs one REST call for up to 100, for what is selected alone. */
  companies?: Maybe<PsaBCompanyConnection>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a token is kept. The token itself is never shown. */
  hasApiToken?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** When the system's data were last fetched. */
  lastSyncedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Which organization is which company. Costs one REST call for up to 100, for what is selected alone. */
  mappings?: Maybe<PsaBMappingConnection>;
  /** The provider that it belongs to. Costs one REST call for more than its id and administrators. */
  provider?: Maybe<ConnectorsProvider>;
  /** What is done with the system. Costs one REST call. */
  settings?: Maybe<PsaBSettings>;
  /** The subdomain that the system is at. */
  subdomain?: Maybe<Scalars['String']['output']>;
  /** What recently could not be brought in line, the newest first. Costs one REST call. */
  syncErrors?: Maybe<Array<PsaSyncError>>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its UUID. */
  upstreamId: Scalars['String']['output'];
};


/** The integration with the second ticketing system. */
export type PsaBIntegrationBillingOptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PsaBBillingOptionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<PsaBBillingOptionOrder>>;
};


/** The integration with the second ticketing system. */
export type PsaBIntegrationCompaniesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PsaBCompanyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<PsaBCompanyOrder>>;
};


/** The integration with the second ticketing system. */
export type PsaBIntegrationMappingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PsaBMappingFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<PsaBMappingOrder>>;
};

/** Which company an organization is, and by what it is billed. */
export type PsaBMapping = Node & {
  __typename?: 'PsaBMapping';
  /** By what it is billed; null where that is not said. */
  billing?: Maybe<PsaBBilling>;
  /** The company in the ticketing system. */
  company?: Maybe<PsaBCompany>;
  /** When it was created. Not told by the answer to a change. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id: the integration's UUID, and the own ids of company and organization. */
  id: Scalars['ID']['output'];
  /** The organization in the directory. */
  organization?: Maybe<ConnectorsOrganization>;
  /** When it was last changed. Not told by the answer to a change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type PsaBMappingConnection = {
  __typename?: 'PsaBMappingConnection';
  edges: Array<PsaBMappingEdge>;
  nodes: Array<PsaBMapping>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type PsaBMappingEdge = {
  __typename?: 'PsaBMappingEdge';
  cursor: Scalars['String']['output'];
  node: PsaBMapping;
};

/** Which mappings are listed. */
export type PsaBMappingFilter = {
  /** By the own id of the company. */
  companyId?: InputMaybe<ListTextFilter>;
  /** By the name of the company. */
  companyName?: InputMaybe<ListTextFilter>;
  /** By the own id of the organization. */
  organizationId?: InputMaybe<ListTextFilter>;
  /** By the name of the organization. */
  organizationName?: InputMaybe<ListTextFilter>;
  /** By when it was last changed. */
  updatedAt?: InputMaybe<ListInstantFilter>;
};

/** A mapping to create or edit. */
export type PsaBMappingInput = {
  /** By what it is billed. */
  billing?: InputMaybe<PsaBBillingInput>;
  /** The company in the ticketing system. */
  company: PsaNamedInput;
  /** The organization in the directory, by its own id. */
  organization: PsaNamedInput;
};

/** A part of the order of mappings. */
export type PsaBMappingOrder = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** What they are ordered by. */
  field: PsaMappingOrderField;
};

/** What is done with the second ticketing system. */
export type PsaBSettings = {
  __typename?: 'PsaBSettings';
  /** Whether tickets are opened there by themselves. */
  automaticTicketing?: Maybe<Scalars['Boolean']['output']>;
};

/** What a mapping is billed by. */
export type PsaBilledByInput = {
  /** The global id, or the system's own. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The name. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A company in a ticketing system. */
export type PsaCompany = {
  /** Global id: the integration's UUID and the system's own id. */
  id: Scalars['ID']['output'];
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The system's own id. */
  upstreamId: Scalars['String']['output'];
};

/** What names a mapping: a company and an organization. */
export type PsaMappedPairInput = {
  /** The company in the ticketing system. */
  company: PsaNamedInput;
  /** The organization in the directory, by its own id. */
  organization: PsaNamedInput;
};

/** What mappings can be ordered by. */
export type PsaMappingOrderField =
  /** The name of the company. */
  | 'COMPANY_NAME'
  /** When it was created. */
  | 'CREATED_AT'
  /** The name of the organization. */
  | 'ORGANIZATION_NAME'
  /** When it was last changed. */
  | 'UPDATED_AT';

/** What is named in a ticketing system or in the directory: the family takes both, id and name. */
export type PsaNamedInput = {
  /** The global id, or the own id of the system that it is in. */
  id: Scalars['ID']['input'];
  /** The name. */
  name: Scalars['String']['input'];
};

/** Something that could not be brought in line with a ticketing system. */
export type PsaSyncError = {
  __typename?: 'PsaSyncError';
  /** What kind of error it is, as the family names it. */
  code?: Maybe<Scalars['String']['output']>;
  /** The company it is about, where it is about one. */
  company?: Maybe<PsaCompany>;
  /** What went wrong, in the family's words. */
  message?: Maybe<Scalars['String']['output']>;
  /** When it happened. */
  occurredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The organization it is about, where it is about one. */
  organization?: Maybe<ConnectorsOrganization>;
  /** What it is about, as the family names it: `company`, `agreement`, `billing`, `ticket`. */
  resource?: Maybe<Scalars['String']['output']>;
  /** The family's own id. */
  upstreamId?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /** The API catalog: interfaces and their endpoints, those behind this graph among them. */
  catalog?: Maybe<ApiCatalog>;
  /** The connectors to ticketing systems, by their own nouns. */
  connectors?: Maybe<Connectors>;
  /** Directory administration by its own nouns: user groups, users' push endpoints, the HR import. Costs no REST call by itself. */
  directory?: Maybe<Directory>;
  /** The identity provider by its own nouns. */
  identity?: Maybe<Identity>;
  /** A group: a handle by id, as groups are never read themselves. Costs no REST call. */
  identityGroup?: Maybe<IdentityGroup>;
  /** Any object by its global id; null where there is none. */
  node?: Maybe<Node>;
  /** Objects by their global ids, in their order, 100 at most; null where there is none. */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** How often each family may be called, and what is left of it for the caller. Costs no REST call. */
  rateLimits?: Maybe<RateLimits>;
  /** A person by e-mail address. No family decides whether a person exists: each record of theirs is null where there is none. */
  user?: Maybe<User>;
  /** People: the members of the configured people group. Costs one REST call for up to 200. */
  users?: Maybe<UserConnection>;
  /** Who asks: the person of the e-mail address by which the caller's token, or the proxy, knows them; null where it knows none. Costs no REST call. */
  viewer?: Maybe<User>;
};


export type QueryConnectorsArgs = {
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryDirectoryArgs = {
  organizationId?: InputMaybe<Scalars['ID']['input']>;
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

/** So many calls in any span of so long. */
export type RateLimit = {
  __typename?: 'RateLimit';
  /** Calls in a span; null where the family has told only what remains. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** The family's operation that it is for; null where all count together. */
  operation?: Maybe<Scalars['String']['output']>;
  /** Calls that may be made now. A quarter of the limit is kept from operations that wait for their turn. */
  remaining: Scalars['Int']['output'];
  /** When the whole limit is there again, if nothing else is called; null where it is there now. */
  resetAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whose calls are counted together. */
  scope: RateLimitScope;
  /** Length of the span, in seconds; null where the family has not told it. */
  windowSeconds?: Maybe<Scalars['Int']['output']>;
};

/** Whose calls count together. */
export type RateLimitScope =
  /** All of the account. */
  | 'ACCOUNT'
  /** Those of this gateway's address. */
  | 'ADDRESS'
  /** Those with the caller's credential. */
  | 'CREDENTIAL';

/** The rates of each family. Those that its documents do not show and that it does not tell are not known. */
export type RateLimits = {
  __typename?: 'RateLimits';
  /** The API catalog: 120 calls a minute for an address. */
  catalog?: Maybe<FamilyRateLimits>;
  /** The PSA connectors. */
  connectors?: Maybe<FamilyRateLimits>;
  /** Directory administration. */
  directory?: Maybe<FamilyRateLimits>;
  /** Identity management. */
  identity?: Maybe<FamilyRateLimits>;
};

/** A quota of calls. */
export type RateQuota = {
  __typename?: 'RateQuota';
  /** Calls until the reset. */
  limit: Scalars['Int']['output'];
  /** What remained of them when the family last told. */
  remaining: Scalars['Int']['output'];
  /** When it is reset. */
  resetAt: Scalars['DateTime']['output'];
};

/** An HR instance that shall no longer be authorized. */
export type RemoveDirectoryHrInstanceAuthorizationsInput = {
  /** The instance: its global id, or the directory's own. */
  id: Scalars['ID']['input'];
  /** The organization, for the directory's own id; the configured one unless given. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of removing all authorization methods. */
export type RemoveDirectoryHrInstanceAuthorizationsPayload = {
  __typename?: 'RemoveDirectoryHrInstanceAuthorizationsPayload';
  /** The instance, read again as far as it is asked for. */
  hrInstance?: Maybe<DirectoryHrInstance>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
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

/** A user group as it shall be, whole: what is left out is removed. To keep a member, read it first and send it again. */
export type ReplaceDirectoryUserGroupInput = {
  /** What its members get in other systems. */
  attributes?: InputMaybe<DirectoryUserGroupAttributesInput>;
  /** What it is for. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The group's own address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The group: its global id, or the directory's own. */
  id: Scalars['ID']['input'];
  /** Which users ought to be members. */
  memberQuery?: InputMaybe<DirectoryMemberQueryInput>;
  /** Who stays, or stays out, whatever the query says. */
  memberQueryExemptions?: InputMaybe<Array<DirectoryMemberQueryExemptionInput>>;
  /** Whether its administrators are told of suggested members. */
  memberSuggestionsNotify?: InputMaybe<Scalars['Boolean']['input']>;
  /** How users become members, in the directory's words. */
  membershipMethod?: InputMaybe<Scalars['String']['input']>;
  /** Its name. */
  name: Scalars['String']['input'];
  /** The organization, for the directory's own id; the configured one unless given. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of replacing a user group. */
export type ReplaceDirectoryUserGroupPayload = {
  __typename?: 'ReplaceDirectoryUserGroupPayload';
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
  /** The group as it is now. */
  userGroup?: Maybe<DirectoryUserGroup>;
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

/** A post of the social network. Only what is selected is asked for; what is said to come with the post costs no further call. */
export type SocialPost = Node & {
  __typename?: 'SocialPost';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A user of the social network. Only what is selected is asked for. */
export type SocialUser = Node & {
  __typename?: 'SocialUser';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
  /** The person whose profile names this account; null also where several do. From the people index. */
  user?: Maybe<User>;
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

/** A comment on a ticket. */
export type TicketComment = Node & {
  __typename?: 'TicketComment';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A field of ticket forms. */
export type TicketField = Node & {
  __typename?: 'TicketField';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** What a drop-down offers. */
export type TicketFieldOption = Node & {
  __typename?: 'TicketFieldOption';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A form that tickets are written with. */
export type TicketForm = Node & {
  __typename?: 'TicketForm';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** How long a ticket took. */
export type TicketMetrics = Node & {
  __typename?: 'TicketMetrics';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** A financial account: money is drawn into it, paid out of it and moved between accounts. */
export type TreasuryFinancialAccount = Node & {
  __typename?: 'TreasuryFinancialAccount';
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** Money that is drawn into a financial account. */
export type TreasuryInboundTransfer = Node & {
  __typename?: 'TreasuryInboundTransfer';
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

/** A factor to take from its user. */
export type UnenrollUserFactorInput = {
  /** The factor's global id. */
  factorId: Scalars['ID']['input'];
};

/** What came of it. */
export type UnenrollUserFactorPayload = {
  __typename?: 'UnenrollUserFactorPayload';
  /** The user whose factor it was. */
  identityUser?: Maybe<IdentityUser>;
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

/** What is to change of the profiles of an application's users. */
export type UpdateAppUserSchemaInput = {
  /** The instance of the application: the schema's global id, or the directory's own id of the instance. */
  appInstanceId: Scalars['ID']['input'];
  /** The short name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Names of properties to remove. */
  removeProperties?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Properties to add, or to change where they are there: what is not given of one stays. The directory knows nineteen: `city`, `email`, `login`, `state`, `title`, `locale`, `manager`, `zipCode`, `division`, `lastName`, `nickName`, `timezone`, `userType`, `firstName`, `managerId`, `costCenter`, `department`, `middleName`, `profileUrl`. */
  setProperties?: InputMaybe<Array<IdentitySchemaPropertyInput>>;
  /** The name to show. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What came of the change. */
export type UpdateAppUserSchemaPayload = {
  __typename?: 'UpdateAppUserSchemaPayload';
  /** The schema as it is now. */
  appUserSchema?: Maybe<IdentityAppUserSchema>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
};

/** An HR instance to change. Its name can not be changed. */
export type UpdateDirectoryHrInstanceInput = {
  /** The instance: its global id, or the directory's own. */
  id: Scalars['ID']['input'];
  /** The organization, for the directory's own id; the configured one unless given. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Where the HR system has its report. */
  reportUrl: Scalars['String']['input'];
};

/** The outcome of changing an HR instance. */
export type UpdateDirectoryHrInstancePayload = {
  __typename?: 'UpdateDirectoryHrInstancePayload';
  /** The instance as it is now. */
  hrInstance?: Maybe<DirectoryHrInstance>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A push endpoint to change; what is left out stays as it is. */
export type UpdateDirectoryPushEndpointInput = {
  /** The push endpoint, by its global id. */
  id: Scalars['ID']['input'];
  /** Another name; two push endpoints of one user can not have the same. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Another state, in the directory's words: the documents name none. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of changing a push endpoint. */
export type UpdateDirectoryPushEndpointPayload = {
  __typename?: 'UpdateDirectoryPushEndpointPayload';
  /** The push endpoint as it is now. */
  pushEndpoint?: Maybe<DirectoryPushEndpoint>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** What is to change of groups' profiles. */
export type UpdateGroupSchemaInput = {
  /** What it is for. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The short name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Names of custom properties to remove. */
  removeProperties?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Custom properties to add, or to change where they are there: what is not given of one stays. */
  setProperties?: InputMaybe<Array<IdentitySchemaPropertyInput>>;
  /** The name to show. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What came of the change. */
export type UpdateGroupSchemaPayload = {
  __typename?: 'UpdateGroupSchemaPayload';
  /** The schema as it is now. */
  groupSchema?: Maybe<IdentityGroupSchema>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
};

/** An identity provider's new configuration. */
export type UpdateIdpInput = {
  /** Global id, or the directory's own. */
  idpId: Scalars['ID']['input'];
  /** Whose address messages are issued under. */
  issuerMode?: InputMaybe<Scalars['String']['input']>;
  /** The name to show: no other provider's. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Which users it may vouch for, and what becomes of them. */
  policy?: InputMaybe<IdentityProviderPolicyInput>;
  /** How it is spoken to. */
  protocol?: InputMaybe<IdentityProviderProtocolInput>;
  /** Whether it is in use. */
  status?: InputMaybe<IdentityProviderStatus>;
  /** The type: `SAML2`, `OIDC`, `SOCIAL`. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** What came of the change. */
export type UpdateIdpPayload = {
  __typename?: 'UpdateIdpPayload';
  /** The identity provider as it is now. */
  idp?: Maybe<IdentityProvider>;
  /** What the directory refused. */
  userErrors: Array<UserError>;
};

/** How the first ticketing system is to be reached: what is not given stays as it is. */
export type UpdatePsaAIntegrationInput = {
  /** The company that signs in there. */
  companyId?: InputMaybe<Scalars['String']['input']>;
  /** Global id or UUID; the configured one unless given. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The organization in whose name it is asked, by the directory's own id; the configured one unless given. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** The private key that goes with it. It is sent on, never shown again. */
  privateKey?: InputMaybe<Scalars['String']['input']>;
  /** The public key that signs in. */
  publicKey?: InputMaybe<Scalars['String']['input']>;
  /** Where the system is. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a change to how the system is reached. */
export type UpdatePsaAIntegrationPayload = {
  __typename?: 'UpdatePsaAIntegrationPayload';
  /** The integration as it is now. */
  integration?: Maybe<PsaAIntegration>;
  /** Why it was refused; also where the ticketing system rejects the credentials. */
  userErrors: Array<UserError>;
};

/** What is to become of mappings. Company and organization name a mapping: the same pair again edits it. */
export type UpdatePsaAMappingsInput = {
  /** Global id or UUID; the configured integration unless given. */
  integrationId?: InputMaybe<Scalars['ID']['input']>;
  /** The organization in whose name it is asked, by the directory's own id; the configured one unless given. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Mappings to remove. */
  remove?: InputMaybe<Array<PsaMappedPairInput>>;
  /** Mappings to create, or to edit where they are there: what is not given of one is then taken away. */
  save?: InputMaybe<Array<PsaAMappingInput>>;
};

/** What became of changes to mappings. */
export type UpdatePsaAMappingsPayload = {
  __typename?: 'UpdatePsaAMappingsPayload';
  /** The integration, known by its id: its mappings are read again from here. */
  integration?: Maybe<PsaAIntegration>;
  /** The mappings that were removed, as they were given; null when nothing was changed. */
  removed?: Maybe<Array<PsaAMapping>>;
  /** The mappings that were created or edited, as they were given; null when nothing was changed. */
  saved?: Maybe<Array<PsaAMapping>>;
  /** Why they were refused: all of them then, none was changed. */
  userErrors: Array<UserError>;
};

/** Settings to change: what is not given stays as it is. */
export type UpdatePsaASettingsInput = {
  /** Whether tickets are to be opened there by themselves. */
  automaticTicketing?: InputMaybe<Scalars['Boolean']['input']>;
  /** The company types to take over, by their own or global ids; an empty list for none. */
  companyTypeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Global id or UUID; the configured integration unless given. */
  integrationId?: InputMaybe<Scalars['ID']['input']>;
  /** The organization in whose name it is asked, by the directory's own id; the configured one unless given. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of a change of settings. */
export type UpdatePsaASettingsPayload = {
  __typename?: 'UpdatePsaASettingsPayload';
  /** The integration, known by its id. */
  integration?: Maybe<PsaAIntegration>;
  /** The settings as they are now. */
  settings?: Maybe<PsaASettings>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** How the second ticketing system is to be reached: what is not given stays as it is. */
export type UpdatePsaBIntegrationInput = {
  /** The token that signs in. It is sent on, never shown again. */
  apiToken?: InputMaybe<Scalars['String']['input']>;
  /** Global id or UUID; the configured one unless given. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The organization in whose name it is asked, by the directory's own id; the configured one unless given. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** The subdomain that the system is at. */
  subdomain?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a change to how the system is reached. */
export type UpdatePsaBIntegrationPayload = {
  __typename?: 'UpdatePsaBIntegrationPayload';
  /** The integration as it is now. */
  integration?: Maybe<PsaBIntegration>;
  /** Why it was refused; also where the ticketing system rejects the credentials. */
  userErrors: Array<UserError>;
};

/** What is to become of mappings. Company and organization name a mapping: the same pair again edits it. */
export type UpdatePsaBMappingsInput = {
  /** Global id or UUID; the configured integration unless given. */
  integrationId?: InputMaybe<Scalars['ID']['input']>;
  /** The organization in whose name it is asked, by the directory's own id; the configured one unless given. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Mappings to remove. */
  remove?: InputMaybe<Array<PsaMappedPairInput>>;
  /** Mappings to create, or to edit where they are there: what is not given of one is then taken away. */
  save?: InputMaybe<Array<PsaBMappingInput>>;
};

/** What became of changes to mappings. */
export type UpdatePsaBMappingsPayload = {
  __typename?: 'UpdatePsaBMappingsPayload';
  /** The integration, known by its id: its mappings are read again from here. */
  integration?: Maybe<PsaBIntegration>;
  /** The mappings that were removed, as they were given; null when nothing was changed. */
  removed?: Maybe<Array<PsaBMapping>>;
  /** The mappings that were created or edited, as they were given; null when nothing was changed. */
  saved?: Maybe<Array<PsaBMapping>>;
  /** Why they were refused: all of them then, none was changed. */
  userErrors: Array<UserError>;
};

/** Settings to change: what is not given stays as it is. */
export type UpdatePsaBSettingsInput = {
  /** Whether tickets are to be opened there by themselves. */
  automaticTicketing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Global id or UUID; the configured integration unless given. */
  integrationId?: InputMaybe<Scalars['ID']['input']>;
  /** The organization in whose name it is asked, by the directory's own id; the configured one unless given. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of a change of settings. */
export type UpdatePsaBSettingsPayload = {
  __typename?: 'UpdatePsaBSettingsPayload';
  /** The integration, known by its id. */
  integration?: Maybe<PsaBIntegration>;
  /** The settings as they are now. */
  settings?: Maybe<PsaBSettings>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A person known by e-mail address: the hub to which every family adds its own record. */
export type User = Node & {
  __typename?: 'User';
  /** The person as an administrator of the configured provider; null also where none is configured, or several have the address. Costs one REST call for all people together. */
  connectorsAdministrator?: Maybe<ConnectorsAdministrator>;
  /** All administrators of the configured provider with this address; null where none is configured. */
  connectorsAdministrators?: Maybe<Array<ConnectorsAdministrator>>;
  /** The worker with this address in the report of the HR instance; null also when several have it (see `directoryHrWorkers`). From an index of all workers. */
  directoryHrWorker?: Maybe<DirectoryHrWorker>;
  /** All workers with this address in the report of the HR instance; null where the organization has none. From an index of all workers. */
  directoryHrWorkers?: Maybe<Array<DirectoryHrWorker>>;
  /** The devices on which the person confirms a sign-in; null where directory administration knows no such user. Costs one REST call a person. */
  directoryPushEndpoints?: Maybe<Array<DirectoryPushEndpoint>>;
  /** The person in directory administration, as the configured profile attribute names them: a handle. Costs no REST call beyond the people index. */
  directoryUser?: Maybe<DirectoryUser>;
  /** All users of directory administration that the profiles of the person name. */
  directoryUsers?: Maybe<Array<DirectoryUser>>;
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
  /** Ids of the person in families that have no route from an address, from the directory's profile. From the people index. */
  idsFromIdentity?: Maybe<Scalars['JSON']['output']>;
  /** Whether each family knows the person: one entry for each. Costs what the single field of each family costs, and nothing where that is selected too. */
  sources?: Maybe<Array<UserSource>>;
  /** What the families of the business subgraph know of the person. */
  sourcesOfBusiness?: Maybe<Scalars['JSON']['output']>;
  /** What the families of the collaboration subgraph know of the person. */
  sourcesOfCollaboration?: Maybe<Scalars['JSON']['output']>;
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
  /** The family's own code, where it has one. */
  familyCode?: Maybe<Scalars['String']['output']>;
  /** The input field it is about, where the family says so. */
  field?: Maybe<Scalars['String']['output']>;
  /** The family's own explanation. */
  message: Scalars['String']['output'];
};

/** A record of a person, and how it was found. */
export type UserMatch = {
  __typename?: 'UserMatch';
  /** The record's global id; null where it can not be read again by one. */
  id?: Maybe<Scalars['ID']['output']>;
  /** How it was found. */
  matchedBy: UserMatchedBy;
};

/** How a record of a person was found. */
export type UserMatchedBy =
  /** By the address, as another of the record's. */
  | 'ALTERNATE_EMAIL'
  /** By a message of Connect that names the address. */
  | 'CONNECT_MESSAGE'
  /** By an id in a custom field of the CRM's person. */
  | 'CRM_FIELD'
  /** By the address, as the record's own. */
  | 'EMAIL'
  /** By an id in the profile of the directory's user. */
  | 'IDENTITY_ATTRIBUTE';

/** What one family knows of a person. */
export type UserSource = {
  __typename?: 'UserSource';
  /** Why nothing is known: the code of the error catalogue. */
  code?: Maybe<Scalars['String']['output']>;
  /** How many records it has of the person; null where it could not say, and where it is no record of the person but what is told of them (prepayments, messages). */
  count?: Maybe<Scalars['Int']['output']>;
  /** The family, as errors name it: `supportDesk`. */
  family: Scalars['String']['output'];
  /** The ways that records were found by, each once. */
  matchedBy?: Maybe<Array<UserMatchedBy>>;
  /** The records, and how each was found. */
  matches?: Maybe<Array<UserMatch>>;
  /** The family in the API catalog. Costs one REST call for all families. */
  provider?: Maybe<ApiProvider>;
  /** Why nothing is known, in words. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Whether it knows the person. */
  status: UserSourceStatus;
};

/** Whether a family knows a person. */
export type UserSourceStatus =
  /** It has several records, and none is taken for the person: see the list. */
  | 'AMBIGUOUS'
  /** It has one record of the person. */
  | 'FOUND'
  /** It has none. */
  | 'NOT_FOUND'
  /** Nothing that its documents offer leads from the person to a record, or the way is not configured. */
  | 'NO_ROUTE'
  /** It could not say. */
  | 'UNAVAILABLE';

/** A factor to verify. */
export type VerifyUserFactorInput = {
  /** The answer to a security question. */
  answer?: InputMaybe<Scalars['String']['input']>;
  /** On whose behalf it is verified: what the directory may show, keep, and choose a language by. */
  client?: InputMaybe<IdentityClientInput>;
  /** The factor's global id. */
  factorId: Scalars['ID']['input'];
  /** The code after that, for a hardware token whose clock is off. */
  nextPassCode?: InputMaybe<Scalars['String']['input']>;
  /** The code, of a token or from the message that was sent. A phone without it is sent one. */
  passCode?: InputMaybe<Scalars['String']['input']>;
  /** The template of the text message. For phones only. */
  templateId?: InputMaybe<Scalars['String']['input']>;
  /** How long what is sent can be answered, in seconds. */
  tokenLifetimeSeconds?: InputMaybe<Scalars['Int']['input']>;
};

/** What came of verifying. */
export type VerifyUserFactorPayload = {
  __typename?: 'VerifyUserFactorPayload';
  /** The directory's words. */
  message?: Maybe<Scalars['String']['output']>;
  /** What came of it so far. */
  result?: Maybe<IdentityFactorResult>;
  /** Where the answer comes later: what to poll, with `identity.factorTransaction` or `node`. */
  transaction?: Maybe<IdentityFactorTransaction>;
  /** What the directory refused: a wrong code, a factor that is not in use. */
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
  ActivateUserFactorInput: ActivateUserFactorInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ActivateUserFactorPayload: ResolverTypeWrapper<Omit<ActivateUserFactorPayload, 'factor'> & { factor?: Maybe<ResolversTypes['IdentityFactor']> }>;
  AddGroupUserInput: AddGroupUserInput;
  AddGroupUserPayload: ResolverTypeWrapper<Omit<AddGroupUserPayload, 'group' | 'identityUser'> & { group?: Maybe<ResolversTypes['IdentityGroup']>, identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  AddIdentityRoleAppTargetInput: AddIdentityRoleAppTargetInput;
  AddIdentityRoleAppTargetPayload: ResolverTypeWrapper<Omit<AddIdentityRoleAppTargetPayload, 'role'> & { role?: Maybe<ResolversTypes['IdentityRole']> }>;
  AddIdentityRoleGroupTargetInput: AddIdentityRoleGroupTargetInput;
  AddIdentityRoleGroupTargetPayload: ResolverTypeWrapper<Omit<AddIdentityRoleGroupTargetPayload, 'role'> & { role?: Maybe<ResolversTypes['IdentityRole']> }>;
  AddIdpKeyInput: AddIdpKeyInput;
  AddIdpKeyPayload: ResolverTypeWrapper<Omit<AddIdpKeyPayload, 'idpKey'> & { idpKey?: Maybe<ResolversTypes['IdentityProviderKey']> }>;
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
  AuthorizeDirectoryHrInstanceInput: AuthorizeDirectoryHrInstanceInput;
  AuthorizeDirectoryHrInstancePayload: ResolverTypeWrapper<Omit<AuthorizeDirectoryHrInstancePayload, 'hrInstance'> & { hrInstance?: Maybe<ResolversTypes['DirectoryHrInstance']> }>;
  BankAccount: ResolverTypeWrapper<BankAccount>;
  BankAccountDay: ResolverTypeWrapper<BankAccountDay>;
  BankApiUser: ResolverTypeWrapper<Omit<BankApiUser, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  BankApplication: ResolverTypeWrapper<BankApplication>;
  BankApplicationForm: ResolverTypeWrapper<BankApplicationForm>;
  BankAuthorization: ResolverTypeWrapper<BankAuthorization>;
  BankAuthorizationRequest: ResolverTypeWrapper<BankAuthorizationRequest>;
  BankCard: ResolverTypeWrapper<BankCard>;
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
  CloudStorageProvider: ResolverTypeWrapper<CloudStorageProvider>;
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
  CreateIdpInput: CreateIdpInput;
  CreateIdpPayload: ResolverTypeWrapper<Omit<CreateIdpPayload, 'idp'> & { idp?: Maybe<ResolversTypes['IdentityProvider']> }>;
  CrmPerson: ResolverTypeWrapper<CrmPerson>;
  CrmPersonField: ResolverTypeWrapper<CrmPersonField>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DeleteDirectoryPushEndpointInput: DeleteDirectoryPushEndpointInput;
  DeleteDirectoryPushEndpointPayload: ResolverTypeWrapper<Omit<DeleteDirectoryPushEndpointPayload, 'directoryUser'> & { directoryUser?: Maybe<ResolversTypes['DirectoryUser']> }>;
  DeleteDirectoryUserGroupInput: DeleteDirectoryUserGroupInput;
  DeleteDirectoryUserGroupPayload: ResolverTypeWrapper<DeleteDirectoryUserGroupPayload>;
  DeleteIdpInput: DeleteIdpInput;
  DeleteIdpKeyInput: DeleteIdpKeyInput;
  DeleteIdpKeyPayload: ResolverTypeWrapper<DeleteIdpKeyPayload>;
  DeleteIdpPayload: ResolverTypeWrapper<DeleteIdpPayload>;
  DeletePsaBIntegrationInput: DeletePsaBIntegrationInput;
  DeletePsaBIntegrationPayload: ResolverTypeWrapper<DeletePsaBIntegrationPayload>;
  DeleteUserLinkedObjectInput: DeleteUserLinkedObjectInput;
  DeleteUserLinkedObjectPayload: ResolverTypeWrapper<Omit<DeleteUserLinkedObjectPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
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
  DirectoryHrInstanceKind: DirectoryHrInstanceKind;
  DirectoryHrInstanceOrder: DirectoryHrInstanceOrder;
  DirectoryHrInstanceOrderField: DirectoryHrInstanceOrderField;
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
  EnrollUserFactorInput: EnrollUserFactorInput;
  EnrollUserFactorPayload: ResolverTypeWrapper<Omit<EnrollUserFactorPayload, 'activation' | 'factor'> & { activation?: Maybe<ResolversTypes['IdentityFactorActivation']>, factor?: Maybe<ResolversTypes['IdentityFactor']> }>;
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
  ListInstantFilter: ListInstantFilter;
  ListInstantRange: ListInstantRange;
  ListTextFilter: ListTextFilter;
  ListTextRange: ListTextRange;
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
  RemoveGroupUserInput: RemoveGroupUserInput;
  RemoveGroupUserPayload: ResolverTypeWrapper<Omit<RemoveGroupUserPayload, 'group' | 'identityUser'> & { group?: Maybe<ResolversTypes['IdentityGroup']>, identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  RemoveIdentityRoleAppTargetInput: RemoveIdentityRoleAppTargetInput;
  RemoveIdentityRoleAppTargetPayload: ResolverTypeWrapper<Omit<RemoveIdentityRoleAppTargetPayload, 'role'> & { role?: Maybe<ResolversTypes['IdentityRole']> }>;
  RemoveIdentityRoleGroupTargetInput: RemoveIdentityRoleGroupTargetInput;
  RemoveIdentityRoleGroupTargetPayload: ResolverTypeWrapper<Omit<RemoveIdentityRoleGroupTargetPayload, 'role'> & { role?: Maybe<ResolversTypes['IdentityRole']> }>;
  ReplaceDirectoryUserGroupInput: ReplaceDirectoryUserGroupInput;
  ReplaceDirectoryUserGroupPayload: ResolverTypeWrapper<Omit<ReplaceDirectoryUserGroupPayload, 'userGroup'> & { userGroup?: Maybe<ResolversTypes['DirectoryUserGroup']> }>;
  ResetUserPasswordInput: ResetUserPasswordInput;
  ResetUserPasswordPayload: ResolverTypeWrapper<Omit<ResetUserPasswordPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  ResolveApiSpecInput: ResolveApiSpecInput;
  ResolveApiSpecPayload: ResolverTypeWrapper<Omit<ResolveApiSpecPayload, 'provider'> & { provider?: Maybe<ResolversTypes['ApiProvider']> }>;
  RevokeUserSessionsInput: RevokeUserSessionsInput;
  RevokeUserSessionsPayload: ResolverTypeWrapper<Omit<RevokeUserSessionsPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  SatisfactionRating: ResolverTypeWrapper<SatisfactionRating>;
  SatisfactionReason: ResolverTypeWrapper<SatisfactionReason>;
  SlaPolicy: ResolverTypeWrapper<SlaPolicy>;
  SocialPost: ResolverTypeWrapper<SocialPost>;
  SocialUser: ResolverTypeWrapper<Omit<SocialUser, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SortDirection: SortDirection;
  SupportResourceCollection: ResolverTypeWrapper<SupportResourceCollection>;
  SuspendUserInput: SuspendUserInput;
  SuspendUserPayload: ResolverTypeWrapper<Omit<SuspendUserPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  TargetAllAppsOfIdentityRoleInput: TargetAllAppsOfIdentityRoleInput;
  TargetAllAppsOfIdentityRolePayload: ResolverTypeWrapper<Omit<TargetAllAppsOfIdentityRolePayload, 'role'> & { role?: Maybe<ResolversTypes['IdentityRole']> }>;
  Ticket: ResolverTypeWrapper<Ticket>;
  TicketComment: ResolverTypeWrapper<TicketComment>;
  TicketField: ResolverTypeWrapper<TicketField>;
  TicketFieldOption: ResolverTypeWrapper<TicketFieldOption>;
  TicketForm: ResolverTypeWrapper<TicketForm>;
  TicketMetrics: ResolverTypeWrapper<TicketMetrics>;
  TreasuryFinancialAccount: ResolverTypeWrapper<TreasuryFinancialAccount>;
  TreasuryInboundTransfer: ResolverTypeWrapper<TreasuryInboundTransfer>;
  TreasuryPayment: ResolverTypeWrapper<TreasuryPayment>;
  UnassignIdentityRoleInput: UnassignIdentityRoleInput;
  UnassignIdentityRolePayload: ResolverTypeWrapper<Omit<UnassignIdentityRolePayload, 'group' | 'identityUser'> & { group?: Maybe<ResolversTypes['IdentityGroup']>, identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  UnenrollUserFactorInput: UnenrollUserFactorInput;
  UnenrollUserFactorPayload: ResolverTypeWrapper<Omit<UnenrollUserFactorPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  UnlockUserInput: UnlockUserInput;
  UnlockUserPayload: ResolverTypeWrapper<Omit<UnlockUserPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  UnsuspendUserInput: UnsuspendUserInput;
  UnsuspendUserPayload: ResolverTypeWrapper<Omit<UnsuspendUserPayload, 'identityUser'> & { identityUser?: Maybe<ResolversTypes['IdentityUser']> }>;
  UpdateAppUserSchemaInput: UpdateAppUserSchemaInput;
  UpdateAppUserSchemaPayload: ResolverTypeWrapper<Omit<UpdateAppUserSchemaPayload, 'appUserSchema'> & { appUserSchema?: Maybe<ResolversTypes['IdentityAppUserSchema']> }>;
  UpdateDirectoryHrInstanceInput: UpdateDirectoryHrInstanceInput;
  UpdateDirectoryHrInstancePayload: ResolverTypeWrapper<Omit<UpdateDirectoryHrInstancePayload, 'hrInstance'> & { hrInstance?: Maybe<ResolversTypes['DirectoryHrInstance']> }>;
  UpdateDirectoryPushEndpointInput: UpdateDirectoryPushEndpointInput;
  UpdateDirectoryPushEndpointPayload: ResolverTypeWrapper<Omit<UpdateDirectoryPushEndpointPayload, 'pushEndpoint'> & { pushEndpoint?: Maybe<ResolversTypes['DirectoryPushEndpoint']> }>;
  UpdateGroupSchemaInput: UpdateGroupSchemaInput;
  UpdateGroupSchemaPayload: ResolverTypeWrapper<Omit<UpdateGroupSchemaPayload, 'groupSchema'> & { groupSchema?: Maybe<ResolversTypes['IdentityGroupSchema']> }>;
  UpdateIdpInput: UpdateIdpInput;
  UpdateIdpPayload: ResolverTypeWrapper<Omit<UpdateIdpPayload, 'idp'> & { idp?: Maybe<ResolversTypes['IdentityProvider']> }>;
  UpdatePsaAIntegrationInput: UpdatePsaAIntegrationInput;
  UpdatePsaAIntegrationPayload: ResolverTypeWrapper<Omit<UpdatePsaAIntegrationPayload, 'integration'> & { integration?: Maybe<ResolversTypes['PsaAIntegration']> }>;
  UpdatePsaAMappingsInput: UpdatePsaAMappingsInput;
  UpdatePsaAMappingsPayload: ResolverTypeWrapper<Omit<UpdatePsaAMappingsPayload, 'integration' | 'removed' | 'saved'> & { integration?: Maybe<ResolversTypes['PsaAIntegration']>, removed?: Maybe<Array<ResolversTypes['PsaAMapping']>>, saved?: Maybe<Array<ResolversTypes['PsaAMapping']>> }>;
  UpdatePsaASettingsInput: UpdatePsaASettingsInput;
  UpdatePsaASettingsPayload: ResolverTypeWrapper<Omit<UpdatePsaASettingsPayload, 'integration' | 'settings'> & { integration?: Maybe<ResolversTypes['PsaAIntegration']>, settings?: Maybe<ResolversTypes['PsaASettings']> }>;
  UpdatePsaBIntegrationInput: UpdatePsaBIntegrationInput;
  UpdatePsaBIntegrationPayload: ResolverTypeWrapper<Omit<UpdatePsaBIntegrationPayload, 'integration'> & { integration?: Maybe<ResolversTypes['PsaBIntegration']> }>;
  UpdatePsaBMappingsInput: UpdatePsaBMappingsInput;
  UpdatePsaBMappingsPayload: ResolverTypeWrapper<Omit<UpdatePsaBMappingsPayload, 'integration' | 'removed' | 'saved'> & { integration?: Maybe<ResolversTypes['PsaBIntegration']>, removed?: Maybe<Array<ResolversTypes['PsaBMapping']>>, saved?: Maybe<Array<ResolversTypes['PsaBMapping']>> }>;
  UpdatePsaBSettingsInput: UpdatePsaBSettingsInput;
  UpdatePsaBSettingsPayload: ResolverTypeWrapper<Omit<UpdatePsaBSettingsPayload, 'integration' | 'settings'> & { integration?: Maybe<ResolversTypes['PsaBIntegration']>, settings?: Maybe<ResolversTypes['PsaBSettings']> }>;
  User: ResolverTypeWrapper<UserMapper>;
  UserConnection: ResolverTypeWrapper<UserConnectionMapper>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserError: ResolverTypeWrapper<UserError>;
  UserMatch: ResolverTypeWrapper<UserMatch>;
  UserMatchedBy: UserMatchedBy;
  UserSource: ResolverTypeWrapper<UserSourceMapper>;
  UserSourceStatus: UserSourceStatus;
  VerifyUserFactorInput: VerifyUserFactorInput;
  VerifyUserFactorPayload: ResolverTypeWrapper<Omit<VerifyUserFactorPayload, 'transaction'> & { transaction?: Maybe<ResolversTypes['IdentityFactorTransaction']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountingPayment: AccountingPayment;
  ID: Scalars['ID']['output'];
  AccountingPrepayment: AccountingPrepayment;
  ActivateUserFactorInput: ActivateUserFactorInput;
  String: Scalars['String']['output'];
  ActivateUserFactorPayload: Omit<ActivateUserFactorPayload, 'factor'> & { factor?: Maybe<ResolversParentTypes['IdentityFactor']> };
  AddGroupUserInput: AddGroupUserInput;
  AddGroupUserPayload: Omit<AddGroupUserPayload, 'group' | 'identityUser'> & { group?: Maybe<ResolversParentTypes['IdentityGroup']>, identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  AddIdentityRoleAppTargetInput: AddIdentityRoleAppTargetInput;
  AddIdentityRoleAppTargetPayload: Omit<AddIdentityRoleAppTargetPayload, 'role'> & { role?: Maybe<ResolversParentTypes['IdentityRole']> };
  AddIdentityRoleGroupTargetInput: AddIdentityRoleGroupTargetInput;
  AddIdentityRoleGroupTargetPayload: Omit<AddIdentityRoleGroupTargetPayload, 'role'> & { role?: Maybe<ResolversParentTypes['IdentityRole']> };
  AddIdpKeyInput: AddIdpKeyInput;
  AddIdpKeyPayload: Omit<AddIdpKeyPayload, 'idpKey'> & { idpKey?: Maybe<ResolversParentTypes['IdentityProviderKey']> };
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
  AuthorizeDirectoryHrInstanceInput: AuthorizeDirectoryHrInstanceInput;
  AuthorizeDirectoryHrInstancePayload: Omit<AuthorizeDirectoryHrInstancePayload, 'hrInstance'> & { hrInstance?: Maybe<ResolversParentTypes['DirectoryHrInstance']> };
  BankAccount: BankAccount;
  BankAccountDay: BankAccountDay;
  BankApiUser: Omit<BankApiUser, 'user'> & { user?: Maybe<ResolversParentTypes['User']> } | FederationReferenceTypes['BankApiUser'];
  BankApplication: BankApplication;
  BankApplicationForm: BankApplicationForm;
  BankAuthorization: BankAuthorization;
  BankAuthorizationRequest: BankAuthorizationRequest;
  BankCard: BankCard;
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
  CloudStorageProvider: CloudStorageProvider;
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
  CreateIdpInput: CreateIdpInput;
  CreateIdpPayload: Omit<CreateIdpPayload, 'idp'> & { idp?: Maybe<ResolversParentTypes['IdentityProvider']> };
  CrmPerson: CrmPerson;
  CrmPersonField: CrmPersonField;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DeleteDirectoryPushEndpointInput: DeleteDirectoryPushEndpointInput;
  DeleteDirectoryPushEndpointPayload: Omit<DeleteDirectoryPushEndpointPayload, 'directoryUser'> & { directoryUser?: Maybe<ResolversParentTypes['DirectoryUser']> };
  DeleteDirectoryUserGroupInput: DeleteDirectoryUserGroupInput;
  DeleteDirectoryUserGroupPayload: DeleteDirectoryUserGroupPayload;
  DeleteIdpInput: DeleteIdpInput;
  DeleteIdpKeyInput: DeleteIdpKeyInput;
  DeleteIdpKeyPayload: DeleteIdpKeyPayload;
  DeleteIdpPayload: DeleteIdpPayload;
  DeletePsaBIntegrationInput: DeletePsaBIntegrationInput;
  DeletePsaBIntegrationPayload: DeletePsaBIntegrationPayload;
  DeleteUserLinkedObjectInput: DeleteUserLinkedObjectInput;
  DeleteUserLinkedObjectPayload: Omit<DeleteUserLinkedObjectPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
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
  EnrollUserFactorInput: EnrollUserFactorInput;
  EnrollUserFactorPayload: Omit<EnrollUserFactorPayload, 'activation' | 'factor'> & { activation?: Maybe<ResolversParentTypes['IdentityFactorActivation']>, factor?: Maybe<ResolversParentTypes['IdentityFactor']> };
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
  ListInstantFilter: ListInstantFilter;
  ListInstantRange: ListInstantRange;
  ListTextFilter: ListTextFilter;
  ListTextRange: ListTextRange;
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
  RemoveGroupUserInput: RemoveGroupUserInput;
  RemoveGroupUserPayload: Omit<RemoveGroupUserPayload, 'group' | 'identityUser'> & { group?: Maybe<ResolversParentTypes['IdentityGroup']>, identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  RemoveIdentityRoleAppTargetInput: RemoveIdentityRoleAppTargetInput;
  RemoveIdentityRoleAppTargetPayload: Omit<RemoveIdentityRoleAppTargetPayload, 'role'> & { role?: Maybe<ResolversParentTypes['IdentityRole']> };
  RemoveIdentityRoleGroupTargetInput: RemoveIdentityRoleGroupTargetInput;
  RemoveIdentityRoleGroupTargetPayload: Omit<RemoveIdentityRoleGroupTargetPayload, 'role'> & { role?: Maybe<ResolversParentTypes['IdentityRole']> };
  ReplaceDirectoryUserGroupInput: ReplaceDirectoryUserGroupInput;
  ReplaceDirectoryUserGroupPayload: Omit<ReplaceDirectoryUserGroupPayload, 'userGroup'> & { userGroup?: Maybe<ResolversParentTypes['DirectoryUserGroup']> };
  ResetUserPasswordInput: ResetUserPasswordInput;
  ResetUserPasswordPayload: Omit<ResetUserPasswordPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  ResolveApiSpecInput: ResolveApiSpecInput;
  ResolveApiSpecPayload: Omit<ResolveApiSpecPayload, 'provider'> & { provider?: Maybe<ResolversParentTypes['ApiProvider']> };
  RevokeUserSessionsInput: RevokeUserSessionsInput;
  RevokeUserSessionsPayload: Omit<RevokeUserSessionsPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  SatisfactionRating: SatisfactionRating;
  SatisfactionReason: SatisfactionReason;
  SlaPolicy: SlaPolicy;
  SocialPost: SocialPost;
  SocialUser: Omit<SocialUser, 'user'> & { user?: Maybe<ResolversParentTypes['User']> } | FederationReferenceTypes['SocialUser'];
  SupportResourceCollection: SupportResourceCollection;
  SuspendUserInput: SuspendUserInput;
  SuspendUserPayload: Omit<SuspendUserPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  TargetAllAppsOfIdentityRoleInput: TargetAllAppsOfIdentityRoleInput;
  TargetAllAppsOfIdentityRolePayload: Omit<TargetAllAppsOfIdentityRolePayload, 'role'> & { role?: Maybe<ResolversParentTypes['IdentityRole']> };
  Ticket: Ticket;
  TicketComment: TicketComment;
  TicketField: TicketField;
  TicketFieldOption: TicketFieldOption;
  TicketForm: TicketForm;
  TicketMetrics: TicketMetrics;
  TreasuryFinancialAccount: TreasuryFinancialAccount;
  TreasuryInboundTransfer: TreasuryInboundTransfer;
  TreasuryPayment: TreasuryPayment;
  UnassignIdentityRoleInput: UnassignIdentityRoleInput;
  UnassignIdentityRolePayload: Omit<UnassignIdentityRolePayload, 'group' | 'identityUser'> & { group?: Maybe<ResolversParentTypes['IdentityGroup']>, identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  UnenrollUserFactorInput: UnenrollUserFactorInput;
  UnenrollUserFactorPayload: Omit<UnenrollUserFactorPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  UnlockUserInput: UnlockUserInput;
  UnlockUserPayload: Omit<UnlockUserPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  UnsuspendUserInput: UnsuspendUserInput;
  UnsuspendUserPayload: Omit<UnsuspendUserPayload, 'identityUser'> & { identityUser?: Maybe<ResolversParentTypes['IdentityUser']> };
  UpdateAppUserSchemaInput: UpdateAppUserSchemaInput;
  UpdateAppUserSchemaPayload: Omit<UpdateAppUserSchemaPayload, 'appUserSchema'> & { appUserSchema?: Maybe<ResolversParentTypes['IdentityAppUserSchema']> };
  UpdateDirectoryHrInstanceInput: UpdateDirectoryHrInstanceInput;
  UpdateDirectoryHrInstancePayload: Omit<UpdateDirectoryHrInstancePayload, 'hrInstance'> & { hrInstance?: Maybe<ResolversParentTypes['DirectoryHrInstance']> };
  UpdateDirectoryPushEndpointInput: UpdateDirectoryPushEndpointInput;
  UpdateDirectoryPushEndpointPayload: Omit<UpdateDirectoryPushEndpointPayload, 'pushEndpoint'> & { pushEndpoint?: Maybe<ResolversParentTypes['DirectoryPushEndpoint']> };
  UpdateGroupSchemaInput: UpdateGroupSchemaInput;
  UpdateGroupSchemaPayload: Omit<UpdateGroupSchemaPayload, 'groupSchema'> & { groupSchema?: Maybe<ResolversParentTypes['IdentityGroupSchema']> };
  UpdateIdpInput: UpdateIdpInput;
  UpdateIdpPayload: Omit<UpdateIdpPayload, 'idp'> & { idp?: Maybe<ResolversParentTypes['IdentityProvider']> };
  UpdatePsaAIntegrationInput: UpdatePsaAIntegrationInput;
  UpdatePsaAIntegrationPayload: Omit<UpdatePsaAIntegrationPayload, 'integration'> & { integration?: Maybe<ResolversParentTypes['PsaAIntegration']> };
  UpdatePsaAMappingsInput: UpdatePsaAMappingsInput;
  UpdatePsaAMappingsPayload: Omit<UpdatePsaAMappingsPayload, 'integration' | 'removed' | 'saved'> & { integration?: Maybe<ResolversParentTypes['PsaAIntegration']>, removed?: Maybe<Array<ResolversParentTypes['PsaAMapping']>>, saved?: Maybe<Array<ResolversParentTypes['PsaAMapping']>> };
  UpdatePsaASettingsInput: UpdatePsaASettingsInput;
  UpdatePsaASettingsPayload: Omit<UpdatePsaASettingsPayload, 'integration' | 'settings'> & { integration?: Maybe<ResolversParentTypes['PsaAIntegration']>, settings?: Maybe<ResolversParentTypes['PsaASettings']> };
  UpdatePsaBIntegrationInput: UpdatePsaBIntegrationInput;
  UpdatePsaBIntegrationPayload: Omit<UpdatePsaBIntegrationPayload, 'integration'> & { integration?: Maybe<ResolversParentTypes['PsaBIntegration']> };
  UpdatePsaBMappingsInput: UpdatePsaBMappingsInput;
  UpdatePsaBMappingsPayload: Omit<UpdatePsaBMappingsPayload, 'integration' | 'removed' | 'saved'> & { integration?: Maybe<ResolversParentTypes['PsaBIntegration']>, removed?: Maybe<Array<ResolversParentTypes['PsaBMapping']>>, saved?: Maybe<Array<ResolversParentTypes['PsaBMapping']>> };
  UpdatePsaBSettingsInput: UpdatePsaBSettingsInput;
  UpdatePsaBSettingsPayload: Omit<UpdatePsaBSettingsPayload, 'integration' | 'settings'> & { integration?: Maybe<ResolversParentTypes['PsaBIntegration']>, settings?: Maybe<ResolversParentTypes['PsaBSettings']> };
  User: UserMapper;
  UserConnection: UserConnectionMapper;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserError: UserError;
  UserMatch: UserMatch;
  UserSource: UserSourceMapper;
  VerifyUserFactorInput: VerifyUserFactorInput;
  VerifyUserFactorPayload: Omit<VerifyUserFactorPayload, 'transaction'> & { transaction?: Maybe<ResolversParentTypes['IdentityFactorTransaction']> };
};

export type AccountingPaymentResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['AccountingPayment'] = ResolversParentTypes['AccountingPayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountingPrepaymentResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['AccountingPrepayment'] = ResolversParentTypes['AccountingPrepayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActivateUserFactorPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ActivateUserFactorPayload'] = ResolversParentTypes['ActivateUserFactorPayload']> = {
  factor?: Resolver<Maybe<ResolversTypes['IdentityFactor']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type AddIdpKeyPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['AddIdpKeyPayload'] = ResolversParentTypes['AddIdpKeyPayload']> = {
  idpKey?: Resolver<Maybe<ResolversTypes['IdentityProviderKey']>, ParentType, ContextType>;
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

export type BankAuthorizationResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankAuthorization'] = ResolversParentTypes['BankAuthorization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankAuthorizationRequestResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankAuthorizationRequest'] = ResolversParentTypes['BankAuthorizationRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankCardResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['BankCard'] = ResolversParentTypes['BankCard']> = {
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

export type CloudStorageProviderResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['CloudStorageProvider'] = ResolversParentTypes['CloudStorageProvider']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type CreateIdpPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['CreateIdpPayload'] = ResolversParentTypes['CreateIdpPayload']> = {
  idp?: Resolver<Maybe<ResolversTypes['IdentityProvider']>, ParentType, ContextType>;
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

export type DeleteIdpKeyPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DeleteIdpKeyPayload'] = ResolversParentTypes['DeleteIdpKeyPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteIdpPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DeleteIdpPayload'] = ResolversParentTypes['DeleteIdpPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeletePsaBIntegrationPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DeletePsaBIntegrationPayload'] = ResolversParentTypes['DeletePsaBIntegrationPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteUserLinkedObjectPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['DeleteUserLinkedObjectPayload'] = ResolversParentTypes['DeleteUserLinkedObjectPayload']> = {
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
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
  kind?: Resolver<Maybe<ResolversTypes['DirectoryHrInstanceKind']>, ParentType, ContextType>;
  lastImportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reportUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type EnrollUserFactorPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['EnrollUserFactorPayload'] = ResolversParentTypes['EnrollUserFactorPayload']> = {
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
  groupSchema?: Resolver<Maybe<ResolversTypes['IdentityGroupSchema']>, ParentType, ContextType>;
  idp?: Resolver<Maybe<ResolversTypes['IdentityProvider']>, ParentType, ContextType, RequireFields<IdentityIdpArgs, 'id'>>;
  idpKey?: Resolver<Maybe<ResolversTypes['IdentityProviderKey']>, ParentType, ContextType, RequireFields<IdentityIdpKeyArgs, 'id'>>;
  idpKeys?: Resolver<Maybe<ResolversTypes['IdentityProviderKeyConnection']>, ParentType, ContextType, Partial<IdentityIdpKeysArgs>>;
  idps?: Resolver<Maybe<ResolversTypes['IdentityProviderConnection']>, ParentType, ContextType, Partial<IdentityIdpsArgs>>;
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
  factorType?: Resolver<Maybe<ResolversTypes['IdentityFactorType']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['IdentityFactorStatus']>, ParentType, ContextType>;
  vendorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IdentityFactorResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['IdentityFactor'] = ResolversParentTypes['IdentityFactor'], FederationReferenceType extends FederationReferenceTypes['IdentityFactor'] = FederationReferenceTypes['IdentityFactor']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['IdentityFactor']> | FederationReferenceType, FederationReferenceType, ContextType>;
  authenticatorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  credentialId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deviceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  factorType?: Resolver<Maybe<ResolversTypes['IdentityFactorType']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['IdentityFactorQuestion']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['IdentityFactorStatus']>, ParentType, ContextType>;
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
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  activateUserFactor?: Resolver<Maybe<ResolversTypes['ActivateUserFactorPayload']>, ParentType, ContextType, RequireFields<MutationActivateUserFactorArgs, 'input'>>;
  addGroupUser?: Resolver<Maybe<ResolversTypes['AddGroupUserPayload']>, ParentType, ContextType, RequireFields<MutationAddGroupUserArgs, 'input'>>;
  addIdentityRoleAppTarget?: Resolver<Maybe<ResolversTypes['AddIdentityRoleAppTargetPayload']>, ParentType, ContextType, RequireFields<MutationAddIdentityRoleAppTargetArgs, 'input'>>;
  addIdentityRoleGroupTarget?: Resolver<Maybe<ResolversTypes['AddIdentityRoleGroupTargetPayload']>, ParentType, ContextType, RequireFields<MutationAddIdentityRoleGroupTargetArgs, 'input'>>;
  addIdpKey?: Resolver<Maybe<ResolversTypes['AddIdpKeyPayload']>, ParentType, ContextType, RequireFields<MutationAddIdpKeyArgs, 'input'>>;
  assignGroupRole?: Resolver<Maybe<ResolversTypes['AssignGroupRolePayload']>, ParentType, ContextType, RequireFields<MutationAssignGroupRoleArgs, 'input'>>;
  assignUserRole?: Resolver<Maybe<ResolversTypes['AssignUserRolePayload']>, ParentType, ContextType, RequireFields<MutationAssignUserRoleArgs, 'input'>>;
  authorizeDirectoryHrInstance?: Resolver<Maybe<ResolversTypes['AuthorizeDirectoryHrInstancePayload']>, ParentType, ContextType, RequireFields<MutationAuthorizeDirectoryHrInstanceArgs, 'input'>>;
  createDirectoryHrInstance?: Resolver<Maybe<ResolversTypes['CreateDirectoryHrInstancePayload']>, ParentType, ContextType, RequireFields<MutationCreateDirectoryHrInstanceArgs, 'input'>>;
  createIdp?: Resolver<Maybe<ResolversTypes['CreateIdpPayload']>, ParentType, ContextType, RequireFields<MutationCreateIdpArgs, 'input'>>;
  deleteDirectoryPushEndpoint?: Resolver<Maybe<ResolversTypes['DeleteDirectoryPushEndpointPayload']>, ParentType, ContextType, RequireFields<MutationDeleteDirectoryPushEndpointArgs, 'input'>>;
  deleteDirectoryUserGroup?: Resolver<Maybe<ResolversTypes['DeleteDirectoryUserGroupPayload']>, ParentType, ContextType, RequireFields<MutationDeleteDirectoryUserGroupArgs, 'input'>>;
  deleteIdp?: Resolver<Maybe<ResolversTypes['DeleteIdpPayload']>, ParentType, ContextType, RequireFields<MutationDeleteIdpArgs, 'input'>>;
  deleteIdpKey?: Resolver<Maybe<ResolversTypes['DeleteIdpKeyPayload']>, ParentType, ContextType, RequireFields<MutationDeleteIdpKeyArgs, 'input'>>;
  deletePsaBIntegration?: Resolver<Maybe<ResolversTypes['DeletePsaBIntegrationPayload']>, ParentType, ContextType, RequireFields<MutationDeletePsaBIntegrationArgs, 'input'>>;
  deleteUserLinkedObject?: Resolver<Maybe<ResolversTypes['DeleteUserLinkedObjectPayload']>, ParentType, ContextType, RequireFields<MutationDeleteUserLinkedObjectArgs, 'input'>>;
  enrollUserFactor?: Resolver<Maybe<ResolversTypes['EnrollUserFactorPayload']>, ParentType, ContextType, RequireFields<MutationEnrollUserFactorArgs, 'input'>>;
  importDirectoryHrUsers?: Resolver<Maybe<ResolversTypes['ImportDirectoryHrUsersPayload']>, ParentType, ContextType, RequireFields<MutationImportDirectoryHrUsersArgs, 'input'>>;
  removeDirectoryHrInstanceAuthorizations?: Resolver<Maybe<ResolversTypes['RemoveDirectoryHrInstanceAuthorizationsPayload']>, ParentType, ContextType, RequireFields<MutationRemoveDirectoryHrInstanceAuthorizationsArgs, 'input'>>;
  removeGroupUser?: Resolver<Maybe<ResolversTypes['RemoveGroupUserPayload']>, ParentType, ContextType, RequireFields<MutationRemoveGroupUserArgs, 'input'>>;
  removeIdentityRoleAppTarget?: Resolver<Maybe<ResolversTypes['RemoveIdentityRoleAppTargetPayload']>, ParentType, ContextType, RequireFields<MutationRemoveIdentityRoleAppTargetArgs, 'input'>>;
  removeIdentityRoleGroupTarget?: Resolver<Maybe<ResolversTypes['RemoveIdentityRoleGroupTargetPayload']>, ParentType, ContextType, RequireFields<MutationRemoveIdentityRoleGroupTargetArgs, 'input'>>;
  replaceDirectoryUserGroup?: Resolver<Maybe<ResolversTypes['ReplaceDirectoryUserGroupPayload']>, ParentType, ContextType, RequireFields<MutationReplaceDirectoryUserGroupArgs, 'input'>>;
  resetUserPassword?: Resolver<Maybe<ResolversTypes['ResetUserPasswordPayload']>, ParentType, ContextType, RequireFields<MutationResetUserPasswordArgs, 'input'>>;
  resolveApiSpec?: Resolver<Maybe<ResolversTypes['ResolveApiSpecPayload']>, ParentType, ContextType, RequireFields<MutationResolveApiSpecArgs, 'input'>>;
  revokeUserSessions?: Resolver<Maybe<ResolversTypes['RevokeUserSessionsPayload']>, ParentType, ContextType, RequireFields<MutationRevokeUserSessionsArgs, 'input'>>;
  suspendUser?: Resolver<Maybe<ResolversTypes['SuspendUserPayload']>, ParentType, ContextType, RequireFields<MutationSuspendUserArgs, 'input'>>;
  targetAllAppsOfIdentityRole?: Resolver<Maybe<ResolversTypes['TargetAllAppsOfIdentityRolePayload']>, ParentType, ContextType, RequireFields<MutationTargetAllAppsOfIdentityRoleArgs, 'input'>>;
  unassignIdentityRole?: Resolver<Maybe<ResolversTypes['UnassignIdentityRolePayload']>, ParentType, ContextType, RequireFields<MutationUnassignIdentityRoleArgs, 'input'>>;
  unenrollUserFactor?: Resolver<Maybe<ResolversTypes['UnenrollUserFactorPayload']>, ParentType, ContextType, RequireFields<MutationUnenrollUserFactorArgs, 'input'>>;
  unlockUser?: Resolver<Maybe<ResolversTypes['UnlockUserPayload']>, ParentType, ContextType, RequireFields<MutationUnlockUserArgs, 'input'>>;
  unsuspendUser?: Resolver<Maybe<ResolversTypes['UnsuspendUserPayload']>, ParentType, ContextType, RequireFields<MutationUnsuspendUserArgs, 'input'>>;
  updateAppUserSchema?: Resolver<Maybe<ResolversTypes['UpdateAppUserSchemaPayload']>, ParentType, ContextType, RequireFields<MutationUpdateAppUserSchemaArgs, 'input'>>;
  updateDirectoryHrInstance?: Resolver<Maybe<ResolversTypes['UpdateDirectoryHrInstancePayload']>, ParentType, ContextType, RequireFields<MutationUpdateDirectoryHrInstanceArgs, 'input'>>;
  updateDirectoryPushEndpoint?: Resolver<Maybe<ResolversTypes['UpdateDirectoryPushEndpointPayload']>, ParentType, ContextType, RequireFields<MutationUpdateDirectoryPushEndpointArgs, 'input'>>;
  updateGroupSchema?: Resolver<Maybe<ResolversTypes['UpdateGroupSchemaPayload']>, ParentType, ContextType, RequireFields<MutationUpdateGroupSchemaArgs, 'input'>>;
  updateIdp?: Resolver<Maybe<ResolversTypes['UpdateIdpPayload']>, ParentType, ContextType, RequireFields<MutationUpdateIdpArgs, 'input'>>;
  updatePsaAIntegration?: Resolver<Maybe<ResolversTypes['UpdatePsaAIntegrationPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePsaAIntegrationArgs, 'input'>>;
  updatePsaAMappings?: Resolver<Maybe<ResolversTypes['UpdatePsaAMappingsPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePsaAMappingsArgs, 'input'>>;
  updatePsaASettings?: Resolver<Maybe<ResolversTypes['UpdatePsaASettingsPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePsaASettingsArgs, 'input'>>;
  updatePsaBIntegration?: Resolver<Maybe<ResolversTypes['UpdatePsaBIntegrationPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePsaBIntegrationArgs, 'input'>>;
  updatePsaBMappings?: Resolver<Maybe<ResolversTypes['UpdatePsaBMappingsPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePsaBMappingsArgs, 'input'>>;
  updatePsaBSettings?: Resolver<Maybe<ResolversTypes['UpdatePsaBSettingsPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePsaBSettingsArgs, 'input'>>;
  verifyUserFactor?: Resolver<Maybe<ResolversTypes['VerifyUserFactorPayload']>, ParentType, ContextType, RequireFields<MutationVerifyUserFactorArgs, 'input'>>;
};

export type NodeResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AccountingPayment' | 'AccountingPrepayment' | 'ApiEndpoint' | 'ApiProvider' | 'BankAccount' | 'BankAccountDay' | 'BankApplication' | 'BankApplicationForm' | 'BankAuthorization' | 'BankAuthorizationRequest' | 'BankCard' | 'BankCheckDeposit' | 'BankCheckPayment' | 'BankCounterparty' | 'BankCustomer' | 'BankDispute' | 'BankEvent' | 'BankInstitution' | 'BankPayment' | 'BankReceivedPayment' | 'BankRecurringPayment' | 'BankRepayment' | 'BankReward' | 'BankStatement' | 'BankTransaction' | 'BankWebhook' | 'CloudStorageProvider' | 'ConnectConfiguration' | 'ConnectOAuth' | 'ConnectorsProvider' | 'ContactCentreEndUser' | 'ContactCentreQueue' | 'ContactCentreTag' | 'ContactCentreTeam' | 'CrmPerson' | 'CrmPersonField' | 'DirectoryHrInstance' | 'DirectoryPushEndpoint' | 'DirectoryUserGroup' | 'EnvelopeDocument' | 'EnvelopeRecipient' | 'ErpPurchaseInvoiceLine' | 'ErpRetainedEarningsLine' | 'ErpSalesCreditMemo' | 'ErpSalesCreditMemoLine' | 'ErpTimeRegistrationEntry' | 'ErpTrialBalanceRow' | 'ErpUnitOfMeasure' | 'ErpVendor' | 'ErpVendorPurchase' | 'IdentityAppUserSchema' | 'IdentityFactor' | 'IdentityFactorTransaction' | 'IdentityProvider' | 'IdentityProviderKey' | 'IdentityRole' | 'MarketingContact' | 'MarketingCustomField' | 'MarketingExportJob' | 'MarketingImportJob' | 'ProjectPerson' | 'PsaAAddition' | 'PsaAAgreement' | 'PsaACompany' | 'PsaAIntegration' | 'PsaAMapping' | 'PsaBBillingOption' | 'PsaBCompany' | 'PsaBIntegration' | 'PsaBMapping' | 'SatisfactionRating' | 'SatisfactionReason' | 'SlaPolicy' | 'SocialPost' | 'SocialUser' | 'SupportResourceCollection' | 'Ticket' | 'TicketComment' | 'TicketField' | 'TicketFieldOption' | 'TicketForm' | 'TicketMetrics' | 'TreasuryFinancialAccount' | 'TreasuryInboundTransfer' | 'TreasuryPayment' | 'User', ParentType, ContextType>;
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
  cancelledDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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
  connectors?: Resolver<Maybe<ResolversTypes['Connectors']>, ParentType, ContextType, Partial<QueryConnectorsArgs>>;
  directory?: Resolver<Maybe<ResolversTypes['Directory']>, ParentType, ContextType, Partial<QueryDirectoryArgs>>;
  identity?: Resolver<Maybe<ResolversTypes['Identity']>, ParentType, ContextType>;
  identityGroup?: Resolver<Maybe<ResolversTypes['IdentityGroup']>, ParentType, ContextType, RequireFields<QueryIdentityGroupArgs, 'id'>>;
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

export type ReplaceDirectoryUserGroupPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['ReplaceDirectoryUserGroupPayload'] = ResolversParentTypes['ReplaceDirectoryUserGroupPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  userGroup?: Resolver<Maybe<ResolversTypes['DirectoryUserGroup']>, ParentType, ContextType>;
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

export type SupportResourceCollectionResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['SupportResourceCollection'] = ResolversParentTypes['SupportResourceCollection']> = {
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

export type TicketMetricsResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['TicketMetrics'] = ResolversParentTypes['TicketMetrics']> = {
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

export type UnenrollUserFactorPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UnenrollUserFactorPayload'] = ResolversParentTypes['UnenrollUserFactorPayload']> = {
  identityUser?: Resolver<Maybe<ResolversTypes['IdentityUser']>, ParentType, ContextType>;
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

export type UpdateAppUserSchemaPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UpdateAppUserSchemaPayload'] = ResolversParentTypes['UpdateAppUserSchemaPayload']> = {
  appUserSchema?: Resolver<Maybe<ResolversTypes['IdentityAppUserSchema']>, ParentType, ContextType>;
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

export type UpdateGroupSchemaPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UpdateGroupSchemaPayload'] = ResolversParentTypes['UpdateGroupSchemaPayload']> = {
  groupSchema?: Resolver<Maybe<ResolversTypes['IdentityGroupSchema']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateIdpPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UpdateIdpPayload'] = ResolversParentTypes['UpdateIdpPayload']> = {
  idp?: Resolver<Maybe<ResolversTypes['IdentityProvider']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePsaAIntegrationPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UpdatePsaAIntegrationPayload'] = ResolversParentTypes['UpdatePsaAIntegrationPayload']> = {
  integration?: Resolver<Maybe<ResolversTypes['PsaAIntegration']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePsaAMappingsPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UpdatePsaAMappingsPayload'] = ResolversParentTypes['UpdatePsaAMappingsPayload']> = {
  integration?: Resolver<Maybe<ResolversTypes['PsaAIntegration']>, ParentType, ContextType>;
  removed?: Resolver<Maybe<Array<ResolversTypes['PsaAMapping']>>, ParentType, ContextType>;
  saved?: Resolver<Maybe<Array<ResolversTypes['PsaAMapping']>>, ParentType, ContextType>;
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
  integration?: Resolver<Maybe<ResolversTypes['PsaBIntegration']>, ParentType, ContextType>;
  removed?: Resolver<Maybe<Array<ResolversTypes['PsaBMapping']>>, ParentType, ContextType>;
  saved?: Resolver<Maybe<Array<ResolversTypes['PsaBMapping']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePsaBSettingsPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UpdatePsaBSettingsPayload'] = ResolversParentTypes['UpdatePsaBSettingsPayload']> = {
  integration?: Resolver<Maybe<ResolversTypes['PsaBIntegration']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['PsaBSettings']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
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
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  familyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserMatchResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UserMatch'] = ResolversParentTypes['UserMatch']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  matchedBy?: Resolver<ResolversTypes['UserMatchedBy'], ParentType, ContextType>;
};

export type UserSourceResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['UserSource'] = ResolversParentTypes['UserSource']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  family?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matchedBy?: Resolver<Maybe<Array<ResolversTypes['UserMatchedBy']>>, ParentType, ContextType>;
  matches?: Resolver<Maybe<Array<ResolversTypes['UserMatch']>>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['ApiProvider']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserSourceStatus'], ParentType, ContextType>;
};

export type VerifyUserFactorPayloadResolvers<ContextType = IdentityContext, ParentType extends ResolversParentTypes['VerifyUserFactorPayload'] = ResolversParentTypes['VerifyUserFactorPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['IdentityFactorResult']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['IdentityFactorTransaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = IdentityContext> = {
  AccountingPayment?: AccountingPaymentResolvers<ContextType>;
  AccountingPrepayment?: AccountingPrepaymentResolvers<ContextType>;
  ActivateUserFactorPayload?: ActivateUserFactorPayloadResolvers<ContextType>;
  AddGroupUserPayload?: AddGroupUserPayloadResolvers<ContextType>;
  AddIdentityRoleAppTargetPayload?: AddIdentityRoleAppTargetPayloadResolvers<ContextType>;
  AddIdentityRoleGroupTargetPayload?: AddIdentityRoleGroupTargetPayloadResolvers<ContextType>;
  AddIdpKeyPayload?: AddIdpKeyPayloadResolvers<ContextType>;
  ApiAccess?: ApiAccessResolvers<ContextType>;
  ApiCatalog?: ApiCatalogResolvers<ContextType>;
  ApiEndpoint?: ApiEndpointResolvers<ContextType>;
  ApiParameter?: ApiParameterResolvers<ContextType>;
  ApiProvider?: ApiProviderResolvers<ContextType>;
  ApiResponse?: ApiResponseResolvers<ContextType>;
  ApiSpec?: ApiSpecResolvers<ContextType>;
  AssignGroupRolePayload?: AssignGroupRolePayloadResolvers<ContextType>;
  AssignUserRolePayload?: AssignUserRolePayloadResolvers<ContextType>;
  AuthorizeDirectoryHrInstancePayload?: AuthorizeDirectoryHrInstancePayloadResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  BankAccountDay?: BankAccountDayResolvers<ContextType>;
  BankApiUser?: BankApiUserResolvers<ContextType>;
  BankApplication?: BankApplicationResolvers<ContextType>;
  BankApplicationForm?: BankApplicationFormResolvers<ContextType>;
  BankAuthorization?: BankAuthorizationResolvers<ContextType>;
  BankAuthorizationRequest?: BankAuthorizationRequestResolvers<ContextType>;
  BankCard?: BankCardResolvers<ContextType>;
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
  CloudStorageProvider?: CloudStorageProviderResolvers<ContextType>;
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
  CreateIdpPayload?: CreateIdpPayloadResolvers<ContextType>;
  CrmPerson?: CrmPersonResolvers<ContextType>;
  CrmPersonField?: CrmPersonFieldResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeleteDirectoryPushEndpointPayload?: DeleteDirectoryPushEndpointPayloadResolvers<ContextType>;
  DeleteDirectoryUserGroupPayload?: DeleteDirectoryUserGroupPayloadResolvers<ContextType>;
  DeleteIdpKeyPayload?: DeleteIdpKeyPayloadResolvers<ContextType>;
  DeleteIdpPayload?: DeleteIdpPayloadResolvers<ContextType>;
  DeletePsaBIntegrationPayload?: DeletePsaBIntegrationPayloadResolvers<ContextType>;
  DeleteUserLinkedObjectPayload?: DeleteUserLinkedObjectPayloadResolvers<ContextType>;
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
  EnrollUserFactorPayload?: EnrollUserFactorPayloadResolvers<ContextType>;
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
  RemoveGroupUserPayload?: RemoveGroupUserPayloadResolvers<ContextType>;
  RemoveIdentityRoleAppTargetPayload?: RemoveIdentityRoleAppTargetPayloadResolvers<ContextType>;
  RemoveIdentityRoleGroupTargetPayload?: RemoveIdentityRoleGroupTargetPayloadResolvers<ContextType>;
  ReplaceDirectoryUserGroupPayload?: ReplaceDirectoryUserGroupPayloadResolvers<ContextType>;
  ResetUserPasswordPayload?: ResetUserPasswordPayloadResolvers<ContextType>;
  ResolveApiSpecPayload?: ResolveApiSpecPayloadResolvers<ContextType>;
  RevokeUserSessionsPayload?: RevokeUserSessionsPayloadResolvers<ContextType>;
  SatisfactionRating?: SatisfactionRatingResolvers<ContextType>;
  SatisfactionReason?: SatisfactionReasonResolvers<ContextType>;
  SlaPolicy?: SlaPolicyResolvers<ContextType>;
  SocialPost?: SocialPostResolvers<ContextType>;
  SocialUser?: SocialUserResolvers<ContextType>;
  SupportResourceCollection?: SupportResourceCollectionResolvers<ContextType>;
  SuspendUserPayload?: SuspendUserPayloadResolvers<ContextType>;
  TargetAllAppsOfIdentityRolePayload?: TargetAllAppsOfIdentityRolePayloadResolvers<ContextType>;
  Ticket?: TicketResolvers<ContextType>;
  TicketComment?: TicketCommentResolvers<ContextType>;
  TicketField?: TicketFieldResolvers<ContextType>;
  TicketFieldOption?: TicketFieldOptionResolvers<ContextType>;
  TicketForm?: TicketFormResolvers<ContextType>;
  TicketMetrics?: TicketMetricsResolvers<ContextType>;
  TreasuryFinancialAccount?: TreasuryFinancialAccountResolvers<ContextType>;
  TreasuryInboundTransfer?: TreasuryInboundTransferResolvers<ContextType>;
  TreasuryPayment?: TreasuryPaymentResolvers<ContextType>;
  UnassignIdentityRolePayload?: UnassignIdentityRolePayloadResolvers<ContextType>;
  UnenrollUserFactorPayload?: UnenrollUserFactorPayloadResolvers<ContextType>;
  UnlockUserPayload?: UnlockUserPayloadResolvers<ContextType>;
  UnsuspendUserPayload?: UnsuspendUserPayloadResolvers<ContextType>;
  UpdateAppUserSchemaPayload?: UpdateAppUserSchemaPayloadResolvers<ContextType>;
  UpdateDirectoryHrInstancePayload?: UpdateDirectoryHrInstancePayloadResolvers<ContextType>;
  UpdateDirectoryPushEndpointPayload?: UpdateDirectoryPushEndpointPayloadResolvers<ContextType>;
  UpdateGroupSchemaPayload?: UpdateGroupSchemaPayloadResolvers<ContextType>;
  UpdateIdpPayload?: UpdateIdpPayloadResolvers<ContextType>;
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
  VerifyUserFactorPayload?: VerifyUserFactorPayloadResolvers<ContextType>;
};

