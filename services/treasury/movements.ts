/**
 * Movements of money. Transfers into an account arrive a day later, unless their source account is closed. Payments
 * to other people and transfers to accounts of the owner leave it; see `support/outflows.ts`.
 */
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { movementOperations } from "#contracts/treasury/index.ts";
import type { Jobs } from "#services/kit/data/jobs.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { accountToMove, book, conflict, existing, need, visibleAccount } from "./support/accounts.ts";
import { outflows } from "./support/outflows.ts";
import {
  begun,
  DAY,
  destinationOf,
  instantOf,
  leaving,
  newestFirst,
  newId,
  secondsOf,
} from "./support/rows.ts";
import type { StoredAccount, StoredInboundTransfer, StoredPayment, TreasuryTables } from "./tables.ts";

const TO = "destination_payment_method_data[financial_account]";

const cancelable = <Row extends StoredInboundTransfer | StoredPayment>(row: Row) => ({
  ...row,
  cancelable: row.status === "processing",
});

/** The row after its cancellation. @throws Problem 409 if it is not under way */
function canceled<Row extends StoredInboundTransfer | StoredPayment>(
  row: Row,
  noun: string,
  now: number,
): Row {
  if (row.status !== "processing") throw conflict("not_cancelable", `The ${noun} is ${row.status}`);
  const status_transitions = { ...row.status_transitions, canceled_at: instantOf(now) };
  return { ...row, status: "canceled", status_transitions };
}

export function movementHandlers(tables: TreasuryTables, jobs: Jobs): HandlersOf<typeof movementOperations> {
  const { accounts, customers, inbound, methods, payments, transfers } = tables;
  const send = outflows(tables, jobs);

  const settle = jobs.define("settle", ({ id }: { id: string }, { now }) => {
    const transfer = inbound.get(id);
    if (transfer?.status !== "processing") return;
    const { status_transitions: moments, origin_payment_method: origin, financial_account } = transfer;
    if (methods.get(origin)?.closed) {
      const status_transitions = { ...moments, failed_at: instantOf(now) };
      const failure_details = { code: "account_closed" };
      inbound.put({ ...transfer, status: "failed", failure_details, status_transitions });
      return;
    }
    book(tables, financial_account, transfer.currency, transfer.amount);
    const status_transitions = { ...moments, succeeded_at: instantOf(now) };
    inbound.put({ ...transfer, status: "succeeded", status_transitions });
  });

  const accountNamed = (id: string) => need(accounts.get(id), "financial_account", id);
  const inboundAt = (id: string, field: string) => existing(inbound.get(id), "inbound transfer", id, field);
  const paymentAt = (id: string) => existing(payments.get(id), "outbound payment", id, "id");

  /** The full account, if it is expanded. */
  const expanded = (account: StoredAccount, expand: readonly string[] | null | undefined, now: number) =>
    expand?.length ? { financial_account: visibleAccount(tables, account, null, now) } : {};

  /** A payment, with the full customer if that is expanded. */
  function visible(payment: StoredPayment, expand?: readonly string[] | null) {
    const customer = expand?.length && payment.customer !== null && customers.get(payment.customer);
    return { ...cancelable(payment), ...(customer && { customer }) };
  }

  return {
    listInboundTransfers({ financial_account, status, expand }, { now }) {
      const account = expanded(accountNamed(financial_account), expand, now);
      const rows = newestFirst(inbound.by("account", financial_account), status);
      return rows.map((transfer) => ({ ...cancelable(transfer), ...account }));
    },

    createInboundTransfer({ body }, { now }) {
      const account = accountToMove(tables, body, "inbound_flows");
      const transfer = inbound.put({
        id: newId("ibt"),
        object: "treasury.inbound_transfer",
        ...begun(body, now),
        origin_payment_method: body.origin_payment_method,
        origin_payment_method_details: methods.get(body.origin_payment_method)?.details ?? null,
        failure_details: null,
        status_transitions: { succeeded_at: null, failed_at: null, canceled_at: null },
      });
      settle({ id: transfer.id }, DAY * 1000);
      return { ...cancelable(transfer), ...expanded(account, body.expand, now) };
    },

    getInboundTransfer: ({ id }) => cancelable(inboundAt(id, "id")),

    cancelInboundTransfer: ({ inbound_transfer: id }, { now }) =>
      cancelable(inbound.put(canceled(inboundAt(id, "inbound_transfer"), "inbound transfer", now))),

    listOutboundPayments({ financial_account, status, created = {}, customer, expand }) {
      accountNamed(financial_account);
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
        .map((payment) => visible(payment, expand));
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
      return visible(payment, body.expand);
    },

    getOutboundPayment: ({ id }) => visible(paymentAt(id)),

    cancelOutboundPayment: ({ id }, { now }) =>
      visible(payments.put(canceled(paymentAt(id), "outbound payment", now))),

    listOutboundTransfers({ financial_account, status, expand }, { now }) {
      const account = expanded(accountNamed(financial_account), expand, now);
      const rows = newestFirst(transfers.by("account", financial_account), status);
      return rows.map((transfer) => ({ ...transfer, ...account }));
    },

    createOutboundTransfer({ body }, { now }) {
      const account = accountToMove(tables, body, "outbound_flows");
      const to = body.destination_payment_method_data?.financial_account;
      if (to !== undefined) need(accounts.get(to), TO, to);
      if (to === account.id) throw new Problem(400, "Money cannot go where it comes from", { field: TO });
      const transfer = transfers.put({
        id: newId("obt"),
        object: "treasury.outbound_transfer",
        ...begun(body, now),
        ...leaving(now),
        ...destinationOf(body, (id) => methods.get(id)),
      });
      send(transfer);
      return { ...transfer, ...expanded(account, body.expand, now) };
    },
  };
}
