import type { Wire } from "#contracts/kit/contract.ts";
import { type AccountExpand, type OutboundPayment, treasury } from "#contracts/treasury/index.ts";
import { type Fields, loadersOf } from "#subgraphs/kit/loading/loaders.ts";

const { each } = loadersOf(treasury);

/** The financial account that lists are of. */
export const account = { parameter: "financial_account", argument: "id" };

/** A customer that is looked up among the payments out of an account. */
interface CustomerKey {
  readonly paidFrom: string;
  readonly customer: string;
}

/** As `selectedMembers` has it. */
export const ACCOUNT_NUMBER = "financialAddresses.account_number";

/** By the member that is selected, what an account holds only where it is asked for. */
const expandable = [
  ["features", "features"],
  [ACCOUNT_NUMBER, "financial_addresses.aba.account_number"],
] as const;

/** What decides how an account is read: all else comes with it anyway. */
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
  /** No operation reads a customer: it is expanded in the list of its payments. */
  customer: each("listOutboundPayments", {
    ask: ({ paidFrom, customer }: CustomerKey) => ({
      financial_account: paidFrom,
      customer,
      expand: ["data.customer"] as const,
    }),
    itemIn(body) {
      const { data } = body as { data?: Wire<OutboundPayment>[] | null };
      if (!data) return undefined;
      // Without payments nothing is known of a customer, which is no error.
      const customer = data[0]?.customer;
      return typeof customer === "object" ? customer : null;
    },
  }),
};
