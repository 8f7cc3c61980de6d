/** The ERP in the graph: an area a file. */
import { bookResolvers } from "./resolvers/books.ts";
import { creditMemoLineResolvers } from "./resolvers/credit-memo-lines.ts";
import { creditMemoResolvers } from "./resolvers/credit-memos.ts";
import { purchaseInvoiceResolvers } from "./resolvers/purchase-invoices.ts";
import { timeResolvers } from "./resolvers/time.ts";
import { unitResolvers } from "./resolvers/units.ts";
import { vendorResolvers } from "./resolvers/vendors.ts";

export const erpResolvers = [
  { Query: { erp: () => ({}) } },
  vendorResolvers,
  unitResolvers,
  timeResolvers,
  bookResolvers,
  purchaseInvoiceResolvers,
  creditMemoResolvers,
  creditMemoLineResolvers,
] as const;
