/** Fields that show whether a write succeeded, with the mutations that each field shows. */
import type { MutationOutcomes } from "#subgraphs/kit/mapping/mutation-outcomes.ts";

export const erpOutcomes: MutationOutcomes = {
  shownBy: {
    "erp.purchaseInvoice.lines": ["createErpPurchaseInvoiceLine"],
    "erp.purchaseInvoiceLine": ["updateErpPurchaseInvoiceLine", "deleteErpPurchaseInvoiceLine"],
    "erp.salesCreditMemo": [
      "updateErpSalesCreditMemo",
      "deleteErpSalesCreditMemo",
      "postErpSalesCreditMemo",
      "postAndSendErpSalesCreditMemo",
      "sendErpSalesCreditMemo",
      "cancelErpSalesCreditMemo",
      "cancelAndSendErpSalesCreditMemo",
    ],
    "erp.salesCreditMemoLine": ["updateErpSalesCreditMemoLine", "deleteErpSalesCreditMemoLine"],
    "erp.salesCreditMemoLines": ["createErpSalesCreditMemoLine"],
    "erp.salesCreditMemos": ["createErpSalesCreditMemo"],
    "erp.timeRegistrationEntries": ["createErpTimeRegistrationEntry"],
    "erp.timeRegistrationEntry": ["updateErpTimeRegistrationEntry", "deleteErpTimeRegistrationEntry"],
    "erp.unitOfMeasure": ["updateErpUnitOfMeasure", "deleteErpUnitOfMeasure"],
    "erp.unitsOfMeasure": ["createErpUnitOfMeasure"],
    "erp.vendor": ["updateErpVendor", "deleteErpVendor"],
    "erp.vendors": ["createErpVendor"],
  },
};
