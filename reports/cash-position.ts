/** Cash position: balances, what moves through the financial account, and the trial balance. */
import { CashPositionDocument, type CashPositionQuery } from "./__generated__/graphql.ts";
import { defineReport, each } from "./kit/report-definition.ts";
import { category, decimal, instant, money, text } from "./kit/rows/columns.ts";

const columns = {
  part: category("Part"),
  item: text("Item"),
  status: category("Status"),
  balance: money("Balance", { total: true }),
  moneyIn: money("In", { total: true }),
  moneyOut: money("Out", { total: true }),
  debit: decimal("Debit", { total: true }),
  credit: decimal("Credit", { total: true }),
  at: instant("Of"),
  id: text("Id"),
};

const nothing = { balance: null, moneyIn: null, moneyOut: null, debit: null, credit: null };

/** Lines of the trial balance that sum up others. */
const SUMS_UP = /^(Heading|(Begin-|End-)?Total)$/i;

/** What has not arrived, or went back, moved nothing. */
const MOVED: ReadonlySet<string> = new Set(["SUCCEEDED", "POSTED"]);

type FinancialAccount = NonNullable<NonNullable<CashPositionQuery["treasury"]>["financialAccount"]>;

export const cashPosition = defineReport({
  name: "cash-position",
  title: "Cash position",
  about:
    "Bank accounts, a financial account with the transfers and payments that went through it, and the trial balance. In and Out hold what has arrived.",
  document: CashPositionDocument,
  columns,
  id: "id",
  whole: true,
  *rows({ banking, treasury, erp }) {
    for (const { id, name, status, balance, createdAt } of each(banking?.accounts?.nodes))
      yield {
        ...nothing,
        part: "bank account",
        item: name,
        status: status?.toUpperCase(),
        balance,
        at: createdAt,
        id,
      };
    if (treasury?.financialAccount) yield* movements(treasury.financialAccount);
    for (const { id, number, display, accountType, totalDebit, totalCredit, dateFilter } of each(
      erp?.trialBalance?.nodes,
    )) {
      if (SUMS_UP.test(accountType ?? "")) continue;
      const figures = { debit: totalDebit, credit: totalCredit };
      const at = dateFilter ? `${dateFilter}T00:00:00Z` : null;
      yield {
        ...nothing,
        part: "trial balance",
        item: `${number} ${display ?? ""}`.trim(),
        status: accountType,
        ...figures,
        at,
        id,
      };
    }
  },
  chart: {
    kind: "bars",
    title: "Balances by account name",
    label: "item",
    value: "balance",
    series: "status",
  },
});

function* movements(account: FinancialAccount) {
  const { nickname, status, createdAt, id } = account;
  for (const balance of each(account.balance?.cash))
    yield { ...nothing, part: "financial account", item: nickname, status, balance, at: createdAt, id };
  for (const [part, way, list] of [
    ["inbound transfer", "moneyIn", account.inboundTransfers],
    ["outbound payment", "moneyOut", account.outboundPayments],
    ["outbound transfer", "moneyOut", account.outboundTransfers],
  ] as const)
    for (const one of each(list?.nodes)) {
      const moved = MOVED.has(String(one.status)) ? one.amount : null;
      yield {
        ...nothing,
        part,
        item: one.description,
        status: one.status,
        [way]: moved,
        at: one.createdAt,
        id: one.id,
      };
    }
}
