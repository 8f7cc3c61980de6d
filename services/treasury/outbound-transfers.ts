/** Transfers to another account of the same owner. They can be listed and created only. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import type {
  FinancialAccount,
  OutboundTransfer,
  outboundTransferOperations,
} from "#contracts/treasury/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { accountToMove, need, visibleAccount } from "./support/accounts.ts";
import { begun, destinationOf, leaving, newestFirst, newId } from "./support/rows.ts";
import type { StoredOutboundTransfer, TreasuryTables } from "./tables.ts";

const TO = "destination_payment_method_data[financial_account]";

export function outboundTransferHandlers(
  tables: TreasuryTables,
  send: (transfer: StoredOutboundTransfer) => void,
): HandlersOf<typeof outboundTransferOperations> {
  const { accounts, methods, transfers } = tables;

  /** A transfer, with the full account if that is expanded. */
  const visible = (transfer: StoredOutboundTransfer, account: FinancialAccount | false): OutboundTransfer =>
    account ? { ...transfer, financial_account: account } : transfer;

  return {
    listOutboundTransfers({ financial_account, status, expand }, { now }) {
      const account = need(accounts.get(financial_account), "financial_account", financial_account);
      const expanded = Boolean(expand?.length) && visibleAccount(tables, account, null, now);
      const rows = newestFirst(transfers.by("account", financial_account), status);
      return rows.map((transfer) => visible(transfer, expanded));
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
      return visible(transfer, Boolean(body.expand?.length) && visibleAccount(tables, account, null, now));
    },
  };
}
