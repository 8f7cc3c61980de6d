/** Payments across the families of this subgraph, and the person they belong to. */
import { badInput } from "../kit/errors.ts";
import { parseGlobalId } from "../kit/ids.ts";
import type { Resolvers } from "./__generated__/resolvers.ts";

export const paymentResolvers: Resolvers = {
  Query: {
    payment(_, { id }, { banking }) {
      const { type, parts } = parseGlobalId(id) ?? {};
      const key = parts?.length === 1 ? (parts[0] as string) : undefined;
      if (key !== undefined && type === "BankPayment") return banking.payment.load(key);
      throw badInput('"id" must be the global id of a payment', "id");
    },
  },

  Payment: {
    __resolveType: () => "BankPayment",
  },
};
