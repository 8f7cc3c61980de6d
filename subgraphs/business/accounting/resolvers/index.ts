/** Resolvers of accounting, with one file per area. */
import type { Resolvers } from "#generated/business/resolvers.ts";
import { tenant } from "#subgraphs/business/accounting/ids.ts";
import { scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import { paymentResolvers } from "./payments.ts";
import { prepaymentResolvers } from "./prepayments.ts";

export const accountingResolvers = [
  {
    Query: {
      accounting(_, { tenantId }, { accounting }) {
        scopeOf(accounting, tenant, tenantId); // refuses an invalid tenant at its argument
        return { named: tenantId };
      },
    },
  } satisfies Resolvers,
  paymentResolvers,
  prepaymentResolvers,
] as const;
