import { describe, expect, it } from "vitest";
import { BankPaymentsDocument } from "#generated/test/graphql.ts";
import { customerIdOf, latestStatementOf } from "#services/demo/things/banking.ts";
import { operationsOf, sharedTributary } from "#test/kit/gateway.ts";

describe("banking in the graph", async () => {
  const tributary = await sharedTributary();
  const email = tributary.families.person(0).email;

  it("answers a customer by e-mail with one look-up, in lower case for any case at the bank", async () => {
    const { data, calls } = await tributary.ask<{ user: { bankCustomer: { id: string; user: object } } }>(
      "query ($email: String!) { user(email: $email) { bankCustomer { id upstreamId displayName phone status createdAt user { email } } } }",
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

  it("shows an ambiguous match as ambiguous, never the first one", async () => {
    const person = tributary.families.company.people[5];
    const data = await tributary.data<{ user: { bankCustomer: null; bankCustomers: object[] } }>(
      "query ($email: String!) { user(email: $email) { bankCustomer { id } bankCustomers { id } payments(first: 3) { nodes { id } } } }",
      { email: person?.email },
    );
    expect(data.user.bankCustomer).toBeNull();
    expect(data.user.bankCustomers).toHaveLength(2);
  });

  it("reads one payment by its global id, and null for a missing one", async () => {
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
    expect(operationsOf(calls)).toEqual(["banking.getPayment"]);
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

  it("links to a statement without a call, and relays it once to a client that follows the link (D3-204, D3-215)", async () => {
    const person = tributary.families.company.people[0];
    const id = person && latestStatementOf(customerIdOf(person));
    const { data, calls } = await tributary.ask<{ banking: { statement: { pdf: { url: string } } } }>(
      "query ($id: ID!) { banking { statement(id: $id) { id upstreamId pdf { url mediaType filename expiresAt } } } }",
      { id },
    );
    const { pdf } = data.banking.statement;
    expect(pdf).toMatchObject({
      url: expect.stringMatching(/^\/files\/[\w-]+\./),
      mediaType: "application/pdf",
      filename: `statement-${id}.pdf`,
    });
    expect(calls).toEqual([]);
    const token = pdf.url.replace("/files/", "");
    const file = await tributary.gateway.download(token);
    expect(file?.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(tributary.families.calls.at(-1)).toMatchObject({ operation: "getStatementPdf", status: 200 });
    expect(await tributary.gateway.download(token), "a link works once").toBeUndefined();
    expect(await tributary.gateway.download(`${token.slice(0, -2)}AA`), "an altered link").toBeUndefined();
  });

  it("filters payments by structured inputs, and makes no call for states that the bank does not have", async () => {
    const { data, calls } = await tributary.ask(BankPaymentsDocument, {
      filter: {
        statuses: ["SENT", "RETURNED", "POSTED"],
        createdAt: { from: "2020-01-01T00:00:00Z", until: "2030-01-01T00:00:00+02:00" },
      },
    });
    expect(data.banking.payments.nodes).toHaveLength(2);
    expect(calls[0]?.query).toMatchObject({
      sort: "createdAt",
      "filter[status]": "Sent,Returned",
      "filter[since]": "2020-01-01T00:00:00Z",
      "filter[until]": "2029-12-31T22:00:00Z",
    });
    const none = await tributary.ask(BankPaymentsDocument, { filter: { statuses: ["POSTED"] } });
    expect(none.data).toEqual({ banking: { payments: { nodes: [] } } });
    expect(none.calls).toEqual([]);
  });

  it("reads the customers of a person's payments from the look-up that found them", async () => {
    const { calls } = await tributary.ask(
      "query ($email: String!) { user(email: $email) { payments(first: 3) { nodes { ... on BankPayment { customer { id displayName } party { email } } } } } }",
      { email },
    );
    expect(operationsOf(calls)).toEqual(["banking.listCustomers", "banking.listPayments"]);
  });
});
