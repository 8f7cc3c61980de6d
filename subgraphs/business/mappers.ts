/** Parent objects of the resolvers of types that families of this subgraph share. */
import type { Payment as BankPayment } from "#contracts/banking/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { OutboundPayment } from "#contracts/treasury/index.ts";
import type { PaymentFamily, PaymentSourceStatus } from "#generated/business/inputs.ts";
import type { Connection } from "#subgraphs/kit/loading/connection.ts";
import type { Company } from "#subgraphs/kit/people/company-entity.ts";
import type { Person } from "#subgraphs/kit/people/person-records.ts";
import type { AccountingPaymentMapper } from "./accounting/mappers.ts";

export type UserMapper = Person;
/** A company, with the e-mail addresses of its people if a field requires them. */
export type CompanyMapper = Company & { readonly peopleEmails?: unknown };
export type BankingMapper = object;
export type PaymentMapper = AccountingPaymentMapper | Wire<BankPayment> | Wire<OutboundPayment>;
/** A family with payments, and its status in a list of payments. */
export type PaymentSourceMapper = {
  readonly family: PaymentFamily;
  readonly status: PaymentSourceStatus;
  readonly reason: string | null;
};
/** A page of payments, and the status of each family with payments. */
export type PaymentConnectionMapper = {
  readonly page: Connection<PaymentMapper>;
  readonly sources: readonly PaymentSourceMapper[];
};
