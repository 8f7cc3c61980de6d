/** Transfers into an account. The money arrives a day later, unless its source account is closed. */

import type {
  FinancialAccount,
  InboundTransfer,
  inboundTransferOperations,
} from "#contracts/treasury/index.ts";
import type { Jobs } from "#services/kit/data/jobs.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { accountToMove, book, conflict, found, need, visibleAccount } from "./support/accounts.ts";
import { begun, DAY, instantOf, newestFirst, newId } from "./support/rows.ts";
import type { StoredInboundTransfer, TreasuryTables } from "./tables.ts";

export function inboundTransferHandlers(
  tables: TreasuryTables,
  jobs: Jobs,
): HandlersOf<typeof inboundTransferOperations> {
  const { accounts, inbound, methods } = tables;

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

  /** A transfer, with the full account if that is expanded. */
  const visible = (transfer: StoredInboundTransfer, account?: FinancialAccount | false): InboundTransfer => ({
    ...transfer,
    cancelable: transfer.status === "processing",
    ...(account && { financial_account: account }),
  });

  return {
    listInboundTransfers({ financial_account, status, expand }, { now }) {
      const account = need(accounts.get(financial_account), "financial_account", financial_account);
      const expanded = Boolean(expand?.length) && visibleAccount(tables, account, null, now);
      const rows = newestFirst(inbound.by("account", financial_account), status);
      return rows.map((transfer) => visible(transfer, expanded));
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
      return visible(transfer, Boolean(body.expand?.length) && visibleAccount(tables, account, null, now));
    },

    getInboundTransfer: ({ id }) => visible(found(inbound.get(id), "inbound transfer", id, "id")),

    cancelInboundTransfer({ inbound_transfer: id }, { now }) {
      const transfer = found(inbound.get(id), "inbound transfer", id, "inbound_transfer");
      if (transfer.status !== "processing")
        throw conflict("not_cancelable", `The inbound transfer is ${transfer.status}`);
      const status_transitions = { ...transfer.status_transitions, canceled_at: instantOf(now) };
      return visible(inbound.put({ ...transfer, status: "canceled", status_transitions }));
    },
  };
}
