/** The stand-in service of the ERP, with one file per area. */

import { erp } from "#contracts/erp/index.ts";
import { service } from "#services/kit/service.ts";
import { financeHandlers } from "./finance.ts";
import { purchaseInvoiceLineHandlers } from "./purchase-invoice-lines.ts";
import { creditMemoHandlers } from "./sales-credit-memos.ts";
import { erpTables } from "./tables.ts";
import { timeEntryHandlers } from "./time-entries.ts";
import { unitOfMeasureHandlers } from "./units-of-measure.ts";
import { vendorHandlers } from "./vendors.ts";

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
