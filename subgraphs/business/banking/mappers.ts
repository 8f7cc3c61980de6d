/** What resolvers hold for each type of the family. */
import type { Customer, Payment } from "../../../families/banking/contract.ts";
import type { Wire } from "../../../families/kit/contract.ts";
import type { Connection } from "../../kit/connection.ts";

export type BankCustomerMapper = Wire<Customer>;
export type BankPaymentMapper = Wire<Payment>;
export type BankStatementMapper = { readonly statementId: string };
export type BankCustomerConnectionMapper = Connection<BankCustomerMapper>;
export type BankPaymentConnectionMapper = Connection<BankPaymentMapper>;
