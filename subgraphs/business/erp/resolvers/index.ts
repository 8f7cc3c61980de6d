/** The ERP in the graph, with one file per area. */
import { bookResolvers } from "./finance.ts";
import { purchaseInvoiceResolvers } from "./purchase-invoice-lines.ts";
import { creditMemoLineResolvers } from "./sales-credit-memos.lines.ts";
import { creditMemoResolvers } from "./sales-credit-memos.ts";
import { timeResolvers } from "./time-entries.ts";
import { unitResolvers } from "./units-of-measure.ts";
import { vendorResolvers } from "./vendors.ts";

export const erpResolvers = [
  { Query: { erp: (_: unknown, { companyId }: { companyId?: string | null }) => ({ companyId }) } },
  vendorResolvers,
  unitResolvers,
  timeResolvers,
  bookResolvers,
  purchaseInvoiceResolvers,
  creditMemoResolvers,
  creditMemoLineResolvers,
] as const;
