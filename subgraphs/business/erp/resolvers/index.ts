/** Resolvers of the ERP, with one file per area. */
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { currencyOf } from "#subgraphs/business/erp/ids.ts";
import type { ErpMapper } from "#subgraphs/business/erp/mappers.ts";
import { bookResolvers } from "./finance.ts";
import { purchaseInvoiceResolvers } from "./purchase-invoice-lines.ts";
import { creditMemoResolvers } from "./sales-credit-memos.ts";
import { timeResolvers } from "./time-entries.ts";
import { vendorResolvers } from "./vendors.ts";

export const erpResolvers = [
  {
    Erp: {
      currencyCode: ({ companyId }: ErpMapper, _args: object, { erp }: BusinessContext) =>
        currencyOf(erp, companyId) ?? null,
    },
  },
  { Query: { erp: (_: unknown, { companyId }: { companyId?: string | null }) => ({ companyId }) } },
  vendorResolvers,
  timeResolvers,
  bookResolvers,
  purchaseInvoiceResolvers,
  creditMemoResolvers,
] as const;
