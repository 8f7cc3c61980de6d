/** Payments deleted, and their history. */
import { Check } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accounting, type HistoryRecord, type Payment } from "#contracts/accounting/index.ts";
import {
  accountCodes,
  invoiceIdOf,
  OTHER_TENANT,
  PAYMENT_IN_BOTH,
  paymentIdOf,
} from "#services/accounting/seed/index.ts";
import { bearerOf, startFamilies, type TestFamilies } from "#test/kit/families.ts";

let families: TestFamilies;
beforeAll(async () => {
  families = await startFamilies();
});
afterAll(async () => {
  await families.close();
  expect(families.bugs).toEqual([]);
});

interface Body {
  readonly Payments: Payment[];
  readonly HistoryRecords: HistoryRecord[];
  readonly Type: string;
  readonly Message: string;
}

async function ask(method: string, path: string, sent?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(families.baseUrl("accounting") + path, {
    method,
    headers: {
      ...bearerOf("accounting"),
      ...(sent === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

const person = (index: number) => families.company.people[index] ?? expect.fail(`nobody has index ${index}`);

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
  it("answers 200 with the payment, which then is DELETED and stays readable (D3-070, D3-082)", async () => {
    const id = await aPayment();
    families.clock.advance(1_000);
    const { status, body } = await ask("POST", `/Payments/${id}`, { Status: "DELETED" });
    expect(status).toBe(200);
    expect(Check(accounting.operations.deletePayment.spec.returns, body)).toBe(true);
    expect(body.Payments).toMatchObject([
      { PaymentID: id, Status: "DELETED", UpdatedDateUTC: new Date(families.clock.now()).toISOString() },
    ]);
    expect(await read(id)).toEqual(body.Payments[0]);
  });

  it.each([
    ["no Status (D3-071)", {}, "Status is required"],
    ["a Status that is no text (D3-071)", { Status: 5 }, "Status must be string"],
    [
      "another Status (D3-070, D3-082)",
      { Status: "AUTHORISED" },
      "A payment is deleted by the Status DELETED",
    ],
    ["anything beside it", { Status: "DELETED", Amount: 1 }, "Amount is not known"],
  ])("is refused with 400 for %s, and changes nothing", async (_, sent, message) => {
    const id = await aPayment();
    const { status, body } = await ask("POST", `/Payments/${id}`, sent);
    expect([status, body.Type, body.Message]).toEqual([400, "ValidationException", message]);
    expect((await read(id))?.Status).toBe("AUTHORISED");
  });

  it("is refused with 400 for one that is deleted already or belongs to a batch (D3-070)", async () => {
    const id = await aPayment();
    await ask("POST", `/Payments/${id}`, { Status: "DELETED" });
    expect((await ask("POST", `/Payments/${id}`, { Status: "DELETED" })).status).toBe(400);
    const ofBatch = await aPayment({ BatchPayment: { BatchPaymentID: "b" } });
    expect((await ask("POST", `/Payments/${ofBatch}`, { Status: "DELETED" })).status).toBe(400);
    expect((await read(ofBatch))?.Status).toBe("AUTHORISED");
  });

  it("takes effect once with one key, and repeats its answer, refusals too (D3-053, D3-055)", async () => {
    const id = await aPayment();
    const key = { "Idempotency-Key": "delete once" };
    const first = await ask("POST", `/Payments/${id}`, { Status: "DELETED" }, key);
    families.clock.advance(60_000);
    expect(await ask("POST", `/Payments/${id}`, { Status: "DELETED" }, key)).toEqual(first);
    expect(await historyOf(id)).toHaveLength(2);
    const again = { "Idempotency-Key": "delete twice" };
    const refused = await ask("POST", `/Payments/${id}`, { Status: "DELETED" }, again);
    expect([refused.status, await ask("POST", `/Payments/${id}`, { Status: "DELETED" }, again)]).toEqual([
      400,
      refused,
    ]);
  });

  it("refuses a key of 129 characters, and one that another request had (D3-054, D3-084)", async () => {
    const id = await aPayment();
    const send = (key: string) =>
      ask("POST", `/Payments/${id}`, { Status: "DELETED" }, { "Idempotency-Key": key });
    expect((await send("k".repeat(129))).status).toBe(400);
    await ask(
      "POST",
      `/Payments/${paymentIdOf(person(1))}`,
      { Status: "no" },
      {
        "Idempotency-Key": "taken",
      },
    );
    expect((await send("taken")).body.Message).toBe("This Idempotency-Key was used for another request");
    expect((await read(id))?.Status).toBe("AUTHORISED");
    expect((await send("k".repeat(128))).status).toBe(200);
  });

  it("is of one tenant only, and 404 where there is none (D3-051)", async () => {
    const theirs = { "accounting-tenant-id": OTHER_TENANT };
    const { status } = await ask("POST", `/Payments/${PAYMENT_IN_BOTH}`, { Status: "DELETED" }, theirs);
    expect(status).toBe(200);
    expect((await read(PAYMENT_IN_BOTH))?.Status).toBe("AUTHORISED");
    expect((await ask("POST", "/Payments/none", { Status: "DELETED" })).status).toBe(404);
  });
});

describe("a payment's history", () => {
  it("says what was done, by whom and when, oldest first (D3-072)", async () => {
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

  it("tells of every payment of the demo company that was reconciled or deleted", async () => {
    const seen = new Set<string | undefined>();
    for (const each of families.company.people.slice(0, 24))
      for (const { Changes } of await historyOf(paymentIdOf(each))) seen.add(Changes);
    expect([...seen].sort()).toEqual(["Created", "Deleted", "Reconciled"]);
  });

  it("takes no records from callers: 400, and it is as before (D3-073, D3-074, D3-088)", async () => {
    const id = await aPayment();
    const before = await historyOf(id);
    const record = { User: "u", Changes: "c", DateUTC: "2026-11-01T00:00:00Z", Details: "d" };
    for (const sent of [[record], [{ Details: "x" }], [{}]]) {
      const { status, body } = await ask("PUT", `/Payments/${id}/History`, { HistoryRecords: sent });
      expect([status, body.Message]).toEqual([400, "History records cannot be created for payments"]);
    }
    expect(await historyOf(id)).toEqual(before);
  });

  it.each([
    ["User", 5],
    ["Changes", 5],
    ["DateUTC", 5],
    ["Details", 5],
    ["Invented", "x"],
  ])("finds a record malformed whose %s is %j (D3-073)", async (name, value) => {
    const id = await aPayment();
    const sent = { HistoryRecords: [{ [name]: value }] };
    const { status, body } = await ask("PUT", `/Payments/${id}/History`, sent);
    expect([status, body.Message]).toEqual([400, expect.stringContaining(`HistoryRecords.0.${name}`)]);
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
