/**
 * Payments and transfers out of an account. One day after creation they are posted, or fail if the
 * balance is too low. Money that cannot arrive is returned a day later.
 */
import type { Jobs } from "#services/kit/data/jobs.ts";
import type { StoredOutboundTransfer, StoredPayment, TreasuryTables } from "#services/treasury/tables.ts";
import { arrivesAt, book } from "./accounts.ts";
import { DAY, instantOf } from "./rows.ts";

type Outflow = StoredPayment | StoredOutboundTransfer;

/** Defines the jobs of outflows. Returns the function that starts them for one outflow. */
export function outflows(tables: TreasuryTables, jobs: Jobs): (outflow: Outflow) => void {
  const { accounts, methods, payments, transfers } = tables;
  const find = (id: string): Outflow | undefined => payments.get(id) ?? transfers.get(id);
  const keep = (row: Outflow) =>
    row.object === "treasury.outbound_payment" ? payments.put(row) : transfers.put(row);

  /** Id of the receiving account in the treasury. Undefined if the money leaves the treasury. */
  const insideOf = (row: Outflow) => row.destination_payment_method_details?.financial_account?.id;

  function isRefused(row: Outflow): boolean {
    const to = insideOf(row);
    if (to !== undefined && accounts.get(to)) return arrivesAt(tables, to) === undefined;
    return methods.get(row.destination_payment_method ?? "")?.closed ?? false;
  }

  const comeBack = jobs.define("return", ({ id }: { id: string }, { now }) => {
    const row = find(id);
    if (row?.status !== "posted") return;
    const { financial_account: from, currency, amount } = row;
    book(tables, arrivesAt(tables, from)?.id ?? from, currency, amount);
    const status_transitions = { ...row.status_transitions, returned_at: instantOf(now) };
    keep({ ...row, status: "returned", returned_details: { code: "account_closed" }, status_transitions });
  });

  const arrive = jobs.define("post", ({ id }: { id: string }, { now }) => {
    const row = find(id);
    if (row?.status !== "processing") return;
    const { financial_account: from, currency, amount, status_transitions: moments } = row;
    if ((accounts.get(from)?.cash[currency] ?? 0) < amount) {
      const status_transitions = { ...moments, failed_at: instantOf(now) };
      keep({ ...row, status: "failed", failure_details: { code: "insufficient_funds" }, status_transitions });
      return;
    }
    book(tables, from, currency, -amount);
    keep({ ...row, status: "posted", status_transitions: { ...moments, posted_at: instantOf(now) } });
    const to = arrivesAt(tables, insideOf(row) ?? "");
    if (isRefused(row)) comeBack({ id }, DAY * 1000);
    else if (to) book(tables, to.id, currency, amount);
  });

  return ({ id }) => {
    arrive({ id }, DAY * 1000);
  };
}
