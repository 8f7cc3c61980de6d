import type { Wire } from "../../../families/kit/contract.ts";
import { type OutboundPayment, treasury } from "../../../families/treasury/contract.ts";
import { globalId, parseGlobalId } from "../../kit/ids.ts";
import { loadersOf } from "../../kit/loaders.ts";

const { each } = loadersOf(treasury);

/** The financial account that lists are of. */
export const account = { parameter: "financial_account", argument: "id" };

/** The key of a customer that is looked up among the payments out of an account. */
export const customerKey = (paidFrom: string, customer: string) => globalId("Customer", paidFrom, customer);

export const treasuryLoaders = {
  payment: each("getOutboundPayment", {
    ask: (id) => ({ id }),
    itemIn: (body) => body,
  }),
  /** No operation reads a customer: it is expanded in the list of its payments. */
  customer: each("listOutboundPayments", {
    ask(key) {
      const [financial_account = "", customer = ""] = parseGlobalId(key)?.parts ?? [];
      return { financial_account, customer, expand: ["data.customer"] as const };
    },
    itemIn(body) {
      const customer = (body as { data?: Wire<OutboundPayment>[] | null }).data?.[0]?.customer;
      return typeof customer === "object" ? customer : null;
    },
  }),
};
