/** Transactions of customers beyond payments: counterparties, checks, payments of other kinds, disputes. */

import { type Dispute, disputeStatuses } from "#contracts/banking/index.ts";
import { bankingTables } from "#services/banking/tables.ts";
import type { DemoCompany } from "#services/demo/company.ts";
import { accountIdOf, ROUTING_NUMBER } from "#services/demo/things/banking.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { linkTo } from "./links.ts";

const DAY = 86_400_000;
const names = ["City Water", "Fernhill Rent", "Grocer & Co", "Ironbridge Payroll", 'O\'Neil "Parts"'];

export function seedDealings({ store, random, company }: SeedContext<DemoCompany>): void {
  const tables = bankingTables(store);
  const instant = (daysAgo: number) =>
    new Date(company.today - daysAgo * DAY - random.int(0, DAY - 1)).toISOString();
  const dayIn = (days: number) => new Date(company.today + days * DAY).toISOString().slice(0, 10);
  const nextId = (base: number, { size }: { size: number }) => String(base + 1 + size);
  const last4 = () => String(random.int(0, 9_999)).padStart(4, "0");
  const amount = () => random.int(1_000, 400_000);
  const usd = () => ({ amount: amount(), currency: "USD" });

  for (const { id: customer } of tables.customers.all()) {
    const owner = { account: accountIdOf(customer), customer };
    const counterparty = nextId(5_000_000, tables.counterparties);
    const side = { name: random.pick(names), routingNumber: ROUTING_NUMBER, accountNumber: last4() };
    tables.counterparties.put({
      type: "achCounterparty",
      id: counterparty,
      attributes: {
        ...side,
        bank: "Northshore Bank",
        accountType: random.pick(["Checking", "Savings"] as const),
        kind: random.pick(["Person", "Business"] as const),
        permissions: random.pick(["CreditOnly", "DebitOnly", "CreditAndDebit"] as const),
        createdAt: instant(random.int(10, 400)),
      },
      relationships: linkTo({ customer }),
    });
    const balance = amount();
    tables.counterpartyBalances.put({
      type: "counterpartyBalance",
      id: counterparty,
      attributes: { currency: "USD", balance, available: balance },
      relationships: linkTo({ counterparty }),
    });

    if (random.chance(0.4))
      tables.receivedPayments.put({
        type: random.chance(0.8) ? "achReceivedPayment" : "wireReceivedPayment",
        id: nextId(5_100_000, tables.receivedPayments),
        attributes: {
          ...usd(),
          status: random.pick(["Pending", "Advanced", "Completed", "Returned", "MarkedForReturn"] as const),
          description: random.pick(["Salary", "Refund", "Dividend"]),
          companyName: random.pick(names),
          counterpartyRoutingNumber: ROUTING_NUMBER,
          traceNumber: String(random.int(100_000_000, 999_999_999)),
          createdAt: instant(random.int(0, 300)),
        },
        relationships: linkTo(owner),
      });
    if (random.chance(0.3)) {
      const monthly = random.chance(0.7);
      tables.recurringPayments.put({
        type: random.pick([
          "recurringCreditAchPayment",
          "recurringDebitAchPayment",
          "recurringCreditBookPayment",
        ] as const),
        id: nextId(5_200_000, tables.recurringPayments),
        attributes: {
          ...usd(),
          status: random.pick(["Active", "Active", "Completed", "Disabled"] as const),
          description: random.pick(["Rent", "Subscription"]),
          numberOfPayments: random.int(0, 24),
          schedule: {
            startTime: dayIn(-random.int(30, 400)),
            ...(random.chance(0.3) && { endTime: dayIn(random.int(30, 400)) }),
            interval: monthly ? "Monthly" : "Weekly",
            ...(monthly && { dayOfMonth: random.int(1, 28) }),
            nextScheduledAction: dayIn(random.int(1, 28)),
          },
          createdAt: instant(random.int(30, 400)),
        },
        relationships: linkTo({ ...owner, counterparty }),
      });
    }
    if (random.chance(0.2))
      tables.repayments.put({
        type: random.pick(["bookRepayment", "achRepayment"] as const),
        id: nextId(5_300_000, tables.repayments),
        attributes: {
          ...usd(),
          status: random.pick(["Pending", "Sent", "Returned", "Rejected"] as const),
          createdAt: instant(random.int(0, 100)),
        },
        relationships: linkTo(owner),
      });
    if (random.chance(0.5)) {
      const awaiting = random.chance(0.1);
      tables.checkDeposits.put({
        type: "checkDeposit",
        id: nextId(5_400_000, tables.checkDeposits),
        attributes: {
          ...usd(),
          status: awaiting
            ? "AwaitingImages"
            : random.pick(["Pending", "Clearing", "Sent", "Rejected", "Returned"] as const),
          checkNumber: String(random.int(1_000, 999_999)),
          description: "Check deposit",
          counterparty: side,
          createdAt: instant(random.int(0, 200)),
        },
        relationships: linkTo(owner),
      });
    }
    if (random.chance(0.3))
      tables.checkPayments.put({
        type: "checkPayment",
        id: nextId(5_500_000, tables.checkPayments),
        attributes: {
          ...usd(),
          status: random.pick([
            "New",
            "Pending",
            "InDelivery",
            "Delivered",
            "Processed",
            "Returned",
          ] as const),
          checkNumber: String(random.int(1_000, 999_999)),
          description: random.pick(["Rent", "Deposit"]),
          counterparty: side,
          createdAt: instant(random.int(0, 200)),
        },
        relationships: linkTo(owner),
      });

    const [transaction] = tables.transactions.by("customer", customer);
    if (transaction && random.chance(0.4)) {
      const reward = {
        ...usd(),
        status: random.pick(["Sent", "Rejected"] as const),
        description: "Cashback",
      };
      tables.rewards.put({
        type: "reward",
        id: nextId(5_600_000, tables.rewards),
        attributes: { ...reward, amount: random.int(10, 900), createdAt: transaction.attributes.createdAt },
        relationships: linkTo({ ...owner, transaction: transaction.id }),
      });
    }
    if (transaction && random.chance(0.15)) {
      const statusHistory: Dispute["attributes"]["statusHistory"] = [];
      const steps = random.int(1, 2);
      for (const type of disputeStatuses.slice(0, steps))
        statusHistory.push({ type, updatedAt: instant(20 - statusHistory.length * 5) });
      tables.disputes.put({
        type: "dispute",
        id: nextId(5_700_000, tables.disputes),
        attributes: {
          amount: transaction.attributes.amount,
          currency: transaction.attributes.currency,
          status: statusHistory.at(-1)?.type ?? "InvestigationStarted",
          statusHistory,
          description: "Not recognized",
          source: "DebitCardTransaction",
          createdAt: statusHistory[0]?.updatedAt ?? instant(20),
        },
        relationships: linkTo({ ...owner, transaction: transaction.id }),
      });
    }
  }
}
