/** What resolvers hold for the types that families of this subgraph share. */
import type { Connection } from "#subgraphs/kit/loading/connection.ts";
import type { Person } from "#subgraphs/kit/people/person-records.ts";
import type { AccountingPaymentMapper } from "./accounting/mappers.ts";
import type { BankPaymentMapper } from "./banking/mappers.ts";
import type { TreasuryPaymentMapper } from "./treasury/mappers.ts";

export type UserMapper = Person;
export type BankingMapper = object;
export type PaymentMapper = AccountingPaymentMapper | BankPaymentMapper | TreasuryPaymentMapper;
export type PaymentConnectionMapper = Connection<PaymentMapper>;
