import type Type from "typebox";
import {
  erp,
  kindsOf,
  RetainedEarningsRecord,
  SalesCreditMemoLineRecord,
  SalesCreditMemoRecord,
  type TimeEntry,
  TimeEntryRecord,
  TrialBalanceRecord,
  UnitOfMeasureRecord,
  type VendorPurchase,
  VendorPurchaseRecord,
  VendorRecord,
} from "#contracts/erp/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import { addressEndings, domainOfEmail } from "#platform/domain.ts";
import { conditionOf } from "#subgraphs/kit/filters/narrowing.ts";
import { anyOf, odata } from "#subgraphs/kit/filters/odata.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import { emailIn } from "#subgraphs/kit/mapping/ids.ts";
import type { ScopedKey } from "#subgraphs/kit/mapping/scope-keys.ts";
import { type PurchaseKey, type UnderParent, vendorIds } from "./ids.ts";
import type {
  ErpEmployeeMapper,
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

const { batch, batchMany, each, single } = loadersOf(erp);

const entityOf = (record: Type.TObject) => {
  const kinds: Readonly<Record<string, ReturnType<typeof kindsOf>[string]>> = kindsOf(record);
  return odata(kinds);
};
const vendor = entityOf(VendorRecord);
const purchase = entityOf(VendorPurchaseRecord);

/** Who has an address in a company. */
interface AddressIn {
  readonly companyId: string;
  readonly email: string;
}

/** Whose addresses are of a domain, in a company. */
interface DomainIn {
  readonly companyId: string;
  readonly domain: string;
}

type InCompany = ScopedKey<string>;

/** Objects by their ids, out of a list of one company. An id that the ERP refuses costs no other its call. */
const byIds = {
  max: 50,
  selective: true,
  halveRefused: true,
  within: ({ scope }: InCompany) => scope,
};
const keyIn = ({ id }: { readonly id?: string | null }, companyId: string): InCompany | null =>
  id ? vendorIds.keyFor(companyId, id) : null;
const inCompany = (row: object, companyId: string) => ({ ...row, companyId });

/** The list of a company, narrowed to ids. */
function idsIn(record: Type.TObject, member = "id") {
  const entity = entityOf(record);
  return (keys: readonly InCompany[]) => ({
    company_id: keys[0]?.scope ?? "",
    $filter: conditionOf(anyOf(keys.map(({ upstreamId }) => entity.compare(member, "eq", upstreamId)))),
  });
}

/** A row of the list of purchases. */
const purchaseIn = (row: Wire<VendorPurchase>, companyId: string): ErpVendorPurchaseMapper => ({
  companyId,
  vendorId: row.vendorId ?? "",
  vendorNumber: row.vendorNumber ?? "",
  name: row.name ?? "",
  totalPurchaseAmount: row.totalPurchaseAmount,
});
const vendorsIn = idsIn(VendorRecord);
const unitsIn = idsIn(UnitOfMeasureRecord);
const timeEntriesIn = idsIn(TimeEntryRecord);
const trialBalancesIn = idsIn(TrialBalanceRecord, "number");
const earningsIn = idsIn(RetainedEarningsRecord, "lineNumber");
const memosIn = idsIn(SalesCreditMemoRecord);
const memoLinesIn = idsIn(SalesCreditMemoLineRecord);

/** Any entry of an employee names the employee. */
const oneRow = { $top: 1 };
const employeeOnly = new Set(["id", "employee"]);

/** One key is read by its own path, several by a list that is narrowed to them; both with the members that are needed. */
export const erpLoaders = {
  vendor: batch<"listVendors", ErpVendorMapper, InCompany>("listVendors", {
    ...byIds,
    ask: (keys, fields) => ({ ...vendorsIn(keys), ...vendorView(fields) }),
    toObject: inCompany,
    keyOf: keyIn,
    single: single("getVendor", {
      selective: true,
      ask: ({ scope, upstreamId }: InCompany, fields) => ({
        company_id: scope,
        vendor_id: upstreamId,
        ...vendorView(fields),
      }),
      itemIn: (body, { scope }): ErpVendorMapper => ({ ...body, companyId: scope }),
    }),
  }),
  vendorsByEmail: batchMany("listVendors", {
    max: 50,
    selective: true,
    within: ({ companyId }: AddressIn) => companyId,
    ask: (keys, fields) => ({
      company_id: keys[0]?.companyId ?? "",
      $filter: conditionOf(anyOf(keys.map(({ email }) => vendor.compare("email", "eq", email)))),
      ...vendorView(fields && new Set([...fields, "email"])),
    }),
    keyOf({ email }, companyId) {
      const address = emailIn(email);
      return address === undefined ? undefined : { companyId, email: address };
    },
  }),
  vendorsByDomain: batchMany("listVendors", {
    max: 50,
    selective: true,
    within: ({ companyId }: DomainIn) => companyId,
    ask: (keys, fields) => ({
      company_id: keys[0]?.companyId ?? "",
      $filter: conditionOf(
        anyOf(
          keys.flatMap(({ domain }) =>
            addressEndings(domain).map((ending) => vendor.text("endswith", "email", ending)),
          ),
        ),
      ),
      ...vendorView(fields && new Set([...fields, "email"])),
    }),
    keyOf({ email }, companyId) {
      const domain = domainOfEmail(email);
      return domain === undefined ? undefined : { companyId, domain };
    },
  }),
  vendorPurchase: batch<"listVendorPurchases", ErpVendorPurchaseMapper, PurchaseKey>("listVendorPurchases", {
    max: byIds.max,
    halveRefused: true,
    within: ({ companyId }: PurchaseKey) => companyId,
    ask: (keys) => ({
      company_id: keys[0]?.companyId ?? "",
      $filter: conditionOf(anyOf(keys.map(({ vendorId }) => purchase.compare("vendorId", "eq", vendorId)))),
    }),
    toObject: purchaseIn,
    keyOf: ({ totalPurchaseAmount: _, ...key }) => key,
    single: single("getVendorPurchase", {
      ask: ({ companyId, vendorId, vendorNumber, name }: PurchaseKey) => ({
        company_id: companyId,
        vendorPurchase_vendorId: vendorId,
        vendorPurchase_vendorNumber: vendorNumber,
        vendorPurchase_name: name,
      }),
      itemIn: (body, key): ErpVendorPurchaseMapper => ({
        ...key,
        totalPurchaseAmount: body.totalPurchaseAmount,
      }),
    }),
  }),
  unitOfMeasure: batch<"listUnitsOfMeasure", ErpUnitOfMeasureMapper, InCompany>("listUnitsOfMeasure", {
    ...byIds,
    ask: (keys, fields) => ({ ...unitsIn(keys), ...unitView(fields) }),
    toObject: inCompany,
    keyOf: keyIn,
    single: single("getUnitOfMeasure", {
      selective: true,
      ask: ({ scope, upstreamId }: InCompany, fields) => ({
        company_id: scope,
        unitOfMeasure_id: upstreamId,
        ...unitView(fields),
      }),
      itemIn: (body, { scope }): ErpUnitOfMeasureMapper => ({ ...body, companyId: scope }),
    }),
  }),
  timeEntry: batch<"listTimeRegistrationEntries", ErpTimeRegistrationEntryMapper, InCompany>(
    "listTimeRegistrationEntries",
    {
      ...byIds,
      ask: (keys, fields) => ({ ...timeEntriesIn(keys), ...timeEntryView(fields) }),
      toObject: inCompany,
      keyOf: keyIn,
      single: single("getTimeRegistrationEntry", {
        selective: true,
        ask: ({ scope, upstreamId }: InCompany, fields) => ({
          company_id: scope,
          timeRegistrationEntry_id: upstreamId,
          ...timeEntryView(fields),
        }),
        itemIn: (body, { scope }): ErpTimeRegistrationEntryMapper => ({ ...body, companyId: scope }),
      }),
    },
  ),
  /** Null when the entry is another employee's. */
  employeeTimeEntry: each("getEmployeeTimeRegistrationEntry", {
    selective: true,
    ask: ({ companyId, parentId, upstreamId }: UnderParent, fields) => ({
      company_id: companyId,
      employee_id: parentId,
      timeRegistrationEntry_id: upstreamId,
      ...timeEntryView(fields),
    }),
    itemIn: (body, { companyId }): ErpTimeRegistrationEntryMapper => ({ ...body, companyId }),
  }),
  /** No operation reads employees by their ids: the first of an employee's entries names the employee. */
  employee: each("listEmployeeTimeRegistrationEntries", {
    ask: ({ scope, upstreamId }: InCompany) => ({
      company_id: scope,
      employee_id: upstreamId,
      ...oneRow,
      ...timeEntryView(employeeOnly),
    }),
    itemIn(page, { scope: companyId, upstreamId: employeeId }): ErpEmployeeMapper | undefined {
      const { value } = page as { readonly value?: readonly Wire<TimeEntry>[] };
      return value && { ...value[0]?.employee, companyId, employeeId };
    },
  }),
  trialBalance: batch<"listTrialBalances", ErpTrialBalanceRowMapper, InCompany>("listTrialBalances", {
    ...byIds,
    ask: (keys, fields) => ({ ...trialBalancesIn(keys), ...trialBalanceView(fields) }),
    toObject: inCompany,
    keyOf: ({ number }, scope) => (number ? { scope, upstreamId: number } : null),
    single: single("getTrialBalance", {
      selective: true,
      ask: ({ scope, upstreamId }: InCompany, fields) => ({
        company_id: scope,
        trialBalance_number: upstreamId,
        ...trialBalanceView(fields),
      }),
      itemIn: (body, { scope }): ErpTrialBalanceRowMapper => ({ ...body, companyId: scope }),
    }),
  }),
  retainedEarnings: batch<"listRetainedEarningsStatements", ErpRetainedEarningsLineMapper, InCompany>(
    "listRetainedEarningsStatements",
    {
      ...byIds,
      ask: (keys, fields) => ({ ...earningsIn(keys), ...earningsView(fields) }),
      toObject: inCompany,
      keyOf: ({ lineNumber }, scope) =>
        lineNumber == null ? null : { scope, upstreamId: String(lineNumber) },
      single: single("getRetainedEarningsStatement", {
        selective: true,
        ask: ({ scope, upstreamId }: InCompany, fields) => ({
          company_id: scope,
          retainedEarningsStatement_lineNumber: upstreamId,
          ...earningsView(fields),
        }),
        itemIn: (body, { scope }): ErpRetainedEarningsLineMapper => ({ ...body, companyId: scope }),
      }),
    },
  ),
  invoiceLine: each("getPurchaseInvoiceLine", {
    selective: true,
    ask: ({ scope, upstreamId }: InCompany, fields) => ({
      company_id: scope,
      purchaseInvoiceLine_id: upstreamId,
      ...invoiceLineView(fields),
    }),
    itemIn: (body, { scope }): ErpPurchaseInvoiceLineMapper => ({ ...body, companyId: scope }),
  }),
  /** Null when the line is another invoice's. */
  lineOfInvoice: each("getPurchaseInvoicePurchaseInvoiceLine", {
    selective: true,
    ask: ({ companyId, parentId, upstreamId }: UnderParent, fields) => ({
      company_id: companyId,
      purchaseInvoice_id: parentId,
      purchaseInvoiceLine_id: upstreamId,
      ...invoiceLineView(fields),
    }),
    itemIn: (body, { companyId }): ErpPurchaseInvoiceLineMapper => ({ ...body, companyId }),
  }),
  creditMemo: batch<"listSalesCreditMemos", ErpSalesCreditMemoMapper, InCompany>("listSalesCreditMemos", {
    ...byIds,
    ask: (keys, fields) => ({ ...memosIn(keys), ...memoView(fields) }),
    toObject: inCompany,
    keyOf: keyIn,
    single: single("getSalesCreditMemo", {
      selective: true,
      ask: ({ scope, upstreamId }: InCompany, fields) => ({
        company_id: scope,
        salesCreditMemo_id: upstreamId,
        ...memoView(fields),
      }),
      itemIn: (body, { scope }): ErpSalesCreditMemoMapper => ({ ...body, companyId: scope }),
    }),
  }),
  creditMemoLine: batch<"listSalesCreditMemoLines", ErpSalesCreditMemoLineMapper, InCompany>(
    "listSalesCreditMemoLines",
    {
      ...byIds,
      ask: (keys, fields) => ({ ...memoLinesIn(keys), ...memoLineView(fields) }),
      toObject: inCompany,
      keyOf: keyIn,
      single: single("getSalesCreditMemoLine", {
        selective: true,
        ask: ({ scope, upstreamId }: InCompany, fields) => ({
          company_id: scope,
          salesCreditMemoLine_id: upstreamId,
          ...memoLineView(fields),
        }),
        itemIn: (body, { scope }): ErpSalesCreditMemoLineMapper => ({ ...body, companyId: scope }),
      }),
    },
  ),
};
