import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserMapper, BankingMapper, PaymentMapper, PaymentConnectionMapper } from '../mappers.ts';
import type { AccountingMapper, AccountingPaymentMapper, AccountingAccountMapper, AccountingInvoiceMapper, AccountingContactMapper, AccountingCreditNoteMapper, AccountingPrepaymentMapper, AccountingPrepaymentConnectionMapper, AccountingLineItemMapper, AccountingOverpaymentMapper, AccountingBatchPaymentMapper, AccountingAllocationMapper, AccountingMessageMapper, AccountingHistoryRecordMapper, AccountingPaymentResultMapper } from '../accounting/mappers.ts';
import type { BankCustomerMapper, BankCustomerConnectionMapper, BankPaymentMapper, BankPaymentConnectionMapper, BankAccountMapper, BankAccountConnectionMapper, BankAccountDayMapper, BankAccountDayConnectionMapper, BankTransactionMapper, BankTransactionConnectionMapper, BankStatementMapper, BankStatementConnectionMapper, BankApplicationMapper, BankApplicationConnectionMapper, BankApplicationFormMapper, BankApplicationFormConnectionMapper, BankApplicationDocumentMapper, BankApplicationDocumentConnectionMapper, BankCardMapper, BankCardConnectionMapper, BankAuthorizationMapper, BankAuthorizationConnectionMapper, BankAuthorizationRequestMapper, BankAuthorizationRequestConnectionMapper, BankReceivedPaymentMapper, BankReceivedPaymentConnectionMapper, BankRecurringPaymentMapper, BankRecurringPaymentConnectionMapper, BankRepaymentMapper, BankRepaymentConnectionMapper, BankRewardMapper, BankRewardConnectionMapper, BankDisputeMapper, BankDisputeConnectionMapper, BankCheckDepositMapper, BankCheckDepositConnectionMapper, BankCheckPaymentMapper, BankCheckPaymentConnectionMapper, BankCounterpartyMapper, BankCounterpartyConnectionMapper, BankEventMapper, BankEventConnectionMapper, BankWebhookMapper, BankWebhookConnectionMapper, BankApiTokenMapper, BankApiUserMapper, BankApiTokenConnectionMapper, BankInstitutionMapper, BankCardLimitsMapper, BankCardLimitMapper, BankCounterpartyBalanceMapper } from '../banking/mappers.ts';
import type { CrmMapper, CrmContactValueMapper, CrmPersonMapper, CrmOrganizationMapper, CrmPersonConnectionMapper, CrmUserMapper, CrmUserConnectionMapper, CrmPersonFieldMapper, CrmPersonFieldConnectionMapper, CrmPersonFieldOptionMapper, CrmCustomFieldMapper, CrmActivityMapper, CrmActivityConnectionMapper, CrmDealMapper, CrmDealConnectionMapper, CrmFileMapper, CrmFileConnectionMapper, CrmMailMessageMapper, CrmMailMessageConnectionMapper, CrmMailPartyMapper, CrmFollowerMapper, CrmFollowerConnectionMapper, CrmChangeMapper, CrmChangeConnectionMapper, CrmFlowEventMapper, CrmFlowEventConnectionMapper, CrmActivityEventMapper, CrmDealEventMapper, CrmFileEventMapper, CrmMailEventMapper, CrmChangeEventMapper, CrmFollowerEventMapper, CrmOtherEventMapper } from '../crm/mappers.ts';
import type { ErpMapper, ErpCurrencyMapper, ErpPaymentTermMapper, ErpAccountMapper, ErpVendorMapper, ErpVendorConnectionMapper, ErpVendorPurchaseMapper, ErpVendorPurchaseConnectionMapper, ErpUnitOfMeasureMapper, ErpUnitOfMeasureConnectionMapper, ErpEmployeeMapper, ErpTimeRegistrationEntryMapper, ErpTimeRegistrationEntryConnectionMapper, ErpTrialBalanceRowMapper, ErpTrialBalanceRowConnectionMapper, ErpRetainedEarningsLineMapper, ErpRetainedEarningsLineConnectionMapper, ErpPurchaseInvoiceMapper, ErpPurchaseInvoiceLineMapper, ErpPurchaseInvoiceLineConnectionMapper, ErpSalesCreditMemoMapper, ErpSalesCreditMemoConnectionMapper, ErpSalesCreditMemoLineMapper, ErpSalesCreditMemoLineConnectionMapper, ErpSalesCreditMemoActionPayloadMapper } from '../erp/mappers.ts';
import type { MarketingMapper, MarketingContactMapper, MarketingContactSearchMapper, MarketingImportJobMapper, MarketingImportResultsMapper, MarketingExportJobMapper, MarketingExportResultsMapper, MarketingExportJobConnectionMapper, MarketingListMapper, MarketingListConnectionMapper, MarketingCustomFieldMapper, MarketingCustomFieldConnectionMapper, MarketingReservedFieldMapper } from '../marketing/mappers.ts';
import type { ProjectManagementMapper, ProjectMapper, ProjectConnectionMapper, ProjectBudgetMapper, ProjectCustomFieldValueMapper, ProjectCompanyMapper, ProjectCategoryMapper, ProjectTagMapper, ProjectPersonMapper, ProjectMemberMapper, ProjectTaskCompletionMapper, ProjectUpdateMapper, ProjectUpdateConnectionMapper, ProjectTeamMapper, ProjectPersonStatusMapper, ProjectPersonStatusConnectionMapper } from '../projects/mappers.ts';
import type { TreasuryMapper, TreasuryFinancialAccountMapper, TreasuryBalanceMapper, TreasuryFinancialAddressMapper, TreasuryPlatformRestrictionsMapper, TreasuryForwardingSettingsMapper, TreasuryFeaturesMapper, TreasuryAddressFeaturesMapper, TreasuryInboundFeaturesMapper, TreasuryOutboundFeaturesMapper, TreasuryFeatureMapper, TreasuryFeatureStatusDetailMapper, TreasuryInboundTransferMapper, TreasuryInboundTransferConnectionMapper, TreasuryOutboundTransferMapper, TreasuryOutboundTransferConnectionMapper, TreasuryPaymentMapper, TreasuryPaymentConnectionMapper, TreasuryCustomerMapper, TreasuryEndUserDetailsMapper, TreasuryOriginMapper, TreasuryDestinationMapper, TreasuryBillingDetailsMapper, TreasuryAddressMapper, TreasuryBankAccountMapper } from '../treasury/mappers.ts';
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

/** Accounting by its own nouns. */
export type Accounting = {
  __typename?: 'Accounting';
  /** One payment. Accounting lists none. Costs one REST call. */
  payment?: Maybe<AccountingPayment>;
  /** One prepayment. Costs one REST call. */
  prepayment?: Maybe<AccountingPrepayment>;
  /** Prepayments of a tenant. Costs one REST call for 100. A list whose length is a multiple of 100 is found to end by its next page, which is empty. */
  prepayments?: Maybe<AccountingPrepaymentConnection>;
};


/** Accounting by its own nouns. */
export type AccountingPaymentArgs = {
  id: Scalars['ID']['input'];
  tenantId?: InputMaybe<Scalars['ID']['input']>;
};


/** Accounting by its own nouns. */
export type AccountingPrepaymentArgs = {
  id: Scalars['ID']['input'];
  tenantId?: InputMaybe<Scalars['ID']['input']>;
};


/** Accounting by its own nouns. */
export type AccountingPrepaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AccountingPrepaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  modifiedSince?: InputMaybe<Scalars['DateTime']['input']>;
  orderBy?: InputMaybe<Array<AccountingPrepaymentOrder>>;
  tenantId?: InputMaybe<Scalars['ID']['input']>;
  unitDecimalPlaces?: InputMaybe<Scalars['Int']['input']>;
};

/** An account of the ledger. */
export type AccountingAccount = {
  __typename?: 'AccountingAccount';
  /** Accounting's own id. */
  accountId?: Maybe<Scalars['String']['output']>;
  /** The code it is known by. */
  code?: Maybe<Scalars['String']['output']>;
};

/** An account, by id or code. */
export type AccountingAccountInput = {
  /** Accounting's own id. */
  accountId?: InputMaybe<Scalars['String']['input']>;
  /** The code it is known by. */
  code?: InputMaybe<Scalars['String']['input']>;
};

/** Part of a credit note, prepayment or overpayment, set against an invoice. */
export type AccountingAllocation = {
  __typename?: 'AccountingAllocation';
  /** Accounting's own id. */
  allocationId?: Maybe<Scalars['String']['output']>;
  /** How much, in the invoice's currency. */
  amount?: Maybe<Scalars['Decimal']['output']>;
  /** The credit note that it is part of. */
  creditNote?: Maybe<AccountingCreditNote>;
  /** Its day. */
  date?: Maybe<Scalars['Date']['output']>;
  /** The invoice. */
  invoice?: Maybe<AccountingInvoice>;
  /** Whether it was taken back. */
  isDeleted?: Maybe<Scalars['Boolean']['output']>;
  /** The overpayment that it is part of. */
  overpayment?: Maybe<AccountingOverpayment>;
  /** The prepayment that it is part of. */
  prepayment?: Maybe<AccountingPrepayment>;
  /** `OK` or `ERROR`, in answers to a creation. */
  statusAttributeString?: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  validationErrors?: Maybe<Array<AccountingMessage>>;
};

/** A part that is to be set against an invoice. */
export type AccountingAllocationInput = {
  /** How much, in the invoice's currency. */
  amount: Scalars['Decimal']['input'];
  /** Its day. */
  date: Scalars['Date']['input'];
  /** The invoice, by id or number. */
  invoice: AccountingInvoiceInput;
};

/** Payments that went out together. */
export type AccountingBatchPayment = {
  __typename?: 'AccountingBatchPayment';
  /** Accounting's own id. */
  batchPaymentId?: Maybe<Scalars['String']['output']>;
  /** What it is for. */
  reference?: Maybe<Scalars['String']['output']>;
};

/** A batch of payments by its id. */
export type AccountingBatchPaymentInput = {
  /** Accounting's own id. */
  batchPaymentId?: InputMaybe<Scalars['String']['input']>;
  /** What it is for. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** A customer or supplier, as far as invoices tell of them. */
export type AccountingContact = {
  __typename?: 'AccountingContact';
  /** Accounting's own id. */
  contactId?: Maybe<Scalars['String']['output']>;
  /** The address, as accounting writes it. */
  emailAddress?: Maybe<Scalars['String']['output']>;
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The person. */
  user?: Maybe<User>;
};

/** A credit note, as far as its payments tell of it. */
export type AccountingCreditNote = {
  __typename?: 'AccountingCreditNote';
  /** What was set against invoices. */
  allocations?: Maybe<Array<AccountingAllocation>>;
  /** Accounting's own id. */
  creditNoteId?: Maybe<Scalars['String']['output']>;
  /** The number on it. */
  creditNoteNumber?: Maybe<Scalars['String']['output']>;
};

/** A credit note, by id or number. */
export type AccountingCreditNoteInput = {
  /** What is to be set against invoices. */
  allocations?: InputMaybe<Array<AccountingAllocationInput>>;
  /** Accounting's own id. */
  creditNoteId?: InputMaybe<Scalars['String']['input']>;
  /** The number on it. */
  creditNoteNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What a day must be: all that is given must hold. */
export type AccountingDayFilter = {
  /** This day or later. */
  since?: InputMaybe<Scalars['Date']['input']>;
  /** Before this day. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** Something that happened to a payment. */
export type AccountingHistoryRecord = {
  __typename?: 'AccountingHistoryRecord';
  /** When. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** What was done, in accounting's words. */
  changes?: Maybe<Scalars['String']['output']>;
  /** What more there is to say. */
  details?: Maybe<Scalars['String']['output']>;
  /** The name of whoever did it. */
  user?: Maybe<Scalars['String']['output']>;
};

/** Something that happened to a payment. */
export type AccountingHistoryRecordInput = {
  /** When. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
  /** What was done. */
  changes?: InputMaybe<Scalars['String']['input']>;
  /** What more there is to say. */
  details?: InputMaybe<Scalars['String']['input']>;
  /** The name of whoever did it. */
  user?: InputMaybe<Scalars['String']['input']>;
};

/** An invoice, as far as its payments tell of it. */
export type AccountingInvoice = {
  __typename?: 'AccountingInvoice';
  /** Whom it is for or from. */
  contact?: Maybe<AccountingContact>;
  /** ISO 4217 code of its currency. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  /** Accounting's own id. */
  invoiceId?: Maybe<Scalars['String']['output']>;
  /** The number on it. */
  invoiceNumber?: Maybe<Scalars['String']['output']>;
};

/** An invoice, by id or number. */
export type AccountingInvoiceInput = {
  /** Accounting's own id. */
  invoiceId?: InputMaybe<Scalars['String']['input']>;
  /** The number on it. */
  invoiceNumber?: InputMaybe<Scalars['String']['input']>;
};

/** Whether the amounts of lines hold the tax. */
export type AccountingLineAmountTypes =
  | 'EXCLUSIVE'
  | 'INCLUSIVE'
  | 'NO_TAX'
  | 'OTHER';

/** One thing that is paid for. */
export type AccountingLineItem = {
  __typename?: 'AccountingLineItem';
  /** The code of the ledger's account. */
  accountCode?: Maybe<Scalars['String']['output']>;
  /** What it is. */
  description?: Maybe<Scalars['String']['output']>;
  /** What all of them cost. */
  lineAmount?: Maybe<Money>;
  /** Accounting's own id. */
  lineItemId?: Maybe<Scalars['String']['output']>;
  /** How many. */
  quantity?: Maybe<Scalars['Decimal']['output']>;
  /** The tax on them. */
  taxAmount?: Maybe<Money>;
  /** How they are taxed, in accounting's words. */
  taxType?: Maybe<Scalars['String']['output']>;
  /** What one costs; two decimal places, or four where the list was asked for them. */
  unitAmount?: Maybe<Money>;
};

/** Words of accounting's about an object. */
export type AccountingMessage = {
  __typename?: 'AccountingMessage';
  /** The words. */
  message?: Maybe<Scalars['String']['output']>;
};

/** What a number must be: all that is given must hold. */
export type AccountingNumberFilter = {
  /** Exactly this. */
  eq?: InputMaybe<Scalars['Decimal']['input']>;
  /** This or more. */
  from?: InputMaybe<Scalars['Decimal']['input']>;
  /** This or less. */
  to?: InputMaybe<Scalars['Decimal']['input']>;
};

/** An overpayment, as far as its payments tell of it. */
export type AccountingOverpayment = {
  __typename?: 'AccountingOverpayment';
  /** What was set against invoices. */
  allocations?: Maybe<Array<AccountingAllocation>>;
  /** Accounting's own id. */
  overpaymentId?: Maybe<Scalars['String']['output']>;
};

/** An overpayment by its id. */
export type AccountingOverpaymentInput = {
  /** What is to be set against invoices. */
  allocations?: InputMaybe<Array<AccountingAllocationInput>>;
  /** Accounting's own id. */
  overpaymentId?: InputMaybe<Scalars['String']['input']>;
};

/** A payment that accounting has recorded against an invoice. */
export type AccountingPayment = Node & Payment & {
  __typename?: 'AccountingPayment';
  /** The account that the money went to or came from. */
  account?: Maybe<AccountingAccount>;
  /** The amount in the invoice's currency, exact. */
  amount?: Maybe<Money>;
  /** The amount in the bank account's currency, which accounting does not name. */
  bankAmount?: Maybe<Scalars['Decimal']['output']>;
  /** The batch that it was paid in. */
  batchPayment?: Maybe<AccountingBatchPayment>;
  /** The account's code, where accounting repeats it. */
  code?: Maybe<Scalars['String']['output']>;
  /** The start of its day in UTC: accounting keeps no time of day. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The credit note that it refunds. */
  creditNote?: Maybe<AccountingCreditNote>;
  /** Units of the invoice's currency for one of the bank account's. */
  currencyRate?: Maybe<Scalars['Decimal']['output']>;
  /** The day it is for. */
  date?: Maybe<Scalars['Date']['output']>;
  /** What it is for: its reference. */
  description?: Maybe<Scalars['String']['output']>;
  /** Further details. */
  details?: Maybe<Scalars['String']['output']>;
  /** Whether an account is known. */
  hasAccount?: Maybe<Scalars['Boolean']['output']>;
  /** What happened to it, oldest first; accounting writes it itself. Costs one REST call a payment. */
  history?: Maybe<Array<AccountingHistoryRecord>>;
  /** Global id: accounting's own, after the tenant where one was named or is configured. */
  id: Scalars['ID']['output'];
  /** The invoice that it pays. */
  invoice?: Maybe<AccountingInvoice>;
  /** Whether it was found on a bank statement. */
  isReconciled?: Maybe<Scalars['Boolean']['output']>;
  /** The overpayment that it refunds. */
  overpayment?: Maybe<AccountingOverpayment>;
  /** Particulars for the bank statement. */
  particulars?: Maybe<Scalars['String']['output']>;
  /** The person whom the invoice is for or from. */
  payer?: Maybe<User>;
  /** Whether a sale or a purchase is paid, in accounting's words. */
  paymentType?: Maybe<Scalars['String']['output']>;
  /** The prepayment that it refunds. */
  prepayment?: Maybe<AccountingPrepayment>;
  /** The same text as `description`, by accounting's name. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Whether it stands or was deleted. */
  status?: Maybe<PaymentStatus>;
  /** The tenant it was read from; null where accounting chose it. */
  tenantId?: Maybe<Scalars['ID']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  upstreamId: Scalars['String']['output'];
  /** Reasons why accounting finds it invalid; null when it has none. A payment that is refused on creation is told in `userErrors`. */
  validationErrors?: Maybe<Array<AccountingMessage>>;
  /** What accounting finds odd about it. */
  warnings?: Maybe<Array<AccountingMessage>>;
};

/** A payment to create. Nothing is required by shape; accounting says what is missing, payment by payment. */
export type AccountingPaymentInput = {
  /** The account, by id or code. */
  account?: InputMaybe<AccountingAccountInput>;
  /** How much, in the invoice's currency. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** How much, in the bank account's currency. */
  bankAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** The batch that it is paid in. */
  batchPayment?: InputMaybe<AccountingBatchPaymentInput>;
  /** The account's code. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The credit note that it refunds. */
  creditNote?: InputMaybe<AccountingCreditNoteInput>;
  /** Units of the invoice's currency for one of the bank account's. */
  currencyRate?: InputMaybe<Scalars['Decimal']['input']>;
  /** Its day; today unless given. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Further details. */
  details?: InputMaybe<Scalars['String']['input']>;
  /** Whether an account is known. */
  hasAccount?: InputMaybe<Scalars['Boolean']['input']>;
  /** The invoice that it pays, by id or number. */
  invoice?: InputMaybe<AccountingInvoiceInput>;
  /** Whether it was found on a bank statement. */
  isReconciled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The overpayment that it refunds. */
  overpayment?: InputMaybe<AccountingOverpaymentInput>;
  /** Particulars for the bank statement. */
  particulars?: InputMaybe<Scalars['String']['input']>;
  /** Whether a sale or a purchase is paid, in accounting's words. */
  paymentType?: InputMaybe<Scalars['String']['input']>;
  /** The prepayment that it refunds. */
  prepayment?: InputMaybe<AccountingPrepaymentInput>;
  /** What it is for. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** The state to create it in. */
  status?: InputMaybe<Scalars['String']['input']>;
};

/** What became of one payment: created, or refused for the reasons given. */
export type AccountingPaymentResult = {
  __typename?: 'AccountingPaymentResult';
  /** The payment as it was created; null when it was refused. */
  payment?: Maybe<AccountingPayment>;
  /** Why it was refused; empty when it was created. */
  userErrors: Array<UserError>;
};

/** Money that came or went before its invoice. Where a payment tells of it, what the payment does not say costs one REST call a prepayment. */
export type AccountingPrepayment = Node & {
  __typename?: 'AccountingPrepayment';
  /** What was set against invoices. */
  allocations?: Maybe<Array<AccountingAllocation>>;
  /** Whom it came from or went to. */
  contact?: Maybe<AccountingContact>;
  /** ISO 4217 code of its currency. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  /** Units of its currency for one of the books'. */
  currencyRate?: Maybe<Scalars['Decimal']['output']>;
  /** The day it is for. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Whether files are attached to it. */
  hasAttachments?: Maybe<Scalars['Boolean']['output']>;
  /** Global id: accounting's own, after the tenant where one was named or is configured. */
  id: Scalars['ID']['output'];
  /** Whether the amounts of its lines hold the tax. */
  lineAmountTypes?: Maybe<AccountingLineAmountTypes>;
  /** What is paid for. */
  lineItems?: Maybe<Array<AccountingLineItem>>;
  /** What it is for. */
  reference?: Maybe<Scalars['String']['output']>;
  /** What was not yet set against invoices. */
  remainingCredit?: Maybe<Money>;
  /** How far it has come. */
  status?: Maybe<AccountingPrepaymentStatus>;
  /** Without tax. */
  subTotal?: Maybe<Money>;
  /** The tenant it was read from; null where accounting chose it. */
  tenantId?: Maybe<Scalars['ID']['output']>;
  /** With tax. */
  total?: Maybe<Money>;
  /** The tax. */
  totalTax?: Maybe<Money>;
  /** Whether it was received or made. */
  type?: Maybe<AccountingPrepaymentType>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  upstreamId: Scalars['String']['output'];
  /** The person with the contact's address. */
  user?: Maybe<User>;
};

export type AccountingPrepaymentConnection = {
  __typename?: 'AccountingPrepaymentConnection';
  edges: Array<AccountingPrepaymentEdge>;
  nodes: Array<AccountingPrepayment>;
  pageInfo: PageInfo;
  /** Null where accounting does not say: known only of a list that was read to its end. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type AccountingPrepaymentEdge = {
  __typename?: 'AccountingPrepaymentEdge';
  cursor: Scalars['String']['output'];
  node: AccountingPrepayment;
};

/** Which prepayments are listed: all that is given must hold. */
export type AccountingPrepaymentFilter = {
  /** The contact's address, as accounting writes it. */
  contactEmail?: InputMaybe<AccountingTextFilter>;
  /** Of one of these contacts, by accounting's own ids. */
  contactId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The contact's name. */
  contactName?: InputMaybe<AccountingTextFilter>;
  /** In one of these currencies, by their ISO 4217 codes. */
  currencyCode?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Its day. */
  date?: InputMaybe<AccountingDayFilter>;
  /** What it is for. */
  reference?: InputMaybe<AccountingTextFilter>;
  /** How much is left, in its currency. */
  remainingCredit?: InputMaybe<AccountingNumberFilter>;
  /** In one of these states. */
  status?: InputMaybe<Array<AccountingPrepaymentStatus>>;
  /** How much, in its currency. */
  total?: InputMaybe<AccountingNumberFilter>;
  /** Received or made, one of these. */
  type?: InputMaybe<Array<AccountingPrepaymentType>>;
};

/** A prepayment by its id. */
export type AccountingPrepaymentInput = {
  /** What is to be set against invoices. */
  allocations?: InputMaybe<Array<AccountingAllocationInput>>;
  /** Accounting's own id. */
  prepaymentId?: InputMaybe<Scalars['String']['input']>;
};

/** What prepayments are ordered by. */
export type AccountingPrepaymentOrder = {
  /** From the highest to the lowest. */
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  /** The field. */
  field: AccountingPrepaymentOrderField;
};

/** What prepayments can be ordered by. */
export type AccountingPrepaymentOrderField =
  | 'CONTACT_NAME'
  | 'DATE'
  | 'REFERENCE'
  | 'REMAINING_CREDIT'
  | 'TOTAL'
  | 'UPDATED_AT';

/** How far a prepayment has come. */
export type AccountingPrepaymentStatus =
  /** It stands. */
  | 'AUTHORISED'
  /** A state that is not known; can not be asked for. */
  | 'OTHER'
  /** All of it was set against invoices or paid back. */
  | 'PAID'
  /** It was taken back. */
  | 'VOIDED';

/** Whether a prepayment was received or made. */
export type AccountingPrepaymentType =
  /** A kind that is not known; can not be asked for. */
  | 'OTHER'
  | 'RECEIVE_PREPAYMENT'
  | 'SPEND_PREPAYMENT';

/** What a text must be like, letter by letter and case by case: all that is given must hold. */
export type AccountingTextFilter = {
  /** Holds this somewhere. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** Ends with this. */
  endsWith?: InputMaybe<Scalars['String']['input']>;
  /** Exactly this. */
  eq?: InputMaybe<Scalars['String']['input']>;
  /** Begins with this. */
  startsWith?: InputMaybe<Scalars['String']['input']>;
};

/** Who is to follow whom. */
export type AddCrmPersonFollowerInput = {
  /** The person, by global or own id. */
  personId: Scalars['ID']['input'];
  /** The user of the CRM, by global or own id. */
  userId: Scalars['ID']['input'];
};

/** What came of it. */
export type AddCrmPersonFollowerPayload = {
  __typename?: 'AddCrmPersonFollowerPayload';
  /** That the user follows the person. */
  follower?: Maybe<CrmFollower>;
  /** The person. Its id is known already; what else is asked of it costs one REST call. */
  person?: Maybe<CrmPerson>;
  /** What the CRM refused. */
  userErrors: Array<UserError>;
};

/** An account. */
export type BankAccount = Node & {
  __typename?: 'BankAccount';
  /** The last four digits of its number. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** What of it can be spent. */
  available?: Maybe<Money>;
  /** What it comes to. */
  balance?: Maybe<Money>;
  /** The bank's own statement of it as PDF. The link is made without a REST call; following it costs one. */
  bankStatementPdf?: Maybe<File>;
  /** Cards. Costs one REST call for the accounts of a whole list. */
  cards?: Maybe<BankCardConnection>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The code of its currency. */
  currency?: Maybe<Scalars['String']['output']>;
  /** The customer. Comes with a list; else one REST call for 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** What it came to at the end of each day. Costs one REST call for the accounts of a whole list. */
  days?: Maybe<BankAccountDayConnection>;
  /** What of it is held back. */
  hold?: Maybe<Money>;
  id: Scalars['ID']['output'];
  /** The kind, in the bank's words: `depositAccount`, `creditAccount`. */
  kind?: Maybe<Scalars['String']['output']>;
  /** The name that the customer gave it. */
  name?: Maybe<Scalars['String']['output']>;
  /** Payments from it and to it. Costs one REST call for the accounts of a whole list. */
  payments?: Maybe<BankPaymentConnection>;
  /** The bank's routing number. */
  routingNumber?: Maybe<Scalars['String']['output']>;
  /** Statements. Costs one REST call for the accounts of a whole list. */
  statements?: Maybe<BankStatementConnection>;
  /** The state, in the bank's words. */
  status?: Maybe<Scalars['String']['output']>;
  /** One transaction of it; null where it is another account's. Costs one REST call. */
  transaction?: Maybe<BankTransaction>;
  /** What happened on it. Costs one REST call for the accounts of a whole list. */
  transactions?: Maybe<BankTransactionConnection>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};


/** An account. */
export type BankAccountCardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** An account. */
export type BankAccountDaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnTimeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** An account. */
export type BankAccountPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<PaymentOrder>;
};


/** An account. */
export type BankAccountStatementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnTimeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** An account. */
export type BankAccountTransactionArgs = {
  id: Scalars['ID']['input'];
};


/** An account. */
export type BankAccountTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnTimeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};

export type BankAccountConnection = {
  __typename?: 'BankAccountConnection';
  edges: Array<BankAccountEdge>;
  nodes: Array<BankAccount>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** What an account came to at the end of a day. */
export type BankAccountDay = Node & {
  __typename?: 'BankAccountDay';
  /** The account. Comes with a list; else one REST call for 100 accounts. */
  account?: Maybe<BankAccount>;
  /** What of it can be spent. */
  available?: Maybe<Money>;
  /** What it comes to. */
  balance?: Maybe<Money>;
  /** The customer. Comes with a list; else one REST call for 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** The day. */
  date?: Maybe<Scalars['Date']['output']>;
  /** What of it is held back. */
  hold?: Maybe<Money>;
  id: Scalars['ID']['output'];
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};

export type BankAccountDayConnection = {
  __typename?: 'BankAccountDayConnection';
  edges: Array<BankAccountDayEdge>;
  nodes: Array<BankAccountDay>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankAccountDayEdge = {
  __typename?: 'BankAccountDayEdge';
  cursor: Scalars['String']['output'];
  node: BankAccountDay;
};

export type BankAccountEdge = {
  __typename?: 'BankAccountEdge';
  cursor: Scalars['String']['output'];
  node: BankAccount;
};

/** Which accounts are listed: all that is given must hold. */
export type BankAccountFilter = {
  /** Only those of these customers, by their global or own ids; 100 at most. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Created at this instant or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those in one of these states, in the bank's words. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Created before this instant. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Where a customer lives. */
export type BankAddress = {
  __typename?: 'BankAddress';
  /** The city. */
  city?: Maybe<Scalars['String']['output']>;
  /** The country's code. */
  country?: Maybe<Scalars['String']['output']>;
  /** The postal code. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** Street and house. */
  street?: Maybe<Scalars['String']['output']>;
};

/** A token of a user of the bank's API; never the token itself. */
export type BankApiToken = {
  __typename?: 'BankApiToken';
  /** Whose it is. Costs no REST call. */
  apiUser?: Maybe<BankApiUser>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** When it ends. */
  expiration?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** What it may do. */
  scopes?: Maybe<Array<Scalars['String']['output']>>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};

export type BankApiTokenConnection = {
  __typename?: 'BankApiTokenConnection';
  edges: Array<BankApiTokenEdge>;
  nodes: Array<BankApiToken>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankApiTokenEdge = {
  __typename?: 'BankApiTokenEdge';
  cursor: Scalars['String']['output'];
  node: BankApiToken;
};

/** A user of the bank's API: a handle by id, as no operation reads one. */
export type BankApiUser = {
  __typename?: 'BankApiUser';
  /** The user's tokens: what they are for, never the tokens themselves. Needs a scope of its own. Costs one REST call a user for up to 1,000. */
  apiTokens?: Maybe<BankApiTokenConnection>;
  id: Scalars['ID']['output'];
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};


/** A user of the bank's API: a handle by id, as no operation reads one. */
export type BankApiUserApiTokensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnTimeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};

/** How somebody becomes a customer. */
export type BankApplication = Node & {
  __typename?: 'BankApplication';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The customer, once it is approved. Comes with a list; else one REST call for 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** Documents that the bank wants. Costs one REST call an application. */
  documents?: Maybe<BankApplicationDocumentConnection>;
  /** The applicant's address. */
  email?: Maybe<Scalars['String']['output']>;
  /** First and last name of the applicant. */
  fullName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The kind, in the bank's words: `individualApplication`, `businessApplication`. */
  kind?: Maybe<Scalars['String']['output']>;
  /** What the bank says of it. */
  message?: Maybe<Scalars['String']['output']>;
  /** The state, in the bank's words. */
  status?: Maybe<Scalars['String']['output']>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
  /** The person with the applicant's address. */
  user?: Maybe<User>;
};


/** How somebody becomes a customer. */
export type BankApplicationDocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type BankApplicationConnection = {
  __typename?: 'BankApplicationConnection';
  edges: Array<BankApplicationEdge>;
  nodes: Array<BankApplication>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A document that the bank wants to see. */
export type BankApplicationDocument = {
  __typename?: 'BankApplicationDocument';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What will do. */
  description?: Maybe<Scalars['String']['output']>;
  /** The kind of document, in the bank's words. */
  documentType?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whose document it is. */
  name?: Maybe<Scalars['String']['output']>;
  /** The state, in the bank's words. */
  status?: Maybe<Scalars['String']['output']>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};

export type BankApplicationDocumentConnection = {
  __typename?: 'BankApplicationDocumentConnection';
  edges: Array<BankApplicationDocumentEdge>;
  nodes: Array<BankApplicationDocument>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankApplicationDocumentEdge = {
  __typename?: 'BankApplicationDocumentEdge';
  cursor: Scalars['String']['output'];
  node: BankApplicationDocument;
};

export type BankApplicationEdge = {
  __typename?: 'BankApplicationEdge';
  cursor: Scalars['String']['output'];
  node: BankApplication;
};

/** Which applications are listed: all that is given must hold. */
export type BankApplicationFilter = {
  /** Only those of these customers, by their global or own ids; 100 at most. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only those from these addresses; 100 at most. */
  emails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Created at this instant or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those in one of these states, in the bank's words. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Created before this instant. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A form that an applicant is filling in. Its address is not shown: whoever has it can fill it in. */
export type BankApplicationForm = Node & {
  __typename?: 'BankApplicationForm';
  /** The application, once it is handed in. Comes with the form. */
  application?: Maybe<BankApplication>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The applicant's address. */
  email?: Maybe<Scalars['String']['output']>;
  /** When it can no longer be filled in. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** How far the applicant has come, in the bank's words. */
  stage?: Maybe<Scalars['String']['output']>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
  /** The person with the applicant's address. */
  user?: Maybe<User>;
};

export type BankApplicationFormConnection = {
  __typename?: 'BankApplicationFormConnection';
  edges: Array<BankApplicationFormEdge>;
  nodes: Array<BankApplicationForm>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankApplicationFormEdge = {
  __typename?: 'BankApplicationFormEdge';
  cursor: Scalars['String']['output'];
  node: BankApplicationForm;
};

/** Which forms are listed: all that is given must hold. */
export type BankApplicationFormFilter = {
  /** Only those from these addresses; 100 at most. */
  emails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Created at this instant or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Created before this instant. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A use of a card. */
export type BankAuthorization = Node & {
  __typename?: 'BankAuthorization';
  /** The account. Comes with a list; else one REST call for 100 accounts. */
  account?: Maybe<BankAccount>;
  /** The amount, exact. */
  amount?: Maybe<Money>;
  /** The card. Comes with a list; else one REST call for 100 cards. */
  card?: Maybe<BankCard>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The customer. Comes with a list; else one REST call for 100 customers. */
  customer?: Maybe<BankCustomer>;
  id: Scalars['ID']['output'];
  /** Who took the card. */
  merchant?: Maybe<BankMerchant>;
  /** Whether it comes again and again. */
  recurring?: Maybe<Scalars['Boolean']['output']>;
  /** The state, in the bank's words. */
  status?: Maybe<Scalars['String']['output']>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};

export type BankAuthorizationConnection = {
  __typename?: 'BankAuthorizationConnection';
  edges: Array<BankAuthorizationEdge>;
  nodes: Array<BankAuthorization>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankAuthorizationEdge = {
  __typename?: 'BankAuthorizationEdge';
  cursor: Scalars['String']['output'];
  node: BankAuthorization;
};

/** A use of a card that the bank asks about first. */
export type BankAuthorizationRequest = Node & {
  __typename?: 'BankAuthorizationRequest';
  /** The account. Comes with a list; else one REST call for 100 accounts. */
  account?: Maybe<BankAccount>;
  /** The amount, exact. */
  amount?: Maybe<Money>;
  /** The card. Comes with a list; else one REST call for 100 cards. */
  card?: Maybe<BankCard>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The customer. Comes with a list; else one REST call for 100 customers. */
  customer?: Maybe<BankCustomer>;
  id: Scalars['ID']['output'];
  /** The kind, in the bank's words: `purchaseAuthorizationRequest`, `cashAuthorizationRequest`. */
  kind?: Maybe<Scalars['String']['output']>;
  /** Who took the card. */
  merchant?: Maybe<BankMerchant>;
  /** Whether a part of it may be authorised. */
  partialApprovalAllowed?: Maybe<Scalars['Boolean']['output']>;
  /** The state, in the bank's words. */
  status?: Maybe<Scalars['String']['output']>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};

export type BankAuthorizationRequestConnection = {
  __typename?: 'BankAuthorizationRequestConnection';
  edges: Array<BankAuthorizationRequestEdge>;
  nodes: Array<BankAuthorizationRequest>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankAuthorizationRequestEdge = {
  __typename?: 'BankAuthorizationRequestEdge';
  cursor: Scalars['String']['output'];
  node: BankAuthorizationRequest;
};

/** A card. */
export type BankCard = Node & {
  __typename?: 'BankCard';
  /** The account. Comes with a list; else one REST call for 100 accounts. */
  account?: Maybe<BankAccount>;
  /** Uses that the bank asked about first. Costs one REST call for the cards of a whole list. */
  authorizationRequests?: Maybe<BankAuthorizationRequestConnection>;
  /** What it was used for. Costs one REST call for the cards of a whole list. */
  authorizations?: Maybe<BankAuthorizationConnection>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The customer. Comes with a list; else one REST call for 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** The month it is good until: `2029-05`. */
  expirationDate?: Maybe<Scalars['String']['output']>;
  /** The name on it. */
  fullName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The kind, in the bank's words: `individualDebitCard`, `businessDebitCard`, …. */
  kind?: Maybe<Scalars['String']['output']>;
  /** The last four digits of its number. */
  last4Digits?: Maybe<Scalars['String']['output']>;
  /** What it may be used for, and was today. Costs one REST call a card. */
  limits?: Maybe<BankCardLimits>;
  /** Whether a PIN is set. Needs a scope of its own. Costs one REST call a card. */
  pinStatus?: Maybe<BankCardPinStatus>;
  /** The state, in the bank's words. */
  status?: Maybe<Scalars['String']['output']>;
  /** What it moved. Costs one REST call for the cards of a whole list. */
  transactions?: Maybe<BankTransactionConnection>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};


/** A card. */
export type BankCardAuthorizationRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** A card. */
export type BankCardAuthorizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** A card. */
export type BankCardTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnTimeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};

export type BankCardConnection = {
  __typename?: 'BankCardConnection';
  edges: Array<BankCardEdge>;
  nodes: Array<BankCard>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankCardEdge = {
  __typename?: 'BankCardEdge';
  cursor: Scalars['String']['output'];
  node: BankCard;
};

/** Amounts by what a card is used for. */
export type BankCardLimit = {
  __typename?: 'BankCardLimit';
  /** Both. */
  cardTransaction?: Maybe<Money>;
  /** Purchases. */
  purchase?: Maybe<Money>;
  /** Cash. */
  withdrawal?: Maybe<Money>;
};

/** What a card may be used for. */
export type BankCardLimits = {
  __typename?: 'BankCardLimits';
  /** In a day. */
  daily?: Maybe<BankCardLimit>;
  /** What was used today. */
  dailyTotals?: Maybe<BankCardLimit>;
  /** In a month. */
  monthly?: Maybe<BankCardLimit>;
};

/** Whether a card has a PIN. */
export type BankCardPinStatus =
  /** It has none yet. */
  | 'NOT_SET'
  /** A state that is not known. */
  | 'OTHER'
  /** It has one. */
  | 'SET';

/** Which uses of cards are listed: all that is given must hold. */
export type BankCardRecordFilter = {
  /** Only those of these accounts, by their global or own ids; 100 at most. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only those of these cards, by their global or own ids; 100 at most. */
  cardIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only those of these customers, by their global or own ids; 100 at most. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Created at this instant or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those in one of these states, in the bank's words. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Created before this instant. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A check that was paid in. */
export type BankCheckDeposit = Node & {
  __typename?: 'BankCheckDeposit';
  /** The account. Comes with a list; else one REST call for 100 accounts. */
  account?: Maybe<BankAccount>;
  /** The amount, exact. */
  amount?: Maybe<Money>;
  /** The picture of its back. The link is made without a REST call; following it costs one. */
  back?: Maybe<File>;
  /** The number on it. */
  checkNumber?: Maybe<Scalars['String']['output']>;
  /** The other side. */
  counterparty?: Maybe<BankPaymentCounterparty>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The customer. Comes with a list; else one REST call for 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** The picture of its front. The link is made without a REST call; following it costs one. */
  front?: Maybe<File>;
  id: Scalars['ID']['output'];
  /** The state, in the bank's words. */
  status?: Maybe<Scalars['String']['output']>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};

export type BankCheckDepositConnection = {
  __typename?: 'BankCheckDepositConnection';
  edges: Array<BankCheckDepositEdge>;
  nodes: Array<BankCheckDeposit>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankCheckDepositEdge = {
  __typename?: 'BankCheckDepositEdge';
  cursor: Scalars['String']['output'];
  node: BankCheckDeposit;
};

/** A check that was paid with. */
export type BankCheckPayment = Node & {
  __typename?: 'BankCheckPayment';
  /** The account. Comes with a list; else one REST call for 100 accounts. */
  account?: Maybe<BankAccount>;
  /** The amount, exact. */
  amount?: Maybe<Money>;
  /** The number on it. */
  checkNumber?: Maybe<Scalars['String']['output']>;
  /** The other side. */
  counterparty?: Maybe<BankPaymentCounterparty>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The customer. Comes with a list; else one REST call for 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The state, in the bank's words. */
  status?: Maybe<Scalars['String']['output']>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};

export type BankCheckPaymentConnection = {
  __typename?: 'BankCheckPaymentConnection';
  edges: Array<BankCheckPaymentEdge>;
  nodes: Array<BankCheckPayment>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankCheckPaymentEdge = {
  __typename?: 'BankCheckPaymentEdge';
  cursor: Scalars['String']['output'];
  node: BankCheckPayment;
};

/** Whom a customer pays. */
export type BankCounterparty = Node & {
  __typename?: 'BankCounterparty';
  /** The last four digits of the account's number. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** The kind of account, in the bank's words: `Checking`, `Savings`. */
  accountType?: Maybe<Scalars['String']['output']>;
  /** What the account holds. Costs one REST call a counterparty. */
  balance?: Maybe<BankCounterpartyBalance>;
  /** The name of the bank. */
  bank?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The customer. Comes with a list; else one REST call for 100 customers. */
  customer?: Maybe<BankCustomer>;
  id: Scalars['ID']['output'];
  /** Whether it is a `Person` or a `Business`. */
  kind?: Maybe<Scalars['String']['output']>;
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  /** What may be done with the account, in the bank's words. */
  permissions?: Maybe<Scalars['String']['output']>;
  /** The bank's routing number. */
  routingNumber?: Maybe<Scalars['String']['output']>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};

/** What a counterparty's account holds. */
export type BankCounterpartyBalance = {
  __typename?: 'BankCounterpartyBalance';
  /** What of it can be spent. */
  available?: Maybe<Money>;
  /** All of it. */
  balance?: Maybe<Money>;
};

export type BankCounterpartyConnection = {
  __typename?: 'BankCounterpartyConnection';
  edges: Array<BankCounterpartyEdge>;
  nodes: Array<BankCounterparty>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankCounterpartyEdge = {
  __typename?: 'BankCounterpartyEdge';
  cursor: Scalars['String']['output'];
  node: BankCounterparty;
};

/** Which counterparties are listed: all that is given must hold. */
export type BankCounterpartyFilter = {
  /** Only those of these customers, by their global or own ids; 100 at most. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Created at this instant or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Created before this instant. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A customer of the bank. */
export type BankCustomer = Node & {
  __typename?: 'BankCustomer';
  /** Accounts. Costs one REST call for the customers of a whole list. */
  accounts?: Maybe<BankAccountConnection>;
  /** Where the customer lives. */
  address?: Maybe<BankAddress>;
  /** How the customer became one. Costs one REST call for the customers of a whole list. */
  applications?: Maybe<BankApplicationConnection>;
  /** Cards. Costs one REST call for the customers of a whole list. */
  cards?: Maybe<BankCardConnection>;
  /** Checks that were paid in. Costs one REST call for the customers of a whole list. */
  checkDeposits?: Maybe<BankCheckDepositConnection>;
  /** Checks that were paid with. Costs one REST call for the customers of a whole list. */
  checkPayments?: Maybe<BankCheckPaymentConnection>;
  /** Whom the customer pays. Costs one REST call for the customers of a whole list. */
  counterparties?: Maybe<BankCounterpartyConnection>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Disputes. Costs one REST call for the customers of a whole list. */
  disputes?: Maybe<BankDisputeConnection>;
  /** The address, as the bank writes it. */
  email?: Maybe<Scalars['String']['output']>;
  /** First and last name. */
  fullName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Payments, newest first. Costs one REST call for the customers of a whole list. */
  payments?: Maybe<BankPaymentConnection>;
  /** The phone number with its country code. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Payments that others sent. Costs one REST call for the customers of a whole list. */
  receivedPayments?: Maybe<BankReceivedPaymentConnection>;
  /** Payments that come again. Costs one REST call for the customers of a whole list. */
  recurringPayments?: Maybe<BankRecurringPaymentConnection>;
  /** What was paid back. Costs one REST call for the customers of a whole list. */
  repayments?: Maybe<BankRepaymentConnection>;
  /** Rewards. Costs one REST call for the customers of a whole list. */
  rewards?: Maybe<BankRewardConnection>;
  /** Statements. Costs one REST call for the customers of a whole list. */
  statements?: Maybe<BankStatementConnection>;
  /** Whether the customer is in business. */
  status?: Maybe<BankCustomerStatus>;
  /** What happened on the accounts. Costs one REST call for the customers of a whole list. */
  transactions?: Maybe<BankTransactionConnection>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
  /** The person. */
  user?: Maybe<User>;
};


/** A customer of the bank. */
export type BankCustomerAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** A customer of the bank. */
export type BankCustomerApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** A customer of the bank. */
export type BankCustomerCardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** A customer of the bank. */
export type BankCustomerCheckDepositsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** A customer of the bank. */
export type BankCustomerCheckPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** A customer of the bank. */
export type BankCustomerCounterpartiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnTimeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** A customer of the bank. */
export type BankCustomerDisputesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** A customer of the bank. */
export type BankCustomerPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<PaymentOrder>;
};


/** A customer of the bank. */
export type BankCustomerReceivedPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** A customer of the bank. */
export type BankCustomerRecurringPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** A customer of the bank. */
export type BankCustomerRepaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** A customer of the bank. */
export type BankCustomerRewardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** A customer of the bank. */
export type BankCustomerStatementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnTimeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** A customer of the bank. */
export type BankCustomerTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnTimeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};

export type BankCustomerConnection = {
  __typename?: 'BankCustomerConnection';
  edges: Array<BankCustomerEdge>;
  nodes: Array<BankCustomer>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankCustomerEdge = {
  __typename?: 'BankCustomerEdge';
  cursor: Scalars['String']['output'];
  node: BankCustomer;
};

/** The states of a bank customer. */
export type BankCustomerStatus =
  /** In business. */
  | 'ACTIVE'
  /** Closed. */
  | 'ARCHIVED'
  /** A state that the documents do not name. */
  | 'OTHER';

/** A dispute about a transaction. */
export type BankDispute = Node & {
  __typename?: 'BankDispute';
  /** The account. Comes with a list; else one REST call for 100 accounts. */
  account?: Maybe<BankAccount>;
  /** The amount, exact. */
  amount?: Maybe<Money>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The customer. Comes with a list; else one REST call for 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** What is said against it. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** What it is about, in the bank's words. */
  source?: Maybe<Scalars['String']['output']>;
  /** The state, in the bank's words. */
  status?: Maybe<Scalars['String']['output']>;
  /** The states it has gone through. */
  statusHistory?: Maybe<Array<BankDisputeStep>>;
  /** The transaction. Comes with a list; else one REST call for 100. */
  transaction?: Maybe<BankTransaction>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};

export type BankDisputeConnection = {
  __typename?: 'BankDisputeConnection';
  edges: Array<BankDisputeEdge>;
  nodes: Array<BankDispute>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankDisputeEdge = {
  __typename?: 'BankDisputeEdge';
  cursor: Scalars['String']['output'];
  node: BankDispute;
};

/** A state that a dispute came to. */
export type BankDisputeStep = {
  __typename?: 'BankDisputeStep';
  /** The state, in the bank's words. */
  type?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Something that happened at the bank. */
export type BankEvent = Node & {
  __typename?: 'BankEvent';
  /** The account. One REST call for 100 accounts. */
  account?: Maybe<BankAccount>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The customer. One REST call for 100 customers. */
  customer?: Maybe<BankCustomer>;
  id: Scalars['ID']['output'];
  /** The kind, in the bank's words: `payment.sent`. */
  kind?: Maybe<Scalars['String']['output']>;
  /** What it is about, as the bank tells it: the documents show no kinds of events. */
  payload?: Maybe<Scalars['JSON']['output']>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};

export type BankEventConnection = {
  __typename?: 'BankEventConnection';
  edges: Array<BankEventEdge>;
  nodes: Array<BankEvent>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankEventEdge = {
  __typename?: 'BankEventEdge';
  cursor: Scalars['String']['output'];
  node: BankEvent;
};

/** A bank. */
export type BankInstitution = Node & {
  __typename?: 'BankInstitution';
  /** Where it is. */
  address?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether it takes part in automated clearing. */
  isAchSupported?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it takes wire transfers. */
  isWireSupported?: Maybe<Scalars['Boolean']['output']>;
  /** Its name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its routing number. */
  routingNumber: Scalars['String']['output'];
};

/** Who takes cards. */
export type BankMerchant = {
  __typename?: 'BankMerchant';
  /** What is sold. */
  category?: Maybe<Scalars['String']['output']>;
  /** Where. */
  location?: Maybe<Scalars['String']['output']>;
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
};

/** The order of records, by when they were created. */
export type BankOrder =
  /** The newest first. */
  | 'NEWEST_FIRST'
  /** The oldest first. */
  | 'OLDEST_FIRST';

/** Which records of one owner are listed: all that is given must hold. */
export type BankOwnRecordFilter = {
  /** Created at this instant or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those in one of these states, in the bank's words. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Created before this instant. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Which records without a state of one owner are listed: all that is given must hold. */
export type BankOwnTimeFilter = {
  /** Created at this instant or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Created before this instant. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A payment of the bank. */
export type BankPayment = Node & Payment & {
  __typename?: 'BankPayment';
  /** The account. Comes with a list; else one REST call for 100 accounts. */
  account?: Maybe<BankAccount>;
  /** The amount, exact. */
  amount?: Maybe<Money>;
  /** The other side. */
  counterparty?: Maybe<BankPaymentCounterparty>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The customer. Comes with a list; else one REST call for 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** Whether money comes in or goes out. */
  direction?: Maybe<PaymentDirection>;
  id: Scalars['ID']['output'];
  /** The person that the customer is. */
  payer?: Maybe<User>;
  /** The state, in the bank's words. */
  status?: Maybe<PaymentStatus>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};

export type BankPaymentConnection = {
  __typename?: 'BankPaymentConnection';
  edges: Array<BankPaymentEdge>;
  nodes: Array<BankPayment>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** The other side of a payment. */
export type BankPaymentCounterparty = {
  __typename?: 'BankPaymentCounterparty';
  /** The last four digits of its account. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Routing number of its bank. */
  routingNumber?: Maybe<Scalars['String']['output']>;
};

export type BankPaymentEdge = {
  __typename?: 'BankPaymentEdge';
  cursor: Scalars['String']['output'];
  node: BankPayment;
};

/** Which payments are listed. */
export type BankPaymentFilter = {
  /** Only payments of these customers, by their global or own ids; 100 at most. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Created at this instant or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only payments in one of these states. */
  statuses?: InputMaybe<Array<PaymentStatus>>;
  /** Created before this instant. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A payment that somebody sent. */
export type BankReceivedPayment = Node & {
  __typename?: 'BankReceivedPayment';
  /** The account. Comes with a list; else one REST call for 100 accounts. */
  account?: Maybe<BankAccount>;
  /** The amount, exact. */
  amount?: Maybe<Money>;
  /** Who sent it. */
  companyName?: Maybe<Scalars['String']['output']>;
  /** Routing number of the sender's bank. */
  counterpartyRoutingNumber?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The customer. Comes with a list; else one REST call for 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The kind, in the bank's words: `achReceivedPayment`, `wireReceivedPayment`. */
  kind?: Maybe<Scalars['String']['output']>;
  /** The state, in the bank's words. */
  status?: Maybe<Scalars['String']['output']>;
  /** The number that both banks know it by. */
  traceNumber?: Maybe<Scalars['String']['output']>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};

export type BankReceivedPaymentConnection = {
  __typename?: 'BankReceivedPaymentConnection';
  edges: Array<BankReceivedPaymentEdge>;
  nodes: Array<BankReceivedPayment>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankReceivedPaymentEdge = {
  __typename?: 'BankReceivedPaymentEdge';
  cursor: Scalars['String']['output'];
  node: BankReceivedPayment;
};

/** Which records of the bank are listed: all that is given must hold. */
export type BankRecordFilter = {
  /** Only those of these accounts, by their global or own ids; 100 at most. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only those of these customers, by their global or own ids; 100 at most. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Created at this instant or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those in one of these states, in the bank's words. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Created before this instant. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A payment that comes again. */
export type BankRecurringPayment = Node & {
  __typename?: 'BankRecurringPayment';
  /** The account. Comes with a list; else one REST call for 100 accounts. */
  account?: Maybe<BankAccount>;
  /** The amount, exact. */
  amount?: Maybe<Money>;
  /** Who is paid. Comes with a list; else one REST call. */
  counterparty?: Maybe<BankCounterparty>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The customer. Comes with a list; else one REST call for 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The kind, in the bank's words: `recurringCreditAchPayment`, …. */
  kind?: Maybe<Scalars['String']['output']>;
  /** How often it was made. */
  numberOfPayments?: Maybe<Scalars['Int']['output']>;
  /** When it is made. */
  schedule?: Maybe<BankSchedule>;
  /** The state, in the bank's words. */
  status?: Maybe<Scalars['String']['output']>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};

export type BankRecurringPaymentConnection = {
  __typename?: 'BankRecurringPaymentConnection';
  edges: Array<BankRecurringPaymentEdge>;
  nodes: Array<BankRecurringPayment>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankRecurringPaymentEdge = {
  __typename?: 'BankRecurringPaymentEdge';
  cursor: Scalars['String']['output'];
  node: BankRecurringPayment;
};

/** What was paid back on credit. */
export type BankRepayment = Node & {
  __typename?: 'BankRepayment';
  /** The account. Comes with a list; else one REST call for 100 accounts. */
  account?: Maybe<BankAccount>;
  /** The amount, exact. */
  amount?: Maybe<Money>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The customer. Comes with a list; else one REST call for 100 customers. */
  customer?: Maybe<BankCustomer>;
  id: Scalars['ID']['output'];
  /** The kind, in the bank's words: `bookRepayment`, `achRepayment`. */
  kind?: Maybe<Scalars['String']['output']>;
  /** The state, in the bank's words. */
  status?: Maybe<Scalars['String']['output']>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};

export type BankRepaymentConnection = {
  __typename?: 'BankRepaymentConnection';
  edges: Array<BankRepaymentEdge>;
  nodes: Array<BankRepayment>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankRepaymentEdge = {
  __typename?: 'BankRepaymentEdge';
  cursor: Scalars['String']['output'];
  node: BankRepayment;
};

/** A reward. */
export type BankReward = Node & {
  __typename?: 'BankReward';
  /** The account. Comes with a list; else one REST call for 100 accounts. */
  account?: Maybe<BankAccount>;
  /** The amount, exact. */
  amount?: Maybe<Money>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The customer. Comes with a list; else one REST call for 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The state, in the bank's words. */
  status?: Maybe<Scalars['String']['output']>;
  /** The transaction. One REST call for 100. */
  transaction?: Maybe<BankTransaction>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};

export type BankRewardConnection = {
  __typename?: 'BankRewardConnection';
  edges: Array<BankRewardEdge>;
  nodes: Array<BankReward>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankRewardEdge = {
  __typename?: 'BankRewardEdge';
  cursor: Scalars['String']['output'];
  node: BankReward;
};

/** When something is done again. */
export type BankSchedule = {
  __typename?: 'BankSchedule';
  /** The day of the month. */
  dayOfMonth?: Maybe<Scalars['Int']['output']>;
  /** The last day, if there is one. */
  endTime?: Maybe<Scalars['Date']['output']>;
  /** How often: `Weekly`, `Monthly`. */
  interval?: Maybe<Scalars['String']['output']>;
  /** The next day. */
  nextScheduledAction?: Maybe<Scalars['Date']['output']>;
  /** The first day. */
  startTime?: Maybe<Scalars['Date']['output']>;
};

/** What happened on an account in a month. */
export type BankStatement = Node & {
  __typename?: 'BankStatement';
  /** The account. Comes with a list; else one REST call for 100 accounts. */
  account?: Maybe<BankAccount>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The customer. Comes with a list; else one REST call for 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** The statement as HTML. The link is made without a REST call; following it costs one. */
  html?: Maybe<File>;
  id: Scalars['ID']['output'];
  /** The statement as PDF. The link is made without a REST call; following it costs one. */
  pdf?: Maybe<File>;
  /** The month: `2026-10`. */
  period?: Maybe<Scalars['String']['output']>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};

export type BankStatementConnection = {
  __typename?: 'BankStatementConnection';
  edges: Array<BankStatementEdge>;
  nodes: Array<BankStatement>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankStatementEdge = {
  __typename?: 'BankStatementEdge';
  cursor: Scalars['String']['output'];
  node: BankStatement;
};

/** Which records without a state are listed: all that is given must hold. */
export type BankTimeFilter = {
  /** Only those of these accounts, by their global or own ids; 100 at most. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only those of these customers, by their global or own ids; 100 at most. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Created at this instant or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Created before this instant. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Something that happened on an account. */
export type BankTransaction = Node & {
  __typename?: 'BankTransaction';
  /** The account. Comes with a list; else one REST call for 100 accounts. */
  account?: Maybe<BankAccount>;
  /** The amount, exact. */
  amount?: Maybe<Money>;
  /** What the account came to afterwards. */
  balance?: Maybe<Money>;
  /** The card behind it, if one is. Costs one REST call. */
  card?: Maybe<BankCard>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The customer. Comes with a list; else one REST call for 100 customers. */
  customer?: Maybe<BankCustomer>;
  /** Whether money came in or went out. */
  direction?: Maybe<PaymentDirection>;
  id: Scalars['ID']['output'];
  /** The kind, in the bank's words: `paymentTransaction`, `cardTransaction`, …. */
  kind?: Maybe<Scalars['String']['output']>;
  /** The payment behind it, if one is. Costs one REST call. */
  payment?: Maybe<BankPayment>;
  /** What it was. */
  summary?: Maybe<Scalars['String']['output']>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};

export type BankTransactionConnection = {
  __typename?: 'BankTransactionConnection';
  edges: Array<BankTransactionEdge>;
  nodes: Array<BankTransaction>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankTransactionEdge = {
  __typename?: 'BankTransactionEdge';
  cursor: Scalars['String']['output'];
  node: BankTransaction;
};

/** Which transactions are listed: all that is given must hold. */
export type BankTransactionFilter = {
  /** Only those of these accounts, by their global or own ids; 100 at most. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only those made with these cards, by their global or own ids; 100 at most. */
  cardIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only those of these customers, by their global or own ids; 100 at most. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Created at this instant or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Created before this instant. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A listener that the bank tells of events. Its address is not shown. */
export type BankWebhook = Node & {
  __typename?: 'BankWebhook';
  /** The form of its messages, in the bank's words. */
  contentType?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** How surely a message comes, in the bank's words. */
  deliveryMode?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** What it is for. */
  label?: Maybe<Scalars['String']['output']>;
  /** The state, in the bank's words. */
  status?: Maybe<Scalars['String']['output']>;
  /** The bank's own id. */
  upstreamId: Scalars['String']['output'];
};

export type BankWebhookConnection = {
  __typename?: 'BankWebhookConnection';
  edges: Array<BankWebhookEdge>;
  nodes: Array<BankWebhook>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type BankWebhookEdge = {
  __typename?: 'BankWebhookEdge';
  cursor: Scalars['String']['output'];
  node: BankWebhook;
};

/** Banking by its own nouns. */
export type Banking = {
  __typename?: 'Banking';
  /** One account. One REST call for 100. */
  account?: Maybe<BankAccount>;
  /** What accounts came to at the end of each day. Costs one REST call for up to 1,000. */
  accountDays?: Maybe<BankAccountDayConnection>;
  /** Accounts. Costs one REST call for up to 1,000. */
  accounts?: Maybe<BankAccountConnection>;
  /** Tokens of a user of the bank's API: what they are for, never the tokens themselves. Needs a scope of its own. Costs one REST call for up to 1,000. */
  apiTokens?: Maybe<BankApiTokenConnection>;
  /** One application. One REST call for 100. */
  application?: Maybe<BankApplication>;
  /** Forms that applicants are filling in. Costs one REST call for up to 1,000. */
  applicationForms?: Maybe<BankApplicationFormConnection>;
  /** Applications of people who want to become customers. Costs one REST call for up to 1,000. */
  applications?: Maybe<BankApplicationConnection>;
  /** Uses of cards that the bank asks about first. Costs one REST call for up to 1,000. */
  authorizationRequests?: Maybe<BankAuthorizationRequestConnection>;
  /** What cards were used for. Costs one REST call for up to 1,000. */
  authorizations?: Maybe<BankAuthorizationConnection>;
  /** One card. Costs one REST call. */
  card?: Maybe<BankCard>;
  /** Cards. Costs one REST call for up to 1,000. */
  cards?: Maybe<BankCardConnection>;
  /** One check that was paid in. Costs one REST call. */
  checkDeposit?: Maybe<BankCheckDeposit>;
  /** Checks that were paid in. Costs one REST call for up to 1,000. */
  checkDeposits?: Maybe<BankCheckDepositConnection>;
  /** One check that was paid with. Costs one REST call. */
  checkPayment?: Maybe<BankCheckPayment>;
  /** Checks that were paid with. Costs one REST call for up to 1,000. */
  checkPayments?: Maybe<BankCheckPaymentConnection>;
  /** Whom customers pay. Costs one REST call for up to 1,000. */
  counterparties?: Maybe<BankCounterpartyConnection>;
  /** One of those whom customers pay. Costs one REST call. */
  counterparty?: Maybe<BankCounterparty>;
  /** One customer. Costs one REST call. */
  customer?: Maybe<BankCustomer>;
  /** All customers. Costs one REST call for up to 1,000. */
  customers?: Maybe<BankCustomerConnection>;
  /** One dispute. Costs one REST call. */
  dispute?: Maybe<BankDispute>;
  /** Disputes about transactions. Costs one REST call for up to 1,000. */
  disputes?: Maybe<BankDisputeConnection>;
  /** One event. Costs one REST call. */
  event?: Maybe<BankEvent>;
  /** What happened at the bank. Costs one REST call for up to 1,000. */
  events?: Maybe<BankEventConnection>;
  /** A bank by its routing number. Costs one REST call. */
  institution?: Maybe<BankInstitution>;
  /** One payment. Costs one REST call. */
  payment?: Maybe<BankPayment>;
  /** All payments, newest first. Costs one REST call for up to 1,000. */
  payments?: Maybe<BankPaymentConnection>;
  /** One payment that somebody sent. Costs one REST call. */
  receivedPayment?: Maybe<BankReceivedPayment>;
  /** Payments that others sent. Costs one REST call for up to 1,000. */
  receivedPayments?: Maybe<BankReceivedPaymentConnection>;
  /** One payment that comes again. Costs one REST call. */
  recurringPayment?: Maybe<BankRecurringPayment>;
  /** Payments that come again. Costs one REST call for up to 1,000. */
  recurringPayments?: Maybe<BankRecurringPaymentConnection>;
  /** One repayment. Costs one REST call. */
  repayment?: Maybe<BankRepayment>;
  /** What was paid back on credit. Costs one REST call for up to 1,000. */
  repayments?: Maybe<BankRepaymentConnection>;
  /** One reward. Costs one REST call. */
  reward?: Maybe<BankReward>;
  /** Rewards. Costs one REST call for up to 1,000. */
  rewards?: Maybe<BankRewardConnection>;
  /** A statement: a handle by id. Its renderings cost no REST call before they are followed, what else is selected costs one. */
  statement?: Maybe<BankStatement>;
  /** Statements. Costs one REST call for up to 1,000. */
  statements?: Maybe<BankStatementConnection>;
  /** One transaction. One REST call for 100. */
  transaction?: Maybe<BankTransaction>;
  /** What happened on accounts. Costs one REST call for up to 1,000. */
  transactions?: Maybe<BankTransactionConnection>;
  /** Listeners that the bank tells of events. Costs one REST call for up to 1,000. */
  webhooks?: Maybe<BankWebhookConnection>;
};


/** Banking by its own nouns. */
export type BankingAccountArgs = {
  id: Scalars['ID']['input'];
};


/** Banking by its own nouns. */
export type BankingAccountDaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankTimeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** Banking by its own nouns. */
export type BankingAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankAccountFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** Banking by its own nouns. */
export type BankingApiTokensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnTimeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
  userId: Scalars['ID']['input'];
};


/** Banking by its own nouns. */
export type BankingApplicationArgs = {
  id: Scalars['ID']['input'];
};


/** Banking by its own nouns. */
export type BankingApplicationFormsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankApplicationFormFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** Banking by its own nouns. */
export type BankingApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankApplicationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** Banking by its own nouns. */
export type BankingAuthorizationRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankCardRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** Banking by its own nouns. */
export type BankingAuthorizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankCardRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** Banking by its own nouns. */
export type BankingCardArgs = {
  id: Scalars['ID']['input'];
};


/** Banking by its own nouns. */
export type BankingCardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** Banking by its own nouns. */
export type BankingCheckDepositArgs = {
  id: Scalars['ID']['input'];
};


/** Banking by its own nouns. */
export type BankingCheckDepositsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** Banking by its own nouns. */
export type BankingCheckPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Banking by its own nouns. */
export type BankingCheckPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** Banking by its own nouns. */
export type BankingCounterpartiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankCounterpartyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** Banking by its own nouns. */
export type BankingCounterpartyArgs = {
  id: Scalars['ID']['input'];
};


/** Banking by its own nouns. */
export type BankingCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** Banking by its own nouns. */
export type BankingCustomersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Banking by its own nouns. */
export type BankingDisputeArgs = {
  id: Scalars['ID']['input'];
};


/** Banking by its own nouns. */
export type BankingDisputesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** Banking by its own nouns. */
export type BankingEventArgs = {
  id: Scalars['ID']['input'];
};


/** Banking by its own nouns. */
export type BankingEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankTimeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** Banking by its own nouns. */
export type BankingInstitutionArgs = {
  routingNumber: Scalars['String']['input'];
};


/** Banking by its own nouns. */
export type BankingPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Banking by its own nouns. */
export type BankingPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<PaymentOrder>;
};


/** Banking by its own nouns. */
export type BankingReceivedPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Banking by its own nouns. */
export type BankingReceivedPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** Banking by its own nouns. */
export type BankingRecurringPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Banking by its own nouns. */
export type BankingRecurringPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** Banking by its own nouns. */
export type BankingRepaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Banking by its own nouns. */
export type BankingRepaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** Banking by its own nouns. */
export type BankingRewardArgs = {
  id: Scalars['ID']['input'];
};


/** Banking by its own nouns. */
export type BankingRewardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** Banking by its own nouns. */
export type BankingStatementArgs = {
  id: Scalars['ID']['input'];
};


/** Banking by its own nouns. */
export type BankingStatementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankTimeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** Banking by its own nouns. */
export type BankingTransactionArgs = {
  id: Scalars['ID']['input'];
};


/** Banking by its own nouns. */
export type BankingTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankTransactionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};


/** Banking by its own nouns. */
export type BankingWebhooksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BankOwnRecordFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<BankOrder>;
};

/** A transfer to call off. */
export type CancelTreasuryInboundTransferInput = {
  /** The transfer: its global id or the treasury's own. */
  id: Scalars['ID']['input'];
};

/** What became of a transfer to call off. */
export type CancelTreasuryInboundTransferPayload = {
  __typename?: 'CancelTreasuryInboundTransferPayload';
  /** The transfer as it is now; null when it could not be called off. */
  inboundTransfer?: Maybe<TreasuryInboundTransfer>;
  /** Why it could not be. */
  userErrors: Array<UserError>;
};

/** A payment to call off. */
export type CancelTreasuryOutboundPaymentInput = {
  /** The payment: its global id or the treasury's own. */
  id: Scalars['ID']['input'];
};

/** What became of a payment to call off. */
export type CancelTreasuryOutboundPaymentPayload = {
  __typename?: 'CancelTreasuryOutboundPaymentPayload';
  /** The payment as it is now; null when it could not be called off. */
  payment?: Maybe<TreasuryPayment>;
  /** Why it could not be. */
  userErrors: Array<UserError>;
};

/** A financial account to close. */
export type CloseTreasuryFinancialAccountInput = {
  /** The account: global id or the treasury's own. It must be named, even the configured one. */
  financialAccount: Scalars['ID']['input'];
  /** Where money goes that arrives afterwards. */
  forwardingSettings?: InputMaybe<TreasuryForwardingSettingsInput>;
};

/** What became of an account to close. */
export type CloseTreasuryFinancialAccountPayload = {
  __typename?: 'CloseTreasuryFinancialAccountPayload';
  /** The account as it is now; null when it stays open. */
  financialAccount?: Maybe<TreasuryFinancialAccount>;
  /** What is in the way: one for each condition that is not met. */
  userErrors: Array<UserError>;
};

/** Records for the history of a payment. */
export type CreateAccountingPaymentHistoryInput = {
  /** Makes repeating the request safe. At most 128 characters; made for you unless given. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The payment: its global id or accounting's own. */
  paymentId: Scalars['ID']['input'];
  /** The records, one at least. */
  records: Array<AccountingHistoryRecordInput>;
  /** The tenant; the configured one unless given. A global id names its own. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of records for the history of a payment. */
export type CreateAccountingPaymentHistoryPayload = {
  __typename?: 'CreateAccountingPaymentHistoryPayload';
  /** The key that was sent. */
  idempotencyKey: Scalars['String']['output'];
  /** The payment, whose history says what there is; null when the records were refused. */
  payment?: Maybe<AccountingPayment>;
  /** Why they were refused. */
  userErrors: Array<UserError>;
};

/** Payments to create. */
export type CreateAccountingPaymentsInput = {
  /** Makes repeating the request safe: with the same key and payments nothing is created twice. At most 128 characters; made for you unless given. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The payments, one at least. */
  payments: Array<AccountingPaymentInput>;
  /** True: one invalid payment refuses them all. False: the valid ones are created. */
  summarizeErrors?: InputMaybe<Scalars['Boolean']['input']>;
  /** The tenant; the configured one unless given. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of payments to create. */
export type CreateAccountingPaymentsPayload = {
  __typename?: 'CreateAccountingPaymentsPayload';
  /** The key that was sent: give it again to repeat the request safely. */
  idempotencyKey: Scalars['String']['output'];
  /** What became of each payment, in the order given; null when the request was refused as a whole. */
  results?: Maybe<Array<AccountingPaymentResult>>;
  /** Why the request was refused as a whole. */
  userErrors: Array<UserError>;
};

/** A custom field to be created. */
export type CreateCrmPersonFieldInput = {
  /** The name that people read. */
  name: Scalars['String']['input'];
  /** What can be chosen, in this order: for fields of the types `ENUM` and `SET`. */
  options?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether it is shown when a person is added; it is unless given. */
  shownWhenAdding?: InputMaybe<Scalars['Boolean']['input']>;
  /** What its values are; not `OTHER`. */
  type: CrmPersonFieldType;
};

/** What came of creating the field. */
export type CreateCrmPersonFieldPayload = {
  __typename?: 'CreateCrmPersonFieldPayload';
  /** The field as it was created. */
  field?: Maybe<CrmPersonField>;
  /** What the CRM refused. */
  userErrors: Array<UserError>;
};

/** A person to be created. */
export type CreateCrmPersonInput = {
  /** When it is to be taken as created; now unless given. */
  createdAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Values of custom fields. */
  customFields?: InputMaybe<Array<CrmCustomFieldInput>>;
  /** E-mail addresses. */
  emails?: InputMaybe<Array<CrmContactValueInput>>;
  /** The CRM's number of the label. */
  label?: InputMaybe<Scalars['Int']['input']>;
  /** Consent to marketing, as the CRM names it. */
  marketingStatus?: InputMaybe<Scalars['String']['input']>;
  /** First and last name. */
  name: Scalars['String']['input'];
  /** Where the person works: an organization by global or own id. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** The user of the CRM who looks after the person, by global or own id; the caller unless given. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Phone numbers. */
  phones?: InputMaybe<Array<CrmContactValueInput>>;
  /** Who may see the person, as the CRM numbers it. */
  visibleTo?: InputMaybe<Scalars['String']['input']>;
};

/** What came of creating the person. */
export type CreateCrmPersonPayload = {
  __typename?: 'CreateCrmPersonPayload';
  /** The person as it was created. */
  person?: Maybe<CrmPerson>;
  /** What the CRM refused. */
  userErrors: Array<UserError>;
};

/** A line that is to be added to a purchase invoice. */
export type CreateErpPurchaseInvoiceLineInput = {
  /** The company; the configured one unless given. A global id of the invoice names its own. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** What it says. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What is taken off. */
  discountAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** When it should come. */
  expectedReceiptDate?: InputMaybe<Scalars['Date']['input']>;
  /** The invoice: a global id or the ERP's own. */
  invoiceId: Scalars['ID']['input'];
  /** The number of the item or account. */
  lineObjectNumber?: InputMaybe<Scalars['String']['input']>;
  /** What it is of. */
  lineType?: InputMaybe<ErpLineType>;
  /** How many. */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** The tax, in per cent: 0 to 100. */
  taxPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** What one costs. */
  unitCost?: InputMaybe<Scalars['Decimal']['input']>;
  /** What it is measured in: a global id or the ERP's own. */
  unitOfMeasureId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of adding a line. */
export type CreateErpPurchaseInvoiceLinePayload = {
  __typename?: 'CreateErpPurchaseInvoiceLinePayload';
  /** It, as it is now; null when nothing was done. */
  line?: Maybe<ErpPurchaseInvoiceLine>;
  /** Why nothing was done. */
  userErrors: Array<UserError>;
};

/** A sales credit memo that is to be made. */
export type CreateErpSalesCreditMemoInput = {
  /** The company; the configured one unless given. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Its day. */
  creditMemoDate?: InputMaybe<Scalars['Date']['input']>;
  /** The code of its currency. */
  currencyCode?: InputMaybe<Scalars['String']['input']>;
  /** The customer's number. */
  customerNumber: Scalars['String']['input'];
  /** The day it is due on. */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** The customer's e-mail address: where it is sent. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The customer's own number of it. */
  externalDocumentNumber?: InputMaybe<Scalars['String']['input']>;
  /** The ERP's own id of the payment term. */
  paymentTermsId?: InputMaybe<Scalars['String']['input']>;
  /** The customer's phone number. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The day it is booked on. */
  postingDate?: InputMaybe<Scalars['Date']['input']>;
  /** Who sold. */
  salesperson?: InputMaybe<Scalars['String']['input']>;
};

/** A line that is to be added to a sales credit memo. */
export type CreateErpSalesCreditMemoLineInput = {
  /** The company; the configured one unless given. A global id of the memo names its own. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** What it says. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What is taken off. */
  discountAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** The number of the item or account. */
  lineObjectNumber?: InputMaybe<Scalars['String']['input']>;
  /** What it is of. */
  lineType?: InputMaybe<ErpLineType>;
  /** How many. */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** The memo: a global id or the ERP's own. */
  salesCreditMemoId: Scalars['ID']['input'];
  /** When it is sent. */
  shipmentDate?: InputMaybe<Scalars['Date']['input']>;
  /** The tax, in per cent: 0 to 100. */
  taxPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** What it is measured in: a global id or the ERP's own. */
  unitOfMeasureId?: InputMaybe<Scalars['ID']['input']>;
  /** What one costs. */
  unitPrice?: InputMaybe<Scalars['Decimal']['input']>;
};

/** What became of adding a line. */
export type CreateErpSalesCreditMemoLinePayload = {
  __typename?: 'CreateErpSalesCreditMemoLinePayload';
  /** It, as it is now; null when nothing was done. */
  line?: Maybe<ErpSalesCreditMemoLine>;
  /** Why nothing was done. */
  userErrors: Array<UserError>;
};

/** What became of making a sales credit memo. */
export type CreateErpSalesCreditMemoPayload = {
  __typename?: 'CreateErpSalesCreditMemoPayload';
  /** It, as it is now; null when nothing was done. */
  salesCreditMemo?: Maybe<ErpSalesCreditMemo>;
  /** Why nothing was done. */
  userErrors: Array<UserError>;
};

/** Time that is to be registered: of the employee with this id, or of the one with this number. */
export type CreateErpTimeRegistrationEntryInput = {
  /** The reason of an absence, where it is one. */
  absence?: InputMaybe<Scalars['String']['input']>;
  /** The company; the configured one unless given. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** The day. */
  date: Scalars['Date']['input'];
  /** The employee: a global id or the ERP's own. Give this or the number. */
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** The employee's number. Give this or the id. */
  employeeNumber?: InputMaybe<Scalars['String']['input']>;
  /** The job that the time was spent on. */
  jobNumber?: InputMaybe<Scalars['String']['input']>;
  /** The task of the job. */
  jobTaskNumber?: InputMaybe<Scalars['String']['input']>;
  /** How much, in its unit: 0 to 24. */
  quantity: Scalars['Decimal']['input'];
  /** How far it has come; open unless given. */
  status?: InputMaybe<ErpTimeRegistrationStatus>;
  /** What it is measured in: a global id or the ERP's own; hours unless given. */
  unitOfMeasureId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of registering time. */
export type CreateErpTimeRegistrationEntryPayload = {
  __typename?: 'CreateErpTimeRegistrationEntryPayload';
  /** It, as it is now; null when nothing was done. */
  timeRegistrationEntry?: Maybe<ErpTimeRegistrationEntry>;
  /** Why nothing was done. */
  userErrors: Array<UserError>;
};

/** A unit of measure that is to be made. */
export type CreateErpUnitOfMeasureInput = {
  /** The company's own code, up to 10 letters. */
  code: Scalars['String']['input'];
  /** The company; the configured one unless given. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** The name; the code unless given. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** The code that trade has for it across languages. */
  internationalStandardCode?: InputMaybe<Scalars['String']['input']>;
  /** The sign. */
  symbol?: InputMaybe<Scalars['String']['input']>;
};

/** What became of making a unit of measure. */
export type CreateErpUnitOfMeasurePayload = {
  __typename?: 'CreateErpUnitOfMeasurePayload';
  /** It, as it is now; null when nothing was done. */
  unitOfMeasure?: Maybe<ErpUnitOfMeasure>;
  /** Why nothing was done. */
  userErrors: Array<UserError>;
};

/** A vendor that is to be made. */
export type CreateErpVendorInput = {
  /** Street and house. */
  addressLine1?: InputMaybe<Scalars['String']['input']>;
  /** What is to be blocked; nothing unless given. */
  blocked?: InputMaybe<ErpVendorBlocked>;
  /** The city. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** The company; the configured one unless given. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** The country's code. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** The code of the currency it is paid in; dollars unless given. */
  currencyCode?: InputMaybe<Scalars['String']['input']>;
  /** The name. */
  displayName: Scalars['String']['input'];
  /** The e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The number that the company will know it by; the next of the series unless given. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** The ERP's own id of the payment term. */
  paymentTermsId?: InputMaybe<Scalars['String']['input']>;
  /** The phone number. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The postal code. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** The number it pays taxes under. */
  taxRegistrationNumber?: InputMaybe<Scalars['String']['input']>;
  /** The web site. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** What became of making a vendor. */
export type CreateErpVendorPayload = {
  __typename?: 'CreateErpVendorPayload';
  /** Why nothing was done. */
  userErrors: Array<UserError>;
  /** It, as it is now; null when nothing was done. */
  vendor?: Maybe<ErpVendor>;
};

/** The custom field to be created. */
export type CreateMarketingCustomFieldInput = {
  /** Its name: not blank, not a reserved one, and not another field's. */
  name: Scalars['String']['input'];
  /** The account to create it on behalf of; the configured one unless given, else the key's own. */
  onBehalfOf?: InputMaybe<Scalars['ID']['input']>;
  /** What its values are: text, numbers or days. */
  type: MarketingCustomFieldType;
};

/** The custom field that was created. */
export type CreateMarketingCustomFieldPayload = {
  __typename?: 'CreateMarketingCustomFieldPayload';
  /** The field. */
  field?: Maybe<MarketingCustomField>;
  /** What marketing refused; nothing was created then. */
  userErrors: Array<UserError>;
};

/** What is exported, and how. All contacts where neither lists nor segments are named. */
export type CreateMarketingExportInput = {
  /** The form of the files; marketing chooses unless given. */
  fileType?: InputMaybe<MarketingFileType>;
  /** Lists of the key's own account whose contacts are exported, by their global or own ids. */
  listIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The most that one file may hold, MB: more are made where one is not enough. */
  maxFileMegabytes?: InputMaybe<Scalars['Int']['input']>;
  /** True: marketing sends an e-mail with a link once the files are ready. That link is marketing's own, outside of this gateway. */
  notifyByEmail?: InputMaybe<Scalars['Boolean']['input']>;
  /** Segments whose contacts are exported, by marketing's own ids. */
  segmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The export that was begun. */
export type CreateMarketingExportPayload = {
  __typename?: 'CreateMarketingExportPayload';
  /** The job. Its id is known already; what else is asked of it costs one REST call. */
  job?: Maybe<MarketingExportJob>;
  /** What marketing refused; nothing was begun then. */
  userErrors: Array<UserError>;
};

/** What a CSV file holds: a million contacts or 5 GB at most, whichever is less. It may be compressed with gzip. */
export type CreateMarketingImportInput = {
  /** What each column of the file is, in their order: `email` (which one must be), another of a contact's own fields as marketing spells it (`first_name`), or the definition id of a custom field. Null skips a column. */
  fieldMappings: Array<InputMaybe<Scalars['ID']['input']>>;
  /** Lists of the key's own account that all contacts are added to, by their global or own ids. */
  listIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The import that was begun. */
export type CreateMarketingImportPayload = {
  __typename?: 'CreateMarketingImportPayload';
  /** The job: pending until its file is there. Its id is known already; what else is asked of it costs one REST call. */
  job?: Maybe<MarketingImportJob>;
  /** Where the file is to be put. */
  upload?: Maybe<FileUpload>;
  /** What marketing refused; nothing was begun then. */
  userErrors: Array<UserError>;
};

/** A financial account to open. */
export type CreateTreasuryFinancialAccountInput = {
  /** The features to ask for. */
  features?: InputMaybe<TreasuryFeaturesInput>;
  /** Notes to keep with it; a key once only. */
  metadata?: InputMaybe<Array<TreasuryMetadataEntryInput>>;
  /** What to call it. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** What to keep it from. */
  platformRestrictions?: InputMaybe<TreasuryPlatformRestrictionsInput>;
  /** The currencies it may hold, as ISO 4217 codes: one at least. */
  supportedCurrencies: Array<Scalars['String']['input']>;
};

/** What became of an account to open. */
export type CreateTreasuryFinancialAccountPayload = {
  __typename?: 'CreateTreasuryFinancialAccountPayload';
  /** The account; null when it was refused. */
  financialAccount?: Maybe<TreasuryFinancialAccount>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Money to draw into a financial account. */
export type CreateTreasuryInboundTransferInput = {
  /** How much: above zero. */
  amount: MoneyInput;
  /** What it is for. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The account it is drawn into: global id or the treasury's own; the configured one unless given. */
  financialAccount?: InputMaybe<Scalars['ID']['input']>;
  /** Notes to keep with it; a key once only. */
  metadata?: InputMaybe<Array<TreasuryMetadataEntryInput>>;
  /** The treasury's id of the stored method it is drawn from. */
  originPaymentMethod: Scalars['String']['input'];
  /** What the statement of the account it is drawn from is to say. */
  statementDescriptor?: InputMaybe<Scalars['String']['input']>;
};

/** What became of money to draw in. */
export type CreateTreasuryInboundTransferPayload = {
  __typename?: 'CreateTreasuryInboundTransferPayload';
  /** The transfer as the treasury took it; null when it was refused. */
  inboundTransfer?: Maybe<TreasuryInboundTransfer>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A payment to make. */
export type CreateTreasuryOutboundPaymentInput = {
  /** How much: above zero. */
  amount: MoneyInput;
  /** Whom it is paid to: global id or the treasury's own. */
  customer?: InputMaybe<Scalars['ID']['input']>;
  /** What it is for. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The treasury's id of the stored method it is paid to. */
  destinationPaymentMethod?: InputMaybe<Scalars['String']['input']>;
  /** Where it is paid to, where no stored method is named. */
  destinationPaymentMethodData?: InputMaybe<TreasuryDestinationInput>;
  /** How it is paid. */
  destinationPaymentMethodOptions?: InputMaybe<TreasuryDestinationOptionsInput>;
  /** The user of ours who orders it. */
  endUserDetails?: InputMaybe<TreasuryEndUserDetailsInput>;
  /** The account it is paid out of: global id or the treasury's own; the configured one unless given. */
  financialAccount?: InputMaybe<Scalars['ID']['input']>;
  /** Notes to keep with it; a key once only. */
  metadata?: InputMaybe<Array<TreasuryMetadataEntryInput>>;
  /** What the receiver's statement is to say. */
  statementDescriptor?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a payment to make. */
export type CreateTreasuryOutboundPaymentPayload = {
  __typename?: 'CreateTreasuryOutboundPaymentPayload';
  /** The payment as the treasury took it; null when it was refused. */
  payment?: Maybe<TreasuryPayment>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Money to move to another account. */
export type CreateTreasuryOutboundTransferInput = {
  /** How much: above zero. */
  amount: MoneyInput;
  /** What it is for. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The treasury's id of the stored method it goes to. */
  destinationPaymentMethod?: InputMaybe<Scalars['String']['input']>;
  /** Where it goes to, where no stored method is named. */
  destinationPaymentMethodData?: InputMaybe<TreasuryTransferDestinationInput>;
  /** The account it leaves: global id or the treasury's own; the configured one unless given. */
  financialAccount?: InputMaybe<Scalars['ID']['input']>;
  /** Notes to keep with it; a key once only. */
  metadata?: InputMaybe<Array<TreasuryMetadataEntryInput>>;
  /** What the statement of the account it goes to is to say. */
  statementDescriptor?: InputMaybe<Scalars['String']['input']>;
};

/** What became of money to move. */
export type CreateTreasuryOutboundTransferPayload = {
  __typename?: 'CreateTreasuryOutboundTransferPayload';
  /** The transfer as the treasury took it; null when it was refused. */
  outboundTransfer?: Maybe<TreasuryOutboundTransfer>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** The CRM by its own nouns. */
export type Crm = {
  __typename?: 'Crm';
  /** One person, deleted ones for 30 days still. Costs one REST call. */
  person?: Maybe<CrmPerson>;
  /** The whole collection of persons, for whoever keeps a copy of it: what has changed within a time. For global administrators of the CRM only; others are told `FORBIDDEN`. Costs one REST call for up to 500. */
  personCollection?: Maybe<CrmPersonConnection>;
  /** One field of persons, deleted ones for 30 days still. Costs one REST call. */
  personField?: Maybe<CrmPersonField>;
  /** The fields that persons have, custom ones and the CRM's own, in the CRM's order. Costs one REST call for up to 500. */
  personFields?: Maybe<CrmPersonFieldConnection>;
  /** Persons that are not deleted. Costs one REST call for up to 500. */
  persons?: Maybe<CrmPersonConnection>;
  /** Persons that a term is found in, the best matches first. Costs one REST call for up to 500. */
  searchPersons?: Maybe<CrmPersonConnection>;
};


/** The CRM by its own nouns. */
export type CrmPersonArgs = {
  id: Scalars['ID']['input'];
};


/** The CRM by its own nouns. */
export type CrmPersonCollectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CrmPersonCollectionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The CRM by its own nouns. */
export type CrmPersonFieldArgs = {
  id: Scalars['ID']['input'];
};


/** The CRM by its own nouns. */
export type CrmPersonFieldsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The CRM by its own nouns. */
export type CrmPersonsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CrmPersonFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<CrmPersonOrder>>;
};


/** The CRM by its own nouns. */
export type CrmSearchPersonsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  exactMatch?: InputMaybe<Scalars['Boolean']['input']>;
  fields?: InputMaybe<Array<CrmPersonSearchField>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  term: Scalars['String']['input'];
};

/** Something that was done with a person, or is planned: a call, a meeting, a task. It is never read itself. */
export type CrmActivity = {
  __typename?: 'CrmActivity';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id of the deal it belongs to. */
  dealId?: Maybe<Scalars['ID']['output']>;
  /** Whether it is done. */
  done?: Maybe<Scalars['Boolean']['output']>;
  /** When it was done; null until then. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** The day it is due. */
  dueOn?: Maybe<Scalars['Date']['output']>;
  /** The time of that day in UTC, as `09:30`; null for the whole day. */
  dueTime?: Maybe<Scalars['String']['output']>;
  /** How long it takes, in hours and minutes, as `00:45`. */
  duration?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** What is to be kept in mind. */
  note?: Maybe<Scalars['String']['output']>;
  /** The user of the CRM who does it. */
  owner?: Maybe<CrmUser>;
  /** What it is about. */
  subject?: Maybe<Scalars['String']['output']>;
  /** What it is, as the CRM names it: `call`, `meeting`, `task`. */
  type?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  upstreamId: Scalars['String']['output'];
};

export type CrmActivityConnection = {
  __typename?: 'CrmActivityConnection';
  edges: Array<CrmActivityEdge>;
  nodes: Array<CrmActivity>;
  pageInfo: PageInfo;
  /** Not known: the CRM does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type CrmActivityEdge = {
  __typename?: 'CrmActivityEdge';
  cursor: Scalars['String']['output'];
  node: CrmActivity;
};

/** An activity was planned or done. */
export type CrmActivityEvent = CrmFlowEvent & {
  __typename?: 'CrmActivityEvent';
  /** The activity. */
  activity?: Maybe<CrmActivity>;
  at?: Maybe<Scalars['DateTime']['output']>;
};

/** That a field of a person was changed. */
export type CrmChange = {
  __typename?: 'CrmChange';
  /** The user of the CRM who changed it. */
  actor?: Maybe<CrmUser>;
  /** When it was changed. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Whether many were changed at once. */
  bulk?: Maybe<Scalars['Boolean']['output']>;
  /** The field; null where it is deleted. The fields cost one REST call for all changes of an operation. */
  field?: Maybe<CrmPersonField>;
  /** The key of the field. */
  fieldKey?: Maybe<Scalars['String']['output']>;
  /** What it became, as text; null for nothing. */
  newValue?: Maybe<Scalars['String']['output']>;
  /** What it was, as text; null for nothing. */
  oldValue?: Maybe<Scalars['String']['output']>;
  /** By what it was changed, as the CRM names it: `app`, `api`. */
  source?: Maybe<Scalars['String']['output']>;
};

export type CrmChangeConnection = {
  __typename?: 'CrmChangeConnection';
  edges: Array<CrmChangeEdge>;
  nodes: Array<CrmChange>;
  pageInfo: PageInfo;
  /** Not known: the CRM does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type CrmChangeEdge = {
  __typename?: 'CrmChangeEdge';
  cursor: Scalars['String']['output'];
  node: CrmChange;
};

/** A field was changed. */
export type CrmChangeEvent = CrmFlowEvent & {
  __typename?: 'CrmChangeEvent';
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The change. */
  change?: Maybe<CrmChange>;
};

/** An e-mail address or phone number of a person. */
export type CrmContactValue = {
  __typename?: 'CrmContactValue';
  /** What it is for (`work`, `home`). Not told by search. */
  label?: Maybe<Scalars['String']['output']>;
  /** Whether it is the primary one. Not told by search for phone numbers. */
  primary?: Maybe<Scalars['Boolean']['output']>;
  /** The address or number. */
  value?: Maybe<Scalars['String']['output']>;
};

/** An e-mail address or phone number. */
export type CrmContactValueInput = {
  /** What it is for (`work`, `home`); `work` unless given. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is the primary one; the first is where none is said to be. */
  primary?: InputMaybe<Scalars['Boolean']['input']>;
  /** The address or number. */
  value: Scalars['String']['input'];
};

/** A custom field of a person, with its value. */
export type CrmCustomField = {
  __typename?: 'CrmCustomField';
  /** The field. */
  field: CrmPersonField;
  /** The options that the value names; null in fields without options. */
  options?: Maybe<Array<CrmPersonFieldOption>>;
  /** Text or a number, as the field's type has it: the id of an option, ids of options as `1,3`. Null where the person has none. */
  value?: Maybe<Scalars['JSON']['output']>;
};

/** The value of a custom field. */
export type CrmCustomFieldInput = {
  /** The field's key, as `CrmPersonField.key` tells it: 40 hexadecimal digits. */
  key: Scalars['String']['input'];
  /** Text or a number, as the field's type has it: a day as `2026-05-04`, the id of an option, ids of options as `1,3`. Null takes the value away. */
  value?: InputMaybe<Scalars['JSON']['input']>;
};

/** A deal with a person. It is never read itself. */
export type CrmDeal = {
  __typename?: 'CrmDeal';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The day it should be won. */
  expectedCloseOn?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** When it was lost. */
  lostAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it was lost. */
  lostReason?: Maybe<Scalars['String']['output']>;
  /** Where that person works. */
  organization?: Maybe<CrmOrganization>;
  /** The user of the CRM whose deal it is. */
  owner?: Maybe<CrmUser>;
  /** Whom it is with. */
  person?: Maybe<CrmPerson>;
  /** How likely it is to be won, in percent. */
  probability?: Maybe<Scalars['Float']['output']>;
  /** How far it has come. */
  status?: Maybe<CrmDealStatus>;
  /** What it is about. */
  title?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  upstreamId: Scalars['String']['output'];
  /** What it is worth, exact. */
  value?: Maybe<Money>;
  /** When it was won. */
  wonAt?: Maybe<Scalars['DateTime']['output']>;
};

export type CrmDealConnection = {
  __typename?: 'CrmDealConnection';
  edges: Array<CrmDealEdge>;
  nodes: Array<CrmDeal>;
  pageInfo: PageInfo;
  /** Not known: the CRM does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type CrmDealEdge = {
  __typename?: 'CrmDealEdge';
  cursor: Scalars['String']['output'];
  node: CrmDeal;
};

/** A deal was begun, won or lost. */
export type CrmDealEvent = CrmFlowEvent & {
  __typename?: 'CrmDealEvent';
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The deal. */
  deal?: Maybe<CrmDeal>;
};

/** One key of an order; further keys order what is equal by those before. */
export type CrmDealOrder = {
  /** In which direction. */
  direction?: InputMaybe<SortDirection>;
  /** What deals are ordered by. */
  field: CrmDealOrderField;
};

/** What deals can be ordered by. */
export type CrmDealOrderField =
  /** When it was created. */
  | 'CREATED_AT'
  /** The day it should be won; deals without one come first. */
  | 'EXPECTED_CLOSE_ON'
  /** How far it has come, by its name. */
  | 'STATUS'
  /** The title. */
  | 'TITLE'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** What it is worth, whatever the currency. */
  | 'VALUE';

/** How far a deal has come. */
export type CrmDealStatus =
  /** Deleted. */
  | 'DELETED'
  /** Lost. */
  | 'LOST'
  /** Neither won nor lost. */
  | 'OPEN'
  /** A state that is not known here; it can not be asked for. */
  | 'OTHER'
  /** Won. */
  | 'WON';

/** A file that was attached to a person. It is never read itself. */
export type CrmFile = {
  __typename?: 'CrmFile';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id of the deal it belongs to. */
  dealId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  /** Its name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The user of the CRM who attached it. */
  owner?: Maybe<CrmUser>;
  /** How large it is, in bytes. */
  size?: Maybe<Scalars['Int']['output']>;
  /** The kind of file, as its name ends: `pdf`. */
  type?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  upstreamId: Scalars['String']['output'];
};

export type CrmFileConnection = {
  __typename?: 'CrmFileConnection';
  edges: Array<CrmFileEdge>;
  nodes: Array<CrmFile>;
  pageInfo: PageInfo;
  /** Not known: the CRM does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type CrmFileEdge = {
  __typename?: 'CrmFileEdge';
  cursor: Scalars['String']['output'];
  node: CrmFile;
};

/** A file was attached. */
export type CrmFileEvent = CrmFlowEvent & {
  __typename?: 'CrmFileEvent';
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The file. */
  file?: Maybe<CrmFile>;
};

/** One key of an order; further keys order what is equal by those before. */
export type CrmFileOrder = {
  /** In which direction. */
  direction?: InputMaybe<SortDirection>;
  /** What files are ordered by. */
  field: CrmFileOrderField;
};

/** What files can be ordered by. */
export type CrmFileOrderField =
  /** When it was attached. */
  | 'CREATED_AT'
  /** The name. */
  | 'NAME'
  /** How large it is. */
  | 'SIZE'
  /** The kind of file. */
  | 'TYPE'
  /** When it was last changed. */
  | 'UPDATED_AT';

/** Something that happened to a person. */
export type CrmFlowEvent = {
  /** When it happened. */
  at?: Maybe<Scalars['DateTime']['output']>;
};

export type CrmFlowEventConnection = {
  __typename?: 'CrmFlowEventConnection';
  edges: Array<CrmFlowEventEdge>;
  nodes: Array<CrmFlowEvent>;
  pageInfo: PageInfo;
  /** Not known: the CRM does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type CrmFlowEventEdge = {
  __typename?: 'CrmFlowEventEdge';
  cursor: Scalars['String']['output'];
  node: CrmFlowEvent;
};

/** Kinds of events that can be asked for. */
export type CrmFlowKind =
  /** Activities, done or planned. */
  | 'ACTIVITY'
  /** Changed fields. */
  | 'CHANGE'
  /** Deals. */
  | 'DEAL'
  /** Files. */
  | 'FILE'
  /** Users who began to follow. */
  | 'FOLLOWER'
  /** E-mail. */
  | 'MAIL_MESSAGE';

/** That a user of the CRM follows a person. */
export type CrmFollower = {
  __typename?: 'CrmFollower';
  /** Since when. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who follows. */
  crmUser?: Maybe<CrmUser>;
  /** Global id: it says who is followed. */
  id: Scalars['ID']['output'];
  upstreamId: Scalars['String']['output'];
};

export type CrmFollowerConnection = {
  __typename?: 'CrmFollowerConnection';
  edges: Array<CrmFollowerEdge>;
  nodes: Array<CrmFollower>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type CrmFollowerEdge = {
  __typename?: 'CrmFollowerEdge';
  cursor: Scalars['String']['output'];
  node: CrmFollower;
};

/** A user of the CRM began to follow. */
export type CrmFollowerEvent = CrmFlowEvent & {
  __typename?: 'CrmFollowerEvent';
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Who follows. */
  follower?: Maybe<CrmFollower>;
};

/** An e-mail was sent or came. */
export type CrmMailEvent = CrmFlowEvent & {
  __typename?: 'CrmMailEvent';
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The e-mail. */
  mailMessage?: Maybe<CrmMailMessage>;
};

/** An e-mail to or from a person. It is never read itself. */
export type CrmMailMessage = {
  __typename?: 'CrmMailMessage';
  /** Who sent it. */
  from?: Maybe<Array<CrmMailParty>>;
  /** Whether files came with it. */
  hasAttachments?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** Whether it has been read. */
  read?: Maybe<Scalars['Boolean']['output']>;
  /** When it was sent. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** How it begins. */
  snippet?: Maybe<Scalars['String']['output']>;
  /** The subject. */
  subject?: Maybe<Scalars['String']['output']>;
  /** The CRM's own id of the conversation. */
  threadId?: Maybe<Scalars['ID']['output']>;
  /** Whom it was sent to. */
  to?: Maybe<Array<CrmMailParty>>;
  upstreamId: Scalars['String']['output'];
};

export type CrmMailMessageConnection = {
  __typename?: 'CrmMailMessageConnection';
  edges: Array<CrmMailMessageEdge>;
  nodes: Array<CrmMailMessage>;
  pageInfo: PageInfo;
  /** Not known: the CRM does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type CrmMailMessageEdge = {
  __typename?: 'CrmMailMessageEdge';
  cursor: Scalars['String']['output'];
  node: CrmMailMessage;
};

/** Who sent an e-mail or was sent it. */
export type CrmMailParty = {
  __typename?: 'CrmMailParty';
  /** The address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The name, as the e-mail has it. */
  name?: Maybe<Scalars['String']['output']>;
  /** The person of this address. */
  user?: Maybe<User>;
};

/** An organization of the CRM, as its persons name it: it is never read itself. */
export type CrmOrganization = {
  __typename?: 'CrmOrganization';
  id: Scalars['ID']['output'];
  /** Its name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Persons of the organization that a term is found in, the best matches first; the CRM looks at its first 2,000. Costs one REST call for up to 500. */
  searchPersons?: Maybe<CrmPersonConnection>;
  upstreamId: Scalars['String']['output'];
};


/** An organization of the CRM, as its persons name it: it is never read itself. */
export type CrmOrganizationSearchPersonsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  exactMatch?: InputMaybe<Scalars['Boolean']['input']>;
  fields?: InputMaybe<Array<CrmPersonSearchField>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  term: Scalars['String']['input'];
};

/** Something of a kind that is not known here. */
export type CrmOtherEvent = CrmFlowEvent & {
  __typename?: 'CrmOtherEvent';
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The kind, as the CRM names it. */
  kind?: Maybe<Scalars['String']['output']>;
};

/** A person of the CRM. Search knows less of one than reading does: what it lacks costs one REST call a person. */
export type CrmPerson = Node & {
  __typename?: 'CrmPerson';
  /** False for a deleted person, which is removed for good 30 days later. Not told by search. */
  active?: Maybe<Scalars['Boolean']['output']>;
  /** What was done with the person, and what is planned. Costs one REST call a person for up to 500. */
  activities?: Maybe<CrmActivityConnection>;
  /** Which fields of the person were changed, the latest change first. Costs one REST call a person for up to 500. */
  changelog?: Maybe<CrmChangeConnection>;
  /** When it was created. Not told by search. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The custom fields with this person's values, in the CRM's order. The fields cost one REST call for all persons of an operation; not told by search. */
  customFields?: Maybe<Array<CrmCustomField>>;
  /** The person's deals. Costs one REST call a person for up to 500. */
  deals?: Maybe<CrmDealConnection>;
  /** E-mail addresses. */
  emails?: Maybe<Array<CrmContactValue>>;
  /** Files that were attached to the person: what is known of them, as the CRM documents no way to read them. Costs one REST call a person for up to 500. */
  files?: Maybe<CrmFileConnection>;
  /** What happened to the person, the latest first. Costs one REST call a person for up to 500. */
  flow?: Maybe<CrmFlowEventConnection>;
  /** Users of the CRM who follow the person. Costs one REST call a person. */
  followers?: Maybe<CrmFollowerConnection>;
  id: Scalars['ID']['output'];
  /** The CRM's number of the label. Not told by search. */
  label?: Maybe<Scalars['Int']['output']>;
  /** E-mail to and from the person, the latest first. Costs one REST call a person for up to 500. */
  mailMessages?: Maybe<CrmMailMessageConnection>;
  /** Consent to marketing, as the CRM names it. Not told by search. */
  marketingStatus?: Maybe<Scalars['String']['output']>;
  /** First and last name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Where the person works. */
  organization?: Maybe<CrmOrganization>;
  /** The user of the CRM who looks after the person. */
  owner?: Maybe<CrmUser>;
  /** Users of the CRM who may see the person. Costs one REST call a person. */
  permittedUsers?: Maybe<CrmUserConnection>;
  /** Phone numbers. */
  phones?: Maybe<Array<CrmContactValue>>;
  /** The CRM's own id of the picture; null where there is none. The picture itself is not to be had: the CRM documents no way to read it. */
  pictureId?: Maybe<Scalars['ID']['output']>;
  /** The primary e-mail address, as the CRM writes it. */
  primaryEmail?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. Not told by search. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  upstreamId: Scalars['String']['output'];
  /** The person of the primary address. */
  user?: Maybe<User>;
  /** The persons of all its addresses. */
  users?: Maybe<Array<User>>;
  /** Who may see the person, as the CRM numbers it. */
  visibleTo?: Maybe<Scalars['String']['output']>;
};


/** A person of the CRM. Search knows less of one than reading does: what it lacks costs one REST call a person. */
export type CrmPersonActivitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  done?: InputMaybe<Scalars['Boolean']['input']>;
  excludeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A person of the CRM. Search knows less of one than reading does: what it lacks costs one REST call a person. */
export type CrmPersonChangelogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A person of the CRM. Search knows less of one than reading does: what it lacks costs one REST call a person. */
export type CrmPersonDealsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<CrmDealOrder>>;
  status?: InputMaybe<CrmDealStatus>;
};


/** A person of the CRM. Search knows less of one than reading does: what it lacks costs one REST call a person. */
export type CrmPersonFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<CrmFileOrder>>;
};


/** A person of the CRM. Search knows less of one than reading does: what it lacks costs one REST call a person. */
export type CrmPersonFlowArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  allChanges?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<CrmFlowKind>>;
};


/** A person of the CRM. Search knows less of one than reading does: what it lacks costs one REST call a person. */
export type CrmPersonFollowersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A person of the CRM. Search knows less of one than reading does: what it lacks costs one REST call a person. */
export type CrmPersonMailMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A person of the CRM. Search knows less of one than reading does: what it lacks costs one REST call a person. */
export type CrmPersonPermittedUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Which persons of the collection are listed; all that is given must hold. */
export type CrmPersonCollectionFilter = {
  /** Only persons whose name begins with this character, in any case. */
  firstChar?: InputMaybe<Scalars['String']['input']>;
  /** Only persons of this user of the CRM, by global or own id. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Last changed then or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Last changed then or before. */
  updatedUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

export type CrmPersonConnection = {
  __typename?: 'CrmPersonConnection';
  edges: Array<CrmPersonEdge>;
  nodes: Array<CrmPerson>;
  pageInfo: PageInfo;
  /** Not known: the CRM does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type CrmPersonEdge = {
  __typename?: 'CrmPersonEdge';
  cursor: Scalars['String']['output'];
  node: CrmPerson;
  /** How well it matches: 1 where the term is the whole of a value. Null in lists that are no search. */
  score?: Maybe<Scalars['Float']['output']>;
};

/** A field of persons. */
export type CrmPersonField = Node & {
  __typename?: 'CrmPersonField';
  /** False for a deleted field, which is removed for good 30 days later. */
  active?: Maybe<Scalars['Boolean']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** True for fields that the CRM's users have made; its own can not be changed. */
  custom?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** What it is called in a person: 40 hexadecimal digits for a custom field. */
  key?: Maybe<Scalars['String']['output']>;
  /** Whether a person must have a value. */
  mandatory?: Maybe<Scalars['Boolean']['output']>;
  /** The name that people read. */
  name?: Maybe<Scalars['String']['output']>;
  /** What can be chosen; null in fields without options. */
  options?: Maybe<Array<CrmPersonFieldOption>>;
  /** Its place among the fields. */
  position?: Maybe<Scalars['Int']['output']>;
  /** Whether it is shown when a person is added. */
  shownWhenAdding?: Maybe<Scalars['Boolean']['output']>;
  /** What its values are. */
  type?: Maybe<CrmPersonFieldType>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  upstreamId: Scalars['String']['output'];
};

export type CrmPersonFieldConnection = {
  __typename?: 'CrmPersonFieldConnection';
  edges: Array<CrmPersonFieldEdge>;
  nodes: Array<CrmPersonField>;
  pageInfo: PageInfo;
  /** Not known: the CRM does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type CrmPersonFieldEdge = {
  __typename?: 'CrmPersonFieldEdge';
  cursor: Scalars['String']['output'];
  node: CrmPersonField;
};

/** What can be chosen in a field. */
export type CrmPersonFieldOption = {
  __typename?: 'CrmPersonFieldOption';
  /** What people read. */
  label?: Maybe<Scalars['String']['output']>;
  /** Its number within the field. */
  optionId?: Maybe<Scalars['Int']['output']>;
};

/** An option of a field. */
export type CrmPersonFieldOptionInput = {
  /** What people read. */
  label: Scalars['String']['input'];
  /** The number of an option that is there already; a new one has none. */
  optionId?: InputMaybe<Scalars['Int']['input']>;
};

/** What the values of a field are. */
export type CrmPersonFieldType =
  /** A day. */
  | 'DATE'
  /** A number. */
  | 'DOUBLE'
  /** One option. */
  | 'ENUM'
  /** An organization. */
  | 'ORG'
  /** A type that is not known here. */
  | 'OTHER'
  /** A phone number. */
  | 'PHONE'
  /** Some options. */
  | 'SET'
  /** Text of any length. */
  | 'TEXT'
  /** A user of the CRM. */
  | 'USER'
  /** A line of text. */
  | 'VARCHAR';

/** Which persons are listed. All that is given must hold; a saved filter and an owner can not be given together, as the CRM would not mind the owner. */
export type CrmPersonFilter = {
  /** Only persons that this saved filter lets through: the CRM's own id of it. */
  filterId?: InputMaybe<Scalars['ID']['input']>;
  /** Only persons whose name begins with this character, in any case. */
  firstChar?: InputMaybe<Scalars['String']['input']>;
  /** Only persons of this user of the CRM, by global or own id. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
};

/** One key of an order; further keys order what is equal by those before. */
export type CrmPersonOrder = {
  /** In which direction. */
  direction?: InputMaybe<SortDirection>;
  /** What persons are ordered by. */
  field: CrmPersonOrderField;
};

/** What persons can be ordered by. */
export type CrmPersonOrderField =
  /** When it was created. */
  | 'CREATED_AT'
  /** The number of the label; persons without one come first. */
  | 'LABEL'
  /** Consent to marketing. */
  | 'MARKETING_STATUS'
  /** The name. */
  | 'NAME'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Who may see the person. */
  | 'VISIBLE_TO';

/** Where a person is looked for. */
export type CrmPersonSearchField =
  /** In the values of custom fields. */
  | 'CUSTOM_FIELDS'
  /** In e-mail addresses. */
  | 'EMAIL'
  /** In names. */
  | 'NAME'
  /** In notes. */
  | 'NOTES'
  /** In phone numbers. */
  | 'PHONE';

/** A user of the CRM, as its records name it: it is never read itself. */
export type CrmUser = {
  __typename?: 'CrmUser';
  /** The e-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** First and last name. */
  name?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
  /** The person of this address. */
  user?: Maybe<User>;
};

export type CrmUserConnection = {
  __typename?: 'CrmUserConnection';
  edges: Array<CrmUserEdge>;
  nodes: Array<CrmUser>;
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type CrmUserEdge = {
  __typename?: 'CrmUserEdge';
  cursor: Scalars['String']['output'];
  node: CrmUser;
};

/** Which payment is to be deleted. */
export type DeleteAccountingPaymentInput = {
  id: Scalars['ID']['input'];
  /** Makes repeating the request safe. At most 128 characters; made for you unless given. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The status that deletes it, which the documents do not name; `DELETED` unless given. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** The tenant; the configured one unless given. A global id names its own. */
  tenantId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of deleting a payment. */
export type DeleteAccountingPaymentPayload = {
  __typename?: 'DeleteAccountingPaymentPayload';
  /** The key that was sent: give it again to repeat the request safely. */
  idempotencyKey: Scalars['String']['output'];
  /** The payment as it is now; null when nothing was done. */
  payment?: Maybe<AccountingPayment>;
  /** Why nothing was done. */
  userErrors: Array<UserError>;
};

/** Which field is to be deleted. */
export type DeleteCrmPersonFieldInput = {
  id: Scalars['ID']['input'];
};

/** What came of deleting the field. */
export type DeleteCrmPersonFieldPayload = {
  __typename?: 'DeleteCrmPersonFieldPayload';
  /** The field, which can be read for 30 days still. Its id is known already; what else is asked of it costs one REST call. */
  field?: Maybe<CrmPersonField>;
  /** What the CRM refused. */
  userErrors: Array<UserError>;
};

/** Which person is to be deleted. */
export type DeleteCrmPersonInput = {
  id: Scalars['ID']['input'];
};

/** What came of deleting the person. */
export type DeleteCrmPersonPayload = {
  __typename?: 'DeleteCrmPersonPayload';
  /** The person, which can be read for 30 days still. Its id is known already; what else is asked of it costs one REST call. */
  person?: Maybe<CrmPerson>;
  /** What the CRM refused. */
  userErrors: Array<UserError>;
};

/** Whose picture is to be taken away. */
export type DeleteCrmPersonPictureInput = {
  /** The person, by global or own id. */
  personId: Scalars['ID']['input'];
};

/** What came of taking the picture away. */
export type DeleteCrmPersonPicturePayload = {
  __typename?: 'DeleteCrmPersonPicturePayload';
  /** The person. Its id is known already; what else is asked of it costs one REST call. */
  person?: Maybe<CrmPerson>;
  /** What the CRM refused. */
  userErrors: Array<UserError>;
};

/** Which persons are to be deleted. */
export type DeleteCrmPersonsInput = {
  /** Global ids, or the CRM's own; one at least. */
  ids: Array<Scalars['ID']['input']>;
};

/** What came of deleting the persons. */
export type DeleteCrmPersonsPayload = {
  __typename?: 'DeleteCrmPersonsPayload';
  /** Those that were marked; ids of nobody, and of persons that were deleted before, are left out. What is asked of each beside its id costs one REST call. */
  persons?: Maybe<Array<CrmPerson>>;
  /** What the CRM refused. */
  userErrors: Array<UserError>;
};

/** Which line of a purchase invoice is to be deleted. */
export type DeleteErpPurchaseInvoiceLineInput = {
  /** The company; the configured one unless given. A global id names its own. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  /** The invoice: then only a line of it is meant, and asked for under it. */
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of deleting a line of a purchase invoice. */
export type DeleteErpPurchaseInvoiceLinePayload = {
  __typename?: 'DeleteErpPurchaseInvoiceLinePayload';
  /** The global id of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted. */
  userErrors: Array<UserError>;
};

/** Which sales credit memo is to be deleted. */
export type DeleteErpSalesCreditMemoInput = {
  /** The company; the configured one unless given. A global id names its own. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};

/** Which line of a sales credit memo is to be deleted. */
export type DeleteErpSalesCreditMemoLineInput = {
  /** The company; the configured one unless given. A global id names its own. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};

/** What became of deleting a line of a sales credit memo. */
export type DeleteErpSalesCreditMemoLinePayload = {
  __typename?: 'DeleteErpSalesCreditMemoLinePayload';
  /** The global id of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted. */
  userErrors: Array<UserError>;
};

/** What became of deleting a sales credit memo. */
export type DeleteErpSalesCreditMemoPayload = {
  __typename?: 'DeleteErpSalesCreditMemoPayload';
  /** The global id of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted. */
  userErrors: Array<UserError>;
};

/** Which time registration entry is to be deleted. */
export type DeleteErpTimeRegistrationEntryInput = {
  /** The company; the configured one unless given. A global id names its own. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** The employee: then only an entry of theirs is meant, and asked for under them. */
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};

/** What became of deleting a time registration entry. */
export type DeleteErpTimeRegistrationEntryPayload = {
  __typename?: 'DeleteErpTimeRegistrationEntryPayload';
  /** The global id of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted. */
  userErrors: Array<UserError>;
};

/** Which unit of measure is to be deleted. */
export type DeleteErpUnitOfMeasureInput = {
  /** The company; the configured one unless given. A global id names its own. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};

/** What became of deleting a unit of measure. */
export type DeleteErpUnitOfMeasurePayload = {
  __typename?: 'DeleteErpUnitOfMeasurePayload';
  /** The global id of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted. */
  userErrors: Array<UserError>;
};

/** Which vendor is to be deleted. */
export type DeleteErpVendorInput = {
  /** The company; the configured one unless given. A global id names its own. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};

/** What became of deleting a vendor. */
export type DeleteErpVendorPayload = {
  __typename?: 'DeleteErpVendorPayload';
  /** The global id of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted. */
  userErrors: Array<UserError>;
};

/** What became of a deletion. */
export type DeleteMarketingCustomFieldPayload = {
  __typename?: 'DeleteMarketingCustomFieldPayload';
  /** The global id of what was deleted; null when nothing was. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted. */
  userErrors: Array<UserError>;
};

/** What became of a deletion. */
export type DeleteMarketingListsPayload = {
  __typename?: 'DeleteMarketingListsPayload';
  /** The global ids of what was deleted; null when nothing was. */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Why nothing was deleted. */
  userErrors: Array<UserError>;
};

/** The ERP by its own nouns. Everything in it belongs to a company: the configured one unless an argument or a global id names another. */
export type Erp = {
  __typename?: 'Erp';
  /** An employee: a handle by id, as employees are never read themselves. Costs no REST call. */
  employee?: Maybe<ErpEmployee>;
  /** A purchase invoice: a handle by id, as invoices are never read themselves. Costs no REST call. */
  purchaseInvoice?: Maybe<ErpPurchaseInvoice>;
  /** One line of a purchase invoice. Costs one REST call. */
  purchaseInvoiceLine?: Maybe<ErpPurchaseInvoiceLine>;
  /** The statement of retained earnings, line by line. Costs one REST call for up to 1,000. */
  retainedEarnings?: Maybe<ErpRetainedEarningsLineConnection>;
  /** One line of the statement of retained earnings. Costs one REST call. */
  retainedEarningsLine?: Maybe<ErpRetainedEarningsLine>;
  /** One sales credit memo. Its lines come with it where selected. Costs one REST call. */
  salesCreditMemo?: Maybe<ErpSalesCreditMemo>;
  /** One line of a sales credit memo. Costs one REST call. */
  salesCreditMemoLine?: Maybe<ErpSalesCreditMemoLine>;
  /** Lines of all sales credit memos of a company. Costs one REST call for up to 1,000. */
  salesCreditMemoLines?: Maybe<ErpSalesCreditMemoLineConnection>;
  /** Sales credit memos of a company. Their lines come with them where selected. Costs one REST call for up to 1,000. */
  salesCreditMemos?: Maybe<ErpSalesCreditMemoConnection>;
  /** Time that employees of a company have registered. Costs one REST call for up to 1,000. */
  timeRegistrationEntries?: Maybe<ErpTimeRegistrationEntryConnection>;
  /** One entry of registered time. Costs one REST call. */
  timeRegistrationEntry?: Maybe<ErpTimeRegistrationEntry>;
  /** The trial balance of a company, account by account. Costs one REST call for up to 1,000. */
  trialBalance?: Maybe<ErpTrialBalanceRowConnection>;
  /** The trial balance of one account. Costs one REST call. */
  trialBalanceRow?: Maybe<ErpTrialBalanceRow>;
  /** One unit of measure. Costs one REST call. */
  unitOfMeasure?: Maybe<ErpUnitOfMeasure>;
  /** Units of measure of a company. Costs one REST call for up to 1,000. */
  unitsOfMeasure?: Maybe<ErpUnitOfMeasureConnection>;
  /** One vendor. Costs one REST call. */
  vendor?: Maybe<ErpVendor>;
  /** What a vendor was paid in all, by its three-part key. Costs one REST call. */
  vendorPurchase?: Maybe<ErpVendorPurchase>;
  /** What vendors were paid in all. Costs one REST call for up to 1,000. */
  vendorPurchases?: Maybe<ErpVendorPurchaseConnection>;
  /** Vendors of a company. Costs one REST call for up to 1,000. */
  vendors?: Maybe<ErpVendorConnection>;
};


/** The ERP by its own nouns. Everything in it belongs to a company: the configured one unless an argument or a global id names another. */
export type ErpEmployeeArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** The ERP by its own nouns. Everything in it belongs to a company: the configured one unless an argument or a global id names another. */
export type ErpPurchaseInvoiceArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** The ERP by its own nouns. Everything in it belongs to a company: the configured one unless an argument or a global id names another. */
export type ErpPurchaseInvoiceLineArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
};


/** The ERP by its own nouns. Everything in it belongs to a company: the configured one unless an argument or a global id names another. */
export type ErpRetainedEarningsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ErpRetainedEarningsLineFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The ERP by its own nouns. Everything in it belongs to a company: the configured one unless an argument or a global id names another. */
export type ErpRetainedEarningsLineArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  lineNumber: Scalars['Int']['input'];
};


/** The ERP by its own nouns. Everything in it belongs to a company: the configured one unless an argument or a global id names another. */
export type ErpSalesCreditMemoArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** The ERP by its own nouns. Everything in it belongs to a company: the configured one unless an argument or a global id names another. */
export type ErpSalesCreditMemoLineArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** The ERP by its own nouns. Everything in it belongs to a company: the configured one unless an argument or a global id names another. */
export type ErpSalesCreditMemoLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ErpSalesCreditMemoLineFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The ERP by its own nouns. Everything in it belongs to a company: the configured one unless an argument or a global id names another. */
export type ErpSalesCreditMemosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ErpSalesCreditMemoFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The ERP by its own nouns. Everything in it belongs to a company: the configured one unless an argument or a global id names another. */
export type ErpTimeRegistrationEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ErpTimeRegistrationEntryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The ERP by its own nouns. Everything in it belongs to a company: the configured one unless an argument or a global id names another. */
export type ErpTimeRegistrationEntryArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** The ERP by its own nouns. Everything in it belongs to a company: the configured one unless an argument or a global id names another. */
export type ErpTrialBalanceArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ErpTrialBalanceRowFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The ERP by its own nouns. Everything in it belongs to a company: the configured one unless an argument or a global id names another. */
export type ErpTrialBalanceRowArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  number: Scalars['String']['input'];
};


/** The ERP by its own nouns. Everything in it belongs to a company: the configured one unless an argument or a global id names another. */
export type ErpUnitOfMeasureArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** The ERP by its own nouns. Everything in it belongs to a company: the configured one unless an argument or a global id names another. */
export type ErpUnitsOfMeasureArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ErpUnitOfMeasureFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The ERP by its own nouns. Everything in it belongs to a company: the configured one unless an argument or a global id names another. */
export type ErpVendorArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** The ERP by its own nouns. Everything in it belongs to a company: the configured one unless an argument or a global id names another. */
export type ErpVendorPurchaseArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  vendorId: Scalars['ID']['input'];
  vendorNumber: Scalars['String']['input'];
};


/** The ERP by its own nouns. Everything in it belongs to a company: the configured one unless an argument or a global id names another. */
export type ErpVendorPurchasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ErpVendorPurchaseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The ERP by its own nouns. Everything in it belongs to a company: the configured one unless an argument or a global id names another. */
export type ErpVendorsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ErpVendorFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** An account of the books. */
export type ErpAccount = {
  __typename?: 'ErpAccount';
  /** Whether nothing can be posted to it. */
  blocked?: Maybe<Scalars['Boolean']['output']>;
  /** What it is part of: assets, liabilities, equity, income, expenses. */
  category?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Its number. */
  number?: Maybe<Scalars['String']['output']>;
};

/** A currency as the ERP keeps it. */
export type ErpCurrency = {
  __typename?: 'ErpCurrency';
  /** Its code. */
  code?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Its sign. */
  symbol?: Maybe<Scalars['String']['output']>;
};

/** What a day must be: all that is given must hold. */
export type ErpDayFilter = {
  /** This day or later. */
  since?: InputMaybe<Scalars['Date']['input']>;
  /** Before this day. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** An employee: a handle by id. */
export type ErpEmployee = {
  __typename?: 'ErpEmployee';
  /** The company that they work for. */
  companyId: Scalars['ID']['output'];
  /** Their name. Known where the employee came with an entry. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Their address, as the ERP writes it. Known where the employee came with an entry. */
  email?: Maybe<Scalars['String']['output']>;
  /** Global id: the company's and the ERP's own. */
  id: Scalars['ID']['output'];
  /** What they do. Known where the employee came with an entry. */
  jobTitle?: Maybe<Scalars['String']['output']>;
  /** Their number. Known where the employee came with an entry. */
  number?: Maybe<Scalars['String']['output']>;
  /** Time that they have registered. Costs one REST call for up to 1,000. */
  timeRegistrationEntries?: Maybe<ErpTimeRegistrationEntryConnection>;
  upstreamId: Scalars['String']['output'];
  /** The person. Known where the employee came with an entry. */
  user?: Maybe<User>;
};


/** An employee: a handle by id. */
export type ErpEmployeeTimeRegistrationEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ErpTimeRegistrationEntryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What an instant must be: all that is given must hold. */
export type ErpInstantFilter = {
  /** This instant or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Before this instant. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What a line of a document is of. */
export type ErpLineType =
  /** An account. */
  | 'ACCOUNT'
  /** A charge. */
  | 'CHARGE'
  /** Nothing: it says something. */
  | 'COMMENT'
  /** An item. */
  | 'ITEM'
  /** A kind that is not known; can not be asked for or set. */
  | 'OTHER'
  /** A resource. */
  | 'RESOURCE';

/** What a number must be: all that is given must hold. */
export type ErpNumberFilter = {
  /** Exactly this. */
  eq?: InputMaybe<Scalars['Decimal']['input']>;
  /** This or more. */
  from?: InputMaybe<Scalars['Decimal']['input']>;
  /** This or less. */
  to?: InputMaybe<Scalars['Decimal']['input']>;
};

/** When invoices are due. */
export type ErpPaymentTerm = {
  __typename?: 'ErpPaymentTerm';
  /** Its code. */
  code?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** How long after the invoice, as the ERP reckons: `30D`. */
  dueDateCalculation?: Maybe<Scalars['String']['output']>;
};

/** A purchase invoice: a handle by id. */
export type ErpPurchaseInvoice = {
  __typename?: 'ErpPurchaseInvoice';
  /** The company that it belongs to. */
  companyId: Scalars['ID']['output'];
  /** Global id: the company's and the ERP's own. */
  id: Scalars['ID']['output'];
  /** Its lines. Costs one REST call for up to 1,000. */
  lines?: Maybe<ErpPurchaseInvoiceLineConnection>;
  upstreamId: Scalars['String']['output'];
};


/** A purchase invoice: a handle by id. */
export type ErpPurchaseInvoiceLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ErpPurchaseInvoiceLineFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A line of a purchase invoice. Amounts are in the invoice's currency, which the line does not name. */
export type ErpPurchaseInvoiceLine = Node & {
  __typename?: 'ErpPurchaseInvoiceLine';
  /** What it comes to without tax. */
  amountExcludingTax?: Maybe<Scalars['Decimal']['output']>;
  /** What it comes to. */
  amountIncludingTax?: Maybe<Scalars['Decimal']['output']>;
  /** The company that it belongs to. */
  companyId: Scalars['ID']['output'];
  /** What it says. */
  description?: Maybe<Scalars['String']['output']>;
  /** What is taken off. */
  discountAmount?: Maybe<Scalars['Decimal']['output']>;
  /** The tag of this state of it: give it to `updateErpPurchaseInvoiceLine` to change nothing but this state. */
  entityTag?: Maybe<Scalars['String']['output']>;
  /** When it should come. */
  expectedReceiptDate?: Maybe<Scalars['Date']['output']>;
  /** Global id: the company's and the ERP's own. */
  id: Scalars['ID']['output'];
  /** The invoice. */
  invoice?: Maybe<ErpPurchaseInvoice>;
  /** The number of the item or account. */
  lineObjectNumber?: Maybe<Scalars['String']['output']>;
  /** What it is of. */
  lineType?: Maybe<ErpLineType>;
  /** How many. */
  quantity?: Maybe<Scalars['Decimal']['output']>;
  /** Its place in the document. */
  sequence?: Maybe<Scalars['Int']['output']>;
  /** The tax, in per cent. */
  taxPercent?: Maybe<Scalars['Decimal']['output']>;
  /** The tax. */
  totalTaxAmount?: Maybe<Scalars['Decimal']['output']>;
  /** What one costs. */
  unitCost?: Maybe<Scalars['Decimal']['output']>;
  /** What it is measured in. Comes with the line. */
  unitOfMeasure?: Maybe<ErpUnitOfMeasure>;
  /** The code of what it is measured in. */
  unitOfMeasureCode?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
};

export type ErpPurchaseInvoiceLineConnection = {
  __typename?: 'ErpPurchaseInvoiceLineConnection';
  edges: Array<ErpPurchaseInvoiceLineEdge>;
  nodes: Array<ErpPurchaseInvoiceLine>;
  pageInfo: PageInfo;
  /** Null: the ERP does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ErpPurchaseInvoiceLineEdge = {
  __typename?: 'ErpPurchaseInvoiceLineEdge';
  cursor: Scalars['String']['output'];
  node: ErpPurchaseInvoiceLine;
};

/** Which lines are listed: all that is given must hold. */
export type ErpPurchaseInvoiceLineFilter = {
  /** What it comes to. */
  amountIncludingTax?: InputMaybe<ErpNumberFilter>;
  /** What it says. */
  description?: InputMaybe<ErpTextFilter>;
  /** The number of the item or account. */
  lineObjectNumber?: InputMaybe<ErpTextFilter>;
  /** What it is of. */
  lineType?: InputMaybe<Array<ErpLineType>>;
  /** How many. */
  quantity?: InputMaybe<ErpNumberFilter>;
  /** What one costs. */
  unitCost?: InputMaybe<ErpNumberFilter>;
};

/** A line of the statement of retained earnings. */
export type ErpRetainedEarningsLine = Node & {
  __typename?: 'ErpRetainedEarningsLine';
  /** The company that it belongs to. */
  companyId: Scalars['ID']['output'];
  /** The day. */
  dateFilter?: Maybe<Scalars['Date']['output']>;
  /** What the line says. */
  display?: Maybe<Scalars['String']['output']>;
  /** Global id: the company's id and the line's number. */
  id: Scalars['ID']['output'];
  /** How far it is set in. */
  indentation?: Maybe<Scalars['Int']['output']>;
  /** The number of the line. */
  lineNumber: Scalars['Int']['output'];
  /** What the line is for: `header`, `detail`, `total`, `spacer`. */
  lineType?: Maybe<Scalars['String']['output']>;
  /** The change, in the company's currency, which the ERP does not name. */
  netChange?: Maybe<Scalars['Decimal']['output']>;
};

export type ErpRetainedEarningsLineConnection = {
  __typename?: 'ErpRetainedEarningsLineConnection';
  edges: Array<ErpRetainedEarningsLineEdge>;
  nodes: Array<ErpRetainedEarningsLine>;
  pageInfo: PageInfo;
  /** Null: the ERP does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ErpRetainedEarningsLineEdge = {
  __typename?: 'ErpRetainedEarningsLineEdge';
  cursor: Scalars['String']['output'];
  node: ErpRetainedEarningsLine;
};

/** Which lines are listed: all that is given must hold. */
export type ErpRetainedEarningsLineFilter = {
  /** What the line says. */
  display?: InputMaybe<ErpTextFilter>;
  /** The number of the line. */
  lineNumber?: InputMaybe<ErpNumberFilter>;
  /** What the line is for. */
  lineType?: InputMaybe<ErpTextFilter>;
  /** The change. */
  netChange?: InputMaybe<ErpNumberFilter>;
};

/** Money that a customer gets back. */
export type ErpSalesCreditMemo = Node & {
  __typename?: 'ErpSalesCreditMemo';
  /** The company that it belongs to. */
  companyId: Scalars['ID']['output'];
  /** Its day. */
  creditMemoDate?: Maybe<Scalars['Date']['output']>;
  /** Its currency. Comes with the memo. */
  currency?: Maybe<ErpCurrency>;
  /** The code of its currency. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  /** The ERP's own id of the customer. */
  customerId?: Maybe<Scalars['String']['output']>;
  /** The customer's name. */
  customerName?: Maybe<Scalars['String']['output']>;
  /** The customer's number. */
  customerNumber?: Maybe<Scalars['String']['output']>;
  /** What is taken off in all. */
  discount?: Maybe<Money>;
  /** The day it is due on. */
  dueDate?: Maybe<Scalars['Date']['output']>;
  /** The customer's e-mail address: where it is sent. */
  email?: Maybe<Scalars['String']['output']>;
  /** The tag of this state of it: give it to `updateErpSalesCreditMemo` to change nothing but this state. */
  entityTag?: Maybe<Scalars['String']['output']>;
  /** The customer's own number of it. */
  externalDocumentNumber?: Maybe<Scalars['String']['output']>;
  /** Global id: the company's and the ERP's own. */
  id: Scalars['ID']['output'];
  /** The invoice that it takes back. */
  invoiceNumber?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its lines. Come with the memo. */
  lines?: Maybe<Array<ErpSalesCreditMemoLine>>;
  /** Its number. */
  number?: Maybe<Scalars['String']['output']>;
  /** When it is to be paid. Comes with the memo. */
  paymentTerm?: Maybe<ErpPaymentTerm>;
  /** The ERP's own id of the payment term. */
  paymentTermsId?: Maybe<Scalars['String']['output']>;
  /** The customer's phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The day it is booked on. */
  postingDate?: Maybe<Scalars['Date']['output']>;
  /** Who sold. */
  salesperson?: Maybe<Scalars['String']['output']>;
  /** Its state, as the ERP names it: `Draft`, `Open`, `Canceled`. */
  status?: Maybe<Scalars['String']['output']>;
  /** What it comes to without tax. */
  totalExcludingTax?: Maybe<Money>;
  /** What it comes to. */
  totalIncludingTax?: Maybe<Money>;
  /** The tax. */
  totalTax?: Maybe<Money>;
  upstreamId: Scalars['String']['output'];
  /** The person with the customer's address. */
  user?: Maybe<User>;
};

/** Which sales credit memo something is done with. */
export type ErpSalesCreditMemoActionInput = {
  /** The company; the configured one unless given. A global id names its own. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};

/** What became of an action. */
export type ErpSalesCreditMemoActionPayload = {
  __typename?: 'ErpSalesCreditMemoActionPayload';
  /** The memo as it is now; null when nothing was done. Costs one REST call. */
  salesCreditMemo?: Maybe<ErpSalesCreditMemo>;
  /** Why nothing was done. */
  userErrors: Array<UserError>;
};

export type ErpSalesCreditMemoConnection = {
  __typename?: 'ErpSalesCreditMemoConnection';
  edges: Array<ErpSalesCreditMemoEdge>;
  nodes: Array<ErpSalesCreditMemo>;
  pageInfo: PageInfo;
  /** Null: the ERP does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ErpSalesCreditMemoEdge = {
  __typename?: 'ErpSalesCreditMemoEdge';
  cursor: Scalars['String']['output'];
  node: ErpSalesCreditMemo;
};

/** Which memos are listed: all that is given must hold. */
export type ErpSalesCreditMemoFilter = {
  /** Its day. */
  creditMemoDate?: InputMaybe<ErpDayFilter>;
  /** The code of its currency. */
  currencyCode?: InputMaybe<ErpTextFilter>;
  /** The customer's name. */
  customerName?: InputMaybe<ErpTextFilter>;
  /** The customer's number. */
  customerNumber?: InputMaybe<ErpTextFilter>;
  /** The day it is due on. */
  dueDate?: InputMaybe<ErpDayFilter>;
  /** The customer's e-mail address. */
  email?: InputMaybe<ErpTextFilter>;
  /** The customer's own number of it. */
  externalDocumentNumber?: InputMaybe<ErpTextFilter>;
  /** The invoice that it takes back. */
  invoiceNumber?: InputMaybe<ErpTextFilter>;
  /** When it was last changed. */
  lastModifiedAt?: InputMaybe<ErpInstantFilter>;
  /** Its number. */
  number?: InputMaybe<ErpTextFilter>;
  /** The day it is booked on. */
  postingDate?: InputMaybe<ErpDayFilter>;
  /** Its state, as the ERP names it. */
  status?: InputMaybe<ErpTextFilter>;
  /** What it comes to, in its currency. */
  totalAmountIncludingTax?: InputMaybe<ErpNumberFilter>;
};

/** A line of a sales credit memo. Amounts are in the memo's currency, which the line does not name. */
export type ErpSalesCreditMemoLine = Node & {
  __typename?: 'ErpSalesCreditMemoLine';
  /** What it comes to without tax. */
  amountExcludingTax?: Maybe<Scalars['Decimal']['output']>;
  /** What it comes to. */
  amountIncludingTax?: Maybe<Scalars['Decimal']['output']>;
  /** The company that it belongs to. */
  companyId: Scalars['ID']['output'];
  /** What it says. */
  description?: Maybe<Scalars['String']['output']>;
  /** What is taken off. */
  discountAmount?: Maybe<Scalars['Decimal']['output']>;
  /** The tag of this state of it: give it to `updateErpSalesCreditMemoLine` to change nothing but this state. */
  entityTag?: Maybe<Scalars['String']['output']>;
  /** Global id: the company's and the ERP's own. */
  id: Scalars['ID']['output'];
  /** The number of the item or account. */
  lineObjectNumber?: Maybe<Scalars['String']['output']>;
  /** What it is of. */
  lineType?: Maybe<ErpLineType>;
  /** How many. */
  quantity?: Maybe<Scalars['Decimal']['output']>;
  /** The memo. Costs one REST call. */
  salesCreditMemo?: Maybe<ErpSalesCreditMemo>;
  /** Its place in the document. */
  sequence?: Maybe<Scalars['Int']['output']>;
  /** When it is sent. */
  shipmentDate?: Maybe<Scalars['Date']['output']>;
  /** The tax, in per cent. */
  taxPercent?: Maybe<Scalars['Decimal']['output']>;
  /** The tax. */
  totalTaxAmount?: Maybe<Scalars['Decimal']['output']>;
  /** What it is measured in. Comes with the line. */
  unitOfMeasure?: Maybe<ErpUnitOfMeasure>;
  /** The code of what it is measured in. */
  unitOfMeasureCode?: Maybe<Scalars['String']['output']>;
  /** What one costs. */
  unitPrice?: Maybe<Scalars['Decimal']['output']>;
  upstreamId: Scalars['String']['output'];
};

export type ErpSalesCreditMemoLineConnection = {
  __typename?: 'ErpSalesCreditMemoLineConnection';
  edges: Array<ErpSalesCreditMemoLineEdge>;
  nodes: Array<ErpSalesCreditMemoLine>;
  pageInfo: PageInfo;
  /** Null: the ERP does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ErpSalesCreditMemoLineEdge = {
  __typename?: 'ErpSalesCreditMemoLineEdge';
  cursor: Scalars['String']['output'];
  node: ErpSalesCreditMemoLine;
};

/** Which lines are listed: all that is given must hold. */
export type ErpSalesCreditMemoLineFilter = {
  /** What it comes to. */
  amountIncludingTax?: InputMaybe<ErpNumberFilter>;
  /** What it says. */
  description?: InputMaybe<ErpTextFilter>;
  /** The number of the item or account. */
  lineObjectNumber?: InputMaybe<ErpTextFilter>;
  /** What it is of. */
  lineType?: InputMaybe<Array<ErpLineType>>;
  /** How many. */
  quantity?: InputMaybe<ErpNumberFilter>;
  /** The memos: global ids or the ERP's own. */
  salesCreditMemoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What one costs. */
  unitPrice?: InputMaybe<ErpNumberFilter>;
};

/** What a text must be like, letter by letter and case by case: all that is given must hold. */
export type ErpTextFilter = {
  /** Holds this somewhere. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** Ends with this. */
  endsWith?: InputMaybe<Scalars['String']['input']>;
  /** Exactly this. */
  eq?: InputMaybe<Scalars['String']['input']>;
  /** One of these, exactly. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Begins with this. */
  startsWith?: InputMaybe<Scalars['String']['input']>;
};

/** Time that an employee has registered. */
export type ErpTimeRegistrationEntry = Node & {
  __typename?: 'ErpTimeRegistrationEntry';
  /** The reason of an absence, where it is one. */
  absence?: Maybe<Scalars['String']['output']>;
  /** The company that it belongs to. */
  companyId: Scalars['ID']['output'];
  /** The day. */
  date?: Maybe<Scalars['Date']['output']>;
  /** The employee. Comes with the entry. */
  employee?: Maybe<ErpEmployee>;
  /** The ERP's own id of the employee. */
  employeeId?: Maybe<Scalars['ID']['output']>;
  /** The employee's number. */
  employeeNumber?: Maybe<Scalars['String']['output']>;
  /** The tag of this state of it: give it to `updateErpTimeRegistrationEntry` to change nothing but this state. */
  entityTag?: Maybe<Scalars['String']['output']>;
  /** Global id: the company's and the ERP's own. */
  id: Scalars['ID']['output'];
  /** The job that the time was spent on. */
  jobNumber?: Maybe<Scalars['String']['output']>;
  /** The task of the job. */
  jobTaskNumber?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its place among the employee's entries. */
  lineNumber?: Maybe<Scalars['Int']['output']>;
  /** How much, in its unit. */
  quantity?: Maybe<Scalars['Decimal']['output']>;
  /** How far it has come. */
  status?: Maybe<ErpTimeRegistrationStatus>;
  /** What it is measured in. Comes with the entry. */
  unitOfMeasure?: Maybe<ErpUnitOfMeasure>;
  /** The code of what it is measured in. */
  unitOfMeasureCode?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
};

export type ErpTimeRegistrationEntryConnection = {
  __typename?: 'ErpTimeRegistrationEntryConnection';
  edges: Array<ErpTimeRegistrationEntryEdge>;
  nodes: Array<ErpTimeRegistrationEntry>;
  pageInfo: PageInfo;
  /** Null: the ERP does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ErpTimeRegistrationEntryEdge = {
  __typename?: 'ErpTimeRegistrationEntryEdge';
  cursor: Scalars['String']['output'];
  node: ErpTimeRegistrationEntry;
};

/** Which entries are listed: all that is given must hold. */
export type ErpTimeRegistrationEntryFilter = {
  /** The reason of an absence. */
  absence?: InputMaybe<ErpTextFilter>;
  /** The day. */
  date?: InputMaybe<ErpDayFilter>;
  /** The employee's number. */
  employeeNumber?: InputMaybe<ErpTextFilter>;
  /** The job that the time was spent on. */
  jobNumber?: InputMaybe<ErpTextFilter>;
  /** When it was last changed. */
  lastModifiedAt?: InputMaybe<ErpInstantFilter>;
  /** How much, in its unit. */
  quantity?: InputMaybe<ErpNumberFilter>;
  /** In one of these states. */
  status?: InputMaybe<Array<ErpTimeRegistrationStatus>>;
};

/** How far an entry has come. */
export type ErpTimeRegistrationStatus =
  /** Approved: it can not be changed any more. */
  | 'APPROVED'
  /** Being written. */
  | 'OPEN'
  /** A state that is not known; can not be asked for or set. */
  | 'OTHER'
  /** Handed back. */
  | 'REJECTED'
  /** Handed in. */
  | 'SUBMITTED';

/** What an account comes to. Amounts are in the company's currency, which the ERP does not name. */
export type ErpTrialBalanceRow = Node & {
  __typename?: 'ErpTrialBalanceRow';
  /** The account. Comes with the row. */
  account?: Maybe<ErpAccount>;
  /** The ERP's own id of the account. */
  accountId?: Maybe<Scalars['String']['output']>;
  /** What is done with the account: `Posting`, `Heading`, `Total`, … */
  accountType?: Maybe<Scalars['String']['output']>;
  /** The balance on the day, if it is on the credit side. */
  balanceAtDateCredit?: Maybe<Scalars['Decimal']['output']>;
  /** The balance on the day, if it is on the debit side. */
  balanceAtDateDebit?: Maybe<Scalars['Decimal']['output']>;
  /** The company that it belongs to. */
  companyId: Scalars['ID']['output'];
  /** The day. */
  dateFilter?: Maybe<Scalars['Date']['output']>;
  /** The account's name. */
  display?: Maybe<Scalars['String']['output']>;
  /** Global id: the company's id and the account's number. */
  id: Scalars['ID']['output'];
  /** The account's number. */
  number: Scalars['String']['output'];
  /** All that was credited. */
  totalCredit?: Maybe<Scalars['Decimal']['output']>;
  /** All that was debited. */
  totalDebit?: Maybe<Scalars['Decimal']['output']>;
};

export type ErpTrialBalanceRowConnection = {
  __typename?: 'ErpTrialBalanceRowConnection';
  edges: Array<ErpTrialBalanceRowEdge>;
  nodes: Array<ErpTrialBalanceRow>;
  pageInfo: PageInfo;
  /** Null: the ERP does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ErpTrialBalanceRowEdge = {
  __typename?: 'ErpTrialBalanceRowEdge';
  cursor: Scalars['String']['output'];
  node: ErpTrialBalanceRow;
};

/** Which accounts are listed: all that is given must hold. */
export type ErpTrialBalanceRowFilter = {
  /** What is done with the account. */
  accountType?: InputMaybe<ErpTextFilter>;
  /** The account's name. */
  display?: InputMaybe<ErpTextFilter>;
  /** The account's number. */
  number?: InputMaybe<ErpTextFilter>;
  /** All that was credited. */
  totalCredit?: InputMaybe<ErpNumberFilter>;
  /** All that was debited. */
  totalDebit?: InputMaybe<ErpNumberFilter>;
};

/** What something is measured in. */
export type ErpUnitOfMeasure = Node & {
  __typename?: 'ErpUnitOfMeasure';
  /** The company's own code. */
  code?: Maybe<Scalars['String']['output']>;
  /** The company that it belongs to. */
  companyId: Scalars['ID']['output'];
  /** The name. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** The tag of this state of it: give it to `updateErpUnitOfMeasure` to change nothing but this state. */
  entityTag?: Maybe<Scalars['String']['output']>;
  /** Global id: the company's and the ERP's own. */
  id: Scalars['ID']['output'];
  /** The code that trade has for it across languages: `HUR`. */
  internationalStandardCode?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The sign. */
  symbol?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
};

export type ErpUnitOfMeasureConnection = {
  __typename?: 'ErpUnitOfMeasureConnection';
  edges: Array<ErpUnitOfMeasureEdge>;
  nodes: Array<ErpUnitOfMeasure>;
  pageInfo: PageInfo;
  /** Null: the ERP does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ErpUnitOfMeasureEdge = {
  __typename?: 'ErpUnitOfMeasureEdge';
  cursor: Scalars['String']['output'];
  node: ErpUnitOfMeasure;
};

/** Which units are listed: all that is given must hold. */
export type ErpUnitOfMeasureFilter = {
  /** The company's own code. */
  code?: InputMaybe<ErpTextFilter>;
  /** The name. */
  displayName?: InputMaybe<ErpTextFilter>;
  /** The code that trade has for it. */
  internationalStandardCode?: InputMaybe<ErpTextFilter>;
  /** When it was last changed. */
  lastModifiedAt?: InputMaybe<ErpInstantFilter>;
};

/** A company or person that is bought from. */
export type ErpVendor = Node & {
  __typename?: 'ErpVendor';
  /** Street and house. */
  addressLine1?: Maybe<Scalars['String']['output']>;
  /** What is owed, in the vendor's currency. */
  balance?: Maybe<Money>;
  /** Whether dealings with it are blocked. */
  blocked?: Maybe<ErpVendorBlocked>;
  /** The city. */
  city?: Maybe<Scalars['String']['output']>;
  /** The company whose vendor it is. */
  companyId: Scalars['ID']['output'];
  /** The country's code. */
  country?: Maybe<Scalars['String']['output']>;
  /** The currency it is paid in. Comes with the vendor. */
  currency?: Maybe<ErpCurrency>;
  /** The code of the currency it is paid in. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  /** The name. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** The address, as the ERP writes it. */
  email?: Maybe<Scalars['String']['output']>;
  /** The tag of this state of the vendor: give it to `updateErpVendor` to change nothing but this state. */
  entityTag?: Maybe<Scalars['String']['output']>;
  /** Global id: the company's and the ERP's own. */
  id: Scalars['ID']['output'];
  /** When it was last changed. */
  lastModifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The number that the company knows it by. */
  number?: Maybe<Scalars['String']['output']>;
  /** When it is to be paid. Comes with the vendor. */
  paymentTerm?: Maybe<ErpPaymentTerm>;
  /** The ERP's own id of the payment term. */
  paymentTermsId?: Maybe<Scalars['String']['output']>;
  /** The phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The postal code. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** What was bought under its present number and name. Costs one REST call a vendor. */
  purchase?: Maybe<ErpVendorPurchase>;
  /** The number it pays taxes under. */
  taxRegistrationNumber?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
  /** The person with the vendor's address. */
  user?: Maybe<User>;
  /** The web site. */
  website?: Maybe<Scalars['String']['output']>;
};

/** What is blocked for a vendor. */
export type ErpVendorBlocked =
  /** Everything. */
  | 'ALL'
  /** Nothing. */
  | 'NONE'
  /** A state that is not known; can not be asked for or set. */
  | 'OTHER'
  /** Payments. */
  | 'PAYMENT';

export type ErpVendorConnection = {
  __typename?: 'ErpVendorConnection';
  edges: Array<ErpVendorEdge>;
  nodes: Array<ErpVendor>;
  pageInfo: PageInfo;
  /** Null: the ERP does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ErpVendorEdge = {
  __typename?: 'ErpVendorEdge';
  cursor: Scalars['String']['output'];
  node: ErpVendor;
};

/** Which vendors are listed: all that is given must hold. */
export type ErpVendorFilter = {
  /** All of these hold as well. */
  and?: InputMaybe<Array<ErpVendorFilter>>;
  /** What is owed, in the vendor's currency. */
  balance?: InputMaybe<ErpNumberFilter>;
  /** Blocked in one of these ways. */
  blocked?: InputMaybe<Array<ErpVendorBlocked>>;
  /** The city. */
  city?: InputMaybe<ErpTextFilter>;
  /** The country's code. */
  country?: InputMaybe<ErpTextFilter>;
  /** The currency's code. */
  currencyCode?: InputMaybe<ErpTextFilter>;
  /** The name. */
  displayName?: InputMaybe<ErpTextFilter>;
  /** The e-mail address. */
  email?: InputMaybe<ErpTextFilter>;
  /** When it was last changed. */
  lastModifiedAt?: InputMaybe<ErpInstantFilter>;
  /** The number. */
  number?: InputMaybe<ErpTextFilter>;
  /** One of these holds as well. */
  or?: InputMaybe<Array<ErpVendorFilter>>;
};

/** What a vendor was paid in all. */
export type ErpVendorPurchase = Node & {
  __typename?: 'ErpVendorPurchase';
  /** The company that bought. */
  companyId: Scalars['ID']['output'];
  /** Global id: the company's id and the three parts of the key. */
  id: Scalars['ID']['output'];
  /** The vendor's name in purchasing. */
  name: Scalars['String']['output'];
  /** The sum, in the company's currency, which the ERP does not name. */
  totalPurchaseAmount?: Maybe<Scalars['Decimal']['output']>;
  /** The vendor. Costs one REST call. */
  vendor?: Maybe<ErpVendor>;
  /** The ERP's own id of the vendor. */
  vendorId: Scalars['String']['output'];
  /** The vendor's number. */
  vendorNumber: Scalars['String']['output'];
};

export type ErpVendorPurchaseConnection = {
  __typename?: 'ErpVendorPurchaseConnection';
  edges: Array<ErpVendorPurchaseEdge>;
  nodes: Array<ErpVendorPurchase>;
  pageInfo: PageInfo;
  /** Null: the ERP does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ErpVendorPurchaseEdge = {
  __typename?: 'ErpVendorPurchaseEdge';
  cursor: Scalars['String']['output'];
  node: ErpVendorPurchase;
};

/** Which purchases are listed: all that is given must hold. */
export type ErpVendorPurchaseFilter = {
  /** The vendor's name in purchasing. */
  name?: InputMaybe<ErpTextFilter>;
  /** The sum, in the company's currency. */
  totalPurchaseAmount?: InputMaybe<ErpNumberFilter>;
  /** The vendor: global ids or the ERP's own. */
  vendorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The vendor's number. */
  vendorNumber?: InputMaybe<ErpTextFilter>;
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

/** File that can be downloaded through the gateway. The link is signed, works once and expires after a few minutes. */
export type File = {
  __typename?: 'File';
  /** Time at which the link expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Suggested name for saving the file. */
  filename: Scalars['String']['output'];
  /** Media type of the file content. */
  mediaType: Scalars['String']['output'];
  /** Path of the download link on this gateway. */
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
  /** Path of the upload link on this gateway. Send the file as the body of a `PUT` request, with its size in `Content-Length`. */
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

/** Marketing by its own nouns. */
export type Marketing = {
  __typename?: 'Marketing';
  /** A contact by id. Costs one REST call; one for 100 contacts that are asked for together, by `nodes` too. */
  contact?: Maybe<MarketingContact>;
  /** How many contacts there are. Costs one REST call. */
  contactCount?: Maybe<Scalars['Int']['output']>;
  /** Contacts by e-mail address, main or alternate: one match for each distinct address in the order asked for, blank ones left out. One REST call for 100. */
  contactsByEmails?: Maybe<Array<MarketingContactMatch>>;
  /** A custom field by id. Costs one REST call. */
  customField?: Maybe<MarketingCustomField>;
  /** Custom fields: 120 at most. Costs one REST call. */
  customFields?: Maybe<MarketingCustomFieldConnection>;
  /** The job of an export. Costs one REST call. */
  exportJob?: Maybe<MarketingExportJob>;
  /** All export jobs there are, newest first. Costs one REST call. */
  exportJobs?: Maybe<MarketingExportJobConnection>;
  /** The job of an import, an upsert or a deletion. Costs one REST call. */
  importJob?: Maybe<MarketingImportJob>;
  /** Recipient lists. Costs one REST call. */
  lists?: Maybe<MarketingListConnection>;
  /** Names that custom fields can not have. Costs one REST call. */
  reservedFields?: Maybe<Array<MarketingReservedField>>;
  /** Searches contacts by an expression: the first 50 that match, and never further ones. Costs one REST call, which may take up to 20 seconds; a search that takes longer is `UPSTREAM_TIMEOUT`. */
  searchContacts?: Maybe<MarketingContactSearch>;
};


/** Marketing by its own nouns. */
export type MarketingContactArgs = {
  id: Scalars['ID']['input'];
};


/** Marketing by its own nouns. */
export type MarketingContactsByEmailsArgs = {
  emails: Array<Scalars['String']['input']>;
};


/** Marketing by its own nouns. */
export type MarketingCustomFieldArgs = {
  id: Scalars['ID']['input'];
  onBehalfOf?: InputMaybe<Scalars['ID']['input']>;
};


/** Marketing by its own nouns. */
export type MarketingCustomFieldsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  onBehalfOf?: InputMaybe<Scalars['ID']['input']>;
};


/** Marketing by its own nouns. */
export type MarketingExportJobArgs = {
  id: Scalars['ID']['input'];
};


/** Marketing by its own nouns. */
export type MarketingExportJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Marketing by its own nouns. */
export type MarketingImportJobArgs = {
  id: Scalars['ID']['input'];
};


/** Marketing by its own nouns. */
export type MarketingListsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  onBehalfOf?: InputMaybe<Scalars['ID']['input']>;
};


/** Marketing by its own nouns. */
export type MarketingReservedFieldsArgs = {
  onBehalfOf?: InputMaybe<Scalars['ID']['input']>;
};


/** Marketing by its own nouns. */
export type MarketingSearchContactsArgs = {
  query: Scalars['String']['input'];
};

/** A contact of marketing: of the key's own account, whatever account its lists and fields are read on behalf of. */
export type MarketingContact = Node & {
  __typename?: 'MarketingContact';
  /** Street and number. */
  addressLine1?: Maybe<Scalars['String']['output']>;
  /** What the first line has no room for. */
  addressLine2?: Maybe<Scalars['String']['output']>;
  /** Further addresses, in lower case. */
  alternateEmails?: Maybe<Array<Scalars['String']['output']>>;
  /** City. */
  city?: Maybe<Scalars['String']['output']>;
  /** Country. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Texts and numbers by the definition id of their field. */
  customFields?: Maybe<Scalars['JSON']['output']>;
  /** The main address, in lower case. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Family name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Marketing's own ids of the lists it is on. */
  listIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** The lists it is on. One REST call for any number of contacts. Null where lists are read on behalf of another account by configuration: contacts are not on those. */
  lists?: Maybe<Array<MarketingList>>;
  /** Postal code. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** State, province or region. */
  stateProvinceRegion?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  upstreamId: Scalars['String']['output'];
  /** The person of the main address. */
  user?: Maybe<User>;
  /** The persons of all its addresses. */
  users?: Maybe<Array<User>>;
};

/** A contact to be created or updated. What is not given stays as it was. */
export type MarketingContactInput = {
  /** Street and number. */
  addressLine1?: InputMaybe<Scalars['String']['input']>;
  /** What the first line has no room for. */
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  /** Further addresses, in place of those it has. */
  alternateEmails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Country. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** An object with texts and numbers by the definition id of their field; null takes a value away. */
  customFields?: InputMaybe<Scalars['JSON']['input']>;
  /** The main address; kept in lower case. A contact that has it is updated. */
  email: Scalars['String']['input'];
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** State, province or region. */
  stateProvinceRegion?: InputMaybe<Scalars['String']['input']>;
};

/** What came of looking for one address. */
export type MarketingContactMatch = {
  __typename?: 'MarketingContactMatch';
  /** Who has it, as main or alternate address; null where nobody has. */
  contact?: Maybe<MarketingContact>;
  /** The address that was looked for, in lower case. */
  email: Scalars['String']['output'];
  /** The person that the address names. Costs no REST call. */
  user?: Maybe<User>;
};

/** What a search among contacts found. */
export type MarketingContactSearch = {
  __typename?: 'MarketingContactSearch';
  /** The first of the contacts that match: 50 at most. */
  contacts: Array<MarketingContact>;
  /** How many contacts match in all. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A field that contacts may have a value of, beside their own. */
export type MarketingCustomField = Node & {
  __typename?: 'MarketingCustomField';
  /** What contacts carry its values by, and imports map a column by. */
  definitionId?: Maybe<Scalars['ID']['output']>;
  /** Global id: the account that it was read on behalf of, where one was named, and marketing's own id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name?: Maybe<Scalars['String']['output']>;
  /** What its values are. */
  type?: Maybe<MarketingCustomFieldType>;
  upstreamId: Scalars['String']['output'];
};

/** A page of a list. */
export type MarketingCustomFieldConnection = {
  __typename?: 'MarketingCustomFieldConnection';
  edges: Array<MarketingCustomFieldEdge>;
  nodes: Array<MarketingCustomField>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a list, with its place. */
export type MarketingCustomFieldEdge = {
  __typename?: 'MarketingCustomFieldEdge';
  cursor: Scalars['String']['output'];
  node: MarketingCustomField;
};

/** What the values of a field are. */
export type MarketingCustomFieldType =
  /** Days. */
  | 'DATE'
  /** Numbers. */
  | 'NUMBER'
  /** A kind that is not known; it can not be asked for. */
  | 'OTHER'
  /** Sets of texts; only reserved fields are. */
  | 'SET'
  /** Any text. */
  | 'TEXT';

/** An export of contacts to files. */
export type MarketingExportJob = Node & {
  __typename?: 'MarketingExportJob';
  /** When it ended; null until then. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when its files are kept. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The form of its files. */
  fileType?: Maybe<MarketingFileType>;
  id: Scalars['ID']['output'];
  /** Marketing's own ids of the lists whose contacts it exports; all contacts where it names neither lists nor segments. */
  listIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** The share that is done, from 0 to 1: 0 while it is pending, 1 once it has ended, however it did. */
  progress?: Maybe<Scalars['Float']['output']>;
  /** What came of it; null until it has ended. */
  results?: Maybe<MarketingExportResults>;
  /** Marketing's own ids of the segments whose contacts it exports. */
  segmentIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** How far it has come. */
  status?: Maybe<MarketingExportJobStatus>;
  /** What it exports. */
  type?: Maybe<MarketingExportJobType>;
  upstreamId: Scalars['String']['output'];
};

/** A page of a list. */
export type MarketingExportJobConnection = {
  __typename?: 'MarketingExportJobConnection';
  edges: Array<MarketingExportJobEdge>;
  nodes: Array<MarketingExportJob>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a list, with its place. */
export type MarketingExportJobEdge = {
  __typename?: 'MarketingExportJobEdge';
  cursor: Scalars['String']['output'];
  node: MarketingExportJob;
};

/** How far an export has come. */
export type MarketingExportJobStatus =
  /** It came to nothing. */
  | 'FAILED'
  /** A status that is not known. */
  | 'OTHER'
  /** Not done yet. */
  | 'PENDING'
  /** Done: there are files. */
  | 'READY';

/** What is exported. */
export type MarketingExportJobType =
  /** Contacts. */
  | 'CONTACTS'
  /** A kind that is not known. */
  | 'OTHER';

/** What came of an export. */
export type MarketingExportResults = {
  __typename?: 'MarketingExportResults';
  /** How many contacts it exported. */
  contactCount?: Maybe<Scalars['Int']['output']>;
  /** The files, several where one would have been too large; none once they have expired. */
  files?: Maybe<Array<File>>;
};

/** The form of an export's files. */
export type MarketingFileType =
  /** Comma-separated values, with a first row that names the columns. */
  | 'CSV'
  /** A JSON array of contacts. */
  | 'JSON'
  /** A form that is not known; it can not be asked for. */
  | 'OTHER';

/** A job of marketing: an import, an upsert or a deletion of contacts. */
export type MarketingImportJob = Node & {
  __typename?: 'MarketingImportJob';
  /** When it ended; null until then. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The share that is done, from 0 to 1: 0 until it begins, 1 once it has ended, however it did. */
  progress?: Maybe<Scalars['Float']['output']>;
  /** What came of it; null until it has run. */
  results?: Maybe<MarketingImportResults>;
  /** When it began; null until then. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far it has come. */
  status?: Maybe<MarketingImportJobStatus>;
  /** What it does. */
  type?: Maybe<MarketingImportJobType>;
  upstreamId: Scalars['String']['output'];
};

/** How far a job has come. */
export type MarketingImportJobStatus =
  /** Carried out without errors. */
  | 'COMPLETED'
  /** Carried out, but for some contacts. */
  | 'ERRORED'
  /** Not carried out: all contacts were wrong, or the file could not be processed. */
  | 'FAILED'
  /** A status that the documents do not name. */
  | 'OTHER'
  /** Not carried out yet; an import waits for its file too. */
  | 'PENDING';

/** What a job does. */
export type MarketingImportJobType =
  /** Deletes contacts. */
  | 'DELETE'
  /** Takes in contacts from a file. */
  | 'IMPORT'
  /** A kind that the documents do not name. */
  | 'OTHER'
  /** Creates and updates contacts. */
  | 'UPSERT';

/** What came of an import, an upsert or a deletion. */
export type MarketingImportResults = {
  __typename?: 'MarketingImportResults';
  /** How many contacts it created. */
  createdCount?: Maybe<Scalars['Int']['output']>;
  /** How many contacts it deleted. */
  deletedCount?: Maybe<Scalars['Int']['output']>;
  /** How many contacts it could not store. */
  erroredCount?: Maybe<Scalars['Int']['output']>;
  /** The details of its errors, as JSON; null where there were none. */
  errors?: Maybe<File>;
  /** How many contacts it was given. */
  requestedCount?: Maybe<Scalars['Int']['output']>;
  /** How many contacts it updated. */
  updatedCount?: Maybe<Scalars['Int']['output']>;
};

/** A list of recipients. It is read with all others only: `node` does not know it. */
export type MarketingList = {
  __typename?: 'MarketingList';
  /** Global id: the account that it was read on behalf of, where one was named, and marketing's own id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name?: Maybe<Scalars['String']['output']>;
  /** How many contacts are on it. */
  recipientCount?: Maybe<Scalars['Int']['output']>;
  upstreamId: Scalars['String']['output'];
};

/** A page of a list. */
export type MarketingListConnection = {
  __typename?: 'MarketingListConnection';
  edges: Array<MarketingListEdge>;
  nodes: Array<MarketingList>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An item of a list, with its place. */
export type MarketingListEdge = {
  __typename?: 'MarketingListEdge';
  cursor: Scalars['String']['output'];
  node: MarketingList;
};

/** A name that marketing uses itself. */
export type MarketingReservedField = {
  __typename?: 'MarketingReservedField';
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  /** What its values are. */
  type?: Maybe<MarketingCustomFieldType>;
};

/** Which persons are to be one. */
export type MergeCrmPersonsInput = {
  id: Scalars['ID']['input'];
  /** The other person, by global or own id. */
  mergeWithId: Scalars['ID']['input'];
};

/** What came of the merge. */
export type MergeCrmPersonsPayload = {
  __typename?: 'MergeCrmPersonsPayload';
  /** The one that went into it. Its id is known already; what else is asked of it costs one REST call. */
  mergedPerson?: Maybe<CrmPerson>;
  /** The one that stays, as the CRM says. */
  person?: Maybe<CrmPerson>;
  /** What the CRM refused. */
  userErrors: Array<UserError>;
};

/** Exact amount in major units of its currency. */
export type Money = {
  __typename?: 'Money';
  /** Amount with as many decimal places as the currency has. */
  amount: Scalars['Decimal']['output'];
  /** Currency code by ISO 4217. */
  currency: Scalars['String']['output'];
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
  /** Lets a user of the CRM follow a person; one who does already goes on doing so. Costs one REST call. */
  addCrmPersonFollower?: Maybe<AddCrmPersonFollowerPayload>;
  /** Cancels a sales credit memo that was booked and tells the customer. Costs one REST call, and one more where the memo is selected. */
  cancelAndSendErpSalesCreditMemo?: Maybe<ErpSalesCreditMemoActionPayload>;
  /** Cancels a sales credit memo that was booked. Costs one REST call, and one more where the memo is selected. */
  cancelErpSalesCreditMemo?: Maybe<ErpSalesCreditMemoActionPayload>;
  /** Calls off a transfer that is still under way. Costs one REST call. */
  cancelTreasuryInboundTransfer?: Maybe<CancelTreasuryInboundTransferPayload>;
  /** Calls off a payment that is still under way. Costs one REST call. */
  cancelTreasuryOutboundPayment?: Maybe<CancelTreasuryOutboundPaymentPayload>;
  /** Closes a financial account for good: its balance must be zero, no inbound transfer pending, every attached card canceled. Costs one REST call. */
  closeTreasuryFinancialAccount?: Maybe<CloseTreasuryFinancialAccountPayload>;
  /** Sends records for the history of a payment. Accounting documents the request, and that it can not create records for payments: expect to be refused, and take no success for proof. Costs one REST call, and one for `payment`. */
  createAccountingPaymentHistory?: Maybe<CreateAccountingPaymentHistoryPayload>;
  /** Creates payments: what is valid is created, what is not is refused beside it. Costs one REST call, which is made again with the same key when it can not be known whether it arrived. */
  createAccountingPayments?: Maybe<CreateAccountingPaymentsPayload>;
  /** Creates a person. Costs one REST call. */
  createCrmPerson?: Maybe<CreateCrmPersonPayload>;
  /** Creates a custom field. Costs one REST call. */
  createCrmPersonField?: Maybe<CreateCrmPersonFieldPayload>;
  /** Adds a line to a purchase invoice. Costs one REST call. */
  createErpPurchaseInvoiceLine?: Maybe<CreateErpPurchaseInvoiceLinePayload>;
  /** Makes a sales credit memo, as a draft without lines. Costs one REST call. */
  createErpSalesCreditMemo?: Maybe<CreateErpSalesCreditMemoPayload>;
  /** Adds a line to a draft of a sales credit memo. Costs one REST call. */
  createErpSalesCreditMemoLine?: Maybe<CreateErpSalesCreditMemoLinePayload>;
  /** Registers time of an employee. Costs one REST call. */
  createErpTimeRegistrationEntry?: Maybe<CreateErpTimeRegistrationEntryPayload>;
  /** Makes a unit of measure. Costs one REST call. */
  createErpUnitOfMeasure?: Maybe<CreateErpUnitOfMeasurePayload>;
  /** Makes a vendor. Costs one REST call. */
  createErpVendor?: Maybe<CreateErpVendorPayload>;
  /** Creates a custom field. Costs one REST call. */
  createMarketingCustomField?: Maybe<CreateMarketingCustomFieldPayload>;
  /** Begins an export of contacts to files. Costs one REST call. */
  createMarketingExport?: Maybe<CreateMarketingExportPayload>;
  /** Begins an import of contacts from a CSV file: the file is then put to the `upload` of the answer, and the job carries it out. Costs one REST call. */
  createMarketingImport?: Maybe<CreateMarketingImportPayload>;
  /** Opens a financial account; a connected account may have three. Costs one REST call. */
  createTreasuryFinancialAccount?: Maybe<CreateTreasuryFinancialAccountPayload>;
  /** Draws money into a financial account from a bank account of its owner. Costs one REST call, never made twice: when its answer does not come, the error is `OUTCOME_UNKNOWN`. */
  createTreasuryInboundTransfer?: Maybe<CreateTreasuryInboundTransferPayload>;
  /** Pays money out of a financial account. Costs one REST call, never made twice: when its answer does not come, the error is `OUTCOME_UNKNOWN`. */
  createTreasuryOutboundPayment?: Maybe<CreateTreasuryOutboundPaymentPayload>;
  /** Moves money from a financial account to another account of its owner. Costs one REST call, never made twice: when its answer does not come, the error is `OUTCOME_UNKNOWN`. */
  createTreasuryOutboundTransfer?: Maybe<CreateTreasuryOutboundTransferPayload>;
  /** Deletes a payment by its status. Costs one REST call, which is made again with the same key when it can not be known whether it arrived. */
  deleteAccountingPayment?: Maybe<DeleteAccountingPaymentPayload>;
  /** Marks a person as deleted: it is in no list any more, and gone for good 30 days later. There is no way back. Costs one REST call. */
  deleteCrmPerson?: Maybe<DeleteCrmPersonPayload>;
  /** Marks a custom field as deleted: persons show it no more, and it is gone for good 30 days later, with its values. There is no way back. Costs one REST call. */
  deleteCrmPersonField?: Maybe<DeleteCrmPersonFieldPayload>;
  /** Takes away a person's picture. Costs one REST call. */
  deleteCrmPersonPicture?: Maybe<DeleteCrmPersonPicturePayload>;
  /** Marks persons as deleted, as `deleteCrmPerson` does. Costs one REST call. */
  deleteCrmPersons?: Maybe<DeleteCrmPersonsPayload>;
  /** Deletes a line of a purchase invoice. Costs one REST call. */
  deleteErpPurchaseInvoiceLine?: Maybe<DeleteErpPurchaseInvoiceLinePayload>;
  /** Deletes a draft of a sales credit memo with its lines. Costs one REST call. */
  deleteErpSalesCreditMemo?: Maybe<DeleteErpSalesCreditMemoPayload>;
  /** Deletes a line of a draft. Costs one REST call. */
  deleteErpSalesCreditMemoLine?: Maybe<DeleteErpSalesCreditMemoLinePayload>;
  /** Deletes an entry that is not approved. Costs one REST call. */
  deleteErpTimeRegistrationEntry?: Maybe<DeleteErpTimeRegistrationEntryPayload>;
  /** Deletes a unit of measure that nothing is measured in. Costs one REST call. */
  deleteErpUnitOfMeasure?: Maybe<DeleteErpUnitOfMeasurePayload>;
  /** Deletes a vendor. Costs one REST call. */
  deleteErpVendor?: Maybe<DeleteErpVendorPayload>;
  /** Deletes a custom field, with the values that contacts have of it. Costs one REST call. */
  deleteMarketingCustomField?: Maybe<DeleteMarketingCustomFieldPayload>;
  /** Deletes lists: all of those named, or none. The contacts on them stay. Costs one REST call. */
  deleteMarketingLists?: Maybe<DeleteMarketingListsPayload>;
  /** Makes one of two persons: everything that belongs to either belongs to the one that stays; the other is deleted. There is no way back. Costs one REST call. */
  mergeCrmPersons?: Maybe<MergeCrmPersonsPayload>;
  /** Books a sales credit memo and sends it to the customer. Costs one REST call, and one more where the memo is selected. */
  postAndSendErpSalesCreditMemo?: Maybe<ErpSalesCreditMemoActionPayload>;
  /** Books a sales credit memo. Costs one REST call, and one more where the memo is selected. */
  postErpSalesCreditMemo?: Maybe<ErpSalesCreditMemoActionPayload>;
  /** Ends that a user follows a person. Costs one REST call. */
  removeCrmPersonFollower?: Maybe<RemoveCrmPersonFollowerPayload>;
  /** Sends a sales credit memo to the customer. Costs one REST call, and one more where the memo is selected. */
  sendErpSalesCreditMemo?: Maybe<ErpSalesCreditMemoActionPayload>;
  /** Changes a person; what is not given, or null, stays as it is. Costs one REST call. */
  updateCrmPerson?: Maybe<UpdateCrmPersonPayload>;
  /** Changes a custom field; its type can not be changed. What is not given, or null, stays as it is. Costs one REST call. */
  updateCrmPersonField?: Maybe<UpdateCrmPersonFieldPayload>;
  /** Changes a line of a purchase invoice; what is not given stays. With an entity tag only if nobody has changed it meanwhile (`CONFLICT` otherwise). Costs one REST call. */
  updateErpPurchaseInvoiceLine?: Maybe<UpdateErpPurchaseInvoiceLinePayload>;
  /** Changes a draft of a sales credit memo; what is not given stays. With an entity tag only if nobody has changed it meanwhile (`CONFLICT` otherwise). Costs one REST call. */
  updateErpSalesCreditMemo?: Maybe<UpdateErpSalesCreditMemoPayload>;
  /** Changes a line of a draft; what is not given stays. With an entity tag only if nobody has changed it meanwhile (`CONFLICT` otherwise). Costs one REST call. */
  updateErpSalesCreditMemoLine?: Maybe<UpdateErpSalesCreditMemoLinePayload>;
  /** Changes an entry that is not approved; what is not given stays. With an entity tag only if nobody has changed it meanwhile (`CONFLICT` otherwise). Costs one REST call. */
  updateErpTimeRegistrationEntry?: Maybe<UpdateErpTimeRegistrationEntryPayload>;
  /** Changes a unit of measure; what is not given stays. With an entity tag only if nobody has changed it meanwhile (`CONFLICT` otherwise). Costs one REST call. */
  updateErpUnitOfMeasure?: Maybe<UpdateErpUnitOfMeasurePayload>;
  /** Changes a vendor; what is not given stays. With an entity tag only if nobody has changed it meanwhile (`CONFLICT` otherwise). Costs one REST call. */
  updateErpVendor?: Maybe<UpdateErpVendorPayload>;
  /** Changes a financial account: what is not given stays. Costs one REST call. */
  updateTreasuryFinancialAccount?: Maybe<UpdateTreasuryFinancialAccountPayload>;
  /** Asks for features of a financial account, or does without them; others stay as they are. Costs one REST call. */
  updateTreasuryFinancialAccountFeatures?: Maybe<UpdateTreasuryFinancialAccountFeaturesPayload>;
  /** Creates and updates contacts, matched by their address alone; what is not given stays as it was. Marketing does it later: the answer is a job. Costs one REST call. */
  upsertMarketingContacts?: Maybe<UpsertMarketingContactsPayload>;
};


export type MutationAddCrmPersonFollowerArgs = {
  input: AddCrmPersonFollowerInput;
};


export type MutationCancelAndSendErpSalesCreditMemoArgs = {
  input: ErpSalesCreditMemoActionInput;
};


export type MutationCancelErpSalesCreditMemoArgs = {
  input: ErpSalesCreditMemoActionInput;
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


export type MutationCreateMarketingExportArgs = {
  input: CreateMarketingExportInput;
};


export type MutationCreateMarketingImportArgs = {
  input: CreateMarketingImportInput;
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


export type MutationDeleteCrmPersonArgs = {
  input: DeleteCrmPersonInput;
};


export type MutationDeleteCrmPersonFieldArgs = {
  input: DeleteCrmPersonFieldInput;
};


export type MutationDeleteCrmPersonPictureArgs = {
  input: DeleteCrmPersonPictureInput;
};


export type MutationDeleteCrmPersonsArgs = {
  input: DeleteCrmPersonsInput;
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
  id: Scalars['ID']['input'];
  onBehalfOf?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDeleteMarketingListsArgs = {
  ids: Array<Scalars['ID']['input']>;
  onBehalfOf?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationMergeCrmPersonsArgs = {
  input: MergeCrmPersonsInput;
};


export type MutationPostAndSendErpSalesCreditMemoArgs = {
  input: ErpSalesCreditMemoActionInput;
};


export type MutationPostErpSalesCreditMemoArgs = {
  input: ErpSalesCreditMemoActionInput;
};


export type MutationRemoveCrmPersonFollowerArgs = {
  input: RemoveCrmPersonFollowerInput;
};


export type MutationSendErpSalesCreditMemoArgs = {
  input: ErpSalesCreditMemoActionInput;
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

/** A payment of any family: bank, accounting or treasury. */
export type Payment = {
  /** The amount, exact. */
  amount?: Maybe<Money>;
  /** When it was created; for accounting, which keeps days only, the start of its day. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** Global id; its type tells the family. */
  id: Scalars['ID']['output'];
  /** Who pays or is paid, where an address is known. */
  payer?: Maybe<User>;
  /** The state, in the family's own words. */
  status?: Maybe<PaymentStatus>;
};

/** Payments of a person. */
export type PaymentConnection = {
  __typename?: 'PaymentConnection';
  edges: Array<PaymentEdge>;
  nodes: Array<Payment>;
  pageInfo: PageInfo;
  /** How many there are in all; costs a REST call where it is not known already. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Whether money comes in or goes out. */
export type PaymentDirection =
  /** In. */
  | 'CREDIT'
  /** Out. */
  | 'DEBIT'
  /** A direction that the documents do not name. */
  | 'OTHER';

/** A payment in its list. */
export type PaymentEdge = {
  __typename?: 'PaymentEdge';
  cursor: Scalars['String']['output'];
  node: Payment;
};

/** The order of payments, by when they were created. */
export type PaymentOrder =
  /** The newest first. */
  | 'NEWEST_FIRST'
  /** The oldest first. */
  | 'OLDEST_FIRST';

/** The states of payments in all families. */
export type PaymentStatus =
  /** Accounting: recorded. */
  | 'AUTHORISED'
  /** Called off. */
  | 'CANCELED'
  /** Bank: under way. */
  | 'CLEARING'
  /** Accounting: deleted. */
  | 'DELETED'
  /** Treasury: not carried out. */
  | 'FAILED'
  /** A state that the documents do not name. */
  | 'OTHER'
  /** Bank: accepted, not yet under way. */
  | 'PENDING'
  /** Treasury: arrived. */
  | 'POSTED'
  /** Treasury: under way. */
  | 'PROCESSING'
  /** Bank: refused. */
  | 'REJECTED'
  /** Sent back by the receiving side. */
  | 'RETURNED'
  /** Bank: sent. */
  | 'SENT';

/** A project. Where only its id is known (a handle), its own fields are null; its updates and members can be read. */
export type Project = {
  __typename?: 'Project';
  /** What may be spent, and what was. */
  budget?: Maybe<ProjectBudget>;
  /** Its category. Comes with the project. */
  category?: Maybe<ProjectCategory>;
  /** For whom it is. Comes with the project. */
  company?: Maybe<ProjectCompany>;
  /** When it was completed. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Values of custom fields; fields without one are left out. */
  customFields?: Maybe<Array<ProjectCustomFieldValue>>;
  /** Whether it is marked as deleted. */
  deleted?: Maybe<Scalars['Boolean']['output']>;
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  /** Its last day. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** How it is doing. */
  health?: Maybe<ProjectHealth>;
  /** Global id: the type's name and the family's own. */
  id: Scalars['ID']['output'];
  /** Whether whoever asks has starred it. */
  isStarred?: Maybe<Scalars['Boolean']['output']>;
  /** When something happened in it last. */
  lastActivityAt?: Maybe<Scalars['DateTime']['output']>;
  /** A person in the project; null for who is no member. Costs one REST call a member. */
  member?: Maybe<ProjectMember>;
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Who answers for it. Comes with the project. */
  owner?: Maybe<ProjectPerson>;
  /** Its first day. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** How far it has come. */
  status?: Maybe<ProjectStatus>;
  /** Its tags. They come with the project. */
  tags?: Maybe<Array<ProjectTag>>;
  /** A project, or a template for others. */
  type?: Maybe<ProjectType>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was told of its progress. Costs one REST call a project, for up to 250. */
  updates?: Maybe<ProjectUpdateConnection>;
  upstreamId: Scalars['String']['output'];
};


/** A project. Where only its id is known (a handle), its own fields are null; its updates and members can be read. */
export type ProjectMemberArgs = {
  filter?: InputMaybe<ProjectPersonFilter>;
  personId: Scalars['ID']['input'];
};


/** A project. Where only its id is known (a handle), its own fields are null; its updates and members can be read. */
export type ProjectUpdatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectUpdateFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ProjectUpdateOrder>;
};

/** What may be spent on a project, and what was. */
export type ProjectBudget = {
  __typename?: 'ProjectBudget';
  /** What may be spent. */
  capacity?: Maybe<Money>;
  /** What was spent, in per cent of what may be. */
  capacityUsedPercent?: Maybe<Scalars['Decimal']['output']>;
  /** The sign of its currency. */
  currencySymbol?: Maybe<Scalars['String']['output']>;
  /** What was spent. */
  used?: Maybe<Money>;
};

/** A category of projects. */
export type ProjectCategory = {
  __typename?: 'ProjectCategory';
  /** Its colour. */
  color?: Maybe<Scalars['String']['output']>;
  /** Global id: the type's name and the family's own. */
  id: Scalars['ID']['output'];
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
};

/** A company that projects are for and people work in. */
export type ProjectCompany = {
  __typename?: 'ProjectCompany';
  /** Global id: the type's name and the family's own. */
  id: Scalars['ID']['output'];
  /** Whether it is the company whose site this is. */
  isOwner?: Maybe<Scalars['Boolean']['output']>;
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
};

export type ProjectConnection = {
  __typename?: 'ProjectConnection';
  edges: Array<ProjectEdge>;
  nodes: Array<Project>;
  pageInfo: PageInfo;
  /** How many there are in all; counted only where it is selected. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** How the value of a custom field must be: all that is given must hold. */
export type ProjectCustomFieldFilter = {
  /** One of these, none of which may hold a comma. */
  any?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Exactly this. */
  eq?: InputMaybe<Scalars['String']['input']>;
  /** The custom field: the family's own id. */
  fieldId: Scalars['ID']['input'];
  /** More than this: numbers by their size, days and text by their letters. */
  gt?: InputMaybe<Scalars['String']['input']>;
  /** Holds this, whatever the case. */
  like?: InputMaybe<Scalars['String']['input']>;
  /** Less than this: numbers by their size, days and text by their letters. */
  lt?: InputMaybe<Scalars['String']['input']>;
  /** Anything but this. */
  not?: InputMaybe<Scalars['String']['input']>;
  /** Does not hold this, whatever the case. */
  notLike?: InputMaybe<Scalars['String']['input']>;
};

/** The value of a custom field. */
export type ProjectCustomFieldValue = {
  __typename?: 'ProjectCustomFieldValue';
  /** The family's own id of the field. */
  fieldId?: Maybe<Scalars['ID']['output']>;
  /** The field's name. */
  name?: Maybe<Scalars['String']['output']>;
  /** What the field holds: `text`, `number`, `date` or `dropdown`. */
  type?: Maybe<Scalars['String']['output']>;
  /** The value, as text. */
  value?: Maybe<Scalars['String']['output']>;
};

export type ProjectEdge = {
  __typename?: 'ProjectEdge';
  cursor: Scalars['String']['output'];
  node: Project;
};

/** Which projects are listed: all that is given must hold. */
export type ProjectFilter = {
  /** With a budget in the currency of this sign. */
  currencySymbol?: InputMaybe<Scalars['String']['input']>;
  /** Conditions on custom fields, each field once. */
  customFields?: InputMaybe<Array<ProjectCustomFieldFilter>>;
  /** Deleted ones too. */
  includeDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most so much of the budget is used, in per cent. */
  maxBudgetCapacityUsedPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Nothing happened after this day. */
  maxLastActivityDate?: InputMaybe<Scalars['Date']['input']>;
  /** At least so much of the budget is used, in per cent. */
  minBudgetCapacityUsedPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Something happened on this day or later. */
  minLastActivityDate?: InputMaybe<Scalars['Date']['input']>;
  /** Not completed, or not before this day. */
  notCompletedBefore?: InputMaybe<Scalars['Date']['input']>;
  /** Of this kind. */
  projectType?: InputMaybe<ProjectType>;
  /** The form of a report; of no effect on what the graph answers. */
  reportFormat?: InputMaybe<ProjectListReportFormat>;
  /** The time zone in which days are reckoned, as `Europe/Berlin`; UTC unless given. */
  reportTimezone?: InputMaybe<Scalars['String']['input']>;
  /** As this report has them. */
  reportType?: InputMaybe<ProjectReportType>;
  /** Holds this in its name or description. */
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  /** Changed after this instant. */
  updatedAfter?: InputMaybe<Scalars['DateTime']['input']>;
  /** With this person as a member: a global id or the family's own. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** How a project is doing. */
export type ProjectHealth =
  | 'AT_RISK'
  | 'GOOD'
  | 'NEEDS_ATTENTION'
  /** Nobody has said. */
  | 'NOT_SET'
  /** A health that is not known; can not be asked for. */
  | 'OTHER';

/** Forms of a report on projects. */
export type ProjectListReportFormat =
  | 'CSV'
  | 'HTML'
  | 'JSON';

/** Project management by its own nouns. All of it is read only. */
export type ProjectManagement = {
  __typename?: 'ProjectManagement';
  /** A person; null for who does not match the filter. Costs one REST call. */
  person?: Maybe<ProjectPerson>;
  /** A project: a handle by id, as projects are listed, never read by themselves. Costs no REST call. */
  project?: Maybe<Project>;
  /** Projects. Costs one REST call for up to 250. */
  projects?: Maybe<ProjectConnection>;
  /** A team: a handle by id, as teams are never read themselves. Costs no REST call. */
  team?: Maybe<ProjectTeam>;
  /** What was told of the progress of all projects that whoever asks can see. Costs one REST call for up to 250. */
  updates?: Maybe<ProjectUpdateConnection>;
};


/** Project management by its own nouns. All of it is read only. */
export type ProjectManagementPersonArgs = {
  filter?: InputMaybe<ProjectPersonFilter>;
  id: Scalars['ID']['input'];
};


/** Project management by its own nouns. All of it is read only. */
export type ProjectManagementProjectArgs = {
  id: Scalars['ID']['input'];
};


/** Project management by its own nouns. All of it is read only. */
export type ProjectManagementProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ProjectOrder>;
};


/** Project management by its own nouns. All of it is read only. */
export type ProjectManagementTeamArgs = {
  id: Scalars['ID']['input'];
};


/** Project management by its own nouns. All of it is read only. */
export type ProjectManagementUpdatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectUpdateFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ProjectUpdateOrder>;
};

/** A person in a project. */
export type ProjectMember = {
  __typename?: 'ProjectMember';
  /** Since when they have been in it. */
  joinedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The person. Comes with the membership. */
  person?: Maybe<ProjectPerson>;
  /** The project. */
  project?: Maybe<Project>;
  /** Whether they are told of what happens. */
  receivesNotifications?: Maybe<Scalars['Boolean']['output']>;
  /** What they may do in it. */
  role?: Maybe<ProjectMemberRole>;
};

/** What a person may do in a project. */
export type ProjectMemberRole =
  | 'ADMIN'
  | 'MEMBER'
  /** Looks on. */
  | 'OBSERVER'
  | 'OTHER';

/** What projects are ordered by: a field, or a custom field. */
export type ProjectOrder = {
  /** The custom field instead: the family's own id. */
  customFieldId?: InputMaybe<Scalars['ID']['input']>;
  /** From the highest to the lowest. */
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  /** The field. */
  field?: InputMaybe<ProjectOrderField>;
};

/** What projects can be ordered by. */
export type ProjectOrderField =
  | 'COMPANY_NAME'
  | 'CREATED_AT'
  | 'END_DATE'
  | 'LAST_ACTIVITY_AT'
  | 'NAME'
  | 'START_DATE'
  | 'UPDATED_AT';

/** A person of project management. Where other objects tell of one, what they do not say costs one REST call a person. */
export type ProjectPerson = Node & {
  __typename?: 'ProjectPerson';
  /** Where they work. */
  company?: Maybe<ProjectCompany>;
  /** What an hour of theirs costs; administrators see it. */
  costRate?: Maybe<Money>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether they are marked as deleted. */
  deleted?: Maybe<Scalars['Boolean']['output']>;
  /** The address, as project management writes it. */
  email?: Maybe<Scalars['String']['output']>;
  /** The first name. */
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether they are a client's. */
  isClient?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is no person but a program. */
  isServiceAccount?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the site is theirs. */
  isSiteOwner?: Maybe<Scalars['Boolean']['output']>;
  /** When they last signed in. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Projects that they are members of, as far as whoever asks sees them. Costs one REST call a person, for up to 250. */
  projects?: Maybe<ProjectConnection>;
  /** What became of their tasks; administrators see everybody's. Costs one REST call a person. */
  taskCompletion?: Maybe<ProjectTaskCompletion>;
  /** The teams they are in. */
  teams?: Maybe<Array<ProjectTeam>>;
  /** Their time zone. */
  timezone?: Maybe<Scalars['String']['output']>;
  /** What they do. */
  title?: Maybe<Scalars['String']['output']>;
  /** What kind of user they are. */
  type?: Maybe<ProjectUserType>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  upstreamId: Scalars['String']['output'];
  /** The person with this address. */
  user?: Maybe<User>;
};


/** A person of project management. Where other objects tell of one, what they do not say costs one REST call a person. */
export type ProjectPersonProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ProjectOrder>;
};


/** A person of project management. Where other objects tell of one, what they do not say costs one REST call a person. */
export type ProjectPersonTaskCompletionArgs = {
  endDate?: InputMaybe<Scalars['Date']['input']>;
  filter?: InputMaybe<ProjectPersonFilter>;
  format?: InputMaybe<ProjectReportFormat>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
};

/** What a person must be to be found: all that is given must hold. */
export type ProjectPersonFilter = {
  /** Of one of these companies. */
  companyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** True leaves out contacts. */
  excludeContacts?: InputMaybe<Scalars['Boolean']['input']>;
  /** A member of none of these projects. */
  excludeProjectIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only who has no cost rate; for administrators. */
  filterByNoCostRate?: InputMaybe<Scalars['Boolean']['input']>;
  /** One of these people. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** False leaves out clients. */
  includeClients?: InputMaybe<Scalars['Boolean']['input']>;
  /** False leaves out collaborators. */
  includeCollaborators?: InputMaybe<Scalars['Boolean']['input']>;
  /** False leaves out service accounts. */
  includeServiceAccounts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Signed in after this instant. */
  lastLoginAfter?: InputMaybe<Scalars['DateTime']['input']>;
  /** People of the company whose site this is only. */
  onlyOwnerCompany?: InputMaybe<Scalars['Boolean']['input']>;
  /** The owner of the site only. */
  onlySiteOwner?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whoever asks comes first; of no effect on one person. */
  orderPrioritiseCurrentUser?: InputMaybe<Scalars['Boolean']['input']>;
  /** A member of one of these projects. */
  projectIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In one of these teams. */
  teamIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of this kind. */
  userType?: InputMaybe<ProjectUserType>;
};

/** What a person says of themselves for a time. */
export type ProjectPersonStatus = {
  __typename?: 'ProjectPersonStatus';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is marked as deleted. */
  deleted?: Maybe<Scalars['Boolean']['output']>;
  /** The name of an emoji with it. */
  emoji?: Maybe<Scalars['String']['output']>;
  /** Until when; null for no end. */
  endAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id: the type's name and the family's own. */
  id: Scalars['ID']['output'];
  /** The person. Comes with the status. */
  person?: Maybe<ProjectPerson>;
  /** From when on. */
  startAt?: Maybe<Scalars['DateTime']['output']>;
  /** What they say. */
  status?: Maybe<Scalars['String']['output']>;
  /** The team that they are in. Comes with the status. */
  team?: Maybe<ProjectTeam>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  upstreamId: Scalars['String']['output'];
};

export type ProjectPersonStatusConnection = {
  __typename?: 'ProjectPersonStatusConnection';
  edges: Array<ProjectPersonStatusEdge>;
  nodes: Array<ProjectPersonStatus>;
  pageInfo: PageInfo;
  /** How many there are in all; counted only where it is selected. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ProjectPersonStatusEdge = {
  __typename?: 'ProjectPersonStatusEdge';
  cursor: Scalars['String']['output'];
  node: ProjectPersonStatus;
};

/** What statuses are ordered by. */
export type ProjectPersonStatusOrder = {
  /** From the highest to the lowest. */
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  /** The field. */
  field: ProjectPersonStatusOrderField;
};

/** What statuses can be ordered by. */
export type ProjectPersonStatusOrderField =
  | 'PERSON_NAME'
  | 'START_AT'
  | 'UPDATED_AT';

/** How people reacted. */
export type ProjectReaction = {
  __typename?: 'ProjectReaction';
  /** How many people. */
  count?: Maybe<Scalars['Int']['output']>;
  /** The name of the emoji. */
  emoji?: Maybe<Scalars['String']['output']>;
};

/** A report as it would be saved. */
export type ProjectReportFile = {
  __typename?: 'ProjectReportFile';
  /** The content, as text. */
  content?: Maybe<Scalars['String']['output']>;
  /** A name to save it under. */
  filename?: Maybe<Scalars['String']['output']>;
  /** Media type of the content. */
  mediaType?: Maybe<Scalars['String']['output']>;
};

/** Forms of a report. */
export type ProjectReportFormat =
  | 'CSV'
  | 'HTML';

/** Reports that a list of projects can be like. */
export type ProjectReportType =
  /** Projects whose health is set. */
  | 'HEALTH'
  /** All projects. */
  | 'PROJECT';

/** How far a project has come. */
export type ProjectStatus =
  | 'ACTIVE'
  | 'ARCHIVED'
  | 'COMPLETED'
  | 'LATE'
  /** A state that is not known; can not be asked for. */
  | 'OTHER'
  | 'UPCOMING';

/** A tag of projects. */
export type ProjectTag = {
  __typename?: 'ProjectTag';
  /** Its colour. */
  color?: Maybe<Scalars['String']['output']>;
  /** Global id: the type's name and the family's own. */
  id: Scalars['ID']['output'];
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
};

/** What became of a person's tasks. Only what is selected is reckoned. */
export type ProjectTaskCompletion = {
  __typename?: 'ProjectTaskCompletion';
  /** Tasks that are not done. */
  active?: Maybe<Scalars['Int']['output']>;
  /** Tasks that were assigned. */
  assigned?: Maybe<Scalars['Int']['output']>;
  /** Tasks that are done. */
  completed?: Maybe<Scalars['Int']['output']>;
  /** Tasks that were done by their last day. */
  completedOnTime?: Maybe<Scalars['Int']['output']>;
  /** Tasks that are done, in per cent; null where none were assigned. */
  completionPercent?: Maybe<Scalars['Decimal']['output']>;
  /** The report as it would be saved, with the columns that are selected; all of them where none is. */
  file?: Maybe<ProjectReportFile>;
  /** Tasks that are not done although their last day is over. */
  late?: Maybe<Scalars['Int']['output']>;
  /** The person. Comes with the report. */
  person?: Maybe<ProjectPerson>;
};

/** A team. Where only its id is known (a handle), its own fields are null. */
export type ProjectTeam = {
  __typename?: 'ProjectTeam';
  /** Global id: the type's name and the family's own. */
  id: Scalars['ID']['output'];
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  /** What its people say of themselves. Costs one REST call a team, for up to 250. */
  statusTimeline?: Maybe<ProjectPersonStatusConnection>;
  upstreamId: Scalars['String']['output'];
};


/** A team. Where only its id is known (a handle), its own fields are null. */
export type ProjectTeamStatusTimelineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  includeDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  includeSubteams?: InputMaybe<Scalars['Boolean']['input']>;
  orderBy?: InputMaybe<ProjectPersonStatusOrder>;
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  updatedAfter?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Kinds of projects. */
export type ProjectType =
  | 'NORMAL'
  /** A kind that is not known; can not be asked for. */
  | 'OTHER'
  | 'TEMPLATE';

/** What was told of the progress of a project. */
export type ProjectUpdate = {
  __typename?: 'ProjectUpdate';
  /** Who told it. Comes with the update. */
  author?: Maybe<ProjectPerson>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is marked as deleted. */
  deleted?: Maybe<Scalars['Boolean']['output']>;
  /** How the project was doing. */
  health?: Maybe<ProjectHealth>;
  /** Global id: the type's name and the family's own. */
  id: Scalars['ID']['output'];
  /** Whether it is the project's latest. */
  isActive?: Maybe<Scalars['Boolean']['output']>;
  /** The project. Comes with the update. */
  project?: Maybe<Project>;
  /** How people reacted. */
  reactions?: Maybe<Array<ProjectReaction>>;
  /** What was told. */
  text?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  upstreamId: Scalars['String']['output'];
};

export type ProjectUpdateConnection = {
  __typename?: 'ProjectUpdateConnection';
  edges: Array<ProjectUpdateEdge>;
  nodes: Array<ProjectUpdate>;
  pageInfo: PageInfo;
  /** How many there are in all; counted only where it is selected. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type ProjectUpdateEdge = {
  __typename?: 'ProjectUpdateEdge';
  cursor: Scalars['String']['output'];
  node: ProjectUpdate;
};

/** Which updates are listed: all that is given must hold. */
export type ProjectUpdateFilter = {
  /** The latest of each project only. */
  activeOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Written after this instant. */
  createdAfter?: InputMaybe<Scalars['DateTime']['input']>;
  /** With one of these reactions, by the names of their emoji. */
  emoji?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Of archived projects too. */
  includeArchivedProjects?: InputMaybe<Scalars['Boolean']['input']>;
  /** Deleted ones too. */
  includeDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** With all of `projectTagIds`. */
  matchAllProjectTags?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of projects that whoever asks has starred. */
  onlyStarredProjects?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of projects in one of these categories. */
  projectCategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of projects for one of these companies. */
  projectCompanyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Of projects that are doing this way.
   * @deprecated Deprecated by the family: use `projectHealths`.
   */
  projectHealth?: InputMaybe<ProjectHealth>;
  /** Of projects that are doing one of these ways. */
  projectHealths?: InputMaybe<Array<ProjectHealth>>;
  /** Of this project: a global id or the family's own. */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** Of projects that one of these people answers for. */
  projectOwnerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of projects in this state. */
  projectStatus?: InputMaybe<ProjectStatus>;
  /** Of projects in one of these states. */
  projectStatuses?: InputMaybe<Array<ProjectStatus>>;
  /** Of projects with one of these tags. */
  projectTagIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** With reactions, or without. */
  reactions?: InputMaybe<Scalars['Boolean']['input']>;
  /** Holds this. */
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  /** Changed after this instant. */
  updatedAfter?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What updates are ordered by. */
export type ProjectUpdateOrder = {
  /** From the highest to the lowest. */
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  /** The field. */
  field: ProjectUpdateOrderField;
};

/** What updates can be ordered by. */
export type ProjectUpdateOrderField =
  | 'CREATED_AT'
  | 'PROJECT_NAME'
  | 'UPDATED_AT';

/** Kinds of users. */
export type ProjectUserType =
  | 'ACCOUNT'
  | 'COLLABORATOR'
  | 'CONTACT'
  /** A kind that is not known; can not be asked for. */
  | 'OTHER';

export type Query = {
  __typename?: 'Query';
  /** Accounting by its own nouns. */
  accounting?: Maybe<Accounting>;
  /** Banking by its own nouns. */
  banking?: Maybe<Banking>;
  /** The CRM by its own nouns. */
  crm?: Maybe<Crm>;
  /** The ERP by its own nouns. */
  erp?: Maybe<Erp>;
  /** Marketing by its own nouns. */
  marketing?: Maybe<Marketing>;
  /** One payment by its global id (`BankPayment:…`, `AccountingPayment:…`, `TreasuryPayment:…`). Costs one REST call. */
  payment?: Maybe<Payment>;
  /** Project management by its own nouns. Who asks sees the projects that they are members of; administrators see all. */
  projectManagement?: Maybe<ProjectManagement>;
  /** How often each family may be called, and what is left of it for the caller. Costs no REST call. */
  rateLimits?: Maybe<RateLimits>;
  /** The treasury by its own nouns. */
  treasury?: Maybe<Treasury>;
};


export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};

/** Maximum number of calls in a period of time. */
export type RateLimit = {
  __typename?: 'RateLimit';
  /** Maximum number of calls in the period; null if the service reported only the remaining number. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** Service operation that the limit applies to; null if all operations are counted together. */
  operation?: Maybe<Scalars['String']['output']>;
  /** Number of calls that can be sent now. A quarter of the limit is reserved for operations that do not wait for their turn. */
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

/** The rates of each family. Those that its documents do not show and that it does not tell are not known. */
export type RateLimits = {
  __typename?: 'RateLimits';
  /** Accounting. */
  accounting?: Maybe<FamilyRateLimits>;
  /** Banking. */
  banking?: Maybe<FamilyRateLimits>;
  /** CRM. */
  crm?: Maybe<FamilyRateLimits>;
  /** ERP. */
  erp?: Maybe<FamilyRateLimits>;
  /** Marketing. */
  marketing?: Maybe<FamilyRateLimits>;
  /** Project management. */
  projects?: Maybe<FamilyRateLimits>;
  /** Treasury. */
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

/** Who is to follow no longer. */
export type RemoveCrmPersonFollowerInput = {
  /** Global id of the follower: it says who is followed. */
  followerId: Scalars['ID']['input'];
};

/** What came of it. */
export type RemoveCrmPersonFollowerPayload = {
  __typename?: 'RemoveCrmPersonFollowerPayload';
  /** The person. Its id is known already; what else is asked of it costs one REST call. */
  person?: Maybe<CrmPerson>;
  /** What the CRM refused. */
  userErrors: Array<UserError>;
};

/** Sort direction of a list. */
export type SortDirection =
  /** Ascending order, smallest value first. */
  | 'ASC'
  /** Descending order, largest value first. */
  | 'DESC';

/** The treasury by its own nouns. */
export type Treasury = {
  __typename?: 'Treasury';
  /** A financial account. Costs one REST call where more of it is selected than its ids, features and lists. */
  financialAccount?: Maybe<TreasuryFinancialAccount>;
  /** One transfer into a financial account. Costs one REST call. */
  inboundTransfer?: Maybe<TreasuryInboundTransfer>;
  /** One payment out of a financial account. Costs one REST call. */
  outboundPayment?: Maybe<TreasuryPayment>;
};


/** The treasury by its own nouns. */
export type TreasuryFinancialAccountArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** The treasury by its own nouns. */
export type TreasuryInboundTransferArgs = {
  id: Scalars['ID']['input'];
};


/** The treasury by its own nouns. */
export type TreasuryOutboundPaymentArgs = {
  id: Scalars['ID']['input'];
};

/** A postal address. */
export type TreasuryAddress = {
  __typename?: 'TreasuryAddress';
  /** The city. */
  city?: Maybe<Scalars['String']['output']>;
  /** The country's code. */
  country?: Maybe<Scalars['String']['output']>;
  /** Street and house. */
  line1?: Maybe<Scalars['String']['output']>;
  /** What else the street needs. */
  line2?: Maybe<Scalars['String']['output']>;
  /** The postal code. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** State, county or province. */
  state?: Maybe<Scalars['String']['output']>;
};

/** By what others can send money to an account. */
export type TreasuryAddressFeatures = {
  __typename?: 'TreasuryAddressFeatures';
  /** By an account and a routing number. */
  aba?: Maybe<TreasuryFeature>;
};

/** By what others can send money. */
export type TreasuryAddressFeaturesInput = {
  /** By an account and a routing number. */
  aba?: InputMaybe<TreasuryFeatureInput>;
};

/** A postal address. */
export type TreasuryAddressInput = {
  /** The city. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** The country's code. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Street and house. */
  line1?: InputMaybe<Scalars['String']['input']>;
  /** What else the street needs. */
  line2?: InputMaybe<Scalars['String']['input']>;
  /** The postal code. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** State, county or province. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** What is on an account and on its way: an amount for each currency. */
export type TreasuryBalance = {
  __typename?: 'TreasuryBalance';
  /** What can be spent. */
  cash?: Maybe<Array<Money>>;
  /** What transfers under way will bring. */
  inboundPending?: Maybe<Array<Money>>;
  /** What payments and transfers under way will take. */
  outboundPending?: Maybe<Array<Money>>;
};

/** A bank account that is paid to. */
export type TreasuryBankAccount = {
  __typename?: 'TreasuryBankAccount';
  /** `individual` or `company`. */
  accountHolderType?: Maybe<Scalars['String']['output']>;
  /** `checking` or `savings`. */
  accountType?: Maybe<Scalars['String']['output']>;
  /** The last four digits of the account's number. */
  last4?: Maybe<Scalars['String']['output']>;
  /** The network: `ach`, `us_domestic_wire`. */
  network?: Maybe<Scalars['String']['output']>;
  /** The routing number of the bank. */
  routingNumber?: Maybe<Scalars['String']['output']>;
};

/** A bank account to pay to. */
export type TreasuryBankAccountInput = {
  /** `individual` or `company`. */
  accountHolderType?: InputMaybe<Scalars['String']['input']>;
  /** The number. It is sent on, never shown again. */
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** `checking` or `savings`. */
  accountType?: InputMaybe<Scalars['String']['input']>;
  /** The treasury's id of an account that its owner has connected. */
  financialConnectionsAccount?: InputMaybe<Scalars['String']['input']>;
  /** The routing number of the bank. */
  routingNumber?: InputMaybe<Scalars['String']['input']>;
};

/** How a payment to a bank account is made. */
export type TreasuryBankAccountOptionsInput = {
  /** The network: `ach`, `us_domestic_wire`. */
  network?: InputMaybe<Scalars['String']['input']>;
};

/** Whose a destination is. */
export type TreasuryBillingDetails = {
  __typename?: 'TreasuryBillingDetails';
  /** The postal address. */
  address?: Maybe<TreasuryAddress>;
  /** The address, as the treasury writes it. */
  email?: Maybe<Scalars['String']['output']>;
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The phone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The person whose address it is. */
  user?: Maybe<User>;
};

/** Whose a destination is. */
export type TreasuryBillingDetailsInput = {
  /** The postal address. */
  address?: InputMaybe<TreasuryAddressInput>;
  /** The e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A customer of the treasury. */
export type TreasuryCustomer = {
  __typename?: 'TreasuryCustomer';
  /** The address, as the treasury writes it. Comes with lists; beside a single payment it costs one REST call. */
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The name. Comes with lists; beside a single payment it costs one REST call. */
  name?: Maybe<Scalars['String']['output']>;
  /** Payments to the customer out of a financial account: the one that the customer was met in, else the configured one. Costs one REST call a customer for up to 100. */
  payments?: Maybe<TreasuryPaymentConnection>;
  upstreamId: Scalars['String']['output'];
  /** The person. Costs what `email` costs. */
  user?: Maybe<User>;
};


/** A customer of the treasury. */
export type TreasuryCustomerPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TreasuryCustomerPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** Which payments to a customer are listed: all that is given must hold. */
export type TreasuryCustomerPaymentFilter = {
  /** Created at this instant or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** In this state. */
  status?: InputMaybe<TreasuryPaymentStatus>;
  /** Created before this instant. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Where a payment goes. */
export type TreasuryDestination = {
  __typename?: 'TreasuryDestination';
  /** Whose it is. */
  billingDetails?: Maybe<TreasuryBillingDetails>;
  /** The financial account. */
  financialAccount?: Maybe<TreasuryFinancialAccount>;
  /** The kind of destination, in the treasury's words: `us_bank_account`, `financial_account`. */
  type?: Maybe<Scalars['String']['output']>;
  /** The bank account. */
  usBankAccount?: Maybe<TreasuryBankAccount>;
};

/** Where a payment goes. */
export type TreasuryDestinationInput = {
  /** Whose it is. */
  billingDetails?: InputMaybe<TreasuryBillingDetailsInput>;
  /** The financial account: global id or the treasury's own. */
  financialAccount?: InputMaybe<Scalars['ID']['input']>;
  /** Notes to keep with it; a key once only. */
  metadata?: InputMaybe<Array<TreasuryMetadataEntryInput>>;
  /** The kind of destination, in the treasury's words: `us_bank_account`, `financial_account`. */
  type: Scalars['String']['input'];
  /** The bank account. */
  usBankAccount?: InputMaybe<TreasuryBankAccountInput>;
};

/** How a payment is made. */
export type TreasuryDestinationOptionsInput = {
  /** To a bank account. */
  usBankAccount?: InputMaybe<TreasuryBankAccountOptionsInput>;
};

/** The user of ours who ordered a payment. */
export type TreasuryEndUserDetails = {
  __typename?: 'TreasuryEndUserDetails';
  /** The network address they ordered it from. */
  ipAddress?: Maybe<Scalars['String']['output']>;
  /** Whether they were there when it was ordered. */
  present?: Maybe<Scalars['Boolean']['output']>;
};

/** The user of ours who orders a payment. */
export type TreasuryEndUserDetailsInput = {
  /** The network address they order it from. */
  ipAddress?: InputMaybe<Scalars['String']['input']>;
  /** Whether they are there as it is ordered. */
  present: Scalars['Boolean']['input'];
};

/** A feature that was asked for. */
export type TreasuryFeature = {
  __typename?: 'TreasuryFeature';
  /** Whether it is wanted. */
  requested?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it can be used. */
  status?: Maybe<TreasuryFeatureStatus>;
  /** Why it can not be used. */
  statusDetails?: Maybe<Array<TreasuryFeatureStatusDetail>>;
};

/** A feature to ask for, or to do without. */
export type TreasuryFeatureInput = {
  /** True to ask for it, false to do without. */
  requested: Scalars['Boolean']['input'];
};

/** The features by name. */
export type TreasuryFeatureName =
  /** Cards can be issued. */
  | 'CARD_ISSUING'
  /** Deposits are insured. */
  | 'DEPOSIT_INSURANCE'
  /** Others can send money by an account and a routing number. */
  | 'FINANCIAL_ADDRESSES_ABA'
  /** Money can be drawn in by the clearing house. */
  | 'INBOUND_TRANSFERS_ACH'
  /** Money can move between accounts of the platform. */
  | 'INTRA_PLATFORM_FLOWS'
  /** A feature that the documents do not name. */
  | 'OTHER'
  /** Others can be paid by the clearing house. */
  | 'OUTBOUND_PAYMENTS_ACH'
  /** Others can be paid by wire within the country. */
  | 'OUTBOUND_PAYMENTS_US_DOMESTIC_WIRE'
  /** Money can be moved to other accounts by the clearing house. */
  | 'OUTBOUND_TRANSFERS_ACH'
  /** Money can be moved to other accounts by wire within the country. */
  | 'OUTBOUND_TRANSFERS_US_DOMESTIC_WIRE';

/** Whether a feature can be used. */
export type TreasuryFeatureStatus =
  /** It can. */
  | 'ACTIVE'
  /** A state that the documents do not name. */
  | 'OTHER'
  /** It is being set up. */
  | 'PENDING'
  /** It can not. */
  | 'RESTRICTED';

/** Why a feature can not be used. */
export type TreasuryFeatureStatusDetail = {
  __typename?: 'TreasuryFeatureStatusDetail';
  /** The reason, in the treasury's words: `activating`, `not_requested`. */
  code?: Maybe<Scalars['String']['output']>;
  /** What would help, in the treasury's words: `request_feature`. */
  resolution?: Maybe<Scalars['String']['output']>;
};

/** What a financial account can do. What was never asked for is null. */
export type TreasuryFeatures = {
  __typename?: 'TreasuryFeatures';
  /** Cards can be issued on it. */
  cardIssuing?: Maybe<TreasuryFeature>;
  /** What is on it is insured. */
  depositInsurance?: Maybe<TreasuryFeature>;
  /** Others can send money to it. */
  financialAddresses?: Maybe<TreasuryAddressFeatures>;
  /** Money can be drawn into it. */
  inboundTransfers?: Maybe<TreasuryInboundFeatures>;
  /** Money can move between accounts of the platform. */
  intraPlatformFlows?: Maybe<TreasuryFeature>;
  /** Others can be paid out of it. */
  outboundPayments?: Maybe<TreasuryOutboundFeatures>;
  /** Money can be moved to other accounts of its owner. */
  outboundTransfers?: Maybe<TreasuryOutboundFeatures>;
};

/** Features to ask for, or to do without. */
export type TreasuryFeaturesInput = {
  /** Cards can be issued. */
  cardIssuing?: InputMaybe<TreasuryFeatureInput>;
  /** Deposits are insured. */
  depositInsurance?: InputMaybe<TreasuryFeatureInput>;
  /** Others can send money. */
  financialAddresses?: InputMaybe<TreasuryAddressFeaturesInput>;
  /** Money can be drawn in. */
  inboundTransfers?: InputMaybe<TreasuryInboundFeaturesInput>;
  /** Money can move between accounts of the platform. */
  intraPlatformFlows?: InputMaybe<TreasuryFeatureInput>;
  /** Others can be paid. */
  outboundPayments?: InputMaybe<TreasuryOutboundFeaturesInput>;
  /** Money can be moved to other accounts. */
  outboundTransfers?: InputMaybe<TreasuryOutboundFeaturesInput>;
};

/** A financial account: money is drawn into it, paid out of it and moved between accounts. */
export type TreasuryFinancialAccount = Node & {
  __typename?: 'TreasuryFinancialAccount';
  /** What it can do now. */
  activeFeatures?: Maybe<Array<TreasuryFeatureName>>;
  /** What is on it and on its way. */
  balance?: Maybe<TreasuryBalance>;
  /** Why it was closed, in the treasury's words. */
  closedReasons?: Maybe<Array<Scalars['String']['output']>>;
  /** The code of its country. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Each feature by itself. Comes with the account; costs one REST call where nothing else of it is selected. */
  features?: Maybe<TreasuryFeatures>;
  /** Where others can send money to it: none until `financialAddresses.aba` is active. */
  financialAddresses?: Maybe<Array<TreasuryFinancialAddress>>;
  /** Where money goes that arrives once it is closed. */
  forwardingSettings?: Maybe<TreasuryForwardingSettings>;
  id: Scalars['ID']['output'];
  /** Transfers into it, newest first; read in both directions. Costs one REST call for up to 100. */
  inboundTransfers?: Maybe<TreasuryInboundTransferConnection>;
  /** Notes of whoever opened it. */
  metadata?: Maybe<Array<TreasuryMetadataEntry>>;
  /** What its owner calls it. */
  nickname?: Maybe<Scalars['String']['output']>;
  /** Payments out of it, newest first; read in both directions. Costs one REST call for up to 100. */
  outboundPayments?: Maybe<TreasuryPaymentConnection>;
  /** Transfers out of it, newest first; read in both directions. Costs one REST call for up to 100. */
  outboundTransfers?: Maybe<TreasuryOutboundTransferConnection>;
  /** What is being set up. */
  pendingFeatures?: Maybe<Array<TreasuryFeatureName>>;
  /** What the platform keeps it from. */
  platformRestrictions?: Maybe<TreasuryPlatformRestrictions>;
  /** What was asked for and can not be used. */
  restrictedFeatures?: Maybe<Array<TreasuryFeatureName>>;
  /** Whether money can move. */
  status?: Maybe<TreasuryFinancialAccountStatus>;
  /** The currencies it may hold, as ISO 4217 codes. */
  supportedCurrencies?: Maybe<Array<Scalars['String']['output']>>;
  upstreamId: Scalars['String']['output'];
};


/** A financial account: money is drawn into it, paid out of it and moved between accounts. */
export type TreasuryFinancialAccountInboundTransfersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<TreasuryInboundTransferStatus>;
};


/** A financial account: money is drawn into it, paid out of it and moved between accounts. */
export type TreasuryFinancialAccountOutboundPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TreasuryPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A financial account: money is drawn into it, paid out of it and moved between accounts. */
export type TreasuryFinancialAccountOutboundTransfersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<TreasuryOutboundTransferStatus>;
};

/** Whether a financial account is in use. */
export type TreasuryFinancialAccountStatus =
  /** Closed for good. */
  | 'CLOSED'
  /** Money can move. */
  | 'OPEN'
  /** A state that the documents do not name. */
  | 'OTHER';

/** Where others can send money to an account. */
export type TreasuryFinancialAddress = {
  __typename?: 'TreasuryFinancialAddress';
  /** Whose account it is. */
  accountHolderName?: Maybe<Scalars['String']['output']>;
  /** The whole number; the treasury is asked for it only where it is selected. */
  accountNumber?: Maybe<Scalars['String']['output']>;
  /** The last four digits of the number. */
  accountNumberLast4?: Maybe<Scalars['String']['output']>;
  /** The bank. */
  bankName?: Maybe<Scalars['String']['output']>;
  /** The routing number of the bank. */
  routingNumber?: Maybe<Scalars['String']['output']>;
  /** The networks that reach it: `ach`, `us_domestic_wire`. */
  supportedNetworks?: Maybe<Array<Scalars['String']['output']>>;
  /** The kind of address, in the treasury's words: `aba`. */
  type?: Maybe<Scalars['String']['output']>;
};

/** Where money goes that arrives for a closed account. */
export type TreasuryForwardingSettings = {
  __typename?: 'TreasuryForwardingSettings';
  /** The financial account. Costs one REST call where more of it is selected than its ids. */
  financialAccount?: Maybe<TreasuryFinancialAccount>;
  /** The treasury's id of the stored method. */
  paymentMethod?: Maybe<Scalars['String']['output']>;
  /** The kind of destination, in the treasury's words: `payment_method`, `financial_account`. */
  type?: Maybe<Scalars['String']['output']>;
};

/** Where money is to go that arrives for a closed account. */
export type TreasuryForwardingSettingsInput = {
  /** A financial account: global id or the treasury's own. */
  financialAccount?: InputMaybe<Scalars['ID']['input']>;
  /** The treasury's id of a stored method. */
  paymentMethod?: InputMaybe<Scalars['String']['input']>;
  /** The kind of destination, in the treasury's words: `payment_method`, `financial_account`. */
  type: Scalars['String']['input'];
};

/** By what money can be drawn into an account. */
export type TreasuryInboundFeatures = {
  __typename?: 'TreasuryInboundFeatures';
  /** By the clearing house. */
  ach?: Maybe<TreasuryFeature>;
};

/** By what money can be drawn in. */
export type TreasuryInboundFeaturesInput = {
  /** By the clearing house. */
  ach?: InputMaybe<TreasuryFeatureInput>;
};

/** Money that is drawn into a financial account. */
export type TreasuryInboundTransfer = Node & {
  __typename?: 'TreasuryInboundTransfer';
  /** The amount, exact. */
  amount?: Maybe<Money>;
  /** Whether it can still be called off. */
  cancelable?: Maybe<Scalars['Boolean']['output']>;
  /** When it was called off. */
  canceledAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** When it was found that it can not be carried out. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it was not carried out, in the treasury's words: `account_closed`. */
  failureReason?: Maybe<Scalars['String']['output']>;
  /** The account that it is drawn into. Comes with lists; beside a single transfer it costs one REST call where more of it is selected than its ids. */
  financialAccount?: Maybe<TreasuryFinancialAccount>;
  id: Scalars['ID']['output'];
  /** Notes of whoever created it. */
  metadata?: Maybe<Array<TreasuryMetadataEntry>>;
  /** The treasury's id of the stored method it is drawn from. */
  originPaymentMethod?: Maybe<Scalars['String']['output']>;
  /** Where it is drawn from. */
  originPaymentMethodDetails?: Maybe<TreasuryOrigin>;
  /** What the statement of the account it is drawn from says. */
  statementDescriptor?: Maybe<Scalars['String']['output']>;
  /** How far it has come. */
  status?: Maybe<TreasuryTransferStatus>;
  /** When it arrived. */
  succeededAt?: Maybe<Scalars['DateTime']['output']>;
  upstreamId: Scalars['String']['output'];
};

/** Transfers into a financial account. */
export type TreasuryInboundTransferConnection = {
  __typename?: 'TreasuryInboundTransferConnection';
  edges: Array<TreasuryInboundTransferEdge>;
  nodes: Array<TreasuryInboundTransfer>;
  pageInfo: PageInfo;
  /** Null: the treasury does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type TreasuryInboundTransferEdge = {
  __typename?: 'TreasuryInboundTransferEdge';
  cursor: Scalars['String']['output'];
  node: TreasuryInboundTransfer;
};

/** The states of inbound transfers that the treasury can be asked for. */
export type TreasuryInboundTransferStatus =
  /** Called off. */
  | 'CANCELED'
  /** Not carried out. */
  | 'FAILED'
  /** Under way. */
  | 'PROCESSING'
  /** Arrived. */
  | 'SUCCEEDED';

/** A note by its key. */
export type TreasuryMetadataEntry = {
  __typename?: 'TreasuryMetadataEntry';
  /** The key. */
  key: Scalars['String']['output'];
  /** The note. */
  value: Scalars['String']['output'];
};

/** A note by its key. */
export type TreasuryMetadataEntryInput = {
  /** The key; it holds no square brackets. */
  key: Scalars['String']['input'];
  /** The note. */
  value: Scalars['String']['input'];
};

/** Where money is drawn from. */
export type TreasuryOrigin = {
  __typename?: 'TreasuryOrigin';
  /** Whose it is. */
  billingDetails?: Maybe<TreasuryBillingDetails>;
  /** The kind of origin, in the treasury's words: `us_bank_account`. */
  type?: Maybe<Scalars['String']['output']>;
  /** The bank account. */
  usBankAccount?: Maybe<TreasuryBankAccount>;
};

/** By what money can leave an account. */
export type TreasuryOutboundFeatures = {
  __typename?: 'TreasuryOutboundFeatures';
  /** By the clearing house. */
  ach?: Maybe<TreasuryFeature>;
  /** By wire within the country. */
  usDomesticWire?: Maybe<TreasuryFeature>;
};

/** By what money can leave. */
export type TreasuryOutboundFeaturesInput = {
  /** By the clearing house. */
  ach?: InputMaybe<TreasuryFeatureInput>;
  /** By wire within the country. */
  usDomesticWire?: InputMaybe<TreasuryFeatureInput>;
};

/** Money that goes to another account of the same owner. It is listed with its account: no operation reads one by itself. */
export type TreasuryOutboundTransfer = {
  __typename?: 'TreasuryOutboundTransfer';
  /** The amount, exact. */
  amount?: Maybe<Money>;
  /** When it was called off. */
  canceledAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** The treasury's id of the stored method it goes to. */
  destinationPaymentMethod?: Maybe<Scalars['String']['output']>;
  /** Where it goes to. */
  destinationPaymentMethodDetails?: Maybe<TreasuryDestination>;
  /** When it should arrive. */
  expectedArrivalAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was found that it can not be carried out. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it was not carried out, in the treasury's words: `insufficient_funds`. */
  failureReason?: Maybe<Scalars['String']['output']>;
  /** The account that it leaves. Comes with the list. */
  financialAccount?: Maybe<TreasuryFinancialAccount>;
  id: Scalars['ID']['output'];
  /** Notes of whoever created it. */
  metadata?: Maybe<Array<TreasuryMetadataEntry>>;
  /** When it arrived. */
  postedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it was sent back, in the treasury's words: `account_closed`. */
  returnReason?: Maybe<Scalars['String']['output']>;
  /** When the receiving side sent it back. */
  returnedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the statement of the account it goes to says. */
  statementDescriptor?: Maybe<Scalars['String']['output']>;
  /** How far it has come. */
  status?: Maybe<TreasuryTransferStatus>;
  upstreamId: Scalars['String']['output'];
};

/** Transfers out of a financial account. */
export type TreasuryOutboundTransferConnection = {
  __typename?: 'TreasuryOutboundTransferConnection';
  edges: Array<TreasuryOutboundTransferEdge>;
  nodes: Array<TreasuryOutboundTransfer>;
  pageInfo: PageInfo;
  /** Null: the treasury does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type TreasuryOutboundTransferEdge = {
  __typename?: 'TreasuryOutboundTransferEdge';
  cursor: Scalars['String']['output'];
  node: TreasuryOutboundTransfer;
};

/** The states of outbound transfers that the treasury can be asked for. */
export type TreasuryOutboundTransferStatus =
  /** Called off. */
  | 'CANCELED'
  /** Not carried out. */
  | 'FAILED'
  /** Arrived. */
  | 'POSTED'
  /** Under way. */
  | 'PROCESSING'
  /** Sent back by the receiving side. */
  | 'RETURNED';

/** A payment out of a financial account. */
export type TreasuryPayment = Node & Payment & {
  __typename?: 'TreasuryPayment';
  /** The amount, exact. */
  amount?: Maybe<Money>;
  /** Whether it can still be called off. */
  cancelable?: Maybe<Scalars['Boolean']['output']>;
  /** When it was called off. */
  canceledAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whom it is paid to, where they are a customer. */
  customer?: Maybe<TreasuryCustomer>;
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** The treasury's id of the stored method it is paid to. */
  destinationPaymentMethod?: Maybe<Scalars['String']['output']>;
  /** Where it is paid to. */
  destinationPaymentMethodDetails?: Maybe<TreasuryDestination>;
  /** The user of ours who ordered it. */
  endUserDetails?: Maybe<TreasuryEndUserDetails>;
  /** When it should arrive. */
  expectedArrivalAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was found that it can not be carried out. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it was not carried out, in the treasury's words: `insufficient_funds`. */
  failureReason?: Maybe<Scalars['String']['output']>;
  /** The account that it is paid out of. Costs one REST call where more of it is selected than its ids. */
  financialAccount?: Maybe<TreasuryFinancialAccount>;
  id: Scalars['ID']['output'];
  /** Notes of whoever created it. */
  metadata?: Maybe<Array<TreasuryMetadataEntry>>;
  /** The person at its destination. */
  payer?: Maybe<User>;
  /** When it arrived. */
  postedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it was sent back, in the treasury's words: `account_closed`. */
  returnReason?: Maybe<Scalars['String']['output']>;
  /** When the receiving side sent it back. */
  returnedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the receiver's statement says. */
  statementDescriptor?: Maybe<Scalars['String']['output']>;
  /** How far it has come. */
  status?: Maybe<PaymentStatus>;
  upstreamId: Scalars['String']['output'];
};

export type TreasuryPaymentConnection = {
  __typename?: 'TreasuryPaymentConnection';
  edges: Array<TreasuryPaymentEdge>;
  nodes: Array<TreasuryPayment>;
  pageInfo: PageInfo;
  /** Null: the treasury does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type TreasuryPaymentEdge = {
  __typename?: 'TreasuryPaymentEdge';
  cursor: Scalars['String']['output'];
  node: TreasuryPayment;
};

/** Which payments are listed. */
export type TreasuryPaymentFilter = {
  /** Only payments to this customer: its global id or the treasury's own. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Created at this instant or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only payments in this state. */
  status?: InputMaybe<TreasuryPaymentStatus>;
  /** Created before this instant. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The states of payments that the treasury can be asked for. */
export type TreasuryPaymentStatus =
  /** Called off. */
  | 'CANCELED'
  /** Not carried out. */
  | 'FAILED'
  /** Arrived. */
  | 'POSTED'
  /** Under way. */
  | 'PROCESSING'
  /** Sent back by the receiving side. */
  | 'RETURNED';

/** What the platform keeps an account from. */
export type TreasuryPlatformRestrictions = {
  __typename?: 'TreasuryPlatformRestrictions';
  /** `restricted` where nothing may come in, else `unrestricted`. */
  inboundFlows?: Maybe<Scalars['String']['output']>;
  /** `restricted` where nothing may go out, else `unrestricted`. */
  outboundFlows?: Maybe<Scalars['String']['output']>;
};

/** What to keep an account from. */
export type TreasuryPlatformRestrictionsInput = {
  /** `restricted` where nothing may come in, else `unrestricted`. */
  inboundFlows?: InputMaybe<Scalars['String']['input']>;
  /** `restricted` where nothing may go out, else `unrestricted`. */
  outboundFlows?: InputMaybe<Scalars['String']['input']>;
};

/** Where a transfer goes. */
export type TreasuryTransferDestinationInput = {
  /** The financial account: global id or the treasury's own. */
  financialAccount?: InputMaybe<Scalars['ID']['input']>;
  /** The kind of destination, in the treasury's words: `financial_account`. */
  type: Scalars['String']['input'];
};

/** The states of transfers in either direction. */
export type TreasuryTransferStatus =
  /** Called off. */
  | 'CANCELED'
  /** Not carried out. */
  | 'FAILED'
  /** A state that the documents do not name. */
  | 'OTHER'
  /** Outbound: arrived. */
  | 'POSTED'
  /** Under way. */
  | 'PROCESSING'
  /** Outbound: sent back by the receiving side. */
  | 'RETURNED'
  /** Inbound: arrived. */
  | 'SUCCEEDED';

/** What is to be changed of a custom field. */
export type UpdateCrmPersonFieldInput = {
  id: Scalars['ID']['input'];
  /** The name that people read. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What can be chosen from now on, in this order: an option that is not named is taken away. */
  options?: InputMaybe<Array<CrmPersonFieldOptionInput>>;
  /** Whether it is shown when a person is added. */
  shownWhenAdding?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What came of changing the field. */
export type UpdateCrmPersonFieldPayload = {
  __typename?: 'UpdateCrmPersonFieldPayload';
  /** The field as it is now. */
  field?: Maybe<CrmPersonField>;
  /** What the CRM refused. */
  userErrors: Array<UserError>;
};

/** What is to be changed of a person. */
export type UpdateCrmPersonInput = {
  /** When it is to be taken as created. */
  createdAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Values of custom fields; those not named stay as they are. */
  customFields?: InputMaybe<Array<CrmCustomFieldInput>>;
  /** E-mail addresses, in place of those it has. */
  emails?: InputMaybe<Array<CrmContactValueInput>>;
  id: Scalars['ID']['input'];
  /** The CRM's number of the label. */
  label?: InputMaybe<Scalars['Int']['input']>;
  /** Consent to marketing, as the CRM names it. */
  marketingStatus?: InputMaybe<Scalars['String']['input']>;
  /** First and last name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Where the person works: an organization by global or own id. */
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** The user of the CRM who looks after the person, by global or own id. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Phone numbers, in place of those it has. */
  phones?: InputMaybe<Array<CrmContactValueInput>>;
  /** Who may see the person, as the CRM numbers it. */
  visibleTo?: InputMaybe<Scalars['String']['input']>;
};

/** What came of changing the person. */
export type UpdateCrmPersonPayload = {
  __typename?: 'UpdateCrmPersonPayload';
  /** The person as it is now. */
  person?: Maybe<CrmPerson>;
  /** What the CRM refused. */
  userErrors: Array<UserError>;
};

/** What is to be changed of a line; what is not given, or null, stays. */
export type UpdateErpPurchaseInvoiceLineInput = {
  /** The company; the configured one unless given. A global id names its own. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** What it says. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What is taken off. */
  discountAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** It is changed only if its tag is still this one. Without it the change is made whatever has happened meanwhile. */
  entityTag?: InputMaybe<Scalars['String']['input']>;
  /** When it should come. */
  expectedReceiptDate?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['ID']['input'];
  /** The invoice: then only a line of it is meant, and asked for under it. */
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
  /** The number of the item or account. */
  lineObjectNumber?: InputMaybe<Scalars['String']['input']>;
  /** What it is of. */
  lineType?: InputMaybe<ErpLineType>;
  /** How many. */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** The tax, in per cent: 0 to 100. */
  taxPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** What one costs. */
  unitCost?: InputMaybe<Scalars['Decimal']['input']>;
  /** What it is measured in: a global id or the ERP's own. */
  unitOfMeasureId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of a change to a line. */
export type UpdateErpPurchaseInvoiceLinePayload = {
  __typename?: 'UpdateErpPurchaseInvoiceLinePayload';
  /** It, as it is now; null when nothing was done. */
  line?: Maybe<ErpPurchaseInvoiceLine>;
  /** Why nothing was done. */
  userErrors: Array<UserError>;
};

/** What is to be changed of a sales credit memo; what is not given, or null, stays. */
export type UpdateErpSalesCreditMemoInput = {
  /** The company; the configured one unless given. A global id names its own. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Its day. */
  creditMemoDate?: InputMaybe<Scalars['Date']['input']>;
  /** The code of its currency. */
  currencyCode?: InputMaybe<Scalars['String']['input']>;
  /** The customer's number. */
  customerNumber?: InputMaybe<Scalars['String']['input']>;
  /** The day it is due on. */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** The customer's e-mail address: where it is sent. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** It is changed only if its tag is still this one. Without it the change is made whatever has happened meanwhile. */
  entityTag?: InputMaybe<Scalars['String']['input']>;
  /** The customer's own number of it. */
  externalDocumentNumber?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** The ERP's own id of the payment term. */
  paymentTermsId?: InputMaybe<Scalars['String']['input']>;
  /** The customer's phone number. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The day it is booked on. */
  postingDate?: InputMaybe<Scalars['Date']['input']>;
  /** Who sold. */
  salesperson?: InputMaybe<Scalars['String']['input']>;
};

/** What is to be changed of a line; what is not given, or null, stays. */
export type UpdateErpSalesCreditMemoLineInput = {
  /** The company; the configured one unless given. A global id names its own. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** What it says. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What is taken off. */
  discountAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** It is changed only if its tag is still this one. Without it the change is made whatever has happened meanwhile. */
  entityTag?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** The number of the item or account. */
  lineObjectNumber?: InputMaybe<Scalars['String']['input']>;
  /** What it is of. */
  lineType?: InputMaybe<ErpLineType>;
  /** How many. */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** When it is sent. */
  shipmentDate?: InputMaybe<Scalars['Date']['input']>;
  /** The tax, in per cent: 0 to 100. */
  taxPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** What it is measured in: a global id or the ERP's own. */
  unitOfMeasureId?: InputMaybe<Scalars['ID']['input']>;
  /** What one costs. */
  unitPrice?: InputMaybe<Scalars['Decimal']['input']>;
};

/** What became of a change to a line. */
export type UpdateErpSalesCreditMemoLinePayload = {
  __typename?: 'UpdateErpSalesCreditMemoLinePayload';
  /** It, as it is now; null when nothing was done. */
  line?: Maybe<ErpSalesCreditMemoLine>;
  /** Why nothing was done. */
  userErrors: Array<UserError>;
};

/** What became of a change to a sales credit memo. */
export type UpdateErpSalesCreditMemoPayload = {
  __typename?: 'UpdateErpSalesCreditMemoPayload';
  /** It, as it is now; null when nothing was done. */
  salesCreditMemo?: Maybe<ErpSalesCreditMemo>;
  /** Why nothing was done. */
  userErrors: Array<UserError>;
};

/** What is to be changed of an entry; what is not given, or null, stays. */
export type UpdateErpTimeRegistrationEntryInput = {
  /** The reason of an absence, where it is one. */
  absence?: InputMaybe<Scalars['String']['input']>;
  /** The company; the configured one unless given. A global id names its own. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** The day. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The employee: then only an entry of theirs is meant, and asked for under them. */
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** It is changed only if its tag is still this one. Without it the change is made whatever has happened meanwhile. */
  entityTag?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** The job that the time was spent on. */
  jobNumber?: InputMaybe<Scalars['String']['input']>;
  /** The task of the job. */
  jobTaskNumber?: InputMaybe<Scalars['String']['input']>;
  /** How much, in its unit: 0 to 24. */
  quantity?: InputMaybe<Scalars['Decimal']['input']>;
  /** How far it has come. */
  status?: InputMaybe<ErpTimeRegistrationStatus>;
  /** What it is measured in: a global id or the ERP's own. */
  unitOfMeasureId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of a change to an entry. */
export type UpdateErpTimeRegistrationEntryPayload = {
  __typename?: 'UpdateErpTimeRegistrationEntryPayload';
  /** It, as it is now; null when nothing was done. */
  timeRegistrationEntry?: Maybe<ErpTimeRegistrationEntry>;
  /** Why nothing was done. */
  userErrors: Array<UserError>;
};

/** What is to be changed of a unit of measure; what is not given, or null, stays. */
export type UpdateErpUnitOfMeasureInput = {
  /** The company's own code, up to 10 letters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The company; the configured one unless given. A global id names its own. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** The name. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** It is changed only if its tag is still this one. Without it the change is made whatever has happened meanwhile. */
  entityTag?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** The code that trade has for it across languages. */
  internationalStandardCode?: InputMaybe<Scalars['String']['input']>;
  /** The sign. */
  symbol?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a change to a unit of measure. */
export type UpdateErpUnitOfMeasurePayload = {
  __typename?: 'UpdateErpUnitOfMeasurePayload';
  /** It, as it is now; null when nothing was done. */
  unitOfMeasure?: Maybe<ErpUnitOfMeasure>;
  /** Why nothing was done. */
  userErrors: Array<UserError>;
};

/** What is to be changed of a vendor; what is not given, or null, stays. */
export type UpdateErpVendorInput = {
  /** Street and house. */
  addressLine1?: InputMaybe<Scalars['String']['input']>;
  /** What is to be blocked. */
  blocked?: InputMaybe<ErpVendorBlocked>;
  /** The city. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** The company; the configured one unless given. A global id names its own. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** The country's code. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** The code of the currency it is paid in. */
  currencyCode?: InputMaybe<Scalars['String']['input']>;
  /** The name. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The vendor is changed only if its tag is still this one. Without it the change is made whatever has happened meanwhile. */
  entityTag?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** The number that the company knows it by. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** The ERP's own id of the payment term. */
  paymentTermsId?: InputMaybe<Scalars['String']['input']>;
  /** The phone number. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The postal code. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** The number it pays taxes under. */
  taxRegistrationNumber?: InputMaybe<Scalars['String']['input']>;
  /** The web site. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a change to a vendor. */
export type UpdateErpVendorPayload = {
  __typename?: 'UpdateErpVendorPayload';
  /** Why nothing was changed: `CONFLICT` when somebody else has changed the vendor since. */
  userErrors: Array<UserError>;
  /** The vendor as it is now; null when nothing was changed. */
  vendor?: Maybe<ErpVendor>;
};

/** Features to ask for, or to do without. */
export type UpdateTreasuryFinancialAccountFeaturesInput = {
  /** The features: one at least. */
  features: TreasuryFeaturesInput;
  /** The account: global id or the treasury's own; the configured one unless given. */
  financialAccount?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of features that were asked for. */
export type UpdateTreasuryFinancialAccountFeaturesPayload = {
  __typename?: 'UpdateTreasuryFinancialAccountFeaturesPayload';
  /** The account with its features as they are now; null when they were refused. What else is selected of it costs one REST call. */
  financialAccount?: Maybe<TreasuryFinancialAccount>;
  /** Why they were refused. */
  userErrors: Array<UserError>;
};

/** What to change of a financial account. */
export type UpdateTreasuryFinancialAccountInput = {
  /** The features to ask for, or to do without; others stay. */
  features?: InputMaybe<TreasuryFeaturesInput>;
  /** The account: global id or the treasury's own; the configured one unless given. */
  financialAccount?: InputMaybe<Scalars['ID']['input']>;
  /** Where money goes that arrives once it is closed. */
  forwardingSettings?: InputMaybe<TreasuryForwardingSettingsInput>;
  /** Notes to keep with it, a key once only: others stay, one that is empty is removed. */
  metadata?: InputMaybe<Array<TreasuryMetadataEntryInput>>;
  /** What to call it; empty to call it nothing. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** What to keep it from. */
  platformRestrictions?: InputMaybe<TreasuryPlatformRestrictionsInput>;
  /** The currencies it may hold, as ISO 4217 codes: all of them, one at least. */
  supportedCurrencies?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What became of an account to change. */
export type UpdateTreasuryFinancialAccountPayload = {
  __typename?: 'UpdateTreasuryFinancialAccountPayload';
  /** The account as it is now; null when it was refused. */
  financialAccount?: Maybe<TreasuryFinancialAccount>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Contacts to be created or updated: 30,000 or 6 MB at most, whichever is less. They are never split. The gateway's own limit of a request (1 MiB unless configured) may be less: larger sets are imported. */
export type UpsertMarketingContactsInput = {
  /** The contacts; one at least. */
  contacts: Array<MarketingContactInput>;
  /** Lists of the key's own account that all of them are added to, by their global or own ids. */
  listIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What came of an upsert. */
export type UpsertMarketingContactsPayload = {
  __typename?: 'UpsertMarketingContactsPayload';
  /** The job that carries it out. Its id is known already; what else is asked of it costs one REST call. */
  job?: Maybe<MarketingImportJob>;
  /** What marketing refused; nothing is stored then. */
  userErrors: Array<UserError>;
};

/** Person, identified by e-mail address. Every service that finds the person adds its own records. */
export type User = Node & {
  __typename?: 'User';
  /** Prepayments of the configured tenant whose contact has this address. One REST call for 50 people, and for 100 prepayments. */
  accountingPrepayments?: Maybe<AccountingPrepaymentConnection>;
  /** The person as a user of the bank's API, as a configured profile attribute or custom field of the CRM names them: a handle. Null also where several are named (see `bankApiUsers`). */
  bankApiUser?: Maybe<BankApiUser>;
  /** All users of the bank's API that are named for the person. */
  bankApiUsers?: Maybe<Array<BankApiUser>>;
  /** The bank customer with this address; null also when several have it (see `bankCustomers`). One REST call for 100 people. */
  bankCustomer?: Maybe<BankCustomer>;
  /** All bank customers with this address. */
  bankCustomers?: Maybe<Array<BankCustomer>>;
  /** The CRM's person with this address; null also when several have it (see `crmPersons`). Costs one REST call a person. */
  crmPerson?: Maybe<CrmPerson>;
  /** All persons of the CRM with this address. Costs one REST call a person. */
  crmPersons?: Maybe<Array<CrmPerson>>;
  /** E-mail address in lower case. */
  email: Scalars['String']['output'];
  /** The vendor of the configured company with this address, as the ERP writes it; null also when several have it (see `erpVendors`). One REST call for 50 people. */
  erpVendor?: Maybe<ErpVendor>;
  /** All vendors of the configured company with this address; null where no company is configured. One REST call for 50 people. */
  erpVendors?: Maybe<Array<ErpVendor>>;
  /** Global id, built from `User:` and the e-mail address. */
  id: Scalars['ID']['output'];
  /** Ids of the person in families that have no route from an address, from configured custom fields of the CRM. Costs nothing where none is configured; else two REST calls a person. */
  idsFromCrm?: Maybe<Scalars['JSON']['output']>;
  /** Ids of the person in other families, from the directory's profile. */
  idsFromIdentity?: Maybe<Scalars['JSON']['output']>;
  /** The marketing contact that has this address, as main or alternate address. One REST call for 100 people. */
  marketingContact?: Maybe<MarketingContact>;
  /** Bank payments of the person, newest first. One look-up of customers and one list for the people of a whole list. */
  payments?: Maybe<PaymentConnection>;
  /** The person in project management, as a configured profile attribute or custom field of the CRM names them; null also where several are named (see `projectPersons`). Costs one REST call a person. */
  projectPerson?: Maybe<ProjectPerson>;
  /** All persons of project management that are named for the person. Costs one REST call for each. */
  projectPersons?: Maybe<Array<ProjectPerson>>;
  /** What the families of this subgraph know of the person. */
  sourcesOfBusiness?: Maybe<Scalars['JSON']['output']>;
  /** The person as a customer of the treasury, as a configured profile attribute or custom field of the CRM names them, found among the payments out of the configured financial account. Null also where several are named (see `treasuryCustomers`). Costs one REST call a person. */
  treasuryCustomer?: Maybe<TreasuryCustomer>;
  /** All customers of the treasury that are named for the person. Costs one REST call for each. */
  treasuryCustomers?: Maybe<Array<TreasuryCustomer>>;
  /** Payments to the person out of the configured financial account, newest first; null where several customers are named for the person, or no account is configured. Costs one REST call a person for up to 100. */
  treasuryPayments?: Maybe<TreasuryPaymentConnection>;
};


/** Person, identified by e-mail address. Every service that finds the person adds its own records. */
export type UserAccountingPrepaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AccountingPrepaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<Array<AccountingPrepaymentOrder>>;
};


/** Person, identified by e-mail address. Every service that finds the person adds its own records. */
export type UserPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<PaymentOrder>;
};


/** Person, identified by e-mail address. Every service that finds the person adds its own records. */
export type UserTreasuryPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TreasuryCustomerPaymentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** Reason why a service refused a change. */
export type UserError = {
  __typename?: 'UserError';
  /** Error code from the error catalog of this API. */
  code: Scalars['String']['output'];
  /** Error code of the service; null if it has none. */
  familyCode?: Maybe<Scalars['String']['output']>;
  /** Input field that caused the error; null if the service does not name one. */
  field?: Maybe<Scalars['String']['output']>;
  /** Explanation written by the service. */
  message: Scalars['String']['output'];
};

/** Which payments of a person are listed. */
export type UserPaymentFilter = {
  /** Created at this instant or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only payments in one of these states. */
  statuses?: InputMaybe<Array<PaymentStatus>>;
  /** Created before this instant. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
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
  AccountingPayment: AccountingPayment;
  AccountingPrepayment: AccountingPrepayment;
  BankAccount: BankAccount;
  BankAccountDay: BankAccountDay;
  BankApiUser: BankApiUser;
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
  CrmPerson: CrmPerson;
  CrmPersonField: CrmPersonField;
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
  TreasuryPayment: TreasuryPayment;
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
  BankAuthorization:
    ( { __typename: 'BankAuthorization' }
    & GraphQLRecursivePick<FederationTypes['BankAuthorization'], {"id":true}> );
  BankAuthorizationRequest:
    ( { __typename: 'BankAuthorizationRequest' }
    & GraphQLRecursivePick<FederationTypes['BankAuthorizationRequest'], {"id":true}> );
  BankCard:
    ( { __typename: 'BankCard' }
    & GraphQLRecursivePick<FederationTypes['BankCard'], {"id":true}> );
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
  CrmPerson:
    ( { __typename: 'CrmPerson' }
    & GraphQLRecursivePick<FederationTypes['CrmPerson'], {"id":true}> );
  CrmPersonField:
    ( { __typename: 'CrmPersonField' }
    & GraphQLRecursivePick<FederationTypes['CrmPersonField'], {"id":true}> );
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
  TreasuryPayment:
    ( { __typename: 'TreasuryPayment' }
    & GraphQLRecursivePick<FederationTypes['TreasuryPayment'], {"id":true}> );
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
        | GraphQLRecursivePick<FederationTypes['User'], {"idsFromIdentity":true}> ) );
};


/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  CrmFlowEvent:
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
    | ( BankAuthorizationMapper )
    | ( BankAuthorizationRequestMapper )
    | ( BankCardMapper )
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
    | ( CrmPersonMapper )
    | ( CrmPersonFieldMapper )
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
    | ( TreasuryPaymentMapper )
    | ( UserMapper )
  ;
  Payment:
    | ( AccountingPaymentMapper )
    | ( BankPaymentMapper )
    | ( TreasuryPaymentMapper )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Accounting: ResolverTypeWrapper<AccountingMapper>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
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
  AccountingDayFilter: AccountingDayFilter;
  AccountingHistoryRecord: ResolverTypeWrapper<AccountingHistoryRecordMapper>;
  AccountingHistoryRecordInput: AccountingHistoryRecordInput;
  AccountingInvoice: ResolverTypeWrapper<AccountingInvoiceMapper>;
  AccountingInvoiceInput: AccountingInvoiceInput;
  AccountingLineAmountTypes: AccountingLineAmountTypes;
  AccountingLineItem: ResolverTypeWrapper<AccountingLineItemMapper>;
  AccountingMessage: ResolverTypeWrapper<AccountingMessageMapper>;
  AccountingNumberFilter: AccountingNumberFilter;
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
  AccountingTextFilter: AccountingTextFilter;
  AddCrmPersonFollowerInput: AddCrmPersonFollowerInput;
  AddCrmPersonFollowerPayload: ResolverTypeWrapper<Omit<AddCrmPersonFollowerPayload, 'follower' | 'person'> & { follower?: Maybe<ResolversTypes['CrmFollower']>, person?: Maybe<ResolversTypes['CrmPerson']> }>;
  BankAccount: ResolverTypeWrapper<BankAccountMapper>;
  BankAccountConnection: ResolverTypeWrapper<BankAccountConnectionMapper>;
  BankAccountDay: ResolverTypeWrapper<BankAccountDayMapper>;
  BankAccountDayConnection: ResolverTypeWrapper<BankAccountDayConnectionMapper>;
  BankAccountDayEdge: ResolverTypeWrapper<Omit<BankAccountDayEdge, 'node'> & { node: ResolversTypes['BankAccountDay'] }>;
  BankAccountEdge: ResolverTypeWrapper<Omit<BankAccountEdge, 'node'> & { node: ResolversTypes['BankAccount'] }>;
  BankAccountFilter: BankAccountFilter;
  BankAddress: ResolverTypeWrapper<BankAddress>;
  BankApiToken: ResolverTypeWrapper<BankApiTokenMapper>;
  BankApiTokenConnection: ResolverTypeWrapper<BankApiTokenConnectionMapper>;
  BankApiTokenEdge: ResolverTypeWrapper<Omit<BankApiTokenEdge, 'node'> & { node: ResolversTypes['BankApiToken'] }>;
  BankApiUser: ResolverTypeWrapper<BankApiUserMapper>;
  BankApplication: ResolverTypeWrapper<BankApplicationMapper>;
  BankApplicationConnection: ResolverTypeWrapper<BankApplicationConnectionMapper>;
  BankApplicationDocument: ResolverTypeWrapper<BankApplicationDocumentMapper>;
  BankApplicationDocumentConnection: ResolverTypeWrapper<BankApplicationDocumentConnectionMapper>;
  BankApplicationDocumentEdge: ResolverTypeWrapper<Omit<BankApplicationDocumentEdge, 'node'> & { node: ResolversTypes['BankApplicationDocument'] }>;
  BankApplicationEdge: ResolverTypeWrapper<Omit<BankApplicationEdge, 'node'> & { node: ResolversTypes['BankApplication'] }>;
  BankApplicationFilter: BankApplicationFilter;
  BankApplicationForm: ResolverTypeWrapper<BankApplicationFormMapper>;
  BankApplicationFormConnection: ResolverTypeWrapper<BankApplicationFormConnectionMapper>;
  BankApplicationFormEdge: ResolverTypeWrapper<Omit<BankApplicationFormEdge, 'node'> & { node: ResolversTypes['BankApplicationForm'] }>;
  BankApplicationFormFilter: BankApplicationFormFilter;
  BankAuthorization: ResolverTypeWrapper<BankAuthorizationMapper>;
  BankAuthorizationConnection: ResolverTypeWrapper<BankAuthorizationConnectionMapper>;
  BankAuthorizationEdge: ResolverTypeWrapper<Omit<BankAuthorizationEdge, 'node'> & { node: ResolversTypes['BankAuthorization'] }>;
  BankAuthorizationRequest: ResolverTypeWrapper<BankAuthorizationRequestMapper>;
  BankAuthorizationRequestConnection: ResolverTypeWrapper<BankAuthorizationRequestConnectionMapper>;
  BankAuthorizationRequestEdge: ResolverTypeWrapper<Omit<BankAuthorizationRequestEdge, 'node'> & { node: ResolversTypes['BankAuthorizationRequest'] }>;
  BankCard: ResolverTypeWrapper<BankCardMapper>;
  BankCardConnection: ResolverTypeWrapper<BankCardConnectionMapper>;
  BankCardEdge: ResolverTypeWrapper<Omit<BankCardEdge, 'node'> & { node: ResolversTypes['BankCard'] }>;
  BankCardLimit: ResolverTypeWrapper<BankCardLimitMapper>;
  BankCardLimits: ResolverTypeWrapper<BankCardLimitsMapper>;
  BankCardPinStatus: BankCardPinStatus;
  BankCardRecordFilter: BankCardRecordFilter;
  BankCheckDeposit: ResolverTypeWrapper<BankCheckDepositMapper>;
  BankCheckDepositConnection: ResolverTypeWrapper<BankCheckDepositConnectionMapper>;
  BankCheckDepositEdge: ResolverTypeWrapper<Omit<BankCheckDepositEdge, 'node'> & { node: ResolversTypes['BankCheckDeposit'] }>;
  BankCheckPayment: ResolverTypeWrapper<BankCheckPaymentMapper>;
  BankCheckPaymentConnection: ResolverTypeWrapper<BankCheckPaymentConnectionMapper>;
  BankCheckPaymentEdge: ResolverTypeWrapper<Omit<BankCheckPaymentEdge, 'node'> & { node: ResolversTypes['BankCheckPayment'] }>;
  BankCounterparty: ResolverTypeWrapper<BankCounterpartyMapper>;
  BankCounterpartyBalance: ResolverTypeWrapper<BankCounterpartyBalanceMapper>;
  BankCounterpartyConnection: ResolverTypeWrapper<BankCounterpartyConnectionMapper>;
  BankCounterpartyEdge: ResolverTypeWrapper<Omit<BankCounterpartyEdge, 'node'> & { node: ResolversTypes['BankCounterparty'] }>;
  BankCounterpartyFilter: BankCounterpartyFilter;
  BankCustomer: ResolverTypeWrapper<BankCustomerMapper>;
  BankCustomerConnection: ResolverTypeWrapper<BankCustomerConnectionMapper>;
  BankCustomerEdge: ResolverTypeWrapper<Omit<BankCustomerEdge, 'node'> & { node: ResolversTypes['BankCustomer'] }>;
  BankCustomerStatus: BankCustomerStatus;
  BankDispute: ResolverTypeWrapper<BankDisputeMapper>;
  BankDisputeConnection: ResolverTypeWrapper<BankDisputeConnectionMapper>;
  BankDisputeEdge: ResolverTypeWrapper<Omit<BankDisputeEdge, 'node'> & { node: ResolversTypes['BankDispute'] }>;
  BankDisputeStep: ResolverTypeWrapper<BankDisputeStep>;
  BankEvent: ResolverTypeWrapper<BankEventMapper>;
  BankEventConnection: ResolverTypeWrapper<BankEventConnectionMapper>;
  BankEventEdge: ResolverTypeWrapper<Omit<BankEventEdge, 'node'> & { node: ResolversTypes['BankEvent'] }>;
  BankInstitution: ResolverTypeWrapper<BankInstitutionMapper>;
  BankMerchant: ResolverTypeWrapper<BankMerchant>;
  BankOrder: BankOrder;
  BankOwnRecordFilter: BankOwnRecordFilter;
  BankOwnTimeFilter: BankOwnTimeFilter;
  BankPayment: ResolverTypeWrapper<BankPaymentMapper>;
  BankPaymentConnection: ResolverTypeWrapper<BankPaymentConnectionMapper>;
  BankPaymentCounterparty: ResolverTypeWrapper<BankPaymentCounterparty>;
  BankPaymentEdge: ResolverTypeWrapper<Omit<BankPaymentEdge, 'node'> & { node: ResolversTypes['BankPayment'] }>;
  BankPaymentFilter: BankPaymentFilter;
  BankReceivedPayment: ResolverTypeWrapper<BankReceivedPaymentMapper>;
  BankReceivedPaymentConnection: ResolverTypeWrapper<BankReceivedPaymentConnectionMapper>;
  BankReceivedPaymentEdge: ResolverTypeWrapper<Omit<BankReceivedPaymentEdge, 'node'> & { node: ResolversTypes['BankReceivedPayment'] }>;
  BankRecordFilter: BankRecordFilter;
  BankRecurringPayment: ResolverTypeWrapper<BankRecurringPaymentMapper>;
  BankRecurringPaymentConnection: ResolverTypeWrapper<BankRecurringPaymentConnectionMapper>;
  BankRecurringPaymentEdge: ResolverTypeWrapper<Omit<BankRecurringPaymentEdge, 'node'> & { node: ResolversTypes['BankRecurringPayment'] }>;
  BankRepayment: ResolverTypeWrapper<BankRepaymentMapper>;
  BankRepaymentConnection: ResolverTypeWrapper<BankRepaymentConnectionMapper>;
  BankRepaymentEdge: ResolverTypeWrapper<Omit<BankRepaymentEdge, 'node'> & { node: ResolversTypes['BankRepayment'] }>;
  BankReward: ResolverTypeWrapper<BankRewardMapper>;
  BankRewardConnection: ResolverTypeWrapper<BankRewardConnectionMapper>;
  BankRewardEdge: ResolverTypeWrapper<Omit<BankRewardEdge, 'node'> & { node: ResolversTypes['BankReward'] }>;
  BankSchedule: ResolverTypeWrapper<BankSchedule>;
  BankStatement: ResolverTypeWrapper<BankStatementMapper>;
  BankStatementConnection: ResolverTypeWrapper<BankStatementConnectionMapper>;
  BankStatementEdge: ResolverTypeWrapper<Omit<BankStatementEdge, 'node'> & { node: ResolversTypes['BankStatement'] }>;
  BankTimeFilter: BankTimeFilter;
  BankTransaction: ResolverTypeWrapper<BankTransactionMapper>;
  BankTransactionConnection: ResolverTypeWrapper<BankTransactionConnectionMapper>;
  BankTransactionEdge: ResolverTypeWrapper<Omit<BankTransactionEdge, 'node'> & { node: ResolversTypes['BankTransaction'] }>;
  BankTransactionFilter: BankTransactionFilter;
  BankWebhook: ResolverTypeWrapper<BankWebhookMapper>;
  BankWebhookConnection: ResolverTypeWrapper<BankWebhookConnectionMapper>;
  BankWebhookEdge: ResolverTypeWrapper<Omit<BankWebhookEdge, 'node'> & { node: ResolversTypes['BankWebhook'] }>;
  Banking: ResolverTypeWrapper<BankingMapper>;
  CancelTreasuryInboundTransferInput: CancelTreasuryInboundTransferInput;
  CancelTreasuryInboundTransferPayload: ResolverTypeWrapper<Omit<CancelTreasuryInboundTransferPayload, 'inboundTransfer'> & { inboundTransfer?: Maybe<ResolversTypes['TreasuryInboundTransfer']> }>;
  CancelTreasuryOutboundPaymentInput: CancelTreasuryOutboundPaymentInput;
  CancelTreasuryOutboundPaymentPayload: ResolverTypeWrapper<Omit<CancelTreasuryOutboundPaymentPayload, 'payment'> & { payment?: Maybe<ResolversTypes['TreasuryPayment']> }>;
  CloseTreasuryFinancialAccountInput: CloseTreasuryFinancialAccountInput;
  CloseTreasuryFinancialAccountPayload: ResolverTypeWrapper<Omit<CloseTreasuryFinancialAccountPayload, 'financialAccount'> & { financialAccount?: Maybe<ResolversTypes['TreasuryFinancialAccount']> }>;
  CreateAccountingPaymentHistoryInput: CreateAccountingPaymentHistoryInput;
  CreateAccountingPaymentHistoryPayload: ResolverTypeWrapper<Omit<CreateAccountingPaymentHistoryPayload, 'payment'> & { payment?: Maybe<ResolversTypes['AccountingPayment']> }>;
  CreateAccountingPaymentsInput: CreateAccountingPaymentsInput;
  CreateAccountingPaymentsPayload: ResolverTypeWrapper<Omit<CreateAccountingPaymentsPayload, 'results'> & { results?: Maybe<Array<ResolversTypes['AccountingPaymentResult']>> }>;
  CreateCrmPersonFieldInput: CreateCrmPersonFieldInput;
  CreateCrmPersonFieldPayload: ResolverTypeWrapper<Omit<CreateCrmPersonFieldPayload, 'field'> & { field?: Maybe<ResolversTypes['CrmPersonField']> }>;
  CreateCrmPersonInput: CreateCrmPersonInput;
  CreateCrmPersonPayload: ResolverTypeWrapper<Omit<CreateCrmPersonPayload, 'person'> & { person?: Maybe<ResolversTypes['CrmPerson']> }>;
  CreateErpPurchaseInvoiceLineInput: CreateErpPurchaseInvoiceLineInput;
  CreateErpPurchaseInvoiceLinePayload: ResolverTypeWrapper<Omit<CreateErpPurchaseInvoiceLinePayload, 'line'> & { line?: Maybe<ResolversTypes['ErpPurchaseInvoiceLine']> }>;
  CreateErpSalesCreditMemoInput: CreateErpSalesCreditMemoInput;
  CreateErpSalesCreditMemoLineInput: CreateErpSalesCreditMemoLineInput;
  CreateErpSalesCreditMemoLinePayload: ResolverTypeWrapper<Omit<CreateErpSalesCreditMemoLinePayload, 'line'> & { line?: Maybe<ResolversTypes['ErpSalesCreditMemoLine']> }>;
  CreateErpSalesCreditMemoPayload: ResolverTypeWrapper<Omit<CreateErpSalesCreditMemoPayload, 'salesCreditMemo'> & { salesCreditMemo?: Maybe<ResolversTypes['ErpSalesCreditMemo']> }>;
  CreateErpTimeRegistrationEntryInput: CreateErpTimeRegistrationEntryInput;
  CreateErpTimeRegistrationEntryPayload: ResolverTypeWrapper<Omit<CreateErpTimeRegistrationEntryPayload, 'timeRegistrationEntry'> & { timeRegistrationEntry?: Maybe<ResolversTypes['ErpTimeRegistrationEntry']> }>;
  CreateErpUnitOfMeasureInput: CreateErpUnitOfMeasureInput;
  CreateErpUnitOfMeasurePayload: ResolverTypeWrapper<Omit<CreateErpUnitOfMeasurePayload, 'unitOfMeasure'> & { unitOfMeasure?: Maybe<ResolversTypes['ErpUnitOfMeasure']> }>;
  CreateErpVendorInput: CreateErpVendorInput;
  CreateErpVendorPayload: ResolverTypeWrapper<Omit<CreateErpVendorPayload, 'vendor'> & { vendor?: Maybe<ResolversTypes['ErpVendor']> }>;
  CreateMarketingCustomFieldInput: CreateMarketingCustomFieldInput;
  CreateMarketingCustomFieldPayload: ResolverTypeWrapper<Omit<CreateMarketingCustomFieldPayload, 'field'> & { field?: Maybe<ResolversTypes['MarketingCustomField']> }>;
  CreateMarketingExportInput: CreateMarketingExportInput;
  CreateMarketingExportPayload: ResolverTypeWrapper<Omit<CreateMarketingExportPayload, 'job'> & { job?: Maybe<ResolversTypes['MarketingExportJob']> }>;
  CreateMarketingImportInput: CreateMarketingImportInput;
  CreateMarketingImportPayload: ResolverTypeWrapper<Omit<CreateMarketingImportPayload, 'job'> & { job?: Maybe<ResolversTypes['MarketingImportJob']> }>;
  CreateTreasuryFinancialAccountInput: CreateTreasuryFinancialAccountInput;
  CreateTreasuryFinancialAccountPayload: ResolverTypeWrapper<Omit<CreateTreasuryFinancialAccountPayload, 'financialAccount'> & { financialAccount?: Maybe<ResolversTypes['TreasuryFinancialAccount']> }>;
  CreateTreasuryInboundTransferInput: CreateTreasuryInboundTransferInput;
  CreateTreasuryInboundTransferPayload: ResolverTypeWrapper<Omit<CreateTreasuryInboundTransferPayload, 'inboundTransfer'> & { inboundTransfer?: Maybe<ResolversTypes['TreasuryInboundTransfer']> }>;
  CreateTreasuryOutboundPaymentInput: CreateTreasuryOutboundPaymentInput;
  CreateTreasuryOutboundPaymentPayload: ResolverTypeWrapper<Omit<CreateTreasuryOutboundPaymentPayload, 'payment'> & { payment?: Maybe<ResolversTypes['TreasuryPayment']> }>;
  CreateTreasuryOutboundTransferInput: CreateTreasuryOutboundTransferInput;
  CreateTreasuryOutboundTransferPayload: ResolverTypeWrapper<Omit<CreateTreasuryOutboundTransferPayload, 'outboundTransfer'> & { outboundTransfer?: Maybe<ResolversTypes['TreasuryOutboundTransfer']> }>;
  Crm: ResolverTypeWrapper<CrmMapper>;
  CrmActivity: ResolverTypeWrapper<CrmActivityMapper>;
  CrmActivityConnection: ResolverTypeWrapper<CrmActivityConnectionMapper>;
  CrmActivityEdge: ResolverTypeWrapper<Omit<CrmActivityEdge, 'node'> & { node: ResolversTypes['CrmActivity'] }>;
  CrmActivityEvent: ResolverTypeWrapper<CrmActivityEventMapper>;
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
  CrmDealOrder: CrmDealOrder;
  CrmDealOrderField: CrmDealOrderField;
  CrmDealStatus: CrmDealStatus;
  CrmFile: ResolverTypeWrapper<CrmFileMapper>;
  CrmFileConnection: ResolverTypeWrapper<CrmFileConnectionMapper>;
  CrmFileEdge: ResolverTypeWrapper<Omit<CrmFileEdge, 'node'> & { node: ResolversTypes['CrmFile'] }>;
  CrmFileEvent: ResolverTypeWrapper<CrmFileEventMapper>;
  CrmFileOrder: CrmFileOrder;
  CrmFileOrderField: CrmFileOrderField;
  CrmFlowEvent: ResolverTypeWrapper<CrmFlowEventMapper>;
  CrmFlowEventConnection: ResolverTypeWrapper<CrmFlowEventConnectionMapper>;
  CrmFlowEventEdge: ResolverTypeWrapper<Omit<CrmFlowEventEdge, 'node'> & { node: ResolversTypes['CrmFlowEvent'] }>;
  CrmFlowKind: CrmFlowKind;
  CrmFollower: ResolverTypeWrapper<CrmFollowerMapper>;
  CrmFollowerConnection: ResolverTypeWrapper<CrmFollowerConnectionMapper>;
  CrmFollowerEdge: ResolverTypeWrapper<Omit<CrmFollowerEdge, 'node'> & { node: ResolversTypes['CrmFollower'] }>;
  CrmFollowerEvent: ResolverTypeWrapper<CrmFollowerEventMapper>;
  CrmMailEvent: ResolverTypeWrapper<CrmMailEventMapper>;
  CrmMailMessage: ResolverTypeWrapper<CrmMailMessageMapper>;
  CrmMailMessageConnection: ResolverTypeWrapper<CrmMailMessageConnectionMapper>;
  CrmMailMessageEdge: ResolverTypeWrapper<Omit<CrmMailMessageEdge, 'node'> & { node: ResolversTypes['CrmMailMessage'] }>;
  CrmMailParty: ResolverTypeWrapper<CrmMailPartyMapper>;
  CrmOrganization: ResolverTypeWrapper<CrmOrganizationMapper>;
  CrmOtherEvent: ResolverTypeWrapper<CrmOtherEventMapper>;
  CrmPerson: ResolverTypeWrapper<CrmPersonMapper>;
  CrmPersonCollectionFilter: CrmPersonCollectionFilter;
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
  CrmUser: ResolverTypeWrapper<CrmUserMapper>;
  CrmUserConnection: ResolverTypeWrapper<CrmUserConnectionMapper>;
  CrmUserEdge: ResolverTypeWrapper<Omit<CrmUserEdge, 'node'> & { node: ResolversTypes['CrmUser'] }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DeleteAccountingPaymentInput: DeleteAccountingPaymentInput;
  DeleteAccountingPaymentPayload: ResolverTypeWrapper<Omit<DeleteAccountingPaymentPayload, 'payment'> & { payment?: Maybe<ResolversTypes['AccountingPayment']> }>;
  DeleteCrmPersonFieldInput: DeleteCrmPersonFieldInput;
  DeleteCrmPersonFieldPayload: ResolverTypeWrapper<Omit<DeleteCrmPersonFieldPayload, 'field'> & { field?: Maybe<ResolversTypes['CrmPersonField']> }>;
  DeleteCrmPersonInput: DeleteCrmPersonInput;
  DeleteCrmPersonPayload: ResolverTypeWrapper<Omit<DeleteCrmPersonPayload, 'person'> & { person?: Maybe<ResolversTypes['CrmPerson']> }>;
  DeleteCrmPersonPictureInput: DeleteCrmPersonPictureInput;
  DeleteCrmPersonPicturePayload: ResolverTypeWrapper<Omit<DeleteCrmPersonPicturePayload, 'person'> & { person?: Maybe<ResolversTypes['CrmPerson']> }>;
  DeleteCrmPersonsInput: DeleteCrmPersonsInput;
  DeleteCrmPersonsPayload: ResolverTypeWrapper<Omit<DeleteCrmPersonsPayload, 'persons'> & { persons?: Maybe<Array<ResolversTypes['CrmPerson']>> }>;
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
  DeleteMarketingCustomFieldPayload: ResolverTypeWrapper<DeleteMarketingCustomFieldPayload>;
  DeleteMarketingListsPayload: ResolverTypeWrapper<DeleteMarketingListsPayload>;
  Erp: ResolverTypeWrapper<ErpMapper>;
  ErpAccount: ResolverTypeWrapper<ErpAccountMapper>;
  ErpCurrency: ResolverTypeWrapper<ErpCurrencyMapper>;
  ErpDayFilter: ErpDayFilter;
  ErpEmployee: ResolverTypeWrapper<ErpEmployeeMapper>;
  ErpInstantFilter: ErpInstantFilter;
  ErpLineType: ErpLineType;
  ErpNumberFilter: ErpNumberFilter;
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
  ErpSalesCreditMemoActionInput: ErpSalesCreditMemoActionInput;
  ErpSalesCreditMemoActionPayload: ResolverTypeWrapper<ErpSalesCreditMemoActionPayloadMapper>;
  ErpSalesCreditMemoConnection: ResolverTypeWrapper<ErpSalesCreditMemoConnectionMapper>;
  ErpSalesCreditMemoEdge: ResolverTypeWrapper<Omit<ErpSalesCreditMemoEdge, 'node'> & { node: ResolversTypes['ErpSalesCreditMemo'] }>;
  ErpSalesCreditMemoFilter: ErpSalesCreditMemoFilter;
  ErpSalesCreditMemoLine: ResolverTypeWrapper<ErpSalesCreditMemoLineMapper>;
  ErpSalesCreditMemoLineConnection: ResolverTypeWrapper<ErpSalesCreditMemoLineConnectionMapper>;
  ErpSalesCreditMemoLineEdge: ResolverTypeWrapper<Omit<ErpSalesCreditMemoLineEdge, 'node'> & { node: ResolversTypes['ErpSalesCreditMemoLine'] }>;
  ErpSalesCreditMemoLineFilter: ErpSalesCreditMemoLineFilter;
  ErpTextFilter: ErpTextFilter;
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
  MergeCrmPersonsInput: MergeCrmPersonsInput;
  MergeCrmPersonsPayload: ResolverTypeWrapper<Omit<MergeCrmPersonsPayload, 'mergedPerson' | 'person'> & { mergedPerson?: Maybe<ResolversTypes['CrmPerson']>, person?: Maybe<ResolversTypes['CrmPerson']> }>;
  Money: ResolverTypeWrapper<Money>;
  MoneyInput: MoneyInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Payment: ResolverTypeWrapper<PaymentMapper>;
  PaymentConnection: ResolverTypeWrapper<PaymentConnectionMapper>;
  PaymentDirection: PaymentDirection;
  PaymentEdge: ResolverTypeWrapper<Omit<PaymentEdge, 'node'> & { node: ResolversTypes['Payment'] }>;
  PaymentOrder: PaymentOrder;
  PaymentStatus: PaymentStatus;
  Project: ResolverTypeWrapper<ProjectMapper>;
  ProjectBudget: ResolverTypeWrapper<ProjectBudgetMapper>;
  ProjectCategory: ResolverTypeWrapper<ProjectCategoryMapper>;
  ProjectCompany: ResolverTypeWrapper<ProjectCompanyMapper>;
  ProjectConnection: ResolverTypeWrapper<ProjectConnectionMapper>;
  ProjectCustomFieldFilter: ProjectCustomFieldFilter;
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
  ProjectPersonStatusOrder: ProjectPersonStatusOrder;
  ProjectPersonStatusOrderField: ProjectPersonStatusOrderField;
  ProjectReaction: ResolverTypeWrapper<ProjectReaction>;
  ProjectReportFile: ResolverTypeWrapper<ProjectReportFile>;
  ProjectReportFormat: ProjectReportFormat;
  ProjectReportType: ProjectReportType;
  ProjectStatus: ProjectStatus;
  ProjectTag: ResolverTypeWrapper<ProjectTagMapper>;
  ProjectTaskCompletion: ResolverTypeWrapper<ProjectTaskCompletionMapper>;
  ProjectTeam: ResolverTypeWrapper<ProjectTeamMapper>;
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
  SortDirection: SortDirection;
  Treasury: ResolverTypeWrapper<TreasuryMapper>;
  TreasuryAddress: ResolverTypeWrapper<TreasuryAddressMapper>;
  TreasuryAddressFeatures: ResolverTypeWrapper<TreasuryAddressFeaturesMapper>;
  TreasuryAddressFeaturesInput: TreasuryAddressFeaturesInput;
  TreasuryAddressInput: TreasuryAddressInput;
  TreasuryBalance: ResolverTypeWrapper<TreasuryBalanceMapper>;
  TreasuryBankAccount: ResolverTypeWrapper<TreasuryBankAccountMapper>;
  TreasuryBankAccountInput: TreasuryBankAccountInput;
  TreasuryBankAccountOptionsInput: TreasuryBankAccountOptionsInput;
  TreasuryBillingDetails: ResolverTypeWrapper<TreasuryBillingDetailsMapper>;
  TreasuryBillingDetailsInput: TreasuryBillingDetailsInput;
  TreasuryCustomer: ResolverTypeWrapper<TreasuryCustomerMapper>;
  TreasuryCustomerPaymentFilter: TreasuryCustomerPaymentFilter;
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
  TreasuryForwardingSettings: ResolverTypeWrapper<TreasuryForwardingSettingsMapper>;
  TreasuryForwardingSettingsInput: TreasuryForwardingSettingsInput;
  TreasuryInboundFeatures: ResolverTypeWrapper<TreasuryInboundFeaturesMapper>;
  TreasuryInboundFeaturesInput: TreasuryInboundFeaturesInput;
  TreasuryInboundTransfer: ResolverTypeWrapper<TreasuryInboundTransferMapper>;
  TreasuryInboundTransferConnection: ResolverTypeWrapper<TreasuryInboundTransferConnectionMapper>;
  TreasuryInboundTransferEdge: ResolverTypeWrapper<Omit<TreasuryInboundTransferEdge, 'node'> & { node: ResolversTypes['TreasuryInboundTransfer'] }>;
  TreasuryInboundTransferStatus: TreasuryInboundTransferStatus;
  TreasuryMetadataEntry: ResolverTypeWrapper<TreasuryMetadataEntry>;
  TreasuryMetadataEntryInput: TreasuryMetadataEntryInput;
  TreasuryOrigin: ResolverTypeWrapper<TreasuryOriginMapper>;
  TreasuryOutboundFeatures: ResolverTypeWrapper<TreasuryOutboundFeaturesMapper>;
  TreasuryOutboundFeaturesInput: TreasuryOutboundFeaturesInput;
  TreasuryOutboundTransfer: ResolverTypeWrapper<TreasuryOutboundTransferMapper>;
  TreasuryOutboundTransferConnection: ResolverTypeWrapper<TreasuryOutboundTransferConnectionMapper>;
  TreasuryOutboundTransferEdge: ResolverTypeWrapper<Omit<TreasuryOutboundTransferEdge, 'node'> & { node: ResolversTypes['TreasuryOutboundTransfer'] }>;
  TreasuryOutboundTransferStatus: TreasuryOutboundTransferStatus;
  TreasuryPayment: ResolverTypeWrapper<TreasuryPaymentMapper>;
  TreasuryPaymentConnection: ResolverTypeWrapper<TreasuryPaymentConnectionMapper>;
  TreasuryPaymentEdge: ResolverTypeWrapper<Omit<TreasuryPaymentEdge, 'node'> & { node: ResolversTypes['TreasuryPayment'] }>;
  TreasuryPaymentFilter: TreasuryPaymentFilter;
  TreasuryPaymentStatus: TreasuryPaymentStatus;
  TreasuryPlatformRestrictions: ResolverTypeWrapper<TreasuryPlatformRestrictionsMapper>;
  TreasuryPlatformRestrictionsInput: TreasuryPlatformRestrictionsInput;
  TreasuryTransferDestinationInput: TreasuryTransferDestinationInput;
  TreasuryTransferStatus: TreasuryTransferStatus;
  UpdateCrmPersonFieldInput: UpdateCrmPersonFieldInput;
  UpdateCrmPersonFieldPayload: ResolverTypeWrapper<Omit<UpdateCrmPersonFieldPayload, 'field'> & { field?: Maybe<ResolversTypes['CrmPersonField']> }>;
  UpdateCrmPersonInput: UpdateCrmPersonInput;
  UpdateCrmPersonPayload: ResolverTypeWrapper<Omit<UpdateCrmPersonPayload, 'person'> & { person?: Maybe<ResolversTypes['CrmPerson']> }>;
  UpdateErpPurchaseInvoiceLineInput: UpdateErpPurchaseInvoiceLineInput;
  UpdateErpPurchaseInvoiceLinePayload: ResolverTypeWrapper<Omit<UpdateErpPurchaseInvoiceLinePayload, 'line'> & { line?: Maybe<ResolversTypes['ErpPurchaseInvoiceLine']> }>;
  UpdateErpSalesCreditMemoInput: UpdateErpSalesCreditMemoInput;
  UpdateErpSalesCreditMemoLineInput: UpdateErpSalesCreditMemoLineInput;
  UpdateErpSalesCreditMemoLinePayload: ResolverTypeWrapper<Omit<UpdateErpSalesCreditMemoLinePayload, 'line'> & { line?: Maybe<ResolversTypes['ErpSalesCreditMemoLine']> }>;
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
  UpsertMarketingContactsPayload: ResolverTypeWrapper<Omit<UpsertMarketingContactsPayload, 'job'> & { job?: Maybe<ResolversTypes['MarketingImportJob']> }>;
  User: ResolverTypeWrapper<UserMapper>;
  UserError: ResolverTypeWrapper<UserError>;
  UserPaymentFilter: UserPaymentFilter;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Accounting: AccountingMapper;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
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
  AccountingDayFilter: AccountingDayFilter;
  AccountingHistoryRecord: AccountingHistoryRecordMapper;
  AccountingHistoryRecordInput: AccountingHistoryRecordInput;
  AccountingInvoice: AccountingInvoiceMapper;
  AccountingInvoiceInput: AccountingInvoiceInput;
  AccountingLineItem: AccountingLineItemMapper;
  AccountingMessage: AccountingMessageMapper;
  AccountingNumberFilter: AccountingNumberFilter;
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
  AccountingTextFilter: AccountingTextFilter;
  AddCrmPersonFollowerInput: AddCrmPersonFollowerInput;
  AddCrmPersonFollowerPayload: Omit<AddCrmPersonFollowerPayload, 'follower' | 'person'> & { follower?: Maybe<ResolversParentTypes['CrmFollower']>, person?: Maybe<ResolversParentTypes['CrmPerson']> };
  BankAccount: BankAccountMapper;
  BankAccountConnection: BankAccountConnectionMapper;
  BankAccountDay: BankAccountDayMapper;
  BankAccountDayConnection: BankAccountDayConnectionMapper;
  BankAccountDayEdge: Omit<BankAccountDayEdge, 'node'> & { node: ResolversParentTypes['BankAccountDay'] };
  BankAccountEdge: Omit<BankAccountEdge, 'node'> & { node: ResolversParentTypes['BankAccount'] };
  BankAccountFilter: BankAccountFilter;
  BankAddress: BankAddress;
  BankApiToken: BankApiTokenMapper;
  BankApiTokenConnection: BankApiTokenConnectionMapper;
  BankApiTokenEdge: Omit<BankApiTokenEdge, 'node'> & { node: ResolversParentTypes['BankApiToken'] };
  BankApiUser: BankApiUserMapper;
  BankApplication: BankApplicationMapper;
  BankApplicationConnection: BankApplicationConnectionMapper;
  BankApplicationDocument: BankApplicationDocumentMapper;
  BankApplicationDocumentConnection: BankApplicationDocumentConnectionMapper;
  BankApplicationDocumentEdge: Omit<BankApplicationDocumentEdge, 'node'> & { node: ResolversParentTypes['BankApplicationDocument'] };
  BankApplicationEdge: Omit<BankApplicationEdge, 'node'> & { node: ResolversParentTypes['BankApplication'] };
  BankApplicationFilter: BankApplicationFilter;
  BankApplicationForm: BankApplicationFormMapper;
  BankApplicationFormConnection: BankApplicationFormConnectionMapper;
  BankApplicationFormEdge: Omit<BankApplicationFormEdge, 'node'> & { node: ResolversParentTypes['BankApplicationForm'] };
  BankApplicationFormFilter: BankApplicationFormFilter;
  BankAuthorization: BankAuthorizationMapper;
  BankAuthorizationConnection: BankAuthorizationConnectionMapper;
  BankAuthorizationEdge: Omit<BankAuthorizationEdge, 'node'> & { node: ResolversParentTypes['BankAuthorization'] };
  BankAuthorizationRequest: BankAuthorizationRequestMapper;
  BankAuthorizationRequestConnection: BankAuthorizationRequestConnectionMapper;
  BankAuthorizationRequestEdge: Omit<BankAuthorizationRequestEdge, 'node'> & { node: ResolversParentTypes['BankAuthorizationRequest'] };
  BankCard: BankCardMapper;
  BankCardConnection: BankCardConnectionMapper;
  BankCardEdge: Omit<BankCardEdge, 'node'> & { node: ResolversParentTypes['BankCard'] };
  BankCardLimit: BankCardLimitMapper;
  BankCardLimits: BankCardLimitsMapper;
  BankCardRecordFilter: BankCardRecordFilter;
  BankCheckDeposit: BankCheckDepositMapper;
  BankCheckDepositConnection: BankCheckDepositConnectionMapper;
  BankCheckDepositEdge: Omit<BankCheckDepositEdge, 'node'> & { node: ResolversParentTypes['BankCheckDeposit'] };
  BankCheckPayment: BankCheckPaymentMapper;
  BankCheckPaymentConnection: BankCheckPaymentConnectionMapper;
  BankCheckPaymentEdge: Omit<BankCheckPaymentEdge, 'node'> & { node: ResolversParentTypes['BankCheckPayment'] };
  BankCounterparty: BankCounterpartyMapper;
  BankCounterpartyBalance: BankCounterpartyBalanceMapper;
  BankCounterpartyConnection: BankCounterpartyConnectionMapper;
  BankCounterpartyEdge: Omit<BankCounterpartyEdge, 'node'> & { node: ResolversParentTypes['BankCounterparty'] };
  BankCounterpartyFilter: BankCounterpartyFilter;
  BankCustomer: BankCustomerMapper;
  BankCustomerConnection: BankCustomerConnectionMapper;
  BankCustomerEdge: Omit<BankCustomerEdge, 'node'> & { node: ResolversParentTypes['BankCustomer'] };
  BankDispute: BankDisputeMapper;
  BankDisputeConnection: BankDisputeConnectionMapper;
  BankDisputeEdge: Omit<BankDisputeEdge, 'node'> & { node: ResolversParentTypes['BankDispute'] };
  BankDisputeStep: BankDisputeStep;
  BankEvent: BankEventMapper;
  BankEventConnection: BankEventConnectionMapper;
  BankEventEdge: Omit<BankEventEdge, 'node'> & { node: ResolversParentTypes['BankEvent'] };
  BankInstitution: BankInstitutionMapper;
  BankMerchant: BankMerchant;
  BankOwnRecordFilter: BankOwnRecordFilter;
  BankOwnTimeFilter: BankOwnTimeFilter;
  BankPayment: BankPaymentMapper;
  BankPaymentConnection: BankPaymentConnectionMapper;
  BankPaymentCounterparty: BankPaymentCounterparty;
  BankPaymentEdge: Omit<BankPaymentEdge, 'node'> & { node: ResolversParentTypes['BankPayment'] };
  BankPaymentFilter: BankPaymentFilter;
  BankReceivedPayment: BankReceivedPaymentMapper;
  BankReceivedPaymentConnection: BankReceivedPaymentConnectionMapper;
  BankReceivedPaymentEdge: Omit<BankReceivedPaymentEdge, 'node'> & { node: ResolversParentTypes['BankReceivedPayment'] };
  BankRecordFilter: BankRecordFilter;
  BankRecurringPayment: BankRecurringPaymentMapper;
  BankRecurringPaymentConnection: BankRecurringPaymentConnectionMapper;
  BankRecurringPaymentEdge: Omit<BankRecurringPaymentEdge, 'node'> & { node: ResolversParentTypes['BankRecurringPayment'] };
  BankRepayment: BankRepaymentMapper;
  BankRepaymentConnection: BankRepaymentConnectionMapper;
  BankRepaymentEdge: Omit<BankRepaymentEdge, 'node'> & { node: ResolversParentTypes['BankRepayment'] };
  BankReward: BankRewardMapper;
  BankRewardConnection: BankRewardConnectionMapper;
  BankRewardEdge: Omit<BankRewardEdge, 'node'> & { node: ResolversParentTypes['BankReward'] };
  BankSchedule: BankSchedule;
  BankStatement: BankStatementMapper;
  BankStatementConnection: BankStatementConnectionMapper;
  BankStatementEdge: Omit<BankStatementEdge, 'node'> & { node: ResolversParentTypes['BankStatement'] };
  BankTimeFilter: BankTimeFilter;
  BankTransaction: BankTransactionMapper;
  BankTransactionConnection: BankTransactionConnectionMapper;
  BankTransactionEdge: Omit<BankTransactionEdge, 'node'> & { node: ResolversParentTypes['BankTransaction'] };
  BankTransactionFilter: BankTransactionFilter;
  BankWebhook: BankWebhookMapper;
  BankWebhookConnection: BankWebhookConnectionMapper;
  BankWebhookEdge: Omit<BankWebhookEdge, 'node'> & { node: ResolversParentTypes['BankWebhook'] };
  Banking: BankingMapper;
  CancelTreasuryInboundTransferInput: CancelTreasuryInboundTransferInput;
  CancelTreasuryInboundTransferPayload: Omit<CancelTreasuryInboundTransferPayload, 'inboundTransfer'> & { inboundTransfer?: Maybe<ResolversParentTypes['TreasuryInboundTransfer']> };
  CancelTreasuryOutboundPaymentInput: CancelTreasuryOutboundPaymentInput;
  CancelTreasuryOutboundPaymentPayload: Omit<CancelTreasuryOutboundPaymentPayload, 'payment'> & { payment?: Maybe<ResolversParentTypes['TreasuryPayment']> };
  CloseTreasuryFinancialAccountInput: CloseTreasuryFinancialAccountInput;
  CloseTreasuryFinancialAccountPayload: Omit<CloseTreasuryFinancialAccountPayload, 'financialAccount'> & { financialAccount?: Maybe<ResolversParentTypes['TreasuryFinancialAccount']> };
  CreateAccountingPaymentHistoryInput: CreateAccountingPaymentHistoryInput;
  CreateAccountingPaymentHistoryPayload: Omit<CreateAccountingPaymentHistoryPayload, 'payment'> & { payment?: Maybe<ResolversParentTypes['AccountingPayment']> };
  CreateAccountingPaymentsInput: CreateAccountingPaymentsInput;
  CreateAccountingPaymentsPayload: Omit<CreateAccountingPaymentsPayload, 'results'> & { results?: Maybe<Array<ResolversParentTypes['AccountingPaymentResult']>> };
  CreateCrmPersonFieldInput: CreateCrmPersonFieldInput;
  CreateCrmPersonFieldPayload: Omit<CreateCrmPersonFieldPayload, 'field'> & { field?: Maybe<ResolversParentTypes['CrmPersonField']> };
  CreateCrmPersonInput: CreateCrmPersonInput;
  CreateCrmPersonPayload: Omit<CreateCrmPersonPayload, 'person'> & { person?: Maybe<ResolversParentTypes['CrmPerson']> };
  CreateErpPurchaseInvoiceLineInput: CreateErpPurchaseInvoiceLineInput;
  CreateErpPurchaseInvoiceLinePayload: Omit<CreateErpPurchaseInvoiceLinePayload, 'line'> & { line?: Maybe<ResolversParentTypes['ErpPurchaseInvoiceLine']> };
  CreateErpSalesCreditMemoInput: CreateErpSalesCreditMemoInput;
  CreateErpSalesCreditMemoLineInput: CreateErpSalesCreditMemoLineInput;
  CreateErpSalesCreditMemoLinePayload: Omit<CreateErpSalesCreditMemoLinePayload, 'line'> & { line?: Maybe<ResolversParentTypes['ErpSalesCreditMemoLine']> };
  CreateErpSalesCreditMemoPayload: Omit<CreateErpSalesCreditMemoPayload, 'salesCreditMemo'> & { salesCreditMemo?: Maybe<ResolversParentTypes['ErpSalesCreditMemo']> };
  CreateErpTimeRegistrationEntryInput: CreateErpTimeRegistrationEntryInput;
  CreateErpTimeRegistrationEntryPayload: Omit<CreateErpTimeRegistrationEntryPayload, 'timeRegistrationEntry'> & { timeRegistrationEntry?: Maybe<ResolversParentTypes['ErpTimeRegistrationEntry']> };
  CreateErpUnitOfMeasureInput: CreateErpUnitOfMeasureInput;
  CreateErpUnitOfMeasurePayload: Omit<CreateErpUnitOfMeasurePayload, 'unitOfMeasure'> & { unitOfMeasure?: Maybe<ResolversParentTypes['ErpUnitOfMeasure']> };
  CreateErpVendorInput: CreateErpVendorInput;
  CreateErpVendorPayload: Omit<CreateErpVendorPayload, 'vendor'> & { vendor?: Maybe<ResolversParentTypes['ErpVendor']> };
  CreateMarketingCustomFieldInput: CreateMarketingCustomFieldInput;
  CreateMarketingCustomFieldPayload: Omit<CreateMarketingCustomFieldPayload, 'field'> & { field?: Maybe<ResolversParentTypes['MarketingCustomField']> };
  CreateMarketingExportInput: CreateMarketingExportInput;
  CreateMarketingExportPayload: Omit<CreateMarketingExportPayload, 'job'> & { job?: Maybe<ResolversParentTypes['MarketingExportJob']> };
  CreateMarketingImportInput: CreateMarketingImportInput;
  CreateMarketingImportPayload: Omit<CreateMarketingImportPayload, 'job'> & { job?: Maybe<ResolversParentTypes['MarketingImportJob']> };
  CreateTreasuryFinancialAccountInput: CreateTreasuryFinancialAccountInput;
  CreateTreasuryFinancialAccountPayload: Omit<CreateTreasuryFinancialAccountPayload, 'financialAccount'> & { financialAccount?: Maybe<ResolversParentTypes['TreasuryFinancialAccount']> };
  CreateTreasuryInboundTransferInput: CreateTreasuryInboundTransferInput;
  CreateTreasuryInboundTransferPayload: Omit<CreateTreasuryInboundTransferPayload, 'inboundTransfer'> & { inboundTransfer?: Maybe<ResolversParentTypes['TreasuryInboundTransfer']> };
  CreateTreasuryOutboundPaymentInput: CreateTreasuryOutboundPaymentInput;
  CreateTreasuryOutboundPaymentPayload: Omit<CreateTreasuryOutboundPaymentPayload, 'payment'> & { payment?: Maybe<ResolversParentTypes['TreasuryPayment']> };
  CreateTreasuryOutboundTransferInput: CreateTreasuryOutboundTransferInput;
  CreateTreasuryOutboundTransferPayload: Omit<CreateTreasuryOutboundTransferPayload, 'outboundTransfer'> & { outboundTransfer?: Maybe<ResolversParentTypes['TreasuryOutboundTransfer']> };
  Crm: CrmMapper;
  CrmActivity: CrmActivityMapper;
  CrmActivityConnection: CrmActivityConnectionMapper;
  CrmActivityEdge: Omit<CrmActivityEdge, 'node'> & { node: ResolversParentTypes['CrmActivity'] };
  CrmActivityEvent: CrmActivityEventMapper;
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
  CrmDealOrder: CrmDealOrder;
  CrmFile: CrmFileMapper;
  CrmFileConnection: CrmFileConnectionMapper;
  CrmFileEdge: Omit<CrmFileEdge, 'node'> & { node: ResolversParentTypes['CrmFile'] };
  CrmFileEvent: CrmFileEventMapper;
  CrmFileOrder: CrmFileOrder;
  CrmFlowEvent: CrmFlowEventMapper;
  CrmFlowEventConnection: CrmFlowEventConnectionMapper;
  CrmFlowEventEdge: Omit<CrmFlowEventEdge, 'node'> & { node: ResolversParentTypes['CrmFlowEvent'] };
  CrmFollower: CrmFollowerMapper;
  CrmFollowerConnection: CrmFollowerConnectionMapper;
  CrmFollowerEdge: Omit<CrmFollowerEdge, 'node'> & { node: ResolversParentTypes['CrmFollower'] };
  CrmFollowerEvent: CrmFollowerEventMapper;
  CrmMailEvent: CrmMailEventMapper;
  CrmMailMessage: CrmMailMessageMapper;
  CrmMailMessageConnection: CrmMailMessageConnectionMapper;
  CrmMailMessageEdge: Omit<CrmMailMessageEdge, 'node'> & { node: ResolversParentTypes['CrmMailMessage'] };
  CrmMailParty: CrmMailPartyMapper;
  CrmOrganization: CrmOrganizationMapper;
  CrmOtherEvent: CrmOtherEventMapper;
  CrmPerson: CrmPersonMapper;
  CrmPersonCollectionFilter: CrmPersonCollectionFilter;
  CrmPersonConnection: CrmPersonConnectionMapper;
  CrmPersonEdge: Omit<CrmPersonEdge, 'node'> & { node: ResolversParentTypes['CrmPerson'] };
  CrmPersonField: CrmPersonFieldMapper;
  CrmPersonFieldConnection: CrmPersonFieldConnectionMapper;
  CrmPersonFieldEdge: Omit<CrmPersonFieldEdge, 'node'> & { node: ResolversParentTypes['CrmPersonField'] };
  CrmPersonFieldOption: CrmPersonFieldOptionMapper;
  CrmPersonFieldOptionInput: CrmPersonFieldOptionInput;
  CrmPersonFilter: CrmPersonFilter;
  CrmPersonOrder: CrmPersonOrder;
  CrmUser: CrmUserMapper;
  CrmUserConnection: CrmUserConnectionMapper;
  CrmUserEdge: Omit<CrmUserEdge, 'node'> & { node: ResolversParentTypes['CrmUser'] };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DeleteAccountingPaymentInput: DeleteAccountingPaymentInput;
  DeleteAccountingPaymentPayload: Omit<DeleteAccountingPaymentPayload, 'payment'> & { payment?: Maybe<ResolversParentTypes['AccountingPayment']> };
  DeleteCrmPersonFieldInput: DeleteCrmPersonFieldInput;
  DeleteCrmPersonFieldPayload: Omit<DeleteCrmPersonFieldPayload, 'field'> & { field?: Maybe<ResolversParentTypes['CrmPersonField']> };
  DeleteCrmPersonInput: DeleteCrmPersonInput;
  DeleteCrmPersonPayload: Omit<DeleteCrmPersonPayload, 'person'> & { person?: Maybe<ResolversParentTypes['CrmPerson']> };
  DeleteCrmPersonPictureInput: DeleteCrmPersonPictureInput;
  DeleteCrmPersonPicturePayload: Omit<DeleteCrmPersonPicturePayload, 'person'> & { person?: Maybe<ResolversParentTypes['CrmPerson']> };
  DeleteCrmPersonsInput: DeleteCrmPersonsInput;
  DeleteCrmPersonsPayload: Omit<DeleteCrmPersonsPayload, 'persons'> & { persons?: Maybe<Array<ResolversParentTypes['CrmPerson']>> };
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
  DeleteMarketingCustomFieldPayload: DeleteMarketingCustomFieldPayload;
  DeleteMarketingListsPayload: DeleteMarketingListsPayload;
  Erp: ErpMapper;
  ErpAccount: ErpAccountMapper;
  ErpCurrency: ErpCurrencyMapper;
  ErpDayFilter: ErpDayFilter;
  ErpEmployee: ErpEmployeeMapper;
  ErpInstantFilter: ErpInstantFilter;
  ErpNumberFilter: ErpNumberFilter;
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
  ErpSalesCreditMemoActionInput: ErpSalesCreditMemoActionInput;
  ErpSalesCreditMemoActionPayload: ErpSalesCreditMemoActionPayloadMapper;
  ErpSalesCreditMemoConnection: ErpSalesCreditMemoConnectionMapper;
  ErpSalesCreditMemoEdge: Omit<ErpSalesCreditMemoEdge, 'node'> & { node: ResolversParentTypes['ErpSalesCreditMemo'] };
  ErpSalesCreditMemoFilter: ErpSalesCreditMemoFilter;
  ErpSalesCreditMemoLine: ErpSalesCreditMemoLineMapper;
  ErpSalesCreditMemoLineConnection: ErpSalesCreditMemoLineConnectionMapper;
  ErpSalesCreditMemoLineEdge: Omit<ErpSalesCreditMemoLineEdge, 'node'> & { node: ResolversParentTypes['ErpSalesCreditMemoLine'] };
  ErpSalesCreditMemoLineFilter: ErpSalesCreditMemoLineFilter;
  ErpTextFilter: ErpTextFilter;
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
  MergeCrmPersonsInput: MergeCrmPersonsInput;
  MergeCrmPersonsPayload: Omit<MergeCrmPersonsPayload, 'mergedPerson' | 'person'> & { mergedPerson?: Maybe<ResolversParentTypes['CrmPerson']>, person?: Maybe<ResolversParentTypes['CrmPerson']> };
  Money: Money;
  MoneyInput: MoneyInput;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfo;
  Payment: PaymentMapper;
  PaymentConnection: PaymentConnectionMapper;
  PaymentEdge: Omit<PaymentEdge, 'node'> & { node: ResolversParentTypes['Payment'] };
  Project: ProjectMapper;
  ProjectBudget: ProjectBudgetMapper;
  ProjectCategory: ProjectCategoryMapper;
  ProjectCompany: ProjectCompanyMapper;
  ProjectConnection: ProjectConnectionMapper;
  ProjectCustomFieldFilter: ProjectCustomFieldFilter;
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
  ProjectPersonStatusOrder: ProjectPersonStatusOrder;
  ProjectReaction: ProjectReaction;
  ProjectReportFile: ProjectReportFile;
  ProjectTag: ProjectTagMapper;
  ProjectTaskCompletion: ProjectTaskCompletionMapper;
  ProjectTeam: ProjectTeamMapper;
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
  Treasury: TreasuryMapper;
  TreasuryAddress: TreasuryAddressMapper;
  TreasuryAddressFeatures: TreasuryAddressFeaturesMapper;
  TreasuryAddressFeaturesInput: TreasuryAddressFeaturesInput;
  TreasuryAddressInput: TreasuryAddressInput;
  TreasuryBalance: TreasuryBalanceMapper;
  TreasuryBankAccount: TreasuryBankAccountMapper;
  TreasuryBankAccountInput: TreasuryBankAccountInput;
  TreasuryBankAccountOptionsInput: TreasuryBankAccountOptionsInput;
  TreasuryBillingDetails: TreasuryBillingDetailsMapper;
  TreasuryBillingDetailsInput: TreasuryBillingDetailsInput;
  TreasuryCustomer: TreasuryCustomerMapper;
  TreasuryCustomerPaymentFilter: TreasuryCustomerPaymentFilter;
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
  TreasuryForwardingSettings: TreasuryForwardingSettingsMapper;
  TreasuryForwardingSettingsInput: TreasuryForwardingSettingsInput;
  TreasuryInboundFeatures: TreasuryInboundFeaturesMapper;
  TreasuryInboundFeaturesInput: TreasuryInboundFeaturesInput;
  TreasuryInboundTransfer: TreasuryInboundTransferMapper;
  TreasuryInboundTransferConnection: TreasuryInboundTransferConnectionMapper;
  TreasuryInboundTransferEdge: Omit<TreasuryInboundTransferEdge, 'node'> & { node: ResolversParentTypes['TreasuryInboundTransfer'] };
  TreasuryMetadataEntry: TreasuryMetadataEntry;
  TreasuryMetadataEntryInput: TreasuryMetadataEntryInput;
  TreasuryOrigin: TreasuryOriginMapper;
  TreasuryOutboundFeatures: TreasuryOutboundFeaturesMapper;
  TreasuryOutboundFeaturesInput: TreasuryOutboundFeaturesInput;
  TreasuryOutboundTransfer: TreasuryOutboundTransferMapper;
  TreasuryOutboundTransferConnection: TreasuryOutboundTransferConnectionMapper;
  TreasuryOutboundTransferEdge: Omit<TreasuryOutboundTransferEdge, 'node'> & { node: ResolversParentTypes['TreasuryOutboundTransfer'] };
  TreasuryPayment: TreasuryPaymentMapper;
  TreasuryPaymentConnection: TreasuryPaymentConnectionMapper;
  TreasuryPaymentEdge: Omit<TreasuryPaymentEdge, 'node'> & { node: ResolversParentTypes['TreasuryPayment'] };
  TreasuryPaymentFilter: TreasuryPaymentFilter;
  TreasuryPlatformRestrictions: TreasuryPlatformRestrictionsMapper;
  TreasuryPlatformRestrictionsInput: TreasuryPlatformRestrictionsInput;
  TreasuryTransferDestinationInput: TreasuryTransferDestinationInput;
  UpdateCrmPersonFieldInput: UpdateCrmPersonFieldInput;
  UpdateCrmPersonFieldPayload: Omit<UpdateCrmPersonFieldPayload, 'field'> & { field?: Maybe<ResolversParentTypes['CrmPersonField']> };
  UpdateCrmPersonInput: UpdateCrmPersonInput;
  UpdateCrmPersonPayload: Omit<UpdateCrmPersonPayload, 'person'> & { person?: Maybe<ResolversParentTypes['CrmPerson']> };
  UpdateErpPurchaseInvoiceLineInput: UpdateErpPurchaseInvoiceLineInput;
  UpdateErpPurchaseInvoiceLinePayload: Omit<UpdateErpPurchaseInvoiceLinePayload, 'line'> & { line?: Maybe<ResolversParentTypes['ErpPurchaseInvoiceLine']> };
  UpdateErpSalesCreditMemoInput: UpdateErpSalesCreditMemoInput;
  UpdateErpSalesCreditMemoLineInput: UpdateErpSalesCreditMemoLineInput;
  UpdateErpSalesCreditMemoLinePayload: Omit<UpdateErpSalesCreditMemoLinePayload, 'line'> & { line?: Maybe<ResolversParentTypes['ErpSalesCreditMemoLine']> };
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
  UpsertMarketingContactsPayload: Omit<UpsertMarketingContactsPayload, 'job'> & { job?: Maybe<ResolversParentTypes['MarketingImportJob']> };
  User: UserMapper;
  UserError: UserError;
  UserPaymentFilter: UserPaymentFilter;
};

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
  invoice?: Resolver<Maybe<ResolversTypes['AccountingInvoice']>, ParentType, ContextType>;
  isDeleted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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
  emailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type AccountingCreditNoteResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['AccountingCreditNote'] = ResolversParentTypes['AccountingCreditNote']> = {
  allocations?: Resolver<Maybe<Array<ResolversTypes['AccountingAllocation']>>, ParentType, ContextType>;
  creditNoteId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creditNoteNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountingHistoryRecordResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['AccountingHistoryRecord'] = ResolversParentTypes['AccountingHistoryRecord']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  isReconciled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  overpayment?: Resolver<Maybe<ResolversTypes['AccountingOverpayment']>, ParentType, ContextType>;
  particulars?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  paymentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prepayment?: Resolver<Maybe<ResolversTypes['AccountingPrepayment']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payments?: Resolver<Maybe<ResolversTypes['BankPaymentConnection']>, ParentType, ContextType, RequireFields<BankAccountPaymentsArgs, 'orderBy'>>;
  routingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statements?: Resolver<Maybe<ResolversTypes['BankStatementConnection']>, ParentType, ContextType, RequireFields<BankAccountStatementsArgs, 'orderBy'>>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['BankTransaction']>, ParentType, ContextType, RequireFields<BankAccountTransactionArgs, 'id'>>;
  transactions?: Resolver<Maybe<ResolversTypes['BankTransactionConnection']>, ParentType, ContextType, RequireFields<BankAccountTransactionsArgs, 'orderBy'>>;
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
  expiration?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  documents?: Resolver<Maybe<ResolversTypes['BankApplicationDocumentConnection']>, ParentType, ContextType, Partial<BankApplicationDocumentsArgs>>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  documentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type BankAuthorizationResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankAuthorization'] = ResolversParentTypes['BankAuthorization'], FederationReferenceType extends FederationReferenceTypes['BankAuthorization'] = FederationReferenceTypes['BankAuthorization']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankAuthorization']> | FederationReferenceType, FederationReferenceType, ContextType>;
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

export type BankAuthorizationConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankAuthorizationConnection'] = ResolversParentTypes['BankAuthorizationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankAuthorizationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankAuthorization']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankAuthorizationEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankAuthorizationEdge'] = ResolversParentTypes['BankAuthorizationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankAuthorization'], ParentType, ContextType>;
};

export type BankAuthorizationRequestResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankAuthorizationRequest'] = ResolversParentTypes['BankAuthorizationRequest'], FederationReferenceType extends FederationReferenceTypes['BankAuthorizationRequest'] = FederationReferenceTypes['BankAuthorizationRequest']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankAuthorizationRequest']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['BankCard']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  merchant?: Resolver<Maybe<ResolversTypes['BankMerchant']>, ParentType, ContextType>;
  partialApprovalAllowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BankAuthorizationRequestConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankAuthorizationRequestConnection'] = ResolversParentTypes['BankAuthorizationRequestConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BankAuthorizationRequestEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BankAuthorizationRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BankAuthorizationRequestEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankAuthorizationRequestEdge'] = ResolversParentTypes['BankAuthorizationRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BankAuthorizationRequest'], ParentType, ContextType>;
};

export type BankCardResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankCard'] = ResolversParentTypes['BankCard'], FederationReferenceType extends FederationReferenceTypes['BankCard'] = FederationReferenceTypes['BankCard']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankCard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  authorizationRequests?: Resolver<Maybe<ResolversTypes['BankAuthorizationRequestConnection']>, ParentType, ContextType, RequireFields<BankCardAuthorizationRequestsArgs, 'orderBy'>>;
  authorizations?: Resolver<Maybe<ResolversTypes['BankAuthorizationConnection']>, ParentType, ContextType, RequireFields<BankCardAuthorizationsArgs, 'orderBy'>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  expirationDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last4Digits?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limits?: Resolver<Maybe<ResolversTypes['BankCardLimits']>, ParentType, ContextType>;
  pinStatus?: Resolver<Maybe<ResolversTypes['BankCardPinStatus']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactions?: Resolver<Maybe<ResolversTypes['BankTransactionConnection']>, ParentType, ContextType, RequireFields<BankCardTransactionsArgs, 'orderBy'>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  routingNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  disputes?: Resolver<Maybe<ResolversTypes['BankDisputeConnection']>, ParentType, ContextType, RequireFields<BankCustomerDisputesArgs, 'orderBy'>>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type BankEventResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['BankEvent'] = ResolversParentTypes['BankEvent'], FederationReferenceType extends FederationReferenceTypes['BankEvent'] = FederationReferenceTypes['BankEvent']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['BankEvent']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payload?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
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
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAchSupported?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isWireSupported?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  routingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  traceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberOfPayments?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['BankSchedule']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  endTime?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextScheduledAction?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
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
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['BankPayment']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  authorizationRequests?: Resolver<Maybe<ResolversTypes['BankAuthorizationRequestConnection']>, ParentType, ContextType, RequireFields<BankingAuthorizationRequestsArgs, 'orderBy'>>;
  authorizations?: Resolver<Maybe<ResolversTypes['BankAuthorizationConnection']>, ParentType, ContextType, RequireFields<BankingAuthorizationsArgs, 'orderBy'>>;
  card?: Resolver<Maybe<ResolversTypes['BankCard']>, ParentType, ContextType, RequireFields<BankingCardArgs, 'id'>>;
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

export type CancelTreasuryInboundTransferPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CancelTreasuryInboundTransferPayload'] = ResolversParentTypes['CancelTreasuryInboundTransferPayload']> = {
  inboundTransfer?: Resolver<Maybe<ResolversTypes['TreasuryInboundTransfer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelTreasuryOutboundPaymentPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CancelTreasuryOutboundPaymentPayload'] = ResolversParentTypes['CancelTreasuryOutboundPaymentPayload']> = {
  payment?: Resolver<Maybe<ResolversTypes['TreasuryPayment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CloseTreasuryFinancialAccountPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CloseTreasuryFinancialAccountPayload'] = ResolversParentTypes['CloseTreasuryFinancialAccountPayload']> = {
  financialAccount?: Resolver<Maybe<ResolversTypes['TreasuryFinancialAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  field?: Resolver<Maybe<ResolversTypes['CrmPersonField']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateCrmPersonPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateCrmPersonPayload'] = ResolversParentTypes['CreateCrmPersonPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['CrmPerson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateErpPurchaseInvoiceLinePayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateErpPurchaseInvoiceLinePayload'] = ResolversParentTypes['CreateErpPurchaseInvoiceLinePayload']> = {
  line?: Resolver<Maybe<ResolversTypes['ErpPurchaseInvoiceLine']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateErpSalesCreditMemoLinePayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateErpSalesCreditMemoLinePayload'] = ResolversParentTypes['CreateErpSalesCreditMemoLinePayload']> = {
  line?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemoLine']>, ParentType, ContextType>;
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
  field?: Resolver<Maybe<ResolversTypes['MarketingCustomField']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateMarketingExportPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateMarketingExportPayload'] = ResolversParentTypes['CreateMarketingExportPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['MarketingExportJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateMarketingImportPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateMarketingImportPayload'] = ResolversParentTypes['CreateMarketingImportPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['MarketingImportJob']>, ParentType, ContextType>;
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
  payment?: Resolver<Maybe<ResolversTypes['TreasuryPayment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateTreasuryOutboundTransferPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CreateTreasuryOutboundTransferPayload'] = ResolversParentTypes['CreateTreasuryOutboundTransferPayload']> = {
  outboundTransfer?: Resolver<Maybe<ResolversTypes['TreasuryOutboundTransfer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CrmResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Crm'] = ResolversParentTypes['Crm']> = {
  person?: Resolver<Maybe<ResolversTypes['CrmPerson']>, ParentType, ContextType, RequireFields<CrmPersonArgs, 'id'>>;
  personCollection?: Resolver<Maybe<ResolversTypes['CrmPersonConnection']>, ParentType, ContextType, Partial<CrmPersonCollectionArgs>>;
  personField?: Resolver<Maybe<ResolversTypes['CrmPersonField']>, ParentType, ContextType, RequireFields<CrmPersonFieldArgs, 'id'>>;
  personFields?: Resolver<Maybe<ResolversTypes['CrmPersonFieldConnection']>, ParentType, ContextType, Partial<CrmPersonFieldsArgs>>;
  persons?: Resolver<Maybe<ResolversTypes['CrmPersonConnection']>, ParentType, ContextType, Partial<CrmPersonsArgs>>;
  searchPersons?: Resolver<Maybe<ResolversTypes['CrmPersonConnection']>, ParentType, ContextType, RequireFields<CrmSearchPersonsArgs, 'exactMatch' | 'term'>>;
};

export type CrmActivityResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmActivity'] = ResolversParentTypes['CrmActivity']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dealId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  done?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
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
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CrmChangeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmChange'] = ResolversParentTypes['CrmChange']> = {
  actor?: Resolver<Maybe<ResolversTypes['CrmUser']>, ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bulk?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['CrmChange']>, ParentType, ContextType>;
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
  expectedCloseOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
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
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deal?: Resolver<Maybe<ResolversTypes['CrmDeal']>, ParentType, ContextType>;
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
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['CrmFile']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CrmFlowEventResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmFlowEvent'] = ResolversParentTypes['CrmFlowEvent']> = {
  __resolveType: TypeResolveFn<'CrmActivityEvent' | 'CrmChangeEvent' | 'CrmDealEvent' | 'CrmFileEvent' | 'CrmFollowerEvent' | 'CrmMailEvent' | 'CrmOtherEvent', ParentType, ContextType>;
};

export type CrmFlowEventConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmFlowEventConnection'] = ResolversParentTypes['CrmFlowEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CrmFlowEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CrmFlowEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CrmFlowEventEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmFlowEventEdge'] = ResolversParentTypes['CrmFlowEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CrmFlowEvent'], ParentType, ContextType>;
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
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  follower?: Resolver<Maybe<ResolversTypes['CrmFollower']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CrmMailEventResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmMailEvent'] = ResolversParentTypes['CrmMailEvent']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mailMessage?: Resolver<Maybe<ResolversTypes['CrmMailMessage']>, ParentType, ContextType>;
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
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CrmOrganizationResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmOrganization'] = ResolversParentTypes['CrmOrganization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  searchPersons?: Resolver<Maybe<ResolversTypes['CrmPersonConnection']>, ParentType, ContextType, RequireFields<CrmOrganizationSearchPersonsArgs, 'exactMatch' | 'term'>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CrmOtherEventResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['CrmOtherEvent'] = ResolversParentTypes['CrmOtherEvent']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  emails?: Resolver<Maybe<Array<ResolversTypes['CrmContactValue']>>, ParentType, ContextType>;
  files?: Resolver<Maybe<ResolversTypes['CrmFileConnection']>, ParentType, ContextType, Partial<CrmPersonFilesArgs>>;
  flow?: Resolver<Maybe<ResolversTypes['CrmFlowEventConnection']>, ParentType, ContextType, RequireFields<CrmPersonFlowArgs, 'allChanges'>>;
  followers?: Resolver<Maybe<ResolversTypes['CrmFollowerConnection']>, ParentType, ContextType, Partial<CrmPersonFollowersArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mailMessages?: Resolver<Maybe<ResolversTypes['CrmMailMessageConnection']>, ParentType, ContextType, Partial<CrmPersonMailMessagesArgs>>;
  marketingStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['CrmOrganization']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['CrmUser']>, ParentType, ContextType>;
  permittedUsers?: Resolver<Maybe<ResolversTypes['CrmUserConnection']>, ParentType, ContextType, Partial<CrmPersonPermittedUsersArgs>>;
  phones?: Resolver<Maybe<Array<ResolversTypes['CrmContactValue']>>, ParentType, ContextType>;
  pictureId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  primaryEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type DeleteCrmPersonFieldPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['DeleteCrmPersonFieldPayload'] = ResolversParentTypes['DeleteCrmPersonFieldPayload']> = {
  field?: Resolver<Maybe<ResolversTypes['CrmPersonField']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteCrmPersonPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['DeleteCrmPersonPayload'] = ResolversParentTypes['DeleteCrmPersonPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['CrmPerson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteCrmPersonPicturePayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['DeleteCrmPersonPicturePayload'] = ResolversParentTypes['DeleteCrmPersonPicturePayload']> = {
  person?: Resolver<Maybe<ResolversTypes['CrmPerson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteCrmPersonsPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['DeleteCrmPersonsPayload'] = ResolversParentTypes['DeleteCrmPersonsPayload']> = {
  persons?: Resolver<Maybe<Array<ResolversTypes['CrmPerson']>>, ParentType, ContextType>;
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
  vendorPurchase?: Resolver<Maybe<ResolversTypes['ErpVendorPurchase']>, ParentType, ContextType, RequireFields<ErpVendorPurchaseArgs, 'name' | 'vendorId' | 'vendorNumber'>>;
  vendorPurchases?: Resolver<Maybe<ResolversTypes['ErpVendorPurchaseConnection']>, ParentType, ContextType, Partial<ErpVendorPurchasesArgs>>;
  vendors?: Resolver<Maybe<ResolversTypes['ErpVendorConnection']>, ParentType, ContextType, Partial<ErpVendorsArgs>>;
};

export type ErpAccountResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpAccount'] = ResolversParentTypes['ErpAccount']> = {
  blocked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ErpCurrencyResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpCurrency'] = ResolversParentTypes['ErpCurrency']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ErpEmployeeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpEmployee'] = ResolversParentTypes['ErpEmployee']> = {
  companyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeRegistrationEntries?: Resolver<Maybe<ResolversTypes['ErpTimeRegistrationEntryConnection']>, ParentType, ContextType, Partial<ErpEmployeeTimeRegistrationEntriesArgs>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ErpPaymentTermResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpPaymentTerm'] = ResolversParentTypes['ErpPaymentTerm']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueDateCalculation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  dateFilter?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  display?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  indentation?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lineNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lineType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lines?: Resolver<Maybe<Array<ResolversTypes['ErpSalesCreditMemoLine']>>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentTerm?: Resolver<Maybe<ResolversTypes['ErpPaymentTerm']>, ParentType, ContextType>;
  paymentTermsId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postingDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  salesperson?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalExcludingTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalIncludingTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalTax?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ErpSalesCreditMemoActionPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ErpSalesCreditMemoActionPayload'] = ResolversParentTypes['ErpSalesCreditMemoActionPayload']> = {
  salesCreditMemo?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemo']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lineNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ErpTimeRegistrationStatus']>, ParentType, ContextType>;
  unitOfMeasure?: Resolver<Maybe<ResolversTypes['ErpUnitOfMeasure']>, ParentType, ContextType>;
  unitOfMeasureCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  dateFilter?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  display?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entityTag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internationalStandardCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  lastModifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentTerm?: Resolver<Maybe<ResolversTypes['ErpPaymentTerm']>, ParentType, ContextType>;
  paymentTermsId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purchase?: Resolver<Maybe<ResolversTypes['ErpVendorPurchase']>, ParentType, ContextType>;
  taxRegistrationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  reservedFields?: Resolver<Maybe<Array<ResolversTypes['MarketingReservedField']>>, ParentType, ContextType, Partial<MarketingReservedFieldsArgs>>;
  searchContacts?: Resolver<Maybe<ResolversTypes['MarketingContactSearch']>, ParentType, ContextType, RequireFields<MarketingSearchContactsArgs, 'query'>>;
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
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type MergeCrmPersonsPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['MergeCrmPersonsPayload'] = ResolversParentTypes['MergeCrmPersonsPayload']> = {
  mergedPerson?: Resolver<Maybe<ResolversTypes['CrmPerson']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['CrmPerson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addCrmPersonFollower?: Resolver<Maybe<ResolversTypes['AddCrmPersonFollowerPayload']>, ParentType, ContextType, RequireFields<MutationAddCrmPersonFollowerArgs, 'input'>>;
  cancelAndSendErpSalesCreditMemo?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemoActionPayload']>, ParentType, ContextType, RequireFields<MutationCancelAndSendErpSalesCreditMemoArgs, 'input'>>;
  cancelErpSalesCreditMemo?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemoActionPayload']>, ParentType, ContextType, RequireFields<MutationCancelErpSalesCreditMemoArgs, 'input'>>;
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
  createMarketingExport?: Resolver<Maybe<ResolversTypes['CreateMarketingExportPayload']>, ParentType, ContextType, RequireFields<MutationCreateMarketingExportArgs, 'input'>>;
  createMarketingImport?: Resolver<Maybe<ResolversTypes['CreateMarketingImportPayload']>, ParentType, ContextType, RequireFields<MutationCreateMarketingImportArgs, 'input'>>;
  createTreasuryFinancialAccount?: Resolver<Maybe<ResolversTypes['CreateTreasuryFinancialAccountPayload']>, ParentType, ContextType, RequireFields<MutationCreateTreasuryFinancialAccountArgs, 'input'>>;
  createTreasuryInboundTransfer?: Resolver<Maybe<ResolversTypes['CreateTreasuryInboundTransferPayload']>, ParentType, ContextType, RequireFields<MutationCreateTreasuryInboundTransferArgs, 'input'>>;
  createTreasuryOutboundPayment?: Resolver<Maybe<ResolversTypes['CreateTreasuryOutboundPaymentPayload']>, ParentType, ContextType, RequireFields<MutationCreateTreasuryOutboundPaymentArgs, 'input'>>;
  createTreasuryOutboundTransfer?: Resolver<Maybe<ResolversTypes['CreateTreasuryOutboundTransferPayload']>, ParentType, ContextType, RequireFields<MutationCreateTreasuryOutboundTransferArgs, 'input'>>;
  deleteAccountingPayment?: Resolver<Maybe<ResolversTypes['DeleteAccountingPaymentPayload']>, ParentType, ContextType, RequireFields<MutationDeleteAccountingPaymentArgs, 'input'>>;
  deleteCrmPerson?: Resolver<Maybe<ResolversTypes['DeleteCrmPersonPayload']>, ParentType, ContextType, RequireFields<MutationDeleteCrmPersonArgs, 'input'>>;
  deleteCrmPersonField?: Resolver<Maybe<ResolversTypes['DeleteCrmPersonFieldPayload']>, ParentType, ContextType, RequireFields<MutationDeleteCrmPersonFieldArgs, 'input'>>;
  deleteCrmPersonPicture?: Resolver<Maybe<ResolversTypes['DeleteCrmPersonPicturePayload']>, ParentType, ContextType, RequireFields<MutationDeleteCrmPersonPictureArgs, 'input'>>;
  deleteCrmPersons?: Resolver<Maybe<ResolversTypes['DeleteCrmPersonsPayload']>, ParentType, ContextType, RequireFields<MutationDeleteCrmPersonsArgs, 'input'>>;
  deleteErpPurchaseInvoiceLine?: Resolver<Maybe<ResolversTypes['DeleteErpPurchaseInvoiceLinePayload']>, ParentType, ContextType, RequireFields<MutationDeleteErpPurchaseInvoiceLineArgs, 'input'>>;
  deleteErpSalesCreditMemo?: Resolver<Maybe<ResolversTypes['DeleteErpSalesCreditMemoPayload']>, ParentType, ContextType, RequireFields<MutationDeleteErpSalesCreditMemoArgs, 'input'>>;
  deleteErpSalesCreditMemoLine?: Resolver<Maybe<ResolversTypes['DeleteErpSalesCreditMemoLinePayload']>, ParentType, ContextType, RequireFields<MutationDeleteErpSalesCreditMemoLineArgs, 'input'>>;
  deleteErpTimeRegistrationEntry?: Resolver<Maybe<ResolversTypes['DeleteErpTimeRegistrationEntryPayload']>, ParentType, ContextType, RequireFields<MutationDeleteErpTimeRegistrationEntryArgs, 'input'>>;
  deleteErpUnitOfMeasure?: Resolver<Maybe<ResolversTypes['DeleteErpUnitOfMeasurePayload']>, ParentType, ContextType, RequireFields<MutationDeleteErpUnitOfMeasureArgs, 'input'>>;
  deleteErpVendor?: Resolver<Maybe<ResolversTypes['DeleteErpVendorPayload']>, ParentType, ContextType, RequireFields<MutationDeleteErpVendorArgs, 'input'>>;
  deleteMarketingCustomField?: Resolver<Maybe<ResolversTypes['DeleteMarketingCustomFieldPayload']>, ParentType, ContextType, RequireFields<MutationDeleteMarketingCustomFieldArgs, 'id'>>;
  deleteMarketingLists?: Resolver<Maybe<ResolversTypes['DeleteMarketingListsPayload']>, ParentType, ContextType, RequireFields<MutationDeleteMarketingListsArgs, 'ids'>>;
  mergeCrmPersons?: Resolver<Maybe<ResolversTypes['MergeCrmPersonsPayload']>, ParentType, ContextType, RequireFields<MutationMergeCrmPersonsArgs, 'input'>>;
  postAndSendErpSalesCreditMemo?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemoActionPayload']>, ParentType, ContextType, RequireFields<MutationPostAndSendErpSalesCreditMemoArgs, 'input'>>;
  postErpSalesCreditMemo?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemoActionPayload']>, ParentType, ContextType, RequireFields<MutationPostErpSalesCreditMemoArgs, 'input'>>;
  removeCrmPersonFollower?: Resolver<Maybe<ResolversTypes['RemoveCrmPersonFollowerPayload']>, ParentType, ContextType, RequireFields<MutationRemoveCrmPersonFollowerArgs, 'input'>>;
  sendErpSalesCreditMemo?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemoActionPayload']>, ParentType, ContextType, RequireFields<MutationSendErpSalesCreditMemoArgs, 'input'>>;
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
  __resolveType: TypeResolveFn<'AccountingPayment' | 'AccountingPrepayment' | 'BankAccount' | 'BankAccountDay' | 'BankApplication' | 'BankApplicationForm' | 'BankAuthorization' | 'BankAuthorizationRequest' | 'BankCard' | 'BankCheckDeposit' | 'BankCheckPayment' | 'BankCounterparty' | 'BankCustomer' | 'BankDispute' | 'BankEvent' | 'BankInstitution' | 'BankPayment' | 'BankReceivedPayment' | 'BankRecurringPayment' | 'BankRepayment' | 'BankReward' | 'BankStatement' | 'BankTransaction' | 'BankWebhook' | 'CrmPerson' | 'CrmPersonField' | 'ErpPurchaseInvoiceLine' | 'ErpRetainedEarningsLine' | 'ErpSalesCreditMemo' | 'ErpSalesCreditMemoLine' | 'ErpTimeRegistrationEntry' | 'ErpTrialBalanceRow' | 'ErpUnitOfMeasure' | 'ErpVendor' | 'ErpVendorPurchase' | 'MarketingContact' | 'MarketingCustomField' | 'MarketingExportJob' | 'MarketingImportJob' | 'ProjectPerson' | 'TreasuryFinancialAccount' | 'TreasuryInboundTransfer' | 'TreasuryPayment' | 'User', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  __resolveType: TypeResolveFn<'AccountingPayment' | 'BankPayment' | 'TreasuryPayment', ParentType, ContextType>;
};

export type PaymentConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PaymentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PaymentEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['PaymentEdge'] = ResolversParentTypes['PaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
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
  isStarred?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastActivityAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['ProjectMember']>, ParentType, ContextType, RequireFields<ProjectMemberArgs, 'personId'>>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['ProjectPerson']>, ParentType, ContextType>;
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
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProjectEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectEdge'] = ResolversParentTypes['ProjectEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type ProjectManagementResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectManagement'] = ResolversParentTypes['ProjectManagement']> = {
  person?: Resolver<Maybe<ResolversTypes['ProjectPerson']>, ParentType, ContextType, RequireFields<ProjectManagementPersonArgs, 'id'>>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<ProjectManagementProjectArgs, 'id'>>;
  projects?: Resolver<Maybe<ResolversTypes['ProjectConnection']>, ParentType, ContextType, Partial<ProjectManagementProjectsArgs>>;
  team?: Resolver<Maybe<ResolversTypes['ProjectTeam']>, ParentType, ContextType, RequireFields<ProjectManagementTeamArgs, 'id'>>;
  updates?: Resolver<Maybe<ResolversTypes['ProjectUpdateConnection']>, ParentType, ContextType, Partial<ProjectManagementUpdatesArgs>>;
};

export type ProjectMemberResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectMember'] = ResolversParentTypes['ProjectMember']> = {
  joinedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['ProjectPerson']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
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
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['ProjectTeam']>, ParentType, ContextType>;
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
  active?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  assigned?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  completed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  completedOnTime?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  completionPercent?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['ProjectReportFile']>, ParentType, ContextType>;
  late?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['ProjectPerson']>, ParentType, ContextType>;
};

export type ProjectTeamResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectTeam'] = ResolversParentTypes['ProjectTeam']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusTimeline?: Resolver<Maybe<ResolversTypes['ProjectPersonStatusConnection']>, ParentType, ContextType, Partial<ProjectTeamStatusTimelineArgs>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectUpdateResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['ProjectUpdate'] = ResolversParentTypes['ProjectUpdate']> = {
  author?: Resolver<Maybe<ResolversTypes['ProjectPerson']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  health?: Resolver<Maybe<ResolversTypes['ProjectHealth']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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
  accounting?: Resolver<Maybe<ResolversTypes['Accounting']>, ParentType, ContextType>;
  banking?: Resolver<Maybe<ResolversTypes['Banking']>, ParentType, ContextType>;
  crm?: Resolver<Maybe<ResolversTypes['Crm']>, ParentType, ContextType>;
  erp?: Resolver<Maybe<ResolversTypes['Erp']>, ParentType, ContextType>;
  marketing?: Resolver<Maybe<ResolversTypes['Marketing']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
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
  person?: Resolver<Maybe<ResolversTypes['CrmPerson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TreasuryResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['Treasury'] = ResolversParentTypes['Treasury']> = {
  financialAccount?: Resolver<Maybe<ResolversTypes['TreasuryFinancialAccount']>, ParentType, ContextType, Partial<TreasuryFinancialAccountArgs>>;
  inboundTransfer?: Resolver<Maybe<ResolversTypes['TreasuryInboundTransfer']>, ParentType, ContextType, RequireFields<TreasuryInboundTransferArgs, 'id'>>;
  outboundPayment?: Resolver<Maybe<ResolversTypes['TreasuryPayment']>, ParentType, ContextType, RequireFields<TreasuryOutboundPaymentArgs, 'id'>>;
};

export type TreasuryAddressResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryAddress'] = ResolversParentTypes['TreasuryAddress']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TreasuryAddressFeaturesResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryAddressFeatures'] = ResolversParentTypes['TreasuryAddressFeatures']> = {
  aba?: Resolver<Maybe<ResolversTypes['TreasuryFeature']>, ParentType, ContextType>;
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
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type TreasuryCustomerResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryCustomer'] = ResolversParentTypes['TreasuryCustomer']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payments?: Resolver<Maybe<ResolversTypes['TreasuryPaymentConnection']>, ParentType, ContextType, Partial<TreasuryCustomerPaymentsArgs>>;
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
  financialAddresses?: Resolver<Maybe<ResolversTypes['TreasuryAddressFeatures']>, ParentType, ContextType>;
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
  outboundPayments?: Resolver<Maybe<ResolversTypes['TreasuryPaymentConnection']>, ParentType, ContextType, Partial<TreasuryFinancialAccountOutboundPaymentsArgs>>;
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
  status?: Resolver<Maybe<ResolversTypes['TreasuryTransferStatus']>, ParentType, ContextType>;
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
  status?: Resolver<Maybe<ResolversTypes['TreasuryTransferStatus']>, ParentType, ContextType>;
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

export type TreasuryPaymentResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryPayment'] = ResolversParentTypes['TreasuryPayment'], FederationReferenceType extends FederationReferenceTypes['TreasuryPayment'] = FederationReferenceTypes['TreasuryPayment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TreasuryPayment']> | FederationReferenceType, FederationReferenceType, ContextType>;
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
  statementDescriptor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['PaymentStatus']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TreasuryPaymentConnectionResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryPaymentConnection'] = ResolversParentTypes['TreasuryPaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TreasuryPaymentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TreasuryPayment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TreasuryPaymentEdgeResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryPaymentEdge'] = ResolversParentTypes['TreasuryPaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TreasuryPayment'], ParentType, ContextType>;
};

export type TreasuryPlatformRestrictionsResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['TreasuryPlatformRestrictions'] = ResolversParentTypes['TreasuryPlatformRestrictions']> = {
  inboundFlows?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outboundFlows?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpdateCrmPersonFieldPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['UpdateCrmPersonFieldPayload'] = ResolversParentTypes['UpdateCrmPersonFieldPayload']> = {
  field?: Resolver<Maybe<ResolversTypes['CrmPersonField']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateCrmPersonPayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['UpdateCrmPersonPayload'] = ResolversParentTypes['UpdateCrmPersonPayload']> = {
  person?: Resolver<Maybe<ResolversTypes['CrmPerson']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateErpPurchaseInvoiceLinePayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['UpdateErpPurchaseInvoiceLinePayload'] = ResolversParentTypes['UpdateErpPurchaseInvoiceLinePayload']> = {
  line?: Resolver<Maybe<ResolversTypes['ErpPurchaseInvoiceLine']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateErpSalesCreditMemoLinePayloadResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['UpdateErpSalesCreditMemoLinePayload'] = ResolversParentTypes['UpdateErpSalesCreditMemoLinePayload']> = {
  line?: Resolver<Maybe<ResolversTypes['ErpSalesCreditMemoLine']>, ParentType, ContextType>;
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
  job?: Resolver<Maybe<ResolversTypes['MarketingImportJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  accountingPrepayments?: Resolver<Maybe<ResolversTypes['AccountingPrepaymentConnection']>, ParentType, ContextType, Partial<UserAccountingPrepaymentsArgs>>;
  bankApiUser?: Resolver<Maybe<ResolversTypes['BankApiUser']>, ParentType, ContextType>;
  bankApiUsers?: Resolver<Maybe<Array<ResolversTypes['BankApiUser']>>, ParentType, ContextType>;
  bankCustomer?: Resolver<Maybe<ResolversTypes['BankCustomer']>, ParentType, ContextType>;
  bankCustomers?: Resolver<Maybe<Array<ResolversTypes['BankCustomer']>>, ParentType, ContextType>;
  crmPerson?: Resolver<Maybe<ResolversTypes['CrmPerson']>, ParentType, ContextType>;
  crmPersons?: Resolver<Maybe<Array<ResolversTypes['CrmPerson']>>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  erpVendor?: Resolver<Maybe<ResolversTypes['ErpVendor']>, ParentType, ContextType>;
  erpVendors?: Resolver<Maybe<Array<ResolversTypes['ErpVendor']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idsFromCrm?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  marketingContact?: Resolver<Maybe<ResolversTypes['MarketingContact']>, ParentType, ContextType>;
  payments?: Resolver<Maybe<ResolversTypes['PaymentConnection']>, ParentType, ContextType, RequireFields<UserPaymentsArgs, 'orderBy'>>;
  projectPerson?: Resolver<Maybe<ResolversTypes['ProjectPerson']>, ParentType, ContextType>;
  projectPersons?: Resolver<Maybe<Array<ResolversTypes['ProjectPerson']>>, ParentType, ContextType>;
  sourcesOfBusiness?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  treasuryCustomer?: Resolver<Maybe<ResolversTypes['TreasuryCustomer']>, ParentType, ContextType>;
  treasuryCustomers?: Resolver<Maybe<Array<ResolversTypes['TreasuryCustomer']>>, ParentType, ContextType>;
  treasuryPayments?: Resolver<Maybe<ResolversTypes['TreasuryPaymentConnection']>, ParentType, ContextType, Partial<UserTreasuryPaymentsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = BusinessContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  familyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  BankAuthorization?: BankAuthorizationResolvers<ContextType>;
  BankAuthorizationConnection?: BankAuthorizationConnectionResolvers<ContextType>;
  BankAuthorizationEdge?: BankAuthorizationEdgeResolvers<ContextType>;
  BankAuthorizationRequest?: BankAuthorizationRequestResolvers<ContextType>;
  BankAuthorizationRequestConnection?: BankAuthorizationRequestConnectionResolvers<ContextType>;
  BankAuthorizationRequestEdge?: BankAuthorizationRequestEdgeResolvers<ContextType>;
  BankCard?: BankCardResolvers<ContextType>;
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
  CancelTreasuryInboundTransferPayload?: CancelTreasuryInboundTransferPayloadResolvers<ContextType>;
  CancelTreasuryOutboundPaymentPayload?: CancelTreasuryOutboundPaymentPayloadResolvers<ContextType>;
  CloseTreasuryFinancialAccountPayload?: CloseTreasuryFinancialAccountPayloadResolvers<ContextType>;
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
  CreateMarketingExportPayload?: CreateMarketingExportPayloadResolvers<ContextType>;
  CreateMarketingImportPayload?: CreateMarketingImportPayloadResolvers<ContextType>;
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
  CrmFlowEvent?: CrmFlowEventResolvers<ContextType>;
  CrmFlowEventConnection?: CrmFlowEventConnectionResolvers<ContextType>;
  CrmFlowEventEdge?: CrmFlowEventEdgeResolvers<ContextType>;
  CrmFollower?: CrmFollowerResolvers<ContextType>;
  CrmFollowerConnection?: CrmFollowerConnectionResolvers<ContextType>;
  CrmFollowerEdge?: CrmFollowerEdgeResolvers<ContextType>;
  CrmFollowerEvent?: CrmFollowerEventResolvers<ContextType>;
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
  DeleteCrmPersonFieldPayload?: DeleteCrmPersonFieldPayloadResolvers<ContextType>;
  DeleteCrmPersonPayload?: DeleteCrmPersonPayloadResolvers<ContextType>;
  DeleteCrmPersonPicturePayload?: DeleteCrmPersonPicturePayloadResolvers<ContextType>;
  DeleteCrmPersonsPayload?: DeleteCrmPersonsPayloadResolvers<ContextType>;
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
  ErpSalesCreditMemoActionPayload?: ErpSalesCreditMemoActionPayloadResolvers<ContextType>;
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
  MergeCrmPersonsPayload?: MergeCrmPersonsPayloadResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentEdge?: PaymentEdgeResolvers<ContextType>;
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
  ProjectReportFile?: ProjectReportFileResolvers<ContextType>;
  ProjectTag?: ProjectTagResolvers<ContextType>;
  ProjectTaskCompletion?: ProjectTaskCompletionResolvers<ContextType>;
  ProjectTeam?: ProjectTeamResolvers<ContextType>;
  ProjectUpdate?: ProjectUpdateResolvers<ContextType>;
  ProjectUpdateConnection?: ProjectUpdateConnectionResolvers<ContextType>;
  ProjectUpdateEdge?: ProjectUpdateEdgeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RateLimit?: RateLimitResolvers<ContextType>;
  RateLimits?: RateLimitsResolvers<ContextType>;
  RateQuota?: RateQuotaResolvers<ContextType>;
  RemoveCrmPersonFollowerPayload?: RemoveCrmPersonFollowerPayloadResolvers<ContextType>;
  Treasury?: TreasuryResolvers<ContextType>;
  TreasuryAddress?: TreasuryAddressResolvers<ContextType>;
  TreasuryAddressFeatures?: TreasuryAddressFeaturesResolvers<ContextType>;
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
  TreasuryForwardingSettings?: TreasuryForwardingSettingsResolvers<ContextType>;
  TreasuryInboundFeatures?: TreasuryInboundFeaturesResolvers<ContextType>;
  TreasuryInboundTransfer?: TreasuryInboundTransferResolvers<ContextType>;
  TreasuryInboundTransferConnection?: TreasuryInboundTransferConnectionResolvers<ContextType>;
  TreasuryInboundTransferEdge?: TreasuryInboundTransferEdgeResolvers<ContextType>;
  TreasuryMetadataEntry?: TreasuryMetadataEntryResolvers<ContextType>;
  TreasuryOrigin?: TreasuryOriginResolvers<ContextType>;
  TreasuryOutboundFeatures?: TreasuryOutboundFeaturesResolvers<ContextType>;
  TreasuryOutboundTransfer?: TreasuryOutboundTransferResolvers<ContextType>;
  TreasuryOutboundTransferConnection?: TreasuryOutboundTransferConnectionResolvers<ContextType>;
  TreasuryOutboundTransferEdge?: TreasuryOutboundTransferEdgeResolvers<ContextType>;
  TreasuryPayment?: TreasuryPaymentResolvers<ContextType>;
  TreasuryPaymentConnection?: TreasuryPaymentConnectionResolvers<ContextType>;
  TreasuryPaymentEdge?: TreasuryPaymentEdgeResolvers<ContextType>;
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

