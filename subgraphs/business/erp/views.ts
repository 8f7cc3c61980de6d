/** The parts of entities to request: `$select` and `$expand` from the required members. */
import type Type from "typebox";
import {
  PurchaseInvoiceLineRecord,
  RetainedEarningsRecord,
  SalesCreditMemoLineRecord,
  SalesCreditMemoRecord,
  TimeEntryRecord,
  TrialBalanceRecord,
  UnitOfMeasureRecord,
  VendorPurchaseRecord,
  VendorRecord,
} from "#contracts/erp/index.ts";
import type { Fields } from "#subgraphs/kit/loading/loaders.ts";

/** The chosen members; everything where no choice was made. */
function selectOf<P extends Type.TProperties>(record: Type.TObject<P>) {
  const selectable = Object.keys(record.properties) as (keyof P & string)[];
  return (fields: Fields) => ({
    ...(fields && { $select: selectable.filter((member) => fields.has(member)) }),
  });
}

/** The same with related records; all of them where no choice was made. */
function viewOf<P extends Type.TProperties, const X extends string>(
  record: Type.TObject<P>,
  ...expandable: readonly X[]
) {
  const select = selectOf(record);
  return (fields: Fields) => {
    const $expand = fields ? expandable.filter((member) => fields.has(member)) : expandable;
    return { ...select(fields), ...($expand.length > 0 && { $expand }) };
  };
}

export const vendorView = viewOf(VendorRecord, "currency", "paymentTerm");
export const purchaseView = selectOf(VendorPurchaseRecord);
export const unitView = selectOf(UnitOfMeasureRecord);
export const timeEntryView = viewOf(TimeEntryRecord, "employee", "unitOfMeasure");
export const trialBalanceView = viewOf(TrialBalanceRecord, "account");
export const earningsView = selectOf(RetainedEarningsRecord);
export const invoiceLineView = viewOf(PurchaseInvoiceLineRecord, "unitOfMeasure");
export const memoView = viewOf(SalesCreditMemoRecord, "currency", "paymentTerm", "salesCreditMemoLines");
export const memoLineView = viewOf(SalesCreditMemoLineRecord, "unitOfMeasure");
