/** Ids of the ERP's objects. They contain the company, which is part of every path. */
import { once } from "#platform/once.ts";
import { globalId, keyOf } from "#subgraphs/kit/mapping/ids.ts";
import { configuredCurrency } from "#subgraphs/kit/mapping/money.ts";
import {
  type InFamily,
  type ScopedIds,
  type ScopedKey,
  scopedIds,
  scopeOf,
} from "#subgraphs/kit/mapping/scope-keys.ts";
import type { ErpVendorPurchaseMapper } from "./mappers.ts";

/** Key of an object: its company and id, and its owner if the object is read below one. */
export type Key = ScopedKey<string>;

export const company = { parameter: "company_id", argument: "companyId" };
export const idsOf: (type: string) => ScopedIds<string> = once((type) => scopedIds(type, company));

/** Currency of amounts without one. It is configured for the configured company only. */
export const currencyOf = (erp: InFamily, companyId: string | null | undefined): string | undefined =>
  scopeOf(erp, company, companyId) === scopeOf(erp, company, undefined) ? configuredCurrency(erp) : undefined;

export type PurchaseKey = Omit<ErpVendorPurchaseMapper, "totalPurchaseAmount">;

export const purchaseId = ({ companyId, vendorId, vendorNumber, name }: PurchaseKey) =>
  globalId("ErpVendorPurchase", companyId, vendorId, vendorNumber, name);

export function purchaseKey(id: string): PurchaseKey {
  const [companyId = "", vendorId = "", vendorNumber = "", name = ""] = keyOf("ErpVendorPurchase", id, 4);
  return { companyId, vendorId, vendorNumber, name };
}

/** The ERP's id in a global id. @throws BAD_USER_INPUT for an object of another company */
export const ownId = (type: string, erp: InFamily, companyId: string, id: string, argument: string): string =>
  idsOf(type).key(erp, id, companyId, argument).upstreamId;

/** The parent of the objects of a type. */
export interface Owner {
  readonly type: string;
  /** The argument and the member of inputs that name the owner. */
  readonly argument: string;
  /** Operations below the owner. If absent, the owner is a type of the graph that changes with its parts. */
  readonly below?: {
    readonly parameter: string;
    /** The owner in the names of operations: `getEmployeeTimeRegistrationEntry`. */
    readonly prefix: string;
    readonly list: string;
  };
}

export const ownersOf: Readonly<Record<string, Owner>> = {
  ErpTimeRegistrationEntry: {
    type: "ErpEmployee",
    argument: "employeeId",
    below: { parameter: "employee_id", prefix: "Employee", list: "listEmployeeTimeRegistrationEntries" },
  },
  ErpPurchaseInvoiceLine: {
    type: "ErpPurchaseInvoice",
    argument: "invoiceId",
    below: {
      parameter: "purchaseInvoice_id",
      prefix: "PurchaseInvoice",
      list: "listPurchaseInvoicePurchaseInvoiceLines",
    },
  },
  ErpSalesCreditMemoLine: { type: "ErpSalesCreditMemo", argument: "salesCreditMemoId" },
};

/** The key of an object that an input names, with the owner if the input names one. */
export function keyIn(erp: InFamily, type: string, input: Readonly<Record<string, unknown>>): Key {
  const key = idsOf(type).key(erp, input["id"] as string, input["companyId"] as string | null | undefined);
  const owner = ownersOf[type];
  const named = owner && input[owner.argument];
  return owner && typeof named === "string"
    ? { ...key, parentId: ownId(owner.type, erp, key.scope, named, owner.argument) }
    : key;
}
