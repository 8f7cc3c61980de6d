/** Applications, events, webhooks and the API tokens of the bank's users. */

import { applicationStatuses } from "#contracts/banking/index.ts";
import { bankingTables } from "#services/banking/tables.ts";
import type { DemoCompany } from "#services/demo/company.ts";
import { idFor } from "#services/demo/ids.ts";
import { customerIdOf, hasNoCustomer, worksWithBankApi } from "#services/demo/things/banking.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { linkTo } from "./links.ts";

const DAY = 86_400_000;

export function seedPlatform({ store, random, company }: SeedContext<DemoCompany>): void {
  const tables = bankingTables(store);
  const instant = (daysAgo: number) =>
    new Date(company.today - daysAgo * DAY - random.int(0, DAY - 1)).toISOString();

  for (const person of company.people) {
    const { email, firstName, lastName, index } = person;
    const customer = hasNoCustomer(person) ? undefined : customerIdOf(person);
    // People without an account have an open application; of the others, every fifth has its former one.
    if (customer === undefined || index % 5 === 0) {
      const id = String(6_000_001 + index);
      const status = customer ? "Approved" : (applicationStatuses[index % 3] ?? "Denied");
      tables.applications.put({
        type: index % 7 === 0 ? "businessApplication" : "individualApplication",
        id,
        attributes: {
          status: status === "Approved" && !customer ? "Denied" : status,
          message: customer ? "Approved." : "Under way.",
          fullName: { first: firstName, last: lastName },
          email,
          createdAt: person.joinedAt,
        },
        relationships: customer ? linkTo({ customer }) : {},
      });
      for (const [place, documentType] of (["IdDocument", "ProofOfAddress"] as const).entries())
        tables.documents.put({
          type: "document",
          id: `${id}${place}`,
          attributes: {
            documentType,
            status: customer
              ? "Approved"
              : random.pick(["Required", "ReceivedFront", "ReceivedBack", "Invalid"] as const),
            description: documentType === "IdDocument" ? "A passport or identity card" : "A recent bill",
            name: `${firstName} ${lastName}`,
            createdAt: person.joinedAt,
          },
          relationships: linkTo({ application: id }),
        });
      const stages = ["ChooseKind", "EnterInformation", "AwaitingConfirmation"] as const;
      tables.forms.put({
        type: "applicationForm",
        id: String(6_500_001 + index),
        attributes: {
          stage: customer ? "Submitted" : random.pick(stages),
          email,
          createdAt: person.joinedAt,
          expiresAt: new Date(Date.parse(person.joinedAt) + 30 * DAY).toISOString(),
        },
        relationships: customer ? linkTo({ application: id }) : {},
      });
    }
    if (worksWithBankApi(person))
      for (let token = 1; token <= 1 + (index % 2); token++)
        tables.apiTokens.put({
          userId: idFor("banking", index),
          token: {
            type: "apiToken",
            id: String(7_000_000 + index * 10 + token),
            attributes: {
              description: token === 1 ? "Reporting" : "Nightly export",
              createdAt: instant(random.int(10, 300)),
              expiration: instant(-random.int(10, 300)),
              scopes: token === 1 ? ["payments"] : ["payments", "accounts"],
            },
          },
        });
  }

  for (const payment of tables.payments.sorted("-createdAt").slice(0, 200)) {
    const { status, amount, currency, createdAt } = payment.attributes;
    tables.events.put({
      type: `payment.${status.toLowerCase()}`,
      id: String(8_000_001 + tables.events.size),
      attributes: { createdAt, payload: { paymentId: payment.id, amount, currency } },
      relationships: payment.relationships,
    });
  }
  for (const [index, label] of ["Ledger", "Alerts", "Archive"].entries())
    tables.webhooks.put({
      type: "webhook",
      id: String(8_500_001 + index),
      attributes: {
        label,
        url: `https://hooks.example/${label.toLowerCase()}`,
        status: index === 2 ? "Disabled" : "Enabled",
        contentType: index === 1 ? "Json" : "JsonAPI",
        deliveryMode: index === 0 ? "AtLeastOnce" : "AtMostOnce",
        createdAt: instant(200 + index),
      },
    });
}
