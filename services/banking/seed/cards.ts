/** Cards of most accounts, their limits, and their uses. */

import type { Card } from "#contracts/banking/index.ts";
import { bankingTables } from "#services/banking/tables.ts";
import type { DemoCompany } from "#services/demo/company.ts";
import { accountIdOf, cardIdOf } from "#services/demo/things/banking.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { linkTo } from "./links.ts";

const DAY = 86_400_000;
const merchants = [
  { name: "Corner Coffee", category: "Restaurants", location: "Portland" },
  { name: "Rail & Road", category: "Transport", location: "Utrecht" },
  { name: "Paper <Office> & Co", category: "Stationery", location: "Lagos" },
];
const limits = { withdrawal: 50_000, purchase: 300_000, cardTransaction: 500_000 };
const hasCard = (customerId: string) => Number(customerId) % 4 !== 3;

export function seedCards({ store, random, company }: SeedContext<DemoCompany>): void {
  const tables = bankingTables(store);
  const instant = (daysAgo: number) =>
    new Date(company.today - daysAgo * DAY - random.int(0, DAY - 1)).toISOString();

  for (const { id: customerId, type, attributes } of tables.customers.all()) {
    if (!hasCard(customerId)) continue;
    const id = cardIdOf(customerId);
    const account = accountIdOf(customerId);
    const owner = { account, customer: customerId };
    const status: Card["attributes"]["status"] = random.chance(0.85)
      ? "Active"
      : random.pick(["Inactive", "Frozen", "Lost", "Stolen", "Closed"] as const);
    tables.cards.put({
      type:
        type === "businessCustomer"
          ? "businessDebitCard"
          : random.pick(["individualDebitCard", "individualVirtualDebitCard"] as const),
      id,
      attributes: {
        last4Digits: String(random.int(0, 9_999)).padStart(4, "0"),
        expirationDate: `20${random.int(27, 31)}-0${random.int(1, 9)}`,
        status,
        fullName: `${attributes.fullName.first} ${attributes.fullName.last}`.toUpperCase(),
        createdAt: attributes.createdAt,
      },
      relationships: linkTo(owner),
    });
    tables.cardLimits.put({
      type: "limits",
      id,
      attributes: {
        currency: "USD",
        daily: limits,
        monthly: { withdrawal: 500_000, purchase: 3_000_000, cardTransaction: 5_000_000 },
        dailyTotals: {
          withdrawal: 0,
          purchase: random.int(0, 20_000),
          cardTransaction: random.int(0, 20_000),
        },
      },
      relationships: linkTo({ card: id }),
    });
    tables.pins.put({
      type: "pinStatus",
      id,
      attributes: { status: random.chance(0.8) ? "Set" : "NotSet" },
      relationships: linkTo({ card: id }),
    });
    for (let i = random.int(0, 3); i > 0; i--) {
      const amount = random.int(200, 20_000);
      const completed = status === "Active" && random.chance(0.7);
      const at = instant(random.int(1, 60));
      tables.authorizations.put({
        type: "authorization",
        id: String(3_000_001 + tables.authorizations.size),
        attributes: {
          amount,
          currency: "USD",
          status: completed ? "Completed" : random.pick(["Authorized", "Canceled", "Declined"] as const),
          merchant: random.pick(merchants),
          recurring: random.chance(0.2),
          createdAt: at,
        },
        relationships: linkTo({ card: id, ...owner }),
      });
      if (completed)
        tables.transactions.put({
          type: "cardTransaction",
          id: String(2_000_001 + tables.transactions.size),
          attributes: {
            amount,
            currency: "USD",
            direction: "Debit",
            balance: (tables.accounts.get(account)?.attributes.balance ?? 0) - amount,
            summary: "Card purchase",
            createdAt: at,
          },
          relationships: linkTo({ ...owner, card: id }),
        });
    }
    if (random.chance(0.2))
      tables.authorizationRequests.put({
        type: random.chance(0.8) ? "purchaseAuthorizationRequest" : "cashAuthorizationRequest",
        id: String(3_500_001 + tables.authorizationRequests.size),
        attributes: {
          amount: random.int(10_000, 90_000),
          currency: "USD",
          status: random.pick(["Pending", "Approved", "Declined"] as const),
          merchant: random.pick(merchants),
          partialApprovalAllowed: random.chance(0.5),
          createdAt: instant(random.int(0, 10)),
        },
        relationships: linkTo({ card: id, ...owner }),
      });
  }
}
