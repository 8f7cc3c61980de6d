/** Accounts of every customer with their transactions and balances, and other banks. */

import type { Account, Customer, Transaction } from "#contracts/banking/index.ts";
import { bankingTables } from "#services/banking/tables.ts";
import type { DemoCompany } from "#services/demo/company.ts";
import { accountIdOf, ROUTING_NUMBER } from "#services/demo/things/banking.ts";
import type { Random } from "#services/kit/data/random.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { linkTo } from "./links.ts";

const DAY = 86_400_000;
const institutions = [
  ["812345678", "Northshore Bank", true],
  ["091000019", "Fernhill Savings", true],
  ["121000248", "Ironbridge Trust", false],
] as const;
/** Number of days with an end-of-day balance. */
const KEPT_DAYS = 5;

const signed = ({ amount, direction }: Transaction["attributes"]) =>
  direction === "Credit" ? amount : -amount;

export function seedAccounts({ store, random, company }: SeedContext<DemoCompany>): void {
  const tables = bankingTables(store);
  for (const [routingNumber, name, isWireSupported] of institutions)
    tables.institutions.put({
      type: "institution",
      id: routingNumber,
      attributes: { routingNumber, name, address: `1 ${name} Square`, isAchSupported: true, isWireSupported },
    });

  for (const customer of tables.customers.all()) {
    const { id } = customer;
    tables.accounts.put(accountOf(customer, accountIdOf(id), "USD", random));
    if (Number(id) % 4 === 0) tables.accounts.put(accountOf(customer, `9${accountIdOf(id)}`, "EUR", random));
  }

  // Transactions in the order of their time, each with the balance after it.
  const balances = new Map<string, number>();
  for (const payment of tables.payments.sorted("createdAt")) {
    const { amount, currency, direction, description, createdAt, status } = payment.attributes;
    const account = payment.relationships.account.data.id;
    if (status !== "Sent" || currency !== tables.accounts.get(account)?.attributes.currency) continue;
    const attributes = { amount, currency, direction, summary: description, createdAt };
    const balance = (balances.get(account) ?? 1_000_000) + signed({ ...attributes, balance: 0 });
    balances.set(account, balance);
    tables.transactions.put({
      type: "paymentTransaction",
      id: String(2_000_001 + tables.transactions.size),
      attributes: { ...attributes, balance },
      relationships: linkTo({
        account,
        customer: payment.relationships.customer.data.id,
        payment: payment.id,
      }),
    });
  }

  for (const account of tables.accounts.all()) {
    const balance = balances.get(account.id) ?? account.attributes.balance;
    const hold = random.chance(0.2) ? random.int(1, 9_000) : 0;
    const available = balance - hold;
    tables.accounts.put({ ...account, attributes: { ...account.attributes, balance, hold, available } });
    for (let day = 1; day <= KEPT_DAYS; day++) {
      const at = new Date(company.today - day * DAY).toISOString();
      const { currency } = account.attributes;
      tables.days.put({
        type: "accountEndOfDay",
        id: String(4_000_001 + tables.days.size),
        attributes: { date: at.slice(0, 10), currency, balance, hold: 0, available: balance, createdAt: at },
        relationships: linkTo({ account: account.id, customer: account.relationships.customer.data.id }),
      });
    }
  }
}

function accountOf(customer: Customer, id: string, currency: string, random: Random): Account {
  const { status, createdAt } = customer.attributes;
  const balance = random.int(10_000, 5_000_000);
  const first = id === accountIdOf(customer.id);
  return {
    type: first ? "depositAccount" : "creditAccount",
    id,
    attributes: {
      name: first ? "Everyday" : "Credit line",
      status: status === "Archived" ? "Closed" : random.chance(0.05) ? "Frozen" : "Open",
      routingNumber: ROUTING_NUMBER,
      accountNumber: id.slice(-4),
      currency,
      balance,
      hold: 0,
      available: balance,
      createdAt,
    },
    relationships: linkTo({ customer: customer.id }),
  };
}
