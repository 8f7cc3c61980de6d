import { describe, expect, it } from "vitest";
import { accountingTables } from "#services/accounting/tables.ts";
import { bankingTables } from "#services/banking/tables.ts";
import { paymentIdOf as accountingIdOf, hasNoInvoice } from "#services/demo/things/accounting.ts";
import { paymentIdOf as treasuryIdOf } from "#services/demo/things/treasury.ts";
import { treasuryTables } from "#services/treasury/tables.ts";
import { operationsOf, sharedTributary } from "#test/kit/gateway.ts";

const fields = "__typename id status amount { amount currency } description createdAt party { email }";

describe("payments of all families", async () => {
  const tributary = await sharedTributary();
  const { banking } = await tributary.data<{ banking: { payments: { nodes: { id: string }[] } } }>(
    "{ banking { payments(first: 1) { nodes { id } } } }",
  );
  const bankId = banking.payments.nodes[0]?.id ?? "";

  const person = () => {
    const found = tributary.families.company.people.find((one) => !hasNoInvoice(one));
    if (!found) throw new Error("nobody has an invoice");
    return found;
  };

  it("are read by their global ids, each from its own family, under the same names (D3-003)", async () => {
    const ids = [
      bankId,
      `AccountingPayment:${accountingIdOf(person())}`,
      `TreasuryOutboundPayment:${treasuryIdOf(person())}`,
    ];
    const operations = [["banking.getPayment"], ["accounting.getPayment"], ["treasury.getOutboundPayment"]];
    for (const [index, id] of ids.entries()) {
      const { data, errors, calls } = await tributary.ask(
        `query ($id: ID!) { payment(id: $id) { ${fields} } }`,
        { id },
      );
      expect(errors).toEqual([]);
      expect(data).toMatchObject({
        payment: {
          __typename: id.split(":")[0],
          id,
          status: expect.stringMatching(/^(?!OTHER)[A-Z]+$/),
          amount: {
            amount: expect.stringMatching(/^\d+(\.\d{2,3})?$/),
            currency: expect.stringMatching(/^[A-Z]{3}$/),
          },
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
          party: { email: expect.stringMatching(/^[^@A-Z]+@[^@A-Z]+$/) },
        },
      });
      expect(operationsOf(calls)).toEqual(operations[index]);
    }
  });

  it("are nodes in one request, the missing ones null, each read once", async () => {
    const ids = [
      `TreasuryOutboundPayment:${treasuryIdOf(person())}`,
      "BankPayment:1",
      `AccountingPayment:${accountingIdOf(person())}`,
      "AccountingPayment:none",
      bankId,
    ];
    const { data, errors, calls } = await tributary.ask<{ nodes: ({ id: string } | null)[] }>(
      "query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Payment { amount { amount } } } }",
      { ids },
    );
    expect(errors).toEqual([]);
    expect(data.nodes.map((node) => node?.id ?? null)).toEqual([ids[0], null, ids[2], null, ids[4]]);
    expect(operationsOf(calls).sort()).toEqual([
      "accounting.getPayment",
      "accounting.getPayment",
      "banking.getPayment",
      "banking.getPayment",
      "treasury.getOutboundPayment",
    ]);
  });

  it.each(["TreasuryOutboundPayment:obp_none", "AccountingPayment:none", "BankPayment:1"])(
    "are null if they do not exist: %s",
    async (id) => {
      expect(await tributary.data("query ($id: ID!) { payment(id: $id) { id } }", { id })).toEqual({
        payment: null,
      });
    },
  );

  it.each([
    "ErpVendor:a:b",
    "TreasuryOutboundPayment:a:b",
    "AccountingPayment:a:b:c",
    "obp_1",
    "AccountingPayment:",
    "",
  ])("are not requested with %j", async (id) => {
    const { errors, calls } = await tributary.ask("query ($id: ID!) { payment(id: $id) { id } }", { id });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });

  it("sum up to the cent over all families, the same as the stored rows", async () => {
    const { store } = tributary.families;
    const bank = bankingTables(store.scope("banking")).payments.all();
    const books = accountingTables(store.scope("accounting")).payments.all();
    const treasury = treasuryTables(store.scope("treasury")).payments.all();
    const dollars = bank.filter(({ attributes }) => attributes.currency === "USD").slice(0, 40);
    // Without a tenant the family chooses the tenant that has the payment.
    const own = books.find(({ wire }) => wire.PaymentID === accountingIdOf(person()));
    const booked = books.filter(({ tenant }) => tenant === own?.tenant).slice(0, 10);
    const paid = treasury.filter(({ currency }) => currency === "usd").slice(0, 20);
    const ids = [
      ...dollars.map(({ id }) => `BankPayment:${id}`),
      ...booked.map(({ wire }) => `AccountingPayment:${wire.PaymentID}`),
      ...paid.map(({ id }) => `TreasuryOutboundPayment:${id}`),
    ];
    const { nodes } = await tributary.data<{
      nodes: { amount: { amount: string; currency: string } | null }[];
    }>("query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Payment { amount { amount currency } } } }", {
      ids,
    });
    /** Amount in thousandths, read digit by digit to avoid floats. */
    const thousandths = (amount: string) => {
      const [whole = "", fraction = ""] = amount.split(".");
      return BigInt(whole + fraction.padEnd(3, "0"));
    };
    const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
    const shown = sum(nodes.map((node) => thousandths(node.amount?.amount ?? "none")));
    const kept = sum([
      ...dollars.map(({ attributes }) => 10n * BigInt(attributes.amount)),
      ...booked.map(({ wire }) => BigInt(Math.round(Number(wire.Amount) * 1_000))),
      ...paid.map(({ amount }) => 10n * BigInt(amount)),
    ]);
    expect(ids.length).toBeGreaterThan(30);
    expect(shown).toBe(kept);
  });

  it("of a failed family cost nothing but themselves", async () => {
    tributary.families.setFaults("treasury=reset");
    try {
      const { data, errors } = await tributary.ask(
        `query ($a: ID!, $b: ID!) { a: payment(id: $a) { id } b: payment(id: $b) { id } }`,
        { a: bankId, b: `TreasuryOutboundPayment:${treasuryIdOf(person())}` },
      );
      expect(data).toEqual({ a: { id: bankId }, b: null });
      expect(errors.map(({ path, extensions }) => [path, extensions["family"]])).toEqual([
        [["b"], "treasury"],
      ]);
    } finally {
      tributary.families.setFaults("");
    }
  });
});
