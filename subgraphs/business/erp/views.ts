/** What is asked for of entities: `$select` and `$expand` from the members that are needed. */
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
} from "../../../families/erp/contract.ts";
import type { Fields } from "../../kit/loaders.ts";

/** The chosen members; everything, with all that comes expanded, where no choice was made. */
function viewOf<P extends Type.TProperties, const X extends string = never>(
  record: Type.TObject<P>,
  ...expandable: readonly X[]
) {
  const selectable = Object.keys(record.properties) as (keyof P & string)[];
  return (fields: Fields) => {
    const $expand = fields ? expandable.filter((member) => fields.has(member)) : expandable;
    return {
      ...(fields && { $select: selectable.filter((member) => fields.has(member)) }),
      ...($expand.length > 0 && { $expand }),
    };
  };
}

export const vendorView = viewOf(VendorRecord, "currency", "paymentTerm");
export const purchaseView = viewOf(VendorPurchaseRecord);
export const unitView = viewOf(UnitOfMeasureRecord);
export const timeEntryView = viewOf(TimeEntryRecord, "employee", "unitOfMeasure");
export const trialBalanceView = viewOf(TrialBalanceRecord, "account");
export const earningsView = viewOf(RetainedEarningsRecord);
export const invoiceLineView = viewOf(PurchaseInvoiceLineRecord, "unitOfMeasure");
export const memoView = viewOf(SalesCreditMemoRecord, "currency", "paymentTerm", "salesCreditMemoLines");
export const memoLineView = viewOf(SalesCreditMemoLineRecord, "unitOfMeasure");
