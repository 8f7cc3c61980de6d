/** The stand-in service of the ERP: its collections, and one file per area for the other operations. */

import { erp } from "#contracts/erp/index.ts";
import { collectionHandlers } from "#services/kit/collections.ts";
import { service } from "#services/kit/service.ts";
import { purchaseInvoiceLineHandlers } from "./purchase-invoice-lines.ts";
import { creditMemoHandlers } from "./sales-credit-memos.ts";
import { answersOf, entitySets } from "./support/entity-sets.ts";
import { erpTables } from "./tables.ts";
import { timeEntryHandlers } from "./time-entries.ts";
import { unitOfMeasureHandlers } from "./units-of-measure.ts";
import { vendorHandlers } from "./vendors.ts";

export const erpService = service(erp, ({ store, random }) => {
  const tables = erpTables(store);
  const sets = entitySets(tables);
  return {
    ...collectionHandlers(
      erp,
      {
        listTrialBalances: sets.balances,
        listRetainedEarningsStatements: sets.earnings,
        listSalesCreditMemos: sets.memos,
        listSalesCreditMemoLines: sets.memoLines,
        listTimeRegistrationEntries: sets.entries,
        listUnitsOfMeasure: sets.units,
        listVendors: sets.vendors,
      },
      answersOf(tables),
    ),
    ...purchaseInvoiceLineHandlers(tables, sets),
    ...creditMemoHandlers(tables, sets, random),
    ...timeEntryHandlers(tables, sets, random),
    ...unitOfMeasureHandlers(tables, sets, random),
    ...vendorHandlers(tables, sets, random),
  };
});
