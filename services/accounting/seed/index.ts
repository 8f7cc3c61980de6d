/** Accounting's share of the demo company: two tenants, an invoice and payments for nearly everyone. */

import { type Payment, paymentStatuses } from "#contracts/accounting/index.ts";
import { guidOf } from "#contracts/kit/guid.ts";
import { recordOf } from "#services/accounting/payments.ts";
import { accountingTables, type Invoice, type StoredPayment } from "#services/accounting/tables.ts";
import type { DemoCompany, Person } from "#services/demo/company.ts";
import {
  accountCodes,
  currencies,
  DEFAULT_TENANT,
  hasNoInvoice,
  invoiceIdOf,
  invoiceNumberOf,
  OTHER_TENANT,
  PAYMENT_IN_BOTH,
  paymentIdOf,
} from "#services/demo/things/accounting.ts";
import type { Random } from "#services/kit/data/random.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { seedPrepayments } from "./prepayments.ts";

export * from "./prepayments.ts";

const DAY = 86_400_000;

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
          // Some contacts have no address, so that a search by address does not find them.
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
      // The books of a few were changed after they were paid.
      ...(person.index % 90 === 5 && {
        ValidationErrors: [{ Message: "The bank account was archived after the payment" }],
      }),
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
      payments.put(kept(DEFAULT_TENANT, paymentOf(invoice, person, paymentIdOf(person, n), currency)));
    // The other tenant has invoices for a few people, with the same numbers.
    if (person.index % 10 !== 0) continue;
    const id = guidOf(`accounting other invoice ${person.index}`);
    const other = addInvoice(OTHER_TENANT, person, id, currencies[0].code);
    const otherId = guidOf(`accounting other payment ${person.index}`);
    payments.put(kept(OTHER_TENANT, paymentOf(other, person, otherId, currencies[0])));
    if (person.index !== 0) continue;
    for (const [each, Amount] of [
      [invoice, 100],
      [other, 200],
    ] as const)
      payments.put(
        kept(each.tenant, {
          ...paymentOf(each, person, PAYMENT_IN_BOTH, currencies[0]),
          Status: "AUTHORISED",
          Amount,
          BankAmount: Amount,
        }),
      );
  }
  seedPrepayments(company, accountingTables(store));
}

/** A stored payment with its history. */
function kept(tenant: string, wire: Payment): StoredPayment {
  const { Date: day, UpdatedDateUTC, IsReconciled, Status } = wire;
  const history = [recordOf("Created", wire, "Bookkeeping", `${day}T06:00:00.000Z`)];
  if (IsReconciled) history.push(recordOf("Reconciled", wire, "Bank feed", UpdatedDateUTC));
  if (Status === "DELETED") history.push(recordOf("Deleted", wire, "Bookkeeping", UpdatedDateUTC));
  return { tenant, wire, history };
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
