export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
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
};

/** Account, identified by id or code. */
export type AccountingAccountInput = {
  /** Id of the account in the accounting service. */
  accountId?: InputMaybe<Scalars['String']['input']>;
  /** Code of the account. */
  code?: InputMaybe<Scalars['String']['input']>;
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

/** Batch of payments, identified by its id. */
export type AccountingBatchPaymentInput = {
  /** Id of the batch in the accounting service. */
  batchPaymentId?: InputMaybe<Scalars['String']['input']>;
  /** Reference of the batch payment. */
  reference?: InputMaybe<Scalars['String']['input']>;
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

/** Overpayment, identified by its id. */
export type AccountingOverpaymentInput = {
  /** Amounts to allocate to invoices. */
  allocations?: InputMaybe<Array<AccountingAllocationInput>>;
  /** Id of the overpayment in the accounting service. */
  overpaymentId?: InputMaybe<Scalars['String']['input']>;
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

/** Conditions on end-of-day balances; all must be met. A list of one object already has the condition on that object: `accountIds` is an error in `BankAccount.days`. */
export type BankAccountDayFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
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

/** Conditions on API tokens; all must be met. */
export type BankApiTokenFilter = {
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
};

/** Conditions on documents of an application; all must be met. */
export type BankApplicationDocumentFilter = {
  /** Statuses, as the bank names them; the bank does not document a fixed set. One of them must match. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
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

/** Conditions on application forms; all must be met. */
export type BankApplicationFormFilter = {
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** E-mail addresses of applicants; at most 100. */
  emails?: InputMaybe<Array<Scalars['String']['input']>>;
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

/** PIN status of a card. */
export type BankCardPinStatus =
  /** The card has no PIN yet. */
  | 'NOT_SET'
  /** Any status that is not documented. */
  | 'OTHER'
  /** The card has a PIN. */
  | 'SET';

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

/** Conditions on counterparties; all must be met. A list of one object already has the condition on that object: `customerIds` is an error in `BankCustomer.counterparties`. */
export type BankCounterpartyFilter = {
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
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

/** Conditions on events; all must be met. */
export type BankEventFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
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

/** Conditions on account statements; all must be met. A list of one object already has the condition on that object: `accountIds` is an error in `BankAccount.statements`. */
export type BankStatementFilter = {
  /** Accounts, by global id or id in the bank; at most 100. */
  accountIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Customers, by global id or id in the bank; at most 100. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
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

/** Conditions on webhooks; all must be met. */
export type BankWebhookFilter = {
  /** Period of creation; `from` is included, `until` is not. */
  createdAt?: InputMaybe<DateTimeRange>;
  /** Statuses, as the bank names them; the bank does not document a fixed set. One of them must match. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Input of the mutation `cancelAndSendErpSalesCreditMemo`. */
export type CancelAndSendErpSalesCreditMemoInput = {
  /** Company of the credit memo; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Sales credit memo to cancel, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
};

/** Input of the mutation `cancelErpSalesCreditMemo`. */
export type CancelErpSalesCreditMemoInput = {
  /** Company of the credit memo; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Sales credit memo to cancel, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
};

/** Input of the mutation `cancelTreasuryInboundTransfer`. */
export type CancelTreasuryInboundTransferInput = {
  /** Transfer to cancel, by global id or id in the treasury service. */
  id: Scalars['ID']['input'];
};

/** Input of the mutation `cancelTreasuryOutboundPayment`. */
export type CancelTreasuryOutboundPaymentInput = {
  /** Payment to cancel, by global id or id in the treasury service. */
  id: Scalars['ID']['input'];
};

/** Input of the mutation `closeTreasuryFinancialAccount`. */
export type CloseTreasuryFinancialAccountInput = {
  /** Financial account to close, by global id or id in the treasury service. Required, even for the configured account. */
  financialAccount: Scalars['ID']['input'];
  /** Destination of money that arrives after the account is closed. */
  forwardingSettings?: InputMaybe<TreasuryForwardingSettingsInput>;
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

/** Input of the mutation `createMarketingCustomField`. */
export type CreateMarketingCustomFieldInput = {
  /** Name of the custom field; not blank, not a reserved name, and not used by another field. */
  name: Scalars['String']['input'];
  /** Account on whose behalf the field is created; the configured account by default, or the API key's own account if none is configured. */
  onBehalfOf?: InputMaybe<Scalars['ID']['input']>;
  /** Type of the values: text, number or date. */
  type: MarketingCustomFieldType;
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

/** Input of the mutation `createMarketingImportJob`. The CSV file can contain at most one million contacts and have at most 5 GB, and can be compressed with gzip. */
export type CreateMarketingImportJobInput = {
  /** Content of each column of the file, in the order of the columns: `email` (required once), another field of a contact as named by the marketing service (for example `first_name`), or the definition id of a custom field. Null skips a column. */
  fieldMappings: Array<InputMaybe<Scalars['ID']['input']>>;
  /** Lists of the API key's own account to which all contacts are added, by global id or id in the marketing service. */
  listIds?: InputMaybe<Array<Scalars['ID']['input']>>;
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

/** E-mail address or phone number of a person. */
export type CrmContactValueInput = {
  /** Use of the address or number, for example `work` or `home`; `work` by default. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** True for the primary entry; if no entry is marked, the first one is primary. */
  primary?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail address or phone number. */
  value: Scalars['String']['input'];
};

/** Value of a custom field. */
export type CrmCustomFieldInput = {
  /** Key of the field, as in `CrmPersonField.key`: 40 hexadecimal digits. */
  key: Scalars['String']['input'];
  /** Text or number, according to the type of the field: a date such as `2026-05-04`, the id of an option, or ids of options such as `1,3`. Null removes the value. */
  value?: InputMaybe<Scalars['JSON']['input']>;
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

/** Conditions of a search for people of one organization; all must be met. */
export type CrmOrganizationPersonSearchFilter = {
  /** True to find only values that are equal to the whole text. */
  exactMatch?: InputMaybe<Scalars['Boolean']['input']>;
  /** Fields to search; all fields by default. */
  fields?: InputMaybe<Array<CrmPersonSearchField>>;
  /** Search text, not case-sensitive; at least two characters, or one with `exactMatch`. Spaces at both ends are ignored. */
  text: Scalars['String']['input'];
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

/** Input of the mutation `deleteCrmPeople`. */
export type DeleteCrmPeopleInput = {
  /** People to delete, by global id or id in the CRM; at least one. */
  ids: Array<Scalars['ID']['input']>;
};

/** Input of the mutation `deleteCrmPersonField`. */
export type DeleteCrmPersonFieldInput = {
  /** Field to delete, by global id or id in the CRM. */
  id: Scalars['ID']['input'];
};

/** Input of the mutation `deleteCrmPerson`. */
export type DeleteCrmPersonInput = {
  /** Person to delete, by global id or id in the CRM. */
  id: Scalars['ID']['input'];
};

/** Input of the mutation `deleteCrmPersonPicture`. */
export type DeleteCrmPersonPictureInput = {
  /** Person whose picture is deleted, by global id or id in the CRM. */
  personId: Scalars['ID']['input'];
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

/** Input of the mutation `deleteErpTimeRegistrationEntry`. */
export type DeleteErpTimeRegistrationEntryInput = {
  /** Company of the entry; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Employee that the entry must belong to; otherwise the change is refused. */
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Entry to delete, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
};

/** Input of the mutation `deleteErpUnitOfMeasure`. */
export type DeleteErpUnitOfMeasureInput = {
  /** Company of the unit; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Unit of measure to delete, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
};

/** Input of the mutation `deleteErpVendor`. */
export type DeleteErpVendorInput = {
  /** Company of the vendor; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Vendor to delete, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
};

/** Input of the mutation `deleteMarketingCustomField`. */
export type DeleteMarketingCustomFieldInput = {
  /** Custom field to delete, by global id or id in the marketing service. */
  id: Scalars['ID']['input'];
  /** Account of the custom field, if the id does not contain it; the configured account by default, or the API key's own account if none is configured. */
  onBehalfOf?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of the mutation `deleteMarketingLists`. */
export type DeleteMarketingListsInput = {
  /** Lists to delete, by global id or id in the marketing service; all from one account. */
  ids: Array<Scalars['ID']['input']>;
  /** Account of the lists, if the ids do not contain it; the configured account by default, or the API key's own account if none is configured. */
  onBehalfOf?: InputMaybe<Scalars['ID']['input']>;
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

/** Input of the mutation `mergeCrmPeople`. */
export type MergeCrmPeopleInput = {
  /** One of the two people, by global id or id in the CRM. */
  id: Scalars['ID']['input'];
  /** Other person to merge, by global id or id in the CRM. */
  mergeWithId: Scalars['ID']['input'];
};

/** Exact amount in major units of its currency. */
export type MoneyInput = {
  /** Amount with at most as many decimal places as the currency has. */
  amount: Scalars['Decimal']['input'];
  /** Currency code by ISO 4217. */
  currency: Scalars['String']['input'];
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

/** Input of the mutation `postErpSalesCreditMemo`. */
export type PostErpSalesCreditMemoInput = {
  /** Company of the credit memo; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Sales credit memo to post, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
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

/** Types of projects in the project system. */
export type ProjectType =
  /** Project in which people work. */
  | 'NORMAL'
  /** Any type that is not documented; cannot be used in a filter. */
  | 'OTHER'
  /** Template from which projects are made. */
  | 'TEMPLATE';

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

/** Calls that count toward the same limit. */
export type RateLimitScope =
  /** All calls of the account. */
  | 'ACCOUNT'
  /** Calls from the IP address of this gateway. */
  | 'ADDRESS'
  /** Calls with the caller's credential. */
  | 'CREDENTIAL';

/** Input of the mutation `removeCrmPersonFollower`. */
export type RemoveCrmPersonFollowerInput = {
  /** Global id of the follower to remove, which contains the id of the followed person. */
  followerId: Scalars['ID']['input'];
};

/** Input of the mutation `sendErpSalesCreditMemo`. */
export type SendErpSalesCreditMemoInput = {
  /** Company of the credit memo; the configured company by default. Not needed with a global id, which contains the company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Sales credit memo to send, by global id or id in the ERP system. */
  id: Scalars['ID']['input'];
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
export type TreasuryEndUserDetailsInput = {
  /** IP address from which the user orders the payment. */
  ipAddress?: InputMaybe<Scalars['String']['input']>;
  /** True if the user is present when the payment is ordered. */
  present: Scalars['Boolean']['input'];
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

/** Status of a financial account. */
export type TreasuryFinancialAccountStatus =
  /** The account is permanently closed. */
  | 'CLOSED'
  /** The account is open for transfers and payments. */
  | 'OPEN'
  /** Any status that is not documented. */
  | 'OTHER';

/** Ways in which others can send money to an account. */
export type TreasuryFinancialAddressFeaturesInput = {
  /** Transfers by account number and routing number (ABA). */
  aba?: InputMaybe<TreasuryFeatureInput>;
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

/** Ways of inbound transfers to an account. */
export type TreasuryInboundFeaturesInput = {
  /** Transfers by automated clearing house (ACH). */
  ach?: InputMaybe<TreasuryFeatureInput>;
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
export type TreasuryMetadataEntryInput = {
  /** Key of the entry, without square brackets. */
  key: Scalars['String']['input'];
  /** Value of the entry. */
  value: Scalars['String']['input'];
};

/** Ways in which money can leave an account. */
export type TreasuryOutboundFeaturesInput = {
  /** Transfers by automated clearing house (ACH). */
  ach?: InputMaybe<TreasuryFeatureInput>;
  /** Domestic wire transfers in the US. */
  usDomesticWire?: InputMaybe<TreasuryFeatureInput>;
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

/** Input of the mutation `updateTreasuryFinancialAccountFeatures`. */
export type UpdateTreasuryFinancialAccountFeaturesInput = {
  /** Features to request or cancel, at least one. */
  features: TreasuryFeaturesInput;
  /** Financial account, by global id or id in the treasury service; the configured account by default. */
  financialAccount?: InputMaybe<Scalars['ID']['input']>;
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

/** Input of the mutation `upsertMarketingContacts`: at most 30,000 contacts and at most 6 MB; the contacts are never split into several calls. The request limit of the gateway (1 MiB by default) can be lower; use an import for more contacts. */
export type UpsertMarketingContactsInput = {
  /** Contacts to create or update, at least one. */
  contacts: Array<MarketingContactInput>;
  /** Lists of the API key's own account to which all contacts are added, by global id or id in the marketing service. */
  listIds?: InputMaybe<Array<Scalars['ID']['input']>>;
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
