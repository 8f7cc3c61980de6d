/** What resolvers hold for each type of the family. */
import type { Wire } from "../../../families/kit/contract.ts";
import type { Customer, OutboundPayment } from "../../../families/treasury/contract.ts";
import type { Connection } from "../../kit/connection.ts";

type Details = NonNullable<OutboundPayment["destination_payment_method_details"]>;

export type TreasuryMapper = object;
export type TreasuryFinancialAccountMapper = { readonly financialAccountId: string };
export type TreasuryPaymentMapper = Wire<OutboundPayment>;
export type TreasuryPaymentConnectionMapper = Connection<TreasuryPaymentMapper>;
/** A customer, or its id alone with the account by whose payments it can be looked up. */
export type TreasuryCustomerMapper = Wire<Customer> & { readonly paidFrom: string | null | undefined };
export type TreasuryEndUserDetailsMapper = Wire<NonNullable<OutboundPayment["end_user_details"]>>;
export type TreasuryDestinationMapper = Wire<Details>;
export type TreasuryBillingDetailsMapper = Wire<Details["billing_details"]>;
export type TreasuryAddressMapper = Wire<NonNullable<Details["billing_details"]["address"]>>;
export type TreasuryBankAccountMapper = Wire<NonNullable<Details["us_bank_account"]>>;
