/** What resolvers hold for the types that families of this subgraph share. */
import type { Connection } from "../kit/connection.ts";
import type { Person } from "../kit/people.ts";
import type { AccountingPaymentMapper } from "./accounting/mappers.ts";
import type { BankPaymentMapper } from "./banking/mappers.ts";
import type { TreasuryPaymentMapper } from "./treasury/mappers.ts";

export type UserMapper = Person;
export type BankingMapper = object;
export type PaymentMapper = AccountingPaymentMapper | BankPaymentMapper | TreasuryPaymentMapper;
export type PaymentConnectionMapper = Connection<PaymentMapper>;
