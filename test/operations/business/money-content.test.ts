/** An object of banking, treasury and accounting has the same values by each route. */

import { describe, expect, it } from "vitest";
import { paymentIdOf } from "#services/demo/things/accounting.ts";
import { MAIN_ACCOUNT, SECOND_ACCOUNT } from "#services/demo/things/treasury.ts";
import { contentsOf, contradictionsIn } from "#test/kit/contents.ts";
import { demoSettings, nodeTypes } from "#test/kit/demo-nodes.ts";
import { sharedTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary({ settings: demoSettings });

const people = () => tributary.families.company.people.slice(0, 3);
const list = (field: string, links = "") => `${field}(first: 4) { nodes { id ${links} } }`;
const owners = "customer { id } account { id }";

/** Routes to objects of a family. */
const routes: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  banking: () => ({
    "the lists": `{ banking {
      ${list("customers")} ${list("accounts", "customer { id }")} ${list("payments", owners)}
      ${list("transactions", `${owners} payment { id } card { id }`)} ${list("accountDays", owners)}
      ${list("statements", owners)} ${list("cards", owners)} ${list("cardAuthorizations", `${owners} card { id }`)} } }`,
    "further lists": `{ banking {
      ${list("cardAuthorizationRequests", `${owners} card { id }`)} ${list("checkDeposits", owners)}
      ${list("checkPayments", owners)} ${list("counterparties", "customer { id }")}
      ${list("receivedPayments", owners)} ${list("recurringPayments", `${owners} counterparty { id }`)}
      ${list("repayments", owners)} ${list("rewards", owners)} ${list("disputes", `${owners} transaction { id }`)}
      ${list("applications", "customer { id }")} ${list("applicationForms", "application { id }")}
      ${list("events")} ${list("webhooks")} } }`,
    "payments of all families": "{ payments(first: 8) { nodes { ... on BankPayment { id } } } }",
    "the customers of people": `{ users(first: 5) { nodes { bankCustomers { id ${list("payments", "account { id }")} ${list("accounts")} ${list("cards")} } } } }`,
    "the lists of customers": `{ banking { customers(first: 3) { nodes { id ${list("transactions")} ${list("statements")} ${list("counterparties")} ${list("applications")} } } } }`,
  }),
  treasury: () => ({
    "financial accounts": `{ treasury {
      a: financialAccount(id: "${MAIN_ACCOUNT}") { id ${list("inboundTransfers", "financialAccount { id }")} ${list("outboundPayments", "financialAccount { id } customer { id }")} ${list("outboundTransfers", "financialAccount { id }")} }
      b: financialAccount(id: "${SECOND_ACCOUNT}") { id ${list("outboundPayments", "customer { id }")} } } }`,
    "ids alone": `{ treasury { a: financialAccount(id: "${MAIN_ACCOUNT}") { ${list("outboundPayments")} ${list("inboundTransfers")} ${list("outboundTransfers")} } } }`,
    "payments of all families":
      "{ payments(first: 8, filter: { families: [TREASURY] }) { nodes { ... on TreasuryOutboundPayment { id customer { id } } } } }",
  }),
  accounting: () => ({
    payments: `{ accounting { ${people().map((person, n) => `p${n}: payment(id: "${paymentIdOf(person)}") { id prepayment { id } }`)} } }`,
    prepayments: `{ accounting { ${list("prepayments")} } }`,
    "prepayments of people": `{ users(first: 5) { nodes { ${list("accountingPrepayments")} } } }`,
  }),
};

describe("an object with an id", () => {
  it.each(Object.keys(routes))("of %s has the same values by each route", async (family) => {
    const ways = routes[family]?.() ?? {};
    const ids = [...(await contentsOf(tributary, ways)).keys()];
    const nodes: Record<string, string> = {};
    for (const { name } of nodeTypes) {
      const some = ids.filter((id) => id.startsWith(`${name}:`)).slice(0, 6);
      if (some.length > 0)
        nodes[`node of ${name}`] = `{ nodes(ids: ${JSON.stringify(some)}) { ... on ${name} { id } } }`;
    }
    expect(Object.keys(nodes).length).toBeGreaterThan(1);
    const contents = await contentsOf(tributary, { ...ways, ...nodes });
    expect([...contents.values()].filter((shown) => shown.length > 1).length).toBeGreaterThan(5);
    expect(contradictionsIn(contents)).toEqual([]);
  });
});
