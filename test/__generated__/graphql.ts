/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Account, identified by id or code. */
export type AccountingAccountInput = {
  /** Id of the account in the accounting service. */
  accountId?: string | null | undefined;
  /** Code of the account. */
  code?: string | null | undefined;
};

/** Amount to allocate to an invoice. */
export type AccountingAllocationInput = {
  /** Allocated amount in the currency of the invoice. */
  amount: string;
  /** Date of the allocation. */
  date: string;
  /** Invoice that receives the amount, by id or number. */
  invoice: AccountingInvoiceInput;
};

/** Batch of payments, identified by its id. */
export type AccountingBatchPaymentInput = {
  /** Id of the batch in the accounting service. */
  batchPaymentId?: string | null | undefined;
  /** Reference of the batch payment. */
  reference?: string | null | undefined;
};

/** Credit note, identified by id or number. */
export type AccountingCreditNoteInput = {
  /** Amounts to allocate to invoices. */
  allocations?: Array<AccountingAllocationInput> | null | undefined;
  /** Id of the credit note in the accounting service. */
  creditNoteId?: string | null | undefined;
  /** Number of the credit note. */
  creditNoteNumber?: string | null | undefined;
};

/** Invoice, identified by id or number. */
export type AccountingInvoiceInput = {
  /** Id of the invoice in the accounting service. */
  invoiceId?: string | null | undefined;
  /** Number of the invoice. */
  invoiceNumber?: string | null | undefined;
};

/** Overpayment, identified by its id. */
export type AccountingOverpaymentInput = {
  /** Amounts to allocate to invoices. */
  allocations?: Array<AccountingAllocationInput> | null | undefined;
  /** Id of the overpayment in the accounting service. */
  overpaymentId?: string | null | undefined;
};

/** Payment to create. No field is required by the schema; the accounting service reports missing fields for each payment. */
export type AccountingPaymentInput = {
  /** Account of the payment, by id or code. */
  account?: AccountingAccountInput | null | undefined;
  /** Amount in the currency of the invoice. */
  amount?: string | null | undefined;
  /** Amount in the currency of the bank account. */
  bankAmount?: string | null | undefined;
  /** Batch in which the payment is made. */
  batchPayment?: AccountingBatchPaymentInput | null | undefined;
  /** Code of the account. */
  code?: string | null | undefined;
  /** Credit note that is refunded. */
  creditNote?: AccountingCreditNoteInput | null | undefined;
  /** Exchange rate: units of the invoice currency per unit of the bank account currency. */
  currencyRate?: string | null | undefined;
  /** Date of the payment; the current date by default. */
  date?: string | null | undefined;
  /** Further details of the payment. */
  details?: string | null | undefined;
  /** True if an account is known. */
  hasAccount?: boolean | null | undefined;
  /** Invoice to pay, by id or number. */
  invoice?: AccountingInvoiceInput | null | undefined;
  /** Overpayment that is refunded. */
  overpayment?: AccountingOverpaymentInput | null | undefined;
  /** Particulars for the bank statement. */
  particulars?: string | null | undefined;
  /** Kind of payment, for a sale or for a purchase, as named by the accounting service. */
  paymentType?: string | null | undefined;
  /** Prepayment that is refunded. */
  prepayment?: AccountingPrepaymentInput | null | undefined;
  /** True if the payment is reconciled with a bank statement. */
  reconciled?: boolean | null | undefined;
  /** Reference of the payment. */
  reference?: string | null | undefined;
  /** Status in which the payment is created. */
  status?: string | null | undefined;
};

/** Prepayment, identified by its id. */
export type AccountingPrepaymentInput = {
  /** Amounts to allocate to invoices. */
  allocations?: Array<AccountingAllocationInput> | null | undefined;
  /** Id of the prepayment in the accounting service. */
  prepaymentId?: string | null | undefined;
};

/** Input of the mutation `anonymizeContactCentreEndUser`. */
export type AnonymizeContactCentreEndUserInput = {
  /** End user to anonymize, by global id or id in the contact center. */
  endUserId: string | number;
  /** True to close open conversations that the end user started. If it is false and there are such conversations, the change is refused with `CONFLICT`. */
  force: boolean;
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

/** Input of the mutation `assignContactCentreQueueMembers`. */
export type AssignContactCentreQueueMembersInput = {
  /** Agents to add, 1 to 250, by global id or id in the contact center. Duplicates are ignored. */
  agentIds: Array<string | number>;
  /** Queue to change, by global id or id in the contact center. */
  queueId: string | number;
};

/** Conditions on payments of the bank; all must be met. In a list of one owner, that owner cannot be named again. */
export type BankPaymentFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: Array<string | number> | null | undefined;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: DateTimeRange | null | undefined;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: Array<string | number> | null | undefined;
  /** Statuses of payments; one of them must match. A status that the bank does not have selects nothing. */
  statuses?: Array<PaymentStatus> | null | undefined;
};

/** Conditions on transactions; all must be met. In a list of one owner, that owner cannot be named again. */
export type BankTransactionFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: Array<string | number> | null | undefined;
  /** Cards, by global id or id in the bank; at most 100. */
  cardIds?: Array<string | number> | null | undefined;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: DateTimeRange | null | undefined;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: Array<string | number> | null | undefined;
};

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
  attributeId: string | number;
  /** Value of the attribute: a text, a number or a boolean; null removes the attribute. */
  value?: unknown;
};

/** Times without offers for an agent who did not accept a conversation, in seconds. */
export type ContactCentreDoNotOfferTimeoutsInput = {
  /** Time after the agent declined a conversation, in seconds. */
  declined?: number | null | undefined;
  /** Time after the agent did not answer, in seconds. */
  missed?: number | null | undefined;
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
  available?: number | null | undefined;
  /** Time to wait while the agent is away, in seconds. */
  away?: number | null | undefined;
  /** Time to wait while the agent is busy, in seconds. */
  busy?: number | null | undefined;
};

/** Thresholds from which a queue counts as overloaded. */
export type ContactCentreQueueThresholdsInput = {
  /** Waiting time of a conversation, in seconds. */
  waitTime?: number | null | undefined;
  /** Number of waiting conversations. */
  waitingConversationCount?: number | null | undefined;
};

/** Input of the mutation `createAccountingPayments`. */
export type CreateAccountingPaymentsInput = {
  /** Idempotency key that makes it safe to repeat the request: with the same key and the same payments, nothing is created twice. At most 128 characters; generated if omitted. */
  idempotencyKey?: string | null | undefined;
  /** Payments to create, at least one. */
  payments: Array<AccountingPaymentInput>;
  /** If true, one invalid payment causes all payments to be refused; if false, the valid payments are created. */
  summarizeErrors?: boolean | null | undefined;
  /** Tenant in which the payments are created; the configured tenant by default. */
  tenantId?: string | number | null | undefined;
};

/** Input of the mutation `createContactCentreQueue`. For omitted settings, the default of the contact center applies. All times are in seconds. */
export type CreateContactCentreQueueInput = {
  /** True if the queue receives phone calls. */
  callFunctionality: boolean;
  /** True if the queue receives the conversations that belong to no other queue; it then replaces the current default queue. */
  default: boolean;
  /** True if an agent who declined or missed a conversation receives no offers for a while (see `doNotOfferTimeouts`). */
  doNotOfferEnabled: boolean;
  /** Times without offers for an agent who did not accept a conversation. */
  doNotOfferTimeouts?: ContactCentreDoNotOfferTimeoutsInput | null | undefined;
  /** Name of the queue. */
  name: string;
  /** True if conversations are offered although the end user has left. */
  offerAbandonedConversations?: boolean | null | undefined;
  /** Algorithm that selects the agent to whom a conversation is offered. */
  offerAlgorithm?: ContactCentreOfferAlgorithm | null | undefined;
  /** Time for which a conversation is offered to an agent before it is offered to another, in seconds. */
  offerTimeout?: number | null | undefined;
  /** Time to wait for the end user's personal agent who is not signed in, in seconds. */
  personalAgentOfflineTimeout?: number | null | undefined;
  /** True if a conversation is first offered to the agent with whom the end user talked before. */
  preferredAgentEnabled?: boolean | null | undefined;
  /** Time to wait for the preferred agent who is not signed in, in seconds. */
  preferredAgentOfflineTimeout?: number | null | undefined;
  /** Times to wait for the preferred agent, by presence status of the agent. */
  preferredAgentTimeouts?: ContactCentrePreferredAgentTimeoutsInput | null | undefined;
  /** Priority among queues: lower numbers are served first. */
  priority?: number | null | undefined;
  /** Thresholds from which the queue counts as overloaded. */
  queueThresholds?: ContactCentreQueueThresholdsInput | null | undefined;
  /** Time for an agent to finish work after a conversation, in seconds. */
  wrapupTimeout?: number | null | undefined;
};

/** Period of time. Without `from` it has no beginning, without `until` no end. */
export type DateTimeRange = {
  /** First instant of the period. */
  from?: string | null | undefined;
  /** End of the period. The description of the filter says whether this instant belongs to it. */
  until?: string | null | undefined;
};

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

/** Lifecycle status of a user in the identity provider. */
export type IdentityUserStatus =
  | 'ACTIVE'
  | 'DEPROVISIONED'
  | 'LOCKED_OUT'
  /** Any status that is not documented. */
  | 'OTHER'
  | 'STAGED'
  | 'SUSPENDED';

/** Input of the mutation `likeSocialPost`. */
export type LikeSocialPostInput = {
  /** Post to like, by global id or id in the social network. */
  postId: string | number;
  /** User on whose behalf the change is carried out, by global id or id in the social network; must be the user whose credential is used. */
  userId: string | number;
};

/** Status of a payment in any service. */
export type PaymentStatus =
  /** Accounting service: the payment is recorded. */
  | 'AUTHORISED'
  /** The payment was canceled. */
  | 'CANCELED'
  /** Bank: the payment is being processed. */
  | 'CLEARING'
  /** Accounting service: the payment was deleted. */
  | 'DELETED'
  /** Treasury service: the payment has failed. */
  | 'FAILED'
  /** Any status that is not documented. */
  | 'OTHER'
  /** Bank: the payment was accepted and is not yet being processed. */
  | 'PENDING'
  /** Treasury service: the payment has arrived. */
  | 'POSTED'
  /** Treasury service: the payment is being processed. */
  | 'PROCESSING'
  /** Bank: the payment was rejected. */
  | 'REJECTED'
  /** Returned by the receiving side. */
  | 'RETURNED'
  /** Bank: the payment was sent. */
  | 'SENT';

/** Input of the mutation `replaceContactCentreEndUser`; omitted fields and fields set to null are emptied. */
export type ReplaceContactCentreEndUserInput = {
  /** Other e-mail addresses of the end user. */
  additionalEmails?: Array<string> | null | undefined;
  /** Other phone numbers of the end user. */
  additionalPhones?: Array<string> | null | undefined;
  /** URL of the end user's picture. */
  avatarUrl?: string | null | undefined;
  /** Display name of the end user. */
  displayName: string;
  /** Main e-mail address of the end user. */
  email?: string | null | undefined;
  /** End user to replace, by global id or id in the contact center. */
  endUserId: string | number;
  /** Id of the end user in another system. */
  externalId?: string | null | undefined;
  /** Given name of the end user. */
  firstName?: string | null | undefined;
  /** Family name of the end user. */
  lastName?: string | null | undefined;
  /** Names between the given name and the family name. */
  middleNames?: Array<string> | null | undefined;
  /** Main phone number of the end user. */
  phone?: string | null | undefined;
};

/** Input of the mutation `resolveApiSpec`. */
export type ResolveApiSpecInput = {
  /** Provider, by global id or slug. */
  providerId: string | number;
  /** OpenAPI document of version 3.0 or 3.1, as a JSON object. */
  spec: unknown;
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

/** Status of a ticket. */
export type TicketStatus =
  | 'CLOSED'
  | 'HOLD'
  | 'NEW'
  | 'OPEN'
  /** Any status that is not documented. */
  | 'OTHER'
  | 'PENDING'
  | 'SOLVED';

/** Status of an inbound transfer. */
export type TreasuryInboundTransferStatus =
  /** The transfer was canceled. */
  | 'CANCELED'
  /** The transfer has failed. */
  | 'FAILED'
  /** Any status that is not documented; cannot be used in a filter. */
  | 'OTHER'
  /** The transfer is being processed. */
  | 'PROCESSING'
  /** The transfer has arrived. */
  | 'SUCCEEDED';

/** Conditions on payments; all must be met. */
export type TreasuryOutboundPaymentFilter = {
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: DateTimeRange | null | undefined;
  /** Customers to whom the payments are made, by global id or id in the treasury service; at most one, because the treasury service takes one. In a list of one customer, no customer can be named. */
  customerIds?: Array<string | number> | null | undefined;
  /** Statuses of payments; at most one, because the treasury service takes one. */
  statuses?: Array<TreasuryOutboundPaymentStatus> | null | undefined;
};

/** Statuses of payments of the treasury service, for filters. */
export type TreasuryOutboundPaymentStatus =
  /** The payment was canceled. */
  | 'CANCELED'
  /** The payment has failed. */
  | 'FAILED'
  /** The payment has arrived. */
  | 'POSTED'
  /** The payment is being processed. */
  | 'PROCESSING'
  /** The payment was returned by the receiving side. */
  | 'RETURNED';

/** Input of the mutation `unlikeSocialPost`. */
export type UnlikeSocialPostInput = {
  /** Post from which to remove the like, by global id or id in the social network. */
  postId: string | number;
  /** User on whose behalf the change is carried out, by global id or id in the social network; must be the user whose credential is used. */
  userId: string | number;
};

/** Input of the mutation `updateContactCentreEndUserAttributes`. */
export type UpdateContactCentreEndUserAttributesInput = {
  /** Attributes to set, at least one; each attribute at most once. */
  attributes: Array<ContactCentreCustomAttributeInput>;
  /** End user to change, by global id or id in the contact center. */
  endUserId: string | number;
};

/** Input of the mutation `updateContactCentreEndUser`; omitted fields stay unchanged, and fields set to null are emptied. */
export type UpdateContactCentreEndUserInput = {
  /** Other e-mail addresses; they replace all current ones. */
  additionalEmails?: Array<string> | null | undefined;
  /** Other phone numbers; they replace all current ones. */
  additionalPhones?: Array<string> | null | undefined;
  /** URL of the end user's picture. */
  avatarUrl?: string | null | undefined;
  /** Display name of the end user; it cannot be emptied. */
  displayName?: string | null | undefined;
  /** Main e-mail address of the end user. */
  email?: string | null | undefined;
  /** End user to change, by global id or id in the contact center. */
  endUserId: string | number;
  /** Id of the end user in another system. */
  externalId?: string | null | undefined;
  /** Given name of the end user. */
  firstName?: string | null | undefined;
  /** Family name of the end user. */
  lastName?: string | null | undefined;
  /** Names between the given name and the family name; they replace all current ones. */
  middleNames?: Array<string> | null | undefined;
  /** Main phone number of the end user. */
  phone?: string | null | undefined;
};

/** Input of the mutation `uploadEnvelopeDocument`. */
export type UploadEnvelopeDocumentInput = {
  /** Account, used only if `envelopeId` is a GUID; the configured account by default. */
  accountId?: string | number | null | undefined;
  /** Id of the document in the envelope: a number from 1, as text. An existing document with this id is replaced, and its tabs stay. */
  documentId: string;
  /** Envelope, by global id or GUID. */
  envelopeId: string | number;
  /** File extension without a dot, for example `pdf` or `html`. */
  fileExtension: string;
  /** Name of the document. */
  name: string;
  /** Position of the document in the envelope; at the end by default. */
  order?: number | null | undefined;
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

export type LinkedQueryVariables = Exact<{ [key: string]: never; }>;


export type LinkedQuery = { users: { nodes: Array<{ id: string, email: string, displayName: string | null, identityUser: { upstreamId: string, status: IdentityUserStatus | null } | null, tickets: { nodes: Array<{ id: string, subject: string | null, status: TicketStatus | null, requester: { email: string } | null }> } | null, payments: { nodes: Array<
          | { id: string, status: PaymentStatus | null, amount: { amount: string, currency: string | null } | null, payer: { email: string } | null }
          | { id: string, status: PaymentStatus | null, amount: { amount: string, currency: string | null } | null, payer: { email: string } | null }
          | { id: string, status: PaymentStatus | null, amount: { amount: string, currency: string | null } | null, payer: { email: string } | null }
        > } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type BeginImportMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginImportMutation = { createMarketingImportJob: { importJob: { id: string } | null, upload: { url: string, maxMegabytes: number, headers: Array<{ name: string, value: string }> } | null } | null };

export type UploadDocumentMutationVariables = Exact<{
  input: UploadEnvelopeDocumentInput;
}>;


export type UploadDocumentMutation = { uploadEnvelopeDocument: { envelope: { id: string } | null, upload: { url: string, maxMegabytes: number, headers: Array<{ name: string, value: string }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type DeskAndCrmUserQueryVariables = Exact<{
  email: string;
}>;


export type DeskAndCrmUserQuery = { user: { email: string, crmPerson: { id: string } | null, tickets: { nodes: Array<{ id: string }> } | null, sources: Array<{ family: string, status: UserSourceStatus }> | null } | null, rateLimits: { crm: { monthlyQuota: { limit: number } | null } | null, supportDesk: { monthlyQuota: { limit: number } | null } | null } | null, node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null };

export type TroubleQueryVariables = Exact<{
  id: string | number;
}>;


export type TroubleQuery = { users: { nodes: Array<{ email: string, tickets: { nodes: Array<{ id: string }> } | null }> } | null, payment:
    | { id: string, status: PaymentStatus | null }
    | { id: string, status: PaymentStatus | null }
    | { id: string, status: PaymentStatus | null }
   | null };

export type TwoSocialUsersQueryVariables = Exact<{
  a: string;
  b: string;
}>;


export type TwoSocialUsersQuery = { a: { socialUser: { upstreamId: string } | null } | null, b: { socialUser: { upstreamId: string } | null } | null };

export type RecordsOfUserQueryVariables = Exact<{
  email: string;
}>;


export type RecordsOfUserQuery = { user: { directoryHrWorker: { email: string | null, user: { email: string } | null } | null, directoryUser: { upstreamId: string, user: { email: string } | null, pushEndpoints: Array<{ user: { email: string } | null }> | null } | null, directoryPushEndpoints: Array<{ upstreamId: string, user: { email: string } | null }> | null, connectorsAdministrator: { email: string | null, user: { email: string } | null } | null, supportUser: { upstreamId: string, user: { email: string } | null } | null, contactCentreEndUser: { upstreamId: string, user: { email: string } | null } | null, socialUser: { upstreamId: string, user: { email: string } | null } | null, crmPerson: { user: { email: string } | null } | null, marketingContact: { user: { email: string } | null } | null, bankCustomer: { user: { email: string } | null } | null, bankApiUser: { upstreamId: string, user: { email: string } | null, apiTokens: { nodes: Array<{ upstreamId: string, apiUser: { user: { email: string } | null } | null }> } | null } | null, erpVendor: { user: { email: string } | null } | null, projectPerson: { upstreamId: string, user: { email: string } | null } | null, treasuryCustomer: { upstreamId: string, user: { email: string } | null, payments: { nodes: Array<{ customer: { upstreamId: string } | null }> } | null } | null } | null };

export type OrganizationOfSupportUserQueryVariables = Exact<{
  email: string;
}>;


export type OrganizationOfSupportUserQuery = { user: { supportUser: { organization: { upstreamId: string, tickets: { nodes: Array<{ organization: { upstreamId: string } | null }> } | null } | null, ccTickets: { nodes: Array<{ emailCcs: Array<{ email: string }> | null, collaborators: Array<{ email: string }> | null }> } | null, tickets: { nodes: Array<{ requester: { email: string } | null }> } | null } | null } | null };

export type PeopleOfCrmOrganizationQueryVariables = Exact<{
  email: string;
}>;


export type PeopleOfCrmOrganizationQuery = { user: { crmPerson: { organization: { id: string, searchPeople: { nodes: Array<{ organization: { id: string } | null }> } | null } | null } | null } | null };

export type MappingsOfCompaniesQueryVariables = Exact<{
  a: string | number;
  b: string | number;
}>;


export type MappingsOfCompaniesQuery = { connectors: { a: { companies: { nodes: Array<{ id: string, mappings: { nodes: Array<{ company: { id: string } | null }> } | null, agreements: { nodes: Array<{ company: { id: string } | null }> } | null }> } | null } | null, b: { companies: { nodes: Array<{ id: string, mappings: { nodes: Array<{ company: { id: string } | null }> } | null }> } | null } | null } | null };

export type ProviderOfFamilyQueryVariables = Exact<{
  email: string;
}>;


export type ProviderOfFamilyQuery = { catalog: { familyProvider: { family: string | null, upstreamId: string } | null } | null, user: { sources: Array<{ family: string, apiProvider: { family: string | null } | null }> | null } | null };

export type IdsOfRecordsQueryVariables = Exact<{
  email: string;
}>;


export type IdsOfRecordsQuery = { user: { supportUser: { id: string } | null, contactCentreEndUser: { id: string } | null, socialUser: { id: string } | null, crmPerson: { id: string } | null, marketingContact: { id: string } | null, bankCustomer: { id: string } | null, projectPerson: { id: string } | null } | null };

export type VendorOfCompaniesQueryVariables = Exact<{
  own: string | number;
  company: string | number;
  id: string | number;
}>;


export type VendorOfCompaniesQuery = { second: { named: { id: string } | null } | null, erp: { byId: { id: string } | null, default: { id: string } | null } | null };

export type ReopenFinancialAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type ReopenFinancialAccountMutation = { a: { financialAccount: { nickname: string | null, forwardingSettings: { type: string | null } | null, financialAddresses: Array<{ accountNumber: string | null }> | null } | null } | null, b: { financialAccount: { nickname: string | null } | null } | null };

export type DrawFromAccountMutationVariables = Exact<{
  id: string | number;
}>;


export type DrawFromAccountMutation = { createTreasuryInboundTransfer: { userErrors: Array<{ message: string }> } | null };

export type WholeInboundTransferQueryVariables = Exact<{
  id: string | number;
}>;


export type WholeInboundTransferQuery = { treasury: { inboundTransfer: { id: string, upstreamId: string, status: TreasuryInboundTransferStatus | null, cancelable: boolean | null, description: string | null, statementDescriptor: string | null, createdAt: string | null, succeededAt: string | null, failedAt: string | null, failureReason: string | null, canceledAt: string | null, originPaymentMethod: string | null, amount: { amount: string, currency: string | null } | null, financialAccount: { id: string } | null, originPaymentMethodDetails: { type: string | null, usBankAccount: { accountType: string | null, accountHolderType: string | null, routingNumber: string | null, last4: string | null, network: string | null } | null, billingDetails: { displayName: string | null, email: string | null, phone: string | null, address: { line1: string | null, city: string | null, country: string | null } | null, user: { email: string } | null } | null } | null, metadata: Array<{ key: string, value: string }> | null } | null } | null };

export type WholeContactCentreEndUserQueryVariables = Exact<{
  id: string | number;
}>;


export type WholeContactCentreEndUserQuery = { contactCentre: { endUser: { id: string, upstreamId: string, status: ContactCentreEndUserStatus | null, displayName: string | null, firstName: string | null, middleNames: Array<string> | null, lastName: string | null, email: string | null, additionalEmails: Array<string> | null, phone: string | null, additionalPhones: Array<string> | null, avatarUrl: string | null, externalId: string | null, createdAt: string | null, updatedAt: string | null, customAttributes: Array<{ attributeId: string, value: unknown }> | null, user: { email: string } | null, users: Array<{ email: string }> | null, conversations: { totalCount: number | null, pageInfo: { hasNextPage: boolean }, nodes: Array<{ id: string, upstreamId: string, channel: ContactCentreChannel | null, status: ContactCentreConversationStatus | null, startedBy: ContactCentreConversationStarter | null, subject: string | null, startedAt: string | null, closedAt: string | null, closeReason: ContactCentreCloseReason | null, queue: { id: string } | null, tags: Array<{ id: string }> | null, agent: { displayName: string | null, role: ContactCentreAgentRole | null, user: { email: string } | null } | null }> } | null } | null } | null };

export type UpdateEndUserMutationVariables = Exact<{
  input: UpdateContactCentreEndUserInput;
}>;


export type UpdateEndUserMutation = { updateContactCentreEndUser: { endUser: { displayName: string | null, firstName: string | null, email: string | null, additionalEmails: Array<string> | null, externalId: string | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type ReplaceEndUserMutationVariables = Exact<{
  input: ReplaceContactCentreEndUserInput;
}>;


export type ReplaceEndUserMutation = { replaceContactCentreEndUser: { endUser: { displayName: string | null, firstName: string | null, email: string | null, additionalEmails: Array<string> | null, customAttributes: Array<{ value: unknown }> | null } | null, userErrors: Array<{ field: Array<string> | null, code: UserErrorCode }> } | null };

export type UpdateEndUserAttributesMutationVariables = Exact<{
  input: UpdateContactCentreEndUserAttributesInput;
}>;


export type UpdateEndUserAttributesMutation = { updateContactCentreEndUserAttributes: { endUser: { customAttributes: Array<{ attributeId: string, value: unknown }> | null } | null, userErrors: Array<{ code: UserErrorCode }> } | null };

export type AnonymizeEndUserMutationVariables = Exact<{
  input: AnonymizeContactCentreEndUserInput;
}>;


export type AnonymizeEndUserMutation = { anonymizeContactCentreEndUser: { endUser: { id: string, status: ContactCentreEndUserStatus | null, conversations: { nodes: Array<{ status: ContactCentreConversationStatus | null, closeReason: ContactCentreCloseReason | null }> } | null } | null, userErrors: Array<{ field: Array<string> | null, code: UserErrorCode }> } | null };

export type ContactCentreNodesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type ContactCentreNodesQuery = { nodes: Array<
    | { name: string | null, priority: number | null }
    | { name: string | null, color: string | null }
    | { name: string | null, createdAt: string | null }
    | Record<PropertyKey, never>
   | null> | null, contactCentre: { queue: { id: string } | null, tag: { id: string } | null, team: { id: string } | null } | null };

export type CreateQueueMutationVariables = Exact<{
  input: CreateContactCentreQueueInput;
}>;


export type CreateQueueMutation = { createContactCentreQueue: { queue: { id: string, name: string | null, offerAlgorithm: ContactCentreOfferAlgorithm | null, doNotOfferTimeouts: { declined: number | null, missed: number | null } | null, members: { nodes: Array<{ id: string }> } | null } | null, userErrors: Array<{ field: Array<string> | null, code: UserErrorCode }> } | null };

export type CreateQueueWithAllSettingsMutationVariables = Exact<{
  input: CreateContactCentreQueueInput;
}>;


export type CreateQueueWithAllSettingsMutation = { createContactCentreQueue: { queue: { name: string | null, default: boolean | null, callFunctionality: boolean | null, doNotOfferEnabled: boolean | null, priority: number | null, offerTimeout: number | null, wrapupTimeout: number | null, offerAlgorithm: ContactCentreOfferAlgorithm | null, preferredAgentEnabled: boolean | null, offerAbandonedConversations: boolean | null, personalAgentOfflineTimeout: number | null, preferredAgentOfflineTimeout: number | null, queueThresholds: { waitingConversationCount: number | null, waitTime: number | null } | null, doNotOfferTimeouts: { declined: number | null, missed: number | null } | null, preferredAgentTimeouts: { available: number | null, busy: number | null, away: number | null } | null } | null } | null };

export type AssignQueueMembersMutationVariables = Exact<{
  input: AssignContactCentreQueueMembersInput;
}>;


export type AssignQueueMembersMutation = { change: { queue: { id: string } | null, parts: Array<{ agentIds: Array<string>, outcome: ContactCentrePartOutcome, userErrors: Array<{ code: UserErrorCode }> }> | null, userErrors: Array<{ code: UserErrorCode }> } | null };

export type WebinarQuestionsQueryVariables = Exact<{
  id: string | number;
}>;


export type WebinarQuestionsQuery = { meetings: { webinar: { id: string, upstreamId: string, qaReport: { startedAt: string | null, instance: { id: string, upstreamId: string } | null, participants: Array<{ displayName: string | null, email: string | null, user: { email: string, displayName: string | null } | null, questions: Array<{ upstreamId: string | null, question: string | null, status: WebinarQuestionStatus | null, askedAt: string | null, answers: Array<{ content: string | null, displayName: string | null, email: string | null, answeredAt: string | null, user: { email: string } | null }> | null }> | null }> | null } | null } | null } | null };

export type WebinarSurveyQueryVariables = Exact<{
  id: string | number;
}>;


export type WebinarSurveyQuery = { meetings: { webinar: { surveyReport: { startedAt: string | null, surveyId: string | null, title: string | null, instance: { id: string } | null, participants: Array<{ displayName: string | null, email: string | null, user: { email: string } | null, answers: Array<{ questionId: string | null, question: string | null, answer: string | null, answeredAt: string | null }> | null }> | null } | null } | null } | null };

export type LikeAndUnlikePostMutationVariables = Exact<{
  like: LikeSocialPostInput;
  unlike: UnlikeSocialPostInput;
}>;


export type LikeAndUnlikePostMutation = { like: { post: { publicMetrics: { likeCount: number | null } | null, likers: { nodes: Array<{ id: string }> } | null } | null } | null, unlike: { post: { publicMetrics: { likeCount: number | null } | null, likers: { nodes: Array<{ id: string }> } | null } | null } | null };

export type TimelinesOfUsersQueryVariables = Exact<{
  own: string | number;
  other: string | number;
}>;


export type TimelinesOfUsersQuery = { social: { own: { timeline: { nodes: Array<{ id: string }> } | null } | null, other: { timeline: { nodes: Array<{ id: string }> } | null, posts: { nodes: Array<{ id: string }> } | null } | null } | null };

export type WholeSocialUserQueryVariables = Exact<{
  id: string | number;
}>;


export type WholeSocialUserQuery = { social: { user: { id: string, upstreamId: string, displayName: string | null, username: string | null, createdAt: string | null, description: string | null, location: string | null, protected: boolean | null, url: string | null, verified: boolean | null, publicMetrics: { followerCount: number | null, followingCount: number | null, postCount: number | null } | null, pinnedPost: { id: string, upstreamId: string, text: string | null, createdAt: string | null, author: { id: string } | null } | null } | null } | null };

export type WholeSocialPostQueryVariables = Exact<{
  id: string | number;
}>;


export type WholeSocialPostQuery = { social: { post: { id: string, upstreamId: string, text: string | null, createdAt: string | null, language: string | null, possiblySensitive: boolean | null, hidden: boolean | null, hashtags: Array<string> | null, publicMetrics: { repostCount: number | null, replyCount: number | null, likeCount: number | null, quoteCount: number | null } | null, author: { username: string | null, location: string | null } | null, media: Array<{ id: string, upstreamId: string, type: SocialMediaType | null, altText: string | null, width: number | null, height: number | null, durationMs: number | null }> | null, place: { id: string, upstreamId: string, fullName: string | null, name: string | null, country: string | null, countryCode: string | null, type: SocialPlaceType | null } | null, poll: { id: string } | null, links: Array<{ url: string | null }> | null, quotedPost: { id: string } | null } | null } | null };

export type PollAndLinksQueryVariables = Exact<{
  poll: string | number;
  link: string | number;
}>;


export type PollAndLinksQuery = { social: { poll: { poll: { durationMinutes: number | null, endsAt: string | null, status: SocialPollStatus | null, options: Array<{ position: number | null, label: string | null, voteCount: number | null }> | null } | null } | null, link: { links: Array<{ url: string | null, expandedUrl: string | null, displayUrl: string | null }> | null } | null } | null };

export type ReferencedPostsQueryVariables = Exact<{
  id: string | number;
}>;


export type ReferencedPostsQuery = { social: { post: { inReplyToUser: { id: string, displayName: string | null } | null, mentionedUsers: Array<{ id: string }> | null, repliedToPost: { id: string, text: string | null, author: { displayName: string | null } | null } | null, quotedPost: { id: string } | null, repostedPost: { id: string } | null, conversation: { id: string, text: string | null } | null } | null } | null };

export type EngagedUsersQueryVariables = Exact<{
  id: string | number;
}>;


export type EngagedUsersQuery = { social: { post: { likers: { totalCount: number | null, nodes: Array<{ id: string, location: string | null, pinnedPost: { text: string | null } | null }>, pageInfo: { hasNextPage: boolean } } | null, reposters: { edges: Array<{ node: { username: string | null } }> } | null } | null } | null };

export type ResolveSpecMutationVariables = Exact<{
  input: ResolveApiSpecInput;
}>;


export type ResolveSpecMutation = { resolveApiSpec: { provider: { id: string, spec: { title: string | null, version: string | null, openapi: string | null, endpointCount: number | null, ingestedAt: string | null } | null, endpoints: Array<{ id: string, operation: string | null }> | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type EndpointsOfProviderQueryVariables = Exact<{
  id: string | number;
}>;


export type EndpointsOfProviderQuery = { catalog: { provider: { endpoints: Array<{ id: string, upstreamId: string, method: string | null, path: string | null, operation: string | null, summary: string | null, description: string | null, deprecated: boolean | null, tags: Array<string> | null, requestMediaTypes: Array<string> | null, parameters: Array<{ name: string | null, place: ApiParameterPlace | null, required: boolean | null, description: string | null, type: string | null, style: string | null, explode: boolean | null, values: Array<string> | null }> | null, responses: Array<{ status: string | null, description: string | null, mediaTypes: Array<string> | null }> | null, access: Array<{ schemes: Array<string> | null, scopes: Array<string> | null }> | null }> | null } | null } | null };

export type EndpointByMethodAndPathQueryVariables = Exact<{
  path: string;
}>;


export type EndpointByMethodAndPathQuery = { catalog: { providers: Array<{ one: { operation: string | null } | null, same: { summary: string | null } | null, small: { operation: string | null } | null, slash: { operation: string | null } | null }> | null } | null };

export type CatalogNodesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type CatalogNodesQuery = { nodes: Array<
    | { id: string }
    | { id: string }
    | { operation: string | null, id: string, provider: { upstreamId: string, spec: { version: string | null } | null } | null }
    | { name: string | null, id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null> | null };

export type WholeIntegrationsQueryVariables = Exact<{
  a: string | number;
}>;


export type WholeIntegrationsQuery = { connectors: { psaAIntegration: { id: string, upstreamId: string, url: string | null, companyId: string | null, publicKey: string | null, hasPrivateKey: boolean | null, createdAt: string | null, updatedAt: string | null, lastSyncedAt: string | null } | null, again: { id: string } | null, psaBIntegration: { id: string, upstreamId: string, subdomain: string | null, hasApiToken: boolean | null, createdAt: string | null, updatedAt: string | null, lastSyncedAt: string | null } | null } | null };

export type IntegrationNodesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  missing: string | number;
}>;


export type IntegrationNodesQuery = { nodes: Array<
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { name: string | null, id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { companyId: string | null, id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { subdomain: string | null, id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null> | null, connectors: { psaAIntegration: { id: string } | null, psaBIntegration: { id: string } | null, provider: { id: string } | null } | null };

export type CompaniesByNameQueryVariables = Exact<{
  value: string;
}>;


export type CompaniesByNameQuery = { connectors: { psaAIntegration: { companies: { nodes: Array<{ id: string }> } | null, none: { totalCount: number | null, nodes: Array<{ id: string }> } | null } | null } | null };

export type CompanyNodesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type CompanyNodesQuery = { nodes: Array<
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { quantity: number | null, id: string, unitCost: { currency: string | null } | null }
    | { billingCycle: string | null, id: string }
    | { name: string | null, status: string | null, id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { name: string | null, email: string | null, id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null> | null };

export type AppTargetsOfGroupRoleQueryVariables = Exact<{
  group: string | number;
  role: string | number;
}>;


export type AppTargetsOfGroupRoleQuery = { identity: { group: { role: { appTargets: { nodes: Array<
            | { __typename: 'IdentityAppInstance', upstreamId: string, userSchema: { title: string | null } | null }
            | { __typename: 'IdentityApplication' }
          > } | null } | null } | null } | null };

export type SuspendUserMutationVariables = Exact<{
  userId: string | number;
}>;


export type SuspendUserMutation = { suspendIdentityUser: { identityUser: { id: string, upstreamId: string, status: IdentityUserStatus | null, email: string | null } | null, userErrors: Array<{ message: string, code: UserErrorCode }> } | null };

export type RolesAndFactorsOfUserQueryVariables = Exact<{
  a: string;
}>;


export type RolesAndFactorsOfUserQuery = { user: { identityUser: { a: Array<{ id: string, name: string | null, type: string | null, status: string | null }> | null, b: Array<{ id: string }> | null, factors: Array<{ id: string, type: IdentityFactorType | null, provider: string | null, status: IdentityFactorStatus | null, createdAt: string | null }> | null } | null } | null, again: { identityUser: { roles: Array<{ upstreamId: string }> | null } | null } | null };

export type RolesOfUserByIdQueryVariables = Exact<{
  email: string;
  a: string | number;
  b: string | number;
}>;


export type RolesOfUserByIdQuery = { user: { identityUser: { roles: Array<{ type: string | null }> | null, a: { type: string | null, identityUser: { login: string | null } | null, group: { id: string } | null } | null, b: { type: string | null } | null, c: { id: string } | null } | null } | null };

export type AddAllAppTargetsMutationVariables = Exact<{
  roleId: string | number;
}>;


export type AddAllAppTargetsMutation = { addIdentityRoleAllAppTargets: { role: { appTargets: { nodes: Array<
          | { __typename: 'IdentityAppInstance', appName: string | null }
          | { __typename: 'IdentityApplication', appName: string | null }
        > } | null } | null, userErrors: Array<{ code: UserErrorCode }> } | null };

export type NarrowedCompaniesQueryVariables = Exact<{
  from: string;
  until: string;
}>;


export type NarrowedCompaniesQuery = { connectors: { psaBIntegration: { companies: { nodes: Array<{ name: string | null }> } | null } | null } | null };

export type NarrowedMappingsQueryVariables = Exact<{
  since: string;
}>;


export type NarrowedMappingsQuery = { connectors: { psaBIntegration: { mappings: { nodes: Array<{ id: string }> } | null } | null } | null };

export type NarrowedPaymentsOfUserQueryVariables = Exact<{
  email: string;
  filter?: BankPaymentFilter | null | undefined;
}>;


export type NarrowedPaymentsOfUserQuery = { user: { payments: { nodes: Array<
        | { id: string }
        | { id: string }
        | { id: string }
      > } | null } | null };

export type NarrowedTransactionsQueryVariables = Exact<{
  id: string | number;
  filter?: BankTransactionFilter | null | undefined;
}>;


export type NarrowedTransactionsQuery = { banking: { customer: { transactions: { nodes: Array<{ id: string }> } | null } | null } | null };

export type NarrowedOrganizationsQueryVariables = Exact<{
  period?: DateTimeRange | null | undefined;
}>;


export type NarrowedOrganizationsQuery = { supportDesk: { organizations: { nodes: Array<{ id: string }> } | null } | null };

export type NarrowedCcTicketsQueryVariables = Exact<{
  email: string;
}>;


export type NarrowedCcTicketsQuery = { user: { supportUser: { ccTickets: { nodes: Array<{ id: string }> } | null } | null } | null };

export type NarrowedPaymentsOfCustomerQueryVariables = Exact<{
  id: string | number;
  filter?: TreasuryOutboundPaymentFilter | null | undefined;
}>;


export type NarrowedPaymentsOfCustomerQuery = { treasury: { outboundPayment: { customer: { payments: { nodes: Array<{ id: string }> } | null } | null } | null } | null };

export type CreatePaymentsInBulkMutationVariables = Exact<{
  input: CreateAccountingPaymentsInput;
}>;


export type CreatePaymentsInBulkMutation = { createAccountingPayments: { userErrors: Array<{ code: UserErrorCode }>, results: Array<{ userErrors: Array<{ code: UserErrorCode }> }> | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const LinkedDocument = new TypedDocumentString(`
    query Linked {
  users(first: 50) {
    nodes {
      id
      email
      displayName
      identityUser {
        upstreamId
        status
      }
      tickets(first: 5) {
        nodes {
          id
          subject
          status
          requester {
            email
          }
        }
      }
      payments(first: 5) {
        nodes {
          id
          status
          amount {
            amount
            currency
          }
          payer {
            email
          }
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<LinkedQuery, LinkedQueryVariables>;
export const BeginImportDocument = new TypedDocumentString(`
    mutation BeginImport {
  createMarketingImportJob(input: {fieldMappings: ["email"]}) {
    importJob {
      id
    }
    upload {
      url
      headers {
        name
        value
      }
      maxMegabytes
    }
  }
}
    `) as unknown as TypedDocumentString<BeginImportMutation, BeginImportMutationVariables>;
export const UploadDocumentDocument = new TypedDocumentString(`
    mutation UploadDocument($input: UploadEnvelopeDocumentInput!) {
  uploadEnvelopeDocument(input: $input) {
    envelope {
      id
    }
    upload {
      url
      maxMegabytes
      headers {
        name
        value
      }
    }
    userErrors {
      code
      message
      field
    }
  }
}
    `) as unknown as TypedDocumentString<UploadDocumentMutation, UploadDocumentMutationVariables>;
export const DeskAndCrmUserDocument = new TypedDocumentString(`
    query DeskAndCrmUser($email: String!) {
  user(email: $email) {
    email
    crmPerson {
      id
    }
    tickets(first: 1) {
      nodes {
        id
      }
    }
    sources {
      family
      status
    }
  }
  rateLimits {
    crm {
      monthlyQuota {
        limit
      }
    }
    supportDesk {
      monthlyQuota {
        limit
      }
    }
  }
  node(id: "BankPayment:500001") {
    id
  }
}
    `) as unknown as TypedDocumentString<DeskAndCrmUserQuery, DeskAndCrmUserQueryVariables>;
export const TroubleDocument = new TypedDocumentString(`
    query Trouble($id: ID!) {
  users(first: 2) {
    nodes {
      email
      tickets(first: 1) {
        nodes {
          id
        }
      }
    }
  }
  payment(id: $id) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<TroubleQuery, TroubleQueryVariables>;
export const TwoSocialUsersDocument = new TypedDocumentString(`
    query TwoSocialUsers($a: String!, $b: String!) {
  a: user(email: $a) {
    socialUser {
      upstreamId
    }
  }
  b: user(email: $b) {
    socialUser {
      upstreamId
    }
  }
}
    `) as unknown as TypedDocumentString<TwoSocialUsersQuery, TwoSocialUsersQueryVariables>;
export const RecordsOfUserDocument = new TypedDocumentString(`
    query RecordsOfUser($email: String!) {
  user(email: $email) {
    directoryHrWorker {
      email
      user {
        email
      }
    }
    directoryUser {
      upstreamId
      user {
        email
      }
      pushEndpoints {
        user {
          email
        }
      }
    }
    directoryPushEndpoints {
      upstreamId
      user {
        email
      }
    }
    connectorsAdministrator {
      email
      user {
        email
      }
    }
    supportUser {
      upstreamId
      user {
        email
      }
    }
    contactCentreEndUser {
      upstreamId
      user {
        email
      }
    }
    socialUser {
      upstreamId
      user {
        email
      }
    }
    crmPerson {
      user {
        email
      }
    }
    marketingContact {
      user {
        email
      }
    }
    bankCustomer {
      user {
        email
      }
    }
    bankApiUser {
      upstreamId
      user {
        email
      }
      apiTokens {
        nodes {
          upstreamId
          apiUser {
            user {
              email
            }
          }
        }
      }
    }
    erpVendor {
      user {
        email
      }
    }
    projectPerson {
      upstreamId
      user {
        email
      }
    }
    treasuryCustomer {
      upstreamId
      user {
        email
      }
      payments(first: 1) {
        nodes {
          customer {
            upstreamId
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RecordsOfUserQuery, RecordsOfUserQueryVariables>;
export const OrganizationOfSupportUserDocument = new TypedDocumentString(`
    query OrganizationOfSupportUser($email: String!) {
  user(email: $email) {
    supportUser {
      organization {
        upstreamId
        tickets(first: 5) {
          nodes {
            organization {
              upstreamId
            }
          }
        }
      }
      ccTickets(first: 5) {
        nodes {
          emailCcs {
            email
          }
          collaborators {
            email
          }
        }
      }
      tickets(first: 5) {
        nodes {
          requester {
            email
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OrganizationOfSupportUserQuery, OrganizationOfSupportUserQueryVariables>;
export const PeopleOfCrmOrganizationDocument = new TypedDocumentString(`
    query PeopleOfCrmOrganization($email: String!) {
  user(email: $email) {
    crmPerson {
      organization {
        id
        searchPeople(filter: {text: "an"}, first: 5) {
          nodes {
            organization {
              id
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PeopleOfCrmOrganizationQuery, PeopleOfCrmOrganizationQueryVariables>;
export const MappingsOfCompaniesDocument = new TypedDocumentString(`
    query MappingsOfCompanies($a: ID!, $b: ID!) {
  connectors {
    a: psaAIntegration(id: $a) {
      companies(first: 10) {
        nodes {
          id
          mappings(first: 5) {
            nodes {
              company {
                id
              }
            }
          }
          agreements(first: 5) {
            nodes {
              company {
                id
              }
            }
          }
        }
      }
    }
    b: psaBIntegration(id: $b) {
      companies(first: 10) {
        nodes {
          id
          mappings(first: 5) {
            nodes {
              company {
                id
              }
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MappingsOfCompaniesQuery, MappingsOfCompaniesQueryVariables>;
export const ProviderOfFamilyDocument = new TypedDocumentString(`
    query ProviderOfFamily($email: String!) {
  catalog {
    familyProvider(family: "banking") {
      family
      upstreamId
    }
  }
  user(email: $email) {
    sources {
      family
      apiProvider {
        family
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProviderOfFamilyQuery, ProviderOfFamilyQueryVariables>;
export const IdsOfRecordsDocument = new TypedDocumentString(`
    query IdsOfRecords($email: String!) {
  user(email: $email) {
    supportUser {
      id
    }
    contactCentreEndUser {
      id
    }
    socialUser {
      id
    }
    crmPerson {
      id
    }
    marketingContact {
      id
    }
    bankCustomer {
      id
    }
    projectPerson {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<IdsOfRecordsQuery, IdsOfRecordsQueryVariables>;
export const VendorOfCompaniesDocument = new TypedDocumentString(`
    query VendorOfCompanies($own: ID!, $company: ID!, $id: ID!) {
  second: erp(companyId: $company) {
    named: vendor(id: $own) {
      id
    }
  }
  erp {
    byId: vendor(id: $id) {
      id
    }
    default: vendor(id: $own) {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<VendorOfCompaniesQuery, VendorOfCompaniesQueryVariables>;
export const ReopenFinancialAccountDocument = new TypedDocumentString(`
    mutation ReopenFinancialAccount {
  a: updateTreasuryFinancialAccount(
    input: {nickname: "First", supportedCurrencies: ["USD", "EUR", "JPY", "KWD"]}
  ) {
    financialAccount {
      forwardingSettings {
        type
      }
      nickname
      financialAddresses {
        accountNumber
      }
    }
  }
  b: updateTreasuryFinancialAccount(input: {nickname: "Operations"}) {
    financialAccount {
      nickname
    }
  }
}
    `) as unknown as TypedDocumentString<ReopenFinancialAccountMutation, ReopenFinancialAccountMutationVariables>;
export const DrawFromAccountDocument = new TypedDocumentString(`
    mutation DrawFromAccount($id: ID!) {
  createTreasuryInboundTransfer(
    input: {financialAccount: $id, amount: {amount: "5", currency: "USD"}, originPaymentMethod: "pm_1"}
  ) {
    userErrors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DrawFromAccountMutation, DrawFromAccountMutationVariables>;
export const WholeInboundTransferDocument = new TypedDocumentString(`
    query WholeInboundTransfer($id: ID!) {
  treasury {
    inboundTransfer(id: $id) {
      id
      upstreamId
      status
      cancelable
      amount {
        amount
        currency
      }
      description
      statementDescriptor
      createdAt
      succeededAt
      failedAt
      failureReason
      canceledAt
      financialAccount {
        id
      }
      originPaymentMethod
      originPaymentMethodDetails {
        type
        usBankAccount {
          accountType
          accountHolderType
          routingNumber
          last4
          network
        }
        billingDetails {
          displayName
          email
          phone
          address {
            line1
            city
            country
          }
          user {
            email
          }
        }
      }
      metadata {
        key
        value
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WholeInboundTransferQuery, WholeInboundTransferQueryVariables>;
export const WholeContactCentreEndUserDocument = new TypedDocumentString(`
    query WholeContactCentreEndUser($id: ID!) {
  contactCentre {
    endUser(id: $id) {
      id
      upstreamId
      status
      displayName
      firstName
      middleNames
      lastName
      email
      additionalEmails
      phone
      additionalPhones
      avatarUrl
      externalId
      customAttributes {
        attributeId
        value
      }
      createdAt
      updatedAt
      user {
        email
      }
      users {
        email
      }
      conversations(first: 2) {
        totalCount
        pageInfo {
          hasNextPage
        }
        nodes {
          id
          upstreamId
          channel
          status
          startedBy
          subject
          startedAt
          closedAt
          closeReason
          queue {
            id
          }
          tags {
            id
          }
          agent {
            displayName
            role
            user {
              email
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WholeContactCentreEndUserQuery, WholeContactCentreEndUserQueryVariables>;
export const UpdateEndUserDocument = new TypedDocumentString(`
    mutation UpdateEndUser($input: UpdateContactCentreEndUserInput!) {
  updateContactCentreEndUser(input: $input) {
    endUser {
      displayName
      firstName
      email
      additionalEmails
      externalId
    }
    userErrors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateEndUserMutation, UpdateEndUserMutationVariables>;
export const ReplaceEndUserDocument = new TypedDocumentString(`
    mutation ReplaceEndUser($input: ReplaceContactCentreEndUserInput!) {
  replaceContactCentreEndUser(input: $input) {
    endUser {
      displayName
      firstName
      email
      additionalEmails
      customAttributes {
        value
      }
    }
    userErrors {
      field
      code
    }
  }
}
    `) as unknown as TypedDocumentString<ReplaceEndUserMutation, ReplaceEndUserMutationVariables>;
export const UpdateEndUserAttributesDocument = new TypedDocumentString(`
    mutation UpdateEndUserAttributes($input: UpdateContactCentreEndUserAttributesInput!) {
  updateContactCentreEndUserAttributes(input: $input) {
    endUser {
      customAttributes {
        attributeId
        value
      }
    }
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateEndUserAttributesMutation, UpdateEndUserAttributesMutationVariables>;
export const AnonymizeEndUserDocument = new TypedDocumentString(`
    mutation AnonymizeEndUser($input: AnonymizeContactCentreEndUserInput!) {
  anonymizeContactCentreEndUser(input: $input) {
    endUser {
      id
      status
      conversations(first: 5) {
        nodes {
          status
          closeReason
        }
      }
    }
    userErrors {
      field
      code
    }
  }
}
    `) as unknown as TypedDocumentString<AnonymizeEndUserMutation, AnonymizeEndUserMutationVariables>;
export const ContactCentreNodesDocument = new TypedDocumentString(`
    query ContactCentreNodes($ids: [ID!]!) {
  nodes(ids: $ids) {
    ... on ContactCentreQueue {
      name
      priority
    }
    ... on ContactCentreTag {
      name
      color
    }
    ... on ContactCentreTeam {
      name
      createdAt
    }
  }
  contactCentre {
    queue(id: "none") {
      id
    }
    tag(id: "none") {
      id
    }
    team(id: "none") {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ContactCentreNodesQuery, ContactCentreNodesQueryVariables>;
export const CreateQueueDocument = new TypedDocumentString(`
    mutation CreateQueue($input: CreateContactCentreQueueInput!) {
  createContactCentreQueue(input: $input) {
    queue {
      id
      name
      offerAlgorithm
      doNotOfferTimeouts {
        declined
        missed
      }
      members {
        nodes {
          id
        }
      }
    }
    userErrors {
      field
      code
    }
  }
}
    `) as unknown as TypedDocumentString<CreateQueueMutation, CreateQueueMutationVariables>;
export const CreateQueueWithAllSettingsDocument = new TypedDocumentString(`
    mutation CreateQueueWithAllSettings($input: CreateContactCentreQueueInput!) {
  createContactCentreQueue(input: $input) {
    queue {
      name
      default
      callFunctionality
      doNotOfferEnabled
      priority
      offerTimeout
      wrapupTimeout
      offerAlgorithm
      queueThresholds {
        waitingConversationCount
        waitTime
      }
      doNotOfferTimeouts {
        declined
        missed
      }
      preferredAgentTimeouts {
        available
        busy
        away
      }
      preferredAgentEnabled
      offerAbandonedConversations
      personalAgentOfflineTimeout
      preferredAgentOfflineTimeout
    }
  }
}
    `) as unknown as TypedDocumentString<CreateQueueWithAllSettingsMutation, CreateQueueWithAllSettingsMutationVariables>;
export const AssignQueueMembersDocument = new TypedDocumentString(`
    mutation AssignQueueMembers($input: AssignContactCentreQueueMembersInput!) {
  change: assignContactCentreQueueMembers(input: $input) {
    queue {
      id
    }
    parts {
      agentIds
      outcome
      userErrors {
        code
      }
    }
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<AssignQueueMembersMutation, AssignQueueMembersMutationVariables>;
export const WebinarQuestionsDocument = new TypedDocumentString(`
    query WebinarQuestions($id: ID!) {
  meetings {
    webinar(id: $id) {
      id
      upstreamId
      qaReport {
        instance {
          id
          upstreamId
        }
        startedAt
        participants {
          displayName
          email
          user {
            email
            displayName
          }
          questions {
            upstreamId
            question
            status
            askedAt
            answers {
              content
              displayName
              email
              answeredAt
              user {
                email
              }
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WebinarQuestionsQuery, WebinarQuestionsQueryVariables>;
export const WebinarSurveyDocument = new TypedDocumentString(`
    query WebinarSurvey($id: ID!) {
  meetings {
    webinar(id: $id) {
      surveyReport {
        instance {
          id
        }
        startedAt
        surveyId
        title
        participants {
          displayName
          email
          user {
            email
          }
          answers {
            questionId
            question
            answer
            answeredAt
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WebinarSurveyQuery, WebinarSurveyQueryVariables>;
export const LikeAndUnlikePostDocument = new TypedDocumentString(`
    mutation LikeAndUnlikePost($like: LikeSocialPostInput!, $unlike: UnlikeSocialPostInput!) {
  like: likeSocialPost(input: $like) {
    post {
      publicMetrics {
        likeCount
      }
      likers {
        nodes {
          id
        }
      }
    }
  }
  unlike: unlikeSocialPost(input: $unlike) {
    post {
      publicMetrics {
        likeCount
      }
      likers {
        nodes {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LikeAndUnlikePostMutation, LikeAndUnlikePostMutationVariables>;
export const TimelinesOfUsersDocument = new TypedDocumentString(`
    query TimelinesOfUsers($own: ID!, $other: ID!) {
  social {
    own: user(id: $own) {
      timeline(first: 1) {
        nodes {
          id
        }
      }
    }
    other: user(id: $other) {
      timeline(first: 1) {
        nodes {
          id
        }
      }
      posts(first: 1) {
        nodes {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TimelinesOfUsersQuery, TimelinesOfUsersQueryVariables>;
export const WholeSocialUserDocument = new TypedDocumentString(`
    query WholeSocialUser($id: ID!) {
  social {
    user(id: $id) {
      id
      upstreamId
      displayName
      username
      createdAt
      description
      location
      protected
      url
      verified
      publicMetrics {
        followerCount
        followingCount
        postCount
      }
      pinnedPost {
        id
        upstreamId
        text
        createdAt
        author {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WholeSocialUserQuery, WholeSocialUserQueryVariables>;
export const WholeSocialPostDocument = new TypedDocumentString(`
    query WholeSocialPost($id: ID!) {
  social {
    post(id: $id) {
      id
      upstreamId
      text
      createdAt
      language
      possiblySensitive
      hidden
      hashtags
      publicMetrics {
        repostCount
        replyCount
        likeCount
        quoteCount
      }
      author {
        username
        location
      }
      media {
        id
        upstreamId
        type
        altText
        width
        height
        durationMs
      }
      place {
        id
        upstreamId
        fullName
        name
        country
        countryCode
        type
      }
      poll {
        id
      }
      links {
        url
      }
      quotedPost {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WholeSocialPostQuery, WholeSocialPostQueryVariables>;
export const PollAndLinksDocument = new TypedDocumentString(`
    query PollAndLinks($poll: ID!, $link: ID!) {
  social {
    poll: post(id: $poll) {
      poll {
        options {
          position
          label
          voteCount
        }
        durationMinutes
        endsAt
        status
      }
    }
    link: post(id: $link) {
      links {
        url
        expandedUrl
        displayUrl
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PollAndLinksQuery, PollAndLinksQueryVariables>;
export const ReferencedPostsDocument = new TypedDocumentString(`
    query ReferencedPosts($id: ID!) {
  social {
    post(id: $id) {
      inReplyToUser {
        id
        displayName
      }
      mentionedUsers {
        id
      }
      repliedToPost {
        id
        text
        author {
          displayName
        }
      }
      quotedPost {
        id
      }
      repostedPost {
        id
      }
      conversation {
        id
        text
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReferencedPostsQuery, ReferencedPostsQueryVariables>;
export const EngagedUsersDocument = new TypedDocumentString(`
    query EngagedUsers($id: ID!) {
  social {
    post(id: $id) {
      likers(first: 2) {
        nodes {
          id
          location
          pinnedPost {
            text
          }
        }
        totalCount
        pageInfo {
          hasNextPage
        }
      }
      reposters(first: 2) {
        edges {
          node {
            username
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EngagedUsersQuery, EngagedUsersQueryVariables>;
export const ResolveSpecDocument = new TypedDocumentString(`
    mutation ResolveSpec($input: ResolveApiSpecInput!) {
  resolveApiSpec(input: $input) {
    provider {
      id
      spec {
        title
        version
        openapi
        endpointCount
        ingestedAt
      }
      endpoints {
        id
        operation
      }
    }
    userErrors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<ResolveSpecMutation, ResolveSpecMutationVariables>;
export const EndpointsOfProviderDocument = new TypedDocumentString(`
    query EndpointsOfProvider($id: ID!) {
  catalog {
    provider(id: $id) {
      endpoints {
        id
        upstreamId
        method
        path
        operation
        summary
        description
        deprecated
        tags
        requestMediaTypes
        parameters {
          name
          place
          required
          description
          type
          style
          explode
          values
        }
        responses {
          status
          description
          mediaTypes
        }
        access {
          schemes
          scopes
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EndpointsOfProviderQuery, EndpointsOfProviderQueryVariables>;
export const EndpointByMethodAndPathDocument = new TypedDocumentString(`
    query EndpointByMethodAndPath($path: String!) {
  catalog {
    providers(filter: {text: "treasury"}) {
      one: endpoint(method: "POST", path: $path) {
        operation
      }
      same: endpoint(method: "POST", path: $path) {
        summary
      }
      small: endpoint(method: "post", path: $path) {
        operation
      }
      slash: endpoint(method: "POST", path: "/v1/treasury/outbound_payments/") {
        operation
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EndpointByMethodAndPathQuery, EndpointByMethodAndPathQueryVariables>;
export const CatalogNodesDocument = new TypedDocumentString(`
    query CatalogNodes($ids: [ID!]!) {
  nodes(ids: $ids) {
    id
    ... on ApiProvider {
      name
    }
    ... on ApiEndpoint {
      operation
      provider {
        upstreamId
        spec {
          version
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CatalogNodesQuery, CatalogNodesQueryVariables>;
export const WholeIntegrationsDocument = new TypedDocumentString(`
    query WholeIntegrations($a: ID!) {
  connectors {
    psaAIntegration {
      id
      upstreamId
      url
      companyId
      publicKey
      hasPrivateKey
      createdAt
      updatedAt
      lastSyncedAt
    }
    again: psaAIntegration(id: $a) {
      id
    }
    psaBIntegration {
      id
      upstreamId
      subdomain
      hasApiToken
      createdAt
      updatedAt
      lastSyncedAt
    }
  }
}
    `) as unknown as TypedDocumentString<WholeIntegrationsQuery, WholeIntegrationsQueryVariables>;
export const IntegrationNodesDocument = new TypedDocumentString(`
    query IntegrationNodes($ids: [ID!]!, $missing: ID!) {
  nodes(ids: $ids) {
    id
    ... on PsaAIntegration {
      companyId
    }
    ... on PsaBIntegration {
      subdomain
    }
    ... on ConnectorsProvider {
      name
    }
  }
  connectors {
    psaAIntegration(id: $missing) {
      id
    }
    psaBIntegration(id: $missing) {
      id
    }
    provider(id: "none") {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<IntegrationNodesQuery, IntegrationNodesQueryVariables>;
export const CompaniesByNameDocument = new TypedDocumentString(`
    query CompaniesByName($value: String!) {
  connectors {
    psaAIntegration {
      companies(filter: {name: {eq: $value}}) {
        nodes {
          id
        }
      }
      none: companies(filter: {companyIds: []}) {
        nodes {
          id
        }
        totalCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CompaniesByNameQuery, CompaniesByNameQueryVariables>;
export const CompanyNodesDocument = new TypedDocumentString(`
    query CompanyNodes($ids: [ID!]!) {
  nodes(ids: $ids) {
    id
    ... on PsaCompany {
      name
    }
    ... on PsaACompany {
      status
    }
    ... on PsaAAgreement {
      billingCycle
    }
    ... on PsaAAddition {
      quantity
      unitCost {
        currency
      }
    }
    ... on PsaBCompany {
      email
    }
  }
}
    `) as unknown as TypedDocumentString<CompanyNodesQuery, CompanyNodesQueryVariables>;
export const AppTargetsOfGroupRoleDocument = new TypedDocumentString(`
    query AppTargetsOfGroupRole($group: ID!, $role: ID!) {
  identity {
    group(id: $group) {
      role(id: $role) {
        appTargets {
          nodes {
            __typename
            ... on IdentityAppInstance {
              upstreamId
              userSchema {
                title
              }
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AppTargetsOfGroupRoleQuery, AppTargetsOfGroupRoleQueryVariables>;
export const SuspendUserDocument = new TypedDocumentString(`
    mutation SuspendUser($userId: ID!) {
  suspendIdentityUser(input: {userId: $userId}) {
    identityUser {
      id
      upstreamId
      status
      email
    }
    userErrors {
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<SuspendUserMutation, SuspendUserMutationVariables>;
export const RolesAndFactorsOfUserDocument = new TypedDocumentString(`
    query RolesAndFactorsOfUser($a: String!) {
  user(email: $a) {
    identityUser {
      a: roles {
        id
        name
        type
        status
      }
      b: roles {
        id
      }
      factors {
        id
        type
        provider
        status
        createdAt
      }
    }
  }
  again: user(email: $a) {
    identityUser {
      roles {
        upstreamId
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RolesAndFactorsOfUserQuery, RolesAndFactorsOfUserQueryVariables>;
export const RolesOfUserByIdDocument = new TypedDocumentString(`
    query RolesOfUserById($email: String!, $a: ID!, $b: ID!) {
  user(email: $email) {
    identityUser {
      roles {
        type
      }
      a: role(id: $a) {
        type
        identityUser {
          login
        }
        group {
          id
        }
      }
      b: role(id: $b) {
        type
      }
      c: role(id: "ra1nothing") {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RolesOfUserByIdQuery, RolesOfUserByIdQueryVariables>;
export const AddAllAppTargetsDocument = new TypedDocumentString(`
    mutation AddAllAppTargets($roleId: ID!) {
  addIdentityRoleAllAppTargets(input: {roleId: $roleId}) {
    role {
      appTargets {
        nodes {
          __typename
          appName
        }
      }
    }
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<AddAllAppTargetsMutation, AddAllAppTargetsMutationVariables>;
export const NarrowedCompaniesDocument = new TypedDocumentString(`
    query NarrowedCompanies($from: DateTime!, $until: DateTime!) {
  connectors {
    psaBIntegration {
      companies(
        filter: {updatedAt: {from: $from, until: $until}}
        orderBy: [{field: COUNTRY, direction: DESC}, {field: NAME}]
      ) {
        nodes {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NarrowedCompaniesQuery, NarrowedCompaniesQueryVariables>;
export const NarrowedMappingsDocument = new TypedDocumentString(`
    query NarrowedMappings($since: DateTime!) {
  connectors {
    psaBIntegration {
      mappings(
        filter: {companyIds: ["c"], companyName: {eq: "C"}, organizationIds: ["o"], organizationName: {eq: "O"}, updatedAt: {from: $since}}
        orderBy: [{field: COMPANY_NAME, direction: DESC}]
      ) {
        nodes {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NarrowedMappingsQuery, NarrowedMappingsQueryVariables>;
export const NarrowedPaymentsOfUserDocument = new TypedDocumentString(`
    query NarrowedPaymentsOfUser($email: String!, $filter: BankPaymentFilter) {
  user(email: $email) {
    payments(filter: $filter, orderBy: [{field: CREATED_AT, direction: ASC}]) {
      nodes {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NarrowedPaymentsOfUserQuery, NarrowedPaymentsOfUserQueryVariables>;
export const NarrowedTransactionsDocument = new TypedDocumentString(`
    query NarrowedTransactions($id: ID!, $filter: BankTransactionFilter) {
  banking {
    customer(id: $id) {
      transactions(filter: $filter) {
        nodes {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NarrowedTransactionsQuery, NarrowedTransactionsQueryVariables>;
export const NarrowedOrganizationsDocument = new TypedDocumentString(`
    query NarrowedOrganizations($period: DateTimeRange) {
  supportDesk {
    organizations(filter: {text: "ltd", createdAt: $period, updatedAt: $period}) {
      nodes {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NarrowedOrganizationsQuery, NarrowedOrganizationsQueryVariables>;
export const NarrowedCcTicketsDocument = new TypedDocumentString(`
    query NarrowedCcTickets($email: String!) {
  user(email: $email) {
    supportUser {
      ccTickets(filter: {text: "printer", statuses: [OPEN, PENDING]}) {
        nodes {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NarrowedCcTicketsQuery, NarrowedCcTicketsQueryVariables>;
export const NarrowedPaymentsOfCustomerDocument = new TypedDocumentString(`
    query NarrowedPaymentsOfCustomer($id: ID!, $filter: TreasuryOutboundPaymentFilter) {
  treasury {
    outboundPayment(id: $id) {
      customer {
        payments(filter: $filter) {
          nodes {
            id
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NarrowedPaymentsOfCustomerQuery, NarrowedPaymentsOfCustomerQueryVariables>;
export const CreatePaymentsInBulkDocument = new TypedDocumentString(`
    mutation CreatePaymentsInBulk($input: CreateAccountingPaymentsInput!) {
  createAccountingPayments(input: $input) {
    userErrors {
      code
    }
    results {
      userErrors {
        code
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CreatePaymentsInBulkMutation, CreatePaymentsInBulkMutationVariables>;