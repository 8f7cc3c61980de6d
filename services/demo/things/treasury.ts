/** Things of the treasury in the demo company that have a name, for seeds and tests. */
import { guidOf } from "#contracts/kit/guid.ts";
import type { Person } from "#services/demo/company.ts";

export const idOf = (prefix: string, name: string) =>
  `${prefix}_${guidOf(`treasury ${name}`).replaceAll("-", "").slice(0, 24)}`;

/** The account of most payments, an account with a few payments, and one that was closed long ago. */
export const MAIN_ACCOUNT = idOf("fa", "account 0");
export const SECOND_ACCOUNT = idOf("fa", "account 1");
export const CLOSED_ACCOUNT = idOf("fa", "account 2");
/** A few people are paid in other ways. */
export const hasNoCustomer = (person: Person) => person.index % 40 === 38;
export const customerIdOf = (person: Person) => idOf("cus", `customer ${person.index}`);
/** A payment to this person from the main account; every customer has at least one. */
export const paymentIdOf = (person: Person, n = 0) => idOf("obp", `payment ${person.index} ${n}`);
/** The stored payment method of a person; the bank account of a few is closed by now. */
export const methodIdOf = (person: Person) => idOf("pm", `method ${person.index}`);
export const hasClosedMethod = (person: Person) => person.index % 50 === 7;
/** Transfers into and out of an account, by number. */
export const inboundIdOf = (account: string, n: number) => idOf("ibt", `inbound ${account} ${n}`);
export const outboundIdOf = (account: string, n: number) => idOf("obt", `outbound ${account} ${n}`);
