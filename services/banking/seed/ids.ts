/** Ids of the bank's seeded data, and conditions on people, for seeds and tests. */
import type { Person } from "#services/demo/company.ts";

/** True for the few people without a customer, so that a look-up by e-mail can find nothing. */
export const hasNoCustomer = (person: Person) => person.index % 50 === 49;
/** Index of a person whose address two customers have, so that a look-up by e-mail can be ambiguous. */
export const TWO_CUSTOMERS = 5;

export const customerIdOf = (person: Person) => String(100_001 + person.index);
export const SECOND_CUSTOMER = "100000";
/** The id of a customer's first account. */
export const accountIdOf = (customerId: string) => String(Number(customerId) + 100_000);
export const statementIdOf = (customerId: string, month: number) => String(Number(customerId) * 10 + month);
/** The id of a customer's latest statement; every customer has three. */
export const latestStatementOf = (customerId: string) => statementIdOf(customerId, 0);

/** True for the few people who use the bank's API, some of whom can no longer sign in. */
export const worksWithBankApi = ({ index }: Pick<Person, "index">) => index % 40 === 0 || index % 80 === 21;
