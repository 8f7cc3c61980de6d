/** The treasury's share of the demo company: two financial accounts that pay nearly everyone. */
import type { DemoCompany, Person } from "../demo-company.ts";
import { guidOf } from "../kit/guid.ts";
import type { Random } from "../kit/random.ts";
import type { SeedContext } from "../kit/service.ts";
import { outboundPaymentStatuses } from "./contract.ts";
import { type KeptPayment, treasuryTables } from "./tables.ts";

const DAY = 86_400;

const idOf = (prefix: string, name: string) =>
  `${prefix}_${guidOf(`treasury ${name}`).replaceAll("-", "").slice(0, 24)}`;

/** Where most payments come from, and one with a few of its own. */
export const MAIN_ACCOUNT = idOf("fa", "account 0");
export const SECOND_ACCOUNT = idOf("fa", "account 1");
/** A few people are paid in other ways. */
export const hasNoCustomer = (person: Person) => person.index % 40 === 38;
export const customerIdOf = (person: Person) => idOf("cus", `customer ${person.index}`);
/** A payment to this person from the main account; every customer has at least one. */
export const paymentIdOf = (person: Person, n = 0) => idOf("obp", `payment ${person.index} ${n}`);

const descriptions = ["Expenses", "Payroll", "Refund", "Reward", null] as const;

/** Mostly dollars; a currency without minor units and one with three show that exponents differ. */
function moneyOf(random: Random): { currency: string; amount: number } {
  const draw = random.next();
  if (draw < 0.86) return { currency: "usd", amount: random.int(100, 800_000) };
  if (draw < 0.92) return { currency: "eur", amount: random.int(100, 800_000) };
  if (draw < 0.96) return { currency: "jpy", amount: random.int(100, 900_000) };
  return { currency: "kwd", amount: random.int(1_000, 2_000_000) };
}

function paymentOf(random: Random, person: Person, id: string, account: string, until: number): KeptPayment {
  const created = until - random.int(0, 600 * DAY);
  const postalCode = String(10_000 + ((person.index * 37) % 90_000));
  const billing_details = {
    name: person.displayName,
    email: person.email,
    phone: random.chance(0.5) ? person.phone : null,
    address: { line1: person.street, city: person.city, country: person.country, postal_code: postalCode },
  };
  const toBank = random.chance(0.9);
  return {
    id,
    object: "treasury.outbound_payment",
    ...moneyOf(random),
    status: random.chance(0.7) ? "posted" : random.pick(outboundPaymentStatuses),
    financial_account: account,
    // Some payments name nobody: their addressee is known by the billing details alone.
    customer: random.chance(0.95) ? customerIdOf(person) : null,
    description: random.pick(descriptions),
    statement_descriptor: "TRIBUTARY",
    created,
    expected_arrival_date: created + DAY,
    end_user_details: random.chance(0.3)
      ? { present: true, ip_address: `192.0.2.${random.int(1, 254)}` }
      : { present: false, ip_address: null },
    destination_payment_method: random.chance(0.4) ? idOf("pm", `method ${person.index}`) : null,
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
    metadata: random.chance(0.3) ? { department: person.department } : {},
  };
}

export function seedTreasury({ store, random, company }: SeedContext<DemoCompany>): void {
  const { accounts, customers, payments } = treasuryTables(store);
  const today = company.today / 1000;
  for (const id of [MAIN_ACCOUNT, SECOND_ACCOUNT]) accounts.put({ id });
  for (const person of company.people) {
    if (hasNoCustomer(person)) continue;
    const { displayName: name, email } = person;
    customers.put({ id: customerIdOf(person), object: "customer", name, email });
    const count = random.int(1, 6);
    for (let n = 0; n < count; n++)
      payments.put(paymentOf(random, person, paymentIdOf(person, n), MAIN_ACCOUNT, today));
    if (person.index % 15 === 0)
      payments.put(paymentOf(random, person, idOf("obp", `second ${person.index}`), SECOND_ACCOUNT, today));
  }
}
