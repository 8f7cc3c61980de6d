/** The entity sets of the ERP, and the responses with their entities. */
import { type ErpTables, within } from "#services/erp/tables.ts";
import type { CollectionAnswers } from "#services/kit/collections.ts";
import { sentUnit } from "./defaults.ts";
import { companyOf, entitySet } from "./entity-set.ts";

interface WithUnitOfMeasure {
  readonly unitOfMeasureId: string;
}
interface WithTerms {
  readonly currencyCode: string;
  readonly paymentTermsId: string;
}

export function entitySets(tables: ErpTables) {
  const unitOfMeasure = ({ unitOfMeasureId }: WithUnitOfMeasure, company: string) =>
    sentUnit(tables, company, unitOfMeasureId);
  const terms = {
    currency: ({ currencyCode }: WithTerms) => tables.currencies.get(currencyCode),
    paymentTerm: ({ paymentTermsId }: WithTerms) => tables.paymentTerms.get(paymentTermsId),
  };
  const { creditMemoLines } = tables;
  const memoLines = entitySet(tables, "listSalesCreditMemoLines", "sales credit memo line", creditMemoLines, {
    unitOfMeasure,
  });
  return {
    balances: entitySet(tables, "listTrialBalances", "account", tables.trialBalances, {
      account: ({ number }) => tables.accounts.get(number),
    }),
    earnings: entitySet(
      tables,
      "listRetainedEarningsStatements",
      "line of the statement",
      tables.retainedEarnings,
    ),
    entries: entitySet(tables, "listTimeRegistrationEntries", "time registration entry", tables.timeEntries, {
      employee: ({ employeeId }) => tables.employees.get(employeeId),
      unitOfMeasure,
    }),
    invoiceLines: entitySet(
      tables,
      "listPurchaseInvoicePurchaseInvoiceLines",
      "purchase invoice line",
      tables.purchaseInvoiceLines,
      { unitOfMeasure },
    ),
    memoLines,
    memos: entitySet(tables, "listSalesCreditMemos", "sales credit memo", tables.creditMemos, {
      ...terms,
      salesCreditMemoLines: ({ id }) =>
        creditMemoLines.by("document", id).map((line) => memoLines.sent(line)),
    }),
    purchases: entitySet(tables, "listVendorPurchases", "vendor purchase", tables.purchases),
    units: entitySet(tables, "listUnitsOfMeasure", "unit of measure", tables.units),
    vendors: entitySet(tables, "listVendors", "vendor", tables.vendors, terms),
  };
}

export type EntitySets = ReturnType<typeof entitySets>;

/** The part of an entity set that lists and reads need. */
interface AnySet {
  get(key: string): unknown;
  list(company: string, query: object): unknown;
  sent(row: never, view: object): unknown;
}

export const answersOf = (tables: ErpTables): CollectionAnswers<AnySet> => ({
  list: (set, { company_id, ...query }) => set.list(String(company_id), query),
  one: (row, view, set) => set.sent(row as never, view),
  keyOf: (key, { company_id }) => within(companyOf(tables, String(company_id)), key),
});
