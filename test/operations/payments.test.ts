import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paymentIdOf as accountingIdOf, hasNoInvoice } from "#families/accounting/seed.ts";
import { paymentIdOf as treasuryIdOf } from "#families/treasury/seed.ts";
import { operationsOf, startTributary, type Tributary } from "../kit/gateway.ts";

const fields = "__typename id status amount { amount currency } description createdAt payer { email }";

describe("payments of all families", () => {
  let tributary: Tributary;
  let bankId: string;
  beforeAll(async () => {
    tributary = await startTributary();
    const { banking } = await tributary.data<{ banking: { payments: { nodes: { id: string }[] } } }>(
      "{ banking { payments(first: 1) { nodes { id } } } }",
    );
    bankId = banking.payments.nodes[0]?.id ?? "";
  });
  afterAll(() => tributary.close());

  const person = () => {
    const found = tributary.families.company.people.find((one) => !hasNoInvoice(one));
    if (!found) throw new Error("nobody has an invoice");
    return found;
  };

  it("are read by their global ids, each from its own family, and read alike (D3-003)", async () => {
    const ids = [
      bankId,
      `AccountingPayment:${accountingIdOf(person())}`,
      `TreasuryPayment:${treasuryIdOf(person())}`,
    ];
    const operations = [
      ["banking.getPayment", "banking.getCustomer"],
      ["accounting.getPayment"],
      ["treasury.getOutboundPayment"],
    ];
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
          payer: { email: expect.stringMatching(/^[^@A-Z]+@[^@A-Z]+$/) },
        },
      });
      expect(operationsOf(calls)).toEqual(operations[index]);
    }
  });

  it("are nodes in one request, the missing ones null, each read once", async () => {
    const ids = [
      `TreasuryPayment:${treasuryIdOf(person())}`,
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

  it.each(["TreasuryPayment:obp_none", "AccountingPayment:none", "BankPayment:1"])(
    "are null where there is none: %s",
    async (id) => {
      expect(await tributary.data("query ($id: ID!) { payment(id: $id) { id } }", { id })).toEqual({
        payment: null,
      });
    },
  );

  it.each([
    "ErpVendor:a:b",
    "TreasuryPayment:a:b",
    "AccountingPayment:a:b:c",
    "obp_1",
    "AccountingPayment:",
    "",
  ])("are not asked for by %j", async (id) => {
    const { errors, calls } = await tributary.ask("query ($id: ID!) { payment(id: $id) { id } }", { id });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });

  it("of one family that is down cost nothing but themselves", async () => {
    tributary.families.setFaults("treasury=reset");
    try {
      const { data, errors } = await tributary.ask(
        `query ($a: ID!, $b: ID!) { a: payment(id: $a) { id } b: payment(id: $b) { id } }`,
        { a: bankId, b: `TreasuryPayment:${treasuryIdOf(person())}` },
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
