import { erp, kindsOf, type TimeEntry, VendorRecord } from "#contracts/erp/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import { addressEndings, domainOfEmail } from "#platform/domain.ts";
import { conditionOf } from "#subgraphs/kit/filters/narrowing.ts";
import { anyOf, odata } from "#subgraphs/kit/filters/odata.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import { emailIn } from "#subgraphs/kit/mapping/ids.ts";
import type { ScopedKey } from "#subgraphs/kit/mapping/scope-keys.ts";
import type { PurchaseKey, UnderParent } from "./ids.ts";
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

const { batchMany, each } = loadersOf(erp);

const vendorKinds: Readonly<Record<string, ReturnType<typeof kindsOf>[string]>> = kindsOf(VendorRecord);
const vendor = odata(vendorKinds);

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

/** Any entry of an employee names the employee. */
const oneRow = { $top: 1 };
const employeeOnly = new Set(["id", "employee"]);

/** The ERP has no read of many keys: each is read by itself, with the members that are needed. */
export const erpLoaders = {
  vendor: each("getVendor", {
    selective: true,
    ask: ({ scope, upstreamId }: InCompany, fields) => ({
      company_id: scope,
      vendor_id: upstreamId,
      ...vendorView(fields),
    }),
    itemIn: (body, { scope }): ErpVendorMapper => ({ ...body, companyId: scope }),
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
  vendorPurchase: each("getVendorPurchase", {
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
  unitOfMeasure: each("getUnitOfMeasure", {
    selective: true,
    ask: ({ scope, upstreamId }: InCompany, fields) => ({
      company_id: scope,
      unitOfMeasure_id: upstreamId,
      ...unitView(fields),
    }),
    itemIn: (body, { scope }): ErpUnitOfMeasureMapper => ({ ...body, companyId: scope }),
  }),
  timeEntry: each("getTimeRegistrationEntry", {
    selective: true,
    ask: ({ scope, upstreamId }: InCompany, fields) => ({
      company_id: scope,
      timeRegistrationEntry_id: upstreamId,
      ...timeEntryView(fields),
    }),
    itemIn: (body, { scope }): ErpTimeRegistrationEntryMapper => ({ ...body, companyId: scope }),
  }),
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
  trialBalance: each("getTrialBalance", {
    selective: true,
    ask: ({ scope, upstreamId }: InCompany, fields) => ({
      company_id: scope,
      trialBalance_number: upstreamId,
      ...trialBalanceView(fields),
    }),
    itemIn: (body, { scope }): ErpTrialBalanceRowMapper => ({ ...body, companyId: scope }),
  }),
  retainedEarnings: each("getRetainedEarningsStatement", {
    selective: true,
    ask: ({ scope, upstreamId }: InCompany, fields) => ({
      company_id: scope,
      retainedEarningsStatement_lineNumber: upstreamId,
      ...earningsView(fields),
    }),
    itemIn: (body, { scope }): ErpRetainedEarningsLineMapper => ({ ...body, companyId: scope }),
  }),
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
  creditMemo: each("getSalesCreditMemo", {
    selective: true,
    ask: ({ scope, upstreamId }: InCompany, fields) => ({
      company_id: scope,
      salesCreditMemo_id: upstreamId,
      ...memoView(fields),
    }),
    itemIn: (body, { scope }): ErpSalesCreditMemoMapper => ({ ...body, companyId: scope }),
  }),
  creditMemoLine: each("getSalesCreditMemoLine", {
    selective: true,
    ask: ({ scope, upstreamId }: InCompany, fields) => ({
      company_id: scope,
      salesCreditMemoLine_id: upstreamId,
      ...memoLineView(fields),
    }),
    itemIn: (body, { scope }): ErpSalesCreditMemoLineMapper => ({ ...body, companyId: scope }),
  }),
};
