/** Ids of seeded data of the treasury. They are derived from names, so that tests can compute them. */

import { guidOf } from "#contracts/kit/guid.ts";
import type { Person } from "#services/demo/company.ts";

export const idOf = (prefix: string, name: string) =>
  `${prefix}_${guidOf(`treasury ${name}`).replaceAll("-", "").slice(0, 24)}`;

/** The account of most payments, one with few payments, and a closed one. */
export const MAIN_ACCOUNT = idOf("fa", "account 0");
export const SECOND_ACCOUNT = idOf("fa", "account 1");
export const CLOSED_ACCOUNT = idOf("fa", "account 2");
/** True for the few people who are no customers of the treasury. */
export const hasNoCustomer = (person: Person) => person.index % 40 === 38;
export const customerIdOf = (person: Person) => idOf("cus", `customer ${person.index}`);
/** Id of a payment to this person from the main account. Every customer has at least one. */
export const paymentIdOf = (person: Person, n = 0) => idOf("obp", `payment ${person.index} ${n}`);
/** Id of a person's stored payment method. The bank accounts of a few people are closed. */
export const methodIdOf = (person: Person) => idOf("pm", `method ${person.index}`);
export const hasClosedMethod = (person: Person) => person.index % 50 === 7;
/** Ids of transfers into and out of an account, by number. */
export const inboundIdOf = (account: string, n: number) => idOf("ibt", `inbound ${account} ${n}`);
export const outboundIdOf = (account: string, n: number) => idOf("obt", `outbound ${account} ${n}`);
