/** Things of the books in the demo company that have a name, for seeds and tests. */
import { guidOf } from "#contracts/kit/guid.ts";
import type { Person } from "#services/demo/company.ts";

/** The tenant of callers that name none, and another one with separate books. */
export const DEFAULT_TENANT = guidOf("accounting tenant 0");
export const OTHER_TENANT = guidOf("accounting tenant 1");
/** Bank accounts, by code, in each tenant. */
export const accountCodes = ["090", "091", "880"] as const;
/** This payment's id is in both tenants, with different amounts, so that a mix-up of tenants is detected. */
export const PAYMENT_IN_BOTH = guidOf("accounting payment in both tenants");

/** A few people have no invoice. */
export const hasNoInvoice = (person: Person) => person.index % 25 === 24;
/** Everyone's first invoice in the default tenant. */
export const invoiceIdOf = (person: Person) => guidOf(`accounting invoice ${person.index}`);
export const invoiceNumberOf = (person: Person) => `INV-${String(person.index + 1).padStart(5, "0")}`;
/** A payment of that invoice. People with an invoice have at least one. */
export const paymentIdOf = (person: Person, n = 0) => guidOf(`accounting payment ${person.index} ${n}`);

/** Rates are units of the invoice's currency for one of the bank account's, which is in dollars. */
export const currencies = [
  { code: "USD", rate: 1, digits: 2 },
  { code: "USD", rate: 1, digits: 2 },
  { code: "EUR", rate: 0.92, digits: 2 },
  { code: "GBP", rate: 0.79, digits: 2 },
  { code: "JPY", rate: 149.5, digits: 0 },
  { code: "KWD", rate: 0.307, digits: 3 },
] as const;

/** Two in three people have prepayments in the default tenant, up to three. */
export const prepaymentCountOf = (person: Person) => person.index % 3;
export const prepaymentIdOf = (person: Person, n = 0) => guidOf(`accounting prepayment ${person.index} ${n}`);
/** This prepayment's id is in both tenants, with another reference. */
export const PREPAYMENT_IN_BOTH = guidOf("accounting prepayment in both tenants");
