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

/** Entry for the history of a payment. */
export type AccountingHistoryRecordInput = {
  /** Time of the change. */
  changedAt?: string | null | undefined;
  /** Change that was made. */
  changes?: string | null | undefined;
  /** Further details of the change. */
  details?: string | null | undefined;
  /** Name of the user who made the change. */
  user?: string | null | undefined;
};

/** Invoice, identified by id or number. */
export type AccountingInvoiceInput = {
  /** Id of the invoice in the accounting service. */
  invoiceId?: string | null | undefined;
  /** Number of the invoice. */
  invoiceNumber?: string | null | undefined;
};

/** Tax treatment of line amounts: without tax, including tax, or not taxed. */
export type AccountingLineAmountTypes =
  /** The amounts do not include tax. */
  | 'EXCLUSIVE'
  /** The amounts include tax. */
  | 'INCLUSIVE'
  /** The lines are not taxed. */
  | 'NO_TAX'
  /** Any tax treatment that is not documented. */
  | 'OTHER';

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

/** Conditions on prepayments; all must be met. */
export type AccountingPrepaymentFilter = {
  /** Condition on the name of the contact. */
  contactDisplayName?: TextFilter | null | undefined;
  /** Condition on the e-mail address of the contact, as written in the accounting service. */
  contactEmail?: TextFilter | null | undefined;
  /** Contacts, by id in the accounting service; one of them must match. */
  contactIds?: Array<string | number> | null | undefined;
  /** Currency codes by ISO 4217; one of them must match. */
  currencyCodes?: Array<string> | null | undefined;
  /** Period of the date; both days are included. */
  date?: DateRange | null | undefined;
  /** Condition on the reference. */
  reference?: TextFilter | null | undefined;
  /** Range of the remaining credit, in the currency of the prepayment; both bounds are included. */
  remainingCredit?: DecimalRange | null | undefined;
  /** Statuses of prepayments; one of them must match. */
  statuses?: Array<AccountingPrepaymentStatus> | null | undefined;
  /** Range of the total, in the currency of the prepayment; both bounds are included. */
  total?: DecimalRange | null | undefined;
  /** Types of prepayments; one of them must match. */
  types?: Array<AccountingPrepaymentType> | null | undefined;
  /** Period of the last change; `from` is included, to the second, and `until` is not. */
  updatedAt?: DateTimeRange | null | undefined;
};

/** Prepayment, identified by its id. */
export type AccountingPrepaymentInput = {
  /** Amounts to allocate to invoices. */
  allocations?: Array<AccountingAllocationInput> | null | undefined;
  /** Id of the prepayment in the accounting service. */
  prepaymentId?: string | null | undefined;
};

/** One sort key of a list of prepayments. */
export type AccountingPrepaymentOrder = {
  /** Sort direction of this key. */
  direction?: SortDirection | null | undefined;
  /** Field by which the list is sorted. */
  field: AccountingPrepaymentOrderField;
};

/** Fields by which prepayments can be sorted. */
export type AccountingPrepaymentOrderField =
  /** By name of the contact. */
  | 'CONTACT_DISPLAY_NAME'
  /** By date of the prepayment. */
  | 'DATE'
  /** By reference of the prepayment. */
  | 'REFERENCE'
  /** By remaining credit of the prepayment. */
  | 'REMAINING_CREDIT'
  /** By total of the prepayment. */
  | 'TOTAL'
  /** By time of the last change. */
  | 'UPDATED_AT';

/** Status of a prepayment. */
export type AccountingPrepaymentStatus =
  /** Approved, not yet fully used. */
  | 'AUTHORISED'
  /** Any status that is not documented; cannot be used in a filter. */
  | 'OTHER'
  /** Fully allocated to invoices or refunded. */
  | 'PAID'
  /** The prepayment was voided. */
  | 'VOIDED';

/** Types of prepayments, received or made. */
export type AccountingPrepaymentType =
  /** Any type that is not documented; cannot be used in a filter. */
  | 'OTHER'
  /** Prepayment that was received. */
  | 'RECEIVE_PREPAYMENT'
  /** Prepayment that was made. */
  | 'SPEND_PREPAYMENT';

/** Input of the mutation `activateIdentityFactor`. */
export type ActivateIdentityFactorInput = {
  /** Global id of the factor. */
  factorId: string | number;
  /** Code from the text message or from the authenticator app. */
  passCode: string;
};

/** Input of the mutation `addIdentityRoleGroupTarget`. */
export type AddIdentityRoleGroupTargetInput = {
  /** Group to add as a target, by global id or id in the identity provider. */
  groupId: string | number;
  /** Global id of the role, which includes the assignee. */
  roleId: string | number;
};

/** Input of the mutation `addMeetingRegistrant`. */
export type AddMeetingRegistrantInput = {
  /** Street and house number. */
  address?: string | null | undefined;
  /** City of the registrant. */
  city?: string | null | undefined;
  /** Comments of the registrant. */
  comments?: string | null | undefined;
  /** Country of the registrant. */
  country?: string | null | undefined;
  /** E-mail address of the registrant. */
  email: string;
  /** Number of employees of the organization, as free text. */
  employeeRange?: string | null | undefined;
  /** Given name of the registrant. */
  firstName?: string | null | undefined;
  /** Industry of the registrant's organization. */
  industry?: string | null | undefined;
  /** Job title of the registrant. */
  jobTitle?: string | null | undefined;
  /** Preferred language of the registrant. */
  language?: string | null | undefined;
  /** Family name of the registrant. */
  lastName?: string | null | undefined;
  /** Meeting, by global id or number. */
  meetingId: string | number;
  /** Ids of the occurrences of a recurring meeting to register for; all occurrences by default. */
  occurrenceIds?: Array<string | number> | null | undefined;
  /** Organization of the registrant. */
  organization?: string | null | undefined;
  /** Phone number of the registrant. */
  phone?: string | null | undefined;
  /** State, county or province. */
  state?: string | null | undefined;
  /** Postal code of the registrant. */
  zip?: string | null | undefined;
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

/** Conditions on cards; all must be met. A list of one object already has the condition on that object: `customerIds` is an error in `BankCustomer.cards`. */
export type BankCardFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: Array<string | number> | null | undefined;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: DateTimeRange | null | undefined;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: Array<string | number> | null | undefined;
  /** Statuses, as the bank names them; the bank does not document a fixed set. One of them must match. */
  statuses?: Array<string> | null | undefined;
};

/** Conditions on payments of the bank; all must be met. A list of one object already has the condition on that object: `customerIds` is an error in `BankCustomer.payments`. */
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

/** Conditions on transactions; all must be met. A list of one object already has the condition on that object: `accountIds` is an error in `BankAccount.transactions`. */
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

/** Way in which a record of a company was found. */
export type CompanyMatchedBy =
  /** The record lists the domain as a domain of the company. */
  | 'DOMAIN'
  /** An e-mail address of the record, or of a person who belongs to the record, has the domain. */
  | 'EMAIL_DOMAIN';

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

/** Conditions on webhook messages; all must be met. */
export type ConnectEventFilter = {
  /** E-mail address of a person who sent or received the envelope. */
  email?: string | null | undefined;
  /** Envelopes, one of which the message is about, by global id or GUID; at most 50. */
  envelopeIds?: Array<string | number> | null | undefined;
  /** Events, one of which must be in the message. */
  events?: Array<ConnectEventName> | null | undefined;
  /** Time at which the event occurred; `from` is included, `until` is not. */
  occurredAt?: DateTimeRange | null | undefined;
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

/** Status of a tag. */
export type ContactCentreTagStatus =
  /** The tag can be used. */
  | 'ACTIVATED'
  /** The tag cannot be used. */
  | 'DEACTIVATED'
  /** Any status that is not documented. */
  | 'OTHER';

/** Input of the mutation `createAccountingPaymentHistory`. */
export type CreateAccountingPaymentHistoryInput = {
  /** Idempotency key that makes it safe to repeat the request. At most 128 characters; generated if omitted. */
  idempotencyKey?: string | null | undefined;
  /** Payment of the records, by global id or id in the accounting service. */
  paymentId: string | number;
  /** History records to create, at least one. */
  records: Array<AccountingHistoryRecordInput>;
  /** Tenant of the payment; the configured tenant by default. Not needed with a global id that contains a tenant. */
  tenantId?: string | number | null | undefined;
};

/** Input of the mutation `createAccountingPayments`. */
export type CreateAccountingPaymentsInput = {
  /** Idempotency key that makes it safe to repeat the request: with the same key and the same payments, nothing is created twice. At most 128 characters; generated if omitted. */
  idempotencyKey?: string | null | undefined;
  /** Payments to create, at least one. */
  payments: Array<AccountingPaymentInput>;
  /** False to create the valid payments even if others are refused; otherwise one invalid payment causes all payments to be refused. */
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

/** Input of the mutation `createContactCentreTag`. */
export type CreateContactCentreTagInput = {
  /** Color in which the tag is displayed; it does not change an existing tag. */
  color?: string | null | undefined;
  /** Name of the tag. */
  name: string;
};

/** Input of the mutation `createCrmPersonField`. */
export type CreateCrmPersonFieldInput = {
  /** Display name of the field. */
  name: string;
  /** Options in this order, for fields of the types `ENUM` and `SET`. */
  options?: Array<string> | null | undefined;
  /** True to show the field when a person is added; true by default. */
  shownWhenAdding?: boolean | null | undefined;
  /** Type of the values; not `OTHER`. */
  type: CrmPersonFieldType;
};

/** Input of the mutation `createCrmPerson`. */
export type CreateCrmPersonInput = {
  /** Time to record as the time of creation; the current time by default. */
  createdAt?: string | null | undefined;
  /** Values of custom fields. */
  customFields?: Array<CrmCustomFieldInput> | null | undefined;
  /** First and last name. */
  displayName: string;
  /** E-mail addresses of the person. */
  emails?: Array<CrmContactValueInput> | null | undefined;
  /** Number of the label in the CRM. */
  label?: number | null | undefined;
  /** Consent to marketing, as named by the CRM. */
  marketingStatus?: string | null | undefined;
  /** Organization that employs the person, by global id or id in the CRM. */
  organizationId?: string | number | null | undefined;
  /** Owner of the person, a user of the CRM, by global id or id in the CRM; the caller by default. */
  ownerId?: string | number | null | undefined;
  /** Phone numbers of the person. */
  phones?: Array<CrmContactValueInput> | null | undefined;
  /** Visibility of the person, as a number defined by the CRM. */
  visibleTo?: string | null | undefined;
};

/** Input of the mutation `createMarketingCustomField`. */
export type CreateMarketingCustomFieldInput = {
  /** Name of the custom field; not blank, not a reserved name, and not used by another field. */
  name: string;
  /** Account on whose behalf the field is created; the configured account by default, or the API key's own account if none is configured. */
  onBehalfOf?: string | number | null | undefined;
  /** Type of the values: text, number or date. */
  type: MarketingCustomFieldType;
};

/** Input of the mutation `createMarketingExportJob`. All contacts are exported if neither lists nor segments are set. */
export type CreateMarketingExportJobInput = {
  /** Format of the files; chosen by the marketing service by default. */
  fileType?: MarketingFileType | null | undefined;
  /** Lists of the API key's own account whose contacts are exported, by global id or id in the marketing service. */
  listIds?: Array<string | number> | null | undefined;
  /** Maximum size of one file in MB; more files are created if one is not enough. */
  maxFileMegabytes?: number | null | undefined;
  /** True to send an e-mail with a link when the files are ready. The e-mail and the link come from the marketing service, not from this gateway. */
  notifyByEmail?: boolean | null | undefined;
  /** Segments whose contacts are exported, by id in the marketing service. */
  segmentIds?: Array<string | number> | null | undefined;
};

/** Input of the mutation `createMarketingImportJob`. The CSV file can contain at most one million contacts and have at most 5 GB, and can be compressed with gzip. */
export type CreateMarketingImportJobInput = {
  /** Content of each column of the file, in the order of the columns: `email` (required once), another field of a contact as named by the marketing service (for example `first_name`), or the definition id of a custom field. Null skips a column. */
  fieldMappings: Array<string | number | null | undefined>;
  /** Lists of the API key's own account to which all contacts are added, by global id or id in the marketing service. */
  listIds?: Array<string | number> | null | undefined;
};

/** Input of the mutation `createMeetingTspAccount`. */
export type CreateMeetingTspAccountInput = {
  /** Conference bridge of the account. */
  bridge?: string | null | undefined;
  /** Code with which participants join a conference. */
  conferenceCode: string;
  /** Dial-in numbers of the account. */
  dialInNumbers?: Array<MeetingDialInNumberInput> | null | undefined;
  /** PIN of the conference leader; it can be written but is never returned. */
  leaderPin: string;
  /** User, by global id, id in the meetings service, e-mail address or `me`. */
  userId: string | number;
};

/** Input of the mutation `createSupportAccount`. */
export type CreateSupportAccountInput = {
  /** Language, for example `en`, which is the default. */
  locale?: string | null | undefined;
  /** Display name of the account; must not be blank. */
  name: string;
  /** E-mail address of the account owner. */
  ownerEmail: string;
  /** Name of the account owner; must not be blank. */
  ownerName: string;
  /** Subdomain of the account, without underscores, hyphens and spaces. */
  subdomain: string;
  /** Time zone, for example `Europe/Lisbon`; UTC by default. */
  timeZone?: string | null | undefined;
};

/** Input of the mutation `createTreasuryOutboundPayment`. */
export type CreateTreasuryOutboundPaymentInput = {
  /** Amount of the payment, greater than zero. */
  amount: MoneyInput;
  /** Customer to whom the payment is made, by global id or id in the treasury service. */
  customer?: string | number | null | undefined;
  /** Description of the payment. */
  description?: string | null | undefined;
  /** Id of the stored payment method that receives the payment, in the treasury service. */
  destinationPaymentMethod?: string | null | undefined;
  /** Destination of the payment, if no stored payment method is set. */
  destinationPaymentMethodData?: TreasuryDestinationInput | null | undefined;
  /** Options for the way in which the payment is made. */
  destinationPaymentMethodOptions?: TreasuryDestinationOptionsInput | null | undefined;
  /** User of the platform who orders the payment. */
  endUserDetails?: TreasuryEndUserDetailsInput | null | undefined;
  /** Financial account from which the payment is made, by global id or id in the treasury service; the configured account by default. */
  financialAccount?: string | number | null | undefined;
  /** Metadata to store; each key can occur only once. */
  metadata?: Array<TreasuryMetadataEntryInput> | null | undefined;
  /** Text on the statement of the recipient. */
  statementDescriptor?: string | null | undefined;
};

/** Conditions on all people; all must be met. */
export type CrmAllPeopleFilter = {
  /** First character of the name, not case-sensitive. */
  firstChar?: string | null | undefined;
  /** Owner of the people, a user of the CRM, by global id or id in the CRM. Only one is accepted; several are an error. */
  ownerIds?: Array<string | number> | null | undefined;
  /** Period of the last change; both ends are included. */
  updatedAt?: DateTimeRange | null | undefined;
};

/** E-mail address or phone number of a person. */
export type CrmContactValueInput = {
  /** Use of the address or number, for example `work` or `home`; `work` by default. */
  label?: string | null | undefined;
  /** True for the primary entry; if no entry is marked, the first one is primary. */
  primary?: boolean | null | undefined;
  /** E-mail address or phone number. */
  value: string;
};

/** Value of a custom field. */
export type CrmCustomFieldInput = {
  /** Key of the field, as in `CrmPersonField.key`: 40 hexadecimal digits. */
  key: string;
  /** Text or number, according to the type of the field: a date such as `2026-05-04`, the id of an option, or ids of options such as `1,3`. Null removes the value. */
  value?: unknown;
};

/** Status of a deal. */
export type CrmDealStatus =
  /** The deal is deleted. */
  | 'DELETED'
  /** The deal is lost. */
  | 'LOST'
  /** The deal is neither won nor lost. */
  | 'OPEN'
  /** Any status that is not documented; cannot be used in a filter. */
  | 'OTHER'
  /** The deal is won. */
  | 'WON';

/** Option of a field. */
export type CrmPersonFieldOptionInput = {
  /** Display name of the option. */
  label: string;
  /** Number of an existing option; omit it for a new option. */
  optionId?: number | null | undefined;
};

/** Types of the values of a field. */
export type CrmPersonFieldType =
  /** Date without a time. */
  | 'DATE'
  /** Number with or without decimal places. */
  | 'DOUBLE'
  /** One of the options. */
  | 'ENUM'
  /** Organization in the CRM. */
  | 'ORG'
  /** Any type that is not documented. */
  | 'OTHER'
  /** Phone number as text. */
  | 'PHONE'
  /** Several of the options. */
  | 'SET'
  /** Text of any length. */
  | 'TEXT'
  /** User of the CRM. */
  | 'USER'
  /** Single line of text. */
  | 'VARCHAR';

/** Conditions on people; all must be met. A saved filter and an owner cannot be combined, because the CRM would ignore the owner. */
export type CrmPersonFilter = {
  /** First character of the name, not case-sensitive. */
  firstChar?: string | null | undefined;
  /** Owner of the people, a user of the CRM, by global id or id in the CRM. Only one is accepted; several are an error. */
  ownerIds?: Array<string | number> | null | undefined;
  /** Saved filter that the people match, by id in the CRM. Only one is accepted; several are an error. */
  savedFilterIds?: Array<string | number> | null | undefined;
};

/** One sort key of a list of people. Further keys order the items that are equal by the preceding keys. */
export type CrmPersonOrder = {
  /** Sort direction of this key. */
  direction?: SortDirection | null | undefined;
  /** Field by which the list is sorted. */
  field: CrmPersonOrderField;
};

/** Fields by which people can be sorted. */
export type CrmPersonOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By number of the label; people without a label come first. */
  | 'LABEL'
  /** By consent to marketing. */
  | 'MARKETING_STATUS'
  /** By name of the person. */
  | 'NAME'
  /** By time of the last change. */
  | 'UPDATED_AT'
  /** By visibility of the person. */
  | 'VISIBLE_TO';

/** Fields in which a text can be searched. */
export type CrmPersonSearchField =
  /** Search in values of custom fields. */
  | 'CUSTOM_FIELDS'
  /** Search in e-mail addresses. */
  | 'EMAIL'
  /** Search in names of people. */
  | 'NAME'
  /** Search in notes about people. */
  | 'NOTES'
  /** Search in phone numbers. */
  | 'PHONE';

/** Period of calendar days. Without `from` it has no beginning, without `until` no end. */
export type DateRange = {
  /** First day of the period. */
  from?: string | null | undefined;
  /** Last day of the period. */
  until?: string | null | undefined;
};

/** Period of time. Without `from` it has no beginning, without `until` no end. */
export type DateTimeRange = {
  /** First instant of the period. */
  from?: string | null | undefined;
  /** End of the period. The description of the filter says whether this instant belongs to it. */
  until?: string | null | undefined;
};

/** Range of numbers. Equal bounds select one number. */
export type DecimalRange = {
  /** Largest number of the range. */
  max?: string | null | undefined;
  /** Smallest number of the range. */
  min?: string | null | undefined;
};

/** Input of the mutation `deleteAccountingPayment`. */
export type DeleteAccountingPaymentInput = {
  /** Payment to delete, by global id or id in the accounting service. */
  id: string | number;
  /** Idempotency key that makes it safe to repeat the request. At most 128 characters; generated if omitted. */
  idempotencyKey?: string | null | undefined;
  /** Status that the payment gets, `DELETED` by default. It can be set because the documentation does not name the status that deletes a payment. */
  status?: string | null | undefined;
  /** Tenant of the payment; the configured tenant by default. Not needed with a global id that contains a tenant. */
  tenantId?: string | number | null | undefined;
};

/** Input of the mutation `deleteCrmPerson`. */
export type DeleteCrmPersonInput = {
  /** Person to delete, by global id or id in the CRM. */
  id: string | number;
};

/** Input of the mutation `deleteMeetingPoll`. */
export type DeleteMeetingPollInput = {
  /** Global id of the poll, or id in the meetings service together with `meetingId`. */
  id: string | number;
  /** Meeting, required if `id` is not a global id. */
  meetingId?: string | number | null | undefined;
};

/** Input of the mutation `deleteMeetingTspAccount`. */
export type DeleteMeetingTspAccountInput = {
  /** Global id of the account, or id in the meetings service together with `userId`. */
  id: string | number;
  /** User, by global id, id in the meetings service, e-mail address or `me`; required if `id` is not a global id. */
  userId?: string | number | null | undefined;
};

/** Input of the mutation `deleteTicketFieldOption`. */
export type DeleteTicketFieldOptionInput = {
  /** Global id of the option, which also contains the id of its field. */
  id: string | number;
};

/** Attribute of a user to import. */
export type DirectoryHrAttributeInput = {
  /** Name of the attribute. */
  name?: string | null | undefined;
  /** Value of the attribute. */
  value?: string | null | undefined;
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
  attributes?: Array<DirectoryHrAttributeInput> | null | undefined;
  /** E-mail address of the user. */
  email?: string | null | undefined;
  /** Given name of the user. */
  firstName?: string | null | undefined;
  /** Family name of the user. */
  lastName?: string | null | undefined;
  /** User name for signing in. */
  username?: string | null | undefined;
};

/** Conditions on HR instances; all must be met. */
export type DirectoryHrInstanceFilter = {
  /** Period of creation; both ends are included. */
  createdAt?: DateTimeRange | null | undefined;
  /** Ids of HR instances, global or as in the directory. */
  hrInstanceIds?: Array<string | number> | null | undefined;
  /** Period in which the last import job finished; both ends are included. */
  lastImportedAt?: DateTimeRange | null | undefined;
  /** Condition on the name of the HR instance. */
  name?: ListTextFilter | null | undefined;
  /** Condition on the URL of the report. */
  reportUrl?: ListTextFilter | null | undefined;
  /** Period of the last change; both ends are included. */
  updatedAt?: DateTimeRange | null | undefined;
};

/** One sort key of a list of HR instances. The first key has priority. */
export type DirectoryHrInstanceOrder = {
  /** Sort direction of this key. */
  direction?: SortDirection | null | undefined;
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

/** One sort key of a list of workers. The first key has priority. */
export type DirectoryHrWorkerOrder = {
  /** Sort direction of this key. */
  direction?: SortDirection | null | undefined;
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

/** Input of the mutation `enrollIdentityFactor`. */
export type EnrollIdentityFactorInput = {
  /** True to activate a phone immediately, without a code. */
  activate?: boolean | null | undefined;
  /** Data that the factor type requires. */
  profile?: IdentityFactorProfileInput | null | undefined;
  /** Provider of the factor, if there are several. */
  provider?: string | null | undefined;
  /** Template of the text message; for `SMS` only. */
  templateId?: string | null | undefined;
  /** Validity of the sent code in seconds, from 1 to 86,400. */
  tokenLifetimeSeconds?: number | null | undefined;
  /** Type of the factor. */
  type: IdentityFactorType;
  /** True to replace the phone number of an enrolled phone. */
  updatePhone?: boolean | null | undefined;
  /** User for whom the factor is enrolled, by global id or id in the identity provider. */
  userId: string | number;
  /** Proof that the user has the factor, checked during enrollment. */
  verify?: IdentityFactorProofInput | null | undefined;
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

/** Transactions with a vendor that can be blocked. */
export type ErpVendorBlocked =
  /** All transactions with the vendor are blocked. */
  | 'ALL'
  /** No transactions are blocked. */
  | 'NONE'
  /** Any status that is not documented; cannot be used in a filter or an input. */
  | 'OTHER'
  /** Payments to the vendor are blocked. */
  | 'PAYMENT';

/** Client of the person who signs in, as seen by the caller of this mutation. No value is copied from the caller's own request. */
export type IdentityClientInput = {
  /** Preferred languages of the client (`Accept-Language`). */
  acceptLanguage?: string | null | undefined;
  /** IP address of the client and the addresses of the proxies (`X-Forwarded-For`). */
  forwardedFor?: string | null | undefined;
  /** Browser of the client (`User-Agent`). */
  userAgent?: string | null | undefined;
};

/** Data that a factor type requires. */
export type IdentityFactorProfileInput = {
  /** Manufacturer's name of a security key. */
  authenticatorName?: string | null | undefined;
  /** Number of a hardware token. */
  credentialId?: string | null | undefined;
  /** Name for the device. */
  name?: string | null | undefined;
  /** Phone number in international format; the user's own number by default. */
  phone?: string | null | undefined;
  /** Key of a security question. */
  question?: string | null | undefined;
};

/** Proof that a user has a factor. */
export type IdentityFactorProofInput = {
  /** Token of an activation in progress. */
  activationToken?: string | null | undefined;
  /** Answer to a security question. */
  answer?: string | null | undefined;
  /** Attestation of a security key. */
  attestation?: string | null | undefined;
  /** Client data signed by the browser. */
  clientData?: string | null | undefined;
  /** Code that follows `passCode`. */
  nextPassCode?: string | null | undefined;
  /** Current code of the token. */
  passCode?: string | null | undefined;
  /** Registration data of a security key of the older U2F type. */
  registrationData?: string | null | undefined;
  /** Token of a sign-in in progress. */
  stateToken?: string | null | undefined;
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

/** Conditions on external identity providers; all must be met. */
export type IdentityProviderFilter = {
  /** Text that the name contains, not case-sensitive. */
  text?: string | null | undefined;
  /** Type of the external identity provider, for example `SAML2`, `OIDC` or `SOCIAL`. Only one is accepted; several are an error. */
  types?: Array<string> | null | undefined;
};

/** Validity status of a key. */
export type IdentityProviderKeyStatus =
  /** The certificate is still valid. */
  | 'ACTIVE'
  /** The certificate has expired. */
  | 'EXPIRED'
  /** Any status that is not documented. */
  | 'OTHER';

/** Status of an external identity provider. */
export type IdentityProviderStatus =
  /** The external identity provider can be used. */
  | 'ACTIVE'
  /** The external identity provider cannot be used. */
  | 'INACTIVE'
  /** Any status that is not documented. */
  | 'OTHER';

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
  id: string | number;
  /** Organization of the object, if `id` is the id in the directory; the configured organization by default. */
  organizationId?: string | number | null | undefined;
  /** Users to import; at least one is required. */
  users: Array<DirectoryHrImportUserInput>;
};

/** Input of the mutation `likeSocialPost`. */
export type LikeSocialPostInput = {
  /** Post to like, by global id or id in the social network. */
  postId: string | number;
  /** User on whose behalf the change is carried out, by global id or id in the social network; must be the user whose credential is used. */
  userId: string | number;
};

/**
 * Conditions on a text field of a list; all must be met. Case-sensitive. Wildcards
 * are recognized in `like` and `notLike` only; all other values are taken literally.
 */
export type ListTextFilter = {
  /** Contains this text at any position. */
  contains?: string | null | undefined;
  /** Ends with this text. */
  endsWith?: string | null | undefined;
  /** Equal to this value. */
  eq?: string | null | undefined;
  /** Greater than or equal to this value in text order. */
  ge?: string | null | undefined;
  /** Greater than this value in text order. */
  gt?: string | null | undefined;
  /** Equal to one of these values. With an empty list, the result is empty and no REST call is sent. */
  in?: Array<string> | null | undefined;
  /** Less than or equal to this value in text order. */
  le?: string | null | undefined;
  /** Matches this pattern: `*` stands for any text, `\*` for an asterisk, `\\` for a backslash. */
  like?: string | null | undefined;
  /** Less than this value in text order. */
  lt?: string | null | undefined;
  /** Not equal to this value; also matches rows without a value. */
  ne?: string | null | undefined;
  /** Does not match this pattern, with the same wildcards as `like`. */
  notLike?: string | null | undefined;
  /** Begins with this text. */
  startsWith?: string | null | undefined;
};

/** Contact to create or update; omitted fields stay unchanged. */
export type MarketingContactInput = {
  /** Street and house number. */
  addressLine1?: string | null | undefined;
  /** Further part of the street address. */
  addressLine2?: string | null | undefined;
  /** Further e-mail addresses, which replace all existing ones. */
  alternateEmails?: Array<string> | null | undefined;
  /** Name of the city. */
  city?: string | null | undefined;
  /** Country of the address. */
  country?: string | null | undefined;
  /** Texts and numbers of custom fields, as a JSON object whose keys are the definition ids of the fields; null removes a value. */
  customFields?: unknown;
  /** Main e-mail address, stored in lower case. A contact with this address is updated. */
  email: string;
  /** Given name of the contact. */
  firstName?: string | null | undefined;
  /** Family name of the contact. */
  lastName?: string | null | undefined;
  /** Postal code of the address. */
  postalCode?: string | null | undefined;
  /** State, province or region. */
  stateProvinceRegion?: string | null | undefined;
};

/** Types of the values of a field. */
export type MarketingCustomFieldType =
  /** Date without a time. */
  | 'DATE'
  /** Number with or without decimal places. */
  | 'NUMBER'
  /** Any type that is not documented; cannot be used in an input. */
  | 'OTHER'
  /** Set of texts; only for reserved fields. */
  | 'SET'
  /** Text of any kind. */
  | 'TEXT';

/** Status of an export. */
export type MarketingExportJobStatus =
  /** The export failed and has no files. */
  | 'FAILED'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The export is not finished. */
  | 'PENDING'
  /** The export is finished and its files are available. */
  | 'READY';

/** Types of exported objects. */
export type MarketingExportJobType =
  /** Contacts of the marketing service. */
  | 'CONTACTS'
  /** Any type that is not documented. */
  | 'OTHER';

/** Formats of exported files. */
export type MarketingFileType =
  /** Comma-separated values with column names in the first row. */
  | 'CSV'
  /** JSON array of contacts. */
  | 'JSON'
  /** Any format that is not documented; cannot be used in an input. */
  | 'OTHER';

/** Status of an import, an upsert or a deletion. */
export type MarketingImportJobStatus =
  /** The job ended without errors. */
  | 'COMPLETED'
  /** The job ended with errors for some contacts. */
  | 'ERRORED'
  /** The job failed: all contacts were invalid, or the file could not be processed. */
  | 'FAILED'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The job has not run yet; an import also waits for its file in this status. */
  | 'PENDING';

/** Types of jobs other than exports. */
export type MarketingImportJobType =
  /** Job that deletes contacts. */
  | 'DELETE'
  /** Job that imports contacts from a file. */
  | 'IMPORT'
  /** Any type that is not documented. */
  | 'OTHER'
  /** Job that creates and updates contacts. */
  | 'UPSERT';

/** Phone number for dialing in to a conference. */
export type MeetingDialInNumberInput = {
  /** Calling code of the country. */
  code?: string | null | undefined;
  /** Display name of the country. */
  countryLabel?: string | null | undefined;
  /** Phone number to dial. */
  number?: string | null | undefined;
  /** Type of the number, as named by the meetings service: `toll`, `tollfree` or `media_link`. */
  type?: string | null | undefined;
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

/** Conditions on registrants; all must be met. */
export type MeetingRegistrantFilter = {
  /** Id of an occurrence of a recurring meeting; only its registrants are returned. Only one is accepted; several are an error. */
  occurrenceIds?: Array<string | number> | null | undefined;
  /** Status of the registrants; all by default. Only one is accepted; several are an error. */
  statuses?: Array<MeetingRegistrantStatus> | null | undefined;
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

/** Input of the mutation `mergeCrmPeople`. */
export type MergeCrmPeopleInput = {
  /** One of the two people, by global id or id in the CRM. */
  id: string | number;
  /** Other person to merge, by global id or id in the CRM. */
  mergeWithId: string | number;
};

/** Exact amount in major units of its currency. */
export type MoneyInput = {
  /** Amount with at most as many decimal places as the currency has. */
  amount: string;
  /** Currency code by ISO 4217. */
  currency: string;
};

/** Direction of a payment or transaction. */
export type PaymentDirection =
  /** The money was received. */
  | 'CREDIT'
  /** The money was sent. */
  | 'DEBIT'
  /** Any direction that is not documented. */
  | 'OTHER';

/** Services that have payments. */
export type PaymentFamily =
  /** Payments of invoices in the accounting service. */
  | 'ACCOUNTING'
  /** Payments of the customers of the bank. */
  | 'BANKING'
  /** Payments from financial accounts of the treasury service. */
  | 'TREASURY';

/** Conditions on payments; all must be met. */
export type PaymentFilter = {
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: DateTimeRange | null | undefined;
  /** Services whose payments are listed; by default all services that have a list of payments. */
  families?: Array<PaymentFamily> | null | undefined;
  /** States of payments; one of them must match. */
  states?: Array<PaymentState> | null | undefined;
  /** Statuses of payments; one of them must match. A status that a service does not have selects none of its payments. */
  statuses?: Array<PaymentStatus> | null | undefined;
};

/** One sort key of a list of payments. */
export type PaymentOrder = {
  /** Sort direction of this key. */
  direction?: SortDirection | null | undefined;
  /** Field by which the list is sorted. */
  field: PaymentOrderField;
};

/** Fields by which payments can be sorted. */
export type PaymentOrderField =
  /** By time of creation. */
  | 'CREATED_AT';

/** Participation of a service in a list of payments. */
export type PaymentSourceStatus =
  /** The payments of the service are in the list. */
  | 'INCLUDED'
  /** The service is not configured, or the settings lack an id that leads to the payments. */
  | 'NOT_CONFIGURED'
  /** The service has no list of payments. */
  | 'NOT_LISTED'
  /** The query did not request payments of the service. */
  | 'NOT_REQUESTED'
  /** The service could not be read, so that its payments are missing in the list. */
  | 'UNAVAILABLE';

/** State of a payment, in the same words for all services. */
export type PaymentState =
  /** The payment was sent, has arrived or is recorded. */
  | 'COMPLETED'
  /** The payment will not take place: it was rejected, canceled or deleted, or it failed. */
  | 'FAILED'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The payment is accepted or being processed. */
  | 'PENDING'
  /** The payment was returned by the receiving side. */
  | 'RETURNED';

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

/** Conditions on the value of a custom field; all must be met. */
export type ProjectCustomFieldCondition = {
  /** Values, one of which must be equal; they cannot contain a comma. */
  any?: Array<string> | null | undefined;
  /** Text that must be equal. */
  eq?: string | null | undefined;
  /** Id of the custom field in the project system. */
  fieldId: string | number;
  /** Lower bound, excluded. Numbers are compared by size, dates (as `2026-01-31`) and texts alphabetically. */
  gt?: string | null | undefined;
  /** Text that must be contained, not case-sensitive. */
  like?: string | null | undefined;
  /** Upper bound, excluded. Numbers are compared by size, dates (as `2026-01-31`) and texts alphabetically. */
  lt?: string | null | undefined;
  /** Text that must not be equal. */
  not?: string | null | undefined;
  /** Text that must not be contained, not case-sensitive. */
  notLike?: string | null | undefined;
};

/** Types of custom fields of projects. */
export type ProjectCustomFieldType =
  /** Date without a time. */
  | 'DATE'
  /** One of several texts. */
  | 'DROPDOWN'
  /** Number with or without decimal places. */
  | 'NUMBER'
  /** Any type that is not documented. */
  | 'OTHER'
  /** Text of any kind. */
  | 'TEXT';

/** Conditions on projects; all must be met. */
export type ProjectFilter = {
  /** Range of the used share of the budget, in percent; both bounds are included. */
  budgetCapacityUsedPercent?: DecimalRange | null | undefined;
  /** Period of the completion: projects that were completed on the day `from` or later, and projects that are not completed. Only `from` can be set; `until` is an error. */
  completedAt?: DateRange | null | undefined;
  /** Symbol of the currency of the budget. */
  currencySymbol?: string | null | undefined;
  /** Conditions on custom fields; at most one condition per field. */
  customFields?: Array<ProjectCustomFieldCondition> | null | undefined;
  /** True to include deleted projects. */
  includeDeleted?: boolean | null | undefined;
  /** Period of the last activity; both days are included. */
  lastActivityAt?: DateRange | null | undefined;
  /** Member of the project, by global id or id in the project system. Only one is accepted; several are an error. */
  memberIds?: Array<string | number> | null | undefined;
  /** Predefined report of the project system; only its projects are listed. */
  reportType?: ProjectReportType | null | undefined;
  /** Text that the name or the description contains. */
  text?: string | null | undefined;
  /** Type of the project. Only one is accepted; several are an error. */
  types?: Array<ProjectType> | null | undefined;
  /** Period of the last change. Only `from` can be set, and it is not included; `until` is an error. */
  updatedAt?: DateTimeRange | null | undefined;
};

/** Health of a project. The project system does not document its criteria. */
export type ProjectHealth =
  /** The success of the project is at risk. */
  | 'AT_RISK'
  /** The project is going well. */
  | 'GOOD'
  /** The project has problems that need attention. */
  | 'NEEDS_ATTENTION'
  /** The health of the project is not set. */
  | 'NOT_SET'
  /** Any health that is not documented; cannot be used in a filter. */
  | 'OTHER';

/** Formats of a report on projects. */
export type ProjectListReportFormat =
  /** Report as comma-separated values. */
  | 'CSV'
  /** Report as a web page. */
  | 'HTML'
  /** Report as a JSON document. */
  | 'JSON';

/** Roles of members in a project. */
export type ProjectMemberRole =
  /** The member is an administrator of the project. */
  | 'ADMIN'
  /** The member has no special role in the project. */
  | 'MEMBER'
  /** The member can only view the project. */
  | 'OBSERVER'
  /** Any role that is not documented. */
  | 'OTHER';

/** One sort key of a list of projects. */
export type ProjectOrder = {
  /** Custom field of the sort key `CUSTOM_FIELD`, by id in the project system. */
  customFieldId?: string | number | null | undefined;
  /** Sort direction of this key. */
  direction?: SortDirection | null | undefined;
  /** Field by which the list is sorted. */
  field: ProjectOrderField;
};

/** Fields by which projects can be sorted. */
export type ProjectOrderField =
  /** By name of the company. */
  | 'COMPANY_NAME'
  /** By time of creation. */
  | 'CREATED_AT'
  /** By the value of the custom field in `customFieldId`. */
  | 'CUSTOM_FIELD'
  /** By last day of the project. */
  | 'END_DATE'
  /** By time of the last activity. */
  | 'LAST_ACTIVITY_AT'
  /** By name of the project. */
  | 'NAME'
  /** By first day of the project. */
  | 'START_DATE'
  /** By time of the last change. */
  | 'UPDATED_AT';

/** Conditions on a person; all must be met. */
export type ProjectPersonFilter = {
  /** Companies, one of which must employ the person. */
  companyIds?: Array<string | number> | null | undefined;
  /** True to sort the caller first; without effect on a single person. */
  currentUserFirst?: boolean | null | undefined;
  /** True to exclude contacts. */
  excludeContacts?: boolean | null | undefined;
  /** Projects that must not have the person as a member. */
  excludedProjectIds?: Array<string | number> | null | undefined;
  /** False to exclude clients. */
  includeClients?: boolean | null | undefined;
  /** False to exclude collaborators. */
  includeCollaborators?: boolean | null | undefined;
  /** False to exclude service accounts. */
  includeServiceAccounts?: boolean | null | undefined;
  /** Period of the last sign-in. Only `from` can be set, and it is not included; `until` is an error. */
  lastLoginAt?: DateTimeRange | null | undefined;
  /** True to include only people of the company that owns the site. */
  onlyOwnerCompany?: boolean | null | undefined;
  /** True to include only the owner of the site. */
  onlySiteOwner?: boolean | null | undefined;
  /** People, one of whom must match. */
  personIds?: Array<string | number> | null | undefined;
  /** Projects, one of which must have the person as a member. */
  projectIds?: Array<string | number> | null | undefined;
  /** Teams, one of which must contain the person. */
  teamIds?: Array<string | number> | null | undefined;
  /** Type of the user. Only one is accepted; several are an error. */
  types?: Array<ProjectUserType> | null | undefined;
  /** True to include only people without a cost rate; only for administrators. */
  withoutCostRate?: boolean | null | undefined;
};

/** Reports on which a list of projects can be based. */
export type ProjectReportType =
  /** Report on the projects that have a health. */
  | 'HEALTH'
  /** Report on all projects. */
  | 'PROJECT';

/** Status of a project. The project system decides it, and does not document by which rules. */
export type ProjectStatus =
  /** The project is in progress. */
  | 'ACTIVE'
  /** The project is archived. Its updates are not in the list of all projects, unless the filter includes archived projects or this status. */
  | 'ARCHIVED'
  /** The project is completed; `completedAt` has the time. */
  | 'COMPLETED'
  /** The project system counts the project as late. */
  | 'LATE'
  /** Any status that is not documented; cannot be used in a filter. */
  | 'OTHER'
  /** The project has not started yet. */
  | 'UPCOMING';

/** Types of projects in the project system. */
export type ProjectType =
  /** Project in which people work. */
  | 'NORMAL'
  /** Any type that is not documented; cannot be used in a filter. */
  | 'OTHER'
  /** Template from which projects are made. */
  | 'TEMPLATE';

/** Types of users in the project system. The documentation names the types without explaining them. */
export type ProjectUserType =
  /** User who is neither a collaborator nor a contact. */
  | 'ACCOUNT'
  /** Collaborator; left out with `includeCollaborators: false`. */
  | 'COLLABORATOR'
  /** Contact; left out with `excludeContacts: true`. */
  | 'CONTACT'
  /** Any type that is not documented; cannot be used in a filter. */
  | 'OTHER';

/** Input of the mutation `rateTicket`. */
export type RateTicketInput = {
  /** Comment on the rating. */
  comment?: string | null | undefined;
  /** Reason for a bad rating, one of `satisfactionReasons`, by global id or id in the support desk. */
  reasonId?: string | number | null | undefined;
  /** Score of the rating: `GOOD` or `BAD`. */
  score: SupportSatisfactionScore;
  /** Ticket to rate, by global id or id in the support desk. */
  ticketId: string | number;
};

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

/** Input of the mutation `skipTicket`. */
export type SkipTicketInput = {
  /** Reason for skipping the ticket. */
  reason?: string | null | undefined;
  /** Ticket to skip, by global id or id in the support desk. */
  ticketId: string | number;
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
  createdAt?: DateTimeRange | null | undefined;
  /** Condition on the score. */
  score?: SupportSatisfactionScoreFilter | null | undefined;
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
  contains?: string | null | undefined;
  /** Text at the end of the value. */
  endsWith?: string | null | undefined;
  /** Text that must be equal. */
  eq?: string | null | undefined;
  /** Texts, one of which must be equal. */
  in?: Array<string> | null | undefined;
  /** Text at the beginning of the value. */
  startsWith?: string | null | undefined;
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
  authorRole?: TicketCommentAuthorRole | null | undefined;
  /** Period of creation. Only `from` can be set, and it is included; `until` is an error. */
  createdAt?: DateTimeRange | null | undefined;
};

/** Comment to add to a ticket: exactly one of `body` and `htmlBody`. */
export type TicketCommentInput = {
  /** Plain text of the comment; must not be blank. */
  body?: string | null | undefined;
  /** Text of the comment as HTML; must not be blank. */
  htmlBody?: string | null | undefined;
  /** False for an internal note that only agents can see. */
  public?: boolean | null | undefined;
};

/** One sort key of a list of comments. The support desk sorts by one field at a time. */
export type TicketCommentOrder = {
  /** Sort direction of this key. */
  direction?: SortDirection | null | undefined;
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
  name: string;
  /** Tag that is stored on tickets, without spaces and commas. */
  value: string;
};

/** Conditions on tickets; all must be met. */
export type TicketFilter = {
  /** Assignees of the ticket, one of whom must match: global ids of `SupportUser` or `User`, or ids in the support desk. */
  assigneeIds?: Array<string | number> | null | undefined;
  /** Period of creation; both ends are included. */
  createdAt?: DateTimeRange | null | undefined;
  /** Forms of the ticket, one of which must match, by global id or id in the support desk. */
  formIds?: Array<string | number> | null | undefined;
  /** Organizations of the ticket, one of which must match, by global id or id in the support desk. */
  organizationIds?: Array<string | number> | null | undefined;
  /** Priorities of the ticket, one of which must match. */
  priorities?: Array<TicketPriority> | null | undefined;
  /** Requesters of the ticket, one of whom must match: global ids of `SupportUser` or `User`, or ids in the support desk. An error in lists of one person's tickets, for example `User.tickets`. */
  requesterIds?: Array<string | number> | null | undefined;
  /** Statuses of the ticket, one of which must match. */
  statuses?: Array<TicketStatus> | null | undefined;
  /** Tags of the ticket, one of which must match. */
  tags?: Array<string> | null | undefined;
  /** Text that the ticket contains. */
  text?: string | null | undefined;
  /** Types of the ticket, one of which must match. */
  types?: Array<TicketType> | null | undefined;
  /** True for tickets without an assignee, in addition to those of `assigneeIds`. False has no effect. */
  unassigned?: boolean | null | undefined;
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
  direction?: SortDirection | null | undefined;
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
  ccIds?: Array<string | number> | null | undefined;
  /** Organization of the ticket, by global id or id in the support desk. Only one is accepted; several are an error. */
  organizationIds?: Array<string | number> | null | undefined;
  /** Statuses of the ticket, one of which must match. */
  statuses?: Array<TicketStatus> | null | undefined;
  /** Text that the ticket contains. */
  text?: string | null | undefined;
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

/** Postal address of an account owner. */
export type TreasuryAddressInput = {
  /** Name of the city. */
  city?: string | null | undefined;
  /** Country code of the address. */
  country?: string | null | undefined;
  /** Street and house number. */
  line1?: string | null | undefined;
  /** Further part of the street address. */
  line2?: string | null | undefined;
  /** Postal code of the address. */
  postalCode?: string | null | undefined;
  /** State, county or province. */
  state?: string | null | undefined;
};

/** Bank account that receives a payment. */
export type TreasuryBankAccountInput = {
  /** Type of account holder, `individual` or `company`. */
  accountHolderType?: string | null | undefined;
  /** Number of the bank account. It is sent to the treasury service and never returned. */
  accountNumber?: string | null | undefined;
  /** Type of bank account, `checking` or `savings`. */
  accountType?: string | null | undefined;
  /** Id of an account that its owner has connected, in the treasury service. */
  financialConnectionsAccount?: string | null | undefined;
  /** Routing number of the bank. */
  routingNumber?: string | null | undefined;
};

/** Options for a payment to a bank account. */
export type TreasuryBankAccountOptionsInput = {
  /** Network for the payment, for example `ach` or `us_domestic_wire`. */
  network?: string | null | undefined;
};

/** Name and contact data of an account owner. */
export type TreasuryBillingDetailsInput = {
  /** Postal address of the account owner. */
  address?: TreasuryAddressInput | null | undefined;
  /** Name of the account owner. */
  displayName?: string | null | undefined;
  /** E-mail address of the account owner. */
  email?: string | null | undefined;
  /** Phone number of the account owner. */
  phone?: string | null | undefined;
};

/** Destination of a payment. */
export type TreasuryDestinationInput = {
  /** Name and contact data of the account owner. */
  billingDetails?: TreasuryBillingDetailsInput | null | undefined;
  /** Financial account that receives the payment, by global id or id in the treasury service. */
  financialAccount?: string | number | null | undefined;
  /** Metadata to store; each key can occur only once. */
  metadata?: Array<TreasuryMetadataEntryInput> | null | undefined;
  /** Type of destination, as named by the treasury service, for example `us_bank_account` or `financial_account`. */
  type: string;
  /** Bank account that receives the payment. */
  usBankAccount?: TreasuryBankAccountInput | null | undefined;
};

/** Options for the way in which a payment is made. */
export type TreasuryDestinationOptionsInput = {
  /** Options for a payment to a bank account. */
  usBankAccount?: TreasuryBankAccountOptionsInput | null | undefined;
};

/** User of the platform who orders a payment. */
export type TreasuryEndUserDetailsInput = {
  /** IP address from which the user orders the payment. */
  ipAddress?: string | null | undefined;
  /** True if the user is present when the payment is ordered. */
  present: boolean;
};

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

/** Metadata entry with a key and a value. */
export type TreasuryMetadataEntryInput = {
  /** Key of the entry, without square brackets. */
  key: string;
  /** Value of the entry. */
  value: string;
};

/** Conditions on payments; all must be met. */
export type TreasuryOutboundPaymentFilter = {
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: DateTimeRange | null | undefined;
  /** Customers to whom the payments are made, by global id or id in the treasury service. Only one is accepted; several are an error. An error in lists of one customer, for example `TreasuryCustomer.payments`. */
  customerIds?: Array<string | number> | null | undefined;
  /** Status of the payments. Only one is accepted; several are an error. */
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

/** Status of an outbound transfer. */
export type TreasuryOutboundTransferStatus =
  /** The transfer was canceled. */
  | 'CANCELED'
  /** The transfer has failed. */
  | 'FAILED'
  /** Any status that is not documented; cannot be used in a filter. */
  | 'OTHER'
  /** The transfer has arrived. */
  | 'POSTED'
  /** The transfer is being processed. */
  | 'PROCESSING'
  /** The transfer was returned by the receiving side. */
  | 'RETURNED';

/** Input of the mutation `unenrollIdentityFactor`. */
export type UnenrollIdentityFactorInput = {
  /** Global id of the factor. */
  factorId: string | number;
};

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

/** Input of the mutation `updateCrmPersonField`; fields that are omitted or null stay unchanged. */
export type UpdateCrmPersonFieldInput = {
  /** Field to change, by global id or id in the CRM. */
  id: string | number;
  /** Display name of the field. */
  name?: string | null | undefined;
  /** All options after the change, in this order; omitted options are removed. */
  options?: Array<CrmPersonFieldOptionInput> | null | undefined;
  /** True to show the field when a person is added. */
  shownWhenAdding?: boolean | null | undefined;
};

/** Input of the mutation `updateCrmPerson`; fields that are omitted or null stay unchanged. */
export type UpdateCrmPersonInput = {
  /** Time to record as the time of creation. */
  createdAt?: string | null | undefined;
  /** Values of custom fields; omitted fields stay unchanged. */
  customFields?: Array<CrmCustomFieldInput> | null | undefined;
  /** First and last name. */
  displayName?: string | null | undefined;
  /** E-mail addresses, which replace all existing ones. */
  emails?: Array<CrmContactValueInput> | null | undefined;
  /** Person to change, by global id or id in the CRM. */
  id: string | number;
  /** Number of the label in the CRM. */
  label?: number | null | undefined;
  /** Consent to marketing, as named by the CRM. */
  marketingStatus?: string | null | undefined;
  /** Organization that employs the person, by global id or id in the CRM. */
  organizationId?: string | number | null | undefined;
  /** Owner of the person, a user of the CRM, by global id or id in the CRM. */
  ownerId?: string | number | null | undefined;
  /** Phone numbers, which replace all existing ones. */
  phones?: Array<CrmContactValueInput> | null | undefined;
  /** Visibility of the person, as a number defined by the CRM. */
  visibleTo?: string | null | undefined;
};

/** Input of the mutation `updateMeetingLivestream`. */
export type UpdateMeetingLivestreamInput = {
  /** Meeting, by global id or number. */
  meetingId: string | number;
  /** URL of the page for viewers. */
  pageUrl: string;
  /** Resolution of the video, for example `720p`. */
  resolution?: string | null | undefined;
  /** Key of the stream; it can be written but is never returned. */
  streamKey: string;
  /** URL to which the stream is sent. */
  streamUrl: string;
};

/** Input of the mutation `updateMeetingLivestreamStatus`; omitted fields stay unchanged. */
export type UpdateMeetingLivestreamStatusInput = {
  /** Action to start or stop the livestream. */
  action?: MeetingLivestreamAction | null | undefined;
  /** True to show the name of the active speaker. */
  activeSpeakerName?: boolean | null | undefined;
  /** Display of captions in the stream. */
  captions?: MeetingLivestreamCaptions | null | undefined;
  /** Name that is displayed over the stream. */
  displayName?: string | null | undefined;
  /** Layout of the participants in the video. */
  layout?: MeetingLivestreamLayout | null | undefined;
  /** Meeting, by global id or number. */
  meetingId: string | number;
};

/** Input of the mutation `updateMeetingUserGlobalDialIn`. */
export type UpdateMeetingUserGlobalDialInInput = {
  /** Link to the page with the global dial-in numbers; some providers require it. */
  audioUrl?: string | null | undefined;
  /** User, by global id, id in the meetings service, e-mail address or `me`. */
  userId: string | number;
};

/** Input of the mutation `updateTicketField`: all options of the drop-down after the change, and the options to remove. */
export type UpdateTicketFieldInput = {
  /** Field to change, by global id or id in the support desk. */
  id: string | number;
  /** All options of the field after the change, in order; at most 2,000. An option with an existing value keeps its id. */
  options: Array<TicketFieldOptionInput>;
  /** Values of the options to remove, which are also removed from tickets and macros. Values that do not exist are ignored. */
  removeOptions?: Array<string> | null | undefined;
};

/** Input of the mutation `updateTicket`. A comment, `solved` or at least one collaborator is required. */
export type UpdateTicketInput = {
  /** E-mail addresses of people to add as collaborators. */
  additionalCollaborators?: Array<string> | null | undefined;
  /** Comment to add to the ticket. */
  comment?: TicketCommentInput | null | undefined;
  /** Ticket to change, by global id or id in the support desk. */
  id: string | number;
  /** True to solve the ticket. End users can solve it only if `canBeSolvedByRequester` is true. */
  solved?: boolean | null | undefined;
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

/** Input of the mutation `upsertMarketingContacts`: at most 30,000 contacts and at most 6 MB; the contacts are never split into several calls. The request limit of the gateway (1 MiB by default) can be lower; use an import for more contacts. */
export type UpsertMarketingContactsInput = {
  /** Contacts to create or update, at least one. */
  contacts: Array<MarketingContactInput>;
  /** Lists of the API key's own account to which all contacts are added, by global id or id in the marketing service. */
  listIds?: Array<string | number> | null | undefined;
};

/** Input of the mutation `upsertTicketFieldOption`. */
export type UpsertTicketFieldOptionInput = {
  /** Field of the option, by global id or id in the support desk. */
  fieldId: string | number;
  /** Option to change, by global id or id in the support desk; if omitted, an option is added. */
  id?: string | number | null | undefined;
  /** Display name of the option. */
  name: string;
  /** Tag that is stored on tickets, without spaces and commas. Tickets with the old tag are changed to the new one. */
  value: string;
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
  createdAt?: DateTimeRange | null | undefined;
  /** Departments, as written in the identity provider. */
  departments?: Array<string> | null | undefined;
  /** Period of the last sign-in; both ends are included. Users who never signed in are left out. */
  lastLoginAt?: DateTimeRange | null | undefined;
  /** Statuses of the user in the identity provider. */
  statuses?: Array<IdentityUserStatus> | null | undefined;
  /** Words that the names, the user name or the e-mail address contain, in any order and not case-sensitive; at most 100 characters. */
  text?: string | null | undefined;
};

/** One sort key of a list of people. The first key has priority, and at most three are accepted. People without a value come last in either direction. */
export type UserOrder = {
  /** Sort direction of this key. */
  direction?: SortDirection | null | undefined;
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
  answer?: string | null | undefined;
  /** Client of the person who signs in. The identity provider may show or store these values and choose the language of messages by them. */
  client?: IdentityClientInput | null | undefined;
  /** Global id of the factor. */
  factorId: string | number;
  /** Next code of a hardware token after `passCode`. Needed only if the clock of the token is wrong. */
  nextPassCode?: string | null | undefined;
  /** Code of a token, or code from the message that was sent. If it is omitted for a phone, a new code is sent. */
  passCode?: string | null | undefined;
  /** Template of the text message; for phones only. */
  templateId?: string | null | undefined;
  /** Time in which the challenge can be answered, in seconds, from 1 to 86,400. */
  tokenLifetimeSeconds?: number | null | undefined;
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

export type LinkedQueryVariables = Exact<{ [key: string]: never; }>;


export type LinkedQuery = { users: { nodes: Array<{ id: string, email: string, displayName: string | null, identityUser: { upstreamId: string, status: IdentityUserStatus | null } | null, tickets: { nodes: Array<{ id: string, subject: string | null, status: TicketStatus | null, requester: { email: string } | null }> } | null, payments: { nodes: Array<
          | { id: string, status: PaymentStatus | null, amount: { amount: string, currency: string | null } | null, payer: { email: string } | null }
          | { id: string, status: PaymentStatus | null, amount: { amount: string, currency: string | null } | null, payer: { email: string } | null }
          | { id: string, status: PaymentStatus | null, amount: { amount: string, currency: string | null } | null, payer: { email: string } | null }
        > } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type PayInvoicesMutationVariables = Exact<{
  input: CreateAccountingPaymentsInput;
}>;


export type PayInvoicesMutation = { createAccountingPayments: { idempotencyKey: string, results: Array<{ payment: { id: string } | null }> | null, userErrors: Array<{ code: UserErrorCode }> } | null };

export type AliasesOfOtherFieldsQueryVariables = Exact<{
  email: string;
}>;


export type AliasesOfOtherFieldsQuery = { user: { __typename: string, email: string | null, id: string, identityUser: { upstreamId: string } | null, supportUser: { id: string } | null, bankCustomer: { upstreamId: string } | null } | null };

export type PeopleWithLaterPaymentsQueryVariables = Exact<{
  n?: number | null | undefined;
}>;


export type PeopleWithLaterPaymentsQuery = { users: { nodes: Array<{ id: string } & ({ payments: { nodes: Array<
          | { id: string, amount: { amount: string, currency: string | null } | null }
          | { id: string, amount: { amount: string, currency: string | null } | null }
          | { id: string, amount: { amount: string, currency: string | null } | null }
        > } | null } | { payments?: never })> } | null };

export type UpdateTicketWithLaterPaymentsMutationVariables = Exact<{
  input: UpdateTicketInput;
}>;


export type UpdateTicketWithLaterPaymentsMutation = { updateTicket: { ticket: { id: string, requester: { email: string } & ({ payments: { nodes: Array<
            | { id: string }
            | { id: string }
            | { id: string }
          > } | null } | { payments?: never }) | null } | null, userErrors: Array<{ message: string }> } | null };

export type BeginImportMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginImportMutation = { createMarketingImportJob: { importJob: { id: string } | null, upload: { url: string, maxMegabytes: number, headers: Array<{ name: string, value: string }> } | null } | null };

export type UploadDocumentMutationVariables = Exact<{
  input: UploadEnvelopeDocumentInput;
}>;


export type UploadDocumentMutation = { uploadEnvelopeDocument: { envelope: { id: string } | null, upload: { url: string, maxMegabytes: number, headers: Array<{ name: string, value: string }> } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type PeopleWithPaymentsLaterQueryVariables = Exact<{
  later?: boolean | null | undefined;
}>;


export type PeopleWithPaymentsLaterQuery = { users: { nodes: Array<{ id: string } & ({ payments: { nodes: Array<
          | { id: string, amount: { amount: string } | null }
          | { id: string, amount: { amount: string } | null }
          | { id: string, amount: { amount: string } | null }
        > } | null } | { payments?: never })> } | null };

export type LiveConnectEventsSubscriptionVariables = Exact<{
  filter?: ConnectEventFilter | null | undefined;
  with: boolean;
}>;


export type LiveConnectEventsSubscription = { got: { upstreamId: string } & { events?: Array<ConnectEventName> | null, envelope?: { upstreamId: string, documents: Array<{ name: string | null }> | null } | null } | null };

export type LiveRootFragment = { got: { upstreamId: string } & { events?: Array<ConnectEventName> | null, envelope?: { upstreamId: string, documents: Array<{ name: string | null }> | null } | null } | null };

export type LiveEventFragment = { events: Array<ConnectEventName> | null, envelope: { upstreamId: string, documents: Array<{ name: string | null }> | null } | null };

export type FieldsOfScopesQueryVariables = Exact<{ [key: string]: never; }>;


export type FieldsOfScopesQuery = { users: { nodes: Array<{ id: string, email: string, displayName: string | null, payments: { nodes: Array<
          | { id: string }
          | { id: string }
          | { id: string }
        > } | null }> } | null, ticket: { id: string, subject: string | null, requester: { email: string } | null, comments: { nodes: Array<{ id: string }> } | null } | null, banking: { payments: { nodes: Array<{ id: string }> } | null } | null, supportDesk: { ticketForms: Array<{ id: string }> | null, searchTickets: { nodes: Array<{ id: string }> } | null, satisfactionReasons: Array<{ id: string }> | null } | null, rateLimits: { banking: { rates: Array<{ remaining: number }> } | null } | null };

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

export type ImportHrUsersMutationVariables = Exact<{
  input: ImportDirectoryHrUsersInput;
}>;


export type ImportHrUsersMutation = { importDirectoryHrUsers: { userErrors: Array<{ message: string }>, job: { upstreamId: string } | null } | null };

export type AddGroupTargetMutationVariables = Exact<{
  input: AddIdentityRoleGroupTargetInput;
}>;


export type AddGroupTargetMutation = { addIdentityRoleGroupTarget: { userErrors: Array<{ message: string }> } | null };

export type VerifyFactorOnPhoneMutationVariables = Exact<{
  input: VerifyIdentityFactorInput;
}>;


export type VerifyFactorOnPhoneMutation = { verifyIdentityFactor: { transaction: { __typename: 'IdentityFactorTransaction', id: string } | null } | null };

export type TwoSocialUsersQueryVariables = Exact<{
  a: string;
  b: string;
}>;


export type TwoSocialUsersQuery = { a: { socialUser: { upstreamId: string } | null } | null, b: { socialUser: { upstreamId: string } | null } | null };

export type RecordsOfUserQueryVariables = Exact<{
  email: string;
}>;


export type RecordsOfUserQuery = { user: { directoryHrWorker: { email: string | null, user: { email: string } | null } | null, directoryUser: { upstreamId: string, user: { email: string } | null, pushEndpoints: Array<{ user: { email: string } | null }> | null } | null, directoryPushEndpoints: Array<{ upstreamId: string, user: { email: string } | null }> | null, connectorsAdministrator: { email: string | null, user: { email: string } | null } | null, supportUser: { upstreamId: string, user: { email: string } | null } | null, contactCentreEndUser: { upstreamId: string, user: { email: string } | null } | null, socialUser: { upstreamId: string, user: { email: string } | null } | null, crmPerson: { user: { email: string } | null } | null, marketingContact: { user: { email: string } | null } | null, bankCustomer: { user: { email: string } | null } | null, bankApiUser: { upstreamId: string, user: { email: string } | null, apiTokens: { nodes: Array<{ upstreamId: string, apiUser: { user: { email: string } | null } | null }> } | null } | null, erpVendor: { user: { email: string } | null } | null, projectPerson: { upstreamId: string, user: { email: string } | null } | null, treasuryCustomer: { upstreamId: string, user: { email: string } | null, payments: { nodes: Array<{ customer: { upstreamId: string } | null }> } | null } | null } | null };

export type RecordsOfNobodyQueryVariables = Exact<{ [key: string]: never; }>;


export type RecordsOfNobodyQuery = { user: { email: string, identityUser: { id: string } | null, directoryHrWorker: { email: string | null } | null, directoryUser: { id: string } | null, directoryPushEndpoints: Array<{ id: string }> | null, connectorsAdministrator: { id: string } | null, supportUser: { id: string } | null, contactCentreEndUser: { id: string } | null, socialUser: { id: string } | null, meetingSipPhone: { id: string } | null, crmPerson: { id: string } | null, marketingContact: { id: string } | null, bankCustomer: { id: string } | null, bankApiUser: { id: string } | null, erpVendor: { id: string } | null, projectPerson: { id: string } | null, treasuryCustomer: { id: string } | null, treasuryPayments: { nodes: Array<{ id: string }> } | null, satisfactionRatings: { nodes: Array<{ id: string }> } | null } | null };

export type CompanyOfPublicMailQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyOfPublicMailQuery = { company: { id: string } | null, node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null, user: { company: { id: string } | null } | null };

export type RecordsOfUnknownCompanyQueryVariables = Exact<{ [key: string]: never; }>;


export type RecordsOfUnknownCompanyQuery = { company: { supportOrganizations: Array<{ id: string }> | null, erpVendors: Array<{ id: string }> | null, crmOrganizations: Array<{ id: string }> | null, psaBCompanies: Array<{ id: string }> | null, people: { totalCount: number | null } | null, sources: Array<{ family: string, status: CompanySourceStatus }> | null } | null };

export type CompanyByUnicodeDomainQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyByUnicodeDomainQuery = { company: { crmOrganizations: Array<{ id: string }> | null, supportOrganizations: Array<{ id: string }> | null, psaBCompanies: Array<{ id: string }> | null, erpVendors: Array<{ id: string }> | null } | null };

export type SpellingsOfCompanyQueryVariables = Exact<{
  email: string;
}>;


export type SpellingsOfCompanyQuery = { a: { id: string, domain: string } | null, b: { id: string } | null, idn: { domain: string } | null, node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null, user: { company: { id: string } | null } | null };

export type PeopleOfCompanyQueryVariables = Exact<{
  domain: string;
  after?: string | null | undefined;
}>;


export type PeopleOfCompanyQuery = { company: { people: { totalCount: number | null, nodes: Array<{ email: string, tickets: { nodes: Array<{ id: string }> } | null, payments: { nodes: Array<
            | { id: string }
            | { id: string }
            | { id: string }
          > } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null };

export type RecordsOfCompanyQueryVariables = Exact<{ [key: string]: never; }>;


export type RecordsOfCompanyQuery = { company: { supportOrganization: { id: string, domainNames: Array<string> | null } | null, supportOrganizations: Array<{ id: string }> | null, erpVendor: { id: string } | null, erpVendors: Array<{ email: string | null }> | null, crmOrganizations: Array<{ id: string, name: string | null }> | null, psaBCompany: { id: string, email: string | null } | null, psaBCompanies: Array<{ name: string | null }> | null, sources: Array<{ family: string, status: CompanySourceStatus, count: number | null, reason: string | null, matches: Array<{ recordId: string | null, matchedBy: CompanyMatchedBy }> | null }> | null } | null };

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

export type DeleteAccountingPaymentMutationVariables = Exact<{
  input: DeleteAccountingPaymentInput;
}>;


export type DeleteAccountingPaymentMutation = { deleteAccountingPayment: { idempotencyKey: string, payment: { id: string, status: PaymentStatus | null, history: Array<{ changes: string | null }> | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type AddPaymentHistoryMutationVariables = Exact<{
  input: CreateAccountingPaymentHistoryInput;
}>;


export type AddPaymentHistoryMutation = { createAccountingPaymentHistory: { idempotencyKey: string, payment: { history: Array<{ changes: string | null }> | null } | null, userErrors: Array<{ message: string, code: UserErrorCode }> } | null };

export type PaymentOfTwoTenantsQueryVariables = Exact<{
  id: string | number;
  tenantId?: string | number | null | undefined;
}>;


export type PaymentOfTwoTenantsQuery = { mine: { payment: { id: string, amount: { amount: string } | null } | null } | null, theirs: { payment: { id: string, amount: { amount: string } | null } | null } | null };

export type CreateAccountingPaymentsMutationVariables = Exact<{
  input: CreateAccountingPaymentsInput;
}>;


export type CreateAccountingPaymentsMutation = { createAccountingPayments: { idempotencyKey: string, results: Array<{ payment: { id: string, reference: string | null, date: string | null, amount: { amount: string, currency: string | null } | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> }> | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type PrepaymentsQueryVariables = Exact<{
  tenantId?: string | number | null | undefined;
  filter?: AccountingPrepaymentFilter | null | undefined;
  orderBy?: Array<AccountingPrepaymentOrder> | AccountingPrepaymentOrder | null | undefined;
  places?: number | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PrepaymentsQuery = { accounting: { prepayments: { totalCount: number | null, nodes: Array<{ id: string, total: { amount: string } | null, lineItems: Array<{ unitAmount: { amount: string } | null }> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type WholePrepaymentQueryVariables = Exact<{
  id: string | number;
}>;


export type WholePrepaymentQuery = { accounting: { prepayment: { id: string, upstreamId: string, tenantId: string | null, type: AccountingPrepaymentType | null, status: AccountingPrepaymentStatus | null, date: string | null, reference: string | null, currencyCode: string | null, currencyRate: string | null, lineAmountTypes: AccountingLineAmountTypes | null, hasAttachments: boolean | null, updatedAt: string | null, contact: { displayName: string | null, email: string | null } | null, user: { email: string } | null, lineItems: Array<{ lineItemId: string | null, description: string | null, quantity: string | null, taxType: string | null, accountCode: string | null, unitAmount: { amount: string, currency: string | null } | null, lineAmount: { amount: string } | null, taxAmount: { amount: string } | null }> | null, subTotal: { amount: string } | null, totalTax: { amount: string } | null, total: { amount: string, currency: string | null } | null, remainingCredit: { amount: string } | null, allocations: Array<{ allocationId: string | null, amount: string | null, date: string | null, invoice: { invoiceNumber: string | null } | null }> | null } | null } | null };

export type PrepaymentsOfUserQueryVariables = Exact<{
  email: string;
}>;


export type PrepaymentsOfUserQuery = { user: { accountingPrepayments: { totalCount: number | null, nodes: Array<{ upstreamId: string }> } | null, none: { nodes: Array<{ id: string }> } | null } | null };

export type BankPaymentsQueryVariables = Exact<{
  filter?: BankPaymentFilter | null | undefined;
}>;


export type BankPaymentsQuery = { banking: { payments: { nodes: Array<{ status: PaymentStatus | null, direction: PaymentDirection | null, createdAt: string | null, counterparty: { displayName: string | null, accountNumber: string | null } | null, customer: { id: string, payments: { nodes: Array<{ id: string }> } | null, user: { email: string } | null } | null }> } | null } | null };

export type CardsOfCustomerQueryVariables = Exact<{
  id: string | number;
  filter?: BankCardFilter | null | undefined;
}>;


export type CardsOfCustomerQuery = { banking: { customer: { cards: { nodes: Array<{ account: { id: string } | null }> } | null } | null } | null };

export type ApiTokensOfUserQueryVariables = Exact<{
  id: string | number;
}>;


export type ApiTokensOfUserQuery = { banking: { apiTokens: { nodes: Array<{ id: string }> } | null } | null };

export type SearchCrmPeopleQueryVariables = Exact<{
  text: string;
  exactMatch?: boolean | null | undefined;
  fields?: Array<CrmPersonSearchField> | CrmPersonSearchField | null | undefined;
  organizationIds?: Array<string | number> | string | number | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SearchCrmPeopleQuery = { crm: { searchPeople: { totalCount: number | null, edges: Array<{ cursor: string, score: number | null, node: { id: string, displayName: string | null } }>, nodes: Array<{ id: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, endCursor: string | null } } | null } | null };

export type WholeCrmPersonQueryVariables = Exact<{
  id: string | number;
}>;


export type WholeCrmPersonQuery = { crm: { person: { id: string, upstreamId: string, displayName: string | null, email: string | null, visibleTo: string | null, pictureId: string | null, marketingStatus: string | null, label: number | null, active: boolean | null, createdAt: string | null, updatedAt: string | null, emails: Array<{ value: string | null, label: string | null, primary: boolean | null }> | null, phones: Array<{ value: string | null, label: string | null, primary: boolean | null }> | null, organization: { id: string, upstreamId: string, name: string | null } | null, owner: { id: string, upstreamId: string, displayName: string | null, email: string | null, user: { email: string } | null } | null, user: { email: string } | null, users: Array<{ email: string }> | null } | null } | null };

export type CrmPeopleByTextQueryVariables = Exact<{
  text: string;
}>;


export type CrmPeopleByTextQuery = { crm: { searchPeople: { nodes: Array<{ id: string, displayName: string | null, email: string | null, visibleTo: string | null, emails: Array<{ value: string | null, primary: boolean | null }> | null, phones: Array<{ value: string | null }> | null, organization: { name: string | null } | null, owner: { id: string, displayName: string | null } | null, user: { email: string } | null }> } | null } | null };

export type CrmPeopleByPartOfAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type CrmPeopleByPartOfAddressQuery = { crm: { searchPeople: { nodes: Array<{ displayName: string | null, marketingStatus: string | null, createdAt: string | null, label: number | null, active: boolean | null, emails: Array<{ value: string | null, label: string | null, primary: boolean | null }> | null, phones: Array<{ value: string | null, label: string | null, primary: boolean | null }> | null }> } | null } | null };

export type CrmPersonOfUserQueryVariables = Exact<{
  email: string;
}>;


export type CrmPersonOfUserQuery = { user: { crmPerson: { id: string, email: string | null, user: { email: string } | null } | null, crmPeople: Array<{ id: string, displayName: string | null }> | null } | null };

export type CreatePersonFieldMutationVariables = Exact<{
  input: CreateCrmPersonFieldInput;
}>;


export type CreatePersonFieldMutation = { createCrmPersonField: { personField: { id: string, key: string | null, name: string | null, type: CrmPersonFieldType | null, shownWhenAdding: boolean | null, custom: boolean | null, options: Array<{ optionId: number | null, label: string | null }> | null } | null, userErrors: Array<{ field: Array<string> | null, code: UserErrorCode }> } | null };

export type UpdatePersonFieldMutationVariables = Exact<{
  input: UpdateCrmPersonFieldInput;
}>;


export type UpdatePersonFieldMutation = { updateCrmPersonField: { personField: { name: string | null, type: CrmPersonFieldType | null, shownWhenAdding: boolean | null, options: Array<{ optionId: number | null, label: string | null }> | null } | null, userErrors: Array<{ field: Array<string> | null, code: UserErrorCode }> } | null };

export type DeletePersonFieldMutationVariables = Exact<{
  id: string | number;
}>;


export type DeletePersonFieldMutation = { deleteCrmPersonField: { deletedId: string | null, personField: { id: string, name: string | null, active: boolean | null } | null, userErrors: Array<{ code: UserErrorCode }> } | null };

export type CrmPeopleQueryVariables = Exact<{
  filter?: CrmPersonFilter | null | undefined;
  orderBy?: Array<CrmPersonOrder> | CrmPersonOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CrmPeopleQuery = { crm: { people: { nodes: Array<{ id: string, displayName: string | null, updatedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ score: number | null }> } | null } | null };

export type AllCrmPeopleQueryVariables = Exact<{
  filter?: CrmAllPeopleFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AllCrmPeopleQuery = { crm: { allPeople: { nodes: Array<{ id: string, displayName: string | null, updatedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type DeletePersonPictureMutationVariables = Exact<{
  personId: string | number;
}>;


export type DeletePersonPictureMutation = { deleteCrmPersonPicture: { person: { id: string, pictureId: string | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type CreateCrmPersonMutationVariables = Exact<{
  input: CreateCrmPersonInput;
}>;


export type CreateCrmPersonMutation = { createCrmPerson: { person: { id: string, displayName: string | null, email: string | null, visibleTo: string | null, marketingStatus: string | null, label: number | null, active: boolean | null, createdAt: string | null, emails: Array<{ value: string | null, label: string | null, primary: boolean | null }> | null, phones: Array<{ value: string | null }> | null, organization: { id: string } | null, owner: { id: string } | null, customFields: Array<{ value: unknown, field: { name: string | null } }> | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type UpdateCrmPersonMutationVariables = Exact<{
  input: UpdateCrmPersonInput;
}>;


export type UpdateCrmPersonMutation = { updateCrmPerson: { person: { id: string, displayName: string | null, label: number | null, customFields: Array<{ value: unknown, field: { key: string | null } }> | null } | null, userErrors: Array<{ field: Array<string> | null, code: UserErrorCode }> } | null };

export type DeleteCrmPersonMutationVariables = Exact<{
  input: DeleteCrmPersonInput;
}>;


export type DeleteCrmPersonMutation = { deleteCrmPerson: { person: { id: string, active: boolean | null } | null, userErrors: Array<{ code: UserErrorCode }> } | null };

export type DeleteCrmPeopleMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteCrmPeopleMutation = { deleteCrmPeople: { deletedIds: Array<string> | null, people: Array<{ id: string }> | null, userErrors: Array<{ code: UserErrorCode }> } | null };

export type ChangeAndDeletePeopleMutationVariables = Exact<{
  one: string | number;
  two: string | number;
}>;


export type ChangeAndDeletePeopleMutation = { a: { person: { user: { crmPeople: Array<{ id: string }> | null } | null } | null } | null, b: { userErrors: Array<{ code: UserErrorCode }> } | null, c: { person: { user: { crmPeople: Array<{ id: string, label: number | null }> | null } | null } | null } | null };

export type MergeCrmPeopleMutationVariables = Exact<{
  input: MergeCrmPeopleInput;
}>;


export type MergeCrmPeopleMutation = { mergeCrmPeople: { person: { id: string, emails: Array<{ value: string | null }> | null, deals: { nodes: Array<{ id: string }> } | null } | null, mergedPerson: { id: string, active: boolean | null } | null, userErrors: Array<{ field: Array<string> | null, code: UserErrorCode }> } | null };

export type DealsOfFiftyPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type DealsOfFiftyPeopleQuery = { crm: { people: { nodes: Array<{ id: string, deals: { nodes: Array<{ id: string, value: { amount: string } | null, person: { displayName: string | null, again: { nodes: Array<{ id: string }> } | null } | null }> } | null, again: { nodes: Array<{ title: string | null }> } | null }> } | null } | null };

export type HistoryOfPersonQueryVariables = Exact<{ [key: string]: never; }>;


export type HistoryOfPersonQuery = { crm: { person: { displayName: string | null, history: { nodes: Array<
          | { __typename: 'CrmActivityEvent', occurredAt: string | null }
          | { __typename: 'CrmChangeEvent', occurredAt: string | null }
          | { __typename: 'CrmDealEvent', occurredAt: string | null, deal: { id: string, status: CrmDealStatus | null, value: { amount: string } | null } | null }
          | { __typename: 'CrmFileEvent', occurredAt: string | null }
          | { __typename: 'CrmFollowerEvent', occurredAt: string | null }
          | { __typename: 'CrmMailEvent', occurredAt: string | null }
          | { __typename: 'CrmOtherEvent', type: string | null, occurredAt: string | null }
        > } | null } | null } | null };

export type AddFollowerMutationVariables = Exact<{
  personId: string | number;
  userId: string | number;
}>;


export type AddFollowerMutation = { addCrmPersonFollower: { follower: { id: string, crmUser: { id: string, email: string | null } | null } | null, person: { id: string, followers: { nodes: Array<{ id: string }> } | null } | null, userErrors: Array<{ field: Array<string> | null, code: UserErrorCode }> } | null };

export type RemoveFollowerMutationVariables = Exact<{
  followerId: string | number;
}>;


export type RemoveFollowerMutation = { removeCrmPersonFollower: { person: { id: string, followers: { nodes: Array<{ id: string }> } | null } | null, userErrors: Array<{ field: Array<string> | null, code: UserErrorCode }> } | null };

export type VendorOfCompaniesQueryVariables = Exact<{
  own: string | number;
  company: string | number;
  id: string | number;
}>;


export type VendorOfCompaniesQuery = { second: { named: { id: string } | null } | null, erp: { byId: { id: string } | null, default: { id: string } | null } | null };

export type WholeVendorQueryVariables = Exact<{
  id: string | number;
}>;


export type WholeVendorQuery = { erp: { vendor: { number: string | null, displayName: string | null, addressLine1: string | null, city: string | null, country: string | null, postalCode: string | null, phone: string | null, email: string | null, website: string | null, taxRegistrationNumber: string | null, currencyCode: string | null, paymentTermsId: string | null, blocked: ErpVendorBlocked | null, rawBlocked: string | null, updatedAt: string | null, currency: { code: string | null, name: string | null, symbol: string | null } | null, paymentTerm: { code: string | null, name: string | null, dueDateCalculation: string | null } | null, balance: { amount: string, currency: string | null } | null } | null } | null };

export type PurchasesOfVendorQueryVariables = Exact<{
  id: string | number;
  number: string;
  name: string;
}>;


export type PurchasesOfVendorQuery = { erp: { vendorPurchase: { id: string, companyId: string, vendorId: string, vendorNumber: string, displayName: string, totalPurchaseAmount: string | null, vendor: { id: string } | null } | null } | null };

export type ContactNodesQueryVariables = Exact<{
  a: Array<string | number> | string | number;
  b: Array<string | number> | string | number;
  c: Array<string | number> | string | number;
}>;


export type ContactNodesQuery = { a: Array<
    | { email: string | null }
    | Record<PropertyKey, never>
   | null> | null, b: Array<
    | { email: string | null }
    | Record<PropertyKey, never>
   | null> | null, c: Array<
    | { email: string | null }
    | Record<PropertyKey, never>
   | null> | null };

export type ListsOfContactsQueryVariables = Exact<{
  emails: Array<string> | string;
}>;


export type ListsOfContactsQuery = { marketing: { contactsByEmails: Array<{ contact: { listIds: Array<string> | null, lists: Array<{ id: string, upstreamId: string, name: string | null, recipientCount: number | null }> | null } | null }> | null } | null };

export type UpsertContactsMutationVariables = Exact<{
  input: UpsertMarketingContactsInput;
}>;


export type UpsertContactsMutation = { upsertMarketingContacts: { userErrors: Array<{ code: UserErrorCode }> } | null };

export type SearchContactsQueryVariables = Exact<{
  query: string;
}>;


export type SearchContactsQuery = { marketing: { searchContacts: { totalCount: number | null, contacts: Array<{ email: string | null, country: string | null }> } | null } | null };

export type UpsertContactsAsJobMutationVariables = Exact<{
  input: UpsertMarketingContactsInput;
}>;


export type UpsertContactsAsJobMutation = { upsertMarketingContacts: { importJob: { id: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type ContactsByEmailsQueryVariables = Exact<{
  emails: Array<string> | string;
}>;


export type ContactsByEmailsQuery = { marketing: { contactsByEmails: Array<{ email: string, contact: { id: string, email: string | null } | null }> | null } | null };

export type ContactOfUserQueryVariables = Exact<{
  email: string;
}>;


export type ContactOfUserQuery = { user: { marketingContact: { id: string, upstreamId: string, email: string | null, alternateEmails: Array<string> | null, firstName: string | null, lastName: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, stateProvinceRegion: string | null, postalCode: string | null, country: string | null, listIds: Array<string> | null, customFields: unknown, createdAt: string | null, updatedAt: string | null, user: { email: string } | null, users: Array<{ email: string }> | null } | null } | null };

export type ContactsOfThreeUsersQueryVariables = Exact<{
  a: string;
  b: string;
  c: string;
}>;


export type ContactsOfThreeUsersQuery = { a: { marketingContact: { email: string | null } | null } | null, b: { marketingContact: { email: string | null } | null } | null, c: { marketingContact: { email: string | null } | null } | null };

export type ImportJobQueryVariables = Exact<{
  id: string | number;
}>;


export type ImportJobQuery = { marketing: { importJob: { id: string, upstreamId: string, status: MarketingImportJobStatus | null, progress: number | null, type: MarketingImportJobType | null, startedAt: string | null, completedAt: string | null, results: { requestedCount: number | null, createdCount: number | null, updatedCount: number | null, deletedCount: number | null, erroredCount: number | null } | null } | null } | null };

export type ImportJobAndContactQueryVariables = Exact<{
  id: string | number;
  email: string;
}>;


export type ImportJobAndContactQuery = { node:
    | { status: MarketingImportJobStatus | null, progress: number | null, type: MarketingImportJobType | null, startedAt: string | null, results: { createdCount: number | null, updatedCount: number | null } | null }
    | Record<PropertyKey, never>
   | null, user: { marketingContact: { email: string | null, firstName: string | null, alternateEmails: Array<string> | null, listIds: Array<string> | null } | null } | null };

export type UpsertContactsAndReadJobMutationVariables = Exact<{
  input: UpsertMarketingContactsInput;
}>;


export type UpsertContactsAndReadJobMutation = { upsertMarketingContacts: { importJob: { id: string, status: MarketingImportJobStatus | null, progress: number | null, type: MarketingImportJobType | null, startedAt: string | null, results: { createdCount: number | null } | null } | null, userErrors: Array<{ code: UserErrorCode }> } | null };

export type CreateImportJobMutationVariables = Exact<{
  input: CreateMarketingImportJobInput;
}>;


export type CreateImportJobMutation = { createMarketingImportJob: { importJob: { id: string } | null, upload: { url: string, maxMegabytes: number, expiresAt: string, headers: Array<{ name: string, value: string }> } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type ImportJobNodeQueryVariables = Exact<{
  id: string | number;
}>;


export type ImportJobNodeQuery = { node:
    | { status: MarketingImportJobStatus | null, progress: number | null, type: MarketingImportJobType | null, results: { requestedCount: number | null, createdCount: number | null, erroredCount: number | null, errors: { url: string, mediaType: string, filename: string } | null } | null }
    | Record<PropertyKey, never>
   | null };

export type CreateImportJobAndReadStatusMutationVariables = Exact<{
  input: CreateMarketingImportJobInput;
}>;


export type CreateImportJobAndReadStatusMutation = { createMarketingImportJob: { importJob: { id: string, status: MarketingImportJobStatus | null, progress: number | null } | null } | null };

export type CreateExportJobMutationVariables = Exact<{
  input: CreateMarketingExportJobInput;
}>;


export type CreateExportJobMutation = { createMarketingExportJob: { exportJob: { id: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type ExportJobQueryVariables = Exact<{
  id: string | number;
}>;


export type ExportJobQuery = { marketing: { exportJob: { id: string, upstreamId: string, status: MarketingExportJobStatus | null, progress: number | null, type: MarketingExportJobType | null, fileType: MarketingFileType | null, listIds: Array<string> | null, segmentIds: Array<string> | null, createdAt: string | null, completedAt: string | null, expiresAt: string | null, results: { contactCount: number | null, files: Array<{ url: string, mediaType: string, filename: string }> | null } | null } | null } | null };

export type ExportJobsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ExportJobsQuery = { marketing: { exportJobs: { totalCount: number | null, nodes: Array<{ id: string, status: MarketingExportJobStatus | null, type: MarketingExportJobType | null, results: { contactCount: number | null, files: Array<{ url: string }> | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type CustomFieldsQueryVariables = Exact<{
  account?: string | number | null | undefined;
}>;


export type CustomFieldsQuery = { marketing: { customFields: { totalCount: number | null, nodes: Array<{ id: string, upstreamId: string, name: string | null, type: MarketingCustomFieldType | null, definitionId: string | null }> } | null } | null };

export type CreateCustomFieldMutationVariables = Exact<{
  input: CreateMarketingCustomFieldInput;
}>;


export type CreateCustomFieldMutation = { createMarketingCustomField: { customField: { id: string, upstreamId: string, name: string | null, type: MarketingCustomFieldType | null, definitionId: string | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type DeleteCustomFieldMutationVariables = Exact<{
  id: string | number;
  account?: string | number | null | undefined;
}>;


export type DeleteCustomFieldMutation = { deleteMarketingCustomField: { deletedId: string | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type CustomFieldByIdQueryVariables = Exact<{
  id: string | number;
  node: string | number;
}>;


export type CustomFieldByIdQuery = { marketing: { customField: { name: string | null, type: MarketingCustomFieldType | null } | null } | null, node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
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
   | null };

export type MarketingListsQueryVariables = Exact<{
  account?: string | number | null | undefined;
}>;


export type MarketingListsQuery = { marketing: { lists: { totalCount: number | null, nodes: Array<{ id: string, upstreamId: string, name: string | null, recipientCount: number | null }> } | null } | null };

export type DeleteMarketingListsMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
  account?: string | number | null | undefined;
}>;


export type DeleteMarketingListsMutation = { deleteMarketingLists: { deletedIds: Array<string> | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type ProjectsWithOwnersQueryVariables = Exact<{ [key: string]: never; }>;


export type ProjectsWithOwnersQuery = { projectManagement: { list: { nodes: Array<{ id: string, name: string | null, status: ProjectStatus | null, owner: { upstreamId: string, lastName: string | null, user: { email: string } | null } | null, company: { id: string } | null, tags: Array<{ name: string | null }> | null }> } | null } | null };

export type WholeProjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type WholeProjectsQuery = { projectManagement: { list: { nodes: Array<{ upstreamId: string, name: string | null, description: string | null, status: ProjectStatus | null, rawStatus: string | null, health: ProjectHealth | null, type: ProjectType | null, starred: boolean | null, startDate: string | null, endDate: string | null, completedAt: string | null, lastActivityAt: string | null, createdAt: string | null, updatedAt: string | null, deleted: boolean | null, budget: { capacityUsedPercent: string | null, currencySymbol: string | null, capacity: { amount: string, currency: string | null } | null, used: { amount: string } | null } | null, customFields: Array<{ fieldId: string | null, name: string | null, type: ProjectCustomFieldType | null, value: string | null }> | null, category: { upstreamId: string, name: string | null, color: string | null } | null, tags: Array<{ upstreamId: string, color: string | null }> | null, company: { upstreamId: string, name: string | null, isOwner: boolean | null } | null, owner: { firstName: string | null, email: string | null, title: string | null, type: ProjectUserType | null, isSiteOwner: boolean | null, isServiceAccount: boolean | null, isClient: boolean | null, timezone: string | null, lastLoginAt: string | null, createdAt: string | null, updatedAt: string | null, deleted: boolean | null, company: { name: string | null } | null, teams: Array<{ upstreamId: string, name: string | null }> | null, costRate: { amount: string, currency: string | null } | null } | null }> } | null } | null };

export type ProjectsQueryVariables = Exact<{
  filter?: ProjectFilter | null | undefined;
  orderBy?: Array<ProjectOrder> | ProjectOrder | null | undefined;
  reportTimezone?: string | null | undefined;
  reportFormat?: ProjectListReportFormat | null | undefined;
}>;


export type ProjectsQuery = { projectManagement: { list: { nodes: Array<{ upstreamId: string }> } | null } | null };

export type PersonOfProjectsQueryVariables = Exact<{
  id: string | number;
  filter?: ProjectPersonFilter | null | undefined;
}>;


export type PersonOfProjectsQuery = { projectManagement: { person: { id: string, upstreamId: string, email: string | null, type: ProjectUserType | null, user: { email: string } | null, teams: Array<{ id: string, name: string | null }> | null } | null } | null };

export type ProjectPersonOfUsersQueryVariables = Exact<{
  here: string;
  gone: string;
}>;


export type ProjectPersonOfUsersQuery = { here: { identityUser: { projectPerson: { upstreamId: string, email: string | null } | null } | null } | null, gone: { identityUser: { projectPerson: { email: string | null } | null } | null } | null };

export type MemberOfProjectQueryVariables = Exact<{
  id: string | number;
  personId: string | number;
  filter?: ProjectPersonFilter | null | undefined;
}>;


export type MemberOfProjectQuery = { projectManagement: { project: { member: { role: ProjectMemberRole | null, receivesNotifications: boolean | null, joinedAt: string | null, project: { id: string } | null, person: { id: string, email: string | null } | null } | null } | null } | null };

export type ProjectUpdatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProjectUpdatesQuery = { projectManagement: { list: { nodes: Array<{ id: string, upstreamId: string, text: string | null, health: ProjectHealth | null, active: boolean | null, createdAt: string | null, updatedAt: string | null, deleted: boolean | null, reactions: Array<{ emoji: string | null, count: number | null }> | null, project: { id: string, name: string | null, owner: { lastName: string | null } | null } | null, author: { firstName: string | null, user: { email: string } | null } | null }> } | null } | null };

export type UpdatesOfForeignProjectQueryVariables = Exact<{
  id: string | number;
}>;


export type UpdatesOfForeignProjectQuery = { projectManagement: { project: { updates: { nodes: Array<{ id: string }> } | null } | null, projects: { nodes: Array<{ starred: boolean | null }> } | null } | null };

export type StatusTimelineQueryVariables = Exact<{
  id: string | number;
}>;


export type StatusTimelineQuery = { projectManagement: { team: { id: string, statusTimeline: { totalCount: number | null, nodes: Array<{ id: string, upstreamId: string, text: string | null, emoji: string | null, startAt: string | null, endAt: string | null, createdAt: string | null, updatedAt: string | null, deleted: boolean | null, team: { id: string, name: string | null } | null, person: { id: string, lastName: string | null, user: { email: string } | null } | null }> } | null } | null } | null };

export type ProjectsOfPersonQueryVariables = Exact<{
  id: string | number;
}>;


export type ProjectsOfPersonQuery = { projectManagement: { person: { projects: { nodes: Array<{ name: string | null }> } | null } | null } | null };

export type ReferencesOfProjectQueryVariables = Exact<{
  id: string | number;
}>;


export type ReferencesOfProjectQuery = { projectManagement: { project: { __typename: 'ProjectReference', id: string, upstreamId: string } | null, again: { id: string } | null } | null };

export type ReopenFinancialAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type ReopenFinancialAccountMutation = { a: { financialAccount: { nickname: string | null, forwardingSettings: { type: string | null } | null, financialAddresses: Array<{ accountNumber: string | null }> | null } | null } | null, b: { financialAccount: { nickname: string | null } | null } | null };

export type DrawFromAccountMutationVariables = Exact<{
  id: string | number;
}>;


export type DrawFromAccountMutation = { createTreasuryInboundTransfer: { userErrors: Array<{ message: string }> } | null };

export type TwoFinancialAccountsQueryVariables = Exact<{
  a: string | number;
  b: string | number;
}>;


export type TwoFinancialAccountsQuery = { treasury: { a: { nickname: string | null, outboundPayments: { nodes: Array<{ id: string, financialAccount: { nickname: string | null, balance: { cash: Array<{ amount: string }> | null } | null } | null }> } | null, inboundTransfers: { nodes: Array<{ id: string, financialAccount: { nickname: string | null } | null }> } | null, outboundTransfers: { nodes: Array<{ id: string, financialAccount: { nickname: string | null } | null }> } | null } | null, b: { nickname: string | null, outboundPayments: { nodes: Array<{ id: string, financialAccount: { nickname: string | null, balance: { cash: Array<{ amount: string }> | null } | null } | null }> } | null, inboundTransfers: { nodes: Array<{ id: string, financialAccount: { nickname: string | null } | null }> } | null, outboundTransfers: { nodes: Array<{ id: string, financialAccount: { nickname: string | null } | null }> } | null } | null } | null };

export type WholeFinancialAccountFragment = { nickname: string | null, outboundPayments: { nodes: Array<{ id: string, financialAccount: { nickname: string | null, balance: { cash: Array<{ amount: string }> | null } | null } | null }> } | null, inboundTransfers: { nodes: Array<{ id: string, financialAccount: { nickname: string | null } | null }> } | null, outboundTransfers: { nodes: Array<{ id: string, financialAccount: { nickname: string | null } | null }> } | null };

export type OutboundPaymentsOfAccountQueryVariables = Exact<{
  account?: string | number | null | undefined;
  filter?: TreasuryOutboundPaymentFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type OutboundPaymentsOfAccountQuery = { treasury: { financialAccount: { id: string, outboundPayments: { totalCount: number | null, nodes: Array<{ id: string, upstreamId: string, status: PaymentStatus | null, createdAt: string | null, amount: { amount: string, currency: string | null } | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } | null } | null } | null };

export type WholeOutboundPaymentQueryVariables = Exact<{
  id: string | number;
}>;


export type WholeOutboundPaymentQuery = { treasury: { outboundPayment: { id: string, upstreamId: string, status: PaymentStatus | null, description: string | null, statementDescriptor: string | null, createdAt: string | null, expectedArrivalAt: string | null, destinationPaymentMethod: string | null, amount: { amount: string, currency: string | null } | null, financialAccount: { id: string } | null, endUserDetails: { present: boolean | null, ipAddress: string | null } | null, destinationPaymentMethodDetails: { type: string | null, billingDetails: { displayName: string | null, email: string | null, phone: string | null, address: { line1: string | null, line2: string | null, city: string | null, state: string | null, postalCode: string | null, country: string | null } | null } | null, usBankAccount: { accountType: string | null, accountHolderType: string | null, routingNumber: string | null, last4: string | null, network: string | null } | null, financialAccount: { id: string } | null } | null, metadata: Array<{ key: string, value: string }> | null, payer: { email: string } | null } | null } | null };

export type CreateOutboundPaymentMutationVariables = Exact<{
  input: CreateTreasuryOutboundPaymentInput;
}>;


export type CreateOutboundPaymentMutation = { createTreasuryOutboundPayment: { outboundPayment: { id: string, status: PaymentStatus | null, description: string | null, amount: { amount: string, currency: string | null } | null, customer: { id: string } | null, payer: { email: string } | null, metadata: Array<{ key: string, value: string }> | null, destinationPaymentMethodDetails: { usBankAccount: { last4: string | null, network: string | null } | null } | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type WholeInboundTransferQueryVariables = Exact<{
  id: string | number;
}>;


export type WholeInboundTransferQuery = { treasury: { inboundTransfer: { id: string, upstreamId: string, status: TreasuryInboundTransferStatus | null, cancelable: boolean | null, description: string | null, statementDescriptor: string | null, createdAt: string | null, succeededAt: string | null, failedAt: string | null, failureReason: string | null, canceledAt: string | null, originPaymentMethod: string | null, amount: { amount: string, currency: string | null } | null, financialAccount: { id: string } | null, originPaymentMethodDetails: { type: string | null, usBankAccount: { accountType: string | null, accountHolderType: string | null, routingNumber: string | null, last4: string | null, network: string | null } | null, billingDetails: { displayName: string | null, email: string | null, phone: string | null, address: { line1: string | null, city: string | null, country: string | null } | null, user: { email: string } | null } | null } | null, metadata: Array<{ key: string, value: string }> | null } | null } | null };

export type LatestOutboundTransfersQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestOutboundTransfersQuery = { treasury: { financialAccount: { outboundTransfers: { nodes: Array<{ id: string, status: TreasuryOutboundTransferStatus | null, postedAt: string | null, failedAt: string | null, failureReason: string | null, returnedAt: string | null, returnReason: string | null, canceledAt: string | null, destinationPaymentMethodDetails: { billingDetails: { user: { email: string } | null } | null } | null }> } | null } | null } | null };

export type StatesOfOutboundPaymentsQueryVariables = Exact<{
  returned: string | number;
  failed: string | number;
}>;


export type StatesOfOutboundPaymentsQuery = { treasury: { returned: { status: PaymentStatus | null, cancelable: boolean | null, postedAt: string | null, failedAt: string | null, failureReason: string | null, returnedAt: string | null, returnReason: string | null, canceledAt: string | null } | null, failed: { status: PaymentStatus | null, cancelable: boolean | null, postedAt: string | null, failedAt: string | null, failureReason: string | null, returnedAt: string | null, returnReason: string | null, canceledAt: string | null } | null } | null };

export type OutboundPaymentStatesFragment = { status: PaymentStatus | null, cancelable: boolean | null, postedAt: string | null, failedAt: string | null, failureReason: string | null, returnedAt: string | null, returnReason: string | null, canceledAt: string | null };

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

export type ConversationsOfEndUserQueryVariables = Exact<{
  id: string | number;
}>;


export type ConversationsOfEndUserQuery = { contactCentre: { endUser: { conversations: { nodes: Array<{ queue: { name: string | null, priority: number | null } | null, tags: Array<{ name: string | null, status: ContactCentreTagStatus | null }> | null }> } | null } | null } | null };

export type EndUsersOfDirectoryQueryVariables = Exact<{
  id: string | number;
}>;


export type EndUsersOfDirectoryQuery = { node:
    | { displayName: string | null }
    | Record<PropertyKey, never>
   | null, users: { nodes: Array<{ email: string, identityUser: { contactCentreEndUser: { id: string, displayName: string | null, user: { email: string } | null } | null } | null }> } | null };

export type ConversationPagesQueryVariables = Exact<{
  id: string | number;
  after?: string | null | undefined;
}>;


export type ConversationPagesQuery = { contactCentre: { endUser: { conversations: { nodes: Array<{ id: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null } | null };

export type UpdateRefusedAttributesMutationVariables = Exact<{
  input: UpdateContactCentreEndUserAttributesInput;
}>;


export type UpdateRefusedAttributesMutation = { updateContactCentreEndUserAttributes: { userErrors: Array<{ code: UserErrorCode }> } | null };

export type PresencePagesQueryVariables = Exact<{
  id: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PresencePagesQuery = { contactCentre: { team: { presence: { totalCount: number | null, nodes: Array<{ id: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null } | null };

export type PresenceOfTeamQueryVariables = Exact<{
  id: string | number;
}>;


export type PresenceOfTeamQuery = { contactCentre: { team: { id: string, upstreamId: string, presence: { nodes: Array<{ id: string, upstreamId: string, agentId: string | null, displayName: string | null, email: string | null, status: ContactCentreAgentPresenceStatus | null, statusSince: string | null, activeConversationCount: number | null, user: { email: string, displayName: string | null } | null }> } | null } | null } | null };

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

export type QueueSettingsQueryVariables = Exact<{
  full: string | number;
  bare: string | number;
}>;


export type QueueSettingsQuery = { contactCentre: { full: { id: string, upstreamId: string, name: string | null, default: boolean | null, callFunctionality: boolean | null, doNotOfferEnabled: boolean | null, priority: number | null, offerTimeout: number | null, wrapupTimeout: number | null, offerAlgorithm: ContactCentreOfferAlgorithm | null, preferredAgentEnabled: boolean | null, offerAbandonedConversations: boolean | null, personalAgentOfflineTimeout: number | null, preferredAgentOfflineTimeout: number | null, createdAt: string | null, queueThresholds: { waitingConversationCount: number | null, waitTime: number | null } | null, doNotOfferTimeouts: { declined: number | null, missed: number | null } | null, preferredAgentTimeouts: { available: number | null, busy: number | null, away: number | null } | null } | null, bare: { id: string, upstreamId: string, name: string | null, default: boolean | null, callFunctionality: boolean | null, doNotOfferEnabled: boolean | null, priority: number | null, offerTimeout: number | null, wrapupTimeout: number | null, offerAlgorithm: ContactCentreOfferAlgorithm | null, preferredAgentEnabled: boolean | null, offerAbandonedConversations: boolean | null, personalAgentOfflineTimeout: number | null, preferredAgentOfflineTimeout: number | null, createdAt: string | null, queueThresholds: { waitingConversationCount: number | null, waitTime: number | null } | null, doNotOfferTimeouts: { declined: number | null, missed: number | null } | null, preferredAgentTimeouts: { available: number | null, busy: number | null, away: number | null } | null } | null } | null };

export type AllQueueSettingsFragment = { id: string, upstreamId: string, name: string | null, default: boolean | null, callFunctionality: boolean | null, doNotOfferEnabled: boolean | null, priority: number | null, offerTimeout: number | null, wrapupTimeout: number | null, offerAlgorithm: ContactCentreOfferAlgorithm | null, preferredAgentEnabled: boolean | null, offerAbandonedConversations: boolean | null, personalAgentOfflineTimeout: number | null, preferredAgentOfflineTimeout: number | null, createdAt: string | null, queueThresholds: { waitingConversationCount: number | null, waitTime: number | null } | null, doNotOfferTimeouts: { declined: number | null, missed: number | null } | null, preferredAgentTimeouts: { available: number | null, busy: number | null, away: number | null } | null };

export type QueuesWithMembersQueryVariables = Exact<{ [key: string]: never; }>;


export type QueuesWithMembersQuery = { contactCentre: { queues: { totalCount: number | null, nodes: Array<{ name: string | null, members: { totalCount: number | null, nodes: Array<{ id: string, teams: Array<{ id: string }> | null, presence: { status: ContactCentreAgentPresenceStatus | null, statusSince: string | null } | null }> } | null, again: { nodes: Array<{ id: string, displayName: string | null, firstName: string | null, lastName: string | null, email: string | null, createdAt: string | null, user: { email: string } | null }> } | null }> } | null } | null };

export type MemberPagesQueryVariables = Exact<{
  id: string | number;
  after?: string | null | undefined;
}>;


export type MemberPagesQuery = { contactCentre: { queue: { members: { totalCount: number | null, nodes: Array<{ id: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null } | null };

export type AssignQueueMembersMutationVariables = Exact<{
  input: AssignContactCentreQueueMembersInput;
}>;


export type AssignQueueMembersMutation = { change: { queue: { id: string } | null, parts: Array<{ agentIds: Array<string>, outcome: ContactCentrePartOutcome, userErrors: Array<{ code: UserErrorCode }> }> | null, userErrors: Array<{ code: UserErrorCode }> } | null };

export type CreateTagMutationVariables = Exact<{
  input: CreateContactCentreTagInput;
}>;


export type CreateTagMutation = { createContactCentreTag: { tag: { id: string, name: string | null, color: string | null, status: ContactCentreTagStatus | null, createdAt: string | null } | null, userErrors: Array<{ field: Array<string> | null, code: UserErrorCode }> } | null };

export type DeactivateAndActivateTagMutationVariables = Exact<{
  id: string | number;
}>;


export type DeactivateAndActivateTagMutation = { off: { tag: { name: string | null, status: ContactCentreTagStatus | null } | null } | null, on: { tag: { name: string | null, color: string | null, status: ContactCentreTagStatus | null } | null } | null };

export type TeamsWithAgentsQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamsWithAgentsQuery = { contactCentre: { teams: { totalCount: number | null, nodes: Array<{ name: string | null, agents: { totalCount: number | null, nodes: Array<{ email: string | null, presence: { email: string | null, status: ContactCentreAgentPresenceStatus | null, activeConversationCount: number | null } | null }> } | null }> } | null } | null };

export type QueuesOfAgentsQueryVariables = Exact<{
  id: string | number;
}>;


export type QueuesOfAgentsQuery = { contactCentre: { team: { name: string | null, agents: { nodes: Array<{ id: string, upstreamId: string, role: ContactCentreAgentRole | null, teams: Array<{ id: string }> | null, queues: Array<{ id: string, members: { totalCount: number | null } | null }> | null, user: { email: string } | null }> } | null } | null } | null };

export type CreateRefusedTeamsMutationVariables = Exact<{
  teamId: string | number;
  agentIds: Array<string | number> | string | number;
}>;


export type CreateRefusedTeamsMutation = { create: { team: { id: string } | null, userErrors: Array<{ field: Array<string> | null, code: UserErrorCode }> } | null, add: { team: { id: string } | null, userErrors: Array<{ field: Array<string> | null, code: UserErrorCode }> } | null };

export type ConnectEventsQueryVariables = Exact<{
  id: string | number;
}>;


export type ConnectEventsQuery = { eSignature: { connectEvents: { nodes: Array<{ configuration: { name: string | null } | null, sender: { email: string } | null, recipients: Array<{ affected: boolean | null, displayName: string | null, email: string | null, type: EnvelopeRecipientType | null, status: EnvelopeRecipientStatus | null, user: { email: string } | null, recipient: { id: string } | null }> | null, envelope: { connectEvents: { totalCount: number | null } | null } | null }> } | null } | null };

export type CloudStorageOfUserQueryVariables = Exact<{
  id: string | number;
  redirect?: string | null | undefined;
  provider: string | number;
}>;


export type CloudStorageOfUserQuery = { eSignature: { user: { id: string, upstreamId: string, accountId: string, cloudStorageProviders: Array<{ id: string, upstreamId: string, name: string | null, authenticationUrl: string | null, owner: { id: string } | null }> | null, cloudStorageProvider: { id: string, name: string | null } | null } | null } | null };

export type CloudStorageLinksQueryVariables = Exact<{
  id: string | number;
  provider: string | number;
  redirect?: string | null | undefined;
}>;


export type CloudStorageLinksQuery = { node:
    | { plain: string | null, back: string | null }
    | Record<PropertyKey, never>
   | null, eSignature: { user: { cloudStorageProviders: Array<{ plain: string | null, back: string | null }> | null, cloudStorageProvider: { plain: string | null, back: string | null } | null } | null } | null };

export type UpdateLivestreamMutationVariables = Exact<{
  input: UpdateMeetingLivestreamInput;
}>;


export type UpdateLivestreamMutation = { updateMeetingLivestream: { livestream: { pageUrl: string | null, streamUrl: string | null, resolution: string | null, action: MeetingLivestreamAction | null, meeting: { id: string, upstreamId: string } | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode, familyCode: string | null }> } | null };

export type UpdateLivestreamStatusMutationVariables = Exact<{
  input: UpdateMeetingLivestreamStatusInput;
}>;


export type UpdateLivestreamStatusMutation = { updateMeetingLivestreamStatus: { livestream: { action: MeetingLivestreamAction | null, layout: MeetingLivestreamLayout | null, displayName: string | null, captions: MeetingLivestreamCaptions | null, activeSpeakerName: boolean | null, meeting: { id: string } | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode, familyCode: string | null }> } | null };

export type DeletePollMutationVariables = Exact<{
  input: DeleteMeetingPollInput;
}>;


export type DeletePollMutation = { deleteMeetingPoll: { deletedId: string | null, meeting: { id: string, polls: Array<{ id: string }> | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode, familyCode: string | null }> } | null };

export type AddMeetingRegistrantMutationVariables = Exact<{
  input: AddMeetingRegistrantInput;
}>;


export type AddMeetingRegistrantMutation = { addMeetingRegistrant: { registrant: { id: string, email: string | null, firstName: string | null, organization: string | null, employeeRange: string | null, zip: string | null, status: MeetingRegistrantStatus | null, createdAt: string | null, meeting: { id: string } | null, user: { email: string } | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode, familyCode: string | null }> } | null };

export type MeetingRegistrantsQueryVariables = Exact<{
  id: string | number;
  filter?: MeetingRegistrantFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MeetingRegistrantsQuery = { meetings: { meeting: { registrants: { totalCount: number | null, nodes: Array<{ id: string, email: string | null, status: MeetingRegistrantStatus | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null } | null };

export type MeetingSummaryQueryVariables = Exact<{
  uuid: string | number;
}>;


export type MeetingSummaryQuery = { meetings: { summary: { id: string, upstreamId: string, topic: string | null, startedAt: string | null, endedAt: string | null, summaryStartedAt: string | null, summaryEndedAt: string | null, title: string | null, overview: string | null, nextSteps: Array<string> | null, details: Array<{ label: string | null, summary: string | null }> | null, meeting: { id: string, upstreamId: string } | null, host: { email: string } | null } | null } | null };

export type WholeRegistrantQueryVariables = Exact<{
  id: string | number;
}>;


export type WholeRegistrantQuery = { meetings: { meeting: { id: string, upstreamId: string, registrants: { totalCount: number | null, nodes: Array<{ id: string, upstreamId: string, email: string | null, firstName: string | null, lastName: string | null, organization: string | null, jobTitle: string | null, phone: string | null, address: string | null, city: string | null, zip: string | null, state: string | null, country: string | null, language: string | null, industry: string | null, employeeRange: string | null, comments: string | null, status: MeetingRegistrantStatus | null, createdAt: string | null, meeting: { id: string } | null, user: { email: string, displayName: string | null } | null }> } | null } | null } | null };

export type SummaryOfMeetingQueryVariables = Exact<{
  id: string | number;
  uuid: string | number;
}>;


export type SummaryOfMeetingQuery = { meetings: { meeting: { summary: { topic: string | null } | null, livestream: { pageUrl: string | null, meeting: { id: string } | null } | null } | null } | null };

export type WebinarQuestionsQueryVariables = Exact<{
  id: string | number;
}>;


export type WebinarQuestionsQuery = { meetings: { webinar: { id: string, upstreamId: string, qaReport: { startedAt: string | null, instance: { id: string, upstreamId: string } | null, participants: Array<{ displayName: string | null, email: string | null, user: { email: string, displayName: string | null } | null, questions: Array<{ upstreamId: string | null, question: string | null, status: WebinarQuestionStatus | null, askedAt: string | null, answers: Array<{ content: string | null, displayName: string | null, email: string | null, answeredAt: string | null, user: { email: string } | null }> | null }> | null }> | null } | null } | null } | null };

export type WebinarSurveyQueryVariables = Exact<{
  id: string | number;
}>;


export type WebinarSurveyQuery = { meetings: { webinar: { surveyReport: { startedAt: string | null, surveyId: string | null, title: string | null, instance: { id: string } | null, participants: Array<{ displayName: string | null, email: string | null, user: { email: string } | null, answers: Array<{ questionId: string | null, question: string | null, answer: string | null, answeredAt: string | null }> | null }> | null } | null } | null } | null };

export type TspAccountsQueryVariables = Exact<{
  id: string | number;
}>;


export type TspAccountsQuery = { meetings: { user: { id: string, upstreamId: string, user: { email: string } | null, tspAccounts: Array<{ id: string, upstreamId: string, conferenceCode: string | null, bridge: string | null, dialInNumbers: Array<{ number: string | null, type: string | null, countryLabel: string | null, code: string | null }> | null, owner: { id: string } | null }> | null } | null } | null };

export type SipPhonesQueryVariables = Exact<{
  text?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SipPhonesQuery = { meetings: { sipPhones: { totalCount: number | null, nodes: Array<{ id: string, upstreamId: string, email: string | null, displayName: string | null, domain: string | null, voiceMail: string | null, authorizationName: string | null, proxyServer: string | null, proxyServer2: string | null, proxyServer3: string | null, registerServer: string | null, registerServer2: string | null, registerServer3: string | null, transportProtocol: string | null, transportProtocol2: string | null, transportProtocol3: string | null, registrationExpireTime: number | null, user: { email: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type CreateTspAccountMutationVariables = Exact<{
  input: CreateMeetingTspAccountInput;
}>;


export type CreateTspAccountMutation = { createMeetingTspAccount: { tspAccount: { id: string, upstreamId: string, conferenceCode: string | null, bridge: string | null, dialInNumbers: Array<{ code: string | null, type: string | null, number: string | null, countryLabel: string | null }> | null, owner: { tspAccounts: Array<{ id: string }> | null } | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode, familyCode: string | null }> } | null };

export type DeleteTspAccountMutationVariables = Exact<{
  input: DeleteMeetingTspAccountInput;
}>;


export type DeleteTspAccountMutation = { deleteMeetingTspAccount: { deletedId: string | null, meetingUser: { tspAccounts: Array<{ upstreamId: string }> | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode, familyCode: string | null }> } | null };

export type UpdateGlobalDialInMutationVariables = Exact<{
  input: UpdateMeetingUserGlobalDialInInput;
}>;


export type UpdateGlobalDialInMutation = { updateMeetingUserGlobalDialIn: { meetingUser: { upstreamId: string } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode, familyCode: string | null }> } | null };

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

export type SocialUsersByHundredsQueryVariables = Exact<{
  a: Array<string | number> | string | number;
  b: Array<string | number> | string | number;
  c: Array<string | number> | string | number;
}>;


export type SocialUsersByHundredsQuery = { a: Array<
    | { id: string, username: string | null }
    | Record<PropertyKey, never>
   | null> | null, b: Array<
    | { id: string, username: string | null }
    | Record<PropertyKey, never>
   | null> | null, c: Array<
    | { id: string, username: string | null }
    | Record<PropertyKey, never>
   | null> | null };

export type FoundSocialUserFragment = { id: string, username: string | null };

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

export type QuotedPostsQueryVariables = Exact<{
  id: string | number;
}>;


export type QuotedPostsQuery = { social: { post: { quotes: { nodes: Array<{ author: { displayName: string | null } | null, quotedPost: { id: string, text: string | null, author: { displayName: string | null } | null, media: Array<{ type: SocialMediaType | null }> | null } | null }> } | null } | null } | null };

export type AuthorsOfMentionsQueryVariables = Exact<{
  id: string | number;
}>;


export type AuthorsOfMentionsQuery = { social: { user: { a: { nodes: Array<{ author: { location: string | null } | null }> } | null, b: { nodes: Array<{ author: { verified: boolean | null } | null }> } | null } | null } | null };

export type PollsOfRepliedPostsQueryVariables = Exact<{
  id: string | number;
}>;


export type PollsOfRepliedPostsQuery = { social: { user: { rows: { nodes: Array<{ repliedToPost: { id: string, poll: { status: SocialPollStatus | null } | null } | null }> } | null } | null } | null };

export type TimelineAndLikesQueryVariables = Exact<{
  id: string | number;
}>;


export type TimelineAndLikesQuery = { social: { user: { timeline: { nodes: Array<{ author: { id: string } | null }> } | null, likedPosts: { nodes: Array<{ id: string }> } | null } | null } | null };

export type PeopleOfSocialListQueryVariables = Exact<{
  id: string | number;
}>;


export type PeopleOfSocialListQuery = { social: { list: { id: string, upstreamId: string, members: { nodes: Array<{ id: string }> } | null, followers: { nodes: Array<{ id: string }> } | null } | null } | null };

export type SkipTicketMutationVariables = Exact<{
  input: SkipTicketInput;
}>;


export type SkipTicketMutation = { skipTicket: { skip: { id: string, upstreamId: string, reason: string | null, createdAt: string | null, user: { email: string } | null } | null, userErrors: Array<{ field: Array<string> | null, code: UserErrorCode }> } | null };

export type SupportSessionsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SupportSessionsQuery = { supportDesk: { sessions: { totalCount: number | null, nodes: Array<{ id: string, upstreamId: string, authenticatedAt: string | null, lastSeenAt: string | null, user: { email: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type CreateSupportAccountMutationVariables = Exact<{
  input: CreateSupportAccountInput;
}>;


export type CreateSupportAccountMutation = { createSupportAccount: { account: { id: string, upstreamId: string, name: string | null, subdomain: string | null, timeZone: string | null, locale: string | null, ownerName: string | null, createdAt: string | null, updatedAt: string | null, owner: { email: string } | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type UpdateTicketFieldMutationVariables = Exact<{
  input: UpdateTicketFieldInput;
}>;


export type UpdateTicketFieldMutation = { updateTicketField: { ticketField: { id: string, creatorAppName: string | null, options: { nodes: Array<{ id: string, name: string | null, value: string | null }> } | null } | null, removedOptions: Array<{ id: string, name: string | null, value: string | null }> | null, unnamedOptions: Array<{ id: string, name: string | null, value: string | null }> | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type UpsertFieldOptionMutationVariables = Exact<{
  input: UpsertTicketFieldOptionInput;
}>;


export type UpsertFieldOptionMutation = { upsertTicketFieldOption: { created: boolean | null, ticketFieldOption: { id: string, name: string | null, rawName: string | null, value: string | null, default: boolean | null, field: { id: string, title: string | null } | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type DeleteFieldOptionMutationVariables = Exact<{
  input: DeleteTicketFieldOptionInput;
}>;


export type DeleteFieldOptionMutation = { deleteTicketFieldOption: { deletedId: string | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type OptionsOfTicketFieldQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OptionsOfTicketFieldQuery = { supportDesk: { ticketField: { options: { totalCount: number | null, nodes: Array<{ id: string, name: string | null, rawName: string | null, value: string | null, default: boolean | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null } | null };

export type FieldOptionByIdQueryVariables = Exact<{
  id: string | number;
}>;


export type FieldOptionByIdQuery = { supportDesk: { ticketFieldOption: { id: string, upstreamId: string, name: string | null, rawName: string | null, value: string | null, default: boolean | null, field: { id: string, title: string | null } | null } | null } | null, node:
    | { value: string | null }
    | Record<PropertyKey, never>
   | null, none:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null, field:
    | { title: string | null }
    | Record<PropertyKey, never>
   | null };

export type FieldsOfTicketsQueryVariables = Exact<{ [key: string]: never; }>;


export type FieldsOfTicketsQuery = { tickets: { nodes: Array<{ form: { id: string, fields: Array<{ id: string, title: string | null, options: { nodes: Array<{ id: string }> } | null }> | null } | null, fieldValues: Array<{ value: string | null, field: { id: string, title: string | null } | null, option: { id: string, name: string | null, value: string | null } | null }> | null }> } | null };

export type FieldsForEndUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type FieldsForEndUsersQuery = { supportDesk: { ticketField: { id: string } | null, ticketFieldOption: { id: string } | null, ticketForm: { name: string | null, fields: Array<{ id: string }> | null } | null } | null };

export type UpdateTicketMutationVariables = Exact<{
  input: UpdateTicketInput;
}>;


export type UpdateTicketMutation = { updateTicket: { ticket: { id: string, status: TicketStatus | null, collaborators: Array<{ email: string }> | null, requester: { email: string } | null, comments: { nodes: Array<{ plainBody: string | null }> } | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type TicketCommentsQueryVariables = Exact<{
  id: string | number;
  after?: string | null | undefined;
  filter?: TicketCommentFilter | null | undefined;
  orderBy?: Array<TicketCommentOrder> | TicketCommentOrder | null | undefined;
}>;


export type TicketCommentsQuery = { ticket: { comments: { nodes: Array<{ id: string, public: boolean | null, body: string | null, createdAt: string | null, author: { email: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type RecordsOfSearchQueryVariables = Exact<{ [key: string]: never; }>;


export type RecordsOfSearchQuery = { supportDesk: { search: { nodes: Array<
        | { id: string }
        | { id: string }
        | { id: string, organization: { id: string } | null }
        | Record<PropertyKey, never>
      > } | null } | null };

export type MetricEventsQueryVariables = Exact<{
  since: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MetricEventsQuery = { supportDesk: { ticketMetricEvents: { nodes: Array<{ upstreamId: string, metric: TicketMetricName | null, type: TicketMetricEventType | null, instance: number | null, occurredAt: string | null, duration: { calendar: number | null, business: number | null } | null, ticket: { id: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type MetricEventExportQueryVariables = Exact<{
  since: string;
}>;


export type MetricEventExportQuery = { supportDesk: { ticketMetricEventExport: { until: string | null, complete: boolean | null, events: Array<{ upstreamId: string, occurredAt: string | null }> | null } | null } | null };

export type MetricSetOfTicketQueryVariables = Exact<{
  id: string | number;
  ticket: string | number;
}>;


export type MetricSetOfTicketQuery = { ticket: { metrics: { id: string, upstreamId: string, reopenCount: number | null, replyCount: number | null, assigneeStationCount: number | null, assignedAt: string | null, solvedAt: string | null, statusUpdatedAt: string | null, latestCommentAddedAt: string | null, createdAt: string | null, updatedAt: string | null, replyTime: { calendar: number | null, business: number | null } | null, firstResolutionTime: { calendar: number | null, business: number | null } | null, fullResolutionTime: { calendar: number | null, business: number | null } | null, ticket: { id: string } | null } | null } | null, supportDesk: { ticketMetricSet: { id: string } | null, none: { id: string } | null } | null, node:
    | { replyCount: number | null }
    | Record<PropertyKey, never>
   | null };

export type ResourceCollectionQueryVariables = Exact<{
  id: string | number;
}>;


export type ResourceCollectionQuery = { supportDesk: { resourceCollection: { id: string, createdAt: string | null, updatedAt: string | null, resources: Array<{ type: SupportResourceType | null, identifier: string | null, upstreamId: string | null, deleted: boolean | null }> | null, job: { upstreamId: string | null, action: SupportCollectionAction | null, status: SupportJobStatus | null, itemCount: number | null, progress: number | null, message: string | null, results: Array<{ type: SupportResourceType | null, identifier: string | null, upstreamId: string | null, success: boolean | null, error: string | null }> | null } | null } | null } | null };

export type FirstResourceCollectionQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstResourceCollectionQuery = { supportDesk: { resourceCollections: { totalCount: number | null, nodes: Array<{ id: string, upstreamId: string, resources: Array<{ type: SupportResourceType | null, identifier: string | null, upstreamId: string | null, deleted: boolean | null }> | null, job: { upstreamId: string | null, action: SupportCollectionAction | null, status: SupportJobStatus | null, itemCount: number | null, progress: number | null, message: string | null, results: Array<{ type: SupportResourceType | null, identifier: string | null, upstreamId: string | null, success: boolean | null, error: string | null }> | null } | null }>, pageInfo: { hasNextPage: boolean } } | null } | null, node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string, job: { action: SupportCollectionAction | null } | null }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
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

export type SatisfactionRatingsQueryVariables = Exact<{
  filter?: SupportSatisfactionRatingFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SatisfactionRatingsQuery = { supportDesk: { satisfactionRatings: { totalCount: number | null, nodes: Array<{ id: string, upstreamId: string, score: SupportSatisfactionScore | null, comment: string | null, createdAt: string | null, updatedAt: string | null, reason: { id: string, text: string | null, code: number | null } | null, requester: { email: string } | null, assignee: { email: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type RateTicketMutationVariables = Exact<{
  input: RateTicketInput;
}>;


export type RateTicketMutation = { rateTicket: { satisfactionRating: { id: string, score: SupportSatisfactionScore | null, comment: string | null, reason: { text: string | null } | null, requester: { email: string } | null, assignee: { email: string } | null, ticket: { id: string } | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type SatisfactionRatingByIdQueryVariables = Exact<{
  id: string | number;
}>;


export type SatisfactionRatingByIdQuery = { supportDesk: { satisfactionRating: { id: string, score: SupportSatisfactionScore | null, comment: string | null, requester: { email: string } | null, ticket: { id: string } | null, reason: { text: string | null, deletedAt: string | null } | null } | null } | null, node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
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

export type SatisfactionForEndUsersQueryVariables = Exact<{
  ticket: string | number;
}>;


export type SatisfactionForEndUsersQuery = { supportDesk: { satisfactionRatings: { nodes: Array<{ id: string }> } | null, satisfactionRatingCount: { value: number | null } | null, satisfactionReasons: Array<{ id: string }> | null } | null, ticket: { satisfactionRating: { id: string, score: SupportSatisfactionScore | null } | null } | null };

export type SearchOfAllTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchOfAllTypesQuery = { supportDesk: { search: { totalCount: number | null, nodes: Array<
        | { __typename: 'SupportGroup', id: string, name: string | null, description: string | null }
        | { __typename: 'SupportOrganization', id: string, name: string | null, domainNames: Array<string> | null }
        | { __typename: 'SupportUser', id: string, displayName: string | null, email: string | null, role: SupportUserRole | null, user: { email: string } | null, organization: { id: string } | null }
        | { __typename: 'Ticket', id: string, subject: string | null, requester: { email: string } | null }
      >, pageInfo: { hasNextPage: boolean } } | null } | null };

export type UsersAndOrganizationsQueryVariables = Exact<{ [key: string]: never; }>;


export type UsersAndOrganizationsQuery = { supportDesk: { users: { totalCount: number | null, nodes: Array<{ id: string, upstreamId: string, displayName: string | null, email: string | null, role: SupportUserRole | null, createdAt: string | null, updatedAt: string | null, organization: { id: string } | null, user: { email: string } | null }> } | null, organizations: { totalCount: number | null, nodes: Array<{ id: string, upstreamId: string, name: string | null, domainNames: Array<string> | null, createdAt: string | null, updatedAt: string | null }> } | null, groups: { totalCount: number | null, nodes: Array<{ id: string, upstreamId: string, name: string | null, description: string | null, createdAt: string | null, updatedAt: string | null }> } | null } | null };

export type SearchCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchCountsQuery = { supportDesk: { everything: number | null, people: number | null, tickets: number | null, open: number | null } | null };

export type ExportTicketsQueryVariables = Exact<{
  filter?: TicketFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type ExportTicketsQuery = { supportDesk: { exportTickets: { totalCount: number | null, nodes: Array<{ id: string, createdAt: string | null, requester: { email: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type ExportsOfOtherTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportsOfOtherTypesQuery = { supportDesk: { exportUsers: { nodes: Array<{ id: string, role: SupportUserRole | null }>, pageInfo: { hasNextPage: boolean } } | null, exportOrganizations: { nodes: Array<{ id: string, domainNames: Array<string> | null }> } | null, exportGroups: { nodes: Array<{ id: string, name: string | null }> } | null } | null };

export type SearchTicketsQueryVariables = Exact<{
  filter?: TicketSearchFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SearchTicketsQuery = { supportDesk: { searchTickets: { totalCount: number | null, nodes: Array<{ id: string, canBeSolvedByRequester: boolean | null, requester: { email: string } | null, emailCcs: Array<{ email: string }> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type CommentsOfTicketQueryVariables = Exact<{
  ticket: string | number;
  id: string | number;
  own: string | number;
}>;


export type CommentsOfTicketQuery = { ticket: { one: { id: string, channel: string | null, author: { email: string } | null, attachments: Array<{ fileName: string | null, contentType: string | null, size: number | null, width: string | null, height: string | null, inline: boolean | null, deleted: boolean | null, contentUrl: string | null, malwareScanResult: string | null }> | null } | null, two: { id: string, attachments: Array<{ fileName: string | null }> | null } | null, none: { id: string } | null } | null, node:
    | { plainBody: string | null }
    | Record<PropertyKey, never>
   | null };

export type QueueOfAgentQueryVariables = Exact<{
  filter?: TicketFilter | null | undefined;
  orderBy?: Array<TicketOrder> | TicketOrder | null | undefined;
}>;


export type QueueOfAgentQuery = { tickets: { totalCount: number | null, nodes: Array<{ status: TicketStatus | null, requester: { email: string } | null, assignee: { email: string } | null, organization: { id: string } | null, form: { id: string } | null }> } | null };

export type OrganizationOfTicketQueryVariables = Exact<{
  id: string | number;
}>;


export type OrganizationOfTicketQuery = { ticket: { organization: { id: string, name: string | null, domainNames: Array<string> | null } | null } | null, node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
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

export type ProvidersByNameQueryVariables = Exact<{ [key: string]: never; }>;


export type ProvidersByNameQuery = { catalog: { providers: Array<{ id: string, upstreamId: string, name: string | null, description: string | null, family: string | null, baseUrl: string | null, spec: { title: string | null, version: string | null, openapi: string | null, endpointCount: number | null, ingestedAt: string | null } | null }> | null } | null };

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

export type IntegrationsOfProvidersQueryVariables = Exact<{
  a0: string | number;
  a1: string | number;
  b0: string | number;
  b1: string | number;
  p0: string | number;
  p1: string | number;
}>;


export type IntegrationsOfProvidersQuery = { connectors: { a0: { id: string } | null, a1: { id: string } | null, b0: { id: string } | null, b1: { id: string } | null, p0: { name: string | null } | null, p1: { name: string | null } | null } | null };

export type AgreementsOfOrganizationQueryVariables = Exact<{
  organizationId?: string | number | null | undefined;
}>;


export type AgreementsOfOrganizationQuery = { connectors: { psaAIntegration: { settings: { companyTypes: Array<{ name: string | null }> | null } | null, agreements: { nodes: Array<{ additions: { nodes: Array<{ name: string | null }> } | null }> } | null } | null } | null };

export type SelectedCompaniesQueryVariables = Exact<{ [key: string]: never; }>;


export type SelectedCompaniesQuery = { connectors: { psaAIntegration: { companies: { totalCount: number | null, nodes: Array<{ id: string, name: string | null, country: string | null }> } | null, companyTypes: Array<{ id: string, upstreamId: string, name: string | null, default: boolean | null }> | null, agreements: { nodes: Array<{ name: string | null, type: string | null, company: { name: string | null } | null }> } | null, mappings: { nodes: Array<{ id: string }> } | null } | null, psaBIntegration: { companies: { nodes: Array<{ email: string | null }> } | null, billingOptions: { nodes: Array<{ scheduleName: string | null, quantity: number | null }> } | null, mappings: { nodes: Array<{ organization: { name: string | null } | null }> } | null } | null } | null };

export type WholeCompaniesQueryVariables = Exact<{ [key: string]: never; }>;


export type WholeCompaniesQuery = { connectors: { psaAIntegration: { companies: { nodes: Array<{ upstreamId: string, name: string | null, identifier: string | null, status: string | null, phone: string | null, website: string | null, city: string | null, country: string | null, updatedAt: string | null, types: Array<{ id: string, name: string | null }> | null }> } | null, agreements: { nodes: Array<{ upstreamId: string, name: string | null, status: string | null, startDate: string | null, endDate: string | null, billingCycle: string | null, currency: string | null, additions: { nodes: Array<{ id: string, upstreamId: string, name: string | null, description: string | null, quantity: number | null, billCustomer: boolean | null, effectiveDate: string | null, canceledDate: string | null, unitPrice: { amount: string, currency: string | null } | null, unitCost: { amount: string, currency: string | null } | null }> } | null }> } | null, mappings: { nodes: Array<{ createdAt: string | null, updatedAt: string | null, organization: { id: string, upstreamId: string, name: string | null } | null, agreement: { id: string, name: string | null } | null, addition: { id: string, name: string | null } | null }> } | null } | null, psaBIntegration: { companies: { nodes: Array<{ upstreamId: string, name: string | null, email: string | null, phone: string | null, website: string | null, city: string | null, country: string | null, updatedAt: string | null }> } | null, billingOptions: { nodes: Array<{ id: string, upstreamId: string, scheduleId: string | null, scheduleName: string | null, frequency: string | null, lineItemId: string | null, lineItemName: string | null, quantity: number | null, company: { id: string, name: string | null } | null }> } | null, mappings: { nodes: Array<{ id: string, createdAt: string | null, updatedAt: string | null, company: { id: string, name: string | null } | null, organization: { id: string } | null, billing: { scheduleId: unknown, scheduleName: unknown, lineItemId: unknown, lineItemName: unknown } | null }> } | null } | null } | null };

export type CompanyPagesQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type CompanyPagesQuery = { connectors: { psaAIntegration: { companies: { nodes: Array<{ upstreamId: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null } | null };

export type ObjectsOfMappingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ObjectsOfMappingsQuery = { connectors: { psaAIntegration: { mappings: { nodes: Array<{ company: { website: string | null, status: string | null } | null, agreement: { status: string | null, company: { name: string | null } | null } | null, addition: { quantity: number | null, unitPrice: { amount: string } | null } | null }> } | null } | null } | null };

export type SyncErrorsQueryVariables = Exact<{ [key: string]: never; }>;


export type SyncErrorsQuery = { connectors: { psaAIntegration: { syncErrors: Array<{ upstreamId: string | null, occurredAt: string | null, code: string | null, message: string | null, resource: string | null, organization: { name: string | null } | null, company:
          | { __typename: 'PsaACompany', status: string | null, id: string, name: string | null }
          | { __typename: 'PsaBCompany', id: string, name: string | null }
         | null }> | null } | null, psaBIntegration: { syncErrors: Array<{ code: string | null, company:
          | { __typename: 'PsaACompany' }
          | { __typename: 'PsaBCompany', email: string | null }
         | null }> | null } | null } | null };

export type AdministratorsOfProviderQueryVariables = Exact<{ [key: string]: never; }>;


export type AdministratorsOfProviderQuery = { connectors: { provider: { id: string, name: string | null, administrators: Array<{ id: string, upstreamId: string, email: string | null, firstName: string | null, lastName: string | null, role: string | null, hasMultiFactor: boolean | null, createdAt: string | null, lastLoginAt: string | null, provider: { id: string } | null, user: { email: string, displayName: string | null } | null }> | null } | null } | null };

export type AdministratorsOfUsersQueryVariables = Exact<{
  a: string;
  b: string;
  c: string;
}>;


export type AdministratorsOfUsersQuery = { a: { connectorsAdministrator: { role: string | null, provider: { name: string | null } | null } | null } | null, b: { connectorsAdministrator: { role: string | null, provider: { name: string | null } | null } | null } | null, c: { connectorsAdministrator: { role: string | null, provider: { name: string | null } | null } | null } | null };

export type AdministratorOfUserFragment = { connectorsAdministrator: { role: string | null, provider: { name: string | null } | null } | null };

export type WholeUserGroupQueryVariables = Exact<{
  id: string | number;
  org?: string | number | null | undefined;
  withEndpoints?: boolean;
}>;


export type WholeUserGroupQuery = { directory: { userGroup: { id: string, upstreamId: string, organizationId: string | null, name: string | null, email: string | null, description: string | null, membershipMethod: string | null, memberSuggestionsNotify: boolean | null, attributes: { sambaEnabled: boolean | null, sudo: { enabled: boolean | null, withoutPassword: boolean | null } | null, ldapGroups: Array<{ name: string | null }> | null, posixGroups: Array<{ groupNumber: number | null, name: string | null }> | null, radius: { reply: Array<{ name: string | null, value: string | null }> | null } | null } | null, memberQuery: { queryType: string | null, filters: Array<unknown> | null } | null, memberQueryExemptions: Array<{ type: string | null, upstreamId: string, attributes: unknown, directoryUser: { id: string, pushEndpoints?: Array<{ name: string | null }> | null } | null }> | null } | null } | null };

export type PushEndpointsOfUserQueryVariables = Exact<{
  id: string | number;
}>;


export type PushEndpointsOfUserQuery = { directory: { user: { id: string, upstreamId: string, organizationId: string | null, pushEndpoints: Array<{ id: string, upstreamId: string, name: string | null, status: string | null, enrolledAt: string | null, lastUsedAt: string | null, directoryUser: { id: string }, device: { make: string | null, model: string | null, os: string | null, osVersion: string | null, appVersion: string | null, biometricsEnabled: boolean | null } | null }> | null } | null } | null };

export type HrInstancesQueryVariables = Exact<{
  filter?: DirectoryHrInstanceFilter | null | undefined;
  orderBy?: Array<DirectoryHrInstanceOrder> | DirectoryHrInstanceOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type HrInstancesQuery = { directory: { hrInstances: { totalCount: number | null, nodes: Array<{ id: string, name: string | null, createdAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type HrWorkersQueryVariables = Exact<{
  id: string | number;
  orderBy?: Array<DirectoryHrWorkerOrder> | DirectoryHrWorkerOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type HrWorkersQuery = { directory: { hrInstance: { workers: { totalCount: number | null, nodes: Array<{ email: string | null, username: string | null, firstName: string | null, lastName: string | null, attributes: Array<{ name: string | null, value: string | null }> | null, user: { email: string, displayName: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null } | null };

export type HrImportJobQueryVariables = Exact<{
  instance: string | number;
  job: string | number;
  first?: number | null | undefined;
}>;


export type HrImportJobQuery = { directory: { hrInstance: { importJob: { id: string, upstreamId: string, hrInstance: { name: string | null } | null, results: { totalCount: number | null, nodes: Array<{ upstreamId: string, status: DirectoryHrImportStatus | null, message: string | null, createdAt: string | null, updatedAt: string | null, entry: { email: string | null, username: string | null, firstName: string | null, lastName: string | null, attributes: Array<{ name: string | null, value: string | null }> | null } | null, directoryUser: { id: string } | null, user: { email: string } | null }>, pageInfo: { hasNextPage: boolean } } | null } | null } | null } | null };

export type ActivateFactorMutationVariables = Exact<{
  input: ActivateIdentityFactorInput;
}>;


export type ActivateFactorMutation = { activateIdentityFactor: { factor: { id: string, status: IdentityFactorStatus | null } | null, userErrors: Array<{ code: UserErrorCode }> } | null };

export type VerifyFactorMutationVariables = Exact<{
  input: VerifyIdentityFactorInput;
}>;


export type VerifyFactorMutation = { verifyIdentityFactor: { result: IdentityFactorResult | null, message: string | null, transaction: { id: string, upstreamId: string, result: IdentityFactorResult | null, expiresAt: string | null } | null, userErrors: Array<{ field: Array<string> | null, code: UserErrorCode }> } | null };

export type UnenrollFactorMutationVariables = Exact<{
  input: UnenrollIdentityFactorInput;
}>;


export type UnenrollFactorMutation = { unenrollIdentityFactor: { identityUser: { id: string, factors: Array<{ id: string }> | null } | null, userErrors: Array<{ code: UserErrorCode }> } | null };

export type SubscriptionsOfUserQueryVariables = Exact<{
  email: string;
  type: string;
}>;


export type SubscriptionsOfUserQuery = { user: { displayName: string | null, identityUser: { subscriptions: Array<{ type: string | null, subscribed: boolean | null, channels: Array<string> | null }> | null, subscription: { type: string | null, subscribed: boolean | null } | null } | null } | null };

export type EnrollFactorMutationVariables = Exact<{
  input: EnrollIdentityFactorInput;
}>;


export type EnrollFactorMutation = { enrollIdentityFactor: { factor: { id: string, upstreamId: string, type: IdentityFactorType | null, provider: string | null, vendorName: string | null, status: IdentityFactorStatus | null, phone: string | null, credentialId: string | null, deviceName: string | null, authenticatorName: string | null, createdAt: string | null, updatedAt: string | null, question: { key: string | null, text: string | null } | null } | null, activation: { expiresAt: string | null, sharedSecret: string | null, encoding: string | null, keyLength: number | null, timeStepSeconds: number | null, uri: string | null } | null, userErrors: Array<{ field: Array<string> | null, message: string, code: UserErrorCode }> } | null };

export type FactorsOfUserQueryVariables = Exact<{
  email: string;
  id: string | number;
}>;


export type FactorsOfUserQuery = { user: { identityUser: { factors: Array<{ id: string, upstreamId: string, type: IdentityFactorType | null, provider: string | null, vendorName: string | null, status: IdentityFactorStatus | null, phone: string | null, credentialId: string | null, deviceName: string | null, authenticatorName: string | null, createdAt: string | null, updatedAt: string | null, question: { key: string | null, text: string | null } | null }> | null, factor: { id: string, question: { key: string | null, text: string | null } | null } | null, none: { id: string } | null, factorCatalog: Array<{ type: IdentityFactorType | null, provider: string | null, vendorName: string | null, required: boolean | null, status: IdentityFactorStatus | null }> | null, factorQuestions: Array<{ key: string | null, text: string | null }> | null } | null } | null };

export type AppTargetsOfGroupRoleQueryVariables = Exact<{
  group: string | number;
  role: string | number;
}>;


export type AppTargetsOfGroupRoleQuery = { identity: { group: { role: { appTargets: { nodes: Array<
            | { __typename: 'IdentityAppInstance', upstreamId: string, userSchema: { title: string | null } | null }
            | { __typename: 'IdentityApplication' }
          > } | null } | null } | null } | null };

export type IdentityProvidersQueryVariables = Exact<{
  filter?: IdentityProviderFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type IdentityProvidersQuery = { identity: { providers: { totalCount: number | null, nodes: Array<{ id: string, name: string | null, type: string | null, status: IdentityProviderStatus | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type KeysOfProviderQueryVariables = Exact<{
  id: string | number;
  node: string | number;
}>;


export type KeysOfProviderQuery = { identity: { provider: { name: string | null, protocol: { credentials: { trust: { kid: string | null, key: { id: string, status: IdentityProviderKeyStatus | null } | null } | null, signing: { key: { keyType: string | null } | null } | null } | null } | null } | null, none: { id: string } | null } | null, node:
    | { name: string | null }
    | Record<PropertyKey, never>
   | null };

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

export type TargetsOfGroupRoleQueryVariables = Exact<{
  role: string | number;
  after?: string | null | undefined;
}>;


export type TargetsOfGroupRoleQuery = { node:
    | { groupTargets: { nodes: Array<{ name: string | null, description: string | null, type: string | null, createdAt: string | null, updatedAt: string | null, membersUpdatedAt: string | null, group: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }
    | Record<PropertyKey, never>
   | null };

export type RoleOfGroupQueryVariables = Exact<{
  group: string | number;
  role: string | number;
}>;


export type RoleOfGroupQuery = { identity: { group: { members: { nodes: Array<{ user: { email: string } | null, roles: Array<{ type: string | null }> | null }> } | null, role: { id: string, upstreamId: string, name: string | null, type: string | null, status: string | null, assignmentType: string | null, createdAt: string | null, updatedAt: string | null, group: { id: string } | null, identityUser: { id: string } | null, appTargets: { nodes: Array<
            | { __typename: 'IdentityAppInstance', id: string, upstreamId: string, appName: string | null, displayName: string | null }
            | { __typename: 'IdentityApplication', appName: string | null, displayName: string | null }
          > } | null, groupTargets: { nodes: Array<{ name: string | null, group: { id: string } }> } | null } | null } | null } | null };

export type TargetsOfAllRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type TargetsOfAllRolesQuery = { users: { nodes: Array<{ identityUser: { roles: Array<{ id: string, type: string | null, appTargets: { nodes: Array<
              | { __typename: 'IdentityAppInstance', id: string, upstreamId: string, appName: string | null, displayName: string | null }
              | { __typename: 'IdentityApplication', appName: string | null, displayName: string | null }
            > } | null, groupTargets: { nodes: Array<{ name: string | null, group: { id: string } }> } | null }> | null, again: Array<{ appTargets: { nodes: Array<
              | { appName: string | null }
              | { appName: string | null }
            > } | null }> | null, role: { id: string } | null } | null }> } | null, identity: { group: { members: { nodes: Array<{ roles: Array<{ name: string | null }> | null }> } | null } | null } | null };

export type MembersOfTargetsQueryVariables = Exact<{
  role: string | number;
}>;


export type MembersOfTargetsQuery = { users: { nodes: Array<{ identityUser: { roles: Array<{ groupTargets: { nodes: Array<{ group: { members: { nodes: Array<{ id: string }> } | null } }> } | null }> | null } | null }> } | null, identity: { group: { members: { nodes: Array<{ id: string }> } | null, role: { groupTargets: { nodes: Array<{ group: { members: { nodes: Array<{ id: string }> } | null } }> } | null } | null } | null } | null };

export type LinkedObjectsQueryVariables = Exact<{
  email: string;
  name: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LinkedObjectsQuery = { user: { identityUser: { linkedObjects: { nodes: Array<{ id: string, email: string | null, user: { email: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null } | null };

export type UsersOfIdentityQueryVariables = Exact<{
  filter?: UserFilter | null | undefined;
  orderBy?: Array<UserOrder> | UserOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type UsersOfIdentityQuery = { users: { totalCount: number | null, nodes: Array<{ email: string, displayName: string | null, identityUser: { status: IdentityUserStatus | null, lastName: string | null, department: string | null, createdAt: string | null, lastLoginAt: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

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

export type NodesOfEverySubgraphQueryVariables = Exact<{ [key: string]: never; }>;


export type NodesOfEverySubgraphQuery = { nodes: Array<
    | { __typename: 'AccountingPayment', id: string }
    | { __typename: 'AccountingPrepayment', id: string }
    | { __typename: 'ApiEndpoint', id: string }
    | { __typename: 'ApiProvider', id: string }
    | { __typename: 'BankAccount', id: string }
    | { __typename: 'BankAccountDay', id: string }
    | { __typename: 'BankApplication', id: string }
    | { __typename: 'BankApplicationForm', id: string }
    | { __typename: 'BankCard', id: string }
    | { __typename: 'BankCardAuthorization', id: string }
    | { __typename: 'BankCardAuthorizationRequest', id: string }
    | { __typename: 'BankCheckDeposit', id: string }
    | { __typename: 'BankCheckPayment', id: string }
    | { __typename: 'BankCounterparty', id: string }
    | { __typename: 'BankCustomer', id: string }
    | { __typename: 'BankDispute', id: string }
    | { __typename: 'BankEvent', id: string }
    | { __typename: 'BankInstitution', id: string }
    | { __typename: 'BankPayment', id: string, amount: { currency: string | null } | null }
    | { __typename: 'BankReceivedPayment', id: string }
    | { __typename: 'BankRecurringPayment', id: string }
    | { __typename: 'BankRepayment', id: string }
    | { __typename: 'BankReward', id: string }
    | { __typename: 'BankStatement', id: string }
    | { __typename: 'BankTransaction', id: string }
    | { __typename: 'BankWebhook', id: string }
    | { __typename: 'Company', id: string }
    | { __typename: 'ConnectConfiguration', id: string }
    | { __typename: 'ConnectOAuth', id: string }
    | { __typename: 'ConnectorsProvider', id: string }
    | { __typename: 'ContactCentreEndUser', id: string }
    | { __typename: 'ContactCentreQueue', id: string }
    | { __typename: 'ContactCentreTag', id: string }
    | { __typename: 'ContactCentreTeam', id: string }
    | { __typename: 'CrmPerson', id: string }
    | { __typename: 'CrmPersonField', id: string }
    | { __typename: 'DirectoryHrInstance', id: string }
    | { __typename: 'DirectoryPushEndpoint', id: string }
    | { __typename: 'DirectoryUserGroup', id: string }
    | { __typename: 'ESignatureCloudStorageProvider', id: string }
    | { __typename: 'EnvelopeDocument', id: string }
    | { __typename: 'EnvelopeRecipient', id: string }
    | { __typename: 'ErpEmployee', id: string }
    | { __typename: 'ErpPurchaseInvoiceLine', id: string }
    | { __typename: 'ErpRetainedEarningsLine', id: string }
    | { __typename: 'ErpSalesCreditMemo', id: string }
    | { __typename: 'ErpSalesCreditMemoLine', id: string }
    | { __typename: 'ErpTimeRegistrationEntry', id: string }
    | { __typename: 'ErpTrialBalanceRow', id: string }
    | { __typename: 'ErpUnitOfMeasure', id: string }
    | { __typename: 'ErpVendor', id: string }
    | { __typename: 'ErpVendorPurchase', id: string }
    | { __typename: 'IdentityAppUserSchema', id: string }
    | { __typename: 'IdentityFactor', id: string }
    | { __typename: 'IdentityFactorTransaction', id: string }
    | { __typename: 'IdentityProvider', id: string }
    | { __typename: 'IdentityProviderKey', id: string }
    | { __typename: 'IdentityRole', id: string }
    | { __typename: 'MarketingContact', id: string }
    | { __typename: 'MarketingCustomField', id: string }
    | { __typename: 'MarketingExportJob', id: string }
    | { __typename: 'MarketingImportJob', id: string }
    | { __typename: 'ProjectPerson', id: string }
    | { __typename: 'PsaAAddition', id: string }
    | { __typename: 'PsaAAgreement', id: string }
    | { __typename: 'PsaACompany', id: string }
    | { __typename: 'PsaAIntegration', id: string }
    | { __typename: 'PsaAMapping', id: string }
    | { __typename: 'PsaBBillingOption', id: string }
    | { __typename: 'PsaBCompany', id: string }
    | { __typename: 'PsaBIntegration', id: string }
    | { __typename: 'PsaBMapping', id: string }
    | { __typename: 'SocialPost', id: string }
    | { __typename: 'SocialUser', id: string }
    | { __typename: 'SupportGroup', id: string }
    | { __typename: 'SupportOrganization', id: string }
    | { __typename: 'SupportResourceCollection', id: string }
    | { __typename: 'SupportSatisfactionRating', id: string }
    | { __typename: 'SupportSatisfactionReason', id: string }
    | { __typename: 'SupportSlaPolicy', id: string }
    | { __typename: 'SupportUser', id: string }
    | { __typename: 'Ticket', subject: string | null, id: string, requester: { email: string } | null }
    | { __typename: 'TicketComment', id: string }
    | { __typename: 'TicketField', id: string }
    | { __typename: 'TicketFieldOption', id: string }
    | { __typename: 'TicketForm', name: string | null, id: string }
    | { __typename: 'TicketMetricSet', id: string }
    | { __typename: 'TreasuryFinancialAccount', id: string }
    | { __typename: 'TreasuryInboundTransfer', id: string }
    | { __typename: 'TreasuryOutboundPayment', id: string }
    | { __typename: 'User', email: string, id: string, tickets: { nodes: Array<{ id: string }> } | null }
   | null> | null };

export type NodesWithRefusedIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type NodesWithRefusedIdsQuery = { node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null, nodes: Array<
    | { __typename: 'AccountingPayment', id: string }
    | { __typename: 'AccountingPrepayment', id: string }
    | { __typename: 'ApiEndpoint', id: string }
    | { __typename: 'ApiProvider', id: string }
    | { __typename: 'BankAccount', id: string }
    | { __typename: 'BankAccountDay', id: string }
    | { __typename: 'BankApplication', id: string }
    | { __typename: 'BankApplicationForm', id: string }
    | { __typename: 'BankCard', id: string }
    | { __typename: 'BankCardAuthorization', id: string }
    | { __typename: 'BankCardAuthorizationRequest', id: string }
    | { __typename: 'BankCheckDeposit', id: string }
    | { __typename: 'BankCheckPayment', id: string }
    | { __typename: 'BankCounterparty', id: string }
    | { __typename: 'BankCustomer', id: string }
    | { __typename: 'BankDispute', id: string }
    | { __typename: 'BankEvent', id: string }
    | { __typename: 'BankInstitution', id: string }
    | { __typename: 'BankPayment', id: string }
    | { __typename: 'BankReceivedPayment', id: string }
    | { __typename: 'BankRecurringPayment', id: string }
    | { __typename: 'BankRepayment', id: string }
    | { __typename: 'BankReward', id: string }
    | { __typename: 'BankStatement', id: string }
    | { __typename: 'BankTransaction', id: string }
    | { __typename: 'BankWebhook', id: string }
    | { __typename: 'Company', id: string }
    | { __typename: 'ConnectConfiguration', id: string }
    | { __typename: 'ConnectOAuth', id: string }
    | { __typename: 'ConnectorsProvider', id: string }
    | { __typename: 'ContactCentreEndUser', id: string }
    | { __typename: 'ContactCentreQueue', id: string }
    | { __typename: 'ContactCentreTag', id: string }
    | { __typename: 'ContactCentreTeam', id: string }
    | { __typename: 'CrmPerson', id: string }
    | { __typename: 'CrmPersonField', id: string }
    | { __typename: 'DirectoryHrInstance', id: string }
    | { __typename: 'DirectoryPushEndpoint', id: string }
    | { __typename: 'DirectoryUserGroup', id: string }
    | { __typename: 'ESignatureCloudStorageProvider', id: string }
    | { __typename: 'EnvelopeDocument', id: string }
    | { __typename: 'EnvelopeRecipient', id: string }
    | { __typename: 'ErpEmployee', id: string }
    | { __typename: 'ErpPurchaseInvoiceLine', id: string }
    | { __typename: 'ErpRetainedEarningsLine', id: string }
    | { __typename: 'ErpSalesCreditMemo', id: string }
    | { __typename: 'ErpSalesCreditMemoLine', id: string }
    | { __typename: 'ErpTimeRegistrationEntry', id: string }
    | { __typename: 'ErpTrialBalanceRow', id: string }
    | { __typename: 'ErpUnitOfMeasure', id: string }
    | { __typename: 'ErpVendor', id: string }
    | { __typename: 'ErpVendorPurchase', id: string }
    | { __typename: 'IdentityAppUserSchema', id: string }
    | { __typename: 'IdentityFactor', id: string }
    | { __typename: 'IdentityFactorTransaction', id: string }
    | { __typename: 'IdentityProvider', id: string }
    | { __typename: 'IdentityProviderKey', id: string }
    | { __typename: 'IdentityRole', id: string }
    | { __typename: 'MarketingContact', id: string }
    | { __typename: 'MarketingCustomField', id: string }
    | { __typename: 'MarketingExportJob', id: string }
    | { __typename: 'MarketingImportJob', id: string }
    | { __typename: 'ProjectPerson', id: string }
    | { __typename: 'PsaAAddition', id: string }
    | { __typename: 'PsaAAgreement', id: string }
    | { __typename: 'PsaACompany', id: string }
    | { __typename: 'PsaAIntegration', id: string }
    | { __typename: 'PsaAMapping', id: string }
    | { __typename: 'PsaBBillingOption', id: string }
    | { __typename: 'PsaBCompany', id: string }
    | { __typename: 'PsaBIntegration', id: string }
    | { __typename: 'PsaBMapping', id: string }
    | { __typename: 'SocialPost', id: string }
    | { __typename: 'SocialUser', id: string }
    | { __typename: 'SupportGroup', id: string }
    | { __typename: 'SupportOrganization', id: string }
    | { __typename: 'SupportResourceCollection', id: string }
    | { __typename: 'SupportSatisfactionRating', id: string }
    | { __typename: 'SupportSatisfactionReason', id: string }
    | { __typename: 'SupportSlaPolicy', id: string }
    | { __typename: 'SupportUser', id: string }
    | { __typename: 'Ticket', id: string }
    | { __typename: 'TicketComment', id: string }
    | { __typename: 'TicketField', id: string }
    | { __typename: 'TicketFieldOption', id: string }
    | { __typename: 'TicketForm', id: string }
    | { __typename: 'TicketMetricSet', id: string }
    | { __typename: 'TreasuryFinancialAccount', id: string }
    | { __typename: 'TreasuryInboundTransfer', id: string }
    | { __typename: 'TreasuryOutboundPayment', id: string }
    | { __typename: 'User', id: string }
   | null> | null };

export type PaymentsOfAllFamiliesQueryVariables = Exact<{
  filter?: PaymentFilter | null | undefined;
  orderBy?: Array<PaymentOrder> | PaymentOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PaymentsOfAllFamiliesQuery = { payments: { totalCount: number | null, nodes: Array<
      | { id: string, createdAt: string | null, state: PaymentState | null, status: PaymentStatus | null }
      | { id: string, createdAt: string | null, state: PaymentState | null, status: PaymentStatus | null }
      | { id: string, createdAt: string | null, state: PaymentState | null, status: PaymentStatus | null }
    >, sources: Array<{ family: PaymentFamily, status: PaymentSourceStatus, reason: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

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
export const LiveEventFragmentDoc = new TypedDocumentString(`
    fragment LiveEvent on ConnectEvent {
  events
  envelope {
    upstreamId
    documents {
      name
    }
  }
}
    `, {"fragmentName":"LiveEvent"}) as unknown as TypedDocumentString<LiveEventFragment, unknown>;
export const LiveRootFragmentDoc = new TypedDocumentString(`
    fragment LiveRoot on Subscription {
  got: connectEventReceived(filter: $filter) {
    upstreamId
    ...LiveEvent @include(if: $with)
  }
}
    fragment LiveEvent on ConnectEvent {
  events
  envelope {
    upstreamId
    documents {
      name
    }
  }
}`, {"fragmentName":"LiveRoot"}) as unknown as TypedDocumentString<LiveRootFragment, unknown>;
export const WholeFinancialAccountFragmentDoc = new TypedDocumentString(`
    fragment WholeFinancialAccount on TreasuryFinancialAccount {
  nickname
  outboundPayments(first: 50) {
    nodes {
      id
      financialAccount {
        nickname
        balance {
          cash {
            amount
          }
        }
      }
    }
  }
  inboundTransfers(first: 50) {
    nodes {
      id
      financialAccount {
        nickname
      }
    }
  }
  outboundTransfers(first: 50) {
    nodes {
      id
      financialAccount {
        nickname
      }
    }
  }
}
    `, {"fragmentName":"WholeFinancialAccount"}) as unknown as TypedDocumentString<WholeFinancialAccountFragment, unknown>;
export const OutboundPaymentStatesFragmentDoc = new TypedDocumentString(`
    fragment OutboundPaymentStates on TreasuryOutboundPayment {
  status
  cancelable
  postedAt
  failedAt
  failureReason
  returnedAt
  returnReason
  canceledAt
}
    `, {"fragmentName":"OutboundPaymentStates"}) as unknown as TypedDocumentString<OutboundPaymentStatesFragment, unknown>;
export const AllQueueSettingsFragmentDoc = new TypedDocumentString(`
    fragment AllQueueSettings on ContactCentreQueue {
  id
  upstreamId
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
  createdAt
}
    `, {"fragmentName":"AllQueueSettings"}) as unknown as TypedDocumentString<AllQueueSettingsFragment, unknown>;
export const FoundSocialUserFragmentDoc = new TypedDocumentString(`
    fragment FoundSocialUser on SocialUser {
  id
  username
}
    `, {"fragmentName":"FoundSocialUser"}) as unknown as TypedDocumentString<FoundSocialUserFragment, unknown>;
export const AdministratorOfUserFragmentDoc = new TypedDocumentString(`
    fragment AdministratorOfUser on User {
  connectorsAdministrator {
    role
    provider {
      name
    }
  }
}
    `, {"fragmentName":"AdministratorOfUser"}) as unknown as TypedDocumentString<AdministratorOfUserFragment, unknown>;
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
export const PayInvoicesDocument = new TypedDocumentString(`
    mutation PayInvoices($input: CreateAccountingPaymentsInput!) {
  createAccountingPayments(input: $input) {
    results {
      payment {
        id
      }
    }
    idempotencyKey
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<PayInvoicesMutation, PayInvoicesMutationVariables>;
export const AliasesOfOtherFieldsDocument = new TypedDocumentString(`
    query AliasesOfOtherFields($email: String!) {
  user(email: $email) {
    email: displayName
    id: email
    identityUser {
      upstreamId
    }
    supportUser {
      id: upstreamId
    }
    bankCustomer {
      upstreamId
    }
    ... on User {
      __typename: id
    }
  }
}
    `) as unknown as TypedDocumentString<AliasesOfOtherFieldsQuery, AliasesOfOtherFieldsQueryVariables>;
export const PeopleWithLaterPaymentsDocument = new TypedDocumentString(`
    query PeopleWithLaterPayments($n: Int) {
  users(first: $n) {
    nodes {
      id
      ... @defer(label: "money") {
        payments(first: 3) {
          nodes {
            id
            amount {
              amount
              currency
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PeopleWithLaterPaymentsQuery, PeopleWithLaterPaymentsQueryVariables>;
export const UpdateTicketWithLaterPaymentsDocument = new TypedDocumentString(`
    mutation UpdateTicketWithLaterPayments($input: UpdateTicketInput!) {
  updateTicket(input: $input) {
    ticket {
      id
      requester {
        email
        ... @defer(label: "money") {
          payments(first: 2) {
            nodes {
              id
            }
          }
        }
      }
    }
    userErrors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateTicketWithLaterPaymentsMutation, UpdateTicketWithLaterPaymentsMutationVariables>;
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
export const PeopleWithPaymentsLaterDocument = new TypedDocumentString(`
    query PeopleWithPaymentsLater($later: Boolean = true) {
  users(first: 3) {
    nodes {
      id
      ... @defer(label: "money", if: $later) {
        payments(first: 2) {
          nodes {
            id
            amount {
              amount
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PeopleWithPaymentsLaterQuery, PeopleWithPaymentsLaterQueryVariables>;
export const LiveConnectEventsDocument = new TypedDocumentString(`
    subscription LiveConnectEvents($filter: ConnectEventFilter, $with: Boolean!) {
  ...LiveRoot
}
    fragment LiveRoot on Subscription {
  got: connectEventReceived(filter: $filter) {
    upstreamId
    ...LiveEvent @include(if: $with)
  }
}
fragment LiveEvent on ConnectEvent {
  events
  envelope {
    upstreamId
    documents {
      name
    }
  }
}`) as unknown as TypedDocumentString<LiveConnectEventsSubscription, LiveConnectEventsSubscriptionVariables>;
export const FieldsOfScopesDocument = new TypedDocumentString(`
    query FieldsOfScopes {
  users(first: 1) {
    nodes {
      id
      email
      displayName
      payments(first: 1) {
        nodes {
          id
        }
      }
    }
  }
  ticket(id: "1001") {
    id
    subject
    requester {
      email
    }
    comments(first: 1) {
      nodes {
        id
      }
    }
  }
  banking {
    payments(first: 1) {
      nodes {
        id
      }
    }
  }
  supportDesk {
    ticketForms {
      id
    }
    searchTickets(first: 1) {
      nodes {
        id
      }
    }
    satisfactionReasons {
      id
    }
  }
  rateLimits {
    banking {
      rates {
        remaining
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FieldsOfScopesQuery, FieldsOfScopesQueryVariables>;
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
export const ImportHrUsersDocument = new TypedDocumentString(`
    mutation ImportHrUsers($input: ImportDirectoryHrUsersInput!) {
  importDirectoryHrUsers(input: $input) {
    userErrors {
      message
    }
    job {
      upstreamId
    }
  }
}
    `) as unknown as TypedDocumentString<ImportHrUsersMutation, ImportHrUsersMutationVariables>;
export const AddGroupTargetDocument = new TypedDocumentString(`
    mutation AddGroupTarget($input: AddIdentityRoleGroupTargetInput!) {
  addIdentityRoleGroupTarget(input: $input) {
    userErrors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddGroupTargetMutation, AddGroupTargetMutationVariables>;
export const VerifyFactorOnPhoneDocument = new TypedDocumentString(`
    mutation VerifyFactorOnPhone($input: VerifyIdentityFactorInput!) {
  verifyIdentityFactor(input: $input) {
    transaction {
      __typename
      id
    }
  }
}
    `) as unknown as TypedDocumentString<VerifyFactorOnPhoneMutation, VerifyFactorOnPhoneMutationVariables>;
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
export const RecordsOfNobodyDocument = new TypedDocumentString(`
    query RecordsOfNobody {
  user(email: "Nobody@Nowhere.example") {
    email
    identityUser {
      id
    }
    directoryHrWorker {
      email
    }
    directoryUser {
      id
    }
    directoryPushEndpoints {
      id
    }
    connectorsAdministrator {
      id
    }
    supportUser {
      id
    }
    contactCentreEndUser {
      id
    }
    socialUser {
      id
    }
    meetingSipPhone {
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
    bankApiUser {
      id
    }
    erpVendor {
      id
    }
    projectPerson {
      id
    }
    treasuryCustomer {
      id
    }
    treasuryPayments {
      nodes {
        id
      }
    }
    satisfactionRatings {
      nodes {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RecordsOfNobodyQuery, RecordsOfNobodyQueryVariables>;
export const CompanyOfPublicMailDocument = new TypedDocumentString(`
    query CompanyOfPublicMail {
  company(domain: "gmail.com") {
    id
  }
  node(id: "Company:gmail.com") {
    id
  }
  user(email: "somebody@gmail.com") {
    company {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CompanyOfPublicMailQuery, CompanyOfPublicMailQueryVariables>;
export const RecordsOfUnknownCompanyDocument = new TypedDocumentString(`
    query RecordsOfUnknownCompany {
  company(domain: "nobody.example") {
    supportOrganizations {
      id
    }
    erpVendors {
      id
    }
    crmOrganizations {
      id
    }
    psaBCompanies {
      id
    }
    people {
      totalCount
    }
    sources {
      family
      status
    }
  }
}
    `) as unknown as TypedDocumentString<RecordsOfUnknownCompanyQuery, RecordsOfUnknownCompanyQueryVariables>;
export const CompanyByUnicodeDomainDocument = new TypedDocumentString(`
    query CompanyByUnicodeDomain {
  company(domain: "BÜCHER.example") {
    crmOrganizations {
      id
    }
    supportOrganizations {
      id
    }
    psaBCompanies {
      id
    }
    erpVendors {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CompanyByUnicodeDomainQuery, CompanyByUnicodeDomainQueryVariables>;
export const SpellingsOfCompanyDocument = new TypedDocumentString(`
    query SpellingsOfCompany($email: String!) {
  a: company(domain: "northwind.example") {
    id
    domain
  }
  b: company(domain: " WWW.Northwind.Example. ") {
    id
  }
  idn: company(domain: "Bücher.example") {
    domain
  }
  node(id: "Company:northwind.example") {
    id
  }
  user(email: $email) {
    company {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SpellingsOfCompanyQuery, SpellingsOfCompanyQueryVariables>;
export const PeopleOfCompanyDocument = new TypedDocumentString(`
    query PeopleOfCompany($domain: String!, $after: String) {
  company(domain: $domain) {
    people(first: 20, after: $after) {
      nodes {
        email
        tickets(first: 1) {
          nodes {
            id
          }
        }
        payments(first: 1) {
          nodes {
            id
          }
        }
      }
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PeopleOfCompanyQuery, PeopleOfCompanyQueryVariables>;
export const RecordsOfCompanyDocument = new TypedDocumentString(`
    query RecordsOfCompany {
  company(domain: "northwind.example") {
    supportOrganization {
      id
      domainNames
    }
    supportOrganizations {
      id
    }
    erpVendor {
      id
    }
    erpVendors {
      email
    }
    crmOrganizations {
      id
      name
    }
    psaBCompany {
      id
      email
    }
    psaBCompanies {
      name
    }
    sources {
      family
      status
      count
      reason
      matches {
        recordId
        matchedBy
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RecordsOfCompanyQuery, RecordsOfCompanyQueryVariables>;
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
export const DeleteAccountingPaymentDocument = new TypedDocumentString(`
    mutation DeleteAccountingPayment($input: DeleteAccountingPaymentInput!) {
  deleteAccountingPayment(input: $input) {
    payment {
      id
      status
      history {
        changes
      }
    }
    idempotencyKey
    userErrors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteAccountingPaymentMutation, DeleteAccountingPaymentMutationVariables>;
export const AddPaymentHistoryDocument = new TypedDocumentString(`
    mutation AddPaymentHistory($input: CreateAccountingPaymentHistoryInput!) {
  createAccountingPaymentHistory(input: $input) {
    payment {
      history {
        changes
      }
    }
    idempotencyKey
    userErrors {
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<AddPaymentHistoryMutation, AddPaymentHistoryMutationVariables>;
export const PaymentOfTwoTenantsDocument = new TypedDocumentString(`
    query PaymentOfTwoTenants($id: ID!, $tenantId: ID) {
  mine: accounting {
    payment(id: $id) {
      id
      amount {
        amount
      }
    }
  }
  theirs: accounting(tenantId: $tenantId) {
    payment(id: $id) {
      id
      amount {
        amount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PaymentOfTwoTenantsQuery, PaymentOfTwoTenantsQueryVariables>;
export const CreateAccountingPaymentsDocument = new TypedDocumentString(`
    mutation CreateAccountingPayments($input: CreateAccountingPaymentsInput!) {
  createAccountingPayments(input: $input) {
    results {
      payment {
        id
        amount {
          amount
          currency
        }
        reference
        date
      }
      userErrors {
        field
        message
        code
      }
    }
    idempotencyKey
    userErrors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<CreateAccountingPaymentsMutation, CreateAccountingPaymentsMutationVariables>;
export const PrepaymentsDocument = new TypedDocumentString(`
    query Prepayments($tenantId: ID, $filter: AccountingPrepaymentFilter, $orderBy: [AccountingPrepaymentOrder!], $places: Int, $first: Int, $after: String) {
  accounting(tenantId: $tenantId) {
    prepayments(
      filter: $filter
      orderBy: $orderBy
      unitDecimalPlaces: $places
      first: $first
      after: $after
    ) {
      nodes {
        id
        total {
          amount
        }
        lineItems {
          unitAmount {
            amount
          }
        }
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PrepaymentsQuery, PrepaymentsQueryVariables>;
export const WholePrepaymentDocument = new TypedDocumentString(`
    query WholePrepayment($id: ID!) {
  accounting {
    prepayment(id: $id) {
      id
      upstreamId
      tenantId
      type
      status
      date
      reference
      contact {
        displayName
        email
      }
      user {
        email
      }
      currencyCode
      currencyRate
      lineAmountTypes
      lineItems {
        lineItemId
        description
        quantity
        unitAmount {
          amount
          currency
        }
        lineAmount {
          amount
        }
        taxAmount {
          amount
        }
        taxType
        accountCode
      }
      subTotal {
        amount
      }
      totalTax {
        amount
      }
      total {
        amount
        currency
      }
      remainingCredit {
        amount
      }
      allocations {
        allocationId
        amount
        date
        invoice {
          invoiceNumber
        }
      }
      hasAttachments
      updatedAt
    }
  }
}
    `) as unknown as TypedDocumentString<WholePrepaymentQuery, WholePrepaymentQueryVariables>;
export const PrepaymentsOfUserDocument = new TypedDocumentString(`
    query PrepaymentsOfUser($email: String!) {
  user(email: $email) {
    accountingPrepayments(
      filter: {total: {min: "0"}}
      orderBy: [{field: DATE, direction: DESC}]
    ) {
      nodes {
        upstreamId
      }
      totalCount
    }
    none: accountingPrepayments(filter: {types: []}) {
      nodes {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PrepaymentsOfUserQuery, PrepaymentsOfUserQueryVariables>;
export const BankPaymentsDocument = new TypedDocumentString(`
    query BankPayments($filter: BankPaymentFilter) {
  banking {
    payments(filter: $filter, orderBy: [{field: CREATED_AT}], first: 2) {
      nodes {
        status
        direction
        createdAt
        counterparty {
          displayName
          accountNumber
        }
        customer {
          id
          payments(first: 1) {
            nodes {
              id
            }
          }
          user {
            email
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BankPaymentsQuery, BankPaymentsQueryVariables>;
export const CardsOfCustomerDocument = new TypedDocumentString(`
    query CardsOfCustomer($id: ID!, $filter: BankCardFilter) {
  banking {
    customer(id: $id) {
      cards(filter: $filter) {
        nodes {
          account {
            id
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CardsOfCustomerQuery, CardsOfCustomerQueryVariables>;
export const ApiTokensOfUserDocument = new TypedDocumentString(`
    query ApiTokensOfUser($id: ID!) {
  banking {
    apiTokens(
      userId: $id
      filter: {createdAt: {from: "2026-01-01T00:00:00Z", until: "2026-02-01T00:00:00Z"}}
      orderBy: [{field: CREATED_AT, direction: ASC}]
    ) {
      nodes {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ApiTokensOfUserQuery, ApiTokensOfUserQueryVariables>;
export const SearchCrmPeopleDocument = new TypedDocumentString(`
    query SearchCrmPeople($text: String!, $exactMatch: Boolean, $fields: [CrmPersonSearchField!], $organizationIds: [ID!], $first: Int, $after: String) {
  crm {
    searchPeople(
      filter: {text: $text, exactMatch: $exactMatch, fields: $fields, organizationIds: $organizationIds}
      first: $first
      after: $after
    ) {
      edges {
        cursor
        score
        node {
          id
          displayName
        }
      }
      nodes {
        id
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        endCursor
      }
      totalCount
    }
  }
}
    `) as unknown as TypedDocumentString<SearchCrmPeopleQuery, SearchCrmPeopleQueryVariables>;
export const WholeCrmPersonDocument = new TypedDocumentString(`
    query WholeCrmPerson($id: ID!) {
  crm {
    person(id: $id) {
      id
      upstreamId
      displayName
      email
      emails {
        value
        label
        primary
      }
      phones {
        value
        label
        primary
      }
      organization {
        id
        upstreamId
        name
      }
      owner {
        id
        upstreamId
        displayName
        email
        user {
          email
        }
      }
      visibleTo
      pictureId
      marketingStatus
      label
      active
      createdAt
      updatedAt
      user {
        email
      }
      users {
        email
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WholeCrmPersonQuery, WholeCrmPersonQueryVariables>;
export const CrmPeopleByTextDocument = new TypedDocumentString(`
    query CrmPeopleByText($text: String!) {
  crm {
    searchPeople(filter: {text: $text}, first: 5) {
      nodes {
        id
        displayName
        email
        emails {
          value
          primary
        }
        phones {
          value
        }
        organization {
          name
        }
        owner {
          id
          displayName
        }
        visibleTo
        user {
          email
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CrmPeopleByTextQuery, CrmPeopleByTextQueryVariables>;
export const CrmPeopleByPartOfAddressDocument = new TypedDocumentString(`
    query CrmPeopleByPartOfAddress {
  crm {
    searchPeople(filter: {text: ".example", fields: [EMAIL]}, first: 3) {
      nodes {
        displayName
        emails {
          value
          label
          primary
        }
        phones {
          value
          label
          primary
        }
        marketingStatus
        createdAt
        label
        active
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CrmPeopleByPartOfAddressQuery, CrmPeopleByPartOfAddressQueryVariables>;
export const CrmPersonOfUserDocument = new TypedDocumentString(`
    query CrmPersonOfUser($email: String!) {
  user(email: $email) {
    crmPerson {
      id
      email
      user {
        email
      }
    }
    crmPeople {
      id
      displayName
    }
  }
}
    `) as unknown as TypedDocumentString<CrmPersonOfUserQuery, CrmPersonOfUserQueryVariables>;
export const CreatePersonFieldDocument = new TypedDocumentString(`
    mutation CreatePersonField($input: CreateCrmPersonFieldInput!) {
  createCrmPersonField(input: $input) {
    personField {
      id
      key
      name
      type
      options {
        optionId
        label
      }
      shownWhenAdding
      custom
    }
    userErrors {
      field
      code
    }
  }
}
    `) as unknown as TypedDocumentString<CreatePersonFieldMutation, CreatePersonFieldMutationVariables>;
export const UpdatePersonFieldDocument = new TypedDocumentString(`
    mutation UpdatePersonField($input: UpdateCrmPersonFieldInput!) {
  updateCrmPersonField(input: $input) {
    personField {
      name
      type
      options {
        optionId
        label
      }
      shownWhenAdding
    }
    userErrors {
      field
      code
    }
  }
}
    `) as unknown as TypedDocumentString<UpdatePersonFieldMutation, UpdatePersonFieldMutationVariables>;
export const DeletePersonFieldDocument = new TypedDocumentString(`
    mutation DeletePersonField($id: ID!) {
  deleteCrmPersonField(input: {id: $id}) {
    deletedId
    personField {
      id
      name
      active
    }
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<DeletePersonFieldMutation, DeletePersonFieldMutationVariables>;
export const CrmPeopleDocument = new TypedDocumentString(`
    query CrmPeople($filter: CrmPersonFilter, $orderBy: [CrmPersonOrder!], $first: Int, $after: String) {
  crm {
    people(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
      nodes {
        id
        displayName
        updatedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        score
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CrmPeopleQuery, CrmPeopleQueryVariables>;
export const AllCrmPeopleDocument = new TypedDocumentString(`
    query AllCrmPeople($filter: CrmAllPeopleFilter, $first: Int, $after: String) {
  crm {
    allPeople(filter: $filter, first: $first, after: $after) {
      nodes {
        id
        displayName
        updatedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AllCrmPeopleQuery, AllCrmPeopleQueryVariables>;
export const DeletePersonPictureDocument = new TypedDocumentString(`
    mutation DeletePersonPicture($personId: ID!) {
  deleteCrmPersonPicture(input: {personId: $personId}) {
    person {
      id
      pictureId
    }
    userErrors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<DeletePersonPictureMutation, DeletePersonPictureMutationVariables>;
export const CreateCrmPersonDocument = new TypedDocumentString(`
    mutation CreateCrmPerson($input: CreateCrmPersonInput!) {
  createCrmPerson(input: $input) {
    person {
      id
      displayName
      email
      emails {
        value
        label
        primary
      }
      phones {
        value
      }
      organization {
        id
      }
      owner {
        id
      }
      visibleTo
      marketingStatus
      label
      active
      createdAt
      customFields {
        field {
          name
        }
        value
      }
    }
    userErrors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCrmPersonMutation, CreateCrmPersonMutationVariables>;
export const UpdateCrmPersonDocument = new TypedDocumentString(`
    mutation UpdateCrmPerson($input: UpdateCrmPersonInput!) {
  updateCrmPerson(input: $input) {
    person {
      id
      displayName
      label
      customFields {
        field {
          key
        }
        value
      }
    }
    userErrors {
      field
      code
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateCrmPersonMutation, UpdateCrmPersonMutationVariables>;
export const DeleteCrmPersonDocument = new TypedDocumentString(`
    mutation DeleteCrmPerson($input: DeleteCrmPersonInput!) {
  deleteCrmPerson(input: $input) {
    person {
      id
      active
    }
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteCrmPersonMutation, DeleteCrmPersonMutationVariables>;
export const DeleteCrmPeopleDocument = new TypedDocumentString(`
    mutation DeleteCrmPeople($ids: [ID!]!) {
  deleteCrmPeople(input: {ids: $ids}) {
    people {
      id
    }
    deletedIds
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteCrmPeopleMutation, DeleteCrmPeopleMutationVariables>;
export const ChangeAndDeletePeopleDocument = new TypedDocumentString(`
    mutation ChangeAndDeletePeople($one: ID!, $two: ID!) {
  a: updateCrmPerson(input: {id: $one, label: 1}) {
    person {
      user {
        crmPeople {
          id
        }
      }
    }
  }
  b: deleteCrmPerson(input: {id: $two}) {
    userErrors {
      code
    }
  }
  c: updateCrmPerson(input: {id: $one, label: 2}) {
    person {
      user {
        crmPeople {
          id
          label
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeAndDeletePeopleMutation, ChangeAndDeletePeopleMutationVariables>;
export const MergeCrmPeopleDocument = new TypedDocumentString(`
    mutation MergeCrmPeople($input: MergeCrmPeopleInput!) {
  mergeCrmPeople(input: $input) {
    person {
      id
      emails {
        value
      }
      deals {
        nodes {
          id
        }
      }
    }
    mergedPerson {
      id
      active
    }
    userErrors {
      field
      code
    }
  }
}
    `) as unknown as TypedDocumentString<MergeCrmPeopleMutation, MergeCrmPeopleMutationVariables>;
export const DealsOfFiftyPeopleDocument = new TypedDocumentString(`
    query DealsOfFiftyPeople {
  crm {
    people(first: 50) {
      nodes {
        id
        deals(first: 3) {
          nodes {
            id
            value {
              amount
            }
            person {
              displayName
              again: deals(first: 3) {
                nodes {
                  id
                }
              }
            }
          }
        }
        again: deals(first: 3) {
          nodes {
            title
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DealsOfFiftyPeopleQuery, DealsOfFiftyPeopleQueryVariables>;
export const HistoryOfPersonDocument = new TypedDocumentString(`
    query HistoryOfPerson {
  crm {
    person(id: "5") {
      displayName
      history {
        nodes {
          __typename
          occurredAt
          ... on CrmOtherEvent {
            type
          }
          ... on CrmDealEvent {
            deal {
              id
              status
              value {
                amount
              }
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<HistoryOfPersonQuery, HistoryOfPersonQueryVariables>;
export const AddFollowerDocument = new TypedDocumentString(`
    mutation AddFollower($personId: ID!, $userId: ID!) {
  addCrmPersonFollower(input: {personId: $personId, userId: $userId}) {
    follower {
      id
      crmUser {
        id
        email
      }
    }
    person {
      id
      followers {
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
    `) as unknown as TypedDocumentString<AddFollowerMutation, AddFollowerMutationVariables>;
export const RemoveFollowerDocument = new TypedDocumentString(`
    mutation RemoveFollower($followerId: ID!) {
  removeCrmPersonFollower(input: {followerId: $followerId}) {
    person {
      id
      followers {
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
    `) as unknown as TypedDocumentString<RemoveFollowerMutation, RemoveFollowerMutationVariables>;
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
export const WholeVendorDocument = new TypedDocumentString(`
    query WholeVendor($id: ID!) {
  erp {
    vendor(id: $id) {
      number
      displayName
      addressLine1
      city
      country
      postalCode
      phone
      email
      website
      taxRegistrationNumber
      currencyCode
      currency {
        code
        name
        symbol
      }
      paymentTermsId
      paymentTerm {
        code
        name
        dueDateCalculation
      }
      balance {
        amount
        currency
      }
      blocked
      rawBlocked
      updatedAt
    }
  }
}
    `) as unknown as TypedDocumentString<WholeVendorQuery, WholeVendorQueryVariables>;
export const PurchasesOfVendorDocument = new TypedDocumentString(`
    query PurchasesOfVendor($id: ID!, $number: String!, $name: String!) {
  erp {
    vendorPurchase(vendorId: $id, vendorNumber: $number, displayName: $name) {
      id
      companyId
      vendorId
      vendorNumber
      displayName
      totalPurchaseAmount
      vendor {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PurchasesOfVendorQuery, PurchasesOfVendorQueryVariables>;
export const ContactNodesDocument = new TypedDocumentString(`
    query ContactNodes($a: [ID!]!, $b: [ID!]!, $c: [ID!]!) {
  a: nodes(ids: $a) {
    ... on MarketingContact {
      email
    }
  }
  b: nodes(ids: $b) {
    ... on MarketingContact {
      email
    }
  }
  c: nodes(ids: $c) {
    ... on MarketingContact {
      email
    }
  }
}
    `) as unknown as TypedDocumentString<ContactNodesQuery, ContactNodesQueryVariables>;
export const ListsOfContactsDocument = new TypedDocumentString(`
    query ListsOfContacts($emails: [String!]!) {
  marketing {
    contactsByEmails(emails: $emails) {
      contact {
        listIds
        lists {
          id
          upstreamId
          name
          recipientCount
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListsOfContactsQuery, ListsOfContactsQueryVariables>;
export const UpsertContactsDocument = new TypedDocumentString(`
    mutation UpsertContacts($input: UpsertMarketingContactsInput!) {
  upsertMarketingContacts(input: $input) {
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<UpsertContactsMutation, UpsertContactsMutationVariables>;
export const SearchContactsDocument = new TypedDocumentString(`
    query SearchContacts($query: String!) {
  marketing {
    searchContacts(rawQuery: $query) {
      contacts {
        email
        country
      }
      totalCount
    }
  }
}
    `) as unknown as TypedDocumentString<SearchContactsQuery, SearchContactsQueryVariables>;
export const UpsertContactsAsJobDocument = new TypedDocumentString(`
    mutation UpsertContactsAsJob($input: UpsertMarketingContactsInput!) {
  upsertMarketingContacts(input: $input) {
    importJob {
      id
    }
    userErrors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<UpsertContactsAsJobMutation, UpsertContactsAsJobMutationVariables>;
export const ContactsByEmailsDocument = new TypedDocumentString(`
    query ContactsByEmails($emails: [String!]!) {
  marketing {
    contactsByEmails(emails: $emails) {
      email
      contact {
        id
        email
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ContactsByEmailsQuery, ContactsByEmailsQueryVariables>;
export const ContactOfUserDocument = new TypedDocumentString(`
    query ContactOfUser($email: String!) {
  user(email: $email) {
    marketingContact {
      id
      upstreamId
      email
      alternateEmails
      firstName
      lastName
      addressLine1
      addressLine2
      city
      stateProvinceRegion
      postalCode
      country
      listIds
      customFields
      createdAt
      updatedAt
      user {
        email
      }
      users {
        email
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ContactOfUserQuery, ContactOfUserQueryVariables>;
export const ContactsOfThreeUsersDocument = new TypedDocumentString(`
    query ContactsOfThreeUsers($a: String!, $b: String!, $c: String!) {
  a: user(email: $a) {
    marketingContact {
      email
    }
  }
  b: user(email: $b) {
    marketingContact {
      email
    }
  }
  c: user(email: $c) {
    marketingContact {
      email
    }
  }
}
    `) as unknown as TypedDocumentString<ContactsOfThreeUsersQuery, ContactsOfThreeUsersQueryVariables>;
export const ImportJobDocument = new TypedDocumentString(`
    query ImportJob($id: ID!) {
  marketing {
    importJob(id: $id) {
      id
      upstreamId
      status
      progress
      type
      startedAt
      completedAt
      results {
        requestedCount
        createdCount
        updatedCount
        deletedCount
        erroredCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ImportJobQuery, ImportJobQueryVariables>;
export const ImportJobAndContactDocument = new TypedDocumentString(`
    query ImportJobAndContact($id: ID!, $email: String!) {
  node(id: $id) {
    ... on MarketingImportJob {
      status
      progress
      type
      results {
        createdCount
        updatedCount
      }
      startedAt
    }
  }
  user(email: $email) {
    marketingContact {
      email
      firstName
      alternateEmails
      listIds
    }
  }
}
    `) as unknown as TypedDocumentString<ImportJobAndContactQuery, ImportJobAndContactQueryVariables>;
export const UpsertContactsAndReadJobDocument = new TypedDocumentString(`
    mutation UpsertContactsAndReadJob($input: UpsertMarketingContactsInput!) {
  upsertMarketingContacts(input: $input) {
    importJob {
      id
      status
      progress
      type
      results {
        createdCount
      }
      startedAt
    }
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<UpsertContactsAndReadJobMutation, UpsertContactsAndReadJobMutationVariables>;
export const CreateImportJobDocument = new TypedDocumentString(`
    mutation CreateImportJob($input: CreateMarketingImportJobInput!) {
  createMarketingImportJob(input: $input) {
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
      expiresAt
    }
    userErrors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<CreateImportJobMutation, CreateImportJobMutationVariables>;
export const ImportJobNodeDocument = new TypedDocumentString(`
    query ImportJobNode($id: ID!) {
  node(id: $id) {
    ... on MarketingImportJob {
      status
      progress
      type
      results {
        requestedCount
        createdCount
        erroredCount
        errors {
          url
          mediaType
          filename
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ImportJobNodeQuery, ImportJobNodeQueryVariables>;
export const CreateImportJobAndReadStatusDocument = new TypedDocumentString(`
    mutation CreateImportJobAndReadStatus($input: CreateMarketingImportJobInput!) {
  createMarketingImportJob(input: $input) {
    importJob {
      id
      status
      progress
    }
  }
}
    `) as unknown as TypedDocumentString<CreateImportJobAndReadStatusMutation, CreateImportJobAndReadStatusMutationVariables>;
export const CreateExportJobDocument = new TypedDocumentString(`
    mutation CreateExportJob($input: CreateMarketingExportJobInput!) {
  createMarketingExportJob(input: $input) {
    exportJob {
      id
    }
    userErrors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<CreateExportJobMutation, CreateExportJobMutationVariables>;
export const ExportJobDocument = new TypedDocumentString(`
    query ExportJob($id: ID!) {
  marketing {
    exportJob(id: $id) {
      id
      upstreamId
      status
      progress
      type
      fileType
      listIds
      segmentIds
      createdAt
      completedAt
      expiresAt
      results {
        contactCount
        files {
          url
          mediaType
          filename
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ExportJobQuery, ExportJobQueryVariables>;
export const ExportJobsDocument = new TypedDocumentString(`
    query ExportJobs($first: Int, $after: String) {
  marketing {
    exportJobs(first: $first, after: $after) {
      nodes {
        id
        status
        type
        results {
          contactCount
          files {
            url
          }
        }
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ExportJobsQuery, ExportJobsQueryVariables>;
export const CustomFieldsDocument = new TypedDocumentString(`
    query CustomFields($account: ID) {
  marketing(onBehalfOf: $account) {
    customFields {
      nodes {
        id
        upstreamId
        name
        type
        definitionId
      }
      totalCount
    }
  }
}
    `) as unknown as TypedDocumentString<CustomFieldsQuery, CustomFieldsQueryVariables>;
export const CreateCustomFieldDocument = new TypedDocumentString(`
    mutation CreateCustomField($input: CreateMarketingCustomFieldInput!) {
  createMarketingCustomField(input: $input) {
    customField {
      id
      upstreamId
      name
      type
      definitionId
    }
    userErrors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCustomFieldMutation, CreateCustomFieldMutationVariables>;
export const DeleteCustomFieldDocument = new TypedDocumentString(`
    mutation DeleteCustomField($id: ID!, $account: ID) {
  deleteMarketingCustomField(input: {id: $id, onBehalfOf: $account}) {
    deletedId
    userErrors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteCustomFieldMutation, DeleteCustomFieldMutationVariables>;
export const CustomFieldByIdDocument = new TypedDocumentString(`
    query CustomFieldById($id: ID!, $node: ID!) {
  marketing {
    customField(id: $id) {
      name
      type
    }
  }
  node(id: $node) {
    id
    ... on MarketingCustomField {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CustomFieldByIdQuery, CustomFieldByIdQueryVariables>;
export const MarketingListsDocument = new TypedDocumentString(`
    query MarketingLists($account: ID) {
  marketing(onBehalfOf: $account) {
    lists {
      nodes {
        id
        upstreamId
        name
        recipientCount
      }
      totalCount
    }
  }
}
    `) as unknown as TypedDocumentString<MarketingListsQuery, MarketingListsQueryVariables>;
export const DeleteMarketingListsDocument = new TypedDocumentString(`
    mutation DeleteMarketingLists($ids: [ID!]!, $account: ID) {
  deleteMarketingLists(input: {ids: $ids, onBehalfOf: $account}) {
    deletedIds
    userErrors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteMarketingListsMutation, DeleteMarketingListsMutationVariables>;
export const ProjectsWithOwnersDocument = new TypedDocumentString(`
    query ProjectsWithOwners {
  projectManagement {
    list: projects(first: 20) {
      nodes {
        id
        name
        status
        owner {
          upstreamId
          lastName
          user {
            email
          }
        }
        company {
          id
        }
        tags {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProjectsWithOwnersQuery, ProjectsWithOwnersQueryVariables>;
export const WholeProjectsDocument = new TypedDocumentString(`
    query WholeProjects {
  projectManagement {
    list: projects(first: 50) {
      nodes {
        upstreamId
        name
        description
        status
        rawStatus
        health
        type
        starred
        startDate
        endDate
        completedAt
        lastActivityAt
        createdAt
        updatedAt
        deleted
        budget {
          capacity {
            amount
            currency
          }
          used {
            amount
          }
          capacityUsedPercent
          currencySymbol
        }
        customFields {
          fieldId
          name
          type
          value
        }
        category {
          upstreamId
          name
          color
        }
        tags {
          upstreamId
          color
        }
        company {
          upstreamId
          name
          isOwner
        }
        owner {
          firstName
          email
          title
          type
          company {
            name
          }
          teams {
            upstreamId
            name
          }
          isSiteOwner
          isServiceAccount
          isClient
          costRate {
            amount
            currency
          }
          timezone
          lastLoginAt
          createdAt
          updatedAt
          deleted
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WholeProjectsQuery, WholeProjectsQueryVariables>;
export const ProjectsDocument = new TypedDocumentString(`
    query Projects($filter: ProjectFilter, $orderBy: [ProjectOrder!], $reportTimezone: String, $reportFormat: ProjectListReportFormat) {
  projectManagement {
    list: projects(
      filter: $filter
      orderBy: $orderBy
      reportTimezone: $reportTimezone
      reportFormat: $reportFormat
    ) {
      nodes {
        upstreamId
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProjectsQuery, ProjectsQueryVariables>;
export const PersonOfProjectsDocument = new TypedDocumentString(`
    query PersonOfProjects($id: ID!, $filter: ProjectPersonFilter) {
  projectManagement {
    person(id: $id, filter: $filter) {
      id
      upstreamId
      email
      user {
        email
      }
      type
      teams {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PersonOfProjectsQuery, PersonOfProjectsQueryVariables>;
export const ProjectPersonOfUsersDocument = new TypedDocumentString(`
    query ProjectPersonOfUsers($here: String!, $gone: String!) {
  here: user(email: $here) {
    identityUser {
      projectPerson {
        upstreamId
        email
      }
    }
  }
  gone: user(email: $gone) {
    identityUser {
      projectPerson {
        email
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProjectPersonOfUsersQuery, ProjectPersonOfUsersQueryVariables>;
export const MemberOfProjectDocument = new TypedDocumentString(`
    query MemberOfProject($id: ID!, $personId: ID!, $filter: ProjectPersonFilter) {
  projectManagement {
    project(id: $id) {
      member(personId: $personId, filter: $filter) {
        role
        receivesNotifications
        joinedAt
        project {
          id
        }
        person {
          id
          email
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MemberOfProjectQuery, MemberOfProjectQueryVariables>;
export const ProjectUpdatesDocument = new TypedDocumentString(`
    query ProjectUpdates {
  projectManagement {
    list: updates(first: 50) {
      nodes {
        id
        upstreamId
        text
        health
        active
        createdAt
        updatedAt
        deleted
        reactions {
          emoji
          count
        }
        project {
          id
          name
          owner {
            lastName
          }
        }
        author {
          firstName
          user {
            email
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProjectUpdatesQuery, ProjectUpdatesQueryVariables>;
export const UpdatesOfForeignProjectDocument = new TypedDocumentString(`
    query UpdatesOfForeignProject($id: ID!) {
  projectManagement {
    project(id: $id) {
      updates {
        nodes {
          id
        }
      }
    }
    projects(first: 1) {
      nodes {
        starred
      }
    }
  }
}
    `) as unknown as TypedDocumentString<UpdatesOfForeignProjectQuery, UpdatesOfForeignProjectQueryVariables>;
export const StatusTimelineDocument = new TypedDocumentString(`
    query StatusTimeline($id: ID!) {
  projectManagement {
    team(id: $id) {
      id
      statusTimeline(
        first: 100
        orderBy: {field: PERSON_NAME, direction: DESC}
        filter: {includeSubteams: true, text: "o", includeDeleted: true, updatedAt: {from: "2026-01-01T00:00:00Z"}}
      ) {
        totalCount
        nodes {
          id
          upstreamId
          text
          emoji
          startAt
          endAt
          createdAt
          updatedAt
          deleted
          team {
            id
            name
          }
          person {
            id
            lastName
            user {
              email
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StatusTimelineQuery, StatusTimelineQueryVariables>;
export const ProjectsOfPersonDocument = new TypedDocumentString(`
    query ProjectsOfPerson($id: ID!) {
  projectManagement {
    person(id: $id) {
      projects(filter: {memberIds: ["7"]}) {
        nodes {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProjectsOfPersonQuery, ProjectsOfPersonQueryVariables>;
export const ReferencesOfProjectDocument = new TypedDocumentString(`
    query ReferencesOfProject($id: ID!) {
  projectManagement {
    project(id: $id) {
      __typename
      id
      upstreamId
    }
    again: project(id: "ProjectReference:7001") {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ReferencesOfProjectQuery, ReferencesOfProjectQueryVariables>;
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
export const TwoFinancialAccountsDocument = new TypedDocumentString(`
    query TwoFinancialAccounts($a: ID!, $b: ID!) {
  treasury {
    a: financialAccount(id: $a) {
      ...WholeFinancialAccount
    }
    b: financialAccount(id: $b) {
      ...WholeFinancialAccount
    }
  }
}
    fragment WholeFinancialAccount on TreasuryFinancialAccount {
  nickname
  outboundPayments(first: 50) {
    nodes {
      id
      financialAccount {
        nickname
        balance {
          cash {
            amount
          }
        }
      }
    }
  }
  inboundTransfers(first: 50) {
    nodes {
      id
      financialAccount {
        nickname
      }
    }
  }
  outboundTransfers(first: 50) {
    nodes {
      id
      financialAccount {
        nickname
      }
    }
  }
}`) as unknown as TypedDocumentString<TwoFinancialAccountsQuery, TwoFinancialAccountsQueryVariables>;
export const OutboundPaymentsOfAccountDocument = new TypedDocumentString(`
    query OutboundPaymentsOfAccount($account: ID, $filter: TreasuryOutboundPaymentFilter, $first: Int, $after: String, $last: Int, $before: String) {
  treasury {
    financialAccount(id: $account) {
      id
      outboundPayments(
        filter: $filter
        first: $first
        after: $after
        last: $last
        before: $before
      ) {
        nodes {
          id
          upstreamId
          status
          createdAt
          amount {
            amount
            currency
          }
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
        totalCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OutboundPaymentsOfAccountQuery, OutboundPaymentsOfAccountQueryVariables>;
export const WholeOutboundPaymentDocument = new TypedDocumentString(`
    query WholeOutboundPayment($id: ID!) {
  treasury {
    outboundPayment(id: $id) {
      id
      upstreamId
      status
      amount {
        amount
        currency
      }
      description
      statementDescriptor
      createdAt
      expectedArrivalAt
      financialAccount {
        id
      }
      endUserDetails {
        present
        ipAddress
      }
      destinationPaymentMethod
      destinationPaymentMethodDetails {
        type
        billingDetails {
          displayName
          email
          phone
          address {
            line1
            line2
            city
            state
            postalCode
            country
          }
        }
        usBankAccount {
          accountType
          accountHolderType
          routingNumber
          last4
          network
        }
        financialAccount {
          id
        }
      }
      metadata {
        key
        value
      }
      payer {
        email
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WholeOutboundPaymentQuery, WholeOutboundPaymentQueryVariables>;
export const CreateOutboundPaymentDocument = new TypedDocumentString(`
    mutation CreateOutboundPayment($input: CreateTreasuryOutboundPaymentInput!) {
  createTreasuryOutboundPayment(input: $input) {
    outboundPayment {
      id
      status
      amount {
        amount
        currency
      }
      description
      customer {
        id
      }
      payer {
        email
      }
      metadata {
        key
        value
      }
      destinationPaymentMethodDetails {
        usBankAccount {
          last4
          network
        }
      }
    }
    userErrors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<CreateOutboundPaymentMutation, CreateOutboundPaymentMutationVariables>;
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
export const LatestOutboundTransfersDocument = new TypedDocumentString(`
    query LatestOutboundTransfers {
  treasury {
    financialAccount {
      outboundTransfers(first: 5) {
        nodes {
          id
          status
          postedAt
          failedAt
          failureReason
          returnedAt
          returnReason
          canceledAt
          destinationPaymentMethodDetails {
            billingDetails {
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
    `) as unknown as TypedDocumentString<LatestOutboundTransfersQuery, LatestOutboundTransfersQueryVariables>;
export const StatesOfOutboundPaymentsDocument = new TypedDocumentString(`
    query StatesOfOutboundPayments($returned: ID!, $failed: ID!) {
  treasury {
    returned: outboundPayment(id: $returned) {
      ...OutboundPaymentStates
    }
    failed: outboundPayment(id: $failed) {
      ...OutboundPaymentStates
    }
  }
}
    fragment OutboundPaymentStates on TreasuryOutboundPayment {
  status
  cancelable
  postedAt
  failedAt
  failureReason
  returnedAt
  returnReason
  canceledAt
}`) as unknown as TypedDocumentString<StatesOfOutboundPaymentsQuery, StatesOfOutboundPaymentsQueryVariables>;
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
export const ConversationsOfEndUserDocument = new TypedDocumentString(`
    query ConversationsOfEndUser($id: ID!) {
  contactCentre {
    endUser(id: $id) {
      conversations(first: 50) {
        nodes {
          queue {
            name
            priority
          }
          tags {
            name
            status
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ConversationsOfEndUserQuery, ConversationsOfEndUserQueryVariables>;
export const EndUsersOfDirectoryDocument = new TypedDocumentString(`
    query EndUsersOfDirectory($id: ID!) {
  node(id: $id) {
    ... on ContactCentreEndUser {
      displayName
    }
  }
  users(first: 20) {
    nodes {
      email
      identityUser {
        contactCentreEndUser {
          id
          displayName
          user {
            email
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EndUsersOfDirectoryQuery, EndUsersOfDirectoryQueryVariables>;
export const ConversationPagesDocument = new TypedDocumentString(`
    query ConversationPages($id: ID!, $after: String) {
  contactCentre {
    endUser(id: $id) {
      conversations(first: 2, after: $after) {
        nodes {
          id
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ConversationPagesQuery, ConversationPagesQueryVariables>;
export const UpdateRefusedAttributesDocument = new TypedDocumentString(`
    mutation UpdateRefusedAttributes($input: UpdateContactCentreEndUserAttributesInput!) {
  updateContactCentreEndUserAttributes(input: $input) {
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateRefusedAttributesMutation, UpdateRefusedAttributesMutationVariables>;
export const PresencePagesDocument = new TypedDocumentString(`
    query PresencePages($id: ID!, $first: Int, $after: String) {
  contactCentre {
    team(id: $id) {
      presence(first: $first, after: $after) {
        nodes {
          id
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PresencePagesQuery, PresencePagesQueryVariables>;
export const PresenceOfTeamDocument = new TypedDocumentString(`
    query PresenceOfTeam($id: ID!) {
  contactCentre {
    team(id: $id) {
      id
      upstreamId
      presence {
        nodes {
          id
          upstreamId
          agentId
          displayName
          email
          status
          statusSince
          activeConversationCount
          user {
            email
            displayName
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PresenceOfTeamQuery, PresenceOfTeamQueryVariables>;
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
export const QueueSettingsDocument = new TypedDocumentString(`
    query QueueSettings($full: ID!, $bare: ID!) {
  contactCentre {
    full: queue(id: $full) {
      ...AllQueueSettings
    }
    bare: queue(id: $bare) {
      ...AllQueueSettings
    }
  }
}
    fragment AllQueueSettings on ContactCentreQueue {
  id
  upstreamId
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
  createdAt
}`) as unknown as TypedDocumentString<QueueSettingsQuery, QueueSettingsQueryVariables>;
export const QueuesWithMembersDocument = new TypedDocumentString(`
    query QueuesWithMembers {
  contactCentre {
    queues {
      totalCount
      nodes {
        name
        members(first: 50) {
          totalCount
          nodes {
            id
            teams {
              id
            }
            presence {
              status
              statusSince
            }
          }
        }
        again: members(first: 2) {
          nodes {
            id
            displayName
            firstName
            lastName
            email
            createdAt
            user {
              email
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QueuesWithMembersQuery, QueuesWithMembersQueryVariables>;
export const MemberPagesDocument = new TypedDocumentString(`
    query MemberPages($id: ID!, $after: String) {
  contactCentre {
    queue(id: $id) {
      members(first: 20, after: $after) {
        nodes {
          id
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MemberPagesQuery, MemberPagesQueryVariables>;
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
export const CreateTagDocument = new TypedDocumentString(`
    mutation CreateTag($input: CreateContactCentreTagInput!) {
  createContactCentreTag(input: $input) {
    tag {
      id
      name
      color
      status
      createdAt
    }
    userErrors {
      field
      code
    }
  }
}
    `) as unknown as TypedDocumentString<CreateTagMutation, CreateTagMutationVariables>;
export const DeactivateAndActivateTagDocument = new TypedDocumentString(`
    mutation DeactivateAndActivateTag($id: ID!) {
  off: deactivateContactCentreTag(input: {tagId: $id}) {
    tag {
      name
      status
    }
  }
  on: activateContactCentreTag(input: {tagId: $id}) {
    tag {
      name
      color
      status
    }
  }
}
    `) as unknown as TypedDocumentString<DeactivateAndActivateTagMutation, DeactivateAndActivateTagMutationVariables>;
export const TeamsWithAgentsDocument = new TypedDocumentString(`
    query TeamsWithAgents {
  contactCentre {
    teams {
      totalCount
      nodes {
        name
        agents(first: 100) {
          totalCount
          nodes {
            email
            presence {
              email
              status
              activeConversationCount
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TeamsWithAgentsQuery, TeamsWithAgentsQueryVariables>;
export const QueuesOfAgentsDocument = new TypedDocumentString(`
    query QueuesOfAgents($id: ID!) {
  contactCentre {
    team(id: $id) {
      name
      agents(first: 3) {
        nodes {
          id
          upstreamId
          role
          teams {
            id
          }
          queues {
            id
            members(first: 1) {
              totalCount
            }
          }
          user {
            email
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QueuesOfAgentsQuery, QueuesOfAgentsQueryVariables>;
export const CreateRefusedTeamsDocument = new TypedDocumentString(`
    mutation CreateRefusedTeams($teamId: ID!, $agentIds: [ID!]!) {
  create: createContactCentreTeam(input: {name: ""}) {
    team {
      id
    }
    userErrors {
      field
      code
    }
  }
  add: addContactCentreTeamAgents(input: {teamId: $teamId, agentIds: $agentIds}) {
    team {
      id
    }
    userErrors {
      field
      code
    }
  }
}
    `) as unknown as TypedDocumentString<CreateRefusedTeamsMutation, CreateRefusedTeamsMutationVariables>;
export const ConnectEventsDocument = new TypedDocumentString(`
    query ConnectEvents($id: ID!) {
  eSignature {
    connectEvents(
      filter: {envelopeIds: [$id], occurredAt: {from: "2026-11-05T08:03:00Z"}, events: [RECIPIENT_COMPLETED]}
    ) {
      nodes {
        configuration {
          name
        }
        sender {
          email
        }
        recipients {
          affected
          displayName
          email
          type
          status
          user {
            email
          }
          recipient {
            id
          }
        }
        envelope {
          connectEvents(first: 1) {
            totalCount
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ConnectEventsQuery, ConnectEventsQueryVariables>;
export const CloudStorageOfUserDocument = new TypedDocumentString(`
    query CloudStorageOfUser($id: ID!, $redirect: String, $provider: ID!) {
  eSignature {
    user(id: $id) {
      id
      upstreamId
      accountId
      cloudStorageProviders {
        id
        upstreamId
        name
        authenticationUrl(redirectUrl: $redirect)
        owner {
          id
        }
      }
      cloudStorageProvider(id: $provider) {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CloudStorageOfUserQuery, CloudStorageOfUserQueryVariables>;
export const CloudStorageLinksDocument = new TypedDocumentString(`
    query CloudStorageLinks($id: ID!, $provider: ID!, $redirect: String) {
  node(id: $provider) {
    ... on ESignatureCloudStorageProvider {
      plain: authenticationUrl
      back: authenticationUrl(redirectUrl: $redirect)
    }
  }
  eSignature {
    user(id: $id) {
      cloudStorageProviders {
        plain: authenticationUrl
        back: authenticationUrl(redirectUrl: $redirect)
      }
      cloudStorageProvider(id: $provider) {
        plain: authenticationUrl
        back: authenticationUrl(redirectUrl: $redirect)
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CloudStorageLinksQuery, CloudStorageLinksQueryVariables>;
export const UpdateLivestreamDocument = new TypedDocumentString(`
    mutation UpdateLivestream($input: UpdateMeetingLivestreamInput!) {
  updateMeetingLivestream(input: $input) {
    livestream {
      meeting {
        id
        upstreamId
      }
      pageUrl
      streamUrl
      resolution
      action
    }
    userErrors {
      field
      message
      code
      familyCode
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateLivestreamMutation, UpdateLivestreamMutationVariables>;
export const UpdateLivestreamStatusDocument = new TypedDocumentString(`
    mutation UpdateLivestreamStatus($input: UpdateMeetingLivestreamStatusInput!) {
  updateMeetingLivestreamStatus(input: $input) {
    livestream {
      meeting {
        id
      }
      action
      layout
      displayName
      captions
      activeSpeakerName
    }
    userErrors {
      field
      message
      code
      familyCode
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateLivestreamStatusMutation, UpdateLivestreamStatusMutationVariables>;
export const DeletePollDocument = new TypedDocumentString(`
    mutation DeletePoll($input: DeleteMeetingPollInput!) {
  deleteMeetingPoll(input: $input) {
    deletedId
    meeting {
      id
      polls {
        id
      }
    }
    userErrors {
      field
      message
      code
      familyCode
    }
  }
}
    `) as unknown as TypedDocumentString<DeletePollMutation, DeletePollMutationVariables>;
export const AddMeetingRegistrantDocument = new TypedDocumentString(`
    mutation AddMeetingRegistrant($input: AddMeetingRegistrantInput!) {
  addMeetingRegistrant(input: $input) {
    registrant {
      id
      email
      firstName
      organization
      employeeRange
      zip
      status
      createdAt
      meeting {
        id
      }
      user {
        email
      }
    }
    userErrors {
      field
      message
      code
      familyCode
    }
  }
}
    `) as unknown as TypedDocumentString<AddMeetingRegistrantMutation, AddMeetingRegistrantMutationVariables>;
export const MeetingRegistrantsDocument = new TypedDocumentString(`
    query MeetingRegistrants($id: ID!, $filter: MeetingRegistrantFilter, $first: Int, $after: String) {
  meetings {
    meeting(id: $id) {
      registrants(filter: $filter, first: $first, after: $after) {
        nodes {
          id
          email
          status
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MeetingRegistrantsQuery, MeetingRegistrantsQueryVariables>;
export const MeetingSummaryDocument = new TypedDocumentString(`
    query MeetingSummary($uuid: ID!) {
  meetings {
    summary(id: $uuid) {
      id
      upstreamId
      topic
      startedAt
      endedAt
      summaryStartedAt
      summaryEndedAt
      title
      overview
      details {
        label
        summary
      }
      nextSteps
      meeting {
        id
        upstreamId
      }
      host {
        email
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MeetingSummaryQuery, MeetingSummaryQueryVariables>;
export const WholeRegistrantDocument = new TypedDocumentString(`
    query WholeRegistrant($id: ID!) {
  meetings {
    meeting(id: $id) {
      id
      upstreamId
      registrants(first: 1) {
        nodes {
          id
          upstreamId
          email
          firstName
          lastName
          organization
          jobTitle
          phone
          address
          city
          zip
          state
          country
          language
          industry
          employeeRange
          comments
          status
          createdAt
          meeting {
            id
          }
          user {
            email
            displayName
          }
        }
        totalCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WholeRegistrantQuery, WholeRegistrantQueryVariables>;
export const SummaryOfMeetingDocument = new TypedDocumentString(`
    query SummaryOfMeeting($id: ID!, $uuid: ID!) {
  meetings {
    meeting(id: $id) {
      summary(id: $uuid) {
        topic
      }
      livestream {
        meeting {
          id
        }
        pageUrl
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SummaryOfMeetingQuery, SummaryOfMeetingQueryVariables>;
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
export const TspAccountsDocument = new TypedDocumentString(`
    query TspAccounts($id: ID!) {
  meetings {
    user(id: $id) {
      id
      upstreamId
      user {
        email
      }
      tspAccounts {
        id
        upstreamId
        conferenceCode
        bridge
        dialInNumbers {
          number
          type
          countryLabel
          code
        }
        owner {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TspAccountsQuery, TspAccountsQueryVariables>;
export const SipPhonesDocument = new TypedDocumentString(`
    query SipPhones($text: String, $first: Int, $after: String) {
  meetings {
    sipPhones(filter: {text: $text}, first: $first, after: $after) {
      nodes {
        id
        upstreamId
        email
        displayName
        domain
        voiceMail
        authorizationName
        proxyServer
        proxyServer2
        proxyServer3
        registerServer
        registerServer2
        registerServer3
        transportProtocol
        transportProtocol2
        transportProtocol3
        registrationExpireTime
        user {
          email
        }
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SipPhonesQuery, SipPhonesQueryVariables>;
export const CreateTspAccountDocument = new TypedDocumentString(`
    mutation CreateTspAccount($input: CreateMeetingTspAccountInput!) {
  createMeetingTspAccount(input: $input) {
    tspAccount {
      id
      upstreamId
      conferenceCode
      bridge
      dialInNumbers {
        code
        type
        number
        countryLabel
      }
      owner {
        tspAccounts {
          id
        }
      }
    }
    userErrors {
      field
      message
      code
      familyCode
    }
  }
}
    `) as unknown as TypedDocumentString<CreateTspAccountMutation, CreateTspAccountMutationVariables>;
export const DeleteTspAccountDocument = new TypedDocumentString(`
    mutation DeleteTspAccount($input: DeleteMeetingTspAccountInput!) {
  deleteMeetingTspAccount(input: $input) {
    deletedId
    meetingUser {
      tspAccounts {
        upstreamId
      }
    }
    userErrors {
      field
      message
      code
      familyCode
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteTspAccountMutation, DeleteTspAccountMutationVariables>;
export const UpdateGlobalDialInDocument = new TypedDocumentString(`
    mutation UpdateGlobalDialIn($input: UpdateMeetingUserGlobalDialInInput!) {
  updateMeetingUserGlobalDialIn(input: $input) {
    meetingUser {
      upstreamId
    }
    userErrors {
      field
      message
      code
      familyCode
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateGlobalDialInMutation, UpdateGlobalDialInMutationVariables>;
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
export const SocialUsersByHundredsDocument = new TypedDocumentString(`
    query SocialUsersByHundreds($a: [ID!]!, $b: [ID!]!, $c: [ID!]!) {
  a: nodes(ids: $a) {
    ...FoundSocialUser
  }
  b: nodes(ids: $b) {
    ...FoundSocialUser
  }
  c: nodes(ids: $c) {
    ...FoundSocialUser
  }
}
    fragment FoundSocialUser on SocialUser {
  id
  username
}`) as unknown as TypedDocumentString<SocialUsersByHundredsQuery, SocialUsersByHundredsQueryVariables>;
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
export const QuotedPostsDocument = new TypedDocumentString(`
    query QuotedPosts($id: ID!) {
  social {
    post(id: $id) {
      quotes(first: 20) {
        nodes {
          author {
            displayName
          }
          quotedPost {
            id
            text
            author {
              displayName
            }
            media {
              type
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<QuotedPostsQuery, QuotedPostsQueryVariables>;
export const AuthorsOfMentionsDocument = new TypedDocumentString(`
    query AuthorsOfMentions($id: ID!) {
  social {
    user(id: $id) {
      a: mentions(first: 5) {
        nodes {
          author {
            location
          }
        }
      }
      b: mentions(first: 5, filter: {exclude: [REPOSTS]}) {
        nodes {
          author {
            verified
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AuthorsOfMentionsQuery, AuthorsOfMentionsQueryVariables>;
export const PollsOfRepliedPostsDocument = new TypedDocumentString(`
    query PollsOfRepliedPosts($id: ID!) {
  social {
    user(id: $id) {
      rows: posts(filter: {exclude: [REPOSTS]}) {
        nodes {
          repliedToPost {
            id
            poll {
              status
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PollsOfRepliedPostsQuery, PollsOfRepliedPostsQueryVariables>;
export const TimelineAndLikesDocument = new TypedDocumentString(`
    query TimelineAndLikes($id: ID!) {
  social {
    user(id: $id) {
      timeline(first: 100) {
        nodes {
          author {
            id
          }
        }
      }
      likedPosts(first: 100) {
        nodes {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TimelineAndLikesQuery, TimelineAndLikesQueryVariables>;
export const PeopleOfSocialListDocument = new TypedDocumentString(`
    query PeopleOfSocialList($id: ID!) {
  social {
    list(id: $id) {
      id
      upstreamId
      members(first: 250) {
        nodes {
          id
        }
      }
      followers(first: 100) {
        nodes {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PeopleOfSocialListQuery, PeopleOfSocialListQueryVariables>;
export const SkipTicketDocument = new TypedDocumentString(`
    mutation SkipTicket($input: SkipTicketInput!) {
  skipTicket(input: $input) {
    skip {
      id
      upstreamId
      reason
      user {
        email
      }
      createdAt
    }
    userErrors {
      field
      code
    }
  }
}
    `) as unknown as TypedDocumentString<SkipTicketMutation, SkipTicketMutationVariables>;
export const SupportSessionsDocument = new TypedDocumentString(`
    query SupportSessions($first: Int, $after: String) {
  supportDesk {
    sessions(first: $first, after: $after) {
      nodes {
        id
        upstreamId
        user {
          email
        }
        authenticatedAt
        lastSeenAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
}
    `) as unknown as TypedDocumentString<SupportSessionsQuery, SupportSessionsQueryVariables>;
export const CreateSupportAccountDocument = new TypedDocumentString(`
    mutation CreateSupportAccount($input: CreateSupportAccountInput!) {
  createSupportAccount(input: $input) {
    account {
      id
      upstreamId
      name
      subdomain
      timeZone
      locale
      ownerName
      owner {
        email
      }
      createdAt
      updatedAt
    }
    userErrors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<CreateSupportAccountMutation, CreateSupportAccountMutationVariables>;
export const UpdateTicketFieldDocument = new TypedDocumentString(`
    mutation UpdateTicketField($input: UpdateTicketFieldInput!) {
  updateTicketField(input: $input) {
    ticketField {
      id
      creatorAppName
      options(first: 50) {
        nodes {
          id
          name
          value
        }
      }
    }
    removedOptions {
      id
      name
      value
    }
    unnamedOptions {
      id
      name
      value
    }
    userErrors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateTicketFieldMutation, UpdateTicketFieldMutationVariables>;
export const UpsertFieldOptionDocument = new TypedDocumentString(`
    mutation UpsertFieldOption($input: UpsertTicketFieldOptionInput!) {
  upsertTicketFieldOption(input: $input) {
    ticketFieldOption {
      id
      name
      rawName
      value
      default
      field {
        id
        title
      }
    }
    created
    userErrors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<UpsertFieldOptionMutation, UpsertFieldOptionMutationVariables>;
export const DeleteFieldOptionDocument = new TypedDocumentString(`
    mutation DeleteFieldOption($input: DeleteTicketFieldOptionInput!) {
  deleteTicketFieldOption(input: $input) {
    deletedId
    userErrors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteFieldOptionMutation, DeleteFieldOptionMutationVariables>;
export const OptionsOfTicketFieldDocument = new TypedDocumentString(`
    query OptionsOfTicketField($after: String) {
  supportDesk {
    ticketField(id: 803) {
      options(first: 100, after: $after) {
        nodes {
          id
          name
          rawName
          value
          default
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OptionsOfTicketFieldQuery, OptionsOfTicketFieldQueryVariables>;
export const FieldOptionByIdDocument = new TypedDocumentString(`
    query FieldOptionById($id: ID!) {
  supportDesk {
    ticketFieldOption(id: $id) {
      id
      upstreamId
      name
      rawName
      value
      default
      field {
        id
        title
      }
    }
  }
  node(id: $id) {
    ... on TicketFieldOption {
      value
    }
  }
  none: node(id: "TicketFieldOption:806:1") {
    id
  }
  field: node(id: "TicketField:806") {
    ... on TicketField {
      title
    }
  }
}
    `) as unknown as TypedDocumentString<FieldOptionByIdQuery, FieldOptionByIdQueryVariables>;
export const FieldsOfTicketsDocument = new TypedDocumentString(`
    query FieldsOfTickets {
  tickets(first: 100) {
    nodes {
      form {
        id
        fields {
          id
          title
          options(first: 1) {
            nodes {
              id
            }
          }
        }
      }
      fieldValues {
        field {
          id
          title
        }
        value
        option {
          id
          name
          value
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FieldsOfTicketsQuery, FieldsOfTicketsQueryVariables>;
export const FieldsForEndUsersDocument = new TypedDocumentString(`
    query FieldsForEndUsers {
  supportDesk {
    ticketField(id: 805) {
      id
    }
    ticketFieldOption(id: "TicketFieldOption:805:90001") {
      id
    }
    ticketForm(id: 7001) {
      name
      fields {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FieldsForEndUsersQuery, FieldsForEndUsersQueryVariables>;
export const UpdateTicketDocument = new TypedDocumentString(`
    mutation UpdateTicket($input: UpdateTicketInput!) {
  updateTicket(input: $input) {
    ticket {
      id
      status
      collaborators {
        email
      }
      requester {
        email
      }
      comments(first: 50) {
        nodes {
          plainBody
        }
      }
    }
    userErrors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateTicketMutation, UpdateTicketMutationVariables>;
export const TicketCommentsDocument = new TypedDocumentString(`
    query TicketComments($id: ID!, $after: String, $filter: TicketCommentFilter, $orderBy: [TicketCommentOrder!]) {
  ticket(id: $id) {
    comments(first: 5, after: $after, filter: $filter, orderBy: $orderBy) {
      nodes {
        id
        author {
          email
        }
        public
        body
        createdAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TicketCommentsQuery, TicketCommentsQueryVariables>;
export const RecordsOfSearchDocument = new TypedDocumentString(`
    query RecordsOfSearch {
  supportDesk {
    search(filter: {types: [ORGANIZATION, GROUP, USER]}, first: 60) {
      nodes {
        ... on SupportUser {
          id
          organization {
            id
          }
        }
        ... on SupportOrganization {
          id
        }
        ... on SupportGroup {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RecordsOfSearchQuery, RecordsOfSearchQueryVariables>;
export const MetricEventsDocument = new TypedDocumentString(`
    query MetricEvents($since: DateTime!, $first: Int, $after: String) {
  supportDesk {
    ticketMetricEvents(
      filter: {occurredAt: {from: $since}}
      first: $first
      after: $after
    ) {
      nodes {
        upstreamId
        metric
        type
        instance
        occurredAt
        duration {
          calendar
          business
        }
        ticket {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MetricEventsQuery, MetricEventsQueryVariables>;
export const MetricEventExportDocument = new TypedDocumentString(`
    query MetricEventExport($since: DateTime!) {
  supportDesk {
    ticketMetricEventExport(filter: {occurredAt: {from: $since}}) {
      events {
        upstreamId
        occurredAt
      }
      until
      complete
    }
  }
}
    `) as unknown as TypedDocumentString<MetricEventExportQuery, MetricEventExportQueryVariables>;
export const MetricSetOfTicketDocument = new TypedDocumentString(`
    query MetricSetOfTicket($id: ID!, $ticket: ID!) {
  ticket(id: $ticket) {
    metrics {
      id
      upstreamId
      reopenCount
      replyCount
      assigneeStationCount
      replyTime {
        calendar
        business
      }
      firstResolutionTime {
        calendar
        business
      }
      fullResolutionTime {
        calendar
        business
      }
      assignedAt
      solvedAt
      statusUpdatedAt
      latestCommentAddedAt
      createdAt
      updatedAt
      ticket {
        id
      }
    }
  }
  supportDesk {
    ticketMetricSet(id: $id) {
      id
    }
    none: ticketMetricSet(id: "abc123") {
      id
    }
  }
  node(id: $id) {
    ... on TicketMetricSet {
      replyCount
    }
  }
}
    `) as unknown as TypedDocumentString<MetricSetOfTicketQuery, MetricSetOfTicketQueryVariables>;
export const ResourceCollectionDocument = new TypedDocumentString(`
    query ResourceCollection($id: ID!) {
  supportDesk {
    resourceCollection(id: $id) {
      id
      createdAt
      updatedAt
      resources {
        type
        identifier
        upstreamId
        deleted
      }
      job {
        upstreamId
        action
        status
        itemCount
        progress
        message
        results {
          type
          identifier
          upstreamId
          success
          error
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ResourceCollectionQuery, ResourceCollectionQueryVariables>;
export const FirstResourceCollectionDocument = new TypedDocumentString(`
    query FirstResourceCollection {
  supportDesk {
    resourceCollections(first: 1) {
      nodes {
        id
        upstreamId
        resources {
          type
          identifier
          upstreamId
          deleted
        }
        job {
          upstreamId
          action
          status
          itemCount
          progress
          message
          results {
            type
            identifier
            upstreamId
            success
            error
          }
        }
      }
      pageInfo {
        hasNextPage
      }
      totalCount
    }
  }
  node(id: "SupportResourceCollection:9202") {
    id
    ... on SupportResourceCollection {
      job {
        action
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FirstResourceCollectionQuery, FirstResourceCollectionQueryVariables>;
export const SatisfactionRatingsDocument = new TypedDocumentString(`
    query SatisfactionRatings($filter: SupportSatisfactionRatingFilter, $first: Int, $after: String) {
  supportDesk {
    satisfactionRatings(filter: $filter, first: $first, after: $after) {
      nodes {
        id
        upstreamId
        score
        comment
        reason {
          id
          text
          code
        }
        requester {
          email
        }
        assignee {
          email
        }
        createdAt
        updatedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
}
    `) as unknown as TypedDocumentString<SatisfactionRatingsQuery, SatisfactionRatingsQueryVariables>;
export const RateTicketDocument = new TypedDocumentString(`
    mutation RateTicket($input: RateTicketInput!) {
  rateTicket(input: $input) {
    satisfactionRating {
      id
      score
      comment
      reason {
        text
      }
      requester {
        email
      }
      assignee {
        email
      }
      ticket {
        id
      }
    }
    userErrors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<RateTicketMutation, RateTicketMutationVariables>;
export const SatisfactionRatingByIdDocument = new TypedDocumentString(`
    query SatisfactionRatingById($id: ID!) {
  supportDesk {
    satisfactionRating(id: $id) {
      id
      score
      comment
      requester {
        email
      }
      ticket {
        id
      }
      reason {
        text
        deletedAt
      }
    }
  }
  node(id: "SupportSatisfactionRating:1") {
    id
  }
}
    `) as unknown as TypedDocumentString<SatisfactionRatingByIdQuery, SatisfactionRatingByIdQueryVariables>;
export const SatisfactionForEndUsersDocument = new TypedDocumentString(`
    query SatisfactionForEndUsers($ticket: ID!) {
  supportDesk {
    satisfactionRatings(first: 1) {
      nodes {
        id
      }
    }
    satisfactionRatingCount {
      value
    }
    satisfactionReasons {
      id
    }
  }
  ticket(id: $ticket) {
    satisfactionRating {
      id
      score
    }
  }
}
    `) as unknown as TypedDocumentString<SatisfactionForEndUsersQuery, SatisfactionForEndUsersQueryVariables>;
export const SearchOfAllTypesDocument = new TypedDocumentString(`
    query SearchOfAllTypes {
  supportDesk {
    search(
      filter: {text: "a", createdAt: {from: "2000-01-01T00:00:00Z"}}
      orderBy: [{field: CREATED_AT}]
      first: 250
    ) {
      nodes {
        __typename
        ... on Ticket {
          id
          subject
          requester {
            email
          }
        }
        ... on SupportUser {
          id
          displayName
          email
          role
          user {
            email
          }
          organization {
            id
          }
        }
        ... on SupportOrganization {
          id
          name
          domainNames
        }
        ... on SupportGroup {
          id
          name
          description
        }
      }
      totalCount
      pageInfo {
        hasNextPage
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SearchOfAllTypesQuery, SearchOfAllTypesQueryVariables>;
export const UsersAndOrganizationsDocument = new TypedDocumentString(`
    query UsersAndOrganizations {
  supportDesk {
    users(first: 100, orderBy: [{field: CREATED_AT}]) {
      nodes {
        id
        upstreamId
        displayName
        email
        role
        organization {
          id
        }
        user {
          email
        }
        createdAt
        updatedAt
      }
      totalCount
    }
    organizations(first: 2) {
      nodes {
        id
        upstreamId
        name
        domainNames
        createdAt
        updatedAt
      }
      totalCount
    }
    groups(filter: {text: "billing"}) {
      nodes {
        id
        upstreamId
        name
        description
        createdAt
        updatedAt
      }
      totalCount
    }
  }
}
    `) as unknown as TypedDocumentString<UsersAndOrganizationsQuery, UsersAndOrganizationsQueryVariables>;
export const SearchCountsDocument = new TypedDocumentString(`
    query SearchCounts {
  supportDesk {
    everything: searchCount
    people: searchCount(filter: {types: [USER], text: "@"})
    tickets: ticketCount
    open: ticketCount(filter: {statuses: [OPEN]})
  }
}
    `) as unknown as TypedDocumentString<SearchCountsQuery, SearchCountsQueryVariables>;
export const ExportTicketsDocument = new TypedDocumentString(`
    query ExportTickets($filter: TicketFilter, $after: String) {
  supportDesk {
    exportTickets(filter: $filter, first: 250, after: $after) {
      nodes {
        id
        createdAt
        requester {
          email
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
}
    `) as unknown as TypedDocumentString<ExportTicketsQuery, ExportTicketsQueryVariables>;
export const ExportsOfOtherTypesDocument = new TypedDocumentString(`
    query ExportsOfOtherTypes {
  supportDesk {
    exportUsers(first: 2, filter: {text: "a"}) {
      nodes {
        id
        role
      }
      pageInfo {
        hasNextPage
      }
    }
    exportOrganizations(first: 1) {
      nodes {
        id
        domainNames
      }
    }
    exportGroups(first: 1) {
      nodes {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ExportsOfOtherTypesQuery, ExportsOfOtherTypesQueryVariables>;
export const SearchTicketsDocument = new TypedDocumentString(`
    query SearchTickets($filter: TicketSearchFilter, $first: Int, $after: String) {
  supportDesk {
    searchTickets(filter: $filter, first: $first, after: $after) {
      nodes {
        id
        canBeSolvedByRequester
        requester {
          email
        }
        emailCcs {
          email
        }
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SearchTicketsQuery, SearchTicketsQueryVariables>;
export const CommentsOfTicketDocument = new TypedDocumentString(`
    query CommentsOfTicket($ticket: ID!, $id: ID!, $own: ID!) {
  ticket(id: $ticket) {
    one: comment(id: $id) {
      id
      author {
        email
      }
      channel
      attachments {
        fileName
        contentType
        size
        width
        height
        inline
        deleted
        contentUrl
        malwareScanResult
      }
    }
    two: comment(id: $own) {
      id
      attachments {
        fileName
      }
    }
    none: comment(id: "1") {
      id
    }
  }
  node(id: $id) {
    ... on TicketComment {
      plainBody
    }
  }
}
    `) as unknown as TypedDocumentString<CommentsOfTicketQuery, CommentsOfTicketQueryVariables>;
export const QueueOfAgentDocument = new TypedDocumentString(`
    query QueueOfAgent($filter: TicketFilter, $orderBy: [TicketOrder!]) {
  tickets(filter: $filter, orderBy: $orderBy, first: 50) {
    nodes {
      status
      requester {
        email
      }
      assignee {
        email
      }
      organization {
        id
      }
      form {
        id
      }
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<QueueOfAgentQuery, QueueOfAgentQueryVariables>;
export const OrganizationOfTicketDocument = new TypedDocumentString(`
    query OrganizationOfTicket($id: ID!) {
  ticket(id: $id) {
    organization {
      id
      name
      domainNames
    }
  }
  node(id: "SupportOrganization:40999") {
    id
  }
}
    `) as unknown as TypedDocumentString<OrganizationOfTicketQuery, OrganizationOfTicketQueryVariables>;
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
export const ProvidersByNameDocument = new TypedDocumentString(`
    query ProvidersByName {
  catalog {
    providers(filter: {text: "Treas"}) {
      id
      upstreamId
      name
      description
      family
      baseUrl
      spec {
        title
        version
        openapi
        endpointCount
        ingestedAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProvidersByNameQuery, ProvidersByNameQueryVariables>;
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
export const IntegrationsOfProvidersDocument = new TypedDocumentString(`
    query IntegrationsOfProviders($a0: ID!, $a1: ID!, $b0: ID!, $b1: ID!, $p0: ID!, $p1: ID!) {
  connectors {
    a0: psaAIntegration(id: $a0) {
      id
    }
    a1: psaAIntegration(id: $a1) {
      id
    }
    b0: psaBIntegration(id: $b0) {
      id
    }
    b1: psaBIntegration(id: $b1) {
      id
    }
    p0: provider(id: $p0) {
      name
    }
    p1: provider(id: $p1) {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<IntegrationsOfProvidersQuery, IntegrationsOfProvidersQueryVariables>;
export const AgreementsOfOrganizationDocument = new TypedDocumentString(`
    query AgreementsOfOrganization($organizationId: ID) {
  connectors(organizationId: $organizationId) {
    psaAIntegration {
      settings {
        companyTypes {
          name
        }
      }
      agreements(first: 1) {
        nodes {
          additions(first: 1) {
            nodes {
              name
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AgreementsOfOrganizationQuery, AgreementsOfOrganizationQueryVariables>;
export const SelectedCompaniesDocument = new TypedDocumentString(`
    query SelectedCompanies {
  connectors {
    psaAIntegration {
      companies(
        first: 2
        filter: {name: {like: "* & Sons *"}, statuses: ["Active"]}
        orderBy: [{field: COUNTRY}, {field: NAME, direction: DESC}]
      ) {
        totalCount
        nodes {
          id
          name
          country
        }
      }
      companyTypes {
        id
        upstreamId
        name
        default
      }
      agreements(
        first: 1
        filter: {companyIds: ["104"]}
        orderBy: [{field: START_DATE}]
      ) {
        nodes {
          name
          type
          company {
            name
          }
        }
      }
      mappings(
        first: 3
        filter: {updatedAt: {from: "2026-10-01T00:00:00Z"}}
        orderBy: [{field: ORGANIZATION_NAME}]
      ) {
        nodes {
          id
        }
      }
    }
    psaBIntegration {
      companies(first: 1, filter: {email: {contains: "billing@"}}) {
        nodes {
          email
        }
      }
      billingOptions(
        first: 2
        filter: {lineItemName: {eq: "Devices"}}
        orderBy: [{field: QUANTITY, direction: DESC}]
      ) {
        nodes {
          scheduleName
          quantity
        }
      }
      mappings(first: 1) {
        nodes {
          organization {
            name
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SelectedCompaniesQuery, SelectedCompaniesQueryVariables>;
export const WholeCompaniesDocument = new TypedDocumentString(`
    query WholeCompanies {
  connectors {
    psaAIntegration {
      companies(first: 8) {
        nodes {
          upstreamId
          name
          identifier
          status
          types {
            id
            name
          }
          phone
          website
          city
          country
          updatedAt
        }
      }
      agreements(first: 3) {
        nodes {
          upstreamId
          name
          status
          startDate
          endDate
          billingCycle
          currency
          additions {
            nodes {
              id
              upstreamId
              name
              description
              quantity
              unitPrice {
                amount
                currency
              }
              unitCost {
                amount
                currency
              }
              billCustomer
              effectiveDate
              canceledDate
            }
          }
        }
      }
      mappings {
        nodes {
          createdAt
          updatedAt
          organization {
            id
            upstreamId
            name
          }
          agreement {
            id
            name
          }
          addition {
            id
            name
          }
        }
      }
    }
    psaBIntegration {
      companies(first: 8) {
        nodes {
          upstreamId
          name
          email
          phone
          website
          city
          country
          updatedAt
        }
      }
      billingOptions(first: 1) {
        nodes {
          id
          upstreamId
          company {
            id
            name
          }
          scheduleId
          scheduleName
          frequency
          lineItemId
          lineItemName
          quantity
        }
      }
      mappings {
        nodes {
          id
          company {
            id
            name
          }
          organization {
            id
          }
          billing {
            scheduleId
            scheduleName
            lineItemId
            lineItemName
          }
          createdAt
          updatedAt
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WholeCompaniesQuery, WholeCompaniesQueryVariables>;
export const CompanyPagesDocument = new TypedDocumentString(`
    query CompanyPages($after: String, $first: Int) {
  connectors {
    psaAIntegration {
      companies(first: $first, after: $after) {
        nodes {
          upstreamId
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CompanyPagesQuery, CompanyPagesQueryVariables>;
export const ObjectsOfMappingsDocument = new TypedDocumentString(`
    query ObjectsOfMappings {
  connectors {
    psaAIntegration {
      mappings {
        nodes {
          company {
            website
            status
          }
          agreement {
            status
            company {
              name
            }
          }
          addition {
            unitPrice {
              amount
            }
            quantity
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ObjectsOfMappingsQuery, ObjectsOfMappingsQueryVariables>;
export const SyncErrorsDocument = new TypedDocumentString(`
    query SyncErrors {
  connectors {
    psaAIntegration {
      syncErrors {
        upstreamId
        occurredAt
        code
        message
        resource
        organization {
          name
        }
        company {
          __typename
          id
          name
          ... on PsaACompany {
            status
          }
        }
      }
    }
    psaBIntegration {
      syncErrors {
        code
        company {
          __typename
          ... on PsaBCompany {
            email
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SyncErrorsQuery, SyncErrorsQueryVariables>;
export const AdministratorsOfProviderDocument = new TypedDocumentString(`
    query AdministratorsOfProvider {
  connectors {
    provider {
      id
      name
      administrators {
        id
        upstreamId
        email
        firstName
        lastName
        role
        hasMultiFactor
        createdAt
        lastLoginAt
        provider {
          id
        }
        user {
          email
          displayName
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AdministratorsOfProviderQuery, AdministratorsOfProviderQueryVariables>;
export const AdministratorsOfUsersDocument = new TypedDocumentString(`
    query AdministratorsOfUsers($a: String!, $b: String!, $c: String!) {
  a: user(email: $a) {
    ...AdministratorOfUser
  }
  b: user(email: $b) {
    ...AdministratorOfUser
  }
  c: user(email: $c) {
    ...AdministratorOfUser
  }
}
    fragment AdministratorOfUser on User {
  connectorsAdministrator {
    role
    provider {
      name
    }
  }
}`) as unknown as TypedDocumentString<AdministratorsOfUsersQuery, AdministratorsOfUsersQueryVariables>;
export const WholeUserGroupDocument = new TypedDocumentString(`
    query WholeUserGroup($id: ID!, $org: ID, $withEndpoints: Boolean! = true) {
  directory(organizationId: $org) {
    userGroup(id: $id) {
      id
      upstreamId
      organizationId
      name
      email
      description
      membershipMethod
      memberSuggestionsNotify
      attributes {
        sudo {
          enabled
          withoutPassword
        }
        ldapGroups {
          name
        }
        posixGroups {
          groupNumber
          name
        }
        radius {
          reply {
            name
            value
          }
        }
        sambaEnabled
      }
      memberQuery {
        queryType
        filters
      }
      memberQueryExemptions {
        type
        upstreamId
        attributes
        directoryUser {
          id
          pushEndpoints @include(if: $withEndpoints) {
            name
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WholeUserGroupQuery, WholeUserGroupQueryVariables>;
export const PushEndpointsOfUserDocument = new TypedDocumentString(`
    query PushEndpointsOfUser($id: ID!) {
  directory {
    user(id: $id) {
      id
      upstreamId
      organizationId
      pushEndpoints {
        id
        upstreamId
        name
        status
        enrolledAt
        lastUsedAt
        directoryUser {
          id
        }
        device {
          make
          model
          os
          osVersion
          appVersion
          biometricsEnabled
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PushEndpointsOfUserQuery, PushEndpointsOfUserQueryVariables>;
export const HrInstancesDocument = new TypedDocumentString(`
    query HrInstances($filter: DirectoryHrInstanceFilter, $orderBy: [DirectoryHrInstanceOrder!], $first: Int, $after: String) {
  directory {
    hrInstances(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
      nodes {
        id
        name
        createdAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
}
    `) as unknown as TypedDocumentString<HrInstancesQuery, HrInstancesQueryVariables>;
export const HrWorkersDocument = new TypedDocumentString(`
    query HrWorkers($id: ID!, $orderBy: [DirectoryHrWorkerOrder!], $first: Int, $after: String) {
  directory {
    hrInstance(id: $id) {
      workers(orderBy: $orderBy, first: $first, after: $after) {
        nodes {
          email
          username
          firstName
          lastName
          attributes {
            name
            value
          }
          user {
            email
            displayName
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<HrWorkersQuery, HrWorkersQueryVariables>;
export const HrImportJobDocument = new TypedDocumentString(`
    query HrImportJob($instance: ID!, $job: ID!, $first: Int) {
  directory {
    hrInstance(id: $instance) {
      importJob(id: $job) {
        id
        upstreamId
        hrInstance {
          name
        }
        results(first: $first) {
          nodes {
            upstreamId
            status
            message
            createdAt
            updatedAt
            entry {
              email
              username
              firstName
              lastName
              attributes {
                name
                value
              }
            }
            directoryUser {
              id
            }
            user {
              email
            }
          }
          pageInfo {
            hasNextPage
          }
          totalCount
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<HrImportJobQuery, HrImportJobQueryVariables>;
export const ActivateFactorDocument = new TypedDocumentString(`
    mutation ActivateFactor($input: ActivateIdentityFactorInput!) {
  activateIdentityFactor(input: $input) {
    factor {
      id
      status
    }
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<ActivateFactorMutation, ActivateFactorMutationVariables>;
export const VerifyFactorDocument = new TypedDocumentString(`
    mutation VerifyFactor($input: VerifyIdentityFactorInput!) {
  verifyIdentityFactor(input: $input) {
    result
    message
    transaction {
      id
      upstreamId
      result
      expiresAt
    }
    userErrors {
      field
      code
    }
  }
}
    `) as unknown as TypedDocumentString<VerifyFactorMutation, VerifyFactorMutationVariables>;
export const UnenrollFactorDocument = new TypedDocumentString(`
    mutation UnenrollFactor($input: UnenrollIdentityFactorInput!) {
  unenrollIdentityFactor(input: $input) {
    identityUser {
      id
      factors {
        id
      }
    }
    userErrors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<UnenrollFactorMutation, UnenrollFactorMutationVariables>;
export const SubscriptionsOfUserDocument = new TypedDocumentString(`
    query SubscriptionsOfUser($email: String!, $type: String!) {
  user(email: $email) {
    displayName
    identityUser {
      subscriptions {
        type
        subscribed
        channels
      }
      subscription(type: $type) {
        type
        subscribed
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SubscriptionsOfUserQuery, SubscriptionsOfUserQueryVariables>;
export const EnrollFactorDocument = new TypedDocumentString(`
    mutation EnrollFactor($input: EnrollIdentityFactorInput!) {
  enrollIdentityFactor(input: $input) {
    factor {
      id
      upstreamId
      type
      provider
      vendorName
      status
      phone
      credentialId
      deviceName
      authenticatorName
      question {
        key
        text
      }
      createdAt
      updatedAt
    }
    activation {
      expiresAt
      sharedSecret
      encoding
      keyLength
      timeStepSeconds
      uri
    }
    userErrors {
      field
      message
      code
    }
  }
}
    `) as unknown as TypedDocumentString<EnrollFactorMutation, EnrollFactorMutationVariables>;
export const FactorsOfUserDocument = new TypedDocumentString(`
    query FactorsOfUser($email: String!, $id: ID!) {
  user(email: $email) {
    identityUser {
      factors {
        id
        upstreamId
        type
        provider
        vendorName
        status
        phone
        credentialId
        deviceName
        authenticatorName
        question {
          key
          text
        }
        createdAt
        updatedAt
      }
      factor(id: $id) {
        id
        question {
          key
          text
        }
      }
      none: factor(id: "ost0") {
        id
      }
      factorCatalog {
        type
        provider
        vendorName
        required
        status
      }
      factorQuestions {
        key
        text
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FactorsOfUserQuery, FactorsOfUserQueryVariables>;
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
export const IdentityProvidersDocument = new TypedDocumentString(`
    query IdentityProviders($filter: IdentityProviderFilter, $first: Int, $after: String) {
  identity {
    providers(filter: $filter, first: $first, after: $after) {
      nodes {
        id
        name
        type
        status
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
}
    `) as unknown as TypedDocumentString<IdentityProvidersQuery, IdentityProvidersQueryVariables>;
export const KeysOfProviderDocument = new TypedDocumentString(`
    query KeysOfProvider($id: ID!, $node: ID!) {
  identity {
    provider(id: $id) {
      name
      protocol {
        credentials {
          trust {
            kid
            key {
              id
              status
            }
          }
          signing {
            key {
              keyType
            }
          }
        }
      }
    }
    none: provider(id: "0oaNone") {
      id
    }
  }
  node(id: $node) {
    ... on IdentityProvider {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<KeysOfProviderQuery, KeysOfProviderQueryVariables>;
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
export const TargetsOfGroupRoleDocument = new TypedDocumentString(`
    query TargetsOfGroupRole($role: ID!, $after: String) {
  node(id: $role) {
    ... on IdentityRole {
      groupTargets(first: 4, after: $after) {
        nodes {
          group {
            id
          }
          name
          description
          type
          createdAt
          updatedAt
          membersUpdatedAt
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TargetsOfGroupRoleQuery, TargetsOfGroupRoleQueryVariables>;
export const RoleOfGroupDocument = new TypedDocumentString(`
    query RoleOfGroup($group: ID!, $role: ID!) {
  identity {
    group(id: $group) {
      members(first: 2) {
        nodes {
          user {
            email
          }
          roles {
            type
          }
        }
      }
      role(id: $role) {
        id
        upstreamId
        name
        type
        status
        assignmentType
        createdAt
        updatedAt
        group {
          id
        }
        identityUser {
          id
        }
        appTargets {
          nodes {
            __typename
            appName
            displayName
            ... on IdentityAppInstance {
              id
              upstreamId
            }
          }
        }
        groupTargets {
          nodes {
            name
            group {
              id
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RoleOfGroupQuery, RoleOfGroupQueryVariables>;
export const TargetsOfAllRolesDocument = new TypedDocumentString(`
    query TargetsOfAllRoles {
  users(first: 50) {
    nodes {
      identityUser {
        roles {
          id
          type
          appTargets {
            nodes {
              __typename
              appName
              displayName
              ... on IdentityAppInstance {
                id
                upstreamId
              }
            }
          }
          groupTargets {
            nodes {
              name
              group {
                id
              }
            }
          }
        }
        again: roles {
          appTargets {
            nodes {
              appName
            }
          }
        }
        role(id: "ra1nothing") {
          id
        }
      }
    }
  }
  identity {
    group(id: "people") {
      members(first: 50) {
        nodes {
          roles {
            name
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TargetsOfAllRolesQuery, TargetsOfAllRolesQueryVariables>;
export const MembersOfTargetsDocument = new TypedDocumentString(`
    query MembersOfTargets($role: ID!) {
  users(first: 50) {
    nodes {
      identityUser {
        roles {
          groupTargets(first: 10) {
            nodes {
              group {
                members(first: 2) {
                  nodes {
                    id
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  identity {
    group(id: "department-support") {
      members(first: 2) {
        nodes {
          id
        }
      }
      role(id: $role) {
        groupTargets(first: 10) {
          nodes {
            group {
              members(first: 2) {
                nodes {
                  id
                }
              }
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MembersOfTargetsQuery, MembersOfTargetsQueryVariables>;
export const LinkedObjectsDocument = new TypedDocumentString(`
    query LinkedObjects($email: String!, $name: String!, $first: Int, $after: String) {
  user(email: $email) {
    identityUser {
      linkedObjects(relationshipName: $name, first: $first, after: $after) {
        nodes {
          id
          email
          user {
            email
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LinkedObjectsQuery, LinkedObjectsQueryVariables>;
export const UsersOfIdentityDocument = new TypedDocumentString(`
    query UsersOfIdentity($filter: UserFilter, $orderBy: [UserOrder!], $first: Int, $after: String) {
  users(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
    totalCount
    nodes {
      email
      displayName
      identityUser {
        status
        lastName
        department
        createdAt
        lastLoginAt
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<UsersOfIdentityQuery, UsersOfIdentityQueryVariables>;
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
export const NodesOfEverySubgraphDocument = new TypedDocumentString(`
    query NodesOfEverySubgraph {
  nodes(
    ids: ["Ticket:1001", "TicketForm:7001", "BankPayment:500001", "TicketForm:7002", "User:a@b.example"]
  ) {
    __typename
    id
    ... on Ticket {
      subject
      requester {
        email
      }
    }
    ... on TicketForm {
      name
    }
    ... on BankPayment {
      amount {
        currency
      }
    }
    ... on User {
      email
      tickets(first: 1) {
        nodes {
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NodesOfEverySubgraphQuery, NodesOfEverySubgraphQueryVariables>;
export const NodesWithRefusedIdsDocument = new TypedDocumentString(`
    query NodesWithRefusedIds {
  node(id: "IdentityGroup:people") {
    id
  }
  nodes(ids: ["Envelope:1", "TicketForm:7001", "DirectoryUser:1"]) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<NodesWithRefusedIdsQuery, NodesWithRefusedIdsQueryVariables>;
export const PaymentsOfAllFamiliesDocument = new TypedDocumentString(`
    query PaymentsOfAllFamilies($filter: PaymentFilter, $orderBy: [PaymentOrder!], $first: Int, $after: String) {
  payments(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
    nodes {
      id
      createdAt
      state
      status
    }
    totalCount
    sources {
      family
      status
      reason
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<PaymentsOfAllFamiliesQuery, PaymentsOfAllFamiliesQueryVariables>;