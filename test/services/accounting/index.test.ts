import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import {
  accounting,
  type NewPayment,
  type Payment,
  type PaymentOutcome,
} from "#contracts/accounting/index.ts";
import {
  accountCodes,
  hasNoInvoice,
  invoiceIdOf,
  invoiceNumberOf,
  OTHER_TENANT,
  paymentIdOf,
} from "#services/demo/things/accounting.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { restCalls } from "#test/kit/rest-calls.ts";

const families = await sharedFamilies();

interface Refusal {
  ErrorNumber: number;
  Type: string;
  Message: string;
  Elements?: PaymentOutcome[];
}
interface Answer {
  readonly status: number;
  readonly body: { Payments: PaymentOutcome[] } & Refusal;
}

const { ask, get } = restCalls<Answer["body"]>(families, accounting);
const put = (body: unknown, query = "", headers?: Record<string, string>) =>
  ask("PUT", `/Payments${query}`, body, headers);

const { person } = families;

function aPayment(changes: Partial<NewPayment> = {}): NewPayment {
  return {
    Amount: 12.5,
    Account: { Code: accountCodes[0] },
    Invoice: { InvoiceID: invoiceIdOf(person(0)) },
    ...changes,
  };
}

const count = () => families.store.scope("accounting").collection("payments", { key: String }).size;
const one = (answer: Answer): PaymentOutcome => {
  const [first, ...rest] = answer.body.Payments;
  if (!first || rest.length > 0) throw new Error(`not one payment: ${JSON.stringify(answer)}`);
  return first;
};

describe("a payment", () => {
  it("is found whatever the case of its GUID", async () => {
    expect((await get(`/Payments/${paymentIdOf(person(1)).toUpperCase()}`)).status).toBe(200);
  });

  it("matches the contract, for everyone with a payment", async () => {
    for (const each of families.company.people.filter((who) => !hasNoInvoice(who)).slice(0, 40)) {
      const { body } = await get(`/Payments/${paymentIdOf(each)}`);
      expect(Check(accounting.operations.getPayment.spec.returns, body)).toBe(true);
    }
  });

  it("is accounting's own: /payments in lower case is another family's path (D3-003)", async () => {
    expect((await get(`/payments/${paymentIdOf(person(0))}`)).status).toBe(404);
  });
});

describe("tenants", () => {
  const inTenant = (tenant: string) => ({ "accounting-tenant-id": tenant });

  it("do not see each other's payments, invoices and keys (D3-051)", async () => {
    const mine = one(await put({ Payments: [aPayment()] }, "", { "Idempotency-Key": "shared" }));
    const there = await get(`/Payments/${mine.PaymentID}`, inTenant(OTHER_TENANT));
    expect(there.status).toBe(404);
    const headers = { ...inTenant(OTHER_TENANT), "Idempotency-Key": "shared" };
    const foreignInvoice = await put({ Payments: [aPayment()] }, "", headers);
    expect(foreignInvoice.body.Message).toContain("Invoice could not be found");
    const own = await put(
      { Payments: [aPayment({ Invoice: { InvoiceNumber: invoiceNumberOf(person(0)) } })] },
      "",
      inTenant(OTHER_TENANT),
    );
    expect(one(own).Invoice?.InvoiceID).not.toBe(invoiceIdOf(person(0)));
  });
});

describe("creating payments", () => {
  it("answers 200 with what was created, which can then be read (D3-056)", async () => {
    const sent = aPayment({ Amount: 1234.567, CurrencyRate: 0.5, Reference: "R1", Date: "2026-10-31" });
    const answer = await put({ Payments: [sent, aPayment({ Amount: 1 })] });
    expect(answer.status).toBe(200);
    expect(answer.body.Payments.map((payment) => payment.Amount)).toEqual([1234.567, 1]);
    const created = answer.body.Payments[0];
    expect(created).toMatchObject({
      Reference: "R1",
      Date: "2026-10-31",
      BankAmount: 2469.13,
      Status: "AUTHORISED",
      StatusAttributeString: "OK",
      PaymentType: "ACCRECPAYMENT",
      UpdatedDateUTC: new Date(families.clock.now()).toISOString(),
      Invoice: { InvoiceNumber: invoiceNumberOf(person(0)) },
    });
    const { StatusAttributeString: _, ...payment } = created ?? {};
    expect(one(await get(`/Payments/${created?.PaymentID}`))).toEqual(payment);
    expect(Check(accounting.operations.createPayments.spec.returns, answer.body)).toBe(true);
  });

  it("sets today's date on a payment without a date", async () => {
    const today = new Date(families.clock.now()).toISOString().slice(0, 10);
    expect(one(await put({ Payments: [aPayment()] })).Date).toBe(today);
  });

  it("needs a body with payments (D3-057)", async () => {
    const bare = await ask("PUT", "/Payments");
    expect([bare.status, bare.body.Message]).toEqual([400, "A body is required"]);
    expect((await put({})).status).toBe(400);
    expect((await put({ Payments: [] })).status).toBe(400);
  });

  it.each([
    ["no amount", { Amount: undefined }, "Amount must be greater than zero"],
    ["an amount of zero", { Amount: 0 }, "Amount must be greater than zero"],
    ["a negative amount", { Amount: -1 }, "Amount must be greater than zero"],
    ["no account", { Account: undefined }, "Account is required: give its AccountID or Code"],
    ["an empty account", { Account: {} }, "Account is required: give its AccountID or Code"],
    ["an unknown account", { Account: { Code: "none" } }, "Account could not be found"],
    ["no invoice", { Invoice: undefined }, "Invoice is required: give its InvoiceID or InvoiceNumber"],
    ["an unknown invoice", { Invoice: { InvoiceNumber: "none" } }, "Invoice could not be found"],
    ["a day that is none", { Date: "31/10/2026" }, "Date must be a day such as 2026-10-31"],
    ["a rate of zero", { CurrencyRate: 0 }, "CurrencyRate must be greater than zero"],
    ["an id of its own", { PaymentID: "1" }, "PaymentID is given to a payment, not taken from it"],
    ["a status of its own", { Status: "DELETED" }, "A payment is created with Status AUTHORISED"],
  ])(
    "refuses a payment with %s with 400, and creates nothing beside it (D3-058)",
    async (_, changes, reason) => {
      const before = count();
      const refused = { ...aPayment(), ...changes };
      const { status, body } = await put({ Payments: [aPayment(), refused] });
      expect(status).toBe(400);
      expect(body).toMatchObject({ ErrorNumber: 400, Type: "ValidationException" });
      expect(body.Elements).toEqual([
        {
          ...JSON.parse(JSON.stringify(refused)),
          StatusAttributeString: "ERROR",
          ValidationErrors: [{ Message: reason }],
        },
      ]);
      expect(accounting.errors.read(body)).toMatchObject({
        message: `Nothing was created: ${reason}`,
        code: "ValidationException",
      });
      expect(count()).toBe(before);
    },
  );

  it("takes summarizeErrors as a boolean, true when absent (D3-059, D3-083)", async () => {
    const batch = { Payments: [aPayment(), aPayment({ Amount: 0 })] };
    for (const query of ["", "?summarizeErrors=true"]) expect((await put(batch, query)).status).toBe(400);
    expect((await put(batch, "?summarizeErrors=false")).status).toBe(200);
  });

  it("finds every member optional by shape: missing members are reported payment by payment (D3-061)", async () => {
    const { status, body } = await put({ Payments: [{ Amount: 1 }, {}] }, "?summarizeErrors=false");
    expect([status, body.Payments.length]).toEqual([200, 2]);
  });

  it.each<[what: string, sent: object, kept?: object]>([
    [
      "texts (D3-062)",
      { Code: "C", Reference: "R", Particulars: "P", Details: "D", Date: "2026-01-31", Status: "AUTHORISED" },
    ],
    // The invoice decides the direction of the payment.
    ["a type of payment (D3-062)", { PaymentType: "ACCPAYPAYMENT" }, { PaymentType: "ACCRECPAYMENT" }],
    ["numbers (D3-063)", { BankAmount: 11.11, CurrencyRate: 1.125 }],
    [
      "booleans (D3-064)",
      { IsReconciled: true, HasAccount: false },
      { IsReconciled: true, HasAccount: true },
    ],
    [
      "objects and lists (D3-065)",
      {
        CreditNote: { CreditNoteNumber: "CN-1" },
        Overpayment: { OverpaymentID: "o" },
        BatchPayment: { BatchPaymentID: "b", Reference: "Batch" },
        Warnings: [{ Message: "w" }],
      },
    ],
  ])("takes %s and keeps those that it does not decide itself", async (_what, sent, kept = sent) => {
    expect(one(await put({ Payments: [aPayment(sent)] }))).toMatchObject(kept);
  });

  const allocation = { Date: "2026-10-01", Amount: 5, Invoice: { InvoiceNumber: "INV-00001" } };

  it.each(["Date", "Amount", "Invoice"])(
    "refuses an allocation without %s (D3-067, D3-087)",
    async (name) => {
      const { [name as "Date"]: _, ...rest } = allocation;
      const { status, body } = await put({
        Payments: [aPayment({ Prepayment: { Allocations: [rest as never] } })],
      });
      expect([status, body.Message]).toEqual([
        400,
        `Payments.0.Prepayment.Allocations.0.${name} is required`,
      ]);
    },
  );

  it("takes an allocation of the three, and the rest of its members (D3-068)", async () => {
    const full = {
      ...allocation,
      IsDeleted: false,
      AllocationID: "a",
      CreditNote: { CreditNoteID: "c" },
      Prepayment: { PrepaymentID: "p" },
      Overpayment: { OverpaymentID: "o" },
      StatusAttributeString: "OK",
      ValidationErrors: [{ Message: "m" }],
    };
    for (const name of ["CreditNote", "Prepayment", "Overpayment"] as const) {
      const created = one(
        await put({ Payments: [aPayment({ [name]: { Allocations: [allocation, full] } })] }),
      );
      expect(created[name]?.Allocations).toEqual([allocation, full]);
    }
  });
});

describe("an Idempotency-Key", () => {
  const keyed = (key: string, body: unknown, query = "") => put(body, query, { "Idempotency-Key": key });

  it("returns the first response again, also for refusals and mixed results (D3-053)", async () => {
    const batch = { Payments: [aPayment({ Amount: 0 }), aPayment()] };
    const refused = await keyed("refused", batch);
    expect(refused.status).toBe(400);
    expect(await keyed("refused", batch)).toEqual(refused);
    const mixed = await keyed("mixed", batch, "?summarizeErrors=false");
    const before = count();
    expect(await keyed("mixed", batch, "?summarizeErrors=false")).toEqual(mixed);
    expect(count()).toBe(before);
  });

  it("is refused with 400 for another request (D3-084)", async () => {
    await keyed("other", { Payments: [aPayment()] });
    const before = count();
    for (const [body, query] of [
      [{ Payments: [aPayment({ Amount: 99 })] }, ""],
      [{ Payments: [aPayment()] }, "?summarizeErrors=false"],
    ] as const) {
      const answer = await keyed("other", body, query);
      expect([answer.status, answer.body.Message]).toEqual([
        400,
        "This Idempotency-Key was used for another request",
      ]);
    }
    expect(count()).toBe(before);
  });

  it("has at most 128 characters (D3-054, D3-084)", async () => {
    expect((await keyed("k".repeat(128), { Payments: [aPayment()] })).status).toBe(200);
    const before = count();
    expect((await keyed("k".repeat(129), { Payments: [aPayment()] })).status).toBe(400);
    expect(count()).toBe(before);
  });

  it("is forgotten after a day (D3-084)", async () => {
    const body = { Payments: [aPayment()] };
    const first = one(await keyed("daily", body));
    families.clock.advance(24 * 3_600_000 - 1);
    expect(one(await keyed("daily", body)).PaymentID).toBe(first.PaymentID);
    families.clock.advance(1);
    expect(one(await keyed("daily", body)).PaymentID).not.toBe(first.PaymentID);
  });

  it("concerns writes only: it is declared where a write is retried with it (D3-055)", () => {
    expect(accounting.bound.createPayments.spec.idempotencyKey).toBe("Idempotency-Key");
    expect(Object.keys(accounting.bound.createPayments.headers)).toContain("Idempotency-Key");
    expect(Object.keys(accounting.bound.getPayment.headers)).toEqual(["accounting-tenant-id"]);
  });
});

it("the demo company has payments of every status and type, in currencies of 0, 2 and 3 decimals", async () => {
  const rows: Payment[] = [];
  for (const each of families.company.people.filter((who) => !hasNoInvoice(who)))
    for (let n = 0; n < 4; n++) {
      const { status, body } = await get(`/Payments/${paymentIdOf(each, n)}`);
      if (status === 200) rows.push(body.Payments[0] as Payment);
    }
  const values = (of: (row: Payment) => string) => [...new Set(rows.map(of))].sort();
  expect(values((row) => row.Status)).toEqual(["AUTHORISED", "DELETED"]);
  expect(values((row) => row.PaymentType)).toEqual(["ACCPAYPAYMENT", "ACCRECPAYMENT"]);
  expect(values((row) => row.Invoice.CurrencyCode)).toEqual(["EUR", "GBP", "JPY", "KWD", "USD"]);
  for (const name of ["Code", "Particulars", "Details", "BatchPayment", "Warnings"] as const)
    expect(rows.some((row) => row[name] !== undefined)).toBe(true);
  expect(rows.some((row) => row.Invoice.Contact.EmailAddress === undefined)).toBe(true);
});
