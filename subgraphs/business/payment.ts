/** Payments across the families of this subgraph, and the person they belong to. */
import { badInput } from "#platform/errors/catalog.ts";
import { idOf, parseGlobalId } from "#subgraphs/kit/mapping/ids.ts";
import type { Resolvers } from "./__generated__/resolvers.ts";
import { paymentIds } from "./accounting/ids.ts";

export const paymentResolvers: Resolvers = {
  Query: {
    payment(_, { id }, { accounting, banking, treasury }, { schema }) {
      const { type = "" } = parseGlobalId(id) ?? {};
      // The type of a family that the deployment does not have is unknown.
      switch (schema.getType(type)?.name) {
        case "BankPayment":
          return banking.payment.load(idOf("BankPayment", id));
        case "AccountingPayment":
          return accounting.payment.load(paymentIds.key(accounting, id));
        case "TreasuryPayment":
          return treasury.payment.load(idOf("TreasuryPayment", id));
        default:
          throw badInput('"id" must be the global id of a payment', "id");
      }
    },
  },

  Payment: {
    __resolveType(payment) {
      if ("tenantId" in payment) return "AccountingPayment";
      return "object" in payment ? "TreasuryPayment" : "BankPayment";
    },
  },
};
