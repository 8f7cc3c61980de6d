/** Direction, payer and payee of payments, for each family and as filters of lists. */

import { describe, expect, it } from "vitest";
import { PaymentPartiesDocument, PaymentsOfDirectionDocument } from "#generated/test/graphql.ts";
import { accountingTables } from "#services/accounting/tables.ts";
import { bankingTables } from "#services/banking/tables.ts";
import { MAIN_ACCOUNT } from "#services/demo/things/treasury.ts";
import { treasuryTables } from "#services/treasury/tables.ts";
import { operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";
import { reply, startScripted } from "#test/kit/scripted-upstream.ts";

const tributary = await sharedTributary({
  settings: { treasury: { scope: { financial_account: MAIN_ACCOUNT } } },
});

const bank = () => bankingTables(tributary.families.store.scope("banking"));
const present = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error("the demo company lacks it");
  return value;
};

interface Example {
  readonly id: string;
  readonly email: string;
}

function bankPayment(direction: "Credit" | "Debit"): Example {
  const { id, relationships } = present(
    bank()
      .payments.all()
      .find(({ attributes }) => attributes.direction === direction),
  );
  const customer = present(bank().customers.get(relationships.customer.data.id));
  return { id: `BankPayment:${id}`, email: customer.attributes.email.toLowerCase() };
}

function accountingPayment(type: "ACCRECPAYMENT" | "ACCPAYPAYMENT"): Example {
  const { tenant, wire } = present(
    accountingTables(tributary.families.store.scope("accounting"))
      .payments.all()
      .find(({ wire: { PaymentType, Invoice } }) => PaymentType === type && Invoice.Contact.EmailAddress),
  );
  const email = present(wire.Invoice.Contact.EmailAddress).toLowerCase();
  return { id: `AccountingPayment:${tenant}:${wire.PaymentID}`, email };
}

function treasuryPayment(): Example {
  const { id, destination_payment_method_details: to } = present(
    treasuryTables(tributary.families.store.scope("treasury"))
      .payments.all()
      .find((one) => one.destination_payment_method_details?.billing_details?.email),
  );
  return {
    id: `TreasuryOutboundPayment:${id}`,
    email: present(to?.billing_details?.email ?? undefined).toLowerCase(),
  };
}

describe("a payment", () => {
  it.each([
    ["credited by the bank", "OUTGOING", () => bankPayment("Credit")],
    ["debited by the bank", "INCOMING", () => bankPayment("Debit")],
    ["of the treasury", "OUTGOING", treasuryPayment],
    ["recorded for a sale", "INCOMING", () => accountingPayment("ACCRECPAYMENT")],
    ["recorded for a purchase", "OUTGOING", () => accountingPayment("ACCPAYPAYMENT")],
  ] as const)(
    "%s is %s: its party is the payer of incoming, the payee of outgoing payments",
    async (_what, direction, exampleOf) => {
      const { id, email } = exampleOf();
      const { data, errors } = await tributary.ask(PaymentPartiesDocument, { id });
      expect(errors).toEqual([]);
      expect(data.payment).toEqual({
        id,
        direction,
        party: { email },
        payer: direction === "INCOMING" ? { email } : null,
        payee: direction === "OUTGOING" ? { email } : null,
      });
    },
  );

  it.each([
    [undefined, null],
    ["Sideways", "OTHER"],
  ])(
    "with the direction %j at the bank has direction %j, a party, and neither payer nor payee",
    async (sent, direction) => {
      await using upstream = await startScripted(
        reply({
          data: {
            type: "achPayment",
            id: "7",
            attributes: { amount: 1, currency: "USD", ...(sent !== undefined && { direction: sent }) },
            relationships: { customer: { data: { type: "customer", id: "1" } } },
          },
          included: [
            { type: "individualCustomer", id: "1", attributes: { email: "A@x.example" }, relationships: {} },
          ],
        }),
      );
      await using own = await startTributary({ settings: { banking: { baseUrl: upstream.origin } } });
      const { data, errors } = await own.ask(PaymentPartiesDocument, { id: "BankPayment:7" });
      expect(errors).toEqual([]);
      const party = { email: "a@x.example" };
      expect(data.payment).toEqual({ id: "BankPayment:7", direction, party, payer: null, payee: null });
    },
  );

  it("of a type that the documents do not name has no direction in accounting", async () => {
    await using upstream = await startScripted(
      reply({
        Payments: [
          {
            PaymentID: "7",
            PaymentType: "OTHERPAYMENT",
            Invoice: { Contact: { EmailAddress: "a@x.example" } },
          },
        ],
      }),
    );
    await using own = await startTributary({ settings: { accounting: { baseUrl: upstream.origin } } });
    const { data } = await own.ask(PaymentPartiesDocument, { id: "AccountingPayment:7" });
    const party = { email: "a@x.example" };
    expect(data.payment).toMatchObject({ direction: null, party, payer: null, payee: null });
  });
});

describe("payments by direction", () => {
  const list = async (variables: object) => {
    const { data, errors, calls } = await tributary.ask(PaymentsOfDirectionDocument, {
      email: present(tributary.families.company.people[0]).email,
      ...variables,
    });
    expect(errors).toEqual([]);
    return { ...data, calls: calls.filter(({ family }) => family === "banking" || family === "treasury") };
  };
  const directionsIn = ({ nodes }: { nodes: readonly { direction: string | null }[] }) =>
    new Set(nodes.map(({ direction }) => direction));

  it("are the bank's alone if they are incoming: the treasury has none and is not called", async () => {
    const { payments, calls } = await list({ all: true, filter: { directions: ["INCOMING"] } });
    expect(directionsIn(present(payments ?? undefined))).toEqual(new Set(["INCOMING"]));
    expect(operationsOf(calls)).toEqual(["banking.listPayments"]);
    expect(calls[0]?.query["filter[direction]"]).toBe("Debit");
    expect(payments?.sources.map(({ family, status }) => [family, status])).toEqual([
      ["BANKING", "INCLUDED"],
      ["TREASURY", "NOT_REQUESTED"],
      ["ACCOUNTING", "NOT_LISTED"],
    ]);
    expect(payments?.sources[1]?.reason).toContain("outgoing");
    const orderBy = [{ field: "CREATED_AT", direction: "ASC" }];
    const oldest = await list({ all: true, orderBy, filter: { directions: ["INCOMING"] } });
    expect(oldest.calls[0]?.query["sort"]).toBe("createdAt");
  });

  it("are of both services if they are outgoing", async () => {
    const { payments, calls } = await list({ all: true, filter: { directions: ["OUTGOING"] } });
    expect(directionsIn(present(payments ?? undefined))).toEqual(new Set(["OUTGOING"]));
    expect(operationsOf(calls).sort()).toEqual(["banking.listPayments", "treasury.listOutboundPayments"]);
    expect(payments?.nodes.map(({ __typename }) => __typename)).toContain("TreasuryOutboundPayment");
    expect(calls.find(({ family }) => family === "banking")?.query["filter[direction]"]).toBe("Credit");
  });

  it.each([[[]], [["OTHER"]], [["CREDIT", "DEBIT"]]])(
    "cost no call if no service has such payments: %j",
    async (directions) => {
      const { payments, user, calls } = await list({
        all: true,
        one: true,
        filter: { directions },
        bank: { directions },
      });
      expect([payments?.nodes, user?.payments?.nodes, user?.allPayments?.nodes]).toEqual([[], [], []]);
      expect(operationsOf(calls).filter((name) => /ayments/.test(name))).toEqual([]);
    },
  );

  it.each([
    ["INCOMING", "Debit"],
    ["OUTGOING", "Credit"],
  ])("of one person that are %s are asked of the bank as %s", async (direction, wire) => {
    const busy = present(
      tributary.families.company.people.find(({ email }) =>
        bank()
          .customers.by("email", email)
          .some((customer) =>
            bank()
              .payments.by("customer", customer.id)
              .some(({ attributes }) => attributes.direction === wire),
          ),
      ),
    );
    const filter = { directions: [direction] };
    const { user, calls } = await list({ email: busy.email, one: true, filter, bank: filter });
    for (const found of [user?.payments, user?.allPayments]) {
      expect(directionsIn(present(found ?? undefined))).toEqual(new Set([direction]));
      const party = { email: busy.email.toLowerCase() };
      const other = direction === "INCOMING" ? "payer" : "payee";
      for (const payment of found?.nodes ?? []) expect(payment).toMatchObject({ party, [other]: party });
    }
    const asked = calls.filter(({ operation }) => operation === "listPayments");
    expect(asked.length).toBeGreaterThan(0);
    for (const { query } of asked) expect(query["filter[direction]"]).toBe(wire);
    const treasury = operationsOf(calls).filter((name) => name.startsWith("treasury."));
    expect(treasury.length > 0).toBe(direction === "OUTGOING");
  });
});
