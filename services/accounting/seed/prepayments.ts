/** Prepayments: amounts received or paid before their invoice, more than one page of them. */

import {
  lineAmountTypes,
  type Prepayment,
  prepaymentStatuses,
  prepaymentTypes,
} from "#contracts/accounting/index.ts";
import { guidOf } from "#contracts/kit/guid.ts";
import type { AccountingTables } from "#services/accounting/tables.ts";
import type { DemoCompany, Person } from "#services/demo/company.ts";
import {
  accountCodes,
  currencies,
  DEFAULT_TENANT,
  invoiceIdOf,
  invoiceNumberOf,
  OTHER_TENANT,
  PREPAYMENT_IN_BOTH,
  prepaymentCountOf,
  prepaymentIdOf,
} from "#services/demo/things/accounting.ts";
import { type Random, seededRandom } from "#services/kit/data/random.ts";

const DAY = 86_400_000;
const things = ["Deposit", "Advance", 'Rack, 19" (2 units)', "Retainer \\ first half", "Travel"] as const;
const TAX = 0.2;

const cents = (amount: number) => Number(amount.toFixed(2));

function prepaymentOf(random: Random, person: Person, id: string, today: number): Prepayment {
  const currency = random.pick(currencies.filter(({ digits }) => digits === 2));
  const at = today - random.int(1, 700 * DAY);
  const LineItems = Array.from({ length: random.int(1, 4) }, (_, n) => {
    const UnitAmount = random.int(10_001, 9_999_999) / 10_000;
    const Quantity = random.int(1, 12);
    const LineAmount = cents(UnitAmount * Quantity);
    return {
      LineItemID: guidOf(`${id} line ${n}`),
      Description: random.pick(things),
      Quantity,
      UnitAmount,
      LineAmount,
      TaxAmount: cents(LineAmount * TAX),
      TaxType: "OUTPUT",
      AccountCode: random.pick(accountCodes),
    };
  });
  const sum = (member: "LineAmount" | "TaxAmount") =>
    cents(LineItems.reduce((total, item) => total + item[member], 0));
  const [SubTotal, TotalTax] = [sum("LineAmount"), sum("TaxAmount")];
  const Total = cents(SubTotal + TotalTax);
  const Status = random.chance(0.8) ? "AUTHORISED" : random.pick(prepaymentStatuses);
  const applied = Status === "PAID" ? Total : random.chance(0.3) ? cents(Total / 2) : 0;
  const day = new Date(at).toISOString().slice(0, 10);
  return {
    PrepaymentID: id,
    Type: random.chance(0.7) ? prepaymentTypes[0] : prepaymentTypes[1],
    Status,
    Date: day,
    ...(random.chance(0.8) ? { Reference: `PRE-${person.index} "${person.lastName}"` } : {}),
    Contact: {
      ContactID: guidOf(`accounting contact ${person.index}`),
      Name: person.displayName,
      ...(person.index % 30 === 29 ? {} : { EmailAddress: person.email }),
    },
    CurrencyCode: currency.code,
    CurrencyRate: currency.rate,
    LineAmountTypes: random.chance(0.9) ? "Exclusive" : random.pick(lineAmountTypes),
    LineItems,
    SubTotal,
    TotalTax,
    Total,
    RemainingCredit: cents(Total - applied),
    Allocations:
      applied > 0
        ? [
            {
              AllocationID: guidOf(`${id} allocation`),
              Date: day,
              Amount: applied,
              Invoice: { InvoiceID: invoiceIdOf(person), InvoiceNumber: invoiceNumberOf(person) },
            },
          ]
        : [],
    HasAttachments: random.chance(0.1),
    UpdatedDateUTC: new Date(at + random.int(0, DAY - 1)).toISOString(),
  };
}

export function seedPrepayments(company: DemoCompany, { prepayments, payments }: AccountingTables): void {
  // A separate seed, so that prepayments do not change the family's other rows.
  const random = seededRandom(`accounting prepayments ${company.seed}`);
  const add = (tenant: string, wire: Prepayment) => prepayments.put({ tenant, wire });
  for (const person of company.people)
    for (let n = 0; n < prepaymentCountOf(person); n++)
      add(DEFAULT_TENANT, prepaymentOf(random, person, prepaymentIdOf(person, n), company.today));
  const [first] = company.people;
  if (!first) return;
  for (const [tenant, Reference] of [
    [DEFAULT_TENANT, "Ours"],
    [OTHER_TENANT, "Theirs"],
  ] as const)
    add(tenant, { ...prepaymentOf(random, first, PREPAYMENT_IN_BOTH, company.today), Reference });
  // A few payments refund one.
  for (const [index, kept] of payments.all().entries())
    if (index % 40 === 0 && kept.tenant === DEFAULT_TENANT)
      payments.put({
        ...kept,
        wire: { ...kept.wire, Prepayment: { PrepaymentID: PREPAYMENT_IN_BOTH } },
      });
}
