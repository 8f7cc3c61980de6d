/** Parent objects that the resolvers of each type of the family receive. */
import type { Wire } from "#contracts/kit/contract.ts";
import type {
  Customer,
  Feature,
  Features,
  FinancialAccount,
  ForwardingSettings,
  MethodDetails,
  OutboundPayment,
} from "#contracts/treasury/index.ts";

export type TreasuryMapper = object;
/** An account, or only its id if nothing else is selected; see `accountAt`. */
export type TreasuryFinancialAccountMapper = Wire<FinancialAccount>;
export type TreasuryBalanceMapper = Wire<FinancialAccount["balance"]>;
export type TreasuryPlatformRestrictionsMapper = Wire<FinancialAccount["platform_restrictions"]>;
export type TreasuryForwardingSettingsMapper = Wire<ForwardingSettings>;
export type TreasuryFinancialAddressFeaturesMapper = Wire<Features["financial_addresses"]>;
export type TreasuryInboundFeaturesMapper = Wire<Features["inbound_transfers"]>;
export type TreasuryOutboundFeaturesMapper = Wire<Features["outbound_payments"]>;
export type TreasuryFeatureStatusDetailMapper = Wire<Feature["status_details"][number]>;
/** A customer, or only its id with the account in whose payments the customer can be looked up. */
export type TreasuryCustomerMapper = Wire<Customer> & { readonly paidFrom: string | null | undefined };
export type TreasuryEndUserDetailsMapper = Wire<NonNullable<OutboundPayment["end_user_details"]>>;
export type TreasuryOriginMapper = Wire<MethodDetails>;
export type TreasuryDestinationMapper = Wire<MethodDetails>;
export type TreasuryBillingDetailsMapper = Wire<MethodDetails["billing_details"]>;
export type TreasuryAddressMapper = Wire<NonNullable<MethodDetails["billing_details"]["address"]>>;
export type TreasuryBankAccountMapper = Wire<NonNullable<MethodDetails["us_bank_account"]>>;
