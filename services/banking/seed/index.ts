/** The bank's share of the demo company: a customer for nearly everyone, payments and statements. */

import { type Customer, type Payment, paymentStatuses } from "#contracts/banking/index.ts";
import { bankingTables } from "#services/banking/tables.ts";
import type { DemoCompany, Person } from "#services/demo/company.ts";
import { demoIndex } from "#services/demo/company.ts";
import {
  accountIdOf,
  customerIdOf,
  hasNoCustomer,
  SECOND_CUSTOMER,
  statementIdOf,
} from "#services/demo/things/banking.ts";
import type { Random } from "#services/kit/data/random.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { seedAccounts } from "./accounts.ts";
import { seedCards } from "./cards.ts";
import { linkTo } from "./links.ts";
import { seedPlatform } from "./platform.ts";
import { seedDealings } from "./transactions.ts";

const DAY = 86_400_000;

/** Reasons and other parties of payments, by their direction seen from the account of the customer. */
const occasions = {
  Credit: {
    counterparties: ["Ironbridge Payroll", "Northwind Energy"],
    descriptions: ["Salary", "Refund", "Expenses"],
  },
  Debit: {
    counterparties: ["City Water", "Fernhill Rent", "Grocer & Co", "Northwind Energy"],
    descriptions: ["Invoice", "Rent", "Subscription", "Utilities"],
  },
} as const;
const kinds = ["achPayment", "achPayment", "wirePayment", "bookPayment"] as const;

/** Mostly dollars; a currency without minor units and one with three show that exponents differ. */
function moneyOf(random: Random): { currency: string; amount: number } {
  const draw = random.next();
  if (draw < 0.8) return { currency: "USD", amount: random.int(100, 500_000) };
  if (draw < 0.94) return { currency: "EUR", amount: random.int(100, 500_000) };
  if (draw < 0.97) return { currency: "JPY", amount: random.int(100, 900_000) };
  return { currency: "KWD", amount: random.int(1_000, 2_000_000) };
}

function customerOf(person: Person, id: string): Customer {
  const { firstName, lastName, email, callingCode } = person;
  return {
    type: id === SECOND_CUSTOMER ? "businessCustomer" : "individualCustomer",
    id,
    attributes: {
      fullName: { first: firstName, last: lastName },
      // Some addresses are stored as typed, because comparisons must ignore case.
      email: person.index % 10 === 7 ? email.replace(/^./, (first) => first.toUpperCase()) : email,
      phone: { countryCode: callingCode, number: person.phone.slice(callingCode.length + 1) },
      status: person.index % 37 === 36 ? "Archived" : "Active",
      address: {
        street: person.street,
        city: person.city,
        postalCode: String(10_000 + ((person.index * 37) % 90_000)),
        country: person.country,
      },
      createdAt: person.joinedAt,
    },
  };
}

/** The first instant after the month of this day. */
function endOf(day: Date): string {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1)).toISOString();
}

export function seedBanking(context: SeedContext<DemoCompany>): void {
  const { store, random, company } = context;
  const { customers, payments, statements } = bankingTables(store);
  let createdAt = company.today;

  function addPayment(customerId: string): void {
    // A few share their instant with the one before, so that orders must break ties.
    if (!random.chance(0.04)) createdAt = company.today - random.int(0, 700 * DAY);
    const type = random.pick(kinds);
    const money = moneyOf(random);
    const direction = random.chance(0.4) ? "Credit" : "Debit";
    const { counterparties, descriptions } = occasions[direction];
    const payment: Payment = {
      type,
      id: String(500_001 + payments.size),
      attributes: {
        ...money,
        direction,
        status: random.chance(0.6) ? "Sent" : random.pick(paymentStatuses),
        description: random.pick(descriptions),
        counterparty: {
          name: random.pick(counterparties),
          ...(type === "bookPayment"
            ? {}
            : {
                routingNumber: "812345678",
                accountNumber: String(random.int(0, 9_999)).padStart(4, "0"),
              }),
        },
        createdAt: new Date(createdAt).toISOString(),
      },
      relationships: linkTo({ customer: customerId, account: accountIdOf(customerId) }),
    };
    payments.put(payment);
  }

  function addCustomer(person: Person, id: string): void {
    customers.put(customerOf(person, id));
    const count = random.chance(0.15) ? random.int(8, 12) : random.int(0, 8);
    for (let i = 0; i < count; i++) addPayment(id);
    for (let month = 0; month < 3; month++) {
      const at = new Date(company.today);
      at.setUTCMonth(at.getUTCMonth() - 1 - month);
      statements.put({
        type: "statement",
        id: statementIdOf(id, month),
        attributes: { period: at.toISOString().slice(0, 7), createdAt: endOf(at) },
        relationships: linkTo({ account: accountIdOf(id), customer: id }),
      });
    }
  }

  for (const person of company.people) {
    if (hasNoCustomer(person)) continue;
    addCustomer(person, customerIdOf(person));
    if (person.index === demoIndex.twoBankCustomers) addCustomer(person, SECOND_CUSTOMER);
  }
  seedAccounts(context);
  seedCards(context);
  seedDealings(context);
  seedPlatform(context);
}
