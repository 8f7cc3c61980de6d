/** The local ERP. */
import { Problem } from "../kit/errors.ts";
import { service } from "../kit/service.ts";
import { erp, type Vendor, type VendorPurchase, type VendorPurchaseRecord } from "./contract.ts";
import { type PropertyKind, parseFilter } from "./odata-filter.ts";
import { erpTables, type KeptVendor, purchaseKey, vendorKey } from "./tables.ts";

type Selected<T> = readonly (keyof T & string)[] | null | undefined;

const vendorKinds: Readonly<Record<keyof KeptVendor["wire"], PropertyKind>> = {
  id: "guid",
  number: "text",
  displayName: "text",
  addressLine1: "text",
  city: "text",
  country: "text",
  postalCode: "text",
  phoneNumber: "text",
  email: "text",
  website: "text",
  taxRegistrationNumber: "text",
  currencyCode: "text",
  paymentTermsId: "guid",
  balance: "number",
  blocked: "text",
  lastModifiedDateTime: "instant",
};

const tagOf = ({ version, wire }: KeptVendor) =>
  `W/"${Buffer.from(`${wire.id};${version}`).toString("base64url")}"`;

/** The chosen members only; all of them when nothing is chosen. */
function pick<T extends object>(record: T, members: Selected<T>): Partial<T> {
  if (!members) return record;
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => members.some((member) => member === name)),
  ) as Partial<T>;
}

export const erpService = service(erp, ({ store }) => {
  const { companies, currencies, paymentTerms, vendors, purchases } = erpTables(store);

  function companyOf(id: string): string {
    const company = companies.get(id.toLowerCase());
    if (!company) throw new Problem(404, "The company does not exist");
    return company.id;
  }

  function vendorOf(company: string, id: string): KeptVendor {
    const vendor = vendors.get(vendorKey(companyOf(company), id));
    if (!vendor) throw new Problem(404, "The vendor does not exist");
    return vendor;
  }

  function written(
    vendor: KeptVendor,
    view: {
      $select?: Selected<KeptVendor["wire"]>;
      $expand?: readonly ("currency" | "paymentTerm")[] | null | undefined;
    } = {},
  ): Vendor {
    const { wire } = vendor;
    const currency = view.$expand?.includes("currency") && currencies.get(wire.currencyCode);
    const paymentTerm = view.$expand?.includes("paymentTerm") && paymentTerms.get(wire.paymentTermsId);
    return {
      "@odata.etag": tagOf(vendor),
      ...pick(wire, view.$select),
      id: wire.id,
      ...(currency && { currency }),
      ...(paymentTerm && { paymentTerm }),
    };
  }

  return {
    listVendors({ company_id, $filter, ...view }) {
      const rows = vendors.by("company", companyOf(company_id));
      if (!$filter) return rows.map((vendor) => written(vendor, view));
      const matches = parseFilter($filter, vendorKinds);
      return rows.filter(({ wire }) => matches(wire)).map((vendor) => written(vendor, view));
    },

    getVendor: ({ company_id, vendor_id, ...view }) => written(vendorOf(company_id, vendor_id), view),

    updateVendor(input, { now }) {
      const vendor = vendorOf(input.company_id, input.vendor_id);
      const tag = input["If-Match"];
      if (tag && tag !== "*" && tag !== tagOf(vendor))
        throw new Problem(412, "The vendor was changed since it was read: its entity tag does not match");
      const { currencyCode, paymentTermsId } = input.body;
      if (currencyCode !== undefined && !currencies.get(currencyCode))
        throw new Problem(400, "There is no such currency", { field: "currencyCode" });
      if (paymentTermsId !== undefined && !paymentTerms.get(paymentTermsId))
        throw new Problem(400, "There is no such payment term", { field: "paymentTermsId" });
      const wire = { ...vendor.wire, ...input.body, lastModifiedDateTime: new Date(now).toISOString() };
      return written(vendors.put({ ...vendor, version: vendor.version + 1, wire }));
    },

    getVendorPurchase(input): VendorPurchase {
      const purchase = purchases.get(
        purchaseKey(
          companyOf(input.company_id),
          input.vendorPurchase_vendorId,
          input.vendorPurchase_vendorNumber,
          input.vendorPurchase_name,
        ),
      );
      if (!purchase) throw new Problem(404, "The vendor purchase does not exist");
      const { vendorId, vendorNumber, name } = purchase.wire;
      const chosen: Partial<VendorPurchaseRecord> = pick(purchase.wire, input.$select);
      return { ...chosen, vendorId, vendorNumber, name };
    },
  };
});
