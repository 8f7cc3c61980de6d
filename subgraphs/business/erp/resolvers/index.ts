/** The ERP in the graph, with one file per area. */
import { bookResolvers } from "./finance.ts";
import { purchaseInvoiceResolvers } from "./purchase-invoice-lines.ts";
import { creditMemoResolvers } from "./sales-credit-memos.ts";
import { timeResolvers } from "./time-entries.ts";
import { vendorResolvers } from "./vendors.ts";

export const erpResolvers = [
  { Query: { erp: (_: unknown, { companyId }: { companyId?: string | null }) => ({ companyId }) } },
  vendorResolvers,
  timeResolvers,
  bookResolvers,
  purchaseInvoiceResolvers,
  creditMemoResolvers,
] as const;
