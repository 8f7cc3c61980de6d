/** Things of the bank in the demo company that have a name, for seeds and tests. */
import type { Person } from "#services/demo/company.ts";

/** A few people have no account, so that a look-up by e-mail address can be empty. */
export const hasNoCustomer = (person: Person) => person.index % 50 === 49;

export const customerIdOf = (person: Person) => String(100_001 + person.index);
export const SECOND_CUSTOMER = "100000";
/** The id of a customer's first account. */
export const accountIdOf = (customerId: string) => String(Number(customerId) + 100_000);
export const statementIdOf = (customerId: string, month: number) => String(Number(customerId) * 10 + month);
/** The id of a customer's latest statement; every customer has three. */
export const latestStatementOf = (customerId: string) => statementIdOf(customerId, 0);

/** A few people use the bank's API. One of them is suspended but still has a token. */
export const worksWithBankApi = ({ index }: Pick<Person, "index">) => index % 40 === 0 || index % 80 === 21;
/** The demo bank's own routing number, and that of most counterparties. */
export const ROUTING_NUMBER = "812345678";

/** The id of a customer's first card; three in four customers have one. */
export const cardIdOf = (customerId: string) => String(Number(customerId) + 600_000);
