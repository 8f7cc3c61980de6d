/** Accounting's share of the demo company: two tenants, an invoice and payments for nearly everyone. */
import type { DemoCompany, Person } from "../demo-company.ts";
import { guidOf } from "../kit/guid.ts";
import type { Random } from "../kit/random.ts";
import type { SeedContext } from "../kit/service.ts";
import { type Payment, paymentStatuses } from "./contract.ts";
import { accountingTables, type Invoice } from "./tables.ts";

const DAY = 86_400_000;

/** The tenant of whoever names none, and one with books of its own. */
export const DEFAULT_TENANT = guidOf("accounting tenant 0");
export const OTHER_TENANT = guidOf("accounting tenant 1");
/** Bank accounts, by code, in each tenant. */
export const accountCodes = ["090", "091", "880"] as const;
/** This payment's id is in both tenants, with another amount: whoever mixes tenants up is found out. */
export const PAYMENT_IN_BOTH = guidOf("accounting payment in both tenants");

/** A few people owe nothing and are owed nothing. */
export const hasNoInvoice = (person: Person) => person.index % 25 === 24;
/** Everyone's first invoice in the default tenant. */
export const invoiceIdOf = (person: Person) => guidOf(`accounting invoice ${person.index}`);
export const invoiceNumberOf = (person: Person) => `INV-${String(person.index + 1).padStart(5, "0")}`;
/** A payment of that invoice; those with an invoice have at least one. */
export const paymentIdOf = (person: Person, n = 0) => guidOf(`accounting payment ${person.index} ${n}`);

/** Rates are units of the invoice's currency for one of the bank account's, which is in dollars. */
const currencies = [
  { code: "USD", rate: 1, digits: 2 },
  { code: "USD", rate: 1, digits: 2 },
  { code: "EUR", rate: 0.92, digits: 2 },
  { code: "GBP", rate: 0.79, digits: 2 },
  { code: "JPY", rate: 149.5, digits: 0 },
  { code: "KWD", rate: 0.307, digits: 3 },
] as const;
const particulars = ["Goods", "Services", "Retainer", "Licence"] as const;

const round = (value: number, digits: number) => Number(value.toFixed(digits));

export function seedAccounting({ store, random, company }: SeedContext<DemoCompany>): void {
  const { tenants, accounts, invoices, payments } = accountingTables(store);

  function addInvoice(tenant: string, person: Person, id: string, currency: string): Invoice {
    return invoices.put({
      tenant,
      sale: person.index % 4 !== 3,
      wire: {
        InvoiceID: id,
        InvoiceNumber: invoiceNumberOf(person),
        CurrencyCode: currency,
        Contact: {
          ContactID: guidOf(`accounting contact ${person.index}`),
          Name: person.displayName,
          // Some contacts are kept without an address: nobody is found by them.
          ...(person.index % 30 === 29 ? {} : { EmailAddress: person.email }),
        },
      },
    });
  }

  function paymentOf(
    invoice: Invoice,
    person: Person,
    id: string,
    currency: (typeof currencies)[number],
  ): Payment {
    const amount = round(random.int(1_000, 900_000) / 100, currency.digits);
    const at = company.today - random.int(1, 700 * DAY);
    const extra = extrasOf(random, person);
    return {
      PaymentID: id,
      Date: new Date(at).toISOString().slice(0, 10),
      Amount: amount,
      BankAmount: round(amount / currency.rate, 2),
      CurrencyRate: currency.rate,
      Reference: `${invoice.wire.InvoiceNumber} ${person.lastName}`,
      PaymentType: invoice.sale ? "ACCRECPAYMENT" : "ACCPAYPAYMENT",
      Status: random.chance(0.9) ? "AUTHORISED" : random.pick(paymentStatuses),
      IsReconciled: random.chance(0.5),
      HasAccount: true,
      Account: accountOf(invoice.tenant, random.pick(accountCodes)),
      Invoice: invoice.wire,
      UpdatedDateUTC: new Date(at + random.int(0, DAY - 1)).toISOString(),
      ...extra,
    };
  }

  for (const id of [DEFAULT_TENANT, OTHER_TENANT]) {
    tenants.put({ id });
    for (const code of accountCodes) accounts.put({ tenant: id, ...accountOf(id, code) });
  }
  for (const person of company.people) {
    if (hasNoInvoice(person)) continue;
    const currency = random.pick(currencies);
    const invoice = addInvoice(DEFAULT_TENANT, person, invoiceIdOf(person), currency.code);
    const count = random.int(1, 4);
    for (let n = 0; n < count; n++)
      payments.put({
        tenant: DEFAULT_TENANT,
        wire: paymentOf(invoice, person, paymentIdOf(person, n), currency),
      });
    // The other tenant does business with a few, under the same invoice numbers.
    if (person.index % 10 !== 0) continue;
    const id = guidOf(`accounting other invoice ${person.index}`);
    const other = addInvoice(OTHER_TENANT, person, id, currencies[0].code);
    const otherId = guidOf(`accounting other payment ${person.index}`);
    payments.put({ tenant: OTHER_TENANT, wire: paymentOf(other, person, otherId, currencies[0]) });
    if (person.index !== 0) continue;
    for (const [each, Amount] of [
      [invoice, 100],
      [other, 200],
    ] as const)
      payments.put({
        tenant: each.tenant,
        wire: { ...paymentOf(each, person, PAYMENT_IN_BOTH, currencies[0]), Amount, BankAmount: Amount },
      });
  }
}

const accountOf = (tenant: string, Code: string): Payment["Account"] => ({
  AccountID: guidOf(`accounting account ${tenant} ${Code}`),
  Code,
});

/** The members that few payments have, so that each has a value somewhere. */
function extrasOf(random: Random, person: Person): Partial<Payment> {
  return {
    ...(random.chance(0.2) ? { Code: `C${person.index}`, Particulars: random.pick(particulars) } : {}),
    ...(random.chance(0.2) ? { Details: `Received by ${person.displayName}` } : {}),
    ...(random.chance(0.1)
      ? {
          BatchPayment: {
            BatchPaymentID: guidOf(`accounting batch ${person.index % 7}`),
            Reference: `Batch ${person.index % 7}`,
          },
        }
      : {}),
    ...(random.chance(0.05) ? { Warnings: [{ Message: "The invoice is older than a year" }] } : {}),
  };
}
