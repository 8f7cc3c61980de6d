/** The local ERP: an area a file. */
import { service } from "../kit/service.ts";
import { erp } from "./contract.ts";
import { creditMemoHandlers } from "./service/credit-memos.ts";
import { financeHandlers } from "./service/finance.ts";
import { purchaseInvoiceLineHandlers } from "./service/purchase-invoice-lines.ts";
import { timeEntryHandlers } from "./service/time-entries.ts";
import { unitOfMeasureHandlers } from "./service/units-of-measure.ts";
import { vendorHandlers } from "./service/vendors.ts";
import { erpTables } from "./tables.ts";

export const erpService = service(erp, ({ store, random }) => {
  const tables = erpTables(store);
  return {
    ...financeHandlers(tables),
    ...purchaseInvoiceLineHandlers(tables),
    ...creditMemoHandlers(tables, random),
    ...timeEntryHandlers(tables, random),
    ...unitOfMeasureHandlers(tables, random),
    ...vendorHandlers(tables, random),
  };
});
