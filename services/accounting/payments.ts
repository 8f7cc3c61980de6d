/** Payments: created, read and deleted, and their history, whose records the service writes. */
import { randomUUID } from "node:crypto";
import type {
  HistoryRecord,
  NewPayment,
  Payment,
  PaymentOutcome,
  paymentOperations,
} from "#contracts/accounting/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import type { AccountingRequests } from "./support/requests.ts";
import { type AccountingTables, type Invoice, keyIn, type StoredPayment } from "./tables.ts";

/** A payment is deleted by an update to this status. */
const DELETED = "DELETED";
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** Builds the history record of a change of a payment. */
export function recordOf(
  changes: "Created" | "Reconciled" | "Deleted",
  { Amount, Invoice }: Pick<Payment, "Amount" | "Invoice">,
  user: string,
  at: string,
): HistoryRecord {
  return {
    User: user,
    Changes: changes,
    DateUTC: at,
    Details: `Payment of ${Amount} ${Invoice.CurrencyCode} for ${Invoice.InvoiceNumber}`,
  };
}

export function paymentHandlers(
  tables: AccountingTables,
  { tenantOf, once }: AccountingRequests,
): HandlersOf<typeof paymentOperations> {
  const { accounts, invoices, payments } = tables;

  /** @throws Problem 404 if the tenant has no such payment. */
  function storedPayment(tenant: string, id: string): StoredPayment {
    const payment = payments.get(keyIn(tenant, id));
    if (!payment) throw new Problem(404, "Payment not found");
    return payment;
  }

  const accountOf = (tenant: string, sent: NewPayment["Account"]) =>
    sent?.AccountID === undefined
      ? accounts.get(keyIn(tenant, sent?.Code ?? ""))
      : accounts.by("id", keyIn(tenant, sent.AccountID))[0];

  const invoiceOf = (tenant: string, sent: NewPayment["Invoice"]): Invoice | undefined =>
    sent?.InvoiceID === undefined
      ? invoices.by("number", keyIn(tenant, sent?.InvoiceNumber ?? ""))[0]
      : invoices.get(keyIn(tenant, sent.InvoiceID));

  /** Reasons why a payment cannot be created. Empty if it can. */
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

  /** Builds a payment. @throws Error if account, invoice or amount is missing: `reasonsAgainst` was not called. */
  function paymentOf(tenant: string, sent: NewPayment, at: string): Payment {
    const account = accountOf(tenant, sent.Account);
    const invoice = invoiceOf(tenant, sent.Invoice);
    const { Amount, CurrencyRate = 1, ValidationErrors: _, ...rest } = sent;
    if (!account || !invoice || Amount === undefined) throw new Error("the payment was not checked");
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

  const refused = (payment: NewPayment, reasons: readonly string[]): PaymentOutcome => ({
    ...payment,
    StatusAttributeString: "ERROR",
    ValidationErrors: reasons.map((Message) => ({ Message })),
  });

  /** @throws Problem 400 with the invalid payments if `together` is true. */
  function create(
    tenant: string,
    sent: readonly NewPayment[],
    together: boolean,
    { user, at }: { readonly user: string; readonly at: string },
  ): { Payments: PaymentOutcome[] } {
    const checked = sent.map((payment) => ({ payment, reasons: reasonsAgainst(tenant, payment) }));
    const wrong = checked.filter(({ reasons }) => reasons.length > 0);
    if (together && wrong[0])
      throw new Problem(400, `Nothing was created: ${wrong[0].reasons[0]}`, {
        extra: { Elements: wrong.map(({ payment, reasons }) => refused(payment, reasons)) },
      });
    return {
      Payments: checked.map(({ payment, reasons }) => {
        if (reasons.length > 0) return refused(payment, reasons);
        const wire = paymentOf(tenant, payment, at);
        payments.put({ tenant, wire, history: [recordOf("Created", wire, user, at)] });
        return { ...wire, StatusAttributeString: "OK" };
      }),
    };
  }

  return {
    getPayment: (input) => ({ Payments: [storedPayment(tenantOf(input), input.PaymentID).wire] }),

    createPayments(input, { caller, now }) {
      const tenant = tenantOf(input);
      const together = input.summarizeErrors !== false;
      const sent = input.body.Payments;
      const done = { user: caller.name, at: new Date(now).toISOString() };
      return once(input, ["createPayments", together, sent], () => create(tenant, sent, together, done));
    },

    deletePayment(input, { caller, now }) {
      const tenant = tenantOf(input);
      const { Status } = input.body;
      return once(input, ["deletePayment", input.PaymentID.toLowerCase(), Status], () => {
        const { wire: before, history } = storedPayment(tenant, input.PaymentID);
        if (Status !== DELETED) throw new Problem(400, `A payment is deleted by the Status ${DELETED}`);
        if (before.Status === DELETED) throw new Problem(400, "The payment is deleted already");
        if (before.BatchPayment) throw new Problem(400, "A payment of a batch is deleted with its batch");
        const at = new Date(now).toISOString();
        const wire = { ...before, Status: DELETED, UpdatedDateUTC: at } as const;
        payments.put({ tenant, wire, history: [...history, recordOf("Deleted", wire, caller.name, at)] });
        return { Payments: [wire] };
      });
    },

    getPaymentHistory(input) {
      const { history } = storedPayment(tenantOf(input), input.PaymentID);
      return { HistoryRecords: [...history] };
    },

    createPaymentHistory: (input) =>
      once(input, ["createPaymentHistory", input.PaymentID, input.body], () => {
        storedPayment(tenantOf(input), input.PaymentID);
        throw new Problem(400, "History records cannot be created for payments");
      }),
  };
}
