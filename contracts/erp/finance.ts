/** The books, read only: trial balance and retained earnings. Amounts are in the company's currency. */
import Type from "typebox";
import { get } from "#contracts/kit/contract.ts";
import { $filter, Day, entityOf, expand, Guid, page, select } from "./common.ts";

export const accountTypes = ["Posting", "Heading", "Total", "Begin-Total", "End-Total"] as const;
export const earningsLineTypes = ["header", "detail", "total", "spacer"] as const;

const trialBalanceMembers = {
  accountId: Guid,
  accountType: Type.Enum([...accountTypes]),
  /** The account's name. */
  display: Type.String(),
  totalDebit: Type.Number(),
  totalCredit: Type.Number(),
  balanceAtDateDebit: Type.Number(),
  balanceAtDateCredit: Type.Number(),
  dateFilter: Day,
};
export const Account = Type.Object({
  id: Type.String(),
  number: Type.String(),
  displayName: Type.String(),
  category: Type.String(),
  blocked: Type.Boolean(),
});

/** A row of the trial balance: its key is the account's number. It has no entity tag. */
export const TrialBalanceRecord = Type.Object({ number: Type.String(), ...trialBalanceMembers });
export const TrialBalance = entityOf({ number: Type.String() }, trialBalanceMembers, {
  account: Account,
});

const earningsMembers = {
  display: Type.String(),
  netChange: Type.Number(),
  lineType: Type.Enum([...earningsLineTypes]),
  indentation: Type.Integer(),
  dateFilter: Day,
};
/** A line of the retained earnings statement: its key is its number. It has no entity tag. */
export const RetainedEarningsRecord = Type.Object({ lineNumber: Type.Integer(), ...earningsMembers });
export const RetainedEarnings = entityOf({ lineNumber: Type.Integer() }, earningsMembers, {});

export type Account = Type.Static<typeof Account>;
export type TrialBalanceRecord = Type.Static<typeof TrialBalanceRecord>;
export type TrialBalance = Type.Static<typeof TrialBalance>;
export type RetainedEarningsRecord = Type.Static<typeof RetainedEarningsRecord>;
export type RetainedEarnings = Type.Static<typeof RetainedEarnings>;

const balanceView = { ...expand("account"), ...select(TrialBalanceRecord.properties) };
const earningsView = select(RetainedEarningsRecord.properties);

export const financeOperations = {
  listTrialBalances: get("/companies({company_id})/trialBalance", {
    query: { $filter, ...balanceView },
    page: page(TrialBalance),
  }),
  getTrialBalance: get("/companies({company_id})/trialBalance('{trialBalance_number}')", {
    query: balanceView,
    returns: TrialBalance,
  }),
  listRetainedEarningsStatements: get("/companies({company_id})/retainedEarningsStatement", {
    query: { $filter, ...earningsView },
    page: page(RetainedEarnings),
  }),
  getRetainedEarningsStatement: get(
    "/companies({company_id})/retainedEarningsStatement({retainedEarningsStatement_lineNumber})",
    {
      segments: { retainedEarningsStatement_lineNumber: "integer" },
      query: earningsView,
      returns: RetainedEarnings,
    },
  ),
};
