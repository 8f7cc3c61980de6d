/** The treasury's share of the demo company: financial accounts that pay nearly everyone. */

import { outboundPaymentStatuses } from "#contracts/treasury/index.ts";
import type { DemoCompany, Person } from "#services/demo/company.ts";
import {
  customerIdOf,
  hasNoCustomer,
  idOf,
  MAIN_ACCOUNT,
  methodIdOf,
  paymentIdOf,
  SECOND_ACCOUNT,
} from "#services/demo/things/treasury.ts";
import type { Random } from "#services/kit/data/random.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { type StoredPayment, treasuryTables } from "#services/treasury/tables.ts";
import { seededAccounts, seededCards } from "./accounts.ts";
import { instantAt, methodOf, outboundMoments, reasonIf, seedTransfers } from "./transfers.ts";

const DAY = 86_400;

const descriptions = ["Expenses", "Payroll", "Refund", "Reward", null] as const;

/** Mostly dollars; a currency without minor units and one with three show that exponents differ. */
function moneyOf(random: Random): { currency: string; amount: number } {
  const draw = random.next();
  if (draw < 0.86) return { currency: "usd", amount: random.int(100, 800_000) };
  if (draw < 0.92) return { currency: "eur", amount: random.int(100, 800_000) };
  if (draw < 0.96) return { currency: "jpy", amount: random.int(100, 900_000) };
  return { currency: "kwd", amount: random.int(1_000, 2_000_000) };
}

function paymentOf(
  random: Random,
  person: Person,
  id: string,
  account: string,
  until: number,
): StoredPayment {
  const created = until - random.int(0, 600 * DAY);
  const postalCode = String(10_000 + ((person.index * 37) % 90_000));
  const billing_details = {
    name: person.displayName,
    email: person.email,
    phone: random.chance(0.5) ? person.phone : null,
    address: { line1: person.street, city: person.city, country: person.country, postal_code: postalCode },
  };
  const toBank = random.chance(0.9);
  const money = moneyOf(random);
  const status = random.chance(0.7) ? "posted" : random.pick(outboundPaymentStatuses);
  return {
    id,
    object: "treasury.outbound_payment",
    ...money,
    status,
    financial_account: account,
    // Some payments have no customer; only their billing details name the recipient.
    customer: random.chance(0.95) ? customerIdOf(person) : null,
    description: random.pick(descriptions),
    statement_descriptor: "TRIBUTARY",
    created: instantAt(created),
    expected_arrival_date: instantAt(created + DAY),
    end_user_details: random.chance(0.3)
      ? { present: true, ip_address: `192.0.2.${random.int(1, 254)}` }
      : { present: false, ip_address: null },
    destination_payment_method: random.chance(0.4) ? methodIdOf(person) : null,
    destination_payment_method_details: {
      billing_details,
      ...(toBank
        ? {
            type: "us_bank_account",
            us_bank_account: {
              account_type: random.pick(["checking", "savings"]),
              account_holder_type: random.pick(["individual", "company"]),
              routing_number: "812345678",
              last4: String(random.int(0, 9_999)).padStart(4, "0"),
              network: random.pick(["ach", "us_domestic_wire"]),
            },
          }
        : { type: "financial_account", financial_account: { id: SECOND_ACCOUNT } }),
    },
    failure_details: reasonIf(status === "failed", "insufficient_funds"),
    returned_details: reasonIf(status === "returned", "account_closed"),
    status_transitions: outboundMoments(status, created),
    metadata: random.chance(0.3) ? { department: person.department } : {},
  };
}

export function seedTreasury({ store, random, company }: SeedContext<DemoCompany>): void {
  const tables = treasuryTables(store);
  const { accounts, cards, customers, methods, payments } = tables;
  const today = company.today / 1000;
  for (const account of seededAccounts(today)) accounts.put(account);
  for (const card of seededCards) cards.put(card);
  for (const person of company.people) {
    methods.put(methodOf(person));
    if (hasNoCustomer(person)) continue;
    const { displayName: name, email } = person;
    customers.put({ id: customerIdOf(person), object: "customer", name, email });
    const count = random.int(1, 6);
    for (let n = 0; n < count; n++)
      payments.put(paymentOf(random, person, paymentIdOf(person, n), MAIN_ACCOUNT, today));
    if (person.index % 15 === 0)
      payments.put(paymentOf(random, person, idOf("obp", `second ${person.index}`), SECOND_ACCOUNT, today));
  }
  seedTransfers(tables, random, company.people, today);
}
