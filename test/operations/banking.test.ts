import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operationsOf, startTributary, type Tributary } from "../kit/gateway.ts";

describe("banking in the graph", () => {
  let tributary: Tributary;
  let email: string;
  beforeAll(async () => {
    tributary = await startTributary();
    email = tributary.families.company.people[0]?.email ?? "";
  });
  afterAll(() => tributary.close());

  it("answers a customer by e-mail with one look-up, in lower case whatever the bank wrote", async () => {
    const { data, calls } = await tributary.ask<{ user: { bankCustomer: { id: string; user: object } } }>(
      "query ($email: String!) { user(email: $email) { bankCustomer { id upstreamId fullName phone status createdAt user { email } } } }",
      { email: email.toUpperCase() },
    );
    expect(data.user.bankCustomer).toMatchObject({
      id: expect.stringMatching(/^BankCustomer:\d+$/),
      status: "ACTIVE",
      user: { email },
    });
    expect(operationsOf(calls)).toEqual(["banking.listCustomers"]);
    expect(calls[0]?.query).toMatchObject({ "filter[email]": email });
  });

  it("shows an ambiguous match as such, never the first one", async () => {
    const person = tributary.families.company.people[5];
    const data = await tributary.data<{ user: { bankCustomer: null; bankCustomers: object[] } }>(
      "query ($email: String!) { user(email: $email) { bankCustomer { id } bankCustomers { id } payments(first: 3) { nodes { id } } } }",
      { email: person?.email },
    );
    expect(data.user.bankCustomer).toBeNull();
    expect(data.user.bankCustomers).toHaveLength(2);
  });

  it("reads one payment by its global id, and null for one that is not there", async () => {
    const list = await tributary.data<{ banking: { payments: { nodes: { id: string }[] } } }>(
      "{ banking { payments(first: 1) { nodes { id } totalCount } } }",
    );
    const id = list.banking.payments.nodes[0]?.id ?? "";
    const { data, calls } = await tributary.ask(
      "query ($id: ID!) { payment(id: $id) { id status amount { amount currency } payer { email } } }",
      { id },
    );
    expect(data).toMatchObject({
      payment: { id, amount: { amount: expect.stringMatching(/^\d+(\.\d+)?$/) } },
    });
    expect(operationsOf(calls)).toEqual(["banking.getPayment", "banking.getCustomer"]);
    expect(await tributary.data('{ payment(id: "BankPayment:1") { id } }')).toEqual({ payment: null });
  });

  it.each(["BankCustomer:1", "500001", "BankPayment", "BankPayment:%zz", "BankPayment:a:b"])(
    "refuses %j as the id of a payment before any call",
    async (id) => {
      const { errors, calls } = await tributary.ask("query ($id: ID!) { payment(id: $id) { id } }", { id });
      expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
      expect(calls).toEqual([]);
    },
  );

  it("links to a statement without a call", async () => {
    const { data, calls } = await tributary.ask<{ banking: { statement: { pdf: { url: string } } } }>(
      '{ banking { statement(id: "BankStatement:1") { id pdf { url mediaType filename expiresAt } } } }',
    );
    expect(data.banking.statement.pdf).toMatchObject({
      url: expect.stringMatching(/^\/files\/[\w-]+\./),
      mediaType: "application/pdf",
      filename: "statement-1.pdf",
    });
    expect(calls).toEqual([]);
  });
});
