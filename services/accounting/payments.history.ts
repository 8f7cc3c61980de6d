/** History of payments. The service writes the records; callers only read them. */

import type { HistoryRecord, Payment, paymentOperations } from "#contracts/accounting/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import type { AccountingRequests } from "./support/requests.ts";
import { type AccountingTables, type StoredPayment, within } from "./tables.ts";

type Operations = Pick<typeof paymentOperations, "getPaymentHistory" | "createPaymentHistory">;

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

/** @throws Problem 404 if the tenant has no such payment. */
export function storedPayment({ payments }: AccountingTables, tenant: string, id: string): StoredPayment {
  const payment = payments.get(within(tenant, id));
  if (!payment) throw new Problem(404, "Payment not found");
  return payment;
}

export function historyHandlers(
  tables: AccountingTables,
  { tenantOf, once }: AccountingRequests,
): HandlersOf<Operations> {
  return {
    getPaymentHistory(input) {
      const { history } = storedPayment(tables, tenantOf(input), input.PaymentID);
      return { HistoryRecords: [...history] };
    },

    createPaymentHistory: (input) =>
      once(input, ["createPaymentHistory", input.PaymentID, input.body], () => {
        storedPayment(tables, tenantOf(input), input.PaymentID);
        throw new Problem(400, "History records cannot be created for payments");
      }),
  };
}
