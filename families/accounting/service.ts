/** The local accounting service. */
import { createHash, randomUUID } from "node:crypto";
import { Problem } from "../kit/errors.ts";
import { service } from "../kit/service.ts";
import { accounting, type NewPayment, type Payment, type PaymentOutcome } from "./contract.ts";
import { DEFAULT_TENANT } from "./seed.ts";
import { type Answered, accountingTables, type Invoice, within } from "./tables.ts";

const KEY_LIFETIME = 24 * 3_600_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));
const digestOf = (request: unknown) =>
  createHash("sha256").update(JSON.stringify(request)).digest("base64url");

export const accountingService = service(accounting, ({ store, jobs }) => {
  const { tenants, accounts, invoices, payments, answered } = accountingTables(store);
  const forget = jobs.define("forgetKey", ({ id }: { id: string }) => answered.delete(id));

  function tenantOf(id: string | null | undefined): string {
    const tenant = tenants.get(id?.toLowerCase() ?? DEFAULT_TENANT);
    if (!tenant) throw new Problem(403, "No such tenant is open to this caller");
    return tenant.id;
  }

  const accountOf = (tenant: string, sent: NewPayment["Account"]) =>
    sent?.AccountID === undefined
      ? accounts.get(within(tenant, sent?.Code ?? ""))
      : accounts.by("id", within(tenant, sent.AccountID))[0];

  const invoiceOf = (tenant: string, sent: NewPayment["Invoice"]): Invoice | undefined =>
    sent?.InvoiceID === undefined
      ? invoices.by("number", within(tenant, sent?.InvoiceNumber ?? ""))[0]
      : invoices.get(within(tenant, sent.InvoiceID));

  /** Why a payment can not be created; empty when it can. */
  function reasonsAgainst(tenant: string, sent: NewPayment): string[] {
    const { Amount, Account, Invoice, Date: day, Status, PaymentID, CurrencyRate } = sent;
    return [
      PaymentID !== undefined && "PaymentID is given to a payment, not taken from it",
      Status !== undefined && Status !== "AUTHORISED" && "A payment is created with Status AUTHORISED",
      !(Amount !== undefined && Amount > 0) && "Amount must be greater than zero",
      CurrencyRate !== undefined && !(CurrencyRate > 0) && "CurrencyRate must be greater than zero",
      day !== undefined && !isDay(day) && "Date must be a day such as 2026-10-31",
      !Account?.AccountID && !Account?.Code
        ? "Account is required: give its AccountID or Code"
        : !accountOf(tenant, Account) && "Account could not be found",
      !Invoice?.InvoiceID && !Invoice?.InvoiceNumber
        ? "Invoice is required: give its InvoiceID or InvoiceNumber"
        : !invoiceOf(tenant, Invoice) && "Invoice could not be found",
    ].filter((reason) => typeof reason === "string");
  }

  /** @throws Error for a payment that was not checked. */
  function created(tenant: string, sent: NewPayment, now: number): Payment {
    const account = accountOf(tenant, sent.Account);
    const invoice = invoiceOf(tenant, sent.Invoice);
    const { Amount, CurrencyRate = 1, ValidationErrors: _, ...rest } = sent;
    if (!account || !invoice || Amount === undefined) throw new Error("the payment was not checked");
    const at = new Date(now).toISOString();
    return {
      ...rest,
      PaymentID: randomUUID(),
      Date: sent.Date ?? at.slice(0, 10),
      Amount,
      BankAmount: sent.BankAmount ?? Number((Amount / CurrencyRate).toFixed(2)),
      CurrencyRate,
      PaymentType: invoice.sale ? "ACCRECPAYMENT" : "ACCPAYPAYMENT",
      Status: "AUTHORISED",
      IsReconciled: sent.IsReconciled ?? false,
      HasAccount: true,
      Account: { AccountID: account.AccountID, Code: account.Code },
      Invoice: invoice.wire,
      UpdatedDateUTC: at,
    };
  }

  function create(
    tenant: string,
    sent: readonly NewPayment[],
    together: boolean,
    now: number,
  ): Pick<Answered, "status" | "Payments"> {
    const checked = sent.map((payment) => ({ payment, reasons: reasonsAgainst(tenant, payment) }));
    const refused = (payment: NewPayment, reasons: readonly string[]): PaymentOutcome => ({
      ...payment,
      StatusAttributeString: "ERROR",
      ValidationErrors: reasons.map((Message) => ({ Message })),
    });
    if (together && checked.some(({ reasons }) => reasons.length > 0))
      return {
        status: 400,
        Payments: checked.flatMap(({ payment, reasons }) =>
          reasons.length > 0 ? refused(payment, reasons) : [],
        ),
      };
    return {
      status: 200,
      Payments: checked.map(({ payment, reasons }) => {
        if (reasons.length > 0) return refused(payment, reasons);
        const wire = created(tenant, payment, now);
        payments.put({ tenant, wire });
        return { ...wire, StatusAttributeString: "OK" };
      }),
    };
  }

  function answer({ status, Payments }: Pick<Answered, "status" | "Payments">): {
    Payments: PaymentOutcome[];
  } {
    if (status === 200) return { Payments };
    const reason = Payments[0]?.ValidationErrors?.[0]?.Message ?? "the payments are not valid";
    throw new Problem(400, `Nothing was created: ${reason}`, { extra: { Elements: Payments } });
  }

  return {
    getPayment(input) {
      const tenant = tenantOf(input["accounting-tenant-id"]);
      const payment = payments.get(within(tenant, input.PaymentID));
      if (!payment) throw new Problem(404, "Payment not found");
      return { Payments: [payment.wire] };
    },

    createPayments(input, { now }) {
      const tenant = tenantOf(input["accounting-tenant-id"]);
      const together = input.summarizeErrors !== false;
      const sent = input.body.Payments;
      const key = input["Idempotency-Key"];
      if (key === undefined || key === null) return answer(create(tenant, sent, together, now));

      // Keys are the caller's own: compared as they are, in their tenant.
      const id = `${tenant}/${key}`;
      const request = digestOf([together, sent]);
      const before = answered.get(id);
      if (before && before.request !== request)
        throw new Problem(400, "This Idempotency-Key was used for another request");
      if (before) return answer(before);
      const first = answered.put({ id, request, ...create(tenant, sent, together, now) });
      forget({ id }, KEY_LIFETIME);
      return answer(first);
    },
  };
});
