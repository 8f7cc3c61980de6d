import type { Input } from "#contracts/kit/contract.ts";
import { type AccountExpand, treasury } from "#contracts/treasury/index.ts";
import { type Fields, loadersOf } from "#subgraphs/kit/loading/loaders.ts";

const { each, slices } = loadersOf(treasury);

/** Parameter of lists for their financial account. */
export const account = { parameter: "financial_account", argument: "id" };

/** Conditions of a list of payments, without the customer. */
interface PaymentListArgs {
  readonly input: Omit<Input<(typeof treasury.operations)["listOutboundPayments"]>, "customer" | "expand">;
  /** True to expand customers, so that payments contain more than the customers' ids. */
  readonly expands: boolean;
}

/** The member's name in `selectedMembers`. */
export const ACCOUNT_NUMBER = "financialAddresses.account_number";

/** Members that an account has only on request: the selected member, and its name in `expand`. */
const expandable = [
  ["features", "features"],
  [ACCOUNT_NUMBER, "financial_addresses.aba.account_number"],
] as const;

/** Selected members that must be requested by `expand`; an account always has the others. */
export const accountFields = (members: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(expandable.flatMap(([member]) => (members.has(member) ? [member] : [])));

/** `expand` for the selected members, or for all if the selection is not known. */
export const accountExpand = (fields: Fields): AccountExpand =>
  expandable.flatMap(([member, name]) => (fields?.has(member) === false ? [] : [name]));

export const treasuryLoaders = {
  account: each("getFinancialAccount", {
    selective: true,
    ask: (financial_account, fields) => ({ financial_account, expand: accountExpand(fields) }),
    itemIn: (body) => body,
  }),
  features: each("getFinancialAccountFeatures", {
    ask: (financial_account) => ({ financial_account }),
    itemIn: (body) => body,
  }),
  inboundTransfer: each("getInboundTransfer", {
    ask: (id) => ({ id }),
    itemIn: (body) => body,
  }),
  payment: each("getOutboundPayment", {
    ask: (id) => ({ id }),
    itemIn: (body) => body,
  }),
  /**
   * Payments to customers. The list is of one customer, or without a customer of all. No operation reads a
   * customer, so customers are expanded in this list.
   */
  paymentsTo: slices("listOutboundPayments", {
    max: 100,
    ofAll: true,
    ask: ([customer, ...others], { input, expands }: PaymentListArgs, before) => ({
      ...input,
      ...(others.length === 0 && { customer }),
      ...(before !== undefined && { created: { ...input.created, lte: Number(before) } }),
      ...(expands && { expand: ["data.customer"] as const }),
    }),
    parentOf: ({ customer }) => (typeof customer === "object" ? customer?.id : customer),
    idOf: ({ id }) => id,
    resumeAt: ({ created }) => (created == null ? null : String(Math.floor(Date.parse(created) / 1_000))),
  }),
};
