/** What resolvers hold for each type of the family: the bank's resources as they came. */
import type {
  Account,
  AccountDay,
  ApiToken,
  Application,
  ApplicationDocument,
  ApplicationForm,
  Authorization,
  AuthorizationRequest,
  Card,
  CardLimits,
  CheckDeposit,
  CheckPayment,
  Counterparty,
  CounterpartyBalance,
  Customer,
  Dispute,
  Event,
  Institution,
  Payment,
  ReceivedPayment,
  RecurringPayment,
  Repayment,
  Reward,
  Statement,
  Transaction,
  Webhook,
} from "#contracts/banking/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { Connection } from "#subgraphs/kit/loading/connection.ts";

export type BankCustomerMapper = Wire<Customer>;
export type BankCustomerConnectionMapper = Connection<BankCustomerMapper>;
export type BankPaymentMapper = Wire<Payment>;
export type BankPaymentConnectionMapper = Connection<BankPaymentMapper>;
export type BankAccountMapper = Wire<Account>;
export type BankAccountConnectionMapper = Connection<BankAccountMapper>;
export type BankAccountDayMapper = Wire<AccountDay>;
export type BankAccountDayConnectionMapper = Connection<BankAccountDayMapper>;
export type BankTransactionMapper = Wire<Transaction>;
export type BankTransactionConnectionMapper = Connection<BankTransactionMapper>;
/** A statement, or its id alone with the links that are to come with it where it is read. */
export type BankStatementMapper = Wire<Statement> & { readonly links?: ReadonlySet<string> };
export type BankStatementConnectionMapper = Connection<BankStatementMapper>;
export type BankApplicationMapper = Wire<Application>;
export type BankApplicationConnectionMapper = Connection<BankApplicationMapper>;
export type BankApplicationFormMapper = Wire<ApplicationForm>;
export type BankApplicationFormConnectionMapper = Connection<BankApplicationFormMapper>;
export type BankApplicationDocumentMapper = Wire<ApplicationDocument>;
export type BankApplicationDocumentConnectionMapper = Connection<BankApplicationDocumentMapper>;
export type BankCardMapper = Wire<Card>;
export type BankCardConnectionMapper = Connection<BankCardMapper>;
export type BankCardAuthorizationMapper = Wire<Authorization>;
export type BankCardAuthorizationConnectionMapper = Connection<BankCardAuthorizationMapper>;
export type BankCardAuthorizationRequestMapper = Wire<AuthorizationRequest>;
export type BankCardAuthorizationRequestConnectionMapper = Connection<BankCardAuthorizationRequestMapper>;
export type BankReceivedPaymentMapper = Wire<ReceivedPayment>;
export type BankReceivedPaymentConnectionMapper = Connection<BankReceivedPaymentMapper>;
export type BankRecurringPaymentMapper = Wire<RecurringPayment>;
export type BankRecurringPaymentConnectionMapper = Connection<BankRecurringPaymentMapper>;
export type BankRepaymentMapper = Wire<Repayment>;
export type BankRepaymentConnectionMapper = Connection<BankRepaymentMapper>;
export type BankRewardMapper = Wire<Reward>;
export type BankRewardConnectionMapper = Connection<BankRewardMapper>;
export type BankDisputeMapper = Wire<Dispute>;
export type BankDisputeConnectionMapper = Connection<BankDisputeMapper>;
export type BankCheckDepositMapper = Wire<CheckDeposit>;
export type BankCheckDepositConnectionMapper = Connection<BankCheckDepositMapper>;
export type BankCheckPaymentMapper = Wire<CheckPayment>;
export type BankCheckPaymentConnectionMapper = Connection<BankCheckPaymentMapper>;
export type BankCounterpartyMapper = Wire<Counterparty>;
export type BankCounterpartyConnectionMapper = Connection<BankCounterpartyMapper>;
export type BankEventMapper = Wire<Event>;
export type BankEventConnectionMapper = Connection<BankEventMapper>;
export type BankWebhookMapper = Wire<Webhook>;
export type BankWebhookConnectionMapper = Connection<BankWebhookMapper>;
/** A token, and whose it is. */
export type BankApiTokenMapper = Wire<ApiToken> & BankApiUserMapper;
export type BankApiUserMapper = { readonly userId: string };
export type BankApiTokenConnectionMapper = Connection<BankApiTokenMapper>;
export type BankInstitutionMapper = Wire<Institution>;
export type BankCardLimitsMapper = Wire<CardLimits>;
/** Amounts of a currency that their parent names. */
export type BankCardLimitMapper = {
  readonly currency: string | null | undefined;
  readonly amounts: Wire<CardLimits["attributes"]["daily"]> | null | undefined;
};
export type BankCounterpartyBalanceMapper = Wire<CounterpartyBalance>;
