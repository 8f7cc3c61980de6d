/** Payments to other people. */

import type { OutboundPayment, outboundPaymentOperations } from "#contracts/treasury/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { accountToMove, conflict, found, need } from "./support/accounts.ts";
import { begun, destinationOf, instantOf, leaving, newestFirst, newId, secondsOf } from "./support/rows.ts";
import type { StoredPayment, TreasuryTables } from "./tables.ts";

export function outboundPaymentHandlers(
  tables: TreasuryTables,
  send: (payment: StoredPayment) => void,
): HandlersOf<typeof outboundPaymentOperations> {
  const { accounts, customers, methods, payments } = tables;

  const visible = (payment: StoredPayment, expand: boolean): OutboundPayment => ({
    ...payment,
    cancelable: payment.status === "processing",
    ...(expand &&
      payment.customer !== null && { customer: customers.get(payment.customer) ?? payment.customer }),
  });

  return {
    listOutboundPayments({ financial_account, status, created = {}, customer, expand }) {
      need(accounts.get(financial_account), "financial_account", financial_account);
      if (customer) need(customers.get(customer), "customer", customer);
      const { gt, gte, lt, lte } = created ?? {};
      const rows = customer
        ? payments
            .by("customer", customer)
            .filter((payment) => payment.financial_account === financial_account)
        : payments.by("account", financial_account);
      return newestFirst(rows, status)
        .filter((payment) => {
          const at = secondsOf(Date.parse(payment.created));
          return (
            (gt === undefined || at > gt) &&
            (gte === undefined || at >= gte) &&
            (lt === undefined || at < lt) &&
            (lte === undefined || at <= lte)
          );
        })
        .map((payment) => visible(payment, Boolean(expand?.length)));
    },

    createOutboundPayment({ body }, { now }) {
      accountToMove(tables, body, "outbound_flows");
      const { customer = null, end_user_details: end } = body;
      if (customer !== null) need(customers.get(customer), "customer", customer);
      const payment = payments.put({
        id: newId("obp"),
        object: "treasury.outbound_payment",
        ...begun(body, now),
        ...leaving(now),
        ...destinationOf(body, (id) => methods.get(id)),
        customer,
        end_user_details: end ? { present: end.present, ip_address: end.ip_address ?? null } : null,
      });
      send(payment);
      return visible(payment, Boolean(body.expand?.length));
    },

    getOutboundPayment: ({ id }) => visible(found(payments.get(id), "outbound payment", id, "id"), false),

    cancelOutboundPayment({ id }, { now }) {
      const payment = found(payments.get(id), "outbound payment", id, "id");
      if (payment.status !== "processing")
        throw conflict("not_cancelable", `The outbound payment is ${payment.status}`);
      const status_transitions = { ...payment.status_transitions, canceled_at: instantOf(now) };
      return visible(payments.put({ ...payment, status: "canceled", status_transitions }), false);
    },
  };
}
