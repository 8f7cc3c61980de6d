/** Ids of the ERP's objects: the company is part of every path, so part of every id. */
import { badInput } from "#platform/errors/catalog.ts";
import { globalId, keyOf } from "#subgraphs/kit/mapping/ids.ts";
import { type InFamily, type ScopedIds, scopedIds } from "#subgraphs/kit/mapping/scope-keys.ts";
import type { ErpVendorPurchaseMapper } from "./mappers.ts";

export const company = { parameter: "company_id", argument: "companyId" };
export const vendorIds = scopedIds("ErpVendor", company);
export const unitIds = scopedIds("ErpUnitOfMeasure", company);
export const employeeIds = scopedIds("ErpEmployee", company);
export const timeEntryIds = scopedIds("ErpTimeRegistrationEntry", company);
export const trialBalanceIds = scopedIds("ErpTrialBalanceRow", company);
export const earningsIds = scopedIds("ErpRetainedEarningsLine", company);
export const invoiceIds = scopedIds("ErpPurchaseInvoice", company);
export const invoiceLineIds = scopedIds("ErpPurchaseInvoiceLine", company);
export const memoIds = scopedIds("ErpSalesCreditMemo", company);
export const memoLineIds = scopedIds("ErpSalesCreditMemoLine", company);

export type PurchaseKey = Omit<ErpVendorPurchaseMapper, "totalPurchaseAmount">;

export const purchaseId = ({ companyId, vendorId, vendorNumber, name }: PurchaseKey) =>
  globalId("ErpVendorPurchase", companyId, vendorId, vendorNumber, name);

export function purchaseKey(id: string): PurchaseKey {
  const [companyId = "", vendorId = "", vendorNumber = "", name = ""] = keyOf("ErpVendorPurchase", id, 4);
  return { companyId, vendorId, vendorNumber, name };
}

/** The key of an entity that is requested under its parent. */
export interface UnderParent {
  readonly companyId: string;
  readonly parentId: string;
  readonly upstreamId: string;
}

interface Named {
  readonly id: string;
  readonly companyId?: string | null | undefined;
}

/** What an input names: the loader's key, and the company and the ERP's own id in it. */
export function named(ids: ScopedIds<string>, erp: InFamily, { id, companyId }: Named, argument = "id") {
  const key = ids.key(erp, id, companyId, argument);
  return { key, company_id: key.scope, upstreamId: key.upstreamId };
}

/** The ERP's own id of what another member names. @throws BAD_USER_INPUT when it is of another company */
export const ownId = (
  ids: ScopedIds<string>,
  erp: InFamily,
  companyId: string,
  id: string,
  argument: string,
): string => ids.key(erp, id, companyId, argument).upstreamId;

/** The ERP's own id of a unit of measure, where one is named. */
export const unitIn = (erp: InFamily, companyId: string, unitOfMeasureId: string | null | undefined) =>
  unitOfMeasureId == null
    ? unitOfMeasureId
    : ownId(unitIds, erp, companyId, unitOfMeasureId, "unitOfMeasureId");

/** @throws BAD_USER_INPUT for a tag that can be no state's, or when there is nothing to change */
export function checkUpdate(entityTag: string | null | undefined, body: object): void {
  if (entityTag?.trim() === "") throw badInput('"entityTag" is blank', "entityTag");
  if (Object.keys(body).length === 0) throw badInput("Nothing is to be changed", "input");
}
