import { erp, kindsOf, VendorRecord } from "#contracts/erp/index.ts";
import { anyOf, odata } from "#subgraphs/kit/filters/odata.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import { emailIn, globalId, keyOf } from "#subgraphs/kit/mapping/ids.ts";
import {
  earningsIds,
  invoiceLineIds,
  memoIds,
  memoLineIds,
  purchaseKey,
  timeEntryIds,
  trialBalanceIds,
  underParentIn,
  unitIds,
  vendorIds,
} from "./ids.ts";
import type {
  ErpPurchaseInvoiceLineMapper,
  ErpRetainedEarningsLineMapper,
  ErpSalesCreditMemoLineMapper,
  ErpSalesCreditMemoMapper,
  ErpTimeRegistrationEntryMapper,
  ErpTrialBalanceRowMapper,
  ErpUnitOfMeasureMapper,
  ErpVendorMapper,
  ErpVendorPurchaseMapper,
} from "./mappers.ts";
import {
  earningsView,
  invoiceLineView,
  memoLineView,
  memoView,
  timeEntryView,
  trialBalanceView,
  unitView,
  vendorView,
} from "./views.ts";

const { batchMany, each } = loadersOf(erp);

const vendor = odata(kindsOf(VendorRecord));

/** The key of who has an address in a company. */
export const addressIn = (companyId: string, email: string) => globalId("Address", companyId, email);
function addressOf(key: string) {
  const [companyId = "", email = ""] = keyOf("Address", key, 2);
  return { companyId, email };
}

/** The ERP has no read of many keys: each is read by itself, with the members that are needed. */
export const erpLoaders = {
  vendor: each("getVendor", {
    selective: true,
    ask(id, fields) {
      const { scope, upstreamId } = vendorIds.parts(id);
      return { company_id: scope, vendor_id: upstreamId, ...vendorView(fields) };
    },
    itemIn: (body, id): ErpVendorMapper => ({ ...body, companyId: vendorIds.parts(id).scope }),
  }),
  /** By `addressIn`: with all that a vendor has, as no other list of theirs is joined. */
  vendorsByEmail: batchMany("listVendors", {
    max: 50,
    within: (key) => addressOf(key).companyId,
    ask: (keys) => ({
      company_id: addressOf(keys[0] ?? "").companyId,
      $filter: anyOf(keys.map((key) => vendor.compare("email", "eq", addressOf(key).email))),
      ...vendorView(undefined),
    }),
    keyOf({ email }, companyId) {
      const address = emailIn(email);
      return address && addressIn(companyId, address);
    },
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
  unitOfMeasure: each("getUnitOfMeasure", {
    selective: true,
    ask(id, fields) {
      const { scope, upstreamId } = unitIds.parts(id);
      return { company_id: scope, unitOfMeasure_id: upstreamId, ...unitView(fields) };
    },
    itemIn: (body, id): ErpUnitOfMeasureMapper => ({ ...body, companyId: unitIds.parts(id).scope }),
  }),
  timeEntry: each("getTimeRegistrationEntry", {
    selective: true,
    ask(id, fields) {
      const { scope, upstreamId } = timeEntryIds.parts(id);
      return { company_id: scope, timeRegistrationEntry_id: upstreamId, ...timeEntryView(fields) };
    },
    itemIn: (body, id): ErpTimeRegistrationEntryMapper => ({
      ...body,
      companyId: timeEntryIds.parts(id).scope,
    }),
  }),
  /** By `underParent`: null when the entry is another employee's. */
  employeeTimeEntry: each("getEmployeeTimeRegistrationEntry", {
    selective: true,
    ask(id, fields) {
      const { companyId, parentId, upstreamId } = underParentIn(id);
      return {
        company_id: companyId,
        employee_id: parentId,
        timeRegistrationEntry_id: upstreamId,
        ...timeEntryView(fields),
      };
    },
    itemIn: (body, id): ErpTimeRegistrationEntryMapper => ({
      ...body,
      companyId: underParentIn(id).companyId,
    }),
  }),
  trialBalance: each("getTrialBalance", {
    selective: true,
    ask(id, fields) {
      const { scope, upstreamId } = trialBalanceIds.parts(id);
      return { company_id: scope, trialBalance_number: upstreamId, ...trialBalanceView(fields) };
    },
    itemIn: (body, id): ErpTrialBalanceRowMapper => ({ ...body, companyId: trialBalanceIds.parts(id).scope }),
  }),
  retainedEarnings: each("getRetainedEarningsStatement", {
    selective: true,
    ask(id, fields) {
      const { scope, upstreamId } = earningsIds.parts(id);
      return {
        company_id: scope,
        retainedEarningsStatement_lineNumber: upstreamId,
        ...earningsView(fields),
      };
    },
    itemIn: (body, id): ErpRetainedEarningsLineMapper => ({
      ...body,
      companyId: earningsIds.parts(id).scope,
    }),
  }),
  invoiceLine: each("getPurchaseInvoiceLine", {
    selective: true,
    ask(id, fields) {
      const { scope, upstreamId } = invoiceLineIds.parts(id);
      return { company_id: scope, purchaseInvoiceLine_id: upstreamId, ...invoiceLineView(fields) };
    },
    itemIn: (body, id): ErpPurchaseInvoiceLineMapper => ({
      ...body,
      companyId: invoiceLineIds.parts(id).scope,
    }),
  }),
  /** By `underParent`: null when the line is another invoice's. */
  lineOfInvoice: each("getPurchaseInvoicePurchaseInvoiceLine", {
    selective: true,
    ask(id, fields) {
      const { companyId, parentId, upstreamId } = underParentIn(id);
      return {
        company_id: companyId,
        purchaseInvoice_id: parentId,
        purchaseInvoiceLine_id: upstreamId,
        ...invoiceLineView(fields),
      };
    },
    itemIn: (body, id): ErpPurchaseInvoiceLineMapper => ({
      ...body,
      companyId: underParentIn(id).companyId,
    }),
  }),
  creditMemo: each("getSalesCreditMemo", {
    selective: true,
    ask(id, fields) {
      const { scope, upstreamId } = memoIds.parts(id);
      return { company_id: scope, salesCreditMemo_id: upstreamId, ...memoView(fields) };
    },
    itemIn: (body, id): ErpSalesCreditMemoMapper => ({ ...body, companyId: memoIds.parts(id).scope }),
  }),
  creditMemoLine: each("getSalesCreditMemoLine", {
    selective: true,
    ask(id, fields) {
      const { scope, upstreamId } = memoLineIds.parts(id);
      return { company_id: scope, salesCreditMemoLine_id: upstreamId, ...memoLineView(fields) };
    },
    itemIn: (body, id): ErpSalesCreditMemoLineMapper => ({ ...body, companyId: memoLineIds.parts(id).scope }),
  }),
};
