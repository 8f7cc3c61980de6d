import type { Input } from "#contracts/kit/contract.ts";
import { type AccountExpand, treasury } from "#contracts/treasury/index.ts";
import { type Fields, loadersOf } from "#subgraphs/kit/loading/loaders.ts";

const { each, slices } = loadersOf(treasury);

/** The financial account that lists are of. */
export const account = { parameter: "financial_account", argument: "id" };

/** Conditions of a list of payments, which are the same for all customers. */
interface PaymentListArgs {
  readonly input: Omit<Input<(typeof treasury.operations)["listOutboundPayments"]>, "customer" | "expand">;
  /** Payments have their customer, not only the customer's id. */
  readonly expands: boolean;
}

/** As `selectedMembers` has it. */
export const ACCOUNT_NUMBER = "financialAddresses.account_number";

/** By the member that is selected, what an account holds only where it is asked for. */
const expandable = [
  ["features", "features"],
  [ACCOUNT_NUMBER, "financial_addresses.aba.account_number"],
] as const;

/** Selected parts that decide how an account is read; the others always come with it. */
export const accountFields = (members: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(expandable.flatMap(([member]) => (members.has(member) ? [member] : [])));

/** Further parts of an account to request: the selected ones, or all if the selection is not known. */
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
   * Payments to customers. The list takes one customer; without one it has the payments to all. No operation
   * reads a customer: it is expanded in this list.
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
