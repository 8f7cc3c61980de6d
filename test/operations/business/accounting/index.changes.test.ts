/** Deletion and history of payments in the graph. */

import { describe, expect, it } from "vitest";
import { AddPaymentHistoryDocument, DeleteAccountingPaymentDocument } from "#generated/test/graphql.ts";
import {
  accountCodes,
  invoiceNumberOf,
  OTHER_TENANT,
  PAYMENT_IN_BOTH,
} from "#services/demo/things/accounting.ts";
import { operationsOf, sharedTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();

const TENANT = "accounting-tenant-id";
const MISSING = "00000000-0000-4000-8000-000000000000";
const { person } = tributary.families;

async function payments(count: number): Promise<string[]> {
  const payment = {
    amount: "12.50",
    account: { code: accountCodes[0] },
    invoice: { invoiceNumber: invoiceNumberOf(person(0)) },
  };
  const data = await tributary.data<{
    createAccountingPayments: { results: { payment: { id: string } }[] };
  }>(
    "mutation ($input: CreateAccountingPaymentsInput!) { createAccountingPayments(input: $input) { results { payment { id } } } }",
    { input: { payments: new Array(count).fill(payment) } },
  );
  return data.createAccountingPayments.results.map((result) => result.payment.id);
}
const aPayment = async () => (await payments(1))[0] ?? expect.fail("no payment was made");

const remove = (input: object) => tributary.ask(DeleteAccountingPaymentDocument, { input });

describe("deleting a payment", () => {
  it("sends the status DELETED, and gives the payment after the change (D3-070, D3-071, D3-082)", async () => {
    const id = await aPayment();
    const { data, calls } = await remove({ id });
    expect(data.deleteAccountingPayment).toMatchObject({
      payment: { id, status: "DELETED", history: [{ changes: "Created" }, { changes: "Deleted" }] },
      userErrors: [],
    });
    expect(operationsOf(calls)).toEqual(["accounting.deletePayment", "accounting.getPaymentHistory"]);
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({ Status: "DELETED" });
    expect(calls[0]?.headers["idempotency-key"]).toBe(data.deleteAccountingPayment.idempotencyKey);
    expect(await tributary.data("query ($id: ID!) { payment(id: $id) { status } }", { id })).toEqual({
      payment: { status: "DELETED" },
    });
  });

  it("happens once with one key (D3-053, D3-055)", async () => {
    const input = { id: await aPayment(), idempotencyKey: "k".repeat(128) };
    const [first, second] = [await remove(input), await remove(input)];
    expect(second.data).toEqual(first.data);
    const again = await remove({ id: input.id });
    expect(again.data.deleteAccountingPayment).toMatchObject({
      payment: null,
      userErrors: [{ code: "BAD_USER_INPUT", message: "The payment is deleted already" }],
    });
  });

  it("has the reason of its refusal: another status, another tenant's payment, an unknown payment (D3-070)", async () => {
    const id = await aPayment();
    const another = await remove({ id, status: "VOIDED" });
    expect(another.data.deleteAccountingPayment.userErrors).toMatchObject([{ code: "BAD_USER_INPUT" }]);
    const missing = await remove({ id: MISSING });
    expect(missing.errors).toEqual([]);
    expect(missing.data.deleteAccountingPayment.userErrors).toMatchObject([{ code: "NOT_FOUND" }]);
  });

  it("is of the tenant that the id names (D3-051)", async () => {
    const { data, calls } = await remove({ id: `AccountingPayment:${OTHER_TENANT}:${PAYMENT_IN_BOTH}` });
    expect(data.deleteAccountingPayment.payment?.status).toBe("DELETED");
    expect(calls.map(({ headers }) => headers[TENANT])).toEqual([OTHER_TENANT, OTHER_TENANT]);
    const ours = "query ($id: ID!) { accounting { payment(id: $id) { status } } }";
    expect(await tributary.data(ours, { id: PAYMENT_IN_BOTH })).toEqual({
      accounting: { payment: { status: "AUTHORISED" } },
    });
  });

  it.each([
    ["a key of 129 characters (D3-054)", { idempotencyKey: "k".repeat(129) }],
    ["a blank status (D3-071)", { status: " " }],
    ["another type's id", { id: "BankPayment:1" }],
    [
      "another tenant than its id's",
      { id: `AccountingPayment:${OTHER_TENANT}:${MISSING}`, tenantId: MISSING },
    ],
  ])("is refused for %s before any call", async (_, wrong) => {
    const { errors, calls } = await remove({ id: MISSING, ...wrong });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });
});

describe("the history of payments", () => {
  const query =
    "query ($id: ID!) { accounting { payment(id: $id) { history { user changes changedAt details } } } }";

  it("costs one call for each payment (D3-072)", async () => {
    const ids = await payments(3);
    const { data, calls } = await tributary.ask(
      "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on AccountingPayment { history { user changes changedAt details } } } }",
      { ids: [...ids, ids[0]] },
    );
    const history = [
      {
        user: "service",
        changes: "Created",
        changedAt: expect.stringMatching(/Z$/),
        details: expect.stringContaining("12.5 "),
      },
    ];
    expect(data).toEqual({ nodes: [{ history }, { history }, { history }, { history }] });
    expect(operationsOf(calls).filter((one) => one === "accounting.getPaymentHistory")).toHaveLength(3);
  });

  const add = (input: object) => tributary.ask(AddPaymentHistoryDocument, { input });

  it("takes no records, and refuses them (D3-073, D3-074, D3-088)", async () => {
    const paymentId = await aPayment();
    const record = { user: "u", changes: "c", changedAt: "2026-11-01T10:00:00Z", details: "d" };
    const { data, errors, calls } = await add({ paymentId, records: [record], idempotencyKey: "history" });
    expect(errors).toEqual([]);
    expect(data.createAccountingPaymentHistory).toEqual({
      payment: null,
      idempotencyKey: "history",
      userErrors: [{ code: "BAD_USER_INPUT", message: "History records cannot be created for payments" }],
    });
    expect(operationsOf(calls)).toEqual(["accounting.createPaymentHistory"]);
    expect(calls[0]?.headers["idempotency-key"]).toBe("history");
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
      HistoryRecords: [{ User: "u", Changes: "c", DateUTC: "2026-11-01T10:00:00Z", Details: "d" }],
    });
    expect(await tributary.data(query, { id: paymentId })).toMatchObject({
      accounting: { payment: { history: [{ changes: "Created" }] } },
    });
  });

  it.each([
    ["no records", { records: [] }],
    ["a key of 129 characters (D3-054)", { idempotencyKey: "k".repeat(129) }],
    ["another type's id", { paymentId: "BankPayment:1" }],
  ])("is not sent records for %s", async (_, wrong) => {
    const { errors, calls } = await add({ paymentId: MISSING, records: [{ details: "x" }], ...wrong });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });
});
