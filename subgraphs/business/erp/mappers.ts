/** What resolvers hold for each type of the family. */
import type { Currency, PaymentTerm, Vendor } from "../../../families/erp/contract.ts";
import type { Wire } from "../../../families/kit/contract.ts";
import type { Connection } from "../../kit/connection.ts";

export type ErpMapper = object;
export type ErpVendorMapper = Wire<Vendor> & {
  readonly companyId: string;
  /** The answer of a write, in which nothing is expanded. */
  readonly asWritten?: true;
};
export type ErpCurrencyMapper = Wire<Currency>;
export type ErpPaymentTermMapper = Wire<PaymentTerm>;
export type ErpVendorConnectionMapper = Connection<ErpVendorMapper>;
export type ErpVendorPurchaseMapper = {
  readonly companyId: string;
  readonly vendorId: string;
  readonly vendorNumber: string;
  readonly name: string;
  readonly totalPurchaseAmount: number | null | undefined;
};
