import { erp, VendorRecord } from "../../../families/erp/contract.ts";
import { globalId, keyOf } from "../../kit/ids.ts";
import { type Fields, loadersOf } from "../../kit/loaders.ts";
import { scopedIds } from "../../kit/scope.ts";
import type { ErpVendorMapper, ErpVendorPurchaseMapper } from "./mappers.ts";

const { each } = loadersOf(erp);

/** The company: part of every path, so part of every id. */
export const company = { parameter: "company_id", argument: "companyId" };
export const vendorIds = scopedIds("ErpVendor", company);

const selectable = Object.keys(VendorRecord.properties) as (keyof VendorRecord)[];
const expandable = ["currency", "paymentTerm"] as const;

/** What is asked for of vendors: the members that are needed, or everything. */
export function vendorView(fields: Fields) {
  if (!fields) return { $expand: expandable };
  const $expand = expandable.filter((member) => fields.has(member));
  return {
    $select: selectable.filter((member) => fields.has(member)),
    ...($expand.length > 0 && { $expand }),
  };
}

type PurchaseKey = Omit<ErpVendorPurchaseMapper, "totalPurchaseAmount">;

export const purchaseId = ({ companyId, vendorId, vendorNumber, name }: PurchaseKey) =>
  globalId("ErpVendorPurchase", companyId, vendorId, vendorNumber, name);

function purchaseKey(id: string): PurchaseKey {
  const [companyId = "", vendorId = "", vendorNumber = "", name = ""] = keyOf("ErpVendorPurchase", id, 4);
  return { companyId, vendorId, vendorNumber, name };
}

export const erpLoaders = {
  vendor: each("getVendor", {
    selective: true,
    ask(id, fields) {
      const { scope, upstreamId } = vendorIds.parts(id);
      return { company_id: scope, vendor_id: upstreamId, ...vendorView(fields) };
    },
    itemIn: (body, id): ErpVendorMapper => ({ ...body, companyId: vendorIds.parts(id).scope }),
  }),
  vendorPurchase: each("getVendorPurchase", {
    ask(id) {
      const { companyId, vendorId, vendorNumber, name } = purchaseKey(id);
      return {
        company_id: companyId,
        vendorPurchase_vendorId: vendorId,
        vendorPurchase_vendorNumber: vendorNumber,
        vendorPurchase_name: name,
      };
    },
    itemIn: (body, id): ErpVendorPurchaseMapper => ({
      ...purchaseKey(id),
      totalPurchaseAmount: body.totalPurchaseAmount,
    }),
  }),
};
