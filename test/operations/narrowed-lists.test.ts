/** Members of inputs that no other test uses. Each reaches the request of its family. */

import { describe, expect, it } from "vitest";
import {
  CreatePaymentsInBulkDocument,
  NarrowedCcTicketsDocument,
  NarrowedCompaniesDocument,
  NarrowedMappingsDocument,
  NarrowedOrganizationsDocument,
  NarrowedPaymentsOfCustomerDocument,
  NarrowedPaymentsOfUserDocument,
  NarrowedTransactionsDocument,
} from "#generated/test/graphql.ts";
import { customerIdOf as bankCustomerIdOf } from "#services/demo/things/banking.ts";
import { psaBIds } from "#services/demo/things/connectors.ts";
import { customerIdOf, MAIN_ACCOUNT, paymentIdOf } from "#services/demo/things/treasury.ts";
import { operationsOf, sharedTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary({
  settings: {
    connectors: { scope: { psa_b: psaBIds[0] } },
    treasury: { scope: { financial_account: MAIN_ACCOUNT } },
  },
});

const { person } = tributary.families;
const since = "2026-01-01T00:00:00Z";
const until = "2026-12-31T00:00:00Z";

describe("lists of the second ticketing system", () => {
  it("pass on the order of companies and a range of time", async () => {
    const { errors, calls } = await tributary.ask(NarrowedCompaniesDocument, {
      from: since,
      until,
    });
    expect(errors).toEqual([]);
    const asked = calls.find(({ operation }) => operation === "listPsaBCompanies");
    expect(asked?.query["sort"]).toBe("-country,name");
    expect(new URLSearchParams(asked?.search).getAll("filter")).toEqual([
      `updatedAt:between:${since}|${until}`,
    ]);
  });

  it("pass on every condition on mappings, and their order", async () => {
    const { errors, calls } = await tributary.ask(NarrowedMappingsDocument, { since });
    expect(errors).toEqual([]);
    const asked = calls.find(({ operation }) => operation === "listPsaBMappings");
    expect(asked?.query["sort"]).toBe("-company.name");
    expect(new URLSearchParams(asked?.search).getAll("filter").sort()).toEqual([
      "company.id:in:c",
      "company.name:eq:C",
      "organization.id:in:o",
      "organization.name:eq:O",
      `updatedAt:ge:${since}`,
    ]);
  });
});

describe("lists of a person at the bank", () => {
  it("pass on the states and the time of payments", async () => {
    const { errors, calls } = await tributary.ask(NarrowedPaymentsOfUserDocument, {
      email: person(0).email,
      filter: { statuses: ["SENT"], createdAt: { from: since, until } },
    });
    expect(errors).toEqual([]);
    expect(calls.find(({ operation }) => operation === "listPayments")?.query).toMatchObject({
      "filter[status]": "Sent",
      "filter[since]": since,
      "filter[until]": until,
      sort: "createdAt",
    });
  });

  it("pass on the time of transactions", async () => {
    const { errors, calls } = await tributary.ask(NarrowedTransactionsDocument, {
      id: String(bankCustomerIdOf(person(0))),
      filter: { createdAt: { from: since, until } },
    });
    expect(errors).toEqual([]);
    expect(calls.find(({ operation }) => operation === "listTransactions")?.query).toMatchObject({
      "filter[since]": since,
      "filter[until]": until,
    });
  });

  it("have the payment that the bank reads by its id, null if it does not exist", async () => {
    const query = "query ($id: ID!) { banking { payment(id: $id) { id status } } }";
    const listed = await tributary.data<{ banking: { payments: { nodes: [{ id: string }] } } }>(
      "{ banking { payments(first: 1) { nodes { id } } } }",
    );
    const [{ id }] = listed.banking.payments.nodes;
    const { data, calls } = await tributary.ask(query, { id });
    expect(data).toEqual({ banking: { payment: { id, status: expect.any(String) } } });
    expect(operationsOf(calls)).toEqual(["banking.getPayment"]);
    expect(await tributary.data(query, { id: "999999999" })).toEqual({ banking: { payment: null } });
  });
});

describe("lists of the support desk", () => {
  it("pass on the text and the periods of organizations", async () => {
    const { errors, calls } = await tributary.ask(NarrowedOrganizationsDocument, {
      period: { from: since, until },
    });
    expect(errors).toEqual([]);
    const query = calls[0]?.query["query"];
    for (const term of ["type:organization", "created>=", "created<=", "updated>=", "updated<=", "ltd"])
      expect(query).toContain(term);
  });

  it("pass on the text and the statuses of tickets with a user in copy", async () => {
    const { errors, calls } = await tributary.ask(NarrowedCcTicketsDocument, {
      email: person(0).email,
    });
    expect(errors).toEqual([]);
    const sent = calls.find(({ operation }) => operation === "searchRequests")?.query;
    expect(sent).toMatchObject({ query: '"printer"', status: "open,pending" });
  });
});

describe("payments to a customer of the treasury", () => {
  it("are narrowed by state and time", async () => {
    const customer = customerIdOf(person(0));
    const { errors, calls } = await tributary.ask(NarrowedPaymentsOfCustomerDocument, {
      id: paymentIdOf(person(0)),
      filter: { statuses: ["POSTED"], createdAt: { from: since, until } },
    });
    expect(errors).toEqual([]);
    expect(calls.find(({ operation }) => operation === "listOutboundPayments")?.query).toMatchObject({
      customer,
      status: "posted",
      "created[gte]": String(Date.parse(since) / 1_000),
      "created[lt]": String(Date.parse(until) / 1_000),
    });
  });
});

describe("payments that are created in accounting", () => {
  it("name prepayments, overpayments and batches with accounting's names", async () => {
    const allocations = [{ date: "2026-01-01", amount: "1.10", invoice: { invoiceId: "I" } }];
    const { calls } = await tributary.ask(CreatePaymentsInBulkDocument, {
      input: {
        payments: [
          {
            amount: "12.50",
            prepayment: { prepaymentId: "P", allocations },
            overpayment: { overpaymentId: "V", allocations },
            batchPayment: { batchPaymentId: "B", reference: "R" },
          },
        ],
      },
    });
    const Allocations = [{ Date: "2026-01-01", Amount: 1.1, Invoice: { InvoiceID: "I" } }];
    expect(JSON.parse(calls[0]?.body ?? "{}")).toEqual({
      Payments: [
        {
          Amount: 12.5,
          Prepayment: { PrepaymentID: "P", Allocations },
          Overpayment: { OverpaymentID: "V", Allocations },
          BatchPayment: { BatchPaymentID: "B", Reference: "R" },
        },
      ],
    });
  });
});
