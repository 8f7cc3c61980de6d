/** Payments of a bank whose rows name their currency elsewhere or not at all, or have no id. */
import { describe, expect, it } from "vitest";
import { startTributary } from "#test/kit/gateway.ts";
import { type Reply, reply, startScripted } from "#test/kit/scripted-upstream.ts";

const link = (type: string, id: string) => ({ data: { type, id } });
const payment = (id: string | undefined, attributes: object = {}) => ({
  type: "achPayment",
  ...(id !== undefined && { id }),
  attributes: {
    amount: 123456,
    direction: "Credit",
    status: "Sent",
    description: "Invoice 7",
    createdAt: "2026-01-02T03:04:05Z",
    ...attributes,
  },
  relationships: { customer: link("customer", "1"), account: link("account", "2") },
});
const account = {
  type: "depositAccount",
  id: "2",
  attributes: { name: "Main", status: "Open", currency: "KWD", balance: 5000, hold: 0, available: 5000 },
  relationships: { customer: link("customer", "1") },
};

interface Payments {
  readonly payments: {
    readonly nodes: readonly { readonly id: string; readonly amount: object | null }[];
    readonly edges: readonly { readonly node: { readonly id: string } }[];
  };
}

const pageOf = (rows: readonly object[], included?: readonly object[]) => ({
  data: rows,
  ...(included && { included }),
  meta: { pagination: { total: rows.length, limit: 100, offset: 0 } },
});

interface Scenario {
  /** Resources that the bank sends with the payments. */
  readonly included?: readonly object[];
  /** The reply to a read of the account. Without it the account must not be read. */
  readonly read?: Reply;
  readonly currency?: string;
  readonly links?: string;
}

/** Payments of a bank that replies with these rows. */
async function paymentsOf(rows: readonly object[], { included, read, currency, links = "" }: Scenario) {
  await using bank = await startScripted(reply(pageOf(rows, included)), ...(read ? [read] : []));
  const settings = { banking: { baseUrl: bank.origin, ...(currency !== undefined && { currency }) } };
  await using tributary = await startTributary({ settings });
  const { data, errors, sources } = await tributary.ask<Payments>(
    `{ payments(first: 10, filter: { families: [BANKING] }) {
      nodes { id amount { amount currency } ... on BankPayment { ${links} direction } } edges { node { id } } } }`,
  );
  expect(errors).toEqual([]);
  expect(bank.requests).toHaveLength(read ? 2 : 1);
  return { nodes: data.payments.nodes, edges: data.payments.edges, sources };
}

const amounts = async (...given: Parameters<typeof paymentsOf>) =>
  (await paymentsOf(...given)).nodes.map(({ amount }) => amount);

describe("an amount that the bank sends without a currency", () => {
  it("has the currency of the account in the same response, with that currency's decimal places", async () => {
    const given = { included: [account], currency: "EUR", links: "account { id }" };
    expect(await amounts([payment("7"), payment("8", { currency: "" })], given)).toEqual([
      { amount: "123.456", currency: "KWD" },
      { amount: "123.456", currency: "KWD" },
    ]);
  });

  it("is the same if the account was not selected: it is read, once for all rows", async () => {
    const given = { read: reply(pageOf([account])), currency: "EUR" };
    expect(await amounts([payment("7"), payment("8")], given)).toEqual([
      { amount: "123.456", currency: "KWD" },
      { amount: "123.456", currency: "KWD" },
    ]);
  });

  it.each([
    ["has none", reply(pageOf([{ ...account, attributes: { name: "Main", status: "Open" } }]))],
    ["is not there", reply(pageOf([]))],
    ["is refused", reply({}, 403)],
  ])("has the configured currency if the account %s", async (_why, read) => {
    expect(await amounts([payment("7")], { read, currency: "JPY" })).toEqual([
      { amount: "123456", currency: "JPY" },
    ]);
  });

  it("is shown without a currency if none is configured, and never as null", async () => {
    const given = { read: reply(pageOf([])) };
    expect(await amounts([payment("7")], given)).toEqual([{ amount: "1234.56", currency: null }]);
  });
});

describe("an amount that the bank sends with a currency", () => {
  it("keeps it for any account and configuration", async () => {
    const given = { included: [account], currency: "EUR", links: "account { id }" };
    expect(await amounts([payment("7", { currency: "usd" })], given)).toEqual([
      { amount: "1234.56", currency: "USD" },
    ]);
  });
});

describe("a row of a list of an interface whose id cannot be read", () => {
  it("is left out of nodes and edges and counted for its family, and costs no other row", async () => {
    // Half of a surrogate pair, which is text on the wire but cannot be in an id.
    const rows = [payment("7"), payment("\ud800"), payment(""), payment(undefined), payment("8")];
    const { nodes, edges, sources } = await paymentsOf(rows, { read: reply(pageOf([account])) });
    expect(nodes.map(({ id }) => id)).toEqual(["BankPayment:7", "BankPayment:8"]);
    expect(edges.map(({ node }) => node.id)).toEqual(["BankPayment:7", "BankPayment:8"]);
    expect(sources).toMatchObject([{ family: "banking", rowsLeftOut: 3 }]);
  });
});
