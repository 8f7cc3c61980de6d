/** Deletion of payments, and their history. */

import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { accounting, type HistoryRecord, type Payment } from "#contracts/accounting/index.ts";
import { accountCodes, invoiceIdOf, paymentIdOf } from "#services/demo/things/accounting.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { restCalls } from "#test/kit/rest-calls.ts";

const families = await sharedFamilies();

interface Body {
  readonly Payments: Payment[];
  readonly HistoryRecords: HistoryRecord[];
  readonly Type: string;
  readonly Message: string;
}

const { ask } = restCalls<Body>(families, accounting);

const { person } = families;

async function aPayment(changes: object = {}): Promise<string> {
  const payment = {
    Amount: 12.5,
    Account: { Code: accountCodes[0] },
    Invoice: { InvoiceID: invoiceIdOf(person(0)) },
    ...changes,
  };
  const { body } = await ask("PUT", "/Payments", { Payments: [payment] });
  return body.Payments[0]?.PaymentID ?? "";
}
const read = async (id: string) => (await ask("GET", `/Payments/${id}`)).body.Payments[0];
const historyOf = async (id: string) => (await ask("GET", `/Payments/${id}/History`)).body.HistoryRecords;

describe("deleting a payment", () => {
  it("is refused with 400 for a payment of a batch (D3-070)", async () => {
    const ofBatch = await aPayment({ BatchPayment: { BatchPaymentID: "b" } });
    expect((await ask("POST", `/Payments/${ofBatch}`, { Status: "DELETED" })).status).toBe(400);
    expect((await read(ofBatch))?.Status).toBe("AUTHORISED");
  });
});

describe("a payment's history", () => {
  it("has the change, the user and the time of each entry, oldest first (D3-072)", async () => {
    const id = await aPayment();
    const created = new Date(families.clock.now()).toISOString();
    families.clock.advance(1_000);
    await ask("POST", `/Payments/${id}`, { Status: "DELETED" });
    const { status, body } = await ask("GET", `/Payments/${id}/History`);
    expect(status).toBe(200);
    expect(Check(accounting.operations.getPaymentHistory.spec.returns, body)).toBe(true);
    expect(body.HistoryRecords).toMatchObject([
      { User: "service", Changes: "Created", DateUTC: created, Details: expect.stringContaining("12.5") },
      { Changes: "Deleted", DateUTC: new Date(families.clock.now()).toISOString() },
    ]);
    expect((await ask("GET", "/Payments/none/History")).status).toBe(404);
  });

  it("has an entry for each payment of the demo company that was reconciled or deleted", async () => {
    const seen = new Set<string | undefined>();
    for (const each of families.company.people.slice(0, 24))
      for (const { Changes } of await historyOf(paymentIdOf(each))) seen.add(Changes);
    expect([...seen].sort()).toEqual(["Created", "Deleted", "Reconciled"]);
  });

  it("takes an Idempotency-Key as the other writes do (D3-054, D3-055)", async () => {
    const id = await aPayment();
    const send = (key: string, Details: string) =>
      ask("PUT", `/Payments/${id}/History`, { HistoryRecords: [{ Details }] }, { "Idempotency-Key": key });
    expect(await send("h", "x")).toEqual(await send("h", "x"));
    expect((await send("h", "y")).body.Message).toContain("another request");
    expect((await send("k".repeat(129), "x")).body.Message).toContain("Idempotency-Key");
  });
});
