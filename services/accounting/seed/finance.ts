/** Ids and conditions of seeded accounting data that seeds and tests share. */

import { guidOf } from "#contracts/kit/guid.ts";
import type { Person } from "#services/demo/company.ts";

/** The default tenant, and a second one with separate books. */
export const DEFAULT_TENANT = guidOf("accounting tenant 0");
export const OTHER_TENANT = guidOf("accounting tenant 1");
/** Codes of the bank accounts. Each tenant has all of them. */
export const accountCodes = ["090", "091", "880"] as const;
/** This payment's id is in both tenants, with different amounts, so that a mix-up of tenants is detected. */
export const PAYMENT_IN_BOTH = guidOf("accounting payment in both tenants");

/** True for the few people who have no invoice. */
export const hasNoInvoice = (person: Person) => person.index % 25 === 24;
/** Id of a person's first invoice in the default tenant. */
export const invoiceIdOf = (person: Person) => guidOf(`accounting invoice ${person.index}`);
export const invoiceNumberOf = (person: Person) => `INV-${String(person.index + 1).padStart(5, "0")}`;
/** Id of a payment of the person's first invoice, which has at least one. */
export const paymentIdOf = (person: Person, n = 0) => guidOf(`accounting payment ${person.index} ${n}`);

/** `rate`: units of the invoice's currency for one US dollar, the currency of the bank account. */
export const currencies = [
  { code: "USD", rate: 1, digits: 2 },
  { code: "USD", rate: 1, digits: 2 },
  { code: "EUR", rate: 0.92, digits: 2 },
  { code: "GBP", rate: 0.79, digits: 2 },
  { code: "JPY", rate: 149.5, digits: 0 },
  { code: "KWD", rate: 0.307, digits: 3 },
] as const;
