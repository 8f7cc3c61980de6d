import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AccountingMapper, AccountingPaymentMapper, AccountingAccountMapper, AccountingInvoiceMapper, AccountingContactMapper, AccountingCreditNoteMapper, AccountingPrepaymentMapper, AccountingLineItemMapper, AccountingOverpaymentMapper, AccountingBatchPaymentMapper, AccountingAllocationMapper, AccountingMessageMapper, AccountingPaymentResultMapper, AccountingHistoryRecordMapper, BankStatementMapper, BankCardAuthorizationMapper, BankCardAuthorizationRequestMapper, BankApiTokenMapper, BankApiUserMapper, BankCardLimitMapper, BankAccountMapper, BankAccountDayMapper, BankTransactionMapper, BankInstitutionMapper, BankCardMapper, BankCardLimitsMapper, BankCheckDepositMapper, BankCheckPaymentMapper, BankCounterpartyMapper, BankCounterpartyBalanceMapper, BankCustomerMapper, BankApplicationMapper, BankApplicationFormMapper, BankApplicationDocumentMapper, BankPaymentMapper, BankReceivedPaymentMapper, BankRecurringPaymentMapper, BankRepaymentMapper, BankRewardMapper, BankDisputeMapper, BankEventMapper, BankWebhookMapper, CrmMapper, CrmContactValueMapper, CrmPersonMapper, CrmOrganizationMapper, CrmPersonFieldOptionMapper, CrmCustomFieldMapper, CrmMailPartyMapper, CrmHistoryEventMapper, CrmActivityEventMapper, CrmDealEventMapper, CrmFileEventMapper, CrmMailEventMapper, CrmChangeEventMapper, CrmFollowerEventMapper, CrmOtherEventMapper, CrmUserMapper, CrmPersonFieldMapper, CrmFollowerMapper, CrmChangeMapper, CrmActivityMapper, CrmDealMapper, CrmFileMapper, CrmMailMessageMapper, ErpMapper, ErpVendorMapper, ErpVendorPurchaseMapper, ErpUnitOfMeasureMapper, ErpEmployeeMapper, ErpTimeRegistrationEntryMapper, ErpTrialBalanceRowMapper, ErpRetainedEarningsLineMapper, ErpPurchaseInvoiceMapper, ErpPurchaseInvoiceLineMapper, ErpSalesCreditMemoMapper, ErpSalesCreditMemoLineMapper, PostErpSalesCreditMemoPayloadMapper, PostAndSendErpSalesCreditMemoPayloadMapper, SendErpSalesCreditMemoPayloadMapper, CancelErpSalesCreditMemoPayloadMapper, CancelAndSendErpSalesCreditMemoPayloadMapper, ErpAccountMapper, ErpCurrencyMapper, ErpPaymentTermMapper, MarketingMapper, MarketingContactSearchMapper, MarketingImportJobMapper, MarketingImportResultsMapper, MarketingExportJobMapper, MarketingExportResultsMapper, MarketingListMapper, MarketingCustomFieldMapper, MarketingContactMapper, MarketingReservedFieldMapper, UserMapper, CompanyMapper, BankingMapper, PaymentMapper, PaymentSourceMapper, PaymentConnectionMapper, ProjectManagementMapper, ProjectReferenceMapper, ProjectBudgetMapper, ProjectCustomFieldValueMapper, ProjectMemberMapper, ProjectTaskCompletionMapper, ProjectTeamReferenceMapper, ProjectMapper, ProjectCompanyMapper, ProjectCategoryMapper, ProjectTagMapper, ProjectPersonMapper, ProjectTeamMapper, ProjectPersonStatusMapper, ProjectUpdateMapper, TreasuryMapper, TreasuryFinancialAccountMapper, TreasuryBalanceMapper, TreasuryPlatformRestrictionsMapper, TreasuryForwardingSettingsMapper, TreasuryFinancialAddressFeaturesMapper, TreasuryInboundFeaturesMapper, TreasuryOutboundFeaturesMapper, TreasuryFeatureStatusDetailMapper, TreasuryCustomerMapper, TreasuryEndUserDetailsMapper, TreasuryOriginMapper, TreasuryDestinationMapper, TreasuryBillingDetailsMapper, TreasuryAddressMapper, TreasuryBankAccountMapper, TreasuryFeaturesMapper, TreasuryFeatureMapper, TreasuryFinancialAddressMapper, TreasuryInboundTransferMapper, TreasuryOutboundPaymentMapper, TreasuryOutboundTransferMapper, AccountingPrepaymentConnectionMapper, BankAccountConnectionMapper, BankAccountDayConnectionMapper, BankTransactionConnectionMapper, BankStatementConnectionMapper, BankCardConnectionMapper, BankCardAuthorizationConnectionMapper, BankCardAuthorizationRequestConnectionMapper, BankCheckDepositConnectionMapper, BankCheckPaymentConnectionMapper, BankCounterpartyConnectionMapper, BankCustomerConnectionMapper, BankApplicationConnectionMapper, BankApplicationFormConnectionMapper, BankApplicationDocumentConnectionMapper, BankPaymentConnectionMapper, BankReceivedPaymentConnectionMapper, BankRecurringPaymentConnectionMapper, BankRepaymentConnectionMapper, BankRewardConnectionMapper, BankDisputeConnectionMapper, BankEventConnectionMapper, BankWebhookConnectionMapper, BankApiTokenConnectionMapper, CrmPersonConnectionMapper, CrmUserConnectionMapper, CrmPersonFieldConnectionMapper, CrmFollowerConnectionMapper, CrmHistoryEventConnectionMapper, CrmChangeConnectionMapper, CrmActivityConnectionMapper, CrmDealConnectionMapper, CrmFileConnectionMapper, CrmMailMessageConnectionMapper, ErpTrialBalanceRowConnectionMapper, ErpRetainedEarningsLineConnectionMapper, ErpPurchaseInvoiceLineConnectionMapper, ErpSalesCreditMemoConnectionMapper, ErpSalesCreditMemoLineConnectionMapper, ErpTimeRegistrationEntryConnectionMapper, ErpUnitOfMeasureConnectionMapper, ErpVendorConnectionMapper, ErpVendorPurchaseConnectionMapper, MarketingExportJobConnectionMapper, MarketingListConnectionMapper, MarketingCustomFieldConnectionMapper, ProjectConnectionMapper, ProjectPersonStatusConnectionMapper, ProjectUpdateConnectionMapper, TreasuryInboundTransferConnectionMapper, TreasuryOutboundPaymentConnectionMapper, TreasuryOutboundTransferConnectionMapper } from './mappers.ts';
import type { BusinessContext } from '../context.ts';
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

/** Entry point to the data of the accounting service. */
export type Accounting = {
  __typename?: 'Accounting';
  /** Payment by its id. The accounting service does not list payments. Costs one REST call. */
  payment?: Maybe<AccountingPayment>;
  /** Prepayment by its id. Costs one REST call. */
  prepayment?: Maybe<AccountingPrepayment>;
  /** Prepayments of a tenant. Costs one REST call per 100 prepayments. If the number of prepayments is a multiple of 100, one more call returns an empty page, which ends the list. */
  prepayments?: Maybe<AccountingPrepaymentConnection>;
};


/** Entry point to the data of the accounting service. */
export type AccountingPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the accounting service. */
export type AccountingPrepaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the accounting service. */
export type AccountingPrepaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AccountingPrepaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<AccountingPrepaymentOrder>>;
  unitDecimalPlaces?: InputMaybe<Scalars['Int']['input']>;
};

/** Account of the general ledger. */
export type AccountingAccount = {
  __typename?: 'AccountingAccount';
  /** Id of the account in the accounting service. */
  accountId?: Maybe<Scalars['String']['output']>;
  /** Code of the account. */
  code?: Maybe<Scalars['String']['output']>;
};

/** Account, identified by id or code. */
export type AccountingAccountInput = {
  /** Id of the account in the accounting service. */
  accountId?: InputMaybe<Scalars['String']['input']>;
  /** Code of the account. */
  code?: InputMaybe<Scalars['String']['input']>;
};

/** Part of a credit note, prepayment or overpayment that is allocated to an invoice. */
export type AccountingAllocation = {
  __typename?: 'AccountingAllocation';
  /** Id of the allocation in the accounting service. */
  allocationId?: Maybe<Scalars['String']['output']>;
  /** Allocated amount in the currency of the invoice. */
  amount?: Maybe<Scalars['Decimal']['output']>;
  /** Credit note from which the amount is allocated. */
  creditNote?: Maybe<AccountingCreditNote>;
  /** Date of the allocation. */
  date?: Maybe<Scalars['Date']['output']>;
  /** True if the allocation was deleted. */
  deleted?: Maybe<Scalars['Boolean']['output']>;
  /** Invoice to which the amount is allocated. */
  invoice?: Maybe<AccountingInvoice>;
  /** Overpayment from which the amount is allocated. */
  overpayment?: Maybe<AccountingOverpayment>;
  /** Prepayment from which the amount is allocated. */
  prepayment?: Maybe<AccountingPrepayment>;
  /** Result of a creation, `OK` or `ERROR`; null outside of responses to a creation. */
  statusAttributeString?: Maybe<Scalars['String']['output']>;
  /** Reasons why the allocation was refused. */
  validationErrors?: Maybe<Array<AccountingMessage>>;
};

/** Amount to allocate to an invoice. */
export type AccountingAllocationInput = {
  /** Allocated amount in the currency of the invoice. */
  amount: Scalars['Decimal']['input'];
  /** Date of the allocation. */
  date: Scalars['Date']['input'];
  /** Invoice that receives the amount, by id or number. */
  invoice: AccountingInvoiceInput;
};

/** Payments that were made together. */
export type AccountingBatchPayment = {
  __typename?: 'AccountingBatchPayment';
  /** Id of the batch in the accounting service. */
  batchPaymentId?: Maybe<Scalars['String']['output']>;
  /** Reference of the batch payment. */
  reference?: Maybe<Scalars['String']['output']>;
};

/** Batch of payments, identified by its id. */
export type AccountingBatchPaymentInput = {
  /** Id of the batch in the accounting service. */
  batchPaymentId?: InputMaybe<Scalars['String']['input']>;
  /** Reference of the batch payment. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** Customer or supplier with the fields that invoices contain. */
export type AccountingContact = {
  __typename?: 'AccountingContact';
  /** Id of the contact in the accounting service. */
  contactId?: Maybe<Scalars['String']['output']>;
  /** Display name of the contact. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** E-mail address, as written in the accounting service. */
  email?: Maybe<Scalars['String']['output']>;
  /** Person with the e-mail address of the contact. */
  user?: Maybe<User>;
};

/** Credit note with the fields that its payments contain. */
export type AccountingCreditNote = {
  __typename?: 'AccountingCreditNote';
  /** Amounts that are allocated to invoices. */
  allocations?: Maybe<Array<AccountingAllocation>>;
  /** Id of the credit note in the accounting service. */
  creditNoteId?: Maybe<Scalars['String']['output']>;
  /** Number of the credit note. */
  creditNoteNumber?: Maybe<Scalars['String']['output']>;
};

/** Credit note, identified by id or number. */
export type AccountingCreditNoteInput = {
  /** Amounts to allocate to invoices. */
  allocations?: InputMaybe<Array<AccountingAllocationInput>>;
  /** Id of the credit note in the accounting service. */
  creditNoteId?: InputMaybe<Scalars['String']['input']>;
  /** Number of the credit note. */
  creditNoteNumber?: InputMaybe<Scalars['String']['input']>;
};

/** Entry in the history of a payment. */
export type AccountingHistoryRecord = {
  __typename?: 'AccountingHistoryRecord';
  /** Time of the change. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Change that was made, as named by the accounting service. */
  changes?: Maybe<Scalars['String']['output']>;
  /** Further details of the change. */
  details?: Maybe<Scalars['String']['output']>;
  /** Name of the user who made the change. */
  user?: Maybe<Scalars['String']['output']>;
};

/** Entry for the history of a payment. */
export type AccountingHistoryRecordInput = {
  /** Time of the change. */
  changedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Change that was made. */
  changes?: InputMaybe<Scalars['String']['input']>;
  /** Further details of the change. */
  details?: InputMaybe<Scalars['String']['input']>;
  /** Name of the user who made the change. */
  user?: InputMaybe<Scalars['String']['input']>;
};

/** Invoice with the fields that its payments contain. No operation reads or lists invoices, so there is no way from a person or a contact to invoices. */
export type AccountingInvoice = {
  __typename?: 'AccountingInvoice';
  /** Customer or supplier on the invoice. */
  contact?: Maybe<AccountingContact>;
  /** Currency code by ISO 4217. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  /** Id of the invoice in the accounting service. */
  invoiceId?: Maybe<Scalars['String']['output']>;
  /** Number of the invoice. */
  invoiceNumber?: Maybe<Scalars['String']['output']>;
};

/** Invoice, identified by id or number. */
export type AccountingInvoiceInput = {
  /** Id of the invoice in the accounting service. */
  invoiceId?: InputMaybe<Scalars['String']['input']>;
  /** Number of the invoice. */
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
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

/** Line item of a prepayment. */
export type AccountingLineItem = {
  __typename?: 'AccountingLineItem';
  /** Code of the ledger account. */
  accountCode?: Maybe<Scalars['String']['output']>;
  /** Description of the line item. */
  description?: Maybe<Scalars['String']['output']>;
  /** Amount of the whole line. */
  lineAmount?: Maybe<Money>;
  /** Id of the line item in the accounting service. */
  lineItemId?: Maybe<Scalars['String']['output']>;
  /** Quantity of the line item. */
  quantity?: Maybe<Scalars['Decimal']['output']>;
  /** Tax on the line. */
  taxAmount?: Maybe<Money>;
  /** Tax type of the line, as named by the accounting service. */
  taxType?: Maybe<Scalars['String']['output']>;
  /** Price per unit; with two decimal places, or with four if the list was read with `unitDecimalPlaces: 4`. */
  unitAmount?: Maybe<Money>;
};

/** Message of the accounting service about an object. */
export type AccountingMessage = {
  __typename?: 'AccountingMessage';
  /** Text of the message. */
  message?: Maybe<Scalars['String']['output']>;
};

/** Overpayment with the fields that its payments contain. */
export type AccountingOverpayment = {
  __typename?: 'AccountingOverpayment';
  /** Amounts that are allocated to invoices. */
  allocations?: Maybe<Array<AccountingAllocation>>;
  /** Id of the overpayment in the accounting service. */
  overpaymentId?: Maybe<Scalars['String']['output']>;
};

/** Overpayment, identified by its id. */
export type AccountingOverpaymentInput = {
  /** Amounts to allocate to invoices. */
  allocations?: InputMaybe<Array<AccountingAllocationInput>>;
  /** Id of the overpayment in the accounting service. */
  overpaymentId?: InputMaybe<Scalars['String']['input']>;
};

/** Payment that is recorded in the accounting service for an invoice. */
export type AccountingPayment = Node & Payment & {
  __typename?: 'AccountingPayment';
  /** Account to which or from which the payment was made. */
  account?: Maybe<AccountingAccount>;
  /** Exact amount in the currency of the invoice. */
  amount?: Maybe<Money>;
  /** Amount in the currency of the bank account; the accounting service does not name this currency. */
  bankAmount?: Maybe<Scalars['Decimal']['output']>;
  /** Batch in which the payment was made. */
  batchPayment?: Maybe<AccountingBatchPayment>;
  /** Code of the account, as sent when the payment was created; null if the accounting service does not return it. */
  code?: Maybe<Scalars['String']['output']>;
  /** Start of the day of the payment in UTC, because the accounting service stores no time of day. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Credit note that is refunded. */
  creditNote?: Maybe<AccountingCreditNote>;
  /** Exchange rate: units of the invoice currency per unit of the bank account currency. */
  currencyRate?: Maybe<Scalars['Decimal']['output']>;
  /** Date of the payment. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Reference of the payment, the same text as `reference`. */
  description?: Maybe<Scalars['String']['output']>;
  /** Further details of the payment. */
  details?: Maybe<Scalars['String']['output']>;
  /** True if an account is known. */
  hasAccount?: Maybe<Scalars['Boolean']['output']>;
  /** History of the payment, oldest first; written by the accounting service. Costs one REST call per payment. */
  history?: Maybe<Array<AccountingHistoryRecord>>;
  /** Global id, built from the tenant, if it was named or is configured, and the id in the accounting service. */
  id: Scalars['ID']['output'];
  /** Invoice that is paid, with the fields that the payment contains. No operation reads or lists invoices. */
  invoice?: Maybe<AccountingInvoice>;
  /** Overpayment that is refunded. */
  overpayment?: Maybe<AccountingOverpayment>;
  /** Particulars for the bank statement. */
  particulars?: Maybe<Scalars['String']['output']>;
  /** Person with the e-mail address of the contact on the invoice. */
  payer?: Maybe<User>;
  /** Kind of payment, for a sale or for a purchase, as named by the accounting service. */
  paymentType?: Maybe<Scalars['String']['output']>;
  /** Prepayment that is refunded. */
  prepayment?: Maybe<AccountingPrepayment>;
  /** True if the payment is reconciled with a bank statement. */
  reconciled?: Maybe<Scalars['Boolean']['output']>;
  /** Reference of the payment, the same text as `description`. */
  reference?: Maybe<Scalars['String']['output']>;
  /** State of the payment, in the same words for all services. */
  state?: Maybe<PaymentState>;
  /** Status of the payment, recorded or deleted. */
  status?: Maybe<PaymentStatus>;
  /** Tenant from which the payment was read; null if the accounting service chose the tenant. */
  tenantId?: Maybe<Scalars['ID']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the accounting service. */
  upstreamId: Scalars['String']['output'];
  /** Reasons why the accounting service considers the payment invalid; null if there are none. Reasons why a creation was refused are in `userErrors`. */
  validationErrors?: Maybe<Array<AccountingMessage>>;
  /** Warnings of the accounting service about the payment. */
  warnings?: Maybe<Array<AccountingMessage>>;
};

/** Payment to create. No field is required by the schema; the accounting service reports missing fields for each payment. */
export type AccountingPaymentInput = {
  /** Account of the payment, by id or code. */
  account?: InputMaybe<AccountingAccountInput>;
  /** Amount in the currency of the invoice. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Amount in the currency of the bank account. */
  bankAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Batch in which the payment is made. */
  batchPayment?: InputMaybe<AccountingBatchPaymentInput>;
  /** Code of the account. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Credit note that is refunded. */
  creditNote?: InputMaybe<AccountingCreditNoteInput>;
  /** Exchange rate: units of the invoice currency per unit of the bank account currency. */
  currencyRate?: InputMaybe<Scalars['Decimal']['input']>;
  /** Date of the payment; the current date by default. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Further details of the payment. */
  details?: InputMaybe<Scalars['String']['input']>;
  /** True if an account is known. */
  hasAccount?: InputMaybe<Scalars['Boolean']['input']>;
  /** Invoice to pay, by id or number. */
  invoice?: InputMaybe<AccountingInvoiceInput>;
  /** Overpayment that is refunded. */
  overpayment?: InputMaybe<AccountingOverpaymentInput>;
  /** Particulars for the bank statement. */
  particulars?: InputMaybe<Scalars['String']['input']>;
  /** Kind of payment, for a sale or for a purchase, as named by the accounting service. */
  paymentType?: InputMaybe<Scalars['String']['input']>;
  /** Prepayment that is refunded. */
  prepayment?: InputMaybe<AccountingPrepaymentInput>;
  /** True if the payment is reconciled with a bank statement. */
  reconciled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Reference of the payment. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** Status in which the payment is created. */
  status?: InputMaybe<Scalars['String']['input']>;
};

/** Result of one payment, either created or refused. */
export type AccountingPaymentResult = {
  __typename?: 'AccountingPaymentResult';
  /** Payment that was created; null if it was refused. */
  payment?: Maybe<AccountingPayment>;
  /** Reasons why the accounting service refused the payment; empty if it was created. */
  userErrors: Array<UserError>;
};

/** Payment received or made before the invoice. If the prepayment was read from a payment, fields that the payment does not contain cost one REST call per prepayment. */
export type AccountingPrepayment = Node & {
  __typename?: 'AccountingPrepayment';
  /** Amounts that are allocated to invoices. */
  allocations?: Maybe<Array<AccountingAllocation>>;
  /** Customer or supplier of the prepayment. */
  contact?: Maybe<AccountingContact>;
  /** Currency code by ISO 4217. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  /** Exchange rate: units of the currency of the prepayment per unit of the base currency of the books. */
  currencyRate?: Maybe<Scalars['Decimal']['output']>;
  /** Date of the prepayment. */
  date?: Maybe<Scalars['Date']['output']>;
  /** True if files are attached to the prepayment. */
  hasAttachments?: Maybe<Scalars['Boolean']['output']>;
  /** Global id, built from the tenant, if it was named or is configured, and the id in the accounting service. */
  id: Scalars['ID']['output'];
  /** Tax treatment of the line amounts. */
  lineAmountTypes?: Maybe<AccountingLineAmountTypes>;
  /** Line items of the prepayment. */
  lineItems?: Maybe<Array<AccountingLineItem>>;
  /** Reference of the prepayment. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Amount that is not yet allocated to invoices. */
  remainingCredit?: Maybe<Money>;
  /** Status of the prepayment. */
  status?: Maybe<AccountingPrepaymentStatus>;
  /** Total amount without tax. */
  subTotal?: Maybe<Money>;
  /** Tenant from which the prepayment was read; null if the accounting service chose the tenant. */
  tenantId?: Maybe<Scalars['ID']['output']>;
  /** Total amount including tax. */
  total?: Maybe<Money>;
  /** Total amount of tax. */
  totalTax?: Maybe<Money>;
  /** Direction of the prepayment, received or made. */
  type?: Maybe<AccountingPrepaymentType>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the accounting service. */
  upstreamId: Scalars['String']['output'];
  /** Person with the e-mail address of the contact. */
  user?: Maybe<User>;
};

/** A page of `AccountingPrepayment` objects. */
export type AccountingPrepaymentConnection = {
  __typename?: 'AccountingPrepaymentConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<AccountingPrepaymentEdge>;
  /** Items of this page. */
  nodes: Array<AccountingPrepayment>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of prepayments on all pages. Known only after the list was read to its end; otherwise null, because the accounting service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `AccountingPrepayment` objects. */
export type AccountingPrepaymentEdge = {
  __typename?: 'AccountingPrepaymentEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: AccountingPrepayment;
};

/** Conditions on prepayments; all must be met. */
export type AccountingPrepaymentFilter = {
  /** Condition on the name of the contact. */
  contactDisplayName?: InputMaybe<TextFilter>;
  /** Condition on the e-mail address of the contact, as written in the accounting service. */
  contactEmail?: InputMaybe<TextFilter>;
  /** Contacts, by id in the accounting service; one of them must match. */
  contactIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Currency codes by ISO 4217; one of them must match. */
  currencyCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Period of the date; both days are included. */
  date?: InputMaybe<DateRange>;
  /** Condition on the reference. */
  reference?: InputMaybe<TextFilter>;
  /** Range of the remaining credit, in the currency of the prepayment; both bounds are included. */
  remainingCredit?: InputMaybe<DecimalRange>;
  /** Statuses of prepayments; one of them must match. */
  statuses?: InputMaybe<Array<AccountingPrepaymentStatus>>;
  /** Range of the total, in the currency of the prepayment; both bounds are included. */
  total?: InputMaybe<DecimalRange>;
  /** Types of prepayments; one of them must match. */
  types?: InputMaybe<Array<AccountingPrepaymentType>>;
  /** Period of the last change; `from` is included, to the second, and `until` is not. */
  updatedAt?: InputMaybe<DateTimeRange>;
};

/** Prepayment, identified by its id. */
export type AccountingPrepaymentInput = {
  /** Amounts to allocate to invoices. */
  allocations?: InputMaybe<Array<AccountingAllocationInput>>;
  /** Id of the prepayment in the accounting service. */
  prepaymentId?: InputMaybe<Scalars['String']['input']>;
};

/** One sort key of a list of prepayments. */
export type AccountingPrepaymentOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
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

/** Input of the mutation `addCrmPersonFollower`. */
export type AddCrmPersonFollowerInput = {
  /** Person to follow, by global id or id in the CRM. */
  personId: Scalars['ID']['input'];
  /** User of the CRM who follows the person, by global id or id in the CRM. */
  userId: Scalars['ID']['input'];
};

/** Result of the mutation `addCrmPersonFollower`. */
export type AddCrmPersonFollowerPayload = {
  __typename?: 'AddCrmPersonFollowerPayload';
  /** Follower that was added; null if the change was refused. */
  follower?: Maybe<CrmFollower>;
  /** Person of the follower; null if the change was refused. The id costs no REST call; all other fields together cost one. */
  person?: Maybe<CrmPerson>;
  /** Reasons why the CRM refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Account at the bank. */
export type BankAccount = Node & {
  __typename?: 'BankAccount';
  /** Last four digits of the account number. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** Part of the balance that can be spent. */
  available?: Maybe<Money>;
  /** Balance of the account. */
  balance?: Maybe<Money>;
  /** Account statement of the bank as a PDF file. The link costs no REST call and works once; the download costs one. */
  bankStatementPdf?: Maybe<File>;
  /** Cards of the account. Costs one REST call for all accounts of a list together. */
  cards?: Maybe<BankCardConnection>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Currency code by ISO 4217. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Customer of the bank. Read together with a list; otherwise costs one REST call per 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** End-of-day balances of the account. Costs one REST call for all accounts of a list together. */
  days?: Maybe<BankAccountDayConnection>;
  /** Part of the balance that is blocked. */
  hold?: Maybe<Money>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Name that the customer chose for the account. */
  name?: Maybe<Scalars['String']['output']>;
  /** Payments from and to the account. Costs one REST call for all accounts of a list together. */
  payments?: Maybe<BankPaymentConnection>;
  /** Routing number of the bank. */
  routingNumber?: Maybe<Scalars['String']['output']>;
  /** Monthly statements of the account. Costs one REST call for all accounts of a list together. */
  statements?: Maybe<BankStatementConnection>;
  /** Status, as named by the bank. */
  status?: Maybe<Scalars['String']['output']>;
  /** Transaction on the account by its id; null if it belongs to another account. Costs one REST call. */
  transaction?: Maybe<BankTransaction>;
  /** Transactions on the account. Costs one REST call for all accounts of a list together. */
  transactions?: Maybe<BankTransactionConnection>;
  /** Kind of account, as named by the bank, for example `depositAccount` or `creditAccount`. */
  type?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};


/** Account at the bank. */
export type BankAccountCardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankCardFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Account at the bank. */
export type BankAccountDaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankAccountDayFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Account at the bank. */
export type BankAccountPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Account at the bank. */
export type BankAccountStatementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankStatementFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Account at the bank. */
export type BankAccountTransactionArgs = {
  id: Scalars['ID']['input'];
};


/** Account at the bank. */
export type BankAccountTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankTransactionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};

/** A page of `BankAccount` objects. */
export type BankAccountConnection = {
  __typename?: 'BankAccountConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankAccountEdge>;
  /** Items of this page. */
  nodes: Array<BankAccount>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of accounts on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Balance of an account at the end of a day. */
export type BankAccountDay = Node & {
  __typename?: 'BankAccountDay';
  /** Account at the bank. Read together with a list; otherwise costs one REST call per 100 accounts. */
  account?: Maybe<BankAccount>;
  /** Part of the balance that could be spent. */
  available?: Maybe<Money>;
  /** Balance at the end of the day. */
  balance?: Maybe<Money>;
  /** Customer of the bank. Read together with a list; otherwise costs one REST call per 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** Day of the balance. The bank does not document in which time zone its days start. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Part of the balance that was blocked. */
  hold?: Maybe<Money>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `BankAccountDay` objects. */
export type BankAccountDayConnection = {
  __typename?: 'BankAccountDayConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankAccountDayEdge>;
  /** Items of this page. */
  nodes: Array<BankAccountDay>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of end-of-day balances on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `BankAccountDay` objects. */
export type BankAccountDayEdge = {
  __typename?: 'BankAccountDayEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankAccountDay;
};

/** Conditions on end-of-day balances; all must be met. A list of one object already has the condition on that object: `accountIds` is an error in `BankAccount.days`. */
export type BankAccountDayFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** An item of a page of `BankAccount` objects. */
export type BankAccountEdge = {
  __typename?: 'BankAccountEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankAccount;
};

/** Conditions on accounts; all must be met. A list of one object already has the condition on that object: `customerIds` is an error in `BankCustomer.accounts`. */
export type BankAccountFilter = {
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Statuses, as the bank names them; the bank does not document a fixed set. One of them must match. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Home address of a customer. */
export type BankAddress = {
  __typename?: 'BankAddress';
  /** Name of the city. */
  city?: Maybe<Scalars['String']['output']>;
  /** Country code of the address. */
  country?: Maybe<Scalars['String']['output']>;
  /** Postal code of the address. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** Street and house number. */
  street?: Maybe<Scalars['String']['output']>;
};

/** Description of a token of a user of the bank's API; the token itself is never returned. */
export type BankApiToken = {
  __typename?: 'BankApiToken';
  /** User to whom the token belongs. Costs no REST call. */
  apiUser?: Maybe<BankApiUser>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Description of the purpose of the token. */
  description?: Maybe<Scalars['String']['output']>;
  /** Time at which the token expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Scopes that the token grants, as named by the bank. */
  scopes?: Maybe<Array<Scalars['String']['output']>>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `BankApiToken` objects. */
export type BankApiTokenConnection = {
  __typename?: 'BankApiTokenConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankApiTokenEdge>;
  /** Items of this page. */
  nodes: Array<BankApiToken>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of API tokens on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `BankApiToken` objects. */
export type BankApiTokenEdge = {
  __typename?: 'BankApiTokenEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankApiToken;
};

/** Conditions on API tokens; all must be met. */
export type BankApiTokenFilter = {
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
};

/** User of the bank's API. It is an id-only object because no operation reads such users. */
export type BankApiUser = {
  __typename?: 'BankApiUser';
  /** Descriptions of the tokens of the user; the tokens themselves are never returned. Requires the scope `bank:api_tokens:read`. Costs one REST call per user and 1,000 tokens. */
  apiTokens?: Maybe<BankApiTokenConnection>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};


/** User of the bank's API. It is an id-only object because no operation reads such users. */
export type BankApiUserApiTokensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankApiTokenFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};

/** Application of a person who wants to become a customer. */
export type BankApplication = Node & {
  __typename?: 'BankApplication';
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Customer that was created after approval; null before that. Read together with a list; otherwise costs one REST call per 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** First and last name of the applicant. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Documents that the bank requires. The bank decides the order. Costs one REST call per application. */
  documents?: Maybe<BankApplicationDocumentConnection>;
  /** E-mail address of the applicant. */
  email?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Message of the bank about the application. */
  message?: Maybe<Scalars['String']['output']>;
  /** Status, as named by the bank. */
  status?: Maybe<Scalars['String']['output']>;
  /** Kind of application, as named by the bank, for example `individualApplication` or `businessApplication`. */
  type?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
  /** Person with the e-mail address of the applicant. */
  user?: Maybe<User>;
};


/** Application of a person who wants to become a customer. */
export type BankApplicationDocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankApplicationDocumentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of `BankApplication` objects. */
export type BankApplicationConnection = {
  __typename?: 'BankApplicationConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankApplicationEdge>;
  /** Items of this page. */
  nodes: Array<BankApplication>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of applications on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Document that the bank requires. */
export type BankApplicationDocument = {
  __typename?: 'BankApplicationDocument';
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Description of accepted documents. */
  description?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Name of the person or business that the document belongs to. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** Status, as named by the bank. */
  status?: Maybe<Scalars['String']['output']>;
  /** Kind of document, as named by the bank. */
  type?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `BankApplicationDocument` objects. */
export type BankApplicationDocumentConnection = {
  __typename?: 'BankApplicationDocumentConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankApplicationDocumentEdge>;
  /** Items of this page. */
  nodes: Array<BankApplicationDocument>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of documents on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `BankApplicationDocument` objects. */
export type BankApplicationDocumentEdge = {
  __typename?: 'BankApplicationDocumentEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankApplicationDocument;
};

/** Conditions on documents of an application; all must be met. */
export type BankApplicationDocumentFilter = {
  /** Statuses, as the bank names them; the bank does not document a fixed set. One of them must match. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** An item of a page of `BankApplication` objects. */
export type BankApplicationEdge = {
  __typename?: 'BankApplicationEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankApplication;
};

/** Conditions on applications; all must be met. A list of one object already has the condition on that object: `customerIds` is an error in `BankCustomer.applications`. */
export type BankApplicationFilter = {
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** E-mail addresses of applicants; at most 100. */
  emails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Statuses, as the bank names them; the bank does not document a fixed set. One of them must match. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Application form that an applicant fills in. The link to the form is not shown, because anyone with the link can fill it in. */
export type BankApplicationForm = Node & {
  __typename?: 'BankApplicationForm';
  /** Application after the form was submitted; null before that. Read together with the form. */
  application?: Maybe<BankApplication>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** E-mail address of the applicant. */
  email?: Maybe<Scalars['String']['output']>;
  /** Time at which the form expires. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Progress of the applicant, as named by the bank. */
  stage?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
  /** Person with the e-mail address of the applicant. */
  user?: Maybe<User>;
};

/** A page of `BankApplicationForm` objects. */
export type BankApplicationFormConnection = {
  __typename?: 'BankApplicationFormConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankApplicationFormEdge>;
  /** Items of this page. */
  nodes: Array<BankApplicationForm>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of application forms on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `BankApplicationForm` objects. */
export type BankApplicationFormEdge = {
  __typename?: 'BankApplicationFormEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankApplicationForm;
};

/** Conditions on application forms; all must be met. */
export type BankApplicationFormFilter = {
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** E-mail addresses of applicants; at most 100. */
  emails?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Card of an account. */
export type BankCard = Node & {
  __typename?: 'BankCard';
  /** Account at the bank. Read together with a list; otherwise costs one REST call per 100 accounts. */
  account?: Maybe<BankAccount>;
  /** Requests for approval of uses of the card. Costs one REST call for all cards of a list together. */
  authorizationRequests?: Maybe<BankCardAuthorizationRequestConnection>;
  /** Authorizations of uses of the card. Costs one REST call for all cards of a list together. */
  authorizations?: Maybe<BankCardAuthorizationConnection>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Customer of the bank. Read together with a list; otherwise costs one REST call per 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** Last month in which the card is valid, for example `2029-05`. */
  expirationMonth?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Last four digits of the card number. */
  last4Digits?: Maybe<Scalars['String']['output']>;
  /** Spending limits of the card and the amounts used today. Costs one REST call per card. */
  limits?: Maybe<BankCardLimits>;
  /** Name that is printed on the card. */
  nameOnCard?: Maybe<Scalars['String']['output']>;
  /** PIN status of the card. Requires the scope `bank:card_pin:read`. Costs one REST call per card. */
  pinStatus?: Maybe<BankCardPinStatus>;
  /** Status, as named by the bank. */
  status?: Maybe<Scalars['String']['output']>;
  /** Transactions that were made with the card. Costs one REST call for all cards of a list together. */
  transactions?: Maybe<BankTransactionConnection>;
  /** Kind of card, as named by the bank, for example `individualDebitCard` or `businessDebitCard`. */
  type?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};


/** Card of an account. */
export type BankCardAuthorizationRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankCardAuthorizationRequestFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Card of an account. */
export type BankCardAuthorizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankCardAuthorizationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Card of an account. */
export type BankCardTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankTransactionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};

/** Authorization of a card use. */
export type BankCardAuthorization = Node & {
  __typename?: 'BankCardAuthorization';
  /** Account at the bank. Read together with a list; otherwise costs one REST call per 100 accounts. */
  account?: Maybe<BankAccount>;
  /** Exact amount of the authorization. */
  amount?: Maybe<Money>;
  /** Card that was used. Read together with a list; otherwise costs one REST call per 100 cards. */
  card?: Maybe<BankCard>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Customer of the bank. Read together with a list; otherwise costs one REST call per 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Merchant that accepted the card. */
  merchant?: Maybe<BankMerchant>;
  /** True if the authorization is repeated regularly. */
  recurring?: Maybe<Scalars['Boolean']['output']>;
  /** Status, as named by the bank. */
  status?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `BankCardAuthorization` objects. */
export type BankCardAuthorizationConnection = {
  __typename?: 'BankCardAuthorizationConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankCardAuthorizationEdge>;
  /** Items of this page. */
  nodes: Array<BankCardAuthorization>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of authorizations on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `BankCardAuthorization` objects. */
export type BankCardAuthorizationEdge = {
  __typename?: 'BankCardAuthorizationEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankCardAuthorization;
};

/** Conditions on authorizations of card uses; all must be met. A list of one object already has the condition on that object: `cardIds` is an error in `BankCard.authorizations`. */
export type BankCardAuthorizationFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Cards, by global id or id in the bank; at most 100. */
  cardIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Statuses, as the bank names them; the bank does not document a fixed set. One of them must match. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Request in which the bank asks for approval before it authorizes the use of a card. */
export type BankCardAuthorizationRequest = Node & {
  __typename?: 'BankCardAuthorizationRequest';
  /** Account at the bank. Read together with a list; otherwise costs one REST call per 100 accounts. */
  account?: Maybe<BankAccount>;
  /** Exact amount of the request. */
  amount?: Maybe<Money>;
  /** Card that was used. Read together with a list; otherwise costs one REST call per 100 cards. */
  card?: Maybe<BankCard>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Customer of the bank. Read together with a list; otherwise costs one REST call per 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Merchant that accepted the card. */
  merchant?: Maybe<BankMerchant>;
  /** True if part of the amount can be authorized. */
  partialApprovalAllowed?: Maybe<Scalars['Boolean']['output']>;
  /** Status, as named by the bank. */
  status?: Maybe<Scalars['String']['output']>;
  /** Kind of request, as named by the bank, for example `purchaseAuthorizationRequest` or `cashAuthorizationRequest`. */
  type?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `BankCardAuthorizationRequest` objects. */
export type BankCardAuthorizationRequestConnection = {
  __typename?: 'BankCardAuthorizationRequestConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankCardAuthorizationRequestEdge>;
  /** Items of this page. */
  nodes: Array<BankCardAuthorizationRequest>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of authorization requests on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `BankCardAuthorizationRequest` objects. */
export type BankCardAuthorizationRequestEdge = {
  __typename?: 'BankCardAuthorizationRequestEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankCardAuthorizationRequest;
};

/** Conditions on requests for approval of card uses; all must be met. A list of one object already has the condition on that object: `cardIds` is an error in `BankCard.authorizationRequests`. */
export type BankCardAuthorizationRequestFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Cards, by global id or id in the bank; at most 100. */
  cardIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Statuses, as the bank names them; the bank does not document a fixed set. One of them must match. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A page of `BankCard` objects. */
export type BankCardConnection = {
  __typename?: 'BankCardConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankCardEdge>;
  /** Items of this page. */
  nodes: Array<BankCard>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of cards on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `BankCard` objects. */
export type BankCardEdge = {
  __typename?: 'BankCardEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankCard;
};

/** Conditions on cards; all must be met. A list of one object already has the condition on that object: `customerIds` is an error in `BankCustomer.cards`. */
export type BankCardFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Statuses, as the bank names them; the bank does not document a fixed set. One of them must match. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Amounts by kind of card use. */
export type BankCardLimit = {
  __typename?: 'BankCardLimit';
  /** Amount of withdrawals and purchases together. */
  cardTransaction?: Maybe<Money>;
  /** Amount of card purchases. */
  purchase?: Maybe<Money>;
  /** Amount of cash withdrawals. */
  withdrawal?: Maybe<Money>;
};

/** Spending limits of a card. */
export type BankCardLimits = {
  __typename?: 'BankCardLimits';
  /** Spending limits per day. */
  daily?: Maybe<BankCardLimit>;
  /** Amounts that were used today. The bank does not document in which time zone its days start. */
  dailyTotals?: Maybe<BankCardLimit>;
  /** Spending limits per month. */
  monthly?: Maybe<BankCardLimit>;
};

/** PIN status of a card. */
export type BankCardPinStatus =
  /** The card has no PIN yet. */
  | 'NOT_SET'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The card has a PIN. */
  | 'SET';

/** Check that was deposited. */
export type BankCheckDeposit = Node & {
  __typename?: 'BankCheckDeposit';
  /** Account at the bank. Read together with a list; otherwise costs one REST call per 100 accounts. */
  account?: Maybe<BankAccount>;
  /** Exact amount of the check. */
  amount?: Maybe<Money>;
  /** Image of the back of the check. The link costs no REST call and works until it expires; each download costs one. */
  back?: Maybe<File>;
  /** Number that is printed on the check. */
  checkNumber?: Maybe<Scalars['String']['output']>;
  /** Other party of the payment. */
  counterparty?: Maybe<BankPaymentCounterparty>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Customer of the bank. Read together with a list; otherwise costs one REST call per 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** Description of the deposit. */
  description?: Maybe<Scalars['String']['output']>;
  /** Image of the front of the check. The link costs no REST call and works until it expires; each download costs one. */
  front?: Maybe<File>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Status, as named by the bank. */
  status?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `BankCheckDeposit` objects. */
export type BankCheckDepositConnection = {
  __typename?: 'BankCheckDepositConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankCheckDepositEdge>;
  /** Items of this page. */
  nodes: Array<BankCheckDeposit>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of check deposits on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `BankCheckDeposit` objects. */
export type BankCheckDepositEdge = {
  __typename?: 'BankCheckDepositEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankCheckDeposit;
};

/** Conditions on deposits of checks; all must be met. A list of one object already has the condition on that object: `customerIds` is an error in `BankCustomer.checkDeposits`. */
export type BankCheckDepositFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Statuses, as the bank names them; the bank does not document a fixed set. One of them must match. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Payment that was made by check. */
export type BankCheckPayment = Node & {
  __typename?: 'BankCheckPayment';
  /** Account at the bank. Read together with a list; otherwise costs one REST call per 100 accounts. */
  account?: Maybe<BankAccount>;
  /** Exact amount of the check. */
  amount?: Maybe<Money>;
  /** Number that is printed on the check. */
  checkNumber?: Maybe<Scalars['String']['output']>;
  /** Other party of the payment. */
  counterparty?: Maybe<BankPaymentCounterparty>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Customer of the bank. Read together with a list; otherwise costs one REST call per 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** Description of the payment. */
  description?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Status, as named by the bank. */
  status?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `BankCheckPayment` objects. */
export type BankCheckPaymentConnection = {
  __typename?: 'BankCheckPaymentConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankCheckPaymentEdge>;
  /** Items of this page. */
  nodes: Array<BankCheckPayment>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of check payments on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `BankCheckPayment` objects. */
export type BankCheckPaymentEdge = {
  __typename?: 'BankCheckPaymentEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankCheckPayment;
};

/** Conditions on payments by check; all must be met. A list of one object already has the condition on that object: `customerIds` is an error in `BankCustomer.checkPayments`. */
export type BankCheckPaymentFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Statuses, as the bank names them; the bank does not document a fixed set. One of them must match. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Person or business to which a customer makes payments. */
export type BankCounterparty = Node & {
  __typename?: 'BankCounterparty';
  /** Last four digits of the account number. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** Kind of account, as named by the bank, for example `Checking` or `Savings`. */
  accountType?: Maybe<Scalars['String']['output']>;
  /** Balance of the account of the counterparty. Costs one REST call per counterparty. */
  balance?: Maybe<BankCounterpartyBalance>;
  /** Display name of the bank of the counterparty. */
  bank?: Maybe<Scalars['String']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Customer of the bank. Read together with a list; otherwise costs one REST call per 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** Display name of the counterparty. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Permitted directions of payments with the account, as named by the bank. */
  permissions?: Maybe<Scalars['String']['output']>;
  /** Routing number of the bank of the counterparty. */
  routingNumber?: Maybe<Scalars['String']['output']>;
  /** Kind of counterparty, as named by the bank, for example `Person` or `Business`. */
  type?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};

/** Balance of the account of a counterparty. */
export type BankCounterpartyBalance = {
  __typename?: 'BankCounterpartyBalance';
  /** Part of the balance that can be spent. */
  available?: Maybe<Money>;
  /** Balance of the account. */
  balance?: Maybe<Money>;
};

/** A page of `BankCounterparty` objects. */
export type BankCounterpartyConnection = {
  __typename?: 'BankCounterpartyConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankCounterpartyEdge>;
  /** Items of this page. */
  nodes: Array<BankCounterparty>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of counterparties on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `BankCounterparty` objects. */
export type BankCounterpartyEdge = {
  __typename?: 'BankCounterpartyEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankCounterparty;
};

/** Conditions on counterparties; all must be met. A list of one object already has the condition on that object: `customerIds` is an error in `BankCustomer.counterparties`. */
export type BankCounterpartyFilter = {
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Customer of the bank. */
export type BankCustomer = Node & {
  __typename?: 'BankCustomer';
  /** Accounts of the customer. Costs one REST call for all customers of a list together. */
  accounts?: Maybe<BankAccountConnection>;
  /** Home address of the customer. */
  address?: Maybe<BankAddress>;
  /** Applications with which the customer was admitted. Costs one REST call for all customers of a list together. */
  applications?: Maybe<BankApplicationConnection>;
  /** Cards of the customer. Costs one REST call for all customers of a list together. */
  cards?: Maybe<BankCardConnection>;
  /** Checks that the customer deposited. Costs one REST call for all customers of a list together. */
  checkDeposits?: Maybe<BankCheckDepositConnection>;
  /** Payments that the customer made by check. Costs one REST call for all customers of a list together. */
  checkPayments?: Maybe<BankCheckPaymentConnection>;
  /** Payment recipients of the customer. Costs one REST call for all customers of a list together. */
  counterparties?: Maybe<BankCounterpartyConnection>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** First and last name. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Disputes of the customer about transactions. Costs one REST call for all customers of a list together. */
  disputes?: Maybe<BankDisputeConnection>;
  /** E-mail address, as written by the bank. */
  email?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Payments of the customer. Costs one REST call for all customers of a list together. */
  payments?: Maybe<BankPaymentConnection>;
  /** Phone number with its country code. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Payments that the customer received. Costs one REST call for all customers of a list together. */
  receivedPayments?: Maybe<BankReceivedPaymentConnection>;
  /** Recurring payments of the customer. Costs one REST call for all customers of a list together. */
  recurringPayments?: Maybe<BankRecurringPaymentConnection>;
  /** Repayments of credit by the customer. Costs one REST call for all customers of a list together. */
  repayments?: Maybe<BankRepaymentConnection>;
  /** Rewards of the customer. Costs one REST call for all customers of a list together. */
  rewards?: Maybe<BankRewardConnection>;
  /** Account statements of the customer. Costs one REST call for all customers of a list together. */
  statements?: Maybe<BankStatementConnection>;
  /** Status of the customer. */
  status?: Maybe<BankCustomerStatus>;
  /** Transactions on the accounts of the customer. Costs one REST call for all customers of a list together. */
  transactions?: Maybe<BankTransactionConnection>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
  /** Person with the e-mail address of the customer. */
  user?: Maybe<User>;
};


/** Customer of the bank. */
export type BankCustomerAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankAccountFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Customer of the bank. */
export type BankCustomerApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankApplicationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Customer of the bank. */
export type BankCustomerCardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankCardFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Customer of the bank. */
export type BankCustomerCheckDepositsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankCheckDepositFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Customer of the bank. */
export type BankCustomerCheckPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankCheckPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Customer of the bank. */
export type BankCustomerCounterpartiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankCounterpartyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Customer of the bank. */
export type BankCustomerDisputesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankDisputeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Customer of the bank. */
export type BankCustomerPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Customer of the bank. */
export type BankCustomerReceivedPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankReceivedPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Customer of the bank. */
export type BankCustomerRecurringPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankRecurringPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Customer of the bank. */
export type BankCustomerRepaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankRepaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Customer of the bank. */
export type BankCustomerRewardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankRewardFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Customer of the bank. */
export type BankCustomerStatementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankStatementFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Customer of the bank. */
export type BankCustomerTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankTransactionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};

/** A page of `BankCustomer` objects. */
export type BankCustomerConnection = {
  __typename?: 'BankCustomerConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankCustomerEdge>;
  /** Items of this page. */
  nodes: Array<BankCustomer>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of customers on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `BankCustomer` objects. */
export type BankCustomerEdge = {
  __typename?: 'BankCustomerEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankCustomer;
};

/** Conditions on customers; all must be met. */
export type BankCustomerFilter = {
  /** E-mail addresses of customers; at most 100. */
  emails?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Status of a bank customer. */
export type BankCustomerStatus =
  /** The customer is active. */
  | 'ACTIVE'
  /** The customer is archived. */
  | 'ARCHIVED'
  /** Any status that is not documented. */
  | 'OTHER';

/** Dispute about a transaction. */
export type BankDispute = Node & {
  __typename?: 'BankDispute';
  /** Account at the bank. Read together with a list; otherwise costs one REST call per 100 accounts. */
  account?: Maybe<BankAccount>;
  /** Exact amount of the dispute. */
  amount?: Maybe<Money>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Customer of the bank. Read together with a list; otherwise costs one REST call per 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** Description of the dispute. */
  description?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Kind of transaction that is disputed, as named by the bank. */
  source?: Maybe<Scalars['String']['output']>;
  /** Status, as named by the bank. */
  status?: Maybe<Scalars['String']['output']>;
  /** Statuses that the dispute has had. */
  statusHistory?: Maybe<Array<BankDisputeStep>>;
  /** Disputed transaction. Read together with a list; otherwise costs one REST call per 100 transactions. */
  transaction?: Maybe<BankTransaction>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `BankDispute` objects. */
export type BankDisputeConnection = {
  __typename?: 'BankDisputeConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankDisputeEdge>;
  /** Items of this page. */
  nodes: Array<BankDispute>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of disputes on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `BankDispute` objects. */
export type BankDisputeEdge = {
  __typename?: 'BankDisputeEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankDispute;
};

/** Conditions on disputes; all must be met. A list of one object already has the condition on that object: `customerIds` is an error in `BankCustomer.disputes`. */
export type BankDisputeFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Statuses, as the bank names them; the bank does not document a fixed set. One of them must match. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Status that a dispute has had, and the time of the change. */
export type BankDisputeStep = {
  __typename?: 'BankDisputeStep';
  /** Status, as named by the bank. */
  status?: Maybe<Scalars['String']['output']>;
  /** Time at which the dispute came to this status. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Event at the bank. */
export type BankEvent = Node & {
  __typename?: 'BankEvent';
  /** Account at the bank that the event is about. Costs one REST call per 100 accounts. */
  account?: Maybe<BankAccount>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Customer of the bank that the event is about. Costs one REST call per 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Data of the event, as a JSON object in the format of the bank, because the documentation does not describe the kinds of events. */
  payload?: Maybe<Scalars['JSON']['output']>;
  /** Kind of event, as named by the bank, for example `payment.sent`. */
  type?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `BankEvent` objects. */
export type BankEventConnection = {
  __typename?: 'BankEventConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankEventEdge>;
  /** Items of this page. */
  nodes: Array<BankEvent>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of events on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `BankEvent` objects. */
export type BankEventEdge = {
  __typename?: 'BankEventEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankEvent;
};

/** Conditions on events; all must be met. */
export type BankEventFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Bank with a routing number. */
export type BankInstitution = Node & {
  __typename?: 'BankInstitution';
  /** True if the bank accepts automated clearing house (ACH) payments. */
  achSupported?: Maybe<Scalars['Boolean']['output']>;
  /** Postal address of the bank. */
  address?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Display name of the bank. */
  name?: Maybe<Scalars['String']['output']>;
  /** Routing number of the bank. */
  routingNumber: Scalars['String']['output'];
  /** True if the bank accepts wire transfers. */
  wireSupported?: Maybe<Scalars['Boolean']['output']>;
};

/** Merchant that accepts cards. */
export type BankMerchant = {
  __typename?: 'BankMerchant';
  /** Category of the goods or services. */
  category?: Maybe<Scalars['String']['output']>;
  /** Location of the merchant. */
  location?: Maybe<Scalars['String']['output']>;
  /** Display name of the merchant. */
  name?: Maybe<Scalars['String']['output']>;
};

/** One sort key of a list of objects of the bank. The bank sorts by one field at a time. */
export type BankOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
  /** Field by which the list is sorted. */
  field: BankOrderField;
};

/** Fields by which the bank can sort its lists. */
export type BankOrderField =
  /** By time of creation. */
  | 'CREATED_AT';

/** Payment of a customer of the bank. */
export type BankPayment = Node & Payment & {
  __typename?: 'BankPayment';
  /** Account at the bank. Read together with a list; otherwise costs one REST call per 100 accounts. */
  account?: Maybe<BankAccount>;
  /** Exact amount of the payment. */
  amount?: Maybe<Money>;
  /** Other party of the payment. */
  counterparty?: Maybe<BankPaymentCounterparty>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Customer of the bank. Read together with a list; otherwise costs one REST call per 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** Description of the payment. */
  description?: Maybe<Scalars['String']['output']>;
  /** Direction of the payment, in or out. */
  direction?: Maybe<PaymentDirection>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Person with the e-mail address of the customer. */
  payer?: Maybe<User>;
  /** State of the payment, in the same words for all services. */
  state?: Maybe<PaymentState>;
  /** Status, as named by the bank. */
  status?: Maybe<PaymentStatus>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `BankPayment` objects. */
export type BankPaymentConnection = {
  __typename?: 'BankPaymentConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankPaymentEdge>;
  /** Items of this page. */
  nodes: Array<BankPayment>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of payments on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Other party of a payment. */
export type BankPaymentCounterparty = {
  __typename?: 'BankPaymentCounterparty';
  /** Last four digits of the party's account number. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** Display name of the party. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Routing number of the party's bank. */
  routingNumber?: Maybe<Scalars['String']['output']>;
};

/** An item of a page of `BankPayment` objects. */
export type BankPaymentEdge = {
  __typename?: 'BankPaymentEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankPayment;
};

/** Conditions on payments of the bank; all must be met. A list of one object already has the condition on that object: `customerIds` is an error in `BankCustomer.payments`. */
export type BankPaymentFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Statuses of payments; one of them must match. A status that the bank does not have selects nothing. */
  statuses?: InputMaybe<Array<PaymentStatus>>;
};

/** Payment that a customer received. */
export type BankReceivedPayment = Node & {
  __typename?: 'BankReceivedPayment';
  /** Account at the bank. Read together with a list; otherwise costs one REST call per 100 accounts. */
  account?: Maybe<BankAccount>;
  /** Exact amount of the payment. */
  amount?: Maybe<Money>;
  /** Name of the sender. */
  companyName?: Maybe<Scalars['String']['output']>;
  /** Routing number of the bank of the sender. */
  counterpartyRoutingNumber?: Maybe<Scalars['String']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Customer of the bank. Read together with a list; otherwise costs one REST call per 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** Description of the payment. */
  description?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Status, as named by the bank. */
  status?: Maybe<Scalars['String']['output']>;
  /** Trace number that identifies the payment at both banks. */
  traceNumber?: Maybe<Scalars['String']['output']>;
  /** Kind of payment, as named by the bank, for example `achReceivedPayment` or `wireReceivedPayment`. */
  type?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `BankReceivedPayment` objects. */
export type BankReceivedPaymentConnection = {
  __typename?: 'BankReceivedPaymentConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankReceivedPaymentEdge>;
  /** Items of this page. */
  nodes: Array<BankReceivedPayment>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of received payments on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `BankReceivedPayment` objects. */
export type BankReceivedPaymentEdge = {
  __typename?: 'BankReceivedPaymentEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankReceivedPayment;
};

/** Conditions on payments that customers received; all must be met. A list of one object already has the condition on that object: `customerIds` is an error in `BankCustomer.receivedPayments`. */
export type BankReceivedPaymentFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Statuses, as the bank names them; the bank does not document a fixed set. One of them must match. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Payment that is repeated by a schedule. */
export type BankRecurringPayment = Node & {
  __typename?: 'BankRecurringPayment';
  /** Account at the bank. Read together with a list; otherwise costs one REST call per 100 accounts. */
  account?: Maybe<BankAccount>;
  /** Exact amount of the payment. */
  amount?: Maybe<Money>;
  /** Recipient of the payment. Read together with a list; otherwise costs one REST call. */
  counterparty?: Maybe<BankCounterparty>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Customer of the bank. Read together with a list; otherwise costs one REST call per 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** Description of the payment. */
  description?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Number of payments made so far. */
  paymentCount?: Maybe<Scalars['Int']['output']>;
  /** Schedule of the payment. */
  schedule?: Maybe<BankSchedule>;
  /** Status, as named by the bank. */
  status?: Maybe<Scalars['String']['output']>;
  /** Kind of payment, as named by the bank, for example `recurringCreditAchPayment`. */
  type?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `BankRecurringPayment` objects. */
export type BankRecurringPaymentConnection = {
  __typename?: 'BankRecurringPaymentConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankRecurringPaymentEdge>;
  /** Items of this page. */
  nodes: Array<BankRecurringPayment>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of recurring payments on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `BankRecurringPayment` objects. */
export type BankRecurringPaymentEdge = {
  __typename?: 'BankRecurringPaymentEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankRecurringPayment;
};

/** Conditions on recurring payments; all must be met. A list of one object already has the condition on that object: `customerIds` is an error in `BankCustomer.recurringPayments`. */
export type BankRecurringPaymentFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Statuses, as the bank names them; the bank does not document a fixed set. One of them must match. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Repayment on a credit account. */
export type BankRepayment = Node & {
  __typename?: 'BankRepayment';
  /** Account at the bank. Read together with a list; otherwise costs one REST call per 100 accounts. */
  account?: Maybe<BankAccount>;
  /** Exact amount of the repayment. */
  amount?: Maybe<Money>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Customer of the bank. Read together with a list; otherwise costs one REST call per 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Status, as named by the bank. */
  status?: Maybe<Scalars['String']['output']>;
  /** Kind of repayment, as named by the bank, for example `bookRepayment` or `achRepayment`. */
  type?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `BankRepayment` objects. */
export type BankRepaymentConnection = {
  __typename?: 'BankRepaymentConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankRepaymentEdge>;
  /** Items of this page. */
  nodes: Array<BankRepayment>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of repayments on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `BankRepayment` objects. */
export type BankRepaymentEdge = {
  __typename?: 'BankRepaymentEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankRepayment;
};

/** Conditions on repayments; all must be met. A list of one object already has the condition on that object: `customerIds` is an error in `BankCustomer.repayments`. */
export type BankRepaymentFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Statuses, as the bank names them; the bank does not document a fixed set. One of them must match. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Reward for a customer. */
export type BankReward = Node & {
  __typename?: 'BankReward';
  /** Account at the bank. Read together with a list; otherwise costs one REST call per 100 accounts. */
  account?: Maybe<BankAccount>;
  /** Exact amount of the reward. */
  amount?: Maybe<Money>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Customer of the bank. Read together with a list; otherwise costs one REST call per 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** Description of the reward. */
  description?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Status, as named by the bank. */
  status?: Maybe<Scalars['String']['output']>;
  /** Transaction that earned the reward. Costs one REST call per 100 transactions. */
  transaction?: Maybe<BankTransaction>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `BankReward` objects. */
export type BankRewardConnection = {
  __typename?: 'BankRewardConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankRewardEdge>;
  /** Items of this page. */
  nodes: Array<BankReward>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of rewards on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `BankReward` objects. */
export type BankRewardEdge = {
  __typename?: 'BankRewardEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankReward;
};

/** Conditions on rewards; all must be met. A list of one object already has the condition on that object: `customerIds` is an error in `BankCustomer.rewards`. */
export type BankRewardFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Statuses, as the bank names them; the bank does not document a fixed set. One of them must match. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Schedule of a recurring payment. */
export type BankSchedule = {
  __typename?: 'BankSchedule';
  /** Day of the month on which payments are made; null if the bank does not name one. */
  dayOfMonth?: Maybe<Scalars['Int']['output']>;
  /** Last possible date; null if there is none. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** Interval between payments, for example `Weekly` or `Monthly`. */
  interval?: Maybe<Scalars['String']['output']>;
  /** Date of the next payment. */
  nextPaymentDate?: Maybe<Scalars['Date']['output']>;
  /** Date of the first payment. */
  startDate?: Maybe<Scalars['Date']['output']>;
};

/** Statement of an account for a month. */
export type BankStatement = Node & {
  __typename?: 'BankStatement';
  /** Account at the bank. Read together with a list; otherwise costs one REST call per 100 accounts. */
  account?: Maybe<BankAccount>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Customer of the bank. Read together with a list; otherwise costs one REST call per 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** Statement as an HTML file. The link costs no REST call and works once; the download costs one. */
  html?: Maybe<File>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Statement as a PDF file. The link costs no REST call and works once; the download costs one. */
  pdf?: Maybe<File>;
  /** Month of the statement, for example `2026-10`. */
  period?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `BankStatement` objects. */
export type BankStatementConnection = {
  __typename?: 'BankStatementConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankStatementEdge>;
  /** Items of this page. */
  nodes: Array<BankStatement>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of statements on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `BankStatement` objects. */
export type BankStatementEdge = {
  __typename?: 'BankStatementEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankStatement;
};

/** Conditions on account statements; all must be met. A list of one object already has the condition on that object: `accountIds` is an error in `BankAccount.statements`. */
export type BankStatementFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Transaction on an account. */
export type BankTransaction = Node & {
  __typename?: 'BankTransaction';
  /** Account at the bank. Read together with a list; otherwise costs one REST call per 100 accounts. */
  account?: Maybe<BankAccount>;
  /** Exact amount of the transaction. */
  amount?: Maybe<Money>;
  /** Balance of the account after the transaction. */
  balance?: Maybe<Money>;
  /** Card that caused the transaction; null if there is none. Costs one REST call. */
  card?: Maybe<BankCard>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Customer of the bank. Read together with a list; otherwise costs one REST call per 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** Direction of the transaction, in or out. */
  direction?: Maybe<PaymentDirection>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Payment that caused the transaction; null if there is none. Costs one REST call. */
  payment?: Maybe<BankPayment>;
  /** Summary of the transaction. */
  summary?: Maybe<Scalars['String']['output']>;
  /** Kind of transaction, as named by the bank, for example `paymentTransaction` or `cardTransaction`. */
  type?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `BankTransaction` objects. */
export type BankTransactionConnection = {
  __typename?: 'BankTransactionConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankTransactionEdge>;
  /** Items of this page. */
  nodes: Array<BankTransaction>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of transactions on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `BankTransaction` objects. */
export type BankTransactionEdge = {
  __typename?: 'BankTransactionEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankTransaction;
};

/** Conditions on transactions; all must be met. A list of one object already has the condition on that object: `accountIds` is an error in `BankAccount.transactions`. */
export type BankTransactionFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Cards, by global id or id in the bank; at most 100. */
  cardIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Webhook to which the bank sends events. Its URL is not shown. */
export type BankWebhook = Node & {
  __typename?: 'BankWebhook';
  /** Format of the messages, as named by the bank. */
  contentType?: Maybe<Scalars['String']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Delivery guarantee for messages, as named by the bank. */
  deliveryMode?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Label that describes the webhook. */
  label?: Maybe<Scalars['String']['output']>;
  /** Status, as named by the bank. */
  status?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the bank. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `BankWebhook` objects. */
export type BankWebhookConnection = {
  __typename?: 'BankWebhookConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<BankWebhookEdge>;
  /** Items of this page. */
  nodes: Array<BankWebhook>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of webhooks on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `BankWebhook` objects. */
export type BankWebhookEdge = {
  __typename?: 'BankWebhookEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: BankWebhook;
};

/** Conditions on webhooks; all must be met. */
export type BankWebhookFilter = {
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Statuses, as the bank names them; the bank does not document a fixed set. One of them must match. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Entry point to the data of the bank. */
export type Banking = {
  __typename?: 'Banking';
  /** Account by its id. Costs one REST call per 100 accounts. */
  account?: Maybe<BankAccount>;
  /** End-of-day balances of accounts. Costs one REST call per 1,000 balances. */
  accountDays?: Maybe<BankAccountDayConnection>;
  /** Accounts at the bank. Costs one REST call per 1,000 accounts. */
  accounts?: Maybe<BankAccountConnection>;
  /** Descriptions of the tokens of a user of the bank's API; the tokens themselves are never returned. Requires the scope `bank:api_tokens:read`. Costs one REST call per 1,000 tokens. */
  apiTokens?: Maybe<BankApiTokenConnection>;
  /** Application by its id. Costs one REST call per 100 applications. */
  application?: Maybe<BankApplication>;
  /** Application forms that applicants fill in. Costs one REST call per 1,000 forms. */
  applicationForms?: Maybe<BankApplicationFormConnection>;
  /** Applications of people who want to become customers. Costs one REST call per 1,000 applications. */
  applications?: Maybe<BankApplicationConnection>;
  /** Card by its id. Costs one REST call. */
  card?: Maybe<BankCard>;
  /** Requests in which the bank asks for approval before it authorizes the use of a card. Costs one REST call per 1,000 requests. */
  cardAuthorizationRequests?: Maybe<BankCardAuthorizationRequestConnection>;
  /** Authorizations of card uses. Costs one REST call per 1,000 authorizations. */
  cardAuthorizations?: Maybe<BankCardAuthorizationConnection>;
  /** Cards of the bank. Costs one REST call per 1,000 cards. */
  cards?: Maybe<BankCardConnection>;
  /** Check deposit by its id. Costs one REST call. */
  checkDeposit?: Maybe<BankCheckDeposit>;
  /** Checks that were deposited. Costs one REST call per 1,000 deposits. */
  checkDeposits?: Maybe<BankCheckDepositConnection>;
  /** Check payment by its id. Costs one REST call. */
  checkPayment?: Maybe<BankCheckPayment>;
  /** Payments that were made by check. Costs one REST call per 1,000 payments. */
  checkPayments?: Maybe<BankCheckPaymentConnection>;
  /** Payment recipients of customers. Costs one REST call per 1,000 counterparties. */
  counterparties?: Maybe<BankCounterpartyConnection>;
  /** Counterparty by its id. Costs one REST call. */
  counterparty?: Maybe<BankCounterparty>;
  /** Customer by its id. Costs one REST call. */
  customer?: Maybe<BankCustomer>;
  /** All customers of the bank, in the order of their ids. Costs one REST call per 1,000 customers. */
  customers?: Maybe<BankCustomerConnection>;
  /** Dispute by its id. Costs one REST call. */
  dispute?: Maybe<BankDispute>;
  /** Disputes about transactions. Costs one REST call per 1,000 disputes. */
  disputes?: Maybe<BankDisputeConnection>;
  /** Event by its id. Costs one REST call. */
  event?: Maybe<BankEvent>;
  /** Events at the bank. Costs one REST call per 1,000 events. */
  events?: Maybe<BankEventConnection>;
  /** Bank by its routing number. Costs one REST call. */
  institution?: Maybe<BankInstitution>;
  /** Payment by its id. Costs one REST call. */
  payment?: Maybe<BankPayment>;
  /** All payments of the bank. Costs one REST call per 1,000 payments. */
  payments?: Maybe<BankPaymentConnection>;
  /** Received payment by its id. Costs one REST call. */
  receivedPayment?: Maybe<BankReceivedPayment>;
  /** Payments that customers received. Costs one REST call per 1,000 payments. */
  receivedPayments?: Maybe<BankReceivedPaymentConnection>;
  /** Recurring payment by its id. Costs one REST call. */
  recurringPayment?: Maybe<BankRecurringPayment>;
  /** Recurring payments of customers. Costs one REST call per 1,000 payments. */
  recurringPayments?: Maybe<BankRecurringPaymentConnection>;
  /** Repayment by its id. Costs one REST call. */
  repayment?: Maybe<BankRepayment>;
  /** Repayments on credit accounts. Costs one REST call per 1,000 repayments. */
  repayments?: Maybe<BankRepaymentConnection>;
  /** Reward by its id. Costs one REST call. */
  reward?: Maybe<BankReward>;
  /** Rewards of customers. Costs one REST call per 1,000 rewards. */
  rewards?: Maybe<BankRewardConnection>;
  /** Statement by its id. The id and the links to its files cost no REST call; all other fields together cost one. */
  statement?: Maybe<BankStatement>;
  /** Monthly account statements. Costs one REST call per 1,000 statements. */
  statements?: Maybe<BankStatementConnection>;
  /** Transaction by its id. Costs one REST call per 100 transactions. */
  transaction?: Maybe<BankTransaction>;
  /** Transactions on accounts. Costs one REST call per 1,000 transactions. */
  transactions?: Maybe<BankTransactionConnection>;
  /** Webhooks to which the bank sends events. Costs one REST call per 1,000 webhooks. */
  webhooks?: Maybe<BankWebhookConnection>;
};


/** Entry point to the data of the bank. */
export type BankingAccountArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the bank. */
export type BankingAccountDaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankAccountDayFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Entry point to the data of the bank. */
export type BankingAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankAccountFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Entry point to the data of the bank. */
export type BankingApiTokensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankApiTokenFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
  userId: Scalars['ID']['input'];
};


/** Entry point to the data of the bank. */
export type BankingApplicationArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the bank. */
export type BankingApplicationFormsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankApplicationFormFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Entry point to the data of the bank. */
export type BankingApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankApplicationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Entry point to the data of the bank. */
export type BankingCardArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the bank. */
export type BankingCardAuthorizationRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankCardAuthorizationRequestFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Entry point to the data of the bank. */
export type BankingCardAuthorizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankCardAuthorizationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Entry point to the data of the bank. */
export type BankingCardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankCardFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Entry point to the data of the bank. */
export type BankingCheckDepositArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the bank. */
export type BankingCheckDepositsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankCheckDepositFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Entry point to the data of the bank. */
export type BankingCheckPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the bank. */
export type BankingCheckPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankCheckPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Entry point to the data of the bank. */
export type BankingCounterpartiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankCounterpartyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Entry point to the data of the bank. */
export type BankingCounterpartyArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the bank. */
export type BankingCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the bank. */
export type BankingCustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankCustomerFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the bank. */
export type BankingDisputeArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the bank. */
export type BankingDisputesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankDisputeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Entry point to the data of the bank. */
export type BankingEventArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the bank. */
export type BankingEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankEventFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Entry point to the data of the bank. */
export type BankingInstitutionArgs = {
  routingNumber: Scalars['String']['input'];
};


/** Entry point to the data of the bank. */
export type BankingPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the bank. */
export type BankingPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Entry point to the data of the bank. */
export type BankingReceivedPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the bank. */
export type BankingReceivedPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankReceivedPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Entry point to the data of the bank. */
export type BankingRecurringPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the bank. */
export type BankingRecurringPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankRecurringPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Entry point to the data of the bank. */
export type BankingRepaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the bank. */
export type BankingRepaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankRepaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Entry point to the data of the bank. */
export type BankingRewardArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the bank. */
export type BankingRewardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankRewardFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Entry point to the data of the bank. */
export type BankingStatementArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the bank. */
export type BankingStatementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankStatementFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Entry point to the data of the bank. */
export type BankingTransactionArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the bank. */
export type BankingTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankTransactionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Entry point to the data of the bank. */
export type BankingWebhooksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankWebhookFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};

/** Input of the mutation `cancelAndSendErpSalesCreditMemo`. */
export type CancelAndSendErpSalesCreditMemoInput = {
  /** Company of the credit memo; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Sales credit memo to cancel, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `cancelAndSendErpSalesCreditMemo`. */
export type CancelAndSendErpSalesCreditMemoPayload = {
  __typename?: 'CancelAndSendErpSalesCreditMemoPayload';
  /** Sales credit memo after the change; null if it was refused. Costs one REST call. */
  salesCreditMemo?: Maybe<ErpSalesCreditMemo>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `cancelErpSalesCreditMemo`. */
export type CancelErpSalesCreditMemoInput = {
  /** Company of the credit memo; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Sales credit memo to cancel, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `cancelErpSalesCreditMemo`. */
export type CancelErpSalesCreditMemoPayload = {
  __typename?: 'CancelErpSalesCreditMemoPayload';
  /** Sales credit memo after the change; null if it was refused. Costs one REST call. */
  salesCreditMemo?: Maybe<ErpSalesCreditMemo>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `cancelTreasuryInboundTransfer`. */
export type CancelTreasuryInboundTransferInput = {
  /** Transfer to cancel, by global id or id in the treasury service. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `cancelTreasuryInboundTransfer`. */
export type CancelTreasuryInboundTransferPayload = {
  __typename?: 'CancelTreasuryInboundTransferPayload';
  /** Transfer after the change; null if it was refused. */
  inboundTransfer?: Maybe<TreasuryInboundTransfer>;
  /** Reasons why the treasury service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `cancelTreasuryOutboundPayment`. */
export type CancelTreasuryOutboundPaymentInput = {
  /** Payment to cancel, by global id or id in the treasury service. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `cancelTreasuryOutboundPayment`. */
export type CancelTreasuryOutboundPaymentPayload = {
  __typename?: 'CancelTreasuryOutboundPaymentPayload';
  /** Payment after the change; null if it was refused. */
  outboundPayment?: Maybe<TreasuryOutboundPayment>;
  /** Reasons why the treasury service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `closeTreasuryFinancialAccount`. */
export type CloseTreasuryFinancialAccountInput = {
  /** Financial account to close, by global id or id in the treasury service. Required, even for the configured account. */
  financialAccount: Scalars['ID']['input'];
  /** Destination of money that arrives after the account is closed. */
  forwardingSettings?: InputMaybe<TreasuryForwardingSettingsInput>;
};

/** Result of the mutation `closeTreasuryFinancialAccount`. */
export type CloseTreasuryFinancialAccountPayload = {
  __typename?: 'CloseTreasuryFinancialAccountPayload';
  /** Financial account after the change; null if it was refused. */
  financialAccount?: Maybe<TreasuryFinancialAccount>;
  /** Reasons why the treasury service refused the change, one for each condition that is not met; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Company, identified by the domain of its website and its e-mail addresses. A service adds its records if they contain the domain; no record is found by its name. */
export type Company = Node & {
  __typename?: 'Company';
  /** CRM organization whose people have e-mail addresses of the domain; null if there is none, or if there are several (see `crmOrganizations`). Costs one REST call per 500 people of the domain; a domain with letters that are not ASCII is searched in two spellings and costs twice as much. */
  crmOrganization?: Maybe<CrmOrganization>;
  /** All CRM organizations whose people have e-mail addresses of the domain. They are found through these people, because no operation lists organizations. At most 1,000; more are an error. Costs one REST call per 500 people of the domain; a domain with letters that are not ASCII is searched in two spellings and costs twice as much. */
  crmOrganizations?: Maybe<Array<CrmOrganization>>;
  /** Domain in lower case and in ASCII form (punycode), without `www.`. */
  domain: Scalars['String']['output'];
  /** Vendor of the configured company (`ERP_COMPANY_ID`) whose e-mail address has the domain; null if there is none, or if there are several (see `erpVendors`). An address with capital letters in its domain is not found if the search of the ERP system is case-sensitive. Costs one REST call per 50 domains and 1,000 vendors. */
  erpVendor?: Maybe<ErpVendor>;
  /** All vendors of the configured company (`ERP_COMPANY_ID`) whose e-mail address has the domain; null if no company is configured. At most 1,000; more are an error. An address with capital letters in its domain is not found if the search of the ERP system is case-sensitive. Costs one REST call per 50 domains and 1,000 vendors. */
  erpVendors?: Maybe<Array<ErpVendor>>;
  /** Global id, built from `Company:` and the domain. */
  id: Scalars['ID']['output'];
  /** Search results of the services in the business subgraph. */
  sourcesOfBusiness?: Maybe<Scalars['JSON']['output']>;
};

/** Input of the mutation `createAccountingPaymentHistory`. */
export type CreateAccountingPaymentHistoryInput = {
  /** Idempotency key that makes it safe to repeat the request. At most 128 characters; generated if omitted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Payment of the records, by global id or id in the accounting service. */
  paymentId: Scalars['ID']['input'];
  /** History records to create, at least one. */
  records: Array<AccountingHistoryRecordInput>;
  /** Tenant of the payment; the configured tenant by default. Not needed with a global id that contains a tenant. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `createAccountingPaymentHistory`. */
export type CreateAccountingPaymentHistoryPayload = {
  __typename?: 'CreateAccountingPaymentHistoryPayload';
  /** Idempotency key that was sent. */
  idempotencyKey: Scalars['String']['output'];
  /** Payment; its history contains the records that exist. Null if the records were refused. */
  payment?: Maybe<AccountingPayment>;
  /** Reasons why the accounting service refused the records; empty if they were accepted. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createAccountingPayments`. */
export type CreateAccountingPaymentsInput = {
  /** Idempotency key that makes it safe to repeat the request: with the same key and the same payments, nothing is created twice. At most 128 characters; generated if omitted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Payments to create, at least one. */
  payments: Array<AccountingPaymentInput>;
  /** False to create the valid payments even if others are refused; otherwise one invalid payment causes all payments to be refused. */
  summarizeErrors?: InputMaybe<Scalars['Boolean']['input']>;
  /** Tenant in which the payments are created; the configured tenant by default. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `createAccountingPayments`. */
export type CreateAccountingPaymentsPayload = {
  __typename?: 'CreateAccountingPaymentsPayload';
  /** Idempotency key that was sent; use it again to repeat the request safely. */
  idempotencyKey: Scalars['String']['output'];
  /** Result of each payment, in the order of the input; null if the whole request was refused. */
  results?: Maybe<Array<AccountingPaymentResult>>;
  /** Reasons why the accounting service refused the whole request; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createCrmPersonField`. */
export type CreateCrmPersonFieldInput = {
  /** Display name of the field. */
  name: Scalars['String']['input'];
  /** Options in this order, for fields of the types `ENUM` and `SET`. */
  options?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True to show the field when a person is added; true by default. */
  shownWhenAdding?: InputMaybe<Scalars['Boolean']['input']>;
  /** Type of the values; not `OTHER`. */
  type: CrmPersonFieldType;
};

/** Result of the mutation `createCrmPersonField`. */
export type CreateCrmPersonFieldPayload = {
  __typename?: 'CreateCrmPersonFieldPayload';
  /** Field that was created; null if the change was refused. */
  personField?: Maybe<CrmPersonField>;
  /** Reasons why the CRM refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createCrmPerson`. */
export type CreateCrmPersonInput = {
  /** Time to record as the time of creation; the current time by default. */
  createdAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Values of custom fields. */
  customFields?: InputMaybe<Array<CrmCustomFieldInput>>;
  /** First and last name. */
  displayName: Scalars['String']['input'];
  /** E-mail addresses of the person. */
  emails?: InputMaybe<Array<CrmContactValueInput>>;
  /** Number of the label in the CRM. */
  label?: InputMaybe<Scalars['Int']['input']>;
  /** Consent to marketing, as named by the CRM. */
  marketingStatus?: InputMaybe<Scalars['String']['input']>;
  /** Organization that employs the person, by global id or id in the CRM. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Owner of the person, a user of the CRM, by global id or id in the CRM; the caller by default. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Phone numbers of the person. */
  phones?: InputMaybe<Array<CrmContactValueInput>>;
  /** Visibility of the person, as a number defined by the CRM. */
  visibleTo?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `createCrmPerson`. */
export type CreateCrmPersonPayload = {
  __typename?: 'CreateCrmPersonPayload';
  /** Person that was created; null if the change was refused. */
  person?: Maybe<CrmPerson>;
  /** Reasons why the CRM refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createErpPurchaseInvoiceLine`. */
export type CreateErpPurchaseInvoiceLineInput = {
  /** Company of the invoice; the configured company by default. Not needed with a global id of the invoice, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Description of the line. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Discount on the line, in the currency of the invoice. */
  discountAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Date on which the delivery is expected. */
  expectedReceiptDate?: InputMaybe<Scalars['Date']['input']>;
  /** Invoice that receives the line, by global id or id in the ERP system. */
  invoiceId: Scalars['ID']['input'];
  /** Number of the item or account. */
  lineObjectNumber?: InputMaybe<Scalars['String']['input']>;
  /** Type of object that the line is about. */
  lineType?: InputMaybe<ErpLineType>;
  /** Quantity in the unit of measure. */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** Tax rate in percent, from 0 to 100. */
  taxPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Cost per unit of measure, in the currency of the invoice. */
  unitCost?: InputMaybe<Scalars['Decimal']['input']>;
  /** Unit of measure, by global id or id in the ERP system. */
  unitOfMeasureId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `createErpPurchaseInvoiceLine`. */
export type CreateErpPurchaseInvoiceLinePayload = {
  __typename?: 'CreateErpPurchaseInvoiceLinePayload';
  /** Line that was created; null if the change was refused. */
  purchaseInvoiceLine?: Maybe<ErpPurchaseInvoiceLine>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createErpSalesCreditMemo`. */
export type CreateErpSalesCreditMemoInput = {
  /** Company in which the credit memo is created; the configured company by default. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Date of the credit memo. */
  creditMemoDate?: InputMaybe<Scalars['Date']['input']>;
  /** Currency code by ISO 4217. */
  currencyCode?: InputMaybe<Scalars['String']['input']>;
  /** Number of the customer. */
  customerNumber: Scalars['String']['input'];
  /** Due date of the credit memo. */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** E-mail address of the customer, to which the credit memo is sent. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Document number that the customer uses for the credit memo. */
  externalDocumentNumber?: InputMaybe<Scalars['String']['input']>;
  /** Id of the payment term in the ERP system. */
  paymentTermsId?: InputMaybe<Scalars['String']['input']>;
  /** Phone number of the customer. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Date on which the credit memo is posted. */
  postingDate?: InputMaybe<Scalars['Date']['input']>;
  /** Name of the salesperson. */
  salesperson?: InputMaybe<Scalars['String']['input']>;
};

/** Input of the mutation `createErpSalesCreditMemoLine`. */
export type CreateErpSalesCreditMemoLineInput = {
  /** Company of the credit memo; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Description of the line. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Discount on the line, in the currency of the memo. */
  discountAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Number of the item or account. */
  lineObjectNumber?: InputMaybe<Scalars['String']['input']>;
  /** Type of object that the line is about. */
  lineType?: InputMaybe<ErpLineType>;
  /** Quantity in the unit of measure. */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** Credit memo that receives the line, by global id or id in the ERP system. */
  salesCreditMemoId: Scalars['ID']['input'];
  /** Date of the shipment. */
  shipmentDate?: InputMaybe<Scalars['Date']['input']>;
  /** Tax rate in percent, from 0 to 100. */
  taxPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Unit of measure, by global id or id in the ERP system. */
  unitOfMeasureId?: InputMaybe<Scalars['ID']['input']>;
  /** Price per unit of measure, in the currency of the memo. */
  unitPrice?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Result of the mutation `createErpSalesCreditMemoLine`. */
export type CreateErpSalesCreditMemoLinePayload = {
  __typename?: 'CreateErpSalesCreditMemoLinePayload';
  /** Line that was created; null if the change was refused. */
  salesCreditMemoLine?: Maybe<ErpSalesCreditMemoLine>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Result of the mutation `createErpSalesCreditMemo`. */
export type CreateErpSalesCreditMemoPayload = {
  __typename?: 'CreateErpSalesCreditMemoPayload';
  /** Sales credit memo that was created; null if the change was refused. */
  salesCreditMemo?: Maybe<ErpSalesCreditMemo>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createErpTimeRegistrationEntry`. The employee is identified either by id or by number. */
export type CreateErpTimeRegistrationEntryInput = {
  /** Reason for the absence; null if the entry is not an absence. */
  absence?: InputMaybe<Scalars['String']['input']>;
  /** Company in which the entry is created; the configured company by default. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Date of the entry. */
  date: Scalars['Date']['input'];
  /** Employee, by global id or id in the ERP system. Required if `employeeNumber` is omitted. */
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of the employee. Required if `employeeId` is omitted. */
  employeeNumber?: InputMaybe<Scalars['String']['input']>;
  /** Number of the job that the time was spent on. */
  jobNumber?: InputMaybe<Scalars['String']['input']>;
  /** Number of the task in the job. */
  jobTaskNumber?: InputMaybe<Scalars['String']['input']>;
  /** Amount of time in the unit of measure, from 0 to 24. */
  quantity: Scalars['Decimal']['input'];
  /** Status of the entry; `OPEN` by default. */
  status?: InputMaybe<ErpTimeRegistrationStatus>;
  /** Unit of measure, by global id or id in the ERP system; hours by default. */
  unitOfMeasureId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `createErpTimeRegistrationEntry`. */
export type CreateErpTimeRegistrationEntryPayload = {
  __typename?: 'CreateErpTimeRegistrationEntryPayload';
  /** Time registration entry that was created; null if the change was refused. */
  timeRegistrationEntry?: Maybe<ErpTimeRegistrationEntry>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createErpUnitOfMeasure`. */
export type CreateErpUnitOfMeasureInput = {
  /** Code of the unit in the company, at most 10 characters. */
  code: Scalars['String']['input'];
  /** Company in which the unit is created; the configured company by default. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** International standard code of the unit. */
  internationalStandardCode?: InputMaybe<Scalars['String']['input']>;
  /** Display name of the unit; the code by default. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Symbol of the unit. */
  symbol?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `createErpUnitOfMeasure`. */
export type CreateErpUnitOfMeasurePayload = {
  __typename?: 'CreateErpUnitOfMeasurePayload';
  /** Unit of measure that was created; null if the change was refused. */
  unitOfMeasure?: Maybe<ErpUnitOfMeasure>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createErpVendor`. */
export type CreateErpVendorInput = {
  /** Street and house number. */
  addressLine1?: InputMaybe<Scalars['String']['input']>;
  /** Transactions with the vendor to block; none by default. */
  blocked?: InputMaybe<ErpVendorBlocked>;
  /** Name of the city. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Company in which the vendor is created; the configured company by default. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Country code of the address. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Code of the currency in which the vendor is paid; `USD` by default. */
  currencyCode?: InputMaybe<Scalars['String']['input']>;
  /** Display name of the vendor. */
  displayName: Scalars['String']['input'];
  /** E-mail address of the vendor. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Number of the vendor in the company; the next number of the series by default. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Id of the payment term in the ERP system. */
  paymentTermsId?: InputMaybe<Scalars['String']['input']>;
  /** Phone number of the vendor. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code of the address. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Tax registration number of the vendor. */
  taxRegistrationNumber?: InputMaybe<Scalars['String']['input']>;
  /** Address of the website. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `createErpVendor`. */
export type CreateErpVendorPayload = {
  __typename?: 'CreateErpVendorPayload';
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
  /** Vendor that was created; null if the change was refused. */
  vendor?: Maybe<ErpVendor>;
};

/** Input of the mutation `createMarketingCustomField`. */
export type CreateMarketingCustomFieldInput = {
  /** Name of the custom field; not blank, not a reserved name, and not used by another field. */
  name: Scalars['String']['input'];
  /** Account on whose behalf the field is created; the configured account by default, or the API key's own account if none is configured. */
  onBehalfOf?: InputMaybe<Scalars['ID']['input']>;
  /** Type of the values: text, number or date. */
  type: MarketingCustomFieldType;
};

/** Result of the mutation `createMarketingCustomField`. */
export type CreateMarketingCustomFieldPayload = {
  __typename?: 'CreateMarketingCustomFieldPayload';
  /** Custom field that was created; null if the change was refused. */
  customField?: Maybe<MarketingCustomField>;
  /** Reasons why the marketing service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createMarketingExportJob`. All contacts are exported if neither lists nor segments are set. */
export type CreateMarketingExportJobInput = {
  /** Format of the files; chosen by the marketing service by default. */
  fileType?: InputMaybe<MarketingFileType>;
  /** Lists of the API key's own account whose contacts are exported, by global id or id in the marketing service. */
  listIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Maximum size of one file in MB; more files are created if one is not enough. */
  maxFileMegabytes?: InputMaybe<Scalars['Int']['input']>;
  /** True to send an e-mail with a link when the files are ready. The e-mail and the link come from the marketing service, not from this gateway. */
  notifyByEmail?: InputMaybe<Scalars['Boolean']['input']>;
  /** Segments whose contacts are exported, by id in the marketing service. */
  segmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Result of the mutation `createMarketingExportJob`. */
export type CreateMarketingExportJobPayload = {
  __typename?: 'CreateMarketingExportJobPayload';
  /** Job that exports the contacts; null if the change was refused. The id costs no REST call; all other fields together cost one. */
  exportJob?: Maybe<MarketingExportJob>;
  /** Reasons why the marketing service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createMarketingImportJob`. The CSV file can contain at most one million contacts and have at most 5 GB, and can be compressed with gzip. */
export type CreateMarketingImportJobInput = {
  /** Content of each column of the file, in the order of the columns: `email` (required once), another field of a contact as named by the marketing service (for example `first_name`), or the definition id of a custom field. Null skips a column. */
  fieldMappings: Array<InputMaybe<Scalars['ID']['input']>>;
  /** Lists of the API key's own account to which all contacts are added, by global id or id in the marketing service. */
  listIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Result of the mutation `createMarketingImportJob`. */
export type CreateMarketingImportJobPayload = {
  __typename?: 'CreateMarketingImportJobPayload';
  /** Job, which is pending until its file was sent; null if the change was refused. The id costs no REST call; all other fields together cost one. */
  importJob?: Maybe<MarketingImportJob>;
  /** Link for uploading the file; null if the change was refused, or if the marketing service returned an upload address that is not one of its own (`userErrors` then has the reason). */
  upload?: Maybe<FileUpload>;
  /** Reasons why the marketing service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createTreasuryFinancialAccount`. */
export type CreateTreasuryFinancialAccountInput = {
  /** Features to request for the account. */
  features?: InputMaybe<TreasuryFeaturesInput>;
  /** Metadata of the account; each key can occur only once. */
  metadata?: InputMaybe<Array<TreasuryMetadataEntryInput>>;
  /** Nickname of the account. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Restrictions that the platform sets for the account. */
  platformRestrictions?: InputMaybe<TreasuryPlatformRestrictionsInput>;
  /** Currencies that the account supports, as codes by ISO 4217; at least one. */
  supportedCurrencies: Array<Scalars['String']['input']>;
};

/** Result of the mutation `createTreasuryFinancialAccount`. */
export type CreateTreasuryFinancialAccountPayload = {
  __typename?: 'CreateTreasuryFinancialAccountPayload';
  /** Financial account that was created; null if the change was refused. */
  financialAccount?: Maybe<TreasuryFinancialAccount>;
  /** Reasons why the treasury service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createTreasuryInboundTransfer`. */
export type CreateTreasuryInboundTransferInput = {
  /** Amount of the transfer, greater than zero. */
  amount: MoneyInput;
  /** Description of the transfer. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Financial account that receives the money, by global id or id in the treasury service; the configured account by default. */
  financialAccount?: InputMaybe<Scalars['ID']['input']>;
  /** Metadata of the transfer; each key can occur only once. */
  metadata?: InputMaybe<Array<TreasuryMetadataEntryInput>>;
  /** Id of the stored payment method from which the money is transferred, in the treasury service. */
  originPaymentMethod: Scalars['String']['input'];
  /** Text on the statement of the account from which the money is transferred. */
  statementDescriptor?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `createTreasuryInboundTransfer`. */
export type CreateTreasuryInboundTransferPayload = {
  __typename?: 'CreateTreasuryInboundTransferPayload';
  /** Transfer that was created; null if the change was refused. */
  inboundTransfer?: Maybe<TreasuryInboundTransfer>;
  /** Reasons why the treasury service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createTreasuryOutboundPayment`. */
export type CreateTreasuryOutboundPaymentInput = {
  /** Amount of the payment, greater than zero. */
  amount: MoneyInput;
  /** Customer to whom the payment is made, by global id or id in the treasury service. */
  customer?: InputMaybe<Scalars['ID']['input']>;
  /** Description of the payment. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Id of the stored payment method that receives the payment, in the treasury service. */
  destinationPaymentMethod?: InputMaybe<Scalars['String']['input']>;
  /** Destination of the payment, if no stored payment method is set. */
  destinationPaymentMethodData?: InputMaybe<TreasuryDestinationInput>;
  /** Options for the way in which the payment is made. */
  destinationPaymentMethodOptions?: InputMaybe<TreasuryDestinationOptionsInput>;
  /** User of the platform who orders the payment. */
  endUserDetails?: InputMaybe<TreasuryEndUserDetailsInput>;
  /** Financial account from which the payment is made, by global id or id in the treasury service; the configured account by default. */
  financialAccount?: InputMaybe<Scalars['ID']['input']>;
  /** Metadata to store; each key can occur only once. */
  metadata?: InputMaybe<Array<TreasuryMetadataEntryInput>>;
  /** Text on the statement of the recipient. */
  statementDescriptor?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `createTreasuryOutboundPayment`. */
export type CreateTreasuryOutboundPaymentPayload = {
  __typename?: 'CreateTreasuryOutboundPaymentPayload';
  /** Payment that was created; null if the change was refused. */
  outboundPayment?: Maybe<TreasuryOutboundPayment>;
  /** Reasons why the treasury service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `createTreasuryOutboundTransfer`. */
export type CreateTreasuryOutboundTransferInput = {
  /** Amount of the transfer, greater than zero. */
  amount: MoneyInput;
  /** Description of the transfer. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Id of the stored payment method that receives the money, in the treasury service. */
  destinationPaymentMethod?: InputMaybe<Scalars['String']['input']>;
  /** Destination of the transfer, if no stored payment method is set. */
  destinationPaymentMethodData?: InputMaybe<TreasuryTransferDestinationInput>;
  /** Financial account from which the money is transferred, by global id or id in the treasury service; the configured account by default. */
  financialAccount?: InputMaybe<Scalars['ID']['input']>;
  /** Metadata of the transfer; each key can occur only once. */
  metadata?: InputMaybe<Array<TreasuryMetadataEntryInput>>;
  /** Text on the statement of the receiving account. */
  statementDescriptor?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `createTreasuryOutboundTransfer`. */
export type CreateTreasuryOutboundTransferPayload = {
  __typename?: 'CreateTreasuryOutboundTransferPayload';
  /** Transfer that was created; null if the change was refused. */
  outboundTransfer?: Maybe<TreasuryOutboundTransfer>;
  /** Reasons why the treasury service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Entry point to the data of the CRM. */
export type Crm = {
  __typename?: 'Crm';
  /** All people, or those who were changed in a period of time, for copies of the data. Only for global administrators of the CRM; other callers get the error `FORBIDDEN`. The CRM decides the order. Costs one REST call per 500 people. */
  allPeople?: Maybe<CrmPersonConnection>;
  /** People who are not deleted. Costs one REST call per 500 people. */
  people?: Maybe<CrmPersonConnection>;
  /** Person by its id. Deleted people can be read for another 30 days. Costs one REST call. */
  person?: Maybe<CrmPerson>;
  /** Field of people by its id. Deleted fields can be read for another 30 days. Costs one REST call. */
  personField?: Maybe<CrmPersonField>;
  /** Custom and built-in fields of people, in the order of the CRM. Costs one REST call per 500 fields. */
  personFields?: Maybe<CrmPersonFieldConnection>;
  /** People who match a search text, best matches first. Costs one REST call per 500 people. */
  searchPeople?: Maybe<CrmPersonConnection>;
};


/** Entry point to the data of the CRM. */
export type CrmAllPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CrmAllPeopleFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the CRM. */
export type CrmPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CrmPersonFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<CrmPersonOrder>>;
};


/** Entry point to the data of the CRM. */
export type CrmPersonArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the CRM. */
export type CrmPersonFieldArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the CRM. */
export type CrmPersonFieldsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the CRM. */
export type CrmSearchPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter: CrmPersonSearchFilter;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Activity with a person that is done or planned: a call, a meeting or a task. No operation reads activities by their ids. */
export type CrmActivity = {
  __typename?: 'CrmActivity';
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id of the deal that the activity belongs to; null if it belongs to no deal. */
  dealId?: Maybe<Scalars['ID']['output']>;
  /** True if the activity is done. */
  done?: Maybe<Scalars['Boolean']['output']>;
  /** Time at which the activity was done; null before that. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** Due date of the activity. */
  dueDate?: Maybe<Scalars['Date']['output']>;
  /** Due time of day in UTC, for example `09:30`; null if the activity is due on the whole day. */
  dueTime?: Maybe<Scalars['String']['output']>;
  /** Duration in hours and minutes, for example `00:45`; null if none is planned. */
  duration?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Note about the activity; null if there is none. */
  note?: Maybe<Scalars['String']['output']>;
  /** User of the CRM who performs the activity. */
  owner?: Maybe<CrmUser>;
  /** Subject of the activity. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Type of activity, as named by the CRM, for example `call`, `meeting` or `task`. */
  type?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the CRM. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `CrmActivity` objects. */
export type CrmActivityConnection = {
  __typename?: 'CrmActivityConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<CrmActivityEdge>;
  /** Items of this page. */
  nodes: Array<CrmActivity>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the CRM does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `CrmActivity` objects. */
export type CrmActivityEdge = {
  __typename?: 'CrmActivityEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: CrmActivity;
};

/** Event in which an activity was planned or done. */
export type CrmActivityEvent = CrmHistoryEvent & {
  __typename?: 'CrmActivityEvent';
  /** Activity that was planned or done. */
  activity?: Maybe<CrmActivity>;
  /** Time of the event. */
  occurredAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Conditions on activities; all must be met. */
export type CrmActivityFilter = {
  /** True to list only activities that are done, false to list only activities that are not done. */
  done?: InputMaybe<Scalars['Boolean']['input']>;
  /** Activities to exclude, by global id or id in the CRM. */
  excludedActivityIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Conditions on all people; all must be met. */
export type CrmAllPeopleFilter = {
  /** First character of the name, not case-sensitive. */
  firstChar?: InputMaybe<Scalars['String']['input']>;
  /** Owner of the people, a user of the CRM, by global id or id in the CRM. Only one is accepted; several are an error. */
  ownerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period of the last change; both ends are included. */
  updatedAt?: InputMaybe<DateTimeRange>;
};

/** Change of a field of a person. */
export type CrmChange = {
  __typename?: 'CrmChange';
  /** User of the CRM who made the change. */
  actor?: Maybe<CrmUser>;
  /** True if the change was part of a bulk change. */
  bulk?: Maybe<Scalars['Boolean']['output']>;
  /** Time of the change. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Field that was changed; null if it is deleted. The fields cost one REST call for all changes of an operation together. */
  field?: Maybe<CrmPersonField>;
  /** Key of the field. */
  fieldKey?: Maybe<Scalars['String']['output']>;
  /** New value as text; null if there is none. */
  newValue?: Maybe<Scalars['String']['output']>;
  /** Old value as text; null if there was none. */
  oldValue?: Maybe<Scalars['String']['output']>;
  /** Origin of the change, as named by the CRM, for example `app` or `api`. */
  source?: Maybe<Scalars['String']['output']>;
};

/** A page of `CrmChange` objects. */
export type CrmChangeConnection = {
  __typename?: 'CrmChangeConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<CrmChangeEdge>;
  /** Items of this page. */
  nodes: Array<CrmChange>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the CRM does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `CrmChange` objects. */
export type CrmChangeEdge = {
  __typename?: 'CrmChangeEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: CrmChange;
};

/** Event in which a field was changed. */
export type CrmChangeEvent = CrmHistoryEvent & {
  __typename?: 'CrmChangeEvent';
  /** Change of the field. */
  change?: Maybe<CrmChange>;
  /** Time of the event. */
  occurredAt?: Maybe<Scalars['DateTime']['output']>;
};

/** E-mail address or phone number of a person. */
export type CrmContactValue = {
  __typename?: 'CrmContactValue';
  /** Use of the address or number, for example `work` or `home`. Not returned by a search, so it costs one REST call for a person who was found by one. */
  label?: Maybe<Scalars['String']['output']>;
  /** True for the primary entry. For phone numbers, not returned by a search. */
  primary?: Maybe<Scalars['Boolean']['output']>;
  /** E-mail address or phone number. */
  value?: Maybe<Scalars['String']['output']>;
};

/** E-mail address or phone number of a person. */
export type CrmContactValueInput = {
  /** Use of the address or number, for example `work` or `home`; `work` by default. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** True for the primary entry; if no entry is marked, the first one is primary. */
  primary?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail address or phone number. */
  value: Scalars['String']['input'];
};

/** Custom field of a person and its value. */
export type CrmCustomField = {
  __typename?: 'CrmCustomField';
  /** Definition of the field. */
  field: CrmPersonField;
  /** Options that the value refers to; null for fields without options. */
  options?: Maybe<Array<CrmPersonFieldOption>>;
  /** Text or number, according to the type of the field: the id of an option, or ids of options such as `1,3`. Null if the person has no value. */
  value?: Maybe<Scalars['JSON']['output']>;
};

/** Value of a custom field. */
export type CrmCustomFieldInput = {
  /** Key of the field, as in `CrmPersonField.key`: 40 hexadecimal digits. */
  key: Scalars['String']['input'];
  /** Text or number, according to the type of the field: a date such as `2026-05-04`, the id of an option, or ids of options such as `1,3`. Null removes the value. */
  value?: InputMaybe<Scalars['JSON']['input']>;
};

/** Deal with a person. No operation reads deals by their ids. */
export type CrmDeal = {
  __typename?: 'CrmDeal';
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Date on which the deal is expected to be won; null if it is not set. */
  expectedCloseDate?: Maybe<Scalars['Date']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Time at which the deal was lost; null if it was not. */
  lostAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reason why the deal was lost; null if it was not lost, or no reason was entered. */
  lostReason?: Maybe<Scalars['String']['output']>;
  /** Organization with which the deal is made; null if there is none. */
  organization?: Maybe<CrmOrganization>;
  /** Owner of the deal, a user of the CRM. */
  owner?: Maybe<CrmUser>;
  /** Person with whom the deal is made. */
  person?: Maybe<CrmPerson>;
  /** Probability that the deal is won, in percent; null if it is not estimated. */
  probability?: Maybe<Scalars['Float']['output']>;
  /** Status of the deal. */
  status?: Maybe<CrmDealStatus>;
  /** Title of the deal. */
  title?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the CRM. */
  upstreamId: Scalars['String']['output'];
  /** Exact value of the deal. */
  value?: Maybe<Money>;
  /** Time at which the deal was won; null if it was not. */
  wonAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of `CrmDeal` objects. */
export type CrmDealConnection = {
  __typename?: 'CrmDealConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<CrmDealEdge>;
  /** Items of this page. */
  nodes: Array<CrmDeal>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the CRM does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `CrmDeal` objects. */
export type CrmDealEdge = {
  __typename?: 'CrmDealEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: CrmDeal;
};

/** Event in which a deal was started, won or lost. */
export type CrmDealEvent = CrmHistoryEvent & {
  __typename?: 'CrmDealEvent';
  /** Deal that was started, won or lost. */
  deal?: Maybe<CrmDeal>;
  /** Time of the event. */
  occurredAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Conditions on deals; all must be met. */
export type CrmDealFilter = {
  /** Status of the deals; all deals except deleted ones by default. Only one is accepted; several are an error. */
  statuses?: InputMaybe<Array<CrmDealStatus>>;
};

/** One sort key of a list of deals. Further keys order the items that are equal by the preceding keys. */
export type CrmDealOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
  /** Field by which the list is sorted. */
  field: CrmDealOrderField;
};

/** Fields by which deals can be sorted. */
export type CrmDealOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By expected date; deals without a date come first. */
  | 'EXPECTED_CLOSE_DATE'
  /** By name of the status. */
  | 'STATUS'
  /** By title of the deal. */
  | 'TITLE'
  /** By time of the last change. */
  | 'UPDATED_AT'
  /** By value, regardless of the currency. */
  | 'VALUE';

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

/** File that is attached to a person. No operation reads files by their ids. */
export type CrmFile = {
  __typename?: 'CrmFile';
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id of the deal that the file belongs to; null if it belongs to no deal. */
  dealId?: Maybe<Scalars['ID']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Name of the file. */
  name?: Maybe<Scalars['String']['output']>;
  /** User of the CRM who attached the file. */
  owner?: Maybe<CrmUser>;
  /** Size of the file in bytes. */
  size?: Maybe<Scalars['Int']['output']>;
  /** Type of file, from the extension of its name, for example `pdf`. */
  type?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the CRM. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `CrmFile` objects. */
export type CrmFileConnection = {
  __typename?: 'CrmFileConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<CrmFileEdge>;
  /** Items of this page. */
  nodes: Array<CrmFile>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the CRM does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `CrmFile` objects. */
export type CrmFileEdge = {
  __typename?: 'CrmFileEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: CrmFile;
};

/** Event in which a file was attached. */
export type CrmFileEvent = CrmHistoryEvent & {
  __typename?: 'CrmFileEvent';
  /** File that was attached. */
  file?: Maybe<CrmFile>;
  /** Time of the event. */
  occurredAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One sort key of a list of files. Further keys order the items that are equal by the preceding keys. */
export type CrmFileOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
  /** Field by which the list is sorted. */
  field: CrmFileOrderField;
};

/** Fields by which files can be sorted. */
export type CrmFileOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By name of the file. */
  | 'NAME'
  /** By size of the file. */
  | 'SIZE'
  /** By type of file. */
  | 'TYPE'
  /** By time of the last change. */
  | 'UPDATED_AT';

/** User of the CRM as a follower of a person. */
export type CrmFollower = {
  __typename?: 'CrmFollower';
  /** Time at which the user started to follow the person. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** User of the CRM who follows the person. */
  crmUser?: Maybe<CrmUser>;
  /** Global id, which contains the id of the followed person. */
  id: Scalars['ID']['output'];
  /** Id of the object in the CRM. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `CrmFollower` objects. */
export type CrmFollowerConnection = {
  __typename?: 'CrmFollowerConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<CrmFollowerEdge>;
  /** Items of this page. */
  nodes: Array<CrmFollower>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of followers on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `CrmFollower` objects. */
export type CrmFollowerEdge = {
  __typename?: 'CrmFollowerEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: CrmFollower;
};

/** Event in which a user of the CRM started to follow the person. */
export type CrmFollowerEvent = CrmHistoryEvent & {
  __typename?: 'CrmFollowerEvent';
  /** Follower that was added. */
  follower?: Maybe<CrmFollower>;
  /** Time of the event. */
  occurredAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Event in the history of a person. */
export type CrmHistoryEvent = {
  /** Time of the event. */
  occurredAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of `CrmHistoryEvent` objects. */
export type CrmHistoryEventConnection = {
  __typename?: 'CrmHistoryEventConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<CrmHistoryEventEdge>;
  /** Items of this page. */
  nodes: Array<CrmHistoryEvent>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the CRM does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `CrmHistoryEvent` objects. */
export type CrmHistoryEventEdge = {
  __typename?: 'CrmHistoryEventEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: CrmHistoryEvent;
};

/** Conditions on events in the history of a person; all must be met. */
export type CrmHistoryEventFilter = {
  /** True to include changes of custom fields. */
  includeCustomFields?: InputMaybe<Scalars['Boolean']['input']>;
  /** Types of events, one of which must match; all types by default. */
  types?: InputMaybe<Array<CrmHistoryEventType>>;
};

/** Types of events that can be selected. */
export type CrmHistoryEventType =
  /** Activities that are done or planned. */
  | 'ACTIVITY'
  /** Changes of the person's fields. */
  | 'CHANGE'
  /** Deals with the person. */
  | 'DEAL'
  /** Files attached to the person. */
  | 'FILE'
  /** Users who started to follow the person. */
  | 'FOLLOWER'
  /** E-mail to or from the person. */
  | 'MAIL_MESSAGE';

/** Event in which an e-mail was sent or received. */
export type CrmMailEvent = CrmHistoryEvent & {
  __typename?: 'CrmMailEvent';
  /** E-mail that was sent or received. */
  mailMessage?: Maybe<CrmMailMessage>;
  /** Time of the event. */
  occurredAt?: Maybe<Scalars['DateTime']['output']>;
};

/** E-mail to or from a person. No operation reads e-mails by their ids. */
export type CrmMailMessage = {
  __typename?: 'CrmMailMessage';
  /** Senders of the e-mail. */
  from?: Maybe<Array<CrmMailParty>>;
  /** True if the e-mail has attachments. */
  hasAttachments?: Maybe<Scalars['Boolean']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** True if the e-mail has been read. */
  read?: Maybe<Scalars['Boolean']['output']>;
  /** Time at which the e-mail was sent. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Beginning of the text. */
  snippet?: Maybe<Scalars['String']['output']>;
  /** Subject of the e-mail. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Id of the conversation in the CRM. */
  threadId?: Maybe<Scalars['ID']['output']>;
  /** Recipients of the e-mail. */
  to?: Maybe<Array<CrmMailParty>>;
  /** Id of the object in the CRM. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `CrmMailMessage` objects. */
export type CrmMailMessageConnection = {
  __typename?: 'CrmMailMessageConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<CrmMailMessageEdge>;
  /** Items of this page. */
  nodes: Array<CrmMailMessage>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the CRM does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `CrmMailMessage` objects. */
export type CrmMailMessageEdge = {
  __typename?: 'CrmMailMessageEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: CrmMailMessage;
};

/** Sender or recipient of an e-mail. */
export type CrmMailParty = {
  __typename?: 'CrmMailParty';
  /** Display name in the e-mail. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** E-mail address of the sender or recipient. */
  email?: Maybe<Scalars['String']['output']>;
  /** Person with the e-mail address of the sender or recipient. */
  user?: Maybe<User>;
};

/** Organization in the CRM, as named in the data of its people. No operation reads organizations. */
export type CrmOrganization = {
  __typename?: 'CrmOrganization';
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Display name of the organization. */
  name?: Maybe<Scalars['String']['output']>;
  /** People of the organization who match a search text, best matches first. The CRM searches only the first 2,000 people. Costs one REST call per 500 people. */
  searchPeople?: Maybe<CrmPersonConnection>;
  /** Id of the object in the CRM. */
  upstreamId: Scalars['String']['output'];
};


/** Organization in the CRM, as named in the data of its people. No operation reads organizations. */
export type CrmOrganizationSearchPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter: CrmOrganizationPersonSearchFilter;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Conditions of a search for people of one organization; all must be met. */
export type CrmOrganizationPersonSearchFilter = {
  /** True to find only values that are equal to the whole text. */
  exactMatch?: InputMaybe<Scalars['Boolean']['input']>;
  /** Fields to search; all fields by default. */
  fields?: InputMaybe<Array<CrmPersonSearchField>>;
  /** Search text, not case-sensitive; at least two characters, or one with `exactMatch`. Spaces at both ends are ignored. */
  text: Scalars['String']['input'];
};

/** Event of a type that is not documented. */
export type CrmOtherEvent = CrmHistoryEvent & {
  __typename?: 'CrmOtherEvent';
  /** Time of the event. */
  occurredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Type of event, as named by the CRM. */
  type?: Maybe<Scalars['String']['output']>;
};

/** Person in the CRM. A search returns only some fields; the missing fields cost one REST call per person. */
export type CrmPerson = Node & {
  __typename?: 'CrmPerson';
  /** False if the person is deleted; the person is permanently removed after 30 days. Not returned by a search. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** Activities with the person that are done or planned. The CRM decides the order. Costs one REST call per person and 500 activities. */
  activities?: Maybe<CrmActivityConnection>;
  /** Changes of the person's fields, newest first. Costs one REST call per person and 500 changes. */
  changelog?: Maybe<CrmChangeConnection>;
  /** Time of creation. Not returned by a search. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Custom fields with the values of the person, in the order of the CRM. The fields cost one REST call for all people of an operation together. A search does not return the values. */
  customFields?: Maybe<Array<CrmCustomField>>;
  /** Deals with the person. No operation lists deals without a person. Costs one REST call per person and 500 deals. */
  deals?: Maybe<CrmDealConnection>;
  /** First and last name. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Primary e-mail address, as written in the CRM. */
  email?: Maybe<Scalars['String']['output']>;
  /** E-mail addresses of the person. */
  emails?: Maybe<Array<CrmContactValue>>;
  /** Descriptions of the files attached to the person; the CRM documents no way to read the files. Costs one REST call per person and 500 files. */
  files?: Maybe<CrmFileConnection>;
  /** Users of the CRM who follow the person. The CRM decides the order. Costs one REST call per person. */
  followers?: Maybe<CrmFollowerConnection>;
  /** Events in the history of the person, newest first. Costs one REST call per person and 500 events. */
  history?: Maybe<CrmHistoryEventConnection>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Number of the label in the CRM; null if the person has no label. Not returned by a search. */
  label?: Maybe<Scalars['Int']['output']>;
  /** E-mail to and from the person, newest first. Costs one REST call per person and 500 e-mails. */
  mailMessages?: Maybe<CrmMailMessageConnection>;
  /** Consent to marketing, as named by the CRM. Not returned by a search. */
  marketingStatus?: Maybe<Scalars['String']['output']>;
  /** Organization that employs the person; null if there is none. */
  organization?: Maybe<CrmOrganization>;
  /** Owner of the person, a user of the CRM. */
  owner?: Maybe<CrmUser>;
  /** Users of the CRM who can see the person. The CRM decides the order. Costs one REST call per person. */
  permittedUsers?: Maybe<CrmUserConnection>;
  /** Phone numbers of the person. */
  phones?: Maybe<Array<CrmContactValue>>;
  /** Id of the picture in the CRM; null if there is none. The picture cannot be read, because the CRM documents no operation for it. */
  pictureId?: Maybe<Scalars['ID']['output']>;
  /** Time of the last change. Not returned by a search. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the CRM. */
  upstreamId: Scalars['String']['output'];
  /** Person with the primary e-mail address. */
  user?: Maybe<User>;
  /** People with any of the e-mail addresses. */
  users?: Maybe<Array<User>>;
  /** Visibility of the person, as a number defined by the CRM. */
  visibleTo?: Maybe<Scalars['String']['output']>;
};


/** Person in the CRM. A search returns only some fields; the missing fields cost one REST call per person. */
export type CrmPersonActivitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CrmActivityFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Person in the CRM. A search returns only some fields; the missing fields cost one REST call per person. */
export type CrmPersonChangelogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Person in the CRM. A search returns only some fields; the missing fields cost one REST call per person. */
export type CrmPersonDealsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CrmDealFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<CrmDealOrder>>;
};


/** Person in the CRM. A search returns only some fields; the missing fields cost one REST call per person. */
export type CrmPersonFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<CrmFileOrder>>;
};


/** Person in the CRM. A search returns only some fields; the missing fields cost one REST call per person. */
export type CrmPersonFollowersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Person in the CRM. A search returns only some fields; the missing fields cost one REST call per person. */
export type CrmPersonHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CrmHistoryEventFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Person in the CRM. A search returns only some fields; the missing fields cost one REST call per person. */
export type CrmPersonMailMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Person in the CRM. A search returns only some fields; the missing fields cost one REST call per person. */
export type CrmPersonPermittedUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of `CrmPerson` objects. */
export type CrmPersonConnection = {
  __typename?: 'CrmPersonConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<CrmPersonEdge>;
  /** Items of this page. */
  nodes: Array<CrmPerson>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the CRM does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `CrmPerson` objects. */
export type CrmPersonEdge = {
  __typename?: 'CrmPersonEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: CrmPerson;
  /** Quality of the match: 1 if a whole value is equal to the search text, less otherwise. Null in lists that are not search results. */
  score?: Maybe<Scalars['Float']['output']>;
};

/** Definition of a field of people. */
export type CrmPersonField = Node & {
  __typename?: 'CrmPersonField';
  /** False if the field is deleted; it is permanently removed after 30 days. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** True if users of the CRM defined the field. Built-in fields cannot be changed. */
  custom?: Maybe<Scalars['Boolean']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Key of the field in the data of a person; 40 hexadecimal digits for a custom field. */
  key?: Maybe<Scalars['String']['output']>;
  /** True if every person must have a value. */
  mandatory?: Maybe<Scalars['Boolean']['output']>;
  /** Display name of the field. */
  name?: Maybe<Scalars['String']['output']>;
  /** Options of the field; null for fields without options. */
  options?: Maybe<Array<CrmPersonFieldOption>>;
  /** Position of the field in the list of fields. */
  position?: Maybe<Scalars['Int']['output']>;
  /** True if the field is shown when a person is added. */
  shownWhenAdding?: Maybe<Scalars['Boolean']['output']>;
  /** Type of the values. */
  type?: Maybe<CrmPersonFieldType>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the CRM. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `CrmPersonField` objects. */
export type CrmPersonFieldConnection = {
  __typename?: 'CrmPersonFieldConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<CrmPersonFieldEdge>;
  /** Items of this page. */
  nodes: Array<CrmPersonField>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the CRM does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `CrmPersonField` objects. */
export type CrmPersonFieldEdge = {
  __typename?: 'CrmPersonFieldEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: CrmPersonField;
};

/** Option of a field. */
export type CrmPersonFieldOption = {
  __typename?: 'CrmPersonFieldOption';
  /** Display name of the option. */
  label?: Maybe<Scalars['String']['output']>;
  /** Number of the option within the field. */
  optionId?: Maybe<Scalars['Int']['output']>;
};

/** Option of a field. */
export type CrmPersonFieldOptionInput = {
  /** Display name of the option. */
  label: Scalars['String']['input'];
  /** Number of an existing option; omit it for a new option. */
  optionId?: InputMaybe<Scalars['Int']['input']>;
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
  firstChar?: InputMaybe<Scalars['String']['input']>;
  /** Owner of the people, a user of the CRM, by global id or id in the CRM. Only one is accepted; several are an error. */
  ownerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Saved filter that the people match, by id in the CRM. Only one is accepted; several are an error. */
  savedFilterIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** One sort key of a list of people. Further keys order the items that are equal by the preceding keys. */
export type CrmPersonOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
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

/** Conditions of a search for people; all must be met. */
export type CrmPersonSearchFilter = {
  /** True to find only values that are equal to the whole text. */
  exactMatch?: InputMaybe<Scalars['Boolean']['input']>;
  /** Fields to search; all fields by default. */
  fields?: InputMaybe<Array<CrmPersonSearchField>>;
  /** Organization of the people, by global id or id in the CRM. The CRM searches only the first 2,000 people of an organization. Only one is accepted; several are an error. */
  organizationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Search text, not case-sensitive; at least two characters, or one with `exactMatch`. Spaces at both ends are ignored. */
  text: Scalars['String']['input'];
};

/** User of the CRM, as named in the data of the CRM. No operation reads users. */
export type CrmUser = {
  __typename?: 'CrmUser';
  /** First and last name. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** E-mail address of the user. */
  email?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Id of the object in the CRM. */
  upstreamId: Scalars['String']['output'];
  /** Person with the e-mail address of the user. */
  user?: Maybe<User>;
};

/** A page of `CrmUser` objects. */
export type CrmUserConnection = {
  __typename?: 'CrmUserConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<CrmUserEdge>;
  /** Items of this page. */
  nodes: Array<CrmUser>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of users on all pages. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `CrmUser` objects. */
export type CrmUserEdge = {
  __typename?: 'CrmUserEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: CrmUser;
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

/** Input of the mutation `deleteAccountingPayment`. */
export type DeleteAccountingPaymentInput = {
  /** Payment to delete, by global id or id in the accounting service. */
  id: Scalars['ID']['input'];
  /** Idempotency key that makes it safe to repeat the request. At most 128 characters; generated if omitted. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Status that the payment gets, `DELETED` by default. It can be set because the documentation does not name the status that deletes a payment. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** Tenant of the payment; the configured tenant by default. Not needed with a global id that contains a tenant. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `deleteAccountingPayment`. */
export type DeleteAccountingPaymentPayload = {
  __typename?: 'DeleteAccountingPaymentPayload';
  /** Idempotency key that was sent; use it again to repeat the request safely. */
  idempotencyKey: Scalars['String']['output'];
  /** Payment after the change; null if it was refused. */
  payment?: Maybe<AccountingPayment>;
  /** Reasons why the accounting service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteCrmPeople`. */
export type DeleteCrmPeopleInput = {
  /** People to delete, by global id or id in the CRM; at least one. */
  ids: Array<Scalars['ID']['input']>;
};

/** Result of the mutation `deleteCrmPeople`. */
export type DeleteCrmPeoplePayload = {
  __typename?: 'DeleteCrmPeoplePayload';
  /** Global ids of the people who were marked as deleted; null if the change was refused. */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** People who were marked as deleted; people who do not exist or were already deleted are omitted. The ids cost no REST call; all other fields together cost one per person. */
  people?: Maybe<Array<CrmPerson>>;
  /** Reasons why the CRM refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteCrmPersonField`. */
export type DeleteCrmPersonFieldInput = {
  /** Field to delete, by global id or id in the CRM. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `deleteCrmPersonField`. */
export type DeleteCrmPersonFieldPayload = {
  __typename?: 'DeleteCrmPersonFieldPayload';
  /** Global id of the deleted field; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Deleted field, which can be read for another 30 days; null if the change was refused. The id costs no REST call; all other fields together cost one. */
  personField?: Maybe<CrmPersonField>;
  /** Reasons why the CRM refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteCrmPerson`. */
export type DeleteCrmPersonInput = {
  /** Person to delete, by global id or id in the CRM. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `deleteCrmPerson`. */
export type DeleteCrmPersonPayload = {
  __typename?: 'DeleteCrmPersonPayload';
  /** Global id of the deleted person; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Deleted person, which can be read for another 30 days; null if the change was refused. The id costs no REST call; all other fields together cost one. */
  person?: Maybe<CrmPerson>;
  /** Reasons why the CRM refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteCrmPersonPicture`. */
export type DeleteCrmPersonPictureInput = {
  /** Person whose picture is deleted, by global id or id in the CRM. */
  personId: Scalars['ID']['input'];
};

/** Result of the mutation `deleteCrmPersonPicture`. */
export type DeleteCrmPersonPicturePayload = {
  __typename?: 'DeleteCrmPersonPicturePayload';
  /** Person without the picture; null if the change was refused. The id costs no REST call; all other fields together cost one. */
  person?: Maybe<CrmPerson>;
  /** Reasons why the CRM refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteErpPurchaseInvoiceLine`. */
export type DeleteErpPurchaseInvoiceLineInput = {
  /** Company of the line; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Line to delete, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
  /** Invoice that the line must belong to; otherwise the change is refused. */
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `deleteErpPurchaseInvoiceLine`. */
export type DeleteErpPurchaseInvoiceLinePayload = {
  __typename?: 'DeleteErpPurchaseInvoiceLinePayload';
  /** Global id of the deleted line; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteErpSalesCreditMemo`. */
export type DeleteErpSalesCreditMemoInput = {
  /** Company of the credit memo; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Sales credit memo to delete, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
};

/** Input of the mutation `deleteErpSalesCreditMemoLine`. */
export type DeleteErpSalesCreditMemoLineInput = {
  /** Company of the line; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Line to delete, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `deleteErpSalesCreditMemoLine`. */
export type DeleteErpSalesCreditMemoLinePayload = {
  __typename?: 'DeleteErpSalesCreditMemoLinePayload';
  /** Global id of the deleted line; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Result of the mutation `deleteErpSalesCreditMemo`. */
export type DeleteErpSalesCreditMemoPayload = {
  __typename?: 'DeleteErpSalesCreditMemoPayload';
  /** Global id of the deleted sales credit memo; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteErpTimeRegistrationEntry`. */
export type DeleteErpTimeRegistrationEntryInput = {
  /** Company of the entry; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Employee that the entry must belong to; otherwise the change is refused. */
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Entry to delete, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `deleteErpTimeRegistrationEntry`. */
export type DeleteErpTimeRegistrationEntryPayload = {
  __typename?: 'DeleteErpTimeRegistrationEntryPayload';
  /** Global id of the deleted time registration entry; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteErpUnitOfMeasure`. */
export type DeleteErpUnitOfMeasureInput = {
  /** Company of the unit; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Unit of measure to delete, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `deleteErpUnitOfMeasure`. */
export type DeleteErpUnitOfMeasurePayload = {
  __typename?: 'DeleteErpUnitOfMeasurePayload';
  /** Global id of the deleted unit of measure; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteErpVendor`. */
export type DeleteErpVendorInput = {
  /** Company of the vendor; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Vendor to delete, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `deleteErpVendor`. */
export type DeleteErpVendorPayload = {
  __typename?: 'DeleteErpVendorPayload';
  /** Global id of the deleted vendor; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteMarketingCustomField`. */
export type DeleteMarketingCustomFieldInput = {
  /** Custom field to delete, by global id or id in the marketing service. */
  id: Scalars['ID']['input'];
  /** Account of the custom field, if the id does not contain it; the configured account by default, or the API key's own account if none is configured. */
  onBehalfOf?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `deleteMarketingCustomField`. */
export type DeleteMarketingCustomFieldPayload = {
  __typename?: 'DeleteMarketingCustomFieldPayload';
  /** Global id of the deleted custom field; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Reasons why the marketing service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `deleteMarketingLists`. */
export type DeleteMarketingListsInput = {
  /** Lists to delete, by global id or id in the marketing service; all from one account. */
  ids: Array<Scalars['ID']['input']>;
  /** Account of the lists, if the ids do not contain it; the configured account by default, or the API key's own account if none is configured. */
  onBehalfOf?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `deleteMarketingLists`. */
export type DeleteMarketingListsPayload = {
  __typename?: 'DeleteMarketingListsPayload';
  /** Global ids of the deleted lists; null if the change was refused. */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Reasons why the marketing service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Entry point to the data of the ERP system. All data belongs to a company: the one in `companyId`, in a global id, or the configured company. */
export type Erp = {
  __typename?: 'Erp';
  /** Employee by its id. The fields of the employee cost one REST call, because the ERP system shows employees only together with their time registration entries. */
  employee?: Maybe<ErpEmployee>;
  /** Purchase invoice as an id-only object, because no operation reads purchase invoices. Costs no REST call. */
  purchaseInvoice?: Maybe<ErpPurchaseInvoice>;
  /** Line of a purchase invoice by its id. Costs one REST call. */
  purchaseInvoiceLine?: Maybe<ErpPurchaseInvoiceLine>;
  /** Statement of retained earnings, line by line. The ERP system decides the order. Costs one REST call per 1,000 lines. */
  retainedEarnings?: Maybe<ErpRetainedEarningsLineConnection>;
  /** Line of the statement of retained earnings. Costs one REST call. */
  retainedEarningsLine?: Maybe<ErpRetainedEarningsLine>;
  /** Sales credit memo by its id. Selected lines are read together with the credit memo. Costs one REST call. */
  salesCreditMemo?: Maybe<ErpSalesCreditMemo>;
  /** Line of a sales credit memo by its id. Costs one REST call. */
  salesCreditMemoLine?: Maybe<ErpSalesCreditMemoLine>;
  /** Lines of all sales credit memos of a company. The ERP system decides the order. Costs one REST call per 1,000 lines. */
  salesCreditMemoLines?: Maybe<ErpSalesCreditMemoLineConnection>;
  /** Sales credit memos of a company. Selected lines are read together with the credit memos. The ERP system decides the order. Costs one REST call per 1,000 credit memos. */
  salesCreditMemos?: Maybe<ErpSalesCreditMemoConnection>;
  /** Time registration entries of the employees of a company. The ERP system decides the order. Costs one REST call per 1,000 entries. */
  timeRegistrationEntries?: Maybe<ErpTimeRegistrationEntryConnection>;
  /** Time registration entry by its id. Costs one REST call. */
  timeRegistrationEntry?: Maybe<ErpTimeRegistrationEntry>;
  /** Trial balance of a company, one row per account. The ERP system decides the order. Costs one REST call per 1,000 rows. */
  trialBalance?: Maybe<ErpTrialBalanceRowConnection>;
  /** Row of the trial balance for one account. Costs one REST call. */
  trialBalanceRow?: Maybe<ErpTrialBalanceRow>;
  /** Unit of measure by its id. Costs one REST call. */
  unitOfMeasure?: Maybe<ErpUnitOfMeasure>;
  /** Units of measure of a company. The ERP system decides the order. Costs one REST call per 1,000 units. */
  unitsOfMeasure?: Maybe<ErpUnitOfMeasureConnection>;
  /** Vendor by its id. Costs one REST call. */
  vendor?: Maybe<ErpVendor>;
  /** Total purchases from a vendor, by id, number and name. Costs one REST call. */
  vendorPurchase?: Maybe<ErpVendorPurchase>;
  /** Total purchases from each vendor. The ERP system decides the order. Costs one REST call per 1,000 vendors. */
  vendorPurchases?: Maybe<ErpVendorPurchaseConnection>;
  /** Vendors of a company. The ERP system decides the order. Costs one REST call per 1,000 vendors. */
  vendors?: Maybe<ErpVendorConnection>;
};


/** Entry point to the data of the ERP system. All data belongs to a company: the one in `companyId`, in a global id, or the configured company. */
export type ErpEmployeeArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the ERP system. All data belongs to a company: the one in `companyId`, in a global id, or the configured company. */
export type ErpPurchaseInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the ERP system. All data belongs to a company: the one in `companyId`, in a global id, or the configured company. */
export type ErpPurchaseInvoiceLineArgs = {
  id: Scalars['ID']['input'];
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
};


/** Entry point to the data of the ERP system. All data belongs to a company: the one in `companyId`, in a global id, or the configured company. */
export type ErpRetainedEarningsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ErpRetainedEarningsLineFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the ERP system. All data belongs to a company: the one in `companyId`, in a global id, or the configured company. */
export type ErpRetainedEarningsLineArgs = {
  lineNumber: Scalars['Int']['input'];
};


/** Entry point to the data of the ERP system. All data belongs to a company: the one in `companyId`, in a global id, or the configured company. */
export type ErpSalesCreditMemoArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the ERP system. All data belongs to a company: the one in `companyId`, in a global id, or the configured company. */
export type ErpSalesCreditMemoLineArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the ERP system. All data belongs to a company: the one in `companyId`, in a global id, or the configured company. */
export type ErpSalesCreditMemoLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ErpSalesCreditMemoLineFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the ERP system. All data belongs to a company: the one in `companyId`, in a global id, or the configured company. */
export type ErpSalesCreditMemosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ErpSalesCreditMemoFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the ERP system. All data belongs to a company: the one in `companyId`, in a global id, or the configured company. */
export type ErpTimeRegistrationEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ErpTimeRegistrationEntryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the ERP system. All data belongs to a company: the one in `companyId`, in a global id, or the configured company. */
export type ErpTimeRegistrationEntryArgs = {
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the ERP system. All data belongs to a company: the one in `companyId`, in a global id, or the configured company. */
export type ErpTrialBalanceArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ErpTrialBalanceRowFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the ERP system. All data belongs to a company: the one in `companyId`, in a global id, or the configured company. */
export type ErpTrialBalanceRowArgs = {
  number: Scalars['String']['input'];
};


/** Entry point to the data of the ERP system. All data belongs to a company: the one in `companyId`, in a global id, or the configured company. */
export type ErpUnitOfMeasureArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the ERP system. All data belongs to a company: the one in `companyId`, in a global id, or the configured company. */
export type ErpUnitsOfMeasureArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ErpUnitOfMeasureFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the ERP system. All data belongs to a company: the one in `companyId`, in a global id, or the configured company. */
export type ErpVendorArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the ERP system. All data belongs to a company: the one in `companyId`, in a global id, or the configured company. */
export type ErpVendorPurchaseArgs = {
  displayName: Scalars['String']['input'];
  vendorId: Scalars['ID']['input'];
  vendorNumber: Scalars['String']['input'];
};


/** Entry point to the data of the ERP system. All data belongs to a company: the one in `companyId`, in a global id, or the configured company. */
export type ErpVendorPurchasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ErpVendorPurchaseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the ERP system. All data belongs to a company: the one in `companyId`, in a global id, or the configured company. */
export type ErpVendorsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ErpVendorFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Account of the books. */
export type ErpAccount = {
  __typename?: 'ErpAccount';
  /** True if no entries can be posted to the account. */
  blocked?: Maybe<Scalars['Boolean']['output']>;
  /** Category of the account: assets, liabilities, equity, income or expenses. */
  category?: Maybe<Scalars['String']['output']>;
  /** Display name of the account. */
  name?: Maybe<Scalars['String']['output']>;
  /** Number of the account. */
  number?: Maybe<Scalars['String']['output']>;
};

/** Currency that is defined in the ERP system. */
export type ErpCurrency = {
  __typename?: 'ErpCurrency';
  /** Code of the currency, for example `EUR`. */
  code?: Maybe<Scalars['String']['output']>;
  /** Display name of the currency. */
  name?: Maybe<Scalars['String']['output']>;
  /** Symbol of the currency, for example `€`. */
  symbol?: Maybe<Scalars['String']['output']>;
};

/** Employee of a company. The ERP system shows employees only together with their time registration entries: all data fields are null for an employee who has registered no time. They cost one REST call per employee if the employee was not read together with an entry. */
export type ErpEmployee = Node & {
  __typename?: 'ErpEmployee';
  /** Id of the company in the ERP system to which the employee belongs; not the id of a `Company`. */
  companyId: Scalars['ID']['output'];
  /** Display name of the employee. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** E-mail address, as written in the ERP system. */
  email?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the id of the company and the id in the ERP system. */
  id: Scalars['ID']['output'];
  /** Job title of the employee. */
  jobTitle?: Maybe<Scalars['String']['output']>;
  /** Number of the employee. */
  number?: Maybe<Scalars['String']['output']>;
  /** Time registration entries of the employee. The ERP system decides the order. Costs one REST call per 1,000 entries. */
  timeRegistrationEntries?: Maybe<ErpTimeRegistrationEntryConnection>;
  /** Id of the object in the ERP system. */
  upstreamId: Scalars['String']['output'];
  /** Person with the e-mail address of the employee. */
  user?: Maybe<User>;
};


/** Employee of a company. The ERP system shows employees only together with their time registration entries: all data fields are null for an employee who has registered no time. They cost one REST call per employee if the employee was not read together with an entry. */
export type ErpEmployeeTimeRegistrationEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ErpTimeRegistrationEntryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Types of objects that a line of a document can be about. */
export type ErpLineType =
  /** Line for an account. */
  | 'ACCOUNT'
  /** Line for a charge. */
  | 'CHARGE'
  /** Line with a comment only. */
  | 'COMMENT'
  /** Line for an item. */
  | 'ITEM'
  /** Any type that is not documented; cannot be used in a filter or an input. */
  | 'OTHER'
  /** Line for a resource. */
  | 'RESOURCE';

/** Payment term of vendors and credit memos. */
export type ErpPaymentTerm = {
  __typename?: 'ErpPaymentTerm';
  /** Code of the payment term. */
  code?: Maybe<Scalars['String']['output']>;
  /** Period between the invoice date and the due date, in the notation of the ERP system, for example `30D`. */
  dueDateCalculation?: Maybe<Scalars['String']['output']>;
  /** Display name of the payment term. */
  name?: Maybe<Scalars['String']['output']>;
};

/** Purchase invoice as an id-only object, because no operation reads purchase invoices. */
export type ErpPurchaseInvoice = {
  __typename?: 'ErpPurchaseInvoice';
  /** Id of the company in the ERP system whose books contain the invoice; not the id of a `Company`. */
  companyId: Scalars['ID']['output'];
  /** Global id, built from the id of the company and the id in the ERP system. */
  id: Scalars['ID']['output'];
  /** Lines of the invoice. The ERP system decides the order. Costs one REST call per 1,000 lines. */
  lines?: Maybe<ErpPurchaseInvoiceLineConnection>;
  /** Id of the object in the ERP system. */
  upstreamId: Scalars['String']['output'];
};


/** Purchase invoice as an id-only object, because no operation reads purchase invoices. */
export type ErpPurchaseInvoiceLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ErpPurchaseInvoiceLineFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Line of a purchase invoice. Amounts are in the currency of the invoice, which the line does not contain. */
export type ErpPurchaseInvoiceLine = Node & {
  __typename?: 'ErpPurchaseInvoiceLine';
  /** Amount of the line without tax, in the currency of the invoice. */
  amountExcludingTax?: Maybe<Scalars['Decimal']['output']>;
  /** Amount of the line including tax, in the currency of the invoice. */
  amountIncludingTax?: Maybe<Scalars['Decimal']['output']>;
  /** Id of the company in the ERP system whose books contain the line; not the id of a `Company`. */
  companyId: Scalars['ID']['output'];
  /** Description of the line. */
  description?: Maybe<Scalars['String']['output']>;
  /** Discount on the line, in the currency of the invoice. */
  discountAmount?: Maybe<Scalars['Decimal']['output']>;
  /** Entity tag of the current version; pass it to `updateErpPurchaseInvoiceLine` to change only this version. */
  entityTag?: Maybe<Scalars['String']['output']>;
  /** Date on which the delivery is expected. */
  expectedReceiptDate?: Maybe<Scalars['Date']['output']>;
  /** Global id, built from the id of the company and the id in the ERP system. */
  id: Scalars['ID']['output'];
  /** Purchase invoice of the line. */
  invoice?: Maybe<ErpPurchaseInvoice>;
  /** Number of the item or account. */
  lineObjectNumber?: Maybe<Scalars['String']['output']>;
  /** Type of object that the line is about. */
  lineType?: Maybe<ErpLineType>;
  /** Quantity in the unit of measure. */
  quantity?: Maybe<Scalars['Decimal']['output']>;
  /** Position of the line in the document. */
  sequence?: Maybe<Scalars['Int']['output']>;
  /** Tax rate in percent. */
  taxPercent?: Maybe<Scalars['Decimal']['output']>;
  /** Amount of tax on the line, in the currency of the invoice. */
  totalTaxAmount?: Maybe<Scalars['Decimal']['output']>;
  /** Cost per unit of measure, in the currency of the invoice. */
  unitCost?: Maybe<Scalars['Decimal']['output']>;
  /** Unit of measure of the quantity. Read together with the line. */
  unitOfMeasure?: Maybe<ErpUnitOfMeasure>;
  /** Code of the unit of measure. */
  unitOfMeasureCode?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the ERP system. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `ErpPurchaseInvoiceLine` objects. */
export type ErpPurchaseInvoiceLineConnection = {
  __typename?: 'ErpPurchaseInvoiceLineConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<ErpPurchaseInvoiceLineEdge>;
  /** Items of this page. */
  nodes: Array<ErpPurchaseInvoiceLine>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the ERP system does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `ErpPurchaseInvoiceLine` objects. */
export type ErpPurchaseInvoiceLineEdge = {
  __typename?: 'ErpPurchaseInvoiceLineEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: ErpPurchaseInvoiceLine;
};

/** Conditions on lines; all must be met. */
export type ErpPurchaseInvoiceLineFilter = {
  /** Range of the amount including tax; both bounds are included. */
  amountIncludingTax?: InputMaybe<DecimalRange>;
  /** Condition on the description of the line. */
  description?: InputMaybe<TextFilter>;
  /** Condition on the number of the item or account. */
  lineObjectNumber?: InputMaybe<TextFilter>;
  /** Types of objects that the lines are about; one of them must match. */
  lineTypes?: InputMaybe<Array<ErpLineType>>;
  /** Range of the quantity; both bounds are included. */
  quantity?: InputMaybe<DecimalRange>;
  /** Range of the cost per unit of measure; both bounds are included. */
  unitCost?: InputMaybe<DecimalRange>;
};

/** Line of the statement of retained earnings. */
export type ErpRetainedEarningsLine = Node & {
  __typename?: 'ErpRetainedEarningsLine';
  /** Id of the company in the ERP system whose books contain the line; not the id of a `Company`. */
  companyId: Scalars['ID']['output'];
  /** Date of the statement. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Global id, built from the id of the company and the line number. */
  id: Scalars['ID']['output'];
  /** Indentation level of the line. */
  indentation?: Maybe<Scalars['Int']['output']>;
  /** Number of the line. */
  lineNumber: Scalars['Int']['output'];
  /** Purpose of the line: `header`, `detail`, `total` or `spacer`. */
  lineType?: Maybe<Scalars['String']['output']>;
  /** Text of the line. */
  name?: Maybe<Scalars['String']['output']>;
  /** Net change, in the currency of the company, which the ERP system does not name. */
  netChange?: Maybe<Scalars['Decimal']['output']>;
};

/** A page of `ErpRetainedEarningsLine` objects. */
export type ErpRetainedEarningsLineConnection = {
  __typename?: 'ErpRetainedEarningsLineConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<ErpRetainedEarningsLineEdge>;
  /** Items of this page. */
  nodes: Array<ErpRetainedEarningsLine>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the ERP system does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `ErpRetainedEarningsLine` objects. */
export type ErpRetainedEarningsLineEdge = {
  __typename?: 'ErpRetainedEarningsLineEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: ErpRetainedEarningsLine;
};

/** Conditions on lines of the statement; all must be met. */
export type ErpRetainedEarningsLineFilter = {
  /** Range of the number of the line; both bounds are included. */
  lineNumber?: InputMaybe<DecimalRange>;
  /** Condition on the purpose of the line. */
  lineType?: InputMaybe<TextFilter>;
  /** Condition on the text of the line. */
  name?: InputMaybe<TextFilter>;
  /** Range of the net change; both bounds are included. */
  netChange?: InputMaybe<DecimalRange>;
};

/** Document that credits an amount to a customer. */
export type ErpSalesCreditMemo = Node & {
  __typename?: 'ErpSalesCreditMemo';
  /** Id of the company in the ERP system whose books contain the credit memo; not the id of a `Company`. */
  companyId: Scalars['ID']['output'];
  /** Date of the credit memo. */
  creditMemoDate?: Maybe<Scalars['Date']['output']>;
  /** Currency of the credit memo. Read together with the credit memo. */
  currency?: Maybe<ErpCurrency>;
  /** Currency code by ISO 4217. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  /** Id of the customer in the ERP system. */
  customerId?: Maybe<Scalars['String']['output']>;
  /** Display name of the customer. */
  customerName?: Maybe<Scalars['String']['output']>;
  /** Number of the customer. */
  customerNumber?: Maybe<Scalars['String']['output']>;
  /** Total discount on the credit memo. */
  discount?: Maybe<Money>;
  /** Due date of the credit memo. */
  dueDate?: Maybe<Scalars['Date']['output']>;
  /** E-mail address of the customer, to which the credit memo is sent. */
  email?: Maybe<Scalars['String']['output']>;
  /** Entity tag of the current version; pass it to `updateErpSalesCreditMemo` to change only this version. */
  entityTag?: Maybe<Scalars['String']['output']>;
  /** Document number that the customer uses for the credit memo. */
  externalDocumentNumber?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the id of the company and the id in the ERP system. */
  id: Scalars['ID']['output'];
  /** Number of the invoice that is credited. */
  invoiceNumber?: Maybe<Scalars['String']['output']>;
  /** Lines of the credit memo. Read together with the credit memo. */
  lines?: Maybe<Array<ErpSalesCreditMemoLine>>;
  /** Number of the credit memo. */
  number?: Maybe<Scalars['String']['output']>;
  /** Payment term of the credit memo. Read together with the credit memo. */
  paymentTerm?: Maybe<ErpPaymentTerm>;
  /** Id of the payment term in the ERP system. */
  paymentTermsId?: Maybe<Scalars['String']['output']>;
  /** Phone number of the customer. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Date on which the credit memo is posted. */
  postingDate?: Maybe<Scalars['Date']['output']>;
  /** Name of the salesperson. */
  salesperson?: Maybe<Scalars['String']['output']>;
  /** Status, as named by the ERP system, for example `Draft`, `Open` or `Canceled`. */
  status?: Maybe<Scalars['String']['output']>;
  /** Total amount without tax. */
  totalExcludingTax?: Maybe<Money>;
  /** Total amount including tax. */
  totalIncludingTax?: Maybe<Money>;
  /** Total amount of tax. */
  totalTax?: Maybe<Money>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the ERP system. */
  upstreamId: Scalars['String']['output'];
  /** Person with the e-mail address of the customer. */
  user?: Maybe<User>;
};

/** A page of `ErpSalesCreditMemo` objects. */
export type ErpSalesCreditMemoConnection = {
  __typename?: 'ErpSalesCreditMemoConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<ErpSalesCreditMemoEdge>;
  /** Items of this page. */
  nodes: Array<ErpSalesCreditMemo>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the ERP system does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `ErpSalesCreditMemo` objects. */
export type ErpSalesCreditMemoEdge = {
  __typename?: 'ErpSalesCreditMemoEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: ErpSalesCreditMemo;
};

/** Conditions on sales credit memos; all must be met. */
export type ErpSalesCreditMemoFilter = {
  /** Period of the date of the credit memo; both days are included. */
  creditMemoDate?: InputMaybe<DateRange>;
  /** Condition on the currency code. */
  currencyCode?: InputMaybe<TextFilter>;
  /** Condition on the name of the customer. */
  customerName?: InputMaybe<TextFilter>;
  /** Condition on the number of the customer. */
  customerNumber?: InputMaybe<TextFilter>;
  /** Period of the due date; both days are included. */
  dueDate?: InputMaybe<DateRange>;
  /** Condition on the e-mail address of the customer. */
  email?: InputMaybe<TextFilter>;
  /** Condition on the document number that the customer uses. */
  externalDocumentNumber?: InputMaybe<TextFilter>;
  /** Condition on the number of the invoice that is credited. */
  invoiceNumber?: InputMaybe<TextFilter>;
  /** Condition on the number of the credit memo. */
  number?: InputMaybe<TextFilter>;
  /** Period of the posting date; both days are included. */
  postingDate?: InputMaybe<DateRange>;
  /** Statuses, as named by the ERP system; one of them must match. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Range of the total amount including tax, in the currency of the credit memo; both bounds are included. */
  totalIncludingTax?: InputMaybe<DecimalRange>;
  /** Period of the last change; `from` is included, `until` is not. */
  updatedAt?: InputMaybe<DateTimeRange>;
};

/** Line of a sales credit memo. Amounts are in the currency of the credit memo, which the line does not contain. */
export type ErpSalesCreditMemoLine = Node & {
  __typename?: 'ErpSalesCreditMemoLine';
  /** Amount of the line without tax, in the currency of the memo. */
  amountExcludingTax?: Maybe<Scalars['Decimal']['output']>;
  /** Amount of the line including tax, in the currency of the memo. */
  amountIncludingTax?: Maybe<Scalars['Decimal']['output']>;
  /** Id of the company in the ERP system whose books contain the line; not the id of a `Company`. */
  companyId: Scalars['ID']['output'];
  /** Description of the line. */
  description?: Maybe<Scalars['String']['output']>;
  /** Discount on the line, in the currency of the memo. */
  discountAmount?: Maybe<Scalars['Decimal']['output']>;
  /** Entity tag of the current version; pass it to `updateErpSalesCreditMemoLine` to change only this version. */
  entityTag?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the id of the company and the id in the ERP system. */
  id: Scalars['ID']['output'];
  /** Number of the item or account. */
  lineObjectNumber?: Maybe<Scalars['String']['output']>;
  /** Type of object that the line is about. */
  lineType?: Maybe<ErpLineType>;
  /** Quantity in the unit of measure. */
  quantity?: Maybe<Scalars['Decimal']['output']>;
  /** Credit memo of the line. Costs one REST call. */
  salesCreditMemo?: Maybe<ErpSalesCreditMemo>;
  /** Position of the line in the document. */
  sequence?: Maybe<Scalars['Int']['output']>;
  /** Date of the shipment. */
  shipmentDate?: Maybe<Scalars['Date']['output']>;
  /** Tax rate in percent. */
  taxPercent?: Maybe<Scalars['Decimal']['output']>;
  /** Amount of tax on the line, in the currency of the memo. */
  totalTaxAmount?: Maybe<Scalars['Decimal']['output']>;
  /** Unit of measure of the quantity. Read together with the line. */
  unitOfMeasure?: Maybe<ErpUnitOfMeasure>;
  /** Code of the unit of measure. */
  unitOfMeasureCode?: Maybe<Scalars['String']['output']>;
  /** Price per unit of measure, in the currency of the memo. */
  unitPrice?: Maybe<Scalars['Decimal']['output']>;
  /** Id of the object in the ERP system. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `ErpSalesCreditMemoLine` objects. */
export type ErpSalesCreditMemoLineConnection = {
  __typename?: 'ErpSalesCreditMemoLineConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<ErpSalesCreditMemoLineEdge>;
  /** Items of this page. */
  nodes: Array<ErpSalesCreditMemoLine>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the ERP system does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `ErpSalesCreditMemoLine` objects. */
export type ErpSalesCreditMemoLineEdge = {
  __typename?: 'ErpSalesCreditMemoLineEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: ErpSalesCreditMemoLine;
};

/** Conditions on lines; all must be met. */
export type ErpSalesCreditMemoLineFilter = {
  /** Range of the amount including tax; both bounds are included. */
  amountIncludingTax?: InputMaybe<DecimalRange>;
  /** Condition on the description of the line. */
  description?: InputMaybe<TextFilter>;
  /** Condition on the number of the item or account. */
  lineObjectNumber?: InputMaybe<TextFilter>;
  /** Types of objects that the lines are about; one of them must match. */
  lineTypes?: InputMaybe<Array<ErpLineType>>;
  /** Range of the quantity; both bounds are included. */
  quantity?: InputMaybe<DecimalRange>;
  /** Credit memos of the lines, by global id or id in the ERP system. */
  salesCreditMemoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Range of the price per unit of measure; both bounds are included. */
  unitPrice?: InputMaybe<DecimalRange>;
};

/** Working time or absence that is registered for an employee. */
export type ErpTimeRegistrationEntry = Node & {
  __typename?: 'ErpTimeRegistrationEntry';
  /** Reason for the absence; null if the entry is not an absence. */
  absence?: Maybe<Scalars['String']['output']>;
  /** Id of the company in the ERP system whose books contain the entry; not the id of a `Company`. */
  companyId: Scalars['ID']['output'];
  /** Date of the entry. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Employee of the entry. Read together with the entry. */
  employee?: Maybe<ErpEmployee>;
  /** Id of the employee in the ERP system. */
  employeeId?: Maybe<Scalars['ID']['output']>;
  /** Number of the employee. */
  employeeNumber?: Maybe<Scalars['String']['output']>;
  /** Entity tag of the current version; pass it to `updateErpTimeRegistrationEntry` to change only this version. */
  entityTag?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the id of the company and the id in the ERP system. */
  id: Scalars['ID']['output'];
  /** Number of the job that the time was spent on. */
  jobNumber?: Maybe<Scalars['String']['output']>;
  /** Number of the task in the job. */
  jobTaskNumber?: Maybe<Scalars['String']['output']>;
  /** Position of the entry among the entries of the employee. */
  lineNumber?: Maybe<Scalars['Int']['output']>;
  /** Amount of time in the unit of measure. */
  quantity?: Maybe<Scalars['Decimal']['output']>;
  /** Status of the entry. */
  status?: Maybe<ErpTimeRegistrationStatus>;
  /** Unit of measure of the quantity. Read together with the entry. */
  unitOfMeasure?: Maybe<ErpUnitOfMeasure>;
  /** Code of the unit of measure. */
  unitOfMeasureCode?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the ERP system. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `ErpTimeRegistrationEntry` objects. */
export type ErpTimeRegistrationEntryConnection = {
  __typename?: 'ErpTimeRegistrationEntryConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<ErpTimeRegistrationEntryEdge>;
  /** Items of this page. */
  nodes: Array<ErpTimeRegistrationEntry>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the ERP system does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `ErpTimeRegistrationEntry` objects. */
export type ErpTimeRegistrationEntryEdge = {
  __typename?: 'ErpTimeRegistrationEntryEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: ErpTimeRegistrationEntry;
};

/** Conditions on entries; all must be met. */
export type ErpTimeRegistrationEntryFilter = {
  /** Condition on the reason for the absence. */
  absence?: InputMaybe<TextFilter>;
  /** Period of the date; both days are included. */
  date?: InputMaybe<DateRange>;
  /** Condition on the number of the employee. */
  employeeNumber?: InputMaybe<TextFilter>;
  /** Condition on the number of the job. */
  jobNumber?: InputMaybe<TextFilter>;
  /** Range of the quantity in the unit of measure; both bounds are included. */
  quantity?: InputMaybe<DecimalRange>;
  /** Statuses of entries; one of them must match. */
  statuses?: InputMaybe<Array<ErpTimeRegistrationStatus>>;
  /** Period of the last change; `from` is included, `until` is not. */
  updatedAt?: InputMaybe<DateTimeRange>;
};

/** Status of a time registration entry. */
export type ErpTimeRegistrationStatus =
  /** The entry is approved and cannot be changed. */
  | 'APPROVED'
  /** The entry is being edited. */
  | 'OPEN'
  /** Any status that is not documented; cannot be used in a filter or an input. */
  | 'OTHER'
  /** The entry was rejected. */
  | 'REJECTED'
  /** The entry was submitted for approval. */
  | 'SUBMITTED';

/** Row of a trial balance for one account. Amounts are in the currency of the company, which the ERP system does not name. */
export type ErpTrialBalanceRow = Node & {
  __typename?: 'ErpTrialBalanceRow';
  /** Account of the row. Read together with the row. */
  account?: Maybe<ErpAccount>;
  /** Id of the account in the ERP system. */
  accountId?: Maybe<Scalars['String']['output']>;
  /** Use of the account, for example `Posting`, `Heading` or `Total`. */
  accountType?: Maybe<Scalars['String']['output']>;
  /** Balance on the date, if it is a credit balance. */
  balanceAtDateCredit?: Maybe<Scalars['Decimal']['output']>;
  /** Balance on the date, if it is a debit balance. */
  balanceAtDateDebit?: Maybe<Scalars['Decimal']['output']>;
  /** Id of the company in the ERP system whose books contain the row; not the id of a `Company`. */
  companyId: Scalars['ID']['output'];
  /** Date of the trial balance. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Global id, built from the ids of the company and the account number. */
  id: Scalars['ID']['output'];
  /** Display name of the account. */
  name?: Maybe<Scalars['String']['output']>;
  /** Number of the account. */
  number: Scalars['String']['output'];
  /** Sum of all credits. */
  totalCredit?: Maybe<Scalars['Decimal']['output']>;
  /** Sum of all debits. */
  totalDebit?: Maybe<Scalars['Decimal']['output']>;
};

/** A page of `ErpTrialBalanceRow` objects. */
export type ErpTrialBalanceRowConnection = {
  __typename?: 'ErpTrialBalanceRowConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<ErpTrialBalanceRowEdge>;
  /** Items of this page. */
  nodes: Array<ErpTrialBalanceRow>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the ERP system does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `ErpTrialBalanceRow` objects. */
export type ErpTrialBalanceRowEdge = {
  __typename?: 'ErpTrialBalanceRowEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: ErpTrialBalanceRow;
};

/** Conditions on rows of the trial balance; all must be met. */
export type ErpTrialBalanceRowFilter = {
  /** Condition on the use of the account. */
  accountType?: InputMaybe<TextFilter>;
  /** Condition on the display name of the account. */
  name?: InputMaybe<TextFilter>;
  /** Condition on the number of the account. */
  number?: InputMaybe<TextFilter>;
  /** Range of the sum of all credits; both bounds are included. */
  totalCredit?: InputMaybe<DecimalRange>;
  /** Range of the sum of all debits; both bounds are included. */
  totalDebit?: InputMaybe<DecimalRange>;
};

/** Unit of measure of a quantity. */
export type ErpUnitOfMeasure = Node & {
  __typename?: 'ErpUnitOfMeasure';
  /** Code of the unit in the company. */
  code?: Maybe<Scalars['String']['output']>;
  /** Id of the company in the ERP system to which the unit belongs; not the id of a `Company`. */
  companyId: Scalars['ID']['output'];
  /** Entity tag of the current version; pass it to `updateErpUnitOfMeasure` to change only this version. */
  entityTag?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the id of the company and the id in the ERP system. */
  id: Scalars['ID']['output'];
  /** International standard code of the unit, for example `HUR`. */
  internationalStandardCode?: Maybe<Scalars['String']['output']>;
  /** Display name of the unit. */
  name?: Maybe<Scalars['String']['output']>;
  /** Symbol of the unit. */
  symbol?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the ERP system. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `ErpUnitOfMeasure` objects. */
export type ErpUnitOfMeasureConnection = {
  __typename?: 'ErpUnitOfMeasureConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<ErpUnitOfMeasureEdge>;
  /** Items of this page. */
  nodes: Array<ErpUnitOfMeasure>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the ERP system does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `ErpUnitOfMeasure` objects. */
export type ErpUnitOfMeasureEdge = {
  __typename?: 'ErpUnitOfMeasureEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: ErpUnitOfMeasure;
};

/** Conditions on units; all must be met. */
export type ErpUnitOfMeasureFilter = {
  /** Condition on the code in the company. */
  code?: InputMaybe<TextFilter>;
  /** Condition on the international standard code. */
  internationalStandardCode?: InputMaybe<TextFilter>;
  /** Condition on the display name. */
  name?: InputMaybe<TextFilter>;
  /** Period of the last change; `from` is included, `until` is not. */
  updatedAt?: InputMaybe<DateTimeRange>;
};

/** Company or person from which a company buys. */
export type ErpVendor = Node & {
  __typename?: 'ErpVendor';
  /** Street and house number. */
  addressLine1?: Maybe<Scalars['String']['output']>;
  /** Amount owed to the vendor, in the currency of the vendor. */
  balance?: Maybe<Money>;
  /** Transactions with the vendor that are blocked. */
  blocked?: Maybe<ErpVendorBlocked>;
  /** Name of the city. */
  city?: Maybe<Scalars['String']['output']>;
  /** Id of the company in the ERP system whose books contain the vendor; not the id of a `Company`. */
  companyId: Scalars['ID']['output'];
  /** Country code of the address. */
  country?: Maybe<Scalars['String']['output']>;
  /** Currency in which the vendor is paid. Read together with the vendor. */
  currency?: Maybe<ErpCurrency>;
  /** Code of the currency in which the vendor is paid. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  /** Display name of the vendor. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** E-mail address, as written in the ERP system. */
  email?: Maybe<Scalars['String']['output']>;
  /** Entity tag of the current version; pass it to `updateErpVendor` to change only this version. */
  entityTag?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the id of the company and the id in the ERP system. */
  id: Scalars['ID']['output'];
  /** Number of the vendor in the company. */
  number?: Maybe<Scalars['String']['output']>;
  /** Payment term of the vendor. Read together with the vendor. */
  paymentTerm?: Maybe<ErpPaymentTerm>;
  /** Id of the payment term in the ERP system. */
  paymentTermsId?: Maybe<Scalars['String']['output']>;
  /** Phone number of the vendor. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Postal code of the address. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** Total purchases under the current number and name of the vendor. Costs one REST call per vendor. */
  purchase?: Maybe<ErpVendorPurchase>;
  /** Value of `blocked` as the ERP system names it, also if `blocked` is `OTHER`. */
  rawBlocked?: Maybe<Scalars['String']['output']>;
  /** Tax registration number of the vendor. */
  taxRegistrationNumber?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the ERP system. */
  upstreamId: Scalars['String']['output'];
  /** Person with the e-mail address of the vendor. */
  user?: Maybe<User>;
  /** Address of the website. */
  website?: Maybe<Scalars['String']['output']>;
};

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

/** A page of `ErpVendor` objects. */
export type ErpVendorConnection = {
  __typename?: 'ErpVendorConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<ErpVendorEdge>;
  /** Items of this page. */
  nodes: Array<ErpVendor>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the ERP system does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `ErpVendor` objects. */
export type ErpVendorEdge = {
  __typename?: 'ErpVendorEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: ErpVendor;
};

/** Conditions on vendors; all must be met. */
export type ErpVendorFilter = {
  /** Further conditions, all of which must also be met. */
  and?: InputMaybe<Array<ErpVendorFilter>>;
  /** Range of the balance, in the currency of the vendor; both bounds are included. */
  balance?: InputMaybe<DecimalRange>;
  /** Kinds of blocking; one of them must match. */
  blocked?: InputMaybe<Array<ErpVendorBlocked>>;
  /** Condition on the city. */
  city?: InputMaybe<TextFilter>;
  /** Condition on the country code. */
  country?: InputMaybe<TextFilter>;
  /** Condition on the currency code. */
  currencyCode?: InputMaybe<TextFilter>;
  /** Condition on the display name. */
  displayName?: InputMaybe<TextFilter>;
  /** Condition on the e-mail address. */
  email?: InputMaybe<TextFilter>;
  /** Condition on the number of the vendor. */
  number?: InputMaybe<TextFilter>;
  /** Further conditions, one of which must also be met. */
  or?: InputMaybe<Array<ErpVendorFilter>>;
  /** Period of the last change; `from` is included, `until` is not. */
  updatedAt?: InputMaybe<DateTimeRange>;
};

/** Total purchases from a vendor. */
export type ErpVendorPurchase = Node & {
  __typename?: 'ErpVendorPurchase';
  /** Id of the company in the ERP system whose books contain the purchases; not the id of a `Company`. */
  companyId: Scalars['ID']['output'];
  /** Display name of the vendor in purchasing. */
  displayName: Scalars['String']['output'];
  /** Global id, built from the ids of the company and the vendor, the vendor number and the name. */
  id: Scalars['ID']['output'];
  /** Total amount, in the currency of the company, which the ERP system does not name. */
  totalPurchaseAmount?: Maybe<Scalars['Decimal']['output']>;
  /** Vendor of the purchases. Costs one REST call. */
  vendor?: Maybe<ErpVendor>;
  /** Id of the vendor in the ERP system. */
  vendorId: Scalars['String']['output'];
  /** Number of the vendor. */
  vendorNumber: Scalars['String']['output'];
};

/** A page of `ErpVendorPurchase` objects. */
export type ErpVendorPurchaseConnection = {
  __typename?: 'ErpVendorPurchaseConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<ErpVendorPurchaseEdge>;
  /** Items of this page. */
  nodes: Array<ErpVendorPurchase>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the ERP system does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `ErpVendorPurchase` objects. */
export type ErpVendorPurchaseEdge = {
  __typename?: 'ErpVendorPurchaseEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: ErpVendorPurchase;
};

/** Conditions on purchases; all must be met. */
export type ErpVendorPurchaseFilter = {
  /** Condition on the name of the vendor in purchasing. */
  displayName?: InputMaybe<TextFilter>;
  /** Range of the total amount, in the currency of the company; both bounds are included. */
  totalPurchaseAmount?: InputMaybe<DecimalRange>;
  /** Vendors, by global id or id in the ERP system; one of them must match. */
  vendorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Condition on the number of the vendor. */
  vendorNumber?: InputMaybe<TextFilter>;
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

/** Entry point to the data of the marketing service. */
export type Marketing = {
  __typename?: 'Marketing';
  /** Contact by its id. Costs one REST call for 100 contacts that are requested together, also by `nodes`. */
  contact?: Maybe<MarketingContact>;
  /** Number of all contacts. Costs one REST call. */
  contactCount?: Maybe<Scalars['Int']['output']>;
  /** Contacts by main or alternate e-mail address: one match for each different address, in the order of the addresses; blank addresses are omitted. Costs one REST call per 100 addresses. */
  contactsByEmails?: Maybe<Array<MarketingContactMatch>>;
  /** Custom field by its id. Costs one REST call. */
  customField?: Maybe<MarketingCustomField>;
  /** Custom fields, at most 120, in the order of the marketing service. Costs one REST call. */
  customFields?: Maybe<MarketingCustomFieldConnection>;
  /** Export job by its id. Costs one REST call. */
  exportJob?: Maybe<MarketingExportJob>;
  /** All export jobs, newest first. Costs one REST call. */
  exportJobs?: Maybe<MarketingExportJobConnection>;
  /** Job of an import, an upsert or a deletion by its id. Costs one REST call. */
  importJob?: Maybe<MarketingImportJob>;
  /** Lists of recipients, in the order of the marketing service. No operation lists the contacts of a list; create an export job with `listIds`. Costs one REST call. */
  lists?: Maybe<MarketingListConnection>;
  /** Names that custom fields cannot have, all in one response. Costs one REST call. */
  reservedFields?: Maybe<Array<MarketingReservedField>>;
  /** Searches contacts by an expression in the query language of the marketing service and returns the first 50 matches; further matches cannot be read. Costs one REST call, which can take up to 20 seconds; a slower search fails with the error `UPSTREAM_TIMEOUT`. Requires the scope `marketing:raw_query`. */
  searchContacts?: Maybe<MarketingContactSearch>;
};


/** Entry point to the data of the marketing service. */
export type MarketingContactArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the marketing service. */
export type MarketingContactsByEmailsArgs = {
  emails: Array<Scalars['String']['input']>;
};


/** Entry point to the data of the marketing service. */
export type MarketingCustomFieldArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the marketing service. */
export type MarketingCustomFieldsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the marketing service. */
export type MarketingExportJobArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the marketing service. */
export type MarketingExportJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the marketing service. */
export type MarketingImportJobArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the marketing service. */
export type MarketingListsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Entry point to the data of the marketing service. */
export type MarketingSearchContactsArgs = {
  rawQuery: Scalars['String']['input'];
};

/** Contact of the API key's own account, even if lists and fields are read on behalf of another account. */
export type MarketingContact = Node & {
  __typename?: 'MarketingContact';
  /** Street and house number. */
  addressLine1?: Maybe<Scalars['String']['output']>;
  /** Further part of the street address. */
  addressLine2?: Maybe<Scalars['String']['output']>;
  /** Further e-mail addresses in lower case. */
  alternateEmails?: Maybe<Array<Scalars['String']['output']>>;
  /** Name of the city. */
  city?: Maybe<Scalars['String']['output']>;
  /** Country of the address. */
  country?: Maybe<Scalars['String']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Texts and numbers of custom fields, as a JSON object whose keys are the definition ids of the fields. */
  customFields?: Maybe<Scalars['JSON']['output']>;
  /** Main e-mail address in lower case. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name of the contact. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Family name of the contact. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Ids of the contact's lists in the marketing service. */
  listIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Lists that contain the contact. Costs one REST call for all contacts together. Null if lists are read on behalf of another account by configuration, because contacts are not on those lists. */
  lists?: Maybe<Array<MarketingList>>;
  /** Postal code of the address. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** State, province or region. */
  stateProvinceRegion?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the marketing service. */
  upstreamId: Scalars['String']['output'];
  /** Person with the main e-mail address of the contact. */
  user?: Maybe<User>;
  /** People with any of the e-mail addresses of the contact. */
  users?: Maybe<Array<User>>;
};

/** Contact to create or update; omitted fields stay unchanged. */
export type MarketingContactInput = {
  /** Street and house number. */
  addressLine1?: InputMaybe<Scalars['String']['input']>;
  /** Further part of the street address. */
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  /** Further e-mail addresses, which replace all existing ones. */
  alternateEmails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name of the city. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Country of the address. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Texts and numbers of custom fields, as a JSON object whose keys are the definition ids of the fields; null removes a value. */
  customFields?: InputMaybe<Scalars['JSON']['input']>;
  /** Main e-mail address, stored in lower case. A contact with this address is updated. */
  email: Scalars['String']['input'];
  /** Given name of the contact. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name of the contact. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Postal code of the address. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** State, province or region. */
  stateProvinceRegion?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the search for one e-mail address. */
export type MarketingContactMatch = {
  __typename?: 'MarketingContactMatch';
  /** Contact with this main or alternate e-mail address; null if there is none. */
  contact?: Maybe<MarketingContact>;
  /** E-mail address that was searched, in lower case. */
  email: Scalars['String']['output'];
  /** Person with this e-mail address. Costs no REST call. */
  user?: Maybe<User>;
};

/** Result of a search for contacts. */
export type MarketingContactSearch = {
  __typename?: 'MarketingContactSearch';
  /** First contacts that match, at most 50. */
  contacts: Array<MarketingContact>;
  /** Number of all contacts that match. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Custom field of contacts, in addition to the built-in fields. */
export type MarketingCustomField = Node & {
  __typename?: 'MarketingCustomField';
  /** Definition id, which identifies the field in the custom fields of contacts and in the columns of an import. */
  definitionId?: Maybe<Scalars['ID']['output']>;
  /** Global id, built from the account on whose behalf the object was read, if one was set, and the id in the marketing service. */
  id: Scalars['ID']['output'];
  /** Name of the custom field. */
  name?: Maybe<Scalars['String']['output']>;
  /** Type of the values. */
  type?: Maybe<MarketingCustomFieldType>;
  /** Id of the object in the marketing service. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `MarketingCustomField` objects. */
export type MarketingCustomFieldConnection = {
  __typename?: 'MarketingCustomFieldConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<MarketingCustomFieldEdge>;
  /** Items of this page. */
  nodes: Array<MarketingCustomField>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `MarketingCustomField` objects. */
export type MarketingCustomFieldEdge = {
  __typename?: 'MarketingCustomFieldEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: MarketingCustomField;
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

/** Job that exports contacts to files. */
export type MarketingExportJob = Node & {
  __typename?: 'MarketingExportJob';
  /** Time at which the job ended; null before that. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the files expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Format of the files. */
  fileType?: Maybe<MarketingFileType>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Ids of the lists whose contacts are exported, in the marketing service. All contacts are exported if neither lists nor segments are set. */
  listIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Completed share, from 0 to 1: 0 while the job is pending, 1 after it ended, with any outcome. */
  progress?: Maybe<Scalars['Float']['output']>;
  /** Results of the export; null until it ended. */
  results?: Maybe<MarketingExportResults>;
  /** Ids of the segments whose contacts are exported, in the marketing service. */
  segmentIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Status of the job. */
  status?: Maybe<MarketingExportJobStatus>;
  /** Type of the exported objects. */
  type?: Maybe<MarketingExportJobType>;
  /** Id of the object in the marketing service. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `MarketingExportJob` objects. */
export type MarketingExportJobConnection = {
  __typename?: 'MarketingExportJobConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<MarketingExportJobEdge>;
  /** Items of this page. */
  nodes: Array<MarketingExportJob>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `MarketingExportJob` objects. */
export type MarketingExportJobEdge = {
  __typename?: 'MarketingExportJobEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: MarketingExportJob;
};

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

/** Results of an export. */
export type MarketingExportResults = {
  __typename?: 'MarketingExportResults';
  /** Number of contacts that were exported. */
  contactCount?: Maybe<Scalars['Int']['output']>;
  /** Exported files, several if a single file would be too large; empty after they expired. Each link works once. */
  files?: Maybe<Array<File>>;
};

/** Formats of exported files. */
export type MarketingFileType =
  /** Comma-separated values with column names in the first row. */
  | 'CSV'
  /** JSON array of contacts. */
  | 'JSON'
  /** Any format that is not documented; cannot be used in an input. */
  | 'OTHER';

/** Job that imports, upserts or deletes contacts. */
export type MarketingImportJob = Node & {
  __typename?: 'MarketingImportJob';
  /** Time at which the job ended; null before that. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Completed share, from 0 to 1: 0 until the job starts, 1 after it ended, with any outcome. */
  progress?: Maybe<Scalars['Float']['output']>;
  /** Results of the job; null until it has run. */
  results?: Maybe<MarketingImportResults>;
  /** Time at which the job started; null before that. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Status of the job. */
  status?: Maybe<MarketingImportJobStatus>;
  /** Type of the job. */
  type?: Maybe<MarketingImportJobType>;
  /** Id of the object in the marketing service. */
  upstreamId: Scalars['String']['output'];
};

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

/** Results of an import, an upsert or a deletion. */
export type MarketingImportResults = {
  __typename?: 'MarketingImportResults';
  /** Number of contacts that were created. */
  createdCount?: Maybe<Scalars['Int']['output']>;
  /** Number of contacts that were deleted. */
  deletedCount?: Maybe<Scalars['Int']['output']>;
  /** Number of contacts that could not be stored. */
  erroredCount?: Maybe<Scalars['Int']['output']>;
  /** Details of the errors as a JSON file, by a link that works once; null if there were none. */
  errors?: Maybe<File>;
  /** Number of contacts that were submitted. */
  requestedCount?: Maybe<Scalars['Int']['output']>;
  /** Number of contacts that were updated. */
  updatedCount?: Maybe<Scalars['Int']['output']>;
};

/** List of recipients. It is read only together with all other lists, so `node` does not return it. */
export type MarketingList = {
  __typename?: 'MarketingList';
  /** Global id, built from the account on whose behalf the object was read, if one was set, and the id in the marketing service. */
  id: Scalars['ID']['output'];
  /** Name of the list. */
  name?: Maybe<Scalars['String']['output']>;
  /** Number of contacts on the list. No operation lists these contacts; an export job with the id in `listIds` contains them, and `MarketingContact.lists` leads from a contact to its lists. */
  recipientCount?: Maybe<Scalars['Int']['output']>;
  /** Id of the object in the marketing service. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `MarketingList` objects. */
export type MarketingListConnection = {
  __typename?: 'MarketingListConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<MarketingListEdge>;
  /** Items of this page. */
  nodes: Array<MarketingList>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of objects on all pages; null if the service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `MarketingList` objects. */
export type MarketingListEdge = {
  __typename?: 'MarketingListEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: MarketingList;
};

/** Name that is reserved for the marketing service. */
export type MarketingReservedField = {
  __typename?: 'MarketingReservedField';
  /** Reserved name of the field. */
  name?: Maybe<Scalars['String']['output']>;
  /** Type of the values. */
  type?: Maybe<MarketingCustomFieldType>;
};

/** Input of the mutation `mergeCrmPeople`. */
export type MergeCrmPeopleInput = {
  /** One of the two people, by global id or id in the CRM. */
  id: Scalars['ID']['input'];
  /** Other person to merge, by global id or id in the CRM. */
  mergeWithId: Scalars['ID']['input'];
};

/** Result of the mutation `mergeCrmPeople`. */
export type MergeCrmPeoplePayload = {
  __typename?: 'MergeCrmPeoplePayload';
  /** Person that was merged into the remaining person; null if the change was refused. The id costs no REST call; all other fields together cost one. */
  mergedPerson?: Maybe<CrmPerson>;
  /** Remaining person, as reported by the CRM; null if the change was refused. */
  person?: Maybe<CrmPerson>;
  /** Reasons why the CRM refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
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
  /** Adds a user of the CRM as a follower of a person; an existing follower stays. Costs one REST call. */
  addCrmPersonFollower?: Maybe<AddCrmPersonFollowerPayload>;
  /** Cancels a posted sales credit memo and notifies the customer. Costs one REST call, and one more if the credit memo is selected. */
  cancelAndSendErpSalesCreditMemo?: Maybe<CancelAndSendErpSalesCreditMemoPayload>;
  /** Cancels a posted sales credit memo. Costs one REST call, and one more if the credit memo is selected. */
  cancelErpSalesCreditMemo?: Maybe<CancelErpSalesCreditMemoPayload>;
  /** Cancels a transfer that is still being processed. Costs one REST call. */
  cancelTreasuryInboundTransfer?: Maybe<CancelTreasuryInboundTransferPayload>;
  /** Cancels a payment that is still being processed. Costs one REST call. */
  cancelTreasuryOutboundPayment?: Maybe<CancelTreasuryOutboundPaymentPayload>;
  /** Closes a financial account permanently. Its balance must be zero, no inbound transfer can be pending, and all attached cards must be canceled. Costs one REST call. */
  closeTreasuryFinancialAccount?: Maybe<CloseTreasuryFinancialAccountPayload>;
  /** Sends history records for a payment. The documentation of the accounting service describes this request, but also says that history records of payments cannot be created; expect that the service refuses it. Costs one REST call, and one more if `payment` is selected. */
  createAccountingPaymentHistory?: Maybe<CreateAccountingPaymentHistoryPayload>;
  /** Creates payments. With `summarizeErrors: false`, valid payments are created even if others are refused. Costs one REST call. If the outcome is unknown, the call is repeated with the same idempotency key. */
  createAccountingPayments?: Maybe<CreateAccountingPaymentsPayload>;
  /** Creates a person in the CRM. Costs one REST call. */
  createCrmPerson?: Maybe<CreateCrmPersonPayload>;
  /** Creates a custom field of people. Costs one REST call. */
  createCrmPersonField?: Maybe<CreateCrmPersonFieldPayload>;
  /** Adds a line to a purchase invoice. Costs one REST call. */
  createErpPurchaseInvoiceLine?: Maybe<CreateErpPurchaseInvoiceLinePayload>;
  /** Creates a sales credit memo as a draft without lines. Costs one REST call. */
  createErpSalesCreditMemo?: Maybe<CreateErpSalesCreditMemoPayload>;
  /** Adds a line to a draft of a sales credit memo. Costs one REST call. */
  createErpSalesCreditMemoLine?: Maybe<CreateErpSalesCreditMemoLinePayload>;
  /** Creates a time registration entry for an employee. Costs one REST call. */
  createErpTimeRegistrationEntry?: Maybe<CreateErpTimeRegistrationEntryPayload>;
  /** Creates a unit of measure. Costs one REST call. */
  createErpUnitOfMeasure?: Maybe<CreateErpUnitOfMeasurePayload>;
  /** Creates a vendor. Costs one REST call. */
  createErpVendor?: Maybe<CreateErpVendorPayload>;
  /** Creates a custom field of contacts. Costs one REST call. */
  createMarketingCustomField?: Maybe<CreateMarketingCustomFieldPayload>;
  /** Creates a job that exports contacts to files. Costs one REST call. */
  createMarketingExportJob?: Maybe<CreateMarketingExportJobPayload>;
  /** Creates a job that imports contacts from a CSV file. The job starts after the file was sent to the `upload` link of the result. Costs one REST call. */
  createMarketingImportJob?: Maybe<CreateMarketingImportJobPayload>;
  /** Opens a financial account; a connected account can have at most three. Costs one REST call. */
  createTreasuryFinancialAccount?: Maybe<CreateTreasuryFinancialAccountPayload>;
  /** Creates a transfer into a financial account from a bank account of its owner. Costs one REST call, which is never repeated; if no response arrives, the error is `OUTCOME_UNKNOWN`. */
  createTreasuryInboundTransfer?: Maybe<CreateTreasuryInboundTransferPayload>;
  /** Creates a payment from a financial account to another party. Costs one REST call, which is never repeated; if no response arrives, the error is `OUTCOME_UNKNOWN`. */
  createTreasuryOutboundPayment?: Maybe<CreateTreasuryOutboundPaymentPayload>;
  /** Creates a transfer from a financial account to another account of its owner. Costs one REST call, which is never repeated; if no response arrives, the error is `OUTCOME_UNKNOWN`. */
  createTreasuryOutboundTransfer?: Maybe<CreateTreasuryOutboundTransferPayload>;
  /** Deletes a payment by changing its status. Costs one REST call. If the outcome is unknown, the call is repeated with the same idempotency key. */
  deleteAccountingPayment?: Maybe<DeleteAccountingPaymentPayload>;
  /** Marks people as deleted, in the same way as `deleteCrmPerson`. Costs one REST call. */
  deleteCrmPeople?: Maybe<DeleteCrmPeoplePayload>;
  /** Marks a person as deleted. The person no longer appears in lists and is permanently removed after 30 days. This cannot be undone. Costs one REST call. */
  deleteCrmPerson?: Maybe<DeleteCrmPersonPayload>;
  /** Marks a custom field as deleted. People no longer show the field; the field and its values are permanently removed after 30 days. This cannot be undone. Costs one REST call. */
  deleteCrmPersonField?: Maybe<DeleteCrmPersonFieldPayload>;
  /** Deletes the picture of a person. Costs one REST call. */
  deleteCrmPersonPicture?: Maybe<DeleteCrmPersonPicturePayload>;
  /** Deletes a line of a purchase invoice. Costs one REST call. */
  deleteErpPurchaseInvoiceLine?: Maybe<DeleteErpPurchaseInvoiceLinePayload>;
  /** Deletes a draft of a sales credit memo with its lines. Costs one REST call. */
  deleteErpSalesCreditMemo?: Maybe<DeleteErpSalesCreditMemoPayload>;
  /** Deletes a line of a draft. Costs one REST call. */
  deleteErpSalesCreditMemoLine?: Maybe<DeleteErpSalesCreditMemoLinePayload>;
  /** Deletes an entry that is not approved. Costs one REST call. */
  deleteErpTimeRegistrationEntry?: Maybe<DeleteErpTimeRegistrationEntryPayload>;
  /** Deletes a unit of measure that is not in use. Costs one REST call. */
  deleteErpUnitOfMeasure?: Maybe<DeleteErpUnitOfMeasurePayload>;
  /** Deletes a vendor. Costs one REST call. */
  deleteErpVendor?: Maybe<DeleteErpVendorPayload>;
  /** Deletes a custom field and its values in all contacts. Costs one REST call. */
  deleteMarketingCustomField?: Maybe<DeleteMarketingCustomFieldPayload>;
  /** Deletes either all or none of the lists. The contacts on the lists stay. Costs one REST call. */
  deleteMarketingLists?: Maybe<DeleteMarketingListsPayload>;
  /** Merges two people. All objects of both people belong to the remaining person; the other person is deleted. This cannot be undone. Costs one REST call. */
  mergeCrmPeople?: Maybe<MergeCrmPeoplePayload>;
  /** Posts a sales credit memo and sends it to the customer. Costs one REST call, and one more if the credit memo is selected. */
  postAndSendErpSalesCreditMemo?: Maybe<PostAndSendErpSalesCreditMemoPayload>;
  /** Posts a sales credit memo. Costs one REST call, and one more if the credit memo is selected. */
  postErpSalesCreditMemo?: Maybe<PostErpSalesCreditMemoPayload>;
  /** Removes a user of the CRM from the followers of a person. Costs one REST call. */
  removeCrmPersonFollower?: Maybe<RemoveCrmPersonFollowerPayload>;
  /** Sends a sales credit memo to the customer. Costs one REST call, and one more if the credit memo is selected. */
  sendErpSalesCreditMemo?: Maybe<SendErpSalesCreditMemoPayload>;
  /** Changes a person; fields that are omitted or null stay unchanged. Costs one REST call. */
  updateCrmPerson?: Maybe<UpdateCrmPersonPayload>;
  /** Changes a custom field; its type cannot be changed. Fields that are omitted or null stay unchanged. Costs one REST call. */
  updateCrmPersonField?: Maybe<UpdateCrmPersonFieldPayload>;
  /** Changes a line of a purchase invoice; omitted fields stay unchanged. With an entity tag, the change is refused (`CONFLICT`) if the line was changed in the meantime. Costs one REST call. */
  updateErpPurchaseInvoiceLine?: Maybe<UpdateErpPurchaseInvoiceLinePayload>;
  /** Changes a draft of a sales credit memo; omitted fields stay unchanged. With an entity tag, the change is refused (`CONFLICT`) if the draft was changed in the meantime. Costs one REST call. */
  updateErpSalesCreditMemo?: Maybe<UpdateErpSalesCreditMemoPayload>;
  /** Changes a line of a draft; omitted fields stay unchanged. With an entity tag, the change is refused (`CONFLICT`) if the line was changed in the meantime. Costs one REST call. */
  updateErpSalesCreditMemoLine?: Maybe<UpdateErpSalesCreditMemoLinePayload>;
  /** Changes an entry that is not approved; omitted fields stay unchanged. With an entity tag, the change is refused (`CONFLICT`) if the entry was changed in the meantime. Costs one REST call. */
  updateErpTimeRegistrationEntry?: Maybe<UpdateErpTimeRegistrationEntryPayload>;
  /** Changes a unit of measure; omitted fields stay unchanged. With an entity tag, the change is refused (`CONFLICT`) if the unit was changed in the meantime. Costs one REST call. */
  updateErpUnitOfMeasure?: Maybe<UpdateErpUnitOfMeasurePayload>;
  /** Changes a vendor; omitted fields stay unchanged. With an entity tag, the change is refused (`CONFLICT`) if the vendor was changed in the meantime. Costs one REST call. */
  updateErpVendor?: Maybe<UpdateErpVendorPayload>;
  /** Changes a financial account; omitted fields stay unchanged. Costs one REST call. */
  updateTreasuryFinancialAccount?: Maybe<UpdateTreasuryFinancialAccountPayload>;
  /** Requests or cancels features of a financial account; omitted features stay unchanged. Costs one REST call. */
  updateTreasuryFinancialAccountFeatures?: Maybe<UpdateTreasuryFinancialAccountFeaturesPayload>;
  /** Creates and updates contacts, which are matched only by their main e-mail address; omitted fields stay unchanged. The change is carried out later by a job. Costs one REST call. */
  upsertMarketingContacts?: Maybe<UpsertMarketingContactsPayload>;
};


export type MutationAddCrmPersonFollowerArgs = {
  input: AddCrmPersonFollowerInput;
};


export type MutationCancelAndSendErpSalesCreditMemoArgs = {
  input: CancelAndSendErpSalesCreditMemoInput;
};


export type MutationCancelErpSalesCreditMemoArgs = {
  input: CancelErpSalesCreditMemoInput;
};


export type MutationCancelTreasuryInboundTransferArgs = {
  input: CancelTreasuryInboundTransferInput;
};


export type MutationCancelTreasuryOutboundPaymentArgs = {
  input: CancelTreasuryOutboundPaymentInput;
};


export type MutationCloseTreasuryFinancialAccountArgs = {
  input: CloseTreasuryFinancialAccountInput;
};


export type MutationCreateAccountingPaymentHistoryArgs = {
  input: CreateAccountingPaymentHistoryInput;
};


export type MutationCreateAccountingPaymentsArgs = {
  input: CreateAccountingPaymentsInput;
};


export type MutationCreateCrmPersonArgs = {
  input: CreateCrmPersonInput;
};


export type MutationCreateCrmPersonFieldArgs = {
  input: CreateCrmPersonFieldInput;
};


export type MutationCreateErpPurchaseInvoiceLineArgs = {
  input: CreateErpPurchaseInvoiceLineInput;
};


export type MutationCreateErpSalesCreditMemoArgs = {
  input: CreateErpSalesCreditMemoInput;
};


export type MutationCreateErpSalesCreditMemoLineArgs = {
  input: CreateErpSalesCreditMemoLineInput;
};


export type MutationCreateErpTimeRegistrationEntryArgs = {
  input: CreateErpTimeRegistrationEntryInput;
};


export type MutationCreateErpUnitOfMeasureArgs = {
  input: CreateErpUnitOfMeasureInput;
};


export type MutationCreateErpVendorArgs = {
  input: CreateErpVendorInput;
};


export type MutationCreateMarketingCustomFieldArgs = {
  input: CreateMarketingCustomFieldInput;
};


export type MutationCreateMarketingExportJobArgs = {
  input: CreateMarketingExportJobInput;
};


export type MutationCreateMarketingImportJobArgs = {
  input: CreateMarketingImportJobInput;
};


export type MutationCreateTreasuryFinancialAccountArgs = {
  input: CreateTreasuryFinancialAccountInput;
};


export type MutationCreateTreasuryInboundTransferArgs = {
  input: CreateTreasuryInboundTransferInput;
};


export type MutationCreateTreasuryOutboundPaymentArgs = {
  input: CreateTreasuryOutboundPaymentInput;
};


export type MutationCreateTreasuryOutboundTransferArgs = {
  input: CreateTreasuryOutboundTransferInput;
};


export type MutationDeleteAccountingPaymentArgs = {
  input: DeleteAccountingPaymentInput;
};


export type MutationDeleteCrmPeopleArgs = {
  input: DeleteCrmPeopleInput;
};


export type MutationDeleteCrmPersonArgs = {
  input: DeleteCrmPersonInput;
};


export type MutationDeleteCrmPersonFieldArgs = {
  input: DeleteCrmPersonFieldInput;
};


export type MutationDeleteCrmPersonPictureArgs = {
  input: DeleteCrmPersonPictureInput;
};


export type MutationDeleteErpPurchaseInvoiceLineArgs = {
  input: DeleteErpPurchaseInvoiceLineInput;
};


export type MutationDeleteErpSalesCreditMemoArgs = {
  input: DeleteErpSalesCreditMemoInput;
};


export type MutationDeleteErpSalesCreditMemoLineArgs = {
  input: DeleteErpSalesCreditMemoLineInput;
};


export type MutationDeleteErpTimeRegistrationEntryArgs = {
  input: DeleteErpTimeRegistrationEntryInput;
};


export type MutationDeleteErpUnitOfMeasureArgs = {
  input: DeleteErpUnitOfMeasureInput;
};


export type MutationDeleteErpVendorArgs = {
  input: DeleteErpVendorInput;
};


export type MutationDeleteMarketingCustomFieldArgs = {
  input: DeleteMarketingCustomFieldInput;
};


export type MutationDeleteMarketingListsArgs = {
  input: DeleteMarketingListsInput;
};


export type MutationMergeCrmPeopleArgs = {
  input: MergeCrmPeopleInput;
};


export type MutationPostAndSendErpSalesCreditMemoArgs = {
  input: PostAndSendErpSalesCreditMemoInput;
};


export type MutationPostErpSalesCreditMemoArgs = {
  input: PostErpSalesCreditMemoInput;
};


export type MutationRemoveCrmPersonFollowerArgs = {
  input: RemoveCrmPersonFollowerInput;
};


export type MutationSendErpSalesCreditMemoArgs = {
  input: SendErpSalesCreditMemoInput;
};


export type MutationUpdateCrmPersonArgs = {
  input: UpdateCrmPersonInput;
};


export type MutationUpdateCrmPersonFieldArgs = {
  input: UpdateCrmPersonFieldInput;
};


export type MutationUpdateErpPurchaseInvoiceLineArgs = {
  input: UpdateErpPurchaseInvoiceLineInput;
};


export type MutationUpdateErpSalesCreditMemoArgs = {
  input: UpdateErpSalesCreditMemoInput;
};


export type MutationUpdateErpSalesCreditMemoLineArgs = {
  input: UpdateErpSalesCreditMemoLineInput;
};


export type MutationUpdateErpTimeRegistrationEntryArgs = {
  input: UpdateErpTimeRegistrationEntryInput;
};


export type MutationUpdateErpUnitOfMeasureArgs = {
  input: UpdateErpUnitOfMeasureInput;
};


export type MutationUpdateErpVendorArgs = {
  input: UpdateErpVendorInput;
};


export type MutationUpdateTreasuryFinancialAccountArgs = {
  input: UpdateTreasuryFinancialAccountInput;
};


export type MutationUpdateTreasuryFinancialAccountFeaturesArgs = {
  input: UpdateTreasuryFinancialAccountFeaturesInput;
};


export type MutationUpsertMarketingContactsArgs = {
  input: UpsertMarketingContactsInput;
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

/** Payment of the bank, the accounting service or the treasury service. */
export type Payment = {
  /** Exact amount of the payment. */
  amount?: Maybe<Money>;
  /** Time of creation; for the accounting service, the start of the day, because it stores only dates. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Description of the payment. */
  description?: Maybe<Scalars['String']['output']>;
  /** Global id; its type shows which service has the payment. */
  id: Scalars['ID']['output'];
  /** Person who pays or is paid; null if no e-mail address is known. */
  payer?: Maybe<User>;
  /** State of the payment, in the same words for all services. */
  state?: Maybe<PaymentState>;
  /** Status of the payment, as its service names it. */
  status?: Maybe<PaymentStatus>;
};

/** A page of `Payment` objects. */
export type PaymentConnection = {
  __typename?: 'PaymentConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<PaymentEdge>;
  /** Items of this page. */
  nodes: Array<Payment>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Services that have payments, and whether their payments are in this list. */
  sources: Array<PaymentSource>;
  /** Number of payments on all pages; null if a service does not report it, for example the treasury service. Costs one REST call if it is not already known. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Direction of a payment or transaction. */
export type PaymentDirection =
  /** The money was received. */
  | 'CREDIT'
  /** The money was sent. */
  | 'DEBIT'
  /** Any direction that is not documented. */
  | 'OTHER';

/** An item of a page of `Payment` objects. */
export type PaymentEdge = {
  __typename?: 'PaymentEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: Payment;
};

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
  createdAt?: InputMaybe<DateTimeRange>;
  /** Services whose payments are listed; by default all services that have a list of payments. */
  families?: InputMaybe<Array<PaymentFamily>>;
  /** States of payments; one of them must match. */
  states?: InputMaybe<Array<PaymentState>>;
  /** Statuses of payments; one of them must match. A status that a service does not have selects none of its payments. */
  statuses?: InputMaybe<Array<PaymentStatus>>;
};

/** One sort key of a list of payments. */
export type PaymentOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
  /** Field by which the list is sorted. */
  field: PaymentOrderField;
};

/** Fields by which payments can be sorted. */
export type PaymentOrderField =
  /** By time of creation. */
  | 'CREATED_AT';

/** Service that has payments, and whether its payments are in a list. */
export type PaymentSource = {
  __typename?: 'PaymentSource';
  /** Service of the payments. */
  family: PaymentFamily;
  /** Explanation if the payments of the service are not in the list; null if they are. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Participation of the service in the list. */
  status: PaymentSourceStatus;
};

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

/** Input of the mutation `postAndSendErpSalesCreditMemo`. */
export type PostAndSendErpSalesCreditMemoInput = {
  /** Company of the credit memo; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Sales credit memo to post and send, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `postAndSendErpSalesCreditMemo`. */
export type PostAndSendErpSalesCreditMemoPayload = {
  __typename?: 'PostAndSendErpSalesCreditMemoPayload';
  /** Sales credit memo after the change; null if it was refused. Costs one REST call. */
  salesCreditMemo?: Maybe<ErpSalesCreditMemo>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `postErpSalesCreditMemo`. */
export type PostErpSalesCreditMemoInput = {
  /** Company of the credit memo; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Sales credit memo to post, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `postErpSalesCreditMemo`. */
export type PostErpSalesCreditMemoPayload = {
  __typename?: 'PostErpSalesCreditMemoPayload';
  /** Sales credit memo after the change; null if it was refused. Costs one REST call. */
  salesCreditMemo?: Maybe<ErpSalesCreditMemo>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Project in the project system. No operation reads a project by its id; it is read in lists and together with updates. */
export type Project = {
  __typename?: 'Project';
  /** Budget of the project and its used part; null if there is none. */
  budget?: Maybe<ProjectBudget>;
  /** Category of the project; null if there is none. Read together with the project. */
  category?: Maybe<ProjectCategory>;
  /** Company for which the project is carried out. Read together with the project. */
  company?: Maybe<ProjectCompany>;
  /** Time at which the project was completed; null if it is not completed. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Values of custom fields; fields without a value are omitted. */
  customFields?: Maybe<Array<ProjectCustomFieldValue>>;
  /** True if the project is marked as deleted. */
  deleted?: Maybe<Scalars['Boolean']['output']>;
  /** Description of the project; null if there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Last day of the project; null if it is not set. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** Health of the project. */
  health?: Maybe<ProjectHealth>;
  /** Global id, built from the type name and the id in the project system. */
  id: Scalars['ID']['output'];
  /** Time of the last activity in the project. */
  lastActivityAt?: Maybe<Scalars['DateTime']['output']>;
  /** Member of the project; null if the person is not a member. Costs one REST call per member. */
  member?: Maybe<ProjectMember>;
  /** Display name of the project. */
  name?: Maybe<Scalars['String']['output']>;
  /** Owner of the project; null if there is none. Read together with the project. */
  owner?: Maybe<ProjectPerson>;
  /** Value of `status` as the project system names it, also if `status` is `OTHER`. */
  rawStatus?: Maybe<Scalars['String']['output']>;
  /** True if the caller has starred the project. */
  starred?: Maybe<Scalars['Boolean']['output']>;
  /** First day of the project; null if it is not set. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** Status of the project. */
  status?: Maybe<ProjectStatus>;
  /** Tags of the project. Read together with the project. */
  tags?: Maybe<Array<ProjectTag>>;
  /** Type of the project: a project, or a template for projects. */
  type?: Maybe<ProjectType>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Progress updates of the project. Costs one REST call per project and 250 updates. */
  updates?: Maybe<ProjectUpdateConnection>;
  /** Id of the object in the project system. */
  upstreamId: Scalars['String']['output'];
};


/** Project in the project system. No operation reads a project by its id; it is read in lists and together with updates. */
export type ProjectMemberArgs = {
  filter?: InputMaybe<ProjectPersonFilter>;
  personId: Scalars['ID']['input'];
};


/** Project in the project system. No operation reads a project by its id; it is read in lists and together with updates. */
export type ProjectUpdatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectUpdateFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<ProjectUpdateOrder>>;
};

/** Budget of a project and its used part. */
export type ProjectBudget = {
  __typename?: 'ProjectBudget';
  /** Total amount of the budget. */
  capacity?: Maybe<Money>;
  /** Used share of the budget, in percent. */
  capacityUsedPercent?: Maybe<Scalars['Decimal']['output']>;
  /** Symbol of the currency of the budget. */
  currencySymbol?: Maybe<Scalars['String']['output']>;
  /** Used amount of the budget. */
  used?: Maybe<Money>;
};

/** Category of projects in the project system. */
export type ProjectCategory = {
  __typename?: 'ProjectCategory';
  /** Color in which the category is displayed, for example `#999`. */
  color?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the id in the project system. */
  id: Scalars['ID']['output'];
  /** Name of the category. */
  name?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the project system. */
  upstreamId: Scalars['String']['output'];
};

/** Company for which projects are carried out or that employs people. */
export type ProjectCompany = {
  __typename?: 'ProjectCompany';
  /** Global id, built from the type name and the id in the project system. */
  id: Scalars['ID']['output'];
  /** True if the company owns the site. */
  isOwner?: Maybe<Scalars['Boolean']['output']>;
  /** Display name of the company. */
  name?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the project system. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `Project` objects. */
export type ProjectConnection = {
  __typename?: 'ProjectConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<ProjectEdge>;
  /** Items of this page. */
  nodes: Array<Project>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of projects on all pages; counted only if it is selected. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Conditions on the value of a custom field; all must be met. */
export type ProjectCustomFieldCondition = {
  /** Values, one of which must be equal; they cannot contain a comma. */
  any?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Text that must be equal. */
  eq?: InputMaybe<Scalars['String']['input']>;
  /** Id of the custom field in the project system. */
  fieldId: Scalars['ID']['input'];
  /** Lower bound, excluded. Numbers are compared by size, dates (as `2026-01-31`) and texts alphabetically. */
  gt?: InputMaybe<Scalars['String']['input']>;
  /** Text that must be contained, not case-sensitive. */
  like?: InputMaybe<Scalars['String']['input']>;
  /** Upper bound, excluded. Numbers are compared by size, dates (as `2026-01-31`) and texts alphabetically. */
  lt?: InputMaybe<Scalars['String']['input']>;
  /** Text that must not be equal. */
  not?: InputMaybe<Scalars['String']['input']>;
  /** Text that must not be contained, not case-sensitive. */
  notLike?: InputMaybe<Scalars['String']['input']>;
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

/** Value of a custom field of a project. */
export type ProjectCustomFieldValue = {
  __typename?: 'ProjectCustomFieldValue';
  /** Id of the custom field in the project system. */
  fieldId?: Maybe<Scalars['ID']['output']>;
  /** Name of the custom field. */
  name?: Maybe<Scalars['String']['output']>;
  /** Type of the custom field. */
  type?: Maybe<ProjectCustomFieldType>;
  /** Value of the custom field as text. */
  value?: Maybe<Scalars['String']['output']>;
};

/** An item of a page of `Project` objects. */
export type ProjectEdge = {
  __typename?: 'ProjectEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: Project;
};

/** Conditions on projects; all must be met. */
export type ProjectFilter = {
  /** Range of the used share of the budget, in percent; both bounds are included. */
  budgetCapacityUsedPercent?: InputMaybe<DecimalRange>;
  /** Period of the completion: projects that were completed on the day `from` or later, and projects that are not completed. Only `from` can be set; `until` is an error. */
  completedAt?: InputMaybe<DateRange>;
  /** Symbol of the currency of the budget. */
  currencySymbol?: InputMaybe<Scalars['String']['input']>;
  /** Conditions on custom fields; at most one condition per field. */
  customFields?: InputMaybe<Array<ProjectCustomFieldCondition>>;
  /** True to include deleted projects. */
  includeDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Period of the last activity; both days are included. */
  lastActivityAt?: InputMaybe<DateRange>;
  /** Member of the project, by global id or id in the project system. Only one is accepted; several are an error. */
  memberIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Predefined report of the project system; only its projects are listed. */
  reportType?: InputMaybe<ProjectReportType>;
  /** Text that the name or the description contains. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Type of the project. Only one is accepted; several are an error. */
  types?: InputMaybe<Array<ProjectType>>;
  /** Period of the last change. Only `from` can be set, and it is not included; `until` is an error. */
  updatedAt?: InputMaybe<DateTimeRange>;
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

/** Entry point to the data of the project system. All operations are read-only. */
export type ProjectManagement = {
  __typename?: 'ProjectManagement';
  /** Person by the id; null if the person does not match the filter. Costs one REST call. */
  person?: Maybe<ProjectPerson>;
  /** Reference to a project by its id, because projects are only listed and no operation reads one. Costs no REST call. */
  project?: Maybe<ProjectReference>;
  /** Projects that the caller can see. Costs one REST call per 250 projects. */
  projects?: Maybe<ProjectConnection>;
  /** Reference to a team by its id, because no operation reads teams. Costs no REST call. */
  team?: Maybe<ProjectTeamReference>;
  /** Progress updates of all projects that the caller can see. Costs one REST call per 250 updates. */
  updates?: Maybe<ProjectUpdateConnection>;
};


/** Entry point to the data of the project system. All operations are read-only. */
export type ProjectManagementPersonArgs = {
  filter?: InputMaybe<ProjectPersonFilter>;
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the project system. All operations are read-only. */
export type ProjectManagementProjectArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the project system. All operations are read-only. */
export type ProjectManagementProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<ProjectOrder>>;
  reportFormat?: InputMaybe<ProjectListReportFormat>;
  reportTimezone?: InputMaybe<Scalars['String']['input']>;
};


/** Entry point to the data of the project system. All operations are read-only. */
export type ProjectManagementTeamArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the project system. All operations are read-only. */
export type ProjectManagementUpdatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectUpdateFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<ProjectUpdateOrder>>;
};

/** Person as a member of a project. */
export type ProjectMember = {
  __typename?: 'ProjectMember';
  /** Time at which the person joined the project. */
  joinedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Person who is the member. Read together with the membership. */
  person?: Maybe<ProjectPerson>;
  /** Project of the membership. */
  project?: Maybe<ProjectReference>;
  /** True if the member receives notifications. */
  receivesNotifications?: Maybe<Scalars['Boolean']['output']>;
  /** Role of the member in the project. */
  role?: Maybe<ProjectMemberRole>;
};

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
  customFieldId?: InputMaybe<Scalars['ID']['input']>;
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
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

/** Person in the project system. If the person was read from another object, fields that this object does not contain cost one REST call per person. */
export type ProjectPerson = Node & {
  __typename?: 'ProjectPerson';
  /** Company that employs the person. */
  company?: Maybe<ProjectCompany>;
  /** Cost of an hour of the person's work; only for administrators. */
  costRate?: Maybe<Money>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** True if the person is marked as deleted. */
  deleted?: Maybe<Scalars['Boolean']['output']>;
  /** E-mail address, as written in the project system. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name of the person. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** True if the person belongs to a client. */
  isClient?: Maybe<Scalars['Boolean']['output']>;
  /** True if the user is a service account, not a person. */
  isServiceAccount?: Maybe<Scalars['Boolean']['output']>;
  /** True if the person owns the site. */
  isSiteOwner?: Maybe<Scalars['Boolean']['output']>;
  /** Time of the last sign-in; null if the person never signed in. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Family name of the person. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Projects of the person that the caller can see. Costs one REST call per person and 250 projects. */
  projects?: Maybe<ProjectConnection>;
  /** Report on the tasks of the person; administrators can read it for all people. Costs one REST call per person. */
  taskCompletion?: Maybe<ProjectTaskCompletion>;
  /** Teams of the person. */
  teams?: Maybe<Array<ProjectTeam>>;
  /** Time zone of the person. */
  timezone?: Maybe<Scalars['String']['output']>;
  /** Job title of the person; null if there is none. */
  title?: Maybe<Scalars['String']['output']>;
  /** Type of the user. */
  type?: Maybe<ProjectUserType>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the project system. */
  upstreamId: Scalars['String']['output'];
  /** Person with this e-mail address. */
  user?: Maybe<User>;
};


/** Person in the project system. If the person was read from another object, fields that this object does not contain cost one REST call per person. */
export type ProjectPersonProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<ProjectOrder>>;
  reportFormat?: InputMaybe<ProjectListReportFormat>;
  reportTimezone?: InputMaybe<Scalars['String']['input']>;
};


/** Person in the project system. If the person was read from another object, fields that this object does not contain cost one REST call per person. */
export type ProjectPersonTaskCompletionArgs = {
  assignedDate?: InputMaybe<DateRange>;
  filter?: InputMaybe<ProjectPersonFilter>;
  format?: InputMaybe<ProjectReportFormat>;
};

/** Conditions on a person; all must be met. */
export type ProjectPersonFilter = {
  /** Companies, one of which must employ the person. */
  companyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** True to sort the caller first; without effect on a single person. */
  currentUserFirst?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to exclude contacts. */
  excludeContacts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Projects that must not have the person as a member. */
  excludedProjectIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** False to exclude clients. */
  includeClients?: InputMaybe<Scalars['Boolean']['input']>;
  /** False to exclude collaborators. */
  includeCollaborators?: InputMaybe<Scalars['Boolean']['input']>;
  /** False to exclude service accounts. */
  includeServiceAccounts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Period of the last sign-in. Only `from` can be set, and it is not included; `until` is an error. */
  lastLoginAt?: InputMaybe<DateTimeRange>;
  /** True to include only people of the company that owns the site. */
  onlyOwnerCompany?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to include only the owner of the site. */
  onlySiteOwner?: InputMaybe<Scalars['Boolean']['input']>;
  /** People, one of whom must match. */
  personIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Projects, one of which must have the person as a member. */
  projectIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Teams, one of which must contain the person. */
  teamIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Type of the user. Only one is accepted; several are an error. */
  types?: InputMaybe<Array<ProjectUserType>>;
  /** True to include only people without a cost rate; only for administrators. */
  withoutCostRate?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Status message that a person set for a period of time. */
export type ProjectPersonStatus = {
  __typename?: 'ProjectPersonStatus';
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** True if the message is marked as deleted. */
  deleted?: Maybe<Scalars['Boolean']['output']>;
  /** Name of the emoji shown with the message; null if there is none. */
  emoji?: Maybe<Scalars['String']['output']>;
  /** End of the period; null if there is none. */
  endAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id, built from the type name and the id in the project system. */
  id: Scalars['ID']['output'];
  /** Person who set the message. Read together with the message. */
  person?: Maybe<ProjectPerson>;
  /** Start of the period. */
  startAt?: Maybe<Scalars['DateTime']['output']>;
  /** Team of the person. Read together with the message. */
  team?: Maybe<ProjectTeam>;
  /** Text of the message. */
  text?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the project system. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `ProjectPersonStatus` objects. */
export type ProjectPersonStatusConnection = {
  __typename?: 'ProjectPersonStatusConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<ProjectPersonStatusEdge>;
  /** Items of this page. */
  nodes: Array<ProjectPersonStatus>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of messages on all pages; counted only if it is selected. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `ProjectPersonStatus` objects. */
export type ProjectPersonStatusEdge = {
  __typename?: 'ProjectPersonStatusEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: ProjectPersonStatus;
};

/** Conditions on status messages; all must be met. */
export type ProjectPersonStatusFilter = {
  /** True to include deleted messages. */
  includeDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to include teams within the team. */
  includeSubteams?: InputMaybe<Scalars['Boolean']['input']>;
  /** Text that the message or the name of the person contains. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Period of the last change. Only `from` can be set, and it is not included; `until` is an error. */
  updatedAt?: InputMaybe<DateTimeRange>;
};

/** One sort key of a list of status messages. */
export type ProjectPersonStatusOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
  /** Field by which the list is sorted. */
  field: ProjectPersonStatusOrderField;
};

/** Fields by which status messages can be sorted. */
export type ProjectPersonStatusOrderField =
  /** By name of the person. */
  | 'PERSON_NAME'
  /** By start of the period. */
  | 'START_AT'
  /** By time of the last change. */
  | 'UPDATED_AT';

/** Reaction of people to an update. */
export type ProjectReaction = {
  __typename?: 'ProjectReaction';
  /** Number of people with this reaction. */
  count?: Maybe<Scalars['Int']['output']>;
  /** Name of the emoji. */
  emoji?: Maybe<Scalars['String']['output']>;
};

/** Reference to a project of which only the id is known. Its updates and members can be read, its own fields only in lists of projects. */
export type ProjectReference = {
  __typename?: 'ProjectReference';
  /** Global id of the reference, built from `ProjectReference:` and the id of the project. Arguments for the id of a project take it too. */
  id: Scalars['ID']['output'];
  /** Member of the project; null if the person is not a member. Costs one REST call per member. */
  member?: Maybe<ProjectMember>;
  /** Progress updates of the project. Costs one REST call per project and 250 updates. */
  updates?: Maybe<ProjectUpdateConnection>;
  /** Id of the project in the project system. */
  upstreamId: Scalars['String']['output'];
};


/** Reference to a project of which only the id is known. Its updates and members can be read, its own fields only in lists of projects. */
export type ProjectReferenceMemberArgs = {
  filter?: InputMaybe<ProjectPersonFilter>;
  personId: Scalars['ID']['input'];
};


/** Reference to a project of which only the id is known. Its updates and members can be read, its own fields only in lists of projects. */
export type ProjectReferenceUpdatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectUpdateFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<ProjectUpdateOrder>>;
};

/** File with a report. */
export type ProjectReportFile = {
  __typename?: 'ProjectReportFile';
  /** File content as text. */
  content?: Maybe<Scalars['String']['output']>;
  /** Suggested name for saving the file. */
  filename?: Maybe<Scalars['String']['output']>;
  /** Media type of the file content. */
  mediaType?: Maybe<Scalars['String']['output']>;
};

/** Formats of a report file. */
export type ProjectReportFormat =
  /** File of comma-separated values. */
  | 'CSV'
  /** File with a web page. */
  | 'HTML';

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

/** Tag of projects in the project system. */
export type ProjectTag = {
  __typename?: 'ProjectTag';
  /** Color in which the tag is displayed, for example `#c00`. */
  color?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the id in the project system. */
  id: Scalars['ID']['output'];
  /** Name of the tag. */
  name?: Maybe<Scalars['String']['output']>;
  /** Id of the object in the project system. */
  upstreamId: Scalars['String']['output'];
};

/** Report on the tasks of a person. Only the selected columns are computed. */
export type ProjectTaskCompletion = {
  __typename?: 'ProjectTaskCompletion';
  /** Number of tasks that are not completed. */
  activeCount?: Maybe<Scalars['Int']['output']>;
  /** Number of tasks that were assigned. */
  assignedCount?: Maybe<Scalars['Int']['output']>;
  /** Number of tasks that are completed. */
  completedCount?: Maybe<Scalars['Int']['output']>;
  /** Number of tasks that were completed by their due date. */
  completedOnTimeCount?: Maybe<Scalars['Int']['output']>;
  /** Percentage of tasks that are completed; null if none were assigned. */
  completionPercent?: Maybe<Scalars['Decimal']['output']>;
  /** Report as a file with the selected columns; all columns if none is selected. */
  file?: Maybe<ProjectReportFile>;
  /** Number of tasks that are not completed although their due date has passed. */
  lateCount?: Maybe<Scalars['Int']['output']>;
  /** Person of the report. Read together with the report. */
  person?: Maybe<ProjectPerson>;
};

/** Team in the project system. No operation reads a team by its id; it is read together with people and their status messages. */
export type ProjectTeam = {
  __typename?: 'ProjectTeam';
  /** Global id, built from the type name and the id in the project system. */
  id: Scalars['ID']['output'];
  /** Display name of the team. */
  name?: Maybe<Scalars['String']['output']>;
  /** Status messages of the team members. Costs one REST call per team and 250 messages. */
  statusTimeline?: Maybe<ProjectPersonStatusConnection>;
  /** Id of the object in the project system. */
  upstreamId: Scalars['String']['output'];
};


/** Team in the project system. No operation reads a team by its id; it is read together with people and their status messages. */
export type ProjectTeamStatusTimelineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectPersonStatusFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<ProjectPersonStatusOrder>>;
};

/** Reference to a team of which only the id is known. */
export type ProjectTeamReference = {
  __typename?: 'ProjectTeamReference';
  /** Global id of the reference, built from `ProjectTeamReference:` and the id of the team. Arguments for the id of a team take it too. */
  id: Scalars['ID']['output'];
  /** Status messages of the team members. Costs one REST call per team and 250 messages. */
  statusTimeline?: Maybe<ProjectPersonStatusConnection>;
  /** Id of the team in the project system. */
  upstreamId: Scalars['String']['output'];
};


/** Reference to a team of which only the id is known. */
export type ProjectTeamReferenceStatusTimelineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectPersonStatusFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<ProjectPersonStatusOrder>>;
};

/** Types of projects in the project system. */
export type ProjectType =
  /** Project in which people work. */
  | 'NORMAL'
  /** Any type that is not documented; cannot be used in a filter. */
  | 'OTHER'
  /** Template from which projects are made. */
  | 'TEMPLATE';

/** Update on the progress of a project. */
export type ProjectUpdate = {
  __typename?: 'ProjectUpdate';
  /** True if the update is the latest one of the project. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** Author of the update. Read together with the update. */
  author?: Maybe<ProjectPerson>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** True if the update is marked as deleted. */
  deleted?: Maybe<Scalars['Boolean']['output']>;
  /** Health of the project at the time of the update. */
  health?: Maybe<ProjectHealth>;
  /** Global id, built from the type name and the id in the project system. */
  id: Scalars['ID']['output'];
  /** Project of the update. Read together with the update. */
  project?: Maybe<Project>;
  /** Reactions of people to the update. */
  reactions?: Maybe<Array<ProjectReaction>>;
  /** Text of the update. */
  text?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the project system. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `ProjectUpdate` objects. */
export type ProjectUpdateConnection = {
  __typename?: 'ProjectUpdateConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<ProjectUpdateEdge>;
  /** Items of this page. */
  nodes: Array<ProjectUpdate>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Number of updates on all pages; counted only if it is selected. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `ProjectUpdate` objects. */
export type ProjectUpdateEdge = {
  __typename?: 'ProjectUpdateEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: ProjectUpdate;
};

/** Conditions on updates; all must be met. */
export type ProjectUpdateFilter = {
  /** True to include only the latest update of each project. */
  activeOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Period of creation. Only `from` can be set, and it is not included; `until` is an error. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Names of emoji; the update must have one of these reactions. */
  emoji?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True to include only updates with reactions, false to include only updates without reactions. */
  hasReactions?: InputMaybe<Scalars['Boolean']['input']>;
  /** Health of projects; one of the values must match. */
  healths?: InputMaybe<Array<ProjectHealth>>;
  /** True to include archived projects. */
  includeArchivedProjects?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to include deleted updates. */
  includeDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** True if the project must have all of `projectTagIds`. */
  matchAllProjectTags?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to include only projects that the caller has starred. */
  onlyStarredProjects?: InputMaybe<Scalars['Boolean']['input']>;
  /** Categories of projects; one of them must match. */
  projectCategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Companies for which projects are carried out; one of them must match. */
  projectCompanyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Project, by global id or id in the project system. Only one is accepted; several are an error. */
  projectIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Owners of projects; one of them must match. */
  projectOwnerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Tags of projects; one of them must match. */
  projectTagIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Statuses of projects; one of them must match. */
  statuses?: InputMaybe<Array<ProjectStatus>>;
  /** Text that the update contains. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Period of the last change. Only `from` can be set, and it is not included; `until` is an error. */
  updatedAt?: InputMaybe<DateTimeRange>;
};

/** One sort key of a list of updates. */
export type ProjectUpdateOrder = {
  /** Sort direction of this key. */
  direction?: InputMaybe<SortDirection>;
  /** Field by which the list is sorted. */
  field: ProjectUpdateOrderField;
};

/** Fields by which updates can be sorted. */
export type ProjectUpdateOrderField =
  /** By time of creation. */
  | 'CREATED_AT'
  /** By name of the project. */
  | 'PROJECT_NAME'
  /** By time of the last change. */
  | 'UPDATED_AT';

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

export type Query = {
  __typename?: 'Query';
  /** Accounting: payments by id, and lists of prepayments. No operation lists payments, or reads invoices or contacts; payments and prepayments contain theirs. */
  accounting?: Maybe<Accounting>;
  /** Bank: customers, accounts, cards, payments, transactions, statements, checks, applications and disputes. */
  banking?: Maybe<Banking>;
  /** CRM: people with their deals, activities, files, mail and followers, and the fields of people. No operation lists deals, activities or organizations without a person. */
  crm?: Maybe<Crm>;
  /** ERP: vendors, lines of purchase invoices, sales credit memos, time entries, units of measure, trial balance and retained earnings. No operation reads customers, sales invoices or purchase invoices. */
  erp?: Maybe<Erp>;
  /** Marketing: contacts, lists, custom fields, imports and exports. No operation lists the contacts of a list; an export contains them. */
  marketing?: Maybe<Marketing>;
  /** Payment of any service by its global id (`BankPayment:…`, `AccountingPayment:…`, `TreasuryOutboundPayment:…`). Costs one REST call. */
  payment?: Maybe<Payment>;
  /** Payments of the bank and, where a financial account is configured, of the treasury service, newest first. `sources` of the result names the services that take part, and why others do not. Costs one REST call per 1,000 payments of the bank and per 100 of the treasury service; with `states` or `statuses`, the treasury service is called for each of its statuses that match. */
  payments?: Maybe<PaymentConnection>;
  /** Project system: projects, updates, people and their status messages. Callers see the projects of which they are members; administrators see all projects. No operation lists companies, categories, tags or teams; projects and people contain theirs. */
  projectManagement?: Maybe<ProjectManagement>;
  /** Rate limits of each service and the number of calls that the caller has left. Costs no REST call. */
  rateLimits?: Maybe<RateLimits>;
  /** Treasury: financial accounts, inbound transfers, outbound payments and outbound transfers. */
  treasury?: Maybe<Treasury>;
};


export type QueryAccountingArgs = {
  tenantId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryErpArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryMarketingArgs = {
  onBehalfOf?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<PaymentOrder>>;
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
  /** Rate limits of the accounting service. */
  accounting?: Maybe<FamilyRateLimits>;
  /** Rate limits of the bank. */
  banking?: Maybe<FamilyRateLimits>;
  /** Rate limits of the CRM. */
  crm?: Maybe<FamilyRateLimits>;
  /** Rate limits of the ERP system. */
  erp?: Maybe<FamilyRateLimits>;
  /** Rate limits of the marketing service. */
  marketing?: Maybe<FamilyRateLimits>;
  /** Rate limits of the project system. */
  projects?: Maybe<FamilyRateLimits>;
  /** Rate limits of the treasury service. */
  treasury?: Maybe<FamilyRateLimits>;
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

/** Input of the mutation `removeCrmPersonFollower`. */
export type RemoveCrmPersonFollowerInput = {
  /** Global id of the follower to remove, which contains the id of the followed person. */
  followerId: Scalars['ID']['input'];
};

/** Result of the mutation `removeCrmPersonFollower`. */
export type RemoveCrmPersonFollowerPayload = {
  __typename?: 'RemoveCrmPersonFollowerPayload';
  /** Global id of the removed follower; null if the change was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Person of the follower; null if the change was refused. The id costs no REST call; all other fields together cost one. */
  person?: Maybe<CrmPerson>;
  /** Reasons why the CRM refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `sendErpSalesCreditMemo`. */
export type SendErpSalesCreditMemoInput = {
  /** Company of the credit memo; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Sales credit memo to send, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
};

/** Result of the mutation `sendErpSalesCreditMemo`. */
export type SendErpSalesCreditMemoPayload = {
  __typename?: 'SendErpSalesCreditMemoPayload';
  /** Sales credit memo after the change; null if it was refused. */
  salesCreditMemo?: Maybe<ErpSalesCreditMemo>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Sort direction of a list. */
export type SortDirection =
  /** Ascending order, smallest value first. */
  | 'ASC'
  /** Descending order, largest value first. */
  | 'DESC';

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

/** Entry point to the data of the treasury service. */
export type Treasury = {
  __typename?: 'Treasury';
  /** Financial account by its id. The ids cost no REST call, and features and lists have their own costs; all other fields together cost one REST call. */
  financialAccount?: Maybe<TreasuryFinancialAccount>;
  /** Transfer into a financial account by its id. Costs one REST call. */
  inboundTransfer?: Maybe<TreasuryInboundTransfer>;
  /** Payment from a financial account by its id. Costs one REST call. */
  outboundPayment?: Maybe<TreasuryOutboundPayment>;
};


/** Entry point to the data of the treasury service. */
export type TreasuryFinancialAccountArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** Entry point to the data of the treasury service. */
export type TreasuryInboundTransferArgs = {
  id: Scalars['ID']['input'];
};


/** Entry point to the data of the treasury service. */
export type TreasuryOutboundPaymentArgs = {
  id: Scalars['ID']['input'];
};

/** Postal address of an account owner. */
export type TreasuryAddress = {
  __typename?: 'TreasuryAddress';
  /** Name of the city. */
  city?: Maybe<Scalars['String']['output']>;
  /** Country code of the address. */
  country?: Maybe<Scalars['String']['output']>;
  /** Street and house number. */
  line1?: Maybe<Scalars['String']['output']>;
  /** Further part of the street address. */
  line2?: Maybe<Scalars['String']['output']>;
  /** Postal code of the address. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** State, county or province. */
  state?: Maybe<Scalars['String']['output']>;
};

/** Postal address of an account owner. */
export type TreasuryAddressInput = {
  /** Name of the city. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Country code of the address. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Street and house number. */
  line1?: InputMaybe<Scalars['String']['input']>;
  /** Further part of the street address. */
  line2?: InputMaybe<Scalars['String']['input']>;
  /** Postal code of the address. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** State, county or province. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** Available and pending amounts of an account, one amount per currency. */
export type TreasuryBalance = {
  __typename?: 'TreasuryBalance';
  /** Amounts that can be spent. */
  cash?: Maybe<Array<Money>>;
  /** Amounts of pending inbound transfers. */
  inboundPending?: Maybe<Array<Money>>;
  /** Amounts of pending payments and outbound transfers. */
  outboundPending?: Maybe<Array<Money>>;
};

/** Bank account of a payment or transfer. */
export type TreasuryBankAccount = {
  __typename?: 'TreasuryBankAccount';
  /** Type of account holder, `individual` or `company`. */
  accountHolderType?: Maybe<Scalars['String']['output']>;
  /** Type of bank account, `checking` or `savings`. */
  accountType?: Maybe<Scalars['String']['output']>;
  /** Last four digits of the account number. */
  last4?: Maybe<Scalars['String']['output']>;
  /** Network for the payment, for example `ach` or `us_domestic_wire`. */
  network?: Maybe<Scalars['String']['output']>;
  /** Routing number of the bank. */
  routingNumber?: Maybe<Scalars['String']['output']>;
};

/** Bank account that receives a payment. */
export type TreasuryBankAccountInput = {
  /** Type of account holder, `individual` or `company`. */
  accountHolderType?: InputMaybe<Scalars['String']['input']>;
  /** Number of the bank account. It is sent to the treasury service and never returned. */
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** Type of bank account, `checking` or `savings`. */
  accountType?: InputMaybe<Scalars['String']['input']>;
  /** Id of an account that its owner has connected, in the treasury service. */
  financialConnectionsAccount?: InputMaybe<Scalars['String']['input']>;
  /** Routing number of the bank. */
  routingNumber?: InputMaybe<Scalars['String']['input']>;
};

/** Options for a payment to a bank account. */
export type TreasuryBankAccountOptionsInput = {
  /** Network for the payment, for example `ach` or `us_domestic_wire`. */
  network?: InputMaybe<Scalars['String']['input']>;
};

/** Name and contact data of an account owner. */
export type TreasuryBillingDetails = {
  __typename?: 'TreasuryBillingDetails';
  /** Postal address of the account owner. */
  address?: Maybe<TreasuryAddress>;
  /** Name of the account owner. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** E-mail address, as written in the treasury service. */
  email?: Maybe<Scalars['String']['output']>;
  /** Phone number of the account owner. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Person with the e-mail address of the account owner. */
  user?: Maybe<User>;
};

/** Name and contact data of an account owner. */
export type TreasuryBillingDetailsInput = {
  /** Postal address of the account owner. */
  address?: InputMaybe<TreasuryAddressInput>;
  /** Name of the account owner. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the account owner. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Phone number of the account owner. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Customer of the treasury service. */
export type TreasuryCustomer = {
  __typename?: 'TreasuryCustomer';
  /** Display name of the customer. Read together with a list; for a single payment, it costs one REST call. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** E-mail address, as written in the treasury service. Read together with a list; for a single payment, it costs one REST call. */
  email?: Maybe<Scalars['String']['output']>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Payments to the customer from a financial account, newest first: the account through which the customer was read, otherwise the configured account. Costs one REST call per customer and 100 payments. */
  payments?: Maybe<TreasuryOutboundPaymentConnection>;
  /** Id of the object in the treasury service. */
  upstreamId: Scalars['String']['output'];
  /** Person with the e-mail address of the customer. Costs as much as `email`. */
  user?: Maybe<User>;
};


/** Customer of the treasury service. */
export type TreasuryCustomerPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TreasuryOutboundPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** Destination of a payment or transfer. */
export type TreasuryDestination = {
  __typename?: 'TreasuryDestination';
  /** Name and contact data of the account owner. */
  billingDetails?: Maybe<TreasuryBillingDetails>;
  /** Financial account that receives the money. The id costs no REST call; all other fields together cost one. */
  financialAccount?: Maybe<TreasuryFinancialAccount>;
  /** Type of destination, as named by the treasury service, for example `us_bank_account` or `financial_account`. */
  type?: Maybe<Scalars['String']['output']>;
  /** Bank account that receives the money. */
  usBankAccount?: Maybe<TreasuryBankAccount>;
};

/** Destination of a payment. */
export type TreasuryDestinationInput = {
  /** Name and contact data of the account owner. */
  billingDetails?: InputMaybe<TreasuryBillingDetailsInput>;
  /** Financial account that receives the payment, by global id or id in the treasury service. */
  financialAccount?: InputMaybe<Scalars['ID']['input']>;
  /** Metadata to store; each key can occur only once. */
  metadata?: InputMaybe<Array<TreasuryMetadataEntryInput>>;
  /** Type of destination, as named by the treasury service, for example `us_bank_account` or `financial_account`. */
  type: Scalars['String']['input'];
  /** Bank account that receives the payment. */
  usBankAccount?: InputMaybe<TreasuryBankAccountInput>;
};

/** Options for the way in which a payment is made. */
export type TreasuryDestinationOptionsInput = {
  /** Options for a payment to a bank account. */
  usBankAccount?: InputMaybe<TreasuryBankAccountOptionsInput>;
};

/** User of the platform who orders a payment. */
export type TreasuryEndUserDetails = {
  __typename?: 'TreasuryEndUserDetails';
  /** IP address from which the user ordered the payment. */
  ipAddress?: Maybe<Scalars['String']['output']>;
  /** True if the user was present when the payment was ordered. */
  present?: Maybe<Scalars['Boolean']['output']>;
};

/** User of the platform who orders a payment. */
export type TreasuryEndUserDetailsInput = {
  /** IP address from which the user orders the payment. */
  ipAddress?: InputMaybe<Scalars['String']['input']>;
  /** True if the user is present when the payment is ordered. */
  present: Scalars['Boolean']['input'];
};

/** Feature of a financial account that was requested. */
export type TreasuryFeature = {
  __typename?: 'TreasuryFeature';
  /** True if the feature is requested. */
  requested?: Maybe<Scalars['Boolean']['output']>;
  /** Status of the feature. */
  status?: Maybe<TreasuryFeatureStatus>;
  /** Reasons why the feature cannot be used. */
  statusDetails?: Maybe<Array<TreasuryFeatureStatusDetail>>;
};

/** Feature to request or cancel. */
export type TreasuryFeatureInput = {
  /** True to request the feature, false to cancel it. */
  requested: Scalars['Boolean']['input'];
};

/** Features of a financial account by name. */
export type TreasuryFeatureName =
  /** Cards can be issued for the account. */
  | 'CARD_ISSUING'
  /** Deposits on the account are insured. */
  | 'DEPOSIT_INSURANCE'
  /** Others can send money by account number and routing number (ABA). */
  | 'FINANCIAL_ADDRESSES_ABA'
  /** Inbound transfers by clearing house (ACH). */
  | 'INBOUND_TRANSFERS_ACH'
  /** Transfers between accounts of the platform. */
  | 'INTRA_PLATFORM_FLOWS'
  /** Any feature that is not documented. */
  | 'OTHER'
  /** Payments to others by clearing house (ACH). */
  | 'OUTBOUND_PAYMENTS_ACH'
  /** Payments to others by domestic wire transfer in the US. */
  | 'OUTBOUND_PAYMENTS_US_DOMESTIC_WIRE'
  /** Transfers to other accounts of the owner by clearing house (ACH). */
  | 'OUTBOUND_TRANSFERS_ACH'
  /** Transfers to other accounts of the owner by domestic wire transfer in the US. */
  | 'OUTBOUND_TRANSFERS_US_DOMESTIC_WIRE';

/** Status of a feature. */
export type TreasuryFeatureStatus =
  /** The feature can be used. */
  | 'ACTIVE'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The feature is being set up. */
  | 'PENDING'
  /** The feature cannot be used. */
  | 'RESTRICTED';

/** Reason why a feature cannot be used. */
export type TreasuryFeatureStatusDetail = {
  __typename?: 'TreasuryFeatureStatusDetail';
  /** Reason, as named by the treasury service, for example `activating` or `not_requested`. */
  code?: Maybe<Scalars['String']['output']>;
  /** Solution, as named by the treasury service, for example `request_feature`. */
  resolution?: Maybe<Scalars['String']['output']>;
};

/** Features of a financial account. Features that were never requested are null. */
export type TreasuryFeatures = {
  __typename?: 'TreasuryFeatures';
  /** Feature that allows cards to be issued for the account. */
  cardIssuing?: Maybe<TreasuryFeature>;
  /** Feature that insures the deposits on the account. */
  depositInsurance?: Maybe<TreasuryFeature>;
  /** Features that allow others to send money to the account. */
  financialAddresses?: Maybe<TreasuryFinancialAddressFeatures>;
  /** Features that allow inbound transfers from accounts of the owner. */
  inboundTransfers?: Maybe<TreasuryInboundFeatures>;
  /** Feature that allows transfers between accounts of the platform. */
  intraPlatformFlows?: Maybe<TreasuryFeature>;
  /** Features that allow payments to others. */
  outboundPayments?: Maybe<TreasuryOutboundFeatures>;
  /** Features that allow outbound transfers to other accounts of the owner. */
  outboundTransfers?: Maybe<TreasuryOutboundFeatures>;
};

/** Features to request or cancel; omitted features stay unchanged. */
export type TreasuryFeaturesInput = {
  /** Cards can be issued for the account. */
  cardIssuing?: InputMaybe<TreasuryFeatureInput>;
  /** Deposits on the account are insured. */
  depositInsurance?: InputMaybe<TreasuryFeatureInput>;
  /** Ways in which others can send money to the account. */
  financialAddresses?: InputMaybe<TreasuryFinancialAddressFeaturesInput>;
  /** Inbound transfers from accounts of the owner. */
  inboundTransfers?: InputMaybe<TreasuryInboundFeaturesInput>;
  /** Transfers between accounts of the platform. */
  intraPlatformFlows?: InputMaybe<TreasuryFeatureInput>;
  /** Payments from the account to others. */
  outboundPayments?: InputMaybe<TreasuryOutboundFeaturesInput>;
  /** Transfers to other accounts of the owner. */
  outboundTransfers?: InputMaybe<TreasuryOutboundFeaturesInput>;
};

/** Financial account for inbound transfers, payments to others and outbound transfers. */
export type TreasuryFinancialAccount = Node & {
  __typename?: 'TreasuryFinancialAccount';
  /** Features that can be used. */
  activeFeatures?: Maybe<Array<TreasuryFeatureName>>;
  /** Available and pending amounts of the account. */
  balance?: Maybe<TreasuryBalance>;
  /** Reasons why the account was closed, as named by the treasury service. */
  closedReasons?: Maybe<Array<Scalars['String']['output']>>;
  /** Country code of the account. */
  country?: Maybe<Scalars['String']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Status of each feature. Read together with the account; costs one REST call if no other field of the account is selected. */
  features?: Maybe<TreasuryFeatures>;
  /** Addresses to which others can send money; empty until the feature `financialAddresses.aba` is active. */
  financialAddresses?: Maybe<Array<TreasuryFinancialAddress>>;
  /** Destination of money that arrives after the account is closed; null if there is none. */
  forwardingSettings?: Maybe<TreasuryForwardingSettings>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Transfers into the account, newest first; can be paged in both directions. Costs one REST call per 100 transfers. */
  inboundTransfers?: Maybe<TreasuryInboundTransferConnection>;
  /** Metadata of the account, set by its creator. */
  metadata?: Maybe<Array<TreasuryMetadataEntry>>;
  /** Nickname that the owner chose for the account; null if there is none. */
  nickname?: Maybe<Scalars['String']['output']>;
  /** Payments from the account, newest first; can be paged in both directions. Costs one REST call per 100 payments. */
  outboundPayments?: Maybe<TreasuryOutboundPaymentConnection>;
  /** Transfers from the account, newest first; can be paged in both directions. Costs one REST call per 100 transfers. */
  outboundTransfers?: Maybe<TreasuryOutboundTransferConnection>;
  /** Features that are being set up. */
  pendingFeatures?: Maybe<Array<TreasuryFeatureName>>;
  /** Restrictions that the platform has set for the account. */
  platformRestrictions?: Maybe<TreasuryPlatformRestrictions>;
  /** Features that were requested but cannot be used. */
  restrictedFeatures?: Maybe<Array<TreasuryFeatureName>>;
  /** Status of the account. */
  status?: Maybe<TreasuryFinancialAccountStatus>;
  /** Currencies that the account supports, as codes by ISO 4217. */
  supportedCurrencies?: Maybe<Array<Scalars['String']['output']>>;
  /** Id of the object in the treasury service. */
  upstreamId: Scalars['String']['output'];
};


/** Financial account for inbound transfers, payments to others and outbound transfers. */
export type TreasuryFinancialAccountInboundTransfersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TreasuryInboundTransferFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Financial account for inbound transfers, payments to others and outbound transfers. */
export type TreasuryFinancialAccountOutboundPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TreasuryOutboundPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Financial account for inbound transfers, payments to others and outbound transfers. */
export type TreasuryFinancialAccountOutboundTransfersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TreasuryOutboundTransferFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** Status of a financial account. */
export type TreasuryFinancialAccountStatus =
  /** The account is permanently closed. */
  | 'CLOSED'
  /** The account is open for transfers and payments. */
  | 'OPEN'
  /** Any status that is not documented. */
  | 'OTHER';

/** Address to which others can send money. */
export type TreasuryFinancialAddress = {
  __typename?: 'TreasuryFinancialAddress';
  /** Name of the account holder. */
  accountHolderName?: Maybe<Scalars['String']['output']>;
  /** Complete account number; requested from the treasury service only if it is selected. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** Last four digits of the account number. */
  accountNumberLast4?: Maybe<Scalars['String']['output']>;
  /** Name of the bank. */
  bankName?: Maybe<Scalars['String']['output']>;
  /** Routing number of the bank. */
  routingNumber?: Maybe<Scalars['String']['output']>;
  /** Networks that can be used for the address, for example `ach` or `us_domestic_wire`. */
  supportedNetworks?: Maybe<Array<Scalars['String']['output']>>;
  /** Type of address, as named by the treasury service, for example `aba`. */
  type?: Maybe<Scalars['String']['output']>;
};

/** Features that allow others to send money to an account. */
export type TreasuryFinancialAddressFeatures = {
  __typename?: 'TreasuryFinancialAddressFeatures';
  /** Feature that allows transfers by account number and routing number (ABA). */
  aba?: Maybe<TreasuryFeature>;
};

/** Ways in which others can send money to an account. */
export type TreasuryFinancialAddressFeaturesInput = {
  /** Transfers by account number and routing number (ABA). */
  aba?: InputMaybe<TreasuryFeatureInput>;
};

/** Destination of money that arrives for a closed account. */
export type TreasuryForwardingSettings = {
  __typename?: 'TreasuryForwardingSettings';
  /** Financial account that receives the money. The ids cost no REST call; all other fields together cost one. */
  financialAccount?: Maybe<TreasuryFinancialAccount>;
  /** Id of the stored payment method in the treasury service. */
  paymentMethod?: Maybe<Scalars['String']['output']>;
  /** Type of destination, as named by the treasury service, for example `payment_method` or `financial_account`. */
  type?: Maybe<Scalars['String']['output']>;
};

/** Destination of money that arrives for a closed account. */
export type TreasuryForwardingSettingsInput = {
  /** Financial account that receives the money, by global id or id in the treasury service. */
  financialAccount?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the stored payment method in the treasury service. */
  paymentMethod?: InputMaybe<Scalars['String']['input']>;
  /** Type of destination, as named by the treasury service, for example `payment_method` or `financial_account`. */
  type: Scalars['String']['input'];
};

/** Features that allow inbound transfers to an account. */
export type TreasuryInboundFeatures = {
  __typename?: 'TreasuryInboundFeatures';
  /** Feature that allows inbound transfers by clearing house (ACH). */
  ach?: Maybe<TreasuryFeature>;
};

/** Ways of inbound transfers to an account. */
export type TreasuryInboundFeaturesInput = {
  /** Transfers by automated clearing house (ACH). */
  ach?: InputMaybe<TreasuryFeatureInput>;
};

/** Transfer into a financial account from another account of the owner. */
export type TreasuryInboundTransfer = Node & {
  __typename?: 'TreasuryInboundTransfer';
  /** Exact amount of the transfer. */
  amount?: Maybe<Money>;
  /** True if the transfer can still be canceled. */
  cancelable?: Maybe<Scalars['Boolean']['output']>;
  /** Time at which the transfer was canceled; null if it was not canceled. */
  canceledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Description of the transfer. */
  description?: Maybe<Scalars['String']['output']>;
  /** Time at which the transfer failed; null if it has not failed. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reason for the failure, as named by the treasury service, for example `account_closed`. */
  failureReason?: Maybe<Scalars['String']['output']>;
  /** Financial account that receives the money. Read together with a list; for a single transfer, the ids cost no REST call and all other fields together cost one. */
  financialAccount?: Maybe<TreasuryFinancialAccount>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Metadata of the transfer, set by its creator. */
  metadata?: Maybe<Array<TreasuryMetadataEntry>>;
  /** Id of the stored payment method from which the money is transferred, in the treasury service. */
  originPaymentMethod?: Maybe<Scalars['String']['output']>;
  /** Account from which the money is transferred. */
  originPaymentMethodDetails?: Maybe<TreasuryOrigin>;
  /** Text on the statement of the account from which the money is transferred. */
  statementDescriptor?: Maybe<Scalars['String']['output']>;
  /** Status of the transfer. */
  status?: Maybe<TreasuryInboundTransferStatus>;
  /** Time at which the transfer arrived; null if it has not arrived. */
  succeededAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the object in the treasury service. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `TreasuryInboundTransfer` objects. */
export type TreasuryInboundTransferConnection = {
  __typename?: 'TreasuryInboundTransferConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<TreasuryInboundTransferEdge>;
  /** Items of this page. */
  nodes: Array<TreasuryInboundTransfer>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the treasury service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `TreasuryInboundTransfer` objects. */
export type TreasuryInboundTransferEdge = {
  __typename?: 'TreasuryInboundTransferEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: TreasuryInboundTransfer;
};

/** Conditions on transfers into a financial account; all must be met. */
export type TreasuryInboundTransferFilter = {
  /** Status of the transfers. Only one is accepted; several are an error. */
  statuses?: InputMaybe<Array<TreasuryInboundTransferStatus>>;
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
export type TreasuryMetadataEntry = {
  __typename?: 'TreasuryMetadataEntry';
  /** Key of the entry. */
  key: Scalars['String']['output'];
  /** Value of the entry. */
  value: Scalars['String']['output'];
};

/** Metadata entry with a key and a value. */
export type TreasuryMetadataEntryInput = {
  /** Key of the entry, without square brackets. */
  key: Scalars['String']['input'];
  /** Value of the entry. */
  value: Scalars['String']['input'];
};

/** Account from which money is transferred. */
export type TreasuryOrigin = {
  __typename?: 'TreasuryOrigin';
  /** Name and contact data of the account owner. */
  billingDetails?: Maybe<TreasuryBillingDetails>;
  /** Type of origin, as named by the treasury service, for example `us_bank_account`. */
  type?: Maybe<Scalars['String']['output']>;
  /** Bank account from which the money is transferred. */
  usBankAccount?: Maybe<TreasuryBankAccount>;
};

/** Features that allow money to leave an account. */
export type TreasuryOutboundFeatures = {
  __typename?: 'TreasuryOutboundFeatures';
  /** Feature that allows transfers by clearing house (ACH). */
  ach?: Maybe<TreasuryFeature>;
  /** Feature that allows domestic wire transfers in the US. */
  usDomesticWire?: Maybe<TreasuryFeature>;
};

/** Ways in which money can leave an account. */
export type TreasuryOutboundFeaturesInput = {
  /** Transfers by automated clearing house (ACH). */
  ach?: InputMaybe<TreasuryFeatureInput>;
  /** Domestic wire transfers in the US. */
  usDomesticWire?: InputMaybe<TreasuryFeatureInput>;
};

/** Payment from a financial account. */
export type TreasuryOutboundPayment = Node & Payment & {
  __typename?: 'TreasuryOutboundPayment';
  /** Exact amount of the payment. */
  amount?: Maybe<Money>;
  /** True if the payment can still be canceled. */
  cancelable?: Maybe<Scalars['Boolean']['output']>;
  /** Time at which the payment was canceled; null if it was not canceled. */
  canceledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Customer to whom the payment is made; null if the recipient is not a customer. */
  customer?: Maybe<TreasuryCustomer>;
  /** Description of the payment. */
  description?: Maybe<Scalars['String']['output']>;
  /** Id of the stored payment method that receives the payment, in the treasury service. */
  destinationPaymentMethod?: Maybe<Scalars['String']['output']>;
  /** Destination of the payment. */
  destinationPaymentMethodDetails?: Maybe<TreasuryDestination>;
  /** User of the platform who ordered the payment. */
  endUserDetails?: Maybe<TreasuryEndUserDetails>;
  /** Time at which the payment is expected to arrive. */
  expectedArrivalAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the payment failed; null if it has not failed. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reason for the failure, as named by the treasury service, for example `insufficient_funds`. */
  failureReason?: Maybe<Scalars['String']['output']>;
  /** Financial account from which the payment is made. The ids cost no REST call; all other fields together cost one. */
  financialAccount?: Maybe<TreasuryFinancialAccount>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Metadata of the payment, set by its creator. */
  metadata?: Maybe<Array<TreasuryMetadataEntry>>;
  /** Person who receives the payment, by the e-mail address of the destination. The interface `Payment` gives the field its name; the owner of the financial account pays. */
  payer?: Maybe<User>;
  /** Time at which the payment arrived; null if it has not arrived. */
  postedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reason for the return, as named by the treasury service, for example `account_closed`. */
  returnReason?: Maybe<Scalars['String']['output']>;
  /** Time at which the receiving side returned the payment; null if it was not returned. */
  returnedAt?: Maybe<Scalars['DateTime']['output']>;
  /** State of the payment, in the same words for all services. */
  state?: Maybe<PaymentState>;
  /** Text on the statement of the recipient. */
  statementDescriptor?: Maybe<Scalars['String']['output']>;
  /** Status of the payment. */
  status?: Maybe<PaymentStatus>;
  /** Id of the object in the treasury service. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `TreasuryOutboundPayment` objects. */
export type TreasuryOutboundPaymentConnection = {
  __typename?: 'TreasuryOutboundPaymentConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<TreasuryOutboundPaymentEdge>;
  /** Items of this page. */
  nodes: Array<TreasuryOutboundPayment>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the treasury service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `TreasuryOutboundPayment` objects. */
export type TreasuryOutboundPaymentEdge = {
  __typename?: 'TreasuryOutboundPaymentEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: TreasuryOutboundPayment;
};

/** Conditions on payments; all must be met. */
export type TreasuryOutboundPaymentFilter = {
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers to whom the payments are made, by global id or id in the treasury service. Only one is accepted; several are an error. An error in lists of one customer, for example `TreasuryCustomer.payments`. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Status of the payments. Only one is accepted; several are an error. */
  statuses?: InputMaybe<Array<TreasuryOutboundPaymentStatus>>;
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

/** Transfer to another account of the same owner. It is listed with its financial account, because no operation reads a single outbound transfer. */
export type TreasuryOutboundTransfer = {
  __typename?: 'TreasuryOutboundTransfer';
  /** Exact amount of the transfer. */
  amount?: Maybe<Money>;
  /** Time at which the transfer was canceled; null if it was not canceled. */
  canceledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the object was created. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Description of the transfer. */
  description?: Maybe<Scalars['String']['output']>;
  /** Id of the stored payment method that receives the money, in the treasury service. */
  destinationPaymentMethod?: Maybe<Scalars['String']['output']>;
  /** Destination of the transfer. */
  destinationPaymentMethodDetails?: Maybe<TreasuryDestination>;
  /** Time at which the transfer is expected to arrive. */
  expectedArrivalAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which the transfer failed; null if it has not failed. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reason for the failure, as named by the treasury service, for example `insufficient_funds`. */
  failureReason?: Maybe<Scalars['String']['output']>;
  /** Financial account from which the money is transferred. Read together with the list. */
  financialAccount?: Maybe<TreasuryFinancialAccount>;
  /** Global id, built from the type name and the ids that identify the object in the service. */
  id: Scalars['ID']['output'];
  /** Metadata of the transfer, set by its creator. */
  metadata?: Maybe<Array<TreasuryMetadataEntry>>;
  /** Time at which the transfer arrived; null if it has not arrived. */
  postedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reason for the return, as named by the treasury service, for example `account_closed`. */
  returnReason?: Maybe<Scalars['String']['output']>;
  /** Time at which the receiving side returned the transfer; null if it was not returned. */
  returnedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Text on the statement of the receiving account. */
  statementDescriptor?: Maybe<Scalars['String']['output']>;
  /** Status of the transfer. */
  status?: Maybe<TreasuryOutboundTransferStatus>;
  /** Id of the object in the treasury service. */
  upstreamId: Scalars['String']['output'];
};

/** A page of `TreasuryOutboundTransfer` objects. */
export type TreasuryOutboundTransferConnection = {
  __typename?: 'TreasuryOutboundTransferConnection';
  /** Items of this page, each with its cursor. */
  edges: Array<TreasuryOutboundTransferEdge>;
  /** Items of this page. */
  nodes: Array<TreasuryOutboundTransfer>;
  /** Pagination information of this page. */
  pageInfo: PageInfo;
  /** Always null, because the treasury service does not report it. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a page of `TreasuryOutboundTransfer` objects. */
export type TreasuryOutboundTransferEdge = {
  __typename?: 'TreasuryOutboundTransferEdge';
  /** Opaque cursor of this edge; pass it as `after` to read the items that follow. */
  cursor: Scalars['String']['output'];
  /** Item of this edge. */
  node: TreasuryOutboundTransfer;
};

/** Conditions on transfers from a financial account; all must be met. */
export type TreasuryOutboundTransferFilter = {
  /** Status of the transfers. Only one is accepted; several are an error. */
  statuses?: InputMaybe<Array<TreasuryOutboundTransferStatus>>;
};

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

/** Restrictions that the platform sets for an account. */
export type TreasuryPlatformRestrictions = {
  __typename?: 'TreasuryPlatformRestrictions';
  /** Restriction of inbound money flows: `restricted` if they are blocked, otherwise `unrestricted`. */
  inboundFlows?: Maybe<Scalars['String']['output']>;
  /** Restriction of outbound money flows: `restricted` if they are blocked, otherwise `unrestricted`. */
  outboundFlows?: Maybe<Scalars['String']['output']>;
};

/** Restrictions that the platform sets for an account. */
export type TreasuryPlatformRestrictionsInput = {
  /** Restriction of inbound money flows: `restricted` if they are blocked, otherwise `unrestricted`. */
  inboundFlows?: InputMaybe<Scalars['String']['input']>;
  /** Restriction of outbound money flows: `restricted` if they are blocked, otherwise `unrestricted`. */
  outboundFlows?: InputMaybe<Scalars['String']['input']>;
};

/** Destination of a transfer. */
export type TreasuryTransferDestinationInput = {
  /** Financial account that receives the money, by global id or id in the treasury service. */
  financialAccount?: InputMaybe<Scalars['ID']['input']>;
  /** Type of destination, as named by the treasury service, for example `financial_account`. */
  type: Scalars['String']['input'];
};

/** Input of the mutation `updateCrmPersonField`; fields that are omitted or null stay unchanged. */
export type UpdateCrmPersonFieldInput = {
  /** Field to change, by global id or id in the CRM. */
  id: Scalars['ID']['input'];
  /** Display name of the field. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** All options after the change, in this order; omitted options are removed. */
  options?: InputMaybe<Array<CrmPersonFieldOptionInput>>;
  /** True to show the field when a person is added. */
  shownWhenAdding?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Result of the mutation `updateCrmPersonField`. */
export type UpdateCrmPersonFieldPayload = {
  __typename?: 'UpdateCrmPersonFieldPayload';
  /** Field after the change; null if it was refused. */
  personField?: Maybe<CrmPersonField>;
  /** Reasons why the CRM refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateCrmPerson`; fields that are omitted or null stay unchanged. */
export type UpdateCrmPersonInput = {
  /** Time to record as the time of creation. */
  createdAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Values of custom fields; omitted fields stay unchanged. */
  customFields?: InputMaybe<Array<CrmCustomFieldInput>>;
  /** First and last name. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** E-mail addresses, which replace all existing ones. */
  emails?: InputMaybe<Array<CrmContactValueInput>>;
  /** Person to change, by global id or id in the CRM. */
  id: Scalars['ID']['input'];
  /** Number of the label in the CRM. */
  label?: InputMaybe<Scalars['Int']['input']>;
  /** Consent to marketing, as named by the CRM. */
  marketingStatus?: InputMaybe<Scalars['String']['input']>;
  /** Organization that employs the person, by global id or id in the CRM. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Owner of the person, a user of the CRM, by global id or id in the CRM. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Phone numbers, which replace all existing ones. */
  phones?: InputMaybe<Array<CrmContactValueInput>>;
  /** Visibility of the person, as a number defined by the CRM. */
  visibleTo?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `updateCrmPerson`. */
export type UpdateCrmPersonPayload = {
  __typename?: 'UpdateCrmPersonPayload';
  /** Person after the change; null if it was refused. */
  person?: Maybe<CrmPerson>;
  /** Reasons why the CRM refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateErpPurchaseInvoiceLine`; omitted fields and fields that are null stay unchanged. */
export type UpdateErpPurchaseInvoiceLineInput = {
  /** Company of the line; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Description of the line. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Discount on the line, in the currency of the invoice. */
  discountAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Entity tag of the version to change; the change is refused if the current tag differs. Without a tag, changes that others made in the meantime are overwritten. */
  entityTag?: InputMaybe<Scalars['String']['input']>;
  /** Date on which the delivery is expected. */
  expectedReceiptDate?: InputMaybe<Scalars['Date']['input']>;
  /** Line to change, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
  /** Invoice that the line must belong to; otherwise the change is refused. */
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of the item or account. */
  lineObjectNumber?: InputMaybe<Scalars['String']['input']>;
  /** Type of object that the line is about. */
  lineType?: InputMaybe<ErpLineType>;
  /** Quantity in the unit of measure. */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** Tax rate in percent, from 0 to 100. */
  taxPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Cost per unit of measure, in the currency of the invoice. */
  unitCost?: InputMaybe<Scalars['Decimal']['input']>;
  /** Unit of measure, by global id or id in the ERP system. */
  unitOfMeasureId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `updateErpPurchaseInvoiceLine`. */
export type UpdateErpPurchaseInvoiceLinePayload = {
  __typename?: 'UpdateErpPurchaseInvoiceLinePayload';
  /** Line after the change; null if it was refused. */
  purchaseInvoiceLine?: Maybe<ErpPurchaseInvoiceLine>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateErpSalesCreditMemo`; omitted fields and fields that are null stay unchanged. */
export type UpdateErpSalesCreditMemoInput = {
  /** Company of the credit memo; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Date of the credit memo. */
  creditMemoDate?: InputMaybe<Scalars['Date']['input']>;
  /** Currency code by ISO 4217. */
  currencyCode?: InputMaybe<Scalars['String']['input']>;
  /** Number of the customer. */
  customerNumber?: InputMaybe<Scalars['String']['input']>;
  /** Due date of the credit memo. */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** E-mail address of the customer, to which the credit memo is sent. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Entity tag of the version to change; the change is refused if the current tag differs. Without a tag, changes that others made in the meantime are overwritten. */
  entityTag?: InputMaybe<Scalars['String']['input']>;
  /** Document number that the customer uses for the credit memo. */
  externalDocumentNumber?: InputMaybe<Scalars['String']['input']>;
  /** Sales credit memo to change, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
  /** Id of the payment term in the ERP system. */
  paymentTermsId?: InputMaybe<Scalars['String']['input']>;
  /** Phone number of the customer. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Date on which the credit memo is posted. */
  postingDate?: InputMaybe<Scalars['Date']['input']>;
  /** Name of the salesperson. */
  salesperson?: InputMaybe<Scalars['String']['input']>;
};

/** Input of the mutation `updateErpSalesCreditMemoLine`; omitted fields and fields that are null stay unchanged. */
export type UpdateErpSalesCreditMemoLineInput = {
  /** Company of the line; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Description of the line. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Discount on the line, in the currency of the memo. */
  discountAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Entity tag of the version to change; the change is refused if the current tag differs. Without a tag, changes that others made in the meantime are overwritten. */
  entityTag?: InputMaybe<Scalars['String']['input']>;
  /** Line to change, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
  /** Number of the item or account. */
  lineObjectNumber?: InputMaybe<Scalars['String']['input']>;
  /** Type of object that the line is about. */
  lineType?: InputMaybe<ErpLineType>;
  /** Quantity in the unit of measure. */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** Date of the shipment. */
  shipmentDate?: InputMaybe<Scalars['Date']['input']>;
  /** Tax rate in percent, from 0 to 100. */
  taxPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Unit of measure, by global id or id in the ERP system. */
  unitOfMeasureId?: InputMaybe<Scalars['ID']['input']>;
  /** Price per unit of measure, in the currency of the memo. */
  unitPrice?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Result of the mutation `updateErpSalesCreditMemoLine`. */
export type UpdateErpSalesCreditMemoLinePayload = {
  __typename?: 'UpdateErpSalesCreditMemoLinePayload';
  /** Line after the change; null if it was refused. */
  salesCreditMemoLine?: Maybe<ErpSalesCreditMemoLine>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Result of the mutation `updateErpSalesCreditMemo`. */
export type UpdateErpSalesCreditMemoPayload = {
  __typename?: 'UpdateErpSalesCreditMemoPayload';
  /** Sales credit memo after the change; null if it was refused. */
  salesCreditMemo?: Maybe<ErpSalesCreditMemo>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateErpTimeRegistrationEntry`; omitted fields and fields that are null stay unchanged. */
export type UpdateErpTimeRegistrationEntryInput = {
  /** Reason for the absence; null if the entry is not an absence. */
  absence?: InputMaybe<Scalars['String']['input']>;
  /** Company of the entry; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Date of the entry. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Employee that the entry must belong to; otherwise the change is refused. */
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Entity tag of the version to change; the change is refused if the current tag differs. Without a tag, changes that others made in the meantime are overwritten. */
  entityTag?: InputMaybe<Scalars['String']['input']>;
  /** Entry to change, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
  /** Number of the job that the time was spent on. */
  jobNumber?: InputMaybe<Scalars['String']['input']>;
  /** Number of the task in the job. */
  jobTaskNumber?: InputMaybe<Scalars['String']['input']>;
  /** Amount of time in the unit of measure, from 0 to 24. */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** Status of the entry. */
  status?: InputMaybe<ErpTimeRegistrationStatus>;
  /** Unit of measure, by global id or id in the ERP system. */
  unitOfMeasureId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `updateErpTimeRegistrationEntry`. */
export type UpdateErpTimeRegistrationEntryPayload = {
  __typename?: 'UpdateErpTimeRegistrationEntryPayload';
  /** Time registration entry after the change; null if it was refused. */
  timeRegistrationEntry?: Maybe<ErpTimeRegistrationEntry>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateErpUnitOfMeasure`; omitted fields and fields that are null stay unchanged. */
export type UpdateErpUnitOfMeasureInput = {
  /** Code of the unit in the company, at most 10 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Company of the unit; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Entity tag of the version to change; the change is refused if the current tag differs. Without a tag, changes that others made in the meantime are overwritten. */
  entityTag?: InputMaybe<Scalars['String']['input']>;
  /** Unit of measure to change, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
  /** International standard code of the unit. */
  internationalStandardCode?: InputMaybe<Scalars['String']['input']>;
  /** Display name of the unit. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Symbol of the unit. */
  symbol?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `updateErpUnitOfMeasure`. */
export type UpdateErpUnitOfMeasurePayload = {
  __typename?: 'UpdateErpUnitOfMeasurePayload';
  /** Unit of measure after the change; null if it was refused. */
  unitOfMeasure?: Maybe<ErpUnitOfMeasure>;
  /** Reasons why the ERP system refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateErpVendor`; omitted fields and fields that are null stay unchanged. */
export type UpdateErpVendorInput = {
  /** Street and house number. */
  addressLine1?: InputMaybe<Scalars['String']['input']>;
  /** Transactions with the vendor that are blocked. */
  blocked?: InputMaybe<ErpVendorBlocked>;
  /** Name of the city. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Company of the vendor; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Country code of the address. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Code of the currency in which the vendor is paid. */
  currencyCode?: InputMaybe<Scalars['String']['input']>;
  /** Display name of the vendor. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the vendor. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Entity tag of the version to change; the change is refused if the current tag differs. Without a tag, changes that others made in the meantime are overwritten. */
  entityTag?: InputMaybe<Scalars['String']['input']>;
  /** Vendor to change, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
  /** Number of the vendor in the company. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Id of the payment term in the ERP system. */
  paymentTermsId?: InputMaybe<Scalars['String']['input']>;
  /** Phone number of the vendor. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code of the address. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Tax registration number of the vendor. */
  taxRegistrationNumber?: InputMaybe<Scalars['String']['input']>;
  /** Address of the website. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Result of the mutation `updateErpVendor`. */
export type UpdateErpVendorPayload = {
  __typename?: 'UpdateErpVendorPayload';
  /** Reasons why the ERP system refused the change; empty if it was carried out. `CONFLICT` if the vendor was changed in the meantime. */
  userErrors: Array<UserError>;
  /** Vendor after the change; null if it was refused. */
  vendor?: Maybe<ErpVendor>;
};

/** Input of the mutation `updateTreasuryFinancialAccountFeatures`. */
export type UpdateTreasuryFinancialAccountFeaturesInput = {
  /** Features to request or cancel, at least one. */
  features: TreasuryFeaturesInput;
  /** Financial account, by global id or id in the treasury service; the configured account by default. */
  financialAccount?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of the mutation `updateTreasuryFinancialAccountFeatures`. */
export type UpdateTreasuryFinancialAccountFeaturesPayload = {
  __typename?: 'UpdateTreasuryFinancialAccountFeaturesPayload';
  /** Financial account with its features after the change; null if it was refused. All other fields together cost one REST call. */
  financialAccount?: Maybe<TreasuryFinancialAccount>;
  /** Reasons why the treasury service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `updateTreasuryFinancialAccount`; omitted fields stay unchanged. */
export type UpdateTreasuryFinancialAccountInput = {
  /** Features to request or cancel; omitted features stay unchanged. */
  features?: InputMaybe<TreasuryFeaturesInput>;
  /** Financial account to change, by global id or id in the treasury service; the configured account by default. */
  financialAccount?: InputMaybe<Scalars['ID']['input']>;
  /** Destination of money that arrives after the account is closed. */
  forwardingSettings?: InputMaybe<TreasuryForwardingSettingsInput>;
  /** Metadata to change; each key can occur only once. Omitted entries stay unchanged, and an empty value removes an entry. */
  metadata?: InputMaybe<Array<TreasuryMetadataEntryInput>>;
  /** Nickname of the account; an empty text removes the nickname. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Restrictions that the platform sets for the account. */
  platformRestrictions?: InputMaybe<TreasuryPlatformRestrictionsInput>;
  /** All currencies that the account supports after the change, as codes by ISO 4217; at least one. */
  supportedCurrencies?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Result of the mutation `updateTreasuryFinancialAccount`. */
export type UpdateTreasuryFinancialAccountPayload = {
  __typename?: 'UpdateTreasuryFinancialAccountPayload';
  /** Financial account after the change; null if it was refused. */
  financialAccount?: Maybe<TreasuryFinancialAccount>;
  /** Reasons why the treasury service refused the change; empty if it was carried out. */
  userErrors: Array<UserError>;
};

/** Input of the mutation `upsertMarketingContacts`: at most 30,000 contacts and at most 6 MB; the contacts are never split into several calls. The request limit of the gateway (1 MiB by default) can be lower; use an import for more contacts. */
export type UpsertMarketingContactsInput = {
  /** Contacts to create or update, at least one. */
  contacts: Array<MarketingContactInput>;
  /** Lists of the API key's own account to which all contacts are added, by global id or id in the marketing service. */
  listIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Result of the mutation `upsertMarketingContacts`. */
export type UpsertMarketingContactsPayload = {
  __typename?: 'UpsertMarketingContactsPayload';
  /** Job that creates and updates the contacts; null if the change was refused. The id costs no REST call; all other fields together cost one. */
  importJob?: Maybe<MarketingImportJob>;
  /** Reasons why the marketing service refused the change; empty if it was accepted. */
  userErrors: Array<UserError>;
};

/** Person, identified by e-mail address. Every service that finds the person adds its own records. */
export type User = Node & {
  __typename?: 'User';
  /** Prepayments of the configured tenant whose contact has the e-mail address of the person. No operation lists the payments or invoices of a contact. Costs one REST call per 50 people and per 100 prepayments. */
  accountingPrepayments?: Maybe<AccountingPrepaymentConnection>;
  /** Payments of the person at the bank and, where a financial account and the id of the person's customer are known, in the treasury service, newest first. The accounting service cannot take part, because it does not list payments. Costs one search for customers and one list of payments for all people of a list together, and one REST call per person and 100 payments of the treasury service. */
  allPayments?: Maybe<PaymentConnection>;
  /** User of the bank's API as an id-only object, whose id is in a configured profile attribute of the identity provider or custom field of the CRM; null if there is none, or if there are several (see `bankApiUsers`). */
  bankApiUser?: Maybe<BankApiUser>;
  /** All users of the bank's API whose ids are in the configured profile attribute of the identity provider or custom field of the CRM. At most 1,000; more are an error. */
  bankApiUsers?: Maybe<Array<BankApiUser>>;
  /** Customer of the bank with this e-mail address; null if there is none, or if there are several (see `bankCustomers`). Costs one REST call per 100 people. */
  bankCustomer?: Maybe<BankCustomer>;
  /** All customers of the bank with this e-mail address. At most 1,000; more are an error. */
  bankCustomers?: Maybe<Array<BankCustomer>>;
  /** All people in the CRM with this e-mail address. At most 1,000; more are an error. Costs one REST call per person. */
  crmPeople?: Maybe<Array<CrmPerson>>;
  /** Person in the CRM with this e-mail address; null if there is none, or if there are several (see `crmPeople`). Costs one REST call per person. */
  crmPerson?: Maybe<CrmPerson>;
  /** E-mail address in lower case. */
  email: Scalars['String']['output'];
  /** Vendor of the configured company with this e-mail address; null if there is none, or if there are several (see `erpVendors`). An address with capital letters is not found if the search of the ERP system is case-sensitive. Costs one REST call per 50 people. */
  erpVendor?: Maybe<ErpVendor>;
  /** All vendors of the configured company with this e-mail address; null if no company is configured. An address with capital letters is not found if the search of the ERP system is case-sensitive. At most 1,000; more are an error. Costs one REST call per 50 people. */
  erpVendors?: Maybe<Array<ErpVendor>>;
  /** Global id, built from `User:` and the e-mail address. */
  id: Scalars['ID']['output'];
  /** Ids of the person, from configured custom fields of the CRM, for services that have no search by e-mail address. Costs two REST calls per person, and none if no field is configured. */
  idsFromCrm?: Maybe<Scalars['JSON']['output']>;
  /** Ids of the person, from the profile in the identity provider, for services that have no search by e-mail address. Read from the people index (see `Query.users`). */
  idsFromIdentity?: Maybe<Scalars['JSON']['output']>;
  /** Contact in the marketing service with this main or alternate e-mail address. Costs one REST call per 100 people. */
  marketingContact?: Maybe<MarketingContact>;
  /** Payments of the person at the bank, newest first. `allPayments` also has those of the treasury service, at more REST calls. Costs one search for customers and one list of payments for all people of a list together. */
  payments?: Maybe<PaymentConnection>;
  /** All people in the project system whose ids are in the configured profile attribute of the identity provider or custom field of the CRM. At most 1,000; more are an error. Costs one REST call per person. */
  projectPeople?: Maybe<Array<ProjectPerson>>;
  /** Person in the project system whose id is in a configured profile attribute of the identity provider or custom field of the CRM; null if there is none, or if there are several (see `projectPeople`). Costs one REST call per person. */
  projectPerson?: Maybe<ProjectPerson>;
  /** Search results of the services in the business subgraph. */
  sourcesOfBusiness?: Maybe<Scalars['JSON']['output']>;
  /** Customer of the treasury service whose id is in a configured profile attribute of the identity provider or custom field of the CRM, read from the payments of the configured financial account; null if there is none, or if there are several (see `treasuryCustomers`). Costs one REST call per person. */
  treasuryCustomer?: Maybe<TreasuryCustomer>;
  /** All customers of the treasury service whose ids are in the configured profile attribute of the identity provider or custom field of the CRM. At most 1,000; more are an error. Costs one REST call per customer. */
  treasuryCustomers?: Maybe<Array<TreasuryCustomer>>;
  /** Payments to the person from the configured financial account, newest first; null if several customers are recorded for the person, or if no account is configured. Costs one REST call per person and 100 payments. */
  treasuryPayments?: Maybe<TreasuryOutboundPaymentConnection>;
};


/** Person, identified by e-mail address. Every service that finds the person adds its own records. */
export type UserAccountingPrepaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AccountingPrepaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<AccountingPrepaymentOrder>>;
};


/** Person, identified by e-mail address. Every service that finds the person adds its own records. */
export type UserAllPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<PaymentOrder>>;
};


/** Person, identified by e-mail address. Every service that finds the person adds its own records. */
export type UserPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<BankOrder>>;
};


/** Person, identified by e-mail address. Every service that finds the person adds its own records. */
export type UserTreasuryPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TreasuryOutboundPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
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
  AccountingPayment: AccountingPayment;
  AccountingPrepayment: AccountingPrepayment;
  BankAccount: BankAccount;
  BankAccountDay: BankAccountDay;
  BankApiUser: BankApiUser;
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
  Company: Company;
  CrmPerson: CrmPerson;
  CrmPersonField: CrmPersonField;
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
  MarketingContact: MarketingContact;
  MarketingCustomField: MarketingCustomField;
  MarketingExportJob: MarketingExportJob;
  MarketingImportJob: MarketingImportJob;
  ProjectPerson: ProjectPerson;
  TreasuryFinancialAccount: TreasuryFinancialAccount;
  TreasuryInboundTransfer: TreasuryInboundTransfer;
  TreasuryOutboundPayment: TreasuryOutboundPayment;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  AccountingPayment:
    ( { __typename: 'AccountingPayment' }
    & GraphQLRecursivePick<FederationTypes['AccountingPayment'], {"id":true}> );
  AccountingPrepayment:
    ( { __typename: 'AccountingPrepayment' }
    & GraphQLRecursivePick<FederationTypes['AccountingPrepayment'], {"id":true}> );
  BankAccount:
    ( { __typename: 'BankAccount' }
    & GraphQLRecursivePick<FederationTypes['BankAccount'], {"id":true}> );
  BankAccountDay:
    ( { __typename: 'BankAccountDay' }
    & GraphQLRecursivePick<FederationTypes['BankAccountDay'], {"id":true}> );
  BankApiUser:
    ( { __typename: 'BankApiUser' }
    & GraphQLRecursivePick<FederationTypes['BankApiUser'], {"id":true}> );
  BankApplication:
    ( { __typename: 'BankApplication' }
    & GraphQLRecursivePick<FederationTypes['BankApplication'], {"id":true}> );
  BankApplicationForm:
    ( { __typename: 'BankApplicationForm' }
    & GraphQLRecursivePick<FederationTypes['BankApplicationForm'], {"id":true}> );
  BankCard:
    ( { __typename: 'BankCard' }
    & GraphQLRecursivePick<FederationTypes['BankCard'], {"id":true}> );
  BankCardAuthorization:
    ( { __typename: 'BankCardAuthorization' }
    & GraphQLRecursivePick<FederationTypes['BankCardAuthorization'], {"id":true}> );
  BankCardAuthorizationRequest:
    ( { __typename: 'BankCardAuthorizationRequest' }
    & GraphQLRecursivePick<FederationTypes['BankCardAuthorizationRequest'], {"id":true}> );
  BankCheckDeposit:
    ( { __typename: 'BankCheckDeposit' }
    & GraphQLRecursivePick<FederationTypes['BankCheckDeposit'], {"id":true}> );
  BankCheckPayment:
    ( { __typename: 'BankCheckPayment' }
    & GraphQLRecursivePick<FederationTypes['BankCheckPayment'], {"id":true}> );
  BankCounterparty:
    ( { __typename: 'BankCounterparty' }
    & GraphQLRecursivePick<FederationTypes['BankCounterparty'], {"id":true}> );
  BankCustomer:
    ( { __typename: 'BankCustomer' }
    & GraphQLRecursivePick<FederationTypes['BankCustomer'], {"id":true}> );
  BankDispute:
    ( { __typename: 'BankDispute' }
    & GraphQLRecursivePick<FederationTypes['BankDispute'], {"id":true}> );
  BankEvent:
    ( { __typename: 'BankEvent' }
    & GraphQLRecursivePick<FederationTypes['BankEvent'], {"id":true}> );
  BankInstitution:
    ( { __typename: 'BankInstitution' }
    & GraphQLRecursivePick<FederationTypes['BankInstitution'], {"id":true}> );
  BankPayment:
    ( { __typename: 'BankPayment' }
    & GraphQLRecursivePick<FederationTypes['BankPayment'], {"id":true}> );
  BankReceivedPayment:
    ( { __typename: 'BankReceivedPayment' }
    & GraphQLRecursivePick<FederationTypes['BankReceivedPayment'], {"id":true}> );
  BankRecurringPayment:
    ( { __typename: 'BankRecurringPayment' }
    & GraphQLRecursivePick<FederationTypes['BankRecurringPayment'], {"id":true}> );
  BankRepayment:
    ( { __typename: 'BankRepayment' }
    & GraphQLRecursivePick<FederationTypes['BankRepayment'], {"id":true}> );
  BankReward:
    ( { __typename: 'BankReward' }
    & GraphQLRecursivePick<FederationTypes['BankReward'], {"id":true}> );
  BankStatement:
    ( { __typename: 'BankStatement' }
    & GraphQLRecursivePick<FederationTypes['BankStatement'], {"id":true}> );
  BankTransaction:
    ( { __typename: 'BankTransaction' }
    & GraphQLRecursivePick<FederationTypes['BankTransaction'], {"id":true}> );
  BankWebhook:
    ( { __typename: 'BankWebhook' }
    & GraphQLRecursivePick<FederationTypes['BankWebhook'], {"id":true}> );
  Company:
    ( { __typename: 'Company' }
    & GraphQLRecursivePick<FederationTypes['Company'], {"domain":true}> );
  CrmPerson:
    ( { __typename: 'CrmPerson' }
    & GraphQLRecursivePick<FederationTypes['CrmPerson'], {"id":true}> );
  CrmPersonField:
    ( { __typename: 'CrmPersonField' }
    & GraphQLRecursivePick<FederationTypes['CrmPersonField'], {"id":true}> );
  ErpEmployee:
    ( { __typename: 'ErpEmployee' }
    & GraphQLRecursivePick<FederationTypes['ErpEmployee'], {"id":true}> );
  ErpPurchaseInvoiceLine:
    ( { __typename: 'ErpPurchaseInvoiceLine' }
    & GraphQLRecursivePick<FederationTypes['ErpPurchaseInvoiceLine'], {"id":true}> );
  ErpRetainedEarningsLine:
    ( { __typename: 'ErpRetainedEarningsLine' }
    & GraphQLRecursivePick<FederationTypes['ErpRetainedEarningsLine'], {"id":true}> );
  ErpSalesCreditMemo:
    ( { __typename: 'ErpSalesCreditMemo' }
    & GraphQLRecursivePick<FederationTypes['ErpSalesCreditMemo'], {"id":true}> );
  ErpSalesCreditMemoLine:
    ( { __typename: 'ErpSalesCreditMemoLine' }
    & GraphQLRecursivePick<FederationTypes['ErpSalesCreditMemoLine'], {"id":true}> );
  ErpTimeRegistrationEntry:
    ( { __typename: 'ErpTimeRegistrationEntry' }
    & GraphQLRecursivePick<FederationTypes['ErpTimeRegistrationEntry'], {"id":true}> );
  ErpTrialBalanceRow:
    ( { __typename: 'ErpTrialBalanceRow' }
    & GraphQLRecursivePick<FederationTypes['ErpTrialBalanceRow'], {"id":true}> );
  ErpUnitOfMeasure:
    ( { __typename: 'ErpUnitOfMeasure' }
    & GraphQLRecursivePick<FederationTypes['ErpUnitOfMeasure'], {"id":true}> );
  ErpVendor:
    ( { __typename: 'ErpVendor' }
    & GraphQLRecursivePick<FederationTypes['ErpVendor'], {"id":true}> );
  ErpVendorPurchase:
    ( { __typename: 'ErpVendorPurchase' }
    & GraphQLRecursivePick<FederationTypes['ErpVendorPurchase'], {"id":true}> );
  MarketingContact:
    ( { __typename: 'MarketingContact' }
    & GraphQLRecursivePick<FederationTypes['MarketingContact'], {"id":true}> );
  MarketingCustomField:
    ( { __typename: 'MarketingCustomField' }
    & GraphQLRecursivePick<FederationTypes['MarketingCustomField'], {"id":true}> );
  MarketingExportJob:
    ( { __typename: 'MarketingExportJob' }
    & GraphQLRecursivePick<FederationTypes['MarketingExportJob'], {"id":true}> );
  MarketingImportJob:
    ( { __typename: 'MarketingImportJob' }
    & GraphQLRecursivePick<FederationTypes['MarketingImportJob'], {"id":true}> );
  ProjectPerson:
    ( { __typename: 'ProjectPerson' }
    & GraphQLRecursivePick<FederationTypes['ProjectPerson'], {"id":true}> );
  TreasuryFinancialAccount:
    ( { __typename: 'TreasuryFinancialAccount' }
    & GraphQLRecursivePick<FederationTypes['TreasuryFinancialAccount'], {"id":true}> );
  TreasuryInboundTransfer:
    ( { __typename: 'TreasuryInboundTransfer' }
    & GraphQLRecursivePick<FederationTypes['TreasuryInboundTransfer'], {"id":true}> );
  TreasuryOutboundPayment:
    ( { __typename: 'TreasuryOutboundPayment' }
    & GraphQLRecursivePick<FederationTypes['TreasuryOutboundPayment'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"email":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}>
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}> ) );
};


/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  CrmHistoryEvent:
    | ( CrmActivityEventMapper )
    | ( CrmChangeEventMapper )
    | ( CrmDealEventMapper )
    | ( CrmFileEventMapper )
    | ( CrmFollowerEventMapper )
    | ( CrmMailEventMapper )
    | ( CrmOtherEventMapper )
  ;
  Node:
    | ( AccountingPaymentMapper )
    | ( AccountingPrepaymentMapper )
    | ( BankAccountMapper )
    | ( BankAccountDayMapper )
    | ( BankApplicationMapper )
    | ( BankApplicationFormMapper )
    | ( BankCardMapper )
    | ( BankCardAuthorizationMapper )
    | ( BankCardAuthorizationRequestMapper )
    | ( BankCheckDepositMapper )
    | ( BankCheckPaymentMapper )
    | ( BankCounterpartyMapper )
    | ( BankCustomerMapper )
    | ( BankDisputeMapper )
    | ( BankEventMapper )
    | ( BankInstitutionMapper )
    | ( BankPaymentMapper )
    | ( BankReceivedPaymentMapper )
    | ( BankRecurringPaymentMapper )
    | ( BankRepaymentMapper )
    | ( BankRewardMapper )
    | ( BankStatementMapper )
    | ( BankTransactionMapper )
    | ( BankWebhookMapper )
    | ( CompanyMapper )
    | ( CrmPersonMapper )
    | ( CrmPersonFieldMapper )
    | ( ErpEmployeeMapper )
    | ( ErpPurchaseInvoiceLineMapper )
    | ( ErpRetainedEarningsLineMapper )
    | ( ErpSalesCreditMemoMapper )
    | ( ErpSalesCreditMemoLineMapper )
    | ( ErpTimeRegistrationEntryMapper )
    | ( ErpTrialBalanceRowMapper )
    | ( ErpUnitOfMeasureMapper )
    | ( ErpVendorMapper )
    | ( ErpVendorPurchaseMapper )
    | ( MarketingContactMapper )
    | ( MarketingCustomFieldMapper )
    | ( MarketingExportJobMapper )
    | ( MarketingImportJobMapper )
    | ( ProjectPersonMapper )
    | ( TreasuryFinancialAccountMapper )
    | ( TreasuryInboundTransferMapper )
    | ( TreasuryOutboundPaymentMapper )
    | ( UserMapper )
  ;
  Payment:
    | ( AccountingPaymentMapper )
    | ( BankPaymentMapper )
    | ( TreasuryOutboundPaymentMapper )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Accounting: ResolverTypeWrapper<AccountingMapper>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AccountingAccount: ResolverTypeWrapper<AccountingAccountMapper>;
  AccountingAccountInput: AccountingAccountInput;
  AccountingAllocation: ResolverTypeWrapper<AccountingAllocationMapper>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AccountingAllocationInput: AccountingAllocationInput;
  AccountingBatchPayment: ResolverTypeWrapper<AccountingBatchPaymentMapper>;
  AccountingBatchPaymentInput: AccountingBatchPaymentInput;
  AccountingContact: ResolverTypeWrapper<AccountingContactMapper>;
  AccountingCreditNote: ResolverTypeWrapper<AccountingCreditNoteMapper>;
  AccountingCreditNoteInput: AccountingCreditNoteInput;
  AccountingHistoryRecord: ResolverTypeWrapper<AccountingHistoryRecordMapper>;
  AccountingHistoryRecordInput: AccountingHistoryRecordInput;
  AccountingInvoice: ResolverTypeWrapper<AccountingInvoiceMapper>;
  AccountingInvoiceInput: AccountingInvoiceInput;
  AccountingLineAmountTypes: AccountingLineAmountTypes;
  AccountingLineItem: ResolverTypeWrapper<AccountingLineItemMapper>;
  AccountingMessage: ResolverTypeWrapper<AccountingMessageMapper>;
  AccountingOverpayment: ResolverTypeWrapper<AccountingOverpaymentMapper>;
  AccountingOverpaymentInput: AccountingOverpaymentInput;
  AccountingPayment: ResolverTypeWrapper<AccountingPaymentMapper>;
  AccountingPaymentInput: AccountingPaymentInput;
  AccountingPaymentResult: ResolverTypeWrapper<AccountingPaymentResultMapper>;
  AccountingPrepayment: ResolverTypeWrapper<AccountingPrepaymentMapper>;
  AccountingPrepaymentConnection: ResolverTypeWrapper<AccountingPrepaymentConnectionMapper>;
  AccountingPrepaymentEdge: ResolverTypeWrapper<Omit<AccountingPrepaymentEdge, 'node'> & { node: ResolversTypes['AccountingPrepayment'] }>;
  AccountingPrepaymentFilter: AccountingPrepaymentFilter;
  AccountingPrepaymentInput: AccountingPrepaymentInput;
  AccountingPrepaymentOrder: AccountingPrepaymentOrder;
  AccountingPrepaymentOrderField: AccountingPrepaymentOrderField;
  AccountingPrepaymentStatus: AccountingPrepaymentStatus;
  AccountingPrepaymentType: AccountingPrepaymentType;
  AddCrmPersonFollowerInput: AddCrmPersonFollowerInput;
  AddCrmPersonFollowerPayload: ResolverTypeWrapper<Omit<AddCrmPersonFollowerPayload, 'follower' | 'person'> & { follower?: Maybe<ResolversTypes['CrmFollower']>, person?: Maybe<ResolversTypes['CrmPerson']> }>;
  BankAccount: ResolverTypeWrapper<BankAccountMapper>;
  BankAccountConnection: ResolverTypeWrapper<BankAccountConnectionMapper>;
  BankAccountDay: ResolverTypeWrapper<BankAccountDayMapper>;
  BankAccountDayConnection: ResolverTypeWrapper<BankAccountDayConnectionMapper>;
  BankAccountDayEdge: ResolverTypeWrapper<Omit<BankAccountDayEdge, 'node'> & { node: ResolversTypes['BankAccountDay'] }>;
  BankAccountDayFilter: BankAccountDayFilter;
  BankAccountEdge: ResolverTypeWrapper<Omit<BankAccountEdge, 'node'> & { node: ResolversTypes['BankAccount'] }>;
  BankAccountFilter: BankAccountFilter;
  BankAddress: ResolverTypeWrapper<BankAddress>;
  BankApiToken: ResolverTypeWrapper<BankApiTokenMapper>;
  BankApiTokenConnection: ResolverTypeWrapper<BankApiTokenConnectionMapper>;
  BankApiTokenEdge: ResolverTypeWrapper<Omit<BankApiTokenEdge, 'node'> & { node: ResolversTypes['BankApiToken'] }>;
  BankApiTokenFilter: BankApiTokenFilter;
  BankApiUser: ResolverTypeWrapper<BankApiUserMapper>;
  BankApplication: ResolverTypeWrapper<BankApplicationMapper>;
  BankApplicationConnection: ResolverTypeWrapper<BankApplicationConnectionMapper>;
  BankApplicationDocument: ResolverTypeWrapper<BankApplicationDocumentMapper>;
  BankApplicationDocumentConnection: ResolverTypeWrapper<BankApplicationDocumentConnectionMapper>;
  BankApplicationDocumentEdge: ResolverTypeWrapper<Omit<BankApplicationDocumentEdge, 'node'> & { node: ResolversTypes['BankApplicationDocument'] }>;
  BankApplicationDocumentFilter: BankApplicationDocumentFilter;
  BankApplicationEdge: ResolverTypeWrapper<Omit<BankApplicationEdge, 'node'> & { node: ResolversTypes['BankApplication'] }>;
  BankApplicationFilter: BankApplicationFilter;
  BankApplicationForm: ResolverTypeWrapper<BankApplicationFormMapper>;
  BankApplicationFormConnection: ResolverTypeWrapper<BankApplicationFormConnectionMapper>;
  BankApplicationFormEdge: ResolverTypeWrapper<Omit<BankApplicationFormEdge, 'node'> & { node: ResolversTypes['BankApplicationForm'] }>;
  BankApplicationFormFilter: BankApplicationFormFilter;
  BankCard: ResolverTypeWrapper<BankCardMapper>;
  BankCardAuthorization: ResolverTypeWrapper<BankCardAuthorizationMapper>;
  BankCardAuthorizationConnection: ResolverTypeWrapper<BankCardAuthorizationConnectionMapper>;
  BankCardAuthorizationEdge: ResolverTypeWrapper<Omit<BankCardAuthorizationEdge, 'node'> & { node: ResolversTypes['BankCardAuthorization'] }>;
  BankCardAuthorizationFilter: BankCardAuthorizationFilter;
  BankCardAuthorizationRequest: ResolverTypeWrapper<BankCardAuthorizationRequestMapper>;
  BankCardAuthorizationRequestConnection: ResolverTypeWrapper<BankCardAuthorizationRequestConnectionMapper>;
  BankCardAuthorizationRequestEdge: ResolverTypeWrapper<Omit<BankCardAuthorizationRequestEdge, 'node'> & { node: ResolversTypes['BankCardAuthorizationRequest'] }>;
  BankCardAuthorizationRequestFilter: BankCardAuthorizationRequestFilter;
  BankCardConnection: ResolverTypeWrapper<BankCardConnectionMapper>;
  BankCardEdge: ResolverTypeWrapper<Omit<BankCardEdge, 'node'> & { node: ResolversTypes['BankCard'] }>;
  BankCardFilter: BankCardFilter;
  BankCardLimit: ResolverTypeWrapper<BankCardLimitMapper>;
  BankCardLimits: ResolverTypeWrapper<BankCardLimitsMapper>;
  BankCardPinStatus: BankCardPinStatus;
  BankCheckDeposit: ResolverTypeWrapper<BankCheckDepositMapper>;
  BankCheckDepositConnection: ResolverTypeWrapper<BankCheckDepositConnectionMapper>;
  BankCheckDepositEdge: ResolverTypeWrapper<Omit<BankCheckDepositEdge, 'node'> & { node: ResolversTypes['BankCheckDeposit'] }>;
  BankCheckDepositFilter: BankCheckDepositFilter;
  BankCheckPayment: ResolverTypeWrapper<BankCheckPaymentMapper>;
  BankCheckPaymentConnection: ResolverTypeWrapper<BankCheckPaymentConnectionMapper>;
  BankCheckPaymentEdge: ResolverTypeWrapper<Omit<BankCheckPaymentEdge, 'node'> & { node: ResolversTypes['BankCheckPayment'] }>;
  BankCheckPaymentFilter: BankCheckPaymentFilter;
  BankCounterparty: ResolverTypeWrapper<BankCounterpartyMapper>;
  BankCounterpartyBalance: ResolverTypeWrapper<BankCounterpartyBalanceMapper>;
  BankCounterpartyConnection: ResolverTypeWrapper<BankCounterpartyConnectionMapper>;
  BankCounterpartyEdge: ResolverTypeWrapper<Omit<BankCounterpartyEdge, 'node'> & { node: ResolversTypes['BankCounterparty'] }>;
  BankCounterpartyFilter: BankCounterpartyFilter;
  BankCustomer: ResolverTypeWrapper<BankCustomerMapper>;
  BankCustomerConnection: ResolverTypeWrapper<BankCustomerConnectionMapper>;
  BankCustomerEdge: ResolverTypeWrapper<Omit<BankCustomerEdge, 'node'> & { node: ResolversTypes['BankCustomer'] }>;
  BankCustomerFilter: BankCustomerFilter;
  BankCustomerStatus: BankCustomerStatus;
  BankDispute: ResolverTypeWrapper<BankDisputeMapper>;
  BankDisputeConnection: ResolverTypeWrapper<BankDisputeConnectionMapper>;
  BankDisputeEdge: ResolverTypeWrapper<Omit<BankDisputeEdge, 'node'> & { node: ResolversTypes['BankDispute'] }>;
  BankDisputeFilter: BankDisputeFilter;
  BankDisputeStep: ResolverTypeWrapper<BankDisputeStep>;
  BankEvent: ResolverTypeWrapper<BankEventMapper>;
  BankEventConnection: ResolverTypeWrapper<BankEventConnectionMapper>;
  BankEventEdge: ResolverTypeWrapper<Omit<BankEventEdge, 'node'> & { node: ResolversTypes['BankEvent'] }>;
  BankEventFilter: BankEventFilter;
  BankInstitution: ResolverTypeWrapper<BankInstitutionMapper>;
  BankMerchant: ResolverTypeWrapper<BankMerchant>;
  BankOrder: BankOrder;
  BankOrderField: BankOrderField;
  BankPayment: ResolverTypeWrapper<BankPaymentMapper>;
  BankPaymentConnection: ResolverTypeWrapper<BankPaymentConnectionMapper>;
  BankPaymentCounterparty: ResolverTypeWrapper<BankPaymentCounterparty>;
  BankPaymentEdge: ResolverTypeWrapper<Omit<BankPaymentEdge, 'node'> & { node: ResolversTypes['BankPayment'] }>;
  BankPaymentFilter: BankPaymentFilter;
  BankReceivedPayment: ResolverTypeWrapper<BankReceivedPaymentMapper>;
  BankReceivedPaymentConnection: ResolverTypeWrapper<BankReceivedPaymentConnectionMapper>;
  BankReceivedPaymentEdge: ResolverTypeWrapper<Omit<BankReceivedPaymentEdge, 'node'> & { node: ResolversTypes['BankReceivedPayment'] }>;
  BankReceivedPaymentFilter: BankReceivedPaymentFilter;
  BankRecurringPayment: ResolverTypeWrapper<BankRecurringPaymentMapper>;
  BankRecurringPaymentConnection: ResolverTypeWrapper<BankRecurringPaymentConnectionMapper>;
  BankRecurringPaymentEdge: ResolverTypeWrapper<Omit<BankRecurringPaymentEdge, 'node'> & { node: ResolversTypes['BankRecurringPayment'] }>;
  BankRecurringPaymentFilter: BankRecurringPaymentFilter;
  BankRepayment: ResolverTypeWrapper<BankRepaymentMapper>;
  BankRepaymentConnection: ResolverTypeWrapper<BankRepaymentConnectionMapper>;
  BankRepaymentEdge: ResolverTypeWrapper<Omit<BankRepaymentEdge, 'node'> & { node: ResolversTypes['BankRepayment'] }>;
  BankRepaymentFilter: BankRepaymentFilter;
  BankReward: ResolverTypeWrapper<BankRewardMapper>;
  BankRewardConnection: ResolverTypeWrapper<BankRewardConnectionMapper>;
  BankRewardEdge: ResolverTypeWrapper<Omit<BankRewardEdge, 'node'> & { node: ResolversTypes['BankReward'] }>;
  BankRewardFilter: BankRewardFilter;
  BankSchedule: ResolverTypeWrapper<BankSchedule>;
  BankStatement: ResolverTypeWrapper<BankStatementMapper>;
  BankStatementConnection: ResolverTypeWrapper<BankStatementConnectionMapper>;
  BankStatementEdge: ResolverTypeWrapper<Omit<BankStatementEdge, 'node'> & { node: ResolversTypes['BankStatement'] }>;
  BankStatementFilter: BankStatementFilter;
  BankTransaction: ResolverTypeWrapper<BankTransactionMapper>;
  BankTransactionConnection: ResolverTypeWrapper<BankTransactionConnectionMapper>;
  BankTransactionEdge: ResolverTypeWrapper<Omit<BankTransactionEdge, 'node'> & { node: ResolversTypes['BankTransaction'] }>;
  BankTransactionFilter: BankTransactionFilter;
  BankWebhook: ResolverTypeWrapper<BankWebhookMapper>;
  BankWebhookConnection: ResolverTypeWrapper<BankWebhookConnectionMapper>;
  BankWebhookEdge: ResolverTypeWrapper<Omit<BankWebhookEdge, 'node'> & { node: ResolversTypes['BankWebhook'] }>;
  BankWebhookFilter: BankWebhookFilter;
  Banking: ResolverTypeWrapper<BankingMapper>;
  CancelAndSendErpSalesCreditMemoInput: CancelAndSendErpSalesCreditMemoInput;
  CancelAndSendErpSalesCreditMemoPayload: ResolverTypeWrapper<CancelAndSendErpSalesCreditMemoPayloadMapper>;
  CancelErpSalesCreditMemoInput: CancelErpSalesCreditMemoInput;
  CancelErpSalesCreditMemoPayload: ResolverTypeWrapper<CancelErpSalesCreditMemoPayloadMapper>;
  CancelTreasuryInboundTransferInput: CancelTreasuryInboundTransferInput;
  CancelTreasuryInboundTransferPayload: ResolverTypeWrapper<Omit<CancelTreasuryInboundTransferPayload, 'inboundTransfer'> & { inboundTransfer?: Maybe<ResolversTypes['TreasuryInboundTransfer']> }>;
  CancelTreasuryOutboundPaymentInput: CancelTreasuryOutboundPaymentInput;
  CancelTreasuryOutboundPaymentPayload: ResolverTypeWrapper<Omit<CancelTreasuryOutboundPaymentPayload, 'outboundPayment'> & { outboundPayment?: Maybe<ResolversTypes['TreasuryOutboundPayment']> }>;
  CloseTreasuryFinancialAccountInput: CloseTreasuryFinancialAccountInput;
  CloseTreasuryFinancialAccountPayload: ResolverTypeWrapper<Omit<CloseTreasuryFinancialAccountPayload, 'financialAccount'> & { financialAccount?: Maybe<ResolversTypes['TreasuryFinancialAccount']> }>;
  Company: ResolverTypeWrapper<CompanyMapper>;
  CreateAccountingPaymentHistoryInput: CreateAccountingPaymentHistoryInput;
  CreateAccountingPaymentHistoryPayload: ResolverTypeWrapper<Omit<CreateAccountingPaymentHistoryPayload, 'payment'> & { payment?: Maybe<ResolversTypes['AccountingPayment']> }>;
  CreateAccountingPaymentsInput: CreateAccountingPaymentsInput;
  CreateAccountingPaymentsPayload: ResolverTypeWrapper<Omit<CreateAccountingPaymentsPayload, 'results'> & { results?: Maybe<Array<ResolversTypes['AccountingPaymentResult']>> }>;
  CreateCrmPersonFieldInput: CreateCrmPersonFieldInput;
  CreateCrmPersonFieldPayload: ResolverTypeWrapper<Omit<CreateCrmPersonFieldPayload, 'personField'> & { personField?: Maybe<ResolversTypes['CrmPersonField']> }>;
  CreateCrmPersonInput: CreateCrmPersonInput;
  CreateCrmPersonPayload: ResolverTypeWrapper<Omit<CreateCrmPersonPayload, 'person'> & { person?: Maybe<ResolversTypes['CrmPerson']> }>;
  CreateErpPurchaseInvoiceLineInput: CreateErpPurchaseInvoiceLineInput;
  CreateErpPurchaseInvoiceLinePayload: ResolverTypeWrapper<Omit<CreateErpPurchaseInvoiceLinePayload, 'purchaseInvoiceLine'> & { purchaseInvoiceLine?: Maybe<ResolversTypes['ErpPurchaseInvoiceLine']> }>;
  CreateErpSalesCreditMemoInput: CreateErpSalesCreditMemoInput;
  CreateErpSalesCreditMemoLineInput: CreateErpSalesCreditMemoLineInput;
  CreateErpSalesCreditMemoLinePayload: ResolverTypeWrapper<Omit<CreateErpSalesCreditMemoLinePayload, 'salesCreditMemoLine'> & { salesCreditMemoLine?: Maybe<ResolversTypes['ErpSalesCreditMemoLine']> }>;
  CreateErpSalesCreditMemoPayload: ResolverTypeWrapper<Omit<CreateErpSalesCreditMemoPayload, 'salesCreditMemo'> & { salesCreditMemo?: Maybe<ResolversTypes['ErpSalesCreditMemo']> }>;
  CreateErpTimeRegistrationEntryInput: CreateErpTimeRegistrationEntryInput;
  CreateErpTimeRegistrationEntryPayload: ResolverTypeWrapper<Omit<CreateErpTimeRegistrationEntryPayload, 'timeRegistrationEntry'> & { timeRegistrationEntry?: Maybe<ResolversTypes['ErpTimeRegistrationEntry']> }>;
  CreateErpUnitOfMeasureInput: CreateErpUnitOfMeasureInput;
  CreateErpUnitOfMeasurePayload: ResolverTypeWrapper<Omit<CreateErpUnitOfMeasurePayload, 'unitOfMeasure'> & { unitOfMeasure?: Maybe<ResolversTypes['ErpUnitOfMeasure']> }>;
  CreateErpVendorInput: CreateErpVendorInput;
  CreateErpVendorPayload: ResolverTypeWrapper<Omit<CreateErpVendorPayload, 'vendor'> & { vendor?: Maybe<ResolversTypes['ErpVendor']> }>;
  CreateMarketingCustomFieldInput: CreateMarketingCustomFieldInput;
  CreateMarketingCustomFieldPayload: ResolverTypeWrapper<Omit<CreateMarketingCustomFieldPayload, 'customField'> & { customField?: Maybe<ResolversTypes['MarketingCustomField']> }>;
  CreateMarketingExportJobInput: CreateMarketingExportJobInput;
  CreateMarketingExportJobPayload: ResolverTypeWrapper<Omit<CreateMarketingExportJobPayload, 'exportJob'> & { exportJob?: Maybe<ResolversTypes['MarketingExportJob']> }>;
  CreateMarketingImportJobInput: CreateMarketingImportJobInput;
  CreateMarketingImportJobPayload: ResolverTypeWrapper<Omit<CreateMarketingImportJobPayload, 'importJob'> & { importJob?: Maybe<ResolversTypes['MarketingImportJob']> }>;
  CreateTreasuryFinancialAccountInput: CreateTreasuryFinancialAccountInput;
  CreateTreasuryFinancialAccountPayload: ResolverTypeWrapper<Omit<CreateTreasuryFinancialAccountPayload, 'financialAccount'> & { financialAccount?: Maybe<ResolversTypes['TreasuryFinancialAccount']> }>;
  CreateTreasuryInboundTransferInput: CreateTreasuryInboundTransferInput;
  CreateTreasuryInboundTransferPayload: ResolverTypeWrapper<Omit<CreateTreasuryInboundTransferPayload, 'inboundTransfer'> & { inboundTransfer?: Maybe<ResolversTypes['TreasuryInboundTransfer']> }>;
  CreateTreasuryOutboundPaymentInput: CreateTreasuryOutboundPaymentInput;
  CreateTreasuryOutboundPaymentPayload: ResolverTypeWrapper<Omit<CreateTreasuryOutboundPaymentPayload, 'outboundPayment'> & { outboundPayment?: Maybe<ResolversTypes['TreasuryOutboundPayment']> }>;
  CreateTreasuryOutboundTransferInput: CreateTreasuryOutboundTransferInput;
  CreateTreasuryOutboundTransferPayload: ResolverTypeWrapper<Omit<CreateTreasuryOutboundTransferPayload, 'outboundTransfer'> & { outboundTransfer?: Maybe<ResolversTypes['TreasuryOutboundTransfer']> }>;
  Crm: ResolverTypeWrapper<CrmMapper>;
  CrmActivity: ResolverTypeWrapper<CrmActivityMapper>;
  CrmActivityConnection: ResolverTypeWrapper<CrmActivityConnectionMapper>;
  CrmActivityEdge: ResolverTypeWrapper<Omit<CrmActivityEdge, 'node'> & { node: ResolversTypes['CrmActivity'] }>;
  CrmActivityEvent: ResolverTypeWrapper<CrmActivityEventMapper>;
  CrmActivityFilter: CrmActivityFilter;
  CrmAllPeopleFilter: CrmAllPeopleFilter;
  CrmChange: ResolverTypeWrapper<CrmChangeMapper>;
  CrmChangeConnection: ResolverTypeWrapper<CrmChangeConnectionMapper>;
  CrmChangeEdge: ResolverTypeWrapper<Omit<CrmChangeEdge, 'node'> & { node: ResolversTypes['CrmChange'] }>;
  CrmChangeEvent: ResolverTypeWrapper<CrmChangeEventMapper>;
  CrmContactValue: ResolverTypeWrapper<CrmContactValueMapper>;
  CrmContactValueInput: CrmContactValueInput;
  CrmCustomField: ResolverTypeWrapper<CrmCustomFieldMapper>;
  CrmCustomFieldInput: CrmCustomFieldInput;
  CrmDeal: ResolverTypeWrapper<CrmDealMapper>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  CrmDealConnection: ResolverTypeWrapper<CrmDealConnectionMapper>;
  CrmDealEdge: ResolverTypeWrapper<Omit<CrmDealEdge, 'node'> & { node: ResolversTypes['CrmDeal'] }>;
  CrmDealEvent: ResolverTypeWrapper<CrmDealEventMapper>;
  CrmDealFilter: CrmDealFilter;
  CrmDealOrder: CrmDealOrder;
  CrmDealOrderField: CrmDealOrderField;
  CrmDealStatus: CrmDealStatus;
  CrmFile: ResolverTypeWrapper<CrmFileMapper>;
  CrmFileConnection: ResolverTypeWrapper<CrmFileConnectionMapper>;
  CrmFileEdge: ResolverTypeWrapper<Omit<CrmFileEdge, 'node'> & { node: ResolversTypes['CrmFile'] }>;
  CrmFileEvent: ResolverTypeWrapper<CrmFileEventMapper>;
  CrmFileOrder: CrmFileOrder;
  CrmFileOrderField: CrmFileOrderField;
  CrmFollower: ResolverTypeWrapper<CrmFollowerMapper>;
  CrmFollowerConnection: ResolverTypeWrapper<CrmFollowerConnectionMapper>;
  CrmFollowerEdge: ResolverTypeWrapper<Omit<CrmFollowerEdge, 'node'> & { node: ResolversTypes['CrmFollower'] }>;
  CrmFollowerEvent: ResolverTypeWrapper<CrmFollowerEventMapper>;
  CrmHistoryEvent: ResolverTypeWrapper<CrmHistoryEventMapper>;
  CrmHistoryEventConnection: ResolverTypeWrapper<CrmHistoryEventConnectionMapper>;
  CrmHistoryEventEdge: ResolverTypeWrapper<Omit<CrmHistoryEventEdge, 'node'> & { node: ResolversTypes['CrmHistoryEvent'] }>;
  CrmHistoryEventFilter: CrmHistoryEventFilter;
  CrmHistoryEventType: CrmHistoryEventType;
  CrmMailEvent: ResolverTypeWrapper<CrmMailEventMapper>;
  CrmMailMessage: ResolverTypeWrapper<CrmMailMessageMapper>;
  CrmMailMessageConnection: ResolverTypeWrapper<CrmMailMessageConnectionMapper>;
  CrmMailMessageEdge: ResolverTypeWrapper<Omit<CrmMailMessageEdge, 'node'> & { node: ResolversTypes['CrmMailMessage'] }>;
  CrmMailParty: ResolverTypeWrapper<CrmMailPartyMapper>;
  CrmOrganization: ResolverTypeWrapper<CrmOrganizationMapper>;
  CrmOrganizationPersonSearchFilter: CrmOrganizationPersonSearchFilter;
  CrmOtherEvent: ResolverTypeWrapper<CrmOtherEventMapper>;
  CrmPerson: ResolverTypeWrapper<CrmPersonMapper>;
  CrmPersonConnection: ResolverTypeWrapper<CrmPersonConnectionMapper>;
  CrmPersonEdge: ResolverTypeWrapper<Omit<CrmPersonEdge, 'node'> & { node: ResolversTypes['CrmPerson'] }>;
  CrmPersonField: ResolverTypeWrapper<CrmPersonFieldMapper>;
  CrmPersonFieldConnection: ResolverTypeWrapper<CrmPersonFieldConnectionMapper>;
  CrmPersonFieldEdge: ResolverTypeWrapper<Omit<CrmPersonFieldEdge, 'node'> & { node: ResolversTypes['CrmPersonField'] }>;
  CrmPersonFieldOption: ResolverTypeWrapper<CrmPersonFieldOptionMapper>;
  CrmPersonFieldOptionInput: CrmPersonFieldOptionInput;
  CrmPersonFieldType: CrmPersonFieldType;
  CrmPersonFilter: CrmPersonFilter;
  CrmPersonOrder: CrmPersonOrder;
  CrmPersonOrderField: CrmPersonOrderField;
  CrmPersonSearchField: CrmPersonSearchField;
  CrmPersonSearchFilter: CrmPersonSearchFilter;
  CrmUser: ResolverTypeWrapper<CrmUserMapper>;
  CrmUserConnection: ResolverTypeWrapper<CrmUserConnectionMapper>;
  CrmUserEdge: ResolverTypeWrapper<Omit<CrmUserEdge, 'node'> & { node: ResolversTypes['CrmUser'] }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateRange: DateRange;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeRange: DateTimeRange;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DecimalRange: DecimalRange;
  DeleteAccountingPaymentInput: DeleteAccountingPaymentInput;
  DeleteAccountingPaymentPayload: ResolverTypeWrapper<Omit<DeleteAccountingPaymentPayload, 'payment'> & { payment?: Maybe<ResolversTypes['AccountingPayment']> }>;
  DeleteCrmPeopleInput: DeleteCrmPeopleInput;
  DeleteCrmPeoplePayload: ResolverTypeWrapper<Omit<DeleteCrmPeoplePayload, 'people'> & { people?: Maybe<Array<ResolversTypes['CrmPerson']>> }>;
  DeleteCrmPersonFieldInput: DeleteCrmPersonFieldInput;
  DeleteCrmPersonFieldPayload: ResolverTypeWrapper<Omit<DeleteCrmPersonFieldPayload, 'personField'> & { personField?: Maybe<ResolversTypes['CrmPersonField']> }>;
  DeleteCrmPersonInput: DeleteCrmPersonInput;
  DeleteCrmPersonPayload: ResolverTypeWrapper<Omit<DeleteCrmPersonPayload, 'person'> & { person?: Maybe<ResolversTypes['CrmPerson']> }>;
  DeleteCrmPersonPictureInput: DeleteCrmPersonPictureInput;
  DeleteCrmPersonPicturePayload: ResolverTypeWrapper<Omit<DeleteCrmPersonPicturePayload, 'person'> & { person?: Maybe<ResolversTypes['CrmPerson']> }>;
  DeleteErpPurchaseInvoiceLineInput: DeleteErpPurchaseInvoiceLineInput;
  DeleteErpPurchaseInvoiceLinePayload: ResolverTypeWrapper<DeleteErpPurchaseInvoiceLinePayload>;
  DeleteErpSalesCreditMemoInput: DeleteErpSalesCreditMemoInput;
  DeleteErpSalesCreditMemoLineInput: DeleteErpSalesCreditMemoLineInput;
  DeleteErpSalesCreditMemoLinePayload: ResolverTypeWrapper<DeleteErpSalesCreditMemoLinePayload>;
  DeleteErpSalesCreditMemoPayload: ResolverTypeWrapper<DeleteErpSalesCreditMemoPayload>;
  DeleteErpTimeRegistrationEntryInput: DeleteErpTimeRegistrationEntryInput;
  DeleteErpTimeRegistrationEntryPayload: ResolverTypeWrapper<DeleteErpTimeRegistrationEntryPayload>;
  DeleteErpUnitOfMeasureInput: DeleteErpUnitOfMeasureInput;
  DeleteErpUnitOfMeasurePayload: ResolverTypeWrapper<DeleteErpUnitOfMeasurePayload>;
  DeleteErpVendorInput: DeleteErpVendorInput;
  DeleteErpVendorPayload: ResolverTypeWrapper<DeleteErpVendorPayload>;
  DeleteMarketingCustomFieldInput: DeleteMarketingCustomFieldInput;
  DeleteMarketingCustomFieldPayload: ResolverTypeWrapper<DeleteMarketingCustomFieldPayload>;
  DeleteMarketingListsInput: DeleteMarketingListsInput;
  DeleteMarketingListsPayload: ResolverTypeWrapper<DeleteMarketingListsPayload>;
  Erp: ResolverTypeWrapper<ErpMapper>;
  ErpAccount: ResolverTypeWrapper<ErpAccountMapper>;
  ErpCurrency: ResolverTypeWrapper<ErpCurrencyMapper>;
  ErpEmployee: ResolverTypeWrapper<ErpEmployeeMapper>;
  ErpLineType: ErpLineType;
  ErpPaymentTerm: ResolverTypeWrapper<ErpPaymentTermMapper>;
  ErpPurchaseInvoice: ResolverTypeWrapper<ErpPurchaseInvoiceMapper>;
  ErpPurchaseInvoiceLine: ResolverTypeWrapper<ErpPurchaseInvoiceLineMapper>;
  ErpPurchaseInvoiceLineConnection: ResolverTypeWrapper<ErpPurchaseInvoiceLineConnectionMapper>;
  ErpPurchaseInvoiceLineEdge: ResolverTypeWrapper<Omit<ErpPurchaseInvoiceLineEdge, 'node'> & { node: ResolversTypes['ErpPurchaseInvoiceLine'] }>;
  ErpPurchaseInvoiceLineFilter: ErpPurchaseInvoiceLineFilter;
  ErpRetainedEarningsLine: ResolverTypeWrapper<ErpRetainedEarningsLineMapper>;
  ErpRetainedEarningsLineConnection: ResolverTypeWrapper<ErpRetainedEarningsLineConnectionMapper>;
  ErpRetainedEarningsLineEdge: ResolverTypeWrapper<Omit<ErpRetainedEarningsLineEdge, 'node'> & { node: ResolversTypes['ErpRetainedEarningsLine'] }>;
  ErpRetainedEarningsLineFilter: ErpRetainedEarningsLineFilter;
  ErpSalesCreditMemo: ResolverTypeWrapper<ErpSalesCreditMemoMapper>;
  ErpSalesCreditMemoConnection: ResolverTypeWrapper<ErpSalesCreditMemoConnectionMapper>;
  ErpSalesCreditMemoEdge: ResolverTypeWrapper<Omit<ErpSalesCreditMemoEdge, 'node'> & { node: ResolversTypes['ErpSalesCreditMemo'] }>;
  ErpSalesCreditMemoFilter: ErpSalesCreditMemoFilter;
  ErpSalesCreditMemoLine: ResolverTypeWrapper<ErpSalesCreditMemoLineMapper>;
  ErpSalesCreditMemoLineConnection: ResolverTypeWrapper<ErpSalesCreditMemoLineConnectionMapper>;
  ErpSalesCreditMemoLineEdge: ResolverTypeWrapper<Omit<ErpSalesCreditMemoLineEdge, 'node'> & { node: ResolversTypes['ErpSalesCreditMemoLine'] }>;
  ErpSalesCreditMemoLineFilter: ErpSalesCreditMemoLineFilter;
  ErpTimeRegistrationEntry: ResolverTypeWrapper<ErpTimeRegistrationEntryMapper>;
  ErpTimeRegistrationEntryConnection: ResolverTypeWrapper<ErpTimeRegistrationEntryConnectionMapper>;
  ErpTimeRegistrationEntryEdge: ResolverTypeWrapper<Omit<ErpTimeRegistrationEntryEdge, 'node'> & { node: ResolversTypes['ErpTimeRegistrationEntry'] }>;
  ErpTimeRegistrationEntryFilter: ErpTimeRegistrationEntryFilter;
  ErpTimeRegistrationStatus: ErpTimeRegistrationStatus;
  ErpTrialBalanceRow: ResolverTypeWrapper<ErpTrialBalanceRowMapper>;
  ErpTrialBalanceRowConnection: ResolverTypeWrapper<ErpTrialBalanceRowConnectionMapper>;
  ErpTrialBalanceRowEdge: ResolverTypeWrapper<Omit<ErpTrialBalanceRowEdge, 'node'> & { node: ResolversTypes['ErpTrialBalanceRow'] }>;
  ErpTrialBalanceRowFilter: ErpTrialBalanceRowFilter;
  ErpUnitOfMeasure: ResolverTypeWrapper<ErpUnitOfMeasureMapper>;
  ErpUnitOfMeasureConnection: ResolverTypeWrapper<ErpUnitOfMeasureConnectionMapper>;
  ErpUnitOfMeasureEdge: ResolverTypeWrapper<Omit<ErpUnitOfMeasureEdge, 'node'> & { node: ResolversTypes['ErpUnitOfMeasure'] }>;
  ErpUnitOfMeasureFilter: ErpUnitOfMeasureFilter;
  ErpVendor: ResolverTypeWrapper<ErpVendorMapper>;
  ErpVendorBlocked: ErpVendorBlocked;
  ErpVendorConnection: ResolverTypeWrapper<ErpVendorConnectionMapper>;
  ErpVendorEdge: ResolverTypeWrapper<Omit<ErpVendorEdge, 'node'> & { node: ResolversTypes['ErpVendor'] }>;
  ErpVendorFilter: ErpVendorFilter;
  ErpVendorPurchase: ResolverTypeWrapper<ErpVendorPurchaseMapper>;
  ErpVendorPurchaseConnection: ResolverTypeWrapper<ErpVendorPurchaseConnectionMapper>;
  ErpVendorPurchaseEdge: ResolverTypeWrapper<Omit<ErpVendorPurchaseEdge, 'node'> & { node: ResolversTypes['ErpVendorPurchase'] }>;
  ErpVendorPurchaseFilter: ErpVendorPurchaseFilter;
  FamilyRateLimits: ResolverTypeWrapper<FamilyRateLimits>;
  File: ResolverTypeWrapper<File>;
  FileUpload: ResolverTypeWrapper<FileUpload>;
  HttpHeader: ResolverTypeWrapper<HttpHeader>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Marketing: ResolverTypeWrapper<MarketingMapper>;
  MarketingContact: ResolverTypeWrapper<MarketingContactMapper>;
  MarketingContactInput: MarketingContactInput;
  MarketingContactMatch: ResolverTypeWrapper<Omit<MarketingContactMatch, 'contact' | 'user'> & { contact?: Maybe<ResolversTypes['MarketingContact']>, user?: Maybe<ResolversTypes['User']> }>;
  MarketingContactSearch: ResolverTypeWrapper<MarketingContactSearchMapper>;
  MarketingCustomField: ResolverTypeWrapper<MarketingCustomFieldMapper>;
  MarketingCustomFieldConnection: ResolverTypeWrapper<MarketingCustomFieldConnectionMapper>;
  MarketingCustomFieldEdge: ResolverTypeWrapper<Omit<MarketingCustomFieldEdge, 'node'> & { node: ResolversTypes['MarketingCustomField'] }>;
  MarketingCustomFieldType: MarketingCustomFieldType;
  MarketingExportJob: ResolverTypeWrapper<MarketingExportJobMapper>;
  MarketingExportJobConnection: ResolverTypeWrapper<MarketingExportJobConnectionMapper>;
  MarketingExportJobEdge: ResolverTypeWrapper<Omit<MarketingExportJobEdge, 'node'> & { node: ResolversTypes['MarketingExportJob'] }>;
  MarketingExportJobStatus: MarketingExportJobStatus;
  MarketingExportJobType: MarketingExportJobType;
  MarketingExportResults: ResolverTypeWrapper<MarketingExportResultsMapper>;
  MarketingFileType: MarketingFileType;
  MarketingImportJob: ResolverTypeWrapper<MarketingImportJobMapper>;
  MarketingImportJobStatus: MarketingImportJobStatus;
  MarketingImportJobType: MarketingImportJobType;
  MarketingImportResults: ResolverTypeWrapper<MarketingImportResultsMapper>;
  MarketingList: ResolverTypeWrapper<MarketingListMapper>;
  MarketingListConnection: ResolverTypeWrapper<MarketingListConnectionMapper>;
  MarketingListEdge: ResolverTypeWrapper<Omit<MarketingListEdge, 'node'> & { node: ResolversTypes['MarketingList'] }>;
  MarketingReservedField: ResolverTypeWrapper<MarketingReservedFieldMapper>;
  MergeCrmPeopleInput: MergeCrmPeopleInput;
  MergeCrmPeoplePayload: ResolverTypeWrapper<Omit<MergeCrmPeoplePayload, 'mergedPerson' | 'person'> & { mergedPerson?: Maybe<ResolversTypes['CrmPerson']>, person?: Maybe<ResolversTypes['CrmPerson']> }>;
  Money: ResolverTypeWrapper<Money>;
  MoneyInput: MoneyInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Payment: ResolverTypeWrapper<PaymentMapper>;
  PaymentConnection: ResolverTypeWrapper<PaymentConnectionMapper>;
  PaymentDirection: PaymentDirection;
  PaymentEdge: ResolverTypeWrapper<Omit<PaymentEdge, 'node'> & { node: ResolversTypes['Payment'] }>;
  PaymentFamily: PaymentFamily;
  PaymentFilter: PaymentFilter;
  PaymentOrder: PaymentOrder;
  PaymentOrderField: PaymentOrderField;
  PaymentSource: ResolverTypeWrapper<PaymentSourceMapper>;
  PaymentSourceStatus: PaymentSourceStatus;
  PaymentState: PaymentState;
  PaymentStatus: PaymentStatus;
  PostAndSendErpSalesCreditMemoInput: PostAndSendErpSalesCreditMemoInput;
  PostAndSendErpSalesCreditMemoPayload: ResolverTypeWrapper<PostAndSendErpSalesCreditMemoPayloadMapper>;
  PostErpSalesCreditMemoInput: PostErpSalesCreditMemoInput;
  PostErpSalesCreditMemoPayload: ResolverTypeWrapper<PostErpSalesCreditMemoPayloadMapper>;
  Project: ResolverTypeWrapper<ProjectMapper>;
  ProjectBudget: ResolverTypeWrapper<ProjectBudgetMapper>;
  ProjectCategory: ResolverTypeWrapper<ProjectCategoryMapper>;
  ProjectCompany: ResolverTypeWrapper<ProjectCompanyMapper>;
  ProjectConnection: ResolverTypeWrapper<ProjectConnectionMapper>;
  ProjectCustomFieldCondition: ProjectCustomFieldCondition;
  ProjectCustomFieldType: ProjectCustomFieldType;
  ProjectCustomFieldValue: ResolverTypeWrapper<ProjectCustomFieldValueMapper>;
  ProjectEdge: ResolverTypeWrapper<Omit<ProjectEdge, 'node'> & { node: ResolversTypes['Project'] }>;
  ProjectFilter: ProjectFilter;
  ProjectHealth: ProjectHealth;
  ProjectListReportFormat: ProjectListReportFormat;
  ProjectManagement: ResolverTypeWrapper<ProjectManagementMapper>;
  ProjectMember: ResolverTypeWrapper<ProjectMemberMapper>;
  ProjectMemberRole: ProjectMemberRole;
  ProjectOrder: ProjectOrder;
  ProjectOrderField: ProjectOrderField;
  ProjectPerson: ResolverTypeWrapper<ProjectPersonMapper>;
  ProjectPersonFilter: ProjectPersonFilter;
  ProjectPersonStatus: ResolverTypeWrapper<ProjectPersonStatusMapper>;
  ProjectPersonStatusConnection: ResolverTypeWrapper<ProjectPersonStatusConnectionMapper>;
  ProjectPersonStatusEdge: ResolverTypeWrapper<Omit<ProjectPersonStatusEdge, 'node'> & { node: ResolversTypes['ProjectPersonStatus'] }>;
  ProjectPersonStatusFilter: ProjectPersonStatusFilter;
  ProjectPersonStatusOrder: ProjectPersonStatusOrder;
  ProjectPersonStatusOrderField: ProjectPersonStatusOrderField;
  ProjectReaction: ResolverTypeWrapper<ProjectReaction>;
  ProjectReference: ResolverTypeWrapper<ProjectReferenceMapper>;
  ProjectReportFile: ResolverTypeWrapper<ProjectReportFile>;
  ProjectReportFormat: ProjectReportFormat;
  ProjectReportType: ProjectReportType;
  ProjectStatus: ProjectStatus;
  ProjectTag: ResolverTypeWrapper<ProjectTagMapper>;
  ProjectTaskCompletion: ResolverTypeWrapper<ProjectTaskCompletionMapper>;
  ProjectTeam: ResolverTypeWrapper<ProjectTeamMapper>;
  ProjectTeamReference: ResolverTypeWrapper<ProjectTeamReferenceMapper>;
  ProjectType: ProjectType;
  ProjectUpdate: ResolverTypeWrapper<ProjectUpdateMapper>;
  ProjectUpdateConnection: ResolverTypeWrapper<ProjectUpdateConnectionMapper>;
  ProjectUpdateEdge: ResolverTypeWrapper<Omit<ProjectUpdateEdge, 'node'> & { node: ResolversTypes['ProjectUpdate'] }>;
  ProjectUpdateFilter: ProjectUpdateFilter;
  ProjectUpdateOrder: ProjectUpdateOrder;
  ProjectUpdateOrderField: ProjectUpdateOrderField;
  ProjectUserType: ProjectUserType;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RateLimit: ResolverTypeWrapper<RateLimit>;
  RateLimitScope: RateLimitScope;
  RateLimits: ResolverTypeWrapper<RateLimits>;
  RateQuota: ResolverTypeWrapper<RateQuota>;
  RemoveCrmPersonFollowerInput: RemoveCrmPersonFollowerInput;
  RemoveCrmPersonFollowerPayload: ResolverTypeWrapper<Omit<RemoveCrmPersonFollowerPayload, 'person'> & { person?: Maybe<ResolversTypes['CrmPerson']> }>;
  SendErpSalesCreditMemoInput: SendErpSalesCreditMemoInput;
  SendErpSalesCreditMemoPayload: ResolverTypeWrapper<SendErpSalesCreditMemoPayloadMapper>;
  SortDirection: SortDirection;
  TextFilter: TextFilter;
  Treasury: ResolverTypeWrapper<TreasuryMapper>;
  TreasuryAddress: ResolverTypeWrapper<TreasuryAddressMapper>;
  TreasuryAddressInput: TreasuryAddressInput;
  TreasuryBalance: ResolverTypeWrapper<TreasuryBalanceMapper>;
  TreasuryBankAccount: ResolverTypeWrapper<TreasuryBankAccountMapper>;
  TreasuryBankAccountInput: TreasuryBankAccountInput;
  TreasuryBankAccountOptionsInput: TreasuryBankAccountOptionsInput;
  TreasuryBillingDetails: ResolverTypeWrapper<TreasuryBillingDetailsMapper>;
  TreasuryBillingDetailsInput: TreasuryBillingDetailsInput;
  TreasuryCustomer: ResolverTypeWrapper<TreasuryCustomerMapper>;
  TreasuryDestination: ResolverTypeWrapper<TreasuryDestinationMapper>;
  TreasuryDestinationInput: TreasuryDestinationInput;
  TreasuryDestinationOptionsInput: TreasuryDestinationOptionsInput;
  TreasuryEndUserDetails: ResolverTypeWrapper<TreasuryEndUserDetailsMapper>;
  TreasuryEndUserDetailsInput: TreasuryEndUserDetailsInput;
  TreasuryFeature: ResolverTypeWrapper<TreasuryFeatureMapper>;
  TreasuryFeatureInput: TreasuryFeatureInput;
  TreasuryFeatureName: TreasuryFeatureName;
  TreasuryFeatureStatus: TreasuryFeatureStatus;
  TreasuryFeatureStatusDetail: ResolverTypeWrapper<TreasuryFeatureStatusDetailMapper>;
  TreasuryFeatures: ResolverTypeWrapper<TreasuryFeaturesMapper>;
  TreasuryFeaturesInput: TreasuryFeaturesInput;
  TreasuryFinancialAccount: ResolverTypeWrapper<TreasuryFinancialAccountMapper>;
  TreasuryFinancialAccountStatus: TreasuryFinancialAccountStatus;
  TreasuryFinancialAddress: ResolverTypeWrapper<TreasuryFinancialAddressMapper>;
  TreasuryFinancialAddressFeatures: ResolverTypeWrapper<TreasuryFinancialAddressFeaturesMapper>;
  TreasuryFinancialAddressFeaturesInput: TreasuryFinancialAddressFeaturesInput;
  TreasuryForwardingSettings: ResolverTypeWrapper<TreasuryForwardingSettingsMapper>;
  TreasuryForwardingSettingsInput: TreasuryForwardingSettingsInput;
  TreasuryInboundFeatures: ResolverTypeWrapper<TreasuryInboundFeaturesMapper>;
  TreasuryInboundFeaturesInput: TreasuryInboundFeaturesInput;
  TreasuryInboundTransfer: ResolverTypeWrapper<TreasuryInboundTransferMapper>;
  TreasuryInboundTransferConnection: ResolverTypeWrapper<TreasuryInboundTransferConnectionMapper>;
  TreasuryInboundTransferEdge: ResolverTypeWrapper<Omit<TreasuryInboundTransferEdge, 'node'> & { node: ResolversTypes['TreasuryInboundTransfer'] }>;
  TreasuryInboundTransferFilter: TreasuryInboundTransferFilter;
  TreasuryInboundTransferStatus: TreasuryInboundTransferStatus;
  TreasuryMetadataEntry: ResolverTypeWrapper<TreasuryMetadataEntry>;
  TreasuryMetadataEntryInput: TreasuryMetadataEntryInput;
  TreasuryOrigin: ResolverTypeWrapper<TreasuryOriginMapper>;
  TreasuryOutboundFeatures: ResolverTypeWrapper<TreasuryOutboundFeaturesMapper>;
  TreasuryOutboundFeaturesInput: TreasuryOutboundFeaturesInput;
  TreasuryOutboundPayment: ResolverTypeWrapper<TreasuryOutboundPaymentMapper>;
  TreasuryOutboundPaymentConnection: ResolverTypeWrapper<TreasuryOutboundPaymentConnectionMapper>;
  TreasuryOutboundPaymentEdge: ResolverTypeWrapper<Omit<TreasuryOutboundPaymentEdge, 'node'> & { node: ResolversTypes['TreasuryOutboundPayment'] }>;
  TreasuryOutboundPaymentFilter: TreasuryOutboundPaymentFilter;
  TreasuryOutboundPaymentStatus: TreasuryOutboundPaymentStatus;
  TreasuryOutboundTransfer: ResolverTypeWrapper<TreasuryOutboundTransferMapper>;
  TreasuryOutboundTransferConnection: ResolverTypeWrapper<TreasuryOutboundTransferConnectionMapper>;
  TreasuryOutboundTransferEdge: ResolverTypeWrapper<Omit<TreasuryOutboundTransferEdge, 'node'> & { node: ResolversTypes['TreasuryOutboundTransfer'] }>;
  TreasuryOutboundTransferFilter: TreasuryOutboundTransferFilter;
  TreasuryOutboundTransferStatus: TreasuryOutboundTransferStatus;
  TreasuryPlatformRestrictions: ResolverTypeWrapper<TreasuryPlatformRestrictionsMapper>;
  TreasuryPlatformRestrictionsInput: TreasuryPlatformRestrictionsInput;
  TreasuryTransferDestinationInput: TreasuryTransferDestinationInput;
  UpdateCrmPersonFieldInput: UpdateCrmPersonFieldInput;
  UpdateCrmPersonFieldPayload: ResolverTypeWrapper<Omit<UpdateCrmPersonFieldPayload, 'personField'> & { personField?: Maybe<ResolversTypes['CrmPersonField']> }>;
  UpdateCrmPersonInput: UpdateCrmPersonInput;
  UpdateCrmPersonPayload: ResolverTypeWrapper<Omit<UpdateCrmPersonPayload, 'person'> & { person?: Maybe<ResolversTypes['CrmPerson']> }>;
  UpdateErpPurchaseInvoiceLineInput: UpdateErpPurchaseInvoiceLineInput;
  UpdateErpPurchaseInvoiceLinePayload: ResolverTypeWrapper<Omit<UpdateErpPurchaseInvoiceLinePayload, 'purchaseInvoiceLine'> & { purchaseInvoiceLine?: Maybe<ResolversTypes['ErpPurchaseInvoiceLine']> }>;
  UpdateErpSalesCreditMemoInput: UpdateErpSalesCreditMemoInput;
  UpdateErpSalesCreditMemoLineInput: UpdateErpSalesCreditMemoLineInput;
  UpdateErpSalesCreditMemoLinePayload: ResolverTypeWrapper<Omit<UpdateErpSalesCreditMemoLinePayload, 'salesCreditMemoLine'> & { salesCreditMemoLine?: Maybe<ResolversTypes['ErpSalesCreditMemoLine']> }>;
  UpdateErpSalesCreditMemoPayload: ResolverTypeWrapper<Omit<UpdateErpSalesCreditMemoPayload, 'salesCreditMemo'> & { salesCreditMemo?: Maybe<ResolversTypes['ErpSalesCreditMemo']> }>;
  UpdateErpTimeRegistrationEntryInput: UpdateErpTimeRegistrationEntryInput;
  UpdateErpTimeRegistrationEntryPayload: ResolverTypeWrapper<Omit<UpdateErpTimeRegistrationEntryPayload, 'timeRegistrationEntry'> & { timeRegistrationEntry?: Maybe<ResolversTypes['ErpTimeRegistrationEntry']> }>;
  UpdateErpUnitOfMeasureInput: UpdateErpUnitOfMeasureInput;
  UpdateErpUnitOfMeasurePayload: ResolverTypeWrapper<Omit<UpdateErpUnitOfMeasurePayload, 'unitOfMeasure'> & { unitOfMeasure?: Maybe<ResolversTypes['ErpUnitOfMeasure']> }>;
  UpdateErpVendorInput: UpdateErpVendorInput;
  UpdateErpVendorPayload: ResolverTypeWrapper<Omit<UpdateErpVendorPayload, 'vendor'> & { vendor?: Maybe<ResolversTypes['ErpVendor']> }>;
  UpdateTreasuryFinancialAccountFeaturesInput: UpdateTreasuryFinancialAccountFeaturesInput;
  UpdateTreasuryFinancialAccountFeaturesPayload: ResolverTypeWrapper<Omit<UpdateTreasuryFinancialAccountFeaturesPayload, 'financialAccount'> & { financialAccount?: Maybe<ResolversTypes['TreasuryFinancialAccount']> }>;
  UpdateTreasuryFinancialAccountInput: UpdateTreasuryFinancialAccountInput;
  UpdateTreasuryFinancialAccountPayload: ResolverTypeWrapper<Omit<UpdateTreasuryFinancialAccountPayload, 'financialAccount'> & { financialAccount?: Maybe<ResolversTypes['TreasuryFinancialAccount']> }>;
  UpsertMarketingContactsInput: UpsertMarketingContactsInput;
  UpsertMarketingContactsPayload: ResolverTypeWrapper<Omit<UpsertMarketingContactsPayload, 'importJob'> & { importJob?: Maybe<ResolversTypes['MarketingImportJob']> }>;
  User: ResolverTypeWrapper<UserMapper>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Accounting: AccountingMapper;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  AccountingAccount: AccountingAccountMapper;
  AccountingAccountInput: AccountingAccountInput;
  AccountingAllocation: AccountingAllocationMapper;
  Boolean: Scalars['Boolean']['output'];
  AccountingAllocationInput: AccountingAllocationInput;
  AccountingBatchPayment: AccountingBatchPaymentMapper;
  AccountingBatchPaymentInput: AccountingBatchPaymentInput;
  AccountingContact: AccountingContactMapper;
  AccountingCreditNote: AccountingCreditNoteMapper;
  AccountingCreditNoteInput: AccountingCreditNoteInput;
  AccountingHistoryRecord: AccountingHistoryRecordMapper;
  AccountingHistoryRecordInput: AccountingHistoryRecordInput;
  AccountingInvoice: AccountingInvoiceMapper;
  AccountingInvoiceInput: AccountingInvoiceInput;
  AccountingLineItem: AccountingLineItemMapper;
  AccountingMessage: AccountingMessageMapper;
  AccountingOverpayment: AccountingOverpaymentMapper;
  AccountingOverpaymentInput: AccountingOverpaymentInput;
  AccountingPayment: AccountingPaymentMapper;
  AccountingPaymentInput: AccountingPaymentInput;
  AccountingPaymentResult: AccountingPaymentResultMapper;
  AccountingPrepayment: AccountingPrepaymentMapper;
  AccountingPrepaymentConnection: AccountingPrepaymentConnectionMapper;
  AccountingPrepaymentEdge: Omit<AccountingPrepaymentEdge, 'node'> & { node: ResolversParentTypes['AccountingPrepayment'] };
  AccountingPrepaymentFilter: AccountingPrepaymentFilter;
  AccountingPrepaymentInput: AccountingPrepaymentInput;
  AccountingPrepaymentOrder: AccountingPrepaymentOrder;
  AddCrmPersonFollowerInput: AddCrmPersonFollowerInput;
  AddCrmPersonFollowerPayload: Omit<AddCrmPersonFollowerPayload, 'follower' | 'person'> & { follower?: Maybe<ResolversParentTypes['CrmFollower']>, person?: Maybe<ResolversParentTypes['CrmPerson']> };
  BankAccount: BankAccountMapper;
  BankAccountConnection: BankAccountConnectionMapper;
  BankAccountDay: BankAccountDayMapper;
  BankAccountDayConnection: BankAccountDayConnectionMapper;
  BankAccountDayEdge: Omit<BankAccountDayEdge, 'node'> & { node: ResolversParentTypes['BankAccountDay'] };
  BankAccountDayFilter: BankAccountDayFilter;
  BankAccountEdge: Omit<BankAccountEdge, 'node'> & { node: ResolversParentTypes['BankAccount'] };
  BankAccountFilter: BankAccountFilter;
  BankAddress: BankAddress;
  BankApiToken: BankApiTokenMapper;
  BankApiTokenConnection: BankApiTokenConnectionMapper;
  BankApiTokenEdge: Omit<BankApiTokenEdge, 'node'> & { node: ResolversParentTypes['BankApiToken'] };
  BankApiTokenFilter: BankApiTokenFilter;
  BankApiUser: BankApiUserMapper;
  BankApplication: BankApplicationMapper;
  BankApplicationConnection: BankApplicationConnectionMapper;
  BankApplicationDocument: BankApplicationDocumentMapper;
  BankApplicationDocumentConnection: BankApplicationDocumentConnectionMapper;
  BankApplicationDocumentEdge: Omit<BankApplicationDocumentEdge, 'node'> & { node: ResolversParentTypes['BankApplicationDocument'] };
  BankApplicationDocumentFilter: BankApplicationDocumentFilter;
  BankApplicationEdge: Omit<BankApplicationEdge, 'node'> & { node: ResolversParentTypes['BankApplication'] };
  BankApplicationFilter: BankApplicationFilter;
  BankApplicationForm: BankApplicationFormMapper;
  BankApplicationFormConnection: BankApplicationFormConnectionMapper;
  BankApplicationFormEdge: Omit<BankApplicationFormEdge, 'node'> & { node: ResolversParentTypes['BankApplicationForm'] };
  BankApplicationFormFilter: BankApplicationFormFilter;
  BankCard: BankCardMapper;
  BankCardAuthorization: BankCardAuthorizationMapper;
  BankCardAuthorizationConnection: BankCardAuthorizationConnectionMapper;
  BankCardAuthorizationEdge: Omit<BankCardAuthorizationEdge, 'node'> & { node: ResolversParentTypes['BankCardAuthorization'] };
  BankCardAuthorizationFilter: BankCardAuthorizationFilter;
  BankCardAuthorizationRequest: BankCardAuthorizationRequestMapper;
  BankCardAuthorizationRequestConnection: BankCardAuthorizationRequestConnectionMapper;
  BankCardAuthorizationRequestEdge: Omit<BankCardAuthorizationRequestEdge, 'node'> & { node: ResolversParentTypes['BankCardAuthorizationRequest'] };
  BankCardAuthorizationRequestFilter: BankCardAuthorizationRequestFilter;
  BankCardConnection: BankCardConnectionMapper;
  BankCardEdge: Omit<BankCardEdge, 'node'> & { node: ResolversParentTypes['BankCard'] };
  BankCardFilter: BankCardFilter;
  BankCardLimit: BankCardLimitMapper;
  BankCardLimits: BankCardLimitsMapper;
  BankCheckDeposit: BankCheckDepositMapper;
  BankCheckDepositConnection: BankCheckDepositConnectionMapper;
  BankCheckDepositEdge: Omit<BankCheckDepositEdge, 'node'> & { node: ResolversParentTypes['BankCheckDeposit'] };
  BankCheckDepositFilter: BankCheckDepositFilter;
  BankCheckPayment: BankCheckPaymentMapper;
  BankCheckPaymentConnection: BankCheckPaymentConnectionMapper;
  BankCheckPaymentEdge: Omit<BankCheckPaymentEdge, 'node'> & { node: ResolversParentTypes['BankCheckPayment'] };
  BankCheckPaymentFilter: BankCheckPaymentFilter;
  BankCounterparty: BankCounterpartyMapper;
  BankCounterpartyBalance: BankCounterpartyBalanceMapper;
  BankCounterpartyConnection: BankCounterpartyConnectionMapper;
  BankCounterpartyEdge: Omit<BankCounterpartyEdge, 'node'> & { node: ResolversParentTypes['BankCounterparty'] };
  BankCounterpartyFilter: BankCounterpartyFilter;
  BankCustomer: BankCustomerMapper;
  BankCustomerConnection: BankCustomerConnectionMapper;
  BankCustomerEdge: Omit<BankCustomerEdge, 'node'> & { node: ResolversParentTypes['BankCustomer'] };
  BankCustomerFilter: BankCustomerFilter;
  BankDispute: BankDisputeMapper;
  BankDisputeConnection: BankDisputeConnectionMapper;
  BankDisputeEdge: Omit<BankDisputeEdge, 'node'> & { node: ResolversParentTypes['BankDispute'] };
  BankDisputeFilter: BankDisputeFilter;
  BankDisputeStep: BankDisputeStep;
  BankEvent: BankEventMapper;
  BankEventConnection: BankEventConnectionMapper;
  BankEventEdge: Omit<BankEventEdge, 'node'> & { node: ResolversParentTypes['BankEvent'] };
  BankEventFilter: BankEventFilter;
  BankInstitution: BankInstitutionMapper;
  BankMerchant: BankMerchant;
  BankOrder: BankOrder;
  BankPayment: BankPaymentMapper;
  BankPaymentConnection: BankPaymentConnectionMapper;
  BankPaymentCounterparty: BankPaymentCounterparty;
  BankPaymentEdge: Omit<BankPaymentEdge, 'node'> & { node: ResolversParentTypes['BankPayment'] };
  BankPaymentFilter: BankPaymentFilter;
  BankReceivedPayment: BankReceivedPaymentMapper;
  BankReceivedPaymentConnection: BankReceivedPaymentConnectionMapper;
  BankReceivedPaymentEdge: Omit<BankReceivedPaymentEdge, 'node'> & { node: ResolversParentTypes['BankReceivedPayment'] };
  BankReceivedPaymentFilter: BankReceivedPaymentFilter;
  BankRecurringPayment: BankRecurringPaymentMapper;
  BankRecurringPaymentConnection: BankRecurringPaymentConnectionMapper;
  BankRecurringPaymentEdge: Omit<BankRecurringPaymentEdge, 'node'> & { node: ResolversParentTypes['BankRecurringPayment'] };
  BankRecurringPaymentFilter: BankRecurringPaymentFilter;
  BankRepayment: BankRepaymentMapper;
  BankRepaymentConnection: BankRepaymentConnectionMapper;
  BankRepaymentEdge: Omit<BankRepaymentEdge, 'node'> & { node: ResolversParentTypes['BankRepayment'] };
  BankRepaymentFilter: BankRepaymentFilter;
  BankReward: BankRewardMapper;
  BankRewardConnection: BankRewardConnectionMapper;
  BankRewardEdge: Omit<BankRewardEdge, 'node'> & { node: ResolversParentTypes['BankReward'] };
  BankRewardFilter: BankRewardFilter;
  BankSchedule: BankSchedule;
  BankStatement: BankStatementMapper;
  BankStatementConnection: BankStatementConnectionMapper;
  BankStatementEdge: Omit<BankStatementEdge, 'node'> & { node: ResolversParentTypes['BankStatement'] };
  BankStatementFilter: BankStatementFilter;
  BankTransaction: BankTransactionMapper;
  BankTransactionConnection: BankTransactionConnectionMapper;
  BankTransactionEdge: Omit<BankTransactionEdge, 'node'> & { node: ResolversParentTypes['BankTransaction'] };
  BankTransactionFilter: BankTransactionFilter;
  BankWebhook: BankWebhookMapper;
  BankWebhookConnection: BankWebhookConnectionMapper;
  BankWebhookEdge: Omit<BankWebhookEdge, 'node'> & { node: ResolversParentTypes['BankWebhook'] };
  BankWebhookFilter: BankWebhookFilter;
  Banking: BankingMapper;
  CancelAndSendErpSalesCreditMemoInput: CancelAndSendErpSalesCreditMemoInput;
  CancelAndSendErpSalesCreditMemoPayload: CancelAndSendErpSalesCreditMemoPayloadMapper;
  CancelErpSalesCreditMemoInput: CancelErpSalesCreditMemoInput;
  CancelErpSalesCreditMemoPayload: CancelErpSalesCreditMemoPayloadMapper;
  CancelTreasuryInboundTransferInput: CancelTreasuryInboundTransferInput;
  CancelTreasuryInboundTransferPayload: Omit<CancelTreasuryInboundTransferPayload, 'inboundTransfer'> & { inboundTransfer?: Maybe<ResolversParentTypes['TreasuryInboundTransfer']> };
  CancelTreasuryOutboundPaymentInput: CancelTreasuryOutboundPaymentInput;
  CancelTreasuryOutboundPaymentPayload: Omit<CancelTreasuryOutboundPaymentPayload, 'outboundPayment'> & { outboundPayment?: Maybe<ResolversParentTypes['TreasuryOutboundPayment']> };
  CloseTreasuryFinancialAccountInput: CloseTreasuryFinancialAccountInput;
  CloseTreasuryFinancialAccountPayload: Omit<CloseTreasuryFinancialAccountPayload, 'financialAccount'> & { financialAccount?: Maybe<ResolversParentTypes['TreasuryFinancialAccount']> };
  Company: CompanyMapper;
  CreateAccountingPaymentHistoryInput: CreateAccountingPaymentHistoryInput;
  CreateAccountingPaymentHistoryPayload: Omit<CreateAccountingPaymentHistoryPayload, 'payment'> & { payment?: Maybe<ResolversParentTypes['AccountingPayment']> };
  CreateAccountingPaymentsInput: CreateAccountingPaymentsInput;
  CreateAccountingPaymentsPayload: Omit<CreateAccountingPaymentsPayload, 'results'> & { results?: Maybe<Array<ResolversParentTypes['AccountingPaymentResult']>> };
  CreateCrmPersonFieldInput: CreateCrmPersonFieldInput;
  CreateCrmPersonFieldPayload: Omit<CreateCrmPersonFieldPayload, 'personField'> & { personField?: Maybe<ResolversParentTypes['CrmPersonField']> };
  CreateCrmPersonInput: CreateCrmPersonInput;
  CreateCrmPersonPayload: Omit<CreateCrmPersonPayload, 'person'> & { person?: Maybe<ResolversParentTypes['CrmPerson']> };
  CreateErpPurchaseInvoiceLineInput: CreateErpPurchaseInvoiceLineInput;
  CreateErpPurchaseInvoiceLinePayload: Omit<CreateErpPurchaseInvoiceLinePayload, 'purchaseInvoiceLine'> & { purchaseInvoiceLine?: Maybe<ResolversParentTypes['ErpPurchaseInvoiceLine']> };
  CreateErpSalesCreditMemoInput: CreateErpSalesCreditMemoInput;
  CreateErpSalesCreditMemoLineInput: CreateErpSalesCreditMemoLineInput;
  CreateErpSalesCreditMemoLinePayload: Omit<CreateErpSalesCreditMemoLinePayload, 'salesCreditMemoLine'> & { salesCreditMemoLine?: Maybe<ResolversParentTypes['ErpSalesCreditMemoLine']> };
  CreateErpSalesCreditMemoPayload: Omit<CreateErpSalesCreditMemoPayload, 'salesCreditMemo'> & { salesCreditMemo?: Maybe<ResolversParentTypes['ErpSalesCreditMemo']> };
  CreateErpTimeRegistrationEntryInput: CreateErpTimeRegistrationEntryInput;
  CreateErpTimeRegistrationEntryPayload: Omit<CreateErpTimeRegistrationEntryPayload, 'timeRegistrationEntry'> & { timeRegistrationEntry?: Maybe<ResolversParentTypes['ErpTimeRegistrationEntry']> };
  CreateErpUnitOfMeasureInput: CreateErpUnitOfMeasureInput;
  CreateErpUnitOfMeasurePayload: Omit<CreateErpUnitOfMeasurePayload, 'unitOfMeasure'> & { unitOfMeasure?: Maybe<ResolversParentTypes['ErpUnitOfMeasure']> };
  CreateErpVendorInput: CreateErpVendorInput;
  CreateErpVendorPayload: Omit<CreateErpVendorPayload, 'vendor'> & { vendor?: Maybe<ResolversParentTypes['ErpVendor']> };
  CreateMarketingCustomFieldInput: CreateMarketingCustomFieldInput;
  CreateMarketingCustomFieldPayload: Omit<CreateMarketingCustomFieldPayload, 'customField'> & { customField?: Maybe<ResolversParentTypes['MarketingCustomField']> };
  CreateMarketingExportJobInput: CreateMarketingExportJobInput;
  CreateMarketingExportJobPayload: Omit<CreateMarketingExportJobPayload, 'exportJob'> & { exportJob?: Maybe<ResolversParentTypes['MarketingExportJob']> };
  CreateMarketingImportJobInput: CreateMarketingImportJobInput;
  CreateMarketingImportJobPayload: Omit<CreateMarketingImportJobPayload, 'importJob'> & { importJob?: Maybe<ResolversParentTypes['MarketingImportJob']> };
  CreateTreasuryFinancialAccountInput: CreateTreasuryFinancialAccountInput;
  CreateTreasuryFinancialAccountPayload: Omit<CreateTreasuryFinancialAccountPayload, 'financialAccount'> & { financialAccount?: Maybe<ResolversParentTypes['TreasuryFinancialAccount']> };
  CreateTreasuryInboundTransferInput: CreateTreasuryInboundTransferInput;
  CreateTreasuryInboundTransferPayload: Omit<CreateTreasuryInboundTransferPayload, 'inboundTransfer'> & { inboundTransfer?: Maybe<ResolversParentTypes['TreasuryInboundTransfer']> };
  CreateTreasuryOutboundPaymentInput: CreateTreasuryOutboundPaymentInput;
  CreateTreasuryOutboundPaymentPayload: Omit<CreateTreasuryOutboundPaymentPayload, 'outboundPayment'> & { outboundPayment?: Maybe<ResolversParentTypes['TreasuryOutboundPayment']> };
  CreateTreasuryOutboundTransferInput: CreateTreasuryOutboundTransferInput;
  CreateTreasuryOutboundTransferPayload: Omit<CreateTreasuryOutboundTransferPayload, 'outboundTransfer'> & { outboundTransfer?: Maybe<ResolversParentTypes['TreasuryOutboundTransfer']> };
  Crm: CrmMapper;
  CrmActivity: CrmActivityMapper;
  CrmActivityConnection: CrmActivityConnectionMapper;
  CrmActivityEdge: Omit<CrmActivityEdge, 'node'> & { node: ResolversParentTypes['CrmActivity'] };
  CrmActivityEvent: CrmActivityEventMapper;
  CrmActivityFilter: CrmActivityFilter;
  CrmAllPeopleFilter: CrmAllPeopleFilter;
  CrmChange: CrmChangeMapper;
  CrmChangeConnection: CrmChangeConnectionMapper;
  CrmChangeEdge: Omit<CrmChangeEdge, 'node'> & { node: ResolversParentTypes['CrmChange'] };
  CrmChangeEvent: CrmChangeEventMapper;
  CrmContactValue: CrmContactValueMapper;
  CrmContactValueInput: CrmContactValueInput;
  CrmCustomField: CrmCustomFieldMapper;
  CrmCustomFieldInput: CrmCustomFieldInput;
  CrmDeal: CrmDealMapper;
  Float: Scalars['Float']['output'];
  CrmDealConnection: CrmDealConnectionMapper;
  CrmDealEdge: Omit<CrmDealEdge, 'node'> & { node: ResolversParentTypes['CrmDeal'] };
  CrmDealEvent: CrmDealEventMapper;
  CrmDealFilter: CrmDealFilter;
  CrmDealOrder: CrmDealOrder;
  CrmFile: CrmFileMapper;
  CrmFileConnection: CrmFileConnectionMapper;
  CrmFileEdge: Omit<CrmFileEdge, 'node'> & { node: ResolversParentTypes['CrmFile'] };
  CrmFileEvent: CrmFileEventMapper;
  CrmFileOrder: CrmFileOrder;
  CrmFollower: CrmFollowerMapper;
  CrmFollowerConnection: CrmFollowerConnectionMapper;
  CrmFollowerEdge: Omit<CrmFollowerEdge, 'node'> & { node: ResolversParentTypes['CrmFollower'] };
  CrmFollowerEvent: CrmFollowerEventMapper;
  CrmHistoryEvent: CrmHistoryEventMapper;
  CrmHistoryEventConnection: CrmHistoryEventConnectionMapper;
  CrmHistoryEventEdge: Omit<CrmHistoryEventEdge, 'node'> & { node: ResolversParentTypes['CrmHistoryEvent'] };
  CrmHistoryEventFilter: CrmHistoryEventFilter;
  CrmMailEvent: CrmMailEventMapper;
  CrmMailMessage: CrmMailMessageMapper;
  CrmMailMessageConnection: CrmMailMessageConnectionMapper;
  CrmMailMessageEdge: Omit<CrmMailMessageEdge, 'node'> & { node: ResolversParentTypes['CrmMailMessage'] };
  CrmMailParty: CrmMailPartyMapper;
  CrmOrganization: CrmOrganizationMapper;
  CrmOrganizationPersonSearchFilter: CrmOrganizationPersonSearchFilter;
  CrmOtherEvent: CrmOtherEventMapper;
  CrmPerson: CrmPersonMapper;
  CrmPersonConnection: CrmPersonConnectionMapper;
  CrmPersonEdge: Omit<CrmPersonEdge, 'node'> & { node: ResolversParentTypes['CrmPerson'] };
  CrmPersonField: CrmPersonFieldMapper;
  CrmPersonFieldConnection: CrmPersonFieldConnectionMapper;
  CrmPersonFieldEdge: Omit<CrmPersonFieldEdge, 'node'> & { node: ResolversParentTypes['CrmPersonField'] };
  CrmPersonFieldOption: CrmPersonFieldOptionMapper;
  CrmPersonFieldOptionInput: CrmPersonFieldOptionInput;
  CrmPersonFilter: CrmPersonFilter;
  CrmPersonOrder: CrmPersonOrder;
  CrmPersonSearchFilter: CrmPersonSearchFilter;
  CrmUser: CrmUserMapper;
  CrmUserConnection: CrmUserConnectionMapper;
  CrmUserEdge: Omit<CrmUserEdge, 'node'> & { node: ResolversParentTypes['CrmUser'] };
  Date: Scalars['Date']['output'];
  DateRange: DateRange;
  DateTime: Scalars['DateTime']['output'];
  DateTimeRange: DateTimeRange;
  Decimal: Scalars['Decimal']['output'];
  DecimalRange: DecimalRange;
  DeleteAccountingPaymentInput: DeleteAccountingPaymentInput;
  DeleteAccountingPaymentPayload: Omit<DeleteAccountingPaymentPayload, 'payment'> & { payment?: Maybe<ResolversParentTypes['AccountingPayment']> };
  DeleteCrmPeopleInput: DeleteCrmPeopleInput;
  DeleteCrmPeoplePayload: Omit<DeleteCrmPeoplePayload, 'people'> & { people?: Maybe<Array<ResolversParentTypes['CrmPerson']>> };
  DeleteCrmPersonFieldInput: DeleteCrmPersonFieldInput;
  DeleteCrmPersonFieldPayload: Omit<DeleteCrmPersonFieldPayload, 'personField'> & { personField?: Maybe<ResolversParentTypes['CrmPersonField']> };
  DeleteCrmPersonInput: DeleteCrmPersonInput;
  DeleteCrmPersonPayload: Omit<DeleteCrmPersonPayload, 'person'> & { person?: Maybe<ResolversParentTypes['CrmPerson']> };
  DeleteCrmPersonPictureInput: DeleteCrmPersonPictureInput;
  DeleteCrmPersonPicturePayload: Omit<DeleteCrmPersonPicturePayload, 'person'> & { person?: Maybe<ResolversParentTypes['CrmPerson']> };
  DeleteErpPurchaseInvoiceLineInput: DeleteErpPurchaseInvoiceLineInput;
  DeleteErpPurchaseInvoiceLinePayload: DeleteErpPurchaseInvoiceLinePayload;
  DeleteErpSalesCreditMemoInput: DeleteErpSalesCreditMemoInput;
  DeleteErpSalesCreditMemoLineInput: DeleteErpSalesCreditMemoLineInput;
  DeleteErpSalesCreditMemoLinePayload: DeleteErpSalesCreditMemoLinePayload;
  DeleteErpSalesCreditMemoPayload: DeleteErpSalesCreditMemoPayload;
  DeleteErpTimeRegistrationEntryInput: DeleteErpTimeRegistrationEntryInput;
  DeleteErpTimeRegistrationEntryPayload: DeleteErpTimeRegistrationEntryPayload;
  DeleteErpUnitOfMeasureInput: DeleteErpUnitOfMeasureInput;
  DeleteErpUnitOfMeasurePayload: DeleteErpUnitOfMeasurePayload;
  DeleteErpVendorInput: DeleteErpVendorInput;
  DeleteErpVendorPayload: DeleteErpVendorPayload;
  DeleteMarketingCustomFieldInput: DeleteMarketingCustomFieldInput;
  DeleteMarketingCustomFieldPayload: DeleteMarketingCustomFieldPayload;
  DeleteMarketingListsInput: DeleteMarketingListsInput;
  DeleteMarketingListsPayload: DeleteMarketingListsPayload;
  Erp: ErpMapper;
  ErpAccount: ErpAccountMapper;
  ErpCurrency: ErpCurrencyMapper;
  ErpEmployee: ErpEmployeeMapper;
  ErpPaymentTerm: ErpPaymentTermMapper;
  ErpPurchaseInvoice: ErpPurchaseInvoiceMapper;
  ErpPurchaseInvoiceLine: ErpPurchaseInvoiceLineMapper;
  ErpPurchaseInvoiceLineConnection: ErpPurchaseInvoiceLineConnectionMapper;
  ErpPurchaseInvoiceLineEdge: Omit<ErpPurchaseInvoiceLineEdge, 'node'> & { node: ResolversParentTypes['ErpPurchaseInvoiceLine'] };
  ErpPurchaseInvoiceLineFilter: ErpPurchaseInvoiceLineFilter;
  ErpRetainedEarningsLine: ErpRetainedEarningsLineMapper;
  ErpRetainedEarningsLineConnection: ErpRetainedEarningsLineConnectionMapper;
  ErpRetainedEarningsLineEdge: Omit<ErpRetainedEarningsLineEdge, 'node'> & { node: ResolversParentTypes['ErpRetainedEarningsLine'] };
  ErpRetainedEarningsLineFilter: ErpRetainedEarningsLineFilter;
  ErpSalesCreditMemo: ErpSalesCreditMemoMapper;
  ErpSalesCreditMemoConnection: ErpSalesCreditMemoConnectionMapper;
  ErpSalesCreditMemoEdge: Omit<ErpSalesCreditMemoEdge, 'node'> & { node: ResolversParentTypes['ErpSalesCreditMemo'] };
  ErpSalesCreditMemoFilter: ErpSalesCreditMemoFilter;
  ErpSalesCreditMemoLine: ErpSalesCreditMemoLineMapper;
  ErpSalesCreditMemoLineConnection: ErpSalesCreditMemoLineConnectionMapper;
  ErpSalesCreditMemoLineEdge: Omit<ErpSalesCreditMemoLineEdge, 'node'> & { node: ResolversParentTypes['ErpSalesCreditMemoLine'] };
  ErpSalesCreditMemoLineFilter: ErpSalesCreditMemoLineFilter;
  ErpTimeRegistrationEntry: ErpTimeRegistrationEntryMapper;
  ErpTimeRegistrationEntryConnection: ErpTimeRegistrationEntryConnectionMapper;
  ErpTimeRegistrationEntryEdge: Omit<ErpTimeRegistrationEntryEdge, 'node'> & { node: ResolversParentTypes['ErpTimeRegistrationEntry'] };
  ErpTimeRegistrationEntryFilter: ErpTimeRegistrationEntryFilter;
  ErpTrialBalanceRow: ErpTrialBalanceRowMapper;
  ErpTrialBalanceRowConnection: ErpTrialBalanceRowConnectionMapper;
  ErpTrialBalanceRowEdge: Omit<ErpTrialBalanceRowEdge, 'node'> & { node: ResolversParentTypes['ErpTrialBalanceRow'] };
  ErpTrialBalanceRowFilter: ErpTrialBalanceRowFilter;
  ErpUnitOfMeasure: ErpUnitOfMeasureMapper;
  ErpUnitOfMeasureConnection: ErpUnitOfMeasureConnectionMapper;
  ErpUnitOfMeasureEdge: Omit<ErpUnitOfMeasureEdge, 'node'> & { node: ResolversParentTypes['ErpUnitOfMeasure'] };
  ErpUnitOfMeasureFilter: ErpUnitOfMeasureFilter;
  ErpVendor: ErpVendorMapper;
  ErpVendorConnection: ErpVendorConnectionMapper;
  ErpVendorEdge: Omit<ErpVendorEdge, 'node'> & { node: ResolversParentTypes['ErpVendor'] };
  ErpVendorFilter: ErpVendorFilter;
  ErpVendorPurchase: ErpVendorPurchaseMapper;
  ErpVendorPurchaseConnection: ErpVendorPurchaseConnectionMapper;
  ErpVendorPurchaseEdge: Omit<ErpVendorPurchaseEdge, 'node'> & { node: ResolversParentTypes['ErpVendorPurchase'] };
  ErpVendorPurchaseFilter: ErpVendorPurchaseFilter;
  FamilyRateLimits: FamilyRateLimits;
  File: File;
  FileUpload: FileUpload;
  HttpHeader: HttpHeader;
  JSON: Scalars['JSON']['output'];
  Marketing: MarketingMapper;
  MarketingContact: MarketingContactMapper;
  MarketingContactInput: MarketingContactInput;
  MarketingContactMatch: Omit<MarketingContactMatch, 'contact' | 'user'> & { contact?: Maybe<ResolversParentTypes['MarketingContact']>, user?: Maybe<ResolversParentTypes['User']> };
  MarketingContactSearch: MarketingContactSearchMapper;
  MarketingCustomField: MarketingCustomFieldMapper;
  MarketingCustomFieldConnection: MarketingCustomFieldConnectionMapper;
  MarketingCustomFieldEdge: Omit<MarketingCustomFieldEdge, 'node'> & { node: ResolversParentTypes['MarketingCustomField'] };
  MarketingExportJob: MarketingExportJobMapper;
  MarketingExportJobConnection: MarketingExportJobConnectionMapper;
  MarketingExportJobEdge: Omit<MarketingExportJobEdge, 'node'> & { node: ResolversParentTypes['MarketingExportJob'] };
  MarketingExportResults: MarketingExportResultsMapper;
  MarketingImportJob: MarketingImportJobMapper;
  MarketingImportResults: MarketingImportResultsMapper;
  MarketingList: MarketingListMapper;
  MarketingListConnection: MarketingListConnectionMapper;
  MarketingListEdge: Omit<MarketingListEdge, 'node'> & { node: ResolversParentTypes['MarketingList'] };
  MarketingReservedField: MarketingReservedFieldMapper;
  MergeCrmPeopleInput: MergeCrmPeopleInput;
  MergeCrmPeoplePayload: Omit<MergeCrmPeoplePayload, 'mergedPerson' | 'person'> & { mergedPerson?: Maybe<ResolversParentTypes['CrmPerson']>, person?: Maybe<ResolversParentTypes['CrmPerson']> };
  Money: Money;
  MoneyInput: MoneyInput;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfo;
  Payment: PaymentMapper;
  PaymentConnection: PaymentConnectionMapper;
  PaymentEdge: Omit<PaymentEdge, 'node'> & { node: ResolversParentTypes['Payment'] };
  PaymentFilter: PaymentFilter;
  PaymentOrder: PaymentOrder;
  PaymentSource: PaymentSourceMapper;
  PostAndSendErpSalesCreditMemoInput: PostAndSendErpSalesCreditMemoInput;
  PostAndSendErpSalesCreditMemoPayload: PostAndSendErpSalesCreditMemoPayloadMapper;
  PostErpSalesCreditMemoInput: PostErpSalesCreditMemoInput;
  PostErpSalesCreditMemoPayload: PostErpSalesCreditMemoPayloadMapper;
  Project: ProjectMapper;
  ProjectBudget: ProjectBudgetMapper;
  ProjectCategory: ProjectCategoryMapper;
  ProjectCompany: ProjectCompanyMapper;
  ProjectConnection: ProjectConnectionMapper;
  ProjectCustomFieldCondition: ProjectCustomFieldCondition;
  ProjectCustomFieldValue: ProjectCustomFieldValueMapper;
  ProjectEdge: Omit<ProjectEdge, 'node'> & { node: ResolversParentTypes['Project'] };
  ProjectFilter: ProjectFilter;
  ProjectManagement: ProjectManagementMapper;
  ProjectMember: ProjectMemberMapper;
  ProjectOrder: ProjectOrder;
  ProjectPerson: ProjectPersonMapper;
  ProjectPersonFilter: ProjectPersonFilter;
  ProjectPersonStatus: ProjectPersonStatusMapper;
  ProjectPersonStatusConnection: ProjectPersonStatusConnectionMapper;
  ProjectPersonStatusEdge: Omit<ProjectPersonStatusEdge, 'node'> & { node: ResolversParentTypes['ProjectPersonStatus'] };
  ProjectPersonStatusFilter: ProjectPersonStatusFilter;
  ProjectPersonStatusOrder: ProjectPersonStatusOrder;
  ProjectReaction: ProjectReaction;
  ProjectReference: ProjectReferenceMapper;
  ProjectReportFile: ProjectReportFile;
  ProjectTag: ProjectTagMapper;
  ProjectTaskCompletion: ProjectTaskCompletionMapper;
  ProjectTeam: ProjectTeamMapper;
  ProjectTeamReference: ProjectTeamReferenceMapper;
  ProjectUpdate: ProjectUpdateMapper;
  ProjectUpdateConnection: ProjectUpdateConnectionMapper;
  ProjectUpdateEdge: Omit<ProjectUpdateEdge, 'node'> & { node: ResolversParentTypes['ProjectUpdate'] };
  ProjectUpdateFilter: ProjectUpdateFilter;
  ProjectUpdateOrder: ProjectUpdateOrder;
  Query: Record<PropertyKey, never>;
  RateLimit: RateLimit;
  RateLimits: RateLimits;
  RateQuota: RateQuota;
  RemoveCrmPersonFollowerInput: RemoveCrmPersonFollowerInput;
  RemoveCrmPersonFollowerPayload: Omit<RemoveCrmPersonFollowerPayload, 'person'> & { person?: Maybe<ResolversParentTypes['CrmPerson']> };
  SendErpSalesCreditMemoInput: SendErpSalesCreditMemoInput;
  SendErpSalesCreditMemoPayload: SendErpSalesCreditMemoPayloadMapper;
  TextFilter: TextFilter;
  Treasury: TreasuryMapper;
  TreasuryAddress: TreasuryAddressMapper;
  TreasuryAddressInput: TreasuryAddressInput;
  TreasuryBalance: TreasuryBalanceMapper;
  TreasuryBankAccount: TreasuryBankAccountMapper;
  TreasuryBankAccountInput: TreasuryBankAccountInput;
  TreasuryBankAccountOptionsInput: TreasuryBankAccountOptionsInput;
  TreasuryBillingDetails: TreasuryBillingDetailsMapper;
  TreasuryBillingDetailsInput: TreasuryBillingDetailsInput;
  TreasuryCustomer: TreasuryCustomerMapper;
  TreasuryDestination: TreasuryDestinationMapper;
  TreasuryDestinationInput: TreasuryDestinationInput;
  TreasuryDestinationOptionsInput: TreasuryDestinationOptionsInput;
  TreasuryEndUserDetails: TreasuryEndUserDetailsMapper;
  TreasuryEndUserDetailsInput: TreasuryEndUserDetailsInput;
  TreasuryFeature: TreasuryFeatureMapper;
  TreasuryFeatureInput: TreasuryFeatureInput;
  TreasuryFeatureStatusDetail: TreasuryFeatureStatusDetailMapper;
  TreasuryFeatures: TreasuryFeaturesMapper;
  TreasuryFeaturesInput: TreasuryFeaturesInput;
  TreasuryFinancialAccount: TreasuryFinancialAccountMapper;
  TreasuryFinancialAddress: TreasuryFinancialAddressMapper;
  TreasuryFinancialAddressFeatures: TreasuryFinancialAddressFeaturesMapper;
  TreasuryFinancialAddressFeaturesInput: TreasuryFinancialAddressFeaturesInput;
  TreasuryForwardingSettings: TreasuryForwardingSettingsMapper;
  TreasuryForwardingSettingsInput: TreasuryForwardingSettingsInput;
  TreasuryInboundFeatures: TreasuryInboundFeaturesMapper;
  TreasuryInboundFeaturesInput: TreasuryInboundFeaturesInput;
  TreasuryInboundTransfer: TreasuryInboundTransferMapper;
  TreasuryInboundTransferConnection: TreasuryInboundTransferConnectionMapper;
  TreasuryInboundTransferEdge: Omit<TreasuryInboundTransferEdge, 'node'> & { node: ResolversParentTypes['TreasuryInboundTransfer'] };
  TreasuryInboundTransferFilter: TreasuryInboundTransferFilter;
  TreasuryMetadataEntry: TreasuryMetadataEntry;
  TreasuryMetadataEntryInput: TreasuryMetadataEntryInput;
  TreasuryOrigin: TreasuryOriginMapper;
  TreasuryOutboundFeatures: TreasuryOutboundFeaturesMapper;
  TreasuryOutboundFeaturesInput: TreasuryOutboundFeaturesInput;
  TreasuryOutboundPayment: TreasuryOutboundPaymentMapper;
  TreasuryOutboundPaymentConnection: TreasuryOutboundPaymentConnectionMapper;
  TreasuryOutboundPaymentEdge: Omit<TreasuryOutboundPaymentEdge, 'node'> & { node: ResolversParentTypes['TreasuryOutboundPayment'] };
  TreasuryOutboundPaymentFilter: TreasuryOutboundPaymentFilter;
  TreasuryOutboundTransfer: TreasuryOutboundTransferMapper;
  TreasuryOutboundTransferConnection: TreasuryOutboundTransferConnectionMapper;
  TreasuryOutboundTransferEdge: Omit<TreasuryOutboundTransferEdge, 'node'> & { node: ResolversParentTypes['TreasuryOutboundTransfer'] };
  TreasuryOutboundTransferFilter: TreasuryOutboundTransferFilter;
  TreasuryPlatformRestrictions: TreasuryPlatformRestrictionsMapper;
  TreasuryPlatformRestrictionsInput: TreasuryPlatformRestrictionsInput;
  TreasuryTransferDestinationInput: TreasuryTransferDestinationInput;
  UpdateCrmPersonFieldInput: UpdateCrmPersonFieldInput;
  UpdateCrmPersonFieldPayload: Omit<UpdateCrmPersonFieldPayload, 'personField'> & { personField?: Maybe<ResolversParentTypes['CrmPersonField']> };
  UpdateCrmPersonInput: UpdateCrmPersonInput;
  UpdateCrmPersonPayload: Omit<UpdateCrmPersonPayload, 'person'> & { person?: Maybe<ResolversParentTypes['CrmPerson']> };
  UpdateErpPurchaseInvoiceLineInput: UpdateErpPurchaseInvoiceLineInput;
  UpdateErpPurchaseInvoiceLinePayload: Omit<UpdateErpPurchaseInvoiceLinePayload, 'purchaseInvoiceLine'> & { purchaseInvoiceLine?: Maybe<ResolversParentTypes['ErpPurchaseInvoiceLine']> };
  UpdateErpSalesCreditMemoInput: UpdateErpSalesCreditMemoInput;
  UpdateErpSalesCreditMemoLineInput: UpdateErpSalesCreditMemoLineInput;
  UpdateErpSalesCreditMemoLinePayload: Omit<UpdateErpSalesCreditMemoLinePayload, 'salesCreditMemoLine'> & { salesCreditMemoLine?: Maybe<ResolversParentTypes['ErpSalesCreditMemoLine']> };
  UpdateErpSalesCreditMemoPayload: Omit<UpdateErpSalesCreditMemoPayload, 'salesCreditMemo'> & { salesCreditMemo?: Maybe<ResolversParentTypes['ErpSalesCreditMemo']> };
  UpdateErpTimeRegistrationEntryInput: UpdateErpTimeRegistrationEntryInput;
  UpdateErpTimeRegistrationEntryPayload: Omit<UpdateErpTimeRegistrationEntryPayload, 'timeRegistrationEntry'> & { timeRegistrationEntry?: Maybe<ResolversParentTypes['ErpTimeRegistrationEntry']> };
  UpdateErpUnitOfMeasureInput: UpdateErpUnitOfMeasureInput;
  UpdateErpUnitOfMeasurePayload: Omit<UpdateErpUnitOfMeasurePayload, 'unitOfMeasure'> & { unitOfMeasure?: Maybe<ResolversParentTypes['ErpUnitOfMeasure']> };
  UpdateErpVendorInput: UpdateErpVendorInput;
  UpdateErpVendorPayload: Omit<UpdateErpVendorPayload, 'vendor'> & { vendor?: Maybe<ResolversParentTypes['ErpVendor']> };
  UpdateTreasuryFinancialAccountFeaturesInput: UpdateTreasuryFinancialAccountFeaturesInput;
  UpdateTreasuryFinancialAccountFeaturesPayload: Omit<UpdateTreasuryFinancialAccountFeaturesPayload, 'financialAccount'> & { financialAccount?: Maybe<ResolversParentTypes['TreasuryFinancialAccount']> };
  UpdateTreasuryFinancialAccountInput: UpdateTreasuryFinancialAccountInput;
  UpdateTreasuryFinancialAccountPayload: Omit<UpdateTreasuryFinancialAccountPayload, 'financialAccount'> & { financialAccount?: Maybe<ResolversParentTypes['TreasuryFinancialAccount']> };
  UpsertMarketingContactsInput: UpsertMarketingContactsInput;
  UpsertMarketingContactsPayload: Omit<UpsertMarketingContactsPayload, 'importJob'> & { importJob?: Maybe<ResolversParentTypes['MarketingImportJob']> };
  User: UserMapper;
  UserError: UserError;
  String: Scalars['String']['output'];
};

export type NotNodeDirectiveArgs = {
  reason: Scalars['String']['input'];
};

export type NotNodeDirectiveResolver<Result, Parent, ContextType = BusinessContext, Args = NotNodeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountingResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Accounting'] = ResolversParentTypes['Accounting']> = {
  payment?: Resolver<Maybe<ResolversTypes['AccountingPayment']>, ParentType, ContextType, RequireFields<AccountingPaymentArgs, 'id'>>;
  prepayment?: Resolver<Maybe<ResolversTypes['AccountingPrepayment']>, ParentType, ContextType, RequireFields<AccountingPrepaymentArgs, 'id'>>;
  prepayments?: Resolver<Maybe<ResolversTypes['AccountingPrepaymentConnection']>, ParentType, ContextType, Partial<AccountingPrepaymentsArgs>>;
};

export type AccountingAccountResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['AccountingAccount'] = ResolversParentTypes['AccountingAccount']> = {
  accountId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountingAllocationResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['AccountingAllocation'] = ResolversParentTypes['AccountingAllocation']> = {
  allocationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  creditNote?: Resolver<Maybe<ResolversTypes['AccountingCreditNote']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['AccountingInvoice']>, ParentType, ContextType>;
  overpayment?: Resolver<Maybe<ResolversTypes['AccountingOverpayment']>, ParentType, ContextType>;
  prepayment?: Resolver<Maybe<ResolversTypes['AccountingPrepayment']>, ParentType, ContextType>;
  statusAttributeString?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validationErrors?: Resolver<Maybe<Array<ResolversTypes['AccountingMessage']>>, ParentType, ContextType>;
};

export type AccountingBatchPaymentResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['AccountingBatchPayment'] = ResolversParentTypes['AccountingBatchPayment']> = {
  batchPaymentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountingContactResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['AccountingContact'] = ResolversParentTypes['AccountingContact']> = {
  contactId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type AccountingCreditNoteResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['AccountingCreditNote'] = ResolversParentTypes['AccountingCreditNote']> = {
  allocations?: Resolver<Maybe<Array<ResolversTypes['AccountingAllocation']>>, ParentType, ContextType>;
  creditNoteId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creditNoteNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountingHistoryRecordResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['AccountingHistoryRecord'] = ResolversParentTypes['AccountingHistoryRecord']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountingInvoiceResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['AccountingInvoice'] = ResolversParentTypes['AccountingInvoice']> = {
  contact?: Resolver<Maybe<ResolversTypes['AccountingContact']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountingLineItemResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['AccountingLineItem'] = ResolversParentTypes['AccountingLineItem']> = {
  accountCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lineItemId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  taxAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type AccountingMessageResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['AccountingMessage'] = ResolversParentTypes['AccountingMessage']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountingOverpaymentResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['AccountingOverpayment'] = ResolversParentTypes['AccountingOverpayment']> = {
  allocations?: Resolver<Maybe<Array<ResolversTypes['AccountingAllocation']>>, ParentType, ContextType>;
  overpaymentId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountingPaymentResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['AccountingPayment'] = ResolversParentTypes['AccountingPayment'], FederationReferenceType extends FederationReferenceTypes['AccountingPayment'] = FederationReferenceTypes['AccountingPayment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AccountingPayment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['AccountingAccount']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bankAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  batchPayment?: Resolver<Maybe<ResolversTypes['AccountingBatchPayment']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  creditNote?: Resolver<Maybe<ResolversTypes['AccountingCreditNote']>, ParentType, ContextType>;
  currencyRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasAccount?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<Maybe<Array<ResolversTypes['AccountingHistoryRecord']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['AccountingInvoice']>, ParentType, ContextType>;
  overpayment?: Resolver<Maybe<ResolversTypes['AccountingOverpayment']>, ParentType, ContextType>;
  particulars?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  paymentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prepayment?: Resolver<Maybe<ResolversTypes['AccountingPrepayment']>, ParentType, ContextType>;
  reconciled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['PaymentState']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['PaymentStatus']>, ParentType, ContextType>;
  tenantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validationErrors?: Resolver<Maybe<Array<ResolversTypes['AccountingMessage']>>, ParentType, ContextType>;
  warnings?: Resolver<Maybe<Array<ResolversTypes['AccountingMessage']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountingPaymentResultResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['AccountingPaymentResult'] = ResolversParentTypes['AccountingPaymentResult']> = {
  payment?: Resolver<Maybe<ResolversTypes['AccountingPayment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AccountingPrepaymentResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['AccountingPrepayment'] = ResolversParentTypes['AccountingPrepayment'], FederationReferenceType extends FederationReferenceTypes['AccountingPrepayment'] = FederationReferenceTypes['AccountingPrepayment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AccountingPrepayment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  allocations?: Resolver<Maybe<Array<ResolversTypes['AccountingAllocation']>>, ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['AccountingContact']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencyRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  hasAttachments?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineAmountTypes?: Resolver<Maybe<ResolversTypes['AccountingLineAmountTypes']>, ParentType, ContextType>;
  lineItems?: Resolver<Maybe<Array<ResolversTypes['AccountingLineItem']>>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remainingCredit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['AccountingPrepaymentStatus']>, ParentType, ContextType>;
  subTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  tenantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['AccountingPrepaymentType']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountingPrepaymentConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['AccountingPrepaymentConnection'] = ResolversParentTypes['AccountingPrepaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AccountingPrepaymentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AccountingPrepayment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AccountingPrepaymentEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['AccountingPrepaymentEdge'] = ResolversParentTypes['AccountingPrepaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AccountingPrepayment'], ParentType, ContextType>;
};

export type AddCrmPersonFollowerPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['AddCrmPersonFollowerPayload'] = ResolversParentTypes['AddCrmPersonFollowerPayload']> = {
  follower?: Resolver<Maybe<ResolversTypes['CrmFollower']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['CrmPerson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BankAccountResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankAccount'] = ResolversParentTypes['BankAccount'], FederationReferenceType extends FederationReferenceTypes['BankAccount'] = FederationReferenceTypes['BankAccount']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankAccount']> | FederationReferenceType, FederationReferenceType, ContextType>;
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  available?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bankStatementPdf?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  cards?: Resolver<Maybe<ResolversTypes['BankCardConnection']>, ParentType, ContextType, RequireFields<BankAccountCardsArgs, 'orderBy'>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['BankAccountDayConnection']>, ParentType, ContextType, RequireFields<BankAccountDaysArgs, 'orderBy'>>;
  hold?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payments?: Resolver<Maybe<ResolversTypes['BankPaymentConnection']>, ParentType, ContextType, RequireFields<BankAccountPaymentsArgs, 'orderBy'>>;
  routingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statements?: Resolver<Maybe<ResolversTypes['BankStatementConnection']>, ParentType, ContextType, RequireFields<BankAccountStatementsArgs, 'orderBy'>>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['BankTransaction']>, ParentType, ContextType, RequireFields<BankAccountTransactionArgs, 'id'>>;
  transactions?: Resolver<Maybe<ResolversTypes['BankTransactionConnection']>, ParentType, ContextType, RequireFields<BankAccountTransactionsArgs, 'orderBy'>>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankAccountConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankAccountConnection'] = ResolversParentTypes['BankAccountConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankAccountEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankAccountDayResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankAccountDay'] = ResolversParentTypes['BankAccountDay'], FederationReferenceType extends FederationReferenceTypes['BankAccountDay'] = FederationReferenceTypes['BankAccountDay']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankAccountDay']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  available?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  hold?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankAccountDayConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankAccountDayConnection'] = ResolversParentTypes['BankAccountDayConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankAccountDayEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankAccountDay']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankAccountDayEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankAccountDayEdge'] = ResolversParentTypes['BankAccountDayEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankAccountDay'], ParentType, ContextType>;
};

export type BankAccountEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankAccountEdge'] = ResolversParentTypes['BankAccountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankAccount'], ParentType, ContextType>;
};

export type BankAddressResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankAddress'] = ResolversParentTypes['BankAddress']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BankApiTokenResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankApiToken'] = ResolversParentTypes['BankApiToken']> = {
  apiUser?: Resolver<Maybe<ResolversTypes['BankApiUser']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  scopes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankApiTokenConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankApiTokenConnection'] = ResolversParentTypes['BankApiTokenConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankApiTokenEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankApiToken']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankApiTokenEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankApiTokenEdge'] = ResolversParentTypes['BankApiTokenEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankApiToken'], ParentType, ContextType>;
};

export type BankApiUserResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankApiUser'] = ResolversParentTypes['BankApiUser'], FederationReferenceType extends FederationReferenceTypes['BankApiUser'] = FederationReferenceTypes['BankApiUser']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankApiUser']> | FederationReferenceType, FederationReferenceType, ContextType>;
  apiTokens?: Resolver<Maybe<ResolversTypes['BankApiTokenConnection']>, ParentType, ContextType, RequireFields<BankApiUserApiTokensArgs, 'orderBy'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankApplicationResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankApplication'] = ResolversParentTypes['BankApplication'], FederationReferenceType extends FederationReferenceTypes['BankApplication'] = FederationReferenceTypes['BankApplication']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankApplication']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documents?: Resolver<Maybe<ResolversTypes['BankApplicationDocumentConnection']>, ParentType, ContextType, Partial<BankApplicationDocumentsArgs>>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankApplicationConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankApplicationConnection'] = ResolversParentTypes['BankApplicationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankApplicationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankApplication']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankApplicationDocumentResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankApplicationDocument'] = ResolversParentTypes['BankApplicationDocument']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BankApplicationDocumentConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankApplicationDocumentConnection'] = ResolversParentTypes['BankApplicationDocumentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankApplicationDocumentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankApplicationDocument']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankApplicationDocumentEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankApplicationDocumentEdge'] = ResolversParentTypes['BankApplicationDocumentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankApplicationDocument'], ParentType, ContextType>;
};

export type BankApplicationEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankApplicationEdge'] = ResolversParentTypes['BankApplicationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankApplication'], ParentType, ContextType>;
};

export type BankApplicationFormResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankApplicationForm'] = ResolversParentTypes['BankApplicationForm'], FederationReferenceType extends FederationReferenceTypes['BankApplicationForm'] = FederationReferenceTypes['BankApplicationForm']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankApplicationForm']> | FederationReferenceType, FederationReferenceType, ContextType>;
  application?: Resolver<Maybe<ResolversTypes['BankApplication']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankApplicationFormConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankApplicationFormConnection'] = ResolversParentTypes['BankApplicationFormConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankApplicationFormEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankApplicationForm']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankApplicationFormEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankApplicationFormEdge'] = ResolversParentTypes['BankApplicationFormEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankApplicationForm'], ParentType, ContextType>;
};

export type BankCardResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCard'] = ResolversParentTypes['BankCard'], FederationReferenceType extends FederationReferenceTypes['BankCard'] = FederationReferenceTypes['BankCard']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankCard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  authorizationRequests?: Resolver<Maybe<ResolversTypes['BankCardAuthorizationRequestConnection']>, ParentType, ContextType, RequireFields<BankCardAuthorizationRequestsArgs, 'orderBy'>>;
  authorizations?: Resolver<Maybe<ResolversTypes['BankCardAuthorizationConnection']>, ParentType, ContextType, RequireFields<BankCardAuthorizationsArgs, 'orderBy'>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  expirationMonth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last4Digits?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limits?: Resolver<Maybe<ResolversTypes['BankCardLimits']>, ParentType, ContextType>;
  nameOnCard?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pinStatus?: Resolver<Maybe<ResolversTypes['BankCardPinStatus']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactions?: Resolver<Maybe<ResolversTypes['BankTransactionConnection']>, ParentType, ContextType, RequireFields<BankCardTransactionsArgs, 'orderBy'>>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankCardAuthorizationResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCardAuthorization'] = ResolversParentTypes['BankCardAuthorization'], FederationReferenceType extends FederationReferenceTypes['BankCardAuthorization'] = FederationReferenceTypes['BankCardAuthorization']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankCardAuthorization']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['BankCard']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  merchant?: Resolver<Maybe<ResolversTypes['BankMerchant']>, ParentType, ContextType>;
  recurring?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankCardAuthorizationConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCardAuthorizationConnection'] = ResolversParentTypes['BankCardAuthorizationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankCardAuthorizationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankCardAuthorization']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankCardAuthorizationEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCardAuthorizationEdge'] = ResolversParentTypes['BankCardAuthorizationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankCardAuthorization'], ParentType, ContextType>;
};

export type BankCardAuthorizationRequestResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCardAuthorizationRequest'] = ResolversParentTypes['BankCardAuthorizationRequest'], FederationReferenceType extends FederationReferenceTypes['BankCardAuthorizationRequest'] = FederationReferenceTypes['BankCardAuthorizationRequest']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankCardAuthorizationRequest']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['BankCard']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  merchant?: Resolver<Maybe<ResolversTypes['BankMerchant']>, ParentType, ContextType>;
  partialApprovalAllowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankCardAuthorizationRequestConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCardAuthorizationRequestConnection'] = ResolversParentTypes['BankCardAuthorizationRequestConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankCardAuthorizationRequestEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankCardAuthorizationRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankCardAuthorizationRequestEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCardAuthorizationRequestEdge'] = ResolversParentTypes['BankCardAuthorizationRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankCardAuthorizationRequest'], ParentType, ContextType>;
};

export type BankCardConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCardConnection'] = ResolversParentTypes['BankCardConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankCardEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankCard']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankCardEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCardEdge'] = ResolversParentTypes['BankCardEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankCard'], ParentType, ContextType>;
};

export type BankCardLimitResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCardLimit'] = ResolversParentTypes['BankCardLimit']> = {
  cardTransaction?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  purchase?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  withdrawal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type BankCardLimitsResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCardLimits'] = ResolversParentTypes['BankCardLimits']> = {
  daily?: Resolver<Maybe<ResolversTypes['BankCardLimit']>, ParentType, ContextType>;
  dailyTotals?: Resolver<Maybe<ResolversTypes['BankCardLimit']>, ParentType, ContextType>;
  monthly?: Resolver<Maybe<ResolversTypes['BankCardLimit']>, ParentType, ContextType>;
};

export type BankCheckDepositResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCheckDeposit'] = ResolversParentTypes['BankCheckDeposit'], FederationReferenceType extends FederationReferenceTypes['BankCheckDeposit'] = FederationReferenceTypes['BankCheckDeposit']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankCheckDeposit']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  back?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  checkNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['BankPaymentCounterparty']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  front?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankCheckDepositConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCheckDepositConnection'] = ResolversParentTypes['BankCheckDepositConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankCheckDepositEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankCheckDeposit']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankCheckDepositEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCheckDepositEdge'] = ResolversParentTypes['BankCheckDepositEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankCheckDeposit'], ParentType, ContextType>;
};

export type BankCheckPaymentResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCheckPayment'] = ResolversParentTypes['BankCheckPayment'], FederationReferenceType extends FederationReferenceTypes['BankCheckPayment'] = FederationReferenceTypes['BankCheckPayment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankCheckPayment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  checkNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['BankPaymentCounterparty']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankCheckPaymentConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCheckPaymentConnection'] = ResolversParentTypes['BankCheckPaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankCheckPaymentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankCheckPayment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankCheckPaymentEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCheckPaymentEdge'] = ResolversParentTypes['BankCheckPaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankCheckPayment'], ParentType, ContextType>;
};

export type BankCounterpartyResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCounterparty'] = ResolversParentTypes['BankCounterparty'], FederationReferenceType extends FederationReferenceTypes['BankCounterparty'] = FederationReferenceTypes['BankCounterparty']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankCounterparty']> | FederationReferenceType, FederationReferenceType, ContextType>;
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['BankCounterpartyBalance']>, ParentType, ContextType>;
  bank?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  permissions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  routingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankCounterpartyBalanceResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCounterpartyBalance'] = ResolversParentTypes['BankCounterpartyBalance']> = {
  available?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type BankCounterpartyConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCounterpartyConnection'] = ResolversParentTypes['BankCounterpartyConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankCounterpartyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankCounterparty']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankCounterpartyEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCounterpartyEdge'] = ResolversParentTypes['BankCounterpartyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankCounterparty'], ParentType, ContextType>;
};

export type BankCustomerResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCustomer'] = ResolversParentTypes['BankCustomer'], FederationReferenceType extends FederationReferenceTypes['BankCustomer'] = FederationReferenceTypes['BankCustomer']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankCustomer']> | FederationReferenceType, FederationReferenceType, ContextType>;
  accounts?: Resolver<Maybe<ResolversTypes['BankAccountConnection']>, ParentType, ContextType, RequireFields<BankCustomerAccountsArgs, 'orderBy'>>;
  address?: Resolver<Maybe<ResolversTypes['BankAddress']>, ParentType, ContextType>;
  applications?: Resolver<Maybe<ResolversTypes['BankApplicationConnection']>, ParentType, ContextType, RequireFields<BankCustomerApplicationsArgs, 'orderBy'>>;
  cards?: Resolver<Maybe<ResolversTypes['BankCardConnection']>, ParentType, ContextType, RequireFields<BankCustomerCardsArgs, 'orderBy'>>;
  checkDeposits?: Resolver<Maybe<ResolversTypes['BankCheckDepositConnection']>, ParentType, ContextType, RequireFields<BankCustomerCheckDepositsArgs, 'orderBy'>>;
  checkPayments?: Resolver<Maybe<ResolversTypes['BankCheckPaymentConnection']>, ParentType, ContextType, RequireFields<BankCustomerCheckPaymentsArgs, 'orderBy'>>;
  counterparties?: Resolver<Maybe<ResolversTypes['BankCounterpartyConnection']>, ParentType, ContextType, RequireFields<BankCustomerCounterpartiesArgs, 'orderBy'>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disputes?: Resolver<Maybe<ResolversTypes['BankDisputeConnection']>, ParentType, ContextType, RequireFields<BankCustomerDisputesArgs, 'orderBy'>>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payments?: Resolver<Maybe<ResolversTypes['BankPaymentConnection']>, ParentType, ContextType, RequireFields<BankCustomerPaymentsArgs, 'orderBy'>>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedPayments?: Resolver<Maybe<ResolversTypes['BankReceivedPaymentConnection']>, ParentType, ContextType, RequireFields<BankCustomerReceivedPaymentsArgs, 'orderBy'>>;
  recurringPayments?: Resolver<Maybe<ResolversTypes['BankRecurringPaymentConnection']>, ParentType, ContextType, RequireFields<BankCustomerRecurringPaymentsArgs, 'orderBy'>>;
  repayments?: Resolver<Maybe<ResolversTypes['BankRepaymentConnection']>, ParentType, ContextType, RequireFields<BankCustomerRepaymentsArgs, 'orderBy'>>;
  rewards?: Resolver<Maybe<ResolversTypes['BankRewardConnection']>, ParentType, ContextType, RequireFields<BankCustomerRewardsArgs, 'orderBy'>>;
  statements?: Resolver<Maybe<ResolversTypes['BankStatementConnection']>, ParentType, ContextType, RequireFields<BankCustomerStatementsArgs, 'orderBy'>>;
  status?: Resolver<Maybe<ResolversTypes['BankCustomerStatus']>, ParentType, ContextType>;
  transactions?: Resolver<Maybe<ResolversTypes['BankTransactionConnection']>, ParentType, ContextType, RequireFields<BankCustomerTransactionsArgs, 'orderBy'>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankCustomerConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCustomerConnection'] = ResolversParentTypes['BankCustomerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankCustomerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankCustomerEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCustomerEdge'] = ResolversParentTypes['BankCustomerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankCustomer'], ParentType, ContextType>;
};

export type BankDisputeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankDispute'] = ResolversParentTypes['BankDispute'], FederationReferenceType extends FederationReferenceTypes['BankDispute'] = FederationReferenceTypes['BankDispute']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankDispute']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusHistory?: Resolver<Maybe<Array<ResolversTypes['BankDisputeStep']>>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['BankTransaction']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankDisputeConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankDisputeConnection'] = ResolversParentTypes['BankDisputeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankDisputeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankDispute']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankDisputeEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankDisputeEdge'] = ResolversParentTypes['BankDisputeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankDispute'], ParentType, ContextType>;
};

export type BankDisputeStepResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankDisputeStep'] = ResolversParentTypes['BankDisputeStep']> = {
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BankEventResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankEvent'] = ResolversParentTypes['BankEvent'], FederationReferenceType extends FederationReferenceTypes['BankEvent'] = FederationReferenceTypes['BankEvent']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankEvent']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payload?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankEventConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankEventConnection'] = ResolversParentTypes['BankEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankEventEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankEventEdge'] = ResolversParentTypes['BankEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankEvent'], ParentType, ContextType>;
};

export type BankInstitutionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankInstitution'] = ResolversParentTypes['BankInstitution'], FederationReferenceType extends FederationReferenceTypes['BankInstitution'] = FederationReferenceTypes['BankInstitution']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankInstitution']> | FederationReferenceType, FederationReferenceType, ContextType>;
  achSupported?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  routingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wireSupported?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankMerchantResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankMerchant'] = ResolversParentTypes['BankMerchant']> = {
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BankPaymentResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankPayment'] = ResolversParentTypes['BankPayment'], FederationReferenceType extends FederationReferenceTypes['BankPayment'] = FederationReferenceTypes['BankPayment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankPayment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['BankPaymentCounterparty']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  direction?: Resolver<Maybe<ResolversTypes['PaymentDirection']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['PaymentState']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['PaymentStatus']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankPaymentConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankPaymentConnection'] = ResolversParentTypes['BankPaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankPaymentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankPayment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankPaymentCounterpartyResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankPaymentCounterparty'] = ResolversParentTypes['BankPaymentCounterparty']> = {
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  routingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BankPaymentEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankPaymentEdge'] = ResolversParentTypes['BankPaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankPayment'], ParentType, ContextType>;
};

export type BankReceivedPaymentResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankReceivedPayment'] = ResolversParentTypes['BankReceivedPayment'], FederationReferenceType extends FederationReferenceTypes['BankReceivedPayment'] = FederationReferenceTypes['BankReceivedPayment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankReceivedPayment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counterpartyRoutingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  traceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankReceivedPaymentConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankReceivedPaymentConnection'] = ResolversParentTypes['BankReceivedPaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankReceivedPaymentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankReceivedPayment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankReceivedPaymentEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankReceivedPaymentEdge'] = ResolversParentTypes['BankReceivedPaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankReceivedPayment'], ParentType, ContextType>;
};

export type BankRecurringPaymentResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankRecurringPayment'] = ResolversParentTypes['BankRecurringPayment'], FederationReferenceType extends FederationReferenceTypes['BankRecurringPayment'] = FederationReferenceTypes['BankRecurringPayment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankRecurringPayment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  counterparty?: Resolver<Maybe<ResolversTypes['BankCounterparty']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['BankSchedule']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankRecurringPaymentConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankRecurringPaymentConnection'] = ResolversParentTypes['BankRecurringPaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankRecurringPaymentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankRecurringPayment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankRecurringPaymentEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankRecurringPaymentEdge'] = ResolversParentTypes['BankRecurringPaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankRecurringPayment'], ParentType, ContextType>;
};

export type BankRepaymentResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankRepayment'] = ResolversParentTypes['BankRepayment'], FederationReferenceType extends FederationReferenceTypes['BankRepayment'] = FederationReferenceTypes['BankRepayment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankRepayment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankRepaymentConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankRepaymentConnection'] = ResolversParentTypes['BankRepaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankRepaymentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankRepayment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankRepaymentEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankRepaymentEdge'] = ResolversParentTypes['BankRepaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankRepayment'], ParentType, ContextType>;
};

export type BankRewardResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankReward'] = ResolversParentTypes['BankReward'], FederationReferenceType extends FederationReferenceTypes['BankReward'] = FederationReferenceTypes['BankReward']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankReward']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['BankTransaction']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankRewardConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankRewardConnection'] = ResolversParentTypes['BankRewardConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankRewardEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankReward']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankRewardEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankRewardEdge'] = ResolversParentTypes['BankRewardEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankReward'], ParentType, ContextType>;
};

export type BankScheduleResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankSchedule'] = ResolversParentTypes['BankSchedule']> = {
  dayOfMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextPaymentDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type BankStatementResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankStatement'] = ResolversParentTypes['BankStatement'], FederationReferenceType extends FederationReferenceTypes['BankStatement'] = FederationReferenceTypes['BankStatement']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankStatement']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pdf?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  period?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankStatementConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankStatementConnection'] = ResolversParentTypes['BankStatementConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankStatementEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankStatement']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankStatementEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankStatementEdge'] = ResolversParentTypes['BankStatementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankStatement'], ParentType, ContextType>;
};

export type BankTransactionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankTransaction'] = ResolversParentTypes['BankTransaction'], FederationReferenceType extends FederationReferenceTypes['BankTransaction'] = FederationReferenceTypes['BankTransaction']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankTransaction']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['BankCard']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  direction?: Resolver<Maybe<ResolversTypes['PaymentDirection']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['BankPayment']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankTransactionConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankTransactionConnection'] = ResolversParentTypes['BankTransactionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankTransactionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankTransaction']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankTransactionEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankTransactionEdge'] = ResolversParentTypes['BankTransactionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankTransaction'], ParentType, ContextType>;
};

export type BankWebhookResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankWebhook'] = ResolversParentTypes['BankWebhook'], FederationReferenceType extends FederationReferenceTypes['BankWebhook'] = FederationReferenceTypes['BankWebhook']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankWebhook']> | FederationReferenceType, FederationReferenceType, ContextType>;
  contentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveryMode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankWebhookConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankWebhookConnection'] = ResolversParentTypes['BankWebhookConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankWebhookEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankWebhook']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankWebhookEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankWebhookEdge'] = ResolversParentTypes['BankWebhookEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankWebhook'], ParentType, ContextType>;
};

export type BankingResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Banking'] = ResolversParentTypes['Banking']> = {
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType, RequireFields<BankingAccountArgs, 'id'>>;
  accountDays?: Resolver<Maybe<ResolversTypes['BankAccountDayConnection']>, ParentType, ContextType, RequireFields<BankingAccountDaysArgs, 'orderBy'>>;
  accounts?: Resolver<Maybe<ResolversTypes['BankAccountConnection']>, ParentType, ContextType, RequireFields<BankingAccountsArgs, 'orderBy'>>;
  apiTokens?: Resolver<Maybe<ResolversTypes['BankApiTokenConnection']>, ParentType, ContextType, RequireFields<BankingApiTokensArgs, 'orderBy' | 'userId'>>;
  application?: Resolver<Maybe<ResolversTypes['BankApplication']>, ParentType, ContextType, RequireFields<BankingApplicationArgs, 'id'>>;
  applicationForms?: Resolver<Maybe<ResolversTypes['BankApplicationFormConnection']>, ParentType, ContextType, RequireFields<BankingApplicationFormsArgs, 'orderBy'>>;
  applications?: Resolver<Maybe<ResolversTypes['BankApplicationConnection']>, ParentType, ContextType, RequireFields<BankingApplicationsArgs, 'orderBy'>>;
  card?: Resolver<Maybe<ResolversTypes['BankCard']>, ParentType, ContextType, RequireFields<BankingCardArgs, 'id'>>;
  cardAuthorizationRequests?: Resolver<Maybe<ResolversTypes['BankCardAuthorizationRequestConnection']>, ParentType, ContextType, RequireFields<BankingCardAuthorizationRequestsArgs, 'orderBy'>>;
  cardAuthorizations?: Resolver<Maybe<ResolversTypes['BankCardAuthorizationConnection']>, ParentType, ContextType, RequireFields<BankingCardAuthorizationsArgs, 'orderBy'>>;
  cards?: Resolver<Maybe<ResolversTypes['BankCardConnection']>, ParentType, ContextType, RequireFields<BankingCardsArgs, 'orderBy'>>;
  checkDeposit?: Resolver<Maybe<ResolversTypes['BankCheckDeposit']>, ParentType, ContextType, RequireFields<BankingCheckDepositArgs, 'id'>>;
  checkDeposits?: Resolver<Maybe<ResolversTypes['BankCheckDepositConnection']>, ParentType, ContextType, RequireFields<BankingCheckDepositsArgs, 'orderBy'>>;
  checkPayment?: Resolver<Maybe<ResolversTypes['BankCheckPayment']>, ParentType, ContextType, RequireFields<BankingCheckPaymentArgs, 'id'>>;
  checkPayments?: Resolver<Maybe<ResolversTypes['BankCheckPaymentConnection']>, ParentType, ContextType, RequireFields<BankingCheckPaymentsArgs, 'orderBy'>>;
  counterparties?: Resolver<Maybe<ResolversTypes['BankCounterpartyConnection']>, ParentType, ContextType, RequireFields<BankingCounterpartiesArgs, 'orderBy'>>;
  counterparty?: Resolver<Maybe<ResolversTypes['BankCounterparty']>, ParentType, ContextType, RequireFields<BankingCounterpartyArgs, 'id'>>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType, RequireFields<BankingCustomerArgs, 'id'>>;
  customers?: Resolver<Maybe<ResolversTypes['BankCustomerConnection']>, ParentType, ContextType, Partial<BankingCustomersArgs>>;
  dispute?: Resolver<Maybe<ResolversTypes['BankDispute']>, ParentType, ContextType, RequireFields<BankingDisputeArgs, 'id'>>;
  disputes?: Resolver<Maybe<ResolversTypes['BankDisputeConnection']>, ParentType, ContextType, RequireFields<BankingDisputesArgs, 'orderBy'>>;
  event?: Resolver<Maybe<ResolversTypes['BankEvent']>, ParentType, ContextType, RequireFields<BankingEventArgs, 'id'>>;
  events?: Resolver<Maybe<ResolversTypes['BankEventConnection']>, ParentType, ContextType, RequireFields<BankingEventsArgs, 'orderBy'>>;
  institution?: Resolver<Maybe<ResolversTypes['BankInstitution']>, ParentType, ContextType, RequireFields<BankingInstitutionArgs, 'routingNumber'>>;
  payment?: Resolver<Maybe<ResolversTypes['BankPayment']>, ParentType, ContextType, RequireFields<BankingPaymentArgs, 'id'>>;
  payments?: Resolver<Maybe<ResolversTypes['BankPaymentConnection']>, ParentType, ContextType, RequireFields<BankingPaymentsArgs, 'orderBy'>>;
  receivedPayment?: Resolver<Maybe<ResolversTypes['BankReceivedPayment']>, ParentType, ContextType, RequireFields<BankingReceivedPaymentArgs, 'id'>>;
  receivedPayments?: Resolver<Maybe<ResolversTypes['BankReceivedPaymentConnection']>, ParentType, ContextType, RequireFields<BankingReceivedPaymentsArgs, 'orderBy'>>;
  recurringPayment?: Resolver<Maybe<ResolversTypes['BankRecurringPayment']>, ParentType, ContextType, RequireFields<BankingRecurringPaymentArgs, 'id'>>;
  recurringPayments?: Resolver<Maybe<ResolversTypes['BankRecurringPaymentConnection']>, ParentType, ContextType, RequireFields<BankingRecurringPaymentsArgs, 'orderBy'>>;
  repayment?: Resolver<Maybe<ResolversTypes['BankRepayment']>, ParentType, ContextType, RequireFields<BankingRepaymentArgs, 'id'>>;
  repayments?: Resolver<Maybe<ResolversTypes['BankRepaymentConnection']>, ParentType, ContextType, RequireFields<BankingRepaymentsArgs, 'orderBy'>>;
  reward?: Resolver<Maybe<ResolversTypes['BankReward']>, ParentType, ContextType, RequireFields<BankingRewardArgs, 'id'>>;
  rewards?: Resolver<Maybe<ResolversTypes['BankRewardConnection']>, ParentType, ContextType, RequireFields<BankingRewardsArgs, 'orderBy'>>;
  statement?: Resolver<Maybe<ResolversTypes['BankStatement']>, ParentType, ContextType, RequireFields<BankingStatementArgs, 'id'>>;
  statements?: Resolver<Maybe<ResolversTypes['BankStatementConnection']>, ParentType, ContextType, RequireFields<BankingStatementsArgs, 'orderBy'>>;
  transaction?: Resolver<Maybe<ResolversTypes['BankTransaction']>, ParentType, ContextType, RequireFields<BankingTransactionArgs, 'id'>>;
  transactions?: Resolver<Maybe<ResolversTypes['BankTransactionConnection']>, ParentType, ContextType, RequireFields<BankingTransactionsArgs, 'orderBy'>>;
  webhooks?: Resolver<Maybe<ResolversTypes['BankWebhookConnection']>, ParentType, ContextType, RequireFields<BankingWebhooksArgs, 'orderBy'>>;
};

export type CancelAndSendErpSalesCreditMemoPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CancelAndSendErpSalesCreditMemoPayload'] = ResolversParentTypes['CancelAndSendErpSalesCreditMemoPayload']> = {
  salesCreditMemo?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemo']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelErpSalesCreditMemoPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CancelErpSalesCreditMemoPayload'] = ResolversParentTypes['CancelErpSalesCreditMemoPayload']> = {
  salesCreditMemo?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemo']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelTreasuryInboundTransferPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CancelTreasuryInboundTransferPayload'] = ResolversParentTypes['CancelTreasuryInboundTransferPayload']> = {
  inboundTransfer?: Resolver<Maybe<ResolversTypes['TreasuryInboundTransfer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelTreasuryOutboundPaymentPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CancelTreasuryOutboundPaymentPayload'] = ResolversParentTypes['CancelTreasuryOutboundPaymentPayload']> = {
  outboundPayment?: Resolver<Maybe<ResolversTypes['TreasuryOutboundPayment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CloseTreasuryFinancialAccountPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CloseTreasuryFinancialAccountPayload'] = ResolversParentTypes['CloseTreasuryFinancialAccountPayload']> = {
  financialAccount?: Resolver<Maybe<ResolversTypes['TreasuryFinancialAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company'], FederationReferenceType extends FederationReferenceTypes['Company'] = FederationReferenceTypes['Company']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Company']> | FederationReferenceType, FederationReferenceType, ContextType>;
  crmOrganization?: Resolver<Maybe<ResolversTypes['CrmOrganization']>, ParentType, ContextType>;
  crmOrganizations?: Resolver<Maybe<Array<ResolversTypes['CrmOrganization']>>, ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  erpVendor?: Resolver<Maybe<ResolversTypes['ErpVendor']>, ParentType, ContextType>;
  erpVendors?: Resolver<Maybe<Array<ResolversTypes['ErpVendor']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sourcesOfBusiness?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateAccountingPaymentHistoryPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateAccountingPaymentHistoryPayload'] = ResolversParentTypes['CreateAccountingPaymentHistoryPayload']> = {
  idempotencyKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['AccountingPayment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateAccountingPaymentsPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateAccountingPaymentsPayload'] = ResolversParentTypes['CreateAccountingPaymentsPayload']> = {
  idempotencyKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<Maybe<Array<ResolversTypes['AccountingPaymentResult']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateCrmPersonFieldPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateCrmPersonFieldPayload'] = ResolversParentTypes['CreateCrmPersonFieldPayload']> = {
  personField?: Resolver<Maybe<ResolversTypes['CrmPersonField']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateCrmPersonPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateCrmPersonPayload'] = ResolversParentTypes['CreateCrmPersonPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['CrmPerson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateErpPurchaseInvoiceLinePayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateErpPurchaseInvoiceLinePayload'] = ResolversParentTypes['CreateErpPurchaseInvoiceLinePayload']> = {
  purchaseInvoiceLine?: Resolver<Maybe<ResolversTypes['ErpPurchaseInvoiceLine']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateErpSalesCreditMemoLinePayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateErpSalesCreditMemoLinePayload'] = ResolversParentTypes['CreateErpSalesCreditMemoLinePayload']> = {
  salesCreditMemoLine?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemoLine']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateErpSalesCreditMemoPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateErpSalesCreditMemoPayload'] = ResolversParentTypes['CreateErpSalesCreditMemoPayload']> = {
  salesCreditMemo?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemo']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateErpTimeRegistrationEntryPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateErpTimeRegistrationEntryPayload'] = ResolversParentTypes['CreateErpTimeRegistrationEntryPayload']> = {
  timeRegistrationEntry?: Resolver<Maybe<ResolversTypes['ErpTimeRegistrationEntry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateErpUnitOfMeasurePayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateErpUnitOfMeasurePayload'] = ResolversParentTypes['CreateErpUnitOfMeasurePayload']> = {
  unitOfMeasure?: Resolver<Maybe<ResolversTypes['ErpUnitOfMeasure']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateErpVendorPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateErpVendorPayload'] = ResolversParentTypes['CreateErpVendorPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  vendor?: Resolver<Maybe<ResolversTypes['ErpVendor']>, ParentType, ContextType>;
};

export type CreateMarketingCustomFieldPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateMarketingCustomFieldPayload'] = ResolversParentTypes['CreateMarketingCustomFieldPayload']> = {
  customField?: Resolver<Maybe<ResolversTypes['MarketingCustomField']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateMarketingExportJobPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateMarketingExportJobPayload'] = ResolversParentTypes['CreateMarketingExportJobPayload']> = {
  exportJob?: Resolver<Maybe<ResolversTypes['MarketingExportJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateMarketingImportJobPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateMarketingImportJobPayload'] = ResolversParentTypes['CreateMarketingImportJobPayload']> = {
  importJob?: Resolver<Maybe<ResolversTypes['MarketingImportJob']>, ParentType, ContextType>;
  upload?: Resolver<Maybe<ResolversTypes['FileUpload']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateTreasuryFinancialAccountPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateTreasuryFinancialAccountPayload'] = ResolversParentTypes['CreateTreasuryFinancialAccountPayload']> = {
  financialAccount?: Resolver<Maybe<ResolversTypes['TreasuryFinancialAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateTreasuryInboundTransferPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateTreasuryInboundTransferPayload'] = ResolversParentTypes['CreateTreasuryInboundTransferPayload']> = {
  inboundTransfer?: Resolver<Maybe<ResolversTypes['TreasuryInboundTransfer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateTreasuryOutboundPaymentPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateTreasuryOutboundPaymentPayload'] = ResolversParentTypes['CreateTreasuryOutboundPaymentPayload']> = {
  outboundPayment?: Resolver<Maybe<ResolversTypes['TreasuryOutboundPayment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateTreasuryOutboundTransferPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateTreasuryOutboundTransferPayload'] = ResolversParentTypes['CreateTreasuryOutboundTransferPayload']> = {
  outboundTransfer?: Resolver<Maybe<ResolversTypes['TreasuryOutboundTransfer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CrmResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Crm'] = ResolversParentTypes['Crm']> = {
  allPeople?: Resolver<Maybe<ResolversTypes['CrmPersonConnection']>, ParentType, ContextType, Partial<CrmAllPeopleArgs>>;
  people?: Resolver<Maybe<ResolversTypes['CrmPersonConnection']>, ParentType, ContextType, Partial<CrmPeopleArgs>>;
  person?: Resolver<Maybe<ResolversTypes['CrmPerson']>, ParentType, ContextType, RequireFields<CrmPersonArgs, 'id'>>;
  personField?: Resolver<Maybe<ResolversTypes['CrmPersonField']>, ParentType, ContextType, RequireFields<CrmPersonFieldArgs, 'id'>>;
  personFields?: Resolver<Maybe<ResolversTypes['CrmPersonFieldConnection']>, ParentType, ContextType, Partial<CrmPersonFieldsArgs>>;
  searchPeople?: Resolver<Maybe<ResolversTypes['CrmPersonConnection']>, ParentType, ContextType, RequireFields<CrmSearchPeopleArgs, 'filter'>>;
};

export type CrmActivityResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmActivity'] = ResolversParentTypes['CrmActivity']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dealId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  done?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dueTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['CrmUser']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CrmActivityConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmActivityConnection'] = ResolversParentTypes['CrmActivityConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CrmActivityEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CrmActivity']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CrmActivityEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmActivityEdge'] = ResolversParentTypes['CrmActivityEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CrmActivity'], ParentType, ContextType>;
};

export type CrmActivityEventResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmActivityEvent'] = ResolversParentTypes['CrmActivityEvent']> = {
  activity?: Resolver<Maybe<ResolversTypes['CrmActivity']>, ParentType, ContextType>;
  occurredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CrmChangeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmChange'] = ResolversParentTypes['CrmChange']> = {
  actor?: Resolver<Maybe<ResolversTypes['CrmUser']>, ParentType, ContextType>;
  bulk?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['CrmPersonField']>, ParentType, ContextType>;
  fieldKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  oldValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CrmChangeConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmChangeConnection'] = ResolversParentTypes['CrmChangeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CrmChangeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CrmChange']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CrmChangeEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmChangeEdge'] = ResolversParentTypes['CrmChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CrmChange'], ParentType, ContextType>;
};

export type CrmChangeEventResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmChangeEvent'] = ResolversParentTypes['CrmChangeEvent']> = {
  change?: Resolver<Maybe<ResolversTypes['CrmChange']>, ParentType, ContextType>;
  occurredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CrmContactValueResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmContactValue'] = ResolversParentTypes['CrmContactValue']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primary?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CrmCustomFieldResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmCustomField'] = ResolversParentTypes['CrmCustomField']> = {
  field?: Resolver<ResolversTypes['CrmPersonField'], ParentType, ContextType>;
  options?: Resolver<Maybe<Array<ResolversTypes['CrmPersonFieldOption']>>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type CrmDealResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmDeal'] = ResolversParentTypes['CrmDeal']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expectedCloseDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lostAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lostReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['CrmOrganization']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['CrmUser']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['CrmPerson']>, ParentType, ContextType>;
  probability?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['CrmDealStatus']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  wonAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CrmDealConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmDealConnection'] = ResolversParentTypes['CrmDealConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CrmDealEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CrmDeal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CrmDealEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmDealEdge'] = ResolversParentTypes['CrmDealEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CrmDeal'], ParentType, ContextType>;
};

export type CrmDealEventResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmDealEvent'] = ResolversParentTypes['CrmDealEvent']> = {
  deal?: Resolver<Maybe<ResolversTypes['CrmDeal']>, ParentType, ContextType>;
  occurredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CrmFileResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmFile'] = ResolversParentTypes['CrmFile']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dealId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['CrmUser']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CrmFileConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmFileConnection'] = ResolversParentTypes['CrmFileConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CrmFileEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CrmFile']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CrmFileEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmFileEdge'] = ResolversParentTypes['CrmFileEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CrmFile'], ParentType, ContextType>;
};

export type CrmFileEventResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmFileEvent'] = ResolversParentTypes['CrmFileEvent']> = {
  file?: Resolver<Maybe<ResolversTypes['CrmFile']>, ParentType, ContextType>;
  occurredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CrmFollowerResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmFollower'] = ResolversParentTypes['CrmFollower']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  crmUser?: Resolver<Maybe<ResolversTypes['CrmUser']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CrmFollowerConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmFollowerConnection'] = ResolversParentTypes['CrmFollowerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CrmFollowerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CrmFollower']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CrmFollowerEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmFollowerEdge'] = ResolversParentTypes['CrmFollowerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CrmFollower'], ParentType, ContextType>;
};

export type CrmFollowerEventResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmFollowerEvent'] = ResolversParentTypes['CrmFollowerEvent']> = {
  follower?: Resolver<Maybe<ResolversTypes['CrmFollower']>, ParentType, ContextType>;
  occurredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CrmHistoryEventResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmHistoryEvent'] = ResolversParentTypes['CrmHistoryEvent']> = {
  __resolveType: TypeResolveFn<'CrmActivityEvent' | 'CrmChangeEvent' | 'CrmDealEvent' | 'CrmFileEvent' | 'CrmFollowerEvent' | 'CrmMailEvent' | 'CrmOtherEvent', ParentType, ContextType>;
};

export type CrmHistoryEventConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmHistoryEventConnection'] = ResolversParentTypes['CrmHistoryEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CrmHistoryEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CrmHistoryEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CrmHistoryEventEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmHistoryEventEdge'] = ResolversParentTypes['CrmHistoryEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CrmHistoryEvent'], ParentType, ContextType>;
};

export type CrmMailEventResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmMailEvent'] = ResolversParentTypes['CrmMailEvent']> = {
  mailMessage?: Resolver<Maybe<ResolversTypes['CrmMailMessage']>, ParentType, ContextType>;
  occurredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CrmMailMessageResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmMailMessage'] = ResolversParentTypes['CrmMailMessage']> = {
  from?: Resolver<Maybe<Array<ResolversTypes['CrmMailParty']>>, ParentType, ContextType>;
  hasAttachments?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  read?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  snippet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  threadId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  to?: Resolver<Maybe<Array<ResolversTypes['CrmMailParty']>>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CrmMailMessageConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmMailMessageConnection'] = ResolversParentTypes['CrmMailMessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CrmMailMessageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CrmMailMessage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CrmMailMessageEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmMailMessageEdge'] = ResolversParentTypes['CrmMailMessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CrmMailMessage'], ParentType, ContextType>;
};

export type CrmMailPartyResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmMailParty'] = ResolversParentTypes['CrmMailParty']> = {
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CrmOrganizationResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmOrganization'] = ResolversParentTypes['CrmOrganization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  searchPeople?: Resolver<Maybe<ResolversTypes['CrmPersonConnection']>, ParentType, ContextType, RequireFields<CrmOrganizationSearchPeopleArgs, 'filter'>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CrmOtherEventResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmOtherEvent'] = ResolversParentTypes['CrmOtherEvent']> = {
  occurredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CrmPersonResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmPerson'] = ResolversParentTypes['CrmPerson'], FederationReferenceType extends FederationReferenceTypes['CrmPerson'] = FederationReferenceTypes['CrmPerson']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CrmPerson']> | FederationReferenceType, FederationReferenceType, ContextType>;
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  activities?: Resolver<Maybe<ResolversTypes['CrmActivityConnection']>, ParentType, ContextType, Partial<CrmPersonActivitiesArgs>>;
  changelog?: Resolver<Maybe<ResolversTypes['CrmChangeConnection']>, ParentType, ContextType, Partial<CrmPersonChangelogArgs>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customFields?: Resolver<Maybe<Array<ResolversTypes['CrmCustomField']>>, ParentType, ContextType>;
  deals?: Resolver<Maybe<ResolversTypes['CrmDealConnection']>, ParentType, ContextType, Partial<CrmPersonDealsArgs>>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emails?: Resolver<Maybe<Array<ResolversTypes['CrmContactValue']>>, ParentType, ContextType>;
  files?: Resolver<Maybe<ResolversTypes['CrmFileConnection']>, ParentType, ContextType, Partial<CrmPersonFilesArgs>>;
  followers?: Resolver<Maybe<ResolversTypes['CrmFollowerConnection']>, ParentType, ContextType, Partial<CrmPersonFollowersArgs>>;
  history?: Resolver<Maybe<ResolversTypes['CrmHistoryEventConnection']>, ParentType, ContextType, Partial<CrmPersonHistoryArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mailMessages?: Resolver<Maybe<ResolversTypes['CrmMailMessageConnection']>, ParentType, ContextType, Partial<CrmPersonMailMessagesArgs>>;
  marketingStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['CrmOrganization']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['CrmUser']>, ParentType, ContextType>;
  permittedUsers?: Resolver<Maybe<ResolversTypes['CrmUserConnection']>, ParentType, ContextType, Partial<CrmPersonPermittedUsersArgs>>;
  phones?: Resolver<Maybe<Array<ResolversTypes['CrmContactValue']>>, ParentType, ContextType>;
  pictureId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  users?: Resolver<Maybe<Array<ResolversTypes['User']>>, ParentType, ContextType>;
  visibleTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CrmPersonConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmPersonConnection'] = ResolversParentTypes['CrmPersonConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CrmPersonEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CrmPerson']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CrmPersonEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmPersonEdge'] = ResolversParentTypes['CrmPersonEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CrmPerson'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CrmPersonFieldResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmPersonField'] = ResolversParentTypes['CrmPersonField'], FederationReferenceType extends FederationReferenceTypes['CrmPersonField'] = FederationReferenceTypes['CrmPersonField']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CrmPersonField']> | FederationReferenceType, FederationReferenceType, ContextType>;
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  custom?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mandatory?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<ResolversTypes['CrmPersonFieldOption']>>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shownWhenAdding?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['CrmPersonFieldType']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CrmPersonFieldConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmPersonFieldConnection'] = ResolversParentTypes['CrmPersonFieldConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CrmPersonFieldEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CrmPersonField']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CrmPersonFieldEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmPersonFieldEdge'] = ResolversParentTypes['CrmPersonFieldEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CrmPersonField'], ParentType, ContextType>;
};

export type CrmPersonFieldOptionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmPersonFieldOption'] = ResolversParentTypes['CrmPersonFieldOption']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CrmUserResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmUser'] = ResolversParentTypes['CrmUser']> = {
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CrmUserConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmUserConnection'] = ResolversParentTypes['CrmUserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CrmUserEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CrmUser']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CrmUserEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmUserEdge'] = ResolversParentTypes['CrmUserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CrmUser'], ParentType, ContextType>;
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

export type DeleteAccountingPaymentPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['DeleteAccountingPaymentPayload'] = ResolversParentTypes['DeleteAccountingPaymentPayload']> = {
  idempotencyKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['AccountingPayment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteCrmPeoplePayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['DeleteCrmPeoplePayload'] = ResolversParentTypes['DeleteCrmPeoplePayload']> = {
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  people?: Resolver<Maybe<Array<ResolversTypes['CrmPerson']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteCrmPersonFieldPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['DeleteCrmPersonFieldPayload'] = ResolversParentTypes['DeleteCrmPersonFieldPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  personField?: Resolver<Maybe<ResolversTypes['CrmPersonField']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteCrmPersonPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['DeleteCrmPersonPayload'] = ResolversParentTypes['DeleteCrmPersonPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['CrmPerson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteCrmPersonPicturePayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['DeleteCrmPersonPicturePayload'] = ResolversParentTypes['DeleteCrmPersonPicturePayload']> = {
  person?: Resolver<Maybe<ResolversTypes['CrmPerson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteErpPurchaseInvoiceLinePayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['DeleteErpPurchaseInvoiceLinePayload'] = ResolversParentTypes['DeleteErpPurchaseInvoiceLinePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteErpSalesCreditMemoLinePayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['DeleteErpSalesCreditMemoLinePayload'] = ResolversParentTypes['DeleteErpSalesCreditMemoLinePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteErpSalesCreditMemoPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['DeleteErpSalesCreditMemoPayload'] = ResolversParentTypes['DeleteErpSalesCreditMemoPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteErpTimeRegistrationEntryPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['DeleteErpTimeRegistrationEntryPayload'] = ResolversParentTypes['DeleteErpTimeRegistrationEntryPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteErpUnitOfMeasurePayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['DeleteErpUnitOfMeasurePayload'] = ResolversParentTypes['DeleteErpUnitOfMeasurePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteErpVendorPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['DeleteErpVendorPayload'] = ResolversParentTypes['DeleteErpVendorPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteMarketingCustomFieldPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['DeleteMarketingCustomFieldPayload'] = ResolversParentTypes['DeleteMarketingCustomFieldPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteMarketingListsPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['DeleteMarketingListsPayload'] = ResolversParentTypes['DeleteMarketingListsPayload']> = {
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ErpResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Erp'] = ResolversParentTypes['Erp']> = {
  employee?: Resolver<Maybe<ResolversTypes['ErpEmployee']>, ParentType, ContextType, RequireFields<ErpEmployeeArgs, 'id'>>;
  purchaseInvoice?: Resolver<Maybe<ResolversTypes['ErpPurchaseInvoice']>, ParentType, ContextType, RequireFields<ErpPurchaseInvoiceArgs, 'id'>>;
  purchaseInvoiceLine?: Resolver<Maybe<ResolversTypes['ErpPurchaseInvoiceLine']>, ParentType, ContextType, RequireFields<ErpPurchaseInvoiceLineArgs, 'id'>>;
  retainedEarnings?: Resolver<Maybe<ResolversTypes['ErpRetainedEarningsLineConnection']>, ParentType, ContextType, Partial<ErpRetainedEarningsArgs>>;
  retainedEarningsLine?: Resolver<Maybe<ResolversTypes['ErpRetainedEarningsLine']>, ParentType, ContextType, RequireFields<ErpRetainedEarningsLineArgs, 'lineNumber'>>;
  salesCreditMemo?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemo']>, ParentType, ContextType, RequireFields<ErpSalesCreditMemoArgs, 'id'>>;
  salesCreditMemoLine?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemoLine']>, ParentType, ContextType, RequireFields<ErpSalesCreditMemoLineArgs, 'id'>>;
  salesCreditMemoLines?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemoLineConnection']>, ParentType, ContextType, Partial<ErpSalesCreditMemoLinesArgs>>;
  salesCreditMemos?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemoConnection']>, ParentType, ContextType, Partial<ErpSalesCreditMemosArgs>>;
  timeRegistrationEntries?: Resolver<Maybe<ResolversTypes['ErpTimeRegistrationEntryConnection']>, ParentType, ContextType, Partial<ErpTimeRegistrationEntriesArgs>>;
  timeRegistrationEntry?: Resolver<Maybe<ResolversTypes['ErpTimeRegistrationEntry']>, ParentType, ContextType, RequireFields<ErpTimeRegistrationEntryArgs, 'id'>>;
  trialBalance?: Resolver<Maybe<ResolversTypes['ErpTrialBalanceRowConnection']>, ParentType, ContextType, Partial<ErpTrialBalanceArgs>>;
  trialBalanceRow?: Resolver<Maybe<ResolversTypes['ErpTrialBalanceRow']>, ParentType, ContextType, RequireFields<ErpTrialBalanceRowArgs, 'number'>>;
  unitOfMeasure?: Resolver<Maybe<ResolversTypes['ErpUnitOfMeasure']>, ParentType, ContextType, RequireFields<ErpUnitOfMeasureArgs, 'id'>>;
  unitsOfMeasure?: Resolver<Maybe<ResolversTypes['ErpUnitOfMeasureConnection']>, ParentType, ContextType, Partial<ErpUnitsOfMeasureArgs>>;
  vendor?: Resolver<Maybe<ResolversTypes['ErpVendor']>, ParentType, ContextType, RequireFields<ErpVendorArgs, 'id'>>;
  vendorPurchase?: Resolver<Maybe<ResolversTypes['ErpVendorPurchase']>, ParentType, ContextType, RequireFields<ErpVendorPurchaseArgs, 'displayName' | 'vendorId' | 'vendorNumber'>>;
  vendorPurchases?: Resolver<Maybe<ResolversTypes['ErpVendorPurchaseConnection']>, ParentType, ContextType, Partial<ErpVendorPurchasesArgs>>;
  vendors?: Resolver<Maybe<ResolversTypes['ErpVendorConnection']>, ParentType, ContextType, Partial<ErpVendorsArgs>>;
};

export type ErpAccountResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpAccount'] = ResolversParentTypes['ErpAccount']> = {
  blocked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ErpCurrencyResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpCurrency'] = ResolversParentTypes['ErpCurrency']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ErpEmployeeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpEmployee'] = ResolversParentTypes['ErpEmployee'], FederationReferenceType extends FederationReferenceTypes['ErpEmployee'] = FederationReferenceTypes['ErpEmployee']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ErpEmployee']> | FederationReferenceType, FederationReferenceType, ContextType>;
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeRegistrationEntries?: Resolver<Maybe<ResolversTypes['ErpTimeRegistrationEntryConnection']>, ParentType, ContextType, Partial<ErpEmployeeTimeRegistrationEntriesArgs>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErpPaymentTermResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpPaymentTerm'] = ResolversParentTypes['ErpPaymentTerm']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueDateCalculation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ErpPurchaseInvoiceResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpPurchaseInvoice'] = ResolversParentTypes['ErpPurchaseInvoice']> = {
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Maybe<ResolversTypes['ErpPurchaseInvoiceLineConnection']>, ParentType, ContextType, Partial<ErpPurchaseInvoiceLinesArgs>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ErpPurchaseInvoiceLineResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpPurchaseInvoiceLine'] = ResolversParentTypes['ErpPurchaseInvoiceLine'], FederationReferenceType extends FederationReferenceTypes['ErpPurchaseInvoiceLine'] = FederationReferenceTypes['ErpPurchaseInvoiceLine']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ErpPurchaseInvoiceLine']> | FederationReferenceType, FederationReferenceType, ContextType>;
  amountExcludingTax?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  amountIncludingTax?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  entityTag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expectedReceiptDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['ErpPurchaseInvoice']>, ParentType, ContextType>;
  lineObjectNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineType?: Resolver<Maybe<ResolversTypes['ErpLineType']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  sequence?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  taxPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  totalTaxAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  unitCost?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  unitOfMeasure?: Resolver<Maybe<ResolversTypes['ErpUnitOfMeasure']>, ParentType, ContextType>;
  unitOfMeasureCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErpPurchaseInvoiceLineConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpPurchaseInvoiceLineConnection'] = ResolversParentTypes['ErpPurchaseInvoiceLineConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ErpPurchaseInvoiceLineEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ErpPurchaseInvoiceLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ErpPurchaseInvoiceLineEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpPurchaseInvoiceLineEdge'] = ResolversParentTypes['ErpPurchaseInvoiceLineEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ErpPurchaseInvoiceLine'], ParentType, ContextType>;
};

export type ErpRetainedEarningsLineResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpRetainedEarningsLine'] = ResolversParentTypes['ErpRetainedEarningsLine'], FederationReferenceType extends FederationReferenceTypes['ErpRetainedEarningsLine'] = FederationReferenceTypes['ErpRetainedEarningsLine']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ErpRetainedEarningsLine']> | FederationReferenceType, FederationReferenceType, ContextType>;
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  indentation?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lineNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lineType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  netChange?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErpRetainedEarningsLineConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpRetainedEarningsLineConnection'] = ResolversParentTypes['ErpRetainedEarningsLineConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ErpRetainedEarningsLineEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ErpRetainedEarningsLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ErpRetainedEarningsLineEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpRetainedEarningsLineEdge'] = ResolversParentTypes['ErpRetainedEarningsLineEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ErpRetainedEarningsLine'], ParentType, ContextType>;
};

export type ErpSalesCreditMemoResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpSalesCreditMemo'] = ResolversParentTypes['ErpSalesCreditMemo'], FederationReferenceType extends FederationReferenceTypes['ErpSalesCreditMemo'] = FederationReferenceTypes['ErpSalesCreditMemo']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ErpSalesCreditMemo']> | FederationReferenceType, FederationReferenceType, ContextType>;
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  creditMemoDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['ErpCurrency']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entityTag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalDocumentNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Maybe<Array<ResolversTypes['ErpSalesCreditMemoLine']>>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentTerm?: Resolver<Maybe<ResolversTypes['ErpPaymentTerm']>, ParentType, ContextType>;
  paymentTermsId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postingDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  salesperson?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalExcludingTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalIncludingTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErpSalesCreditMemoConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpSalesCreditMemoConnection'] = ResolversParentTypes['ErpSalesCreditMemoConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ErpSalesCreditMemoEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ErpSalesCreditMemo']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ErpSalesCreditMemoEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpSalesCreditMemoEdge'] = ResolversParentTypes['ErpSalesCreditMemoEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ErpSalesCreditMemo'], ParentType, ContextType>;
};

export type ErpSalesCreditMemoLineResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpSalesCreditMemoLine'] = ResolversParentTypes['ErpSalesCreditMemoLine'], FederationReferenceType extends FederationReferenceTypes['ErpSalesCreditMemoLine'] = FederationReferenceTypes['ErpSalesCreditMemoLine']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ErpSalesCreditMemoLine']> | FederationReferenceType, FederationReferenceType, ContextType>;
  amountExcludingTax?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  amountIncludingTax?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  entityTag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineObjectNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineType?: Resolver<Maybe<ResolversTypes['ErpLineType']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  salesCreditMemo?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemo']>, ParentType, ContextType>;
  sequence?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shipmentDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  taxPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  totalTaxAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  unitOfMeasure?: Resolver<Maybe<ResolversTypes['ErpUnitOfMeasure']>, ParentType, ContextType>;
  unitOfMeasureCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitPrice?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErpSalesCreditMemoLineConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpSalesCreditMemoLineConnection'] = ResolversParentTypes['ErpSalesCreditMemoLineConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ErpSalesCreditMemoLineEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ErpSalesCreditMemoLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ErpSalesCreditMemoLineEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpSalesCreditMemoLineEdge'] = ResolversParentTypes['ErpSalesCreditMemoLineEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ErpSalesCreditMemoLine'], ParentType, ContextType>;
};

export type ErpTimeRegistrationEntryResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpTimeRegistrationEntry'] = ResolversParentTypes['ErpTimeRegistrationEntry'], FederationReferenceType extends FederationReferenceTypes['ErpTimeRegistrationEntry'] = FederationReferenceTypes['ErpTimeRegistrationEntry']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ErpTimeRegistrationEntry']> | FederationReferenceType, FederationReferenceType, ContextType>;
  absence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['ErpEmployee']>, ParentType, ContextType>;
  employeeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  employeeNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entityTag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobTaskNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ErpTimeRegistrationStatus']>, ParentType, ContextType>;
  unitOfMeasure?: Resolver<Maybe<ResolversTypes['ErpUnitOfMeasure']>, ParentType, ContextType>;
  unitOfMeasureCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErpTimeRegistrationEntryConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpTimeRegistrationEntryConnection'] = ResolversParentTypes['ErpTimeRegistrationEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ErpTimeRegistrationEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ErpTimeRegistrationEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ErpTimeRegistrationEntryEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpTimeRegistrationEntryEdge'] = ResolversParentTypes['ErpTimeRegistrationEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ErpTimeRegistrationEntry'], ParentType, ContextType>;
};

export type ErpTrialBalanceRowResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpTrialBalanceRow'] = ResolversParentTypes['ErpTrialBalanceRow'], FederationReferenceType extends FederationReferenceTypes['ErpTrialBalanceRow'] = FederationReferenceTypes['ErpTrialBalanceRow']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ErpTrialBalanceRow']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['ErpAccount']>, ParentType, ContextType>;
  accountId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balanceAtDateCredit?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  balanceAtDateDebit?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCredit?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  totalDebit?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErpTrialBalanceRowConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpTrialBalanceRowConnection'] = ResolversParentTypes['ErpTrialBalanceRowConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ErpTrialBalanceRowEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ErpTrialBalanceRow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ErpTrialBalanceRowEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpTrialBalanceRowEdge'] = ResolversParentTypes['ErpTrialBalanceRowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ErpTrialBalanceRow'], ParentType, ContextType>;
};

export type ErpUnitOfMeasureResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpUnitOfMeasure'] = ResolversParentTypes['ErpUnitOfMeasure'], FederationReferenceType extends FederationReferenceTypes['ErpUnitOfMeasure'] = FederationReferenceTypes['ErpUnitOfMeasure']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ErpUnitOfMeasure']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entityTag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internationalStandardCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErpUnitOfMeasureConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpUnitOfMeasureConnection'] = ResolversParentTypes['ErpUnitOfMeasureConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ErpUnitOfMeasureEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ErpUnitOfMeasure']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ErpUnitOfMeasureEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpUnitOfMeasureEdge'] = ResolversParentTypes['ErpUnitOfMeasureEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ErpUnitOfMeasure'], ParentType, ContextType>;
};

export type ErpVendorResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpVendor'] = ResolversParentTypes['ErpVendor'], FederationReferenceType extends FederationReferenceTypes['ErpVendor'] = FederationReferenceTypes['ErpVendor']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ErpVendor']> | FederationReferenceType, FederationReferenceType, ContextType>;
  addressLine1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  blocked?: Resolver<Maybe<ResolversTypes['ErpVendorBlocked']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['ErpCurrency']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entityTag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentTerm?: Resolver<Maybe<ResolversTypes['ErpPaymentTerm']>, ParentType, ContextType>;
  paymentTermsId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchase?: Resolver<Maybe<ResolversTypes['ErpVendorPurchase']>, ParentType, ContextType>;
  rawBlocked?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxRegistrationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErpVendorConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpVendorConnection'] = ResolversParentTypes['ErpVendorConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ErpVendorEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ErpVendor']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ErpVendorEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpVendorEdge'] = ResolversParentTypes['ErpVendorEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ErpVendor'], ParentType, ContextType>;
};

export type ErpVendorPurchaseResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpVendorPurchase'] = ResolversParentTypes['ErpVendorPurchase'], FederationReferenceType extends FederationReferenceTypes['ErpVendorPurchase'] = FederationReferenceTypes['ErpVendorPurchase']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ErpVendorPurchase']> | FederationReferenceType, FederationReferenceType, ContextType>;
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  totalPurchaseAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  vendor?: Resolver<Maybe<ResolversTypes['ErpVendor']>, ParentType, ContextType>;
  vendorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendorNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErpVendorPurchaseConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpVendorPurchaseConnection'] = ResolversParentTypes['ErpVendorPurchaseConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ErpVendorPurchaseEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ErpVendorPurchase']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ErpVendorPurchaseEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpVendorPurchaseEdge'] = ResolversParentTypes['ErpVendorPurchaseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ErpVendorPurchase'], ParentType, ContextType>;
};

export type FamilyRateLimitsResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['FamilyRateLimits'] = ResolversParentTypes['FamilyRateLimits']> = {
  monthlyQuota?: Resolver<Maybe<ResolversTypes['RateQuota']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['RateLimit']>, ParentType, ContextType>;
  throttledUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type FileResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reusable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FileUploadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['FileUpload'] = ResolversParentTypes['FileUpload']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  headers?: Resolver<Array<ResolversTypes['HttpHeader']>, ParentType, ContextType>;
  maxMegabytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HttpHeaderResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['HttpHeader'] = ResolversParentTypes['HttpHeader']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MarketingResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Marketing'] = ResolversParentTypes['Marketing']> = {
  contact?: Resolver<Maybe<ResolversTypes['MarketingContact']>, ParentType, ContextType, RequireFields<MarketingContactArgs, 'id'>>;
  contactCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  contactsByEmails?: Resolver<Maybe<Array<ResolversTypes['MarketingContactMatch']>>, ParentType, ContextType, RequireFields<MarketingContactsByEmailsArgs, 'emails'>>;
  customField?: Resolver<Maybe<ResolversTypes['MarketingCustomField']>, ParentType, ContextType, RequireFields<MarketingCustomFieldArgs, 'id'>>;
  customFields?: Resolver<Maybe<ResolversTypes['MarketingCustomFieldConnection']>, ParentType, ContextType, Partial<MarketingCustomFieldsArgs>>;
  exportJob?: Resolver<Maybe<ResolversTypes['MarketingExportJob']>, ParentType, ContextType, RequireFields<MarketingExportJobArgs, 'id'>>;
  exportJobs?: Resolver<Maybe<ResolversTypes['MarketingExportJobConnection']>, ParentType, ContextType, Partial<MarketingExportJobsArgs>>;
  importJob?: Resolver<Maybe<ResolversTypes['MarketingImportJob']>, ParentType, ContextType, RequireFields<MarketingImportJobArgs, 'id'>>;
  lists?: Resolver<Maybe<ResolversTypes['MarketingListConnection']>, ParentType, ContextType, Partial<MarketingListsArgs>>;
  reservedFields?: Resolver<Maybe<Array<ResolversTypes['MarketingReservedField']>>, ParentType, ContextType>;
  searchContacts?: Resolver<Maybe<ResolversTypes['MarketingContactSearch']>, ParentType, ContextType, RequireFields<MarketingSearchContactsArgs, 'rawQuery'>>;
};

export type MarketingContactResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['MarketingContact'] = ResolversParentTypes['MarketingContact'], FederationReferenceType extends FederationReferenceTypes['MarketingContact'] = FederationReferenceTypes['MarketingContact']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['MarketingContact']> | FederationReferenceType, FederationReferenceType, ContextType>;
  addressLine1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressLine2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternateEmails?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customFields?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  listIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  lists?: Resolver<Maybe<Array<ResolversTypes['MarketingList']>>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stateProvinceRegion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  users?: Resolver<Maybe<Array<ResolversTypes['User']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarketingContactMatchResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['MarketingContactMatch'] = ResolversParentTypes['MarketingContactMatch']> = {
  contact?: Resolver<Maybe<ResolversTypes['MarketingContact']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type MarketingContactSearchResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['MarketingContactSearch'] = ResolversParentTypes['MarketingContactSearch']> = {
  contacts?: Resolver<Array<ResolversTypes['MarketingContact']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MarketingCustomFieldResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['MarketingCustomField'] = ResolversParentTypes['MarketingCustomField'], FederationReferenceType extends FederationReferenceTypes['MarketingCustomField'] = FederationReferenceTypes['MarketingCustomField']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['MarketingCustomField']> | FederationReferenceType, FederationReferenceType, ContextType>;
  definitionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['MarketingCustomFieldType']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarketingCustomFieldConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['MarketingCustomFieldConnection'] = ResolversParentTypes['MarketingCustomFieldConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MarketingCustomFieldEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MarketingCustomField']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MarketingCustomFieldEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['MarketingCustomFieldEdge'] = ResolversParentTypes['MarketingCustomFieldEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MarketingCustomField'], ParentType, ContextType>;
};

export type MarketingExportJobResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['MarketingExportJob'] = ResolversParentTypes['MarketingExportJob'], FederationReferenceType extends FederationReferenceTypes['MarketingExportJob'] = FederationReferenceTypes['MarketingExportJob']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['MarketingExportJob']> | FederationReferenceType, FederationReferenceType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileType?: Resolver<Maybe<ResolversTypes['MarketingFileType']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  results?: Resolver<Maybe<ResolversTypes['MarketingExportResults']>, ParentType, ContextType>;
  segmentIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['MarketingExportJobStatus']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['MarketingExportJobType']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarketingExportJobConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['MarketingExportJobConnection'] = ResolversParentTypes['MarketingExportJobConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MarketingExportJobEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MarketingExportJob']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MarketingExportJobEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['MarketingExportJobEdge'] = ResolversParentTypes['MarketingExportJobEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MarketingExportJob'], ParentType, ContextType>;
};

export type MarketingExportResultsResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['MarketingExportResults'] = ResolversParentTypes['MarketingExportResults']> = {
  contactCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  files?: Resolver<Maybe<Array<ResolversTypes['File']>>, ParentType, ContextType>;
};

export type MarketingImportJobResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['MarketingImportJob'] = ResolversParentTypes['MarketingImportJob'], FederationReferenceType extends FederationReferenceTypes['MarketingImportJob'] = FederationReferenceTypes['MarketingImportJob']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['MarketingImportJob']> | FederationReferenceType, FederationReferenceType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  results?: Resolver<Maybe<ResolversTypes['MarketingImportResults']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['MarketingImportJobStatus']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['MarketingImportJobType']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarketingImportResultsResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['MarketingImportResults'] = ResolversParentTypes['MarketingImportResults']> = {
  createdCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deletedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  erroredCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errors?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  requestedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MarketingListResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['MarketingList'] = ResolversParentTypes['MarketingList']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarketingListConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['MarketingListConnection'] = ResolversParentTypes['MarketingListConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MarketingListEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MarketingList']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MarketingListEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['MarketingListEdge'] = ResolversParentTypes['MarketingListEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MarketingList'], ParentType, ContextType>;
};

export type MarketingReservedFieldResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['MarketingReservedField'] = ResolversParentTypes['MarketingReservedField']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['MarketingCustomFieldType']>, ParentType, ContextType>;
};

export type MergeCrmPeoplePayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['MergeCrmPeoplePayload'] = ResolversParentTypes['MergeCrmPeoplePayload']> = {
  mergedPerson?: Resolver<Maybe<ResolversTypes['CrmPerson']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['CrmPerson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addCrmPersonFollower?: Resolver<Maybe<ResolversTypes['AddCrmPersonFollowerPayload']>, ParentType, ContextType, RequireFields<MutationAddCrmPersonFollowerArgs, 'input'>>;
  cancelAndSendErpSalesCreditMemo?: Resolver<Maybe<ResolversTypes['CancelAndSendErpSalesCreditMemoPayload']>, ParentType, ContextType, RequireFields<MutationCancelAndSendErpSalesCreditMemoArgs, 'input'>>;
  cancelErpSalesCreditMemo?: Resolver<Maybe<ResolversTypes['CancelErpSalesCreditMemoPayload']>, ParentType, ContextType, RequireFields<MutationCancelErpSalesCreditMemoArgs, 'input'>>;
  cancelTreasuryInboundTransfer?: Resolver<Maybe<ResolversTypes['CancelTreasuryInboundTransferPayload']>, ParentType, ContextType, RequireFields<MutationCancelTreasuryInboundTransferArgs, 'input'>>;
  cancelTreasuryOutboundPayment?: Resolver<Maybe<ResolversTypes['CancelTreasuryOutboundPaymentPayload']>, ParentType, ContextType, RequireFields<MutationCancelTreasuryOutboundPaymentArgs, 'input'>>;
  closeTreasuryFinancialAccount?: Resolver<Maybe<ResolversTypes['CloseTreasuryFinancialAccountPayload']>, ParentType, ContextType, RequireFields<MutationCloseTreasuryFinancialAccountArgs, 'input'>>;
  createAccountingPaymentHistory?: Resolver<Maybe<ResolversTypes['CreateAccountingPaymentHistoryPayload']>, ParentType, ContextType, RequireFields<MutationCreateAccountingPaymentHistoryArgs, 'input'>>;
  createAccountingPayments?: Resolver<Maybe<ResolversTypes['CreateAccountingPaymentsPayload']>, ParentType, ContextType, RequireFields<MutationCreateAccountingPaymentsArgs, 'input'>>;
  createCrmPerson?: Resolver<Maybe<ResolversTypes['CreateCrmPersonPayload']>, ParentType, ContextType, RequireFields<MutationCreateCrmPersonArgs, 'input'>>;
  createCrmPersonField?: Resolver<Maybe<ResolversTypes['CreateCrmPersonFieldPayload']>, ParentType, ContextType, RequireFields<MutationCreateCrmPersonFieldArgs, 'input'>>;
  createErpPurchaseInvoiceLine?: Resolver<Maybe<ResolversTypes['CreateErpPurchaseInvoiceLinePayload']>, ParentType, ContextType, RequireFields<MutationCreateErpPurchaseInvoiceLineArgs, 'input'>>;
  createErpSalesCreditMemo?: Resolver<Maybe<ResolversTypes['CreateErpSalesCreditMemoPayload']>, ParentType, ContextType, RequireFields<MutationCreateErpSalesCreditMemoArgs, 'input'>>;
  createErpSalesCreditMemoLine?: Resolver<Maybe<ResolversTypes['CreateErpSalesCreditMemoLinePayload']>, ParentType, ContextType, RequireFields<MutationCreateErpSalesCreditMemoLineArgs, 'input'>>;
  createErpTimeRegistrationEntry?: Resolver<Maybe<ResolversTypes['CreateErpTimeRegistrationEntryPayload']>, ParentType, ContextType, RequireFields<MutationCreateErpTimeRegistrationEntryArgs, 'input'>>;
  createErpUnitOfMeasure?: Resolver<Maybe<ResolversTypes['CreateErpUnitOfMeasurePayload']>, ParentType, ContextType, RequireFields<MutationCreateErpUnitOfMeasureArgs, 'input'>>;
  createErpVendor?: Resolver<Maybe<ResolversTypes['CreateErpVendorPayload']>, ParentType, ContextType, RequireFields<MutationCreateErpVendorArgs, 'input'>>;
  createMarketingCustomField?: Resolver<Maybe<ResolversTypes['CreateMarketingCustomFieldPayload']>, ParentType, ContextType, RequireFields<MutationCreateMarketingCustomFieldArgs, 'input'>>;
  createMarketingExportJob?: Resolver<Maybe<ResolversTypes['CreateMarketingExportJobPayload']>, ParentType, ContextType, RequireFields<MutationCreateMarketingExportJobArgs, 'input'>>;
  createMarketingImportJob?: Resolver<Maybe<ResolversTypes['CreateMarketingImportJobPayload']>, ParentType, ContextType, RequireFields<MutationCreateMarketingImportJobArgs, 'input'>>;
  createTreasuryFinancialAccount?: Resolver<Maybe<ResolversTypes['CreateTreasuryFinancialAccountPayload']>, ParentType, ContextType, RequireFields<MutationCreateTreasuryFinancialAccountArgs, 'input'>>;
  createTreasuryInboundTransfer?: Resolver<Maybe<ResolversTypes['CreateTreasuryInboundTransferPayload']>, ParentType, ContextType, RequireFields<MutationCreateTreasuryInboundTransferArgs, 'input'>>;
  createTreasuryOutboundPayment?: Resolver<Maybe<ResolversTypes['CreateTreasuryOutboundPaymentPayload']>, ParentType, ContextType, RequireFields<MutationCreateTreasuryOutboundPaymentArgs, 'input'>>;
  createTreasuryOutboundTransfer?: Resolver<Maybe<ResolversTypes['CreateTreasuryOutboundTransferPayload']>, ParentType, ContextType, RequireFields<MutationCreateTreasuryOutboundTransferArgs, 'input'>>;
  deleteAccountingPayment?: Resolver<Maybe<ResolversTypes['DeleteAccountingPaymentPayload']>, ParentType, ContextType, RequireFields<MutationDeleteAccountingPaymentArgs, 'input'>>;
  deleteCrmPeople?: Resolver<Maybe<ResolversTypes['DeleteCrmPeoplePayload']>, ParentType, ContextType, RequireFields<MutationDeleteCrmPeopleArgs, 'input'>>;
  deleteCrmPerson?: Resolver<Maybe<ResolversTypes['DeleteCrmPersonPayload']>, ParentType, ContextType, RequireFields<MutationDeleteCrmPersonArgs, 'input'>>;
  deleteCrmPersonField?: Resolver<Maybe<ResolversTypes['DeleteCrmPersonFieldPayload']>, ParentType, ContextType, RequireFields<MutationDeleteCrmPersonFieldArgs, 'input'>>;
  deleteCrmPersonPicture?: Resolver<Maybe<ResolversTypes['DeleteCrmPersonPicturePayload']>, ParentType, ContextType, RequireFields<MutationDeleteCrmPersonPictureArgs, 'input'>>;
  deleteErpPurchaseInvoiceLine?: Resolver<Maybe<ResolversTypes['DeleteErpPurchaseInvoiceLinePayload']>, ParentType, ContextType, RequireFields<MutationDeleteErpPurchaseInvoiceLineArgs, 'input'>>;
  deleteErpSalesCreditMemo?: Resolver<Maybe<ResolversTypes['DeleteErpSalesCreditMemoPayload']>, ParentType, ContextType, RequireFields<MutationDeleteErpSalesCreditMemoArgs, 'input'>>;
  deleteErpSalesCreditMemoLine?: Resolver<Maybe<ResolversTypes['DeleteErpSalesCreditMemoLinePayload']>, ParentType, ContextType, RequireFields<MutationDeleteErpSalesCreditMemoLineArgs, 'input'>>;
  deleteErpTimeRegistrationEntry?: Resolver<Maybe<ResolversTypes['DeleteErpTimeRegistrationEntryPayload']>, ParentType, ContextType, RequireFields<MutationDeleteErpTimeRegistrationEntryArgs, 'input'>>;
  deleteErpUnitOfMeasure?: Resolver<Maybe<ResolversTypes['DeleteErpUnitOfMeasurePayload']>, ParentType, ContextType, RequireFields<MutationDeleteErpUnitOfMeasureArgs, 'input'>>;
  deleteErpVendor?: Resolver<Maybe<ResolversTypes['DeleteErpVendorPayload']>, ParentType, ContextType, RequireFields<MutationDeleteErpVendorArgs, 'input'>>;
  deleteMarketingCustomField?: Resolver<Maybe<ResolversTypes['DeleteMarketingCustomFieldPayload']>, ParentType, ContextType, RequireFields<MutationDeleteMarketingCustomFieldArgs, 'input'>>;
  deleteMarketingLists?: Resolver<Maybe<ResolversTypes['DeleteMarketingListsPayload']>, ParentType, ContextType, RequireFields<MutationDeleteMarketingListsArgs, 'input'>>;
  mergeCrmPeople?: Resolver<Maybe<ResolversTypes['MergeCrmPeoplePayload']>, ParentType, ContextType, RequireFields<MutationMergeCrmPeopleArgs, 'input'>>;
  postAndSendErpSalesCreditMemo?: Resolver<Maybe<ResolversTypes['PostAndSendErpSalesCreditMemoPayload']>, ParentType, ContextType, RequireFields<MutationPostAndSendErpSalesCreditMemoArgs, 'input'>>;
  postErpSalesCreditMemo?: Resolver<Maybe<ResolversTypes['PostErpSalesCreditMemoPayload']>, ParentType, ContextType, RequireFields<MutationPostErpSalesCreditMemoArgs, 'input'>>;
  removeCrmPersonFollower?: Resolver<Maybe<ResolversTypes['RemoveCrmPersonFollowerPayload']>, ParentType, ContextType, RequireFields<MutationRemoveCrmPersonFollowerArgs, 'input'>>;
  sendErpSalesCreditMemo?: Resolver<Maybe<ResolversTypes['SendErpSalesCreditMemoPayload']>, ParentType, ContextType, RequireFields<MutationSendErpSalesCreditMemoArgs, 'input'>>;
  updateCrmPerson?: Resolver<Maybe<ResolversTypes['UpdateCrmPersonPayload']>, ParentType, ContextType, RequireFields<MutationUpdateCrmPersonArgs, 'input'>>;
  updateCrmPersonField?: Resolver<Maybe<ResolversTypes['UpdateCrmPersonFieldPayload']>, ParentType, ContextType, RequireFields<MutationUpdateCrmPersonFieldArgs, 'input'>>;
  updateErpPurchaseInvoiceLine?: Resolver<Maybe<ResolversTypes['UpdateErpPurchaseInvoiceLinePayload']>, ParentType, ContextType, RequireFields<MutationUpdateErpPurchaseInvoiceLineArgs, 'input'>>;
  updateErpSalesCreditMemo?: Resolver<Maybe<ResolversTypes['UpdateErpSalesCreditMemoPayload']>, ParentType, ContextType, RequireFields<MutationUpdateErpSalesCreditMemoArgs, 'input'>>;
  updateErpSalesCreditMemoLine?: Resolver<Maybe<ResolversTypes['UpdateErpSalesCreditMemoLinePayload']>, ParentType, ContextType, RequireFields<MutationUpdateErpSalesCreditMemoLineArgs, 'input'>>;
  updateErpTimeRegistrationEntry?: Resolver<Maybe<ResolversTypes['UpdateErpTimeRegistrationEntryPayload']>, ParentType, ContextType, RequireFields<MutationUpdateErpTimeRegistrationEntryArgs, 'input'>>;
  updateErpUnitOfMeasure?: Resolver<Maybe<ResolversTypes['UpdateErpUnitOfMeasurePayload']>, ParentType, ContextType, RequireFields<MutationUpdateErpUnitOfMeasureArgs, 'input'>>;
  updateErpVendor?: Resolver<Maybe<ResolversTypes['UpdateErpVendorPayload']>, ParentType, ContextType, RequireFields<MutationUpdateErpVendorArgs, 'input'>>;
  updateTreasuryFinancialAccount?: Resolver<Maybe<ResolversTypes['UpdateTreasuryFinancialAccountPayload']>, ParentType, ContextType, RequireFields<MutationUpdateTreasuryFinancialAccountArgs, 'input'>>;
  updateTreasuryFinancialAccountFeatures?: Resolver<Maybe<ResolversTypes['UpdateTreasuryFinancialAccountFeaturesPayload']>, ParentType, ContextType, RequireFields<MutationUpdateTreasuryFinancialAccountFeaturesArgs, 'input'>>;
  upsertMarketingContacts?: Resolver<Maybe<ResolversTypes['UpsertMarketingContactsPayload']>, ParentType, ContextType, RequireFields<MutationUpsertMarketingContactsArgs, 'input'>>;
};

export type NodeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AccountingPayment' | 'AccountingPrepayment' | 'BankAccount' | 'BankAccountDay' | 'BankApplication' | 'BankApplicationForm' | 'BankCard' | 'BankCardAuthorization' | 'BankCardAuthorizationRequest' | 'BankCheckDeposit' | 'BankCheckPayment' | 'BankCounterparty' | 'BankCustomer' | 'BankDispute' | 'BankEvent' | 'BankInstitution' | 'BankPayment' | 'BankReceivedPayment' | 'BankRecurringPayment' | 'BankRepayment' | 'BankReward' | 'BankStatement' | 'BankTransaction' | 'BankWebhook' | 'Company' | 'CrmPerson' | 'CrmPersonField' | 'ErpEmployee' | 'ErpPurchaseInvoiceLine' | 'ErpRetainedEarningsLine' | 'ErpSalesCreditMemo' | 'ErpSalesCreditMemoLine' | 'ErpTimeRegistrationEntry' | 'ErpTrialBalanceRow' | 'ErpUnitOfMeasure' | 'ErpVendor' | 'ErpVendorPurchase' | 'MarketingContact' | 'MarketingCustomField' | 'MarketingExportJob' | 'MarketingImportJob' | 'ProjectPerson' | 'TreasuryFinancialAccount' | 'TreasuryInboundTransfer' | 'TreasuryOutboundPayment' | 'User', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  __resolveType: TypeResolveFn<'AccountingPayment' | 'BankPayment' | 'TreasuryOutboundPayment', ParentType, ContextType>;
};

export type PaymentConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PaymentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['PaymentSource']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PaymentEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['PaymentEdge'] = ResolversParentTypes['PaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
};

export type PaymentSourceResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['PaymentSource'] = ResolversParentTypes['PaymentSource']> = {
  family?: Resolver<ResolversTypes['PaymentFamily'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentSourceStatus'], ParentType, ContextType>;
};

export type PostAndSendErpSalesCreditMemoPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['PostAndSendErpSalesCreditMemoPayload'] = ResolversParentTypes['PostAndSendErpSalesCreditMemoPayload']> = {
  salesCreditMemo?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemo']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PostErpSalesCreditMemoPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['PostErpSalesCreditMemoPayload'] = ResolversParentTypes['PostErpSalesCreditMemoPayload']> = {
  salesCreditMemo?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemo']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  budget?: Resolver<Maybe<ResolversTypes['ProjectBudget']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['ProjectCategory']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['ProjectCompany']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customFields?: Resolver<Maybe<Array<ResolversTypes['ProjectCustomFieldValue']>>, ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  health?: Resolver<Maybe<ResolversTypes['ProjectHealth']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastActivityAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['ProjectMember']>, ParentType, ContextType, RequireFields<ProjectMemberArgs, 'personId'>>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['ProjectPerson']>, ParentType, ContextType>;
  rawStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  starred?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ProjectStatus']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<Array<ResolversTypes['ProjectTag']>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['ProjectType']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updates?: Resolver<Maybe<ResolversTypes['ProjectUpdateConnection']>, ParentType, ContextType, Partial<ProjectUpdatesArgs>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectBudgetResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectBudget'] = ResolversParentTypes['ProjectBudget']> = {
  capacity?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  capacityUsedPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currencySymbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  used?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ProjectCategoryResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectCategory'] = ResolversParentTypes['ProjectCategory']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectCompanyResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectCompany'] = ResolversParentTypes['ProjectCompany']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwner?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectConnection'] = ResolversParentTypes['ProjectConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProjectEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProjectCustomFieldValueResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectCustomFieldValue'] = ResolversParentTypes['ProjectCustomFieldValue']> = {
  fieldId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['ProjectCustomFieldType']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProjectEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectEdge'] = ResolversParentTypes['ProjectEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type ProjectManagementResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectManagement'] = ResolversParentTypes['ProjectManagement']> = {
  person?: Resolver<Maybe<ResolversTypes['ProjectPerson']>, ParentType, ContextType, RequireFields<ProjectManagementPersonArgs, 'id'>>;
  project?: Resolver<Maybe<ResolversTypes['ProjectReference']>, ParentType, ContextType, RequireFields<ProjectManagementProjectArgs, 'id'>>;
  projects?: Resolver<Maybe<ResolversTypes['ProjectConnection']>, ParentType, ContextType, Partial<ProjectManagementProjectsArgs>>;
  team?: Resolver<Maybe<ResolversTypes['ProjectTeamReference']>, ParentType, ContextType, RequireFields<ProjectManagementTeamArgs, 'id'>>;
  updates?: Resolver<Maybe<ResolversTypes['ProjectUpdateConnection']>, ParentType, ContextType, Partial<ProjectManagementUpdatesArgs>>;
};

export type ProjectMemberResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectMember'] = ResolversParentTypes['ProjectMember']> = {
  joinedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['ProjectPerson']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['ProjectReference']>, ParentType, ContextType>;
  receivesNotifications?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['ProjectMemberRole']>, ParentType, ContextType>;
};

export type ProjectPersonResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectPerson'] = ResolversParentTypes['ProjectPerson'], FederationReferenceType extends FederationReferenceTypes['ProjectPerson'] = FederationReferenceTypes['ProjectPerson']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ProjectPerson']> | FederationReferenceType, FederationReferenceType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['ProjectCompany']>, ParentType, ContextType>;
  costRate?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isClient?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isServiceAccount?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isSiteOwner?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projects?: Resolver<Maybe<ResolversTypes['ProjectConnection']>, ParentType, ContextType, Partial<ProjectPersonProjectsArgs>>;
  taskCompletion?: Resolver<Maybe<ResolversTypes['ProjectTaskCompletion']>, ParentType, ContextType, RequireFields<ProjectPersonTaskCompletionArgs, 'format'>>;
  teams?: Resolver<Maybe<Array<ResolversTypes['ProjectTeam']>>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['ProjectUserType']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectPersonStatusResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectPersonStatus'] = ResolversParentTypes['ProjectPersonStatus']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  emoji?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['ProjectPerson']>, ParentType, ContextType>;
  startAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['ProjectTeam']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectPersonStatusConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectPersonStatusConnection'] = ResolversParentTypes['ProjectPersonStatusConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProjectPersonStatusEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ProjectPersonStatus']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProjectPersonStatusEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectPersonStatusEdge'] = ResolversParentTypes['ProjectPersonStatusEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProjectPersonStatus'], ParentType, ContextType>;
};

export type ProjectReactionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectReaction'] = ResolversParentTypes['ProjectReaction']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  emoji?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProjectReferenceResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectReference'] = ResolversParentTypes['ProjectReference']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['ProjectMember']>, ParentType, ContextType, RequireFields<ProjectReferenceMemberArgs, 'personId'>>;
  updates?: Resolver<Maybe<ResolversTypes['ProjectUpdateConnection']>, ParentType, ContextType, Partial<ProjectReferenceUpdatesArgs>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectReportFileResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectReportFile'] = ResolversParentTypes['ProjectReportFile']> = {
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filename?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mediaType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProjectTagResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectTag'] = ResolversParentTypes['ProjectTag']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectTaskCompletionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectTaskCompletion'] = ResolversParentTypes['ProjectTaskCompletion']> = {
  activeCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  assignedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  completedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  completedOnTimeCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  completionPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['ProjectReportFile']>, ParentType, ContextType>;
  lateCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['ProjectPerson']>, ParentType, ContextType>;
};

export type ProjectTeamResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectTeam'] = ResolversParentTypes['ProjectTeam']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusTimeline?: Resolver<Maybe<ResolversTypes['ProjectPersonStatusConnection']>, ParentType, ContextType, Partial<ProjectTeamStatusTimelineArgs>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectTeamReferenceResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectTeamReference'] = ResolversParentTypes['ProjectTeamReference']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  statusTimeline?: Resolver<Maybe<ResolversTypes['ProjectPersonStatusConnection']>, ParentType, ContextType, Partial<ProjectTeamReferenceStatusTimelineArgs>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectUpdateResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectUpdate'] = ResolversParentTypes['ProjectUpdate']> = {
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['ProjectPerson']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  health?: Resolver<Maybe<ResolversTypes['ProjectHealth']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  reactions?: Resolver<Maybe<Array<ResolversTypes['ProjectReaction']>>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectUpdateConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectUpdateConnection'] = ResolversParentTypes['ProjectUpdateConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProjectUpdateEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ProjectUpdate']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProjectUpdateEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectUpdateEdge'] = ResolversParentTypes['ProjectUpdateEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProjectUpdate'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accounting?: Resolver<Maybe<ResolversTypes['Accounting']>, ParentType, ContextType, Partial<QueryAccountingArgs>>;
  banking?: Resolver<Maybe<ResolversTypes['Banking']>, ParentType, ContextType>;
  crm?: Resolver<Maybe<ResolversTypes['Crm']>, ParentType, ContextType>;
  erp?: Resolver<Maybe<ResolversTypes['Erp']>, ParentType, ContextType, Partial<QueryErpArgs>>;
  marketing?: Resolver<Maybe<ResolversTypes['Marketing']>, ParentType, ContextType, Partial<QueryMarketingArgs>>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
  payments?: Resolver<Maybe<ResolversTypes['PaymentConnection']>, ParentType, ContextType, RequireFields<QueryPaymentsArgs, 'orderBy'>>;
  projectManagement?: Resolver<Maybe<ResolversTypes['ProjectManagement']>, ParentType, ContextType>;
  rateLimits?: Resolver<Maybe<ResolversTypes['RateLimits']>, ParentType, ContextType>;
  treasury?: Resolver<Maybe<ResolversTypes['Treasury']>, ParentType, ContextType>;
};

export type RateLimitResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['RateLimit'] = ResolversParentTypes['RateLimit']> = {
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  operation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resetAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['RateLimitScope'], ParentType, ContextType>;
  windowSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RateLimitsResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['RateLimits'] = ResolversParentTypes['RateLimits']> = {
  accounting?: Resolver<Maybe<ResolversTypes['FamilyRateLimits']>, ParentType, ContextType>;
  banking?: Resolver<Maybe<ResolversTypes['FamilyRateLimits']>, ParentType, ContextType>;
  crm?: Resolver<Maybe<ResolversTypes['FamilyRateLimits']>, ParentType, ContextType>;
  erp?: Resolver<Maybe<ResolversTypes['FamilyRateLimits']>, ParentType, ContextType>;
  marketing?: Resolver<Maybe<ResolversTypes['FamilyRateLimits']>, ParentType, ContextType>;
  projects?: Resolver<Maybe<ResolversTypes['FamilyRateLimits']>, ParentType, ContextType>;
  treasury?: Resolver<Maybe<ResolversTypes['FamilyRateLimits']>, ParentType, ContextType>;
};

export type RateQuotaResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['RateQuota'] = ResolversParentTypes['RateQuota']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resetAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RemoveCrmPersonFollowerPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['RemoveCrmPersonFollowerPayload'] = ResolversParentTypes['RemoveCrmPersonFollowerPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['CrmPerson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendErpSalesCreditMemoPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['SendErpSalesCreditMemoPayload'] = ResolversParentTypes['SendErpSalesCreditMemoPayload']> = {
  salesCreditMemo?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemo']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TreasuryResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Treasury'] = ResolversParentTypes['Treasury']> = {
  financialAccount?: Resolver<Maybe<ResolversTypes['TreasuryFinancialAccount']>, ParentType, ContextType, Partial<TreasuryFinancialAccountArgs>>;
  inboundTransfer?: Resolver<Maybe<ResolversTypes['TreasuryInboundTransfer']>, ParentType, ContextType, RequireFields<TreasuryInboundTransferArgs, 'id'>>;
  outboundPayment?: Resolver<Maybe<ResolversTypes['TreasuryOutboundPayment']>, ParentType, ContextType, RequireFields<TreasuryOutboundPaymentArgs, 'id'>>;
};

export type TreasuryAddressResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryAddress'] = ResolversParentTypes['TreasuryAddress']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TreasuryBalanceResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryBalance'] = ResolversParentTypes['TreasuryBalance']> = {
  cash?: Resolver<Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
  inboundPending?: Resolver<Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
  outboundPending?: Resolver<Maybe<Array<ResolversTypes['Money']>>, ParentType, ContextType>;
};

export type TreasuryBankAccountResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryBankAccount'] = ResolversParentTypes['TreasuryBankAccount']> = {
  accountHolderType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  network?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  routingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TreasuryBillingDetailsResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryBillingDetails'] = ResolversParentTypes['TreasuryBillingDetails']> = {
  address?: Resolver<Maybe<ResolversTypes['TreasuryAddress']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type TreasuryCustomerResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryCustomer'] = ResolversParentTypes['TreasuryCustomer']> = {
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payments?: Resolver<Maybe<ResolversTypes['TreasuryOutboundPaymentConnection']>, ParentType, ContextType, Partial<TreasuryCustomerPaymentsArgs>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type TreasuryDestinationResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryDestination'] = ResolversParentTypes['TreasuryDestination']> = {
  billingDetails?: Resolver<Maybe<ResolversTypes['TreasuryBillingDetails']>, ParentType, ContextType>;
  financialAccount?: Resolver<Maybe<ResolversTypes['TreasuryFinancialAccount']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usBankAccount?: Resolver<Maybe<ResolversTypes['TreasuryBankAccount']>, ParentType, ContextType>;
};

export type TreasuryEndUserDetailsResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryEndUserDetails'] = ResolversParentTypes['TreasuryEndUserDetails']> = {
  ipAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  present?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type TreasuryFeatureResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryFeature'] = ResolversParentTypes['TreasuryFeature']> = {
  requested?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['TreasuryFeatureStatus']>, ParentType, ContextType>;
  statusDetails?: Resolver<Maybe<Array<ResolversTypes['TreasuryFeatureStatusDetail']>>, ParentType, ContextType>;
};

export type TreasuryFeatureStatusDetailResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryFeatureStatusDetail'] = ResolversParentTypes['TreasuryFeatureStatusDetail']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TreasuryFeaturesResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryFeatures'] = ResolversParentTypes['TreasuryFeatures']> = {
  cardIssuing?: Resolver<Maybe<ResolversTypes['TreasuryFeature']>, ParentType, ContextType>;
  depositInsurance?: Resolver<Maybe<ResolversTypes['TreasuryFeature']>, ParentType, ContextType>;
  financialAddresses?: Resolver<Maybe<ResolversTypes['TreasuryFinancialAddressFeatures']>, ParentType, ContextType>;
  inboundTransfers?: Resolver<Maybe<ResolversTypes['TreasuryInboundFeatures']>, ParentType, ContextType>;
  intraPlatformFlows?: Resolver<Maybe<ResolversTypes['TreasuryFeature']>, ParentType, ContextType>;
  outboundPayments?: Resolver<Maybe<ResolversTypes['TreasuryOutboundFeatures']>, ParentType, ContextType>;
  outboundTransfers?: Resolver<Maybe<ResolversTypes['TreasuryOutboundFeatures']>, ParentType, ContextType>;
};

export type TreasuryFinancialAccountResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryFinancialAccount'] = ResolversParentTypes['TreasuryFinancialAccount'], FederationReferenceType extends FederationReferenceTypes['TreasuryFinancialAccount'] = FederationReferenceTypes['TreasuryFinancialAccount']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TreasuryFinancialAccount']> | FederationReferenceType, FederationReferenceType, ContextType>;
  activeFeatures?: Resolver<Maybe<Array<ResolversTypes['TreasuryFeatureName']>>, ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['TreasuryBalance']>, ParentType, ContextType>;
  closedReasons?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  features?: Resolver<Maybe<ResolversTypes['TreasuryFeatures']>, ParentType, ContextType>;
  financialAddresses?: Resolver<Maybe<Array<ResolversTypes['TreasuryFinancialAddress']>>, ParentType, ContextType>;
  forwardingSettings?: Resolver<Maybe<ResolversTypes['TreasuryForwardingSettings']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inboundTransfers?: Resolver<Maybe<ResolversTypes['TreasuryInboundTransferConnection']>, ParentType, ContextType, Partial<TreasuryFinancialAccountInboundTransfersArgs>>;
  metadata?: Resolver<Maybe<Array<ResolversTypes['TreasuryMetadataEntry']>>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outboundPayments?: Resolver<Maybe<ResolversTypes['TreasuryOutboundPaymentConnection']>, ParentType, ContextType, Partial<TreasuryFinancialAccountOutboundPaymentsArgs>>;
  outboundTransfers?: Resolver<Maybe<ResolversTypes['TreasuryOutboundTransferConnection']>, ParentType, ContextType, Partial<TreasuryFinancialAccountOutboundTransfersArgs>>;
  pendingFeatures?: Resolver<Maybe<Array<ResolversTypes['TreasuryFeatureName']>>, ParentType, ContextType>;
  platformRestrictions?: Resolver<Maybe<ResolversTypes['TreasuryPlatformRestrictions']>, ParentType, ContextType>;
  restrictedFeatures?: Resolver<Maybe<Array<ResolversTypes['TreasuryFeatureName']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['TreasuryFinancialAccountStatus']>, ParentType, ContextType>;
  supportedCurrencies?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TreasuryFinancialAddressResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryFinancialAddress'] = ResolversParentTypes['TreasuryFinancialAddress']> = {
  accountHolderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountNumberLast4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  routingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supportedNetworks?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TreasuryFinancialAddressFeaturesResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryFinancialAddressFeatures'] = ResolversParentTypes['TreasuryFinancialAddressFeatures']> = {
  aba?: Resolver<Maybe<ResolversTypes['TreasuryFeature']>, ParentType, ContextType>;
};

export type TreasuryForwardingSettingsResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryForwardingSettings'] = ResolversParentTypes['TreasuryForwardingSettings']> = {
  financialAccount?: Resolver<Maybe<ResolversTypes['TreasuryFinancialAccount']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TreasuryInboundFeaturesResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryInboundFeatures'] = ResolversParentTypes['TreasuryInboundFeatures']> = {
  ach?: Resolver<Maybe<ResolversTypes['TreasuryFeature']>, ParentType, ContextType>;
};

export type TreasuryInboundTransferResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryInboundTransfer'] = ResolversParentTypes['TreasuryInboundTransfer'], FederationReferenceType extends FederationReferenceTypes['TreasuryInboundTransfer'] = FederationReferenceTypes['TreasuryInboundTransfer']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TreasuryInboundTransfer']> | FederationReferenceType, FederationReferenceType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  cancelable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canceledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  financialAccount?: Resolver<Maybe<ResolversTypes['TreasuryFinancialAccount']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metadata?: Resolver<Maybe<Array<ResolversTypes['TreasuryMetadataEntry']>>, ParentType, ContextType>;
  originPaymentMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originPaymentMethodDetails?: Resolver<Maybe<ResolversTypes['TreasuryOrigin']>, ParentType, ContextType>;
  statementDescriptor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['TreasuryInboundTransferStatus']>, ParentType, ContextType>;
  succeededAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TreasuryInboundTransferConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryInboundTransferConnection'] = ResolversParentTypes['TreasuryInboundTransferConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TreasuryInboundTransferEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TreasuryInboundTransfer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TreasuryInboundTransferEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryInboundTransferEdge'] = ResolversParentTypes['TreasuryInboundTransferEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TreasuryInboundTransfer'], ParentType, ContextType>;
};

export type TreasuryMetadataEntryResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryMetadataEntry'] = ResolversParentTypes['TreasuryMetadataEntry']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TreasuryOriginResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryOrigin'] = ResolversParentTypes['TreasuryOrigin']> = {
  billingDetails?: Resolver<Maybe<ResolversTypes['TreasuryBillingDetails']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usBankAccount?: Resolver<Maybe<ResolversTypes['TreasuryBankAccount']>, ParentType, ContextType>;
};

export type TreasuryOutboundFeaturesResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryOutboundFeatures'] = ResolversParentTypes['TreasuryOutboundFeatures']> = {
  ach?: Resolver<Maybe<ResolversTypes['TreasuryFeature']>, ParentType, ContextType>;
  usDomesticWire?: Resolver<Maybe<ResolversTypes['TreasuryFeature']>, ParentType, ContextType>;
};

export type TreasuryOutboundPaymentResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryOutboundPayment'] = ResolversParentTypes['TreasuryOutboundPayment'], FederationReferenceType extends FederationReferenceTypes['TreasuryOutboundPayment'] = FederationReferenceTypes['TreasuryOutboundPayment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TreasuryOutboundPayment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  cancelable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canceledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['TreasuryCustomer']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destinationPaymentMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destinationPaymentMethodDetails?: Resolver<Maybe<ResolversTypes['TreasuryDestination']>, ParentType, ContextType>;
  endUserDetails?: Resolver<Maybe<ResolversTypes['TreasuryEndUserDetails']>, ParentType, ContextType>;
  expectedArrivalAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  financialAccount?: Resolver<Maybe<ResolversTypes['TreasuryFinancialAccount']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metadata?: Resolver<Maybe<Array<ResolversTypes['TreasuryMetadataEntry']>>, ParentType, ContextType>;
  payer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  postedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  returnReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['PaymentState']>, ParentType, ContextType>;
  statementDescriptor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['PaymentStatus']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TreasuryOutboundPaymentConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryOutboundPaymentConnection'] = ResolversParentTypes['TreasuryOutboundPaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TreasuryOutboundPaymentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TreasuryOutboundPayment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TreasuryOutboundPaymentEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryOutboundPaymentEdge'] = ResolversParentTypes['TreasuryOutboundPaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TreasuryOutboundPayment'], ParentType, ContextType>;
};

export type TreasuryOutboundTransferResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryOutboundTransfer'] = ResolversParentTypes['TreasuryOutboundTransfer']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  canceledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destinationPaymentMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destinationPaymentMethodDetails?: Resolver<Maybe<ResolversTypes['TreasuryDestination']>, ParentType, ContextType>;
  expectedArrivalAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  financialAccount?: Resolver<Maybe<ResolversTypes['TreasuryFinancialAccount']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metadata?: Resolver<Maybe<Array<ResolversTypes['TreasuryMetadataEntry']>>, ParentType, ContextType>;
  postedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  returnReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  statementDescriptor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['TreasuryOutboundTransferStatus']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TreasuryOutboundTransferConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryOutboundTransferConnection'] = ResolversParentTypes['TreasuryOutboundTransferConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TreasuryOutboundTransferEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TreasuryOutboundTransfer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TreasuryOutboundTransferEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryOutboundTransferEdge'] = ResolversParentTypes['TreasuryOutboundTransferEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TreasuryOutboundTransfer'], ParentType, ContextType>;
};

export type TreasuryPlatformRestrictionsResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryPlatformRestrictions'] = ResolversParentTypes['TreasuryPlatformRestrictions']> = {
  inboundFlows?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outboundFlows?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpdateCrmPersonFieldPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['UpdateCrmPersonFieldPayload'] = ResolversParentTypes['UpdateCrmPersonFieldPayload']> = {
  personField?: Resolver<Maybe<ResolversTypes['CrmPersonField']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateCrmPersonPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['UpdateCrmPersonPayload'] = ResolversParentTypes['UpdateCrmPersonPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['CrmPerson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateErpPurchaseInvoiceLinePayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['UpdateErpPurchaseInvoiceLinePayload'] = ResolversParentTypes['UpdateErpPurchaseInvoiceLinePayload']> = {
  purchaseInvoiceLine?: Resolver<Maybe<ResolversTypes['ErpPurchaseInvoiceLine']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateErpSalesCreditMemoLinePayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['UpdateErpSalesCreditMemoLinePayload'] = ResolversParentTypes['UpdateErpSalesCreditMemoLinePayload']> = {
  salesCreditMemoLine?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemoLine']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateErpSalesCreditMemoPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['UpdateErpSalesCreditMemoPayload'] = ResolversParentTypes['UpdateErpSalesCreditMemoPayload']> = {
  salesCreditMemo?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemo']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateErpTimeRegistrationEntryPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['UpdateErpTimeRegistrationEntryPayload'] = ResolversParentTypes['UpdateErpTimeRegistrationEntryPayload']> = {
  timeRegistrationEntry?: Resolver<Maybe<ResolversTypes['ErpTimeRegistrationEntry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateErpUnitOfMeasurePayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['UpdateErpUnitOfMeasurePayload'] = ResolversParentTypes['UpdateErpUnitOfMeasurePayload']> = {
  unitOfMeasure?: Resolver<Maybe<ResolversTypes['ErpUnitOfMeasure']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateErpVendorPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['UpdateErpVendorPayload'] = ResolversParentTypes['UpdateErpVendorPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  vendor?: Resolver<Maybe<ResolversTypes['ErpVendor']>, ParentType, ContextType>;
};

export type UpdateTreasuryFinancialAccountFeaturesPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['UpdateTreasuryFinancialAccountFeaturesPayload'] = ResolversParentTypes['UpdateTreasuryFinancialAccountFeaturesPayload']> = {
  financialAccount?: Resolver<Maybe<ResolversTypes['TreasuryFinancialAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateTreasuryFinancialAccountPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['UpdateTreasuryFinancialAccountPayload'] = ResolversParentTypes['UpdateTreasuryFinancialAccountPayload']> = {
  financialAccount?: Resolver<Maybe<ResolversTypes['TreasuryFinancialAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpsertMarketingContactsPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['UpsertMarketingContactsPayload'] = ResolversParentTypes['UpsertMarketingContactsPayload']> = {
  importJob?: Resolver<Maybe<ResolversTypes['MarketingImportJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  accountingPrepayments?: Resolver<Maybe<ResolversTypes['AccountingPrepaymentConnection']>, ParentType, ContextType, Partial<UserAccountingPrepaymentsArgs>>;
  allPayments?: Resolver<Maybe<ResolversTypes['PaymentConnection']>, ParentType, ContextType, RequireFields<UserAllPaymentsArgs, 'orderBy'>>;
  bankApiUser?: Resolver<Maybe<ResolversTypes['BankApiUser']>, ParentType, ContextType>;
  bankApiUsers?: Resolver<Maybe<Array<ResolversTypes['BankApiUser']>>, ParentType, ContextType>;
  bankCustomer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  bankCustomers?: Resolver<Maybe<Array<ResolversTypes['BankCustomer']>>, ParentType, ContextType>;
  crmPeople?: Resolver<Maybe<Array<ResolversTypes['CrmPerson']>>, ParentType, ContextType>;
  crmPerson?: Resolver<Maybe<ResolversTypes['CrmPerson']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  erpVendor?: Resolver<Maybe<ResolversTypes['ErpVendor']>, ParentType, ContextType>;
  erpVendors?: Resolver<Maybe<Array<ResolversTypes['ErpVendor']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idsFromCrm?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  marketingContact?: Resolver<Maybe<ResolversTypes['MarketingContact']>, ParentType, ContextType>;
  payments?: Resolver<Maybe<ResolversTypes['PaymentConnection']>, ParentType, ContextType, RequireFields<UserPaymentsArgs, 'orderBy'>>;
  projectPeople?: Resolver<Maybe<Array<ResolversTypes['ProjectPerson']>>, ParentType, ContextType>;
  projectPerson?: Resolver<Maybe<ResolversTypes['ProjectPerson']>, ParentType, ContextType>;
  sourcesOfBusiness?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  treasuryCustomer?: Resolver<Maybe<ResolversTypes['TreasuryCustomer']>, ParentType, ContextType>;
  treasuryCustomers?: Resolver<Maybe<Array<ResolversTypes['TreasuryCustomer']>>, ParentType, ContextType>;
  treasuryPayments?: Resolver<Maybe<ResolversTypes['TreasuryOutboundPaymentConnection']>, ParentType, ContextType, Partial<UserTreasuryPaymentsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  familyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = BusinessContext> = {
  Accounting?: AccountingResolvers<ContextType>;
  AccountingAccount?: AccountingAccountResolvers<ContextType>;
  AccountingAllocation?: AccountingAllocationResolvers<ContextType>;
  AccountingBatchPayment?: AccountingBatchPaymentResolvers<ContextType>;
  AccountingContact?: AccountingContactResolvers<ContextType>;
  AccountingCreditNote?: AccountingCreditNoteResolvers<ContextType>;
  AccountingHistoryRecord?: AccountingHistoryRecordResolvers<ContextType>;
  AccountingInvoice?: AccountingInvoiceResolvers<ContextType>;
  AccountingLineItem?: AccountingLineItemResolvers<ContextType>;
  AccountingMessage?: AccountingMessageResolvers<ContextType>;
  AccountingOverpayment?: AccountingOverpaymentResolvers<ContextType>;
  AccountingPayment?: AccountingPaymentResolvers<ContextType>;
  AccountingPaymentResult?: AccountingPaymentResultResolvers<ContextType>;
  AccountingPrepayment?: AccountingPrepaymentResolvers<ContextType>;
  AccountingPrepaymentConnection?: AccountingPrepaymentConnectionResolvers<ContextType>;
  AccountingPrepaymentEdge?: AccountingPrepaymentEdgeResolvers<ContextType>;
  AddCrmPersonFollowerPayload?: AddCrmPersonFollowerPayloadResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  BankAccountConnection?: BankAccountConnectionResolvers<ContextType>;
  BankAccountDay?: BankAccountDayResolvers<ContextType>;
  BankAccountDayConnection?: BankAccountDayConnectionResolvers<ContextType>;
  BankAccountDayEdge?: BankAccountDayEdgeResolvers<ContextType>;
  BankAccountEdge?: BankAccountEdgeResolvers<ContextType>;
  BankAddress?: BankAddressResolvers<ContextType>;
  BankApiToken?: BankApiTokenResolvers<ContextType>;
  BankApiTokenConnection?: BankApiTokenConnectionResolvers<ContextType>;
  BankApiTokenEdge?: BankApiTokenEdgeResolvers<ContextType>;
  BankApiUser?: BankApiUserResolvers<ContextType>;
  BankApplication?: BankApplicationResolvers<ContextType>;
  BankApplicationConnection?: BankApplicationConnectionResolvers<ContextType>;
  BankApplicationDocument?: BankApplicationDocumentResolvers<ContextType>;
  BankApplicationDocumentConnection?: BankApplicationDocumentConnectionResolvers<ContextType>;
  BankApplicationDocumentEdge?: BankApplicationDocumentEdgeResolvers<ContextType>;
  BankApplicationEdge?: BankApplicationEdgeResolvers<ContextType>;
  BankApplicationForm?: BankApplicationFormResolvers<ContextType>;
  BankApplicationFormConnection?: BankApplicationFormConnectionResolvers<ContextType>;
  BankApplicationFormEdge?: BankApplicationFormEdgeResolvers<ContextType>;
  BankCard?: BankCardResolvers<ContextType>;
  BankCardAuthorization?: BankCardAuthorizationResolvers<ContextType>;
  BankCardAuthorizationConnection?: BankCardAuthorizationConnectionResolvers<ContextType>;
  BankCardAuthorizationEdge?: BankCardAuthorizationEdgeResolvers<ContextType>;
  BankCardAuthorizationRequest?: BankCardAuthorizationRequestResolvers<ContextType>;
  BankCardAuthorizationRequestConnection?: BankCardAuthorizationRequestConnectionResolvers<ContextType>;
  BankCardAuthorizationRequestEdge?: BankCardAuthorizationRequestEdgeResolvers<ContextType>;
  BankCardConnection?: BankCardConnectionResolvers<ContextType>;
  BankCardEdge?: BankCardEdgeResolvers<ContextType>;
  BankCardLimit?: BankCardLimitResolvers<ContextType>;
  BankCardLimits?: BankCardLimitsResolvers<ContextType>;
  BankCheckDeposit?: BankCheckDepositResolvers<ContextType>;
  BankCheckDepositConnection?: BankCheckDepositConnectionResolvers<ContextType>;
  BankCheckDepositEdge?: BankCheckDepositEdgeResolvers<ContextType>;
  BankCheckPayment?: BankCheckPaymentResolvers<ContextType>;
  BankCheckPaymentConnection?: BankCheckPaymentConnectionResolvers<ContextType>;
  BankCheckPaymentEdge?: BankCheckPaymentEdgeResolvers<ContextType>;
  BankCounterparty?: BankCounterpartyResolvers<ContextType>;
  BankCounterpartyBalance?: BankCounterpartyBalanceResolvers<ContextType>;
  BankCounterpartyConnection?: BankCounterpartyConnectionResolvers<ContextType>;
  BankCounterpartyEdge?: BankCounterpartyEdgeResolvers<ContextType>;
  BankCustomer?: BankCustomerResolvers<ContextType>;
  BankCustomerConnection?: BankCustomerConnectionResolvers<ContextType>;
  BankCustomerEdge?: BankCustomerEdgeResolvers<ContextType>;
  BankDispute?: BankDisputeResolvers<ContextType>;
  BankDisputeConnection?: BankDisputeConnectionResolvers<ContextType>;
  BankDisputeEdge?: BankDisputeEdgeResolvers<ContextType>;
  BankDisputeStep?: BankDisputeStepResolvers<ContextType>;
  BankEvent?: BankEventResolvers<ContextType>;
  BankEventConnection?: BankEventConnectionResolvers<ContextType>;
  BankEventEdge?: BankEventEdgeResolvers<ContextType>;
  BankInstitution?: BankInstitutionResolvers<ContextType>;
  BankMerchant?: BankMerchantResolvers<ContextType>;
  BankPayment?: BankPaymentResolvers<ContextType>;
  BankPaymentConnection?: BankPaymentConnectionResolvers<ContextType>;
  BankPaymentCounterparty?: BankPaymentCounterpartyResolvers<ContextType>;
  BankPaymentEdge?: BankPaymentEdgeResolvers<ContextType>;
  BankReceivedPayment?: BankReceivedPaymentResolvers<ContextType>;
  BankReceivedPaymentConnection?: BankReceivedPaymentConnectionResolvers<ContextType>;
  BankReceivedPaymentEdge?: BankReceivedPaymentEdgeResolvers<ContextType>;
  BankRecurringPayment?: BankRecurringPaymentResolvers<ContextType>;
  BankRecurringPaymentConnection?: BankRecurringPaymentConnectionResolvers<ContextType>;
  BankRecurringPaymentEdge?: BankRecurringPaymentEdgeResolvers<ContextType>;
  BankRepayment?: BankRepaymentResolvers<ContextType>;
  BankRepaymentConnection?: BankRepaymentConnectionResolvers<ContextType>;
  BankRepaymentEdge?: BankRepaymentEdgeResolvers<ContextType>;
  BankReward?: BankRewardResolvers<ContextType>;
  BankRewardConnection?: BankRewardConnectionResolvers<ContextType>;
  BankRewardEdge?: BankRewardEdgeResolvers<ContextType>;
  BankSchedule?: BankScheduleResolvers<ContextType>;
  BankStatement?: BankStatementResolvers<ContextType>;
  BankStatementConnection?: BankStatementConnectionResolvers<ContextType>;
  BankStatementEdge?: BankStatementEdgeResolvers<ContextType>;
  BankTransaction?: BankTransactionResolvers<ContextType>;
  BankTransactionConnection?: BankTransactionConnectionResolvers<ContextType>;
  BankTransactionEdge?: BankTransactionEdgeResolvers<ContextType>;
  BankWebhook?: BankWebhookResolvers<ContextType>;
  BankWebhookConnection?: BankWebhookConnectionResolvers<ContextType>;
  BankWebhookEdge?: BankWebhookEdgeResolvers<ContextType>;
  Banking?: BankingResolvers<ContextType>;
  CancelAndSendErpSalesCreditMemoPayload?: CancelAndSendErpSalesCreditMemoPayloadResolvers<ContextType>;
  CancelErpSalesCreditMemoPayload?: CancelErpSalesCreditMemoPayloadResolvers<ContextType>;
  CancelTreasuryInboundTransferPayload?: CancelTreasuryInboundTransferPayloadResolvers<ContextType>;
  CancelTreasuryOutboundPaymentPayload?: CancelTreasuryOutboundPaymentPayloadResolvers<ContextType>;
  CloseTreasuryFinancialAccountPayload?: CloseTreasuryFinancialAccountPayloadResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CreateAccountingPaymentHistoryPayload?: CreateAccountingPaymentHistoryPayloadResolvers<ContextType>;
  CreateAccountingPaymentsPayload?: CreateAccountingPaymentsPayloadResolvers<ContextType>;
  CreateCrmPersonFieldPayload?: CreateCrmPersonFieldPayloadResolvers<ContextType>;
  CreateCrmPersonPayload?: CreateCrmPersonPayloadResolvers<ContextType>;
  CreateErpPurchaseInvoiceLinePayload?: CreateErpPurchaseInvoiceLinePayloadResolvers<ContextType>;
  CreateErpSalesCreditMemoLinePayload?: CreateErpSalesCreditMemoLinePayloadResolvers<ContextType>;
  CreateErpSalesCreditMemoPayload?: CreateErpSalesCreditMemoPayloadResolvers<ContextType>;
  CreateErpTimeRegistrationEntryPayload?: CreateErpTimeRegistrationEntryPayloadResolvers<ContextType>;
  CreateErpUnitOfMeasurePayload?: CreateErpUnitOfMeasurePayloadResolvers<ContextType>;
  CreateErpVendorPayload?: CreateErpVendorPayloadResolvers<ContextType>;
  CreateMarketingCustomFieldPayload?: CreateMarketingCustomFieldPayloadResolvers<ContextType>;
  CreateMarketingExportJobPayload?: CreateMarketingExportJobPayloadResolvers<ContextType>;
  CreateMarketingImportJobPayload?: CreateMarketingImportJobPayloadResolvers<ContextType>;
  CreateTreasuryFinancialAccountPayload?: CreateTreasuryFinancialAccountPayloadResolvers<ContextType>;
  CreateTreasuryInboundTransferPayload?: CreateTreasuryInboundTransferPayloadResolvers<ContextType>;
  CreateTreasuryOutboundPaymentPayload?: CreateTreasuryOutboundPaymentPayloadResolvers<ContextType>;
  CreateTreasuryOutboundTransferPayload?: CreateTreasuryOutboundTransferPayloadResolvers<ContextType>;
  Crm?: CrmResolvers<ContextType>;
  CrmActivity?: CrmActivityResolvers<ContextType>;
  CrmActivityConnection?: CrmActivityConnectionResolvers<ContextType>;
  CrmActivityEdge?: CrmActivityEdgeResolvers<ContextType>;
  CrmActivityEvent?: CrmActivityEventResolvers<ContextType>;
  CrmChange?: CrmChangeResolvers<ContextType>;
  CrmChangeConnection?: CrmChangeConnectionResolvers<ContextType>;
  CrmChangeEdge?: CrmChangeEdgeResolvers<ContextType>;
  CrmChangeEvent?: CrmChangeEventResolvers<ContextType>;
  CrmContactValue?: CrmContactValueResolvers<ContextType>;
  CrmCustomField?: CrmCustomFieldResolvers<ContextType>;
  CrmDeal?: CrmDealResolvers<ContextType>;
  CrmDealConnection?: CrmDealConnectionResolvers<ContextType>;
  CrmDealEdge?: CrmDealEdgeResolvers<ContextType>;
  CrmDealEvent?: CrmDealEventResolvers<ContextType>;
  CrmFile?: CrmFileResolvers<ContextType>;
  CrmFileConnection?: CrmFileConnectionResolvers<ContextType>;
  CrmFileEdge?: CrmFileEdgeResolvers<ContextType>;
  CrmFileEvent?: CrmFileEventResolvers<ContextType>;
  CrmFollower?: CrmFollowerResolvers<ContextType>;
  CrmFollowerConnection?: CrmFollowerConnectionResolvers<ContextType>;
  CrmFollowerEdge?: CrmFollowerEdgeResolvers<ContextType>;
  CrmFollowerEvent?: CrmFollowerEventResolvers<ContextType>;
  CrmHistoryEvent?: CrmHistoryEventResolvers<ContextType>;
  CrmHistoryEventConnection?: CrmHistoryEventConnectionResolvers<ContextType>;
  CrmHistoryEventEdge?: CrmHistoryEventEdgeResolvers<ContextType>;
  CrmMailEvent?: CrmMailEventResolvers<ContextType>;
  CrmMailMessage?: CrmMailMessageResolvers<ContextType>;
  CrmMailMessageConnection?: CrmMailMessageConnectionResolvers<ContextType>;
  CrmMailMessageEdge?: CrmMailMessageEdgeResolvers<ContextType>;
  CrmMailParty?: CrmMailPartyResolvers<ContextType>;
  CrmOrganization?: CrmOrganizationResolvers<ContextType>;
  CrmOtherEvent?: CrmOtherEventResolvers<ContextType>;
  CrmPerson?: CrmPersonResolvers<ContextType>;
  CrmPersonConnection?: CrmPersonConnectionResolvers<ContextType>;
  CrmPersonEdge?: CrmPersonEdgeResolvers<ContextType>;
  CrmPersonField?: CrmPersonFieldResolvers<ContextType>;
  CrmPersonFieldConnection?: CrmPersonFieldConnectionResolvers<ContextType>;
  CrmPersonFieldEdge?: CrmPersonFieldEdgeResolvers<ContextType>;
  CrmPersonFieldOption?: CrmPersonFieldOptionResolvers<ContextType>;
  CrmUser?: CrmUserResolvers<ContextType>;
  CrmUserConnection?: CrmUserConnectionResolvers<ContextType>;
  CrmUserEdge?: CrmUserEdgeResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeleteAccountingPaymentPayload?: DeleteAccountingPaymentPayloadResolvers<ContextType>;
  DeleteCrmPeoplePayload?: DeleteCrmPeoplePayloadResolvers<ContextType>;
  DeleteCrmPersonFieldPayload?: DeleteCrmPersonFieldPayloadResolvers<ContextType>;
  DeleteCrmPersonPayload?: DeleteCrmPersonPayloadResolvers<ContextType>;
  DeleteCrmPersonPicturePayload?: DeleteCrmPersonPicturePayloadResolvers<ContextType>;
  DeleteErpPurchaseInvoiceLinePayload?: DeleteErpPurchaseInvoiceLinePayloadResolvers<ContextType>;
  DeleteErpSalesCreditMemoLinePayload?: DeleteErpSalesCreditMemoLinePayloadResolvers<ContextType>;
  DeleteErpSalesCreditMemoPayload?: DeleteErpSalesCreditMemoPayloadResolvers<ContextType>;
  DeleteErpTimeRegistrationEntryPayload?: DeleteErpTimeRegistrationEntryPayloadResolvers<ContextType>;
  DeleteErpUnitOfMeasurePayload?: DeleteErpUnitOfMeasurePayloadResolvers<ContextType>;
  DeleteErpVendorPayload?: DeleteErpVendorPayloadResolvers<ContextType>;
  DeleteMarketingCustomFieldPayload?: DeleteMarketingCustomFieldPayloadResolvers<ContextType>;
  DeleteMarketingListsPayload?: DeleteMarketingListsPayloadResolvers<ContextType>;
  Erp?: ErpResolvers<ContextType>;
  ErpAccount?: ErpAccountResolvers<ContextType>;
  ErpCurrency?: ErpCurrencyResolvers<ContextType>;
  ErpEmployee?: ErpEmployeeResolvers<ContextType>;
  ErpPaymentTerm?: ErpPaymentTermResolvers<ContextType>;
  ErpPurchaseInvoice?: ErpPurchaseInvoiceResolvers<ContextType>;
  ErpPurchaseInvoiceLine?: ErpPurchaseInvoiceLineResolvers<ContextType>;
  ErpPurchaseInvoiceLineConnection?: ErpPurchaseInvoiceLineConnectionResolvers<ContextType>;
  ErpPurchaseInvoiceLineEdge?: ErpPurchaseInvoiceLineEdgeResolvers<ContextType>;
  ErpRetainedEarningsLine?: ErpRetainedEarningsLineResolvers<ContextType>;
  ErpRetainedEarningsLineConnection?: ErpRetainedEarningsLineConnectionResolvers<ContextType>;
  ErpRetainedEarningsLineEdge?: ErpRetainedEarningsLineEdgeResolvers<ContextType>;
  ErpSalesCreditMemo?: ErpSalesCreditMemoResolvers<ContextType>;
  ErpSalesCreditMemoConnection?: ErpSalesCreditMemoConnectionResolvers<ContextType>;
  ErpSalesCreditMemoEdge?: ErpSalesCreditMemoEdgeResolvers<ContextType>;
  ErpSalesCreditMemoLine?: ErpSalesCreditMemoLineResolvers<ContextType>;
  ErpSalesCreditMemoLineConnection?: ErpSalesCreditMemoLineConnectionResolvers<ContextType>;
  ErpSalesCreditMemoLineEdge?: ErpSalesCreditMemoLineEdgeResolvers<ContextType>;
  ErpTimeRegistrationEntry?: ErpTimeRegistrationEntryResolvers<ContextType>;
  ErpTimeRegistrationEntryConnection?: ErpTimeRegistrationEntryConnectionResolvers<ContextType>;
  ErpTimeRegistrationEntryEdge?: ErpTimeRegistrationEntryEdgeResolvers<ContextType>;
  ErpTrialBalanceRow?: ErpTrialBalanceRowResolvers<ContextType>;
  ErpTrialBalanceRowConnection?: ErpTrialBalanceRowConnectionResolvers<ContextType>;
  ErpTrialBalanceRowEdge?: ErpTrialBalanceRowEdgeResolvers<ContextType>;
  ErpUnitOfMeasure?: ErpUnitOfMeasureResolvers<ContextType>;
  ErpUnitOfMeasureConnection?: ErpUnitOfMeasureConnectionResolvers<ContextType>;
  ErpUnitOfMeasureEdge?: ErpUnitOfMeasureEdgeResolvers<ContextType>;
  ErpVendor?: ErpVendorResolvers<ContextType>;
  ErpVendorConnection?: ErpVendorConnectionResolvers<ContextType>;
  ErpVendorEdge?: ErpVendorEdgeResolvers<ContextType>;
  ErpVendorPurchase?: ErpVendorPurchaseResolvers<ContextType>;
  ErpVendorPurchaseConnection?: ErpVendorPurchaseConnectionResolvers<ContextType>;
  ErpVendorPurchaseEdge?: ErpVendorPurchaseEdgeResolvers<ContextType>;
  FamilyRateLimits?: FamilyRateLimitsResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
  FileUpload?: FileUploadResolvers<ContextType>;
  HttpHeader?: HttpHeaderResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Marketing?: MarketingResolvers<ContextType>;
  MarketingContact?: MarketingContactResolvers<ContextType>;
  MarketingContactMatch?: MarketingContactMatchResolvers<ContextType>;
  MarketingContactSearch?: MarketingContactSearchResolvers<ContextType>;
  MarketingCustomField?: MarketingCustomFieldResolvers<ContextType>;
  MarketingCustomFieldConnection?: MarketingCustomFieldConnectionResolvers<ContextType>;
  MarketingCustomFieldEdge?: MarketingCustomFieldEdgeResolvers<ContextType>;
  MarketingExportJob?: MarketingExportJobResolvers<ContextType>;
  MarketingExportJobConnection?: MarketingExportJobConnectionResolvers<ContextType>;
  MarketingExportJobEdge?: MarketingExportJobEdgeResolvers<ContextType>;
  MarketingExportResults?: MarketingExportResultsResolvers<ContextType>;
  MarketingImportJob?: MarketingImportJobResolvers<ContextType>;
  MarketingImportResults?: MarketingImportResultsResolvers<ContextType>;
  MarketingList?: MarketingListResolvers<ContextType>;
  MarketingListConnection?: MarketingListConnectionResolvers<ContextType>;
  MarketingListEdge?: MarketingListEdgeResolvers<ContextType>;
  MarketingReservedField?: MarketingReservedFieldResolvers<ContextType>;
  MergeCrmPeoplePayload?: MergeCrmPeoplePayloadResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentEdge?: PaymentEdgeResolvers<ContextType>;
  PaymentSource?: PaymentSourceResolvers<ContextType>;
  PostAndSendErpSalesCreditMemoPayload?: PostAndSendErpSalesCreditMemoPayloadResolvers<ContextType>;
  PostErpSalesCreditMemoPayload?: PostErpSalesCreditMemoPayloadResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectBudget?: ProjectBudgetResolvers<ContextType>;
  ProjectCategory?: ProjectCategoryResolvers<ContextType>;
  ProjectCompany?: ProjectCompanyResolvers<ContextType>;
  ProjectConnection?: ProjectConnectionResolvers<ContextType>;
  ProjectCustomFieldValue?: ProjectCustomFieldValueResolvers<ContextType>;
  ProjectEdge?: ProjectEdgeResolvers<ContextType>;
  ProjectManagement?: ProjectManagementResolvers<ContextType>;
  ProjectMember?: ProjectMemberResolvers<ContextType>;
  ProjectPerson?: ProjectPersonResolvers<ContextType>;
  ProjectPersonStatus?: ProjectPersonStatusResolvers<ContextType>;
  ProjectPersonStatusConnection?: ProjectPersonStatusConnectionResolvers<ContextType>;
  ProjectPersonStatusEdge?: ProjectPersonStatusEdgeResolvers<ContextType>;
  ProjectReaction?: ProjectReactionResolvers<ContextType>;
  ProjectReference?: ProjectReferenceResolvers<ContextType>;
  ProjectReportFile?: ProjectReportFileResolvers<ContextType>;
  ProjectTag?: ProjectTagResolvers<ContextType>;
  ProjectTaskCompletion?: ProjectTaskCompletionResolvers<ContextType>;
  ProjectTeam?: ProjectTeamResolvers<ContextType>;
  ProjectTeamReference?: ProjectTeamReferenceResolvers<ContextType>;
  ProjectUpdate?: ProjectUpdateResolvers<ContextType>;
  ProjectUpdateConnection?: ProjectUpdateConnectionResolvers<ContextType>;
  ProjectUpdateEdge?: ProjectUpdateEdgeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RateLimit?: RateLimitResolvers<ContextType>;
  RateLimits?: RateLimitsResolvers<ContextType>;
  RateQuota?: RateQuotaResolvers<ContextType>;
  RemoveCrmPersonFollowerPayload?: RemoveCrmPersonFollowerPayloadResolvers<ContextType>;
  SendErpSalesCreditMemoPayload?: SendErpSalesCreditMemoPayloadResolvers<ContextType>;
  Treasury?: TreasuryResolvers<ContextType>;
  TreasuryAddress?: TreasuryAddressResolvers<ContextType>;
  TreasuryBalance?: TreasuryBalanceResolvers<ContextType>;
  TreasuryBankAccount?: TreasuryBankAccountResolvers<ContextType>;
  TreasuryBillingDetails?: TreasuryBillingDetailsResolvers<ContextType>;
  TreasuryCustomer?: TreasuryCustomerResolvers<ContextType>;
  TreasuryDestination?: TreasuryDestinationResolvers<ContextType>;
  TreasuryEndUserDetails?: TreasuryEndUserDetailsResolvers<ContextType>;
  TreasuryFeature?: TreasuryFeatureResolvers<ContextType>;
  TreasuryFeatureStatusDetail?: TreasuryFeatureStatusDetailResolvers<ContextType>;
  TreasuryFeatures?: TreasuryFeaturesResolvers<ContextType>;
  TreasuryFinancialAccount?: TreasuryFinancialAccountResolvers<ContextType>;
  TreasuryFinancialAddress?: TreasuryFinancialAddressResolvers<ContextType>;
  TreasuryFinancialAddressFeatures?: TreasuryFinancialAddressFeaturesResolvers<ContextType>;
  TreasuryForwardingSettings?: TreasuryForwardingSettingsResolvers<ContextType>;
  TreasuryInboundFeatures?: TreasuryInboundFeaturesResolvers<ContextType>;
  TreasuryInboundTransfer?: TreasuryInboundTransferResolvers<ContextType>;
  TreasuryInboundTransferConnection?: TreasuryInboundTransferConnectionResolvers<ContextType>;
  TreasuryInboundTransferEdge?: TreasuryInboundTransferEdgeResolvers<ContextType>;
  TreasuryMetadataEntry?: TreasuryMetadataEntryResolvers<ContextType>;
  TreasuryOrigin?: TreasuryOriginResolvers<ContextType>;
  TreasuryOutboundFeatures?: TreasuryOutboundFeaturesResolvers<ContextType>;
  TreasuryOutboundPayment?: TreasuryOutboundPaymentResolvers<ContextType>;
  TreasuryOutboundPaymentConnection?: TreasuryOutboundPaymentConnectionResolvers<ContextType>;
  TreasuryOutboundPaymentEdge?: TreasuryOutboundPaymentEdgeResolvers<ContextType>;
  TreasuryOutboundTransfer?: TreasuryOutboundTransferResolvers<ContextType>;
  TreasuryOutboundTransferConnection?: TreasuryOutboundTransferConnectionResolvers<ContextType>;
  TreasuryOutboundTransferEdge?: TreasuryOutboundTransferEdgeResolvers<ContextType>;
  TreasuryPlatformRestrictions?: TreasuryPlatformRestrictionsResolvers<ContextType>;
  UpdateCrmPersonFieldPayload?: UpdateCrmPersonFieldPayloadResolvers<ContextType>;
  UpdateCrmPersonPayload?: UpdateCrmPersonPayloadResolvers<ContextType>;
  UpdateErpPurchaseInvoiceLinePayload?: UpdateErpPurchaseInvoiceLinePayloadResolvers<ContextType>;
  UpdateErpSalesCreditMemoLinePayload?: UpdateErpSalesCreditMemoLinePayloadResolvers<ContextType>;
  UpdateErpSalesCreditMemoPayload?: UpdateErpSalesCreditMemoPayloadResolvers<ContextType>;
  UpdateErpTimeRegistrationEntryPayload?: UpdateErpTimeRegistrationEntryPayloadResolvers<ContextType>;
  UpdateErpUnitOfMeasurePayload?: UpdateErpUnitOfMeasurePayloadResolvers<ContextType>;
  UpdateErpVendorPayload?: UpdateErpVendorPayloadResolvers<ContextType>;
  UpdateTreasuryFinancialAccountFeaturesPayload?: UpdateTreasuryFinancialAccountFeaturesPayloadResolvers<ContextType>;
  UpdateTreasuryFinancialAccountPayload?: UpdateTreasuryFinancialAccountPayloadResolvers<ContextType>;
  UpsertMarketingContactsPayload?: UpsertMarketingContactsPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = BusinessContext> = {
  notNode?: NotNodeDirectiveResolver<any, any, ContextType>;
};
