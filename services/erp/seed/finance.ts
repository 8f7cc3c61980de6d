/** Accounts, a trial balance with equal debit and credit, and the retained earnings. */

import type { RetainedEarningsRecord, TrialBalanceRecord } from "#contracts/erp/index.ts";
import { guidOf } from "#contracts/kit/guid.ts";
import type { DemoCompany } from "#services/demo/company.ts";
import { erpTables } from "#services/erp/tables.ts";
import type { SeedContext } from "#services/kit/service.ts";

const accounts = [
  { number: "1000", display: "Assets", accountType: "Heading", category: "Assets" },
  { number: "1100", display: "Cash at bank", accountType: "Posting", category: "Assets" },
  { number: "1200", display: "Receivables", accountType: "Posting", category: "Assets" },
  { number: "1300", display: "Stock", accountType: "Posting", category: "Assets" },
  { number: "2100", display: "Payables", accountType: "Posting", category: "Liabilities" },
  { number: "2200", display: "Tax payable", accountType: "Posting", category: "Liabilities" },
  { number: "3000", display: "Begin-Total, Equity", accountType: "Begin-Total", category: "Equity" },
  { number: "3100", display: "Retained earnings", accountType: "Posting", category: "Equity" },
  { number: "3900", display: "End-Total, Equity", accountType: "End-Total", category: "Equity" },
  { number: "4100", display: "Sales", accountType: "Posting", category: "Income" },
  { number: "4900", display: "Credit memos", accountType: "Posting", category: "Income" },
  { number: "5100", display: "Purchases", accountType: "Posting", category: "Expenses" },
  { number: "5200", display: "Wages", accountType: "Posting", category: "Expenses" },
  { number: "5300", display: "Owner's expenses (O'Neil)", accountType: "Posting", category: "Expenses" },
  { number: "9999", display: "Total", accountType: "Total", category: "Total" },
] as const;
/** Categories that normally have a debit balance. */
const debit = new Set<string>(["Assets", "Expenses"]);

const cents = (amount: number) => Math.round(amount * 100) / 100;

export function seedBooks({ store, random, company: demo }: SeedContext<DemoCompany>, company: string): void {
  const tables = erpTables(store);
  const dateFilter = new Date(demo.today).toISOString().slice(0, 10);
  let open = 0;
  const put = (wire: TrialBalanceRecord) => tables.trialBalances.put({ company, version: 1, wire });
  const posting = accounts.filter(({ accountType }) => accountType === "Posting");
  for (const { number, display, accountType, category } of accounts) {
    const id = guidOf(`erp account ${number}`);
    tables.accounts.put({ id, number, displayName: display, category, blocked: number === "5300" });
    const row = { number, accountId: id, accountType, display, dateFilter };
    const none = { totalDebit: 0, totalCredit: 0, balanceAtDateDebit: 0, balanceAtDateCredit: 0 };
    if (accountType === "Posting") {
      // The last account takes the difference, so that debit and credit are equal.
      const last = posting.at(-1)?.number === number;
      const amount = last ? cents(-open) : random.int(10_000, 9_000_000) / 100;
      const onDebit = last ? amount >= 0 : debit.has(category);
      const size = Math.abs(amount);
      if (!last) open = cents(open + (onDebit ? size : -size));
      put(
        onDebit
          ? { ...row, ...none, totalDebit: size, balanceAtDateDebit: size }
          : { ...row, ...none, totalCredit: size, balanceAtDateCredit: size },
      );
    } else if (accountType === "Total") {
      const rows = tables.trialBalances.by("company", company).map(({ wire }) => wire);
      const sum = (side: "totalDebit" | "totalCredit") =>
        cents(rows.reduce((total, one) => total + one[side], 0));
      put({
        ...row,
        totalDebit: sum("totalDebit"),
        totalCredit: sum("totalCredit"),
        balanceAtDateDebit: sum("totalDebit"),
        balanceAtDateCredit: sum("totalCredit"),
      });
    } else put({ ...row, ...none });
  }
  seedEarnings();

  function seedEarnings(): void {
    const line = (
      display: string,
      lineType: RetainedEarningsRecord["lineType"],
      netChange: number,
      indentation = 0,
    ) => ({ display, lineType, netChange, indentation, dateFilter });
    const before = random.int(1_000_000, 5_000_000) / 100;
    const income = random.int(100_000, 900_000) / 100;
    const paid = -random.int(10_000, 90_000) / 100;
    const rows = [
      line("Retained earnings", "header", 0),
      line("At the period's start", "detail", before, 1),
      line("Net income", "detail", income, 1),
      line("Dividends", "detail", paid, 1),
      line("", "spacer", 0),
      line("At the period's end", "total", cents(before + income + paid)),
    ];
    for (const [index, wire] of rows.entries())
      tables.retainedEarnings.put({
        company,
        version: 1,
        wire: { lineNumber: (index + 1) * 10_000, ...wire },
      });
  }
}
