import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { accounting, type NewPayment, type PaymentOutcome } from "#contracts/accounting/index.ts";
import { accountCodes, hasNoInvoice, invoiceIdOf, paymentIdOf } from "#services/demo/things/accounting.ts";
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

  it("of a batch is not deleted (D3-070)", async () => {
    const { PaymentID: id } = one(
      await put({ Payments: [aPayment({ BatchPayment: { BatchPaymentID: "b" } })] }),
    );
    expect((await ask("POST", `/Payments/${id}`, { Status: "DELETED" })).status).toBe(400);
    expect(one(await get(`/Payments/${id}`)).Status).toBe("AUTHORISED");
  });

  it("is accounting's own: /payments in lower case is another family's path (D3-003)", async () => {
    expect((await get(`/payments/${paymentIdOf(person(0))}`)).status).toBe(404);
  });
});

describe("creating payments", () => {
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
});
