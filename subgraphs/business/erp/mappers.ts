/** Objects that the resolvers of each type of the family receive. */
import type {
  Employee,
  PurchaseInvoiceLine,
  RetainedEarnings,
  SalesCreditMemo,
  SalesCreditMemoLine,
  TimeEntry,
  TrialBalance,
  UnitOfMeasure,
  Vendor,
} from "#contracts/erp/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { ConnectionArgs } from "#subgraphs/kit/loading/connection.ts";

/** An entity with the id of its company. */
export type InCompany<W> = Wire<W> & {
  readonly companyId: string;
  /** True for the response of a write, in which nothing is expanded. */
  readonly asWritten?: true;
};

/** The company of the namespace field; without one, the configured company. */
export type ErpMapper = { readonly companyId: string | null | undefined };
export type ErpVendorMapper = InCompany<Vendor>;
export type ErpVendorPurchaseMapper = {
  readonly companyId: string;
  readonly vendorId: string;
  readonly vendorNumber: string;
  readonly name: string;
  readonly totalPurchaseAmount: number | null | undefined;
};
export type ErpUnitOfMeasureMapper = InCompany<UnitOfMeasure>;
export type ErpEmployeeMapper = Wire<Omit<Employee, "id">> & {
  readonly companyId: string;
  readonly employeeId: string;
  /** First page of entries, if selected beside the employee's own fields. Its rows contain those fields. */
  readonly entries?: { readonly page: ConnectionArgs; readonly members: ReadonlySet<string> } | undefined;
  /** Members to read for the entries, in addition to the selected ones. */
  readonly extraMembers?: readonly string[];
};
export type ErpTimeRegistrationEntryMapper = InCompany<TimeEntry>;
export type ErpTrialBalanceRowMapper = InCompany<TrialBalance>;
export type ErpRetainedEarningsLineMapper = InCompany<RetainedEarnings>;
export type ErpPurchaseInvoiceMapper = { readonly companyId: string; readonly invoiceId: string };
export type ErpPurchaseInvoiceLineMapper = InCompany<PurchaseInvoiceLine>;
export type ErpSalesCreditMemoMapper = InCompany<SalesCreditMemo>;
export type ErpSalesCreditMemoLineMapper = InCompany<SalesCreditMemoLine>;
/** Key of the memo after an action. The memo is read again only if it is selected. */
type MemoActionPayload = {
  readonly key?: import("#subgraphs/kit/mapping/scope-keys.ts").ScopedKey<string>;
  readonly userErrors: import("#subgraphs/kit/mapping/payloads.ts").UserError[];
};
export type PostErpSalesCreditMemoPayloadMapper = MemoActionPayload;
export type PostAndSendErpSalesCreditMemoPayloadMapper = MemoActionPayload;
export type SendErpSalesCreditMemoPayloadMapper = MemoActionPayload;
export type CancelErpSalesCreditMemoPayloadMapper = MemoActionPayload;
export type CancelAndSendErpSalesCreditMemoPayloadMapper = MemoActionPayload;
